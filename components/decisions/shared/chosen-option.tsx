import { CoinGlyph } from "@/components/decisions/coin/coin-glyph";
import { OptionNumber } from "@/components/decisions/shared/option-number";
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
      <CoinGlyph size="large" />
    </div>
  );
}
