import { Clause } from "@/lib/checklists/coach/clause";
import { cleanLine } from "@/lib/decisions/planner/words/clean-text";
import { isOtherLanguage } from "@/lib/decisions/planner/words/language";
import type { CoachAnswer, ReplyRequest } from "../coach";
import { ASKS } from "./asks";
import { LIFE } from "./life";
import { MOODS } from "./moods";
import { OTHERS } from "./others";
import { QUESTIONS } from "./questions";
import { type Scene, sceneOf, tasksFor } from "./scene";
import { beginIt, STARTING } from "./starting";
import { ABOUT_THE_COACH, TALK } from "./talk";
import { aboutNext, type Said, type Topic, texts, type Variants } from "./topic";

/** In the order in which they are tried: a feeling says more than a word such as "help" beside it. */
const TOPICS: readonly Topic[] = [
  ...ABOUT_THE_COACH,
  ...LIFE,
  ...OTHERS,
  ...QUESTIONS,
  ...STARTING,
  ...MOODS,
  ...ASKS,
  ...TALK,
];

/**
 * Answers a message from the plan's facts. What was said in this conversation is not said again while
 * there is another way of saying it. Pure.
 */
export function builtInReply({ message, facts, earlier, turn }: ReplyRequest): CoachAnswer {
  const scene = sceneOf(facts);
  const { said } = Clause.of(message);
  const variants = topicOf(message)?.says(scene, said) ?? notUnderstood(scene, message);
  const mine = earlier.filter(({ author }) => author === "coach").map(({ content }) => content);
  const { text, tasks = [] } = freshOf(variants, mine, turn);
  return { text, tasks };
}

/** What a message is about; undefined where nobody wrote an answer for it. */
export function topicOf(message: string): Topic | undefined {
  const { said } = Clause.of(message);
  return TOPICS.find(({ words }) => words.test(said));
}

function freshOf(variants: Variants, said: readonly string[], turn: number): Said {
  const start = turn % variants.length;
  const inTurn = [...variants.slice(start), ...variants.slice(0, start)];
  const fresh = inTurn.find(({ text }) => !said.includes(text));
  return fresh ?? inTurn[said.length % inTurn.length] ?? variants[0];
}

const OTHER_LANGUAGE = texts(
  "I understand only English so far, sorry. A few plain words are enough, such as “I'm stuck” or “which one first?”.",
  "My English is all I have, sorry. Could you say it in a few English words, such as “too much” or “no time”?",
);

/** "how much does it cost": nothing that a plan tells. */
const QUESTION =
  /^(?:what|how|who|where|when|which|is|are|does|do|did|can(?!')|could|will|would)\b.* /;
/** "i lost my papers", "my husband doesnt know": something of a life. */
const TOLD =
  /^(?:i|i'm|i've|we|we're|my|our|it|it's|they|they're|he|he's|she|she's|his|her|the|there's)\b.* /;

function unknown(scene: Scene, next: string): readonly [string, ...string[]] {
  return [
    `That I don't know; I see only ${scene.title}. Who would know it? Asking them is a step of its own, and ${next} can wait for the answer or go ahead without it.`,
    `I can't answer that, and won't guess. Write the question down as you asked me; then it is out of your head, and ${next} is next.`,
  ];
}

function heard(scene: Scene, next: string): readonly [string, ...string[]] {
  return [
    `Thank you for telling me. I am a simple program and can't judge it, but I can keep ${scene.title} for you. Does it change what is next? If not, it is still ${next}.`,
    `I hear you. If it weighs on you, ${next} may wait; if you would rather do something, that is where the plan goes on.`,
    `Good to know. Nothing in ${scene.title} is lost by it: ${next} stays where it is until you have room.`,
  ];
}

/** What nobody wrote an answer for: honest about it, and still one step on. */
function notUnderstood(scene: Scene, message: string): Variants {
  if (isOtherLanguage(cleanLine(message))) return OTHER_LANGUAGE;
  const { said } = Clause.of(message);
  if (QUESTION.test(said)) return aboutNext(scene, (next) => unknown(scene, next.named));
  if (TOLD.test(said)) return aboutNext(scene, (next) => heard(scene, next.named));
  return aboutNext(scene, (next) => [
    {
      text: `I am a simple program and did not understand all of that. What I can see is ${scene.title}: next comes ${next.named}${next.time}. ${beginIt(next)}`,
      tasks: tasksFor(next),
    },
    `I did not quite get that. Tell me in a few words what is in the way of ${next.named}: is it too big, unclear, boring, or is it a bad moment?`,
    `That is beyond what I know. I understand things like “I'm stuck”, “it's too much”, “which one first?” or “I have only ten minutes”.`,
    `I am not sure what to say to that, and I won't pretend. In the plan ${next.named} is next, and two minutes of it count. It can wait, too.`,
    `I don't follow, sorry. If you like, write down for yourself what you would answer a friend who asked you this; you know more about it than I do.`,
  ]);
}
