import type { Situation } from "@/lib/decisions/planner/situations/situation";

const STORY =
  "novel|book|memoir|manuscript|screenplay|script|thesis|dissertation|short story|stories|poems?|(?<!can't |cannot |won't |to |and |kids )play(?! (?:in|on|with|outside|at)\\b)|draft|blog|paper|chapter";
const CRAFT =
  "blankets?|jumper|sweater|scarf|cardigan|quilt|sock|socks|hat|shawl|cross[- ]?stitch|embroidery|knitting|crochet\\w*|tapestry|dress|curtains|cushion|painting|model|scrapbook|photo album|baby book|rug|patchwork|amigurumi";
const ROOM =
  "wall|walls|room|bedroom|bathroom|kitchen|hall|hallway|shed|fence|deck|tiling|tiles|floor|skirting|door|garden|patio|shelves|wardrobe|renovation|diy|painting the|loft|bookcase|cabinet|chair|table";
const COURSE =
  "course|certificate|certification|diploma|degree|class|module|modules|training|qualification|bootcamp|open university|cpd";
const PRACTICE =
  "guitar|piano|violin|ukulele|keyboard|drums|saxophone|flute|cello|gym|running|run|yoga|swimming|duolingo|spanish|french|german|italian|japanese|sketchbook|paintbrush|brush|pencil|drawing|painting|paints|camera|bike|sewing machine|journal|meditation|workouts?|exercise|diary|art|writing|weights";
const DORMANT =
  "(?:haven't|have not|hasn't|not|never)\\b.{0,24}\\b(?:touched|opened|looked at|worked on|written|finished|picked (?:it )?up|gone back|continued|played|picked up|been|done|practi[sc]ed|used|drawn|painted|run|finish)\\b|\\b(?:since (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|before|the|spring|summer|autumn|winter|christmas|covid|\\d)|gathering dust|(?:is|it's|are) (?:still )?(?:sitting|lying|stuck|half)|half[- ]?(?:done|finished|way|written|built|painted|tiled|knitted|read)|unfinished|abandoned|gave up (?:on|half)|stalled|on hold|not finished|never finished)";
const lain = (what: string): RegExp =>
  new RegExp(`\\b(?:${what})\\b.*(?:${DORMANT})|(?:${DORMANT}).*\\b(?:${what})\\b`, "i");

