import { Footprints, MessageCircle, Pencil } from "lucide-react";
import { InfoTiles } from "@/components/shared/info-tiles";

const CARDS = [
  {
    title: "Say it as it is",
    text: "A goal, a worry or a question. It does not need to be tidy.",
    Icon: MessageCircle,
  },
  {
    title: "Get small steps",
    text: "Each has a rough time. The first takes two minutes or less.",
    Icon: Footprints,
  },
  {
    title: "Make it yours",
    text: "Change, move or remove any step before it becomes your plan.",
    Icon: Pencil,
  },
] as const;

export function PlannerCards() {
  return <InfoTiles label="How it works" tiles={CARDS} />;
}
