import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChecklistDetail, ChecklistStep } from "@/lib/checklists/types";
import { COACH_MESSAGES } from "@/tests/fixtures/coach-messages";
import { VAGUE_INPUTS } from "@/tests/fixtures/hard-inputs";
import type { CoachFacts } from "../facts";
import { builtInAdvice } from "./advice";
import { feelingIn } from "./feelings";
import { journalSentence } from "./journal";
import { builtInReply, topicOf } from "./reply";
import { supportiveReply } from "./supportive";

const TODAY = "2026-11-22";

function step(text: string, changes: Partial<ChecklistStep> = {}): ChecklistStep {
  return {
    id: text,
    text,
    minutes: 10,
    completed: false,
    priority: false,
    manual: false,
    deferredUntil: null,
    subSteps: [],
    ...changes,
  };
}

function factsOf(steps: ChecklistStep[], changes: Partial<CoachFacts> = {}): CoachFacts {
  const completed = steps.filter((one) => one.completed).length;
  const plan: ChecklistDetail = {
    id: "plan",
    decisionId: "decision",
    title: "Plan a birthday party",
    createdAt: "2026-11-20T10:00:00.000Z",
    completedAt: null,
    archivedAt: null,
    steps,
    progress: { completed, total: steps.length, percentage: 0 },
    canRefine: true,
    refinementCount: 0,
    remainingRefinements: 999,
    decision: {
      inputText: "",
      chosenOption: null,
      parsedOptions: [],
      flipCount: 0,
      shareId: null,
    },
  };
  return { today: TODAY, plan, openPlans: [], focus: [], entries: [], ...changes };
}

const done = (text: string) => step(text, { completed: true });
const PARTY = factsOf([
  done("Pick a day."),
  step("Call the venue."),
  step("Write the invitations.", { minutes: 45 }),
  step("Buy candles.", { minutes: 5 }),
]);
const NOBODY = factsOf([], { plan: null });

const PLANS: Record<string, CoachFacts> = {
  party: PARTY,
  "not begun": factsOf([step("Call the venue."), step("Buy candles.")]),
  "one step": factsOf([step("Call the venue.", { minutes: null })]),
  "nearly done": factsOf([done("Pick a day."), done("Call the venue."), step("Buy candles.")]),
  done: factsOf([done("Pick a day."), done("Call the venue.")]),
  empty: factsOf([]),
  "put off": factsOf([done("Pick a day."), step("Buy candles.", { deferredUntil: "2026-11-23" })]),
  parts: factsOf([step("Call the venue.", { subSteps: [step("Find the number.")] })]),
  small: factsOf([step("Open the calendar.", { minutes: 2 }), step("Call the venue.")]),
  focus: {
    ...PARTY,
    focus: [{ day: "2026-11-21", minutes: 25, text: "Call the venue.", plan: null }],
  },
  nobody: NOBODY,
};

const adviceOn = (facts: CoachFacts, turn: number) => builtInAdvice({ facts, turn });
const replyTo = (message: string, facts = PARTY, turn = 0, earlier: string[] = []) =>
  builtInReply({
    message,
    facts,
    turn,
    advice: "",
    earlier: earlier.map((content) => ({ author: "coach" as const, content })),
  });

