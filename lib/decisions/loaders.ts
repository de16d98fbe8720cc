import "server-only";
import { cache } from "react";
import { z } from "zod";
import { requirePageSession } from "@/lib/auth/gate";
import { findDecision } from "./data";
import type { DecisionView } from "./types";

/** The signed-in person's decision; null when it is unknown, malformed or someone else's. */
export const loadDecision = cache(async (id: string): Promise<DecisionView | null> => {
  const { user } = await requirePageSession();
  if (!z.uuid().safeParse(id).success) return null;
  return findDecision({ userId: user.id }, id);
});
