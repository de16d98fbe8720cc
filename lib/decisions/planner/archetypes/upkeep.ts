import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Small repairs of a home, with the point at which they become somebody's trade. */
export const UPKEEP: readonly Archetype[] = [
  {
    id: "light-bulb",
    area: "home",
    acts: "change|replace|swap|put in|fit|buy",
    things:
      "light bulb|lightbulb|bulb|bulb in oven|ceiling bulb|hallway bulb|halogen bulb|spotlight bulb",
    tells: "light bulb has gone|bulb has gone|bulb blew|bulb is dead|light bulb is out",
    needsAct: true,
    unless: "car|headlight|tulip|daffodil|flower|garden|plant|spring|bike|projector",
    it: "the bulb",
    plan: `
      2* Switch off the lamp at the wall switch so the glass can cool.
      3 Read the base type and the watts on the old bulb, or photograph its base.
        ? too high | high | stair* | ladder* | cant reach | reach: 3 Read the fitting on a like lamp in the house, or on the last receipt or box.
      3* Take a matching new bulb from the cupboard, or buy one with the same base.
        - 2 Write base and watts on a slip.
        - 5 Take a matching new bulb from the cupboard, or buy one.
      3 Set a firm ladder under the lamp.
        - 2 Set a firm ladder under the lamp.
        - 2 Press on the ladder with both hands, to feel whether it rocks.
        ? too high | stair* | no ladder* | cant reach | reach | dont do ladders: 5 Ask a tall neighbour, the caretaker, the landlord or a handyman, or borrow a bulb changer on a pole.
      4* Swap the cold old bulb for the new one, without force.
        - 2 Turn or press the cold old bulb out.
        - 2 Put the new bulb in without force.
        ? too high | stair* | no ladder* | cant reach | reach | dont do ladders: 5 Swap the bulb with a bulb changer on a pole, or hand it to the helper on the ladder.
      2 Switch the light on. If it sparks or trips the breaker, it is a job for an electrician.
      2 Wrap the old bulb in paper for recycling.
    `,
  },
  {
    id: "toilet-seat",
    area: "home",
    acts: "change|replace|fix|fit|swap|buy|install|tighten|put on",
    things: "toilet seat|loo seat|toilet lid|loo lid",
    tells: "toilet seat is|loo seat is|toilet seat broke|loo seat broke",
    unless: "toddler|potty|airplane",
    it: "the toilet seat",
    plan: `
      2* Lift {theIt} to find the two bolts that hold it.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 2 Lift {theIt} and the caps at its back, to see the two bolts that hold it.
      4* Measure the bowl in three places: length, width, and between the two bolt holes.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new: 4 Hold the new seat over the bowl, to see that length and holes fit.
          - 2 Hold the new seat over the bowl, for its length.
          - 2 Hold its hinges over the two holes.
        - 2 Measure the bowl at its longest and its widest.
        - 2 Measure between the middles of the two bolt holes.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Feel below the bowl for the two nuts, with a torch to see whether they are plastic or metal.
          - 2 Feel below the bowl for the two nuts.
          - 2 Look with a torch whether they are plastic or metal.
        ? bought | have .. seat | got .. seat | new seat is here | seat arrived: 4 Hold the new seat over the bowl, to see that length and holes fit.
          - 2 Hold the new seat over the bowl, for its length.
          - 2 Hold its hinges over the two holes.
      8* Order a seat in the size of your bowl, or tighten the nuts if only they are loose.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new: 4 Lay out what came with the seat: two bolts, nuts, washers, a screwdriver beside them.
          - 2 Lay out what came with the seat: bolts, nuts, washers.
          - 2 Put a screwdriver and pliers beside them.
        ? replace .. seat | new toilet seat: 8 Order a seat with these three sizes, its bolts and nuts in the box.
          - 2 Compare the three sizes with two seats in a shop's list.
          - 6 Order the one that fits.
        - 2 Turn the nuts by hand, to feel whether only they are loose.
        - 8 Order a seat with these three sizes, where it is more than that.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 8 Tighten the nuts by hand while a screwdriver holds each bolt from above, the seat set straight.
          - 3 Set the seat straight on the bowl.
          - 6 Tighten one nut by hand, then the other, a screwdriver holding the bolt from above.
        ? bought | have .. seat | got .. seat | new seat is here | seat arrived: 4 Lay out what came with the seat: two bolts, nuts, washers, a screwdriver beside them.
          - 2 Lay out what came with the seat: bolts, nuts, washers.
          - 2 Put a screwdriver and pliers beside them.
      8 Turn the two nuts below the bowl to the left until the old seat comes off.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 8 Turn the two nuts below the bowl to the left, until the old seat comes off.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 3 Sit on it once, a little to the left and to the right.
        ? rust* | seized | stuck | wont turn | corroded: 8 Spray oil on the two nuts below the bowl, an hour before pliers turn them to the left.
      4 Wipe the rim around the two holes.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 4 Wipe the rim around the two holes.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Put a rubber washer under each nut, if it still shifts, for pennies from any DIY shop.
            - 3 Buy two rubber washers at any DIY shop, if it still shifts.
            - 4 Put one under each nut.
      8 Put the new bolts through both holes, with the nuts tightened by hand.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 8 Put the new bolts through both holes, with the nuts hand-tight.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Wipe round the bolts, with the caps pressed shut again.
      2? Sit on it once, to see that nothing slides.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 2 Sit on it once, to see that nothing slides.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 2 Set a reminder in three months to give both nuts another turn.
    `,
  },
  {
    id: "toilet-runs",
    area: "home",
    whole: everyWay(
      "fix|stop|repair",
      "running toilet|toilet running|toilet that keeps running|toilet that runs|toilet cistern|toilet from running|running loo|toilet flush|weak flush",
    ),
    tells:
      "toilet keeps running|toilet won't stop running|toilet is running|toilet runs all|toilet won't flush|toilet isn't flushing|loo won't flush|loo keeps running|cistern keeps filling",
    unless: "landlord|blocked|clogged",
    it: "the toilet",
    plan: `
      2* Lift the lid off the tank of {theIt} onto a towel on the floor.
        ? no lid | hidden | in the wall | concealed: 2 Pull the flush plate up and off, as the tank is behind it.
      2* Press the flush while you watch inside the tank for the part that does not close.
        ? no tools | never done | dont know how: 2 Press the flush with your phone filming the inside, to see what does not close.
      3* Turn the small valve on the pipe to the right if the water never stops running.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 3 Turn the small valve on the pipe to the right for the nights until it is mended.
      3 Photograph the inside from two sides, including any brand name.
        ? rent* | landlord: 3 Send the landlord a photo and the water bill, as a running toilet is mostly his to mend.
      5 Lift the float by hand: if the water stops, set its screw or arm a little lower.
        - 2 Lift the float by hand, to see whether the water stops.
        - 4 Set its screw or arm a little lower, if it does.
      6 Wipe the rubber seal at the bottom of the tank, where water may be leaking past it.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 6 Put a drop of food colour in the tank: colour in the bowl means the flush valve's seat leaks, none means the filling valve.
      10 Order that seal or valve to match the photo, or ask a plumber if more than one part is worn.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 10 Order the other part by the photo, mostly the filling valve, or ask a plumber for both.
          - 4 Find the part the colour test points to.
          - 5 Order it, or ask a plumber for both.
        - 4 Find that seal or valve by the photo.
        - 5 Order it, or ask a plumber where it is more than one part.
        ? water bill | bill .. doubled | meter: 10 Order that seal or valve by the photo, with a meter reading before and after for a leak allowance.
          - 4 Order that seal or valve by the photo.
          - 5 Ask the water company for a leak allowance, with both meter readings.
        ? landlord: 10 Write to the landlord: “It runs day and night, please send somebody by …”, with the film in it.
          - 4 Write the lines with the day it began.
          - 5 Send them with the film.
    `,
  },
  {
    id: "seal-joints",
    area: "home",
    acts: "regrout|grout|reseal|seal|caulk|recaulk|replace|redo|renew|fix|scrape out|clean",
    things:
      "grout|grouting|sealant|caulk|caulking|silicone|bath seal|bath sealant|shower seal|shower sealant|shower grout|tile grout|bathroom grout|bathroom sealant",
    whole: everyWay(
      "regrout|reseal|recaulk|caulk|grout|seal",
      "shower|bath|bathtub|tub|bathroom|sink|tiles|shower tray|bathroom tiles|kitchen sink|kitchen tiles|basin",
    ),
    unless: "envelope|window|car",
    it: "the joint",
    plan: `
      2* Press along {whole|the joint} with a finger to find where the silicone is loose, cracked or black.
      3 Put what you need on the floor: scraper, tape, mould-proof bathroom silicone, caulk gun, washing-up liquid.
        ? bought | already have | have the: 3 Read the date and the drying hours on the tube you have, as old silicone never sets.
        ? landlord | rent*: 3 Ask the landlord in one line who does it, as worn seals are often his, before you buy anything.
      10* Cut the old silicone out along both sides with a scraper or knife, next to an open window.
        - 10 Cut along both edges of the old silicone.
        - 10 Pull it out, with the rest scraped off by plastic.
      5 Wipe the gap clean with rubbing alcohol. It needs a night to dry.
        ? thursday | tomorrow | landlord comes | inspect* | tonight: 5 Wipe the gap with spirit, dried with a hair dryer on low, if no night is left.
      5 Stick tape along both sides of the gap. A bath should be full of water first, so the gap is at its widest.
        - 4 Stick tape along both sides of the gap.
        - 3 Fill the bath with water, where the gap is at a bath.
      10* Fill the gap with new silicone in one slow pull. A finger dipped in soapy water smooths it.
        - 6 Fill the gap in one slow pull.
        - 4 Press it smooth with a finger dipped in washing-up water.
      2 Put a note on it with the time it may get wet, usually a day later.
    `,
  },
  {
    id: "boiler-service",
    area: "home",
    acts: "service|book|arrange|get|schedule|fix|check|inspect|sort|have",
    things:
      "boiler|boiler service|boiler serviced|boiler checked|boiler repair|furnace|furnace service|gas boiler|heating serviced|boiler fixed|furnace serviced|gas safety check|gas check|central heating",
    tells:
      "boiler is broken|boiler broke|boiler has broken|boiler is leaking|boiler won't|boiler keeps|furnace won't|no hot water|heating isn't working|heating is broken|heating won't come on",
    unless: "landlord|bill|buy|new boiler|heating bill|housing association",
    it: "the boiler",
    plan: `
      2* Photograph the boiler's label with maker and model.
        ? smell* of gas | smells of gas | gas smell | smell gas: 2 Open the windows, bring everybody out, and ring the gas emergency line from outside.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 2 Open the provider's last message, at its booking link or number.
        ? pressure | code | error | no hot water | no heating | cold | leak* | lock* out: 2 Photograph its display, with the code and the pressure, and its label with the model.
      3 Read off three things: the pressure, any code, the date of the last service.
        ? only home | home on | home only | home before | home after | only free | mornings only | evenings only | work full time | off on: 3 Write the next three dates that suit your hours on a note.
        ? texting | texts me | reminder | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 3 Write three dates in the next weeks on a note, with the hours you are at home.
      5n Find a licensed heating technician near you.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 3 Write the next three dates and hours at which you are at home.
      8n Ask the technician by phone for the first free day, with the boiler's model in front of you.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 5 Book the first of these slots by the link, or reply with all three: “Which one can you do?”
      6 Find two licensed heating technicians near you.
        - 3 Open the official register of gas or heating engineers.
        - 4 Save two of them near you with their numbers.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 4 Look whether the yearly service is free in your plan, and what the last one checked.
          - 2 Look whether the service is in your plan.
          - 3 Find last year's service sheet.
        ? same engineer | usual engineer | my plumber | engineer .. last: 3 Find the number of the engineer on last year's sheet.
          - 2 Find last year's sheet or invoice.
          - 2 Save the number.
        ? landlord | tenant* | rent out | gas safety: 6 Find two engineers on the official gas register who also write the landlord's safety record.
          - 3 Open the official gas register.
          - 4 Save two who write landlord safety records.
      8 Call the first with the model and what is wrong or due[, and say that it should be {deadline}].
        - 3 Write on a note: model, what it does, since when, days that suit you.
        - 6 Call the first with that note in front of you.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 5 Book the first slot that fits by the link, or reply with your three dates: “Which one can you do?”
          - 3 Open the link, or type a reply with your three dates.
          - 3 Save the answer with day and hour.
        ? i rent | renting | my landlord | landlord has | agent: 5 Message the landlord or agent your three dates, as the yearly check is theirs to pay.
          - 3 Write the message with three dates.
          - 2 Send it.
      2 Put the visit into your calendar with the price they named.
        ? texting | texts me | sent a text | text from | reminder | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 2 Put the visit into your calendar, with the texts answered by “booked for …”.
      3? Clear a metre around the boiler for that day.
    `,
  },
  {
    id: "smoke-alarm",
    area: "home",
    acts: "test|check|replace|fix|fit|install|change|buy|put up|stop",
    things:
      "smoke alarm|smoke detector|fire alarm|carbon monoxide alarm|carbon monoxide detector|co alarm|co detector|smoke alarm battery|smoke detector battery|alarm beeping|smoke alarm beeping",
    tells:
      "smoke alarm keeps beeping|smoke alarm keeps chirping|smoke alarm is beeping|smoke detector keeps|smoke detector is|smoke alarm is|smoke alarm won't|alarm keeps chirping",
    unless: "wake|morning|office building|alarm clock",
    it: "the smoke alarm",
    plan: `
      2* Press the test button of the nearest {theIt} for five seconds.
        ? beep* | chirp*: 2 Stand below each alarm in turn until you know which one chirps.
        ? too high | high ceiling | no ladder | cant reach: 2 Press the test button with a broom handle, to see if this is the one.
      2 Read the year on its side or back. After ten years the whole alarm needs replacing.
        ? too high | high ceiling | no ladder | cant reach: 3 Ask a neighbour for a ladder and ten minutes, or the caretaker or landlord to come today.
      3* Put the right battery on the shopping list, or take one from the drawer.
      5* Swap the battery in any alarm that was weak or chirps, on a ladder that stands firm.
        ? above the stairs | over the stairs | metre ceiling | meter ceiling: 5 Ring the landlord or the fire service's home visit line for it, as a ladder on stairs isn't for one person.
          - 2 Write down maker, room and height.
          - 4 Ring the landlord or the fire service's home visit line.
        - 2 Set a ladder under it.
        - 4 Swap the battery.
        ? too high | high ceiling | no ladder | cant reach: 5 Swap the battery with a borrowed ladder held by a helper, or ask the fire service's home visit line.
          - 2 Set the borrowed ladder under it, held by a helper.
          - 4 Swap the battery, no chair on a table.
        ? new battery | changed the battery | still beep* | still chirp*: 5 Hold its button for 15 seconds with the battery out: one that chirps on is swapped whole.
          - 2 Hold its button for 15 seconds with the battery out.
          - 3 Put a whole new alarm on the list if it chirps on.
      5 Press the button on every other one in your home.
        - 3 Press the button on the others on this floor.
        - 3 Do the same upstairs, downstairs and in the cellar.
      3 Write down where one is missing: a hall, each floor, near bedrooms, plus carbon monoxide near a boiler or stove.
      2? Set a reminder for the first of each month.
    `,
  },
  {
    id: "hire-trade",
    area: "home",
    whole: everyWay(
      "find|hire|get|book|call|ring|phone|need|look for|contact",
      "plumber|electrician|builder|roofer|carpenter|joiner|plasterer|tiler|handyman|contractor|decorator|painter and decorator|tradesman|tradesperson|heating engineer|locksmith|glazier|tree surgeon|landscaper|chimney sweep|gardener|fencer",
    ),
    acts: "get|compare|collect|ask for|find|request|obtain",
    things:
      "quotes for bathroom|quotes for kitchen|quotes for roof|three quotes|quotes for windows|two quotes|quotes for building work|quotes from builders|quotes from plumbers|quotes for job|quotes for boiler|quotes for extension|quotes for painting",
    unless:
      "move|removal|job as|apprenticeship|become|sue|money back|refund|insurance|invoice|poetry|famous",
    it: "the work",
    plan: `
      2* Photograph what has to be done, once up close and once from the door.
      4 Write three lines: what is wrong or wanted, since when, how they can get to it.
        ? fumigat* | pest control | exterminator | roaches | termites | rats: 4 Write three lines: which animals, which rooms, since when, children, pets or allergies at home.
        ? waterproof* | terrace | monsoon: 4 Write three lines: size of the roof or terrace, flat or pitched, where it comes through, when it was last done.
        ? paint* | exterior | outside of the house: 4 Write three lines: which walls, how high, state of the old paint, who buys the paint.
        ? boiler: 4 Write three lines: boiler's make and age, gas or oil, number of radiators and bathrooms, combi or tank.
        ? roof: 4 Write three lines: which side, how big, since when, how high, whether it comes through.
        ? landlord: 4 Write three lines to the landlord once more: what is wrong, since when, “please answer by …”.
      5 Check for danger: a gas smell, sparks or water near sockets means an emergency call today.
        - 2 Check for danger: smell of gas, sparks, water near sockets means the emergency line today.
        - 3 Write down days and hours at which you can let somebody in.
        ? shower | leak | leaking | dripping: 5 Close the valve or main tap when nobody uses it, with a bucket below the leak.
          - 3 Close the valve or main tap when nobody uses it.
          - 2 Put a bucket below the leak.
      8* Send one licensed firm your photos, what you want done, since when and how they can get in.
        ? had one | one quote | one man round | one round | first quote | one price | said #: 8 Send text and photos to a second firm from the trade's official register, without the first price in it.
          - 4 Find one firm on the trade's official register.
          - 4 Send it the text and the photos, the first price left out.
        - 4 Find one firm on the trade's official register.
        - 4 Send it the text and the photos.
        ? didnt call back | no answer | nobody answers | ghosted | no reply | never .. wrote | never heard | never came | calls me back | call back: 8 Ring one firm at half past seven in the morning, with your lines sent as a text right after.
          - 5 Ring one firm at half past seven in the morning.
          - 3 Text it your lines and the photos right after.
        ? not by phone | hate calling | no calls | hate phone: 8 Send photos and lines to one firm from the trade's official register by its form or e-mail.
          - 4 Find one firm on the trade's official register.
          - 4 Send it text and photos by its form or e-mail.
        ? landlord .. answer | landlord wont | landlord doesnt | landlord ignores: 8 Ask a tenants' advice line, before you pay, who may order the repair and who bears its cost.
          - 4 Look up a tenants' advice line or the council's housing office.
          - 5 Ask who may order the repair and who pays.
      8 Send the same to two more firms, so you have three prices[ for {money} at most].
        ? had one | one quote | one man round | one round | first quote | one price | said #: 8 Send the same to one more, so that you have three prices, all with tax, rubbish and guarantee in them.
          - 5 Find one more, by a neighbour's word or reviews of the last year.
          - 4 Send it the same text.
        - 5 Find two more, by asking a neighbour or by reviews of the last year.
        - 4 Send them the same text.
        ? didnt call back | no answer | nobody answers | ghosted | no reply | never .. wrote | never heard | never came | calls me back | call back: 8 Ask two neighbours, a builders' merchant's desk and the trade's register for a name each.
          - 4 Ask two neighbours or the street's group for a name.
          - 4 Ask a builders' merchant's desk for one more.
      5 Compare the written prices: what is included, when they start, how payment is split.
        ? too expensive | call out | cant afford | quoted #: 5 Ask which part is urgent, and what it costs without the rest.
        ? elderly | mum | dad | alone: 5 Compare the written prices with somebody beside you; nobody gets cash before the work.
      4* Say yes to one firm in writing, with the day[ and “{deadline}”].
        ? on saturday | on sunday | this weekend: 4 Say yes in writing to the one who can come on that day, with the price for coming out named.
        ? work until | after # | evenings | weekends | only at weekends: 4 Say yes to one in writing, with an hour that fits your work.
    `,
  },
  {
    id: "appliance-fault",
    area: "home",
    acts: "fix|repair|mend|sort|unblock",
    things:
      "dishwasher|washing machine|washer|tumble dryer|dryer|oven|cooker|freezer|refrigerator|vacuum cleaner|vacuum|hoover|microwave|kettle|toaster|extractor fan|hob|coffee machine",
    tells:
      "fan stopped working|fan won't|fan is broken|fan is making|dishwasher isn't|dishwasher won't|dishwasher doesn't|dishwasher is broken|dishwasher is leaking|dishwasher broke|washing machine won't|washing machine isn't|washing machine is broken|washing machine is leaking|washing machine broke|washing machine doesn't|dryer isn't|dryer won't|dryer doesn't|dryer is broken|oven won't|oven isn't|oven is broken|fridge isn't|fridge won't|fridge is broken|fridge is leaking|freezer isn't|freezer won't|hoover won't|vacuum won't|hoover lost suction|vacuum lost suction",
    needsAct: true,
    unless: "landlord|smell|stinks|clean|refund|money back|weeks old|warranty",
    it: "the machine",
    plan: `
      2* Unplug {theIt}, or switch it off if you can't reach the plug.
      3* Write down what is wrong and any code on the display.
        ? smell | smoke | burning | sparks: 3 Leave it unplugged for good, with the smell or smoke written down: that is for a technician.
      4 Photograph the label with the model: on the door's edge, the back or the base.
      5* Look up the model with its code or fault on the maker's own help page.
      8 Clear what an owner may clear: filter, door seal, kinked hose, closed tap.
        - 4 Clean the filter in warm water.
        - 5 Check door seal, hose and tap.
        ? cleaned .. filter | checked .. filter | filter is clean | tried everything: 8 Run one short programme, and note the minute at which it stops.
          - 2 Start one short programme.
          - 5 Note the minute and sound at which it stops.
        ? not draining | wont drain | full of water | water inside: 8 Drain the water at the filter flap into a flat dish, towels below.
          - 4 Lay towels and a flat dish below the filter flap.
          - 5 Open it slowly, until the water is out and the filter clean.
      4 Stop here if it means opening the casing, gas or bare wires. That is for a technician.
        - 2 Find the bill, to see whether the guarantee still runs.
        - 3 Stop where it means opening the casing, gas or bare wires: that is for a technician.
      8? Book the maker's service or a repair shop, with model and code[, to come {deadline}].
        ? rent* | landlord: 8 Send the landlord the photo, the code and a wish for repair by a day, as the machine may be his.
          - 3 Write what it does, with code and photo.
          - 3 Send it to the landlord with the day you need it.
        ? no money | cant afford | skint | old | out of warranty: 8 Ask a repair café or local repair shop for a price, and stop at half the price of a used one.
          - 3 Find a repair café or repair shop near you.
          - 5 Ask for a price with model and code.
        ? warranty | guarantee | under guarantee: 8 Book the maker's service with the bill at hand, as the guarantee pays.
          - 3 Find the bill with its date.
          - 5 Book the maker's service with model and code.
        ? not by phone | hate calling | no calls: 8 Book the repair by the maker's online form, with model and code[, to come {deadline}].
    `,
  },
];
