import { describe, expect, test } from "vitest";
import { growthContext, signUpAddress } from "./growth-entry";
import { sharedTags } from "./tags";

const decision = {
  id: "abc",
  inputText: "Tea or coffee?",
  parsedOptions: ["Tea", "Coffee"],
  chosenOption: "Tea",
  createdAt: "2026-11-20T10:00:00.000Z",
};

describe("the words in a shared page's head", () => {
  test("tell the question and what the coin chose", () => {
    expect(sharedTags(decision)).toEqual({
      title: "Tea or coffee?",
      description: expect.stringMatching(/^The coin chose: Tea\. Stepwell turns/),
      alt: "“Tea or coffee?” The coin chose: Tea.",
    });
  });

  test("before a flip name the options; a goal has none", () => {
    const waiting = sharedTags({ ...decision, chosenOption: null });
    expect(waiting.alt).toBe("“Tea or coffee?” To choose from: Tea, Coffee.");
    const goal = sharedTags({ ...decision, parsedOptions: [], chosenOption: null });
    expect(goal.alt).toBe("“Tea or coffee?”");
    expect(goal.description).toMatch(/^Stepwell turns/);
  });

  test("are one line and fit", () => {
    const long = {
      ...decision,
      inputText: `Which?\n${"one more thing ".repeat(130)}`,
      chosenOption: "x".repeat(200),
    };
    const { title, description, alt } = sharedTags(long);
    for (const text of [title, description, alt]) expect(text).not.toContain("\n");
    expect(title.length).toBeLessThanOrEqual(90);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(alt.length).toBeLessThanOrEqual(420);
  });
});

test("sign-up leads on to a plan of one's own", () => {
  expect(signUpAddress("a-b_9")).toBe(
    "/signup?redirectTo=%2Fchecklist%2Fnew%3Ffrom%3Dshared%26shareId%3Da-b_9",
  );
});

test("the context is question and chosen option", () => {
  expect(growthContext(decision)).toBe("Tea or coffee? – Tea");
  expect(growthContext({ ...decision, chosenOption: null })).toBe("Tea or coffee?");
});
