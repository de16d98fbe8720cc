import { RIGHT_TO_LEFT } from "@/lib/right-to-left";
import {
  CHOSEN_MAX_WEIGHT,
  POST_LINK_WEIGHT,
  POST_MAX_WEIGHT,
  SHARE_HASHTAGS,
  SHARE_TITLE,
} from "./constants";
import { cutToWeight, postWeight } from "./post-length";
import type { ShareContent } from "./types";

/** Marks that turn the direction of whatever follows; nobody sees them, and one left open stays open. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** First strong isolate and its end: the words between them have a direction of their own. */
const ISOLATE = ["\u2068", "\u2069"] as const;

type Shared = {
  question: string;
  chosenOption: string | null;
  /** The whole address of the shared page. */
  url: string;
};

/**
 * The texts that a decision is shared with, by place. The question is cut to what the narrowest of
 * them takes (a post on X with link and hashtags), so that all say the same.
 */
export function shareContentOf({ question, chosenOption, url }: Shared): ShareContent {
  const text = postText(question, chosenOption);
  return {
    twitter: { text, url, hashtags: [...SHARE_HASHTAGS] },
    facebook: { text, url },
    linkedin: { text, url },
    whatsapp: { text: `${text}\n${url}` },
    general: { title: SHARE_TITLE, text, url },
  };
}

function postText(question: string, chosenOption: string | null): string {
  const sentence = (quoted: string) =>
    chosenOption === null
      ? `I made a plan of small steps for this: “${quoted}”`
      : `“${quoted}” I flipped a coin, and it chose: ${embed(chosenOption, CHOSEN_MAX_WEIGHT)}`;
  const hashtags = SHARE_HASHTAGS.map((tag) => ` #${tag}`).join("");
  const taken = postWeight(sentence("")) + postWeight(hashtags) + " ".length + POST_LINK_WEIGHT;
  return sentence(embed(question, POST_MAX_WEIGHT - taken));
}

/** A person's words in one line, cut, and kept from turning the direction of the words around them. */
function embed(text: string, room: number): string {
  const line = text.replace(DIRECTION_MARKS, "").replace(/\s+/g, " ").trim();
  if (!RIGHT_TO_LEFT.test(line)) return cutToWeight(line, room);
  const [open, close] = ISOLATE;
  return open + cutToWeight(line, room - postWeight(open + close)) + close;
}
