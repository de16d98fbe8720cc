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
      2* Write down the one thing you must keep safe first: the children, a home, money, yourself.
        ~ Pick up a pen. | Write what you must keep safe first: the children, a home, money, yourself.
        ? no fight | amicable | friendly | both agree | no kids .. rent | agree on: 2 Write down what you both agree on already: the home, money, furniture, pets.
      8n Photograph the papers you share: marriage certificate, pay stubs, accounts, lease or mortgage.
        ~ Get the papers you share. | Photograph the marriage certificate and the pay stubs. | Photograph the accounts and the lease or mortgage.
        ? havent told | not told | doesnt know | secretly | havent said: 10 Photograph the papers you share at a quiet time: pay stubs, accounts, mortgage. Only you should see the pictures.
          - 5 Photograph marriage certificate and payslips.
          - 5 Photograph the papers for accounts, the mortgage and retirement plans.
        ? no fight | amicable | friendly | both agree: 8 Write one page with your spouse: who gets what, who moves out when, how you split the account.
      8n Book a first talk with a family lawyer or a free legal clinic, once you know what it costs.
        ~ Look up a family lawyer or free legal clinic. | Ask what a first talk costs. | Book a day and time.
        ? no fight | amicable | friendly | both agree: 8 Open your court's page for an uncontested divorce, with your marriage certificate beside you.
      5 Open an e-mail address that only you can read.
        - 3 Open an e-mail address that only you can read.
        - 5 Look up how to open a bank account of your own.
        ? no fight | amicable | friendly | both agree: 5 Write one page with your spouse: who gets what, who moves out when, how you split the account.
          - 5 Write down with your spouse who gets what and who moves out when.
          - 3 Add how you will split the joint account.
      10 Photograph the papers you share: marriage certificate, pay stubs, accounts, lease or mortgage.
        - 5 Photograph marriage certificate and payslips.
        - 5 Photograph the papers for accounts, the lease or mortgage, and retirement plans.
        ? havent told | not told | doesnt know | secretly | havent said: 10 Photograph the papers you share at a quiet time: pay stubs, accounts, mortgage. Only you should see the pictures.
          - 5 Photograph marriage certificate and payslips.
          - 5 Photograph the papers for accounts, the mortgage and retirement plans.
      6 List what you share in three columns: children, home, money.
        - 3 List what you share in two columns: home and money.
        - 3 Add a third column for the children: their days and what they need.
        ? mortgage | joint house | house together: 6 List what you share in three columns: children, home, money. The mortgage balance goes under home.
          - 3 List your home and money in two columns, with what is left on the mortgage.
          - 3 Add a third column for the children: their days and what they need.
        ? no kids | no children: 6 List what you share in two columns, home and money, including each debt.
          - 3 List the home and furniture you share.
          - 3 List your accounts, debts and retirement plans.
      8 Book a first talk with a family lawyer or a free legal clinic, once you know what it costs[, within {money}].
        - 8 Book a first talk with a family lawyer or a free legal clinic, once you know what it costs[, within {money}].
        - 5 Write down three questions you need answered before you sign anything or move out.
        ? no fight | amicable | friendly | both agree: 8 Open the court's page for an uncontested divorce. It asks for names and dates as on your marriage certificate.
          - 4 Open the court's page for an uncontested divorce.
          - 8 Fill in the names and dates as on your marriage certificate.
        ? no money | cant afford | low income: 8 Book a session with legal aid, with a question about the fee waiver.
          - 4 Find the legal aid office nearest you.
          - 5 Book a session there, with a question about the fee waiver.
      4? Ask one person to be with you on the day you talk about it[, {deadline}].
        ~ Open the chat with someone you trust. | Type the day you'll talk about it. | Ask them to be with you that day.
        ? havent told anyone | told nobody | told no one | nobody knows: 4 Tell one person you trust, face to face: “I'm thinking of leaving. I need you to know.”
      4 Call a domestic abuse line from a safe phone before you tell anyone your plan, if you are afraid of {person|the other person}.
        ~ Get a phone the other person can't check. | Call a domestic abuse line on it. | Ask about your plan before you tell anyone.
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
        - 4 Write down in one line the fight that keeps coming back, without a name in it.
      3n Tell {person|your partner} today about one thing they did that you were glad about.
        ~ Write down one thing they did that helped. | Call them, or sit down beside them. | Tell {person|your partner} you were glad about it.
        ? never talk | dont talk | silence | like flatmates: 3 Tell your partner today about one thing they did that you were glad about, with “And you?” at the end.
      5n Ask your partner for 20 minutes together without phones this week, at a time that suits you both.
        ~ Open the calendar for this week. | Find a time that suits you both. | Ask for 20 minutes then, without phones.
        ? arguing | argue | fighting | fight less | bicker*: 5 Ask for 20 minutes without phones this week, to agree on a stop word for your next fight.
        ? long distance | far away | different cities: 4 Ask for 20 minutes on a video call this week, with nothing else open.
      4? Write down what you need: “When …, I feel …, and I would like ….”
        - 2 Write how your sentence starts: “When …, I feel ….”
        - 3 Add what you would like, as something a person can see or hear.
        ? arguing | argue | fighting | fight less | bicker*: 4 Write down how your usual fight starts: the first sentence, the time, how tired and hungry you both were.
          - 2 Write down the first sentence of your usual fight, in the exact words.
          - 3 Add the time of day, and how tired and hungry you both were.
        ? money | finances: 4 Write down what you need: “When I see the account, I feel …, and I'd like … a month.”
          - 2 Write how your sentence starts: “When I see the account, I feel ….”
          - 3 Add what you would like, with an amount.
        ? our kids | two kids | three kids | the kids | the baby | new baby | new parents | small children: 4 Write down what you need: one hour a week without the children, and who asks the sitter.
          - 2 Write down which hour of the week it could be.
          - 3 Write down who you could ask to babysit.
      3 Tell {person|your partner} today about one thing they did that you were glad about.
        ~ Write down one thing they did that helped. | Call them, or sit down beside them. | Tell {person|your partner} you were glad about it.
      4 Ask your partner for 20 minutes together without phones this week, at a time that suits you both[, {rhythm}].
        ~ Go to your partner, or open the chat. | Name a time this week that suits you both. | Ask for 20 minutes without phones.
        ? long distance | far away | different cities: 4 Ask for 20 minutes on a video call this week, with nothing else open.
      20 Take turns in those 20 minutes: one of you speaks for five, the other says back what they heard.
        - 5 Listen to your partner for five minutes, until you can say back what you heard.
        - 5 Speak for five minutes, beginning with “I”.
        - 3 Agree on one small thing for the week.
        ? arguing | argue | fighting | fight less | bicker*: 20 Agree on a stop word for your next fight: half an hour apart, and a set time to talk afterward.
          - 5 Choose the stop word together.
          - 5 Decide where each of you goes for that half hour apart.
          - 3 Write down when you will talk afterward.
        ? shout* | yell* | screaming: 20 Take turns on a walk, side by side: one of you speaks for five minutes, the other says back what they heard.
          - 5 Listen on a walk for five minutes, until you can say back what you heard.
          - 5 Speak for five minutes, beginning with “I”.
          - 3 Agree on a word that stops the talk for half an hour.
      5? Look up one couples counsellor[ in {place}], if you go in circles.
        ~ Open a search page. | Type “couples counselor” with your town. | Write down one name with its number.
        ? refuses | wont go | doesnt want: 5 Book a first session with a counselor for yourself. One of you can start alone.
      3 Save the number of a domestic abuse hotline in case you are ever afraid at home. That is not yours to fix alone.
        ~ Open a search page. | Look up a domestic abuse hotline. | Save its number in your phone.
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
      2* Write down when you last talked with {person|them}, and one good memory from before.
        ~ Pick up a pen. | Write when you last talked, plus one good memory.
        ? years | card | wrote to me | texted me | number: 2 Write down one good memory from before you lost touch.
      4n Write three lines: you are thinking of {person|them}, one memory, no answer is needed.
        ~ Open a note on your phone. | Write that you are thinking of {person|them}. | Add the memory, with “no need to answer” below.
        ? fell out | argument | fight | fallout | argued | row: 5 Write three lines: you miss them, your own part in what happened, no answer is needed.
          - 3 Write two lines: you miss them, and your own part in what happened.
          - 2 Add that no answer is needed.
          - 3 Cross out every line that blames or explains.
        ? wedding | baby | congratul*: 5 Write three lines: the good news you heard, one memory of the two of you, no answer is needed.
          - 3 Write two lines: the good news you heard, and one memory.
          - 2 Add that no answer is needed.
          - 3 Read your lines aloud once.
        ? sent .. card | wrote to me | texted me | her number | his number: 4 Write two lines: “I was so glad to hear from you. Could I call you on Sunday?”
      2n Send your lines before you put the phone away in another room.
        ~ Press send on your lines. | Put the phone away in another room.
        ? number | phone: 2 Send your lines to that number now, before you leave the phone in the hallway.
      3 Write down what you hope for: one answer, one coffee, peace for yourself.
        ~ Get a pen and paper. | Write “I hope for …” on it. | Finish the line: one answer, one coffee, peace for yourself.
      4 Write down in one line what you won't go back to.
        ~ Get a pen and paper. | Think of one thing from before that hurt. | Write “I won't go back to …” with it.
        ? the will | mums will | dads will | inherit*: 4 Write down one line: “This letter is not about the money.”
        ? fell out | argument | fight | fallout | argued | estranged | hurt me: 4 Write down in one line what you won't go back to.
        ? old friend | a friend | my friend | best friend | college friend | childhood friend | friends | classmate | roommate | coworker | old freind | my freind: 4 Find where to reach them now: your contacts, Instagram, LinkedIn, a friend you share.
      5 Write three lines: you are thinking of {person|them}, one memory, no answer is needed[, about {matter}].
        - 3 Write two lines: you are thinking of {person|them}, and one memory.
        - 2 Add that no answer is needed.
        - 3 Cross out every line that blames or explains.
        ? fell out | argument | fight | fallout | argued | row: 5 Write three lines: you miss them, your own part in what happened, no answer is needed.
          - 3 Write two lines: you miss them, and your own part in what happened.
          - 2 Add that no answer is needed.
          - 3 Cross out every line that blames or explains.
        ? wedding | baby | congratul*: 5 Write three lines: the good news you heard, one memory of the two of you, no answer is needed.
          - 3 Write two lines: the good news you heard, and one memory.
          - 2 Add that no answer is needed.
          - 3 Read your lines aloud once.
        ? sent .. card | wrote to me | texted me | her number | his number: 5 Write two lines: “I was so glad to hear from you. Could I call you on Sunday?”
          - 3 Write one line of thanks for what they sent you.
          - 2 Add “Could I call you on Sunday?”
        ? apolog* | my fault | i was wrong | i hurt: 5 Write three lines: what you did, you are sorry, no answer is needed.
          - 3 Write two lines: what you did, and that you are sorry.
          - 2 Add that no answer is needed.
      3 Send your lines in the quietest way: a letter, a card, a message.
        - 2 Choose the quietest way to send your lines: a letter, a card, a message.
        - 2 Send your lines that way.
        ? facebook | instagram | linkedin | whatsapp: 3 Send your lines there as a private message, with your old name too if it has changed.
        ? fell out | argument | fight | fallout | argued | estranged: 3 Send your lines in the quietest way: a letter, a card, a message.
        ? old friend | a friend | my friend | best friend | college friend | childhood friend | friends | classmate | roommate | coworker | old freind | my freind: 3 Send your lines today as a text or a private message.
        ? blocked | no number | dont have .. number: 3 Send your lines through a relative who agrees to pass them on.
          - 3 Ask one relative: “Would you pass on a letter?”
          - 2 Give that relative your letter in a sealed envelope.
      5 Decide what you will do if no answer comes: one more card at the next birthday, or just an open door.
        - 3 Decide what you will do if no answer comes.
        - 2 Put a date for it in your calendar, at least a month from now.
        ? coffee | meet up | meet again: 5 Write down one place and two times for a coffee, for the day an answer comes.
      3? Tell a friend that you sent it, so you don't wait alone.
        ~ Open the chat with a friend. | Type “I sent the message to …” with the name. | Press the send button.
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
      2* Write down the last time you shouted: the time, the room, what you had asked for.
        ~ Picture the last time you shouted. | Write down the time, the room, what you had asked for.
      3n Choose the sentence you will say instead of shouting: “I'm getting loud. I need one minute.”
        ~ Say “I'm getting loud. I need one minute.” aloud. | Change any word that isn't yours. | Write your sentence on a note.
      10n Play or read for ten minutes with {person|your child} today, with your phone in another room.
        ~ Put your phone in another room. | Sit down beside {person|your child}. | Let your child choose a game or book. | Play or read until ten minutes are up.
      4 Take one demand out of the time of day when you shout most often.
        - 2 Mark the hour of the day when you shout most often.
        - 3 Take one demand out of that hour: a bath, a tidy room, a second errand.
        - 3 Set an alarm 20 minutes before that hour, to eat or drink something yourself.
        ? morning*: 4 Move one thing out of the morning tonight: clothes, bags, lunch, hair.
          - 3 Lay out clothes and bags tonight.
          - 3 Put the breakfast things on the table tonight.
          - 2 Set your own alarm fifteen minutes before the children's.
        ? bedtime | evening: 4 Start the evening half an hour earlier tonight, without one of its tasks, such as the bath.
          - 2 Set an alarm called “slow evening” half an hour earlier.
          - 3 Leave one thing out of the evening, such as the bath.
          - 3 Eat something yourself before the evening begins.
      3 Say this sentence aloud three times: “I'm getting loud. I need one minute.”
        - 2 Say this sentence aloud three times: “I'm getting loud. I need one minute.”
        - 2 Choose where you will stand for that minute: at the sink, on the balcony, in the hallway.
      4 Ask your child for something in five words today, from close by and at eye level.
        ~ Walk over to your child. | Bend down to eye level. | Ask for one thing in five words.
      10 Play or read for ten minutes with {person|your child} today, with your phone in another room.
        - 2 Put your phone in another room.
        - 10 Play or read what {person|your child} chooses for ten minutes.
      3 Make up for one bad moment: “I shouted. That was mine, not yours. I'm sorry.”
        ~ Go to your child. | Say “I shouted. That was mine, not yours.” | Say “I'm sorry.”
      4? Text another parent or call a parent helpline when the week is too much.
        ~ Pick up your phone. | Choose another parent or a parent helpline. | Text or call them about the week.
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
        ~ Open the app you look at first in the morning. | Mute {person|the person} in it.
        ? blocked | already blocked | deleted .. number | deleted | already muted: 2 Write on a note what you will do tonight at the time when you would have texted them.
        ? live together | same flat | still live: 2 Choose one room or corner at home that is only yours, starting tonight.
      4n Text one friend: “Could we do something on Saturday and not talk about my breakup?”
        ~ Open the chat with one friend. | Type “Could we do something on Saturday?” | Send it with “… and not talk about my breakup?”
        ? no friends | nobody | dont have anyone | alone: 4 Look up one group for this week where your hands are busy: a class, a choir, a running group.
      8n Put photos, gifts and anything they left into one box that stays on top of a cupboard.
        ~ Get one box. | Put the photos and gifts in it. | Add anything they left. | Set the closed box on top of a cupboard.
        ? work with | colleague | same office | same class: 8 Write down three plain lines for when you meet at work: hello, the task, goodbye.
        ? never together | never dated | crush | unrequited: 8 Put away what feeds the crush: screenshots, the playlist, photos.
        ? work with | colleague | see .. every day | same class | same office: 8 Write down three plain lines for when you meet: hello, the task, goodbye.
      4 Put the chat with {person|them} out of sight, along with any pictures on your lock screen.
        - 2 Move the chat with {person|them} into the archive.
        - 2 Take their pictures off your lock screen.
        ? blocked | already blocked | deleted .. number | deleted: 4 Ask your friends in one message not to tell you what {person|they} post or say.
        ? kids together | children together | our child | our kids: 4 Move everything about the children into one app or e-mail address.
          - 2 Open one e-mail address or app just for the children.
          - 2 Move the private chat into the archive.
      8 Put photos, gifts and anything they left into one box that stays on top of a cupboard or at a friend's.
        ~ Get a box with a lid. | Put in the photos and gifts. | Put in anything they left. | Stow it on a cupboard or at a friend's.
        ? work with | colleague | same office | same class: 8 Write down three plain lines for when you meet at work: hello, the task, goodbye.
        ? never together | never dated | crush | unrequited: 8 Put away what feeds the crush: screenshots, the playlist, photos.
      5 Write the letter you would like to send. It stays in the box with the photos for 30 days.
        - 5 Write the letter you would like to send.
        - 2 Put the letter into the box, with a date 30 days from now on it.
        ? ghosted | no closure | never explained | without a reason | no reason: 5 Write the ending yourself, in a letter that stays in the box: what I know, what I'll never know, goodbye.
          - 5 Write the ending in a letter: what I know, what I'll never know, goodbye.
          - 2 Put the letter into the box, with a date 30 days from now on it.
        ? cheated | affair | lied: 5 Write down what happened in six plain lines, for the days when you miss only the good part.
          - 5 Write down what happened in six plain lines.
          - 2 Put those lines into the box, on top.
      4? Plan something for the worst times, Sunday evening and before sleep: a call, a swim, a film with someone.
        ~ Open your calendar at Sunday evening. | Enter a call, swim or film with someone. | Enter something small before sleep.
      4 Text one friend: “Could we do something this week and not talk about my breakup?”
        - 4 Text one friend: “Could we do something this week and not talk about my breakup?”
        - 3 List three things that were not good, for the times when all of it seems good.
        ? no friends | nobody | dont have anyone | alone: 4 Look up one group for this week where your hands are busy: a class, a choir, a running group.
      4 Talk to a doctor or counselor if you still can't sleep or eat after weeks.
        ~ Look up the number of a doctor or counselor. | Call to ask for a time. | Say that you still can't sleep or eat.
    `,
  },
];
