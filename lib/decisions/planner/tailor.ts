import type { Goal } from "@/lib/decisions/planner/read-goal";
import type { Limit } from "@/lib/decisions/planner/read-limits";
import type { Deadline } from "@/lib/decisions/planner/read-times";
import { STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import { fillSlots, type Slots } from "@/lib/decisions/planner/slots";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { quoted, shorten } from "@/lib/decisions/planner/wording";

/** Something the person said that the plan does not hold yet: as a step of its own, or as one sentence. */
type Addition = { at: "early" | "late"; step: PlannedStep; sentence: string | null };

const OBSTACLES: readonly { says: RegExp; step: PlannedStep }[] = [
  {
    says: /\b(?:energy|tired|exhausted|fatigued?|drained|burn(?:ed|t)? ?out|sleepy|worn out)\b/i,
    step: {
      minutes: 3,
      text: "Drink a glass of water and sit down for two minutes before the next step.",
    },
  },
  {
    says: /\b(?:distract\w*|focus\w*|concentrat\w*|phone|social media|scroll\w*|adhd|attention)\b/i,
    step: { minutes: 2, text: "Put your phone in another room, with the sound off." },
  },
  {
    says: /\b(?:scared|afraid|anxious|anxiety|nervous|worr\w+|embarrass\w*|ashamed|shy|panic\w*|fear|dread\w*|awkward)\b/i,
    step: {
      minutes: 3,
      text: "Write the worry down in one line, and below it what a kind friend would answer.",
    },
  },
  {
    says: /\b(?:perfect\w*|good enough|not good)\b/i,
    step: {
      minutes: 2,
      text: "Write “rough version” at the top of your page, and let this round be rough.",
    },
  },
  {
    says: /\b(?:overwhelm\w*|too much|stress\w*|too many|so much|a lot)\b/i,
    step: {
      minutes: 2,
      text: "Cover this list with a sheet of paper so that only the next step shows.",
    },
  },
  {
    says: /\b(?:boring|bored|hate|tedious|dull)\b/i,
    step: { minutes: 2, text: "Put on a playlist or podcast that you keep for this one job." },
  },
  {
    says: /\b(?:forget\w*|remember\w*|lose track)\b/i,
    step: { minutes: 2, text: "Set an alarm on your phone named {label}." },
  },
  {
    says: /\b(?:time|busy|hours|schedule)\b/i,
    step: { minutes: 2, text: "Block one 15-minute slot in your calendar and name it {label}." },
  },
  {
    says: /\b(?:pain|hurts?|injur\w*|sick|ill|knees?|back)\b/i,
    step: {
      minutes: 2,
      text: "Pick a chair for the next step, and stop as soon as anything hurts.",
    },
  },
  {
    says: /\b(?:money|afford|broke|expensive|budget|cash)\b/i,
    step: { minutes: 2, text: "Write down the most you can spend on this; 0 is a fine answer." },
  },
  {
    says: /\b(?:put(?:ting)? (?:it|this|them) off|procrastinat\w*|avoid\w*|give up|giving up|motivat\w*|never finish|lazy|start)\b/i,
    step: {
      minutes: 2,
      text: "Set a timer for five minutes; when it rings you may stop with a clear conscience.",
    },
  },
];

/** Adds what the goal said and the steps leave out: limits, obstacle, deadline, names and numbers. */
export function tailor(
  steps: readonly PlannedStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
): PlannedStep[] {
  const plan = [...steps];
  for (const addition of additionsFor(goal, slots, plan)) {
    if (size !== "nudge" && plan.length < STEP_COUNTS[size].most) {
      const at = addition.at === "early" ? 1 : plan.length;
      plan.splice(at, 0, addition.step);
      continue;
    }
    const last = plan.at(-1);
    if (addition.sentence !== null && last !== undefined) {
      plan[plan.length - 1] = { ...last, text: `${last.text} ${addition.sentence}` };
    }
  }
  return plan;
}

function additionsFor(goal: Goal, slots: Slots, plan: readonly PlannedStep[]): Addition[] {
  const said = plan
    .map((step) => step.text)
    .join("\n")
    .toLowerCase();
  const names = (words: string): boolean => said.includes(words.toLowerCase());
  const additions: Addition[] = [];
  for (const limit of goal.limits) {
    if (!names(keyOf(limit))) additions.push(forLimit(limit));
  }
  if (goal.deadline !== null && !names(goal.deadline.text)) {
    additions.push(forDeadline(goal.deadline, quoted(shorten(goal.label, 60))));
  }
  if (goal.rhythm !== null && !names(goal.rhythm)) {
    additions.push({
      at: "late",
      step: {
        minutes: 3,
        text: `Put ${slots.label ?? "this"} in your calendar as a repeating entry: ${goal.rhythm}.`,
      },
      sentence: `The rhythm to reach: ${goal.rhythm}.`,
    });
  }
  const unnamed = [slots.amount, slots.person, slots.place].filter((name) => name !== undefined);
  const label = quoted(goal.label);
  if (unnamed.some((name) => !names(name)) && !names(label)) {
    additions.push({
      at: "early",
      step: { minutes: 2, text: `Write ${label} on a sticky note and put it where you will work.` },
      sentence: `That is a real start on ${label}.`,
    });
  }
  const obstacle = goal.obstacle;
  if (obstacle !== null) {
    const known = OBSTACLES.find(({ says }) => says.test(obstacle));
    const text = known === undefined ? null : fillSlots(known.step.text, slots);
    if (known !== undefined && text !== null && !names(text)) {
      additions.push({ at: "early", step: { minutes: known.step.minutes, text }, sentence: null });
    } else if (known === undefined && slots.obstacle !== undefined && !names(slots.obstacle)) {
      additions.push({
        at: "early",
        step: { minutes: 3, text: `Write one small way around this: ${slots.obstacle}.` },
        sentence: null,
      });
    }
  }
  return additions;
}

function keyOf(limit: Limit): string {
  if (limit.kind === "money") return limit.amount;
  return limit.kind === "time" ? limit.span : limit.thing.replace(/^(?:an?|the|your)\s+/i, "");
}

function forLimit(limit: Limit): Addition {
  if (limit.kind === "money") {
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${limit.amount} at most” where you will see it while you plan.`,
      },
      sentence: `Keep the total within ${limit.amount}.`,
    };
  }
  if (limit.kind === "time") {
    return {
      at: "early",
      step: { minutes: 2, text: `Set a timer for the time you have: ${limit.span}.` },
      sentence: `Stop when your time is up: ${limit.span}.`,
    };
  }
  return {
    at: "early",
    step: {
      minutes: 2,
      text: `Write “without ${limit.thing}” at the top of your notes, and cross out whatever breaks it.`,
    },
    sentence: `Leave out whatever cannot be done without ${limit.thing}.`,
  };
}

function forDeadline(deadline: Deadline, label: string): Addition {
  const sentence = /^(?:on|at|for)\s/.test(deadline.text)
    ? `It counts ${deadline.text}.`
    : `Aim to have it done ${deadline.text}.`;
  if (deadline.kind === "today") {
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Set an alarm for the hour at which you want to stop ${deadline.text.replace(/^by /, "")}.`,
      },
      sentence,
    };
  }
  if (deadline.kind === "span") {
    const span = deadline.text.replace(/^in (?:the next |under |less than |about )?/, "");
    return {
      at: "late",
      step: { minutes: 3, text: `Mark the day ${span} from now in your calendar: ${label} done.` },
      sentence,
    };
  }
  if (deadline.kind === "event") {
    return {
      at: "late",
      step: { minutes: 2, text: `Put a reminder in your phone: ${label}, ${deadline.text}.` },
      sentence,
    };
  }
  return {
    at: "late",
    step: {
      minutes: 3,
      text: `Put ${label} in your calendar for ${deadline.day ?? deadline.text}, with an alert the day before.`,
    },
    sentence,
  };
}
