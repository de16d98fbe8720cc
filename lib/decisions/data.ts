import "server-only";
import { prisma } from "@/lib/db";
import type { Prisma } from "@/prisma/generated/client";
import type { DecisionDetail, DecisionView, Owner } from "./types";

/** An owner's decision, or null when it is unknown or someone else's. */
export async function findDecision(owner: Owner, id: string): Promise<DecisionDetail | null> {
  const found = await prisma.decision.findFirst({
    where: { id, ...owner },
    select: {
      ...decisionColumns,
      checklists: { where: { deletedAt: null }, select: { id: true } },
    },
  });
  if (!found) return null;
  const { checklists, ...decision } = found;
  return { ...toDecisionView(decision), checklistId: checklists[0]?.id ?? null };
}

/** What a DecisionView is made of. */
export const decisionColumns = {
  id: true,
  inputText: true,
  chosenOption: true,
  parsedOptions: true,
  flipCount: true,
  shareId: true,
  createdAt: true,
} as const satisfies Prisma.DecisionSelect;

export function toDecisionView(
  row: Omit<DecisionView, "createdAt"> & { createdAt: Date },
): DecisionView {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
