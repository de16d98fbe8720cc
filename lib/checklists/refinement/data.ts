import "server-only";
import { findSubscriptionStatus } from "@/lib/billing/data";
import type { Page } from "@/lib/checklists/list-filter";
import { remainingRefinements } from "@/lib/checklists/remaining-refinements";
import { encodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { beside } from "@/lib/safety/examine";
import { shownChanges, storedChangesSchema } from "./stored-changes";
import type { MessagePage, RefinementMessageView } from "./types";

/**
 * The chat of a person's plan, newest first, and what may still be refined.
 * @throws AppError NOT_FOUND
 */
export async function listMessages(
  userId: string,
  checklistId: string,
  { cursor, limit }: Page,
): Promise<MessagePage> {
  const [subscription, plan] = await Promise.all([
    findSubscriptionStatus(userId),
    prisma.checklist.findFirst({
      where: { id: checklistId, userId, deletedAt: null },
      select: {
        refinementCount: true,
        refinementMessages: {
          ...(cursor ? { where: olderThan(cursor) } : {}),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: limit + 1,
        },
      },
    }),
  ]);
  if (!plan) throw new AppError("NOT_FOUND");
  const rows = plan.refinementMessages;
  const last = rows[limit - 1];
  return {
    messages: rows.slice(0, limit).map(toView),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
    remainingRefinements: remainingRefinements(
      plan.refinementCount,
      subscription.hasActiveSubscription,
    ),
  };
}

/** The last messages of a plan's chat, oldest first. The plan has to be the caller's. */
export async function findEarlier(
  checklistId: string,
  limit: number,
): Promise<{ author: "user" | "coach"; content: string }[]> {
  const rows = await prisma.refinementMessage.findMany({
    where: { checklistId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { author: true, content: true },
  });
  return rows.toReversed();
}

function olderThan({ createdAt, id }: { createdAt: Date; id: string }) {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

function toView(row: {
  id: string;
  author: "user" | "coach";
  content: string;
  createdAt: Date;
  changes: unknown;
  undoneAt: Date | null;
}): RefinementMessageView {
  const stored = row.changes === null ? null : storedChangesSchema.parse(row.changes);
  return {
    id: row.id,
    type: row.author,
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    changes: stored && shownChanges(stored.steps),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    ...(stored ? { coach: stored.coach } : {}),
    ...(stored?.notice ? { notice: stored.notice } : {}),
    ...beside(stored?.safety ?? null),
  };
}
