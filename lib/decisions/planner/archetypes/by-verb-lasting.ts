import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that get ready, keep up or take up. */
export const LASTING_VERBS: readonly Archetype[] = [
  {
    id: "verb-ready",
    area: "any",
    acts: "get ready|prepare|prep|equip",
    plan: `
      2* Write down the first thing that will be needed, as if it began in an hour: {label}.
        ~ Picture it beginning in an hour. | Write down the first thing that will be needed.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 2 Write down one thing for each day that would make it a good weekend.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 2 Touch the coldest window or door of your home, to feel where a draft comes in.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 2 Put your shoes and gear on the floor in one heap, to see what is missing or too small.
      5 List everything that has to be ready by then, one line each.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 5 List what has to be in the house by then: meals, milk, diapers or pet food, one line each.
          - 3 List what has to be bought by then.
          - 3 Add what has to be washed or charged.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 5 List what you need for the cold, under three headings: home, car or bike, clothes.
          - 3 List what your home needs: heating, drafty spots, outside pipes.
          - 3 Add what the car and the closet need: tires, lights, coats, boots.
        - 5 List everything that has to be ready by then, one line each.
        - 2 Add what others will do or bring, with their names.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 List what is missing under three headings: gear, paperwork, fitness.
          - 3 List what is missing from your gear, and from your registration or membership.
          - 3 Write down what will be tested: sprints, stamina, ball skills, a game.
      5n List what has to be ready, and mark the three lines you can't leave out.
        ~ Write “Ready” at the top of a sheet. | List what has to be there. | Read the list from the top. | Mark the three lines you can't leave out.
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 5 List what has to be bought or washed by then, and mark the three lines that matter most.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 5 List what you need for the cold at home, in the car and to wear, and mark three lines that matter most.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Open the club's page to send in the registration or membership that is due first.
      3 Mark the three lines you can't leave out.
        - 2 Mark the three lines you can't leave out.
        - 2 Cross out two lines that nobody would miss.
      15* Do the first marked line now, or its first 15 minutes.
        - 3 Lay out what the first marked line needs.
        - 10 Do the first marked line for 10 minutes.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 15 Train for fifteen minutes: a warm-up, eight short sprints, eight jumps, a walk home.
          - 5 Warm up with a slow jog for your arms, hips and ankles.
          - 10 Run eight short sprints, with a walk back after each one.
      5 Order, book or ask for what takes longest to arrive.
        ~ Put your list in front of you. | Put your finger on what takes longest to arrive. | Open its order page or find the number. | Order it, book it or ask for it.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Renew your registration or membership on the club's page, since it takes longest to arrive.
      5 Give the other marked lines a day each in your calendar[, the last one {deadline}].
        ~ Open your calendar beside your list. | Give the first marked line a day. | Give the second one a day. | Enter the last marked line.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 5 Put three short training sessions a week in your calendar. The day before the trials stays free.
      3? Ask someone who has been through this what they wish they'd had ready.
        ~ Pick one person who has been through this. | Open a message to them. | Send “What do you wish you'd had ready?”
        ? prepare for the weekend | ready for the weekend | prepare for this weekend: 3 Text one person you would like to see, with a day and a time.
        ? prepare for winter | ready for winter | prepare for the winter | ready for the winter: 3 Try on your coat and boots, to see what no longer fits.
        ? trials | tryouts | try outs | tournament | race day | match day | sports day | preseason | pre season: 3 Ask a player who went last year what they test there.
    `,
  },
  {
    id: "verb-keep",
    area: "habits",
    acts: "keep|maintain|stay",
    plan: `
      2* Set a timer for 2 minutes to do the first bit of this that you see: {label}.
        ~ Start a 2-minute timer on your phone. | Do the first bit of this that you see.
      5 Write down what undoes it most often, and one five-minute thing a day that would prevent it.
        - 3 Write down what undoes it most often, and at what time of day.
        - 4 Choose one small thing that would prevent that, at most five minutes a day.
      6n Write down what undoes it most often, and one small thing a day that would prevent it.
        ~ Think back to the last time it came undone. | Write down what undoes it most often. | Write one small thing a day that prevents it.
      4* Set an alarm for that small thing right after something you do anyway, such as your first coffee or brushing your teeth.
        - 2 Choose something you do every day that this can come right after.
        - 2 Set an alarm right after that with the name {label}.
      4 Put what it needs within reach of the place where you'll do it.
        ~ Stand where you'll do it. | Look at what is missing there. | Bring the things it needs within reach.
      5 Do the small thing once now, as a rehearsal.
        ~ Stand where you'll do the small thing. | Pick up what it needs. | Do the first half once, as a rehearsal. | Do the other half.
      3 Write what still counts on a bad day: half of it, or one minute of it.
        ~ Write “Bad day” on a note. | Think of half of it, or one minute of it. | Write down which of the two still counts.
      2? Hang up a calendar beside it, and mark today.
        ~ Get a calendar and some tape. | Hang it beside the spot with today marked.
    `,
  },
  {
    id: "verb-begin",
    area: "habits",
    acts: "try|try out|take up|go back",
    plan: `
      2* Write down the smallest form of {topic} that would count this week.
        ~ Write {topic} on a note. | Write the smallest form that would count this week.
      8 Find one page or video for beginners on {topic}, and note the three things it says you need.
        - 5 Find one page or video for beginners on {topic}.
        - 4 Write down the three things it says you need.
      8n Find one page for beginners on {topic}, and note the first thing it says you need.
        ~ Open a search on your phone. | Type {topic} with “for beginners”. | Write down the first thing the page says you need.
      5 Mark what you already have, and note a stand-in from around the house for one thing that's missing.
        ~ Put the list of what you need in front of you. | Mark what you already have. | Look around for a stand-in for one missing thing. | Write the stand-in beside it.
      10* Do that smallest form of {topic} once, with what you have.
        - 4 Lay out what you already have for it.
        - 10 Do that smallest form once.
      3 Write down what got in the way, and what was nicer than you thought.
        ~ Pick up a pen and a sheet. | Write down what got in the way. | Write down what was nicer than you thought.
      3 Choose a day and time for your second try[, {rhythm}].
        ~ Open your calendar. | Look for a free hour in the next week. | Enter your second try there.
      2? Tell one person what you have begun, with a photo.
        ~ Take one photo of what you have begun. | Send it to one person with a short line.
    `,
  },
  {
    id: "verb-train",
    area: "health",
    acts: "train|work up",
    plan: `
      2* Write down what you can do of it today without strain, in minutes, distance or repeats: {label}.
        ~ Write {label} at the top of a page. | Write what you can do today without strain.
      3 Write your goal below it[, with the date: {deadline}], plus one stage halfway there.
        ~ Put the page with today's number in front of you. | Write your goal below it. | Write one stage halfway between the two.
      5 Check what you use for it, and note what is missing: shoes, wheels, clothes, water.
        ~ Get the shoes, wheels or clothes you use for it. | Look at the soles, tires or seams. | Check your water bottle. | Write down what is missing.
      10* Do a first short round today, at half of what you could do.
        - 3 Put on what you need for a first short round.
        - 10 Do the round at half of what you could do.
      5 Write down the first week: three short rounds, with a day of rest after each.
        ~ Write the seven days down a page. | Write a short round on the first day. | Write “rest” on the day after each round. | Add the second and the third round.
      5n Enter three short rounds in your calendar for the first week, with a day of rest after each.
        ~ Open your calendar at the first week. | Enter the first short round. | Leave the next day free for rest. | Enter the other two rounds the same way.
      3 Enter the three rounds in your calendar with an alarm.
        ~ Open your calendar. | Enter the three rounds. | Set an alarm for each of them.
      3 Write down how the first round felt, and what would make you stop: sharp pain, dizziness, a cold.
        ~ Pick up a pen and your page. | Write in a few words how the first round felt. | Write “I stop for sharp pain, dizziness or a cold.”
    `,
  },
  {
    id: "verb-memorize",
    area: "study",
    acts: "memorize|memorise|learn by heart",
    plan: `
      2* Read the first three lines or names of {whole} aloud, twice.
        ~ Open {whole} at the beginning. | Read the first three lines or names aloud, twice.
      3 Say them from memory, until you get through all three without looking.
        ~ Cover the three lines with your hand. | Say the first one from memory. | Repeat until all three come without looking.
      5 Cut the rest into pieces of that size, with a number on each.
        ~ Lay out the rest in front of you. | Draw a line after the next three. | Draw lines the same way to the end. | Write a number on each piece.
      10* Learn the next three lines or names the same way, until you can say all of them in a row.
        - 5 Read the next piece aloud until you can say it without looking.
        - 5 Say both pieces in a row without looking.
      3 Record all of it on your phone, to listen to while you walk or do the dishes.
        - 4 Record all of it on your phone.
        - 5 Listen to the recording once while you walk or do the dishes.
      5* Put five minutes for it in your calendar each morning and each night[, the last one {deadline}].
        - 3 Put five minutes for it in your calendar each morning[, the last one {deadline}].
        - 2 Put five minutes for it in your calendar before bed, too.
      5? Say it to one person who only helps with the next word.
        ~ Ask one person to sit down with the text. | Say the first half from memory. | Wait for their next word when you're stuck. | Say the second half to the end.
    `,
  },
];
