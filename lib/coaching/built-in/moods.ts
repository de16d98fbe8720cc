import type { NextWords } from "./scene";
import { tasksFor } from "./scene";
import { begin, beginIt } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** "im so scared of the interview": what somebody is afraid of. */
const AFRAID_OF =
  /\b(?:afraid|scared|nervous|anxious|terrified|worried|dreading)(?: (?:of|about|for))? (?:the|my|an?|our) (\w{4,})/;
const AFRAID_ELSEWHERE = [
  "That fear is about the day itself, and not about today's list. Go through it once with nobody watching, or with a friend; the second time is never as strange as the first.",
  "What would be the worst that is likely there, not the worst that is possible? Write that down, and beside it what you would do then. It is mostly one line.",
] as const;

/** Whether the fear is of something that the next step doesn't name. */
function isElsewhere(said: string, { named }: NextWords): boolean {
  const thing = AFRAID_OF.exec(said)?.[1];
  return thing !== undefined && !named.toLowerCase().includes(thing);
}

/** How it feels, and what may come of it. */
export const MOODS: readonly Topic[] = [
  {
    name: "afraid",
    words:
      /\b(?:afraid|scared|scary|anxious|anxiety|nervous|dread\w*|terrified|fear|worried)\b|\bfrightening\b|\barrest\w*\b|\bwhat if (?:i|we|they|he|she|it|nobody|no one|everyone|something)\b|\bperfect\w*\b/,
    says: (scene, said) =>
      aboutNext(scene, (next) =>
        isElsewhere(said, next)
          ? AFRAID_ELSEWHERE
          : [
              {
                text: `Being afraid of ${next.named} is no reason against it, and no sign that you can't. Do a part that nobody sees and that can be undone. ${beginIt(next)}`,
                tasks: tasksFor(next),
              },
              `What would be the worst that is likely, not the worst that is possible? And what would you do then? Write both down, one line each; ${next.named} often looks smaller beside them.`,
              {
                text: `Make a version of ${next.named} that is allowed to be bad. A bad first one can be mended, and nobody has to see it.`,
                tasks: tasksFor(next),
              },
              `You needn't be calm to begin. Take ${next.named} along with the fear, for two minutes, and see which of them has changed then.`,
            ],
      ),
  },
  {
    name: "tired",
    words:
      /\b(?:tired|exhausted|drained|sleepy|worn out|burn(?:t|ed) out|burnout|sick)\b|\b(?:i'm|am|feel|feeling|is) ill\b|\b(?:no|low|little) (?:energy|strength)\b|\bdidn't sleep\b|\bslept (?:badly|little)\b|\bbrain (?:fog|is|won't|isn't|doesn't)\b|\bheadache\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Then rest may be the next step, without having to earn it. ${scene.title} will be the same tomorrow.`,
        scene.quickest
          ? `On a tired day take the smallest: ${scene.quickest.named}${scene.quickest.time}. Or none; ${next.named} can be put off with Not today, and comes back by itself.`
          : `On a tired day ${next.named} may be put off with Not today; it comes back by itself tomorrow, and nothing is counted against you.`,
        {
          text: `Something to drink, a window open, ten minutes lying down: that first. If you then want to do a little, let it be this. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `Leave yourself a note for a better hour: one line on where ${next.named} begins. Then stop for today and feel fine about it.`,
      ]),
  },
  {
    name: "self-doubt",
    words:
      /\b(?:stupid|dumb|idiot|loser|fraud|imposter|impostor)\b|\bi(?:'m| am) too old\b|\bfeel (?:so |really )?(?:fat|ugly|slow|gross|weak)\b|\bhate my (?:body|face|life|self)\b|\bdon't know if i can\b|\bthe (?:slowest|worst|oldest)\b|\bnot sure i can\b|\bi(?:'ll| will) never\b|\beveryone else\b|\bwhy am i\b|\bnot (?:smart|good|strong|organi[sz]ed|talented) enough\b|\bi(?:'m| am) (?:so |really )?(?:incompetent|bad at (?:this|it|everything))\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `One hard step doesn't measure you. What would make ${next.named} easier: more time, a clearer question, or somebody to ask?`,
        `I know nothing of you that would prove it; I see that ${doneSoFar(scene)}. You may do ${next.named} badly, and then it is done.`,
        `A feeling like that is real, and it is a poor judge. It needn't be gone for you to begin with ${next.named}; take it along for two minutes.`,
      ]),
  },
  {
    name: "guilt",
    words:
      /\b(?:guilt\w*|ashamed|shame|embarrass\w*|lazy|useless|worthless|failure|failing|disappoint\w*|bad (?:at|mom|mum|dad|mother|father|parent|person|friend|wife|husband))\b|\b(?:did|done|got) nothing\b|\bi(?:'m| am) (?:so |too )?(?:behind|late)\b|\b(?:should have|shouldn't have)\b|\bwasted\b|\bi (?:snapped|yelled|shouted) at\b|\bhate myself\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `That is a hard way to speak to yourself, and the plan doesn't see it like that: ${doneSoFar(scene)}. What would you say to a friend in your place?`,
        `Nothing here counts days or misses. ${scene.title} goes on from where you are, with ${next.named}, on whatever day you like.`,
        {
          text: `What wasn't done yesterday has no say in today. One small thing is enough to be back in it. ${begin(next)}`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    name: "no motivation",
    words:
      /\b(?:bored|boring|dull|tedious)\b|\bno (?:motivation|drive|interest)\b|\bunmotivated\b|\bmotivat\w*\b|\bdon't (?:feel like|want to|care)\b|\bwhat's the point\b|\bwhy bother\b|\bnot in the mood\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Wanting mostly comes after beginning, not before. Give ${next.named} the length of one song, and let the music carry it.`,
          tasks: tasksFor(next),
        },
        `What was ${scene.title} for, when you wrote it down? If that still holds, ${next.named} is one step towards it. If it no longer does, you may put the plan in the archive, and that is fine.`,
        `Make it a bargain: ten minutes of ${next.named}, then something that you do want. Start the focus timer, so that you needn't watch the clock.`,
        scene.quickest
          ? `Then take what costs least: ${scene.quickest.named}${scene.quickest.time}. One tick more on the list changes how it looks.`
          : "Could somebody be there while you do it, in the room or on the phone? They needn't help; it is easier beside someone.",
      ]),
  },
  {
    name: "distracted",
    words:
      /\b(?:distract\w*|focus|concentrat\w*|(?:on|check|checking|grab|my) (?:my )?phone|notifications?|noise|noisy|interrupt\w*|mind wander\w*|reread\w*|restless)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Put the phone into another room and start the focus timer on ${next.named}. Whatever comes to mind meanwhile goes into the timer's parking place, so you can let go of it.`,
        `Make it shorter: ten minutes of ${next.named}, then a break that you don't have to earn.`,
        scene.focusMinutes > 0
          ? `You have focused for ${scene.focusMinutes} minutes within the last week, so it does work at times. What was different then: the hour, the place, the step? Take one of these along to ${next.named}.`
          : `Clear the table of everything but what ${next.named} needs. What isn't there can't call you.`,
      ]),
  },
  {
    name: "heavy",
    words:
      /\b(?:lonely|alone|no friends|(?:any|have) friends|sad|down|depressed|crying|grie(?:f|ving)|heartbroken|hopeless|angry|frustrated|upset|hurt|yelled|shouted|argument)\b|\bi miss (?:my|him|her|them|home)\b|\b(?:cry|numb)\b|\bbad day\b|\bhard (?:day|time|week)\b/,
    says: (scene) =>
      texts(
        "That sounds heavy, and it is reason enough to go slowly today. Is there someone whom you could tell, even in one line? The plan can wait for you.",
        `Thank you for saying so. Nothing in ${scene.title} is more urgent than you are. If doing a little would be good for you, we find something little; if not, leave it.`,
        "Days like this need less, not more. Eat something, see some daylight, talk to someone who is good for you; I am a program, and they can do what I can't.",
      ),
  },
];

function doneSoFar({ done, total }: { done: number; total: number }): string {
  return done === 0
    ? `you wrote down ${total === 1 ? "one step" : `${total} steps`}, and they are still yours`
    : `${done} of ${total} ${done === 1 ? "is" : "are"} done, by you`;
}
