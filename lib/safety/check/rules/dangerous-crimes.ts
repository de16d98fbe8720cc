import { HARMLESS } from "./dangerous-words.ts";
import { type Pattern, patternSet } from "./match.ts";

const OTHERS =
  "(?:(?:his|her|their|your|somebody(?: else)?'?s?|someone(?: else)?'?s?|other people'?s|a stranger'?s|another person'?s|(?:my|the|our|an?) (?:[\\w-]+ )?(?:ex|wife|husband|girlfriend|boyfriend|gf|bf|partner|neighbou?r|boss|manager|co-?worker|colleague|flatmate|roommate|housemate|landlord|teacher|professor|school|university|college|bank|company|employer|competitor|sister|brother|mother|father|mum|mom|dad|grandma|grandmother|uncle|aunt|cousin|friend|rival|tenant|victim|widow|pensioner)s?(?:'s?)?))";
const DRUGS =
  "(?:(?:crystal )?meth(?:amphetamine)?|heroin|cocaine|coke(?! zero)|crack cocaine|fentanyl|mdma|ecstasy|lsd|ketamine|ghb|rohypnol|roofies|amphetamines?|opioids?|opium|oxy(?:codone|contin)?|xanax|crystal|speed(?= and| or|$)|(?:illegal|party|hard|designer) drugs|drugs|date rape drugs?)";
const QUITS = new RegExp(
  `${HARMLESS.source}|\\b(?:quit|sober|off|stop\\w*|addict\\w*|say no to|legal\\w*|lesson|effects? of|exam|overdose|pharmac\\w*|chemist'?s?|prescri\\w*|drugstore|an? (?:diet |cherry )?coke|scared (?:that )?(?:he|she|they|my|of)(?:'?s|'?re)?)\\b`,
);

