import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { readDecision } from "@/lib/decisions/planner/deciding/read-decision";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { WITH_OPTIONS } from "@/tests/fixtures/questions";

test.each([
  ["Should I take the new job or stay?", ["Take the new job", "Stay"]],
  ["torn between Leeds and York on monday", ["Leeds", "York on Monday"]],
  ["should I get a dog?", ["get a dog"]],
  ["should I get a dog or not", ["Get a dog", "Don't get a dog"]],
  ["beard: keep or no", ["keep", "no"]],
  ["nursery: mornings or full days", ["mornings", "full days"]],
  ["balcony: glass or no, landlord pays half", ["glass", "no glass"]],
  [
    "my sister wants me to come to Crete in June, £740, and I'm honestly not sure I want to go",
    ["come to Crete in June"],
  ],
  ["should I work four days, I'd lose $900 a month, boss has said yes", ["work four days"]],
  ["my ex wants to be friends, should I", ["say yes"]],
  [
    "borrow £5,000 for a course or save for a year",
    ["borrow £5,000 for a course", "save for a year"],
  ],
  ["rabbit or guinea pig", ["rabbit", "guinea pig"]],
  ["go to Portugal or Greece in september with $3,500 for two", ["go to Portugal", "go to Greece"]],
  ["visit Paris or London", ["visit Paris", "visit London"]],
  [
    "self publish or find an agent for my mystery novel",
    ["self publish", "find an agent for my mystery novel"],
  ],
  ["sell the house myself or find a realtor", ["sell the house myself", "find a realtor"]],
  ["drop out of the marathon, 5 weeks left and shin splints", ["drop out of the marathon"]],
  [
    "paper plates or real plates for 40 people at the graduation party",
    ["paper plates", "real plates"],
  ],
  ["should I fix the deck or the driveway first", ["Fix the deck", "Fix the driveway"]],
  ["extension vs moving, we're broke", ["Extension", "Moving"]],
  [
    "which of 3 gyms: 20 with pool, 15 without, 30 with classes",
    ["20 with pool", "15 without", "30 with classes"],
  ],
  [
    "Decide between two apartments: one cheap and far, one expensive and close",
    ["the cheap and far one", "the expensive and close one"],
  ],
  [
    "torn between 2 colleges, one is close to home and the other gave me a scholarship",
    ["the one that is close to home", "the one that gave me a scholarship"],
  ],
  [
    "Choose between two roommates: one quiet student, one friend from high school",
    ["the quiet student", "the friend from high school"],
  ],
  [
    "Choose between three contractors for the bathroom: $8,500, $11,200 and $14,000",
    ["$8,500", "$11,200", "$14,000"],
  ],
  [
    "Pick a daycare: Bright Horizons at $1,900 a month or the home daycare at $1,300",
    ["Bright Horizons at $1,900 a month", "the home daycare at $1,300"],
  ],
  [
    "Should we go to Mexico or Portugal for our honeymoon, budget $5,000",
    ["Go to Mexico", "Portugal"],
  ],
  [
    "Should I switch my kid to a charter school or stay with the public one, application due Feb 10",
    ["Switch my kid to a charter school", "Stay with the public one"],
  ],
  [
    "Choose between Kaiser and Blue Shield for health insurance, open enrollment ends December 15",
    ["Kaiser", "Blue Shield"],
  ],
  [
    "Should I stay friends with someone who never texts first?",
    ["stay friends with someone who never texts first"],
  ],
  [
    "either move to Dallas or stay in Tulsa, my company closes June 30",
    ["move to Dallas", "stay in Tulsa"],
  ],
  [
    "choosing between a cruise and an all-inclusive in Cancun, $3,000 for two",
    ["A cruise", "An all-inclusive in Cancun"],
  ],
  ["law school or a job at my uncle's firm", ["law school", "a job at my uncle's firm"]],
  [
    "should i pay for icloud or google photos, have 300 gb of pictures",
    ["Pay for iCloud", "Pay for Google Photos"],
  ],
  ["buy a macbook or fix my old dell, budget $700", ["buy a MacBook", "fix my old Dell"]],
  ["cruise or all inclusive for our honeymoon, budget $5000", ["cruise", "all inclusive"]],
  ["LSAT or GRE for law school, have 5 months", ["LSAT", "GRE"]],
  ["dog door or no dog door, we have raccoons", ["dog door", "no dog door"]],
  ["call her or text her", ["call her", "text her"]],
  ["gym now or after work", ["gym now", "after work"]],
  ["netflix or go for a run tonight", ["netflix", "go for a run"]],
  ["should i sell my boat or keep it, use it 3 times a year", ["Sell my boat", "Keep it"]],
  ["should i tell my new boyfriend i'm in recovery", ["tell my new boyfriend I'm in recovery"]],
])("%j has the options %j", (text, options) => {
  expect(readDecision(text)?.options).toEqual(options);
});

