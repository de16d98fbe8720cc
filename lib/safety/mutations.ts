import "server-only";
import { v7 as uuidv7 } from "uuid";
import { pool } from "@/lib/db";
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

// One way to the database and back, since a person waits. What the log has of them is counted as it was before.
const NOTE = `WITH noted AS (
    INSERT INTO safety_log_entries (id, user_id, surface, category, severity)
    VALUES ($1, $2, $3, $4, $5::safety_severity)
  ) SELECT CASE WHEN $5 = 'allow' THEN 0 ELSE (
      SELECT count(*) FROM safety_log_entries WHERE user_id = $2 AND severity <> 'allow'
    ) END::int AS notices`;

/** Writes a line of the log. Returns how many notices the person had before; 0 for a visitor. */
export async function noteInLog(entry: LogEntry): Promise<number> {
  const { userId, surface, category, severity } = entry;
  const { rows } = await pool.query<{ notices: number }>({
    name: "safety-log-note",
    text: NOTE,
    values: [uuidv7(), userId, surface, category, severity],
  });
  return rows[0]?.notices ?? 0;
}
