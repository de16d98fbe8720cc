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
        ~ Find the care label of {theIt}. | Look for a hand in a bowl or a circle.
      3 Fill the basin with lukewarm water and a capful of wool or mild detergent.
        ~ Stand at the basin. | Fill it with lukewarm water. | Pour in a capful of wool or mild detergent.
      10n Press it gently in lukewarm water with wool detergent for five minutes before you rinse it clear.
        ~ Fill the basin with lukewarm water. | Add a capful of wool detergent. | Press the piece gently for five minutes. | Rinse it until the water is clear.
      2 Turn it inside out, with zips closed.
        ~ Close the zippers. | Turn the piece inside out.
        ? # jumpers | # sweaters | piled up | pile | eleven | ten | dozen: 2 Sort the pile by colour, with two light pieces for the first basin.
      5 Press it under water for five minutes, without rubbing or wringing.
        - 2 Lay it in the water.
        - 4 Press it gently up and down, without rubbing or wringing.
      4 Rinse it in lukewarm water until no more suds come out.
        ~ Let the soapy water out. | Fill the basin with lukewarm water. | Press the piece under a few times. | Repeat until no more suds come out.
      4 Roll it up in a towel, to press the water out.
        ~ Lay a towel flat. | Lay the piece on it. | Roll the two up together. | Press along the roll with your hands.
      3* Lay it flat in its shape on a dry towel, away from heaters[, to be ready {deadline}].
        ~ Spread a dry towel away from heaters. | Lay the piece on it. | Pull it gently into its shape.
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
        ~ Open the contact on your phone. | Tap “Block” at the bottom.
      3* List where you still see each other: messages, two or three apps, shared photos, maps.
        ~ Get a pen and a note. | Write down messages and two or three apps. | Add shared photos and maps.
      2 Save screenshots of anything that threatens you, since they are proof.
        ~ Open the messages that threaten you. | Take a screenshot of each one.
      6* Block them in the first app on that list.
        - 3 Block them in the first app on that list.
        - 4 Block them in the second app on that list.
      5 Go through the rest of the list until they're blocked everywhere.
        ~ Open the next app on your list. | Block that person there. | Cross the app off the list. | Block them in the others.
      4 Turn off shared locations, passwords, calendars and subscriptions.
        - 3 Turn off shared locations and calendars.
        - 4 Change a password they know.
      2? Tell one friend that you did it, and what not to pass on.
        ~ Call or text one friend. | Say what you did and what not to pass on.
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
        ~ Write down the first day you were sick. | Write how long you think it will last.
        ? backdat*: 2 Write down the first and last day you were ill, and what you could not do on those days.
      3* Look up after how many sick days your work or school wants a note.
        ~ Open your work's or school's page or handbook. | Search it for “sick note”. | Write down after how many days they want one.
        ? backdat*: 3 Find something that shows it: a call, a message to work, a pharmacy receipt, a test.
      3 Write two lines: what you have, and what you can't do because of it.
        ~ Get a pen and a note. | Write one line on what you have. | Write one on what you can't do because of it.
        ? backdat*: 3 Write two lines: “I was ill from … to …, and I told … that day. Can the note cover those days?”
      6* Ask your doctor's office for the note through its online form, or call when it opens.
        - 3 Find the form, or what time the office opens.
        - 5 Send or say those two lines to your doctor's office.
        ? doctor refus* | no appointment | cant get: 6 Ask an urgent care clinic or an online doctor for the note, if your own doctor has no opening.
          - 3 Find an urgent care clinic or an online doctor with an opening today.
          - 5 Send or say those two lines there.
        ? depress* | anxiety | stress | burnout | mental: 6 Send your doctor: “Since … I can't sleep, focus or face work. I need a note for … weeks, and a talk.”
          - 3 Find the form, or what time the office opens.
          - 5 Send or say those two lines to your doctor's office.
      3 Ask for lighter work or shorter hours on the note, if that would help you.
        ~ Write down what would help you at work. | Call or message the doctor's office. | Ask for lighter work or shorter hours on the note.
      2 Send the note to the person at work who needs it.
        - 2 Photograph the note.
        - 2 Send it to the person at work who needs it.
      2? Set a reminder two days before the note ends.
        ~ Look at the day the note ends. | Set a reminder two days before it.
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
        ~ Carry {theIt} into daylight. | Photograph the whole, the side, the maker's name, each flaw.
        ? bike | bicycle: 2 Photograph it in daylight from the chain side, plus the brakes and tyres. The frame number is for you.
      4* Look up what three like it really sold for, not what sellers ask.
        ? no offers | nobody | not selling | weeks | low ball* | already listed | listed: 4 Take a new first picture by a window, since people decide by the first one.
          - 2 Take a new first picture by a window.
          - 3 Write down three prices that ones like it really sold for.
        - 2 Search for it by the maker's name.
        - 3 Write down three prices that ones like it really sold for.
        ? antique | vintage | jewellery | gold | collectible* | collector*: 4 Look up two auction results for one with the same maker's mark.
          - 2 Photograph the maker's mark.
          - 3 Write down two prices that ones like it really sold for.
      3 Write two prices on a note: the lowest you would take[, such as {money}], and a tenth more to ask for.
        ~ Get a note and a pen. | Write the lowest price you would take. | Write a tenth more as the asking price.
        ? before we move | before i move | we move | i move: 3 Write two prices on a note: the lowest you would take[, such as {money}], and a tenth more to ask for.
        ? # offers | nobody wants | no replies | no one replies | listed already | already listed | none came | nobody came | for # weeks: 3 Write a price a fifth lower, with “must go by Sunday” in the title.
        ? fast | quick* | moving | has to go | by saturday | by sunday: 3 Write a round price a third below what others ask.
      6* Post it in one place near you: four photos, name, size, flaws, “pickup only”.
        ? before we move | before i move | we move | i move | before the move: 6 Post it near you: four photos, name, size, flaws, “pickup only”, your price[ ({money})] and the last day[: {deadline}].
          - 4 Write five lines: its name, size, age, flaws, your price.
          - 3 Post it near you with four photos and the last pickup day[: {deadline}].
        ? no strangers | strangers at home | strangers at my | strangers to my | strangers in my | strangers coming | not at my home | not at home: 6 Post it with four photos, name, size, flaws, “meet in town by day”.
          - 4 Write four lines: its name, size, age, flaws.
          - 3 Post it with those lines, four photos and “meet in town by day”.
        ? ebay | vinted | post it | ship it: 6 Post it there: four photos, the exact model, every flaw, tracked shipping.
          - 4 Write the exact model and every flaw.
          - 3 Post it with tracked shipping and a starting price.
        ? rent | today | fast | by friday | moving: 6 Post it at a tenth below the usual price, with “today or tomorrow, cash, pickup”.
          - 4 Write four lines: its name, size, age, flaws.
          - 3 Post it with those lines, four photos and “today or tomorrow”.
        - 4 Write four lines: its name, size, age, flaws.
        - 3 Post it in one place near you with four photos.
      5 Delete everything of yours if it holds data, or wipe it clean if not.
        ~ Check whether the thing holds data of yours. | Delete everything of yours if it does. | Wipe it with a cloth if it doesn't.
        ? couch | dresser | furniture | mattress | bookcase | bookshelf | stroller | crib | washer | dryer | recliner: 4 Wipe it clean inside and out, with a look in pockets and drawers for things of yours.
        ? macbook | laptop | iphone | phone | ipad | tablet | computer | console | watch: 5 Erase it in the settings, once a copy is saved and “find my” is off.
          - 5 Copy what you want to keep from it.
          - 3 Sign out of its account, so “find my” is off.
          - 5 Start “erase everything” in the settings.
        ? pram | buggy | cot | bike | sofa | table | chair | dress | wardrobe | bed | piano | fridge | washer: 4 Wipe it clean inside and out, with a look in pockets and drawers for things of yours.
      3 Answer buyers with one sentence: the price, two times, cash or payment on the spot.
        ~ Open the newest message from a buyer. | Type the price and two times. | Add “Cash or payment on the spot”.
        ? no strangers | strangers at home | strangers at my | strangers to my | strangers in my | strangers coming | not at my home | not at home: 3 Answer buyers with one sentence: the price, a busy café, a daytime hour, payment before you hand it over.
        ? ebay | vinted | post it | ship it: 3 Answer questions only inside the site. Payment and shipping stay there too.
        ? no car | cant deliver | heavy | stairs | floor: 3 Answer buyers with one sentence: the price, two times, bring a helper to carry it.
        ? scared | alone | strangers | safe: 3 Answer buyers with a daytime hour at a busy place, where someone is beside you.
        ? bike | ebike | scooter: 3 Answer buyers with one sentence: the price, two times, cash before any test ride.
      2? Set a reminder in five days to lower the price by a tenth.
        ~ Open your calendar five days from now. | Set a reminder to lower the price by a tenth.
        ? before we move | before i move | we move | i move: 2 Write “free to pick up” in the listing two days before the last day.
        ? moving | has to go | by saturday | by sunday: 2 Write “free to pick up” at the top two days before the last day.
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
        ~ Find the last packet or the vet's card. | Read the name and the date of the last dose.
      3* Weigh your animal by standing on the scale with it. Your own weight comes off that.
        ~ Stand on the scale holding your animal. | Stand on it again alone. | Write down the difference.
      4 Order the one for this animal and weight from the vet or pharmacy. What is made for dogs can kill a cat.
        ~ Open the vet's or pharmacy's page. | Choose the one for this kind of animal. | Choose the one for this weight. | Press the “Order” button.
      2 Read on the leaflet how to give it, and what not to mix with it.
        - 2 Read on the leaflet how to give it.
        - 2 Read what must not be mixed with it.
      3 Put a towel, the dose and a treat on a table, behind a closed door.
        ~ Lay a towel on a table. | Put the dose and a treat on it. | Close the door of the room.
      5* Give it to your animal: a tablet inside the treat, drops on the skin between the shoulder blades.
        - 3 Hold your animal on the towel, with a calm voice.
        - 3 Give it the dose: a tablet inside the treat, drops between the shoulder blades.
        ? bite* | scratch* | spits | refuses | fights: 5 Ask the vet for drops, a paste or a shot instead, if two tries fail.
      2? Set a reminder for the next dose, with the vet's number in it[, {rhythm}].
        ~ Open your calendar at the day of the next dose. | Set a reminder with the vet's number in it.
    `,
  },
];
