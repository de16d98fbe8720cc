"use client";

import { useEffect, useRef } from "react";
import type { CoinProblem } from "@/components/decisions/coin/coin-state";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";

type CoinAlertProps = { id?: string; problem: CoinProblem | null; onRetry: () => void };

/**
 * Why the coin did not land, where the person reads it. The button that was pressed went away with
 * the turning coin: what takes focus is Retry, the field that is meant, or else these words.
 */
export function CoinAlert({ id, problem, onRetry }: CoinAlertProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (problem && problem.at === undefined) (retry.current ?? message.current)?.focus();
  }, [problem]);

  if (problem?.safety) return <SafetyNote notice={problem.safety} takesFocus />;
  return (
    <div role="alert" className="empty:hidden">
      {problem ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-clay-wash p-3">
          <p
            id={id}
            ref={message}
            tabIndex={-1}
            className="min-w-[min(14rem,100%)] flex-1 text-sm outline-none"
          >
            {problem.message}
          </p>
          {problem.canRetry ? (
            <Button ref={retry} variant="outline" size="sm" onClick={onRetry}>
              Retry
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
