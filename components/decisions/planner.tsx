"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import { keepCoinDraft, NEW_COIN, readCoinDraft } from "@/components/decisions/coin/coin-draft";
import { CoinLoading } from "@/components/decisions/coin/coin-loading";
import { useCoinAddress } from "@/components/decisions/coin/use-coin-address";
import { GOAL_DRAFT_KEY } from "@/components/decisions/goal-draft";
import { GoalPlanner } from "@/components/decisions/goal-planner";
import type { SharedStart } from "@/components/decisions/shared-start";
import { useDraft } from "@/components/shared/use-draft";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";
import type { ReadOptions } from "@/lib/decisions/options/read-options";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";
import type { FoundDecision } from "@/lib/decisions/types";

type PlannerProps = {
  /** The decision whose coin the address names, if it names one. */
  found?: FoundDecision | null;
  shared?: SharedStart | null;
  /** Names the page's reading; see `useFreshData`. */
  stamp: string;
  children: ReactNode;
};

const CoinScreen = dynamic(loadCoinScreen, { loading: CoinLoading });

/** From words to a plan, or first from a question to what a coin chooses. The address tells which. */
export function Planner({ found = null, shared = null, stamp, children }: PlannerProps) {
  const { coin, open, settle, close } = useCoinAddress();
  const field = useRef<HTMLTextAreaElement>(null);
  const start = shared?.decision ? shared : null;
  const key = start ? `${GOAL_DRAFT_KEY}:${start.shareId}` : GOAL_DRAFT_KEY;
  const [goal, setGoal] = useDraft(key, () => field.current, start?.decision?.inputText);
  const [size, setSize] = useState<PlanSize>("steady");
  const [turnedTo, setTurnedTo] = useState<"coin" | "goal" | null>(null);
  const coinGoal = useRef<string | null>(null);
  // What landed here is newer than what the page brought along.
  const [landed, setLanded] = useState<FoundDecision | null>(null);

  async function openCoin(read: ReadOptions | null) {
    try {
      await loadCoinScreen();
    } catch (error) {
      const reason = PLAN_PROBLEMS.unreachable;
      tellFailure({
        title: COIN_PROBLEMS.unloaded,
        reason,
        error,
        retry: () => void openCoin(read),
      });
      return;
    }
    // What was typed for the coin before stays, as long as it was for the same goal.
    const from = goal.trim();
    if (readCoinDraft(NEW_COIN)?.from !== from) {
      keepCoinDraft(NEW_COIN, { ...(read ?? { question: from, options: [] }), from });
    }
    coinGoal.current = goal;
    setTurnedTo("coin");
    open();
  }

  if (coin !== null) {
    return (
      <CoinScreen
        coin={coin}
        found={landed?.id === coin ? landed : found}
        stamp={stamp}
        size={size}
        wasOpened={turnedTo === "coin"}
        onSettle={(decision) => {
          setLanded({ id: decision.id, decision });
          settle(decision.id);
        }}
        onLeave={() => {
          setTurnedTo("goal");
          close();
        }}
        onPlanned={(question) => {
          // The goal that led here is a plan now, and not waiting in the field.
          if (goal === coinGoal.current || goal.trim() === question) setGoal("");
        }}
      />
    );
  }
  return (
    <GoalPlanner
      field={field}
      goal={goal}
      onGoal={setGoal}
      size={size}
      onSize={setSize}
      draftKey={start ? `planDraft:${start.shareId}` : "planDraft"}
      shared={shared}
      wasLeft={turnedTo === "goal"}
      onCoin={(read) => void openCoin(read)}
    >
      {children}
    </GoalPlanner>
  );
}

async function loadCoinScreen() {
  return (await import("@/components/decisions/coin/coin-screen")).CoinScreen;
}
