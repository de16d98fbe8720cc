import { formatMinutes } from "@/lib/checklists/duration";
import { nextOpen } from "./next-open";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, type Wish } from "./wish";

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|yo|hola)(?: (?:there|coach|again))*$/;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|cool|perfect|nice|lovely|good|awesome|super|wow)[ ,]*)*(?:(?:thanks|thank you|thank u|cheers|ty|merci)(?: (?:a lot|so much|very much|coach|you))*)$|^(?:ok(?:ay)?|great|cool|perfect|nice|lovely|good|awesome|super|that's (?:better|great|good|perfect|nice)|much better|i like (?:it|that))$/;
const ABILITIES =
  /^(?:what|how) (?:can|could|do) you(?: (?:do|help|say|know|work|understand))+(?: (?:me|for me|here))*$|^(?:what|how) can i (?:ask|say|do here|use this)(?: (?:you|here))*$|^(?:who|what) are you$|^are you (?:a )?(?:real|human|robot|bot|ai|person|machine).*$|^who (?:made|built|wrote) you$|^how does this work$|^(?:instructions|commands|options|examples)$/;
const UNDO =
  /^(?:no,? )?(?:undo|revert|roll ?back|go back|take (?:it|that|this) back|reset|restore|put (?:it|them|that|everything) back|bring (?:it|them|that|everything) back|(?:bring|put|get) back .+|never ?mind|that(?:'s| was| is) (?:wrong|a mistake|not right|not what i (?:meant|wanted|asked for))|not (?:that|what i (?:meant|wanted)))(?: (?:that|it|this|everything|the (?:last )?(?:changes?|steps?|list|plan)|my last (?:change|message)|please|as it was|how it was))*$/;
const DONE =
  /^(?:i(?:'ve| have)?(?: just| already)* (?:did|done|finished|completed|ticked|got done)\b.*|(?:tick|check)(?: off)? .+|mark .+ (?:as )?(?:done|complete|completed|finished)|.+ (?:is|are)(?: already)? (?:done|finished|complete|completed)|done with .+|(?:step|task|number) \d+ done|complete (?:step|task) .+|done|finished|all done)$/;
const LATER =
  /^(?:not today|later|tomorrow|another day|not now|(?:postpone|defer|put off|delay|snooze|hold off) .+|skip .+ (?:for )?(?:now|today)|(?:move|push|put|do|shift|leave|save) .+? (?:(?:to|till|until|for|on|off until|off to) )?(?:tomorrow|another day|later|next week|the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:step|task) \d+ (?:not today|tomorrow|later))$/;
const LENGTH =
  /\bhow (?:long|much time)\b|\bhow many (?:steps|tasks|minutes)\b|\bwhat(?:'s| is) (?:left|remaining)\b/;
const ANEW =
  /^(?:i (?:want|need|would like) (?:a )?(?:different|new|another) (?:plan|list)|start (?:over|again|from scratch|afresh)|(?:make|create|write|give me) (?:me )?(?:a )?(?:new|different|whole new) (?:plan|list|one)|new (?:plan|list|goal)|redo (?:it|everything|the (?:whole )?(?:plan|list))|from scratch)(?: (?:please|entirely|completely))*$/;

/** What people say beside their wishes. Nothing of it changes the list or is counted. */
export function readTalk({ clause, steps }: Wish): CoachAnswer | null {
  const { said } = clause;
  const next = nextOpen(steps);
  const ahead = next ? ` Next is ${named(next.text)}.` : "";
  if (GREETING.test(said)) {
    return askedBack(
      "Hello! Tell me what would make this plan easier: smaller steps, fewer of them, or another order.",
    );
  }
  if (THANKS.test(said)) return askedBack(`You're welcome.${ahead}`);
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
  if (LATER.test(said)) {
    return askedBack("Tap Not today on that step, and it comes back by itself tomorrow.");
  }
  if (DONE.test(said)) {
    return askedBack("Lovely. Tick it on the list; I leave that to you, so that it stays yours.");
  }
  if (ANEW.test(said)) {
    return askedBack(
      "This list stays yours to change. For a plan from the start, use New Goal, and say in one sentence what you want.",
    );
  }
  if (LENGTH.test(said)) return askedBack(howLong(steps));
  return null;
}

function howLong(steps: Wish["steps"]): string {
  const open = steps.filter((step) => !step.completed);
  const known = open.filter((step) => step.minutes !== null);
  const minutes = known.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const count = open.length === 1 ? "One step is" : `${open.length} steps are`;
  if (minutes === 0)
    return `${count} open, and nobody has guessed how long they take. One is enough for now.`;
  const about = known.length < open.length ? "at least" : "about";
  return `${count} open, ${about} ${formatMinutes(minutes)} in all. One is enough for now.`;
}
