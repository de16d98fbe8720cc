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
        ~ Open the ticket. | Write down the departure time and the terminal.
      4n Set two alarms, counting back from takeoff: gate, bag drop, the trip there, a shower.
        ~ Write down the takeoff time. | Count back: gate, bag drop, trip, shower. | Set two alarms for those times.
      4n Put your ID or passport, phone charger, card and medicine into your carry-on.
        ~ Open your carry-on. | Put in your ID or passport with the card. | Put in the charger and the medicine.
      4 Count back from takeoff: gate 40 minutes before, security, the trip there, a shower.
        - 3 Count back from takeoff: gate 40 minutes before, security, the trip there.
        - 2 Write down your wake-up time in large figures.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 4 Count back from takeoff: gate 40 minutes before, security, the trip there, half an hour to dress the children.
          - 3 Count back from takeoff: gate, security, the trip there.
          - 2 Write down the time to wake the children, in large figures.
      4 Check in on the airline's page, and save the boarding pass as a picture.
        ~ Open the airline's page. | Check in with your booking code. | Save the boarding pass as a picture.
        ? checked in | check in done | have .. boarding pass: -
      5 Book the ride to the airport, and note a backup for the morning.
        - 4 Book the ride to the airport.
        - 2 Look up a backup for the morning.
        ? taxi .. booked | lift .. sorted | driving me | drives me | parking .. booked: 3 Text whoever drives you the time to leave.
        ? no car | no bus | no train | before the first: 5 Book a taxi or airport bus tonight, and note its number.
          - 4 Book a taxi or airport bus tonight.
          - 2 Save the company's number as a picture.
      4 Put your ID or passport, phone charger, card and medicine into your carry-on.
        - 2 Put your passport and card into the bag you carry.
        - 2 Add a charger, medicine and a sweater.
      10? Pack the rest within the airline's weight limit, with liquids in one clear bag on top.
        ~ Open the suitcase. | Put in the clothes and shoes. | Lay one clear bag of liquids on top. | Lift the suitcase onto a scale to check the limit.
        ? bag is packed | already packed | im packed | packed already | suitcase is packed: -
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 10 Pack the rest tonight. The children's clothes go on a chair, and breakfast in a bag to go.
      3 Set two alarms, the second one across the room beside your clothes.
        - 2 Set two alarms, the second one across the room.
        - 3 Lay clothes and shoes beside the far alarm.
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
      2* Write down the minute of a flight that you fear most: doors closed, takeoff, shaking, landing.
        ~ Pick up a pen. | Write the one minute you fear most.
      5n Copy the two calmest sentences from a plain explanation of that minute.
        ~ Open a plain explanation of that minute. | Read it to the end. | Copy its two calmest sentences.
      3n Practise once: breathe in for four, out for six, ten times, feet flat on the floor.
        ~ Sit down with your feet flat on the floor. | Breathe in slowly, counting one to four. | Breathe out slowly, counting to six, ten rounds in all.
      5 Copy the two calmest sentences from a pilot's explanation of that minute.
        - 3 Look up a pilot's explanation of that minute.
        - 2 Copy the two calmest sentences from the explanation.
      3 Practise once: breathe in for four, out for six, ten times, feet flat on the floor.
        ~ Sit down with your feet flat on the floor. | Breathe in slowly, counting one to four. | Breathe out slowly, counting to six, ten rounds in all.
        ? # days | tomorrow | next week | this week: 3 Practise now and each evening until the flight: breathe in for four, out for six, ten times.
      10 Watch a video of a whole take-off from a window seat, breathing in that way.
        ? turbulence | shaking: 10 Watch a pilot explain turbulence, with a glass of water beside you. The plane bends, it does not drop.
          - 3 Watch the first minutes of a pilot explaining turbulence, with the sound off.
          - 6 Watch it again with sound, breathing out slowly.
        - 3 Watch a takeoff from a window seat with the sound off.
        - 6 Watch it again with sound, breathing out slowly.
      4 Write a list for the flight, one thing for every half hour: film, snack, puzzle, walk, letter.
        ? kids | child*: 4 Write a list of things to do with the children on the flight: sticker book, snack, film, cards.
        ? work | boss | conference: 4 Write a list for the flight, one thing for every half hour. An aisle seat at the front helps too.
        - 4 Write a list for the flight, one thing for every half hour: film, snack, puzzle, walk, letter.
        - 2 Save music and one film on the phone.
      3? Tell the crew at the door in one line: “I'm nervous about flying.”
        ~ Stop beside the crew member at the door. | Look at them. | Say: “I'm nervous about flying.”
        ? alone | on my own | by myself: 3 Ask for an aisle seat near the front.
        ? with my kids | with my children | my kids: 3 Tell the crew at the door in one line that you're nervous, out of the children's hearing.
      5? Ask a doctor or a fear-of-flying course for help if the fear keeps you from booking.
        ~ Open the page of a doctor or fear-of-flying course. | Write: “I'm too afraid to book a flight.” | Send it with “How can you help?”
        ? panic* | valium | diazepam | tablet* | doctor | medic*: 5 Ask the doctor what helps with panic on a plane, because sedatives are often advised against.
        ? tomorrow | # days | this week: 5 Put headphones, sour candy and the calm sentences into a bag for your seat.
        ? diazepam | valium | pills | medication: 5 Ask a doctor early what they give for flying, because many don't prescribe diazepam.
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
      2* Write down the start, the destination and the day you leave[: {deadline}].
        ~ Pick up a pen. | Write the start, the destination and the day you leave.
      8n Mark the overnight stops on a map, with no more than six to eight hours of driving in a day.
        ~ Open a map. | Mark the first stop, a day's drive away at most. | Mark the others the same way until the destination.
        ? my teen | my teenager | a teenager | a teen | my teenage son | my teenage daughter: 8 Mark the overnight stops on a map, six to eight hours apart at most, and ask your teenager for one stop.
        ? teen | teens | teenage* | preteen* | tween*: 8 Mark the overnight stops on a map, six to eight hours apart at most, and ask each teenager for one stop of their own.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Mark the overnight stops on a map, five to six hours apart, with a playground or park every two hours.
      8n Book a room for the first night, with a place to park.
        ~ Open a booking site at the first stop. | Choose a room with parking. | Press “Book”.
        ? my teen | my teenager | a teenager | a teen | my teenage son | my teenage daughter: 8 Book a room for the first night with two beds, free parking and Wi-Fi.
        ? teen | teens | teenage* | preteen* | tween*: 8 Book a room for the first night with a bed for each teenager, free parking and Wi-Fi.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Book a family room for the first night, with parking, breakfast and a pool if you can.
        ? my van | our van | the van | in a van | camper* | rv | van life | sleep in .. van | sleep in .. car: 8 Reserve a campsite for the first night, or save a spot where overnight parking is allowed.
        ? dog | dogs | puppy: 8 Book a bed for the first night where dogs are welcome, with a place to park.
      8 Mark the overnight stops on a map, with no more than six to eight hours of driving in a day.
        - 5 Mark the two places you most want to see.
        - 4 Add a stop wherever a day has more than eight hours of driving.
        ? my teen | my teenager | a teenager | a teen | my teenage son | my teenage daughter: 8 Mark the overnight stops on a map, six to eight hours apart at most, and ask your teenager for one stop.
        ? teen | teens | teenage* | preteen* | tween*: 8 Mark the overnight stops on a map, six to eight hours apart at most, and ask each teenager for one stop of their own.
          - 4 Mark a stop for each night, six to eight hours apart at most.
          - 4 Ask each teenager for one stop on the way, and mark it.
        ? electric car | ev | tesla: 8 Mark the stops on a map at fast chargers, each with a second charger nearby.
          - 5 Mark the two places you most want to see.
          - 5 Add a fast charger wherever the battery would run out.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Mark the overnight stops on a map, five to six hours apart, with a playground or park every two hours.
          - 5 Mark the two places you most want to see.
          - 5 Add a playground or field for every two hours of driving.
      8 Book a room for the first night, with a place to park[, within {money}].
        ~ Open the map at your first stop. | Find a room there with a place to park. | Book it for the first night.
        ? my teen | my teenager | a teenager | a teen | my teenage son | my teenage daughter: 8 Book a room for the first night with two beds, free parking and Wi-Fi.
        ? teen | teens | teenage* | preteen* | tween*: 8 Book a room for the first night with a bed for each teenager, free parking and Wi-Fi[, within {money}].
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Book a family room for the first night, with parking, breakfast and a pool if you can[, within {money}].
        ? my van | our van | the van | in a van | camper* | rv | van life | sleep in .. van | sleep in .. car: 8 Reserve campsites for the first nights at Recreation.gov or a state park[, within {money}].
        ? dog | dogs | puppy: 8 Book a bed for each night where dogs are welcome, with a yard or field near.
        ? campsite* | tent | camping | campervan | camper van | motorhome: 8 Book the campsite for the first night[, within {money}], and note when its gate closes.
      6 Check the tyres, oil, washer fluid and spare, or ask a repair shop to.
        - 4 Check tyre pressure and washer fluid at a gas station.
        - 4 Check the oil and the spare tire, or ask a repair shop to.
        ? hire car | rental car | hiring | rented | renting | campervan | camper van: 6 Read the rental booking: pickup time, license, deductible, fuel, miles.
          - 3 Read the pickup time, license rules and deductible in the rental booking.
          - 3 Read the rules on fuel and miles.
        ? car .. serviced | car is ready | car .. checked: 4 Check tyre pressure and washer fluid at a gas station.
      5 Look up tolls, road work and roadside assistance for the route.
        - 3 Look up tolls and road work for the route.
        - 3 Save the number of your roadside assistance.
      5 Add up gas, tolls and rooms, and write the total beside the route.
        ~ Pick up a pen. | Write down gas, tolls and rooms. | Write the total beside the route.
        ? dog | dogs | puppy: 5 Pack for the dog: harness or crate, water bowl, food for an extra day, towel, tick remover, a vet's number.
      5? Save the map offline.
        ? my teen | my teenager | a teenager | a teen | my teenage son | my teenage daughter: 5 Save the map offline, and text your teenager: “Pack headphones, a charger, a pillow and a playlist for the car.”
          - 3 Save the map offline.
          - 3 Text your teenager: “Pack headphones, a charger, a pillow and a playlist for the car.”
        ? teen | teens | teenage* | preteen* | tween*: 5 Save the map offline, and have each teenager pack headphones, a charger and a pillow.
          - 3 Save the map offline.
          - 4 Text the teenagers: “Pack headphones, a charger, a pillow and one playlist for the car.”
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 5 Save the map offline, and pack a bag for the back seat: snacks, water, wipes, one surprise a day.
          - 3 Save the map offline.
          - 5 Pack a bag for the back seat: snacks, water, wipes, one surprise a day.
        - 3 Save the map offline.
        - 5 Put water, snacks, a charger and a blanket within reach of the front seats.
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
      2* Write down the nights you'd go[ ({deadline})], and who sleeps in which tent.
        ~ Pick up a pen. | Write down the nights, plus who sleeps in which tent.
        ? no tent | dont have a tent | dont own a tent | need a tent: 2 Write down the nights you'd go[ ({deadline})], and how many people need a place in the tent.
      6n Book a campsite with water and toilets, no more than two hours away[ from {place}].
        ~ Open a campsite page. | Choose one within two hours, with water and toilets. | Book it for your nights.
        ? full | fully booked | booked out: 6 Ring two full campsites: “May I be on the list for a cancelled spot? We can come the same day.”
        ? pitch .. booked | campsite .. booked | site .. booked: 6 Read the campsite's e-mail for arrival time, showers, fire rules and what it lends.
      6n Write the packing list in five lines: sleep, eat, wear, light, first aid.
        ~ Get a sheet of paper. | Write the lines for sleep, eat and wear. | Write the lines for light and first aid.
        ? no tent | dont have a tent | dont own a tent | need a tent: 6 Text two friends: “Could we borrow your tent?” A rental or outdoor store is the backup.
        ? full | fully booked | booked out: 6 Book a spot at a small farm site an hour farther away, found on a camping map.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | under five: 6 Write the list in six lines: sleep, eat, wear, light, first aid, children.
      6 Ask for a spot at a campsite with water and toilets, no more than two hours away[, within {money}].
        - 4 Find one campsite with water and toilets, no more than two hours away.
        - 4 Ask the campsite for a spot[, within {money}].
        ? full | fully booked | booked out: 6 Ring two full campsites to get on their cancellation list. Farm sites farther out may still have room.
          - 6 Ring two full campsites: “May I be on the list for a cancelled spot?”
          - 6 Book a spot at a farm site an hour farther away.
        ? pitch .. booked | campsite .. booked | site .. booked: 6 Read the campsite's e-mail for arrival time, showers, fire rules and what it lends.
          - 3 Read the campsite's e-mail for arrival time and fire rules.
          - 3 Write down what the campsite lends or sells.
        ? no car | without a car | by train | by bus: 6 Ask for a spot at one campsite near a station or bus stop[, within {money}].
          - 4 Find one campsite near a station or bus stop.
          - 4 Ask the campsite for a spot[, within {money}].
        ? dog | dogs: 6 Ask for a spot at one campsite that takes dogs, with water and toilets[, within {money}].
          - 4 Find one campsite that takes dogs.
          - 4 Ask the campsite for a spot[, within {money}].
      6 Write the packing list in five lines: sleep, eat, wear, light, first aid.
        ? packing list | pack list: 6 Write the list in six lines: sleep, eat, wear, wet, light, first aid.
          - 4 Write the list in six lines: sleep, eat, wear, wet, light, first aid.
          - 3 Tick what you have. A friend may lend you the rest.
        - 4 Write the list in five lines: sleep, eat, wear, light, first aid.
        - 3 Tick what you have. A friend may lend you the rest.
        ? nothing else | no gear | dont have gear | no equipment | only have a tent | just a tent | dont have anything: 6 Text two friends for the gear you need: “Could we borrow sleeping bags, pads, a stove, a cooler and a lantern?”
          - 3 List what you need besides the tent: sleeping bags, pads, stove, cooler, lantern.
          - 3 Text two friends to ask for it. Blankets and sandwiches can replace bags and stove.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | under five: 6 Write the list in six lines: sleep, eat, wear, light, first aid, children.
          - 4 Write the list in five lines: sleep, eat, wear, light, first aid.
          - 3 Add a children's line: diapers or potty, sleep toy, night light, two spare sets each.
      15 Put the tent up once in a yard or a park, and note any missing pegs or poles.
        - 10 Put the tent up once in a yard or a park.
        - 3 Count the pegs and poles, and note what is torn or missing.
        ? no instructions | borrowed | lent | old tent | second hand: 15 Put the tent up once in a yard or park, with help from a video for its make.
          - 3 Search for a video with the make's name on the bag.
          - 10 Put the tent up once in a yard or a park.
          - 3 Count the pegs and poles, and note what is missing.
        ? no tent | dont have a tent | dont own a tent | need a tent | buy a tent: 15 Ask two friends and a rental store for a tent for those nights.
          - 5 Ask two friends whether they'd lend you theirs.
          - 5 Look up what one rental store charges.
          - 3 Put the day you pick it up in your calendar.
        ? caravan | camper van | campervan | glamping | pod | yurt: 10 Read what the campsite has in the camper or cabin: bedding, stove, plates, lights.
      5 Choose one-pot meals: oatmeal, pasta, soup, plus bread.
        ~ Pick up a pen. | Write one one-pot meal for each evening. | Write oatmeal for the mornings, plus bread.
      3 Look up the forecast for the coldest night: one more warm layer, one dry bag.
        ~ Open the forecast for the campsite. | Find the coldest night. | Add a warm layer with a dry bag to the list.
        ? rain* | storm* | wet: 3 Look up the forecast, and note a café or pool nearby for the wet hours.
      10? Pack so that what you need first is at the top: tent, flashlight, rain jackets.
        - 5 Pack the sleeping things at the bottom.
        - 5 Pack the tent, flashlight and rain jackets at the top.
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
        ~ Write the times of the trip on a page. | Write the child's sleep and meals beside them.
      5n Pack one bag for the seat: nappies or spare clothes, wipes, snacks, water, one comfort thing.
        ~ Get one bag for the seat. | Put in diapers or spare clothes with wipes. | Add snacks, water and one comfort thing.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
        ? sleeper | night train | overnight train | couchette: 8 Look up which nights of the sleeper train are free and what a cabin for you and your child costs.
        ? road trip | long drive | drive with | driving | minivan: 5 Mark on the map a place to run around for every two hours of the trip.
        ? baby | newborn | infant: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, feeds, one top for you.
        ? # month* old | month old | breastfe* | bottle: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, a burp cloth, one top for you.
        ? autis* | sensory | adhd: 5 Pack one bag for the seat: ear defenders, a safe food, a loved toy, a charged tablet, a card with what helps.
        ? plan .. train | plan .. trip | plan .. holiday | book .. train | book .. trip | book .. holiday | book .. flight*: 8 Look up two ways to get there that fit the nap, and note the price with a child.
      5n Wrap four small things to do, one for each hour.
        ~ Get some paper and tape. | Wrap the first small thing. | Wrap three more.
        ? serviced | oil change | car service | check the car | car checked | tires | tyres: 5 Call a garage to book a check of oil, tires, brakes and coolant a few days before you leave.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Write the evening in order: dinner before boarding, wash, pyjamas, story, lights out at the usual time.
        ? sleeper | night train | overnight train | couchette: 8 Book a cabin for one of those nights, with the child's ticket.
        ? baby | newborn | infant: 5 Plan a feed for takeoff and one for landing. Sucking keeps the ears from hurting.
        ? # month* old | month old | breastfe* | bottle: 5 Plan a feed or bottle for takeoff and one for landing. Sucking keeps the ears from hurting.
        ? alone | on my own | two kids | two under | toddler and: 5 Ask the airline or railroad for help with pram and bags, and for seats together.
      5 Check the papers: ticket for the child, passport, and a letter if only one parent travels.
        ? joins .. later | joins us later | follows later | comes later | without my wife | without my partner: 5 Check the papers: tickets, passports, a signed letter from the parent who is coming later.
          - 3 Check the children's tickets and passports.
          - 4 Ask the other parent for a signed letter with dates and a phone number.
        ? fly alone | flying alone | travel alone | travelling alone | without .. dad | without my husband | without .. mum: 5 Check the papers: the child's passport and ticket, and the other parent's signed letter with dates.
          - 3 Check the child's ticket and passport.
          - 4 Ask the other parent for a signed letter with dates and a phone number.
        - 3 Check the child's ticket and passport.
        - 3 Look up whether you need a letter if only one parent travels.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Check the tickets: which bunks, which car, where the pram goes, when the doors open.
        ? sleeper | night train | overnight train | couchette: 8 Look up which nights of the sleeper train are free and what a cabin for you and your child costs.
          - 5 Look up which nights of the sleeper train still have a cabin.
          - 3 Write down the price of a cabin for you and your child.
        ? domestic | train: 5 Check the tickets: where the child sits, from what age you pay, which car takes prams.
      5 Pack one bag for the seat: nappies or spare clothes, wipes, snacks, water, one comfort thing.
        - 3 Pack nappies or spare clothes and wipes into one bag for the seat.
        - 3 Add snacks, water and one comfort thing.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
        ? sleeper | night train | overnight train | couchette: 8 Book a cabin for one of those nights, with the child's ticket.
          - 5 Book a cabin for one of those nights, with the child's ticket.
          - 3 Ask for the lower bunk and where the pram goes.
        ? baby | newborn | infant: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, feeds, one top for you.
          - 3 Pack a nappy for every hour, wipes and two changes of clothes.
          - 3 Add feeds. Breast milk and formula may go through security in larger amounts.
        ? # month* old | month old | breastfe* | bottle: 5 Pack one bag for the seat: a nappy for every hour, wipes, two changes, a burp cloth, one top for you.
          - 3 Pack a nappy for every hour, wipes and two changes of clothes.
          - 3 Add a burp cloth, a top for you, and milk or food for twice the hours.
        ? autis* | sensory | adhd: 5 Pack one bag for the seat: ear defenders, a safe food, a loved toy, a charged tablet, a card with what helps.
          - 3 Pack ear defenders, a safe food and a loved toy.
          - 3 Add a charged tablet and a card with what helps.
      5 Wrap four small things to do, one for each hour: stickers, book, toy car, film.
        ~ Get stickers, a book, a toy car and a movie. | Wrap the first two in paper. | Wrap the other two.
        ? sleeper | night train | overnight train | couchette: 5 Write the evening in order: dinner before boarding, wash, pyjamas, story, lights out at the usual time.
        ? baby | newborn | infant: 5 Plan a feed for takeoff and one for landing. Sucking keeps the ears from hurting.
        ? # month* old | month old | breastfe* | bottle: 5 Plan a feed or bottle for takeoff and one for landing. Sucking keeps the ears from hurting.
        ? teen*: 5 Let your teen download films and music for offline. One wish for the trip is theirs too.
      4 Ask the airline, railroad or hotel about the pram, a cot and seats together.
        ? serviced | oil change | car service | check the car | car checked | tires | tyres: 5 Call a garage to book a check of oil, tires, brakes and coolant a few days before you leave.
        - 4 Ask the airline, railroad or hotel about the pram, a cot and seats together.
        - 3 Save their answer as a picture.
        ? sleeper is booked | sleeper booked | cabin is booked | cabin booked | berth booked: 4 Ask the railroad about bunk guards, hot water for milk and where the pram goes.
        ? sleeper | night train | overnight train | couchette: 5 Pack one bag for the night: pyjamas, nappies, wipes, sleep toy, night light, snacks, water.
          - 3 Pack pyjamas, nappies, wipes and a spare set into one bag.
          - 3 Add sleep toy, night light, snacks and water.
        ? alone | on my own | two kids | two under | toddler and | autis*: 4 Ask for assistance at least 48 hours ahead: help with bags, early boarding, seats together.
          - 4 Ask for assistance at least 48 hours ahead: help with bags, early boarding, seats together.
          - 2 Save their answer as a picture.
        ? long haul | long flight | # hours | # hour flight | overnight flight: 4 Ask the airline for a front row, a bassinet for a baby and help with the pram.
      4 Plan one stop for running around every two hours, at a gate, a platform or a rest area.
        ~ Open the route or the schedule. | Find a place to run every two hours. | Write down each stop and its time.
        ? sleeper | night train | overnight train | couchette: 4 Plan the first morning: breakfast, a park near the station, the trip to your bed there.
        ? baby | newborn | infant: 4 Write one sentence for the people around you: “It's our first flight. Thank you for your patience.”
        ? # month* old | month old | breastfe* | bottle: 4 Plan one change just before boarding. The pram can usually go up to the door of the plane.
        ? drive | driving | by car | road: 4 Plan one stop to run around for every two hours, each at a playground or field on the map.
      4? Put fever medicine, bandages and the doctor's number in the outer pocket.
        - 3 Put fever medicine, bandages and the doctor's number in the outer pocket.
        - 2 Add a spare top for yourself.
    `,
  },
  {
    id: "cheap-holiday",
    area: "money",
    acts: "plan|book|find|go|take|organize|arrange|have|get",
    things:
      "cheap holiday|budget holiday|cheap vacation|budget vacation|affordable holiday|cheap trip|cheap weekend away|budget trip|cheap break|holiday on a budget|affordable vacation|budget family holiday|low-cost holiday|free holiday|cheap family holiday",
    whole: `${everyWay("go on holiday|go on vacation|travel|take a trip|take a holiday|see the world|have a holiday", "without money|without much money|with no money|on a budget|on a tight budget|on small budget|cheaply|for cheap|for free|on the cheap|for little money")}|afford a holiday|afford a vacation|travel more on a budget`,
    it: "the holiday",
    named: "holiday|vacation|trip|break|staycation|weekend away",
    plan: `
      2* Write {label} at the top of a page, with the total you can spend[, {money},] and the days you are free[: {deadline}].
        ~ Write {label} at the top of a page. | Write the total you can spend and your free days.
      5n Text two people who live somewhere nice: “Could we stay with you for two nights, or swap homes?”
        ~ Choose two people in your contacts. | Ask the first: “Could we stay, or swap homes?” | Ask the second the same.
        ? kids | children | family | spring break: 5 Write down three places within a day's drive that your kids would love and that have free things to do.
        ? from derby | no car | without a car: 5 Look up two places within two hours by bus or train, out of season.
      8n Look up what two nights cost at the nearest coast, lake or hills, out of season.
        ~ Open a map around your home. | Find the nearest coast, lake or hills. | Look up two nights there out of season.
        ? spring break | kids | children | family: 8 Look up what your nights would cost at one of them, in a cabin, a motel or a campsite that is free to cancel.
      4 Split your budget into travel, bed and food, and note which part could be nearly free.
        - 2 Split your budget into travel, bed and food.
        - 2 Mark which part could be nearly free.
      5 Text two people who live somewhere nice: “Could we stay with you for two nights, or swap homes?”
        ~ Choose two people in your contacts. | Ask the first: “Could we stay, or swap homes?” | Ask the second the same.
      8 Search three kinds of bed for your days: hostel, campsite, house sitting.
        - 4 Search hostels and campsites for your days.
        - 4 Look at one site for house sitting or home swaps.
        ? kids | children | family: 8 Search three kinds of bed for your days: a motel with a kitchen, a state park cabin, a campsite.
      6 Compare the bus, the slow train and a shared car for getting there.
        - 3 Look up the bus and the slow train.
        - 3 Look up the price of a shared car.
      8 Book the bed with free cancellation, or write down the days for a holiday at home.
        ~ Open the page with the bed, or your calendar. | Check free cancellation, or the days at home. | Press “Book”, or write those days down.
        ? flights .. booked | flight .. booked: 8 Book a bed with free cancellation for the nights of your flights.
      4? List five things there that cost nothing: swim, market, museum day, trail, view.
        - 4 List five things there that cost nothing: swim, market, museum day, trail, view.
        - 3 Put what you can save each week into one envelope or jar for the trip.
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
        ~ Open a train or bus map. | Write one place you can reach, home by evening.
        ? one night | first night | just one night: 2 Write down one town less than two hours away by train, where you'd like to have breakfast.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 2 Write the place, the days and the most it may cost on one page.
      5n Put a day there into your calendar, with one thing to see and one place to eat.
        ~ Open your calendar. | Enter a day in that place. | Add one thing to see with one place to eat.
        ? one night | first night | just one night: 5 Choose one midweek night there, in a small hotel or bed and breakfast near the station.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Choose one bed near the station or downtown there, with good reviews from solo travelers.
      5n Send one person the plan, and note two times when you'll text.
        ~ Open a message to one person. | Write down the plan. | Send it with two times when you'll text.
        ? one night | first night | just one night: 5 Book that one night with free cancellation.
      5 Put a day there into your calendar as a trial, with one thing to see and one place to eat.
        - 2 Put a day there into your calendar as a trial.
        - 4 Choose one thing to see and one place to eat there.
        ? one night | first night | just one night | done .. day trip: -
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Write down how you'll get from arrival to the bed, in daylight if possible.
          - 2 Write down the time you arrive.
          - 4 Write down how you'll get from there to the bed.
      5 Choose the real trip[ to {place}]: two nights, one well-lit place to stay near the station[; {deadline}].
        - 3 Choose a town for two nights[: {place}].
        - 5 Find one bed near the station, with good reviews from solo travelers.
        ? one night | first night | just one night: 5 Choose one midweek night there, in a small hotel or bed and breakfast near the station.
          - 3 Choose the midweek night you'll be away.
          - 5 Find one small hotel or bed and breakfast near the station.
        ? woman | female | safe*: 5 Choose the real trip: two nights, with a bed on a well-lit main street that women travelling alone liked.
        ? flights .. booked | flight .. booked | tickets .. booked | solo trip to | travel alone to | travelling alone to | alone to: 5 Choose one bed near the station or downtown there, with good reviews from solo travelers.
          - 3 Mark the station and the two things you most want to see on a map.
          - 5 Choose one bed near those, with good reviews from solo travelers.
      8 Book the bed with free cancellation[, within {money}], arriving in daylight.
        ~ Open the page with the bed. | Check free cancellation and arrival in daylight. | Press “Book”.
        ? flights .. booked | flight .. booked | tickets .. booked: 8 Book a bed for those nights with free cancellation, near the station or stop you arrive at.
      5 Send one person the plan, and note two times when you'll text.
        - 3 Send one person your dates, address and tickets.
        - 2 Agree with that person on two times when you'll text.
      5 Write a card for a bad hour: slow breaths, a café to sit in, who to call, where the bed is, how to get home.
        ~ Get a card. | Write “slow breaths” with the name of one café. | Add who to call, where the bed is, the way home.
        ? vietnam | thailand | india | morocco | egypt | mexico | brazil: 5 Write a card for a bad hour: your bed's address in the local script, the embassy, a café, how to get home.
      5? Plan one hour with other people: a walking tour, a class, a shared table.
        - 4 Plan one hour with other people: a walking tour, a class, a shared table.
        - 3 Copy your passport, cards and tickets into one place apart from your wallet.
        ? widow* | husband died | wife died | since .. died: 5 Plan one hour for missing them, such as a letter in a café.
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
        ~ Pick up a pen. | Write the countries, your leaving day, and illness or pregnancy.
        ? adaptor | adapter | visa photo* | visa pic* | dollars | currency | travel money: 2 Write each thing you need on one page, the vaccine at the top, with the day you leave.
      5n Look up the official travel health page for {place|the country}, and note what it asks for.
        ~ Open the official travel health page. | Find the country on it. | Note which vaccines it asks for.
        ? visa photo* | visa pic*: 8 Take the visa photos at a photo counter, in the size the embassy's page gives.
        ? # weeks | # days | next week: 5 Look up the official travel health page for the country today. Some vaccines still work at short notice.
      5n Book an appointment at a pharmacy or travel clinic for six weeks before you go, or the first free day.
        ~ Open a pharmacy's or travel clinic's page. | Find a day six weeks before you go. | Book it, or the first free day.
        ? yellow fever: 5 Book at a yellow fever clinic for at least ten days before you go, because the certificate counts from then.
        ? pregnan* | baby | toddler | immun*: 5 Book a travel clinic or the doctor rather than a pharmacy, and name the pregnancy or the child first.
        ? too expensive | so expensive | no money | cant afford | for free | skint: 5 Ask your doctor's office which of the vaccines your insurance covers.
        ? needle* | phobi* | faint*: 5 Book with the words “I'm afraid of needles”. Lying down in a quiet slot helps.
        ? # weeks | # days | next week: 5 Book at a pharmacy or travel clinic for the first free day: “I fly very soon. What still works?”
      5 Look up the official travel health page for {place|the country}, and note what it asks for.
        - 4 Look up the official travel health page for {place|the country}.
        - 2 Note which vaccines it asks for and whether malaria is a risk.
      5 Find your vaccination card, or ask your doctor's office for a copy.
        ~ Open the drawer where your papers are. | Look for the vaccination card. | Ask your doctor's office for a copy if it's gone.
        ? card is lost | certificate is lost | card lost | yellow card: 5 Ring the clinic that gave the vaccine for a new certificate. Its records usually go back years.
        ? visa photo* | visa pic*: 8 Take the visa photos at a photo counter, in the size the embassy's page gives.
        ? lost .. card | cant find .. card | no card: 5 Ask your doctor's office for a list of your past vaccines.
        ? card is here | have .. card | found .. card: 3 Photograph your vaccination card, so you can send or show it.
      5 Book an appointment at a pharmacy or travel clinic for six weeks before you go, or the first free day.
        ? yellow fever: 5 Book at a yellow fever clinic for at least ten days before you go, because the certificate counts from then.
          - 2 Find the nearest yellow fever clinic on the official travel health page.
          - 4 Call or book there for at least ten days before you go.
        ? too expensive | so expensive | no money | cant afford | for free | skint: 5 Ask your doctor's office which of the vaccines your insurance covers.
          - 2 Find the phone number or online form of your doctor's office.
          - 4 Ask which of the vaccines your insurance covers.
        ? needle* | phobi* | faint*: 5 Book with the words “I'm afraid of needles”. Lying down in a quiet slot helps.
        - 2 Find a pharmacy or travel clinic near you.
        - 4 Call or book there, with one question: “What does it cost?”
        ? # weeks | # days | next week: 5 Book at a pharmacy or travel clinic for the first free day: “I fly very soon. What still works?”
          - 2 Find a pharmacy or travel clinic near you.
          - 4 Call: “I fly very soon. What still works, and what does it cost?”
        ? pregnan* | baby | toddler | immun*: 5 Book a travel clinic or the doctor rather than a pharmacy, and name the pregnancy or the child first.
          - 2 Find a travel clinic's or your doctor's number.
          - 4 Call there, with the pregnancy or the child as the first thing you mention.
      4 Write three questions: how many visits, does it mix with my medicines, what do the children need?
        - 2 Write two questions: how many visits, and does it mix with my medicines?
        - 2 Put the vaccination card and the questions into your bag.
        ? dollars | euros | currency | travel money: 5 Order the cash at a bank or exchange for pickup, in small clean bills.
          - 3 Order the cash at a bank or exchange for pickup.
          - 2 Put your vaccination card and passport into the bag for it.
      20 Get your vaccines there, each one written on the card.
        ~ Get your vaccination card. | Go to the pharmacy or clinic. | Hold out your arm for each vaccine. | Check that each one is written on the card.
        ? needle* | phobi* | faint*: 10 Get your vaccines there lying down. Tensing your legs and fists hard before each one keeps you from fainting.
      3? Put the second visit into your calendar.
        - 2 Photograph the vaccination card.
        - 2 Put the second visit into your calendar.
        ? adaptor | adapter | plug: 3 Order a plug adapter for the outlets used in {place|that country}.
          - 2 Look up which outlets {place|that country} has.
          - 2 Order an adapter for those outlets.
    `,
  },
];
