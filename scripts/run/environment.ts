import { readFileSync } from "node:fs";
import nextEnv from "@next/env";
import {
  type EncryptionKeys,
  EnvironmentError,
  parseEncryptionKeys,
  parseEnvironment,
} from "../../lib/env.ts";
import { PlainError, systemErrorCode } from "../plain-error.ts";
import { inProject, projectFolder } from "../project.ts";
import type { Secrets } from "./secrets.ts";
import type { Mode } from "./stepwell.ts";

/** Reads the .env files that Next.js reads, in its order, and stops at what it would silently skip. */
export function readDotEnv(mode: Mode): void {
  const kind = mode === "dev" ? "development" : "production";
  Object.assign(process.env, { NODE_ENV: kind, NEXT_TELEMETRY_DISABLED: "1" });
  for (const name of [`.env.${kind}.local`, ".env.local", `.env.${kind}`, ".env"]) {
    refuseBrokenFile(name);
  }
  nextEnv.loadEnvConfig(projectFolder, mode === "dev");
}

function refuseBrokenFile(name: string): void {
  let content: string;
  try {
    content = readFileSync(inProject(name), "utf8");
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ENOENT") return;
    throw new PlainError(`${name} cannot be read (${code}).`);
  }
  const broken = findBrokenLine(content);
  if (broken) throw new PlainError(`${name}, line ${broken.line}: ${broken.problem}`);
}

/** The first line of a .env file that is neither empty, nor a comment, nor NAME=value. */
export function findBrokenLine(content: string): { line: number; problem: string } | undefined {
  const lines = content.replace(/^\uFEFF/, "").split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index]?.trim() ?? "";
    if (text === "" || text.startsWith("#")) continue;
    const assignment = /^(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(text);
    if (!assignment) return { line: index + 1, problem: "this is not NAME=value." };
    const value = assignment[2] ?? "";
    const quote = /^["'`]/.exec(value)?.[0];
    if (!quote || value.indexOf(quote, 1) > 0) continue;
    const end = lines.findIndex((later, at) => at > index && later.includes(quote));
    if (end === -1) {
      return { line: index + 1, problem: `the value of ${assignment[1]} has an open ${quote}.` };
    }
    index = end;
  }
  return undefined;
}

export type RunEnvironment = {
  /** Serves this machine alone, so that stand-ins and an account with a known password do no harm. */
  isOneMachine: boolean;
  PORT: number;
  SANDBOX_PORT: number;
  APP_URL: string;
  /** Set when an outside service has no key, so that its stand-in answers. */
  sandbox: { inbox: string } | undefined;
};

/** Fills in what an empty environment leaves open: ports, addresses, secrets, stand-ins. */
export function applyDefaults(secrets: Secrets): RunEnvironment {
  for (const [name, value] of Object.entries(process.env)) {
    // An empty value means "not set", as in .env.example.
    if (value === "") delete process.env[name];
  }
  const PORT = readPort("PORT", 3000);
  const SANDBOX_PORT = readPort("SANDBOX_PORT", 4010);
  // With a database of one's own, several machines may share it, and each would make another secret.
  if (process.env.DATABASE_URL === undefined) {
    process.env.AUTH_SECRET ??= secrets.text("AUTH_SECRET");
    process.env.DATA_ENCRYPTION_KEY ??= secrets.text("DATA_ENCRYPTION_KEY");
  }
  process.env.APP_URL ??= `http://localhost:${PORT}`;
  const sandboxAddress = `http://localhost:${SANDBOX_PORT}`;

  const mail = process.env.RESEND_API_KEY === undefined;
  if (mail) {
    process.env.RESEND_API_KEY = "re_sandbox";
    process.env.RESEND_BASE_URL = `${sandboxAddress}/resend`;
    process.env.MAIL_INBOX_URL = `${sandboxAddress}/mail`;
  }
  const claude =
    process.env.SANDBOX_ANTHROPIC === "1" && process.env.ANTHROPIC_API_KEY === undefined;
  if (claude) {
    process.env.ANTHROPIC_API_KEY = "sandbox";
    process.env.ANTHROPIC_BASE_URL = `${sandboxAddress}/anthropic`;
  }
  const isOneMachine = servesOneMachine(process.env.APP_URL);
  const google = isOneMachine && process.env.GOOGLE_CLIENT_ID === undefined;
  if (google) {
    process.env.SANDBOX_GOOGLE = "1";
    process.env.GOOGLE_CLIENT_ID = "stepwell.apps.googleusercontent.com";
    process.env.GOOGLE_CLIENT_SECRET = "GOCSPX-sandbox";
    process.env.GOOGLE_ISSUER = `${sandboxAddress}/google`;
  }
  const stripe = isOneMachine && STRIPE_NAMES.every((name) => process.env[name] === undefined);
  if (stripe) {
    process.env.SANDBOX_STRIPE = "1";
    process.env.STRIPE_SECRET_KEY = "sk_test_sandbox";
    process.env.STRIPE_WEBHOOK_SECRET = `whsec_${secrets.text("STRIPE_WEBHOOK_SECRET")}`;
    process.env.STRIPE_PRICE_ID = "price_StepwellPremiumMonthly1";
    process.env.STRIPE_BASE_URL = `${sandboxAddress}/stripe`;
  }
  const needed = mail || claude || google || stripe;
  const sandbox = needed ? { inbox: `${sandboxAddress}/mail` } : undefined;
  return { isOneMachine, PORT, SANDBOX_PORT, APP_URL: process.env.APP_URL, sandbox };
}

const STRIPE_NAMES = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
  "STRIPE_BASE_URL",
] as const;

/**
 * The stand-in for Google lets anyone in under any address, and at the one for Stripe whoever presses
 * "Pay" has paid, so they serve a Stepwell of one machine alone: with the embedded database and an
 * address on this machine. Elsewhere, without keys, Google is not offered and billing is off.
 */
function servesOneMachine(appUrl: string): boolean {
  // Own process variables would switch them on where they must not be.
  delete process.env.SANDBOX_GOOGLE;
  delete process.env.SANDBOX_STRIPE;
  if (process.env.DATABASE_URL !== undefined) return false;
  return ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(appUrl)?.hostname ?? "");
}

/** Checks the whole environment as the web process will, with one line for each mistake. */
export function checkEnvironment(): void {
  plainly(() => parseEnvironment(process.env));
}

/** The keys of private texts; `secrets` holds the one that this machine made for its own database. */
export function readEncryptionKeys(secrets: Secrets | undefined): EncryptionKeys {
  const own = process.env.DATA_ENCRYPTION_KEY || secrets?.text("DATA_ENCRYPTION_KEY");
  return plainly(() => parseEncryptionKeys({ ...process.env, DATA_ENCRYPTION_KEY: own }));
}

function plainly<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw error instanceof EnvironmentError ? new PlainError(error.message) : error;
  }
}

function readPort(name: string, standard: number): number {
  const value = process.env[name];
  if (value === undefined) return standard;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${name} must be a port number from 1 to 65535.`);
}
