"use client";

import { type RefObject, useEffect, useRef } from "react";
import { type CoinState, wordsOf } from "@/components/decisions/coin/coin-state";

/**
 * Keeps focus where the person goes on, as the parts of the card come and go. Why a coin did not land
 * takes focus by itself. `wasOpened`: the person came here by a button of this page.
 */
export function useCoinFocus(
  card: RefObject<HTMLDivElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  state: CoinState,
  wasOpened: boolean,
): void {
  const before = useRef(state.phase);
  useEffect(() => {
    const was = before.current;
    before.current = state.phase;
    if (was === state.phase || state.problem) return;
    if (state.phase === "turning") {
      heading.current?.focus({ preventScroll: true });
      // The coin stands at the top of the card, and is what there is to see.
      card.current?.querySelector("[data-slot=coin]")?.scrollIntoView({ block: "nearest" });
    } else if (state.phase === "choosing" && was === "decided") {
      card.current?.querySelector<HTMLElement>("[data-option]")?.focus();
    } else if (state.phase === "choosing" && was === "reading" && wasOpened) {
      firstEmpty(card.current, state, heading.current)?.focus();
    } else if (state.phase === "decided" && was === "choosing") heading.current?.focus();
  }, [state, wasOpened, card, heading]);
}

/** The field that is still to be written; where all stand there, the heading above them. */
function firstEmpty(
  card: HTMLElement | null,
  state: CoinState,
  heading: HTMLElement | null,
): HTMLElement | null {
  const { question, options } = wordsOf(state);
  if (options.every((option) => option !== "")) return heading;
  if (question === "") return card?.querySelector("textarea") ?? null;
  return card?.querySelectorAll<HTMLElement>("[data-option]")[options.indexOf("")] ?? null;
}
