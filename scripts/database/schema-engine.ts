import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaContainer, SchemaEngine } from "@prisma/schema-engine-wasm";

const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const prismaFolder = join(projectRoot, "prisma");
const migrationsFolder = join(prismaFolder, "migrations");

/**
 * Prisma's own schema engine, from its WebAssembly build on npm, so that migrations need no
 * download of a binary. Reads the models and talks to the database of the adapter given.
 */
export async function openSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<SchemaEngine> {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindingsPath = fileURLToPath(
    import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg"),
  );
  const binary = await readFile(bindingsPath.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(binary, {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message() {} } });
  const datamodels = (await readModels()).map(({ path, content }): [string, string] => [
    path,
    content,
  ]);
  return bindings.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

/** Every `.prisma` file of the project, with its path from the project's root. */
export async function readModels(): Promise<SchemaContainer[]> {
  const entries = await readdir(prismaFolder, { recursive: true });
  const paths = entries.filter((entry) => entry.endsWith(".prisma")).sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(projectRoot, join(prismaFolder, path)),
      content: await readFile(join(prismaFolder, path), "utf8"),
    })),
  );
}

/** The migrations in the order in which they apply, in the shape that the schema engine takes. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(join(migrationsFolder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

export const noFilter = { externalTables: [], externalEnums: [] };
export { migrationsFolder };
