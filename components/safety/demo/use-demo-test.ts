"use client";

import { useState } from "react";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import { failureReason } from "@/components/checklists/tell-failure";
import {
  type DemoKind,
  type DemoResult,
  type DemoText,
  sendTest,
} from "@/components/safety/demo/demo-requests";
import { ApiError } from "@/lib/api-client";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

/** A card's check: one at a time, with its last result or why there is none. */
export function useDemoTest(kind: DemoKind, onChecked: () => void) {
  const [result, setResult] = useState<DemoResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  async function check(text: DemoText) {
    setChecking(true);
    setProblem(null);
    try {
      setResult(await sendTest(kind, text));
      onChecked();
    } catch (error) {
      setResult(null);
      if (error instanceof ApiError && error.status === 401) showSessionEnded();
      else setProblem(failureReason(error, PLAN_PROBLEMS.unreachable));
    } finally {
      setChecking(false);
    }
  }

  return { result, problem, isChecking, check: (text: DemoText) => void check(text) };
}
