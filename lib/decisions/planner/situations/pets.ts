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
        ~ Stand at the tank. | Switch off its light.
      3 Fill a clean bucket with tap water and water conditioner. It stays beside the tank for now.
        ~ Stand a clean bucket beside the tank. | Fill it with tap water. | Add the water conditioner.
      8 Scrape the glass with a sponge that has never touched soap.
        ~ Get a sponge that never touched soap. | Scrape the front glass from top to bottom. | Scrape the sides and the back.
      10* Drain a quarter of the water with a hose. The fish can stay in.
        - 3 Put an empty bucket below the tank and the hose down to the gravel.
        - 8 Drain a quarter of the water with the hose. The fish can stay in.
      5 Rinse the filter sponge in the tank water you took out, never under the tap.
        ~ Take the sponge out of the filter. | Hold it in the tank water you took out. | Squeeze it until less dirt comes out.
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
        ~ Pick up the scoop. | Scoop out the clumps, one side after the other.
      3* Ring the vet today if your cat strains, cries, licks a lot or passes only drops: that is an emergency.
        ~ Call the vet today if your cat strains, cries, licks a lot or passes only drops. | Say that it's an emergency. | Write down the time to come.
        ? vet says | been to the vet | checked by the vet | shes healthy | hes healthy | vet found nothing: 3 Write down each accident: the time, the place and what happened in the hour before.
      8 Wash the spot your cat has used with an enzyme cleaner, never with bleach.
        ~ Get the enzyme cleaner, no bleach. | Wet the spot with it. | Wipe it up after the time on the label.
      3 Move the litter box to a quiet corner with two ways out, far from food and the washing machine.
        ~ Find a quiet corner with two ways out. | Check that food and washer are far away. | Carry the litter box there.
      6n Put a second litter box with unscented litter near the spot your cat has used.
        ~ Get a second litter box. | Fill it with unscented litter. | Set it near the spot your cat has used.
      6 Put a second litter box with unscented litter near that spot.
        ? sofa | couch: 6 Cover the sofa with a waterproof throw. A second litter box goes right beside it.
          - 3 Cover the sofa with a waterproof throw.
          - 4 Put a low tray with plain litter beside the sofa.
        - 3 Find a low tray or box to use as a second litter box.
        - 4 Put it near the spot, with two fingers of plain litter in it.
      3 Write down what changed before it started: a visitor, another cat, a new litter, construction noise.
        ~ Get a pen and paper. | Think back to the days before it started. | Write down the visitor, cat, litter or noise.
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
        ~ Pick up a pen. | Write since when it hasn't eaten, what went in and out, how lively it is.
      4* Ring the vet with those notes, right away if your pet swallowed something or is very weak.
        ~ Call the vet, right away if it swallowed something or is weak. | Read your notes aloud. | Ask whether to come now.
      2 Write down what the vet says: come now, come tomorrow, or wait until when.
        ~ Pick up a pen during the call. | Write “now”, “tomorrow” or until when to wait.
      2 Put fresh water within your pet's reach.
        ~ Fill a bowl with fresh water. | Set it within your pet's reach.
      3 Take a photo or short video of how your pet looks, moves or breathes.
        ~ Open the camera on your phone. | Take a photo of how your pet looks. | Film how it moves or breathes.
      4n Get the carrier or leash out. The vet's address should be in your phone.
        ~ Get the carrier or leash. | Set it by the door. | Save the vet's address in your phone.
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
        ~ Pick up your keys without leaving. | Do it twice more, until {who|your pet} doesn't look up.
      5* Step out of the door for ten seconds, five times, with no fuss when you return.
        - 5 Step out the door for ten seconds, five times.
        - 2 Come back in without a greeting.
      3 Record your pet's first half hour alone with an old phone.
        ~ Set up an old phone facing the room. | Press the record button. | Leave for half an hour.
      5 Make the time longer only while your pet stays calm: 30 seconds, a minute, five minutes.
        ~ Leave the room for 30 seconds. | Stay out a minute if your pet was calm. | Stay out five minutes if it still was.
      8* Take your pet for a long walk with lots of sniffing before you leave. Something to chew helps too.
        - 10 Take your pet for a long walk with lots of sniffing before you leave.
        - 2 Put something to chew in your pet's bed as you go.
      4 Ask a neighbour, a friend or a sitter to cover the hours that are still too long.
        - 2 Write down the hours that are still too long.
        - 4 Ask a neighbour, a friend or a sitter to cover the first of those hours.
      4 Show the video to a vet or trainer if your pet drools, hurts itself or never settles.
        ~ Open the video of your pet alone. | Find the number of a vet or trainer. | Send or show it to them.
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
        ~ Pick up a pen. | Write the time, what set it off, what you did.
      4* Take what set it off out of sight or reach for today: a curtain, a closed door, a lid.
        ~ Look at what set your pet off. | Move that thing away, or get a curtain or a lid. | Cover what you can't move, or close the door on it.
      3 Choose one thing your pet should do instead, such as come to its mat or chew its own toy.
        ~ Get a pen and paper. | Think of the mat or its own toy. | Write down the one thing to do instead.
      5n Practise one better habit with your pet for five minutes, giving a treat within a second each time.
        ~ Get a handful of treats. | Ask your pet for the better habit. | Give a treat within a second, for five minutes.
      5 Practise that for five minutes in a quiet room, giving a treat within a second each time.
        - 3 Cut ten treats as small as a pea.
        - 5 Practise it five times in a quiet room, giving a treat within a second each time.
        - 2 Stop while it is going well.
      5 Practise again with a weak version of the trigger: far away, quiet, short.
        ~ Set up the trigger far away, quiet and short. | Ask your pet for the habit once more. | Give a treat each time, for five minutes.
      10 Give your pet a longer walk, a food hunt or a game before the time when it usually happens.
        ~ Look at the time when it usually happens. | Get the leash, some food or a toy before that. | Start the walk, hunt or game. | Keep on for ten minutes.
      4 Ask the vet if it started suddenly, or a trainer if there is fear or biting.
        ~ Ask yourself: sudden start, or fear and biting? | Look up the vet, or a trainer. | Call with what you've noticed.
    `,
  },
];
