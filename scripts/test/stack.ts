import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findFreePort, isPortFree } from "../ports.ts";
import { ensureDatabase } from "../postgres/databases.ts";
import { migrate } from "../postgres/migrate.ts";
import { dataFolder } from "../project.ts";
import { supervise } from "../run/supervise.ts";
import { startThrowawayServer } from "./throwaway-postgres.ts";

export type Addresses = { web: string; sandbox: string };

const DATABASE = "stepwell";
const USUAL_PORT = 3100;

/**
 * Chooses ports and sets the environment of this process, and so of the build and of everything it
 * starts: nothing of a developer's .env reaches the tests.
 */
export async function prepareStack(): Promise<Addresses> {
  // The address is baked into the build; the usual port keeps a build usable for the next run.
  const wished = Number(process.env.E2E_PORT ?? USUAL_PORT);
  const port = (await isPortFree(wished)) ? wished : await findFreePort();
  const sandboxPort = await findFreePort();
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const web = `http://localhost:${port}`;
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Beside .next, so that a Stepwell that runs from this folder keeps its build.
    DIST_FOLDER: ".next-test",
    STEPWELL_MODE: "start",
    PORT: String(port),
    APP_URL: web,
    AUTH_SECRET: "a secret that only tests use, long enough to sign with",
    DATA_ENCRYPTION_KEY: "a-key-that-only-tests-use-of-43-characters_",
    // Each test tells an address of its own, so that rate limits do not reach from one into another.
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    // On a machine that is busy with others an answer may take its time.
    DATABASE_WAIT_SECONDS: "45",
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_ANTHROPIC: "1",
    ANTHROPIC_API_KEY: "sandbox",
    ANTHROPIC_BASE_URL: `${sandbox}/anthropic`,
    ANTHROPIC_MODEL: "",
    RESEND_API_KEY: "re_sandbox",
    RESEND_BASE_URL: `${sandbox}/resend`,
    MAIL_INBOX_URL: `${sandbox}/mail`,
    SANDBOX_GOOGLE: "1",
    GOOGLE_CLIENT_ID: "tests.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: "GOCSPX-tests",
    GOOGLE_ISSUER: `${sandbox}/google`,
    SANDBOX_STRIPE: "1",
    STRIPE_SECRET_KEY: "sk_test_of_the_tests",
    STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
    STRIPE_PRICE_ID: "price_OfTheTestsOneMonth1",
    STRIPE_BASE_URL: `${sandbox}/stripe`,
    EMAIL_FROM: "",
    SUPPORT_EMAIL: "",
  });
  return { web, sandbox };
}

/** Starts database, sandbox and web process; stopping them removes what they wrote. */
export async function startStack({ web }: Addresses): Promise<{ stop(): Promise<void> }> {
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.reverse()) await part.stop();
  };
  const { signal } = new AbortController();
  try {
    const server = await startThrowawayServer("e2e-database");
    parts.push(server);
    await ensureDatabase(server.address("postgres"), DATABASE);
    process.env.DATABASE_URL = server.address(DATABASE);
    await migrate(server.address(DATABASE));

    const folder = path.join(dataFolder, "test", `e2e-sandbox-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    parts.push({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
    const env = { SANDBOX_FOLDER: folder };
    const sandbox = { name: "The sandbox", script: "sandbox/server.ts", env, patience: 3, signal };
    parts.push(await supervise(sandbox));
    const serve = { name: "The web process", script: "scripts/serve.ts", patience: 10, signal };
    parts.push(await supervise(serve));
    console.log(`  serving ${web}`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
