import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** The daily side of work: mail, talks, reports, meetings, attention. */
export const WORK_DAYS: readonly Archetype[] = [
  {
    id: "inbox",
    area: "work",
    acts: "clean|clean up|clear|empty|sort|sort out|organize|get through|catch up|catch up on|tackle|deal|manage|reach|go through|process|unsubscribe|unsubscribe from|deal with|tame|declutter|delete|reduce",
    things:
      "slack message|unread slack message|teams message|unread teams message|inbox|email|mail|email inbox|inbox zero|unread email|unread|message|unread message|gmail|email backlog|outlook|newsletter|marketing email|spam|backlog of email|emails",
    whole:
      "reply to emails|answer emails|answer my emails|reply to all my emails|respond to emails|reach inbox zero|get to inbox zero|inbox zero",
    hints: "unread|backlog",
    unless: "send|write|draft|landlord|campaign|write newsletter",
    it: "the inbox",
    named: "inbox|gmail|outlook|email backlog",
    plan: `
      2* Delete one screen of what comes up in {theIt} when you search for “unsubscribe”[ ({amount})].
        ? backlog # | backlog of # | # in my inbox | # in the inbox: 2 Delete one screen of what a search for “unsubscribe” brings up, with {#} written on a slip as the start.
        ? afraid of deleting | scared of deleting | afraid to delete | scared to delete | without deleting | dont want to delete: 2 Archive one screen of what a search for “unsubscribe” brings up; nothing gets deleted.
        ? flagged | starred: 2 Open the flagged mails, the newest on top.
        ? to zero | inbox zero: 2 Delete one screen of what a search for “unsubscribe” brings up.
        ? # unread | # emails | # mails: 2 Delete one screen of what a search for “unsubscribe” brings up, with {#} written on a slip as the start.
      5n Move everything older than two weeks into a folder called “Older mail”. It stays searchable.
      10n Answer the two e-mails that would cause trouble if they waited.
        ? hospital | missed | doctor | appointment*: 10 Answer the newest two mails that a search for “appointment” or “hospital” brings up.
      5 Move everything older than two weeks into a folder called “Older mail”. It stays searchable.
        - 2 Make a folder called “Older mail”.
        - 5 Move everything older than two weeks into it; it stays searchable.
        ? flagged | starred: 5 Mark each flagged one with a letter: L for two lines, F for a missing fact, S for settled.
          - 3 Mark the newer half.
          - 3 Mark the older half.
      8 Delete whatever needs nothing from you, starting at the top.
        ? afraid of deleting | scared of deleting | afraid to delete | scared to delete | without deleting | dont want to delete: 8 Archive from the top whatever needs nothing from you; the search still finds it.
        ? flagged | starred: 8 Take the flag off each that time has settled.
      10 Answer everything that takes two lines.
        ? on leave from | on leave thursday | before leave | before i go on leave | before i go away | before my leave: 10 Send what can't wait to whoever stands in, with one line on each.
          - 5 Send on the first three, with one line on each.
          - 8 Send on or answer the others.
        ? after .. holiday | after .. leave | back from: 10 Answer first what your boss or team sent last, as older threads often solved themselves.
          - 5 Read the newest mail of each long thread only.
          - 8 Answer the two that wait for you.
        - 5 Answer the first three that take two lines.
        - 8 Answer the other short ones.
      5 Star the three that would cause trouble if they waited.
        ? flagged | starred: 5 Write one message for each missing fact.
        ? hospital | missed .. appointment* | doctor | appointment*: 5 Star what still needs you in a search for “appointment”, “hospital” and “urgent”.
      20 Answer the first starred one.
        - 3 Write in one sentence what the sender of the first starred one needs.
        - 10 Answer it.
        - 10 Answer the second starred email.
      3? Put 15 minutes for mail at a fixed hour into your calendar, from tomorrow.
        ? on leave from | before leave | before i go on leave | before i go away: 3 Set the auto-reply for your days away, with a colleague's name for what can't wait.
        ? before my holiday | before the holiday* | before vacation | before my vacation | before my leave: 3 Set the auto-reply for your days away, with a colleague's name for what can't wait.
        ? hospital | missed | doctor | appointment*: 3 Make a filter that marks mail from the hospital as important, with a sound.
        ? adhd | anxi* | panic | dread | tight | scared: 3 Put ten minutes for mail beside something pleasant into tomorrow's calendar.
    `,
  },
  {
    id: "presentation",
    area: "work",
    acts: "prepare|make|finish|do|write|create|practice|practise|give|build|start|deliver|prep|nail|work|design|rehearse",
    things:
      "presentation|talk|slide|slide deck|pitch|deck|powerpoint|speech|keynote|pitch deck|lecture|demo|public speaking",
    hints: "slide|audience|due",
    unless: "mum|difficult|small talk|wooden|deck chair|patio|elevator",
    it: "the talk",
    named: "presentation|talk|slide deck|pitch|deck|speech|keynote|lecture|demo",
    plan: `
      2* Write one sentence: what should the people in the room know or do after {theIt}?
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 2 Open the deck at the last slide that is finished, and type one empty slide behind it.
        ? start* with a joke | best man | wedding: 2 Write down the one feeling people should have as you sit down again.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | slides ready: 2 Say the first sentence of the first slide aloud, standing, slowly.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 2 Write on a note the one number that the room will ask about first.
      8n Write down the three points that lead to that, with one example for each.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Type a title onto each slide that is still missing, out of your notes.
        ? someone elses slides | colleagues slides | not my slides | covering for | standing in for | stand in for: 8 Ask whoever made the slides for ten minutes on what each one is meant to say.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write three words under each slide, the ones you would say if it went dark.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 20 Put one number each on three slides: the result, the change since last time, what comes next.
      10n Say it aloud once to the wall with a timer running.
        ? panic* | shake* | terrified | scared | nervous | freeze: 10 Say the first two minutes aloud to one person, seated, with a glass of water in your hand.
      8 Write down the three points that lead to that, one line each.
        ? gave me his | gave me her | gave me their | someone elses slides | not my slides: 8 Write one sentence of your own under each slide; those you have none for may be hidden.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Type a title onto each slide that is still missing, one whole sentence each.
          - 5 Type a title onto each missing slide of the first half.
          - 3 Type the other titles.
        - 5 Write down the three points that lead there, one line each.
        - 3 Put them in the order in which a listener would ask for them.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write one sentence under each slide: what people should take from it.
          - 5 Write it under the first half of the slides.
          - 5 Write one sentence under each slide of the other half.
        ? someone elses slides | colleagues slides | not my slides | covering for | standing in for | stand in for: 8 Ask whoever made the slides for ten minutes on what each one is meant to say.
          - 3 Ask whoever made the slides for ten minutes today or tomorrow.
          - 8 Write one sentence under each slide while they tell it.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 8 Write three lines: the result, what changed since last time and why, what comes next.
          - 5 Write down the result, and what changed since last time and why.
          - 3 Write down what comes next, and what you ask of the room.
      10 Find one example, number or story for each point.
        ? no designer | logo only | no template: 10 Choose one plain template in two colours of the logo, with one large font for all slides.
        ? hasnt answered | hasnt sent | havent answered | waiting for .. figures | waiting for .. numbers | figures come from | numbers come from: 8 Ring whoever has the figures today: “Without them by tomorrow noon, I show last time's.”
          - 3 Write down the two figures you need most.
          - 5 Ring whoever has them: “Without them by tomorrow noon, I show last time's.”
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Write a slide's number beside each note that you need, and cross out the others.
          - 4 Go through the first half of your notes: a slide's number, or a line through it.
          - 4 Do the other half.
        ? pile of notes | messy notes | mess of notes | lots of notes | too many notes | notes are a mess: 8 Write a 1, 2 or 3 beside each note that belongs to one of the points, and cross out the others.
          - 4 Go through the first half of your notes.
          - 4 Do the other half.
        - 5 Find one example or story for the first point.
        - 8 Find one for the other two points.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 10 Copy the figures for the three lines from the report, with last time's beside them.
          - 5 Copy the newest figures from the report.
          - 5 Copy last time's beside them, with the change in per cent.
        ? directors | board | managers | boss: 10 Find one number for each point: money, time or people.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write the first words of each slide on a card, as your only notes.
          - 4 Write the first words of the first five.
          - 4 Write the first words of the other slides.
      25 Make one rough page for the opening, one for each point and one for the end.
        ? projector doesnt | no projector | projector broken | projector is: 20 Make one sheet with your points to hand out, with three large cards to hold up.
          - 10 Write the sheet: title, three points, one picture.
          - 10 Write one large word or number on each card.
        ? slides are not allowed | slides not allowed | slides arent allowed | without slides | no slides | no powerpoint | without powerpoint | not use slides: 25 Write one card for the opening, one for each point and one for the end, with one thing you could hold up.
          - 8 Write the cards for the opening and the first point, five words on each.
          - 10 Write the cards for the other two points and the end.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 25 Fill the missing slides in their order: one sentence, with one picture or number each.
          - 10 Fill the first half of the missing slides: one sentence, with one picture or number each.
          - 10 Fill the other half.
        - 8 Make rough pages for the opening and the first point.
        - 10 Make rough pages for the other two points and the end.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Mark the two slides at which you'd stumble, with one more sentence under each.
          - 3 Mark the two slides at which you'd stumble.
          - 5 Write one more sentence under each of the two.
        ? no slides | without slides | no projector: 25 Write one card for the opening, one for each point and one for the end.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 25 Make one slide for each line, with one chart or one large number, and a last one for questions.
          - 10 Make the slide with the result: one chart or one large number, nothing else.
          - 10 Make the slides for the change, for what comes next and for questions.
        ? # minute*: 20 Make a rough page for the opening, one for each point and one for the end, about a minute a page.
          - 8 Make rough pages for the opening and the first point.
          - 10 Make rough pages for the other two points and the end.
      15 Say it aloud once from start to end with a timer running.
        ? # minute*: 15 Say it aloud once from start to end with a clock set to {#} minutes.
          - 10 Say it aloud once with a clock set to {#} minutes.
          - 5 Cut the part where you stumbled or ran over.
        - 10 Say it aloud once from start to end with a clock running.
        - 5 Cut the part where you stumbled or ran over.
      10 Learn the first two sentences and the last one by heart.
        ? panic* | freeze | go blank | blank out | stage fright | hate public speaking: 10 Learn the first two sentences by heart, and write the first word of each slide on one card to hold.
          - 6 Learn the first two sentences by heart.
          - 4 Write the first word of each slide on one card to hold.
        ? english isnt | second language | in english | my accent | not my first: 10 Learn the first two sentences by heart, with the five hardest words written as they sound.
        - 6 Learn the first two sentences and the last one by heart.
        ? nervous | scared | terrified | shake*: 10 Learn the first two sentences by heart, said slowly, standing, with a breath before each.
      5? Save it in two places, and check room, cable or link[ {deadline}].
        ? projector doesnt | no projector | projector broken | projector is: 5 Print the sheet for everyone, with five to spare.
        ? gave me his | gave me her | gave me their | someone elses slides | not my slides: 5 Ask for ten minutes with the one who made it, on the two slides that you can't explain.
        ? slides are not allowed | slides not allowed | slides arent allowed | without slides | no slides | no powerpoint | without powerpoint | not use slides: 5 Number the cards, and ask who opens the room and where you will stand[ {deadline}].
        ? zoom | online | teams call | on teams | webinar | video call: 5 Test camera, sound and shared screen once, with your notes at the camera's height.
        ? shake* | leave the room | had to leave | panic attack* | i panic | panicking | terrified | walked out: 5 Tell the host before it: “I get nervous. If I pause, I'll drink some water and go on.”
    `,
  },
  {
    id: "report",
    area: "work",
    acts: "write|finish|do|start|complete|submit|prepare|draft|work|hand in|get done",
    things:
      "report|quarterly report|proposal|grant|grant application|grant proposal|memo|documentation|business plan|white paper|case study|project proposal|annual report|incident report|project report|paperwork for work",
    hints: "boss|due|client",
    unless: "credit report|book report|lab report|school",
    it: "the report",
    named:
      "report|proposal|grant|memo|documentation|plan|application|study|review|paper|assessment",
    plan: `
      2* Open the file for {theIt}, or a blank one, and write down the title, your name and the due date[: {deadline}].
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 2 Open the finished report at its last page, with the hour it is due on a note.
        ? # pages are written | # pages written | pages are written | pages are done | # pages done: 2 Open the report at the last line you wrote.
        ? late | overdue | was due | past the deadline | still not: 2 Write one line to whoever waits: the report is late, and the hour they will have it.
        ? half written | half done | already have | already started | started it: 2 Open the report at the last line you wrote.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 2 Open the finished report at page one, with the hour it is due on a note.
      5 Write in one line who will read it and what they will decide with it.
        ? boss | manager | director*: 5 Write in one line what your boss will decide with it, and the one number that matters.
      10* List its parts, and write under each the facts you already have.
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 10 Write one sentence for each part: what it found, with its number.
          - 5 Do it for the first parts.
          - 6 Do it for the others.
        ? # quotes | two quotes | vendors | suppliers .. quotes: 10 List its parts, with one table in the middle: each quote's price, what is in it, cost in later years.
          - 5 List its parts.
          - 6 Draw the table with a column for each quote.
        ? # pages max* | max* # pages | at most # pages | no more than # pages | # page limit | limit of # pages: 10 List its parts with a length beside each, {#} pages in all, and under each the facts you have.
          - 5 List its parts, with a length beside each.
          - 6 Write under each heading the facts you have already.
        ? # pages are written | # pages written | pages are written | pages are done | # pages done: 10 List the parts still missing, each with its pages and a day.
          - 5 List the parts that are still missing.
          - 5 Write the pages and a day beside each.
        ? numbers are in | numbers are already | figures are already | data is already | numbers .. spreadsheet | spreadsheet | have the numbers | figures are | data is | have the data: 10 Copy the five numbers that changed most out of the spreadsheet, one under each heading.
          - 4 Type the headings of last time's report.
          - 6 Copy the number that changed most under each.
        ? bullet*: 6 Write three headings: done, late, next.
          - 3 Write three headings: done, late, next.
          - 4 Add two bullet points under each.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 10 Write one sentence under each chart: what it shows, and what follows from it.
          - 5 Write one sentence under each of the first charts.
          - 6 Write one under the rest.
        - 5 List its parts as headings.
        - 6 Write under each heading the facts you have already.
      10? Ask for the first fact that is missing.
        ? costs .. missing | costs are missing | missing costs: 10 Ask for the missing costs now, with the hour by which you need them and “??” in the text until then.
          - 4 Mark each gap with “??”.
          - 5 Ask for the costs, with the hour.
        ? hasnt sent | havent sent | not sent me | hasnt given me | waiting on | still waiting for: 10 Ask once more for what hasn't come, with the hour you need it, and “??” in the text until then.
          - 4 Mark each gap with “??”.
          - 5 Send the question, with the hour and what you will print without it.
        ? interview* are missing | interview* missing | missing interview* | interview* left | # interview* to do: 10 Write to those you still have to interview: two times to choose from, three questions, twenty minutes.
          - 5 Write down the three questions and two times.
          - 5 Send them to each.
        ? texts .. missing | missing texts | waiting for .. texts | texts from | inputs from | contributions from: 10 Ask each team for five lines and one photo, with a day two days before you need them.
          - 4 List the teams, with a name beside each.
          - 5 Ask each for five lines and one photo, with the day.
        ? numbers are already | figures are already | data is already | numbers .. spreadsheet | figures .. spreadsheet: 5 Write beside each number one word: up, down or same, and why.
          - 5 Write beside each number one word: up, down or same.
          - 5 Add why, in half a sentence.
        ? interview* | notes are | have notes | my notes | site visit: 10 Mark in your notes the one line that belongs under each heading, with “??” where there is none.
          - 5 Mark the one line for each of the first headings.
          - 5 Mark them for the others, with “??” where there is none.
        ? numbers are in | have the numbers | figures are | data is | have the data | just no text | only .. text: 5 Write beside each number one word: up, down or same, and why.
          - 5 Write beside each number one word: up, down or same.
          - 5 Add why, in half a sentence.
        ? finance | numbers | data | waiting: 10 Ask for the missing numbers now, with the hour by which you need them and “??” in the text until then.
          - 4 Mark each gap with “??”.
          - 5 Ask for the numbers now, with the hour by which you need them.
        - 4 Mark each gap with “??”.
        - 5 Ask someone for the first missing fact.
      25* Write the easiest part from start to end, mistakes and all.
        ? # minutes at a | more than # minutes | only # minutes | toddler | baby | newborn: 15 Write the easiest part for one nap or stretch, and stop with a half sentence that is easy to go on from.
          - 3 Choose the easiest part, and put its heading at the top of the screen.
          - 10 Write for one stretch, and stop with a half sentence that is easy to go on from.
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 15 Write the conclusion in five lines: what was asked, what was found, what it means, what to do, what is still open.
          - 5 Write what was asked and found.
          - 8 Write what it means, what to do, what is still open.
        ? last years is | last years one | last years version | last years there: 15 Type over last time's report from the top, with each old number deleted before you write the new one.
          - 3 Save last time's report under the new name.
          - 10 Type over its first half, each old number deleted first.
          - 10 Type over the second half.
        ? numbers are already | figures are already | data is already | numbers .. spreadsheet | figures .. spreadsheet: 20 Write two sentences for each number: what it is against last time, and why.
          - 10 Write two sentences for each of the first numbers.
          - 10 Write two sentences for the others.
        ? last month* report | last years report | old report | last report | same as last | template: 15 Type over last time's report from the top, with each old number deleted before you write the new one.
          - 3 Save last time's report under the new name.
          - 10 Type over its first half, each old number deleted first.
          - 10 Type over the second half.
        ? numbers are in | have the numbers | figures are | data is | have the data | just no text | only .. text: 20 Write two sentences for each number: what it is against last time, and why.
          - 10 Write two sentences for each of the first numbers.
          - 10 Write two sentences for the others.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 15 Write the summary in five lines: question, three findings with a number each, what to decide; then it goes to your boss.
          - 5 Write question and first finding.
          - 8 Write the other two and what to decide.
          - 2 Read it aloud once.
        - 3 Choose the easiest part, with notifications off.
        - 10 Write for ten minutes without correcting.
        - 10 Write on until that part has an end.
      25 Write the next part, up to a summary of five lines.
        ? # minutes at a | more than # minutes | only # minutes | toddler | baby | newborn: 15 Write the next part in the next stretch, with a list of the others ticked off one by one.
        - 10 Write the summary in five lines.
      10 Send it to {person|whoever asked for it}, after you read it once on paper or in another font.
        ? scared | perfectionis* | never good enough | keep rewriting | keep editing: 10 Send it to {person|whoever asked for it} after one reading, with “Tell me what you'd like more of.”
    `,
  },
  {
    id: "focus-work",
    area: "work",
    whole:
      "focus|focus at work|focus better|focus more|concentrate|focus on work|concentrate at work|focus on my work|be more productive|be productive|stay focused|do deep work|be more productive at work|get things done|get work done|stop getting distracted|stop being distracted|stop procrastinating|procrastinate less|beat procrastination|overcome procrastination|start working|get some work done",
    acts: "stop|beat|overcome|improve|fix|reduce",
    things:
      "procrastination|focus|concentration|productivity|procrastinating|distraction|attention span|getting distracted|deep work",
    unless: "relationship|music|camera",
    it: "your focus",
    plan: `
      2* Write on a slip of paper the one thing that would make today count.
      2* Close every tab you don't need for it, with your phone in another room.
        ? slack | teams | chat | email: 2 Set chat and mail to “away” for half an hour, with your phone in another room.
          - 2 Put your phone in another room.
          - 2 Set chat and mail to “away”.
        ? open plan | noisy | noise | colleagues talk*: 2 Put headphones on with one even sound, and your chair's back to the room.
          - 2 Put headphones on with one even sound.
          - 2 Turn your chair's back to the room.
        ? work from home | at home | kids | housemate*: 2 Close the door or put up a sign with an hour on it, your phone in another room.
          - 2 Close the door, or put up a sign with an hour on it.
          - 2 Put your phone in another room.
        - 2 Put your phone in another room.
        - 2 Close every tab that the slip does not need.
      3 Write down the first tiny move of that thing: which file, which line, which number.
      15* Set a timer for 15 minutes of only that one thing, done badly if need be.
        ? pomodoro doesnt | timers dont | timer* stress | hate timers | isnt timers: 15 Put on one album or one long track, and do only that until it ends, badly if need be.
          - 2 Put on one album or one long track.
          - 10 Do only that, badly if need be.
        ? adhd | cant sit still | # minutes: 15 Start a silent call with one friend, and do only that for 15 minutes, badly if need be.
          - 2 Ask one friend for a silent call of 15 minutes.
          - 10 Do only that, badly if need be.
        ? tired | exhausted | no sleep | slept badly | baby: 15 Do the easiest part of it for 15 minutes standing up, by a window.
          - 2 Stand up by a window with it.
          - 10 Do its easiest part, badly if need be.
        - 2 Set a timer for 10 minutes where you can see it.
        - 10 Do only that, badly if need be.
      5? Drink a glass of water at the window.
        ? afternoon | after lunch | sleepy: 5 Walk round the block or up the stairs for five minutes, before the glass of water.
      15 Do a second round of 15 minutes, and write every stray thought on the back of the slip.
        - 10 Do a second round, and write every stray thought on the back of the slip.
        - 3 Underline the stray thoughts that are real tasks.
        ? deadline at | due at | by noon: 15 Do a second round on the part without which it can't go out.
          - 2 Mark the part without which it can't go out.
          - 10 Work on that part only.
      3 Write on a new slip where you will pick up next time.
    `,
  },
  {
    id: "meeting",
    area: "work",
    acts: "prepare|prepare for|run|lead|organize|plan|schedule|set up|survive|get ready|prep|prep for|host|have|chair",
    things:
      "meeting|team meeting|one-on-one|1:1|workshop|client meeting|zoom call|conference call|call with client|performance review meeting|parent-teacher meeting|parent teacher conference|video call|training session|retro",
    unless: "neighbour|new people|friends|dog",
    it: "the meeting",
    named: "meeting|workshop|call|conference|session",
    plan: `
      2* Write at the top of a page what should be decided or known when {theIt} ends.
        ? workshop: 2 Write at the top of a page what people should be able to do when {theIt} ends.
        ? first team meeting | first meeting | new supervisor | new manager | new boss | new team lead: 2 Write your first two sentences at the top of a page: who you are, and what you would like to hear from them.
        ? client | customer: 2 Write at the top of a page what the client should say yes to when {theIt} ends.
        ? last time | pointless | never decide | too long | drags on: 2 Write at the top of a page the one decision the last one did not reach.
      6n Write three questions in the order you want them answered, with minutes beside each.
      4n Send the questions, with the time and place or link, to {person|everyone who comes}[, for {day}].
      5 List who has to be there. Anyone who only needs the result can stay out.
      6 Write three questions in the order you want them answered, with minutes beside each.
        ? workshop: 6 Write three blocks with minutes beside each: hello and aim, doing it in pairs, what each takes home.
          - 4 Write the three blocks: hello and aim, doing it, what each takes home.
          - 2 Put minutes beside each.
        ? first team meeting | first meeting | new supervisor | new manager | new team lead: 6 Write three points with minutes beside each: hello and who I am, what should stay, what should stop.
          - 4 Write the three points: hello, what should stay, what should stop.
          - 2 Put minutes beside each.
        ? parent* | teacher | school: 6 Write three questions in the order you want them answered, the hardest first, with one example from home.
          - 4 Write three questions, the hardest first.
          - 2 Add one example from home.
        - 4 Write three questions in the order you want them answered.
        - 2 Put minutes beside each.
      8 Send the questions, with the time and place or link, to {person|everyone who comes}[, for {day}].
        - 3 Put time and place or link above the questions.
        - 3 Send them to {person|everyone who comes}.
      8 Gather the one page, number or example that each question needs.
        ? zoom | teams | video | online | remote: 8 Open the one page or number each question needs in a tab of its own, and test sound and shared screen.
        ? nervous | anxi* | scared | shy: 8 Say your first two sentences aloud three times, with the page in your hand.
      3? Ask one of them to write down what is decided.
        ? on my own | no one else | two of us | just us two | one to one: 3 Leave the right third of your page empty for what is decided.
      5 Block ten minutes right after it for sending out who does what by when.
    `,
  },
  {
    id: "new-job-start",
    area: "work",
    whole:
      "start a new job|start my new job|prepare for my new job|survive my first week|first day at work|get ready for my new job",
    acts: "start|prepare|prepare for|survive|get ready",
    things:
      "new job|first day at work|first week|first day of work|new role|new position|first day|onboarding",
    unless: "find|apply|cv|school|looking",
    it: "the new job",
    named: "job|role|position",
    plan: `
      2* Write down the start time, the address or link, and who to ask for on the first day[: {deadline}].
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 2 Draw the desks or the team on a page, with the names you are sure of.
        ? started on | started last | started this | # days in | first week went | day two: 2 Write down the three things that you did not understand today.
        ? school | teaching | nursery | ta job: 2 Write down gate or reception, the hour, the class and who to ask for[: {deadline}].
        ? monday | tuesday | wednesday | thursday | friday: 2 Write down start time, address or link, and who to ask for on the day itself[: {deadline}].
      8 Put your papers together: ID, bank details, Social Security number, signed contract.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Ask one kind colleague to fill in the names that are missing on your page.
        ? dbs | background check | police check: 8 Put your DBS papers, ID, bank details and signed contract into one folder.
          - 4 Put the check's paper or number and your ID into it.
          - 4 Add bank details and contract.
        ? lost | cant find | missing | havent got: 8 Put together what you have: ID, bank details, contract; write one line to personnel on what is missing and what you can bring.
          - 4 Put ID, bank details and contract into one folder.
          - 3 Write personnel one line on what is missing.
        - 4 Put ID and signed contract into one folder.
        - 4 Add bank details and tax number.
      10* Check on a map how long it takes to get there at that hour, and write that down plus 20 minutes.
        ? remote worker | remote job | from home | fully remote: 10 Try camera, headset and wifi tonight, with your contact's phone number on paper.
          - 5 Try camera, headset and wifi.
          - 3 Write your contact's phone number on paper.
        ? no parking | nowhere to park | parking is: 10 Look up the way without a parking space, for the start and the end of the shift: park and ride, bus, a lift share, a staff permit.
          - 5 Look up the way for the start of the shift.
          - 5 Look up the way home at its end.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Say each name as you meet: “Morning, Priya”; for the others, “Remind me of your name?” is fine in the first weeks.
        ? at 6am | at 5am | at 7am | 6am start | 5am start | starts at 6 | starts at 5 | bus at | early shift: 10 Look up the bus or train for that hour, with a taxi number or lift as plan B.
          - 5 Look up the bus or train for that hour, and the one before it.
          - 3 Write a taxi number or a colleague's lift on a note as plan B.
        ? no bus | bus doesnt | no train | no trains | no car | buses dont | cant get there: 10 Ring or text the site today: “Is there a lift share, a shuttle, or a later first start?”, with a taxi price as plan B.
          - 5 Ring or text the site: “Is there a lift share, a shuttle, or a later first start?”
          - 3 Write a taxi number, its price or a bike route on a note as plan B.
        - 5 Try the way there on a map for that hour.
        - 3 Set your alarm 20 minutes earlier than you need.
      10 Lay out clothes, bag, lunch and charger the evening before.
        ? kitchen | chef | whites | knives: 10 Lay out whites, apron, non-slip shoes, knives in a roll, pen and hair tie the evening before.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Look up the team's photos on the staff page, chat or LinkedIn, and add a detail to each name.
        ? teaching | nursery | at a school | in a school: 10 Lay out clothes you can kneel in, flat shoes, lunch, water and a pen the evening before.
        ? care assistant | carer | care home | care worker: 10 Lay out dark trousers, flat closed shoes, hair tie, lunch and water the evening before, nails short, no rings.
          - 5 Try on trousers and shoes for a few steps and a bend.
          - 5 Put lunch, water and hair tie by the door.
        ? kids | childcare | drop off | toddler | baby: 10 Lay out clothes, bag and lunch for you and the children, with who takes them if it runs late on a note.
        ? night* | late shift | early shift: 10 Lay out clothes, food for the shift and a torch or reflective band, with sleep before it on an alarm.
        ? remote | from home | online: 10 Set up desk, camera, charger and log-ins the evening before, with water beside you.
        ? uniform | warehouse | boots | factory: 10 Lay out work shoes or safety boots, layers, lunch, water and a lock the evening before.
        ? call centre | office | reception | shop: 10 Lay out plain clothes, ID, bank details, water, lunch, a pen and your own headset cushion or tissues.
      5* Write three questions for the first day: who decides what, what is urgent, where things are kept.
        ? teaching | nursery | at a school | in a school: 5 Write three questions for the teacher: what you should do first, which child needs most, who takes breaks when.
        ? adhd | autis* | dyslex*: 5 Write three questions for the first day: where it is quiet, what comes in writing, whom to ask twice.
        ? what to wear | where to park | what to bring | who to ask | no idea: 5 Send whoever hired you four questions: what to wear, where to park, what to bring, whom to ask for.
        ? nervous | scared | anxious | dont know anyone | know nobody: 5 Write one line to say to the first person you meet: “Hello, I'm …, I'm new. Who should I follow this morning?”
        ? cant sleep | awake | tomorrow: 5 Write tomorrow's first hour on a card: up, out, there, name to ask for; the card does the thinking.
      5 Start a page for names: who each person is, what they do, one detail.
        - 2 Start a page for names.
        - 4 Draw three columns on it: name, what they do, one detail.
      5? Put 15 minutes on Friday into your calendar to note what went well and what is unclear.
    `,
  },
];
