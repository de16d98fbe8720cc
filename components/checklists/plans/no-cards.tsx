import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { type PlansView, plansAddress } from "@/lib/checklists/plans-address";

/** What a list of plans says while it holds none. */
export function NoCards({ view }: { view: PlansView }) {
  const { status, words, cursor } = view;
  if (cursor) return <Words title="There are no older plans." />;
  if (words) {
    return (
      <Words
        title={SCREEN_TEXTS.noSearchResults}
        action={
          <Link
            href={status ? plansAddress({ words }) : "/dashboard"}
            prefetch={false}
            className={buttonVariants({ variant: "outline" })}
          >
            {status ? "Search all plans" : "Back to My Plans"}
          </Link>
        }
      >
        Fewer words, or only the beginning of one, find more.
      </Words>
    );
  }
  if (status === "done") {
    return (
      <Words title="No completed plans yet.">
        A plan moves here by itself when its last task is done.
      </Words>
    );
  }
  if (status === "archived") {
    return (
      <Words title="Nothing is archived.">
        Archive a plan from its menu when it is in your way. It stays as it is.
      </Words>
    );
  }
  return (
    <Words
      title="Nothing is open right now."
      action={
        <Link href="/decision" className={buttonVariants({ variant: "outline" })}>
          New Goal
        </Link>
      }
    >
      Rest a little, or begin something small.
    </Words>
  );
}

type WordsProps = { title: string; children?: ReactNode; action?: ReactNode };

function Words({ title, children, action }: WordsProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-dashed bg-card p-6">
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{title}</p>
        {children ? <p className="text-muted-foreground">{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
