import { ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Weddings in parts, accounts of the dead, stones, and what older parents need at home. */
export const PARTINGS: readonly Archetype[] = [
  {
    id: "close-late-accounts",
    area: "paperwork",
    whole: `${everyWay(
      "close|cancel|tell|notify|inform|sort out|deal with",
      "late mum's bank account|late mum's account|late dad's bank account|late dad's accounts|dad's accounts|mum's accounts|bank that mum died|bank that dad died|bank mum died|bank dad died|bank about mum's death|bank about dad's death|dad's phone contract|mum's phone contract|late husband's accounts|late wife's accounts|late mother's bank account|late father's bank account|dad's subscriptions|mum's subscriptions|late dad's bank|late mum's bank",
    )}|sort dad's pension|sort mum's pension|sort out dad's pension|sort out mum's pension`,
    unless: "power of attorney|joint savings",
    it: "the account",
    plan: `
      2* Write down which of the person's accounts are still open: Facebook, Instagram, e-mail, LinkedIn, phone.
        ? bank | savings account | building society: 2 Put the newest bank statement on the table, with account number and branch up.
        ? phone | broadband | tv | contracts: 2 Put the newest bill of each contract in a row, with the customer numbers up.
      5 Save photos, messages and voicemails from each account that you can still see.
        ? bank | savings account | building society: 5 Ask the bank's bereavement team by form, mail or phone what it needs to close the account.
        ? voicemail* | voice | messages: 5 Save the voicemails first: play them on speaker into another phone's recorder.
      3* Photograph the death certificate, since every form asks for it.
      3 Choose for each: closed, or kept as a memorial that nobody can log in to.
        ? bank | savings account | building society: 3 Write down what still runs over it: rent, power, phone, pension.
      8* Fill in the form for an account holder who has died, on the help page of the first company.
        ? bank | savings account | building society: 8 Fill in the bank's bereavement form: name, account, day of death, who acts for the estate.
          - 4 Open the bank's page under “bereavement”.
          - 5 Fill in the form, with the certificate's photo.
        ? facebook: 8 Fill in Facebook's form for a person who has died: “Memorialise” or “Remove”.
          - 4 Open Facebook's help page, with “deceased person” in its search.
          - 5 Fill in the form: “Memorialise” or “Remove”.
        - 4 Open the help page of the first account, with “deceased person” in its search.
        - 5 Fill in its form, with the certificate's photo.
        ? by post | by email | not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Send the first firm's bereavement form or a mail: name, account number, day of death, “please close it”.
          - 3 Find the bereavement form or mail address on the firm's page.
          - 5 Send name, account number and day of death, with “please close it”.
      5 Do the same for the next account. E-mail comes last, since the others send their codes there.
        ? bank | savings account | building society: 5 Ask the bank for the balance on the day of death in writing, as the estate's papers need it.
      3 Tell the family in one line when each page will be gone, or that it stays.
        ? bank | savings account | building society: 3 Tell the family in one line that the bank knows, and what it wants next.
    `,
  },
  {
    id: "headstone",
    area: "people",
    acts: "order|choose|get|buy|sort|arrange",
    things: "headstone|gravestone|grave stone|memorial stone|memorial bench|plaque for grave|urn",
    it: "the stone",
    plan: `
      2* Write down the name and the two dates exactly as they should appear on the stone.
        ? bench: 2 Write the words for the plaque: name, dates, one short line.
      4* Find the cemetery's rules: size, stone, wording, who may order.
        ? bench: 4 Find who runs the spot: council, park, trust or churchyard, with its page on memorial benches.
      3 Ask the cemetery how many months a new grave has to settle first.
        ? bench: 3 Note the waiting list, the price and the number of years it may stand.
      5 Ask one other person which of two lines they would put on it.
        - 3 Write two lines that might be on it.
        - 3 Ask one other person which.
      8* Ask two stonemasons for a written price with everything included: permit, letters, setting[, up to {money}].
        - 5 Ask one stonemason.
        - 4 Ask a second one.
        ? bench: 8 Ask for a written price with everything in it: bench, plaque, fixing, upkeep[, up to {money}].
          - 5 Ask whoever runs the spot for the price and what it covers.
          - 4 Ask one bench maker, where you may bring your own.
      3 Check each letter and each date on the drawing, aloud.
        ? bench: 3 Check each letter and each date on the plaque's drawing, aloud.
      3? Put the day of setting in your calendar[: {deadline}].
        ? bench: 3 Put the day it is set up into your calendar, with a message to whoever should be there.
    `,
  },
  {
    id: "ashes",
    area: "people",
    acts: "scatter|spread|bury|collect",
    things: "ashes|dad's ashes|mum's ashes|dog's ashes|ashes of mum|ashes of dad|nan's ashes",
    needsAct: true,
    it: "the ashes",
    plan: `
      2* Write down the place that first comes to your mind for scattering them.
        ? undertaker* | funeral home | funeral director | crematorium | still at the | never collected: 2 Write the undertaker's name and the year on a note, for the call that asks after the ashes.
        ? ashes in | ashes at | ashes on | ashes off | ashes into | ashes by: 2 Write down the exact spot you have in mind, and how one gets there.
      4 Ask everyone who should have a say, in one message.
        ? undertaker* | funeral home | funeral director | crematorium | never collected: 5 Ring the undertaker: “I'd like to fetch the ashes of …. Which papers, which hours, any fee?”
          - 2 Find the number on the old bill or their page.
          - 4 Ring with the name and the year.
        ? with my brother* | with my sister* | with my siblings | with my two | with my family | with mum: 4 Message them: “Which day and hour suits us all, and what would each of us like to say or bring?”
        ? only me | just me | no family | nobody else: 4 Say the place aloud once, and write why they would like it.
        ? brother | sister | siblings | family disagree* | argue: 4 Write to your brother or sister: “Which place, and which day in your time here? I'd like us both there.”
        ? lives in | abroad | overseas | far: 4 Message those far away: two dates, and “come, or be on video with us”.
      4 Look up who owns the ground or water there, and write down who to ask for permission.
        ? sea | beach | river | lake: 4 Look up the tide and the rule for that water: out with the ebb, away from swimmers and taps.
        ? football | pitch | stadium | park | mountain: 4 Ring the ground or park: most say yes to a quiet handful at an early hour.
      3 Choose a day and an hour with few people there[: {deadline}].
        ? on her birthday | on his birthday | anniversary: 3 Write that day into the calendar, with an hour when few people are there.
        ? april | may | june | july | august | september | only .. in: 3 Choose a day and an early hour in the time that all can come.
      3n Choose a day and an hour for it, with a yes from family and from whoever owns the ground.
        ? on her birthday | on his birthday | anniversary: 3 Write that day into the calendar, with an hour when few people are there.
      3 Choose who opens the container and who says a few words.
        ? undertaker* | never collected | still at the: 3 Ask one person to come along to fetch them, for the drive and a cup of tea afterwards.
        ? # words | reading | poem | dont know what to say: 3 Choose one poem or song of two minutes, and who reads or plays it.
      5 Pack a bag with scissors, water for hands, tissues and something warm to drink.
      8* Scatter the ashes with the wind at your back, in one slow pour or a handful each.
        - 3 Stand there with the wind at your back.
        - 5 Scatter the ashes in one slow pour or a handful each.
        - 2 Say the name aloud.
    `,
  },
  {
    id: "wedding-part",
    area: "people",
    acts: "find|book|choose|hire|get|look for|pick|visit",
    things:
      "wedding venue|wedding photographer|photographer for wedding|wedding band|wedding dj|band for wedding|wedding caterer|wedding florist|wedding cake|wedding videographer|wedding car|celebrant|wedding celebrant|registrar|wedding makeup artist|photographer|dj|caterer|venue",
    whole: everyWay(
      "find|book|hire|choose",
      "band for wedding|band for our wedding|dj for wedding|photographer for wedding|venue for wedding|hall for party|hall|village hall|hall for birthday|venue for party|caterer for party|dj for party|photographer for newborn",
    ),
    unless: "become|job as|wedding guest|fire|residence hall|town hall meeting|refund|complain",
    it: "it",
    plan: `
      2* Write one line for whoever you ask: the wedding's date, place, number of guests, and the most it may cost[: {money}][, {deadline}].
      5* Ask one married couple who they hired and what they paid.
        ? photographer: 5 Ask one couple whose photos you like whom they had, and what they paid.
        ? cake: 5 Ask one couple or friend who baked theirs, for how many, and what they paid.
        ? venue: 5 Ask one couple who married near there where they were, and what it cost in all.
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 5 Write the offers you have side by side: price in all, food tasted, who serves, deposit, last day to cancel.
      8 Save three that are free that day: two that people you know suggest, one from a map search.
        - 5 Save two by people you know.
        - 4 Save one by a map search.
        ? photographer: 8 Save three whose pictures of rain, dark rooms and grandmothers you like too.
          - 5 Save two by people you know.
          - 4 Save one by a map search, with a whole wedding shown and not only the best ten.
        ? venue: 8 Save three places for that number: barn, hotel, village hall, restaurant, each with a price all in.
          - 5 Save two from a venue site, filtered by number and price.
          - 4 Save one that is no wedding house: a village hall, a restaurant, a garden.
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 8 Choose one by your two musts, such as price and taste, each of you alone first.
          - 4 Give each offer points for price, taste and people, each of you alone.
          - 4 Choose the one with the most points.
      5* Send the same four questions to three of them: are you free, what is the full price, what is included, how can one cancel?
        ? photographer: 5 Send all three the same four questions: free that day, price, how many hours and pictures, who stands in if you are ill?
        ? venue: 5 Send all three the same four questions: which dates are free, full price for the number, what is in it, own caterer allowed?
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 5 Send the better one: “We'd like you. Date, number, price: please send the contract”, with a kind no to the other.
      10 See or call the two that answer best.
        - 5 Call the one that answers best.
        - 5 Call the second one.
        ? venue: 10 Book a visit to the two that answer best, on one day.
          - 5 Book a visit to the one that answers best.
          - 5 Book the second for the same day.
        ? seen two | visited two | met two: -
      5 Read the parts of the contract about deposit and cancelling.
      3? Pay the deposit by card, with the date of the rest in your calendar.
    `,
  },
  {
    id: "wedding-dress",
    area: "people",
    acts: "find|buy|choose|get|look for|shop for|pick",
    things:
      "wedding dress|bridal gown|wedding suit|bridesmaid dresses|bridesmaids dresses|wedding outfit for groom|groom's suit",
    unless: "invited|guest|clean|sell",
    it: "it",
    plan: `
      2* Save three pictures of dresses that you like.
        ? bridesmaid dress* | bridesmaids dress*: 2 Write the names and sizes of the bridesmaids on a note, with the colour you have in mind.
      3* Write down the day[ ({deadline})], the season, and the most it may cost with alterations[: {money}].
      3 Name what you must be able to do in it: dance, sit long, walk on grass.
        ? bridesmaid dress* | bridesmaids dress*: 3 Ask them in one message: what would each never wear, and what can each spend?
      5* Book one fitting this month, at a bridal shop, a second-hand shop or a rental place.
        ? found the dress | have the dress | bought the dress | dress is here: 5 Book a seamstress for a first fitting, six to eight weeks before the day.
        ? second hand | secondhand | cheap | budget | rent | hire: 5 Book one try at a second-hand or hire place, with the prices seen on its page.
        ? online | ordered: 5 Order two sizes from a shop that takes them back, with the last day for returns on a note.
      3 Ask one person who tells you the truth kindly to come along.
        ? bridesmaid dress* | bridesmaids dress*: 3 Choose between one dress for all and one colour with cuts of their own.
        ? alone | on my own | nobody: 3 Ask the shop for a quiet hour, with photos sent to one friend.
      10 Photograph each dress from front and back, and once sitting down.
        ? bridesmaid dress* | bridesmaids dress*: 10 Send the group two links with sizes and price, with an answer by Sunday.
          - 4 Choose two dresses that come in all sizes.
          - 3 Send both links.
        - 4 Photograph each one from the front and the back.
        - 3 Sit down in it.
      3? Leave a night between the fitting and the deposit.
        - 2 Leave a night between the fitting and the deposit.
        - 3 Ask how many weeks making and altering take.
    `,
  },
  {
    id: "seating-plan",
    area: "people",
    acts: "do|make|plan|finish|sort|write",
    things: "seating plan|table plan|seating chart|wedding seating|wedding table plan|place cards",
    whole: "table plan|seating plan|seating chart",
    it: "the plan",
    plan: `
      2* Write down how many tables there are, and how many chairs at each[: {number}].
      5* Write each name on a small note of its own.
        ? half | almost | nearly | most of: 5 Write only the names that have no seat yet on small notes.
          - 5 Write only the names that have no seat yet on small notes.
          - 2 Put the finished tables aside, as they are.
        - 5 Write the names of the family on small notes.
        - 5 Write those of the friends.
      3 Lay out one sheet for each table.
      8* Put down first the names that need a certain place: parents, a wheelchair, small children, two who don't speak.
        ? wheelchair | walker | elderly | hard of hearing: 8 Put down first those who need a certain place: wheelchair near the door, the oldest away from the band.
          - 4 Put the wheelchair near the door, with room to turn.
          - 4 Put the oldest away from the loudspeakers.
        ? divorced | stepmum | stepdad | both his parents | remarried: 8 Put divorced parents at tables of equal rank, each with their own people, in view of you both.
          - 4 Put each of them at a table near yours, with their own people.
          - 4 Put a calm relative between the two tables.
        ? not speaking | dont speak | fell out | feud | hate each other: 8 Put the two who don't speak at tables apart, backs to each other, with a calm person beside each.
          - 4 Put the two who don't speak at tables far apart.
          - 4 Put a calm person beside each of them.
        - 4 Put down parents, wheelchair and small children.
        - 4 Put those far apart who don't speak.
      8 Fill each table so that everybody knows one person there.
      3 Show it to the one who knows both families.
      3? Photograph it, to be typed once the last answer is in[, {deadline}].
        ? tomorrow | today | saturday: 3 Send the venue its photo tonight.
        - 2 Photograph it.
        - 5 Type it, once the last answer is in.
    `,
  },
  {
    id: "safer-home",
    area: "home",
    whole: everyWay(
      "make|adapt|prepare",
      ELDER,
      "house safer|home safer|house safe|home safe|bathroom safer|flat safer|safe at home",
    ),
    acts: "fit|get|install|put up|buy|order|set up|arrange",
    things:
      "grab rail|grab rails|stairlift|handrail|handrails|walking frame|personal alarm|fall alarm|raised toilet seat|shower seat|ramp|key safe|medical alert|shower chair|pill box for dad|bath lift|commode|wet room",
    unless: "computer|ebay|car|skate",
    it: "it",
    plan: `
      2* Ask {person|the one who lives there} which place in the house they hurry past or avoid.
        ? stairlift | stair lift: 2 Photograph the stairs from the bottom and the top, with any turn, door or radiator on them.
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo | my home | my house: 2 Write down the three places at home where you hold on, hurry or go on all fours.
      5* Walk from the bed to the bathroom with them at dusk, and note anything in the way.
        ? stairlift | stair lift: 5 Ring the council, insurer or veterans' office: is there a grant, and must nothing be ordered before the yes?
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo | my home | my house: 5 Walk from bed to bathroom at dusk, with a finger on each thing that could trip you.
      4 Take away the first three things someone could trip over: rug, cable, low table.
        ? stairlift | stair lift: 4 Measure the stairs: width, steps, length of the rail, a socket near.
        ? boiler | heating | cold: 4 Ring about the boiler first: yearly service, a grant for old age, a heater that can't fall.
      3 Put a light that comes on by itself beside the bed.
        ? stairlift | stair lift: 3 Write three questions: new or reconditioned, repair within how many hours, do you buy it back?
      8* Call the doctor or health insurer about a home visit by an occupational therapist. Rails and aids may be covered.
        ? stairlift | stair lift: 8 Ask a second and a third firm for a home visit and a price in writing, with nothing signed that day.
          - 3 Look up two more firms, one that sells reconditioned lifts.
          - 5 Ask both for a home visit and a price in writing, with nothing signed that day.
        - 3 Find the number for “occupational therapist” at council, clinic or insurer.
        - 6 Ask for a home visit.
        ? stroke | hospital | discharge* | comes home: 8 Call the ward's occupational therapist: rails, commode, bed downstairs before the day they come home?
          - 2 Find the number or the online form for this.
          - 6 Call the ward's occupational therapist: rails, commode, bed downstairs before the day they come home?
        ? stairs | upstairs | loo | toilet: 8 Call the council or clinic's occupational therapist about the stairs: second rail, commode, stairlift, grant.
          - 2 Find the number or the online form for this.
          - 6 Call the council or clinic's occupational therapist about the stairs: second rail, commode, stairlift, grant.
      5 Measure the spot for {theIt}: height, width, what the wall is made of.
        ? stairlift | stair lift: 5 Lay the quotes side by side: price, fitting, warranty, repair, days to wait.
        ? rent | landlord | council house: 5 Write the landlord two lines: “I'm disabled and need rails or a stairlift. May the occupational therapist's list be fitted?”
      4? Let a trade fix what has to bear weight, with {person|them} there to say how high[, {deadline}].
        ? stairlift | stair lift: 4 Let {person|them} try the seat, belt and footrest in a showroom or at a neighbour's.
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo: 4 Let a trade fix what has to bear weight, at the height where your own hand reaches for it.
    `,
  },
  {
    id: "pill-box",
    area: "health",
    acts: "set up|fill|sort|organize|do|buy",
    things:
      "pill box|pill organizer|pill organiser|dosette box|dosette|weekly pill box|medicine box|pill dispenser|mum's tablets|dad's tablets|dad's pills|mum's pills",
    whole: everyWay(
      "set up|fill|sort",
      "pill box for dad|pill box for mum|pill box for gran|dosette box for mum|pill organizer for mum|pill organizer for dad",
    ),
    tells:
      "can't manage her pills|can't manage his pills|can't manage her tablets|forgets her pills|forgets his pills|forgets her tablets|mixes up her pills|mixes up his pills|forgets to take her pills|forgets to take his pills",
    it: "the box",
    plan: `
      2* Put every packet that is in use on one table.
      4* Lay the newest medicine list from the doctor or pharmacist beside them.
      4 Set aside what is not on the list, in a bag for the pharmacist.
      4n Ask the pharmacist which ones may leave their packet.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 4 Ring the pharmacy: “Could you fill weekly packs for us? From which week, at what price, delivered?”
        ? dementia | confused | forgets: 4 Ask the pharmacist about a locked box with an alarm, and who fills it.
      5 Ask the pharmacist which ones may leave their packet, and whether they fill such boxes.
        - 4 Ask the pharmacist which ones may leave their packet.
        - 2 Ask whether they fill such boxes.
        ? blister | pharmacy: 5 Ask the pharmacist for ready-filled trays, who pays, and which ones can't go in.
        ? # tablets | # pills: 5 Ask the pharmacist about the {#} tablets: which may leave the packet, and could any be stopped at a review?
        ? dementia | confused | forgets: 5 Ask the pharmacist about a locked box with an alarm, and who fills it.
      8 Fill one week, one medicine at a time, with nobody talking to you.
        - 2 Wash your hands.
        - 8 Fill one week, one medicine at a time.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 8 Ask the doctor's practice to send the prescriptions to that pharmacy, week by week, with the list.
          - 3 Hand the pharmacist the list and the bag of what is not on it.
          - 5 Ask the doctor's practice to send the prescriptions there, week by week.
      4 Check each compartment against the list.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 4 Check the first pack against the list before it is opened, with the old packets taken away.
      3? Set an alarm for each hour and one for the next filling[, {rhythm}].
        - 3 Set an alarm for each hour.
        - 2 Set one for the next filling.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 3 Put the weekly day of delivery into the calendar, with who fetches it when none comes.
          - 2 Put the weekly day of delivery into the calendar.
          - 2 Write down who fetches the pack when none comes.
    `,
  },
];
