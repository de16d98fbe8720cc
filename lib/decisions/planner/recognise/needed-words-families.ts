import {
  AWAY_FOR_THE_DAY,
  CONTESTED,
  FOR_CHILDREN,
  NEW_SITE,
  NO_APPEAL,
  RESUME_SITE,
} from "@/lib/decisions/planner/recognise/needed-words-shared";

/** "garbage disposal" is the grinder below the sink. */
const GRINDER = /^(?![\s\S]*\b(?:garbage|sink) dispos(?:al|er)\b)/i;

/** Of families of kinds. */
export const NEEDED_FAMILIES: Readonly<Record<string, RegExp>> = {
  // Care of a child and a place at school are sought in different offices.
  // Who is picked up from a class has a place there.
  "wide-childcare-and-places":
    /^(?!\s*(?:pick|collect|fetch|get) .{0,25}\bup from\b|\s*(?:pick up|collect|fetch)\b)(?![\s\S]*(?<!after[- ]|before[- ]|nursery |play)\b(?:kindergarten|up for school|(?:sign|enroll?|regist)\S* .{0,20}(?:for|in) (?:\S+ )?school)\b)/i,
  // A heart that should beat faster is well.
  "wide-long-condition": /^(?!\s*(?:raise|increase|get) (?:my |your )?heart rate\b)/i,
  "wide-draw-and-photo": /^(?!\s*read\b)/i,
  // Boots that are tried on run no business.
  "wide-run-business": /^(?!\s*try on\b)/i,
  // A neighbor who is told beforehand is no trouble yet.
  "wide-neighbour-trouble":
    /^(?!\s*(?:warn|tell|let) (?:the|my|our) (?:\w+ ){1,3}(?:about|know)\b)/i,
  "wide-meeting-and-group-work":
    /^(?!\s*(?:keep (?:my|your) (?:cool|temper)|stay calm|tell hr)\b)/i,
  "wide-finish-own-project": NEW_SITE,
  "wide-job-application": RESUME_SITE,
  "wide-find-home-to-rent":
    /^(?!\s*(?:get|find|choose) an? (?:travel|insurance|sports|literary|talent) agent\b)/i,
  "wide-child-refuses": /^(?!\s*(?:buy|order|get an?) )/i,
  "wide-someone-is-dying":
    /\b(?:dying|die|dies|died|hospice|palliative|terminal\w*|cancer|to live|end of life|last (?:days|weeks)|goodbye|deathbed|losing my)\b/i,
  "wide-course-again": /^(?!\s*(?:catch up|meet up|get back in touch) with )/i,
  "wide-music-practice": /^(?!\s*(?:file|sort|organi[sz]e|scan|sell|copy) )/i,
  "wide-prices-and-invoices": /^(?![\s\S]*\bheart rate\b)/i,
  // Whoever tells a roommate tells no landlord.
  "wide-enter-or-leave-home":
    /^(?!\s*(?:tell|ask|text|message) (?:my |our )?(?:room+ates?|housemates?|flatmates?)\b)/i,
  // A dinner is no rite.
  "wide-ceremony":
    /\b(?:ceremon\w+|baptis\w+|baptiz\w+|christen\w+|godparents?|confirmation|communion|mitzvah|quince\w*|vows?|blessing|rite|seder|passover|eid|diwali|iftar|feast|naming|dedication|lobola|hanukkah|nowruz|church|temple|mosque)\b/i,
  // What somebody else should cook is no meal without strength.
  "wide-eat-without-energy":
    /^(?!\s*(?:get|ask|make|have|teach)\s+(?:my|our|the)\s+(?:husband|wife|partner|sons?|daughters?|kids?|teen\w*|boyfriend|girlfriend|roommates?)\b)/i,
  // Children that somebody wants are told nothing yet.
  "wide-explain-to-child":
    /^(?![\s\S]*\bi (?:really )?(?:want|don'?t want) (?:kids|children|a baby|another)\b)/i,
  "wide-good-neighbour":
    /\b(?:neighbou?rs?|neighbou?rhood|next door|street|block|building|hall|upstairs|downstairs|across|hoa|condo|apartments?|community|fence|cul|road)\b/i,
  "wide-photos-and-memories":
    /\b(?:photos?|pictures?|pics|albums?|scrapbooks?|memor\w+|videos?|films?|prints?|frames?|baby book|yearbooks?|slides|negatives|scan\w*|camera roll|tapes|home movies|stories|story|recipes?|letters)\b/i,
  "wide-clean-a-room":
    /^(?![\s\S]*\b(?:cars?|suv|truck|van|minivan|jeep|vehicle|boat|rv|camper)\b)/i,
  "wide-cook-for-guests": AWAY_FOR_THE_DAY,
  "wide-bank-errand":
    /^(?![\s\S]*\b(?:github|google|apple id|instagram|facebook|e-?mail|amazon|netflix|reddit|linkedin|tiktok|discord)\b)/i,
  "wide-car-care":
    /\b(?:cars?|vans?|truck|ute|vehicle|motor\w*|scooter|bike|engine|tyres?|tires?|wipers?|brakes?|clutch|exhaust|battery|oil|fuel|petrol|diesel|mot|rego|inspection|headlights?|bulb|windscreen|windshield|boot|bonnet|dashboard|mechanic|garage|roof box|tow\w*|caravan|trailer|parking|wheel|driv\w+|corolla|golf|fiesta|civic)\b/i,
  "wide-co-parent": /^(?![\s\S]*\bsupport\b[\s\S]*\b(?:i'?m|i am|we're)\b[\s\S]*\bbehind\b)/i,
  "wide-drain-and-toilet":
    /^(?!\s*(?:replace|change|swap|install|put in) (?:the|my|our|an?) (?:\S+ )?shower ?head\b)/i,
  "wide-exam-study": NO_APPEAL,
  // A night in the sleep lab is no hour with a book.
  "wide-focus-and-hours": /^(?![\s\S]*\bsleep study\b)/i,
  "wide-get-rid-of-waste": GRINDER,
  "wide-grow-something":
    /^(?!\s*(?:can \p{L}+|sign up))(?![\s\S]*\b(?:mow\w*|cut (?:the|my) (?:lawn|grass))\b)/iu,
  "wide-home-temperature":
    /\b(?:cold|hot|heat\w*|cool\w*|warm\w*|draught\w*|draft\w*|temperature|freez\w*|insulat\w*|radiators?|fan|air con\w*|ac|stuffy|thermostat|degrees)\b/i,
  "wide-kids-party": FOR_CHILDREN,
  "wide-learn-skill": /^(?![\s\S]*\b(?:pay ?stubs?|pay ?slips?|w-?2)\b)/i,
  "wide-medicine-supply": /^(?![\s\S]*\bcobra\b)/i,
  "wide-one-dreaded-task": GRINDER,
  // Paper is hung; whoever only names it is in need of no brush.
  "wide-paint-and-varnish": /^(?!\s*(?:wallpaper|hang wallpaper)\b)/i,
  "wide-perform-together":
    /\b(?:band|choir|group|orchestra|quartet|duet|ensemble|together|cast|troupe|we|us|our|bandmates?|singers|players|rehears\w+)\b/i,
  "wide-plan-celebration":
    /^(?!\s*(?:come up with|think of|brainstorm)\b)(?![\s\S]*\b(?:trivia|quiz) night\b)/i,
  "wide-promote-business": /^(?![\s\S]*\bfollowers\b)/i,
  // A holiday from screens has no helpline.
  "wide-quit-habit": /^(?![\s\S]*\bdetox\b)/i,
  "wide-scrub-off-dirt": GRINDER,
  "wide-send-work-out": CONTESTED,
  "wide-start-or-train-sport": /^(?![\s\S]*\b(?:home gym|triathlon)\b)/i,
  "wide-therapy": /^(?![\s\S]*\b(?:no-?show|late|cancellation) (?:fee|charge)\b)/i,
  // A licence to sell houses drives no car.
  "wide-vehicle-papers":
    /^(?![\s\S]*\b(?:real estate|nursing|teaching|journeyman|electrician'?s?|plumb\w+|master|trade|business|liquor|contractor'?s?|cosmetology|fishing|hunting) licen[cs]e)/i,
  "wide-mend-clothes": /^(?![\s\S]*\b(?:watch(?:es)?|clocks?|furniture|table|chairs?)\b)/i,
  "wide-food-to-use-up": /^(?![\s\S]*\bbreast ?milk\b)/i,
  "wide-school-meeting":
    /\b(?:meet\w*|talks?|teachers?|conferences?|iep|504|principal|evening|appointment|counselor)\b/i,
  "wide-damp-mould-smell": /^(?![\s\S]*\broof\b)/i,
  "wide-save-and-move-files": /^(?![\s\S]*\b(?:w-?2s?|1099s?)\b)/i,
  "wide-arrange-care": /^(?!\s*(?:find|get) (?:somewhere|a place|an apartment|housing)\b)/i,
  "wide-tell-hard-news": /^(?!.*\bor (?:stay|go)\b)/i,
  "wide-money-owed": /^(?![\s\S]*\b(?:come up with|for rent)\b)/i,
  "wide-cook-a-dish": /^(?!\s*(?:host|throw|plan)\b)/i,
  "wide-debt": /^(?![\s\S]*\bor (?:go )?straight to\b)/i,
};
