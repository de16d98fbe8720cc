import { formatMinutes } from "@/lib/checklists/duration";
import { type Scene, stepCount, tasksFor } from "./scene";
import { begin } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** What is asked about the coach itself and what is outside of what it may say; read first. */
export const ABOUT_THE_COACH: readonly Topic[] = [
  {
    name: "who are you",
    words:
      /\b(?:are|r) (?:you|u) (?:an? )?(?:ai|real|human|robot|bot|person|machine|program|chatgpt|claude|therapist|doctor)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\bam i (?:talking|speaking|writing) (?:to|with) (?:a|an)\b/,
    says: () =>
      texts(
        "I am a program: Stepwell's built-in coach, neither a person nor a therapist. I know your plan's steps and your focus sessions, and nothing else about you.",
        "No person is writing here. I am the coach that is built into Stepwell; I go by your plan and your focus time, and I can be wrong.",
      ),
  },
  {
    name: "professional",
    words:
      /\b(?:dose|dosage|medication|meds|pills?|diagnos\w*|symptoms?|prescription|lawyer|lawsuit|sue|contract|tax(?:es)?|invest\w*|debts?|loan)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        "That is a question for someone who may answer it: a doctor or pharmacist, a lawyer, or a money advice service. I can help you to get there: write down your question in one line, and whom you will ask.",
        `I can't judge that, and I would rather say so than guess. Asking a professional could be a step of its own in your plan, beside ${next.named}.`,
      ]),
  },
];

/** What people say of the plan, and beside it. */
export const TALK: readonly Topic[] = [
  {
    name: "celebrate",
    words:
      /\b(?:i|we) (?:did|finished|completed|managed|made) (?:it|this|that|one|the|my|them|a|all)\b|\bi(?:'ve| have) (?:done|finished|completed|managed)\b|\b(?:proud|celebrate|hooray|yay|woohoo|finally done)\b|^(?:done|finished)\b|\bgood news\b/,
    says: (scene) => [
      {
        text: `That counts, and it stays done.${scene.done > 0 ? ` In ${scene.title} it is ${scene.done} of ${scene.total} by now.` : " Tick it on the plan, so that you can see it later."} Enjoy it for a moment before anything else.`,
      },
      {
        text: "Well done, by you and nobody else. What helped this time: the hour, the place, the size of it? It is worth keeping for the next one.",
      },
      {
        text: `Lovely. Do something nice now that has nothing to do with the list.${scene.next ? ` ${scene.next.named.replace(/^“\p{Ll}/u, (start) => start.toUpperCase())} will be there afterwards.` : ""}`,
      },
    ],
  },
  {
    name: "plan is wrong",
    words:
      /\b(?:plan|list|steps?|goal|order)\b.*\b(?:wrong|bad|useless|doesn't (?:fit|work|help|make sense)|don't (?:fit|work|help|make sense)|not (?:right|working|good|helpful|what i)|outdated|changed)\b|\b(?:wrong|different|new|another|bad) (?:plan|list|goal)\b|\bchange (?:the|my) (?:plan|list|steps?)\b|\bmissing (?:a )?steps?\b/,
    says: (scene) => [
      {
        text: `Then the plan gives way, not you. Open ${scene.title} and tell its coaching chat what doesn't fit; it can take steps away, add others and change their order, and each change can be undone.`,
      },
      {
        text: "Which step doesn't fit? Name it, and say what would be true instead. On the plan's page you can reword it or take it away at once.",
      },
      {
        text: `A plan is a guess from an earlier day. Keep what you have done${scene.done > 0 ? ` (${stepCount(scene.done)} so far)` : ""}, take out what no longer fits, and write one new next step in your own words.`,
      },
    ],
  },
  {
    name: "how far",
    words:
      /\bhow (?:long|much time|many|far)\b|\bwhat(?:'s| is) left\b|\bhow am i doing\b|\b(?:my )?progress\b|\bwill i (?:make|finish)\b|\bon track\b/,
    says: (scene) => aboutNext(scene, (next) => [...howFar(scene, next.named)]),
  },
  {
    name: "waiting",
    words:
      /\b(?:waiting for|wait for|depends on|until (?:he|she|they)|no (?:answer|reply)|haven't heard)\b/,
    says: (scene) =>
      texts(
        `What waits for others needn't stay in your head. Write one friendly line to ask, then put that step off with Not today.${scene.further[0] ? ` Meanwhile ${scene.further[0]} is open.` : ""}`,
        "Set a day on which you ask once more, and until then it is out of your hands. Is there a part of it that needs nobody else?",
      ),
  },
  {
    name: "greeting",
    words:
      /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day))\b[ !.]*(?:there|coach)?[ !.]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Hello. In ${scene.title}, ${next.named} comes next. What is it like to look at it today?`,
        `Good to see you. Shall we look at ${next.named}, or is something else on your mind?`,
      ]),
  },
  {
    name: "thanks",
    words:
      /\b(?:thanks|thank you|thx|cheers|that helps|helpful)\b|^(?:ok(?:ay)?|great|cool|perfect|nice|good)[ .!]*$/,
    says: (scene) =>
      texts(
        `You're welcome.${scene.next ? ` ${scene.next.way ? "Two minutes are enough to begin." : "Begin whenever you like."}` : ""}`,
        "Gladly. Come back whenever a step looks too big.",
      ),
  },
  {
    name: "help",
    words: /\b(?:help|advice|advise|tip|tips|idea|ideas|suggest\w*|what would you do)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `I would stay with one thing: ${next.named}${next.time}. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `What helps most depends on what is in the way. Is ${next.named} too big, unclear, boring or frightening? One word is enough.`,
      ]),
  },
];

function howFar(scene: Scene, next: string): readonly [string, string] {
  const open = scene.plan?.steps.filter((step) => !step.completed) ?? [];
  const minutes = open.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const known = open.every((step) => step.minutes !== null);
  const time =
    minutes === 0 ? "" : `, ${known ? "about" : "at least"} ${formatMinutes(minutes)} in all`;
  const focus =
    scene.focusMinutes > 0
      ? ` You focused for ${scene.focusMinutes} minutes in the last seven days.`
      : "";
  return [
    `In ${scene.title}, ${scene.done} of ${scene.total} ${scene.done === 1 ? "is" : "are"} done; ${stepCount(scene.left)} ${scene.left === 1 ? "is" : "are"} open${time}.${focus} For now only ${next} matters.`,
    `${stepCount(scene.left)} to go${time}. I can't know how fast it will be, and needn't: ${next} is next.`,
  ];
}
