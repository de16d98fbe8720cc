import { CATEGORY_WORDS } from "@/lib/safety/constants";

/** What a text was about, as a label; "none" is a text that was simply let through. */
export function categoryLabel(category: string): string {
  if (category === "none") return "Let through";
  const words = isKnown(category) ? CATEGORY_WORDS[category] : category;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isKnown(category: string): category is keyof typeof CATEGORY_WORDS {
  return Object.hasOwn(CATEGORY_WORDS, category);
}
