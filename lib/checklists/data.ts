import "server-only";
import { entitledCondition } from "@/lib/billing/data";
import { encodeCursor } from "@/lib/cursor";
import type { Day } from "@/lib/dates";
import { prisma, readRows } from "@/lib/db";
import type { Owner } from "@/lib/decisions/types";
import { Prisma } from "@/prisma/generated/client";
import { RECENT_STEPS } from "./constants";
import { ALL_BUT_ARCHIVED, type ListFilter, listed, type Page } from "./list-filter";
import { progressOf } from "./progress";
import { remainingRefinements } from "./remaining-refinements";
import { nestSteps, type StepRow, stepColumns } from "./step-rows";
import type { ChecklistCard, ChecklistCardPage, ChecklistDetail, ChecklistSummary } from "./types";

type CardRow = Pick<ChecklistCard, "id" | "decisionId" | "title" | "status" | "recentSteps"> & {
  createdAt: Date;
  completed: number;
  total: number;
};

type SummaryRow = Pick<ChecklistSummary, "id" | "decisionId" | "title" | "refinementCount"> & {
  createdAt: Date;
  completedAt: Date | null;
  archivedAt: Date | null;
  premium: boolean;
  steps: StepRow[];
};

type DetailRow = SummaryRow & ChecklistDetail["decision"];

/** What a summary is made of, of the plan `c`: sub-steps too, which `nestSteps` puts into their steps. */
function summaryColumns(today: Day): Prisma.Sql {
  return Prisma.sql`c.id, c.decision_id AS "decisionId", c.title, c.created_at AS "createdAt",
    c.completed_at AS "completedAt", c.archived_at AS "archivedAt",
    c.refinement_count AS "refinementCount", (
      SELECT coalesce(jsonb_agg(to_jsonb(r) - 'position' ORDER BY r.position, r.id), '[]')
      FROM (SELECT ${stepColumns(today)}, t.position FROM steps t
        WHERE t.checklist_id = c.id AND t.deleted_at IS NULL) r
    ) AS steps,
    EXISTS (SELECT 1 FROM subscriptions s
      WHERE s.user_id = c.user_id AND ${entitledCondition}) AS premium`;
}

/**
 * A person's plans as cards, newest first. One statement, whose cost grows with the page and its
 * steps alone; with words, with the plans that hold them.
 */
export async function listCards(
  userId: string,
  page: Page,
  filter: ListFilter = ALL_BUT_ARCHIVED,
): Promise<ChecklistCardPage> {
  const rows = await readRows<CardRow>(Prisma.sql`
    SELECT c.id, c.decision_id AS "decisionId", c.title, c.created_at AS "createdAt",
      CASE WHEN c.archived_at IS NOT NULL THEN 'archived'
        WHEN c.completed_at IS NOT NULL THEN 'done' ELSE 'open' END AS status,
      s.completed, s.total, s."recentSteps"
    FROM (SELECT * FROM checklists c WHERE ${listed(userId, filter, page)}) c
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE n.completed)::int AS completed,
        coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text, 'completed', n.completed)
          ORDER BY n.rank) FILTER (WHERE n.rank <= ${RECENT_STEPS}), '[]') AS "recentSteps"
      FROM (
        SELECT t.id, t.text, t.completed,
          row_number() OVER (ORDER BY t.completed, t.position, t.id) AS rank
        FROM steps t
        WHERE t.checklist_id = c.id AND t.parent_id IS NULL AND t.deleted_at IS NULL) n
    ) s
    ORDER BY c.created_at DESC, c.id DESC`);
  return {
    cards: rows.slice(0, page.limit).map(({ createdAt, completed, total, ...card }) => ({
      ...card,
      createdAt: createdAt.toISOString(),
      progress: progressOf(completed, total),
    })),
    nextCursor: nextCursor(rows, page.limit),
  };
}

/** A person's plans with all their steps, newest first. `today` is the person's day. One statement. */
export async function listChecklists(
  userId: string,
  page: Page,
  today: Day,
  filter: ListFilter = ALL_BUT_ARCHIVED,
): Promise<{ checklists: ChecklistSummary[]; nextCursor: string | null }> {
  const rows = await prisma.$queryRaw<SummaryRow[]>`
    SELECT ${summaryColumns(today)} FROM checklists c WHERE ${listed(userId, filter, page)}`;
  return {
    checklists: rows.slice(0, page.limit).map(toSummary),
    nextCursor: nextCursor(rows, page.limit),
  };
}

/**
 * An owner's plan, or null when it is unknown, deleted or someone else's. `today` is the owner's day.
 * One statement.
 */
export async function findChecklist(
  owner: Owner,
  id: string,
  today: Day,
): Promise<ChecklistDetail | null> {
  const owned =
    "userId" in owner
      ? Prisma.sql`c.user_id = ${owner.userId}::uuid`
      : Prisma.sql`c.claim_token_hash = ${owner.claimTokenHash}`;
  const rows = await prisma.$queryRaw<DetailRow[]>`
    SELECT ${summaryColumns(today)}, d.input_text AS "inputText",
      d.chosen_option AS "chosenOption", d.parsed_options AS "parsedOptions",
      d.flip_count AS "flipCount", d.share_id AS "shareId"
    FROM checklists c JOIN decisions d ON d.id = c.decision_id
    WHERE c.id = ${id}::uuid AND ${owned} AND c.deleted_at IS NULL`;
  const row = rows[0];
  if (!row) return null;
  const { inputText, chosenOption, parsedOptions, flipCount, shareId } = row;
  return {
    ...toSummary(row),
    decision: { inputText, chosenOption, parsedOptions, flipCount, shareId },
  };
}

function nextCursor(rows: { createdAt: Date; id: string }[], limit: number): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? encodeCursor(last) : null;
}

function toSummary(row: SummaryRow): ChecklistSummary {
  const { id, decisionId, title, premium, refinementCount } = row;
  const steps = nestSteps(row.steps);
  const remaining = remainingRefinements(refinementCount, premium);
  return {
    id,
    decisionId,
    title,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    steps,
    progress: progressOf(steps.filter((step) => step.completed).length, steps.length),
    canRefine: remaining > 0,
    refinementCount,
    remainingRefinements: remaining,
  };
}
