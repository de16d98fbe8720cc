import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dataKeyFor } from "@/lib/users/data-keys";
import { findEntry } from "./data";
import { sealEntry } from "./private-entry";
import type { EntryInput, NewEntryInput } from "./schema";
import type { JournalEntry } from "./types";

/**
 * Keeps an entry; the database gets its words encrypted with the person's own key. One that was sent
 * under the same idempotency key before is given back as it is, also to calls at the same moment.
 * @throws AppError NOT_FOUND when the plan or decision is unknown or someone else's
 */
export async function createEntry(userId: string, input: NewEntryInput): Promise<JournalEntry> {
  const { idempotencyKey = null } = input;
  const earlier = await idUnderKey(userId, idempotencyKey);
  if (earlier !== null) return findEntry(userId, earlier);
  await requireOwnLink(userId, input);
  const id = uuidv7();
  const createdAt = new Date();
  const data = {
    ...(await sealedContent(userId, id, input.content)),
    ...linkChange(input),
    mood: input.mood,
  };
  // Waits for another call under the key, and leaves the row to the one that came first.
  const { count } = await prisma.journalEntry.createMany({
    data: [{ ...data, id, userId, idempotencyKey, createdAt, updatedAt: createdAt }],
    skipDuplicates: true,
  });
  const kept = count > 0 ? id : await idUnderKey(userId, idempotencyKey);
  if (kept === null) throw new AppError("NOT_FOUND");
  return findEntry(userId, kept);
}

async function idUnderKey(userId: string, idempotencyKey: string | null): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const row = await prisma.journalEntry.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/**
 * Changes a person's entry; mood and link stay where the change does not name them.
 * @throws AppError NOT_FOUND when the entry, plan or decision is unknown or someone else's
 */
export async function updateEntry(
  userId: string,
  id: string,
  change: EntryInput,
): Promise<JournalEntry> {
  await requireOwnLink(userId, change);
  const { count } = await prisma.journalEntry.updateMany({
    where: { id, userId },
    data: {
      ...(await sealedContent(userId, id, change.content)),
      ...linkChange(change),
      mood: change.mood,
    },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
  return findEntry(userId, id);
}

/** Erases a person's entry for good. @throws AppError NOT_FOUND */
export async function deleteEntry(userId: string, id: string): Promise<void> {
  const { count } = await prisma.journalEntry.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function sealedContent(userId: string, entryId: string, text: string) {
  const dataKey = await dataKeyFor(userId);
  return { dataKeyId: dataKey.id, content: sealEntry(dataKey, { userId, entryId }, text) };
}

type Link = Pick<EntryInput, "checklistId" | "decisionId">;

/** A new link takes the place of the one before, of whichever kind that was. */
function linkChange({ checklistId, decisionId }: Link): Link {
  if (checklistId) return { checklistId, decisionId: null };
  if (decisionId) return { checklistId: null, decisionId };
  return { checklistId, decisionId };
}

async function requireOwnLink(userId: string, { checklistId, decisionId }: Link): Promise<void> {
  const select = { id: true } as const;
  if (checklistId) {
    const where = { id: checklistId, userId, deletedAt: null };
    if (!(await prisma.checklist.findFirst({ where, select }))) throw new AppError("NOT_FOUND");
  }
  if (decisionId) {
    const where = { id: decisionId, userId };
    if (!(await prisma.decision.findFirst({ where, select }))) throw new AppError("NOT_FOUND");
  }
}
