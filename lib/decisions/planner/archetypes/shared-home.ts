import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const MATE = "flatmate|roommate|housemate|lodger|room mate|flat mate|house mate";
const HOUSEHOLD = `husband|wife|partner|boyfriend|girlfriend|${MATE}|kids|children|son|daughter|teenager|family|everyone`;

/** Living with others: moving out, asking someone to go, sharing work, noise. */
export const SHARED_HOME: readonly Archetype[] = [
  {
    id: "leave-shared-flat",
    area: "home",
    whole: `${everyWay("move out of|leave|get out of", "shared flat|flatshare|flat share|shared house|houseshare|house share|shared apartment|joint tenancy|joint lease|student house")}|${everyWay("tell", MATE, "i'm moving out|i am moving out|i want to move out|that i'm moving out|i'm leaving|im moving out")}`,
    acts: "leave|move out|end",
    things: "flatshare|shared flat|joint tenancy|house share|houseshare|joint lease|shared house",
    tells: "out of flatshare|out of shared flat|out of houseshare|name is on lease|name on lease",
    needsAct: true,
    unless: "evict|ask to leave|clean",
    it: "the shared flat",
    plan: `
      2* Find your lease and write down three things: who signed it, the notice period, the last day for notice.
        ~ Find your lease. | Write down who signed, the notice period, the last day for notice.
        ? no lease | not on the lease | no contract | without a contract: 2 Find the message or transfer that shows when you pay rent and who gets it.
        ? notice given | gave notice | given notice | already told them | told them already: 2 Write your last day and the day you get the deposit back on one page.
      5n Tell {person|the others} face to face: “I'm moving out on …, and I'd like us to plan it together.”
        ~ Find {person|the others} at home. | Say “I'm moving out on …” with your date. | Say “I'd like us to plan it together.”
        ? row | fight | dont talk | toxic | scared | hostile: 5 Tell them in one short message the day you leave and who pays what until then. No reasons needed.
          - 2 Write a message with the day you leave and who pays what until then.
          - 3 Send the message in the daytime, with a friend you can ring afterward.
      5n Write your notice in three lines, with the date and your signature.
        ~ Get a pen and a sheet of paper. | Write your notice in three lines. | Add the date with your signature.
        ? no lease | not on the lease | no contract | without a contract: 6 Write three lines to whoever you pay: your last day, the last rent, when you get the deposit back.
        ? break the lease | fixed term | before it ends | end it early: 6 Ask the landlord how you can leave early: a new tenant, a fee, a date.
      5 Count the notice period back from the day you want to be out[: {deadline}], and write both dates down.
        ~ Open a calendar at the day you want to be out. | Count the notice period back from there. | Write both dates down.
      5 Tell {person|the others} face to face: “I'm moving out on …, and I'd like us to plan it together.”
        - 2 Say the sentence aloud once: “I'm moving out on …, and I'd like us to plan it together.”
        - 5 Tell {person|the others} your sentence face to face.
        ? row | fight | dont talk | toxic | scared | hostile: 5 Tell them in one short message the day you leave and who pays what until then. No reasons needed.
          - 2 Write a message with the day you leave and who pays what until then.
          - 3 Send the message in the daytime, with a friend you can ring afterward.
      6 Write your notice in three lines, or ask the landlord how to get your name off a joint lease.
        ~ Get your lease. | Check whether anyone else signed it with you. | Write three lines of notice, or ask how to get your name off a joint lease.
        ? no lease | not on the lease | no contract | without a contract: 6 Write three lines to whoever you pay: your last day, the last rent, when you get the deposit back.
        ? break the lease | fixed term | before it ends | end it early: 6 Ask the landlord how you can leave early: a new tenant, a fee, a date.
      5 Send the notice in a way that proves when it arrived, and note where you saved a copy.
        ~ Open your finished notice. | Send it by certified mail or e-mail with a receipt. | Write down where the copy is saved.
      8 List what you share, with a name beside each thing: deposit, bills, sofa, pans, internet.
        - 5 List what you share: deposit, bills, sofa, pans, internet.
        - 3 Write a name beside each thing on the list.
        ? deposit: 8 Write down who holds your deposit and who will replace you. Often the new person pays you your share.
      8? Offer to show the room to two people who might take it.
        - 4 Take four photos of the tidy room.
        - 5 Post the photos with the price, the size and the date.
        - 5 Photograph the room and the meters on your last day.
        ? found someone | have a replacement | new tenant found | found a replacement: 8 Send the landlord the new person's name and number: “Who has to sign what, and by when?”
          - 4 Send the landlord the new person's name and number.
          - 4 Ask the landlord who has to sign what, and by which day.
          - 5 Photograph the room and the meters on your last day.
    `,
  },
  {
    id: "ask-roommate-leave",
    area: "people",
    whole: `${everyWay("tell|ask|get|make|evict|kick out", MATE, "to leave|to move out|out|to go|leave|she has to leave|he has to leave|they have to leave|to find somewhere else|to find another place")}|${everyWay("evict|kick out|get rid of", MATE)}|${everyWay("tell|ask|get", "ex|friend|brother|sister|boyfriend|girlfriend|cousin", "to move out|out of flat|out of house|out of my flat|out of my house")}`,
    acts: "evict|kick out",
    things: MATE,
    tells: everyWay(
      "ex|boyfriend|girlfriend|roommate|flatmate|housemate|brother|friend|lodger",
      "still lives in|still lives with|won't move out|won't leave|has to go|has to move out|refuses to leave|refuses to move out|needs to move out|hasn't moved out",
    ),
    needsAct: true,
    unless: "find|i'm moving out|i am moving out|dishes|clean|rent late|find new",
    it: "the talk",
    plan: `
      2* Write down in one line why it has to end, with only what a camera would have seen.
        ~ Pick up a pen. | Write in one line why it has to end, only as a camera saw it.
        ? lodger: 2 Find the lodger's agreement or first message, and note the date the rent is paid up to.
      6n Look up who is on the lease, and how much notice {person|they} must get where you live.
        ~ Get the lease. | Find the names on it. | Look up the notice they must get where you live.
        ? lodger: 6 Look up how much notice a lodger must get where you live, and what your agreement says.
        ? scared | violen* | threat* | drunk | drugs | steal*: 6 Ring a housing or abuse line first, so you can plan how to say it safely.
      10n Say two sentences at a calm time: “This doesn't work for me. I'd like you to have moved out by … .”
        ~ Find a calm time with both of you at home. | Sit down across from them. | Say “This doesn't work for me.” | Say “I'd like you to have moved out by …” with the date.
      6 Look up who is on the lease, and how much notice {person|they} must get where you live.
        - 3 Read the lease to see whose names are on it.
        - 4 Look up how much notice {person|they} must get where you live.
        ? scared | violen* | threat* | drunk | drugs | steal*: 6 Ring a housing or abuse line first, so you can plan how to say it safely.
      4 Choose a date that is fair and legal[: {deadline}], and note what you can offer: a reference, boxes, part of the deposit.
        ~ Open a calendar. | Circle a date that is fair and legal. | Note what you offer: a reference, boxes, part of the deposit.
      4 Write down two sentences: “This doesn't work for me. I'd like you to have moved out by ….”
        - 3 Write down two sentences: “This doesn't work for me. I'd like you to have moved out by ….”
        - 2 Say the two sentences aloud once, with nothing after the date.
      3? Ask {person|them} for 20 minutes when both of you are sober, rested and fed.
        ~ Pick a time when you're both sober, rested and fed. | Go to {person|them}, or open the chat. | Ask for 20 minutes then.
      15 Write down together what you agreed on, after your two sentences and their answer.
        - 10 Say your two sentences first. The rest of the time is for listening.
        - 5 Write down together what you agreed on.
      4 Send the agreement to {person|them} the same day: date, money, keys.
        - 4 Send the agreement to {person|them} the same day: date, money, keys.
        - 4 Tell a friend how the talk went, and what date you agreed on.
    `,
  },
  {
    id: "find-flatmate",
    area: "home",
    thing: "new",
    acts: "find|get|look|look for|choose|search|replace|advertise",
    things: `${MATE}|new flatmate|new roommate|new housemate|tenant for room|subtenant|new lodger`,
    needsAct: true,
    unless: "talk|leave|rid|evict|move out",
    it: "a flatmate",
    plan: `
      2* Write down three things that matter most to you: quiet or lively, tidy or easygoing, pets, smoke, guests.
        ~ Get a pen and paper. | Write your top three: quiet or lively, tidy or easygoing, pets, smoke, guests.
      8n Write six lines for the ad: the room, the price with bills, the move-in date, who lives there, what your evenings are like.
        ~ Open a blank note. | Write lines on the room and the price with bills. | Write the move-in date and who lives there. | Write what your evenings are like.
        ? rent is # | rent # | # a month | # per month: 8 Write six lines for the ad: the room for {#}, what bills come on top, the move-in date, who lives there, your evenings.
          - 5 Write three lines about the room for {#}, the bills and the move-in date.
          - 4 Write three lines about who lives there and what your evenings are like.
      8n Post an ad for the room with four photos on one site or in one group[ in {place}].
        ~ Open one site or group for rooms. | Paste the text of your ad. | Add the four photos. | Press the post button.
        ? no smoker* | non smoker* | no pets | no couples: 8 Post an ad for the room with four photos and your one rule in the first line, on one site[ in {place}].
      5 Check in the lease or with the landlord that someone new may move in[, {deadline}].
        ~ Get the lease. | Look for the part on new or other tenants. | Ask the landlord if it doesn't say.
        ? hasnt found | no replacement | cant pay it alone | cant pay .. alone | whole rent | leaves on | moves out on: 5 Look in the lease for who owes the rent after that day. On a joint lease, the one who leaves often still does.
        ? move out | moving out | my room | take over: 5 Ask the landlord in writing if someone may take over your part: “Is there a new lease, and when do I get my deposit back?”
      6? Work out the new person's share of the rent, bills and deposit[: {money}].
        ~ Get your bills and the lease. | Divide the rent by the number of people. | Do the same with the bills and the deposit.
        ? help with # | help pay # | help with .. rent | help me with .. rent | split # | split the # | # rent | share the rent | afford .. rent: 6 Work out the new person's share[ of {money}]: half for a room like yours, less for a smaller one, plus bills and deposit.
        ? rent is # | rent # | # a month | # per month: 4 Work out bills and deposit on top of the {#}.
      8 Write six lines for the ad: the room, the price with bills, the move-in date, who lives there, what your evenings are like.
        - 5 Write three lines about the room, the price with bills and the move-in date.
        - 4 Write three lines about who lives there and what your evenings are like.
        ? rent is # | rent # | # a month | # per month: 8 Write six lines for the ad: the room for {#}, what bills come on top, the move-in date, who lives there, your evenings.
          - 5 Write three lines about the room for {#}, the bills and the move-in date.
          - 4 Write three lines about who lives there and what your evenings are like.
      10 Take four photos in daylight: the tidy room, the kitchen, the bathroom, the street.
        ~ Open the camera on your phone. | Photograph the tidy room in daylight. | Photograph the kitchen and the bathroom. | Take one of the street.
        ? already posted | posted | # replies | replies: 10 Answer the three best replies, with two meeting times each.
      6 Post your six lines and the photos on one site[ in {place}].
        - 4 Post the ad with the photos on one site[ in {place}].
        - 2 Send the ad to three friends.
        ? no smoker* | non smoker* | no pets | no couples: 6 Post your six lines and the photos on one site[ in {place}], with your one rule in the first line.
          - 4 Post the ad with the photos on one site[ in {place}], with your one rule in the first line.
          - 2 Send the ad to three friends.
      15 Meet one person for 15 minutes, with everyone who lives there: “What is a normal Tuesday like for you?”
        - 3 Write four questions: a normal Tuesday, cleaning, guests, how they pay bills.
        - 10 Meet the first person, with everyone who lives there.
        - 4 Get a signed agreement and a reference, before you hand over a key.
        ? # days | by the first | end of the month | urgent* | cant afford: 15 Meet two people by video today: “What is a normal Tuesday like for you?”
          - 3 Write four questions: a normal Tuesday, cleaning, guests, how they pay bills.
          - 10 Meet the first person by video today.
          - 4 Get a signed agreement and a reference, before you hand over a key.
    `,
  },
  {
    id: "share-chores",
    area: "people",
    whole: `${everyWay("get|ask|persuade|convince", HOUSEHOLD, "to help around house|to help more around house|to help more|to help more at home|to clean|to do chores|to do more chores|to do dishes|to wash up|to do washing up|to clean up|to tidy|to tidy up|to do more housework|to do share|to help with housework|to share housework|to clean room|to tidy room|to clean up after themselves|to help with chores|to do more around house|to take out trash")}|share the housework|split the chores|divide the chores|split the housework|split chores|divide housework|share the mental load|share mental load`,
    acts: "share|split|divide|make|set up|create|agree|organize",
    things:
      "chore chart|cleaning rota|chore rota|mental load|division of chores|chore list|housework fairly|chore schedule|chore split|household rota",
    tells: everyWay(
      "boyfriend|husband|partner|wife|girlfriend|flatmate|roommate|kids",
      "does nothing|never helps|doesn't help|never cleans|never does dishes|never washes up|doesn't do dishes|won't help|leaves dishes|leaves mess",
    ),
    unless: "dog|puppy|cat",
    it: "the housework",
    plan: `
      2* Write down the three chores at home that weigh on you most this week.
        ~ Pick up a pen. | Write down the three chores that weigh on you most.
        ? fight about dishes | fight about the dishes | argue about dishes | argue about the dishes | dishes every night: 2 Write down what you each want at bedtime: an empty sink, or peace. Most nights it's both.
        ? school run | drop off* | pick up*: 2 Write down last week's school drives: day, who drove, how many minutes.
        ? dishes | washing up | dirty dishes: 2 Write down the last three times dirty dishes were left standing, and how long.
      4n Write one sentence without blame: “I do … alone. I'd like you to own … from start to end.”
        ~ Open a note on your phone. | Type “I do … alone.” with the chore in it. | Type “I'd like you to own … from start to end.”
        ? says i nag | i nag | nagging | fight about dishes | fight about the dishes | argue about the dishes: 4 Write one sentence with no “you always”: “I don't want to remind you. I want one of us to own the dishes from dinner to empty sink.”
        ? defensive | gets mad | gets angry | starts a fight | turns into a fight | shuts down | blows up: 4 Write one sentence that can't sound like an attack: “I'm worn out, and I need your help to change how we split things. I'm not keeping score.”
        ? dishes | washing up | dirty dishes: 4 Write one sentence without blame: “I can't cook when the sink is full. Could it be empty by ten each night?”
      10n Ask {person|the others} for ten minutes tonight to share out jobs, with first choice for {person|them}.
        ~ Go to {person|the others}. | Ask for ten minutes tonight to share out jobs. | Read the list of jobs aloud. | Let them choose first, until every job has a name.
        ? dishes | washing up: 10 Ask {person|the others} for ten minutes at a calm time to choose: who owns the dishes on which nights, done by when, no reminders.
        ? refus* | wont | ignores | rota before | tried: 10 Stop doing one chore that is only for them, such as their laundry, after one kind word about it.
      8 List every chore of a normal week with its minutes: trash, bathroom, food, forms, birthdays.
        ? dishes | washing up: 8 Write the week's seven nights on a sheet, with who cooks, who works late and who is more awake.
          - 4 Write the seven nights on a sheet.
          - 4 Write beside each who cooks and who works late.
        ? school run | drop off* | pick up*: 8 Write the week's ten school drives on a sheet, and the times when each of you can't drive.
          - 4 Write the week's ten school drives on a sheet.
          - 4 Add the meetings and shifts that can't move.
        ? list of # | made a list | # jobs | list is done: 4 Mark the chores on your list that nobody would miss, before you share the rest.
        - 5 List every chore of a normal week: trash, bathroom, food, forms, birthdays.
        - 4 Write beside each chore its minutes, and who does it now.
      4 Write one sentence without blame: “I do … alone. I'd like you to own … from start to end.”
        ~ Open a note on your phone. | Type “I do … alone.” with the chore in it. | Type “I'd like you to own … from start to end.”
        ? says i nag | i nag | nagging | fight about dishes | fight about the dishes | argue about the dishes: 4 Write one sentence with no “you always”: “I don't want to remind you. I want one of us to own the dishes from dinner to empty sink.”
        ? defensive | gets mad | gets angry | starts a fight | turns into a fight | shuts down | blows up: 4 Write one sentence that can't sound like an attack: “I'm worn out, and I need your help to change how we split things. I'm not keeping score.”
        ? dishes | washing up | dirty dishes: 4 Write one sentence without blame: “I can't cook when the sink is full. Could it be empty by ten each night?”
      3 Ask {person|the others} for fifteen minutes at a calm time to share out the chores.
        ~ Wait for a calm moment at home. | Go to {person|the others}. | Ask for fifteen minutes to share out the chores.
        ? defensive | gets mad | gets angry | starts a fight | turns into a fight | shuts down | blows up: 3 Ask {person|the others} for fifteen minutes on a good day, with “If it gets heated, we stop and try again tomorrow.”
      15 Let each person choose chores in turn from the list, until every line has a name.
        ? dishes | washing up: 15 Choose nights in turn until each has one name. That person does the dishes by a set time, and nobody reminds them.
          - 4 Say your sentence, with the sheet in your hand.
          - 8 Choose nights in turn, with one set time for all.
        ? school run | drop off* | pick up*: 15 Choose drives in turn from the sheet, until all ten have a name for the next month.
          - 4 Say your sentence, with the sheet in your hand.
          - 10 Choose drives in turn, until all ten have a name.
        - 4 Say your sentence, with the list in your hand.
        - 10 Let each person choose chores in turn, until every line has a name.
        ? three flatmates | four of us | five of us | flatmates | roommates | housemates: 15 Let everyone choose chores in turn one evening at the table, until every line has a name.
          - 4 Lay the list on the table where everyone can see it.
          - 10 Let everyone choose chores in turn, until every line has a name.
        ? adhd | forget*: 15 Let each person choose chores with a clear end and an alarm: trash on Thursday at eight, dishes during one podcast.
          - 8 Let each person choose two chores with a clear end.
          - 5 Set an alarm for each chore on that person's phone.
      5? Agree for two of the chores what “done” means and by which day.
        - 3 Agree for one of the chores what “done” means.
        - 2 Choose the day that chore has to be done.
      3 Hang the list with the names on the fridge[; it starts {deadline}].
        - 3 Hang the list with the names on the fridge[; it starts {deadline}].
        - 3 Swap the chores that didn't work, after a week.
    `,
  },
  {
    id: "neighbour-noise",
    area: "home",
    whole: `${everyWay("stop|complain about|deal with|report|handle|sort out|do something about", "neighbor noise|neighbor music|noisy neighbor|upstairs neighbor|loud neighbor|noise from next door|noise from upstairs|neighbors' noise|neighbors' dog|barking dog next door|neighbors' music|noise upstairs")}|talk to upstairs neighbors|talk to noisy neighbors|talk to loud neighbors|${everyWay("ask|talk to|tell|get|speak to", "neighbor|neighbors|upstairs neighbor|upstairs neighbors|neighbor upstairs|downstairs neighbor|next-door neighbor|noisy neighbor", "to turn music down|to turn music|to turn down|to turn it down|to be quiet|to be quieter|about noise|about music|about loud music|who is noisy|who are noisy|who is loud|who are loud|who are so loud|who are too loud|who is so loud|who is too loud|who are always|who keep|who plays|to stop making noise|who plays music|to stop dog barking|about dog")}`,
    acts: "deal|handle|stop|complain|report|cope|sort|sort out|live",
    things:
      "neighbors music|neighbor music|neighbors noise|noisy neighbor|loud neighbor|neighbor noise|noise from upstairs|noise|upstairs noise|barking next door",
    tells:
      "guy upstairs|people upstairs|upstairs neighbor|neighbor plays|neighbor's dog barks|thin walls|noise from upstairs|noise from next door|neighbors are loud|neighbor is loud|stomping upstairs|music next door|neighbors party",
    hints: "neighbor|upstairs|next door|music|party|barking",
    needsAct: true,
    unless:
      "parking|hedge|fence|rubbish|bins|signal|podcast|recording|car noise|background noise|colic|white noise|engine|coffee|party for|cancelling|office",
    it: "the noise",
    plan: `
      2* Write down the last time it was loud: the day, the hours, what you heard[, and whether it is {rhythm}].
        ~ Pick up a pen. | Write when it was last loud: the day, the hours, what you heard.
      5n Write one friendly sentence: “You may not know how much comes through the wall. Could it be quieter after ten?”
        ~ Get a pen and paper. | Write “You may not know how much comes through the wall.” | Write “Could it be quieter after ten?” below it.
        ? washer | washing machine | dryer | laundry | dishwasher: 5 Write one friendly sentence: “Your washer comes right through at night, and you couldn't know. Could it run before ten?”
        ? stomp* | footsteps | walking around | upstairs: 5 Write one friendly sentence: “Your steps come right through my ceiling at night, and I get up early. Could you go easy after eleven?”
        ? rooster | cockerel | cock crows: 5 Write one friendly sentence: “Your rooster wakes us at four. Could he stay in a dark coop until seven?”
        ? already spoke | spoke to them | spoken to them | already talked | talked to them | asked twice | told them | been nice | note was ignored: 5 Copy the three worst nights into one message: the date, the hours, what you heard, when you talked to them.
          - 3 Copy the date and hours of the three worst nights.
          - 2 Add the days when you talked to them about it.
        ? drum* | music | guitar | piano | trumpet: 5 Write one friendly sentence: “The music comes right through. Could we agree on two hours for it?”
        ? dog | bark*: 5 Write one friendly sentence: “You may not hear it when you're out, but the dog barks a lot by day. Is he all right?”
        ? written down | log | diary | spoke to them | asked them | told them | already: 5 Copy the three worst nights from your notes into one message: the date, the hours, what you heard.
      5n Ring the doorbell of {person|the others} on a quiet afternoon with one friendly request, or leave it as a note with your name.
        ~ Go to the door of {person|the others} on a quiet afternoon. | Press the doorbell. | Say your one friendly request, or leave it as a note with your name.
        ? already spoke | spoke to them | already talked | talked to them | asked twice | told them | left .. note | been nice | note was ignored: 5 Hand them a dated note with your name: what comes through, when, one wish such as a rug.
        ? scared | aggressive | threat* | drunk: 5 Ring the landlord, the housing office or a noise line. You don't have to go to their door.
      4 Start a page of notes for one week: the day, the hours, what you heard, what it kept you from doing.
        ? written down | log | diary | weeks of it | kept .. record: 4 Copy your notes into a clean list, with the three worst nights first.
          - 2 Mark the three worst nights in your notes.
          - 3 Copy all the dates into one clean list.
        - 2 Draw four columns on a page: day, from, to, what you heard.
        - 2 Put the page with a pen beside your bed.
      5 Look up the quiet hours in your building rules or your town.
        ~ Open your building rules or your town's website. | Search for “quiet hours”. | Write the hours on a note.
        ? dont want .. involve | not involve | without the landlord | dont want .. landlord | without involving: 5 Look up the quiet hours in the building rules, so you know which time to name.
        ? rent* | landlord: 5 Read the noise rules in your lease. The landlord may have to deal with his other tenants.
      5 Write one friendly sentence: “You may not know how much comes through the wall. Could it be quieter after ten?”
        ? washer | washing machine | dryer | laundry | dishwasher: 5 Write one friendly sentence: “Your washer comes right through at night, and you couldn't know. Could it run before ten?”
          - 3 Write one friendly sentence with the latest time that is fine with you.
          - 2 Say the sentence aloud once in an easy voice.
        ? asked him | asked her | asked them | asked nicely | already asked | talked to | told him | told her | told them: 5 Write one dated message: “I asked you about the music on …. Please keep it down after … at night.”
        ? stomp* | footsteps | walking around | upstairs: 5 Write one friendly sentence: “Your steps come right through my ceiling at night. Could you go easy after eleven, or lay a rug?”
          - 3 Write one friendly sentence with the hour it wakes you.
          - 2 Say the sentence aloud once in an easy voice.
        ? rooster | cockerel | cock crows: 5 Write one friendly sentence: “Your rooster wakes us at four. Could he stay in a dark coop until seven?”
          - 3 Write one friendly sentence with the time the rooster crows.
          - 2 Say the sentence aloud once in an easy voice.
        ? already spoke | spoke to them | spoken to them | already talked | talked to them | asked twice | told them | been nice | note was ignored: 5 Copy the three worst nights into one message: the date, the hours, what you heard, when you talked to them.
          - 3 Copy the date and hours of the three worst nights.
          - 2 Add the days when you talked to them about it.
        ? drum* | music | guitar | piano | trumpet: 5 Write one friendly sentence: “The music comes right through. Could we agree on two hours for it?”
          - 3 Write one friendly sentence with two hours for music that would be fine with you.
          - 2 Say the sentence aloud once in an easy voice.
        ? dog | bark*: 5 Write one friendly sentence: “You may not hear it when you're out, but the dog barks a lot by day. Is he all right?”
          - 3 Write one friendly sentence with the times the dog barks.
          - 2 Say the sentence aloud once in an easy voice.
        ? their kids | their children | kids running | children running | stomping: 5 Write one friendly sentence: “I know children are loud. Could the running stop after eight?”
          - 3 Write one friendly sentence with the time of day that matters most to you.
          - 2 Say the sentence aloud once in an easy voice.
        - 3 Write one friendly sentence with what you would like, and from what time.
        - 2 Say the sentence aloud once in an easy voice.
      5 Ring the doorbell of {person|the others} on a quiet afternoon with your sentence, or leave it as a note with your name.
        ? asked him | asked her | asked them | asked nicely | already asked | talked to | told him | told her | told them: 5 Send {person|them} that message, or leave it at the door, with a photo of it as your record.
        ? already spoke | spoke to them | already talked | talked to them | asked twice | told them | left .. note | been nice | note was ignored: 5 Hand them a dated note with your name: what comes through, when, one wish such as a rug.
          - 4 Write a note: what comes through, when, one wish such as a rug.
          - 2 Hand them the note with your name and the date on it.
        ? scared | aggressive | threat* | drunk: 5 Ring the landlord, the housing office or a noise line, with your notes beside you. You don't have to go to their door.
          - 2 Find the number of the landlord, the housing office or a noise line.
          - 5 Ring that number, with your notes beside you.
        - 5 Ring the doorbell of {person|the others} on a quiet afternoon with your sentence, or leave it as a note with your name.
        - 4 Offer them something: your number for a text, a rug, a night that is fine with you.
      8 Send your page of dates to the landlord or the city if nothing has changed a week later.
        ? dont want .. involve | not involve | without the landlord | dont want .. landlord | without involving | dont want to report: 8 Offer them one thing at the door: a thick rug you both pay for, or a text when it gets too loud.
          - 4 Write down what you can offer: half a rug, your number, a later evening on Saturdays.
          - 4 Make that offer at the door on a quiet afternoon.
        ? landlord says | landlord wont | landlord doesnt | not his problem | not their problem: 8 Send your notes to the city's noise or code office, with your landlord's answer.
          - 5 Write three lines: since when, how often, what the landlord said.
          - 3 Send them to the city's noise or code office with your notes.
        - 5 Write three lines to the landlord or the city: since when, how often, what you ask for.
        - 3 Send the lines with your page of dates.
      4? Put earplugs or a fan beside your bed for tonight.
        ~ Find the earplugs or a fan. | Carry them to your bedroom. | Set them beside the bed.
        ? early shift* | up at # | get up at # | work early: 4 Put foam earplugs, a fan or white noise by the bed for tonight.
        ? nights | night shift | work nights | shift*: 4 Put foam earplugs, a fan or white noise by the bed, at the wall farthest from the noise.
    `,
  },
];
