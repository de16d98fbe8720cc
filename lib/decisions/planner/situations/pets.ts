import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { PET } from "@/lib/decisions/planner/situations/words";

/** Animals that do what they should not, and the water that they live in. */
export const PET_SITUATIONS: readonly Situation[] = [
  {
    id: "fish-tank",
    ordered: true,
    says: /\b(?:fish ?tank|aquarium|goldfish bowl)\b.*\b(?:green|algae|cloudy|dirty|filthy|murky|smell\w*|stinks?|clean\w*|disgusting|brown)\b|\b(?:green|algae|cloudy|dirty|filthy|murky|smelly|clean\w*)\b.*\b(?:fish ?tank|aquarium|goldfish bowl)\b/i,
    unless: /\b(?:buy|set up|move house|moving)\b/i,
    plan: `
      2* Switch off the tank light, because green water lives on light.
      3 Fill a clean bucket with tap water and water conditioner. It stays beside the tank for now.
      8 Scrape the glass with a sponge that has never touched soap.
      10* Drain a quarter of the water with a hose. The fish can stay in.
        - 3 Put an empty bucket below the tank and the hose down to the gravel.
        - 8 Drain a quarter of the water with the hose. The fish can stay in.
      5 Rinse the filter sponge in the tank water you took out, never under the tap.
      8* Pour in the same amount of conditioned tap water slowly, at the same temperature.
        - 2 Feel with a finger whether the water in the tank and in the bucket is equally warm.
        - 8 Pour the conditioned water in slowly.
      2 Put the light on a timer for six to eight hours a day.
        - 2 Put the light on a timer for six to eight hours a day.
        - 2 Feed the fish half as much for a week.
        - 2 Set a reminder in three days to change another quarter of the water.
    `,
  },
  {
    id: "cat-litter",
    says: /\b(?:cat|cats|kitten)\b.{0,40}\b(?:pees?|peed|peeing|wees?|weeing|poos?|pooing|poops?|spray(?:s|ing)|litter|urinat\w*)\b/i,
    unless: /\b(?:buy|train to use the toilet)\b/i,
    plan: `
      2* Scoop the litter box now.
      3* Ring the vet today if your cat strains, cries, licks a lot or passes only drops: that is an emergency.
        ? vet says | been to the vet | checked by the vet | shes healthy | hes healthy | vet found nothing: 3 Write down each accident: the time, the place and what happened in the hour before.
      8 Wash the spot your cat has used with an enzyme cleaner, never with bleach.
      3 Move the litter box to a quiet corner with two ways out, far from food and the washing machine.
      6n Put a second litter box with unscented litter near the spot your cat has used.
      6 Put a second litter box with unscented litter near that spot.
        ? sofa | couch: 6 Cover the sofa with a waterproof throw. A second litter box goes right beside it.
          - 3 Cover the sofa with a waterproof throw.
          - 4 Put a low tray with plain litter beside the sofa.
        - 3 Find a low tray or box to use as a second litter box.
        - 4 Put it near the spot, with two fingers of plain litter in it.
      3 Write down what changed before it started: a visitor, another cat, a new litter, construction noise.
        ? moved | new house | new apartment | new place | since the move: 3 Settle your cat in one quiet room of the new place with its box, food, bed and a worn T-shirt of yours.
        ? baby | newborn: 3 Give the cat ten minutes alone with you each day, during the baby's first nap.
      4 Book a urine check at the vet this week, even if your cat seems well.
        ? vet says | been to the vet | checked by the vet | shes healthy | hes healthy | vet found nothing: 4 Ask the vet for the name of a cat behaviorist, and whether a calming diffuser could help.
          - 4 Ask the vet for the name of a cat behaviorist.
          - 2 Scoop both boxes morning and evening, with an alarm to remind you.
        - 4 Book a urine check at the vet this week.
        - 2 Scoop both boxes morning and evening, with an alarm to remind you.
    `,
  },
  {
    id: "pet-wont-eat",
    says: new RegExp(
      `\\b${PET}\\b.{0,40}\\b(?:won't eat|not eating|isn't eating|stopped eating|hasn't eaten|vomit\\w*|throwing up|been sick|limping|can't walk|swallowed|ate (?:a|some|my|the)? ?(?:chocolate|raisins|grapes|onion|lily|rat poison))`,
      "i",
    ),
    plan: `
      2* Write down since when {who|your animal} hasn't eaten, what went in and out, and how lively it is.
      4* Ring the vet with those notes, right away if your pet swallowed something or is very weak.
      2 Write down what the vet says: come now, come tomorrow, or wait until when.
      2 Put fresh water within your pet's reach.
      3 Take a photo or short video of how your pet looks, moves or breathes.
      4n Get the carrier or leash out. The vet's address should be in your phone.
      3 Get the carrier or leash out, plus an old towel.
        - 3 Get the carrier or leash out, plus an old towel.
        - 2 Look up the number of the emergency vet for tonight.
      3 Set two alarms to check on your pet: in two hours, and before bed.
        - 2 Set an alarm in two hours to check on your pet.
        - 2 Set another alarm for before bed.
    `,
  },
  {
    id: "pet-alone",
    says: new RegExp(
      `\\b${PET}\\b.{0,40}\\b(?:cries|crying|howls?|howling|barks?|barking|whines?|destroys?|chews?|wees?|poos?|panics?)\\b.{0,20}\\b(?:when(?:ever)? (?:i|we) (?:leave|go|am|are)|alone|left|home alone)\\b|\\bseparation anxiety\\b`,
      "i",
    ),
    plan: `
      2* Pick up your keys three times without leaving, until {who|your pet} no longer looks up.
      5* Step out of the door for ten seconds, five times, with no fuss when you return.
        - 5 Step out the door for ten seconds, five times.
        - 2 Come back in without a greeting.
      3 Record your pet's first half hour alone with an old phone.
      5 Make the time longer only while your pet stays calm: 30 seconds, a minute, five minutes.
      8* Take your pet for a long walk with lots of sniffing before you leave. Something to chew helps too.
        - 10 Take your pet for a long walk with lots of sniffing before you leave.
        - 2 Put something to chew in your pet's bed as you go.
      4 Ask a neighbour, a friend or a sitter to cover the hours that are still too long.
        - 2 Write down the hours that are still too long.
        - 4 Ask a neighbour, a friend or a sitter to cover the first of those hours.
      4 Show the video to a vet or trainer if your pet drools, hurts itself or never settles.
    `,
  },
  {
    id: "pet-trouble",
    says: new RegExp(
      `\\b${PET}\\b.{0,20}\\b(?:keeps?|won't|refuses?|always|never|hates?|scared|terrified|destroys?|chews?|chewing|barks?|barking|cries|crying|whines?|whining|meows?|scratch\\w*|howls?|pulls?|jumps?|growls?|wakes?|steals?|runs? away|attacks?|bites?|digs?|goes (?:mad|crazy|nuts))\\b`,
      "i",
    ),
    unless:
      /\b(?:vet|crate|carrier|groom|nails|fleas?|eat|medicine|pill|tablet|new home|rehome|lead|leash|recall|next door|neighbou?r'?s?'? (?:dog|cat))\b/i,
    plan: `
      2* Write down the last time it happened: the time, what {who|your pet} saw or heard just before, what you did.
      4* Take what set it off out of sight or reach for today: a curtain, a closed door, a lid.
      3 Choose one thing your pet should do instead, such as come to its mat or chew its own toy.
      5n Practise one better habit with your pet for five minutes, giving a treat within a second each time.
      5 Practise that for five minutes in a quiet room, giving a treat within a second each time.
        - 3 Cut ten treats as small as a pea.
        - 5 Practise it five times in a quiet room, giving a treat within a second each time.
        - 2 Stop while it is going well.
      5 Practise again with a weak version of the trigger: far away, quiet, short.
      10 Give your pet a longer walk, a food hunt or a game before the time when it usually happens.
      4 Ask the vet if it started suddenly, or a trainer if there is fear or biting.
    `,
  },
];
