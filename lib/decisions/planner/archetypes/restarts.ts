import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Where attention is the hurdle: full heads, heaps, closed letters, calls put off, restarts. */
export const RESTARTS: readonly Archetype[] = [
  {
    id: "body-double",
    area: "habits",
    whole: everyWay(
      "do|find|try|start|join|set up|book|get|have|use|arrange",
      "body double|body doubling|body double session|body doubling session|body doubling partner|body doubling buddy|focusmate session|focusmate|accountability partner|accountability buddy|study with me video|coworking session|co-working session|virtual coworking",
    ),
    unless: "film|stunt",
    it: "the session",
    plan: `
      2* Write down the one thing you will do while someone keeps you company.
        ~ Get a note. | Write the one thing you will do.
      3* Ask one person: “Will you sit with me for 25 minutes, each on our own thing?”
        ~ Choose one person. | Open a message to that person. | Send: “25 minutes together, each on our own thing?”
        ? online | strangers | focusmate: 3 Open a free online body doubling room, and pick the next session.
        ? no one | nobody | alone | no friends: 3 Open a free online body doubling room or a “study with me” video now.
      3 Open a room with strangers as a backup: a body doubling site or a library table.
        ~ Open a body doubling site or the library's page. | Choose a room or a table. | Save its link or its address.
        ? no one | nobody | alone | no friends: -
      2 Set the time[ {deadline}], and write down the link or the place.
        ~ Look at the clock. | Write down the time with the link or place.
      2 Put everything you need for your one thing on the table.
        ~ Fetch the first thing you need. | Put everything else for it on the table.
        ? admin | letters | paperwork | bills | post: 2 Put the pile, a pen and one folder on the table.
      20* Do your one thing until a timer rings, with company there or on camera.
        - 10 Do the first ten minutes of your one thing, with company there or on camera.
        - 10 Do ten more minutes of it.
      2? Tell whoever kept you company what you got done.
        ~ Turn to whoever kept you company. | Say: “I got … done.”
    `,
  },
  {
    id: "doom-pile",
    area: "home",
    whole: everyWay(
      "sort|sort out|clear|deal with|tackle|go through|tidy|empty|get rid of|do",
      "doom pile|doom piles|doom box|doom boxes|doom bag|doom bags|doom drawer|pile of stuff|pile of doom|random pile|pile on chair|chair pile|pile on dining table|pile on stairs|pile in hall",
    ),
    tells: "doom pile|doom box|doom bag|doom piles",
    it: "the pile",
    plan: `
      2* Take the one thing on top of {whole|the pile} to where it belongs.
        ~ Pick up the one thing on top. | Carry it to where it belongs.
      3* Set three bags or boxes beside the pile: rubbish, other room, later.
        ~ Get three bags or boxes. | Label them “trash”, “other room” and “later”. | Set them beside the pile.
        ? doom bags | eleven bags | # bags | bags in | boxes since | since the move: 3 Set three boxes beside the first bag: rubbish, other room, later. The other bags can stay behind a door.
        ? guests | visitors | coming on | comes on | party: 3 Set three bags beside the pile: rubbish, other room, and one for what is left when the doorbell rings.
        ? car | boot | trunk: 3 Set three bags beside the car: rubbish, into the house, stays in the car.
      5 Put the rubbish you can see on top into its bag.
        ~ Stand at the pile. | Pick out the trash you can see on top. | Put it into its bag.
        ? clothes | laundry: 5 Put the clothes that smell or are torn into a bag to wash or throw out.
        ? papers | post | letters | paperwork: 5 Put the envelopes, ads and flyers from the top into the rubbish bag.
      8* Sort the top layer piece by piece, three seconds for each, until a timer rings.
        - 2 Set a timer for five minutes.
        - 5 Sort the top layer piece by piece, three seconds for each.
      4 Carry the “other room” bag around once, until each piece is where it belongs.
        ~ Pick up the “other room” bag. | Carry it to the first room. | Put each thing for that room in its place. | Go through the other rooms until the bag is empty.
      5 Open any paper from the pile that names a date or an amount.
        - 3 Pick out any paper from the pile that names a date or an amount.
        - 3 Put those papers on your desk.
      2? Write today's date on the “later” bag. If it's unopened in three months, it can go.
        ~ Get a marker. | Write today's date on the “later” bag.
    `,
  },
  {
    id: "open-post",
    area: "paperwork",
    whole: everyWay(
      "open|read|go through|sort|sort through|deal with|face",
      "post|my post|letters|my letters|mail|my mail|envelopes|pile of letters|unopened letters|unopened post|unopened mail|the letters|scary letters|brown envelopes|letter i'm scared of|scary letter",
    ),
    tells:
      "haven't opened my post|not opened my post|haven't opened my mail|scared to open my post|afraid to open letters|unopened letters|unopened post",
    unless: "cover letter|love letter|blog|email|inbox|alphabet|editor|social|gran|office|account",
    it: "the post",
    plan: `
      2* Put {theObject|the post} on one table, all of it unopened.
        ~ Pick up the nearest letter. | Put all of the mail on one table, unopened.
        ? years of | years worth | # years | boxes | bags: 2 Take one handful of the newest mail to a table, unopened. The rest stays in its box.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 2 Lay the collection letters on the table, with the agency, the amount and the date marked.
        ? envelopes | brown | behind | drawer | bag | toaster: 2 Bring all the envelopes to one table, still closed.
      2 Drop three pieces that are surely ads into the recycling.
        ~ Look for three pieces that are surely ads. | Drop them into the recycling.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 2 Write beside each letter whether you know the debt, and who should have paid it.
        ? brown | hmrc | council | official: 2 Lay the newest envelope on top, since it says where things stand now.
      5* Open every envelope that isn't an ad. Reading can wait.
        ~ Pick up the top envelope that isn't an ad. | Open it without reading. | Open the others the same way.
        ? # minutes a day | # minutes | # min a day | # mins: 5 Open envelopes for half of your {#} minutes, newest first, with music on. Reading can wait.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 8 Write to the agency: “I dispute this debt and ask for proof of it. Please answer in writing.” No card number, no promise.
          - 5 Type the letter, with the agency's reference number: “I dispute this debt and ask for proof of it.”
          - 3 Send the letter so you have proof of the date. In the US you have 30 days from their first notice.
        ? scared | dread | anxi* | sick | panic | afraid | cant open: 5 Open every envelope that isn't an ad, with a friend, music or a timer beside you. Reading can wait.
      6 Read only three things on each letter: sender, amount, date.
        - 4 Read only three things on each letter: sender, amount, date.
        - 3 Write the date to answer by on the corner of each letter.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 5 Find the first bill, and the insurer's letter about it, on paper or in your insurance account.
          - 3 Find the first bill.
          - 3 Find the insurer's letter about it, on paper or in your insurance account.
      4 Sort the letters into three piles: pay or answer, keep, toss.
        ~ Pick up the first letter. | Lay it on pay or answer, keep, or toss. | Sort the rest the same way.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 4 Put copies of your letter, the bill and the answers into one envelope with the agency's name.
      8* Do the letter with the nearest date: pay it, call, or write “I got your letter. I'll answer by …”.
        - 3 Pick out the letter with the nearest date.
        - 8 Answer that letter: pay it, call, or write “I got your letter. I'll answer by …”.
        ? collection agency | collection agencies | collections | debt collector* | collection letter*: 10 Ring whoever sent the first bill: “Was a claim sent to my insurance, and why is this in collections?”
          - 2 Put the bill beside the phone, with its number and date marked.
          - 8 Ring whoever sent the first bill: “Was a claim sent to my insurance, and why is this in collections?”
        ? bailiff* | court | debt*: 8 Ring a free debt or legal advice line about the letter that has the nearest date.
          - 3 Pick out the letter with the nearest date.
          - 8 Read the letter out to a free debt or legal advice line.
      2? Choose one weekday for opening the mail.
        ~ Say the weekdays to yourself. | Choose one for opening the mail.
        ? # minutes a day | # minutes | # min a day: 2 Set a daily alarm for your {#} minutes, with the next handful beside it.
    `,
  },
  {
    id: "start-again",
    area: "habits",
    whole: everyWay(
      "start again|start over|restart|get back on track|get back on|get back to|get back into",
      "after falling off|after falling off my routine|after break|after relapse|after lapse|my routine|routine|with my habits|my habits|with habits|after two weeks off|after vacation|after holiday|after being ill|after being sick|the wagon|track|on track|after a bad week|after bad month|after christmas",
    ),
    tells:
      "fell off my routine|fallen off my routine|fell off the wagon|fallen off the wagon|lost my routine|off track|fell out of my routine|out of my routine",
    unless: "alcohol|drinking|sober|drugs|running|gym|dating|work after|job|horse|novel",
    it: "the routine",
    plan: `
      2* Write down the one part of it that you miss most.
        ~ Pick up a pen. | Write the one part you miss most.
      2* Cut that part down until it fits in two minutes.
        ~ Put that part in front of you on paper. | Cross out pieces until it fits in two minutes.
      2* Do those two minutes now.
        ~ Stand where you do it. | Do your two minutes.
      3 Write down what caused the gap: sick, away, tired, bored, a change.
        ~ Pick up a pen. | Write: sick, away, tired, bored, a change. | Circle what caused the gap.
        ? christmas | holidays | summer break: 3 Write down the first ordinary day after the holidays, as the day it starts again.
        ? exam* | busy at work | deadline | busy season: 3 Write down the day the busy time ends, and the two minutes you'll keep until then.
        ? died | breakup | broke up | divorce | grief: 3 Write “small counts” on the note. This has been a hard time.
        ? holiday | vacation | away | travel*: 3 Write down the first normal day you are home, as the day it starts again.
        ? ill | sick | flu | covid: 3 Write “half as much as before” on the note, for the first week after being sick.
        ? baby | new job | moved: 3 Write down what is different now, and the time of day that is still yours.
      3 Remove one thing that would cause the same gap again.
        ? every time | always stop | again and again | third time | keep stopping: 3 Write down the week in which it usually stops, with a smaller version for that week.
        - 2 Write down one thing that would cause the same gap again.
        - 3 Take that one thing out of the way.
      2 Tie your two minutes to something you do anyway: kettle, shoes, toothbrush.
        ~ Choose one: kettle, shoes or toothbrush. | Say: “After that, my two minutes.”
      3? Draw seven boxes for the next seven days. Five check marks are plenty.
        - 2 Draw seven boxes for the next seven days.
        - 2 Cross off the first box. Five out of seven are plenty.
    `,
  },
  {
    id: "brain-dump",
    area: "habits",
    whole: everyWay(
      "do|brain dump|write|make|get|empty|write down",
      "brain dump|a brain dump|everything|everything in my head|everything out of my head|everything i have to do|my head|head|it all out of my head|mind dump|all in my head",
    ),
    tells:
      "brain is full|my head is full|head is full|too many things to do|so much to do|too much to do|everything at once|too much in my head|don't know where to start|drowning in tasks|overwhelmed with everything|overwhelmed by everything|deal with overwhelm",
    unless:
      "ready|party|essay|thesis|novel|packing|moving house|flat|house|wedding|exam|kitchen|room|garden",
    it: "the list",
    plan: `
      2* Get one sheet of paper and a pen, with your phone face down across the room.
        ~ Put your phone face down across the room. | Get one sheet of paper with a pen.
        ? froze | frozen | freez* | paralyz* | shut down | shutting down: 2 Breathe out slowly five times, with both feet on the floor and your phone face down.
      5* Write one line for each thing in your head, in any order, until a five-minute timer rings.
        ? # things | # tasks | # errands | # chores: 5 Write down the {#} things, one line each, in any order. Two words for each will do.
          - 3 Write down the first few of the {#} things, two words each.
          - 3 Add the rest, in any order.
        - 2 Set a timer for five minutes.
        - 5 Write one line for each thing in your head, in any order.
      2 Breathe out slowly three times.
        ~ Put both feet on the floor. | Breathe out slowly, three times over.
        ? work | job: 2 Mark each line about work with a W, so the rest stands out.
      3 Cross out the lines nobody would miss.
        ~ Put the sheet in front of you. | Read it from the top. | Cross out each line nobody would miss.
      3 Circle the lines that have a date this week.
        ~ Put this week's calendar beside the sheet. | Look for lines with a date this week. | Circle them.
      2 Put a star on the shortest thing you circled.
        ~ Look at the circled lines. | Put a star on the shortest.
      5* Do the first two minutes of the shortest thing on your sheet.
        - 3 Do the first two minutes of the thing with the star.
        - 2 Put the sheet where you'll see it at breakfast tomorrow.
    `,
  },
  {
    id: "dreaded-call",
    area: "habits",
    whole: everyWay(
      "make|do",
      "phone call|a phone call|phone call i've been putting off|call i've been putting off|dreaded phone call|phone calls|that phone call|call i have been avoiding|difficult phone call|call i'm dreading|phone call i have been putting off|phone call i'm avoiding|the call|that call",
    ),
    acts: "stop|get over|overcome|face|beat",
    things:
      "phone anxiety|avoiding phone calls|fear of phone calls|putting off phone calls|fear of phone",
    tells:
      "been putting off calling|putting off a phone call|put off calling|been avoiding calling|scared to call",
    unless: "video call|sales calls|conference|mum|grandma|911|999",
    it: "the call",
    plan: `
      2* Write down the number to call and who will answer[: {person}].
        ~ Write the number on a note. | Write the name of who answers below it.
      2* Write your first sentence word for word: “Hello, my name is …, I'm calling because …”
        ~ Pick up a pen. | Write: “Hello, my name is …, I'm calling because …”
        ? debt | owe | overdue | behind on | cant pay | cant afford: 2 Write your first sentence word for word: “Hello, my name is …. I can't pay … at once, and I'd like a payment plan.”
        ? school | teacher: 2 Write your first sentence word for word: “Hello, I'm the parent of …, and I'm calling because ….”
        ? complain | refund | complaint: 2 Write your first sentence word for word: “Hello, my name is …. I have a problem with …, and I'd like it fixed.”
        ? cancel*: 2 Write your first sentence word for word: “Hello, my name is …. I'd like to cancel … on ….”
        ? appointment | doctor | surgery | gp | dentist: 2 Write your first sentence word for word: “Hello, my name is …. I'd like an appointment for ….”
        ? bill | charge | overcharged | price went up: 2 Write your first sentence word for word: “Hello, my name is …. I have a question about my bill of ….”
      2 Write down the one thing you want by the end of the call.
        ~ Get your note. | Write the one thing you want by the end.
      3 Write down what they may ask for: date of birth, account number, dates that work for you.
        ~ Pick up a pen. | Write your date of birth and your account number. | Write the dates that work for you.
      2 Stand up with the note in your hand.
        ~ Pick up the note. | Stand up.
        ? wait* | on hold | queue: 2 Put the phone on speaker, with something for your hands to do while you're on hold.
      5* Call, with your first sentence in front of you to read aloud.
        - 2 Breathe out slowly twice.
        - 5 Call, with your first sentence in front of you to read aloud.
      2? Write down the name, the answer and the date, or the day of your next try.
        ? voicemail | no answer: 2 Leave a message if nobody answers: your name, your number, one sentence.
        - 2 Write down the name, the answer and the date.
        - 2 Set the next try in your calendar if nobody answers.
    `,
  },
  {
    id: "leave-on-time",
    area: "habits",
    whole: everyWay(
      "leave|get out of|be out of|get out",
      "house on time|home on time|flat on time|the house|house by 8|house in the morning|house in morning|house faster|the door on time|door on time|house every morning|house by 8.15|house by 8.30|home earlier|house earlier|for work on time|work on time|on time",
    ),
    acts: "make|set up|create|build",
    things: "launch pad|launchpad|launch pad by door|key hook|command centre by door|drop zone",
    unless: "sell|kids|son|daughter|husband|forever|party|depress|ex|lobby|rocket",
    it: "the way out",
    plan: `
      2* Put your keys, wallet and pass into one bowl by the door.
        ~ Set one bowl by the door. | Put keys, wallet and pass into it.
      2* Write down when you must be there, and how many minutes it really takes to get there.
        ~ Pick up a pen. | Write when you must be there, plus the real minutes.
        ? bus goes at # | bus at # | train at # | train goes at # | bus leaves at # | train leaves at #: 2 Write “{#}” on a note at eye level on the door, with the minutes to the stop under it.
        ? need to leave at # | have to leave at # | must leave at # | leave by # | out by # | door by #: 2 Write “Out the door at {#}” on a note at eye level on the door.
      3 Count back from when you must be there: travel, ten minutes for shoes and coat, a stop time for everything else[; {rhythm}].
        ~ Write down when you must be there. | Take off the travel and ten minutes for shoes. | Write the time to stop everything else.
      2* Set two alarms: “shoes on” and “out”.
        ? kids | children | school run | toddler: 2 Set two alarms everyone hears: “shoes on” and “out”.
          - 2 Set the “shoes on” alarm fifteen minutes before you leave.
          - 2 Set the “out” alarm for when you leave.
        - 2 Set the “shoes on” alarm ten minutes before you leave.
        - 2 Set the “out” alarm for when you leave.
      5 Pack your bag tonight on a chair in front of the door.
        ~ Set a chair in front of the door. | Put tomorrow's things in your bag. | Set the bag on the chair.
        ? kids | children | school run | toddler: 5 Pack the school bags and yours tonight, in one row in front of the door.
      3 Lay out tomorrow's clothes down to the socks.
        ~ Open your closet. | Lay out the top and the pants. | Lay the underwear and socks on top.
        ? kids | children | school run | toddler: 3 Lay out everyone's clothes down to the socks.
        ? phone | scroll*: 3 Lay out tomorrow's clothes down to the socks, with the phone charging by the front door.
      2? Write on the door what you always go back for.
        ? turn back | go back for | forget something | turn round: 2 Write on the door what you turned back for the last three times.
          - 2 Write on the door what you turned back for the last three times.
          - 2 Hang those things in one bag on the door handle.
        - 2 Write on the door what you always go back for.
        - 2 Leave one thing alone between the two alarms: phone, dishes or mail.
    `,
  },
  {
    id: "memory-net",
    area: "habits",
    whole: everyWay(
      "set up|make|use|create|start",
      "reminders so i stop forgetting|reminders|reminder system|reminders for everything|reminders on my phone|system to remember things|planner|my planner|planner for more|planner every day|calendar|to do app",
    ),
    acts: "remember|stop forgetting|keep track|keep track of",
    things:
      "birthdays|appointments|things|important dates|everything|what i have to do|anniversaries|to do things|my appointments|what people tell me",
    tells:
      "keep forgetting appointments|forget everything|forget birthdays|keep forgetting things|forget everything i have to do",
    needsAct: true,
    unless:
      "keys|wallet|lose|losing|medication|meds|pills|names|exam|vocabulary|speech|school|expenses|spending|lines",
    it: "what you forget",
    plan: `
      2* Write down the last three things you forgot.
        ~ Pick up a pen. | Write the last three things you forgot.
        ? dentist | doctor | appointments: 2 List every appointment of the next two weeks that you know of.
      2* Choose one place for everything you have to remember: your phone's calendar or one paper book, never both.
        ~ Put your phone beside a paper book. | Choose one of the two.
        ? three calendars | several calendars | too many apps | too many calendars | five apps: 2 Choose one of your calendars, the one your phone shows first.
        ? hate my phone | no phone | paper: 2 Choose one paper book, small enough for the bag you always carry.
        ? shared | partner | husband | wife | family: 2 Choose one shared calendar that both of you can see, with no second list.
      5* Put those three things in the calendar or book, each with an alarm an hour or a day before.
        ? dentist | doctor | appointments: 5 Put each of those appointments in the calendar or book, with one alarm the day before and one for when to leave.
          - 3 Put each of those appointments in your calendar or book.
          - 3 Set one alarm the day before, and one for when to leave.
        - 3 Put those three things in your calendar or book.
        - 2 Set an alarm for each one, an hour or a day before.
      5 Enter everything that is coming up in the next seven days.
        ~ Open the calendar. | Enter what comes in the next three days. | Enter what comes in the four days after.
      3 Set a “leave now” alarm for anything you have to travel to.
        ~ Open your calendar. | Look for anything you have to travel to. | Set a “leave now” alarm for each.
        ? birthday*: 3 Put a second alarm a week before each birthday, called “card”.
        ? appointment*: 3 Put a second alarm on each appointment for when to leave, with the address in it.
      2 Choose the moment you'll look at it each day, such as your first coffee.
        - 2 Choose the moment you'll look at it each day, such as your first coffee.
        - 2 Put the calendar on your phone's first screen, or the book by the kettle.
      2? Practice one sentence for when somebody asks you for something: “Wait, I'll put it in my calendar.”
        ~ Stand up. | Say: “Wait, I'll put it in my calendar.”
        ? texts | messages | whatsapp: 2 Copy each date from the chat into your calendar at once, before you answer it.
    `,
  },
];
