import { plainVerb } from "@/lib/decisions/planner/verbs";

/** The part of a text that says what the person is after, and everything else they told. */
export type Aim = {
  /** "clean the flat", with lead-ins such as "I really need to" taken off. */
  core: string;
  /** The other sentences and clauses: reasons, worries, limits. */
  context: string;
  /** What stands in the way in the person's words, from "but …". */
  obstacle: string | null;
  /** True for "I don't want to …": the thing is to end or be avoided. */
  unwanted: boolean;
};

const HEDGES =
  "(?:(?:really|just|also|still|finally|actually|desperately|urgently|probably|honestly|definitely|badly|seriously|currently|simply|kinda|sort of|kind of|only|always|totally|maybe|first|somehow|properly|again|then|now|at least|eventually|ever|even|quickly|soon)\\s+)*";
const I = "(?:(?:i|we)(?:\\s+|(?=')))?";

const OPENERS: readonly RegExp[] = [
  /^(?:um+|uh+|ugh+|argh+|so|ok(?:ay)?|well|hey|hi|hello|please|pls|plz|basically|honestly|like|yeah|right|also|and|but|just|actually|finally|really|maybe|probably|literally|anyway|oh|god|omg|today|tonight|tomorrow|this week|this weekend|look|listen|hmm+|help(?=\s*[,.:!…-]))\b(?:[\s,.:!…-]+)(?=\S)/i,
  /^(?:hi|hello|hey)\s+(?:there|claude|stepwell|ai|coach)\b[\s,.:!-]*/i,
  /^(?:can|could|would|will) you (?:please )?(?:help me(?: to)?|make me|give me|write me|tell me|show me|create|break down)\b\s*/i,
  /^(?:please )?(?:help me|help us|remind me|tell me how|show me how|teach me how|guide me)(?: (?:to|with|out with|on|figure out how to))?\s+/i,
  /^(?:i |we )?(?:really |could use |'d like )?(?:need |want |would like )?(?:some |a bit of |your )?(?:help|advice|tips|guidance|support) (?:with|on|to|for|about|in|getting|trying to)?\s*/i,
  /^(?:what(?:'s| is| are) the (?:best|easiest|fastest|quickest|right|first) (?:way|ways|thing|step|steps)(?: (?:i can|to do))? (?:to|for|of)|what should i do (?:to|about)|what do i do about|where do i (?:even )?start with|how do (?:people|you) (?:even )?)\s+/i,
  /^how (?:do|can|should|could|would|might) (?:i|we|you|one) (?:even |ever |actually |possibly |best |go about |start |begin )*/i,
  /^how to (?:go about )?/i,
  /^(?:an? |the |my |some )?(?:(?:simple|step[- ]by[- ]step|good|clear|easy|action|detailed|small) )*(?:plan|steps|guide|checklist|breakdown|roadmap|way|strategy|instructions) (?:to|for|on how to|of how to)\s+/i,
  /^(?:make|create|give me|write|build|need|i need|i want|break down)\s+(?:me )?(?:an? |the |some )?(?:(?:simple|step[- ]by[- ]step|good|clear|easy|action|detailed|small) )*(?:plan|steps|guide|checklist|breakdown|roadmap|strategy) (?:to|for|on how to|of how to)\s+/i,
  /^(?:my|the|our|one of my|a|another)\s+(?:(?:main|big|biggest|current|new|next|first|top|life|long-term|short-term|only|personal|career|fitness|health)\s+)*(?:goals?|plan|aim|task|resolution|dream|project|mission|objective|intention|wish|to-?do)(?:\s+(?:for|of|this|right)\s+[^:]{1,25}?)?\s*(?:is|was|:|=|-)\s*(?:to\s+|that i\s+)?/i,
  /^(?:goals?|task|aim|project|to-?do|dream|objective|problem|issue)\s*[:=-]\s*(?:to\s+)?/i,
  /^(?:i\s*(?:am|'m)|im)\s+(?:so |really |totally |completely |very |a bit |way |super )*(?:overwhelmed|stressed|anxious|worried|freaking out|panicking|stuck|confused|lost|drowning|buried|struggling|behind|nervous|scared|embarrassed|afraid|ashamed|terrible|bad|awful|useless|hopeless)\s+(?:by|with|about|at|in|on|under|of|to|from|when it comes to|because of)\s+(?=\S)(?:having to |trying to |all )?/i,
  new RegExp(
    `^${I}(?:'ve |have |had |'d |would |'m |am |was |been )*${HEDGES}(?:been |be )?${HEDGES}(?:need(?:ing)? to|want(?:ed|ing)? to|wanna|gotta|gonna|got to|have to|has to|had to|having to|ought to|must|like to|love to|hope to|hoping to|wish to|plan(?:ning)? (?:to|on)|intend to|intending to|try(?:ing)? to|try(?:ing)? and|tried to|mean(?:ing)? to|supposed to|going to|looking to|aiming to|aim to|able to|wish i could|decided to|determined to|dying to|keen to|eager to|ready to|desperate to|due to)\\s+${HEDGES}`,
    "i",
  ),
  new RegExp(
    `^${I}(?:can't|cannot|cant|can not|couldn't|never|don't|dont|do not|doesn't|haven't|didn't)\\s+${HEDGES}(?:seem to|manage to|figure out how to|work out how to|bring myself to|get myself to|make myself|force myself to|get (?:around|round) to|know how to|know where to start with|find (?:the )?(?:time|energy|motivation|courage|strength) (?:to|for)|remember to|get started (?:on|with)|get started)\\s+${HEDGES}`,
    "i",
  ),
  /^(?:i\s+)?(?:idk|don't know|dont know|do not know|no idea|not sure|unsure|no clue)\s+(?:about\s+)?(?:how|where|what)\s+(?:to\s+(?:even\s+)?(?:start|begin)(?:\s+(?:with|on))?|to\s+do\s+(?:with|about)|i\s+(?:should|can|could)|to)\s+/i,
  new RegExp(
    `^${I}(?:'ve |have |'m |am |been |keep |kept |always |just |was )*(?:been )?(?:putting off|put off|avoiding|avoid|procrastinating(?: on| about)?|procrastinate(?: on)?|dreading|postponing|delaying|neglecting|ignoring|hate|hating|forgetting(?: about| to)?|forget(?: about| to)?|struggle (?:with|to)|struggling (?:with|to)|have trouble(?: with)?|having trouble(?: with)?|have a hard time(?: with)?|find it (?:so |really |very )?(?:hard|difficult|impossible) to|failing to|fail to|afraid of|scared of|scared to|afraid to|anxious about|bad at|terrible at|behind on|behind with|so behind on|thinking (?:about|of)|considering|meaning to)\\s+`,
    "i",
  ),
  /^(?:it's|its|it is) (?:really |about |high |finally )*time (?:to|for me to|that i|i)\s+/i,
  /^(?:find|make|get|have|finding|making)\s+(?:the |some |more |enough |a )?(?:time|energy|motivation|courage|way|strength|guts|nerve)\s+(?:to|for)\s+/i,
  /^(?:to\s+|actually\s+|finally\s+|properly\s+|once and for all\s+)/i,
  /^(?:figure out|work out|find out|know|understand|decide|plan)\s+how\s+(?:to|i can|i could)\s+/i,
  /^(?:make sure|ensure|remember)\s+(?:that\s+)?(?:i\s+|to\s+)(?=\w)/i,
  /^(?:get (?:round|around) to|get started (?:on|with)|get going (?:on|with)|get started|get back (?:into|to|on)|get into(?= \w+ing\b)|be able to|get myself to|get off my (?:butt|ass|arse) and|get up and|sit down and|knuckle down and|stop procrastinating (?:and|on)|stop being (?:so )?lazy and|stop putting off|stop avoiding|take the time to|take steps to|start(?= to )|begin(?= to )|try(?: to| and)|start(?= \w+ing\b)|begin(?= \w+ing\b)|starting(?= \w+ing\b)|be more consistent (?:with|at)|stay on top of|keep on top of|stick (?:to|with)|commit to)\s+/i,
];

const UNWANTED =
  /^(?:i|we)\s+(?:really\s+)?(?:don't|dont|do not|never|no longer)\s+(?:really\s+|ever\s+)?(?:want|wanna|wish)\s+to\s+(?:keep\s+)?/i;
const SIMPLE_NEGATION =
  /^(?:i|we)\s+(?:just\s+|really\s+)?(?:can't|cannot|cant|can not|never|don't|dont|do not)\s+(?:ever\s+|even\s+)?(?=\w)/i;
const KEEP_DOING =
  /^(?:i|we)(?:'m|\s+am|\s+keep|\s+can't stop|\s+cant stop|\s+always end up)\s+(?:always\s+|constantly\s+)?(?=(\w+ing)\b)/i;

const MARKER = new RegExp(
  `\\b(?:i|we)(?:'ve| have|'d| would|'m| am)?\\s+${HEDGES}(?:been\\s+)?(?:need to|want to|wanna|gotta|got to|have to|like to|trying to|must|meaning to|supposed to|putting off)\\b|\\b(?:help me|how (?:do|can) i|my goal is)\\b|(?<=[,.;]\\s*)(?:need to|gotta|have to|want to)\\b`,
  "i",
);

const CONTEXT_START =
  /\s*(?:,|;|\s[-–—]\s|…|\.\.+|\()?\s*\b(?:because|bc|cuz|cos|coz|since (?=i|my|it|the|we)|so that|so (?=i\b|we\b|my\b|it\b|they\b|people\b|the\b)|so as to|in order to|although|though|even though|however|which|where(?= i)|when (?=i|my|we|it)|whenever|while (?=i|my|we|it)|if (?=i|my|we|it)|as (?=i|my|we)\b|and (?=(?:i|it|we|they|she|he|there|my|now)\b)(?!my \w+ (?:and|to))|it's|its been|i'm|im\b|i've|i am|i have|i just|i keep|i don't|i dont|i feel|i get|i can't|i cant|i need|i want|i hate|i never|they|there (?:is|are|were)|idk|ugh|lol|help\b(?! (?:with|me|my|out|a|the|people|others))|any (?:ideas|tips|advice)|thanks?(?= ?(?:you)?[.!]*$)|please\b)/i;
const BUT = /\s*(?:[,;]|\s[-–—]\s|\.\.+)?\s*\b(?:but|however|yet|except|only problem is)\b\s+/i;

/** Finds what a person is after within what they typed. */
export function findAim(text: string): Aim {
  const sentences = text.split(/(?<=[.!?…])\s+(?=\S)|\s*[\n;]\s*/).map((part) => part.trim());
  const chosen = Math.max(0, bestSentence(sentences));
  let clause = sentences[chosen] ?? text;
  const others = sentences.filter((_, at) => at !== chosen);
  const { before, after } = fromMarker(clause);
  clause = after;
  if (before !== "") others.unshift(before);
  const unwanted = UNWANTED.test(clause);
  if (unwanted) clause = clause.replace(UNWANTED, "");
  const opened = stripOpeners(clause);
  const but = BUT.exec(opened);
  const beforeBut = but === null || but.index < 3 ? opened : opened.slice(0, but.index);
  const obstacle =
    but === null || but.index < 3 ? readObstacle(others) : opened.slice(but.index + but[0].length);
  const start = CONTEXT_START.exec(beforeBut);
  const cutAt = start === null || start.index < 3 ? beforeBut.length : start.index;
  const context = [beforeBut.slice(cutAt), but === null ? "" : opened.slice(but.index), ...others]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(". ");
  return {
    core: trimCore(beforeBut.slice(0, cutAt)),
    context,
    obstacle: trimObstacle(obstacle),
    unwanted,
  };
}

function fromMarker(clause: string): { before: string; after: string } {
  const firstWord = clause.split(/\s+/)[0] ?? "";
  const marker = MARKER.exec(clause);
  if (marker === null || marker.index < 3) return { before: "", after: clause };
  const head = clause.slice(0, marker.index);
  const relative =
    /\b(?:that|what|which|how|because|but|if|and|whatever|all|everything|thing|things)\s*$/i.test(
      head,
    );
  if (relative || (plainVerb(firstWord) !== null && !/[,;:]\s*$|\bso\s*$/.test(head))) {
    return { before: "", after: clause };
  }
  return { before: head.replace(/[\s,;:-]+$|\bso\s*$/g, ""), after: clause.slice(marker.index) };
}

function stripOpeners(clause: string): string {
  let rest = clause.trim();
  for (let round = 0; round < 8; round += 1) {
    const before = rest;
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
      .replace(/^learn\s+how\s+to\s+/i, "learn to ");
    if (rest === before) break;
  }
  const keeping = KEEP_DOING.exec(rest);
  if (keeping !== null && /\s(?:keep|can'?t stop|always)/i.test(keeping[0])) {
    return `stop ${rest.slice(keeping[0].length)}`;
  }
  return rest
    .replace(/^(?:i|we)(?:'m|\s+am)\s+(?:always\s+|constantly\s+)?(?=\w+ing\b)/i, "")
    .replace(/^im\s+(?=\w+ing\b)/i, "")
    .replace(SIMPLE_NEGATION, "")
    .replace(
      /^(?:i|we)\s+(?:really\s+|just\s+)?(?:need|want|have|got|have got)\s+(?=(?:an?|the|my|some|more|new|better)\b)/i,
      (lead) => (/have|got/i.test(lead) ? "" : "get "),
    );
}

const SERVICES =
  /^(?:an?\s+|its\s+|some\s+)?(?:mot|service|check-?up|appointment|inspection|haircut|vet|vaccination|jabs?|shots?|oil change|eye test|trim)\b/i;

/** Says what to do where a person only tells how things are: "the car needs an MOT" is "book an MOT for the car". */
function rewordSituation(clause: string): string {
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
    .replace(/^get (?:my|your) head (?:a?round)\s+/i, "learn ")
    .replace(
      /^(?:i|we)(?:'ve| have)?\s+(?:just\s+)?(?:got|received)\s+(?=(?:an?|my|the|some|\d|too many|so many)\b)/i,
      "",
    )
    .replace(/^(?:finish|finishing)\s+(?=(\w+ing)\s+(?:my|the|a|an|our|this)\b)/i, "");
}

function bestSentence(sentences: readonly string[]): number {
  let best = -1;
  let bestScore = 0;
  sentences.forEach((sentence, at) => {
    const firstWord = sentence.split(/[\s,]+/)[0] ?? "";
    const score =
      (MARKER.test(sentence) ? 4 : 0) +
      (plainVerb(firstWord) !== null ? 3 : 0) +
      (/^(?:how|what|where)\b/i.test(sentence) ? 2 : 0) +
      (sentence.split(/\s+/).length > 1 ? 1 : 0) -
      (/^(?:where (?:do|should) i (?:even )?(?:start|begin)|what (?:do i do|now|should i do)|any (?:ideas|tips|advice)|how do i (?:even )?start)\W*$/i.test(
        sentence,
      )
        ? 6
        : 0) -
      (/^(?:i (?:feel|hate|don't know|dont know|am so|keep|tried)|help|ugh)/i.test(sentence)
        ? 2
        : 0) -
      at * 0.5;
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
  });
  return best;
}

function readObstacle(others: readonly string[]): string | null {
  const sentence = others.find((part) =>
    /^(?:but\b|(?:i|we) (?:keep|can't|cant|don't|dont|get|always|feel|hate|never|am|have no)\b|i'm\b|im\b)/i.test(
      part,
    ),
  );
  return sentence === undefined ? null : sentence.replace(/^but\s+/i, "");
}

function trimObstacle(obstacle: string | null): string | null {
  if (obstacle === null) return null;
  const trimmed = obstacle.replace(/[\s.,;:!?…]+$/, "").trim();
  return trimmed.length < 4 ? null : trimmed;
}

function trimCore(core: string): string {
  return core
    .replace(/^["'“”\s,.:;!?*•-]+|["“”\s,.:;!?…*-]+$/g, "")
    .replace(
      /\s+(?:please|pls|asap|now|soon|already|again|lol|lmao|haha|ffs|omg|ugh|somehow|properly|finally|for once|once and for all|for good|right now|at last|immediately|and stuff|or something|etc|though|tho|anyway|too|as well|and|but|so|or)$/gi,
      "",
    )
    .replace(/["“”\s,.:;!?…-]+$/, "")
    .trim();
}
