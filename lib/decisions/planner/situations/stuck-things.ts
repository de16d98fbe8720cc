import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { ANOTHERS_JOB } from "@/lib/decisions/planner/situations/words";

/** Machines that won't, money that isn't there, and days that went wrong. */
export const STUCK_SITUATIONS: readonly Situation[] = [
  {
    id: "car-wont-start",
    says: /\b(?:car|van|scooter|motorbike)\b.{0,8}\b(?:won't|doesn't|isn't|not|refuses to|just)\b.{0,6}\b(?:start|starting|turn over|clicks?)\b|\bcar (?:is|'s) dead\b|\bflat battery\b/i,
    plan: `
      2* Turn the key once, and note what you hear: silence, a click, or an engine that turns over.
        ~ Turn the key once. | Note silence, a click, or a turning engine.
      2 Check three things: are the lights bright, is the car in park or neutral, is there fuel?
        ~ Look whether the lights are bright. | Check for park or neutral, and for fuel.
      3* Tell whoever is waiting for you that you'll be late.
        ~ Open the chat with whoever is waiting. | Type “My car won't start, I'll be late.” | Press the send button.
      3 Look up whether you have roadside assistance through your insurance, bank or auto club.
        ~ Get your insurance card or open its app. | Look for “roadside assistance”. | Check your bank or auto club too.
        ? no breakdown | no cover | not covered | no roadside | dont have breakdown | without breakdown: 3 Ask your car insurer whether roadside assistance comes with your policy.
        ? have breakdown | breakdown cover with | aa member | rac member | aaa member | racv | nrma: 3 Put your member number, plate number and location beside the phone.
      8* Ring roadside assistance, or a neighbour with jumper cables if the car only clicks.
        ? no breakdown | no cover | not covered | no roadside | dont have breakdown | without breakdown: 8 Ask a neighbour with a car for a jump start, or ring a mobile mechanic for a price.
          - 4 Ask one neighbour with a car and jumper cables.
          - 6 Ring a mobile mechanic for a price and a time, if no neighbour can help.
        - 3 Find the number of your roadside assistance, or of a neighbour with jumper cables.
        - 8 Ring them with your location, the model and what you heard.
      10 Follow the jump-start order in the owner's manual, if that is what the car needs.
        ~ Get the owner's manual. | Find its page on jump starting. | Connect the cables in the order shown. | Start the cars in the order shown.
      3 Drive straight to a repair shop for a battery test once the car starts.
        ? again | keeps | second time | third time | new battery: 3 Book a battery and alternator test, because a car that dies again isn't just cold.
        - 2 Leave the engine running once the car starts.
        - 4 Book a battery test at a repair shop or parts store today.
        - 2 Write down the date in case it happens again.
    `,
  },
  {
    id: "machine-wont",
    says: /\b(?<thing>(?:(?:the|my|our) )?(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|freezer|oven|cooker|hob|microwave|kettle|vacuum|hoover|(?:lawn ?)?mower|sewing machine|coffee machine|garage door|extractor))\b.{0,12}\b(?:won't|doesn't|isn't|not|stopped|broke|broken|is dead|died|leaves|keeps|has packed|packed|packing|shows|stuck|tripping|stays)\b/i,
    unless:
      /\b(?:hoa|weeds|yard|clean|smell\w*|stinks?|full of ice|defrost|descale|buy|replace)\b/i,
    plan: `
      2* Unplug {thing|it} for two minutes.
        ~ Pull the plug of {thing|it}. | Wait for two minutes.
        ? oven: 2 Switch the breaker for the oven off for a minute, then on again. A gas smell means out of the house and a call to the gas company.
        ? fridge .. ice maker | ice maker .. fridge: 2 Check that the ice maker is switched on, with no jam in the ice bin.
        ? water standing | standing water | full of water | water in the bottom: 2 Unplug {thing|the machine}, with a towel on the floor.
      3* Empty the machine completely. A towel on the floor catches any water.
        ? oven .. dinner | oven .. .. dinner | oven .. guests | oven .. .. guests | oven .. cooking for | oven .. .. cooking for | oven .. .. .. cooking for | oven .. tomorrow | oven .. .. tomorrow | oven .. .. .. tomorrow | oven .. thanksgiving | oven .. .. thanksgiving | oven .. .. christmas: 3 Text one neighbor or friend nearby: “My oven died. Could I use yours tomorrow?”
        ? oven: 3 Check that the clock is set and “delay” or “sabbath” is off, with the racks and pans out.
        ? dryer: 3 Pull the lint off the dryer's filter and out of its slot.
        ? fridge | freezer: 3 Move meat, milk and frozen food into a cooler with ice, or into a neighbour's freezer.
          - 3 Put ice or frozen bottles into a cooler.
          - 5 Move meat, milk and frozen food into the cooler.
        ? water standing | standing water | full of water | water in the bottom: 3 Scoop the water out with a cup and a sponge, into a bucket.
          - 3 Lay towels in front of the machine.
          - 5 Scoop the water out with a cup and a sponge.
        - 3 Lay a towel and a flat tray in front of the machine.
        - 5 Take out everything that is in it.
      8 Clean the filter or vent as the guide shows. It is usually behind a small door in front.
        ? oven: 8 Set it to bake on 350, and look after five minutes: does the bottom element glow, or the gas light?
          - 3 Set it to bake on 350.
          - 5 Look after five minutes if the bottom element glows or the gas lights.
        ? dryer: 8 Take the vent hose off the back of the unplugged dryer to pull out the lint.
          - 3 Roll the dryer forward, with its plug out.
          - 8 Pull the lint out of the vent hose, all the way to the flap outside.
        ? fridge | freezer: 8 Vacuum the dust off the coils or grille at the back, with the fridge unplugged.
          - 3 Roll the fridge forward, with its plug out.
          - 8 Vacuum the dust off its coils or grille.
        ? checked the filter | cleaned the filter | filter is clean | checked .. filter | cleaned .. filter | filter already: 8 Straighten the drain hose behind the machine and under the sink.
          - 4 Straighten the drain hose behind the machine, after you have pulled it forward a little.
          - 5 Undo the hose at the sink's pipe over a bowl to see whether anything is stuck in it.
        - 3 Find the filter or vent in the guide, or online by make and model.
        - 8 Clean the filter or vent, with the tray below it.
      3 Check the simple things: is the door shut, the hose straight, the tap open, the breaker on?
        ~ Check that the door is shut. | Check the hose and the tap. | Check the breaker.
        ? oven: 3 Check the simple things: are both halves of the double breaker on, is the gas valve open, does the stovetop work?
        ? dryer: 3 Check the simple things: are both breakers on, is the gas valve open, is it not set to “air only”?
        ? fridge | freezer: 3 Check the simple things: is the dial on cold, the door seal clean, the breaker on, nothing against the back wall?
        ? e1 | e2 | e3 | e4 | e15 | e17 | e18 | e20 | e22 | e24 | e25 | f05 | f06 | ie | oe | showing | error | code | e24 | e15 | e18 | e20 | flashing: 3 Look up the code with the make and model on the maker's help page, and write down what it means.
      3 Plug the machine in again for one short run.
        ~ Plug the machine in. | Choose a short run. | Press the start button for that run.
        ? oven .. dinner | oven .. .. dinner | oven .. guests | oven .. .. guests | oven .. cooking for | oven .. .. cooking for | oven .. .. .. cooking for | oven .. tomorrow | oven .. .. tomorrow | oven .. .. .. tomorrow | oven .. thanksgiving | oven .. .. thanksgiving | oven .. .. christmas: 3 Choose what cooks without it: stovetop, slow cooker, air fryer, grill, or one dish bought ready-made.
        ? oven: 3 Plan tonight without it: stovetop, microwave, air fryer or grill.
        ? fridge | freezer: 3 Plug the fridge in again, with a thermometer in a glass of water inside for two hours.
      8n Clean the filter or vent as the guide shows, before you try one short run.
        ~ Open the guide at “filter” or “vent”. | Take the filter or vent cover out. | Clean it under water or with a brush. | Put it back for one short run.
        ? fridge | freezer: 8 Call a repair company, or the landlord if you rent, with the make, the model and “it stopped cooling.”
        ? oven: 8 Set it to bake on 350, and look after five minutes: does the bottom element glow, or the gas light?
        ? dryer: 8 Clear the lint out of the vent hose and the outside flap, with the dryer unplugged.
      4 Copy down the make, the model, any code and the purchase date.
        ~ Find the label on the machine. | Copy make, model and any code. | Copy the purchase date from the receipt.
      6 Ring the maker, the store or the landlord if it still won't run: is it under warranty?
        ~ Dial the maker, the store or the landlord. | Say that the machine still won't run. | Ask “Is it under warranty?”
        ? dont want to pay | cant afford | too expensive | call out | out of warranty | out of guarantee | # years old | # yrs: 6 Ask a local repair shop for a price, with the make, model and code. Above half the price of a new one, it isn't worth it.
        ? under warranty | under guarantee | still in warranty | still guaranteed | months old | bought .. last year: 6 Ring the store or the maker with your receipt in front of you, because the warranty may pay.
    `,
  },
  {
    id: "device-dead",
    says: /\b(?<thing>(?:(?:the|my|our) )?(?:work )?(?:laptop|computer|phone|iphone|tablet|ipad|macbook|pc|console|switch|kindle))\b.{0,10}\b(?:won't (?:turn on|charge|start|boot|switch on)|is dead|died|black screen|fell in|got wet|in (?:the )?(?:toilet|water|bath)|is frozen|screen (?:is )?(?:cracked|smashed|black)|cracked|smashed)\b/i,
    plan: `
      2* Unplug {thing|it} before anything else. A wet outside gets a dry cloth.
        ~ Pull the plug of {thing|it}. | Dry a wet outside with a cloth.
        ? cracked | shattered | smashed | broken screen | screen broke: 2 Stick clear packing tape over the cracks, so no glass comes off on your fingers.
        ? toilet | pool | sink | washing machine | bathtub | in the lake | in water | in the water | soaked | drowned: 2 Leave {thing|it} off and away from the charger, and take off the case and the SIM tray.
        ? spill* | spilt | got wet | coffee | water on | soda | juice: 2 Hold the power button until {thing|it} is off, charger unplugged.
      2* Plug it into another outlet with another cable, unless it got wet. A wet device needs a day off to dry.
        ~ Check that it didn't get wet: wet ones wait a day. | Plug it into another outlet with another cable.
        ? cracked | shattered | smashed | broken screen | screen broke: 2 Start a backup now, while the screen still shows something.
        ? toilet | pool | sink | washing machine | bathtub | in the lake | in water | in the water | soaked | drowned: 2 Pat it dry, and stand it up by a fan with its port facing down. It stays off for a day or two, with no rice.
        ? spill* | spilt | got wet | coffee | water on | soda | juice: 2 Turn it upside down like a tent on a towel, and blot it. It stays off for two days, with no hair dryer or rice.
      2 Hold the power button for 20 seconds, in case the device is only frozen.
        ~ Put your finger on the power button. | Hold it for 20 seconds.
        ? cracked | shattered | smashed | broken screen | screen broke: 2 Write down the model, under “About” in its settings.
        ? toilet | pool | sink | washing machine | bathtub | in the lake | in water | in the water | soaked | drowned: 2 Write “Don't turn on before …” on a note beside it, two days from now.
        ? spill* | spilt | got wet | coffee | water on | soda | juice: 2 Write “Don't turn on before …” on a note beside it, two days from now.
      3* Sign in on another device to what you need today: messages, tickets, files.
        ? spend more than # | more than # | under # | only have # | only # | up to # | # to spend: 5 Call one repair shop: “Can you do a new screen for {#} or less, and how long does it take?”
        ? cracked | shattered | smashed | broken screen | screen broke: 5 Call one repair shop: “What does a new screen cost for my model, and can you do it while I wait?”
        ? work laptop | work computer | company laptop | office laptop: 3 Call IT now: “It happened at …. It's off. Where do I bring it?” An hour late is fine.
        ? paper due | essay due | due tomorrow | due today | due tonight | due at | deadline | assignment: 3 Open the newest copy of what is due in your files, signed in on a phone or borrowed computer.
          - 2 Sign in to your files or email on a phone or borrowed computer.
          - 3 Open the newest copy of what is due.
        - 2 Sign in on another device to what you need today: messages, tickets, files.
        - 3 Tell whoever counts on you how to reach you today.
      3 Check in the cloud whether your latest files and photos are there.
        ~ Open the cloud on another device. | Look for your latest photos. | Look for your latest files.
        ? paper due | essay due | due tomorrow | due today | due tonight | due at | deadline | assignment: 3 Find a computer to finish on: a roommate's, a library's, or your phone.
      5 Look up the receipt: is there a warranty, insurance, or your employer's help desk?
        ~ Find the receipt in your mail or drawer. | Look for warranty or insurance. | Ask your employer's help desk, if it's theirs.
        ? cracked | shattered | smashed | broken screen | screen broke: 5 Look up whether a warranty, your phone plan, a credit card or renters insurance covers a cracked screen.
        ? work laptop | work computer | company laptop | work phone | office laptop: 5 Ask IT for a loaner, and sign in on it to what you need today.
        ? paper due | essay due | due tomorrow | due today | due tonight | due at | deadline | assignment: 5 Email whoever it is due to: “My computer died. May I have one more day if I can't finish on another one?”
      6 Ask two repair shops for a price, with “please save the data first”.
        ? cracked | shattered | smashed | broken screen | screen broke: 6 Call a second shop, and book the better one at its earliest time.
          - 3 Call a second shop for its price.
          - 3 Book the better one at its earliest time.
        ? work laptop | work computer | company laptop | work phone | office laptop: 5 Write your boss two lines: what happened, that IT knows, and how to reach you today.
          - 2 Write what happened, and that IT knows.
          - 2 Add how to reach you today, and send it.
        - 3 Ask one repair shop for a price, with “please save my data first”.
        - 3 Ask a second repair shop for a price.
    `,
  },
  {
    id: "cannot-pay",
    says: /\b(?:can't|cannot|couldn't|won't be able to|unable to|not be able to|no money|not enough(?: money)?)\b.{0,12}\b(?:pay|afford|cover|make|for)\b.{0,16}\b(?:the |my |our )?(?:rent|mortgage|bills?|council tax|electric\w*|gas|energy|loan|credit card|food|groceries|minimum)\b|\b(?:overdrawn|card (?:was|got|is) declined|account is (?:empty|at zero|in the red|minus)|broke until|no money until|skint|behind (?:on|with) (?:the |my )?(?:rent|mortgage|bills|council tax)|(?:council tax|rent|mortgage|electric|gas)\b.{0,30}\b(?:months? behind|in arrears|overdue))\b|\brent\b.{0,40}\b(?:can't afford|cannot afford|behind|arrears)\b/i,
    unless: /\b(?:holiday|wedding|car|house|dentist|vet|is going up|going up|increase)\b/i,
    plan: `
      2* Write down three numbers: what you have, what comes in and when, what you have to pay this week.
        ~ Pick up a pen. | Write what you have, what comes in, what you pay.
      3 Put rent, heat, food and medicine at the top of a list, with everything else below a line.
        ~ Draw a line across a page. | Write rent, heat, food and medicine above it. | Write everything else below.
      6* Write to whoever has to be paid first, before the due date: “I can pay … on … . Can we agree on that?”
        - 4 Write two lines: what you can pay, and on which day.
        - 2 Send those lines to the landlord or company today[, before {day}].
        ? landlord | rent: 6 Write to the landlord before the due date: “I can pay … on …, and the rest by …. Can we agree on that?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send those lines to the landlord today[, before {day}].
        ? council tax: 6 Write to the tax office before the due date: “I can pay … a month. Is there a reduction I could ask for?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send those lines to the tax office today[, before {day}].
        ? electric* | gas | energy | meter: 6 Write to the utility company: “I can pay …. Do you have a payment plan or a hardship program?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send those lines to the utility company today[, before {day}].
      4 Move or cancel one payment for something less urgent in your bank's app.
        ~ Open your bank's app. | Find one payment for something less urgent. | Tap move or cancel.
      5 Ask the bank to waive its fees for a month.
        ~ Open your bank's app or dial its number. | Say that money is short this month. | Ask them to waive the fees.
      8* Ring 211 or a nonprofit credit counselor, with your three numbers in front of you.
        - 3 Find the number of a nonprofit credit counselor, or dial 211 for local help.
        - 8 Read them your three numbers.
      3 Plan meals from what is in the cupboard until the next money comes in.
        ~ Open the cupboard. | Write down what is in it. | Write a meal for each day until money comes.
        ? kids | baby: 3 Ask the school, WIC or a food bank about meals for the children.
    `,
  },
  {
    id: "rent-up",
    says: /\brent\b.{0,20}\b(?:going up|increas\w+|raised|put up|hike|up by)\b|\b(?:landlord|landlady)\b.{0,30}\b(?:rais\w+|increas\w+|putting up|put up|hik\w+)\b.{0,12}\brent\b/i,
    plan: `
      2* Put the letter and your lease side by side: the old rent, the new rent, the start date.
        ~ Put the letter beside your lease. | Find the old rent, the new rent, the start date.
        ? rent .. to # | up by # | rent .. by #: 2 Put the letter beside your lease, and write {#} on it with the day it would start.
      5* Look up the rent rules where you live: how much notice, how often, how to challenge an increase.
        ~ Open your city's or state's rent page. | Find how much notice is needed, and how often. | Find how to challenge an increase.
      8 Save three listings for similar apartments near you, with their prices.
        ~ Open a site for apartments. | Search for your area and size. | Save three listings with their prices.
      6* Write to the landlord: how long you have lived there, what similar apartments cost, what you can pay.
        ? repairs | damp | mould | broken | no heating: 6 Write to the landlord: what is broken, with dates, what similar apartments cost, what you can pay.
          - 4 Write three lines to the landlord: what is broken, with dates, what similar apartments cost, what you can pay.
          - 3 Send those lines before you sign or pay anything.
        ? good tenant | on time | years here | long term | renew*: 6 Write to the landlord: your years of rent on time, what similar apartments cost, a smaller increase for a longer lease.
          - 4 Write three lines to the landlord: your years of rent on time, what similar apartments cost, the increase you can accept.
          - 3 Send those lines before you sign or pay anything.
        - 4 Write three lines to the landlord: how long you have lived there, what similar apartments cost, what you can pay.
        - 3 Send those lines before you sign or pay anything.
      6 Ring a tenants' rights hotline, with the letter and your lease in front of you.
        - 3 Find a tenants' rights hotline.
        - 6 Ask them: is the increase legal, and by when must I object?
      4 Write down the highest rent you can pay, and what you would do if it goes higher.
        ~ Get a pen and paper. | Write the highest rent you can pay. | Write what you'd do if it goes higher.
      3 Put the last day to object in your calendar, with an alert a week before.
        ~ Open your calendar. | Enter the last day to object. | Add an alert a week before.
    `,
  },
  {
    id: "lost-job",
    says: /\b(?:lost (?:my|the) job|(?:i was|i got|i've been|just got|been|got) (?:fired|sacked|laid off|let go|made redundant)|made redundant|my job is being cut|lost my contract)\b/i,
    // Somebody else's job, and what is said of it at the next one.
    unless: new RegExp(
      `${ANOTHERS_JOB}|\\b(?:what|how) (?:do|should) i (?:say|tell|put|explain|answer)\\b`,
      "iu",
    ),
    plan: `
      2* Tell one person who is on your side: “I've lost my job.”
        ~ Call someone on your side, or open the chat. | Say “I've lost my job.”
      4* Put the termination letter, the contract and your last pay stub into one folder.
        ~ Get one folder. | Put the termination letter in it. | Add the contract and last pay stub.
      4 Write down three facts: your last day, your last pay, what they still owe you, such as vacation days.
        - 2 Write down your last day and your last pay.
        - 3 Write down what they still owe you: notice pay, vacation days, severance.
        ? today | yesterday | this morning: 4 Write down what was said, by whom and when, plus your last day and last pay as far as you know.
      8* Open your state's unemployment page, and write down what you need for a claim. The sooner you claim, the better.
        ~ Open your state's unemployment page. | Find the part on filing a claim. | Write down what you need.
        ? visa | sponsor*: 8 Ask an immigration lawyer today how many days your visa leaves you, before anything else.
          - 3 Find an immigration lawyer or your visa's official page.
          - 5 Ask how many days are left, and what you may claim.
      4 Ask a workers' rights hotline or union whether it was legal, before you sign anything.
        ~ Look up a workers' rights hotline or union. | Call before you sign anything. | Ask “Was this legal?”
      5 Cut or pause the two largest payments that can wait this month.
        - 3 List your payments for the next four weeks.
        - 4 Pause the two largest payments that can wait.
        ? mortgage | rent: 5 Ask your lender or landlord in writing for a lower payment for three months, before you miss one.
          - 3 Write two lines to your lender or landlord: what happened and what you can pay.
          - 3 Send those lines to your lender or landlord.
      6 Write a new first line for your CV, so your search can start on Monday.
        - 4 Write a new first line for your CV.
        - 2 Put two hours a day for the job search in your calendar, starting Monday.
    `,
  },
  {
    id: "missed-appointment",
    says: /\b(?:missed|forgot|slept through|no[- ]?showed)\b.{0,16}\b(?:appointment|session|meeting|interview|class|call|booking|shift|check-?up|payment)\b/i,
    plan: `
      2* Type one message to the office: “I missed my appointment, and I'm sorry. Could I have the next opening?”
        ~ Open a message to the office. | Type “I missed my appointment, and I'm sorry. Could I have the next opening?”
      2* Send the message now, or ring with it in front of you.
        ~ Open the message to the office. | Press send, or dial with it in front of you.
      3 Ask whether there is a fee, and whether they waive it the first time.
        ~ Call or write the office. | Ask “Is there a fee?” | Ask “Do you waive it the first time?”
      3 Write down what made you miss it: the day, the trip, too little sleep, the dread.
        ~ Get a pen and paper. | Think back to that day. | Write down the trip, the sleep or the dread.
      3* Put the new time in your calendar with two alerts: the evening before, and the hour before you leave.
        - 2 Put the new time in your calendar, with the address.
        - 2 Add an alert for the evening before it.
        - 2 Add another alert for the hour before you leave.
      2 Ask one person to text you that morning: “Are you on your way?”
        ~ Open the chat with one person. | Ask them to text “Are you on your way?” that morning.
      3 Ask for a time that suits you better, or a phone visit, if the time was the problem.
        - 2 Choose a time of day when you can surely make it.
        - 3 Ask for that time, or for a phone visit.
    `,
  },
  {
    id: "waiting-answer",
    says: /\b(?:still )?(?:waiting|haven't heard|not heard|no (?:reply|answer|response|news))\b.{0,24}\b(?:for|from|back|to hear)\b.{0,60}\b(?:weeks?|months?|days|council|bank|landlord|insurance|doctor|hospital|refund|company|school|visa|results?|solicitor|office|recruiter|job|application)\b/i,
    plan: `
      2* Copy the date and reference number from their last message.
        ~ Open their last message. | Copy its date and reference number.
      4* Write three lines: what you sent and when, the reference number, “When can I expect an answer?”
        - 3 Write down what you sent and when, with the reference number.
        - 2 Add “When can I expect an answer?”
      2* Send those three lines today to the person named, or to the general address.
        ~ Open a message to the person or general address. | Send those three lines.
      5 Ring when they open the next morning, with the reference number in front of you.
        ~ Put the reference number in front of you. | Dial the number when they open. | Read them the reference number.
      2 Write down who you spoke to, and the day they promised.
        - 2 Write down who you spoke to.
        - 2 Put the day they promised in your calendar.
      3 Look up who is above them: a manager, a complaints address, a regulator.
        ~ Open their website. | Look for a manager or complaints address. | Write down that, or the regulator.
      3 Write down one thing you can do without their answer.
        ~ Get a pen and paper. | Ask what depends only on you. | Write down that one thing.
    `,
  },
  {
    id: "parcel-missing",
    says: /\b(?:parcel|package|delivery|order)\b.{0,30}\b(?:never (?:came|arrived|turned up)|hasn't (?:come|arrived|turned up)|didn't (?:come|arrive)|is (?:lost|missing|late)|went missing|says delivered|not here)\b/i,
    plan: `
      2* Take a screenshot of the last line on the tracking page.
        ~ Open the tracking page. | Take a screenshot of its last line.
      3* Look in the three usual spots: behind the trash cans, at the neighbours', in the mail room.
        ~ Look behind the trash cans. | Look in the mail room. | Ask at the neighbors' door.
        ? # weeks | stuck | not moved | hasnt moved | no tracking | never shipped | tracking stopped: 3 Write the promised delivery day beside today's date, with each reply you have so far.
      2 Check the photo or the name the driver left.
        ~ Open the delivery message. | Look at the photo or name the driver left.
      3 Ask two neighbours in one message whether they have your package.
        ~ Open a chat with two neighbors. | Type “Do you have my package?” | Press the send button.
        ? # weeks | stuck | not moved | hasnt moved | no tracking | never shipped | tracking stopped: 3 Compare the address and phone number on the order with yours.
      5* Write to the store, not the carrier, with the order number and screenshot: “It didn't arrive. Please resend or refund it.”
        ? stopped answering | not answering | no reply | ignor* | same reply | keep sending | doesnt answer: 5 Write to the store once more: “It hasn't arrived. Deliver or refund it by Friday, or I'll dispute the payment.”
          - 2 Copy the order number, the price and the promised delivery day.
          - 4 Write to the store's customer service with those facts: “Deliver or refund it by Friday, or I'll dispute the payment.”
        - 2 Copy the order number and the date.
        - 4 Write to the store: “It didn't arrive. Please send it again or refund it.”
      2 Set a reminder to check for their answer in three days.
        ? paypal: 5 Open a dispute in PayPal's “Resolution Center”. You have 180 days from the payment.
          - 3 Open PayPal at that payment.
          - 5 Open a dispute with your proof.
        - 2 Set a reminder to check for their answer in three days.
        - 4 Ask your bank or card company for the money back, if the store refuses.
      2 Choose a pick-up point for your next order.
        ~ Open the store's address page. | Save a pick-up point for your next order.
    `,
  },
];
