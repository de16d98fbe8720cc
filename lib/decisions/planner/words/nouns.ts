import { normalWords } from "@/lib/decisions/planner/words/normal-words";

// What can be touched, and what is read or written: read off the last word of a noun phrase.

const MATERIAL = new Set(
  normalWords(`
  house home flat apartment room bedroom kitchen bathroom loo toilet hall hallway landing stairs staircase attic
  loft garage cellar basement shed porch balcony patio garden yard lawn hedge fence gate path drive driveway pond
  greenhouse allotment roof gutter gutters chimney wall ceiling floor floorboard door window windowsill sill frame
  shutter blind blinds curtain curtains rail carpet rug mat tile tiles skirting wallpaper paint radiator boiler
  pipe tap sink basin bath bathtub shower showerhead drain plughole cistern hob oven stove cooker grill microwave
  fridge freezer dishwasher dryer kettle toaster blender mixer pan pot wok dish plate bowl cup mug glass cutlery
  knife fork spoon tray tin jar bottle lid box boxes bag bags sack bin basket crate drawer shelf shelves cupboard
  wardrobe cabinet dresser chest bookcase bookshelf desk table worktop counter chair armchair stool bench sofa couch
  settee bed mattress duvet pillow blanket sheet sheets bedding cot crib pram pushchair buggy stroller carseat
  towel cloth mirror picture print poster clock lamp light lights bulb lightbulb candle vase plant plants pot
  bulbs seed seeds seedling soil compost tree bush shrub flower flowers rose tomato weed weeds leaf leaves branch
  stump log wood firewood stone slab paving gravel brick concrete sand cement ladder hammer drill saw screwdriver
  spanner tool tools nail screw bolt hook bracket hinge handle knob lock key keys zip button buttons thread needle
  yarn wool sock socks shoe shoes boot boots trainer trainers slipper sandal coat jacket jumper sweater cardigan
  shirt tshirt blouse dress skirt trousers jeans shorts suit tie scarf glove gloves hat cap bra pants underwear
  tights pyjamas uniform costume kit clothes clothing washing laundry ironing rucksack backpack suitcase handbag
  purse wallet umbrella watch ring necklace earring jewellery glasses camera phone laptop computer printer router
  tv television speaker headphones charger cable cables plug socket fuse battery remote console keyboard monitor
  doorbell thermostat alarm fan heater dehumidifier humidifier vacuum hoover iron broom mop bucket sponge
  car van bike bicycle scooter motorbike caravan camper boat trailer tyre tyres wheel brake brakes chain exhaust
  windscreen wiper mirror boot engine seat bumper roofrack tent awning sleepingbag stove barbecue bbq grill
  trampoline swing slide sandpit playhouse treehouse hutch cage tank aquarium kennel coop litter feeder birdhouse
  toy toys doll puzzle lego piano guitar violin drum drums amp food milk bread cake meat fish fruit veg vegetables
  rubbish trash recycling cardboard junk clutter stuff mess dust dirt stain stains mould grease limescale rust
  cobweb cobwebs snow ice puddle ring furniture decorations tinsel lights tree medicine pills glass bottles cans
  shower toilet tap plughole hob escalator washer gate aerial antenna skylight parcel package envelope keyring
  tins plasterboard insulation hatch letterbox mailbox dishwasher machine appliance sewing cushion cushions cover
  `),
);

const TEXT = new Set(
  normalWords(`
  letter cv resume essay report dissertation thesis chapter abstract article post blog speech talk presentation
  slides deck document doc statement application proposal bid brief bio profile review summary minutes memo email
  novel story poem script manuscript draft paper newsletter page caption eulogy toast list manual guide policy
  text copy section introduction conclusion synopsis pitch video podcast episode
  `),
);

/** "a lift home" is a lift. */
const WAY_HOME = /\b(lift|ride|way|journey|walk|drive|taxi|cab|bus|train|flight|trip)\s+home$/i;

/** A noun phrase without the place that only ends it. */
export function withoutWay(phrase: string): string {
  return phrase.replace(WAY_HOME, "$1");
}

/** The last telling word of a noun phrase, before "of", "in", "that" and the like. */
export function headOf(phrase: string): string {
  const own = withoutWay(phrase).split(
    /\s+(?:of|in|on|at|for|from|with|behind|under|above|next|that|which|who|by|to|near|round|around)\s/i,
  )[0];
  return normalWords(own ?? phrase).at(-1) ?? "";
}

/** True for what can be touched: "the garden gate", not "the pay rise". */
export function isMaterial(phrase: string): boolean {
  return MATERIAL.has(headOf(phrase));
}

/** True for what is read or written: "the cover letter". */
export function isText(phrase: string): boolean {
  return TEXT.has(headOf(phrase));
}

/** True for the word that makes another thing of the noun before it: the party of a retirement. */
export function isNoun(word: string): boolean {
  return /^(?:party|dinner|speech|plan|gift|present|card|cake|dress|ceremony|trip|report|book|course|class|club|essay|app|website|letter|fund|insurance|certificate|photo|picture|album|video|song|table|chair|door|window|light|box|bag|bill|fee|meeting|interview|test|exam|ticket|blanket|bed|bowl|food|collar|lead|cage|basket|tech|account|code)$/.test(
    word,
  );
}
