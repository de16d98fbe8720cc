import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const CAR_FEAR =
  "driving|driving on motorway|driving on highway|motorway driving|highway driving|driving at night|driving in city|driving after accident|driving again|parking";

/** Skills that hands, voice and body learn. */
export const LEARNING: readonly Archetype[] = [
  {
    id: "driving-nerves",
    area: "habits",
    whole: `${everyWay("get over|overcome|face|conquer|beat", "fear of|my fear of|anxiety about|nerves about", CAR_FEAR)}|drive on the motorway|drive on the highway|drive again after|start driving again|get back to driving|get confident driving|be a more confident driver|become a confident driver|feel confident driving|get used to driving|drive at night|learn to parallel park|learn parallel parking|practice parallel parking|learn to park|learn to reverse park`,
    acts: "get over|overcome|practice|improve|face",
    things:
      "driving anxiety|driving nerves|fear of driving|parallel parking|motorway driving|highway driving|driving confidence|bay parking|night driving",
    tells:
      "scared to drive|scared of driving|haven't driven in years|too scared to drive|scared of motorway",
    unless: "mum to|dad to|lift to|licence back|drunk|learner permit",
    it: "driving",
    plan: `
      2* Sit in the parked car with the engine off, until the seat and mirrors fit you.
        ~ Sit in the parked car, engine off. | Adjust the seat and the mirrors until they fit.
      4 Write down three routes from easy to hard: an empty parking lot, a quiet street, the one you dread.
        ~ Pick up a pen. | Write down an empty parking lot and a quiet street. | Write the route you dread below them.
        ? at night | in the dark | night driving: 4 Write down three routes from easy to hard: your lit street, a lit main road, a dark road.
        ? refresher | havent driven | not driven | years since | after # years | long break: 4 Message one driving instructor: “I have a license but haven't driven for years. Could I get one refresher hour?”
        ? motorway* | highway*: 4 Write down three routes from easy to hard: a quiet divided road, one exit on a Sunday, the two you need.
      5n Choose a quiet hour, such as Sunday at eight, and write it into your calendar.
        ~ Open this week in your calendar. | Pick one quiet hour. | Write your drive into it.
      15n Drive once around an empty parking lot or one quiet street, at the time you chose.
        ~ Get the car keys at the time you chose. | Sit in the driver's seat. | Drive once around the lot or down the quiet street. | Park the car where you started.
      4 Ask {person|a calm driver} to sit beside you, or an instructor for one paid hour[ within {money}].
        - 2 Choose who will sit beside you: a calm driver or an instructor.
        - 3 Ask that person for one hour on a certain day.
        ? crash* | accident: 4 Book an instructor with dual controls for one hour. The crash belongs in your first line.
          - 2 Find an instructor who takes nervous drivers.
          - 3 Book one hour, with the crash in your first line.
        ? never drove | never driven | havent driven | # years | since 19* | since 200*: 4 Book one refresher hour with an instructor: “License since …, no practice.”
          - 2 Find an instructor for refresher lessons.
          - 3 Book one hour: “License since …, no practice.”
      3 Choose a quiet hour, such as Sunday at eight, and write it into your calendar.
        ~ Open this week in your calendar. | Pick one quiet hour. | Write your drive into it.
      15 Drive the easiest route three times, the same way each time.
        - 5 Drive the easiest route once.
        - 10 Drive the same route twice more.
      4 Write down your fear from 0 to 10 before and after ten slow breaths in the parked car.
        ~ Sit in the parked car with a note. | Write down your fear from 0 to 10. | Breathe slowly ten times. | Write down the new number.
      15? Drive the second route once the first one is at 3 or below[, the hard one {deadline}].
        - 10 Drive the second route once the first one is at 3 or below.
    `,
  },
  {
    id: "driving-test-again",
    area: "study",
    needsAct: true,
    whole:
      "retake my driving test|resit my driving test|pass my driving test on third|pass my driving test second|pass my driving test this time|take my driving test again|pass my driving test after failing",
    acts: "retake|resit|repeat",
    things: "driving test|road test|driving theory test|theory test",
    tells: "failed my driving test|failed driving test|failed my road test|failed my theory test",
    it: "the driving test",
    named: "driving test|road test|driving theory test|theory test",
    plan: `
      2* Write down every mistake you remember from your last test or lesson, or that is on the score sheet.
        ~ Get the score sheet or a blank page. | Write down every mistake you remember from it.
      3 Circle the mistake that cost the most.
        ~ Put the list of mistakes in front of you. | Read what each one cost. | Circle the one that cost the most.
        ? roundabout* | parallel* | reversing | junction* | hesitat* | mirrors | parking: 3 Circle the mistake you named, and note where it happened.
      6* Book the next open test date, or one that somebody else cancelled[, {deadline}].
        - 3 Look for the next open test date, or a cancelled one.
        - 3 Book the test, and note it in your calendar.
        ? booked | next one is | next test is | test is WEEKDAY | again on WEEKDAY | again WEEKDAY | try WEEKDAY | retake is | have a date | got a date | test is on | date is | test on | on the # | test .. on the | test .. on monday | test .. tomorrow | test .. next week: 4 Put the test into your calendar with the place, your permit, and the insured car you will bring[, {deadline}].
          - 2 Write the test day into your calendar, with the place.
          - 2 Add what to bring: your permit and the insured car with its papers.
      5 Book two lessons that work only on the mistake you circled[, within {money}].
        ~ Open a message to your driving school. | Write which mistake you want to work on. | Book two lessons for it.
        ? roundabout*: 5 Ask your instructor for an hour of nothing but roundabouts, from the smallest to the biggest.
        ? parallel* | parking | reversing: 5 Ask your instructor for an hour of nothing but parking and reversing, ten tries of each.
        ? no money | cant afford | expensive: 5 Ask an insured friend or parent for two drives that practise only the circled mistake.
      8* Draw from above the spot where your worst mistake happened, and write the right order beside it: mirror, signal, speed, look.
        - 4 Draw from above the spot where your worst mistake happened.
        - 4 Write the right order beside it: mirror, signal, speed, look.
        ? roundabout*: 8 Draw a roundabout three times, for left, straight on and right, with your lane and signal.
          - 4 Draw a roundabout with the way left and straight on, with lane and signal.
          - 4 Draw the way right, with lane, signal and where you look.
        ? nerves | nervous | panic* | anxi* | shaking: 8 Say the whole test aloud with your eyes closed, from the first question to the parking.
          - 4 Say the first half of the test aloud with your eyes closed.
          - 4 Say the second half of it, breathing out at each stop.
      25 Drive one full practice test with an instructor who says nothing until the end.
        - 2 Ask your instructor for one full practice test without a word.
        - 10 Drive the first part of that test while you say what you see.
      3? Choose a light meal for the day. One slow breath at each red light helps too.
        ~ Pick up a pen. | Write down one light meal for the day. | Write “one slow breath at each red light” below it.
    `,
  },
  {
    id: "perform",
    area: "projects",
    whole: `${everyWay("perform|sing|play|read|do stand-up|read my poems|do comedy|do standup", "at open mic|on stage|in public|at concert|in front of people|in front of others|at wedding|at recital|at church|karaoke|at karaoke")}|get over stage fright|get over my stage fright|perform my first|do stand-up comedy|try stand-up comedy|do an open mic`,
    acts: "perform|get over|overcome|prepare|prepare for|do|play|audition for|survive",
    things:
      "open mic|stage fright|recital|gig|first gig|stand-up set|concert performance|audition|performance anxiety|karaoke night",
    needsAct: true,
    unless: "tickets|watch|bed|performance review|job",
    it: "the performance",
    named: "open mic|recital|gig|first gig|stand-up set|audition",
    plan: `
      2* Name the one piece for {label} that you could do half asleep, and write its title on a note.
        ~ Name the piece you could do half asleep. | Write its title on a note.
      5 Write down the day[: {deadline}], the place, how long you have, and what is on the stage.
        ~ Pick up a pen. | Write the day and the place. | Write how long you have and what's on the stage.
      8* Do the first 30 seconds of that piece five times, standing.
        - 4 Do the first 30 seconds of that piece twice, standing.
        - 4 Do those 30 seconds three more times.
        ? hoarse | sore throat | lost my voice | a cold: 8 Hum the first 30 seconds softly twice, with a glass of water beside you.
          - 4 Drink a glass of water, sitting in a warm room.
          - 4 Hum the first 30 seconds softly, only as long as nothing hurts.
      10 Do the whole piece without stopping, even if you slip.
        ~ Stand where you'll practice. | Start at the first line. | Go on past any slip. | Finish at the very last line.
        ? hoarse | sore throat | lost my voice | a cold: 4 Write to the organizer: “I'm still hoarse. May I go last, sing later, or send a recording?”
      5* Record it once on your phone. Watching it can wait until tomorrow.
        ~ Set your phone up in front of you. | Press record. | Do the piece once from start to end. | Press stop.
        ? hoarse | sore throat | lost my voice | a cold: 5 Send the organizer one line: “I'm still hoarse. May I go last, sing on another day, or send a recording?”
      10 Do it for one person in a room, with a bow at the start and at the end.
        - 2 Ask one person to watch you for ten minutes.
        - 8 Do it for that person, with a bow at both ends.
        ? stage fright | nervous | nerves | scared | terrified: 10 Do it for one person with your heart racing, right after ten quick squats.
          - 2 Ask one person to watch you for ten minutes.
          - 8 Do it for that person after ten quick squats, so you get used to a racing heart.
      3? Write three things on a card for the day: water, shoes, your first word.
        ~ Get a card. | Write “water” and “shoes”. | Write your first word below them.
    `,
  },
  {
    id: "speak-language",
    area: "study",
    whole: `${everyWay("find", "a|", "language exchange|language exchange partner|language partner|tandem partner|conversation partner|speaking partner")}|practice speaking|practice my speaking|get over my fear of speaking|get conversational in|hold a conversation in|have a conversation in|speak to native speakers|keep up my duolingo|keep my duolingo streak|practice conversation in|speak more confidently in|get better at speaking`,
    acts: "find|practice|improve|start|join",
    things:
      "language exchange|language exchange partner|tandem partner|conversation partner|speaking practice|language cafe|duolingo streak|language meetup|conversation class",
    unless: "public speaking|stage|presentation|dance partner",
    it: "speaking",
    plan: `
      2* Say aloud three sentences in that language about what you see right now.
        ~ Look around the room. | Say three sentences about it in that language.
      4 Write down the scene for {label}: who is there, what they ask, what you want to say.
        ~ Pick up a pen. | Write who is there and what they ask. | Write what you want to say back.
        ? duolingo | streak: 4 Write down one scene you want to manage: who is there, what they ask, what you want to say.
        ? ielts | toefl | exam | test: 4 Write down the parts of the speaking test from its own page, with the minutes for each.
        ? work | job | colleagues | boss: 4 Write down one scene at work: who is there, what they ask, what you want to say.
        ? class | course | evening class: 4 Write down the scene of the first class: your name, why you are learning it, one thing about your day.
      6* Write eight sentences that you could use in any conversation, such as “How do you say … ?”
        - 3 Write four sentences that keep a talk going, such as “How do you say … ?”
        - 3 Write four sentences about yourself.
      5 Record your eight sentences on your phone, and note the one that sounds least natural.
        ~ Put your eight sentences in front of you. | Record them on your phone. | Note the one that sounds least natural.
      6 Find one person to talk to: {person|a tandem, a café for languages, a teacher for half an hour}[, within {money}].
        - 3 Find two places where such people meet, online or near you.
        - 3 Choose one of those places.
        ? no one to | nobody to | noone to | alone | no friends: 6 Find one partner online: an exchange app, a free video group, an AI voice chat to start with.
          - 3 Open one exchange app or video group.
          - 3 Choose one person or group there.
        ? shy | embarrassed | afraid | scared: 6 Find one patient person to talk to by video. Your camera can stay off.
          - 3 Find two patient people on an exchange or teacher site.
          - 3 Choose one of them.
      4* Ask one person who speaks it to talk with you for 20 minutes: ten in their language, ten in yours[, {deadline}].
        ~ Open a message to someone who speaks it. | Write: “Ten minutes in your language, ten in mine?” | Send it with a day and a time.
        ? no one to | nobody to | noone to: 4 Speak on an everyday topic for two minutes, to a phone's voice chat or recorder.
        ? class | course | evening class: 4 Say to the teacher when you come in: “I'm shy. Please ask me second, not first.”
        ? no money | cant afford | free: 4 Ask a free exchange partner for 20 minutes: ten in their language, ten in yours.
      5 Write down three words you were missing in that conversation.
        ~ Pick up a pen. | Write the first word you were missing. | Write two more.
    `,
  },
  {
    id: "touch-type",
    area: "study",
    whole:
      "learn to touch type|learn touch typing|learn to type|type faster|get faster at typing|improve my typing|learn to type faster|improve my typing speed|teach myself to touch type|teach myself to type faster|learn to type properly|teach myself touch typing",
    acts: "learn|improve|practice",
    things: "touch typing|typing|typing speed",
    unless: "job|type 2|font",
    it: "typing",
    plan: `
      2* Feel the bumps on F and J with your index fingers, eyes closed.
        ~ Rest your index fingers on F and J. | Close your eyes, feeling for the bumps.
      3 Do a free one-minute typing test, and write down your speed and errors.
        ~ Open a free typing test. | Type for one minute. | Write down your speed and errors.
        ? # words | # wpm | at #: 3 Do one free one-minute test, and write down {#}, today's date and your errors.
      4 Tape a sketch of the middle row below the screen, so you don't have to look at the keys.
        ~ Get a strip of paper. | Sketch the middle row of keys on it. | Tape it below the screen.
        ? # fingers | two fingers | hunt and peck | look at the keys | looking at the keys: 4 Lay a cloth over your hands and keys. A drawing of the middle row goes below the screen.
        ? mac | french | azerty | german | dvorak: 4 Tape a drawing of your own keyboard's middle row below the screen.
      10* Do the first lesson of one free course with your eyes on the screen.
        - 3 Open one free touch-typing course.
        - 8 Do its first lesson with your eyes on the screen.
      5 Type one line ten times slowly, without one error.
        ? work | job | slow at | faster: 5 Type one of yesterday's e-mails again, slowly and without one error.
          - 3 Type the first three lines of one of yesterday's e-mails slowly.
          - 3 Type the rest of it without one error.
        - 3 Type one line five times slowly.
        - 3 Type the same line five more times, without one error.
      3* Put {dose|ten minutes a day} into your calendar at a fixed time[, to be done {deadline}].
        ~ Open your calendar. | Choose a fixed time of day. | Enter {dose|ten minutes a day} there.
        ? test on | job test | typing test: 3 Put two short practice rounds a day into your calendar until the test.
      3? Repeat the test each Sunday, and write the number beside the first one.
        ~ Open the same typing test on Sunday. | Type until the minute is over. | Write the new number beside the first.
    `,
  },
  {
    id: "learn-needlework",
    area: "projects",
    whole:
      "learn to sew|learn to knit|learn to crochet|learn sewing|learn knitting|learn crochet|learn to embroider|learn embroidery|learn how to sew|learn how to knit|learn how to crochet|use my sewing machine|learn to use my sewing machine|learn to use a sewing machine|learn to darn|learn to quilt|start sewing|start knitting|start crocheting|get into sewing|get into knitting|learn to weave",
    acts: "learn|start|get into",
    things: "sewing|knitting|crochet|embroidery|crocheting|sewing machine|darning|quilting|weaving",
    needsAct: true,
    unless: "kit for|teach|buy|sell",
    it: "the craft",
    plan: `
      2* Choose a first piece the size of your hand: a square, a bag, a patch.
        ~ Hold out your hand, fingers flat. | Choose a piece that size: square, bag or patch.
        ? crochet*: 2 Choose a first piece: a square the size of your hand, in thick, light-colored yarn.
        ? knit*: 2 Choose a first piece: a square of twenty stitches in thick, light-colored yarn.
        ? hem | curtain* | trousers: 2 Choose a first piece: a hem on an old pillowcase or dish towel.
        ? scarf | hat | blanket: 2 Choose a first piece of twenty stitches in thick yarn, the start of a scarf.
        ? machine: 2 Look up your machine's manual by the number on its plate, and note where you saved it.
      4 Write down what that piece needs, and note what you already have.
        ~ Get a sheet of paper. | Write down what the piece needs. | Put a check mark beside what you already have.
        ? machine: 4 Thread the machine along its printed arrows, with the manual beside you and the power off.
      6n Watch one beginner video for it, under ten minutes long, with nothing in your hands.
        ~ Put everything out of your hands. | Start one short beginner video for your piece. | Watch it through to the last stitch.
      15n Make the first row or seam with what you have, however it looks.
        ~ Pick up the needle, hook or fabric you have. | Make the first few stitches. | Work on to the middle of the row or seam. | Finish it up to the edge.
        ? crochet*: 15 Make a slip knot, a chain of ten, and one row of single crochet into it, along with the video.
        ? knit*: 15 Put ten stitches on the needle (“cast on”), and knit the first row along with the video.
      6 Watch one beginner video for it, under ten minutes long, with nothing in your hands.
        ~ Put everything out of your hands. | Start one short beginner video for your piece. | Watch it through to the last stitch.
        ? left handed | lefthanded: 6 Watch one video marked “left-handed”, with empty hands.
        ? cant see | eyesight | glasses: 6 Watch one video with the light behind your shoulder. White, thick yarn is easiest to see.
      8 Get what you are missing in the simplest kind: one colour, thick yarn or thread[, within {money}].
        - 3 Write a list of what you are missing: one colour, thick yarn or thread, the right needle.
        - 5 Borrow or order what is on it.
      15 Make the first row or seam along with the video, with a pause after each movement.
        ? crochet*: 15 Make a slip knot, a chain of ten, and one row of single crochet, with a pause after each movement.
          - 5 Make a slip knot and a chain of ten along with the video.
          - 10 Make one row of single crochet into the chain.
        ? knit*: 15 Put twenty stitches on the needle (“cast on”), and knit the first row along with the video.
          - 8 Put twenty stitches on the needle (“cast on”) along with the video.
          - 8 Knit the first row.
        ? gave up | tried before | too hard | frustrat* | tangled: 15 Make the first row with the video at half speed. Nothing gets undone today.
          - 5 Make the first loop, or put the thread through the needle, with the video at half speed.
          - 10 Make the first row. Nothing gets undone today.
        - 5 Make the first loop, or put the thread through the needle.
        - 10 Make the first row or seam along with the video.
      10 Make that row or seam once more, without the video.
        ~ Pick up your work. | Start the row or seam once more, video closed. | Work to the middle. | Work to the end of it.
      4? Lay your work in a bag by your seat, with a weekly time for the next rows[, to be ready {deadline}].
        - 4 Lay your work in a bag by your seat, with a weekly time for the next rows[, to be ready {deadline}].
    `,
  },
  {
    id: "learn-swim",
    area: "health",
    whole:
      "learn to swim|learn how to swim|start swimming|take swimming lessons|get over my fear of water|learn front crawl|learn to swim properly|learn to float|learn to dive",
    acts: "learn|start|take|get over|overcome|book",
    things:
      "swimming|swimming lesson|fear of water|front crawl|fear of swimming|adult swimming lesson",
    unless: "son|daughter|child|kid|toddler|baby|dog|sky",
    it: "swimming",
    plan: `
      2* Write down what you can do in water today: feet only, face in the water, a few strokes.
        ~ Pick up a pen. | Write how far you get today: feet, face or strokes.
      6 Find a pool[ in {place}] with lessons for adults or quiet hours, and note the day and price.
        ? scared | terrified | afraid | panic*: 6 Find a pool[ in {place}] with a class for nervous adults, in warm water you can stand in.
          - 3 Find a class for nervous adults.
          - 3 Note the day, the price and whether you can stand the whole way.
        ? women only | muslim | burkini | hijab: 6 Find a pool[ in {place}] with women-only hours and female staff, and note the day and dress rules.
          - 3 Find a pool with women-only hours and female staff.
          - 3 Note the day, the price and what you may wear.
        - 3 Find a pool with lessons for adults or quiet hours.
        - 3 Note the day and price[ (the limit: {money})].
      4* Book one lesson, or put one quiet hour into your calendar[, {deadline}].
        ~ Open the pool's page. | Look for a lesson or a quiet hour. | Book the lesson, or enter the hour in your calendar.
        ? women | muslim | hijab | modest: 4 Book a women-only lesson, in whatever cover the pool allows.
        ? money | cheap | afford: 4 Ask the pool for free or low-cost adult lessons.
        ? scared | panic | drown* | trauma: 4 Book one private lesson with a teacher for fearful adults, in water where you can stand.
      5* Pack one bag: swimsuit, towel, goggles, a lock for the locker, a snack.
        - 3 Pack a swimsuit, towel and goggles.
        - 2 Add a lock for the locker and a snack.
      15 Walk across the shallow end five times, breathing slowly.
        ? face in | face under | put my face: 15 Practise bubbles at the side with goggles on: mouth in the water first, later nose and eyes, five times each.
        ? scared | panic | drown* | trauma: 15 Sit on the steps for ten slow breaths before you walk along the wall with one hand on it.
        - 8 Walk across the shallow end five times.
        - 5 Stand in the shallow end for ten slow breaths.
      10 Let your legs come up and down five times, holding on to the edge.
        ~ Hold on to the edge of the pool. | Let your legs float up behind you. | Let them sink to the floor. | Repeat until you have done it five times.
      5 Book the next session before you leave, and write down what went better than you thought.
        - 2 Write down what went better than you thought.
        - 3 Book the next session before you leave.
    `,
  },
];
