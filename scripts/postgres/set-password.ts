import { spawnSync } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { PlainError } from "../plain-error.ts";
import { runAs } from "./account.ts";
import { DATABASE_NAME, DATABASE_USER } from "./initialise.ts";
import type { Place } from "./place.ts";

/** Gives the database's user another password without the former one; no server runs in the folder. */
export function setPassword(data: string, { binaries, account }: Place, password: string): void {
  const statement = `ALTER ROLE ${DATABASE_USER} PASSWORD ${pg.escapeLiteral(password)}`;
  const result = spawnSync(
    path.join(binaries, "bin", "postgres"),
    ["--single", "-D", data, "-c", "exit_on_error=on", DATABASE_NAME],
    { ...runAs(account), input: `${statement}\n`, encoding: "utf8" },
  );
  if (result.status === 0) return;
  const words = result.error?.message ?? result.stderr.replaceAll(password, "…").trim();
  throw new PlainError(`the database of the backup does not start:\n${words}`);
}
