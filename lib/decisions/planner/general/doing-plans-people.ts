import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For what is asked of others, handed to them or heard from them. */
export const PERSON_PLANS = {
  handover: parsePlan(`
    2* Put {theObject|it} by the front door, where you can't miss it: {label}.
      ~ Take {theObject|it} in your hands. | Put it down by the front door.
    4 Check that all of it is there, down to the cable, the lid or the case.
      - 3 Check that all of it is there, down to the cable, the lid or the case.
      - 4 Wipe it clean, or charge it if it has a battery.
    3* Send {person|them} one line with two times that suit you: “When can I bring it over?”
      - 2 Find two times in the next few days that suit you.
      - 2 Send {person|them} one line with both times: “When can I bring it over?”
    3 Put the time you agree on in your calendar[, {deadline}].
      ~ Open your calendar. | Go to the day you agreed on. | Enter the time.
    3 Pack it in a bag, with a thank-you note if it was lent to you.
      - 3 Pack it in a bag or a box.
      - 2 Add a thank-you note if it was lent to you.
    10* Hand it over, or leave it where {person|they} told you to.
      ~ Pick it up at the front door. | Take it to the agreed place. | Knock, or look for the right spot. | Hand it over, or leave it there.
  `),
  opinion: parsePlan(`
    2* Write down the one question you want answered: {label}.
      ~ Pick up a pen. | Write down the one question you want answered.
    4 Write below it what you've been told so far, who said it and when.
      ~ Look at your question. | Write below what you've been told. | Write who said it, and when.
    6 Gather what you have on paper: results, letters, photos, prices.
      - 4 Gather what you have on paper: results, letters, photos, prices.
      - 3 Ask whoever gave the first opinion for a copy of anything that's missing.
    6 Find two independent experts you could ask: another doctor, another company, a free advice line.
      ~ Open a search page. | Write down one doctor, company or free advice line. | Write down a second, independent one.
    6n Find one independent expert you could ask: another doctor, another company, a free advice line.
      ~ Open a search page. | Type the topic with “advice” or “second opinion”. | Write down one independent expert.
    8* Ask by phone or e-mail for a second opinion and what it would cost.
      - 3 Write three lines: your question, the papers you have and “What does it cost?”
      - 6 Send your three lines to the first expert, or call with them in front of you.
    3 Write the two opinions side by side.
      ~ Draw a line down the middle of a page. | Write the first opinion on the left. | Write the second on the right.
    3? Underline where the two differ, so you know what to ask next.
      ~ Put both opinions in front of you. | Read them line by line. | Underline where they differ.
  `),
  "for-someone": parsePlan(`
    2* Write down what would be better for {person|them} once this works: {label}.
      ~ Pick up a pen. | Write what would be better for them.
    3 Add what {person|they} would probably say about it.
      - 3 Add what {person|they} would probably say about it.
      - 2 Underline the part you can do yourself.
    3n Add one small thing {person|they} would like you to do or say.
      ~ Pick up the page. | Think of something small they would like. | Write it down as one thing to do or say.
    3 List three small things you could do or say, each ten minutes at most.
      ~ Get a pen and paper. | Write one small thing to do or say. | Write two more, ten minutes at most.
    3 Choose a day and time for the first one, at a calm moment[, {deadline}].
      ~ Open your calendar. | Find a calm moment. | Enter the first thing there.
    10* Do or say that one thing.
      - 3 Put out what you need for it, or write down your first sentence.
      - 10 Do or say that one small thing.
    3 Write down how {person|they} took it.
      ~ Get a pen and paper. | Recall their face and words. | Write down how they took it.
    3? Ask somebody who knows {person|them} well what they would try next.
      ~ Think of somebody who knows them well. | Open a message to that person. | Ask “What would you try next?”
  `),
  request: parsePlan(`
    2* Write the one sentence that asks for it, as you would say it: {label}.
      ~ Pick up a pen. | Write the sentence as you would say it.
    3 Write one line on why you're asking and one on how it can work for {person|the other side}.
      ~ Get a pen and paper. | Write one line on why you're asking. | Write one on how it can work for them.
    3 Choose how and when to ask: in person, by phone, by message or on a form.
      ~ Write down: in person, phone, message, form. | Circle one of the four. | Write the day and time beside it.
    3 Write what you'll say if the answer is no, such as “Would another day work?”
      - 2 Write down the answer you're afraid of.
      - 3 Write one calm reply to it, such as “What would make it possible?”
    2 Say your sentence out loud once, exactly as you wrote it.
      ~ Stand up with your sentence. | Read it out loud once, word for word.
    2n Say your sentence out loud once, exactly as you wrote it.
      ~ Stand up with your sentence. | Read it out loud once, word for word.
    5* Ask {person|them}, starting with the sentence you wrote.
      - 2 Open your messages, or find the phone number.
      - 5 Ask {person|them}, starting with your sentence.
    2? Write down the answer and what happens next[ {deadline}].
      ~ Pick up a pen. | Write the answer, with what happens next.
  `),
  decline: parsePlan(`
    2* Write one kind sentence that says it, without a long reason: {label}.
      ~ Get a pen and paper. | Write one kind sentence that says it.
    3 Write below it anything you still owe, such as a key, a fee or one last shift.
      ~ Look at your sentence. | Think of a key, a fee, one last shift. | Write below it what you still owe.
    2 Choose who to tell first and how: by message, by phone or in person.
      ~ Say the name of who hears it first. | Write it down with message, phone or in person.
    3 Write one answer to use every time they ask you to change your mind.
      - 2 Write down what they might say to change your mind.
      - 3 Write one answer to that, short enough to repeat in the same words.
    3n Write one answer in case they ask you to change your mind.
      ~ Picture them asking you to change your mind. | Say your answer aloud. | Write it down as one sentence.
    5* Send or say your sentence to {person|them}[, {deadline}].
      - 2 Open your messages, or choose a time today to talk.
      - 5 Send or say your sentence to {person|them}.
    5 Return or pay the first thing you still owe, or set a day for it.
      ~ Look at the first thing you still owe. | Get the key or open the payment page. | Return or pay it, or write down a day.
    2? Take it out of your calendar and your group chats.
      - 2 Take it out of your calendar.
      - 2 Mute or leave the group chats that go with it.
  `),
  hire: parsePlan(`
    2* Write two lines about what needs to be done and where: {label}.
      ~ Pick up a pen. | Write what needs to be done, with where.
    2 Take a photo of it, with something next to it that shows the size.
      ~ Lay something beside it to show the size. | Take a photo of both.
    8 Find two people or companies near you that do this, with phone numbers and reviews.
      - 3 Ask one neighbour or friend who they used.
      - 6 Find two people or companies near you that do this, with phone numbers.
    3n Find one person or company near you that does this, and note the phone number.
      ~ Open a search page. | Type the job with your town. | Write down one name with its number.
    3 Write down three questions: “When can you come? What's the total? What isn't included?”
      ~ Get a pen and paper. | Write “When can you come? What's the total?” | Write “What isn't included?”
    10* Call or message the first one you found, with your two lines and a photo.
      - 2 Copy your two lines and the photo into one message.
      - 8 Send it to the first one you found, or call with it in front of you.
    8 Ask the second one the same questions, so you can compare prices.
      ~ Put your questions in front of you. | Dial the second one. | Ask them the same questions. | Write the price beside the first one's.
    3? Put the day you agree on in your calendar[, {deadline}].
      - 2 Put the day you agree on in your calendar.
      - 2 Ask for the price in writing.
  `),
};
