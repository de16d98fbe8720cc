"use client";

import { useEffect, useRef } from "react";
import { keepCoinDraft, readCoinDraft } from "@/components/decisions/coin/coin-draft";
import { type CoinState, wordsOf } from "@/components/decisions/coin/coin-state";

/** Keeps what is typed for a coin over a reload of this tab, until the coin has landed on it. */
export function useKeptWords(coin: string, state: CoinState): void {
  const wasTyped = useRef(false);
  useEffect(() => {
    if (state.phase === "choosing") {
      wasTyped.current = true;
      keepCoinDraft(coin, { ...readCoinDraft(coin), ...wordsOf(state) });
    } else if (state.phase === "decided" && wasTyped.current) {
      wasTyped.current = false;
      keepCoinDraft(coin, null);
    }
  }, [coin, state]);
}
