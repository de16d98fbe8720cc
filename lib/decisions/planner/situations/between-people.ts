import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { GROWN_UP } from "@/lib/decisions/planner/situations/words";

/** What is hard to say to somebody, and what somebody said. */
export const TALK_SITUATIONS: readonly Situation[] = [
  {
    id: "friend-in-trouble",
    late: true,
    says: new RegExp(
      `\\b${GROWN_UP}\\b.{0,40}\\b(?:divorc\\w+|separat\\w+|broke up|miscarr\\w+|lost (?:his|her|their)|diagnosed|has cancer|is ill|got fired|laid off|going through)\\b|\\bdon't know what to say to (?:him|her|them)\\b`,
      "i",
    ),
    plan: `
      2* Send {who|them} one line: “I heard. I'm here. No need to answer.”
        ~ Open the chat with {who|them}. | Send “I heard. I'm here. No need to answer.”
      3* Offer your friend one small thing with a day: soup on Thursday, an hour with the kids, a walk.
        - 2 Choose one small thing you could do this week.
        - 2 Offer it with its day, so they can just say yes.
      3 Write down what not to say: no “at least”, no advice, no story of your own.
        ~ Get a pen and paper. | Write “no ‘at least’, no advice”. | Write “no story of my own”.
      10* Call or sit with {who|them} for ten minutes, with one question: “How is today?”
        ~ Call {who|them}, or go there. | Ask “How is today?” | Listen without advice. | Stay until ten minutes are up.
      2 Say one honest line if you don't know what to say: “I don't know what to say, and I'm glad you told me.”
        ~ Look at your friend, or hold the phone. | Say “I don't know what to say, and I'm glad you told me.”
      2 Write down the hard dates coming up: the move, the court date, the checkup, the birthday.
        - 2 Note the hard dates coming up: the move, the court date, the checkup.
        - 2 Set a reminder for the first of those dates.
      2 Set a reminder to ask again in two weeks, when others have stopped asking.
        ~ Open the reminders on your phone. | Set “Ask again” for two weeks from now.
    `,
  },
  {
    id: "not-told-yet",
    says: new RegExp(
      `\\b(?:haven't|have not|not|never)\\s+(?:yet |actually |even )?told\\s+${GROWN_UP}\\b|\\bkeeping .{2,30} (?:secret|from ${GROWN_UP.replace("?<who>", "?:")})`,
      "i",
    ),
    plan: `
      2* Write down the one sentence you have to say, as short as you can.
        ~ Pick up a pen. | Write the one sentence, as short as you can.
      3 Write below it what you fear they will say, and one calm answer.
        ~ Look at your sentence. | Write below it what you fear they'll say. | Write one calm answer.
      3 Write one line on what comes next for you, so it ends with a plan.
        ~ Look at your sentence. | Think of what comes next for you. | Write it in one line.
      3* Choose who to tell first, and a time this week when nobody is in a rush.
        - 2 Choose who you will tell first.
        - 2 Choose a time this week when nobody is in a rush.
      2 Send that person one line: “I'd like to tell you something on Sunday. It's all right, just hard to say.”
        ~ Open a message to that person. | Send “I'd like to tell you something on Sunday. It's all right, just hard to say.”
      2n Text {who|them} one line with a time: “I'd like to tell you something on …. It's all right, just hard to say.”
        ~ Open the chat with {who|them}. | Send “I'd like to tell you something on …. It's all right, just hard to say.”
      5 Say your sentence within the first minute of the talk.
        ~ Sit down with that person. | Look at your sentence once. | Say it within the first minute.
      3 Ask them for one thing: to listen, to sleep on it, to tell no one yet.
        - 2 Write down the one thing you will ask of them.
        - 3 Plan something kind for yourself right after the talk.
    `,
  },
  {
    id: "complaint-at-home",
    says: /\b(?:(?:my )?(?:partner|husband|wife|girlfriend|boyfriend|mum|mom|dad|kids?|son|daughter|friends?))\s+(?:says?|said|thinks?|complains?|keeps? saying|told me)\s+(?:that )?(?:i|i'm|i am)\s+(?:\w+ )?(?:never|always|don't|not|too|selfish|lazy|distant|cold|on my phone)\b/i,
    plan: `
      2* Write down word for word what they said and what it was about.
        ~ Pick up a pen. | Write their words exactly, with what it was about.
      3* Ask the person at a calm time: “When did you last feel that? I'd like to understand.”
        ~ Sit down beside the person at a calm time. | Ask “When did you last feel that?” | Say “I'd like to understand.”
      5 Say back what you heard, before you add a word of your own.
        - 4 Listen to the answer until they are done, with your phone in another room.
        - 2 Say back what you heard in one sentence.
      2 Ask what one thing would show them a change this week.
        ~ Sit down beside them. | Ask what one thing would show a change this week.
      10* Do ten minutes today of what they are missing, such as listening with your phone away.
        ~ Look at what they are missing. | Put your phone in another room. | Sit down with them. | Listen, or do it, for ten minutes.
      2 Set a daily alarm for it, with a name that says what they asked for.
        ~ Open the alarm on your phone. | Set a daily one named after what they asked for.
      3 Ask them after a week: “Better, the same, or worse?”
        - 2 Put one question in your calendar for next week: “Better, the same, or worse?”
        - 3 Say at that talk one thing you wish for, too.
    `,
  },
  {
    id: "all-on-me",
    late: true,
    says: /\b(?:everyone|everybody|they|he|she|(?:my |the )?(?:family|kids|boys|girls|husband|wife|partner|boyfriend|girlfriend|flatmates?|housemates?|roommates?))\b.{0,24}\b(?:leaves?|leaving|left) (?:everything|it all|all of it|the (?:mess|cleaning|washing|dishes|housework)) (?:to|for|up to) me\b|\b(?:nobody|no one|none of them)\b.{0,24}\b(?:puts? (?:anything|their \w+|things) away|lifts? a finger|picks? (?:anything|things|it) up|helps? (?:at home|in the house|round the house|with the housework)|does anything (?:at home|here|in this house))\b|\bi'?(?:m| am) the only one (?:who|that)\b.{0,20}\b(?:notices?|cleans?|tid\w+|cooks?|empties|does (?:anything|the \w+))\b|\bi do (?:everything|it all) (?:at home|here|in this house|around here|round here|myself)\b/i,
    unless:
      /\b(?:at work|my team|colleagues?|office|boss|group project|essay|homework|hits?|scared|afraid)\b/i,
    plan: `
      2* Write down the last five things at home that only you did or noticed.
        ~ Pick up a pen. | Write the last five things only you did or noticed.
      4 Write beside each thing the name of someone at home who could have done it.
        ~ Put your list in front of you. | Write beside the first thing who could have done it. | Write a name beside each of the others.
        ? kids | children | son | daughter | teen*: 4 Write a name beside each thing. A child of six can set a table, and one of twelve can run a load of wash.
      3 Circle two of those things to hand over completely, from noticing to done.
        ~ Look at your list. | Circle one thing to hand over completely. | Circle a second one.
      5* Tell the others at the next meal: “From tonight … is yours, and … is yours. I won't remind anyone.”
        ? flatmate* | housemate* | roommate*: 5 Write in the group chat: “I've done … for weeks. Who takes it from Monday, and who takes out the trash?”
          - 3 Write two lines for the group chat: “I've done … for weeks. Who takes it from Monday?”
          - 2 Send them, without a word about whose fault it is.
        ? husband | wife | partner | boyfriend | girlfriend: 5 Tell your partner at a calm time: “I can't carry all of it. Which two are yours from tonight, start to finish?”
          - 3 Write down one sentence without “you never”: “I can't carry all of it. Which two are yours from tonight?”
          - 5 Say it at a calm time, with the list on the table.
        - 3 Write down one sentence without “you never”: “From tonight … is yours, and … is yours.”
        - 5 Say it at the next meal, with the list on the table.
      3 Put one basket for each person where their things pile up.
        ~ Get one basket for each person. | Carry the first to where that person's things pile up. | Set down the others the same way.
      2* Leave what you handed over to the others until Sunday. Tonight's half hour is yours.
        ~ Leave the handed-over things where they lie. | Sit down for tonight's half hour.
      3 Put ten minutes on Sunday into everyone's calendar to talk about what went well and what to swap.
        ~ Open everyone's calendar at Sunday. | Enter ten minutes. | Name it “What went well, what to swap”.
    `,
  },
  {
    id: "envy",
    late: true,
    says: /\b(?:jealous|envious|envy)\b/i,
    unless: /\b(?:partner|boyfriend|girlfriend|husband|wife|dog|cat|sibling|toddler|baby)\b/i,
    plan: `
      2* Write down in one line what they have that you would like.
        ~ Pick up a pen. | Write what they have that you would like.
      3 Write below it which part you really want: money, a title, time, being seen.
        ~ Look at your line. | Say aloud: money, a title, time, being seen. | Write below it the part you really want.
      2* Send them two words that are true anyway: “Well done!”
        ~ Open a message to them. | Send “Well done!”
        ? instagram | social media | facebook | tiktok | online: 2 Unfollow or mute the three accounts that make you feel worst.
      2 Mute their posts for two weeks. Nobody can see that you did.
        ~ Open their profile. | Mute it for two weeks.
        ? instagram | social media | facebook | tiktok | online: 2 Move the app off your home screen, into a folder on the last one.
      5* Do one small thing for your own wish: a saved job ad, a booked hour, a question to someone.
        - 3 Write down one small thing you could do for your own wish.
        - 5 Do that small thing now.
      3 Tell someone in one line that it stings.
        ~ Think of one person who listens. | Open the chat with them. | Type in one line that it stings.
      3 Write down three things in your life that someone else would like.
        - 3 Write down three things in your life that someone else would like.
        - 2 Put the list where you usually scroll.
    `,
  },
  {
    id: "passed-over",
    says: /\b(?:passed over|turned down|overlooked|didn't get|not get)\b.{0,14}\b(?:promot\w+|raise|role|position)\b|\bpassed over\b/i,
    plan: `
      2* Write down in one line what they told you and who told you.
        ~ Pick up a pen. | Write what they told you and who it was.
      3 Tell one person who is on your side.
        ~ Think of one person on your side. | Call them, or open the chat. | Tell them what happened.
      5* Write down three things you did this year, each with a number.
        ~ Get a pen and paper. | Write one thing you did with its number. | Write two more the same way.
      4* Ask your manager for 20 minutes: “What was missing, and what would I need to show by when?”
        - 3 Write two questions: what was missing, and what would you need to show by when?
        - 2 Ask your manager for 20 minutes to talk about those questions.
      5 Send your manager a note on the answer, with “what we agreed” as the subject.
        - 3 Write down the answer in your manager's words.
        - 2 Send it to your manager, with “what we agreed” as the subject.
      8 Look at three job ads for that role at other companies.
        ~ Open a job site. | Search for that role at other companies. | Open three ads, one after another.
      3 Put a day in your calendar when you will decide whether to stay or to apply elsewhere.
        ~ Open your calendar. | Choose a day a few weeks out. | Enter “Decide: stay or apply elsewhere”.
    `,
  },
  {
    id: "lost-luggage",
    says: /\b(?:airline|airport|suitcase|luggage|baggage|bag)\b.{0,24}\b(?:lost|missing|didn't arrive|never arrived|hasn't arrived|delayed)\b|\blost (?:my )?(?:suitcase|luggage|baggage)\b/i,
    plan: `
      2* Take a photo of the baggage tag and of your boarding pass.
        ~ Lay the baggage tag beside the boarding pass. | Take a photo of both.
      5* Report the lost bag at the airline's desk or on its website until you have a file number.
        ? only have the tag | only .. tag number | already reported | have the reference | have a reference | file number: 5 Type the tag number and your last name into the airline's tracing page, or ring for the file number.
          - 3 Type the tag number and your last name into the airline's tracing page.
          - 5 Ring the airline's baggage line, if the page shows nothing.
        - 5 Report the lost bag at the airline's desk or on its website.
        - 2 Write down the file number they give you.
      3 Give the airline the address where you are staying[, {deadline}].
        ~ Go to the airline's desk or open its form. | Give the address where you're staying. | Check that it's written down right.
      5 List what was in the bag, with rough prices.
        ~ Get a pen and paper. | List what was in the bag. | Write a rough price beside each thing.
      8* Buy only the basics you need first, with a receipt for each. Airlines often pay those back.
        - 3 Write down what you need first: underwear, toothbrush, charger, medicine.
        - 8 Buy those things, with a receipt for each.
      3 Look at the tracking page each morning. On the second day, it is time to ring the airline.
        ~ Open the tracking page in the morning. | Read the newest line. | Call the airline if it's the second day.
        ? # days | a week | still no bag | no news: 3 Write to the airline's baggage desk today: file or tag number, flight, days without the bag, what was in it.
      5 Send the claim with receipts to the airline and your travel insurer within 21 days.
        ~ Put the receipts in one pile. | Send the claim with them to the airline within 21 days. | Send it to your travel insurer too.
        ? # days | a week | still no bag | no news: 5 Send the claim for the days without the bag now. The airline usually wants it within 21 days.
    `,
  },
];
