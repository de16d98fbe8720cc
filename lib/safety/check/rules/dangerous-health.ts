import type { Finding, Sentence } from "../types.ts";
import { findIn, gateOf } from "./gates.ts";
import { findPatterns, type Pattern, patternSet } from "./match.ts";

/** Medicine that must not be stopped or changed alone. Painkillers and the pill are not among it. */
const MEDICINE =
  "(?:meds?|medication|medicines?|tablets|anti ?-?depressants?|anti ?-?psychotics?|ssris?|insulin|lithium|mood stabili[sz]ers?|benzos?|xanax|valium|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|lexapro|effexor|venlafaxine|seroquel|quetiapine|clozapine|lamotrigine|lamictal|prednisone|warfarin|blood thinners?|beta blockers?|statins|thyroid tablets|anti ?-?epileptics?|methadone|immunosuppressants|depression pills|(?:heart|blood pressure|epilepsy|seizure|bipolar|hiv|psych|psychiatric|thyroid|anxiety|pressure|diabetes|tb)(?: \\w+)? (?:pills?|tablets?|meds?|medication|medicines?|drugs|treatment)|chemo|dialysis)";

/** Done against or without the people who know. */
const NOT_ALONE =
  /^(?!.*\b(?:without (?:a |an |any |my |the |all the |telling |asking )*(?:doctors?|psychiatrist|gp|supervision|prescription|neurologist|drama|telling|knowing|nurse)|no (?:doctor|psychiatrist|gp|clinic|hospital)|not telling|(?:doctor|psychiatrist|gp) (?:must not|mustn'?t|doesn'?t|would say no|wouldn'?t|won'?t)|instead of (?:calling|asking|seeing|telling)|behind (?:my|the) (?:doctor|psychiatrist)|on my own|by myself|myself|whatever (?:the|my)))/;
/** Agreed with somebody who knows, or only told. */
const CARED_FOR = new RegExp(
  `${NOT_ALONE.source}${/(?=.*\b(?:(?:ask|talk|speak|discuss|agree|agreed|tell|check|consult|appointment|call|together|supervis\w*|plan|help|as)\b.*\b(?:doctors?|dr|psychiatrist|gp|nurse|pharmacist|neurologist|cardiologist|oncologist|clinic|dietitian)|(?:doctor|dr|psychiatrist|gp|nurse|pharmacist|clinic|dietitian|cardiologist|surgeon)\b.*\b(?:said|says|suggested|agreed|wants|told|gave|halved|stopped|changed|recommended|thinks|supervised|advised|approved)|years ago|last (?:week|month|year|spring|summer|autumn|winter)|yesterday|used to|when i was|in (?:19|20)\d\d|why (?:can'?t|do|does|is|should)|what happens when|withdrawal symptoms of|leaflet|essay|article|exam|seminar|lecture|novel|documentary|dog|cat|vet|recover\w*|my (?:mother|mum|mom|father|dad|wife|husband|sister|brother|friend|partner|son|daughter) (?:wants|refuses|has|is|stopped|keeps)))/.source}`,
);
/** Asked about, or to be done with care, where the medicine is not to be stopped alone. */
const ASKED_WITH_CARE = new RegExp(
  `${NOT_ALONE.source}${/(?=.*\b(?:safely|slowly|gradually|taper\w*|with a (?:doctor|gp)|(?:ran|run|running) out|don'?t know if i should|how (?:do|can|should) i (?:come|get|wean)|before (?:we|i) try|before trying)\b)/.source}`,
);
const CARED_FOR_OR_ASKED = new RegExp(`${CARED_FOR.source}|${ASKED_WITH_CARE.source}`);

const DOWNERS =
  "(?:xanax|benzos?|valium|diazepam|sleeping (?:pills?|tablets?)|sedatives?|tramadol|codeine|oxy(?:codone|contin)?|opioids?|morphine|ketamine|mdma|ecstasy|cocaine|coke|speed|heroin|zopiclone|fentanyl|methadone|painkillers|antidepressants|meds|pills|acid|lsd|lithium)";
