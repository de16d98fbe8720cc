import {
  AWAY_FOR_THE_DAY,
  FOR_CHILDREN,
  IS_READIED,
} from "@/lib/decisions/planner/recognise/needed-words-shared";
import { LEARN_A_DISH } from "@/lib/decisions/planner/words/learn-a-dish";

/** What is planted or built by the line is no quarrel about it. */
const IS_BUILT = /^(?!\s*(?:plant|grow|build|put up|install|put in)\b)/i;

/** A part of a machine is swapped; the machine stays. */
const PART =
  /^(?!\s*(?:replace|change|fit|install|swap|order)\b[^.]*\b(?:belt|element|gasket|seal|pump|hose|fuse|igniter|rollers?|knob|hinge)\b)/i;

/** Water that is tested comes out of a tap that is sound. */
const TESTED = /^(?![\s\S]*\b(?:test|tested|testing)\b)/i;

/** Grass that is fed is neither cut nor sown. */
const FED = /^(?!\s*(?:fertili[sz]e|feed|weed and feed)\b)/i;

/** "replace a light switch" changes no bulb. */
const SWITCHED = /^(?![\s\S]*\b(?:light|wall|dimmer) switch(?:es)?\b)|\bbulbs?\b/i;

/** Thanksgiving has a dinner of its own. */
const NO_THANKSGIVING = /^(?![\s\S]*\bthanksgiving\b)/i;

