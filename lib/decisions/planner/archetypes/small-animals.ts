import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const CAGED =
  "hamster|gerbil|degu|chinchilla|guinea pig|pet mouse|pet rat|gecko|lizard|pet snake|snake|corn snake|bearded dragon|hamsters|gerbils";
const WINGED = "bird|budgie|parakeet|canary|parrot|cockatiel|finch|lovebird";
const GONE =
  "is missing|ran away|is gone|has gone missing|got lost|escaped|got out|is out|is loose|went missing|disappeared|is lost|has escaped|flew away|flew off|flew out|got out of cage|is not in cage";

/** Animals that live in a cage, and the first jabs of all that see a vet. */
export const SMALL_ANIMALS: readonly Archetype[] = [
  {
    id: "lost-caged-pet",
    area: "home",
    whole: `${everyWay("find|look for|search for|catch", "missing|lost|escaped", CAGED)}|${everyWay("find|catch", CAGED)}`,
    tells: everyWay(CAGED, GONE),
    unless: "adopt|sitter|vet|breeder|plumber|charmer",
    it: "your animal",
    named: CAGED,
    plan: `
      2* Shut the doors of the room where {theIt} was last seen, with a towel along each gap.
      2 Take every other pet out of that room.
      10* Search along the walls at floor height with a torch: behind furniture, fridge and heater, in shoes and sofa.
        - 6 Search along the walls with a torch at floor height.
        - 6 Look behind fridge and heater, in shoes and inside the sofa.
      3* Put the open cage on the floor, with food and the nest in it.
      3 Sprinkle a line of flour or dry oats in front of each gap, so you can see footprints.
      5? Set a deep bucket with food and bedding in it by the wall, with a ramp of books.
      2 Sit there in the dark and quiet after bedtime, listening for scratching.
    `,
  },
  {
    id: "lost-bird",
    area: "home",
    whole: `${everyWay("find|look for|search for|catch", "missing|lost|escaped", WINGED)}|${everyWay("catch", WINGED)}`,
    tells: everyWay(WINGED, GONE),
    unless: "adopt|sitter|vet|breeder|watching|nest",
    it: "your bird",
    named: WINGED,
    plan: `
      2* Shut the windows and outer doors, in case {theIt} is still inside. The ceiling fan has to be off.
      8* Look room by room on curtain rails, cupboards and lamps, and behind books and curtains.
      3* Put the cage with its door open where {theIt} can see it, with food in it.
      2 Play a film of its own voice or of other birds beside the cage.
      10 Look up into the trees within a few houses if it flew out, especially at dusk and dawn.
        - 10 Look up into the trees within a few houses, if it flew out.
        - 2 Set an alarm for dusk and one for dawn, to look again.
      5? Post photo, place and hour in the street's chat and on one page for lost birds.
      4 Call the nearest vet and the nearest shelter with its colour and your number.
    `,
  },
  {
    id: "pet-jabs",
    area: "home",
    acts: "book|get|have|arrange|schedule|sort|sort out|do|start|organize|plan|find",
    things: everyWay(
      "puppy|kitten|dog|cat|rabbit|ferret|pet|puppy first|kitten first|dog annual|cat annual",
      "vaccination|vaccine|jab|injection|booster|shot|microchip|chip",
    ),
    whole: `${everyWay("get|have", "puppy|kitten|dog|cat|rabbit|rabbits", "vaccinated|jabbed|jabs|first jabs|vaccinations|shots|chipped|microchipped")}|${everyWay("vaccinate|jab", "puppy|kitten|dog|cat|rabbit|rabbits")}`,
    unless: "abroad|travel|passport|scan",
    it: "the jabs",
    plan: `
      2* Write down what the vet will ask: age, breed, where it comes from, date of the last jab or “none yet”.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 2 Hold the bite under running water with soap, and keep it there for a quarter of an hour.
      6* Ask the vet by phone for jabs and chip in one visit, and write down the price of both.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 6 Ring a doctor, urgent care or health line today: “A dog bit me. Rabies jabs, tetanus, antibiotics?”
          - 2 Write down day, place, animal and owner.
          - 5 Ring a doctor, urgent care or health line today with that.
        ? booster | boosters | years ago | overdue | lapsed | ran out: 6 Call the vet: “The last jab was in …. One booster or a new course, and what does it cost?”
        - 2 Find the number of the vet nearest to you.
        - 5 Call: ask for jabs and chip in one visit, with the price of both.
        ? no money | cant afford | cheap | low income | benefits | free: 6 Ring an animal charity or its low-cost clinic: jabs or chip, price, free days, proof of income.
          - 3 Find an animal charity or low-cost clinic near you.
          - 5 Ring it: jabs or chip, price, free days, proof of income.
        ? only microchip* | microchipped | chip: 6 Call the vet or a charity: a chip for your animal, the price, and the first free day.
          - 2 Find the number of a vet or charity near you.
          - 5 Call: a chip for your animal, the price, the first free day.
      3 Put the visit into your calendar[, to be done {deadline}], and note the date of the next jab when the vet gives it.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Put the dates of all doses into your calendar, none of them left out.
      4* Lay the vaccination card or the seller's papers beside the carrier.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 4 Put your own vaccination card and ID into your bag, for the visit today.
      3 Put a towel and ten treats inside the carrier, with its door open so it can be sniffed.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Cover the bite loosely with something clean.
        ? dog | puppy: 3 Put lead, ten treats and a poo bag by the door.
      8 Compare two pet insurers on three points: deductible, yearly limit, what they leave out.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 5 Write down for the doctor: which animal, whose, vaccinated or not, and where it is now.
          - 3 Write down which animal, and whose.
          - 2 Add whether it is vaccinated, and where it is now.
        - 5 Note excess and yearly limit of two insurers, if it is not insured yet.
        - 3 Note what each of them leaves out.
        ? microchip* | chip: 5 Write down for the chip form the name, address and two phone numbers that go with it.
          - 3 Write down the name and address for the chip form.
          - 2 Add two phone numbers.
      3? Write down after the visit until when it should not meet other animals.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Look at the bite each evening: red, hot, swollen or fever means a doctor the same day.
    `,
  },
];
