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
      2* Sit in the parked car with the engine off, and set seat and mirrors.
      4 Write down three routes from easy to hard: the empty car park, a quiet street, the one you dread.
        ? at night | in the dark | night driving: 4 Write three stretches in a row from easy to hard: your lit street, a lit main road, a dark lane.
        ? refresher | havent driven | not driven | years since | after # years | long break: 4 Message one instructor: “I have a licence and haven't driven for years. One refresher hour?”
        ? motorway* | highway*: 4 Write three stretches in a row: a quiet dual road, one junction on a Sunday, the two you need.
      5n Choose a quiet hour, such as Sunday at eight, and write it into your calendar.
      15n Drive once around an empty car park or one quiet street, at the hour you chose.
      4 Ask {person|a calm driver} to sit beside you, or an instructor for one paid hour[ within {money}].
        - 2 Choose who sits beside you: a calm driver or an instructor.
        - 3 Ask them for one hour, with the day.
        ? crash* | accident: 4 Book an instructor with dual controls for one hour, the crash named in your first line.
          - 2 Find an instructor who takes nervous drivers.
          - 3 Book one hour, the crash named in your first line.
        ? never drove | never driven | havent driven | # years | since 19* | since 200*: 4 Book one refresher hour with an instructor: “licence since …, no practice”.
          - 2 Find an instructor for refresher lessons.
          - 3 Book one hour: “licence since …, no practice”.
      3 Choose a quiet hour, such as Sunday at eight, and write it into your calendar.
      15 Drive the easiest stretch three times, the same way each time.
        - 5 Drive the easiest stretch once.
        - 10 Drive it twice more, the same way.
      4 Write down your fear from 0 to 10 before and after ten slow breaths in the parked car.
      15? Drive the second stretch, when the first one is at 3 or below[, the hard one {deadline}].
        - 10 Drive the second stretch, when the first one is at 3 or below.
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
      2* Write down every fault from your last test or lesson that you remember or that is on the score sheet.
      3 Circle the one that cost the most.
        ? roundabout* | parallel* | reversing | junction* | hesitat* | mirrors | parking: 3 Circle the fault you named, with the place where it happened.
      6* Book the next open test date, or one that somebody else cancelled[, {deadline}].
        - 3 Look for the next date, or for a cancelled one.
        - 3 Book it, and write it into your calendar.
        ? booked | have a date | got a date | test is on | date is | test on: 6 Book a lesson of two hours before the day of the test, for that one fault only.
          - 3 Write the test's day into your calendar, with ID and place.
          - 3 Book a long lesson before it, for that one fault only.
      5 Book two lessons that work only on the fault you circled[, within {money}].
        ? roundabout*: 5 Ask your instructor for an hour of nothing but roundabouts, from the smallest to the biggest near the test centre.
        ? parallel* | parking | reversing: 5 Ask your instructor for an hour of nothing but parking and reversing, ten goes of each.
        ? no money | cant afford | expensive: 5 Ask an insured friend or parent for two drives that practise the circled fault and nothing else.
      8* Draw from above the spot where your worst fault happened, and write the right order beside it: mirror, signal, speed, look.
        - 4 Draw that situation from above.
        - 4 Write the order beside it: mirror, signal, speed, look.
        ? roundabout*: 8 Draw a roundabout three times: left, straight on and right, each with lane, signal and where you look.
          - 4 Draw left and straight on, with lane and signal.
          - 4 Draw right, with lane, signal and where you look.
        ? nerves | nervous | panic* | anxi* | shaking: 8 Say the whole test aloud with closed eyes, from the first question to the park, breathing out at each stop.
          - 4 Say the first half aloud with closed eyes.
          - 4 Say the second half, breathing out at each stop.
      25 Drive one full practice test with your instructor, who says nothing until the end.
        - 2 Ask your instructor for one full test without a word.
        - 10 Drive its first part while you say what you see.
      3? Choose for the day a light meal, an early arrival and one slow breath at each red light.
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
      5 Write down the day[: {deadline}], the place, how long you have, and what is on the stage.
      8* Do the first 30 seconds of it five times, standing.
        - 4 Do the first 30 seconds of it twice, standing.
        - 4 Do them three times more.
        ? hoarse | sore throat | lost my voice | a cold: 8 Hum the first 30 seconds softly twice with a glass of water, and mark the rest silently with the text.
          - 4 Drink a glass of water, sitting in a warm room.
          - 4 Hum the first 30 seconds softly, only as long as nothing scratches.
      10 Do the whole piece without stopping, straight through every slip.
        ? hoarse | sore throat | lost my voice | a cold: 4 Write to the one who runs it: “I'm still hoarse. May I go last, sing later, or send a recording?”
      5* Record it once on your phone. Watching it can wait until tomorrow.
        ? hoarse | sore throat | lost my voice | a cold: 5 Send the one who runs it one line: “I'm still hoarse. May I go last, sing on another day, or send a recording?”
      10 Do it for one person in a room, with a bow at the start and at the end.
        - 2 Ask one person for ten minutes.
        - 8 Do it for them, with a bow at both ends.
        ? stage fright | nervous | nerves | scared | terrified: 10 Do it for one person with your heart racing: ten quick squats first, then straight in.
          - 2 Ask one person for ten minutes.
          - 8 Do it for them after ten quick squats, so that a racing heart is known.
      3? Write three things on a card for the day: water, shoes, first word.
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
      4 Write the scene of {label}: who is there, what they ask, what you want to say.
        ? ielts | toefl | exam | test: 4 Write down the parts of the speaking test, with the minutes of each, from its own page.
        ? work | job | colleagues | boss: 4 Write one scene at work: who is there, what they ask, what you want to say.
        ? class | course | evening class: 4 Write the scene of the first evening: your name, why you learn it, one thing about your day.
      6* Write eight sentences that you could use in any conversation, such as “How do you say … ?”
        - 3 Write four that keep a talk alive, such as “How do you say … ?”
        - 3 Write four about yourself.
      5 Record your eight sentences on your phone, and note the one that sounds least natural.
      6 Find one person to talk to: {person|a tandem, a café for languages, a teacher for half an hour}[, within {money}].
        - 3 Find two places where such people are.
        - 3 Choose one of them.
        ? no one to | nobody to | noone to | alone | no friends: 6 Find one partner online: an exchange app, a free talk group by video, or an AI voice chat for a start.
          - 3 Open one exchange app or talk group by video.
          - 3 Choose one person or group there.
        ? shy | embarrassed | afraid | scared: 6 Find one patient person to talk to alone, by video, with the camera off if you like.
          - 3 Find two such people on an exchange or teacher site.
          - 3 Choose one of them.
      4* Ask one person who speaks it for 20 minutes of talk: ten in their language, ten in yours[, {deadline}].
        ? no one to | nobody to | noone to: 4 Speak for two minutes with a timer on an everyday topic, to a phone's voice chat or recorder.
        ? class | course | evening class: 4 Say to the teacher as you come in: “I'm shy. Please ask me second, not first.”
        ? no money | cant afford | free: 4 Ask a free exchange partner for 20 minutes: ten in their language, ten in yours.
      5 Write down three words you were missing in that talk.
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
      2* Feel the bumps on F and J with your first fingers, eyes closed.
      3 Do a free typing test of one minute, and write down speed and errors.
        ? # words | # wpm | at #: 3 Write {#} and today's date on a card, and do one free test of a minute for your errors.
      4 Tape a sketch of the middle row below the screen, so you don't have to look at the keys.
        ? # fingers | two fingers | hunt and peck | look at the keys | looking at the keys: 4 Lay a cloth over your hands and keys, with a drawing of the middle row below the screen.
        ? mac | french | azerty | german | dvorak: 4 Lay a drawing of your own keyboard's middle row below the screen.
      10* Do the first lesson of one free course with your eyes on the screen.
        - 3 Open one free course for ten fingers.
        - 8 Do its first lesson, with the eyes on the screen.
      5 Type the same line ten times slowly, without one error.
        ? work | job | slow at | faster: 5 Type one of your own mails of yesterday again, slowly, without one error.
          - 3 Type its first three lines slowly.
          - 3 Type the rest without one error.
        - 3 Type the same line five times slowly.
        - 3 Type it five times more, without one error.
      3* Put {dose|ten minutes a day} into your calendar at a fixed time[, to be done {deadline}].
        ? test on | job test | typing test: 3 Put two short rounds a day up to the test into your calendar.
      3? Repeat the test each Sunday, and write the number beside the first.
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
      2* Choose a first piece the size of a hand: a square, a bag, a patch.
        ? hem | curtain* | trousers: 2 Choose a first piece: a hem on an old pillow case or tea towel.
        ? scarf | hat | blanket: 2 Choose a first piece of twenty stitches in thick wool, the start of a scarf.
        ? machine: 2 Look up the leaflet of your machine by the number on its plate, and save it.
      4 Write down what it needs, and note what you already have.
        ? machine: 4 Thread the machine along its printed arrows, with the leaflet beside you and the power off.
      6n Watch one beginner video for it, under ten minutes long, with nothing in your hands.
      15n Make the first row or seam with what you have, however it looks.
      6 Watch one beginner video for it, under ten minutes long, with nothing in your hands.
        ? left handed | lefthanded: 6 Watch one video marked “left-handed” with empty hands.
        ? cant see | eyesight | glasses: 6 Watch one video with the light behind your shoulder, in white thick yarn if you buy any.
      8 Get what you are missing in the simplest kind: one colour, thick thread[, within {money}].
        - 3 Write the list: one colour, thick thread, the right needle.
        - 5 Borrow or order it.
      15 Make the first row or seam along with the video, pausing it after each movement.
        ? gave up | tried before | too hard | frustrat* | tangled: 15 Make the first row with the video at half speed, and undo nothing today.
          - 5 Make the first loop, or put the thread through the needle, at half speed.
          - 10 Make the first row, and undo nothing today.
        - 5 Make the first loop, or put the thread through the needle.
        - 10 Make the first row or seam along with the video.
      10 Make that row or seam once more, without the video.
      4? Lay it in a bag by your seat, with a time a week for the next rows[, to be ready {deadline}].
        - 4 Lay it in a bag by your seat, with a time a week for the next rows[, to be ready {deadline}].
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
      6 Find a pool[ in {place}] with lessons for adults or quiet hours, and note day and price.
        ? scared | terrified | afraid | panic*: 6 Find a pool[ in {place}] with a class for nervous adults, warm water you can stand in.
          - 3 Find a class for nervous adults.
          - 3 Note day, price and whether you can stand all the way.
        ? women only | muslim | burkini | hijab: 6 Find a pool[ in {place}] with women-only hours and female staff, and note day, price and what may be worn.
          - 3 Find women-only hours with female staff.
          - 3 Note day, price and what may be worn.
        - 3 Find a pool with lessons for adults or quiet hours.
        - 3 Note day and price[ (the limit: {money})].
      4* Book one lesson, or put one quiet hour into your calendar[, {deadline}].
        ? women | muslim | hijab | modest: 4 Book a women-only lesson, in whatever covers you that the pool allows.
        ? money | cheap | afford: 4 Ask the pool for council, charity or free adult lessons, with one as an entry in your calendar.
        ? scared | panic | drown* | trauma: 4 Book one lesson alone with a teacher for fearful adults, in water where you can stand.
      5* Pack one bag: swimsuit, towel, goggles, a lock for the locker, a snack.
        - 3 Pack costume, towel and goggles.
        - 2 Add a coin for the locker and something to eat.
      15 Walk across the shallow end five times, breathing slowly.
        ? face in | face under | put my face: 15 Practise bubbles at the side: mouth, then nose, then eyes in the water, five times each with goggles on.
        ? scared | panic | drown* | trauma: 15 Sit on the steps for ten slow breaths, and walk along the wall with one hand on it.
        - 8 Walk across the shallow end five times.
        - 5 Stand in it for ten slow breaths.
      10 Let your legs come up and down five times, holding on to the edge.
      5 Book the next hour before you leave, and write down what went better than you thought.
        - 2 Write down what went better than you thought.
        - 3 Book the next hour before you leave.
    `,
  },
];
