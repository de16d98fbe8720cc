import type { Situation } from "@/lib/decisions/planner/situations/situation";

/** Much of one thing. A heap gets smaller by sorts, the easiest sort first. */
export const HEAP_SITUATIONS: readonly Situation[] = [
  {
    id: "clean-laundry",
    says: /\b(?:clean|washed|dry|unfolded|folded) (?:laundry|washing|clothes)\b|\b(?:laundry|washing|clothes)\b.{0,40}\b(?:to (?:be )?fold(?:ed)?|to put away|not put away|on the (?:spare )?(?:bed|chair|sofa|couch|floor|stairs)|(?:chair|couch|sofa)[- ]?drobe)\b/i,
    unless: /\bdirty\b|\bdonate\b|\b(?:flat|house|home|place) is\b/i,
    plan: `
      2* Carry one armful to the wardrobe, with something good to listen to.
        ? bed | to sleep: 2 Put one armful on the chair, so that half of the bed is free, with something on to listen to.
      5* Pull out the towels and bedding only, so you can fold or roll them.
        ? kids | family | whose: 5 Make one pile for each person, with nothing folded yet.
      5 Drop underwear and socks into their drawer, unsorted.
        - 4 Drop the underwear into its drawer, unsorted.
        - 4 Put all socks into one bag, for an evening with a film.
      8 Hang up whatever belongs on a hanger, without ironing.
        ? no wardrobe | no space | no room | drawers are full: 8 Take out as many things as you put in: each drawer gets rid of five first.
        ? iron*: 8 Hang whatever needs the iron on one rail, for a film evening.
      8 Fold the rest in two piles: tops, trousers.
        - 5 Fold the tops, roughly.
        - 5 Fold the trousers and the rest.
      3 Put what doesn't fit or you don't like into a bag by the door.
      5* Put what is left into two baskets, so the bed or chair is free tonight.
        - 3 Put what is left into two baskets.
        - 2 Use the free bed or chair tonight.
    `,
  },
  {
    id: "dish-heap",
    says: /\b(?:dishes|washing[- ]up|plates|pots and pans|sink)\b.{0,40}\b(?:pil\w+|stack\w*|mountain|overflow\w*|full|days?|weeks?|every(?:where)?|mou?ld\w*|growing|smell\w*|haven't|not been|disgusting)\b|\b(?:pile|mountain|stack|week|days|sink full) of (?:dirty )?(?:dishes|washing[- ]up|plates)\b/i,
    unless:
      /\b(?:blocked|drain|water|flatmate|roommate|husband|wife|partner|leak\w*|dishwasher (?:won't|is broken)|(?:flat|house|home|place) is)\b/i,
    plan: `
      2* Throw away spoiled food, straight from the plates into one bag.
        ? dishwasher is full | dishwasher full | full dishwasher | empty the dishwasher | load the dishwasher | unload the dishwasher: 2 Open the dishwasher, and take out what is clean by the first armful.
      3* Run the sink full of hot, soapy water, with the cutlery in first.
        ? dishwasher is full | dishwasher full | full dishwasher | empty the dishwasher | load the dishwasher | unload the dishwasher: 3 Fill the dishwasher with glasses, cups and plates, as they are.
        ? no hot water: 3 Boil the kettle for a first bowl of hot water with soap, cutlery first.
      4 Stack the rest beside it by kind: glasses, plates, pans.
      10* Wash for as long as three songs last: glasses, cutlery, plates.
        - 4 Wash the glasses.
        - 4 Wash the cutlery.
        - 8 Wash the plates.
      8 Scrub the worst pan, once it has soaked in hot water.
        - 2 Fill the worst pan with hot water and soap.
        - 8 Scrub it last.
      3 Wipe the sink and the tap.
      2 Put one plate, cup and bowl per person in front. The rest can go up high.
        ? the kids | family of | nobody washes | no one washes | nobody else washes: 2 Send the household one line: “I've done the lot today. Who takes tomorrow?”
    `,
  },
  {
    id: "letter-heap",
    says: /\b(?:letters?|envelopes?|post|mail|brown envelopes|bills)\b.{0,60}\b(?:never opened|not opened|unopened|haven't opened|didn't open|can't open|scared to open|afraid to open|piling up|piled up|pile of)\b|\b(?:unopened|haven't opened|never opened|too scared to open|pile of|drawer full of|bag full of)\b.{0,30}\b(?:letters?|envelopes?|post|mail|bills)\b|\b(?:like |about |over )?\d+ (?:\w+ )?(?:letters|envelopes|bills) (?:from|lying|waiting|i|on)\b/i,
    unless:
      /\b(?:e-?mails?|inbox|cover letters?|love letters?|to write|write|send|thank[- ]you|old letters|reply|parcel|post office|court)\b/i,
    plan: `
      2* Carry all the post to the table, unopened.
        ? scared | afraid | anxious | cant open | panic: 2 Carry three envelopes to the table, the newest ones, with somebody on the phone or a song on.
      5* Open every envelope without reading anything.
        - 4 Open the first five, without reading.
        - 4 Open the rest.
        ? tax | hmrc | irs: 5 Open the ones from the tax office first, without reading, then the rest.
          - 4 Open the ones from the tax office.
          - 4 Open the rest.
      5 Sort the letters by sender, with the newest of each on top.
        - 4 Sort by sender.
        - 3 Put the newest of each on top.
      6 List on one sheet who wants how much by when.
      3 Put a star beside court, rent, energy and tax, and anything with a date this week.
      10n Ring a free debt or advice line with the pile beside you. Court, rent, energy and tax letters go on top.
      10 Ring or message a free debt or advice line, with the sheet beside you.
        - 3 Find the number or chat of a free debt or advice line.
        - 10 Read them your sheet, starred lines first.
      3 Ask the first starred sender in writing for 30 days of breathing room.
        - 3 Ask the first starred sender for 30 days of breathing space, in writing.
        - 2 Put one folder by the door, and one fixed evening a week for the post.
        ? council tax | council: 3 Ask the council in writing for a plan in parts and a stop of further steps meanwhile.
          - 3 Ask the council in writing for a plan in parts.
          - 2 Put one folder by the door, and one fixed evening a week for the post.
        ? tax | hmrc | irs: 3 Ask the tax office in writing for time to pay, with the sum a month you can keep to.
          - 3 Ask the tax office in writing for time to pay.
          - 2 Put one folder by the door, and one fixed evening a week for the post.
    `,
  },
  {
    id: "storage-full",
    says: /\b(?:phone|ipad|iphone|icloud|cloud|google|laptop|mac|computer|tablet)\b.{0,14}\b(?:storage|memory|space|drive)?\b.{0,10}\b(?:is|'s|are|almost|nearly)?\s*(?:full|out of (?:space|storage)|running out)\b|\b(?:storage|memory|disk|camera roll)\b.{0,14}\bfull\b|\bno (?:space|storage|room) (?:left )?on my (?:phone|ipad|laptop|mac|computer|tablet)\b/i,
    unless: /\b(?:print|album|book|frame|scan|wedding|slide ?show|unread|emails?)\b/i,
    plan: `
      2* Open the storage page in the settings to see what takes up the most.
      3* Turn on cloud photos with “optimise storage”, or copy your photos to a computer.
      8* Delete the ten longest videos you don't need. Most photo apps can sort them by size.
        - 2 Open the videos in the photo app, longest first.
        - 8 Delete the ten longest that you don't need.
      8 Delete screenshots. They have an album of their own.
      5 Delete the three largest apps you did not open this month.
        - 3 Look at the list of apps by size.
        - 3 Delete three that you did not open this month.
      3 Clear the biggest chats on the storage page of your messenger's settings.
      2 Empty “Recently deleted”, since no space is freed before that.
        - 2 Empty “Recently deleted”, since nothing is freed before that.
        - 2 Check that three old photos open on another device.
    `,
  },
  {
    id: "said-yes-too-often",
    says: /\b(?:said yes|agreed|committed|signed up) to (?:way |far )?too (?:many|much)\b|\bover-?committed\b|\btoo many commitments\b|\bdouble[- ]booked\b/i,
    plan: `
      2* Write down everything you said yes to, one line each, with its day.
      3* Put a star beside the things that only you can do and somebody counts on.
      3 Circle one without a star that you would be glad to cancel.
        ? cake | bake | school: 3 Circle the one that could be bought or halved: a shop's cake, one stall less, one evening less.
      4* Send one person you can say no to three lines: “I took on too much. I can't do … . I can offer … .”
        - 4 Write three lines: “I took on too much. I can't do … . I can offer … .”
        - 2 Send them today, since early is kinder.
      4 Ask someone for a later date for a second one.
        ? my boss | at work | project*: 4 Ask your boss: “I have these three. Which one comes first, and which one may be later?”
      3 Write the hours the rest will take into your calendar.
        - 3 Write the hours of the first starred one into your calendar.
        - 3 Write in those of the others.
      2 Write a sentence for the next request: “Let me look and tell you tomorrow.”
    `,
  },
];
