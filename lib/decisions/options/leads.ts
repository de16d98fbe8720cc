/**
 * How the options that follow a lead are joined: by "or", also by "and" ("between tea and coffee"), or
 * as a plain list.
 */
export type Joints = "or" | "and" | "list";

/** A way in which people begin to say what they can't decide. `asks` when it makes a question. */
type Lead = { words: RegExp; joints: Joints; asks: boolean };

const WHO = "(?:i|we|you|he|she|they|it|this|that|my \\w+|our \\w+|the \\w+)";
const SOFT = "(?:(?:just|really|even|rather|maybe|first|better|either|now) ){0,2}";
const STATE =
  "(?:(?:i'm|im|i am|we're|we are) )?(?:(?:still|really|just|so|totally|a bit) ){0,2}(?:unsure|not sure|undecided|wondering|debating|torn|stuck|in two minds|hesitating|wavering|going back and forth)(?: about| on)?";
const UNKNOWN =
  "(?:(?:i|we) )?(?:(?:really|just|still|honestly) ){0,2}(?:don't know|dont know|do not know|can't tell|no idea|idk|dunno)";
const STUCK =
  "(?:(?:i|we) )?(?:(?:really|just|still) ){0,2}(?:can't|cant|cannot|can not|couldn't) (?:decide|choose|pick|make up my mind|make up our minds)(?: about| on)?";
const DECIDE = "(?:decide|choose|pick|figure out|work out|settle|make up my mind)(?: about| on)?";
const HELP =
  "(?:please )?(?:help me|help us|(?:i|we) (?:need|have|want|am trying|are trying) (?:help )?to|i'm trying to|trying to|need to|have to|need help to|time to|let's|how (?:do|can|should) (?:i|we))";
const WHETHER =
  "(?:whether|if)(?: or not)? (?:to|(?:i|we) (?:should|shall|ought to|need to|want to|would rather|will)) ";
const CHOOSING =
  "(?:deciding|choosing|picking|choice|choices|choice is|toss-?up|toss up|decision|decision is|decide|choose|pick|flip a coin|toss a coin)";

/** Tried in this order, each where a sentence or a clause begins. */
const LEADS: readonly Lead[] = [
  asking("(?:should|shall) (?!i |we |you )(?:\\w+ ){1,3}be "),
  asking(`(?:should|shall) ${WHO} ${SOFT}`),
  asking(
    "(?:is|was|would) it (?:be )?(?:better|best|worth it|worth|wiser|smarter|healthier|cheaper|time|a good idea)(?: for (?:me|us))?(?: (?:to|if i|if we))? ",
  ),
  asking(`would ${WHO} (?:rather|prefer(?: to)?|be (?:happier|better off)(?: (?:if i|if we))?) `),
  asking("(?:am i|are we) better off "),
  asking("do (?:i|we) (?:really )?(?:(?:want|need)(?: to)? )?"),
  saying(`(?:${STATE}|${UNKNOWN}|${STUCK}|(?:${HELP} )?${DECIDE}) ${WHETHER}`, "or"),
  saying(WHETHER.replace("|if)", ")"), "or"),
  saying(
    `(?:${STATE}|${UNKNOWN}|${STUCK}|(?:${HELP} )?(?:an? |the |my )?${CHOOSING}) between (?:either )?`,
    "and",
  ),
  saying("(?:now )?(?:it's|it is) (?:down to |a toss-up )?between (?!\\d)", "and"),
  saying(`(?:${STUCK}|${HELP} (?:decide|choose)(?: on)?|help me pick)[,:]? `, "or"),
  saying(`(?:${STATE}|(?:${HELP} )?${DECIDE}|${UNKNOWN} what to \\w+)[:,] `, "or"),
  saying("(?:it's|it is|(?:i|we) (?:can|could|might)) either ", "or"),
  saying(
    "(?:flip|toss) (?:a|the) coin(?: for (?:me|us))?(?: (?:for|on|over|to decide))?[:,]? ",
    "or",
  ),
  saying("(?:choose|pick) (?:one(?: of)?|from)[:,]? ", "list"),
  saying(
    "(?:(?:i|we) have (?:got )?|i've got |we've got |there are )?(?:(?:my|our|the|two|three|four|five|six) )*(?:options|choices)(?: are|:| are:) ",
    "list",
  ),
];

/** The lead that a clause begins with, and where the options begin after it; null without one. */
export function leadOf(clause: string): { at: number; joints: Joints; asks: boolean } | null {
  for (const { words, joints, asks } of LEADS) {
    const found = words.exec(clause);
    if (found) return { at: found[0].length, joints, asks };
  }
  return null;
}

function asking(words: string): Lead {
  return { words: new RegExp(`^${words}`, "i"), joints: "or", asks: true };
}

function saying(words: string, joints: Joints): Lead {
  return { words: new RegExp(`^${words}`, "i"), joints, asks: false };
}
