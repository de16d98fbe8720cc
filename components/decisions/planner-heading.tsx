import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

/** The top of every page that the planner stands on. */
export function PlannerHeading() {
  return (
    <div className="grid gap-2">
      <Link
        href="/"
        prefetch={false}
        className={buttonVariants({ variant: "ghost", size: "sm", className: "-ms-3.5 w-fit" })}
      >
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        Home
      </Link>
      <h1 className="text-3xl sm:text-4xl">Goal Planner</h1>
      <p className="text-lg text-muted-foreground">
        Put down what is on your mind. You get steps small enough to start on.
      </p>
    </div>
  );
}
