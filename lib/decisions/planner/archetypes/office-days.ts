import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What a working week asks for: reviews, agendas, notices of absence, hard mails, rotas, reviews of code. */
export const OFFICE_DAYS: readonly Archetype[] = [
  {
    id: "own-review",
    area: "work",
    whole: everyWay(
      "write|do|finish|fill in",
      "self assessment for work|self-assessment for work|self assessment for boss|self evaluation for work",
    ),
    acts: "prep|prep for|prepare|prepare for|write|do|finish|fill in|get ready|survive|start",
    things:
      "annual review|performance review|appraisal|self assessment for work|self-assessment for work|self review|self-review|self evaluation|probation review|mid-year review|yearly review|appraisal form|end of year review|development review|probation meeting",
    tells:
      "appraisal with my boss|appraisal is on|appraisal on|review with my boss|review with my manager",
    unless: "tax|team's|hmrc|my staff|literature|film|book review",
    it: "the review",
    plan: `
      2* Open your calendar at the first month that {theIt} covers.
        ? half filled | half done | half written | already started | started it: 2 Open the form at the first box that is still empty.
        ? # achievements | # goals | # objectives | # examples: 2 Write the headings they asked for on a page, with an empty line for each thing they want.
        ? blank | cant think | nothing | did badly | bad year: 2 Open your sent mail and search for “thank”, from the first month on.
      8* List what you did: one line for each thing you finished, with a number or a name.
        - 4 List what ended in the first half of that time.
        - 4 List what ended in the second half.
        ? cant remember | dont remember | forgot: 8 List what you did from sent mail, calendar, chat thanks and file names: one line for each thing that ended.
          - 4 List what ended in the first half of that time, from sent mail and calendar.
          - 4 List what ended in the second half.
        ? blank | cant think | nothing | did badly | bad year: 8 List ten plain things you kept running: shifts covered, people trained, mess cleared, calls answered.
          - 4 List five plain things you kept running.
          - 4 List five more, such as people helped or mess cleared.
      4 Mark three that helped somebody else.
        ? off sick | sick leave | maternity | months off | been off: 4 Mark three that somebody else had something of, with the months you were there as your year.
        ? tomorrow | today | tonight: -
      6 Write two sentences about each of the three: what it was, what changed.
      8n Send {person|your manager} the review with two sentences about each of the best three: what it was, what changed.
      4 Write one thing that went badly, and note what you do differently now.
        ? warning | complaint | bad feedback | missed target | missed my targets: 4 Write what they will bring up, with its dates, what was behind it, and what has changed.
        ? bullet*: 4 Write one thing that went badly as one bullet: what, why, what is different now.
      4 Write down one wish: a course, a task, a raise, different hours.
        ? goals | objectives: 4 Write the goals they ask for, each with what you'd do, by which month, and how one would see it.
        ? money | raise | pay: 4 Write one wish with its sum, and the two lines above that earn it.
        ? training | course: 4 Write one wish: the course, its price, and what the team gets from it.
      4? Send the form to {person|your manager}[ {deadline}], or print it for the talk.
    `,
  },
  {
    id: "out-of-office",
    area: "work",
    acts: "write|set|set up|turn on|make|put on|do|add",
    things:
      "out of office|out-of-office|out of office reply|out of office message|auto reply|autoreply|auto-reply|automatic reply|away message|ooo|out of office before holiday",
    whole: everyWay(
      "write|set|set up|put on|turn on",
      "out of office|my out of office|an out of office|ooo|out of office message",
    ),
    it: "the reply",
    plan: `
      2* Open “Automatic replies” in your mail's settings.
        ? gmail: 2 Open Gmail's settings at “Vacation responder”, at the foot of the page “General”.
        ? outlook: 2 Open Outlook's settings at “Automatic replies”.
        ? phone | voicemail: 2 Open the mailbox greeting on your phone.
      2* Set the first and last day, with one extra day at the end for catching up.
      2 Ask one colleague whether you may name them.
        ? freelance* | self employed | own business | alone: 2 Write down the one case in which a client may ring you, with the number.
      3 Write three lines: when you are away, who handles urgent things, when you answer the rest.
        ? maternity | paternity | parental: 3 Write three lines: on leave until about …, all my work is with …, this mailbox is not read.
        ? ill | sick | hospital | surgery | operation: 3 Write two lines: away for the time being, urgent things to …, with no reason.
        ? conference | business trip | travel* for work: 3 Write three lines: travelling until …, I read mail in the evening, urgent things to ….
        ? leaving | last day | left the company | new job: 3 Write three lines: no longer here from …, please write to …, thank you for working with me.
      3n Switch on the automatic reply with three lines: when you are away, who handles urgent things, when you answer the rest.
      2 Copy it into the reply for people outside your company, without project names.
      2 Send yourself a test from another address.
        - 2 Switch it on.
        - 2 Send yourself a test from another address.
      2? Cancel the meetings that fall into these days.
        - 2 Cancel the meetings that fall into these days.
        - 2 Block the first morning back in your calendar.
    `,
  },
  {
    id: "call-in-sick",
    area: "work",
    whole:
      "call in sick|ring in sick|phone in sick|call off sick|call out sick|call off work sick|report sick|tell work i'm sick|tell my boss i'm sick|text my boss i'm sick|take a sick day|take sick day",
    it: "it",
    plan: `
      2* Find the way to call in sick: the boss's number, a sick line, an app.
      2* Write one sentence: “I'm ill and can't work today. I'll be in touch by … tomorrow.”
        ? sick tomorrow | sick for tomorrow | tomorrow morning: 2 Write one sentence: “I'm ill and can't work tomorrow. I'll be in touch by … on how it goes.”
        ? mental | anxi* | depress* | cant face | burnout: 2 Write one sentence: “I'm unwell and can't work today. I'll be in touch by … tomorrow.” More is not owed.
        ? child | kid | son | daughter: 2 Write one sentence: “My child is ill and I can't work today. I'll be in touch by … tomorrow.”
      2* Send or say it now, before your shift or first meeting.
        ? sick tomorrow | sick for tomorrow: 2 Send it tonight, so that they can find cover.
        ? always go in | go in anyway | feel guilty | panic: 2 Send the sentence by message now, with the phone face down for ten minutes after it.
      3 Write down one thing that cannot wait, and who could take it.
        ? fever | vomit* | sick bug | diarrh* | covid | flu: 3 Take your temperature, with the number and hour written on a note.
      2 Set your out of office for today.
        ? sick tomorrow | sick for tomorrow: 2 Set your out of office for tomorrow.
      3 Look up after how many days you need a doctor's note.
        - 3 Look up from which day on you need a note from a doctor.
        - 2 Mute the work apps.
      2? Put water and medicine beside the bed, with an alarm for the next message.
        - 2 Put water and medicine beside the bed.
        - 2 Set an alarm for the hour of the next message.
    `,
  },
  {
    id: "hard-mail",
    area: "work",
    whole: everyWay(
      "reply to|answer|respond to|write back to",
      "angry client email|angry email|rude email|angry customer|rude client|rude email from client|angry client|difficult email|rude message from boss|passive aggressive email|bad review|negative review|angry email from client|complaint email|customer complaint|complaint from customer|angry parent",
    ),
    it: "the reply",
    plan: `
      2* Copy the mail into an empty page with no address in it, so it can't go out by accident.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 2 Copy the {#} into one list with the date of each, the oldest on top.
        ? review: 2 Copy the review into an empty page, away from the site.
        ? text | whatsapp | voicemail | message: 2 Copy the message into an empty note, away from the chat.
      3 Cross out everything that is only tone, until just facts and wishes are left.
      3 Write beside each of them one of three words: right, wrong, don't know.
      5* Write four sentences: what you see, what is right, what happens now, by when.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 5 Write four sentences that fit the commonest one: what you see, what is right, what happens now, by when.
          - 3 Write what the commonest one is unhappy about, and what is right in it.
          - 3 Add what happens now, and by when.
        ? refund | money back | wants .. money: 5 Write four sentences: what you see, what you can give back, how soon, where a question goes.
          - 3 Write what you see, and what you can give back.
          - 3 Add how soon, and where a question goes.
        ? boss | manager | director: 5 Write four sentences: what you took from the mail, what is so, what you do by when, one question.
          - 3 Write what you took from the mail, and what is so.
          - 3 Add what you do by when, with one question.
        ? not my fault | untrue | lies | lying | not true | false | accus*: 5 Write four sentences: “My notes show …”, the day, the proof attached, what you propose.
          - 3 Write “My notes show …”, with the day.
          - 3 Add the proof, and what you propose.
        - 3 Write what they are unhappy about, and what is right in it.
        - 3 Add what happens now, and by when.
      10 Leave it alone for ten minutes, away from the screen.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 20 Answer the others of that kind with the same four sentences, name and fact changed in each.
        ? temper | angry | furious | fuming | livid | upset | crying: 10 Walk round the block or up and down the stairs, with the draft left where it is.
        ? overnight | tomorrow | sleep on: 10 Close the draft for one night, with an alarm for tomorrow's first hour.
      3 Read it as if it had been sent to you, until no sharp word is left.
        ? colleague | friend .. read | second opinion: 3 Ask one calm person to read it for any word that stings.
      3n Send it after a ten-minute break and one last look for sharp words[, {deadline}].
      2? Send it, or offer a call where it is the third mail in this matter[, {deadline}].
    `,
  },
  {
    id: "meeting-agenda",
    area: "work",
    acts: "write|make|do|prepare|set|create|draft|send",
    things:
      "agenda|meeting agenda|agenda for meeting|agenda for tomorrow|agenda for monday's meeting|agenda for monday|team meeting agenda|agm agenda|agenda for tomorrow's meeting|agenda for team meeting",
    unless: "hidden|political|own agenda",
    it: "the agenda",
    plan: `
      2* Write at the top of {theIt} what should be decided or known at the end[ {deadline}].
        ? # minutes | # minute | half an hour | one hour: 2 Write at the top of {theIt} what should be decided at the end, with the minutes you have beside it.
        ? agm | annual general: 2 Open last year's agenda, as it holds the points your rules ask for.
      3* List what has to come up, one line each.
        ? # topics | three topics | # points: 3 Write your topics as questions that can be answered: “Which …?”, “Who …?”, “Shall we …?”
      3 Mark each with one letter: D for decide, T for talk, I for tell.
        ? too many | too long | overrun* | drags | never finish: 3 Mark each with one letter: D for decide, T for talk, and M for what a mail can do.
      3 Write minutes beside each, decisions first, with ten to spare.
      2 Write beside each the name of the person who brings it up.
        ? nobody prepares | not prepared | unprepared: 2 Write a name beside each, with the one page to read before it.
        ? remote | zoom | teams | online | hybrid: 2 Write a name beside each, with the link each person opens.
      3* Send it to everyone with the time and place.
        - 3 Send it to all with place and hour.
        - 2 Attach what should be read before.
        - 2 Ask who has one more point, until when.
        ? boss wants | send to my boss | for my boss: 3 Send it to your boss first: “Anything missing?”, and to all after the yes.
          - 2 Attach what should be read before.
          - 3 Send it to your boss: “Anything missing?”
          - 2 Send it to all after the yes.
      2? Copy it into a page for the notes.
    `,
  },
  {
    id: "meeting-follow-up",
    area: "work",
    whole: everyWay(
      "follow up on|follow up|follow up after|do follow up",
      "meeting|last week's meeting|last weeks meeting|yesterday's meeting|client meeting|call|sales call|team meeting|client call|conference",
    ),
    acts: "send|write",
    things:
      "follow up email|follow-up email|follow up|meeting follow up|recap email|follow-up|action points",
    unless: "interview|doctor|recruiter|application|gp|hospital",
    it: "the follow-up",
    plan: `
      2* Open your notes or the invitation of the meeting.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 2 Open the minutes at the points that are not done.
        ? no notes | didnt take | forgot to | lost: 2 Open the invitation, and write from memory who said they'd do what.
      3* Underline everything that somebody said they would do.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 3 Underline each point that is late, with its name and the day it was due.
      4 Write one line for each: who, what, by when.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 4 Write one friendly line to each: “Where are you with …? What would help? Could I have it by …?”
        ? client | customer: 4 Write one line for each: what you deliver by when, what you need from the client by when.
        ? # actions | # tasks | # points: 4 Write the {#} as one line each: who, what, until when.
      3 Mark yours with a star.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 3 Mark the one that holds up the others with a star, to be asked in person.
      4* Send everyone who was there a list of who does what by when: “Did I get this right?”
        - 2 Paste the lines into a mail to all who were there.
        - 3 Add “Did I get this right?” before you send it.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 4 Send each their own line, not the whole group.
          - 2 Send the starred one first.
          - 2 Send the others.
        ? weeks ago | late | last week | last month: 4 Send the lines to all who were there: “Late from me, sorry. Did I get this right, and what is done already?”
          - 2 Paste the lines into a mail to all who were there.
          - 3 Add “Late from me, sorry. What is done already?”
      5 Do the shortest of yours now.
      3? Enter the other dates in your calendar[, {deadline}].
    `,
  },
  {
    id: "rota",
    area: "work",
    acts: "do|make|write|plan|finish|sort|create",
    things:
      "rota|staff rota|work rota|shift plan|work schedule|shift schedule|roster|rota for next week|shift rota|duty roster|staff schedule",
    unless: "cleaning|chore|my own",
    it: "the rota",
    plan: `
      2* Draw the grid for {theIt}: days across, shifts down[, {deadline}].
        ? dropped out | have left | has left | pulled out | stepped down | lost # volunteers: 2 Circle on the rota the days that those who left had.
        ? update: 2 Save the rota under a new name, with the new week at its top[, {deadline}].
        ? said no | nobody .. replied | no one .. replied: 2 Write the shifts that are still open on a note, with the hour by which you must know.
        ? rota done | still need | gap* | missing: 2 Circle on the rota the day and hours that still need people.
      10n Fill the hardest shifts first, with names you know are free.
        ? dropped out | have left | has left | pulled out | stepped down: 8 Ask two new people by name: “Could you do the coffee once a month? I'd show you the first time.”
        ? said no | nobody .. replied | no one .. replied | hasnt replied | havent replied: 8 Message each silent one alone: “Sunday, ten to one: yes or no by tonight?”
        ? still need | rota done | gap* | missing | need # people for | short: 8 Message the two likeliest alone: “Could you do the 20th, ten to one? You'd save it.”
        ? off sick | short staffed | one down | called in sick: 8 Ring whoever could stretch, swap or come from an agency for the first gap.
        ? swap* | wants off | requests: 8 Write each wish into the grid, with a second name beside it who could swap.
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 8 Message them all: “Which days can you do? Please answer by …. I fill in the names that night.”
      4 Write in how many people each shift needs.
        ? dropped out | have left | has left | pulled out | stepped down: 4 Write five names who have never been asked: newcomers, teenagers with a parent, couples.
        ? said no | nobody .. replied | no one .. replied | hasnt replied | havent replied: 4 Message each silent one alone: “Sunday, ten to one: yes or no by tonight?”
        ? still need | gap* | missing | need # people for | short: 4 Write five names who are free or owe a turn, the likeliest first.
      5 Cross out the days on which somebody is away, from messages and requests.
        ? ramadan | fasting | light duties: 5 Ask each for the hours that don't work: fasting, prayers, light duties, with a mark in the grid.
        ? same week | same days off | same day off | same weekend | both want | # want: 5 Ask those who want the same days: who had their wish last time, and who could take another week?
        ? # are on holiday | # are away | on holiday | on leave | are away: 5 Cross out the days of those who are away, and write beside each gap who could stretch.
        ? still need | rota done | gap*: -
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 5 Message them all: “Which days can you do? Please answer by …. I fill in the names that night.”
        ? christmas | xmas | easter | new year* | bank holiday* | public holiday* | eid: 5 Ask each for a first and a second holiday wish, and write beside it who worked the holidays last year.
        ? off sick | short staffed | one down | called in sick: 5 Cross out who is away, and write beside each gap who could stretch, swap or come from an agency.
      8 Fill the hardest shift first: the early one, the weekend, the one that needs a skill.
        ? dropped out | have left | has left | pulled out | stepped down: 8 Ask the first two by name: “Could you do one day a month? I'd show you the first time.”
          - 4 Ask the first face to face or by message.
          - 4 Ask the second.
        ? still need | rota done | gap*: 5 Message the first two alone: “Could you do the 20th, ten to one? You'd save it.”
          - 3 Write one message with day, hours and what they'd do.
          - 4 Send it to the first two, alone and by name.
        ? christmas | xmas | easter | new year* | bank holiday* | public holiday*: 8 Fill the holidays first: each has one of the big days off, those who worked last year choose first.
          - 4 Fill the biggest day first.
          - 6 Fill the other holidays.
        - 4 Fill the hardest shift first.
        - 6 Fill the weekend.
      10 Fill the rest in fair turns, until each name comes up about equally often.
        ? dropped out | have left | has left | pulled out | stepped down: 10 Cut what the rota asks for: fewer people a shift, biscuits bought, every second week.
          - 5 Cut one thing from each shift.
          - 5 Fill the rest with those you have.
        ? still need | rota done | gap*: 5 Ring the next ones, or offer half the shift or a swap for another day.
          - 4 Ring the next one on the list.
          - 3 Offer half the shift or a swap for another day.
        ? # staff | # people: 10 Fill the rest with fair turns among the {#}, each name counted at the end.
          - 7 Fill the rest.
          - 3 Count each name's shifts, hours and rests.
        - 7 Fill the rest.
        - 3 Count each name's shifts, hours and rests.
      3* Send it out as a draft with each gap circled and a deadline for swaps.
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 3 Send it to all once the names are in: each gap circled, “first to answer has it”, swaps until ….
        ? still need | rota done | gap*: 3 Send the two empty places to all: day, hours, “first to answer has it”, with the full rota below.
      2? Save it where all can see it.
    `,
  },
  {
    id: "code-work",
    area: "work",
    acts: "fix|debug|solve|review|do|find",
    things:
      "bug|bug in my code|failing test|flaky test|pull request|pr|code review|pull requests|bug in app|error in my code|broken build|merge conflict|ticket at work",
    needsAct: true,
    unless:
      "bed|stomach|parking|travel bug|public relations|insect|beetle|marathon|deadlift|new pr",
    it: "the change",
    plan: `
      2* Open {theIt}, and nothing else.
        ? # comments | review comments | code review: 2 Open the review, and write the number of comments on a slip, to be counted down.
      3* Write one sentence: what should happen, and what happens instead or what the change claims to do.
        ? # comments | review comments | code review: 3 Mark each comment with one letter: S small, Q question, B big.
      5 Run it once, to see it with your own eyes.
        ? # comments | review comments | code review: 5 Answer the questions in one line each, or ask for ten minutes together on them.
        ? production | live site | cant reproduce: 5 Open the log at the last crash, and copy its first error line.
      10 Find the one file it depends on: the last change, the first wrong value, the riskiest lines.
        - 5 Look at the last change or the riskiest file.
        - 8 Print or read the first value that is wrong.
        ? # comments | review comments | code review: 10 Do the small ones in a row, each with “done” below it.
          - 5 Do the first five.
          - 5 Do the next five.
        ? stuck | # days | all day | since yesterday | for hours | tried everything: 10 Explain the fault aloud line by line to a colleague, a friend or a rubber duck, up to the line you can't explain.
          - 5 Explain it aloud up to the line you can't explain.
          - 5 Print the value just before that line.
      15* Work on the one spot it depends on, until a timer of 15 minutes rings.
        - 2 Set a timer to ten minutes.
        - 10 Work on that one place.
        ? # comments | review comments | code review: 15 Work on the big one that others hang on, with a timer on.
          - 2 Set a timer to ten minutes.
          - 10 Work on the big one that others hang on.
      5 Write or name one test that would have caught it.
        ? # comments | review comments | code review: 5 Run the tests once before you answer.
      5? Tell in the ticket or review what you found, and what you did not look at[, {deadline}].
        ? # comments | review comments | code review: 5 Push it with “Thanks, that helped. Open: …” in the review.
        ? stand up | standup: 5 Write three lines for the stand-up: what fails, what you ruled out, with whom you'd like ten minutes.
    `,
  },
];
