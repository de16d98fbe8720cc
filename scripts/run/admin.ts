import path from "node:path";
import pg from "pg";
import { PlainError, systemErrorCode } from "../plain-error.ts";
import { reachDatabase } from "../postgres/databases.ts";
import { dataFolder } from "../project.ts";
import { MONTH, sayUsage } from "./ai-usage.ts";
import { readDotEnv, readEncryptionKeys } from "./environment.ts";
import { withOwnDatabase } from "./own-database.ts";
import { say } from "./report.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { openSecrets } from "./secrets.ts";

const secretsFile = path.join(dataFolder, "secrets.json");

const USAGE =
  "say what to do: npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, npm run admin -- list, npm run admin -- sign-out EMAIL, npm run admin -- sign-out everyone, npm run admin -- usage, which takes a month such as 2026-10, or npm run admin -- rotate-keys";

/**
 * Who has the role of an admin: gives it, takes it back, or lists them. It holds from the next request on.
 * Also ends sessions, says what calls of Claude cost in a month, and wraps the keys of private texts anew.
 */
export async function runAdmin(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [act, typed, ...more] = args;
  const email = typed?.trim().toLowerCase();
  const isUsage = act === "usage" && (typed === undefined || MONTH.test(typed));
  const isList = act === "list" && email === undefined;
  const isRotation = act === "rotate-keys" && typed === undefined;
  const isChange = (act === "grant" || act === "revoke") && email !== undefined;
  const isSignOut = act === "sign-out" && email !== undefined;
  if ((!isList && !isChange && !isUsage && !isRotation && !isSignOut) || more.length > 0) {
    throw new PlainError(USAGE);
  }
  readDotEnv("start");
  const isEmbedded = !process.env.DATABASE_URL;
  await withDatabase(signal, (client) => {
    if (isRotation) {
      const secrets = isEmbedded ? openSecrets(secretsFile) : undefined;
      return rotateKeys(client, readEncryptionKeys(secrets), signal);
    }
    if (isSignOut) return signOut(client, email);
    if (isUsage) return sayUsage(client, typed ?? new Date().toISOString().slice(0, 7));
    return isChange
      ? changeRole(client, email, act === "grant" ? "admin" : "user")
      : listAdmins(client);
  });
}

async function changeRole(client: pg.Client, email: string, role: "admin" | "user") {
  const found = await client.query<{ role: string }>("SELECT role FROM users WHERE email = $1", [
    email,
  ]);
  const [user] = found.rows;
  if (!user) {
    throw new PlainError(`nobody has an account with ${email}. They have to sign up first.`);
  }
  const is = role === "admin" ? "an admin" : "no admin";
  if (user.role === role) return say(`${email} was ${is} before; nothing changed`);
  await client.query("UPDATE users SET role = $2::role, updated_at = now() WHERE email = $1", [
    email,
    role,
  ]);
  say(`${email} is ${is} now`);
}

/** Ends every session of a person, or of all: cookies and Bearer tokens are dead from the next request on. */
async function signOut(client: pg.Client, whom: string): Promise<void> {
  if (whom === "everyone") {
    const { rowCount } = await client.query("DELETE FROM sessions");
    return say(`everyone is signed out: ${rowCount} sessions ended`);
  }
  const { rows } = await client.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [
    whom,
  ]);
  const [user] = rows;
  if (!user) throw new PlainError(`nobody has an account with ${whom}.`);
  const { rowCount } = await client.query("DELETE FROM sessions WHERE user_id = $1", [user.id]);
  say(`${whom} is signed out: ${rowCount} sessions ended`);
}

async function listAdmins(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    "SELECT email FROM users WHERE role = 'admin' ORDER BY email",
  );
  if (rows.length === 0) say("Nobody is an admin");
  for (const { email } of rows) say(email);
}

/** Works on the database named in DATABASE_URL, else on the machine's own. */
async function withDatabase(
  signal: AbortSignal,
  act: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const secrets = openSecrets(secretsFile);
    return withOwnDatabase(secrets, signal, (address) => connected(address, act));
  }
  await reachDatabase(given);
  await connected(given, act);
}

async function connected(address: string, act: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await act(client);
  } catch (error) {
    const hasNoTables = systemErrorCode(error) === "42P01";
    throw hasNoTables ? new PlainError("the database is empty. Run npm start once.") : error;
  } finally {
    await client.end();
  }
}
