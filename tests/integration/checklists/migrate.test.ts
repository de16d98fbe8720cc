import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { openSession, signedIn } from "../support/people";
import { makePlan, readPlan } from "../support/plans";

function migrate(browser: Browser, checklistId: unknown) {
  return browser.call("POST", "/api/checklist/migrate-anonymous", { checklistId });
}

test("after signing in the browser's plan and its decision move into the account", async () => {
  const browser = new Browser();
  const { id, decisionId } = await makePlan(browser);
  const { userId } = await signedIn(browser);
  expect(await migrate(browser, id)).toMatchObject({
    status: 200,
    body: { success: true, message: "Your plan is now in your account." },
  });
  const owner = { userId, claimTokenHash: null };
  expect(await prisma.checklist.findUniqueOrThrow({ where: { id } })).toMatchObject(owner);
  expect(await prisma.decision.findUniqueOrThrow({ where: { id: decisionId } })).toMatchObject(
    owner,
  );
  expect((await readPlan(browser, id)).steps).toHaveLength(3);
});

test("a retry, also at the same time, succeeds and changes nothing", async () => {
  const browser = new Browser();
  const { id } = await makePlan(browser);
  await signedIn(browser);
  const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(browser, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test("only the first of two accounts in the same browser gets the plan", async () => {
  const browser = new Browser();
  const { id } = await makePlan(browser);
  const first = await signedIn(browser);
  const twin = new Browser();
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
  const second = await signedIn(twin);
  const answers = await Promise.all([migrate(browser, id), migrate(twin, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { userId } = await prisma.checklist.findUniqueOrThrow({ where: { id } });
  expect(userId).toBe(answers[0].status === 200 ? first.userId : second.userId);
});

test("another browser that knows the plan's id does not get it", async () => {
  const visitor = new Browser();
  const { id } = await makePlan(visitor);
  const { browser: withoutToken } = await signedIn();
  const withOtherToken = new Browser();
  await makePlan(withOtherToken);
  await signedIn(withOtherToken);
  for (const browser of [withoutToken, withOtherToken]) {
    expect((await migrate(browser, id)).status).toBe(404);
  }
  expect((await readPlan(visitor, id)).id).toBe(id);
});

test("unknown, malformed and deleted plans are not found; wrong types are refused", async () => {
  const browser = new Browser();
  const { id } = await makePlan(browser);
  await signedIn(browser);
  await prisma.checklist.update({ where: { id }, data: { deletedAt: new Date() } });
  for (const missing of [id, crypto.randomUUID(), "not-an-id", ""]) {
    expect((await migrate(browser, missing)).status).toBe(404);
  }
  for (const wrong of [undefined, null, 7, {}, [id]]) {
    expect((await migrate(browser, wrong)).status).toBe(400);
  }
});

test("a visitor is asked to log in, and the plan waits", async () => {
  const browser = new Browser();
  const { id } = await makePlan(browser);
  expect((await migrate(browser, id)).status).toBe(401);
  const { userId } = await signedIn();
  await openSession(userId, browser);
  expect((await migrate(browser, id)).status).toBe(200);
});

test("the other plans of the browser stay unclaimed until they are named", async () => {
  const browser = new Browser();
  const first = await makePlan(browser);
  const second = await makePlan(browser);
  await signedIn(browser);
  await migrate(browser, first.id);
  const row = await prisma.checklist.findUniqueOrThrow({ where: { id: second.id } });
  expect(row.userId).toBeNull();
  expect((await migrate(browser, second.id)).status).toBe(200);
});
