"use client";

import { InfoTiles, TILE_ICON } from "@/components/shared/info-tiles";
import { LineIcon } from "@/components/ui/line-icon";

const TIMER_ICON = "M10 2h4M12 14l3-3M20 14a8 8 0 1 1-16 0 8 8 0 0 1 16 0z";
const STAR_ICON =
  "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z";
const LIST_TREE_ICON = "M8 5h13M13 12h8M13 19h8M3 10a2 2 0 0 0 2 2h3M3 5v12a2 2 0 0 0 2 2h3";

/** Three ways of working that the plans are made for; they inform and lead nowhere. */
const TILES = [
  {
    title: "Focus Timer",
    text: "Give one task 25 minutes, then rest for five.",
    icon: <LineIcon path={TIMER_ICON} className={TILE_ICON} />,
  },
  {
    title: "Top 3 Tasks",
    text: "Star the three that matter most today.",
    icon: <LineIcon path={STAR_ICON} className={TILE_ICON} />,
  },
  {
    title: "Goal Breakdown",
    text: "Turn a big goal into steps you can start on.",
    icon: <LineIcon path={LIST_TREE_ICON} className={TILE_ICON} />,
  },
] as const;

export function FeatureTiles() {
  return <InfoTiles label="Ways to work" tiles={TILES} />;
}
