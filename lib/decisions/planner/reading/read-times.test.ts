import { expect, test } from "vitest";
import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";

test.each([
  [
    "clean the kitchen before the inspection on Thursday at 10 and also finish my cover letter",
    "before the inspection on Thursday at 10",
  ],
  [
    "lose 6 kilos before my cousin's wedding in Durban in April and stop spending so much",
    "before your cousin's wedding in Durban in April",
  ],
  ["go to the post office before it closes at 5:30", "before it closes at 5:30"],
  ["plant bulbs before the first frost with a child helping", "before the first frost"],
  ["tidy before my date arrives and the flat is a mess", "before your date arrives"],
  ["service my bike before a 100 km ride on 2 June", "before a 100 km ride on 2 June"],
  ["renew my passport before our trip to Crete on 14 June", "before your trip to Crete on 14 June"],
])("an event ends where another doing or a circumstance begins: %j", (text, deadline) => {
  expect(takeDeadline(text).deadline?.text).toBe(deadline);
});

test.each([
  ["group project presentation wed", "on Wednesday"],
  ["first date thursday", "on Thursday"],
  ["have a yard sale saturday", "on Saturday"],
  ["essay due thurs", "by Thursday"],
  ["finish the report friday", "by Friday"],
])("a day alone is that of an event, or the last for a doing: %j", (text, deadline) => {
  expect(takeDeadline(text).deadline?.text).toBe(deadline);
});

test.each(["get some sun", "dentist is closed til monday", "get the cat used to being fed"])(
  "%j has no day to be done by",
  (text) => {
    expect(takeDeadline(text).deadline).toBeNull();
  },
);

test("a value is no day", () => {
  const { deadline } = takeDeadline("lower my a1c from 7.9 by my next appointment in november");
  expect(deadline?.text ?? "").not.toContain("7.9");
  expect(takeDeadline("send the form by 7.9").deadline?.text).toBe("by 7.9");
});

test("what is done besides an event stays with the goal", () => {
  const { rest } = takeDeadline(
    "clean the kitchen before the inspection and also finish my letter",
  );
  expect(rest).toBe("clean the kitchen and also finish my letter");
});

test.each([
  "break up kindly, our lease runs until November",
  "dispute a charge, i paid by card on 3 March",
  "read my letters, my husband can help on Saturday",
  "walk more, I only have Sunday evenings",
  "save up, no credit card this year",
  "fix the toilet, landlord says next month",
  "exercise while pregnant, 20 weeks, I used to run",
  "agree on the summer holidays with my ex",
  "should i keep seeing him, he is moving to Berlin in August",
  "pack my son's bag for school camp, five days",
  "hand in my notice, four weeks",
  "get an evening off, my husband works late Monday to Thursday",
  "fly again, last time I got off before the doors shut",
  "record the first episode, the mic arrived Tuesday",
  "compare two loan offers, 7.9% over 3 years and 9.2% over 5 years",
  "send the mileage claim for April to June",
  "remember the pill at 9 pm even on weekends away",
  "eat enough, my meds kill my appetite and I binge at 10 pm",
  "chase a client who keeps saying next week",
  "keep the house, my husband starts a new job on the 1st",
  "plan Thanksgiving with two families in one day",
  "find a new bridesmaid, she dropped out three weeks before the wedding",
  "get solar panels, we may move in five years",
])("what is over, goes on or is somebody else's day is no deadline: %j", (text) => {
  expect(takeDeadline(text).deadline).toBeNull();
});

test("a year to which it would be moved is no day for it", () => {
  const { deadline } = takeDeadline("run it or defer to next year, race is on 27 April");
  expect(deadline?.text).toBe("on 27 April");
});

test("what ends on a day has to be settled before it", () => {
  expect(takeDeadline("renew my parking permit, the old one ends on the 30th").deadline?.text).toBe(
    "before the 30th",
  );
});

test.each([
  ["root canal is Tuesday at 9, I'm terrified", "on Tuesday at 9", "root canal"],
  ["interview at Home Depot on Tuesday at 2", "on Tuesday at 2", "interview"],
  ["annual review on Thursday, last one went bad", "on Thursday", "review"],
  ["court date Monday for a suspended license", "on Monday", "court date"],
  ["my interview, its Thursday at 10 at a daycare", "on Thursday at 10", undefined],
  ["the house is a mess, company is coming Thursday", "before Thursday", undefined],
])("what takes place on a day is on that day: %j", (text, when, event) => {
  expect(takeDeadline(text).deadline).toMatchObject(
    event === undefined ? { text: when } : { text: when, event },
  );
});

test.each(["oil change overdue by 2000 miles", "teach Sunday school"])(
  "neither a number of miles nor a name is a day: %j",
  (text) => {
    expect(takeDeadline(text).deadline).toBeNull();
  },
);

test.each([
  [
    "lose 15 pounds by my high school reunion in august",
    "by your high school reunion in August",
    null,
  ],
  ["quit smoking by my birthday Jan 14", "by your birthday on January 14", "January 14"],
  [
    "fix my sleep before school starts back on the 6th",
    "before school starts back on the 6th",
    "the 6th",
  ],
  ["sign up before registration closes friday", "before registration closes on Friday", "Friday"],
  ["wean the baby by his first birthday", "by his first birthday", null],
  ["potty train before preschool in september", "before preschool in September", null],
])("an event keeps the day that stands behind it: %j", (text, words, day) => {
  expect(takeDeadline(text).deadline).toMatchObject({ text: words, day, kind: "event" });
});

test.each([
  ["throw a party for my daughter may 25, 40 people", "on May 25"],
  ["write a cover letter june 3", "by June 3"],
  ["study for the SAT on march 9", "on March 9"],
  ["ask for a letter, need it by the 15th", "by the 15th"],
])("a date needs no word before it: %j", (text, words) => {
  expect(takeDeadline(text).deadline?.text).toBe(words);
});

test.each([
  "have 3 days off starting friday",
  "walk more starting monday",
  "start couch to 5k on monday",
  "trip to japan june 3-10",
])("when one begins, or is away, is no day to be done by: %j", (text) => {
  expect(takeDeadline(text).deadline).toBeNull();
});

test("what is said of a day goes with it", () => {
  expect(takeDeadline("ask for a letter, need it by the 15th").rest).toBe("ask for a letter");
});

test.each([
  ["mow the grass before it rains tonight", "today", "before it rains tonight"],
  ["get a state ID before his job starts in 2 weeks", "event", "before his job starts in 2 weeks"],
  ["career fair next Wednesday", "day", "next Wednesday"],
  ["sit through a virtual training friday", "day", "on Friday"],
  ["pay rent on the 3rd", "day", "on the 3rd"],
])("%j is due as told", (text, kind, deadline) => {
  expect(takeDeadline(text).deadline).toMatchObject({ kind, text: deadline });
});

test.each([
  "we live on the 3rd floor",
  "dropped out in the 10th grade",
  "broke my lease early, 5 months left",
  "5 months left on my car loan",
])("%j names no day", (text) => {
  expect(takeDeadline(text).deadline).toBeNull();
});
