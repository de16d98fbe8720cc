import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PARTY, PLANS } from "@/tests/fixtures/coach-facts";
import { COACH_MESSAGES } from "@/tests/fixtures/coach-messages";
import { VAGUE_INPUTS } from "@/tests/fixtures/hard-inputs";
import { isPlain } from "@/tests/unit/plain-coach";
import { builtInReply, topicOf } from "./reply";
import { supportiveReply } from "./supportive";

const replyTo = (message: string, facts = PARTY, turn = 0, earlier: string[] = []) =>
  builtInReply({
    message,
    facts,
    turn,
    advice: "",
    earlier: earlier.map((content) => ({ author: "coach" as const, content })),
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

  it("are about the step that a question names, and about what somebody is afraid of", () => {
    expect(replyTo("can i skip 3").text).toContain("“write the invitations”");
    expect(replyTo("which is the most important").text).toContain("“write the invitations”");
    expect(replyTo("what comes after that").text).toContain("comes “write the invitations”");
    expect(replyTo("im scared of the speech").text).not.toContain("“call the venue”");
    expect(replyTo("im scared of the call").text).toContain("“call the venue”");
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
