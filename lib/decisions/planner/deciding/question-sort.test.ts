import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { QUESTION_PATTERNS, sortOfQuestion } from "@/lib/decisions/planner/deciding/question-sort";
import { questionId } from "@/lib/decisions/planner/library/library";
import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

const sortOf = (text: string, mayGuess = true) => sortOfQuestion(text, text, mayGuess);

describe("the sort of a question", () => {
  test.each([
    ["do i argue the parking charge or just pay the 60 quid", "question-contest-or-pay"],
    [
      "someone scraped my bumper in the car park and left a note with a wrong number, excess is £350, do i claim or let it go",
      "question-claim-or-not",
    ],
  ])("%j is told by what it is about: %s", (text, sort) => {
    expect(sortOf(text)).toBe(sort);
  });

  test("an animal's end is told by its words, and by none that put something else down", () => {
    expect(sortOf("is it time to put our old dog to sleep")).toBe("question-pet-end");
    expect(sortOf("put mum's name down for the sheltered flats or build a bedroom")).not.toBe(
      "question-pet-end",
    );
  });

  test.each([
    ["should i ring the vet about the cat's cough or wait", /^question-vet-or-wait$/],
    [
      "do i need a doctor for a ringing ear or will it just go",
      /^question-(?:health|see-someone-or-wait)$/,
    ],
  ])("%j is no question of what to say to somebody", (text, sort) => {
    expect(sortOf(text)).toMatch(sort);
  });

  test("is told by words alone where nothing may be guessed", () => {
    expect(sortOf("do i argue the parking charge or just pay the 60 quid", false)).toBeNull();
    expect(sortOf("should we go to Lisbon or take a city break at home", false)).toBe(
      "question-trip",
    );
  });

  test.each([
    ["should I christen the baby to please my gran", "faith-rite"],
    ["should we stop going to our church, half our friends are there", "faith-place"],
    ["should I tell work about the diagnosis before or after probation", "tell-work"],
    ["should I confront my coworker or go straight to the director", "raise-at-work"],
    ["should we keep dad's old radio or give it away", "keep-or-let-go"],
    ["rent the house out or sell it, my two brothers disagree", "shared-property"],
    ["my car needs welding, should I repair it or get a loan for a newer one", "car-money"],
    ["should I pay off the overdraft or put it into savings", "put-money"],
    ["should I let my ex take the kids to Turkey in August", "child-with-ex"],
    ["should I take the job in Aberdeen, my partner says she won't move", "move-away"],
    ["should I accept the settlement or go to a tribunal", "settle"],
    ["should I adopt a second greyhound", "pet"],
    ["my mate lent me nothing back, should I lend him 50 again", "lend"],
    ["he bent my trailer, do I make a fuss or just never lend him anything", "chase-or-drop"],
    ["should I say yes, or ask for something smaller", "take-on"],
    ["should we get the flu jab and the covid jab on one day", "jab"],
    ["should I get the shingles shot now", "jab"],
    ["should I get rid of this mole on my neck", "see-someone-or-wait"],
    ["should I leave my mole alone or get it removed", "see-someone-or-wait"],
    ["is it worth getting the windows tinted", "worth-it"],
    ["is it worth it to upgrade my seat for $89", "worth-it"],
    ["gas or charcoal grill, small patio and $300", "buy"],
    ["should I get a standing desk", "buy"],
    ["should I fix the deck or the driveway first", "which-first"],
    ["should I get a gun for home protection", "gun"],
    ["should we open up our marriage", "open-relationship"],
    ["should I adopt my stepson", "adopt-stepchild"],
    ["should I adopt my wife's daughter", "adopt-stepchild"],
    ["should I get a safe deposit box", "small-service"],
    ["should I get flood insurance", "get-cover"],
    ["should I become a notary", "license"],
    ["should I buy a boat", "big-toy"],
    ["should I go gluten free", "eat-way"],
    ["stay late to finish the report or go to my kid's game", "time-clash"],
    ["should I host Thanksgiving this year", "host"],
    ["name the baby after my dad or pick our own", "name-baby"],
    ["should I let the dog sleep in the bed", "pet-rule"],
    ["should I move my desk to the bedroom", "try-week"],
    ["should I evict my tenant, 2 months behind", "evict"],
    ["should I paint the cabinets or replace them", "home-works"],
    ["should I put my dog on prescription food", "pet-care"],
    ["should I stay in my book club", "give-up-place"],
    ["should I trim the hedges now or in the fall", "plants"],
    ["should I take the bus or drive to work", "which-way"],
  ])("%j is of the sort %s by its words alone", (text, sort) => {
    expect(sortOf(text, false)).toBe(questionId(sort));
  });

  test.each([
    ["should I block my diary on Fridays or keep it open", "cut-contact"],
    ["should we keep the cat or give her to my sister", "keep-or-let-go"],
    ["should I ask for an extension on my essay", "home-works"],
    ["should I let it go or answer him", "let-out"],
    ["is it worth taking dad's hearing aids back", "parent-care"],
    ["should I buy a robot vacuum with 2 dogs and a lot of rugs", "pet"],
    ["should I fix the dent or leave it", "leave-off"],
    ["should I get the shots for my cat", "jab"],
    ["should I get divorced or try counseling first", "which-first"],
    ["should I get a nail gun", "gun"],
    ["should I adopt a second greyhound", "adopt-stepchild"],
    ["should I clean the garage or mow the lawn first", "plants"],
  ])("%j is not of the sort %s", (text, sort) => {
    expect(sortOf(text, false)).not.toBe(questionId(sort));
  });

  test("has a plan, whatever words name it", () => {
    const planless = QUESTION_PATTERNS.filter(({ id }) => writtenKind(questionId(id)) === null);
    expect(planless).toEqual([]);
  });
});

