import { mkdirSync } from "node:fs";
import path from "node:path";
import { backUp } from "../backup/back-up.ts";
import { PlainError } from "../plain-error.ts";
import { dataFolder } from "../project.ts";
import { readDotEnv } from "./environment.ts";
import { withOwnDatabase } from "./own-database.ts";
import { say } from "./report.ts";
import { openSecrets } from "./secrets.ts";

/** Writes a backup of the machine's own database, whether Stepwell runs or not. */
export async function runBackup(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [typed, ...more] = args;
  if (more.length > 0 || typed?.startsWith("-")) {
    throw new PlainError("say where to: npm run backup -- FILE, or no file at all");
  }
  refuseOtherDatabase();
  const file = path.resolve(typed ?? standardFile());
  const secretsFile = path.join(dataFolder, "secrets.json");
  await withOwnDatabase(openSecrets(secretsFile), signal, async (address) => {
    await backUp(address, file, signal);
  });
  say(`The backup is ${file}`);
  say(`It does not hold ${secretsFile}, without which private texts stay closed.`);
  say("Keep a copy of that file apart from your backups: together they open everything");
}

/** @throws PlainError where the database is not Stepwell's own */
export function refuseOtherDatabase(): void {
  readDotEnv("start");
  if (!process.env.DATABASE_URL) return;
  throw new PlainError(
    "this works on the built-in database alone, and DATABASE_URL names another one: use pg_dump and pg_restore, or what your host offers.",
  );
}

function standardFile(): string {
  const folder = path.join(dataFolder, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return path.join(folder, `stepwell-${time}Z.tar.gz`);
}
