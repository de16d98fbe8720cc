import { describe, expect, it } from "vitest";
import { SAMPLE_PLANS } from "@/prisma/sample-plans";
import { splitStep } from "./split-step";

const partsOf = (text: string, minutes: number | null = 20) =>
  splitStep({ text, minutes })?.map((part) => part.text);

describe("a step that names several things", () => {
  it.each([
    [
      "Clean the bathroom sink, mirror and toilet",
      ["Clean the bathroom sink.", "Clean the mirror.", "Clean the toilet."],
    ],
    ["Vacuum the living room and the hall", ["Vacuum the living room.", "Vacuum the hall."]],
    [
      "Look up the deadline and put it in the calendar",
      ["Look up the deadline.", "Put it in the calendar."],
    ],
    ["Find the form, then sign it.", ["Find the form.", "Sign it."]],
    ["Wash my shirts & my socks", ["Wash my shirts.", "Wash my socks."]],
  ])("%s: one by one", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("shares its minutes among them", () => {
    const parts = splitStep({ text: "Find the form and sign it", minutes: 20 });
    expect(parts?.map(({ minutes }) => minutes)).toEqual([10, 10]);
  });

  it.each([
    "Buy bread and the milk",
    "Talk to Ada and Tom",
    "Write “bread and butter” down",
    "Open the account, to see which fees and fines it shows",
  ])("%s: stays one step behind its way in", (text) => {
    expect(partsOf(text)?.at(-1)).toBe(text);
  });
});

describe("any other step", () => {
  it("gets a way in of two minutes, a first slice, and stays itself", () => {
    expect(splitStep({ text: "Send the invitations.", minutes: 20 })).toEqual([
      {
        text: "Open a new message, for “send the invitations”.",
        minutes: 2,
      },
      {
        text: "Set a timer for 7 minutes and make a start on “send the invitations”.",
        minutes: 7,
      },
      { text: "Send the invitations.", minutes: 13 },
    ]);
  });

  it("gets the way in alone when it is short", () => {
    expect(splitStep({ text: "Call the venue.", minutes: 10 })).toHaveLength(2);
  });

  it("takes the planner's steps when it is a goal that the planner knows", () => {
    const parts = splitStep({ text: "Renew my passport", minutes: 60 });
    expect(parts?.length).toBe(3);
    expect(parts?.map(({ text }) => text)).not.toContain("Renew my passport");
  });

  it("is left alone when it is small", () => {
    expect(splitStep({ text: "Open the calendar.", minutes: 2 })).toBeNull();
  });
});

it("every part is a step: short, beginning large, with sensible minutes", () => {
  for (const { text, minutes } of SAMPLE_PLANS.flatMap(({ steps }) => steps)) {
    for (const part of splitStep({ text, minutes }) ?? []) {
      expect(part.text).toMatch(/^\p{Lu}/u);
      expect(part.text.length).toBeLessThanOrEqual(500);
      expect(part.minutes).toBeGreaterThanOrEqual(1);
      expect(part.minutes).toBeLessThanOrEqual(90);
    }
  }
});
