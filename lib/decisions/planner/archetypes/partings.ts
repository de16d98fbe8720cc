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
        ~ Write down Facebook, Instagram, e-mail, LinkedIn and phone. | Circle the accounts that are still open.
        ? bank | savings account | building society: 2 Put the newest bank statement on the table, where you can see the account number and branch.
        ? phone | broadband | tv | contracts: 2 Put the newest bill for each contract in a row, with the customer numbers showing.
      5 Save photos, messages and voicemails from each account you can still see.
        ~ Open the first account you can still see. | Save its photos, messages and voicemails. | Save those from the other accounts.
        ? bank | savings account | building society: 5 Ask the bank by form, mail or phone what it needs to close the account of someone who has died.
        ? voicemail* | voice | messages: 5 Save the voicemails first: play them on speaker into another phone's recorder.
      3* Photograph the death certificate, since every form asks for it.
        ~ Get the death certificate. | Lay it flat in good light. | Photograph it so you can read every word.
      3 Choose for each account: closed, or kept as a memorial that nobody can log in to.
        ~ Put the list of accounts in front of you. | Write “closed” or “memorial” beside the first. | Write one word beside each of the others.
        ? bank | savings account | building society: 3 Write down what is still paid from the account: rent, power, phone, insurance.
      8* Fill in the form for an account holder who has died, on the help page of the first company.
        ? bank | savings account | building society: 8 Fill in the bank's form: name, account, date of death, who acts for the estate.
          - 4 Open the bank's help page on a customer who has died.
          - 5 Fill in the bank's form, with the photo of the certificate.
        ? facebook: 8 Fill in Facebook's form for a person who has died: “Memorialise” or “Remove”.
          - 4 Search Facebook's help page for “deceased person”.
          - 5 Fill in Facebook's form: “Memorialize” or “Remove”.
        - 4 Search the first company's help page for “deceased person”.
        - 5 Fill in the company's form, with the photo of the certificate.
        ? by post | by email | not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Send the first company its form or a mail: name, account number, date of death, “Please close it.”
          - 3 Find the form or mail address on the first company's page.
          - 5 Send the name, the account number and the date of death, with “Please close it.”
      5 Fill in the form for the next account. E-mail comes last, since the others send their codes there.
        ~ Choose the next account, leaving e-mail for last. | Open its form. | Fill in each line. | Press send.
        ? bank | savings account | building society: 5 Ask the bank for the balance on the day of death in writing. The estate's papers need it.
      3 Tell the family in one line when each account will be gone, or that it stays.
        ~ Open a message to the family. | Write the day each account will be gone, or stays. | Press send.
        ? bank | savings account | building society: 3 Tell the family in one line that the bank knows, and what it needs next.
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
        ~ Pick up a pen. | Write the name and both dates, letter by letter.
        ? move .. marker | move .. headstone | move .. stone | reset | leaning | sunk: 2 Photograph the marker and the new spot, and write down the plot numbers if you know them.
        ? bench: 2 Write the words for the plaque: name, dates, one short line.
      4* Find the cemetery's rules on size, stone and wording, and who may order.
        ~ Open the cemetery's page, or call. | Find the rules on size, stone and wording. | Find who may order.
        ? move .. marker | move .. headstone | move .. stone | reset | leaning | sunk: 4 Call the cemetery office: “May this marker be moved or reset, who has to sign, and who may do the work?”
          - 2 Write those three questions.
          - 2 Call the office.
        ? va | veteran* | military | army | navy | marine* | air force | served: 4 Ask the cemetery who may order for the grave, and which kinds of VA markers it allows.
        ? bench: 4 Find out who runs the spot: the city, the park, a trust or a churchyard.
      3 Ask the cemetery how many months a new grave has to settle first.
        ~ Call the cemetery. | Ask: “How many months does a new grave settle?” | Write down the answer.
        ? bench: 3 Write down the waiting list, the price and how many years the bench may stand.
      5 Ask one other person which of two lines they would put on the stone.
        - 3 Write down two lines that might go on the stone.
        - 3 Ask one other person which line they would choose.
      8* Ask two stonemasons for a written price with everything included: permit, letters, setting[, up to {money}].
        - 5 Ask one stonemason for a written price with everything included: permit, letters, setting.
        - 4 Ask a second stonemason for the same.
        ? va | veteran* | military | army | navy | marine* | air force | served: 8 Fill out VA Form 40-1330, which gets a veteran's grave a free headstone or marker, with a copy of the discharge papers.
          - 3 Find the discharge papers, such as the DD-214.
          - 8 Fill out VA Form 40-1330 from va.gov, with a copy of those papers.
        ? bench: 8 Ask for a written price with everything included: bench, plaque, installation, upkeep[, up to {money}].
          - 5 Ask whoever runs the spot what it costs and what that covers.
          - 4 Ask one bench maker for a price, if you may bring your own bench.
      3 Check each letter and each date on the drawing, aloud.
        ~ Put the drawing in front of you. | Read the name aloud, letter by letter. | Read both dates aloud.
        ? bench: 3 Check each letter and each date on the plaque's drawing, aloud.
      3? Put the day the stone is set in your calendar[: {deadline}].
        ~ Open your calendar. | Find the day the stone is set. | Enter it with the time.
        ? bench: 3 Put the day the bench is installed into your calendar.
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
      2* Write down the first place that comes to mind for scattering the ashes.
        ~ Pick up a pen. | Write the first place that comes to mind.
        ? wrigley: 2 Find the guest services phone number or email on the Cubs' Wrigley Field page, and write it down.
        ? fenway: 2 Find the fan services phone number or email on the Red Sox's Fenway Park page, and write it down.
        ? disney | disneyland | disney world: 2 Find the guest services phone number or email on Disney's own page, and write it down.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 2 Find the phone number or email of the office that runs the place, such as guest services, and write it down.
        ? undertaker* | funeral home | funeral director | crematorium | still at the | never collected: 2 Write down the funeral home's name and the year, for your call about the ashes.
        ? ashes in | ashes at | ashes on | ashes off | ashes into | ashes by: 2 Write down the exact spot you have in mind, and how to get there.
      4 Ask everyone who should have a say about the place, in one message.
        ~ Open one message to everyone with a say. | Write down the place. | Send it with “Does this feel right to you?”
        ? undertaker* | funeral home | funeral director | crematorium | never collected: 5 Ring the funeral home: “I'd like to pick up the ashes of …. What papers do I need, when are you open, is there a fee?”
          - 2 Find the number on the old bill or on the funeral home's page.
          - 4 Ring the funeral home: “I'd like to pick up the ashes of …. What do I need to bring?”
        ? with my brother* | with my sister* | with my siblings | with my two | with my family | with mum: 4 Message them: “Which day and time works for all of us, and what would each of us like to say or bring?”
        ? only me | just me | no family | nobody else: 4 Write down why they would like the place you chose.
        ? brother | sister | siblings | family disagree* | argue: 4 Write to your brother or sister: “Which place, and which day while you're here? I'd like us both there.”
        ? lives in | abroad | overseas | far: 4 Message those far away two dates: “Come, or join us by video.”
      4 Look up who owns the land or water there, and note who to ask for permission.
        ~ Open a map at that place. | Look up who owns the land or water. | Write down who to ask.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 4 Search the place's name plus “ashes” for its rule. Ballparks and theme parks often say no, parks may want a permit.
        ? sea | beach | river | lake: 4 Look up the tide and the rules for that water. An outgoing tide, away from swimmers, is best.
        ? football | pitch | stadium | park | mountain: 4 Ring the stadium or park to ask whether a quiet handful at an early hour is allowed.
      3 Choose a day and an hour with few people there[: {deadline}].
        ~ Open your calendar. | Look for a day with few people there. | Write down the day and the hour.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 5 Send that office one message: “May our family scatter a small part of a loved one's ashes on your grounds? Which day and spot would you allow?”
        ? on her birthday | on his birthday | anniversary: 3 Write that day into the calendar, with a time when few people are there.
        ? april | may | june | july | august | september | only .. in: 3 Choose a day when everyone can come, and an early hour.
      3n Choose a day and time for scattering the ashes, with a yes from the family and the owner of the land.
        ~ Look for the yes of the family and the owner. | Open your calendar. | Enter the day and time.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 5 Send that office one message: “May our family scatter a small part of a loved one's ashes on your grounds? Which day and spot would you allow?”
        ? on her birthday | on his birthday | anniversary: 3 Write that day into the calendar, with a time when few people are there.
      3 Choose who opens the container and who says a few words.
        ~ Sit down with the family. | Choose who opens the container. | Choose who says a few words.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 3 Put a call to that office on your calendar for a week from now, in case nobody has answered.
        ? undertaker* | never collected | still at the: 3 Ask one person to come along to pick up the ashes.
        ? # words | reading | poem | dont know what to say: 3 Choose one two-minute poem or song, and who reads or plays it.
      5 Pack a bag with scissors, water for your hands, tissues and something warm to drink.
        ~ Get a bag. | Put in scissors, water and tissues. | Put in something warm to drink.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 5 Write down a second place that can say yes, such as a park with a permit, a lake or your own yard.
      8* Scatter the ashes with the wind at your back, in one slow pour or a handful each.
        ? permission | permit | wrigley | fenway | lambeau | yankee stadium | ballpark | ball park | stadium | disney | disneyland | disney world | theme park | golf course | ask .. if we can | ask .. if i can | are we allowed | am i allowed | is it legal | national park: 5 Write down the answer and who gave it. A yes means a day to set. A no means another place, with a toast at the first.
          - 2 Write down the answer and the name of who gave it.
          - 3 Set the day, if it's a yes. If it's a no, set one for another place, with a toast at the first.
          - 2 Text the family the answer and the day.
        - 3 Stand at the spot with the wind at your back.
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
      2* Write down the date, the place, the number of guests, and the most it may cost[: {money}][, {deadline}].
        ~ Pick up a pen. | Write date, place, guests and the most it may cost.
        ? cancelled on | canceled on | florist canceled | florist cancelled | photographer canceled | photographer cancelled | caterer canceled | caterer cancelled | dj canceled | dj cancelled | backed out | bailed | canceled | cancelled: 2 Text whoever canceled: “Please send my deposit back by …, and tell me who could take my date.”
      5* Ask one married couple who they hired and what they paid.
        ~ Choose one married couple. | Open a message to them. | Send: “Who did you hire, and what did you pay?”
        ? cancelled on | canceled on | florist canceled | florist cancelled | photographer canceled | photographer cancelled | caterer canceled | caterer cancelled | dj canceled | dj cancelled | backed out | bailed | canceled | cancelled: 5 Ask your venue or planner who is good and could still take the date[ ({deadline})].
        ? photographer: 5 Ask one couple whose photos you like who took them, and what they paid.
        ? cake: 5 Ask one couple or friend who made their cake, for how many, and what they paid.
        ? venue: 5 Ask one couple who got married near there where they were, and what it cost in all.
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 5 Write your offers side by side: full price, food, who serves, deposit, last day to cancel.
      8 Save three that are free that day: two that people you know suggest, one from a map search.
        ? cancelled on | canceled on | florist canceled | florist cancelled | photographer canceled | photographer cancelled | caterer canceled | caterer cancelled | dj canceled | dj cancelled | backed out | bailed | canceled | cancelled: 8 Call three others nearby: “Mine canceled. Are you free on our date[, {deadline}]?”
          - 4 Call the first one with your date.
          - 5 Call the next two.
        - 5 Save two that people you know suggest.
        - 4 Save one from a map search.
        ? photographer: 8 Save three photographers whose pictures of rain, dark rooms and grandmothers you like too.
          - 5 Save two photographers that people you know suggest.
          - 4 Save one from a map search who shows a whole wedding, not only the ten best pictures.
        ? venue: 8 Save three places for that number of guests, each with a full price: barn, hotel, community hall, restaurant.
          - 5 Save two places from a venue site, filtered by number of guests and price.
          - 4 Save one place that isn't a typical wedding venue: a community hall, a restaurant, a garden.
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 8 Choose one offer by your two musts, such as price and taste, after each of you has picked alone.
          - 4 Give each offer points for price, taste and people, each of you alone.
          - 4 Choose the offer with the most points.
      5* Send three of them the same four questions: are you free, what is the full price, what is included, how can we cancel?
        ~ Open a message to the first of the three. | Write: free, full price, what's included, how to cancel? | Send it to all three.
        ? florist canceled | florist cancelled | florist .. backed out | florist bailed: 5 Send the one who is free your list: how many bouquets, centerpieces, colors, and the most it may cost.
        ? cancelled on | canceled on | florist canceled | florist cancelled | photographer canceled | photographer cancelled | caterer canceled | caterer cancelled | dj canceled | dj cancelled | backed out | bailed | canceled | cancelled: 5 Send the one who is free your date, the hours, the number of guests, and the most it may cost.
        ? photographer: 5 Send three photographers the same questions: “Are you free, what does it cost, how many hours and pictures, who fills in if you're sick?”
        ? venue: 5 Send three places the same questions: “Which dates are free, what is the full price, what does it include, may we bring our own caterer?”
        ? seen two | visited two | have two | two quotes | have .. quotes | three quotes | met two: 5 Send the better one: “We'd like you for our date. Please send the contract.”
      10 Meet or call the two that answered best.
        ? florist canceled | florist cancelled | florist .. backed out | florist bailed: 8 Price a backup: flowers in bulk from Costco, a grocery store or a flower market, with two friends to arrange them.
          - 4 Look up bulk wedding flowers, with the last day to order.
          - 4 Ask two friends to help arrange them the day before.
        - 5 Call the one that answered best.
        - 5 Call your second choice.
        ? venue: 10 Book visits to the two that answered best, on the same day.
          - 5 Book a visit to the one that answered best.
          - 5 Book a visit to the second one for the same day.
        ? seen two | visited two | met two: -
      5 Read the parts of the contract about the deposit and cancelling.
        ~ Get the contract. | Read the part about the deposit. | Read the part about cancelling.
      3? Pay the deposit by card, and note when the rest is due.
        ~ Open the payment page. | Pay the deposit by card. | Write down when the rest is due.
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
      2* Save three pictures of dresses you like.
        ~ Open a page with dresses. | Save three pictures you like.
        ? bridesmaid dress* | bridesmaids dress*: 2 Write the names and sizes of the bridesmaids on a note, with the colour you have in mind.
      3* Write down the day[ ({deadline})], the season, and the most it may cost with alterations[: {money}].
        ~ Pick up a pen. | Write the day and the season. | Write the most it may cost, alterations included.
      3 Write down what you must be able to do in the dress: dance, sit for hours, walk on grass.
        ~ Pick up a pen. | Write: dance, sit for hours, walk on grass. | Circle what you must be able to do.
        ? bridesmaid dress* | bridesmaids dress*: 3 Ask the bridesmaids in one message what each would never wear and what each can spend.
      5* Book one fitting this month, at a bridal shop, a second-hand shop or a rental place.
        ~ Open the page of a shop or rental place. | Look for a free day this month. | Book one fitting.
        ? found the dress | have the dress | bought the dress | dress is here: 5 Book a seamstress for a first fitting, six to eight weeks before the wedding.
        ? second hand | secondhand | cheap | budget | rent | hire: 5 Book one fitting at a second-hand or rental place that shows its prices online.
        ? online | ordered: 5 Order two sizes from a store that takes returns, and note the last day to send them back.
      3 Ask one person who tells you the truth kindly to come along.
        ~ Choose one person who tells the truth kindly. | Open a message to that person. | Send: “Would you come to my fitting?”
        ? bridesmaid dress* | bridesmaids dress*: 3 Choose between one dress for all bridesmaids and one color with different cuts.
        ? alone | on my own | nobody: 3 Ask the shop for a quiet hour, so you can take photos for a friend.
      10 Photograph each dress from the front, from the back and once sitting down.
        ? bridesmaid dress* | bridesmaids dress*: 10 Send the bridesmaids two links with sizes and price, to answer by Sunday.
          - 4 Choose two dresses that come in all sizes.
          - 3 Send the bridesmaids both links, to answer by Sunday.
        - 4 Photograph each dress from the front and the back.
        - 3 Sit down in each dress.
      3? Order the dress you chose after a night's sleep, with alterations booked.
        - 2 Ask how many weeks making and altering the dress will take.
        - 3 Order the dress you chose, after one night's sleep.
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
      2* Write down how many tables there are, and how many chairs each one has[: {number}].
        ~ Pick up a pen. | Write how many tables, with the chairs at each.
      5* Write each guest's name on a small note of its own.
        ? half | almost | nearly | most of: 5 Write each guest who has no seat yet on a small note.
          - 5 Write each guest who has no seat yet on a small note.
          - 2 Put the finished tables aside as they are.
        - 5 Write the names of the family on small notes.
        - 5 Write your friends' names on notes of their own.
      3 Lay out one sheet of paper for each table.
        ~ Get a stack of paper. | Count one sheet for each table. | Lay the sheets out on the floor.
      8* Place the people who need a certain spot first: parents, a wheelchair, small children, two who don't speak.
        ? wheelchair | walker | elderly | hard of hearing: 8 Place the people who need a certain spot first: the wheelchair near the door, the oldest away from the band.
          - 4 Place the guest in a wheelchair near the door, with room to turn.
          - 4 Place the oldest guests away from the loudspeakers.
        ? divorced | stepmum | stepdad | both his parents | remarried: 8 Place divorced parents at separate tables of equal rank, each with their own people.
          - 4 Place each parent at a table near yours, with their own people.
          - 4 Place a calm relative between the two tables.
        ? not speaking | dont speak | fell out | feud | hate each other: 8 Place the two who don't speak at tables far apart, with a calm person beside each.
          - 4 Place the two who don't speak at tables far apart.
          - 4 Place a calm person beside each of them.
        - 4 Place the parents, a wheelchair and the small children first.
        - 4 Place the people who don't speak far apart.
      8 Fill each table so everybody knows at least one person at it.
        ~ Put the names beside the first table. | Write in people who know somebody at it. | Fill the other tables the same way.
      3 Show the plan to someone who knows both families.
        ~ Take the plan to someone who knows both families. | Ask: “Who should not sit together?” | Mark the tables they name.
      3? Photograph the plan, so you can type it up once the last answer is in[, {deadline}].
        ? tomorrow | today | saturday: 3 Send the venue a photo of the plan tonight.
        - 2 Photograph the plan.
        - 5 Type up the plan once the last answer is in.
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
      2* Ask {person|the one who lives there} which place in the house they avoid or hurry past.
        ~ Sit down with {person|the one who lives there}. | Ask: “Which place here do you avoid or hurry past?”
        ? comes home from | coming home from | home from rehab | home from the hospital | gets out of rehab | leaving rehab | out of rehab: 2 Write down the name and number of the rehab's discharge planner or social worker.
        ? stairlift | stair lift: 2 Photograph the stairs from the bottom and the top, with any turn, door or radiator on them.
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo | my home | my house: 2 Write down the three places at home where you hold on, hurry or crawl.
      5* Walk with them from the bed to the bathroom at dusk, and note anything in the way.
        ~ Stand with them beside the bed at dusk. | Walk together to the bathroom. | Write down anything in the way.
        ? comes home from | coming home from | home from rehab | home from the hospital | gets out of rehab | leaving rehab | out of rehab: 5 Call that person: “The bathroom is up a flight of stairs. Did therapy test stairs, and what has to be in place first?”
        ? stairlift | stair lift: 5 Ring the city's aging office, the insurer or the VA: “Is there a grant, and must I wait for a yes before I order?”
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo | my home | my house: 5 Walk from your bed to the bathroom at dusk, and note each thing that could trip you.
      4 Take away the first three things someone could trip over: rug, cable, low table.
        ~ Look for rugs, cables and low tables. | Pick up the first thing. | Carry away two more.
        ? stairlift | stair lift: 4 Measure the stairs: the width, the number of steps, the length of the rail, the nearest outlet.
        ? boiler | heating | cold: 4 Ring about the heating first: a yearly service, help for older people, a space heater that can't tip over.
      3 Put a light that turns on by itself beside the bed.
        ~ Get a light that turns on by itself. | Set it beside the bed. | Walk past to see it come on.
        ? stairlift | stair lift: 3 Write three questions for the sellers: new or reconditioned, how fast are repairs, do you buy it back?
      8* Call the doctor or health insurer about a home visit by an occupational therapist. Rails and aids may be covered.
        ? stairlift | stair lift: 8 Ask two more stairlift companies for a home visit and a written price. Nothing has to be signed that day.
          - 3 Look up two more stairlift companies, one of them with reconditioned lifts.
          - 5 Ask both for a home visit and a written price. Nothing has to be signed that day.
        - 3 Find the number of an occupational therapist through the clinic or insurer.
        - 6 Ask that office for a home visit.
        ? stroke | hospital | discharge* | comes home: 8 Call the hospital's occupational therapist: “Can we have rails, a commode and a bed downstairs before they come home?”
          - 2 Find the number of the hospital's occupational therapist.
          - 6 Call the therapist: “Can we have rails, a commode and a bed downstairs before they come home?”
        ? stairs | upstairs | loo | toilet: 8 Call the clinic's occupational therapist about the stairs: a second rail, a commode, a stairlift, a grant.
          - 2 Find the number of the clinic's occupational therapist.
          - 6 Call the therapist about the stairs: a second rail, a commode, a stairlift, a grant.
      5 Measure the spot for {theIt}: height, width, what the wall is made of.
        ~ Get a tape measure. | Measure the height and the width. | Knock on the wall to tell what it's made of. | Write all three down.
        ? stairlift | stair lift: 5 Compare the quotes side by side: price, installation, warranty, repairs, days to wait.
        ? rent | landlord | council house: 5 Write the landlord two lines: “I'm disabled and need rails or a stairlift. May I have them installed?”
      4? Hire someone to install whatever has to bear weight, with {person|them} there to say how high[, {deadline}].
        ~ Call or write to someone who installs such things. | Choose a day with {person|them} at home. | Let them show how high before it's mounted.
        ? stairlift | stair lift: 4 Ask {person|them} to try the seat, belt and footrest in a showroom or at a neighbour's.
        ? on my own | live alone | my knees | i live | my hip | i slipped | im # | my own loo: 4 Hire someone to install whatever has to bear weight, at the height your own hand reaches for.
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
      2* Put every medicine packet in use on one table.
        ~ Fetch the first medicine packet. | Put every other packet in use beside it.
      4* Lay the newest medicine list from the doctor or pharmacist beside the packets.
        ~ Get the newest medicine list. | Check its date. | Lay it beside the packets.
      4 Put what is not on the list in a bag for the pharmacist.
        ~ Get an empty bag. | Compare the packets with the list, one by one. | Put the ones not on it in the bag.
      4n Ask the pharmacist which medicines may leave their packet.
        ~ Call the pharmacist, or walk in. | Read out the names of the medicines. | Ask: “Which ones may leave their packet?”
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 4 Ring the pharmacy: “Could you fill weekly packs for us? Starting when, at what price, do you deliver?”
        ? dementia | confused | forgets: 4 Ask the pharmacist about a locked box with an alarm, and who fills it.
      5 Ask the pharmacist which medicines may leave their packet, and whether the pharmacy fills pill boxes.
        - 4 Ask the pharmacist which medicines may leave their packet.
        - 2 Ask whether the pharmacy fills pill boxes.
        ? blister | pharmacy: 5 Ask the pharmacist about ready-filled trays: who pays, and which medicines can't go in.
        ? # tablets | # pills: 5 Ask the pharmacist about the {#} tablets: which may leave the packet, and could any be stopped at a review?
        ? dementia | confused | forgets: 5 Ask the pharmacist about a locked box with an alarm, and who fills it.
      8 Fill the box for one week, one medicine at a time, with nobody talking to you.
        - 2 Wash your hands before you touch the tablets.
        - 8 Fill the box for one week, one medicine at a time.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 8 Ask the doctor's office to send the weekly prescriptions to that pharmacy.
          - 3 Hand the pharmacist the list and the bag of medicines that are not on it.
          - 5 Ask the doctor's office to send the weekly prescriptions to that pharmacy.
      4 Check each compartment of the box against the list.
        ~ Put the list beside the open box. | Check the first compartment against it. | Check the others, one day at a time.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 4 Check the first pack against the list before it is opened.
      3? Set an alarm for each time of day, and one for the next filling[, {rhythm}].
        - 3 Set an alarm for each time of day.
        - 2 Set an alarm for the next filling.
        ? blister | with the pharmacy | by the pharmacy | pharmacy .. fill* | pharmacy .. do | pharmacy .. make | pharmacy to | pharmacist to | trays: 3 Put the weekly delivery day into the calendar, and note who picks the pack up if it doesn't come.
          - 2 Put the weekly delivery day into the calendar.
          - 2 Write down who picks up the pack if it doesn't come.
    `,
  },
];
