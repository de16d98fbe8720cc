/** What one buys, belongs to or pays by the month, as it is written. Names that are plain words too are left out. */
const BRANDS =
  `Adobe|Advil|Airbnb|Aleve|Alexa|Amazon|Android|AT&T|Audible|Benadryl|Best Buy|Burger King|Chewy|Chipotle|
Claritin|Clorox|Comcast|Costco|CVS|DirecTV|Disney|Disneyland|Dollar General|Dollar Tree|DoorDash|
Dropbox|Dunkin|Duolingo|Etsy|Facebook|Fitbit|Gatorade|Geico|Gmail|Grubhub|HBO|HelloFresh|
Home Depot|Huggies|Hulu|IKEA|Instacart|Kleenex|Kohl's|Kroger|Lowe's|Lyft|Lysol|McAfee|McDonald's|Motrin|
Mucinex|Netflix|Nintendo|Norton|NyQuil|Old Navy|Pampers|PayPal|Pedialyte|Peloton|Petco|PetSmart|
Planet Fitness|PlayStation|Publix|Roomba|Safeway|Sam's Club|Sephora|SiriusXM|Spotify|Starbucks|
State Farm|Swiffer|T-Mobile|Taco Bell|Trader Joe's|TurboTax|Tylenol|U-Haul|Uber|Venmo|Verizon|Walgreens|
Walmart|Wegmans|Wells Fargo|WhatsApp|Whole Foods|Xbox|Xfinity|YMCA|Zelle|Zyrtec`
    .replace(/\n/g, "")
    .split("|");
/** What is typed in small letters and written in capitals: "clean out rv". */
const CAPITALS = ["RV", "AC", "HVAC", "SUV", "HOA", "PTA", "TSA"];
const WRITTEN = new Map([...BRANDS, ...CAPITALS].map((name) => [keyOf(name), name]));
const NAMED = new RegExp(
  `(?<![\\p{L}'&-])(?:${[...BRANDS, ...CAPITALS]
    .map((name) => name.replace(/['-]/g, "$&?"))
    .join("|")})(?![\\p{L}'&-])`,
  "giu",
);
/** "depends" is a brand where one gets it, and a verb elsewhere. */
const GOT_BY_NAME = /(?<=^(?:pick up|buy|get|grab|order|need)\s(?:the\s|more\s)?)depends$/i;
const OF_A_BRAND = new RegExp(
  `^(\\S+\\s)the (?=(?:${BRANDS.map((name) => name.replace(/['-]/g, "$&?")).join("|")})$)`,
  "i",
);

function keyOf(name: string): string {
  return name.toLowerCase().replace(/['-]/g, "");
}

/** Gives brands and what is short for something their capitals: "cancel the mcafee", "clean out rv". */
export function withBrandNames(item: string): string {
  return item
    .replace(NAMED, (name) => WRITTEN.get(keyOf(name)) ?? name)
    .replace(GOT_BY_NAME, "Depends");
}

/** "cancel the McAfee": a brand has no article. */
export function withoutBrandArticle(item: string): string {
  return item.replace(OF_A_BRAND, "$1");
}
