import { CHILD, ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const PARTNER =
  "husband|wife|partner|boyfriend|girlfriend|marriage|relationship|spouse|fiance|other half";
const KIN = `${ELDER}|sister|brother|family|son|daughter|best friend|friend|cousin|old friend`;

/** Ties between people that hurt: parting, mending, finding back, and patience with children. */
export const TIES: readonly Archetype[] = [
  {
    id: "divorce",
    area: "people",
    whole:
      "get divorced|get a divorce|file for divorce|start divorce proceedings|divorce my husband|divorce my wife|prepare for divorce|prepare for a divorce|separate from my husband|separate from my wife|start a divorce|get through my divorce|get through divorce|start the divorce|begin divorce proceedings|leave my husband|leave my wife|finalise my divorce|finalize my divorce",
    acts: "file|start|prepare|prepare for|get|begin|get through|handle|plan|finish|finalize|sort|survive",
    things:
      "divorce|separation|divorce paperwork|divorce papers|custody|custody agreement|child custody|parenting plan|divorce proceedings",
    needsAct: true,
    unless: "movie|essay|parents' divorce|colour|egg|waste|after divorce|dating",
    it: "the divorce",
    plan: `
      2* Write down the one thing that must stay safe first: children, a home, money, yourself.
        ? no fight | amicable | friendly | both agree | no kids .. rent | agree on: 2 Write down what you both agree on already: home, money, furniture, pets.
      8n Photograph the papers you share: marriage certificate, payslips, accounts, lease or mortgage.
        ? havent told | not told | doesnt know | secretly | havent said: 10 Photograph the papers you share at a quiet hour, kept where only you can look: payslips, accounts, mortgage.
          - 5 Photograph marriage certificate and payslips.
          - 5 Photograph accounts, mortgage and pensions.
        ? no fight | amicable | friendly | both agree: 8 Write one page with your partner: who gets what, who leaves when, how the account is split.
      8n Book a first talk with a family lawyer or a free advice service, once you know what it costs.
        ? no fight | amicable | friendly | both agree: 8 Open the government's or court's page for an uncontested divorce, with the marriage certificate beside you.
      5 Open an e-mail address that only you can read, and if you can, an account of your own.
        - 3 Open a mail address that only you can read.
        - 5 Open an account of your own, or look up how.
        ? no fight | amicable | friendly | both agree: 5 Write one page with your partner: who gets what, who leaves when, how the account is split.
          - 5 Write who gets what, and who leaves when.
          - 3 Add how the joint account is split.
      10 Photograph the papers you share: marriage certificate, payslips, accounts, lease or mortgage.
        - 5 Photograph marriage certificate and payslips.
        - 5 Photograph accounts, lease or mortgage, and pensions.
        ? havent told | not told | doesnt know | secretly | havent said: 10 Photograph the papers you share at a quiet hour, kept where only you can look: payslips, accounts, mortgage.
          - 5 Photograph marriage certificate and payslips.
          - 5 Photograph accounts, mortgage and pensions.
      6 List what is shared in three columns: children, home, money.
        - 3 List home and money in two columns.
        - 3 Add a third: days and needs of the children.
        ? mortgage | joint house | house together: 6 List children, home and money, with the sum left on the mortgage and both names on it.
          - 3 List home and money, with what is left on the mortgage.
          - 3 Add a third: days and needs of the children.
        ? no kids | no children: 6 List what is shared in two columns: home and money, with each debt on the line below.
          - 3 List home and furniture.
          - 3 List accounts, debts and pensions.
      8 Book a first talk with a family lawyer or a free advice service, once you know what it costs[, within {money}].
        - 8 Book a first talk with a family lawyer or a free advice service, once you know what it costs[, within {money}].
        - 5 Write the three questions you need answered before you sign or move out.
        ? no fight | amicable | friendly | both agree: 8 Open the court's page for a joint or uncontested divorce, with names and date as on the certificate.
          - 4 Open the court's page for a joint or uncontested divorce.
          - 8 Fill in names and date as on the certificate.
        ? no money | cant afford | low income: 8 Book a free advice session, with a question on legal aid and the fee waiver.
          - 4 Find the free advice service nearest you.
          - 5 Book a session, with “legal aid and fee waiver?” on your note.
      4? Ask one person to be with you on the day of the talk or the letter[, {deadline}].
        ? havent told anyone | told nobody | told no one | nobody knows: 4 Tell one person you trust, face to face: “I'm thinking of leaving. I need you to know.”
      4 Call a domestic abuse line from a safe phone before you tell anyone your plan, if you are afraid of {person|the other person}.
    `,
  },
  {
    id: "relationship-repair",
    area: "people",
    whole: `${everyWay("fix|save|repair|improve|work on|strengthen|rebuild", PARTNER)}|${everyWay("reconnect with|get closer to|fight less with|stop fighting with|stop arguing with|argue less with|spend more time with|spend quality time with|communicate better with|rebuild trust with", PARTNER)}|bring back the spark|rekindle my marriage|save our marriage|be a better husband|be a better wife|be a better partner|be a better boyfriend|be a better girlfriend`,
    tells: everyWay(
      "wife and i|husband and i|partner and i|boyfriend and i|girlfriend and i",
      "barely talk|hardly talk|fight|argue|don't talk|drifted apart|are growing apart|are like roommates|never talk|keep fighting|keep arguing",
    ),
    unless:
      "stepson|boss|teacher|with money|with food|customer|colleague|my mother|divorce|apologi",
    it: "the two of you",
    plan: `
      2* Write down one moment of the last month when you liked being with {person|your partner}.
        - 2 Write down one moment of the last month when you liked being with {person|your partner}.
        - 4 Write down the quarrel that comes back, in one line, without a name in it.
      3n Tell {person|your partner} today about one thing you noticed and were glad about.
        ? never talk | dont talk | silence | like flatmates: 3 Tell your partner today one thing you noticed and were glad about, with “and you?” at the end.
      5n Ask for 20 minutes together without phones this week, at a time that suits you both.
        ? arguing | argue | fighting | fight less | bicker*: 5 Ask for 20 minutes without phones this week, to agree on one stop word for the next row.
        ? long distance | far away | different cities: 4 Ask for 20 minutes on a video call this week, with nothing else open.
      4? Write what you would need in it: “When …, I feel …, and I would like … .”
        - 2 Write how it starts: “When …, I feel … .”
        - 3 Add what you would like, as something one can see.
        ? arguing | argue | fighting | fight less | bicker*: 4 Write down the row that comes back: its first sentence, the hour, how tired and hungry you both were.
          - 2 Write down its first sentence, in the words used.
          - 3 Add the hour, and how tired and hungry you both were.
        ? money | finances: 4 Write what you would need: “When I see the account, I feel …, and I'd like … a month.”
          - 2 Write how it starts: “When I see the account, I feel … .”
          - 3 Add what you would like, with a number.
        ? our kids | two kids | three kids | the kids | the baby | new baby | new parents | small children: 4 Write what you would need: one hour a week without the children, and who asks the sitter.
          - 2 Write which hour it could be.
          - 3 Write whom you'd ask to sit.
      3 Tell {person|your partner} today about one thing you noticed and were glad about.
      4 Ask for 20 minutes together without phones this week, at a time that suits you both[, {rhythm}].
        ? long distance | far away | different cities: 4 Ask for 20 minutes on a video call this week, with nothing else open.
      20 Take turns in those 20 minutes: one speaks for five, the other says back what they heard.
        - 5 Listen for five minutes, until you can say back what you heard.
        - 5 Speak for five minutes, beginning with “I”.
        - 3 Agree on one small thing for the week.
        ? arguing | argue | fighting | fight less | bicker*: 20 Agree on one stop word for the next row: half an hour apart, with the talk at a fixed hour after.
          - 5 Choose the stop word together.
          - 5 Settle where each of you goes for that half hour.
          - 3 Write down the hour for the talk after.
        ? shout* | yell* | screaming: 20 Take turns there, side by side on a walk: one speaks for five minutes, the other says back what they heard.
          - 5 Listen for five minutes, until you can say back what you heard.
          - 5 Speak for five minutes, beginning with “I”.
          - 3 Agree on a word that stops it for half an hour.
      5? Look up one couples counsellor[ in {place}], if you go in circles.
        ? refuses | wont go | doesnt want: 5 Book a first talk for yourself alone, since one can begin.
      3 Save the number of a domestic abuse line if you are ever afraid at home. That is not yours to fix alone.
    `,
  },
  {
    id: "reconnect",
    area: "people",
    whole: `${everyWay("call|text|write to|message|visit|ring|phone", everyWay("estranged", KIN))}|${everyWay("reconnect with|make up with|reach out to|patch things up with|repair relationship with|mend relationship with|fix relationship with|rebuild relationship with|reconcile with|get back in touch with|make peace with|get in touch with|contact", `estranged|${KIN}`)}|${everyWay("reconnect with estranged", KIN)}|end a family feud|end the feud with my brother|end the feud with my sister`,
    tells:
      "haven't spoken to my|haven't spoken in years|no contact with my|don't speak anymore|stopped speaking to",
    unless: "job|customer|recruiter|landlord|apologi|sorry|ex|cancel",
    it: "the first word",
    plan: `
      2* Write down when you last spoke with {person|them}, and one good thing from the time before.
        ? years | card | wrote to me | texted me | number: 2 Write down one good thing from the time before you lost touch.
      4n Write three lines: that you are thinking of {person|them}, one memory, that no answer is needed.
        ? fell out | argument | fight | fallout | argued | row: 5 Write three lines: that you miss them, your own part in it, that no answer is needed.
          - 3 Write that you miss them, and your own part in what happened.
          - 2 Add that no answer is needed.
          - 3 Cross out every reproach and every reason, reading aloud once.
        ? wedding | baby | congratul*: 5 Write three lines: glad news you heard, one memory of the two of you, that no answer is needed.
          - 3 Write two lines: the glad news, and one memory.
          - 2 Add that no answer is needed.
          - 3 Read it aloud once.
        ? sent .. card | wrote to me | texted me | her number | his number: 4 Write two lines: “I was so glad of what you sent. Could I ring you on Sunday?”
      2n Send them before you put the phone away in another room.
        ? number | phone: 2 Send it to that number now, with the phone left in the hallway after.
      3 Write down what you hope for: one answer, one coffee, peace for yourself.
      4 Write down what you won't go back to, in one line.
        ? the will | mums will | dads will | inherit*: 4 Write one line: the money is closed for me in this letter.
      5 Write three lines: that you are thinking of {person|them}, one memory, that no answer is needed[, about {matter}].
        - 3 Write two lines: that you think of {person|them}, and one memory.
        - 2 Add that no answer is needed.
        - 3 Cross out every reproach and every reason, reading aloud once.
        ? fell out | argument | fight | fallout | argued | row: 5 Write three lines: that you miss them, your own part in it, that no answer is needed.
          - 3 Write that you miss them, and your own part in what happened.
          - 2 Add that no answer is needed.
          - 3 Cross out every reproach and every reason, reading aloud once.
        ? wedding | baby | congratul*: 5 Write three lines: glad news you heard, one memory of the two of you, that no answer is needed.
          - 3 Write two lines: the glad news, and one memory.
          - 2 Add that no answer is needed.
          - 3 Read it aloud once.
        ? sent .. card | wrote to me | texted me | her number | his number: 5 Write two lines: “I was so glad of what you sent. Could I ring you on Sunday?”
          - 3 Write one line of thanks for what was sent.
          - 2 Add “Could I ring you on Sunday?”
        ? apolog* | my fault | i was wrong | i hurt: 5 Write three lines: what you did, that you are sorry, that no answer is needed.
          - 3 Write what you did, and that you are sorry.
          - 2 Add that no answer is needed.
      3 Send it in the quietest way: a letter, a card, a message.
        - 2 Choose the quietest way: letter, card, message.
        - 2 Send it from the hallway, where the phone stays for now.
        ? facebook | instagram | linkedin | whatsapp: 3 Send it there as a private message, with your name from back then if it has changed.
        ? blocked | no number | dont have .. number: 3 Send it by post or through one relative who says yes to passing it on.
          - 3 Ask one relative: “Would you pass on a letter?”
          - 2 Give it to that relative, sealed.
      5 Decide what you will do if nothing comes: one more card at the next birthday, or an open door.
        - 3 Decide what you do if nothing comes.
        - 2 Put a date for it in your calendar, not sooner than in a month.
        ? coffee | meet up | meet again: 5 Write down one place and two hours for a coffee, for the day an answer comes.
      3? Tell a friend that you sent it, so that you don't wait alone.
    `,
  },
  {
    id: "calm-parent",
    area: "people",
    whole: `${everyWay("stop yelling at|stop shouting at|stop losing temper with|stop snapping at|be more patient with|be patient with|stop losing my temper with|stop screaming at|be calmer with|lose my temper with|keep calm with|yell less at|shout less at", `kids|${CHILD}`)}|be a calmer parent|be a better mum|be a better dad|be a better mother|be a better father|be a better parent|be a calmer mum|be a calmer dad|stop being a shouty mum|be a more patient parent|be more present with kids|spend more quality time with kids`,
    tells: everyWay(
      "shouted at|yelled at|snapped at|screamed at|yell at|shout at|scream at|lose it with|lost it with|lost my temper with",
      "kids|children|son|daughter|toddler|kid|my kids",
    ),
    unless: "dog|boss|partner",
    it: "the hot minute",
    plan: `
      2* Write down the last time you shouted: the hour, the room, what you had asked for before.
      3n Choose the sentence you will use instead: “I'm getting loud. I need one minute.”
      10n Play or read for ten minutes with {person|your child} today, with your phone in another room.
      4 Take one demand out of the time of day when it happens most.
        - 2 Mark the hour of the day at which it happens most.
        - 3 Take one demand out of it: a bath, a tidy room, a second errand.
        - 3 Eat or drink something yourself 20 minutes before that hour, with an alarm for it.
        ? morning*: 4 Move one thing out of the morning tonight: clothes, bags, lunch, hair.
          - 3 Lay out clothes and bags tonight.
          - 3 Put breakfast things on the table tonight.
          - 2 Set your own alarm fifteen minutes before the children's.
        ? bedtime | evening: 4 Start the evening half an hour earlier tonight, with one thing left out of it, such as the bath.
          - 2 Set an alarm half an hour earlier, called “slow evening”.
          - 3 Leave one thing out of it, such as the bath.
          - 3 Eat something yourself before you begin.
      3 Say the sentence aloud three times: “I'm getting loud. I need one minute.”
        - 2 Say the sentence aloud three times: “I'm getting loud. I need one minute.”
        - 2 Choose where you stand in that minute: sink, balcony, hallway.
      4 Ask for something in five words today, from close by, with your eyes at your child's height.
      10 Play or read for ten minutes with {person|your child} today, with your phone in another room.
        - 2 Put your phone in another room.
        - 10 Play or read what {person|your child} chooses.
      3 Repair one bad minute: “I shouted. That was mine, not yours. I'm sorry.”
      4? Text another parent or call a parents' line, when the week is too much.
    `,
  },
  {
    id: "over-someone",
    area: "people",
    whole:
      "get over my ex|get over a breakup|move on from my ex|get over my breakup|move on|heal from a breakup|get over a break up|get over him|stop thinking about my ex|stop texting my ex|get over my crush|stop stalking my ex|recover from a breakup|get through a breakup|get over my divorce|forget my ex|get over heartbreak|stop missing my ex|heal from my breakup|get over rejection",
    acts: "survive|get through|recover|get over|cope|heal|deal",
    things: "breakup|break-up|ex|heartbreak|being dumped|end of relationship|toxic relationship",
    needsAct: true,
    tells: "broke up with me|dumped me|left me for|got dumped|still in love with my ex|miss my ex",
    unless: "divorce papers|money back|move out|custody|work boxes",
    it: "the parting",
    plan: `
      2* Mute {person|the person} in the app you open first in the morning.
        ? blocked | already blocked | deleted .. number | deleted | already muted: 2 Write on a note what you will do tonight at the hour when you would have written.
        ? live together | same flat | still live: 2 Choose one room or corner at home that is only yours from tonight.
      4n Text one friend: “Could we do something on Saturday and not talk about my breakup?”
        ? no friends | nobody | dont have anyone | alone: 4 Look up one group for this week where hands are busy: a class, a choir, a run.
      8n Put photos, gifts and the hoodie into one box that stays on top of a cupboard.
        ? work with | colleague | same office | same class: 8 Write three plain lines for when you meet: hello, the task, goodbye, and a way out of the room.
        ? never together | never dated | crush | unrequited: 8 Put away what feeds it: screenshots, the playlist, the seat from which you see them.
        ? work with | colleague | see .. every day | same class | same office: 8 Write three plain lines for when you meet: hello, the task, goodbye, and a way out of the room.
      4 Put the chat with {person|them} out of sight, along with any pictures on your lock screen.
        - 2 Move the chat with {person|them} into the archive.
        - 2 Take the pictures off the lock screen.
        ? blocked | already blocked | deleted .. number | deleted: 4 Ask friends in one message not to tell you what {person|they} post or say.
        ? kids together | children together | our child | our kids: 4 Move everything about the children into one app or mail address, and the private chat into the archive.
          - 2 Open one mail address or app for the children only.
          - 2 Move the private chat into the archive.
      8 Put photos, gifts and the hoodie into one box that stays on top of a cupboard or at a friend's.
        ? work with | colleague | same office | same class: 8 Write three plain lines for when you meet: hello, the task, goodbye, and a way out of the room.
        ? never together | never dated | crush | unrequited: 8 Put away what feeds it: screenshots, the playlist, the seat from which you see them.
      5 Write the letter you would like to send. It stays in the box for 30 days.
        - 5 Write the letter you would like to send.
        - 2 Put it into the box with a date 30 days from now on it.
        ? ghosted | no closure | never explained | without a reason | no reason: 5 Write the ending yourself, in a letter that stays in the box: what I know, what I'll never know, goodbye.
          - 5 Write the letter: what I know, what I'll never know, goodbye.
          - 2 Put it into the box with a date 30 days from now on it.
        ? cheated | affair | lied: 5 Write down what happened in six plain lines, for the days on which you miss only the good half.
          - 5 Write down what happened in six plain lines.
          - 2 Put it into the box, on top.
      4? Plan the two hours that are worst, Sunday evening and before sleep: a call, a pool, a film with someone.
      4 Text one friend: “Could we do something this week and not talk about my breakup?”
        - 4 Text one friend: “Could we do something this week that has nothing to do with it?”
        - 3 List three things that were not good, for the hours in which all of it was.
        ? no friends | nobody | dont have anyone | alone: 4 Look up one group for this week where hands are busy: a class, a choir, a run.
      4 Talk to a doctor or counsellor if you still can't sleep or eat after weeks, or nothing makes sense.
    `,
  },
];