const UNKIND =
  /overdue|\bfailed\b|you missed|you should have|lazy|!|undefined|null|NaN|\[object|“”|\s{3}|\.\.|\?\?| ,/i;

function isPlain(text: string): void {
  expect(text).toMatch(/^[“\p{Lu}\d][\s\S]*[.?”]$/u);
  expect(text).not.toMatch(UNKIND);
  expect(text.length).toBeLessThanOrEqual(900);
}

describe("advice", () => {
  it.each(Object.entries(PLANS))("is plain and kind: %s", (_, facts) => {
    for (let turn = 0; turn < 60; turn++) isPlain(adviceOn(facts, turn).text);
  });

  it("begins with what is done and names one next step with a way in", () => {
    expect(adviceOn(PARTY, 0)).toEqual({
      text: "In “Plan a birthday party” you have done 1 of 4, “pick a day” among them. Those stay done, whatever today is like.\n\nNext comes “call the venue” (about 10 min). Begin with two minutes: open your phone at the number. After that you may stop, and it still counts.",
      tasks: ["Open your phone at the number, for “call the venue”."],
    });
  });

  it("reads differently sixty times before it repeats itself", () => {
    const seen = new Set(Array.from({ length: 60 }, (_, turn) => adviceOn(PARTY, turn).text));
    expect(seen.size).toBe(60);
  });

  it("of a plan that is done, empty or put off suggests nothing to do", () => {
    for (const name of ["done", "empty", "put off", "nobody"]) {
      expect(adviceOn(PLANS[name] ?? NOBODY, 1).tasks).toEqual([]);
    }
  });

  it("without a chosen plan is about the newest open one that has something to do", () => {
    const { plan } = PARTY;
    const finished = factsOf([]).plan;
    const openPlans = [finished, plan].flatMap((one) => one ?? []);
    const { text } = adviceOn({ ...PARTY, plan: null, openPlans }, 0);
    expect(text).toContain("“call the venue”");
  });

  it("tells of focus only where there was some", () => {
    for (let turn = 0; turn < 12; turn++) {
      expect(adviceOn(PARTY, turn).text).not.toContain("focused");
      expect(adviceOn(PLANS.focus ?? PARTY, turn).text).toContain("focused for 25 minutes");
    }
  });
});

describe("the journal", () => {
  const entry = (text: string, mood: number | null = null) => ({
    day: TODAY,
    mood,
    text,
    createdAt: new Date(),
  });

  it("is quoted in the person's own words where it tells of a feeling", () => {
    const entries = [entry("Rain all day. I am so tired of moving boxes! Dinner was good.")];
    expect(journalSentence(entries, 0)).toBe(
      "In your journal you wrote “I am so tired of moving boxes!”. On a day like that the smallest step is the right size.",
    );
    expect(adviceOn({ ...PARTY, entries }, 1).text).toContain("Your journal says “I am so tired");
  });

  it("with a low mood and no such words asks for a small day", () => {
    expect(journalSentence([entry("Rain.", 1)], 0)).toMatch(/low one/);
    expect(journalSentence([entry("Rain.", 4)], 0)).toBeNull();
    expect(journalSentence([], 0)).toBeNull();
  });

  it.each(["I was not tired at all today.", "I'm no longer afraid of it.", "A walk."])(
    "is not read into: %s",
    (text) => expect(feelingIn(text)).toBeNull(),
  );
});

describe("answers", () => {
  it.each(COACH_MESSAGES)("%s", (message, topic) => {
    expect(topicOf(message)?.name ?? "nothing").toBe(topic);
  });

  it("are plain and kind, whatever the plan is like", () => {
    for (const facts of Object.values(PLANS)) {
      for (const [message] of COACH_MESSAGES) {
        for (let turn = 0; turn < 5; turn++) isPlain(replyTo(message, facts, turn).text);
      }
    }
  });

  it("are not said twice in one conversation of five turns where there are others", () => {
    for (const message of ["I'm stuck", "gibberish of no known kind"]) {
      const said: string[] = [];
      for (let turn = 0; turn < 5; turn++) said.push(replyTo(message, PARTY, 3, said).text);
      expect(new Set(said).size).toBe(5);
    }
  });

  it("fit the time that there is", () => {
    expect(replyTo("I have only 10 minutes").text).toContain(
      "10 min is enough for “call the venue”",
    );
    expect(replyTo("only got five minutes").text).toContain("“buy candles”");
  });

  it("say that they come from a program", () => {
    expect(replyTo("Are you a real person?").text).toMatch(/program/);
    expect(replyTo("are you an ai?").text).toMatch(/program/);
  });

  it("give no dose and no diagnosis", () => {
    expect(replyTo("How many pills of my medication should I take?").text).toMatch(
      /someone who may answer it|can't judge/,
    );
  });

  it("name nothing that stands neither in the plan nor in the message", () => {
    const known = ["Plan a birthday party", ...(PARTY.plan?.steps ?? []).map(({ text }) => text)]
      .map((text) => text.toLowerCase().replace(/\.$/, ""))
      .concat(
        "i'm stuck",
        "it's too much",
        "which one first?",
        "i have only ten minutes",
        "can you stay with me for a bit?",
      );
    for (const [message] of COACH_MESSAGES) {
      for (let turn = 0; turn < 5; turn++) {
        const { text, tasks } = replyTo(message, PARTY, turn);
        const quotes = [text, ...tasks].flatMap((one) =>
          [...one.matchAll(/“(.+?)”/g)].map(([, quote = ""]) => quote.toLowerCase()),
        );
        for (const quote of quotes)
          expect([...known, "too much", "no time", "it is done when"]).toContain(quote);
      }
    }
  });

  it("come for whatever is written", () => {
    const words =
      "stuck tired plan help first time call die yes no ? . minutes 10 the is not".split(" ");
    const message = fc.oneof(
      fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 })
        .map((some) => some.join(" ")),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom(...VAGUE_INPUTS),
    );
    fc.assert(
      fc.property(
        message,
        fc.constantFrom(...Object.values(PLANS)),
        fc.nat(),
        (text, facts, turn) => {
          isPlain(replyTo(text, facts, turn).text);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("after a disclosure", () => {
  const earlier = (...texts: string[]) =>
    texts.map((text, index) => ({
      id: `${index}`,
      author: "coach" as const,
      createdAt: new Date(),
      told: { text, tasks: [], coach: null, notice: null, safety: null },
    }));

  it.each([
    "thanks",
    "who can I call?",
    "what about my plan",
    "I don't know",
    "I'm not ok",
    "which step is next?",
  ])("nothing is pushed, and nothing comes twice: %s", (message) => {
    const said: string[] = [];
    for (let turn = 0; turn < 3; turn++) said.push(supportiveReply(message, earlier(...said)));
    expect(new Set(said).size).toBe(3);
    for (const text of said) {
      isPlain(text);
      expect(text).not.toMatch(/minutes|next step|begin with|tick/i);
    }
  });

  it("goes on for ever", () => {
    const said: string[] = [];
    for (let turn = 0; turn < 40; turn++) said.push(supportiveReply("hm", earlier(...said)));
    for (const text of said) isPlain(text);
  });
});
