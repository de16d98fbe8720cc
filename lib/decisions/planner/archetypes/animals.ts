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
        ~ Write one line on what the vet should look at. | Add the day it started.
        ? ate a | ate the | ate some | ate my | has eaten a | swallowed | chocolate | grapes | raisins | rat poison | antifreeze: 2 Ring your vet or the emergency vet now. They'll ask what it ate, how much, when, and its weight.
        ? limp* | lame: 2 Film ten steps of the limp from the side, and note which leg it is and when it started.
        ? not eaten | hasnt eaten | not eating | wont eat | stopped eating: 2 Write down when it last ate, drank and used the toilet. A rabbit or guinea pig must be seen today.
        ? microchip* | chipped: 2 Find any papers you have from the seller or shelter, with your animal's age on them.
        ? spay* | neuter* | castrat*: 2 Write down its age, weight, last heat and last shots, for the vet's questions.
        ? teeth | dental | tooth | tartar: 2 Write down what you see in the mouth: brown edges, red gums, smell, eating on one side.
        ? vaccin* | booster | jabs | boosters: 2 Find the date of the last shot on the vaccination card.
        ? check up | checkup: 2 Write down its weight, how well it eats and one thing that is different from last year.
        ? money | afford | skint | broke: 2 Write down in one line what is wrong and the most you can pay, so you can say it right at the start.
      5* Book the first appointment that works at the vet, by phone or on the booking page.
        ? ate a | ate the | ate some | ate my | has eaten a | swallowed | chocolate | grapes | raisins | rat poison | antifreeze: 5 Set off for the vet with the wrapper or a photo of what it ate. Nothing goes in its mouth unless the vet says so.
          - 2 Put the wrapper, or a bit of what it ate, in a bag by the door.
          - 3 Set off so you're at the vet at the time they gave you.
        ? spay* | neuter* | castrat*: 6 Ring two vets and a low-cost clinic for the price of the operation and their first date.
          - 4 Ring two vets for the price of the operation and their first date.
          - 4 Ring a low-cost clinic with the same two questions.
        - 2 Find the vet's phone number or booking page.
        - 4 Book the first appointment that works, by phone or online.
      2 Put the appointment in your calendar[, to be done {deadline}], plus half an hour to get there.
        ~ Open your calendar at the day of the appointment. | Enter the appointment with half an hour to get there.
      5 Arrange how you'll get there: a friend, a taxi that takes animals, or a vet who comes to you.
        ~ Open your contacts or a taxi app. | Look for a friend, a pet taxi or a house-call vet. | Ask the first one for the day of the visit. | Write down who is coming at what time.
        ? no car | dont drive | cant drive: 5 Arrange your ride: a bus at a quiet hour with a covered carrier, a pet taxi, or a vet who comes to you.
        ? no car | bus | cant drive: 5 Arrange your ride: a bus at a quiet hour with a covered carrier, a pet taxi, or a vet who comes to you.
      5* Put the carrier or the leash where your animal can sniff at it, with something soft inside.
        ~ Get the carrier or the leash. | Set it where your animal likes to lie. | Lay something soft inside.
        ? hides | hiding | carrier | hates the box: 5 Put the open carrier in the living room today, with a blanket and the best treats inside.
        ? strangers | snap* | muzzle: 5 Ask the front desk how they handle an animal that bites, such as a side door or a calming tablet from the vet.
        ? scared | terrif* | hates | bites | aggress* | panic*: 5 Ask the front desk for the first slot, a side door, and whether a calming tablet the night before would help.
      3 Put the vaccination card and a note with two questions into your bag.
        ~ Get the vaccination card. | Write your two questions on a note. | Put the card and the note into your bag.
        ? quote* | cost* | afford | estimate | price: 3 Write two questions for the vet on a note, with “A written estimate first, please” at the top.
      4 Write down what the vet said, including what to give and when.
        - 3 Write down what the vet said, in three short lines.
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
        ~ Write “Wednesday: food, walks, play” on a sheet. | Write a name beside each of the three.
        ? hamster* | gerbil* | guinea pig* | rabbit* | bunny | rat | mouse | fish | gecko | lizard | snake | turtle | bird | parakeet*: 2 Write down who will feed it and clean its home each week, and who steps in when you're away.
        ? cat | kitten: 2 Write down who feeds the cat, plays with it and cleans the litter box on a normal Wednesday.
        ? tortoise: 2 Write down who will look after the tortoise in ten years and in fifty, since it may outlive you.
        ? full time | work | office | shifts: 2 Write down who is with the animal between nine and five. Four hours alone is the most for a dog.
      10n Compare a month of food, vet and insurance costs with the money you have left over.
        ~ Open your bank's app. | Write down the money left over last month. | Look up a month's food, vet and insurance costs. | Compare their total with the money left over.
        ? adopt* | rescue | shelter: 10 Add up the adoption fee, the first vet visit, food and supplies[, to stay within {money}].
        ? tortoise: 10 Compare a year of tortoise costs (table, UV lamp, thermostat, vet, power) with what you have left over.
        ? hamster | guinea pig* | rabbit* | rat | gerbil*: 10 Compare a month of costs (a big enough cage, bedding, food, an exotic vet) with the money you have left over.
      10n Write to one shelter or breeder near you to ask for a visit.
        ~ Open a map for shelters or breeders near you. | Choose one that is close enough. | Type two lines that ask for a visit. | Send them with your phone number.
        ? adopt* | rescue | shelter: 10 Send one shelter or rescue near you an application or a question about one animal.
      5 Check your lease or ask the others at home whether {it} may live there.
        ? landlord said yes | landlord agreed | landlord said | landlord says yes | landlord allows | landlord is fine: 5 Save the landlord's yes with your lease, including the size and kind of animal it allows.
          - 3 Save the landlord's yes with your lease.
          - 3 Ask the others at home what kind of animal they would agree to.
        ? own .. house | own our home | own my home | our own house: 5 Ask the others at home which rooms the animal may use, and when.
        - 3 Find the lines about animals in your lease.
        - 3 Ask the others at home what kind of animal they would agree to.
      10 Compare a month of food, vet and insurance costs with the money you have left over.
        ? adopt* | rescue | shelter: 10 Add up the adoption fee, the first vet visit, food and supplies[, to stay within {money}].
          - 6 Look up the adoption fee and what the first vet visit costs.
          - 4 Compare food plus supplies with what you can spend.
        - 6 Look up the monthly price of food and insurance.
        - 4 Compare those costs plus one vet visit with what you have left over each month.
        ? full time | work | office | shifts: 10 Add up a month of dog walker or daycare, food, vet and insurance, next to what you have left over.
          - 5 Ask one dog walker and one daycare for their monthly price.
          - 5 Add food, vet and insurance to that price, next to what you have left each month.
      10 Look at two shelters or breeders near you for two animals that would suit your days.
        ? adopt* | rescue | shelter: 10 Look at two shelters or rescues near you for two animals that would suit your days.
          - 5 Find two shelters or rescues near you[ around {place}].
          - 8 Save two animals from their pages that would suit your days.
        ? tortoise | reptile | gecko | snake | bearded: 10 Look at two reptile rescues before any pet shop. The animal should come with papers.
          - 5 Find two reptile rescues or a reptile club near you.
          - 8 Ask them about adoptions, papers, adult size and hibernation.
        - 5 Find two shelters or breeders near you[ around {place}].
        - 8 Save two animals from their pages that would suit your days.
      10 Write to one of those shelters or breeders to ask for a visit.
        ? adopt* | rescue | shelter: 10 Fill out one shelter's adoption application, or write to ask for a visit.
          - 6 Fill out the first page of one shelter's application.
          - 3 Send it, with “Could we come for a visit?”
        - 6 Write two questions about the animal: its age and habits, its health and history.
        - 3 Send both questions to the shelter or breeder, with “Could we come for a visit?”
      10 Put two visits with everyone in your home in your calendar, before you say yes.
        ~ Open your calendar. | Ask everyone at home for two free times. | Enter the first visit with everyone's name. | Enter the second visit on another day.
        ? second cat | another cat | second dog | another dog: 10 Put two visits in your calendar, so you see how the animal is with others before you say yes.
        ? allerg*: 10 Put two one-hour visits in your calendar, so whoever has the allergy can pet the animal before you say yes.
        ? kids | children | toddler | baby | my son | my daughter: 10 Put two visits with the children in your calendar, so you see how the animal is with them.
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
        ~ Watch your pet in your mind doing the right thing. | Write down that one thing, as something you can see.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke: 2 Write down one whistle or word you will teach the bird to make in place of the smoke alarm sound.
        ? imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 2 Write down the sound the bird copies, and the whistle or word you would rather hear in its place.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 2 Wait with {it}, on the lead, at one spot outside now, without a word.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 2 Write down the sound the bird may make instead: a whistle, a word, a soft chirp.
      4 Cut ten pea-sized treats for your pocket.
        ~ Get the treats from the cupboard. | Cut the first one to the size of a pea. | Cut nine more for your pocket.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 4 Put ten bits of its best treat into a bowl by the cage: seed, nut or millet kept for this.
      5* Reward {it} five times in a quiet room, for the first hint of the behavior you want.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke: 5 Make your whistle or word by the cage five times. Treat any try at it at once. The alarm sound gets no look.
          - 2 Make your whistle or word by the cage five times.
          - 5 Treat any try at it at once. The alarm sound gets no look and no word.
        ? imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 5 Make your whistle or word by the cage five times. Treat any try at it at once. The copied sound gets no look.
          - 2 Make your whistle or word by the cage five times.
          - 5 Treat any try at it at once. The copied sound gets no look and no word.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Reward {it} with praise and a treat the second it finishes outside.
          - 2 Put a pot of treats beside the door.
          - 5 Praise {it} the second it finishes outside, with a treat from that pot.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Reward the bird five times, each time right after a quiet moment or the soft sound.
          - 2 Stand by the cage until the bird is quiet for one breath.
          - 5 Reward each quiet moment or soft sound right away, five times.
        - 2 Choose a quiet room with the TV off.
        - 5 Reward {it} five times there for the first hint of the behavior you want.
      5 Add one word or hand signal before each try, for five more treats.
        ~ Put five treats in your hand. | Choose the one word or hand signal. | Give the word or signal before the first try. | Do it again before the other four tries.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke: 5 Put a new battery in any smoke alarm that chirps, so the bird no longer hears the sound from the real thing.
        ? imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 5 Turn the real sound off or down where you can: a new ringtone, a muted beep. What the bird never hears fades sooner.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Clean old spots indoors with an enzyme cleaner, no bleach or ammonia.
        ? parrot .. phone | parrot .. when the phone | bird .. phone | parrot .. rings | bird .. rings | scream* when the phone | parrot .. doorbell | cockatoo .. phone | cockatiel .. phone: 5 Play the ringtone very low by the cage five times, with a treat before the bird can scream.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Bring what sets the bird off close enough to be just noticed, five times, with a treat before it can scream.
      4 Write down what sets off the trouble: a sound, the time of day, a visitor, boredom.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke | imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 4 Write down when the bird makes the sound and what you do then. Running in or yelling is a reward.
          - 2 Write down when the bird makes the sound and what you do right after.
          - 3 Choose what you will do instead: look away, stay quiet, treat the first ten quiet seconds.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 4 Write a schedule for going out: after waking, eating and play, plus every hour for a puppy.
          - 2 Write down the fixed trips outside: after waking, eating and play.
          - 3 Set an hourly alarm for the trips in between.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 4 Write down when the bird gets loud: the phone, dusk, you leaving the room, nothing to tear up.
          - 2 Write down when the bird gets loud: the phone, dusk, you leaving the room.
          - 3 Change one of those things today: a softer ringtone, a toy to tear up, an earlier bedtime.
        ? scratch* | litter | meow* | miaow* | yowl* | kitten*: 4 Write down what sets off the trouble: time of day, hunger, the litter box, boredom.
          - 2 Write down what sets off the trouble: time of day, hunger, the litter box, boredom.
          - 3 Change one of those things today: a post beside the sofa, play before bed, a clean litter box.
        - 2 Write down what sets off the trouble: a sound, the time of day, a visitor, boredom.
        - 3 Change one of those things today: a curtain, a chew toy, an earlier walk.
        ? neighbour* | complain* | landlord: 4 Tell the neighbour what you are training and how long it may take.
          - 2 Write down what sets off the noise.
          - 3 Tell the neighbour what you are training and how long it may take.
      5* Practise again this evening for five minutes. It's best to end while it goes well.
        ~ Put a few treats in your pocket this evening. | Start with one easy try. | Repeat it for about five minutes. | Stop after a try that goes well.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke: 5 Practice again this evening for five minutes. If the alarm sound comes, look away until ten quiet seconds, then treat.
        ? imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 5 Practice again this evening for five minutes. If the old sound comes, look away until ten quiet seconds, then treat.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Take {it} out last thing tonight. A puppy needs one more trip in the small hours.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Practise again this evening for five minutes; a scream gets no look and no word.
      5? Ask a trainer or the vet for help, if there is fear or biting.
        ~ Find the number of a trainer or your vet. | Describe the fear or biting in one sentence. | Ask for a time to come in.
        ? parrot .. smoke | parrot .. alarm | parrot .. imitat* .. alarm | parrot .. mimic* .. alarm | imitat* .. smoke | mimic* .. smoke | copying .. smoke | bird .. smoke alarm | grey .. smoke | cockatiel .. smoke | cockatoo .. smoke | conure .. smoke | bird .. smoke detector | imitat* .. smoke detector | budgie .. smoke | macaw .. smoke | imitat* | mimic* | copies the | copying the | parrot .. beep* | bird .. beep* | cockatiel .. beep* | cockatoo .. beep* | african grey .. ringtone | parrot .. ringtone | parrot .. car alarm | parrot .. microwave | cockatiel .. microwave | bird .. car alarm | conure .. alarm | learned the .. sound | beeping like | beeps like | sounds like the: 5 Put a day four weeks from now on your calendar. If the sound is no rarer by then, ask a bird vet for a parrot trainer's name.
        ? house train* | housetrain* | house broken | potty | toilet train* | puppy pees | puppy peeing | dog pees | dog peeing | puppy wees | pees indoors: 5 Ring the vet, if a trained dog starts having accidents again, goes very often, or there is blood.
        ? parrot* | parakeet* | budgie* | cockatiel* | cockatoo* | macaw* | african grey | conure* | my bird | our bird | pet bird: 5 Ask a bird vet, if the noise is new or the bird plucks its feathers, sits fluffed up or eats less.
        ? tried everything | nothing works | # months | growl* | snap* | bite*: 5 Ask the vet for a pain check and the name of a behaviorist, since force makes it worse.
    `,
  },
];
