import type { AdviceRequest, CoachAnswer } from "../coach";
import { atRest, type Shapes } from "./at-rest";
import { journalSentence } from "./journal";
import { beginningOf, type NextWords, type Scene, sceneOf, stepCount, tasksFor } from "./scene";

/**
 * Advice from a person's facts: what is done, one next step, leave to stop. Shapes take turns in rows of
 * different lengths, so that sixty pieces of advice go by before one reads like an earlier one. Pure.
 */
export function builtInAdvice({ facts, turn }: AdviceRequest): CoachAnswer {
  const scene = sceneOf(facts);
  const { next } = scene;
  const journal = journalSentence(facts.entries, turn);
  if (!next) return { text: paragraphs(pick(atRest(scene), turn), journal), tasks: [] };
  const words = paragraphs(
    pick(openings(scene), turn),
    journal,
    `${pick(beginnings(next), turn)} ${pick(CLOSINGS, turn)}`,
  );
  return { text: words, tasks: tasksFor(next) };
}

function pick(shapes: Shapes, turn: number): string {
  return shapes[turn % shapes.length] ?? shapes[0];
}

function paragraphs(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join("\n\n");
}

function openings({ title, done, total, left, lastDone, focusMinutes }: Scene): Shapes {
  const focus =
    focusMinutes > 0 ? ` You focused for ${focusMinutes} minutes in the last seven days.` : "";
  if (total === 1) {
    return [
      `${title} is one step, and it is open.${focus} One is a good number.`,
      `There is a single step in ${title}.${focus} Nothing has to be chosen, only begun.`,
    ];
  }
  if (done === 0) {
    return [
      `${title} has ${stepCount(total)}, and none is ticked so far.${focus} The beginning is the hardest part, so let us make it small.`,
      `You have ${stepCount(total)} written down for ${title}.${focus} Writing them down was work, and it is done; only one of them matters now.`,
      `${title} is planned and waiting.${focus} You don't have to see the whole way for the first step.`,
      `Nothing is ticked in ${title} yet, which only means that it begins here.${focus}`,
    ];
  }
  const last = lastDone ? `, ${lastDone} among them` : "";
  if (left <= 2) {
    return [
      `${done} of ${total} ${done === 1 ? "is" : "are"} done in ${title}.${focus} The end is in sight: ${stepCount(left)} to go.`,
      `Most of ${title} is behind you${last}.${focus} What is left is ${stepCount(left)}.`,
      `${title} is nearly there: ${stepCount(left)} left of ${total}.${focus} Last steps often weigh more than they look, so take this one as small as any.`,
      `You have done ${done} of ${total} in ${title}.${focus} There is little left, and no hurry with it.`,
    ];
  }
  return [
    `In ${title} you have done ${done} of ${total}${last}. Those stay done, whatever today is like.${focus}`,
    `You are at ${done} of ${total} in ${title}. You know by now how a step of it feels, and the next is one more of that kind.${focus}`,
    `${title} is under way: ${stepCount(done)} done, ${left} to go. Only one of those ${left} is for now.${focus}`,
    `${done} of ${total} ${done === 1 ? "is" : "are"} ticked in ${title}${last}.${focus}`,
  ];
}

function beginnings({ named, time, way }: NextWords): Shapes {
  if (way === null) {
    return [
      `Next comes ${named}${time}. It is small as it stands, so begin right there.`,
      `Do ${named}${time} next, and nothing beside it.`,
      `I would take ${named}${time}. You can be done with it before you have thought it over.`,
      `The one thing for now is ${named}${time}.`,
      `Begin with ${named}${time}, before anything else asks for you.`,
    ];
  }
  const begin = beginningOf(way);
  return [
    `Next comes ${named}${time}. Begin with two minutes: ${begin}`,
    `I would take ${named}${time}, and only its beginning: ${begin}`,
    `The one thing for now is ${named}${time}. If it looks big, do this and nothing else: ${begin}`,
    `Let ${named}${time} be the step for today. Here is a way in that takes no courage: ${begin}`,
    `What comes next is ${named}${time}. You needn't feel ready for it; this is enough: ${begin}`,
  ];
}

const CLOSINGS: Shapes = [
  "After that you may stop, and it still counts.",
  "The rest can wait where it is.",
  "If you want to go on then, go on; if not, that was today's step.",
];
