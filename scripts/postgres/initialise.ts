import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { runAs } from "./account.ts";
import type { Place } from "./place.ts";

/** The database superuser of every cluster that Stepwell makes. */
export const DATABASE_USER = "stepwell";

/** The one database in it that the product uses. */
export const DATABASE_NAME = "stepwell";

/** The PostgreSQL that the npm package brings. */
export const MAJOR_VERSION = "18";

/** Makes the data folder unless there is one, and returns its path. An interrupted first start leaves no half-made one. */
export function initialise(place: Place, password: string): string {
  const data = path.join(place.folder, "data");
  if (existsSync(path.join(data, "PG_VERSION"))) {
    const version = readFileSync(path.join(data, "PG_VERSION"), "utf8").trim();
    if (version !== MAJOR_VERSION) {
      throw new PlainError(
        `the database in ${data} was made by PostgreSQL ${version}, and this version brings ${MAJOR_VERSION}. ` +
          "Dump it with the old version and restore it, or move the folder away to begin anew.",
      );
    }
    return data;
  }
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = path.join(place.folder, `password-${randomUUID()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  try {
    runInitdb(place, unfinished, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
  return data;
}

function runInitdb(place: Place, folder: string, passwordFile: string): void {
  const result = spawnSync(
    path.join(place.binaries, "bin", "initdb"),
    [
      `--pgdata=${folder}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Built into PostgreSQL, so that sorting does not change with the machine's libraries.
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--lc-collate=C",
      "--lc-ctype=C",
      "--lc-messages=C",
      "--lc-monetary=C",
      "--lc-numeric=C",
      "--lc-time=C",
    ],
    { ...runAs(place.account), encoding: "utf8" },
  );
  if (result.status !== 0) {
    const reason = result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim();
    throw new PlainError(`PostgreSQL could not make its data folder:\n${reason}`);
  }
}
