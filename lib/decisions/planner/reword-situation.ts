import { participleVerb, plainVerb } from "@/lib/decisions/planner/verbs";

const SERVICES =
  /^(?:an?\s+|its\s+|some\s+)?(?:mot|service|check-?up|appointment|inspection|haircut|vet|vaccination|jabs?|shots?|oil change|eye test|trim)\b/i;

/** Says what to do where a person only tells how things are: "the car needs an MOT" is "book an MOT for the car". */
export function rewordSituation(clause: string): string {
  const doing =
    /^((?:my|the|our|his|her)\s+[\w' -]{2,40}?)\s+(?:really |badly |desperately )?needs?\s+(?:a\s+(?:good\s+)?)?(\w+ing)\s*$/i.exec(
      clause,
    );
  const verb = plainVerb(doing?.[2] ?? "");
  if (doing?.[1] !== undefined && verb !== null) return `${verb} ${doing[1]}`;
  const thing = /^((?:my|the|our|his|her)\s+[\w' -]{2,40}?)\s+needs?\s+(?!to\b)(.+)$/i.exec(clause);
  if (thing?.[1] !== undefined && thing[2] !== undefined) {
    return `${SERVICES.test(thing[2]) ? "book" : "get"} ${thing[2]} for ${thing[1]}`;
  }
  const neglected =
    /^(?:i|we)\s+(?:haven't|have not|havent)\s+(?:even |properly |really )?(\w+)\s+(.+?)(?:\s+(?:in|for|since)\s+(?:\S+\s+)?(?:days|weeks|months|years|ages|forever|a (?:week|month|year|while))\b.*|\s+yet)?$/i.exec(
      clause,
    );
  const undone = participleVerb(neglected?.[1] ?? "");
  if (neglected?.[2] !== undefined && undone !== null) return `${undone} ${neglected[2]}`;
  const asked =
    /^(?:my|the|our)\s+[\w' -]{2,30}?\s+(?:asked|wants|told|needs|expects)\s+me\s+to\s+(?=\w)/i;
  const wanted =
    /^((?:my|the|our)\s+[\w' -]{2,30}?)\s+(?:wants|asked for|expects|is waiting for|is expecting|keeps asking for)\s+(.+)$/i.exec(
      clause,
    );
  if (asked.test(clause)) return clause.replace(asked, "");
  if (wanted?.[1] !== undefined && wanted[2] !== undefined)
    return `${/\b(?:update|report|summary|e-?mail|reply|answer|draft|proposal|plan|document|statement|list|letter)s?\b/i.test(wanted[2]) ? "write" : "get"} ${wanted[2]} for ${wanted[1]}`;
  return clause
    .replace(
      /^(?:i|we)(?:'ve|\s+have)?\s+(?:said|promised|agreed|volunteered|offered|told [\w' ]{2,25}?)\s+(?:that\s+)?(?:(?:i|we)(?:'d| would|'ll| will)|to)\s+/i,
      "",
    )
    .replace(/^(?:do something about|deal with)\s+(?=(?:the|my|our)\b)/i, (lead) =>
      /^do/i.test(lead) ? "fix " : lead,
    )
    .replace(/^(?:get (?:my|your) head (?:a?round)|teach myself (?:how )?(?:to )?)\s*/i, "learn ")
    .replace(
      /^(?:get|getting)\s+((?:my|the|our)\s+.{2,40}?)\s+ready\s+(?:for\s+)?/i,
      "prepare $1 for ",
    )
    .replace(
      /^((?:my|the|our)\s+[\w' -]{2,30}?)\s+(?:has an?\s+(?:flat|hole|leak|crack|puncture|virus|stain|broken)\b.*|(?:is|are|keeps?|won't|isn't|doesn't)\s+(?:broken|leaking|not working|stuck|blocked|clogged|dripping|start|working|work|turn on|cracked|squeaking|jammed)\b.*)$/i,
      "fix $1",
    )
    .replace(
      /^(?:i|we)(?:'ve| have)?\s+(?:just\s+)?(?:got|received)\s+(?=(?:an?|my|the|some|\d|too many|so many)\b)/i,
      "",
    )
    .replace(
      /^(?:finish|finishing)\s+(?=(?:writing|reading|painting|cleaning|unpacking|packing|building|knitting|crocheting|sewing|making|editing|sorting|reviewing|planning|tidying|folding|decorating|learning|setting|organi[sz]ing|recording|drawing)\s+\S)/i,
      "",
    );
}
