import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { isWithin } from "@/lib/edit-distance";

/** What wishes are made of. Only these words are recognised behind a slip of the finger. */
const COMMAND_WORDS =
  `remove delete rename change replace shorter smaller shorten minutes minute hours stuck overwhelmed
  reorder order before after first second third split simplify easier easiest quick quickest shortest
  longest biggest smallest break start where begin already everything another instead between priority
  important number remaining should please overwhelming important reverse estimate because exhausted
  motivation procrastinating rearrange nothing thanks finished simpler bigger difficult insert include`.split(
    /\s+/,
  );

/** Common slips in words too short to be compared, and words that are written apart or together. */
const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map([
  ["ad", "add"],
  ["addd", "add"],
  ["aad", "add"],
  ["setp", "step"],
  ["stpe", "step"],
  ["stp", "step"],
  ["sepc", "step"],
  ["setps", "steps"],
  ["stesp", "steps"],
  ["tsak", "task"],
  ["taks", "tasks"],
  ["frist", "first"],
  ["fisrt", "first"],
  ["lst", "last"],
  ["lsat", "last"],
  ["brake", "break"],
  ["breake", "break"],
  ["mov", "move"],
  ["moev", "move"],
  ["mvoe", "move"],
  ["delte", "delete"],
  ["delet", "delete"],
  ["remve", "remove"],
  ["smaler", "smaller"],
  ["wher", "where"],
  ["whree", "where"],
  ["wat", "what"],
  ["waht", "what"],
  ["teh", "the"],
  ["adn", "and"],
  ["mins", "minutes"],
  ["min", "minutes"],
  ["hrs", "hours"],
  ["hr", "hour"],
  ["toomany", "too many"],
  ["tomany", "too many"],
  ["toobig", "too big"],
  ["alot", "a lot"],
  ["u", "you"],
  ["ur", "your"],
  ["cant", "can't"],
  ["dont", "don't"],
  ["im", "i'm"],
  ["ive", "i've"],
  ["id", "i'd"],
  ["whats", "what's"],
  ["isnt", "isn't"],
  ["doesnt", "doesn't"],
  ["thats", "that's"],
  ["its", "it's"],
  ["lets", "let's"],
  ["theres", "there's"],
  ["didnt", "didn't"],
  ["havent", "haven't"],
  ["hasnt", "hasn't"],
  ["wont", "won't"],
  ["wasnt", "wasn't"],
  ["arent", "aren't"],
  ["couldnt", "couldn't"],
  ["wouldnt", "wouldn't"],
  ["shouldnt", "shouldn't"],
  ["hes", "he's"],
  ["shes", "she's"],
  ["theyre", "they're"],
  ["weve", "we've"],
  ["nvm", "never mind"],
  ["wanna", "want to"],
  ["gonna", "going to"],
  ["idk", "i don't know"],
  ["bc", "because"],
  ["cuz", "because"],
  ["cause", "because"],
  ["kinda", "kind of"],
  ["ppl", "people"],
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["tomorow", "tomorrow"],
  ["tommorow", "tomorrow"],
  ["canceled", "cancelled"],
  ["gotta", "have to"],
  ["pls", "please"],
  ["plz", "please"],
  ["n", "and"],
  ["w", "with"],
  ["rn", "right now"],
  ["tho", "though"],
  ["thx", "thanks"],
]);

/** Words of their own that look like slips of a command word. */
const ORDINARY = new Set(
  `there here were older border chance stars smart starts shorts small taller small bread
  started starting startup orders ordered bought firsts thirst worst seconds changes changed changing
  minuet whereas afters theirs replaced removed deleted renamed renames shortens simple quickly easily
  something anything someone numbers hour house ours yours`.split(/\s+/),
);

const SHORTEST_COMPARED = 5;
const LONG = 8;

/**
 * A word of a wish as it was meant: small letters, usual slips mended. Words that are no slip of a
 * command stay as they are. May hold a space ("toomany").
 */
export function mendWord(word: string): string {
  const lower = word.toLowerCase();
  const slip = KNOWN_SLIPS.get(lower);
  if (slip !== undefined) return slip;
  if (lower.length < SHORTEST_COMPARED || ORDINARY.has(lower) || isPlainVerb(lower)) return lower;
  if (!/^[a-z]+$/.test(lower) || COMMAND_WORDS.includes(lower)) return lower;
  const allowed = lower.length >= LONG ? 2 : 1;
  return COMMAND_WORDS.find((known) => isWithin(lower, known, allowed)) ?? lower;
}
