import { describe, expect, it } from "vitest";
import { factsOf, NOBODY, PARTY, PLANS, TODAY } from "@/tests/fixtures/coach-facts";
import { isPlain } from "@/tests/unit/plain-coach";
import type { CoachFacts } from "../facts";
import { builtInAdvice } from "./advice";
import { feelingIn } from "./feelings";
import { journalSentence } from "./journal";

const adviceOn = (facts: CoachFacts, turn: number) => builtInAdvice({ facts, turn });

describe("advice", () => {
  it.each(Object.entries(PLANS))("is plain and kind: %s", (_, facts) => {
    for (let turn = 0; turn < 60; turn++) isPlain(adviceOn(facts, turn).text);
  });

  it("begins with what is done and names one next step with a way in", () => {
    expect(adviceOn(PARTY, 0)).toEqual({
      text: "In “Plan a birthday party” you have done 1 of 4, “pick a day” among them. Those stay done, whatever today is like.\n\nNext comes “call the venue” (about 10 min). Begin with two minutes: put the number on your screen. After that you may stop, and it still counts.",
      tasks: ["Put the number on your screen: the venue."],
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

  it.each([
    ["slept 4 hours. rain.", "smallest step"],
    ["Fight with Sam again.", "a lot to carry"],
    ["i feel lonely lately", "a lot to carry"],
    ["I'm worried about money all the time", "Money worry"],
    ["had a panic attack at work", "rest first"],
    ["i always put things off", "nearly everyone"],
    ["so ashamed", "holds nothing against you"],
    ["did the thing!!", "worth building on"],
  ])("knows what follows from “%s”", (text, means) => {
    expect(journalSentence([entry(text)], 0)).toContain(means);
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
