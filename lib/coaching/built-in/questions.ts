import { closestStep } from "@/lib/checklists/coach/find-steps";
import { weightiest } from "@/lib/checklists/coach/read-choice";
import { named } from "@/lib/checklists/coach/way-in";
import { capitalised } from "@/lib/checklists/coach/wish";
import { type Scene, tasksFor } from "./scene";
import { begin, beginIt } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** Questions and short answers that are about the plan itself; read before feelings. */
export const QUESTIONS: readonly Topic[] = [
  {
    // "can i skip 2", "do i have to do the card thing"
    name: "may skip",
    words:
      /^skip (?:it|this|that|step|number)\b|\b(?:can|could|may) (?:i|we) (?:just )?(?:skip|leave out|drop|not do)\b|\bdo (?:i|we) (?:really |even )?(?:have to|need to)(?: do)? (?:this|that|it|all|every|step|number|the)\b|\bis it ok(?:ay)? (?:if i|to) (?:skip|leave out)\b/,
    says: (scene, said) =>
      aboutNext(scene, (next) => [
        `You may. Nothing counts what is left out. On the plan's page you can take ${stepIn(scene, said) ?? next.named} away for good, or press Not today, and it comes back tomorrow.`,
        `What would be missing without ${stepIn(scene, said) ?? next.named}? If nothing comes to mind, take it out; ${scene.title} is yours, and each change can be undone.`,
      ]),
  },
  {
    // "is it ok if its bad", "does it have to be good"
    name: "good enough",
    words:
      /\bis it ok(?:ay)? (?:if|when)\b|\bdoes it have to be (?:good|perfect|right)\b|\bis (?:that|this|it) (?:good )?enough\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Yes. A bad version of ${next.named} is worth more than none, because it can be made better, and nobody has to see it yet.`,
        `It is okay. Decide beforehand what would be enough for ${next.named}, in one line, and stop when you are there.`,
      ]),
  },
  {
    // "what comes after that"
    name: "what after",
    words:
      /\b(?:what|which)(?: one)?(?:'s| is| comes)? (?:next )?after (?:that|this|it)\b|\band then\?*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        scene.further[0]
          ? `After ${next.named} comes ${scene.further[0]}. It needn't be both today.`
          : `${capitalised(next.named)} is the last one for now; after it there is nothing to do.`,
        `First ${next.named}. What comes behind it stays in the list until then, so you needn't hold it in your head.`,
      ]),
  },
  {
    // "can i do it online", "can i use an app for that"
    name: "another way",
    words:
      /^(?:and |but |so )?can (?:i|we) (?:also |just )?(?:do|use|get|try|make|send|ask)\b|^can (?:i|we) just\b|\bis there (?:another|an easier|a better) way\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `If it gets you to the same place, it counts. Whether it is offered I can't see, so look that up first, for two minutes. Then reword ${next.named} on the plan's page to say how you do it.`,
        `Any way that you will really do is the better one. ${capitalised(next.named)} may say it in your words; on the plan's page you can reword it.`,
      ]),
  },
  {
    // "does this even work"
    name: "does it help",
    words:
      /\bdo(?:es)? (?:this|it|that|these|any of (?:this|it))(?: even| really| actually)* (?:work|help)\b|\bis (?:this|it) worth it\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `I can't promise that. You can find out cheaply: do ${next.named} once, and note in one line whether it changed anything. If it didn't, the plan changes, not you.`,
        `For some it does, for some it doesn't. What did help you before, even for a day? Tell the plan's coaching chat, and put that into ${scene.title}.`,
      ]),
  },
  {
    // "is it too late to learn at 45"
    name: "too late",
    words: /\btoo late (?:to|for)\b|\bam i too old\b|\btoo old (?:to|for) (?:this|learn|start)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Late isn't too late: ${scene.title} asks what you can do from today, and ${next.named} doesn't depend on a year. Does somebody else's date press on you, or only a feeling?`,
        {
          text: `The time passes either way, with ${scene.title} or without it. ${begin(next)}`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    // "add all of it to my calendar", "make me a schedule"
    name: "calendar",
    words:
      /\b(?:to|on|in|into|with) (?:my |the )?(?:\w+ )?calendar\b|\b(?:make|create|give|set up|need|want)\b.*\b(?:schedule|plan for the (?:week|day|month))\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `I can't write in a calendar. Reminders in the menu email you your open steps on the days and at the hour you choose; for ${next.named} one line in your own calendar is enough.`,
        `That I can't do from here. Choose one hour for ${next.named}, and let Reminders in the menu email you your open steps then.`,
      ]),
  },
  {
    // "start over", "i want a new plan"
    name: "anew",
    words:
      /^(?:(?:can (?:i|we)|i want to|let's) )?(?:start (?:over|again|fresh|from scratch)|redo (?:it|everything)|(?:make|give me) (?:me )?a new (?:plan|list))\b/,
    says: (scene) =>
      texts(
        `You can. Write your goal in one sentence under New Goal, and there is a new plan. ${scene.title} stays as it is until you put it away.`,
        `A fresh start needn't cost the old one: New Goal makes a new plan, and what is done in ${scene.title} stays done.`,
      ),
  },
  {
    // "undo", "take that back"
    name: "undo",
    words: /^(?:no,? )?(?:undo|revert|take (?:it|that) back)\b/,
    says: () =>
      texts(
        "I change nothing in your plan by myself, so there is nothing to take back here. What the coaching chat changed, Undo brings back on the plan's page.",
        "In this conversation nothing was changed. On the plan's page each change of the coaching chat has its own Undo.",
      ),
  },
  {
    // "make it more detailed", "break step 3 down"
    name: "more detail",
    words:
      /\bmore (?:detail|detailed|details|specific|concrete)\b|\b(?:make|need) (?:it|this|that|them|the steps|smaller|tiny)\b.*\b(?:smaller|simpler|easier|steps)\b|\bbreak (?:\w+ )+down\b/,
    says: (scene, said) =>
      aboutNext(scene, (next) => [
        `On the plan's page press Break it down at ${stepIn(scene, said) ?? next.named}, or tell the coaching chat which step you mean; it makes smaller ones of it.`,
        {
          text: `Here is the first piece of it, and the plan's page has Break it down for the rest. ${begin(next)}`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    // "which one is the most important", "what matters most"
    name: "most important",
    words: /\bmost (?:important|urgent)\b|\bmatters (?:the )?most\b/,
    says: (scene) =>
      aboutNext(scene, (next) => {
        const most = weightiestOf(scene) ?? next.named;
        return [
          `If only one gets done in ${scene.title}, I would make it ${most}: it carries most of the work. You may well know better.`,
          `As far as a list shows it, ${most}. A star on the plan's page puts it first, if you agree.`,
        ];
      }),
  },
  {
    // "no the other one", "another one please"
    name: "another one",
    words:
      /^(?:no,? )?(?:not (?:that|this)(?: one)?,? )?(?:the (?:other|second|last|next)|a different|another|something else)(?: one| step)?(?: please)?[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        scene.further[0]
          ? `Then ${scene.further[0]}, if that is the one you mean. ${capitalised(next.named)} can wait behind it.`
          : `${capitalised(next.named)} is the only one that is open for now.`,
        "Which one do you mean? A word or two of it are enough, and the order is yours.",
      ]),
  },
  {
    // "ok do that", "lets go", "ok ill go now"
    name: "agreed",
    words:
      /^(?:(?:ok(?:ay)?|yes|yeah|alright|sure|fine)[ ,.!]*)*(?:do (?:it|that|this)|let's (?:go|do (?:it|this|that)|try (?:it|that|this))|i(?:'m going to|'ll) (?:go|start|begin|do (?:it|that|this))|ill (?:go|start|begin|do (?:it|that|this))|sounds good|good idea|both|all of (?:it|them)|the first one|will do that)(?: now| then| today| please)*[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Good: ${next.named}. ${beginIt(next)} After that you may stop.`,
          tasks: tasksFor(next),
        },
        `Good. Start the focus timer with ${next.named}, so that you needn't watch the clock, and tick it when it is done.`,
        `Then now, before anything else asks for you: ${next.named}${next.time}.`,
      ]),
  },
];

function weightiestOf({ plan }: Scene): string | null {
  const step = weightiest(plan?.steps.filter(({ completed }) => !completed) ?? []);
  return step ? named(step.text) : null;
}

/** The step that a message names by its number or its words. */
function stepIn({ plan }: Scene, said: string): string | null {
  const steps = plan?.steps ?? [];
  const number = Number(/\b(\d{1,2})\b/.exec(said)?.[1] ?? 0);
  const step = steps[number - 1] ?? closestStep(said, steps);
  return step && !step.completed ? named(step.text) : null;
}
