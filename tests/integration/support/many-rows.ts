import pg from "pg";
import { pool } from "@/lib/db";

/** These hold a row for each month, or for each release. */
const TABLES_THAT_STAY_SMALL = ["ai_months", "_prisma_migrations"];

type ColumnKind = {
  table: string;
  column: string;
  type: string;
  isEnum: boolean;
  isOptional: boolean;
  isKey: boolean;
  refersTo: string | null;
};

/** What a random row of someone else has in a column. `n` counts the rows of a table. */
function valueFor(
  { table, column, type, isEnum, refersTo, isKey }: ColumnKind,
  parents: number,
): string {
  if (refersTo) return `md5('${refersTo}' || (random() * ${parents})::int)::uuid`;
  if (isKey && type === "uuid") return `md5('${table}' || n)::uuid`;
  if (type.endsWith("[]")) return "'{}'";
  if (isEnum) {
    const labels = `enum_range(NULL::${type})`;
    return `(${labels})[1 + floor(random() * cardinality(${labels}))::int]`;
  }
  const owner = "substr(md5(random()::text), 1, 12)";
  const values: Record<string, string> = {
    uuid: "gen_random_uuid()",
    text: "md5(random()::text)",
    "character varying(255)": "md5(random()::text)",
    integer: "1",
    bigint: "(extract(epoch FROM now()) * 1000)::bigint + 3600000",
    boolean: "random() < 0.5",
    date: "current_date - 400",
    bytea: "decode(md5(random()::text), 'hex')",
    jsonb: "'[]'",
    tsvector: `array_to_tsvector(ARRAY[${owner} || 'party', ${owner} || 'plan'])`,
  };
  // What ends or falls due does so later; what has happened has happened before.
  const future = /expires|until|due|ends|period_end/.test(column);
  const time = `now() ${future ? "+" : "-"} random() * interval '300 days'`;
  const value = type.startsWith("timestamp") ? time : values[type];
  if (!value) throw new Error(`Say what a row of ${table} has in ${column} (${type}).`);
  return value;
}

/** Empty where it may be, in most rows: what was deleted, archived, claimed or put off is the exception. */
function expressionFor(kind: ColumnKind, parents: number): string {
  const value = `(${valueFor(kind, parents)})::${kind.type}`;
  const isSeldom = kind.isOptional && kind.column !== "user_id" && kind.type !== "tsvector";
  return isSeldom ? `CASE WHEN random() < 0.1 THEN ${value} END` : value;
}

async function columnKinds(): Promise<ColumnKind[]> {
  const { rows } = await pool.query<ColumnKind>(
    `SELECT r.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
      t.typtype = 'e' AS "isEnum", NOT a.attnotnull AS "isOptional",
      EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = r.oid AND i.indisprimary
        AND i.indkey[0] = a.attnum AND i.indnatts = 1) AS "isKey",
      (SELECT f.confrelid::regclass::text FROM pg_constraint f
        WHERE f.conrelid = r.oid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo"
    FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE r.relnamespace = 'public'::regnamespace AND r.relkind = 'r' AND r.relname <> ALL ($1)
    ORDER BY r.relname, a.attnum`,
    [TABLES_THAT_STAY_SMALL],
  );
  return rows;
}

/**
 * Fills every table that grows with about so many rows of other people, a new table by itself, and
 * returns their names. A fifth as many rows are referred to. Checks, keys and triggers are off
 * meanwhile: only the number of rows and how their values are spread matter.
 */
export async function fillGrowingTables(count: number): Promise<Set<string>> {
  const kinds = Map.groupBy(await columnKinds(), ({ table }) => table);
  const { rows: checks } = await pool.query<Record<"table" | "name" | "definition", string>>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const { table, name } of checks) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
    }
    for (const [table, columns] of kinds) {
      const names = columns.map(({ column }) => pg.escapeIdentifier(column));
      const values = columns.map((kind) => expressionFor(kind, count / 5));
      await client.query(`INSERT INTO ${table} (${names}) SELECT ${values.join(", ")}
        FROM generate_series(1, ${count}) n ON CONFLICT DO NOTHING`);
    }
    for (const { table, name, definition } of checks) {
      const constraint = `${pg.escapeIdentifier(name)} ${definition} NOT VALID`;
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint}`);
    }
    await client.query("ANALYZE");
  } finally {
    client.release(true);
  }
  return new Set(kinds.keys());
}
