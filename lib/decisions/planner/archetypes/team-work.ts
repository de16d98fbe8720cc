import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Leading others, handing work over, and the small paperwork of a job. */
export const TEAM_WORK: readonly Archetype[] = [
  {
    id: "lead-team",
    area: "work",
    whole:
      "manage my first team|lead my first team|become a manager|become a better manager|be a better manager|lead my team|manage people for first time|manage a team|lead a team|prepare for my first management job|start as team lead|be a good manager|motivate my team",
    acts: "manage|lead|motivate|run|start|take over",
    things: "first team|new team|team of people|team at work|first management role",
    unless: "football|soccer|quiz|volleyball|rugby|cricket|netball|hockey|meeting",
    it: "the team",
    plan: `
      2* Write the names of the people you will lead at the top of a page.
        ~ Get a blank page. | Write the names of your people at the top.
      5 Write beside each name what that person does best, as far as you know[, before {day}].
        ~ Put the page with the names in front of you. | Write what the first person does best. | Write it for each of the others.
        ? tired | burnt out | exhausted team | low morale | motivat*: 5 Write beside each name what drains them most now, as far as you know.
        ? remote | from home | never met | different countries: 5 Write beside each name where they work, their hours, and what they do best as far as you know.
      6n Ask each of them for a half-hour one-on-one talk in your first two weeks.
        ~ Open a message to the first person. | Ask for a half-hour talk in your first two weeks. | Ask each of the others the same.
      6n Write three questions for those talks: what should stay, what should stop, what do they need from you?
        ~ Open a note on your phone. | Type “What should stay? What should stop?” | Type “What do you need from me?”
      6 Ask each of them for a half-hour one-on-one talk in your first two weeks.
        - 3 Choose times for one-on-one talks in your calendar.
        - 4 Send each person one of those times, with “I'd like to listen” in it.
        ? mates | friends | colleagues: 6 Ask each of them for half an hour alone: “I'm your lead now. What should stay, and what worries you?”
          - 3 Choose times for one-on-one talks in your calendar.
          - 4 Send each person one of those times, with “I'd like to listen” in it.
        ? older | experienced | # years older: 6 Ask each of them for half an hour: “You know this place better. What should stay, what would you change?”
          - 3 Choose times for one-on-one talks in your calendar.
          - 4 Send each person one of those times, with “I'd like to listen” in it.
      5 Write three questions for those talks: what should stay, what should stop, what do they need from you?
        ~ Open a note on your phone. | Type “What should stay? What should stop?” | Type “What do you need from me?”
      6 Ask your own manager what the team should have done in three months, and write it down in one line.
        - 3 Ask your own manager what the team should have done in three months.
        - 3 Write the answer down in one line.
      5 Set one short meeting a week with three points: what is done, what is stuck, what is next.
        ? dont answer | doesnt answer | silent: 5 Set one short meeting a week. Its first topic: which channel to use and how fast to answer.
        ? first meeting | first team meeting: 5 Write the three points of the first meeting: who I am, what should stay, what should stop.
          - 3 Write the three points of the first meeting, with minutes beside each.
          - 3 Send the three points to everyone, with the time and the place.
        - 3 Choose a day and a time for one short meeting a week.
        - 3 Write down its three points: what is done, what is stuck, what is next.
      4? Write down one task that you will no longer do yourself, and who takes it.
        ~ List the tasks you still do yourself. | Circle one you will no longer do. | Write who takes it beside it.
    `,
  },
  {
    id: "delegate",
    area: "work",
    whole:
      "delegate|delegate more|delegate tasks|delegate work|learn to delegate|get better at delegating|let others do|hand off tasks|hand off work|stop doing everything myself|stop micromanaging|stop doing everything myself at work|delegate better",
    acts: "delegate|hand off|pass on|give away",
    things: "tasks|work|task|some of my work|project|responsibilities|tasks to my team",
    needsAct: true,
    unless: "house|chores|husband|wife|kids|donate|charity|clothes",
    it: "the task",
    plan: `
      2* List five things you did this week that someone else could have done nearly as well.
        ~ Pick up a pen. | List five things someone else could have done.
        ? newsletter | social media | invoices | bookkeeping | rota: 2 Write the name of the task on a page, with how long it takes you each time.
        ? nothing to do | bored: 2 List five things on your own desk that somebody new could start today.
      3 Circle the thing that comes back most often.
        ~ Look at your five things. | Count how often each comes back. | Circle the one with the most.
        ? holiday | leave | maternity | away: 3 Circle the thing that can't wait while you are away.
      5 Write down who could take it over, what they would learn, and what they can drop for it.
        ~ Write the task at the top of a page. | Write who could take it over. | Add what they'd learn and what they can drop.
        ? perfectionis* | faster myself | quicker myself | trust | control: 5 Write beside it what would still be good enough, and the one thing that must not go wrong.
        ? assistant | va | intern | trainee | apprentice: 5 Write down the three smallest pieces of the task. Your helper starts with the first.
      8* Describe one task you could hand over in half a page: its purpose, how it looks when done, the due date[: {deadline}], what they may decide.
        - 4 Write down what the task is for, and how it looks when it is done.
        - 4 Write down the due date and how much they may decide without you.
      10* Tell {person|this person} about it in ten minutes, until they can say it back in their own words.
        ? did it wrong | came back wrong | redo | had to redo: 10 Tell {person|this person} about the task with one good and one bad example, until they can say back the difference.
        ? remote | online | different time zone: 10 Tell {person|this person} about the task on a call with your screen shared, until they can say it back.
          - 6 Tell {person|this person} about the task on a call, with your screen shared.
          - 4 Ask them to say back what they understood.
        - 6 Tell {person|this person} about the task, with your half page in hand.
        - 4 Ask them to say back what they understood.
        ? no one | nobody | no staff | alone: 8 Ask one person outside for a price: a virtual assistant, a bookkeeper, a cleaner, a student.
          - 4 Describe the task in four lines.
          - 4 Send those lines to one person with the question what it would cost.
      3 Put one halfway check-in into your calendar and theirs.
        ~ Open your calendar. | Enter a check-in halfway to the end. | Invite the other person to it.
      3? Write a note where you will see it: “Help, but don't take the task back.”
        ~ Get a sticky note. | Write “Help, but don't take the task back.” | Stick it where you will see it.
    `,
  },
  {
    id: "onboard-person",
    area: "work",
    whole:
      "onboard a new employee|onboard a new hire|onboard our new|onboard new colleague|train a new employee|train new starter|train my replacement|train new colleague|onboard an intern|prepare for a new starter|prepare for our new intern|welcome a new colleague|train the new person|train new hire",
    acts: "onboard|train|welcome|induct|prepare for|show",
    things:
      "new employee|new hire|new starter|new colleague|intern|trainee|apprentice|my replacement|new team member|new staff|new volunteer|new person at work",
    needsAct: true,
    unless: "become|apply|find",
    it: "the new person",
    named:
      "new employee|new hire|new starter|new colleague|intern|trainee|apprentice|replacement|new team member|new volunteer",
    plan: `
      2* Write down the person's name, the first day[ ({deadline})] and one thing {theIt} should be able to do after a week.
        ~ Pick up a pen. | Write the name, the first day, one thing to manage after a week.
        ? only have # hour* | have # hour* | # hours to | # hours: 2 Write down the two things {person|the new person} has to do alone after {#} hours with you. The rest can wait.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 2 Write down the three things {person|the new person} should be able to do alone by the end of the shift.
        ? buddy: 2 Send the new colleague one line today: who you are, where you'll meet, that no question is too small.
        ? tomorrow | today | train | shadow*: 2 Write down three things the new person should be able to do alone by the end of the day.
      5 List what must work on the first morning: door key, desk, computer, passwords, someone to ask.
        ~ Get a pen and paper. | List the door key, the desk, the computer. | Add passwords and someone to ask.
        ? written instructions | no instructions | no manual | no written | nothing written: 5 Write the steps of the first task on one page, in the order your hands do them. That page becomes the instructions.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 5 List the steps of the first task in the order your hands do them.
        ? laptop hasnt | laptop not | no laptop | computer hasnt | laptop is late | laptop is delayed: 5 Borrow a spare laptop with a guest log-in for the first days.
        ? the till | shop | cafe | bar | warehouse | train | shadow*: 5 List the steps of the first task in the order your hands do them.
        ? laptop ordered | laptop .. ordered: 5 List what must work on the first morning besides the laptop: log-ins, door key, desk, calendar, someone to ask.
      5n Ask one person today to answer the new person's questions in the first week.
        ~ Think of one person the new one could ask. | Go to them, or open the chat. | Ask them to answer questions in the first week.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 5 Write the steps of the first task on a card, in the order your hands do them.
        ? the till | train | shadow* | tomorrow: 5 Write the steps of the first task on a card, in the order your hands do them.
      8n Write a plan of the first day, hour by hour, including lunch with others.
        ~ Write the hours of the first day down a page. | Fill in the morning. | Write lunch with others. | Fill in the afternoon.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 8 Show the first task once slowly, then let the new person do it three times with your hands behind your back.
        ? the till | train | shadow* | tomorrow: 10 Watch the new person do the task three times, after you have shown it once slowly.
      8 Order what the new person needs for the first morning, and note what is already there.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 8 Show the first task once slowly, saying every step aloud.
          - 5 Show the first task once slowly, saying every step aloud.
          - 3 Tell them about one mistake you made in it yourself.
        ? laptop hasnt | laptop not | no laptop | computer hasnt | laptop is late | laptop is delayed: 8 Plan the first two days without a computer: meeting people, a tour, reading on paper, one task beside a colleague.
          - 4 Plan the first day without a computer: meeting people, a tour, reading on paper.
          - 4 Plan the second day, with one task beside a colleague.
        ? the till | shop | cafe | bar | train | shadow*: 8 Show the first task once slowly, saying every step aloud.
          - 5 Show the first task once slowly, saying every step aloud.
          - 3 Tell them about one mistake you made in it yourself.
        - 5 Order or ask for the first half of the things on the list.
        - 4 Order or ask for the rest of the list.
      5 Ask one person to answer the new person's questions in the first week.
        ~ Open the list of your team. | Pick one person. | Ask them to answer questions in the first week.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 5 Ask at the first break: “What's still unclear?” Write down what you hear.
        ? buddy | shy | quiet: 5 Write down three small invitations for the first week: a coffee, lunch on day two, a walk around the building.
        ? only been there | only # months | new myself | not .. long: 5 Ask your manager who can answer what you don't know yet. “Let's find out” is a good answer.
      8 Write a plan of the first day, hour by hour: people, place, one small real task, lunch with others.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 8 Let the new person do the task three times, with your hands behind your back.
          - 5 Let the new person do the task twice.
          - 5 Watch in silence as they do it a third time.
        ? the till | shop | cafe | bar | train | shadow*: 8 Let the new person do the task three times, with your hands behind your back.
          - 5 Let the new person do the task twice.
          - 5 Watch in silence as they do it a third time.
        - 4 Write the plan for the morning: people to meet and places to see.
        - 4 Write the plan for the afternoon: one small real task.
      8 Write down three things no one could guess: what often goes wrong, who decides, where things are kept.
        - 8 Write down three things no one could guess: what often goes wrong, who decides, where things are kept.
      4? Put 15 minutes for questions into your calendar at the end of day one and of week one.
        ~ Open your calendar. | Enter 15 minutes at the end of day one. | Enter 15 minutes at the end of week one.
        ? written instructions | no instructions | no manual | no written | nothing written | # hours: 4 Tell the new person one thing that went well, and hand over your page of steps.
        ? the new guy | the new girl | new guy | new girl | never trained | new cashier | new server | new cook | new kid | the newbie | new coworker: 4 Tell the new person one thing that went well, and what you'll show next shift.
    `,
  },
  {
    id: "handover",
    area: "work",
    whole:
      "write a handover|do a handover|hand over my work|hand over my project|hand over my job|hand over my tasks|hand over my projects|prepare a handover|do my handover|hand over to colleague|hand over my clients",
    acts: "write|do|prepare|make|finish|create|plan|hand over",
    things:
      "handover|handover document|handover notes|handover note|handover email|handover for my replacement|handoff document|shift handover",
    unless: "key|flat|house|car|baby",
    it: "the handover",
    plan: `
      2* Write your last day at the top of a page[ ({deadline})] and the name of who takes over[: {person}].
        ~ Get a blank page. | Write your last day on top, with who takes over.
        ? my holiday | my vacation | my leave | while im away | while i am away | covers for me | cover for me: 2 Write the first and the last day of your leave at the top of a page, with the name of who covers for you.
        ? maternity | paternity | parental | baby | due date: 2 Write your last day at the top of a page[ ({deadline})] with “may be earlier” beside it, and the name of who takes over.
        ? # weeks off | on holiday | annual leave | two weeks off | on leave | vacation: 2 Write the first and the last day of your leave at the top of a page, with the name of who covers for you.
        ? sick leave | surgery | operation | hospital: 2 Write your last day at the top of a page[ ({deadline})] and the name of who covers until you are back.
        ? tomorrow | today | # days | friday: 2 Write at the top of a page the time you leave for good[: {deadline}] and the name of who takes over[: {person}].
      6 List everything you look after, one line each: weekly tasks, monthly tasks, things that only come up in trouble.
        - 3 List what you do every day and every week.
        - 4 Add what you do each month or only when there is trouble.
        ? # projects | # cases | # clients | # accounts: 6 List the {#}, one line each: where it stands, next date, who waits.
          - 3 List the first half of them: where each stands, the next date, who is waiting.
          - 3 List the second half in the same way.
        ? half written | half done | already have | already started | started it: -
      4* Mark the three tasks of yours that would hurt within a week if nobody did them.
        ~ Look at the list of your tasks. | Ask what would hurt within a week if undone. | Mark those three.
        ? covers for me | cover for me: 4 Mark the three tasks that are due while you are away.
        ? holiday | vacation | annual leave | # weeks off | on leave: 4 Mark the three tasks that are due while you are away.
      15* Describe each of those three tasks in four lines: what it is for, the next step, where it is kept, who to ask.
        - 5 Describe the first task you marked: the next step, where things are kept, who to ask.
        - 5 Describe the second task you marked in the same way.
        - 5 Describe the third task you marked in the same way.
        ? friday | tomorrow | # days | one day: 15 Describe each of the three tasks in three lines: the next step, where things are kept, who to ask.
          - 5 Describe the first task you marked: the next step, where things are kept, who to ask.
          - 5 Describe the second task you marked in the same way.
          - 5 Describe the third task you marked in the same way.
      10 Write one line for each of your other tasks: where it stands, the next step, where it is kept.
        ~ Open the list of your other tasks. | Write where the first one stands. | Add its next step and where it is kept. | Write a line like that for each other task.
      8 Check that others can get to the files, passwords and calls without you.
        ? maternity | paternity | parental: 8 Write down how people may reach you while you are off: never, by text in an emergency, or on one set day.
          - 5 Check that others can open your files and calendars without you.
          - 4 Write down how people may reach you: never, by text in an emergency, or on one set day.
        ? remote | from home | video call: 8 Record your screen for five minutes while you show the task that is hardest to explain.
          - 6 Record your screen for five minutes while you show the task that is hardest to explain.
          - 2 Save the recording in the team's folder.
        - 5 Check that others can open your files and calendars without you.
        - 4 Ask IT how your log-ins and phone will be passed on.
      15? Watch while the person who takes over does one thing from your page.
        ~ Put your page in front of the person. | Pick one thing on it together. | Watch while they do the first half. | Watch until they finish it.
        ? no one | nobody | not hired | no replacement: 10 Send your page to your manager with one question: “Who gets which line?”
    `,
  },
  {
    id: "minutes",
    area: "work",
    whole:
      "write up client call|write up call|write up meeting|write up yesterdays meeting|write up yesterdays client call|type up meeting notes|write meeting minutes|write minutes|write up minutes|take minutes|take meeting minutes|write up my notes from meeting|type up minutes|finish minutes",
    acts: "write|write up|take|type up|finish|do|send|type",
    things:
      "meeting minutes|minutes|minutes from meeting|meeting notes|minutes of meeting|protocol",
    needsAct: true,
    unless: "a day|daily|every|per day|exercise|walk|break|shower|nap|cold",
    it: "the minutes",
    plan: `
      2* Write down the day, the place, who was there and who wasn't, before you look at your notes.
        ~ Pick up a pen. | Write the day, the place, who was there, who wasn't.
        ? just have to check | are typed | typed them | typed just: 2 Open the typed minutes, with your notes beside them.
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 2 Draw four columns on a page: topic, decision, who does it, by when.
        ? three meetings | two meetings | # meetings | months behind: 2 Write the dates of the meetings in a list, with the newest at the top.
      8* Go through your notes, and mark each line D for decided, T for a task, or nothing.
        ? recorded it | recording | i recorded | transcript: 8 Listen to the recording at double speed, and write D for each decision and T for each task.
          - 4 Listen to the first half of the recording at double speed, or start an automatic transcript.
          - 8 Mark each decision with D and each task with T, with the minute beside it.
        ? typed just | just have to check | are typed | typed them | written up: 8 Check the typed minutes against your notes: names, amounts, dates, decisions and who does what.
          - 4 Check the names, amounts and dates against your notes.
          - 4 Check each decision: does it say who does it and by when?
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 8 Copy the agenda's topics into the first column.
          - 4 Read last time's minutes to see how they are written.
          - 4 Copy the agenda's topics into the first column.
        ? no notes | lost my notes | lost the notes: 8 Write down what you remember under each topic of the agenda.
          - 4 Write down what you remember under each topic of the agenda.
          - 3 Ask two people who were there by e-mail for what is missing.
        - 4 Go through your notes for decisions. Each one gets a D beside it.
        - 4 Mark each task with T.
      6 Write each D as one full sentence that someone who wasn't there can understand.
        ~ Find the first D in your notes. | Write it as one full sentence. | Do the same with each other D.
        ? just have to check | are typed | typed them | written up: 6 Correct in the file what you marked.
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 6 Write down only what is decided and who does what. “What did we decide?” is always a fair question.
      6* Send everyone the tasks within the hour, each with a name and a due date.
        ? keep asking | keeps asking | asking for them | asking for it | waiting for them | chasing me: 6 Send the decisions and tasks tonight to those who ask, with “The full minutes follow on …”.
          - 4 Type up each task with a name and a due date.
          - 2 Send the list to those who ask, with “The full minutes follow on …”.
        ? typed just | just have to check | are typed | typed them | written up: 6 Send the minutes to the chair and the members as a draft: “Please send corrections by Friday.”
          - 3 Attach the minutes to an e-mail, with the date of the meeting in the file name.
          - 3 Send the e-mail to the chair and the members: “Draft, please send corrections by Friday.”
        ? agm | weeks ago | parish | committee | society | council: 6 Send the chair a draft with the decisions and tasks: “This is from my notes. What is missing?”
          - 4 Type up the decisions and tasks in the order of the agenda.
          - 2 Send the draft to the chair: “What is missing?”
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 6 Type up the four columns the same evening, so the chair can look them over.
          - 6 Type up the four columns the same evening.
          - 2 Send them to the chair for a quick look.
        ? three meetings | two meetings | # meetings | months behind: 6 Send the newest meeting's decisions and tasks to the chair, with a date for the older ones.
          - 4 Write down each task from the newest meeting with a name and a due date.
          - 2 Send those tasks to the chair, with a date for the older meetings.
        - 4 Write each task with a name and a due date.
        - 2 Mark each task that has no name or date with “?”.
      5 Write one line for each other topic on the agenda.
        ~ Open the agenda. | Find the first topic you haven't covered. | Write one line for it and each other topic.
        ? decisions only | only decisions | only the decisions: -
        ? just have to check | are typed | typed them | written up: -
        ? agm: 5 Write down the fixed topics of the annual meeting: who was absent, last minutes, accounts, elections, other business.
        ? mess | late | overdue | weeks ago | behind: -
      4 Ask {person|whoever led the meeting} about anything you are not sure of.
        ? just have to check | are typed | typed them | typed just: 3 Put “corrections in” into your calendar for Friday.
          - 2 Put “corrections in” into your calendar for Friday.
          - 2 Add “approve minutes” to the next agenda.
        - 3 Ask {person|whoever led the meeting} about each task marked “?”.
        - 2 Cut everything that was only talk.
      3? Send the minutes[ {deadline}]. A copy goes where last time's are saved.
        ? take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 3 Send the minutes the next day to everyone who was there.
        ? just have to check | are typed | typed them | typed just: 3 Save the final file with last time's minutes, once the corrections are in.
          - 3 Save the final file with last time's minutes.
        - 3 Send the minutes[ {deadline}]. A copy goes where last time's are saved.
    `,
  },
  {
    id: "work-claims",
    area: "work",
    whole:
      "do my timesheets|fill in my timesheets|do my expenses|submit my expenses|do my work expenses|claim my expenses|claim my travel expenses|catch up on timesheets|do my expense claim|submit my timesheet|do my mileage claim|file my expenses|finish my expense claim",
    acts: "do|submit|fill in|fill out|claim|file|finish|catch up|catch up on|complete|hand in|sort|expense|get back|claim back|write",
    things:
      "timesheet|expense claim|travel expenses|work expenses|mileage claim|mileage log|expense form|expenses from conference|expenses from work|expenses from trip|billable hours|expense report|expenses|train ticket|taxi receipt|travel receipt",
    unless: "budget|household|wedding|tax return|insurance claim|living",
    it: "the claim",
    named: "timesheet|expense claim|travel expenses|work expenses|mileage claim|expense form",
    plan: `
      2* Open your calendar at the first day you haven't claimed, and write its date on a note.
        ~ Open your calendar at the first unclaimed day. | Write its date on a note.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 2 Fill in today's line on the timesheet with what you have done so far.
        ? wrong project code | wrong code | to correct | entries .. wrong: 2 Open the timesheet, and filter it by the wrong code.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 2 Write down the names whose timesheets are missing, with the time payroll closes.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 2 Open the timesheet at the first empty day.
        ? mile* | mileage: 2 Open your calendar at the first trip of the year, beside an empty sheet.
        ? rejected | refused | sent back | declined: 2 Copy the reason for the rejection onto a note, with the amount.
        ? receipt* | expense* | travel claim | business trip | work trip: 2 Lay every receipt you can find right now on the table: from your wallet, bag and coat.
      4 List the weeks or trips you haven't claimed yet, one line each[ (in all: {amount})].
        ~ Get a pen and paper. | Write down the first week or trip not claimed. | Add the others, one line each.
        ? timesheet* | time sheet* | my hours | log hours | hours sheet | billable | work hours: 4 List the days that are still empty, one line each.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 4 Write the five codes or projects you use most on a note beside the screen.
        ? wrong project code | wrong code | to correct | entries .. wrong: 4 Write on a note which code should replace the wrong one.
        ? rejected | refused | sent back | declined: 4 Look up in the expense rules what they want for this kind of claim: a date, a receipt, another proof.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 4 Ring each of those people now: “I need your hours by …, or they go into next month.”
        ? receipt* | expense* | travel claim | business trip | work trip: 4 Write down the days of the trip or month, with one line for each thing you paid for.
      6* Take a picture of every receipt in sight.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 3 Set a daily alarm named “timesheet” for ten minutes before you stop work.
          - 2 Set a daily alarm named “timesheet” for ten minutes before you stop work.
          - 2 Fill in yesterday's line while you still remember it.
        - 3 Empty your bag, wallet and jacket of receipts.
        - 4 Take a picture of each receipt.
        ? wrong project code | wrong code | to correct | entries .. wrong: 6 Look for “edit all”, “find and replace” or an upload button in the system.
          - 3 Look in the menu for “edit all” or “find and replace”.
          - 3 Ask payroll how to change many lines at once, if the menu has nothing.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 6 Ask payroll how late they can take the missing timesheets, and whether estimated hours count.
          - 3 Write one line to payroll: how late can they take the missing timesheets?
          - 3 Send payroll that line.
        ? # receipts: 6 Take a picture of each of the {#} receipts, flat and with its date in sight.
          - 3 Take pictures of the first half of the receipts.
          - 3 Take pictures of the rest.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 6 Open that week's calendar, sent mail and chat side by side, to see what you did each day.
          - 3 Open your calendar for that week.
          - 3 Open your sent mail and chat for that week beside it.
        ? mile* | mileage: 6 Draw four columns on the sheet: the date, from and to, what for, the miles.
          - 3 Draw four columns: the date, from and to, what for, the miles.
          - 3 Look up the distance of your most common trip in a map app.
        ? no receipt | receipt is lost | receipts are lost | receipt is missing | receipts missing | lost .. receipt* | lost receipt*: 6 Save something that stands in for the receipt: a bank entry, a ticket in an app, a booking e-mail.
          - 3 Look for the payment in your bank and ticket apps.
          - 3 Save the booking e-mail and the bank entry as pictures.
      10* Fill in the newest line from your calendar and e-mail: the day, what for, the hours or amount.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 3 Pin the timesheet's tab, so it stays open for a word each time you change tasks.
          - 2 Pin the timesheet's tab, so it stays open.
          - 2 Write one word into it each time you change tasks.
        - 3 Look up the newest line in your calendar and e-mail.
        - 6 Fill in the day, what it was for and the hours or amount.
        ? wrong project code | wrong code | to correct | entries .. wrong: 10 Correct the first ten entries.
          - 5 Correct five entries.
          - 5 Correct five more entries.
        ? rejected | refused | sent back | declined: 10 Correct the rejected line: the date, the proof, a note on where the proof comes from.
          - 5 Find a proof for that day: a bank entry, your calendar, an e-mail.
          - 5 Correct the rejected line in the claim.
        ? mile* | mileage: 10 Fill in the newest trip: the date, from and to, what for, the miles.
          - 5 Look up the date and distance of the newest trip.
          - 5 Fill in the line for that trip.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 10 Write down the hours from the work schedule for now, until the timesheets come.
          - 5 Write down the first person's hours from the work schedule.
          - 5 Write down the other people's hours.
        ? receipt* | expense* | travel claim | business trip | work trip: 10 Fill in the claim from the newest receipt back: the day, what for, the amount.
          - 3 Open the claim form.
          - 6 Fill in the first lines: the day, what for, the amount.
      20 Fill in the older lines the same way, from newest to oldest.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 5 Tell one colleague what time your alarm rings. You can show each other your filled lines all next week.
        - 10 Fill in the next two lines.
        - 10 Fill in two more lines.
        ? wrong project code | wrong code | to correct | entries .. wrong: 20 Correct the remaining entries in rounds of ten.
          - 10 Correct two rounds of ten entries.
          - 10 Correct two more rounds.
        ? rejected | refused | sent back | declined: 10 Check the other lines of the claim for the same gap.
          - 5 Check the first half of the other lines for the same gap.
          - 5 Check the second half.
        ? mile* | mileage: 20 Fill in the older trips the same way, one month at a time, from your calendar and gas receipts.
          - 10 Fill in the newest month of trips.
          - 10 Fill in the month before that.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 10 Enter the timesheets that have come, and write “estimated” beside the other hours.
          - 5 Enter the timesheets that have come.
          - 5 Enter the other hours as “estimated”.
        ? overtime: 20 Fill in your older overtime the same way: the day, from when to when, who asked for it, the proof.
          - 10 Fill in your overtime for the last four weeks.
          - 10 Fill in your overtime for the weeks before.
        ? receipt* | expense* | travel claim | business trip | work trip: 20 Fill in the remaining lines, with each picture attached to its line.
          - 10 Fill in the remaining lines.
          - 10 Attach the pictures to their lines.
        ? agency | wont pay | not been paid | no pay until: 20 Fill in the older weeks from the newest back.
          - 10 Fill in the next week, and send it.
          - 10 Fill in the week before it.
      5 Ask the office about one lost receipt, if all you have is an estimate.
        ~ Open a message to the office. | Write which receipt is lost. | Send it with your estimate.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 2 Mark an X in the calendar for each day you filled in your line. A missed day doesn't matter.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 5 Ask your manager which job or code to use for hours that don't fit anywhere.
        ? mile* | mileage: 5 Add up the miles by month, and note what they come to at the official rate per mile.
        ? rejected | refused | sent back | declined: 5 Send the office three lines with your proof: the trip, the amount, “The receipt is lost. Here is the bank entry.”
      3? Send the claim or timesheet to the office or your manager[ {deadline}].
        ~ Open the finished claim or timesheet. | Attach it to a message to the office or manager. | Press the send button.
        ? timesheet* | time sheet* | my hours | log hours | hours sheet | billable | work hours: 3 Submit the timesheet[ {deadline}], and note the time you sent it.
    `,
  },
  {
    id: "home-office",
    area: "work",
    whole:
      "work from home without|focus when working from home|focus while working from home|focus working from home|be more productive at home|concentrate at home|stop getting distracted at home|work better from home|get work done at home|be productive when working from home|be productive working from home|stay productive working from home",
    acts: "survive|manage|get better|improve",
    things: "working from home|home working|wfh|remote working",
    tells: "work from home and get nothing done|work from home and keep",
    unless: "find|job|ask|boss|side hustle|desk for",
    it: "the day at home",
    plan: `
      2* Write on a note the one thing that has to be done before you stop work today.
        ~ Get a note. | Write on it the one thing to do before you stop.
        ? kids home at # | kids .. home at # | kids .. home by # | kids get home at # | school gets out at # | pickup at # | until # when: 2 Write on a note the one thing that has to be done before {#}, when the house gets loud.
      4* Clear one seat of household things, so it is only for work.
        ? kids are loud | loud kids | kids are home | kids home | noisy | no office | no quiet | loud: 4 Choose one spot with a door or a wall behind you: a bedroom corner, the car, the laundry room. Put headphones there.
          - 2 Choose one spot with a door or a wall behind you.
          - 2 Put headphones and your note there.
        - 2 Choose one seat that is only for work.
        - 4 Clear it of all household things.
        ? ironing board | no desk | no table | bed | sofa | kitchen table | small flat: 4 Choose one surface at elbow height: the end of a table, a shelf, a windowsill, a low ironing board.
          - 2 Choose one surface at elbow height.
          - 3 Put the screen on a box, with its top at eye level.
      3 Set alarms for the start of work, lunch and the end of work, as you would at an office.
        ~ Open the alarms on your phone. | Set one for the start of work. | Set one for lunch, one for the end.
        ? kids home at # | kids .. home at # | kids .. home by # | kids get home at # | school gets out at # | pickup at #: 3 Set alarms for the start of work, lunch and half an hour before {#}. The hard work goes before that.
      3 Walk around the block before you sit down, or at least as far as the mailbox.
        ~ Put on your shoes. | Walk out of the front door. | Walk around the block, or as far as the mailbox.
        ? kids are loud | loud kids | kids are home | kids home | noisy | no office | no quiet | loud: 3 Put on headphones with brown noise or rain, at the same seat every time.
      25* Work for 25 minutes on the thing on your note, with your phone in another room.
        - 2 Put your phone in another room.
        - 10 Work for ten minutes on the thing on your note.
        - 10 Work on it for ten more minutes.
      3 Write every chore that comes to mind on a list for after work.
        ~ Put a sheet of paper beside your computer. | Write “after work” at the top. | Write each chore that comes to mind on it.
      4? Ask {person|whoever is at home} not to talk to you while the door is closed or your headphones are on.
        ~ Go to {person|whoever is at home}. | Show them the closed door or the headphones. | Ask them not to talk to you at those times.
        ? kids | toddler | children: 4 Put two easy tasks on a list for the hours when the kids are home: e-mail, filing, forms.
        ? kids: 4 Set the kids up with a snack, one quiet activity and a timer: “When it rings, you can talk to me.”
        ? no desk | ironing board | no table: 4 Ask your employer for a desk and a chair. Many companies lend or pay for them.
    `,
  },
];
