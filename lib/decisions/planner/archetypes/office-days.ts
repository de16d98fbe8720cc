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
        ~ Open your calendar. | Scroll to the first month of the review.
        ? # questions | four questions | three questions | five questions | the questions: 2 Copy the form's questions into a blank document, with an empty line under each.
        ? last one went bad | last one was bad | last review | last time was bad | went bad last | went badly | bad review | got a bad | went poorly: 2 Write down the two things your last review complained about.
        ? half filled | half done | half written | already started | started it: 2 Open the form to the first box that is still empty.
        ? # achievements | # goals | # objectives | # examples: 2 Write the headings they asked for on a page, with an empty line under each.
        ? blank | cant think | nothing | did badly | bad year: 2 Search your sent mail for “thank”, starting with the first month of that time.
      8* List what you finished in that time: one line for each thing, with a number or a name.
        ? hate writing about myself | hate talking about myself | hate bragging | bragging | feels like bragging | hard to write about myself | bad at selling myself: 8 List what you finished, one line each, as if a coworker had done it: “She closed …, he fixed ….”
          - 4 List five things you finished, as if a coworker had done them.
          - 4 List more from your sent mail and calendar, with a number or a name in each.
        - 4 List what you finished in the first half of that time.
        - 4 List what you finished in the second half.
        ? cant remember | dont remember | forgot: 8 List what you finished, one line each, with the help of your sent mail, calendar, chat thanks and file names.
          - 4 List what you finished in the first half of that time, from your sent mail and calendar.
          - 4 List what you finished in the second half, from your sent mail and calendar.
        ? blank | cant think | nothing | did badly | bad year: 8 List ten plain things you kept running: shifts covered, people trained, messes cleaned up, calls answered.
          - 4 List five plain things you kept running.
          - 4 List five more, such as people you helped or messes you cleaned up.
      4 Mark three things on the list that helped somebody else.
        ~ Put the list in front of you. | Read it for who was helped. | Mark three things that helped somebody else.
        ? off sick | sick leave | maternity | months off | been off: 4 Mark three things on the list that helped somebody else, from the months you were there.
        ? tomorrow | today | tonight: -
      6 Write two sentences about each of the three: what it was, and what changed because of it.
        ~ Pick up the first of the three. | Write what it was, plus what changed. | Write two sentences on each of the other two.
      8n Send {person|your manager} the review with two sentences about each of your three best things: what it was, what changed.
        ~ Open a message to {person|your manager}. | Write two sentences about the first thing. | Write two about each of the other two. | Send it with the review attached.
        ? last one went bad | last one was bad | last review | last time was bad | went bad last | went badly | bad review | got a bad | went poorly: 8 Write two sentences on each complaint: what you changed since, and one time it showed.
        ? review on WEEKDAY | review is WEEKDAY | review WEEKDAY | review is on WEEKDAY | review tomorrow | review is tomorrow | review today | review coming up | review next week | review with: 8 Write two sentences to say about each of your three best things: what it was, what changed.
        ? prepare | prepare for | prep | get ready | getting ready: 8 Write two sentences to say about each of your three best things: what it was, what changed.
      4 Write down one thing that went badly, and note what you do differently now.
        ~ Pick up a pen. | Write one thing that went badly. | Write what you do differently now.
        ? last one went bad | last one was bad | last review | last time was bad | went bad last | went badly | bad review | got a bad | went poorly: 4 Write one sentence on each complaint from last time: what you changed, and one time it showed.
        ? warning | complaint | bad feedback | missed target | missed my targets: 4 Write down what they will bring up: the dates, the reasons behind it, and what has changed since.
        ? bullet*: 4 Write one thing that went badly as a bullet: what, why, what is different now.
      4 Write down one thing you would like: a course, a task, a raise, different hours.
        ~ Write four words: course, task, raise, hours. | Circle what you would like. | Write it out in one sentence.
        ? goals | objectives: 4 Write the goals they ask for: what you'd do, by which month, and how anyone could tell it's done.
        ? money | raise | pay: 4 Write down the raise you want, and the two results from your list that earn it.
        ? training | course: 4 Write down the course you want, its price, and what the team gets from it.
      4? Send the review to {person|your manager}[ {deadline}].
        ~ Open a message to {person|your manager}. | Attach the review. | Press send.
        ? review on WEEKDAY | review is WEEKDAY | review WEEKDAY | review is on WEEKDAY | review tomorrow | review is tomorrow | review today | review coming up | review next week | review with: 4 Say your three best things and your one wish out loud once. That page comes along to the review.
        ? last one went bad | last one was bad | last review | last time was bad | went bad last | went badly | bad review | got a bad | went poorly: 4 Say what has changed and your three best things out loud once. That page comes along to the review.
        ? prepare | prepare for | prep | get ready | getting ready: 4 Say your three best things and your one wish out loud once. That page comes along to the review.
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
        ~ Open your mail's settings. | Press “Automatic replies”.
        ? gmail: 2 Open Gmail's settings to “Vacation responder”, at the bottom of the “General” tab.
        ? outlook: 2 Open Outlook's settings to “Automatic replies”.
        ? phone | voicemail: 2 Open the voicemail greeting on your phone.
      2* Set the first and last day, with one extra day at the end for catching up.
        ~ Enter your first day away. | Enter the last day plus one extra.
      2 Ask one colleague whether you may name them as the contact for urgent things.
        ~ Open a message to one colleague. | Send: “May I name you for urgent things?”
        ? freelance* | self employed | own business | alone: 2 Write down the one case in which a client may ring you, with the number to use.
      3 Write three lines: when you are away, who handles urgent things, when you'll answer the rest.
        ~ Open a blank reply. | Write when you are away. | Write who handles urgent things, plus when you'll answer.
        ? maternity | paternity | parental: 3 Write three lines: I'm on leave until about …, my work is with …, this mailbox is not being read.
        ? ill | sick | hospital | surgery | operation: 3 Write two lines: I'm away for the time being, please send urgent things to …. No reason is needed.
        ? conference | business trip | travel* for work: 3 Write three lines: I'm travelling until …, I read mail in the evening, please send urgent things to ….
        ? leaving | last day | left the company | new job: 3 Write three lines: I no longer work here as of …, please write to …, thank you for working with me.
      3n Turn on the automatic reply with three lines: when you are away, who handles urgent things, when you'll answer the rest.
        ~ Open “Automatic replies”. | Type the three lines: away, urgent, the rest. | Press “On”.
      2 Copy your text into the reply for people outside your company, without project names.
        ~ Copy your text. | Paste it for outside senders, minus the project names.
      2 Send yourself a test from another address to see the reply.
        - 2 Turn the automatic reply on.
        - 2 Send yourself a test from another address to see the reply.
      2? Cancel the meetings that fall on the days you're away.
        - 2 Cancel the meetings that fall on the days you're away.
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
      2* Find out how to call in sick: your boss's number, a sick line, an app.
        ~ Open your contacts or the work app. | Find your boss's number, the sick line or the form.
      2* Write one sentence: “I'm sick and can't work today. I'll be in touch by … tomorrow.”
        ~ Write: “I'm sick and can't work today.” | Add: “I'll be in touch by … tomorrow.”
        ? sick tomorrow | sick for tomorrow | tomorrow morning: 2 Write one sentence: “I'm sick and can't work tomorrow. I'll let you know by … how it's going.”
        ? mental | anxi* | depress* | cant face | burnout: 2 Write one sentence: “I'm not well and can't work today. I'll be in touch by … tomorrow.” You don't owe more than that.
        ? child | kid | son | daughter: 2 Write one sentence: “My child is sick and I can't work today. I'll be in touch by … tomorrow.”
      2* Send your sick message now, before your shift or first meeting.
        ~ Open your sick message. | Press send.
        ? sick tomorrow | sick for tomorrow: 2 Send your sick message tonight, so they can find someone to cover.
        ? always go in | go in anyway | feel guilty | panic: 2 Send your sick message now, before you can talk yourself into going in.
      3 Write down one thing that can't wait, and who could take it.
        ~ Pick up a pen. | Write the one thing that can't wait. | Write who could take it.
        ? fever | vomit* | sick bug | diarrh* | covid | flu: 3 Take your temperature, and note the number and the time.
      2 Set your out-of-office reply for today.
        ~ Open “Automatic replies” in your mail. | Turn it on for today.
        ? sick tomorrow | sick for tomorrow: 2 Set your out-of-office reply for tomorrow.
      3 Look up how many sick days you can take before you need a doctor's note.
        - 3 Look up how many sick days you can take before you need a doctor's note.
        - 2 Mute the work apps on your phone.
      2? Put water and medicine beside your bed.
        - 2 Put water and medicine beside your bed.
        - 2 Set an alarm for when your next message is due.
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
        ~ Open an empty page with no address. | Paste the mail into it.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 2 Copy the {#} into one list with the date of each, the oldest on top.
        ? review: 2 Copy the review into an empty page, away from the site.
        ? text | whatsapp | voicemail | message: 2 Copy the message into an empty note, away from the chat.
      3 Cross out everything that is only tone, until just facts and requests are left.
        ~ Print the mail, or open your copy. | Cross out the tone in the first half. | Cross it out in the rest, leaving facts and requests.
      3 Write one of three labels beside each fact or request: right, wrong, don't know.
        ~ Put the facts and requests in front of you. | Write right, wrong or don't know beside the first. | Label each of the others.
      5* Write four sentences in answer: what they're unhappy about, what is right, what happens now, by when.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 5 Write four sentences that answer the most common complaint: what it is about, what is right, what happens now, by when.
          - 3 Write down what the most common complaint is about, and what is right in it.
          - 3 Add two sentences: what happens now, and by when.
        ? refund | money back | wants .. money: 5 Write four sentences: what went wrong, what you can pay back, how soon, where to send questions.
          - 3 Write down what went wrong, and what you can pay back.
          - 3 Add how soon the money comes, and where to send questions.
        ? boss | manager | director: 5 Write four sentences: what you understood from the mail, what is true, what you'll do by when, one question.
          - 3 Write down what you understood from the mail, and what is true.
          - 3 Add what you'll do by when, with one question.
        ? not my fault | untrue | lies | lying | not true | false | accus*: 5 Write four sentences: “My notes show …”, the date, the proof you attach, what you suggest.
          - 3 Write “My notes show …”, with the date.
          - 3 Add the proof, and what you suggest.
        - 3 Write down what they are unhappy about, and what is right in it.
        - 3 Add two sentences: what happens now, and by when.
      10 Leave the draft alone for ten minutes, away from the screen.
        ~ Stand up from the screen. | Walk into another room. | Leave the draft alone for five minutes. | Stay away until ten minutes are over.
        ? # complaints | # customers | # emails | # mails | # reviews | # messages: 20 Answer the other complaints of that kind with the same four sentences, adapted to each person.
        ? temper | angry | furious | fuming | livid | upset | crying: 10 Walk around the block or up and down the stairs, before you touch the draft again.
        ? overnight | tomorrow | sleep on: 10 Close the draft for the night, with an alarm to look at it tomorrow morning.
      3 Read your answer as if someone had sent it to you, until no sharp word is left.
        ~ Open your answer. | Read it as if someone had sent it. | Change each sharp word.
        ? colleague | friend .. read | second opinion: 3 Ask one calm person to read your answer for any word that stings.
      3n Send your answer after a ten-minute break and one last look for sharp words[, {deadline}].
        ~ Open your answer after the ten-minute break. | Look for sharp words once more. | Press send.
      2? Send your answer[, {deadline}]. If it's your third mail about this, a call may work better.
        ~ Open your answer. | Press send, or call if it's the third mail.
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
      2* Write at the top of {theIt} what should be decided or known by the end[ {deadline}].
        ~ Open the agenda page. | Write at the top: “By the end we have decided …”
        ? # minutes | # minute | half an hour | one hour: 2 Write at the top of a page what should be decided by the end, and the minutes you have.
        ? agm | annual general: 2 Open last year's agenda, which shows the points your rules ask for.
      3* List what has to come up, one line each.
        ~ Open the agenda page. | Write the first point on its own line. | Write the other points, one line each.
        ? kickoff | kick off | new client | first meeting with: 3 List what has to come up: who is who, the goal, what they'll get, dates, who decides, next step.
        ? # topics | three topics | # points: 3 Write your topics as questions people can answer: “Which …?”, “Who …?”, “Shall we …?”
      3 Mark each point with one letter: D for decide, T for talk, I for inform.
        ~ Put the points in front of you. | Write D, T or I beside the first. | Write one letter beside each of the others.
        ? too many | too long | overrun* | drags | never finish: 3 Mark each point with one letter: D for decide, T for talk, M for what an e-mail can do.
      3 Write the minutes beside each point, decisions first, with five minutes to spare.
        ~ Move the points marked “decide” to the top. | Write the minutes beside each point. | Add them up, leaving five minutes to spare.
      2 Write beside each point the name of the person who brings it up.
        ~ Put the agenda in front of you. | Write one name beside each point.
        ? nobody prepares | not prepared | unprepared: 2 Write beside each point a name, and the one page to read before the meeting.
        ? remote | zoom | teams | online | hybrid: 2 Write beside each point a name, and the link people need to open.
      3* Send the agenda to everyone with the time and place.
        - 3 Send the agenda to everyone with the time and place.
        - 2 Attach what people should read before the meeting.
        - 2 Ask everyone for any missing points, with a date to answer by.
        ? boss wants | send to my boss | for my boss: 3 Send the agenda to your boss first: “Is anything missing?”
          - 2 Attach what people should read before the meeting.
          - 3 Send the agenda to your boss: “Is anything missing?”
          - 2 Send the agenda to everyone once your boss says yes.
      2? Copy the agenda into a new page for the meeting notes.
        ~ Open a new page. | Paste the agenda under the title “Notes”.
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
      2* Open your notes or the invitation for the meeting.
        ~ Find the meeting in your calendar. | Open its notes or its invitation.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 2 Open the minutes to the points that aren't done.
        ? no notes | didnt take | forgot to | lost: 2 Open the meeting invitation to jog your memory of who said they'd do what.
      3* Underline everything that somebody said they would do.
        ~ Put the notes in front of you. | Read the first half, underlining each promise. | Read the second half the same way.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 3 Underline each late point, with its name and the day it was due.
      4 Write one line for each promise: who, what, by when.
        ~ Open a blank page. | Write the first promise: who, what, by when. | Write the others the same way.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 4 Write one friendly line to each person: “Where are you with …? What would help? Could I have it by …?”
        ? client | customer: 4 Write one line for each promise: what you deliver by when, or what you need from the client by when.
        ? # actions | # tasks | # points: 4 Write the {#} as one line each: who, what, until when.
      3 Mark your own tasks with a star.
        ~ Put the list of promises in front of you. | Look for your name. | Put a star on each of your tasks.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 3 Mark with a star the point that holds up the others, so you can ask about it in person.
      4* Send everyone who was there a list of who does what by when: “Did I get this right?”
        - 2 Paste your lines into a mail to everyone who was there.
        - 3 Add “Did I get this right?” before you send the mail.
        ? didnt do | havent done | not done | nobody did | hasnt been done | nothing happened | didnt deliver: 4 Send each person their own line, not the whole group.
          - 2 Send the starred line first.
          - 2 Send the other lines, one to each person.
        ? weeks ago | late | last week | last month: 4 Send your lines to everyone who was there: “Sorry this is late. Did I get this right, and what is done already?”
          - 2 Paste your lines into a mail to everyone who was there.
          - 3 Add “Sorry this is late. What is done already?” before you send the mail.
      5 Do the shortest of your own tasks now.
        ~ Put a finger on your shortest task. | Open the thing it needs. | Do it until you can cross it off.
      3? Put the due dates of your other tasks in your calendar[, {deadline}].
        ~ Open your calendar. | Enter the first due date. | Enter the dates of your other tasks.
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
        ~ Get a sheet of paper. | Draw days across and shifts down.
        ? dropped out | have left | has left | pulled out | stepped down | lost # volunteers: 2 Circle on the schedule the days the people who left used to cover.
        ? update: 2 Save a copy of the schedule under a new name, with the new week at the top[, {deadline}].
        ? said no | nobody .. replied | no one .. replied: 2 Write down the shifts that are still open, and when you must know by.
        ? rota done | still need | gap* | missing: 2 Circle on the schedule the days and hours that still need people.
      10n Fill the hardest shifts first, with names you know are free.
        ~ Put the grid in front of you. | Mark the hardest shifts. | Write a name you know is free in the first. | Fill in the other hard ones.
        ? dropped out | have left | has left | pulled out | stepped down: 8 Ask two new people by name: “Could you do the coffee once a month? I'd show you the first time.”
        ? said no | nobody .. replied | no one .. replied | hasnt replied | havent replied: 8 Message each person who hasn't answered separately: “Sunday, ten to one: yes or no by tonight?”
        ? still need | rota done | gap* | missing | need # people for | short: 8 Message the two likeliest people separately: “Could you do the 20th, ten to one? You'd save the day.”
        ? off sick | short staffed | one down | called in sick: 8 Ring one person who could stay longer, swap or step in for the first gap.
        ? swap* | wants off | requests: 8 Write each request into the grid, and the name of someone who could swap.
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 8 Message everyone: “Which days can you do? Please answer by …. I'll put in the names that night.”
      4 Write down how many people each shift needs.
        ~ Point to the first shift on the grid. | Write how many people it needs. | Write a number beside each of the other shifts.
        ? dropped out | have left | has left | pulled out | stepped down: 4 Write down five people who have never been asked: newcomers, teenagers with a parent, couples.
        ? said no | nobody .. replied | no one .. replied | hasnt replied | havent replied: 4 Message each person who hasn't answered separately: “Sunday, ten to one: yes or no by tonight?”
        ? still need | gap* | missing | need # people for | short: 4 Write down five people who are free or owe a turn, with the likeliest first.
      5 Cross out the days when somebody is away.
        ~ Put the days off beside the grid. | Cross out the first person's days. | Cross out everybody else's days.
        ? ramadan | fasting | light duties: 5 Ask each person which hours don't work: fasting, prayers, light duties.
        ? same week | same days off | same day off | same weekend | both want | # want: 5 Ask the people who want the same days: “Who got their choice last time, and who could take another week?”
        ? # are on holiday | # are away | on holiday | on leave | are away: 5 Cross out the days when people are away, and note who could stay longer to fill each gap.
        ? still need | rota done | gap*: -
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 5 Message everyone: “Which days can you do? Please answer by …. I'll put in the names that night.”
        ? christmas | xmas | easter | new year* | bank holiday* | public holiday* | eid: 5 Ask each person for a first and a second holiday choice, and note who worked the holidays last year.
        ? off sick | short staffed | one down | called in sick: 5 Cross out who is away, and note beside each gap who could stay longer, swap or step in.
      8 Fill the hardest shift first: the early one, the weekend, the one that needs a skill.
        ? dropped out | have left | has left | pulled out | stepped down: 8 Ask the first two people by name: “Could you do one day a month? I'd show you the first time.”
          - 4 Ask the first person, face to face or by message.
          - 4 Ask the second person: “Could you do one day a month?”
        ? still need | rota done | gap*: 5 Message the first two people separately: “Could you do the 20th, ten to one? You'd save the day.”
          - 3 Write one message with the day, the hours and what they'd be doing.
          - 4 Send the message to the first two people, separately and by name.
        ? christmas | xmas | easter | new year* | bank holiday* | public holiday*: 8 Fill the holidays first: everyone gets one big day off, and last year's holiday workers choose first.
          - 4 Fill the biggest holiday first.
          - 6 Fill the other holidays.
        - 4 Fill the hardest shift first.
        - 6 Fill the weekend shifts.
      10 Fill the rest in fair turns, until each name comes up about equally often.
        ? dropped out | have left | has left | pulled out | stepped down: 10 Cut what the schedule asks for: fewer people per shift, or only every second week.
          - 5 Cut one thing from each shift, such as one person or half an hour.
          - 5 Fill the shifts with the people you have.
        ? still need | rota done | gap*: 5 Ring the next person on your list, with half the shift or a swap as an offer.
          - 4 Ring the next person on your list.
          - 3 Offer that person half the shift, or a swap for another day.
        ? # staff | # people: 10 Fill the rest with fair turns among the {#}, each name counted at the end.
          - 7 Fill the rest of the shifts.
          - 3 Count each person's shifts and hours, to see if the turns are fair.
        - 7 Fill the rest of the shifts in fair turns.
        - 3 Count each person's shifts and hours, to see if the turns are fair.
      3* Send the schedule out as a draft, with each gap circled and a deadline for swaps.
        ~ Circle each gap in the schedule. | Write “Draft” with a deadline for swaps at the top. | Send it to everyone.
        ? volunteer* | food bank | foodbank | church | club | shelter | charity | parents | pta | soup kitchen: 3 Send the schedule to everyone with each gap circled: “First to answer gets it. Swaps until ….”
        ? still need | rota done | gap*: 3 Send the open shifts to everyone: day, hours, “First to answer gets it.”
      2? Save the schedule where everyone can see it.
        ~ Open the folder everyone can see. | Save the schedule there.
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
      2* Open {theIt}, with every other window closed.
        ~ Close every other window. | Open the code you're working on.
        ? # comments | review comments | code review: 2 Write the number of review comments on a slip of paper, so you can count down.
      3* Write one sentence: what should happen, and what happens instead.
        ~ Open a note. | Write what should happen. | Write what happens instead.
        ? # comments | review comments | code review: 3 Mark each comment with one letter: S for small, Q for question, B for big.
      5 Run the code once, so you see the problem with your own eyes.
        ~ Open the terminal or the run button. | Run the code. | Read the error or the wrong result.
        ? # comments | review comments | code review: 5 Answer the questions in one line each, or ask for ten minutes together to go over them.
        ? production | live site | cant reproduce: 5 Open the log at the last crash to find its first error line.
      10 Find the one file the problem depends on: the last change, the first wrong value, the riskiest lines.
        - 5 Look at the last change or the riskiest file.
        - 8 Print or read the first value in it that is wrong.
        ? # comments | review comments | code review: 10 Work through the small comments in a row, with “Done” under each.
          - 5 Fix the first five small comments.
          - 5 Fix the next five small comments.
        ? stuck | # days | all day | since yesterday | for hours | tried everything: 10 Explain the bug aloud line by line to a colleague or a rubber duck, up to the line you can't explain.
          - 5 Explain the bug aloud to a colleague or a rubber duck, up to the line you can't explain.
          - 5 Print the value just before that line.
      15* Work on the one spot the problem depends on, until a 15-minute timer rings.
        - 2 Set a timer for ten minutes.
        - 10 Work on the one spot the problem depends on, until the timer rings.
        ? # comments | review comments | code review: 15 Work on the big comment that others depend on, until a 15-minute timer rings.
          - 2 Set a timer for ten minutes.
          - 10 Work on the big comment that others depend on, until the timer rings.
      5 Write one test that would have caught the problem.
        ~ Open the test file. | Write the input that makes it go wrong. | Write the right result. | Run the test.
        ? # comments | review comments | code review: 5 Run the tests once before you answer the review.
      5? Write in the ticket or review what you found, and what you did not look at[, {deadline}].
        ~ Open the ticket or review. | Write what you found. | Write what you did not look at. | Press “Save”.
        ? # comments | review comments | code review: 5 Push your changes, with “Thanks, that helped. Still open: …” in the review.
        ? stand up | standup: 5 Write three lines for the stand-up: what fails, what you ruled out, who you'd like ten minutes with.
    `,
  },
];
