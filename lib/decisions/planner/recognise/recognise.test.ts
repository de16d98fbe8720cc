import { describe, expect, test } from "vitest";
import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";
import { recognise } from "@/lib/decisions/planner/recognise/recognise";
import { learntModel } from "@/lib/decisions/planner/recognise/weights";

describe("what words are likeliest to mean", () => {
  test.each([
    ["the glass in the front room is filthy, cant see out", "clean-windows"],
    ["a robin flew into the glass and sits there stunned", "hurt-wild-animal"],
    ["something eats holes into my wool cardigans in the drawer", "clothes-moths"],
  ])("%j is %s, without any cue of it", (words, kind) => {
    expect(recognise(words, "nothing")).toBe(kind);
  });

  test("weighs what a story wants as much as all that it tells", () => {
    const story =
      "return the shoes, we had soup for lunch and the sky was grey and a man sang and then it rained";
    expect(recognise(story, "nothing")).toBeNull();
    const aim = { words: "return the shoes", isWish: true };
    expect(recognise(story, "nothing", undefined, aim)).toBe("return-item");
  });

  test("does not lean on what a story only tells, unless that is sure", () => {
    const story =
      "waited 2 years for my adhd assessment and got diagnosed in september. they've sent a titration pack, wants blood pressure readings and weight";
    const told = { words: "waited 2 years for my ADHD assessment", isWish: false };
    expect(recognise(story, "nothing", undefined, told)).toBe("adhd-titration-readings");
  });

  test("holds against another kind only where that is hardly possible", () => {
    const words = "bleed the radiators in the whole flat";
    expect(recognise(words, { kind: "bleed-radiators" })).toBeNull();
    expect(recognise(words, { kind: "wedding" })).toBe("bleed-radiators");
  });

  test.each([
    ["get my money back for the thing", "a doing", "wide-refund"],
    ["sort my pay and tax forms", "a doing", "wide-tax-and-pay-papers"],
  ] as const)(
    "%j is of a family, where it is not sure which of its kinds",
    (words, ruled, family) => {
      expect(recognise(words, ruled)).toBe(family);
    },
  );

  test("holds a family against a kind of which hardly a word tells", () => {
    const words = "citizenship test booked for the 9th of may, havent opened the book";
    expect(recognise(words, { kind: "situation-pick-up-text", isTold: true })).toMatch(/exam|test/);
    const plain = "practise for my driving theory test";
    expect(recognise(plain, { kind: "driving-theory" })).toBeNull();
  });

  test("says nothing of one loose word, of no words, and of noise", () => {
    expect(["mum", "", "🙂", "qwxz vbnrt"].map((words) => recognise(words, "nothing"))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("each kind that it knows has a plan", () => {
    const planless = learntModel().kinds.filter((id) => id !== "-" && writtenKind(id) === null);
    expect(planless).toEqual([]);
  });
});
