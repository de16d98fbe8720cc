import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { subStepsOf } from "@/lib/decisions/planner/sub-steps";
import { wordingFor } from "@/lib/decisions/planner/words/english";

describe("for somebody whose words are of no country", () => {
  const say = wordingFor("Fix the sink");

  test.each([
    ["Ring the plumber, or ring two more.", "Call the plumber, or call two more."],
    ["Write down whom to ring and who rings back.", "Write down whom to call and who calls back."],
    ["Lay the ring on the gas ring.", "Lay the ring on the gas ring."],
    ["Ring at their door with a hello.", "Ring at their door with a hello."],
    ["Tap “Settings”, and turn the cold tap off.", "Tap “Settings”, and turn the cold faucet off."],
    [
      "Lay the baby flat on the floor of your flat.",
      "Lay the baby flat on the floor of your apartment.",
    ],
    ["Plug the lamp into a socket.", "Plug the lamp into an outlet."],
    ["Ask an estate agent or a solicitor.", "Ask a real estate agent or a lawyer."],
    [
      "Organise the colours, practise, and cancelled is cancelled.",
      "Organize the colors, practice, and canceled is canceled.",
    ],
    [
      "Promise to exercise for four hours of your course.",
      "Promise to exercise for four hours of your course.",
    ],
    ["Put the rubbish into the bin by the kerb.", "Put the trash into the trash can by the curb."],
    ["Look on the council's or county's page.", "Look on the city or county's page."],
    ["Lay out a vest, trousers and a jumper.", "Lay out a vest, pants and a sweater."],
    ["Send your CV by post in a fortnight.", "Send your resume by mail in two weeks."],
    ["Ask a carers' charity.", "Ask a caregivers' charity."],
    [
      "Put a sum in your calendar, and fill in the tax office's form.",
      "Put an amount on your calendar, and fill out the tax office's form.",
    ],
    [
      "Set up a direct debit and a standing order with the firm.",
      "Set up autopay and an automatic transfer with the company.",
    ],
    [
      "Tick what is mended, and fetch it from a law firm.",
      "Check off what is fixed, and get it from a law firm.",
    ],
    ["Ask the practice for a jab.", "Ask the office for a shot."],
    ["Play fetch in firm shoes.", "Play fetch in firm shoes."],
    ["Ring 999 or 911 now, or 111 if unsure.", "Call 911 now, or a nurse line if unsure."],
    ["Ask the motor vehicle office.", "Ask the DMV."],
    ["Take it out of the boot.", "Take it out of the trunk."],
    [
      "Put the dummy, two muslins and a nappy into the bag.",
      "Put the pacifier, two burp cloths and a diaper into the bag.",
    ],
    ["Eat a yoghurt, and ring your counsellor.", "Eat a yogurt, and call your counselor."],
    ["Sort the jars into two heaps.", "Sort the jars into two piles."],
    ["Tell your real estate agent.", "Tell your real estate agent."],
    ["Book a test for sleep apnoea.", "Book a test for sleep apnea."],
  ])("%s", (british, american) => {
    expect(say(british)).toBe(american);
  });
});

test.each([
  "Ring my mum",
  "tidy my flat",
  "save £200",
  "sort out my council tax",
  "my favourite colour",
  "pay back 3 lakh",
])("“%s” keeps British words", (said) => {
  expect(wordingFor(said)("Ring the neighbour.")).toBe("Ring the neighbour.");
});

test.each([
  "a flat tire on my bike",
  "fix a flat bike tire",
  "speak at the city council",
  "wipe the kitchen cupboards",
  "write down the key takeaways",
  "lost my ring",
  "tap dance",
  "my apartment",
  "buy snow boots",
  "set up the nursery",
  "label the storage bins",
  "save $200",
])("“%s” is as American as any", (said) => {
  expect(wordingFor(said)("Ring the neighbour.")).toBe("Call the neighbor.");
});

test("a plan is worded for whoever asked, and its steps are still broken down", () => {
  const textsOf = (inputText: string) => {
    const answer = answerGoal({ inputText, size: "steady" });
    return answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  };
  const american = textsOf("Replace the bathroom faucet myself");
  expect(american.join(" ")).toMatch(/\bfaucet\b/);
  expect(american.join(" ")).not.toMatch(/\b(?:tap|torch|spanner)\b/);
  expect(textsOf("Replace the bathroom tap, £40").join(" ")).toMatch(/\btap\b/);

  const goal = "Clean the kitchen";
  const step = textsOf(goal).find((text) => /counter/.test(text)) ?? "";
  const parts = subStepsOf({ text: step, minutes: 10, goal }).map(({ text }) => text);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(" ")).not.toMatch(/\bworktop\b/);
});
