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
      4 Add up rent, heating and deposit beside your income[: {money}].
      8* Save three adverts that fit[ in {place}][, within {money}].
      8 Put payslips, identity card and a reference into one folder.
        - 4 Put identity card and payslips into one folder.
        - 4 Ask your present landlord or boss for two lines of reference.
        ? self employed | freelance: 8 Put the last tax return, three months of statements, identity card and a reference into one folder.
          - 4 Put identity card and the last tax return into one folder.
          - 4 Add three months of statements and a reference.
        ? new here | just arrived | abroad | no history | first time: 8 Put passport and visa, job contract, savings statement and a boss's lines into one folder.
          - 4 Put passport, visa and job contract into one folder.
          - 4 Add a savings statement and your boss's lines.
      6* Write to the first one: who you are, your income, two times for a visit.
        ? dog | cat | pet: 6 Write to the first one: who you are, your pet's page with age and habits, an offer for cleaning, two times for a visit.
        ? benefits | universal credit | housing benefit | dss: 6 Write to the first one: who you are, income with benefits, rent paid on time since …, a guarantor or proof, two times.
        ? student: 6 Write to the first one: course, dates, guarantor, two times for a visit.
      4 Set an alert with your three musts on two sites.
        - 3 Set an alert with your three musts on one site.
        - 2 Set it on a second one.
      3? Write five questions for the visit: damp, noise, heating costs, notice, who else lives there.
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
      4? Ask two shops or neighbours for ten boxes.
        ? have boxes | got boxes | bought boxes: -
      4 Write the rooms in a row, the least used one first[; {deadline}].
        - 2 Write the rooms in a row, the least used one first.
        - 3 Divide them by the days that are left[: {deadline}].
        ? kitchen not started | kitchen left | kitchen is left | only the kitchen: 4 Write what is left in a row: kitchen first, then what you use last.
          - 2 Write what is left in a row, the kitchen first.
          - 3 Divide it by the days that are left.
      5* Fill one box with what you will not use before the move: books, vases, winter coats.
        ? packed # | # boxes | started packing | half packed: 5 Fill the next box from the room that is not begun: baking tins, spare plates, tins.
      3* Write room and contents on two sides of it.
      10 Put a bag for the bin and one for giving away beside the open box.
        - 3 Put a bag for the bin and one for giving away beside the open box.
        - 5 Carry the full one out.
        ? van | friend with | helpers | movers: 10 Send the driver one line: address, hour, floor, number of boxes and the three biggest pieces.
          - 3 Count the boxes and the three biggest pieces.
          - 3 Send the driver address, hour, floor and that count.
      20 Pack the first room wall by wall, one box open at a time.
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
      2* Write date, both addresses and floors of the move in one line[: {deadline}].
      4* Count the pieces that need two people: bed, sofa, washing machine.
      3 Write the hours: beginning, lunch, end.
      5* Send date and number to three people or two firms, with “can you say by Friday?”
        ? nobody | no friends | no one | dont know anyone | new here: 5 Ask two “man and van” firms for an hourly price with one helper, with the count of heavy pieces.
        ? my back | bad back | back is | back pain | pregnan* | injur* | disab* | wheelchair: 5 Send date and number to three people or two firms: “I can't lift. I'll feed everyone.”
      3 Ask who can drive a van or carry downstairs.
        - 2 Ask who can drive a van.
        - 2 Ask who would rather watch children or make lunch.
        ? stairs | no lift | third floor | fourth floor | piano: 3 Ask the two strongest for the stairs, with straps borrowed or hired.
      5 Book the van, or the firm with the fixed price[ within {money}].
        ? have .. van | got .. van | van is booked: -
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
      2 Look up the way there.
        ? van | hire | driv*: 2 Read the van's booking: pick-up hour, licence, fuel, and the hour it must be back.
      3 Offer one thing of your own: tape, a trolley, sandwiches, a car.
        - 2 Choose one thing to offer: tape, a trolley, sandwiches, a car.
        - 2 Put it by the door.
        ? my back | bad back | back is | back pain | sore back | knee | shoulder | injur* | pregnan*: 3 Text one strong person you both know: “Could you take my place for the heavy pieces?”
          - 2 Write down one strong person you both know.
          - 2 Text that person: “Could you take my place for the heavy pieces?”
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
      2* Write down, you and {person|the other} each alone, one habit you can't live without at home.
      6* Write the rent and bills in one table, with who pays what from which day.
        ? earns more | earn more | earns less | student | no job: 6 Write rent and bills in one table, by share of pay: two thirds and one third is fair too.
        ? owns | my house | his house | her house | mortgage: 6 Write who owns and who pays what: a share of bills and food, no share of the mortgage without a paper.
      5* Write a list of what you own twice, with a mark at the one that stays.
        ? already moved | moved in last | moved in in | since he moved | since she moved: 5 Write a list of what stands double or in the way, with one thing each gives up this week.
      4 Choose one corner for each that the other leaves alone.
        ? kids | children | daughter | son: 4 Choose with the child one corner and one habit that stay exactly as they are.
      5 Agree on three chores each likes least and one each likes.
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
      2* Write the month in which you would like your own key on a note[: {deadline}].
      6* Add up rent, food, phone and travel for one month[ in {place}].
      4 Write the number of months that makes a deposit and one rent[: {money}].
      3* Set a standing order for the difference to what you pay now, starting on payday.
      4 Ask two people what a room costs them, bills included.
        - 2 Choose two people who rent.
        - 2 Ask them what a room costs, bills included.
      5 Learn two things you have never done alone: a wash, a bill, a form.
        - 5 Do one thing at home that you have never done alone: a wash, a bill, a form.
        - 4 Do a second one this week.
      5? Tell your parents the month, with one thing you thank them for.
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
        ? carpet*: 15 Clean oven and carpets first: the oven with paste overnight, the carpets with a hired machine so that they dry in time.
          - 10 Spread oven paste tonight, to work until morning.
          - 10 Book or fetch a carpet cleaner, two days before the inspection.
        ? oven: 15 Spread oven cleaner or soda paste in the cold oven, with gloves on, wiped out after an hour or tomorrow.
      4 Write the marks that were not there then on a list.
        - 2 Write down marks and holes that were not there then.
        - 2 Write down what is missing or broken.
        ? of us | housemates | flatmates | roommates: 4 Write each housemate's name beside a room in the chat, with an hour and a photo when it is done.
          - 2 Write each housemate's name beside a room.
          - 2 Post the list in the chat, with an hour for each.
      15 Wipe inside every cupboard and the fridge.
        - 8 Wipe inside the kitchen cupboards.
        - 8 Wipe inside the fridge.
        ? no time | only .. hours | tomorrow | tonight: 15 Wipe the fridge and the cupboards that stand open at eye height first.
          - 8 Wipe the fridge.
          - 8 Wipe the cupboards at eye height.
      15 Rub the lime off taps, shower and toilet.
        ? mould | mold | silicone: 15 Rub the lime off taps and shower, with mould cleaner on the silicone, window open, nothing mixed.
      10* Vacuum and mop from the far corner to the door, before you photograph all rooms, meters and keys[, {deadline}].
        - 5 Vacuum from the far corner to the door.
        - 8 Mop in the same way.
        - 5 Photograph all rooms, meters and keys.
    `,
  },
];
