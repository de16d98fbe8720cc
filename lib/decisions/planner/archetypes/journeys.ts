import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Flights, long drives, tents, cheap weeks away and first journeys alone. */
export const JOURNEYS: readonly Archetype[] = [
  {
    id: "catch-flight",
    area: "projects",
    acts: "catch|get ready|prepare|make|be on time|get up|wake up|get to|pack|be ready|check in|not miss",
    things:
      "flight|early flight|plane|morning flight|early morning flight|long-haul flight|long flight|early train|airport|flight home|train to catch|6am flight|first flight of the day",
    needsAct: true,
    unless:
      "calm|nervous|book|cheap|cancel|fear|refund|delayed|afraid|scared|first time|baby|toddler|terrified",
    it: "the flight",
    named: "flight|early flight|morning flight|long flight",
    plan: `
      2* Open the ticket for {theIt}, and write down the departure time[ ({deadline})] and the terminal.
      4n Set two alarms, counting back from takeoff: gate, bag drop, the trip there, a shower.
      4n Put your ID or passport, phone charger, card and medicine into your carry-on.
      4 Count back from takeoff: gate 40 minutes before, security, the trip there, a shower.
        - 3 Count back from it: gate 40 minutes before, security, way there.
        - 2 Write the hour of getting up below, in large figures.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 4 Count back from it: gate 40 minutes before, security, way there, half an hour for dressing the children.
          - 3 Count back from it: gate, security, way there.
          - 2 Write the hour for waking the children below, in large figures.
      4 Check in on the airline's page, and save the boarding pass as a picture.
        ? checked in | check in done | have .. boarding pass: -
      5 Book the ride to the airport, and note a backup for the morning.
        - 4 Book the way to the airport.
        - 2 Look up a second way for the morning.
        ? taxi .. booked | lift .. sorted | driving me | drives me | parking .. booked: 3 Text whoever brings you the hour to leave, with a second way in reserve.
        ? no car | no bus | no train | before the first: 5 Book a taxi or airport bus tonight, with its number saved as a picture.
          - 4 Book a taxi or airport bus tonight.
          - 2 Save its number as a picture.
      4 Put your ID or passport, phone charger, card and medicine into your carry-on.
        - 2 Put passport and card into the bag you carry.
        - 2 Add charger, medicine and a jumper.
      10? Pack the rest to the airline's weight, with liquids in one clear bag on top.
        ? bag is packed | already packed | im packed | packed already | suitcase is packed: -
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 10 Pack the rest tonight, with the children's clothes on a chair and a breakfast to eat on the way.
      3 Set two alarms, the second one across the room beside your clothes.
        - 2 Set two alarms, the second one across the room.
        - 3 Lay clothes and shoes beside it.
    `,
  },
  {
    id: "fear-of-flying",
    area: "health",
    whole: `${everyWay("get over|overcome|beat|face|deal with|cope with|manage|conquer|lose", "fear of flying|fear of planes|flight anxiety|flying anxiety|plane anxiety")}|stop being afraid of flying|stop being scared of flying|fly without panic|fly without fear|get on a plane again|get through the flight|get through flight|survive flight|survive a long flight|fly for the first time|take my first flight|first time flying`,
    tells:
      "scared of flying|afraid of flying|terrified of flying|never flown|never been on a plane",
    it: "the flight",
    plan: `
      2* Write down the minute of a flight that you fear most: doors closed, take-off, shaking, landing.
      5n Copy the two calmest sentences from a plain explanation of that minute.
      3n Practise once: breathe in for four, out for six, ten times, feet flat on the floor.
      5 Copy the two calmest sentences from a pilot's explanation of that minute.
        - 3 Look up a pilot's explanation of that minute.
        - 2 Copy its two calmest sentences.
      3 Practise once: breathe in for four, out for six, ten times, feet flat on the floor.
        ? # days | tomorrow | next week | this week: 3 Practise now and each evening until the flight: breathe in for four, out for six, ten times.
      10 Watch a video of a whole take-off from a window seat, breathing in that way.
        ? turbulence | shaking: 10 Watch a pilot explain turbulence, with a glass of water beside you: the plane bends, it does not drop.
          - 3 Watch the first minutes with the sound off.
          - 6 Watch it again with sound, breathing out slowly.
        - 3 Watch a take-off from a window seat with the sound off.
        - 6 Watch it again with sound, breathing out slowly.
      4 Write a list for the flight, one thing for every half hour: film, snack, puzzle, walk, letter.
        ? kids | child*: 4 Write a list for the flight that you do with the children: sticker book, snack, film, cards.
        ? work | boss | conference: 4 Write a list for the flight, one thing for every half hour, and an aisle seat at the front asked for.
        - 4 Write a list for the flight, one thing for every half hour: film, snack, puzzle, walk, letter.
        - 2 Save music and one film on the phone for it.
      3? Tell the crew at the door in one line: “I'm nervous about flying.”
        ? alone | on my own | by myself: 3 Ask for an aisle seat near the front, with one line to the crew: “I'm nervous about flying, and alone.”
        ? with my kids | with my children | my kids: 3 Tell the crew at the door in one line, out of the children's hearing.
      5? Ask a doctor or a course for fearful flyers, if the fear keeps you from booking.
        ? panic* | valium | diazepam | tablet* | doctor | medic*: 5 Ask the doctor what helps with panic on a plane, as sedatives are often advised against.
        ? tomorrow | # days | this week: 5 Put the card, headphones, sour sweets and a person to text into the seat pocket bag.
        ? diazepam | valium | pills | medication: 5 Ask a doctor or pharmacist in good time what they give for flying, as many don't prescribe diazepam.
    `,
  },
  {
    id: "road-trip",
    area: "projects",
    acts: "plan|organize|do|go on|take|prepare|prepare for|arrange|get ready for",
    things:
      "road trip|roadtrip|long drive|motorcycle trip|driving holiday|campervan trip|van trip|drive",
    whole:
      "go on a road trip|take a road trip|drive across the country|drive across europe|drive through europe|drive coast to coast|drive across america",
    unless: "hard drive|google drive|test drive|baby|toddler|licence|learn to drive|test|usb|kids",
    it: "the drive",
    named: "road trip|roadtrip|driving holiday|campervan trip|long drive",
    plan: `
      2* Write {label} at the top of a page, with the start, the destination and the days in between[, {deadline}].
      8n Mark the stops on a map, with no more than four hours of driving in a day.
      8n Book the bed for the first night, with a place to park.
        ? dog | dogs | puppy: 8 Book the bed for the first night, dogs welcome confirmed by mail, with a place to park.
      8 Mark the stops on a map, with no more than four hours of driving in a day.
        - 5 Mark the two places you most want to see.
        - 4 Add a stop wherever a day has more than four hours of driving.
        ? electric car | ev | tesla: 8 Mark the stops on a map at fast chargers, with a second charger near each.
          - 5 Mark the two places you most want to see.
          - 5 Add a fast charger wherever the range would end.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Mark the stops on a map, a playground or field for every two hours.
          - 5 Mark the two places you most want to see.
          - 5 Add a playground or field for every two hours.
      8 Book the bed for the first night, with a place to park[, within {money}].
        ? dog | dogs | puppy: 8 Book the bed for each night where dogs are welcome, with a garden or field near.
        ? campsite* | tent | camping | campervan | camper van | motorhome: 8 Book the pitch for the first night[, within {money}], with the hour its gate shuts.
      6 Check the tyres, oil, washer fluid and spare, or ask a garage to.
        - 4 Check tyre pressure and washer water at a petrol station.
        - 4 Check oil and the spare wheel, or ask a garage to.
        ? hire car | rental car | hiring | rented | renting | campervan | camper van: 6 Read the hire booking: pick-up hour, licence, excess, fuel, miles.
          - 3 Read pick-up hour, licence and excess.
          - 3 Read fuel and miles.
        ? car .. serviced | car is ready | car .. checked: 4 Check tyre pressure and washer water at a petrol station.
      5 Look up tolls, border papers and roadside assistance for the route.
        - 3 Look up tolls and border papers for the way.
        - 3 Save the number of the breakdown service.
      5 Add up fuel, tolls and beds, and write the total beside the days.
        ? dog | dogs | puppy: 5 Pack for the dog: belt or crate, water bowl, food for a day more, towel, tick remover, a vet's number up there.
      5? Save the map offline, with a playlist for the hours of the first day.
        - 3 Save the map offline.
        - 5 Put water, snacks, charger and a blanket within reach of the front seats.
    `,
  },
  {
    id: "camping",
    area: "projects",
    whole:
      "go camping|camp for the first time|camp with kids|camp in my garden|try camping|try wild camping|go wild camping",
    acts: "plan|organize|prepare|prepare for|book|pack|arrange|do|try|get ready|pack for",
    things:
      "camping trip|camping weekend|camping|camping holiday|tent weekend|festival camping|camp-out|camping with kids|campout",
    it: "the camping trip",
    named: "camping trip|camping weekend|camping holiday|camp-out|campout",
    plan: `
      2* Write {label} at the top of a page, with the nights and who sleeps in which tent[: {deadline}].
      6n Book a campsite with water and toilets that you can reach[ from {place}].
        ? full | fully booked | booked out: 6 Ring two full sites: “May I be on the list for a cancelled pitch? We can come the same day.”
        ? pitch .. booked | campsite .. booked | site .. booked: 6 Read the site's mail for arrival hour, showers, fire rules and what it lends.
      6n Write the packing list in five lines: sleep, eat, wear, light, first aid.
        ? full | fully booked | booked out: 6 Book a pitch at a small farm site or pop-up site an hour further, found on a camping map.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | under five: 6 Write the list in six lines: sleep, eat, wear, light, first aid, children.
      6 Ask for a campsite with water and toilets, no more than two hours away[, within {money}].
        - 4 Find one site with water and toilets, not more than two hours away.
        - 4 Ask for a pitch[, within {money}].
        ? full | fully booked | booked out: 6 Ring two full sites for their cancellation list, and three farm or pop-up sites an hour further.
          - 6 Ring two full sites: “May I be on the list for a cancelled pitch?”
          - 6 Book a pitch at a farm or pop-up site an hour further.
        ? pitch .. booked | campsite .. booked | site .. booked: 6 Read the site's mail for arrival hour, showers, fire rules and what it lends.
          - 3 Read the site's mail for arrival hour and fire rules.
          - 3 Write down what it lends or sells there.
        ? no car | without a car | by train | by bus: 6 Ask for a pitch at one site near a station or bus stop[, within {money}].
          - 4 Find one site near a station or bus stop.
          - 4 Ask for a pitch[, within {money}].
        ? dog | dogs: 6 Ask for a pitch at one site that takes dogs, with water and toilets[, within {money}].
          - 4 Find one site that takes dogs.
          - 4 Ask for a pitch[, within {money}].
      6 Write the packing list in five lines: sleep, eat, wear, light, first aid.
        ? packing list | pack list: 6 Write the list in six lines: sleep, eat, wear, wet, light, first aid.
          - 4 Write the list in six lines: sleep, eat, wear, wet, light, first aid.
          - 3 Tick what you have, and note what a friend could lend.
        - 4 Write the list in five lines: sleep, eat, wear, light, first aid.
        - 3 Tick what you have, and note what a friend could lend.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | under five: 6 Write the list in six lines: sleep, eat, wear, light, first aid, children.
          - 4 Write the list in five lines: sleep, eat, wear, light, first aid.
          - 3 Add a children's line: nappies or potty, sleep toy, night light, two spare sets each.
      15 Put the tent up once in a yard or a park, and note any missing pegs or poles.
        - 10 Put the tent up once, in a garden or a park.
        - 3 Count pegs and poles, and note what is torn or missing.
        ? no instructions | borrowed | lent | old tent | second hand: 15 Put the tent up once in a garden or park: lay out poles by length, film the make's name, watch its video.
          - 3 Search the make's name on the bag for a video.
          - 10 Put the tent up once.
          - 3 Count pegs and poles.
        ? no tent | dont have a tent | dont own a tent | need a tent | buy a tent: 15 Ask two friends and a hire shop for a tent for those nights.
          - 5 Ask two friends whether they lend theirs.
          - 5 Look up the price of one hire shop.
          - 3 Put the day of fetching it in your calendar.
        ? caravan | camper van | campervan | glamping | pod | yurt: 10 Read what the site has in the van or hut: bedding, stove, plates, lights.
      5 Choose one-pot meals: oatmeal, pasta, soup, plus bread.
      3 Look up the forecast for the coldest night: one more warm layer, one dry bag.
        ? rain* | storm* | wet: 3 Look up the forecast, with a tarp, dry bags and a café or pool near for the wet hours.
      10? Pack what you need first at the top: tent, torch, rain jackets.
        - 5 Pack sleeping things at the bottom.
        - 5 Pack tent, torch and rain jackets at the top.
    `,
  },
  {
    id: "travel-with-child",
    area: "people",
    whole: `${everyWay("travel|fly|drive|go on holiday|holiday|take train|take a train|go on a plane|go on vacation|road trip|take a flight", "with baby|with toddler|with kids|with children|with newborn|with 2 year old|with 3 year old|with 1 year old|with 4 year old|with small child|with young children|with young kids|with infant|with twins")}|${everyWay("fly alone with|travel alone with|survive flight with|survive long flight with|survive drive with|survive a long drive with|take train with", "baby|toddler|kids|2 year old|3 year old|1 year old|4 year old|newborn|children|twins")}|plan a family road trip`,
    acts: "plan|book|survive|organize|prepare|prepare for",
    things:
      "flight with baby|flight with toddler|trip with kids|trip with baby|trip with toddler|holiday with kids|long drive with kids|flight with kids|holiday with baby|long drive with toddler|family road trip|family holiday with toddler",
    hints: "toddler|baby|kids|children|year old",
    unless: "consent letter|nanny|custody",
    it: "the journey",
    plan: `
      2* Write the times of the trip[ ({deadline})] on a page, with the child's sleep and meals beside them.
      5n Pack one bag for the seat: nappies or spare clothes, wipes, snacks, water, one comfort thing.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
        ? sleeper | night train | overnight train | couchette: 8 Look up the free nights of the sleeper train, with the price of a cabin for you and your child.
        ? road trip | long drive | drive with | driving | minivan: 5 Mark on the map a place to run about for every two hours of the way.
        ? baby | newborn | infant: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, feeds, one top for you.
        ? # month* old | month old | breastfe* | bottle: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, muslin, one top for you.
        ? autis* | sensory | adhd: 5 Pack one bag for the seat: ear defenders, the safe food, a loved toy, charged tablet, a card with what helps.
        ? plan .. train | plan .. trip | plan .. holiday | book .. train | book .. trip | book .. holiday | book .. flight*: 8 Look up two ways there, with hours that fit the nap and the price with a child.
      5n Wrap four small things to do, one for each hour.
        ? serviced | oil change | car service | check the car | car checked | tires | tyres: 5 Call a garage for a check of oil, tires, brakes and coolant a few days before you leave.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Write the evening in order: tea before boarding, wash, pyjamas, story, lights out at the usual hour.
        ? sleeper | night train | overnight train | couchette: 8 Book a cabin for one of those nights, with the child's ticket and the lower bunk asked for.
        ? baby | newborn | infant: 5 Plan a feed for take-off and one for landing: sucking keeps the ears from hurting.
        ? # month* old | month old | breastfe* | bottle: 5 Plan a feed or bottle for take-off and one for landing: sucking keeps the ears from hurting.
        ? alone | on my own | two kids | two under | toddler and: 5 Ask airline or railway for help with pram and bags, and for seats together.
      5 Check the papers: ticket for the child, passport, and a letter if only one parent travels.
        ? joins .. later | joins us later | follows later | comes later | without my wife | without my partner: 5 Check the papers: tickets, passports, a signed letter from the parent who comes later.
          - 3 Check tickets and passports of the children.
          - 4 Ask the other parent for a signed letter with dates and phone.
        ? fly alone | flying alone | travel alone | travelling alone | without .. dad | without my husband | without .. mum: 5 Check the papers: child's passport, ticket, and the other parent's signed letter with dates and phone.
          - 3 Check ticket and passport of the child.
          - 4 Ask the other parent for a signed letter with dates and phone.
        - 3 Check ticket and passport of the child.
        - 3 Look up whether you need a letter, if only one parent travels.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Check the tickets: which bunks, which coach, where the pram goes, when the doors open.
        ? sleeper | night train | overnight train | couchette: 8 Look up the free nights of the sleeper train, with the price of a cabin for you and your child.
          - 5 Look up which nights of the sleeper train still have a cabin.
          - 3 Write down the price for you and your child, with what a cabin to yourselves costs.
        ? domestic | train: 5 Check the tickets: where the child sits, from what age one pays, which coach takes prams.
      5 Pack one bag for the seat: nappies or spare clothes, wipes, snacks, water, one comfort thing.
        - 3 Pack nappies or spare clothes and wipes into one bag for the seat.
        - 3 Add snacks, water and one comfort thing.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
        ? sleeper | night train | overnight train | couchette: 8 Book a cabin for one of those nights, with the child's ticket and the lower bunk asked for.
          - 5 Book a cabin for one of those nights, with the child's ticket.
          - 3 Ask for the lower bunk, and where the pram goes.
        ? baby | newborn | infant: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, feeds, one top for you.
          - 3 Pack a nappy for every hour, wipes and two changes of clothes.
          - 3 Add feeds: milk and sterile water may pass security in baby amounts.
        ? # month* old | month old | breastfe* | bottle: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, muslin, one top for you.
          - 3 Pack a nappy for every hour, wipes and two changes.
          - 3 Add a muslin, a top for you, and milk or food for twice the hours.
        ? autis* | sensory | adhd: 5 Pack one bag for the seat: ear defenders, the safe food, a loved toy, charged tablet, a card with what helps.
          - 3 Pack ear defenders, safe food and a loved toy.
          - 3 Add a charged tablet and a card with what helps.
      5 Wrap four small things to do, one for each hour: stickers, book, toy car, film.
        ? sleeper | night train | overnight train | couchette: 5 Write the evening in order: tea before boarding, wash, pyjamas, story, lights out at the usual hour.
        ? baby | newborn | infant: 5 Plan a feed for take-off and one for landing: sucking keeps the ears from hurting.
        ? # month* old | month old | breastfe* | bottle: 5 Plan a feed or bottle for take-off and one for landing: sucking keeps the ears from hurting.
        ? teen*: 5 Let your teenager load films and music offline, with one wish for the trip.
      4 Ask the airline, railroad or hotel about the pram, a cot and seats together.
        ? serviced | oil change | car service | check the car | car checked | tires | tyres: 5 Call a garage for a check of oil, tires, brakes and coolant a few days before you leave.
        - 4 Ask the airline, railway or hotel about pram, cot and seats together.
        - 3 Save the answer as a picture.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 4 Ask the railway about bunk guards, hot water for milk and where the pram goes.
        ? sleeper | night train | overnight train | couchette: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
          - 3 Pack pyjamas, nappies, wipes and a spare set into one bag.
          - 3 Add sleep toy, night light, snacks and water.
        ? alone | on my own | two kids | two under | toddler and | autis*: 4 Ask for assistance at least 48 hours before: help with bags, boarding first, seats together, the hidden-disability lanyard.
          - 4 Ask for assistance at least 48 hours before: help with bags, boarding first, seats together.
          - 2 Save the answer as a picture.
        ? long haul | long flight | # hours | # hour flight | overnight flight: 4 Ask the airline for a front row, a cot for a baby, help with the pram, and when you may board.
      4 Plan one stop for running around every two hours, at a gate, a platform or a rest area.
        ? sleeper | night train | overnight train | couchette: 4 Plan the first morning: breakfast, a park near the station, the way to your bed there.
        ? baby | newborn | infant: 4 Say one sentence ready for the neighbours: “It's our first flight, thank you for your patience.”
        ? # month* old | month old | breastfe* | bottle: 4 Plan one change just before boarding, and the pram up to the door of the plane.
        ? drive | driving | by car | road: 4 Plan one stop to run about for every two hours, each at a playground or field on the map.
      4? Put fever medicine, plasters and the doctor's number in the outer pocket.
        - 3 Put fever medicine, plasters and the doctor's number in the outer pocket.
        - 2 Add a spare top for yourself.
    `,
  },
  {
    id: "cheap-holiday",
    area: "money",
    acts: "plan|book|find|go|take|organize|arrange|have|get",
    things:
      "cheap holiday|budget holiday|cheap vacation|budget vacation|affordable holiday|cheap trip|cheap weekend away|budget trip|cheap break|holiday on a budget|affordable vacation|staycation|budget family holiday|low-cost holiday|free holiday|cheap family holiday",
    whole: `${everyWay("go on holiday|go on vacation|travel|take a trip|take a holiday|see the world|have a holiday", "without money|without much money|with no money|on a budget|on a tight budget|on small budget|cheaply|for cheap|for free|on the cheap|for little money")}|afford a holiday|afford a vacation|travel more on a budget`,
    it: "the holiday",
    named: "holiday|vacation|trip|break|staycation|weekend away",
    plan: `
      2* Write {label} at the top of a page, with the total you can spend[, {money},] and the days you are free[: {deadline}].
      5n Text two people who live somewhere nice: “Could we stay with you for two nights, or swap homes?”
        ? from derby | no car | without a car: 5 Look up two places within two hours by coach or train from you, booked early, out of season.
      8n Look up what two nights cost at the nearest coast, lake or hills, out of season.
      4 Split it into travel, bed and food, and mark which part could be nearly free.
        - 2 Split it into way, bed and food.
        - 2 Mark which part could be nearly nothing.
      5 Text two people who live somewhere nice: “Could we stay with you for two nights, or swap homes?”
      8 Search three kinds of bed for your days: hostel, campsite, house sitting.
        - 4 Search hostels and campsites for your days.
        - 4 Look at one site for house sitting or home swaps.
        ? kids | children | family: 8 Search three kinds of bed for your days: family hostel room, static caravan, camping pod.
      6 Compare the bus, the slow train and a shared car for getting there.
        - 3 Look up the coach and the slow train.
        - 3 Look up a shared car.
      8 Book the bed with free cancellation, or write down the days for a holiday at home.
        ? flights .. booked | flight .. booked: 8 Book the bed that can be cancelled for the nights of your flights.
      4? List five things there that cost nothing: swim, market, museum day, trail, view.
        - 4 List five things there that cost nothing: swim, market, museum day, trail, view.
        - 3 Put what you can each week into one envelope or pot for it.
    `,
  },
  {
    id: "solo-travel",
    area: "projects",
    whole:
      "travel alone|travel solo|take a solo trip|go on a solo trip|plan a solo trip|go on holiday alone|go on vacation alone|travel by myself|travel on my own|go on holiday by myself|holiday alone|solo travel|take a trip alone|travel with anxiety|travel with social anxiety|go on my first solo trip|travel alone for the first time|book a solo trip|go on holiday on my own",
    things: "solo trip|solo holiday|solo vacation|trip alone|solo travel|travel anxiety",
    acts: "plan|book|take|go|do|prepare|start|manage|overcome",
    unless: "baby|toddler|kids|year old|move",
    it: "the trip alone",
    plan: `
      2* Write down one place you could reach by train or bus for a day, home by evening.
        ? one night | first night | just one night: 2 Write down one town less than two hours away by train, where you'd like to have breakfast.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 2 Write the place, the days and the most it may cost on one page.
      5n Put a day there into your calendar, with one thing to see and one place to eat.
        ? one night | first night | just one night: 5 Choose one midweek night there, in a small hotel or bed and breakfast near the station.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Choose one bed near the station or centre there, with good reviews from people alone.
      5n Send one person the plan, and note two times when you'll text.
        ? one night | first night | just one night: 5 Book that one night with free cancelling, with the address sent to one person.
      5 Put a day there into your calendar, as the trial, with one thing to see and one place to eat.
        - 2 Put a day there into your calendar, as the trial.
        - 4 Choose one thing to see and one place to eat.
        ? one night | first night | just one night | done .. day trip: -
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Write down the way from arrival to the bed, in daylight where it can be.
          - 2 Write down the hour of arrival.
          - 4 Write down the way from there to the bed.
      5 Choose the real trip[ to {place}]: two nights, one well-lit place to stay near the station[; {deadline}].
        - 3 Choose a town for two nights[: {place}].
        - 5 Find one bed near the station, with good reviews from people alone.
        ? one night | first night | just one night: 5 Choose one midweek night, in a small hotel or bed and breakfast near the station.
          - 3 Choose the midweek night.
          - 5 Find one small hotel or bed and breakfast near the station.
        ? woman | female | safe*: 5 Choose the real trip: two nights, a bed on a lit main street, reviews by women travelling alone read.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Choose one bed near the station or centre there, with good reviews from people alone.
          - 3 Mark the station and the two things you most want to see on a map.
          - 5 Choose one bed near them, with good reviews from people alone.
      8 Book it with free cancellation[, within {money}], arriving in daylight.
        ? flights .. booked | flight .. booked | tickets .. booked: 8 Book the bed for those nights with free cancelling, near the station or stop you arrive at.
      5 Send one person the plan, and note two times when you'll text.
        - 3 Send one person dates, address and tickets.
        - 2 Agree on two hours at which you text.
      5 Write a card for a bad hour: breathe slowly, sit in a café, call, where the bed is, the way home.
        ? vietnam | thailand | india | morocco | egypt | mexico | brazil: 5 Write a card for a bad hour: your bed's address in the local script, embassy, a café, the way home.
      5? Plan one hour among others: a walking tour, a class, a long table.
        - 4 Plan one hour among others: a walking tour, a class, a long table.
        - 3 Copy passport, cards and tickets into one place apart from the wallet.
        ? widow* | husband died | wife died | since .. died: 5 Plan one hour for missing them, such as a letter in a café, and one hour among others.
    `,
  },
  {
    id: "travel-jabs",
    area: "health",
    acts: "get|book|check|sort|arrange|organize|have",
    things:
      "travel vaccine|travel vaccination|travel jab|vaccine for trip|vaccination for trip|travel shot|malaria tablet|yellow fever vaccine|travel health appointment",
    whole: everyWay(
      "get|book|sort out|check|arrange",
      "vaccines|vaccinations|vaccinated|jabs|shots|vaccine|vaccination",
      "for trip|for holiday|for travel|before trip|before i travel|for kenya|for thailand|for india|for vietnam|for travelling|for brazil",
    ),
    it: "the travel jabs",
    plan: `
      2* Write down the countries, the day you leave[ ({deadline})] and any illness or pregnancy.
        ? adaptor | adapter | visa photo* | visa pic* | dollars | currency | travel money: 2 Write each thing on one page, the jab on top, with the day you leave beside it.
      5n Look up the official travel health page for {place|the country}, and note what it asks for.
        ? visa photo* | visa pic*: 8 Take the visa photos at a booth, in the size that the embassy's page gives.
        ? # weeks | # days | next week: 5 Look up the official travel health page for the country today; some jabs and malaria tablets still work at short notice.
      5n Book an appointment at a pharmacy or travel clinic for six weeks before you go, or the first free day.
        ? yellow fever: 5 Book at a yellow fever centre for at least ten days before you go, as the certificate counts from then.
        ? pregnan* | baby | toddler | immun*: 5 Book a travel clinic or the doctor rather than a pharmacy, and name that first.
        ? too expensive | so expensive | no money | cant afford | for free | skint: 5 Ask your doctor's practice which of the jabs it gives free, with a date for those.
        ? needle* | phobi* | faint*: 5 Book with the words “I'm afraid of needles”: a quiet slot, lying down, two jabs in one visit where possible.
        ? # weeks | # days | next week: 5 Book at a pharmacy or travel clinic for the first free day: “I fly very soon. What still works?”
      5 Look up the official travel health page for {place|the country}, and note what it asks for.
        - 4 Look up the official travel health page for {place|the country}.
        - 2 Note which jabs it asks for, and whether there is malaria.
      5 Find your vaccination card, or ask your doctor's practice for a copy.
        ? card is lost | certificate is lost | card lost | yellow card: 5 Ring the clinic that gave the jab for a new certificate, as its record mostly goes back years.
        ? visa photo* | visa pic*: 8 Take the visa photos at a booth, in the size that the embassy's page gives.
        ? lost .. card | cant find .. card | no card: 5 Ask your doctor's practice for a list of past jabs by form or mail.
        ? card is here | have .. card | found .. card: 3 Photograph the vaccination card, to send ahead or show.
      5 Book an appointment at a pharmacy or travel clinic for six weeks before you go, or the first free day.
        ? yellow fever: 5 Book at a yellow fever centre for at least ten days before you go, as the certificate counts from then.
          - 2 Find the nearest yellow fever centre on the official travel health page.
          - 4 Call or book there for at least ten days before you go.
        ? too expensive | so expensive | no money | cant afford | for free | skint: 5 Ask your doctor's practice which of the jabs it gives free, with a date for those.
          - 2 Find the practice's number or its online form.
          - 4 Ask which of the jabs it gives free, with a date for those.
        ? needle* | phobi* | faint*: 5 Book with the words “I'm afraid of needles”: a quiet slot, lying down, two jabs in one visit where possible.
        - 2 Find a pharmacy or travel clinic near you.
        - 4 Call or book there, with a question about the price.
        ? # weeks | # days | next week: 5 Book at a pharmacy or travel clinic for the first free day: “I fly very soon. What still works?”
          - 2 Find a pharmacy or travel clinic near you.
          - 4 Call: “I fly very soon. What still works, and what does it cost?”
        ? pregnan* | baby | toddler | immun*: 5 Book a travel clinic or the doctor rather than a pharmacy, and name that first.
          - 2 Find a travel clinic, or the doctor's number.
          - 4 Call there with that named first.
      4 Write three questions: how many visits, does it mix with my medicines, what do the children need?
        - 2 Write two questions: how many visits, what with your other medicines.
        - 2 Put the vaccination card and the questions into your bag.
        ? dollars | euros | currency | travel money: 5 Order the cash at a bank or exchange for pick-up, in small clean notes.
          - 3 Order the cash at a bank or exchange for pick-up.
          - 2 Put vaccination card and passport into the bag for it.
      20 Get your jabs there, each one written on the card.
        ? needle* | phobi* | faint*: 10 Get your jabs there lying down, legs and fists tensed hard for ten seconds before each, eyes elsewhere.
      3? Put the second visit into your calendar.
        - 2 Photograph the card.
        - 2 Put the second visit into your calendar.
        ? adaptor | adapter | plug: 3 Order a plug adaptor for the sockets used in {place|that country}.
          - 2 Look up which sockets {place|that country} has.
          - 2 Order an adaptor for them.
    `,
  },
];
