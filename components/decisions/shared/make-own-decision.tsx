import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

type MakeOwnDecisionProps = {
  variant?: "default" | "outline";
  size?: "default" | "lg";
  className?: string;
};

/** The way to the planner; a visitor comes by the log-in screen. */
export function MakeOwnDecision({ variant, size, className }: MakeOwnDecisionProps) {
  return (
    <Link
      href="/decision"
      prefetch={false}
      className={buttonVariants({ variant, size, className })}
    >
      Make My Own Decision
    </Link>
  );
}
