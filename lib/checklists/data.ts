import "server-only";
import { entitledCondition } from "@/lib/billing/data";
import { type Cursor, encodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import type { Owner } from "@/lib/decisions/types";
import { Prisma } from "@/prisma/generated/client";
import { FREE_REFINEMENTS, RECENT_STEPS } from "./constants";
import { progressOf } from "./progress";
import type {
  ChecklistCard,
  ChecklistCardPage,
  ChecklistDetail,
  ChecklistStep,
  ChecklistSummary,
} from "./types";

/** Which page of a list: at most `limit` rows after the cursor; null is the first page. */
export type Page = { cursor: Cursor | null; limit: number };

type CardRow = Pick<ChecklistCard, "id" | "decisionId" | "title" | "recentSteps"> & {
  createdAt: Date;
  completed: number;
  total: number;
};

type SummaryRow = Pick<
  ChecklistSummary,
  "id" | "decisionId" | "title" | "steps" | "refinementCount"
> & { createdAt: Date; premium: boolean };

type DetailRow = SummaryRow & ChecklistDetail["decision"];

/** The live steps of the plan `c`, without sub-steps. */
const liveSteps = Prisma.sql`
  steps t WHERE t.checklist_id = c.id AND t.parent_id IS NULL AND t.deleted_at IS NULL`;

const stepList = Prisma.sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'text', t.text,
    'completed', t.completed, 'priority', t.priority, 'manual', t.manual, 'minutes', t.minutes)
    ORDER BY t.position, t.id), '[]')
  FROM ${liveSteps})`;

/**
 * A person's plans as cards, newest first. One statement, whose cost grows with the page and its
 * steps alone.
 */
export async function listCards(userId: string, page: Page): Promise<ChecklistCardPage> {
  const rows = await prisma.$queryRaw<CardRow[]>`
    SELECT c.id, c.decision_id AS "decisionId", c.title, c.created_at AS "createdAt",
      s.completed, s.total, s."recentSteps"
    FROM checklists c CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE n.completed)::int AS completed,
        coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text, 'completed', n.completed)
          ORDER BY n.rank) FILTER (WHERE n.rank <= ${RECENT_STEPS}), '[]') AS "recentSteps"
      FROM (
        SELECT t.id, t.text, t.completed,
          row_number() OVER (ORDER BY t.completed, t.position, t.id) AS rank
        FROM ${liveSteps}) n
    ) s
    WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL AND ${after(page.cursor)}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${page.limit + 1}`;
  return {
    cards: rows.slice(0, page.limit).map(({ createdAt, completed, total, ...card }) => ({
      ...card,
      createdAt: createdAt.toISOString(),
      progress: progressOf(completed, total),
    })),
    nextCursor: nextCursor(rows, page.limit),
  };
}

/** A person's plans with all their steps, newest first. One statement. */
export async function listChecklists(
  userId: string,
  page: Page,
): Promise<{ checklists: ChecklistSummary[]; nextCursor: string | null }> {
  const rows = await prisma.$queryRaw<SummaryRow[]>`
    SELECT c.id, c.decision_id AS "decisionId", c.title, c.created_at AS "createdAt",
      c.refinement_count AS "refinementCount", ${stepList} AS steps,
      EXISTS (SELECT 1 FROM subscriptions s
        WHERE s.user_id = ${userId}::uuid AND ${entitledCondition}) AS premium
    FROM checklists c
    WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL AND ${after(page.cursor)}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${page.limit + 1}`;
  return {
    checklists: rows.slice(0, page.limit).map(toSummary),
    nextCursor: nextCursor(rows, page.limit),
  };
}

/** An owner's plan, or null when it is unknown, deleted or someone else's. One statement. */
export async function findChecklist(owner: Owner, id: string): Promise<ChecklistDetail | null> {
  const owned =
    "userId" in owner
      ? Prisma.sql`c.user_id = ${owner.userId}::uuid`
      : Prisma.sql`c.claim_token_hash = ${owner.claimTokenHash}`;
  const rows = await prisma.$queryRaw<DetailRow[]>`
    SELECT c.id, c.decision_id AS "decisionId", c.title, c.created_at AS "createdAt",
      c.refinement_count AS "refinementCount", ${stepList} AS steps,
      EXISTS (SELECT 1 FROM subscriptions s
        WHERE s.user_id = c.user_id AND ${entitledCondition}) AS premium,
      d.input_text AS "inputText", d.chosen_option AS "chosenOption",
      d.parsed_options AS "parsedOptions"
    FROM checklists c JOIN decisions d ON d.id = c.decision_id
    WHERE c.id = ${id}::uuid AND ${owned} AND c.deleted_at IS NULL`;
  const row = rows[0];
  if (!row) return null;
  const { inputText, chosenOption, parsedOptions } = row;
  return { ...toSummary(row), decision: { inputText, chosenOption, parsedOptions } };
}

function after(cursor: Cursor | null): Prisma.Sql {
  if (!cursor) return Prisma.sql`true`;
  return Prisma.sql`(c.created_at, c.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
}

function nextCursor(rows: { createdAt: Date; id: string }[], limit: number): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? encodeCursor(last) : null;
}

function toSummary(row: SummaryRow): ChecklistSummary {
  const { id, decisionId, title, refinementCount } = row;
  const steps: ChecklistStep[] = row.steps;
  return {
    id,
    decisionId,
    title,
    createdAt: row.createdAt.toISOString(),
    steps,
    progress: progressOf(steps.filter((step) => step.completed).length, steps.length),
    canRefine: row.premium || refinementCount < FREE_REFINEMENTS,
    refinementCount,
  };
}
