import {
  CHILD,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about work and study, by words that leave little doubt. */
export const WORK_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "job",
    says: /\bcounter-?\s?offers?\b|\bfor (?:the|a) start-?up\b/i,
    unless: /\b(?:house|flat|apartment|buyers?|seller|agent|car)\b/i,
  },
  {
    id: "study",
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:colleges|universities|unis|degrees|majors|programs|courses|grad schools)\b/i,
    unless: /\bmy (?:\w+ )?(?:son|daughter|kid|child)\b/i,
  },
  {
    id: "study-now",
    says: /\b(?:hand in|submit|turn in) (?:my|the) (?:\w+ )?(?:thesis|dissertation|essay|assignment|paper|coursework)\b[\s\S]*\bor\b|\bor (?:ask for|get|request) an extension\b/i,
  },
  {
    id: "study",
    says: /\b(?:master'?s|masters|(?:associate|bachelor|nursing|college|my) \w*\s?degree|degree|ph\.?d|mba|program|bootcamp|classes|(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school)\b[\s\S]*\b(?:part[- ]time|full[- ]time|online|on campus|in person|evenings?|(?:one|two|three|four|1|2|3|4) years?)\b|\b(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school\b[\s\S]*\bor\b|\bbetween\b[\s\S]*\b(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school\b/i,
    unless:
      /\b(?:hours at work|fee for|my (?:\w+ )?(?:son|daughter|kid|child|toddler)|preschool|daycare|exercise program|training program)\b/i,
  },
  {
    id: "work-hours",
    says: /\b(?:night shifts?|(?:nights|days) or (?:nights|days|lates|earlies)|(?:four|4|three|3)[- ]day week|compressed hours|(?:part|full)[- ]time or\b|or (?:go |work )?(?:part|full)[- ]time|(?:reduce|cut|drop) my hours|(?:drop|go down) to (?:three|four|two|2|3|4) days|job ?share|work from home or|from home or (?:the )?office|hybrid or)\b/i,
    unless:
      /\b(?:uni|university|degree|course|study|studies|college|master'?s|phd|school|nursery|childminder|redundancy|grade|nightmares?|breast\w*|bottle|feeds?|formula|hybrid (?:car|bike)|petrol)\b/i,
  },
  {
    id: "study",
    says: /\bgap year\b/i,
    unless: new RegExp(`\\bmy (?:\\w+ )?${CHILD}\\b`, "i"),
  },
  {
    id: "business",
    says: /\b(?:start|open|launch|run) (?:an?|my|my own|our|our own) (?:\p{L}+ ){0,2}(?:business|company|shop|store|salon|restaurant|food truck|agency|bakery|cafe|daycare)\b[\s\S]*\b(?:or|vs)\b/iu,
  },
  {
    id: "redundancy",
    says: /\b(?:redundancy|severance|voluntary (?:exit|leave)|early retirement)\b/i,
  },
];
