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
        ? tomorrow | tonight | today: 2 Put one old paper or the list of topics in front of you, with the exam's hour written on it.
      5n Choose the topic you fear most and write down what you know of it, without looking.
      25n Answer three practice questions on what was missing.
        ? dyslex*: 25 Answer three practice questions on it aloud into your phone, with the text read out by the computer.
      8 List all topics, one line each, and mark them green, yellow or red by how well you know them.
        - 5 List all topics, one line each.
        - 3 Mark them green, yellow or red by how well you know them.
        ? no notes | never went | havent been | missed: 8 List all topics from the course page or an old paper, each marked green, yellow or red.
        ? # subjects | # gcses | # exams | # a levels: 8 List the {#} subjects with their exam days, each marked green, yellow or red.
          - 5 List the {#} subjects with their exam days.
          - 3 Mark each green, yellow or red.
      10 Get one old paper or set of practice questions, and print or open it.
        ? nursing | pharmacology | medicine | anatomy | drug*: 10 Open one set of practice questions with drug sums and cases at the first page.
        ? driving | life in the uk | theory: 10 Open the free official practice test at its first page.
        ? dyslex*: 10 Ask school by mail about extra time and a reader, with one old paper opened on the screen.
      25 Work through one yellow topic: read, close the book, write down what you remember.
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
        - 10 Answer two practice questions on it without notes.
        - 5 Correct them in another colour.
      5 Make five question cards from your mistakes.
        ? formula* | maths | math | physics: 5 Make one card with the formulas that your mistakes needed.
      8? Give each red topic its own slot in the calendar, none of them on the last night.
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
    unless: "wall|file|recycle|organize|divorce|toilet",
    it: "the essay",
    named: "essay|paper|assignment|report|review|statement|reflection|post|bibliography",
    plan: `
      2* Copy the exact task for {theIt} to the top of a page and underline what it asks you to do[, and write “{deadline}” beside it].
        ? words done | conclusion | draft .. done | half written | # words in | nearly done: 2 Open the essay at its last line, with the task and the hour it is due typed above it.
        ? macbeth | hamlet | shakespeare | novel | poem*: 2 Copy the exact task to the top of a page, with one line from the text that you'd like to use.
      8n Write one sentence that answers it, and three points that support it.
        ? conclusion | missing | nearly done | last bit: 8 Write the conclusion in five sentences: the answer, your three points in one line each, what follows.
        ? got # words | have # words | # words done | # words written | half written | half done: 8 Mark in what you have the three sentences that answer the task, and write the point of each beside it.
      25n Write one rough paragraph for each point[, on the way to {amount}].
        ? conclusion | missing | nearly done | last bit: 10 Hand it in once every source is in the list and the file has the right name.
      5 Write one sentence that answers it, even if you may change it later.
        ? half written | conclusion | draft .. done | nearly done: -
      10 List three points that support that sentence, with a source or example for each.
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
      15 Write the ending, then the opening.
        ? just the conclusion | only the conclusion | conclusion left | conclusion missing: 8 Write the ending in four sentences: your answer, the three points in a line each.
        - 6 Write the ending: what follows from your three points.
        - 6 Write the opening: the question and your answer.
      10? Add every source to the list at the end.
      15 Hand it in after one last correction by ear[ {deadline}].
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
      5n Choose the smallest part that is still rough, and write in one sentence what it has to show.
      25n Write on that part for 25 minutes, with “??” wherever a source is missing.
      5 List its chapters with one word each: done, rough, missing.
        ? only have notes | only notes | notes: 5 List its chapters, with the pages of your notes that belong to each.
        ? # words | # pages: 5 List its chapters with one word each, done, rough or missing, and a share of the whole length.
        ? no data | without data | data missing | results missing: 5 List its chapters with one word each, and beside the one without data the smallest data that would carry it.
      8 Choose the smallest rough part, and write in one sentence what it has to show.
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
      10 Fill two of the “??” from your notes or library.
        ? funding | money runs out | contract ends | stipend | grant ends: 10 Write to the graduate office: “My funding ends in …. Which write-up funds, extensions or fee waivers are there, and by when?”
      8 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 5 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 2 Send {person|your supervisor} the three lines.
        ? doesnt answer | not answering | no reply | ignores | never answers | silent | doesnt reply: 8 Write three lines to the second supervisor or the head of graduate studies: where you are, since when no answer, one question.
          - 5 Write three lines: where you are, since when no answer, one question.
          - 2 Send them to the second supervisor or the head of graduate studies.
      5? Put one such hour on each working day into your calendar[, so that it is done {deadline}].
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
        ? lost | no book | app | teams | google classroom: 2 Open the school's app at “assigned”, with every open line copied onto one paper.
      3n Put a star on the one that is due first[ ({deadline})].
      25n Do the first question or page of the starred one, then the next, for 25 minutes.
      5 Add to each line when it is due[, beginning with what is due {deadline}].
      3 Put a star on the one that is due first and a dot on the one that is quickest.
      2 Put book, file and pen for the starred one in front of you, all else off the table.
      25 Do the first question or page of the starred one, then the next, for 25 minutes.
        - 8 Do the first question or page of the starred one.
        - 10 Do the next one or two.
        - 3 Mark with “??” what you could not do.
      5? Ask a classmate or look up the page for one “??”.
        ? dont understand | stuck | cant do | maths: 5 Ask a classmate, the school's help hour or a video on that one topic, with the exact line where it stops.
        ? late | overdue | behind | weeks: 5 Ask the teacher in two lines: “These are late. Which two matter most, by when?”
      8 Do the dotted one, and hand in what is ready.
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
        ? # courses | # on udemy | keep buying | so many courses: 2 Write the names of your courses below each other, with a star on the one you need first.
      25n Do the next part, at faster speed if it is a video, and write three lines on it.
        ? # courses | # on udemy | keep buying | so many courses: 25 Do the first part of the starred one, at faster speed, and write three lines on it.
      5n Put the next sitting into your calendar[, the last one {deadline}].
        ? # courses | # on udemy | keep buying | so many courses: 5 Hide or archive the other courses, and unsubscribe from the shop's offers.
      6 List the parts that are left, with the minutes or pages each one takes.
        ? # courses | # on udemy | keep buying | so many courses: 6 List the parts of the starred one, with the minutes each takes and the other courses hidden.
      4 Mark which of them are tested or needed.
        ? # weeks behind | weeks behind | # lectures | exam: 4 Mark which of them come up in old exam papers or exercises; only those get watched.
      25 Do the next needed part, at faster speed if it is a video.
        - 10 Do the first ten minutes or pages of the next needed part.
        - 10 Do the next ten minutes or pages.
        - 4 Write three lines on what it said.
        ? no recording* | not recorded | missed them: 25 Read the slides or a classmate's notes of the next needed part, with three lines on what it said.
          - 10 Read the slides or a classmate's notes of the next needed part.
          - 4 Write three lines on what it said.
          - 4 Do one exercise on it.
      5 Send one question that is still open to a classmate or the forum.
        - 3 Write one question that is still open.
        - 3 Send it to a classmate or the forum.
      8 Spread what is left over your calendar, one part a sitting[, the last one {deadline}].
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
      10n Find two programmes for it, and note closing date, cost and what they require.
      8n Send the form with your statement, once the slowest paper is ordered.
      15 Find three programmes for it, and note closing date, cost and what they require.
        - 5 Find three programmes for it.
        - 10 Note closing date, cost and what each one requires.
        ? mature | access course | no a levels: 15 Find three programmes that name Access or mature entry, with closing date, credits asked for and cost.
          - 5 Find three programmes that name Access or mature entry.
          - 10 Note closing date, credits asked for and cost.
        ? edinburgh | oxford | cambridge | london | glasgow | one university: 15 Find the programme's own page there and one second choice, with closing date, cost and what they require.
          - 5 Find the programme's own page there.
          - 10 Note closing date, cost and what it requires, with a second choice.
      8 Choose the one with the nearest date, with its list of papers saved.
        - 3 Choose the one with the nearest date.
        - 4 Print or save its list of papers.
      10 Order the transcript or certificate that takes longest of those you lack.
        - 4 Tick the papers you have.
        - 8 Order the transcript or certificate that takes longest.
        ? abroad | overseas | international | foreign: 10 Order the transcript and the language test that take longest of those you lack.
          - 4 Tick the papers you have.
          - 8 Order the transcript or book the language test.
      10? Ask one person for a reference, with the date and three things they might mention.
        - 6 Write to one person for a reference, with the date and three things they might mention.
      25 Write the first rough page of your statement: why this, why now, why you.
        - 10 Write the first ten rough lines of your statement: why this, why now, why you.
        ? three questions | ucas | # questions: 25 Write six rough lines to each of the three questions: why this subject, how your studies fit, what else prepared you.
          - 8 Write six rough lines: why this subject or course.
          - 8 Write six rough lines: how your qualifications and studies prepared you.
          - 8 Write six rough lines: what else prepared you, such as work, care, life.
      8 Send the application once fee, reference and statement are in[, {deadline}].
    `,
  },
];
