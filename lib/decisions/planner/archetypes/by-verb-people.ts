import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that are about somebody: teach, help, win over, bear. */
export const PEOPLE_VERBS: readonly Archetype[] = [
  {
    id: "verb-teach",
    area: "people",
    acts: "teach|coach|mentor|tutor|show",
    plan: `
      2* Write down the one thing {person|they} should be able to do alone after the first round[: {does}].
      5 Ask {person|them} to show you how far it goes now, while you only watch.
      4* Choose one piece of it that takes five minutes.
      10* Show {person|them} that piece slowly, until {person|they} can do it once without your hands.
        - 3 Lay out what you need for that piece.
        - 10 Show that piece slowly, until {person|they} can do it once without your hands.
      4 Write the steps of that piece on a card in big letters, one line each.
        - 3 Write the steps of that piece on a card in big letters, one line each.
        - 2 Put the card where {person|they} will need it.
      2? Ask {person|them} which step was hardest, and mark it on the card.
      3 Choose a day and time for the next piece, as short as this one.
    `,
  },
  {
    id: "verb-support",
    area: "people",
    acts: "help|support|care|look after|take care|babysit|comfort|be there",
    plan: `
      2* Write down what {person|they} said or did last that shows what is needed most[: {does}].
      3* Ask {person|them} one question: “What would make this week a little easier?”
      4 Write three things that you could really give: an hour, a meal, a ride, help with a form.
      4n Offer one small thing you could really give, at a set day and time.
      3 Offer the easiest of the three, at a set day and time.
        - 2 Underline the one that is easiest for you.
        - 3 Offer it to {person|them} in two lines, with a day and time.
      5 Put that time in your calendar, and note what to bring.
      10 Find one person or service that can share this with you, and write down the name and number.
        - 5 List who else {person|they} would let in: family, a neighbor, a nurse, a helpline.
        - 5 Look up the name, number and hours of the first one on that list.
      3 Set a reminder to check in again in a few days.
    `,
  },
  {
    id: "verb-help-do",
    area: "people",
    plan: `
      2* Send {person|them} one question: “Which part of it would help you most?”[ It is about {does}.]
      3 Write down the hours you can give, and what you would rather not do or lift.
      3n Write down the hours that you can give, and what you would rather not do or lift.
      3 Agree on a day and time with {person|them}[: {deadline}].
        - 2 Send {person|them} two hours that would suit you.
        - 2 Enter the time you agree on in your calendar.
      5 Put what you will need by the door: clothes, tools, something to drink.
        - 3 List what you will need: clothes, tools, something to drink.
        - 5 Put everything on that list by the door.
      3 Set an alarm for leaving, or for opening the call.
      30* Do your part together with {person|them}.
        - 10 Do the first part of the work together with {person|them}.
        - 10 Do the next part together.
      2? Ask at the end what is left, and who takes it on.
    `,
  },
  {
    id: "verb-encourage",
    area: "people",
    plan: `
      2* Write down how it goes now with {person}: when, where, and what happens instead.
      4 Write down the smallest piece of it that would already count[: {does}].
      4n Write the smallest piece that would already count[: {does}], and a calm moment to try it.
      3 Choose a calm moment to begin, not the one in which it usually goes wrong.
      3 Write down what {person} gets out of it: a choice, praise, time with you, less to do elsewhere.
        - 2 Write down what {person} likes about the way it is now.
        - 3 Write down what {person} could get out of the new way.
      5 Show or tell {person} that one piece in a single friendly sentence, with two ways to do it.
        - 3 Write down the friendly, short sentence you will start with.
        - 3 Say that sentence at the moment you chose, with two ways to do it.
      10* Try the piece once together, with a word of thanks for what worked.
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
      3 Write beside it what has helped in such a moment before, even a little.
      4* Choose your way out of that moment: an errand, a walk, a line to say, a time to leave.
        - 3 Write down a sentence that ends such a moment kindly: “I'm going to get some air.”
        - 2 Choose the time when you may leave or stop.
      4 Text one person: “Can I text you when it gets hard?”[ Tell them when: {deadline}.]
      5 Put three things that calm you into one pocket or bag.
      3 Write down what you will not discuss or take on, in one line each.
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
      4 Add why it matters to you, in one line that begins with “I”.
      4 Write down what {person|the other} may say first, and one calm answer to it.
        - 3 Write down what {person|the other} may say first.
        - 3 Write one calm answer to it.
      3 Choose a place and a time with no rush, no screens and nobody listening in[, {deadline}].
      3n Ask {person|the other} for an unhurried hour: “I'd like to tell you something.”
      3 Ask {person|the other} for that time: “I'd like to tell you something. When do you have half an hour?”
      15* Say your sentence first. The rest of the time is for listening.
        - 3 Read your sentence aloud once, alone.
        - 10 Say your sentence first. The rest of the time is for listening.
      3? Write down what was said and what is still open.
    `,
  },
];
