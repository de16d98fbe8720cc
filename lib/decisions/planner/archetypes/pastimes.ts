import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const GROUP =
  "choir|book club|running club|sports team|club|local group|band|orchestra|theatre group|drama group|amateur theatre|football team|walking group|hiking group|dance class|pottery class|art class|evening class|climbing gym|yoga class|sewing circle|knitting group|writing group|chess club|cycling club|tennis club|swimming club|team|gym class|community choir|parents group|baby group|toddler group|meetup|meetup group|board game group|language exchange|five-a-side team";

/** Games, cameras, birds, groups and evenings out. */
export const PASTIMES: readonly Archetype[] = [
  {
    id: "learn-game",
    area: "projects",
    whole: `${everyWay("start playing|learn|learn to play|play|practise|practice|get into|get back into|get better at|improve at|play more", "chess|bridge|poker|go|backgammon|mahjong|scrabble|dungeons and dragons|magic the gathering|board games|chess online|sudoku|crosswords|warhammer")}|solve a rubik's cube|learn to solve a rubik's cube|do the crossword`,
    things: "chess|chess game|chess opening|chess rating",
    acts: "improve|learn|practise|practice|start|raise|play",
    unless: "chessboard|buy|sell|child",
    it: "the game",
    plan: `
      2* Write down which rule or move of the game you are least sure of, in one line.
        ~ Pick up a pen. | Write the one rule or move you're unsure of.
        ? learn chess | learn to play | learn how to play | start playing | never played | dont know how | from scratch | beginner: 2 Write the aim of the game in one line, as the first page of the rules says it.
      8n Watch one short lesson on that rule or move, with the game in front of you.
        ~ Put the game in front of you. | Open one short lesson on that rule or move. | Watch it to the end.
        ? learn chess | learn to play | learn how to play | start playing | never played | dont know how | from scratch: 8 Watch one beginner's lesson on setting up and how each piece or turn works.
      15n Play one short round against a beginner's level to the end.
        ~ Open the game at beginner's level. | Make the first move. | Play to the middle of the round. | Play on until somebody has won.
      8 Watch one short lesson on that rule or move, with the game in front of you.
        ? learn chess | start playing chess | play chess: 8 Watch one beginner's lesson on how each piece moves, trying each move on a board or app.
          - 2 Set up the board, or open a free chess app.
          - 6 Watch one beginner's lesson on how each piece moves.
        - 2 Put the board or the app in front of you.
        - 6 Watch one short lesson on that rule or move.
        ? bridge: 8 Watch one lesson on mini bridge: counting points, trumps, who leads.
          - 2 Put a deck of cards in front of you, dealt into four hands.
          - 6 Watch one lesson on mini bridge: counting points, trumps, who leads.
      15 Play one short round against a beginner's level to the end, whatever happens.
        - 10 Start one short round against a beginner's level.
        - 3 Play the round to the end, whatever happens.
        ? tournament | match | league: 15 Play one round with a clock to the end, at the pace of the tournament.
          - 10 Start one round with a clock, at the pace of the tournament.
          - 3 Play the round to the end, whatever happens.
      4 Write down the one move where the game turned.
        - 2 Find the one move where the game turned.
        - 2 Write down what you would do at that move next time.
      5 Solve three small beginner puzzles on that move or rule.
        ~ Open a page with beginner puzzles. | Solve the first one. | Solve two more.
      5 Find one person or evening to play with[ in {place}]: a friend, a café, a club, an app.
        - 3 Text one friend: “Would you play a round with me this week?”
        - 4 Look up one club or game night[ in {place}].
        ? brother | sister | husband | wife | friends | ladies | colleagues | family: 5 Ask one of them for a slow round where questions are allowed.
          - 2 Choose the most patient person in the family.
          - 3 Ask that person for a slow round where questions are allowed.
      2? Put two rounds a week into your calendar[, {rhythm}].
        ~ Open your calendar. | Enter two rounds a week.
    `,
  },
  {
    id: "photography",
    area: "projects",
    whole:
      "learn photography|get into photography|start photography|take better photos|take better pictures|get better at photography|get back into photography|practise photography|take up photography|improve my photography|learn to use my camera|take more photos|take more pictures|learn to take better photos|learn to take good photos",
    acts: "learn|start|improve|practise|practice|understand|study|pick up|do",
    things:
      "photography|camera setting|street photography|portrait photography|film photography|phone photography|my camera|astrophotography",
    unless: "sell|business|wedding|hire|fix|buy|security",
    it: "photography",
    plan: `
      2* Take five pictures of one cup near a window, each from a different side.
        ~ Set a cup near a window. | Take five pictures, each from a different side.
        ? dog* | puppy | cat* | pet*: 2 Take five pictures near a window from the animal's eye level, with a treat above the lens.
        ? baby | kid* | child*: 2 Take five pictures near a window from the child's eye level, in the middle of play.
      4n Choose the best of your five pictures, and note why: light, angle, background.
        ~ Open your five pictures. | Choose the best one. | Write why: light, angle or background.
      15n Take ten pictures of one kind of thing on a walk around the block: doors, shadows or hands.
        ~ Put on your shoes. | Choose doors, shadows or hands. | Take five pictures on the first side of the block. | Take five more on the way back.
      4 Choose the best of your five pictures, and note why: light, angle, background.
        - 2 Choose the best of your five pictures.
        - 2 Write down why it is the best: light, angle, background.
      8 Watch one short lesson on a single thing: light, the rule of thirds or depth of field.
        - 6 Watch one short lesson on a single thing: light, the rule of thirds or depth of field.
        - 3 Find the setting for it on your camera or phone.
        ? dog* | puppy | cat* | pet* | baby | kid* | child*: 8 Look up two settings on your phone: burst and portrait.
      15 Take ten pictures of one kind of thing on a walk around the block: doors, shadows or hands.
        - 10 Take ten pictures of one kind of thing on a walk around the block: doors, shadows or hands.
        - 3 Delete the pictures that are blurred.
        ? dog* | puppy | cat* | pet*: 15 Take bursts of the animal running toward you, with the phone low and the sun behind you.
          - 10 Take bursts of the animal running toward you, with the phone low and the sun behind you.
          - 3 Delete the pictures that are blurred.
        ? baby | kid* | child*: 15 Take bursts of the child at one game, with the phone low and the light from the side.
          - 10 Take bursts of the child at one game, with the phone low and the light from the side.
          - 3 Delete the pictures that are blurred.
      5 Edit one of the pictures in three ways only: crop, light, straight horizon.
        ~ Open one of the pictures in the editor. | Crop it with a straight horizon. | Change the light.
      4 Show your edited picture to one person, or put it in a folder with the date[, {deadline}].
        ~ Open your edited picture. | Choose one person, or make a folder with the date. | Show the picture, or save it there.
      3? Write down a theme for each of the next four weeks.
        ? phone: 3 Set your phone's camera for three habits: grid on, tap for the light, no zoom.
        - 3 Write down a theme for each of the next four weeks.
        - 2 Put your camera or phone beside your shoes for the first one.
    `,
  },
  {
    id: "nature-hobby",
    area: "projects",
    whole: `${everyWay("start|take up|try|get into|learn|begin|do more|go", "birdwatching|bird watching|birding|geocaching|stargazing|astronomy|fishing|angling|metal detecting|fly fishing|sea fishing|nature journaling")}|birdwatching|geocaching|stargazing|watch birds|learn the constellations|learn to identify birds|learn bird songs|learn to fish|find geocaches`,
    acts: "start|take up|learn|try",
    things:
      "birdwatching|bird-watching|birding|geocaching|stargazing|fishing|metal detecting|astronomy|constellation|bird songs",
    unless: "degree|phishing|exam|gear for sale",
    it: "it",
    plan: `
      2* Open a window or step outside, and write down what you see or hear in two minutes.
        ~ Open a window or step outside. | Write what you see or hear in two minutes.
      5n Install one free app or open one leaflet for beginners on {topic|it}.
        ~ Take out your phone. | Type in your hobby with “for beginners”. | Get one free app or leaflet.
      20n Find three things from that app or leaflet in the nearest park, water or dark spot.
        ~ Put on your shoes. | Walk to the nearest park, water or dark spot. | Find the first thing from the app or leaflet. | Find two more.
      5 Install one free app or open one leaflet for beginners on {topic|it}.
        ~ Take out your phone. | Type in your hobby with “for beginners”. | Get one free app or leaflet.
      5 Look up what you need for it where you live: a licence, a permit, hours, seasons.
        - 3 Look up whether you need a licence or permit for it where you live.
        - 2 Write down the hours and the season for it.
      5 Choose a place you can reach in half an hour[ near {place}], and the best time of day for it.
        ~ Open a map. | Find a place within half an hour. | Write down the best time of day there.
      5 Put warm clothes, water and any gear you can borrow into one bag.
        - 3 Put warm clothes and water into one bag.
        - 3 Ask one person to lend you any gear that is missing.
      30 Find or try three things there with the app or leaflet.
        - 10 Go to the place you chose, where you can stand still for ten minutes.
        - 10 Find or try three things there with the app or leaflet.
        - 3 Write down the place, the time and what you found.
      5? Find one group or guided walk this month, and note its date.
        ~ Open your browser. | Search for a group or guided walk this month. | Write down its date.
    `,
  },
  {
    id: "join-group",
    area: "people",
    whole: everyWay(
      "join|sign up for|find|try|get back to|go back to|go to|start going to|attend",
      GROUP,
    ),
    acts: "join|sign up for|find|try|go back",
    things: GROUP,
    needsAct: true,
    unless:
      "golf clubs|night club|rubber band|sales team|leave|quit|resign|job|elastic|new hire|lead|political",
    it: "the group",
    plan: `
      2* Write down the two evenings or mornings of your week that are free for {theIt}.
        ~ Open your calendar. | Write down two free evenings or mornings.
        ? dont drive | no car | no lift | cant drive: 2 Write down two free mornings, and the places your bus goes to.
      6n Write to one group near you: “I'd like to try it. May I come once, and what should I bring?”
        ~ Open a message to one group near you. | Write: “I'd like to try it. May I come once?” | Send it with “What should I bring?”
        ? shy | anxious | nervous | scared | social anxiety: 4 Write to one group: “I'm a bit nervous about being new. Who could I look for at the door, and may I just watch?”
        ? no money | for free | skint | cheap: 4 Write to one group: “I'd like to try it. What does it cost, and is there a free or reduced spot?”
        ? wheelchair | deaf | disab* | autis* | blind: 4 Write to one group: “I'd like to try it. I need …. How do I get in, and who should I ask for?”
        ? dont drive | no car | no lift | cant drive: 4 Write to one group: “May I come once, what should I bring, and does anyone come from my side of town?”
      10n Stay at one group meeting until the break, long enough to tell two people your name.
        ~ Walk through the door of the meeting. | Tell one person your name. | Tell a second one yours. | Stay in the room until the break.
      6 Search for two groups near you[ in {place}], and note the day, the price and whether beginners are welcome.
        ? found one | found a group | know one | there is one | theres one: -
        ? dont drive | no car | no lift | cant drive: 6 Search for two groups on your bus line: library, community center, church hall, craft store.
          - 5 Search for two groups on your bus line.
          - 2 Write down the day and the price of each group.
        - 5 Search for two groups near you[ in {place}].
        - 2 Write down the day and the price of each group[, within {money}].
      4 Write to one group: “I'd like to try it. May I come once, and what should I bring?”
        ? shy | anxious | nervous | scared | social anxiety: 4 Write to one group: “I'm a bit nervous about being new. Who could I look for at the door, and may I just watch?”
        ? no money | for free | skint | cheap: 4 Write to one group: “I'd like to try it. What does it cost, and is there a free or reduced spot?”
        ? wheelchair | deaf | disab* | autis* | blind: 4 Write to one group: “I'd like to try it. I need …. How do I get in, and who should I ask for?”
        - 3 Write a message: “I'd like to try it. May I come once, and what should I bring?”
        - 2 Send the message to the first of the two groups.
      3 Put the first meeting into your calendar, with how to get there and when to leave[; {deadline}].
        ~ Open your calendar. | Enter the first meeting. | Add how to get there, plus when to leave.
      4 Lay out what they said you should bring, the evening before.
        ~ Open their message. | Fetch the first thing they named. | Lay it out with the others by the door.
        ? joined | already | paid: 4 Put what you need for it into one bag by the door, the evening before.
      60 Stay until the break or the end, long enough to tell two people your name.
        - 5 Tell the first person you meet there that you are new.
        - 10 Ask two people their names before the break.
      3? Decide on the way home whether you will go twice more. The third time feels less new.
        - 2 Write one line about how it was.
        - 2 Put the next two dates into your calendar.
    `,
  },
  {
    id: "start-group",
    area: "people",
    whole: everyWay(
      "start|set up|run|organize|found|create|begin|host",
      "book club|club|d&d campaign|dnd campaign|dungeons and dragons campaign|d&d group|support group|running group|walking group|choir|board game night|games night|game night|supper club|film club|craft group|knitting group|reading group|weekly game night|parents group|language exchange|meetup group|study group",
    ),
    things:
      "book club|d&d campaign|support group|supper club|film club|reading group|regular game night|game night|board game night|film night|monthly game night",
    acts: "start|set up|run|found|launch",
    needsAct: true,
    unless: "join|night club|business|cancel",
    it: "the group",
    plan: `
      2* Write {label} at the top of a page, and the names of three people who might come.
        ~ Write {label} at the top of a page. | Write the names of three people who might come.
        ? with # neighbour* | # neighbour* | with # friends | # friends | # members | # colleagues: 2 Write the {#} names on a page, with a star beside the two who will surely come.
      4n Ask three people to come, with two dates and an end: “Would you try it once, from 7 to 9?”
        ~ Open a message to the first of three people. | Write: “Would you try it once, from 7 to 9?” | Send it to all three with two dates.
      3n Choose the date that works for at least two people, so you can tell everyone.
        ~ Put the answers in front of you. | Count the yeses for each date. | Circle the date that works for at least two.
      4 Ask your three people, with two dates and an end: “Would you try it once, from 7 to 9?”
        - 3 Write a message with two dates and an end: “Would you try it once, from 7 to 9?”
        - 2 Send the message to each of the three separately.
      4 Choose a place that costs nothing: your table, a café corner, a library room, a video call.
        ~ Write four places: table, café, library, video call. | Cross out any that costs money. | Circle the one you choose.
        ? village hall | community hall | church hall | parish hall | community centre | scout hut: 4 Ask the hall's manager for one free evening, with the price, the key and the kettle.
        ? library | pub | caf*: 4 Ask there for a quiet table that evening, for the number of people you expect.
      4 Choose the first book, game, film or theme yourself. A short one is best.
        ? d d | dnd | dungeons: 4 Choose a short ready-made adventure for the first evening, with level 1 characters from the free rules.
          - 2 Choose a short ready-made adventure for the first evening.
          - 3 Print a level 1 character for each player from the free rules.
        ? book club | reading group | book group: 4 Choose the first book yourself: under 250 pages, in the library or cheap second-hand.
          - 2 Write down three books that fit.
          - 2 Choose one of the three books for the first evening.
        - 2 Write down three short books, games, films or themes.
        - 2 Choose one of the three for the first evening.
      5 Write the plan for the evening in four lines: arrive, start, break, what comes next.
        ? d d | dnd | dungeons: 5 Write three scenes for the first evening: one to talk, one to look around, one to fight.
          - 3 Write the talking scene and the place to look around.
          - 2 Write the fight scene, with three enemies.
        - 3 Write four lines for the evening: arrive, start, break, what comes next.
        - 2 Write two questions that get everyone talking.
      60 Hold the first meeting until the end time you gave[; {deadline}].
        - 5 Put out water, chairs and whatever else you need.
        - 10 Open the first meeting with everyone's names and your first question.
        - 3 Agree on the next date before anyone leaves.
      3? Open one chat for the group, with the next date at the top.
        ~ Open your messages. | Start one chat with the group in it. | Write the next date at the top.
    `,
  },
  {
    id: "outing",
    area: "people",
    needsAct: true,
    whole: `${everyWay("go to|visit|see|go and see", "museum|cinema|movies|theatre|theater|concert|exhibition|gallery|art gallery|zoo|restaurant alone|cinema alone|movies alone|concert alone|museum alone|theatre alone|aquarium|farmers market|restaurant by myself|concerts|museums|live music|more concerts|library|comedy club")}|eat out alone|go out alone|eat alone in a restaurant|take myself on a date|do something fun on my own|go out more|do something fun this weekend|plan a day out|plan a day trip|go on a day trip|plan a family day out|plan a day trip with the kids`,
    acts: "plan|organize|do|go on|arrange",
    things:
      "day out|day trip|family day out|museum visit|theatre trip|outing|solo date|concert|family day",
    it: "the outing",
    unless: `${everyWay("2|3|4|5|two|three|four|five", "day trip")}|wedding|anniversary|job|open`,
    plan: `
      2* Write {label} on a note, with one free time slot in your week[: {day}].
        ~ Write {label} on a note. | Add one free time slot in your week.
        ? day trip | day out: 2 Write down the free day, who is coming, and how many hours you'd drive at most.
        ? where to go | what to do | somewhere | ideas | no idea: 2 Write three places on a note: one outdoors, one indoors, one that costs nothing.
      5n Buy the ticket or save the page with the opening hours and price[, within {money}].
        ~ Open the page of the place. | Check the opening hours and the price. | Buy the ticket, or save the page.
        ? day trip | day out: 5 Choose one town, park or museum within that drive, and look up its hours and price.
        ? where to go | what to do | somewhere | ideas | no idea: 5 Let the others pick one of three places whose hours and price you looked up.
      10n Go there at the time you chose, to see what you most want to see first.
        ~ Put on your shoes at the chosen time. | Travel there. | Walk to what you want to see first. | Stand in front of it until you've seen it.
        ? day trip | day out: 10 Buy the ticket or reserve the parking, and text everyone the day and the time you leave.
      5 Look up the opening hours and the price, and note the quietest hour.
        ? with my kids | two kids | three kids | with kids | with the kids | toddler: 5 Choose one free thing and one paid thing near each other, with toilets and a playground nearby.
        ? old aunt | my aunt | gran* | nan | walks slowly | year old: 5 Look up the hours, the price and the weather rules, and note elevators, benches and toilets.
        - 3 Look up the opening hours and the price.
        - 2 Write down the quietest hour.
        ? where to go | what to do | somewhere | ideas | no idea: 5 Let the others pick one of the three places.
          - 2 Let the others pick one of the three places.
          - 3 Look up its hours, price and toilets.
      4 Buy the ticket or reserve a seat[, within {money}]. One at the aisle or near the exit is fine.
        ~ Open the ticket page. | Choose a seat at the aisle or near the exit. | Buy it, or press “Reserve”.
      3 Text one person to come along, or write “alone, on purpose” beside it.
        ~ Choose one person, or nobody on purpose. | Open a message, or get the note. | Send “Want to come?”, or write “alone, on purpose”.
        ? no car | bus | train: 3 Look up the bus or train there and back, and note the last one home.
        ? kids | children | family | grandchildren: 3 Text one other family: “We're going on Saturday. Want to meet us there?”
      3 Put the time to leave into your calendar, with how to get there and back.
        - 2 Look up how to get there and back.
        - 2 Put the time to leave into your calendar.
      4 Put the ticket, water, a snack and something to read into one bag[, ready {deadline}].
        - 2 Put the ticket and some water into one bag.
        - 2 Add a snack and something to read.
      60? Go there for the one thing you came to see first, until you have had enough.
        - 10 Go there for the one thing you came to see first.
        - 5 Sit down for a drink or a bite halfway through.
    `,
  },
];
