import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that make, mend, learn or finish something. */
export const MAKING_VERBS: readonly Archetype[] = [
  {
    id: "verb-fix",
    area: "any",
    acts: "fix|repair|mend|restore|patch|troubleshoot|unblock|debug|unjam",
    plan: `
      2* Take one clear photo of {whole} that shows what is wrong.
      3 Write two lines: what it should do, and what it does instead.
      8 Search those two lines together with the make or model, and save one guide or video that fits.
        - 4 Read the make, model or size off {theObject} and write it down.
        - 8 Search for the fault with that name, and save one guide or video that fits.
      5 List the tools the guide names that are missing.
      10n Put on a table the tools that a guide or video for that fault names.
      30* Follow the guide up to the first point where something is missing or feels unsafe, and stop there.
        - 10 Follow the guide's first step, with a photo before anything comes apart.
        - 10 Follow the next two steps of the guide.
        - 10 Carry on to the end of the guide, or stop where something is missing or feels unsafe.
      5 Test {theObject} and write down what has changed.
      5? Send your photo and notes to someone who repairs these for a price, if it still does not work.
    `,
  },
  {
    id: "verb-learn",
    area: "any",
    acts: "learn|study|understand|master|teach myself|practice|practise|relearn|revise|pick up",
    plan: `
      2* Write down one small thing about {topic} that you want to be able to do this month.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 2 Wash your hands, the first two fingers of each down to the palm.
        ? to whistle | whistling | how .. whistle: 2 Make a small round O with wet lips, as if you said “oo”.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 2 Write down the name of your portion, its verses and the day you chant it.
        ? tried before | gave up | given up | keep giving up | never stuck | second time | third time: 2 Write down the spot where you stopped last time, and the smallest piece before it.
      8* Open one beginner's lesson, video or book on {topic} at its first page.
        - 5 Find two beginner's lessons, videos or books on {topic}.
        - 3 Choose the shorter one of the two.
        - 2 Open it at its first page or minute.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 5 Push the tip of your tongue back with both fingertips, lips folded over your teeth.
          - 3 Fold your lips over your teeth, with no tooth showing.
          - 3 Push the tip of your tongue back with both fingertips, lips closed round them.
        ? to whistle | whistling | how .. whistle: 5 Try soft air through the O, the tip of your tongue resting behind your lower teeth.
          - 3 Put the tip of your tongue behind your lower teeth.
          - 3 Try soft air through the O, as if you cooled a spoon of soup.
        ? torah .. hebrew | hebrew .. torah | portion .. hebrew | hebrew .. portion: 8 Ask your rabbi or tutor for the verses in plain letters beside the Hebrew, and a slow recording.
          - 5 Ask for the verses in plain letters beside the Hebrew.
          - 3 Ask for a slow recording of each verse.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 8 Write to your rabbi, cantor or tutor: “Could you record my verses for me, slowly, one by one?”
          - 5 Write to your rabbi, cantor or tutor: “Could you record my verses for me, slowly?”
          - 3 Ask in it for a copy with vowels and chant marks.
        ? for free | no money | cant afford | free lesson* | cant pay: 8 Open one free lesson on {topic} at its first minute: a library book, a video, an open course.
          - 5 Find two free lessons on {topic}: a library book, a video, an open course.
          - 3 Open the shorter one at its first page or minute.
      20 Work through its first part, and stop while it is still interesting.
        - 10 Work through the first ten minutes of it.
        - 3 Write down the one idea that was new.
        - 10 Work through the next ten minutes.
        ? whistle .. fingers | whistling .. fingers | finger whistle: 10 Try a sharp breath over the folded tongue, fingers tilted a little until the hiss turns to a note.
          - 5 Try short sharp breaths, with a rest when your head spins.
          - 5 Move the fingers a little each time, until the hiss turns to a note.
        ? to whistle | whistling | how .. whistle: 10 Move your tongue forward and back by a hair while the air flows, until a note comes.
          - 5 Move your tongue forward and back by a hair while the air flows, until a note comes.
          - 5 Hold that note for three breaths, with a rest when your head spins.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 20 Read your first three verses aloud with the vowels, as the tune comes after the words.
          - 10 Read the first verse aloud with its vowels, slowly, five times.
          - 10 Listen to that verse three times, with a finger on the words.
      10* Try out the first thing it shows with your own hands or in your own words.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 5 Practise one note for five minutes, longer each time, with a rest when your head spins.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 10 Sing the first verse by its chant marks three times, with the recording or your tutor.
      5? Tell someone, or a voice memo, what you have just learned in three sentences.
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 3 Record ten seconds of it, to hear which shape of the mouth gave the clearest note.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 5 Send your tutor a recording of that verse, with one question.
      5 Put three sessions of 20 minutes for {topic} in your calendar[, the last one {deadline}].
        ? to whistle | whistling | how .. whistle | whistle .. fingers | finger whistle: 3 Put five minutes of it on each of the next five days: shower, walk, waiting for the kettle.
        ? torah | haftarah | haftorah | parsha | parashah | mitzvah portion: 5 Put one verse on each week before the day, with the last three weeks for the whole portion.
        ? # minutes a day | # min a day | # mins a day | # minutes every day: 3 Put {#} minutes for {topic} in your calendar on each of the next five days.
      2 Leave the lesson open or lying where you will see it tomorrow.
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
      3 Write one sentence: what {person|whoever gets it} should know, feel or do afterwards.
      8 List the points it needs, one line each, in any order.
        - 5 List the points it needs, one line each, in any order.
        - 3 Number the lines in the order in which they should come.
      8n List the points it needs, one line each, and number them in a good order.
      25* Write a rough version from the list, without going back to correct anything.
        - 8 Write rough sentences for the first point.
        - 10 Write rough sentences for the next two points.
        - 10 Write rough sentences for the rest.
      10 Read it aloud once, and note what makes you stumble.
      5? Check names, numbers and dates, and save it under its final name.
      3 Send it, or put it where its reader will find it[, {deadline}].
    `,
  },
  {
    id: "verb-make",
    area: "any",
    acts: "make|build|create|design|draw|craft|knit|crochet|develop|compose|record|film|produce|launch|code|program|construct|bake|cook|start|begin|upcycle|publish|open|establish|brew",
    plan: `
      2* Draw {whole} as a quick sketch, or describe it in three lines, as it should be in the end.
      5 Write beside it the smallest version that would already be of use.
      10 List the parts or materials that version needs, and tick those you have.
        - 5 List the parts or materials that version needs.
        - 3 Tick those you have already.
        - 5 Find out where to get the most important one that is missing.
      8n List what the smallest useful version needs, and tick what you have.
      25* Make the first part now, with what you have.
        - 5 Clear a place to work, with what you have laid out on it.
        - 10 Make a first rough piece of it.
        - 10 Carry on with that piece until the ten minutes are up.
      5 Show it or send a photo of it to one person, and write down what they say.
      5 Write the next three parts in order, and note a day for the first one.
    `,
  },
  {
    id: "verb-finish",
    area: "any",
    acts: "finish|complete|catch up|work|tackle|continue|finalize|get done|handle|deal|manage|wrap up|process|prioritize|get started|resume",
    plan: `
      2* Put what there is of {whole} in front of you: the file, the page, the box.
      3n Write down what is still missing, and mark the line that would take the least time.
      15n Do that line now, until you can cross it out.
      4 Write down what is done already and what is still missing, one line each.
        - 2 Write down what is done already.
        - 4 Write down what is still missing, one line each.
      3 Mark the missing line that would take the least time.
      15 Do that line now, until you can cross it out.
        - 2 Lay out only what that line needs.
        - 10 Do that line now, until you can cross it out.
      25 Set a timer for 25 minutes and do the line that everything else waits for.
        - 3 Mark the line that everything else waits for.
        - 10 Set a timer for 10 minutes and start on that line.
        - 10 Give that line 10 more minutes after a good stretch.
      4 Write what is left, with a day for each line[, the last one {deadline}].
    `,
  },
  {
    id: "verb-wash",
    area: "home",
    acts: "clean|hand-wash|wash|scrub|dust|polish|wipe|deep-clean|rinse|descale|unclog|steam|detail",
    plan: `
      2* Look {whole} over and note the worst spot.
      4n Try a cloth with warm water and a little soap on a spot that nobody sees.
      10n Go over {theObject} from the top down, ending with a dry cloth.
      4 Bring a cloth, warm water with a little soap, and what the label recommends.
      5 Brush or shake off the dry dirt first.
      10 Go over {theObject} from the top down, once a hidden test spot looks fine.
        - 3 Try the soap on a spot that nobody sees.
        - 10 Go over {theObject} from the top down.
      8? Go over the stubborn spots once more, after five minutes of soaking.
        - 5 Wet the stubborn spots, so that they can soak.
        - 6 Do them once more.
      5 Rinse or wipe with clear water.
        - 4 Rinse or wipe with clear water.
        - 3 Dry it.
      4 Put everything back in its place.
    `,
  },
  {
    id: "verb-clean",
    area: "home",
    acts: "clean up|clean out|tidy|tidy up|organize|declutter|sort|sort through|clear|clear out|empty|reorganize|straighten|purge|arrange|get rid|go through|unpack|label|shred|sort out|reduce clutter",
    plan: `
      2* Take a photo of {theObject} before you touch anything.
      8n Put everything that can clearly go into a bag by the door.
      10n Give each of the ten things nearest to you a place, the most used in front.
      3 Get one bag for rubbish and one box for things that belong elsewhere.
      8 Put everything that can clearly go into the bag.
      15 Sort what is left into three groups: stays, goes, belongs elsewhere.
        - 5 Sort the ten things nearest to you into three groups: stays, goes, belongs elsewhere.
        - 10 Sort the rest into the same three groups.
      10 Give everything that stays a place of its own, the most used in front.
        - 8 Give everything that stays one place, the most used in front.
        - 5 Wipe or dust the place before it is full again.
      8 Carry the bag out and the box to where its things belong.
        - 3 Carry the bag out.
        - 8 Bring the things in the box to where they belong.
      2? Take a second photo from the same place as the first.
    `,
  },
  {
    id: "verb-improve",
    area: "any",
    acts: "improve|lower|raise|rebuild|regain|strengthen|grow|increase|boost|optimize|build up|expand|upgrade|simplify|streamline|promote|market|develop",
    plan: `
      2* Write down how {whole} stands today, as a number or in one plain sentence.
      3 Write beside it how you want it to be[ {deadline}].
      6 List five things that could make a difference to {theObject}, however small.
      6n List five things that could make a difference to {theObject}, and underline the one you can try today.
      3 Underline the one you can try today with what you have.
        - 3 Underline the one you can try today with what you have.
        - 3 Write its first movement: what you open, pick up or ask.
      25* Try the underlined one for 25 minutes.
        - 10 Try the underlined one for 10 minutes.
        - 10 Go on for 10 more, or try the next line.
      4 Write down what it changed, even a little.
      3? Put a second round in your calendar for the same time next week.
    `,
  },
];
