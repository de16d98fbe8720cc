import { describe, expect, test } from "vitest";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";

test.each([
  ["I really need to clean my kitchen", "clean", "my kitchen"],
  ["how do I fix the squeaky door?", "fix", "the squeaky door"],
  ["I've been meaning to call the bank", "call", "the bank"],
  ["ok so i have to finish my thesis", "finish", "my thesis"],
  ["HELP ME FINISH MY THESIS", "finish", "my thesis"],
  ["learning Spanish", "learn", "Spanish"],
  ["learn how to juggle", "learn", "juggling"],
  ["get better at chess", "practise", "chess"],
  ["I don't want to drink every night", "stop", "drinking"],
  ["I keep losing my keys", "stop", "losing my keys"],
  ["get my meds refilled", "refill", "my meds"],
  ["the car needs an MOT", "book", "an MOT"],
  ["my room needs cleaning", "clean", "my room"],
  ["my bike has a flat tyre", "fix", "my bike"],
  ["I promised to bake a cake", "bake", "a cake"],
  [
    "Lease is up in may. I'd like to find a flat that takes a big dog but I close zillow again",
    "find",
    "a flat",
  ],
  ["reschedule and ask about the sliding scale", "reschedule", null],
  ["I know I need to call the landlord", "call", "the landlord"],
  ["I keep starting workout plans and quitting after two weeks", "stick", "workout plans"],
  ["can tomatoes from the garden", "preserve", "tomatoes"],
  ["The kids are small. I used to paint. I want one evening back", "get", "one evening"],
  [
    "I bought a rowing machine in 2021. I'd like to use it before work",
    "use",
    "the rowing machine",
  ],
  ["taxes", null, "taxes"],
  ["my room is a disaster", "sort", "my room"],
  ["cleaning schedule", null, "cleaning schedule"],
  ["book club", null, "book club"],
  ["my toddler bites other kids at nursery", null, "my toddler"],
  ["My partner and I want to buy our first flat", "buy", "our first flat"],
  ["I keep saying I'll call my grandma. It's been since Christmas.", "call", "my grandma"],
  ["my car insurance runs out on Sunday, want to get it under 600", "get", "my car insurance"],
  [
    "optician appointment falls on my exam day, need to move it",
    "move",
    "the optician appointment",
  ],
  ["my toast for the party is too long, need to shorten it", "shorten", "my toast"],
  ["gym contract ends in june, want to cancel it", "cancel", "the gym contract"],
  ["Piano lesson on friday. Have to cancel it", "cancel", "the piano lesson"],
  ["shave. it's been 3 weeks", "shave", null],
  ["learn to cook 3 dishes my late gran used to make", "learn", "cooking 3 dishes"],
  ["figure out my next career step", "figure", "my next career step"],
  ["learn enough Excel to stop asking", "learn", "Excel"],
  ["make a halloween costume for Mia", "make", "a halloween costume"],
  ["tell my roommate he has to move out", "tell", "my roommate"],
  ["tell my girlfriend I want kids", "tell", "my girlfriend"],
  ["I need to talk to her without it blowing up", "talk", "her"],
  ["look after my back", "look", "my back"],
  ["clear the debt letters off the kitchen table", "clear", "the debt letters"],
  ["put together the wardrobe that's in the hall", "put", "the wardrobe"],
  ["deep clean the oven", "deep-clean", "the oven"],
  ["write thank you cards to 60 guests", "write", "thank you cards"],
  ["the dog needs a bath", "wash", "the dog"],
  ["my bathroom light keeps flickering", "fix", "my bathroom light"],
  ["I haven't been to the dentist in 11 years", "go", "the dentist"],
  ["my neighbour plays drums at 11pm", "talk", "my neighbour"],
  ["figure out what to do with my life", "figure", null],
])("%j asks to %s %j", (text, verb, object) => {
  expect(readGoal(text)).toMatchObject({ verb, object });
});

