import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that get ready, keep up or take up. */
export const LASTING_VERBS: readonly Archetype[] = [
  {
    id: "verb-ready",
    area: "any",
    acts: "get ready|prepare|prep|equip",
    plan: `
      2* Write down the first thing that will be needed, as if it began in an hour: {label}.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 2 Write down one thing for each day that would make it a good weekend.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 2 Touch the coldest window or door of your home, to feel where it draws.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 2 Put shoes and kit on the floor in one heap, to see what is missing or too small.
      5 List everything that has to be ready by then, one line each.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 5 List what has to be in the house by then, meals, milk, nappies or pet food, one line each.
          - 3 List what has to be bought.
          - 3 Add what has to be washed or charged.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 5 List what the cold needs, under three heads: home, car or bike, clothes.
          - 3 List heating, draughts, pipes outside.
          - 3 Add tyres, lights, coats, boots.
        - 5 List everything that has to be ready by then, one line each.
        - 2 Add what others do or bring, with their names.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 List what is missing under three headings: kit, papers, fitness.
          - 3 List what is missing of the kit, and of licence, membership or entry.
          - 3 Note what will be tested: sprints, stamina, ball skills, a game.
      5n List what has to be ready, and mark the three lines that cannot be left out.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 5 List what has to be bought or washed by then, with three lines marked.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 5 List what the cold needs at home, on wheels and to wear, with three lines marked.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Open the club's page for licence, membership or entry, and send off what runs out first.
      3 Mark the three lines that cannot be left out.
        - 2 Mark the three lines that cannot be left out.
        - 2 Cross out two that nobody would miss.
      15* Do the first marked line now, or its first 15 minutes.
        - 3 Put out what the first marked line needs.
        - 10 Do that line for 10 minutes.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 15 Train fifteen minutes: warm-up, eight short sprints, eight jumps and landings, a walk home.
          - 5 Warm up: a slow jog, arms, hips, ankles.
          - 10 Run eight short sprints with a walk back after each.
      5 Order, book or ask for what takes longest to arrive.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Renew the licence, membership or entry on the club's page, as it takes longest to arrive.
      5 Give the other marked lines a day each in your calendar[, the last one {deadline}].
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Put three short trainings a week into your calendar, with the day before the trials or match free.
      3? Ask one person who has been through this what they wish they had had ready.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 3 Text one person you would like to see, with a day and an hour.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 3 Try on coat and boots, with what no longer fits in a bag by the door.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 3 Ask a player who went last year what they test there.
    `,
  },
  {
    id: "verb-keep",
    area: "habits",
    acts: "keep|maintain|stay",
    plan: `
      2* Set a timer for 2 minutes and do the first bit of this that you see: {label}.
      5 Write down what undoes it most often, and one thing of five minutes a day that would prevent it.
        - 3 Write down what undoes it most often, and at what hour.
        - 4 Choose one small thing that would prevent that, five minutes a day at the most.
      6n Write down what undoes it most often, and one small thing a day that would prevent it.
      4* Set an alarm for that small thing right after something you do anyway, such as your first coffee or brushing your teeth.
        - 2 Choose something you do anyway that it can follow.
        - 2 Set an alarm for it with the name {label}.
      4 Put what it needs within reach of that place.
      5 Do it once now, as a rehearsal.
      3 Write what still counts on a bad day: half of it, or one minute of it.
      2? Hang up a calendar beside it, and mark today.
    `,
  },
  {
    id: "verb-begin",
    area: "habits",
    acts: "try|try out|take up|go back",
    plan: `
      2* Write down the smallest form of {topic} that would count this week.
      8 Find one page or video for beginners on {topic}, and note the three things it says you need.
        - 5 Find one page or video for beginners on {topic}.
        - 4 Note the three things it says you need.
      8n Find one page for beginners on {topic}, and note the first thing it says you need.
      5 Mark what you already have, and note a stand-in from around the house for one that's missing.
      10* Do that smallest form of {topic} once, with what you have.
        - 4 Lay out what you have.
        - 10 Do the smallest form once.
      3 Write down what got in the way, and what was nicer than you thought.
      3 Choose a day and time for your second try[, {rhythm}].
      2? Tell one person what you have begun, with a photo.
    `,
  },
  {
    id: "verb-train",
    area: "health",
    acts: "train|work up",
    plan: `
      2* Write down what you can do of it today without strain, in minutes, distance or repeats: {label}.
      3 Write the goal two lines below it[, with the date: {deadline}], and one stage halfway between the two.
      5 Check what you use for it, and note what is missing: shoes, wheels, clothes, water.
      10* Do a first short round today, at half of what you could.
        - 3 Put on what you need for a first short round.
        - 10 Do the round at half of what you could.
      5 Write the first week: three short rounds, with a day of rest after each.
      5n Enter three short rounds in your calendar for the first week, with a day of rest after each.
      3 Enter the three rounds in your calendar with an alarm.
      3 Write down how the first round felt, and what would make you stop: sharp pain, dizziness, a cold.
    `,
  },
  {
    id: "verb-memorize",
    area: "study",
    acts: "memorize|memorise|learn by heart",
    plan: `
      2* Read the first three lines or names of {whole} aloud, twice.
      3 Say them from memory, until you get through all three without looking.
      5 Cut the whole into pieces of that size, and number the pieces.
      10* Learn the next three lines or names the same way, until you can say all of them in a row.
        - 5 Read the next piece aloud until you can say it without looking.
        - 5 Say both pieces in a row.
      3 Record all of it on your phone, to hear while you walk or wash up.
        - 4 Record all of it on your phone.
        - 5 Listen to it once while you walk or wash up.
      5* Put five minutes for it in your calendar each morning and each night[, the last one {deadline}].
        - 3 Put five minutes for it in your calendar each morning[, the last one {deadline}].
        - 2 Put five minutes before sleep there, too.
      5? Say it to one person, who only tells you the next word.
    `,
  },
];
