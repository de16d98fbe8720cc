import {
  CHILD,
  holdsAll,
  PARENT,
  PET,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about children and parents, by words that leave little doubt. */
export const FAMILY_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "school-or-childcare",
    says: /^\W*(?:pick|choose|decide on|help me pick) (?:an? |the )?(?:day ?care|nursery|pre-?school|school|(?:\w+ )?camp|babysitter|nanny)\b/i,
  },
  {
    id: "child-rule",
    says: /\bleave (?:the|my|our) (?:\w+ )?(?:kids|children|son|daughter|twins|boys|girls|toddler|baby) (?:\w+ )?(?:with|at)\b.{0,40}\b(?:mother|mum|mom|dad|father|parents|grand\w+|gran|nan|sister|brother|in-laws|friend)\b/i,
  },
  {
    id: "child-with-ex",
    says: holdsAll(
      "(?:my ex(?:[- ](?:husband|wife|partner))?|(?:his|her|their) (?:dad|mum|mom|father|mother)|the kids'? (?:dad|mum|mom)|co-?parent)",
      "(?:let|allow|agree|take|have|meet|keep|send)",
      CHILD,
    ),
    unless: /\b(?:wedding|back (?:with|together)|invite|uni|university|apprenticeship|lend)\b/i,
  },
  {
    id: "parent-care",
    says: new RegExp(
      `\\b${PARENT} (?:(?:wants?|asked|needs?|has|is going) )?to (?:move in|live with (?:us|me))|\\b(?:nurse|look after|care for) (?:my )?${PARENT}\\b|\\bcare home\\b`,
      "i",
    ),
    unless: /\b(?:work (?:in|at)|job (?:in|at)|shifts?|apply|volunteer\w*)\b/i,
  },
  {
    id: "dna-test",
    says: /\b(?:(?:dna|ancestry|paternity|genetic) (?:test\w*|kit)|23andme|brca\w*|huntington\S*)(?!\w)/i,
    unless: new RegExp(`\\b${PET}\\b`, "i"),
  },
  {
    id: "foster-child",
    says: /\b(?:foster (?:a |another |my )?(?:child\w*|kids?|teen\w*|nephew|niece|grand\w+|carers?)|foster carers?|adopt (?:a |another |the |her |his )?(?:child|baby|sibling\w*|nephew|niece|toddler|stepson|stepdaughter)|take in (?:my|his|her|our) (?:\S+ )?(?:nephews?|nieces?|grand\w+|cousins?|kids|children)|kinship|special guardianship)\b/i,
  },
];
