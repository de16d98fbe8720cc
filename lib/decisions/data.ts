import "server-only";
import { prisma } from "@/lib/db";
import type { DecisionView, Owner } from "./types";

/** An owner's decision, or null when it is unknown or someone else's. */
export async function findDecision(owner: Owner, id: string): Promise<DecisionView | null> {
  const decision = await prisma.decision.findFirst({
    where: { id, ...owner },
    select: { id: true, inputText: true, chosenOption: true, parsedOptions: true, createdAt: true },
  });
  return decision && { ...decision, createdAt: decision.createdAt.toISOString() };
}
