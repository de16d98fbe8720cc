import { type Scene, stepCount } from "./scene";

/** Ways of saying one thing. */
export type Shapes = readonly [string, ...string[]];

/** Nothing is waiting: no plan yet, an empty one, a finished one, or the rest is put off. */
export function atRest({ plan, title, done, total, left }: Scene): Shapes {
  if (!plan) {
    return [
      "There is no open plan to look at yet. Write down in one sentence what is on your mind most, under New Goal; Stepwell makes small steps of it, and then we can look at the first one together.",
      "I see no open plan, so I have nothing to go by. One sentence under New Goal is enough for a start, and it needs no good wording.",
      "Nothing is planned at the moment, and that is fine. If something keeps coming back to you, put it under New Goal in your own words, and come back when its steps are there.",
    ];
  }
  if (total === 0) {
    return [
      `${title} has no steps yet. Open the plan and write one that takes two minutes; the others can come later.`,
      `There is nothing in ${title} so far. What is the smallest thing that would bring it closer? Write that one down as its first step.`,
    ];
  }
  if (left === 0) {
    return [
      `All ${stepCount(total)} of ${title} are done. You carried it to the end; let that stand for a moment before you begin anything new.`,
      `${title} is finished: ${done} of ${total}. Tell someone, or take the evening off. The next goal can wait until you want one.`,
      `You are through with ${title}, every step of it. Before you go on, it may be worth a line in your journal on what helped, so that you can use it again.`,
    ];
  }
  return [
    `In ${title}, ${stepCount(left)} ${left === 1 ? "is" : "are"} open, and all of it is put off to another day. So nothing is waiting for you today, and resting is no detour.`,
    `You have put off what is left of ${title}, so today is free of it. It comes back by itself; you needn't remember it.`,
  ];
}
