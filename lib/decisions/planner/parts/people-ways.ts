import { type ReadStep, rowOf, withWhom } from "@/lib/decisions/planner/parts/read-step";
import { EXTRA, each, type Way } from "@/lib/decisions/planner/parts/way";
import { capitalise } from "@/lib/text";

const EMERGENCY = /\b(?:999|911|112|988|1-800-222-1222)\b|\bambulance\b|\bpoison control\b/i;
/** "one person who has done it": nobody in particular yet. */
const ANYONE =
  /^(?:one|two|three|four|five|a|an|any|some|someone|somebody|another|people|whoever|each|every)\b/i;
/** Words that would point at somebody else, were they said by the person. */
const OF_OTHERS = /\b(?:you|you'\w+|them|they|their|it)\b/i;
const MINE: readonly [RegExp, string][] = [
  [/\byourself\b/g, "myself"],
  [/\byours\b/g, "mine"],
  [/\byour\b/g, "my"],
];

/** What somebody would say of their own, by what a step tells them: "your first draft" is "my first draft". */
function mine(words: string): string {
  return MINE.reduce((said, [from, to]) => said.replace(from, to), words);
}

/** The question that "ask your boss for one day off" or "ask Ana to drive you" means, as one would say it. */
function questionIn(link: string, matter: string): string | null {
  const said = mine(matter);
  if (OF_OTHERS.test(said) || said.includes(":") || /[\ue000-\uf8ff]/.test(said)) return null;
  if (link === "to") return `“Could you ${said}?”`;
  if (link === "for") return `“Could I have ${said}?”`;
  if (link === "about") return `“I have a question about ${said}.”`;
  return null;
}

/** "the insurer in writing for the rule they used" */
const IN_WRITING =
  /^(.{2,40}?),? (?:in writing|by (?:e-?mail|text|message|chat|letter))\b,? ?(.*)$/i;

function asked(step: ReadStep): string[] {
  const { row, quote } = step;
  const [, reader, about] = IN_WRITING.exec(step.rest) ?? [];
  if (reader !== undefined && about !== undefined) return askedInWriting(reader, about, quote);
  const { rest } = step;
  const { whom, link, matter } = withWhom(rest) ?? { whom: "", link: "", matter: rest };
  const answer = `${EXTRA}Write down the answer in one line.`;
  const question = quote ?? questionIn(link, matter);
  const to = link === "for" && whom === "" ? "" : whom;
  const start =
    to === "" || to.split(" ").length > 8
      ? "Choose how you'll ask: in person, by phone or in a message."
      : ANYONE.test(to)
        ? `Write down whom you could ask: ${to}.`
        : `Choose how you'll ask ${to}: in person, by phone or in a message.`;
  if (question !== null) return [start, `Say or send this: ${question}`, answer];
  if (row.length > 2) {
    return [
      start,
      ...each(
        row,
        (thing, at) => (at === 0 ? `Write the first question: ${thing}.` : `Add ${thing}.`),
        2,
      ),
      "Send your questions, or read them out.",
    ];
  }
  return [
    start,
    `Write the question in your own words: ${link === ":" || link === "" ? matter : `${link} ${matter}`}.`,
    "Send it, or read it out to them.",
    answer,
  ];
}

function askedInWriting(reader: string, about: string, quote: string | null): string[] {
  const [, link = "", matter = about] = /^(to|for|about) (.+)$/s.exec(about) ?? [];
  const question = quote ?? questionIn(link, matter);
  const words =
    question === null ? `Type what you want to know: ${about}.` : `Type this: ${question}`;
  return [`Open a new message to ${reader}.`, words, "Press send before you polish it."];
}

/** "Send HR the form", "Text your sister: …": to whom, where the words tell. */
const RECEIVER =
  /^(?:to )?((?:your|the|one|each|both|two|three|an?|everyone|everybody|whoever|HR|them|him|her|yourself|\p{Lu}\p{L}+)(?: (?!(?:your|the|an?|one|two|three|what|that|this|for|with|by|in|on|about|to|how|who)\b)[\p{L}'’-]+){0,3})(?=$|:|,| (?:your|the|an?|one|two|three|what|that|this|for|with|by|in|on|about|today|tonight|now|how|who)\b| [\ue000-\uf8ff])/u;
const TO_RECEIVER =
  / to ((?:your|the|one|everyone|HR|yourself|whoever|them|\p{Lu}\p{L}+)(?: [\p{L}'’-]+){0,3})$/u;

function sent({ verb, rest: typed, quote, row, rowIn }: ReadStep): string[] {
  // "Text your mom back."
  const rest = typed.replace(/ back$/, "");
  const named = RECEIVER.exec(rest)?.[1];
  // "Send the invitations" names what is sent, "Text your sister" to whom.
  const isThing = named === rest && /^(?:send|post|forward)\b/i.test(verb);
  const to = TO_RECEIVER.exec(rest)?.[1] ?? (isThing ? undefined : named);
  const open = to === undefined ? "Open a new message." : `Open a new message to ${to}.`;
  if (quote !== null) return [open, `Type this: ${quote}`, "Press send before you polish it."];
  if (rowIn === "colon" && row.length > 1) {
    return [
      open,
      ...each(row, (thing) => `Type one line: ${thing}.`, 3),
      "Press send before you polish it.",
    ];
  }
  const matter =
    to === undefined
      ? rest
      : rest.replace(` to ${to}`, "").replace(new RegExp(`^${to}(?: |$)`), "");
  const words =
    matter === "" ? "Type one line, however short." : `Type the plainest version of it: ${matter}.`;
  return [open, words, "Press send before you polish it."];
}

function called({ rest, quote }: ReadStep): string[] | null {
  // "Call or use the booking form"
  if (/^or /.test(rest)) return null;
  const { whom, link, matter } = withWhom(rest) ?? { whom: rest, link: "", matter: "" };
  const who = whom.replace(/,$/, "");
  const find = `Put the number on your screen: ${who}.`;
  const answer = `${EXTRA}Write down what they say, with the name of who said it.`;
  if (quote !== null)
    return [find, `Read your first words aloud once: ${quote}`, "Press call.", answer];
  const about = matter === "" || link === ":" ? matter : `${link} ${matter}`;
  const note =
    about === ""
      ? "Write down the first sentence you'll say."
      : `Write down what the call is for: ${about}.`;
  return [find, note, "Press call.", answer];
}

/** "fever, pus or red streaks means a doctor today" */
const SIGNS = /^(?:for [\w ]+|now)?:?\s*(.+?),? (?:means?|needs?) (.+)$/;

/** Signs of danger are looked for one by one, and help comes before any other step. */
function signsChecked({ rest }: ReadStep): string[] | null {
  const [, signs = "", help = ""] = SIGNS.exec(rest) ?? [];
  const row = rowOf(signs, 2);
  if (row.length < 2) return null;
  return [
    ...each(row, (sign) => `Look or feel for this: ${sign}.`, 3),
    `Get help at once if one of them is there: ${help}.`,
  ];
}

/** Where help is to be called, no small steps come before the call. */
function calledForHelp({ verb, rest }: ReadStep): string[] {
  return [
    `Make the call right now if it is so: ${verb.toLowerCase()} ${rest}.`,
    "Say where you are, and what you see.",
    "Stay on the line until they tell you to hang up.",
  ];
}

function told({ rest, quote, row, rowIn }: ReadStep): string[] {
  const whom = (withWhom(rest)?.whom ?? "").replace(/^to(?= |$) ?/, "");
  const start =
    whom === "" || whom.split(" ").length > 6
      ? "Choose when you'll say it, and where."
      : `Choose when you'll say it to ${whom}: a quiet minute, a call or a message.`;
  if (quote !== null)
    return [
      `Read it aloud once, alone: ${quote}`,
      start,
      "Say it. The first words are the hardest part.",
    ];
  if (rowIn === "colon" && row.length > 1) {
    return [
      ...each(row, (thing) => `Write one sentence: ${thing}.`, 3),
      start,
      "Say them, or read them out.",
    ];
  }
  return [`Write down your first sentence: ${rest}.`, start, "Say it, or read it out."];
}

function said({ quote }: ReadStep): string[] | null {
  if (quote === null) return null;
  return [
    `Whisper it once: ${quote}`,
    "Go where you'll say it, or pick up the phone.",
    `Say it out loud: ${quote}`,
  ];
}

function agreed({ rest, row, isChoice }: ReadStep): string[] {
  const options = row.length > 1 && isChoice ? row.map((thing) => `“${capitalise(thing)}”`) : [];
  return [
    `Write down what you'd suggest yourself: ${rest}.`,
    options.length > 0
      ? `Offer the choice: ${options.join(", ")}.`
      : "Ask for ten minutes together, at a calm time.",
    "Say what you'd suggest, and ask what they would change.",
    "Write down what you agreed on, where both can see it.",
  ];
}

/** Steps that end with somebody else. */
export const PEOPLE_WAYS: readonly Way[] = [
  { verbs: /^check\b/i, parts: signsChecked },
  {
    verbs: /^(?:call|ring|phone|dial)\b/i,
    parts: (step) => (EMERGENCY.test(step.rest) ? calledForHelp(step) : null),
  },
  { verbs: /^(?:call|ring|phone|dial)\b/i, parts: called },
  {
    verbs: /^(?:text|message|email|e-mail|reply|answer|send(?! in\b)|post|dm|forward)\b/i,
    parts: sent,
  },
  { verbs: /^(?:ask|invite)\b/i, parts: asked },
  {
    verbs: /^(?:tell|thank|talk|speak|apologi[sz]e|remind|show|explain|offer(?! to)|report)\b/i,
    parts: told,
  },
  { verbs: /^say\b/i, parts: said },
  { verbs: /^(?:agree|settle)\b/i, parts: agreed },
];
