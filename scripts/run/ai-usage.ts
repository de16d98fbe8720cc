import type pg from "pg";
import { say } from "./report.ts";

/** A month as it is typed. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

type Row = { purpose: string; model: string; outcome: string; calls: number; micros: string };

/** Says what calls of Claude cost in a month (UTC), such as "2026-10": by use, and in all. */
export async function sayUsage(client: pg.Client, month: string): Promise<void> {
  const first = `${month}-01T00:00:00Z`;
  const { rows } = await client.query<Row>(
    `SELECT purpose, model, outcome, count(*)::int AS calls, sum(cost_micros)::bigint AS micros
      FROM ai_usages
      WHERE created_at >= $1::timestamptz
        AND created_at < (($1::timestamptz AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [first],
  );
  for (const { purpose, model, outcome, calls, micros } of rows) {
    say(`${purpose}, ${model}, ${outcome}: ${calls} calls, ${dollars(micros)}`);
  }
  const sums = await client.query<{ micros: string }>(
    "SELECT spent_micros AS micros FROM ai_months WHERE month = $1::date",
    [`${month}-01`],
  );
  say(`${month} in all: ${dollars(sums.rows[0]?.micros ?? "0")}`);
}

function dollars(micros: string): string {
  return `$${(Number(micros) / 1_000_000).toFixed(4)}`;
}
