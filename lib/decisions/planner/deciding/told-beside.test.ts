import { expect, test } from "vitest";
import { factOf, partTold, withNightly } from "@/lib/decisions/planner/deciding/told-beside";

test.each([
  [
    "Should I move my dad from Florida to live near me, hes 84?",
    "Should I move my dad from Florida to live near me?",
    "he's 84",
  ],
  [
    "should i pay for icloud or google photos, have 300 gb of pictures",
    "should i pay for icloud or google photos",
    "you have 300 GB of pictures",
  ],
  [
    "Should i switch from adderall to vyvanse, crash at 3pm every day",
    "Should i switch from adderall to vyvanse",
    "you crash at 3pm every day",
  ],
  [
    "should i take ozempic, my dr offered it but it's $450 a month",
    "should i take ozempic",
    "your doctor offered it but it's $450 a month",
  ],
  [
    "should i move closer to work, rent would be $400 more",
    "should i move closer to work",
    "the rent would be $400 more",
  ],
  [
    "should i get my tooth pulled or a root canal, root canal is $1400",
    "should i get my tooth pulled or a root canal",
    "the root canal is $1,400",
  ],
  ["dog door or no dog door, we have raccoons", "dog door or no dog door", "you have raccoons"],
  ["buy a mac or fix my pc, budget $700", "buy a mac or fix my pc", "your budget is $700"],
  [
    "should i move in with her, weve dated 8 months",
    "should i move in with her",
    "you've dated 8 months",
  ],
  [
    "should i take the bar in july or february, working full time",
    "should i take the bar in july or february",
    "you're working full time",
  ],
  [
    "should i join the board, meetings are mondays",
    "should i join the board",
    "the meetings are Mondays",
  ],
  [
    "quit grad school or push through, 3 semesters left, so burned out",
    "quit grad school or push through",
    "you have 3 semesters left",
  ],
  [
    "new mattress or a topper, back hurts every morning and i have $400",
    "new mattress or a topper",
    "your back hurts every morning and you have $400",
  ],
  ["bangs or no bangs, wedding is in 3 weeks", "bangs or no bangs", "the wedding is in 3 weeks"],
  [
    "gas or charcoal grill, small patio and $300",
    "gas or charcoal grill",
    "you have a small patio and $300",
  ],
  [
    "should I buy a robot vacuum with 2 dogs and a lot of rugs",
    "should I buy a robot vacuum",
    "you have 2 dogs and a lot of rugs",
  ],
  [
    "should i take the bus or drive, parking is $18 a day",
    "should i take the bus or drive",
    "parking is $18 a day",
  ],
  ["Should I take the job? I'd manage people", "Should I take the job?", "you'd manage people"],
])("%j is asked and told", (text, asked, fact) => {
  const parted = partTold(text);
  expect(parted.asked).toBe(asked);
  expect(factOf(parted.told)).toBe(fact);
});

test.each([
  "should I move to Austin, Texas",
  "should I get a dog, a cat or a rabbit",
  "should I quit my job, move to Spain and open a bar?",
  "should i take it or leave it, please",
  "buy milk or cream, eggs",
  "Choose between three contractors for the bathroom: $8,500, $11,200 and $14,000",
])("in %j nothing is only told", (text) => {
  expect(partTold(text)).toEqual({ asked: text, told: null });
});

test.each([
  [
    "your budget is $900",
    "Airbnb or hotel for 4 nights",
    "your budget is $900, which is $225 a night",
  ],
  ["your budget is $500", "hotel for 3 nights", "your budget is $500, which is about $167 a night"],
  ["your budget is $900", "a party for 4", "your budget is $900"],
  ["you have 2 kids", "hotel for 3 nights", "you have 2 kids"],
])("of %j and %j it is said: %j", (fact, text, said) => {
  expect(withNightly(fact, text)).toBe(said);
});

test.each(["i'm not sure", "i hate my job", "my mom just died", "help"])(
  "%j is not said back",
  (told) => {
    expect(factOf(told)).toBeNull();
  },
);
