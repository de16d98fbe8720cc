import { type DoingRule, verb } from "@/lib/decisions/planner/general/doing-rule";
import { isOffice } from "@/lib/decisions/planner/reading/people";

const HOSTS = /^(?:host|cook|plan|do|have|make|organi[sz]e|prepare|prep)$/;
const BUYS = /^(?:buy|get|choose|find|pick|order)$/;
/** What several people pay together. */
const CLUBBED =
  /\b(?:we(?:'ve)? (?:all )?(?:collected|raised|chipped in|pooled)|chip(?:ped)? in|from \d+ (?:coworkers|colleagues|of us|people)|whip-round|group gift|pooled)\b/i;
const THROWS = /^(?:plan|organi[sz]e|throw|host|have|arrange|do|book)$/;
const BEFORE_WEDDING =
  /\b(?:(?:bachelor(?:ette)?|hen|stag) (?:party|do|night|weekend|trip)|bachelorette|stag do|hen do)$/i;
const CLOTHES_OF_THE_DEAD =
  /\b(?:late|dead) (?:\p{L}+[- ])?\p{L}+(?:'s|s|s') (?:\p{L}+ )?(?:clothes|clothing|closet|wardrobe|shoes)$/iu;
const ANXIOUS_CHILD =
  /^(?:help|support) (?:my|our) (?=.*\b(?:son|daughter|kid|child|teen\p{L}*|boy|girl|\d+[- ]year[- ]old)\b).*\b(?:anxi\p{L}+|nervous\p{L}*|panic\p{L}*|worries|worry\p{L}*)/iu;
/** Feasts for which a home is decked out. */
const FEAST =
  /\b(?:diwali|eid|ramadan|hanukkah|chanukah|halloween|thanksgiving|easter|new year'?s?(?: eve)?|lunar new year|chinese new year|holi|navratri|kwanzaa|4th of july|fourth of july|birthday|baby shower|fall|autumn)\b/i;
const DECKS =
  /^(?:decorate|deck out|put up (?:the |some )?decorations|hang (?:the |some )?decorations)\b/i;
/** "do my daughter's curly hair", "braiding my girls' hair". */
const CHILDS_HAIR =
  /\b(?:do|doing|braid|braiding|style|styling|manage|managing|look after|care for|plait|plaiting)\s+(?:my|our|his|her|the|a) (?:\S+ ){0,3}?(?:daughter|son|kid|child|girl|boy|toddler|stepdaughter|foster \p{L}+|granddaughter|niece|twin)(?:'?s|s')?'? (?:\p{L}+,? ){0,3}?hair\b/iu;

/** Rules for what is done with people, and for feasts and their preparations: each names a narrow kind. */
export const PEOPLE_RULES: readonly DoingRule[] = [
  {
    doing: verb("best-man-speech"),
    fits: ({ verb, object, typed }) =>
      verb === "write" &&
      /\b(?:speech|toast)$/i.test(object ?? "") &&
      /\bbest man\b|\b(?:best )?friend'?s wedding\b/i.test(typed),
  },
  {
    doing: verb("graduation-day"),
    fits: ({ verb, label }) =>
      /^(?:go|attend|get)$/.test(verb ?? "") &&
      /\bto an?(?: \S+){0,2} graduation\b|\bgraduation ceremony\b/i.test(label),
  },
  {
    doing: verb("contact-after-years"),
    fits: ({ verb, person }) => verb === "reconnect" && person !== null && !isOffice(person),
  },
  {
    doing: verb("weekly-call"),
    fits: ({ verb, object, rhythm }) =>
      /^(?:set|schedule|start|have|plan|arrange|make)$/.test(verb ?? "") &&
      /\b(?:phone |video )?calls?$/i.test(object ?? "") &&
      rhythm !== null,
  },
  {
    doing: verb("thanksgiving-host"),
    fits: ({ verb, object }) =>
      HOSTS.test(verb ?? "") &&
      /^(?:(?:my|our|a|the|first) )*thanksgiving(?: dinner| meal| lunch)?$/i.test(object ?? ""),
  },
  {
    doing: verb("quinceanera-plan"),
    fits: ({ verb, object }) => HOSTS.test(verb ?? "") && /\bquincea[nñ]era$/iu.test(object ?? ""),
  },
  {
    doing: verb("potluck-plan"),
    fits: ({ verb, object }) =>
      HOSTS.test(verb ?? "") && /\bpot-?luck(?: \p{L}+)?$/iu.test(object ?? ""),
  },
  {
    doing: verb("group-gift"),
    fits: ({ verb, object, typed }) =>
      BUYS.test(verb ?? "") && /\b(?:gift|present)$/i.test(object ?? "") && CLUBBED.test(typed),
  },
  {
    doing: verb("hen-stag-party"),
    fits: ({ verb, object }) => THROWS.test(verb ?? "") && BEFORE_WEDDING.test(object ?? ""),
  },
  {
    doing: verb("trusted-traveler"),
    fits: ({ verb, object }) =>
      /^(?:get|apply|sign|enroll?|renew|register|set)$/.test(verb ?? "") &&
      /\b(?:pre-?check|global entry)$/i.test(object ?? ""),
  },
  {
    doing: verb("clothes-of-the-dead"),
    fits: ({ object }) => CLOTHES_OF_THE_DEAD.test(object ?? ""),
  },
  {
    doing: verb("feast-decorate"),
    fits: ({ label, typed }) => DECKS.test(label) && FEAST.test(typed),
  },
  {
    doing: verb("carve-pumpkin"),
    fits: ({ verb, object }) => verb === "carve" && /\bpumpkins?$/i.test(object ?? ""),
  },
  {
    doing: verb("child-school-anxiety"),
    fits: ({ verb, label, typed }) =>
      /^(?:help|support)$/.test(verb ?? "") &&
      ANXIOUS_CHILD.test(label) &&
      /\bschool\b/i.test(typed),
  },
  {
    doing: verb("child-hair-care"),
    fits: ({ label }) => CHILDS_HAIR.test(label),
  },
];
