import type { Archetype } from "@/lib/decisions/planner/archetype";

/** Exams, papers and skills. */
export const STUDY: readonly Archetype[] = [
  {
    id: "exam",
    area: "study",
    acts: "study|study for|pass|prepare|prepare for|revise|revise for|cram|cram for|ace|prep|prep for|review|take|retake|get ready",
    things:
      "exam|test|final|midterm|quiz|finals|bar exam|board exam|theory test|driving theory test|certification|certification exam|gcse|a-level|sat|ielts|toefl|chemistry exam|licensing exam|theory exam|entrance exam|gre|gmat|mcat|lsat|citizenship test|certificate",
    whole: "study for exam|revise|revise for my exams",
    unless: "blood|covid|pregnancy|drug|eye|software|medical|driving test|allergy",
    it: "the exam",
    named: "exam|test|final|midterm|quiz|certification",
    plan: `
      2* Write the date of {theIt} and the days that are left on a sheet of paper[: {deadline}].
      8 List all topics, one line each, and mark them green, yellow or red by how well you know them.
        - 5 List all topics, one line each.
        - 3 Mark them green, yellow or red by how well you know them.
      10* Get one old paper or set of practice questions, and print or open it.
      5n Choose the topic you fear most and write down what you know of it, without looking.
      25 Work through one yellow topic: read, close the book, write down what you remember.
        - 8 Read one yellow topic.
        - 6 Close the book and write down what you remember.
        - 4 Look up what was missing, and add it in another colour.
      20 Answer three practice questions on it without notes.
        - 10 Answer two practice questions on it without notes.
        - 5 Check them and correct them in another colour.
      5 Make five question cards from your mistakes.
      8 Give each red topic its own day in the calendar, and keep the last evening for sleep.
    `,
  },
  {
    id: "essay",
    area: "study",
    acts: "write|finish|start|do|complete|submit|hand in|work|get done|draft|turn in",
    things:
      "essay|paper|term paper|assignment|research paper|coursework|lab report|book report|homework|literature review|personal statement|scholarship essay|college essay|history essay|group project|school project|reflection|problem set|math homework|maths homework|uni work|schoolwork|discussion post|annotated bibliography|admission essay",
    hints: "due|professor|teacher|submit|deadline",
    unless: "wall|file|recycle|organize|divorce|toilet",
    it: "the essay",
    named:
      "essay|paper|assignment|coursework|report|homework|review|statement|project|reflection|problem set|post|bibliography",
    plan: `
      2* Copy the exact task for {theIt} to the top of a page and underline what it asks you to do[, with {deadline} beside it].
      5 Write one sentence that answers it, even if you may change it later.
      10* List three points that support that sentence, with a source or example for each.
        - 5 List three points that support that sentence.
        - 8 Find a source or example for each of them.
      25* Write the middle first: one rough paragraph for each point[, toward {amount}].
        - 8 Write a rough paragraph for the first point.
        - 8 Write a rough paragraph for the second point.
        - 8 Write a rough paragraph for the third point.
      15 Write the ending, then the opening.
        - 6 Write the ending: what follows from your three points.
        - 6 Write the opening: the question and your answer.
      10 Add every source to the list at the end.
      15 Read it aloud, correct it, and hand it in[ {deadline}].
        - 8 Read it aloud and correct what you hear.
        - 3 Check length, name and file format, and hand it in.
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
      5 List its chapters with one word each: done, rough, missing.
      8* Choose the smallest rough part, and write in one sentence what it has to show.
        - 3 Choose the smallest rough part.
        - 4 Write in one sentence what it has to show.
      25* Write on that part for 25 minutes, with “??” wherever a source is missing.
        - 3 Close mail and browser, and set a timer.
        - 10 Write on that part for ten minutes, with “??” wherever a source is missing.
        - 10 Write for ten more.
      10 Fill two of the “??” from your notes or library.
      8 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 5 Write three lines to {person|your supervisor}: where you are, what is next, one question.
        - 2 Send them.
      5 Put one such hour on each working day into your calendar[, so that it is done {deadline}].
    `,
  },
  {
    id: "learn-language",
    area: "study",
    acts: "learn|study|practice|practise|improve|speak|start|relearn|pick up|master|become|get back|brush up",
    things:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|language|new language|sign language|asl|bsl|foreign language|fluent spanish|basic spanish|latin|icelandic|czech|swahili|urdu|punjabi|conversational spanish|second language",
    unless: "essay|exam|class at school|guitar|cook|homework|assignment|teach",
    it: "the language",
    named:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|sign language|latin|icelandic|czech|swahili|urdu|punjabi",
    plan: `
      2* Say “hello”, “thank you” and your name in {it} aloud; look them up if you must.
      5 Write down one scene you want to manage[ {deadline}]: ordering food, meeting a family, a call.
      10* Choose one course or app with sound[, free or within {money}], and do its first lesson.
        - 4 Choose one course or app with sound[, free or within {money}].
        - 10 Do its first lesson.
      10 Write ten words or phrases for your scene on cards or in a note.
        - 6 Write ten words or phrases for your scene on cards or in a note.
        - 4 Read them aloud twice.
      10 Listen to one song or a short clip in {it}, and write down every word you catch.
      8 Record yourself playing your scene for one minute.
        - 5 Speak your part of the scene aloud three times, with the cards in your hand.
        - 3 Record yourself doing it for one minute.
      5* Tie ten minutes a day to something fixed, such as your morning coffee, and set the alarm for it.
        - 3 Choose something fixed, such as your morning coffee, for ten minutes a day.
        - 2 Set the alarm for it.
    `,
  },
  {
    id: "learn-instrument",
    area: "study",
    acts: "learn|play|practice|practise|start|pick up|get back|relearn|study|teach myself",
    things:
      "guitar|piano|violin|drums|ukulele|bass|instrument|keyboard|cello|saxophone|flute|trumpet|musical instrument|singing|harp|clarinet|bass guitar|accordion|harmonica|banjo|drum|music theory",
    whole: "learn to play|learn to sing|learn how to play|play guitar|play piano",
    unless: "buy|sell|restring|computer keyboard|mechanical|clean",
    it: "the instrument",
    named:
      "guitar|piano|violin|drums|ukulele|bass|keyboard|cello|saxophone|flute|trumpet|singing|harp|clarinet|accordion|harmonica|banjo|drum",
    plan: `
      2* Name one song you would love to play, and listen to its first minute.
      3 Put {theIt} where you can reach it without opening anything, or note who could lend you one.
      10* Find a beginner's video or sheet of that song in its simplest version, and save it.
        - 6 Find a beginner's video or sheet of that song in its simplest version.
        - 2 Save it where you practise.
      10* Practise its first two notes or chords, slowly, until you manage them three times in a row.
        - 5 Watch or read how the first two notes or chords are made.
        - 8 Practise them slowly until you manage them three times in a row.
      10 Change between them to a slow count of four.
        - 5 Change between them to a slow count of four.
        - 5 Go on with the next bar or chord.
      3 Record 20 seconds of it and write the date on the recording.
      3 Put ten minutes a day for it into your calendar, at the same hour[, up to {deadline}].
    `,
  },
  {
    id: "learn-code",
    area: "study",
    whole:
      "learn to code|learn coding|learn programming|learn to program|learn how to code|become a developer|become a programmer|learn web development",
    acts: "learn|study|practice|start|get into|master|improve",
    things:
      "python|javascript|coding|programming|web development|sql|java|data science|machine learning|react|html|typescript|rust|c++|excel|app development|computer science|data analysis|kubernetes|docker|linux|figma|photoshop|blender|power bi",
    unless: "essay|exam|snake|teach",
    it: "coding",
    named:
      "python|javascript|coding|programming|web development|sql|java|data science|machine learning|react|html|typescript|rust|excel|app development|data analysis|kubernetes|docker|linux|figma|photoshop|blender",
    plan: `
      2* Write down one tiny thing you would like to make with {it}: a list, a page, a chart, a game.
      8* Open a free beginner's course that runs in the browser, and do its first exercise.
        - 3 Find a free beginner's course that runs in the browser.
        - 8 Do its first exercise.
      10 Do the next two exercises, and change one value in each to see what happens.
        - 6 Do the next exercise.
        - 4 Change one value in it to see what happens.
      15 Write down the three words you did not understand, and look each up.
        - 4 Write down three words you did not understand.
        - 8 Look each up and write one line about it.
      25* Build the smallest piece of your tiny thing, by copying and changing an example.
        - 5 Find an example that looks a little like your tiny thing.
        - 10 Copy it and change it until it does one thing you want.
      5 Show it to someone, or save a picture of it with the date.
      4 Put three half hours a week into your calendar[, up to {deadline}].
    `,
  },
  {
    id: "catch-up-course",
    area: "study",
    acts: "finish|start|catch up|complete|do|take|catch up on|keep up|keep up with|get through|continue|resume|watch",
    things:
      "course|online course|lecture|class|coursera course|module|reading|textbook|chapter|training|mandatory training|semester|udemy course|course reading|missed lecture|schoolwork|classes|bootcamp|required reading",
    hints: "behind|missed|lecture",
    unless: "golf|cook|obstacle|dance class|yoga class|find",
    it: "the course",
    named: "course|lecture|class|module|reading|textbook|chapter|training|semester|bootcamp",
    plan: `
      2* Open the page of {theIt} and write down the number of the last part you finished.
      6 List the parts that are left, with the minutes or pages each one takes.
      4* Mark which of them are tested or needed, and cross out the rest.
      25 Do the next needed part, at faster speed if it is a video.
        - 10 Do the first ten minutes or pages of the next needed part.
        - 10 Do the next ten minutes or pages.
        - 4 Write three lines on what it said.
      5* Write one question that is still open, and send it to a classmate or the forum.
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
      "university|college|grad school|master|masters|phd program|scholarship|school|law school|med school|medical school|degree|nursing school|study abroad|graduate school|master's degree|masters degree|night school|community college|phd",
    needsAct: true,
    whole:
      "go back to school|go back to college|go back to university|apply to university|apply for university",
    unless: "homework|run|lunch|teacher|clothes|kid|son|daughter|child",
    it: "the place",
    named: "university|college|school|scholarship|program|degree|phd",
    plan: `
      2* Write down the subject and the month you would like to begin[ in {place}].
      15 Find three programmes for it, and note closing date, cost and what they require.
        - 5 Find three programmes for it.
        - 10 Note closing date, cost and what each one requires.
      8* Choose the one with the nearest date, and print or save its list of papers.
        - 3 Choose the one with the nearest date.
        - 4 Print or save its list of papers.
      10n List what its application asks for, and tick what you have already.
      10 Tick the papers you have, and order the transcript or certificate that takes longest.
        - 4 Tick the papers you have.
        - 8 Order the transcript or certificate that takes longest.
      10 Ask one person for a reference, with the date and three things they might mention.
        - 6 Write to one person for a reference, with the date and three things they might mention.
      25 Write the first rough page of your statement: why this, why now, why you.
        - 10 Write the first ten rough lines of your statement: why this, why now, why you.
      5 Put the closing date and one hour a week before it into your calendar[, to be ready {deadline}].
    `,
  },
];
