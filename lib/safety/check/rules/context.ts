/**
 * What stands around a match: who is spoken of, whether it is denied, over, made up or a matter of work.
 * All of it reads the normalised form of `Sentence` in linear time.
 */

/** All matches of a global pattern. By `exec`, which is many times faster here than `matchAll`. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    matches.push(found);
    if (found[0] === "") pattern.lastIndex += 1;
  }
  return matches;
}

const BOUNDARY =
  /[,;:.!?()"–—\n]| - | (?:but|because|cause|cuz|so|and|yet|though|although|however|while|except|only|just that) /g;

/** How much of a clause is read on each side of a match: enough for any clause that people write. */
const REACH = 120;

export type Clause = { text: string; start: number };

/** The clause around a position: up to the next comma, stop, or word such as "but" on each side. */
export function clauseAt(text: string, position: number): Clause {
  const from = Math.max(0, position - REACH);
  const around = text.slice(from, position + REACH);
  let start = 0;
  let end = around.length;
  for (const boundary of allMatches(BOUNDARY, around)) {
    const after = boundary.index + boundary[0].length;
    if (from + after <= position) start = after;
    else if (from + boundary.index > position) {
      end = boundary.index;
      break;
    }
  }
  return { text: around.slice(start, end), start: from + start };
}

function clauseBefore(text: string, position: number): string {
  const { start } = clauseAt(text, position);
  return text.slice(start, position);
}

