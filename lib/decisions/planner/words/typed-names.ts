import { withBrandNames } from "@/lib/decisions/planner/words/brand-names";
import { withOwnersMarks } from "@/lib/decisions/planner/words/owners";
import { PET_NAMES } from "@/lib/decisions/planner/words/pet-names";
import { withProperCapitals } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

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
  return withProperCapitals(withOwnersMarks(withBrandNames(line)))
    .replace(NAMED_PET, (own, before: string, name: string) =>
      PET_NAMES.has(name) ? `${before}${capitalise(name)}` : own,
    )
    .replace(WITH_PET, (own, before: string, name: string) =>
      NO_NAME.test(name) ? own : `${before}my pet ${capitalise(name)}`,
    );
}
