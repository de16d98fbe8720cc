import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { projectFolder } from "../project.ts";
import { type Account, accountForServer, runAs } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";

/** Where a server's data and binaries stand, and who runs it. */
export type Place = {
  /** Parent of the data folder; owned by the server's account. */
  folder: string;
  /** Holds bin/, lib/ and share/. */
  binaries: string;
  account: Account;
  /** True when the wished folder is closed to the server's account, so that another one is used. */
  elsewhere: boolean;
};

/** Root's own checkouts often lie below /root, which no other account may enter. */
const SHARED_FOLDER = "/var/lib/stepwell";

/**
 * Decides where a server lives. That is `wished`, unless the account it must run as cannot get
 * there; then it is a folder below /var/lib/stepwell, named after the checkout and `id`.
 */
export async function choosePlace(wished: string, id = ""): Promise<Place> {
  const binaries = await findBinaries();
  const own = path.join(SHARED_FOLDER, shortHash(`${projectFolder} ${id}`));
  const folder = path.join(own, path.basename(wished));
  const account = ownerOfData(wished) ?? ownerOfData(folder) ?? accountForServer();
  mkdirSync(wished, { recursive: true, mode: 0o700 });
  if (!account) {
    refuseForeignFolder(wished);
    return { folder: wished, binaries: binaries.folder, account, elsewhere: false };
  }
  chownSync(wished, account.uid, account.gid);
  const reachable = canRun(binaries.folder, account) && canWrite(wished, account);
  if (reachable && !existsSync(path.join(folder, "data"))) {
    return { folder: wished, binaries: binaries.folder, account, elsewhere: false };
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chownSync(folder, account.uid, account.gid);
  return { folder, binaries: copyBinaries(binaries, own), account, elsewhere: true };
}

/** Root goes on as the user who made the data, so that this user can take over again. */
function ownerOfData(folder: string): Account {
  const data = path.join(folder, "data");
  if (process.getuid?.() !== 0 || !existsSync(data)) return null;
  const { uid, gid } = statSync(data);
  return uid === 0 ? null : { name: `user ${uid}`, uid, gid };
}

function refuseForeignFolder(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new PlainError(
      `${folder} belongs to another user, who started Stepwell here before (root?). Start it as that user again.`,
    );
  }
}

function copyBinaries(binaries: Binaries, into: string): string {
  const target = path.join(into, `postgresql-${binaries.version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, target);
  return target;
}

function canRun(binaries: string, account: Account): boolean {
  return attempt(path.join(binaries, "bin", "postgres"), ["--version"], account);
}

function canWrite(folder: string, account: Account): boolean {
  return attempt("/bin/sh", ["-c", 'test -w "$0" && test -x "$0"', folder], account);
}

function attempt(command: string, options: string[], account: Account): boolean {
  return spawnSync(command, options, { ...runAs(account), stdio: "ignore" }).status === 0;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
