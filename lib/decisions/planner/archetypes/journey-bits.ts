import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Parts of a journey, small habits of talk, first hours with a therapist, cars that need a part. */
export const JOURNEY_BITS: readonly Archetype[] = [
  {
    id: "check-in",
    area: "projects",
    whole: everyWay(
      "check in|check in online|print|download|get|do online check in|do",
      "for flight|for my flight|online|boarding pass|boarding passes|online for flight|online and download boarding pass|online check-in|online check in|check in for flight",
    ),
    acts: "print|download|save",
    things: "boarding pass|boarding passes|plane tickets|train tickets|e-tickets|flight tickets",
    unless: "with my|sister|friend|therapist|hotel|prescription|exam online|course",
    it: "the boarding pass",
    plan: `
      2* Find the booking code: six letters or digits in the airline's email.
      2* Put the ID or passport of everyone flying on the table, for {theIt}.
        ? domestic | id card: 2 Put the ID of all who fly on the table, for {theIt}.
      3 Look up when check-in opens and closes, and what it costs at the airport.
        ? tomorrow | today | tonight | hours: 3 Look up until when online check-in is open: some shut two hours before, and the desk costs extra.
      5* Check in on the airline's own page or app.
        - 2 Open the airline's own page or app.
        - 4 Enter code, surname and passport.
      3 Check bag sizes against what you booked.
        ? hand luggage | carry on | cabin bag: 3 Hold a tape measure to the cabin bag, and compare with what you booked.
      2 Save the pass in the phone's wallet and as a picture.
      3? Print it once, where the airline wants paper.
        - 3 Print it once, where the airline wants paper.
        - 2 Set an alarm for leaving home.
    `,
  },
  {
    id: "train-tickets",
    area: "projects",
    acts: "book|buy|get|order|find|reserve",
    things:
      "train tickets|train ticket|train|train to edinburgh|coach tickets|bus tickets|ferry tickets|eurostar|eurostar tickets|ferry|cheap train tickets|coach to london|train to london|bus to airport|train seats|amtrak tickets",
    whole: everyWay(
      "book|buy|get",
      "train to|train tickets to|train ticket to|coach to|ferry to|cheap train tickets to|bus tickets to",
    ),
    needsAct: true,
    unless: "toy|set for|wedding dress|simulator|home early|track",
    it: "the tickets",
    plan: `
      2* Write down for {theIt}: from where to where, the day, the earliest and latest time, how many people[; {deadline}].
      5* Look at two trains on the operator's own page, one before and one after the busy hours.
        ? wedding | funeral | interview | exam: 5 Look at two connections on the operator's own page, the one before last in reserve for delays.
        ? night train | sleeper | overnight: 5 Look at two nights of the sleeper on the operator's page: seat, couchette or cabin.
        ? wheelchair | walking frame | visually impaired | assistance: 5 Look at two connections with step-free changes, on the operator's own page.
        ? bike | bicycle | bikes: 5 Look at two connections that take bikes, on the operator's own page.
        ? dog | dogs: 5 Look at two connections on the operator's own page, with its rule and ticket for dogs.
      4 Check what makes it cheaper: a discount card, booking early, another time of day, a group.
        ? railcard .. expired | railcard expired | railcard ran: 4 Renew the railcard in its app, if what you save on this trip and the next is more than its fee.
        ? split: 4 Compare the split fare in one split-ticket app with the operator's price, booking fee added.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 4 Check what makes it cheaper: children's fares, a family card, a group, another hour.
        ? student | under 26 | # years old: 4 Check what makes it cheaper: youth or student card, two singles, coach instead.
      3 Compare it with the price of the same trip a day earlier or later.
        ? bike | bicycle | bikes: 3 Check whether the bike needs a booked space, and at which hours it may not come.
        ? with a table | table seats | quiet coach | forward facing: 3 Look at the seat map for a table or quiet coach, and note which fare lets you choose.
      6* Book the one that you can change, or the cheap one if you're sure of the day[, up to {money}].
        - 3 Choose seat and fare.
        - 4 Pay.
        ? wheelchair | walking frame | assistance: 6 Book the seat and the railway's free help on the platform in one go[, up to {money}].
          - 3 Choose wheelchair space and fare.
          - 4 Ask for help on the platform, and pay.
      2 Save the ticket as a picture, for places without signal.
      3? Put the journey in your calendar, with the minutes to the station or harbour before it.
    `,
  },
  {
    id: "hire-vehicle",
    area: "projects",
    acts: "hire|rent|book|reserve",
    things:
      "car|van|hire car|rental car|car in spain|van for move|campervan|car for week|moving van|car for holiday|minibus|truck|u-haul|scooter in greece|bike for day|transit van",
    needsAct: true,
    unless: "out my|sell|insurance only|driver|lease|hitman",
    it: "the car",
    plan: `
      2* Write down the pick-up and return: day, time and place[: {deadline}].
      3* Check your licence and card: valid on those days, a credit card in the driver's name, the age limit.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 3 Write down each rider's height, with the deposit card and an ID to leave.
        ? without .. credit card | no credit card | debit card | dont have .. credit card: 3 Search for firms that say “debit card accepted” or “no deposit with full cover” at that place.
        ? # years old | under 25 | # year old | young driver | new driver: 3 Check licence, card and the youngest age: many firms charge extra below 25.
      8 Compare two full prices: insurance, deductible, second driver, fuel, mileage, child seat.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 8 Compare two full prices near where you start: day rate, lock, helmet, deposit, theft cover.
          - 5 Write down the full price of one.
          - 5 Write down the full price of another.
        ? child seat | baby seat | toddler | # year old: 8 Compare two full prices with the child seat in them, beside the airline's price for bringing your own.
          - 5 Write down the full price of one, child seat in it.
          - 5 Write down the price of another, and your own seat as luggage.
        ? one way | drop off in | different city: 8 Compare two full one-way prices: drop-off fee, insurance excess, fuel, kilometres or miles.
          - 5 Write down the full one-way price of one.
          - 5 Write down the full one-way price of another.
        - 5 Write down the full price of one.
        - 5 Write down the full price of another, with the same insurance.
        ? van | moving | move | removal: 8 Compare two full prices: van length, hours, kilometres or miles, fuel, excess, a trolley.
          - 5 Write down the full price of one.
          - 5 Write down the full price of another, in the same size.
      5 Look up whether your own car insurance or credit card already covers rentals.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 5 Save an easy round on the map, with its bike paths and one café.
        ? desk closes | closes at | after hours | late pick up | # pm | lands at: 5 Ask the desk by phone and mail: “My flight lands at …. Do you wait, or is there a key box?”
        ? without .. credit card | no credit card | debit card | dont have .. credit card: 5 Write to the desk: “Is my debit card enough, how much do you hold, for how long?”, and keep the answer.
      6* Book one with free cancellation[, up to {money}].
      3 Put your licence and card beside what you're packing.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 3 Put ID, card, a rain layer and a small bag by the door.
        ? desk closes | closes at | after hours: 3 Save the desk's number and a taxi's for the night, should it be shut all the same.
      5? Film it all round with the fuel gauge, at pick-up and at return.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 5 Try brakes, lights, lock and saddle height before you ride off.
          - 3 Try brakes, lights and lock.
          - 2 Set the saddle.
        - 4 Film it all round with the fuel gauge, at pick-up.
        - 2 Set an alarm for the return, with time to fill up.
    `,
  },
  {
    id: "airport-way",
    area: "projects",
    acts: "book|arrange|sort|plan|get|find|sort out",
    things:
      "airport parking|airport transfer|taxi to airport|way to airport|lift to airport|ride to airport|parking at airport|airport taxi|airport pickup",
    it: "the way there",
    plan: `
      2* Write down what time to be there: two hours before a domestic flight, three before an international one.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 2 Write down the airport, the terminal, and both days with the hours of the flights.
        ? get home | home from the airport | back from the airport | from the airport: 2 Write down the landing hour plus one for bags and border, with the address you go to.
      4* Compare three ways by door-to-door time and full price: train or bus, taxi or a ride, parking.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 5 Compare three full prices: the airport's own car park, park and ride, a hotel with parking.
          - 5 Look up the airport's own car park and one park and ride.
          - 4 Look up one hotel with parking.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 4 Ask two firms or apps for a fixed price to the airport at that hour, cases and child seat named.
          - 3 Ask one local firm.
          - 3 Look up one app.
        ? no trains then | no trains | no train | at # am | after midnight | # am with: 4 Compare three ways at that hour: a booked taxi, the night coach, somebody with a car.
          - 3 Look up the price of a taxi booked ahead.
          - 3 Look up the night coach, or text one person with a car.
        - 3 Look up time and price of train or bus.
        - 3 Look up taxi or parking.
        ? kids | baby | luggage | suitcases | old: 4 Compare two ways without a change of platform: taxi or lift, coach to the door.
        ? no car | without a car | dont drive: 4 Compare three ways with door-to-door time and full price: train, coach, taxi shared.
          - 3 Look up time and price of train and coach.
          - 3 Look up a taxi booked ahead.
        ? wheelchair: 4 Compare two step-free ways: adapted taxi to the door, train with help booked.
      2 Circle the best one.
      3 Check the day's first train or bus if the flight is early.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 3 Check that the shuttle runs at your hours, there and back.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 3 Text or ring the firm the evening before: “Is my booking safe?”
        ? get home | home from the airport | back from the airport: 3 Save the airport's taxi rank and the price to expect, in case the booked ride fails.
        ? # am | 4am | 5am | early | night: 3 Check night buses and pre-booked taxis, as first trains often come too late.
      5* Book the best way, there and back[, {deadline}].
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 5 Book it with the plate, both hours and free cancelling.
          - 2 Lay plate number and card beside you.
          - 5 Book it with both hours and free cancelling.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 5 Book the taxi, with hour, price and the firm's number saved as a picture.
        ? get home | home from the airport | back from the airport: 5 Book the best one with your flight number, so that it waits when you land late.
      2 Copy the booking number and code into the flight's calendar entry.
      2? Note a second way, for a strike or a breakdown.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 2 Photograph the row and bay on the day, as you walk away from the car.
          - 2 Photograph the row and bay on the day.
          - 2 Set an alarm for leaving, half an hour earlier than without parking.
        - 2 Note a second way, for a strike or a breakdown.
        - 2 Set an alarm for leaving.
    `,
  },
  {
    id: "talk-habit",
    area: "habits",
    whole: everyWay(
      "stop|quit|reduce",
      "interrupting people|interrupting|interrupting people in meetings|swearing|swearing so much|swearing in front of kids|cursing|gossiping|oversharing|apologising so much|apologizing so much|saying sorry so much|saying um|talking over people|complaining|complaining so much|talking too much|finishing people's sentences|being so negative|being sarcastic",
    ),
    tells: "interrupt people all the time|keep interrupting|talk too much|talk over people",
    unless: "sleep|workflow|lessons",
    it: "it",
    plan: `
      2* Write down the last time it happened: who with, and what came just before.
      2* Choose what you do in that second instead: breathe in, press thumb on finger, write the word down.
      2 Practise that once now, aloud or with your hand.
      3 Ask one person to give you a small sign when it happens.
      5* Try it in one talk today, in the first five minutes only.
        - 2 Choose the talk.
        - 5 Try it in its first five minutes.
      2 Count two things this evening: the times you caught it before, and the times you caught it after.
      2? Say “Sorry, go on” where it slipped: no more is needed.
        - 2 Write that sentence on a note: “Sorry, go on.”
        - 2 Say it where it slipped, and no more than that.
    `,
  },
  {
    id: "first-therapy",
    area: "health",
    acts: "prepare|prepare for|get ready|go|survive|book|start",
    things:
      "first therapy session|first therapy appointment|first counselling session|first session with therapist|first counseling session|first psychiatrist appointment|therapy intake|first appointment with therapist",
    it: "the session",
    plan: `
      2* Write one sentence: why now?
        ? first session | first appointment: 2 Write “I don't know where to begin, but it's about …” on a note, to read out.
        ? online | zoom | video: 2 Write one sentence: why now? Put it on a note under the camera.
        ? no idea | dont know what | freeze | blank: 2 Write “I don't know where to begin” on a note: that is a good first sentence, as they lead.
      4* Write three moments of the last month that show it.
      3 Write what you want to be different in half a year.
        ? couples | husband | wife | partner | boyfriend | girlfriend: 3 Ask your partner for one thing each of you wants to be easier, written on the same page.
      3 Write two questions: how do you work, and how would we notice that it helps?
      3* Put the time, the place or link, and the cost into your calendar[, {deadline}].
      2 Keep half an hour free after it.
        - 2 Keep half an hour free after it.
        - 2 Put tissues and water within reach, where it is on line.
      2? Write on a note: I may say “I don't want to talk about that yet”.
        ? couples | husband | wife | partner: 2 Agree on the way there that nobody has to win in that room.
        - 2 Write on a note: I may say “I don't want to talk about that yet”.
        - 2 Write down afterwards: did I feel heard, yes or no?
    `,
  },
  {
    id: "quit-therapist",
    area: "health",
    whole: everyWay(
      "quit|stop|end|leave|break up with|stop seeing|change|switch",
      "therapy|my therapist|therapist|counselling|seeing my therapist|counsellor|seeing my counsellor",
    ),
    unless: "physical|speech|hormone|cancer|radio|chemo",
    it: "the therapy",
    plan: `
      2* Write down what isn't right: the person, the method, the cost, the time, or that you're simply done.
        ? cancel*: 2 Write down the dates that were cancelled in the last two months.
        ? ghosted my | ghosted her | ghosted him | stopped going | stopped answering: 2 Write one line for yourself: what made you stop going, in plain words.
      2* Circle whether you want an end, a pause, or somebody else.
        ? isnt helping | not helping | doesnt help | tell my therapist: 2 Circle what you want: another way of working, a pause, or an end.
      3 Look up how much notice booked sessions need.
        ? ghosted my | stopped going: 3 Look for unpaid sessions in your mail, as one line can settle those too.
      4 Write three sentences: what you decide, why, and a last session to close.
        ? hurt her | hurt him | hurt them | guilty | feel bad: 4 Write three kind sentences: thank you for one thing, what you need now, a last session.
          - 3 Write thank you for one thing, and what you need now.
          - 2 Ask for a last session to close.
        - 3 Write what you decide and why.
        - 2 Ask for a last session to close.
      3* Send the message now, or put it in your bag to read out: “I've decided to stop, and I'd like one last session.”
        ? isnt helping | not helping | doesnt help | tell my therapist: 3 Send it now, or put it in your bag to read out: “I don't feel it is helping yet. Can we talk about what to change?”
        ? cancel*: 3 Send it now: “I need an hour that takes place each week, so I'd like one last session.”
        ? ghost* | scared | awkward | guilty | cant say: 3 Send three lines by mail instead of saying it: “I've decided to stop. Thank you for …. I don't need a reply.”
        ? money | afford | cost | expensive: 3 Send: “I can't afford it any more. Is there a lower fee or a longer gap, else I'd like one last session.”
        ? pause | break: 3 Send: “I'd like to pause for some weeks, from …. May I come back then?”
      3 Ask your doctor before any medicine from the same practice changes.
        ? change my | change therapist* | switch | new therapist | another therapist: 5 Write to two other therapists: your matter in one line, and “Have you a fixed weekly hour?”
      3? Note whom you call on a bad day, and the name of one other therapist.
        - 2 Note whom you call on a bad day.
        - 3 Write down the name of one other therapist.
    `,
  },
  {
    id: "new-tyres",
    area: "home",
    acts: "get|buy|replace|change|swap|fit|order|put on|book",
    things:
      "tyres|new tyres|winter tyres|winter tires|summer tyres|new tires|front tires|front tyres|snow tires|new front tires|all season tires|tires for car|tires",
    needsAct: true,
    unless: "bike|bicycle|flat|puncture|swing|recycle",
    tells: "new front tires|new tyres budget|tyres are bald|tires are bald|tread is low",
    it: "the tyres",
    plan: `
      2* Read the size for {theIt} off the old ones, such as 205/55 R16 91V.
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | got the tyres: 2 Look over one of the stored tyres: size, tread, cracks in the side.
      3* Push a quarter into the tread, Washington's head down: if you can see the top of his head, it is time.
        ? bald | worn out | no tread: 3 Leave the car parked as far as you can, as a bald tyre fails in rain and at any check.
      5 Compare the full price at two tire shops: tires, mounting, balancing, old ones taken away[, up to {money}].
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | stored at | got the tyres: 5 Ask two fitters for the price of changing and balancing your own set.
          - 3 Ask one fitter for price and first day.
          - 3 Ask a second one.
        - 3 Ask one fitter for the full price.
        - 3 Ask a second one.
        ? # left | budget # | no money | cant afford | cheap: 5 Compare mid-range new, part-worn from a tested dealer and two now, two next month.
          - 3 Ask one fitter for mid-range new, two now and two later.
          - 3 Ask a second one.
      2 Write “both on the same axle” into the order.
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | stored at | got the tyres: 3 Read the four-digit age on each stored tyre: past ten years it is for the bin.
      5* Book the slot[, {deadline}], and note that the wheel lock key has to be in the car.
        ? nct | mot | rego check | rego | inspection | wof | roadworthy | pink slip: 5 Book the slot for a day before the car's test, with the locking nut's key in the car.
          - 4 Book the slot for a day before the car's test.
          - 2 Put the locking nut's key in the car.
        - 4 Book the slot[, {deadline}].
        - 2 Put the locking nut's key in the car.
      3 Ask on the spot for the brakes to be looked at while the wheels are off.
      2? Set a reminder to check the nuts after 50 km (30 miles).
        ? nct | mot | rego check | rego | inspection | wof | roadworthy | pink slip: 5 Walk round the car with lights, wipers and horn on, as the test looks at those too.
    `,
  },
];
