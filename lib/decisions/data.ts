import "server-only";
import { prisma } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { isPublic } from "./share/public-share";
import type { DecisionView, Owner } from "./types";

type DecisionRow = Omit<DecisionView, "createdAt"> & { createdAt: Date };

/** An owner's decision, or null when it is unknown or someone else's. One statement. */
export async function findDecision(owner: Owner, id: string): Promise<DecisionView | null> {
  return toDecision(await selectDecision(owner, id));
}

/** The statement of `findDecision`, for a transaction; `toDecision` reads its answer. */
export function selectDecision(owner: Owner, id: string): Prisma.PrismaPromise<DecisionRow[]> {
  const owned =
    "userId" in owner
      ? Prisma.sql`d.user_id = ${owner.userId}::uuid`
      : Prisma.sql`d.claim_token_hash = ${owner.claimTokenHash}`;
  return prisma.$queryRaw<DecisionRow[]>`
    SELECT d.id, d.input_text AS "inputText", d.chosen_option AS "chosenOption",
      d.parsed_options AS "parsedOptions", d.flip_count AS "flipCount",
      CASE WHEN ${isPublic} THEN d.share_id END AS "shareId", d.created_at AS "createdAt",
      (SELECT c.id FROM checklists c WHERE c.decision_id = d.id AND c.deleted_at IS NULL)
        AS "checklistId"
    FROM decisions d WHERE d.id = ${id}::uuid AND ${owned}`;
}

export function toDecision([row]: readonly DecisionRow[]): DecisionView | null {
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
