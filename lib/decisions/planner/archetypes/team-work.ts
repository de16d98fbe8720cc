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
      5 Write beside each name what that person does best, as far as you know[, before {day}].
        ? tired | burnt out | exhausted team | low morale | motivat*: 5 Write behind each name what drains them most now, as far as you know.
        ? remote | from home | never met | different countries: 5 Write behind each name where they work, their hours, and what they do best as far as you know.
      6n Ask each of them for half an hour one on one in your first two weeks.
      6n Write three questions for those talks: what should stay, what should stop, what do they need from you?
      6 Ask each of them for half an hour one on one in your first two weeks.
        - 3 Choose the half hours in your calendar.
        - 4 Send each person one, with “I'd like to listen” in it.
        ? mates | friends | colleagues: 6 Ask each of them for half an hour alone: “I'm your lead now. What should stay, and what worries you?”
          - 3 Choose the half hours in your calendar.
          - 4 Send each person one, with “I'd like to listen” in it.
        ? older | experienced | # years older: 6 Ask each of them for half an hour: “You know this place better. What should stay, what would you change?”
          - 3 Choose the half hours in your calendar.
          - 4 Send each person one, with “I'd like to listen” in it.
      5 Write three questions for those talks: what should stay, what should stop, what do they need from you?
      6 Ask your own manager what the team must have done in three months, and write it in one line.
        - 3 Send or ask the question in one line.
        - 3 Write the answer in one line.
      5 Set one short meeting a week with three points: what is done, what is stuck, what is next.
        ? dont answer | doesnt answer | silent: 5 Set one short meeting a week, and agree there which channel counts and by when one answers.
        ? first meeting | first team meeting: 5 Write the three points of the first meeting: who I am, what should stay, what should stop.
          - 3 Write the three points, with minutes beside each.
          - 3 Send them to all with hour and place.
        - 3 Choose day and hour for one short meeting a week.
        - 3 Write its three points: what is done, what is stuck, what is next.
      4? Write down one task that you will no longer do yourself, and who takes it.
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
        ? newsletter | social media | invoices | bookkeeping | rota: 2 Write the task's name on a page, with how long it takes you each time.
        ? nothing to do | bored: 2 List five things on your own desk that somebody new could begin today.
      3 Circle the one that comes back most often.
        ? holiday | leave | maternity | away: 3 Circle the one that can't wait while you are away.
      5 Write down who could do it, what they would learn, and what they can drop for it.
        ? perfectionis* | faster myself | quicker myself | trust | control: 5 Write beside it what would still be good enough, and the one thing that must not go wrong.
        ? assistant | va | intern | trainee | apprentice: 5 Write the three smallest pieces of it, the first one for the one who helps you, with what they would learn from it.
      8* Write one task you could hand over on half a page: what for, how it looks when done, by when[: {deadline}], what they may decide.
        - 4 Write what it is for, and how it looks when done.
        - 4 Write by when, and how far they may decide without you.
      10* Tell {person|this person} about it in ten minutes, until they can say it back in their own words.
        ? did it wrong | came back wrong | redo | had to redo: 10 Tell {person|this person} with one good and one bad example on the table, until they can say back the difference.
        ? remote | online | different time zone: 10 Tell {person|this person} on a call with your screen shared, until they can say back what they understood.
          - 6 Tell {person|this person} on a call, with your screen shared.
          - 4 Ask them to say back what they understood.
        - 6 Tell {person|this person}, with the half page in hand.
        - 4 Ask them to say back what they understood.
        ? no one | nobody | no staff | alone: 8 Ask one person outside for a price: virtual assistant, bookkeeper, cleaner, student.
          - 4 Write the task in four lines.
          - 4 Send the task to one person for a price.
      3 Put one halfway check-in into both calendars.
      3? Write a note where you will see it: “Ask, don't take it back.”
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
      2* Write down the name, the first day[ ({deadline})] and one thing {theIt} should be able to do after a week.
        ? buddy: 2 Send the new colleague one line today: who you are, where you'll meet, that no question is too small.
        ? tomorrow | today | train | shadow*: 2 Write down the three things the new person should be able to do alone at the end of the day.
      5 List what must work on the first morning: door, desk, computer, passwords, someone to ask.
        ? laptop hasnt | laptop not | no laptop | computer hasnt | laptop is late | laptop is delayed: 5 Borrow a spare laptop or desk for the first days, with guest log-ins asked for today.
        ? the till | shop | cafe | bar | warehouse | train | shadow*: 5 List the steps of the first task in the order of your hands, as you do it half asleep.
        ? laptop ordered | laptop .. ordered: 5 List what must work on the first morning besides the laptop: log-ins, door, desk, calendar, someone to ask.
      5n Ask one person today to be the go-to for questions in that first week.
        ? the till | train | shadow* | tomorrow: 5 Write the steps of the first task on a card, in the order your hands do it.
      8n Write a plan of the first day, hour by hour, including lunch with others.
        ? the till | train | shadow* | tomorrow: 10 Watch the new person do it three times, after you have shown it once slowly.
      8 Order or ask for each thing on that list, and note what is already there.
        ? laptop hasnt | laptop not | no laptop | computer hasnt | laptop is late | laptop is delayed: 8 Plan the first two days without a computer: people, rounds, reading on paper, one task beside a colleague.
          - 4 Plan the first day.
          - 4 Plan the second.
        ? the till | shop | cafe | bar | train | shadow*: 8 Show the first task once slowly, with every step said aloud.
          - 5 Show the first task once slowly.
          - 3 Say the one mistake you made yourself in it.
        - 5 Order or ask for the first half of the list.
        - 4 Order or ask for the rest.
      5 Ask one person to be the go-to for questions in that first week.
        ? buddy | shy | quiet: 5 Write three small invitations for the first week: a coffee, lunch on day two, a walk round the building.
        ? only been there | only # months | new myself | not .. long: 5 Ask your manager who answers what you don't know yet; “let's find out” is a good answer.
      8 Write a plan of the first day, hour by hour: people, place, one small real task, lunch with others.
        ? the till | shop | cafe | bar | train | shadow*: 8 Let the new person do it three times, with your hands behind your back.
          - 5 Let the new person do it twice.
          - 5 Watch the third time in silence.
        - 4 Write the morning: people and place.
        - 4 Write the afternoon: one small real task.
      8 Write down three things no one could guess: what often goes wrong, who decides, where things are kept.
        - 8 Write the three things one can't guess: what goes wrong often, who decides, where things lie.
      4? Put 15 minutes at the end of day one and of week one into your calendar, for questions.
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
      2* Write your last day at the top of a page[ ({deadline})], and who takes over[: {person}].
        ? my holiday | my vacation | my leave | while im away | while i am away | covers for me | cover for me: 2 Write the first and the last day of your leave at the top of a page, and who stands in.
        ? maternity | paternity | parental | baby | due date: 2 Write your last day at the top of a page[ ({deadline})], with “may be earlier” behind it, and who takes over.
        ? # weeks off | on holiday | annual leave | two weeks off | on leave | vacation: 2 Write the first and the last day of your leave at the top of a page, and who stands in.
        ? sick leave | surgery | operation | hospital: 2 Write your last day at the top of a page[ ({deadline})], and who stands in until you are back.
        ? tomorrow | today | # days | friday: 2 Write at the top of a page the time you leave for good[: {deadline}], and to whom it goes.
      6 List everything you look after, one line each: weekly, monthly, only when there is trouble.
        - 3 List what you do every day and every week.
        - 4 List what you do each month, or only when someone shouts.
        ? # projects | # cases | # clients | # accounts: 6 List the {#}, one line each: where it stands, next date, who waits.
          - 3 List the first half of them: where it stands, next date, who waits.
          - 3 List the others in the same way.
        ? half written | half done | already have | already started | started it: -
      4* Mark the three tasks of yours that would hurt within a week if nobody did them.
        ? covers for me | cover for me: 4 Mark the three that fall due while you are away.
        ? holiday | vacation | annual leave | # weeks off | on leave: 4 Mark the three that fall due while you are away.
      15* Write four things for each of the three: what it is for, next step, where it is kept, who to ask.
        - 5 Write for the first starred thing: next step, where it lies, who to ask.
        - 5 Write the same for the second.
        - 5 Write the same for the third.
        ? friday | tomorrow | # days | one day: 15 Write for each of the three only: next step, where it lies, who to ask.
          - 5 Write for the first starred thing: next step, where it lies, who to ask.
          - 5 Write the same for the second.
          - 5 Write the same for the third.
      10 Write one line for each of the rest: status, next step, where it is kept.
      8 Check that others can get to the files, passwords and calls without you.
        ? maternity | paternity | parental: 8 Write how you may be reached while you are off: never, by text in need, or on one named day.
          - 5 Check that files and calendars can be opened without you.
          - 4 Write how you may be reached: never, by text in need, or on one named day.
        ? remote | from home | video call: 8 Record your screen for five minutes on the task that is hardest to explain, saved in the team's folder.
          - 6 Record your screen for five minutes on the task that is hardest to explain.
          - 2 Save it in the team's folder.
        - 5 Check that files and calendars can be opened without you.
        - 4 Ask for your passwords and phone to be passed on in the proper way.
      15? Let whoever takes over do one thing from the page while you watch.
        ? no one | nobody | not hired | no replacement: 10 Send the page to your manager, with “Who gets which line?” as the last question.
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
        ? just have to check | are typed | typed them | typed just: 2 Open the typed minutes with your notes beside them.
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 2 Draw four columns on a page: point, decided, who does it, by when.
        ? three meetings | two meetings | # meetings | months behind: 2 Write the meetings' dates below each other, the newest with its notes beside it.
      8* Go through your notes, and mark each line D for decided, T for a task, or nothing.
        ? recorded it | recording | i recorded | transcript: 8 Run the recording through the transcript tool your firm allows, or listen at double speed, with a D for decided and a T for a task.
          - 4 Start the transcript, or listen to the first half.
          - 8 Mark D and T in it, with the minute beside each.
        ? typed just | just have to check | are typed | typed them | written up: 8 Read the typed minutes once against your notes: names, sums, dates, every decision with who does it.
          - 4 Check names, sums and dates against your notes.
          - 4 Check each decision for who does it and by when.
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 8 Copy the agenda's points into the first column, in the form of last time's minutes.
          - 4 Read last time's minutes for their form.
          - 4 Copy the agenda's points into the first column.
        ? no notes | lost my notes | lost the notes: 8 Write what you remember under each point of the agenda, with a mail to two who were there.
          - 4 Write what you remember under each point of the agenda.
          - 3 Mail two who were there for what is missing.
        - 4 Go through your notes, and mark with D what was decided.
        - 4 Mark with T what someone has to do.
      6 Write each D as one full sentence that someone who was absent understands.
        ? just have to check | are typed | typed them | written up: 6 Correct what you marked in the file, with names spelled as their owners do.
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 6 Write there only what is decided and who does what: “What did we decide?” is always a fair question.
      6* Send everyone the tasks, each with a name and a due date, within the hour.
        ? keep asking | keeps asking | asking for them | asking for it | waiting for them | chasing me: 6 Send those who ask the decisions and tasks tonight, with “The full minutes follow on …”.
          - 4 Type each T with a name and a day.
          - 2 Send it to those who ask, with “The full minutes follow on …”.
        ? typed just | just have to check | are typed | typed them | written up: 6 Send the minutes to chair and members as “draft, corrections by Friday”, with last time's list of addresses.
          - 3 Attach the minutes, named with the date of the meeting.
          - 3 Send them to chair and members: “Draft, corrections by Friday.”
        ? agm | weeks ago | parish | committee | society | council: 6 Send the chair the draft with decisions and tasks: “From my notes. What is missing?”
          - 4 Type decisions and tasks in the order of the agenda.
          - 2 Send the draft to the chair: “What is missing?”
        ? first time | never taken | never done | how do you | take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 6 Type the four columns the same evening, for the chair to look over.
          - 6 Type the four columns the same evening.
          - 2 Send them to the chair for a look.
        ? three meetings | two meetings | # meetings | months behind: 6 Send the newest meeting's decisions and tasks in short to the chair, with a day for the older ones.
          - 4 Write each T of the newest meeting with a name and a day.
          - 2 Send them to the chair, with a day for the older ones.
        - 4 Write each T with a name and a day.
        - 2 Mark with “?” the ones that have none.
      5 Write the rest as one line for each point of the agenda.
        ? decisions only | only decisions | only the decisions: -
        ? just have to check | are typed | typed them | written up: -
        ? agm: 5 Write the AGM's fixed points: apologies, last minutes, accounts, elections with proposer and seconder, any other business.
        ? mess | late | overdue | weeks ago | behind: -
      4 Ask {person|whoever led the meeting} about anything you are not sure of.
        ? just have to check | are typed | typed them | typed just: 3 Put “corrections in” into your calendar for Friday.
          - 2 Put “corrections in” into your calendar for Friday.
          - 2 Add “approve minutes” to the next agenda.
        - 3 Ask {person|whoever led the meeting} about each “?”.
        - 2 Cut what only the talk was about.
      3? Send it[ {deadline}], and save it where last time's lies.
        ? take minutes at | take minutes for | take minutes on | take the minutes at | take notes at | taking minutes | taking the minutes: 3 Send them to all who were there the day after, and save them where last time's lie.
        ? just have to check | are typed | typed them | typed just: 3 Save the final file where last time's lies, once the corrections are in.
          - 3 Save the final file where last time's lies.
        - 3 Send it[ {deadline}], and save it where last time's lies.
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
      2* Open your calendar at the first day that is missing, and write its date on a note.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 2 Fill in today's line now, with what you have done so far.
        ? wrong project code | wrong code | to correct | entries .. wrong: 2 Open the timesheet, sorted or filtered by the wrong code.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 2 Write the names whose timesheets are missing on a slip, with the hour payroll closes.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 2 Open the timesheet at the first day that is empty.
        ? mile* | mileage: 2 Open your calendar at the first trip of the year, beside an empty sheet.
        ? rejected | refused | sent back | declined: 2 Copy the office's reason for the rejection onto a slip, with the sum.
        ? receipt* | expense* | travel claim | business trip | work trip: 2 Lay every receipt you can find at once on the table, from wallet, bag and coat.
      4 List the weeks or trips you haven't claimed yet, one line each[ (the whole: {amount})].
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 4 Write the five codes or projects you use most on a note beside the screen.
        ? wrong project code | wrong code | to correct | entries .. wrong: 4 Write which code becomes which on a slip, as your manager or the list says.
        ? rejected | refused | sent back | declined: 4 Look up in the expense rules what they want for such a line: date, receipt, a stand-in.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 4 Ring each of them now: “Your hours by …, or they go into next month.”
        ? receipt* | expense* | travel claim | business trip | work trip: 4 Write down the days of the journey or month, with one line for each thing you paid.
      6* Take a picture of every receipt in sight.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 3 Set an alarm ten minutes before you stop work each day, named “timesheet”.
          - 2 Set an alarm ten minutes before you stop work each day, named “timesheet”.
          - 2 Fill in yesterday's line, as long as you still know it.
        - 3 Empty bag, wallet and jacket of receipts.
        - 4 Take a picture of each.
        ? wrong project code | wrong code | to correct | entries .. wrong: 6 Look for “edit all”, “find and replace” or an upload in the system, or ask payroll for it.
          - 3 Look in the menu.
          - 3 Ask payroll if there is none.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 6 Ask payroll how much later they can take two lines, and whether estimated hours count.
          - 3 Write the question in one line.
          - 3 Ring or send it.
        ? # receipts: 6 Take a picture of each of the {#} receipts, flat and with its date in sight.
          - 3 Take the first half.
          - 3 Take the rest.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 6 Open calendar, sent mail and chat of that week side by side, to see what you did each day.
          - 3 Open the calendar of that week.
          - 3 Add sent mail and chat beside it.
        ? mile* | mileage: 6 Write down four columns: date, from and to, what for, miles; look up each distance once in maps.
          - 3 Draw the columns: date, from and to, what for, miles.
          - 3 Look up the distance of your most usual trip.
        ? no receipt | receipt is lost | receipts are lost | receipt is missing | receipts missing | lost .. receipt* | lost receipt*: 6 Save what stands in for the receipt: bank line, ticket app, booking mail.
          - 3 Look in bank and ticket app for the line.
          - 3 Save booking mail and bank line as pictures.
      10* Fill in the newest line from calendar and mail: the day, what for, hours or amount.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 3 Keep the timesheet open in a pinned tab, with one word noted at each change of task.
          - 2 Pin the timesheet's tab, so that it stays open.
          - 2 Write one word into it at each change of task.
        - 3 Look up the newest line in calendar and mail.
        - 6 Fill in day, what for, hours or sum.
        ? wrong project code | wrong code | to correct | entries .. wrong: 10 Correct the first ten entries, with a count of what is left on the slip.
          - 5 Correct five.
          - 5 Correct five more.
        ? rejected | refused | sent back | declined: 10 Correct that line: the date, the proof for the day, a note on where it comes from.
          - 5 Find the proof for the day: bank line, calendar, mail.
          - 5 Correct the line.
        ? mile* | mileage: 10 Fill in the newest journey: date, from and to, what for, miles.
          - 5 Look up date and distance.
          - 5 Fill in the line.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 10 Write down the hours as the rota has them, as a stand-in until the sheets come.
          - 5 Write down the first one's hours from the rota.
          - 5 Write down the others'.
        ? receipt* | expense* | travel claim | business trip | work trip: 10 Fill in the claim from the newest picture on: day, what for, sum.
          - 3 Open the claim form.
          - 6 Fill in the first lines: day, what for, sum.
      20 Fill in the older ones the same way, from newest to oldest.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 5 Tell one colleague your alarm's time, and show each other the filled line all next week.
        - 10 Fill in the next two lines.
        - 10 Fill in two more lines.
        ? wrong project code | wrong code | to correct | entries .. wrong: 20 Correct the rest in rounds of ten.
          - 10 Do two rounds.
          - 10 Do two more.
        ? rejected | refused | sent back | declined: 10 Check the other lines for the same gap.
          - 5 Check the first half.
          - 5 Check the rest.
        ? mile* | mileage: 20 Fill in the older journeys in the same way, a month at a time from calendar and fuel bills.
          - 10 Fill in the newest month.
          - 10 Fill in the month before.
        ? timesheets are missing | timesheets missing | missing timesheets | timesheets havent | chase .. timesheets | crews timesheets | teams timesheets | their timesheets | timesheets from the team | timesheets from the crew | timesheets from everyone | timesheets from staff | timesheets from # people: 10 Enter what has come, with “estimated” beside the rest.
          - 5 Enter what has come.
          - 5 Enter the rest as “estimated”.
        ? overtime: 20 Fill in the older overtime in the same way: day, from when to when, who asked for it, rota or mail as proof.
          - 10 Fill in the last four weeks.
          - 10 Fill in the weeks before.
        ? receipt* | expense* | travel claim | business trip | work trip: 20 Fill in the rest, with each picture attached beside its line.
          - 10 Fill in the next lines.
          - 10 Attach the pictures.
        ? agency | wont pay | not been paid | no pay until: 20 Fill in the older ones from the newest back, and send each week the moment it is full.
          - 10 Fill in the next week, and send it.
          - 10 Do the week before it.
      5 Ask the office about one lost receipt, where all you have is an estimate.
        ? every day instead | instead of on friday* | instead of friday* | timesheet every day | timesheets every day | timesheet daily | timesheets daily | daily timesheet: 2 Mark an X in the calendar for each day you wrote it, with a free start after a gap.
        ? timesheet* | my hours | log hours | hours sheet | billable | work hours: 5 Ask your manager which job or code to use for whatever fits nowhere.
        ? mile* | mileage: 5 Add the miles up by month, and multiply by the official rate a mile.
        ? rejected | refused | sent back | declined: 5 Send the office three lines with the stand-in: journey, sum, “the receipt is lost; here is the bank entry”.
      3? Send it to the office or your manager[ {deadline}], with five minutes on Fridays set aside in the calendar for the next.
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
      2* Write on a slip the one thing that has to be done before you stop work today.
      4* Clear everything that belongs to the house off one seat, so it is only for work.
        - 2 Choose one seat for work alone.
        - 4 Clear it of everything that belongs to the house.
        ? ironing board | no desk | no table | bed | sofa | kitchen table | small flat: 4 Choose one surface at elbow height: a table end, a shelf, a windowsill, the ironing board set low with a chair that fits.
          - 2 Choose one surface at elbow height.
          - 3 Put the screen on a box, with its top at eye height.
      3 Set alarms for start, lunch and end, as you would at an office.
      3 Walk round the block before you sit down, or at least as far as the mailbox.
      25* Work 25 minutes on the thing on the slip, with the phone in another room.
        - 2 Put the phone in another room.
        - 10 Work ten minutes on the thing on the slip.
        - 10 Work ten minutes more on the same thing.
      3 Write every chore that comes to mind on a list for after work.
      4? Ask {person|whoever is at home} not to talk to you while the door or the headphones say so.
        ? no desk | ironing board | no table: 4 Ask your employer, or a neighbours' group, for a desk and chair; many firms lend or pay for them.
    `,
  },
];
