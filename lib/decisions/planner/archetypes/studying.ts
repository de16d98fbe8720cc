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
      2* Open {theIt} at its last page to see how long it is.
        ? # chapters | chapters # to: 2 Write the {#} chapters on a card with their pages, the shortest first.
        ? tomorrow | tonight | today: 2 Open {theIt} at the summary or the questions at its end.
        ? # pages: 2 Write {#} pages on a card, divided into three sittings with a break between.
      4* Read only the headings, the first lines and the summary.
      3 Write down two questions that it should answer for you.
        ? seminar | class | tutorial: 3 Write down two questions that the seminar will ask of it.
      10* Read to the next heading without marking anything.
        - 2 Set a timer to ten minutes.
        - 10 Read to the next heading, with the pencil still.
      4 Write three lines about it from memory, with the book closed.
        - 2 Close it.
        - 4 Write three lines from memory.
      10 Do the same with the next part.
        ? # chapters | three chapters: 10 Do the same with the next chapter: headings, two questions, read, three lines.
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
      2* Write the date, the subject and the lecture's main question at the top of a page for {theIt}.
        ? meeting* | at work: 2 Write date, who is there and the one thing to be decided at the top of a page.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 2 Lay all notes on the floor or desktop, in one heap a subject.
        ? # apps | apps and | everywhere | scattered | all over: 2 Write the names of all places where your notes lie on one page, with a star on the one you open most.
      3* Draw a line down the page: a wide side for what is said, a narrow side for your questions.
        ? meeting* | at work: 3 Draw a line down it: wide side for what is decided, narrow side for who does what by when.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 3 Write the weeks or topics of the first subject on a card, to lie on top of its heap.
        ? # apps | apps and | everywhere | scattered | all over: 3 Make one folder a subject in the starred place, with “week 1” to the newest in it.
      3 Save the slides next to your notes.
        ? meeting* | at work: 3 Put the agenda beside it, with its points as headings.
      10* Write down only what is not on the slides: examples, “this matters”, numbers, your own questions.
        - 10 Write only what is not on the slides.
        - 3 Put a star at each “this matters”.
        ? meeting* | at work: 10 Write only three kinds of lines: decided, to do, still open.
          - 2 Write the three words as headings.
          - 10 Fill in lines below them while people talk.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 10 Put the first heap into the order of the card, with doubles and empty sheets out.
          - 5 Put the first half in order.
          - 5 Do the rest, with doubles and empty sheets out.
        ? listen and | write and listen | at the same time: 10 Write three words for each slide and no more, with the lecture recorded if the lecturer allows it.
          - 2 Ask or look up whether recording is allowed.
          - 10 Write three words for each slide.
        ? # apps | apps and | everywhere | scattered | all over: 10 Move the newest week's notes there, paper ones as photos, from all the other places.
          - 8 Move the newest week's notes there.
          - 4 Photograph the paper ones of that week.
        ? too fast | cant keep up | miss half: 10 Write only headings and one word a point, with the minute beside each gap to hear again.
          - 10 Write only headings and one word a point.
          - 3 Write the minute beside each gap, to hear again.
      5 Fill the gaps the same day, from slides or a classmate.
        ? meeting* | at work: 5 Fill the gaps straight after it, before the next call.
      4 Write three lines at the bottom from memory.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 4 Put each heap into a folder or box with its card as the cover.
      3? Turn the starred lines into questions for revision.
        ? meeting* | at work: 3 Send your own to-do lines to yourself, with a day for each.
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
      2* Find the text or question for {theIt}, and write down when the class is[: {deadline}].
      5* Read its first and last page.
        ? presentation | present | my turn | lead: 5 Read its first page, last page and headings, and write its claim in one sentence.
      4 Underline one sentence you agree with, and one you don't.
        - 3 Underline one sentence that you agree with.
        - 3 Underline one that you do not.
      4* Write one question about it that can't be answered with yes or no.
        ? presentation | present | my turn | lead: 8 Write five lines to say: claim, two proofs with page, one doubt, one question for the room.
          - 4 Write the claim and two proofs with their pages.
          - 4 Write one doubt and one question for the room.
      3 Write one line of your own: “On page … it says …, but …”
        ? not native | second language | my english | in english: 3 Write your first sentence on a card in plain words, said aloud three times.
      2 Mark which one you will say in the first ten minutes.
        - 2 Mark which one you will say in the first ten minutes.
        - 2 Put the page on the table.
        ? presentation | present | my turn | lead: 5 Say your five lines aloud once by the clock.
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
      "reference|recommendation|kids|son|daughter|piano|guitar|extension|rude|thank|child|my ex|supervisor after|out|be my advisor|be my adviser|be my supervisor|be my mentor|become my advisor",
    it: "it",
    plan: `
      2* Write down in one line the name of the task and where you got stuck.
        ? shy | scared | embarrassed | feel stupid | afraid: 2 Write the task's name and where you got stuck, as you would text a friend on the course.
        ? feedback | mark | grade: 2 Copy the one line of the feedback that you don't understand.
      4* Write what you have tried already in two lines.
        ? my grade | grade of | my mark | feedback: 4 Write two lines: what you thought was strong, and where you expected more.
      3 Write one question that can be answered in five minutes.
      3* Copy your lines into an e-mail, with “Could I come to your office hour, or is there a short answer?”
        ? no reply | not replied | hasnt answered | doesnt answer: 3 Copy the three into a second mail, with the date of the first and the course office in copy.
      2 Send it from your university address[, {deadline}].
        - 2 Read it once aloud.
        - 2 Send it from your university address.
      2 Put the office hour in your calendar.
      2? Do the next small part of the task that does not hang on the answer.
        ? my grade | grade of | my mark | feedback: 2 Mark in your work the passage that the feedback means.
        - 2 Choose the next small part that does not hang on the answer.
        - 5 Do it.
    `,
  },
  {
    id: "library-card",
    area: "any",
    acts: "get|apply|apply for|sign up|sign up for|renew|order|request",
    things: "library card|library ticket|library membership|library account|new library card",
    unless: "overdue|fine|return",
    it: "the library card",
    plan: `
      2* Look up the nearest library's name and its hours today.
      3 Open its “Get a card” page to see whether you can start online.
      3* Put your photo ID and a letter or bill with your address into your bag.
        ? no address | just moved | new in | moved: 3 Ask the desk by phone what counts as proof of address when you have just moved: lease, bank letter, a postcard to yourself.
        ? no id | without id: 3 Ask the desk by phone what counts without a photo ID.
      5 Fill in the form online or on paper, with your name as on the ID.
        - 3 Fill in the form with your name as on the ID.
        - 2 Save or print the page at its end.
      15* Pick up the card at the desk, with one book or film borrowed in the same visit.
        - 3 Choose a day and the way there.
        - 10 Pick up the card at the desk.
      4 Install the library's app, and enter number and PIN for e-books and audiobooks.
      2 Put the day your first loan is due into your calendar.
    `,
  },
  {
    id: "find-tutor",
    area: "study",
    acts: "find|hire|get|look for|choose|book",
    things:
      "tutor|private tutor|online tutor|math tutor|maths tutor|science tutor|writing tutor|language tutor|spanish tutor|chemistry tutor|physics tutor|statistics tutor|calculus tutor|sat tutor",
    needsAct: true,
    unless:
      "kid|kids|child|children|son|daughter|teenager|year old|grandson|granddaughter|job|students",
    it: "the tutor",
    plan: `
      2* Write the course, the one topic that is hardest, and two free hours of your week on a note.
      5* Look up your school's tutoring center or library: free hours, online or in a room, how to book.
        ? self taught | no school | not enrolled | online course | ged | test prep: 5 Look up the free help near you: library, adult school, community college, a video series with exercises.
      4 Ask the teacher or a classmate who did well: “Do you know somebody who tutors this?”
      5 Look at two tutors on one site or board, and write price, hours and first lesson beside each.
        - 3 Look at the first one.
        - 3 Look at the second one.
        ? # an hour | # per hour | budget | afford | cheap | free: 5 Look for two tutors within your price, students of the subject too, and write hours and first lesson beside each.
          - 3 Look for the first one.
          - 3 Look for the second one.
      4 Write to both: course, topic, your two hours, and “What would we do in the first half hour?”
      4* Book one trial lesson[, within {money}], where you can work on one page of the topic.
        - 2 Book one trial lesson[, within {money}].
        - 3 Send one page of the topic ahead.
      3 Write down after it what you could do alone, and book again or ask the other one.
    `,
  },
  {
    id: "find-study-group",
    area: "study",
    acts: "find|join|form|get|look for|set up|create|make|organize",
    things:
      "study group|study buddy|study partner|study circle|revision group|revision partner|revision buddy|accountability partner for studying|people to study with|someone to study with|somebody to study with",
    unless: "bible|kids|son|daughter",
    it: "the study group",
    plan: `
      2* Write the course, its hardest topic and two free hours of your week on a note.
      5* Post in the class chat or on the course page: “Anyone for a study group? An hour a week, … or …, library or online.”
        - 3 Write the post, with your two hours in it.
        - 2 Post it in the class chat or on the course page.
        ? bar exam | nclex | mcat | cpa | lsat | certification | licens* | online course | self study | night shift*: 5 Post in the exam's own online group or forum: “Anyone sitting it in …? An hour a week, … or …, on a call.”
          - 3 Write the post, with the exam month and your two hours.
          - 2 Post it in the exam's own group or forum.
      3 Ask two people who ask good questions in class, after the next session or by message.
        ? shy | anxi* | nervous | dont know anyone: 3 Message one person from the class: “Did you get number three? I'm free … if you'd like to go through it.”
      3 Ask the teacher or the tutoring center whether a group meets already.
      3 Choose one hour and place with whoever says yes. Two people are enough.
      4 Write the plan for the first hour: one topic each to explain, three problems, the next date.
      3* Put the first hour into your calendar, with the place or link that everyone gets.
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
      2* Write down the last day {theIt} can be chosen or changed[ ({deadline})].
        ? majors | major: 2 Write down three classes or evenings in which time went by quickly.
        ? drop | withdraw*: 2 Write down the class, the last day to drop it, and whether it shows as a W after that.
      4* List the courses you must take or keep for your degree.
        ? majors | major: 4 Write three majors that have to do with them, one line on what you would do all day in each.
        ? drop | withdraw*: 4 Check your credits without it: full-time status, financial aid, visa, insurance.
        ? no exam* | one with an exam | without exam* | hate exams | coursework only: 4 List what you must take or keep, with an E beside each that ends in an exam.
      5 List the other courses with three facts each: how it is graded, when it meets, who teaches it.
        ? majors | major: 5 Look up for each what it asks in the first year, and which of your credits count for it.
        ? drop | withdraw*: 5 Ask your adviser or financial aid in two lines what the drop does to your aid and your degree plan.
      3 Mark the ones you would read about anyway.
        ? majors | major: 3 Mark the one whose first-year classes you would take anyway.
        ? drop | withdraw*: 3 Look up whether you get money back, and by which day.
        ? job | career | work* part time | part time: 3 Mark what falls on the days you don't work, and what an advert you like would ask for.
      4 Ask one student who took it: “How many hours a week did it really take?”
        ? majors | major: 4 Ask one student and one person at work in it: “What do you like on a dull Tuesday?”
        ? drop | withdraw*: 4 Ask the teacher in one line whether the class can still be passed, if you are not sure.
        ? friend* | same as: 4 Write down your own two favourites before you ask what your friends have taken.
      3* Check what a change would cost you: credits, fees, a grant or visa that requires full-time hours.
        ? majors | major: 3 Book your adviser or the career center, with the three names on a note.
          - 2 Find the booking page of your adviser or the career center.
          - 3 Book the earliest time, with the three names on a note.
        ? drop | withdraw*: 3 Drop it in the student portal or with the form, and save the confirmation.
          - 2 Find the drop button or form in the student portal.
          - 3 Drop the class, and save the confirmation.
        - 3 Check what a change does to credits and fees.
        - 3 Ask the office about a grant or visa that wants full hours.
      4? Enter your choice in the system before the day is over.
        ? majors | major: 4 Declare it on the form or portal, or take one class in each of two first, if you still may.
        ? drop | withdraw*: 4 Check the next day that the schedule shows it as dropped.
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
      2* Write down three times in the last year when you lost track of time.
        ? too many interests | many ideas | interested in everything | too many options: 2 Write each interest on a slip of its own, and put aside those that you only like to read about.
        ? # years old | late | too old: 2 Write down three things that people still come to you for, whatever your job was.
        ? hate my job | bored at work | burn* out: 2 Write down the last three hours at work that you didn't mind, and what you did in them.
      4* Write beside each of the three what you were doing with your hands, your head or people.
      4 Write your three limits: money you need[: {money}], hours, place.
      5 List five jobs that have to do with those lines, including wild ones.
        - 3 List three jobs that have to do with these lines.
        - 3 Add two that are wild.
      10 Read a real job ad for each, and note the tasks you would like on a Tuesday.
        - 6 Read adverts for the first two.
        - 8 Read adverts for the other three.
      5* Ask one person whose job sounds good to you for 15 minutes on the phone.
        ? shy | phone | by mail: 5 Ask one person who does one of them three short questions by message.
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
      2* Write down what work you can do, your hours, when you can start and how far you can travel.
        ? job centre | jobcentre | job center | unemployment | employment office: 2 Write down your last employer, your last day there and why it ended.
      4* Find the two nearest agencies, and write down what they ask you to bring or enter.
        ? job centre | jobcentre | job center | unemployment | employment office: 4 Open the official page at “register”, with its last day and list of papers.
        ? no english | language | refugee: 4 Find the nearest two with staff who speak your language, or a job club that goes along.
      4 Put your ID, proof that you may work, bank details and CV into one folder.
        ? job centre | jobcentre | job center | unemployment | employment office: 5 Put ID, bank details, contract, last payslips and the letter that ended it into one folder.
          - 3 Put ID and bank details into it.
          - 3 Add contract, payslips and the letter that ended it.
        - 2 Put ID and right to work into one folder.
        - 3 Add bank details and your CV.
        ? registered | signed up | already with: -
      8* Fill in the form of the nearest agency[, {deadline}].
        ? job centre | jobcentre | job center | unemployment | employment office: 10 Register today on that page[, {deadline}], as money mostly counts from that day.
          - 5 Open the account or fill in the first page.
          - 6 Fill in the rest.
        - 5 Fill in the first page of the first agency's form.
        - 4 Fill in the rest of the form.
      5 Call the agency an hour later: “I've just registered. What have you got this week?”
        ? job centre | jobcentre | job center | unemployment | employment office: 5 Book the first talk, with a question on what you may earn beside it.
        ? my english | english on | accent | hard to understand | phone is bad: 5 Call with these lines in your hand: “Hello, my name is …. I want warehouse work. I am free from …. Please text me.”
          - 3 Say your lines aloud three times.
          - 4 Call with these lines, “Please speak slowly” and “Please text me the answer” ready.
        ? registered | signed up | already: 5 Call today: “I'm registered and free from …. What have you got this week?”
      3 Write down the name and direct number of the person you spoke with.
        ? job centre | jobcentre | job center | unemployment | employment office: 3 Save the receipt, with the name of whoever you spoke with.
      2? Set a reminder to call again every other morning: who asks gets the shifts.
        ? job centre | jobcentre | job center | unemployment | employment office: 2 Put the first talk into your calendar, with an alarm the evening before.
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
      2* Ask whoever wants it two things: which level is it, and do they order it for you?
        ? sent .. back | came back | rejected | returned | twice: 2 Read their mail for the one address or month that doesn't fit.
        ? form | sent | online | link: 2 Open the form at the first field that is empty.
      4* Write down every address of the last five years, with months.
        ? sent .. back | came back | rejected | returned | address history | gap*: 4 Write the five years without one empty day: each end date is the next start date.
        ? moved | # times | # addresses | dont remember | cant remember: 4 List the addresses from the newest back, from old parcels, bank letters, messages and “home” in maps, with months.
        ? homeless | no fixed | sofa | hostel | abroad: 4 List where you slept, with months: hostel, a friend's address, country; ring the office about months with none.
      4 Put two kinds of ID and a bill with your address beside you.
        ? passport .. expired | passport expired | no passport | no id: 4 Put the other ID the form takes beside you: driving licence, birth certificate copy, a bank letter with your address.
        ? sent .. back | came back | rejected | address history | moved a lot | hostel | sofa: 4 Look up the exact months in old orders, bank letters or your tenancy mails.
      3 Check that all of them carry the same name and address.
        ? at my ex* | birth certificate: 4 Order a copy of the birth certificate from the register office online, with the quicker delivery.
        ? police clearance | police certificate: 3 Look up on the police's page whether fingerprints are wanted, and where they are taken.
      8* Fill in the official form, or the link your employer sent[, {deadline}].
        ? sent .. back | came back | rejected | returned: 8 Send the form anew with that list typed in, under the line “please check the dates first”.
          - 4 Enter the addresses from your list, month by month.
          - 4 Send it to the employer's contact with “please check the dates first”.
        ? expired | run out | ran out: 8 Ask the club's or firm's officer for a new link, then the form is filled in the same day.
          - 3 Ask the officer for a new link.
          - 8 Enter name, addresses and ID numbers the same day.
        - 4 Enter name and addresses.
        - 4 Enter the numbers of your IDs.
      2 Save the reference number so you can track it.
      2? Tell the one who waits for it how many weeks it takes.
        ? abroad | lived in | overseas: 2 Order the police certificate of each other country you lived in, as that takes longest.
        ? record | conviction | caution | arrest*: 4 Ring an advice line for people with a record, on what you must tell.
        ? club | coach | scouts | church: 2 Tell the club's welfare officer: “Sent today, which originals do you need to see?”
    `,
  },
];
