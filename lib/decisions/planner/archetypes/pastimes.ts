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
        ? never played | dont know how | from scratch | beginner: 2 Write the aim of the game in one line, as the rules' first page says it.
      8n Look at one short lesson on that rule, with the game in front of you.
      15n Finish one short round against a beginner's level.
      8 Look at one short lesson on that rule, with the game in front of you.
        - 2 Put the board or the app before you.
        - 6 Look at one short lesson on that rule.
        ? bridge: 8 Look at one lesson on mini bridge: counting points, trumps, who leads.
          - 2 Put a pack of cards before you, dealt into four hands.
          - 6 Look at one lesson on mini bridge: counting points, trumps, who leads.
      15 Finish one short round against a beginner's level, whatever happens.
        - 10 Play one short round against a beginner's level.
        - 3 Finish it whatever happens.
        ? tournament | match | league: 15 Finish one round with a clock, at the pace of the tournament.
          - 10 Play one round with a clock, at the pace of the tournament.
          - 3 Finish it whatever happens.
      4 Write down the one move where the round turned.
        - 2 Find the one move at which it turned.
        - 2 Write down what you would do there next time.
      5 Solve three small puzzles for beginners on that point.
      5 Find one person or evening to play with[ in {place}]: a friend, a café, a club, an app.
        - 3 Text one friend: “Would you play a round with me this week?”
        - 4 Look up one club or open evening[ in {place}].
        ? brother | sister | husband | wife | friends | ladies | colleagues | family: 5 Ask one of them for a slow round where questions are allowed.
          - 2 Choose the most patient of them.
          - 3 Ask for a slow round where questions are allowed.
      2? Put two rounds a week into your calendar[, {rhythm}].
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
      2* Take five pictures of one cup near a window, each from another side.
        ? dog* | puppy | cat* | pet*: 2 Take five pictures near a window from the animal's eye level, with a treat above the lens.
        ? baby | kid* | child*: 2 Take five pictures near a window from the child's eye level, in the middle of play.
      4n Choose the best of the five, and write down why: light, angle, background.
      15n Take ten pictures of one kind of thing on a walk round the block: doors, shadows or hands.
      4 Choose the best of the five, and write down why: light, angle, background.
        - 2 Choose the best of the five.
        - 2 Write down why: light, angle, background.
      8 Look at one short lesson on a single thing: light, thirds or depth of field.
        - 6 Look at one short lesson on a single thing: light, thirds or depth of field.
        - 3 Find the knob or setting for it on your camera or phone.
        ? dog* | puppy | cat* | pet* | baby | kid* | child*: 8 Look up two settings on your phone: burst and portrait.
      15 Take ten pictures of one kind of thing on a walk round the block: doors, shadows or hands.
        - 10 Take ten pictures of one thing only on a walk round the block: doors, shadows or hands.
        - 3 Delete those that are blurred.
        ? dog* | puppy | cat* | pet*: 15 Take bursts of the animal running towards you, the phone low and the sun behind you.
          - 10 Take bursts of the animal running towards you, the phone low.
          - 3 Delete those that are blurred.
        ? baby | kid* | child*: 15 Take bursts of the child at one game, the phone low and the light from the side.
          - 10 Take bursts of the child at one game, the phone low.
          - 3 Delete those that are blurred.
      5 Edit one of them in three ways only: crop, light, straight horizon.
      4 Show it to one person, or put it into a folder with the date[, {deadline}].
      3? Write down a theme for each of the next four weeks.
        ? phone: 3 Save three settings on your phone: grid on, tap for the light, no zoom.
        - 3 Write down a theme for each of the next four weeks.
        - 2 Put camera or phone beside your shoes for the first one.
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
      5n Install one free app or open one leaflet for beginners on {topic|it}.
      20n Find three things in the nearest park, water or dark corner, using that app or leaflet.
      5 Install one free app or open one leaflet for beginners on {topic|it}.
      5 Look up what you need to do it here: a licence, a permit, hours, seasons.
        - 3 Look up whether one needs a licence or permit for it here.
        - 2 Note the hours and the season.
      5 Choose a place you can reach in half an hour[ near {place}], and the best hour for it.
      5 Put warm clothes, water and any gear you can borrow into one bag.
        - 3 Put warm clothes and water into one bag.
        - 3 Ask one person to lend you what is missing.
      30 Find or try three things there with the app or leaflet.
        - 10 Go there, and stand still for ten minutes.
        - 10 Find or try three things with the app or leaflet.
        - 3 Write down place, hour and what you found.
      5? Find one group or guided walk this month, and save its date.
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
        ? dont drive | no car | no lift | cant drive: 2 Write down two mornings that are free, and the places that your bus goes to.
      6n Write to one group you find near you: “I'd like to try. May I come once, and what do I bring?”
        ? shy | anxious | nervous | scared | social anxiety: 4 Write to one: “I'm a bit nervous of coming new. Who could I look for at the door, and may I just watch?”
        ? no money | for free | skint | cheap: 4 Write to one: “I'd like to try. What does it cost, and is there a free or reduced place?”
        ? wheelchair | deaf | disab* | autis* | blind: 4 Write to one: “I'd like to try. I need …. How do I get in, and who shall I ask for?”
        ? dont drive | no car | no lift | cant drive: 4 Write to one: “I'd like to try. May I come once, what do I bring, and does anyone come from my side of town?”
      10n Stay at one meeting until the break, long enough to say your name to two people.
      6 Search for two groups near you[ in {place}], and write down day, price and if beginners are welcome.
        ? found one | found a group | know one | there is one | theres one: -
        ? dont drive | no car | no lift | cant drive: 6 Search for two of the kind on your bus line: library, community centre, church hall, wool shop; with day and price.
          - 5 Search for two of the kind on your bus line.
          - 2 Note day and price beside each.
        - 5 Search for two of the kind near you[ in {place}].
        - 2 Note day and price beside each[, within {money}].
      4 Write to one: “I'd like to try. May I come once, and what do I bring?”
        ? shy | anxious | nervous | scared | social anxiety: 4 Write to one: “I'm a bit nervous of coming new. Who could I look for at the door, and may I just watch?”
        ? no money | for free | skint | cheap: 4 Write to one: “I'd like to try. What does it cost, and is there a free or reduced place?”
        ? wheelchair | deaf | disab* | autis* | blind: 4 Write to one: “I'd like to try. I need …. How do I get in, and who shall I ask for?”
        - 3 Write: “I'd like to try. May I come once, and what do I bring?”
        - 2 Send it to the first of the two.
      3 Put the first date into your calendar, with how to get there and when to leave[; {deadline}].
      4 Lay out what they said you should bring, the evening before.
        ? joined | already | paid: 4 Put what it takes into one bag by the door, the evening before.
      60 Stay once until the break or the end, long enough to say your name to two people.
        - 5 Tell the first person inside that you are new.
        - 10 Ask two people their names before the break.
      3? Decide on the way home whether you go twice more, since the third time feels less new.
        - 2 Write one line on how it was.
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
      2* Write {label} at the top of a page, and below it three people who might come.
        ? with # neighbour* | # neighbour* | with # friends | # friends | # members | # colleagues: 2 Write the {#} names on a page, with a star beside the two who will surely come.
      4n Ask them with two dates and an end: “Would you try it once, from 7 to 9?”
      3n Choose the date that suits two of them, and write it to all.
      4 Ask them with two dates and an end: “Would you try it once, from 7 to 9?”
        - 3 Write the message with two dates and an end.
        - 2 Send it to the three, each alone.
      4 Choose a place that costs nothing: your table, a café corner, a library room, a call.
        ? village hall | community hall | church hall | parish hall | community centre | scout hut: 4 Ask the hall's keeper for one free evening, with its price, the key and the kettle.
        ? library | pub | caf*: 4 Ask there for a quiet table on that evening, with the number of people.
      4 Choose the first book, game, film or theme yourself. A short one is best.
        ? d d | dnd | dungeons: 4 Choose a short ready-made adventure for the first evening, with characters of level 1 printed from the free rules.
          - 2 Choose a short ready-made adventure for the first evening.
          - 3 Print a character of level 1 for each from the free rules.
        ? book club | reading group | book group: 4 Choose the first book yourself: under 250 pages, in the library or cheap second hand.
          - 2 Write down three that fit.
          - 2 Choose one, and write it to all.
        - 2 Write down three short ones.
        - 2 Choose one, and write it to all.
      5 Write the plan for the evening in four lines: arrive, begin, break, what comes next.
        ? d d | dnd | dungeons: 5 Write three scenes for the first evening: one to talk, one to look around, one to fight.
          - 3 Write the talking scene and the place to look around.
          - 2 Write the fight, with three enemies.
        - 3 Write four lines for the evening: arrive, begin, break, what next.
        - 2 Write two questions that get everyone talking.
      60 Hold the first meeting until the hour you said[; {deadline}].
        - 5 Put out water, chairs and what you need.
        - 10 Open the first meeting: names, then your first question.
        - 3 Agree on the next date before anyone leaves.
      3? Open one chat for the group, with the next date at the top.
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
      2* Write {label} on a note, with one free slot in your week[: {day}].
        ? where to go | what to do | somewhere | ideas | no idea: 2 Write three places on a note: one outdoors, one indoors, one that costs nothing.
      5n Buy the ticket or save the page, with opening hours and price[, within {money}].
        ? where to go | what to do | somewhere | ideas | no idea: 5 Let the others pick one of the three, with its hours and price looked up.
      10n Go there at the time you chose, with the thing you most want to see first.
      5 Look up opening hours and price, and note the quietest hour.
        ? with my kids | two kids | three kids | with kids | with the kids | toddler: 5 Choose one free thing and one paid one near each other, toilets and a playground on the way.
        ? old aunt | my aunt | gran* | nan | walks slowly | year old: 5 Look up hours, price and wind or weather rules, with lifts, benches and toilets noted.
        - 3 Look up opening hours and price.
        - 2 Note the emptiest hour.
        ? where to go | what to do | somewhere | ideas | no idea: 5 Let the others pick one of the three, with its hours, price and toilets looked up.
          - 2 Let the others pick one of the three.
          - 3 Look up its hours, price and toilets.
      4 Buy the ticket or reserve the seat, at the aisle or near the exit if you like[, within {money}].
      3 Text one person to come along, or write “alone, on purpose” beside it.
        ? no car | bus | train: 3 Look up bus or train there and back, with the last one home on a note.
        ? kids | children | family | grandchildren: 3 Text one other family: “We're going there. Meet us?”
      3 Put the time to leave into your calendar, with how to get there and back.
        - 2 Look up the way there and back.
        - 2 Put the hour of leaving into your calendar.
      4 Put ticket, water, a snack and something to read into one bag[, ready {deadline}].
        - 2 Put ticket and water into one bag.
        - 2 Add a snack and something to read.
      60? Go there for the one thing you came for first, until you have had enough.
        - 10 Go there for the one thing you came for first.
        - 5 Sit down for a drink or a bite in the middle.
    `,
  },
];
