"use client";

import { Check, ListPlus, X } from "lucide-react";
import { useState } from "react";
import { SafetyNote } from "@/components/safety/safety-note";
import { useThoughts } from "@/components/timer/thoughts-context";
import { Card } from "@/components/ui/card";
import type { SafetyNotice } from "@/lib/safety/types";
import type { ParkedThought } from "@/lib/timer/types";

/** What came to mind while focusing, in its own quiet place; nothing of it while there is nothing. */
export function ParkedThoughts() {
  const { thoughts } = useThoughts();
  if (thoughts.length === 0) return null;
  return (
    <Card className="gap-3">
      <section aria-labelledby="parked-thoughts-title" className="contents">
        <h2 id="parked-thoughts-title" className="text-xl">
          Parked thoughts
        </h2>
        <p className="text-sm text-muted-foreground">They waited here for you. No hurry.</p>
        <ul className="grid divide-y">
          {thoughts.map((thought) => (
            <ThoughtRow key={thought.id} thought={thought} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

const ACTION =
  "inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-primary transition-colors hover:bg-accent";

function ThoughtRow({ thought }: { thought: ParkedThought }) {
  const { makeTask, resolve, remove } = useThoughts();
  const [notice, setNotice] = useState<SafetyNotice | null>(null);
  const id = `thought-${thought.id}`;
  return (
    <li className="grid gap-1 py-2">
      <p id={id} dir="auto" className="[overflow-wrap:anywhere]">
        {thought.text}
      </p>
      <div className="-mx-2.5 flex flex-wrap">
        <button
          type="button"
          aria-describedby={id}
          onClick={() => makeTask(thought, setNotice)}
          className={ACTION}
        >
          <ListPlus aria-hidden="true" className="size-4.5" />
          Make it a task
        </button>
        <button
          type="button"
          aria-describedby={id}
          onClick={() => resolve(thought)}
          className={ACTION}
        >
          <Check aria-hidden="true" className="size-4.5" />
          Done
        </button>
        <button
          type="button"
          aria-describedby={id}
          onClick={() => remove(thought)}
          className={ACTION}
        >
          <X aria-hidden="true" className="size-4.5" />
          Remove
        </button>
      </div>
      {notice ? <SafetyNote notice={notice} /> : null}
    </li>
  );
}
