import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import {
  migrationsFolder,
  noFilter,
  openSchemaEngine,
  readMigrations,
  readModels,
} from "./schema-engine.ts";

// Writes the SQL that leads from the migrations to the models. PGlite is the shadow database,
// so nothing needs to be running. Check constraints, triggers and partial indexes are not part of
// the models: add them to the new file by hand.
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Usage: npm run db:migration -- name_in_snake_case");
  process.exit(1);
}

const engine = await openSchemaEngine(new PrismaPGlite(new PGlite()));
const { stdout } = await engine.diff({
  from: { tag: "migrations", ...(await readMigrations()) },
  to: { tag: "schemaDatamodel", files: await readModels() },
  script: true,
  exitCode: null,
  filters: noFilter,
});
engine.free();

if (!stdout || /^-- This is an empty migration/.test(stdout)) {
  console.log("The migrations already lead to the models; nothing was written.");
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = join(migrationsFolder, `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "migration.sql"), stdout);
console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql`);
process.exit(0);
