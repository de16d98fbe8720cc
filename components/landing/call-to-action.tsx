import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

/** The last section: its upper edge goes down in steps, as the mark does. */
export function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="bg-primary text-primary-foreground [clip-path:polygon(0_0,25%_0,25%_1.5rem,50%_1.5rem,50%_3rem,75%_3rem,75%_4.5rem,100%_4.5rem,100%_100%,0_100%)] dark:bg-secondary dark:text-foreground"
    >
      <div className="page-gutter mx-auto grid max-w-page gap-6 pt-28 pb-20 sm:pb-24">
        <h2 id="start" className="max-w-[20ch] text-3xl sm:text-4xl">
          You do not need a better day. You need one step.
        </h2>
        <p className="max-w-[50ch] text-lg">
          Keep your plans and come back to them any day. The Free Plan has no time limit.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link
            href="/signup"
            prefetch={false}
            className={cn(
              buttonVariants({ size: "lg" }),
              "bg-card text-foreground outline-offset-4 outline-current hover:bg-muted dark:bg-primary dark:text-primary-foreground dark:hover:bg-primary-strong",
            )}
          >
            Start Free Today
          </Link>
          <Link
            href="/auth"
            prefetch={false}
            className={cn(
              buttonVariants({ variant: "outline", size: "lg" }),
              "border-current bg-transparent text-current outline-current hover:bg-transparent hover:underline",
            )}
          >
            Sign In
          </Link>
        </div>
      </div>
    </section>
  );
}
