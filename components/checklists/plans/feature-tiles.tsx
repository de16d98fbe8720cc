"use client";

import { ListTree, Star, Timer } from "lucide-react";
import { InfoTiles } from "@/components/shared/info-tiles";

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
  return <InfoTiles label="Ways to work" tiles={TILES} />;
}
