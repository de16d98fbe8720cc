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
        ? wheelchair | step free | ground floor | no stairs | cant do stairs | cant manage stairs | walking frame: 2 Write three musts for the new place on a note: a way in without steps, a bathroom you can turn in, the latest date[ ({deadline})].
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 2 Write three musts for the new place on a note: your animal may live there, two of your own, the latest date[ ({deadline})].
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of | my daughter | my son | our daughter | our son | near .. school: 2 Write three musts for the new place on a note: rooms, the way to school or nursery, the latest date[ ({deadline})].
        ? with a garden | and a garden | garden: 2 Write three musts for the new place on a note: garden, number of rooms, latest date[ ({deadline})].
        ? parking | balcony | home office | work from home: 2 Write three musts for {theIt} on a note, what you named first, with the latest date[: {deadline}].
      4 Write down your income, and the most the rent may be with bills[: {money}].
      8* Save three listings that fit[ in {place}][, within {money}].
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 8 Save three adverts[ in {place}][, within {money}], that allow pets or say nothing about them.
        ? wheelchair | step free | ground floor | no stairs | cant do stairs: 8 Save three adverts[ in {place}][, within {money}], filter on ground floor, lift or step-free.
        ? near .. station | walk to work | near work | commute | minutes from | walking distance: 8 Save three adverts[, within {money}], each with its walk or ride measured on the map.
        ? furnished: 8 Save three furnished adverts[ in {place}][, within {money}].
        ? last minute | urgent* | asap | # days | next week | evict* | have to be out: 8 Save three adverts that are free now[ in {place}][, within {money}], sublets and rooms by the month too.
        ? for # months | short term | short let | temporary | sublet: 8 Save three furnished adverts for just that time[ in {place}][, within {money}], sublets among them.
      8 Put payslips, identity card and a reference into one folder.
        ? no schufa | schufa yet | without .. schufa | need .. schufa | order .. schufa | schufa .. missing | no credit check | no credit report: 8 Order the credit report online today, for one folder with ID, payslips and references.
          - 4 Order the credit report online.
          - 4 Put ID, payslips and references into one folder.
        - 4 Put identity card and payslips into one folder.
        - 4 Ask your present landlord or boss for two lines of reference.
        ? no guarantor | without a guarantor | dont have a guarantor | no cosigner: 8 Put payslips, bank statements and a reference into one folder, with rent ahead or a guarantor service as your offer.
          - 4 Put identity card, payslips and bank statements into one folder.
          - 4 Look up a guarantor service, or what rent ahead the law allows.
        ? self employed | freelance: 8 Put the last tax return, three months of statements, identity card and a reference into one folder.
          - 4 Put identity card and the last tax return into one folder.
          - 4 Add three months of statements and a reference.
        ? new here | just arrived | abroad | no history | first time: 8 Put passport and visa, job contract, savings statement and a boss's lines into one folder.
          - 4 Put passport, visa and job contract into one folder.
          - 4 Add a savings statement and your boss's lines.
        ? papers .. ready | documents .. ready | payslips .. ready | folder .. ready | references .. ready | have the schufa | schufa is here: 3 Put the ready papers into one PDF, to send with each message.
          - 2 Put the ready papers into one PDF.
          - 2 Save it on your phone as “flat” with your surname.
        ? first flat | first apartment | never rented | no reference*: 8 Put identity card, income or savings, and a guarantor's payslips into one folder.
          - 4 Put identity card and proof of income or savings into one folder.
          - 4 Ask one person whether they would sign as guarantor.
      6* Write to the landlord of the best one: who you are, your income, two times for a visit.
        ? still in | live in another | other end of the country | weekends only | only .. at weekends | only view .. weekends | only at weekends: 6 Write to the first one: who you are, your income, “could I view by video, or on Saturday?”, no money before a contract.
        ? # dogs | # cats | my dogs | my cats | our cats | our dogs | with pets | my pets | our pets: 6 Write to the first one: who you are, your animals' page with age and habits, an offer for cleaning, two times for a visit.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 6 Write to the first one through the site or by e-mail: who you are, your income, “please answer in writing”, two times for a visit.
        ? no replies | nobody answers | nobody replies | no answer* | # rejections | keep getting rejected | applied for #: 6 Write to the newest advert within an hour of its posting: who you are, folder attached, free to view today.
        ? from abroad | other city | another city | another country | video | remotely: 6 Write to the first one: who you are, your income, “may I view it by video?”, no money before a contract.
        ? room in | flatshare | flat share | house share | wg: 6 Write to the first one: who you are, your hours, how you like a shared home, two times for a visit.
        ? wheelchair: 6 Write to the first one: who you are, your income, “are there steps, and how wide are the doors?”, two times for a visit.
        ? dog | cat | pet: 6 Write to the first one: who you are, your pet's page with age and habits, an offer for cleaning, two times for a visit.
        ? benefits | universal credit | housing benefit | dss: 6 Write to the first one: who you are, income with benefits, rent paid on time since …, a guarantor or proof, two times.
        ? student: 6 Write to the first one: course, dates, guarantor, two times for a visit.
        ? shift* | night shift* | roster | rota: 6 Write to the first one: your job, your income, two times for a visit that fit your shifts.
        ? evenings only | only .. evenings | only evenings | only .. saturday* | only .. weekend*: 6 Write to the first one: who you are, your income, two times for a visit that you can make.
      4 Set an alert with your three musts on two sites.
        - 3 Set an alert with your three musts on one site.
        - 2 Set it on a second one.
        ? facebook | no agents | no agent | private | without .. agent*: 4 Set an alert on one private-landlord site, with a post in one local group.
          - 3 Set an alert on one private-landlord site.
          - 3 Post your three musts in one local group.
      3? Write five questions for the visit: damp, noise, heating costs, notice, who else lives there.
        ? wheelchair: 3 Write five questions for the visit: steps, door widths, lift, bathroom rails allowed, parking.
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 3 Write five questions for the visit: animal in the contract, neighbours, damp, heating costs, notice.
        ? garden: 3 Write five questions for the visit: who tends the garden, damp, heating costs, notice, parking.
    `,
  },
  {
    id: "pack-home",
    area: "home",
    whole: everyWay(
      "pack|pack up",
      "flat|house|apartment|kitchen|my room|bedroom|home|books|entire house|whole flat|my things|everything|dorm room|garage|boxes|stuff",
    ),
    acts: "pack|pack up|get",
    things: "moving box|moving boxes|boxes for move|flat|house|kitchen boxes",
    unless: "lunch|suitcase|backpack|trip|holiday|hospital",
    it: "the flat",
    plan: `
      2* Put one bag aside for the first night: charger, medicine, papers, sheets, toothbrush.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 2 Put one bag aside for the first night: pyjamas, nappies or sleep toy, charger, sheets, toothbrushes.
        ? cat | cats | dog | dogs: 2 Put one bag aside for the first night: charger, medicine, sheets, your animal's food and bowl.
      4? Ask two shops or neighbours for ten boxes.
        ? i have boxes | we have boxes | have the boxes | already have .. boxes | boxes already | bought .. boxes | boxes are here | ive got boxes | ive got the boxes | boxes ordered: -
      4 List the rooms in packing order, the least used one first[; {deadline}].
        ? garage .. untouched | loft .. untouched | garage and loft | loft and garage | havent been touched | not been touched | havent touched | not started | still to do: 4 Write what is left in a row, garage and loft first if they are untouched, with a day beside each.
          - 2 Write what is left in a row, the untouched rooms first.
          - 3 Write a day beside each[: {deadline}].
        ? # evenings | # days | # weekends | # nights: 4 Write the rooms in a row over your {#} packing times, the least used one first.
          - 2 Write the rooms in a row, the least used one first.
          - 3 Write one room or half a room beside each of the {#}.
        - 2 Write the rooms in a row, the least used one first.
        - 3 Divide them by the days that are left[: {deadline}].
        ? kitchen not started | kitchen left | kitchen is left | only the kitchen: 4 Write what is left in a row: kitchen first, then what you use last.
          - 2 Write what is left in a row, the kitchen first.
          - 3 Divide it by the days that are left.
      5* Fill one box with what you will not use before the move: books, vases, winter coats.
        ? garage and loft | loft and garage | garage .. touched | loft .. touched | attic: 5 Fill one bag from the untouched room with what doesn't move: empty boxes, old paint apart, broken things.
        ? packed # | # boxes | started packing | half packed: 5 Fill the next box from the room that is not begun: baking tins, spare plates, tins.
        ? bad back | my back | back pain | pregnan* | cant lift | no lifting | injur*: 5 Fill one small box on a table: light things you will not use before the move, no heavier than you lift easily.
        ? books: 5 Fill one small box with books, spines down, no heavier than you can lift easily.
      3* Write the room and the contents on two sides of the box.
      10 Put a rubbish bag and a giveaway bag beside the open box.
        ? husband is away | wife is away | partner is away | on my own | by myself | alone: 10 Text two people: “Two hours of carrying before the move, pizza after?”, with the heaviest things named.
          - 3 Write down the five things you can't carry alone.
          - 3 Text two people with two hours to choose from.
        - 3 Put a bag for the bin and one for giving away beside the open box.
        - 5 Carry the full one out.
        ? van | friend with | helpers | movers: 10 Send the driver one line: address, hour, floor, number of boxes and the three biggest pieces.
          - 3 Count the boxes and the three biggest pieces.
          - 3 Send the driver address, hour, floor and that count.
        ? no car | without a car | cant get to the tip: 10 Put a bag for the bin beside the open box, with one for a charity that collects.
          - 3 Put a bag for the bin and one for giving away beside the open box.
          - 5 Send the charity's collection form for the second bag.
      20 Pack the first room wall by wall, one box open at a time.
        ? bad back | my back | back pain | pregnan* | cant lift | no lifting | injur*: 20 Pack the first room sitting down, small boxes left where they stand for the movers to lift.
          - 10 Pack one wall of the first room, with the open box on a chair.
          - 10 Pack the next wall in the same way.
        - 10 Pack one wall of the first room.
        - 10 Pack the next wall.
        ? kitchen not started | kitchen left | kitchen is left | only the kitchen: 20 Pack the kitchen but for one pan, knife, plate and mug a person, plates on edge in paper.
          - 10 Pack plates on edge in paper.
          - 10 Pack glasses and pans, but for one set a person.
        ? tomorrow | tonight | # hours | in the morning: 20 Pack by the armful into bags and boxes, one room a bag, no sorting now.
          - 10 Pack clothes with hangers into bags.
          - 10 Pack the next room by the armful, no sorting now.
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
      2* Write the moving date, both addresses and both floors in one line[: {deadline}].
      4* Count the pieces that need two people: bed, sofa, washing machine.
      3 Write down three times: the start, lunch, the end.
      5* Send the date and the number of big pieces to three people or two firms: “Can you tell me by Friday?”
        ? nobody | no friends | no one | dont know anyone | new here: 5 Ask two “man and van” firms for an hourly price with one helper, with the count of heavy pieces.
        ? my back | bad back | back is | back pain | pregnan* | injur* | disab* | wheelchair: 5 Send date and number to three people or two firms: “I can't lift. I'll feed everyone.”
      3 Ask who can drive a van or carry downstairs.
        - 2 Ask who can drive a van.
        - 2 Ask who would rather watch children or make lunch.
        ? stairs | no lift | third floor | fourth floor | piano: 3 Ask the two strongest for the stairs, with straps borrowed or hired.
      5 Book the van, or the firm with the fixed price[ within {money}].
        ? have .. van | got .. van | van is booked: -
        ? no licence | cant drive | dont drive | nobody drives: 5 Book a man and van for the hours you wrote[ within {money}].
        ? one room | few things | student | small move | just a bed: 5 Book a small van or big taxi by the hour[ within {money}].
      4? Buy drinks and bread for everyone.
        - 4 Buy drinks and bread for everyone.
        - 2 Send all of them hour, address and parking the evening before.
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
      2* Ask your friend in one line: when, where, and for which part do you need me?
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 2 Write your friend now: “I can't lift on the day. I'll drive, pack, wipe or feed everyone.”
      2* Write the hours you can give into your calendar, with an end[: {deadline}].
      4 Lay out shoes that are closed, gloves and old clothes.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 4 Choose your job without lifting: kitchen boxes, keys and doors, children, sandwiches, the van's list.
      2 Look up how to get there, and write down when to leave.
        ? van | hire | driv*: 2 Read the van's booking: pick-up hour, licence, fuel, and the hour it must be back.
      3 Offer one thing of your own: tape, a trolley, sandwiches, a car.
        - 2 Choose one thing to offer: tape, a trolley, sandwiches, a car.
        - 2 Put it by the door.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 3 Text one strong person you both know: “Could you take my place for the heavy pieces?”
          - 2 Write down one strong person you both know.
          - 2 Text that person: “Could you take my place for the heavy pieces?”
        ? have a van | my van | my car: 3 Text your friend when your van or car can be there, and how much fits.
          - 2 Clear the boot.
          - 2 Text the hour and how much fits.
      10* Begin there with the room that is furthest from the door.
        - 2 Ask which boxes are fragile.
        - 10 Begin with the room that is furthest from the door.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 10 Begin there with the job you chose, sitting where you can.
        ? no boxes | nothing packed | not packed: 10 Begin there by packing one whole room: books first, in small boxes.
      3? Lift from the knees, with a second person for all that is heavy.
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
      6* Write the rent and bills in one table, with who pays what from which day.
        ? earns more | earn more | earns less | student | no job: 6 Write rent and bills in one table, by share of pay: two thirds and one third is fair too.
        ? owns | my house | his house | her house | mortgage: 6 Write who owns and who pays what: a share of bills and food, no share of the mortgage without a paper.
      5* List what you own twice, and note which one stays.
        ? already moved | moved in last | moved in in | since he moved | since she moved: 5 Write a list of what stands double or in the way, with one thing each gives up this week.
      4 Choose one corner for each of you that the other leaves alone.
        ? kids | children | daughter | son: 4 Choose with the child one corner and one habit that stay exactly as they are.
        ? cat | dog | cats | dogs: 4 Choose one corner for each that the other leaves alone, and one for the animal's bed and bowl.
        ? small flat | studio | one room | tiny: 4 Choose one shelf, one drawer and one chair for each that the other leaves alone.
      5 Agree on chores: three that each of you minds least, and one that each of you likes.
        - 3 Write down, each alone, the chores you like least.
        - 3 Share them out on one sheet.
      3 Agree how you say “I need an evening alone”.
      8? Read the lease for whose name stands in it[, {deadline}].
        - 4 Read the lease for whose name stands in it[, {deadline}].
        - 4 Write down who would stay if you parted, while you like each other.
    `,
  },
  {
    id: "leave-parents",
    area: "home",
    whole:
      "move out of my parents' house|move out of my parents house|move out of my mum's house|move out of home|leave home|leave my parents' house|get my own place|move out of my parents' place|move out of my mum's|move out for the first time|move out of my family home|get a place of my own",
    unless: "leave home on time|every morning|sell",
    it: "a place of your own",
    plan: `
      2* Write on a note the month when you would like your own key[: {deadline}].
      6* Add up rent, food, phone and travel for one month[ in {place}].
        ? pack up | packing up: 6 Choose what comes with you, what stays and what goes, with a coloured dot on each big thing.
      4 Write down how many months of saving make a deposit and one month's rent[: {money}].
        ? pack | packing | pack up: 10 Pack one box of what you won't miss this month, with your name and what is in it on the side.
      3* Set up an automatic payday transfer to savings, for the gap between that total and what you pay now.
      4 Ask two people what a room costs them, bills included.
        - 2 Choose two people who rent.
        - 2 Ask them what a room costs, bills included.
        ? found a flat | found a place | found a room | signed: 4 Write the move-in day, the first rent and the deposit on one sheet.
          - 2 Write move-in day and first rent.
          - 2 Add the deposit.
      5 Learn two things you have never done alone: a wash, a bill, a form.
        - 5 Do one thing at home that you have never done alone: a wash, a bill, a form.
        - 4 Do a second one this week.
      5? Tell your parents the month, with one thing you thank them for.
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
        ? no inventory | no report | no photos: 2 Open the advert or your oldest photos of the flat, as the nearest thing to a first report.
      8 Photograph every room as it is now.
      15* Clean the oven, or the room in the worst state, first.
        ? oven and bathroom .. done | oven .. are done | oven .. done | oven is clean | kitchen and bathroom .. done | kitchen .. done: 15 Clean the first of the rooms that are left, from the ceiling corners down to the floor.
          - 5 Sweep corners, lamps and curtain rails.
          - 10 Wipe sills, doors, switches and skirting.
        ? carpet*: 15 Clean oven and carpets first: the oven with paste overnight, the carpets with a hired machine so that they dry in time.
          - 10 Spread oven paste tonight, to work until morning.
          - 10 Book or fetch a carpet cleaner, two days before the inspection.
        ? oven: 15 Spread oven cleaner or soda paste in the cold oven, with gloves on, wiped out after an hour or tomorrow.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 5 Send the cleaner the list: oven, fridge, limescale, windows, behind the radiators, a receipt.
        ? cleaning is done | already cleaned | cleaned everything | flat is clean: 10 Look with a torch for what was missed: oven door, extractor, skirting boards, plug holes.
        ? oven .. done | oven is clean | done the oven: 15 Clean the room in the worst state first.
      4 List the marks that were not there when you moved in.
        - 2 Write down marks and holes that were not there then.
        - 2 Write down what is missing or broken.
        ? of us | housemates | flatmates | roommates: 4 Write each housemate's name beside a room in the chat, with an hour and a photo when it is done.
          - 2 Write each housemate's name beside a room.
          - 2 Post the list in the chat, with an hour for each.
        ? painted | paint .. done | walls are done: 4 Write down what still differs from the report besides the walls.
          - 2 Write down what is missing or broken.
          - 2 Write down what can be mended this week.
        ? nail holes | holes in the wall* | holes: 4 Write each hole and mark on a list, with a small tub of filler on it.
          - 2 Write each hole and mark on a list.
          - 2 Put filler and a scraper on the shopping list.
        ? inspection is | inspection on | handover is | handover on | check out is: 4 Write the marks on a list, with the hour of the inspection at the top.
      15 Wipe inside every cupboard and the fridge.
        - 8 Wipe inside the kitchen cupboards.
        - 8 Wipe inside the fridge.
        ? no time | only .. hours | tomorrow | tonight: 15 Wipe the fridge and the cupboards that stand open at eye height first.
          - 8 Wipe the fridge.
          - 8 Wipe the cupboards at eye height.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 10 Empty every cupboard and the fridge, so that the cleaners can reach the back.
          - 5 Empty the cupboards.
          - 5 Empty the fridge.
      15 Rub the lime off taps, shower and toilet.
        ? mould | mold | silicone: 15 Rub the lime off taps and shower, with mould cleaner on the silicone, window open, nothing mixed.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 5 Count all keys on the table, with the missing ones on a note.
      10* Vacuum and mop from the far corner to the door, before you photograph all rooms, meters and keys[, {deadline}].
        - 5 Vacuum from the far corner to the door.
        - 8 Mop in the same way.
        - 5 Photograph all rooms, meters and keys.
        ? cleaner .. booked | cleaners .. booked | professional cleaner* | cleaning company: 10 Photograph all rooms, meters and keys after the cleaners have gone.
          - 5 Photograph all rooms.
          - 3 Photograph the meters.
          - 2 Photograph the keys in your hand.
    `,
  },
];