/** Of kinds about a home, people, a body and habits. */
export const NEEDED_LIVING: Readonly<Record<string, RegExp>> = {
  // Whoever chooses a phone for themselves asks something else.
  "decide-iphone-or-android":
    /\b(?:moms?|dads?|mother|father|parents?|grand\w+|older|elderly|aunt|uncle|in[- ]laws?|senior|nana|papa|\d\d)\b(?!\s?%)/i,
  // A passport is urgent only where somebody says so.
  "passport-urgent":
    /\b(?:urgent|emergency|rush|expedit\w*|asap|fast|quick\w*|soon|tomorrow|today|tonight|hours?|days?|weeks?|leav\w+|fly\w*|flights?|trip|travel\w*|expire[sd]?|lost|stolen|same)\b|\d/i,
  // A smell in a room is nobody's.
  "tell-smells":
    /\b(?:he|she|him|her|they|them|coworker|colleague|roommate|friend|boyfriend|girlfriend|husband|wife|employee|somebody|someone|person|teen\w*|son|daughter|breath|body|\p{Lu}\p{Ll}+)\b(?! in the)/u,
  "old-camera-out":
    /\b(?:old|film|vintage|analog\w*|drawer|dusty?|years|grand\w+|polaroid|rolls?)\b/i,
  "pen-pal": /\b(?:pen ?pals?|letters?|correspond\w*|snail mail|postcards?|write (?:to|back))\b/i,
  // Who wants them says so, and not no.
  "tell-partner-no-kids":
    /\b(?:no|not|never|don'?t|doesn'?t|without|child ?free|vasectomy|changed my mind)\b/i,
  "partner-skips-family":
    /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+|spouse|bf|gf|he|she|hes|shes)\b/i,
  // "do laundry" teaches nobody.
  "teach-laundry":
    /\b(?:teach|show|learn|teens?|teenagers?|kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|stepson|stepdaughter|he|she|him|her|they|own|roommate|husband|boyfriend|college)\b/i,
  // An adult's own way back to a class.
  "situation-school-refusal":
    /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|stepson|stepdaughter|teens?|teenagers?|twins|he|she|him|her|they|hes|shes|year|yr|yo|grader|niece|nephew|grandson|granddaughter|refus\w+)\b/i,
  // "switch pharmacies" tells of no shortage.
  "adhd-meds-shortage":
    /^(?!\s*(?:i (?:want|need) to )?(?:switch|change|move|transfer)\b[^.]{0,20}\bpharmac)|\b(?:adhd|adderall|vyvanse|elvanse|concerta|ritalin|stimulants?)\b/i,
  "aircon-filter": /^(?![\s\S]*\b(?:fridge|refrigerator|water filter)\b)/i,
  "ask-moving-help": /^(?![\s\S]*\b(?:compan(?:y|ies)|movers|firms?|quotes?)\b)/i,
  // Who has the letter asks for none.
  "ask-referral": /^(?![\s\S]*\b(?:have|got) (?:a|the|my) referral\b)/i,
  // What one owes there oneself is no treasurer's matter.
  "association-dues":
    /\b(?:members?|owners?|homes|houses|flats|units|building|block|neighbou?rs?|residents?|tenants?|households|people|collect\w*|chas\w*|treasurer|unpaid|haven't|hasn't|won't|refus\w*|everyone|half|committee|clubs?|society|association|pending|outstanding|arrears|late|reminders?)\b/i,
  "bake-cook-item": /^(?!\s*bake an? (?:\S+ ){0,2}cake\b)/i,
  "bathroom-fan": /^(?![\s\S]*\bceiling fans?\b)/i,
  "bedtime-story":
    /\b(?:son|daughter|child|children|kids|my kid|toddler|little one|year old|baby|twins|grand\w+|bedtime|stor(?:y|ies)|boys?|girls?|niece|nephew)\b/i,
  "best-man-speech": /\b(?:best man|maid of hono\w+|friend\w*|mate\w*|groom\w*|bride)\b/i,
  // "clean out my car, full of takeout wrappers" is about no eating.
  "binge-eating": /^(?!\s*(?:clean|vacuum|hoover)\b[^.]*\b(?:car|van|truck)\b)/i,
  "body-double": /^(?![\s\S]*\bco-?working (?:space|office|desk))/i,
  "boiler-pressure":
    /^(?!\s*(?:fix|improve|increase|raise|check|low|get)\b[\s\S]*\bwater pressure\b)|\b(?:boiler|heating|combi|radiators?|bar)\b/i,
  "book-movers": /^(?![\s\S]*\bu-?haul\b)/i,
  "boundary-dispute": IS_BUILT,
  "buy-appliance": PART,
  "car-bulb": SWITCHED,
  "car-check": /^(?!\s*(?:get|do|book|schedule|need)\b.{0,12}\boil chang)/i,
  "child-failing-subject":
    /\b(?:son|daughter|child|kids?|teen\w*|boy|girl|twins|year old|grand\w+|niece|nephew|he|she|his|her)\b/i,
  "child-haircut":
    /\b(?:cut\w*|trim\w*|hair ?dresser\w*|barber|scissors|bangs|fringe|clippers|salon|haircut)\b/i,
  // The pool in the yard teaches nobody to swim.
  "child-swim-lessons":
    /^(?!\s*(?:get|open|prepare|clean|uncover) (?:the|my|our|up the) (?:\S+ )?pool\b)/i,
  // What shines outside or lies in the attic stands at no tree, and lights alone go up outside.
  "christmas-decorations":
    /^(?![\s\S]*\b(?:outside|outdoors?|exterior|roof|gutters?|on the house)\b)(?!\s*(?:organi[sz]e|sort|store|declutter|label)\b)(?![^.]*\b(?:christmas|xmas|holiday) lights\b(?![\s\S]*\b(?:tree|inside|indoors?|decorat\w*)\b))/i,
  // What is grilled is no dirty pan.
  "clean-grill-pan": /^(?!\s*(?:i want to |learn to )?(?:grill|barbecue)\b)/i,
  "clean-home": /^(?!\s*(?:i want to |i need to )?(?:keep|maintain)\b)/i,
  // Clothes alone are sorted in another way than a home.
  "clear-estate":
    /^(?![\s\S]*\b(?:clothes|wardrobe|closet)\b)|\b(?:house|home|flat|apartment|bungalow|everything|furniture|rooms?|belongings|estate)\b/i,
  "clear-garage":
    /^(?![\s\S]*\b(?:from|at|by) (?:the|my|a) garage\b)[\s\S]*\b(?:cars?|park\w*|fits?|truck|van|snow|winter|workshop|gym)\b/i,
  // Grown-ups join leagues, too.
  "club-place":
    /\b(?:sign (?!me\b|us\b|up\b)\w+ up|son|daughter|child\w*|kids?|boys?|girls?|twins|year old|toddler|teen\w*|step\w+|grand\w+|niece|nephew|school|camp|cubs?|scouts?|brownies|beavers|nursery|holiday|summer|him|her|he|she)\b/i,
  "couple-anniversary":
    /^(?![\s\S]*\bmy (?:daughter|son|kids|children)\b)|\b(?:anniversary|valentine\w*|wife|husband)\b/i,
  dating: /^(?![\s\S]*\b(?:meaning|purpose) (?:after|again|in (?:my )?life)\b)/i,
  "dead-persons-device-locked": /\b(?:died|dead|death|late|passed|widow\w*|funeral|lost my)\b/i,
  "decide-quit-teaching": /\b(?:teach\w*|school|class\w*|students?|district|semester)\b/i,
  "budget-family-holiday": /^(?![\s\S]*\b(?:childcare|child care|daycare|camps?|sitter)\b)/i,
  // Of one more there is one already.
  "kids-or-not": /^(?![\s\S]*\b(?:second|another|third|more|2nd|3rd)\b)/i,
  "repeat-prescription":
    /\b(?:prescri\w*|refills?|meds|medicines?|medications?|pills?|tablets?|inhalers?|pharmacy|rx|doctors?|insulin)\b/i,
  // What is saved for in months is no thing in a shop.
  "save-for-thing":
    /^(?![\s\S]*\b(?:weddings?|honeymoon|vacation|trip|holiday|deposit|emergency|college|retire\w*|rent|move|moving|baby|funeral|house)\b)/i,
  "dying-parent-grief":
    /\b(?:dying|die|dies|died|hospice|terminal\w*|cancer|months to live|weeks to live|end of life|losing my)\b/i,
  "estate-furniture-sell":
    /\b(?:died|dead|death|estate|passed|late|moms?|mothers?|dads?|fathers?|parents?|grand\w+|aunts?|uncles?|inherit\w*|nursing home|assisted living)\b/i,
  "keep-cats-birds-off": /^(?![\s\S]*\b(?:attic|roof|ceiling|basement|chimney|indoors)\b)/i,
  // Something that is only bought is no training yet.
  "potty-training": /^(?!\s*(?:buy|order|get an?|choose) )/i,
  // One who learns to be alone has no dog.
  "dog-alone-training": /\b(?:dogs?|pup\w*|pets?|he|she|hes|shes|him|her|barks?|howls?|crate)\b/i,
  "decide-which-nursery": /\b(?:two|both|or|between|which|torn)\b/i,
  // "get the old freezer out of the basement" gets rid of it.
  "defrost-freezer":
    /^(?!\s*(?:get|move|haul|remove|carry|take)\b[^.]*\bfreezer (?:out of|from|up)\b)/i,
  "dental-cost":
    /^(?![\s\S]*\b(?:invisalign|braces|aligners)\b)|\b(?:quot\w*|afford|costs?|price\w*|bill|\d,?\d{3})\b/i,
  // Two who go to one party have no two dates.
  "double-booked":
    /\b(?:double|clash\w*|overlap\w*|twice|same (?:day|night|time|evening|date|hour|weekend|morning|afternoon|slot|saturday|sunday|friday)|at once|two (?:things|events|parties|weddings|plans|places)|said yes to (?:both|two)|both (?:on|at|events|things|parties|fall))\b/i,
  "draught-proof":
    /\b(?:draught\w*|draft\w*|cold|wind|windy|air|warm\w*|heat\w*|insulat\w+|breeze|chilly|freez\w+|whistl\w+)\b/i,
  "dripping-tap": /^(?![\s\S]*\b(?:test|tested|testing|roof|ceiling|gutters?)\b)/i,
  "eat-healthier": /^(?![\s\S]*\b(?:vegetables?|veggies|veg)\b)/i,
  "ev-charging": /\bcharg\w*/i,
  "family-recipe-unwritten": /^(?![\s\S]*\b(?:cards|copies|cookbook|recipe box)\b)/i,
  "family-speech": /^(?![\s\S]*\b(?:friend'?s wedding|best man|maid of hono|matron of hono))/i,
  "feast-clean":
    /\b(?:clean\w*|scrub\w*|tidy\w*|dust\w*|mess\w*|wash\w*|spotless|clear\w*|dirt\w*|cupboards?|kitchen)\b/i,
  "feast-host-home":
    /\b(?:feasts?|festival|diwali|eid|iftar|ramadan|seder|passover|christmas|thanksgiving|easter|new year|nowruz|navratri|vaisakhi|rosh|hanukkah|onam|wigilia|pongal|puja|holidays?|lunch|dinner|meal|cook\w*|host\w*|relatives|family|at ours|at mine|at our place)\b/i,
  "flatmate-noise": /\b(?:flatmates?|roommates?|housemates?|lodger)\b/i,
  "forgot-phone-pin": /^(?![\s\S]*\b(?:tablet|ipad|laptop)\b)/i,
  "found-pet":
    /\b(?:found|find|stray|lost|wander\w*|turned up|follow\w*|showed up|loose|roaming|street|chip|owners?)\b/i,
  "garden-furniture-care":
    /\b(?:garden|outdoors?|outside|patio|deck\w*|teak|balcony|bench|rattan|adirondack|loungers?)\b/i,
  "geyser-leak": /^(?!\s*(?:flush|drain|service|descale)\b)/i,
  "gym-again": /^(?!\s*eat\b)/i,
  "hair-wash-screams":
    /\b(?:wash\w*|shampoo|rins\w*|water|bath|shower|scream\w*|cries|conditioner|lice|eyes)\b/i,
  // What is learnt is done by oneself.
  haircut: /^(?!\s*(?:i want to |i'd like to )?learn\b)/i,
  "heavy-periods": /^(?![\s\S]*\b(?:haven't had|no|without|missed) (?:an? |my )?periods?\b)/i,
  "holiday-with-inlaws": /\b(?:in-?laws?|mother-in-law|father-in-law|parents)\b/i,
  "host-christmas": NO_THANKSGIVING,
  "host-dinner": NO_THANKSGIVING,
  "ivy-off-wall": /^(?![\s\S]*\bpoison)/i,
  "join-board": /^(?![\s\S]*\bschool board\b)/i,
  // Whoever has the children is not without them.
  "kid-free-weekend":
    /^(?![\s\S]*\b(?:i|we) (?:only )?(?:have|get) (?:the|my|our) (?:kids|children|son|daughter|boys|girls)\b)/i,
  "kids-party": FOR_CHILDREN,
  "kids-venue-party": FOR_CHILDREN,
  "kitchen-cupboards": /^(?![\s\S]*\bcounter(?:s|tops?)?\b)|\b(?:cupboards?|cabinets?|drawers?)\b/i,
  "label-keys": /^(?![\s\S]*\b(?:command cent(?:er|re)|drop zone|launch ?pad|backpacks)\b)/i,
  "learn-cook": new RegExp(`^(?!${LEARN_A_DISH.source.slice(1)})`, "iu"),
  "learn-swim":
    /^(?![\s\S]*\b(?:do|train for|finish|complete) (?:an?|my|the) (?:first )?triathlon)/i,
  "leave-committee": /^(?!\s*(?:i want to |i'd like to )?(?:join|run for|get on|become)\b)/i,
  "leaving-card": /\b(?:cards?|sign\w*|write|message|words|lines)\b/i,
  // A greeting for somebody's birthday is left to nobody.
  "legacy-video":
    /\b(?:legacy|dying|die|dies|gone|terminal|ill|cancer|hospice|future|later|older|grow\w*|remember\w*|keep\w*|children|child|kids?|son|daughter|grandkids|grandchildren|baby|last|when they)\b/i,
  "library-return": /^(?!\s*(?:get|apply|sign up|order|request)\b[^.]*\blibrary card\b)/i,
  // An elevator pitch is no lift.
  "lift-broken-home": /^(?![\s\S]*\bpitch)/i,
  "light-bulb": SWITCHED,
  "lunch-boxes":
    /\b(?:packed|school|kids?|children|child|son|daughter|box|boxes|sandwich\w*|toddler|nursery|year old)\b/i,
  "meal-plan": /^(?![\s\S]*\bday before (?:a|an|my|the) (?:race|run|\d+k|half|marathon|game)\b)/i,
  // A lost card is replaced, and nobody enrols again.
  "medicare-enrol": /^(?![\s\S]*\b(?:replac\w*|lost|new) (?:my |a )?(?:medicare )?card\b)/i,
  medication: /^(?![\s\S]*\brefill\w*)/i,
  "mend-clothes": /^(?![\s\S]*\bhem\b)/i,
  mould: /^(?![\s\S]*\blandlord\b[\s\S]*\b(?:ignor\w+|won't|wont|not (?:answer|repl)\w*)\b)/i,
  "move-house":
    /^(?!\s*(?:find|choose|hire|book|compare)\b[^.]*\b(?:removal|movers?|man with a van)\b)/i,
  "mow-lawn": FED,
  "neighbour-boundary": IS_BUILT,
  "neighbour-tree-fell": /\b(?:neighbou?rs?'?s?|next door)\b/i,
  // What is still to be chosen has no first day yet.
  "new-school":
    /^(?!\s*(?:i need to |i want to |we need to |help me )?(?:choose|pick|find|compare|decide on|look for)\b)/i,
  "newly-pregnant": /^(?![\s\S]*\bnot pregnant\b)/i,
  // The children's parties are theirs.
  "own-birthday":
    /^(?![\s\S]*\b(?:kids?'?|children'?s?|son'?s|daughter'?s)(?: \w+){0,3} (?:birthdays?|part(?:y|ies))\b)/i,
  "paint-room":
    /^(?![\s\S]*\b(?:christmas|xmas|diwali|halloween|eid|ramadan|hanukkah|easter|thanksgiving)\b)|\bpaint/i,
  "pair-bluetooth": /\b(?:bluetooth|headphones?|earbuds?|speakers?|pair\w*|airpods)\b/i,
  "parents-split-late":
    /\b(?:split\w*|divorc\w*|separat\w*|apart|leav\w+|left|break\w* up|marriage|each other)\b/i,
  "partner-depressed":
    /^(?![\s\S]*\b(?:snor\w*|knees?|mole|chest|hearing|teeth|tooth|cough|eyes|prostate)\b)/i,
  "partner-young-dementia":
    /\b(?:partner|husband|wife|spouse|boyfriend|girlfriend|under 65|young|early[- ]onset)\b/i,
  "pet-dental-vet":
    /\b(?:dogs?|cats?|pets?|vets?|pupp\w+|kittens?|rabbits?|animals?|horses?|ferrets?|paws?|breeds?|\p{L}*hounds?|\p{L}*doodle|spaniel|terrier|her|his)\b/iu,
  "phone-repair": /\b(?:repair|broken|crack\w*|screen|fix|mend|battery|smash\w*)\b/i,
  // Whoever changes the computer moves more than the phone's photos.
  "photo-transfer": /^(?!\s*(?:switch|chang)\w* (?:from|to) (?:an? |my )?(?:pc|mac|windows)\b)/i,
  // Somebody who moves in is no party on another day.
  "postpone-event":
    /^(?!\s*(?:move|help)\s(?:my|our)\s(?:mom|mum|mother|dad|father|parents|gran\w*|sister|brother|aunt|uncle|son|daughter)\b)/i,
  "practise-instrument-daily":
    /\b(?:piano|guitar|violin|viola|drums?|drumming|bass|cello|flute|sax\w*|trumpet|ukulele|instrument|scales|banjo|harp|clarinet|trombone|keyboard|recorder|oboe|accordion|sing\w*|music|chords?|band|piece|songs?|organ|mandolin|harmonica|horn|fiddle)\b/i,
  // "start a lawn care business" is more than its registration.
  "private-profiles":
    /\b(?:priva\w+|hide|hidden|lock\w*|strangers?|safe\w*|public|settings?|can see|find me|block\w*|creep\w*|boss|employer|ex|stalk\w*|remov\w+|visible|everyone|anyone)\b/i,
  "rehome-pet":
    /\b(?:dogs?|cats?|kittens?|pupp\w+|pets?|rabbits?|hamsters?|guinea pigs?|birds?|parrots?|fish|tortoise|horse|pony|animals?|lizard|snake|hens?|chickens?|him|her)\b/i,
  "remember-dead":
    /\b(?:dead|died|dies|death|late|pass(?:ed|ing)|lost|gone|grave\w*|cemetery|memorial|anniversary|without|would have|would've|miss\w*|heaven|passing|funeral|ashes|he was|she was|remember\w*)\b/i,
  "reply-one-person": /^(?![\s\S]*\b1099)/i,
  "reread-finish-book":
    /\b(?:read\w*|reread\w*|pages?|chapters?|bookmark|book club|library|novels?)\b/i,
  // Of a lawn that has to be cut none is sown.
  "reseed-lawn": /^(?![\s\S]*\b(?:mow\w*|cut (?:the|my) (?:lawn|grass))\b)/i,
  "restore-bike": /^(?!\s*(?:re)?paint\b)/i,
  "room-to-bedroom":
    /^(?![\s\S]*\binto an? (?:\w+ )?(?:playroom|gym|office|studio|library|workshop|craft room|game room|music room)\b)/i,
  // What Americans type short: who, what and where tell the kind apart from its neighbour.
  "cook-game":
    /\b(?:cook\w*|roast\w*|eat\w*|meat|venison|stew|freezer|recipes?|steaks?|sausages?|jerky|hang|pluck|butcher\w*|pheasants?|rabbits?|duck|boar|backstrap|process)\b/i,
  "first-birthday-cake": /\b(?:first|1st|one|smash|turns? (?:1|one)|12 months?)\b/i,
  "hit-animal-car":
    /\b(?:hit|struck|(?:ran|run|runs) over|killed|roadkill|injured|collision|bumped)\b/i,
  "food-for-new-parents":
    /\b(?:baby|babies|newborns?|new parents|birth|twins|postpartum|new (?:mom|mum)|pregnan\w+|meal train)\b/i,
  "teen-service-hours":
    /\b(?:hours?|service|community|teens?|teenager|required|requirement|graduat\w+|nhs)\b/i,
  "build-deck":
    /^(?!\s*(?:re)?(?:stain|seal|finish|paint|wash|clean|sand|power ?wash|pressure ?wash|repair|fix|oil)\b)/i,
  "living-with-braces":
    /^(?!\s*(?:get|price|find|choose|pay for|need) (?:\S+ ){0,3}?(?:braces|orthodontist|invisalign)\b)/i,
  "wood-stove":
    /\b(?:stoves?|fire\w*|wood\w*|logs?|chimney|burners?|kindling|ash(?:es)?|soot|hearth|flue)\b/i,
  "parent-cant-live-alone":
    /^(?!\s*(?:move|get|settle|place|put) [\s\S]*\b(?:assisted living|memory care|nursing home|care home)\b)/i,
  "thanksgiving-host": AWAY_FOR_THE_DAY,
  // A journey of one's own has no kit list from school.
  "school-trip-bag":
    /\b(?:kids?\w*|child\w*|sons?|daughters?|boys?|girls?|school|class|camp|scouts?|guides?|residential|year \d+|teacher|pupils?|his|her|their)\b/i,
  "seating-plan": /\b(?:guests?|wedding|who sits|table plan|seating plan|reception|dinner)\b/i,
  // A Santa suit is worn, and drawn by nobody.
  "secret-santa": /^(?![\s\S]*\bsanta (?:suit|costume|outfit|claus)\b)/i,
  // A home kept clean every day is cleaned from top to bottom on none.
  // Who looks for a subtenant has the room.
  "short-let": /^(?!\s*find (?:an? |somebody |someone )?(?:subletters?|subtenants?|to sublet)\b)/i,
  sleep:
    /^(?![\s\S]*\b(?:fall asleep fine|wake(?:s|n)?(?: up)? (?:at|every|around) (?:\d|night|three|four|two))\b)/i,
  "spring-clean": /^(?!\s*(?:i want to |i need to )?(?:keep|maintain)\b)/i,
  "stage-home": IS_READIED,
  "start-group": /^(?![\s\S]*\b(?:non-?profit|charity|business|company|podcast|foundation)\b)/i,
  "sti-test": /^(?![\s\S]*\b(?:tb|tuberculosis|drug|covid) test)/i,
  "surprise-party":
    /^(?![\s\S]*\b(?:hates? (?:surprises|being surprised)|no surprises?|not a surprise)\b)/i,
  // Laps are swum in a pool.
  "swim-distance-outdoors": /^(?![\s\S]*\b(?:laps|lengths)\b)/i,
  "swim-laps": /^(?!\s*(?:do|train for|finish|complete) (?:an?|my|the) (?:first )?triathlon)/i,
  "take-lodger": /^(?![\s\S]*\b(?:airbnb|vrbo|short[- ]term|holiday let|vacation rental)\b)/i,
  "teacher-says-not-concentrating":
    /\b(?:teachers?|son|daughter|child\w*|kids?|boy|girl|he|she|his|her|school says)\b/i,
  "theme-kids-party": FOR_CHILDREN,
  // What is to be pulled is not healing yet.
  "tooth-out-recovery":
    /^(?![\s\S]*\b(?:teeth|tooth|molars?)\s+(?:out|pulled|removed|extracted)\s+(?:before|by)\b)/i,
  "top-up-oil": /^(?!\s*(?:get|do|book|schedule|need|change)\b.{0,14}\boil\b.{0,6}\bchang)/i,
  "tumble-dryer": PART,
  // Before the movers come nothing is unpacked.
  unpack: /^(?![\s\S]*\b(?:until|till|before) (?:the|my|our) movers? (?:comes?|arrives?)\b)/i,
  "warm-home": /^(?![\s\S]*\bwinteri[sz]e\b)/i,
  "weak-tap": TESTED,
  "wedding-dress": /\b(?:weddings?|bridal|bride|gown|married|marry\w*)\b/i,
  // A rail on the stairs is no table leg.
  "wobbly-furniture": /^(?![\s\S]*\b(?:bann?isters?|(?:hand|stair) ?rails?|railings?|newel)\b)/i,
  "voter-drive-help":
    /\b(?:volunteer\w*|help\w* (?:people|others|register|neighbou?rs)|drive|canvass\w*|voters|others|table|get out the vote)\b/i,
  "birth-parent-search":
    /\b(?:birth|biological|bio|real|adopted|dna|ancestry|original) ?(?:mother|father|parents?|mom|dad|mum|family|certificate)?\b/i,
  "adhd-assessment": /^(?![\s\S]*\bmy (?:son|daughter|kid|child|boy|girl|\d+|teen\w*)\b)/i,
  "fireworks-pet":
    /\b(?:dogs?|cats?|pets?|puppy|puppies|animals?|horses?|scared|terrified|hides?|shak\w+)\b/i,
  "colonoscopy-prep":
    /\b(?:prep\w*|drink|laxative|clear liquids?|tomorrow|tonight|get ready|days? before|bowel|scheduled|booked)\b/i,
  exercise: /^(?!\s*(?:(?:go to|hit|get to|back to) )?(?:the |my )?gym\b)/i,
  "cut-sugar":
    /\b(?:sugar\w*|sweets?|sweet tooth|cand(?:y|ies)|sodas?|cokes?|pop|chocolates?|desserts?|cookies?|cakes?|biscuits?|ice cream|juice|energy drinks?|pepsi|dr pepper|mountain dew|donuts?|doughnuts?|frappuccinos?|diabet\w*)\b/i,
  "medicine-timetable":
    /^(?![\s\S]*\b(?:mom|dad|mum|mother|father|grand\w+|parents?|aunt|uncle)'?s?\b)/i,
  "move-in-together": /^(?!\s*(?:i (?:want|need|have) to )?mov(?:e|ing) out\b)/i,
  "storage-unit": /^(?!\s*(?:clear|empty|clean|close|get rid|go through|sort)\b)/i,
  "tell-not-coming-holiday": /^(?!.*\bor (?:stay|go|have|do)\b)/i,
  "school-thing-tomorrow":
    /^(?![\s\S]*\b(?:science fair|project|report|essay|presentation|poster|diorama)\b)/i,
  "use-air-fryer": /^(?!\s*(?:host|have|throw|plan)\b)/i,
  "antidepressant-stop": /^(?![\s\S]*\b(?:go(?:ing)? back on|restart\w*|start\w* again)\b)/i,
};
