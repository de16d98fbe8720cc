import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import type { DecisionView } from "@/lib/decisions/types";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, readPlan } from "../support/plans";

const question = { inputText: "Tea or coffee?", options: ["Tea", "Coffee"] };
const steps = { inputText: "Make tea", suggestedTasks: ["Fill the kettle", "Wait"] };

async function flipped(browser: Browser): Promise<DecisionView> {
  const { body } = await browser.call<{ decision: DecisionView }>(
    "POST",
    "/api/decisions/flip",
    question,
  );
  return body.decision;
}

function save(browser: Browser, decisionId: unknown) {
  const body = { ...steps, decisionId };
  return browser.call("POST", "/api/decisions/breakdown/save", body);
}

function createPlan(browser: Browser, decisionId: string) {
  return browser.call<{ checklist: { id: string } }>("POST", "/api/checklist", { decisionId });
}

test("the plan of a flipped decision knows its question, its options and the choice", async () => {
  const { browser, userId } = await signedIn();
  const { id, chosenOption } = await flipped(browser);
  const saved = await save(browser, id);
  expect(saved).toMatchObject({ status: 200, body: { success: true, decision: { id } } });
  expect(await prisma.decision.count({ where: { userId } })).toBe(1);
  const plan = await readPlan(browser, (await createPlan(browser, id)).body.checklist.id);
  expect(plan).toMatchObject({
    decisionId: id,
    title: "Tea or coffee?",
    steps: [{ text: "Fill the kettle" }, { text: "Wait" }],
    decision: {
      inputText: "Tea or coffee?",
      parsedOptions: ["Tea", "Coffee"],
      chosenOption,
      flipCount: 1,
      shareId: null,
    },
  });
});

test("steps for a choice that the coin has left since are not taken", async () => {
  const { browser } = await signedIn();
  const { id, chosenOption } = await flipped(browser);
  const other = question.options.find((option) => option !== chosenOption);
  const body = { ...steps, decisionId: id, chosenOption: other };
  expect(await browser.call("POST", "/api/decisions/breakdown/save", body)).toMatchObject({
    status: 409,
    body: { code: "CHOICE_CHANGED", message: expect.stringContaining("flipped again") },
  });
  expect(await prisma.decision.findUnique({ where: { id } })).toMatchObject({ suggestedTasks: [] });
  expect(
    (await browser.call("POST", "/api/decisions/breakdown/save", { ...body, chosenOption })).status,
  ).toBe(200);
});

test("steps may be saved anew until the plan is there, and then no more", async () => {
  const { browser } = await signedIn();
  const { id } = await flipped(browser);
  expect((await save(browser, id)).status).toBe(200);
  expect((await save(browser, id)).status).toBe(200);
  await createPlan(browser, id);
  expect(await save(browser, id)).toMatchObject({
    status: 409,
    body: { success: false, code: "CONFLICT", message: expect.stringContaining("its plan") },
  });
});

test("a coin that falls while the plan is made is counted or refused, never half of it", async () => {
  const { browser } = await signedIn();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await flipped(browser);
    await save(browser, id);
    const again = { inputText: "Milk or juice?", options: ["Milk", "Juice"], decisionId: id };
    const [flip, plan] = await Promise.all([
      browser.call("POST", "/api/decisions/flip", again),
      createPlan(browser, id),
    ]);
    expect([200, 409]).toContain(flip.status);
    expect(plan.status).toBe(200);
    const row = await prisma.decision.findUniqueOrThrow({ where: { id } });
    expect(row.flipCount).toBe(flip.status === 200 ? 2 : 1);
    expect(row.inputText).toBe(flip.status === 200 ? "Milk or juice?" : "Tea or coffee?");
  }
});

test("nobody gives steps to another's decision, to one that is not there, or as a visitor", async () => {
  const { browser } = await signedIn();
  const { id } = await flipped(browser);
  const { browser: other } = await signedIn();
  for (const decisionId of [id, crypto.randomUUID(), "not-an-id"]) {
    expect((await save(other, decisionId)).status).toBe(404);
  }
  const visitor = new Browser();
  await makePlan(visitor);
  expect((await save(visitor, id)).status).toBe(401);
  expect((await save(browser, null)).status).toBe(400);
  const row = await prisma.decision.findUniqueOrThrow({ where: { id } });
  expect(row.suggestedTasks).toEqual([]);
});
