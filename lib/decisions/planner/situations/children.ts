import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { CHILD } from "@/lib/decisions/planner/situations/words";

const WONT =
  "(?:won't|will not|refuses? to|refusing to|doesn't want to|don't want to|doesn't|never|hates?|cries|screams?|fights?(?: me)?|takes (?:forever|ages|an hour)|melts? down|has a meltdown|kicks off|battles?)";
const told = (rest: string): RegExp =>
  new RegExp(`\\b${CHILD}\\b.{0,40}?\\b${WONT}\\b.{0,40}?${rest}`, "i");

/** What a child won't do, or does. The adult's part is a thing to prepare, a choice to offer, a word to say. */
export const CHILD_SITUATIONS: readonly Situation[] = [
  {
    id: "child-dressing",
    says: told(
      "\\b(?:dressed|clothes|shoes|coat|socks|ready (?:in|for)|out (?:of )?the (?:door|house))\\b",
    ),
    unless: /\b(?:away|everywhere|on the floor)\b/i,
    plan: `
      2* Lay tomorrow's clothes on the floor tonight, in the shape of a person.
        ~ Get tomorrow's clothes. | Lay them on the floor in the shape of a person.
      3* Let {who|your child} choose between two tops that are both fine with you.
        ~ Get two tops that are both fine. | Hold them up for {who|your child}. | Let them point at one.
      3n Start a song that lasts as long as getting dressed: “Can you beat it?”
        ~ Open a song as long as getting dressed. | Say “Can you beat it?” | Press the play button.
      6 Draw the morning in four pictures together: toilet, clothes, breakfast, shoes.
        - 5 Draw four pictures of the morning together: toilet, clothes, breakfast, shoes.
        - 2 Hang the pictures where {who|your child} can see them.
      2 Set your own alarm 15 minutes earlier, so you have that time for yourself.
        ~ Open the alarm on your phone. | Move it 15 minutes earlier.
      3 Start a song in the morning that lasts as long as getting dressed: “Can you beat it?”
        - 2 Choose a song that lasts as long as getting dressed.
        - 3 Start the song before breakfast, in the warmest room: “Can you beat it?”
      2 Put on the first sock together if dressing gets stuck, without a word about the time.
        ~ Sit down beside your child with the first sock. | Pull it on together, without a word about time.
      2 Name one thing that went well: “You did the socks by yourself.”
        - 2 Name one thing that went well: “You did the socks by yourself.”
        - 3 Change one thing after five mornings: an earlier bedtime, softer clothes, a different order.
    `,
  },
  {
    id: "child-teeth",
    ordered: true,
    says: new RegExp(
      `\\b${CHILD}\\b.{0,60}\\b(?:brush(?:ing|es)?\\b.{0,12}\\bteeth|teeth brush|toothbrush)`,
      "i",
    ),
    plan: `
      2* Let {who|your child} brush your teeth first, for ten seconds.
        ~ Give {who|your child} your toothbrush. | Open your mouth for ten seconds of brushing.
      3 Put two brushes or two flavours of toothpaste beside the sink to choose from.
        ~ Get two brushes or two flavors of toothpaste. | Put them beside the sink. | Let your child choose one.
      2* Sing a one-minute song while you brush, and no longer than the song.
        ~ Pick up the toothbrush. | Brush while you sing a one-minute song.
      3 Lay {who|your child} down with the head in your lap, so you can see the teeth.
        - 2 Try it with your child's head in your lap, so you can see the teeth.
        - 2 Count the teeth aloud as you touch each one.
      2 Brush only the front teeth tonight, if that is all that works.
        ~ Pick up the toothbrush. | Brush only the front teeth.
      2n Name one thing that went well, even if it was five seconds: “You opened wide.”
        ~ Look at your child. | Name one good thing, such as “You opened wide.”
      2 Name one thing that went well: “You opened wide.”
        - 2 Name what went well: “You opened wide.”
        - 2 Put a sticker on the mirror for that.
      4 Ask the dentist to look if one side or one tooth always brings tears.
        - 2 Look for a sore gum or a tooth coming through.
        - 4 Ask the dentist to look, if one side always brings tears.
    `,
  },
  {
    id: "child-hits",
    says: new RegExp(
      `\\b${CHILD}\\b.{0,40}\\b(?:hits|hitting|bites|biting|kicks|kicking|pushes|pushing|throws|throwing|pinch\\w*|scratch(?:es|ing))\\b`,
      "i",
    ),
    unless: /\b(?:ball|up|throwing up|nails?)\b/i,
    plan: `
      2* Write down the last time your child hit someone: what came just before, where, how tired or hungry.
        ~ Pick up a pen. | Write what came before, where, how tired or hungry.
        ? bites | biting | bit: 2 Write down the last three bites as daycare or you saw them: the time, who, what came just before.
      3* Choose one short sentence for when it happens: “I won't let you do that. I'm here.”
        ~ Say “I won't let you do that. I'm here.” aloud. | Change any word that isn't yours. | Write your sentence on a note.
        ? bites | biting | bit: 3 Choose one short sentence that everyone uses: “No biting. Biting hurts. Bite this.”
      2 Move between the two children right away next time, with calm hands.
        ~ Step between the two children. | Hold your hands open and calm.
      4* Practise with {who|your child} at a quiet time what to do instead: stamp, squeeze a cushion, say “mine”.
        ? warning | kick* .. out | expel* | suspend*: 4 Email daycare today: “We want to fix this with you. Can we agree on one plan, and what has to happen to keep the spot?”
          - 2 Write the email.
          - 2 Send it.
        ? bites | biting | bit: 4 Give your child something to bite at home and daycare, such as a chew necklace or a cold washcloth, and practice “mine” and “stop”.
          - 2 Find one thing that's okay to bite.
          - 4 Play out a fight over a toy with two stuffed animals.
        - 2 Choose one thing to do instead: stamp, squeeze a cushion, say “mine”.
        - 4 Play it through together with two toys.
      2 Look after whoever got hurt before anything else.
        ~ Go to whoever got hurt. | Look after the sore spot before anything else.
      3 Take away one thing that sets off the hitting: a late lunch, a crowded time, one toy too few.
        ? bites | biting | bit: 3 Take away one thing that sets it off: hunger, sore gums, a crowded corner, one toy too few.
          - 2 Write down the time of day when most bites happen.
          - 2 Ask for a snack, a teether or a smaller group just before that time.
        - 2 Write down the time of day when the hitting happens most.
        - 3 Put a snack, a rest or a quiet corner just before that time.
      4 Ask the teacher or the pediatrician what they see, if the hitting goes on for some weeks.
        ~ Call the teacher or the pediatrician. | Say how many weeks the hitting has gone on. | Ask what they see.
    `,
  },
  {
    id: "siblings-fight",
    says: /\b(?:kids|children|boys|girls|twins|siblings|sons|daughters|brothers|sisters)\b.{0,40}\b(?:fight|fights|fighting|argue|argues|arguing|bicker\w*|at each other(?:'s throats)?|scream at each other)\b/i,
    plan: `
      2* Write down when the fights usually start: the time, the place, what they fight over.
        ~ Pick up a pen. | Write the time, the place, what they fight over.
      3* Give each child something of their own for that time: a snack, a seat, a task, headphones.
        ~ Look at the time the fights start. | Give the first child a snack, seat or task. | Give the other something different.
      4 Agree on one rule together, in their words: “Ask first, no hands.”
        - 4 Agree on one rule together, in their words: “Ask first, no hands.”
        - 2 Write the rule on a card that they hang up or carry.
      3 Say only what you see next time, without taking sides: “Two children, one tablet. What now?”
        - 2 Say what you see in the next fight: “Two children, one tablet.”
        - 2 Ask each of them for one way out.
      3n Say only what you see next time, without taking sides: “Two children, one tablet. What now?”
        ~ Stand still next to them. | Say “Two children, one tablet.” | Ask “What now?”
      2 Part them for ten minutes when voices get loud, each with something to do.
        ~ Walk in between when voices get loud. | Give each something to do in another room.
      10 Spend ten minutes alone with one of them today, doing what that child chooses.
        ~ Choose one of the children. | Ask what they'd like to do. | Put your phone away. | Do it together for ten minutes.
      2 Name the next moment when they get along: “You shared that.”
        ~ Watch for a moment when they get along. | Say “You shared that.”
    `,
  },
  {
    id: "school-refusal",
    says: new RegExp(
      `\\b${CHILD}\\b.{0,40}\\b(?:won't|refus\\w+|hates?|cries|crying|doesn't want|don't want|scared|stomach ?aches?|tummy ?aches?)\\b.{0,40}\\b(?:school|nursery|kindergarten|daycare|preschool)\\b`,
      "i",
    ),
    unless: /homework|uniform|\bdress|shoes/i,
    plan: `
      2* Say one sentence at a quiet moment: “Something about school is hard. I want to know what.”
        ~ Sit down beside your child at a quiet moment. | Say “Something about school is hard. I want to know what.”
      5* Ask {who|your child} which part is the worst: the goodbye, one class, recess, someone, the noise.
        ? since we moved | since the move | moved here | just moved | new school | since moving | started at a new: 5 Ask {who|your child}: “What do you miss from your old school, and which part of the day is the worst here?”
          - 4 Let {who|your child} draw a day at the old school and one here.
          - 3 Ask which part is missing the most.
        - 4 Let {who|your child} draw the school day, with a face beside each part.
        - 3 Ask which face is the saddest.
      3 Write down what you hear in {who|your child}'s own words.
        ~ Get a pen and paper. | Listen to what {who|your child} says. | Write it down in those same words.
      6* Send the class teacher three lines: what you hear, since when, a time to talk this week.
        ~ Open a message to the class teacher. | Type what you hear, and since when. | Send it with a time to talk this week.
      3 Agree on one small help for the first minutes: a job, a friend at the door, a shorter goodbye.
        ? since we moved | since the move | moved here | just moved | new school | since moving | started at a new: 3 Ask the teacher for one child to meet {who|your child} at the door, and ask that child over to play this weekend.
          - 2 Ask the teacher which child would be a good match.
          - 3 Invite that child over for an hour this weekend.
        - 2 Agree with {who|your child} on one short goodbye: a hug, one sentence, off you go.
        - 3 Ask for somebody to meet {who|your child} at the door.
      3 Make a day at home boring: lesson hours at the table, no screen.
        ~ Put the screens away. | Lay the schoolwork on the table. | Sit your child there for the lesson hours.
      4 Ask a doctor if the belly or head hurts each morning, or if this lasts more than a week.
        ~ Check: does it hurt each morning, or last more than a week? | Dial the doctor's office if so. | Ask for a time for your child.
    `,
  },
  {
    id: "teen-quiet",
    says: /\b(?:teen(?:ager)?|1[2-9][- ]?(?:year|yr)s?[- ]?old|daughter|son)\b.{0,40}\b(?:won't talk|doesn't talk|barely (?:talks|speaks)|never (?:talks|leaves|comes)|stays in|locked in|won't leave|won't come out|always in)\b/i,
    unless: /toddler|baby|speech/i,
    plan: `
      2* Bring a plate of food or a cup of tea to {who|your teenager}, without any question.
        ~ Get a plate of food or a cup of tea. | Set it down beside {who|your teenager}, without any question.
      2 Send one line: “No lecture. I like you being around.”
        ~ Open the chat with your teenager. | Send “No lecture. I like you being around.”
      10* Suggest something you can do side by side: a drive, a game, cooking.
        - 3 Choose something you can do side by side: a drive, a game, cooking.
        - 10 Do it together for ten minutes, with talk or without.
      3* Write down what has changed, and since when: sleep, food, friends, school.
        ~ Get a pen and paper. | Write what changed in sleep and food. | Write what changed with friends and school.
      3 Say one thing you noticed, without “why”: “You seem worn out lately. I'm here.”
        - 2 Write down one thing you noticed, starting with “I've noticed”.
        - 2 Say it in the car or at the sink. No answer is needed.
      4 Ask one other adult {who|your teenager} likes how things look to them.
        ~ Think of one adult {who|your teenager} likes. | Open a message to them. | Ask how things look to them.
      4 Ring the doctor or school counsellor if sleep, eating or hope are failing. If you fear self-harm, that is today.
        ~ Call the doctor or counselor, today if you fear self-harm. | Say what is failing: sleep, eating or hope. | Ask for the first free time.
    `,
  },
  {
    id: "child-wont",
    late: true,
    says: new RegExp(`\\b${CHILD}\\b.{0,30}?\\b${WONT}\\b`, "i"),
    // What is hurt or ill is no matter of will.
    unless:
      /\b(?:fell|fallen|hurts?|hit (?:his|her|their) head|injur\w*|bleed\w*|blood|swollen|swallowed|burn\w*|limp\w*|wrist|ankle|elbow|arm|leg|fever|rash|breath\w*|vomit\w*|throwing up|wake up|drink(?:ing)? anything)\b/i,
    plan: `
      2* Write down in one line the last time it happened: what came before, what you said, what {who|your child} did.
        ~ Pick up a pen. | Write what came before, your words, what your child did.
      3* Choose the one small part you want first, such as the first minute.
        ~ Write the thing you want in one line. | Split it into small parts. | Circle the one you want first.
      3* Offer your child two ways to do it that are both fine with you: “This one or that one? You choose.”
        ~ Get the two things to choose from. | Say “This one or that one?” | Say “You choose.”
      5 Turn it into a game or a picture together: a race with a song, four drawings in a row.
        - 5 Draw its steps together in three or four pictures.
        - 2 Hang the pictures where it happens.
      3 Move it to a time of day when nobody is hungry or tired.
        ~ Look at when it happens now. | Find a time after food and rest. | Move it there in your calendar.
      2 Do the first bit together, without talking.
        ~ Sit down beside your child. | Do the first bit together, without talking.
      2 Name one thing that went well: “You started by yourself.”
        - 2 Name what went well at once: “You started by yourself.”
        - 3 Change one thing after five days: the time, the place, the order.
    `,
  },
];
