import type { SafetyReason } from "../../types.ts";
import type { Finding, Rules, Sentence } from "../types.ts";
import {
  clauseAt,
  isDenied,
  isFiction,
  isLaughed,
  isPast,
  isWork,
  PERSON,
  subjectAt,
  turns,
} from "./context.ts";
import { findAll, type Gate, gateOf } from "./gates.ts";
import { INTENT, INTENT_BARE, METHOD } from "./self-harm-patterns.ts";
import { IDEATION, IDEATION_BY_NEGATION, INCITING, SUICIDAL, WORRY } from "./self-harm-thoughts.ts";

const TRIGGER =
  /a burden|better off|accident|wreck|reason to (?:stick|stay|be here)|\bslit|my (?:brains|head) (?:out|off)|\bdriv(?:e|ing)\b|carv|taking up space|wasting|a waste|future for|no reason|stared|the night|i'm next|keep (?:going|fighting)|hold on|god to|lord to|jesus to|tired of|sick of|done with|fatal|lethal|how many|how long|nembutal|pentobarb|cyanide|\bsi\b|\bsui\b|safe (?:alone )?(?:with|around|from)|good-?bye|\bnotes?\b|letters|how to|join (?:him|her|them)|follow (?:him|her|them)|(?:be|go) with (?:him|her|them)|last time|\bgun\b|bullet|\bbled\b|see (?:the|any|a) point|to (?:just )?end|bleed out|crash|run me over|ending it|go on(?: any ?(?:more|longer))?(?: ?$|[.!?])|much longer|point (?:of|in) |of what i |insurance|more dead|locked|locking|barricad|keep (?:looking|staring)|stop (?:looking|staring)|lighter|without me|reason to (?:go|carry|keep) on|reason (?:left )?for me|way out|want (?:it|everything) |su[iy]?[cs]i|kil|k[my]s\b|\bdi(?:e[ds]?|ying)?\b|\bdying|dea[dt]|dedd?\b|\bliv(?:e|ing)|alive|ex+i?s+i?s?t|attempt|disappear|for ?ever|\blife|wak(?:e|ing)|w[oa]ke|\bhurt|harm|cut|burn|my ?self|mysel|myslef|jump|overdos|\bod\b|pill|tablet|\bmed(?:s|ic)|noose|rope|born\b|end(?:in|ing)? (?:it|things|me|my)|without me|if i (?:was|were|vanish|disappear)|takes? me|miss me|hang|pro.?ana|thinspo|purg|starv|throw up|\bsh\b|ctb|blade|front of|bridge|ledge|train\b|my car|this (?:world|earth)|be here|going on\b|slic/;

const REASONS_OF_SELF_HARM: readonly SafetyReason[] = [
  "self_harm_ideation",
  "self_harm_intent",
  "self_harm_method",
  "self_harm_worry",
];

/** The matter itself, in any person and tense: what a sentence without risk is cleared of. */
const MENTION = gateOf(
  /su[iy]cid\w*|kill?(?:ed|ing|s)? (?:my|him|her|them|your|one)sel(?:f|ves)|self[- ]?harm\w*|(?:cut|cutting|hurt|hurting|harm|harming|starved?|starving) (?:my|him|her|them)sel(?:f|ves)|(?:end|ended|ending|take|took|taking) (?:my|his|her|their) (?:own )?li(?:fe|ves)|(?:want(?:s|ed)?|wanting|wish(?:ed)?) (?:to )?(?:be )?(?:die|dead)|\bdie\b|\bdying\b|wish(?:ed|ing)? (?:i|he|she) (?:was|were) dead|attempt(?:ed)?\b|overdosed?|hanged (?:him|her)sel|(?:wish(?:ed|ing)|hoped?|used to hope) (?:i|i wouldn'?t|i didn'?t) (?:wake|exist|not)|better off without me|didn'?t want to (?:live|be here|be alive)|cutting|urges|blades?|scars|goodbye (?:notes|letter)|dark thoughts|thoughts of (?:death|ending)|thought about death|wanted to follow/,
);

