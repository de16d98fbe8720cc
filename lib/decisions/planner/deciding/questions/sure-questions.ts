import {
  PET,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** What is paid for by the month or the job, and has no plan of its own: "get a safe deposit box". */
const SERVICE =
  "(?:safe deposit box|p\\.?o\\.? box|mailbox|dumpster|carpet cleaner|house ?sitter|lawn service|snow removal|pest control|roadside assistance|aaa|car wash (?:membership|plan)|personal trainer|bookkeeper|water delivery|pool service)";
/** What is dear, stands about most days and can be rented by the day. */
const BIG_TOY =
  "(?:boat|pontoon|jet ?ski|sailboat|kayak|hot tub|atv|snowmobile|golf cart|dirt bike|trampoline|sauna|pool table)";

/** Sorts of questions whose plans no kind knows better. */
export const SURE_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "gun",
    says: /\b(?:get|buy|own|have|keep) (?:an? |my |the )?(?:gun|handgun|pistol|firearm|shotgun|rifle)\b/i,
    unless:
      /\b(?:nail|glue|heat|massage|water|nerf|toy|hunting|hunt) ?(?:gun|rifle)?\b|\bgun (?:safe|cabinet|lock)\b|\bkill|\bmyself\b|\bsuicid/i,
  },
  {
    id: "open-relationship",
    says: /\bopen (?:up )?(?:the |our |my )?(?:marriage|relationship)\b|\bopen or (?:close|keep)\b.{0,20}\b(?:marriage|relationship)\b|\b(?:polyamor\w+|swinging|threesome)\b/i,
  },
  {
    id: "adopt-stepchild",
    says: /\badopt (?:my |our )?(?:\p{L}+'?s )?(?:step ?(?:son|daughter|kids?|child(?:ren)?)\b|(?:wife|husband|partner|fianc\p{L}+)'?s (?:sons?|daughters?|kids?|child(?:ren)?)\b)/iu,
  },
  {
    id: "small-service",
    says: new RegExp(
      `\\b(?:get|rent|hire|have|use|pay for|sign up for|join) (?:an? |the |my )?${SERVICE}`,
      "i",
    ),
  },
  {
    id: "get-cover",
    says: /\b(?:get|buy|need|keep|drop|have|worth)\b.{0,20}\b(?:car|auto|flood|earthquake|umbrella|disability|dental|vision|wedding|boat|motorcycle|homeowners?) insurance\b|\bgap insurance\b|\bcar insurance or\b/i,
    unless: /\b(?:claim|quote|job|licen[cs]e|agent|switch|renewal|lapse)\b/i,
  },
  {
    id: "license",
    says: /\b(?:become|get|be) (?:an? |my |certified as an? )?(?:notary|real estate (?:agent|licen[cs]e)|cdl|realtor|personal trainer|cna|phlebotomist|pilot'?s? licen[cs]e|cosmetology licen[cs]e|insurance licen[cs]e|teaching (?:certificate|licen[cs]e)|pmp|esthetician|paralegal|emt)\b/i,
    unless: /\bhire\b/i,
  },
  {
    id: "big-toy",
    says: new RegExp(`\\b(?:get|buy|own|lease) (?:an? |the |our )?(?:\\w+ )?${BIG_TOY}\\b`, "i"),
    unless: /\b(?:sell|insurance|repair|fix|cover|tickets?)\b/i,
  },
  {
    id: "worth-it",
    says: /\btint(?:ed|ing)?\b.{0,30}\bwindows?\b|\bwindows? tint(?:ed|ing)?\b|\b(?:ceramic coat\w*|undercoat\w*|car detail\w*|gutter guards?|water softener)\b|\bupgrade (?:my|our|the) (?:seats?|room|flight|ticket)s?\b|\bworth (?:it to |the )?(?:driv(?:e|ing)|trip)\b/i,
    unless: /\b(?:colou?r|hair|glasses|lenses)\b/i,
  },
  {
    id: "name-baby",
    says: /\bname (?:the|our|my|her|his) (?:\w+ )?(?:baby|son|daughter|twins?|boy|girl)\b|\bbaby names?\b/i,
    unless: /\b(?:sur|last |family )name\b|\bmiddle school\b/i,
  },
  {
    id: "pet-rule",
    says: new RegExp(
      `\\blet (?:the|our|my) (?:\\w+ )?${PET} (?:sleep|lie|sit|eat|be|go|on|up|off)\\b.{0,20}\\b(?:bed|couch|sofa|furniture|upstairs|bedroom|leash|table)\\b`,
      "i",
    ),
  },
  {
    id: "try-week",
    says: /\bmove (?:my|the|our) (?:\w+ )?(?:desk|tv|bed|couch|office|crib|dresser|piano)\b|\b(?:switch|change) (?:to )?(?:decaf|oat milk|mornings|my (?:schedule|routine|alarm|bedtime))\b|\b(?:get|wake) up (?:earlier|at [4-6])\b/i,
    unless: /\b(?:movers?|moving|sell|dad|mom|grand\w+)\b/i,
  },
  {
    id: "which-first",
    says: /\b(?:fix|do|paint|replace|redo|finish|tackle|learn|visit|unpack|remodel|renovate|plan|build|start|start with|work on) (?:the |my |our )?[^,.;?]{2,30} or (?:the|my|our) [^,.;?]{2,30} first\W*$/i,
    unless: /\b(?:debts?|loans?|cards?|bills?|pay)\b/i,
  },
  {
    id: "evict",
    says: /\bevict\w*\b.{0,25}\b(?:tenants?|renters?|roommate|lodger|him|her|them)\b|\bkick (?:my|the|our) tenants? out\b/i,
    unless: /\b(?:landlord|me|us)\b/i,
  },
];
