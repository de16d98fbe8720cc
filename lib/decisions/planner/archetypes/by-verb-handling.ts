import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs of plain handiwork, of throwing out, and of finding out. */
export const HANDLING_VERBS: readonly Archetype[] = [
  {
    id: "verb-hands",
    area: "home",
    acts: "restring|tighten|seal|caulk|reseal|digitize|pack up|defrost|lay|put up|turn|sew|sew on|paint|repaint|decorate|assemble|trim|cut|frame|plant|dig|rake|weed|prune|use up|darn|hem|stitch|glue|hang|stack|wrap|carve|sand|plaster|tile|wire|grout|oil|peel|chop|mow|wallpaper|fold",
    plan: `
      2* Clear one thing out of the spot where you will do this: {label}.
        ~ Look at the spot where you will do this. | Clear one thing out of it.
      4 Put your tools and materials there, and note what is missing.
        - 4 Put your tools and materials there.
        - 2 List what is missing, and note where you can get it today.
      5 Look at one short guide for the step that is new to you.
        ~ Write down the step that is new to you. | Search for a short guide to it. | Look at the guide from start to end.
      5n Look at one short guide for the step that is new to you, next to your tools and materials.
        ~ Sit down next to your tools and your materials. | Search for a short guide to the new step. | Look at the first half of it. | Look at the rest of it.
      15* Do a first small piece from start to end, where a mistake shows least.
        - 2 Lay out only what the first small piece needs.
        - 10 Do that piece from start to end.
      3 Look at it from two steps back, and write down what you would do differently in the next piece.
        ~ Stand two steps back from it. | Look at it from top to bottom. | Write what you would do differently next time.
      25 Do the next pieces in the same way.
        - 10 Do the next piece in the same way.
      3? Put a day for what is left in your calendar[, the last one {deadline}].
        ~ Open your calendar. | Count what is left to do. | Enter a day for each thing that is left.
    `,
  },
  {
    id: "verb-dispose",
    area: "home",
    acts: "throw away|throw out|dump|dispose|recycle|bin|scrap",
    plan: `
      2* Put the first piece of it into a bag or box you can carry: {label}.
        ~ Get a bag or box you can carry. | Put the first piece of it inside.
      6 Look up who takes it where you live: trash pickup, a recycling center, a store, a pharmacy for medicine.
        ~ Open your town's trash or recycling page. | Search for the thing you want to get rid of. | Write down who takes it.
      6n Look up who takes it where you live, and write the hours and address on the bag.
        ~ Open your town's trash or recycling page. | Find who takes it where you live. | Write the hours and the address on the bag.
      10 Collect the rest of it from the other places where you keep it.
        ~ Pick up your bag or box. | Walk to the first other place where you keep it. | Put everything from there inside. | Empty the other places the same way.
      3 Take out what shouldn't go: papers with your name, batteries, anything borrowed.
        - 3 Take out papers with your name, and anything borrowed.
        - 3 Put batteries, bulbs and chemicals into a separate bag.
      3 Put the bag by the door, labeled with the address and opening hours.
        - 2 Write the address and opening hours on the bag.
        - 2 Put the bag by the door.
      3 Put the stop into your calendar, on a trip you make anyway[, {deadline}].
        ~ Open your calendar. | Find a trip you make anyway. | Add the stop to that day.
      15* Take it there on the next trip you make anyway.
        - 10 Take the bag there on that trip.
    `,
  },
  {
    id: "verb-rid",
    area: "home",
    plan: `
      2* Write down where and when you notice it most: {label}.
        ~ Stand where you noticed it last. | Write down where and when you notice it most.
      8 Look up what causes it on two trusted pages, and note the first fix that both suggest.
        - 6 Look up what causes it on two trusted pages, one of them official.
        - 3 Write down the first fix that both pages suggest.
      8n Look up what causes it on an official page, and note the first fix it suggests.
        ~ Open a search for what causes it. | Open an official page from the results. | Read the part on causes. | Write down the first fix it suggests.
      5 Take away what feeds it in that place, such as food, damp, dust, a gap or a bag of old things.
        ~ Stand where you notice it most. | Look for food, damp, dust, a gap or old bags. | Take away the first thing that feeds it. | Take away anything else you found.
      6 Read the safety label of what you'll use, for gloves, children and pets.
        ~ Pick up the bottle or box you'll use. | Read what the label says on gloves. | Read what it says on children or pets.
      15* Try the first fix in the worst place only.
        - 3 Clear the worst place, with a window open.
        - 10 Try the first fix there.
      3 Put a second look in your calendar in three days.
        ~ Open your calendar. | Go to the day three days from now. | Enter “second look”.
      5? Find the number of a professional, in case it is no better by then.
        ~ Open a map on your phone. | Search for a professional near you. | Write down the number of one of them.
    `,
  },
  {
    id: "verb-find-out",
    area: "any",
    acts: "figure out|find out|work out|look up|know|solve|investigate|trace",
    plan: `
      2* Write the question at the top of a page, as you would ask it aloud: {label}.
        ~ Say your question aloud once. | Write it at the top of a page.
      3 Write below it what you already know, one fact per line.
        ~ Look at the question on your page. | Write one fact you already know below it. | Add each other fact on its own line.
      4 List who or what would know the rest: a letter, a bill, an official page, an office, a person.
        ~ Write “Who would know?” on the page. | List any letter, bill or official page. | List the office or person to ask.
      6n Write below it what you know already, and who or what would know the rest.
        ~ Look at the question on your page. | Write below it what you know already. | Add the papers or pages that may know more. | Add one person who would know the rest.
      10* Open or ask the first source you listed, and write down what it says in your own words.
        - 3 Put the first source on your list in front of you: the page, the letter, the number.
        - 10 Read or ask with your question beside you, and write down the answer.
      10 Open or ask the second source, and note where the two disagree.
        ~ Look at the second source on your list. | Open it, or call that person. | Write down the answer it gives. | Mark where the two disagree.
      4 Write the answer in one sentence, with “as far as I know” where you are unsure.
        - 3 Write the answer in one sentence.
        - 2 Write down what is still open and who could settle it.
      3 Write down the first thing that the answer asks of you[, and do it {deadline}].
        ~ Read the answer you found once more. | Look for what it asks of you. | Write down the first thing to do.
    `,
  },
];
