import { describe, expect, it } from "vitest";
import { outcomeOf, PARTY } from "@/tests/fixtures/party-plan";
import { answerWish } from "./built-in";
import type { CoachAnswer, CoachRequest } from "./types";

/** The answer to the last of several messages, each read beside those before it. */
function talk(...messages: string[]): CoachAnswer | undefined {
  const earlier: CoachRequest["earlier"][number][] = [];
  let answer: CoachAnswer | undefined;
  for (const message of messages) {
    answer = answerWish({ message, steps: PARTY, title: "Plan a birthday party", earlier });
    earlier.push({ author: "user", content: message }, { author: "coach", content: answer.reply });
  }
  return answer;
}

describe("a short answer to the coach", () => {
  it.each([
    [["i dont have any balloons", "yes"], "add “Get balloons” last"],
    [["i dont have any balloons", "ok do that"], "add “Get balloons” last"],
    [["i dont have any balloons", "no"], "ask"],
    [["how much will this cost", "yes please"], "add “Find out: how much will this cost” last"],
    [["which one is the most important", "sure"], "star 5"],
    [["i dont have candles", "yes"], "ask"],
    [["i dont have candles", "yes", "the first one"], "add “Get candles” before 4"],
    [["i dont have candles", "the last one"], "remove 4"],
    [["why step 2", "yes"], "ask"],
    [["remove it", "4"], "remove 4"],
    [["remove it", "the cake one"], "remove 5"],
    [["remove step 9", "6"], "remove 6"],
    [["can we order a pizza instead", "step 5"], "text 5 “Order a pizza”"],
    [["reword step 2", "text the hall"], "text 2 “Text the hall”"],
    [["reword step 2", "yes"], "ask"],
    [["add a step", "tune the guitar"], "add “Tune the guitar” last"],
    [["i hate step 5", "the last one"], "ask"],
    [["thanks", "lets do that"], "way in before 2"],
    [["asdf", "yes"], "ask"],
    [["remove step 4", "no the other one"], "ask"],
  ])("%j", (messages, outcome) => {
    const answer = talk(...messages);
    expect(answer && outcomeOf(answer)).toBe(outcome);
  });

  it("chooses between two steps that fitted", () => {
    const steps = PARTY.map((step) => ({ ...step, text: step.text.replace("Bake", "Buy") }));
    const asked = answerWish({ message: "remove the buying", steps, title: "", earlier: [] });
    expect(asked.reply).toContain("Which one");
    const earlier: CoachRequest["earlier"] = [
      { author: "user", content: "remove the buying" },
      { author: "coach", content: asked.reply },
    ];
    const then = (message: string) => outcomeOf(answerWish({ message, steps, title: "", earlier }));
    expect(then("the second one")).toBe("remove 5");
    expect(then("the candles")).toBe("remove 4");
    expect(then("5")).toBe("remove 5");
    expect(then("both")).toBe("remove 4, remove 5");
    expect(then("add get ice")).toBe("add “Get ice” last");
  });

  it("offers a choice where several things were offered", () => {
    expect(talk("i dont have candles", "yes")?.reply).toBe(
      "Gladly. Which one: “add get candles before step 4”, “change step 4 to …” or “remove step 4”?",
    );
  });
});
