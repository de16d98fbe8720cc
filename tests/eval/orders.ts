import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";

const OWN_WORDS = /“[^”]*”|\([^)]*\)/g;
/** What a colon opens up to the end of its sentence: parts of one thing, or what is to be said. */
const OPENED = /:[^.!?]*(?=[.!?]|$)/g;
/** What can begin a second order: the end of a sentence, a comma, a semicolon, "and", "then", "or". */
const JOINTS = /[.!?;]\s+|,\s+(?:and\s+|then\s+)*|\s+(?:and then|and|then)\s+/gi;
/** Behind a word that orders something stands what it is done to, or how. */
const BEHIND =
  /^(?:the|an?|it|them|him|her|your|their|his|its|this|that|these|those|one|two|three|each|every|all|both|any|some|what|which|who|how|whether|when|where|until|for|to|with|up|out|off|down|away|back|in|on|at|only|once|again|…)$/i;
/** Words that are things far oftener than orders where they stand behind a comma or "and". */
const THINGS =
  /^(?:place|time|date|name|number|price|address|phone|book|water|paper|light|work|sleep|food|cook|park|plant|start|end|stop|question|answer|cost|charge|fee|use|state|type|face|hand|back|head|room|box|bag|list|note|plan|card|film|record|garden|clothes|towel|brush|comb|wood|nail|paint|pen|glue|tape|cover|seat|ring|fish|lock|iron|mop|dust|dress|shoe|test|exercise|rest|walk|train|drive|park|post|mail|email|call|text|message|visit|talk|trip|play|sound|smell|taste|touch|feel|look|show|offer|order|bill|rent|budget|market|shop|sale|trade|travel|cut|fit|well|open|clean|dry|warm|cool|empty|free|round|square|long|last|present|present|own|slow|lower|narrow|level|mean|mind|kind|still|like|near|nearby|down|lie|left|right|set|second|minute|hour|day|further|close|content|subject|object|exact|direct|correct|complete|secure|separate|clear|live|contact|process|project|program|permit|produce|progress|conduct|contract|act|aim|attempt|balance|block|break|change|check|claim|comment|control|copy|design|display|draft|draw|drop|effect|estimate|exchange|experience|file|find|focus|form|guess|guide|help|hold|hope|interest|judge|kick|knock|land|laugh|leave|let|lift|limit|link|load|loss|love|make|map|mark|match|measure|meet|model|move|need|network|notice|pack|part|pass|pay|photo|pick|picture|point|press|print|promise|pull|push|quote|race|range|reach|read|reason|receipt|refund|release|remark|repair|reply|report|request|research|result|return|review|reward|risk|roll|run|rush|sample|save|scale|score|screen|search|season|sense|sentence|shape|share|sign|size|skin|smile|snack|sort|source|speed|stage|stand|star|step|stick|stock|store|story|stress|stretch|study|style|support|surprise|swim|switch|table|tear|tie|tip|title|tool|top|tour|track|treat|try|turn|twist|value|view|voice|volunteer|vote|wait|wash|watch|weight|wish|wonder|worry|wrap)$/i;

/**
 * The orders that a step gives: its first word, and each plain verb with something behind it that a comma, a
 * semicolon, "and", "then" or a new sentence sets beside it. Left out are own words in quotation marks, what
 * stands in brackets or behind a colon, and what "or" offers instead. It knows nothing of the planner's own
 * detector, reads every sentence, and makes no exception for a timer, a way or a note; so it finds more.
 */
export function ordersIn(text: string): string[] {
  const own = text.replace(OWN_WORDS, "“…”").replace(OPENED, "");
  const orders: string[] = [];
  let start = 0;
  const pieces: string[] = [];
  for (const joint of own.matchAll(JOINTS)) {
    pieces.push(own.slice(start, joint.index));
    start = joint.index + joint[0].length;
  }
  pieces.push(own.slice(start));
  for (const [at, piece] of pieces.entries()) {
    const [word = "", next = ""] = piece.trim().split(/\s+/);
    const bare = word.replace(/[^\p{L}'-]/gu, "");
    const behind = next.replace(/[^\p{L}…'-]/gu, "");
    const isOrder =
      at === 0 ||
      (isPlainVerb(bare) && BEHIND.test(behind) && (!THINGS.test(bare) || SURELY.test(behind)));
    if (isOrder) orders.push(piece.trim());
  }
  return orders;
}

/** Behind these even a word that could be a thing is an order: "mark it", "call them", "check the oven". */
const SURELY =
  /^(?:it|them|him|her|the|your|their|each|every|all|both|one|two|three|that|what|which|an?)$/i;
