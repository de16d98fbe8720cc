import type { Ref } from "react";
import type { CoinState } from "@/components/decisions/coin/coin-state";
import { cn } from "@/lib/cn";
import { COIN_TEXTS } from "@/lib/decisions/constants";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";

/** From here on an option is a text to read rather than a word to see. Characters. */
const LONG_OPTION = 48;

const TITLES = {
  reading: COIN_TEXTS.reading,
  choosing: COIN_TEXTS.title,
  turning: COIN_TEXTS.turning,
  decided: COIN_TEXTS.title,
  gone: COIN_PROBLEMS.unknown,
} as const;

type CoinHeadingProps = { state: CoinState; ref: Ref<HTMLHeadingElement> };

/** What is happening, in one heading that keeps focus while the coin turns and lands. */
export function CoinHeading({ state, ref }: CoinHeadingProps) {
  const { phase, question, decision, isFresh } = state;
  const chosen = phase === "decided" ? (decision?.chosenOption ?? null) : null;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {phase === "choosing" || question === "" ? null : (
        <p dir="auto" className="line-clamp-4 text-muted-foreground [overflow-wrap:anywhere]">
          {question}
        </p>
      )}
      <h2 ref={ref} tabIndex={-1} className="max-w-full text-2xl outline-none">
        {chosen === null ? (
          TITLES[phase]
        ) : (
          <>
            <span className="block font-sans text-base font-semibold tracking-normal text-marigold">
              {COIN_TEXTS.chose}
            </span>{" "}
            <span
              dir="auto"
              className={cn(
                "mt-1 block [overflow-wrap:anywhere]",
                chosen.length > LONG_OPTION ? "text-2xl" : "text-4xl sm:text-5xl",
                isFresh && "animate-slide-step",
              )}
            >
              {chosen}
            </span>
          </>
        )}
      </h2>
      {phase === "choosing" ? <p className="text-muted-foreground">{COIN_TEXTS.hint}</p> : null}
      <p role="status" className="sr-only">
        {chosen !== null && isFresh ? `${COIN_TEXTS.chose}: ${chosen}` : null}
      </p>
    </div>
  );
}
