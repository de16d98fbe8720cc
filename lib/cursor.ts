import { z } from "zod";

/** Where a page of a list ends: the last row's time and id, the order of every list's index. */
export type Cursor = { createdAt: Date; id: string };

const UNKNOWN_CURSOR = "That page of the list does not exist. Please start from the first.";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor as opaque text that fits into an address. */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** The cursor that a text stands for, or null when the text is none. */
export function decodeCursor(text: string): Cursor | null {
  const [time = "", id = "", ...rest] = Buffer.from(text, "base64url").toString().split(" ");
  const createdAt = new Date(time);
  if (rest.length > 0 || !uuid.test(id) || Number.isNaN(createdAt.getTime())) return null;
  return createdAt.toISOString() === time ? { createdAt, id } : null;
}

/** The `cursor` of a list's query: the `nextCursor` of the page before; null for the first page. */
export const cursorText = z
  .string()
  .max(200, UNKNOWN_CURSOR)
  .transform((text, context) => {
    const cursor = decodeCursor(text);
    if (!cursor) context.addIssue({ code: "custom", message: UNKNOWN_CURSOR });
    return cursor;
  })
  .default(null);
