import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { participleVerb, plainVerb } from "@/lib/decisions/planner/words/verbs";
import { toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** Someone who is to do something: `person` as the plan says it, `does` in the person's own words. */
export type Causing = { who: string; person: string; does: string };

const LEADS =
  /^(?:get|getting|have|persuade|convince|encourage|motivate|train|teach|allow|push|nudge|want|help|let|make)$/i;
/** After these the other's verb comes without "to". */
const BARE_LEADS = /^(?:help|let|make|have)$/i;
const LONGEST_WHO = 7;
/** "make the school run less of a fight": the run is a thing. */
const BECOMES = /^\S+\s(?:less|more|a bit|easier|better|smoother|calmer|quicker|nicer)\b/i;
/** "get the kids outside", "get the puppy used to the car" */
const BROUGHT = /^get\s+(.{2,40}?)\s+((?:outside|outdoors|out of the house)|used to\s.+)$/i;
/** "get Noah to bed before 8" */
const SENT =
  /^(?:get|getting)\s+(.{2,40}?)\s+(to\s+(?:bed|school|nursery|college|practice|work|swimming|football|kindergarten|class)\b.*)$/i;

/** Reads "get my son to tidy up", "train my puppy not to bite", "help my mum move"; otherwise null. */
export function readCausing(core: string): Causing | null {
  const [lead = "", ...words] = core.split(" ");
  if (!LEADS.test(lead)) return null;
  const [, sent = "", where = ""] = SENT.exec(core) ?? [];
  if (isSomeone(sent) && !/\b(?:cat|dog|puppy|kitten|rabbit|horse)s?$/i.test(sent)) {
    return { who: sent, person: spoken(sent), does: `go ${where}` };
  }
  const [, brought = "", into = ""] = BROUGHT.exec(core) ?? [];
  if (isSomeone(brought)) {
    const does = /^used/i.test(into) ? `get ${into}` : `go ${into}`;
    return { who: brought, person: spoken(brought), does: spoken(does) };
  }
  for (let end = 1; end <= Math.min(LONGEST_WHO, words.length - 1); end += 1) {
    const who = words.slice(0, end).join(" ");
    const [, not = "", to = "", does = ""] =
      /^(?:how )?(not )?(to )?(.+)$/i.exec(words.slice(end).join(" ")) ?? [];
    const verb = (/^[\p{L}-]+/u.exec(does)?.[0] ?? "").toLowerCase();
    // "make a guest list" makes a list, and no guest do anything.
    if (to === "" && /^an?\s/i.test(who) && does === verb) continue;
    if (/^make$/i.test(lead) && BECOMES.test(does)) continue;
    if ((to === "" && !BARE_LEADS.test(lead)) || plainVerb(verb) !== verb || !isSomeone(who)) {
      continue;
    }
    return { who, person: spoken(who), does: spoken(`${not.toLowerCase()}${does}`) };
  }
  return null;
}

function spoken(words: string): string {
  return withProperCapitals(toSecondPerson(words)).replace(/^(?:Your|The)\b/, (word) =>
    word.toLowerCase(),
  );
}

const DONE_BY_OTHERS =
  /^(?:fixed|repaired|serviced|inspected|cut|installed|checked|cleaned|delivered|tested|painted|towed|replaced|framed|altered|tailored|groomed|coloured|colored|trimmed|mended|restrung|pierced|resized|valued|translated|fitted|engraved|dyed|waxed|rewired|plastered|removed|sharpened|tuned|neutered|spayed|dewormed)$/i;
/** "get tested for ADHD" wants an appointment for a thing that has a name. */
const APPOINTMENTS: ReadonlyMap<string, string> = new Map([
  ["tested", "a test"],
  ["diagnosed", "an assessment"],
  ["assessed", "an assessment"],
  ["vaccinated", "a vaccination"],
  ["screened", "a screening"],
]);
const LET_KNOW = /^let\s+(.{2,40}?)\s+know\s+(?:that\s+)?(?=\S)/i;
const FRIENDS = /^(?:get|have)\s+(?:more|some|new|a few)\s+friends$/i;
const APPOINTMENT_TO = /^(?:make|book|get|schedule)\s+an?\s+appointment\s+to\s+(?=(?:get|have)\s)/i;
/** What stands between is then no thing alone: "get the cat to the vet without being scratched". */
const CLAUSE = /\b(?:without|getting|being|before|after|because|who|that)\b/i;
/** "get someone in to look at the boiler" */
const CALLED_IN =
  /^(?:get|have|find|call)\s+(?:someone|somebody|a (?:man|guy|professional|plumber|electrician|builder|handyman))\s+(?:in |out |over |round )?to\s+(?:come (?:and )?)?(?:look at|check|see|inspect|fix|repair|service|mend)\s+(.+)$/i;
/** Parts of the body are looked at by someone with an appointment. */
/** "get the damp looked at" */
const SEEN_TO =
  /^(?:get|have)\s+((?:(?:my|our|the|his|her|that|this)|[\p{L}-]+'s)\s.{2,50}?)\s+(?:looked(?: at)?|seen(?: to)?|checked (?:out|over)|looked over)(?=$|[\s,])/iu;
const BODY =
  /\b(?:mole|eyes?|teeth|tooth|ears|hearing|skin|thyroid|heart|blood|iron|back|knee|hip|breasts?|prostate|lump|rash|eyesight|bloods)$/i;
const OWN = /^(?:(?:my|our|the|his|her|their|this|that|these|those|some|all)|[\p{L}-]+'s)\s/iu;
const INDIRECT =
  /^(get|buy|throw|make|find|cook|bake|knit|order|book|sew|plan|organi[sz]e|build|give|send|write|offer|bring)\s+(\S+(?:\s+\S+){0,4}?)\s+((?:an?|some|the|my|our|those|(?:her|his|their)\s(?:first|own|next|new)|\d+|two|three)\s.+)$/i;
const BEFORE_LINK = /\s(?=(?:for|to|in|on|at|with|from|by|about|before|of my)\s|,)/i;

/**
 * Says in plain words what "get", "make" and verbs with two objects ask for: "get my ears pierced" (by
 * others), "get the stain out of the carpet", "get my car through its MOT", "buy my mum a present".
 */
export function rewordGetting(bare: string): { core: string; byOthers: boolean } {
  const core = withThingFirst(
    bare.replace(FRIENDS, "make friends").replace(LET_KNOW, "tell $1 "),
  ).replace(APPOINTMENT_TO, "");
  const called = CALLED_IN.exec(core);
  if (called?.[1] !== undefined) return { core: `check ${called[1]}`, byOthers: true };
  const seen = SEEN_TO.exec(core);
  if (seen?.[1] !== undefined) {
    const rest = core.slice(seen[0].length);
    return BODY.test(seen[1])
      ? { core: `book an appointment for ${seen[1]}${rest}`, byOthers: false }
      : { core: `check ${seen[1]}${rest}`, byOthers: true };
  }
  const service = readService(core);
  if (service !== null) return service;
  return { core: rewordMoved(core), byOthers: false };
}

/** "throw my friend a party for 25" is "throw a party for my friend for 25". */
function withThingFirst(core: string): string {
  const [, verb = "", who = "", thing = ""] = INDIRECT.exec(core) ?? [];
  if (!isSomeone(who)) return core;
  const link = /^(?:give|send|write|offer|bring)$/i.test(verb) ? "to" : "for";
  const at = thing.search(BEFORE_LINK);
  const [head, rest] = at === -1 ? [thing, ""] : [thing.slice(0, at), thing.slice(at)];
  return `${verb} ${head} ${link} ${who}${rest}`;
}

/** "get my meds refilled" aims at "refill my meds"; "get my bike fixed" asks for someone who does it. */
function readService(core: string): { core: string; byOthers: boolean } | null {
  const [, appointment = "", matter = ""] =
    /^(?:get|getting)\s+([a-z]+ed)(\s.*|)$/i.exec(core) ?? [];
  const named = APPOINTMENTS.get(appointment.toLowerCase());
  if (named !== undefined) return { core: `book ${named}${matter}`, byOthers: false };
  const parts =
    /^(?:get|have|getting)\s+(.{2,60}?)\s+([a-z-]+ed|cut|done|made|sent|paid|put|built|found|sold|bought|rewritten|taken|drawn|hung|swept|restrung|read|checked)((?:\s+(?:for|by|at|in|on|as|from|with|so|and|to|that|which|when|before)\b.*|\s*,.*)?)$/i.exec(
      core,
    );
  if (parts?.[1] === undefined || parts[2] === undefined || CLAUSE.test(parts[1])) return null;
  const ordered = /^an?\s/i.test(parts[1]) && DONE_BY_OTHERS.test(parts[2]);
  if (!ordered && !OWN.test(`${parts[1]} `)) return null;
  if (BODY.test(parts[1]) && /^(?:checked|tested|examined|looked)$/i.test(parts[2])) {
    return { core: `book an appointment for ${parts[1]}${parts[3] ?? ""}`, byOthers: false };
  }
  if (/\bblood$/i.test(parts[1]) && /^(?:drawn|taken)$/i.test(parts[2])) {
    return { core: `get a blood test${parts[3] ?? ""}`, byOthers: false };
  }
  const verb = participleVerb(parts[2]);
  if (verb === null || (verb === parts[2].toLowerCase() && verb !== "cut")) return null;
  return {
    core: `${verb} ${parts[1]}${parts[3] ?? ""}`,
    byOthers: DONE_BY_OTHERS.test(parts[2]),
  };
}

const STATES: readonly [RegExp, string][] = [
  [
    /^get\s+(.+?\b(?:bills?|costs?|price|weight|pressure|cholesterol|debts?|rent|spending|time|stress|levels?|temperature|fever|swelling|premium|rate|usage|blood sugar))\s+down(?=$|[\s,])(?!\s+(?:the|from|to|on)\b)/i,
    "lower $1",
  ],
  [/^get\s+(.+?)\s+down(?=$|[\s,])(?!\s+(?:the|to|on)\b)/i, "take down $1"],
  [
    /^get\s+((?:my|our)\s+.+?\b(?:grades?|marks?|average|score|rating|level|sales|numbers?|mileage|income|strength|stamina|energy|mood|iron|count|confidence|savings|speed|rate|weight|attendance))\s+up(?=$|,)/i,
    "raise $1",
  ],
  [/^get\s+(.+?)\s+(?:working|going|running)(?:\s+again)?$/i, "fix $1"],
  [
    /^get\s+(?!the (?:bus|train|tram|tube|ferry|boat|coach|metro|taxi|plane|lift)\b)((?:my|our|the|this)(?:\s+(?!out|off|in|on|at|to|from|and)[\w'-]+){1,3})\s+to\s+(?:work|start|turn on|load|print|connect|charge)\b/i,
    "fix $1",
  ],
  [/^get\s+(.+?)\s+to stop (?:smelling|stinking)(?=$|[\s,])/i, "clean $1"],
  [/^get\s+(.+?)\s+to stop \w+ing(?=$|[\s,])/i, "fix $1"],
  [/^get\s+(.+?)\s+under control(?=$|[\s,])/i, "sort out $1"],
  [/^get\s+(.+?)\s+(?:sorted(?:\s+out)?|organi[sz]ed|in order|tidy)$/i, "sort out $1"],
  [
    /^get\s+((?:(?!\sto\s).)+?)\s+through\s+(?=(?:its|the|an?|their)\b)(?!the (?:door\w*|window|gate|hall\w*|letter ?box|gap|wall|night|day)\b)/i,
    "prepare $1 for ",
  ],
  [/^make\s+(.+?)\s+less\s+(?=\w+$)/i, "make $1 less "],
  [
    /^make\s+(.+?)\s+(?:look\s+)?(?:better|good|nicer|nice|prettier|cosy|cosier|cozy|warmer|tidier|presentable|usable|liveable|livable|welcoming|safer|bigger|lighter|quieter|comfortable|comfier|fit to be seen)(?=$|[\s,])/i,
    "improve $1",
  ],
];
const OUT_OF = /^get\s+((?:the|that|this|these|those|all|some)\s.+?)\s+(?:out of|off)\s+(?=\S)/i;

function rewordMoved(core: string): string {
  const out = OUT_OF.exec(core);
  if (out?.[1] !== undefined && !isSomeone(out[1]) && !/\bback$/i.test(out[1]))
    return core.replace(OUT_OF, "remove $1 from ");
  for (const [pattern, plain] of STATES) {
    const thing = pattern.exec(core)?.[1];
    if (thing !== undefined && OWN.test(thing) && !isSomeone(thing)) {
      return core.replace(pattern, plain);
    }
  }
  return core;
}
