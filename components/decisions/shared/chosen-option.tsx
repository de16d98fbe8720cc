import { OptionNumber } from "@/components/decisions/shared/option-number";
import { Mark } from "@/components/shared/mark";
import { directionOf } from "@/lib/right-to-left";

type ChosenOptionProps = { number: number | null; text: string };

/** What the coin chose. */
export function ChosenOption({ number, text }: ChosenOptionProps) {
  return (
    <div
      dir={directionOf(text)}
      className="flex items-center gap-4 rounded-xl bg-primary px-5 py-5 text-primary-foreground shadow-lift"
    >
      {number === null ? null : <OptionNumber number={number} />}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <p className="text-sm font-semibold">The coin chose</p>
        <p className="text-xl font-bold [overflow-wrap:anywhere] sm:text-2xl">{text}</p>
      </div>
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full border-3 border-marigold bg-marigold-bright text-ink sm:size-16 dark:text-paper"
      >
        <Mark className="size-6 sm:size-8" />
      </span>
    </div>
  );
}
