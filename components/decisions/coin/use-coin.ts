"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import { useFreshData } from "@/components/checklists/state/use-fresh-data";
import { checkCoin } from "@/components/decisions/coin/check-coin";
import { keepCoinDraft, NEW_COIN, readCoinDraft } from "@/components/decisions/coin/coin-draft";
import { flipProblem, wantsOtherWords } from "@/components/decisions/coin/coin-problem";
import { askToFlip, readDecision } from "@/components/decisions/coin/coin-requests";
import {
  type CoinChange,
  type CoinState,
  changeCoin,
  foundCoin,
  wordsOf,
} from "@/components/decisions/coin/coin-state";
import { useKeptWords } from "@/components/decisions/coin/use-kept-words";
import { keepCurrentDecision } from "@/components/decisions/current-decision";
import { ApiError } from "@/lib/api-client";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";

import type { DecisionView, FoundDecision } from "@/lib/decisions/types";

type CoinOptions = {
  /** A decision's id, or `NEW_COIN`. */
  coin: string;
  /** What the page brought along. */
  found: FoundDecision | null;
  /** Names the page's reading; see `useFreshData`. */
  stamp: string;
  /** Called when the coin has landed. */
  onSettle: (decision: DecisionView) => void;
};

/** The coin's state with what changes it: by hand, by a flip, and by reading its decision anew. */
export function useCoin({ coin, found, stamp, onSettle }: CoinOptions): {
  state: CoinState;
  change: (change: CoinChange) => void;
  flip: () => void;
  /** After the decision could not be read. */
  readAgain: () => void;
} {
  const [state, change] = useReducer(changeCoin, foundCoin(coin, found));
  const latest = useRef(state);
  latest.current = state;
  const isTurning = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useKeptWords(coin, state);

  const show = useCallback(async (id: string) => {
    change({ type: "read" });
    try {
      const decision = await readDecision(id);
      change({ type: "show", decision, words: readCoinDraft(id) });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) change({ type: "lose", words: readCoinDraft(id) });
      else change({ type: "miss", problem: { message: COIN_PROBLEMS.unread, canRetry: true } });
    }
  }, []);

  useEffect(() => {
    const { decision, phase } = latest.current;
    const words = readCoinDraft(coin);
    if (coin === NEW_COIN) change({ type: "open", words });
    else if (decision?.id === coin) {
      if (words) change({ type: "show", decision, words });
    } else if (phase === "gone") change({ type: "lose", words });
    else void show(coin);
  }, [coin, show]);

  const refresh = useCallback(async () => {
    const { phase, decision } = latest.current;
    if (phase !== "decided" || !decision) return;
    try {
      change({ type: "refresh", decision: await readDecision(decision.id) });
    } catch {
      // What stands there stays; whatever is done with it will tell.
    }
  }, []);
  useFreshData(stamp, refresh);

  async function flip() {
    if (isTurning.current) return;
    const id = latest.current.decision?.id;
    const words = checkCoin(wordsOf(latest.current));
    if ("problem" in words) {
      change({ type: "fail", problem: words.problem, wantsWords: true });
      return;
    }
    isTurning.current = true;
    change({ type: "turn" });
    try {
      const { decision, safety } = await askToFlip({
        ...words,
        ...(id ? { decisionId: id } : {}),
      });
      if (!isHere.current) return;
      keepCoinDraft(coin, null);
      keepCurrentDecision(decision);
      change({ type: "land", decision, safety: safety ?? null });
      onSettle(decision);
    } catch (error) {
      if (isHere.current) explain(error, id);
    } finally {
      isTurning.current = false;
    }
  }

  /** The coin did not land: why, and what can be done. */
  function explain(error: unknown, id: string | undefined): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (id && status === 409) void show(id);
    else if (id && status === 404) change({ type: "lose", words: wordsOf(latest.current) });
    else {
      if (status === 401) showSessionEnded();
      const problem = status === 401 ? null : flipProblem(error);
      change({ type: "fail", problem, wantsWords: wantsOtherWords(error) });
    }
  }

  return { state, change, flip: () => void flip(), readAgain: () => void show(coin) };
}
