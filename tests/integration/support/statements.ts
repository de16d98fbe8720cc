import pg from "pg";
import { vi } from "vitest";

/** Counts the SQL statements that reach PostgreSQL while `act` runs; BEGIN and COMMIT count too. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return spy.mock.calls.map(([query]) => textOf(query));
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  if (typeof query === "object" && query !== null && "text" in query) return String(query.text);
  return "unknown";
}
