import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Punctures, flat batteries, oil, and the buying and selling of bikes and cars. */
export const WHEELS: readonly Archetype[] = [
  {
    id: "bike-puncture",
    area: "home",
    whole: everyWay(
      "fix|repair|mend|patch|change",
      "puncture|bike puncture|puncture on my bike|flat tyre on my bike|flat tire on my bike|bike tire|bike tyre|inner tube|bicycle tire|flat bike tyre|flat bike tire|tyre on my bike|bicycle puncture",
    ),
    things: "puncture|inner tube",
    acts: "fix|repair|mend|patch|change|replace",
    unless: "car|van",
    tells: "bike has a flat|flat tyre on my bike|flat tire on my bike|bike has a puncture",
    it: "the puncture",
    plan: `
      2* Turn the bike upside down onto saddle and handlebars.
      3 Put tyre levers, patches or a new tube, and a pump beside it.
        ? pump is broken | broken pump | pump broke | pump .. broken: 3 Ask a neighbour or bike shop for a pump, patches and levers beside the wheel.
        ? hub gear* | nexus | sturmey | alfine: 3 Put levers, patches or a tube, a pump and a spanner for the axle nuts beside it.
        ? no tools | no pump | no kit | dont have: 3 Ring a bike shop or a neighbour for levers, tube and pump, with the size off the tyre's side.
        ? own a pump | have a pump | got a pump | have .. pump: 3 Put your pump beside it, with levers and patches bought or lent: the size stands on the tyre's side.
        ? no repair kit | never done | first time | dont know how: 3 Put levers, patches and pump beside it, with one short film for your kind of wheel open.
      5 Take the wheel off the bike.
        ? hub gear* | nexus | sturmey | alfine: 5 Leave the wheel in: the tube comes out at one side of the tyre for a patch, with hub and cable untouched.
          - 3 Let the air out, with the wheel left in and the chain and cable untouched.
          - 4 Pull a stretch of tube out at the side where it hisses, once the tyre is lifted.
        ? back wheel | rear wheel | rear tyre | back tyre | back tire: 5 Take the rear wheel out with the chain on the smallest cog, pulled back by the gear arm.
        ? ebike | e bike | hub motor | cargo: 5 Leave the wheel in the frame, the tube pulled out at one side, where it has a motor.
        ? front wheel | front tyre | front tire: 5 Take the front wheel out, with the brake opened and nuts or quick release loosened.
        ? both tyres | both tires | two flat | both flat | both wheels: 5 Pump both tyres up first: one that holds air until tomorrow needs no repair.
      5 Lift one side of the tyre off the rim with the levers, all the way round.
        - 3 Push the first lever under the edge of the tyre, opposite the valve.
        - 4 Slide the second one round until one side is free.
      5 Feel along the inside of the tyre with a cloth for glass or a thorn.
      8 Patch the tube, or put the new one in.
        ? slow | overnight | keeps going down: 8 Patch the tiny hole that bubbles in a bowl of water, once the tube is pumped up.
          - 4 Pull the pumped tube through a bowl of water, until bubbles show.
          - 6 Patch that place once it is dry and roughened.
        - 4 Pump the old tube up, to hear where it hisses.
        - 6 Patch that place, or put the new tube in.
        ? again | keeps | third | second puncture: 8 Pull what made the hole out of the tyre first, rim tape looked over, before the new tube goes in.
          - 4 Feel the rim tape and tyre for what made the hole again.
          - 6 Put the new tube in.
        ? new tube | bought a tube | have a tube | got a tube | spare tube: 8 Put the new tube in, a little air in it, its valve straight in the hole.
          - 3 Put a little air in the new tube.
          - 6 Lay it in, the valve straight in the hole.
        ? tubeless: 8 Push a plug into the hole with the tool, the tyre turned so that sealant runs there.
          - 5 Push a plug into the hole with the tool.
          - 3 Turn the tyre so that sealant runs there.
      10n Patch the hole or put a new tube in, once one side of the tyre is off the rim.
      8* Pump the tyre hard, once it sits evenly in the rim[; to be ready {deadline}].
        ? slow | again | keeps: 8 Pump the tyre hard, with a look in an hour and tomorrow whether it stays so.
        - 5 Press the tyre back over the rim by hand.
        - 4 Pump it hard.
    `,
  },
  {
    id: "car-flat-tyre",
    area: "home",
    whole: everyWay(
      "change|fix|replace|put on",
      "flat tire|flat tyre|car tire|car tyre|wheel|spare wheel|flat tire on my car|flat tyre on my car|spare tire",
    ),
    tells:
      "car has a flat|flat tyre on my car|got a flat tire|got a flat tyre|have a flat tire|have a flat tyre",
    unless: "bike|bicycle|pram|winter",
    it: "the tyre",
    plan: `
      2* Switch the hazard lights on once the handbrake is set.
      3 Check where you stand. Anywhere soft, sloping or close to traffic, it is a job for the breakdown service.
        ? rental | hire car | rented car | hired car: 3 Ring the hire firm's breakdown line on the contract, before you change or buy anything.
        ? motorway | freeway | highway | hard shoulder: 3 Call the breakdown service from behind the barrier: never change a wheel beside fast traffic.
        ? alone | dark | night | kids in the car: 3 Look where you stand: dark, narrow or with children in the car means everybody out of traffic and a call to the breakdown service.
      5n Call the breakdown service if the car is near traffic, on soft ground, or has no spare wheel.
        ? rental | hire car | rented car | hired car: 5 Ring the hire firm's breakdown line on the contract, before you change or buy anything.
      10n Change the wheel as the handbook shows. The nuts are loosened a little before the jack goes up.
        ? rental | hire car | rented car | hired car: 5 Write down what they tell you to do, with the tyre and the place photographed for the excess insurance.
        ? no spare | foam | repair kit | sealant: 8 Use the sealant kit for a small hole in the tread, or ask a mobile fitter for a tyre in that size.
      3 Put spare wheel, jack and wheel brace beside the flat one.
        ? no spare | foam | repair kit | sealant: 3 Look under the boot floor for the sealant kit, which helps a nail hole in the tread only.
        ? nail | screw in: 3 Leave the nail in, as it seals the hole, with the spare wheel, jack and wheel brace beside the tyre.
        ? first time | never done | never changed: 3 Put spare wheel, jack and brace beside the tyre, with the handbook's page open on the seat.
      5 Loosen each nut half a turn while the wheel is on the ground.
        ? no spare | foam | repair kit | sealant: 5 Ring breakdown cover or a mobile tyre fitter, with the size from the tyre's side.
      5 Lift the car with the jack at the marked place, with nobody in it or under it.
        ? no spare | foam | repair kit | sealant: 8 Use the kit by its picture for a small hole in the tread only, engine running outdoors.
          - 4 Read the kit's picture once to the end.
          - 8 Pump sealant and air in, till the number on the door is reached.
        - 2 Look up the marked place in the handbook.
        - 5 Lift the car there with the jack, with nobody in it or under it.
      8 Swap the flat wheel for the spare.
        ? no spare | foam | repair kit | sealant: 8 Drive to the nearest tyre shop at the kit's speed, or wait for the fitter where it stands.
          - 3 Ring the nearest tyre shop: “Have you got this size today?”
          - 8 Drive there at the kit's speed, or wait for the fitter.
        - 4 Take the nuts and the flat wheel off.
        - 5 Set the spare wheel on, with each nut turned by hand.
      6 Tighten the nuts in a crisscross order, with the car back on the ground.
        ? rental | hire car | rented car | hired car: 6 Photograph the tyre and the bill for the excess insurance, with the nuts tight crosswise.
          - 3 Tighten the nuts crosswise.
          - 3 Photograph the tyre and the bill.
        ? no spare | foam | repair kit | sealant: 3 Text whoever waits for you, with the hour at which you hope to be rolling.
          - 3 Text whoever waits for you.
          - 2 Save the bill for insurance or employer.
        - 3 Lower the car to the ground.
        - 3 Tighten the nuts crosswise.
    `,
  },
  {
    id: "car-battery",
    area: "home",
    whole: everyWay(
      "jump start|jump-start|start|charge|replace",
      "car|dead car|car with jump leads|car battery|dead battery|flat battery|van|dead car battery|flat car battery",
    ),
    tells: "car battery is dead|car battery is flat|battery is flat|battery died|car battery died",
    unless: "phone|laptop|watch|buy|remote",
    it: "the battery",
    plan: `
      2* Switch off the lights, radio and heating in the car.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 2 Photograph the old battery's label: size, Ah, A, and on which side plus sits.
      2 Look at the battery: if it is cracked, leaking or frozen, call the breakdown service.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 2 Look up in the handbook whether the car has stop-start, as it needs a battery of that kind.
      5n Call the breakdown service if the battery is cracked, leaking or frozen, or if no one near has jump leads.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask two shops by plate for a price fitted, with the old one taken back.
      10n Jump-start the car with the leads in the order the handbook shows under “jump start”.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Book the cheaper one fitted, with the receipt kept for the guarantee.
      3 Ask someone with a car and jump leads, or call the breakdown service.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask two shops by plate for a price fitted, with the old one taken back.
        ? have jump leads | i have leads | have leads | got jump leads: 3 Ask the one with the car for half an hour, cars close but not touching, both engines off.
        ? jump pack | booster | jump starter | battery pack: 3 Charge the jump pack to at least half, with its own page in the guide open.
        ? no leads | no cables | nobody | no one | alone: 3 Call the breakdown service, or ask your insurer or bank if cover comes with it.
        ? nobody at home | nobody home | on my own | no neighbour*: 3 Call the breakdown service, or ask your insurer or bank if cover comes with it.
      5 Open the handbook at “jump start”, since some cars need a different order.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask for a free test of battery and alternator first, as the battery may not be the fault.
      4 Clip the red lead to plus on the flat battery before you clip its other end to plus on the good one.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 4 Book the fitting, or a mechanic who comes if the car is dead.
          - 2 Book the fitting, or a mechanic who comes.
          - 2 Put the day and the way home into your calendar.
        - 2 Clip the red lead to plus of the flat battery.
        - 2 Clip its other end to plus of the good one.
      4 Clip the black lead to minus on the good one before its other end goes to bare metal, away from the flat battery.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 4 Write down radio code and clock settings before the old one is taken off.
          - 2 Look for the radio's code in the car's papers.
          - 2 Write it down.
        - 2 Clip the black lead to minus of the good one.
        - 2 Clip its other end to bare metal away from the flat battery.
      20 Start the good car first, before you start yours. Yours needs half an hour of driving after it.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 10 Have it fitted, with the receipt kept for the guarantee.
          - 8 Have it fitted.
          - 2 Save the receipt for the guarantee.
        - 5 Start the good car, then yours.
        - 10 Drive for half an hour before you switch it off.
        ? old battery | again | keeps dying | every morning | third time: 20 Start the good car, then yours, and drive straight to a shop that tests batteries.
          - 5 Start the good car, then yours.
          - 10 Drive to a shop that tests batteries.
    `,
  },
  {
    id: "car-checks",
    area: "home",
    whole: everyWay(
      "check|top up|refill|look after",
      "oil|oil in my car|car oil|tyre pressure|tire pressure|coolant|engine oil|oil level|washer fluid|screenwash|tyres|tires|fluids|car before a long drive|car before long drive|my car's oil|car tyres",
    ),
    unless: "change oil|essential|olive|oil change|bike|heating oil",
    it: "the car",
    plan: `
      2* Open the handbook at “checks”, or search your car's model with that word.
        ? oil light | oil warning | warning light: 2 Leave the engine off, with the handbook open at that warning light.
      3* Park on flat ground, where the engine can stay off for ten minutes.
        ? # miles | long drive | road trip | holiday | motorway: 3 Park on flat ground the day before, engine off for ten minutes.
      5* Read the oil level off the dipstick, on the second dip after you have wiped it.
        ? oil light | oil warning: 5 Read the oil off the dipstick: below the lower mark it gets the handbook's oil, in small steps.
      3 Check the coolant level through the side of its tank, with the cap closed.
        ? temperature | overheat* | coolant: 3 Look at the coolant once the engine is cold: below “min”, the garage looks for the leak.
      4 Fill the windshield washer fluid to the line.
        ? winter | frost | freezing | snow: 4 Fill the washer tank with the winter kind, to the neck.
      8 Check the pressure of all four tyres at a petrol station.
        - 3 Read the right pressure on the sticker in the driver's door.
        - 6 Set each tyre to it at a petrol station.
        ? tyres are done | tyres done | new tyres | tyres are fine | tyres checked | checked the tyres: 5 Switch on each light with somebody behind the car: brake, reverse, indicators, fog.
          - 3 Switch on lights and indicators, seen from the front.
          - 3 Press the brake pedal with somebody behind the car.
        ? fully loaded | luggage | roof box | five of us | with two kids | with the kids | with kids | caravan | trailer: 8 Set the tyres to the “full load” number on the door, the spare one too.
          - 3 Read the “full load” number in the driver's door or fuel flap.
          - 6 Set each tyre to it at a petrol station.
      3? Write date and mileage on a note in the glove box[; {deadline}].
        - 2 Write date and mileage on a note in the glove box.
        - 2 Note what was low.
        ? oil light | oil warning | warning light: 3 Ring a garage today if the light comes back or oil was missing: “Is it safe for the trip?”
          - 3 Ring a garage: “The oil light came on, is it safe for the trip?”
          - 2 Write date and mileage on a note in the glove box.
        ? # miles | long drive | road trip | motorway | holiday: 3 Put breakdown number, warning triangle, water, charger and a torch within reach.
          - 2 Save the breakdown number in your phone.
          - 3 Put triangle, vests, water and torch within reach.
    `,
  },
  {
    id: "bike-service",
    area: "home",
    whole: everyWay(
      "service|tune up|clean|oil|maintain|sort out|look after|get ready",
      "bike|bicycle|bike chain|bike brakes|bike gears|chain|brakes on my bike|bike for spring|rusty bike|gears on my bike",
    ),
    unless:
      "serviced|buy|motorbike|puncture|flat|broken bike frame|shed|stolen|dirt bike|bike fixed",
    it: "the bike",
    named: "bike|bicycle|bike chain|bike brakes|bike gears|rusty bike",
    plan: `
      2* Push {theIt} forward once with both brakes squeezed.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 2 Turn the pedals backwards by hand, with an eye on where the chain jumps.
        ? both tyres | flat tyres | flat tires | tyres are flat | tires are flat: 2 Pump both tyres up, to hear whether one hisses.
      5* Pump both tyres to the pressure printed on their side.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Look at the chain link by link for one that stays stiff, and bend it loose with your fingers.
        ? both tyres | flat tyres | flat tires | tyres are flat | tires are flat: 5 Look at both tyres after ten minutes: the one that is soft again needs a tube or a patch.
        ? no pump | dont have a pump: 5 Push it to a bike shop or petrol station pump, both tyres filled to the number on their side.
      10* Wipe the chain with a rag until the rag comes away nearly clean.
        ? rusty chain | chain is rusty | rusted chain: 10 Scrub the rust off the chain with an old toothbrush and a rag with a little oil.
      3 Drip one drop of oil onto each link. Any oil on the outside can be wiped off.
        - 3 Drip one drop of oil onto each link.
        - 2 Wipe the rest off.
        ? no oil | only .. pump | pump but no | no other tools | no tools: 3 Buy a small bottle of chain oil, one drop for each link, the rest wiped off.
          - 5 Buy a small bottle of chain oil.
          - 3 Drip one drop of it onto each link.
      5 Check the brake pads: if the grooves are gone, they need replacing.
        ? brakes dont | brake .. rubs | brakes squeak | brakes hardly | brakes are: 5 Squeeze each brake: a lever that meets the bar goes to a bike shop before you ride.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Turn the barrel at the rear gear half a turn at a time, until the chain sits on one cog.
      5 Tighten the saddle, handlebars and pedals with the right wrench.
        - 3 Tighten saddle and handlebars with the right key.
        - 2 Tighten the pedals.
        ? no tools | no other tools | only a pump | only own a pump: 5 Borrow a set of hex keys from a neighbour or repair café, for saddle, handlebars and pedals.
          - 3 Ask a neighbour or repair café for hex keys.
          - 3 Tighten saddle, handlebars and pedals with them.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Measure ten links of the chain with a ruler: over 25.6 cm means a new chain.
          - 3 Measure ten full links with a ruler, in centimetres: new is 25.4.
          - 3 Note the number: over 25.6 means a new chain, mostly with new cogs.
      5? Ride round the block, with an ear for rubbing and clicking.
        - 5 Ride round the block, with an ear for rubbing and clicking.
        - 3 Book a bike shop for what still rubs[, {deadline}].
        ? commut* | to work | ride to work: 5 Ride the first ten minutes of the way to work, both brakes tried on a slope.
          - 5 Ride the first ten minutes of the way to work.
          - 3 Hang lights and lock on the frame for the day.
        ? for my kid | my sons | my daughters | kids bike | childs: 5 Watch your child ride a round, with saddle height and both brakes tried.
          - 3 Set the saddle so that both toes touch the ground.
          - 3 Watch your child brake and ride a round.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Ride round the block with force on the pedals; a chain that still slips is for a bike shop.
          - 5 Ride round the block with force on the pedals.
          - 3 Book a bike shop, if it still slips.
    `,
  },
  {
    id: "buy-bike",
    area: "money",
    thing: "new",
    acts: "buy|get|choose|find|purchase|pick|order",
    things:
      "bike|bicycle|e-bike|ebike|second-hand bike|used bike|road bike|mountain bike|cargo bike|kids bike|bike for my son|bike for my daughter|electric bike|first bike|folding bike|scooter|e-scooter",
    needsAct: true,
    unless:
      "fixed|repaired|lock|helmet|shed|stolen|back|serviced|licence|license|insurance|motorbike|out of",
    it: "the bike",
    named: "bike|bicycle|e-bike|ebike|scooter|e-scooter",
    plan: `
      2* Write {label} on a note, with how far you ride, how hilly it is and what it carries[, at most {money}].
      4* Measure the inside of your leg against a wall.
      8 Save two bikes that fit your leg length[ in {place}], one new and one used.
        ? second hand | secondhand | used: 8 Save two used ones that fit that height[ in {place}], one from a bike shop or repair project.
        ? kid | kids | child | son | daughter: 8 Save two by the child's leg length, light and with hand brakes, feet flat on the floor at first.
      8n Write to the seller or shop of a bike that fits your leg length, with two times for a test ride.
      3 Add up what a lock, lights and helmet would cost.
      5 Ask the seller of each bike about four things: frame size, age, last service, proof of purchase.
        - 3 Write one message: frame size, age, last service, proof of purchase.
        - 2 Send it to both.
        ? second hand | secondhand | used: 5 Look up the frame number, asked from the seller, in a free register of stolen bikes.
          - 3 Write one message: frame number, age, last service, proof of purchase.
          - 3 Look the number up in a free register of stolen bikes.
      15 Ride the better one for ten minutes, with brakes, gears and one hill tested.
        - 10 Ride it for ten minutes, with brakes and gears.
        - 5 Ride it up one hill.
      5? Copy the frame number into your phone, with the receipt[; {deadline}].
    `,
  },
  {
    id: "sell-car",
    area: "money",
    whole: everyWay(
      "sell|trade in|get rid of|scrap|part exchange",
      "car|old car|van|motorbike|second car|broken car|caravan|my car privately|motorcycle|moped",
    ),
    unless: "parts|toy|seat|radio",
    it: "the car",
    plan: `
      2* Write make, year and mileage of your vehicle on a note.
        ? dent* | scratch* | scrape: 2 Write mileage, year, model and the damage on a note.
        ? # miles | # km: 2 Write make, year and “{#} on the clock” on a note.
      5 Type them into two price sites to get a number you would take[: {money}].
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 5 Write two sums on a card: your price and the lowest you would take.
        ? on finance | still owe | outstanding | finance left | loan left: 5 Type them into two price sites, with what you still owe written beside the number.
        ? we buy any | webuyany* | carmax | carvana: 5 Type plate and mileage into that buyer and one other, to have two prices on the same day.
        ? motorbike | bike | motorcycle | scooter: 5 Type make, year and mileage into two motorbike sites, for a number you would take.
        ? late husband* | my husbands | dads | mums | died | inherit* | estate: 5 Find the paper that lets you sell for the estate: will, probate or the registry's form for a late keeper.
        ? dealer | trade in | part exchange | webuyany*: 5 Ask two dealers or car-buying sites for their price, for today and in writing.
      8* Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 8 Clear the seats and wash the windows, the worst mark left plain to see.
        ? no photos | havent taken | photos not: 8 Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ? photos done | photos are done | photos taken | photos are taken | took photos | took the photos | taken photos | taken the photos | have photos | have the photos: 4 Choose the eight best of your photos: four sides, inside, mileage, tyres, every scratch.
        ? privately | private sale | not .. dealer | no dealer*: 8 Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ? dealer | trade in | part exchange | carmax | carvana | webuyany*: 8 Clear the car out: seats, boot, glove box, your addresses in the sat nav, paired phones.
        ? quick* | today | this week | hassle: 5 Type plate and miles into two car-buying sites, for an offer on the day.
        ? dent* | scratch* | scrape | damage*: 8 Take nine photos in daylight: four sides, inside, mileage, tyres, the damage from near and far.
      8 Put the papers, service records, both keys and last inspection into one folder.
        ? finance on it | outstanding finance | finance left | still .. finance | # finance: 8 Ask the finance firm for today's settlement letter, as many buyers pay it off straight from the price.
          - 4 Ask for the settlement letter in the firm's app.
          - 4 Put it with registration paper and both keys.
        ? finance is paid | finance paid | no finance | loan is paid | paid off the loan | finance cleared | lien released: 8 Put papers, service book, both keys and the letter that the loan is paid into one folder.
          - 4 Put papers and the last test into one folder.
          - 4 Add service book, both keys and the letter that the loan is paid.
        ? lien | still owe | owe # | outstanding: 8 Ask the lender for today's payoff sum and how the title is freed, as that comes before any sale.
        ? second key | one key | only key | spare key | lost .. key: 8 Put papers, service book and the one key into a folder, with a locksmith's price for a second on a note.
          - 4 Put papers, service book and the one key into a folder.
          - 4 Ask a locksmith what a second key would cost.
        - 4 Put registration papers and the last test into one folder.
        - 4 Add service book and both keys.
        ? finance | loan | hp | pcp: 8 Ask the finance firm for the settlement sum, as the car can't change hands before it is paid.
        ? lost .. logbook | logbook lost | logbook is lost | logbook is missing | no logbook | no v5 | no v5c | lost .. title: 8 Order the missing logbook or title on the official page, before any buyer comes.
        ? not the service history | no service history | without service history | lost the service | service book .. lost | no service book: 8 Ask the garages that serviced it for printouts, put with papers and both keys into one folder.
          - 4 Ask the garages that serviced it for a printout of the visits.
          - 4 Put papers, keys and the last test into one folder.
      6 Write the ad with the facts, every fault and the price.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 6 Write two bills of sale: names, plate, mileage, price, “as seen”.
          - 4 Write one with a line for both names.
          - 2 Copy or print it a second time.
        ? to my brother | to my sister | to a friend | to my friend | to my son | to my daughter | to my cousin | to my dad | to my neighbour: 6 Write a bill of sale for both: names, plate, mileage, price, “as seen”, day and hour.
          - 4 Write names, plate, mileage and price.
          - 2 Add “as seen”, day and hour.
        ? privately | private sale | not .. dealer | no dealer*: 6 Write the advert: the facts, every fault, the price.
          - 4 Write the facts and every fault.
          - 2 Add the price, with a little room.
        ? to a dealer | to the dealer | trade in | part exchange | carmax | carvana | webuyany*: 6 Write on a card the lowest price you would say yes to, with each fault they will point at.
          - 3 Write the lowest price you would say yes to.
          - 3 Write below it each fault they will point at.
        - 4 Write the facts and every fault.
        - 2 Add the price, with a little room.
        ? hasnt run | not run | doesnt start | wont start | sorn*: 6 Write the advert: the facts, when it last ran, “sold as seen, trailer needed”, the price.
          - 4 Write the facts and when it last ran.
          - 2 Add “sold as seen, trailer needed” and the price.
        ? dent* | scratch* | scrape | damage*: 6 Write the advert: the facts, the damage by its place and size, the price.
          - 4 Write the facts and the damage by its place and size.
          - 2 Add the price, a little below the sites' number.
      8* Put it online with the facts, faults, photos and price, or take the better of two dealers' offers.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 8 Sit beside the buyer on the test drive, licence seen first, the keys given only for cleared money.
        ? to my brother | to my sister | to a friend | to my friend | to my son | to my daughter | to my cousin | to my dad | to my neighbour: 8 Agree on price, day and who pays off what is owed, before the money and the keys change hands.
        ? we buy any: 8 Book the hand-over with papers, both keys, ID and the settlement letter, if you still pay it off.
        ? no mot: 8 Put it online with “no test since …” in the first line, viewing on your drive, the scratch in the photos.
        ? strangers | my address | not at home | public place | women | woman: 8 Put it online with facts, faults and photos, viewings by daylight in a supermarket car park with someone beside you.
        ? privately | private sale | not .. dealer | no dealer*: 8 Put it online with facts, faults, photos and price, “keys against cleared money” in its last line.
        ? to a dealer | to the dealer | trade in | part exchange | carmax | carvana | webuyany*: 8 Take the better of two dealers' written offers, once all fees are read out to you.
        ? no mot | failed | broken | doesnt run | not running | non runner: 8 Take the better of two scrap or “any car” offers with free pick-up, or put it online as spares or repair.
        ? scared | scam* | alone | safe | nervous: 8 Put it online, viewings by daylight with someone beside you, keys given only for cleared money.
        ? before the new car | new car arrives | new car comes | need it gone | quickly | in a hurry: 8 Take the better of two written car-buying offers, unless a private buyer pays before that day.
      10 Report the sale to the motor vehicle office and your insurer on the day you hand it over for cleared money[, {deadline}].
        - 5 Report the sale to the registry, once the money is on your account.
        - 5 Report it to the insurance.
    `,
  },
];
