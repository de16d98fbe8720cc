import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Delicate washing, people to be blocked, notes from a doctor, forms of help, things sold one by one. */
export const FINE_THINGS: readonly Archetype[] = [
  {
    id: "hand-wash",
    area: "home",
    acts: "wash|hand wash|handwash|clean",
    things:
      "wool jumper|jumper|woolen jumper|woollen jumper|sweater|cashmere jumper|cashmere|silk blouse|silk shirt|bra|bras|delicates|lace dress|leather jacket|wool coat|suede jacket|swimsuit",
    needsAct: true,
    it: "it",
    plan: `
      2* Read the care label of {theIt}: a hand in a bowl means hand wash, a circle means dry cleaning.
      3 Fill the basin with lukewarm water and a capful of wool or mild detergent.
      10n Press it gently in lukewarm water with wool detergent for five minutes before you rinse it clear.
      2 Turn it inside out, with zips closed.
        ? # jumpers | # sweaters | piled up | pile | eleven | ten | dozen: 2 Sort the pile by colour, two light pieces for the first basin, zips closed.
      5 Press it under water for five minutes, without rubbing or wringing.
        - 2 Lay it in.
        - 4 Press it gently up and down.
      4 Rinse it in lukewarm water until no more suds come out.
      4 Roll it up in a towel, to press the water out.
      3* Lay it flat in its shape on a dry towel, away from heaters[, to be ready {deadline}].
    `,
  },
  {
    id: "block-contact",
    area: "habits",
    whole: everyWay(
      "block|unfollow|mute|remove",
      "my ex|ex|ex on everything|ex on instagram|my ex on everything|number|him|her|them|someone|stalker|troll|someone on instagram|toxic friend|my mother|ex's number|ex everywhere",
    ),
    unless: "sun|view|road|writer|drain|noise",
    it: "it",
    plan: `
      2* Block the number in your phone, under the contact's “Block” option.
      3* List where you still see each other: messages, two or three apps, shared photos, maps.
      2 Save screenshots of anything that threatens you, since they are proof.
      6* Block them in the first app on that list.
        - 3 Block in the first app on the list.
        - 4 Block in the second one.
      5 Go through the rest of the list.
      4 Turn off shared location, passwords, calendars and subscriptions.
        - 3 Turn off shared places and calendars.
        - 4 Change a password that was known.
      2? Tell one friend that you did, and what they should not pass on.
    `,
  },
  {
    id: "sick-note",
    area: "health",
    acts: "get|ask|ask for|request|need|renew|extend",
    things:
      "sick note|fit note|doctor's note|doctors note|medical certificate|note from doctor|sick line|gp letter|letter from gp|letter from doctor|medical note",
    unless: "burnout|burned out|burnt out",
    it: "the note",
    plan: `
      2* Write down the first day you were sick, and how long you think it will last[: {deadline}].
        ? backdat*: 2 Write down the first and last day you were ill, and what you could not do on them.
      3* Look up after how many sick days your work or school wants a note.
        ? backdat*: 3 Look for something that shows it: a call, a message to work, a pharmacy bill, a test.
      3 Write two lines: what you have, and what you can't do because of it.
        ? backdat*: 3 Write two lines: “I was ill from … to …, I told … on that day. Can the note start then?”
      6* Ask your doctor's office for the note through its online form, or call when it opens.
        - 3 Find the form or the hour when it opens.
        - 5 Send or say your two lines.
        ? doctor refus* | no appointment | cant get: 6 Ask a nurse, pharmacist, physio or occupational therapist at the surgery, who may sign one too in the UK.
          - 3 Find out who may sign one at the surgery.
          - 5 Send or say your two lines there.
        ? depress* | anxiety | stress | burnout | mental: 6 Send: “Since … I can't sleep, focus or face work. I need a note for … weeks, and a talk.”
          - 3 Find the form or the hour when it opens.
          - 5 Send or say your two lines.
      3 Ask for lighter work or shorter hours on the note, if that would help you.
      2 Send the note to the person at work who needs it.
        - 2 Photograph it.
        - 2 Send it to the one at work who needs it.
      2? Set a reminder two days before it ends.
    `,
  },
  {
    id: "sell-one",
    area: "money",
    acts: "sell|advertise|list",
    things:
      "old bike|bike|sofa|washing machine|phone|old phone|laptop|old laptop|camera|guitar|piano|fridge|table|tv|pram|buggy|wedding dress|tickets|spare ticket|textbooks|games console|ps5|ps4|xbox|furniture|desk|bed|dining table|watch|engagement ring|trampoline|golf clubs|treadmill",
    needsAct: true,
    unless: "car|business|handmade|etsy|shop|data|recycle|donate|give away|house|20|30|50",
    it: "it",
    plan: `
      2* Photograph {theIt} in daylight: the whole thing, the side, the maker's name, each flaw.
        ? bike | bicycle: 2 Photograph it in daylight from the chain side: whole, brakes, tyres, the frame number for yourself.
      4* Look up what three like it really sold for, not what sellers ask.
        ? no offers | nobody | not selling | weeks | low ball* | already listed | listed: 4 Take a new first picture by a window, as the first one decides in the list.
          - 2 Take the new first picture.
          - 3 Write down three prices for which one like it was sold.
        - 2 Search for it with its maker's name.
        - 3 Write down three prices for which one was sold.
        ? antique | vintage | jewellery | gold | collectible* | collector*: 4 Look up two auction results for one with the same mark.
          - 2 Photograph the maker's mark.
          - 3 Write down two prices for which one was sold.
      3 Write two prices on a note: the lowest you would take[, such as {money}], and a tenth more to ask for.
        ? # offers | nobody wants | no replies | no one replies | listed already | already listed | none came | nobody came | for # weeks: 3 Write a price a fifth lower, with “must go by Sunday” in the title.
        ? fast | quick* | moving | has to go | by saturday | by sunday: 3 Write a round price a third below what others ask.
      6* Put it up in one place near you: four photos, name, size, flaws, “pickup only”.
        ? no strangers | strangers at home | strangers at my | strangers to my | strangers in my | strangers coming | not at my home | not at home: 6 Put it up: four photos, name, size, flaw, “meet in town by day”.
          - 4 Write four lines: name, size, age, flaw.
          - 3 Put it up with “meet in town by day”.
        ? ebay | vinted | post it | ship it: 6 Put it up there: four photos, exact model, the flaw in the title and the text, postage with tracking.
          - 4 Write the exact model, with the flaw in the title and the text.
          - 3 Put it up with tracked postage and a start price.
        ? rent | today | fast | by friday | moving: 6 Put it up at a tenth under the usual, with “today or tomorrow, cash, collection”.
          - 4 Write four lines: name, size, age, flaw.
          - 3 Put it up with “today or tomorrow”.
        - 4 Write four lines: name, size, age, flaw.
        - 3 Put it up in one place near you.
      5 Delete everything of yours if it holds data, or wipe it clean if not.
        ? macbook | laptop | iphone | phone | ipad | tablet | computer | console | watch: 5 Erase it in the settings, once a copy is saved and its account signed out with “find my” off.
          - 5 Copy what you want to keep.
          - 3 Sign out of its account, with “find my” off.
          - 5 Start “erase everything” in the settings.
        ? pram | buggy | cot | bike | sofa | table | chair | dress | wardrobe | bed | piano | fridge | washer: 4 Wipe it clean and look through pockets, drawers and bags for things of yours.
      3 Answer with one sentence: the price, two times, cash or payment on the spot.
        ? no strangers | strangers at home | strangers at my | strangers to my | strangers in my | strangers coming | not at my home | not at home: 3 Answer with one sentence: price, a busy café or station, a daytime hour, payment before you hand it over.
        ? ebay | vinted | post it | ship it: 3 Answer questions inside the site only, with no payment or delivery outside it.
        ? no car | cant deliver | heavy | stairs | floor: 3 Answer with one sentence: price, two times, buyer brings a helper and carries it down.
        ? scared | alone | strangers | safe: 3 Answer with a daylight time at your door or a busy place, with someone beside you.
        ? bike | ebike | scooter: 3 Answer with one sentence: price, two times, cash first and a test ride with an ID left with you.
      2? Lower the price by a tenth after five days, the day noted in your calendar.
        ? moving | has to go | by saturday | by sunday: 2 Write “free to collect” over it two days before the last day.
    `,
  },
  {
    id: "pet-medicine",
    area: "home",
    acts: "give|do|apply|worm|deworm|treat|put on|get|buy|flea|de-flea",
    things:
      "flea treatment|worming tablet|worming tablets|flea drops|worm tablets|worming|flea collar|tick treatment|wormer",
    whole: `${everyWay("worm|deworm|de-worm|flea|de-flea", "cat|dog|puppy|kitten|cats|dogs")}|${everyWay(
      "give|treat",
      "cat a pill|dog a pill|cat pill|dog pill|cat tablet|dog tablet|cat medicine|dog medicine|puppy wormer|cat for fleas|dog for fleas|cat for worms|dog for worms|dog flea treatment|cat flea treatment",
    )}`,
    tells: "flea treatment|cat has fleas|dog has fleas|cat has worms|dog has worms",
    needsAct: true,
    unless: "bath|away|treat for|food|walk|birthday|up for adoption",
    it: "the treatment",
    plan: `
      2* Find the last packet or the vet's card, to see the name and date of the last dose.
      3* Weigh your animal by standing on the scale with it. Your own weight comes off that.
      4 Order the one for this animal and weight from the vet or pharmacy. What is made for dogs can kill a cat.
      2 Read on the leaflet how it is given, and what must not be mixed with it.
        - 2 Read on the leaflet how it is given.
        - 2 Read what must not be mixed with it.
      3 Put a towel, the dose and a treat on a table, behind a closed door.
      5* Give it: a tablet inside the treat, drops on the skin between the shoulder blades.
        - 3 Hold your animal on the towel, with a calm voice.
        - 3 Give it: a tablet inside the treat, drops between the shoulder blades.
        ? bite* | scratch* | spits | refuses | fights: 5 Ask the vet for drops, a paste or a jab in its place, if two tries fail.
      2? Set a reminder for the next dose, with the vet's number in it[, {rhythm}].
    `,
  },
];
