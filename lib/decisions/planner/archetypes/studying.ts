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
        ~ Open the chapter. | Turn to its last page to see the number.
        ? # chapters | chapters # to: 2 Write the {#} chapters on a card with their pages, the shortest first.
        ? tomorrow | tonight | today: 2 Open {theIt} at the summary or at the questions at the end.
        ? # pages: 2 Write {#} pages on a card, divided into three sessions with a break between them.
      4* Read only the headings, the first lines and the summary of the chapter.
        ~ Open the chapter at its first page. | Read the headings. | Read the first lines and the summary.
      3 Write down two questions the chapter should answer for you.
        ~ Get a pen and paper. | Write down one question for the chapter. | Write down a second one.
        ? seminar | class | tutorial: 3 Write down two questions your class may ask about the chapter.
      10* Read to the next heading without marking anything.
        - 2 Set a timer to ten minutes.
        - 10 Read up to the next heading without marking anything.
      4 Write three lines about that part from memory, with the book closed.
        - 2 Close the book.
        - 4 Write three lines about that part from memory.
      10 Read the next part, and write three lines on it from memory.
        ~ Open the chapter at the next part. | Read it to the end. | Close the book. | Write three lines on it from memory.
        ? # chapters | three chapters: 10 Read the next chapter's headings and first section, and write three lines on it from memory.
      3 Write one sentence in your own words: what does the chapter say[, {deadline}]?
        ~ Close the chapter. | Say aloud what it says. | Write that down as one sentence.
        ? seminar | class | tutorial: 3 Write one sentence and one question on the chapter that you can say in class.
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
        ~ Get a blank page. | Write the date, the subject, the main question on top.
        ? meeting* | at work: 2 Write the date, the names of the people there and the one thing to decide at the top of a page.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 2 Lay all your notes out on the floor or desktop, one pile per subject.
        ? # apps | apps and | everywhere | scattered | all over: 2 Write down all the places where you keep notes, with a star on the one you open most.
      3* Draw a line down the page: a wide side for what is said, a narrow side for your questions.
        ~ Put the page in front of you. | Draw one line from top to bottom. | Write “said” above the wide side, “questions” above the narrow one.
        ? meeting* | at work: 3 Draw a line down the page: a wide side for decisions, a narrow side for who does what by when.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 3 Write the weeks or topics of the first subject on a card for the top of its pile.
        ? # apps | apps and | everywhere | scattered | all over: 3 Make one folder per subject in the starred place.
      3 Save the slides next to your notes.
        ~ Open the course page. | Download the slides. | Save them next to your notes.
        ? meeting* | at work: 3 Put the agenda beside your page, with its points as headings.
      10* Write down only what is not on the slides: examples, “this matters”, numbers, your own questions.
        - 10 Write down only what is not on the slides.
        - 3 Put a star beside each thing the teacher calls important.
        ? meeting* | at work: 10 Write down only three kinds of lines: decided, to do, still open.
          - 2 Write three headings on the page: decided, to do, still open.
          - 10 Write lines under those headings while people talk.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 10 Put the first pile in the order on the card. Duplicates and empty sheets go out.
          - 5 Put the first half of the pile in order.
          - 5 Put the rest in order. Duplicates and empty sheets go out.
        ? listen and | write and listen | at the same time: 10 Write three words for each slide and no more. A recording can hold the rest, if the teacher allows it.
          - 2 Ask whether you may record the lecture.
          - 10 Write three words for each slide and no more.
        ? # apps | apps and | everywhere | scattered | all over: 10 Move the newest week's notes from all your other places to the starred one. Paper notes can go in as photos.
          - 8 Move the newest week's notes to the starred place.
          - 4 Photograph the paper notes from that week.
        ? too fast | cant keep up | miss half: 10 Write only headings and one word per point, with the time beside each gap so you can listen again.
          - 10 Write only headings and one word per point.
          - 3 Write the time beside each gap, so you can listen again.
      5 Fill the gaps the same day from the slides or a classmate's notes.
        ~ Open your notes the same day. | Open the slides or a classmate's notes beside them. | Fill the gaps from top to bottom.
        ? meeting* | at work: 5 Fill the gaps right after the meeting, before your next call.
      4 Write three lines about the lecture from memory at the bottom of the page.
        ~ Turn to the bottom of the page. | Cover your notes. | Write three lines about the lecture from memory.
        ? semester* | last term | sort .. notes | organise .. notes | organize .. notes: 4 Put each pile into a folder or box, with its card on top.
      3? Turn the most important lines into questions for studying.
        ~ Pick up your notes. | Underline the most important lines. | Write a question for each one.
        ? meeting* | at work: 3 Send yourself your own to-do lines, with a day for each.
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
        ~ Find the text or question for the class. | Write down when the class is.
      5* Read the first and last page of the text.
        ~ Open the text. | Read the first page. | Read the last page.
        ? presentation | present | my turn | lead: 5 Read its headings, first page and last page, and write its main claim in one sentence.
      4 Underline one sentence in the text you agree with and one you don't.
        - 3 Underline one sentence in the text that you agree with.
        - 3 Underline one sentence that you don't agree with.
      4* Write one question about the text that can't be answered with yes or no.
        ~ Get a pen and paper. | Start a question with “why” or “how”. | Finish it with something from the text.
        ? presentation | present | my turn | lead: 8 Write five lines to say: the claim, two pieces of evidence with page numbers, one doubt, one question for the class.
          - 4 Write down the claim and two pieces of evidence, with page numbers.
          - 4 Write down one doubt and one question for the class.
      3 Write one line of your own: “On page … it says …, but …”
        ~ Open the text at a page you remember. | Write “On page … it says …” with your number. | Add “but …” with your own thought.
        ? not native | second language | my english | in english: 3 Write your first sentence on a card in plain words.
      2 Mark the line or question you will say in the first ten minutes of class.
        - 2 Mark the line or question you will say in the first ten minutes of class.
        - 2 Put the page into your bag for class.
        ? presentation | present | my turn | lead: 5 Say your five lines aloud once with a timer.
      4? Read one more page from the middle, if you have time left.
        ~ Open the text in the middle. | Read the page from the top. | Put your finger under the last line.
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
      2* Write down in one line the name of the assignment and where you got stuck.
        ~ Pick up a pen. | Write the assignment's name with where you got stuck.
        ? shy | scared | embarrassed | feel stupid | afraid: 2 Write down the name of the assignment and where you got stuck, as you would text a friend in class.
        ? feedback | mark | grade: 2 Copy the one line of the feedback that you don't understand.
      4* Write in two lines what you have tried already.
        ~ Get a pen and paper. | Write a line on the first thing you tried. | Write a line on the second.
        ? my grade | grade of | my mark | feedback: 4 Write two lines: what you thought was strong, and where you expected more.
      3 Write one question that can be answered in five minutes.
        ~ Look at where you got stuck. | Say aloud what you need to know. | Write one question with a five-minute answer.
      3* Copy your lines into an e-mail, with “Could I come to your office hours, or is there a short answer?”
        ~ Paste your lines into a new e-mail to your teacher. | Add “Could I come to your office hours?” | Add “Or is there a short answer?”
        ? no reply | not replied | hasnt answered | doesnt answer: 3 Copy your lines into a second e-mail, with the date of the first one.
      2 Send the e-mail from your university address[, {deadline}].
        - 2 Read the e-mail aloud once.
        - 2 Send the e-mail from your university address.
      2 Put your teacher's office hours in your calendar.
        ~ Open the page with your teacher's office hours. | Enter them in your calendar.
      2? Do a small part of the assignment that doesn't depend on the answer.
        ? my grade | grade of | my mark | feedback: 2 Mark the part of your work that the feedback is about.
        - 2 Choose a small part of the assignment that doesn't depend on the answer.
        - 5 Work on that part for five minutes.
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
        ~ Open a map on your phone. | Search “library” for the nearest name with today's hours.
      3 Open the library's “Get a card” page to see whether you can start online.
        ~ Open the library's website. | Find the “Get a card” page. | Look for a button to start online.
      3* Put your photo ID and a letter or bill with your address into your bag.
        ~ Get your photo ID. | Find a letter or bill with your address. | Put both into your bag.
        ? no address | just moved | new in | moved: 3 Ask the library by phone what counts as proof of address when you have just moved.
        ? no id | without id: 3 Ask the library by phone what you can bring if you have no photo ID.
      5 Fill in the card form online or on paper, with your name as it is on your ID.
        - 3 Fill in the card form with your name as it is on your ID.
        - 2 Save or print the last page of the form.
      15* Pick up the card at the library. You can borrow a book or film on the same visit.
        - 3 Choose the day when you will go.
        - 10 Pick up the card at the library.
      4 Install the library's app for e-books and audiobooks. It asks for your card number and PIN.
        ~ Open the app store at your library's app. | Tap the install button. | Type in card number and PIN.
      2 Put the due date of your first loan into your calendar.
        ~ Find the due date of your first loan. | Enter it in your calendar.
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
      2* Write down the course, its hardest topic and two free hours in your week.
        ~ Pick up a pen. | Write the course, its hardest topic, two free hours.
      5* Look up your school's tutoring center: free hours, online or in a room, how to book.
        ~ Open your school's website. | Search for “tutoring center”. | Write down the hours, the place, how to book.
        ? self taught | no school | not enrolled | online course | ged | test prep: 5 Look up the free help near you: library, adult school, community college, a video series with exercises.
      4 Ask the teacher or a classmate who did well: “Do you know somebody who tutors this?”
        ~ Choose the teacher or a classmate who did well. | Open a message to them. | Send “Do you know somebody who tutors this?”
      5 Look at two tutors on one site, and write down their price, their hours and their first lesson.
        - 3 Look at the first tutor's price, hours and first lesson.
        - 3 Find one more tutor to compare, and write down the price beside the first.
        ? # an hour | # per hour | budget | afford | cheap | free: 5 Look for two tutors within your price, and write down their hours and first lesson. Students of the subject count too.
          - 3 Look for one tutor within your price. Students of the subject count too.
          - 3 Look for a second tutor within your price.
      4 Write to both tutors: the course, the topic, your free hours, and “What would we do in the first half hour?”
        ~ Open a message to the first tutor. | Type the course, the topic, your free hours. | Add “What would we do in the first half hour?” | Send the message to both tutors.
      4* Book one trial lesson[, within {money}] to work on one page of the topic.
        - 2 Book one trial lesson[, within {money}].
        - 3 Send the tutor one page of the topic before the lesson.
      3 Write down after the lesson what you could do alone. That tells you whether to book again.
        ~ Pick up a pen after the lesson. | Think back over the hour. | Write down what you could do alone.
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
      2* Write down the course, its hardest topic and two free hours in your week.
        ~ Get a note and a pen. | Write the course, its hardest topic, two free hours.
      5* Post in the class chat or on the course page: “Want to start a study group? One hour a week, … or …, library or online.”
        - 3 Write a post about a study group, with your two free hours in it.
        - 2 Post it in the class chat or on the course page.
        ? bar exam | nclex | mcat | cpa | lsat | certification | licens* | online course | self study | night shift*: 5 Post in the exam's own online group: “Anyone taking it in …? One hour a week, … or …, on a call.”
          - 3 Write a post about a study group, with the month of your exam and your two free hours.
          - 2 Post it in the exam's own online group.
      3 Ask two people who ask good questions in class whether they want to study together.
        ~ Think of two people who ask good questions. | Open a message to the first one. | Ask both whether they want to study together.
        ? shy | anxi* | nervous | dont know anyone: 3 Message one person from the class: “Did you get number three? I'm free … if you'd like to go through it.”
      3 Ask the teacher or the tutoring center whether a group meets already.
        ~ Open a message to the teacher or tutoring center. | Type “Does a study group meet already?” | Press the send button.
      3 Choose a time and a place with whoever says yes. Two people are enough.
        ~ Open the chat with whoever said yes. | Suggest a time. | Suggest a place, until all agree.
      4 Write the plan for the first hour: one topic each to explain, three problems, the next date.
        ~ Get a sheet of paper. | Write one topic for each person to explain. | Write three problems with the next date.
      3* Put the first study hour into your calendar, with the place or link.
        ~ Open your calendar. | Enter the first study hour. | Add the place or link.
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
        ~ Open your school's course page. | Write down the last day to choose or change.
        ? majors | major: 2 Write down three classes or evenings in which time went by quickly.
        ? drop | withdraw*: 2 Write down the class, the last day to drop it, and whether it shows as a W after that.
      4* List the courses you must take or keep for your degree.
        ~ Open your degree plan. | Look for the required courses. | List the ones you must take or keep.
        ? majors | major: 4 Write down three majors that fit those classes, with one line on what you would do all day in each.
        ? drop | withdraw*: 4 Check what you would have left without that class: full-time status, financial aid, visa, insurance.
        ? no exam* | one with an exam | without exam* | hate exams | coursework only: 4 List the courses you must take or keep, with an E beside each that ends in an exam.
      5 List the other courses with three facts each: how it is graded, when it meets, who teaches it.
        ~ Open the course catalog. | List the other courses. | Write grading, times and teacher beside each.
        ? majors | major: 5 Look up for each major what the first year requires and which of your credits count.
        ? drop | withdraw*: 5 Ask your adviser or financial aid in two lines how the drop would change your aid and your degree plan.
      3 Mark the courses you would read about anyway.
        ~ Look at your list of courses. | Read each title aloud. | Mark the ones you would read about anyway.
        ? majors | major: 3 Mark the major whose first-year classes you would take anyway.
        ? drop | withdraw*: 3 Look up whether you get money back for the class, and by which day.
        ? job | career | work* part time | part time: 3 Mark the courses that meet on days you don't work.
      4 Ask one student who took one of them: “How many hours a week did it really take?”
        ~ Open a message to someone who took one. | Type “How many hours a week did it really take?” | Press the send button.
        ? majors | major: 4 Ask one student in that major and one person who works in it: “What do you like on a dull Tuesday?”
        ? drop | withdraw*: 4 Ask the teacher in one line whether you can still pass the class.
        ? friend* | same as: 4 Write down your own two favourites before you ask what your friends are taking.
      3* Check what changing a course would cost you: credits, fees, a grant or visa that requires full-time hours.
        ? majors | major: 3 Book a meeting with your adviser or the career center, with the three majors on a note.
          - 2 Find the booking page of your adviser or the career center.
          - 3 Book the earliest time, with the three majors in the message.
        ? drop | withdraw*: 3 Drop the class in the student portal or with the form, until you have a confirmation.
          - 2 Find the drop button or form in the student portal.
          - 3 Drop the class, and save the confirmation.
        - 3 Check what changing a course does to your credits and fees.
        - 3 Ask financial aid or the visa office whether you need full-time hours.
      4? Enter your choice in the student portal today.
        ~ Log in to the student portal. | Select your courses. | Press save to see the confirmation.
        ? majors | major: 4 Declare the major on the form or in the portal.
        ? drop | withdraw*: 4 Check the next day that your schedule shows the class as dropped.
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
        ~ Pick up a pen. | Write down three times you lost track of time.
        ? too many interests | many ideas | interested in everything | too many options: 2 Write each interest on its own slip of paper. The ones you only like reading about go aside.
        ? # years old | late | too old: 2 Write down three things people still come to you for, whatever your job was.
        ? hate my job | bored at work | burn* out: 2 Write down the last three hours at work that you didn't mind, and what you did in them.
      4* Write beside each one what you were doing, with your hands, your head or other people.
        ~ Look at the first of the three times. | Write what you were doing, with hands, head or people. | Write the same beside the other two.
      4 Write your three limits: money you need[: {money}], hours, place.
        ~ Get a pen and paper. | Write down the money you need. | Write down your hours and the place.
      5 List five jobs that fit what you wrote, including wild ones.
        - 3 List three jobs that fit what you wrote.
        - 3 Add two jobs that are wild.
      10 Read a real job ad for each job, and note the tasks you would like on a Tuesday.
        - 6 Read a job ad for each of the first two jobs.
        - 8 Read a job ad for each of the other three.
      5* Ask one person whose job sounds good to you for a 15-minute phone call.
        ~ Think of one person whose job sounds good. | Open a message to them. | Ask for a 15-minute phone call.
        ? shy | phone | by mail: 5 Ask one person who does one of those jobs three short questions by message.
      4? Choose one small thing to try within two weeks: a day of shadowing, an evening class, one task for free[, {deadline}].
        ~ Write down shadowing, an evening class, one free task. | Circle the one you could try within two weeks. | Write a day beside it.
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
      2* Write down what work you can do, your hours, your start date and how far you can travel.
        ~ Pick up a pen. | Write your work, your hours, start date, how far you travel.
        ? job centre | jobcentre | job center | unemployment | employment office: 2 Write down your last employer, your last day there and why it ended.
      4* Find the two nearest staffing agencies, and write down what they ask you to bring or enter.
        ~ Open a map for “staffing agency”. | Write down the two nearest. | Add what each asks you to bring or enter.
        ? job centre | jobcentre | job center | unemployment | employment office: 4 Find your state's official unemployment page, and write down which papers it asks for.
        ? no english | language | refugee: 4 Find two staffing agencies nearby that have staff who speak your language.
      4 Put your ID, your work permit or Social Security card, your bank details and your CV into one folder.
        ? job centre | jobcentre | job center | unemployment | employment office: 5 Put your ID, bank details, last payslips and the letter that ended your job into one folder.
          - 3 Put your ID and bank details into a folder.
          - 3 Add your last payslips and the letter that ended your job.
        - 2 Put your ID and your proof that you may work into a folder.
        - 3 Add your bank details and your CV.
        ? registered | signed up | already with: -
      8* Fill in the nearest agency's application form[, {deadline}].
        ? job centre | jobcentre | job center | unemployment | employment office: 10 Send your application on that page today[, {deadline}]. The money usually counts from that day.
          - 5 Open an account on that page, or fill in the first page.
          - 6 Fill in the rest of the application.
        - 5 Fill in the first page of the first agency's form.
        - 4 Fill in the rest of the form.
      5 Call the agency an hour later: “I've just signed up. What have you got this week?”
        ~ Dial the agency's number an hour after signing up. | Say “I've just signed up.” | Ask “What have you got this week?”
        ? job centre | jobcentre | job center | unemployment | employment office: 5 Write down one question for the office: how much you may earn on the side.
        ? my english | english on | accent | hard to understand | phone is bad: 5 Call the agency with these lines in your hand: “Hello, my name is …. I want warehouse work. I am free from …. Please text me.”
          - 3 Say your lines for the call aloud three times.
          - 4 Call the agency with your lines in your hand.
        ? registered | signed up | already: 5 Call the agency today: “I'm signed up and free from …. What have you got this week?”
      3 Write down the name and direct number of the person you spoke with.
        ~ Get a pen and paper. | Write down the name of the person. | Write down the direct number.
        ? job centre | jobcentre | job center | unemployment | employment office: 3 Save the confirmation of your application.
      2? Set a reminder to call again every other morning. People who ask get the shifts.
        ~ Open the reminders on your phone. | Set “Call the agency” for every other morning.
        ? job centre | jobcentre | job center | unemployment | employment office: 2 Put the next date the office gave you into your calendar, with an alarm the evening before.
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
      2* Ask whoever wants the check two questions: which kind is it, and who orders it?
        ~ Open a message to whoever wants the check. | Ask “Which kind is it, and who orders it?”
        ? sent .. back | came back | rejected | returned | twice: 2 Read their e-mail for the one address or month that doesn't fit.
        ? form | sent | online | link: 2 Open the form at the first empty field.
      4* Write down every address you had in the last five years, with months.
        ~ Get a pen and paper. | Write your address now with the month you moved in. | Go back address by address for five years.
        ? sent .. back | came back | rejected | returned | address history | gap*: 4 Write down the last five years without an empty day: each end date is the next start date.
        ? moved | # times | # addresses | dont remember | cant remember: 4 List your addresses from the newest back, with months. Old orders, bank letters and map history help.
        ? homeless | no fixed | sofa | hostel | abroad: 4 List the places where you slept, with months: a shelter, a friend's address, another country.
      4 Put two kinds of ID and a bill with your address in front of you.
        ~ Get your wallet. | Lay two kinds of ID on the table. | Lay a bill with your address beside them.
        ? passport .. expired | passport expired | no passport | no id: 4 Put another ID that the form accepts in front of you: driver's license, birth certificate, bank letter with your address.
        ? sent .. back | came back | rejected | address history | moved a lot | hostel | sofa: 4 Look up the exact months in old orders, bank letters or e-mails about your lease.
      3 Check that all of them show the same name and address.
        ~ Look at the name on the first paper. | Compare the name on the others. | Compare the address on each.
        ? at my ex* | birth certificate: 4 Order a copy of your birth certificate online from the vital records office.
        ? police clearance | police certificate: 3 Look up on the police's page whether they want fingerprints, and where you can have them taken.
      8* Fill in the official form, or the link your employer sent[, {deadline}].
        ? sent .. back | came back | rejected | returned: 8 Send the form again with the new dates and the line “please check the dates first”.
          - 4 Enter the addresses from your list, month by month.
          - 4 Send the form to your contact at the employer with “please check the dates first”.
        ? expired | run out | ran out: 8 Ask your contact at the club or company for a new link.
          - 3 Ask your contact at the club or company for a new link.
          - 8 Enter your name, addresses and ID numbers the same day.
        - 4 Enter your name and your addresses.
        - 4 Enter the numbers of your IDs.
      3 Send it, and save the reference number so you can track the check.
        ~ Open the finished form. | Press the send button. | Save the reference number.
      2? Tell the person who is waiting for the check how many weeks it takes.
        ~ Open the chat with the person who is waiting. | Type how many weeks the check takes.
        ? abroad | lived in | overseas: 2 Order the police certificate of each other country you lived in, because that takes longest.
        ? record | conviction | caution | arrest*: 4 Ring a helpline for people with a record about what you must tell.
        ? club | coach | scouts | church: 2 Tell your contact at the club: “Sent today. Which originals do you need to see?”
    `,
  },
];
