"use client";

import { currentOutbox } from "@/components/offline/connection-store";
import { REFUSAL_PROBLEMS, refusalTitle } from "@/components/offline/refusal-problems";
import type { KeptWrite } from "@/components/offline/waiting-writes";
import { Button } from "@/components/ui/button";

/** What was done without a network and could not be done afterwards: the words come back with the reason. */
export function RefusedWrites({ writes }: { writes: readonly KeptWrite[] }) {
  return (
    <section
      aria-label={REFUSAL_PROBLEMS.label}
      className="pointer-events-auto mx-auto max-w-xl rounded-xl border bg-popover p-4 shadow-lift"
    >
      <ul className="grid divide-y">
        {writes.map((write) => (
          <li key={write.key} className="grid gap-2 py-2">
            <p role="alert" className="grid gap-1">
              <span className="font-semibold">{refusalTitle(write)}</span>
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {write.text}
              </span>
              <span className="text-sm text-muted-foreground">{write.refusal?.reason}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                onClick={() => void navigator.clipboard?.writeText(write.text)}
              >
                Copy the text
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => void currentOutbox()?.drop(write.order)}
              >
                Put away
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
