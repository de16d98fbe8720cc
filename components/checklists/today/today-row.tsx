"use client";

import Link from "next/link";
import type { TodayControls } from "@/components/checklists/today/use-today-steps";
import { LinkPending } from "@/components/shared/link-pending";
import { Checkbox } from "@/components/ui/checkbox";
import { LIST_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { formatMinutes } from "@/lib/checklists/duration";
import { planTitle } from "@/lib/checklists/plan-title";
import { cn } from "@/lib/cn";

type TodayRowProps = { step: TodayControls["steps"][number]; onTick: TodayControls["tick"] };

export function TodayRow({ step, onTick }: TodayRowProps) {
  const { id, text, minutes, completed, checklistId, title } = step;
  const textId = `today-${id}-text`;
  return (
    <li className="flex items-start gap-1 py-1.5">
      <Checkbox
        id={`today-${id}`}
        aria-labelledby={textId}
        checked={completed}
        onChange={(event) => onTick(step, event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <label
          htmlFor={`today-${id}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 pe-2.5 pt-2"
        >
          <span
            id={textId}
            dir="auto"
            className={cn(
              "line-clamp-4 min-w-0 transition-colors [overflow-wrap:anywhere]",
              completed &&
                "text-muted-foreground line-through decoration-muted-foreground/60 decoration-1",
            )}
          >
            {text}
          </span>
          {minutes === null ? null : (
            <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
              {formatMinutes(minutes)}
            </span>
          )}
        </label>
        <Link
          href={`/my-plans/${checklistId}`}
          prefetch={false}
          className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm text-muted-foreground underline decoration-1 underline-offset-4 hover:text-foreground"
        >
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {planTitle({ id: checklistId, title }, LIST_TITLE_CHARACTERS)}
          </span>
          <LinkPending />
        </Link>
      </div>
    </li>
  );
}
