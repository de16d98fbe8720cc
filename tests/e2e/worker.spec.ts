import type { ChildProcess } from "node:child_process";
import { findFreePort } from "../../scripts/ports";
import { emptyDatabase } from "./database";
import { expect, test } from "./fixtures";
import { newPerson, signUp } from "./people";
import { end, launch } from "./processes";
import { mailsTo } from "./sandbox";

const processes: ChildProcess[] = [];

test.afterEach(async () => {
  await Promise.all(processes.splice(0).map((child) => end(child)));
});

test("with RUN_JOBS=0 mails wait for the worker, which takes no port and ends when asked", async ({
  browser,
}) => {
  // A database and two more processes start here, on machines that may be busy.
  test.setTimeout(90_000);
  const DATABASE_URL = await emptyDatabase();
  const PORT = String(await findFreePort());
  processes.push(await launch("scripts/serve.ts", { DATABASE_URL, PORT, RUN_JOBS: "0" }));
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    extraHTTPHeaders: { origin: process.env.APP_URL ?? "" },
  });
  const person = newPerson();
  await signUp(context, person);
  expect(await mailsTo(person.email)).toEqual([]);

  const worker = await launch("scripts/work.ts", { DATABASE_URL, PORT, RUN_JOBS: "1" });
  processes.push(worker);
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 20_000 }).toBe(1);
  expect(await end(worker)).toBe(0);
  await context.close();
});
