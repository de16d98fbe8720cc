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
        ~ Shut the doors of the room where your pet was last seen. | Lay a rolled towel along each gap.
      2 Take every other pet out of that room.
        ~ Call the first of your other pets to the door. | Take every other pet out of the room.
      10* Search along the walls at floor level with a torch: behind furniture, the fridge and the heater, in shoes, inside the sofa.
        - 6 Search along the walls with a torch at floor level.
        - 6 Look behind the fridge and the heater, in shoes and inside the sofa.
      3* Put the open cage on the floor, with food and the nest in it.
        ~ Open the cage door wide. | Put the cage on the floor of that room. | Put food and the nest in the cage.
      3 Sprinkle a line of flour along each gap, so you can see footprints.
        ~ Get the flour. | Sprinkle a line along the gap under the door. | Sprinkle a line along each other gap.
      5? Set a deep bucket with food and bedding in it by the wall, with a ramp of books.
        ~ Get a deep bucket. | Put food and bedding in it by the wall. | Stack books into a ramp up to its rim.
      2 Sit in the dark, quiet room after bedtime, listening for scratching.
        ~ Switch off the light in the quiet room. | Sit still on the floor, listening for scratching.
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
        ~ Shut the windows and the outer doors. | Switch the ceiling fan off.
      8* Look room by room on curtain rails, cupboards and lamps, and behind books and curtains.
        ~ Stand in the middle of the first room. | Look up at curtain rails, cupboards and lamps. | Look behind books and curtains. | Do the same in each other room.
      3* Put the cage with its door open where {theIt} can see it, with food in it.
        ~ Pick up the cage. | Set it where your bird can see it. | Put food in, with the door left open.
      2 Play a video of its own voice or of similar birds beside the cage.
        ~ Open a video of your bird or of similar ones. | Play it beside the cage.
      10 Look up into the trees near your home if it flew out. Dusk and dawn are the best times.
        - 10 Look up into the trees near your home, if it flew out.
        - 2 Set one alarm for dusk and one for dawn, to look again.
      5? Post a photo, the place and the time in the neighborhood chat and on one page for lost birds.
        ~ Choose one clear photo of your bird. | Post it with place and time in the neighborhood chat. | Post it on one page for lost birds.
      4 Call the nearest vet and the nearest shelter to give them its colour and your number.
        ~ Look up the nearest vet's number. | Call with your bird's color and your number. | Call the nearest shelter the same way.
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
      2* Write down what the vet will ask: age, breed, where your pet comes from, date of the last jab or “none yet”.
        ~ Pick up a pen. | Write your pet's age, breed, where it's from, last shot or “none yet”.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 2 Hold the bite under running water with soap for as long as you can, up to 15 minutes.
      6* Ask the vet by phone for jabs and a chip in one visit, and write down the price of both.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 6 Ring a doctor or urgent care today: “A dog bit me. Do I need rabies shots, a tetanus shot or antibiotics?”
          - 2 Write down the day, the place, the animal and its owner.
          - 5 Ring a doctor or urgent care today: “A dog bit me. Do I need rabies shots, a tetanus shot or antibiotics?”
        ? booster | boosters | years ago | overdue | lapsed | ran out: 6 Call the vet: “The last shots were in …. Do we need a booster or a new series, and what does it cost?”
        - 2 Find the number of the vet nearest to you.
        - 5 Call the vet to ask for jabs and a chip in one visit, and write down the price of both.
        ? no money | cant afford | cheap | low income | benefits | free: 6 Ring a humane society or low-cost clinic about prices, free days and the proof of income they ask for.
          - 3 Find a humane society or low-cost clinic near you.
          - 5 Ring them about prices, free days and the proof of income they ask for.
        ? only microchip* | microchipped | chip: 6 Call a vet or a humane society for the price of a chip and the first open day.
          - 2 Find the number of a vet or a humane society near you.
          - 5 Call them for the price of a chip and the first open day.
      3 Put the visit into your calendar[, to be done {deadline}]. The vet will tell you the date of the next jab there.
        ~ Open your calendar. | Go to the day of the visit. | Enter the time with the vet's name.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Put the dates of all the doses into your calendar.
      4* Lay the vaccination card or the seller's papers beside the carrier.
        ~ Get the vaccination card or the seller's papers. | Set the carrier on the floor. | Lay the papers beside it.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 4 Put your own vaccination record and ID into your bag for the visit today.
      3 Put a towel and ten treats inside the carrier. Its door stays open for sniffing.
        ~ Open the door of the carrier. | Lay a towel inside. | Scatter ten treats on it.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Cover the bite loosely with something clean.
        ? dog | puppy: 3 Put the leash, ten treats and a poo bag by the door.
      8 Compare two pet insurance plans on three points: the deductible, the yearly limit and what they leave out.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 5 Write down for the doctor: which animal it was, who owns it, whether it is vaccinated and where it is now.
          - 3 Write down which animal it was and who owns it.
          - 2 Add whether the animal is vaccinated and where it is now.
        - 5 Note the deductible and the yearly limit of two pet insurance plans, if your pet isn't insured yet.
        - 3 Note what each of the two plans leaves out.
        ? microchip* | chip: 5 Write down the name, the address and two phone numbers for the chip registration.
          - 3 Write down the name and the address for the chip registration.
          - 2 Add two phone numbers for it.
      3? Write down after the visit how long your pet should stay away from other animals.
        ~ Get a pen after the visit. | Recall what the vet said about other animals. | Write down the number of days.
        ? after a dog bite | after dog bite | dog bit me | bitten by | after a bite | bit me: 3 Look at the bite each evening. If it is red, hot or swollen, or you have a fever, see a doctor the same day.
    `,
  },
];
