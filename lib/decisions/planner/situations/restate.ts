import { CHILD } from "@/lib/decisions/planner/situations/words";
import { LEARN_A_DISH } from "@/lib/decisions/planner/words/learn-a-dish";
import { withWrittenForms } from "@/lib/decisions/planner/words/spoken-forms";
import { isProperWord, lowerFirst } from "@/lib/decisions/planner/words/wording";

/** What is done with a thing that is due: "rent due Friday" is to pay the rent. */
const DUE_VERBS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rent|bill|invoice|fee|fees|tax|payment|fine|deposit|mortgage|council tax|insurance premium)s?$/i,
    "pay",
  ],
  [/\b(?:tax return|taxes|accounts|vat return)$/i, "file"],
  [/\b(?:library books?|books?|rental|parcel)$/i, "return"],
  [
    /\b(?:passport|licen[cs]e|visa|id card|permit|subscription|contract|insurance|railcard|membership|mot|certificate|registration)$/i,
    "renew",
  ],
  [/\b(?:presentation|deck|talk|pitch|speech)$/i, "prepare"],
  [/\b(?:assignment|homework|coursework|problem set|worksheet|expenses|timesheets?)$/i, "do"],
  [/\b(?:application|form|claim)$/i, "finish"],
  [
    /\b(?:report|essay|paper|chapter|thesis|dissertation|article|proposal|review|statement|letter|draft|summary|manuscript|plan|script|eulogy|brief|blog post|newsletter)$/i,
    "write",
  ],
];
const DUE =
  /^((?:(?:my|the|our|a|an)\s+)?(?:[\w'-]+\s+){0,4}?[\w'-]+)\s+(?:is\s+|are\s+|was\s+|has to be in\s+|needs to be in\s+|is\s+)?(?=(?:due|overdue|expires?|runs out|ends|deadline)\b)/i;

const told = (rest: string): RegExp =>
  new RegExp(`^(?:so |ugh |help |and )*${CHILD}\\b.{0,40}?\\b(?:${rest}).*$`, "i");

/** Each telling with the goal that it hides. */
const RESTATED: readonly (readonly [RegExp, string])[] = [
  [/^(?:still |also |just |ugh |so |and )*(?=(?:haven't|have not|forgot|lost|owe)\b)/i, "I "],
  [
    /^(?:still |also |just |ugh |so |and )*(?=(?:feel|feeling) (?:guilty|bad|awful|terrible|ashamed)\b)/i,
    "I ",
  ],
  [/^((?:i|we) feel )?(?:guilty|bad|awful|terrible) (?:about|for) not (?=\w+ing\b)/i, ""],
  [
    /^(?:the |my |our )?(kitchen|bathroom|bedroom|living room|hallway|garage|attic|loft|shed|garden|balcony|desk|fridge|wardrobe|spare room)(?=,? (?:before|by|today|tonight|tomorrow|this|on|for (?:the (?:party|visit|inspection|weekend)|guests))\b)(?!.*\b(?:is|are|has|have|needs?|leaks?)\b)/i,
    "tidy the $1",
  ],
  [LEARN_A_DISH, "$1 "],
  [
    /^(learn )(?:enough |some |a little |a bit of |basic )*([a-z]+) for (?:a|my|our|the) (?:\w+ )?(?:trip|vacation|honeymoon|cruise)\b(?: to \w+)?/i,
    "$1$2",
  ],
  [
    /,? (?:and |but )?(?:i )?(?:haven'?t|have not|not) (?:even )?(?:started|begun)(?: it| yet| on it)*[.!]*$/i,
    "",
  ],
  [/^((?:(?:and|to) )?learn) (?:how )?to (?:speak|talk) (?=[a-z]+$)/i, "$1 "],
  [/^(?:i (?:need|want|have) to )?declutter\W*$/i, "declutter the house"],
  [/^i haven't been to (?:the |my )?gym\b/i, "go to the gym"],
  [
    /^(?:i|we)(?:'ve| have|'ve got| have got| got)? (?:only |just )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?) (?:left )?(?:until|till|before) (?:the|our|my) movers? (?:comes?|arrives?)\b.*$/i,
    "pack up the apartment",
  ],
  // What Americans call it: a form that didn't come, an account for college.
  [
    /^(?:find|get|track down|locate|download|look for) (?:a copy of )?(?:my |the )?(?:missing |lost |old )?w-?2s?\b/i,
    "get my missing W-2 from payroll",
  ],
  [
    /^(?:set up|open|start|get) (?:a|an|the) 529(?: plan| account)?\b/i,
    "open a college savings account for my child",
  ],
  // What is lost is one's own.
  [/^(find|look for|search for|locate) (?:an?|my|the|our) (?:lost|missing) (?=\w)/i, "$1 my "],
  // The truck is for the move.
  [
    /^(?:rent|hire|book|get|reserve) an? (?:u-?haul|(?:\S+ )?(?:truck|van|trailer)),? and (?:then )?(?=move\b)/i,
    "",
  ],
  [
    told(
      "won't (?:go to )?sleep|(?:scared|afraid|refuses) (?:to|of) sleep\\w*|won't stay in (?:his|her|their|the) (?:own )?bed|won't go to bed|wakes? up (?:at|every|all)|(?:still )?sleeps in (?:our|my) bed|bedtime (?:is|takes)|up (?:all|every) night|refuses? (?:to go to )?(?:bed|sleep)",
    ),
    "get $<who> to sleep in their own bed",
  ],
  [
    told("(?:barely|never) (?:ever |even )?eats?|eats nothing|picky|fussy eater|spits out"),
    "get my toddler to eat",
  ],
  [
    /^(?:i )?(?:just )?(?:got|received) an? (parking (?:fine|ticket)|speeding (?:fine|ticket)|fine|penalty)\b.*?\b(?:unfair|wrong|wasn't|not my|didn't|mistake|disagree)\b/i,
    "appeal the $1",
  ],
  [
    /^(?:the |my )?(?:light ?bulb|bulb|light) (in|on|over|of) ((?:the |my )?[\w ]{2,20}?) (?:has |is |have )?(?:been |gone )?(?:out|dead|gone|blown)\b.*$/i,
    "replace the lightbulb $1 $2",
  ],
  [
    /^.*\bboxes\b.{0,24}\b(?:from (?:the|our|my) move|since (?:we|i) moved|never unpacked|not unpacked|still packed)\b.*$/i,
    "unpack the boxes from the move",
  ],
  [
    /^(?:i'?(?:ve| have)? )?(?:been |got |was )?invited to (.{3,40}?),?\s+(?:that |which |and |but )?i (?:really |just )?(?:don't want|can't face|dread).*$/i,
    "say no to $1",
  ],
  [
    /^(?:my |the )?back (?:has been |is |'s )?(?:killing me|hurts|aches|in bits|gone|sore|agony)\b/i,
    "get rid of my back pain",
  ],
  [
    /^(?:my |the )?(?:laptop|computer|pc|mac)\b.*\b(?:takes (?:\d+|ten|forever|ages)|so slow|really slow|fan (?:is|keeps)|freezes)\b.*$/i,
    "fix my slow computer",
  ],
  [
    /^(?:i )?(?:just )?failed (?:my |the )?((?:[\w-]+ ){0,2}(?:exam|test|module|midterm|final|resit))\b/i,
    "resit my $1",
  ],
  [/^(?:i )?(?:haven't|not) slept\b.*$/i, "sleep better"],
  [
    /^get (my|our) (?!(?:deposit|money|refund|cash|bond|tax|bail|job|ex|life|dog|cat|kids?|son|daughter)\b)([\w' -]{3,25}?) back (?:off|from) (?!work|school|hospital|the\b)((?:my )?[\p{L}'-]+(?: \p{Lu}?\p{L}+)?)(?=\W*$)/iu,
    "ask $3 for $1 $2 back that I lent",
  ],
  [
    /^(?:get rid of|lose|shift) (?:my |this )?(?:belly(?: fat)?|beer belly|gut|love handles|spare tyre|muffin top|lockdown weight|baby weight)\b/i,
    "lose weight",
  ],
  [
    /^(?:i )?(?:can't|cannot|never|don't) (?:seem to )?(?:get|go) to bed (?:before|until|till|by|at|on time)\b/i,
    "go to bed earlier, now ",
  ],
  [
    /^(?:i )?(?:keep|kept) (?:opening|looking at|staring at|starting) (.{4,60}?) and (?:then )?(?:closing|shutting|leaving|dropping) it(?: again)?/i,
    "finish $1",
  ],
  [
    /^(?:my )?(blood pressure|cholesterol|blood sugar|heart rate) (?:was|is|came back|has been) (?:too |very |really |quite )?(?:high|low|up|raised)\b/i,
    "see a doctor about my $1",
  ],
  [
    /^(?:i'm |i get )?(?:so |really |always )?(?:out of breath|breathless|dizzy|faint)\b/i,
    "see a doctor about being short of breath or dizzy, ",
  ],
  [
    /^(?:my |our )?(cobra|health insurance|medical insurance) (?:coverage )?(?:runs out|is running out|ends|is ending|expires|is up)\b/i,
    "enroll in a health insurance plan before $1 ends",
  ],
  [
    /^(?:my )?(driving licen[cs]e|licen[cs]e|passport|id|bank card|insurance) (?:still )?has (?:my |the |an )?(?:old|wrong) (address|name)\b/i,
    "change the $2 on my $1",
  ],
  [
    /^(?:someone|somebody) (?:is using|is in|keeps using|logged into|got into) (my (?:\w+ )?\w+)\b.*$/i,
    "secure my hacked account",
  ],
  [
    /^(?:get|have|be)\s+(?:(?:the|my|our|all|both|with|out|ready|\d|two|three|four)\s+)*(?:kids?|children|boys|girls|twins|family|everyone|everybody|us)\s+(?:(?:all )?(?:out|ready|gone|dressed|in the car|off)(?: of (?:the house|the door|home))?(?: to school)?)\s+(?:for|by|at|before)\s+(?=\d)/i,
    "get the kids out of the house on time, by ",
  ],
  [
    /^be out (?:of the (?:house|door) )?with\s.+?\s(?:for|by|at|before)\s+(?=\d)/i,
    "be out of the house by ",
  ],
  [
    /^(?:a |the )?(bath|shower)\s*[.,;–-]+\s*(?=(?:it's |its |has )?(?:been|not since|haven't))/i,
    "have a $1. ",
  ],
  [
    /^(?:my )?teeth\s*[.,;–-]+\s*(?=(?:it's |its |has )?(?:been|not since|haven't))/i,
    "brush my teeth. ",
  ],
  [
    /^(?:my )?hair\s*[.,;–-]+\s*(?=(?:it's |its |has )?(?:been|not since|haven't))/i,
    "wash my hair. ",
  ],
  [told("homework"), "get $<who> to do homework"],
  [
    told(
      "(?:screens?|ipad|tablet|fortnite|minecraft|roblox|xbox|playstation|youtube|tiktok|gaming|phone)",
    ),
    "reduce my child's screen time",
  ],
  [
    /^(?:(?:my|the|our) )?fridge (?:really |so |still )?(?:stinks?|smells?|reeks?|is (?:disgusting|gross|filthy|a mess))\b.*$/i,
    "clean the fridge",
  ],
  [
    /^((?:(?:my|the|our) )?(?:[\w-]+ )?(?:garage|shed|loft|attic|basement|cellar|spare room|box room|cupboard|drawer|wardrobe|closet|storage unit|utility room))\s+(?:(?:is|are)\s+)?(?:so |too |completely |totally |absolutely )*(?:full|packed|crammed|rammed|stuffed|overflowing|bursting|a mess|a tip|chaos)\b.*$/i,
    "clear out $1",
  ],
  [
    /^(?:can't|cannot) (?:even )?(?:see|find) (?:the |my )?(?:floor|desk|table)\b.*?(?:in|of) ((?:my|the|our) [\w' -]{3,30}?)(?=[,.]|$)/i,
    "tidy $1",
  ],
  [
    /^(?:i |we )?(?:keep|always) (?:being|am|running|turn(?:ing)? up|arriv\w+|getting) late\b/i,
    "be on time",
  ],
  [/^(?:i |we )?(?:keep|always) (?:losing|lose|misplac\w+) /i, "stop losing "],
  [
    /^(?:i |we )?(?:can't|never|don't|hardly) (?:seem to )?sleep (?:for|in|since|through|properly|well|at all).*$/i,
    "sleep better",
  ],
];

/** A telling as the goal it hides, with the rest as it was typed; the text itself where it hides none. */
export function restate(typed: string): string {
  const text = withWrittenForms(typed.replace(/’/g, "'"));
  const found = RESTATED.reduce((said, [telling, goal]) => said.replace(telling, goal), text);
  if (found !== text) return found;
  const [whole = "", thing = ""] = DUE.exec(text) ?? [];
  const verb = DUE_VERBS.find(([ends]) => ends.test(thing))?.[1];
  if (verb === undefined || WANTS_ELSE.test(text) || ORDERS.test(thing)) return typed;
  return `${verb} ${inSentence(thing, verb)} ${text.slice(whole.length).replace(FALLS_DUE, dayOf)}`;
}

/** "Grant report" behind its verb is "the grant report", unless the marks of a name tell of one. */
function inSentence(thing: string, verb: string): string {
  const [first = "", next = ""] = thing.split(" ");
  const isName = /['’]/.test(first) || isProperWord(first.toLowerCase()) || /^\p{Lu}/u.test(next);
  const named = isName ? thing : lowerFirst(thing);
  return verb === "write" && !/^(?:my|the|our|an?)$/i.test(first) ? `the ${named}` : named;
}

/** "finish my lab report due Monday" says what is to be done with it. */
const ORDERS =
  /^(?:finish|write|start|submit|turn in|hand in|do|complete|edit|revise|print|send)\s/i;

/** "contract ends in May, want to cancel it" says itself what is to be done. */
const WANTS_ELSE = /[,.;]\s+(?:(?:i|we)\s+)?(?:want|need|have|got) to \w+ (?:it|this|them)\b/i;

const FALLS_DUE =
  /^(?:due|overdue|expires?|runs out|ends|deadline)(?:\s+is)?(?:\s+(on|in|by|at|before|next|this|tomorrow|today)\b)?/i;

/** "expires in 5 weeks" is "in 5 weeks", "due 15 January" is "by 15 January". */
function dayOf(_: string, link: string | undefined): string {
  return link ?? "by";
}
