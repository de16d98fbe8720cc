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
      2* Find the booking code in the airline's e-mail: six letters or digits.
        ~ Open the airline's e-mail. | Look for six letters or digits called booking code.
      2* Put the ID or passport of everyone flying on the table, for {theIt}.
        ~ Fetch your own ID or passport. | Lay everyone else's beside it on the table.
        ? domestic | id card: 2 Put the ID of everyone flying on the table, for {theIt}.
      3 Look up when check-in opens and closes, and what it costs at the airport.
        ~ Open the airline's check-in page. | Write down when it opens and closes. | Write down what it costs at the airport.
        ? tomorrow | today | tonight | hours: 3 Look up when online check-in closes. Some airlines close it two hours before, and the desk costs extra.
      5* Check in on the airline's own page or app.
        - 2 Open the airline's own page or app.
        - 4 Enter the booking code, last name and passport.
      3 Check bag sizes against what you booked.
        ~ Open your booking. | Read the bag size it includes. | Measure your bags against it.
        ? hand luggage | carry on | cabin bag: 3 Measure the cabin bag, and note whether it fits what you booked.
      2 Save the boarding pass in the phone's wallet and as a picture.
        ~ Save the boarding pass in the phone's wallet. | Take a screenshot of it too.
      3? Print the boarding pass if the airline wants paper.
        - 3 Print the boarding pass if the airline wants paper.
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
        ~ Pick up a pen. | Write from where to where, day, times and how many people.
      5* Look at two trains on the operator's own page, one before and one after the busy hours.
        ~ Open the rail operator's own page. | Look at a train before the busy hours. | Look at one after them.
        ? wedding | funeral | interview | exam: 5 Look at two trains on the operator's own page. An earlier one leaves room for delays.
        ? night train | sleeper | overnight: 5 Look at two nights of the sleeper on the operator's page: seat or cabin.
        ? wheelchair | walking frame | visually impaired | assistance: 5 Look at two trains on the operator's own page with step-free changes.
        ? bike | bicycle | bikes: 5 Look at two trains that take bikes, on the operator's own page.
        ? dog | dogs: 5 Look at two trains on the operator's own page, and note its rule and ticket for dogs.
      4 Check what makes it cheaper: a discount card, booking early, another time of day, a group.
        ~ Open the page with the prices. | Check for a discount card or group price. | Check an earlier booking or another time of day.
        ? railcard .. expired | railcard expired | railcard ran: 4 Renew the railcard in its app if you'll save more than its fee.
        ? split: 4 Compare the split fare in one split-ticket app with the operator's price. The booking fee counts too.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 4 Check what makes it cheaper: children's fares, a family card, a group, another time.
        ? student | under 26 | # years old: 4 Check what makes it cheaper: a youth or student card, two one-way tickets, a bus instead.
      3 Compare the price with the same trip a day earlier or later.
        ~ Open your trip on the rail page. | Look up the price a day earlier. | Look up the price a day later. | Compare both with the price of your day.
        ? bike | bicycle | bikes: 3 Check whether the bike needs a reserved space, and note when bikes aren't allowed.
        ? with a table | table seats | quiet coach | forward facing: 3 Look at the seat map for a table or quiet car, and note which fare lets you choose.
      6* Book the one that you can change, or the cheap one if you're sure of the day[, up to {money}].
        - 3 Choose the seat and the fare.
        - 4 Pay for the tickets.
        ? wheelchair | walking frame | assistance: 6 Book the seat and the railroad's free help on the platform in one go[, up to {money}].
          - 3 Choose the wheelchair space and the fare.
          - 4 Ask for help on the platform when you pay.
      2 Save the ticket as a picture, for places without signal.
        ~ Open the ticket on your phone. | Take a screenshot of it.
      3? Put the trip in your calendar, including the time it takes to reach the station.
        ~ Open your calendar. | Enter the trip with its departure time. | Add the time it takes to reach the station.
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
        ~ Pick up a pen. | Write day, time and place of pick-up and return.
      3* Check your licence and card: valid on those days, a credit card in the driver's name, the age limit.
        ~ Take your license and card out of your wallet. | Check that both are valid on those days. | Check the driver's name on the card and the age limit.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 3 Write down each rider's height, and note which card and ID you'll leave as a deposit.
        ? without .. credit card | no credit card | debit card | dont have .. credit card: 3 Search for rental companies at that place that say “debit card accepted” or “no deposit with full coverage”.
        ? # years old | under 25 | # year old | young driver | new driver: 3 Check your licence, your card and the minimum age. Many companies charge extra under 25.
      8 Compare two full prices: insurance, deductible, second driver, fuel, mileage, child seat.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 8 Compare two full prices near where you start: day rate, lock, helmet, deposit, theft cover.
          - 5 Write down the full price of one bike shop.
          - 5 Write down the full price of another.
        ? child seat | baby seat | toddler | # year old: 8 Compare two full prices including the child seat. Airlines often carry your own seat for free.
          - 5 Write down the full price of one, including the child seat.
          - 5 Write down the full price of another, including the child seat.
        ? one way | drop off in | different city: 8 Compare two full one-way prices: drop-off fee, deductible, fuel, mileage.
          - 5 Write down the full one-way price of one company.
          - 5 Write down the full one-way price of another.
        - 5 Write down the full price of one company.
        - 5 Write down the full price of another, with the same insurance.
        ? van | moving | move | removal: 8 Compare two full prices: van length, hours, mileage, fuel, deductible, a hand truck.
          - 5 Write down the full price of one company.
          - 5 Write down the full price of another, for the same size of van.
      5 Look up whether your own car insurance or credit card already covers rentals.
        ~ Open your car insurance policy. | Search it for “rental”. | Look for the same in your card's benefits.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 5 Save an easy loop on the map, with bike paths and one café.
        ? desk closes | closes at | after hours | late pick up | # pm | lands at: 5 Ask the desk by phone or e-mail: “My flight lands at …. Will you wait, or is there a key box?”
        ? without .. credit card | no credit card | debit card | dont have .. credit card: 5 Write to the desk: “Is my debit card enough, how much do you hold, and for how long?”
      6* Book the better one, with free cancellation[, up to {money}].
        ~ Open the better offer. | Check that it cancels for free. | Press “Book”.
      3 Put your licence and card beside what you're packing.
        ~ Get your license. | Get the card you pay with. | Put both beside what you're packing.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 3 Put your ID, card, a rain layer and a small bag by the door.
        ? desk closes | closes at | after hours: 3 Save the desk's number and a taxi's number, in case the desk is closed.
      5? Film it all around at pickup and at return, with the fuel gauge.
        ? hire a bike | rent a bike | hire bikes | rent bikes | bicycle* | bike for a day: 5 Try the brakes, lights, lock and saddle height before you ride off.
          - 3 Try the brakes, lights and lock.
          - 2 Set the saddle to your height.
        - 4 Film it all around at pickup, with the fuel gauge.
        - 2 Set an alarm for the return that leaves time to fill the tank.
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
        ~ Open the ticket at the departure time. | Write down two hours before it, or three for international.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 2 Write down the airport, the terminal, and both days with the flight times.
        ? get home | home from the airport | back from the airport | from the airport: 2 Write down the landing time plus an hour for bags and border, with the address you're going to.
      4* Compare three ways by door-to-door time and full price: train or bus, taxi or a ride, parking.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 5 Compare three full prices: the airport's own parking, off-site parking with a shuttle, a hotel with parking.
          - 5 Look up the airport's own parking and one off-site lot.
          - 4 Look up one hotel with parking.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 4 Ask two companies or apps for a fixed price to the airport at that time, with your bags and any child seat.
          - 3 Ask one local company for a fixed price.
          - 3 Look up the price in one app.
        ? no trains then | no trains | no train | at # am | after midnight | # am with: 4 Compare three ways at that hour: a booked taxi, a night bus, someone with a car.
          - 3 Look up the price of a taxi booked ahead.
          - 3 Look up the night bus, or text one person with a car.
        - 3 Look up the time and price of a train or bus.
        - 3 Look up the time and price of a taxi or parking.
        ? kids | baby | luggage | suitcases | old: 4 Compare two ways without a change of platform: a taxi or ride, a bus to the door.
        ? no car | without a car | dont drive: 4 Compare three ways by door-to-door time and full price: train, bus, shared taxi.
          - 3 Look up the time and price of the train and the bus.
          - 3 Look up the price of a taxi booked ahead.
        ? wheelchair: 4 Compare two step-free ways: an accessible taxi to the door, or a train with help booked.
      2 Circle the best way.
        ~ Put the list of ways in front of you. | Circle the best one.
      3 Check the day's first train or bus if the flight is early.
        ~ Open the transit page for the flight's day. | Find the first train or bus. | Check that it arrives in time.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 3 Check that the shuttle runs at the times you need, there and back.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 3 Text or ring the company the evening before to confirm your booking.
        ? get home | home from the airport | back from the airport: 3 Save the place of the airport's taxi stand and the usual price, in case your ride fails.
        ? # am | 4am | 5am | early | night: 3 Check night buses and pre-booked taxis, because the first trains often come too late.
      5* Book the best way, there and back[, {deadline}].
        ~ Open the booking page for the best way. | Book the trip there. | Book the trip back.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 5 Book the parking with your plate number, both times and free cancellation.
          - 2 Lay your plate number and card beside you.
          - 5 Book the parking with both times and free cancellation.
        ? book a taxi | taxi to the airport | book a cab | airport taxi | order a taxi: 5 Book the taxi, and note the time, the price and the company's number.
        ? get home | home from the airport | back from the airport: 5 Book the best one with your flight number, so it waits if you land late.
      2 Copy the booking number and code into the flight's calendar entry.
        ~ Open the flight's calendar entry. | Copy the booking number and code into it.
      2? Note a backup way, for a strike or a breakdown.
        ? airport parking | parking at | parking for | park the car | park at the airport | park near the airport | with parking: 2 Photograph the row and space when you park.
          - 2 Photograph the row and space when you park.
          - 2 Set an alarm for leaving, half an hour earlier than without parking.
        - 2 Note a backup way, for a strike or a breakdown.
        - 2 Set an alarm for leaving home.
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
      2* Write down the last time it happened: who you were with, and what came just before.
        ~ Pick up a pen. | Write who you were with, plus what came just before.
      2* Choose what you'll do in that second instead: breathe in, press thumb on finger, write the word down.
        ~ Read the choices: breathe in, thumb on finger, write it down. | Pick one.
        ? talk so much | talking so much | talk too much | talking too much | overshar* | ramble | rambling | talk less | dominat*: 2 Choose what you'll do in that second instead: stop at the next period, and ask the other person a question.
      2 Practise that once now, aloud or with your hand.
        ~ Put your hands on the table. | Do your move once, aloud or by hand.
      3 Ask one person to give you a small sign when it happens.
        ~ Open a message to one person you see often. | Choose the sign: a cough, a tap or a look. | Ask them to give it when it happens.
      5* Try it in one talk today, in the first five minutes only.
        - 2 Choose one talk today to try it in.
        - 5 Try it in the first five minutes of that talk.
      2 Count two things this evening: the times you caught it before, and the times you caught it after.
        ~ Pick up a pen this evening. | Write two numbers: caught before, caught after.
      2? Say “Sorry, go on” if it slips out. No more is needed.
        ? talk so much | talking so much | talk too much | talking too much | overshar* | ramble | rambling | talk less | dominat*: 2 Say “Enough from me. How was yours?” if it slips out. No more is needed.
        - 2 Write “Sorry, go on” on a note.
        - 2 Say that sentence if it slips out. No more is needed.
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
        ~ Pick up a pen. | Write one sentence that answers “Why now?”
        ? first session | first appointment: 2 Write a first line on a note to read out: “I don't know where to begin, but it's about ….”
        ? online | zoom | video: 2 Write one sentence on a note for under the camera: why now?
        ? no idea | dont know what | freeze | blank: 2 Write “I don't know where to begin” on a note to read out. The therapist will ask the questions.
      4* Write down three moments from the last month that you'd want a therapist to know about.
        ~ Pick up a pen. | Write the first moment from the last month. | Write two more.
      3 Write what you want to be different in half a year.
        ~ Get a sheet of paper. | Write “In half a year” at the top. | Write one line on what is different.
        ? couples | husband | wife | partner | boyfriend | girlfriend: 3 Ask your partner what each of you wants to be easier, and write it down.
      3 Write two questions: how do you work, and how will we notice that it helps?
        ~ Pick up a pen. | Write: “How do you work?” | Write: “How will we notice that it helps?”
      3* Put the time, the place or link, and the cost into your calendar[, {deadline}].
        ~ Open your calendar. | Enter the session's time. | Add the place or link, plus the cost.
      2 Keep half an hour free after the session.
        - 2 Keep half an hour free after the session.
        - 2 Put tissues and water within reach if the session is online.
      2? Write on a note: I may say “I don't want to talk about that yet”.
        ? couples | husband | wife | partner: 2 Agree with your partner that nobody has to win in that room.
        - 2 Write on a note: I may say “I don't want to talk about that yet”.
        - 2 Write down after the session: did I feel heard, yes or no?
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
        ~ Pick up a pen. | Write what isn't right, in one line.
        ? cancel*: 2 Write down the appointments that were cancelled in the last two months.
        ? ghosted my | ghosted her | ghosted him | stopped going | stopped answering: 2 Write one line just for yourself: what made you stop going.
      2* Circle what you want: an end, a pause, or somebody else.
        ~ Write three words: end, pause, somebody else. | Circle the one you want.
        ? isnt helping | not helping | doesnt help | tell my therapist: 2 Circle what you want: another way of working, a pause, or an end.
      3 Look up how much notice booked sessions need.
        ~ Open your therapy contract or the office's page. | Search it for “cancel”. | Write down how many hours or days they need.
        ? ghosted my | stopped going: 3 Look for unpaid sessions in your e-mail, because one line can settle those too.
      4 Write three sentences: what you've decided, why, and a wish for one last session.
        ? hurt her | hurt him | hurt them | guilty | feel bad: 4 Write three kind sentences: thanks for one thing, what you need now, a last session.
          - 3 Write thanks for one thing, and what you need now.
          - 2 Add a wish for one last session.
        - 3 Write what you've decided and why.
        - 2 Add a wish for one last session.
      3* Send the message now, or put it in your bag to read out: “I've decided to stop, and I'd like one last session.”
        ~ Open the message, or a note for your bag. | Write: “I've decided to stop, and I'd like one last session.” | Send it, or put the note in your bag.
        ? isnt helping | not helping | doesnt help | tell my therapist: 3 Send it now, or put it in your bag to read out: “I don't feel it is helping yet. Can we talk about what to change?”
        ? cancel*: 3 Send it now: “I need a time that happens every week, so I'd like one last session.”
        ? ghost* | scared | awkward | guilty | cant say: 3 Send three lines by e-mail instead of saying it: “I've decided to stop. Thank you for …. I don't need a reply.”
        ? money | afford | cost | expensive: 3 Send: “I can't afford it anymore. Is there a lower fee or a longer gap between sessions?”
        ? pause | break: 3 Send: “I'd like to pause for a few weeks, from …. May I come back then?”
      3 Ask your doctor before you change any medicine the same office prescribed.
        ~ Leave your medicine exactly as it is. | Open a message to your doctor's office, or call. | Ask: “May I change anything in that prescription?”
        ? change my | change therapist* | switch | new therapist | another therapist: 5 Write to two other therapists: your reason in one line, and “Do you have a fixed weekly time?”
      3? Note who you'd call on a bad day.
        - 2 Note who you'd call on a bad day.
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
        ~ Kneel beside one of the old tires. | Write down the size, such as 205/55 R16 91V.
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | got the tyres: 2 Look over one of the stored tyres for its size, its tread and cracks in the side.
      3* Push a quarter into the tread, Washington's head down. If you can see the top of his head, it is time.
        ~ Get a quarter. | Push it into the tread, Washington's head down. | Look whether the top of his head shows.
        ? bald | worn out | no tread: 3 Leave the car parked as much as you can, because a bald tyre fails in rain.
      5 Compare the full price at two tire shops: tires, mounting, balancing, old ones taken away[, up to {money}].
        ? til payday | until payday | till payday | til i get paid | until i get paid: 5 Ask two tire shops: “What do the two worst tires cost now, used or budget brand, mounted, and the other two on payday?”
          - 3 Ask one tire shop what the two worst cost now, mounted.
          - 3 Ask a second tire shop, and a used-tire shop.
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | stored at | got the tyres: 5 Ask two fitters for the price of changing and balancing your own set.
          - 3 Ask one tire shop for its price and first free day.
          - 3 Ask a second tire shop.
        - 3 Ask one tire shop for the full price.
        - 3 Ask a second tire shop.
        ? # left | only have # | have only # | # to spend | tight budget | budget # | no money | cant afford | cheap: 5 Compare three prices: mid-range new, used from a good dealer, and two now with two next month.
          - 3 Ask one tire shop for mid-range new tyres, two now and two later.
          - 3 Ask a second tire shop.
      2 Write “two matching tires per axle” into the order.
        ~ Open the order for the tires. | Write: “two matching tires per axle”.
        ? in the garage | in my garage | have them | have the tyres | have my winter | set is at home | in the cellar | stored at | got the tyres: 3 Read the four-digit date on each stored tyre. Past ten years it is trash.
      5* Book the slot[, {deadline}], and note that the wheel lock key has to be in the car.
        ? nct | mot | rego check | rego | inspection | wof | roadworthy | pink slip: 5 Book the slot for a day before the car's inspection. The wheel lock key has to be in the car.
          - 4 Book the slot for a day before the car's inspection.
          - 2 Put the wheel lock key in the car.
        - 4 Book the slot[, {deadline}].
        - 2 Put the wheel lock key in the car.
      3 Ask the shop to look at the brakes while the wheels are off.
        ~ Open a message to the shop, or call. | Say which day the car comes in. | Ask: “Could you check the brakes while the wheels are off?”
      2? Set a reminder to have the lug nuts checked after 50 to 100 miles.
        ~ Open your calendar a week after the tire change. | Set a reminder: “Lug nuts at 50 to 100 miles”.
        ? nct | mot | rego check | rego | inspection | wof | roadworthy | pink slip: 5 Check the lights, wipers and horn on a walk around the car, because the inspection covers those too.
    `,
  },
];
