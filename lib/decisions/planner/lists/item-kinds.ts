import { actFor } from "@/lib/decisions/planner/lists/item-acts";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { isProperWord } from "@/lib/decisions/planner/words/wording";

/** The step for a thing alone, by what its name ends in; null for a thing that nobody listed. */
export function actStep(thing: string, when: string): PlannedStep | null {
  const act = actFor(headOf(thing));
  if (act === undefined) return null;
  const named = act.step
    .replace("{the}", the(thing.replace(/\s+print(?:-?out)?$/i, "")))
    .replace("{bare}", withoutArticle(thing).replace(/^your /, ""));
  const text = named.includes("{when}") ? named.replace("{when}", when) : `${named}${when}`;
  return { minutes: act.minutes, text: `${text}.` };
}

/** What is bought rather than worked through. */
export const BOUGHT =
  /\b(?:tp|hangers|caulk|milk|bread|eggs?|butter|cheese|fruit|apples?|bananas?|onions?|potatoes|rice|pasta|flour|sugar|coffee|juice|water|meat|chicken|fish|yogh?urt|cereal|oil|salt|toilet paper|loo roll|soap|shampoo|toothpaste|detergent|nappies|diapers|cat food|dog food|food|batteries|stamps|envelopes|cards?|presents?|gifts?|flowers|light ?bulbs?|bulb|bin bags|wine|beer|nuts|vegetables|veg|salad|snacks|groceries|shopping|shoes|laces|socks|coat|wipers|screenwash|balloons|rings?|thermometer|muslins|bags?|torch|wipes|helmet|bottles?|charger|cable|seat|kettle|lamp|mat|rail|rug|towels?|antihistamines?|paracetamol|ibuprofen|painkillers|plasters|tissues|sun ?cream|sunscreen|deodorant|razors?|candles|tape|paint|screws|feeder|dress|suit|tux(?:edo)?|formula|mulch|bug spray|litter|stove|tent|ice|propane|firewood|charcoal|paper (?:plates|cups|goods)|plates|cups|napkins|(?:tent )?stakes|(?:furnace |air |water )?filters?|gloves|mittens|sponges|foil|seeds|fertilizer|notebooks|glue(?: sticks?)?|pencils|pens|markers|crayons|folders|binders|erasers|index cards|sneakers|boots|sandals|flip[- ]?flops|swim ?suits?|swim trunks|goggles|rain ?coat|rain jacket|hand sanitizer|flashlight|ziplocs?|zip ties|trash bags|dish soap|dryer sheets|sunglasses|bagels|donuts|school supplies|crib|stroller|leotard|sleeping bags?|bin with a lid|(?:party )?favors|breast pump|onesies|pi[nñ]atas?|pacifiers?|burp cloths|bassinet|baby monitor|something for \w+)$/i;

/** The thing itself: "homework" of "homework with Ella", "dinner" of "dinner (fish fingers)". */
export function headOf(thing: string): string {
  if (/^out of office\b/i.test(thing)) return "out of office";
  const bare = thing
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/\s+(?:ch|chapters?|pp?|pages?|problems?|unit|lesson|section)\.? \d[\d,.–-]*$/i, "")
    .replace(/\s+[$£€]?\d[\d,.]*w?(?=$|\sdue\b)/, "")
    .replace(/\s+(?:today|tonight|tomorrow|this (?:week|weekend|morning|afternoon))$/i, "");
  return (
    /^(.+?)\s+(?:due|before|for|from|with|in|on|at|about|to|of|by|re)\b/i.exec(bare)?.[1] ?? bare
  ).trim();
}

export const DETERMINED =
  /^(?:the|an?|your|my|our|his|her|their|some|one|two|three|four|five|\d|this|that|all|every|old|new)\b/i;
/** A name's own, or a name: "Leo's shoes", "Spotify". */
const OWNED = /^(?:\p{L}+'s|\p{Lu}\p{L}*s?)\s|^\p{Lu}[\p{L}']*$/u;

/** With the article that the thing needs within a sentence. */
export function the(named: string): string {
  const thing = named.replace(/^mot\b/, "MOT");
  const [first = ""] = thing.split(" ");
  if (DETERMINED.test(thing)) return `${first.toLowerCase()}${thing.slice(first.length)}`;
  if (OWNED.test(thing) && first !== first.toUpperCase()) return thing;
  return isProperWord(first) && first !== first.toUpperCase() ? thing : `the ${thing}`;
}

/** What is bought goes without an article, unless it is a single thing of its own. */
export function bought(thing: string): string {
  if (DETERMINED.test(thing) || OWNED.test(thing)) return the(thing);
  const head = headOf(thing);
  const single =
    /\b(?:kettle|lamp|mat|rail|rug|bag|torch|helmet|bottle|charger|cable|card|present|gift|coat|thermometer|seat|feeder|dress|suit|tux|tuxedo|tent|stove|ring|candle|key|bin|kit|filter|mop|broom|leotard|costume|backpack|cooler|crib|stroller|calendar|planner|leaf blower|pump|bassinet|monitor|pacifier|pi[nñ]ata)$/i.test(
      head,
    );
  return single ? `${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}` : thing;
}

function withoutArticle(thing: string): string {
  return thing.replace(/^(?:the|an?)\s+/i, "");
}
