import type { PlannedStep } from "@/lib/decisions/planner/types";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { FIRST_STEP_MINUTES, SUB_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";

const QUOTED_CHARACTERS = 80;
/** Up to so many minutes a timer is more ado than the work. */
const SHORT = 6;

/** Ways into a piece of work, by the verb that it begins with: a small start, the main part, the end. */
const WAYS: readonly { verbs: RegExp; start: string; main: string; end: string }[] = [
  {
    verbs: /^(?:call|ring|phone|dial)\b/i,
    start: "Open your phone at the number.",
    main: "Write down the first sentence that you will say.",
    end: "Call, and begin with that sentence.",
  },
  {
    verbs: /^(?:text|message|email|e-mail|reply|answer|send)\b/i,
    start: "Open the message and write its first word.",
    main: "Write the rest in three plain lines, without going back.",
    end: "Read it once and send it.",
  },
  {
    verbs: /^(?:tell|ask|invite|thank|talk|speak|apologi[sz]e|remind)\b/i,
    start: "Write down the first sentence that you want to say.",
    main: "Choose how it goes best: face to face, by phone or in writing.",
    end: "Say it or send it, and begin with that sentence.",
  },
  {
    verbs: /^(?:list|note|collect|gather|count|brainstorm)\b/i,
    start: "Open a blank page, or turn a sheet of paper over.",
    main: "Put down the first three that come to mind, and go on until nothing more comes.",
    end: "Read them once and cross out what does not belong.",
  },
  {
    verbs: /^(?:write|draft|describe|outline|edit|type|fill (?:in|out)|sketch|plan|prepare)\b/i,
    start: "Open the page or lay out the paper that you will work on.",
    main: "Make a rough first version, as bad as it likes to be.",
    end: "Go over it once, mend the worst spot, and stop there.",
  },
  {
    verbs: /^(?:search|look|find|research|compare|read|watch|check|learn|study|review)\b/i,
    start: "Open the place where you will look.",
    main: "Take the first thing that could fit, and note one line about it.",
    end: "Keep what helps and close everything else.",
  },
  {
    verbs: /^(?:choose|decide|pick(?! up)|select)\b/i,
    start: "Write down two that would do.",
    main: "Say aloud what speaks for each of them, one sentence each.",
    end: "Write down the one that you would miss more.",
  },
  {
    verbs:
      /^(?:clean|wash|wipe|tidy|sweep|vacuum|hoover|scrub|sort|clear|empty|fold|mop|dust|declutter|organi[sz]e)\b/i,
    start: "Go there and move one thing that is in the way.",
    main: "Do the part that is nearest to your hands.",
    end: "Do the rest, or stop when one song is over.",
  },
  {
    verbs:
      /^(?:go(?! (?:on|over|through|back)\b)|walk|drive|visit|buy|return|meet|run|cycle|shop|pick up|drop)\b/i,
    start: "Put your shoes, your keys and what you take along by the door.",
    main: "Leave the house and do the first half.",
    end: "Do the other half and come back.",
  },
  {
    verbs: /^(?:pay|book|order|apply|register|sign|renew|cancel|submit)\b/i,
    start: "Open the page or the letter that it is about.",
    main: "Fill in or lay out what you know without looking anything up.",
    end: "Add what is missing and send it off.",
  },
  {
    verbs: /^(?:put|take|bring|pack|move|carry|hang|lay|place|set up|install|fix|repair)\b/i,
    start: "Go to the place where it lies or belongs.",
    main: "Do it with the first thing that you can reach.",
    end: "Do the rest in the same way, or note what is left.",
  },
];

/**
 * Three or four small steps for a step of which nothing more is known than its words: by its verb, or
 * the way into any piece of work, in any language.
 */
export function wayInto(step: string, minutes: number | null): PlannedStep[] {
  const total = minutes ?? SUB_STEP_MINUTES;
  const way = WAYS.find(({ verbs }) => verbs.test(step));
  const start = { minutes: FIRST_STEP_MINUTES };
  if (way) {
    const end = Math.max(1, Math.round((total - start.minutes) / 3));
    return [
      { ...start, text: way.start },
      { minutes: Math.max(1, total - start.minutes - end), text: way.main },
      { minutes: end, text: way.end },
    ];
  }
  const opening = {
    ...start,
    text: `Put out what you need for ${quoted(shorten(step, QUOTED_CHARACTERS))}.`,
  };
  const closing = { minutes: 1, text: "Finish it, or write down the very next piece of it." };
  if (total <= SHORT) {
    const rest = Math.max(1, total - start.minutes - closing.minutes);
    return [opening, { minutes: rest, text: "Do the first piece of it that you see." }, closing];
  }
  const stretch = Math.min(15, Math.floor((total - start.minutes - closing.minutes) / 2));
  const length = stretch === 1 ? "a minute" : `${stretch} minutes`;
  return [
    opening,
    { minutes: stretch, text: `Set a timer for ${length} and do the first piece that you see.` },
    { minutes: stretch, text: `Set it for ${length} once more and go on where you stopped.` },
    closing,
  ];
}

/** A first movement of two minutes for a step that begins with this text. */
export function smallStart(text: string): PlannedStep {
  return {
    minutes: FIRST_STEP_MINUTES,
    text: startByVerb(text) ?? "Put out what you need for the first part.",
  };
}

/** The small start into a step that begins with a verb of which one is known. */
export function startByVerb(text: string): string | undefined {
  return WAYS.find(({ verbs }) => verbs.test(text))?.start;
}
