import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../scripts/ports";
import { ensureDatabase } from "../../scripts/postgres/databases";
import { migrate } from "../../scripts/postgres/migrate";
import { projectFolder } from "../../scripts/project";
import { expect, test } from "./fixtures";
import { newPerson, signUp } from "./people";
import { mailsTo } from "./sandbox";

const processes: ChildProcess[] = [];

test.afterEach(async () => {
  await Promise.all(processes.splice(0).map((child) => end(child)));
});

/** Starts a script of the production build and waits until it says that it is ready. */
async function launch(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  processes.push(child);
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error(`${script} ended at once`))),
  ]);
  return child;
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
  return child.exitCode;
}

/** A migrated database of its own, whose jobs only this test's processes do. */
async function emptyDatabase(): Promise<string> {
  const address = new URL(process.env.DATABASE_URL ?? "");
  const server = new URL(address);
  server.pathname = "/postgres";
  address.pathname = `/worker_${process.pid}_${Date.now()}`;
  await ensureDatabase(server.href, address.pathname.slice(1));
  await migrate(address.href);
  return address.href;
}

test("with RUN_JOBS=0 mails wait for the worker, which takes no port and ends when asked", async ({
  browser,
}) => {
  // A database and two more processes start here, on machines that may be busy.
  test.setTimeout(90_000);
  const DATABASE_URL = await emptyDatabase();
  const PORT = String(await findFreePort());
  await launch("scripts/serve.ts", { DATABASE_URL, PORT, RUN_JOBS: "0" });
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    extraHTTPHeaders: { origin: process.env.APP_URL ?? "" },
  });
  const person = newPerson();
  await signUp(context, person);
  expect(await mailsTo(person.email)).toEqual([]);

  const worker = await launch("scripts/work.ts", { DATABASE_URL, PORT, RUN_JOBS: "1" });
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 20_000 }).toBe(1);
  expect(await end(worker)).toBe(0);
  await context.close();
});
