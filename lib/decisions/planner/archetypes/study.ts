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
        ~ Get a sheet of paper. | Write the exam date above the number of days left.
        ? failed | resit | resitting | retake | retaking | second attempt | second try: 2 Write the new date of {theIt}[ ({deadline})] on a sheet, with your last score and the score you need.
        ? tomorrow | tonight | today: 2 Put one old test or the list of topics in front of you, with the time of the exam written on it.
      5n Choose the topic you fear most, and write down what you know about it without looking.
        ~ Put a blank page in front of you. | Write the topic you fear most at the top. | Write what you know about it from memory.
        ? # chapters: 5 Choose the chapter you fear most of the {#}, and write down what you know of it, without looking.
      25n Answer three practice questions on the topic you chose, with the book open for the gaps.
        ~ Open the practice questions on that topic. | Answer the first with the book open. | Answer the second the same way. | Answer the third.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 25 Answer twenty practice questions against the clock, leaving the hard ones for the end.
        ? dyslex*: 25 Answer three practice questions aloud into your phone, while the computer reads the text to you.
      8 List all the topics and mark each green, yellow or red by how well you know it.
        ? # chapters: 8 List the {#} chapters with their pages, each marked green, yellow or red by how well you know it.
          - 5 List the {#} chapters with their pages.
          - 3 Mark each chapter green, yellow or red by how well you know it.
        ? notes all over | notes .. everywhere | notes are a mess | messy notes | notes .. mess | notes in a mess: 8 List all the topics from the course page in three colours by how well you know them: green, yellow or red.
          - 5 List all the topics from the course page, with a tick at those you have notes for.
          - 3 Mark the topics green, yellow or red by how well you know them.
        ? # chapters | # topics | # modules | # units | # lectures: 8 List the {#} that are left, each marked green, yellow or red by how well you know it.
          - 5 List the {#} that are left, with their pages.
          - 3 Mark each of them green, yellow or red by how well you know it.
        ? three .. exams | two .. exams | four .. exams | three .. levels | two subjects | three subjects | # finals: 8 List the subjects with their exam days and topics. Colour each topic green, yellow or red by how well you know it.
          - 5 List the subjects with their exam days and topics.
          - 3 Mark each topic green, yellow or red by how well you know it.
        ? notes are | have notes | notes done | made notes | notes ready: 8 Mark the headings of your notes green, yellow or red by how much you remember with the page covered.
          - 5 Mark the headings in the first half of your notes green, yellow or red, by what you remember with the page covered.
          - 3 Mark the headings in the second half.
        - 5 List all the topics, one line each.
        - 3 Mark the topics green, yellow or red by how well you know them.
        ? no notes | never went | havent been | missed: 8 List all the topics from the course page or an old test in three colours: green, yellow or red.
        ? # subjects | # gcses | # exams | # a levels: 8 List the {#} subjects with their exam days, each marked green, yellow or red.
          - 5 List the {#} subjects with their exam days.
          - 3 Mark each subject green, yellow or red by how well you know it.
      10 Get one old exam or set of practice questions, on paper or on screen.
        ~ Open the course page or your teacher's files. | Look for old exams or practice questions. | Choose one set. | Print it, or leave it open on the screen.
        ? the sat | sat in | sat on | the act | gre | gmat | mcat | lsat: 10 Do five questions from your weakest part in one free official practice test.
        ? anatomy: 10 Find one unlabelled drawing for your first red chapter.
        ? pharmacology | drug calculation* | drug sums: 10 Find one set of practice questions on drug calculations and cases.
        ? entrance exam | admission test | aptitude: 10 Find your weakest part in one free sample test.
        ? past papers .. done | done .. past papers | done all the past | no past papers | no old papers: 10 Write five questions as an examiner would, one from each red topic.
        ? nursing | pharmacology | medicine | anatomy | drug*: 10 Find one set of practice questions on drug calculations and cases.
        ? driving | life in the uk | theory: 10 Open the free official practice test at its first page.
        ? dyslex*: 10 Ask your school by e-mail about extra time and a reader for the exam.
      25 Work through one yellow topic with the book, until you can write down its main points from memory.
        ? # chapters: 25 Work through one yellow chapter, until you can write down its main points with the book closed.
          - 8 Read the first part of one yellow chapter.
          - 6 Write down what you remember, with the book closed.
          - 4 Look up what was missing, in another colour on the page.
        ? remember nothing | forget everything | nothing sticks | cant remember anything | dont remember anything: 25 Write down what you know about one yellow topic with the book closed. It opens only for the gaps.
          - 8 Write down what you know about one yellow topic, with the book closed.
          - 6 Look up the gaps, and note them in another colour.
          - 8 Write it all once more from memory.
        ? # minutes of concentration | concentrate for # | focus for # | # minutes at a time | attention .. # minutes | concentration of # | # minute bursts: 25 Work through one page of a yellow topic for {#} minutes, with the book closed for the last five.
          - 8 Read one page of a yellow topic.
          - 6 Write down what you remember, with the book closed.
          - 4 Drink a glass of water on your feet before the next round.
        ? after .. bed | bedtime | asleep | in bed | after # | evening*: 25 Work through one yellow topic this evening with your phone in another room, until you can write down its main points.
          - 8 Read one yellow topic.
          - 6 Write down what you remember, with the book closed.
          - 4 Look up what was missing, in another colour on the page.
        ? cant concentrate | cant focus | distracted | adhd | phone addict*: 25 Work through one yellow topic in two rounds of ten minutes, with five minutes on your feet between them.
          - 8 Read half of one yellow topic, with your phone in another room.
          - 4 Stand up and say aloud what you remember.
          - 8 Read the other half of the topic.
        - 8 Read one yellow topic.
        - 6 Write down what you remember, with the book closed.
        - 4 Look up what was missing, in another colour on the page.
        ? dyslex*: 25 Draw one yellow topic as a map of boxes and arrows while a video explains it.
          - 10 Listen to a short video on one yellow topic.
          - 8 Draw it as a map of boxes and arrows.
          - 4 Say the map aloud into your phone.
        ? baby | newborn | toddler | kids: 25 Work through one yellow topic while someone else has the child, until you can write down its main points.
          - 8 Read one yellow topic.
          - 6 Write down what you remember, with the book closed.
          - 4 Look up what was missing, in another colour on the page.
      20 Answer three practice questions on that topic without notes.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 20 Answer twenty practice questions against the clock, leaving the hard ones for the end.
          - 2 Write on a card how many seconds you have for one question.
          - 10 Answer ten questions against the clock, leaving the hard ones for the end.
          - 5 Answer the hard ones you left.
        - 10 Answer two practice questions on that topic without notes.
        - 5 Correct your answers in another colour.
      5 Make five question cards from your mistakes.
        ~ Get five blank cards. | Write a question from your mistakes on each. | Write the answers on the backs.
        ? running out of time | run out of time | ran out of time | too slow | out of time | finish in time: 5 Write on a card what cost you the most seconds: looking up, reading twice, calculating.
        ? formula* | maths | math | physics: 5 Make one card with the formulas you got wrong.
      8? Give each red topic its own slot in the calendar, but none on the last night.
        ~ Open your calendar. | Cross out the last night. | Give the first red topic a slot. | Give each other red topic its own slot.
        ? # minutes a day | # minutes every day | # min a day | # mins a day | # minutes each day: 8 Put {#} minutes a day into the calendar as a repeating event. Red topics come first.
        ? # chapters: 8 Give each red chapter its own slot in the calendar, but none on the last night.
        ? weak* | worst | bad at | struggle with | hardest: 8 Give your weak subject every second study slot in the calendar, but none on the last night.
        ? hours an evening | hours a night | hours a day | hour a day | hours each: 8 Put each red topic into one of your evenings, but none into the last one.
        ? work* nights | shift* | full time | after work: 8 Give each red topic its own slot on a free morning or day off, but none on the last night.
    `,
  },
  {
    id: "essay",
    area: "study",
    whole:
      "write a paper on|write a paper about|write my paper on|write my paper about|finish my paper on|write a page paper on|write a page paper about",
    acts: "write|finish|start|do|complete|submit|hand in|work|get done|draft|turn in",
    things:
      "essay|paper|page paper|term paper|assignment|research paper|lab report|book report|literature review|personal statement|scholarship essay|college essay|history essay|reflection|discussion post|annotated bibliography|admission essay",
    hints: "due|professor|teacher|submit|deadline",
    unless:
      "wall|file|recycle|organize|divorce|toilet|ask for extension|asking for extension|request extension|need extension|get extension|apply for extension|ask for more time",
    it: "the essay",
    named: "essay|paper|assignment|report|review|statement|reflection|post|bibliography",
    plan: `
      2* Copy the exact task for {theIt} to the top of a page[, with “{deadline}” beside it].
        ~ Open a blank page. | Copy the exact task to the top.
        ? words only have # | words have # | words and have # | words so far # | only wrote # | only written # | wrote # words | wrote # so far | written # | # words in | # words down: 2 Copy the exact task and the due time to the line below your last paragraph.
        ? book report: 2 Write the book's title and what the teacher wants in the report at the top of a page.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 2 Copy the exact task to the line above your first paragraph.
        ? intro .. written | intro is done | intro done | introduction .. written | introduction is done | opening is written: 2 Read the introduction you wrote once.
        ? deadline has passed | overdue | already late | was due: 2 Write two lines to your teacher: the essay is late, and the day you can hand it in.
        ? words done | conclusion | draft .. done | half written | # words in | nearly done: 2 Copy the exact task and the due time to the line below your last paragraph.
        ? macbeth | hamlet | shakespeare | novel | poem*: 2 Copy the exact task to the top of a page, with one line from the play that you'd like to use.
      8n Write one sentence that answers the task, plus three points that support it.
        ~ Put the task in front of you. | Write one sentence that answers it. | Write three points below that support it.
        ? words only have # | words have # | words and have # | words so far # | only wrote # | only written # | wrote # words | wrote # so far | written # | # words in | # words down: 8 Mark the sentence in your text that best answers the task, and write three points beside it that still need a paragraph.
        ? book report: 8 Write what the book is about in three sentences, plus two scenes you remember.
        ? conclusion | missing | nearly done | last bit: 8 Write the conclusion in five sentences: your answer, one line for each of your three points, what follows from them.
        ? got # words | have # words | # words done | # words written | half written | half done: 8 Mark the three sentences in your text that best answer the task, and write the point of each beside it.
      25n Write one rough paragraph for each of your points[, on the way to {amount}].
        ~ Open the essay at your first point. | Write one rough paragraph on it. | Write one on the second point. | Write one on the third point.
        ? book report: 25 Write one rough paragraph on the story, one on each scene, and one line on what you think of the book.
        ? conclusion | missing | nearly done | last bit: 10 Hand in the essay, once every source is in the list and the file has the right name.
      5 Write one sentence that answers the task. You can change it later.
        ~ Put the task in front of you. | Say your answer aloud. | Write it down as one sentence.
        ? words only have # | words have # | words and have # | words so far # | only wrote # | only written # | wrote # words | wrote # so far | written # | # words in | # words down: 5 Underline the one sentence you have that answers the task, or write it now.
        ? book report: 5 Write what the book is about in three sentences, without looking.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 5 Write in one sentence what your essay shows now.
        ? half written | conclusion | draft .. done | nearly done: -
      10 List three points that support your answer, with a source or example for each.
        ? # sources found | found # sources | have # sources | have my sources | sources found | got # sources | got my sources: 10 List three points that support your answer, each with one of the sources you found and its page.
          - 5 List three points that support your answer.
          - 8 Write one of your sources and its page beside each point.
        ? words only have # | words have # | words and have # | words so far # | only wrote # | only written # | wrote # words | wrote # so far | written # | # words in | # words down: 10 List the points your text makes so far, and three more that still need a paragraph.
          - 5 List the points your text makes so far.
          - 5 Write three more, each with an example or quote.
        ? book report: 10 Choose two scenes you remember and one opinion of your own, with a page number for each.
          - 5 Choose two scenes you remember, with their pages.
          - 5 Write your opinion of the book in one sentence.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 10 List in order what each paragraph says, in a few words each.
          - 5 List what each paragraph in the first half says, in a few words.
          - 5 List what each paragraph in the second half says.
        ? # sources read | sources read | read # sources | read the sources | sources are read: 10 List three points that support your answer, each with one of your sources and its page.
          - 5 List three points that support your answer.
          - 8 Write one of your sources and its page beside each point.
        ? got # words | have # words | # words done | # words written | # words so far | half written | half done: 10 Mark the sentences in your text that answer the task, and write your three points beside them.
          - 5 Mark the sentences in your text that answer the task.
          - 5 Write your three points beside them, even those you haven't written about yet.
        ? have quotes | have the quotes | quotes but | got quotes | got the quotes | quotes are: 10 Sort your quotes under three points that answer the task, with one pile for the rest.
          - 5 Write three points that answer the task.
          - 8 Put each quote under one of the points, or on a pile called “later”.
        ? reading is done | reading done | done the reading | read everything | notes .. ready | have notes | lots of notes | pile of notes: 10 List three points that answer the task, each with two lines or pages from your notes beside it.
          - 5 List three points that answer the task.
          - 8 Write beside each point which of your notes belong to it.
        ? havent read | not read | reading isnt | no idea | dont understand the question: 10 Read the first and last page of two texts from the reading list, and write down one point from each.
          - 5 Read the first and last page of one text from the reading list.
          - 8 Read the first and last page of a second text, and write down one point from each.
        ? conclusion | nearly done: 10 List what your paragraphs say, one line each, to see which one is thin.
          - 5 List what your paragraphs say, one line each.
          - 5 Mark the paragraph that is thin.
        ? macbeth | hamlet | shakespeare | novel | poem*: 10 List three points that support your answer, with a short quotation and its line number for each.
        ? no sources | cant find sources | no books: 10 List three points that answer the task, with one article for each from the library's search page.
          - 5 List three points that answer the task.
          - 8 Find one article for each point on the library's search page.
        - 5 List three points that support your answer.
        - 8 Find a source or an example for each point.
      25 Write the middle before anything else: one rough paragraph for each point[, on the way to {amount}].
        ? words only have # | words have # | words and have # | words so far # | only wrote # | only written # | wrote # words | wrote # so far | written # | # words in | # words down: 25 Write one rough paragraph for each point that has none yet[, on the way to {amount}].
          - 8 Write a rough paragraph for the first point that has none.
          - 8 Write one for the second.
          - 8 Write one for the third.
        ? book report: 25 Write one rough paragraph on the story and one on each scene.
          - 8 Write the paragraph on the story.
          - 8 Write the paragraph on the first scene.
          - 8 Write the paragraph on the second scene.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 15 Write the introduction in five sentences: the topic, why it matters, the question, your answer, the order of your points.
          - 8 Write the first three sentences of the introduction: the topic, why it matters, the question.
          - 8 Write two more sentences: your answer and the order of your points.
        ? conclusion | nearly done: 25 Write one more point, example or counterargument where the essay is thin.
          - 8 Write one example where the essay is thin.
          - 8 Write one counterargument and your answer to it.
          - 8 Write the link from there to the next paragraph.
        ? got # words | have # words | # words done | # words written | half written | half done: 25 Move your marked sentences under their points until each point can become a paragraph.
          - 8 Move your marked sentences under their points.
          - 8 Write a full paragraph for the first and for the second point.
          - 8 Write a full paragraph for the third point.
        - 8 Write a rough paragraph for the first point.
        - 8 Write a rough paragraph for the second point.
        - 8 Write a rough paragraph for the third point.
      15 Write the conclusion before the introduction.
        ? book report: 15 Write the ending with your opinion, and the opening with the title and author.
          - 6 Write the ending: what you think of the book, and why.
          - 6 Write the opening: title, author, what kind of book it is.
        ? write the introduction | write the intro | introduction is missing | intro is missing | only the introduction | only the intro: 5 Read the introduction and the conclusion one after the other, to see whether they match.
        ? intro .. written | intro is done | intro done | introduction .. written | introduction is done | opening is written: 15 Write the conclusion, to fit the introduction you have.
          - 6 Write the conclusion: what follows from your three points.
          - 4 Change the one sentence in your introduction that no longer fits.
        ? just the conclusion | only the conclusion | conclusion left | conclusion missing: 8 Write the conclusion in four sentences: your answer, plus one line for each of the three points.
        - 6 Write the conclusion: what follows from your three points.
        - 6 Write the introduction: the question and your answer.
      10? Add every source to the list at the end of {theIt}.
        ~ Open the list at the end of the essay. | Scroll to the first source in the text. | Add it to the list. | Add the others in order.
        ? book report: 10 Check every name, place and page against the book.
        ? harvard | apa | mla | chicago | footnote*: 10 Add every source to the list in the required style. The library's style guide has examples.
        ? ref* done | references .. done | sources .. listed: -
      15 Listen to {theIt} read aloud once before you hand it in[ {deadline}].
        - 8 Correct what sounds wrong as you read {theIt} aloud.
        - 3 Hand in {theIt}, after a last look at its length, name and file format.
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
        ~ Open the newest file of the thesis. | Type today's date where you stopped.
        ? not started | havent started | nothing written | no words | blank page | from scratch | cant start: 2 Open a new file with the title, your name and one sentence: “I want to show that ….”
        ? corrections | comments | feedback | viva: 2 Open your thesis and the comments side by side, at the first comment.
      5n Choose the smallest part of it that is still rough, and write in one sentence what that part has to show.
        ~ Open your thesis. | Find the smallest part that's still rough. | Write one sentence on what it has to show.
        ? data is | data are | data .. collected | have .. data | results are | results .. done: 5 Write in three plain sentences how the data were collected: who or what, when, how many.
      25n Write on that rough part for 25 minutes, with “??” wherever a source is missing.
        ~ Open the rough part. | Write the next sentence, good or bad. | Write on, with “??” for missing sources. | Stop at 25 minutes.
      5 List the chapters with one word each: done, rough, missing.
        ~ Open a blank page. | List the chapters. | Write done, rough or missing beside each one.
        ? with my supervisor: 5 List the chapters with a note on each: with my supervisor, half written, not started.
        ? approved | chapters done | chapters .. done | # chapters left | chapters left | # chapters: 5 List only the chapters that are left, with one word each: rough, notes, nothing.
        ? methods chapter | methodology chapter | method chapter | write the methods | write my methods | methods section | write .. methodology: 5 Type five headings into the chapter: who or what, how it was collected, tools, how it was analyzed, limits.
        ? results chapter | write the results | write my results | write up my results | results section: 5 Type one heading for each table or figure, in the order of your research questions.
        ? discussion chapter | conclusion chapter | last chapter | final chapter | introduction chapter | one chapter | chapter one | chapter two | chapter three | first chapter | chapter #: 5 List that chapter's headings with one word each: done, rough, missing.
        ? not started | havent started | nothing written | no words | from scratch: 5 Write five working titles for chapters: the question, what is known, how you look, what you find, what it means.
        ? corrections | comments | feedback: 5 Sort the comments with one letter each: Q for quick, W for work, A for ask.
        ? only have notes | only notes | notes: 5 List the chapters, with the pages of your notes that belong to each.
        ? # words | # pages: 5 List the chapters with one word each, done, rough or missing, and a rough page count.
        ? no data | without data | data missing | results missing: 5 List the chapters with one word each: done, rough, missing. The one without data also gets the least data you need.
      8 Choose the smallest rough part, and write in one sentence what it has to show.
        ? of # words | out of # words | # words written | # words done | # words so far | written # words | have # words | # words in | # words left | # words to go: 8 Choose the part that will bring the most words soonest, and write in one sentence what it has to show.
          - 3 Write down how many words are still missing in each chapter.
          - 4 Write in one sentence what the easiest of these chapters has to show.
        ? data .. collected | data is .. collected | data is in | data are in | have .. data | data .. done: 8 Copy into the chapter what you know already: how many, from when to when, with which questions or tools.
          - 3 Copy two facts into the chapter: how many there were, and from when to when.
          - 4 Copy in the questions or tools you used.
        ? corrections | comments | feedback: 8 Work through the first three comments marked Q.
          - 4 Work through the first comment marked Q.
          - 4 Work through two more comments marked Q.
        - 3 Choose the smallest part that is still rough.
        - 4 Write in one sentence what that part has to show.
        ? only have notes | only notes: 8 Choose the chapter with the most notes, and write in one sentence what it has to show.
          - 3 Choose the chapter with the most notes.
          - 4 Write in one sentence what that chapter has to show.
        ? introduction | conclusion | discussion | methods: 8 Write in one sentence what the missing part has to show, under its heading.
          - 3 Open the missing part at its heading.
          - 4 Write in one sentence what that part has to show.
      25 Write on that part for 25 minutes, with “??” wherever a source is missing.
        - 3 Set a timer for ten minutes, with your e-mail and browser closed.
        - 10 Write on that part for ten minutes, with “??” wherever a source is missing.
        - 10 Write on it for ten more minutes.
      10 Replace two of the “??” with sources from your notes or library.
        ~ Search your file for “??”. | Find a source for the first one in your notes. | Type it in. | Replace a second one the same way.
        ? references left | only the references | bibliography | formatting: 10 Check the first ten sources in the list against the text, with a tick in both places.
        ? funding | money runs out | contract ends | stipend | grant ends: 10 Write to the graduate office: “My funding ends in …. What completion grants, extensions or fee waivers are there?”
      8 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 5 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 2 Send {person|your supervisor} the three lines.
        ? doesnt answer | not answering | no reply | ignores | never answers | silent | doesnt reply: 8 Write three lines to the graduate director: where you are, how long you have waited for an answer, one question.
          - 5 Write three lines: where you are, how long you have waited for an answer, one question.
          - 2 Send those lines to the graduate director or a second advisor.
      5? Put one hour of thesis work on each working day into your calendar[, so it is done {deadline}].
        ~ Open your calendar. | Enter one thesis hour for tomorrow. | Repeat it on each working day.
        ? only weekends | only sundays | only saturdays | weekends only | sunday* free | saturday* free | at weekends | on weekends: 5 Put two thesis sessions on each weekend into your calendar, with the second one as a spare[, so it is done {deadline}].
        ? only evenings | evenings only | in the evenings | after work | after .. bed | bedtime: 5 Put half an hour of thesis work on three evenings a week into your calendar[, so it is done {deadline}].
        ? work* full time | part time | job | kids | baby: 5 Put an hour of thesis work on three mornings or evenings a week into your calendar[, so it is done {deadline}].
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
      2* Write down every piece of {theIt} you still have to do, one line each. You don't have to look anything up.
        ~ Get a pen and paper. | Write one line for each piece you still have to do.
        ? # problems | # questions | # exercises: 2 Write the numbers of the problems that are left in a row.
        ? essay | project | poster: 2 Write the name of the project at the top of a page, with its parts below it.
        ? lost | no book | app | teams | google classroom: 2 Open the school's app at “assigned”, and write down what is still open.
      3n Put a star on the piece that is due first[ ({deadline})].
        ~ Look at your list of homework. | Find the piece due first. | Put a star on it.
        ? # problems | # questions | # exercises: 3 Circle the three problems that look quickest.
      25n Do the first question or page of the starred homework, until 25 minutes are up.
        ~ Open the starred homework at the first question. | Read what it asks. | Write the first line of the answer. | Work on until 25 minutes are up.
        ? # problems | # questions | # exercises: 25 Work through the circled problems one after another, until 25 minutes are up.
      5 Add to each line when it is due[, beginning with what is due {deadline}].
        ~ Pick up your list of homework. | Write the due date beside the most urgent line. | Write the date beside each other line.
        ? # problems | # questions | # exercises: 5 Divide the minutes you have by the problems left, so you know when to move on.
      3 Put a star on the one that is due first and a dot on the one that is quickest.
        ~ Look at your list of homework. | Put a star on the piece due first. | Put a dot on the quickest one.
        ? # problems | # questions | # exercises: 3 Circle the three problems that look quickest.
      2 Put the book, the file and a pen for the starred homework in front of you on a clear table.
        ~ Clear the table. | Lay the book, the file and a pen on it.
        ? # problems | # questions | # exercises: 2 Open your notes or the book at the section these problems come from.
      25 Do the first question or page of the starred homework, until 25 minutes are up.
        ? # problems | # questions | # exercises: 25 Work through the circled problems one after another, until 25 minutes are up.
          - 10 Do the first circled problem.
          - 10 Do the other two.
          - 3 Mark where you got stuck with “??”.
        - 8 Do the first question or page of the starred homework.
        - 10 Do the next one or two questions.
        - 3 Mark what you could not do with “??”.
        ? kids awake | kids are awake | kids in bed | kids asleep | after bedtime: 25 Do the easiest homework at the table beside the children now. The starred one can wait until they sleep.
          - 10 Do the easiest homework at the table beside the children.
          - 10 Do the first page of the starred homework once they are asleep.
      5? Ask a classmate about one question you could not do.
        ~ Find the one question you could not do. | Open the chat with a classmate. | Send them that question.
        ? wont balance | doesnt balance | dont balance: 5 Look for three common mistakes: a line left out, an amount on the wrong side, two digits swapped.
        ? dont understand | stuck | cant do | maths: 5 Ask a classmate or the school's help hour about the exact line where you got stuck.
        ? late | overdue | behind | weeks late | weeks old | # weeks of: 5 Ask the teacher in two lines: “These are late. Which two matter most, and by when?”
      8 Do the homework with the dot before you hand in what is ready.
        ? # problems | # questions | # exercises: 25 Do the next problems in 25-minute rounds, and turn in all you have before it closes.
          - 10 Do the next two problems.
          - 10 Do two more.
          - 5 Turn in all you have before it closes, with every started problem.
        - 6 Do the homework with the dot.
        - 3 Hand in the homework that is ready.
        ? done but | finished .. not handed | not handed in | forgot to hand: 8 Hand in the homework that is ready before you do the one with the dot.
          - 3 Hand in the homework that is ready.
          - 6 Do the homework with the dot.
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
        ~ Open the page of the course. | Write down the number of the last part you finished.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 2 Write in one line what you want to be able to do after the course.
        ? missed lectures | missed lecture | missed classes | missed # | missed class: 2 Open the course page at the first lecture you haven't ticked off.
        ? lesson # | module # | unit # | week # | chapter # | stopped at # | up to #: 2 Open the page of {theIt} at the part where you stopped, number {#}.
        ? courses left | classes left | more courses | courses to go | # courses left | # more courses | last two courses: 2 Open the page of your program, and write down the courses that are left, in order.
        ? # courses | # on udemy | keep buying | so many courses: 2 Write the names of your courses in a list, with a star on the one you need first.
      25n Do the next part, speeding it up if it is a video, and write three lines on it.
        ~ Open the next part. | Work through its first half, sped up for video. | Work through its second half. | Write three lines on it.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 20 Do the first free lesson of one course, to see whether it suits you.
        ? courses left | classes left | more courses | courses to go | # courses left | # more courses | last two courses: 25 Do the next lesson of the first course on your list, and write three lines on it.
        ? # courses | # on udemy | keep buying | so many courses: 25 Do the first part of the starred course at a faster speed, and write three lines on it.
      5n Put the next study session into your calendar[, the last one {deadline}].
        ~ Open your calendar. | Find a free time for the next session. | Enter it with the course name.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Sign up for the course, with two fixed study times a week in your calendar[, the last one {deadline}].
        ? courses left | classes left | more courses | courses to go | # courses left | # more courses | last two courses: 5 Put an end date for each course that is left on your calendar, with three sessions a week.
        ? # courses | # on udemy | keep buying | so many courses: 5 Hide or archive the other courses. Their ads only pull you away.
      6 List the parts that are left, with the minutes or pages each one takes.
        ~ Open the course's list of parts. | Write down the parts that are left. | Write the minutes or pages beside each.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 8 Find three courses on your topic, and write down weeks, hours a week, price and certificate for each.
          - 5 Find three courses on your topic.
          - 4 Write the weeks, hours a week, price and certificate beside each course.
        ? # modules | # lessons | # units | # parts | # videos | # chapters: 6 List the {#} parts below each other, with the minutes of each and a box to tick.
        ? expires | access ends | runs out | subscription | expire: 6 List the parts that are left, with the last day of access at the top.
        ? courses left | classes left | more courses | courses to go | # courses left | # more courses | last two courses: 6 List the lessons of the first course, with the minutes each one takes.
        ? # courses | # on udemy | keep buying | so many courses: 6 List the parts of the starred course, with the minutes each one takes.
      4 Mark the parts that are tested or needed.
        ~ Pick up your list of parts. | Look up which are tested or needed. | Put a mark beside those.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 4 Cross out the courses that need more hours a week than you have.
        ? before the exam | exam on | exam is | exam in: 4 Mark the parts that come up in old exams. You only need to watch those.
        ? certificate: 4 Mark the parts you need for the certificate: tests, tasks, hours.
        ? # weeks behind | weeks behind | # lectures | exam: 4 Mark the parts that come up in old exams or exercises. You only need to watch those.
      25 Do the next part you marked, speeding it up if it is a video.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 20 Do the first free lesson of the best course left, to see whether it suits you.
          - 10 Watch or read the first ten minutes of its free lesson.
          - 10 Do the first exercise of that lesson.
          - 3 Write one line: does the pace suit you, and would you come back?
        ? boring | dull | cant concentrate | cant focus: 25 Do the next part standing up, with a cookie every ten minutes and one line of notes.
          - 10 Do the first ten minutes of the next part standing up.
          - 10 Do the next ten minutes, with a cookie in hand.
          - 4 Write one line on what that part said.
        - 10 Do the first ten minutes or pages of the next part you marked.
        - 10 Do the next ten minutes or pages.
        - 4 Write three lines on what that part said.
        ? no recording* | not recorded | missed them: 25 Read the slides or a classmate's notes for the next part you marked, and write three lines on it.
          - 10 Read the slides or a classmate's notes for the next part you marked.
          - 4 Write three lines on what that part said.
          - 4 Do one exercise on that part.
      5 Send one question you still have to a classmate or the forum.
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Sign up for the course, and write down the last day for a refund.
          - 3 Sign up for the course.
          - 2 Put the last day for a refund into your calendar.
        ? compliance | mandatory | health and safety | e learning | elearning | work training: 5 Ask your manager in one line whether these hours count as work, and for two quiet slots.
          - 3 Ask your manager whether these hours count as work.
          - 3 Book two quiet slots in your calendar.
        - 3 Write down one question you still have.
        - 3 Send that question to a classmate or the forum.
      8 Spread the parts that are left over your calendar, one part per session[, the last one {deadline}].
        ? take an online | take a course | start an online | sign up for an online | enroll in an online | enroll in a course | find an online: 5 Put two fixed study times a week into your calendar[, the last one {deadline}].
          - 3 Put two fixed study times a week into your calendar.
          - 2 Put the link to the course into the first of them.
        ? only .. sundays | sunday mornings | saturday mornings | only weekends | weekends only: 8 Spread the parts that are left over your free mornings, two short parts each time[, the last one {deadline}].
          - 5 Spread the parts that are left over your free mornings.
          - 2 Put the link to the next part into the first calendar entry.
        ? lunch | commut* | train | evening*: 8 Write one part beside each day that has a free half hour, leaving two days a week free[, the last one {deadline}].
          - 5 Write one part beside each day that has a free half hour.
          - 2 Put the link to the next part into the first calendar entry.
        - 5 Spread the parts that are left over your calendar, one part per session[, the last one {deadline}].
        - 2 Put the link to the next part into the first calendar entry.
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
      2* Write down the subject and the month when you would like to start[ in {place}].
        ~ Pick up a pen. | Write the subject beside the month you'd like to start.
        ? common app | common application | coalition app: 2 Open commonapp.org, sign in or make your account, and tap “Profile” if it's not finished.
        ? daughter | son | my kid | my teen | stepson | stepdaughter: 2 Ask your teen which part is still open: activities, essays, letters, fees or the final check.
        ? # grad schools | # schools | # colleges | # universities | # programs | # phd programs | # law schools | # med schools: 2 Write your {#} schools in a column, with “due”, “cost” and “letters” beside each. A blank stands for one you haven't picked.
        ? need # reference* | # references | # recommendation* | need references | need transcripts: 2 Write the due date[ ({deadline})] at the top of a page, with a box for each missing paper: references, statement, transcript.
        ? ucas: 2 Open your application at the first part that is not ticked off.
        ? reference .. done | references done | have .. references | statement .. done | statement is written: 2 Write down what the application still needs, with the due date at the top.
      10n Find two programmes in that subject, and write down the due date, the cost and what they require.
        ~ Open a search page for that subject. | Choose two programs. | Write down due date and cost for each. | Write down what each one requires.
        ? common app | common application | coalition app: 10 Fill in the “Profile” and “Family” sections from top to bottom. Blanks you can't answer stay blank for now.
        ? daughter | son | my kid | my teen | stepson | stepdaughter: 10 Sit beside your teen while they fill in one open section, with transcripts and dates within reach.
        ? # grad schools | # schools | # colleges | # universities | # programs | # phd programs | # law schools | # med schools: 10 Open each school's admissions page, and copy its due date and how many letters it wants into your {#} rows.
        ? need references | need recommendation*: 10 Ask two people today for references, telling each the due date and three things to mention.
        ? need # reference* | # references | # recommendation*: 10 Ask {#} people today for references, telling each the due date and three things to mention.
      8n Send your application to one programme, with a short statement of why you want to study there.
        ~ Open the program's application page. | Fill in the form. | Write two sentences on why you want to study there. | Press the submit button.
        ? common app | common application | coalition app: 8 List your activities in order of how much they mean to you, with hours a week beside each.
        ? daughter | son | my kid | my teen | stepson | stepdaughter: 8 Put the due date and a submit day one week earlier on both your calendars.
        ? # grad schools | # schools | # colleges | # universities | # programs | # phd programs | # law schools | # med schools: 8 Start the online application that is due first: account, name, term, program.
      15 Find three programmes in that subject, and write down the due date, the cost and what they require.
        ? common app | common application | coalition app: 15 Fill in the “Profile,” “Family” and “Education” sections, then list your activities with hours a week.
          - 8 Fill in “Profile” and “Family.” Blanks can wait.
          - 8 Fill in “Education,” and list your activities with hours a week.
        ? # grad schools | # schools | # colleges | # universities | # programs | # phd programs | # law schools | # med schools: 15 Fill the {#} rows from each school's admissions page: due date, fee, letters, tests, essay.
          - 5 Fill in the rows you have no school for yet, from one search.
          - 10 Copy each school's due date, fee, letters and tests into its row.
        - 5 Find three programmes in that subject.
        - 10 Note the due date, the cost and what each programme requires.
        ? mature | access course | no a levels: 15 Find three programmes that welcome adult learners, and write down the due date, the credits needed and the cost.
          - 5 Find three programmes that welcome adult learners.
          - 10 Note the due date, the credits needed and the cost of each.
        ? edinburgh | oxford | cambridge | london | glasgow | one university: 15 Find the programme's own page and one second choice, and write down the due date, the cost and what they require.
          - 5 Find the programme's own page at that university.
          - 10 Note the due date, the cost and what it requires, for that programme and one second choice.
      8 Choose the programme with the nearest due date, and note which papers it needs.
        - 3 Choose the programme with the nearest due date.
        - 4 Print or save its list of required papers.
      10 Order the missing transcript or certificate that will take longest to get.
        - 4 Tick the papers you already have on that list.
        - 8 Order the missing transcript or certificate that will take longest to get.
        ? abroad | overseas | international | foreign: 10 Order the missing paper that will take longest to get: a transcript or a language test.
          - 4 Tick the papers you already have on that list.
          - 8 Order the missing transcript, or book the language test.
      10? Ask one person for a reference, telling them the due date and three things to mention.
        ? # references | # recommendation*: 10 Ask {#} people for references today, telling each the due date and three things to mention.
          - 6 Write to {#} people for references, with the due date and three things to mention.
        ? # years out | years since | no teacher | left school | mature: 10 Ask an employer or instructor for a reference, telling them the due date and three things to mention.
          - 6 Write to an employer or instructor for a reference, with the due date and three things to mention.
        ? reference .. done | references done | have .. references: -
        - 6 Write to one person for a reference, with the due date and three things to mention.
      25 Write the first rough page of your statement: why this, why now, why you.
        ? statement .. done | statement is written | statement written: 10 Read your statement aloud once to find every sentence that would fit any other subject.
          - 10 Read your statement aloud once to find every sentence that would fit any other subject.
        - 10 Write the first ten rough lines of your statement: why this, why now, why you.
        ? three questions | ucas | # questions: 25 Write six rough lines on each question: why this subject, how your studies fit, what else prepared you.
          - 8 Write six rough lines on why you want this subject or course.
          - 8 Write six rough lines on how your studies prepared you.
          - 8 Write six rough lines on what else prepared you, such as work, caring for family or life experience.
      8 Send the application once the fee, reference and statement are in[, {deadline}].
        ~ Open your application. | Check that the fee, reference and statement are in. | Press the submit button.
    `,
  },
];
