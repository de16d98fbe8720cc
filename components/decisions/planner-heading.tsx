import { BackLink } from "@/components/shared/back-link";

/** The top of every page that the planner stands on. */
export function PlannerHeading() {
  return (
    <div className="grid gap-2">
      <BackLink href="/">Home</BackLink>
      <h1 className="text-3xl sm:text-4xl">Goal Planner</h1>
      <p className="text-lg text-muted-foreground">
        Put down what is on your mind. You get steps small enough to start on.
      </p>
    </div>
  );
}
