export const PARTNER =
  "(?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\\S+))";
export const PARENT = "(?:mum|mom|dad|mother|father|gran|grandma|grandad|nan|parents?)";
export const PET =
  "(?:dogs?|cats?|kittens?|pupp(?:y|ies)|greyhound|rabbits?|hamster|guinea pigs?|parrot|pet|horse|pony|tortoise)";

export const CHILD =
  "(?:sons?|daughters?|kids?|child(?:ren)?|toddler|baby|teen\\w*|lad|\\d+ ?(?:yo|yr old|year[- ]old))";
export const CAR_NAME =
  "(?:corolla|golf|fiesta|focus|civic|polo|clio|astra|corsa|passat|camry|jeep|honda|toyota|ford|bmw|audi|tesla|mazda|skoda|octavia|fabia|yaris|prius|micra|qashqai|mini|kia|hyundai|subaru|outback|volvo|vauxhall|nissan|renault|megane|peugeot|citroen|dacia|sandero|seat|ibiza|fiat|hilux|ranger|navara|commodore|falcon|holden|chevy|silverado|accord|rav4|mercedes|lexus|land rover|volkswagen|vw)";
/** A car, also by the name of its make or model where a year, an age or an owner stands before it. */
export const MOTOR = `(?:cars?|vans?|ute|truck|caravan|motorhome|camper ?van|motorbike|scooter|trailer|bakkie|4x4|(?:(?:19|20)\\d\\d|used|old|my|second[- ]hand) ${CAR_NAME})`;
export const RELATIVE = "(?:brothers?|sisters?|siblings?|half[- ](?:brother|sister)|cousins?)";
export const FAITH_HOME = "(?:church|mosque|temple|synagogue|gurdwara|parish|congregation|mass)";
/** Who is one's partner, behind "my". */
export const SPOUSE = "(?:husband|wife|partner|boyfriend|girlfriend|fianc\\w+|bf|gf)";
export const AT_WORK = "(?:work|employer|boss|manager|hr|probation|interview)";
export const ABOVE_OR_BESIDE =
  "(?:co-?workers?|colleagues?|manager|boss|supervisor|hr|director|team lead\\w*)";
export const ILLNESS =
  "(?:diagnos\\w+|adhd|autis\\w+|ms|epilep\\w+|pregnan\\w+|cancer|disab\\w+|depress\\w+|bipolar|illness|condition|hiv|menopause|crohn\\S*|diabet\\w+|dyslexi\\w+|burn(?:t|ed)?[- ]?out|panic attacks|anxiety|mental health)";

/** Words without which a question is not about a home: a piano is bought or rented, too. */
export const OF_HOME =
  /\b(?:house|houses|home|homes|condo|apartment|flat|townhouse|duplex|cabin|property|place|real estate|mortgage|landlord|realtor|closing|land|lot)\b|\b(?:buy|buying)(?:,| or| vs\.?| versus) (?:keep |continue |stay )?rent\w*(?! an? )|\brent\w*(?:,| or| vs\.?| versus) buy\w*(?! an? )/i;

/** Texts that hold a word of each of the lists, in any order. */
export function holdsAll(...lists: readonly string[]): RegExp {
  return new RegExp(`^${lists.map((list) => `(?=[\\s\\S]*\\b${list}\\b)`).join("")}`, "i");
}

/** What is asked in plain words. Its plan stands in the library, under `questionId`. */
export type QuestionPattern = {
  id: string;
  says: RegExp;
  unless?: RegExp;
};