const DRINK =
  "(?:alcohol|alchohol|vodka|whisky|whiskey|wine|beers?|rum|gin|booze|drinks|cocktails|drinking)";

const wishes: readonly Omit<Pattern, "reason">[] = [
  {
    when: new RegExp(
      `\\b(?:stop(?:ping)?(?: (?:taking|using|with))?|quit(?:ting)?|com(?:e|ing) off|get(?:ting)? off|go(?:ing)? off|ditch|skip(?:ping)?|drop|wean (?:myself )?off|flush|throw away|halve|double|ration|pause|leave out|get rid of) (?:(?:all|my|the|of|taking|these|those|daily|stupid|every|five|three) ){0,3}${MEDICINE}\\b(?! (?:pump alarms?|pump|appointments?|reminders?|list|box|cabinet|bottles?|packaging|research|course|adverts?|names|shortage))`,
    ),
    unless: CARED_FOR_OR_ASKED,
  },
  {
    when: new RegExp(
      `\\b(?:never|not|don'?t|won'?t) (?:take|taking|use|inject) (?:(?:my|the|any|more|all) ){0,2}${MEDICINE}(?: (?:again|any ?more|from now on|from tomorrow))`,
    ),
    unless: CARED_FOR,
    isWish: false,
  },
  {
    when: /\b(?:replace|swap|substitute|instead of) (?:\w+ ){0,2}(?:insulin|chemo\w*|(?:hiv|heart|cancer|epilepsy|seizure) (?:meds?|medicines?|medication|treatment)|lithium|warfarin|antibiotics)\b.{0,40}\b(?:with|by|for|juice|herbs?|herbal|garlic|vitamins?|prayers?|oil|diet|magnesium|tea)\b|\b(?:treat|cure|heal|beat)(?:ing)? (?:my |the |his |her )?(?:cancer|tumou?r|diabetes|epilepsy|hiv|appendicitis|asthma|autism)\b.{0,40}\b(?:with|by) (?:\w+ )?(?:juice|herbs?|garlic|vitamins?|prayers?|baking soda|bleach|urine|diet|fasting|willpower|not|oil|mms)\b/,
    unless: CARED_FOR,
  },
  {
    when: /\b(?:take|taking|pop|tak|double|triple)(?:ing)? (?:(?:twice|double|triple|three times|four times|ten times) (?:my|the|as (?:many|much)|of)|[3-9] of (?:my|his|her)|(?:my|a) (?:friend|mate|mum|mom|dad|brother|sister|wife|husband|flatmate|roommate|cousin)(?:'s)?) (?:[\w'-]+ )?(?:dose|adhd|adderall|adderal|ritalin|opioids?|pills|meds|tablets|sertraline|xanax|melatonin|medication|diazepam|morphine|concerta|vyvanse|painkillers|oxy\w*|old)\b(?! to (?:the|her|him|my))|\bdouble (?:up on )?my (?:\w+ )?dose\b/,
    unless: CARED_FOR,
  },
  {
    when: new RegExp(
      `\\b(?:mix|combine|take|try|wash down|chase|pop)(?:ing)? (?:(?:my|some|the|a|few) ){0,2}(?:${DOWNERS}|[\\w-]+ (?:pills?|tablets?)) (?:and|with|an|plus|while|on top of) (?:(?:my|some|the|a|bottle of|on|sleeping|few) ){0,3}(?:${DRINK}|${DOWNERS})\\b|\\b(?:${DRINK}) (?:and|with) (?:my |some )?(?:xanax|benzos?|valium|sleeping (?:pills|tablets)|sedatives|tramadol|oxy\\w*|morphine)\\b|\\bsleeping (?:pills?|tablets?) (?:and|with|plus) (?:${DRINK})\\b`,
    ),
    unless: new RegExp(
      `${CARED_FOR.source}|\\b(?:safe|allowed|dangerous|interactions?|risks? of|warn\\w*|is it (?:ok|okay)|can i have|leaflet|milk|food|water|breakfast)\\b`,
    ),
  },
  {
    when: /\b(?:water |dry |total |zero calorie |extreme )?fast(?:ing)? (?:for |until )(?:(?:[5-9]|[1-9]\d|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|forty) days|(?:a|one|two|three|four|[1-9]) (?:weeks?|months?)|a week|a month)|\b(?:go|going|survive|live|last) (?:(?:[4-9]|[1-9]\d|four|five|six|seven|ten) days|(?:a|one|two|three|[1-9]) weeks?) without (?:food|eating)\b|\b[1-9]\d(?: |-)day (?:water|dry) fast\b|\bfast(?:ing)? without (?:water|food and water|food or water)\b|\bdry fast\b/,
    unless: CARED_FOR,
  },
  {
    when: /\b(?:eat|eating|eatting) (?:nothing|no food|zero)(?: at all)? (?:for|until|till|all week|this week|but air)\b|\b(?:not|stop|stopp|without|quit) (?:eat\w*|eating)(?: (?:completely|altogether|entirely|at all|anything))? (?:for (?:[2-9]|\d\d|two|three|four|five|six|seven|ten|a|weeks|days)|till|until)\b|\b(?:stop|quit) eating(?: (?:completely|altogether|entirely|food|at all))?(?: today| now| tonight| this week)?[.!?]*$|\bstarve (?:for|to (?:make|lose|get|fit)|until|off)\b|\b(?:skip|no) (?:all )?(?:food|meals) for (?:days|weeks|a week|[3-9]|\d\d)\b|\bone meal (?:a|per|every (?:two|three|four)) (?:week|days)\b|\b(?:haven'?t|have not|not) eaten (?:anything )?(?:in|for) (?:[2-9]|\d\d|two|three|four|five|six|seven) days\b.{0,40}\b(?:lose|get to|get down|fit|lbs|pounds|thin|skinny)\b/,
    unless: new RegExp(
      `${CARED_FOR.source}|\\b(?:blood test|colonoscopy|surgery|operation|ramadan|yom kippur|sunset|midnight|noon|lunch|dinner|[6-9] ?(?:pm|am)|hours|stop eating until (?:it hurts|i(?:'m| am|m) (?:sick|stuffed|full))|(?:make|cook|cooks|making|cooking) (?:us |me |the family )?one meal)\\b`,
    ),
    isWish: false,
  },
  {
    when: /\b(?:under|only|on|below|max(?:imum)?|survive on|live on|less than|eat) (?:just )?(?:[1-7]\d\d|[1-9]\d|zero|0) ?(?:k?cal(?:orie)?s?)(?: (?:a|per|each|every) day| daily)?\b(?! (?:less|fewer|deficit|burn\w*|workout|run|snack|lunch|dinner|breakfast|meal|walk|from|more))/,
    unless: new RegExp(
      `${CARED_FOR.source}|\\b(?:burn|deficit|snack|lunch|dinner|breakfast|each meal|per meal|cut|recipe|dessert)\\b`,
    ),
  },
  {
    when: /\b(?:throw(?:ing)? up(?! (?:a|the|some|my)\b)|vomit|purge|take laxatives|laxatives|diuretics|water pills|diet pills|clenbuterol)\b.{0,40}\b(?:after (?:eating|meals|dinner|every|lunch|family)|to lose|lose weight|losing weight|to get (?:thin|skinny)|get (?:thin|skinny)|burn|so nothing counts|thinner|until the|daily|fat)\b|\btapeworm diet\b|\bcotton ball diet\b|\bskip(?:ping)? (?:my )?insulin\b/,
    unless: new RegExp(
      `${CARED_FOR.source}|\\b(?:without (?!(?:\\w+ ){1,3}(?:noticing|knowing|seeing|finding|hearing))|closets?|clothes|toys|files|photos|wardrobe|season|pantry|stop|baby|toddler|my (?:cat|dog|son|daughter)|months? free|don'?t|keeps?|flu|bug|food poisoning|constipat\\w*)\\b`,
    ),
  },
  {
    when: /\b(?:stay awake|not sleep|no sleep|without sleep|stay up|skip sleep)\b.{0,20}\b(?:for )?(?:[3-9]|three|four|five|six|seven) (?:days|nights)\b|\b(?:7[2-9]|[89]\d|1\d\d) ?h(?:ours|rs)? (?:without|no) sleep\b/,
    unless: new RegExp(`${CARED_FOR.source}|\\b(?:baby|newborn|again|insomnia)\\b`),
    isWish: false,
  },
  {
    when: /\b(?:choking game|blackout challenge|pass ?-?out challenge)\b|\b(?:eat|swallow) (?:a |some )?tide pods?\b|\b(?:miracle mineral|bleach drops)\b|\b(?:drink|inject|take)(?:ing)? (?:hydrogen peroxide|bleach|turpentine|petrol|borax)\b|\b(?:sniff|huff)(?:ing)? (?:\w+ ){0,3}(?:glue|petrol|gas|deodorant|paint|aerosol)\b|\bget (?:high|drunk|stoned) (?:on|off) (?:cough (?:medicine|syrup)|nutmeg|glue|antihistamines|benadryl|hand sanitizer)\b/,
    unless: new RegExp(
      `${CARED_FOR.source}|\\b(?:my (?:kids?|pupils|students)|warn\\w*|dangers? of|dangerous|talk to|why|worried|teen\\w*|trend)\\b`,
    ),
  },
  {
    when: /\b(?:remove|pull|cut out|cut off|stitch|sew|lance|set)(?:ing)? (?:up )?(?:my own|my|the) (?:own )?(?:mole|tooth|teeth|iud|broken \w+|appendix|drain|jaw|wound|deep cut|abscess|implant)\b(?=.*\b(?:myself|at home|tonight|knife|pliers|own|needle|thread|alone)\b)|\b(?:give|crush|put|slip)\b.{0,40}\b(?:baby|toddler|kids?|child(?:ren)?|grandma|mother|mum|mom)\b.{0,40}\b(?:sleeping pills?|sedatives?|alcohol|antihistamines?|melatonin|cough syrup)\b.{0,40}\b(?:sleep|quiet|calm|flight|night)\b/,
    unless: CARED_FOR,
  },
];

const patterns = patternSet(wishes.map((pattern) => ({ ...pattern, reason: "dangerous_health" })));

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).join("|")}`;
const LOSS = gateOf(
  new RegExp(
    `\\b(?:los(?:e|ing)|loose|drop|shed|cut)(?:ing)? (?:about |at least |over )?(${NUMBER}) ?(kg|kilos?|kilograms?|lbs?|pounds|stone)\\b.{0,25}?\\b(?:in|within|for|over) (?:just |only |the next )?(${NUMBER}) ?(days?|dayz|weeks?)\\b`,
  ),
);
const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  ki: 1,
  lb: 0.454,
  po: 0.454,
  st: 6.35,
};
/** Guidelines advise up to one kilogram a week (NHS, CDC); above this one no doctor would agree alone. */
const LIMIT_PER_WEEK = 2.5;
const LEAST_LOSS = 3.5;

const toNumber = (number: string) => NUMBERS[number] ?? Number(number);

/** Weight that can't be lost in the time wished for without harm. */
function findLoss({ text }: Sentence): Finding[] {
  const match = findIn(LOSS, text);
  if (!match) return [];
  const [whole, amount = "", unit = "", span = "", period = ""] = match;
  const kilograms = toNumber(amount) * (KILOGRAMS[unit.slice(0, 2)] ?? 1);
  const weeks = toNumber(span) / (period.startsWith("d") ? 7 : 1);
  if (kilograms < LEAST_LOSS || kilograms / weeks < LIMIT_PER_WEEK) return [];
  const start = match.index;
  return [{ kind: "reason", reason: "dangerous_health", start, end: start + whole.length }];
}

/** Where death is spoken of, the rules of self-harm decide: their help is another one. */
const DEATH =
  /\b(?:die|dying|dead|death|kill|wake up|end it|heart stops|hurt myself|until the end)\b/;

/** Stopping or doubling vital medicine alone, extreme fasting, mixing drugs, cures that kill. */
export function findDangerousHealth(sentence: Sentence): Finding[] {
  const findings = [...findPatterns(patterns, sentence), ...findLoss(sentence)];
  return findings.length > 0 && DEATH.test(sentence.text) ? [] : findings;
}
