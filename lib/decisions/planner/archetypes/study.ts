import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Exams, papers and skills. */
export const STUDY: readonly Archetype[] = [
  {
    id: "exam",
    area: "study",
    acts: "study|study for|pass|prepare|prepare for|revise|revise for|cram|cram for|ace|prep|prep for|review|take|retake|get ready|do|get done",
    things:
      "exam|test|final|midterm|quiz|finals|bar exam|board exam|theory test|driving theory test|driving theory|theory|certification|certification exam|gcse|a-level|sat|ielts|toefl|chemistry exam|licensing exam|theory exam|entrance exam|gre|gmat|mcat|lsat|citizenship test|certificate|mock|mocks|resit",
    whole:
      "study for exam|revise|revise for my exams|study for life in the uk test|prepare for life in the uk test|pass the life in the uk test",
    unless: "blood|covid|pregnancy|drug|eye|software|medical|driving test|allergy",
    it: "the exam",
    named: "exam|test|final|midterm|quiz|certification",
    plan: `
      2* Write the date of {theIt}[ ({deadline})] and the number of days left on a sheet of paper.
        ? failed | resit | resitting | retake | retaking | second attempt | second try: 2 Write the new date of {theIt}[ ({deadline})] on a sheet, with the last mark and the mark you need.
        ? tomorrow | tonight | today: 2 Put one old paper or the list of topics in front of you, with the exam's hour written on it.
      5n Choose the topic you fear most and write down what you know of it, without looking.
        ? # chapters: 5 Choose the chapter you fear most of the {#}, and write down what you know of it, without looking.
      25n Answer three practice questions on what you didn't know.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 25 Answer twenty practice questions against the clock, the hard ones marked and left for the end.
        ? dyslex*: 25 Answer three practice questions on it aloud into your phone, with the text read out by the computer.
      8 List all topics, one line each, and mark them green, yellow or red by how well you know them.
        ? # chapters: 8 List the {#} chapters with their pages, each marked green, yellow or red by how well you know it.
          - 5 List the {#} chapters with their pages.
          - 3 Mark each green, yellow or red.
        ? notes all over | notes .. everywhere | notes are a mess | messy notes | notes .. mess | notes in a mess: 8 List all topics from the course page, with a tick at those you have notes for and a colour each: green, yellow, red.
          - 5 List all topics from the course page, with a tick at those you have notes for.
          - 3 Mark them green, yellow or red by how well you know them.
        ? # chapters | # topics | # modules | # units | # lectures: 8 List the {#} that are left, each marked green, yellow or red by how well you know it.
          - 5 List the {#} that are left, with their pages.
          - 3 Mark each green, yellow or red.
        ? three .. exams | two .. exams | four .. exams | three .. levels | two subjects | three subjects | # finals: 8 List the subjects with their exam days, each topic below them marked green, yellow or red.
          - 5 List the subjects with their exam days and topics.
          - 3 Mark each topic green, yellow or red.
        ? notes are | have notes | notes done | made notes | notes ready: 8 Mark the headings of your notes green, yellow or red by how much you know with the page covered.
          - 5 Go through the headings of the first half of your notes, page covered.
          - 3 Do the second half.
        - 5 List all topics, one line each.
        - 3 Mark them green, yellow or red by how well you know them.
        ? no notes | never went | havent been | missed: 8 List all topics from the course page or an old paper, each marked green, yellow or red.
        ? # subjects | # gcses | # exams | # a levels: 8 List the {#} subjects with their exam days, each marked green, yellow or red.
          - 5 List the {#} subjects with their exam days.
          - 3 Mark each green, yellow or red.
      10 Get one old exam or set of practice questions, on paper or on screen.
        ? the sat | sat in | sat on | the act | gre | gmat | mcat | lsat: 10 Open one free official practice test, and do five questions of your weakest part.
        ? anatomy: 10 Open one unlabelled drawing for the first red chapter, with the labelled one turned over.
        ? pharmacology | drug calculation* | drug sums: 10 Open one set of practice questions with drug sums and cases at the first page.
        ? entrance exam | admission test | aptitude: 10 Open one free sample paper of this very test at its weakest part for you.
        ? past papers .. done | done .. past papers | done all the past | no past papers | no old papers: 10 Write five questions as an examiner would, one from each red topic.
        ? nursing | pharmacology | medicine | anatomy | drug*: 10 Open one set of practice questions with drug sums and cases at the first page.
        ? driving | life in the uk | theory: 10 Open the free official practice test at its first page.
        ? dyslex*: 10 Ask school by mail about extra time and a reader, with one old paper opened on the screen.
      25 Work through one yellow topic with the book, until you can write down its main points from memory.
        ? # chapters: 25 Work through one yellow chapter: read, close the book, write down what you remember.
          - 8 Read the first part of one yellow chapter.
          - 6 Close the book and write down what you remember.
          - 4 Look up what was missing, in another colour on the page.
        ? remember nothing | forget everything | nothing sticks | cant remember anything | dont remember anything: 25 Write down what you know of one yellow topic with the book shut, and open it only for the gaps.
          - 8 Write what you know with the book shut.
          - 6 Look up the gaps, in another colour.
          - 8 Write it once more from memory.
        ? # minutes of concentration | concentrate for # | focus for # | # minutes at a time | attention .. # minutes | concentration of # | # minute bursts: 25 Work through one page of a yellow topic for {#} minutes, with the book shut for the last five.
          - 8 Read one page of a yellow topic.
          - 6 Write down what you remember, with the book shut.
          - 4 Stand up, with a glass of water before the next round.
        ? after .. bed | bedtime | asleep | in bed | after # | evening*: 25 Work through one yellow topic this evening, phone in another room: read, close the book, write.
          - 8 Read one yellow topic.
          - 6 Close the book and write down what you remember.
          - 4 Look up what was missing, in another colour on the page.
        ? cant concentrate | cant focus | distracted | adhd | phone addict*: 25 Work through one yellow topic in two rounds of ten minutes, phone in another room, five minutes on your feet between.
          - 8 Read half of one yellow topic, phone in another room.
          - 4 Stand up and say aloud what you remember.
          - 8 Read the other half in the same way.
        - 8 Read one yellow topic.
        - 6 Close the book and write down what you remember.
        - 4 Look up what was missing, in another colour on the page.
        ? dyslex*: 25 Draw one yellow topic as a map of boxes and arrows while a video explains it.
          - 10 Listen to a short video on one yellow topic.
          - 8 Draw it as a map of boxes and arrows.
          - 4 Say the map aloud into your phone.
        ? baby | newborn | toddler | kids: 25 Work through one yellow topic while somebody else has the child: read, close the book, write.
          - 8 Read one yellow topic.
          - 6 Close the book and write down what you remember.
          - 4 Look up what was missing, in another colour on the page.
      20 Answer three practice questions on it without notes.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 20 Answer twenty practice questions against the clock, the hard ones marked and left for the end.
          - 2 Write on a card how many seconds you have for one question.
          - 10 Answer ten questions against the clock, the hard ones marked and left.
          - 5 Do the marked ones.
        - 10 Answer two practice questions on it without notes.
        - 5 Correct them in another colour.
      5 Make five question cards from your mistakes.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 5 Write on a card what cost the most seconds: looking up, reading twice, sums.
        ? formula* | maths | math | physics: 5 Make one card with the formulas that your mistakes needed.
      8? Give each red topic its own slot in the calendar, none of them on the last night.
        ? # minutes a day | # minutes every day | # min a day | # mins a day | # minutes each day: 8 Put {#} minutes a day into the calendar as a repeating event, the red ones first, the last evening for old questions only.
        ? # chapters: 8 Give each red chapter its own slot in the calendar, none of them on the last night.
        ? weak* | worst | bad at | struggle with | hardest: 8 Give your weak subject every second slot in the calendar, none of them on the last night.
        ? hours an evening | hours a night | hours a day | hour a day | hours each: 8 Put each red topic into one of your evenings, the last half hour of each for old questions, the last night off.
        ? work* nights | shift* | full time | after work: 8 Give each red topic its own slot on a free morning or day off, none of them on the last night.
    `,
  },
  {
    id: "essay",
    area: "study",
    acts: "write|finish|start|do|complete|submit|hand in|work|get done|draft|turn in",
    things:
      "essay|paper|term paper|assignment|research paper|lab report|book report|literature review|personal statement|scholarship essay|college essay|history essay|reflection|discussion post|annotated bibliography|admission essay",
    hints: "due|professor|teacher|submit|deadline",
    unless:
      "wall|file|recycle|organize|divorce|toilet|ask for extension|asking for extension|request extension|need extension|get extension|apply for extension|ask for more time",
    it: "the essay",
    named: "essay|paper|assignment|report|review|statement|reflection|post|bibliography",
    plan: `
      2* Copy the exact task for {theIt} to the top of a page and underline what it asks you to do[, and write “{deadline}” beside it].
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 2 Open the essay at its first paragraph, with the exact task above it.
        ? intro .. written | intro is done | intro done | introduction .. written | introduction is done | opening is written: 2 Read the opening you wrote once, with the exact task typed above it.
        ? deadline has passed | overdue | already late | was due: 2 Write two lines to your tutor: the essay is late, and the day you can hand it in.
        ? words done | conclusion | draft .. done | half written | # words in | nearly done: 2 Open the essay at its last line, with the task and the hour it is due typed above it.
        ? macbeth | hamlet | shakespeare | novel | poem*: 2 Copy the exact task to the top of a page, with one line from the text that you'd like to use.
      8n Write one sentence that answers the task, and three points that support it.
        ? conclusion | missing | nearly done | last bit: 8 Write the conclusion in five sentences: the answer, your three points in one line each, what follows.
        ? got # words | have # words | # words done | # words written | half written | half done: 8 Mark in what you have the three sentences that answer the task, and write the point of each beside it.
      25n Write one rough paragraph for each point[, on the way to {amount}].
        ? conclusion | missing | nearly done | last bit: 10 Hand it in once every source is in the list and the file has the right name.
      5 Write one sentence that answers the task, even if you may change it later.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 5 Write in one sentence what your essay shows, as it stands now.
        ? half written | conclusion | draft .. done | nearly done: -
      10 List three points that support that sentence, with a source or example for each.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 10 List what each paragraph says in a few words, in their order.
          - 5 List the first half.
          - 5 List the rest.
        ? # sources read | sources read | read # sources | read the sources | sources are read: 10 List three points that support that sentence, each with one of your sources and its page.
          - 5 List three points that support that sentence.
          - 8 Write a source and its page beside each.
        ? got # words | have # words | # words done | # words written | # words so far | half written | half done: 10 Mark in what you have the sentences that answer the task, and write the three points you will have beside them.
          - 5 Mark in what you have the sentences that answer the task.
          - 5 Write three points beside them, the missing ones too.
        ? have quotes | have the quotes | quotes but | got quotes | got the quotes | quotes are: 10 Sort your quotes under three points that answer the task, with one left over heap for the rest.
          - 5 Write three points that answer the task.
          - 8 Put each quote under one of them, or on a heap “later”.
        ? reading is done | reading done | done the reading | read everything | notes .. ready | have notes | lots of notes | pile of notes: 10 List three points that answer the task, each with two lines or pages of your notes beside it.
          - 5 List three points that answer the task.
          - 8 Write beside each which of your notes belong there.
        ? havent read | not read | reading isnt | no idea | dont understand the question: 10 Read the first and last page of two texts from the reading list, and list one point out of each.
          - 5 Read the first and last page of one text.
          - 8 Do the same with a second one, with a point out of each.
        ? conclusion | nearly done: 10 List what your paragraphs say, one line each, to see what is thin and what the ending must take up.
          - 5 List what your paragraphs say, one line each.
          - 5 Mark the one that is thin.
        ? macbeth | hamlet | shakespeare | novel | poem*: 10 List three points that support that sentence, with a short quotation and its place for each.
        ? no sources | cant find sources | no books: 10 List three points, with one article for each from the library's own search page.
          - 5 List three points that answer the task.
          - 8 Find one article for each on the library's own search page.
        - 5 List three points that support that sentence.
        - 8 Find a source or example for each of them.
      25 Write the middle first: one rough paragraph for each point[, on the way to {amount}].
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 15 Write the introduction in five sentences: the matter, why it is open, the question, your answer, the order of your points.
          - 8 Write the first three.
          - 8 Write the answer and the order of your points.
        ? conclusion | nearly done: 25 Write one more point, example or counter-argument where it is thin, for the words that lack.
          - 8 Write one example where it is thin.
          - 8 Write the counter-argument and your answer to it.
          - 8 Write the link to the next paragraph.
        ? got # words | have # words | # words done | # words written | half written | half done: 25 Move your marked sentences under their points, and write on from each until it is a paragraph.
          - 8 Move your marked sentences under their points.
          - 8 Write the first and second point out to a paragraph each.
          - 8 Write the third point out to a paragraph.
        - 8 Write a rough paragraph for the first point.
        - 8 Write a rough paragraph for the second point.
        - 8 Write a rough paragraph for the third point.
      15 Write the ending before the opening.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 5 Read opening and ending one after the other, and change what doesn't meet.
        ? intro .. written | intro is done | intro done | introduction .. written | introduction is done | opening is written: 15 Write the ending, and mend the one sentence of your opening that no longer fits it.
          - 6 Write the ending: what follows from your three points.
          - 4 Mend the one sentence of your opening that no longer fits.
        ? just the conclusion | only the conclusion | conclusion left | conclusion missing: 8 Write the ending in four sentences: your answer, the three points in a line each.
        - 6 Write the ending: what follows from your three points.
        - 6 Write the opening: the question and your answer.
      10? Add every source to the list at the end.
        ? harvard | apa | mla | chicago | footnote*: 10 Add every source to the list in the style asked for, by the library's own sheet of examples.
        ? ref* done | references .. done | sources .. listed: -
      15 Hand it in[ {deadline}], after you have listened to it read aloud once.
        - 8 Correct what you hear as you read it aloud.
        - 3 Hand it in, with length, name and file format checked.
    `,
  },
  {
    id: "thesis",
    area: "study",
    acts: "write|finish|start|complete|work|submit|do|get back|continue|defend|work on",
    things:
      "thesis|dissertation|phd|master's thesis|masters thesis|bachelor thesis|phd thesis|thesis chapter|dissertation chapter|capstone|capstone project|manuscript for journal|journal article|research proposal",
    it: "the thesis",
    named: "thesis|dissertation|chapter|capstone|project|proposal|article",
    plan: `
      2* Open the newest file of {theIt} and write today's date where you stopped.
        ? not started | havent started | nothing written | no words | blank page | from scratch | cant start: 2 Open a new file with the title, your name and one sentence: “I want to show that ….”
        ? corrections | comments | feedback | viva: 2 Open the thesis and the comments side by side, at the first comment.
      5n Choose the smallest part that is still rough, and write in one sentence what it has to show.
        ? data is | data are | data .. collected | have .. data | results are | results .. done: 5 Write in three plain sentences how the data were collected: who or what, when, how many.
      25n Write on that part for 25 minutes, with “??” wherever a source is missing.
      5 List its chapters with one word each: done, rough, missing.
        ? with my supervisor: 5 List its chapters with one word each: with supervisor, half written, not begun.
        ? approved | chapters done | chapters .. done | # chapters left | chapters left | # chapters: 5 List only the chapters that are left, with one word each: rough, notes, nothing.
        ? methods chapter | methodology chapter | method chapter | write the methods | write my methods | methods section | write .. methodology: 5 Type five headings into the chapter: who or what, how it was collected, tools, how it was analysed, limits.
        ? results chapter | write the results | write my results | write up my results | results section: 5 Type one heading for each table or figure, in the order of your questions.
        ? discussion chapter | conclusion chapter | last chapter | final chapter | introduction chapter | one chapter | chapter one | chapter two | chapter three | first chapter | chapter #: 5 List that chapter's headings with one word each: done, rough, missing.
        ? not started | havent started | nothing written | no words | from scratch: 5 Write five working titles for chapters below each other: question, what is known, how you look, what you find, what it means.
        ? corrections | comments | feedback: 5 Sort the comments with one letter each: Q for quick, W for work, A for ask.
        ? only have notes | only notes | notes: 5 List its chapters, with the pages of your notes that belong to each.
        ? # words | # pages: 5 List its chapters with one word each, done, rough or missing, and a share of the whole length.
        ? no data | without data | data missing | results missing: 5 List its chapters with one word each, and beside the one without data the smallest data that would carry it.
      8 Choose the smallest rough part, and write in one sentence what it has to show.
        ? of # words | out of # words | # words written | # words done | # words so far | written # words | have # words | # words in | # words left | # words to go: 8 Choose the part that brings most words soonest, and write in one sentence what it has to show.
          - 3 Write down the words that are still missing, shared out over the chapters.
          - 4 Write in one sentence what the easiest of these has to show.
        ? data .. collected | data is .. collected | data is in | data are in | have .. data | data .. done: 8 Copy into the chapter what is fixed already: how many, from when to when, with which questions or tools.
          - 3 Copy how many, and from when to when.
          - 4 Copy the questions or tools you used.
        ? corrections | comments | feedback: 8 Mend the first three marked Q, each crossed off in the list.
          - 4 Mend the first one marked Q.
          - 4 Mend two more.
        - 3 Choose the smallest rough part.
        - 4 Write in one sentence what it has to show.
        ? only have notes | only notes: 8 Choose the chapter with the most notes, and write in one sentence what it has to show.
          - 3 Choose the chapter with the most notes.
          - 4 Write in one sentence what it has to show.
        ? introduction | conclusion | discussion | methods: 8 Open the part that is missing, and write in one sentence what it has to show.
          - 3 Open the part that is missing, at its heading.
          - 4 Write in one sentence what it has to show.
      25 Write on that part for 25 minutes, with “??” wherever a source is missing.
        - 3 Set a timer, with mail and browser closed.
        - 10 Write on that part for ten minutes, with “??” wherever a source is missing.
        - 10 Write for ten more.
      10 Replace two of the “??” with sources from your notes or library.
        ? references left | only the references | bibliography | formatting: 10 Check the first ten sources of the list against the text, each ticked in both places.
        ? funding | money runs out | contract ends | stipend | grant ends: 10 Write to the graduate office: “My funding ends in …. Which write-up funds, extensions or fee waivers are there, and by when?”
      8 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 5 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 2 Send {person|your supervisor} the three lines.
        ? doesnt answer | not answering | no reply | ignores | never answers | silent | doesnt reply: 8 Write three lines to the second supervisor or the head of graduate studies: where you are, since when no answer, one question.
          - 5 Write three lines: where you are, since when no answer, one question.
          - 2 Send them to the second supervisor or the head of graduate studies.
      5? Put one such hour on each working day into your calendar[, so that it is done {deadline}].
        ? only weekends | only sundays | only saturdays | weekends only | sunday* free | saturday* free | at weekends | on weekends: 5 Put two such sittings on each weekend into your calendar, the second one as a spare[, so that it is done {deadline}].
        ? only evenings | evenings only | in the evenings | after work | after .. bed | bedtime: 5 Put one such half hour on three fixed evenings a week into your calendar, all else left free[, so that it is done {deadline}].
        ? work* full time | part time | job | kids | baby: 5 Put one such hour on three fixed mornings or evenings a week into your calendar[, so that it is done {deadline}].
    `,
  },
  {
    id: "homework",
    area: "study",
    acts: "do|finish|start|catch up|complete|submit|work|get done|hand in|turn in",
    things:
      "homework|problem set|math homework|maths homework|uni work|schoolwork|coursework|math problem|assignments|worksheet|group project|school project|missing assignment|late assignment|uni assignment|pset|school work|college work|missing work",
    hints: "due|behind|teacher|class",
    it: "your homework",
    plan: `
      2* Write down every piece of {theIt} that is open, one line each, without looking anything up.
        ? essay | project | poster: 2 Write down the one piece on top of a page, with its parts below it.
        ? lost | no book | app | teams | google classroom: 2 Open the school's app at “assigned”, with every open line copied onto one paper.
      3n Put a star on the one that is due first[ ({deadline})].
      25n Do the first question or page of the starred one, until 25 minutes are up.
      5 Add to each line when it is due[, beginning with what is due {deadline}].
      3 Put a star on the one that is due first and a dot on the one that is quickest.
      2 Put the book, file and pen for the starred one in front of you, on a table that is otherwise clear.
      25 Do the first question or page of the starred one, until 25 minutes are up.
        - 8 Do the first question or page of the starred one.
        - 10 Do the next one or two.
        - 3 Mark with “??” what you could not do.
        ? kids awake | kids are awake | kids in bed | kids asleep | after bedtime: 25 Do the easiest lines at the table beside the children now, and the first page of the starred one once they sleep.
          - 10 Do the easiest lines beside the children.
          - 10 Do the first page of the starred one once they sleep.
      5? Ask a classmate or look up the page for one “??”.
        ? wont balance | doesnt balance | dont balance: 5 Look for three slips: a line left out, a wrong side, two digits swapped; half the gap or a ninth of it points the way.
        ? dont understand | stuck | cant do | maths: 5 Ask a classmate, the school's help hour or a video on that one topic, with the exact line where it stops.
        ? late | overdue | behind | weeks late | weeks old | # weeks of: 5 Ask the teacher in two lines: “These are late. Which two matter most, by when?”
      8 Do the dotted one before you hand in what is ready.
        - 6 Do the dotted one.
        - 3 Hand in what is ready.
        ? done but | finished .. not handed | not handed in | forgot to hand: 8 Hand in what is ready first, before the dotted one.
          - 3 Hand in what is ready.
          - 6 Do the dotted one.
    `,
  },
  {
    id: "catch-up-course",
    area: "study",
    acts: "finish|start|catch up|complete|do|take|catch up on|keep up|keep up with|get through|continue|resume|watch",
    things:
      "course|online course|lecture|class|coursera course|module|textbook|chapter|training|mandatory training|semester|udemy course|course reading|missed lecture|classes|bootcamp|required reading",
    hints: "behind|missed|lecture",
    unless: "golf|cook|obstacle|dance class|yoga class|find",
    it: "the course",
    named: "course|lecture|class|module|reading|textbook|chapter|training|semester|bootcamp",
    plan: `
      2* Open the page of {theIt} and write down the number of the last part you finished.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 2 Write in one line what you want to be able to do once you have done the course.
        ? missed lectures | missed lecture | missed classes | missed # | missed class: 2 Open the course page at the first lecture not yet ticked, with its number on a slip.
        ? lesson # | module # | unit # | week # | chapter # | stopped at # | up to #: 2 Open the page of {theIt} at the part where you stopped, number {#}.
        ? # courses | # on udemy | keep buying | so many courses: 2 Write the names of your courses below each other, with a star on the one you need first.
      25n Do the next part, at faster speed if it is a video, and write three lines on it.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 20 Do the first free lesson of one such course, to see whether it suits you.
        ? # courses | # on udemy | keep buying | so many courses: 25 Do the first part of the starred one, at faster speed, and write three lines on it.
      5n Put the next session into your calendar[, the last one {deadline}].
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Sign up, with two fixed sittings a week in the calendar[, the last one {deadline}].
        ? # courses | # on udemy | keep buying | so many courses: 5 Hide or archive the other courses, and unsubscribe from the shop's offers.
      6 List the parts that are left, with the minutes or pages each one takes.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 8 Find three courses on it, with weeks, hours a week, price and certificate beside each.
          - 5 Find three courses on it.
          - 4 Write weeks, hours a week, price and certificate beside each.
        ? # modules | # lessons | # units | # parts | # videos | # chapters: 6 List the {#} parts below each other, with the minutes of each and a box to tick.
        ? expires | access ends | runs out | subscription | expire: 6 List the parts that are left, with the last day of access written on top.
        ? # courses | # on udemy | keep buying | so many courses: 6 List the parts of the starred one, with the minutes each takes and the other courses hidden.
      4 Mark the ones that are tested or needed.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 4 Cross out the ones that ask more hours a week than you have.
        ? before the exam | exam on | exam is | exam in: 4 Mark which of them come up in old exam papers; only those get watched.
        ? certificate: 4 Mark which of them the certificate asks for: tests, tasks, hours.
        ? # weeks behind | weeks behind | # lectures | exam: 4 Mark which of them come up in old exam papers or exercises; only those get watched.
      25 Do the next needed part, at faster speed if it is a video.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 20 Do the first free lesson of the best one left, to see whether it suits you.
          - 10 Watch or read its first ten minutes.
          - 10 Do its first exercise.
          - 3 Write one line: does the pace suit you, and would you come back?
        ? boring | dull | cant concentrate | cant focus: 25 Do the next part standing up, with a biscuit for each ten minutes and one line of notes.
          - 10 Do the first ten minutes of the next part standing up.
          - 10 Do the next ten, with a biscuit.
          - 4 Write one line on what it said.
        - 10 Do the first ten minutes or pages of the next needed part.
        - 10 Do the next ten minutes or pages.
        - 4 Write three lines on what it said.
        ? no recording* | not recorded | missed them: 25 Read the slides or a classmate's notes of the next needed part, with three lines on what it said.
          - 10 Read the slides or a classmate's notes of the next needed part.
          - 4 Write three lines on what it said.
          - 4 Do one exercise on it.
      5 Send one question you still have to a classmate or the forum.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Sign up, with the last day for a refund in the calendar.
          - 3 Sign up for it.
          - 2 Put the last day for a refund into the calendar.
        ? compliance | mandatory | health and safety | e learning | elearning | work training: 5 Ask your manager in one line whether these hours count as work, and for two quiet slots.
          - 3 Ask your manager whether these hours count as work.
          - 3 Book two quiet slots in your calendar.
        - 3 Write one question that is still open.
        - 3 Send it to a classmate or the forum.
      8 Spread what is left over your calendar, one part per session[, the last one {deadline}].
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Put two fixed sittings a week into the calendar[, the last one {deadline}].
          - 3 Put two fixed sittings a week into the calendar.
          - 2 Put the link to the course into the first entry.
        ? only .. sundays | sunday mornings | saturday mornings | only weekends | weekends only: 8 Spread what is left over your free mornings, two short parts a sitting[, the last one {deadline}].
          - 5 Spread what is left over your free mornings.
          - 2 Put the link to the next part into the first entry.
        ? lunch | commut* | train | evening*: 8 Write one part beside each day that has a free half hour, none on two days a week[, the last one {deadline}].
          - 5 Write one part beside each day that has a free half hour.
          - 2 Put the link to the next part into the first entry.
        - 5 Spread what is left over your calendar, one part a sitting[, the last one {deadline}].
        - 2 Put the link to the next part into the first entry.
    `,
  },
  {
    id: "apply-university",
    area: "study",
    acts: "apply|apply for|apply to|get into|choose|go back|return|enroll|start|pick|transfer",
    things:
      "university|college|grad school|master|masters|phd program|scholarship|law school|med school|medical school|degree|nursing school|study abroad|graduate school|master's degree|masters degree|night school|community college|phd",
    needsAct: true,
    whole:
      "go back to school|go back to college|go back to university|apply to university|apply for university",
    unless: "homework|run|lunch|teacher|clothes|kid|son|daughter|child",
    it: "the place",
    named: "university|college|law school|scholarship|program|degree|phd",
    plan: `
      2* Write down the subject and the month you would like to begin[ in {place}].
        ? need # reference* | # references | # recommendation* | need references | need transcripts: 2 Write the last day[ ({deadline})] at the top of a page, with a box for each paper that is missing: references, statement, transcript.
        ? ucas: 2 Open your UCAS page at the first part that is not ticked.
        ? reference .. done | references done | have .. references | statement .. done | statement is written: 2 Write down what the form still lacks, with its last day on top.
      10n Find two programmes for it, and write down closing date, cost and what they require.
        ? need references | need recommendation*: 10 Ask two people for the references today, with the day, the program and three things they might mention.
        ? need # reference* | # references | # recommendation*: 10 Ask {#} people for the references today, with the day, the program and three things they might mention.
      8n Send the form to the first programme, with a short statement of why you want to study there.
      15 Find three programmes for it, and write down closing date, cost and what they require.
        - 5 Find three programmes for it.
        - 10 Note closing date, cost and what each one requires.
        ? mature | access course | no a levels: 15 Find three programmes that name Access or mature entry, with closing date, credits asked for and cost.
          - 5 Find three programmes that name Access or mature entry.
          - 10 Note closing date, credits asked for and cost.
        ? edinburgh | oxford | cambridge | london | glasgow | one university: 15 Find the programme's own page there and one second choice, with closing date, cost and what they require.
          - 5 Find the programme's own page there.
          - 10 Note closing date, cost and what it requires, with a second choice.
      8 Choose the one with the nearest date, and note which papers it needs.
        - 3 Choose the one with the nearest date.
        - 4 Print or save its list of papers.
      10 Order the missing transcript or certificate that takes longest to get.
        - 4 Tick the papers you have.
        - 8 Order the transcript or certificate that takes longest.
        ? abroad | overseas | international | foreign: 10 Order the transcript and the language test that take longest of those you lack.
          - 4 Tick the papers you have.
          - 8 Order the transcript or book the language test.
      10? Ask one person for a reference, with the date and three things they might mention.
        ? # references | # recommendation*: 10 Ask {#} people for the references today, with the day and three things they might mention.
          - 6 Write to {#} people for the references, with the day and three things they might mention.
        ? # years out | years since | no teacher | left school | mature: 10 Ask an employer or course tutor for a reference, with the date and three things they might mention.
          - 6 Write to an employer or course tutor for a reference, with the date and three things they might mention.
        ? reference .. done | references done | have .. references: -
        - 6 Write to one person for a reference, with the date and three things they might mention.
      25 Write the first rough page of your statement: why this, why now, why you.
        ? statement .. done | statement is written | statement written: 10 Read your statement aloud once, with every sentence cut that fits any other subject.
          - 10 Read your statement aloud once, with every sentence cut that fits any other subject.
        - 10 Write the first ten rough lines of your statement: why this, why now, why you.
        ? three questions | ucas | # questions: 25 Write six rough lines to each of the three questions: why this subject, how your studies fit, what else prepared you.
          - 8 Write six rough lines: why this subject or course.
          - 8 Write six rough lines: how your qualifications and studies prepared you.
          - 8 Write six rough lines: what else prepared you, such as work, care, life.
      8 Send the application once the fee, reference and statement are in[, {deadline}].
    `,
  },
];
