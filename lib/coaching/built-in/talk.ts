import { capitalised } from "@/lib/checklists/coach/wish";
import { formatMinutes } from "@/lib/checklists/duration";
import { type Scene, stepCount, tasksFor } from "./scene";
import { begin, beginIt } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** What is asked about the coach itself and what is outside of what it may say; read first. */
export const ABOUT_THE_COACH: readonly Topic[] = [
  {
    name: "who are you",
    words:
      /\b(?:are|r) (?:you|u) (?:an? )?(?:ai|real|human|robot|bot|person|machine|program|chatgpt|claude|therapist|doctor)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\b(?:don't|can't) trust you\b|\bam i (?:talking|speaking|writing) (?:to|with) (?:a|an)\b/,
    says: () =>
      texts(
        "I am a program: Stepwell's built-in coach, neither a person nor a therapist. I know your plan's steps and your focus sessions, and nothing else about you.",
        "No person is writing here. I am the coach that is built into Stepwell; I go by your plan and your focus time, and I can be wrong.",
      ),
  },
  {
    name: "professional",
    words:
      /\b(?:dose|dosage|medication|meds|pills?|diagnos\w*|symptoms?|prescription|lawyer|lawsuit|sue|contract|tax(?:es)?|invest\w*|loan)\b/,
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
      /\b(?:i|we) (?:did|finished|completed|managed|made) (?:it|this|that|one|the|my|them|a|all|everything)\b|\bi(?:'ve| have) (?:done|finished|completed|managed)\b|\b(?:he|she|they|we) finally\b|\bi (?:did|finished|got) (?:\d+|two|three|four|some|both)\b|^(?:and )?i(?: just| finally| already)* (?:sent|called|passed|won|paid|wrote|booked|cleaned|emailed|texted|applied|started|deleted|packed|ordered|signed|bought|washed|cooked|ran(?! out)|filed)\b|\bi(?: just| finally)* got (?:it|the|a job|an interview)\b|\bw(?:ent|as) (?:really |so |pretty )*(?:well|great|good)\b|\bgood day\b|^(?:i )?got (?:an? )?(?:offer|job|interview|reply|appointment|raise)\b|\b(?:one|two|three|another|\d+) (?:more )?(?:steps?|things?) done\b|\bi (?:studied|worked|practiced|read|walked|wrote) (?:for )?(?:\d+|an?|two|three|half)\b|\b(?:it|that) was (?:fine|ok|okay|easy|not (?:that|so) bad)\b|\b(?:proud|celebrate|hooray|yay|woohoo|finally done)\b|^(?:done|finished)\b|\bgood news\b/,
    says: (scene) => [
      {
        text: `That counts, and it stays done.${scene.done > 0 ? ` In ${scene.title} it is ${scene.done} of ${scene.total} by now.` : " Tick it on the plan, so that you can see it later."} Enjoy it for a moment before anything else.`,
      },
      {
        text: "Well done, by you and nobody else. What helped this time: the hour, the place, the size of it? It is worth keeping for the next one.",
      },
      {
        text: `Lovely. Do something nice now that has nothing to do with the list.${scene.next ? ` ${capitalised(scene.next.named)} will be there afterwards.` : ""}`,
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
    words: /\b(?:thanks|thank you|thx|cheers|that helps|helpful)\b/,
    says: (scene) =>
      texts(
        `You're welcome.${scene.next ? ` ${scene.next.way ? "Two minutes are enough to begin." : "Begin whenever you like."}` : ""}`,
        "Gladly. Come back whenever a step looks too big.",
      ),
  },
  {
    name: "fine",
    words:
      /^(?:(?:i feel|feeling|a bit|much|so) )*(?:ok(?:ay)?|great|cool|perfect|nice|good|better|fine|alright)[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Good. ${capitalised(next.named)} is there whenever you like.`,
        "Good. Write again whenever something is in the way.",
      ]),
  },
  {
    name: "pause",
    words:
      /^(?:bye|good ?bye|good ?night|see you|brb|will do|(?:ok(?:ay)? )?(?:i'?ll|let me) try|i need a (?:minute|moment|break)|give me a (?:minute|moment|sec\w*))\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Take your time. ${capitalised(next.named)} is here when you come back.`,
        `Good. Whatever comes of it counts, and ${scene.title} stays as you leave it.`,
      ]),
  },
  {
    name: "eager",
    words: /^(?:(?:i'm|i am|so|really|super|feeling) )*(?:excited|ready|pumped|happy)[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Lovely, take that along while it is there. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `Then go right away, before it cools down: ${next.named}${next.time}.`,
      ]),
  },
  {
    name: "help",
    words: /\b(?:help|advice|advise|tip|tips|idea|ideas|suggest\w*|what would you do)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `I would stay with one thing: ${next.named}${next.time}. ${beginIt(next)}`,
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
