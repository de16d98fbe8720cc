import { withBrandNames } from "@/lib/decisions/planner/words/brand-names";
import { GIVEN_NAMES } from "@/lib/decisions/planner/words/given-names";
import { PET_NAMES } from "@/lib/decisions/planner/words/pet-names";
import { withProperCapitals } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

/** "leos party": what somebody has, whose name lost its apostrophe. */
const OWNED =
  /(?<![\p{L}'’-])(\p{L}\p{Ll}+)s(?=\s(?:(?:\d{1,2}(?:st|nd|rd|th)|first|birthday|party|school|homework|teacher|room|bedroom|wedding|house|graduation|shower|appointment|iep|recital|game|games|practice|mom|dad|funeral|present|gift|car|lunch|team|class|project|science|surgery|shots|nails)\b))/gu;
/** "my boyfriends friends", "dads 80th": somebody's own, who is told of by what they are. */
const OWNED_BY_ROLE =
  /(?<=\b(?:my|our)\s(?:\p{L}+\s)?|(?:^|\b(?:for|plan|to|with|at|in|of|and)\s)(?=[md]|gra))(mom|dad|mother|father|grandma|grandpa|sister|brother|son|daughter|husband|wife|boyfriend|girlfriend|fiance|partner|boss|landlord|roommate|neighbor|friend|uncle|aunt|grandmother|grandfather|cousin|nephew|niece|teacher|coworker)s(?=\s(?!(?:are|were|have|had|and|or|who|that|which|all|both|keep|want|need|dont|don't|do|can|will|would|should|is|was|in|at|on|to|for|with|from|about|over|by|of|but|so|because|when|if|again|out|up|back|here|there|not|never|always|coming|going|getting|told|said|think|say|hate|love|live|fight|argue|came|visit|house sit)\b)[\p{L}\d])/giu;
const KIND_OF_PET =
  "(?:dog|puppy|pup|cat|kitten|kitty|hamster|rabbit|bunny|parrot|guinea pig|horse|pet|doggo|lab|poodle|beagle|husky|corgi|dachshund|pit ?bull|chihuahua|german shepherd|shih tzu|yorkie|doodle)";
/** "our dog biscuit", "my cat is called pepper". */
const NAMED_PET = new RegExp(
  `(\\b(?:my|our|the)\\s(?:\\p{L}+\\s){0,2}?${KIND_OF_PET},?\\s(?:(?:is\\s)?(?:named|called)\\s)?)(\\p{Ll}+)(?![\\p{L}-])`,
  "giu",
);
/** What is done with animals alone, with a name between: "take biscuit to the vet", "give luna a bath". */
const WITH_PET =
  /\b((?:take|bring|get|drive|walk|bathe|brush|feed|groom|give|pick up)\s)(\p{L}+)(?=\s(?:(?:back\s)?to (?:the|a) (?:vet|groomers?|dog park|kennel|animal hospital)\b|to the vets\b|(?:his|her|its|a|the)?\s?(?:heartworm|flea|rabies)\b|(?:groomed|spayed|neutered|microchipped|vaccinated|crate trained|house ?broken)\b|a (?:flea )?bath\b|from the (?:vet|groomers?|kennel)\b))/giu;
const NO_NAME =
  /^(?:my|our|the|a|an|his|her|him|it|them|their|cat|dog|cats|dogs|puppy|kitten|kitty|pets?|animals?|everyone|back|some|hamster|rabbit|bunny|parrot|fish|bird|baby|kids|ready|blood|fluids)$/i;

/**
 * A line with the names in it written as names: people type "help owen with his math" and "take biscuit to the
 * vet", where the second says of whom it tells only by what is done with them.
 */
export function withTypedNames(line: string): string {
  const named = withProperCapitals(
    withBrandNames(line).replace(OWNED, (own, name: string) =>
      GIVEN_NAMES.has(name.toLowerCase()) && !GIVEN_NAMES.has(own.toLowerCase())
        ? `${capitalise(name)}'s`
        : own,
    ),
  );
  // "my roommates Sam and Chris" are two.
  const owned = named.replace(OWNED_BY_ROLE, (own, role: string, at: number) =>
    /^\s\p{Lu}/u.test(named.slice(at + own.length)) ? own : `${role}'s`,
  );
  return owned
    .replace(NAMED_PET, (own, before: string, name: string) =>
      PET_NAMES.has(name) ? `${before}${capitalise(name)}` : own,
    )
    .replace(WITH_PET, (own, before: string, name: string) =>
      NO_NAME.test(name) ? own : `${before}my pet ${capitalise(name)}`,
    );
}
