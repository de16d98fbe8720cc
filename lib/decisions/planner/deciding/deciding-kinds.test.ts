import { expect, test } from "vitest";
import { kindToDecide } from "@/lib/decisions/planner/deciding/deciding-kinds";
import { readDecision } from "@/lib/decisions/planner/deciding/read-decision";

function kindFor(question: string): string | null {
  const decision = readDecision(question);
  return decision === null ? null : kindToDecide(question, decision);
}

test.each([
  ["should I take social security at 62 or wait", "decide-claim-social-security"],
  ["should I drop my statistics class", "decide-drop-class"],
  ["should I start ADHD meds", "decide-adhd-meds-start"],
  ["keep my horse or sell her", "decide-keep-horse"],
  ["should I get LASIK this year, have $2000 in my FSA that expires dec 31", "decide-lasik"],
  [
    "gym or home treadmill, treadmill is $700 and i live in an upstairs apartment",
    "decide-gym-or-home",
  ],
  ["self publish or find an agent for my mystery novel", "decide-self-publish-agent"],
  ["should I do laundry or grocery shop first", "decide-which-first"],
  ["clean the garage or mow the lawn first", "decide-which-first"],
  ["is it worth going to therapy if i'm not that bad", "decide-start-therapy"],
  ["should i let my adult son move back in", "decide-adult-child-back"],
  ["use my vacation days or get paid out", "decide-pto-payout"],
  ["should I tip the movers", "decide-tip"],
  ["should I give my cleaner a Christmas bonus", "decide-tip"],
  ["should I run the half marathon with a sore achilles", "decide-run-race-hurt"],
  ["Airbnb or hotel for 4 nights in Chicago with 2 kids, budget $900", "decide-hotel-or-airbnb"],
])("%j has a kind of its own", (question, kind) => {
  expect(kindFor(question)).toBe(kind);
});

test.each([
  ["should I quit my band", "child-quits-hobby"],
  ["buy a piano or keep renting one", "decide-buy-or-rent"],
  ["should i move to Austin, Texas", "decide-move-for-partner"],
  ["should i invite my coworkers to my wedding", "decide-invite-or-not"],
  ["braces or invisalign for my son", "decide-adult-braces"],
  ["is it worth getting the windows tinted", "decide-new-windows"],
  ["is it worth going to therapy if i'm not that bad", "decide-physical-therapy"],
  ["should i take the bus or drive to work", "decide-walk-or-drive"],
  ["should i wear contacts or glasses on my wedding day", "decide-lasik"],
  ["fly to Denver or Phoenix for spring break", "decide-travel-way"],
  ["should i get divorced or try counseling first", "decide-start-therapy"],
])("%j is not decided by %j", (question, kind) => {
  expect(kindFor(question)).not.toBe(kind);
});

test("a question that no kind decides has none", () => {
  expect(kindFor("should I paint the moon green or blue")).toBeNull();
});
