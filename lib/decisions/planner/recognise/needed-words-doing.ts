import {
  CONTESTED,
  IS_READIED,
  NEW_SITE,
  NO_APPEAL,
  RESUME_SITE,
} from "@/lib/decisions/planner/recognise/needed-words-shared";
import { ANOTHERS_JOB } from "@/lib/decisions/planner/situations/words";

/** A refund that came is not looked for. */
const HAS_COME = /^(?![\s\S]*\brefund (?:\S+ ){0,3}(?:came|arrived|landed|hit)\b)/i;

/** A landlord who gave no notice is not who gives it. */
const NOT_GIVEN =
  /^(?![\s\S]*\b(?:didn'?t|did not|without|no) (?:giv(?:e|ing) )?(?:us |me |any |proper )*notice\b)/i;

/** Of kinds about work, learning, money, papers and projects. */
export const NEEDED_DOING: Readonly<Record<string, RegExp>> = {
  // What is owed to a hospital is no tax.
  "tax-bill-cant-pay": /\b(?:tax(?:es)?|irs|hmrc|self assessment|1040|revenue)\b/i,
  // Hives and dogs are registered, too.
  "join-professional-register":
    /^(?![\s\S]*\b(?:(?:bee ?)?hives?|bees?|dogs?|cats?|cars?|boats?|trailers?|guns?|birth|death|marriage|vote|domain|business|classes|school|kindergarten)\b)/i,
  // A hole in a panel is patched, that of a nail is filled.
  "fill-holes":
    /^(?!\s*(?:patch|fix|repair) (?:an? |the |this )?(?:big |large |small )?hole in (?:the |my )?(?:drywall|sheetrock)\b)/i,
  // Tests that are marked are a teacher's.
  "child-spelling": /^(?!\s*(?:mark|grade)\b)/i,
  // Notes that are put away, and not read.
  "read-music": /^(?!\s*(?:file|sort|organi[sz]e|sell|store|scan)\b)/i,
  // A night in a tent with one's own.
  "lead-youth-camp":
    /\b(?:youth|scouts?|counsel\w+|leaders?|church|group|troop|volunteer\w*|lead|leading|run|running|staff|campers|summer camp)\b/i,
  // What somebody else should cook.
  "one-meal":
    /^(?!\s*(?:get|ask|make|have|teach)\s+(?:my|our|the)\s+(?:husband|wife|partner|sons?|daughters?|kids?|teen\w*|boyfriend|girlfriend|roommates?)\b)/i,
  "email-cancel-many": /\b(?:cancel\w*|off|postpone\w*|moved|rescheduled?|not happening)\b/i,
  "book-club-book": /\b(?:club|group|meeting|discussion)\b/i,
  "choose-laptop": /\b(?:laptops?|computers?(?! mouse)|macbook|chromebook|pc|notebook|mac)\b/i,
  // A desk that is set up is no hour spent sitting.
  "sit-less": /^(?!\s*(?:set up|buy|assemble|put together|build|get an?)\b)/i,
  // One piece for somebody who waits for it.
  "scan-paper": /^(?![\s\S]*\b(?:\d{3,}|old|family)\b)(?!\s*sign\b)/i,
  // Who tries a thing on or out has not run out of it.
  "reorder-supplies": /^(?!\s*try\b)/i,
  // A textbook is no contract, and who gives a seminar does not sit in one.
  "read-contract": /^(?![\s\S]*\b(?:textbook|course|exam|class)\b)/i,
  seminar: /^(?!\s*(?:run|host|lead|give|hold|teach|organi[sz]e)\b)/i,
  // Whoever chooses one knows already that there will be one.
  "decide-preschool":
    /\b(?:should|or|worth|wait|ready|yet|whether|decid\w+|too (?:young|early|soon))\b/i,
  // Whoever asks for it has decided when.
  // Which of two cars is another question than how it is paid.
  "decide-car-money":
    /\b(?:cash|loan|leas\w+|financ\w+|pay(?:ing|ments?)?|down payment|afford|monthly|trade[- ]in)\b/i,
  // Whoever moves a parent stays.
  "decide-move-near-parents":
    /^(?![\s\S]*\b(?:move|moving|bring|bringing) (?:my|our) (?:mom|dad|mother|father|parents?|mum|grand\w+|in-laws)\b)/i,
  "decide-raise-timing": /\b(?:should|or|wait|when|timing|too soon|before or|good time)\b/i,
  "office-party-toast":
    /\b(?:office|work|company|boss|manager|colleagues?|coworkers?|team|party|holiday|christmas|staff)\b/i,
  "decide-two-jobs-or-one": /\bjobs?\b/i,
  "ask-feedback-after-no": /\b(?:no|not|reject\w*|turned down|declin\w*|refus\w*|unsuccessful)\b/i,
  "ask-raise": /^(?![\s\S]*\bcredit limit\b)/i,
  // A tutor is asked about a task, an adviser for years.
  "ask-tutor": /^(?![\s\S]*\bto (?:be|become) my (?:advis[eo]r|supervisor|mentor)\b)/i,
  // An appeal is what is asked for, and no new try.
  "bad-grade": NO_APPEAL,
  // Reviews are asked for; the entry that they stand on is another matter.
  "beach-day": /^(?![\s\S]*\b(?:(?:a|one|two|\d+) weeks?|nights?|[2-9] days|suitcases?)\b)/i,
  // What a chain sold is no private sale.
  "bought-private-faulty":
    /^(?![\s\S]*\b(?:walmart|target|amazon|costco|best buy|home depot|ikea|argos|currys|tesco|john lewis|asda|aldi|lidl)\b)/i,
  "business-listing": /^(?![\s\S]*\breviews?\b)|\b(?:listing|profile|entry|maps|hours|pin)\b/i,
  "car-fail-no-money": /\bfail\w*/i,
  "car-insurance-renewal":
    /\b(?:renew\w*|due|expir\w*|auto\w*|ends?|runs out|went up|gone up|quote\w*|cheaper|switch\w*|chang\w+|last year|saturday|[$£€]\d)/i,
  "carve-wood": /^(?![\s\S]*\bpumpkins?\b)/i,
  "change-supervisor":
    /\b(?:chang\w+|switch\w*|new|swap|replac\w*|another|different|leav\w*|left|bad|never|doesn't|won't|problems?|retir\w*|moving)\b/i,
  // Who has sources for a paper has yet to write it.
  "cite-sources":
    /\b(?:cit(?:e|es|ed|ing|ations?)|referenc\w+|bibliograph\w+|footnotes?|endnotes?|apa|mla|harvard style|chicago style|zotero|plagiari\w+)\b/i,
  // The fee that somebody else asks for a missed hour is no rule for clients of one's own.
  "client-no-shows":
    /^(?![\s\S]*\bfrom (?:my|the|a) (?:therapist|doctor|dentist|clinic|hairdresser|barber|salon|vet|restaurant|hotel)\b)/i,
  // Whoever lives keeps the accounts.
  "close-late-accounts":
    /^(?=[\s\S]*\b(?:died|dead|death|late|passed|deceased|widow\w*|lost my|after my|estate)\b)[\s\S]*\b(?:facebook|instagram|online|e-?mails?|social|google|apple|linkedin|subscriptions?)\b/i,
  "code-work":
    /\b(?:cod\w+|programm?\w*|bugs?|software|app|script|python|java\w*|repo\w*|git\w*|pull request|deploy\w*|tests?|function|api|developer|feature|sprint|website|backend|frontend|legacy)\b/i,
  "cpd-log":
    /\b(?:cpd|register\w*|revalidat\w*|log\w*|nurs\w*|midwi\w*|hours|points|profession\w*|licen[cs]\w*|practi\w*|reflect\w*|evidence|apprentice\w*|train\w*|confirmer|hcpc|gmc|nmc|continuing)\b/i,
  "credit-report-error": /\b(?:credit|report|score|experian|equifax)\b/i,
  // Who gets fit for a walk trains for it.
  "day-hike": /^(?![\s\S]*\b(?:fit enough|get(?:ting)? fit|train(?:ing)?|in shape)\b)/i,
  // How one studies beside work is no question of fewer days in it.
  "decide-fewer-hours":
    /^(?![\s\S]*\b(?:master'?s|phd|ph\.d|mba|degree|college|classes|nursing school|grad school)\b)/i,
  "decide-second-car": /\b(?:second|two|2|another|one car|both)\b/i,
  "decide-uni-or-work":
    /^(?![\s\S]*\b(?:(?:online|part[- ]time|full[- ]time) or|or (?:online|part[- ]time|full[- ]time|on campus)|(?:law|med(?:ical)?|grad(?:uate)?|nursing|business) school|master'?s|phd|mba)\b)/i,
  "department-budget":
    /\b(?:departments?|annual|yearly|next year'?s?|fiscal|forecast\w*|spending plan|team'?s budget)\b/i,
  "dolls-house": /\bdoll\w*/i,
  "driving-test-again": /\b(?:again|fail\w*|second|third|retake|resit|next time|last time)\b/i,
  "earn-more": /^(?!\s*(?:i (?:want|need) to )?save\b)/i,
  // A bill that cannot be paid is not therefore wrong.
  "energy-bill-wrong":
    /^(?![\s\S]*\b(?:shut (?:it |me |us )?off|caught up|behind on|disconnect\w*)\b)/i,
  "face-balance":
    /\b(?:balance|bank\w*|money|overdraft|spen[dt]\w*|debts?|broke|payday|savings)\b/i,
  "find-clients": /^(?![\s\S]*\bw-?9\b)/i,
  "find-tutor-child":
    /\b(?:son|daughter|child\w*|kids?|boys?|girls?|twins|year old|teen\w*|step\w+|grand\w+|niece|nephew|he|she|his|her|him|pupil|year \d|grade)\b/i,
  "first-cv-decades":
    /\b(?:years|decades|since|long|again|raising|(?:19|20)\d\d|at (?:4|5|6)\d)\b/i,
  // Leftover coins are no money for a journey to come.
  "foreign-coins": /\b(?:coins?|jar|left ?over|old|change from|notes|drawer|brought back)\b/i,
  "give-notice": NOT_GIVEN,
  "green-card-renew":
    /\b(?:renew\w*|expir\w*|runs? out|ran out|running out|lost|stolen|replac\w*|i-?90|i-?751|condition\w*|valid|months?|stuck|pending|adit|biometrics|wrong|uscis|here yet|still not)\b/i,
  "guitar-chord-change":
    /\b(?:chang\w+|switch\w*|hard\w*|barr?e|transition\w*|f chord|stuck|slow)\b/i,
  "gym-cancel": /\b(?:cancel\w*|end|leave|quit|stop\w*|get out|out of)\b/i,
  // The truck is for the move.
  "hire-vehicle":
    /^(?!\s*(?:rent|hire|book|get|reserve) an? (?:\S+ )?(?:u-?haul|truck|van|trailer),? and (?:then )?move\b)/i,
  // A pay check is no windfall.
  "inheritance-windfall": /^(?![\s\S]*\b(?:pay ?che(?:ck|que)s?|salary|first wages?)\b)/i,
  "insurance-denied":
    /\b(?:den(?:y|ied|ial)|refus\w*|reject\w*|declin\w*|appeal\w*|not covered|won't (?:pay|cover)|wont (?:pay|cover)|turned (?:it |me )?down|said no)\b/i,
  internship: /^(?![\s\S]*\b(?:resume|résumé|cv|cover letter)\b)/i,
  "investor-pitch":
    /^(?![\s\S]*\belevator pitch)|\b(?:invest\w*|startup|deck|funding|raise|slides?)\b/i,
  "late-birth-registration": /\b(?:late|missed|overdue|never|still|after|years?|months?)\b/i,
  "late-tax-returns":
    /\b(?:late|years|behind|missed|overdue|past|20\d\d|penalt\w+|unfiled|never|catch up|haven't|not filed)\b/i,
  "lead-team": /^(?![\s\S]*\bget promoted\b)/i,
  // Whoever has the alphabet learns what comes next.
  "learn-alphabet":
    /^(?![\s\S]*\b(?:know|learn(?:ed|t)|can read|finished|got down)\b[^.,;]*\b(?:alphabet|letters|hangul|hiragana|katakana|kana)\b)/i,
  "learn-instrument": /^(?![\s\S]*\b(?:read (?:sheet )?music|sight[- ]?read\w*|read notes)\b)/i,
  "leave-course": /^(?!\s*transfer\b)/i,
  "live-on-one-wage": /^(?![\s\S]*\bpay ?che(?:ck|que) to pay ?che(?:ck|que)\b)/i,
  // Whoever starts a business that sells there has no market day yet.
  "market-stall":
    /^(?!\s*(?:i want to |i'd like to )?(?:start|launch|begin|build)\s+(?:an?|my|my own)\s+(?:\S+\s){0,3}business\b)/i,
  // These tests have parts of their own, of which maths is one.
  "maths-exam":
    /^(?![\s\S]*\b(?:SAT|ACT|GRE|GMAT|MCAT|LSAT)\b)(?!\s*(?:[Tt]each myself|[Ll]earn (?!for\b))\b)/,
  // "apply for Medicaid" renews nothing.
  "medicaid-renewal":
    /\b(?:renew\w*|re-?determin\w*|re-?certif\w*|letter|packet|cut (?:me )?off|proof|forms?|again|lost|lose|chip|due|by the)\b/i,
  mortgage: /^(?![\s\S]*\b(?:deal (?:is )?end\w*|fixed (?:rate|term) ends|remortgag\w*)\b)/i,
  "open-account":
    /^(?![\s\S]*\b(?:github|google|apple id|instagram|facebook|e-?mail|amazon|netflix|reddit|linkedin|tiktok|discord)\b)/i,
  // Who writes to single people posts to nobody.
  "open-to-work-post": /^(?!\s*(?:reach out|message|contact|text|e-?mail|call)\b)/i,
  "outdoor-film-night": /^(?!\s*(?:play|build)\b)/i,
  // "payday is Friday" tells of no loan.
  "payday-loan-out": /^(?![\s\S]*\bpayday (?:is|on|comes|falls)\b)|\bloans?\b/i,
  "photo-archive": /^(?![\s\S]*\b(?:vhs|(?:video ?)?tapes?|cassettes?|camcorder)\b)/i,
  photography: /^(?![\s\S]*\b(?:photoshop|lightroom)\b)/i,
  "register-business":
    /^(?!\s*(?:i want to |i'd like to )?(?:start|launch|begin|build|open)\s+(?:an?|my|my own)\s(?![\s\S]*\b(?:regist\w*|official\w*|legal\w*|llc|ltd|limited|licen[cs]e\w*|permit|tax|hmrc|irs|forms?)\b))/i,
  "regular-giving":
    /^(?!\s*(?:donate|give away) (?:my|our|the|an?) (?:\S+ )?(?:car|truck|van|vehicle)\b)/i,
  "release-song":
    /\b(?:releas\w*|publish\w*|put (?:it |them )?(?:out|up|online)|upload\w*|stream\w*|launch\w*|spotify|apple music|distro\w*|distribut\w*|bandcamp|out there|cover art|master\w*|isrc|royalt\w+|date)\b/i,
  // A car loan is refinanced elsewhere.
  remortgage: /^(?![\s\S]*\b(?:car|auto|truck|vehicle|student) (?:loan|note|finance))/i,
  "reply-review":
    /\b(?:customers?|guests?|google|online|stars?|tripadvisor|yelp|airbnb|trustpilot|etsy|amazon|(?:bad|negative|nasty|fake) reviews?)\b/i,
  "reply-work-mail":
    /\b(?:e-?mails?|mail|inbox|work|boss|clients?|customers?|manager|colleagues?|coworkers?|office|team|hr|suppliers?|accountant|recruiter|tender)\b/i,
  resit: NO_APPEAL,
  "save-for-trip":
    /\b(?:trip|holidays?|vacation|travel\w*|fly|flights?|visit|cruise|honeymoon|abroad|tour|safari|tickets?|to \p{Lu}\p{Ll}+)\b/u,
  "launch-website": NEW_SITE,
  "join-council": /^(?!\s*(?:knock|canvass|phone ?bank|volunteer|help|vote|write|call|email)\b)/i,
  "ask-visa-sponsor":
    /\b(?:job|work\w*|employers?|compan(?:y|ies)|boss|h-?1b|sponsorship|office|hr|manager)\b/i,
  "paid-family-carer": /^(?!\s*(?:hire|find|get|look for) (?:an?|some|somebody|someone|part)\b)/i,
  "book-driving-test": /^(?!\s*(?:prepare|practi[cs]e|study|pass|get ready)\b)/i,
  "become-licensed-worker": /^(?![\s\S]*\b(?:foster|adopt\w*)\b)/i,
  // A funeral that is paid for in advance is one's own, or somebody's who lives.
  "funeral-plan-prepaid":
    /\b(?:pre-?paid|pre-?plan\w*|pre-?pay\w*|own funeral|my funeral|in advance|ahead of time|before i (?:die|go)|when i(?:'m| am) gone|when i die|plot)\b/i,
  "school-enrol-papers":
    /\b(?:appointment|papers?|documents?|folder|bring|office|residence|permit|visa|moved here|new country)\b/i,
  "security-licence": /\b(?:security|sia|guards?|door|bouncer|cctv)\b/i,
  "sell-home": IS_READIED,
  "sell-inherited-home": /\b(?:house|flat|home|property|bungalow|apartment|condo|place)\b/i,
  // A mother's guilt trips are hers.
  // A freelancer signs with a client, and no employer.
  "sign-job-contract": /^(?![\s\S]*\b(?:freelance|client'?s?)\b)/i,
  "silent-supervisor": /^(?![\s\S]*\bextension\b)/i,
  "shouting-customer":
    /\b(?:customers?|clients?|guests?|patrons?|callers?|passengers?|patients?|diners?|shoppers?|tenants?|parents?|users?|buyers?|members?|subscribers?|man|woman|guy|lady|retail|store|shop|restaurant|counter|hotline|call center)\b/i,
  "situation-lost-job": new RegExp(`^(?![\\s\\S]*${ANOTHERS_JOB})`, "iu"),
  "situation-too-many-calls":
    /\b(?:calls|rings|texts|messages|phones|visits|drops by|turns up|shows up|emails|(?:call|text|messag|ring|phon|email|visit)ing)\b(?<!\bon calls)/i,
  "hire-skip": /^(?![\s\S]*\b(?:never|wasn'?t|not) (?:\w+ )?(?:collected|picked up)\b)/i,
  // Who wants to be promoted was not passed over.
  "situation-passed-over":
    /\b(?:passed|overlooked|turned down|rejected|lost|losing|missed|again|instead|someone else|younger|less|no promotion|never|not|didn'?t|wasn'?t|isn'?t|without|went to|got it|gave it|bitter|unfair|heard|list|leave after)\b/i,
  "situation-guilt": /^(?![\s\S]*\bguilt[- ]trip)/i,
  // "find a doctor who speaks Spanish" practises no language.
  "speak-language": /^(?![\s\S]*\b(?:who|that) (?:can )?speaks?\b)/i,
  "speeding-ticket": /^(?![\s\S]*\btraffic court\b)/i,
  // A loan that is to be forgiven was granted long ago.
  "student-finance": /^(?![\s\S]*\bloans?\b[\s\S]*\b(?:forgiv\w+|default|consolidat\w+))/i,
  "study-group-focus":
    /^(?!\s*(?:(?:i|we) (?:need|want|would like|have) to )?(?:find|join|form|get|look for|set up|start|create|organi[sz]e)\b)/i,
  // "stop spending money on takeout" is about no tax.
  "tax-pot":
    /\b(?:tax\w*|freelanc\w*|self-?\s?employ\w*|1099|quarter\w*|contract(?:or|ing)|sole trader|invoices?|side (?:job|hustle|gig|business)|gigs?|vat|irs|hmrc|accountant|clients?|january|brown envelope)\b/i,
  "tax-refund-claim": HAS_COME,
  "tax-refund-where": HAS_COME,
  "too-many-meetings": /^(?![\s\S]*\b(?:zon(?:e|ing) out|pay attention|drift\w* off)\b)/i,
  "train-colleagues":
    /^(?!\s*(?:sit|get|stay|make it|push) (?:through|awake|focused)\b|\s*(?:attend|survive|join|go to|complete)\b)(?![\s\S]*\b(?:brainstorm\w*|(?:mudder|spartan|marathon|5k|10k|triathlon|relay)\b))/i,
  "train-ticket-refund": /\b(?:trains?|rail\w*|amtrak|coach|bus|station|platform)\b/i,
  // A friend for the gym is no companion for a journey.
  "travel-buddy":
    /^(?![\s\S]*\b(?:walking|running|gym|workout|exercise|accountability) (?:buddy|partner)\b)/i,
  "wedding-vendor-gone":
    /\b(?:cancel\w*|gone|bust|pulled out|dropped|closed|ghost\w*|no longer|bankrupt)\b/i,
  "witness-statement": /\b(?:witness\w*|statement|saw)\b/i,
  // Exercise on a business trip is no work from abroad.
  "work-abroad-weeks": /^(?![\s\S]*\b(?:working out|workouts?|work out)\b)/i,
  // Reviews that others should write are asked for.
  "sign-language": /\b(?:sign(?:s|ing|ed)?|asl|bsl|deaf|hard of hearing)\b/i,
  "sleep-train-baby": /^(?![\s\S]*\b(?:puppy|pup|dog|kitten|cat)\b)/i,
  "write-cv": RESUME_SITE,
  "write-guest-review": /^(?!\s*(?:get|collect|ask for)\b)/i,
  "writing-contest": CONTESTED,
  "find-file-computer": /^(?![\s\S]*\b(?:w-?2s?|1099s?|1098|1095)\b)/i,
  "client-contract": /\b(?:contracts?|agreements?|terms|scope|sign\w*|proposal|retainer|nda)\b/i,
  "business-permit-renew": /\b(?:renew\w*|expir\w*|runs? out|lapsed?|again|yearly|annual)\b/i,
  "child-savings":
    /\b(?:kids?'?s?|child\w*|sons?|daughters?|bab(?:y|ies)|grand\w+|nieces?|nephews?|529|college|newborn|god\w+|teen\w*|junior|his|her|their)\b/i,
  "flight-compensation": /^(?![\s\S]*\brefund\b)/i,
  "choose-university":
    /\b(?:universit\w*|college\w*|uni|campus|schools?|offers?|accepted|admitted|where|law school|grad)\b/i,
  "promote-business": /^(?![\s\S]*\breviews?\b)/i,
  "loan-bad-score":
    /^(?!\s*(?:find|buy|get) (?:an? |me )?(?:(?:used|new|cheap|decent|reliable) )*(?:car|truck|suv|van)\b)/i,
  "prepay-meter-empty": /\b(?:meter|prepay\w*|prepaid|top ?up|credit|electric\w*|power|token)\b/i,
  "subject-access":
    /\b(?:data|personnel file|privacy|gdpr|ccpa|hold on me|have on me|held on me|information about me)\b/i,
  "pay-friend-back": /^(?![\s\S]*\b(?:come up with|for rent)\b)/i,
  "student-loan-repay": /^(?![\s\S]*\bor (?:go )?straight to\b)/i,
  "first-credit-card": /\bcards?\b|\bbuild (?:my |some |up )?credit\b|\bcredit history\b/i,
  "self-tape-audition":
    /\b(?:tape\w*|taping|video|film\w*|record\w*|camera|reel|zoom|send in|upload)\b/i,
};