/** Negations that deny nothing: "can't stop thinking of", "not sure if I want to", "nobody can". */
const NOT_A_DENIAL =
  /\b(?:ca(?:n'?t|nnot)|can not|couldn'?t|(?:do|did)(?:n'?t| not)) (?:stop|help|wait|quit|resist|escape|shake|fight|know|care|see|trust|mind|understand|(?:need|have) to know|tell me|try to stop)\b|\b(?:do not|don'?t) think i can\b|\bnot (?:only|just|sure|certain|afraid|scared|joking|kidding|lying|asking|telling|ashamed|even sure|far from)\b|\bno (?:longer (?:afraid|scared)|idea|one|doubt|joke|choice|option|matter|way out|reason not)\b|\bwhy (?:not|don'?t i|shouldn'?t i|can'?t i)\b|\bnever (?:stop\w*|ceas\w+|not)\b|\b(?:reasons?|how|why|hard) not to\b|\bca(?:n'?t|nnot) (?:even )?remember\b|\b(?:do|did)(?:n'?t| not) (?:want|need|try) (?:me |you |anyone )?to (?:be )?(?:talked|stopped|saved|rescued|talk|stop)\b|\bpretend(?:ing)? (?:that )?(?:i )?(?:do not|don'?t)\b|^ ?not me\b|\blying if\b.*|\bwhen i didn'?t\b|\b(?:should|would|could|is|was|am|wo|ai)n'?t (?:i|it|that|this)\b|\bif (?:[\w']+ ){1,3}?(?:(?:do|does|did|wo|ca|is|are)n'?t|cannot|not|never)\b/g;

const DENIAL =
  /(?:\b(?:not|dont|wont|cant|didnt|wouldnt|isnt|arent|never|neither|nor|cannot|hardly|denied|denies|no longer|far from|free (?:of|from)|aint)\b|n't\b|\bno (?:(?:such|more|real|current|active|actual|serious|further) )?(?:(?:plans?|intentions?|thoughts?|desire|wish|urges?|interest|ideation|wishes|signs?)\b|$)|\b(?:without|stopped|quit|instead of)(?= ?$))(?: (?!(?:after|before|when|until|if|unless|once)\b)[\w'-]+){0,5} ?$/;

/** Whether the words before a position, in its clause, deny what stands there: "I'm not going to …". */
export function isDenied(text: string, position: number): boolean {
  return DENIAL.test(clauseBefore(text, position).slice(-80).replace(NOT_A_DENIAL, "_"));
}

/** People whom somebody may speak of, in the singular and plural, without an article; children by their years, too: "my 15 year old". */
export const PERSON =
  "(?:(?:best |close |little |big |older |younger |step|grand|foster |ex-?|half |god|great |mother-in-|father-in-|sister-in-|brother-in-)*(?:friends?|bff|bestie|mates?|budd(?:y|ies)|pal|bro|homie|flatmates?|room-?mates?|housemates?|classmates?|team-?mates?|co-?workers?|colleagues?|boss|manager|employees?|neighbou?rs?|landlord|tenant|lodger|partner|husband|hubby|wife|spouse|fianc[eé]e?|boyfriend|girlfriend|bf|gf|ex|mum|mom|mama|mother|dad|papa|father|parents?|brothers?|sisters?|sis|siblings?|bab(?:y|ies)|sons?|daughters?|kids?|child(?:ren)?|toddler|preschooler|kindergart(?:e)?ner|tween|teen(?:ager)?s?|uncle|aunt(?:ie)?|cousins?|nephew|niece|gran(?:d?ma|d?pa|ny|dad)?|nana|sponsee|family|students?|pupils?|teacher|patients?|clients?|apprentice|girls?|boys?|lads?|guys?|m[ae]n|wom[ae]n|persons?|people|strangers?|followers?|users?|veterans?|law|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?|yrs?|yo|y\\/o)(?:[- ]olds?)?))";

const SUBJECT = new RegExp(
  String.raw`\b(?:(i(?:'m|'ve|'d|'ll)?|im|ive|ima|imma|finna|we)|(?:he|she|they|you|u|people|someone|somebody|everyone|everybody|who|anyone|nobody)(?:'s|'re|'ve|'d|'ll)?|(?:(?:my|his|her|our|their|the|a|an|this|that|some|one of my|your) (?:[\w'-]+ ){0,2}?)?${PERSON}(?:'s|'d|'ll)?)\b`,
  "g",
);

/** Who the words at a position are about, by the last subject before it in its clause. */
export function subjectAt(text: string, position: number): "self" | "other" | "unnamed" {
  let subject: "self" | "other" | "unnamed" = "unnamed";
  for (const [, self] of allMatches(SUBJECT, clauseBefore(text, position))) {
    subject = self === undefined ? "other" : "self";
  }
  return subject;
}

const PAST =
  /\bused to\b|\bback (?:then|in)\b|\bin the past\b|\b(?:i|he|she|they|had|was|were) once\b|\bonce upon\b|\bgrew up\b|\bgrowing up\b|\bago\b|\bas an? (?:\w+ )?(?:kid|child|teen(?:ager)?|student|girl|boy)\b|\bin (?:19|20)\d\d\b|\bwhen i was\b|\bin (?:high school|college|boarding school|my (?:teens|twenties|thirties|youth))\b|\bat (?:\w+teen|twenty)\b|\blast (?:year|winter|spring|summer|autumn|fall|century)\b|\byears? (?:later|before|earlier)\b|\bin the (?:fift|sixt|sevent|eight|ninet)ies\b|\bi survived\b|\bthere was a time\b|\bin h(?:is|er) youth\b|\bthose days\b|\blong over\b/;

const STILL =
  /\bagain\b|\bstill\b|\b(?:right )?now\b(?! i'?m (?:well|fine|ok|okay|happy|better|glad))|\btonight\b|\btoday i(?: want| feel|'m (?:not|back))\b|\bthese days\b(?! i (?:plan|love))|\blately\b|\bcame back\b|\bcoming back\b|\b(?:is|are|it's|they're|'s|thoughts|urges) back\b|\breturn(?:ed|ing)\b|\brelaps\w+|\bevery (?:day|night|morning|evening)\b|\bregret (?:surviving|that i survived)|\bwish (?:it|i|my attempt|they)\b|\bstarting to\b|\blast (?:night|week)\b|\byesterday\b|\bthis (?:morning|week|evening)\b|\b(?:i|he|she|they) keeps?\b/;

/** Whether a text speaks of a time that is over, and of nothing that goes on or came back. */
export function isPast(text: string): boolean {
  return PAST.test(text) && !STILL.test(text);
}

const TURN = /\b(?:but|yet|though|although|except|however|only (?:that|wish)|still|then again)\b/;

/** Whether a text turns on itself, as in "I'm not …, but …": then a denial in it clears nothing. */
export function turns(text: string): boolean {
  return TURN.test(text);
}

const FICTION =
  /\b(?:novel|chapter|scene|characters?|plot|lyrics?|poem|monologue|screenplay|protagonist|hero(?:ine)?|villain|hamlet|ophelia|romeo|juliet|werther|tosca|cleopatra|socrates|anime|manga|comic|quest|boss fight|npc|d&d|dnd|necromancer|respawns?|fairy ?tale|aria|opera|musical|cosplay|fan ?fic(?:tion)?)\b|\b(?:the|a|this|that|my|in|new|tv) (?:\w+ )?(?:book|film|movie|series|show|episode|play|story|song|game|script|documentary|podcast)\b/;

/** Whether a text speaks of something made up, sung, filmed or played. */
export function isFiction(text: string): boolean {
  return FICTION.test(text);
}

const WORK =
  /\b(?:prevent(?:ion|ing)|awareness|helplines?|hotline training|leaflets?|posters?|brochures?|campaigns?|workshops?|essays?|thes[ie]s|dissertation|seminars?|lectures?|(?:my|the|a|for|our|of|in|into) research|research(?:ers?| paper| project| on| question)|papers? (?:on|about)|guidelines?|protocols?|polic(?:y|ies)|lessons?|surveys?|statistics|stats|(?:suicide|self-harm) rates?|stud(?:y|ies) (?:on|of|about)|module|first aid|charit(?:y|ies)|fundrais\w+|rais(?:e|ing) money|bake sale|conference|congress|articles?|op-ed|reporting on|news reports?|journalis\w+|interviews?|grant|bereave\w+|support groups?|survivors'? group|literature review|review paper|case stud(?:y|ies)|risk (?:assessment|audit)|annotate|hackathon|data ?set|volunteer\w*|moderate|homework|exam question|psychiatry exam|ward round|coroner|insurance claim|training (?:day|as a|on|about)|train(?:ed|ing) in|refresher|presentation (?:on|about)|talk (?:on|about) (?:suicide|self-harm)|negotiat\w+|gatekeeper)\b/;

/** Whether a text speaks of a matter as one's work, study or cause. */
export function isWork(text: string): boolean {
  return WORK.test(text);
}

/** In words, or by the sign that `one-byte.ts` puts for an emoji. */
const LAUGH =
  /\b(?:(?:a?ha){2,}h?|hah+|lo+l+|lmf?ao+|rofl|jk|just kidding|kidding|joking|xd)\b|\x7f/;
const IN_EARNEST =
  /\b(?:no|not|ain'?t|isn'?t|without|never|aren'?t) (?:a |even |jk |just |any )?(?:jok\w+|kidding|lol)\b/;

/** Whether it is said with a laugh, and not in earnest after all. */
export function isLaughed(text: string): boolean {
  return LAUGH.test(text) && !IN_EARNEST.test(text);
}
