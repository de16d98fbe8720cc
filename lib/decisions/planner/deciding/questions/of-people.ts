import {
  AT_WORK,
  CHILD,
  FAITH_HOME,
  holdsAll,
  ILLNESS,
  PARENT,
  type QuestionPattern,
  RELATIVE,
  SPOUSE,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about partners, friends, faith and days with others, by words that leave little doubt. */
export const PEOPLE_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "say-it",
    says: new RegExp(
      `\\bask (?:my |our |his |her )(?:${PARENT}|${RELATIVE}|in-laws|grand\\w+) for (?:money|help|a loan|some money|the deposit|cash)\\b`,
      "i",
    ),
  },
  {
    id: "reach-out",
    says: new RegExp(
      `\\b(?:text|call|ring|write to|message|contact|phone|visit) (?:my )?(?:${PARENT}|${RELATIVE}|old friend|ex|son|daughter)\\b[\\s\\S]*\\b(?:haven'?t|have not|not) (?:\\w+ )?(?:talked|spoken|seen|heard)\\b`,
      "i",
    ),
    unless: /\b(?:hospital|dying|hospice)\b/i,
  },
  {
    id: "go-along",
    says: /\bgo to (?:my|our|his|her|a|the) .{0,40}\b(?:ceremony|naming|graduation|christening|baptism|engagement|reunion|baby shower)\b/i,
    unless: /\bor (?:my|our|his|her)\b/i,
  },
  {
    id: "take-on",
    says: /\b(?:get|take|accept|say yes to) (?:an|the|on an|on the|our) allotment\b/i,
  },
  {
    id: "celebrate",
    says: /\b(?:wedding |party |reception )?venue:|\bvenue\b[\s\S]*\bor\b|\bbetween\b[\s\S]*\bvenues\b/i,
  },
  {
    id: "celebrate",
    says: /\bwedding (?:menu|cake|breakfast|dj|band|food|colou?rs|flowers)\b|\b(?:should|do) (?:i|we) propose\b.{0,40}\bor\b/i,
    unless: /\b(?:lend|borrow|prenup)\b/i,
  },
  {
    id: "guest-stay",
    says: /\blet (?:my|the|our) (?:lodger|flatmate|housemate|roommate|tenant)(?:'?s)? (?:\w+ )?(?:boyfriend|girlfriend|partner|friend|brother|sister|dog|cat)\b.{0,20}\b(?:move in|stay|live)\b/i,
  },
  {
    id: "change-name",
    says: /\b(?:my|his|her|whose|which) (?:sur|last |family )name or\b|\b(?:sur|last |family )name or (?:his|hers|mine|my|theirs)\b|\bbaby (?:my|his|her) (?:sur|last |family )name\b/i,
  },
  {
    id: "go-along",
    says: /\b(?:take|pull|keep|have) (?:\S+ ){1,4}out of school for\b.{0,30}\b(?:wedding|funeral|eid|diwali|party|birthday|reunion|family)\b/i,
  },
  {
    id: "go-along",
    says: /\bjoin (?:my|our|some|the) (?:\S+ )?(?:sisters?|brothers?|friends?|mates?|mum|mom|dad|parents|cousins?|family|aunt|uncle|in-laws|girls|lads) (?:in|on|for|at)\b|\b(?:wants?|asked|invited|begging|begs) (?:me|us) to (?:come|go|fly|join \S+) (?:along |with \S+ )?(?:to|on|for)\b/i,
    unless:
      /\b(?:work|office|court|doctor|school|uni|university|church|mosque|therapy|counsell?ing|hospital|gym|class|interview)\b/i,
  },
  {
    id: "date",
    says: /\bkeep seeing (?:him|her|them)\b|\b(?:third|fourth|fifth|another) date\b/i,
  },
  {
    id: "partner-secret",
    says: holdsAll(
      `my ${SPOUSE}(?:'?s)?`,
      "(?:cheat\\w*|affair|messages?|texts|flirt\\w*|seeing someone|secret (?:account|phone|debt)|lied|lying|gambl\\w*|dating app|tinder)",
      "(?:say (?:something|anything|nothing)|confront|ask (?:him|her|them)|wait|bring it up|tell (?:him|her|them) i (?:know|saw|found)|check (?:his|her|their) phone)",
    ),
    unless: /\b(?:i cheated|my affair|i had an affair|i lied)\b/i,
  },
  {
    id: "step-in",
    says: /\b(?:(?:keep|stay) out of (?:it|this|things)|none of my business|not my (?:place|business)|interfer\w+|butt in|step in|mind my own)\b/i,
  },
  {
    id: "tell-work",
    says: holdsAll("(?:tell(?:ing)?|disclos\\w+|declar\\w+|mention|say)", AT_WORK, ILLNESS),
    unless:
      /\b(?:sick day|call in sick|my (?:mum|mom|dad|son|daughter|husband|wife|kids?|parents))\b/i,
  },
  {
    id: "tell-when",
    says: /\b(?:tell|announce|hand in my notice|bring it up)\b[\s\S]*\b(?:before or after|now or (?:wait|after|later|when)|or wait (?:un)?till?)\b/i,
    unless: new RegExp(
      `\\b(?:vet|doctor|gp|dentist|clinic)\\b|\\btell (?:my|our|the) (?:\\w+ )?${CHILD}\\b`,
      "i",
    ),
  },
  {
    id: "tell-truth",
    says: /\b(?:confess|come clean|own up|take it to the grave)\b|\btell (?:my|him|her|them)\b[\s\S]{0,40}\b(?:herpes|hiv|sti|std|chlamydia)\b/i,
    unless: /\b(?:boss|manager|work|teacher|police|priest)\b/i,
  },
  {
    id: "faith-rite",
    says: /\b(?:christen\w*|bapti[sz]\w*|circumcis\w+|(?:bar|bat) mitzvah|(?:first|holy) communion|confirmation class\w*|god(?:parents?|mother|father)|convert (?:to (?:islam|judaism|christianity|catholicism|hinduism|buddhism|sikhism|his|her|their)|before|for (?:him|her|the wedding)))\b/i,
    unless: /\b(?:go to|invited|present|gift|wear|lend)\b/i,
  },
  {
    id: "faith-place",
    says: new RegExp(
      `\\b(?:stop (?:going|attending)|leave|leaving|go(?:ing)? back|return|change|switch|join|keep going|quit|stay (?:at|in|with))\\b.{0,20}\\b${FAITH_HOME}\\b`,
      "i",
    ),
    unless: /\b(?:wedding|nursery|school|funeral|choir)\b/i,
  },
  {
    id: "funeral-go",
    says: holdsAll(
      "(?:funeral|wake|viewing|burial service|memorial service)",
      "(?:go|going|attend|speak|stay away|fly|eulogy|miss|(?:take|bring) (?:the|my|our) \\w+)",
    ),
    unless: /\b(?:cremation or|or cremation|cremat\w+ or|plan (?:the|his|her)|pay for)\b/i,
  },
  {
    id: "change-name",
    says: /\b(?:(?:change|keep|take) (?:my|his|her|our|their) (?:own )?(?:maiden |last |sur|family )?(?:sur)?name|maiden name|double[- ]barrel\w*|hyphenat\w+|whose (?:sur|last )name)\b/i,
    unless: /\b(?:down|out of|off|bank|account|business|company|domain)\b/i,
  },
  {
    id: "cut-contact",
    says: /\b(?:stay|remain|keep being) friends with (?:someone|somebody|a|people)\b|\bend (?:a|this|that) friendship\b|\b(?:keep|let go of) (?:a|this|my) (?:one-?sided )?friend(?:ship)?\b/i,
  },
  {
    id: "cut-contact",
    says: /\b(?:(?:un)?block (?:my|him|her|them|his|an? (?:friend|relative))|unfriend|cut (?:\w+ ){1,4}(?:off|out of)|cut contact|(?:stay|go|remain) (?:no|low)[- ]contact|go nc|stop (?:speaking|talking) to|end (?:the|our|this|my|a) friendship|stop seeing (?:my|this|a) (?:\w+ )?friend|stay friends with (?:my ex|him|her)|drop (?:her|him|them) as a friend)\b/i,
    unless:
      /\b(?:hair|toenail|price|budget|diary|calendar|drive(?:way)?|drain|view|asked (?:me )?for no contact|said never)\b/i,
  },
  {
    id: "take-on",
    says: /\b(?:be|being|become|becoming|act as|stand as) (?:an? |the |his |her |their |my \S+ )?(?:executor|trustee|treasurer|school governor|club secretary|best man|bridesmaid|maid of honou?r)\b/i,
  },
  {
    id: "guest-stay",
    says: /\b(?:(?:let|have) (?:my|his|her|our|him|them|a) ?(?:\S+ ){0,5}(?:stay|crash|move in|live with (?:us|me)|sleep on)|(?:wants?|asked|asking) to (?:stay|come for (?:\w+ )?(?:weeks?|months?)|move in|come and stay|crash)|come (?:to stay|and stay|for (?:\w+ )?(?:weeks|months)))\b/i,
    unless: new RegExp(
      `\\b(?:dog|cat|puppy|boyfriend|girlfriend|on (?:my|the) bed)\\b|\\b${PARENT}\\b(?! in law| s).{0,20}\\b(?:move in|live with)\\b`,
      "i",
    ),
  },
  {
    id: "date",
    says: /\b(?:give|get) (?:my|his|her) (?:phone )?number to\b|\bgive (?:him|her|the (?:guy|girl|woman|man)) (?:\w+ ){0,4}my number\b|\bask out\b/i,
    unless: /\b(?:boss|work|insurance|dealer|police|lawyer)\b/i,
  },
  {
    id: "celebrate",
    says: /\bbirthday (?:party )?(?:at|in)\b[\s\S]*\bor\b/i,
  },
];
