import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Renting, packing, moving help and moving in together. */
export const MOVING_ON: readonly Archetype[] = [
  {
    id: "rent-home",
    area: "home",
    thing: "new",
    acts: "rent|find|look for|search for|get|look|need",
    things:
      "flat to rent|place to rent|room to rent|apartment to rent|flat|apartment|room|studio|rental|studio flat|one-bed flat|place to live|new flat|new apartment|new place|room in shared flat|cheap flat|bedsit|student room",
    needsAct: true,
    unless:
      "buy|mortgage|for sale|first home|cleaner|plant|mould|storage|airbnb|holiday|hotel|meeting room|mate|furniture|rid",
    it: "the flat",
    named: "flat|apartment|room|studio|place|rental|place to live",
    plan: `
      2* Write three musts for {theIt} on a note, with the latest date[: {deadline}].
        ~ Pick up a pen. | Write three musts, plus the latest date.
        ? wheelchair | step free | ground floor | no stairs | cant do stairs | cant manage stairs | walking frame: 2 Write three musts for the new place on a note: a step-free way in, a bathroom you can turn around in, and the latest date[ ({deadline})].
        ? my pitbull | my pit bull | pitbull | pit bull | german shepherd | my lab | my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 2 Write three musts for the new place on a note: pets are allowed, one must of your own, and the latest date[ ({deadline})].
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | my daughter | my son | our daughter | our son | near .. school: 2 Write three musts for the new place on a note: enough bedrooms, a short trip to school or daycare, and the latest date[ ({deadline})].
        ? with a garden | and a garden | garden: 2 Write three musts for the new place on a note: a garden, the number of rooms, and the latest date[ ({deadline})].
        ? parking | balcony | home office | work from home: 2 Write three musts for {theIt} on a note, starting with the one you mentioned here, and the latest date[: {deadline}].
      4 Write down your income, and the highest rent you can pay with utilities included[: {money}].
        ~ Get a sheet of paper. | Write down your income. | Write the highest rent with utilities.
        ? rent went up | rent is going up | rent going up | raised .. rent | raising .. rent | rent increase | rent just went up: 4 Write down your rent before the increase, the rent now, and the most you can pay a month.
      8* Save three listings that fit[ in {place}][, within {money}].
        ~ Open one rental site. | Set the filters to your three musts. | Save three listings that fit.
        ? me and my # kids | # kids | # children | my kids | my children | with kids | with .. children | toddler | baby: 8 Save three listings[ in {place}][, within {money}] with enough bedrooms, near the school or daycare you want.
        ? my pitbull | my pit bull | pitbull | pit bull | german shepherd | my lab | my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 8 Save three listings[ in {place}][, within {money}], where pets are allowed.
        ? wheelchair | step free | ground floor | no stairs | cant do stairs: 8 Save three listings[ in {place}][, within {money}], using the filters for ground floor, elevator or step-free.
        ? near .. station | walk to work | near work | commute | minutes from | walking distance: 8 Save three listings[, within {money}], where the map shows a walk or ride short enough for you.
        ? rent went up | rent is going up | rent going up | raised .. rent | raising .. rent | rent increase | rent just went up | cheaper: 8 Save three listings[ in {place}] that cost less than you pay now, utilities included.
        ? furnished: 8 Save three furnished listings[ in {place}][, within {money}].
        ? last minute | urgent* | asap | # days | next week | evict* | have to be out: 8 Save three listings that are free now[ in {place}][, within {money}], including sublets and rooms by the month.
        ? for # months | short term | short let | temporary | sublet: 8 Save three furnished listings for just that length of time[ in {place}][, within {money}], including sublets.
      8 Put your pay stubs, your ID and a reference into one folder.
        ? no schufa | schufa yet | without .. schufa | need .. schufa | order .. schufa | schufa .. missing | no credit check | no credit report: 8 Order your credit report online, so it can go in a folder with your ID, payslips and references.
          - 4 Order your credit report online.
          - 4 Put your ID, payslips and references into one folder.
        - 4 Put your ID and your payslips into one folder.
        - 4 Ask your current landlord or your boss for a two-line reference.
        ? no guarantor | without a guarantor | dont have a guarantor | no cosigner: 8 Put your payslips, your bank statements and a reference into one folder.
          - 4 Put your ID, payslips and bank statements into one folder.
          - 4 Look up one guarantor service, and note what it costs.
        ? self employed | freelance: 8 Put your last tax return, three months of bank statements, your ID and a reference into one folder.
          - 4 Put your ID and your last tax return into one folder.
          - 4 Add three months of bank statements and a reference to the folder.
        ? new here | just arrived | abroad | no history | first time: 8 Put your passport, visa, job contract, a savings statement and a short letter from your boss into one folder.
          - 4 Put your passport, visa and job contract into one folder.
          - 4 Add a savings statement and a short letter from your boss to the folder.
        ? papers .. ready | documents .. ready | payslips .. ready | folder .. ready | references .. ready | have the schufa | schufa is here: 3 Put your papers into one PDF that you can send with each message.
          - 2 Put your papers into one PDF.
          - 2 Save the PDF on your phone, with your last name and “apartment” in the file name.
        ? first flat | first apartment | never rented | no reference*: 8 Put your ID, proof of income or savings, and a guarantor's payslips into one folder.
          - 4 Put your ID and proof of income or savings into one folder.
          - 4 Ask one person whether they would sign as your guarantor.
      6* Write to the landlord of the best listing: who you are, your income, two times for a visit.
        ~ Open the best listing. | Write who you are. | Write your income. | Send it with two times for a visit.
        ? still in | live in another | other end of the country | weekends only | only .. at weekends | only view .. weekends | only at weekends: 6 Write to the landlord of the best listing: who you are, your income, “Could I see it by video, or on Saturday?”
        ? # dogs | # cats | my dogs | my cats | our cats | our dogs | with pets | my pets | our pets: 6 Write to the landlord of the best listing: who you are, your income, your animals' ages and habits, two times for a visit.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 6 Write to the landlord of the best listing through the site or by e-mail: who you are, your income, two times for a visit, “Please answer in writing.”
        ? no replies | nobody answers | nobody replies | no answer* | # rejections | keep getting rejected | applied for #: 6 Write to the newest listing within an hour of its posting: who you are, your income, “I can come and see it today.”
        ? from abroad | other city | another city | another country | video | remotely: 6 Write to the landlord of the best listing: who you are, your income, “Could I see it by video?”
        ? room in | flatshare | flat share | house share | wg: 6 Write to the people in the best listing: who you are, your work hours, how you like a shared home, two times for a visit.
        ? wheelchair: 6 Write to the landlord of the best listing: who you are, your income, “Are there steps, and how wide are the doors?”
        ? dog | cat | pet: 6 Write to the landlord of the best listing: who you are, your income, your pet's age and habits, two times for a visit.
        ? benefits | universal credit | housing benefit | dss: 6 Write to the landlord of the best listing: who you are, your income including benefits, how long you have paid rent on time, two times for a visit.
        ? student: 6 Write to the landlord of the best listing: what you study, your move-in date, who your guarantor is, two times for a visit.
        ? shift* | night shift* | roster | rota: 6 Write to the landlord of the best listing: your job, your income, two times for a visit that fit your shifts.
        ? evenings only | only .. evenings | only evenings | only .. saturday* | only .. weekend*: 6 Write to the landlord of the best listing: who you are, your income, two times for a visit that work for you.
      4 Set an alert with your three musts on two rental sites.
        - 3 Set an alert with your three musts on one rental site.
        - 2 Set the same alert on a second rental site.
        ? facebook | no agents | no agent | private | without .. agent*: 4 Set an alert on one site where private landlords post.
          - 3 Set an alert on one site where private landlords post.
          - 3 Post your three musts in one local online group.
      3? Write five questions for the visit: mold or leaks, noise, what utilities cost, the full move-in cost, who else lives there.
        ~ Pick up a pen. | Write the questions on mold, noise and utilities. | Write those on the move-in cost and the housemates.
        ? wheelchair: 3 Write five questions for the visit: steps, door widths, elevator, grab rails in the bathroom, parking.
        ? my pitbull | my pit bull | pitbull | pit bull | german shepherd | my lab | my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 3 Write five questions for the visit: pets in the lease, neighbours, damp, heating costs, notice period.
        ? garden: 3 Write five questions for the visit: who takes care of the garden, damp, heating costs, notice period, parking.
    `,
  },
  {
    id: "pack-home",
    area: "home",
    whole: everyWay(
      "pack|pack up",
      "flat|house|apartment|studio|my studio|my apartment|my house|my place|studio apartment|kitchen|my room|bedroom|home|books|entire house|whole flat|my things|everything|dorm room|garage|boxes|stuff",
    ),
    acts: "pack|pack up|get",
    things: "moving box|moving boxes|boxes for move|flat|house|kitchen boxes",
    unless: "lunch|suitcase|backpack|trip|holiday|hospital|get out",
    it: "the flat",
    plan: `
      2* Put aside one bag with what you need the first night: charger, medicine, papers, sheets, toothbrush.
        ~ Get one bag. | Put in charger, medicine, papers, sheets and toothbrush.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 2 Put aside one bag for the first night: pyjamas, nappies or sleep toy, charger, sheets, toothbrushes.
        ? cat | cats | dog | dogs: 2 Put aside one bag for the first night: charger, medicine, sheets, your animal's food and bowl.
      4? Ask two stores or neighbours for ten boxes.
        ~ Open a message to a store or neighbor. | Write: “Do you have ten empty boxes?” | Send it to them, plus one more.
        ? i have boxes | we have boxes | have the boxes | already have .. boxes | boxes already | bought .. boxes | boxes are here | ive got boxes | ive got the boxes | boxes ordered: -
      4 List the rooms in packing order, with the least used one first[, so it's all packed {deadline}].
        ? studio | one room: 4 List the parts of the room in packing order: closet, shelves, bath, kitchen, bed last[, so it's all packed {deadline}].
          - 2 List the parts of the room: closet, shelves, bath, kitchen, bed last.
          - 3 Write a packing day beside each part on the list[, so you're done {deadline}].
        ? garage .. untouched | loft .. untouched | garage and loft | loft and garage | havent been touched | not been touched | havent touched | not started | still to do: 4 List what is left to pack, with a day beside each: an untouched garage or loft goes first.
          - 2 List the rooms that are left to pack, with the untouched ones first.
          - 3 Write a packing day beside each room[: {deadline}].
        ? # evenings | # days | # weekends | # nights: 4 List the rooms across your {#} packing times, with the least used room first.
          - 2 List the rooms, with the least used one first.
          - 3 Write one room or half a room beside each of your {#} packing times.
        - 2 List the rooms, with the least used one first.
        - 3 Write a packing day beside each room on the list[, so you're done {deadline}].
        ? kitchen not started | kitchen left | kitchen is left | only the kitchen: 4 List what is left to pack: the parts of the kitchen you can spare first, what you use last at the end.
          - 2 List what is left to pack, with the kitchen at the top.
          - 3 Write a packing day beside each thing on the list.
      5* Fill one box with what you will not use before the move: books, vases, winter coats.
        ~ Open one box next to the shelf. | Put books at the bottom. | Fill it with vases or coats until it is full.
        ? garage and loft | loft and garage | garage .. touched | loft .. touched | attic: 5 Fill one bag in the untouched room with things that aren't moving: empty boxes, broken things, old magazines.
        ? packed # | # boxes | started packing | half packed: 5 Fill the next box in a room you haven't started: baking pans, spare plates, cans.
        ? bad back | my back | back pain | pregnan* | cant lift | no lifting | injur*: 5 Fill one small box on a table with light things you won't use before the move, so it stays easy to lift.
        ? books: 5 Fill one small box with books, spines down, so it stays easy to lift.
        ? by myself | all by myself | on my own | no one to help | nobody to help | no help | packing alone | alone | solo: 5 Fill one box you can lift alone with what you will not use before the move: winter coats, vases, a few books.
      3* Write the room and the contents on two sides of the box.
        ~ Pick up a marker. | Write the room on two sides of the box. | Write the contents below it on both sides.
        ? no car | without a car | dont have a car | dont drive | cant drive | dont own a car | no vehicle | no truck | dont have a truck: 5 Write the room on the box, and text one mover: “I move out[ {deadline}]. What do two people and a truck cost for two hours?”
          - 2 Write the room on two sides of the box.
          - 3 Text one mover: “I move out[ {deadline}]. What do two people and a truck cost for two hours?”
        ? bad back | my back | back pain | cant lift | no lifting: 5 Write the room on the box, and text two people or a mover: “I move out[ {deadline}] and can't lift. Could you carry for two hours?”
          - 2 Write the room on two sides of the box.
          - 3 Text two people or a mover: “I move out[ {deadline}] and can't lift. Could you carry for two hours?”
      10 Put a rubbish bag and a giveaway bag beside the open box.
        ? bad back | my back | back pain | cant lift | no lifting: 10 List your five heaviest things for whoever carries, and set up a table where you can pack without bending.
          - 4 Write down the five heaviest things for whoever carries.
          - 5 Set up a table or a high chair where you can pack without bending.
        ? no one to help | nobody to help | no help | dont have anyone | dont know anyone: 10 Book the cheaper of two movers for the day you leave, and send them your floor and your five heaviest pieces.
          - 3 Write down the five heaviest pieces you can't carry alone.
          - 5 Send two movers that list, your floor and the day: “What do you charge?”
        ? no truck | dont have a truck | no van | no vehicle | need a truck | havent booked | no movers: 10 Book a rental truck or one mover for moving day, and ask two friends to carry.
          - 5 Book a rental truck by the hour, or get one mover's price.
          - 3 Text two people the day: “Could you help me carry for two hours? Pizza after!”
        ? husband is away | wife is away | partner is away | on my own | by myself | alone: 10 Text two people: “Could you help me carry for two hours before the move? Pizza after!”
          - 3 Write down the five heaviest things you can't carry alone.
          - 3 Text two people those five things, with two times to choose from.
        - 3 Put a rubbish bag and a giveaway bag beside the open box.
        - 5 Carry one full rubbish bag out.
        ? van | friend with | helpers | movers: 10 Send the driver the address, the start time, the floor, the number of boxes and the three biggest pieces.
          - 3 Count the boxes and the three biggest pieces.
          - 3 Send the driver the address, the start time, the floor and your count.
        ? no car | without a car | cant get to the tip: 10 Put a rubbish bag beside the open box, and a second bag for a charity that picks up.
          - 3 Put a rubbish bag and a giveaway bag beside the open box.
          - 5 Send in a charity's pickup form for the giveaway bag.
      20 Pack the first room wall by wall, with only one box open at a time.
        ? studio .. bad back | bad back | my back | back pain | pregnan* | cant lift | no lifting | injur*: 20 Pack the first room sitting down, in small boxes that stay where they are for the movers.
          - 10 Pack one wall of the first room, with the open box on a chair.
          - 10 Pack the next wall of the same room, still sitting down.
        ? studio | one room: 20 Pack the closet and then the shelves, with only one box open at a time.
          - 10 Pack the closet into bags and one box.
          - 10 Pack the shelves, with only one box open at a time.
        ? bad back | my back | back pain | pregnan* | cant lift | no lifting | injur*: 20 Pack the first room sitting down, in small boxes that stay where they are for the movers.
          - 10 Pack one wall of the first room, with the open box on a chair.
          - 10 Pack the next wall of the same room, still sitting down.
        - 10 Pack one wall of the first room.
        - 10 Pack the next wall of the same room.
        ? kitchen not started | kitchen left | kitchen is left | only the kitchen: 20 Pack the kitchen except for one pan, one knife, and one plate and mug per person.
          - 10 Pack the plates on edge, wrapped in paper.
          - 10 Pack the glasses and pans, except for one set per person.
        ? tomorrow | tonight | # hours | in the morning: 20 Pack by the armful into bags and boxes, one bag per room, with no sorting for now.
          - 10 Pack your clothes into bags, still on their hangers.
          - 10 Pack the next room by the armful, with no sorting for now.
    `,
  },
  {
    id: "ask-moving-help",
    area: "people",
    whole: everyWay(
      "ask|get|find",
      "friends|friend|people|someone|family|brother|sister|neighbors|colleagues",
      "to help me move|to help with move|to help with the move|to help me with the move|to help me move house|for help moving|for help with moving|to help us move",
    ),
    acts: "find|book|hire|compare|get|choose|arrange|rent",
    things:
      "removal company|removal firm|mover|moving company|moving van|removal van|man with van|man and van|movers|help with move|help moving|moving help|removals|van for move",
    unless: "emotional",
    it: "the move",
    plan: `
      2* Write down the moving date, both addresses and both floors[: {deadline}].
        ~ Pick up a pen. | Write the date, both addresses and both floors.
      4* Count the pieces that need two people: bed, sofa, washing machine.
        ~ Walk into the first room with a note. | Count its pieces for two people. | Count those in the other rooms. | Write down the total.
      3 Write down three times for moving day: the start, lunch, the end.
        ~ Pick up a pen. | Write when moving day starts. | Write the times of lunch and the end.
      5* Send the moving date and the number of big pieces to three people or two moving companies: “Can you tell me by Friday?”
        ~ Open a message to the first person or company. | Write the moving date and the number of pieces. | Send it to them all: “Can you tell me by Friday?”
        ? nobody | no friends | no one | dont know anyone | new here: 5 Ask two moving companies for an hourly price with one helper, for the number of heavy pieces you counted.
        ? my back | bad back | back is | back pain | pregnan* | injur* | disab* | wheelchair: 5 Send the moving date and the number of big pieces to three people: “I can't lift. I'll feed everyone.”
      3 Ask your helpers who can drive a van or carry things downstairs.
        - 2 Ask your helpers who can drive a van.
        - 2 Ask who would rather watch the children or make lunch.
        ? stairs | no lift | third floor | fourth floor | piano: 3 Ask the two strongest helpers to take the stairs.
      5 Book the van, or the moving company with the fixed price[ within {money}].
        ~ Open the page of the van or moving company. | Check the date and the fixed price. | Press “Book”.
        ? have .. van | got .. van | van is booked: -
        ? no licence | cant drive | dont drive | nobody drives: 5 Book movers with their own van for the hours you wrote down[ within {money}].
        ? one room | few things | student | small move | just a bed: 5 Book a small van or a big taxi by the hour[ within {money}].
      4? Buy drinks and bread for everyone.
        - 4 Buy drinks and bread for everyone.
        - 2 Send your helpers the start time, the address and where to park, the evening before.
    `,
  },
  {
    id: "help-someone-move",
    area: "people",
    whole: everyWay(
      "help",
      "friend|sister|brother|mum|dad|parents|daughter|son|colleague|best friend|neighbor|grandma|friends|cousin|girlfriend|boyfriend",
      "move|move house|move out|with her move|with his move|with their move|move flat|move into new flat|pack|move home|move in|with the move",
    ),
    unless: "forward|care home|divorce|breakup|grief|death|past|ex|loss",
    it: "the move",
    plan: `
      2* Text your friend: “When and where is the move, and which part do you need me for?”
        ~ Open a message to your friend. | Send: “When and where, and which part do you need me for?”
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 2 Text your friend now: “I can't lift on the day. I'll drive, pack, wipe or feed everyone.”
      2* Write the hours you can give into your calendar, with a set end[: {deadline}].
        ~ Open your calendar at the moving day. | Enter the hours you can give, with an end.
      4 Lay out closed shoes, gloves and old clothes.
        ~ Open your closet. | Lay out old clothes. | Put closed shoes with gloves beside them.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 4 Choose a job without lifting: kitchen boxes, keys and doors, children, sandwiches, or the van's list.
      2 Look up how to get there, and write down when to leave.
        ~ Open a map at the address. | Write down the time you have to leave.
        ? van | hire | driv*: 2 Read the van booking for the pickup time, the licence and fuel rules, and the return time.
      3 Offer your friend one thing you can bring: tape, a dolly, sandwiches, a car.
        - 2 Choose one thing you can bring: tape, a dolly, sandwiches, a car.
        - 2 Put the thing you're bringing by the door.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 3 Text one strong person you both know: “Could you take my place for the heavy pieces?”
          - 2 Write down the name of one strong person you both know.
          - 2 Text that person: “Could you take my place for the heavy pieces?”
        ? have a van | my van | my car: 3 Text your friend when your van or car can be there, and how much fits in it.
          - 2 Clear out the boot of your car or the back of your van.
          - 2 Text your friend when you can be there and how much fits.
      10* Start at your friend's place with the room that is farthest from the door.
        - 2 Ask your friend which boxes are fragile.
        - 10 Start at your friend's place with the room that is farthest from the door.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 10 Start at your friend's place with the job you chose, sitting down where you can.
        ? no boxes | nothing packed | not packed: 10 Start at your friend's place by packing one whole room: books first, in small boxes.
      3? Lift from the knees, with a second person for anything heavy.
        ~ Stand close to the box, feet apart. | Bend your knees to take hold of it. | Stand up slowly, with a second person for heavy things.
    `,
  },
  {
    id: "move-in-together",
    area: "people",
    whole: `${everyWay(
      "move in with|move in together with|live with|prepare to move in with|get ready to move in with",
      "boyfriend|girlfriend|partner|fiance|best friend|friend|friends",
    )}|move in together`,
    unless: "parents|roommate trouble|ask",
    it: "living together",
    plan: `
      2* Write down one habit you can't live without at home, while {person|the other} does the same.
        ~ Sit down with {person|the other}, two sheets of paper between you. | Write one habit each that you can't live without.
      6* List the rent and bills in one table: who pays what, from which day.
        ~ Draw a table: what, who, from when. | Write the rent in the first line. | Write each bill in a line of its own.
        ? earns more | earn more | earns less | student | no job: 6 List the rent and bills in one table, split by income: two thirds and one third can be fair too.
        ? owns | my house | his house | her house | mortgage: 6 List who owns the home and who pays what: a share of bills and food, no share of the mortgage without a written agreement.
      5* List what the two of you own twice, and note which one stays.
        ~ Get a sheet of paper. | Write down each thing you own twice. | Write beside each which one stays.
        ? already moved | moved in last | moved in in | since he moved | since she moved: 5 List what you have twice or what is in the way, and note one thing each of you will give up this week.
      4 Choose one corner for each of you that the other one leaves alone.
        ~ Walk through the home together. | Choose one corner for you. | Choose one for the other person.
        ? kids | children | daughter | son: 4 Choose with your child one corner and one habit that stay exactly as they are.
        ? cat | dog | cats | dogs: 4 Choose one corner for each of you that the other leaves alone, and one for the animal's bed and bowl.
        ? small flat | studio | one room | tiny: 4 Choose one shelf, one drawer and one chair for each of you that the other leaves alone.
      5 Agree on chores: three that each of you minds least, and one that each of you likes.
        - 3 Write down, each on your own, the chores you like least.
        - 3 Share out the chores on one sheet.
      3 Agree on how each of you will say “I need an evening alone”.
        ~ Sit down together. | Say the words you'd like to use yourself. | Ask the other one for theirs. | Agree on both.
      8? Ask to add the second name, once you've seen whose is on the lease.
        - 4 Ask to add the second name, once you've seen whose is on the lease.
        - 4 Write down together who would keep the place if you ever split up.
    `,
  },
  {
    id: "leave-parents",
    area: "home",
    whole:
      "move out of my parents' house|move out of my parents house|move out of my mum's house|move out of home|leave home|leave my parents' house|get my own place|move out of my parents' place|move out of my mum's|move out for the first time|move out of my family home|get a place of my own|get out of my mom's house|get out of my moms house|get out of my mom's place|get out of my moms place|get out of my parents house|get out of my parents' house|get out of my dad's house|get out of my dads house|move out of my mom's house|move out of my moms house|move out of my dad's house|move out of my dads house|move out of my dads place|move out of my mom's place|move out of my moms place",
    unless: "leave home on time|every morning|sell",
    it: "a place of your own",
    plan: `
      2* Write on a note the month when you would like your own key[: {deadline}].
        ~ Pick up a pen. | Write the month you'd like your own key.
      6* Add up rent, food, phone and travel for one month[ in {place}].
        ~ Get a sheet of paper. | Write one month's rent and food. | Add phone and travel. | Write down the total.
        ? pack up | packing up: 6 Put a coloured sticker on each big thing: one colour for what comes with you, one for what stays, one for what goes.
      4 Work out how many months of saving would cover a deposit and one month's rent[: {money}].
        ~ Write down a deposit plus one month's rent. | Write what you can save each month. | Divide the first by the second.
        ? pack | packing | pack up: 10 Pack one box of things you won't miss this month, with your name and the contents on the side.
      3 Set up an automatic payday transfer to savings for what your own place would cost beyond what you pay now.
        ~ Open your bank's app. | Work out what your own place costs beyond today. | Set up that transfer for every payday.
      5* Message one room or roommate ad you could afford[ in {place}]: “Is it still free, what is the deposit, and do you check credit?”
        ? found a flat | found a place | found a room | signed: 4 Write the move-in date, the first rent and the deposit on one sheet.
          - 2 Write the move-in date and the first rent on one sheet.
          - 2 Add the deposit to the sheet.
      5 Learn one thing at home you have never done alone: a load of laundry, a bill, a form.
        - 5 Do one thing at home that you have never done alone: a load of laundry, a bill, a form.
        - 4 Do a second thing you have never done alone, such as making a doctor's appointment.
      5? Tell your parents which month you hope to move, and one thing you thank them for.
        ~ Sit down with your parents. | Say which month you hope to move. | Say one thing you thank them for.
        ? told my parents | parents know | they know: 5 Ask your parents for one thing from home to take along: a pan, a chair, a recipe.
    `,
  },
  {
    id: "end-of-tenancy",
    area: "home",
    whole: `${everyWay("clean", "flat|house|apartment|room|place", "before moving out|before i move out|before we move out|for end of tenancy|for inspection|before handing over the keys|to get deposit back|before handover|before check-out")}|do the end of tenancy clean|end of tenancy clean|do a move-out clean|move-out clean`,
    acts: "do|prepare|finish|start",
    things:
      "end of tenancy clean|end of tenancy cleaning|move-out clean|flat handover|final inspection|check-out inspection",
    it: "the flat",
    plan: `
      2* Open the report or photos from the day you moved in.
        ~ Open your e-mail or photos at the move-in day. | Open the report or photos from it.
        ? deposit: 2 Open the move-in checklist or photos. They decide what can come off your deposit[ of {money}].
        ? no inventory | no report | no photos: 2 Open the listing or your oldest photos of the place, which can stand in for a first report.
      8 Photograph every room as it is now.
        ~ Stand in the door of the first room. | Photograph its four walls. | Photograph every other room the same way.
      15* Clean the oven, or whichever room is in the worst state.
        ~ Stand in front of the oven or the worst room. | Spray or wipe the first half. | Scrub the second half. | Wipe everything with clean water.
        ? painted one | painted a wall | painted .. wall | painted the | painted my | painted .. room: 10 Ask the landlord for the name of the original wall color, and buy one can of it plus a stain-blocking primer.
          - 3 Text the landlord: “What is the original wall color called?”
          - 10 Buy one can of it plus a stain-blocking primer.
        ? oven and bathroom .. done | oven .. are done | oven .. done | oven is clean | kitchen and bathroom .. done | kitchen .. done: 15 Clean the first room that is left, from the ceiling corners down to the floor.
          - 5 Sweep the ceiling corners, lamps and curtain rails in the first room that is left.
          - 10 Wipe the window sills, doors, switches and baseboards in that room.
        ? carpet*: 15 Spread oven cleaner in the cold oven tonight, so it can work until morning.
          - 10 Spread oven cleaner in the cold oven tonight, so it can work until morning.
          - 10 Book a carpet cleaner for two days before the inspection, so the carpets can dry.
        ? oven: 15 Spread oven cleaner or soda paste in the cold oven with gloves on. It can work for an hour or overnight.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 5 Send the cleaner your list: oven, fridge, limescale, windows, behind the radiators, and a receipt for you.
        ? cleaning is done | already cleaned | cleaned everything | flat is clean: 10 Check with a flashlight for missed spots: oven door, range hood, baseboards, drains.
        ? oven .. done | oven is clean | done the oven: 15 Clean the room in the worst state first.
      4 List the marks that were not there when you moved in.
        - 2 Write down marks and holes that were not there when you moved in.
        - 2 Write down what is missing or broken now.
        ? of us | housemates | flatmates | roommates: 4 Post each housemate's room and cleaning time in the group chat.
          - 2 Write each housemate's name beside one room.
          - 2 Post the list in the group chat, with a cleaning time for each room.
        ? painted | paint .. done | walls are done: 4 Write down what still differs from the move-in report besides the walls.
          - 2 Write down what is missing or broken now.
          - 2 Write down which of those things you can fix this week.
        ? nail holes | holes in the wall* | holes: 4 List each hole and mark in the walls, so you know how much filler to buy.
          - 2 List each hole and mark in the walls.
          - 2 Put filler and a scraper on your shopping list.
        ? inspection is | inspection on | handover is | handover on | check out is: 4 List the marks that were not there when you moved in, with the inspection time at the top.
      15 Wipe inside every cupboard and the fridge.
        ? painted one | painted a wall | painted .. wall | painted the | painted my | painted .. room: 15 Roll primer on the colored wall. The original color goes on once the primer is dry.
          - 5 Tape the edges of the colored wall.
          - 10 Roll primer on it. The original color goes on once that is dry.
        - 8 Wipe inside the kitchen cupboards.
        - 8 Wipe inside the fridge.
        ? no time | only .. hours | tomorrow | tonight: 15 Wipe out the fridge and the cupboards at eye height first.
          - 8 Wipe out the fridge.
          - 8 Wipe out the cupboards at eye height.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 10 Empty every cupboard and the fridge, so the cleaners can reach the back.
          - 5 Empty the cupboards, so the cleaners can reach the back.
          - 5 Empty the fridge before the cleaners come.
      15 Rub the lime off taps, shower and toilet.
        ~ Get vinegar or lime remover with a cloth. | Rub the taps. | Rub the shower walls and head. | Rub the toilet until no lime is left.
        ? mould | mold | silicone: 15 Spray mould cleaner on the silicone with the window open and no other cleaner in the room.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 5 Count all your keys on the table, and note which ones are missing.
      10* Vacuum and mop from the far corner to the door, before you photograph all rooms, meters and keys[, {deadline}].
        ? cat | cats | dog | dogs | pets: 10 Vacuum up the pet hair, dab enzyme cleaner on any pet spot, and photograph all rooms and keys[, {deadline}].
          - 8 Vacuum up the pet hair, from the far corner to the door.
          - 4 Dab enzyme cleaner on any pet spot.
          - 5 Photograph all rooms, meters and keys.
        - 5 Vacuum from the far corner to the door.
        - 8 Mop the same way, out through the door.
        - 5 Photograph all rooms, meters and keys.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 10 Photograph all rooms, meters and keys after the cleaners have gone.
          - 5 Photograph all the rooms after the cleaners have gone.
          - 3 Photograph the meters, with the numbers easy to read.
          - 2 Photograph all the keys in your hand.
    `,
  },
];
