import { closestStep, findSteps } from "./find-steps";
import { howLong } from "./how-long";
import { nextOpen } from "./next-open";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, isOpen, namedAll, type Wish } from "./wish";

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|yo|hola)(?: (?:there|coach|again))*$/;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|cool|perfect|nice|lovely|good|awesome|super|wow)[ ,]*)*(?:(?:thanks|thank you|thank u|cheers|ty|merci)(?: (?:a lot|so much|very much|coach|you))*)$|^(?:ok(?:ay)?|great|cool|perfect|nice|lovely|good|awesome|super|that's (?:better|great|good|perfect|nice)|much better|(?:i )?(?:like|love) (?:it|that|this)|(?:i'm|i am)? ?(?:so |really |super )*(?:excited|happy|pumped|proud|motivated)|(?:that|it) was easy|it's not (?:that|so) bad)$/;
/** "add all of it to my calendar", "can you make me a schedule", "when should i do step 7". */
const CALENDAR =
  /^(?:add|put|sync|send|export|copy|save|move|get)(?: all)? (?:it|this|that|them|these|everything|all|all of (?:it|them|this)|the (?:whole )?(?:list|plan|steps|tasks|thing)|(?:step|task) \d+)(?: all)? (?:to|on|onto|in|into|with) (?:my |the |a )?(?:\w+ )?(?:calendar|planner|schedule)$|^(?:make|create|build|set up|give)(?: me| us)? (?:an?|my|the) (?:\w+ )?(?:schedule|timetable|calendar)\b.*$|^schedule (?:it|this|that|everything|(?:step|task) \d+)\b.*$|^(?:when|what (?:day|time))(?: should| do| can| shall) i (?:do|start|begin) (.+)$/;
const ABILITIES =
  /^(?:what|how) (?:can|could|do) you(?: (?:do|help|say|know|work|understand))+(?: (?:me|for me|here))*$|^(?:what|how) can i (?:ask|say|do here|use this)(?: (?:you|here))*$|^(?:who|what) are you$|^are you (?:a )?(?:real|human|robot|bot|ai|person|machine).*$|^who (?:made|built|wrote) you$|^how does this work$|^(?:instructions|commands|options|examples)$/;
