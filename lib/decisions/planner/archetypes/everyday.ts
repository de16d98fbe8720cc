import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Small and large things of a day: washing, short chores, fears, visits, earning and bargaining. */
export const EVERYDAY: readonly Archetype[] = [
  {
    id: "body-care",
    area: "health",
    whole:
      "shower|take a shower|have a shower|brush my teeth|wash my hair|take a bath|wash my face|have a bath|brush teeth|shower more|shower every day|shower regularly|brush my teeth twice a day|brush my hair|floss|shave|bathe|practice self-care|start a skincare routine",
    acts: "build|start|do|keep",
    things: "hygiene|personal hygiene|skincare|hygiene routine|hair wash|oral hygiene",
    unless: "baby shower|gift|bridal|dog|cat|renovate",
    it: "it",
    plan: `
      2* Walk to the bathroom with one song you like playing.
        ~ Start one song you like. | Walk to the bathroom while it plays.
        ? bath: 2 Run the water for the bath, with one song you like playing.
        ? teeth | tooth | brush* | floss*: 2 Walk to the bathroom, or get your brush and a cup to where you sit.
      2 Put out the one thing it needs: towel, toothbrush or soap.
        ~ Look at the towel, the toothbrush and the soap. | Put out the one thing it needs.
        ? shower* | bathe: 2 Hang a towel within reach, with clean clothes on top.
      3* Begin with running water. You can stop after half a minute.
        ~ Stand at the sink or the shower. | Turn on the water. | Hold your hands in it for half a minute.
        ? shower* | bathe: 3 Turn the shower on and step in once it's warm. You can stop after half a minute.
        ? teeth | tooth | brush*: 2 Brush your front teeth for ten seconds, with toothpaste or just water.
        ? floss*: 2 Clean one gap with floss or a small brush.
      5* Go on to the end of the song.
        ? shower* | bathe: 5 Wash your armpits, between your legs and your feet by the end of the song. Hair is extra.
          - 4 Wash your armpits, between your legs and your feet by the end of the song.
          - 2 Rinse off, with your hair left for another day if it's too much.
        ? teeth every night | teeth at night | teeth before bed | teeth every day | teeth daily | teeth twice a day | forget .. teeth: 4 Brush the rest, nightly alarm set for an hour before bed: “Teeth now, before I'm tired.”
          - 3 Brush the rest to the end of one song.
          - 2 Set a nightly alarm for an hour before bed: “Teeth now.”
        - 4 Go on to the end of the song.
        - 2 Leave out whatever isn't needed today: hair, shaving, anything extra.
        ? teeth | tooth | brush*: 4 Brush the rest to the end of one song.
          - 4 Brush the rest to the end of one song.
          - 2 Leave the foam on your teeth: one spit, no rinsing.
        ? floss*: 4 Clean the other gaps, or as many as you can in one song.
          - 4 Clean the other gaps, or as many as you can in one song.
          - 2 Put the floss on the toothpaste, where you'll see it first.
      3 Put on something clean or warm afterwards, whatever is on top.
        - 2 Put on something clean or warm, whatever is on top.
        - 2 Drink a glass of water.
        ? teeth | tooth | brush* | floss*: 2 Put the toothbrush where you'll pass it first tomorrow.
          - 2 Put the toothbrush where you'll pass it first tomorrow.
          - 2 Drink a glass of plain water.
      2 Set the same song as an alarm at this time[ for {rhythm}].
        - 2 Set the same song as an alarm at this time[ for {rhythm}].
        - 2 Put the things for tomorrow where you will see them.
    `,
  },
  {
    id: "small-chore",
    area: "home",
    whole:
      "put bins out|put out the bins|put the rubbish out|put the trash out|take out the trash|take out the rubbish|take the bins out|take out the bins|feed the cat|feed the dog|make my bed|make the bed|empty the dishwasher|water the plants|water my plants|take the trash out|take out the recycling|empty the bins|clean the litter box|change the sheets|change my sheets|unload the dishwasher|change the bedding|sweep the floor|mop the floor|vacuum|hoover|change the bed|walk the dog",
    it: "it",
    plan: `
      2* Go to where you will {do}, in shoes or slippers.
        ~ Put on shoes or slippers. | Walk to where you will {do}.
      2 Pick up one thing you need for it.
        ~ Look for one thing you need for it. | Pick it up.
      5* Do the part that is nearest to you, until one song is over.
        - 2 Put on one song you like.
        - 5 Do the part that is nearest to you, until the song is over.
      5* Do the rest, or write down what is left.
        - 5 Do the rest, or write down what is left.
        - 2 Put away what you used.
      2 Wash your hands.
        - 2 Wash your hands.
        - 2 Drink a glass of water.
      2 Set an alarm for the next time it is due[, {rhythm}].
        ~ Open the alarm on your phone. | Set it for the next time it is due.
    `,
  },
  {
    id: "fear",
    area: "health",
    whole:
      "get over my fear|overcome my fear|face my fear|conquer my fear|get over fear|be more confident|build confidence|gain confidence|become more confident|stop being shy|be less shy|build self-esteem|build my confidence|improve my confidence|boost my confidence|get over my social anxiety|overcome shyness|improve my self-esteem|feel more confident|stop being scared|beat my fear|believe in myself",
    acts: "get over|overcome|face|beat|conquer|lose|build|boost|improve|gain",
    things:
      "fear|phobia|shyness|confidence|self-esteem|self-confidence|imposter syndrome|impostor syndrome|fear of failure|fear of heights|stage fright|phone anxiety|perfectionism",
    it: "the fear",
    plan: `
      2* Name the moment you are afraid of in one line: where, who with, what happens.
        ~ Say where it happens and with whom. | Say what happens, all in one line.
      5n Write down something a little like it that feels like a 3 out of 10.
        ~ Write “10” beside what scares you most. | Write “3” a little below it. | Think of something a little like it. | Write it beside the 3.
      10n Do that today, and stay until the feeling drops a little.
        ~ Walk to where that small thing happens. | Do the first bit of it. | Stay while the feeling is strong. | Leave when it has dropped a little.
      6 Draw a ladder with five rungs, and write that moment on the top one.
        - 2 Draw a ladder with five rungs, and write that moment on the top one.
        - 5 Write something a little easier on each lower rung.
      5 Write on the lowest rung something you could do today that feels like a 3 out of 10.
        ~ Draw a ladder with five rungs. | Put your pen on the lowest one. | Think of something that feels like a 3. | Write it on that rung.
      3 Breathe out slowly ten times, with a hand on your belly.
        ~ Lay one hand on your belly. | Breathe in through your nose. | Breathe out slowly, ten times over.
      10 Do the lowest rung today, and stay until the feeling drops a little.
        ? phone | calls: 10 Do the lowest rung today, such as one short call to a shop for its hours.
          - 2 Write the sentence you will say on the phone.
          - 8 Ring a shop to ask for its opening hours.
        ? heights: 10 Do the lowest rung today: stand at a window one floor up, until the feeling drops a little.
          - 2 Choose a window one floor up.
          - 10 Stand at that window until the feeling drops a little.
        ? driv*: 10 Do the lowest rung today: sit in the parked car, outdoors with the engine on, until the feeling drops a little.
          - 2 Sit in the parked car outdoors.
          - 10 Stay there with the engine on until the feeling drops a little.
        - 2 Choose the minute you will begin.
        - 10 Do the lowest rung, and stay until the feeling drops a little.
      4 Write down what you feared and what really happened.
        - 2 Write down what you feared.
        - 3 Write down what really happened.
      4? Tell someone which rung comes next and on which day[, {deadline}].
        ~ Look at the next rung. | Choose a day for it. | Open a message to someone. | Send the rung and its day.
    `,
  },
  {
    id: "visit-person",
    area: "people",
    acts: "visit|see|meet|meet up|hang out|spend time|spend more time|go see|have lunch|have coffee|grab coffee|go and see",
    things:
      "mum|dad|mother|father|grandma|grandpa|gran|nan|grandmother|grandfather|parent|sister|brother|friend|old friend|best friend|aunt|uncle|cousin|family|grandparent|son|daughter|nephew|niece|relatives|in-laws|friends|kids|partner|wife|husband",
    needsAct: true,
    unless: "doctor|therapist|grave|movie",
    it: "the visit",
    plan: `
      2* Call or text {person|them}: “I'd like to see you. Would {day|this week} work for you?”
        ~ Open a message to {person|them}, or dial. | Say “I'd like to see you. Would {day|this week} work?”
        ? only have sundays | only sundays | sundays | every sunday | only .. sundays: 2 Text {person|them}: “I'd like Sundays to be ours. Lunch or a drive this Sunday?”
        ? saturdays | only saturdays | only have saturdays | every saturday: 2 Text {person|them}: “I'd like Saturdays to be ours. Lunch or a drive this Saturday?”
        ? cancelled | canceled | rescheduled | keep cancel* | never happens: 2 Text {person|them}: “This time for real: lunch on … or …? I'll book as soon as you pick one.”
        ? care home | nursing home | the home | her home | his home: 2 Ring the home's front desk: “When is a good time to visit?”
        ? prison: 2 Find the prison's booking line or page, with the inmate number of {person|the one you visit} beside you.
        ? hospital | ward: 2 Ring the hospital for its visiting hours, and note what you may bring.
      4n Look up how to get there, and write down the time you'll leave.
        ~ Open their address on a map. | Choose the bus, the train or the car. | Count back from when you want to arrive. | Write down the time you'll leave.
        ? for under # | under # | budget of # | budget is # | only have # | cheapest way | on a budget: 4 Compare the cheapest flight, bus and drive for those days, with bags and gas in the total.
        ? care home | nursing home | assisted living | the home | her home | his home | hospital | ward | rehab | prison | jail: 4 Look up how to get there and the visiting hours.
        ? no money | not much cash | skint | broke | cheap: 4 Look up the cheapest bus, train or ride, and note the visiting hours.
      4 Look up how to get to them[ in {place}], and how long it takes each way.
        ~ Open their address on a map. | Choose how you'll travel. | Write down how long it takes there. | Write down how long it takes back.
        ? for under # | under # | budget of # | budget is # | only have # | cheapest way | on a budget: 4 Compare the cheapest flight, bus and drive for those days, with bags and gas in the total.
        ? care home | nursing home | assisted living | the home | her home | his home | hospital | ward | rehab: 4 Look up how to get to them[ in {place}], the visiting hours, and how long it takes.
        ? prison: 4 Book the visit with a date and the names of everyone coming, and note the ID each one has to bring.
        ? no money | not much cash | skint | broke | cheap: 4 Look up the cheapest bus, train or ride, and note the visiting hours.
      3 Choose how long you will stay, and write the time you'll leave in your calendar.
        ~ Open your calendar at that day. | Choose how long you will stay. | Enter the time you'll leave.
        ? only have sundays | only sundays | sundays | every sunday | only .. sundays | saturdays | only saturdays | only have saturdays | every week | every saturday: 3 Put the same two hours on your calendar as a weekly repeat, every other week if that's all you have.
      5 Write down one thing to bring: flowers, a photo, something to eat, news.
        ? too late | not getting younger | more before | getting old | getting older: 5 Write down three things to do side by side: an old photo box, something he or she can teach you, a favorite diner.
          - 3 Write down three things to do side by side.
          - 2 Circle the one for the first visit.
        - 3 Write down one thing to bring: flowers, a photo, something to eat, news.
        - 3 Put it by the door or on the shopping list.
        ? prison: 5 Write down what you may bring in: your ID, coins for the machine, nothing else in your pockets.
          - 3 Write down what you may bring in, such as your ID and coins.
          - 3 Empty the pockets of the coat you will wear.
      4? Write down two questions for {person|them} that need more than a yes.
        ~ Picture {person|them} across the table. | Write one question that starts with “How”. | Write one that starts with “What”. | Cross out any that a yes could answer.
      3 Put your keys, your ticket and what you're bringing in one bag.
        - 3 Put your keys, your ticket and what you're bringing in one bag.
        - 2 Set an alarm for leaving the house.
      10* Go there at the agreed time, starting with a question that needs more than a yes.
        - 10 Go there at the agreed time, starting with a question that needs more than a yes.
        - 3 Write down one thing {person|they} said, to ask about next time.
    `,
  },
  {
    id: "earn-more",
    area: "money",
    acts: "earn|make|increase|bring in",
    things:
      "money|dollar|pound|euro|more money|extra money|side income|passive income|income|extra income|extra cash|cash|money online|money from home|money fast|bit of money",
    whole:
      "earn more|earn extra money|make more money|make extra money|make money|earn money|earn more money|increase my income",
    unless: "wiser|sense|owe|budget",
    it: "extra income",
    plan: `
      2* Write down how much you need and by when[: {amount}][, {deadline}].
        ~ Write down how much you need. | Write by when you need it.
        ? full time | after work | kids asleep | evenings: 2 Write down how much you need, and how many hours a week you really have free.
      6n List three things people have asked you to do for them, or that you own and do not use.
        ~ Write the numbers 1 to 3 on a page. | Write what people have asked you to do. | Fill the rest with things you don't use.
      10n Offer one of those things to one person, or post one ad with a price.
        ~ Circle one of those things. | Set a price for it. | Write two lines that offer it. | Send them to one person, or post the ad.
        ? from home | online | no car: 10 Post one ad for work from home, with a price, on a site that asks no fee.
      6 List five things people have asked you to do for them, or that you own and do not use.
        ~ Write the numbers 1 to 5 on a page. | Write what people have asked you to do. | Fill the other lines with things you don't use.
        ? no car | disab* | ill | from home | online: 6 List five things you could do from home: sewing, proofreading, tutoring by video, selling, pet sitting.
      5 Write beside each what someone might pay, and how many hours it takes.
        - 3 Write beside each what someone might pay.
        - 2 Write how many hours it takes beside that.
      3 Circle the one that could bring in something within two weeks.
        ~ Put your list in front of you. | Guess how soon each could bring in money. | Circle the one within two weeks.
      10 Offer it to one person, or post one ad with a price.
        - 5 Write three lines: what you offer, when, for how much.
        - 6 Send those lines to one person, or post them as an ad.
      5? Ask at work about an extra shift, overtime or a raise.
        ~ Look at the schedule for this month. | Choose an extra shift, overtime or a raise. | Open a message to your boss, or walk over. | Ask for it in one sentence.
      4 Write every amount that comes in on one sheet, and note the part for taxes beside it.
        - 2 Start a sheet for every amount that comes in.
        - 3 Look up from what amount you have to report it to the IRS.
    `,
  },
  {
    id: "negotiate",
    area: "money",
    acts: "negotiate|lower|haggle|reduce|dispute|get|bring down",
    things:
      "rent|medical bill|price|offer|rate|internet bill|job offer|contract|hospital bill|interest rate|rent increase|rent rise|phone bill|severance|tuition",
    needsAct: true,
    unless: "heart rate|buy|new contract",
    it: "the price",
    named: "rent|bill|price|offer|rate|contract|severance|tuition|increase",
    plan: `
      2* Write down what {theIt} is now, what you would like, and the most you would accept.
        ~ Write down what {theIt} is now. | Write what you'd like and the most you'd accept.
        ? from # to #: 2 Write {#} at the top of a page, with today's price and the most you would accept below it.
        ? my shop | shop rent | rent on my | trade is down | sales are down | business is slow: 2 Write three numbers: the rent now, the rent you could afford, how much sales are down.
      5n Write your request in two sentences, with the number in the second.
        ~ Get a pen and a note. | Say aloud what you are asking for. | Write it as the first sentence. | Write the second one with the number.
      10n Call or write with those two sentences and the date you'd like an answer by.
        ~ Lay your two sentences in front of you. | Call, or open a message. | Say both sentences. | Name the date you'd like an answer by.
      10 Find two comparable prices, with a screenshot or link for each.
        ? my shop | shop rent | trade is down | sales are down | business is slow: 10 Put your sales of the last six months next to those of the year before, on one page.
          - 5 Write down your sales of the last six months.
          - 5 Write down those of the year before beside them.
        - 5 Find one comparable price, with a screenshot or link.
        - 5 Find a second comparable price.
        ? already .. offer | have .. quote | got .. quote | found .. cheaper: 10 Save a screenshot of the offer you have, and note one more beside it.
          - 5 Save a screenshot of the offer you have.
          - 5 Find one more offer to compare.
      4 Write down two things that make you worth keeping: paying on time, years as a customer, no complaints.
        ~ Look at how long you've been a customer. | Write that down. | Think of paid bills or no complaints. | Write one of them as the second line.
      5 Write your request in two sentences, with the number in the second.
        - 4 Write your request in two sentences, with the number in the second.
        - 3 Say both sentences aloud twice. Silence after the number is fine.
      3 Find out who can decide, and the best way to reach them[: {person}].
        ~ Look for a name on the letter or website. | Ask “Who can decide this?” if there is none. | Write down the best way to reach them.
      10 Call or write with those two sentences and the date you'd like an answer by.
        ~ Lay your two sentences in front of you. | Call, or open a message. | Say both sentences. | Name the date you'd like an answer by.
      4 Send them one line on what was agreed.
        ~ Open a message to them. | Type “As agreed”. | Finish the line with what was agreed. | Send the one line.
    `,
  },
  {
    id: "credit-score",
    area: "money",
    acts: "fix|improve|raise|build|check|repair|increase|boost|get",
    things: "credit score|credit|credit history|credit rating|credit report|bad credit",
    it: "your credit score",
    plan: `
      2* Write down your credit score if you know it, and the bank, card or loan that worries you most.
        ~ Write down your score if you know it. | Write the bank, card or loan that worries you most.
        ? late payment* | missed payment* | collections | charge off | charged off | repo*: 2 Write down which account went late or to collections, the amount, and about when.
        ? # score | score is # | credit is # | score of # | credit from # | score from # | credit up from # | credit is at # | score is at # | # credit: 2 Write down today's score, {#}, and the bank, card or loan that worries you most.
      10* Order your free credit report at annualcreditreport.com.
        - 4 Find the official site for it: annualcreditreport.com.
        - 6 Order your free credit report there, and note where you saved it.
      8 Read the report line by line, and mark what is wrong or not yours.
        ~ Open the report at the first line. | Mark what is wrong. | Mark what isn't yours, to the last line.
        ? check my credit report | check credit report | check .. credit report | get my credit report | look at my credit report | see my credit report | pull my credit report | read my credit report | free credit report: 8 Read the report line by line, and mark late payments and balances that look wrong.
        ? refused | declined | rejected | turned down: 8 Read it for what lenders see first: missed payments, an old address, a link to an ex.
      8 Dispute the first wrong line on the credit bureau's site.
        ? check my credit report | check credit report | check .. credit report | get my credit report | look at my credit report | see my credit report | pull my credit report | read my credit report | free credit report: 5 Check the names, the addresses and each account against your own list, and mark what is not yours.
        - 4 Write two sentences: which line is wrong, and why.
        - 4 Send those with a copy of what proves it.
        ? ex | divorce* | separated: 8 Write to the credit bureaus about any joint account with your ex that is closed but still shown as open.
          - 4 Write two sentences with the closing date of the joint account.
          - 4 Send those to each credit bureau.
      5* Set up automatic payment of at least the minimum on every card.
        ~ Open the first card's app. | Find the “Autopay” page. | Set it to at least the minimum. | Do the same for every other card.
        ? check my credit report | check credit report | check .. credit report | get my credit report | look at my credit report | see my credit report | pull my credit report | read my credit report | free credit report: 8 Dispute the first wrong line on that bureau's own site, or write “all correct” and the date on the report.
      5 Work out a monthly payment that brings your fullest card below a third of its limit.
        ? check my credit report | check credit report | check .. credit report | get my credit report | look at my credit report | see my credit report | pull my credit report | read my credit report | free credit report: 3 Save the reports of all three bureaus as PDFs, because they can differ.
        - 3 Look up how full each card is.
        - 3 Write down the monthly payment that brings the fullest card below a third of its limit.
        ? no credit | never borrowed | new here | just arrived: 5 Ask your bank for a starter card to use for one bill a month, paid in full automatically.
          - 3 Look up a secured or starter card for people without credit.
          - 3 Set up automatic payment of its full balance.
      2? Set a reminder in three months to look at the score again.
        ~ Open your calendar three months from now. | Set a reminder: “Credit score”.
        ? check my credit report | check credit report | check .. credit report | get my credit report | look at my credit report | see my credit report | pull my credit report | read my credit report | free credit report: 2 Set a reminder in four months to look at the reports again.
    `,
  },
  {
    id: "say-no",
    area: "people",
    whole:
      "say no|learn to say no|set boundaries|set a boundary|stand up for myself|stop people pleasing|stop saying yes to everything|stop people-pleasing|set better boundaries|stop being a people pleaser|say no more often|say no to people|be more assertive|set healthy boundaries|stop being a pushover",
    acts: "set|learn|keep|stop|have",
    bare: true,
    things: "boundary|people pleasing|people-pleasing|saying yes|healthy boundary",
    it: "saying no",
    plan: `
      2* Write down the last time you said yes and meant no[, with {person}], in one line.
        ~ Think back to a yes that meant no. | Write it down in one line.
        ? assertive | stand up for myself | speak up: 2 Write down the last time you swallowed what you wanted to say[, with {person}], in one line.
        ? mother in law | father in law | in laws | inlaws | my mom | my mum | my mother | my dad | my father | my parents | my family | my sister | my brother | my ex: 2 Write down the last time {person|they} crossed a line: what was said or done, and when.
      4 Write below it what that yes cost you: hours, money, sleep.
        ~ Look at the line about that yes. | Write the hours it took. | Write the money it took. | Write the sleep it took.
        ? assertive | stand up for myself | speak up: 4 Write below it what you wanted: a thing, some time, a different tone.
        ? mother in law | father in law | in laws | inlaws: 4 Agree with your partner on the one rule you both want, and on who says it.
        ? my mom | my mum | my mother | my dad | my father | my parents | my family | my sister | my brother | my ex: 4 Write below it the one rule you want from now on: visits, calls, comments or money.
      4* Write one sentence that says no and needs no reason: “I can't take that on.”
        ? assertive | stand up for myself | speak up: 4 Write one sentence that asks for it: “When …, I feel …. I'd like ….”
          - 3 Write one sentence that asks for it: “When …, I feel …. I'd like ….”
          - 2 Write one for when it is brushed aside: “I hear you, and I still need ….”
        ? mother in law | father in law | in laws | inlaws | my mom | my mum | my mother | my dad | my father | my parents | my family | my sister | my brother | my ex: 4 Write one sentence with the limit and what you'll do: “Please don't …. If it happens again, I'll end the visit.”
          - 3 Write the limit in one sentence: “Please call before you come over,” or “Please don't comment on ….”
          - 2 Add what you'll do if it happens again, such as ending the visit or the call.
        - 3 Write one sentence that says no and needs no reason: “I can't take that on.”
        - 2 Write one that buys you time: “I'll tell you tomorrow.”
      3? Say it aloud five times, standing, in your normal voice.
        ~ Stand up straight. | Say your sentence aloud once in your normal voice. | Say it four more times.
      5* Choose one small request you will turn down this week, and write down whose it will be.
        ? assertive | stand up for myself | speak up: 5 Choose one small thing to ask for this week, and note the person and the moment.
          - 3 Choose one small thing to ask for this week.
          - 2 Write the person and the moment beside it.
        ? mother in law | father in law | in laws | inlaws | my mom | my mum | my mother | my dad | my father | my parents | my family | my sister | my brother | my ex: 5 Say your sentence to {person|them} on a calm day, by phone or face to face.
          - 2 Choose a calm day and a time to say it.
          - 5 Say your sentence to {person|them}, by phone or face to face.
        - 3 Choose one small request you will turn down this week.
        - 2 Write down whose it will be, and how you'll send your sentence.
      4 Use your sentence on that request. Silence after it is fine.
        ~ Open the message, or walk to the person. | Say your sentence. | Close your mouth for the silence. | Let them answer first.
        ? assertive | stand up for myself | speak up: 4 Say your sentence at that moment. Silence after it is fine.
        ? mother in law | father in law | in laws | inlaws | my mom | my mum | my mother | my dad | my father | my parents | my family | my sister | my brother | my ex: 4 Do what you said you would the first time it happens again, without arguing.
      3 Write down what happened next, and how you felt an hour later.
        ~ Get a pen and a page. | Write down what happened next. | Write how you felt an hour later.
    `,
  },
  {
    id: "decline-request",
    area: "people",
    it: "the request",
    plan: `
      2* Write two lines: “Thank you for asking about {matter|this}. I can't take it on.”
        ~ Write “Thank you for asking about {matter|this}.” | Write “I can't take it on.”
        ? hen | stag | party | wedding | weekend: 2 Write two lines: “Thank you for asking me. I can't come. I hope you have a lovely time.”
        ? money | donate | donation: 2 Write two lines: “Thank you for asking. I'm not giving this time. I wish you luck with it.”
        ? # days a week | every weekend | every week | always ask*: 2 Write two lines: “I've loved helping. From now on I can't do it every week.”
        ? overtime | extra shift* | stay late: 2 Write two lines: “Thanks for asking. I can't do overtime on ….”
      3 Write below them what a yes would take from you: hours, money, sleep.
        ~ Look at your two lines. | Write below them the hours a yes would take. | Add the money and the sleep.
        ? feel guilty | guilt* | feel bad: 3 Write below them what your yes has cost you the last two times.
      3* Write one answer in case they ask again, to give in the same words each time.
        ? boss | manager | work: 3 Write one answer in case they ask again: “If I take this on, which of my tasks can wait?”
          - 2 Write down what they may say to change your mind.
          - 3 Write one answer to that: “If I take this on, which of my tasks can wait?”
        - 2 Write down what they may say to change your mind.
        - 3 Write one answer to that, to give in the same words each time.
      2 Say your two lines aloud, standing up.
        ~ Stand up with the note. | Say your two lines aloud.
      5* Send or say those two lines to {person|whoever asked}[, {deadline}].
        ? already said yes | said yes | promised: 5 Send it today with “I said yes too fast, I'm sorry.”
          - 2 Open the chat with whoever asked.
          - 4 Send your two lines with “I said yes too fast, I'm sorry.”
        - 2 Open the chat with whoever asked, or choose a moment today.
        - 5 Send or say your two lines to {person|whoever asked}.
      2? Put something of your own in your calendar for the hours it would have taken.
        ~ Open your calendar at those hours. | Enter something of your own.
    `,
  },
  {
    id: "cancel-one",
    area: "paperwork",
    acts: "cancel|end|terminate|get out|leave|quit|stop|delete|close|deactivate",
    things:
      "social media account|online account|facebook account|membership|phone contract|contract|netflix|spotify|amazon prime|free trial|insurance policy|credit card|internet contract|lease|plan|order|booking|reservation|flight|subscription box|magazine subscription|hulu|broadband|internet|phone plan|sky|tv license|insurance|car insurance|direct debit|appointment",
    needsAct: true,
    unless: "relationship|start|plan a|gym",
    it: "the contract",
    plan: `
      2* Find the newest bill or message about {theIt} in your e-mail.
        ~ Search your e-mail for {theIt}. | Open the newest bill or message.
        ? amazon prime | prime membership | my prime | cancel prime: 2 Open “Account”, then “Prime”, on amazon.com in a browser or the app.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 2 Write the services in a column, the first one's account page open.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 2 Open “Account” or “Membership” on its own site in a browser, logged in.
      4n Write three lines: what you are canceling, your account number, the end date.
        ~ Get the newest bill. | Write one line on what you are canceling. | Write the account number below it. | Write the end date.
        ? cable | comcast | xfinity | spectrum | directv | dish network | cox: 4 Write down your account number, the end date you want, and “No offers, please. Email me the confirmation.”
        ? amazon prime | prime membership | my prime | cancel prime: 3 Choose “Manage membership”, then “End membership”.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 4 Press “cancel” on the first, past every offer to stay, and save the page with its end date.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 3 Check who bills you: the service itself, Apple, Google, Amazon or your phone company.
        ? moving | moved | died | lost my job | redundan*: 4 Write three lines: what you're canceling and why, your account number, the end date.
        ? fee | penalty | charge me | to leave | to get out | early termination: 4 Write: “I'm canceling. Please waive the fee, or switch me to the cheapest plan until it ends.”
        ? talk me | persuade | retention | talked round: 4 Write three lines with “I've decided. Please make no offers”: what you're canceling, your account number, the date.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 4 Write three lines: what you're canceling and your number, the end date, “please confirm by email”.
      4n Send those lines or press the cancel button, until you have a screenshot of the last page.
        ~ Open the cancel page or your message. | Press “Cancel” or “Send”. | Answer the questions to the last page. | Take a screenshot of that page.
        ? cable | comcast | xfinity | spectrum | directv | dish network | cox: 6 Call the number on the bill and say “cancel service” until a person confirms the end date. Write down their name.
        ? amazon prime | prime membership | my prime | cancel prime: 4 Press on past each offer to stay, until the page names the day Prime ends. Take a screenshot.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 6 Do the same for each of the others, and mark it done.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 4 Press “cancel” where it's billed, past every offer to stay, and save the end-date screen.
      4 Write down your account number, the notice period and the next payment date.
        ~ Open the newest bill. | Write down your account number. | Write down the notice period. | Write down the next payment date.
        ? amazon prime | prime membership | my prime | cancel prime: 3 Write down the renewal date there, and whether you've used Prime since the last charge. If not, a refund is likely.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 3 Check who bills you for each: the service itself, Apple, Google, Amazon or your phone company.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 3 Write down the next billing date, because most run until then.
        ? fee | penalty | charge me | to leave | to get out | early termination: 4 Write down your account number, the fee, and what the terms say about it.
        ? contract ended | out of contract | rolling | month to month: 4 Write down your account number and the notice period. Out of contract it's often 30 days, with no fee.
      5 Find the page, button or address where it can be canceled.
        ? cable | comcast | xfinity | spectrum | directv | dish network | cox: 5 Find the “cancel service” number on the bill, and ask the chat whether a store can do it.
          - 2 Find the “cancel service” number on the bill.
          - 3 Look up the nearest store where you can hand back the box.
        ? amazon prime | prime membership | my prime | cancel prime: 4 Choose “Manage membership”, then “End membership”.
          - 2 Choose “Manage membership”.
          - 2 Choose “End membership”.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 4 Press “cancel” on the first, past every offer to stay.
          - 2 Press “cancel” on the first, past every offer.
          - 2 Save the page with its end date.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 3 Check who bills you: the service itself, Apple, Google, Amazon or your phone company.
          - 2 Search your e-mail for the last receipt.
          - 2 Open the account page of whoever sent it.
        ? passwords are lost | lost .. password | password .. lost | forgot .. password*: 5 Press “forgot password” on its login page. The link will come to your email.
          - 3 Find out which email address it writes to.
          - 3 Press “forgot password” on its login page.
        - 3 Log in to your account there, or reset the password.
        - 3 Find the page or address where it can be canceled.
        ? cant log in | old email | forgot .. password | dont know .. password: 5 Find its help chat or email. Your name and the card's last four digits often do without a login.
          - 2 Find its help chat or email address.
          - 3 Send your name and the card's last four digits there.
        ? app store | iphone | apple | google play: 5 Open “Subscriptions” in your phone's own store account, where it can be canceled.
          - 2 Open your phone's own store account.
          - 3 Find the subscription there, under “Subscriptions”.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 5 Find the email address, chat or form where it can be canceled in writing.
          - 3 Search its help page for “cancel” and “contact”.
          - 2 Copy the email address, or leave the chat or form open.
      5 Write three lines: what you are canceling, your account number, the end date.
        ~ Get the newest bill. | Write one line on what you are canceling. | Write the account number below it. | Write the end date.
        ? amazon prime | prime membership | my prime | cancel prime: 3 Look for what hangs on Prime: photos, Prime Video channels, people you share it with.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 6 Do the same for each of the others, and mark it done.
          - 4 Cancel the next one on the list.
          - 4 Cancel any that are left.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 3 Save what you want to keep, such as playlists, watch lists or downloads.
        ? fee | penalty | charge me | to leave | to get out | early termination: 5 Write: “I'm canceling. Please waive the fee, or tell me the last day without one.”
        ? talk me | persuade | retention | talked round: 5 Write three lines with “I've decided. Please make no offers”: what you're canceling, your account number, the date.
        ? moving | moved | died | lost my job | redundan*: 5 Write three lines: what you're canceling and why, your account number, the end date.
      4 Send those lines or press the cancel button, until you have a screenshot of the last page.
        ? cable | comcast | xfinity | spectrum | directv | dish network | cox: 8 Call and say “cancel service” until a person confirms the end date. Write down their name.
          - 6 Call and say “cancel service”, with a “no, thank you” to each offer, until a person confirms the end date.
          - 2 Write down their name, the end date and the last bill.
        ? amazon prime | prime membership | my prime | cancel prime: 4 Press on past each offer to stay, until the page names the day Prime ends. Take a screenshot.
          - 2 Press “no, thank you” on each offer to stay.
          - 2 Screenshot the page that names the day Prime ends.
        ? netflix .. and | hulu .. and | spotify .. and | disney .. and | youtube .. and | hbo .. and | paramount .. and | peacock .. and | all my streaming | streaming services: 3 Check your e-mail for one confirmation from each.
        ? netflix | hulu | spotify | disney plus | disney | youtube tv | youtube premium | hbo | paramount | peacock | apple tv | audible | kindle unlimited | sling | espn | canva | adobe | chatgpt: 4 Press “cancel” where it's billed, past every offer to stay, and save the end-date screen.
          - 2 Press “cancel”, and “no” to each offer to stay.
          - 2 Screenshot the page with the end date.
        ? make me ring | make me call | makes me ring | makes me call | make you ring | make you call | only by phone | by phone only | have to phone: 6 Send the three lines by email or chat anyway, with “Please confirm in writing.”
          - 4 Send the three lines by email, with “Please confirm in writing.”
          - 3 Send them in the chat as well, with a screenshot as proof.
        - 2 Say “no, thank you” once to whatever they offer to keep you.
        - 4 Send your lines or press the cancel button, until you have a screenshot of the last page.
        ? on hold | phone only | have to ring | have to call | hang up: 6 Send the three lines by email and chat instead, so you have your notice in writing.
          - 4 Send the three lines by email instead, so you have your notice in writing.
          - 3 Send them in the chat as well, with a screenshot as proof.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 4 Send those lines by email or form, with “Please confirm by email” as the last one.
          - 2 Add one line: “Please confirm by email. I don't take calls.”
          - 2 Send it, with a screenshot of what you sent.
      3 Set a reminder for the next payment date, to check that nothing was charged.
        ? cable | comcast | xfinity | spectrum | directv | dish network | cox: 5 Return the box, the modem and the remotes at the store or by mail, and keep the receipt until the last bill.
          - 3 Pack the box, the modem and the remotes with their cords.
          - 5 Return them at the store or by mail, and keep the receipt.
        ? router | box has to go | equipment back | set top box: 5 Pack the router with its cables and the return label. The receipt is worth keeping until the last bill.
          - 3 Pack the router and its cables with the return label.
          - 2 Set a reminder to photograph the receipt once it is handed in.
        - 3 Set a reminder for the next payment date, to check that nothing was charged.
        - 2 Save the screenshot and the confirmation in one folder.
        ? trial | before it renews | renews on: 3 Set a reminder for the day it would have renewed, to check that nothing was charged.
          - 3 Set a reminder for the day it would have renewed, to check that nothing was charged.
          - 2 Save the screenshot and the confirmation in one folder.
    `,
  },
];
