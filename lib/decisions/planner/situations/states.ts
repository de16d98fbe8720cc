import type { Situation } from "@/lib/decisions/planner/situations/situation";

const HOME =
  "house|home|flat|apartment|room|bedroom|kitchen|bathroom|place|garden|car|desk|living room";
const SHAME = "ashamed|embarrassed|mortified|humiliated";
const PAIN =
  "(?:period )?cramps|period pains?|migraine|headache|hangover|hung ?over|flu|fever|stomach (?:ache|bug)|nausea|nauseous|toothache|sore throat|food poisoning|flare[- ]?up|endo(?:metriosis)? pain|chronic pain|pain day";

/** A body or a mind that hurts, without a task: the day is made smaller first, and nothing is set out to be mastered. */
export const STATE_SITUATIONS: readonly Situation[] = [
  {
    id: "poorly-day",
    says: new RegExp(
      `^(?:(?:so|ugh|i|i've|i'm|i am|have|got|woke up with|with|really|today|still|having)[\\s,]+)*(?:(?:a|an|the|my|bad|awful|terrible|horrible|horrendous|killer|splitting|raging|rotten|heavy|massive|another|day \\d of|in)\\s+)*(?:${PAIN})\\b`,
      "i",
    ),
    unless:
      /\b(?:book|appointment|doctor|gp|prescription|diary|tablets ran|weeks|months|years|every (?:day|week|month)|son|daughter|kid has|child has|get rid of|treat|prevent|stop getting|diagnos\w+)\b/i,
    plan: `
      2* Take what you usually take for this, following the package, with a glass of water.
        ~ Get a glass of water with your usual remedy. | Take it, following the package.
      3 Warm or cool the place that hurts: a hot water bottle, a cold cloth, a dark room.
        ~ Get a hot water bottle or cold cloth. | Lay it on the place that hurts. | Close the curtains to make the room dark.
      4* Write down today's tasks, one line each, and note the one that can't wait.
        - 4 Write down today's tasks, one line each.
        - 2 Circle the one task that can't wait.
      2 Write “tomorrow” beside all the others.
        ~ Look at the other things on your list. | Write “tomorrow” beside each.
      3* Send whoever is waiting for you one line: “I'm not well today. Can it be tomorrow?”
        ~ Open the chat with whoever is waiting. | Type “I'm not well today. Can it be tomorrow?” | Press the send button.
      10 Work for ten minutes on the task that can't wait, sitting or lying down.
        - 2 Lay out what you need for that task within reach of your chair or bed.
        - 10 Work on it for ten minutes from there.
      3 Ring a pharmacist or doctor if this is worse than usual or won't pass.
        - 4 Eat something small that needs no cooking.
        - 3 Ring a pharmacist or doctor if this is worse than usual or won't pass.
    `,
  },
  {
    id: "crying-and-working",
    says: /\b(?:keep|keeps|kept|can't stop) (?:crying|bursting into tears|tearing up|welling up|breaking down)\b|\bcrying (?:at (?:work|my desk)|in the (?:toilets?|loo|office|car))\b|\bin (?:floods of )?tears (?:at|before|after|every)\b/i,
    unless:
      /\b(?:baby|toddler|son|daughter|kids?|child|dog|puppy|cat|he|she|died|death|funeral|passed away|broke up|break[- ]?up|dumped|divorce|loss|lost)\b/i,
    plan: `
      2* Hold your wrists under cold water, or a cold glass against your cheek.
        ~ Go to the faucet, or get a cold glass. | Run cold water over your wrists, or hold the glass to your cheek.
      3 Go where nobody sees you for a moment: a restroom, a stairwell, outside the door.
        ~ Stand up from your place. | Walk to a restroom, a stairwell or outside. | Stay there for a moment.
      3* Send whoever waits for you one line: “Rough day. I'll be slower today.”
        ~ Open the chat with whoever waits. | Type “Rough day. I'll be slower today.” | Press the send button.
      3* Write down the one thing that must happen today. Everything else can wait until tomorrow.
        - 2 Write down the one thing that must happen today.
        - 2 Write “tomorrow” beside everything else.
      10 Work for ten minutes on that one thing. Tears are allowed.
        ~ Open that one thing. | Do its smallest piece. | Do the next piece, tears or not. | Stop at ten minutes.
      3 Ask one person: “Can you ring me tonight? I don't know why, but I keep crying.”
        ~ Open the chat with one person. | Type “Can you call me tonight?” | Send it with “I don't know why, but I keep crying.”
      4 Write to a doctor for an appointment if most days have been like this for two weeks.
        - 2 Count on a calendar how many days have been like this.
        - 4 Write to a doctor for an appointment if most days of two weeks have been like this.
    `,
  },
  {
    id: "ashamed-of-home",
    says: new RegExp(
      `\\b(?:${SHAME})\\s+(?:of|about|by|at|over)\\s+(?:how )?(?<thing>(?:my|our|the)\\s+(?:[\\w-]+\\s)?(?:${HOME}))\\b|\\b(?:${SHAME}) to (?:let|have|invite) (?:anyone|anybody|people|friends|someone) (?:in|over|round)\\b`,
      "i",
    ),
    plan: `
      2* Open a window before you get a trash bag.
        ~ Open a window. | Get a trash bag.
      5* Put ten pieces of rubbish into a bag, nearest first.
        ~ Get a bag. | Pick up the five nearest pieces of trash. | Pick up five more.
      3 Choose the one spot a visitor would see first: the entrance, one seat.
        - 2 Choose the one spot a visitor would see first: the entrance, one seat.
        - 2 Put a basket beside that spot.
      10* Clear the spot a visitor would see first, until everything without a place is in a basket.
        ~ Stand where a visitor would stand. | Get a basket. | Put back what has a place. | Drop everything else in the basket.
      3 Take a photo of that spot as it is now.
        ~ Open the camera on your phone. | Stand in front of the spot. | Take one photo.
      3 Write to the kindest person you know: “It's a mess here. Would you sit with me while I clean up a little?”
        ~ Open the chat with the kindest person you know. | Type “It's a mess here.” | Send it with “Would you sit with me while I clean up?”
      2 Put the next ten minutes into your calendar, with the name of one other spot.
        - 2 Put the next ten minutes into your phone.
        - 2 Carry the trash bag out the next time you go.
    `,
  },
  {
    id: "angry-at",
    says: /^(?:(?:i|i'm|im|i am|feel|feeling|still|just|so|really|very|absolutely|beyond|quite|a bit|ugh)[\s,]+)*(?:angry|furious|mad|livid|raging|fuming|pissed(?: off)?|annoyed|resentful|bitter|enraged|seething)\s+(?:at|with|about|towards?|over)\s+(?:(?<who>(?:my|our|the)\s+(?!own\b)(?:best |ex |younger |older |little |big |step)?[\w-]+)(?=\s(?:who|for|about|because|that|over|and|since|he|she|they|again|after)\b|\W|$)|\S)/i,
    unless: /\b(?:myself|at me|with me|scared of|hits?|hurts? me|threat\w*)\b/i,
    plan: `
      2* Write the angry sentence in full, on paper nobody will see.
        ~ Get paper nobody will see. | Write the angry sentence in full.
      10* Walk fast round the block, or up and down the stairs, until you are out of breath.
        ~ Put on your shoes. | Start out fast, outside or on the stairs. | Turn the corner, or go up again. | Stop when you're out of breath.
      3 Write down what happened in one line, the way a camera would have seen it.
        ~ Get a pen and paper. | Picture a camera in the room. | Write one line on what it saw.
      3 Write down what got hurt: your time, your work, your trust.
        ~ Get a pen and paper. | Ask: time, work or trust? | Write down what got hurt.
      3* Write one sentence for {who|them} that begins with “I”: “I was hurt when …. I'd like ….”
        - 2 Write one sentence that starts with “I was hurt when …”.
        - 2 Write a second one that starts with “I'd like …”.
      5 Set an alarm for tomorrow to read your sentence once more after a night's sleep.
        - 2 Set an alarm for a calm time tomorrow to read your sentences once more.
        - 3 Read your sentences to someone who isn't part of it.
      5 Say or send your sentence tomorrow, if you still mean it.
        ~ Read your sentence tomorrow. | Ask whether you still mean it. | Say or send it if you do.
    `,
  },
  {
    id: "test-not-spoiled",
    ordered: true,
    says: /^(?:(?:i|i've|have|got|my|the|a|so)\s+)*(?<thing>(?:[\w-]+\s){0,2}?(?:test|scan|x-?ray|mri|operation|surgery|procedure|endoscopy|colonoscopy|appointment))\b.*\b(?:not|don't want to|can't|cannot)\s+(?:mess|screw|muck|cock|blow|spoil|ruin|forget|miss)\s+(?:it|this|that)\b/i,
    unless: /\b(?:driving|theory|maths?|math|spelling|practice|mock|language|citizenship)\b/i,
    plan: `
      2* Open the letter or message about {thing|the test} at the part on eating, drinking and what to bring.
        ~ Open the letter or message about the test. | Find the part on eating, drinking, what to bring.
      3* Copy the time and place into your calendar, with what it says about eating and drinking[: {deadline}].
        - 2 Copy the time and place into your calendar[: {deadline}].
        - 2 Copy the lines on eating and drinking below that.
      3* Set two alarms: one named “nothing from now on” after the last meal allowed, and one to leave the house.
        - 2 Set an alarm named “nothing from now on” for the last meal or drink allowed.
        - 2 Set another alarm to leave the house.
      2 Put a note on the fridge and the kettle: “Not before {thing|the test}”.
        ~ Write “Not before {thing|the test}” on two notes. | Put one on the fridge, one on the kettle.
      3 Put the form, your ID and a snack for afterwards beside your keys.
        ~ Get the form and your ID. | Lay them beside your keys. | Add a snack for afterward.
      3 Ring the number in the letter if it doesn't say whether water and your usual pills are fine.
        ~ Look whether the letter mentions water and pills. | Dial its number if it doesn't. | Ask whether both are fine.
    `,
  },
];
