import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { migrationNames } from "../database/migration-names.ts";
import { PlainError } from "../plain-error.ts";
import { findFreePort } from "../ports.ts";
import { type Label, readLabel, unpackArchive } from "../postgres/archive.ts";
import { DATABASE_NAME, MAJOR_VERSION } from "../postgres/initialise.ts";
import { stopLeftBehind } from "../postgres/left-behind.ts";
import { migrate } from "../postgres/migrate.ts";
import type { Place } from "../postgres/place.ts";
import { startServer } from "../postgres/server.ts";
import { setPassword } from "../postgres/set-password.ts";
import { MACHINE } from "./back-up.ts";

type Restoring = {
  file: string;
  /** Where the database is to stand. */
  place: Place;
  /** The password that it shall take from now on. */
  password: string;
  logFile: string;
  /** Puts the database that stands there aside. */
  replace: boolean;
};

/**
 * Puts the database of a backup in its place, migrated to this release. Until the very end everything
 * happens beside that place, so whatever goes wrong leaves the former database as it was.
 */
export async function restore(options: Restoring): Promise<{ label: Label; former?: string }> {
  const { file, place, replace } = options;
  const label = await readLabel(file);
  refuseUnfit(label);
  const data = path.join(place.folder, "data");
  if (existsSync(data) && !replace) {
    throw new PlainError(
      "there is a database here already. With --replace the one of the backup takes its place, and this one is put aside.",
    );
  }
  const folder = `${place.folder}.restoring`;
  rmSync(folder, { recursive: true, force: true });
  makeFolder(folder, place);
  makeFolder(path.join(folder, "data"), place);
  try {
    await unpackArchive(file, path.join(folder, "data"), place.account);
    await bringUpToDate({ ...options, place: { ...place, folder } });
    return { label, ...(await putInPlace(path.join(folder, "data"), data)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseUnfit({ postgres, machine, migrations }: Label): void {
  if (String(postgres) !== MAJOR_VERSION) {
    throw new PlainError(
      `the backup is of PostgreSQL ${postgres}, and this Stepwell brings ${MAJOR_VERSION}. Restore it with the Stepwell that wrote it.`,
    );
  }
  if (machine !== MACHINE) {
    throw new PlainError(
      `the backup is of a machine of another kind (${machine}), and this one is ${MACHINE}: the files of PostgreSQL do not fit.`,
    );
  }
  const known = new Set(migrationNames());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new PlainError(
      `the backup was made by a newer Stepwell (${unknown.join(", ")} is not known here). Update this one first.`,
    );
  }
}

function makeFolder(folder: string, { account }: Place): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/** Proves that the copy starts, replays its journal and takes this release's migrations. */
async function bringUpToDate({ place, password, logFile }: Restoring): Promise<void> {
  setPassword(path.join(place.folder, "data"), place, password);
  const port = await findFreePort();
  const server = await startServer({ place, port, password, logFile, durable: true });
  try {
    await migrate(server.address(DATABASE_NAME));
  } finally {
    await server.stop();
  }
}

async function putInPlace(restored: string, data: string): Promise<{ former?: string }> {
  if (!existsSync(data)) {
    renameSync(restored, data);
    return {};
  }
  await stopLeftBehind(data);
  const former = `${data}.replaced`;
  rmSync(former, { recursive: true, force: true });
  renameSync(data, former);
  renameSync(restored, data);
  return { former };
}
