import type pg from "pg";
import { pool } from "@/lib/db";

type Database = Pick<pg.Client, "query">;

export type Column = { table: string; column: string; type: string };

/** Every column of the product's own tables, as the database itself tells. */
export async function allColumns(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t
      USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.table_name <> '_prisma_migrations'
    ORDER BY 1, 2`);
  return rows;
}

/**
 * Tables with something of a person: those with a user_id, and those that hang on one of these by a
 * foreign key that takes them along.
 */
export async function personalTables(): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(`
    WITH RECURSIVE personal AS (
      SELECT 'users'::name AS name
      UNION SELECT table_name::name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'user_id'
      UNION SELECT r.relname FROM personal p
        JOIN pg_class parent ON parent.relname = p.name
        JOIN pg_constraint f ON f.confrelid = parent.oid AND f.contype = 'f'
        JOIN pg_class r ON r.oid = f.conrelid
        JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = 'public'
    ) SELECT name AS table FROM personal ORDER BY 1`);
  return rows.map(({ table }) => table);
}

/** All rows of a table with every value as the text that a dump would show. */
export async function dumpTable(
  table: string,
  schema = "public",
  database: Database = pool,
): Promise<string> {
  const { rows } = await database.query<{ row: string }>(
    `SELECT t::text AS row FROM ${schema}."${table}" t`,
  );
  return rows.map(({ row }) => row).join("\n");
}

/** Whole contents of the database, job queue included, as a leaked copy of it would be read. */
export async function dumpDatabase(database: Database = pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ schema: string; table: string }>(`
    SELECT table_schema AS schema, table_name AS table FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  const dump = new Map<string, string>();
  for (const { schema, table } of rows) {
    dump.set(`${schema}.${table}`, await dumpTable(table, schema, database));
  }
  return dump;
}
