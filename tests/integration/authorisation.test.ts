import { afterAll, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { answerTable } from "./support/answer-table";
import { Browser } from "./support/browser";
import { browserOf, CALLERS } from "./support/callers";
import { EXPECTATIONS, joinFor, makeThings, methodOf } from "./support/expectations";
import { type Person, revoke, signedIn } from "./support/people";
import { loadRoute, METHODS, otherRouteFiles, routeFiles } from "./support/routes";
import { subscribe } from "./support/subscribe";

const stripe = await vi.hoisted(async () => (await import("./support/stripe")).startStripe());
afterAll(() => stripe.stop());

const secret = "a-text-that-only-its-owner-may-read";

const answers = answerTable("Call");

describe.each(Object.keys(EXPECTATIONS))("%s", (row) => {
  const expectation = EXPECTATIONS[row];
  test.each(CALLERS)("answers as the table says: %s", async (caller) => {
    const owner = await joinFor(row);
    const things = await makeThings(owner.browser, secret);
    const browser = await browserOf(caller, owner, () => joinFor(row));
    const { path, body } = expectation?.ask(things) ?? { path: "" };
    const answer = await browser.call<{ success?: unknown }>(methodOf(row), path, body);
    answers.note(row, caller, answer.status);
    expect(answer.status).toBe(expectation?.status[caller]);
    expect(answer.body.success).toBe(answer.status < 400);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toBeTruthy();
    if (caller !== "owner") expect(JSON.stringify(answer.body)).not.toContain(secret);
  });
});

describe.each(Object.entries(EXPECTATIONS))("%s", (row, { ask, status, withPremium }) => {
  test("an admin is a stranger, and Premium opens to its person what it should alone", async () => {
    const owner = await joinFor(row);
    const things = await makeThings(owner.browser, secret);
    const call = ({ browser }: Person) => {
      const { path, body } = ask(things);
      return browser.call(methodOf(row), path, body);
    };
    const admin = await joinFor(row);
    await prisma.user.update({ where: { id: admin.userId }, data: { role: "admin" } });
    const toAdmin = await call(admin);
    expect(toAdmin.status).toBe(status.otherUser);
    expect(JSON.stringify(toAdmin.body)).not.toContain(secret);
    await subscribe(owner.userId);
    const toSubscriber = await call(owner);
    expect(toSubscriber.status).toBe(withPremium ?? status.owner);
  });
});

test.each(Object.keys(EXPECTATIONS).filter((row) => EXPECTATIONS[row]?.needsPremium))(
  "%s says what Premium is needed for",
  async (row) => {
    const owner = await joinFor(row);
    const things = await makeThings(owner.browser, secret);
    await prisma.subscription.deleteMany({ where: { userId: owner.userId } });
    const { path, body } = EXPECTATIONS[row]?.ask(things) ?? { path: "" };
    const answer = await owner.browser.call(methodOf(row), path, body);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      success: false,
      code: "PREMIUM_REQUIRED",
      message: expect.stringMatching(/^Premium subscription required to access \w+\.$/),
    });
  },
);

describe.each(routeFiles.map(({ path }) => path))("%s", (routePath) => {
  const route = routeFiles.find(({ path }) => path === routePath);
  const declared = METHODS.filter((method) => `${method} ${routePath}` in EXPECTATIONS);

  test("handles every method itself, so that none is answered without JSON", async () => {
    if (!route) throw new Error("no route");
    expect(Object.keys(await loadRoute(route)).sort()).toEqual([...METHODS].sort());
  });

  test("refuses each method that the table does not name, and says which it takes", async () => {
    const address = routePath.replace(/\[\w+\]/g, () => crypto.randomUUID());
    const { browser } = await signedIn();
    for (const method of METHODS.filter((name) => !declared.includes(name))) {
      const answer = await browser.call(method, address);
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.get("allow")?.split(", ").sort()).toEqual([...declared].sort());
      expect(answer.body).toMatchObject({ success: false, code: "METHOD_NOT_ALLOWED" });
    }
  });
});

test("route files outside of /api are these, and each has tests of its own", () => {
  expect(
    otherRouteFiles,
    "A handler outside of /api is called by anyone as well: say here which test holds who may.",
  ).toEqual([
    "app/(app)/account/export/[file]/route.ts", // privacy/export.test.ts, progress/csv.test.ts
    "app/(auth)/session-ended/route.ts", // auth/gate.test.ts
    "app/(public)/shared/[shareId]/preview.png/route.ts", // share/preview.test.ts
    "app/preview.png/route.ts", // the same for everybody, as the next
    "app/sw.js/route.ts",
  ]);
});

test("every row of the table is about a route that exists", () => {
  const paths = new Set(routeFiles.map(({ path }) => path));
  for (const row of Object.keys(EXPECTATIONS)) expect(paths).toContain(row.split(" ")[1]);
});

test("a bearer token opens the same doors as the cookie, and a dead one none", async () => {
  const owner = await signedIn();
  const { planId } = await makeThings(owner.browser, secret);
  const client = new Browser();
  client.bearer = [...owner.browser.cookies.values()][0];
  expect((await client.call("GET", `/api/checklist/${planId}`)).status).toBe(200);
  await revoke(owner);
  expect((await client.call("GET", `/api/checklist/${planId}`)).status).toBe(401);
  client.bearer = "eyJhbGciOiJub25lIn0.e30.";
  expect((await client.call("GET", `/api/checklist/${planId}`)).status).toBe(401);
});

test("a write that another site made the browser send is refused", async () => {
  const owner = await signedIn();
  const { planId } = await makeThings(owner.browser, secret);
  for (const headers of [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site", origin: "http://other.localhost:3000" },
  ]) {
    const response = await owner.browser.fetch(`/api/checklist/${planId}`, {
      method: "DELETE",
      headers,
    });
    expect(response.status).toBe(403);
  }
  expect((await owner.browser.call("GET", `/api/checklist/${planId}`)).status).toBe(200);
});
