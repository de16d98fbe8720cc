import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";
import { readSlots } from "@/lib/decisions/planner/written/slots";

test.each([
  ["sell my old desk on Facebook Marketplace", "desk", "your old desk"],
  ["paint my apartment walls back to white", "wall", "your apartment walls"],
  ["clean the desk in the hall", "desk", "the desk in the hall"],
  ["update my laptop to Windows 11", "laptop", "your laptop"],
  ["write a resume for a barista job", "resume", "the resume"],
])("where a thing is sold or what becomes of it is no part of its name: %j", (typed, named, it) => {
  const { theIt } = readSlots(readGoal(typed), new Set([named]), undefined);
  expect(theIt).toBe(it);
});

test("a word that points back is no matter to talk about", () => {
  const { matter } = readSlots(readGoal("ask my boss about it without crying"), null, undefined);
  expect(matter).toBeUndefined();
});

function wordsOf(inputText: string): string {
  const answer = answerGoal({ inputText, size: "steady" });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text).join("\n") : "";
}

test.each([
  ["go on with my thesis, three of five chapters done", "Open the newest file of your thesis"],
  ["got 15 minutes a day for the book, baby at home", "Write one sentence about the book:"],
  ["say sorry to my best friend for missing her wedding", "without “but”: missing her wedding."],
])("%s: the thing is named without the word that leads to it", (goal, words) => {
  expect(wordsOf(goal)).toContain(words);
});

test.each([
  "write a dinner list and shop from it",
  "I keep missing my therapist's calls, I need to reschedule and ask about the sliding scale",
])("%s: what names no thing gets no article", (goal) => {
  expect(wordsOf(goal).replace(/“[^”]*”/g, "")).not.toMatch(/\bthe (?:and|it|for|with|from)\b/);
});

test("what a language is learnt for is no part of its name", () => {
  const goal = readGoal("learn German for my move to Berlin");
  expect(readSlots(goal, new Set(["german"]), undefined).it).toBe("German");
});

test("who learns beside the person is no part of what is learnt", () => {
  const goal = readGoal("memorize the 50 state capitals with my daughter");
  expect(readSlots(goal, null, undefined).whole).toBe("the 50 state capitals");
});

test.each([
  ["build my own app", "“With my own app,", "With your own app"],
  ["teach my kids Tagalog, i only half speak it", "your kids", "kids Tagalog"],
  ["learn Korean with 20 minutes a day, only know the alphabet", "Korean", "Korean with"],
])("%j: %s", (goal, words, never) => {
  expect(wordsOf(goal)).toContain(words);
  expect(wordsOf(goal)).not.toContain(never);
});

test("what is done to somebody is no thing that a plan handles", () => {
  const named = new Set(["skin check", "check"]);
  expect(readSlots(readGoal("get a skin check"), named, "the place").theIt).toBe("the place");
  expect(readSlots(readGoal("book a skin check"), named, "the check").theIt).not.toBe("the place");
});

test.each([
  ["sink in the bathroom drains super slow, hair i think", "sink", "the sink in the bathroom"],
  ["plan my son's birthday party at our apartment", "party", "your son's birthday party"],
])("the thing of %j ends before what it does and before one's home", (typed, named, it) => {
  const { theIt } = readSlots(readGoal(typed), new Set([named]), undefined);
  expect(theIt).toBe(it);
});

test("a bare “it” is no matter", () => {
  expect(readSlots(readGoal("ask him about it"), null, undefined).matter).toBeUndefined();
});

test.each([
  ["get the guest room ready by Friday, in laws staying 4 nights", "number of guests: Friday."],
  ["Career fair next Wednesday, need to update my resume", "answer before next Wednesday"],
  ["Grant report due Dec 15, 12 pages", "file for the grant report"],
])("%j: a day is said as it is told", (typed, words) => {
  expect(wordsOf(typed)).toContain(words);
});
