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
        ~ Hold the bike by frame and seat. | Turn it upside down onto saddle and handlebars.
      3 Put tyre levers, patches or a new tube, and a pump beside the bike.
        ~ Get the tire levers and the pump. | Get patches or a new tube. | Lay it all beside the bike.
        ? pump is broken | broken pump | pump broke | pump .. broken: 3 Ask a neighbour or bike shop for a pump, patches and tyre levers.
        ? hub gear* | nexus | sturmey | alfine: 3 Put tyre levers, patches or a tube, a pump and a wrench for the axle nuts beside the bike.
        ? no tools | no pump | no kit | dont have: 3 Ring a bike shop or a neighbour for tyre levers, a tube and a pump. The size is on the side of the tyre.
        ? own a pump | have a pump | got a pump | have .. pump: 3 Put your pump, tyre levers and patches beside the bike. The tyre size is on its side.
        ? no repair kit | never done | first time | dont know how: 3 Put tyre levers, patches and a pump beside the bike. A short video for your kind of wheel helps.
      5 Take the wheel with the flat off the bike.
        ~ Find the wheel with the flat. | Loosen its axle. | Lift the wheel out of the bike.
        ? hub gear* | nexus | sturmey | alfine: 5 Leave the wheel in. You can pull the tube out at one side of the tyre to patch it.
          - 3 Let the air out. The wheel stays in the frame.
          - 4 Pull a stretch of tube out on one side, where it hisses.
        ? back wheel | rear wheel | rear tyre | back tyre | back tire: 5 Take the rear wheel out with the chain on the smallest cog, while you pull the gear arm back.
        ? ebike | e bike | hub motor | cargo: 5 Leave the wheel in the frame if it has a motor. The tube can come out on one side.
        ? front wheel | front tyre | front tire: 5 Take the front wheel out after you have opened the brake and loosened the nuts or quick release.
        ? both tyres | both tires | two flat | both flat | both wheels: 5 Pump both tyres up. If one holds air until tomorrow, it needs no repair.
      5 Lift one side of the tyre off the rim with the levers, all the way round.
        - 3 Push the first lever under the edge of the tyre, opposite the valve.
        - 4 Slide the second lever around until one side of the tyre is free.
      5 Feel along the inside of the tyre with a cloth to find glass or a thorn.
        ~ Get a cloth. | Run it along the inside of the tire. | Stop where it catches, to find the glass or thorn.
      8 Patch the tube, or put a new one in.
        ? slow | overnight | keeps going down: 8 Patch the tiny hole you find when you pull the pumped-up tube through a bowl of water.
          - 4 Pull the pumped-up tube through a bowl of water, until bubbles show.
          - 6 Patch that spot once it is dry and roughened.
        - 4 Pump up the old tube to hear where it hisses.
        - 6 Patch that spot, or put the new tube in.
        ? again | keeps | third | second puncture: 8 Pull what made the hole out of the tyre before the new tube goes in.
          - 4 Feel the rim tape and the tyre for what made the hole.
          - 6 Put the new tube in.
        ? new tube | bought a tube | have a tube | got a tube | spare tube: 8 Put the new tube in with a little air in it and its valve straight in the hole.
          - 3 Put a little air in the new tube.
          - 6 Lay the tube into the tyre, with its valve straight in the hole.
        ? tubeless: 8 Push a plug into the hole with the tool, with the hole at the bottom so sealant runs there.
          - 5 Push a plug into the hole with the tool.
          - 3 Turn the tyre so the sealant runs to the hole.
      10n Patch the hole or put a new tube in, after you have lifted one side of the tyre off the rim.
        ~ Push a lever under one side of the tire. | Lift that side off the rim. | Patch the hole, or put a new tube in. | Press the tire back under the rim.
      8* Pump the tyre hard, once it sits evenly in the rim[; to be ready {deadline}].
        ? slow | again | keeps: 8 Pump the tyre hard. It should still be hard in an hour and tomorrow.
        - 5 Press the tyre back over the rim by hand.
        - 4 Pump the tyre hard.
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
      2* Switch the hazard lights on after you have set the parking brake.
        ~ Set the parking brake. | Switch on the hazard lights.
      3 Check where you stand. On soft or sloping ground or close to traffic, it is a job for roadside assistance.
        ~ Look for traffic close by. | Look at the ground: is it flat and firm? | Call roadside assistance if either is wrong.
        ? rental | hire car | rented car | hired car: 3 Ring the rental company's roadside number in your contract, before you change or buy anything.
        ? motorway | freeway | highway | hard shoulder: 3 Call roadside assistance from behind the guardrail. Changing a wheel beside fast traffic is never safe.
        ? alone | dark | night | kids in the car: 3 Call roadside assistance from a safe spot if it is dark, narrow or close to traffic.
      5n Call roadside assistance if the car is near traffic, on soft ground, or has no spare wheel.
        ~ Look: traffic close by, soft ground or no spare? | Dial roadside assistance if one is true. | Tell them where you are.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 5 Call roadside assistance, your insurer's or the carmaker's: “Flat tire, and the spare is flat too. Can you air it up or tow me?”
        ? rental | hire car | rented car | hired car: 5 Ring the rental company's roadside number in your contract, before you change or buy anything.
      10n Change the wheel as the owner's manual shows. The nuts get loosened a little before the jack goes up.
        ~ Open the owner's manual at “flat tire”. | Loosen the nuts a little while the wheel is on the ground. | Raise the car with the jack where the manual shows. | Swap the wheel for the spare, with the nuts tightened.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 8 Call a mobile tire service or the nearest tire shop with the size on the side of the tire, if roadside can't come soon.
        ? rental | hire car | rented car | hired car: 5 Write down what they tell you to do. Photos of the tyre and the place help with insurance.
        ? no spare | foam | repair kit | sealant: 8 Use the sealant kit for a small hole in the tread, or ask a mobile tire service for a tyre in that size.
      3 Put the spare wheel, the jack and the lug wrench beside the flat tyre.
        ~ Open the trunk. | Lift out the spare wheel. | Lay the jack and lug wrench beside the flat.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 3 Read the size on the side of the tire, such as 215/60R16, and note where you are.
        ? no spare | foam | repair kit | sealant: 3 Look under the trunk floor for the sealant kit. It only helps with a nail hole in the tread.
        ? nail | screw in: 3 Put the spare wheel, the jack and the lug wrench beside the tyre. The nail can stay in.
        ? first time | never done | never changed: 3 Put the spare wheel, the jack and the lug wrench beside the tyre, with the owner's manual open on the seat.
      5 Loosen each nut half a turn while the wheel is on the ground.
        ~ Fit the wrench on the first nut. | Turn it half a turn to the left. | Turn each other nut the same way.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 5 Call roadside assistance, your insurer's or the carmaker's: “Flat tire, and the spare is flat too. Can you air it up or tow me?”
        ? no spare | foam | repair kit | sealant: 5 Ring roadside assistance or a mobile tire service, with the size from the side of the tyre.
      5 Lift the car with the jack at the marked place, with nobody in it or under it.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 8 Call a mobile tire service or the nearest tire shop with that size, if roadside can't come soon.
          - 3 Find a mobile tire service or the nearest tire shop on the map.
          - 5 Call them with the size: “Could you come out, or patch it if I bring it?”
        ? no spare | foam | repair kit | sealant: 8 Use the kit as its picture shows, only for a small hole in the tread.
          - 4 Read the kit's instructions to the end.
          - 8 Pump sealant and air in, until the tyre reaches the pressure printed on the door sticker.
        - 2 Look up in the owner's manual where the jack goes.
        - 5 Lift the car with the jack at that place, with nobody in it or under it.
      8 Swap the flat wheel for the spare.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 5 Ask a neighbor or friend for a tire inflator or a ride, if the car is parked at home.
          - 2 Text one neighbor: “Do you have a tire inflator?”
          - 5 Pump the spare up to the pressure on its side, if it holds air.
        ? no spare | foam | repair kit | sealant: 8 Drive to the nearest tyre shop at the kit's top speed, or wait for the mobile service.
          - 3 Ring the nearest tyre shop: “Have you got this size today?”
          - 8 Drive there at the kit's top speed, or wait for the mobile service.
        - 4 Take the nuts and the flat wheel off.
        - 5 Set the spare wheel on, with each nut turned by hand.
      6 Tighten the nuts in a crisscross order, after the car is back on the ground.
        ? spare is flat | spare is flat too | spare .. flat | flat spare | spare also flat | spare has no air | spare tire .. flat: 3 Text whoever is waiting for you, and save the receipt for your insurer.
          - 2 Text whoever is waiting for you.
          - 2 Save the receipt for your insurer.
        ? rental | hire car | rented car | hired car: 6 Tighten the nuts in a crisscross order. Photos of the tyre and the receipt help with insurance.
          - 3 Tighten the nuts in a crisscross order.
          - 3 Photograph the tyre and the receipt.
        ? no spare | foam | repair kit | sealant: 3 Text whoever is waiting for you, with the time when you hope to arrive.
          - 3 Text whoever is waiting for you.
          - 2 Save the receipt for your insurance or employer.
        - 3 Lower the car to the ground.
        - 3 Tighten the nuts in a crisscross order.
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
        ~ Switch off the lights. | Switch off the radio and heating.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 2 Photograph the old battery's label and the side where the plus terminal is.
      2 Look at the battery. If it is cracked, leaking or frozen, it is a job for roadside assistance.
        ~ Look at the battery for cracks, leaks or ice. | Call roadside assistance if you see any.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 2 Look up in the owner's manual whether the car has stop-start. That takes a special battery.
      5n Get out jumper cables with a running car parked close, both off. No cables, or a cracked or frozen battery, means roadside assistance.
        ~ Call roadside assistance if the battery is cracked or frozen. | Get the jumper cables, or call roadside assistance if you have none. | Park a running car close by, with both cars off.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask two shops for the price of a new battery installed, with your car's make, model and year.
      10n Clip red to dead plus, red to good plus, black to good minus, black to bare metal on yours. Start the good car, then yours.
        ~ Clip red to your dead plus, red to the good plus. | Clip black to the good minus, black to bare metal on yours. | Start the good car. | Start your own car.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Book the cheaper shop to install the battery.
      3 Ask someone with a car and jumper cables for help, or call roadside assistance.
        ~ Look around for someone with a car. | Ask them for jumper cables and help. | Call roadside assistance if nobody can.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask two shops for the price of a new battery installed, with your car's make, model and year.
        ? have jump leads | i have leads | have leads | got jump leads: 3 Ask someone with a car for half an hour. The cars should stand close without touching, with both engines off.
        ? jump pack | booster | jump starter | battery pack: 3 Charge the jump starter to at least half, while you read its instructions.
        ? no leads | no cables | nobody | no one | alone: 3 Call roadside assistance, or ask your insurer or bank whether you have it with them.
        ? nobody at home | nobody home | on my own | no neighbour*: 3 Call roadside assistance, or ask your insurer or bank whether you have it with them.
      5 Open the owner's manual at “jump start”, because some cars need a different order.
        ~ Get the owner's manual from the glove box. | Find “jump start” in the index. | Open that page for your car's order.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 5 Ask a parts store for a free test of the battery and alternator, because the battery may not be the problem.
      4 Clip the red cable to plus on the dead battery before you clip its other end to plus on the good one.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 4 Book the installation, or a mechanic who comes to you if the car is dead.
          - 2 Book the installation, or a mechanic who comes to you.
          - 2 Put the day and your ride home into your calendar.
        - 2 Clip the red cable to plus on the dead battery.
        - 2 Clip its other end to plus on the good battery.
      4 Clip the black cable to minus on the good battery before its other end goes to bare metal, away from the dead one.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 4 Write down the radio code and your settings before the old battery comes off.
          - 2 Look for the radio code in the car's papers.
          - 2 Write the radio code down.
        - 2 Clip the black cable to minus on the good battery.
        - 2 Clip its other end to bare metal, away from the dead battery.
      20 Start the good car before you start yours. Yours should run for half an hour afterward.
        ? new car battery | replace .. car battery | change .. car battery | new battery | replace the battery | replace my battery | buy a battery: 10 Get the battery installed. The receipt is your warranty.
          - 8 Get the battery installed.
          - 2 Save the receipt for the warranty.
        - 5 Start the good car before you start yours.
        - 10 Drive your car for half an hour before you switch it off.
        ? old battery | again | keeps dying | every morning | third time: 20 Drive straight to a shop that tests batteries, once the good car has started yours.
          - 5 Start the good car before you start yours.
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
      2* Open the owner's manual at “maintenance”, or search for your car's model with that word.
        ~ Get the owner's manual, or open a search page. | Turn to “maintenance”, or type it with your model.
        ? oil light | oil warning | warning light: 2 Leave the engine off while you open the owner's manual at that warning light.
      3* Park on flat ground, where the engine can stay off for ten minutes.
        ~ Drive the car to flat ground. | Set the parking brake. | Switch the engine off for ten minutes.
        ? # miles | long drive | road trip | holiday | motorway: 3 Park on flat ground the day before, where the engine can stay off for ten minutes.
      5* Read the oil level off the dipstick, on the second dip after you have wiped it.
        ~ Pull out the dipstick. | Wipe it clean. | Dip it a second time to read the level.
        ? oil light | oil warning: 5 Read the oil level off the dipstick. Below the lower mark, the engine needs oil, a little at a time.
      3 Check the coolant level through the side of its tank, with the cap closed.
        ~ Find the coolant tank, with its cap left closed. | Look through the side at the level. | Check that it's between the two marks.
        ? temperature | overheat* | coolant: 3 Look at the coolant once the engine is cold. If it is below “min”, a mechanic should look for the leak.
      4 Fill the windshield washer fluid to the line.
        ~ Open the cap with the windshield sign. | Pour in washer fluid slowly. | Stop at the line, with the cap pressed shut.
        ? winter | frost | freezing | snow: 4 Fill the washer tank with winter fluid.
      8 Check the pressure of all four tyres at a petrol station.
        - 3 Read the right pressure on the sticker in the driver's door.
        - 6 Fill each tyre to that number at a petrol station.
        ? tyres are done | tyres done | new tyres | tyres are fine | tyres checked | checked the tyres: 5 Switch on each light while somebody watches from outside: brake, reverse, turn signals, headlights.
          - 3 Switch on the headlights and turn signals while somebody watches from the front.
          - 3 Press the brake pedal while somebody watches from behind the car.
        ? fully loaded | luggage | roof box | five of us | with two kids | with the kids | with kids | caravan | trailer: 8 Fill the tyres to the “full load” number on the door, and the spare one too.
          - 3 Read the “full load” number on the sticker in the driver's door.
          - 6 Fill each tyre to that number at a petrol station.
      3? Write the date and the mileage on a note in the glove box[; {deadline}].
        - 2 Write the date and the mileage on a note in the glove box.
        - 2 Note which fluid was low.
        ? oil light | oil warning | warning light: 3 Ring a repair shop today if the light comes back: “Is the car safe for the trip?”
          - 3 Ring a repair shop: “The oil light came on. Is the car safe for the trip?”
          - 2 Write the date and the mileage on a note in the glove box.
        ? # miles | long drive | road trip | motorway | holiday: 3 Put the roadside number, a warning triangle, water, a charger and a torch within reach.
          - 2 Save the number of your roadside assistance in your phone.
          - 3 Put a warning triangle, safety vests, water and a torch within reach.
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
        ~ Squeeze both brakes of the bike. | Push it forward once.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 2 Turn the pedals backwards by hand to see where the chain jumps.
        ? both tyres | flat tyres | flat tires | tyres are flat | tires are flat: 2 Pump both tyres up to hear whether one hisses.
      5* Pump both tyres to the pressure printed on their side.
        ~ Read the pressure on the side of the tire. | Pump up the front tire. | Pump up the back tire.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Look at the chain link by link for one that stays stiff. Your fingers can bend it loose.
        ? both tyres | flat tyres | flat tires | tyres are flat | tires are flat: 5 Look at both tyres after ten minutes. If one is soft again, it needs a tube or a patch.
        ? no pump | dont have a pump: 5 Push the bike to a pump at a bike shop or petrol station. The pressure is printed on the side of the tyres.
      10* Wipe the chain with a rag until the rag comes away nearly clean.
        ~ Get a rag. | Hold it around the chain. | Turn the pedal backward for one full round. | Use a clean part until it stays nearly clean.
        ? rusty chain | chain is rusty | rusted chain: 10 Scrub the rust off the chain with an old toothbrush and a rag with a little oil.
      3 Drip one drop of oil onto each link. The rest can be wiped off.
        - 3 Drip one drop of oil onto each link.
        - 2 Wipe off the extra oil.
        ? no oil | only .. pump | pump but no | no other tools | no tools: 3 Buy a small bottle of chain oil. Each link gets one drop.
          - 5 Buy a small bottle of chain oil.
          - 3 Drip one drop of oil onto each link.
      5 Check the brake pads: if the grooves are gone, they need replacing.
        ~ Kneel beside the front wheel. | Look for the grooves in its brake pads. | Check the back pads the same way.
        ? brakes dont | brake .. rubs | brakes squeak | brakes hardly | brakes are: 5 Squeeze each brake. If the lever touches the handlebar, a bike shop should fix it before you ride.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Turn the adjuster at the rear gear half a turn at a time, until the chain sits on one cog.
      5 Tighten the saddle, handlebars and pedals with the right wrench.
        - 3 Tighten the saddle and the handlebars with the right wrench.
        - 2 Tighten the pedals.
        ? no tools | no other tools | only a pump | only own a pump: 5 Borrow a set of Allen keys from a neighbour for the saddle, handlebars and pedals.
          - 3 Ask a neighbour for a set of Allen keys.
          - 3 Tighten the saddle, handlebars and pedals with them.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Measure twelve full links of the chain with a ruler. More than 12 1/16 inches means a new chain.
          - 3 Measure twelve full links of the chain with a ruler. A new chain shows 12 inches.
          - 3 Note the number. More than 12 1/16 inches means a new chain, usually with new cogs.
      5? Ride around the block, listening for rubbing and clicking.
        - 5 Ride around the block, listening for rubbing and clicking.
        - 3 Book a bike shop for anything that still rubs[, {deadline}].
        ? commut* | to work | ride to work: 5 Ride the first ten minutes of your way to work to try both brakes.
          - 5 Ride the first ten minutes of your way to work to try both brakes.
          - 3 Put the lights and the lock on the frame for the day.
        ? for my kid | my sons | my daughters | kids bike | childs: 5 Watch your child ride around once to check the saddle height and both brakes.
          - 3 Set the saddle so the toes of both feet touch the ground.
          - 3 Watch your child ride around once, braking with both brakes.
        ? chain .. slip* | slip* .. chain | chain skips | chain jumps | gears slip*: 5 Ride around the block, pushing hard on the pedals. If the chain still slips, it is a job for a bike shop.
          - 5 Ride around the block, pushing hard on the pedals.
          - 3 Book a bike shop, if the chain still slips.
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
      2* Write {label} on a note, with how far you ride, how hilly it is and what you carry[, at most {money}].
        ~ Get a note and a pen. | Write how far, how hilly, what you carry.
      4* Measure the inside of your leg against a wall.
        ~ Stand with your back to a wall, shoes off. | Mark where your legs meet. | Measure from the mark to the floor.
      8 Save two bikes that fit your leg length[ in {place}], one new and one used.
        ~ Open a site for bikes. | Search for bikes in your leg length. | Save one new bike. | Save one used bike.
        ? second hand | secondhand | used: 8 Save two used bikes that fit your leg length[ in {place}], one of them from a bike shop.
        ? kid | kids | child | son | daughter: 8 Save two light bikes with hand brakes that fit your child's leg length. Both feet should reach the floor.
      8n Write to the seller or shop of a bike that fits your leg length, with two times for a test ride.
        ~ Open the page of the bike that fits. | Start a message to the seller or shop. | Send two times for a test ride.
      3 Add up what a lock, lights and helmet would cost.
        ~ Open the page of a bike store. | Look up a lock, lights and a helmet. | Add up the three prices.
      5 Ask the seller of each bike about four things: frame size, age, last service, proof of purchase.
        - 3 Write one message to the sellers: frame size, age, last service, proof of purchase?
        - 2 Send the message to both sellers.
        ? second hand | secondhand | used: 5 Look up the serial number, which the seller can tell you, in a free registry of stolen bikes.
          - 3 Write one message to the seller: serial number, age, last service, proof of purchase?
          - 3 Look up the serial number in a free registry of stolen bikes.
      15 Ride the better bike for ten minutes to test the brakes, the gears and one hill.
        - 10 Ride the better bike for ten minutes to test the brakes and gears.
        - 5 Ride it up one hill.
      5? Copy the serial number into your phone, next to a photo of the receipt[; {deadline}].
        ~ Turn the bike to find its serial number. | Type the number into your phone. | Put a photo of the receipt next to it.
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
      2* Write the make, year and mileage of your vehicle on a note.
        ~ Get a note and a pen. | Write the make, year and mileage.
        ? owe # | owe on it | still owe | owe money | loan on it | with a loan: 2 Write the make, the year, the mileage and what you still owe on a note.
        ? dent* | scratch* | scrape: 2 Write the mileage, year, model and damage on a note.
        ? # miles | # km: 2 Write the make, the year and the mileage ({#}) on a note.
      5 Type the make, year and mileage into two price sites to find a price you would take[: {money}].
        ~ Open a first price site. | Type in make, year and mileage. | Do the same on a second, with your price noted.
        ? owe # | owe on it | still owe | owe money | loan on it | with a loan: 5 Call the lender, or look in its app: “What is the payoff amount today, and how do I get the title?”
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 5 Write two amounts on a card: your price and the lowest you would take.
        ? on finance | still owe | outstanding | finance left | loan left: 5 Type the make, year and mileage into two price sites, and write what you still owe beside the price.
        ? we buy any | webuyany* | carmax | carvana: 5 Type your plate number and mileage into two car-buying sites to get two prices on the same day.
        ? motorbike | bike | motorcycle | scooter: 5 Type the make, year and mileage into two motorcycle sites to find a price you would take.
        ? late husband* | my husbands | dads | mums | died | inherit* | estate: 5 Find the paper that lets you sell for the estate: the will, the probate papers or the title.
        ? dealer | trade in | part exchange | webuyany*: 5 Ask two dealers or car-buying sites for a price in writing that is good today.
      8* Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ~ Park the car in daylight. | Photograph all four sides. | Photograph the inside and the mileage. | Photograph the tires and every scratch.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 8 Clear out the seats before you wash the windows. The worst mark can stay in plain sight.
        ? no photos | havent taken | photos not: 8 Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ? photos done | photos are done | photos taken | photos are taken | took photos | took the photos | taken photos | taken the photos | have photos | have the photos: 4 Choose the eight best of your photos: four sides, inside, mileage, tyres, every scratch.
        ? privately | private sale | not .. dealer | no dealer*: 8 Take eight photos in daylight: four sides, inside, mileage, tyres, every scratch.
        ? dealer | trade in | part exchange | carmax | carvana | webuyany*: 8 Clear out the car: seats, trunk, glove box, your addresses in the navigation, paired phones.
        ? quick* | today | this week | hassle: 5 Type your plate number and mileage into two car-buying sites to get an offer today.
        ? dent* | scratch* | scrape | damage*: 8 Take nine photos in daylight: four sides, inside, mileage, tyres, the damage from near and far.
      8 Put the title, service records, both keys and the last inspection report into one folder.
        ? exs name | ex name | ex on the title | exs on the title | wifes name too | both names | two names: 8 Check on the title whether it says “and” or “or” between the names. With “and”, your ex has to sign too.
          - 3 Read the title.
          - 5 Send one message asking for a day to sign it over, in writing.
        ? died | passed away | passed | late mother* | late father* | late husband* | late wife* | deceased: 8 Look up the DMV's form for an owner who died. Without it, no buyer can get the title.
          - 4 Find the form, and what it asks for: death certificate, probate papers or heirs' statement.
          - 4 Fill out the names on it.
        ? title is in | title in my | not in my name | moms name | dads name | mothers name | fathers name | someone elses name | husbands name | wifes name: 8 Ask the person on the title to sign as the seller, and check the DMV page for what your state needs.
          - 4 Look up on the DMV page how an owner signs the title over, and if it needs a notary.
          - 4 Ask the person on the title for the day they can sign.
        ? finance on it | outstanding finance | finance left | still .. finance | # finance: 8 Ask the lender for today's payoff amount. Many buyers pay it off straight from the price.
          - 4 Ask for the payoff letter in the lender's app.
          - 4 Put the payoff letter with the registration and both keys.
        ? finance is paid | finance paid | no finance | loan is paid | paid off the loan | finance cleared | lien released: 8 Put the title, service records, both keys and the letter that the loan is paid into one folder.
          - 4 Put the title and the last inspection report into one folder.
          - 4 Add the service records, both keys and the letter that the loan is paid.
        ? lien | still owe | owe # | outstanding: 8 Ask the lender for today's payoff amount and how you get the title. That comes before any sale.
        ? second key | one key | only key | spare key | lost .. key: 8 Put the title, service records and the one key into a folder, and note a locksmith's price for a second key.
          - 4 Put the title, service records and the one key into a folder.
          - 4 Ask a locksmith what a second key would cost.
        - 4 Put the title, registration and last inspection report into one folder.
        - 4 Add the service records and both keys.
        ? finance | loan | hp | pcp: 8 Ask the lender for the payoff amount. The car can't change hands before the loan is paid.
        ? lost .. logbook | logbook lost | logbook is lost | logbook is missing | no logbook | no v5 | no v5c | lost .. title: 8 Order a replacement title on your state's official page before any buyer comes.
        ? not the service history | no service history | without service history | lost the service | service book .. lost | no service book: 8 Ask the shops that serviced the car for printouts. They go into one folder with the title and keys.
          - 4 Ask the shops that serviced the car for a printout of the visits.
          - 4 Put the title, keys and last inspection report into one folder.
      6 Write the ad with the facts, every fault and the price.
        ? asking #: 6 Write the ad with the facts, every fault, and {#} as the asking price.
          - 4 Write the facts about the car and every problem.
          - 2 Add {#} as the asking price.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 6 Write two copies of a bill of sale: names, plate, mileage, price, “as is”.
          - 4 Write one bill of sale: names, plate, mileage, price, “as is”.
          - 2 Copy or print the bill of sale a second time.
        ? to my brother | to my sister | to a friend | to my friend | to my son | to my daughter | to my cousin | to my dad | to my neighbour: 6 Write a bill of sale for both of you: names, plate, mileage, price, “as is”, the date and time.
          - 4 Write a bill of sale with names, plate, mileage and price.
          - 2 Add “as is”, the date and the time.
        ? privately | private sale | not .. dealer | no dealer*: 6 Write the ad with the facts, every problem and the price.
          - 4 Write the facts about the car and every problem.
          - 2 Add the price, with a little room to bargain.
        ? to a dealer | to the dealer | trade in | part exchange | carmax | carvana | webuyany*: 6 Write on a card the lowest price you would accept and each problem the dealer will point at.
          - 3 Write on a card the lowest price you would accept.
          - 3 Write below it each problem the dealer will point at.
        - 4 Write the facts about the car and every problem.
        - 2 Add the price, with a little room.
        ? hasnt run | not run | doesnt start | wont start | sorn*: 6 Write the ad: the facts, when it last ran, “sold as is, trailer needed”, the price.
          - 4 Write the facts about the car and when it last ran.
          - 2 Add “sold as is, trailer needed” and the price.
        ? dent* | scratch* | scrape | damage*: 6 Write the ad: the facts, where the damage is and how big, the price.
          - 4 Write the facts about the car, where the damage is and how big.
          - 2 Add the price, a little below what the price sites say.
      8* Put the car online with the facts, faults, photos and price, or take the better of two dealers' offers.
        ~ Open the site, or both dealers' offers. | Type the facts and faults. | Add the photos and the price. | Press publish, or take the better offer.
        ? buyer comes | buyer is coming | buyer coming | viewing tonight | viewing tomorrow | viewing today | comes to see it | coming to see it: 8 Sit beside the buyer on the test drive, after you have seen their driver's license.
        ? to my brother | to my sister | to a friend | to my friend | to my son | to my daughter | to my cousin | to my dad | to my neighbour: 8 Agree on the price, the day and who pays off what is owed, before money and keys change hands.
        ? we buy any: 8 Book the handover. You will need the title, both keys, your ID and the payoff letter if there is still a loan.
        ? no mot: 8 Put the car online with “no inspection since …” in the first line and the scratch in the photos.
        ? strangers | my address | not at home | public place | women | woman: 8 Put the car online with the facts, faults and photos. Buyers can look at it by day in a supermarket parking lot.
        ? privately | private sale | not .. dealer | no dealer*: 8 Put the car online with the facts, faults, photos and price. The last line says “keys only for cleared money”.
        ? to a dealer | to the dealer | trade in | part exchange | carmax | carvana | webuyany*: 8 Take the better of two dealers' written offers, after you have heard all the fees.
        ? no mot | failed | broken | doesnt run | not running | non runner: 8 Take the better of two scrap offers with free pickup, or put the car online for parts or repair.
        ? scared | scam* | alone | safe | nervous: 8 Put the car online. Buyers see it by day, with someone beside you. The keys are theirs only for cleared money.
        ? before the new car | new car arrives | new car comes | need it gone | quickly | in a hurry: 8 Take the better of two written offers, unless a private buyer pays before the new car comes.
      10 Report the sale to the motor vehicle office and your insurer on the day you hand it over for cleared money.
        ? trade in | to a dealer | to the dealer | carmax | carvana: 10 Sign the title over only at the dealer's desk, keep the plates if your state says so, and cancel the insurance.
          - 5 Sign the title over once the trade price stands in the contract.
          - 4 Tell your insurer and the DMV, and keep a copy of what you signed.
        - 5 Report the sale to the motor vehicle office, once the money is in your account.
        - 5 Report the sale to your insurer.
    `,
  },
];
