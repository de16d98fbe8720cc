import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Screens, routines, order in time and in the head. */
export const HABITS: readonly Archetype[] = [
  {
    id: "less-phone",
    area: "habits",
    whole:
      "stop scrolling|stop doomscrolling|use my phone less|spend less time on my phone|reduce screen time|reduce my screen time|quit social media|stop checking my phone|do a digital detox|get off my phone|get off social media|delete social media|spend less time on social media|stop using my phone|stop being on my phone|cut down on screen time|limit my screen time|put my phone down|stop looking at my phone|scroll less|quit tiktok|quit instagram|stop using social media|stop wasting time on my phone",
    acts: "stop|quit|reduce|limit|cut|cut down|break|delete|use|spend|cut back|control|fix|beat|lower|give up",
    things:
      "screen time|social media|instagram|tiktok|doomscrolling|phone addiction|scrolling|phone use|phone|facebook|twitter|reddit|scrolling instagram|scrolling tiktok|phone time|phone usage|social media addiction|reels|phone in bed|scrolling in bed|scrolling at night|scrolling on phone",
    needsAct: true,
    unless:
      "contract|buy|fix screen|account for business|grow|subscription|cancel|cracked|battery|son|daughter|kid",
    it: "the phone",
    plan: `
      2* Look up in the settings how long you used your phone yesterday, and which app took the most time.
        ~ Open the screen time page in the settings. | Write down yesterday's total and the top app.
        ? tiktok: 2 Look up in your phone's settings how long TikTok ran yesterday.
        ? instagram | insta | reels: 2 Look up in your phone's settings how long Instagram ran yesterday.
        ? facebook: 2 Look up in your phone's settings how long Facebook ran yesterday.
        ? youtube: 2 Look up in your phone's settings how long YouTube ran yesterday.
      3* Move that app off the first screen, into a folder on the last one.
        ~ Press down on that app until it moves. | Move it to the last screen. | Drop it into a folder there.
        ? deleted it | reinstall* | deleted .. twice | keep redownloading | redownload* | keep downloading it: 3 Set a daily limit on that app with a code somebody else picks, since deleting it alone didn't hold.
        ? by 10pm | by 9pm | by 11pm | by 10 pm | by 9 pm | by 10 | by 9 | by 11: 3 Set an alarm fifteen minutes before that time, named “last scroll”.
        ? moved to | switched to | now its | instead of instagram | just use | replaced it: 3 Set a 30-minute limit on the app you moved to, with a code somebody else picks.
        ? tiktok | instagram | insta | facebook | reels | youtube | twitter | reddit: 3 Take that app off the phone for one week. It still opens in a browser, only slower.
      3 Turn off every notification that does not come from a person.
        ~ Open the notification settings. | Turn off the first one that isn't from a person. | Do the same down the whole list.
        ? news | doomscroll* | doom scroll*: 3 Turn off alerts from news and social apps, so only real people can reach you.
      4 Put something else where the phone usually lies: a book, a puzzle, knitting.
        ~ Stand where the phone usually lies. | Take the phone away. | Get a book, a puzzle or some knitting. | Lay it in that place.
        ? sleeping with my phone | sleep with my phone | under my pillow: 4 Put a plain alarm clock and a book where the phone lies at night.
        ? toilet | loo | bathroom: 4 Put a magazine or a puzzle book beside the toilet.
      4* Choose one phone-free place or hour[, {rhythm}], such as the bed or the table.
        ? by 10pm | by 9pm | by 11pm | by 10 pm | by 9 pm | by 10 | by 9 | by 11 | after 9pm | after 10pm: 4 Set downtime for that app from that hour on, and put the charger in another room.
          - 2 Set downtime for that app from that hour on.
          - 3 Put the charger in another room.
        ? toilet | loo | bathroom: 4 Choose the bathroom as your phone-free place. The phone waits on a shelf outside its door.
          - 2 Clear a spot for the phone outside the bathroom door.
          - 2 Put the phone down there once now, on your way in.
        ? first thing | when i wake | wake up | waking up | in the morning: 4 Choose the first half hour of the day as phone-free time, with a plain alarm clock by the bed.
          - 2 Put a plain alarm clock by the bed.
          - 3 Put the phone's charger beside the kettle.
        ? in bed | at night | every night | till late | until late | till # am | until # am | till 1am | till 2am | till 3am | until 1am | until 2am | before bed | before sleep | bedtime: 4 Choose the bed as your phone-free place. The phone charges in the kitchen at night.
          - 2 Put the charger in the kitchen.
          - 3 Put a plain clock and a book beside the bed.
        ? at work | at my desk | while working | working from home: 4 Choose the working hours until lunch as phone-free time. The phone stays in your bag with its ringer on.
          - 2 Put the phone in the bag with its ringer on.
          - 3 Set one ten-minute break when you may look at your phone.
        ? baby | toddler | kids | children: 4 Put the phone in a basket on a high shelf while the children are awake, with its ringer on.
          - 2 Put a basket on a high shelf near the door.
          - 3 Put the phone in it until the children sleep, with its ringer on.
        ? essay | revise | revision | exam | dissertation: 4 Leave the phone in another room for the next 25 minutes of work, with a kitchen timer in its place.
          - 2 Put the phone in another room.
          - 4 Set a kitchen timer for 25 minutes where you work.
        - 2 Choose one place or hour without your phone, such as the bed or the table.
        - 3 Put the charger somewhere outside that place.
        ? # hours: 4 Leave the phone in another room for the hour when most of those {#} hours slip away.
          - 2 Choose the hour when most of that time slips away.
          - 3 Put the charger in another room for that hour.
        ? all evening | evenings | in the evening: 4 Choose the first hour after dinner as phone-free time. The phone waits on the hall shelf, ringer on.
          - 2 Put the charger on the hall shelf.
          - 3 Put something for your hands where you sit after dinner: a book, knitting, cards.
      5? Write on your phone's lock screen: “What did I come for?”
        - 3 Write on your phone's lock screen: “What did I come for?”
        - 3 Log out of the app that took the most time, so opening it takes a password.
      3 Set a daily limit for that app, half an hour below yesterday's time.
        ~ Open the screen time page in the settings. | Tap that app. | Set a limit half an hour below yesterday's time.
        ? deleted it | reinstall* | deleted .. twice | keep redownloading | redownload* | keep downloading it: 3 Ask that person to block new installs of it too, in Screen Time or Family Link.
        ? tiktok | instagram | insta | facebook | reels | youtube | twitter | reddit: 3 Put a date on your calendar, one week from now, to decide if the app stays off or returns with a daily limit.
        ? app timer* | timers | ignore the limit | tap ignore | bypass: 3 Ask one person to choose the code for a daily limit on that app, half an hour below yesterday's time.
    `,
  },
  {
    id: "morning-routine",
    area: "habits",
    acts: "build|create|start|make|set|have|stick|establish|fix|plan|develop|get|design|improve|keep|set up",
    things:
      "morning routine|routine|daily routine|morning|cleaning routine|structure|daily structure|daily schedule|schedule|cleaning schedule|weekly routine|evening routine|self-care routine|skincare routine|after-school routine|weekly schedule|rhythm|habit|healthy habit|good habit|new habit|routine for morning|self-care",
    needsAct: false,
    unless:
      "workout|exercise|sleep|work schedule|meeting|appointment|gym|bad habit|kick|break|interview|delivery|fitness|nail",
    it: "the routine",
    named: "routine|schedule|morning|structure|habit",
    plan: `
      2* Write down what you did in the first 20 minutes of today, in the order it happened.
        ~ Get a pen and a note. | Write down your first 20 minutes in order.
        ? stick to a routine | stick to my routine | stick with a routine | keep a routine | keep to a routine | stay on a routine | follow a routine | stay consistent: 2 Write down the last routine you dropped, and the step where it usually breaks.
        ? evening routine | night routine | bedtime routine | evenings: 2 Write down what you did in the last hour before bed yesterday, in the order it happened.
      3 Choose one thing that you do every day anyway as the start signal: feet on the floor, coffee on.
        ~ Think through your first minutes today. | Write down two things you do every day. | Circle one as the start signal.
        ? evening routine | night routine | bedtime routine | evenings: 3 Choose one thing you do every evening anyway as the start signal: washing the dishes, turning off the TV.
      4* Write down three small things for your mornings, five minutes each at the most.
        ~ Write the numbers 1 to 3 on a page. | Write the first small thing. | Add two more. | Check that each takes five minutes or less.
        ? stick to a routine | stick to my routine | stick with a routine | keep a routine | keep to a routine | stay on a routine | follow a routine | stay consistent: 4 Write down the three smallest pieces of your routine, five minutes each at the most.
        ? # minutes | # mins | half an hour | an hour: 4 Write down three small things that fit into that time, with minutes: clothes and teeth, breakfast, bag and shoes.
        ? evening routine | night routine | bedtime routine | evenings: 4 Write down three small things for your evenings: clothes for tomorrow, teeth, phone on a charger outside the bedroom.
        ? breakfast: 4 Write down three small things for your mornings: a glass of water, a breakfast with no cooking, clothes on.
        ? adhd | meds: 4 Write down three small things for your mornings: a pill with water, clothes on, out of the bedroom.
        ? kids | children | baby: 4 Write down three small things to do before the children are up or with them: a drink, clothes, bags.
        ? phone | scroll*: 4 Write down three small things that come before the phone: water, window, clothes.
      5 Put what those three need where you'll pass it: cup, pill, shoes, list.
        - 3 Gather what your three things need: cup, pill, shoes, list.
        - 3 Put each item where you'll walk past it.
      5* Walk through the three once now, as a rehearsal.
        - 5 Walk through all three once now, as a rehearsal.
        - 2 Swap the one that annoyed you most for something easier.
      4? Hang the three up as drawings or words where your start signal happens.
        ~ Get a sheet and a marker. | Draw or write the first one. | Add the other two. | Hang it where your start signal happens.
        ? need to leave at # | have to leave at # | must leave at # | leave by # | out by # | door by #: 3 Set an alarm fifteen minutes before {#}, named “shoes and bag”.
      4 Write down a version for bad days: only the first of the three[, {rhythm}].
        - 3 Write down a version for bad days: only the first of the three.
        - 2 Mark today on a calendar as day one.
    `,
  },
  {
    id: "journal",
    area: "habits",
    whole:
      "journal|start journaling|start a journal|journal daily|keep a journal|keep a diary|write in my journal|start a diary|start a gratitude journal|journal every day|practice gratitude|journal more|be more grateful|start a bullet journal|journal regularly",
    acts: "start|keep|write|begin",
    things:
      "journal|diary|journaling|gratitude journal|bullet journal|gratitude|gratitude practice",
    unless: "article|academic|paper|publish",
    it: "the journal",
    named: "journal|diary",
    plan: `
      2* Write the date and one thing you noticed today on any piece of paper.
        ~ Get any piece of paper. | Write the date and one thing you noticed.
        ? therapist | counselor | therapy: 2 Write the date and one thing you'd tell your therapist about today, on any piece of paper.
        ? bought | new journal | moleskine | empty | expensive: 2 Write the date and one thing you noticed today somewhere in the middle of your new journal.
      3n Put pen and paper beside the bed or the coffee maker, at an empty page.
        ~ Get pen and paper. | Turn to an empty page. | Lay them beside the bed or the coffee maker.
      5n Write three lines today, and stop there even if more would come.
        ~ Pick up the pen. | Write the first line. | Write the second one. | Write the third as the last.
        ? therapist | counselor | therapy: 5 Write three lines: what happened, what you felt, what you'd like to say about it in therapy. Stop there.
      3 Choose where your journal lives: beside the bed, the coffee maker or on your phone's first screen.
        ~ Look at the bed, the coffee maker and your phone. | Picture writing at each. | Choose the one where your journal lives.
        ? before bed | at night | bedtime | evening*: 3 Choose your pillow as the journal's place, with a pen that writes.
      3 Put pen and paper there, at an empty page.
        ~ Get pen and paper. | Open an empty page. | Lay both down in that place.
        ? on my phone | app | digital*: 3 Put the notes app on the first screen, at a page called “today”.
      4 Write three beginnings on the inside cover: “Today I noticed …”, “I wish …”, “One good thing …”.
        ~ Open the journal at its inside cover. | Write “Today I noticed”. | Write “I wish”. | Write “One good thing”.
        ? gratitude | grateful | thankful: 4 Write three beginnings on the inside cover: “Today I'm glad of …”, “Someone was kind when …”, “My body could …”.
        ? anxi* | stress* | worr*: 4 Write three beginnings on the inside cover: “What worries me …”, “What is mine to do …”, “What can wait …”.
        ? blank | dont know what | scared: 4 Write three beginnings on the first page, so it isn't blank: “Today I noticed …”, “I wish …”, “I ate …”.
      3 Set an alarm for your journal, right after something you do every day[, {rhythm}].
        - 2 Choose something you do every day that your journal can follow.
        - 2 Set an alarm for that time.
      5 Write three lines today, and stop there even if more would come.
        ? therapist | counselor | therapy: 5 Write three lines: what happened, what you felt, what you'd like to say about it in therapy. Stop there.
          - 5 Write three lines: what happened, what you felt, what you'd like to say in therapy.
          - 2 Put the page where it comes along to the next session.
        ? no time | # minutes: 5 Write until a two-minute timer rings, even if more would come.
        - 5 Write three lines today, and stop there even if more would come.
        - 2 Close the journal without reading it over.
      2? Write on the first page: “Gaps are fine. I start again today.”
        ~ Open the first page. | Write “Gaps are fine. I start again today.”
    `,
  },
  {
    id: "read-more",
    area: "habits",
    whole:
      "read more|read more books|read books|start reading|get back into reading|read every day|read daily|read|read a book|read one book a month|read before bed|start reading again|read regularly",
    acts: "read|start|finish reading|join",
    things:
      "book|novel|reading|more book|reading list|pile of book|book pile|book club|reading habit|article|magazine",
    unless:
      "to my|son|daughter|kids|child|children|dissertation|thesis|essay|module|seminar|write|report|publish|balance|textbook|homework|class|cook|kid|toddler|journal article|academic|seminar",
    needsAct: true,
    it: "the book",
    named: "book|novel|article",
    plan: `
      2* Read the first page of one book you would like to like, right where you stand.
        ~ Pick up one book. | Read its first page where you stand.
        ? # book a month | one book a month | 1 book a month | library card: 2 Open your library's app or page, and place a hold on one short book you'd really like.
        ? half read | half finished | unfinished books | started and never | havent finished a book | never finish .. book*: 2 Read one page of the thinnest half-read book, from the bookmark on, right where you stand.
      3 Choose a place and a moment for reading: the bus, the bath, ten minutes before lights-out.
        ~ Think of the bus, the bath or lights-out. | Picture ten minutes of reading there. | Choose one place and its moment.
        ? dont read them | unread | pile of books | shelf of: 3 Take three unread books off the pile. Those are the only ones you choose from now.
        ? commute | train | bus: 3 Put the book in the bag you take to the train or bus, where your phone usually goes.
        ? before bed | bed | bedtime | at night | evening*: 3 Put a lamp and the book by your pillow. The phone charges in another room.
      2* Put the book where you'll have ten minutes for it, with something to mark the page.
        ~ Get the book and something to mark the page. | Lay it where you'll have ten minutes.
      3 Put an e-book or audiobook on your phone's first screen.
        ~ Open your library or book app. | Choose an e-book or audiobook. | Add it to your phone's first screen.
        ? before bed | bedtime | bed: 3 Set an alarm half an hour before lights out, called “ten pages”.
        ? phone | scroll*: 3 Put the reading or audiobook app where your most-used app was.
      10* Read for ten minutes, and stop at a good place.
        - 2 Put your phone in another room.
        - 10 Read for ten minutes, and stop at a good place.
        ? kids | tired | fall asleep: 10 Read or listen for ten minutes sitting up, before bed rather than in it.
        ? adhd | focus | concentrate: 10 Read for ten minutes with a finger or card under the line, or along with the audio.
      4 Write down the titles of two books to read next. You can drop either one after 30 pages.
        ? half read | half finished | unfinished books | started and never | havent finished a book | never finish .. book*: 4 Put all but two of the half-read books in a bag for the shelf or the library.
          - 3 Put all but two of the half-read books in a bag.
          - 2 Write on a bookmark: “I may drop this after 30 pages.”
        - 2 Write on the bookmark: “I may drop this after 30 pages.”
        - 4 Write down the titles of two books you'd like to read next.
      3? Ask someone what they would read next after the book you are reading.
        ~ Think of someone who reads. | Open a message with the title of your book. | Ask “What would you read next?”
    `,
  },
  {
    id: "get-organised",
    area: "habits",
    whole:
      "get organised|get organized|feel so behind|feel behind in life|feel behind|feel overwhelmed|be more organised|be more organized|get my life together|get my shit together|organise my life|organize my life|sort my life out|sort out my life|get on top of things|get on top of my to-do list|use a planner|manage my time better|manage my time|plan my week|plan my day|become more organised|become more organized|get my act together|organise my week|prioritise my tasks|prioritize my tasks|organise my time|stay organised|stay organized|get back on track|improve my time management|plan the week|plan next week|get back on my feet|fix my life|get out of a rut|change my life|turn my life around|get caught up on life|make a to-do list|do a brain dump|get my life back on track|feel in control|organize my day",
    acts: "organize|make|use|sort|sort out|manage|plan|tackle|clear|do|set up|start|keep|clean up|create|get through|finish|improve|kill|attack|destroy|conquer",
    things:
      "to-do list|todo list|task list|life|planner|week|day|calendar|my life|time management|time blindness|todos|task|to do list|bullet points|brain dump|head|thoughts|weekly plan|work-life balance|adhd|executive dysfunction|overwhelm",
    hints: "overwhelmed|too many|so much",
    unless:
      "before noon|day out|days out|night out|save|waste|party|birthday|diagnosis|diagnosed|meal|off|test|for my trip|travel|medication|meds",
    it: "your list",
    plan: `
      2* Write down everything that pulls at you right now, one line each, until the two minutes are up.
        ~ Get a pen and a sheet. | Write what pulls at you until two minutes are up.
      3n Put a star on the one line that would be the biggest relief, and write its first small action.
        ~ Read your lines from the top. | Put a star on the biggest relief. | Write its first small action.
      10n Do that first action for ten minutes.
        ~ Look at the first action on your page. | Stand or sit where it happens. | Do it for the first five minutes. | Stop when ten minutes are over.
      6 Add more lines, one area at a time: home, work, people, money, body.
        ~ Put your list in front of you. | Add lines for home and work. | Add lines for people, money and body.
      4 Mark each line: T for today, W for this week, L for later, X for let it go.
        ~ Pick up a pen and your list. | Mark today's lines with T. | Mark this week's with W, later ones with L. | Mark with X what you let go.
      3 Choose the T that would be the biggest relief, and write its first small action.
        - 2 Choose the T that would be the biggest relief.
        - 2 Write down its first small action: what you open, pick up or ask.
      10 Do that first action for ten minutes.
        ~ Look at the first action on your page. | Stand or sit where it happens. | Do it for the first five minutes. | Stop when ten minutes are over.
      6? Give every W a day in your calendar, no more than two a day.
        ? adhd: 6 Give two of the W lines a day in your calendar, each with an alarm.
        - 6 Give every W line a day in your calendar, no more than two a day.
        - 3 Move the L lines to a second page you can fold away.
      4 Choose one place for new thoughts, and note a weekly 15 minutes in your calendar for going through it.
        ? paper | planner | notebook: 4 Choose your paper planner as the one place for new thoughts, open on the table.
        - 2 Choose one place for new thoughts from now on: a note, a pad, an app.
        - 2 Put 15 minutes a week in your calendar for going through your new thoughts.
    `,
  },
  {
    id: "be-on-time",
    area: "habits",
    whole:
      "be on time|be less late|be late less|be late less often|stop turning up late|turn up on time|be early for once|stop being late|be more punctual|stop running late|be punctual|arrive on time|stop being late to work|get to work on time|get to work by 6|get to work by 7|get to work by 8|get to work by 9|be at work by 7|be at work by 8|be at work by 9|get to school on time|leave the house on time|leave on time|stop being late for work|show up on time|stop always being late|leave the house",
    acts: "stop|fix|improve",
    things:
      "lateness|punctuality|being late|running late|being late for everything|being late for work|tardiness|being late all time",
    it: "being on time",
    plan: `
      2* Write down the next place you have to be, and at what time.
        ~ Open your calendar. | Write down the next place and its time.
        ? overslept and | im late now | late right now | i am late now | and im late: 2 Send one line now: “I'm late, I'll be there by ….”
        ? # appointment | # interview | # meeting | # train | # bus | # flight: 2 Write “{#}” on a note, with the address and how long it takes to get there.
        ? door by # | leave by # | out by # | must leave at # | need to leave at # | have to leave at #: 2 Write down “out of the door at {#}”, and the time you really left last time.
        ? # minutes | # min: 2 Write down the next place you have to be, at what time, and “{#} minutes earlier” beside it.
      5n Count back from that time: the trip, shoes and bag, ten minutes for whatever goes wrong.
        ~ Write the time at the bottom of a page. | Take off the minutes for the trip. | Take off the minutes for shoes and bag. | Take off ten more minutes.
        ? overslept and | im late now | late right now | and im late: 4 Get dressed down to your shoes. Everything but your bag and keys stays as it is.
      3n Set two alarms: one for when you have to get ready, one 20 minutes before that.
        ~ Open the alarm on your phone. | Set one for when you have to get ready. | Set another 20 minutes before that.
      4 Count back from that time: the trip, the walk to the door, shoes and bag, ten minutes for whatever goes wrong.
        ~ Write the time you must be there. | Take off the trip and the walk to the door. | Take off shoes and bag. | Take off ten minutes for whatever goes wrong.
        ? overslept and | im late now | late right now | and im late: 4 Get dressed down to your shoes. Everything but your bag and keys stays as it is.
      3 Set an alarm for the start of “shoes and bag”, and call it that.
        ~ Open the alarm on your phone. | Set it for the start of “shoes and bag”. | Name it “shoes and bag”.
        ? adhd | time blind* | hyperfocus*: 3 Set an alarm across the room for “shoes and bag”, so you have to stand up to stop it.
      3? Set a second alarm 20 minutes earlier, called “finish up”.
        ~ Open the alarm on your phone. | Set a second one 20 minutes earlier. | Name it “finish up”.
      6 Put keys, wallet, pass and charger in one bowl by the door.
        - 4 Put keys, wallet and pass in one bowl by the door.
        - 3 Add a charger and what you need for tomorrow.
        ? kids | children | school | daughter* | son*: 6 Put shoes, coats, bags and your keys in one row by the door tonight.
          - 4 Put shoes, coats and the children's bags in one row by the door.
          - 3 Add your keys and what tomorrow needs.
      5 Time with a clock how long it really takes you to get out of the door.
        - 2 Guess how many minutes it takes you to get out of the door, and write it down.
        - 8 Time yourself once with a clock, and write the real number beside your guess.
      3 Write that number on a note at eye height on the door.
        ~ Get a note and a marker. | Write that number large. | Stick it on the door at eye height.
    `,
  },
  {
    id: "losing-things",
    area: "habits",
    whole:
      "keep losing|keep losing things|stop losing my keys|stop losing things|stop losing my phone|stop losing stuff|stop losing my wallet|stop forgetting things|remember things|remember things better|stop misplacing things|stop losing everything|be less forgetful|stop forgetting my keys|stop forgetting appointments|stop being forgetful|improve my memory|stop forgetting stuff",
    acts: "stop|remember|stop losing|stop forgetting",
    things:
      "losing key|forgetting appointment|losing thing|key|lost key|wallet|appointment|forgetting thing|forgetfulness|important date|losing my stuff|losing my key",
    needsAct: true,
    unless:
      "weight|temper|patience|game|match|money|hair|friends|interest|hope|car key replacement|buy|gift|party|plan|make an|book",
    it: "the things you lose",
    plan: `
      2* Empty your pockets and bag onto the table, and name the three things you lose or forget most.
        ~ Empty your pockets and your bag onto the table. | Name the three things you lose or forget most.
        ? bought airtag* | have airtag* | got airtag* | bought air tag* | have a tracker | bought tracker* | got trackers | tiles in a drawer | never set them up: 2 Put the trackers, your phone and your keys on the table.
        ? badge | access card | work pass | bus pass | train pass | travel card | id card: 2 Clip the card to a lanyard, or onto the bag you always carry.
        ? keys: 2 Put your keys on the table, with a bright ribbon or ring on them.
      3 Choose one spot for them that you pass whenever you come in.
        ~ Walk in through your front door. | Look at what you pass first. | Choose one spot there for the three things.
        ? badge | access card | work pass | bus pass | train pass | travel card | id card: 3 Choose one hook at home and one pocket at work for the card and nothing else.
        ? kids | toddler: 3 Choose one hook at adult height by the door, out of reach of small hands.
        ? at work | office | gym: 3 Choose one zipped pocket of your bag as their place outside the house.
        ? keys: 3 Choose one hook or bowl an arm's length from the door, at the height of your hand.
      4* Lay the three in a bowl or box right where you come in.
        ~ Get a bowl or box. | Set it right where you come in. | Pick up the three things. | Lay them in it.
        ? bought airtag* | have airtag* | got airtag* | bought air tag* | have a tracker | bought tracker* | got trackers | tiles in a drawer | never set them up: 4 Pull the battery tab on the first tracker, and hold it beside your phone until it asks to connect.
        ? badge | access card | work pass | bus pass | train pass | travel card | id card: 4 Hang the card on that hook three times, coming in the door each time, before your coat comes off.
        ? keys: 4 Hang the keys there three times, coming in the door each time, before your coat comes off.
      4* Say it aloud while you put them down: “Keys are in the bowl.”
        ? bought airtag* | have airtag* | got airtag* | bought air tag* | have a tracker | bought tracker* | got trackers | tiles in a drawer | never set them up: 4 Put that tracker on your keys, name it “keys”, and play one test sound from the other room.
          - 2 Put that tracker on your keys, with the name “keys”.
          - 2 Play one test sound from the other room.
        ? badge | access card | work pass | bus pass | train pass | travel card | id card: 4 Say it aloud while you hang it up: “Card is on the hook.”
          - 2 Walk in through the door as if you were just coming home.
          - 2 Say it aloud once the card is in its place: “Card is on the hook.”
        ? keys: 4 Say it aloud while you hang them up: “Keys are on the hook.”
          - 2 Walk in through the door as if you were just coming home.
          - 2 Say it aloud once the keys are in their place: “Keys are on the hook.”
        - 2 Walk in through the door as if you were just coming home.
        - 2 Say it aloud once all three are in their spot: “Keys are in the bowl.”
      5 Put a tracker, a bright ribbon or your number on the one that costs most to lose.
        ~ Look at the three things. | Pick up the one that costs most to lose. | Get a tracker, a bright ribbon or a label. | Fasten it on.
        ? bought airtag* | have airtag* | got airtag* | bought air tag* | have a tracker | bought tracker* | got trackers | tiles in a drawer | never set them up: 5 Set up the second tracker for the next thing you lose most: wallet, bag, remote.
        ? no tracker* | without a tracker | no airtag*: 5 Put a bright ribbon and your number on the one that costs most to lose.
        ? tracker | airtag* | air tag | tile tracker | smarttag: 5 Add the tracker on your keys to your phone's find app. One test ring shows that it works.
        ? my phone | losing phone: 5 Turn on “find my phone”. One test sound from another device shows that it works.
        ? my glasses: 5 Put a bright cord on the glasses so you can hang them around your neck.
      5 Enter every date you can't forget in one calendar, with two alarms each.
        ? badge | access card | work pass | bus pass | train pass | travel card | id card: -
        ? keys: 5 Leave a spare key with somebody near: a neighbour, a friend, a colleague.
          - 2 Ask one person: “May I leave a spare key with you?”
          - 3 Put the spare key by the door, in an envelope with that person's name.
        ? wallet | purse | glasses | phone: -
        - 4 Enter every date you can't forget in one calendar.
        - 3 Give each of them two alarms: a week before and that morning.
      3? Hang a list of four words at the door: keys, phone, wallet, pills.
        ~ Get a sheet and a marker. | Write “keys, phone, wallet, pills”. | Hang it at the door.
    `,
  },
  {
    id: "find-lost",
    area: "habits",
    thing: "owned",
    acts: "find|look|look for|search|locate|search for",
    things:
      "key|phone|wallet|passport|glasses|remote|ring|birth certificate|airpod|headphone|id|purse|charger|car key|house key|laptop|bag|card|bank card|license|cat|dog|book|earring|document",
    needsAct: true,
    unless: "new|buy|good|cheap|better|job|case|club|used|sitter|rescue|adopt|insurance",
    it: "it",
    plan: `
      2* Say aloud when and where you last had {it} in your hand, standing still.
        ~ Stand still where you are. | Say when and where you last had {it} in your hand.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 2 Type one word that must be in its name or text into the computer's own search.
      4 Empty your pockets, your bag and the jacket you wore then onto the table.
        ~ Empty your pockets onto the table. | Empty your bag. | Get the jacket you wore then. | Empty its pockets too.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 4 Search your sent mail and cloud for the same word. You may have e-mailed the file to someone once.
        ? find my phone | lost my phone | lost phone | misplaced my phone | phone on silent | phone is on silent | mums phone: 4 Open “Find My” or android.com/find on another device. Its “Play sound” works even on silent.
      4* Check the three usual places: door, bathroom, beside the bed.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 4 Sort the desktop, downloads and pictures by date, so the newest PDFs and images come first.
          - 2 Sort the desktop by date, so the newest PDFs and images come first.
          - 2 Sort the downloads and pictures folders the same way.
        - 2 Check beside the door and in the bathroom.
        - 2 Check beside and under the bed.
        ? glasses: 4 Check your head, neck and shirt, the bathroom shelf, beside the bed, and the car visor.
          - 2 Check your head, neck, shirt and pockets.
          - 2 Check the bathroom shelf, beside the bed, and the car.
        ? remote: 4 Check between and under the sofa cushions, the blanket, the kitchen and the bathroom.
          - 2 Check between and under the sofa cushions.
          - 2 Check the kitchen and bathroom.
        ? ring | earring | jewel*: 4 Check the sink, the bed, gloves, pockets and the vacuum bag.
          - 2 Check the edge of the sink, the bed and your pockets.
          - 3 Vacuum the floor with a stocking over the hose.
      5 Lift the cushions and look under the sofa and the car seats.
        ~ Walk to the sofa. | Lift the cushions one by one. | Look under the sofa. | Look under the car seats.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 5 Look in the folder of the app or scanner that made it, and under “Recent” in the program that opens it.
        ? not at the | not in the | isnt at | already asked | already rang: 5 Lift the cushions and look under the sofa and the car seats.
        ? petrol station | gas station | at the bar | in the pub | at the pub | supermarket | in the shop | at the shop | restaurant | cafe | at the gym | cinema | in the taxi | in an uber | on the bus | on the train | on the tube: 5 Ring that place: “Was it handed in? My number is ….”
      5 Walk your last path through the home once more, slowly, with a flashlight at knee height.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 5 Search old drives, sticks and the old phone for the same word.
        - 5 Walk your last path through the home once more, slowly.
        - 3 Look behind and under things at knee height, with a flashlight.
      5? Ask the people you were with and at the last place you visited.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 5 Ask whoever sent it for another copy, or scan the paper again with your phone.
          - 3 Scan the paper again with your phone, if you have it.
          - 3 Ask whoever sent it for another copy, if you don't have the paper.
        ? find my phone | lost my phone | lost phone | misplaced my phone | phone on silent | phone is on silent | mums phone: 5 Ring it with the lights off, because the screen glows even on silent.
          - 3 Turn the lights off in the room you used last.
          - 3 Ring your phone so its glow gives it away.
        ? bank card | credit card | debit card | wallet | purse: 5 Freeze the cards in the bank's app until the lost one turns up.
          - 3 Freeze the cards in the bank's app.
          - 5 Call the last place you visited.
        ? passport | id | driving licence: 5 Call the last place you visited before you report it lost, because a report cancels it for good.
          - 3 Ask the people you were with.
          - 5 Call the last place you visited.
        - 3 Ask the people you were with.
        - 5 Call the last place you visited.
      3* Give it one fixed spot from today, and write its name there.
        ~ Choose one fixed spot for it. | Write its name on a label. | Stick the label there.
        ? files on | file on | scan | on my computer | on the computer | on my laptop | on the desktop | downloads folder | pdf: 3 Save it in one folder named “Papers”, under a name that says what it is and whose.
    `,
  },
  {
    id: "digital-order",
    area: "habits",
    acts: "organize|clean|clean up|sort|sort out|tidy|clear|manage|declutter|free up|delete",
    things:
      "space on laptop|space on phone|space on computer|disk space|computer|laptop|desktop|computer file|digital file|hard drive|downloads folder|files|google drive|cloud storage|phone storage|digital life|download folder|downloads|files on computer|phone|storage space|digital clutter|data|pc|mac|dropbox|icloud|computer files",
    needsAct: true,
    tells:
      "storage almost full|disk is full|disk almost full|no space on laptop|laptop is full|computer is full|hard drive is full",
    hints: "open|find anything|full|storage|messy|mess",
    unless:
      "buy|screen|cracked|slow|broken|scroll|instagram|use|repair|call|contract|dead|won't|virus",
    it: "your files",
    named: "computer|laptop|desktop|hard drive|google drive|phone|pc|mac|dropbox|icloud",
    plan: `
      2* Make a folder named “Old”, with today's date, and drag everything on the desktop or first screen into it.
        ~ Make a folder named “Old” with today's date. | Move everything on the desktop or first screen into it.
      4 Check how much space is left, and write down what takes up the most.
        ~ Open the storage page in the settings. | Read how much space is left. | Look for the largest item on the list. | Write it down.
      5n Make four folders named money, home, work, people.
        ~ Open your documents. | Make a folder named “money”. | Make one named “home”. | Make two more, “work” and “people”.
      8 Make a copy of what you could not bear to lose, on a drive or in the cloud.
        - 3 Choose where the copy will go: a drive or the cloud.
        - 8 Copy the files you could not bear to lose.
      5 Make four folders: money, home, work, people.
        ~ Open the place where your files live. | Make the folder “money”. | Make “home” below it. | Make “work” and “people” as the last two.
      10 Sort the twenty newest files of “Old” into them.
        - 5 Sort the ten newest files of “Old” into them.
        - 5 Sort the next ten files of “Old”.
      8n Sort the ten newest files of “Old” into those four folders.
        ~ Open “Old” with the newest files first. | Move the first five into the four folders. | Move the next five.
      8 Install a password manager. Your e-mail password is the first to go in.
        ? desktop | screenshots | downloads: 5 Delete what you no longer need from “Old”: screenshots, installers, duplicates.
          - 3 Sort the files in “Old” by kind.
          - 4 Delete screenshots, installers and duplicates you no longer need.
        - 5 Install a password manager.
        - 5 Save your e-mail password in it first.
      3? Set a monthly reminder named “backup, downloads, updates”.
        ~ Open your calendar. | Choose a day of the month. | Save “backup, downloads, updates”, repeating monthly.
    `,
  },
];
