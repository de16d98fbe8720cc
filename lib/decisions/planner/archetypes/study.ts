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
      5n Choose the topic you fear most and write down what you know of it, without looking.
      25n Answer three practice questions on what was missing.
      8 List all topics, one line each, and mark them green, yellow or red by how well you know them.
        - 5 List all topics, one line each.
        - 3 Mark them green, yellow or red by how well you know them.
        ? no notes | never went | havent been | missed: 8 List all topics from the course page or an old paper, each marked green, yellow or red.
      10 Get one old paper or set of practice questions, and print or open it.
        ? driving | life in the uk | theory: 10 Open the free official practice test at its first page.
      25 Work through one yellow topic: read, close the book, write down what you remember.
        - 8 Read one yellow topic.
        - 6 Close the book and write down what you remember.
        - 4 Look up what was missing, in another colour on the page.
      20 Answer three practice questions on it without notes.
        - 10 Answer two practice questions on it without notes.
        - 5 Correct them in another colour.
      5 Make five question cards from your mistakes.
        ? formula* | maths | math | physics: 5 Make one card with the formulas that your mistakes needed.
      8? Give each red topic its own slot in the calendar, none of them on the last night.
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
        ? macbeth | hamlet | shakespeare | novel | poem*: 2 Copy the exact task to the top of a page, with one line from the text that you'd like to use.
      8n Write one sentence that answers it, and three points that support it.
      25n Write one rough paragraph for each point[, on the way to {amount}].
      5 Write one sentence that answers it, even if you may change it later.
      10 List three points that support that sentence, with a source or example for each.
        - 5 List three points that support that sentence.
        - 8 Find a source or example for each of them.
        ? macbeth | hamlet | shakespeare | novel | poem*: 10 List three points that support that sentence, with a short quotation and its place for each.
      25 Write the middle first: one rough paragraph for each point[, on the way to {amount}].
        - 8 Write a rough paragraph for the first point.
        - 8 Write a rough paragraph for the second point.
        - 8 Write a rough paragraph for the third point.
      15 Write the ending, then the opening.
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
      8 Choose the smallest rough part, and write in one sentence what it has to show.
        - 3 Choose the smallest rough part.
        - 4 Write in one sentence what it has to show.
        ? only have notes | only notes: 8 Choose the chapter with the most notes, and write in one sentence what it has to show.
          - 3 Choose the chapter with the most notes.
          - 4 Write in one sentence what it has to show.
      25 Write on that part for 25 minutes, with “??” wherever a source is missing.
        - 3 Set a timer, with mail and browser closed.
        - 10 Write on that part for ten minutes, with “??” wherever a source is missing.
        - 10 Write for ten more.
      10 Fill two of the “??” from your notes or library.
      8 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 5 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 2 Send {person|your supervisor} the three lines.
      5? Put one such hour on each working day into your calendar[, so that it is done {deadline}].
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
      8 Do the dotted one, and hand in what is ready.
        - 6 Do the dotted one.
        - 3 Hand in what is ready.
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
      25n Do the next part, at faster speed if it is a video, and write three lines on it.
      5n Put the next sitting into your calendar[, the last one {deadline}].
      6 List the parts that are left, with the minutes or pages each one takes.
      4 Mark which of them are tested or needed.
      25 Do the next needed part, at faster speed if it is a video.
        - 10 Do the first ten minutes or pages of the next needed part.
        - 10 Do the next ten minutes or pages.
        - 4 Write three lines on what it said.
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
      8n Order the transcript or certificate that takes longest to get.
      15 Find three programmes for it, and note closing date, cost and what they require.
        - 5 Find three programmes for it.
        - 10 Note closing date, cost and what each one requires.
        ? edinburgh | oxford | cambridge | london | glasgow | one university: 15 Find the programme's own page there and one second choice, with closing date, cost and what they require.
          - 5 Find the programme's own page there.
          - 10 Note closing date, cost and what it requires, with a second choice.
      8 Choose the one with the nearest date, and print or save its list of papers.
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
      5 Put the closing date and one hour a week before it into your calendar[, to be ready {deadline}].
    `,
  },
];
