import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { callByName } from "./named-people";

function called(step: string, text: string): string {
  return callByName([{ text: step, minutes: 2 }], text)[0]?.text ?? "";
}

describe("whoever was told of is called as the person calls them", () => {
  test.each([
    ["Ask the child what helps.", "my daughter Thandi is scared of dogs", "Ask Thandi what helps."],
    ["Your child chooses.", "get my stepson to bed", "Your stepson chooses."],
    ["Ask your child.", "phone rules for our 13 year old", "Ask your 13-year-old."],
    ["Lay the baby down.", "our 5 month old wakes at night", "Lay your 5-month-old down."],
    ["Ask your teenager.", "my son hasn't been to school", "Ask your son."],
    ["Text your partner.", "my husband Rahul is away", "Text Rahul."],
    ["Tell your manager.", "my boss Priyanka wants to see it", "Tell Priyanka."],
    ["Open the friend's last mail.", "i owe my friend, Carys, 900", "Open Carys's last mail."],
    ["Ask the parent over tea.", "Dad keeps falling", "Ask your dad over tea."],
    ["Ask the parent.", "persuade dad to get hearing aids", "Ask your dad."],
    ["Ask the parent.", "my mother in law moves in", "Ask your mother-in-law."],
    ["Ask your parent.", "sort things out with my mother", "Ask your mother."],
    [
      "Write to your supervisor.",
      "ask my supervisor Dr Adeyemi for a week",
      "Write to Dr Adeyemi.",
    ],
    ["Weigh the dog.", "our dog, Biscuit, is too fat", "Weigh Biscuit."],
    ["Read the pet rules.", "road trip with my dog Biscuit", "Read the pet rules."],
    ["Lift the animal.", "my old cat can't jump any more", "Lift your cat."],
    [
      "Go with the child for the test, with the child's own choice of colour.",
      "glasses for my daughter",
      "Go with your daughter for the test, with their own choice of colour.",
    ],
  ])("%s, told “%s”: %s", (step, text, expected) => {
    expect(called(step, text)).toBe(expected);
  });
});

describe("somebody who is told of by a name alone, or by what they are", () => {
  test.each([
    ["Ask your child what helps.", "help Owen with his math", "Ask Owen what helps."],
    ["Let the birthday child choose.", "plan Leo's 5th birthday party", "Let Leo choose."],
    ["Write to your colleague.", "coworker Kevin interrupts me", "Write to Kevin."],
    ["Send the client two lines.", "freelance client Mark owes me $650", "Send Mark two lines."],
    ["Ask your child.", "plan a playdate for my shy son", "Ask your son."],
    ["Let your animal sniff at it.", "get cat to the vet", "Let your cat sniff at it."],
    ["Brush your pet.", "get my pet Milo groomed", "Brush Milo."],
    ["Tell your friend the day.", "let my brother move in", "Tell your brother the day."],
    ["Call the office.", "call Dr Patel's office about my test", "Call Dr Patel's office."],
    ["Text your friends.", "tell my friends Mike and Jess no", "Text Mike and Jess."],
  ])("%s, told “%s”: %s", (step, text, expected) => {
    expect(called(step, text)).toBe(expected);
  });

  test.each([
    ["of two names", "Ask your child.", "help Owen and Mia with math"],
    ["of somebody's teacher", "Ask your child.", "thank Owen's teacher"],
    ["where a plan speaks of two", "Ask your child and your partner.", "help Owen with math"],
  ])("but not %s", (_, step, text) => {
    expect(called(step, text)).toBe(step);
  });
});

describe("a plan keeps its own words", () => {
  test.each([
    ["of several", "Ask the child what helps.", "my son and my daughter fight"],
    ["of several in one word", "Ask the child what helps.", "my kids fight, my son hits"],
    ["of one more", "Ask the child what helps.", "my son and my other son share a room"],
    ["of nobody", "Ask the child what helps.", "tidy the playroom"],
    ["of somebody else's", "Ask the child what helps.", "babysit her son"],
    ["in what is said to somebody", "Say: “Does the child sleep?”", "my son can't sleep"],
    ["for other things", "Apply for the child benefit.", "money for my daughter"],
    ["for an older one", "Lay the baby down.", "prepare my daughter for the baby"],
    ["who has died", "Ask your partner to help.", "my husband died in May"],
    ["who is gone", "Ask your partner to help.", "tell my ex husband about the house"],
    ["who is lost", "Write what the dog ate.", "we lost our dog on Monday"],
    ["a mother in general", "Ask the parent over tea.", "find a group as a single mum"],
    ["of two", "Ask the parent over tea.", "my mother in law and my mum fight"],
    ["already named", "Let your daughter Anaya choose.", "my daughter Anaya is five"],
  ])("%s", (_, step, text) => {
    expect(called(step, text)).toBe(step);
  });

  test("a weekday behind somebody is no name", () => {
    expect(called("Tell your boss.", "tell my manager Monday")).toBe("Tell your manager.");
  });
});

test("a plan for a child speaks of this child", () => {
  const inputText = "my daughter Thandi is being bullied at school";
  const answer = answerGoal({ inputText, size: "steady" });
  const steps = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
  expect(steps).toContain("Thandi");
  expect(steps).not.toMatch(/\b(?:the|your) child\b/);
});

test.each([
  ["Ask the person how they are.", "fire an employee named Chris", "Ask Chris how they are."],
  ["Watch the new person.", "train my replacement Maria", "Watch Maria."],
  ["Ask your colleague.", "coworker Dave quit and I do both jobs", "Ask your colleague."],
])("%s of %j", (step, text, called) => {
  expect(callByName([{ text: step, minutes: 2 }], text)[0]?.text).toBe(called);
});
