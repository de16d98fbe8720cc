import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { breakDownGoal } from "@/lib/decisions/actions";
import { DISCLOSURES, HARMFUL } from "@/tests/fixtures/hard-inputs";
import { Browser } from "../support/browser";
import { readEvents } from "../support/events";
import { signedIn } from "../support/people";
import { makePlan, stepAt } from "../support/plans";

const breakdown = "/api/decisions/breakdown";
const HARM = "poison my neighbour's dog";
const SADNESS = "i wish i was dead";

const refusal = (category: string) => ({
  status: 422,
  body: {
    success: false,
    code: "UNSAFE_CONTENT",
    category,
    severity: "block",
    reason: expect.any(String),
    safeMessage: expect.stringMatching(/\w/),
    resources: expect.any(Array),
  },
});

type Person = Awaited<ReturnType<typeof signedIn>> & { planId: string; taskId: string };
let person: Person;

beforeAll(async () => {
  const made = await signedIn();
  const { id: planId } = await makePlan(made.browser);
  person = { ...made, planId, taskId: (await stepAt(made.browser, planId)).id };
});

describe("a goal", () => {
  test.each(HARMFUL)("$goal is not planned, for visitors too", async ({ goal, category }) => {
    const answer = await new Browser().call("POST", breakdown, { inputText: goal });
    expect(answer).toMatchObject(refusal(category));
    expect(answer.body).not.toHaveProperty("tasks");
  });

  test.each([
    { inputText: "Clean the kitchen", step: { text: HARM } },
    { inputText: HARM, step: { text: "Open the door" } },
    { inputText: "Tea", question: `Tea, or ${HARM}?` },
  ])("%j has it in another place", async (body) => {
    const answer = await person.browser.call("POST", breakdown, body);
    expect(answer).toMatchObject(refusal("harm_to_others"));
  });

  test("is refused with its status where a stream was asked for", async () => {
    const response = await new Browser().fetch(breakdown, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ inputText: HARM }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject(refusal("harm_to_others").body);
  });

  test.each(DISCLOSURES)("%j is answered with the next hour and with help", async (inputText) => {
    const answer = await new Browser().call("POST", breakdown, { inputText });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        tasks: expect.arrayContaining([expect.stringContaining("findahelpline.com")]),
        safety: { category: "self_harm", severity: "support", reason: "self_harm_ideation" },
      },
    });
  });

  test("that needs help carries it at the end of a stream too", async () => {
    const response = await person.browser.fetch(breakdown, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ inputText: SADNESS }),
    });
    const events = [];
    for await (const event of readEvents(response)) events.push(event);
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: { safety: { severity: "support" } },
    });
  });

  test("typed into the form without a script comes back with its text and the help", async () => {
    const form = new FormData();
    form.set("inputText", HARM);
    const refused = await new Browser().run(() => breakDownGoal(null, form));
    expect(refused).toMatchObject({
      inputText: HARM,
      message: expect.stringMatching(/\w/),
      safety: { category: "harm_to_others", severity: "block" },
    });
  });

  test("an ordinary one carries nothing", async () => {
    const answer = await new Browser().call("POST", breakdown, { inputText: "kill my to-do list" });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty("safety");
  });
});

describe("what is saved", () => {
  test.each([
    ["the goal", { inputText: HARM, suggestedTasks: ["Open the calendar"] }],
    ["a step", { inputText: "Plan a party", suggestedTasks: ["Open the calendar", HARM] }],
  ])("%s that harms is refused, and nothing is kept", async (_, body) => {
    const { browser, userId } = await signedIn();
    const answer = await browser.call("POST", `${breakdown}/save`, body);
    expect(answer).toMatchObject(refusal("harm_to_others"));
    expect(await prisma.decision.count({ where: { userId } })).toBe(0);
  });

  test("a plan is not made with words that harm beside it", async () => {
    const { browser } = await signedIn();
    const saved = await browser.call<{ decision: { id: string } }>("POST", `${breakdown}/save`, {
      inputText: "Plan a party",
      suggestedTasks: ["Open the calendar"],
    });
    const answer = await browser.call("POST", "/api/checklist", {
      decisionId: saved.body.decision.id,
      userContext: HARM,
    });
    expect(answer).toMatchObject(refusal("harm_to_others"));
  });
});

describe("on a plan", () => {
  const writes: readonly [string, (own: Person) => ["POST" | "PATCH", string]][] = [
    ["a new step", ({ planId }) => ["POST", `/api/checklist/${planId}/tasks`]],
    [
      "a step's text",
      ({ planId, taskId }) => ["PATCH", `/api/checklist/${planId}/tasks/${taskId}`],
    ],
    ["a parked thought", ({ planId }) => ["POST", `/api/checklist/${planId}/thoughts`]],
  ];

  test.each(writes)("%s that harms is refused and not kept", async (_, write) => {
    const answer = await person.browser.call(...write(person), { text: HARM });
    expect(answer).toMatchObject(refusal("harm_to_others"));
    const kept = await Promise.all([
      prisma.step.count({ where: { text: HARM } }),
      prisma.parkedThought.count({ where: { text: HARM } }),
    ]);
    expect(kept).toEqual([0, 0]);
  });

  test.each(writes)("%s that worries is kept, with help beside it", async (_, write) => {
    const answer = await person.browser.call(...write(person), { text: SADNESS });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, safety: { category: "self_harm", severity: "support" } },
    });
  });
});

test("a question that worries is flipped and may be shared, with help beside it", async () => {
  const flipped = await person.browser.call<{ decision: { id: string } }>(
    "POST",
    "/api/decisions/flip",
    { inputText: `${SADNESS}. Call mum or walk?`, options: ["Call mum", "Walk"] },
  );
  expect(flipped).toMatchObject({ status: 200, body: { safety: { severity: "support" } } });
  const decisionId = flipped.body.decision.id;
  const shared = await person.browser.call("POST", "/api/decisions/share", { decisionId });
  expect(shared).toMatchObject({ status: 200, body: { safety: { severity: "support" } } });
});
