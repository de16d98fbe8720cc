import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Chapters, notes, seminars, modules, tutors, and what comes after school: trades, jobs to find. */
export const STUDYING: readonly Archetype[] = [
  {
    id: "read-chapter",
    area: "study",
    acts: "read|finish reading|finish|get through|take notes|make notes|summarize|summarise",
    things:
      "chapter|chapter 4|notes on chapter|chapter notes|notes for chapter|chapter for seminar|set text|chapter of textbook|notes on book|set reading|pages of textbook|required reading|assigned reading",
    whole: everyWay(
      "make|take|write|do",
      "notes on book|notes on chapter|notes for chapter|notes on reading|notes on text|notes from textbook|chapter notes|reading for class|reading for tomorrow class|reading for tomorrows class|reading for seminar",
    ),
    tells: "notes for chapter",
    unless: "novel|memoir|thesis|dissertation|draft",
    it: "the chapter",
    named: "chapter|set text|reading",
    plan: `
      2* Open {theIt} at its last page, to see how long it is.
        ? # pages: 2 Write {#} pages on a card, divided into three sittings with a break between.
      4* Read headings, first lines and the summary only.
      3 Write down two questions that it should answer for you.
        ? seminar | class | tutorial: 3 Write down two questions that the seminar will ask of it.
      10* Read to the next heading, with the pencil still.
        - 2 Set a timer to ten minutes.
        - 10 Read to the next heading, with the pencil still.
      4 Close it, to write three lines from memory.
        - 2 Close it.
        - 4 Write three lines from memory.
      10 Do the same with the next part.
      3 Write one sentence at the end: what it says, in your words[, {deadline}].
        ? seminar | class | tutorial: 3 Write one sentence and one question that you can say in class.
    `,
  },
  {
    id: "lecture-notes",
    area: "study",
    acts: "take|write up|type up|sort|organize|catch up on|make|review",
    things:
      "lecture notes|notes from lecture|notes in class|class notes|notes in lectures|notes from lectures|notes from class",
    whole: everyWay(
      "take|write up|make|take better|sort",
      "notes from lecture|notes from lectures|notes in class|notes in lectures|better notes in class",
    ),
    unless: "meeting|minutes|sick",
    it: "the notes",
    plan: `
      2* Write date, subject and the lecture's one question at the top of a page for {theIt}.
      3* Draw a line down it: wide side for what is said, narrow side for your questions.
      3 Save the slides beside it.
      10* Write only what is not on the slides: examples, “this matters”, numbers, what you ask yourself.
        - 10 Write only what is not on the slides.
        - 3 Put a star at each “this matters”.
      5 Fill the gaps on the same day, from slides or a classmate.
      4 Write three lines at the bottom, without looking up.
      3? Turn the starred lines into questions for revision.
    `,
  },
  {
    id: "seminar",
    area: "study",
    acts: "prepare|prepare for|get ready|contribute|speak|take part",
    things: "seminar|tutorial|discussion class|seminar tomorrow|class discussion|book club meeting",
    unless: "run a|lead|teach|train",
    needsAct: true,
    it: "the seminar",
    plan: `
      2* Find the text or question for {theIt}, with the hour[: {deadline}].
      5* Read its first and last page.
      4 Underline one sentence that you agree with, and one that you do not.
        - 3 Underline one sentence that you agree with.
        - 3 Underline one that you do not.
      4* Write one question that cannot be answered by yes or no.
      3 Write one line of your own: “On page … it says …, but …”
      2 Mark which one you will say in the first ten minutes.
        - 2 Mark which one you will say in the first ten minutes.
        - 2 Put the page on the table.
      4? Read one more page in the middle, where time is left.
    `,
  },
  {
    id: "ask-tutor",
    area: "study",
    whole: everyWay(
      "ask|email|talk to|see|write to|contact",
      "tutor|my tutor|lecturer|professor|my professor|teacher|tutor for help|lecturer about|lecturer for help|professor for help|professor about|tutor about|teacher for help",
    ),
    unless:
      "reference|recommendation|kids|son|daughter|piano|guitar|extension|rude|thank|child|my ex|supervisor after|out",
    it: "it",
    plan: `
      2* Write the task's name and where you got stuck, in one line.
      4* Write what you tried already, in two lines.
      3 Write one question that can be answered in five minutes.
      3* Copy the three into a mail, with “Could I come to your office hour, or would a line do?”
      2 Send it from your university address[, {deadline}].
        - 2 Read it once aloud.
        - 2 Send it from your university address.
      2 Put the office hour in your calendar.
      2? Do the next small part of the task that does not hang on the answer.
        - 2 Choose the next small part that does not hang on the answer.
        - 5 Do it.
    `,
  },
  {
    id: "choose-modules",
    area: "study",
    acts: "choose|pick|decide|select|drop|change|swap",
    things:
      "modules|my modules|courses for next year|classes for next term|electives|classes for next semester|a levels|gcse options|class|options|module|major",
    needsAct: true,
    unless: "between|dance|yoga|cooking|stock|pension|world class|fitness|gym",
    it: "the modules",
    plan: `
      2* Write down the last day on which {theIt} can be chosen or changed[: {deadline}].
      4* List what you must take or keep for your degree.
      5 List the others with three letters each: how it is examined, when, who teaches.
      3 Mark what you would read about anyway.
      4 Ask one student who took it: how many hours a week, truly?
      3* Check what a change costs: credits, fees, a grant or visa that wants full hours.
        - 3 Check what a change does to credits and fees.
        - 3 Ask the office about a grant or visa that wants full hours.
      4? Enter your choice in the system before the day is over.
    `,
  },
  {
    id: "find-direction",
    area: "work",
    whole: everyWay(
      "find out|work out|figure out|decide|discover|explore",
      "what job i want|what job i could|what jobs i could|what jobs exist|what i want to do|what to do with my life|what i want to do with my life|what career i want|what career suits me|my career path|my career|what job suits me|what work i want to do|what i want to be|career options|next career move|what i want to do for work",
    ),
    tells:
      "don't know what i want to do with my life|no idea what job i want|no idea what career|don't know what job i want|hate my career",
    unless: "tonight|weekend|birthday|dinner|wedding",
    it: "the work",
    plan: `
      2* Write down three hours of the last year in which time went by unnoticed.
      4* Write beside each what you did with hands, head or people.
      4 Write your three limits: money you need[: {money}], hours, place.
      5 List five jobs that have to do with these lines, wild ones too.
        - 3 List three jobs that have to do with these lines.
        - 3 Add two that are wild.
      10 Read one real advert of each, with a mark at each task you would like on a Tuesday.
        - 6 Read adverts for the first two.
        - 8 Read adverts for the other three.
      5* Ask one person who does one of them for 15 minutes on the phone.
      4? Choose one small try within two weeks: a day along, an evening course, one task for free[, {deadline}].
    `,
  },
  {
    id: "join-agency",
    area: "work",
    acts: "register|sign up|join|sign on|go|contact|apply",
    things:
      "temp agency|recruitment agency|job centre|jobcentre|employment agency|staffing agency|temping agency|unemployment office|job center|supply teaching agency",
    whole: everyWay(
      "sign on|register|go",
      "at job centre|at the job centre|at jobcentre|to job centre|with a temp agency|at job center|with temp agency|with agency",
    ),
    it: "the agency",
    plan: `
      2* Write down work you can do, hours, from when, how far.
      4* Find the nearest two, with what they ask you to bring or enter.
      4 Put ID, right to work, bank details, and your CV into one folder.
        - 2 Put ID and right to work into one folder.
        - 3 Add bank details and your CV.
      8* Fill in the form of the first one[, {deadline}].
        - 5 Fill in the first page.
        - 4 Fill in the rest.
      5 Call it an hour later: “I've just registered. What have you got this week?”
      3 Write name and direct number of the one you spoke with.
      2? Set a reminder to call again every other morning: who asks gets the shifts.
    `,
  },
  {
    id: "background-check",
    area: "paperwork",
    acts: "get|apply|apply for|renew|do|order|sort",
    things:
      "dbs check|dbs|background check|police check|police certificate|criminal record check|enhanced dbs|police clearance|disclosure scotland|live scan|fingerprints done",
    it: "the check",
    plan: `
      2* Ask who wants it: which level, and do they order it for you?
      4* Write down every address of the last five years, with months.
      4 Put two kinds of ID and a bill with your address beside you.
      3 Check that all of them carry the same name and address.
      8* Fill in the official form, or the link your employer sent[, {deadline}].
        - 4 Enter name and addresses.
        - 4 Enter the numbers of your IDs.
      2 Save the reference number, to track it.
      2? Tell the one who waits for it how many weeks it takes.
    `,
  },
];
