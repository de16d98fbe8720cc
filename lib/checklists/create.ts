import "server-only";
import { prisma } from "@/lib/db";
import { storedTasksSchema } from "@/lib/decisions/schema";
import type { Owner } from "@/lib/decisions/types";
import { AppError } from "@/lib/errors";
import { isUniqueViolation } from "@/lib/unique-violation";
import { claimDecision } from "./claim";

type CreatedChecklist = { id: string; decisionId: string };

/**
 * Makes the plan of a decision out of its suggested steps, in their order. A decision has at most one
 * live plan: a double click, a retry or a second tab gets the one that is there. A decision that this
 * browser saved before the person signed in moves into the account first.
 * @throws AppError NOT_FOUND when the decision is unknown or someone else's.
 */
export async function createChecklist(
  maker: { userId: string | null; claimTokenHash: string | null },
  input: { decisionId: string; userContext: string },
): Promise<CreatedChecklist> {
  const { decisionId, userContext } = input;
  const { userId, claimTokenHash } = maker;
  if (userId) await claimDecision({ userId, claimTokenHash }, decisionId);
  const owner = ownerOf(maker);
  if (!owner) throw new AppError("NOT_FOUND");
  const decision = await prisma.decision.findFirst({
    where: { id: decisionId, ...owner },
    select: { inputText: true, suggestedTasks: true },
  });
  if (!decision) throw new AppError("NOT_FOUND");
  const existing = await findLive(owner, decisionId);
  if (existing) return existing;
  const steps = storedTasksSchema
    .parse(decision.suggestedTasks)
    .map((task, position) => ({ ...task, position }));
  try {
    return await prisma.checklist.create({
      data: {
        ...owner,
        decisionId,
        title: decision.inputText,
        userContext,
        steps: { createMany: { data: steps } },
      },
      select: { id: true, decisionId: true },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await findLive(owner, decisionId);
    if (!first) throw new AppError("CONFLICT");
    return first;
  }
}

function ownerOf(maker: { userId: string | null; claimTokenHash: string | null }): Owner | null {
  const { userId, claimTokenHash } = maker;
  if (userId !== null) return { userId };
  return claimTokenHash === null ? null : { claimTokenHash };
}

function findLive(owner: Owner, decisionId: string): Promise<CreatedChecklist | null> {
  return prisma.checklist.findFirst({
    where: { decisionId, deletedAt: null, ...owner },
    select: { id: true, decisionId: true },
  });
}
