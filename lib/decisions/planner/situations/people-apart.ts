import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { GROWN_UP } from "@/lib/decisions/planner/situations/words";

/** What went quiet, loud or stuck between two people. */
export const PEOPLE_SITUATIONS: readonly Situation[] = [
  {
    id: "long-silence",
    says: new RegExp(
      `\\b(?:haven't|have not|never|not)\\b.{0,16}\\b(?:repl(?:y|ied)|answer(?:ed)?|spoken|talked|called|rung|texted|messaged|written|seen|been in touch|got back)\\b(?:\\s+(?:back )?(?:to|with))?\\s+${GROWN_UP}\\b|\\bghosted\\s+(?:a |an |the )?(?:friend|mate)|\\blost touch with\\b|\\bleft (?:\\w+ ){1,4}on read\\b`,
      "i",
    ),
    unless:
      /\b(?:boss|manager|landlord|client|landlady|doctor|supervisor|tutor|teacher|team)\b|\b(?:called|rung|seen|visited)\b.{0,12}\b(?:mum|mom|dad|mother|father|parents|nan|gran|grandma|grandad|grandpa|grandmother|grandfather|grandparents)\b/i,
    plan: `
      2* Open the chat with {who|them}.
        ~ Open your messaging app. | Tap the chat with {who|them}.
      2* Type one line: “I've been terrible at replying, and I miss you.”
        ~ Put the cursor in the message box. | Type “I've been terrible at replying, and I miss you.”
        ? birthday: 2 Type one line: “I missed your birthday and I've thought of you since. I miss you.”
        ? baby | wedding | moved: 2 Type one line: “I've missed so much of your life. How is everything? I miss you.”
        ? her mum died | her dad died | his mum died | his dad died | her husband died | his wife died | has cancer | got cancer | lost her | lost his: 2 Type one line: “I heard, and I didn't know what to say. I'm so sorry, and I'm thinking of you.”
      2 Add one question about something you remember from their life.
        ~ Think of something from their life you remember. | Add one question about it.
      2* Send the message without an explanation.
        ~ Look at the send button. | Press it, with no explanation added.
      2 Put the phone away for an hour. A slow answer means nothing.
        - 2 Put the phone in another room for an hour.
        - 5 Do something with your hands in the meantime.
      4 Suggest a day for a call or a coffee when the answer comes.
        - 2 Choose two days when you could call or meet.
        - 3 Suggest those days when the answer comes.
        ? abroad | australia | america | canada | time difference: 4 Suggest two times for a call when it is daytime for both of you.
          - 2 Look up what time it is where they live.
          - 3 Suggest two call times when the answer comes.
      2 Set a reminder for Sundays: one photo or one line to {who|them}.
        ~ Open the reminders on your phone. | Set one for Sundays: a photo or a line.
    `,
  },
  {
    id: "late-reply-work",
    says: /\b(?:haven't|have not|never|not)\b.{0,16}\b(?:repl(?:y|ied)|answer(?:ed)?|got back|written back|responded)\b.{0,20}\b(?:(?:my|our|the|a) )?(?:boss|manager|landlord|landlady|client|customer|doctor|supervisor|tutor|teacher|professor|recruiter|team|school|council|bank|solicitor|e-?mails?|messages?)\b/i,
    unless: /\b\d{2,}\b|\bunread\b|\binbox\b/i,
    plan: `
      2* Read only the last three lines of the message you haven't answered.
        ~ Open the message you haven't answered. | Read only its last three lines.
      2* Write one line right away: “Sorry for the wait. I've got this and will answer by tomorrow evening.”
        ~ Press the reply button. | Type “Sorry for the wait. I've got this and will answer by tomorrow evening.”
        ? landlord | letting agent: 2 Write one line right away: “Sorry for the wait. I've seen it, and you'll have my answer by tomorrow evening.”
        ? client | customer: 2 Write one line right away: “Thank you for your patience. You'll have it from me by tomorrow at noon.”
      2 Send that line now.
        ~ Open the draft with that line. | Press the send button.
      3 Write down the one thing the sender wants from you.
        ~ Open the message again. | Look for the question or request in it. | Write down what the sender wants.
      8n Send your full answer in five lines, without a reason for the delay.
        ~ Open a reply. | Write your answer in five lines. | Press send, with no reason for the delay.
      8 Write your full answer in five lines, without a reason for the delay.
        - 6 Write your full answer in three to five lines.
        - 2 Cut every “sorry” but one.
      3 Find what you need for your answer: a date, a number, a file, a yes or no.
        ~ Look at what your answer needs. | Open the file, calendar or chat that has it. | Copy the date, number or yes.
        ? job | interview | recruiter: 3 Find what you need for your answer: two times for a talk, or a yes or no.
      2 Send the answer.
        - 2 Send your full answer.
        - 2 Set a reminder in a week to look for their answer.
    `,
  },
  {
    id: "fell-out",
    says: new RegExp(
      `\\b${GROWN_UP}\\b.{0,12}\\b(?:isn't|is not|aren't|not|won't|stopped|hasn't|haven't)\\b.{0,10}\\b(?:talk(?:ing|ed)?|speak(?:ing)?|spoken|answering|repl(?:y|ying|ied)) ?(?:to|with)? ?(?:me|us)?\\b|\\b(?:had|got into|having) (?:a|an|another) (?:huge |massive |big |stupid |bad |awful )*(?:fight|argument|row|falling out) with (?:my )?(?<other>\\w+)|\\bfell out with\\b|\\bis (?:mad|angry|furious|upset) (?:with|at) me\\b`,
      "i",
    ),
    unless: /\b(?:teen|toddler|child|landlord|client|deposit)\b/i,
    plan: `
      2* Write down in one sentence what hurt {who|them} most, as they would say it.
        ~ Pick up a pen. | Write what hurt them most, in their words.
      3 Write below it what hurt you, also in one sentence.
        ~ Look at the sentence you wrote. | Think of what hurt you. | Write that below in one sentence.
      3* Write two lines that ask for nothing: “I'm sorry about … . I'd like to hear your side.”
        - 3 Write one line: “I'm sorry about …”, with the one thing that was yours.
        - 2 Add “I'd like to hear your side, whenever you like.”
      2* Send your two lines, or put them where {who|they} will find them.
        ~ Open the chat, or get an envelope. | Send your two lines, or leave them to be found.
      2 Put a day of waiting into your calendar before you write again.
        ~ Open your calendar. | Enter one day of waiting before you write again.
      4 Choose a place for a half-hour talk: a walk, a car, a kitchen.
        - 2 Choose a place for the talk: a walk, a car, a kitchen.
        - 2 Suggest half an hour there, with a day.
      10 Say back what you heard in that talk before you add a sentence of your own.
        ~ Sit down across from them. | Listen until they stop. | Say “What I heard is …” | Wait for a yes before your own sentence.
    `,
  },
  {
    id: "lost-temper",
    says: /\bi(?:'ve| have)?\s+(?:just |really |completely |totally )?(?:snapped|yelled|shouted|screamed|lost it|lost my temper|blew up|was (?:so )?(?:rude|horrible|awful|nasty|mean))(?!.*\b(?:again|want to stop|keep)\b)\b(?:\s+(?:at|with|to|on)\s+(?<who>(?:my|our|the)\s+[\w-]+(?: (?:friend|mate))?|everyone))?/i,
    plan: `
      2* Breathe out slowly five times, alone for a minute.
        ~ Go somewhere alone for a minute. | Breathe out slowly, five times.
      3* Say or send {who|them} one sentence today: “I shouted. That wasn't about you, and I'm sorry.”
        - 2 Write the sentence down: “I shouted. That wasn't about you, and I'm sorry.”
        - 2 Say or send it to {who|them} today, without a “but”.
      10* Spend ten minutes with {who|them} afterward, doing something they choose, without your phone.
        ~ Put your phone away. | Sit down with {who|them}. | Let them choose what to do. | Stay with it for ten minutes.
      3 Write down what was going on before you shouted: no sleep, hunger, running late, asking for the third time.
        ~ Get a pen and paper. | Think back to the hour before you shouted. | Write down what it was: no sleep, hunger, running late, asking a third time.
      3 Choose what you will do when you feel it coming next time: two steps back, water, “I need a minute”.
        - 2 Choose what you will do when you feel it coming next time: two steps back, water, “I need a minute”.
        - 2 Tell {who|them} about that sign, so they know it.
      3 Change one thing about tomorrow's worst hour: an earlier meal, one task less, a helper.
        ~ Find tomorrow's worst hour. | Choose an earlier meal, one task less or a helper. | Write the change into your calendar.
      2 Write down one good thing you did today with {who|them}.
        ~ Pick up a pen. | Write one good thing you did today with them.
    `,
  },
  {
    id: "grown-up-refuses",
    says: new RegExp(
      `\\b${GROWN_UP}\\s+(?:just |still |flat out )?(?:refuses?|won't|will not|is refusing|doesn't want)\\b(?! (?:talk|speak|answer|reply|pay|give me|return|fix|let me))`,
      "i",
    ),
    unless: /\b(?:landlord|clean|wash|tidy|dishes|chores|housework|boss|client)\b/i,
    plan: `
      2* Write down in one line what you want for {who|them}, and what you are afraid of.
        ~ Pick up a pen. | Write what you want for them and what scares you.
      4* Ask one open question at a calm time: “What would be the worst part of it for you?”
        - 2 Choose a calm time side by side: on a walk, in the car, over tea.
        - 4 Ask: “What would be the worst part of it for you?”
      3 Say back what you heard before you argue.
        ~ Look at them without speaking. | Say “So you …” with what you heard. | Wait for a nod before you argue.
      3* Offer one smaller step with a choice: with you or alone, this week or next.
        ~ Think of one smaller step. | Ask “With me or alone?” | Ask “This week or next?”
        ? doctor | gp | checked | checkup | snoring: 3 Offer one smaller step with a choice: a video visit or the doctor's office, with you or alone.
      4 Find one other person {who|they} trust who could speak up: a doctor, a sibling, a friend.
        - 2 Write down who {who|they} would rather hear it from.
        - 4 Ask that person to say one friendly sentence about it.
      3 Write down what you have noticed, with dates, for a doctor or other professional.
        ~ Get a pen and paper. | Write what you noticed first, with its date. | Add the rest, each with a date.
      2 Set a reminder for a week from now to ask once more. Until then it can rest.
        ~ Open the reminders on your phone. | Set “Ask once more” for a week from now.
    `,
  },
];
