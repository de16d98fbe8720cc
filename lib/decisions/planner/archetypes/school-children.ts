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
      2* Write down when you have to be out of the door with {person|the children}, and the three things that usually go wrong.
      8n Do one of them tonight: bags packed, clothes laid out, breakfast on the table.
        ? newborn | pushchair | pram | buggy: 8 Pack the bag under the pram tonight: nappies, wipes, spare clothes, toddler's snack.
        ? baby | toddler | two | three | twins: 8 Lay out a row tonight per child: clothes, shoes, bag, breakfast that goes in a hand.
      3n Set two alarms for tomorrow: “shoes” ten minutes before you leave, “door” when you leave.
      5 List what can move from the morning to tonight: bags, clothes, lunch, forms.
        - 3 Cross out of the morning whatever can be done tonight: bags, clothes, lunch, forms.
        - 2 Set an alarm for this evening called “bags”.
      8 Draw what is left of the morning as four pictures on a sheet: dress, eat, teeth, shoes.
        - 5 Draw what is left as four pictures on a sheet: dress, eat, teeth, shoes.
        - 2 Hang it at a child's eye height.
        ? newborn | baby | pushchair | pram | buggy: 8 Write the way out backwards: door, baby strapped in, shoes on, feed done, nappy, bag, with a clock time each.
          - 5 Write the way out backwards: door, baby strapped in, shoes, feed, nappy, each with its time.
          - 2 Hang it by the front door.
        ? teen* | secondary | high school: 8 Agree with the teen on one alarm, one bag check at night, and what happens if the bus is missed.
          - 5 Agree on one alarm and one bag check at night.
          - 3 Agree on what happens if the bus is missed.
      8 Put shoes, coats and bags in one row by the door this evening.
        ? lost shoes | shoes | coat | keys | lose: 8 Hang a hook and a box for each child by the door, with shoes, coat and bag in it this evening.
      3 Set two alarms: “shoes” ten minutes before you leave, “door” when you leave.
      10 Walk through the four pictures once this afternoon, as a game against the clock.
        - 8 Walk through the four pictures once this afternoon, as a game against the clock.
        - 2 Praise one thing that worked, with its name.
        ? newborn | baby | pushchair | pram | buggy: 10 Practise the last five minutes once: pram by the door, toddler's shoes on in it, baby last.
          - 8 Practise the last five minutes once, the baby last.
          - 2 Park the pram by the door, bag already hung on it.
      3? Agree on who is in charge of what, if you share it with another adult.
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
        ? crying | cry | tears: 2 Put a drink and a snack beside {person|your child}, with one line: “It may be wrong and scruffy today.”
        ? reading homework | read homework | reading log: 2 Ask {person|your child} to choose the page and the place: den, bath edge, under the table.
        ? rips | tears up | perfectionist | cries | meltdown: 2 Put a drink and a snack beside {person|your child}, with one line: “It may be wrong and scruffy today.”
        ? times table* | timestable* | multiplication: 2 Ask {person|your child} which times table is the easy one, and say that one together.
        ? to read | reading | reader: 2 Ask {person|your child} to choose the page, a comic or a recipe too.
      5n Let {person|your child} choose where and when to start: table or floor, now or after a snack.
        ? times table* | timestable* | multiplication: 5 Write one times table on small cards, those {person|your child} knows put aside with a tick.
      10n Sit nearby with work of your own for ten minutes, while your child works on that one task.
        ? # minutes a night | # minutes a day | # minutes each night: 10 Read with {person|your child} for {#} minutes by the timer: one line you, one line {person|your child}, stop when it rings.
        ? times table* | timestable* | multiplication: 5 Play five minutes with the three hardest cards: hop, clap or throw a ball at each answer.
        ? to read | reading | reader: 10 Read that page in turns: one line you, one line {person|your child}, hard words told at once.
      4 Write the tasks on one strip of paper, the shortest first[, all {deadline}].
        ? reading homework | reading log: 3 Choose the best hour for it together: before supper, in bed, at breakfast, never when tired out.
        ? times table* | timestable* | multiplication: 5 Write one times table on small cards, those {person|your child} knows put aside with a tick.
      4 Clear one end of a table until only pencil, paper and water are left. Phones stay away, yours included.
        - 3 Clear one end of a table: pencil, paper, water.
        - 2 Put all phones, yours included, into another room.
        ? reading homework | reading log: 4 Put three things to read from in one basket: the school book, a comic, a joke book.
          - 2 Put the school book, a comic and a joke book in one basket.
          - 2 Put all phones, yours included, into another room.
        ? sit still | fidget* | adhd | wriggl*: 4 Choose a place to move: standing at a shelf, lying on the floor, a cushion to wobble on.
          - 3 Choose a place to move: standing at a shelf, lying on the floor.
          - 2 Put all phones, yours included, into another room.
      10 Sit nearby with work of your own for ten minutes, while your child works on the first one.
        - 2 Let {person|your child} start the timer.
        - 10 Sit nearby with work of your own until it rings.
        ? crying | cry | tears: 10 Set a timer for ten minutes, with a hug and a stop at the first tear, whatever is on the page.
          - 2 Let {person|your child} start the timer.
          - 10 Sit beside {person|your child}, with a stop at the first tear.
        ? # minutes a night | # minutes a day | # minutes each night: 10 Read with {person|your child} for {#} minutes by the timer, then stop, even mid-page.
          - 2 Let {person|your child} start the timer.
          - 10 Read in turns, one line each, until it rings, hard words told at once.
        ? times table* | timestable* | multiplication: 5 Play five minutes with the three hardest cards: hop, clap or throw a ball at each answer.
          - 2 Let {person|your child} choose the three cards.
          - 5 Play five minutes with them: hop, clap or throw a ball at each answer, and no clock.
        ? to read | reading | reader: 10 Read that page in turns: one line you, one line {person|your child}, hard words told at once.
          - 5 Read the first half in turns, hard words told at once.
          - 5 Read the second half in turns, with a funny voice allowed.
      5 Ask instead of telling: “What does the question want?” A count of ten gives your child time to think.
        ? times table* | timestable* | multiplication: 5 Show one trick with beans: three rows of four, turned round into four rows of three.
        ? fraction*: 5 Ask with a cut apple or folded paper: “How many pieces make the whole? How many do we take?”
        ? dont understand it | cant help | my english | language: 5 Let {person|your child} explain it to you as if you were the pupil, with the school's own video or page open.
      5 Do the next task on the strip after five minutes of moving around.
        - 3 Jump, dance or fetch something together.
        - 8 Set the timer again for the next task.
        ? reading homework | reading log | # minutes a night | # minutes a day: 5 Read on yourself after the timer, aloud and with a voice for each figure, while {person|your child} only listens.
          - 5 Read on yourself after the timer, while {person|your child} only listens.
          - 2 Leave the book open at a good place for tomorrow.
        ? times table* | timestable* | multiplication: 5 Ask two of the cards at odd moments tomorrow: on the stairs, in the car, in the bath.
          - 3 Stick the three cards where you pass: stairs, fridge, bathroom mirror.
          - 2 Ask two of them in passing, sung or whispered, with a wrong guess allowed.
      3? Write two lines to the teacher about what took too long or was not understood.
        - 3 Write two lines to the teacher about what took too long or was not understood.
        - 2 Pack it into the bag by the door together.
        ? crying | cry | tears: 3 Write the teacher two lines: “It ends in tears after … minutes. May we stop there, signed by me?”
          - 3 Write to the teacher after how many minutes the tears come, with “May we stop there?”
          - 2 Pack what is done into the bag by the door together.
        ? teacher has been told | teacher knows | told the teacher | teacher is told | teacher already | told school | school knows | spoke to the teacher | talked to the teacher: 3 Draw one star on a strip for each evening it was begun, seven stars for a film night.
          - 3 Draw one star on a strip for tonight, seven for a film night.
          - 2 Pack the book into the bag by the door together.
        ? # hours | every night | hours: 3 Write two lines to the teacher: “It took us two hours. May we stop after 30 minutes, signed by me?”
          - 3 Write to the teacher how long it takes, with “May we stop after 30 minutes?”
          - 2 Pack what is done into the bag by the door together.
        ? adhd | autis* | dyslex*: 3 Write two lines to the teacher: how long one sheet takes, and “Could it be half of it, or typed?”
          - 3 Write to the teacher how long one sheet takes, with “Could it be half of it, or typed?”
          - 2 Pack it into the bag by the door together.
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
      5n Choose two places or hours without screens for everybody: the table, the last hour of the day.
      5n Tell {person|your child} the rule for tomorrow before the screen goes on, with a timer that both can see.
      5 Choose two places or hours without screens for everybody, including you: the table, the last hour of the day.
        ? two homes | their dads | at his dads | ex | other parent: 5 Choose two places or hours without screens that hold in your home, whatever holds in the other one.
        ? work from home | on calls | while i work: 5 Choose the hours when the screen is allowed because you work, and two hours a day when none is on, yours either.
      6 Write with {person|your child} five things to do when the screen goes off: ball, Lego, cooking, a friend, drawing.
        - 4 Write with {person|your child} five things that could come after it.
        - 2 Put one of them out where the screen stood.
        ? toddler | 2 year old | 3 year old | two year old | three year old | 2yo | 3yo: 6 Put out three things that could come after: water in the sink, big bricks, a box with a spoon and rice.
          - 3 Put out water in the sink with two cups.
          - 3 Put out big bricks or a box to climb into.
      6 Set the limit in the device's own family settings, so the clock ends it and not you.
        - 3 Open the family settings of the device.
        - 4 Set daily minutes and an hour at which it locks.
        ? fortnite | roblox | minecraft | playstation | xbox | switch | console: 6 Set the daily minutes in the console's family app, ending after a match and not in its middle.
          - 3 Open the console's family app.
          - 4 Set daily minutes and an hour at which it locks.
        ? own phone | ipad | tablet | youtube: 6 Set the limit in the tablet's or phone's family settings, with autoplay off and the app list down to five.
          - 3 Open the family settings of the device.
          - 4 Set daily minutes, with autoplay off.
      5 Tell {person|your child} the new rule in one sentence at a calm moment, with the day it starts.
      5 Stay beside your child while the screen goes off, with a warning two minutes before.
        - 2 Give a warning ten minutes before the end.
        - 3 Stay beside it while it goes off, with the next thing ready for both.
        ? tantrum | meltdown | scream* | hits: 5 Stay beside it while it goes off, with one sentence: “It's hard to stop. I'm here”, and no talk until the storm is over.
          - 2 Give a warning ten minutes before the end.
          - 3 Stay beside the storm with one sentence: “It's hard to stop. I'm here.”
      3? Change one thing in the rule together after a week.
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
      5n Look up the start time, the door to use and the name of the teacher[; it starts {deadline}].
      20n Walk or ride to the school once, at the hour of a school day.
        ? tomorrow: 10 Lay out clothes, bag, snack and bottle tonight with your child, the name in each.
      5 Write down the first day, the door, the hours and the name of the teacher[: {deadline}].
        ? uniform is bought | uniform bought: 5 Write down the door, the hours, the name of the first grown-up and what goes into the bag[: {deadline}].
        ? dont know any | know nobody | know no one | other parents: 5 Write to the class parents' chat or the school: “New here. Could somebody add me, and who lives near us?”
      6 Write to the school about what helps {person|your child} and what is hard, and note that you'd like a short visit.
        - 4 Write two lines to the school: what helps, what is hard.
        - 2 Ask in it for a short visit or a photo of the room.
        ? tomorrow: 6 Lay out clothes, bag, snack and bottle tonight with your child, the name in each.
          - 4 Lay out clothes, bag, snack and bottle tonight with your child.
          - 2 Write the name in bottle and coat.
      30 Walk or ride to the school once, at the hour of a school day.
        - 10 Go the first half of the way at the hour of a school day.
        - 10 Walk the rest to the door, with something nice to eat there.
        ? secondary | high school | year 7 | bus: 30 Travel the real way once with your child leading: stop, line, gate, and home again.
          - 10 Travel there once with your child leading: stop, line, gate.
          - 10 Travel home the same way.
      10 Practise what your child will do alone: coat, lunch box, toilet, asking for help.
        - 5 Practise coat and lunch box.
        - 5 Practise one sentence for asking for help.
        ? moved | new town | mid year | middle of the year | new country: 10 Practise three sentences: “I'm new. I come from …. Can I play too?”
          - 5 Practise three sentences: “I'm new. I come from …. Can I play too?”
          - 5 Practise one sentence for asking for help.
        ? secondary | high school | year 7: 10 Practise what will be done alone: timetable in colours, locker or key, lunch card, one line for getting lost.
          - 5 Colour the timetable by subject, two copies.
          - 5 Practise lunch card, lock, and one line for getting lost.
      8? Put name labels on coat, bag, bottle and box.
        ? bus pass: 8 Apply for the bus pass on the transport page, with a photo and the school's name.
        ? needs uniform | need uniform | no uniform | uniform to buy | buy .. uniform | uniform and: 8 Order what takes longest from the school's uniform list, such as the jumper with the badge.
        ? uniform is bought | uniform bought | have the uniform | got the uniform: 5 Let {person|your child} wear the uniform for one breakfast, with bag and shoes.
      5 Practise a ten-second goodbye: hug, word, wave.
        - 5 Practise a way to say goodbye of ten seconds: hug, word, wave.
        - 3 Offer one child of the same class an hour in the park before the start.
        ? dont know any | know nobody | know no one | other parents: 5 Ask one parent at the gate or in the chat for an hour in the park before the first day.
          - 5 Practise a way to say goodbye of ten seconds: hug, word, wave.
          - 3 Offer one child of the same class an hour in the park before the start.
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
      2* Write down one thing that is hard for {person|your child} at school, just as you would see it on video.
      6n Write three lines to the teacher: what you see, that you are asking for {it}, “Can we meet?”
        ? already asked | keeps saying no | refus* | turned down | not bad enough: 6 Write three lines to the head: asked on which day, what was said, “Please put your decision and reasons in writing.”
      4n Start a page of dates: what happened, who said what, what was sent.
      6 Write down four more hard things: at home, in class, with others, with reading, numbers or sitting.
        - 4 Add two from home and two from school.
        - 2 Write one thing beside them that goes well and with whose help.
      6 Put reports, letters and earlier tests into one folder, the newest on top.
        ? no diagnosis | undiagnosed | waiting list: 6 Put what shows the need without a diagnosis into one folder: dates, pieces of work, teachers' notes, the referral.
      6? Look up the official page on support in schools where you live, and save the form or the words to use.
      8 Write to the school's support lead: what you see, since when, that you ask for {it}, when you need an answer[: {deadline}].
        ? school says wait | says wait | told to wait | school says no | school refuse* | wait and see: 5 Write to the council or district itself, as a parent may in many places: “I ask for an assessment of needs for my son.”
        - 5 Write to the school's support lead: what you see, since when, that you ask for {it}.
        - 3 Send it by e-mail with a day for the answer, so that the date is kept.
        ? already asked | keeps saying no | refus* | turned down | not bad enough: 8 Write to the head and the council or district yourself: parents may ask for the assessment too, with the dates you asked before.
          - 5 Write it: asked on which days, what was said, your own request for an assessment.
          - 3 Send it by e-mail with a day for the answer.
        ? emailed | no reply | waiting | # weeks: 8 Write again with your first mail below, the head in copy, and a day for the answer.
          - 5 Write two lines above your first mail, the head in copy.
          - 3 Send it with a day for the answer.
      5 Ask your doctor or the school how an assessment is requested and how long it takes.
        - 3 Ask your doctor or the school how an assessment is requested.
        - 2 Write down how long it takes, and whom to ring.
      5 Set a reminder for the day you asked for an answer.
        - 5 Set a reminder for the day you named, and start a page of dates: who said what, what was sent.
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
      6n Write down what happened: the day, the place, who did it, what was said or done, who saw it.
        ? have screenshots | screenshots | got screenshots | saved .. messages: 6 Put the screenshots into one folder by date, with the sender's name and who is in the group.
          - 4 Put the screenshots into one folder by date.
          - 2 Write down who sent each, and who is in the group.
        ? online | whatsapp | group chat | snapchat | instagram | cyber: 6 Save pictures of each message with name, day and hour, before anything is deleted.
          - 4 Save pictures of each message with name, day and hour.
          - 2 Write down who is in the group.
      8n Send that list to the class teacher, and note that you would like a meeting this week.
        ? not their problem | outside school | out of school | wont help | wont do | does nothing | school wont: 8 Email the head your list: “This reaches into school. What does your bullying policy say, and who will act?”
        ? teacher did nothing | nothing changed | already told | ignored | head: 8 Send that list to the head, with the day you first told the teacher and a meeting this week.
      6 Write down what happened: the day, the place, who did it, what was said or done, who saw it.
        - 4 Write down day, place, who, what was said or done.
        - 2 Add who saw it, and save pictures of messages.
        ? have screenshots | screenshots | got screenshots | saved .. messages: 6 Put the screenshots into one folder by date, with the sender's name and who is in the group.
          - 4 Put the screenshots into one folder by date.
          - 2 Write down who sent each, and who is in the group.
        ? online | whatsapp | group chat | snapchat | instagram | cyber: 6 Save pictures of each message with name, day and hour, before anything is deleted.
          - 4 Save pictures of each message with name, day and hour.
          - 2 Write down who is in the group.
      4 Ask your child what would help first: another seat, an adult at break, walking in together.
        ? wont go to school | refuses .. school | scared .. school: 4 Ask your child what would make one school day bearable: a late start, a lift, one safe grown-up.
      5 Look up the school's rules against bullying on its website, and save the page.
      8 Send the class teacher your list, and note that you would like a meeting this week.
        - 5 Type your list in a mail to the class teacher, with a wish for a meeting this week.
        - 3 Send it to the class teacher, with who will watch at break until then as your question.
        ? not their problem | outside school | out of school | wont help | wont do | does nothing | school wont: 8 Email the head your list, the policy's lines on online bullying beside it, with a wish for a meeting this week.
          - 5 Type your list in a mail to the head, with the policy's lines on online bullying.
          - 3 Send it with a wish for a meeting this week.
        ? email the school | write to the school | mail the school | email school | letter to school: 8 Email the class teacher your list in order of days, with “Please tell me by Friday what you will do, and who watches”.
          - 5 Type your list in a mail, oldest day first, without guesses at why.
          - 3 Send it to the class teacher, with the day by which you ask for an answer.
        ? teacher did nothing | nothing changed | already told | ignored | head: 8 Send the head your list, with the day you first told the teacher and a wish for a meeting this week.
          - 5 Type your list in a mail to the head, with the day you first told the teacher.
          - 3 Send it to the head, with a wish for a meeting this week.
      5 Practise one short answer with your child: “Stop that”, said loudly on the way to an adult.
        - 5 Practise one short answer and one way out together: “Stop that”, then walk to a grown-up.
        - 4 Block what comes by phone once it is saved, with a report where the app has one.
      4? Set a reminder for a week from now, to write to the head if nothing has changed.
        ? not their problem | outside school | wont help | wont do | does nothing | school wont: 4 Set a reminder for a week from now, to write to the governors or the school board.
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
      2* Write down the days and hours you need covered, and from which date[: {deadline}].
        ? # days | full time | mornings: 2 Write days, hours and first date at the top of a page, with the child's age.
      8n Search your state's official list[ in {place}] or ask two parents, until you have two names.
        ? after school | wraparound | breakfast club: 10 Search the school's own club and childminders who fetch from that school, and save three.
          - 7 Search the school's page and the council's list for who fetches from that school.
          - 3 Save three of them.
      6n Call or write to the first one with four questions: hours, price, when a place is free, when you could visit.
        ? back to work | go back to work | return to work | start work: 6 Call the first: hours, price, a place from that month, settling-in days before your first working day.
      4 Write down the most you can pay a month, and any help from your state or employer[: {money}].
        - 3 Write down the most you can pay a month[: {money}].
        - 4 Look up what your state or employer adds.
      10 Search your state's official list[ in {place}] until you have three that you can reach in time.
        - 7 Search the official list of your town[ in {place}].
        - 3 Save three that you can reach in time.
        ? after school | wraparound | breakfast club: 10 Search the school's own club and childminders who fetch from that school, and save three.
          - 7 Search the school's page and the council's list for who fetches from that school.
          - 3 Save three of them.
        ? all full | are full | is full | theyre full | were full | no places | turned us down: 10 Search the official list[ in {place}] for three new ones: childminders, nurseries with free days, a nanny to share.
          - 7 Search the official list for three new ones.
          - 3 Save the three that you can reach in time.
        ? night* | shift* | weekend* | early start*: 10 Search the official list for those with early, late or weekend hours, and save three.
          - 7 Search the official list for early, late or weekend hours.
          - 3 Save three of them.
      4 Ask two parents you know who they trust.
        ? fell through | lost our place | lost my place | turned down | turned us down | closing down | closed down: 4 Ask the place that fell through: where are we on the list, and who else has room?
      8 Send all three the same message: age, days, hours, start, “When could we visit?”
        - 5 Write one message: age, days, hours, start, “When could we visit?”
        - 3 Send it to all three.
        ? part time | # days a week | two days | three days: 8 Send all three the same message: age, which days, from when, “Can days be swapped? When could we visit?”
          - 5 Write one message: age, which days, from when, “When could we visit?”
          - 3 Send it to all three.
      5 Write five questions for the visit: who works there, how many children, food, sleep, what happens when a child is ill.
        ? after school | wraparound | breakfast club: 5 Write five questions for the visit: who fetches, what food, homework, school holidays, and what if you are late.
        ? nanny | au pair: 5 Write five questions for the talk: last job, sick days, driving, food, what they do when a child won't stop crying.
        ? allerg* | special needs | autis* | disab*: 5 Write five questions for the visit: who looks after a child like yours, what training, food, sleep, illness.
      3? Put your name on the waiting list of the second choice too.
        - 3 Put your name on the waiting list of the second choice too.
        - 2 Set a reminder in one week for whoever has not answered.
        ? all full | are full | is full | theyre full | were full | no places | waiting list*: 3 Put your name on the waiting list of those that were full, with “any day that comes free”.
          - 3 Put your name on the waiting list of those that were full.
          - 2 Set a reminder in one week for whoever has not answered.
    `,
  },
];
