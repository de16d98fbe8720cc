import { GIVEN_NAMES } from "@/lib/decisions/planner/words/given-names";
import { capitalise } from "@/lib/text";

const SECOND_PERSON: readonly [RegExp, string][] = [
  [/\bI am\b/gi, "you are"],
  [/\bI was\b/gi, "you were"],
  [/\b(?:I'm|im)\b/gi, "you're"],
  [/\b(?:I've|ive)\b/gi, "you've"],
  [/\bI'll\b/gi, "you'll"],
  [/\bI'd\b/gi, "you'd"],
  [/\bmyself\b/gi, "yourself"],
  [/\bourselves\b/gi, "yourselves"],
  [/\bwe(?=['\s]|$)/gi, "you"],
  [/\b(?:my|our)\b/gi, "your"],
  [/\b(?:mine|ours)\b/gi, "yours"],
  [/\bme\b/gi, "you"],
  [/\bus\b/g, "you"],
  // "World War I" and "Calculus I" end in a number.
  [
    /(?<![.\w])(?<!\b(?:war|calculus|calc|algebra|physics|chemistry|anatomy|elizabeth|napoleon) )I(?![.\w])/gi,
    "you",
  ],
];

/** Turns a person's "my mum's garden" into the plan's "your mum's garden". */
export function toSecondPerson(text: string): string {
  return SECOND_PERSON.reduce((result, [from, to]) => result.replace(from, to), text);
}

const PROPER_WORDS = new Map(
  (
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July " +
    "August September October November December Christmas Easter Thanksgiving Halloween Ramadan " +
    "Eid Diwali Hanukkah Passover English Spanish French German Italian Portuguese Japanese Chinese Mandarin Cantonese Korean Russian " +
    "Arabic Hindi Dutch Swedish Norwegian Danish Finnish Polish Turkish Greek Hebrew Welsh Irish " +
    "Gaelic Ukrainian Vietnamese Thai Urdu Latin Python JavaScript TypeScript Excel LinkedIn " +
    "YouTube Instagram TikTok Google London Paris Berlin Lisbon Madrid Rome Tokyo America Europe " +
    "Canada Spain France Germany Italy Japan Portugal Ireland Scotland England Australia CV HR IRS " +
    "HMRC DMV GP ADHD PhD MBA GCSE IELTS TOEFL DIY TV PDF PPO HMO HSA FSA GED FAFSA SNAP EBT " +
    "IEP LLC MRI IUD UTI IVF HIV NCLEX GRE GMAT LSAT MCAT USPS UPS FedEx " +
    "iPhone iPad iCloud eBay Medicare Medicaid UCLA NYU ADA"
  )
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/** Gives first names and those of days, months, languages and the like their usual capitals. "may" and "march" stay. */
export function withProperCapitals(text: string): string {
  return text
    .replace(
      /[\p{L}]+/gu,
      (word) => PROPER_WORDS.get(word) ?? (GIVEN_NAMES.has(word) ? capitalise(word) : word),
    )
    .replace(FEAST, (name) => name.replace(/(?<!['’])\b\p{L}/gu, (first) => first.toUpperCase()));
}

const FEAST =
  /\b(?:father['’]?s|mother['’]?s|valentine['’]?s|new year['’]?s|veterans?|memorial|labor|st\.? patrick['’]?s) (?:day|eve)\b/g;

/** True for a word that needs no article, such as "Spanish" or "Sarah". */
export function isProperWord(word: string): boolean {
  return PROPER_WORDS.has(word.toLowerCase()) || /^\p{Lu}/u.test(word);
}

/** Cuts at a word's end and never within one; no mark is put where the rest was. */
export function shorten(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters + 1);
  const atSpace = cut.lastIndexOf(" ");
  const kept = atSpace > characters / 2 ? cut.slice(0, atSpace) : text.slice(0, characters);
  return kept.replace(/\p{Cs}/gu, "").replace(/[\s,;:–-]+$/, "");
}

/** The person's own words in quotation marks, with inner double marks made single. */
export function quoted(text: string): string {
  return `“${text.replace(/[“”"]/g, "'").replace(/[.,;:\s]+$/, "")}”`;
}

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** A phrase as it stands within a sentence: "my desk" of "My desk"; "ADHD meds" and "Ana" keep theirs. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "";
  const isName = /^.[\p{Lu}\p{N}]/u.test(first) || PROPER_WORDS.get(first.toLowerCase()) === first;
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
