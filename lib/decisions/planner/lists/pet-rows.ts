const PET = /\b(dog|puppy|pup|cat|kitten|kitty)s?\b/i;
/** What only pets have. */
const OF_PETS =
  /\b(?:dogs?|puppy|pup|cats?|kitten|kitty|heartworm|flea|tick|litter|vet|leash|kennel|groomer)\b/i;
const PET_MEDICINE =
  /^(?:(?:the )?(?:dog|cat|puppy|kitten)'?s? )?((?:heartworm|flea|tick|flea and tick)(?: and \p{L}+)? (?:pills?|meds?|medicine|medication|treatment|drops|chew))$/iu;
const NAILS = /^(?:(trim|clip|cut|file) )?(?:the |its |his |her )?(nails|claws)(?: trim)?$/i;
const FOOD = /^(order|buy|get|pick up) (?:more )?food$/i;
/** "dog: nails, bath, shots" */
const HEADED =
  /^(?:the |my |our )?(dog|puppy|cat|kitten)s?(?: stuff| things| to[- ]?do| list| care)?\s*:/i;
/** What stands for a doing where the row is headed by the pet. */
const CARE: readonly (readonly [RegExp, (pet: string) => string])[] = [
  [/^(?:bath|wash)$/i, (pet) => `give the ${pet} a bath`],
  [/^(?:heartworm|flea|tick|flea and tick)$/i, (pet) => `give the ${pet} its monthly pill`],
  [/^(?:meds|pills?|medicine)$/i, (pet) => `give the ${pet} its meds`],
  [/^(?:shots|vaccines?)$/i, (pet) => `book the ${pet}'s shots`],
  [/^walk$/i, (pet) => `walk the ${pet}`],
  [/^(?:brush|brushing)$/i, (pet) => `brush the ${pet}`],
  [/^food$/i, (pet) => `buy ${pet} food`],
];
/** So many items of a row that are a pet's make the row about it. */
const LEAST_OF_PETS = 2;

/** "give dog a bath, trim nails, heartworm pill": in a row about a pet, what could be one's own is the pet's. */
export function aboutPet(items: readonly string[], row: string): string[] {
  const head = HEADED.exec(row)?.[1]?.toLowerCase();
  const pets = new Set(items.flatMap((item) => PET.exec(item)?.[1]?.toLowerCase() ?? []));
  const [only] = head === undefined && pets.size === 1 ? pets : [head];
  const ofPets = items.filter((item) => OF_PETS.test(item)).length;
  const isAbout = head !== undefined || ofPets >= LEAST_OF_PETS;
  return items.map((item) => {
    const [, medicine] = PET_MEDICINE.exec(item) ?? [];
    if (medicine !== undefined) return `give ${whose(only, medicine)} its ${medicine}`;
    if (only === undefined || !isAbout) return item;
    const care = head === undefined ? undefined : CARE.find(([name]) => name.test(item));
    if (care !== undefined) return care[1](only);
    return item
      .replace(NAILS, (_, verb = "trim", nails: string) => `${verb} the ${only}'s ${nails}`)
      .replace(FOOD, `$1 ${only} food`);
  });
}

function whose(pet: string | undefined, medicine: string): string {
  if (pet !== undefined) return `the ${pet}`;
  return /heartworm/i.test(medicine) ? "the dog" : "your pet";
}
