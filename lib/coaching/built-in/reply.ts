import { Clause } from "@/lib/checklists/coach/clause";
import { cleanLine } from "@/lib/decisions/planner/words/clean-text";
import { isOtherLanguage } from "@/lib/decisions/planner/words/language";
import type { CoachAnswer, ReplyRequest } from "../coach";
import { ASKS } from "./asks";
import { MOODS } from "./moods";
import { type Scene, sceneOf, tasksFor } from "./scene";
import { begin, STARTING } from "./starting";
import { ABOUT_THE_COACH, TALK } from "./talk";
import { aboutNext, type Said, type Topic, texts, type Variants } from "./topic";

/** In the order in which they are tried: a feeling says more than a word such as "help" beside it. */
const TOPICS: readonly Topic[] = [...ABOUT_THE_COACH, ...STARTING, ...MOODS, ...ASKS, ...TALK];

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

/** What nobody wrote an answer for: honest about it, and still one step on. */
function notUnderstood(scene: Scene, message: string): Variants {
  if (isOtherLanguage(cleanLine(message))) return OTHER_LANGUAGE;
  return aboutNext(scene, (next) => [
    {
      text: `I am a simple program and did not understand all of that. What I can see is ${scene.title}: next comes ${next.named}${next.time}. ${begin(next)}`,
      tasks: tasksFor(next),
    },
    `I did not quite get that. Tell me in a few words what is in the way of ${next.named}: is it too big, unclear, boring, or is it a bad moment?`,
    `That is beyond what I know. I understand things like “I'm stuck”, “it's too much”, “which one first?” or “I have only ten minutes”.`,
    `I can't say anything good about that, so I leave it to you. For the plan: ${next.named} is next, and two minutes of it count.`,
    `I don't follow, sorry. If you like, write down for yourself what you would answer a friend who asked you this; you know more about it than I do.`,
  ]);
}
