/** Sources of patterns for who a situation is about. Each is a group named `who`. */
const OWN = "(?:my|our|the|her|his)\\s+";
const AGE =
  "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:year|yr|month)s?[- ]?olds?";
const YOUNG =
  "toddlers?|sons?|daughters?|kids?|child|children|babys?|babies|teens?|teenagers?|twins|boys?|girls?|stepson|stepdaughter|niece|nephew|grandson|granddaughter";

export const CHILD = `(?<who>(?:${OWN})?(?:little |eldest |youngest |oldest |middle )?(?:${AGE}(?:\\s+(?:${YOUNG}))?|\\d{1,2} ?yo\\b|(?:${YOUNG})))`;
export const PET = `(?<who>(?:${OWN})?(?:new |old |rescue |elderly |indoor )?(?:dogs?|puppy|puppies|pup|cats?|kittens?|rabbits?|bunny|parrot|budgie|hamster|guinea pigs?|horse|hens?|chickens?|tortoise|ferret))`;
export const GROWN_UP =
  "(?<who>(?:my|our|the)\\s+(?:elderly |old |best |oldest |closest |younger |older |little |big |upstairs |downstairs )?(?:mums?|moms?|dads?|mother|father|parents|sister|brother|husband|wife|partner|girlfriend|boyfriend|fianc[eé]e?|ex|nan|gran|grandma|grandad|grandpa|grandmother|grandfather|grandparents|aunt|uncle|cousin|in-laws|mother-in-law|father-in-law|friends?|mate|boss|manager|colleagues?|coworkers?|flatmates?|roommates?|housemates?|landlord|landlady|neighbou?rs?|team|client|supervisor|tutor|teacher|doctor|family))";

/** When something is due at once: within the day or the next. */
export const AT_ONCE =
  "(?:tomorrow|tmrw|tmr|tomorow|tonight|today|this (?:morning|afternoon|evening)|in (?:the morning|an hour|(?:a few|a couple of|two|three|four|five|six|\\d{1,2}) ?h(?:ou)?rs?)|by (?:midnight|noon)|at midnight|first thing|end of (?:the )?day|eod|in less than a day)";

/** "my work best friend got laid off": somebody else lost a job. */
export const ANOTHERS_JOB =
  "\\b(?:friend|bestie|co-?worker|colleague|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|sister|brother|mom|dad|son|daughter|cousin|roommate|he|she|they|who)s?(?: \\p{Lu}\\p{Ll}+)? (?:just |also |recently )?(?:got|gets|was|were|has been|have been|is being|lost (?:his|her|their))\\b";
