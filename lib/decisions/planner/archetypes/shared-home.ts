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
        ? no lease | not on the lease | no contract | without a contract: 2 Find the message or transfer that shows when you pay and to whom.
        ? notice given | gave notice | given notice | already told them | told them already: 2 Write your last day and the day of the deposit on one page.
      5n Tell {person|the others} face to face: “I'm moving out on …, and I'd like us to plan it together.”
        ? row | fight | dont talk | toxic | scared | hostile: 5 Tell them in one short message: the day, who pays what until then, no reasons.
          - 2 Write it: the day, who pays what until then.
          - 3 Send it by day, with a friend to ring afterwards.
      5n Write the notice in three lines, with the date and your signature.
        ? no lease | not on the lease | no contract | without a contract: 6 Write three lines to whoever you pay: your last day, the last rent, the deposit back on which day.
        ? break the lease | fixed term | before it ends | end it early: 6 Ask the landlord how you may leave before the end: a new tenant, a fee, a date.
      5 Count the notice period back from the day you want to be out[: {deadline}], and write both dates down.
      5 Tell {person|the others} face to face: “I'm moving out on …, and I'd like us to plan it together.”
        - 2 Say the sentence aloud once: “I'm moving out on …, and I'd like us to plan it together.”
        - 5 Say it to {person|the others} face to face.
        ? row | fight | dont talk | toxic | scared | hostile: 5 Tell them in one short message: the day, who pays what until then, no reasons.
          - 2 Write it: the day, who pays what until then.
          - 3 Send it by day, with a friend to ring afterwards.
      6 Write the notice in three lines, or ask the landlord how to get your name off a joint lease.
        ? no lease | not on the lease | no contract | without a contract: 6 Write three lines to whoever you pay: your last day, the last rent, the deposit back on which day.
        ? break the lease | fixed term | before it ends | end it early: 6 Ask the landlord how you may leave before the end: a new tenant, a fee, a date.
      5 Send it in a way that proves the day it came, and note where you saved a copy.
      8 List what is shared: deposit, bills, sofa, pans, internet, and write a name beside each.
        - 5 List what is shared: deposit, bills, sofa, pans, internet.
        - 3 Write a name beside each.
        ? deposit: 8 Write down who holds your deposit and who replaces you, since it mostly comes from the new person.
      8? Offer to show the room to two people who might take it.
        - 4 Take four photos of the tidy room.
        - 5 Post them with price, size and date.
        - 5 Photograph the room and the meters on your last day.
        ? found someone | have a replacement | new tenant found | found a replacement: 8 Send the landlord the new person's name and number, with the question who signs what.
          - 4 Send the landlord the new person's name and number.
          - 4 Ask who signs what, by which day.
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
        ? lodger: 2 Find the lodger's agreement or first message, with the day up to which rent is paid.
      6n Look up who is on the lease, and how much notice {person|they} must get where you live.
        ? lodger: 6 Look up the notice a lodger must get where you live, and what your agreement says.
        ? scared | violen* | threat* | drunk | drugs | steal*: 6 Ring a housing or abuse line first, to plan how to say it safely.
      10n Say two sentences at a calm time: “This doesn't work for me. I'd like you to have moved out by … .”
      6 Look up who is on the lease, and how much notice {person|they} must get where you live.
        - 3 Read who is on the lease.
        - 4 Look up what notice {person|they} must get where you live.
        ? scared | violen* | threat* | drunk | drugs | steal*: 6 Ring a housing or abuse line first, to plan how to say it safely.
      4 Choose a date that is fair and legal[: {deadline}], and note what you can offer: a reference, boxes, part of the deposit.
      4 Write the two sentences you will say: “This doesn't work for me. I'd like you to have moved out by … .”
        - 3 Write the two sentences you will say: “This doesn't work for me. I'd like you to have moved out by … .”
        - 2 Say them aloud once, and stop after the date.
      3? Ask {person|them} for 20 minutes when both of you are sober, rested and fed.
      15 Write down together what you agreed on, after your two sentences and their answer.
        - 10 Say the two sentences first, with all the time after it for listening.
        - 5 Write down together what was agreed.
      4 Send the agreement to {person|them} the same day: date, money, keys.
        - 4 Send the agreement to {person|them} the same day: date, money, keys.
        - 4 Tell a friend when you will talk, with the number of a tenants' advice line saved.
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
      2* Write down the three things that matter most to you: quiet or lively, tidy or easy, pets, smoke, guests.
      8n Write six lines: the room, the price with bills, the move-in date, who lives there, what your evenings are like.
        ? rent is # | rent # | # a month | # per month: 8 Write six lines: the room for {#}, what bills come on top, from when, who lives there, what evenings are like.
          - 5 Write three lines on the room for {#}, the bills and the date.
          - 4 Write three lines on who lives there and what your evenings are like.
      8n Post them with four photos on one site or in one group[ in {place}].
        ? no smoker* | non smoker* | no pets | no couples: 8 Post them with four photos and your one rule in the first line, on one site[ in {place}].
      5 Check in the lease or with the landlord that someone new may move in[, {deadline}].
        ? hasnt found | no replacement | cant pay it alone | cant pay .. alone | whole rent | leaves on | moves out on: 5 Look in the lease who owes the rent after that day: on a joint lease the one who leaves often still does.
        ? move out | moving out | my room | take over: 5 Ask the landlord in writing if someone may take over your part: new contract, your deposit back on which day?
      6? Work out the share of rent, bills and deposit[: {money}].
        ? rent is # | rent # | # a month | # per month: 4 Work out bills and deposit on top of the {#}.
      8 Write six lines: the room, the price with bills, the move-in date, who lives there, what your evenings are like.
        - 5 Write three lines on the room, the price with bills and the date.
        - 4 Write three lines on who lives there and what your evenings are like.
        ? rent is # | rent # | # a month | # per month: 8 Write six lines: the room for {#}, what bills come on top, from when, who lives there, what evenings are like.
          - 5 Write three lines on the room for {#}, the bills and the date.
          - 4 Write three lines on who lives there and what your evenings are like.
      10 Take four photos in daylight: the tidy room, the kitchen, the bathroom, the street.
        ? already posted | posted | # replies | replies: 10 Answer the three best replies with two times each.
      6 Post your six lines and the photos on one site[ in {place}].
        - 4 Post it on one site[ in {place}].
        - 2 Send it to three friends.
        ? no smoker* | non smoker* | no pets | no couples: 6 Post it on one site[ in {place}], with your one rule in the first line.
          - 4 Post it on one site[ in {place}], with your one rule in the first line.
          - 2 Send it to three friends.
      15 Meet one person for 15 minutes with the others there: “What is a normal Tuesday like for you?”
        - 3 Write four questions: a normal Tuesday, cleaning, guests, how bills are paid.
        - 10 Meet the first one, with the others there.
        - 4 Get an agreement signed, and a reference, before a key changes hands.
        ? # days | by the first | end of the month | urgent* | cant afford: 15 Meet two people by video today, with your landlord told that someone new comes.
          - 3 Write four questions: a normal Tuesday, cleaning, guests, how bills are paid.
          - 10 Meet the first one by video today.
          - 4 Get an agreement signed, and a reference, before a key changes hands.
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
      2* Write down the three jobs at home that weigh most on you this week.
        ? school run | drop off* | pick up*: 2 Write down the school runs of last week: day, who drove, minutes.
        ? dishes | washing up | dirty dishes: 2 Write down the last three times the dishes stood there, and how long.
      4n Write one sentence without blame: “I do … alone. I'd like you to own … from start to end.”
        ? dishes | washing up | dirty dishes: 4 Write one sentence without blame: “I can't cook when the sink is full. Could it be empty by ten each night?”
      10n Ask {person|the others} for ten minutes tonight to share out jobs, with first choice for {person|them}.
        ? refus* | wont | ignores | rota before | tried: 10 Stop one job that is only theirs from today, such as their washing, after one kind word on it.
      8 List every job for a normal week with its minutes: bins, bathroom, food, forms, birthdays.
        ? school run | drop off* | pick up*: 8 Write the ten runs of the week on a sheet, with the hours when each of you can't.
          - 4 Write the ten runs.
          - 4 Add the meetings and shifts that can't move.
        ? list of # | made a list | # jobs | list is done: 4 Mark on your list the jobs nobody would miss, before you share the rest.
        - 5 List every job for a normal week: bins, bathroom, food, forms, birthdays.
        - 4 Write the minutes beside each, and who does it now.
      4 Write one sentence without blame: “I do … alone. I'd like you to own … from start to end.”
        ? dishes | washing up | dirty dishes: 4 Write one sentence without blame: “I can't cook when the sink is full. Could it be empty by ten each night?”
      3 Ask {person|the others} for a quarter of an hour at a calm time to share out the chores.
      15 Let each person choose in turn from the list until every line has a name.
        ? school run | drop off* | pick up*: 15 Choose runs in turn from the sheet, until all ten have a name for the next month.
          - 4 Say your sentence with the sheet in your hand.
          - 10 Choose in turn until all ten have a name.
        - 4 Say your sentence with the list in your hand.
        - 10 Let each choose in turn until all lines have a name.
        ? three flatmates | four of us | five of us | flatmates | roommates | housemates: 15 Let everyone choose in turn from the list until each line has a name, on one evening at the table.
          - 4 Lay the list on the table.
          - 10 Let everyone choose in turn until each line has a name.
        ? adhd | forget*: 15 Let each choose jobs with a clear end and an alarm: bins on Thursday at eight, dishes with one podcast.
          - 8 Let each choose two jobs with a clear end.
          - 5 Set an alarm for each on the owner's phone.
      5? Agree for two of them what “done” means and by which day.
        - 3 Agree for one of them what “done” means.
        - 2 Choose the day for it.
      3 Hang the list with the names on the fridge[; it starts {deadline}].
        - 3 Hang the list on the fridge[; it starts {deadline}].
        - 3 Swap together, after a week, what did not work.
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
      5n Write one friendly sentence: “You may not know how much comes through. Could it be lower after ten?”
        ? rooster | cockerel | cock crows: 5 Write one friendly sentence: “Your rooster wakes us at four. Could he stay in a dark coop until seven?”
        ? already spoke | spoke to them | spoken to them | already talked | talked to them | asked twice | told them | been nice | note was ignored: 5 Copy the three worst nights into one message: date, hours, what it was, the days you spoke about it.
          - 3 Copy date and hours of the three worst nights.
          - 2 Add the days on which you spoke about it.
        ? drum* | music | guitar | piano | trumpet: 5 Write one friendly sentence: “The music comes right through. Could we agree on two hours for it?”
        ? dog | bark*: 5 Write one friendly sentence: “You may not hear it when you're out: the dog barks a lot by day. Is he all right?”
        ? written down | log | diary | spoke to them | asked them | told them | already: 5 Copy the worst three nights from your page into one message: date, hours, what it was.
      5n Ring at the door of {person|the others} on a quiet afternoon with that sentence, or leave it as a note with your name.
        ? already spoke | spoke to them | already talked | talked to them | asked twice | told them | left .. note | been nice | note was ignored: 5 Hand them a dated note with your name: what comes through, at which hours, one wish such as a rug or slippers before eight.
        ? scared | aggressive | threat* | drunk: 5 Ring the landlord, housing office or noise line with your page, without a visit at their door.
      4 Start a page for one week of notes: day, hours, what it was, what it kept you from doing.
        ? written down | log | diary | weeks of it | kept .. record: 4 Copy the page you have kept into a clean list, with the three worst nights first.
          - 2 Mark the three worst nights.
          - 3 Copy all dates into one clean list.
        - 2 Draw four columns on a page: day, from, to, what it was.
        - 2 Put it with a pen beside your bed.
      5 Look up the quiet hours in your building rules or your town.
        ? dont want .. involve | not involve | without the landlord | dont want .. landlord | without involving: 5 Look up the quiet hours in the house rules, only for yourself, as the hour to name.
        ? rent* | landlord: 5 Read the noise line in your lease, as the landlord answers for other tenants of his house.
      5 Write one friendly sentence: “You may not know how much comes through. Could it be lower after ten?”
        ? rooster | cockerel | cock crows: 5 Write one friendly sentence: “Your rooster wakes us at four. Could he stay in a dark coop until seven?”
          - 3 Write one friendly sentence with the hour at which he crows.
          - 2 Say it aloud once in an easy voice.
        ? already spoke | spoke to them | spoken to them | already talked | talked to them | asked twice | told them | been nice | note was ignored: 5 Copy the three worst nights into one message: date, hours, what it was, the days you spoke about it.
          - 3 Copy date and hours of the three worst nights.
          - 2 Add the days on which you spoke about it.
        ? drum* | music | guitar | piano | trumpet: 5 Write one friendly sentence: “The music comes right through. Could we agree on two hours for it?”
          - 3 Write one friendly sentence with the two hours that would suit you for the music.
          - 2 Say it aloud once in an easy voice.
        ? dog | bark*: 5 Write one friendly sentence: “You may not hear it when you're out: the dog barks a lot by day. Is he all right?”
          - 3 Write one friendly sentence with the hours at which the dog barks.
          - 2 Say it aloud once in an easy voice.
        ? their kids | their children | kids running | children running | stomping: 5 Write one friendly sentence: “I know children are loud. Could the running stop after eight?”
          - 3 Write one friendly sentence with the hour that matters most to you.
          - 2 Say it aloud once in an easy voice.
        - 3 Write one friendly sentence with what you would like and from what hour.
        - 2 Say it aloud once in an easy voice.
      5 Ring at the door of {person|the others} on a quiet afternoon with that sentence, or leave it as a note with your name.
        ? already spoke | spoke to them | already talked | talked to them | asked twice | told them | left .. note | been nice | note was ignored: 5 Hand them a dated note with your name: what comes through, at which hours, one wish such as a rug or slippers before eight.
          - 4 Write the note: what comes through, when, one wish such as a rug.
          - 2 Hand it over with your name and the date.
        ? scared | aggressive | threat* | drunk: 5 Ring the landlord, housing office or noise line with your page, without a visit at their door.
          - 2 Find the number of landlord, housing office or noise line.
          - 5 Ring it with your page beside you.
        - 5 Ring on a quiet afternoon at the door of {person|the others} with that sentence, or leave it as a note with your name.
        - 4 Offer something: your number for a message, a rug, a night that is fine with you.
      8 Send your page of dates to the landlord or the city if it is the same a week later.
        ? dont want .. involve | not involve | without the landlord | dont want .. landlord | without involving | dont want to report: 8 Offer them one thing at the door instead: a thick rug you share the cost of, and a text when it is too loud.
          - 4 Write down what you can offer: half a rug, your number, a later evening on Saturdays.
          - 4 Make the offer at the door on a quiet afternoon.
        ? landlord says | landlord wont | landlord doesnt | not his problem | not their problem: 8 Send the page to the council's noise team or environmental health, with your landlord's answer.
          - 5 Write three lines: since when, how often, what the landlord said.
          - 3 Send it to the council's noise team with your page.
        - 5 Write three lines to landlord or council: since when, how often, what you ask for.
        - 3 Send it with your page and the dates.
      4? Put earplugs or a fan beside your bed for tonight.
        ? early shift* | up at # | get up at # | work early: 4 Put foam earplugs, a fan or white noise by the bed tonight, the bed at the farthest wall.
        ? nights | night shift | work nights | shift*: 4 Put foam earplugs and a fan or white noise by the bed, with the bed moved to the farthest wall.
    `,
  },
];
