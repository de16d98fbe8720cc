import type { TalkMessage } from "../data";

const ASKS_FOR_HELP =
  /\b(?:help|call|ring|number|line|lines|talk to|speak to|someone|somebody|who)\b/i;
const THANKS = /\b(?:thanks|thank you|thx|better|ok(?:ay)?)\b/i;
const DENIED = /\b(?:not|no|never|nothing)\b|n't\b/i;
const PLAN = /\b(?:plan|step|steps|task|tasks|goal|list|work|start|begin|to do)\b/i;

const HELP = [
  "The numbers and sites that stand above in this conversation are there for exactly this, at any hour, and you needn't know what to say. If you are in danger now, call your local emergency number.",
  "Someone near you would be good now: a friend, a neighbor, a relative. You could write them “Can you stay with me for a bit?”, and nothing more. The lines above can talk with you as well.",
  "Please reach out to a person; I am a program, and you deserve more than that. The people on the lines above will listen without judging, and your doctor will too.",
];
const GLAD = [
  "I am glad that you are still writing. There is nothing that you have to do now. The lines above stay there, also later tonight.",
  "Thank you for telling me. Be gentle with yourself today, and stay near someone whom you trust if you can.",
  "That is good to read. If it gets heavy again, you can come back here or to the lines above; either is fine.",
];
const LATER = [
  "Everything in your plan is kept and can wait; none of it is asked of you now. If you want to look at it another day, new advice is there when you press Generate Advice. How are you at this moment?",
  "The list will be the same when you come back to it. You matter more than anything that stands on it. Is someone with you?",
  "We needn't speak of steps here. What would make the next hour a little easier for you: someone's company, something warm, some rest?",
];
const LISTENING = [
  "I hear you. I am a program and can't be with you as a person can, but you can go on writing here for as long as you like. Is there someone whom you could tell the same?",
  "Thank you for going on. You don't have to put it well, and you needn't carry it alone: the people on the lines above would want to hear it.",
  "That sounds like a lot to hold. What has helped you through an hour like this before, even a little?",
  "You can say more, or nothing at all. If the danger comes closer, please call your local emergency number or let someone be with you.",
  "I am still here. Nothing in this conversation runs out, and nothing is expected of you.",
];

/**
 * What is said in a conversation in which help was given: listening, people, lines; no steps and no
 * plan. What was said before comes again only when all of its kind has been said. Pure.
 */
export function supportiveReply(message: string, earlier: readonly TalkMessage[]): string {
  const kind = PLAN.test(message)
    ? LATER
    : ASKS_FOR_HELP.test(message)
      ? HELP
      : THANKS.test(message) && !DENIED.test(message)
        ? GLAD
        : LISTENING;
  const said = earlier.flatMap(({ author, told }) => (author === "coach" && told ? told.text : []));
  const fresh = kind.find((text) => !said.includes(text));
  return fresh ?? kind[said.length % kind.length] ?? LISTENING[0] ?? "";
}
