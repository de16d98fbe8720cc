import { CHILD, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Children at school: mornings, homework, screens, changes and trouble. */
export const SCHOOL_CHILDREN: readonly Archetype[] = [
  {
    id: "school-mornings",
    area: "people",
    whole: `${everyWay("get", CHILD, "ready|to school|dressed|out the door|out of the door|ready for school|to school on time|out of the house|to nursery|to get dressed|to get ready")}|${everyWay("prepare", CHILD, "for school on time|for school every morning")}|do the school run|do school run|stop being late for school|survive school mornings|make school mornings easier|make mornings with kids easier`,
    acts: "improve|survive|organize|sort|fix|make|manage|handle|get through|plan|set up",
    things:
      "school morning|morning with kids|kids morning|school run|morning chaos|weekday morning|kid to school|kid ready|after-school routine|morning routine for kids|kids' morning routine",
    tells:
      "chaos with kids|chaos with 2 kids|chaos with 3 kids|chaos with two kids|chaos with three kids|late for school every|late for school again|getting kids ready|getting kids to school|kids are never ready",
    unless: "my own|essay|apply|change school|new school|university",
    it: "the school morning",
    plan: `
      2* Write down when you have to be out the door with {person|the children}, and the three things that usually go wrong.
        ~ Write when you have to be out the door. | Write the three things that usually go wrong.
        ? out the door by | out by # | leave by # | by # # | leave at # | out the door at | at school by: 2 Write your out-the-door time at the top of a sheet, and below it the three things that usually go wrong.
        ? husband leaves | wife leaves | partner leaves | husband works | wife works: 2 Write down when you and the children have to be out the door, and the three things that usually go wrong.
      8n Do one thing tonight that slows down the morning: bags packed, clothes laid out, breakfast on the table.
        ~ Choose one: bags, clothes or breakfast. | Carry its pieces together. | Set it all out for the morning.
        ? newborn | pushchair | pram | buggy: 8 Pack the bag under the stroller tonight: nappies, wipes, spare clothes, the toddler's snack.
        ? baby | toddler | two | three | twins: 8 Lay out a row for each child tonight: clothes, shoes, bag, breakfast to eat from the hand.
      3n Set two alarms for tomorrow: “shoes” ten minutes before you leave, “door” when you leave.
        ~ Open the clock on your phone. | Set “shoes” ten minutes before you leave. | Set “door” for when you leave.
      5 List what can move from the morning to tonight: bags, clothes, lunch, forms.
        - 3 List what can be done tonight instead of in the morning: bags, clothes, lunch, forms.
        - 2 Set an alarm for this evening called “bags”.
      8 Draw what is left of the morning as four pictures on a sheet: dress, eat, teeth, shoes.
        - 5 Draw what is left of the morning as four pictures on a sheet: dress, eat, teeth, shoes.
        - 2 Hang the sheet at your child's eye level.
        ? newborn | baby | pushchair | pram | buggy: 8 Write the way out the door backward, with a time for each: baby strapped in, shoes on, feeding done, diaper, bag.
          - 5 Write the way out the door backward, with a time for each: baby strapped in, shoes, feeding, diaper.
          - 2 Hang that list by the front door.
        ? teen* | secondary | high school: 8 Agree with your teen on one alarm, one bag check at night, and what happens if the bus is missed.
          - 5 Agree with your teen on one alarm and one bag check at night.
          - 3 Agree with your teen on what happens if the bus is missed.
      8 Put the shoes, coats and bags in one row by the door this evening.
        ~ Carry the shoes to the door. | Hang or lay the coats above them. | Set the bags in the same row.
        ? lost shoes | shoes | coat | keys | lose: 8 Hang a hook by the door for each child, with their coat on it and their bag and shoes below.
      3 Set two alarms: “shoes” ten minutes before you leave, “door” when you leave.
        ~ Open your alarms. | Add one called “shoes”, ten minutes early. | Add one called “door”.
      10 Walk through the four pictures together once this afternoon, as a game against the clock.
        - 8 Walk through the four pictures together once this afternoon, as a game against the clock.
        - 2 Praise one thing that worked, in exact words.
        ? newborn | baby | pushchair | pram | buggy: 10 Practise the last five minutes once: stroller by the door, toddler's shoes on, baby last.
          - 8 Practise the last five minutes once, with the baby last.
          - 2 Park the stroller by the door, with the bag already on it.
      3? Agree on who is in charge of what, if you share the mornings with another adult.
        ~ Sit down with the other adult. | Write down the morning's jobs. | Write one name beside each.
        ? husband leaves | wife leaves | partner leaves | single mom | single dad | single parent | by myself | alone | works early | works nights: 3 Ask a neighbor or another school parent to be your backup for one hard morning a week.
    `,
  },
  {
    id: "child-homework",
    area: "people",
    whole: `${everyWay("get|help", CHILD, "to do homework|do homework|to do maths|with homework|with maths homework|with math homework|with reading|with school work|with schoolwork|to revise|revise|to study|study|to read|learn to read|with maths|with math|with spelling|with times tables")}`,
    acts: "help|survive|handle|fix|stop|sort|supervise",
    things:
      "kids' homework|child's homework|son's homework|daughter's homework|homework battle|homework fight|homework time|homework with kids|kids with homework|homework routine",
    tells:
      "cries over homework|refuses to do homework|won't do homework|fights over homework|homework battles",
    unless: "my own homework|my essay|tutor job",
    it: "the homework",
    plan: `
      2* Ask {person|your child} to show you one task, and which part of it is hard.
        ~ Sit down beside {person|your child}. | Ask: “Will you show me one task? Which part is hard?”
        ? crying | cry | tears: 2 Put a drink and a snack beside {person|your child}, with one line: “It's allowed to be wrong and messy today.”
        ? reading homework | read homework | reading log: 2 Ask {person|your child} to choose the page and the place: a fort, the couch, under the table.
        ? rips | tears up | perfectionist | cries | meltdown: 2 Put a drink and a snack beside {person|your child}, with one line: “It's allowed to be wrong and messy today.”
        ? times table* | timestable* | multiplication: 2 Ask {person|your child} which times table is the easy one, so you can say it together.
        ? to read | reading | reader: 2 Ask {person|your child} to choose the page. A comic or a recipe is fine too.
      5n Let {person|your child} choose where and when to start: table or floor, now or after a snack.
        ~ Walk up to {person|your child}. | Ask: “At the table or on the floor?” | Ask: “Now or after a snack?”
        ? times table* | timestable* | multiplication: 5 Write one times table on small cards, and note the ones {person|your child} knows.
      10n Sit nearby with work of your own for ten minutes, while your child works on that one task.
        ~ Get work of your own. | Sit down near your child. | Work quietly for five minutes. | Stay there until ten minutes are over.
        ? # minutes a night | # minutes a day | # minutes each night: 10 Read with {person|your child} for {#} minutes by the timer: one line you, one line {person|your child}.
        ? times table* | timestable* | multiplication: 5 Play five minutes with the three hardest cards: one hop, clap or throw for each answer.
        ? to read | reading | reader: 10 Read that page in turns: one line you, one line {person|your child}. Hard words can be told right away.
      4 Write the tasks on one strip of paper, with the shortest first[, all {deadline}].
        ~ Cut one strip of paper. | Write the shortest task at the top. | Write the longer ones below it.
        ? reading homework | reading log: 3 Choose the best reading time together: before dinner, in bed, at breakfast, never when tired out.
        ? times table* | timestable* | multiplication: 5 Write one times table on small cards, and note the ones {person|your child} knows.
      4 Clear one end of a table until only pencil, paper and water are left. Phones stay away, yours included.
        - 3 Clear one end of a table until only pencil, paper and water are left.
        - 2 Put all phones, yours included, into another room.
        ? reading homework | reading log: 4 Put three things to read from in one basket: the school book, a comic, a joke book.
          - 2 Put the school book, a comic and a joke book in one basket.
          - 2 Put all phones, yours included, into another room.
        ? sit still | fidget* | adhd | wriggl*: 4 Choose a place to move: standing at a shelf, lying on the floor, a cushion to wobble on.
          - 3 Choose a place to move: standing at a shelf, lying on the floor.
          - 2 Put all phones, yours included, into another room.
      10 Sit nearby with work of your own for ten minutes, while your child works on the first task.
        - 2 Let {person|your child} start the timer.
        - 10 Sit nearby with work of your own until the timer rings.
        ? crying | cry | tears: 10 Set a timer for ten minutes. If tears come first, it's over with a hug, whatever is on the page.
          - 2 Let {person|your child} start the timer.
          - 10 Sit beside {person|your child} until the timer rings or the first tear comes.
        ? # minutes a night | # minutes a day | # minutes each night: 10 Read with {person|your child} for {#} minutes by the timer, then stop, even mid-page.
          - 2 Let {person|your child} start the timer.
          - 10 Read in turns, one line each, until the timer rings. Hard words can be told right away.
        ? times table* | timestable* | multiplication: 5 Play five minutes with the three hardest cards: one hop, clap or throw for each answer.
          - 2 Let {person|your child} choose the three hardest cards.
          - 5 Play five minutes with those cards, without a clock: one hop, clap or throw for each answer.
        ? to read | reading | reader: 10 Read that page in turns: one line you, one line {person|your child}. Hard words can be told right away.
          - 5 Read the first half of the page in turns. Hard words can be told right away.
          - 5 Read the second half in turns. Funny voices are allowed.
      5 Ask instead of telling: “What does the question want?” Counting to ten gives your child time to think.
        ~ Sit down beside your child. | Ask: “What does the question want?” | Count silently to ten.
        ? times table* | timestable* | multiplication: 5 Show one trick with beans: three rows of four turn into four rows of three.
        ? fraction*: 5 Ask with a cut apple or folded paper: “How many pieces make the whole? How many do we take?”
        ? dont understand it | cant help | my english | language: 5 Let {person|your child} explain the task to you as if you were the student.
      5 Do the next task on the strip, after five minutes of moving around.
        - 3 Jump, dance or run an errand together before the next task.
        - 8 Set the timer again for the next task on the strip.
        ? reading homework | reading log | # minutes a night | # minutes a day: 5 Read on aloud yourself after the timer, with a voice for each character, while {person|your child} only listens.
          - 5 Read on aloud yourself after the timer, while {person|your child} only listens.
          - 2 Leave the book open at a good place for tomorrow.
        ? times table* | timestable* | multiplication: 5 Ask two of the cards at odd moments tomorrow: on the stairs, in the car, in the bath.
          - 3 Stick the three cards where you pass by: stairs, fridge, bathroom mirror.
          - 2 Ask two of them in passing, sung or whispered. Wrong guesses are fine.
      3? Write two lines to the teacher about what took too long or was not clear.
        - 3 Write two lines to the teacher about what took too long or was not clear.
        - 2 Pack the homework into the bag by the door together.
        ? crying | cry | tears: 3 Write the teacher two lines: “It ends in tears after … minutes. May we stop there, with my signature?”
          - 3 Write to the teacher after how many minutes the tears come: “May we stop there?”
          - 2 Pack the finished homework into the bag by the door together.
        ? teacher has been told | teacher knows | told the teacher | teacher is told | teacher already | told school | school knows | spoke to the teacher | talked to the teacher: 3 Draw one star on a strip for each evening your child got started. Seven stars make a movie night.
          - 3 Draw one star on a strip for tonight. Seven stars make a movie night.
          - 2 Pack the book into the bag by the door together.
        ? # hours | every night | hours: 3 Write two lines to the teacher: “It took us two hours. May we stop after 30 minutes, with my signature?”
          - 3 Write to the teacher how long it takes, with “May we stop after 30 minutes?”
          - 2 Pack the finished homework into the bag by the door together.
        ? adhd | autis* | dyslex*: 3 Write two lines to the teacher: how long one sheet takes, and “Could it be half of it, or typed?”
          - 3 Write to the teacher how long one sheet takes, with “Could it be half of it, or typed?”
          - 2 Pack the homework into the bag by the door together.
    `,
  },
  {
    id: "child-screens",
    area: "people",
    whole: `${everyWay("get|help", CHILD, "off screen|off ipad|off phone|off tablet|off xbox|to stop gaming|off video games|to use phone less|off computer|off fortnite|off youtube|off roblox|off minecraft")}|${everyWay("limit|reduce|cut|manage|control|set limits on", `${CHILD}|kids'`, "screen time|gaming|phone use|ipad time|tablet time")}`,
    acts: "limit|reduce|manage|control|cut|set|agree",
    things:
      "kids' screen time|kid's screen time|son's screen time|daughter's screen time|children's screen time|child's screen time|family screen rules|screen rules|kids' gaming|son's gaming",
    unless: "my own screen time",
    it: "screen time",
    plan: `
      2* Write down what {person|your child} watched or played yesterday, and for about how long.
        ~ Pick up a pen. | Write what {person|your child} watched or played, plus how long.
      5n Choose two places or times without screens for everybody: the table, the last hour of the day.
        ~ Write two lists: places, times. | Circle the first one without screens for everybody. | Circle the second.
      5n Tell {person|your child} the rule for tomorrow before the screen goes on, with a timer you both can see.
        ~ Walk up to {person|your child} before the screen goes on. | Say the rule for tomorrow. | Show the timer you both can see.
      5 Choose two places or times without screens for everybody, including you: the table, the last hour of the day.
        ~ Sit down at the table, your phone away. | Choose the first screen-free place or time. | Choose the second, for you as well.
        ? two homes | their dads | at his dads | ex | other parent: 5 Choose two places or times without screens in your home, whatever the rule is in the other one.
        ? work from home | on calls | while i work: 5 Choose when the screen is allowed because you work, and two hours a day when all screens are off, yours too.
      6 Write with {person|your child} five things to do when the screen goes off: ball, Lego, cooking, a friend, drawing.
        - 4 Write with {person|your child} five things to do when the screen goes off.
        - 2 Put one of those things out where the screen was.
        ? toddler | 2 year old | 3 year old | two year old | three year old | 2yo | 3yo: 6 Put out three things to do after the screen: water in the sink, big blocks, a box with a spoon and rice.
          - 3 Put out water in the sink with two cups.
          - 3 Put out big blocks, or a box to climb into.
      6 Set the limit in the device's family settings, so the device ends the time and not you.
        - 3 Open the family settings of the device.
        - 4 Set the daily minutes and a time when the device locks.
        ? fortnite | roblox | minecraft | playstation | xbox | switch | console: 6 Set the daily minutes in the console's family app, so play ends after a match and not in the middle of one.
          - 3 Open the console's family app.
          - 4 Set the daily minutes and a time when the console locks.
        ? own phone | ipad | tablet | youtube: 6 Set the limit in the tablet's or phone's family settings, with autoplay off.
          - 3 Open the family settings of the device.
          - 4 Set the daily minutes, with autoplay off.
      5 Tell {person|your child} the new rule in one sentence at a calm moment, with the day it starts.
        ~ Wait for a calm moment beside {person|your child}. | Say the new rule in one sentence. | Say the day it starts.
      5 Stay beside your child while the screen goes off, after a warning two minutes before.
        - 2 Give your child a warning ten minutes before the end.
        - 3 Stay beside your child while the screen goes off, with the next thing to do already out.
        ? tantrum | meltdown | scream* | hits: 5 Stay beside your child while the screen goes off: “It's hard to stop. I'm here.” Talking can wait until the storm is over.
          - 2 Give your child a warning ten minutes before the end.
          - 3 Stay beside your child through the storm with one sentence: “It's hard to stop. I'm here.”
      3? Change one thing in the rule together after a week.
        ~ Sit down together after a week. | Ask: “What in the rule doesn't work?” | Change that one thing.
    `,
  },
  {
    id: "new-school",
    area: "people",
    whole: `${everyWay("prepare|get|help|support", CHILD, "for new school|for starting school|for moving to new school|for secondary school|for nursery|for school|for kindergarten|ready for kindergarten|ready for nursery|start school|start nursery|settle in at school|settle into new school|settle in at nursery|settle into nursery|for first day of school|with starting school|for reception")}|settle my child at nursery`,
    acts: "prepare|plan|organize|arrange|get ready|prepare for",
    things:
      "first day of school|start of school|starting school|school start|back to school|first day of nursery|nursery start|kindergarten start",
    tells: `${everyWay("son|daughter|kid|child|children", "starts|is starting|start", "school|secondary school|nursery|kindergarten|high school|primary school|reception|year 7|first grade|daycare")}`,
    unless: "essay|teach|my own degree|university|college|art",
    it: "the new school",
    plan: `
      2* Ask {person|your child} for one thing to look forward to and one worry about the new place, and write both down.
        ~ Ask {person|your child}: “What are you looking forward to, what worries you?” | Write both answers down.
      5n Look up the school's start time, the door to use and the name of the teacher[; it starts {deadline}].
        ~ Open the school's website. | Write down the start time and the door. | Write down the name of the teacher.
      20n Walk or ride to the school once, at the time of a school day.
        ~ Put on your shoes at school-day time. | Walk or ride the first half of the way. | Go on to the school. | Stop at the door your child will use.
        ? tomorrow: 10 Lay out labeled clothes, bag, snack and bottle tonight with your child.
      5 Write down the first day, the door, the hours and the name of the teacher[: {deadline}].
        ~ Get a sheet of paper. | Write the first day and the hours. | Write the door. | Write the teacher's name.
        ? uniform is bought | uniform bought: 5 Write down the door, the hours, the name of the first adult to meet and what goes into the bag[: {deadline}].
        ? dont know any | know nobody | know no one | other parents: 5 Write to the class parents' chat or the school: “We're new here. Could somebody add me, and who lives near us?”
      6 Write to the school about what helps {person|your child} and what is hard, and note that you'd like a short visit.
        - 4 Write two lines to the school: what helps your child, and what is hard.
        - 2 Ask the school for a short visit or a photo of the room.
        ? tomorrow: 6 Lay out labeled clothes, bag, snack and bottle tonight with your child.
          - 4 Lay out clothes, bag, snack and bottle tonight with your child.
          - 2 Write your child's name in the coat and on the bottle.
      30 Walk or ride to the school once, at the time of a school day.
        - 10 Go the first half of the way to school, at the time of a school day.
        - 10 Walk the rest of the way to the school door, with a treat when you get there.
        ? secondary | high school | year 7 | bus: 30 Travel the real way to school once, with your child leading: stop, line, gate, and home again.
          - 10 Travel there once, with your child leading: stop, line, gate.
          - 10 Travel home the same way.
      10 Practise what your child will do alone: coat, lunch box, toilet, asking for help.
        - 5 Practise with the coat and the lunch box.
        - 5 Practise one sentence for asking for help.
        ? moved | new town | mid year | middle of the year | new country: 10 Practise three sentences: “I'm new. I come from …. Can I play too?”
          - 5 Practise three sentences: “I'm new. I come from …. Can I play too?”
          - 5 Practise one sentence for asking an adult for help.
        ? secondary | high school | year 7: 10 Practise what your child will do alone: read the schedule, open the locker, use the lunch card, ask the way.
          - 5 Color two copies of the schedule by subject.
          - 5 Practise with the lunch card, the lock, and one line for getting lost.
      8? Put name labels on the coat, bag, bottle and lunch box.
        ~ Get the name labels. | Put one on the coat and one on the bag. | Put one on the bottle and the lunch box.
        ? bus pass: 8 Apply for the bus pass on the transport page, with a photo and the school's name.
        ? needs uniform | need uniform | no uniform | uniform to buy | buy .. uniform | uniform and: 8 Order what takes longest from the school's uniform list, such as a sweater with the school's badge.
        ? uniform is bought | uniform bought | have the uniform | got the uniform: 5 Let {person|your child} wear the uniform for one breakfast, with the bag and shoes.
      5 Practise a ten-second goodbye: hug, word, wave.
        - 5 Practise a ten-second goodbye: hug, word, wave.
        - 3 Invite one child from the same class for an hour in the park before the first day.
        ? dont know any | know nobody | know no one | other parents: 5 Ask one parent at the gate or in the chat to meet for an hour in the park before the first day.
          - 5 Practise a ten-second goodbye: hug, word, wave.
          - 3 Invite one child from the same class for an hour in the park before the first day.
    `,
  },
  {
    id: "school-support",
    area: "paperwork",
    whole: `${everyWay("get", CHILD, "support at school|help at school|an iep|an ehcp|a 504 plan|extra help at school|extra time in exams|assessed for adhd|assessed for autism|assessed for dyslexia|diagnosed|tested for adhd|tested for dyslexia|an adhd assessment|an autism assessment")}|${everyWay("ask|talk to|meet", "school|teacher", "for support|about support|about iep|about ehcp")}|apply for an ehcp|get an iep|get an ehcp|request an iep|request an ehcp|apply for ehcp`,
    acts: "get|apply|ask|request|arrange|fight|sort|prepare|prepare for|appeal",
    things:
      "iep|ehcp|504 plan|iep meeting|school support|special needs support|learning support|son's adhd assessment|daughter's adhd assessment|child's adhd assessment|son's assessment|daughter's assessment|child's assessment|kid's assessment|son's adhd diagnosis|daughter's adhd diagnosis|ehc plan",
    tells:
      "needs an ehcp|needs an iep|needs ehcp|needs support at school|son is struggling at school|daughter is struggling at school|child is struggling at school|son is falling behind|daughter is falling behind",
    it: "support",
    named: "iep|ehcp|504 plan|ehc plan|assessment|adhd assessment|diagnosis",
    plan: `
      2* Write down one thing that is hard for {person|your child} at school, the way a camera would see it.
        ~ Pick up a pen. | Write one hard thing, as a camera would see it.
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 2 Write at the top of a page the one thing you want from the meeting, in one sentence.
      6n Write three lines to the teacher: what you see, that you are asking for {it}, “Can we meet?”
        ~ Open a message to the teacher. | Write what you see, plus what you are asking for. | Write: “Can we meet?”
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 6 Write down three things you see at home with dates, and put one piece of schoolwork that shows it beside them.
        ? iep evaluation | iep eval | evaluat* | get an iep | needs an iep | iep for | request an iep | 504: 6 Email the principal and the special education office: “I am requesting in writing an evaluation for special education.”
        ? already asked | keeps saying no | refus* | turned down | not bad enough: 6 Write three lines to the principal: when you asked, what they said, “Please put your decision and reasons in writing.”
      4n Start a page with dates for what happened, who said what, what was sent.
        ~ Open a blank page. | Write columns: date, what, who said, what was sent. | Enter the first thing that happened.
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 4 Email the teacher: “Please bring test scores to the meeting. I'd like to talk about goals, minutes a week and how we measure it.”
        ? iep evaluation | iep eval | evaluat* | get an iep | needs an iep | iep for | request an iep | 504: 4 Save the sent email with its date. The written request is what starts the process.
      6 Write down four more hard things: at home, in class, with others, with reading, numbers or sitting still.
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 6 Write down three things you see at home, with dates and an example: a page read aloud, a worksheet, tears.
          - 4 Write down three things you see at home, with dates.
          - 2 Write down one thing that goes well, and who helps with it.
        - 4 Add two hard things from home and two from school.
        - 2 Write down one thing that goes well, and who helps with it.
      6 Put reports, letters and earlier tests into one folder, with the newest on top.
        ~ Get a folder. | Put in the earlier tests and letters. | Lay the newest paper on top.
        ? no diagnosis | undiagnosed | waiting list: 6 Put what shows the need into one folder: dates, schoolwork, teachers' notes, the referral.
      6? Look up your state's special education page, so you know how long the school has to answer.
        ~ Open your state's special education page. | Search it for “timeline”. | Write down how long the school has.
      8 Write to the school's support lead: what you see, since when, that you ask for {it}, when you need an answer[: {deadline}].
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 8 Email the team: “Please bring the test scores. I'd like to talk about goals, minutes of help a week, and how progress is measured.”
          - 5 Write: “Please bring the test scores. I'd like to talk about goals, minutes of help a week, and how progress is measured.”
          - 3 Send it to the teacher and the special education office.
        ? iep evaluation | iep eval | evaluat* | get an iep | needs an iep | iep for | request an iep | 504: 8 Email the principal and the special education office: “I am requesting in writing an evaluation for special education. Please send the consent form.”
          - 5 Write that sentence with your child's name, birthday and grade.
          - 3 Send it to both, and save a copy with the date.
        ? school says wait | says wait | told to wait | school says no | school refuse* | wait and see: 5 Write to the school district yourself: “I ask for an evaluation of my child's needs.” Parents may do that.
        - 5 Write to the school's support lead: what you see, since when, that you ask for {it}.
        - 3 Send it by e-mail with a date to answer by, so you have proof of when you asked.
        ? already asked | keeps saying no | refus* | turned down | not bad enough: 8 Write to the principal and the school district with the dates you asked before. Parents may ask for an evaluation too.
          - 5 Write down when you asked, what they said, and your own request for an evaluation.
          - 3 Send that by e-mail, with a date to answer by.
        ? emailed | no reply | waiting | # weeks: 8 Write again on top of your first mail, with the principal in copy and a date to answer by.
          - 5 Write two lines on top of your first mail, with the principal in copy.
          - 3 Send the mail with a date to answer by.
      5 Ask your doctor or the school how to request an evaluation and how long it takes.
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 5 Write one line for “he's fine”: “Please show me the scores. At home I see ….”
          - 3 Write: “Please show me the scores. At home I see ….”
          - 2 Say it aloud once, calmly.
        - 3 Ask your doctor or the school how to request an evaluation.
        - 2 Write down how long it takes, and who to ring.
      5 Set a reminder for the day you asked for an answer.
        ? iep meeting | iep is | meeting for | 504 meeting | annual iep | iep on WEEKDAY | iep next: 3 Write on the page: “I'd like to take it home before I sign.” Nothing has to be signed that day.
          - 2 Write “I'd like to take it home before I sign.”
          - 2 Ask one person to come along and take notes.
        - 5 Set a reminder for the day you asked for an answer.
        - 3 Save the number of a free parents' advice service for this.
    `,
  },
  {
    id: "child-bullied",
    area: "people",
    whole: `${everyWay("help|support|protect", CHILD, "with bullying|with bullies|with bully|deal with bullying|deal with bully|deal with a bully|from bullies|who is being bullied|being bullied at school|being bullied|stand up to bullies")}|${everyWay(CHILD, "is being|is getting|gets", "bullied|bullied at school")}|stop my child being bullied|stop my son being bullied|stop my daughter being bullied`,
    acts: "deal|stop|report|handle|talk to school",
    things:
      "bullying at school|son's bully|daughter's bully|school bully|child's bully|school bullying",
    tells: "bullied at school|bullies my son|bullies my daughter|being picked on at school",
    it: "the bullying",
    plan: `
      2* Say to your child: “Thank you for telling me. You did nothing wrong. I'll ask you before I do anything.”
        ~ Say: “Thank you for telling me. You did nothing wrong.” | Say: “I'll ask you before I do anything.”
      6n Write down what happened: the day, the place, who did it, what was said or done, who saw it.
        ~ Get a sheet of paper. | Write the day, the place and who did it. | Write what was said or done, plus who saw.
        ? have screenshots | screenshots | got screenshots | saved .. messages: 6 Put the screenshots into one folder by date, and note who sent each one.
          - 4 Put the screenshots into one folder by date.
          - 2 Write down who sent each one, and who is in the group.
        ? online | whatsapp | group chat | snapchat | instagram | cyber: 6 Save pictures of each message with the name, day and time, before anything is deleted.
          - 4 Save pictures of each message with the name, day and time.
          - 2 Write down who is in the group.
      8n Send the class teacher what happened, with dates, and note that you would like a meeting this week.
        ~ Open a message to the class teacher. | Write what happened, with dates. | Send it with “Can we meet this week?”
        ? not their problem | outside school | out of school | wont help | wont do | does nothing | school wont: 8 Email the principal what happened, with dates: “This reaches into school. What does your bullying policy say?”
        ? teacher did nothing | nothing changed | already told | ignored | head: 8 Send the principal what happened and the day you first told the teacher: “Can we meet this week?”
      6 Write down what happened: the day, the place, who did it, what was said or done, who saw it.
        - 4 Write down the day, the place, who did it, and what was said or done.
        - 2 Add who saw it, and any pictures of messages.
        ? have screenshots | screenshots | got screenshots | saved .. messages: 6 Put the screenshots into one folder by date, and note who sent each one.
          - 4 Put the screenshots into one folder by date.
          - 2 Write down who sent each one, and who is in the group.
        ? online | whatsapp | group chat | snapchat | instagram | cyber: 6 Save pictures of each message with the name, day and time, before anything is deleted.
          - 4 Save pictures of each message with the name, day and time.
          - 2 Write down who is in the group.
      4 Ask your child what would help first: another seat, an adult at break, walking in together.
        ~ Sit down beside your child. | Ask: “What would help first?” | Offer: another seat, an adult, walking in together.
        ? wont go to school | refuses .. school | scared .. school: 4 Ask your child what would make one school day bearable: a late start, a ride, one safe adult.
      5 Look up the school's rules against bullying on its website, and save the page.
        ~ Open the school's website. | Search it for “bullying”. | Save the page.
      8 Send the class teacher your list, and note that you would like a meeting this week.
        - 5 Type your list in a mail to the class teacher, with a request for a meeting this week.
        - 3 Send the mail, with one question: “Who will watch at recess until we meet?”
        ? not their problem | outside school | out of school | wont help | wont do | does nothing | school wont: 8 Email the principal your list, the policy's lines on online bullying, and a request for a meeting this week.
          - 5 Type your list in a mail to the principal, with the policy's lines on online bullying.
          - 3 Send the mail with a request for a meeting this week.
        ? email the school | write to the school | mail the school | email school | letter to school: 8 Email the class teacher your list in order of days, with “Please tell me by Friday what you will do.”
          - 5 Type your list in a mail, oldest day first, without guesses about why.
          - 3 Send the mail to the class teacher, with a date to answer by.
        ? teacher did nothing | nothing changed | already told | ignored | head: 8 Send the principal your list, the day you first told the teacher, and a request for a meeting this week.
          - 5 Type your list in a mail to the principal, with the day you first told the teacher.
          - 3 Send the mail with a request for a meeting this week.
      5 Practise one short answer with your child: “Stop that”, said loudly on the way to an adult.
        - 5 Practise one short answer together: “Stop that”, said loudly on the way to an adult.
        - 4 Block the sender on the phone, once the messages are saved.
      4? Set a reminder for a week from now to write to the principal if nothing has changed.
        ~ Open your calendar. | Go to a week from now. | Set a reminder: “If nothing changed, write the principal”.
        ? not their problem | outside school | wont help | wont do | does nothing | school wont: 4 Set a reminder for a week from now to write to the school board.
    `,
  },
  {
    id: "childcare",
    area: "people",
    acts: "pick|find|choose|organize|arrange|book|get|hire|look|look for|sort|sort out|apply",
    things:
      "nursery|day nursery|preschool|childcare|nursery place|daycare|babysitter|nanny|childminder|nursery|kindergarten place|after-school club|summer camp|holiday club|day care|au pair|preschool|after-school care|holiday childcare|daycare spot|sitter",
    hints: "son|daughter|baby|toddler|kid|child|back to work",
    unless: "paint|decorate|plant|pet sitter|dog sitter|garden|house sitter",
    it: "childcare",
    named:
      "childcare|nursery place|daycare|babysitter|nanny|childminder|after-school club|summer camp|holiday club",
    plan: `
      2* Write down the days and hours you need childcare, and from which date[: {deadline}].
        ~ Pick up a pen. | Write the days and hours, plus the first date.
        ? waitlist* | wait list* | waiting list* | on the list | wait listed: 2 Write down the date you need it by, your child's age and the most you can pay, beside the places you've asked[: {money}].
        ? # days | full time | mornings: 2 Write the days, the hours and the first date at the top of a page, with the child's age.
      8n Search your state's official childcare list[ in {place}] or ask two parents, until you have two names.
        ~ Open your state's official childcare list. | Search it for your area, or text two parents. | Write down two names.
        ? waitlist* | wait list* | waiting list* | on the list | wait listed: 8 Search your state's official childcare list for two licensed home daycares near you. They often have room sooner than centers.
        ? after school | wraparound | breakfast club: 10 Search for the school's own after-care and for sitters who pick up from that school, and note three.
          - 7 Search the school's page and the city's list for who picks up from that school.
          - 3 Save the best three of them.
      6n Call or write to one childcare place with four questions: hours, price, when a spot is free, when you could visit.
        ~ Open a message to one childcare place, or call. | Ask about the hours and the price. | Ask when a spot is free, plus when to visit.
        ? back to work | go back to work | return to work | start work: 6 Call one childcare place: hours, price, a spot from that month, trial days before you go back to work.
      4 Write down the most you can pay a month, and any help from your state or employer[: {money}].
        ? a week | per week | weekly: 4 Write down the most you can pay a week, and look up your state's childcare subsidy and its income limit.
          - 2 Write down the most you can pay a week.
          - 4 Look up your state's childcare subsidy and its income limit.
        - 3 Write down the most you can pay a month[: {money}].
        - 4 Look up what your state or employer adds.
      10 Search your state's official childcare list[ in {place}] until you have three you can reach in time.
        - 7 Search your state's official childcare list[ in {place}].
        - 3 Save three places you can reach in time.
        ? after school | wraparound | breakfast club: 10 Search for the school's own after-care and for sitters who pick up from that school, and note three.
          - 7 Search the school's page and the city's list for who picks up from that school.
          - 3 Save the best three of them.
        ? all full | are full | is full | theyre full | were full | no places | turned us down: 10 Search the official list[ in {place}] for three new ones: home daycares, centers with free days, a nanny to share.
          - 7 Search the official list for home daycares, centers with free days, or a nanny to share.
          - 3 Save three you can reach in time.
        ? night* | shift* | weekend* | early start*: 10 Search the official list for places with early, late or weekend hours, and note three.
          - 7 Search the official list for places with early, late or weekend hours.
          - 3 Save the best three of them.
      4 Ask two parents you know who they trust.
        ~ Choose two parents you know. | Open a message to them. | Send: “Who do you trust for childcare?”
        ? waitlist* | wait list* | waiting list* | on the list | wait listed: 4 Ask the places with a waitlist: “What number are we, and when did the last spot open?” Then ask to be on the list.
        ? fell through | lost our place | lost my place | turned down | turned us down | closing down | closed down: 4 Ask the place that fell through: “Where are we on the list, and who else has room?”
      8 Send three places the same message: age, days, hours, start, “When could we visit?”
        - 5 Write one message: age, days, hours, start, “When could we visit?”
        - 3 Send the message to all three places.
        ? part time | # days a week | two days | three days: 8 Send three places the same message: age, which days, from when, “Can we swap days? When could we visit?”
          - 5 Write one message: age, which days, from when, “When could we visit?”
          - 3 Send the message to all three places.
      5 Write five questions for the visit: who works there, how many children, food, sleep, what happens when a child is sick.
        ~ Get a sheet of paper. | Write: who works there, how many children? | Write about food, sleep and sick days.
        ? after school | wraparound | breakfast club: 5 Write five questions for the visit: who picks up, food, homework, school breaks, what if you are late.
        ? nanny | au pair: 5 Write five questions for the interview: last job, sick days, driving, food, what they do when a child won't stop crying.
        ? allerg* | special needs | autis* | disab*: 5 Write five questions for the visit: who looks after a child like yours, what training, food, sleep, illness.
      3? Put your name on the waiting list of your second choice too.
        - 3 Put your name on the waiting list of your second choice too.
        - 2 Set a reminder in one week to ask any place that hasn't answered.
        ? all full | are full | is full | theyre full | were full | no places | waiting list*: 3 Put your name on the waiting list of the full places, with “Any day that comes free.”
          - 3 Put your name on the waiting list of the full places.
          - 2 Set a reminder in one week to ask any place that hasn't answered.
    `,
  },
];