describe("times", () => {
  test.each([
    ["renew my passport by june 3", "by June 3"],
    ["finish it before Saturday", "before Saturday"],
    ["essay due monday", "by Monday"],
    ["write the report by tomorrow morning", "by tomorrow morning"],
    ["move in three weeks", "in three weeks"],
    ["lose weight by the end of the year", "by the end of the year"],
    ["clean up before my sister arrives", "before your sister arrives"],
    ["call the bank tonight", "tonight"],
    ["save money by december 2027", "by December 2027"],
    ["do it by 15 March", "by 15 March"],
    ["do my tax return by 31 jan", "by 31 January"],
    ["price my pots for the fair on 12 Dec", "on 12 December"],
    ["apply for the course, deadline feb 1", "by February 1"],
    ["slides due weds 5pm", "by Wednesday 5pm"],
    ["pass my test on the 14th", "on the 14th"],
    ["finish chapter 4 by next fri", "by next Friday"],
    ["cook for Ana on sat", "on Saturday"],
    ["buy everything in 3 wks", "in 3 weeks"],
    ["be ready in a fortnight", "in a fortnight"],
    ["do a handstand by summer", "by summer"],
    ["finish the report by EOD", "by EOD"],
    ["finish it by end of play tomorrow", "by end of play tomorrow"],
    ["paint the fence this wkend", "this weekend"],
    ["plan the trip 3 weeks from now", "in 3 weeks"],
    ["see the dentist within the next fortnight", "in the next fortnight"],
    ["finish my thesis by mid june", "by mid June"],
    ["get my bike fixed before Saturday's ride", "before Saturday's ride"],
    ["see my dad before his surgery", "before his surgery"],
    ["run a workshop on Sat 9 May", "on Saturday 9 May"],
    ["learn the bones by my exam", "by your exam"],
    ["open the shop before Black Friday", "before Black Friday"],
    ["prepare for the interview at Tesco tomorrow at 9am", "tomorrow at 9am"],
    ["drive to Moab over labor day weekend", "over Labor Day weekend"],
    ["read the whole Quran before Ramadan ends this year", "before Ramadan ends"],
    ["tell my employer before probation ends in May", "before probation ends in May"],
  ])("%j is due %s", (text, deadline) => {
    expect(readGoal(text).deadline?.text).toBe(deadline);
  });

  test.each(["do it by myself", "bake bread in may tins", "run 30 minutes a day", "read for fun"])(
    "%j has no deadline, or only a true one",
    (text) => {
      expect(readGoal(text).deadline?.text ?? "in May").toBe("in May");
    },
  );

  test.each([
    "unpack the 12 boxes, we moved in april",
    "finish the jumper I started in 2021",
    "I haven't been to the dentist in 11 years",
    "go to bed before 1am",
    "get up at 6.30",
    "I keep buying things at 2am",
    "ask for money from a friend who borrowed £200 in May",
    "book flights, not before 8am",
    "get ready for winter",
    "confront Steve at the Monday meeting",
    "I borrowed £900 from my friend Carys in January and can only manage £40 a month",
    "Took a payday loan of $400 in October to fix my teeth",
  ])("%j tells of the past or of every day", (text) => {
    expect(readGoal(text).deadline).toBeNull();
  });

  test("what repeats is a rhythm and no deadline", () => {
    expect(readGoal("run 3 times a week")).toMatchObject({
      rhythm: "3 times a week",
      deadline: null,
    });
    expect(readGoal("write 20 minutes a day").rhythm).toBe("20 minutes a day");
    expect(readGoal("stop ordering in every night").rhythm).toBeNull();
    expect(readGoal("practise drums 2x/week").rhythm).toBe("2x/week");
    expect(readGoal("walk 8,000 steps a day").rhythm).toBe("every day");
    expect(readGoal("pay the rent on the 1st of every month")).toMatchObject({
      rhythm: "on the 1st of every month",
      deadline: null,
    });
  });
});

