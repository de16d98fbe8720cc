import type { Situation } from "@/lib/decisions/planner/situations/situation";

/** Much of one thing. A heap gets smaller by sorts, the easiest sort first. */
export const HEAP_SITUATIONS: readonly Situation[] = [
  {
    id: "clean-laundry",
    says: /\b(?:clean|washed|dry|unfolded|folded) (?:laundry|washing|clothes)\b|\b(?:laundry|washing|clothes)\b.{0,40}\b(?:to (?:be )?fold(?:ed)?|to put away|not put away|on the (?:spare )?(?:bed|chair|sofa|couch|floor|stairs)|(?:chair|couch|sofa)[- ]?drobe)\b/i,
    unless:
      /\bdirty\b|\bwasher is\b|\bbasement\b|\blaundromat\b|\bbehind on\b|\bdonate\b|\b(?:flat|house|home|place) is\b/i,
    plan: `
      2* Carry one armful of clean laundry to the wardrobe, with something good to listen to.
        ~ Start something good to listen to. | Carry one armful of clean laundry to the closet.
        ? bed | to sleep: 2 Put one armful of laundry on the chair, so half of the bed is free.
      5* Pull out only the towels and bedding, so you can fold or roll them.
        ~ Pull out the towels and the bedding. | Fold or roll the towels. | Fold or roll the bedding.
        ? kids | family | whose: 5 Make one pile for each person, without folding anything.
      5 Drop underwear and socks into their drawer, unsorted.
        - 4 Drop the underwear into its drawer, unsorted.
        - 4 Put all the socks into one bag. They can wait for an evening with a film.
      8 Hang up whatever belongs on a hanger, without ironing.
        ~ Get the hangers. | Hang up the shirts, unironed. | Hang up the dresses, pants and jackets.
        ? no wardrobe | no space | no room | drawers are full: 8 Take five things out of each drawer before you put anything in.
        ? iron*: 8 Hang everything that needs ironing on one rail. It can wait for a film evening.
      8 Fold the rest in two piles: tops and pants.
        - 5 Fold the tops, roughly.
        - 5 Fold the pants and everything else.
      3 Put clothes that don't fit or that you don't like into a bag by the door.
        ~ Get an empty bag. | Pick out what doesn't fit or please you. | Set the filled bag by the door.
      5* Put the clean laundry that is left into two baskets, so the bed or chair is free tonight.
        - 3 Put the clean laundry that is left into two baskets.
        - 2 Sit or lie down for a minute on the free chair or bed.
    `,
  },
  {
    id: "dish-heap",
    says: /\b(?:dishes|washing[- ]up|plates|pots and pans|sink)\b.{0,40}\b(?:pil\w+|stack\w*|mountain|overflow\w*|full|days?|weeks?|every(?:where)?|mou?ld\w*|growing|smell\w*|haven't|not been|disgusting)\b|\b(?:pile|mountain|stack|week|days|sink full) of (?:dirty )?(?:dishes|washing[- ]up|plates)\b/i,
    unless:
      /\b(?:blocked|drain|water|flatmate|roommate|husband|wife|partner|leak\w*|dishwasher (?:won't|is broken)|(?:flat|house|home|place) is)\b/i,
    plan: `
      2* Throw away spoiled food, straight from the plates into one bag.
        ~ Get one bag. | Scrape the spoiled food from each plate into it.
        ? dishwasher is full | dishwasher full | full dishwasher | empty the dishwasher | load the dishwasher | unload the dishwasher: 2 Take one armful of clean dishes out of the dishwasher.
      3* Run the sink full of hot, soapy water for the silverware.
        ~ Put the plug in the sink. | Run hot water with a squirt of soap. | Lay the silverware in it.
        ? dishwasher is full | dishwasher full | full dishwasher | empty the dishwasher | load the dishwasher | unload the dishwasher: 3 Fill the dishwasher with glasses, cups and plates. They don't need rinsing.
        ? no hot water: 3 Boil water for a first bowl with soap. The silverware goes in first.
      4 Stack the other dishes beside the sink by kind: glasses, plates, pans.
        ~ Move the glasses beside the sink. | Stack the plates next to them. | Stack the pans last.
      10* Wash for as long as three songs last: glasses, silverware, plates.
        - 4 Wash the glasses.
        - 4 Wash the silverware.
        - 8 Wash the plates.
      8 Scrub the worst pan, after it has soaked in hot water.
        - 2 Fill the worst pan with hot water and soap.
        - 8 Scrub the worst pan.
      3 Wipe the sink and the tap.
        ~ Pick up the sponge. | Wipe the sink. | Wipe the faucet until it shines.
      2 Put one plate, cup and bowl per person in the front of the cupboard. The others can go up high.
        ~ Get one plate, cup and bowl per person. | Put them in front, with the others up high.
        ? coming over | is coming | are coming | mother in law | company | guests | visit*: 5 Carry the trash out, and wipe the counters. Those are what a visitor smells and sees first.
          - 2 Carry the trash out.
          - 3 Wipe the counters.
        ? the kids | family of | nobody washes | no one washes | nobody else washes: 2 Send your household one line: “I've done all the dishes today. Who takes tomorrow?”
    `,
  },
  {
    id: "letter-heap",
    says: /\b(?:letters?|envelopes?|post|mail|brown envelopes|bills)\b.{0,60}\b(?:never opened|not opened|unopened|haven't opened|didn't open|can't open|scared to open|afraid to open|piling up|piled up|pile of)\b|\b(?:unopened|haven't opened|never opened|too scared to open|pile of|drawer full of|bag full of)\b.{0,30}\b(?:letters?|envelopes?|post|mail|bills)\b|\b(?:like |about |over )?\d+ (?:\w+ )?(?:letters|envelopes|bills) (?:from|lying|waiting|i|on)\b/i,
    unless:
      /\b(?:e-?mails?|inbox|cover letters?|love letters?|to write|write|send|thank[- ]you|old letters|reply|parcel|post office|court)\b/i,
    plan: `
      2* Carry all the mail to the table, unopened.
        ~ Pick up all the mail. | Carry it to the table, unopened.
        ? scared | afraid | anxious | cant open | panic: 2 Carry the three newest envelopes to the table, with somebody on the phone or a song on.
      5* Open every envelope without reading anything.
        - 4 Open the first five envelopes without reading anything.
        - 4 Open the other envelopes.
        ? tax | hmrc | irs: 5 Open the envelopes from the IRS before you open the others. You don't have to read anything yet.
          - 4 Open the envelopes from the IRS without reading anything.
          - 4 Open the other envelopes.
      5 Sort the letters by sender, with the newest of each on top.
        - 4 Sort the letters by sender.
        - 3 Put the newest letter from each sender on top.
      6 List on one sheet who wants how much, and by when.
        ~ Get one sheet of paper. | Write down who wants how much from the first letter. | Do the same with the rest, each with its date.
      3 Put a star beside court, rent, energy and tax, and anything with a date this week.
        ~ Look for court and rent on your list. | Star them, along with energy and tax. | Star anything with a date this week.
      10n Ring a nonprofit credit counselor with the pile beside you. Court, rent, energy and tax letters go on top.
        ~ Put court, rent, energy and tax letters on top. | Look up a nonprofit credit counselor. | Dial the number with the pile beside you. | Read them the letter on top.
      10 Ring or message a nonprofit credit counselor, with your sheet beside you.
        - 3 Find the number or chat of a nonprofit credit counselor.
        - 10 Read them your sheet, starred lines first.
      3 Ask the first starred sender in writing for 30 more days.
        - 3 Ask the first starred sender in writing for 30 more days.
        - 2 Put a folder for the mail by the door.
        ? council tax | council: 3 Ask the tax office in writing for a payment plan.
          - 3 Ask the tax office in writing for a payment plan.
          - 2 Put a folder for the mail by the door.
        ? tax | hmrc | irs: 3 Ask the IRS for a payment plan, with the monthly amount you can keep up.
          - 3 Ask the IRS for a payment plan.
          - 2 Put a folder for the mail by the door.
    `,
  },
  {
    id: "storage-full",
    says: /\b(?:phone|ipad|iphone|icloud|cloud|google|laptop|mac|computer|tablet)\b.{0,14}\b(?:storage|memory|space|drive)?\b.{0,10}\b(?:is|'s|are|almost|nearly)?\s*(?:full|out of (?:space|storage)|running out)\b|\b(?:storage|memory|disk|camera roll)\b.{0,14}\bfull\b|\bno (?:space|storage|room) (?:left )?on my (?:phone|ipad|laptop|mac|computer|tablet)\b/i,
    unless:
      /\b(?:print|album|book|frame|scan|wedding|slide ?show|unread|emails?|virus(?:es)?|malware|pop-?ups|ads|spyware|hacked)\b/i,
    plan: `
      2* Open the storage page in your phone's settings to see what takes up the most space.
        ~ Open the settings on your phone. | Tap storage to see what takes the most space.
      3* Turn on cloud photos with “Optimize Storage”, or copy your photos to a computer.
        ~ Open the photo settings on your phone. | Turn on cloud photos with “Optimize Storage”. | Copy the photos to a computer if you'd rather.
        ? dont want to pay | not paying for | without icloud | no icloud | wont pay | dont want icloud | without paying: 3 Copy your photos to a computer or plug-in drive for free before you delete any.
          - 2 Connect the phone to a computer or a plug-in drive.
          - 8 Start copying the photos. It can run while you do something else.
      8* Delete the ten longest videos you don't need. Most photo apps can sort them by size.
        - 2 Open the videos in your photo app, with the longest at the top.
        - 8 Delete the ten longest videos you don't need.
      8 Delete the screenshots you don't need. They have an album of their own.
        ~ Open the album with your screenshots. | Select the ones you don't need. | Tap the delete button.
      5 Delete the three largest apps you did not open this month.
        - 3 Look at the list of your apps by size.
        - 3 Delete three large apps you did not open this month.
      3 Clear the biggest chats on the storage page in your messaging app's settings.
        ~ Open your messaging app's settings. | Tap the storage page. | Clear the biggest chats there, one by one.
      2 Empty “Recently deleted”, because the space isn't free before that.
        - 2 Empty “Recently deleted”, because the space isn't free before that.
        - 2 Check that three old photos open on another device.
    `,
  },
  {
    id: "said-yes-too-often",
    says: /\b(?:said yes|agreed|committed|signed up) to (?:way |far )?too (?:many|much)\b|\bover-?committed\b|\btoo many commitments\b|\bdouble[- ]booked\b/i,
    plan: `
      2* Write down everything you said yes to, one line each, with its day.
        ~ Get a pen and paper. | Write down each yes with its day, one line each.
      3* Put a star beside the things that only you can do and somebody counts on.
        ~ Look down your list. | Find what only you can do. | Star those that somebody counts on.
      3 Circle one thing without a star that you would be glad to cancel.
        ~ Look at the lines without a star. | Ask which one you'd be glad to cancel. | Circle that one thing.
        ? cake | bake | school: 3 Circle the one you could buy or do by half: a store-bought cake, one booth less, one evening less.
      4* Send one person you can say no to three lines: “I took on too much. I can't do … . I can offer … .”
        - 4 Write three lines to one person you can say no to: “I took on too much. I can't do …. I can offer ….”
        - 2 Send them today. Early is kinder.
      4 Ask someone for a later date for another thing on your list.
        ~ Choose another thing on your list. | Open a message to the person. | Ask for a later date.
        ? my boss | at work | project*: 4 Ask your boss: “I have these three. Which one comes first, and which one can wait?”
      3 Write the hours you need for everything left on your list into your calendar.
        - 3 Write the hours for the first starred thing into your calendar.
        - 3 Write the hours for the others into your calendar.
      2 Write a sentence for the next request: “Let me check and tell you tomorrow.”
        ~ Get a pen and a note. | Write “Let me check and tell you tomorrow.”
    `,
  },
];
