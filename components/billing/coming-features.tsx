import { COMING } from "@/components/billing/benefits";

/** What is not there yet, said apart, so that nobody pays for it unknowingly. */
export function ComingFeatures() {
  return (
    <section aria-labelledby="coming" className="grid gap-3 rounded-xl bg-muted p-5 sm:p-6">
      <h2 id="coming" className="text-xl">
        On its way
      </h2>
      <p className="text-muted-foreground">
        We are still building these. They will be part of Premium, and are not in it yet.
      </p>
      <ul className="grid list-disc gap-1 pl-5 marker:text-marigold">
        {COMING.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
