import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeList } from "@/lib/checklists/refinement/change-list";
import type { ChecklistStep, SubStep } from "@/lib/checklists/types";
import { CHAT_MESSAGES } from "@/tests/fixtures/chat-messages";
import { VAGUE_INPUTS } from "@/tests/fixtures/hard-inputs";
import { outcomeOf, PARTY } from "@/tests/fixtures/party-plan";
import { answerWish, builtInCoach } from "./built-in";
import type { CoachAnswer } from "./types";

function ask(message: string, steps: readonly ChecklistStep[] = PARTY): CoachAnswer {
  return answerWish({ message, steps, title: "Plan a birthday party", earlier: [] });
}

/** "say “add get a car”": an example that the coach gives, unless something is to be filled in. */
const TO_SAY = /“((?:add|remove|make|step|we moved|smaller) [^”…]+)”/g;

function step(changes: Partial<ChecklistStep>): ChecklistStep {
  return { ...part("Tidy the desk."), id: "1", minutes: 10, subSteps: [], ...changes };
}

function part(text: string, completed = false): SubStep {
  return {
    id: text,
    text,
    minutes: null,
    completed,
    priority: false,
    manual: false,
    deferredUntil: null,
  };
}

describe("what people write", () => {
  it.each(CHAT_MESSAGES)("%s", (message, outcome) => {
    expect(outcomeOf(ask(message))).toBe(outcome);
  });

  it("is answered warmly and shortly, without blame", () => {
    for (const [message] of CHAT_MESSAGES) {
      const { reply } = ask(message);
      expect(reply.length).toBeLessThanOrEqual(300);
      expect(reply).toMatch(/^[“\p{Lu}\d].*[.?!”]$/u);
      expect(reply).not.toMatch(/overdue|failed|you missed|should have|!!|undefined|null|NaN/i);
    }
  });

  it("in a story longer than a wish asks for one change", () => {
    expect(ask(`add ${"very ".repeat(200)}long`)).toMatchObject({ counts: false, operations: [] });
  });

  it.each([
    ["I don't have candles", "“buy candles and plates”", "add get candles before step 4"],
    ["i have no money for that", "“buy candles and plates”", "remove step 4"],
    ["i cant bake", "“bake the cake”", "change step 5 to …"],
    ["why step 2", "“write the guest list”", "remove step 2"],
    ["do i have to do step 6", "rounds the plan off", "remove step 6"],
    ["i hate step 2 give me something else", "a text or an email", "change step 2 to …"],
    ["i did step 2 and 3", "“call the venue about the date” and “write the guest list”", "Tick"],
    ["ok i called", "“call the venue about the date”", "Tick"],
    ["do the cake tomorrow", "“bake the cake”", "Not today"],
    ["my test is in 2 weeks", "5 steps are open", "“call the venue about the date”"],
    ["we moved it to sunday", "Sunday it is", "add tell everyone it is Sunday"],
    ["the hall said no", "one other hall", "The rest stays"],
    ["how much will this cost", "only know this list", "add find out: how much will this cost"],
    ["one of them is vegan", "can't tell", "add note: one of them is vegan"],
    ["step 2 is weird", "“call the venue about the date”", "change step 2 to …"],
    ["my dad passed away", "so sorry", "can wait"],
    ["which one is the most important", "“bake the cake”", "star step 5"],
    ["which ones can i skip", "“write the guest list”", "remove step 3"],
    ["when should i do step 4", "no calendar", "change step 4 to Saturday morning"],
    ["what do i say", "For “call the venue about the date” three short lines"],
    ["make an appointment for me", "add make an appointment"],
    ["what if they say no", "add write down what to do if they say no"],
    ["idk which card to pick", "add find out: which card to pick"],
    ["too easy", "“call the venue about the date”", "change step 2 to …"],
    ["i got the candles", "Tick “buy candles and plates”"],
    ["i skipped 3 days", "undoes nothing", "“call the venue about the date”"],
    ["can i order a pizza instead", "change step 2 to order a pizza"],
    ["start with the balloons", "add the balloons first"],
    ["what comes after 4", "comes “bake the cake”"],
    ["the second one", "Step 2 is “call the venue about the date”"],
    ["i have adhd and this is boring", "put on a song"],
  ])("%s: is answered from this plan", (message, ...told) => {
    for (const words of told) expect(ask(message).reply).toContain(words);
  });

  it("changes a day and a number of people where a step names them", () => {
    const steps = [step({ text: "Set the table for 6 people on Saturday." })];
    expect(outcomeOf(ask("we moved it to sunday", steps))).toBe(
      "text 1 “Set the table for 6 people on Sunday.”",
    );
    const routine = [step({ text: "Run on Monday, Wednesday and Friday." })];
    expect(outcomeOf(ask("we moved it to sunday", routine))).toBe("ask");
    expect(outcomeOf(ask("its only 4 of us", steps))).toBe(
      "text 1 “Set the table for 4 people on Saturday.”",
    );
    const aim = [step({ text: "Write down the aim: 20 pounds." })];
    expect(outcomeOf(ask("can we do 10 pounds instead", aim))).toBe(
      "text 1 “Write down the aim: 10 pounds.”",
    );
  });

  it("understands what it tells people to say", () => {
    for (const [message] of CHAT_MESSAGES) {
      for (const [, example = ""] of ask(message).reply.matchAll(TO_SAY)) {
        expect(ask(example).reply).not.toMatch(/did not quite|can't tell|did not find/);
      }
    }
  });

  it("says what it can do when it did not understand: three things to try", () => {
    const { reply, counts } = ask("lorem ipsum dolor sit amet");
    expect(counts).toBe(false);
    expect(reply).toContain("did not quite understand");
    const tries = [...reply.matchAll(/“(.+?)”/g)].map(([, example = ""]) => example);
    expect(tries.length).toBeGreaterThanOrEqual(3);
    for (const example of tries) expect(ask(example).counts).toBe(true);
  });
});

describe("by the state of the plan", () => {
  it("small steps are praised as small, not split again", () => {
    const tiny = [step({ minutes: 2 })];
    expect(outcomeOf(ask("too big", tiny))).toBe("as it is");
    expect(outcomeOf(ask("I'm stuck", tiny))).toBe("as it is");
    expect(outcomeOf(ask("Where do I start?", tiny))).toBe("as it is");
    expect(ask("Where do I start?", tiny).reply).toContain("“tidy the desk”");
  });

  it("a starred step comes next, and its way in is starred too", () => {
    const steps = [step({}), step({ id: "2", text: "Call Ada.", priority: true })];
    expect(ask("I'm stuck", steps).operations).toEqual([
      {
        action: "add",
        to: { before: "2" },
        step: expect.objectContaining({ priority: true, minutes: 2 }),
      },
    ]);
  });

  it("a step that is put off is not where to start", () => {
    const steps = [
      step({ deferredUntil: "2030-01-01" }),
      step({ id: "2", text: "Call Ada.", minutes: 2 }),
    ];
    expect(ask("What now?", steps).reply).toContain("“call Ada”");
    expect(ask("What now?", [step({ deferredUntil: "2030-01-01" })]).reply).toContain("put off");
  });

  it("a finished plan needs no start", () => {
    expect(ask("Where do I start?", [step({ completed: true })]).reply).toContain("ticked");
  });

  it("a step with parts has its smaller steps already", () => {
    const steps = [step({ subSteps: [part("Sort the pens.")] })];
    expect(outcomeOf(ask("Break it down", steps))).toBe("as it is");
  });

  it("a step with a ticked part is as good as ticked", () => {
    const parts = [part("Sort the pens.", true)];
    const steps = [step({ subSteps: parts }), step({ id: "2", text: "Call Ada." })];
    for (const wish of ["Remove step 1", "Rename step 1 to rest", "Step 1 takes an hour"]) {
      expect(outcomeOf(ask(wish, steps))).toBe("ask");
    }
  });

  it("a next step that is small already leaves the first bigger one to be broken down", () => {
    const steps = [step({ minutes: 2 }), step({ id: "2", text: "Call Ada.", minutes: 20 })];
    for (const wish of ["make it more detailed", "too vague"]) {
      expect(outcomeOf(ask(wish, steps))).toBe("split 2");
      expect(ask(wish, steps).reply).toContain("“call Ada”");
    }
  });

  it("the only step stays", () => {
    expect(outcomeOf(ask("Remove step 1", [step({})]))).toBe("ask");
  });

  it("the only open step may go beside ticked ones", () => {
    const steps = [step({ completed: true }), step({ id: "2", text: "Call Ada." })];
    expect(outcomeOf(ask("Remove step 2", steps))).toBe("remove 2");
  });

  it("an empty plan is helped on", () => {
    expect(ask("Make it shorter", [])).toMatchObject({ counts: false, operations: [] });
  });

  it("two steps that fit the words are asked about", () => {
    const steps = [step({ text: "Call mum." }), step({ id: "2", text: "Call dad." })];
    const { reply, counts } = ask("Remove the call", steps);
    expect(counts).toBe(false);
    expect(reply).toContain("“call mum” or “call dad”");
  });

  it("of two steps that fit, the open one is meant", () => {
    const steps = [
      step({ text: "Call mum.", completed: true }),
      step({ id: "2", text: "Call dad." }),
    ];
    expect(outcomeOf(ask("Remove the call", steps))).toBe("remove 2");
  });
});

describe("whatever is written", () => {
  const words = [
    ..."add remove move split rename step steps first last all everything 1 2 6 9".split(" "),
    ..."the to before and it smaller shorter ten minutes cake venue call too big stuck , . ! “ ” ; -".split(
      " ",
    ),
  ];
  const message = fc.oneof(
    fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
      .map((some) => some.join(" ")),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom(...VAGUE_INPUTS),
  );

  it("ticked steps stay, something open stays, and no unknown step is named", () => {
    fc.assert(
      fc.property(message, (text) => {
        let ids = 0;
        const { operations, reply } = ask(text);
        const { steps, skipped } = changeList(PARTY, PARTY, operations, () => `new-${ids++}`);
        expect(reply).toMatch(/\S/);
        expect(steps.find(({ id }) => id === "1")).toEqual(PARTY[0]);
        expect(steps.some((one) => !one.completed)).toBe(true);
        expect(skipped.filter((reason) => reason === "unknown" || reason === "done")).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

it("tells its words, then the same as its answer", async () => {
  const request = { message: "too big", steps: PARTY, title: "", earlier: [] };
  const words = builtInCoach.answer(request, new AbortController().signal);
  const first = await words.next();
  const last = await words.next();
  expect(first).toEqual({ done: false, value: last.done && last.value.reply });
});
