import { spawnSync } from "node:child_process";
import { PlainError } from "../plain-error.ts";

/** The system account that PostgreSQL runs as; null when that is simply the present user. */
export type Account = { name: string; uid: number; gid: number } | null;

const NAME = "postgres";

/**
 * PostgreSQL refuses to run as root. When root starts Stepwell, the server runs as the account
 * `postgres`, which is made if the machine has none, or else as `nobody`.
 */
export function accountForServer(): Account {
  if (process.getuid?.() !== 0) return null;
  const known = findAccount(NAME) ?? findAccount("_postgres");
  if (known) return known;
  for (const [command, ...options] of [
    ["useradd", "--system", "--user-group", "--no-create-home", NAME],
    ["adduser", "-S", "-D", "-H", NAME],
  ] as const) {
    if (spawnSync(command, options, { stdio: "ignore" }).status === 0) {
      const made = findAccount(NAME);
      if (made) return made;
    }
  }
  const nobody = findAccount("nobody");
  if (nobody) return nobody;
  throw new PlainError(
    "PostgreSQL does not run as root, and no other account could be found or made. " +
      "Start Stepwell as an ordinary user, or set DATABASE_URL.",
  );
}

/** Options for `spawn` that run PostgreSQL's programs as the account, without Stepwell's secrets in their environment. */
export function runAs(account: Account) {
  return {
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: "production" as const },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}

function findAccount(name: string): Account {
  const uid = numberFrom("-u", name);
  const gid = numberFrom("-g", name);
  return uid === null || gid === null || uid === 0 ? null : { name, uid, gid };
}

function numberFrom(flag: string, name: string): number | null {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : null;
}
