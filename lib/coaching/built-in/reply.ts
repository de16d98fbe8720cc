import { Clause } from "@/lib/checklists/coach/clause";
import type { CoachAnswer, ReplyRequest } from "../coach";
import { MOODS } from "./moods";
import { type Scene, sceneOf, tasksFor } from "./scene";
import { begin, STARTING } from "./starting";
import { ABOUT_THE_COACH, TALK } from "./talk";
import { aboutNext, type Said, type Topic, type Variants } from "./topic";

/** In the order in which they are tried: a feeling says more than a word such as "help" beside it. */
const TOPICS: readonly Topic[] = [...ABOUT_THE_COACH, ...STARTING, ...MOODS, ...TALK];

/**
 * Answers a message from the plan's facts. What was said in this conversation is not said again while
 * there is another way of saying it. Pure.
 */
export function builtInReply({ message, facts, earlier }: ReplyRequest): CoachAnswer {
  const scene = sceneOf(facts);
  const { said } = Clause.of(message);
  const topic = TOPICS.find(({ words }) => words.test(said));
  const variants = topic ? topic.says(scene, said) : notUnderstood(scene);
  const mine = earlier.filter(({ author }) => author === "coach").map(({ content }) => content);
  const { text, tasks = [] } = freshOf(variants, mine);
  return { text, tasks };
}

function freshOf(variants: Variants, said: readonly string[]): Said {
  const fresh = variants.find(({ text }) => !said.includes(text));
  return fresh ?? variants[said.length % variants.length] ?? variants[0];
}

/** What nobody wrote an answer for: honest about it, and still one step on. */
function notUnderstood(scene: Scene): Variants {
  return aboutNext(scene, (next) => [
    {
      text: `I am a simple program and did not understand all of that. What I can see is ${scene.title}: next comes ${next.named}${next.time}. ${begin(next)}`,
      tasks: tasksFor(next),
    },
    `I did not quite get that. Tell me in a few words what is in the way of ${next.named}: is it too big, unclear, boring, or is it a bad moment?`,
    `That is beyond what I know. I understand things like “I'm stuck”, “it's too much”, “which one first?” or “I have only ten minutes”.`,
    `I can't say anything good about that, so I leave it to you. For the plan: ${next.named} is next, and two minutes of it count.`,
    `I still don't follow, sorry. If you like, write down for yourself what you would answer a friend who asked you this; you know more about it than I do.`,
  ]);
}
