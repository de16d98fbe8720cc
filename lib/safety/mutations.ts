import "server-only";
import { v7 as uuidv7 } from "uuid";
import { pool } from "@/lib/db";
import { gathered } from "@/lib/gathered";
import type { SafetySeverity, SafetySurface } from "./types";

/** A line of the safety log: never a word of the text. */
export type LogEntry = {
  /** Null for a visitor. */
  userId: string | null;
  surface: SafetySurface;
  /** A SafetyCategory, or "none" for what passed the demo. */
  category: string;
  severity: SafetySeverity;
};

// One way to the database and back for all entries that come at once, since people wait. What the log has
// of each person is counted as it was before, and then on in the order of the entries.
const NOTE = `WITH entries AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::safety_severity[])
      WITH ORDINALITY AS entry (id, user_id, surface, category, severity, place)
  ), noted AS (
    INSERT INTO safety_log_entries (id, user_id, surface, category, severity)
    SELECT id, user_id, surface, category, severity FROM entries
  ), before AS (
    SELECT user_id, count(*) AS notices FROM safety_log_entries
    WHERE severity <> 'allow' AND user_id IN (SELECT user_id FROM entries WHERE severity <> 'allow')
    GROUP BY user_id
  ) SELECT CASE WHEN entries.severity = 'allow' OR user_id IS NULL THEN 0 ELSE
      coalesce(before.notices, 0) - 1
        + row_number() OVER (PARTITION BY user_id, entries.severity <> 'allow' ORDER BY place)
    END::int AS notices FROM entries LEFT JOIN before USING (user_id) ORDER BY place`;

/** Writes a line of the log. Returns how many notices the person had before; 0 for a visitor. */
export const noteInLog = gathered(async (entries: readonly LogEntry[]) => {
  try {
    return await write(entries);
  } catch (reason) {
    if (entries.length === 1) throw reason;
    // One whose account was deleted meanwhile must not take the others with it.
    return entries.map(async (entry) => (await write([entry]))[0] ?? 0);
  }
});

async function write(entries: readonly LogEntry[]): Promise<number[]> {
  const { rows } = await pool.query<{ notices: number }>({
    name: "safety-log-note",
    text: NOTE,
    values: [
      entries.map(() => uuidv7()),
      entries.map(({ userId }) => userId),
      entries.map(({ surface }) => surface),
      entries.map(({ category }) => category),
      entries.map(({ severity }) => severity),
    ],
  });
  return rows.map(({ notices }) => notices);
}

/** Has a connection learn the statement, with nothing to write. */
export async function prepareLog(): Promise<void> {
  await write([]);
}
