/** Medicines that have a brand's name. */
const BRANDS =
  "adderall|synthroid|zoloft|lexapro|prozac|xanax|ozempic|wegovy|mounjaro|vyvanse|ritalin|concerta|wellbutrin|cymbalta|effexor|celexa|paxil|lipitor|crestor|eliquis|xarelto|jardiance|humira|singulair|flonase|nexium|prilosec|ativan|klonopin|lyrica|abilify|seroquel|lamictal|strattera|ambien|truvada|advair|symbicort|ventolin|epipen";

/** "lisinopril", "amoxicillin", "Lexapro": what one takes. */
export const MEDICINE = new RegExp(
  `^(?:\\p{L}+(?:pril|sartan|statin|olol|mycin|cillin|azole|formin|tidine|oxetine|codone|sone|cycline|pram|zepam|zolam|gliptin|vir|xaban)|insulin|inhaler|${BRANDS}|meds|medications?)$`,
  "iu",
);

const BRAND = new RegExp(`\\b(?:${BRANDS})\\b`, "gi");

/** "refill lexapro" is "refill Lexapro". */
export function withMedicineCapital(item: string): string {
  return item.replace(
    BRAND,
    (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`,
  );
}
