import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { examine } from "@/lib/safety/examine";
import { forgetUsage } from "../support/ai-usage";
import { Browser } from "../support/browser";
import { type ReadEvent, readEvents } from "../support/events";
import { signedIn } from "../support/people";
import { makePlan } from "../support/plans";

const claude = await vi.hoisted(async () => (await import("../support/claude")).startClaude());
afterAll(() => claude.stop());

// What the check is in doubt about is its own matter; here the text itself says it.
vi.mock("@/lib/safety/check/check-text", () => {
  const verdict = { severity: "allow", category: null, reason: null, spans: [] };
  return {
    judgeText: (text: string) => ({ verdict, isGrey: text.includes("grey") }),
    judgeByRules: () => ({ verdict, isGrey: false }),
    checkText: () => verdict,
  };
});

beforeEach(forgetUsage);

const steps = [
  { text: "Open the drawer with the papers", minutes: 1 },
  { text: "Put the form on the table", minutes: 2 },
  { text: "Fill in the first page", minutes: 5 },
  { text: "Sign the last page", minutes: 2 },
];
const reply = JSON.stringify({ reply: "I took it off.", isQuestion: false, changes: [] });
const opinion = JSON.stringify({ meaning: "threat" });

/** How the service fails, for an answer that would be this one. */
const FAILURES = {
  "429, come back in a minute": [() => ({ status: 429, retryAfterSeconds: 60 })],
  "500, three times": Array.from({ length: 3 }, () => () => ({ status: 500 })),
  "529, three times": Array.from({ length: 3 }, () => () => ({ status: 529 })),
  slow: [() => ({ silent: true })],
  cut: [(text: string) => ({ text: text.slice(0, 10), end: "cut" })],
  malformed: [() => ({ text: "Of course! First, breathe." })],
  refusal: [() => ({ text: "", stopReason: "refusal" })],
  "over-long": [(text: string) => ({ text: text.slice(0, -6), stopReason: "max_tokens" })],
} satisfies Record<string, ((text: string) => object)[]>;
type Failure = keyof typeof FAILURES;

const PLANNER = "Claude could not be reached, so Stepwell's built-in planner wrote this.";
const COACH = "Claude could not be reached, so Stepwell's built-in coach answered.";
const COACH_AFTER = "Claude stopped part-way, so Stepwell's built-in coach answered instead.";
const EARLY =
  "Claude stopped part-way, so this plan may end early. You can add steps of your own, or try again.";
const OTHER_WORDS =
  "Stepwell can't plan this one as it is written. Please say in other words what you want to reach.";
const OTHER_WISH =
  "I can't help with that one as it is written. What would you like to change in your plan?";

/** What the person reads beside the answer, or as the answer where no one else gives one. */
const SEEN: Record<Failure, { plan: string; parts: string; chat: string; outcome: string }> = {
  "429, come back in a minute": {
    ...{ plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "unavailable" },
  },
  "500, three times": { plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "unavailable" },
  "529, three times": { plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "unavailable" },
  slow: { plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "timeout" },
  cut: { plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "unavailable" },
  malformed: { plan: PLANNER, parts: PLANNER, chat: COACH, outcome: "malformed" },
  refusal: { plan: OTHER_WORDS, parts: OTHER_WORDS, chat: OTHER_WISH, outcome: "refused" },
  "over-long": { plan: EARLY, parts: EARLY, chat: COACH_AFTER, outcome: "cut" },
};

type Said = { notice?: string; message?: string; coachResponse?: string };

/** The last event of a stream. */
async function lastOf(browser: Browser, path: string, body: object): Promise<Said> {
  const response = await browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const events: ReadEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  expect(events.at(-1)?.event).toBe("done");
  return events.at(-1)?.data as Said;
}

const written = (list: readonly object[]) => JSON.stringify({ question: "", steps: list });

/** A cut comes after ten characters, before anything was told; then a second try is as bad. */
function answersTo(failure: Failure, text: string): object[] {
  const answers = FAILURES[failure].map((answer) => answer(text));
  return failure === "cut" ? [...answers, ...answers, ...answers] : answers;
}

async function outcomes(purpose: string): Promise<string[]> {
  const rows = await prisma.aiUsage.findMany({ where: { purpose }, orderBy: { id: "asc" } });
  return rows.map(({ outcome }) => outcome);
}

describe.each(Object.keys(FAILURES) as Failure[])("%s", (failure) => {
  const { plan, parts, chat, outcome } = SEEN[failure];

  test("in a breakdown", async () => {
    const answers = answersTo(failure, written(steps));
    await claude.script(...answers);
    const inputText = "File the form for my passport";
    const said = await lastOf(new Browser(), "/api/decisions/breakdown", { inputText });
    expect(said.notice ?? said.message).toContain(plan);
    expect(await claude.requests()).toHaveLength(answers.length);
    await expect.poll(() => outcomes("breakdown")).toEqual(answers.map(() => outcome));
  });

  test("in a step broken down further", async () => {
    const answers = answersTo(failure, written(steps));
    await claude.script(...answers);
    const said = await lastOf(new Browser(), "/api/decisions/breakdown", {
      inputText: "Get a passport",
      step: { text: "File the form", minutes: 10 },
    });
    expect(said.notice ?? said.message).toContain(parts);
    expect(await claude.requests()).toHaveLength(answers.length);
    await expect.poll(() => outcomes("sub_steps")).toEqual(answers.map(() => outcome));
  });

  test("in the coaching chat", async () => {
    const { browser } = await signedIn();
    const { id } = await makePlan(browser, steps);
    const answers = answersTo(failure, reply);
    await claude.script(...answers);
    const body = { checklistId: id, chatMessage: "Remove step 2" };
    const said = await lastOf(browser, "/api/checklist/refine", body);
    expect(said.notice ?? said.coachResponse).toBe(chat);
    await expect.poll(() => outcomes("refine")).toEqual(answers.map(() => outcome));
  });

  test("in a second opinion, which is asked for once: the check's own word stands", async () => {
    const [answer = {}] = answersTo(failure, opinion);
    await claude.scriptOpinions(answer, { text: opinion });
    const asked = () => examine({ surface: "goal", texts: ["grey"], person: null });
    expect(await new Browser().run(asked)).toBeNull();
    expect(await claude.opinions()).toHaveLength(1);
    await expect.poll(() => outcomes("safety")).toEqual([outcome]);
  });
});
