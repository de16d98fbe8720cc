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
      2* Switch off the tank light, since green water lives on light.
      3 Fill a clean bucket with tap water and water conditioner, to leave beside the tank.
      8 Scrape the glass with a sponge that has never touched soap.
      10* Drain a quarter of the water with a hose. The fish can stay in.
        - 3 Put an empty bucket below the tank and the hose into the gravel.
        - 8 Drain a quarter of the water with a hose, with the fish staying in.
      5 Rinse the filter sponge in the tank water you took out, never under the tap.
      8* Pour in the same amount of conditioned tap water slowly, at the same temperature.
        - 2 Feel with a finger whether both waters are as warm as each other.
        - 8 Pour the prepared water in slowly.
      2 Put the light on a timer for six to eight hours a day, and note another water change in three days.
        - 2 Put the light on a timer of six to eight hours.
        - 2 Feed half as much for a week.
        - 2 Set a reminder in three days for another quarter of the water.
    `,
  },
  {
    id: "cat-litter",
    says: /\b(?:cat|cats|kitten)\b.{0,40}\b(?:pees?|peed|peeing|wees?|weeing|poos?|pooing|poops?|spray(?:s|ing)|litter|urinat\w*)\b/i,
    unless: /\b(?:buy|train to use the toilet)\b/i,
    plan: `
      2* Scoop the litter box now.
      3* Ring the vet today if your cat strains, cries, licks a lot or passes only drops: that is an emergency.
        ? vet says | been to the vet | checked by the vet | shes healthy | hes healthy | vet found nothing: 3 Write down each time and place, and what happened in the hour before it.
      8 Wash the spot with an enzyme cleaner, never with bleach.
      3 Move the box to a quiet corner with two ways out, far from food and the washing machine.
      6n Put a second box on or near the spot, with unscented litter.
      6 Put a second box near the spot, with unscented litter.
        ? sofa | couch: 6 Cover the sofa with a waterproof throw, with a second box right beside it.
          - 3 Cover the sofa with a waterproof throw.
          - 4 Put a low tray with plain litter beside it.
        - 3 Find a low tray or box for a second toilet.
        - 4 Put it near the spot, with plain litter two fingers deep.
      3 Write down what changed before it began: a visitor, another cat, a new litter, building work.
        ? baby | newborn: 3 Give the cat ten minutes alone with you each day, at the baby's first nap, with a high place of its own.
      4 Book a urine check at the vet this week, even if all looks well.
        ? vet says | been to the vet | checked by the vet | shes healthy | hes healthy | vet found nothing: 4 Ask the vet for a cat behaviourist's name, and what a calming diffuser could do.
          - 4 Ask the vet for a cat behaviourist's name and a calming diffuser.
          - 2 Scoop both boxes morning and evening until then, with an alarm for it.
        - 4 Book a vet's check of the urine this week.
        - 2 Scoop both boxes morning and evening until then, with an alarm for it.
    `,
  },
  {
    id: "pet-wont-eat",
    says: new RegExp(
      `\\b${PET}\\b.{0,40}\\b(?:won't eat|not eating|isn't eating|stopped eating|hasn't eaten|vomit\\w*|throwing up|been sick|limping|can't walk|swallowed|ate (?:a|some|my|the)? ?(?:chocolate|raisins|grapes|onion|lily|rat poison))`,
      "i",
    ),
    plan: `
      2* Write down since when, what went in and out, and how lively {who|your animal} is.
      4* Ring the vet with those lines, right away if it swallowed something or is very weak.
      2 Write down what they say: come now, come tomorrow, or wait until when.
      2 Put fresh water within reach.
      3 Take a photo or a short film of how it looks, moves or breathes.
      4n Get the carrier or leash out, with the vet's address in your phone.
      3 Get the carrier or leash out, with an old towel.
        - 3 Get the carrier or lead out, with an old towel in it.
        - 2 Look up the number of the emergency vet for the night.
      3 Set two alarms to check on it: in two hours, and before bed.
        - 2 Set an alarm in two hours to look again.
        - 2 Set another one before bed.
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
        - 5 Step out of the door for ten seconds, five times.
        - 2 Come back in without a greeting.
      3 Record the first half hour alone with an old phone.
      5 Make the time longer only while it stays calm: 30 seconds, a minute, five minutes.
      8* Give it a long sniffing walk before you leave. Something to chew helps too.
        - 10 Give a long sniffing walk before you leave.
        - 2 Put something to chew in its bed as you go.
      4 Ask a neighbour, a friend or a sitter to cover the hours that are still too long.
        - 2 Write down the hours that are still too long.
        - 4 Ask a neighbour, a friend or a sitter for the first of them.
      4 Show the video to a vet or trainer if it drools, hurts itself or never settles.
    `,
  },
  {
    id: "pet-trouble",
    says: new RegExp(
      `\\b${PET}\\b.{0,20}\\b(?:keeps?|won't|refuses?|always|never|hates?|scared|terrified|destroys?|chews?|chewing|barks?|barking|cries|crying|whines?|whining|meows?|scratch\\w*|howls?|pulls?|jumps?|growls?|wakes?|steals?|runs? away|attacks?|bites?|digs?|goes (?:mad|crazy|nuts))\\b`,
      "i",
    ),
    unless:
      /\b(?:vet|carrier|groom|nails|fleas?|eat|medicine|pill|tablet|new home|rehome|lead|leash|recall|next door|neighbou?r'?s?'? (?:dog|cat))\b/i,
    plan: `
      2* Write down the last time: the hour, what {who|your pet} saw or heard just before, what you did.
      4* Take what set it off out of sight or reach for today: a curtain, a closed door, a lid.
      3 Choose the one thing it should do instead, such as come to its mat or chew its own toy.
      5n Practise one thing it should do instead for five minutes, with a treat within a second each time.
      5 Practise that for five minutes in a quiet room, with a treat within a second each time.
        - 3 Cut ten treats as small as a pea.
        - 5 Practise it five times in a quiet room, a treat within a second.
        - 2 Stop while it goes well.
      5 Practise again with a weak version of the trigger: far away, quiet, short.
      10 Give it a longer walk, a food hunt or a game before the hour when it usually happens.
      4 Ask the vet if it began suddenly, or a trainer if there is fear or biting in it.
    `,
  },
];