const BEREAVED =
  /(?:killed|hanged|hung|shot|drowned) (?:him|her|them)sel(?:f|ves)|took (?:his|her|their) (?:own )?life|died (?:by|of|from) (?:suicide|an overdose)|(?:his|her|their|the|[a-z]'s) (?:suicide(?! (?:threats?|plan|attempt))|overdose)|lost .{1,40} to suicide|committed suicide|ended (?:his|her|their) (?:own )?life|bereaved|death by (?:suicide|overdose)|for killing (?:him|her)self/;

const RECOVERED =
  /\b(?:years?|months?|days|weeks) (?:clean|free|without|since|sober)|\brecover(?:y|ed)\b|\b(?:have )?stopped (?:wanting|wishing|cutting|thinking|hurting)|\bi(?:'m| am| feel) (?:well|better|fine|happy|glad|grateful) (?:now|today|again)|\bglad to be alive\b|\b(?:haven't|have not|havent) (?:\w+ ){0,4}(?:in|for|since)\b|\bno longer (?:think|have|want to die|feel suicidal|suicidal)|\b(?:don't|do not) (?:\w+ ){0,5}any ?more\b|\b(?:urges|thoughts) (?:are|have) (?:gone|stopped)|\bi survived\b|\bscars are old|\bold scars|\bmy self-harm (?:scars|ended)|\bi chose to live\b/;

/** Words beside which a story of loss or of the past clears nothing: "and I want to follow him". */
const DRAWN_IN =
  /\bi (?:want|wish|wanna|think about|keep|could|might|understand)\b.*\b(?:too|follow|join|same|next|with (?:him|her|them))\b|\bjoin (?:him|her|them)\b/;

const TOLD =
  /\b(?:told|telling|tells?|asked|asks|wants|wanted|begs?|begged|made) (?:me|him|her|them|us) (?:not )?(?:to )?(?:just )?$/;
const ASKED = /\b(?:ask(?:ed|s|ing)?|wonder(?:ed|s)?) (?:me |us )?(?:if|whether) (?:i )?$/;
/** "How do you keep going when you want to be dead": the writer, spoken of as anybody. */
const ANYBODY = /\b(?:when|can|if|do|part of) you (?:even )?$/;
const CANNOT_STOP = /\b(?:ca(?:n'?t|nnot)|can not|couldn'?t) $/;
const SEEKS_HELP =
  /\b(?:who (?:do|can|should|could) i (?:call|talk|text|tell)|what (?:do|can|should) i do|how (?:do|can|should) i (?:stop|not|tell|talk|keep from)|crisis (?:plan|line|team)|help me (?:not|stop)|keep me safe)\b/;
const SOON = /\b(?:tonight|tomorrow|now|today|this (?:evening|weekend|afternoon))\b/;
const SOMEBODY_ELSE = new RegExp(`\\b(?:he|she|his|her|(?:my|our) ${PERSON})\\b`);
const FEARED = /\b(?:afraid|scared|frightened|terrified|worried|fear)\b[^.]{0,30}$/;
const FOR_ANIMALS = /\b(?:dogs?|cats?|pets?|hamster|goldfish|fish|plants?|bees?|weeds|ants)\b/;
const EARNEST_AFTER_ALL = /\b(?:for me|for myself|really|asking for me|mine)\b/;

const INTENTS = [...INTENT, ...INTENT_BARE];
const IDEATIONS = [...IDEATION, ...SUICIDAL];

type Match = { reason: SafetyReason; start: number; end: number };

function matchesOf(patterns: readonly Gate[], text: string, reason: SafetyReason): Match[] {
  return patterns.flatMap((pattern) =>
    findAll(pattern, text).map(({ 0: words, index }) => ({
      reason,
      start: index + words.length - words.trimStart().length,
      end: index + words.length,
    })),
  );
}

/** Without any of these words a sentence asks for no method, whatever the patterns see in it. */
const ASKS =
  /\b(?:how|h?wo|ways?|wae|what|wh?at|which|where|methods?|tips?|instructions?|tell|show|teach|explain|hid(?:e|ing)|conceal|cover|nobody|no ?one|mum|mom|they|best|painless|painles|quick|easy|easiest|fast|peaceful|lethal|deadly|fatal|suicide|self[- ]?harm|pro[- ]?(?:ana|mia)|thinspo|ana|noose|nembutal|pentobarbital|cyanide|can|take|mix|keep|die|find|make|research|without|enough|i cut)/;
/** The same for a danger to another. */
const THREATENS_ANOTHER =
  /su[iy][cs]|kill?\w* \w+ ?s[el]|off (?:him|her|them)|\bdi(?:e|es)?\b|dying|dead|(?:cut|cuts|cutting|cuting|hurt|hurts|hurting|harm\w*|burn\w*|starv\w*|hang|hanging|shoot|unaliv\w*|stab|drown\w*|poison\w*) (?:him|her|them|his|their)|self[- ]?harm|end(?:ing|in)? (?:it|his|her|their|things)|(?:his|her|their) (?:own )?li(?:fe|ves)|wan(?:t\w*|na) (?:to )?(?:live|be|exist|wake|not|never)|see (?:the|any|a) (?:point|reason)|do life|disappear|unaliv|left a|us a note|me a note|how to|ways to|carv|(?:tired|sick|weary|done) (?:of|with)|god to|lord to|jesus to|tak(?:e|ing) (?:all|the whole)|jump|overdos|live for|to live|without (?:him|her|them)|born|cuts on|cuting|cutting|fade away|(?:lock|shut|barricad)\w* (?:him|her|them)|(?:something|thing) to (?:him|her|them)/;

/** Whether a match is the writer's own: no other subject before it, and nobody else's order or question. */
function isOwn(text: string, { start, end }: Match): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  if (TOLD.test(before) || ASKED.test(before)) return false;
  const words = text.slice(start, end);
  if (/^(?:i|my)\b|\b(?:my ?self|my (?:own )?life|my suicide|kms)\b/.test(words)) return true;
  return subjectAt(text, start) !== "other" || ANYBODY.test(before);
}

function isHeld(text: string, match: Match): boolean {
  if (!isOwn(text, match) || isPast(text)) return false;
  const cannotStop =
    /^(?:stop|quit)/.test(text.slice(match.start)) &&
    CANNOT_STOP.test(text.slice(Math.max(0, match.start - 12), match.start));
  return cannotStop || !isDenied(text, match.start);
}

function methods(text: string): Match[] {
  const asked = matchesOf(METHOD, text, "self_harm_method");
  if (asked.length === 0 || !ASKS.test(text) || isWork(text) || FOR_ANIMALS.test(text)) return [];
  if (isFiction(text) && !EARNEST_AFTER_ALL.test(text)) return [];
  return asked.filter(({ start }) => {
    const clause = clauseAt(text, start);
    if (SOMEBODY_ELSE.test(text.slice(clause.start, start))) return false;
    return !isPast(text) && !isDenied(text, start);
  });
}

/** A deed that is feared, or for which help is sought, is a thought and not a plan. */
function isThought(text: string, { start }: Match): boolean {
  if (FEARED.test(text.slice(Math.max(0, start - 60), start))) return true;
  return SEEKS_HELP.test(text) && !SOON.test(text);
}

function intents(text: string): Match[] {
  const said = matchesOf(INTENTS, text, "self_harm_intent");
  if (said.length === 0 || isLaughed(text) || isFiction(text)) return [];
  return said
    .filter((match) => isHeld(text, match))
    .map((match) => (isThought(text, match) ? { ...match, reason: "self_harm_ideation" } : match));
}

function thoughts(text: string): Match[] {
  const said = matchesOf(IDEATIONS, text, "self_harm_ideation");
  const negated = matchesOf(IDEATION_BY_NEGATION, text, "self_harm_ideation");
  if (said.length + negated.length === 0 || isLaughed(text) || isFiction(text)) return [];
  return [
    ...said.filter((match) => isHeld(text, match)),
    // A denial is part of what these say.
    ...negated.filter((match) => isOwn(text, match) && !isPast(text)),
  ];
}

function othersAtRisk(text: string): Match[] {
  const inciting = matchesOf(INCITING, text, "violence_instructions");
  const worries = matchesOf(WORRY, text, "self_harm_worry");
  if (inciting.length + worries.length === 0 || !THREATENS_ANOTHER.test(text)) return [];
  const incited = inciting.filter(({ start }) => !isDenied(text, start) && !isPast(text));
  if (incited.length > 0 && !isFiction(text)) return incited;
  if (isLaughed(text) || isFiction(text) || isWork(text)) return [];
  return BEREAVED.test(text) || isPast(text) ? [] : worries;
}

function reasonsIn(text: string): Match[] {
  const how = methods(text);
  const overlaps = (one: Match) => how.some(({ start, end }) => one.start < end && start < one.end);
  const own = [...how, ...[...intents(text), ...thoughts(text)].filter((one) => !overlaps(one))];
  return own.length > 0 ? own : othersAtRisk(text);
}

/** Whether the matter is named, and every naming of it is denied, over, a loss, made up or work. */
function isWithoutRisk(text: string): boolean {
  const mentions = findAll(MENTION, text);
  if (mentions.length === 0 || DRAWN_IN.test(text)) return false;
  if (isFiction(text) || isWork(text) || BEREAVED.test(text)) return true;
  if (isPast(text)) return true;
  if (turns(text)) return false;
  return RECOVERED.test(text) || mentions.every(({ index }) => isDenied(text, index));
}

/**
 * Rules of self-harm: what somebody says of their own death or hurt in so many words, what they ask, and
 * whom they fear for. A sentence that names the matter without risk is cleared. Indirect words are the
 * classifier's.
 */
export const selfHarmRules: Rules = {
  trigger: TRIGGER,
  find({ text }: Sentence): Finding[] {
    const found = reasonsIn(text);
    if (found.length > 0) return found.map((match) => ({ kind: "reason", ...match }));
    return isWithoutRisk(text) ? [{ kind: "clears", reasons: REASONS_OF_SELF_HARM }] : [];
  },
};
