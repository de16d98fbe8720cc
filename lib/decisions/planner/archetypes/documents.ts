import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Papers that are lost, taken away, summoned or to be changed. */
export const DOCUMENTS: readonly Archetype[] = [
  {
    id: "lost-documents",
    area: "paperwork",
    whole: `${everyWay("lost|lose", "wallet|passport|purse|bank card|id|driving license|drivers license|birth certificate|id card|green card|debit card|credit card")}|${everyWay("replace", "lost|stolen", "passport|wallet|driving license|id|bank card|birth certificate|drivers license|documents|purse|license|phone|id card|cards")}|report my passport lost|report my card stolen|report a stolen wallet|report a lost passport`,
    acts: "replace|report|deal",
    things:
      "lost bank card|stolen bank card|lost debit card|lost credit card|lost passport|stolen passport|lost wallet|stolen wallet|lost card|stolen card|lost license|lost id|stolen bag|stolen phone|lost documents|stolen purse|lost birth certificate|lost driving license",
    tells: everyWay(
      "bag|wallet|purse|passport|backpack|handbag|id|rucksack|bank card",
      "was stolen|got stolen|is gone|has been stolen",
    ),
    unless: "weight|stop losing|keep losing|always lose",
    it: "the papers",
    named:
      "passport|wallet|purse|card|id|license|phone|bag|birth certificate|driving license|documents",
    plan: `
      2* Write down where and when you last had {it}. Any card that was with it can be frozen in your bank's app.
        ~ Write down where you last had {it}. | Add the day and the hour.
        ? stolen id | stolen identity card | stolen licence | stolen license | stolen driving licence: 2 Write down where and when it was stolen, plus its number if you have a photo of it.
        ? wallet | purse | handbag | backpack | rucksack | bag: 2 Freeze every card that was in it, in your bank's app.
        ? stolen passport | passport .. stolen: 2 Write down where and when it was stolen, plus the date of your next trip.
        ? lost passport | lost my passport | lost our passport* | passport .. lost | passport is gone | passport is missing: 2 Write down where and when you last had it, plus the date of your next trip.
        ? lost .. licence | licence .. lost | lost .. license | license .. lost | birth certificate | lost id | lost my id | id card: 2 Write down where and when you last had it, plus the number on it if you have a photo.
        ? stolen | nicked | robbed | mugged | pickpocket*: 2 Freeze any card that was stolen with it, in your bank's app.
      5 Freeze any missing bank card in its app, and note what else is gone: keys, papers, phone.
        ~ Open your bank's app. | Freeze any missing card. | Look through your pockets and your bag. | Write down what else is gone.
        ? wallet | purse: 5 Ring each bank whose card was in it to freeze that card, and note what other papers are gone.
      6 Leave your number with the last two places you were in.
        ~ Think back to the last two places. | Look up both phone numbers. | Leave your number with each of them.
        ? wallet stolen | stolen wallet | wallet was stolen | wallet got stolen | purse stolen | stolen purse | purse was stolen | stole my wallet | stole my purse: 6 Freeze your credit free on the pages of Equifax, Experian and TransUnion.
        ? bus | train | tube | taxi | uber | tram | plane: 6 Fill in the lost and found form of that bus, train or taxi company, with the date, line and seat.
        ? abroad | on holiday | barcelona | paris | rome | airport | in spain | in italy | in france: 6 Write to the lost and found of the hotel, bar or airport with the date, place and what was in it.
      8 Report it to the police if it was stolen, and note the report number.
        ? lost passport | lost my passport | passport .. lost | passport is gone | passport is missing: 8 Report it lost on the passport office's own page. From then on nobody can use it, including you.
          - 4 Look once more in bags, coats and the last suitcase.
          - 6 Report it lost on the passport office's own page.
        - 4 Find the police's online form or non-emergency number.
        - 6 Report the theft to the police, and note the report number.
        ? reported .. already | already reported | police report | told the police: 4 Photograph the police report, since the passport office, insurer and bank ask for its number.
          - 2 Photograph the police report.
          - 2 Save the report number in your phone.
      8 Copy from the official page what a new one needs: photo, proof, fee, processing time[; you need it {deadline}].
        - 3 Open the official page of the office that issues the document.
        - 5 Copy what a new one needs: photo, proof, fee, processing time[; you need it {deadline}].
      6n Leave your number with the last two places you were in.
        ~ Think back to the last two places. | Look up both phone numbers. | Leave your number with each of them.
        ? flying | fly on | fly out | flight on | flight is | have a flight | fly saturday | plane on: 6 Gather everything that shows who you are: a photo of the ID, Social Security card, work badge, insurance card.
        ? wallet stolen | stolen wallet | wallet was stolen | wallet got stolen | purse stolen | stolen purse | purse was stolen | stole my wallet | stole my purse: 6 Report the theft on the police's online form or non-emergency number, and note the report number.
      10* Fill in the form for a new one, or book the appointment. The slowest document comes first.
        ? flying | fly on | fly out | flight on | flight is | have a flight | fly saturday | plane on: 10 Order the replacement ID on the DMV page, and print the temporary one. The TSA page on flying without ID tells the rest.
          - 6 Order the replacement ID on the DMV page, and print or save the temporary one.
          - 5 Read tsa.gov on flying without an accepted ID: what to bring, any fee, how early to come.
        - 3 Mark the document that takes longest to replace.
        - 8 Fill in the form for that document, or book the appointment.
        ? fly | flight | trip | travel*: 10 Book the fast service for the document you travel with. The others can come after that.
          - 3 Mark the document you travel with.
          - 8 Book its fast service, or an emergency document.
      5 Change the password of anything that was logged in on a lost phone or bag.
        ? flying | fly out | fly saturday: 3 Set an alarm to be at the airport three hours early, because the identity check takes time.
          - 3 Put your papers that show who you are in one envelope in the carry-on.
          - 3 Set an alarm to be at the airport three hours early, because the identity check takes time.
        - 5 Change the password of anything that was logged in on a lost phone or bag.
        - 4 Set an alarm each Friday for two weeks, to check your account.
        ? wallet | purse | phone | bag | handbag | backpack | rucksack: 5 Change the password of anything that was logged in on a lost phone or bag.
          - 5 Change the password of anything that was logged in on a lost phone or bag.
          - 4 Set an alarm each Friday for two weeks, to check your account.
        ? passport | licence | license | birth certificate | id card: 3 Put the day the new one should arrive in your calendar.
          - 3 Put the day the new one should arrive in your calendar.
          - 2 Set a reminder for that day to take a photo of the new one.
    `,
  },
  {
    id: "licence-back",
    area: "paperwork",
    whole:
      "get my license back|get my driving license back|get my driver's license back|get my drivers license back|reinstate my license|reinstate my driver's license|reinstate my driving license|get my licence back after a ban|drive again after seizure",
    acts: "get|reinstate|recover|restore|reclaim|get back",
    things:
      "license back|driving license back|drivers license back|suspended license|revoked license|driver's license back|license after ban",
    hints: "ban|after ban|back|suspended|revoked|suspension|seizure|points",
    it: "the licence",
    plan: `
      2* Find the letter about losing the license, and write down the reason, the date and how long it lasts.
        ~ Find the letter about losing the license. | Write down the reason, the date and how long.
        ? unpaid ticket* | unpaid fine* | court fines | failure to pay | didnt pay: 2 Write down each court or city you owe, with its ticket number and amount.
        ? seizure* | epilep* | stroke | heart | medical: 2 Find the letter about losing the license, and note the date you were last ill.
      8n Copy from the motor vehicle office's own page what it takes to get it back for that reason.
        ~ Open the motor vehicle office's own page. | Search it for “reinstatement” with your reason. | Copy what it takes to get it back.
      8n Order or book the slowest thing on that list: a course, a medical, a form.
        ~ Put the list in front of you. | Circle the slowest thing on it. | Order or book that one.
        ? dui | dwi | owi | drunk driving | drinking and driving: 8 Ask the DMV or court by phone: “Can I get a restricted license to drive to work after a DUI? What do I need, and when?”
        ? unpaid ticket* | unpaid fine* | court fines | failure to pay | didnt pay: 8 Call the first court: “I can pay … a month. Can I get a plan and have the hold lifted?”
        ? unpaid ticket* | unpaid fine* | unpaid parking | unpaid toll* | tickets | owe # | owe the court: 8 Call the court that has the tickets: “Can I set up a payment plan, and will you lift the suspension once it starts?”
        ? seizure* | epilep* | stroke | heart | medical: 8 Ask the doctor's office for the medical form, since you can often apply some weeks early.
      8 Copy from the motor vehicle office's own page[ in {place}] what it takes to get it back for that reason.
        - 4 Open the motor vehicle office's own page[ in {place}].
        - 5 Copy what it asks of someone with that reason.
      5 Write the fee, the wait and the earliest date beside each item[; you want it {deadline}].
        ~ Put your list in front of you. | Write the fee beside each item. | Write the wait beside each. | Add the earliest date.
        ? unpaid ticket* | unpaid fine* | court fines | failure to pay | didnt pay: 5 Write beside each ticket the amount, the late fees and whether that court takes payments.
      8 Order or book the slowest thing: a course, a medical, an eye test, a form.
        ~ Read your list once. | Put a star beside the slowest thing. | Open its page to order or book it.
        ? dui | dwi | owi | drunk driving | drinking and driving: 8 Ask the DMV or court about a restricted license for work: SR-22 insurance, ignition interlock, DUI class, fee, earliest day.
          - 3 Write down five words for the call: SR-22, interlock, DUI class, fee, date.
          - 6 Call the DMV or court: “Can I get a restricted license to drive to work?”
        ? unpaid ticket* | unpaid fine* | court fines | failure to pay | didnt pay: 8 Ask each court for a payment plan, a smaller fine or community service, and for a notice to the DMV.
          - 3 Write what you can pay a month.
          - 8 Call the first court: “Can I get a plan and have the hold lifted?”
        ? unpaid ticket* | unpaid fine* | unpaid parking | unpaid toll* | tickets | owe # | owe the court: 8 Call the court that has the tickets: “Can I set up a payment plan, and will you lift the suspension once it starts?”
          - 3 Find the court and ticket numbers in the letter.
          - 5 Call, and write down the down payment and the release fee.
        ? seizure* | epilep* | stroke | heart | medical: 8 Ask the doctor's office for the medical form, since you can often apply some weeks early.
      6 Ask the motor vehicle office by phone what is still open under your name.
        - 2 Put the letter and your licence number beside the phone.
        - 5 Ask the motor vehicle office by phone what is still open under that number.
      5 Write down how you'll get to work until then: bus, bike, a ride, working from home.
        ? no bus | no buses | # miles away | # miles | too far: 5 Ask two coworkers for a ride with gas money until then, and your boss for a shift that fits theirs.
          - 3 Send two coworkers: “Could I ride with you for … a week until …?”
          - 2 Ask your boss for a shift that fits theirs.
        ? drive to work | drive for work | need to drive | get to work | for my job: 5 Ask the DMV or the court about a restricted license for work, and write down who drives you until then.
          - 3 Ask about a restricted or hardship license for work.
          - 2 Ask one person for the first ride.
        - 3 Write down how you'll get to work until then: bus, bike, a ride.
        - 2 Ask one person for the first ride.
      3? Put the earliest date you can apply in your calendar, with a reminder to pay the reinstatement fee.
        - 3 Put the earliest date you can apply in your calendar, with an alarm a month before.
        - 3 Pay the reinstatement fee on the DMV's page once the rest is done, and save the receipt.
    `,
  },
  {
    id: "car-check",
    area: "home",
    whole: `${everyWay("get|book|take|sort|arrange", "car|van|truck", "fixed|repaired|serviced|inspected|through mot|to garage|in for mot|in for service|to mechanic|looked at|mot'd|an mot|through inspection")}|fix my car|repair my car|repair car|book mot|book an mot|book a car service|book a service for my car|book an mot for my car|fix dent in car|pass mot|pass the mot`,
    acts: "book|get|arrange|sort|schedule|fix|repair|do|deal",
    things:
      "mot|car service|car repair|smog check|car inspection|car trouble|check engine light|brake|broken car|car brakes|mot for car|engine light|clutch|exhaust|mot test|car's mot|car problem|flat battery|car battery|vehicle inspection",
    tells: everyWay(
      "car|van|truck",
      "failed|won't start|broke down|makes noise|makes weird noise|makes strange noise|is leaking|shakes|overheats|keeps stalling",
    ),
    hints: "mot",
    needsAct: true,
    unless: "clean|buy|sell|insurance|bike|bicycle|motto|loan|wash|camera|cancel",
    it: "the car",
    named: "car|van|truck|mot",
    plan: `
      2* Write down what the car is doing, since when, and the date its inspection is due[: {deadline}].
        ~ Write down what the car is doing since when. | Add the date its inspection is due.
        ? rattle* | grind* | squeal* | squeak* | when i brake | brakes feel | shak*: 2 Write down the mileage, and when the noise comes: braking, turning, over bumps, at what speed.
        ? oil change | service | serviced: 2 Write down the mileage, the date of the last service and what the dashboard says.
      6n Call one repair shop about {theIt}, and note their price and first free day.
        ~ Find one repair shop's number. | Call it about {theIt}. | Write down the price and the first free day.
      3n Put the day into your calendar, and note how you'll get home from there.
        ~ Open your calendar. | Enter the day at the shop. | Add how you'll get home from there.
      5 Look up the plate number, the model, the mileage and the last repair bill.
        ~ Walk to the car with a pen. | Write down the plate number and the model. | Read the mileage off the dashboard. | Find the last repair bill.
        ? oil change | oil service: 5 Look up in the owner's manual which oil it takes and how often to change it.
      8 Ask two repair shops[ in {place}] for a price, one of them recommended by someone you know.
        ? when i brake | brakes | grind* | brake noise: 8 Ask two repair shops for one price for all of it, and when they could look at the brakes.
          - 4 Write one message: the model, the mileage, the noise when you brake.
          - 5 Ask two repair shops for their price and first free day, with that message.
        ? warranty | new car | under guarantee | service plan: 8 Ask the dealer and one repair shop for a price for service that keeps the warranty.
        - 4 Find two repair shops[ in {place}], one of them recommended by someone you know.
        - 5 Ask both for a price before any work, and note the first free day.
      5 Book the shop that explains it best, for the first day that works[, {deadline}][, within {money}].
        ~ Look at your notes on the shops. | Circle the one that explains it best. | Call that shop. | Book the first day that works.
        ? when i brake | grind* | brake noise: 5 Book the first day either shop has. Until the brakes are checked, the car stays off the highway.
      4 Decide how you'll get around without the car that day: bus, bike, a ride, a loaner.
        - 2 Decide how you'll get around without the car that day.
        - 2 Put both trips to the shop in your calendar.
      6? Check lights, tyres, wipers and fluids, since many cars fail on these.
        - 3 Check the lights and wipers.
        - 3 Check the tyres and fluids.
        ? oil change | oil and filter | service: 6 Ask for the oil named in the owner's manual and a new filter, with both on the bill.
          - 3 Ask for the oil named in the owner's manual.
          - 3 Ask for a new filter, with both on the bill.
      4 Say at the counter: “Call me with a price before you start anything else.”
        - 4 Say at the counter: “Call me with a price before you start anything else.”
        - 2 Set a reminder a month before the next inspection is due.
    `,
  },
  {
    id: "jury-duty",
    area: "paperwork",
    whole:
      "do jury duty|get out of jury duty|postpone jury duty|prepare for jury duty|reply to my jury summons|respond to jury summons|answer my jury summons|defer jury service|get ready for jury duty|postpone jury service|do jury service",
    acts: "do|prepare|prepare for|postpone|defer|reply|respond|handle|sort|answer|deal",
    things: "jury duty|jury service|jury summons|court summons|witness summons|subpoena",
    tells: "jury duty|jury service|jury summons",
    it: "jury duty",
    plan: `
      2* Find the letter about {it}, and write down the date, the place and the last day to reply.
        ~ Find the letter about {it}. | Write down the date, the place and the last day to reply.
      8* Fill in the reply that came with it, or on the court's page, and note any days you can't make.
        ? caregiver | caretaker | care for my | caring for my | take care of my | takes care of | only one who can care | elderly: 8 Fill in the reply with “I ask to be excused: I'm the only caregiver of …”, plus a note from their doctor.
          - 4 Fill in your name, juror number and that one sentence.
          - 4 Ask their doctor's office for a one-line note to send with it.
        ? childcare | child | kids | baby | breastfeed*: 8 Fill in the reply with “I ask to be excused or moved: I'm the only caregiver of a child”, plus proof.
        ? self employed | lose money | own business: 8 Fill in the reply with “I ask for a later date: loss of income”, plus proof of your bookings.
        ? holiday | exam | operation | wedding | flight | booked: 8 Fill in the reply with “I ask for a later date”, plus the booking or letter as proof.
        - 4 Fill in your name, juror number and address.
        - 4 Send it with the days you can't make, plus proof for them.
      4* Send your employer a copy with the dates and the question “How does pay work on those days?”
        ? breastfeed* | pregnan* | ill | operation | carer: 4 Ask your midwife or doctor for one line as proof, if the court's form wants it.
        ? self employed | freelance*: 4 Send your clients or employer the dates of your jury duty.
          - 2 Send your clients or employer the dates.
          - 2 Look up on the court's page what it pays per day.
        - 2 Send your employer a copy of the letter with the dates.
        - 2 Ask your employer how your pay and the court's pay work together.
      5 Read on the court's page who is excused or can postpone, and what it pays per day and for travel.
        ~ Open the court's page for jurors. | Read who is excused. | Read how to postpone. | Write down the pay for the day and travel.
      6 Arrange what can't wait: children, animals, parking, medicine at noon.
        ~ Write down what can't wait that day. | Arrange the children or animals first. | Arrange the parking and your noon medicine.
        ? caregiver | caretaker | care for my | caring for my | take care of my | takes care of | only one who can care | elderly: 6 Ask one person or agency who could stay with them that day, in case the court says no.
        ? dog | dogs: 6 Ask one person to walk and feed the dog on those days.
        ? no car | without a car: 6 Write down the bus or train to the court and its fare. Courts often pay it back.
      5? Look up how to get there, and what time the security check opens.
        ~ Open the court's address on a map. | Choose how to get there. | Look up when the security check opens. | Write down when to leave.
      5 Put these into one bag: the letter, ID, a book, a sweater, lunch, coins.
        - 3 Put the letter, your ID and coins into one bag.
        - 2 Add a book, a sweater and lunch.
        - 2 Set two alarms for the first morning.
    `,
  },
  {
    id: "name-change",
    area: "paperwork",
    whole:
      "change my name|change my last name|change my surname|change my first name|change my legal name|legally change my name|change my name after marriage|change my name after divorce|change my gender marker|change my name back|take my husband's name|take my wife's name|change my middle name|change name|get my maiden name back|go back to my maiden name|change my name on my passport|change my child's name",
    acts: "change|update|legally change",
    things:
      "last name|surname|first name|gender marker|legal name|maiden name|name after marriage|name change|deed poll|middle name",
    needsAct: true,
    unless: "file|domain|pet|brand|business|username|company|variable|street",
    it: "the name",
    plan: `
      2* Write the old and the new name under each other, exactly as they should appear in a passport.
        ~ Write your old name as it stands in the passport. | Write the new name under it.
        ? divorc*: 2 Put the divorce decree on the table, and mark the line that gives back your old name.
      8 Copy the form, proof, fee and order of steps from the official page on changing a name for your reason.
        ? social security: 8 Open ssa.gov at “change name”, to see whether you can start online or need form SS-5.
          - 4 Open ssa.gov at “change name”.
          - 4 Download form SS-5, or start online.
        ? lawyer | attorney | just my first | first name: 8 Call your county court's self-help center: “Can I file a name change myself, what is the fee, and which form?”
          - 3 Find the self-help center on the court's page.
          - 5 Ask: “Can I file this myself, what is the fee, and which form?”
        - 4 Open the official page on changing a name for your reason.
        - 4 Copy the form, proof, fee and order of steps from it.
        ? deed poll: 8 Copy the official wording for a name change from the court's page, for an adult or a child.
      8* Order the paper that proves it, such as a marriage certificate or court order, plus two certified copies.
        ~ Open the county clerk's or court's order page. | Order the paper that proves it. | Add two certified copies.
        ? decree came | have the decree | got the decree | decree in hand | decree came in | have my decree: 8 Check that the decree is a certified copy with your old name in it, and order two more from the court clerk.
          - 3 Look for the seal or stamp, and the line that gives back your name.
          - 5 Order two more certified copies from the court clerk.
        ? lawyer | attorney | just my first | first name: 8 Download the adult name change petition from your county court's page. Many people file it without a lawyer.
        ? divorc*: 8 Order the papers that prove it: the final divorce decree, plus the marriage or birth certificate.
        ? married | marriage | wedding: 8 Order two extra certified copies of the marriage certificate, since most offices want an original.
        ? child | son | daughter | kids: 8 Order the form for a child's name. Everyone with legal custody has to agree in writing.
      8 List who has to know, in this order: Social Security, driver's license, passport, bank, employer, doctor, the rest.
        ~ Write “Social Security” at the top of a list. | Add driver's license, passport and bank. | Add employer, doctor and the rest.
        ? list .. done | have a list | made a list: 5 Mark the ones on your list that all the others ask for: Social Security, driver's license, bank.
      12* Fill in the Social Security form first, or book that appointment[, {deadline}].
        ? social security: 12 Fill out form SS-5, and book the Social Security appointment, with the decree and your ID in one folder.
          - 8 Fill out form SS-5.
          - 5 Book the appointment at your local office.
        ? lawyer | attorney | just my first | first name: 12 Fill in the petition, and file it with the clerk. A lawyer is worth a call if you have a record or someone objects.
          - 8 Fill in the petition with your old and new name.
          - 4 File it with the clerk, and write down the hearing date.
        - 4 Put your old ID and the proof of the new name together.
        - 8 Send the Social Security form, or book that appointment[, {deadline}].
        ? flight | honeymoon | holiday | booked: 12 Change your bank and employer first. Your ID has to match your ticket until you're back.
        ? passport .. done | new passport .. here | id is done | have the new passport: 10 Change your driver's license next, with the certificate and your new ID.
          - 4 Put the new ID and the certificate together.
          - 8 Send the driver's license form, or book that appointment.
      10 Send your bank and employer one letter with the old name, the new name and a copy of the proof.
        - 5 Write one letter with your old name, your new name and your customer number.
        - 4 Send it to your bank and employer with a copy of the proof.
        - 4 Practise the new signature five times, so the last one can be a sample.
      3? Book any tickets in your old name until your passport has the new one.
        ~ Look at the name in your passport. | Open the booking page. | Book the tickets in exactly that name.
        ? no trip | not travelling: 3 Set a reminder in three weeks for the offices that haven't answered.
        ? passport .. done | new passport .. here | id is done | have the new passport: 3 Set a reminder in three weeks for the offices that haven't answered.
    `,
  },
  {
    id: "citizenship",
    area: "paperwork",
    whole:
      "become a citizen|apply for citizenship|get citizenship|apply for naturalization|apply for indefinite leave to remain|get dual citizenship|apply for dual citizenship|become a us citizen|become a british citizen|prepare for the citizenship interview|prepare for my citizenship interview",
    acts: "apply|get|pass|study|prepare|prepare for|obtain|become|sort",
    things:
      "citizenship|citizen|naturalization|citizenship interview|dual citizenship|indefinite leave to remain|citizenship application|naturalisation|irish passport by descent",
    it: "citizenship",
    named: "citizenship|naturalization|citizenship application|dual citizenship",
    plan: `
      2* Write down the date you started living here, and which visa or green card you hold now.
        ~ Write down the date you started living here. | Add the visa or green card you hold now.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 2 Put the interview letter on the table, with the date, time and address marked.
      8n Tick off the conditions on the official naturalization page: years, language, test, papers, fee.
        ~ Open the official naturalization page at uscis.gov. | Check off years, language and test. | Check off papers and the fee.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 8 Answer ten civics questions aloud on the official USCIS practice page, and note the hard ones on cards.
        ? passed | test done: 8 Tick off the conditions on the official naturalization page, including the test you've passed.
      10n Fill in Form N-400 in a USCIS account as far as you can, up to “pay and submit”.
        ~ Open or make a USCIS account. | Start Form N-400. | Fill in the pages you know. | Work on up to “pay and submit”.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Go through your copy of the N-400 aloud, and mark what has changed since: job, address, trips.
      8 Copy the conditions from the official page on naturalization[ in {place}] as a checklist.
        - 4 Open the official page on naturalization[ in {place}].
        - 5 Copy its conditions as a checklist.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 8 Put the papers it asks for into one folder: letter, green card, passports, state ID, tax records.
          - 4 Put the letter, green card, state ID and all passports into one folder.
          - 4 Add your tax records and any proof the letter names.
        ? passed | test done: 8 Copy the conditions from the official naturalization page as a checklist, with the test ticked.
          - 4 Open the official page on naturalization.
          - 5 Copy its conditions as a checklist, with the test ticked.
      6 Tick what you have, and write the earliest date you can apply[: {deadline}].
        ~ Put the list of conditions in front of you. | Check off what you have. | Write the earliest date you can apply.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 6 Answer ten civics questions aloud on the official USCIS practice page, and note the hard ones on cards.
        ? passed | test done | have .. test: 6 Tick what you have, including the test, and note the date you may apply.
      10 List every trip abroad in the years that count, from passport stamps, tickets and photos.
        - 5 List the trips abroad of the last two years, from emails and tickets.
        - 5 Add older trips from passport stamps and photos.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Read your copy of the N-400 aloud, and mark what has changed since: job, address, trips, tickets.
          - 5 Read the first half of your N-400 aloud, and mark what has changed since.
          - 5 Read the second half aloud, and mark what has changed there.
        ? lost .. passport* | no stamps | old passports: 10 List your trips abroad from emails, bank statements and photos.
          - 5 List your trips abroad from emails and bank statements.
          - 5 Request your travel record from Customs and Border Protection.
      10 Order the slowest document: a certificate from your home country, a translation, a court record.
        ~ Put your list of papers in front of you. | Circle the slowest one. | Find the office that issues it. | Order it from there.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Ask someone to play the officer for ten minutes: questions from the form, one line to read, one to write.
        ? language certificate | language test | b1 certificate | b1 is done | english test .. done | language .. passed: 10 Order the slowest document still missing: a birth certificate with translation, a police record, a tax record.
        ? have .. birth certificate | certificate .. translated | papers .. ready: 10 Order the slowest document still missing: a police record, proof of income, proof of address.
      10 Try ten questions of the official civics practice test.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Put ten civics questions a day in your calendar until the interview.
          - 5 Put ten civics questions a day in your calendar until the interview.
          - 5 Look up how to get there, so you arrive 30 minutes early.
        ? no test date | test date | test is booked | need .. test: 10 Book the citizenship test for the first free day, in another town if that is sooner.
          - 5 Look at the test dates in two towns.
          - 5 Book the first date you could pass it.
        - 8 Answer ten questions of the official civics practice test.
        - 5 Write the ones you got wrong on cards.
        ? passed | test done | have .. test: 10 Ask two people who know you to be references, if the form asks for any.
          - 5 Read on the form whether you need references, and who can be one.
          - 5 Ask two people to be references, if you need them.
      15 Send the application with the fee and papers, once a lawyer or legal aid has answered what worries you.
        - 5 Ask a legal aid office whether you can keep your old citizenship.
        - 10 Fill in the application from your lists.
        - 5 Send the application with the fee and papers, and note the receipt number.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Ring an accredited immigration adviser before the day, if there was an arrest, a tax debt or a long trip.
    `,
  },
  {
    id: "life-admin",
    area: "paperwork",
    whole:
      "do life admin|do my life admin|catch up on life admin|catch up on admin|do admin|do my admin|do adult paperwork|get on top of my paperwork|catch up on paperwork|get on top of life admin|do boring adult stuff|sort my life admin|have an admin day|do an admin day|deal with admin|catch up on life paperwork|get my affairs in order|adult better|be better at adulting",
    acts: "do|catch up|sort|tackle|get on top|finish|handle|deal|clear|manage",
    things:
      "life admin|admin|adult paperwork|adulting|boring admin|admin pile|adult stuff|admin backlog|personal admin|admin task|household admin",
    tells: "life admin|so much admin|admin is piling|piles of admin|drowning in admin",
    unless:
      "office admin|admin job|admin assistant|system admin|windows|wordpress|server|application",
    it: "the admin",
    plan: `
      2* Write down the one letter, call or form that comes to mind first.
        ~ Pick up a pen. | Write down the first letter, call or form you think of.
      5n Add the rest, one line each, with a date where there is one.
        ~ Put your list in front of you. | Add the letters and the forms. | Add the calls. | Write a date where there is one.
      15n Do the line with the nearest date for 15 minutes.
        ~ Put your finger on the line with the nearest date. | Get the letter or number it needs. | Work on its first half. | Stop after 15 minutes in all.
      6 Add the rest, one line each: money, health, home, car, people, work.
        ~ Put your list in front of you. | Add lines for money, health and home. | Add lines for car, people and work.
      4 Mark each line: C for call, F for form, M for mail, P for pay.
        ~ Pick up a pen with your list. | Mark the calls with C. | Mark the forms with F, the mail with M. | Mark the payments with P.
      3 Write a date beside the lines that have one, and mark the nearest with a star[, all {deadline}].
        ~ Put your list in front of you. | Write a date beside each line that has one. | Mark the nearest with a star.
      15 Do the starred line for 15 minutes.
        - 3 Put what the starred line needs in front of you: number, letter, password, card.
        - 10 Work on that line for ten minutes.
        - 2 Write down what is left of it, or cross it out.
        ? # things | list of #: 15 Do the starred one of the {#} for a quarter of an hour.
          - 3 Put what the starred one needs in front of you: number, letter, password, card.
          - 10 Work on it for ten minutes.
          - 2 Write down what is left of it, or cross it out.
      10? Do every line marked P, one after the other.
        - 5 Do the first line marked P.
        - 5 Do the next line marked P.
      8 Make one call marked C, with its number and one sentence in front of you.
        - 2 Write the number and your first sentence for one call on a note.
        - 6 Make that call.
        - 3 Put the same hour in your calendar every week, with a drink you like.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Send one line marked C by chat, form or email instead of calling.
          - 2 Find the “contact us” page of the office you would call.
          - 6 Send your one question there.
          - 3 Put the same hour in your calendar every week, with a drink you like.
    `,
  },
  {
    id: "certificate-copy",
    area: "paperwork",
    acts: "get|order|request|find|replace|apply|apply for|obtain|send off for",
    things:
      "birth certificate|marriage certificate|copy of birth certificate|copy of marriage certificate|death certificate copy|certified copy|copy of my birth certificate",
    unless: "passport|lost bag|stolen",
    it: "the certificate",
    plan: `
      2* Write down the full name, the date and the place that are on it.
        ~ Write down the full name that is on it. | Add the date and the place.
      6n Find the vital records office for that place, and note its fee and how long it takes.
        ~ Search “vital records” with the name of that place. | Open the official office's page. | Write down its fee and how long it takes.
        ? romania | india | poland | pakistan | nigeria | italy | ireland | usa | philippines | ukraine | turkey | jamaica: 6 Find that country's records office or consulate, and note its form for people who live abroad.
        ? abroad | another country | born in: 6 Find that country's records office or consulate, and note its form for people who live abroad.
      10n Send the office its order form or a letter, with a copy of your ID.
        ~ Open the office's order form. | Fill in the names and the dates. | Make a copy of your ID. | Send both to the office.
      6 Find the vital records office or official order page for that place.
        ~ Open a search on your phone. | Type “vital records” with that place's name. | Open the official office's order page.
        ? romania | india | poland | pakistan | nigeria | italy | philippines | ukraine | turkey | jamaica | abroad: 6 Find that country's consulate page for civil documents, and note who may pick it up there for you.
      3 Write down the fee, how long it takes and what they ask to see.
        ~ Open the office's order page. | Write down the fee and how long it takes. | Write down what they ask to see.
        ? home office | visa | romania | india | poland | pakistan | nigeria | abroad: 4 Write down the fee, the wait and what is asked for: full version, apostille, certified translation.
        ? passport | visa | wedding | abroad: 3 Write down the fee, the wait and which kind is asked for: full, short, with a seal.
      4 Put your ID beside you, plus proof of your right to it if it's someone else's.
        - 2 Put your ID beside you.
        - 3 Write down how you are related, if the certificate is someone else's.
      12 Fill in the order form, or write them a letter with those facts.
        ? dont know .. date | not sure .. date | dont know when: 12 Fill in the form with a range of years, if you don't know the date. Most offices search a few each side.
          - 8 Fill in the order form with a range of years.
          - 3 Check every name against what you wrote first.
        - 8 Fill in the order form, or write them a letter with those facts.
        - 3 Check every name and date against what you wrote first.
      5 Pay the fee, and write down the order number.
        ? urgent | tomorrow | this week | by friday: 5 Pay the rush fee, and note the order number.
          - 4 Pay the rush fee.
          - 2 Save the order number.
        ? # days | nine days | registrar | days: 5 Pay for the rush service, and note the order number.
          - 4 Pay for the rush service.
          - 4 Ring the office that asked for it: what else counts if it comes late?
        - 4 Pay the fee.
        - 2 Save the order number.
      3 Set a reminder for the day the copy should arrive[; you need it {deadline}].
        ~ Open your calendar. | Count off the weeks the office needs. | Set a reminder on that day.
    `,
  },
];
