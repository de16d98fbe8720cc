import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For what is asked of others, handed to them or heard from them. */
export const PERSON_PLANS = {
  handover: parsePlan(`
    2* Put {theObject|it} where you would fall over it on your way out: {label}.
    4 Look whether all of it is there, down to the cable, the lid, the case.
      - 3 Look whether all of it is there, down to the cable, the lid, the case.
      - 4 Wipe it, or charge it.
    3* Send {person|them} one line with two times that suit you: “When may I bring it?”
      - 2 Look at the next days for two times that suit you.
      - 2 Send {person|them} one line with both: “When may I bring it?”
    3 Put the time you agree on in your calendar[, {deadline}].
    3 Pack it in a bag, with a note of thanks if it was lent to you.
      - 3 Pack it in a bag.
      - 2 Add a note of thanks, if it was lent to you.
    10* Hand it over, or leave it where {person|they} told you to.
  `),
  opinion: parsePlan(`
    2* Write the one question that you want answered: {label}.
    4 Write below it what you were told so far, by whom, and when.
    6 Put together what there is on paper: results, letters, photos, prices.
      - 4 Put together what there is on paper: results, letters, photos, prices.
      - 3 Ask the first place for a copy of what is missing.
    6 Find two who could judge it and don't know the first: a practice, a firm, a free advice line.
    6n Find one who could judge it and does not know the first: a practice, a firm, a free advice line.
    8* Ask one of them for a look, with your question, the papers, and what it costs.
      - 3 Write three lines: your question, what you have on paper, “What does it cost?”
      - 6 Send them to the first, or call with them.
    3 Write both answers side by side.
    3? Underline where the two differ, for the next question.
  `),
  "for-someone": parsePlan(`
    2* Write down what would be different for {person|them} when it has worked: {label}.
    3 Add what {person|they} would say about it, as far as you know.
      - 3 Add what {person|they} would say about it, as far as you know.
      - 2 Underline the part that is yours to do.
    3n Add what {person|they} would say about it, and underline the part that is yours.
    3 List three small things that you could do or say yourself, none longer than ten minutes.
    3 Choose a calm moment for the first of them, with its day and hour[, {deadline}].
    10* Do or say that one thing.
      - 3 Put out what it takes, or write the first sentence of it.
      - 10 Do or say it.
    3 Write down how {person|they} took it.
    3? Ask somebody who knows {person|them} well what they would try next.
  `),
  request: parsePlan(`
    2* Write the one sentence that asks for it, as you would say it: {label}.
    3 Write one line on why you ask, and one on how it can work for {person|the other side}.
    3 Choose how you ask and when: face to face, a call, a message or a form.
    3 Write what you will say to a no, such as another day or a smaller piece of it.
      - 2 Write down the answer that you fear.
      - 3 Write one calm sentence for it, such as “What would make it possible?”
    2 Say your sentence aloud once, just as it stands.
    2n Say your sentence aloud once, just as it stands.
    5* Ask {person|them} now or at the hour that you chose, with that sentence first.
      - 2 Open the chat, or the page with their number.
      - 5 Ask {person|them}, with your sentence first.
    2? Write down the answer word for word, with what happens next[ {deadline}].
  `),
  decline: parsePlan(`
    2* Write the sentence that says it, kindly and without a long reason: {label}.
    3 Write below it what you still owe, if anything: a key, a fee, a last turn.
    2 Choose who hears it first, and how: a message, a call, face to face.
    3 Write one answer for the case that they ask you to change your mind, the same each time.
      - 2 Write down what they may say to keep you.
      - 3 Write one answer to it that you can give twice in the same words.
    3n Write one answer for the case that they ask you to change your mind.
    5* Send or say your sentence to {person|them}[, {deadline}].
      - 2 Open the chat, or choose the moment today.
      - 5 Send or say your sentence to {person|them}.
    5 Hand back the first thing on the list of what you owe, or write down the day for it.
    2? Take it out of your calendar and your chats.
      - 2 Take it out of your calendar.
      - 2 Mute or leave the chats that go with it.
  `),
  hire: parsePlan(`
    2* Write two lines that say what has to be done, and where: {label}.
    2 Take a photo of it, with something beside it that shows the size.
    8 Find two who do this near you, with name, number and what others say.
      - 3 Ask one neighbour or friend whom they had.
      - 6 Find two who do this near you, with name and number.
    3n Find one who does this near you, with name and number.
    3 Write three questions: when you can come, what it costs in all, what is not in the price.
    10* Call or message the first, with your two lines and the photo.
      - 2 Copy your two lines and the photo into one message.
      - 8 Send it to the first, or call with it in front of you.
    8 Do the same with the second, for a price to compare.
    3? Put the day you agree on in your calendar[, {deadline}].
      - 2 Put the day you agree on in your calendar.
      - 2 Ask for the price in writing.
  `),
};
