import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Friends, first dates, thanks and small kindnesses. */
export const FRIENDSHIP: readonly Archetype[] = [
  {
    id: "keep-friends",
    area: "people",
    whole: `be a better friend|${everyWay("keep in touch with|stay in touch with|keep up with|stay close to|be better at keeping in touch with|check in on|check in with", "friends|far away friends|long-distance friends|old friends|people|everyone|my people|college friends|old colleagues|former colleagues")}|be better at keeping in touch|get better at keeping in touch|remember friends' birthdays|remember birthdays|keep friendships alive|remember people's birthdays|nurture my friendships|be a good friend`,
    acts: "maintain|nurture|keep|strengthen",
    things: "friendship|long-distance friendship",
    unless: "end|estranged|bracelet",
    it: "the friendship",
    plan: `
      2* Write the names of five people you'd like to stay close to on one page.
        ~ Get one page and a pen. | Write five names you'd like to stay close to.
        ? birthday*: 2 Write down the people whose birthdays you never want to miss, one per line.
        ? grandkid* | grandchild* | grandson* | granddaughter* | niece* | nephew* | my sister | my brother | my cousin*: 2 Write their names on a page, with a good time to reach each one.
        ? one friend | my friend | best friend: 2 Write your friend's name on a page, with the last thing you know about their life.
      3* Send the first person on it a photo or a song with “This made me think of you.”
        ~ Look at the first name on the page. | Find a photo or a song for them. | Send it with “This made me think of you.”
        ? birthday*: 3 Enter the first birthday in your phone as a yearly event, with alerts a week before and that morning.
        ? grandkid* | grandchild* | grandson* | granddaughter* | niece* | nephew* | my sister | my brother | my cousin*: 3 Send them a photo of something they know, with one question: “What was the best thing this week?”
        ? abroad | time zone* | far away | different countries: 3 Send the first person a two-minute voice note, to hear whenever it's daytime there.
        ? only one | best friend | my friend: 3 Send your friend a photo or a song with “This made me think of you.”
      4 Write beside each name the one thing that is new or hard for them right now.
        ~ Put your finger on the first name. | Think of the last thing they told you. | Write what is new or hard for them. | Do the same for the other names.
        ? birthday*: 4 Text those whose birthdays you don't know: “When's your birthday? I'm making a list for good.”
        ? grandkid* | grandchild* | grandson* | granddaughter* | niece* | nephew* | my sister | my brother | my cousin*: 4 Write beside each name what they love right now: a game, a team, an animal, a book.
        ? baby | kids | new mum: 4 Write beside each name a way that fits a parent: a voice note at nap time, a walk with the stroller.
      4 Write beside each name a way that suits you both: a voice note, a call, a walk, a card.
        ? birthday*: 4 Write two short birthday texts in a note now, so you can copy them on the day.
        ? grandkid* | grandchild* | grandson* | granddaughter* | niece* | nephew* | my sister | my brother | my cousin*: 4 Ask their parents for one set half hour a week for a video call, in their time zone.
          - 2 Write down two half hours that suit their time zone and yours.
          - 3 Ask their parents which of the two could be your weekly video call.
        - 2 Write “voice note” or “card” beside the people who live far away.
        - 2 Write “walk” or “coffee” beside the people who live near.
      5 Put the five birthdays into your calendar, each with an alert three days before.
        ? birthday*: 5 Enter all the other birthdays the same way, with the next one first.
          - 3 Enter the next two birthdays the same way.
          - 5 Enter all the other birthdays.
        - 3 Put three of the birthdays in your calendar, each with an alert three days before.
        - 2 Put the other two birthdays in it.
      3* Set one reminder a week that shows the next name on the page[: {rhythm}].
        ~ Open the reminders on your phone. | Type the next name on the page. | Set it to come once a week.
        ? birthday*: 3 Set a reminder for the first of each month: “Look at the next four weeks of birthdays.”
        ? grandkid* | grandchild* | grandson* | granddaughter* | niece* | nephew* | my sister | my brother | my cousin*: 3 Set a weekly alarm for the call, named after a book, joke or drawing you'll share.
        ? once a month | monthly: 3 Set one reminder a month for each name on the page.
      4? Suggest a regular evening to one of them, such as the first Sunday of each month.
        ~ Choose one of your names. | Choose an evening, like the first Sunday each month. | Open a message to that person. | Send your idea as a question.
        ? birthday*: 4 Send a late wish today to the one whose day went by last: “I thought of you. Happy belated birthday!”
    `,
  },
  {
    id: "friend-plans",
    area: "people",
    whole: `make plans with|make plans with friends|hang out with friends|hang out with friends more|see my friends more|see friends more often|meet up with friends|meet friends|catch up with friends|have a social life again|see my friends|spend more time with friends|spend time with friends|invite friends over|play with friends`,
    acts: "plan|organize|arrange|set up|have|do",
    things:
      "girls night|boys night|lads night|night out|night in|movie night|playdate|play date|coffee date|coffee with friends|drinks with friends|catch-up|evening with friends|meet-up with friends|lunch with friends|poker night|brunch with friends",
    unless: "hen|wedding|date night|doctor",
    it: "the evening",
    named: "night|playdate|play date|catch-up|evening",
    plan: `
      2* Write down the names of one to four people you'd like to have there.
        ~ Get a pen and a note. | Write down one to four names.
        ? # guys | # of us | old group | whole group | the gang | the guys | college friends | old friends: 2 Write down everyone's name, and the one in the group who always answers first.
        ? # people | # friends | # of us: 2 Write down the two people it would not happen without.
        ? playdate | play date: 2 Ask your child for one name: “Who should come over to play?”
        ? # people | # friends | # of us | six | seven | eight: 2 Write down the two people it would not happen without for {label}.
      4* Choose two times this week or next that suit you[: {deadline}].
        ~ Open your calendar. | Look at this week. | Look at next week. | Write down two times that suit you.
        ? everyone has kids | have kids now | all have kids | we all have kids: 4 Choose three dates, four to eight weeks out, that parents can manage: a Saturday morning, a Sunday afternoon, one evening.
        ? nobody can agree | no one can agree | cant agree | never agree: 4 Choose three dates yourself, four to eight weeks out, for everyone to tick in one poll.
      3 Choose something simple that needs no booking: a walk, soup, a movie, a playground.
        ~ Write down a walk, soup, a movie and a playground. | Cross out anything that needs booking. | Circle the one you like best.
        ? guy fawkes | bonfire | fireworks: 3 Look up the nearest public display: date, time, tickets, parking.
        ? playdate | play date: 3 Choose something simple for two hours: a playground, baking, water in the yard, a box of blocks.
        ? with kids | with the kids | our kids | babies | toddlers: 3 Choose something with the children along: a playground, a picnic, pizza at your place at five.
        ? no alcohol | sober | dont drink: 3 Choose something without alcohol: breakfast, a climbing gym, a movie, a board game.
        ? skint | broke | no money | cheap: 3 Choose something that costs nothing: a walk, soup at your place, a park, a movie at home.
      3* Send one message: “A walk or a movie, Thursday or Sunday, two hours. Which one?”
        ~ Open a message to your friends. | Type two things and two days. | Send it with “Which one?”
        ? everyone has kids | have kids now | all have kids | old group: 3 Send the group one poll: “It's been too long. Wings or a hike, kids welcome. Pick all the dates you can make by Sunday.”
        ? nobody can agree | no one can agree | cant agree | never agree: 3 Send the poll with one rule: “It closes Sunday. The date with the most ticks wins, even if one of us can't come.”
        ? guy fawkes | bonfire | fireworks: 3 Send one message: “Fireworks at …, meet at seven, hats on. Are you in?”
        ? playdate | play date: 3 Message the other parent: “Would they like to come over and play, Wednesday or Saturday, three to five?”
        ? online | video call | zoom | far away | different cities: 3 Send one message: “A video call over tea, Thursday or Sunday, one hour. Which one?”
        ? nobody answers | nobody replies | no one answers | no one replies | never answer* | group chat: 3 Ring the two who matter most: “Thursday or Sunday?” The date they pick is the date.
      2 Put the time that gets the first yes in your calendar.
        ~ Look at who answered first. | Put that time in your calendar.
        ? old group | everyone has kids | have kids now | # guys: 2 Put the date with the most votes in your calendar, and tell the group: “It's on.”
      4 Send everyone the place, the start and the end the day before.
        - 2 Write the place, the start and the end in one line.
        - 2 Send that line to everyone the day before.
      2? Suggest the next date before you say goodbye.
        - 2 Suggest the next date before you say goodbye.
        - 2 Put it in your calendar on the way home.
    `,
  },
  {
    id: "end-friendship",
    area: "people",
    whole:
      "end a friendship|end the friendship|end my friendship|break up with a friend|break up with my friend|break up with my best friend|leave a toxic friendship|distance myself from a friend|distance myself from my friend|get out of a toxic friendship|stop being friends with|cut ties with my friend",
    acts: "end|leave",
    things: "friendship|toxic friendship|one-sided friendship",
    it: "the friendship",
    plan: `
      2* Write in one line how you feel after you have met {person|this friend}: tired, small, angry.
        ~ Think back to the last time you met. | Write in one line how you felt afterwards.
      4* Write down what you want instead: less often, in a group only, or no more.
        ~ Get a pen and a note. | Write “less often, in a group only, no more”. | Picture a month of each. | Circle what you want instead.
      5 Write two sentences that begin with “I”: “I need …. I won't … anymore.”
        ~ Get a pen and a note. | Write “I need” on the first line. | Finish that sentence. | Write the second one, beginning with “I won't”.
      3 Mute the chat with {person|this friend} for one week.
        ~ Open the chat with {person|this friend}. | Open its settings. | Mute it for one week.
      3 Write down what you two share: keys, money, tickets, a group, a job.
        ~ Get a pen and a page. | Write down shared keys, money or tickets. | Add any group or job you share.
        ? money | owe* | lent: 3 Write down any money between you two, with one line on how to settle it first.
      4 Choose how you'll say it: a call, a letter, a short walk.
        - 2 Cross every “always” and “never” out of your sentences.
        - 2 Choose how you'll say it: a call, a letter, a short walk.
        ? by text | by message | by letter: 4 Choose a time for the message, with something to do right after.
          - 2 Cross every “always” and “never” out of your sentences.
          - 2 Choose when to send it, with something to do right after.
        ? scared | threat* | violent: 4 Choose to say it by message only, with one person told before you send it.
        ? work | colleague | same class | flatmate | group: 4 Choose the slow way: a polite hello, but no rides, no lunches, no private news.
          - 2 Write down what stays: a hello and the task.
          - 2 Write down what stops: rides, lunches, private news.
      5* Say or send two sentences[, {deadline}]: “I need …. I won't … anymore.” No list of faults is needed.
        - 5 Say or send your two sentences[, {deadline}]. No list of faults is needed.
        - 3 Text someone else afterward: “Could we do something this week?”
    `,
  },
  {
    id: "meet-the-family",
    area: "people",
    whole: `${everyWay("introduce", "boyfriend to|girlfriend to|partner to|new partner to|fiance to|new boyfriend to|new girlfriend to|my girlfriend to|my boyfriend to|new partner to", "parents|family|kids|children|mum|dad|friends|my kids")}|${everyWay("meet|impress|have dinner with", "boyfriend's|girlfriend's|partner's|fiance's", "parents|family|kids|children|mum|mother|friends")}|meet the parents|meet my in-laws|meet my future in-laws`,
    it: "the first meeting",
    plan: `
      2* Write down the day you'll meet, and what time it will end.
        ~ Open your calendar at the day you'll meet. | Write down what time it will end.
      3* Ask three things before you go: names, what not to talk about, what they eat.
        ~ Open a message to your partner. | Ask for the names. | Ask what not to talk about and what they eat.
        ? formal | proper | fancy | rich | snobby | country club: 3 Ask your partner three things: what to wear, what to call them, and what never to bring up.
        ? dont speak english | doesnt speak english | speak no english | another language | no english: 3 Ask your partner for three sentences in their language: hello, thank you, it tastes so good.
        ? to my parents | to my family | to my mum | to my mom | to my dad | to my children | to my kids | meet my parents | meet my family | meet my mum | meet my dad: 3 Tell both sides three things before the day: names, what not to bring up, what each one eats.
        ? religious | muslim | hindu | jewish | strict | culture: 3 Ask three things before you go: what to wear, how to greet, what they eat and drink.
        ? autis* | anxious | shy | nervous: 3 Ask three things before you go: who will be there, what happens when, where you can take a break.
      4* Text your partner: “Could we plan something to do together, such as a walk, a game or cooking?”
        ~ Open a message to your partner. | Type “Could we plan something to do together?” | Add “A walk, a game or cooking?” | Send it to them.
        ? formal | proper | fancy | rich | snobby | country club: 4 Get one small, classy thing to hand over at the door, such as flowers or good chocolates, with a two-line thank-you planned.
        ? their house | at theirs | his parents house | her parents house | for lunch | for dinner: 4 Choose one job to offer at their house: set the table, slice the bread, take the dog out.
      4 Write down two questions for each of them: work, travels, how they met.
        - 2 Write down two questions for the first person.
        - 2 Write down two questions for the others.
        ? to my parents | to my family | to my mum | to my mom | to my dad | meet my parents | meet my family | meet my mum | meet my dad: 4 Write down two easy topics both sides can talk about: sports, gardens, the town they know.
          - 2 Write down one topic for the first half hour.
          - 2 Write down one topic for the table.
        ? at ours | at our house | our place | at mine: 4 Write down one dish you have made before, one thing to show them, and where everyone sits.
      3 Agree with your partner on a signal for “let's go”.
        ~ Sit down with your partner. | Think of a word or a touch. | Agree that it means “let's go”.
      5 Get one small thing to bring: flowers, a dessert, a plant, good coffee[, within {money}].
        ~ Think of flowers, a dessert, a plant or coffee. | Choose one of them. | Walk into the shop that has it. | Buy the one you chose.
        ? to my parents | to my family | to my mum | to my mom | to my dad | meet my parents | meet my family | meet my mum | meet my dad: 5 Agree with your partner on one small thing they'll bring: flowers, fruit, cookies.
        ? no money | skint | broke: 5 Make or pick one small thing to bring: garden flowers, cookies, a card.
      3? Lay out clothes you can sit in for two hours[, ready {deadline}].
        - 3 Lay out clothes you can sit in for two hours[, ready {deadline}].
        - 2 Put half an hour alone in your calendar for afterward.
    `,
  },
  {
    id: "first-date",
    area: "people",
    whole:
      "go on a first date|go on a date|prepare for a date|prepare for a first date|get ready for a date|get ready for my date|get ready for a first date|get ready for my first date|survive a first date|plan a first date|get through a first date|go on a blind date|go on my first date",
    tells: "date tonight|first date on|have a date|got a date|date tomorrow|first date tomorrow",
    things: "first date|blind date|hinge date|tinder date|my date",
    acts: "plan|prepare|survive|get through|go on|have|get ready",
    unless: "start dating|due|ask|court|again|exam",
    it: "the date",
    plan: `
      2* Write the place, start and end of {theIt} in one line[: {day}].
        ~ Write down the place of {theIt}. | Add the start and the end.
      2* Send that line to a friend, along with your date's name.
        ~ Open a message to a friend. | Send that line with your date's name.
        ? cancel | cancelled | always cancel | bail | chicken out: 2 Send that line to a friend, with “Call me that morning at ten. I'm going for forty minutes, whatever I say.”
      3 Write down three questions you would really like your date to answer.
        ~ Get a pen and a note. | Write the first thing you really want to know. | Write two more questions.
        ? what to talk about | nothing to say | what to say | run out of | go quiet: 3 Write down three questions and one small story from your week, as a note in your phone.
        ? kids | divorced | widow* | is ill | im ill | got ill | very ill | gets ill | disab*: 3 Write down three questions, plus one line for your own big fact: “I have two boys, every other week.”
      3 Check that the place is public and easy to leave. If it isn't, suggest coffee, a market or a walk.
        ~ Open the place on a map. | Check that it's public, with an easy way out. | Suggest coffee, a market or a walk if it isn't.
        ? picked a bar | chose a bar | suggested a bar | picked a pub | chose a pub: 3 Choose your drink now: tonic with lime or alcohol-free beer. Nobody is counting.
        ? weve booked | we booked | have booked | is booked | already booked | meeting for coffee | coffee place | have a table: 3 Write down what could follow after an hour, if it goes well: a walk by the water, a second place.
        ? not a bar | no bar | not in a bar | not a pub: 3 Choose a public place that isn't a bar and has an easy end: a quiet café, a garden, a museum, a walk.
        ? dinner | restaurant: 3 Choose a small restaurant with an early table for two, so it's easy to end on time.
        ? no money | broke | cheap | budget: 3 Choose something free with an easy end: a walk with coffee to go, a market, a free museum.
        ? autis* | noise | sensory | quiet: 3 Choose a quiet place with an easy end: a garden, a museum on a weekday, a walk by water.
        ? dont drink | sober | not drink*: 3 Choose a place where nobody has to drink: coffee, ice cream, a market, bowling.
      5 Lay out clothes you feel like yourself in, down to the shoes.
        - 4 Lay out clothes you feel like yourself in, down to the shoes.
        - 3 Look up how to get there, and how to get home on your own.
        ? nothing to wear | what to wear: 5 Lay out the outfit a friend last said you look good in, with shoes you can walk in.
      3 Agree with that friend on a call after an hour, as a way out.
        ~ Open a message to that friend. | Ask for a call an hour after you meet. | Wait for their yes.
        ? cancel | nervous | scared | anxious | panic*: 3 Agree with that friend on a call after one hour. One hour is all you have to do.
      10* Go in with one real question to start: “What was the best part of your week?”
        - 2 Breathe out slowly five times at the door.
        - 10 Go in with one real question to start: “What was the best part of your week?”
        - 2 Write down afterward how you felt with your date.
        ? not a bar | no bar | not in a bar | somewhere quiet: 10 Go to a quiet café or garden for an hour, starting with “What was the best part of your week?”
          - 2 Breathe out slowly five times at the door.
          - 10 Go in with one real question to start: “What was the best part of your week?”
          - 2 Write down afterward how you felt with your date.
    `,
  },
  {
    id: "thank-someone",
    area: "people",
    whole: everyWay(
      "thank|say thank you to|show appreciation to|show my gratitude to|express gratitude to",
      "teacher|neighbor|boss|mum|dad|parents|nurse|nurses|doctor|colleague|colleagues|friend|friends|wife|husband|partner|mentor|professor|coach|carer|carers|babysitter|team|volunteers|sister|brother|someone|therapist|old teacher",
    ),
    unless: "wedding gifts|cards",
    it: "the thanks",
    plan: `
      2* Write down the one thing this person did that you are most glad about.
        ~ Picture what this person did. | Write down the one thing you're most glad about.
        ? dinner | meal | lunch: 2 Write down what you are most glad about: a dish, a talk, a seat by the fire.
        ? present | gift | flowers: 2 Write down in one line what you did or will do with the gift.
      3 Write down below it what it changed for you: a day, an exam, a hard month.
        ~ Look at the line you wrote. | Think of the day, exam or month it changed. | Write that down below it.
      4* Write three lines about that, beginning with “Thank you for”.
        ~ Get a pen and a page. | Write “Thank you for” with what they did. | Write a line on what it changed. | Write a third line to close.
      2 Choose the way that suits {person|them}: a card, a message, a call, at the door.
        ~ Picture a card, a message, a call and a visit. | Choose the way that suits {person|them}.
        ? by email | by text | by message: -
        ? speech | in public | at the party: 2 Choose one quiet minute for it, or the moment when glasses are raised.
      4 Copy your lines onto a card or into a message.
        ~ Get the card, or open the message. | Copy the first line. | Copy the other two. | Write your name below them.
      3 Add something small, if you like: a photo, a flower, cookies[, within {money}].
        - 2 Choose something small to add: a photo, a flower, cookies[, within {money}].
        - 3 Put it in a bag with their name on it.
        ? no money | broke | skint: 3 Add something that costs nothing: a photo of you both, a helping hand, a jar of something from home.
        ? feeding the cat | fed the cat | watering | looking after | looked after | babysat | helped us move: 3 Add something small and an offer: cookies, and “Your turn next time: plants, cat, packages.”
      4* Hand your thanks over or send them[, {deadline}].
        - 2 Read your lines aloud once.
        - 4 Hand your thanks over or send them[, {deadline}].
    `,
  },
  {
    id: "send-treat",
    area: "people",
    acts: "send|make|put together|order|pack|post|get|organize|prepare|deliver",
    things:
      "flowers|bouquet|care package|hamper|surprise package|flowers for mum|advent calendar|gift box|package for my friend",
    needsAct: true,
    unless: "bed|plant|wedding flowers|grow|press|garden|return",
    it: "the surprise",
    named: "flowers|bouquet|care package|hamper|gift box|package",
    plan: `
      2* Write the name and the full address for {theIt} on a note.
        ~ Write the name for {theIt} on a note. | Write the full address below it.
        ? funeral | service | memorial | viewing | wake | burial | casket | sympathy: 2 Write down the funeral home or church, the day and hour of the service, and the name of the person who died.
        ? hospital | ward: 2 Write down your friend's name, the ward, the hospital and the day they may go home.
      3* Write down three small things {person|this person} likes: a smell, a taste, a colour.
        ~ Picture {person|this person} at home. | Write down one smell, taste or color they like. | Add two more small things.
        ? hospital .. flowers | flowers .. hospital | flowers .. ward: 3 Look up or ask whether the unit allows flowers. If not, a card or a plant for home usually works.
        ? flowers | bouquet | roses: 3 Look up one florist in that town, and note a bouquet you like in your price range[: {money}].
        ? hospital | ward: 3 Look up or ask whether the ward allows flowers. If not, a card, fruit or a magazine usually works.
      2 Look up how many days shipping takes[; it should be there {deadline}].
        ~ Open the shipping page of the post office or shop. | Look up how many days it takes.
        ? flowers | bouquet | roses: 2 Look up by what time to order for delivery on the day[; it should be there {deadline}].
      8* Order or gather a gift that fits one of those[, within {money}].
        ~ Look at the three small things. | Choose the one a gift could fit. | Order it, or take it off your shelf.
        ? funeral | service | memorial | viewing | wake | burial | casket | sympathy: 8 Order the flowers with a florist near the funeral home: the hour, the name, your words for the card[, within {money}].
        ? flowers .. hospital | hospital .. flowers: 8 Order the flowers for the ward, or for their home the day after they are out[, within {money}].
        ? flowers | bouquet | roses: 8 Order the flowers on the florist's page or by phone, with the delivery day and your words for the card[, within {money}].
        ? hospital | ward: 8 Order it for the ward, or for their home the day after they are out[, within {money}].
      4 Write three lines for the card: “I thought of you, because ….”
        ? flowers | bouquet | roses: 4 Check the delivery day, the address and the phone number in your confirmation.
        - 2 Write “I thought of you, because …” on the card.
        - 2 Add one memory or one wish to the card.
      4 Check that nothing in it can melt, leak or break.
        ~ Lay everything for it on a table. | Check for things that melt. | Check for things that leak. | Check for things that break.
        ? flowers | bouquet | roses: 3 Ask someone near them whether they will be home that day.
      8? Hand it in at the post office or the shop.
        ? flowers | bouquet | roses: 4 Set a reminder on the delivery day to check that the flowers came.
          - 2 Save the order number in your notes.
          - 2 Set a reminder on the delivery day to check that the flowers came.
        - 4 Close the box with tape on every edge.
        - 8 Hand it in at the post office or the shop.
        ? flowers | hospital: 8 Send the order with the card's words in it, and note the delivery day.
          - 4 Copy the words for the card into the order.
          - 4 Send the order, and note the delivery day.
    `,
  },
];
