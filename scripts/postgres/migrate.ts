import { runNode } from "../run-node.ts";

/** Applies the missing migrations in a process of its own, which gives the engine's memory back. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runNode({
    args: ["scripts/database/migrate.ts"],
    env: { DATABASE_URL: databaseUrl },
    failure: "the database could not be migrated.",
  });
}