const SIZES: readonly PlanSize[] = ["nudge", "steady", "tiny"];

test.each([
  "should I get a gun for home protection",
  "should we open up our marriage",
  "should I adopt my stepson",
  "should I get a P.O. box, packages keep getting stolen",
  "should I get my own car insurance or stay on my parents plan, im 24",
  "should I get a real estate license at 50",
  "should I buy a hot tub for $6,000",
  "should I go gluten free",
  "is it worth getting the windows tinted",
  "stay late to finish the report or go to my kid's game",
  "should I fix the deck or the driveway first",
  "should I host Thanksgiving this year",
  "name the baby after my dad or pick our own",
  "should I let the dog sleep in the bed",
  "should I wake up at 5 to work out",
  "should I evict my tenant, 2 months behind",
  "should I bring my own lunch or eat with the team",
  "paper plates or real plates for 40 people at the graduation party",
])("%j has a plan that keeps to the rules in every size", (inputText) => {
  for (const size of SIZES) {
    const answer = answerGoal({ inputText, size });
    expect(answer.kind === "plan" && answer.source).toBe("decision");
    expect(answer.kind === "plan" && planBreaches(answer.steps, size)).toEqual([]);
  }
});

test("the day by which an answer is wanted is told, and no other day of the story", () => {
  const last = (inputText: string) => {
    const answer = answerGoal({ inputText, size: "steady" });
    return answer.kind === "plan" ? answer.steps.at(-1)?.text : undefined;
  };
  const asked = "cochlear implant or stick with hearing aids, I've to tell the clinic by the 20th";
  expect(last(asked)).toMatch(/by the 20th/);
  expect(last("should I ask for a hug or wait, his mum died in June")).not.toMatch(/in June/);
});

test("whoever names three answers has all of them weighed", () => {
  const inputText =
    "what do i do with my late husbands suits, keep, give to his brothers or the charity shop";
  const answer = answerGoal({ inputText, size: "steady" });
  const plan = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
  expect(plan).toMatch(/brothers.*charity shop/);
});
