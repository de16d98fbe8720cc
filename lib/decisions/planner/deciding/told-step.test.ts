import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";

function planFor(inputText: string): string {
  const answer = answerGoal({ inputText, size: "steady" });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
}

test.each([
  ["should i move closer to work, rent would be $400 more", /the \$400 more in rent/, /\(\$400\)/],
  [
    "should i take ozempic, my dr offered it but it's $450 a month",
    /the cost of a full year/,
    /but it's \$450|\$450, with the hours/,
  ],
  [
    "should i renovate the kitchen now for $15k or wait till next year",
    /middle way/,
    /You have until/,
  ],
  [
    "Should I name my boat after my aunt, shes 84?",
    /after my aunt\?”.*for this: she's 84\./,
    /shes 84/,
  ],
  ["should i pay for icloud or google photos, have 300 gb of pictures", /“300 GB”/, /Photos, have/],
  [
    "buy a piano or keep renting one for $60 a month",
    /the piano's rent a month/,
    /landlord|lender|Closing/,
  ],
  [
    "buy a macbook or fix my old dell, budget $700",
    /“\$700 at most”/,
    /Write one Mac and one Windows/,
  ],
  [
    "should i get my tooth pulled or a root canal, root canal is $1400",
    /the root canal is \$1,400/,
    /\(\$1400\)/,
  ],
  ["should I go to urgent care or wait for my doctor, sore throat 4 days", /\(4 days\)/, /\(4\)/],
  ["dog door or no dog door, we have raccoons", /for this: you have raccoons/, /undone/],
  [
    "should i invite my coworkers to my wedding, cap is 80",
    /the cap is 80/,
    /no drinking|hurt or afraid/,
  ],
  ["new mattress or a topper, back hurts every morning and i have $400", /under \$400/, /you back/],
  ["bangs or no bangs, wedding is in 3 weeks", /the wedding is in 3 weeks/, /place that people/],
  ["should I refinance my car", /what you still owe|how many payments/, /years you plan to stay/],
  [
    "Airbnb or hotel for 4 nights in Chicago with 2 kids, budget $900",
    /your budget is \$900, which is \$225 a night/,
    /\$225 each/,
  ],
])("of %j the plan says what was told, and where it fits", (text, says, never) => {
  const plan = planFor(text);
  expect(plan).toMatch(says);
  expect(plan).not.toMatch(never);
});

test("what a step says already is not said again", () => {
  const plan = planFor("cruise or all inclusive for our honeymoon, budget $5000");
  expect(plan.match(/\$5,?000/g)).toHaveLength(1);
});
