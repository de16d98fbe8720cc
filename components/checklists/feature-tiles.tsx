"use client";

import { ListTree, Star, Timer } from "lucide-react";

/** Three ways of working that the plans are made for; they inform and lead nowhere. */
const TILES = [
  {
    title: "Focus Timer",
    text: "Give one task 25 minutes, then rest for five.",
    Icon: Timer,
  },
  {
    title: "Top 3 Tasks",
    text: "Star the three that matter most today.",
    Icon: Star,
  },
  {
    title: "Goal Breakdown",
    text: "Turn a big goal into steps you can start on.",
    Icon: ListTree,
  },
] as const;

export function FeatureTiles() {
  return (
    <ul aria-label="Ways to work" className="grid gap-3 sm:grid-cols-3 sm:gap-5">
      {TILES.map(({ title, text, Icon }) => (
        <li key={title} className="flex gap-3.5 rounded-xl bg-muted p-4 sm:p-5">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
          <div>
            <h2 className="font-sans text-base font-bold tracking-normal">{title}</h2>
            <p className="text-sm text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
