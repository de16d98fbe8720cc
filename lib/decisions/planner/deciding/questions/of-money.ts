import {
  holdsAll,
  MOTOR,
  PARENT,
  type QuestionPattern,
  RELATIVE,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about money, things to buy, and what is owed, by words that leave little doubt. */
export const MONEY_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "buy",
    says: /\bor (?:\w+ )?(?:hob|cooker|dryer|dishwasher|air ?fryer|grill|treadmill|topper)\b|\b(?:get|buy) (?:an? |the )?(?:new |used )?(?:standing desk|office chair|robot vacuum|mattress|grill|air purifier|treadmill|exercise bike|dishwasher|recliner|espresso machine|stand mixer|snow ?blower|riding mower|generator)\b|\b(?:grill|smoker|mattress|couch|sofa)\b[\s\S]*\bor\b|\b(?:hob|cooker|tumble dryer|dryer|dishwasher|air ?fryer|slow cooker|robot vacuum|e-?bike|treadmill|exercise bike)\b[\s\S]*\bor\b|\bget the (?:cheap|cheaper|budget|expensive|dearer)\b.{0,30}\bor the\b/i,
    unless:
      /\b(?:repair\w*|fix\w*|mend\w*|broken|broke|leak\w*|quotes?|landlord|builder|plumber)\b/i,
  },
  {
    id: "family-money",
    says: /\b(?:stop|keep) (?:paying|supporting|giving money)\b.{0,25}\b(?:sons?|daughters?|brother|sister|cousin|parents|kids?|grown)\b/i,
    unless: /\b(?:maintenance|child support|pocket money|lessons?)\b/i,
  },
  {
    id: "provider",
    says: /\blandline\b/i,
  },
  {
    id: "lend",
    says: /\b(?:let|allow) (?:my |a |the |him|her|them)(?:\S+ ){0,3}(?:to )?(?:borrow|use) (?:my|our) (?!name\b)/i,
  },
  {
    id: "buy",
    says: /^(?:an? |the )?(?:ps ?[45]|playstation|xbox|nintendo|switch|steam deck)\b.{0,20}\s(?:or|vs)\s/i,
  },
  {
    id: "buy",
    says: /^(?:an? |the )?(?:laptop|desktop|tablet|ipad|chromebook|kindle|kobo|e-?reader)\s+(?:or|vs)\s+(?:an? |the )?(?:laptop|desktop|tablet|ipad|chromebook|kindle|kobo|e-?reader|phone)\b/i,
  },
  {
    id: "own-price",
    says: /\bfor (?:free |the )?exposure\b|\b(?:work|play|perform|photograph|design|bake|sing|dj) (?:\S+ ){0,4}for (?:free|nothing)\b/i,
    unless: /\b(?:internship|placement|volunteer\w*|charity)\b/i,
  },
  {
    id: "put-money",
    says: /\b(?:bonus|inheritance|savings|lump sum|windfall|tax refund)\b[^.]*\b(?:loan|retirement|pension|401k|isa|fixed account|savings account|index fund|mortgage)\b/i,
  },
  {
    id: "repair",
    says: /\bworth (?:repairing|fixing|mending)\b/i,
    unless: /\b(?:marriage|relationship|friendship)\b/i,
  },
  {
    id: "do-it-or-pay",
    says: /\b(?:myself|ourselves) or (?:pay|hire|get)\b|\b(?:pay|hire) (?:\S+ ){1,6}or (?:do it|do this|paint it|build it|fix it) (?:myself|ourselves)\b/i,
  },
  {
    id: "vehicle-keep",
    says: /\bsell (?:my |our |the |his |her )?(?:\S+ ){0,3}(?:car|van|motorbike|caravan)\b[^.]*\bor keep (?:it|him|her)\b/i,
  },
  {
    id: "debt",
    says: /\b(?:bankruptcy|bankrupt|iva|debt (?:plan|relief|management)|consolidat\w+|chapter (?:7|13))\b/i,
  },
  {
    id: "contest-will",
    says: /\b(?:(?:contest|challenge|dispute) (?:the|his|her|a|\S+'s) will|(?:left|cut) (?:me |us )?out of (?:the|his|her|\S+'s) will)\b/i,
  },
  {
    id: "contest-or-pay",
    says: /^(?=[\s\S]*\b(?:pip|mandatory reconsideration|sanction(?:ed)?)\b)(?=[\s\S]*\b(?:appeal|tribunal|contest|fight|argue|challenge|pay it|just pay)\b)/i,
  },
  {
    id: "settle",
    says: /\b(?:settlement|out of court|go to (?:a |the |an )?(?:employment )?tribunal|acas|settle (?:out|now|for|with))\b/i,
    unless: /\b(?:pip|benefits?|mandatory|parking|pcn|visa|ilr|settled status|divorce)\b/i,
  },
  {
    id: "sign",
    says: /\b(?:prenup\w*|pre-nup\w*|postnup\w*|nda|non-?compete|(?:do|should) (?:i|we) sign\b|sign (?:it|the contract|this contract) or)\b/i,
    unless: /\b(?:sign up|sign on|sign (?:for|off)|petition|lease|tenancy|birthday card)\b/i,
  },
  {
    id: "car-money",
    says: holdsAll(
      MOTOR,
      "(?:repair(?:ed|s|ing)?|fix(?:ed|ing)?|mend(?:ed)?|weld\\w*|gearbox|clutch|engine|head gasket|failed (?:its|the|his|her) \\w+)",
      "(?:loan|finance|financing|newer|new one|new car|another (?:car|one)|replac\\w+|sell|scrap|lease|trade)",
    ),
    unless: /\b(?:claim|insurance|excess|lend)\b/i,
  },
  {
    id: "health-plan",
    says: /\b(?:hmo|ppo|hdhp|high[- ]deductible|health (?:insurance|plans?)|medical insurance|medicare (?:advantage|supplement)|medigap|marketplace plan|blue (?:cross|shield)|kaiser|aetna|cigna|united ?health\w*|humana|dental (?:plan|insurance)|vision plan)\b/i,
    unless: /\b(?:job|hospital bill|claim|denied|appeal\w*|travel)\b/i,
  },
  {
    id: "two-quotes",
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:contractors?|builders?|roofers?|plumbers?|electricians?|painters?|landscapers?|movers?|quotes?|bids?|estimates?)\b/i,
  },
  {
    id: "two-quotes",
    says: /\b(?:(?:two|three|2|3|both) (?:\w+ )?quotes\b|cash in hand\b|no invoice\b|(?:cheaper|cheapest|dearer) (?:quote|builder|roofer|plumber|electrician|firm)\b|quotes?\b[\s\S]{0,60}\b(?:guarantee|no vat|invoice))/i,
    unless: /\b(?:insurance|renewal|car hire)\b/i,
  },
  {
    id: "chase-or-drop",
    says: /\b(?:suing|sue (?:my|the|him|her|them|for)|small claims)\b/i,
    unless: new RegExp(`\\b(?:${RELATIVE}|${PARENT}|settle\\w*)\\b`, "i"),
  },
  {
    id: "family-money",
    says: /\b(?:sponsor (?:my|his|her|a|our)|pay (?:for )?(?:my )?(?:\w+'?s? )?(?:school|college|uni|tuition) fees|send(?:ing)? money (?:home|back)|remittances?|bail (?:him|her|them|my \w+) out|pay (?:his|her|their) (?:rent|bail|debts?|fees|fine))\b/i,
    unless: /\b(?:look after|care for|sponsored (?:run|walk)|marathon)\b/i,
  },
  {
    id: "put-money",
    says: /\b(?:pay(?:ing)? off|pay(?:ing)? down|clear|overpay\w*)\b[\s\S]{0,70}\b(?:or|vs|versus)\b[\s\S]{0,50}\b(?:sav(?:e|ing|ings)|invest\w*|isa|pension|emergency fund|premium bonds)\b|\b(?:sav(?:e|ing|ings)|invest\w*|isa|pension lump sum|lump sum)\b[\s\S]{0,60}\b(?:or|vs|to)\b[\s\S]{0,20}\b(?:pay(?:ing)? off|pay(?:ing)? down|clear|overpay\w*)\b/i,
  },
  {
    id: "borrow",
    says: /\b(?:take (?:out )?a loan|get a loan|borrow (?:the |some )?(?:[£$€]?\d\S*|money)|on finance|buy now pay later|bnpl|klarna|payday loan|title loan|cash advance|salary advance|credit card or)\b/i,
    unless: /\b(?:library|ladder|drill)\b/i,
  },
  {
    id: "lend",
    says: /(?<!never )\b(?:lend|loan (?:my|him|her|them)|give (?:my|him|her|them) (?:\S+ ){0,3}(?:money|[$£€]?\d+)|co-?sign|guarantor)\b/i,
    unless:
      /\b(?:i lent|bent|broke it|damaged|won'?t (?:give|pay) (?:it )?back|hasn'?t paid|college fund|529|inheritance)\b/i,
  },
  {
    id: "loan-rate",
    says: /\b(?:refinanc\w*|remortgag\w*|fix(?:ed)? (?:the |my |our )?(?:rate|mortgage)|overpay|tracker or fixed|fixed or (?:tracker|variable)|variable or fixed|mortgage deal)\b/i,
  },
  {
    id: "put-money",
    says: /\b(?:stock|shares) or cash\b|\bcash or (?:stock|shares)\b/i,
  },
  {
    id: "vehicle-keep",
    says: new RegExp(`\\bdonate (?:my|our|the) (?:old )?${MOTOR}\\b`, "i"),
  },
  {
    id: "family-money",
    says: /\bgive (?:my|our) (?:son|daughter|kids?|grand\w+|nephew|niece)\b.{0,40}\b(?:college fund|529|inheritance|savings)\b/i,
  },
];
