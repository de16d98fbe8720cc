import "server-only";
import { prisma } from "@/lib/db";
import { SHARE_ID_PATTERN, SHARES_LISTED_MAX } from "./constants";
import { isPublic } from "./public-share";
import type { OwnShare, SharedDecision } from "./types";

/** What everybody may read of a shared decision; null when there is no such share, or no more. */
export async function findSharedDecision(shareId: string): Promise<SharedDecision | null> {
  if (!SHARE_ID_PATTERN.test(shareId)) return null;
  const [row] = await prisma.$queryRaw<(Omit<SharedDecision, "createdAt"> & { createdAt: Date })[]>`
    SELECT d.share_id AS id, d.input_text AS "inputText", d.parsed_options AS "parsedOptions",
      d.chosen_option AS "chosenOption", d.created_at AS "createdAt"
    FROM decisions d WHERE d.share_id = ${shareId} AND ${isPublic}`;
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}

/** A person's shared decisions, the last shared first. */
export async function listOwnShares(userId: string): Promise<OwnShare[]> {
  const rows = await prisma.$queryRaw<(Omit<OwnShare, "sharedAt"> & { sharedAt: Date })[]>`
    SELECT d.share_id AS "shareId", d.input_text AS "inputText",
      d.chosen_option AS "chosenOption", d.shared_at AS "sharedAt"
    FROM decisions d WHERE d.user_id = ${userId}::uuid AND ${isPublic}
    ORDER BY d.shared_at DESC, d.id DESC LIMIT ${SHARES_LISTED_MAX}`;
  return rows.map((row) => ({ ...row, sharedAt: row.sharedAt.toISOString() }));
}
