import type { SafetyReason } from "../../types.ts";
import type { Finding, Rules, Sentence } from "../types.ts";

type Wish = { reason: SafetyReason; when: RegExp; unless: RegExp };

const WISHES: readonly Wish[] = [
  {
    reason: "dangerous_health",
    when: /\b(?:lose|losing|drop|shed|get rid of) (?:(?:about|at least|another|the|these|those|my|some|last|extra|baby|holiday|lockdown|a|an|(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)|more|few|couple of) ?){0,4}(?:kg|kilos?|kilograms?|lbs?|pounds|stone|weight|belly|dress sizes?)\b/,
    unless:
      /\b(?:eat\w*|food|meals?|starv\w*|fast(?:ing|s)?|purg\w*|vomit\w*|throw\w* up|laxatives?|diuretics?|pills?|tablets?|insulin|meds|calories|kcal|ana|mia|thinspo|bones?|secret\w*|hid\w*|without|nothing|never|faint\w*|days?|weeks?|hours?|overnight|tomorrow|cocaine|speed|water)\b/,
  },
  {
    reason: "dangerous_instructions",
    when: /\b(?:make|making|bake|sew|print|knit|paint|draw|carve|craft|grow|design) (?:[\w'-]+ ){1,4}to sell\b|\bsell (?:(?:some|my|our|the|old|unwanted|used|spare|his|her|their|mum's|dad's|nan's) ?){0,3}(?:stuff|things|furniture|clothes|books?|car|bike|piano|guitar|house|flat|phones?|laptop|records|toys|prints|cards|cakes|candles|crafts|paintings?|tickets?|sofa|jewell?ery|camera)\b/,
    unless:
      /\b(?:drugs?|weed|pills?|meds|gear|grass|coke|meth|stolen|nicked|fake\w*|counterfeit|replica|forged|nudes?|body|organs?|kidney|guns?|weapons?|answers|accounts?|passwords?|secret\w*|without|illegal\w*|not mine|isn't mine|behind|exam|essays?|someone's|somebody's|police|tax)\b/,
  },
];

/**
 * Everyday wishes in words that the classifier knows from dangerous ones: weight that is to go in nobody
 * says what haste, one's own things that are to be sold. They are cleared where no word of danger is near.
 */
export const everydayWishes: Rules = {
  trigger: /\b(?:los(?:e|ing)|drop|shed|get rid of|sell)\b/,
  find: ({ text }: Sentence): Finding[] =>
    WISHES.filter(({ when, unless }) => when.test(text) && !unless.test(text)).map(
      ({ reason }) => ({ kind: "clears", reasons: [reason] }),
    ),
};
