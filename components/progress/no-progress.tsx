import Link from "next/link";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

/** Before the first tick. */
export function NoProgress() {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed bg-card px-5 py-10 text-center sm:py-14">
      <Scene name="bucket" />
      <h2 className="text-2xl sm:text-3xl">What you finish gathers here</h2>
      <p className="max-w-md text-muted-foreground">
        Tick a task or focus for a while, and this page begins to fill. It only ever adds up: there
        are no streaks to break and nothing to catch up with.
      </p>
      <Link href="/dashboard" className={buttonVariants({ size: "lg", className: "mt-2" })}>
        Go to My Plans
      </Link>
    </div>
  );
}
