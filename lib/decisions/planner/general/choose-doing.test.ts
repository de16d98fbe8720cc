import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { composeJoined } from "@/lib/decisions/planner/compose";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";

describe("a plan is for what verb and thing say together", () => {
  test.each([
    ["get out of the choir before spring", "leave-club-message"],
    ["turn down the invitation to the hen do", "rsvp"],
    ["get out of the bath", "general"],
    ["ask the nursery for an extra morning", "general-request"],
    ["bring up the smell in the office with my manager", "general-request"],
    ["unfollow brands that make me spend", "general-online"],
    ["take my statement from 900 words to 500", "cut-words"],
    ["chase the roofer who never came", "builder-vanished"],
    ["scan 30 payslips for the broker", "scan-paper"],
    ["work out how many tins of paint I need", "general-calculate"],
    ["mark 40 spelling tests", "marking-pile"],
    ["the extractor fan hums all night", "appliance-fault"],
    ["make the back door lock", "home-security"],
    ["sort a swap for my late shift", "swap-shift"],
    ["sort a lift home after the operation", "operation"],
    ["clean out the rabbit hutch", "clean-small-pet-cage"],
    ["take the jars back to the farm", "empties"],
    ["take the lamp back to the shop, it flickers", "faulty-goods"],
    ["get a second opinion on my hip", "second-opinion"],
    ["switch pharmacies", "change-pharmacy"],
    ["get a sleep study", "snoring-apnoea"],
    ["learn to play pickleball with my wife", "learn-sport"],
    ["get one evening a week for myself", "time-for-myself"],
    ["use the rowing machine before work", "use-home-kit"],
    ["spend less on takeout", "takeaway-spend"],
    ["enroll in the 401k at my new job", "workplace-pension-letter"],
    ["contest my uncle's will", "left-out-of-will"],
    ["get a Real ID", "dmv-appointment"],
    ["sell stuff to make $500 before rent on the 1st", "cash-by-date"],
    ["respond to a 1099-K from eBay", "declare-small-sales"],
    ["our school auction in 5 weeks, I'm in charge, no venue", "run-school-auction"],
    ["school talent show in 3 weeks, I'm running it", "wide-run-event"],
    ["sprint triathlon in june, can't swim well, no road bike", "race-training"],
    ["backyard wedding in june, 40 people", "wedding"],
    ["colonoscopy thursday", "wide-procedure-coming"],
    ["clean up my resume site and start a newsletter", "website-update+newsletter"],
    ["get my blood drawn and find a dermatologist", "blood-test+see-specialist"],
    ["ask Mrs. Patel for a recommendation letter, need it by the 15th", "academic-reference"],
    ["learn Korean with 20 minutes a day, only know the alphabet", "learn-language"],
  ])("%j is %s", (goal, source) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({ source });
  });
});

describe("a kind, a verb or a list needs more than one loose word", () => {
  test.each([
    ["sort school bags for the twins", "kids-clothes-bags"],
    ["clean behind the cooker", "clean-behind-appliance"],
    ["go to the meeting at the nursery about Ida", "school-meeting-behaviour"],
    ["sign up for the tree planting scheme", "verb-apply"],
    ["donate plasma", "give-blood"],
    ["find the draught in the hall", "draught-proof"],
    ["try on the boots before I order more", "general"],
    ["catch up with Rosa from college", "verb-contact"],
    ["call in sick without a long story", "call-in-sick"],
    ["run the tombola stall at the fete", "fair-stall"],
    ["help Omar paint his room", "paint-room"],
    ["get my scarf back from Lou without a scene", "ask-lent-thing-back"],
    ["take the broken lamp to the tip", "tip-run"],
    ["get two quotes for the roof", "hire-trade"],
    ["water the plants, lock the shed, frost is coming", "small-chore"],
  ])("%j is %s", (goal, source) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({ source });
  });

  test.each([
    ["work through the spring wardrobe with Ana", "spring"],
    ["prepare the Saturday lantern walk with Ana", "Saturday"],
  ])("%j keeps the name that a day or a season gives", (goal, name) => {
    const answer = answerGoal({ inputText: goal, size: "steady" });
    const steps = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
    expect(steps.join(" ")).toContain(name);
  });
});

describe("a row of things", () => {
  test.each([
    ["pick up the prints, the tickets and my coat at Jo's", ["prints", "tickets", "coat"]],
    ["write 3 cards: Ada, Finn and Oli", ["Ada", "Finn", "Oli"]],
    ["cancel spotify, the gym and my magazine", ["spotify", "gym", "magazine"]],
    ["i have a call at 4, a cake to ice and the cat to feed", ["call", "cake", "cat"]],
  ])("%j has a step for each", (goal, items) => {
    const answer = answerGoal({ inputText: goal, size: "steady" });
    const steps = answer.kind === "plan" ? answer.steps.slice(1).map(({ text }) => text) : [];
    for (const item of items) {
      expect(steps.filter((step) => step.toLowerCase().includes(item.toLowerCase()))).toHaveLength(
        1,
      );
    }
  });
});

