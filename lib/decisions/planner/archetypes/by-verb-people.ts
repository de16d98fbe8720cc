import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that are about somebody: teach, help, win over, bear. */
export const PEOPLE_VERBS: readonly Archetype[] = [
  {
    id: "verb-teach",
    area: "people",
    acts: "teach|coach|mentor|tutor|show",
    plan: `
      2* Write down the one thing {person|they} should be able to do alone after the first round[: {does}].
        ~ Write “alone after the first round” on a note. | Write the one thing below it.
      5 Ask {person|them} to show you how far it goes now, while you only watch.
        ~ Sit down where you can see well. | Ask {person|them} to show you how far it goes now. | Watch with your hands in your lap. | Watch in silence to the end.
      4* Choose one piece of it that takes five minutes.
        ~ Write down the pieces it is made of. | Guess the minutes for each. | Circle one that takes five.
      10* Show {person|them} that piece slowly, until {person|they} can do it once without your hands.
        - 3 Lay out what you need for that piece.
        - 10 Show that piece slowly, until {person|they} can do it once without your hands.
      4 Write the steps of that piece on a card in big letters, one line each.
        - 3 Write the steps of that piece on a card in big letters, one line each.
        - 2 Put the card where {person|they} will need it.
      2? Ask {person|them} which step was hardest, and mark it on the card.
        ~ Ask {person|them} “Which step was hardest?” | Mark that step on the card.
      3 Choose a day and time for the next piece, as short as this one.
        ~ Open your calendar together. | Find a time as short as this one. | Enter the next piece there.
    `,
  },
  {
    id: "verb-support",
    area: "people",
    acts: "help|support|care|look after|take care|babysit|comfort|be there",
    plan: `
      2* Write down what {person|they} said or did last that shows what is needed most[: {does}].
        ~ Think back to what {person|they} said or did last. | Write down the part that shows what's needed most.
      3* Ask {person|them} one question: “What would make this week a little easier?”
        ~ Turn to {person|them}, or open a message. | Ask “What would make this week a little easier?” | Wait for the whole answer.
      4 Write three things that you could really give: an hour, a meal, a ride, help with a form.
        ~ Write the numbers 1 to 3 on a note. | Write one thing you could really give, like a ride. | Add two more, such as a meal or an hour.
      4n Offer one small thing you could really give, at a set day and time.
        ~ Look at your calendar for this week. | Pick one small thing with a set time. | Offer it in one message.
      3 Offer the easiest of the three, at a set day and time.
        - 2 Underline the one that is easiest for you.
        - 3 Offer it to {person|them} in two lines, with a day and time.
      5 Put that time in your calendar, and note what to bring.
        ~ Open your calendar at that day. | Enter the time you offered. | Think through what you'll need there. | Add what to bring to the entry.
      10 Find one person or service that can share this with you, and write down the name and number.
        - 5 List who else {person|they} would let in: family, a neighbor, a nurse, a helpline.
        - 5 Look up the name, number and hours of the first one on that list.
      3 Set a reminder to check in again in a few days.
        ~ Open your calendar. | Go to a day later this week. | Set a reminder with their name.
    `,
  },
  {
    id: "verb-help-do",
    area: "people",
    plan: `
      2* Send {person|them} one question: “Which part of it would help you most?”[ It is about {does}.]
        ~ Open a message to {person|them}. | Send “Which part of it would help you most?”
      3 Write down the hours you can give, and what you would rather not do or lift.
        ~ Open your calendar at that day. | Write down the hours you can give. | Write what you would rather not do or lift.
      3n Write down the hours that you can give, and what you would rather not do or lift.
        ~ Get a pen and a note. | Write the hours that you can give. | Add what you would rather not do or lift.
      3 Agree on a day and time with {person|them}[: {deadline}].
        - 2 Send {person|them} two hours that would suit you.
        - 2 Enter the time you agree on in your calendar.
      5 Put what you will need by the door: clothes, tools, something to drink.
        - 3 List what you will need: clothes, tools, something to drink.
        - 5 Put everything on that list by the door.
      3 Set an alarm for leaving, or for opening the call.
        ~ Open the alarm on your phone. | Count back from when it starts. | Set the alarm for leaving or opening the call.
      30* Do your part together with {person|them}.
        - 10 Do the first part of the work together with {person|them}.
        - 10 Do the next part together.
      2? Ask at the end what is left, and who takes it on.
        ~ Ask “What is left?” | Ask “Who takes it on?”
    `,
  },
  {
    id: "verb-encourage",
    area: "people",
    plan: `
      2* Write down how it goes now with {person}: when, where, and what happens instead.
        ~ Write {person} at the top of a page. | Write when, where and what happens instead.
      4 Write down the smallest piece of it that would already count[: {does}].
        ~ Write down the whole of it in one line. | Cut that in half in your mind. | Write down the smallest piece that already counts.
      4n Write the smallest piece that would already count[: {does}], and a calm moment to try it.
        ~ Get a pen and a note. | Write the smallest piece that would already count. | Write a calm moment to try it.
      3 Choose a calm moment to begin, not the one in which it usually goes wrong.
        ~ Write down when it usually goes wrong. | Look for a calm moment in the day. | Write that moment below it.
      3 Write down what {person} gets out of it: a choice, praise, time with you, less to do elsewhere.
        - 2 Write down what {person} likes about the way it is now.
        - 3 Write down what {person} could get out of the new way.
      5 Show or tell {person} that one piece in a single friendly sentence, with two ways to do it.
        - 3 Write down the friendly, short sentence you will start with.
        - 3 Say that sentence at the moment you chose, with two ways to do it.
      10* Try the piece once together, with a word of thanks for what worked.
        ~ Sit or stand next to each other. | Start the first bit of the piece together. | Do the rest of it together. | Say thank you for one thing that worked.
      3 Write down what happened, and note the next piece, only a little bigger.
        - 2 Write down what happened when you tried it.
        - 2 Write down the next piece, only a little bigger.
    `,
  },
  {
    id: "verb-get-through",
    area: "people",
    acts: "get through|survive|cope|face|endure",
    plan: `
      2* Write down the one moment that you dread most in this: {label}.
        ~ Write {label} at the top of a page. | Write the one moment you dread most.
      3 Write beside it what has helped in such a moment before, even a little.
        ~ Look at the moment you wrote down. | Think back to the last one like it. | Write beside it what helped, even a little.
      4* Choose your way out of that moment: an errand, a walk, a line to say, a time to leave.
        - 3 Write down a sentence that ends such a moment kindly: “I'm going to get some air.”
        - 2 Choose the time when you may leave or stop.
      4 Text one person: “Can I text you when it gets hard?”[ Tell them when: {deadline}.]
        ~ Open a message to one person. | Type “Can I text you when it gets hard?” | Send the message.
      5 Put three things that calm you into one pocket or bag.
        ~ Get a small bag, or pick a pocket. | Choose one thing that calms you. | Put it in. | Put in two more.
      3 Write down what you will not discuss or take on, in one line each.
        ~ Get a pen and a note. | Write one thing you will not discuss. | Write one thing you will not take on.
      5* Put one good thing in your calendar for the hour right after it.
        - 3 Choose one good thing for the hour after it.
        - 2 Put that good thing in your calendar.
    `,
  },
  {
    id: "verb-tell",
    area: "people",
    acts: "confess|admit|break it to",
    plan: `
      2* Write the one sentence that {person|the other} should hear[ about {matter}][: {clause}].
        ~ Say the sentence aloud to yourself. | Write it down as one sentence.
      4 Add why it matters to you, in one line that begins with “I”.
        ~ Look at the sentence you wrote. | Write “I” on the next line. | Finish the line with why it matters to you.
      4 Write down what {person|the other} may say first, and one calm answer to it.
        - 3 Write down what {person|the other} may say first.
        - 3 Write one calm answer to it.
      3 Choose a place and a time with no rush, no screens and nobody listening in[, {deadline}].
        ~ Write down two quiet places without screens. | Circle the one where nobody listens in. | Write beside it a time with no rush.
      3n Ask {person|the other} for an unhurried hour: “I'd like to tell you something.”
        ~ Open a message to {person|the other}. | Type “I'd like to tell you something.” | Ask for an unhurried hour.
      3 Ask {person|the other} for that time: “I'd like to tell you something. When do you have half an hour?”
        ~ Open a message to {person|the other}. | Type “I'd like to tell you something.” | Add “When do you have half an hour?”
      15* Say your sentence first. The rest of the time is for listening.
        - 3 Read your sentence aloud once, alone.
        - 10 Say your sentence first. The rest of the time is for listening.
      3? Write down what was said and what is still open.
        ~ Pick up a pen soon after the talk. | Write down what was said. | Write down what is still open.
    `,
  },
];