const UNDO =
  /^(?:no,? )?(?:undo|revert|roll ?back|go back|take (?:it|that|this) back|reset|restore|put (?:it|them|that|everything) back|bring (?:it|them|that|everything) back|(?:bring|put|get) back .+|never ?mind|that(?:'s| was| is) (?:wrong|a mistake|not right|not what i (?:meant|wanted|asked for))|(?:i made a|my) mistake|wrong (?:one|step)|wait,? no|take me back|(?:give me |show me |back to )+(?:the )?(?:original|old one)|not (?:that|what i (?:meant|wanted)))(?: (?:that|it|this|everything|to (?:the|how) .+|the (?:last )?(?:changes?|steps?|list|plan)|my last (?:change|message)|please|as it was|how it was))*$/;
const LATER =
  /^(?:not (?:today|now|this week|tonight)|later|i need more time|tomorrow|another day|next week|(?:postpone|defer|put off|delay|snooze|hold off) .+|skip .+ (?:for )?(?:now|today)|(?:move|push|put|do|shift|leave|save) (?!.*\bby\b|(?:everything|dinner|lunch|the (?:date|day|party|dinner|event|trip|wedding)) (?:to|on)\b).+? (?:(?:to|till|until|for|on|off until|off to) )?(?:tomorrow|another day|later|next week|the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:step|task) \d+ (?:not today|tomorrow|later)|.+ can wait)$/;
/** "do the cake tomorrow", "put off step 3". */
const PUT_OFF =
  /^(?:postpone|defer|put off|delay|snooze|hold off|skip|move|push|put|do|shift|leave|save) (.+?)(?: (?:to|till|until|for|on|off until|off to))?(?: (?:now|today|tomorrow|another day|later|next week|the weekend|\w+day))?$|^(.+?) can wait$/;
/** "remind me on monday". */
const REMINDER =
  /^(?:(?:please )?remind me(?: (?:again|about (?:it|this|that|everything|(?:step|task|number) \d+\b.*)|of (?:it|this|that)|later|tomorrow|tonight|every .+|next .+|(?:on|at|in) .+))?|(?:set|send(?: me)?) (?:a |an )?(?:reminders?|alarm)(?: .+)?)$/;
/** "can you do it for me": what is left of it without the courtesies. */
const ON_YOUR_BEHALF =
  /^(?:do|write|make|send|call|book|finish) (?:it|this|that|them|everything)(?: all)?(?: for me)?$/;
const LENGTH =
  /\bhow (?:long|much time)\b|\bhow many (?:steps|tasks|minutes)\b|\bwhat(?:'s| is) (?:left|remaining)\b/;
const ANEW =
  /^(?:i (?:want|need|would like) (?:a )?(?:different|new|another) (?:plan|list)|start (?:over|again|from scratch|afresh)|(?:make|create|write|give me) (?:me )?(?:a )?(?:new|different|whole new) (?:plan|list|one)|new (?:plan|list|goal)|redo (?:it|everything|the (?:whole )?(?:plan|list))|from scratch)(?: (?:please|entirely|completely))*$/;

/** What people say beside their wishes. Nothing of it changes the list or is counted. */
export function readTalk(wish: Wish): CoachAnswer | null {
  const { steps } = wish;
  const { said } = wish.clause;
  const next = nextOpen(steps);
  const ahead = next ? ` Next is ${named(next.text)}.` : "";
  if (GREETING.test(said)) {
    return askedBack(
      "Hello! Tell me what would make this plan easier: smaller steps, fewer of them, or another order.",
    );
  }
  if (THANKS.test(said)) {
    return askedBack(
      `${/\b(?:thank|cheers|ty|merci)/.test(said) ? "You're welcome" : "Good"}.${ahead}`,
    );
  }
  if (ABILITIES.test(said)) {
    return askedBack(
      "I can add, remove, rename, move and split steps, change their minutes, or find you a start. Try “make the first step smaller” or “I have only ten minutes”.",
    );
  }
  if (/^(?:no|nope|nah|yes|yep|yeah|sure|maybe)$/.test(said)) {
    return askedBack("Tell me in a few words what would help. For example: “step 2 is too big”.");
  }
  if (UNDO.test(said)) {
    return askedBack("Tap Undo under what I changed, and the list is as it was before.");
  }
  if (REMINDER.test(said)) {
    return askedBack(
      "I can't ring by myself, but Reminders in the menu can: they email you your open steps on the days and at the hour you choose.",
    );
  }
  if (ON_YOUR_BEHALF.test(said)) {
    return askedBack(
      "I wish I could. What I can do is make it smaller, until it is nearly nothing: say “make the first step smaller”.",
    );
  }
  if (CALENDAR.test(said)) return askedBack(noCalendar(wish));
  if (LATER.test(said)) return askedBack(notToday(wish));
  if (ANEW.test(said)) {
    return askedBack(
      "This list stays yours to change. For a plan from the start, use New Goal, and say in one sentence what you want.",
    );
  }
  if (LENGTH.test(said)) return askedBack(howLong(steps));
  return null;
}

/** The coach keeps no days; a step can carry its own, and reminders come by email. */
function noCalendar({ clause, steps }: Wish): string {
  const phrase = CALENDAR.exec(clause.said)?.[1] ?? "";
  const step = closestStep(phrase || clause.said, steps) ?? nextOpen(steps);
  const day = step
    ? ` To give a step its day, name both, such as “change step ${steps.indexOf(step) + 1} to Saturday morning”.`
    : "";
  return `I have no calendar to write in. Reminders in the menu can email you your open steps on the days and at the hour you choose.${day}`;
}

/** Which step to put off: the one that is named, else the next one. */
function notToday({ clause, steps }: Wish): string {
  const match = PUT_OFF.exec(clause.said);
  const phrase = match?.[1] ?? match?.[2];
  const found = phrase ? findSteps(phrase, steps) : null;
  const next = nextOpen(steps);
  const later = found?.kind === "steps" ? found.steps.filter(isOpen) : next ? [next] : [];
  const which = later.length > 0 ? namedAll(later) : "that step";
  return `Sure. Tap Not today on ${which}, and tomorrow it comes back by itself. You can tap it again then.`;
}