/** What was begun and lies: it is picked up where it is, and nothing new is begun. */
export const LEFT_LYING_SITUATIONS: readonly Situation[] = [
  {
    id: "pick-up-text",
    ordered: true,
    says: lain(STORY),
    unless:
      /\b(?:due|deadline|tomorrow|library|borrowed|read(?:ing)? (?:a|the|my|any)|reading|bank|letters?|photo book|ticket|haven't (?:even )?(?:started|begun))\b|^book\b|\bhalf[- ]read\b|\b(?:toilet|wall)\s?paper/i,
    plan: `
      2* Open the file or the notebook. You don't have to write yet.
        ~ Get the notebook, or find the file. | Open it, without writing.
      5* Read the last two pages you wrote.
        ~ Open the text at its end. | Read the page before the last. | Read the last page.
      3 Write one sentence on where the story stands: “Now they are … and next …”.
        ~ Get a pen and paper. | Write “Now they are …” with your scene. | Add “and next …” with what follows.
      3 List three things that could come next in it.
        - 3 List three things that could come next in it.
        - 2 Circle the one you would like to write.
      8* Write one bad paragraph of what comes next, even if it stops in the middle of a sentence.
        - 8 Write one bad paragraph of what comes next.
        - 2 Stop in the middle of a sentence, so it is easy to go on.
        - 2 Write “next:” below it, with five words.
      3 Choose three 15-minute slots this week, with an alarm for each[, to be done {deadline}].
        ~ Open your calendar for this week. | Enter three 15-minute slots. | Set an alarm for each.
        ? # short stories | # stories | # poems | # essays: 3 Write “1 of {#}” on a sheet, with a date for each piece. This one comes first.
          - 3 Write “1 of {#}” on a sheet, with a date for each piece.
          - 2 Choose three 15-minute slots this week, with an alarm for each.
      2 Leave the file or notebook open where you will see it tomorrow.
        ~ Open the file or notebook at your place. | Leave it where you'll see it tomorrow.
    `,
  },
  {
    id: "pick-up-course",
    ordered: true,
    says: lain(COURSE),
    unless: /\b(?:due|deadline|tomorrow|tonight|skip\w*|golf|of course)\b/i,
    plan: `
      2* Log in to the course, just to see how far you got.
        ~ Open the course page. | Log in to see how far you got.
      3* Write down what is left: how many lessons, how many hours, the last day of access.
        ~ Open the course's list of lessons. | Write how many lessons and hours are left. | Write the last day of access.
        ? # modules left | # lessons left | # chapters left | # units left | # left | # to go: 3 Write “{#} left” on a page, with the last day of access.
        ? exam | test: 3 Write down what is left, with the day of the exam beside it.
      5 Read your last notes, or the summary of the last lesson you did.
        ~ Find your last notes or the lesson's summary. | Read the first half. | Read on to the end.
      10* Do the next lesson, or its first ten minutes.
        ~ Open the next lesson. | Press play, or read the first page. | Work through five minutes of it. | Go on to ten, or to the end.
      3 Write one line about the lesson, as you would tell a friend.
        ~ Get a pen and paper. | Picture a friend asking about it. | Write one line on the lesson.
      4 Divide the lessons that are left by the weeks you have, and write down the number.
        - 2 Write down the day when you want to be finished[: {deadline}].
        - 3 Divide the lessons that are left by the weeks until then.
      3 Put two fixed half hours a week for the course in your calendar.
        - 3 Put two fixed half hours a week for the course in your calendar.
        - 2 Write to the provider if your access has run out: “How can I go on?”
        ? evenings | kids | full time: 3 Put two fixed half hours a week in your calendar, on evenings when nobody else needs you.
    `,
  },
  {
    id: "pick-up-craft",
    ordered: true,
    says: new RegExp(
      `${lain(`(?<thing>(?:(?:my|the|a|this) )?(?:(?!(?:the|my|a|half|some|of|finished|finish|unfinished)\\b)[\\w-]+ ){0,1}?(?:${CRAFT}))`).source}|\\bfinish(?:ing)?\\b(?: knitting| crocheting| sewing| painting)?\\s+(?<thing>(?:(?:my|the|a|this) )?(?:[\\w-]+ ){0,2}?(?:${CRAFT}))\\b.{0,20}\\b(?:i|we) (?:started|began|was making)\\b|\\bstarted\\b.{0,12}\\b(?:knitting|crocheting|sewing|quilting|embroidering|painting)\\b.*`,
      "i",
    ),
    unless: /\b(?:wall|room|fence|ceiling|kitchen|house|clean|wash|wear|worn)\b/i,
    plan: `
      2* Get {thing|the piece} and its tools out to where you sit in the evening.
        ~ Get {thing|the piece} and its tools. | Put them where you sit in the evening.
      5* Find your place: count the last row, or look at the last part you did.
        ~ Lay the piece in front of you. | Find the last part you did. | Count the row, or mark your place.
      3 Write on a note in one line what comes next.
        ~ Look at your place in the piece. | Get a note. | Write in one line what comes next.
      3 Check whether the wool, thread or paint will last to the end.
        ? knit* | crochet*: 3 Check whether the yarn will last to the end, and order more by the number on the label if not.
          - 3 Hold the yarn that's left against the length still to go.
          - 3 Order more by the number on the label if it won't last.
        - 3 Check whether the wool, thread or paint will last to the end.
        - 3 Order what is missing by the number on the label.
        ? lost the pattern | no pattern | pattern is gone: 3 Write down the stitches and rows from what is there. That is your pattern from now on.
      15* Do one row or one corner while you listen to something.
        - 10 Do one row or one corner while you listen to something.
        - 2 Put the piece down with your note on top.
      3 Write down what would count as finished: smaller, plainer, without a border.
        ~ Look at the piece as it is. | Ask what could be smaller, plainer or left out. | Write down what counts as finished.
        ? birthday | christmas | baby due | wedding: 3 Write down what could be ready by that day: smaller, plainer, or a photo of it in the card.
        ? baby: 3 Write down what could count as finished. The size of a stroller blanket is fine.
      2 Put the piece in a basket by the sofa, where ten minutes an evening are easy[, to be done {deadline}].
        ~ Get a basket. | Put the piece in it by the sofa.
        ? knit* | crochet*: 2 Put it in a basket by the sofa: ten minutes each evening until the last row is bound off[, to be done {deadline}].
    `,
  },
  {
    id: "pick-up-room",
    ordered: true,
    says: new RegExp(
      `\\bhalf[- ]?(?:done|finished|painted|tiled|built|stripped|wallpapered|decorated|assembled)\\b.*\\b(?:${ROOM})\\b|\\b(?:${ROOM})\\b.*\\bhalf[- ]?(?:done|finished|painted|tiled|built|stripped|wallpapered|decorated|assembled|put together)\\b|\\bstarted (?:building|painting|tiling|decorating|stripping|tearing (?:out|down|up|off)|ripping (?:out|up|off)|taking (?:down|apart)|demolishing)\\b.*\\b(?:just|only|half|still|since|last|never)\\b|\\b(?:${ROOM})\\b.*\\b(?:never finished|been unfinished|still unfinished|unfinished for)\\b`,
      "i",
    ),
    plan: `
      2* Take one photo of the room from where you would work.
        ~ Stand where you would work. | Take one photo of the room.
        ? nails | screws sticking | sharp | glass | splinters: 2 Block the way to the sharp part with a rope or two chairs, in shoes with firm soles.
      4* List what is missing before the room counts as done, one line each.
        ~ Stand in the doorway with pen and paper. | Write the first thing that's missing. | List the others, one line each.
        ? are left | is left | only left: 4 List what is left to do, with what has to dry longest at the top.
      3 Mark one line you can do today with what is in the house.
        ~ Read down your list. | Look for what the house already has. | Mark that one line.
        ? nails | screws sticking: 3 Mark as today's line whatever somebody could get hurt on.
        ? visitor* | coming | guests | baby due | viewing*: 3 Mark the line that has to be done before your guests come.
      5 Put the tools and materials for that line in one spot.
        - 4 Gather the tools for that line in one spot.
        - 3 Check whether your paint, filler or glue is still good.
        ? no paint | ran out of paint | paint has dried: 5 Photograph the label on the paint can, so the store can find the same colour.
        ? landlord: 5 Look up in the lease which colour or fixture has to stay.
      15* Work for fifteen minutes on one thing on the list, or on its first corner.
        ? nails | screws sticking: 15 Pull out or hammer flat every nail that sticks up, wearing gloves and safety glasses.
          - 2 Put on gloves and safety glasses.
          - 10 Pull out or hammer flat every nail that sticks up.
        - 3 Clear the floor in front of the spot where you will work.
        - 10 Work on the first corner of that line for ten minutes.
      5 Write a shopping list for the other lines, with sizes and colours from the photo.
        ~ Open the photo of the room. | Write down what to buy for the next line. | Add sizes and colors, line by line.
      3 Put an hour for each of the next two lines in your calendar[, ready {deadline}].
        ~ Open your calendar. | Enter an hour for the next line. | Enter an hour for the one after.
    `,
  },
  {
    id: "house-half-done",
    late: true,
    says: /^(?=[\s\S]*\b(?:(?:this|my|our|the) (?:whole )?(?:house|home|flat|apartment|place)|at home|rooms?|(?:in|round|around) here)\b)[\s\S]*\b(?:(?:everything|every (?:room|job|corner))\b.{0,40}\b(?:half[- ]?(?:done|finished|built|painted)|unfinished|never (?:gets )?(?:finished|done))|nothing\b.{0,30}\b(?:gets|is) (?:ever )?(?:finished|done)|(?:half[- ]?(?:done|finished)|unfinished) (?:jobs|things|projects|diy)\b.{0,20}\b(?:everywhere|all over|in every))\b/i,
    unless: /\b(?:essay|thesis|course|work project|knitting|at work)\b/i,
    plan: `
      2* Write one line for each half-done thing you can see from where you are.
        ~ Stay where you are, with pen and paper. | Write one line for each half-done thing you see.
      5 Carry the page through the other rooms, and note what each thing is missing: a screw, an hour, a person.
        ~ Pick up the page. | Carry it through the other rooms. | Write what each thing is missing: screw, hour or person.
      3 Circle the line that would take less than half an hour.
        ~ Read down the page. | Guess the minutes for each line. | Circle one under half an hour.
        ? visitors | coming to stay | inspection | selling | viewing*: 3 Circle the line that a visitor would see first.
      15* Finish the smallest thing on your page before you touch any other.
        - 4 Lay out the tool or part you need for the smallest thing on your page.
        - 10 Finish that thing, or its next part.
      4 Cross out two lines for good: taken down, given away, or fine as they are.
        ~ Read down the page. | Cross out one line for good. | Cross out a second.
      5* Ask someone you live with to take one half-done thing: “Could you finish … by Sunday?”
        ? only one | nobody else | no one else | leaves it to me: 5 Show the page to the people you live with: “Each of us takes one line by Sunday. Which is yours?”
          - 2 Choose the meal when all of you sit down together.
          - 5 Show the page at that meal: “Each of us takes one line by Sunday. Which is yours?”
        ? live alone | on my own | by myself: 5 Ask one friend for an hour on Saturday: “Would you hold the other end while I finish …?”
          - 2 Choose the line where two more hands would help.
          - 3 Ask one friend for an hour on Saturday to help with it.
        - 2 Choose one line that someone else could do.
        - 3 Ask someone you live with: “Could you finish … by Sunday?”
      3 Put the page on the fridge, and write half an hour a week for its next line into your calendar.
        ~ Put the page on the fridge. | Open your calendar. | Enter half an hour a week for its next line.
    `,
  },
  {
    id: "pick-up-practice",
    says: lain(PRACTICE),
    unless:
      /\b(?:due|deadline|broken|sell|paid|stolen|repair|exam|half[- ]?painted|membership|cancel|flat tyres?|loo|toilet|running|jogging|working out|work out|yoga|lifting|(?:the|my) gym(?= routine))\b/i,
    plan: `
      2* Put what you need for it where you can't miss it: shoes by the door, the instrument out of its case.
        ~ Get what you need for it. | Put it where you can't miss it.
        ? the gym | my gym: 2 Put your shoes and gym clothes into a bag by the door.
      5* Do the smallest version of it today: five minutes, one song, once round the block.
        ~ Get the shoes, the instrument or the tool. | Start the first minute. | Go on to five minutes, one song or one round.
        ? the gym | my gym: 5 Do a tiny workout at home today: ten squats, or a quick five minutes around the block.
      3 Choose what it comes right after from now on, such as your first coffee or coming home.
        ~ Think of something you do every day. | Say “After … I do it” aloud. | Write that on a note.
      2 Write down two fixed days for it, fewer than you used to do.
        ~ Pick up a pen. | Write down two fixed days for it.
        ? # a month: 3 Put a day four weeks from now in your calendar: gone four times, or the {#} a month is cancelled.
      3n Put two fixed days for it in your calendar, fewer than before.
        ~ Open your calendar. | Enter it on one fixed day. | Enter it on a second, both repeating.
      4 Take away what stopped you last time: the time of day, the travel, the price, the cold.
        - 2 Write down what stopped you last time.
        - 3 Change that one thing: the time, the way there, the place.
      3 Tell one person which day you go next, or ask someone along.
        - 2 Choose someone who would come along or ask you about it.
        - 2 Tell them which day you go next.
      2 Mark each time with a cross on paper. You don't have to make up missed days.
        ~ Get a sheet of paper and a pen. | Mark each time with a cross.
    `,
  },
  {
    id: "body-neglected",
    says: /\b(?:haven't|have not|not)\b.{0,14}\b(?:showered|washed(?: my hair| myself)?|bathed|brushed (?:my )?(?:teeth|hair)|eaten|drunk (?:any|water)|left (?:the|my) (?:house|flat|room|bed)|been (?:outside|out)|changed (?:my )?(?:clothes|sheets))\b(?!.*\b(?:dog|cat|car|windows|dishes)\b)/i,
    unless:
      /\b(?:dog|cat|baby|son|daughter|kids?|he|she|mum|dad|green|vegetables?|fruit|meat|sugar|dentist|gym)\b|\bcar\b/i,
    plan: `
      2* Drink a few mouthfuls of water, standing up.
        ~ Stand at the faucet. | Drink a few mouthfuls of water.
      2* Put out one fresh thing: a towel, a T-shirt, a toothbrush, shoes.
        ~ Get a fresh towel, T-shirt, toothbrush or shoes. | Put it out where you'll use it.
      4 Wash just your face and armpits with a cloth.
        - 2 Wipe your face and armpits with a wet cloth, or rinse your mouth.
        - 3 Put on one fresh piece of clothing.
      8* Take a shower, a quick wash or a short walk for as long as one song lasts. Sitting down counts.
        - 2 Put on one song.
        - 8 Take a shower, a quick wash or a short walk while it lasts. Sitting down counts.
      4 Eat something that needs no cooking.
        ~ Open the fridge or the cupboard. | Take out something that needs no cooking. | Eat it slowly to the end.
      2 Put tomorrow's towel, brush or shoes where you will see them first.
        ~ Get tomorrow's towel, brush or shoes. | Put them where you'll see them first.
      3 Send one person a line: “Rough few days, but I got washed, or close to it.”
        - 2 Open the window for a minute.
        - 3 Send one person a line: “Rough few days. Could you check on me tomorrow?”
    `,
  },
];
