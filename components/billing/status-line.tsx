import { Spinner } from "@/components/ui/spinner";

type StatusLineProps = { status: "Active" | "Confirming..." };

/** Document 2, section 2, "Premium success page". Read out when it changes. */
export function StatusLine({ status }: StatusLineProps) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-lg bg-water-wash px-4 py-3 font-semibold text-secondary-foreground"
    >
      {status === "Active" ? null : <Spinner />}
      {`Subscription Status: ${status}`}
    </p>
  );
}