const patterns: readonly Omit<Pattern, "reason">[] = [
  // Drugs
  {
    when: new RegExp(
      `\\b(?:cook|make|synthesi[sz]e|produce|manufacture|extract|sell|deal|smuggle|traffic|flip|move|buy|score|order|cut|press|import|get)(?:ing)? (?:me )?(?:some |my |the |a |an |fake |more |bags? of |batch of |first |small |out |into |crystal |strong |illegal |own |homemade |kilo of |little ){0,4}${DRUGS}\\b(?! ?stores?)`,
    ),
    unless: QUITS,
  },
  {
    when: /\b(?:deal|sell|push|flip)(?:ing)? (?:\w+ ){0,2}(?:weed|pills|pot|hash|shrooms|adderall|ritalin|oxy|prescription (?:pills|meds)|edibles)\b|\bsell(?:ing)? (?:my|his|her|their) (?:\w+'s )?(?:adhd |spare |extra |leftover |left over |old )?(?:meds|medication|pills)\b|\b(?:meth|drug) lab\b|\b(?:become|be|start as) a (?:drug )?(?:dealer|mule)\b/,
    unless: QUITS,
  },
  {
    when: /\b(?:spike|drug) (?:(?:my|his|her|their|someone'?s|a|the) )?(?:[\w']+ )?(?:drinks?|cocktail|brownies|punch)\b|\b(?:put|slip|drop) (?:something|a pill|drugs|pills|powder) in(?:to)? (?:his|her|their|someone'?s|my \w+'s) (?:drink|glass|food|tea)\b|\bknock (?:someone|somebody|him|her|them) out for (?:a few|some|\d)/,
    unless: HARMLESS,
  },
  // Weapons
  {
    when: /\b(?:make|build|construct|assemble|plant|detonate|set off|do|buy|print|create|making|building|throw|synthesi[sz]e|deploy|produce|manufacture)(?:ing)? (?:me )?(?:a |an |some |my |own |the |homemade |small |real |simple |working |pipe |nail |car |petrol |dirty |fertili[sz]er ){0,4}(?:(?:pipe |nail |car |petrol )?bombs?|explosives?|explosive device|ied|molotov\w*|grenades?|napalm|nerve (?:gas|agents?)|sarin|(?:chemical|biological|radiological|bio-?) ?weapons?|poison(?:ous)? gas|tear gas|mustard gas|chlorine gas|chloroform|nitroglycerin|tatp|ricin|anthrax|silencer|ghost gun|zip gun|machine gun|landmine)\b(?![-\w])(?! (?:shelter|disposal|proof|cyclone|calorimeter|(?:ass )?(?:cake|playlist|brownies|curry|meal|dinner|salad|party|look|outfit)))|\b(?:recipe|instructions) for (?:a |an )?(?:pipe bomb|bomb|poison gas|napalm|meth|explosives?|molotov\w*)\b/,
    unless: HARMLESS,
  },
  {
    when: /\b(?:print|3d print|make|build|buy|get|find|order|assemble|obtain|carry|bring)(?:ing)? (?:me )?(?:a |an |some |the )?(?:\w+ )?(?:gun|pistol|firearm|weapon|ammunition|knife|handgun|rifle)s?\b.{0,50}\b(?:illegally|without (?:a |any |the )?(?:licen[cs]e|permit|papers?|background|paper)|untraceable|can'?t be (?:traced|registered)|no licen[cs]e|off the street|of the street|dark ?web|under the counter|background check|to school|(?:into|past|through) (?:the )?(?:concert|airport|security|school))\b|\buntraceable (?:gun|pistol|firearm)\b|\b(?:make|turn|convert) (?:\w+ ){0,3}(?:rifle|gun|pistol) (?:\w+ )?(?:fully )?automatic\b/,
    unless: HARMLESS,
  },
  {
    when: /\b(?:call in|phone in|make|send) (?:a |an )?(?:fake |hoax )?bomb threat\b|\bswat (?:a|my|the|him|her|some) ?\w*\b(?! (?:fly|flies|mosquito))/,
    unless: HARMLESS,
  },
  // Burglary and theft
  {
    when: new RegExp(
      `\\b(?:break(?:ing)?|brek|brake|sneak(?:ing)?|get(?:ting)?) in(?:to|2) (?:(?:${OTHERS}|the|a|some|that|an empty|someone'?s|locked|rich|big) ){1,3}(?:(?:[\\w'-]+ ){0,2})(?:house|home|flat|apartment|garage|shop|store|school office|warehouse|villa|office|holiday homes?|cars?|locked car|shed|building)\\b.{0,60}\\b(?:that isn'?t mine|not mine|while|without|quiet\\w*|steal|after closing|owners?|load|take|prints)\\b|\\bbreak(?:ing)? into (?:${OTHERS}|people'?s|someone'?s|a stranger'?s|(?:a|the) (?:neighbou?r'?s)) ?(?:[\\w'-]+ )?(?:house|home|flat|apartment|car|garage|shop|office|shed)s?\\b|\\bbreak into (?:a|some|people'?s) (?:house|home|flat|shop|car|store|apartment|holiday home)s?\\b`,
    ),
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:my own|locked out|my keys|lost my|in(?:to)? (?:the|my|our) (?:house|flat|home|car|garage|shed) without (?:a|my|the|any) keys?(?!.*\\bwhile\\b))\\b`,
    ),
  },
  {
    when: /\b(?:rob|burgle|hold up|loot)(?:bing|ling)? (?:a |an |the |my |that |this |some |his |her |our )(?:\w+ ){0,2}(?:bank|shop|store|house|home|flat|petrol station|gas station|neighbou?rs?|jewell?e?r\w*|post office|people|man|woman|lady|pensioner|tourists?|van|pharmacy|casino)\b|\brob (?:people|someone|somebody|tourists|him|her|old)\b|\b(?:plan|do|pull off|commit|help me with) (?:\w+ ){0,2}(?:robbery|burglary|break-?in|heist|armed robbery)\b/,
    unless: HARMLESS,
  },
  {
    when: /\bshoplift(?:ing)?\b|\blift(?:ing)? (?:some|a few|the) (?:[\w'-]+ ){1,2}from (?:the |a )(?:mall|store|shop)\b/,
    unless: new RegExp(
      `^(?!.*\\b(?:not|never|without|avoid\\w*|don'?t) (?:get(?:ting)? |be(?:ing)? |have |a |any |the )*(?:caught|charge[sd]?|caution(?:ed)?|court|record|convict\\w*|police|ban(?:ned)?|security|staff)\\b)(?=.*(?:${HARMLESS.source}|\\b(?:stop|quit|caught|confess|sorry|feel bad|guilt\\w*|habit|addict\\w*|urge|accused|staff|security|prevent\\w*|my (?:son|daughter|kid|teen\\w*)|report|law|charge[sd]?|caution(?:ed)?|court|record|offen[cs]e|interview|convict\\w*|police|ban(?:ned)?)\\b))`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:steal|nick|swipe|pinch|stealing) (?:(?:a|an|some|my|the|his|her|their|${OTHERS}|someone'?s) ){0,2}(?:\\w+ )?(?:cars?|bikes?|money|cash|wallets?|purses?|credit cards?|cards|laptops?|phones?|clothes|make-?up|passwords?|identity|identities|jewell?e?ry|watch|parcels?|packages?|copper|exam (?:questions|papers?)|medication|pills|photos|electric(?:ity)?|stock|tablets)\\b|\\bsteal (?:from|off) (?!the rich|peter|sleep|myself)(?:[\\w']+)|\\bpickpocket(?:ing)? (?:tourists|people|strangers)\\b|\\bskim (?:the |money from the )?(?:till|card payments|cash)\\b`,
    ),
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:stole my|stolen|the show|back from|screen time|(?:people|kids|customers|they) (?:keep |always )?steal)\\b`,
    ),
  },
  {
    when: /\b(?:walk(?:ing)? out|leav(?:e|ing)|run(?:ning)? (?:off|out)|driv(?:e|ing) (?:off|away|out)|sneak(?:ing)?|slip(?:ping)?|(?:eat|dine|order)(?:ing)? (?:at|in|out|dinner|a meal)|fill(?:ing)? (?:up|the tank)|fuel(?:ling)? up|carry(?:ing)?|tak(?:e|ing)|rid(?:e|ing)|travel(?:ling)?|get(?:ting)? (?:past|into|in|out|away|on)|jump(?:ing)?|hop(?:ping)?|past the)\b[^.?!]{0,60}\bwithout paying\b(?! (?:the council|the earth|too much|for (?:shipping|extra)|extra|attention|interest|a fortune|fees|full|rent twice))|\b(?:take|empty|steal) (?:the )?(?:cash |money )?(?:from |out of )?the till\b|\bswap (?:the )?(?:price tags?|barcodes?|labels?)\b.{0,40}\b(?:checkout|till|cheaper|scans?|inspection|pass)\b/,
    unless: HARMLESS,
  },
  {
    when: /\bpick (?:the |a )?locks?\b.{0,30}\b(?:neighbou?r|someone|somebody|his|her|their|houses?|flats?|holiday)\b|\block ?picking so\b|\b(?:sell|fence|move) (?:the |some |my |a )?stolen \w+\b|\bransom (?:note|until|from)\b|\bask for (?:a )?ransom\b|\bdissolve (?:a|the|his|her) body\b|\b(?:hot-?wire|clone (?:a |the )?(?:car|keyless|key ?fob)|change the vin|roll back the odometer|turn back the odometer)\b/,
    unless: HARMLESS,
  },
  // Accounts, networks and spying
  {
    when: new RegExp(
      `\\b(?:(?:hack|hak|crack|break)(?:ing)?(?: ?(?:in ?to|into))?|(?:get|log)(?:ting|ging)? ?(?:in ?to|into)) (?:(?:${OTHERS}|this girl'?s|the|a|an|someone'?s|sombody|my) ){1,2}(?:[\\w'-]+ ){0,2}(?:instagram|facebook|snapchat|tiktok|whatsapp|whatsap|e-?mails?|gmail|icloud|phone|accounts?|bank app|computer|laptop|wi-?fi|webcam|security cam\\w*|grading system|messages)\\b`,
    ),
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:my own|my old|habits?|repair|cracked|screen|forgot|locked out of my|log ?in ?to (?:my|the|your|our) (?!(?:\\w+ )?\\w+'s\\b)|get into my (?:e-?mails?|accounts?|laptop|phone|computer)|with (?:his|her|their) permission|recover|set up|help (?:my )?(?:mum|dad|grandma|mom|gran)|hacked my|died|passed away|break (?:my|the) (?:\\w+ ){1,3}(?:addiction|habit|thing|cycle|spell|loop)|in ?to my (?:own |old )?(?:microsoft|google|apple|pension|student(?: finance)?|government|tax|work|paypal|amazon|energy|council|savings|email|online) accounts?)\\b`,
    ),
  },
  {
    when: /\b(?:hack|hak)(?:ing)? (?:in ?to )?(?:someone|somebody|sombody|people|him|her|my (?:ex|girlfriend|boyfriend|wife|husband|boss|teacher|neighbou?r|school|co-?worker)|the (?:school(?! run)|bank|government|neighbou?r|company)|a (?:bank|website|company|person))\b/,
    unless: new RegExp(`${HARMLESS.source}|\\b(?:ethical|pentest|hackathon|permission)\\b`),
  },
  {
    when: /\b(?:write|make|build|code|create|deploy|install|spread|buy|get|develop|put|program)(?:ing)? (?:me )?(?:a |an |some |the |my )?(?:\w+ )?(?:ransomware|malware|keylogger|trojan|computer virus|worm that|virus that|spyware|stalkerware|botnet|phishing (?:page|site|website|e-?mails?|kit|links?|texts?)|fake login (?:page|site))\b|\b(?:ddos|sim swap)\b|\bphish (?:my|the|people|customers|colleagues|employees|someone)\b/,
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:on my (?:phone|laptop|computer)|report|article|remov\\w+|detect\\w*|defend|mitigat\\w*|simulat\\w*|scanner|sample|blog|analysis|attack on us|our (?:staff|employees|team)|(?:get\\w*|clean\\w*|wip\\w+|clear\\w*) (?:\\w+ ){0,3}off (?:my|the|his|her|our|a|mum'?s|dad'?s)(?! (?:shelf|internet|web|net|dark)))\\b`,
    ),
  },
  {
    when: /\b(?:track|spy on|bug|tap|clone|monitor|record|read|see|listen to|follow|trak)(?:ing)? (?:\w+ )?(?:my|his|her) (?:[\w-]+ )?(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|ex|employees?)(?:'?s)?\b.{0,60}\b(?:without (?:him|her|them|his|permission)|withot her|secretly|(?:she|he|they) (?:doesn'?t|won'?t|mustn'?t|don'?t|not) (?:know|notice|see)|invisible|knowing|noticing|from my phone)\b|\bsecretly (?:track|record|film|read|monitor|follow|listen|spy)\b|\b(?:spyware|trackers?|tracking app|gps|keylogger|bug)\b.{0,12}\b(?:on|in|to|under) (?:my (?:wife|husband|partner|girlfriend|boyfriend|ex|gf|bf|co-?worker)|her|his) ?(?:'s)? ?(?:phone|car|handbag|bag|laptop)?\b|\bspy on (?:my|his|her) (?:wife|husband|partner|girlfriend|boyfriend|ex|flatmate)\b/,
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:on my (?:phone|car|laptop)|tracking me|surprise|birthday|party|stop spying|dog|cat|know me|recogni[sz]e me|(?:nursing|care) home)\\b`,
    ),
  },
];

/** Drugs, weapons, break-ins, theft, other people's accounts, spying on somebody. */
export const crimePatterns = patternSet(
  patterns.map((pattern) => ({ ...pattern, reason: "dangerous_instructions" })),
);
