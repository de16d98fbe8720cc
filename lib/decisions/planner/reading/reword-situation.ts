import { gerundOf, participleVerb, plainVerb } from "@/lib/decisions/planner/words/verbs";

const SERVICES =
  /^(?:an?\s+|(?:its|her|his|their)\s+|some\s+)?(?:mot|booster|worming|service|check-?up|appointment|inspection|haircut|vet|vaccination|jabs?|shots?|oil change|eye test|trim)\b/i;

/** Says what to do where a person only tells how things are: "the car needs an MOT" is "book an MOT for the car". */
export function rewordSituation(said: string): string {
  const clause = said.replace(
    /^((?:my|the|our)\s+[\w -]{2,30}?)'s\s+(?=(?:over|leak|drip|flicker|broken|stuck|block|clog|crack|freez|not\s|so\s))/i,
    "$1 is ",
  );
  const doing =
    /^((?:my|the|our|his|her)\s+[\w' -]{2,40}?)\s+(?:really |badly |desperately )?needs?\s+(?:a\s+(?:good\s+)?)?(\w+ing)\s*$/i.exec(
      clause,
    );
  const verb = plainVerb(doing?.[2] ?? "");
  if (doing?.[1] !== undefined && verb !== null) return `${verb} ${doing[1]}`;
  const grooming =
    /^((?:my|the|our|his|her)\s+[\w' -]{2,40}?)\s+needs?\s+an?\s+(?:good\s+)?(bath|wash|walk|clean|trim|polish|repair|scrub|sort|tidy)(?=\s*$|\s*,|\s+(?:and|but|because|so|before)\b)/i.exec(
      clause,
    );
  if (grooming?.[1] !== undefined) {
    return `${grooming[2]?.toLowerCase() === "bath" ? "wash" : grooming[2]} ${grooming[1]}`;
  }
  const thing = /^((?:my|the|our|his|her)\s+[\w' -]{2,40}?)\s+needs?\s+(?!to\b)(.+)$/i.exec(clause);
  if (thing?.[1] !== undefined && thing[2] !== undefined) {
    return `${SERVICES.test(thing[2]) ? "book" : "get"} ${thing[2]} for ${thing[1]}`;
  }
  const neglected =
    /^(?:i|we)\s+(?:haven't|have not|havent)\s+(?:even |properly |really )?(\w+)\s+(.+?)(?:\s+(?:in|for|since)\s+(?:\S+\s+)?(?:days|weeks|months|years|ages|forever|a (?:week|month|year|while))\b.*|\s+yet)?$/i.exec(
      clause,
    );
  const unvisited =
    /^(?:i|we)\s+(?:haven't|have not|havent)\s+been\s+to\s+(.+?)(?:\s+(?:in|for|since)\s.*)?$/i.exec(
      clause,
    );
  if (unvisited?.[1] !== undefined) return `go to ${unvisited[1]}`;
  const undone = participleVerb(neglected?.[1] ?? "");
  if (neglected?.[2] !== undefined && undone !== null) return `${undone} ${neglected[2]}`;
  const asked =
    /^(?:my|the|our)\s+[\w' -]{2,30}?\s+(?:asked|wants|told|needs|expects)\s+me\s+to\s+(?=\w)/i;
  const wanted =
    /^((?:my|the|our)\s+[\w' -]{2,30}?)\s+(?:wants|asked for|expects|is waiting for|is expecting|keeps asking for)\s+(?!to\b)(.+)$/i.exec(
      clause,
    );
  if (asked.test(clause)) return clause.replace(asked, "");
  if (wanted?.[1] !== undefined && wanted[2] !== undefined)
    return `${/\b(?:photo|picture|proof|copy|scan|receipt|form|evidence|invoice|id|passport)s?\b/i.test(wanted[2]) ? "send" : /\b(?:update|report|summary|doc|vision|deck|slides|presentation|overview|quote|numbers|feedback|review|e-?mail|reply|answer|draft|proposal|plan|document|statement|list|letter)s?\b/i.test(wanted[2]) ? "write" : "get"} ${wanted[2]} for ${wanted[1]}`;
  const nuisance =
    /^((?:my|the|our)\s+(?:upstairs |downstairs |next-door )?(?:neighbou?rs?|flatmates?|roommates?|housemates?|colleagues?|co-?workers?))\s+(?=(?:is|are|always|never|keeps?|plays?|leaves?|won't|doesn't|don't|smokes?|parks?|eats?|has|have)\b)(.+)$/i.exec(
      clause,
    );
  if (nuisance?.[1] !== undefined) return `talk to ${nuisance[1]}, who ${nuisance[2] ?? ""}`;
  const dirty =
    /^((?:my|the|our)\s+(?:[\w'-]+\s+){0,2}?[\w'-]+)\s+(?:is|are|looks?|smells? and is)\s+(?:so |really |absolutely |totally |a bit )?(?:disgusting|filthy|gross|rank|grimy|sticky|dirty|minging|manky|grubby|caked)\b/i.exec(
      clause,
    );
  if (dirty?.[1] !== undefined) return `clean ${dirty[1]}`;
  const wreck =
    /\b((?:my|the|our)\s+(?:whole\s+)?\w+)\s+(?:looks? like\s+an?|is\s+(?:like\s+)?an?\s+(?:absolute |total |complete )?)\s*(?:bomb|tip|pigsty|dump|bombsite|war ?zone|crime scene)\b/i.exec(
      clause,
    );
  if (wreck?.[1] !== undefined) return `clean ${wreck[1]}`;
  const disorder =
    /^((?:my|the|our)\s+(?:[\w'-]+\s+){0,3}?[\w'-]+)\s+(?:is|are|looks? like|(?:has|have) become)\s+(?:such |like )?(?:an?\s+)?(?:absolute |total |complete |right |real )?(?:mess|disaster|chaos|dumping ground|junk room|bomb ?site|graveyard|dumpster fire|shambles|buried|all over the place|in a state|out of control|overflowing)\b/i.exec(
      clause,
    );
  if (disorder?.[1] !== undefined) return `sort out ${disorder[1]}`;
  const lying =
    /^((?:my|the|our)\s+(?:[\w'-]+\s+){0,2}?[\w'-]+)\s+(?:has|have)\s+been\s+(?:sitting |lying |sat |stuck )?(?:in|on|under|by)\s+(?:the|my|our|its|a)\s/i.exec(
      clause,
    );
  if (lying?.[1] !== undefined) return `sort out ${lying[1]}`;
  const pest =
    /^(?:there(?:'s| is| are)|i(?:'ve| have)(?: got)?|we(?:'ve| have)(?: got)?)\s+(?:an?\s+|some\s+)?((?:mouse|mice|rats?|ants|moths?|wasps?|bed ?bugs|fleas|flies|fruit flies|damp|mould|mold|a leak|leak|silverfish|cockroach(?:es)?)\b.*)$/i.exec(
      clause,
    );
  if (pest?.[1] !== undefined) return `get rid of the ${pest[1]}`;
  const full =
    /\b((?:the|my|our)\s+[\w' -]{2,30}?)\s+(?:is|are)\s+(?:full of|buried under|buried in|covered in|covered with)\s+([^,.;]{2,40})$/i.exec(
      clause,
    );
  if (full?.[1] !== undefined) return `clear ${full[1]}, full of ${full[2] ?? ""}`;
  const owed = /^(?:i|we)\s+owe\s+(.+)$/i.exec(clause);
  if (owed?.[1] !== undefined) return `pay back ${owed[1]}`;
  const dying =
    /^((?:my|the|our)\s+(?:house)?(?:plants?|flowers?|tomatoes|lawn|garden|basil))\s+(?:keeps?|is|are)\s+(?:dying|wilting|brown)\b/i.exec(
      clause,
    );
  if (dying?.[1] !== undefined) return `rescue ${dying[1]}`;
  return clause
    .replace(/^make it to\s+/i, "go to ")
    .replace(
      /^do\s+(?:anything|much|any work|nothing|a thing)\s+(?:on|with|for|about)\s+/i,
      "work on ",
    )
    .replace(/^(?:something|somewhere|someone|somebody)\s+to\s+(?=\w)/i, "find $&")
    .replace(/^(?:i\s+)?could do with\s+/i, "find ")
    .replace(/^put\s+(.+?)\s+up for (?:sale|auction)\b/i, "sell $1")
    .replace(
      /^every (?:surface|corner|chair|table|shelf|room)(?:\s+in\s+((?:my|the|our)\s+[\w-]+))?\s+(?:has|is|looks)\b.*$/i,
      (_, place?: string) => `tidy ${place ?? "my home"}`,
    )
    .replace(/^get to know\s+(.+?)(?:\s+better)?(?=,|$)/i, "make friends with $1")
    .replace(
      /^(?:go|spend|do|try)\s+((?:an?|one|two|three|four|six|\d+|the whole|all)\s+(?:days?|weeks?|months?|years?|january|february|march|november))\s+without\s+(?=\w+ing\b)(.+)$/i,
      "stop $2 for $1",
    )
    .replace(
      /^have\s+((?:some |a few )?(?:people|friends|guests|neighbours|neighbors|family|colleagues))\s+(?:round|over)\b/i,
      "host $1",
    )
    .replace(
      /^see\s+((?:the |my )?(?:carpet|floor|desk|table|sofa|bed|counter|worktop))\s+again\b/i,
      "clear $1",
    )
    .replace(/^fix\s+(?=(?:me |us |a )?(?:breakfast|lunch|dinner|supper|snack|tea)\b)/i, "make ")
    .replace(/^be ready for\s+/i, "get ready for ")
    .replace(/^dress (?:up )?for\s+(?=(?:an?|the|my|our)\s)/i, "find an outfit for ")
    .replace(
      /^(?:decorate|deck out)\s+((?:my|our|the)\s+(?:house|home|apartment|flat|living room|porch|yard|door|windows?|classroom|office|table))\s+for\s+(?!sale\b|renting\b|a |an |the )/i,
      "put up decorations in $1 for ",
    )
    .replace(/^(?:get|be)\s+back\s+in\s+(?:touch|contact)\s+with\s+/i, "reconnect with ")
    .replace(
      /^(?:mend|fix|patch|repair|make)\s+(?:up\s+)?(?:things|fences|bridges)\s+(?:right\s+|up\s+)?with\s+/i,
      "reconnect with ",
    )
    .replace(/^take\s+(?:better|good|proper|more)?\s*care of\s+(?=\S)/i, "look after ")
    .replace(/^get\s+(?:a grip|a handle|on top)\s+(?:on|of)\s+/i, "sort out ")
    .replace(
      /^get\s+((?:my|our)\s+(?:confidence|strength|fitness|energy|motivation|appetite|mojo|stamina|self-esteem|concentration))\s+back\b/i,
      "rebuild $1",
    )
    .replace(/^(?:i|we)\s+said yes to\s+(?=\w+ing\b)/i, "")
    .replace(
      /^work out\s+(?=(?:an?|the|my|our|if|who|how|what|whether|why|if|when|where|which|who)\b)/i,
      "figure out ",
    )
    .replace(
      /^(?:i|we)(?:'ve|\s+have)?\s+(?:said|promised|agreed|volunteered|offered|(?:told|promised)\s+[\w' ]{2,25}?)\s+(?:that\s+)?(?:(?:i|we)(?:'d| would|'ll| will)|to)\s+/i,
      "",
    )
    .replace(/^(?:do something about|deal with)\s+(?=(?:the|my|our)\b)/i, (lead) =>
      /^do/i.test(lead) ? "fix " : lead,
    )
    .replace(/^(?:get (?:my|your) head (?:a?round)|teach myself (?:how )?(?:to )?)\s*/i, "learn ")
    .replace(
      /^(?:get|getting)\s+((?:my|the|our)\s+.{2,40}?)\s+ready\s+(?:(to)\s+|for\s+)?/i,
      (_, thing: string, to?: string) => `prepare ${thing} ${to ?? "for"} `,
    )
    .replace(
      /^((?:my|the|our)\s+[\w' -]{2,30}?)\s+(?:has an?\s+(?:flat|hole|leak|crack|puncture|virus|stain|broken)\b.*|(?:(?:has )?(?:stopped working|packed up|conked out)|(?:has|have) been (?:chirping|beeping|leaking|dripping|rattling|flickering|squeaking|humming|making)\b|(?:'s|is|are|keeps?|won't|isn't|doesn't|has|have)\s+(?:really |so |very |too |been |getting )*(?:broken|leaking|not working|stuck|blocked|clogged|dripping|start|working|work|turn on|cracked|squeaking|jammed|flickering|slow|crashing|freezing|overheating|beeping|overflowing|smelly|leaky|cold|rattling|charge|close|open|flush|drain|switching itself off)\b|makes? an?\s+(?:\w+\s+)?(?:noise|sound|smell)\b|(?:smells?|leaks?|drips?|squeaks?|rattles?|sticks|hums|stinks?)\b(?!\s+of success)).*)$/i,
      "fix $1",
    )
    .replace(
      /^(?:i|we)(?:'ve| have)?\s+(?:just\s+)?(?:got|received)\s+(?=(?:an?|my|some|\d|too many|so many)\b)/i,
      "",
    )
    .replace(
      /^(?:finish|finishing)\s+(?=(?:writing|reading|painting|cleaning|unpacking|packing|building|knitting|crocheting|sewing|making|editing|sorting|reviewing|planning|tidying|folding|decorating|learning|setting|organi[sz]ing|recording|drawing)\s+\S)/i,
      "",
    );
}

/** "I don't want to drink every night" aims at "stop drinking every night". */
export function avoided(core: string): string {
  const [first = "", ...others] = core.split(" ");
  const verb = plainVerb(first);
  return verb === null ? `stop ${core}` : ["stop", gerundOf(verb), ...others].join(" ");
}
