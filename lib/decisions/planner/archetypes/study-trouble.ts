import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What makes studying hard: plans, texts, cards, groups, supervisors, a failed paper. */
export const STUDY_TROUBLE: readonly Archetype[] = [
  {
    id: "revision-timetable",
    area: "study",
    whole:
      "make a revision timetable|make a study plan|make a study schedule|plan my revision|create a study schedule|create a study plan|build a study schedule|make a revision plan|make a revision schedule|organize my revision|set up a study schedule|plan my studying|make a study timetable",
    acts: "make|create|plan|build|set up|organize|write|do",
    things:
      "revision timetable|revision plan|study plan|study schedule|study timetable|revision schedule|study routine|exam plan",
    unless: "study abroad|child's|nursery",
    it: "the timetable",
    named: "revision timetable|revision plan|study plan|study schedule|study timetable",
    plan: `
      2* Write every exam with its date on one sheet, the earliest at the top[: {deadline}].
        ? # subjects | # gcses | # exams | # finals | # papers: 2 Write the {#} papers or subjects with their dates on one sheet, the first at the top.
      5 Cross out the hours in a calendar that are taken: classes, work, meals, sleep, one free evening.
        ? job | work* | shift*: 5 Cross out in a calendar the hours at work, the way there, meals, sleep and one free evening.
        ? holiday* | half term | easter | christmas: 5 Cross out in the calendar of the holidays: meals, sleep, two whole days off.
      6* Give each subject one mark: green for safe, yellow for shaky, red for blank.
        - 3 Write all subjects below each other[ ({amount})].
        - 3 Mark each green, yellow or red.
      8* Put three short study sessions a day into this week's free hours, the red subjects first.
        - 4 Put the red ones into this week's free hours.
        - 4 Fill up with yellow ones, at most three sittings a day.
        ? dyslex* | adhd: 8 Put three sittings of 20 minutes a day into this week's free hours, each as talking, drawing or listening, red ones first.
          - 4 Put the red ones into this week's free hours, 20 minutes each.
          - 4 Write beside each: talk, draw or listen.
        ? # days | next week | this week: 8 Put one red topic into each morning and one yellow into each afternoon of the days left.
          - 4 Put one red topic into each morning.
          - 4 Put one yellow topic into each afternoon.
      5 Write a task you can tick into each session: “paper 2, questions 1 to 4”, not “biology”.
      4 Leave one session in every five empty for whatever slips.
        ? never stick | dont stick | cant stick | falls apart | fell apart: 4 Leave every second day's last sitting empty, for what slips, with no new timetable before Sunday.
      25 Do the first session today, and write down how long it really took.
        - 10 Do the first ten minutes of the first sitting.
        - 10 Do ten more, and write how long the task really took.
    `,
  },
  {
    id: "resit",
    area: "study",
    whole:
      "resit my exam|retake my exam|resit an exam|retake an exam|repeat the year|resit my maths gcse|retake my maths gcse|retake my class|retake a class|retake the test|retake my test|resit my exams|recover from failing an exam|retake the exam",
    acts: "resit|retake|repeat",
    things: "exam|test|module|paper|class|year|gcse|final|course",
    tells:
      "failed my exam|failed nursing exam|failed my final|failed exam|failed the exam|failed my test|failed my module|failed my class|failed a class|failed my maths|failed the bar exam|have to resit",
    needsAct: true,
    unless: "driving|eye|blood|drug|mot|covid|photo",
    it: "the exam",
    named: "exam|test|module|paper|class|final|course",
    plan: `
      2* Write the next date for {theIt} on a sheet[: {deadline}], or “find the date” if you don't know it.
        ? # may | # june | # november | booked | in # weeks | on the #: 2 Write the day of {theIt} on a sheet[: {deadline}], with the marks of the last try beside it.
      5 Find the rule: last day to sign up, what it costs, how often you may try.
        ? last try | last attempt | final attempt | kicked out: 5 Ask the students' advice desk what happens after this try, and whether illness or other reasons count.
        ? booked | signed up | registered | already paid: -
      5n Sort what you remember of the first try into two columns: knew it, didn't know it.
      20n Answer one question you didn't know, with the book open.
      6 Ask to see the graded paper, or for ten minutes with whoever graded it.
        - 3 Write the question in two lines.
        - 2 Send it to whoever marked it.
      8 Sort what went wrong into three columns: didn't know it, ran out of time, misread it.
        - 4 Write down what you remember, or what the paper shows.
        - 4 Sort it into three rows: didn't know it, ran out of time, misread it.
        ? ran out of time | too slow | didnt finish: 8 Write the minutes for each question beside its marks on an old paper, as your plan for the clock.
          - 4 Divide the whole time by the marks of an old paper.
          - 4 Write the minutes beside each question.
        ? blank | panic* | nerves | anxi*: 8 Sort what went wrong into two rows: didn't know it, knew it at home.
          - 4 Write down what you remember, or what the paper shows.
          - 4 Sort it into two rows: didn't know it, knew it at home.
      5 Choose the fullest column, and write down one way to work on it that you did not use last time.
      25 Answer one question from that column, first with the book, once more without it.
        - 10 Answer it with the book open.
        - 10 Answer it again without.
      5? Put two sittings a week up to the date into your calendar, the last one as a full test by the clock.
        ? work* | job | shift* | hrs | full time: 5 Put two short sittings on free mornings and one long one on a day off into your calendar, up to the date.
    `,
  },
  {
    id: "flashcards",
    area: "study",
    whole:
      "make flashcards|do flashcards|do my flashcards|do anki|do my anki|use anki|memorize anatomy terms|memorize vocabulary|memorize terms for|learn vocabulary|learn anatomy terms|do my anki reviews|catch up on anki|learn the periodic table|memorize the periodic table|memorize dates for history|memorize formulas",
    acts: "make|do|review|memorize|start|learn|use",
    things:
      "flashcards|flash card|anki|anki deck|anki reviews|anatomy terms|vocabulary list|medical terms|vocab|vocabulary|formulas|legal cases|drug names",
    unless: "child|kid|son|daughter",
    it: "the cards",
    named: "flashcards|anki deck|anatomy terms|medical terms|vocabulary|formulas|drug names",
    plan: `
      2* Write five things from memory that should go on {theIt}, right or wrong.
        ? periodic table | elements: 2 Write five elements with their symbols from memory, right or wrong.
        ? # cards | anki | backlog | cards are made | made the cards: 2 Open the deck, and do five cards, the oldest first.
      4 Divide the total[ ({amount})] by the days left[ ({deadline})], and write down the number for one day.
        ? anatomy | muscles | bones: 4 Divide the body into regions, one a day: arm, leg, back, head, inside.
        ? backlog | overdue | behind: 4 Set the app's limit to fifty reviews a day and no new ones, until the heap is gone.
      10* Make cards for the first day only: one question, one answer of at most ten words.
        - 5 Make the first five cards: one question, one answer of at most ten words.
        - 5 Make the rest of the first day.
        ? # cards | anki | backlog | cards are made | made the cards: 10 Do the next twenty cards, each answer said aloud before you turn it.
          - 5 Do ten, each answer said aloud before you turn it.
          - 5 Do ten more.
      5 Add a picture, a rhyme or a silly story to the three hardest cards.
        ? periodic table | elements: 5 Say the first row aloud to a tune or as one silly sentence, a word for each symbol.
        ? anatomy | muscles | bones: 5 Point at each on your own body as you say it.
      8* Go through the cards aloud, with the ones you know on the left and the others on the right.
        - 4 Go through them aloud, the known ones to the left, the others to the right.
        - 4 Go through the right pile until it is gone.
      3 Tie {dose|ten minutes a day} to something that happens anyway: the bus, the kettle.
      6? Write down tomorrow what you still know, before you look at a single card.
        - 2 Set a reminder for tomorrow: write what you still know, then look.
    `,
  },
  {
    id: "academic-reading",
    area: "study",
    whole:
      "write a literature review|do my literature review|finish my literature review|read journal articles|read papers for my|read journal papers|read academic papers|read for my dissertation|read for my seminar|get through my reading list|do the reading for my seminar|do my seminar reading|do the reading for class|keep up with papers in my field",
    acts: "read|write|do|finish|start|get through|skim|catch up on",
    things:
      "literature review|journal article|academic paper|research paper for seminar|reading list for my course|seminar reading|papers for my thesis|scientific paper|course reading|articles for my",
    unless: "publish|submit|newspaper|daily news|read my own|wall|edit",
    it: "the reading",
    named: "literature review|journal article|academic paper|scientific paper|seminar reading",
    plan: `
      2* Write the one question that {theIt} should answer at the top of a page.
      5* Put all the titles into one list[ ({amount})], and note the three that sound closest to your question.
        ? # articles | # papers | # chapters | # texts | # books: 5 Put the {#} titles into one list, and mark the three that sound nearest to the question.
      8* Read only the summary and the last page of the most promising one, and write its claim in one line.
        - 5 Read the summary and the last page of the first marked one.
        - 3 Write its claim in one line.
        ? text to speech | screen reader | dyslex* | read aloud | audio: 8 Play the summary and the last page of the first marked one aloud, and write its claim in one line.
          - 5 Play the summary and the last page.
          - 3 Write or dictate its claim in one line.
      4 Decide from that line: read on, keep it for one quotation, or drop it.
        ? journal club | presenting | present one: 4 Choose the one you present, and write its claim, method and weakest point on one card.
      20 Read the part that answers your question, and write down four things: claim, proof, doubt, page.
        - 10 Read the part that answers your question.
        - 5 Write four things: claim, proof, doubt, page.
        ? text to speech | screen reader | dyslex* | audio: 20 Play the part that answers your question, with a stop at each heading for four things: claim, proof, doubt, page.
          - 10 Play the part that answers your question.
          - 5 Write or dictate four things: claim, proof, doubt, page.
      10 Read the summary and last page of the next two, and write one line for each.
        - 5 Do summary and last page of the next one.
        - 5 Do those of the third.
      8 Write three sentences on where they agree and where they don't[, as a start for the text {deadline}].
    `,
  },
  {
    id: "oral-exam",
    area: "study",
    whole:
      "prepare for my viva|prepare for viva|prepare for my oral exam|prepare for my thesis defense|prepare for my defense|prepare for my dissertation defense|defend my thesis|defend my dissertation|defend my phd|get ready for my viva|practice for my oral exam|survive my viva",
    acts: "prepare|prepare for|pass|practice|survive|get ready|defend|prep|prep for|rehearse",
    things:
      "viva|oral exam|thesis defense|oral|speaking exam|speaking test|dissertation defense|phd defense|viva voce|thesis defence|oral presentation exam",
    unless: "surgery|hygiene",
    it: "the talk",
    named: "viva|oral exam|thesis defense|speaking exam|speaking test|dissertation defense",
    plan: `
      2* Write down the day[ ({deadline})], the length and the examiners of {theIt}.
        ? havent opened | havent looked | not opened | not read it since: 2 Open your work at its contents page, at the chapter you like best.
      5 Say into your phone in one minute what your work or topic is about.
        ? ielts | toefl | speaking test: 5 Answer one question of part one into your phone in three sentences: home, work, a hobby.
        ? havent opened | havent looked | not opened | not read it since: 10 Write for each chapter one line: what it asks, what it finds, where it is thin.
          - 5 Write a line for each of the first chapters.
          - 5 Write a line for each of the others.
      8* Write the five questions you fear most, one per card.
        - 4 Write the two questions that you fear most, one a card.
        - 4 Write three more: why so, what is weak, what would you do next.
        ? questions on | questions about | ask about | asked about: 8 Write the five questions that you fear, three of them on the part they named, one a card.
          - 4 Write three on the part they named, one a card.
          - 4 Write two more: what is weak, what would you do next.
      15* Answer each feared question aloud in three sentences: the answer, the reason, the limit.
        - 8 Answer the first two aloud in three sentences: answer, reason, limit.
        - 8 Answer the other three.
        ? second language | not my language | foreign language | ielts | spanish | french | german: 15 Answer each aloud in three short sentences in that language: the answer, the reason, an example.
          - 8 Answer the first two aloud: answer, reason, example.
          - 8 Answer the other three.
      10 Put markers in your pages at the numbers, pictures and sources that you may have to show.
        ? french | spanish | german | italian | portuguese | polish | in english | mandarin: 10 Learn five linking phrases by heart: “in my opinion”, “on the other hand”, “could you repeat that?”
        ? ielts | toefl | speaking test: 10 Answer one card of the long part aloud: one minute to plan in key words, two to speak.
      4 Practise one sentence for when you don't know: “I can't say for certain. This is how I would find out.”
        ? blank | freeze | panic* | stammer | stutter: 4 Practise two sentences for a blank: “May I have a moment?” and “Could you put that another way?”
      20 Ask {person|someone} to put your cards to you in any order, for 20 minutes.
        - 3 Ask {person|someone} for 20 minutes.
        - 10 Let them put your cards to you in any order.
        ? no one to | nobody to | on my own | alone: 20 Answer your cards, drawn blind, to the phone's camera, two minutes a card.
          - 10 Answer half of the cards, drawn blind, to the phone's camera.
          - 10 Answer the weakest one again after watching the film.
    `,
  },
  {
    id: "group-project",
    area: "study",
    whole:
      "do a group project|finish our group project|finish a group project|deal with group project|get my group to|get my group project members to|get my group project done|deal with a freeloader in my group",
    acts: "do|finish|start|organize|deal|survive|lead|manage|get done|work|work on|coordinate",
    things: "group project|group assignment|group presentation|group work|group essay|team project",
    unless: "therapy|son|daughter|child",
    it: "the group's work",
    named: "group project|group assignment|group presentation|group work",
    plan: `
      2* Write the task of {theIt} as a list of parts, with the due date on top[: {deadline}].
        ? # of us | hand in is | due: 2 Write the parts left to do on a list, with the last day on top[: {deadline}].
      4 Put a name and a day beside each part as a first guess, your own first.
      5* Send the list to everyone: “Is this right? Swap by tomorrow evening. After that it stands.”
        - 3 Write that a swap is possible until tomorrow evening.
        - 2 Send the list to all.
      3 Make one shared file with a heading for each part.
        ? nobody | no one | lazy | nothing | ghost*: 3 Make one shared file with a heading and a name for each part, whose history shows who wrote when.
      25 Write the first page of your own part in the shared file.
        - 10 Write ten rough lines of your own part.
        - 10 Write ten more, in the file that all can see.
      5n Send the group the first page of your own part, and note the day the rest will come.
      5 Write privately to the one who is silent: “What would make your part possible by … ?”
        ? hasnt met | havent met | never met | not met once | nobody has started | nobody started: 5 Write to each of them alone: “Which part can you do by …? I'm doing ….”
        ? nobody | no one | all of them | nobody else: 5 Write to each of them alone: “Which part can you do by … ? I'm doing … .”
      4? Tell your teacher who did what on which day, while there is still time to act.
        - 2 Write down who did what so far.
        - 2 Choose the day on which you tell your teacher, while there is still time to act.
        ? doing it all | i do everything | im doing it all | all by myself | on my own: 4 Tell your teacher today who did what on which day, with the file's history and “How is it marked?”
          - 2 Write down who did what, with dates.
          - 3 Send your teacher those lines, with the question how it's marked.
    `,
  },
  {
    id: "silent-supervisor",
    area: "study",
    whole:
      "email my supervisor after|write to my supervisor after|contact my supervisor after|get back in touch with my supervisor|tell my supervisor i'm behind|tell my supervisor that i'm behind|tell my supervisor i haven't|tell my advisor i'm behind|email my advisor after|face my supervisor|meet my supervisor after",
    acts: "face|email|contact|meet",
    things: "thesis supervisor|thesis advisor|phd supervisor|dissertation supervisor",
    tells: "avoiding my supervisor|hiding from my supervisor|ghosted my supervisor",
    needsAct: true,
    unless: "work shift|warehouse|shift supervisor",
    it: "your supervisor",
    plan: `
      2* Write down what you have, even if it is three pages and a list.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Find your last message to them, and note its date.
      3 Write the date of your last message, without going through the reasons.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 3 Write down the one answer without which you can't go on, as a question of one line.
      6* Write four lines to {person|your supervisor}: “I have been stuck since … . I have … . I'd like to talk about … . Would … suit you?”
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 6 Write four lines: what you sent and when, your one question, the day you hand in, two times for a short call.
          - 3 Write what you sent and when, with your one question.
          - 3 Write the day you hand in, with two times for a short call.
        - 3 Write since when you have been stuck, and what you have.
        - 3 Write what you'd like to talk about, and two days that suit you.
      2 Cut every apology but one.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Add a last line: “Without an answer by …, I go on as planned.”
      2* Send those lines before you read them a third time.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Send it with the chapter attached once more.
        ? panel | # days | on the #: 2 Send it before you read it a third time, with the graduate office in copy and the day of the panel in the subject.
      5 Put your best page into a file for the talk.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 5 Ring the department office after three days: “Is she or he away, and who stands in?”
      5 Write two questions for the talk. The first: “What is the smallest version that would pass?”
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 10 Begin a part that needs no answer: methods, tables, references, the next chapter's headings.
          - 3 Choose a part that needs no answer: methods, tables, references.
          - 10 Work on it for ten minutes.
        - 3 Write “What is the smallest version that would pass?” on a card.
        - 3 Add one question of your own.
    `,
  },
];
