import { the } from "@/lib/decisions/planner/lists/item-kinds";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { joined, shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import { spoken } from "@/lib/decisions/planner/written/slots";

const OPENING = { minutes: 2, text: "Put an empty bag on the bed." };
const MISSING = {
  minutes: 4,
  text: "Write what is missing on a note, with the shop or the person to get it from.",
};
const CLOSING = { minutes: 2, text: "Put the bag by the door, with the note on top." };
/** What there is room for where few things were named. */
const AROUND: readonly PlannedStep[] = [
  { minutes: 2, text: "Put a star beside the one thing you can't forget." },
  { minutes: 2, text: "Look up the weather there, and add one thing for it." },
  {
    minutes: 3,
    text: "Add what is used until the last minute to a note on the door: phone, charger, keys.",
  },
  { minutes: 2, text: "Set an alarm for half an hour before you leave, called “bag”." },
];

/** A plan for a list of what goes along: each thing is laid out, and what is missing noted. */
export function packingPlan(things: readonly string[], size: PlanSize): PlannedStep[] {
  const named = shorten(things.join("; "), 380);
  const writing = { minutes: 2, text: `Write down what to pack: ${named}.` };
  if (size === "nudge") {
    const laying = {
      minutes: 10,
      text: "Lay out in one pile what you have of it.",
    };
    return [writing, laying, MISSING];
  }
  const { least, most } = STEP_COUNTS[size];
  const rounds = Math.min(things.length, most - 4);
  const each = Math.ceil(things.length / rounds);
  const laid = Array.from({ length: Math.ceil(things.length / each) }, (_, at) => {
    const some = things.slice(at * each, (at + 1) * each).map((thing) => the(spoken(thing)));
    return { minutes: 3, text: `Put ${shorten(joined(some), 300)} into the bag.` };
  });
  const count = Math.max(0, least - laid.length - 4);
  const plan = [writing, OPENING, ...laid, ...AROUND.slice(0, count), MISSING, CLOSING];
  return size === "tiny" ? plan.map(clampTiny) : plan;
}