test("a question of which one is open", () => {
  expect(readDecision("decide which phone to buy")).toMatchObject({ options: [], open: true });
});

test("which of so many is open", () => {
  expect(readDecision("which of four flats")).toMatchObject({ options: [], open: true });
});

test.each([
  "clean the kitchen",
  "how should I start my essay?",
  "find out whether the shop is open",
  "feed the cat or she cries",
  "Can I have tea or coffee?",
  "one or two new friends",
  "present for mum or dad",
  "to do: call mum or text her",
])("%j is no decision", (text) => {
  expect(readDecision(text)).toBeNull();
});

test("a list below a question is a choice, not a list of things to do", () => {
  const inputText = "Which laptop should I buy?\n- MacBook Air\n- ThinkPad\n- Dell XPS";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer).toMatchObject({ kind: "plan", source: "decision" });
  expect(JSON.stringify(answer)).toContain("“ThinkPad”");
});

test.each(WITH_OPTIONS.map(([text]) => text))("the plan for %j keeps the rules", (inputText) => {
  for (const size of ["nudge", "steady", "tiny"] as const) {
    const answer = answerGoal({ inputText, size });
    if (answer.kind === "plan") expect(planBreaches(answer.steps, size)).toEqual([]);
  }
});

test.each([
  ["should we have kids, I'm 37 and not sure", "Should we have kids?", ["have kids"]],
  [
    "my landlord puts the rent up, do I stay or look for somewhere else, lease ends on 30 September",
    undefined,
    ["Stay", "Look for somewhere else"],
  ],
  [
    "fix my 2009 corolla for 1800 or buy another one, I've about 4 grand saved",
    "Fix my 2009 Corolla for 1800 or buy another one?",
    ["fix my 2009 Corolla for 1800", "buy another one"],
  ],
  [
    "we want to get a second cat but our first is grumpy, should we do it",
    "Should I get a second cat?",
    ["get a second cat"],
  ],
  [
    "thanksgiving in boston or stay home, mom is already hinting",
    undefined,
    ["Thanksgiving in boston", "stay home"],
  ],
])("what is told behind a question is no part of it: %j", (text, question, options) => {
  const decision = readDecision(text);
  if (question !== undefined) expect(decision?.question).toBe(question);
  expect(decision?.options).toEqual(options);
});

test.each([
  ["fixed or variable mortgage, our deal ends in July", /broker|lender/],
  ["should I move in with my boyfriend after eight months", /what each of you gives up/],
  ["should I take my mum's car keys away", /doctor or the test/],
  ["take a gap year or go straight to uni", /Can I defer for a year/],
  ["do I fly home for my grandmother's 90th, tickets are €320", /travel time/],
  ["Should I do my master's part time over two years or full time in one?", /program office/],
  ["HMO or PPO?", /a normal year and a bad year/],
  ["Do I cancel Thanksgiving at my place or push through, I've had the flu", /host or cook/],
  [
    "Should I take the promotion? I'd manage people and travel twice a month",
    /manages at the level|made that move/,
  ],
  ["Decide between two cars: a 2019 Corolla for $14,500 and a 2021 Kia for $17,000", /mechanic/],
])("the question %j is sorted by what it is about", (inputText, step) => {
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.steps.map(({ text }) => text).join(" ")).toMatch(step);
});

test("three answers are all weighed, in the tiny size too", () => {
  const inputText =
    "Decide between three preschools: Montessori, the church one and the public one";
  const answer = answerGoal({ inputText, size: "tiny" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
  expect(texts).toContain("“Montessori”, “The church one” and “The public one”");
  expect(answer.kind === "plan" && planBreaches(answer.steps, "tiny")).toEqual([]);
});

test("how long an answer takes is no day to answer by", () => {
  const inputText = "Should I do my master's part time over two years or full time in one?";
  expect(JSON.stringify(answerGoal({ inputText, size: "steady" }))).not.toContain("within two");
});