describe("limits", () => {
  test.each([
    ["plan a party under $300", { kind: "money", amount: "$300" }],
    ["learn French on $200", { kind: "money", amount: "$200" }],
    ["find a job without a car", { kind: "without", thing: "a car" }],
    ["tidy up, i only have 20 minutes", { kind: "time", span: "20 minutes" }],
    ["cook for 6 people with no oven", { kind: "without", thing: "an oven" }],
    ["set up a budget on $1,800 a month", { kind: "money", amount: "$1,800 a month" }],
    ["find a flat for max £750 a month", { kind: "money", amount: "£750 a month" }],
    ["feed us on 40 a week", { kind: "money", amount: "40 a week" }],
    ["get a sofa, budget 300-400", { kind: "money", amount: "300-400" }],
    ["buy a laptop for less than 500", { kind: "money", amount: "500" }],
    [
      "plan a wedding for under ten thousand pounds",
      { kind: "money", amount: "ten thousand pounds" },
    ],
    ["plan a holiday without flying or driving", { kind: "without", thing: "flying or driving" }],
    ["meal prep, I'm allergic to nuts", { kind: "without", thing: "nuts" }],
    ["throw a party for 25 people, $400", { kind: "money", amount: "$400", isBare: true }],
    ["plan lunches for 3 kids, no nuts", { kind: "without", thing: "nuts" }],
    ["cancel my broadband without calling anyone", { kind: "without", thing: "calling anyone" }],
    ["get to my appointments, I don't drive", { kind: "without", thing: "a car" }],
    ["fix the tap w/o a plumber", { kind: "without", thing: "a plumber" }],
  ])("%j", (text, limit) => {
    expect(readGoal(text).limits).toEqual([limit]);
  });

  test("several stand side by side", () => {
    expect(readGoal("move out by March and I have no money and no car").limits).toEqual([
      { kind: "without", thing: "money" },
      { kind: "without", thing: "a car" },
    ]);
  });

  test.each([
    "save £6,000 in a year",
    "finish the grant application, £4,000",
    "owe Kofi £300",
    "kept receipts for clothes and food, about 210 dollars, want it back",
    "train the new girl who is on 3 grand more than me",
  ])("%j names a sum that is no limit", (text) => {
    expect(readGoal(text).limits).toEqual([]);
  });

  test("what is not a thing that one does without is no limit", () => {
    expect(readGoal("get my account back, I dont have the old phone number").limits).toEqual([]);
  });

  test("how fast a race is run is no limit, and its day stays", () => {
    const goal = readGoal("run a marathon in under 4 hours on October 12");
    expect(goal.limits).toEqual([]);
    expect(goal.deadline?.text).toBe("on October 12");
  });

  test("food that has run out is no limit, food that somebody avoids is one", () => {
    expect(readGoal("bake a cake, I have no eggs").limits).toEqual([]);
    expect(readGoal("bake a cake, no eggs").limits).toEqual([{ kind: "without", thing: "eggs" }]);
  });

  test("a fear is no limit", () => {
    expect(readGoal("give a talk without crying").limits).toEqual([]);
    expect(readGoal("get my son to bed without a fight").limits).toEqual([]);
  });
});

test.each([
  ["call sarah about the party", "Sarah"],
  ["call mum", "your mum"],
  ["call the plumber", "the plumber"],
  ["talk to my boss about a raise", "your boss"],
  ["reply to Tom's email", "Tom"],
  ["email professor Chen about an extension", "Professor Chen"],
  ["buy a present for Lena", "Lena"],
  ["call back", null],
  ["ask to be moved off the till", null],
  ["move from Bristol to Glasgow", null],
  ["book train tickets to York", null],
  ["contest a ticket from Camden council", null],
  ["go part time but I'm scared to ask Helen, my manager", "Helen"],
  ["write an essay", null],
])("%j is about %j", (text, person) => {
  expect(readGoal(text).person).toBe(person);
});

test("what stands in the way is kept apart from the goal", () => {
  expect(readGoal("clean the flat but I have no energy")).toMatchObject({
    label: "clean the flat",
    obstacle: "I have no energy",
  });
});

test("what is to be ended by a day is not over", () => {
  expect(readGoal("quit my job by the 15th").deadline?.text).toBe("by the 15th");
});

test.each([
  ["get through monday", null],
  ["survive this week without crying", null],
  ["get through the 200 emails by Monday", "by Monday"],
  ["i said something awful to my mom on the phone sunday and need to apologize", null],
  ["lost my wallet at the gas station today", null],
  ["I said I'd clean the garage and have to do it by Sunday", "by Sunday"],
])("a day that is lived through or over is no deadline: %j", (typed, deadline) => {
  expect(readGoal(typed).deadline?.text ?? null).toBe(deadline);
});

test("of somebody a talk is held, and nothing is brought up", () => {
  const told = "my husband works 70 hrs a week and i never get a break, need to bring it up";
  expect(readGoal(told)).toMatchObject({ verb: "talk", person: "your husband" });
});

test("whom one trains is who it is about, whoever left", () => {
  const told = "coworker Dave quit and i have to train the new girl in 3 days";
  expect(readGoal(told).person).toBe("the new girl");
});

test("what is told of her behind a comma is no part of the goal", () => {
  expect(readGoal("pack up my mom's kitchen, she's moving in with us").core).toBe(
    "pack up my mom's kitchen",
  );
});