describe("two answers to one question", () => {
  test.each([
    "keep the piano or let it go",
    "either move in with Sam or stay put",
    "do i take the early train or the late one",
  ])("%j gets steps to decide", (goal) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({
      source: expect.stringMatching(/^(?:decision$|decide-|lease-stay-or-go$)/),
    });
  });
});

describe("verbs of many senses", () => {
  test.each([
    ["come up with a name for the quiz team", "choose-name"],
    ["come up with three games for the fete", "general-ideas"],
    ["gather the payslips and statements for the lender", "mortgage"],
    ["do 15 minutes of piano", "practise-instrument-daily"],
    ["pin down a time with the vicar", "general-matter"],
    ["explain to my aunt that we're not coming", "verb-tell"],
    ["get dad to the hearing clinic by nine", "take-parent-to-appointment"],
    ["move my appointment from monday to friday", "move-appointment"],
    ["stay away from the biscuit tin", "verb-stop"],
    ["find my walking boots", "find-lost"],
    ["find my voice as a writer", "improve-writing"],
    ["get the chimney looked at", "damp-wall"],
    ["mow the lawn", "mow-lawn"],
    ["move £40 into the holiday pot", "save-for-trip"],
    ["the skip was never collected", "wide-book-tradesperson"],
    ["wean myself off codeine", "medicine-review"],
    ["let go of the furniture in storage", "storage-unit"],
    ["pick the twins up from judo", "general-arrive"],
    ["check the smoke alarms", "smoke-alarm"],
    ["cycle to the office on Monday", "bike-commute"],
    ["file my sheet music by composer", "general-desk"],
    ["warn the flat below about the drilling", "verb-contact"],
    ["the extractor hood is filthy", "clean-extractor"],
  ])("%j is %s", (goal, source) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({ source });
  });
});

describe("a goal of no known kind gets the plan for its thing or its doing", () => {
  test.each([
    ["get the sofa through the door of the new flat", "move-heavy"],
    ["bring the plants inside before the frost", "general-carry"],
    ["put the bike rack on the car", "roof-rack"],
    ["move the standing order for rent to the 1st", "standing-order"],
    ["put in my expenses from the Leeds trip, 6 receipts", "work-claims"],
    ["sign the tenancy papers and send them back by Friday", "wide-paper-and-letters"],
    ["watch less news", "less-news"],
    ["use the gym membership i pay for", "gym-again"],
    ["i feel stuck with my dissertation", "thesis"],
    ["get the car insurance to add my daughter", "add-driver-insurance"],
    ["stop the washing machine leaking", "appliance-leaks"],
    ["get rid of the crick in my neck", "neck-shoulder-pain"],
    ["put a filter on the tablet", "parental-controls"],
    ["keep my cool in the budget meeting", "general-be"],
    ["learn to be alone", "general-be"],
    ["appeal a failing grade in chemistry", "grade-appeal"],
    ["record an album with my band", "record-song"],
    ["sign up for a rec soccer league", "join-sports-team"],
    ["train for a pickleball tournament", "first-tournament"],
    ["drop my statistics class", "drop-college-class"],
    ["get more followers on TikTok", "grow-following"],
    ["run for school board", "join-council"],
    ["read War and Peace", "long-book-by-date"],
    ["hallway is full of shoes and coats", "entryway-shoes"],
    ["study for the citizenship test, 24 questions, test on 9 may", "citizenship-test"],
  ])("%j is %s", (goal, source) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({ source });
  });

  test("a thing that is switched, sought or given is not worked on", () => {
    for (const goal of ["turn my phone off at 9", "find a bell for the cat", "donate plasma"]) {
      expect(answerGoal({ inputText: goal, size: "steady" })).not.toMatchObject({
        source: expect.stringMatching(/^general-(?:screen|thing|body)$/),
      });
    }
  });
});

describe("two goals in one sentence", () => {
  test("that are two stops of one way are one journey", () => {
    expect(
      answerGoal({
        inputText: "drop the car at the garage and get the bus to work",
        size: "steady",
      }),
    ).toMatchObject({ source: "general-journey" });
  });

  test("that say too little are told apart by what each waits for", () => {
    const part = (text: string) => ({ ...readGoal(text), said: null });
    const [one, other] = ["fly a kite with Joss", "hold my breath for a minute"] as const;
    const whole = part(`${one} and ${other}`);
    expect(composeJoined(whole, part(one), part(other), "tiny").source).toBe("general-both");
  });

  test.each(["nudge", "steady", "tiny"] as const)(
    "each have their own plan in the size %s",
    (size) => {
      const answer = answerGoal({ inputText: "apologise to Sam and sort out the shed", size });
      const steps = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
      expect(steps).toMatch(/without “but”/);
      expect(steps).toMatch(/shed/);
    },
  );
});
