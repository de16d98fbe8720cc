import { describe, expect, it } from "vitest";
import { EXTRA } from "@/lib/decisions/planner/parts/way";
import { fitting, shared, wayInto } from "@/lib/decisions/planner/parts/ways-in";

const partsOf = (step: string, minutes = 10) => wayInto(step, minutes).map(({ text }) => text);

describe("a step is broken down by what it says", () => {
  it.each([
    [
      "Write down the date, the distance and the climb of the hike.",
      ["Write down the date.", "Add the distance.", "Add the climb of the hike."],
    ],
    [
      "Write down three foods that stay down. Cold ones often work.",
      [
        "Write at the top of a note: three foods that stay down.",
        "Add the first one that comes to mind, good or not.",
        "Add two more, a few words each.",
      ],
    ],
    [
      "Write which part wears you out: the people, the load or the hours.",
      [
        "Copy these onto a note: the people, the load, the hours.",
        "Cross out each one that isn't true for you.",
        "Circle the one that is most true.",
      ],
    ],
    [
      "Text your sister: “Could you hold the baby at four?”",
      [
        "Open a new message to your sister.",
        "Type this: “Could you hold the baby at four?”",
        "Press send before you polish it.",
      ],
    ],
    [
      "Call the lender: “What's the payoff amount?”",
      [
        "Put the number on your screen: the lender.",
        "Read your first words aloud once: “What's the payoff amount?”",
        "Press call.",
        "Write down what they say, with the name of who said it.",
      ],
    ],
    [
      "Ask your boss for one day off in May.",
      [
        "Choose how you'll ask your boss: in person, by phone or in a message.",
        "Say or send this: “Could I have one day off in May?”",
        "Write down the answer in one line.",
      ],
    ],
    [
      "Put your ID, a charger and water in a bag.",
      ["Get your ID.", "Get a charger.", "Get water.", "Put it all in a bag."],
    ],
    [
      "Put your boots beside the door, so you see them.",
      ["Get your boots.", "Put them beside the door."],
    ],
    [
      "Put the first payment on your calendar.",
      [
        "Open your calendar on that day.",
        "Type this as its title: the first payment.",
        "Add an alert for when you could act on it.",
      ],
    ],
    [
      "Set a daily alarm for the drops: “Left eye, one drop.”",
      [
        "Open the clock or the reminders on your phone.",
        "Set a daily alarm for the drops.",
        "Give it this name: “Left eye, one drop.”",
      ],
    ],
    [
      "Look at each tire for cuts, bulges and worn tread.",
      ["Look at each tire, slowly.", "Look for cuts.", "Look for bulges.", "Look for worn tread."],
    ],
    [
      "Choose how long they need cover: a few days or the whole year.",
      [
        "Write these below each other: a few days, the whole year.",
        "Cross out the one you'd like least.",
        "Circle the one that is left.",
        "Say the one that is left out loud: “This one.”",
      ],
    ],
  ])("%j", (step, parts) => {
    expect(partsOf(step)).toEqual(parts);
  });

  it("looks first whether it is to be done", () => {
    expect(partsOf("Book a repair shop if the battery is under 80 percent.")[0]).toBe(
      "Check first whether the battery is under 80 percent.",
    );
  });

  it("lets nothing come before a call for help", () => {
    expect(partsOf("Call 911 for chest pain or hard breathing.")[0]).toBe(
      "Make the call right now if it is so: call 911 for chest pain or hard breathing.",
    );
    expect(
      partsOf("Check for infection: spreading red, pus or fever means a doctor today.").at(-1),
    ).toBe("Get help at once if one of them is there: a doctor today.");
  });

  it("leaves words in quotation marks whole, whatever stands in them", () => {
    const parts = partsOf(
      "Send the garage: “Stop the work: parts, paint and labor. I agreed to … only.”",
    );
    expect(parts[1]).toBe(
      "Type this: “Stop the work: parts, paint and labor. I agreed to … only.”",
    );
  });
});

describe("the minutes of a step", () => {
  it("are shared out, with a small first part", () => {
    expect(shared(["a", "b", "c"], 10).map(({ minutes }) => minutes)).toEqual([2, 4, 4]);
    expect(shared(["a", "b", "c"], 11).map(({ minutes }) => minutes)).toEqual([2, 4, 5]);
  });

  it("have room for as many parts as they are: first goes what is extra, and the last is the act", () => {
    expect(fitting(["a", "b", `${EXTRA}c`], 2)).toEqual(["a", "b"]);
    expect(fitting(["a", "b", "c", "d"], 2)).toEqual(["a", "d"]);
    expect(fitting(["a", `${EXTRA}b`], 10)).toEqual(["a", "b"]);
  });
});
