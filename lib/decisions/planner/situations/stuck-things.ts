import type { Situation } from "@/lib/decisions/planner/situations/situation";

/** Machines that won't, money that isn't there, and days that went wrong. */
export const STUCK_SITUATIONS: readonly Situation[] = [
  {
    id: "car-wont-start",
    says: /\b(?:car|van|scooter|motorbike)\b.{0,8}\b(?:won't|doesn't|isn't|not|refuses to|just)\b.{0,6}\b(?:start|starting|turn over|clicks?)\b|\bcar (?:is|'s) dead\b|\bflat battery\b/i,
    plan: `
      2* Turn the key once, and note what you hear: silence, a click, or a motor that turns.
      2 Check three things: the lights are bright, the gear is in park or neutral, there is fuel.
      3* Tell whoever is waiting for you that you'll be late.
      3 Look up whether you have roadside assistance: insurance, bank, car club.
        ? no breakdown | no cover | not covered | no roadside | dont have breakdown | without breakdown: 3 Ask your car insurer or bank app whether breakdown help comes with it, or find a mobile mechanic's price.
        ? have breakdown | breakdown cover with | aa member | rac member | aaa member | racv | nrma: 3 Put member number, plate and where you stand beside the phone.
      8* Ring roadside assistance, or a neighbour with jump leads if it only clicks.
        ? no breakdown | no cover | not covered | no roadside | dont have breakdown | without breakdown: 8 Ask a neighbour with a car for a jump start, or ring a mobile mechanic with a price first.
          - 4 Ask one neighbour with a car and leads.
          - 6 Ring a mobile mechanic for price and hour, if nobody can.
        - 3 Find the number of the breakdown line, or a neighbour with jump leads.
        - 8 Ring them with place, model and what you heard.
      10 Follow the jump-start order in the handbook, if that is what it needs.
      3 Drive straight to a garage for a battery test once it starts.
        ? again | keeps | second time | third time | new battery: 3 Book a garage for battery and alternator, as one that dies again is not just cold.
        - 2 Leave the engine running once it starts.
        - 4 Book a test of the battery at a garage today.
        - 2 Write down the date, for the next time.
    `,
  },
  {
    id: "machine-wont",
    says: /\b(?<thing>(?:(?:the|my|our) )?(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|freezer|oven|cooker|hob|microwave|kettle|vacuum|hoover|(?:lawn ?)?mower|sewing machine|coffee machine|garage door|extractor))\b.{0,12}\b(?:won't|doesn't|isn't|not|stopped|broke|broken|is dead|died|leaves|keeps|has packed|packed|packing|shows|stuck|tripping|stays)\b/i,
    unless:
      /\b(?:hoa|weeds|yard|clean|smell\w*|stinks?|full of ice|defrost|descale|buy|replace)\b/i,
    plan: `
      2* Unplug {thing|it} for two minutes.
        ? water standing | standing water | full of water | water in the bottom: 2 Unplug {thing|the machine}, and cancel the programme, with a towel on the floor.
      3* Empty it completely, with a towel on the floor for any water.
        ? dryer: 3 Pull the lint off the filter and out of its slot.
        ? fridge | freezer: 3 Move meat, milk and frozen food into a cool box with ice or a neighbour's freezer.
          - 3 Put ice or frozen bottles into a cool box.
          - 5 Move meat, milk and frozen food into it.
        ? water standing | standing water | full of water | water in the bottom: 3 Scoop the water out with a cup and a sponge into a bucket.
          - 3 Lay towels in front of it.
          - 5 Scoop the water out with a cup and a sponge.
        - 3 Lay a towel and a flat tray in front of it.
        - 5 Take out what is in it.
      8 Clean the filter or vent, usually behind a small door in front, as the guide shows.
        ? dryer: 8 Take the hose off at the back, and pull the lint out as far as the flap outside.
          - 3 Roll it forward, plug out.
          - 8 Take the hose off, and pull the lint out as far as the flap outside.
        ? fridge | freezer: 8 Vacuum the dust off the coils or grille at the back, a hand's width left to the wall.
          - 3 Roll it forward, plug out.
          - 8 Vacuum coils or grille.
        ? checked the filter | cleaned the filter | filter is clean | checked .. filter | cleaned .. filter | filter already: 8 Straighten the drain hose behind and under the sink, and poke the joint at the sink's pipe free.
          - 4 Pull it forward a little, and straighten the drain hose.
          - 5 Undo the hose at the sink's pipe over a bowl, and clear the joint.
        - 3 Find the filter or vent in the guide or by make and model.
        - 8 Clean it, with the tray below.
      3 Check the simple things: door shut, hose not bent, tap open, fuse on.
        ? dryer: 3 Look for the simple ones: both its breakers on, gas valve open, not set to “air only”.
        ? fridge | freezer: 3 Look for the simple ones: dial on coldest, door seal clean, light on, fuse in, nothing against the back wall.
        ? e1 | e2 | e3 | e4 | e15 | e17 | e18 | e20 | e22 | e24 | e25 | f05 | f06 | ie | oe | showing | error | code | e24 | e15 | e18 | e20 | flashing: 3 Look the code up with make and model on the maker's help page, and write down what it names.
      3 Plug it in again for one short run.
        ? fridge | freezer: 3 Plug in again, with a thermometer in a glass of water inside for two hours.
      8n Clean the filter or vent as the guide shows, before you try one short run.
        ? dryer: 8 Clear the lint out of hose and outside flap, with one short hot run after it.
      4 Copy down the make, the model, any code and the purchase date.
      6 Ring the maker, the shop or the landlord if it still won't run: is it under warranty?
        ? dont want to pay | cant afford | too expensive | call out | out of warranty | out of guarantee | # years old | # yrs: 6 Ask a repair café or a local repairer for a price with make, model and code; above half a new one it goes.
        ? under warranty | under guarantee | still in warranty | still guaranteed | months old | bought .. last year: 6 Ring the shop or the maker with the receipt, as the guarantee may pay.
    `,
  },
  {
    id: "device-dead",
    says: /\b(?<thing>(?:(?:the|my|our) )?(?:work )?(?:laptop|computer|phone|iphone|tablet|ipad|macbook|pc|console|switch|kindle))\b.{0,10}\b(?:won't (?:turn on|charge|start|boot|switch on)|is dead|died|black screen|fell in|got wet|in (?:the )?(?:toilet|water|bath)|is frozen|screen (?:is )?(?:cracked|smashed|black)|cracked|smashed)\b/i,
    plan: `
      2* Take {thing|it} off the charger, or out of the wet, without switching it on.
      2* Plug it into another socket with another cable, unless it got wet. Wet, it needs a day off to dry.
      2 Hold the power button for 20 seconds, in case it is only frozen.
      3* Sign in on another device to what you need today: messages, tickets, files.
        - 2 Sign in elsewhere to what you need of it today: messages, tickets, files.
        - 3 Tell whoever counts on you how to reach you today.
      3 Check in the cloud whether your latest files and photos are there.
      5 Look up the receipt: warranty, insurance, your employer's help desk.
      6 Ask two repair shops for a price, with “please save the data first”.
        - 3 Ask one repair shop for a price, with “save the data first”.
        - 3 Ask a second one.
    `,
  },
  {
    id: "cannot-pay",
    says: /\b(?:can't|cannot|couldn't|won't be able to|unable to|not be able to|no money|not enough(?: money)?)\b.{0,12}\b(?:pay|afford|cover|make|for)\b.{0,16}\b(?:the |my |our )?(?:rent|mortgage|bills?|council tax|electric\w*|gas|energy|loan|credit card|food|groceries|minimum)\b|\b(?:overdrawn|card (?:was|got|is) declined|account is (?:empty|at zero|in the red|minus)|broke until|no money until|skint|behind (?:on|with) (?:the |my )?(?:rent|mortgage|bills|council tax)|(?:council tax|rent|mortgage|electric|gas)\b.{0,30}\b(?:months? behind|in arrears|overdue))\b|\brent\b.{0,40}\b(?:can't afford|cannot afford|behind|arrears)\b/i,
    unless: /\b(?:holiday|wedding|car|house|dentist|vet|is going up|going up|increase)\b/i,
    plan: `
      2* Write down three numbers: what you have, what comes in and when, what has to go out this week.
      3 Put rent, heat, food and medicine at the top of a list, with everything else below a line.
      6* Write to whoever has to be paid first, before the due date: “I can pay … on … . Can we agree on that?”
        - 4 Write two lines: what you can pay, and on which day.
        - 2 Send them to the landlord or company today[, before {day}].
        ? landlord | rent: 6 Write to the landlord before the day: “I can pay … on …, and the rest by …. Can we agree on that?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send them to the landlord today[, before {day}].
        ? council tax: 6 Write to the council before the day: “I can pay … a month. Is there a reduction I could ask for?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send them to the council today[, before {day}].
        ? electric* | gas | energy | meter: 6 Write to the energy supplier: “I can pay …. Is there a plan in parts, a hardship fund or a voucher?”
          - 4 Write two lines: what you can pay, and on which day.
          - 2 Send them to the supplier today[, before {day}].
      4 Move or cancel one payment below the line in the bank's app.
      5 Ask the bank to waive fees or raise your overdraft limit for a month.
      8* Ring a free debt or advice line (211 in the US) with your three numbers in front of you.
        - 3 Find a free debt or advice line, or the council's hardship fund.
        - 8 Read them your three numbers.
      3 Plan meals from what is in the cupboard until the next money comes in.
        ? kids | baby: 3 Ask the school, the health visitor or a food bank about meals and vouchers for the children.
    `,
  },
  {
    id: "rent-up",
    says: /\brent\b.{0,20}\b(?:going up|increas\w+|raised|put up|hike|up by)\b|\b(?:landlord|landlady)\b.{0,30}\b(?:rais\w+|increas\w+|putting up|put up|hik\w+)\b.{0,12}\brent\b/i,
    plan: `
      2* Put the letter and your contract side by side: the old rent, the new one, the start date.
        ? rent .. to # | up by # | rent .. by #: 2 Put the letter beside your contract, and write {#} on it with the day it would begin.
      5* Look up the rule where you live: how much notice, how often, how it can be challenged.
      8 Save three listings for similar flats on your street, with their prices.
      6* Write to the landlord: how long you have lived there, what similar flats cost, what you can pay.
        ? repairs | damp | mould | broken | no heating: 6 Write to the landlord: what is broken with dates, what like flats cost, the sum you can pay.
          - 4 Write three lines: what is broken with dates, what like flats cost, the sum you can pay.
          - 3 Send it before you sign or pay anything.
        ? good tenant | on time | years here | long term | renew*: 6 Write to the landlord: your years of rent on time, what like flats cost, a smaller rise for a longer lease.
          - 4 Write three lines: years on time, what like flats cost, the rise you offer for a longer lease.
          - 3 Send it before you sign or pay anything.
        - 4 Write three lines: how long you have lived there, what like flats cost, the sum you can pay.
        - 3 Send it before you sign or pay anything.
      6 Ring a tenants' advice line, with both papers in front of you.
        - 3 Find a tenants' advice line.
        - 6 Ask them: is it valid, and by when must I object?
      4 Write down the highest rent you can pay, and what would have to change above it.
      3 Put the last day to object in your calendar, with an alert a week before.
    `,
  },
  {
    id: "lost-job",
    says: /\b(?:lost (?:my|the) job|(?:i was|i got|i've been|just got|been|got) (?:fired|sacked|laid off|let go|made redundant)|made redundant|my job is being cut|lost my contract)\b/i,
    plan: `
      2* Tell one person who is on your side: “I've lost my job.”
      4* Put the letter, the contract and the last pay stub into one folder.
      4 Write down three facts: last day, last pay, what is still owed, such as vacation days.
        - 2 Write down last day and last money.
        - 3 Write down what is owed still: notice, holidays, redundancy pay.
        ? today | yesterday | this morning: 4 Write down what was said, by whom and at what hour, with last day and last money as you know them.
      8* Open your state's unemployment page and write down what a claim needs. The sooner you claim, the better.
        ? visa | sponsor*: 8 Ask an immigration adviser today how many days your visa leaves you, before anything else.
          - 3 Find a licensed immigration adviser or your visa's official page.
          - 5 Ask how many days are left, and what you may claim.
      4 Ask an advice line or union whether it was all legal, before you sign anything.
      5 Cut or pause the two largest costs that can wait this month.
        - 3 List the payments of the next four weeks.
        - 4 Pause the two largest that can wait.
        ? mortgage | rent: 5 Ask lender or landlord in writing for a lower payment for three months, before the first one fails.
          - 3 Write two lines: what happened, what you can pay.
          - 3 Send them to lender or landlord.
      6 Write a new first line for your CV, ready for a search from Monday on.
        - 4 Write the first line of your CV anew.
        - 2 Put two hours a day for the search in your calendar, from Monday on.
    `,
  },
  {
    id: "missed-appointment",
    says: /\b(?:missed|forgot|slept through|no[- ]?showed)\b.{0,16}\b(?:appointment|session|meeting|interview|class|call|booking|shift|check-?up|payment)\b/i,
    plan: `
      2* Type one message to them: “I missed it, and I'm sorry. Could I have the next free time?”
      2* Send the message now, or ring with it in front of you.
      3 Ask about the fee, if there is one, and whether the first time is free.
      3 Write down what made you miss it: the day, the travel, the sleep, the dread.
      3* Put the new time in your calendar with two alerts: the evening before, and the hour before you leave.
        - 2 Put the new time in your calendar, with the address.
        - 2 Add an alert for the evening before.
        - 2 Add one for the hour before you leave.
      2 Ask one person to text you that morning: “Are you on your way?”
      3 Ask for a time that suits you better, or a phone visit, if the hour was the problem.
        - 2 Choose the hour of the day at which you surely can.
        - 3 Ask for that hour, or for a call instead.
    `,
  },
  {
    id: "waiting-answer",
    says: /\b(?:still )?(?:waiting|haven't heard|not heard|no (?:reply|answer|response|news))\b.{0,24}\b(?:for|from|back|to hear)\b.{0,60}\b(?:weeks?|months?|days|council|bank|landlord|insurance|doctor|hospital|refund|company|school|visa|results?|solicitor|office|recruiter|job|application)\b/i,
    plan: `
      2* Copy the date and reference number from their last message.
      4* Write three lines: what you sent and when, the reference, “When can I expect an answer?”
        - 3 Write down what you sent and when, with the reference.
        - 2 Add “When can I expect an answer?”
      2* Send your three lines today to the person named, or to the general address.
      5 Ring when they open the next morning, with the reference in front of you.
      2 Write down who you spoke to, and the day they promised.
        - 2 Write down who spoke.
        - 2 Put the day they promised in your calendar.
      3 Look up who is above them: a manager, a complaints address, a regulator.
      3 Write down one thing you can do without their answer.
    `,
  },
  {
    id: "parcel-missing",
    says: /\b(?:parcel|package|delivery|order)\b.{0,30}\b(?:never (?:came|arrived|turned up)|hasn't (?:come|arrived|turned up)|didn't (?:come|arrive)|is (?:lost|missing|late)|went missing|says delivered|not here)\b/i,
    plan: `
      2* Take a screenshot of the last line on the tracking page.
      3* Look in the three usual spots: behind the bins, at the neighbours', in the mail room.
        ? # weeks | stuck | not moved | hasnt moved | no tracking | never shipped | tracking stopped: 3 Write the promised day beside today's, with each reply you got so far.
      2 Check the photo or the name that the driver left.
      3 Ask two neighbours in one message whether they have it.
        ? # weeks | stuck | not moved | hasnt moved | no tracking | never shipped | tracking stopped: 3 Compare address and phone number on the order with yours.
      5* Write to the shop, not the carrier, with order number and screenshot: “It didn't arrive. Please send it again or refund it.”
        ? stopped answering | not answering | no reply | ignor* | same reply | keep sending | doesnt answer: 5 Write to the shop once more: “Not arrived. Deliver or refund by Friday, or I dispute the payment.”
          - 2 Copy order number, sum and promised day.
          - 4 Write to the shop's complaints address with them.
        - 2 Copy order number and date.
        - 4 Write to the shop: “It didn't arrive. Please send it again or refund it.”
      2 Set a reminder for three days from now to check for their answer.
        ? paypal: 5 Open a dispute in PayPal's “Resolution Centre”, as its 180 days run from the payment.
          - 3 Open PayPal at that payment.
          - 5 Open the dispute with the proof.
        - 2 Set a reminder in three days for their answer.
        - 4 Ask your bank or card for the money back, if they refuse.
      2 Choose a pick-up point for your next order.
    `,
  },
];
