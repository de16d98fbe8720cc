import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { installQueues } from "./install-queues.ts";
import { noFilter, openSchemaEngine, readMigrations } from "./schema-engine.ts";

/** PrismaPg cuts a script at every semicolon, also inside function bodies; PostgreSQL takes it whole. */
class WholeScriptPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  }
}

/**
 * Applies every migration that the database does not have yet, and records it in
 * `_prisma_migrations` as `prisma migrate deploy` does. Returns the names applied.
 * Throws when the database can't be reached or a migration failed before.
 */
export async function applyMigrations(connectionString: string): Promise<string[]> {
  const engine = await openSchemaEngine(new WholeScriptPg({ connectionString }));
  try {
    const migrationsList = await readMigrations();
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: noFilter,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) {
    console.error("Set DATABASE_URL to the database that is to be migrated.");
    process.exit(1);
  }
  const applied = await applyMigrations(connectionString);
  await installQueues(connectionString);
  console.log(
    applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.",
  );
  // The engine leaves a timer of ten seconds behind that would hold the process.
  process.exit(0);
}
