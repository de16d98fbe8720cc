import { pool } from "@/lib/db";

/** A node of PostgreSQL's plan as EXPLAIN (FORMAT JSON) writes it; rows are those of one loop. */
type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
};

/** A statement with the plan by which PostgreSQL has worked on it. */
export type SeenPlan = { text: string; plan: PlanNode };

const SETTINGS = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  // Functions and triggers, too.
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
};

/**
 * From here on PostgreSQL tells the plan of every statement that the product sends, and of those that
 * its functions and triggers send in turn. To be called before the product's first statement. The
 * function that it returns hands over what came since it was last called.
 */
export async function tellPlans(): Promise<() => SeenPlan[]> {
  const seen: SeenPlan[] = [];
  const client = await pool.connect();
  const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await client.query(`ALTER DATABASE ${rows[0]?.name} SET ${setting} = '${value}'`);
  }
  // This connection was opened before it held.
  client.release(true);
  pool.on("connect", (opened) => {
    opened.on("notice", ({ message = "" }) => {
      const begin = message.indexOf("{");
      if (!message.includes("plan:") || begin < 0) return;
      const told: { "Query Text": string; Plan: PlanNode } = JSON.parse(message.slice(begin));
      seen.push({ text: told["Query Text"], plan: told.Plan });
    });
  });
  return () => seen.splice(0);
}

/**
 * What is wrong with these plans: a table among `tables` that is read from end to end, or of which
 * more than `mostRows` are read, by whatever index.
 */
export function longReads(
  plans: readonly SeenPlan[],
  tables: ReadonlySet<string>,
  mostRows: number,
): string[] {
  return plans.flatMap(({ text, plan }) =>
    nodesOf(plan)
      .filter((node) => tables.has(node["Relation Name"] ?? ""))
      .filter((node) => node["Node Type"] === "Seq Scan" || rowsRead(node) > mostRows)
      .map((node) => {
        const rows = Math.round(rowsRead(node));
        return `${node["Node Type"]} reads ${rows} rows of ${node["Relation Name"]}: ${text}`;
      }),
  );
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsRead(node: PlanNode): number {
  const each = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  return each * (node["Actual Loops"] ?? 1);
}
