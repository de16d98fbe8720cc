import Link from "next/link";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

export function NoPlans() {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed bg-card px-5 py-10 text-center sm:py-14">
      <Scene name="well" />
      <h2 className="text-2xl sm:text-3xl">Ready to Get Organized?</h2>
      <p className="max-w-md text-muted-foreground">
        Tell us one thing that is on your mind. It becomes a few small steps, and the first takes
        two minutes or less.
      </p>
      <Link href="/decision" className={buttonVariants({ size: "lg", className: "mt-2" })}>
        Create Your First Goal
      </Link>
    </div>
  );
}
