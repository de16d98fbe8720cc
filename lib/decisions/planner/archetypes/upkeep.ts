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
      2* Switch off the lamp at the wall switch, so the bulb can cool.
        ~ Find the wall switch for that lamp. | Switch it off so the bulb can cool.
      3 Read the base type and the watts on the old bulb, or photograph its base.
        ~ Hold the old bulb by its glass. | Turn its base to the light. | Read the base type and watts, or photograph it.
        ? too high | high | stair* | ladder* | cant reach | reach: 3 Read the base type and the watts on the old box or on the fixture's sticker, or photograph the bulb with your phone's zoom.
      3* Take a matching new bulb from the cupboard, or buy one with the same base.
        - 2 Write the base type and the watts on a note.
        - 5 Take a matching new bulb from the cupboard, or put one on your shopping list.
      3 Set a firm ladder under the lamp.
        - 2 Set a firm ladder under the lamp.
        - 2 Press on the ladder with both hands, to feel whether it rocks.
        ? too high | up high | so high | real high | high up | high ceiling | vaulted | stair* | no ladder* | cant reach | reach | dont do ladders: 5 Borrow or buy a bulb changer on a pole, about ten dollars at a hardware store, or ask the landlord or a handyman.
      4* Swap the cold old bulb for the new one, without force.
        - 2 Turn the cold old bulb out.
        - 2 Put the new bulb in without force.
        ? too high | up high | so high | real high | high up | high ceiling | vaulted | stair* | no ladder* | cant reach | reach | dont do ladders: 5 Swap the bulb with a bulb changer on a pole, or hand the new one to your helper on the ladder.
      2 Switch the light on. If it sparks or trips the breaker, it is a job for an electrician.
        ~ Switch the light on at the wall. | Leave it off for an electrician if it sparks or trips the breaker.
      2 Wrap the old bulb in paper for recycling.
        ~ Get a sheet of paper. | Wrap the old bulb in it.
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
        ~ Lift the toilet seat. | Find the two bolts at the back.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 2 Lift {theIt} and the caps at its back to find the two bolts that hold it.
      4* Measure the bowl in three places: length, width, and between the two bolt holes.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new: 4 Hold the new seat over the bowl to see whether the length and the holes fit.
          - 2 Hold the new seat over the bowl to check its length.
          - 2 Hold its hinges over the two holes to see whether they line up.
        - 2 Measure the length and the width of the bowl.
        - 2 Measure the distance between the two bolt holes, from center to center.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Feel under the bowl for the two nuts. A torch shows whether they are plastic or metal.
          - 2 Feel under the bowl for the two nuts.
          - 2 Look with a torch whether the nuts are plastic or metal.
        ? bought | have .. seat | got .. seat | new seat is here | seat arrived: 4 Hold the new seat over the bowl to see whether the length and the holes fit.
          - 2 Hold the new seat over the bowl to check its length.
          - 2 Hold its hinges over the two holes to see whether they line up.
      8* Order a seat in the size of your bowl, or tighten the nuts if they are just loose.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new: 4 Lay out what came with the seat: two bolts, nuts, washers. A screwdriver goes beside them.
          - 2 Lay out what came with the seat: bolts, nuts, washers.
          - 2 Put a screwdriver and pliers beside those parts.
        ? replace .. seat | new toilet seat: 8 Order a seat in those three sizes that comes with its own bolts and nuts.
          - 2 Compare your three measurements with two seats in a store's list.
          - 6 Order the seat that fits.
        - 2 Turn the nuts by hand to feel whether they are just loose.
        - 8 Order a seat that fits your three measurements, if it is more than that.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 8 Tighten the nuts by hand while a screwdriver holds each bolt from above.
          - 3 Set the seat straight on the bowl.
          - 6 Tighten both nuts by hand, while a screwdriver holds the bolts from above.
        ? bought | have .. seat | got .. seat | new seat is here | seat arrived: 4 Lay out what came with the seat: two bolts, nuts, washers. A screwdriver goes beside them.
          - 2 Lay out what came with the seat: bolts, nuts, washers.
          - 2 Put a screwdriver and pliers beside those parts.
      8 Turn the two nuts under the bowl counterclockwise until the old seat comes off.
        ~ Kneel beside the toilet. | Turn the first nut under the bowl counterclockwise. | Turn the second one. | Lift the old seat off.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 8 Turn the two nuts under the bowl counterclockwise until the old seat comes off.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 3 Sit on the seat once, leaning a little to the left and to the right.
        ? rust* | seized | stuck | wont turn | corroded: 8 Spray oil on the two nuts under the bowl. After an hour, pliers will turn them more easily.
      4 Wipe the rim around the two bolt holes.
        ~ Get a damp cloth. | Wipe the rim around the first bolt hole. | Wipe around the second.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 4 Wipe the rim around the two bolt holes.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Put a rubber washer under each nut, if the seat still shifts. Any hardware store has them.
            - 3 Buy two rubber washers at a hardware store, if the seat still shifts.
            - 4 Put one washer under each nut.
      8 Put the new bolts through both holes, with nuts you tighten by hand.
        ~ Set the new seat on the bowl. | Put both bolts through the holes. | Tighten the first nut by hand. | Tighten the second until nothing wobbles.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 8 Put the new bolts through both holes, with nuts you tighten by hand.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 4 Wipe around the bolts before you press the caps shut again.
      2? Sit on the new seat once to check that nothing slides.
        ~ Sit down on the new seat. | Shift left and right to feel whether it slides.
        ? new one is here | new one here | new seat is here | have a new seat | bought a new seat | got a new seat | have the new | replace .. seat | new toilet seat: 2 Sit on the new seat once to check that nothing slides.
        ? wobbl* | loose | wiggl* | slides | moves | tighten: 2 Set a reminder in three months to tighten both nuts again.
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
        ~ Lay a towel on the floor beside the toilet. | Lift the tank lid onto it.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 2 Turn the valve on the pipe behind the toilet to the right until it stops.
        ? no lid | hidden | in the wall | concealed: 2 Pull the flush plate up and off. The tank is behind it.
      2* Press the flush while you watch inside the tank for the part that does not close.
        ~ Press the flush. | Watch inside the tank for the part that doesn't close.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 2 Take the tank lid off, and hold the handle down until the tank is empty.
        ? no tools | never done | dont know how: 2 Press the flush while your phone films the inside of the tank.
      3* Turn the small valve on the water pipe to the right, if the water never stops running.
        ~ Look whether the water still runs. | Find the small valve on the water pipe. | Turn it to the right until the water stops.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 4 Take the old flapper out: slide its two ears off the pegs, and unclip its chain.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 3 Turn the small valve on the water pipe to the right each night, until the toilet is fixed.
      3 Photograph the inside of the tank from two sides, including any brand name.
        ~ Open the camera on your phone. | Photograph the inside of the tank from the front. | Photograph it from the side, with any brand name.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 3 Measure the hole it sat on, about 2 or 3 inches, and photograph the old flapper beside it.
        ? rent* | landlord: 3 Send the landlord a photo and the water bill, because a running toilet is usually the landlord's to fix.
      5 Lift the float by hand. If the water stops, its screw or arm should be set a little lower.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 5 Buy a flapper of that size, with the photo in hand. A universal one fits most tanks.
          - 2 Find a flapper of that size at the nearest hardware store.
          - 5 Buy it, with the photo in hand.
        - 2 Lift the float by hand to see whether the water stops.
        - 4 Set the float's screw or arm a little lower, if the water stopped.
      6 Wipe the rubber seal at the bottom of the tank, where water may be leaking through.
        ~ Get a cloth. | Find the rubber seal at the bottom of the tank. | Wipe all the way around it.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 6 Wipe the ring clean, hook the new flapper onto the pegs, and clip the chain on with half an inch of slack.
          - 3 Wipe the ring clean, and hook the new flapper onto the pegs.
          - 3 Clip the chain on with half an inch of slack.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 6 Put a drop of food colour in the tank. Colour in the bowl means the seal leaks. None means it's the fill valve.
      10 Order the worn seal or valve that matches your photo, or ask a plumber if more than one part is worn.
        ? replace .. flapper | change .. flapper | new flapper | install .. flapper | swap .. flapper | put in .. flapper | flapper replacement: 5 Open the valve, let the tank fill, and flush three times to see that the water stops.
          - 2 Open the valve, and let the tank fill.
          - 3 Flush three times to see that the water stops.
        ? water bill was # | water bill is # | bill was # | # water bill | bill went up | high water bill: 10 Order the part that leaks, and ask the water company for a leak adjustment on the high bill.
          - 4 Order the part that leaks, or ask a plumber to replace both.
          - 5 Ask the water company for a leak adjustment on the high bill, once it's fixed.
        ? changed the washer | washer already | new washer | changed .. seal | new seal | replaced the flapper: 10 Order the part that the colour test points to, or ask a plumber to replace both.
          - 4 Find the part that the colour test points to in an online store.
          - 5 Order that part, or ask a plumber to replace both.
        - 4 Find a seal or valve that matches your photo in an online store.
        - 5 Order that part, or ask a plumber if more than one part is worn.
        ? water bill | bill .. doubled | meter: 10 Order the worn seal or valve that matches your photo.
          - 4 Order the worn seal or valve that matches your photo.
          - 5 Ask the water company for a leak adjustment on your bill, with meter readings from before and after the repair.
        ? landlord: 10 Write to the landlord: “The toilet runs day and night. Please send somebody by ….” A video helps.
          - 4 Write to the landlord: “The toilet has been running since …. Please send somebody by ….”
          - 5 Send the message to the landlord, with your video or photo.
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
        ~ Put a finger on one end of {whole|the joint}. | Press along it to find loose, cracked or black spots.
      3 Put what you need on the floor: scraper, tape, mould-proof bathroom silicone, caulk gun, dish soap.
        ~ Get the scraper and the tape. | Get the mold-proof silicone, caulk gun and dish soap. | Lay it all on the floor.
        ? bought | already have | have the: 3 Read the date and the drying time on the tube you have. Old silicone never sets.
        ? landlord | rent*: 3 Ask the landlord in one line who will do it. Worn seals are often the landlord's job.
      10* Cut the old silicone out along both sides with a scraper or knife, next to an open window.
        - 10 Cut along both edges of the old silicone with a scraper or knife.
        - 10 Pull the old silicone out. A plastic scraper gets the rest.
      5 Wipe the gap clean with rubbing alcohol. It needs a night to dry.
        ~ Put rubbing alcohol on a cloth. | Wipe the gap from one end to the other. | Leave it open to dry overnight.
        ? thursday | tomorrow | landlord comes | inspect* | tonight: 5 Wipe the gap with rubbing alcohol. If no night is left, it needs at least an hour with a fan.
      5 Stick tape along both sides of the gap. A tub should be full of water first, so the gap is at its widest.
        - 4 Stick tape along both sides of the gap.
        - 3 Fill the bathtub with water, if the gap is at the tub.
      10* Fill the gap with new silicone in one slow pull. A finger dipped in soapy water smooths it.
        - 6 Fill the gap with new silicone in one slow pull.
        - 4 Press the silicone smooth with a finger dipped in soapy water.
      2 Put a note there with the time when it may get wet, usually a day later.
        ~ Write a note with the time it may get wet. | Stick it beside the joint.
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
        ~ Stand in front of the boiler. | Photograph its label with maker and model.
        ? smell* of gas | smells of gas | gas smell | smell gas: 2 Leave the house with everybody. From outside, you can ring the gas company's emergency line.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 2 Open the company's last message at its booking link or phone number.
        ? pressure | code | error | no hot water | no heating | cold | leak* | lock* out: 2 Photograph the boiler's display with the code and the pressure.
      3 Read three things off the boiler: the pressure, any code, the date of the last service.
        ~ Stand in front of the boiler. | Read the pressure and any code. | Read the date of the last service.
        ? only home | home on | home only | home before | home after | only free | mornings only | evenings only | work full time | off on: 3 Write down the next three dates when you are at home.
        ? texting | texts me | reminder | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 3 Write down three dates in the next weeks when you are at home, with the hours.
      5n Find a licensed heating technician near you.
        ~ Open a search page. | Type “licensed heating technician” with your town. | Write down one name with a number.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 3 Write down the next three dates when you are at home, with the hours.
      8n Ask the technician by phone for the first open day, with the boiler's model in front of you.
        ~ Put the boiler's model in front of you. | Dial the technician. | Ask for the first open day.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 5 Book one of those dates through the link, or reply with all three: “Which one can you do?”
      6 Find two licensed heating technicians near you.
        - 3 Search for licensed heating contractors near you.
        - 4 Save the numbers of two of them.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 4 Check whether your plan covers the yearly service, and what the last one included.
          - 2 Check whether your plan covers the yearly service.
          - 3 Find last year's service report.
        ? same engineer | usual engineer | my plumber | engineer .. last: 3 Find the technician's number on last year's invoice.
          - 2 Find last year's service report or invoice.
          - 2 Save the technician's number from it.
        ? landlord | tenant* | rent out | gas safety: 6 Find two licensed heating technicians who also write safety reports for rentals.
          - 3 Search for licensed heating contractors near you.
          - 4 Save two who write safety reports for rentals.
      8 Call the first technician with the model and what is wrong or due[, and say that it should be {deadline}].
        - 3 Write on a note: the model, what is wrong, since when, days that suit you.
        - 6 Call the first technician, with that note in front of you.
        ? texting | texts me | sent a text | text from | reminder | letter from | emailed | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 5 Book the date that fits through the link, or reply with your three dates: “Which one can you do?”
          - 3 Open the link, or type a reply with your three dates.
          - 3 Save the answer with the day and time.
        ? i rent | renting | my landlord | landlord has | agent: 5 Message the landlord your three dates. The yearly service is usually theirs to pay.
          - 3 Write a message to the landlord with your three dates.
          - 2 Send the message to the landlord.
      2 Put the visit into your calendar, with the price they gave you.
        ~ Open your calendar. | Enter the visit with the price.
        ? texting | texts me | sent a text | text from | reminder | the provider | my provider | provider keeps | provider wants | cover plan | service plan | homecare: 2 Put the visit into your calendar.
      3? Clear an arm's length of space around the boiler for that day.
        ~ Stand in front of the boiler. | Carry away what stands on the left and right. | Clear the front to an arm's length.
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
      2* Hold down the test button on the nearest alarm for five seconds.
        ~ Stand under the nearest alarm. | Hold down its test button for five seconds.
        ? beep* | chirp*: 2 Stand below each alarm in turn until you know which one chirps.
        ? too high | high ceiling | no ladder | cant reach: 2 Press the test button with a broom handle to see whether this is the one.
      2 Read the year on the side or back of the alarm. After ten years it needs replacing.
        ~ Look at the side or back of the alarm. | Read the year to see if it's over ten.
        ? too high | high ceiling | no ladder | cant reach: 3 Ask a neighbour to lend you a ladder and help for ten minutes, or ask your landlord to come today.
      3* Get the kind of battery shown behind the alarm's battery door, 9-volt or AA, from the drawer or the store.
        ~ Open the alarm's battery door. | Look whether it shows 9-volt or AA. | Get that kind from the drawer or store.
        ? # ft | # foot | # feet | vaulted | cathedral | high ceiling | too high: 3 Ask a neighbor, the landlord or a tool rental for a ladder tall enough, and someone to hold it.
        ? changed the battery | changed .. battery | changed .. batteries | new battery | new batteries | replaced the battery | replaced .. batter*: 3 Push the new battery in until it clicks, once the dust is out of the alarm.
        ? have .. batter* | got .. batter* | bought .. batter*: 2 Lay the new batteries and a firm ladder ready under the first alarm.
      5* Swap the battery in any alarm that was weak or chirps, on a ladder that stands firm.
        ? above the stairs | over the stairs | metre ceiling | meter ceiling: 5 Ring the landlord or the fire department's non-emergency number for help. A ladder on stairs isn't safe for one person.
          - 2 Write down the alarm's maker, the room and the height.
          - 4 Ring the landlord or the fire department's non-emergency number for help.
        - 2 Set a firm ladder under the alarm.
        - 4 Swap the battery in the alarm.
        ? too high | high ceiling | no ladder | cant reach: 5 Swap the battery on a borrowed ladder while a helper holds it.
          - 2 Set the borrowed ladder under the alarm, with someone to hold it.
          - 4 Swap the battery. A chair on a table is never safe.
        ? new battery | changed the battery | changed .. battery | replaced .. batter* | replaced the battery | still beep* | still chirp*: 5 Hold the test button for 15 seconds with the battery out. If it still chirps afterward, the alarm needs replacing.
          - 2 Hold the alarm's test button for 15 seconds with the battery out.
          - 3 Put a whole new alarm on your shopping list, if it still chirps.
      5 Press the test button on every other alarm in your home.
        - 3 Press the test button on the other alarms on this floor.
        - 3 Press the test buttons upstairs, downstairs and in the basement.
      3 Write down where an alarm is missing: hall, each floor, near bedrooms, a carbon monoxide alarm near a boiler or stove.
        ~ Get a pen and paper. | Look up in the hall, on each floor, near the bedrooms. | Write down each place without an alarm. | Add “carbon monoxide” if none is near the boiler or stove.
      2? Set a reminder for a test on the first of each month.
        ~ Open the reminders on your phone. | Set “Test the alarms” for the first of each month.
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
      2* Photograph what needs to be done, once up close and once from the door.
        ~ Photograph the job from up close. | Photograph it once from the door.
      4 Write three lines: what is wrong or wanted, since when, how the workers can get to it.
        ~ Open a blank note. | Write what is wrong or wanted. | Write since when, and how the workers get to it.
        ? handyman | handy man | odd jobs | small jobs | honey do: 4 List every small job you have for one visit, so you pay for a single trip.
        ? fumigat* | pest control | exterminator | roaches | termites | rats: 4 Write four facts: which pests, which rooms, since when, children, pets or allergies at home.
        ? waterproof* | terrace | monsoon: 4 Write four facts: the size of the roof or terrace, flat or pitched, where water comes in, when it was last done.
        ? paint* | exterior | outside of the house: 4 Write four facts: which walls, how high, the state of the old paint, who buys the paint.
        ? plumb* | pipe* | leak* | water heater | clog*: 4 Write three facts: what leaks or won't work, since when, and when somebody is home to let the plumber in.
        ? boiler: 4 Write four facts: the boiler's make and age, gas or oil, number of radiators, number of bathrooms.
        ? roof: 4 Write four facts: which side of the roof, how big, since when, whether water comes in.
        ? landlord: 4 Write to the landlord once more: what is wrong, since when, “please answer by …”.
      5 Check for danger: a gas smell, sparks or water near outlets means an emergency call today.
        - 2 Check for danger: a gas smell, sparks or water near outlets means an emergency call today.
        - 3 Write down the days and times when you can let somebody in.
        ? roof: 5 Photograph the attic and the ceilings below the roof, so the roofers can see any stains.
          - 3 Photograph the ceilings below the roof, and the attic if you can get in safely.
          - 2 Write down the roof's age, if you know it.
        ? shower | leak | leaking | dripping: 5 Close the valve under the fixture or the main shutoff when nobody is using water. A bucket goes below the leak.
          - 3 Close the valve under the fixture or the main shutoff when nobody is using water.
          - 2 Put a bucket below the leak.
      8* Send one licensed firm your photos, what you want done, since when and how they can get in.
        ? slate | tile roof | clay tile | copper | cedar | shake*: 8 Search the National Slate Association or a historic preservation office for a roofer who does that kind of roof, and send your photos.
          - 4 Find one roofer who lists that material.
          - 4 Send your photos and notes.
        ? said no | turned .. down | wont do it | too small: 8 Ask one of those who said no: “Who would you call for this?” Send that firm your photos.
          - 4 Text one of them that question.
          - 4 Send the firm they name your photos.
        ? handyman | handy man | odd jobs | small jobs | honey do: 8 Message one handyman on Nextdoor, Thumbtack or Taskrabbit: your list, the photos, “What do you charge by the hour?”
          - 4 Find one with recent reviews near you.
          - 4 Send your list, the photos and “What do you charge by the hour?”
        ? had one | one quote | one man round | one round | first quote | one price | said #: 8 Send your notes and photos to a second licensed firm, without mentioning the first price.
          - 4 Find a second licensed firm.
          - 4 Send it your notes and photos, without mentioning the first price.
        - 4 Find one licensed firm near you.
        - 4 Send it your notes and photos.
        ? didnt call back | no answer | nobody answers | ghosted | no reply | never .. wrote | never heard | never came | calls me back | call back: 8 Ring one firm at half past seven in the morning, before its workers head out.
          - 5 Ring one firm at half past seven in the morning, before its workers head out.
          - 3 Text it your notes and photos right afterward.
        ? not by phone | hate calling | no calls | hate phone: 8 Send your notes and photos to one licensed firm by e-mail or its contact form.
          - 4 Find one licensed firm near you.
          - 4 Send it your notes and photos by e-mail or its contact form.
        ? landlord .. answer | landlord wont | landlord doesnt | landlord ignores: 8 Ask a tenants' rights hotline who may order the repair and who pays, before you pay anything.
          - 4 Look up a tenants' rights hotline or the city's housing office.
          - 5 Ask them who may order the repair and who pays.
      8 Send the same message to two more firms, so you have three prices[ for {money} at most].
        ? handyman | handy man | odd jobs | small jobs | honey do: 8 Send the same message to two more, one of them recommended by a neighbor.
          - 4 Ask a neighbor whom they use.
          - 4 Send the same message to that person and one more.
        ? had one | one quote | one man round | one round | first quote | one price | said #: 8 Send the same message to one more firm, so you have three prices.
          - 5 Find one more firm through a neighbour or last year's reviews.
          - 4 Send it the same message.
        - 5 Find two more firms through a neighbour or last year's reviews.
        - 4 Send them the same message, so you have three prices.
        ? didnt call back | no answer | nobody answers | ghosted | no reply | never .. wrote | never heard | never came | calls me back | call back: 8 Ask two neighbours and one building supply store which firm they would call.
          - 4 Ask two neighbours or the neighborhood group which firm they would call.
          - 4 Ask a building supply store for one more name.
      5 Compare the written prices[ with your limit of {money}]: what is included, when they start, how payment is split.
        ~ Lay the written prices side by side. | Mark what each one includes. | Mark when they start and how you pay.
        ? too expensive | call out | cant afford | quoted #: 5 Ask the firm which part is urgent, and what it costs without the rest.
        ? elderly | mum | dad | alone: 5 Compare the written prices with someone you trust beside you. Nobody gets cash before the work is done.
      4* Say yes to one firm in writing, with the day[ and “{deadline}”].
        ~ Open the firm's last message. | Type “Yes, please” with the day. | Press the send button.
        ? on saturday | on sunday | this weekend: 4 Say yes in writing to the firm that can come on that day, with the price of the visit.
        ? work until | after # | evenings | weekends | only at weekends: 4 Say yes to one firm in writing, with a time that fits your work.
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
        ~ Look for the plug. | Pull it out, or switch the machine off.
      3* Write down what is wrong and any code on the display.
        ~ Stand in front of the machine. | Write down what is wrong. | Write down any code on the display.
        ? smell | smoke | burning | sparks: 3 Write down the smell or smoke you noticed. It has to stay unplugged until a technician has seen it.
      4 Photograph the label with the model: it is on the edge of the door, the back or the base.
        ~ Open the machine's door. | Look on the edge, the back or the base. | Photograph the label with the model.
      5* Look up your model with its code or problem on the maker's own help page.
        ~ Open the maker's help page. | Type in your model. | Read the part on your code or problem.
      8 Clean or clear what you safely can: the filter, the door seal, a kinked hose, a closed tap.
        - 4 Clean the filter in warm water.
        - 5 Check the door seal, the hose and the tap.
        ? cleaned .. filter | checked .. filter | filter is clean | tried everything: 8 Run one short cycle, and note the minute when it stops.
          - 2 Start one short cycle.
          - 5 Note the minute when it stops, and any sound.
        ? not draining | wont drain | full of water | water inside: 8 Drain the water at the filter flap into a flat dish, with towels underneath.
          - 4 Lay towels and a flat dish under the filter flap.
          - 5 Open the flap slowly, until the water is out.
      4 Stop here if the repair means opening the case, gas or bare wires. That is for a technician.
        - 2 Find the receipt to see whether the warranty still runs.
        - 3 Stop here if the repair means opening the case, gas or bare wires. That is for a technician.
      8? Book the maker's service or a repair shop, with the model and the code in your message[, to come {deadline}].
        ~ Open the maker's service page or a repair shop's. | Type the model and the code. | Describe the problem in one line. | Book the first day that suits.
        ? rent* | landlord: 8 Send the landlord the photo, the code and the day when you need it fixed.
          - 3 Write to the landlord what the machine does, with the code and the photo.
          - 3 Send the message, with the day when you need it fixed.
        ? no money | cant afford | skint | old | out of warranty: 8 Ask a local repair shop for a price. Up to half the price of a used one, it makes sense.
          - 3 Find a local repair shop near you.
          - 5 Ask it for a price, with the model and the code.
        ? warranty | guarantee | under guarantee: 8 Book the maker's service, with the receipt in front of you. The warranty should pay.
          - 3 Find the receipt with its date.
          - 5 Book the maker's service, with the model and the code.
        ? not by phone | hate calling | no calls: 8 Book the repair through the maker's online form, with the model and the code[, to come {deadline}].
    `,
  },
];
