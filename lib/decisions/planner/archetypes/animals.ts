import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import { SMALL_ANIMALS } from "@/lib/decisions/planner/archetypes/small-animals";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Animals at home. */
export const ANIMALS: readonly Archetype[] = [
  ...SMALL_ANIMALS,
  {
    id: "vet-visit",
    area: "home",
    whole:
      "spay the dog|spay the cat|neuter the dog|neuter the cat|neuter the puppy|spay the puppy|castrate the dog|microchip the puppy|microchip the cat|chip the dog|take the cat to the vet|take my cat to the vet|take the dog to the vet|take my dog to the vet|take the pet to the vet|take my pet to the vet|take the puppy to the vet|take my puppy to the vet|take the kitten to the vet|take my kitten to the vet|take the rabbit to the vet|take my rabbit to the vet|get the cat to the vet|get my cat to the vet|get the dog to the vet|get my dog to the vet|get the pet to the vet|get my pet to the vet|get the puppy to the vet|get my puppy to the vet|get the kitten to the vet|get my kitten to the vet|get the rabbit to the vet|get my rabbit to the vet|bring the cat to the vet|bring my cat to the vet|bring the dog to the vet|bring my dog to the vet|bring the pet to the vet|bring my pet to the vet|bring the puppy to the vet|bring my puppy to the vet|bring the kitten to the vet|bring my kitten to the vet|bring the rabbit to the vet|bring my rabbit to the vet",
    acts: "get|take|bring|book|see|visit|make|schedule|go|call",
    things:
      "vet|dog spayed|dog neutered|cat neutered|cat spayed|puppy neutered|dog vaccinated|cat vaccinated|puppy vaccinated|dog chipped|cat chipped|puppy microchipped|dog microchipped|cat microchipped|vet visit|vet appointment|veterinarian|vet check-up",
    unless: "become|school|insurance|bill",
    it: "the vet",
    plan: `
      2* Write down in one line what the vet should look at, and when it started.
        ? ate a | ate the | ate some | ate my | has eaten a | swallowed | chocolate | grapes | raisins | rat poison | antifreeze: 2 Ring your vet or the emergency vet now: what it ate, how much, when, and its weight.
        ? limp* | lame: 2 Film ten steps of the limp from the side, and note which leg and since when.
        ? not eaten | hasnt eaten | not eating | wont eat | stopped eating: 2 Write down since when it has not eaten, drunk or been to the toilet; a rabbit or guinea pig must be seen today.
        ? microchip* | chipped: 2 Find the papers you have: seller, shelter, or none, with its age and your two phone numbers.
        ? spay* | neuter* | castrat*: 2 Write down its age, weight, last heat and jabs, for the vet's questions.
        ? teeth | dental | tooth | tartar: 2 Write down what you see in the mouth: brown edges, red gums, smell, eating on one side.
        ? vaccin* | booster | jabs | boosters: 2 Find the date of the last jab on the vaccination card.
        ? check up | checkup: 2 Write down weight, appetite and one thing that is different from last year.
        ? money | afford | skint | broke: 2 Write down in one line what is wrong and the most you can pay, so that the desk can say it first.
      5* Book the first time that works at the vet, by phone or on the booking page.
        ? ate a | ate the | ate some | ate my | has eaten a | swallowed | chocolate | grapes | raisins | rat poison | antifreeze: 5 Set off for the time they name, with the wrapper or a photo of what it ate; give nothing by mouth before.
          - 2 Put the wrapper or a photo of what it ate by the door.
          - 3 Set off for the time they name.
        ? spay* | neuter* | castrat*: 6 Ring two vets and a charity clinic for their price and first date for the operation.
          - 4 Ring two vets for their price and first date.
          - 4 Ring a charity or low-cost clinic with the same question.
        - 2 Find the number or the booking page of the vet.
        - 4 Call or book for the first time that works.
      2 Put the appointment in your calendar[, to be done {deadline}], plus half an hour to get there.
      5 Arrange how you'll get there: a friend, a taxi that takes animals, or a vet who comes to you.
        ? no car | dont drive | cant drive: 5 Arrange the way: bus in the quiet hour with a covered carrier, a pet taxi, or a vet who comes.
        ? no car | bus | cant drive: 5 Arrange the way: bus in the quiet hour with a covered carrier, a pet taxi, or a vet who comes.
      5 Put the carrier or the lead where your animal can sniff at it, with something soft inside.
        ? hides | hiding | carrier | hates the box: 5 Put the carrier open in the living room today, blanket and best treats inside, days before the visit.
        ? strangers | snap* | muzzle: 5 Ask the desk how they handle an animal that bites: a muzzle tried at home first, a side door, a calming tablet from the vet.
        ? scared | terrif* | hates | bites | aggress* | panic*: 5 Ask the desk for the first slot, a side door and whether a calming tablet the evening before would help.
      3 Put the vaccination card and a note with two questions into your bag.
        ? quote* | cost* | afford | estimate | price: 3 Write “a written estimate first, please” beside your two questions, and put them into your bag.
      4* Write down what the vet said, including what to give and when.
        - 3 Write down what the vet said.
        - 2 Set a reminder for the next dose or visit.
    `,
  },
  {
    id: "get-pet",
    area: "home",
    thing: "new",
    acts: "get|adopt|find|buy|rescue|rehome|choose",
    things: "dog|puppy|cat|kitten|pet|rabbit|hamster|rescue dog|guinea pig|rescue cat|fish|parrot",
    needsAct: true,
    unless: "rid|food|sitter|insurance|groomer|walker|trainer|sleep|vet|bed|carrier|chip|microchip",
    it: "a pet",
    plan: `
      2* Write down who will look after {theIt} on a normal Wednesday: food, walks, play.
        ? cat | kitten: 2 Write down who feeds the cat, plays with it and cleans the tray on a normal Wednesday.
        ? tortoise: 2 Write down who will look after a tortoise in ten and in fifty years, as it outlives school and home.
        ? full time | work | office | shifts: 2 Write down who is with the animal between nine and five: four hours alone is the most for a dog.
      10n Compare a month of food, vet and insurance costs with the money you have left over.
        ? tortoise: 10 Compare the price of table, UV lamp, thermostat, exotic vet and power for a year with what is left over.
        ? hamster | guinea pig* | rabbit* | rat | gerbil*: 10 Compare cage of a proper size, bedding, food and an exotic vet for one month with what is left over.
      10n Write to one shelter or breeder near you to ask for a visit.
      5 Check your lease or ask the others at home whether {it} may live there.
        ? landlord said yes | landlord agreed | landlord said | landlord says yes | landlord allows | landlord is fine: 5 Save the landlord's yes beside the lease, with the size and kind of animal it allows.
          - 3 Save the landlord's yes beside the lease.
          - 3 Ask the others at home what they would agree to.
        ? own .. house | own our home | own my home | our own house: 5 Ask the others at home which rooms and which hours are the animal's.
        - 3 Find the lines about animals in your lease.
        - 3 Ask the others at home what they would agree to.
      10 Compare a month of food, vet and insurance costs with the money you have left over.
        - 6 Look up the monthly price of food and insurance.
        - 4 Compare that sum and a vet visit with what is left over each month.
        ? full time | work | office | shifts: 10 Add up a dog walker or daycare for your work days, food, vet and insurance, beside what is left each month.
          - 5 Ask one dog walker and one daycare for the monthly price.
          - 5 Add food, vet and insurance, beside what is left each month.
      10 Look at two shelters or breeders near you, and save two animals that would suit your days.
        ? tortoise | reptile | gecko | snake | bearded: 10 Look at two reptile rescues before any shop, with papers for the animal asked for.
          - 5 Find two reptile rescues or a keepers' club near you.
          - 8 Ask about adoptions, papers, size and hibernation.
        - 5 Find two shelters or breeders near you[ around {place}].
        - 8 Save two animals that would suit your days.
      10 Write to one of those shelters or breeders to ask for a visit.
        - 6 Write two questions: age and habits, health and history.
        - 3 Send them with the wish for a visit.
      10 Put two visits with everyone in your home in your calendar, before you say yes.
        ? second cat | another cat | second dog | another dog: 10 Visit the animal twice, asking how it lives with others of its kind, with a room with a door ready at home.
        ? allerg*: 10 Visit the animal twice for an hour, with whoever has the allergy stroking it, before you say yes.
        ? kids | children | toddler | baby | my son | my daughter: 10 Visit the animal twice with the children, asking the shelter how it has lived with children before.
    `,
  },
  {
    id: "train-pet",
    area: "home",
    whole: everyWay(
      "stop",
      "cat|dog|puppy|kitten",
      "scratching|barking|biting|jumping|chewing|pulling|peeing|begging",
    ),
    acts: "train|raise|look after|take care|care for|walk|teach|stop|crate train|exercise|leash train|crate-train",
    things: "dog|puppy|cat|kitten|dog from barking|parrot|new puppy|rescue dog",
    tells: everyWay(
      "dog|puppy|cat|kitten",
      "pulls|barks|bites|jumps|scratches|chews|won't come|pees|growls|steals food|keeps chewing|keeps barking|keeps biting|keeps jumping|keeps scratching|keeps pulling|keeps peeing",
    ),
    needsAct: true,
    it: "your dog",
    named: "dog|puppy|cat|kitten|rescue dog",
    plan: `
      2* Write down the one thing {it} should do instead, something you can see happen.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 2 Take {it} to one spot outside now, on the lead, and wait there without a word.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 2 Write down the sound the bird may make instead: a whistle, a word, a soft chirp.
      4 Cut ten pea-sized treats for your pocket.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 4 Put ten bits of its best treat into a bowl by the cage: seed, nut or millet kept for this.
      5* Reward {it} five times in a quiet room for the first hint of it.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Praise {it} the second it is done outside, with a treat from your pocket.
          - 2 Put a pot of treats beside the door.
          - 5 Praise {it} the second it is done outside, with one of them.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Reward the bird at once, five times, for a quiet moment or the soft sound.
          - 2 Stand by the cage until there is one quiet breath.
          - 5 Reward each quiet moment or soft sound at once, five times.
        - 2 Choose a quiet room without a television on.
        - 5 Reward {it} five times for the first hint of it.
      5 Add one word or hand signal before each try, for five more treats.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Clean old spots indoors with an enzyme cleaner, no bleach or ammonia.
        ? parrot .. phone | parrot .. when the phone | bird .. phone | parrot .. rings | bird .. rings | scream* when the phone | parrot .. doorbell | cockatoo .. phone | cockatiel .. phone: 5 Play the ringtone very low by the cage, five times, with a treat before any scream.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Bring what sets it off very softly or from afar, five times, with a treat before any scream.
      4 Write down what sets off the trouble: a sound, the time of day, a visitor, boredom.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 4 Write a timetable for going out: after waking, eating and play, and every hour for a puppy.
          - 2 Write down the fixed trips: after waking, eating and play.
          - 3 Set an hourly alarm for the times between.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 4 Write down when it comes: phone, dusk, you leaving the room, no toy to tear.
          - 2 Write down when it comes: phone, dusk, you leaving the room.
          - 3 Change one of those for today: a softer ringtone, a toy to tear, an earlier dark hour.
        ? scratch* | litter | meow* | miaow* | yowl* | kitten*: 4 Write down what sets off the trouble: hour, hunger, litter tray, boredom.
          - 2 Write down what sets off the trouble: hour, hunger, litter tray, boredom.
          - 3 Change one of those for today: a post beside the sofa, play before bed, a clean tray.
        - 2 Write down what sets off the trouble: sound, hour, visitor, boredom.
        - 3 Change one of those for today: a curtain, a chew, an earlier walk.
        ? neighbour* | complain* | landlord: 4 Tell the neighbour what you train and until when, after writing down what sets it off.
          - 2 Write down what sets off the trouble.
          - 3 Tell the neighbour what you train and until when.
      5* Practise again this evening for five minutes, and stop while it goes well.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Take {it} out last thing tonight, with an alarm for one trip in the small hours if it is a puppy.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Practise again this evening for five minutes; a scream gets no look and no word.
      5? Ask a trainer or the vet, if it comes with fear or biting.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Ring the vet, if a trained dog starts again, goes very often, or there is blood.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Ask a bird vet, if it is new, or if the bird plucks, sits fluffed up or eats less.
        ? tried everything | nothing works | # months | growl* | snap* | bite*: 5 Ask the vet for a pain check and a behaviourist's name, as force makes it worse.
    `,
  },
];
