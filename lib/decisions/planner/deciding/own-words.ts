import { withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** Names of makers, medicines and the like between which people choose. */
const NAMES = new Map(
  (
    "MacBook Chromebook Kindle Dell Lenovo Toyota Honda Subaru Mazda Nissan Hyundai Kia Tesla Chevy " +
    "Jeep Corolla Civic Camry Prius Adderall Vyvanse Ritalin Concerta Wellbutrin Lexapro Zoloft Prozac " +
    "Ozempic Wegovy Mounjaro Zepbound Botox Invisalign Lasik Roth IRA HOA SUV"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);
/** "should i", "if i": a lone "i" of another language has other words around it. */
const I_BEHIND =
  /(?<=(?:^|\b(?:should|do|did|can|could|may|if|that|when|where|because|and|so|than|what|but|as|like|whether|while|before|after|or|thing|time|one|people)\s))i(?=\s|$|[,.?!])/gi;
const I_BEFORE =
  /\bi(?=['’]\p{L}|\s(?:am|have|had|can|could|need|want|like|love|was|do|don't|did|will|would|work|live|know|got|get|make|feel|think|never|always|already|really|just|used|bought)\b)/giu;
/** "im in recovery", "hes 9": letters that lack their mark. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [I_BEHIND, "I"],
  [I_BEFORE, "I"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(s?he|that|there)s\b(?!['’])/gi, "$1's"],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|wo)nt\b/gi, "$1n't"],
  [/\bgoogle photos\b/gi, "Google Photos"],
  [/\bt-mobile\b/gi, "T-Mobile"],
];

/** Somebody's own words as they are quoted: names, and "I", with their capitals. */
export function ownWords(text: string): string {
  const mended = SLIPS.reduce((said, [slip, right]) => said.replace(slip, right), text);
  return withProperCapitals(mended).replace(/\p{L}+/gu, (word) => NAMES.get(word) ?? word);
}
