import { the } from "@/lib/decisions/planner/lists/item-kinds";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** "the weird noise in the boiler", "hoover is broken": what is wrong is written down for whoever mends it. */
const WRONG =
  /\b(?:noise|smell|leak|draught|stain|crack|damp|mould|puncture|flat tyre)\b|\b(?:is|are|was|were)\s+(?:broken|leaking|stuck|dead|blocked|out|gone|off|cracked)\b|\b(?:won't|doesn't|not working|broken)\b/i;
const DIRTY =
  /^(.*?)\s+(?:is|are|looks?)\s+(?:so\s+|really\s+)?(?:gross|dirty|filthy|disgusting|a mess|a tip|messy)$/i;
const ENDING = /^(.*?)\s+((?:expires?|runs? out|ends?)\b.*)$/i;
const LACKING = /^no\s+(.+?)(?:\s+(?:in|at|left)\b.*)?$/i;
const DYING = /^(.*?\bplants?)\s+(?:is|are)\s+(?:dying|dry|thirsty)$/i;
const ASKED = /^(.*?)\s+(?:wants|needs|is waiting for)\s+an?\s+(?:answer|reply)\s*(.*)$/i;
const UNOPENED = /^(.*?)\s+unopened$/i;
const VAGUE = /^(?:the\s+)?(?:thing|stuff|matter|business)\s+(?:with|about)\s+(.+)$/i;
const BROUGHT =
  /^(?!.*\b(?:present|card|gift|note|letter)\b)((?:\p{L}+\s){0,2}\p{L}+)\s+to\s+((?:the\s+)?(?:garage|vet|cleaners?|cleaner's|tip|dump|charity shop|post office|school|nursery|cobbler|tailor|menders|framer|recycling|bottle bank|library|bank|repair shop|dry cleaners?|food bank))$/iu;
/** What a clause tells, as what to do about it: "plants are dying" is to water them. */
export function clauseStep(item: string, when: string): PlannedStep | null {
  const said = spoken(item);
  const [, dying] = DYING.exec(said) ?? [];
  if (dying !== undefined) return { minutes: 10, text: `Water ${the(dying)}${when}.` };
  const [, dirty] = DIRTY.exec(said) ?? [];
  if (dirty !== undefined)
    return { minutes: 15, text: `Clean ${the(dirty)} for ten minutes${when}.` };
  const [, asker, matter = ""] = ASKED.exec(said) ?? [];
  if (asker !== undefined) {
    const about = matter === "" ? "" : ` ${matter}`;
    return { minutes: 5, text: `Send ${the(asker)} an answer${about}${when}.` };
  }
  const [, closed] = UNOPENED.exec(said) ?? [];
  if (closed !== undefined) return { minutes: 5, text: `Open ${the(closed)}, the top one first.` };
  const [, ending, end] = ENDING.exec(said) ?? [];
  if (ending !== undefined && end !== undefined) {
    return {
      minutes: 10,
      text: `Look up how to renew ${the(ending)}: it ${end.replace(/^(expire|run|end)\b/, "$1s").replace(/\bin (?:march|may)\b/, (month) => `in ${capitalise(month.slice(3))}`)}.`,
    };
  }
  const [, lacking] = LACKING.exec(said) ?? [];
  if (lacking !== undefined) return { minutes: 30, text: `Buy ${lacking}${when}.` };
  if (WRONG.test(said) && (!startsWithVerb(item) || / (?:is|are) /.test(said))) {
    const thing = /^(.*?)\s+(?:is|are|was|were|won't|doesn't|not working)\b/i.exec(said)?.[1];
    return thing === undefined
      ? {
          minutes: 3,
          text: `Write one line about ${the(said)}: where, since when, who could mend it.`,
        }
      : {
          minutes: 3,
          text: `Write one line on what is wrong with ${the(thing)}, for whoever mends it: ${said}.`,
        };
  }
  const [, vague] = VAGUE.exec(said) ?? [];
  if (vague !== undefined) {
    return { minutes: 3, text: `Write down the very next move about ${the(vague)}${when}.` };
  }
  const [, brought, to] = BROUGHT.exec(said) ?? [];
  if (brought !== undefined && to !== undefined) {
    return { minutes: 30, text: `Take ${the(brought)} to ${the(to)}${when}.` };
  }
  return null;
}
