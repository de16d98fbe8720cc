import { OPENERS } from "@/lib/decisions/planner/reading/openers";
import { asDoing } from "@/lib/decisions/planner/reading/reword-not-doing";
import { rewordSituation } from "@/lib/decisions/planner/reading/reword-situation";

const SIMPLE_NEGATION =
  /^(?:i|we)\s+(?:just\s+|really\s+)?(?:can't|cannot|cant|can not|never|don't|dont|do not)\s+(?:ever\s+|even\s+)?(?=\w)/i;
const KEEP_DOING =
  /^(?:i|we)(?:'m|\s+am|\s+keep|\s+can't stop|\s+cant stop|\s+always end up)\s+(?:always\s+|constantly\s+)?(?=((?!getting|being|having|hearing|seeing|receiving|feeling)\w+ing)\b)/i;

/** "can tomatoes" is no question of being able. */
const CANS =
  /^can (?=(?:(?:my|the|some|our|\d+\s?\w*)\s(?:of )?(?:\w+ )?)?(?:tomatoes|peaches|pears|beans|pickles|salsa|cherries|applesauce|plums|apricots)\b)/i;
const KEEP_STARTING =
  /^(?:i|we)\s+(?:keep|always)\s+(?:starting|beginning|start|begin)\s+(.{3,50}?)(?:,)?\s+(?:and|but|then|only to)\s+(?:then\s+)?(?:quit|stop|giv|give|drop|los|lose|abandon)\p{L}*\b.*$/iu;

/** What a voice puts between the words: "i want to, um, i guess, draw". */
const SPOKEN_PAUSE =
  /^(?:um+|uh+|er+m?|i guess|i suppose|i think|kinda|sort of|kind of)\b[\s,.]+(?=\S)/i;

/** "book me and Jo in for counselling" books counselling. */
function bookedFor(_: string, verb: string, link: string): string {
  const doing = verb.toLowerCase();
  if (doing === "book" && link === "for") return "book ";
  return doing === "sign" ? `sign up ${link} ` : `book a time ${link} `;
}

/** The clause without lead-ins that say nothing of the goal, in plain words. */
export function stripOpeners(clause: string): string {
  let rest = asDoing(clause.trim());
  for (let round = 0; round < 8; round += 1) {
    const before = rest;
    rest = rest.replace(SPOKEN_PAUSE, "");
    for (const opener of OPENERS) {
      const next = rest.replace(opener, "").trimStart();
      if (/\p{L}{2}/u.test(next)) rest = next;
    }
    rest = rewordSituation(rest)
      .replace(
        /^(?:(?:get|be|become)\s+(?:better|good|really good)|improve)\s+at\s+(?=\w+ing\b)/i,
        "",
      )
      .replace(
        /^(?:(?:get|be|become)\s+(?:better|good|really good)|improve)\s+at\s+(?:my\s+)?/i,
        "practise ",
      )
      .replace(
        /^(?:figure out|work out|decide|think of|find out|know|think about)\s+what to (?:get|buy|give)\s+(?:for\s+)?(?=(?:my|our|his|her|the)\s|(?:mum|dad|gran|nan)\b)/i,
        "find a present for ",
      )
      .replace(
        /^give\s+((?:the|my|our)\s.{2,40}?)\s+an?\s+(?:good |quick |proper |deep )?(?:once[- ]?over|clean|wipe(?: down)?|scrub|wash|tidy)(?=$|[\s,])/i,
        "clean $1",
      )
      .replace(/^get (?:to grips with|the hang of|(?:my|our) head (?:a?round))\s+(?=\S)/i, "learn ")
      .replace(/^bath\s+(?=(?:the|my|our)\s)/i, "wash ")
      .replace(/^learn\s+how\s+to\s+/i, "learn to ")
      .replace(
        /^(book|sign|check|fit|squeeze)\s+(?:me|us|myself|me and (?:my )?\w+|my \w+)\s+(?:in|up)\s+(for|with|at|on)\s+/i,
        bookedFor,
      )
      .replace(/^(?:i\s+)?(?:keep|always)\s+missing\s+(?=the|my|our)/i, "remember ");
    if (rest === before) break;
  }
  // "I keep starting diets and quitting": what is begun again and again should last.
  const begun = KEEP_STARTING.exec(rest)?.[1];
  if (begun !== undefined) return `stick to ${begun}`;
  const keeping = KEEP_DOING.exec(rest);
  if (keeping !== null && /\s(?:keep|can'?t stop|always)/i.test(keeping[0])) {
    return `stop ${rest.slice(keeping[0].length)}`;
  }
  return rest
    .replace(/^(?:i|we)(?:'m|\s+am)\s+(?:always\s+|constantly\s+)?(?=\w+ing\b)/i, "")
    .replace(/^im\s+(?=\w+ing\b)/i, "")
    .replace(SIMPLE_NEGATION, "")
    .replace(CANS, "preserve ")
    .replace(
      /^(?:(?:i|we)\s+|(?=need\b))(?:really\s+|just\s+)?(?:need|want|have|got|have got)\s+(?=(?:an?|one|the|my|some|more|new|better)\b)/i,
      (lead) => (/have|got/i.test(lead) ? "" : "get "),
    );
}
