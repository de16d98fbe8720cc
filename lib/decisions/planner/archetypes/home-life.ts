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
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 2 Write down what is only yours and goes first: papers, medicine, keys, what can't be replaced.
      10n List who has to know the new address: landlord, bank, employer, doctor, post office, electric company, internet.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 8 Write the order for those hours: papers and medicine, clothes, tools of your work, furniture last.
      15n Ask two movers or van rentals for a price for that date.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 10 Ask two friends with a car for exactly those hours, one of them in the room with you all the time.
        ? u haul | uhaul | moving truck | rent a truck | budget truck | penske: 10 Reserve the truck online for that date: size by rooms, one way, with dolly and cover for damage.
        ? by bike | by tram | on foot | cargo bike: 15 Ask the helpers for the day, with a cargo bike or handcart hired for the mattress and the heaviest boxes.
        ? van .. booked | movers .. booked | movers are booked | removal .. booked | booked .. van | booked .. movers: 8 Send the van or movers both addresses, floors, parking and the three biggest pieces.
        ? no car | without a car | no van | dont drive | cant drive: 15 Ask two man-and-van firms for a price for that date, driver included.
        ? no money | cheap | friend* | cant afford | tight budget: 15 Ask two friends for that day with lunch on you, and a van rental for its hourly price.
      10 List who has to know the new address: landlord, bank, employer, doctor, post office, electric company, internet.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 8 Write the order for those hours: papers and medicine, clothes, tools of your work, furniture last.
      15 Ask two movers or van rentals for a price for that date.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 10 Ask two friends with a car for exactly those hours, one of them in the room with you all the time.
          - 5 Ask two friends with a car for exactly those hours.
          - 3 Ask one of them to be in the room with you all the time.
        ? u haul | uhaul | moving truck | rent a truck | budget truck | penske: 10 Reserve the truck online for that date: size by rooms, one way, with dolly and cover for damage.
          - 4 Count the rooms, for the size of the truck.
          - 6 Reserve it online for that date: one way, with dolly and cover for damage.
        ? by bike | by tram | on foot | cargo bike: 15 Hire a cargo bike or handcart for the day, for the mattress and the heaviest boxes.
          - 5 Ask a bike shop or sharing site for a cargo bike on that day.
          - 5 Count which boxes fit on one trip.
        ? van .. booked | movers .. booked | movers are booked | removal .. booked | booked .. van | booked .. movers: 8 Send the van or movers both addresses, floors, parking and the three biggest pieces.
          - 5 Count the large pieces of furniture, room by room.
          - 4 Send them with both addresses, floors and parking.
        ? no car | without a car | no van | dont drive | cant drive: 15 Ask two man-and-van firms for a price for that date, driver included.
          - 5 Count the large pieces of furniture, room by room.
          - 10 Ask two man-and-van firms for a price, driver included.
        - 5 Count the large pieces of furniture, room by room.
        - 10 Ask two movers or van rentals for a price for that date.
        ? no money | cheap | friend* | cant afford | tight budget: 15 Ask two friends for that day with lunch on you, and a van rental for its hourly price.
          - 5 Ask two friends for that day, with lunch on you.
          - 8 Ask a van rental for its hourly price.
      10 Get ten boxes, tape and a thick pen into one corner of the room.
        ? have # boxes | got # boxes | only # boxes: -
        - 5 Ask a shop or a neighbour for ten boxes.
        - 5 Put boxes, tape and a thick pen into one corner of the room.
        ? i have boxes | we have boxes | have the boxes | already have .. boxes | boxes already | bought .. boxes | ive got boxes | ive got the boxes | boxes are here | boxes are packed | all packed | everything is packed: -
        ? nothing is packed | nothing packed | not packed | havent packed: 10 Get twenty boxes, tape and a thick pen into one corner of the room.
          - 5 Ask two shops or a neighbour for twenty boxes.
          - 5 Put boxes, tape and a thick pen into one corner of the room.
      25 Pack one box of things you won't need until then, and write the room and contents on it.
        ? newborn: 25 Pack one box of things you will not need until then, the baby's things left for the last bag.
          - 10 Pack one box of things you will not need until then.
          - 2 Write the room and the contents on two of its sides.
        - 10 Pack one box of things you will not need until then.
        - 2 Write the room and the contents on two of its sides.
        ? boxes are packed | all packed | everything is packed: 10 Pack the first-night bag: sheets, charger, medicine, kettle, toilet paper, toothbrushes.
          - 5 Pack sheets, charger and medicine.
          - 5 Add kettle, toilet paper and toothbrushes.
        ? toddler | baby | # year old | with kids | with .. children: 25 Pack one box of things you will not need until then, the children's favourite toys left out.
          - 10 Pack one box of things you will not need until then.
          - 2 Write the room and the contents on two of its sides.
      15 Tell the first three on your address list, and tick them off.
        - 10 Tell the first two on your address list.
        - 5 Set up the forwarding of your post from the day of the move.
        ? kids | school: 15 Tell the school, the doctor and the bank on your list, and tick them off.
          - 8 Tell the school and the doctor.
          - 5 Set up the forwarding of your post from the day of the move.
      5? Put one packing hour for each week until the move into your calendar.
        ? exs place | exs house | exs apartment | my exs | my ex | while hes at work | while shes at work | while he is at work | while she is at work: 5 Settle in one message what you fetch and when the key goes back; where it feels unsafe, ask the police to stand by.
        ? newborn: 5 Ask one person to have the baby for the loading hours, or set up one quiet room with cot and door shut.
        ? no family | nobody nearby | no one nearby | no friends nearby: 5 Book a sitter or helper for the loading hours, or set up one quiet room with what the day needs.
        ? toddler | baby | # year old | with kids | with .. children: 5 Ask one person to have the children on the day of the move.
        ? cat | dog | cats | dogs: 5 Ask one person to have the animal on the day of the move, or shut one quiet room for it.
        ? helpers | friends .. help | friends are helping: 5 Send the helpers one message: hour, both addresses, floor, what is heavy, what there is to eat.
        ? no lift: 5 Ask two people to stand on the stairs for the day, with the heaviest things in small boxes.
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
        ? # boxes | boxes left: 2 Write the number of boxes on a sheet by the door, with the nearest one opened.
      10* Put everything from it into its place.
      3 Put the flattened box or folded bag by the door.
      15 Unpack the next one for the same room.
        ? people | guests | visitors | coming on: 15 Empty the boxes of the room your guests will sit in first, kitchen ones next.
          - 2 Open a box of the room that guests will see.
          - 8 Put its things away, largest first.
        - 2 Open the next one for the same room.
        - 8 Put its things away, largest first.
        - 4 Find a place for the small things left at the bottom.
        ? kitchen .. done | kitchen and beds | kitchen is | beds are done: 15 Do the next one of a room that is not done, such as clothes or bathroom.
          - 2 Open the next one of a room that is not done.
          - 8 Put its things away, largest first.
        ? adhd | overwhelm* | cant face | stuck: 15 Empty one more box onto a sheet, its things carried off by room while one playlist runs.
          - 2 Empty the box onto a sheet.
          - 8 Carry its things off by room.
      10 Stack what is left by room, labels facing you.
        ? nights | shift* | work: 10 Stack what is left in one corner by room, a box each day after sleep and before the shift, never after it.
          - 8 Stack what is left in one corner by room.
          - 2 Set an alarm for ten minutes of box, after sleep and before the shift.
        ? tired | exhausted | kids | baby: 10 Stack what is left in one corner by room, beds and bathroom first, the rest a box a day.
          - 8 Stack what is left in one corner by room.
          - 2 Make the beds before any other box.
      5* Put the box for tomorrow in the middle of the floor.
        ? # boxes | # of them | boxes | by the | coming on | visit*: 5 Carry the next box to the middle of the room, with a sheet by the door that counts down one a day.
          - 3 Write how many are left on a sheet by the door, with a day beside each.
          - 3 Carry the next one to the middle of the room.
        - 3 Put the box for tomorrow in the middle of the floor.
        - 4 Carry the flat cardboard out.
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
        ? empty fridge | fridge is empty | nothing in: 2 Open the cupboard and name three things that could be dinner: pasta, rice, eggs, tins.
      8* Write three dinners for this week that you have cooked or eaten before[, within {money}].
        ? load shedding | power cut* | outage*: 8 Write three dinners for this week that need no power at night: gas, one pot kept warm in a blanket, or cold.
        ? hot plate | one ring | one hob | no oven | single ring | camping stove | dorm | bedsit: 8 Write three one-pot dinners for what you have: fried rice, lentil curry, potato pan with peas.
          - 3 Write one dinner in one pot that uses what is in the fridge.
          - 5 Write two more: fried rice, lentil curry, potato pan with peas.
        ? vegetarian | vegan | veggie: 8 Write three meatless dinners: chickpea curry, bean wraps, vegetable fried rice.
          - 3 Write one meatless dinner from the fridge.
          - 5 Write two more: chickpea curry, bean wraps.
        ? gluten | coeliac | celiac | dairy free | lactose | allerg*: 8 Write three dinners that are free of it anyway: rice bowl, jacket potatoes, roast vegetables with chicken or beans.
          - 3 Write one that uses what is in the fridge.
          - 5 Write two more that are free of it anyway.
        ? for one | live alone | by myself | just for me | just me: 8 Write three dinners for one that give two portions: chilli, curry, soup.
          - 3 Write one that uses what is in the fridge.
          - 5 Write two more that keep a second day: chilli, soup.
        ? healthy | healthier | vegetables | lose weight: 8 Write three dinners with half a plate of vegetables: stir-fry, tray bake, big salad with eggs or beans.
          - 3 Write one that uses what is in the fridge.
          - 5 Write two with half a plate of vegetables: stir-fry, tray bake.
        - 3 Write one dinner that uses what is in the fridge.
        - 5 Write two more that you have eaten and liked before.
        ? kids | children | family | fussy | picky: 8 Write three dinners for this week in parts: pasta with sauce beside, wraps, tray bake, one liked thing in each.
          - 3 Write one dinner that uses what is in the fridge.
          - 5 Write two more in parts: pasta with sauce beside, wraps, tray bake.
        ? no time | late | shift* | work late | tired: 8 Write three dinners of twenty minutes: eggs and potatoes, fried rice, pasta with a tin, one double for the late day.
          - 3 Write one dinner of twenty minutes from the fridge.
          - 5 Write two more: fried rice, pasta with a tin.
        ? takeaway* | deliveroo | uber eats | just eat: 8 Write three dinners that answer what you'd order: fakeaway curry, wraps, pizza on flatbread.
          - 3 Write one that uses what is in the fridge.
          - 5 Write two that answer what you'd order.
      3 Choose the nights for them: the easiest one on your fullest day.
        ? # nights | # evenings | # times a week: 3 Write the {#} nights on the calendar, a dinner beside each, and one repeated where you run out.
      8* Write the shopping list for these three dinners only, once you've checked the cupboards.
        - 4 Check cupboards and freezer for what is there already.
        - 4 Write the shopping list for these three only.
        ? no car | delivery | order online: 8 Check the cupboards, with the list put into a shop's app for delivery.
          - 4 Check cupboards and freezer for what is there already.
          - 4 Put what is missing into a shop's app for delivery.
      30 Buy or order what is on the list.
        - 10 Order what is on the list, or put list and bag by the door.
        ? shopping done | everything bought | bought everything | got everything | delivered: -
      30 Cook the first one as a double portion, so half can go in the fridge.
        ? load shedding | power cut* | outage*: 30 Cook the first one before the cut or on gas, in a double portion, the pot wrapped in a blanket until dinner.
          - 5 Put every ingredient for the first dinner on the counter.
          - 20 Cook it before the cut, or on gas.
          - 3 Wrap the pot in a blanket until dinner.
        - 5 Put every ingredient for the first dinner on the counter.
        - 10 Cut the washed vegetables for it.
        - 10 Start the first pan or the oven, with a timer on.
        - 3 Put the second portion into a box with today's date on it.
        ? tiny fridge | no freezer | no fridge: 30 Cook the first one in the portions you eat tonight.
          - 5 Put every ingredient for the first dinner on the counter.
          - 10 Cut the washed vegetables for it.
          - 10 Start the first pan, with a timer on.
        ? toddler | baby | kids .. while | with the kids: 30 Cook the first one with the child at the sink or table: washing vegetables, stirring something cold.
          - 5 Give the child a bowl of vegetables to wash.
          - 10 Cut what has to be cut.
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
        ? list .. written | list is written | have a list | got the list: 2 Put the list, bags and card by the door.
      4 Add breakfast, two dinners and one snack to the list.
        - 2 Add something for breakfast and one snack.
        - 4 Add what two dinners need.
        ? # people | family of # | # of us: 4 Add breakfast, two dinners and one snack for {#} to the list.
          - 2 Add something for breakfast and one snack.
          - 4 Add what two dinners need.
        ? the week | a week | whole week | for a week: 4 Add five dinners, two breakfasts and two lunches to the list.
          - 2 Add two breakfasts and two lunches.
          - 4 Add five dinners, two of them from tins or freezer.
      3 Sort the list by shelf: fresh, cold, dry, household.
        ? anxious | crowd* | overwhelm* | noise: 3 Sort the list by shelf, for the quiet hour early or after eight, headphones on top of it.
        ? forget | adhd | distract* | impulse: 3 Sort the list by shelf, with “nothing that isn't here” at its top.
        ? broke | budget | tight | cheap*: 3 Sort the list by shelf, with the usual price beside each thing.
      3* Put your bags, list and card by the door, or open the shop's app.
        ? bad back | sore back | cant carry | cant lift | broken arm | broken foot | crutches | injured: 3 Order the heavy things for delivery, with a trolley or two light bags for the rest.
          - 2 Put milk, tins and water into a delivery order.
          - 3 Put two light bags, a short list and the card by the door.
        - 2 Eat something small if you are hungry.
        - 3 Put bags, list and card by the door, or open the shop's app.
        ? no car | bus | walk | heavy: 3 Order the heavy things for delivery, with two bags and a short list by the door for the rest.
          - 2 Eat something small if you are hungry.
          - 4 Order the heavy things, with bags and a short list by the door.
        ? with kids | toddler | baby: 3 Put bags, list, snack and a list of three pictures for the child by the door.
          - 2 Pack a snack for the child.
          - 3 Put bags, list and three pictures to look for by the door.
      30* Shop from the list, top to bottom[, within {money}].
        - 10 Get everything fresh on the list.
        - 10 Get the cold and dry things on the list.
        ? anxi* | crowd* | panic | people: 30 Shop from the list at the quiet hour, with the self-checkout at the end.
          - 10 Get everything fresh on the list.
          - 10 Get the cold and dry things, with the self-checkout at the end.
      8 Put everything away, the cold things first.
        - 4 Put the cold things away.
        - 5 Put the rest away, down to the empty bags by the door.
    `,
  },
  {
    id: "paint-room",
    area: "home",
    acts: "paint|repaint|decorate|redecorate|do up|renovate",
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
        ? one wall left | wall left | last wall | wall is left: 2 Open the tin and stir the paint with a stick, at the wall that is left.
        ? my walls | apartment walls | flat walls | house walls | walls back | all the walls: 2 Carry one small piece of furniture away from the first wall.
        ? bedroom ceiling | the ceiling | ceiling in | paint .. ceiling: 2 Look up at the ceiling with a torch: stains, cracks, flakes.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 2 Measure the longest free wall, for a bed, desk or shelf.
        ? painted # walls | ran out | half painted: 2 Photograph the label of the empty tin: make, colour name, batch number.
        ? paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint | have the paint | bought the paint | we have .. paint | got the paint: 2 Carry the paint tins into the room, with one small piece of furniture out of it.
      5 Choose the colour from two paint cards held to the wall in daylight and in lamplight.
        ? one wall left | wall left | last wall | wall is left: 3 Put roller, tray, brush and tape beside the wall that is left.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 5 Choose two or three things that bring in the colour: bedding, curtain, lamp.
        ? same colour | white | magnolia | have the paint | bought the paint | bought paint | got the paint | ran out: 3 Put roller, brush, tray and tape beside the door.
        ? tester* | samples | swatch*: 5 Choose between the two testers you look at most, by day and by lamplight; the third one is out.
        ? rent* | landlord: 4 Send the landlord the colour you chose by card, for a written yes.
        ? we have .. paint | paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint: 3 Put roller, brush, tray and tape beside the paint.
        ? nursery | baby | newborn: 5 Choose a low-odour water-based paint, by two cards held to the wall by day and by lamplight.
        ? dark room | room is dark | dark flat | north facing | faces north | small room | tiny room: 5 Choose a warm light colour by two cards held to the darkest wall.
      5 Measure the height and width of the walls, to work out the gallons for two coats.
        ? one wall left | wall left | last wall | wall is left: 3 Look in the tin whether the rest does for that wall twice; else photograph its label for the shop.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 5 Write down what is still missing, each with the size that fits.
        ? ran out | painted # walls: 3 Measure the wall that is left, for the litres on the tin.
        ? first coat | one coat | coat done | half painted: 3 Feel the painted wall with a dry hand: cool or tacky means an hour more with the window open.
        ? two weekends | one weekend | this weekend | weekends: 5 Write the order on a page: holes and tape, first coat, four hours of drying, second coat.
        ? ceiling .. only | just the ceiling: 5 Measure the ceiling, for the litres on the tin, two coats.
        ? one wall | feature wall | accent wall: 5 Tape a straight line along both corners and the ceiling of that wall.
      10 Buy paint, roller, tray, brush, tape and drop cloths[, within {money}].
        ? one wall left | wall left | last wall | wall is left: 5 Tape the skirting and the corners of the wall that is left.
          - 3 Wipe the wall and the skirting free of dust.
          - 5 Tape skirting and corners.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Look for the largest piece second-hand nearby, before a shop[, within {money}].
          - 5 Search two second-hand pages for the largest piece.
          - 5 Note the price of the same piece in a shop.
        ? have the paint | bought the paint | bought paint | got the paint: 5 Stir the paint to the bottom of the can with a stick.
        - 5 Write the shopping list: paint, roller, tray, brush, tape, dust sheets.
        - 10 Buy or order it.
        ? we have .. paint | paint is bought | paint is here | paint and roller | paint and brushes | paint has arrived | already have .. paint: 5 Buy only what is missing: roller, tray, brush, tape, dust sheets.
          - 3 Write down what is missing.
          - 10 Buy or order it.
      20* Tape the edges, once the furniture is in the middle under a sheet.
        ? one wall left | wall left | last wall | wall is left: 10 Pull furniture a step away from that wall, under a sheet, with its holes filled.
          - 5 Pull furniture a step away, a sheet on the floor.
          - 5 Fill the holes and sand them flat.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Order or reserve the largest piece, with a day on which it comes[, {deadline}].
          - 5 Ask the seller or shop for a day.
          - 5 Order or reserve it.
        ? ran out: 10 Buy one tin of the same make and colour, mixed by the shop from the code, a little more than you need.
          - 3 Ring two shops with make, colour and code.
          - 10 Buy one tin of it.
          - 3 Stir the old rest and the new tin together, so that no edge shows.
        ? first coat | one coat | coat done | half painted: 10 Rub drips of the first coat flat with fine paper, with loose tape pressed on again.
          - 5 Rub drips and hairs of the first coat flat with fine paper.
          - 5 Press loose tape on again along edges and sockets.
        - 10 Push the furniture to the middle, under a sheet.
        - 8 Fill the holes, with the walls wiped free of grease.
        - 10 Tape the edges, sockets and frames.
        ? toddler | kids around | small kids | crawling | cat | dog | # year old: 20 Push the rest to the middle under a sheet, edges taped, with a gate or shut door against small hands and paws.
          - 10 Push the furniture to the middle, under a sheet.
          - 8 Fill the holes, with the walls wiped free of grease.
          - 10 Tape the edges, with tins and tools out of reach of small hands and paws.
        ? no furniture | empty room | before we move in: 20 Lay sheets on the floor, with holes filled and edges taped.
          - 5 Lay sheets on the floor.
          - 8 Fill the holes, with the walls wiped free of grease.
          - 10 Tape the edges, sockets and frames.
      60* Roll on the first coat wall by wall, once the edges of each are brushed.
        ? one wall left | wall left | last wall | wall is left: 60 Roll the wall that is left, edges first, in two coats with four hours between.
          - 10 Brush the edges of that wall.
          - 10 Roll it from top to bottom.
          - 10 Roll the second coat, once the first is dry.
        ? one wall | feature wall | accent wall: 60 Roll that wall in two thin coats, edges brushed first, four hours between them.
          - 10 Brush the edges of the wall.
          - 10 Roll the first coat from top to bottom.
          - 10 Roll the second coat, once the first is dry.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 30 Build or place the largest piece first, the small ones round it.
          - 10 Build or place the largest piece.
          - 10 Put the small ones round it.
        ? ran out | painted # walls: 60 Roll the wall that is left, edges first, in two coats with four hours between.
          - 10 Brush the edges of the wall that is left.
          - 10 Roll that wall from top to bottom.
        ? bad shoulder | shoulder | bad back | wheelchair | arthritis: 60 Roll with a long pole from waist height, one wall at a time, with a rest after each; a helper does the top edges.
          - 10 Brush the edges you reach without stretching, the top left to a helper.
          - 10 Roll the first wall with a long pole from waist height, with a rest after.
        ? first coat | one coat | coat done | half painted: 60 Roll the second coat from the window inwards, each wall's edges brushed just before it.
          - 10 Brush the edges of the first wall again.
          - 10 Roll the second coat on that wall from top to bottom.
          - 10 Do the next wall in the same way.
        - 10 Brush the edges of the first wall.
        - 10 Roll the first wall from top to bottom.
        ? toddler | nap | naps: 60 Roll one wall a nap or evening, its edges brushed first, the window open and the child elsewhere.
          - 10 Brush the edges of the first wall.
          - 10 Roll the first wall from top to bottom.
          - 10 Close tin and tray before the child is back.
        ? pregnan*: 60 Hand roller and ladder to a helper, with you on colour, tape and snacks in an aired room.
          - 10 Ask one person for the hours of rolling.
          - 10 Let them roll the first wall from top to bottom.
          - 10 Let them do the next wall, the window open.
        ? stairs | stairwell | hallway | high ceiling*: 60 Roll from the top of the hall downwards with a long pole, edges brushed first, both feet on the floor.
          - 10 Brush the edges you reach from the floor.
          - 10 Roll the upper part with a long pole.
          - 10 Roll the lower part, towards the door.
      10 Pull the tape off while the second coat is still soft. The two coats need four hours between them.
        ? walls are done | walls done | walls are painted | walls are finished | painting is done: 10 Put on bedding, curtain and lamp, with one photo from the door.
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
      8* Carry three things that you do not like out of its saddest corner.
        - 4 Carry the first of them out of its saddest corner.
        - 4 Carry two more out of that corner.
      8n Move a lamp from elsewhere into that corner.
      8 Move a lamp from elsewhere into that corner.
        - 3 Choose the lamp that you could spare elsewhere.
        - 5 Plug it in, low and turned to the wall.
      5 Save three pictures of rooms that you like, all from one search.
      5 Write down what they share that needs no paint: light, plants, cloth, pictures.
      10 Get whichever of those costs least[, within {money}].
      3? Take the same photo again at dusk, with the lamp on.
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
        ? party | barbecue | bbq | guests | birthday | wedding: 2 Take three photos from where the guests will sit.
        ? estate agent | letting agent | photographer | viewing*: 2 Take a picture from where the photographer will stand: the back door.
      20n Clear one patch, no larger than a door: pull the weeds, pick up what lies there.
        ? estate agent | letting agent | photographer | viewing*: 20 Pull the weeds along the path and at the front of the beds, where the picture looks.
      5n Water what stays, and write down what is missing: soil, seeds, a pot.
      4 Mark one patch in the photos, no larger than a door: that is all for today.
        ? party | barbecue | bbq | guests | birthday | wedding: 4 Mark the part they will sit and walk on: that comes first, the far corners stay as they are.
        ? knee high | overgrown | jungle: 4 Mark one square of three steps beside the door: that is all for today.
        ? estate agent | letting agent | photographer | viewing*: 4 Mark in it what spoils the picture most: weeds, bins, toys, a ragged edge.
      6 Put gloves, a bucket and one tool beside that patch.
        ? no mower | mower is broken | broken mower | mower .. broken: 6 Ask a neighbour to lend a mower or strimmer for one evening, gloves and bucket by the door.
      20 Clear that patch: pull the weeds, pick up what lies there.
        - 10 Pull what should not grow in that patch.
        - 5 Pick up stones, leaves and litter from it.
        - 5 Loosen the top of the soil with the tool.
        ? party | barbecue | bbq | guests | birthday: 20 Cut the grass there in two rounds, the first one high, with toys and stones picked up before.
          - 5 Pick up stones, toys and sticks.
          - 10 Cut the grass to a hand's height.
          - 5 Cut it once more, lower.
        ? estate agent | letting agent | photographer | viewing*: 20 Pull the weeds along the path and at the front of the beds, where the picture looks.
          - 10 Pull the weeds along the path.
          - 10 Pull those at the front of the beds.
          - 5 Carry the heap to bin or compost.
      10 Water what stays, and write down what is missing: soil, seeds, a pot.
        - 5 Water what stays.
        - 4 Write down what is missing: soil, seeds, a pot.
        ? estate agent | letting agent | photographer | viewing*: 10 Carry bins, hose and toys out of the picture, with the path swept.
          - 5 Carry bins, hose and toys out of the picture.
          - 5 Sweep path and patio.
      20 Plant or cut the one thing that fits this month.
        - 5 Look up one thing that can be planted or cut this month.
        - 10 Plant or cut it.
        ? party | barbecue | bbq | guests | birthday: 20 Set out table, chairs and one string of lights, with the shady corner for the drinks.
          - 10 Wipe table and chairs.
          - 10 Hang the lights, with a trial after dark.
        ? hedge: 20 Trim the front of the hedge in a straight line, after a look for nests.
          - 5 Look into the hedge for nests.
          - 10 Trim its front, from the bottom up.
          - 5 Rake up what fell.
      3? Put the next patch into your calendar for a dry day.
        ? after # | work until | evenings | weekends | in the evening: 3 Put the next patch into your calendar for your next free light hour, a dry day.
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
        ? kids | crumbs | child seat | car seat: 2 Fill a bag with wrappers, tissues and bottles from the back seats.
      5 Empty the back seats and the boot: rubbish into the bag, belongings into a box.
        - 4 Clear the back seats: rubbish into the bag, belongings into a box.
        - 5 Clear the boot in the same way.
        ? sell* | handing back | lease | trade in: 5 Empty seats, boot, door pockets and glove box: your papers and devices into one box.
          - 4 Empty seats and boot: rubbish into the bag, belongings into a box.
          - 5 Empty glove box and door pockets, your phone deleted from the car's system.
      5? Shake out the mats.
        ? car seat | child seat | kids: 5 Take the child seat out, its cover washed by its label.
      12* Vacuum the seats and the floor, or sweep them with a hand brush.
        - 6 Vacuum or brush the front.
        - 6 Vacuum or brush the back.
        ? sick | vomit* | milk | spill* | pee*: 12 Scrub the spot with enzyme cleaner, pressed dry with towels, before any vacuum.
          - 6 Soak the spot with enzyme cleaner, pressed dry with towels.
          - 6 Vacuum or brush the seats and the floor.
        ? no vacuum | no hoover: 12 Brush seats and floor out with a hand brush, or use the coin vacuum at a station.
          - 6 Brush out the front.
          - 6 Brush out the back.
        ? dog | dog hair | hair | cat: 12 Brush the hair up with a damp rubber glove, with the vacuum after.
          - 6 Brush the hair up with a damp rubber glove, seats first.
          - 6 Vacuum seats and floor.
        ? smoke | smell* | stinks: 12 Vacuum everything, with bicarbonate left on the seats for an hour before.
          - 6 Sprinkle bicarbonate on seats and mats, for an hour.
          - 6 Vacuum seats, mats and floor.
      6* Wipe the dashboard, the wheel and the door handles.
        - 4 Wipe the dashboard and the wheel.
        - 3 Wipe the door handles and the inside of the windscreen.
        ? car seats | child seat | kids | crumbs | toddler: 6 Wipe dashboard, door handles and the backs of the front seats, where small shoes kick.
          - 4 Wipe dashboard and wheel.
          - 3 Wipe door handles and the backs of the front seats.
      20 Wash the outside from the roof down, or drive through a car wash.
        - 10 Wash the outside from the roof down, or drive through a car wash.
        ? sell* | viewing | buyer: 20 Wash the outside from the roof down, with the wheels last and four photos at the end.
          - 10 Wash it from the roof down.
          - 5 Take four photos in daylight.
        ? inside only | only the inside | just the inside | car inside | cars inside | inside of | interior | no hose: 8 Wipe the windows inside, the windscreen last, with a dry cloth after.
          - 8 Wipe the windows inside, the windscreen last.
      4 Bring the box of belongings indoors.
    `,
  },
];
