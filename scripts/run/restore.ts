import path from "node:path";
import { wrappingKeyOf } from "../../lib/users/key-wrapping.ts";
import { restore } from "../backup/restore.ts";
import { PlainError } from "../plain-error.ts";
import type { Label } from "../postgres/archive.ts";
import { dataFolder } from "../project.ts";
import { refuseOtherDatabase } from "./backup.ts";
import { openLog, ownPlace } from "./database.ts";
import { readEncryptionKeys } from "./environment.ts";
import { takeLock } from "./lock.ts";
import { say } from "./report.ts";
import { openSecrets, type Secrets } from "./secrets.ts";

/** Puts a backup in the place of the machine's own database, while Stepwell does not run. */
export async function runRestore(args: readonly string[]): Promise<void> {
  const [file, ...more] = args.filter((word) => word !== "--replace");
  if (!file || more.length > 0 || file.startsWith("-")) {
    throw new PlainError("say what: npm run restore -- FILE, with --replace where data stands");
  }
  refuseOtherDatabase();
  const lock = await takeLock("no address: it restores a backup");
  try {
    const secrets = openSecrets(path.join(dataFolder, "secrets.json"));
    const { label, former } = await restore({
      file: path.resolve(file),
      place: await ownPlace(),
      password: secrets.text("POSTGRES_PASSWORD"),
      logFile: openLog(),
      replace: args.includes("--replace"),
    });
    say(`The database is that of ${label.madeAt}. Start Stepwell with: npm start`);
    if (former) say(`The former one stands in ${former}; delete it when you need it no more`);
    warnOfKeys(label, secrets);
  } finally {
    await lock.stop();
  }
}

function warnOfKeys({ wrappingKeys }: Label, secrets: Secrets): void {
  const keys = readEncryptionKeys(secrets);
  const here = [keys.DATA_ENCRYPTION_KEY, ...keys.DATA_ENCRYPTION_KEY_PREVIOUS].map(
    (key) => wrappingKeyOf(key).id,
  );
  if (wrappingKeys.every((id) => here.includes(id))) return;
  say("Private texts in it stay closed: another key wraps theirs. Bring the secrets.json of the");
  say("machine that wrote the backup, or set its key as DATA_ENCRYPTION_KEY_PREVIOUS");
}
