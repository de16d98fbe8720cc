import "server-only";
import { prisma } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { isPublic } from "./share/public-share";
import type { DecisionDetail, DecisionView, Owner } from "./types";

/** An owner's decision, or null when it is unknown or someone else's. One statement. */
export async function findDecision(owner: Owner, id: string): Promise<DecisionDetail | null> {
  const owned =
    "userId" in owner
      ? Prisma.sql`d.user_id = ${owner.userId}::uuid`
      : Prisma.sql`d.claim_token_hash = ${owner.claimTokenHash}`;
  const [row] = await prisma.$queryRaw<(Omit<DecisionDetail, "createdAt"> & { createdAt: Date })[]>`
    SELECT d.id, d.input_text AS "inputText", d.chosen_option AS "chosenOption",
      d.parsed_options AS "parsedOptions", d.flip_count AS "flipCount",
      CASE WHEN ${isPublic} THEN d.share_id END AS "shareId", d.created_at AS "createdAt",
      (SELECT c.id FROM checklists c WHERE c.decision_id = d.id AND c.deleted_at IS NULL)
        AS "checklistId"
    FROM decisions d WHERE d.id = ${id}::uuid AND ${owned}`;
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
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
