import "server-only";
import { daysBetween, todayIn } from "@/lib/dates";
import { readRows } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { TOP_PRIORITIES, WELCOME_AFTER_DAYS } from "./constants";
import type { Today, TodayStep } from "./types";

type TodayRow = {
  steps: TodayStep[];
  lastVisitAt: Date | null;
  hasDone: boolean;
  hasArchived: boolean;
};

/**
 * What My Plans says above the cards: the starred open steps over all of a person's open plans that
 * are not put off, newest plan first, at most three; and how long the person was away. One statement,
 * whose cost does not grow with the number of plans: those without a star are not looked at.
 */
export async function readToday(userId: string, timeZone: string | null): Promise<Today> {
  const today = todayIn(timeZone);
  const [row] = await readRows<TodayRow>(Prisma.sql`
    SELECT u.last_visit_at AS "lastVisitAt",
      EXISTS (SELECT 1 FROM checklists c WHERE c.user_id = u.id AND c.deleted_at IS NULL
        AND c.archived_at IS NULL AND c.completed_at IS NOT NULL) AS "hasDone",
      EXISTS (SELECT 1 FROM checklists c WHERE c.user_id = u.id AND c.deleted_at IS NULL
        AND c.archived_at IS NOT NULL) AS "hasArchived",
      ARRAY(
        SELECT jsonb_build_object('id', t.id, 'text', t.text, 'minutes', t.minutes,
          'checklistId', c.id, 'title', c.title)
        FROM (
          SELECT c.id, c.title, c.created_at FROM checklists c
          WHERE c.user_id = u.id AND c.starred_steps > 0 AND c.deleted_at IS NULL
            AND c.archived_at IS NULL AND c.completed_at IS NULL
          ORDER BY c.created_at DESC, c.id DESC
        ) c CROSS JOIN LATERAL (
          SELECT s.id, s.text, s.minutes, s.position FROM steps s
          WHERE s.checklist_id = c.id AND s.parent_id IS NULL AND s.deleted_at IS NULL
            AND s.priority AND NOT s.completed
            AND (s.deferred_until IS NULL OR s.deferred_until <= ${today}::date)
          ORDER BY s.position, s.id LIMIT ${TOP_PRIORITIES}
        ) t
        ORDER BY c.created_at DESC, c.id DESC, t.position, t.id LIMIT ${TOP_PRIORITIES}
      ) AS steps
    FROM users u WHERE u.id = ${userId}::uuid`);
  if (!row) return { steps: [], daysAway: null, hasDone: false, hasArchived: false };
  const { lastVisitAt, ...rest } = row;
  const days = lastVisitAt ? daysBetween(todayIn(timeZone, lastVisitAt), today) : 0;
  return { ...rest, daysAway: days >= WELCOME_AFTER_DAYS ? days : null };
}
