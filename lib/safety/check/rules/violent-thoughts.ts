import type { Finding, Sentence } from "../types.ts";
import type { Pattern } from "./match.ts";
import { PERSON, PET, PHRASE_END, STAGED } from "./people.ts";

const MIND =
  "(?:thoughts?|urges?|images?|pictures?|flashes|fantas(?:y|ies)|impulses?|visions?|nightmares?)";
const THINKING =
  "(?:think(?:ing)?|thought|imagin(?:e|ing)|picturing|picture|fantasi[sz](?:e|ing)|daydream(?:ing)?|dream(?:ing|t)?|obsess(?:ing|ed)?|feel like|feeling like)";
const HURTING =
  "(?:hurting|harming|killing|stabbing|strangling|choking|hitting|smothering|attacking|punching|slapping|pushing|shaking|murdering|shooting|poisoning|suffocating|beating up|drowning)";
const HURT =
  "(?:hurt|harm|kill|stab|strangle|choke|hit|smother|attack|punch|slap|shake|murder|shoot|beat|do something (?:bad|terrible|violent) to)";
const CLOSE =
  "(?:wife|husband|kids?|child(?:ren)?|partner|girlfriend|boyfriend|sons?|daughters?|baby|toddler|newborn|twins|mum|mom|dad|mother|father|brother|sister|stepkids|stepson|stepdaughter|dog|cat)";
const FEAR = "(?:afraid|scared|terrified|frightened|worried|petrified|fear)";
const MIGHT =
  "(?:i(?:'?ll|'m| will| might| may| could| am|'d)|one day i(?:'ll| will))(?: (?:going to|gonna|about to|snap and|lose it and|lose control and|explode and|actually|really|one day|end up|seriously)){0,3}";
const OTHERS = `(?:${PERSON}|${PET}|others${PHRASE_END}|animals${PHRASE_END})`;
/** "I'm afraid I'll hurt him if I leave" is about feelings. */
const FEELINGS = "(?! (?:by|if i|when i) \\w+)(?!.*\\b(?:break(?:ing)? up|feelings|honest)\\b)";

const SOURCES: readonly string[] = [
  `\\b(?:(?:can'?t |cannot |can not )?(?:stop|stopping|get rid of) (?:\\w+ )?)?(?:${MIND}(?: in my (?:head|mind))? (?:of|about|to)|${THINKING}(?: about| of)?|\\bidea of) (?:me |myself )?(?:\\w+ )?${HURTING} ${OTHERS}`,
  `\\b(?:(?:stop|resist) (?:\\w+ )?)?(?:urges?|impulses?) to (?:\\w+ )?${HURT} ${OTHERS}`,
  `\\b(?:homicidal|murderous|violent) (?:thoughts?|urges?|ideation|fantasies|impulses)\\b|\\b(?:murder|revenge) fantasies\\b`,
  `\\bintrusive (?:\\w+ )?(?:thoughts?|images?) (?:about|of) (?:(?:me )?${HURTING}|my ${CLOSE}${PHRASE_END})`,
  `\\b${FEAR} (?:that )?(?:(?:of |to )(?:losing control and |\\w+ )?(?:${HURTING}|${HURT})|${MIGHT} (?:${HURT}|hurting|hitting|killing)) ${OTHERS}${FEELINGS}`,
  `\\b${FEAR} (?:of )?what i(?:'ll|'d| might| could| may| will) do to ${OTHERS}`,
  `(?:^|\\bi |\\bme )(?:\\w+ ){0,4}?(?:stop|stopping|not|never|keep from|before i) (?:myself )?(?:from )?(?:want(?:ing)? to )?(?:hit(?:ting)?|hurt(?:ing)?|kill(?:ing)?|shov(?:e|ing)|punch(?:ing)?|lay(?:ing)? a hand on) (?:my (?:\\w+ )?${CLOSE}|someone|somebody)(?: again)?${PHRASE_END}`,
  `\\bi (?:almost |nearly |just |blacked out and )?(?:hit|slapped|shook|shoved|kicked|choked|grabbed|pushed) my (?:\\w+ )?${CLOSE}${PHRASE_END}(?=.*\\b(?:asham\\w*|scare[ds]?|help|never again|hate myself|wrong with me|stop being)\\b)`,
  `\\bmy (?:anger|rage|temper) (?:is |gets |feels )?(?:so |getting |completely )?(?:out of control|scares me|frightens me|violent)\\b|\\b(?:control|handle) my (?:anger|rage|temper) before (?:i|someone)\\b|\\bmy violent temper\\b`,
];

/** Unwanted thoughts of violence, the fear of losing control, and rage that somebody wants help with. */
export const VIOLENT_THOUGHTS: readonly Pattern[] = SOURCES.map((source) => ({
  reason: "violent_thoughts",
  when: new RegExp(source),
  unless: new RegExp(STAGED),
}));

const ASKS_FOR_HELP =
  /\b(?:scares? me|scared|afraid|frighten\w*|terrif\w*|horrif\w*|asham\w*|guilty|disgusted with myself|i(?:'d| would) never|don't want to (?:act|do (?:it|that)|become|be (?:like|that))|need (?:some )?help|help me (?:stop|calm|control|not)|get help|make (?:it|this|these|them) stop(?! (?:crying|barking))|stop (?:me|myself|thinking|feeling|wanting|this feeling)|how (?:do|can) i stop|talk me down|before i (?:hurt|do)|i know it'?s wrong|calm down|(?:when|how) i feel|feel like|hate that about|anger (?:course|management)|need someone to talk to|what do i do with|i don't recogni[sz]e myself|scare myself|know i won't|talk to (?:someone|somebody|a doctor|my doctor|my therapist|a therapist))\b/;
const IS_SET =
  /\b(?:tonight|tomorrow|this weekend|gun|rifle|pistol|knife|machete|i'?ll|i will|going to|gonna|planning|decided|help me (?:to )?(?:kill|murder|hurt))\b/;

/** "I want to hurt him and it scares me" asks for help; it is no threat while nothing is planned. */
export function softened(finding: Finding, { text, before, after }: Sentence): Finding {
  if (finding.kind === "clears" || finding.reason !== "threat") return finding;
  const wantsHelp = [text, before, after].some((each) => ASKS_FOR_HELP.test(each));
  if (!wantsHelp || IS_SET.test(text)) return finding;
  return { ...finding, reason: "violent_thoughts" };
}
