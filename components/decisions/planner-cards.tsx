import { Footprints, MessageCircle, Pencil } from "lucide-react";

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
  return (
    <ul aria-label="How it works" className="grid gap-3 md:grid-cols-3 md:gap-5">
      {CARDS.map(({ title, text, Icon }) => (
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
