import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Moving, cooking, shopping, decorating, garden and the car. */
export const HOME_LIFE: readonly Archetype[] = [
  {
    id: "move-house",
    area: "home",
    whole:
      "move house|move home|move out|move apartment|move flat|move|relocate|pack up the house|move into|pack for the move|pack for my move",
    acts: "plan|organize|prepare|prepare for|pack|get ready|handle|survive|do|manage|start",
    things:
      "move|house move|moving|relocation|moving house|new house|new flat|new apartment|new city|new place|new home|moving day",
    unless:
      "couch|sofa|file|furniture|career|body|piano|closer|day job|day shift|different role|different team|different department|other department|another department|new role",
    it: "the move",
    named: "house move|relocation",
    plan: `
      2* Write the date of the move[ ({deadline})] and both addresses at the top of a page[, with {place} in large letters].
        ~ Write the date of the move at the top. | Write both addresses below it.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 2 Write down what is only yours and goes first: papers, medicine, keys, what can't be replaced.
      10n List who has to know the new address: landlord, bank, employer, doctor, post office, electric company, internet.
        ~ Open a blank list. | Write “landlord, bank, employer”. | Write “doctor, post office”. | Write “electric company, internet” as the last line.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 8 Write down the order for those hours: papers and medicine, clothes, work tools, furniture last.
      15n Ask two movers or van rentals for a price for that date.
        ~ Find two movers or van rentals. | Open the first one's page, or call. | Ask for a price for that date. | Ask the second one the same.
        ? # ft | # foot | # feet: 10 Reserve the {#}-foot truck online for that date, or check the booking: one way, both addresses, a dolly, damage coverage.
        ? no elevator .. no help | bad back | back problems | bad knees | cant lift | cant carry | injured | pregnant | nobody to help | no help | no one to help: 15 Ask two moving companies for a price where they carry everything: both floors, stairs or elevator, your biggest pieces.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 10 Ask two friends with a car for exactly those hours, so one of them is with you the whole time.
        ? u haul | uhaul | moving truck | rent a truck | budget truck | penske: 10 Reserve a one-way truck online for that date. The site suggests a size by rooms.
        ? by bike | by tram | on foot | cargo bike: 15 Ask your helpers for the day. A rented cargo bike or handcart takes the mattress and the heaviest boxes.
        ? van .. booked | movers .. booked | movers are booked | removal .. booked | booked .. van | booked .. movers: 8 Send the movers or van rental both addresses, the floors, the parking and your three biggest pieces.
        ? no car | without a car | no van | dont drive | cant drive: 15 Ask two moving companies that bring truck and driver for a price for that date.
        ? no money | cheap | friend* | cant afford | tight budget: 15 Ask two friends to help that day in exchange for lunch.
      10 List who has to know the new address: landlord, bank, employer, doctor, post office, electric company, internet.
        ~ Open a blank list. | Write “landlord, bank, employer”. | Write “doctor, post office”. | Write “electric company, internet” as the last line.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 8 Write down the order for those hours: papers and medicine, clothes, work tools, furniture last.
      15 Ask two movers or van rentals for a price for that date.
        ? # ft | # foot | # feet: 10 Reserve the {#}-foot truck online for that date, or check the booking: one way, both addresses, a dolly, damage coverage.
          - 4 Check that the {#}-foot truck fits: count the rooms and the big pieces.
          - 6 Reserve it online: one way, both addresses, with a dolly and damage coverage.
        ? no elevator .. no help | bad back | back problems | bad knees | cant lift | cant carry | injured | pregnant | nobody to help | no help | no one to help: 15 Ask two moving companies for a price where they carry everything: both floors, stairs or elevator, your biggest pieces.
          - 5 Write both floors, “no elevator,” and your biggest pieces in one message.
          - 8 Send it to two moving companies: “What would you charge to carry everything?”
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 10 Ask two friends with a car for exactly those hours, so one of them is with you the whole time.
          - 5 Ask two friends with a car for exactly those hours.
          - 3 Ask one of them to stay in the room with you the whole time.
        ? u haul | uhaul | moving truck | rent a truck | budget truck | penske: 10 Reserve a one-way truck online for that date. The site suggests a size by rooms.
          - 4 Count the rooms to see what size of truck you need.
          - 6 Reserve the truck online for that date: one way, with a dolly and damage coverage.
        ? by bike | by tram | on foot | cargo bike: 15 Hire a cargo bike or handcart for the mattress and the heaviest boxes that day.
          - 5 Ask a bike shop or sharing site for a cargo bike on that day.
          - 5 Count how many boxes fit on one trip.
        ? van .. booked | movers .. booked | movers are booked | removal .. booked | booked .. van | booked .. movers: 8 Send the movers or van rental both addresses, the floors, the parking and your three biggest pieces.
          - 5 Count the large pieces of furniture, room by room.
          - 4 Send the movers that list, with both addresses, the floors and the parking.
        ? no car | without a car | no van | dont drive | cant drive: 15 Ask two moving companies that bring truck and driver for a price for that date.
          - 5 Count the large pieces of furniture, room by room.
          - 10 Ask two moving companies that bring truck and driver for a price for that date.
        - 5 Count the large pieces of furniture, room by room.
        - 10 Ask two movers or van rentals for a price for that date.
        ? no money | cheap | friend* | cant afford | tight budget: 15 Ask two friends to help that day in exchange for lunch.
          - 5 Ask two friends to help that day in exchange for lunch.
          - 8 Ask a van rental for its hourly price.
      10 Get ten boxes, tape and a thick marker into one corner of the room.
        ? have # boxes | got # boxes | only # boxes: -
        - 5 Ask a shop or a neighbour for ten boxes.
        - 5 Put the boxes, tape and a thick marker into one corner of the room.
        ? i have boxes | we have boxes | have the boxes | already have .. boxes | boxes already | bought .. boxes | ive got boxes | ive got the boxes | boxes are here | boxes are packed | all packed | everything is packed: -
        ? nothing is packed | nothing packed | not packed | havent packed: 10 Get twenty boxes, tape and a thick marker into one corner of the room.
          - 5 Ask two shops or a neighbour for twenty boxes.
          - 5 Put the boxes, tape and a thick marker into one corner of the room.
      25 Pack one box of things you won't need until then, and write the room and contents on it.
        ? newborn: 25 Pack one box of things you won't need until then. The baby's things go last.
          - 10 Pack one box of things you won't need until then.
          - 2 Write the room and the contents on two sides of the box.
        - 10 Pack one box of things you won't need until then.
        - 2 Write the room and the contents on two sides of the box.
        ? boxes are packed | all packed | everything is packed: 10 Pack the first-night bag: sheets, charger, medicine, kettle, toilet paper, toothbrushes.
          - 5 Pack sheets, charger and medicine in a first-night bag.
          - 5 Add a kettle, toilet paper and toothbrushes to the bag.
        ? toddler | baby | # year old | with kids | with .. children: 25 Pack one box of things you won't need until then. The children's favourite toys stay out.
          - 10 Pack one box of things you won't need until then.
          - 2 Write the room and the contents on two sides of the box.
      15 Tell the first three on your address list about the move.
        - 10 Tell the first two on your address list about the move.
        - 5 Set up mail forwarding from the day of the move.
        ? kids | school: 15 Tell the school, the doctor and the bank on your list about the move.
          - 8 Tell the school and the doctor your new address.
          - 5 Set up mail forwarding from the day of the move.
      5? Put one packing hour a week into your calendar until the move.
        ~ Open your calendar. | Find a free hour this week. | Enter it as “packing”. | Repeat it every week until the move.
        ? uhaul .. with my | u haul .. with my | truck .. with my | drive .. with my | brother .. driving | uhaul with | driving with: 5 Settle with the one who drives with you: start time, who drives which stretch, where you sleep, who pays for gas.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 5 Settle in one message what you pick up and when you return the key. Police can stand by where it feels unsafe.
        ? newborn: 5 Ask one person to watch the baby during the loading hours.
        ? no family | nobody nearby | no one nearby | no friends nearby: 5 Book a sitter or helper for the loading hours.
        ? toddler | baby | # year old | with kids | with .. children: 5 Ask one person to watch the children on the day of the move.
        ? cat | dog | cats | dogs: 5 Choose one closed room for your pets on moving day, with carriers, food, water and their papers in it.
        ? helpers | friends .. help | friends are helping: 5 Send the helpers one message: start time, both addresses, floor, what is heavy, what there is to eat.
        ? no lift: 5 Ask two people to stand on the stairs that day, because there is no elevator.
    `,
  },
  {
    id: "unpack",
    area: "home",
    acts: "unpack|finish unpacking|empty",
    things:
      "box|moving box|suitcase|bag|luggage|house|flat|apartment|home|new house|new apartment|room|kitchen",
    whole: "unpack|finish unpacking",
    it: "the boxes",
    named: "box|suitcase|luggage|bag",
    plan: `
      2* Open the one box or bag that holds something you need this week.
        ~ Look at the boxes or bags. | Open the one you need this week.
        ? # boxes | boxes left: 2 Write the number of boxes on a sheet by the door.
      10* Put everything from it into its place.
        ~ Take out the first thing. | Put it into its place. | Put away the rest of the top half. | Put away what's at the bottom.
      3 Put the flattened box or folded bag by the door.
        ~ Pick up the empty box or bag. | Flatten it or fold it. | Put it by the door.
      15 Unpack the next box for the same room.
        ? people | guests | visitors | coming on: 15 Empty the boxes of the room your guests will sit in first.
          - 2 Open a box for the room your guests will see.
          - 8 Put away the things in it, largest first.
        - 2 Open the next box for the same room.
        - 8 Put away the things in it, largest first.
        - 4 Find a place for the small things left at the bottom.
        ? kitchen .. done | kitchen and beds | kitchen is | beds are done: 15 Unpack the next box of a room that is not done, such as the closet or bathroom.
          - 2 Open the next box of a room that is not done.
          - 8 Put away the things in it, largest first.
        ? adhd | overwhelm* | cant face | stuck: 15 Empty one more box onto a sheet, with a playlist on while you put things away.
          - 2 Empty one more box onto a sheet.
          - 8 Carry its things off, one room at a time.
      10 Stack the boxes that are left by room, labels facing you.
        ~ Look at the label of the nearest box. | Carry it to its room. | Carry the others to their rooms. | Stack them with the labels facing you.
        ? nights | shift* | work: 10 Stack the boxes that are left in one corner. One a day is enough, before a shift and never after it.
          - 8 Stack the boxes that are left in one corner by room.
          - 2 Set an alarm for ten minutes of unpacking, after you've slept and before your shift.
        ? tired | exhausted | kids | baby: 10 Stack the boxes that are left in one corner by room. Beds and bathroom come first, the rest one a day.
          - 8 Stack the boxes that are left in one corner by room.
          - 2 Make the beds before you open any other box.
      5* Put tomorrow's box in the middle of the floor.
        ? # boxes | # of them | boxes | by the | coming on | visit*: 5 Carry tomorrow's box to the middle of the room.
          - 3 Write how many boxes are left on a sheet by the door, with a day beside each.
          - 3 Carry tomorrow's box to the middle of the room.
        - 3 Put tomorrow's box in the middle of the floor.
        - 4 Carry the flattened cardboard out.
    `,
  },
  {
    id: "cook-meals",
    area: "home",
    acts: "plan|cook|make|prep|prepare|start|learn|eat|do|batch cook|batch-cook|get better at|improve|stop",
    things:
      "meal|dinner|lunch|food|meal plan|meal prep|meal planning|cooking|healthy meal|week of meals|home-cooked meal|dinner plan|batch cooking|weekly meal|packed lunch|takeaway|takeout|cooking at home|home cooking|breakfast",
    whole:
      "cook more|cook at home|meal prep|meal plan|cook|eat at home|stop ordering takeaway|stop ordering takeout|stop ordering food|stop eating out|cook dinner",
    hints: "family|week|budget|takeaway|takeout",
    tells:
      "too much on takeaway|too much on takeaways|too much on takeout|too much on deliveroo|live on takeaways|live on takeaway",
    unless:
      "birthday|anniversary|guests|party|host|invite|diet|date|wedding|thanksgiving|christmas|lose|skip|speak english|speak spanish",
    it: "meals at home",
    named: "meal prep|meal plan|packed lunch",
    plan: `
      2* Open the fridge and name three things that should be eaten first.
        ~ Open the fridge. | Name three things that should be eaten first.
        ? empty fridge | fridge is empty | nothing in: 2 Name three things in the cupboard that could be dinner: pasta, rice, eggs, cans.
      8* Write three dinners for this week that you have cooked or eaten before[, within {money}].
        ? load shedding | power cut* | outage*: 8 Write three dinners for this week that need no power at night: on gas, kept warm, or cold.
        ? hot plate | one ring | one hob | no oven | single ring | camping stove | dorm | bedsit: 8 Write three one-pot dinners for what you have: fried rice, lentil curry, potatoes with peas.
          - 3 Write one dinner in one pot that uses what is in the fridge.
          - 5 Write two more one-pot dinners: fried rice, lentil curry.
        ? vegetarian | vegan | veggie: 8 Write three meatless dinners: chickpea curry, bean wraps, vegetable fried rice.
          - 3 Write one meatless dinner from the fridge.
          - 5 Write two more meatless dinners: chickpea curry, bean wraps.
        ? gluten | coeliac | celiac | dairy free | lactose | allerg*: 8 Write three dinners without gluten: rice bowl, baked potatoes, roast vegetables with chicken or beans.
          - 3 Write one dinner without gluten that uses what is in the fridge.
          - 5 Write two more without gluten: a rice bowl, baked potatoes.
        ? for one | live alone | by myself | just for me | just me: 8 Write three dinners that give you two portions each: chili, curry, soup.
          - 3 Write one dinner that uses what is in the fridge.
          - 5 Write two more that keep until the next day: chili, soup.
        ? healthy | healthier | vegetables | lose weight: 8 Write three dinners with half a plate of vegetables: stir-fry, sheet-pan dinner, big salad with eggs or beans.
          - 3 Write one dinner that uses what is in the fridge.
          - 5 Write two dinners with half a plate of vegetables: stir-fry, sheet-pan dinner.
        - 3 Write one dinner that uses what is in the fridge.
        - 5 Write two more dinners that you have eaten and liked before.
        ? kids | children | family | fussy | picky: 8 Write three dinners with something each child likes: pasta with sauce on the side, wraps, a sheet-pan dinner.
          - 3 Write one dinner that uses what is in the fridge.
          - 5 Write two more with parts to choose from: pasta with sauce on the side, wraps.
        ? no time | late | shift* | work late | tired: 8 Write three 20-minute dinners: eggs and potatoes, fried rice, pasta with a can of sauce.
          - 3 Write one 20-minute dinner from what is in the fridge.
          - 5 Write two more 20-minute dinners: fried rice, pasta with a can of sauce.
        ? takeaway* | deliveroo | uber eats | just eat: 8 Write three dinners close to what you'd order: homemade curry, wraps, pizza on flatbread.
          - 3 Write one dinner that uses what is in the fridge.
          - 5 Write two dinners close to what you'd order: homemade curry, pizza on flatbread.
      3 Choose the nights for your three dinners: the easiest one goes on your busiest day.
        ~ Look at your week in the calendar. | Write the easiest dinner on your busiest day. | Write the other two on two more nights.
        ? # nights | # evenings | # times a week: 3 Write the {#} nights on the calendar, a dinner beside each, and one repeated where you run out.
      8* Write the shopping list for your three dinners, once you've checked the cupboards.
        - 4 Check the cupboards and freezer for what is already there.
        - 4 Write the shopping list for your three dinners only.
        ? no car | delivery | order online: 8 Put what the cupboards lack into a store's app for delivery.
          - 4 Check the cupboards and freezer for what is already there.
          - 4 Put what is missing into a store's app for delivery.
      30 Buy or order what is on the list.
        - 10 Order what is on the list, or put the list and a bag by the door.
        ? shopping done | everything bought | bought everything | got everything | delivered: -
      30 Cook the first dinner as a double portion, so half can go in the fridge.
        ? load shedding | power cut* | outage*: 30 Cook a double portion of the first dinner before the outage. A blanket around the pot keeps it warm.
          - 5 Put every ingredient for the first dinner on the counter.
          - 20 Cook it before the power goes out, or on gas.
          - 3 Wrap the pot in a blanket until dinner.
        - 5 Put every ingredient for the first dinner on the counter.
        - 10 Cut the washed vegetables for it.
        - 10 Start the first pan or the oven, with a timer on.
        - 3 Put the second portion in a container with today's date on it.
        ? tiny fridge | no freezer | no fridge: 30 Cook the first dinner in just the portions you'll eat tonight.
          - 5 Put every ingredient for the first dinner on the counter.
          - 10 Cut the washed vegetables for it.
          - 10 Start the first pan, with a timer on.
        ? toddler | baby | kids .. while | with the kids: 30 Cook the first dinner with the child at the sink or table, washing vegetables.
          - 5 Give the child a bowl of vegetables to wash.
          - 10 Cut what has to be cut while the child washes.
          - 10 Start the pan or the oven, with a timer on.
    `,
  },
  {
    id: "groceries",
    area: "home",
    acts: "buy|do|get|go|order|plan|pick up|shop|shop for",
    things:
      "grocery|food shop|grocery shopping|food shopping|weekly shop|supermarket|shopping|grocery store|food|milk|bread",
    whole:
      "go grocery shopping|do the shopping|do the grocery shopping|go food shopping|go to the supermarket|go to the grocery store|do shop|do big shop|do weekly shop",
    tells: "fridge is empty|no food in house|nothing to eat in house|nothing in fridge",
    unless:
      "christmas|clothes|gift|present|online shopping|stop|addiction|wedding|birthday|party|car|laptop|cat|dog",
    it: "the groceries",
    plan: `
      2* Look into the fridge and write down the three things that are running out.
        ~ Open the fridge. | Write down the three things that are running out.
        ? pots | dizzy | faint* | chronic fatigue | me cfs | fibromyalgia | long covid | wheelchair | chronic illness: 2 Write three things you're out of, sitting down, with water and something salty or a snack beside you.
        ? list .. written | list is written | have a list | got the list: 2 Put your list, bags and card by the door.
      4 Add breakfast, two dinners and one snack to the list.
        - 2 Add something for breakfast and one snack.
        - 4 Add what you need for two dinners.
        ? # people | family of # | # of us: 4 Add breakfast, two dinners and one snack for {#} to the list.
          - 2 Add something for breakfast and one snack.
          - 4 Add what you need for two dinners.
        ? the week | a week | whole week | for a week: 4 Add five dinners, two breakfasts and two lunches to the list.
          - 2 Add two breakfasts and two lunches.
          - 4 Add five dinners, two of them from cans or the freezer.
      3 Sort the list by shelf: fresh, cold, dry, household.
        ~ Put your list in front of you. | Write the fresh and the cold things first. | Write the dry and the household things below.
        ? anxious | crowd* | overwhelm* | noise: 3 Sort the list by shelf. Early morning and after eight are the quiet hours.
        ? forget | adhd | distract* | impulse: 3 Sort the list by shelf, and write “nothing that isn't here” at the top.
        ? broke | budget | tight | cheap*: 3 Sort the list by shelf, and note the usual price beside each thing.
      3* Put your bags, list and card by the door, or open the shop's app.
        ? pots | dizzy | faint* | chronic fatigue | me cfs | fibromyalgia | long covid | wheelchair | chronic illness: 3 Choose the version for today's body: delivery, curbside pickup, or the store with an electric cart at a quiet hour.
        ? bad back | sore back | cant carry | cant lift | broken arm | broken foot | crutches | injured: 3 Order the heavy things for delivery. The rest fits in a cart or two light bags.
          - 2 Put milk, cans and water into a delivery order.
          - 3 Put two light bags, a short list and the card by the door.
        - 2 Eat something small if you are hungry.
        - 3 Put your bags, list and card by the door, or open the store's app.
        ? no car | bus | walk | heavy: 3 Order the heavy things for delivery. The rest fits on a short list with two bags.
          - 2 Eat something small if you are hungry.
          - 4 Order the heavy things for delivery, so your own list stays short.
        ? with kids | toddler | baby: 3 Put your bags, list and a snack by the door, with three pictures of things for the child to find.
          - 2 Pack a snack for the child.
          - 3 Put your bags, list and three pictures for the child to look for by the door.
      30* Shop from the list, top to bottom[, within {money}].
        - 10 Get everything fresh on the list.
        - 10 Get the cold and dry things on the list.
        ? anxi* | crowd* | panic | people: 30 Shop from the list at a quiet hour. The self-checkout means no small talk.
          - 10 Get everything fresh on the list.
          - 10 Get the cold and dry things on the list. The self-checkout means no small talk.
      8 Put everything away, the cold things first.
        - 4 Put the cold things away.
        - 5 Put the rest away. The empty bags go by the door.
    `,
  },
  {
    id: "paint-room",
    area: "home",
    acts: "paint|repaint|renovate",
    things:
      "room|bedroom|wall|living room|kitchen|bathroom|hallway|house|flat|apartment|ceiling|door|nursery|office|cabinet|kitchen cabinet",
    needsAct: true,
    unless:
      "nail|portrait|picture|canvas|watercolor|diwali|christmas|halloween|eid|ramadan|hanukkah|easter|thanksgiving|party|birthday",
    it: "the room",
    named:
      "room|bedroom|wall|hallway|ceiling|door|nursery|office|kitchen|bathroom|cabinet|flat|house",
    plan: `
      2* Carry one small piece of furniture out of {theIt}.
        ~ Pick up one small piece of furniture. | Carry it out of {theIt}.
        ? one wall left | wall left | last wall | wall is left: 2 Open the can of paint for the wall that is left, and note how much is in it.
        ? my walls | apartment walls | flat walls | house walls | walls back | all the walls: 2 Carry one small piece of furniture away from the first wall.
        ? bedroom ceiling | the ceiling | ceiling in | paint .. ceiling: 2 Look up at the ceiling with a torch for stains, cracks and flakes.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 2 Measure the longest free wall for a bed, desk or shelf.
        ? painted # walls | ran out | half painted: 2 Photograph the label of the empty tin: make, colour name, batch number.
        ? paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint | have the paint | bought the paint | we have .. paint | got the paint: 2 Carry the paint cans into the room.
      5 Choose the colour from two paint cards held to the wall in daylight and in lamplight.
        ~ Get the two paint cards. | Hold both to the wall in daylight. | Hold them there in lamplight. | Choose the one you like in both.
        ? one wall left | wall left | last wall | wall is left: 3 Put the roller, tray, brush and tape beside the wall that is left.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 5 Choose two or three things that bring in the colour: bedding, curtains, a lamp.
        ? same colour | white | magnolia | have the paint | bought the paint | bought paint | got the paint | ran out: 3 Put the roller, brush, tray and tape beside the door.
        ? tester* | samples | swatch*: 5 Choose between the two samples you look at most, in daylight and in lamplight.
        ? rent* | landlord: 4 Send the landlord the colour you chose to get a written yes.
        ? we have .. paint | paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint: 3 Put the roller, brush, tray and tape beside the paint.
        ? nursery | baby | newborn: 5 Choose a low-odour water-based paint from two cards held to the wall in daylight and in lamplight.
        ? dark room | room is dark | dark flat | north facing | faces north | small room | tiny room: 5 Choose a warm, light colour from two cards held to the darkest wall.
      5 Measure the height and width of the walls to work out how much paint two coats take.
        ~ Get a tape measure. | Measure the height of the walls. | Measure the width of each wall. | Work out the paint for two coats.
        ? one wall left | wall left | last wall | wall is left: 3 Look in the can to see whether the rest is enough for two coats on that wall.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 5 Write down what is still missing, each with the size that fits.
        ? ran out | painted # walls: 3 Measure the wall that is left to see how much paint it needs.
        ? first coat | one coat | coat done | half painted: 3 Feel the painted wall with a dry hand. Cool or tacky means another hour with the window open.
        ? two weekends | one weekend | this weekend | weekends: 5 Write the order down: holes and tape, first coat, four hours of drying, second coat.
        ? ceiling .. only | just the ceiling: 5 Measure the ceiling to see how much paint two coats take.
        ? one wall | feature wall | accent wall: 5 Tape a straight line along both corners and the ceiling of that wall.
      10 Buy paint, roller, tray, brush, tape and drop cloths[, within {money}].
        ? one wall left | wall left | last wall | wall is left: 5 Tape the baseboard and the corners of the wall that is left.
          - 3 Wipe the dust off the wall and the baseboard.
          - 5 Tape the baseboard and the corners.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Look for the largest piece secondhand nearby before you try a store[, within {money}].
          - 5 Search two secondhand sites for the largest piece.
          - 5 Note the price of the same piece in a store.
        ? have the paint | bought the paint | bought paint | got the paint: 5 Stir the paint to the bottom of the can with a stick.
        - 5 Write the shopping list: paint, roller, tray, brush, tape, drop cloths.
        - 10 Buy or order what is on the list.
        ? we have .. paint | paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint: 5 Buy only what is missing: roller, tray, brush, tape, drop cloths.
          - 3 Write down what is missing: roller, tray, brush, tape, drop cloths.
          - 10 Buy or order what is missing.
      20* Tape the edges, once the furniture is in the middle of the room under a sheet.
        ? one wall left | wall left | last wall | wall is left: 10 Pull the furniture a step away from that wall.
          - 5 Pull the furniture a step away from that wall.
          - 5 Fill the holes in that wall.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Order or reserve the largest piece with a delivery date[, {deadline}].
          - 5 Ask the seller or store for a delivery date.
          - 5 Order or reserve the piece.
        ? ran out: 10 Buy one can of the same make and colour, mixed by the store from the code on the label.
          - 3 Ring two stores with the make, colour and code.
          - 10 Buy one can of it, a little more than you need.
          - 3 Stir the old paint and the new can together so no edge shows.
        ? first coat | one coat | coat done | half painted: 10 Rub any drips of the first coat flat with fine sandpaper.
          - 5 Rub any drips and hairs in the first coat flat with fine sandpaper.
          - 5 Press loose tape on again along edges and outlets.
        - 10 Push the furniture to the middle of the room, under a sheet.
        - 8 Fill the holes in the walls.
        - 10 Tape the edges, outlets and frames.
        ? toddler | kids around | small kids | crawling | cat | dog | # year old: 20 Tape the edges. A gate or shut door keeps small hands and paws out.
          - 10 Push the furniture to the middle of the room, under a sheet.
          - 8 Fill the holes in the walls.
          - 10 Tape the edges. Cans and tools stay out of reach of small hands and paws.
        ? no furniture | empty room | before we move in: 20 Tape the edges, once drop cloths cover the floor.
          - 5 Lay drop cloths on the floor.
          - 8 Fill the holes in the walls.
          - 10 Tape the edges, outlets and frames.
      60* Roll on the first coat wall by wall, once the edges of each wall are brushed.
        ? one wall left | wall left | last wall | wall is left: 60 Roll the wall that is left in two coats, once its edges are brushed. They need four hours between them.
          - 10 Brush the edges of that wall.
          - 10 Roll that wall from top to bottom.
          - 10 Roll on the second coat once the first is dry.
        ? one wall | feature wall | accent wall: 60 Roll that wall in two thin coats, once its edges are brushed. They need four hours between them.
          - 10 Brush the edges of the wall.
          - 10 Roll on the first coat from top to bottom.
          - 10 Roll on the second coat once the first is dry.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 30 Build or place the largest piece first. The small ones go around it.
          - 10 Build or place the largest piece.
          - 10 Put the small pieces around it.
        ? ran out | painted # walls: 60 Roll the wall that is left in two coats, once its edges are brushed. They need four hours between them.
          - 10 Brush the edges of the wall that is left.
          - 10 Roll that wall from top to bottom.
        ? bad shoulder | shoulder | bad back | wheelchair | arthritis: 60 Roll with a long pole from waist height, with a rest after each wall. A helper can do the top edges.
          - 10 Brush the edges you reach without stretching. A helper can do the top.
          - 10 Roll the first wall with a long pole from waist height.
        ? first coat | one coat | coat done | half painted: 60 Roll on the second coat from the window inward, once the edges of each wall are brushed.
          - 10 Brush the edges of the first wall again.
          - 10 Roll the second coat on that wall from top to bottom.
          - 10 Paint the next wall in the same way.
        - 10 Brush the edges of the first wall.
        - 10 Roll the first wall from top to bottom.
        ? toddler | nap | naps: 60 Roll one wall per nap or evening, with the window open and the child in another room.
          - 10 Brush the edges of the first wall.
          - 10 Roll the first wall from top to bottom.
          - 10 Close the can and tray before the child is back.
        ? pregnan*: 60 Hand the roller and ladder to a helper. You can do tape and snacks in a well-aired room.
          - 10 Ask one person to do the rolling.
          - 10 Let your helper roll the first wall from top to bottom.
          - 10 Let your helper do the next wall, with the window open.
        ? stairs | stairwell | hallway | high ceiling*: 60 Roll from the top of the hall down with a long pole, with both feet on the floor.
          - 10 Brush the edges you reach from the floor.
          - 10 Roll the upper part of the wall with a long pole.
          - 10 Roll the lower part, working toward the door.
      10 Pull the tape off while the second coat is still soft. That coat goes on four hours after the first.
        ~ Touch the coat to check that it is still soft. | Take hold of one end of the tape. | Pull it off slowly along the first wall. | Pull it off the other walls.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Put the bedding, curtains and lamp in place.
    `,
  },
  {
    id: "brighten-room",
    area: "home",
    whole:
      "make my room less|make my room nicer|make my room cosy|make my room cozy|make my room cosier|make my bedroom nicer|make my bedroom cosy|make my bedroom cozy|make my bedroom less|make my flat nicer|make my flat cosy|make my flat cosier|make my apartment cozy|make my apartment nicer|make my place nicer|make my room feel like home|make this place feel like home|make my flat feel like home|cheer up my room|brighten up my room",
    acts: "brighten|brighten up|cheer up|cosy up|cozy up|freshen up|spruce up|style|improve",
    things: "room|bedroom|flat|apartment|living room|place|office|home|studio",
    needsAct: true,
    it: "the room",
    named: "room|bedroom|flat|apartment|place|office|home|studio",
    plan: `
      2* Take one photo of {theIt} from the door.
        ~ Stand in the door. | Take one photo of {theIt}.
      8* Carry three things you don't like out of the room's saddest corner.
        - 4 Carry one thing you don't like out of the room's saddest corner.
        - 4 Carry two more things out of that corner.
      8n Move a lamp from another room into that corner.
        ~ Choose a lamp in another room. | Carry it to that corner. | Plug it in until the corner is lit.
      8 Move a lamp from another room into that corner.
        - 3 Choose a lamp you can spare from another room.
        - 5 Plug it in down low in that corner, facing the wall.
      5 Save three pictures of rooms you like, all from one search.
        ~ Open one search for rooms. | Save the first picture you like. | Save a second one. | Save a third one.
      5 Write down what those rooms share that needs no paint: light, plants, fabric, pictures.
        ~ Open the three pictures side by side. | Look for light and plants. | Look for fabric and pictures. | Write down what all three share.
      10 Get whichever of those costs the least[, within {money}].
        ~ Put your notes on the rooms in front of you. | Look up what each thing costs. | Circle the cheapest. | Get that one.
      3? Take the same photo again at dusk, with the lamp on.
        ~ Turn on the lamp at dusk. | Stand where you took the first photo. | Take the same photo again.
    `,
  },
  {
    id: "garden",
    area: "home",
    acts: "plant|garden|weed|sort|tidy|tidy up|clean|clean up|clear|start|fix|redo|make|create|grow|clear out|do|design",
    things:
      "garden|yard|backyard|lawn|flower bed|vegetable|vegetable garden|herb|herb garden|patio|balcony|allotment|raised bed|tomato|weeds|front yard|gardening|flower|houseplant|plants|vegetable patch|balcony garden|front garden|hedge",
    whole: "plant something|grow something|grow vegetables|start gardening|do the gardening",
    unless: "eat more|gnome|centre job|sell|privacy hedge|plant hedge|boxwood hedge",
    it: "the garden",
    named:
      "tomato|herb|vegetable|flower|hedge|weeds|vegetable garden|herb garden|garden|yard|backyard|lawn|patio|balcony|allotment|flower bed|raised bed|vegetable patch|herb garden|front yard",
    plan: `
      2* Take three photos of the place for {theIt}.
        ~ Stand at the place for {theIt}. | Take three photos of it.
        ? party | barbecue | bbq | guests | birthday | wedding: 2 Take three photos from where the guests will sit.
        ? estate agent | letting agent | photographer | viewing*: 2 Take a photo from where the photographer will stand: the back door.
      20n Clear one patch no larger than a door of weeds and litter.
        ~ Stand at the patch. | Pick up the litter. | Pull the weeds in the first half. | Pull the weeds in the second half.
        ? estate agent | letting agent | photographer | viewing*: 20 Pull the weeds along the path and at the front of the beds, where the camera looks.
      5n Water what stays, and write down what is missing: soil, seeds, a pot.
        ~ Fill a watering can. | Water what stays. | Look for soil, seeds or a pot. | Write down what is missing.
      4 Mark one patch in the photos, no larger than a door. That is all for today.
        ~ Open the photos. | Look for a patch no larger than a door. | Tap “Edit” on that photo. | Draw a line around that patch.
        ? party | barbecue | bbq | guests | birthday | wedding: 4 Mark the part your guests will sit and walk on. The far corners stay as they are.
        ? knee high | overgrown | jungle: 4 Mark one square beside the door, three steps each way. That is all for today.
        ? estate agent | letting agent | photographer | viewing*: 4 Mark in the photo what spoils it most: weeds, bins, toys, a ragged edge.
      6 Put gloves, a bucket and one tool beside that patch.
        ~ Get your gloves. | Get a bucket and one tool. | Set them all beside that patch.
        ? no mower | mower is broken | broken mower | mower .. broken: 6 Ask a neighbour to lend you a mower or string trimmer for one evening.
      20 Clear that patch of weeds, stones and litter.
        - 10 Pull the weeds in that patch.
        - 5 Pick up stones, leaves and litter from it.
        - 5 Loosen the top of the soil with your tool.
        ? party | barbecue | bbq | guests | birthday: 20 Cut the grass there in two rounds, the first one high.
          - 5 Pick up stones, toys and sticks from the grass.
          - 10 Cut the grass to about a hand's height.
          - 5 Cut the grass once more, lower.
        ? estate agent | letting agent | photographer | viewing*: 20 Pull the weeds along the path and at the front of the beds, where the camera looks.
          - 10 Pull the weeds along the path.
          - 10 Pull the weeds at the front of the beds.
          - 5 Carry the pile of weeds to the bin or compost.
      10 Water what stays, and write down what is missing: soil, seeds, a pot.
        - 5 Water the plants that stay.
        - 4 Write down what is missing: soil, seeds, a pot.
        ? estate agent | letting agent | photographer | viewing*: 10 Carry the bins, hose and toys out of the picture.
          - 5 Carry the bins, hose and toys out of the picture.
          - 5 Sweep the path and patio.
      20 Plant or cut the one thing that fits this month.
        - 5 Look up one thing that can be planted or cut this month.
        - 10 Plant or cut that one thing.
        ? party | barbecue | bbq | guests | birthday: 20 Set out the table, chairs and one string of lights.
          - 10 Wipe the table and chairs.
          - 10 Hang the string of lights where the table will stand.
        ? hedge: 20 Trim the front of the hedge in a straight line, once you've checked for nests.
          - 5 Look into the hedge for nests.
          - 10 Trim the front of the hedge from the bottom up.
          - 5 Rake up the cuttings.
      3? Put the next patch into your calendar for a dry day.
        ~ Open the weather for this week. | Choose a dry day. | Enter the next patch in your calendar.
        ? after # | work until | evenings | weekends | in the evening: 3 Put the next patch into your calendar for your next free hour of daylight.
        ? estate agent | letting agent | photographer | viewing*: 3 Set out two chairs and one pot of flowers on the day.
    `,
  },
  {
    id: "clean-car",
    area: "home",
    acts: "clean|clean out|wash|tidy|vacuum|detail|clear out|hoover|service|tidy up|deep-clean",
    things: "car|van|truck|boot|trunk|car interior",
    needsAct: true,
    it: "the car",
    named: "car|van|truck",
    plan: `
      2* Fill a bag with rubbish from the front seats of {theIt}.
        ~ Get a bag. | Fill it with trash from the front seats.
        ? dog hair | cat hair | pet hair: 2 Pull on a rubber glove, wet it, and wipe one seat toward you. The hair rolls into clumps.
        ? kids | crumbs | child seat | car seat | car seats | crackers | goldfish | cheerios | minivan: 2 Fill a bag with wrappers, tissues and bottles from the back seats.
      5 Empty the back seats and the trunk: rubbish into the bag, belongings into a box.
        - 4 Clear the back seats: rubbish into the bag, belongings into a box.
        - 5 Clear the trunk in the same way.
        ? sell* | handing back | lease | trade in: 5 Empty the seats, boot, door pockets and glove box. Your papers and devices go in one box.
          - 4 Empty the seats and boot: rubbish into the bag, belongings into a box.
          - 5 Empty the glove box and door pockets. Your phone has to come off the car's system too.
      5? Shake out the mats.
        ~ Open the car doors. | Take out all the mats. | Shake the front ones. | Shake the back ones until no dirt falls.
        ? car seat | child seat | kids: 5 Take the child seat out. Its label says how the cover gets washed.
      12* Vacuum the seats and the floor, or sweep them with a hand brush.
        ? # car seats | car seats | goldfish | crackers | cheerios: 12 Take the car seats out, loosen the crumbs in the cracks with a brush, and vacuum with the narrow nozzle.
          - 6 Take the car seats out, and vacuum under them.
          - 6 Brush the crumbs out of the cracks, and vacuum with the narrow nozzle.
        ? no vacuum | dont have a vacuum | without a vacuum | vacuum is broken | vacuum broke: 12 Wipe the seats and floor with a damp rubber glove or a squeegee, in short strokes. It rolls up hair and crumbs for tape to lift.
          - 6 Wipe the front seats and floor with a damp rubber glove or squeegee, and lift the clumps with tape.
          - 6 Do the back seats and the cargo area the same way.
        - 6 Vacuum or brush the front seats and floor.
        - 6 Vacuum or brush the back seats and floor.
        ? sick | vomit* | milk | spill* | pee*: 12 Scrub the spot with enzyme cleaner before you vacuum.
          - 6 Soak the spot with enzyme cleaner. Towels press out what is left.
          - 6 Vacuum or brush the seats and the floor.
        ? no vacuum | no hoover: 12 Brush out the seats and floor with a hand brush, or use the coin vacuum at a gas station.
          - 6 Brush out the front seats and floor.
          - 6 Brush out the back seats and floor.
        ? dog | dog hair | hair | cat: 12 Brush the hair up with a damp rubber glove before you vacuum.
          - 6 Brush the hair up with a damp rubber glove, seats first.
          - 6 Vacuum the seats and the floor.
        ? smoke | smell* | stinks: 12 Vacuum everything, after an hour with baking soda on the seats.
          - 6 Sprinkle baking soda on the seats and mats for an hour.
          - 6 Vacuum the seats, mats and floor.
      6* Wipe the dashboard, the wheel and the door handles.
        ? no vacuum | dont have a vacuum | without a vacuum | vacuum is broken | vacuum broke: 6 Shake the mats and any blanket outside, and sweep the corners with a hand brush.
          - 4 Shake the mats outside.
          - 3 Sweep the corners with a hand brush.
        - 4 Wipe the dashboard and the wheel.
        - 3 Wipe the door handles and the inside of the windscreen.
        ? car seats | child seat | kids | crumbs | toddler: 6 Wipe the dashboard, door handles and the backs of the front seats, where small shoes kick.
          - 4 Wipe the dashboard and the wheel.
          - 3 Wipe the door handles and the backs of the front seats.
      20 Wash the outside from the roof down, or drive through a car wash.
        - 10 Wash the outside from the roof down, or drive through a car wash.
        ? sell* | viewing | buyer: 20 Wash the outside from the roof down, wheels last.
          - 10 Wash the outside from the roof down, wheels last.
          - 5 Take four photos of the car in daylight.
        ? inside only | only the inside | just the inside | car inside | cars inside | inside of | interior | no hose: 8 Wipe the windows inside, the windshield last.
          - 8 Wipe the windows inside, the windshield last.
      4 Bring the box of belongings indoors.
        ~ Pick up the box of belongings. | Carry it to the door. | Bring it indoors. | Set it down on a table.
    `,
  },
];
