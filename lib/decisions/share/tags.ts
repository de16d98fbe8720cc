import { singleLine } from "@/lib/text";
import { cutToWeight } from "./post-length";
import type { SharedDecision } from "./types";

/** About what search results and previews show of each; a letter of Chinese takes the room of two. */
const TITLE_ROOM = 90;
const DESCRIPTION_ROOM = 200;
/** Screen readers read it out whole. */
const ALT_ROOM = 300;
const OPTION_ROOM = 80;

const INVITATION = "Stepwell turns a goal or a decision into short steps you can start on now.";

type Tags = {
  title: string;
  description: string;
  /** What the preview image says. */
  alt: string;
};

/** The words about a shared decision for the page's head. */
export function sharedTags({ inputText, parsedOptions, chosenOption }: SharedDecision): Tags {
  const question = inOneLine(inputText);
  const outcome = outcomeOf(parsedOptions, chosenOption);
  return {
    title: cutToWeight(question, TITLE_ROOM),
    description: cutToWeight([outcome, INVITATION].filter(Boolean).join(" "), DESCRIPTION_ROOM),
    alt: `“${cutToWeight(question, ALT_ROOM)}” ${outcome}`.trim(),
  };
}

function outcomeOf(options: readonly string[], chosenOption: string | null): string {
  const short = (option: string) => cutToWeight(inOneLine(option), OPTION_ROOM);
  if (chosenOption !== null) return `The coin chose: ${short(chosenOption)}.`;
  return options.length > 0 ? `To choose from: ${options.map(short).join(", ")}.` : "";
}

function inOneLine(text: string): string {
  return singleLine(text).replace(/\s+/g, " ");
}
