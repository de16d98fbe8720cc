import { expect, test } from "vitest";
import { CREATE_PLAN_LIMIT, MIGRATE_PLAN_LIMIT } from "@/lib/checklists/constants";
import { CLAIM_READ_LIMIT, SAVE_BREAKDOWN_LIMIT } from "@/lib/decisions/constants";
import { Browser } from "./support/browser";
import { signedIn } from "./support/people";
import { makePlan, saveBreakdown } from "./support/plans";

const save = { inputText: "Learn to swim", suggestedTasks: ["Find a pool"] };

async function statusesOf(count: number, call: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, call));
  return (status: number) => answers.filter((answer) => answer.status === status).length;
}

test("saving is limited by address, exactly, with a wait that a person understands", async () => {
  const visitor = new Browser();
  const call = () => visitor.call("POST", "/api/decisions/breakdown/save", save);
  const count = await statusesOf(SAVE_BREAKDOWN_LIMIT.points + 10, call);
  expect([count(200), count(429)]).toEqual([SAVE_BREAKDOWN_LIMIT.points, 10]);
  const refused = await call();
  expect(refused.body).toMatchObject({
    success: false,
    code: "RATE_LIMITED",
    message: expect.stringMatching(/Please wait \d+ minutes, then try again\. Nothing is lost\./),
  });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(SAVE_BREAKDOWN_LIMIT.seconds);
  // Another address, and a signed-in person at the same address, go on.
  expect((await new Browser().call("POST", "/api/decisions/breakdown/save", save)).status).toBe(
    200,
  );
  await signedIn(visitor);
  expect((await call()).status).toBe(200);
});

test("a header that the client wrote does not make another address", async () => {
  const visitor = new Browser();
  let tries = 0;
  const count = await statusesOf(SAVE_BREAKDOWN_LIMIT.points + 5, async () => {
    tries += 1;
    return visitor.fetch("/api/decisions/breakdown/save", {
      method: "POST",
      body: JSON.stringify(save),
      headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${tries}` },
    });
  });
  expect(count(429)).toBe(5);
});

test("making plans is limited, for visitors and for people", async () => {
  const { browser: person } = await signedIn();
  for (const browser of [new Browser(), person]) {
    const decisionId = await saveBreakdown(browser);
    const count = await statusesOf(CREATE_PLAN_LIMIT.points + 3, () =>
      browser.call("POST", "/api/checklist", { decisionId }),
    );
    expect([count(200), count(429)]).toEqual([CREATE_PLAN_LIMIT.points, 3]);
  }
});

test("claiming is limited, so that ids can't be tried out", async () => {
  const { browser } = await signedIn();
  const count = await statusesOf(MIGRATE_PLAN_LIMIT.points + 3, () =>
    browser.call("POST", "/api/checklist/migrate-anonymous", { checklistId: crypto.randomUUID() }),
  );
  expect([count(404), count(429)]).toEqual([MIGRATE_PLAN_LIMIT.points, 3]);
});

test("a visitor's reads are limited; a person's are not counted", async () => {
  const visitor = new Browser();
  const { id } = await makePlan(visitor);
  const read = (browser: Browser) => () => browser.call("GET", `/api/checklist/${id}`);
  const count = await statusesOf(CLAIM_READ_LIMIT.points + 2, read(visitor));
  expect([count(200), count(429)]).toEqual([CLAIM_READ_LIMIT.points, 2]);
  const { browser } = await signedIn();
  const personal = await statusesOf(CLAIM_READ_LIMIT.points + 2, read(browser));
  expect(personal(404)).toBe(CLAIM_READ_LIMIT.points + 2);
});
