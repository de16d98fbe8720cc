import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { type APIRequestContext, type Browser, request as requests } from "@playwright/test";
import { findFreePort } from "../../scripts/ports";
import { type Balancer, startBalancer } from "./balancer";
import { emptyDatabase } from "./database";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { AuthPage } from "./pages/auth-page";
import { newPerson, type Person } from "./people";
import { end, launch } from "./processes";
import { mailsTo } from "./sandbox";
import { shareDecision } from "./shares";

// Two web processes on one database, behind a proxy that hands each request to the other one than the
// last: what one of them knows alone, the next request does not find.

let processes: ChildProcess[] = [];
let ports: number[] = [];
let balancer: Balancer;

const PATIENCE_MS = 300_000;

// Three servers and a browser share the machine here, which may be busy with others.
test.describe.configure({ mode: "serial", timeout: PATIENCE_MS });

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  const DATABASE_URL = await emptyDatabase();
  ports = [await findFreePort(), await findFreePort()];
  processes = await Promise.all(
    ports.map((port) =>
      launch("scripts/serve.ts", { DATABASE_URL, PORT: String(port), RUN_JOBS: "1" }),
    ),
  );
  balancer = await startBalancer(ports);
});

test.afterAll(async () => {
  await balancer?.stop();
  await Promise.all(processes.map((child) => end(child)));
});

/** A client without cookies yet, of a network of its own, at the balancer or at one process alone. */
function client(address = balancer.address): Promise<APIRequestContext> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const extraHTTPHeaders = { "x-forwarded-for": from, origin: process.env.APP_URL ?? "" };
  return requests.newContext({ baseURL: address, extraHTTPHeaders });
}

async function joined(address?: string): Promise<{ person: Person; api: APIRequestContext }> {
  const [person, api] = [newPerson(), await client(address)];
  const { password: confirmPassword } = person;
  const data = { ...person, confirmPassword, birthdate: "1990-12-10", tosAccepted: true };
  const answer = await api.post("/api/auth/register", { data });
  expect(answer.status()).toBe(200);
  return { person, api };
}

function statuses(api: APIRequestContext, path: string, times: number): Promise<number[]> {
  return Promise.all(Array.from({ length: times }, async () => (await api.get(path)).status()));
}

test("a session that one has made opens every door of both, and none once it has ended", async () => {
  const { person, api } = await joined();
  expect(new Set(await statuses(api, "/api/auth/me", 8))).toEqual(new Set([200]));
  expect(new Set(await statuses(api, "/dashboard", 4))).toEqual(new Set([200]));

  const elsewhere = await client(`http://localhost:${ports[1]}`);
  await elsewhere.post("/api/auth/login", { data: person });
  const everywhere = await elsewhere.get("/api/auth/me");
  expect(everywhere.status()).toBe(200);

  // The password changes at one of them; the other one has just served this session.
  const { cookies } = await api.storageState();
  const copy = await requests.newContext({
    baseURL: balancer.address,
    storageState: { cookies, origins: [] },
  });
  expect(new Set(await statuses(copy, "/api/auth/me", 4))).toEqual(new Set([200]));
  await api.post("/api/auth/logout");
  expect(new Set(await statuses(copy, "/api/auth/me", 8))).toEqual(new Set([401]));
  expect((await elsewhere.get("/api/auth/me")).status()).toBe(200);
});

test("tries of a password are counted together, however they come in", async () => {
  const { person } = await joined();
  const stranger = await client();
  const guess = async () => {
    const data = { email: person.email, password: "not the password of Ada" };
    return (await stranger.post("/api/auth/login", { data })).status();
  };
  const answers = await Promise.all(Array.from({ length: 24 }, guess));
  // Ten are let through without a wait. On a busy machine the first wait may be over meanwhile.
  const heard = answers.filter((status) => status === 401).length;
  expect(heard).toBeGreaterThanOrEqual(10);
  expect(heard).toBeLessThanOrEqual(12);
  expect(answers.filter((status) => status === 429)).toHaveLength(24 - heard);
});

test("uses in a window of time are counted together", async () => {
  const { api } = await joined();
  const data = { inputText: "Repot the fern", suggestedTasks: ["Fetch the soil"] };
  const save = async () => (await api.post("/api/decisions/breakdown/save", { data })).status();
  const answers = await Promise.all(Array.from({ length: 70 }, save));
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});

test("a mail goes out once, whichever of them takes the job", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, async () => (await joined()).person));
  for (const { email } of people) {
    await expect
      .poll(async () => (await mailsTo(email)).length, { timeout: PATIENCE_MS / 3 })
      .toBe(1);
  }
  // A second copy would come with the same look at the queue, before this person's mail.
  const { person: last } = await joined();
  await expect
    .poll(async () => (await mailsTo(last.email)).length, { timeout: PATIENCE_MS / 3 })
    .toBe(1);
  for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
});

test("what one has changed the other one shows, and a share that is taken back is gone from both", async () => {
  const { api } = await joined();
  const shareId = await shareDecision(api);
  const visitor = await client();
  expect(new Set(await statuses(visitor, `/shared/${shareId}`, 4))).toEqual(new Set([200]));
  await api.delete(`/api/decisions/shared/${shareId}`);
  expect(new Set(await statuses(visitor, `/shared/${shareId}`, 4))).toEqual(new Set([404]));
});

test("a plan made before an account is claimed through either, once", async () => {
  const api = await client();
  const saved = await api.post("/api/decisions/breakdown/save", {
    data: { inputText: "Repot the fern", suggestedTasks: ["Fetch the soil"] },
  });
  const { decision } = await saved.json();
  const made = await api.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: "" },
  });
  const { checklist } = await made.json();
  const person = newPerson();
  const data = { ...person, confirmPassword: person.password };
  await api.post("/api/auth/register", {
    data: { ...data, birthdate: "1990-12-10", tosAccepted: true },
  });
  const claim = async () => {
    const body = { checklistId: checklist.id };
    return (await api.post("/api/checklist/migrate-anonymous", { data: body })).status();
  };
  const claims = await Promise.all([claim(), claim(), claim(), claim()]);
  expect(claims).toContain(200);
  expect(new Set(await statuses(api, `/api/checklist/${checklist.id}`, 4))).toEqual(new Set([200]));
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with scripts" : "without scripts";
  test(`a form that one has drawn is taken by the other, ${how}`, async ({ browser }) => {
    const { person } = await joined();
    const page = await openPage(browser, javaScriptEnabled);
    const auth = new AuthPage(page);
    await auth.open("/login", { scripts: javaScriptEnabled });
    await auth.logIn(person.email, person.password);
    await expect(page.getByRole("heading", { level: 1, name: "My Plans" })).toBeVisible();
    const account = new AccountPage(page);
    await account.open({ scripts: javaScriptEnabled });
    await account.field("name", "First Name").fill("Grace");
    await account.button("name", "Save name").click();
    const said = "Your name is saved";
    const note = account.section("name").getByRole("status");
    await expect(javaScriptEnabled ? account.toast(said) : note).toContainText(said);
    for (const port of ports) {
      await page.goto(`http://localhost:${port}/account`);
      await expect(account.field("name", "First Name")).toHaveValue("Grace");
    }
    await page.context().close();
  });
}

async function openPage(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: balancer.address, javaScriptEnabled });
  return context.newPage();
}

test("both of them were asked", () => {
  expect(Math.min(...balancer.counts)).toBeGreaterThan(50);
});
