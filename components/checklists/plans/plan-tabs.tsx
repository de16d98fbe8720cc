"use client";

import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { type PlansView, plansAddress } from "@/lib/checklists/plans-address";
import type { PlanStatus } from "@/lib/checklists/types";

type PlanTabsProps = { view: PlansView; hasDone: boolean; hasArchived: boolean };

type Tab = { label: string; status: PlanStatus | null };

/** Open, completed and archived plans; while words are searched for, also all of them. */
export function PlanTabs({ view, hasDone, hasArchived }: PlanTabsProps) {
  const { words, status } = view;
  const tabs: Tab[] = [
    ...(words ? [{ label: "All", status: null }] : []),
    { label: "Open", status: "open" },
    ...(hasDone || status === "done" ? [{ label: "Completed", status: "done" } as const] : []),
    ...(hasArchived || status === "archived"
      ? [{ label: "Archived", status: "archived" } as const]
      : []),
  ];
  if (!hasDone && !hasArchived && status !== "done" && status !== "archived") return null;
  return (
    <nav aria-label="Which plans">
      <ul className="flex w-fit max-w-full flex-wrap gap-1 rounded-xl bg-muted p-1">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={plansAddress({ words, status: tab.status })}
              prefetch={false}
              aria-current={tab.status === status ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg px-2.5 text-sm font-semibold text-muted-foreground no-underline transition-colors hover:text-foreground xs:px-4 aria-[current=page]:bg-card aria-[current=page]:text-foreground aria-[current=page]:shadow-lift dark:aria-[current=page]:bg-secondary"
            >
              {tab.label}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
