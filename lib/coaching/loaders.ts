import "server-only";
import { cache } from "react";
import { isAiConfigured } from "@/lib/ai/client";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { listCards } from "@/lib/checklists/data";
import { planTitle } from "@/lib/checklists/plan-title";
import { HISTORY_DEFAULT_LIMIT, PLAN_CHOICE_CHARACTERS, PLAN_CHOICES } from "./constants";
import { listConversations } from "./data";
import type { ConversationPage } from "./types";

/** A plan that an advice may be about. */
export type PlanChoice = { id: string; title: string; completed: number; total: number };

export type LoadedCoaching = {
  /** Newest first. */
  plans: PlanChoice[];
  sessions: ConversationPage;
  /** Whether Claude answers, and not the built-in coach. */
  hasClaude: boolean;
};

/** The signed-in person's coaching page, which is part of Premium; null for everybody else. */
export const loadCoaching = cache(async (): Promise<LoadedCoaching | null> => {
  const { user } = await requirePageSession();
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  if (!hasActiveSubscription) return null;
  const [{ cards }, sessions] = await Promise.all([
    listCards(user.id, { cursor: null, limit: PLAN_CHOICES }),
    listConversations(user.id, { cursor: null, limit: HISTORY_DEFAULT_LIMIT }),
  ]);
  const plans = cards.map(({ id, title, progress }) => ({
    id,
    title: planTitle({ id, title }, PLAN_CHOICE_CHARACTERS),
    completed: progress.completed,
    total: progress.total,
  }));
  return { plans, sessions, hasClaude: isAiConfigured() };
});
