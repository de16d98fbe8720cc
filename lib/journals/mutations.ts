import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { dataKeyFor } from "@/lib/users/data-keys";
import { sealEntry } from "./private-entry";

export type NewEntry = {
  /** At most 10,000 characters (document 2, section 5). */
  text: string;
  /** 1 to 5, or null. */
  mood: number | null;
};

/** Keeps an entry; the database gets its text encrypted with the person's own key. */
export async function createEntry(
  userId: string,
  { text, mood }: NewEntry,
): Promise<{ id: string }> {
  const id = uuidv7();
  const dataKey = await dataKeyFor(userId);
  const content = sealEntry(dataKey, { userId, entryId: id }, text);
  return prisma.journalEntry.create({
    data: { id, userId, dataKeyId: dataKey.id, content, mood },
    select: { id: true },
  });
}
