import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Planner } from "@/components/decisions/planner";
import { PlannerCards } from "@/components/decisions/planner-cards";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = { title: "Goal Planner" };

export default function DecisionPage() {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
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
      <Planner>
        <PlannerCards />
      </Planner>
    </div>
  );
}
