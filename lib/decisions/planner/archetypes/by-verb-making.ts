import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that make, mend, learn or finish something. */
export const MAKING_VERBS: readonly Archetype[] = [
  {
    id: "verb-fix",
    area: "any",
    acts: "fix|repair|mend|restore|patch|troubleshoot|unblock|debug|unjam",
    plan: `
      2* Take one clear photo of {whole} that shows what is wrong.
        ~ Look for the spot where you see what is wrong. | Take one clear photo of it.
      3 Write two lines: what it should do, and what it does instead.
        ~ Get a pen and a note. | Write what it should do. | Write what it does instead.
      8 Search for those two lines plus the make or model until you have one guide or video that fits.
        - 4 Read the make, model or size off {theObject}, and write it down.
        - 8 Search for the problem with that make or model until you have one guide or video that fits.
      5 List the tools the guide names that are missing.
        ~ Open the guide at its list of tools. | Check that list against your toolbox. | Look in one drawer for the rest. | Write down the ones that are missing.
      10n Put the tools that a guide or video for that fault names on a table.
        ~ Open a guide or video for that fault. | Read out the tools it names. | Get the ones you have at home. | Lay them on a table in a row.
      30* Follow the guide up to the first point where something is missing or feels unsafe. Stopping there is fine.
        - 10 Follow the guide's first step, with a photo before anything comes apart.
        - 10 Follow the next two steps of the guide.
        - 10 Carry on to the end of the guide, or up to where something is missing or feels unsafe.
      5 Test {theObject}, and write down what has changed.
        ~ Stand in front of {theObject}. | Switch it on or use it once. | Look for what is different. | Write down what has changed.
      5? Send your photo and notes to a repair service, if it still does not work.
        ~ Find a repair service that knows this kind of thing. | Open a message to it. | Attach your photo and your notes. | Send the message.
    `,
  },
  {
    id: "verb-learn",
    area: "any",
    acts: "learn|study|understand|master|teach myself|practice|practise|relearn|revise|pick up",
    plan: `
      2* Write down one small thing about {topic} that you want to be able to do this month.
        ~ Write {topic} at the top of a note. | Write one small thing you want to do this month.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 2 Wash your hands, down to the bottom of your first two fingers on each.
        ? to whistle | whistling | how .. whistle: 2 Make a small round O with wet lips, as if you said “oo”.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 2 Write down the name of your portion, its verses and the day you chant it.
        ? tried before | gave up | given up | keep giving up | never stuck | second time | third time: 2 Write down the spot where you stopped last time, and the smallest piece before it.
      8* Open one beginner's lesson, video or book on {topic} at its first page.
        - 5 Find two beginner's lessons, videos or books on {topic}.
        - 3 Choose the shorter one of the two.
        - 2 Open that one at its first page or minute.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 5 Push the tip of your tongue back with both fingertips, with your lips folded over your teeth.
          - 3 Fold your lips over your teeth, so no tooth shows.
          - 3 Push the tip of your tongue back with both fingertips, with your lips closed around them.
        ? to whistle | whistling | how .. whistle: 5 Try soft air through the O, the tip of your tongue resting behind your lower teeth.
          - 3 Put the tip of your tongue behind your lower teeth.
          - 3 Try soft air through the O, as if you cooled a spoon of soup.
        ? torah .. hebrew | hebrew .. torah | portion .. hebrew | hebrew .. portion: 8 Ask your rabbi or tutor for the verses in English letters beside the Hebrew, plus a slow recording.
          - 5 Ask your rabbi or tutor for the verses in English letters beside the Hebrew.
          - 3 Ask them for a slow recording of each verse, too.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 8 Write to your rabbi, cantor or tutor: “Could you record my verses for me, slowly, one by one?”
          - 5 Write to your rabbi, cantor or tutor: “Could you record my verses for me, slowly?”
          - 3 Ask them for a copy with vowels and chant marks, too.
        ? for free | no money | cant afford | free lesson* | cant pay: 8 Open one free lesson on {topic} at its first minute: a library book, a video, an open course.
          - 5 Find two free lessons on {topic}: a library book, a video, an open course.
          - 3 Open the shorter of the two at its first page or minute.
      20 Work through its first part while it is still interesting.
        - 10 Work through the first ten minutes of it.
        - 3 Write down one idea in it that was new to you.
        - 10 Work through the next ten minutes of it.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 10 Try a sharp breath over the folded tongue, fingers tilted a little until the hiss turns to a note.
          - 5 Try short sharp breaths, with a rest when your head spins.
          - 5 Move your fingers a little each time, until the hiss turns into a note.
        ? to whistle | whistling | how .. whistle: 10 Move your tongue a tiny bit forward or back while you blow, until a note comes.
          - 5 Move your tongue a tiny bit forward or back while you blow, until a note comes.
          - 5 Hold that note for three breaths. A spinning head means it's time for a rest.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 20 Read your first three verses aloud with the vowels. The tune comes after the words.
          - 10 Read the first verse aloud with its vowels, slowly, five times.
          - 10 Listen to that verse three times, with a finger on the words.
      10* Try the first thing it shows with your own hands or in your own words.
        ~ Open the lesson at the first thing it shows. | Look at it once more. | Try the first part yourself. | Try the whole thing once without looking.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 5 Practise one note for five minutes, a little longer each time. A spinning head means it's time for a rest.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 10 Sing the first verse by its chant marks three times, with the recording or your tutor.
      5? Tell someone, or a voice memo, what you have just learned in three sentences.
        ~ Open a voice memo, or turn to someone near you. | Say one sentence on what you learned. | Say a second one on how it works. | Say a third one with an example.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 3 Record ten seconds of your whistle, to hear which mouth shape gives the clearest note.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 5 Send your tutor a recording of your first verse, with one question.
      5 Put three sessions of 20 minutes for {topic} in your calendar[, the last one {deadline}].
        ~ Open your calendar. | Enter the first 20 minutes for {topic}. | Enter the second session on another day. | Enter the third one.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 3 Put five minutes of practice on each of the next five days: in the shower, on a walk, while the kettle boils.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 5 Put one verse on each week in your calendar. The last three weeks are for the whole portion.
        ? # minutes a day | # min a day | # mins a day | # minutes every day: 3 Put {#} minutes for {topic} in your calendar on each of the next five days.
      2 Leave the lesson open or lying where you will see it tomorrow.
        ~ Pick up the lesson or its tab. | Leave it open where you will see it tomorrow.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 2 Stick a note with a round O on the bathroom mirror.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 2 Leave a large copy of the verses where you drink your coffee.
    `,
  },
  {
    id: "verb-write",
    area: "any",
    acts: "write|draft|compose|summarize|document|answer",
    plan: `
      2* Type {label} as the title of a blank document.
        ~ Open a blank document. | Type {label} as its title.
      3 Write one sentence: what {person|whoever gets it} should know, feel or do afterwards.
        ~ Open the document below the title. | Type “Afterwards they should”. | Finish the sentence with what to know, feel or do.
      8 List the points it needs, one line each, in any order.
        - 5 List the points it needs, one line each, in any order.
        - 3 Number the lines in the order they should come.
      8n List the points it needs, one line each, and number them in a good order.
        ~ Open a blank page. | List the points it needs, one line each. | Number the lines in a good order.
      25* Write a rough version from the list, without going back to correct anything.
        - 8 Write rough sentences for the first point.
        - 10 Write rough sentences for the next two points.
        - 10 Write rough sentences for the points that are left.
      10 Read it aloud once, and note what makes you stumble.
        ~ Open the text at its first line. | Read the first half aloud. | Read the second half aloud. | Mark each spot that makes you stumble.
      5? Check names, numbers and dates before you save it under its final name.
        ~ Open the text at its first line. | Check the names and the numbers. | Check the dates. | Save it under its final name.
      3 Send it, or put it where the reader will find it[, {deadline}].
        ~ Open the finished file. | Open a message or the place where it belongs. | Send it, or put it there.
    `,
  },
  {
    id: "verb-make",
    area: "any",
    acts: "make|build|create|design|draw|craft|knit|crochet|develop|compose|record|film|produce|launch|code|program|construct|bake|cook|start|begin|upcycle|publish|open|establish|brew",
    plan: `
      2* Draw a quick sketch of {whole} as it should be in the end, or describe it in three lines.
        ~ Get a pencil and a sheet of paper. | Draw {whole} as it should be in the end.
      5 Write beside it the smallest version that would already be useful.
        ~ Look at your sketch. | Cross out one part it could do without. | Cross out one more. | Write beside it the smallest version that's useful.
      10 List the parts or materials that version needs, and tick those you have.
        - 5 List the parts or materials that version needs.
        - 3 Tick the ones you already have.
        - 5 Find out where to get the most important thing that is missing.
      8n List what the smallest useful version needs, and tick what you have.
        ~ Write “Smallest version” on a sheet. | List what it needs, one line each. | Put a check mark beside what you have.
      25* Make the first part now, with what you have.
        - 5 Clear a place to work, with what you have laid out on it.
        - 10 Make a first rough piece of it.
        - 10 Carry on with that piece for ten more minutes.
      5 Show it to one person, or a photo of it, and write down what they say.
        ~ Take it, or a photo of it, in your hand. | Show it to one person. | Ask “What do you see?” | Write down what they say.
      5 Write down the next three parts in order, and note a day for the first one.
        ~ Pick up a pen and a sheet. | Write down the next part. | Write the two that come after it. | Write a day beside the first one.
    `,
  },
  {
    id: "verb-finish",
    area: "any",
    acts: "finish|complete|catch up|work|tackle|continue|finalize|get done|handle|deal|manage|wrap up|process|prioritize|get started|resume",
    plan: `
      2* Put what you have of {whole} in front of you: the file, the page, the box.
        ~ Find the file, the page or the box. | Put what you have of {whole} in front of you.
      3n Write down what is still missing, and mark the line that would take the least time.
        ~ Look at what you have so far. | Write down what is still missing. | Mark the line that takes the least time.
      15n Do that line now, until you can cross it out.
        ~ Read the line you marked. | Do the first bit of it. | Work on it until it is done. | Cross out the line.
      4 Write down what is done already and what is still missing, one line each.
        - 2 Write down what is done already.
        - 4 Write down what is still missing, one line each.
      3 Mark the missing line that would take the least time.
        ~ Put the list in front of you with a pen. | Guess the minutes for each missing line. | Mark the one with the fewest.
      15 Do that line now, until you can cross it out.
        - 2 Lay out only what that line needs.
        - 10 Do that line now, until you can cross it out.
      25 Set a timer for 25 minutes for the line that everything else waits for.
        - 3 Mark the line that everything else waits for.
        - 10 Set a timer for 10 minutes to start on that line.
        - 10 Give that line 10 more minutes after a good stretch.
      4 Write down what is left, with a day for each line[, the last one {deadline}].
        ~ Look at what you have so far. | Write down what is left, line by line. | Write a day beside each line.
    `,
  },
  {
    id: "verb-wash",
    area: "home",
    acts: "clean|hand-wash|wash|scrub|dust|polish|wipe|deep-clean|rinse|descale|unclog|steam|detail",
    plan: `
      2* Look {whole} over, and note the worst spot.
        ~ Stand in front of {whole}. | Write down the worst spot you see.
      4n Try a cloth with warm water and a little soap on a spot that nobody sees.
        ~ Wet a cloth with warm water. | Put a little soap on it. | Rub a spot that nobody sees.
      10n Go over {theObject} from the top down, ending with a dry cloth.
        ~ Get the damp cloth and a dry one. | Go over the top third. | Go over the middle, down to the bottom. | Rub it all with the dry cloth.
      4 Bring a cloth, warm water with a little soap, and whatever the label recommends.
        ~ Get a cloth. | Fill a bowl with warm water and a little soap. | Bring whatever the label recommends.
      5 Brush or shake off the dry dirt first.
        ~ Get a dry brush. | Brush or shake the dirt off the top. | Brush or shake it off the sides. | Check that no dry dirt is left.
      10 Go over {theObject} from the top down, once a hidden test spot looks fine.
        - 3 Try the soap on a spot that nobody sees.
        - 10 Go over {theObject} from the top down.
      8? Go over the stubborn spots once more, after they've soaked in soap for five minutes.
        - 5 Wet the stubborn spots with soapy water, so they can soak.
        - 6 Go over the stubborn spots once more.
      5 Rinse or wipe it with clear water.
        - 4 Rinse or wipe it with clear water.
        - 3 Dry it with a clean cloth.
      4 Put everything back in its place.
        ~ Pick up the first thing that has to go back. | Put it in its place. | Put back the rest, one after the other.
    `,
  },
  {
    id: "verb-clean",
    area: "home",
    acts: "clean up|clean out|tidy|tidy up|organize|declutter|sort|sort through|clear|clear out|empty|reorganize|straighten|purge|arrange|get rid|go through|unpack|label|shred|sort out|reduce clutter",
    plan: `
      2* Take a photo of {theObject} before you touch anything.
        ~ Stand where you can see {theObject}. | Take one photo of it.
      8n Put everything that can clearly go into a bag by the door.
        ~ Get a bag. | Set it by the door. | Put in everything that can clearly go.
      10n Give each of the ten things nearest to you a place, with the most used in front.
        ~ Pick up the thing nearest to you. | Choose a place for it. | Give the other nine a place. | Move the most used ones to the front.
      3 Get one bag for rubbish and one box for things that belong elsewhere.
        ~ Get one bag for trash. | Get one box for things that belong elsewhere. | Set both down beside you.
      8 Put everything that can clearly go into the bag.
        ~ Pick up the bag. | Put in the first three things that can clearly go. | Put in everything else that can clearly go.
      15 Sort what is left into three groups: stays, goes, belongs elsewhere.
        - 5 Sort the ten things nearest to you into three groups: stays, goes, belongs elsewhere.
        - 10 Sort the rest into the same three groups.
      10 Give everything that stays a place of its own, with the most used in front.
        - 8 Give everything that stays a place of its own, with the most used in front.
        - 5 Wipe or dust the place before it fills up again.
      8 Carry the bag out, plus the box to where its things belong.
        - 3 Carry the bag out.
        - 8 Bring the things in the box to where they belong.
      2? Take a second photo from the same place as the first.
        ~ Stand where you took the first photo. | Take a second one from there.
    `,
  },
  {
    id: "verb-improve",
    area: "any",
    acts: "improve|lower|raise|rebuild|regain|strengthen|grow|increase|boost|optimize|build up|expand|upgrade|simplify|streamline|promote|market|develop",
    plan: `
      2* Write down how {whole} is today, as a number or in one plain sentence.
        ~ Look at {whole} as it is today. | Write it as a number or a plain sentence.
      3 Write beside it how you want it to be[ {deadline}].
        ~ Look at what you wrote about today. | Write “I want” beside it. | Finish the line with how you want it to be.
      6 List five things that could make a difference to {theObject}, however small.
        ~ Write the numbers 1 to 5 on a page. | Write the first thing that could make a difference. | Fill in the other four lines, however small.
      6n List five things that could make a difference to {theObject}, and underline the one you can try today.
        ~ Write the numbers 1 to 5 on a page. | Fill each line with something that could help. | Underline the one you can try today.
      3 Underline the one you can try today with what you have.
        - 3 Underline the one you can try today with what you have.
        - 3 Write down how you will start on it: what you open, pick up or ask.
      25* Try the underlined idea for 25 minutes.
        - 10 Try the underlined idea for 10 minutes.
        - 10 Give it 10 more minutes, or try the next idea on the list.
      4 Write down what changed, even a little.
        ~ Look at how it was before. | Look at how it is now. | Write down what changed, even a little.
      3? Put a second round in your calendar for the same time next week.
        ~ Open your calendar. | Go to this same time next week. | Enter the second round.
    `,
  },
];
