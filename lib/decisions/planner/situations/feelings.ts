import type { Situation } from "@/lib/decisions/planner/situations/situation";

/** How someone feels. These plans ask little, hold nothing against anybody, and have a person in them. */
export const FEELING_SITUATIONS: readonly Situation[] = [
  {
    id: "exhausted",
    says: /\b(?:so|too|just|really|utterly|completely|totally|beyond|bone|dead|always|constantly) (?:tired|exhausted|drained|shattered|knackered|worn out|wiped out|burnt out|burned out)\b|\bexhausted\b|\b(?:no|zero) energy\b|\brunning on (?:empty|fumes)\b|\b(?:i'm|i am) (?:done|spent|wiped|fried|knackered|shattered|running out of steam)\b(?=\W|$)|\bcan't keep (?:up|going|this up)\b/i,
    unless:
      /\btired of\b|\btoo tired to\b|\b(?:dog|cat|baby|he|she|kids?|son|daughter|mum|dad)(?:'s| is) (?:so |always )?tired|\bdone (?:with|it|for)\b|\bsleep (?:better|earlier|more)\b/i,
    plan: `
      2* Sit down with a glass of water, feet up if you can.
        ~ Fill a glass with water. | Sit down with it, feet up if you can.
        ? baby | newborn | toddler: 2 Sit down with a glass of water, with the child safe in the crib or stroller beside you.
      4* Write one line for each thing that is pulling at you, in any order.
        ~ Get a pen and paper. | Write the first thing pulling at you. | Write each other one on its own line.
      2 Circle the one thing that would go wrong if it isn't done by tomorrow night.
        ~ Look at your list. | Circle the one that can't wait past tomorrow night.
      3 Write “not this week” beside two of the others.
        ~ Look at the lines you didn't circle. | Write “not this week” beside one. | Write it beside a second.
      3* Send one person waiting for something a line: “I'm running low. Can this wait until Friday?”
        ~ Open the chat with one person who's waiting. | Type “I'm running low. Can this wait until Friday?” | Press the send button.
        ? care home | into care | my dad | my mum | caring for: 3 Send one person a line: “It's a lot with my parent right now. Can we talk on Friday?”
        ? baby | newborn: 3 Send one person a line: “I'm running low. Could you hold the baby for two hours so I can sleep?”
        ? kids | toddler | single mum | single dad: 3 Send one person a line: “I'm running low. Could you take the children for an hour on Saturday?”
        ? my boss | at work | deadline*: 3 Send your boss or a colleague a line: “I'm running low. Can this wait until Friday?”
      8 Work on the circled thing for a few minutes, or ask somebody to do it.
        - 2 Lay out only what you need for the circled thing.
        - 8 Work on it for a few minutes, sitting down if you can.
        ? im ill | feel ill | got flu | fever | flu: 8 Ask somebody to do the circled thing, or move it by a day with one line.
          - 3 Write one line: “I'm ill. Could you take this, or can it be a day later?”
          - 3 Send that line to one person.
      4 Eat something that needs no cooking.
        - 4 Eat something that needs no cooking.
        - 2 Set a bedtime alarm on your phone for tonight, one hour earlier than yesterday.
        - 3 Write down a doctor's number, in case two weeks of sleep change nothing.
    `,
  },
  {
    id: "failing",
    says: /\b(?:fail(?:ing|ed)? (?:at|in) (?:everything|life|all|being)|(?:feel(?:ing)? like|i'm|i am|such) an? (?:(?:total |complete |massive )?(?:failure|fraud|loser|mess|disappointment)|(?:rubbish|bad|terrible|awful|crap|shit|useless) (?:mum|mom|mother|dad|father|parent|friend|partner|wife|husband|daughter|son|person|teacher|boss))|can't do anything right|not good enough|never good enough|everyone(?: else)?(?:'s| is| seems)? (?:so )?(?:ahead|better|doing better|has their)|behind in life|(?:everyone|everybody|all my friends|people) (?:my age|i know|else)\b.{0,40}\bi(?:'m| have| am)\b|nothing to show for|letting everyone down|let everyone down|wasting my life|wasted my life|i'm (?:so )?(?:useless|worthless|pathetic|stupid)|imposter|impostor)\b/i,
    plan: `
      2* Breathe out slowly five times, with a hand on your belly. Nothing else is needed yet.
        ~ Put a hand on your belly. | Breathe out slowly, five times.
      5* Write down everything that weighs on you, one line each, in any order.
        ~ Get a pen and paper. | Write the first thing that weighs on you. | Write the rest, one line each.
      2 Put a star beside the one that has a date or a person waiting.
        ~ Read down your list for dates or people waiting. | Put a star beside that one.
      3 Write “not this week” beside two of the others.
        ~ Look at the lines without a star. | Write “not this week” beside one. | Write it beside another.
      8 Work on the starred one for a few minutes, no more.
        - 2 Open or lay out what you need for the starred one.
        - 8 Work on it for a few minutes, no more.
      3 Write down one thing you did today, however small.
        - 3 Write down one thing you did today, however small.
        - 2 Add what you would say to a friend who had had a week like yours.
      3* Send someone a line: “Rough week. Can we talk for ten minutes?”
        ~ Open the chat with someone. | Type “Rough week. Can we talk for ten minutes?” | Press the send button.
    `,
  },
  {
    id: "rumination",
    says: /\b(?:can't|cannot|unable to) (?:stop|quit) (?:thinking|obsessing|ruminating|replaying|dwelling|going over|overthinking)\b|\b(?:keep|keeps) (?:replaying|going over|thinking (?:about|of)|obsessing|ruminating|overthinking|dwelling|cringing)\b|\bcan't get .{2,50} out of my (?:head|mind)\b|\boverthinking (?:everything|what|it|every|the)\b|\bit keeps going round\b|\b(?:still )?cringing (?:about|at|over)\b/i,
    unless: /\b(?:my ex|him|her)\b.{0,10}$|\bsong\b/i,
    plan: `
      2* Write down the one moment that keeps coming back, in two sentences.
        ~ Pick up a pen. | Write the moment down in two sentences.
      3n Write under it what you would tell a friend who had done the same.
        ~ Pick up the page with your sentences. | Say aloud what you'd tell a friend. | Write that under them.
      3 Write under it what you would tell a friend who had done the same.
        ~ Pick up the page with your sentences. | Say aloud what you'd tell a friend. | Write that under them.
      3 Decide whether you owe someone a word: “sorry about what I said”, or nothing.
        - 3 Write down who could really mind, and what you know rather than guess.
        - 3 Send that person one line if you owe it, or write “done”.
      10* Walk round the block, or do something with your hands to loud music.
        ~ Put on your shoes, or start some loud music. | Walk to the corner, or pick up something for your hands. | Go once around the block, or work on until ten minutes are up.
      2 Set ten minutes for that moment at a fixed time tomorrow. Until then the answer is “not now”.
        - 2 Set ten minutes for that moment at a fixed time tomorrow, such as six.
        - 2 Say “at six” each time it comes back before then.
      5 Tell one person what happened, in the two sentences that you wrote.
        ~ Choose one person. | Call them, or sit down together. | Say your two sentences.
      5 Do one thing with your hands before bed: fold laundry, draw, peel an orange, water the plants.
        ~ Get the laundry, an orange or the watering can. | Do the first piece slowly with your hands. | Go on until the thing is done.
    `,
  },
  {
    id: "lonely",
    says: /\b(?:lonely|so alone|all alone|no friends|have nobody|got nobody|nobody to talk to|no one to talk to|know (?:nobody|no one) here|don't know anyone here|isolated)\b/i,
    unless:
      /\b(?:mum|mom|dad|gran|nan|grandpa|neighbour|neighbor|friend|dog|cat)(?:'s| is| seems| sounds)\b/i,
    plan: `
      2* Send one person from your past a photo of something near you: “This made me think of you.”
        ~ Take a photo of something near you. | Send it with “This made me think of you.”
        ? no friends | nobody to text | no one to text | have nobody: 2 Open the page of a helpline for lonely people to find its number or chat.
        ? boarding | moved | new city | new town | new country | emigrat*: 2 Send one person from your old place a photo of something near you: “This made me think of you.”
      3* Write down one place where the same people meet each week: a class, a choir, a running group, a board-game night.
        ~ Get a pen and paper. | Think of a class, choir or running group nearby. | Write down one that meets each week.
        ? wife passed | husband passed | wife died | husband died | lost my wife | lost my husband | since my wife | since my husband | widow*: 3 Write down one grief group near you or online, such as GriefShare or the hospice's, with its next meeting.
        ? moved | new city | new town | new country | emigrat*: 3 Write down one group for newcomers or your own language, plus one for a thing you like doing.
        ? baby | maternity leave | new mum | new mom: 3 Write down one baby group this week: library story time, a church group, a stroller walk.
        ? work from home | working from home | remote: 3 Write down one place where you could work among people once a week: library, café, coworking day.
        ? retired | widow* | old | elderly: 3 Write down one weekly thing in the daytime: a lunch club, a walking group, a class, a choir.
        ? anxious | shy | social anxiety: 3 Write down one group where hands are busy and nobody has to talk: crafts, chess, gardening.
      8 Look up when that group or place meets next and what it costs.
        ~ Open that group's page. | Find when it meets next. | Write down the cost.
      2 Put that date in your calendar, with how to get there.
        ~ Open your calendar on that date. | Enter the group with how to get there.
      10* Go where people are today, even without talking: a café, a library, a market.
        ~ Put on your shoes. | Choose a café, a library or a market. | Walk or ride there. | Sit or stand among people for a bit.
        ? at night | nights | in the evening* | evenings | after dark | before bed | weeknights: 10 Call one person tonight at the hour that gets loneliest, and ask: “Could we make this a regular call?”
          - 2 Text one person: “Could I call you tonight around …?”
          - 8 Call at that time, and ask to make it a regular call.
      3 Ask one person there a small question: “Have you been here before?”
        - 2 Write down two small questions you could ask anyone.
        - 3 Ask someone one of them today: a neighbour, the barista, the next person in line.
      3 Call somebody on Sunday for ten minutes, at a time you both have in your calendars.
        - 2 Choose one person whose voice does you good.
        - 3 Suggest ten minutes on the phone on Sunday, with a time.
    `,
  },
  {
    id: "worried",
    says: /\b(?:can't|cannot) stop worrying\b|\b(?:worried|anxious|panicking|freaking out|stressed) (?:sick|about (?:everything|money|the future|work|my (?:health|mum|dad|job))|all the time|constantly)\b|\bmy anxiety is\b|\bso (?:anxious|worried)\b/i,
    plan: `
      2* Put both feet on the floor for five slow breaths out.
        ~ Put both feet on the floor. | Breathe out slowly, five times.
      4* Write each worry on its own line, as a full sentence.
        ~ Get a pen and paper. | Write the first worry as a full sentence. | Write each other worry on its own line.
        ? scan | biopsy | results | operation | surgery: 4 Write down in one line what you fear about that day, and below it what the doctors would do next.
      3 Mark each worry as “mine to act on” or “not mine”.
        ~ Read the first worry on your list. | Write “mine to act on” or “not mine” beside it. | Mark the others the same way.
      4* Write down one five-minute thing you could do about the first worry you can act on.
        ? scan | biopsy | results | operation | surgery: 4 Write two questions for the doctor beside it. That part is yours.
        - 2 Choose the first worry you can act on.
        - 3 Write beside it one thing you could do in five minutes.
      5 Do that one thing.
        ~ Look at that one thing. | Start with its first small move. | Finish what's left of it.
      3 Write a day beside the ones that can wait. What nobody can change gets a line through it.
        - 3 Write a day beside the worries that can wait.
        - 2 Cross out what nobody can change tonight.
      5 Tell one person your worst worry: “I don't need advice, just someone to listen.”
        ~ Call one person, or sit down together. | Say “I don't need advice, just someone to listen.” | Say your worst worry.
        ? scan | biopsy | results | operation | surgery: 5 Ask one person to sit with you on the day, or to ring when it is over.
    `,
  },
  {
    id: "cannot-start-day",
    late: true,
    says: /\b(?:can't (?:get (?:off the (?:sofa|couch)|out of bed|going|started on anything)|do anything|function|move)|no motivation|zero motivation|unmotivated|can't be bothered|been in bed all day|stuck on the (?:sofa|couch)|wasted the (?:whole )?day|did nothing (?:today|all day)|doom ?scrolling all day|why can'?t? i (?:never|ever|not)? ?(?:just |simply )?(?:start|begin|do) (?:things|anything|stuff)|paraly[sz]ed|executive dysfunction|frozen)\b/i,
    unless: /\b(?:screen|laptop|computer|phone|pipe|dog|cat|food|chicken|meat|pizza|account)\b/i,
    plan: `
      2* Put both feet on the floor.
        ~ Put one foot on the floor. | Put the other foot beside it.
      2* Drink a glass of water at the window.
        ~ Fill a glass with water. | Drink it at the window.
        ? # things | # tasks | # to dos | so much to do | too much to do | so many things | a million things | long list | everything to do | whole list: 2 Write everything in your head on one page, one line each, in no order.
        ? sofa | couch: 2 Drink a glass of water at the kitchen tap. The phone can stay on the sofa.
      3 Wash your face, or put on different clothes.
        - 3 Wash your face.
        - 3 Put on one piece of different clothing.
      4 Eat one thing that needs no cooking.
        ~ Open the fridge or the cupboard. | Take out one thing that needs no cooking. | Eat it sitting down.
      2 Write down the smallest thing that would make tonight easier.
        ~ Pick up a pen. | Write the smallest thing that would ease tonight.
        ? # things | # tasks | # to dos | so much to do | too much to do | so many things | a million things | long list | everything to do | whole list: 2 Cross out three lines that can wait until tomorrow, and star what somebody is waiting for today.
        ? washing up | dishes | kitchen: 2 Write “three cups” on a note. That is all the dishes you have to do for now.
        ? laundry | washing: 2 Write “one armful” on a note. That is all the laundry you have to do for now.
        ? emails | email | inbox | messages: 2 Write “one reply” on a note. That is all the answering you have to do for now.
      5* Do the smallest thing that would make tonight easier for five minutes, with the phone across the room.
        ? # things | # tasks | # to dos | so much to do | too much to do | so many things | a million things | long list | everything to do | whole list: 5 Circle one line that really has to happen today, and work on only that for five minutes.
          - 2 Circle the one line that really has to happen today.
          - 5 Work on only that until a five-minute timer rings.
        - 2 Put the phone across the room with a five-minute timer running.
        - 5 Do the smallest thing that would help until it rings. Stopping is fine.
      3 Send one person a line: “Slow day here. How is yours?”
        ~ Open the chat with one person. | Type “Slow day here. How is yours?” | Press the send button.
    `,
  },
  {
    id: "sad",
    late: true,
    says: /\b(?:crying all|can't stop crying|cried (?:all|every)|so sad|feel(?:ing)? (?:really |so )?(?:sad|down|low|empty|numb|awful|terrible|rubbish)\b(?! about| for| that| (?:every time|whenever) i (?:look|see|open|pass))|everything feels (?:pointless|grey|heavy)|feel(?:ing)? nothing)\b/i,
    plan: `
      2* Drink something warm, or hold the cup for a minute.
        ~ Get a cup of something warm. | Hold it for a minute, or drink it.
      3* Send someone close to you one line: “Hard day. Can you ring me tonight?”
        ~ Open the chat with someone close. | Type “Hard day. Can you call me tonight?” | Press the send button.
      3 Write down the worst part in one sentence, even if it is “I don't know”.
        ~ Get a pen and paper. | Say the worst part aloud. | Write it down in one sentence.
      10* Go outside for ten minutes, as slowly as you like.
        ~ Put on your shoes. | Step out of the door. | Walk slowly for five minutes. | Turn around, as slowly as you like.
      4 Eat a little of something you like.
        ~ Open the fridge or the cupboard. | Take out something you like. | Eat a little of it.
      3 Put one soft thing into tonight: a bath, a film you know, an early bedtime.
        - 2 Choose one soft thing for tonight: a bath, a film you know, an early bedtime.
        - 3 Lay out what you need for that.
      4 Write to a doctor for an appointment if most days have been like this for two weeks.
        - 2 Count on a calendar how many days have been like this.
        - 4 Write to a doctor for an appointment, if most days of two weeks have been like this.
    `,
  },
  {
    id: "all-at-once",
    says: /\b(?:everything (?:is|feels|'s) (?:too much|falling apart|a mess|on fire|going wrong|piling up)|(?:everything|it all) at once|(?:too much|too many things|so much|a million things|a thousand things) (?:going on|on my plate|at once|happening)|drowning in|i'm drowning|so overwhelmed|completely overwhelmed|head is (?:full|spinning|exploding)|spinning (?:plates|too many)|everyone wants something|(?:everyone|everybody)\b.{0,12}\b(?:waiting (?:on|for) me|needs me|needs something)|(?:a million|a thousand|too many|so many) things to do|(?:three|four|five|too many|all (?:the|my)) deadlines|pulled in (?:every|all) direction|(?:don't|do not|no idea) (?:know )?(?:what|which (?:thing|one)) to (?:do|tackle|start with|begin with|deal with) first)/i,
    unless:
      /\b(?:e-?mails?|laundry|debt|paperwork|dishes|tabs|messages|stuff|clothes|toys|fell|falls|hospital|accident|diagnos\w+|arrested|evict\w+)\b/i,
    plan: `
      2* Breathe out slowly five times, away from the screen.
        ~ Turn away from the screen. | Breathe out slowly, five times.
      5* Write down everything on your mind, one line each, for five minutes.
        ~ Get a pen and paper. | Write the first thing on your mind. | Write on, one line each, for five minutes.
      3 Put a dot beside each line that has a date this week.
        ~ Put your list in front of you. | Look for lines with a date this week. | Put a dot beside each.
        ? today | tonight | this morning: 3 Put a dot beside each line that has to happen today.
        ? tomorrow: 3 Put a dot beside each line that has to happen by tomorrow night.
      3 Write “not this week” beside three lines without a dot.
        - 2 Write “not this week” beside one line without a dot.
        - 2 Write it beside two more lines.
      3 Write a name beside each line that someone else could take.
        ~ Look at the first line someone else could take. | Write a name beside it. | Do the same with the other lines.
        ? on my own | all alone | single mum | single dad | single parent | no help: 3 Write “ask” beside each line that a neighbour, the school, a shop or a delivery service could take.
      4 Send someone who could take one of those lines a message: “Could you take this? When would you need to know?”
        ~ Open the chat with someone on your list. | Type “Could you take this?” with the line. | Send it with “When would you need to know?”
        ? my boss | at work | work is: 4 Send your boss a line: “I have these three this week. Which one can wait?”
        ? my mum | my dad | my husband | my wife | my partner | my sister | my brother: 4 Send one person in your family a line: “Could you take this one off me?”
      10n Work for ten minutes on the line whose date comes first.
        ~ Find the line with the first date. | Open what it needs. | Do the first small piece. | Work on until ten minutes are up.
      10 Work for ten minutes on the dotted line whose date comes first.
        - 2 Lay out what you need for the first dotted line.
        - 10 Work on it for ten minutes.
        ? car | mot | boiler | leak*: 10 Ring about the dotted line that would cost the most if it waits: mechanic, plumber, school or doctor.
          - 2 Find the number for the dotted line that would cost the most if it waits.
          - 8 Ring it: “What is your first opening, and what does it cost?”
    `,
  },
  {
    id: "awake-now",
    says: /\b(?:can't (?:sleep|fall asleep|switch off)|lying awake|wide awake|awake (?:at|since) \d|it's \d ?am and i'm)\b/i,
    unless:
      /\b(?:baby|toddler|son|daughter|kids?|child|neighbou?r|partner|husband|wife|snor\w+|dog|noise|for (?:weeks|months|years))\b/i,
    plan: `
      2* Turn the clock and the phone face down.
        ~ Turn the clock around. | Lay the phone face down.
      5* Write down on paper whatever is going round in your head, with “tomorrow” after each line.
        ~ Get a pen and paper in dim light. | Write down one thing that goes around in your head. | Write the others, each with “tomorrow” after it.
        ? exam | interview | flight | presentation | meeting: 5 Write down on paper what you need in the morning, one line each, with tomorrow's first step at the top.
        ? argument | row | said: 5 Write down on paper what you wish you had said, for your eyes only, with “tomorrow” below it.
      4 Get up into dim light if you have been awake for about 20 minutes.
        ~ Sit up on the edge of the bed. | Switch on one dim light. | Get up into that light.
      10* Read a few dull pages or fold something until your eyes get heavy.
        ~ Get a dull book or something to fold. | Sit down in dim light. | Read or fold slowly. | Stop when your eyes get heavy.
        ? hot | heat | heatwave: 10 Lay a damp cloth on your neck by an open window while you read a few dull pages.
      4 Breathe in for four and out for six, twenty times.
        - 2 Lie down on your back, with a hand on your belly.
        - 4 Breathe in for four and out for six, twenty times.
      2 Let the room get cooler: an open window, one blanket less.
        ~ Open a window a little. | Take one blanket off the bed.
      2 Set tomorrow's alarm for the usual time, however the night goes.
        - 2 Set tomorrow's alarm for the usual time, however the night goes.
        - 2 Write “no coffee after noon” on a note for tomorrow.
    `,
  },
  {
    id: "guilt",
    says: /\b(?:feel(?:ing)?|i'm) (?:so |really |very |absolutely )?(?:guilty|ashamed|embarrassed|mortified)\b|^(?:so |really |very |still )*(?:guilty|ashamed|embarrassed|mortified) (?:of|about|by|over|that|because)\b/i,
    unless: /\bowe\b|^(?:book|call|pay)\b/i,
    late: true,
    plan: `
      2* Write down in one sentence what weighs on you.
        ~ Pick up a pen. | Write in one sentence what weighs on you.
      3 Write down who it affected, and what you know about how they took it.
        ~ Get a pen and paper. | Write down who it affected. | Write what you know about how they took it.
        ? never home | working so much | work so much | missed her | missed his | no time for: 3 Write down what they really missed because of it, and what they got from you this week.
      3* Write what you would say to a friend who told you the same.
        ~ Picture a friend who told you the same. | Say your answer aloud. | Write it down.
      4* Choose one thing that would make up for a little of it: a call, an apology, a date, a repair.
        - 2 List two things that would make up for a little of it.
        - 2 Circle the smaller of the two.
      6 Do the first small part of that one thing today.
        - 3 Write two lines you would say for it.
        - 4 Send those lines, or say them.
      3 Write “done for now” below your sentence.
        ~ Pick up the page with your sentence. | Read it once. | Write “done for now” below it.
      10 Do something kind for your body: a walk, a shower, a meal.
        ~ Choose a walk, a shower or a meal. | Get the shoes, the towel or the plate. | Begin with the first minute. | Go on until you are done with it.
    `,
  },
];
