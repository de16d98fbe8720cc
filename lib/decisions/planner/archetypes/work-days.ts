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
        ~ Search your mail for “unsubscribe”. | Delete one screen of what comes up.
        ? backlog # | backlog of # | # in my inbox | # in the inbox: 2 Delete one screen of what comes up when you search for “unsubscribe”. {#} is your starting number.
        ? afraid of deleting | scared of deleting | afraid to delete | scared to delete | without deleting | dont want to delete: 2 Archive one screen of what comes up when you search for “unsubscribe”. Nothing gets deleted.
        ? flagged | starred: 2 Open your flagged e-mails, with the newest at the top.
        ? to zero | inbox zero: 2 Delete one screen of what comes up when you search for “unsubscribe”.
        ? # unread | # emails | # mails: 2 Delete one screen of what comes up when you search for “unsubscribe”. {#} is your starting number.
      5n Move everything older than two weeks into a folder called “Older mail”. It stays searchable.
        ~ Make a folder called “Older mail”. | Select everything older than two weeks. | Move it into that folder.
        ? meeting at # | call at #: 5 Search for the people in your meeting at {#}, and read only what they sent.
      10n Answer the two e-mails that would cause trouble if they waited.
        ~ Open the first of the two e-mails. | Send its answer. | Open the second one. | Send that answer too.
        ? school | teacher | daycare | field trip: 10 Search for the school's name, and answer the two newest e-mails that want something from you.
        ? hospital | missed | doctor | appointment*: 10 Answer the two newest e-mails that come up when you search for “appointment” or “hospital”.
      5 Move everything older than two weeks into a folder called “Older mail”. It stays searchable.
        ? kids school | from .. school | without deleting | school emails: 5 Make a label “School”, and move everything from the school's address into it before anything else.
          - 2 Search for the school's name or address.
          - 3 Move all of it into a label called “School”.
        ? meeting at # | call at #: 5 Search for the people in your meeting at {#}, and read only what they sent today.
          - 2 Set an alarm for ten minutes before {#}.
          - 5 Search for the people in that meeting, and read what they sent.
        - 2 Make a folder called “Older mail”.
        - 5 Move everything older than two weeks into that folder. It stays searchable.
        ? flagged | starred: 5 Mark each flagged e-mail with a letter: L for two lines, F for a missing fact, S for settled.
          - 3 Mark the newer half of the flagged e-mails: L for two lines, F for a missing fact, S for settled.
          - 3 Mark the older half the same way.
      8 Delete every e-mail that needs nothing from you, starting at the top.
        ~ Open your inbox at the top. | Delete the first e-mail that needs nothing. | Go down the screen, one e-mail at a time. | Stop at the end of the list.
        ? afraid of deleting | scared of deleting | afraid to delete | scared to delete | without deleting | dont want to delete: 8 Archive every e-mail that needs nothing from you, starting at the top. You can still find it by search.
        ? flagged | starred: 8 Take the flag off each e-mail that is settled.
      10 Answer every e-mail that takes only two lines.
        ? on leave from | on leave thursday | before leave | before i go on leave | before i go away | before my leave: 10 Send what can't wait to whoever covers for you, with one line on each.
          - 5 Send the first three e-mails that can't wait to whoever covers for you, with one line on each.
          - 8 Answer the other urgent ones, or send them on.
        ? after .. holiday | after .. leave | back from: 10 Answer the last e-mails from your boss or team. Older threads have often solved themselves.
          - 5 Read only the newest e-mail of each long thread.
          - 8 Answer the two e-mails that are waiting for you.
        - 5 Answer the first three e-mails that take only two lines.
        - 8 Answer the other short e-mails.
      5 Star the three e-mails that would cause trouble if they waited.
        ~ Open your inbox. | Look for e-mails that would cause trouble. | Star the three worst.
        ? flagged | starred: 5 Write one message for each missing fact (F).
        ? hospital | missed .. appointment* | doctor | appointment*: 5 Star what still needs you when you search for “appointment”, “hospital” and “urgent”.
      20 Answer the first e-mail you starred.
        - 3 Write down in one sentence what the sender of the first starred e-mail needs.
        - 10 Answer that e-mail.
        - 10 Answer the second starred e-mail.
      3? Put 15 minutes for e-mail into your calendar at the same time each day, starting tomorrow.
        ~ Open your calendar. | Enter 15 minutes for e-mail tomorrow. | Set it to repeat every day.
        ? school | teacher | daycare | field trip: 3 Make a filter that stars every e-mail from the school and keeps it on top.
        ? on leave from | before leave | before i go on leave | before i go away: 3 Set the auto-reply for your days away, with a colleague's name for what can't wait.
        ? before my holiday | before the holiday* | before vacation | before my vacation | before my leave: 3 Set the auto-reply for your days away, with a colleague's name for what can't wait.
        ? hospital | missed | doctor | appointment*: 3 Make a filter that marks e-mail from the hospital as important.
        ? adhd | anxi* | panic | dread | tight | scared: 3 Put ten minutes for e-mail into tomorrow's calendar, right next to something pleasant.
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
      2* Write one sentence: what should the audience know or do after {theIt}?
        ~ Pick up a pen. | Write what the audience should know or do.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 2 Open the deck at the last finished slide.
        ? start* with a joke | best man | wedding: 2 Write down the one feeling people should have when you sit down again.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | slides ready: 2 Say the first sentence of the first slide aloud, slowly, standing up.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 2 Write on a note the one number the audience will ask about first.
      8n Write down the three main points of your talk, with one example for each.
        ~ Get a pen and paper. | Write down the three main points. | Write one example beside each.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Type a title onto each unfinished slide, using your notes.
        ? someone elses slides | colleagues slides | not my slides | covering for | standing in for | stand in for: 8 Ask whoever made the slides for ten minutes to go through what each one is meant to say.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write three words under each slide: the ones you would say if the screen went dark.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 20 Put one number on each of three slides: the result, the change since last time, what comes next.
      10n Say your talk aloud once to the wall, with a timer running.
        ~ Stand facing the wall. | Start the timer. | Say the first half of your talk aloud. | Say the rest to the end.
        ? panic* | shake* | terrified | scared | nervous | freeze: 10 Say the first two minutes aloud to one person, sitting down, with a glass of water in your hand.
      8 Write down the three points that lead to that, one line each.
        ? gave me his | gave me her | gave me their | someone elses slides | not my slides: 8 Write one sentence of your own under each slide. You can hide the slides you have none for.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Type a title onto each unfinished slide, one whole sentence each.
          - 5 Type a title onto each unfinished slide in the first half.
          - 3 Type the titles for the second half.
        - 5 Write down the three main points of your talk, one line each.
        - 3 Put the points in the order a listener would ask for them.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write one sentence under each slide: what people should take from it.
          - 5 Write one sentence under each slide in the first half: what people should take from it.
          - 5 Write one sentence under each slide in the second half.
        ? someone elses slides | colleagues slides | not my slides | covering for | standing in for | stand in for: 8 Ask whoever made the slides for ten minutes to go through what each one is meant to say.
          - 3 Ask whoever made the slides for ten minutes today or tomorrow.
          - 8 Write one sentence under each slide while they explain it.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 8 Write three lines: the result, what changed since last time and why, what comes next.
          - 5 Write down the result, what changed since last time, and why.
          - 3 Write down what comes next and what you ask of the audience.
      10 Find one example, number or story for each point.
        ? no designer | logo only | no template: 10 Choose one plain template in two of the logo's colours, with one large font for all slides.
        ? hasnt answered | hasnt sent | havent answered | waiting for .. figures | waiting for .. numbers | figures come from | numbers come from: 8 Ring whoever has the numbers today: “If I don't have them by noon tomorrow, I'll show last time's.”
          - 3 Write down the two numbers you need most.
          - 5 Ring whoever has them: “If I don't have them by noon tomorrow, I'll show last time's.”
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 8 Write a slide number beside each note you need, or a line through it.
          - 4 Mark the first half of your notes: a slide number, or a line through it.
          - 4 Mark the second half of your notes the same way.
        ? pile of notes | messy notes | mess of notes | lots of notes | too many notes | notes are a mess: 8 Write a 1, 2 or 3 beside each note that belongs to one of the three points.
          - 4 Write a 1, 2 or 3 beside the notes in the first half that belong to one of the points.
          - 4 Mark the second half of your notes the same way.
        - 5 Find one example or story for the first point.
        - 8 Find one example or story for each of the other two points.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 10 Copy the numbers for those three lines from the report, with last time's beside them.
          - 5 Copy the newest numbers from the report.
          - 5 Copy last time's numbers beside them, with the change in percent.
        ? directors | board | managers | boss: 10 Find one number for each point: money, time or people.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Write the first words of each slide on a card, as your only notes.
          - 4 Write the first words of the first five slides on a card.
          - 4 Write the first words of the other slides on it.
      25 Make one rough slide for the opening, one for each point and one for the end.
        ? # slides max | # slide limit | max # slides | no more than # slides | only # slides | # slides only: 25 Make rough slides, {#} at most: the result, the change, the reason, what comes next, what you ask for.
          - 8 Make rough slides for the result and the change.
          - 10 Make rough slides for the reason, what comes next and what you ask for, {#} slides at most in all.
        ? projector doesnt | no projector | projector broken | projector is: 20 Make one handout with your points, plus three large cards to hold up.
          - 10 Write the handout: a title, three points, one picture.
          - 10 Write one large word or number on each of three cards.
        ? slides are not allowed | slides not allowed | slides arent allowed | without slides | no slides | no powerpoint | without powerpoint | not use slides: 25 Write one card for the opening, one for each point and one for the end.
          - 8 Write the cards for the opening and the first point, with five words on each.
          - 10 Write the cards for the other two points and the end.
        ? slides 1 to # | slide 1 to # | first # slides | half the slides | half of the slides | slides .. half done | some slides | some of the slides: 25 Fill the unfinished slides in order: one sentence, plus one picture or number each.
          - 10 Fill the first half of the unfinished slides: one sentence, plus one picture or number each.
          - 10 Fill the second half the same way.
        - 8 Make rough slides for the opening and the first point.
        - 10 Make rough slides for the other two points and the end.
        ? slides done | slides are done | slides are ready | slides are finished | slides are made | slides finished | deck is done | deck is ready | finished the slides | # slides done | slides ready | have the slides | made the slides: 8 Mark the two slides where you might stumble, and write one more sentence under each.
          - 3 Mark the two slides where you might stumble.
          - 5 Write one more sentence under each of the two.
        ? no slides | without slides | no projector: 25 Write one card for the opening, one for each point and one for the end.
        ? quarterly | quarter | numbers | figures | kpi* | sales results | annual results | monthly report: 25 Make one slide for each line, with one chart or one large number, plus a last one for questions.
          - 10 Make the slide with the result: one chart or one large number, nothing else.
          - 10 Make the slides for the change, for what comes next and for questions.
        ? # minute*: 20 Make a rough slide for the opening, one for each point and one for the end, about a minute each.
          - 8 Make rough slides for the opening and the first point.
          - 10 Make rough slides for the other two points and the end.
      15 Say your talk aloud once from start to end, with a timer running.
        ? # minute*: 15 Say your talk aloud once from start to end, with a timer set to {#} minutes.
          - 10 Say your talk aloud once, with a timer set to {#} minutes.
          - 5 Cut the part where you stumbled or ran over.
        - 10 Say your talk aloud once from start to end, with a timer running.
        - 5 Cut the part where you stumbled or ran over.
      10 Learn the first two sentences and the last one by heart.
        ? panic* | freeze | go blank | blank out | stage fright | hate public speaking: 10 Learn the first two sentences by heart. A card with the first word of each slide holds the rest.
          - 6 Learn the first two sentences by heart.
          - 4 Write the first word of each slide on one card you can hold.
        ? english isnt | second language | in english | my accent | not my first: 10 Learn the first two sentences by heart, and write the five hardest words the way they sound.
        - 6 Learn the first two sentences and the last one by heart.
        ? nervous | scared | terrified | shake*: 10 Learn the first two sentences by heart, speaking slowly and standing up.
      5? Save your slides in two places before you check the room, cable or link[ {deadline}].
        ~ Open your slides. | Save them on the laptop and in your e-mail. | Check the room, the cable or the link.
        ? projector doesnt | no projector | projector broken | projector is: 5 Print the handout for everyone, with five extra copies.
        ? gave me his | gave me her | gave me their | someone elses slides | not my slides: 5 Ask the person who made the slides for ten minutes on the two you can't explain.
        ? slides are not allowed | slides not allowed | slides arent allowed | without slides | no slides | no powerpoint | without powerpoint | not use slides: 5 Number the cards before you ask who opens the room[ {deadline}].
        ? zoom | online | teams call | on teams | webinar | video call: 5 Test your camera, sound and shared screen once, with your notes at camera height.
        ? shake* | leave the room | had to leave | panic attack* | i panic | panicking | terrified | walked out: 5 Tell the host before your talk: “I get nervous. If I pause, I'll drink some water and go on.”
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
        ~ Open the file, or a blank one. | Type the title, your name, the due date.
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 2 Open the finished report at its last page, and write the due time on a note.
        ? # pages are written | # pages written | pages are written | pages are done | # pages done: 2 Open the report at the last line you wrote.
        ? late | overdue | was due | past the deadline | still not: 2 Write one line to whoever is waiting: the report is late, and when they will have it.
        ? half written | half done | already have | already started | started it: 2 Open the report at the last line you wrote.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 2 Open the finished report at page one, and write the due time on a note.
      5 Write in one line who will read the report and what they will decide with it.
        ~ Get a pen and paper. | Write down who will read the report. | Add what they will decide with it.
        ? boss | manager | director*: 5 Write in one line what your boss will decide with it, and the one number that matters.
      10* List the parts of the report, and write under each the facts you already have.
        ? grant report | funder | grant final report | final report for .. grant: 10 Type the headings from the funder's report form, and put the numbers you have under each.
          - 4 Type the headings from the funder's report form.
          - 6 Put the numbers you have under each heading.
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 10 Write one sentence for each part of the report: what it found, with its number.
          - 5 Write one sentence for each of the first parts: what it found, with its number.
          - 6 Write one sentence for each of the other parts.
        ? # quotes | two quotes | vendors | suppliers .. quotes: 10 List the parts of the report, with one table in the middle: each quote's price, what is in it, later costs.
          - 5 List the parts of the report.
          - 6 Draw a table with a column for each quote.
        ? # pages max* | max* # pages | at most # pages | no more than # pages | # page limit | limit of # pages: 10 List the parts of the report with a length beside each, {#} pages in all.
          - 5 List the parts of the report, with a length beside each.
          - 6 Write under each part the facts you already have.
        ? # pages are written | # pages written | pages are written | pages are done | # pages done: 10 List the parts that are still missing, with a page count and a day for each.
          - 5 List the parts that are still missing.
          - 5 Write a page count and a day beside each missing part.
        ? numbers are in | numbers are already | figures are already | data is already | numbers .. spreadsheet | spreadsheet | have the numbers | figures are | data is | have the data: 10 Copy the five numbers that changed most from the spreadsheet, one under each heading.
          - 4 Type the headings of last time's report.
          - 6 Copy one number that changed most under each heading.
        ? bullet*: 6 Write three headings with two bullet points each: done, late, next.
          - 3 Write three headings: done, late, next.
          - 4 Add two bullet points under each heading.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 10 Write one sentence under each chart: what it shows, and what follows from it.
          - 5 Write one sentence under each of the first charts.
          - 6 Write one sentence under each of the other charts.
        - 5 List the parts of the report as headings.
        - 6 Write under each heading the facts you already have.
      10? Ask someone for the first fact that is missing.
        ? costs .. missing | costs are missing | missing costs: 10 Ask for the missing costs now, with the time when you need them. The text gets “??” until they come.
          - 4 Mark each gap in the text with “??”.
          - 5 Ask for the missing costs, with the time when you need them.
        ? hasnt sent | havent sent | not sent me | hasnt given me | waiting on | still waiting for: 10 Ask once more for what hasn't come, with the time when you need it. The text gets “??” until it comes.
          - 4 Mark each gap in the text with “??”.
          - 5 Ask once more for what hasn't come, with the time when you need it.
        ? interview* are missing | interview* missing | missing interview* | interview* left | # interview* to do: 10 Write to the people you still have to interview: two times to choose from, three questions, 20 minutes.
          - 5 Write down three questions and two times to choose from.
          - 5 Send the questions and times to each person you still have to interview.
        ? texts .. missing | missing texts | waiting for .. texts | texts from | inputs from | contributions from: 10 Ask each team for five lines and one photo, due two days before you need them.
          - 4 List the teams, with a contact name beside each.
          - 5 Ask each team for five lines and one photo, with a due date.
        ? numbers are already | figures are already | data is already | numbers .. spreadsheet | figures .. spreadsheet: 5 Write one word beside each number, and why: up, down or the same.
          - 5 Write one word beside each number: up, down or the same.
          - 5 Add the reason in half a sentence.
        ? interview* | notes are | have notes | my notes | site visit: 10 Mark the one line in your notes that belongs under each heading. Headings with none get “??”.
          - 5 Mark one line in your notes for each of the first headings.
          - 5 Mark one line for each of the other headings. Headings with none get “??”.
        ? numbers are in | have the numbers | figures are | data is | have the data | just no text | only .. text: 5 Write one word beside each number, and why: up, down or the same.
          - 5 Write one word beside each number: up, down or the same.
          - 5 Add the reason in half a sentence.
        ? finance | numbers | data | waiting: 10 Ask for the missing numbers now, with the time when you need them. The text gets “??” until they come.
          - 4 Mark each gap in the text with “??”.
          - 5 Ask for the missing numbers, with the time when you need them.
        - 4 Mark each gap in the text with “??”.
        - 5 Ask someone for the first missing fact.
      25* Write the easiest part of the report from start to end, mistakes and all.
        ? # minutes at a | more than # minutes | only # minutes | toddler | baby | newborn: 15 Write the easiest part for one short stretch. Stopping in mid-sentence makes it easy to go on.
          - 3 Choose the easiest part, and put its heading at the top of the screen.
          - 10 Write for one stretch. Stopping in mid-sentence makes it easy to go on.
        ? only the conclusion | conclusion is missing | conclusion missing | just the conclusion: 15 Write the conclusion in five lines: the question, the findings, what they mean, what to do, what is still open.
          - 5 Write two lines of the conclusion: the question and the findings.
          - 8 Write three more lines: what the findings mean, what to do, what is still open.
        ? last years is | last years one | last years version | last years there: 15 Type over last time's report from the top, deleting each old number before you write the new one.
          - 3 Save last time's report under the new name.
          - 10 Type over the first half, deleting each old number before you write the new one.
          - 10 Type over the second half the same way.
        ? numbers are already | figures are already | data is already | numbers .. spreadsheet | figures .. spreadsheet: 20 Write two sentences for each number: how it compares with last time, and why.
          - 10 Write two sentences for each of the first numbers: how it compares with last time, and why.
          - 10 Write two sentences for each of the other numbers.
        ? last month* report | last years report | old report | last report | same as last | template: 15 Type over last time's report from the top, deleting each old number before you write the new one.
          - 3 Save last time's report under the new name.
          - 10 Type over the first half, deleting each old number before you write the new one.
          - 10 Type over the second half the same way.
        ? numbers are in | have the numbers | figures are | data is | have the data | just no text | only .. text: 20 Write two sentences for each number: how it compares with last time, and why.
          - 10 Write two sentences for each of the first numbers: how it compares with last time, and why.
          - 10 Write two sentences for each of the other numbers.
        ? no summary | summary missing | charts done | charts are done | just .. summary | only .. summary | data .. done | all but the summary: 15 Write the summary in five lines: the question, three findings with a number each, what to decide.
          - 5 Write the question and the first finding.
          - 8 Write the other two findings and what to decide.
          - 2 Read the summary aloud once.
        - 3 Choose the easiest part of the report, with your notifications off.
        - 10 Write that part for ten minutes without correcting anything.
        - 10 Write on until that part has an end.
      25 Write the next part, plus a five-line summary of the report.
        ? # minutes at a | more than # minutes | only # minutes | toddler | baby | newborn: 15 Write the next part in the next short stretch.
        - 10 Write a five-line summary of the report.
      10 Send the report to {person|whoever asked for it}, after you have read it once on paper or in another font.
        ~ Print the report, or change its font. | Read it once to the end. | Attach it to a message. | Send it to {person|whoever asked for it}.
        ? scared | perfectionis* | never good enough | keep rewriting | keep editing: 10 Send the report to {person|whoever asked for it} after one reading, with “Tell me what you'd like more of.”
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
        ~ Get a slip of paper. | Write the one thing that would make today count.
      2* Close every tab you don't need for that one thing. Your phone belongs in another room.
        ? slack | teams | chat | email: 2 Set chat and e-mail to “away” for half an hour, with your phone in another room.
          - 2 Put your phone in another room.
          - 2 Set chat and e-mail to “away”.
        ? open plan | noisy | noise | colleagues talk*: 2 Put on headphones with one steady sound.
          - 2 Put on headphones with one steady sound.
          - 2 Turn your chair so its back is to the room.
        ? work from home | at home | kids | housemate*: 2 Close the door or put up a sign with a time on it. Your phone belongs in another room.
          - 2 Close the door, or put up a sign with the time when you are free again.
          - 2 Put your phone in another room.
        - 2 Put your phone in another room.
        - 2 Close every tab you don't need for the one thing on your note.
      3 Write down the first tiny move of that thing: which file, which line, which number.
        ~ Look at your one thing. | Open the file or page it needs. | Write down the first line or number to touch.
      15* Work for 15 minutes on only that one thing, with a timer running. It doesn't have to be good.
        ? pomodoro doesnt | timers dont | timer* stress | hate timers | isnt timers: 15 Put on one album or one long track to work only on that one thing until it ends.
          - 2 Put on one album or one long track.
          - 10 Work only on that one thing until the music ends. It doesn't have to be good.
        ? 25 minutes | 25 min | 25 mins | pomodoro*: 25 Set a timer for 25 minutes, and work only on that one thing until it rings. Stray thoughts go on paper.
          - 10 Work for the first ten minutes with a 25-minute timer running. It doesn't have to be good.
          - 10 Work on the same thing until the timer rings. Stray thoughts go on the back of your note.
        ? pomodoro doesnt | timers dont | timer* stress | hate timers | isnt timers: 15 Put on one album or one long track to work only on that one thing until it ends.
          - 2 Put on one album or one long track.
          - 10 Work only on that one thing until the music ends. It doesn't have to be good.
        ? adhd | cant sit still | # minutes: 15 Start a silent call with one friend to work only on that one thing for 15 minutes.
          - 2 Ask one friend for a silent call of 15 minutes.
          - 10 Work only on that one thing during the call. It doesn't have to be good.
        ? tired | exhausted | no sleep | slept badly | baby: 15 Work on the easiest part of it for 15 minutes standing up, by a window.
          - 2 Stand up by a window with your work.
          - 10 Work on the easiest part for ten minutes. It doesn't have to be good.
        - 2 Set a timer for ten minutes where you can see it.
        - 10 Work only on that one thing until it rings. It doesn't have to be good.
      5? Drink a glass of water at the window.
        ~ Fill a glass with water. | Carry it to the window. | Drink it, looking out.
        ? afternoon | after lunch | sleepy: 5 Walk around the block or up the stairs for five minutes.
      15 Work for a second round of 15 minutes, and write every stray thought on the back of your note.
        - 10 Work for a second round, and write every stray thought on the back of your note.
        - 3 Underline the stray thoughts that are real tasks.
        ? deadline at | due at | by noon: 15 Work for a second round on the part you need most for the deadline.
          - 2 Mark the part you need most for the deadline.
          - 10 Work only on that part.
      3 Write on a new note where you will pick up next time.
        ~ Get a new note. | Look at the last thing you did. | Write where you will pick up next time.
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
      2* Write at the top of a page what should be decided or known by the end of {theIt}.
        ~ Get a blank page. | Write on top what should be decided or known.
        ? workshop: 2 Write at the top of a page what people should be able to do by the end of {theIt}.
        ? first team meeting | first meeting | new supervisor | new manager | new boss | new team lead: 2 Write your first two sentences at the top of a page: who you are, and what you would like to hear from them.
        ? client | customer: 2 Write at the top of a page what the client should say yes to by the end of {theIt}.
        ? last time | pointless | never decide | too long | drags on: 2 Write at the top of a page the one decision you didn't reach last time.
      6n Write three questions for the meeting in order, with minutes beside each.
        ~ Get a pen and paper. | Write three questions for the meeting in order. | Write the minutes beside each.
      4n Send your questions for the meeting, with the time and place or link, to {person|everyone who comes}[, for {day}].
        ~ Open a message to {person|everyone who comes}. | Paste your questions. | Send it with the time, place or link.
      5 List who has to be there. People who only need the result can stay out.
        ~ Get a pen and paper. | Write down who decides or does something. | Cross out anyone who only needs the result.
      6 Write three questions for the meeting in order, with minutes beside each.
        ? workshop: 6 Write three parts with minutes beside each: welcome and goal, trying it out in pairs, what each person takes home.
          - 4 Write the three parts: welcome and goal, trying it out in pairs, what each person takes home.
          - 2 Put minutes beside each part.
        ? first team meeting | first meeting | new supervisor | new manager | new team lead: 6 Write three points with minutes beside each: who I am, what should stay, what should stop.
          - 4 Write three points: who I am, what should stay, what should stop.
          - 2 Put minutes beside each point.
        ? parent* | teacher | school: 6 Write three questions with the hardest one at the top, plus one example from home.
          - 4 Write three questions, with the hardest one at the top.
          - 2 Add one example from home.
        - 4 Write three questions for the meeting in order.
        - 2 Put minutes beside each question.
      8 Send the questions, with the time and place or link, to {person|everyone who comes}[, for {day}].
        - 3 Put the time and place or link above the questions.
        - 3 Send the questions to {person|everyone who comes}.
      8 Gather the one page, number or example that each question needs.
        ~ Look at your first question. | Find the page, number or example it needs. | Do the same for the other questions.
        ? zoom | teams | video | online | remote: 8 Open what you need for each question in its own tab, and note whether sound and shared screen work.
        ? nervous | anxi* | scared | shy: 8 Say your first two sentences aloud three times, with the page in your hand.
      3? Ask one person who comes to write down what is decided.
        ~ Open the list of who comes. | Choose one person. | Ask them to write down what is decided.
        ? on my own | no one else | two of us | just us two | one to one: 3 Leave the right third of your page empty for decisions.
      5 Block ten minutes right after the meeting for sending out who does what by when.
        ~ Open your calendar at the meeting. | Block the ten minutes right after it. | Name it “Send who does what by when”.
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
        ~ Pick up a pen. | Write the start time, the address, who to ask for.
        ? have to be there at # | start at # | be there at # | starts at #: 2 Write down the address, the door and who to ask for when you get there, beside your start time.
        ? laptop hasn* | laptop has not | laptop isnt | laptop not | no laptop | equipment hasn* | equipment not | computer hasn*: 2 Write HR or IT one line: “My laptop hasn't arrived. Can you send the tracking number, and a plan for day one?”
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 2 Draw the desks or the team on a page, with the names you are sure of.
        ? started on | started last | started this | # days in | first week went | day two: 2 Write down the three things you did not understand today.
        ? school | teaching | nursery | ta job: 2 Write down the entrance, the time, the class and who to ask for[: {deadline}].
        ? WEEKDAY: 2 Write down the start time, the address or link, and who to ask for when you get there.
      8 Put your papers together: photo ID, Social Security card or passport, bank details for direct deposit.
        ? bus driver | truck driver | drive a bus | cdl | delivery driver | school bus: 8 Put CDL or license, medical card, route sheet, charged phone, water and sunglasses into one bag.
          - 4 Put CDL or license, medical card and route sheet in the bag.
          - 4 Add water, sunglasses and a flashlight for the pre-trip check.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Ask one kind colleague to fill in the names that are missing on your page.
          - 2 Mark the names that are missing on your page.
          - 3 Ask one kind colleague to fill them in.
        ? dbs | background check | police check: 8 Put your background check papers, ID, bank details and signed contract into one folder.
          - 4 Put your background check papers and your ID into a folder.
          - 4 Add your bank details and signed contract.
        ? lost | cant find | missing | havent got: 8 Put the papers you have into one folder: ID, bank details, contract. HR should hear in one line what is missing.
          - 4 Put your ID, bank details and contract into one folder.
          - 3 Write HR one line about what is missing.
        - 4 Put your photo ID and Social Security card, or your passport, into one folder.
        - 4 Add your bank details for direct deposit.
      10* Check on a map how long it takes to get there at that hour, and write that down plus 20 minutes.
        ? bus driver | school bus | truck driver | delivery driver | my route: 10 Read the route out loud stop by stop, or drive it once in your own car, and circle the hard turn and the railroad crossing.
          - 5 Read the route out loud stop by stop.
          - 5 Look at the two hardest spots on a street view map.
        ? remote worker | remote job | from home | fully remote: 10 Try your camera, headset and wifi tonight. Your contact's phone number should be on paper.
          - 5 Try your camera, headset and wifi.
          - 3 Write your contact's phone number on paper.
        ? no parking | nowhere to park | parking is: 10 Look up a way to get there without parking, for the start and the end of your shift: bus, carpool, staff permit.
          - 5 Look up a way to get there for the start of your shift.
          - 5 Look up a way home for the end of your shift.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Say each name as you meet people: “Morning, Priya.” Asking “Remind me of your name?” is fine in the first weeks.
        ? at 6am | at 5am | at 7am | 6am start | 5am start | starts at 6 | starts at 5 | bus at | early shift: 10 Look up the bus or train for that hour, plus a taxi number or a ride as plan B.
          - 5 Look up the bus or train for that hour, and the one before it.
          - 3 Write a taxi number or a colleague's name on a note as plan B.
        ? no bus | bus doesnt | no train | no trains | no car | buses dont | cant get there: 10 Ring or text your new workplace today: “Is there a carpool, a shuttle, or a later start?”
          - 5 Ring or text your new workplace: “Is there a carpool, a shuttle, or a later start?”
          - 3 Write a taxi number and its price on a note as plan B.
        - 5 Look up the route on a map for that time of day.
        - 3 Set your alarm 20 minutes earlier than you think you need.
      10 Lay out your clothes, bag, lunch and charger the evening before.
        ~ Lay out your clothes the evening before. | Get your bag. | Pack the lunch into a box. | Put the charger in the bag.
        ? kitchen | chef | whites | knives: 10 Lay out your whites, apron, non-slip shoes, knife roll, pen and hair tie the evening before.
        ? remember .. names | remember .. name | forget .. names | anyones name | everyones name: 5 Look up the team's photos on the staff page, in the chat or on LinkedIn, and note a detail for each name.
        ? teaching | nursery | at a school | in a school: 10 Lay out clothes you can kneel in, flat shoes, lunch, water and a pen the evening before.
        ? care assistant | carer | care home | care worker: 10 Lay out dark pants, flat closed shoes, a hair tie, lunch and water the evening before.
          - 5 Try on the pants and shoes for a few steps and a bend.
          - 5 Put lunch, water and a hair tie by the door.
        ? kids | childcare | drop off | toddler | baby: 10 Lay out clothes, bags and lunch for you and the children, and note who takes them if things run late.
        ? night* | late shift | early shift: 10 Lay out clothes, food for the shift and a torch or reflective band. An alarm can mark your sleep before it.
        ? remote | from home | online: 10 Set up your desk, camera, charger and log-ins the evening before.
        ? uniform | warehouse | boots | factory: 10 Lay out work shoes or safety boots, layers, lunch, water and a padlock the evening before.
        ? call centre | office | reception | shop: 10 Lay out plain clothes, ID, bank details, water, lunch and a pen the evening before.
      5* Write three questions for the first day: who decides what, what is urgent, where things are kept.
        ~ Get a pen and paper. | Write “Who decides what? What is urgent?” | Write “Where are things kept?”
        ? teaching | nursery | at a school | in a school: 5 Write three questions for the teacher: what to do first, which child needs the most help, who takes breaks when.
        ? adhd | autis* | dyslex*: 5 Write three questions for the first day: where is it quiet, what comes in writing, who can I ask twice?
        ? what to wear | where to park | what to bring | who to ask | no idea: 5 Send whoever hired you four questions: what to wear, where to park, what to bring, who to ask for.
        ? nervous | scared | anxious | dont know anyone | know nobody: 5 Write one line to say to the first person you meet: “Hello, I'm …, I'm new. Who should I follow this morning?”
        ? cant sleep | awake | tomorrow: 5 Write tomorrow's first hour on a card: when to get up, when to leave, when to arrive, who to ask for.
      5 Start a page for names: who each person is, what they do, one detail.
        ? dont know anyone | know nobody | dont know anybody | know no one: 5 Start a page for names, and ask one person on day one: “Where do people eat lunch? Can I come along?”
        - 2 Start a page for names.
        - 4 Draw three columns on that page: name, what they do, one detail.
      5? Put 15 minutes on Friday into your calendar to note what went well and what is unclear.
        ~ Open your calendar at Friday. | Enter 15 minutes. | Name it “What went well, what is unclear”.
    `,
  },
];
