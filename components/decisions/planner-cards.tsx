import { Footprints, MessageCircle, Pencil } from "lucide-react";
import { InfoTiles, TILE_ICON } from "@/components/shared/info-tiles";

const CARDS = [
  {
    title: "Say it as it is",
    text: "A goal, a worry or a question. It does not need to be tidy.",
    icon: <MessageCircle aria-hidden="true" className={TILE_ICON} />,
  },
  {
    title: "Get small steps",
    text: "Each has a rough time. The first takes two minutes or less.",
    icon: <Footprints aria-hidden="true" className={TILE_ICON} />,
  },
  {
    title: "Make it yours",
    text: "Change, move or remove any step before it becomes your plan.",
    icon: <Pencil aria-hidden="true" className={TILE_ICON} />,
  },
] as const;

export function PlannerCards() {
  return <InfoTiles label="How it works" tiles={CARDS} />;
}
