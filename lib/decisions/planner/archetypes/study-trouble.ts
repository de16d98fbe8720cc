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
      2* Write every exam with its date on one sheet, with the earliest at the top[: {deadline}].
        ~ Get one sheet of paper. | Write the exams with their dates, earliest at the top.
        ? # subjects | # gcses | # exams | # finals | # papers: 2 Write the {#} papers or subjects with their dates on one sheet, the first at the top.
      5 Cross out the hours in a calendar that are taken: classes, work, meals, sleep, one free evening.
        ~ Open your calendar. | Cross out classes and work. | Cross out meals, sleep and one free evening.
        ? job | work* | shift*: 5 Cross out the hours in your calendar that are taken: work, travel, meals, sleep, one free evening.
        ? holiday* | half term | easter | christmas: 5 Cross out the times in your calendar for the break that are taken: meals, sleep, two whole days off.
      6* Mark each subject with one colour: green for safe, yellow for shaky, red for blank.
        - 3 Write all your subjects in a column[ ({amount})].
        - 3 Mark each subject green for safe, yellow for shaky or red for blank.
      8* Put three short study sessions a day into this week's free hours, with the red subjects first.
        - 4 Put the red subjects into this week's free hours.
        - 4 Add the yellow subjects, with at most three sessions a day.
        ? dyslex* | adhd: 8 Put three 20-minute sessions a day into this week's free hours, with the red subjects first.
          - 4 Put the red subjects into this week's free hours, 20 minutes each.
          - 4 Write a way to study beside each session: out loud, with a drawing or by listening.
        ? # days | next week | this week: 8 Put one red topic into each morning and one yellow topic into each afternoon of the days left.
          - 4 Put one red topic into each morning.
          - 4 Put one yellow topic into each afternoon.
      5 Write a task you can tick off into each session: “test 2, questions 1 to 4”, not “biology”.
        ~ Open your calendar at the first study session. | Write in a task you can check off: “test 2, questions 1 to 4”. | Write a task like that into each of the others.
      4 Leave one session in every five empty for whatever slips.
        ~ Count your sessions from the first one. | Cross out the task in every fifth one. | Write “empty” there.
        ? never stick | dont stick | cant stick | falls apart | fell apart: 4 Leave the last session of every second day empty to catch up. This timetable stays until Sunday.
      25 Do the first session today, and write down how long it really took.
        - 10 Do the first ten minutes of your first session.
        - 10 Do ten more minutes, and write down how long the task really took.
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
      2* Write the next test date for {theIt} on a sheet[: {deadline}], or “find the date” if you don't know it.
        ~ Get a sheet of paper. | Write the next test date on it, or “find the date”.
        ? # may | # june | # november | on MONTH # | booked | in # weeks | on the #: 2 Write the day of {theIt} on a sheet[: {deadline}], with your last score beside it.
      5 Find the rules: the last day to sign up, the cost, how often you may try.
        ~ Open the page with the test rules. | Find the last day to sign up. | Find the cost, plus how often you may try.
        ? last try | last attempt | final attempt | kicked out: 5 Ask your academic advisor what happens after this try, and whether illness counts as a reason.
        ? booked | signed up | registered | already paid: -
      5n Sort what you remember of your first try into two columns: knew it, didn't know it.
        ~ Draw two columns on a sheet. | Write “knew it” and “didn't know it” above them. | Sort what you remember into them.
        ? praxis | teas | gre | lsat | mcat | cpa | nclex | hesi | ftce | cset | by # points | # points short | score report: 5 Circle the two categories with the fewest points on your score report.
      20n Answer one question you didn't know last time, with the book open.
        ~ Pick one question you didn't know. | Open the book at its topic. | Read the part that answers it. | Write the answer in your own words.
      6 Ask to see your graded test, or for ten minutes with whoever graded it.
        ? praxis | teas | gre | lsat | mcat | cpa | nclex | hesi | ftce | cset | by # points | # points short | score report: 6 Open your score report, and circle the two categories with the fewest points.
          - 3 Open the score report in your test account.
          - 3 Circle the two categories with the fewest points.
        - 3 Write two lines that ask to see your graded test.
        - 2 Send those lines to whoever graded it.
      8 Sort what went wrong last time into three columns: didn't know it, ran out of time, misread it.
        - 4 Write down what went wrong, from memory or from the graded test.
        - 4 Sort those things into three columns: didn't know it, ran out of time, misread it.
        ? ran out of time | too slow | didnt finish: 8 Write on an old test how many minutes you can spend on each question.
          - 4 Divide the total time of an old test by its points.
          - 4 Write on it how many minutes you can spend on each question.
        ? blank | panic* | nerves | anxi*: 8 Sort what went wrong last time into two columns: didn't know it, knew it at home.
          - 4 Write down what went wrong, from memory or from the graded test.
          - 4 Sort those things into two columns: didn't know it, knew it at home.
      5 Choose the longest column, and write down one way to work on it that you didn't use last time.
        ~ Look at your columns. | Put your finger on the longest one. | Write down one new way to work on it.
      25 Answer one question from that column twice: once with the book open, once with it closed.
        - 10 Answer one question from that column with the book open.
        - 10 Answer the same question again with the book closed.
      5? Put two study sessions a week into your calendar up to the test date. The last one is a full timed test.
        ~ Open your calendar. | Enter two study sessions a week up to the test. | Name the last one “full timed test”.
        ? work* | job | shift* | hrs | full time: 5 Put two short sessions on free mornings and one long one on a day off into your calendar each week, up to the test date.
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
      2* Write down from memory five things that should go on {theIt}. They don't have to be right.
        ~ Get a pen and paper. | Write down five things from memory, right or not.
        ? periodic table | elements: 2 Write five elements with their symbols from memory. They don't have to be right.
        ? # cards | anki | backlog | cards are made | made the cards: 2 Open the deck at the five oldest cards.
      4 Divide the total number of cards[ ({amount})] by the days left[ ({deadline})], and write down the number for one day.
        ~ Count the cards still to do. | Divide that number by the days left. | Write down the number for one day.
        ? anatomy | muscles | bones: 4 Divide the body into regions, one a day: arm, leg, back, head, inside.
        ? backlog | overdue | behind: 4 Set the app's limit to fifty reviews a day and no new cards, until the backlog is gone.
      10* Make cards for the first day only: one question, one answer of at most ten words.
        - 5 Make the first five cards: one question, one answer of at most ten words.
        - 5 Make the rest of the cards for the first day.
        ? # cards | anki | backlog | cards are made | made the cards: 10 Do the next twenty cards, saying each answer aloud before you turn the card.
          - 5 Do ten cards, saying each answer aloud before you turn the card.
          - 5 Do ten more cards in the same way.
      5 Add a picture, a rhyme or a silly story to the three hardest cards.
        ~ Pull out the three hardest cards. | Draw a picture on the first. | Add a rhyme or silly story to the other two.
        ? periodic table | elements: 5 Say the first row aloud to a tune or as one silly sentence, with a word for each symbol.
        ? anatomy | muscles | bones: 5 Point to each part on your own body as you say its name.
      8* Go through the cards aloud. The ones you know go on the left, the others on the right.
        - 4 Go through the cards aloud. The ones you know go on the left, the others on the right.
        - 4 Go through the pile on the right until it is gone.
      3 Tie {dose|ten minutes a day} of cards to something you do every day: the bus ride, the morning coffee.
        ~ Think of something you do every day. | Write “cards” on a note for that moment. | Leave the cards at that very spot.
      6? Write down tomorrow what you still remember, before you look at a single card.
        - 2 Set a reminder for tomorrow: “Write what I remember before I look at the cards.”
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
        ~ Get a blank page. | Write the one question at its top.
      5* Put all the titles into one list[ ({amount})], and note the three that sound closest to your question.
        ~ Open a blank list. | Type in all the titles. | Mark the three closest to your question.
        ? # articles | # papers | # chapters | # texts | # books: 5 Put the {#} titles into one list, and mark the three that sound nearest to the question.
      8* Read only the summary and the last page of the most promising one, and write its claim in one line.
        - 5 Read the summary and the last page of the first one you marked.
        - 3 Write its main claim in one line.
        ? text to speech | screen reader | dyslex* | read aloud | audio: 8 Play the summary and the last page of the first one you marked aloud, and write its main claim in one line.
          - 5 Play the summary and the last page of the first one you marked.
          - 3 Write or dictate its main claim in one line.
      4 Decide what happens to that text: read on, use for one quotation, or drop.
        ~ Pick up that text. | Ask whether it answers your question. | Write “read on”, “quote” or “drop” on it.
        ? journal club | presenting | present one: 4 Choose the article you will present, and write its claim, method and weakest point on one card.
      20 Read the part that answers your question, and write down four things: the claim, the evidence, your doubts, the page.
        - 10 Read the part that answers your question.
        - 5 Write down four things: the claim, the evidence, your doubts, the page.
        ? text to speech | screen reader | dyslex* | audio: 20 Play the part that answers your question, until you have notes on four things: claim, evidence, doubts, page.
          - 10 Play the part that answers your question.
          - 5 Write or dictate four things: the claim, the evidence, your doubts, the page.
      10 Read the summary and last page of the next two texts, and write one line for each.
        - 5 Read the summary and last page of the second text.
        - 5 Read the summary and last page of the third text.
      8 Write three sentences on where the texts agree and where they don't[, as a start for your paper {deadline}].
        ~ Open a blank page. | Write a sentence on where the texts agree. | Write two sentences on where they don't.
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
      2* Write down the date[ ({deadline})], the length and the examiners of {theIt}.
        ~ Pick up a pen. | Write down the date, the length, the examiners.
        ? havent opened | havent looked | not opened | not read it since: 2 Open your work at the table of contents, and note the chapter you like best.
      5 Say into your phone in one minute what your work or topic is about.
        ~ Open the voice recorder on your phone. | Press the record button. | Say in one minute what your work is about.
        ? ielts | toefl | speaking test: 5 Answer one easy question into your phone in three sentences: home, work or a hobby.
        ? havent opened | havent looked | not opened | not read it since: 10 Write one line for each chapter: what it asks, what it finds, where it is weak.
          - 5 Write one line for each chapter in the first half.
          - 5 Write one line for each chapter in the second half.
      8* Write down the five questions you fear most, one per card.
        - 4 Write down the two questions you fear most, one per card.
        - 4 Write three more cards: “Why this way?”, “What is weak?”, “What would you do next?”
        ? questions on | questions about | ask about | asked about: 8 Write down five questions you fear, one per card. Three should be about the part they named.
          - 4 Write down three questions about the part they named, one per card.
          - 4 Write two more cards: “What is weak?” and “What would you do next?”
      15* Answer each question you fear aloud in three sentences: the answer, the reason, the limit.
        - 8 Answer the first two cards aloud in three sentences each: the answer, the reason, the limit.
        - 8 Answer the other three cards in the same way.
        ? second language | not my language | foreign language | ielts | spanish | french | german: 15 Answer each question aloud in three short sentences in that language: the answer, the reason, an example.
          - 8 Answer the first two cards aloud in that language: the answer, the reason, an example.
          - 8 Answer the other three cards in the same way.
      10 Put markers in your pages at the numbers, pictures and sources that you may have to show.
        ~ Get sticky markers. | Mark the pages with important numbers. | Mark the pictures you may have to show. | Mark the sources.
        ? french | spanish | german | italian | portuguese | polish | in english | mandarin: 10 Learn five linking phrases by heart: “in my opinion”, “on the other hand”, “could you repeat that?”
        ? ielts | toefl | speaking test: 10 Answer one question of the long part aloud: one minute to plan in key words, two minutes to speak.
      4 Practise one sentence for when you don't know: “I can't say for certain. This is how I would find out.”
        ~ Stand up as if before the examiners. | Say “I can't say for certain.” | Say “This is how I would find out.”
        ? blank | freeze | panic* | stammer | stutter: 4 Practise two sentences for when your mind goes blank: “May I have a moment?” and “Could you put that another way?”
      20 Ask {person|someone} to quiz you with your cards for 20 minutes, in any order.
        - 3 Ask {person|someone} for 20 minutes to quiz you.
        - 10 Let them ask you your cards in any order.
        ? no one to | nobody to | on my own | alone: 20 Answer your cards to your phone's camera in random order, two minutes per card.
          - 10 Answer half of the cards to your phone's camera, in random order.
          - 10 Answer the weakest one again, after you have watched the video.
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
      2* Write {theIt} down as a list of parts, with the due date at the top[: {deadline}].
        ~ Write the due date at the top of a page. | List the parts of the project below it.
        ? # of us | hand in is | due: 2 Write down the parts that are left to do, with the due date at the top[: {deadline}].
      4 Put a name and a day beside each part as a first guess, beginning with your own.
        ~ Pick up the list of parts. | Write your own name beside one part with a day. | Put a name and day beside each other part.
      5* Send everyone the list of parts with names: “Is this right? Swap by tomorrow evening. After that it stands.”
        ? did nothing | does nothing | doing nothing | done nothing | isnt doing any* | is not doing any* | hasnt done | hasnt written | not doing .. part | isnt pulling | slacker: 5 Message the one whose part is missing, with the group copied: “We still need your …. Can you send it by …, yes or no?”
          - 3 Write down which part is missing and when the group needs it.
          - 2 Send: “We still need your …. Can you send it by …, yes or no?”
        ? partner isnt | partner is not | partner wont | partner hasnt | partner doesnt | partners arent | partner .. respond* | partner .. answer* | partner ghost* | isnt responding | not responding: 4 Message your partner: “I'm taking …. Can you do … by tomorrow night? If I don't hear back, I'll tell the teacher and do both.”
          - 2 Choose the part your partner could do with no explaining.
          - 3 Send: “I'm taking …. Can you do … by tomorrow night? If not, I'll tell the teacher and do both.”
        - 3 Write under the list: “You can swap parts until tomorrow evening.”
        - 2 Send the list to everyone in the group.
      3 Make one shared file with a heading for each part.
        ~ Open a new shared file. | Type a heading for the first part. | Type one for each of the other parts.
        ? nobody | no one | lazy | nothing | ghost*: 3 Make one shared file with a heading and a name for each part. Its history will show who wrote what.
      25 Write the first page of your own part in the shared file.
        - 10 Write ten rough lines of your own part in the shared file.
        - 10 Write ten more lines of it.
      5n Send the group the first page of your own part, and note the day the rest will come.
        ~ Open the first page of your own part. | Send it to the group. | Note the day the rest will come.
        ? did nothing | does nothing | doing nothing | done nothing | isnt doing any* | is not doing any* | hasnt done | hasnt written | not doing .. part | isnt pulling | slacker: 5 Email the instructor two lines: which parts are done and by whom, and which is missing.
        ? partner isnt | partner is not | partner wont | partner hasnt | partner doesnt | partners arent | partner .. respond* | partner .. answer* | partner ghost* | isnt responding | not responding: 5 Email your teacher two lines: your partner hasn't answered since …, and your part will be ready[ {deadline}].
      5 Write privately to anyone who hasn't answered: “What would help you get your part done by …?”
        ~ Open a private chat with someone who hasn't answered. | Type “What would help you get your part done by …?” | Press the send button.
        ? partner isnt | partner is not | partner wont | partner hasnt | partner doesnt | partners arent | partner .. respond* | partner .. answer* | partner ghost* | isnt responding | not responding: 3 Call your partner once, or catch them in class. A missed message is sometimes all it is.
        ? hasnt met | havent met | never met | not met once | nobody has started | nobody started: 5 Write to each group member separately: “Which part can you do by …? I'm doing ….”
        ? nobody | no one | all of them | nobody else: 5 Write to each group member separately: “Which part can you do by …? I'm doing ….”
      4? Tell your teacher who has done what so far, while there is still time to act.
        - 2 Write down who has done what so far.
        - 2 Choose the day when you tell your teacher, while there is still time to act.
        ? doing it all | i do everything | im doing it all | all by myself | on my own: 4 Tell your teacher today who did what and when. The file's history shows it.
          - 2 Write down who did what, with dates.
          - 3 Send your teacher those lines, with the question how the project is graded.
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
      2* Write down what you have done so far, even if it is three pages and a list.
        ~ Pick up a pen. | Write down what you have so far, however little.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Find your last message to them, and note its date.
      3 Write down the date of your last message, without going over the reasons.
        ~ Open your mail or messages. | Find your last message to your supervisor. | Write down its date only.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 3 Write down the one question you need answered to go on, in one line.
      6* Write four lines to {person|your supervisor}: “I have been stuck since … . I have … . I'd like to talk about … . Would … suit you?”
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 6 Write four lines: what you sent and when, your one question, your due date, two times for a short call.
          - 3 Write two lines: what you sent and when, and your one question.
          - 3 Add your due date and two times for a short call.
        - 3 Write how long you have been stuck and what you have so far.
        - 3 Add what you'd like to talk about and two days that suit you.
      2 Cut every apology but one from those lines.
        ~ Read those lines once. | Delete every apology but one.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Add a last line: “If I don't hear back by …, I'll go on as planned.”
      2* Send those lines before you read them a third time.
        ~ Put your finger on the send button. | Press send before a third read.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 2 Send those lines with your last chapter attached once more.
        ? panel | # days | on the #: 2 Send those lines before you read them a third time, with the graduate office in copy.
      5 Put your best page into a file for the meeting.
        ~ Open your draft. | Find your best page. | Save it in a file named “Meeting”.
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 5 Ring the department office after three days: “Is my supervisor away, and who is filling in?”
      5 Write two questions for the meeting. The first: “What is the smallest version that would pass?”
        ? doesnt answer | doesnt reply | hasnt answered | hasnt replied | isnt answering | never answers | ignores my | not responding | doesnt respond | hasnt responded: 10 Work for ten minutes on a part that needs no answer: methods, tables, references, the next headings.
          - 3 Choose a part that needs no answer: methods, tables, references.
          - 10 Work on that part for ten minutes.
        - 3 Write “What is the smallest version that would pass?” on a card.
        - 3 Add one question of your own to the card.
    `,
  },
];
