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
        ? stolen id | stolen identity card | stolen licence | stolen license | stolen driving licence: 2 Write down where and when it was stolen, with its number if you have a photo of it.
        ? wallet | purse | handbag | backpack | rucksack | bag: 2 Freeze in your bank's app every card that was in it.
        ? stolen passport | passport .. stolen: 2 Write down where and when it was stolen, with the date of your next trip beside it.
        ? lost passport | lost my passport | lost our passport* | passport .. lost | passport is gone | passport is missing: 2 Write down where and when you last had it, with the date of your next trip beside it.
        ? lost .. licence | licence .. lost | lost .. license | license .. lost | birth certificate | lost id | lost my id | id card: 2 Write down where and when you last had it, and the number on it if you have a photo.
        ? stolen | nicked | robbed | mugged | pickpocket*: 2 Freeze in your bank's app any card that was with it, as it was stolen.
      5 Freeze any missing bank card in its app, and note what else is gone: keys, papers, phone.
        ? wallet | purse: 5 Ring the freeze line of each bank whose card was in it, with licence and other papers noted.
      6 Leave your number with the last two places you were in.
        ? bus | train | tube | taxi | uber | tram | plane: 6 Fill in the lost property form of that bus, train or taxi firm, with day, line and seat.
        ? abroad | on holiday | barcelona | paris | rome | airport | in spain | in italy | in france: 6 Write to hotel, bar or airport lost property with day, place and what was in it.
      8 Report it to the police if it was stolen, and note the report number.
        ? lost passport | lost my passport | passport .. lost | passport is gone | passport is missing: 8 Report it lost on the passport office's own page: from then on nobody can use it, you neither.
          - 4 Look once more in bags, coats and the last suitcase.
          - 6 Report it lost on the passport office's own page.
        - 4 Find the online form or number of the police.
        - 6 Report it, and note the number of the report.
        ? reported .. already | already reported | police report | told the police: 4 Photograph the police report, as passport office, insurer and bank ask for its number.
          - 2 Photograph the police report.
          - 2 Save its number in your phone.
      8 Copy from the official page what a new one needs: photo, proof, fee, days[; you need it {deadline}].
        - 3 Open the page of the office that issues it.
        - 5 Copy what a new one needs: photo, proof, fee, days[; you need it {deadline}].
      6n Leave your number with the last two places you were in.
      10* Fill in the form for a new one, or book the appointment. The slowest document comes first.
        - 3 Mark the paper that takes longest.
        - 8 Fill in its form or book the appointment.
        ? fly | flight | trip | travel*: 10 Book the fast service for the paper you travel with first, the rest after.
          - 3 Mark the paper you travel with.
          - 8 Book its fast service or emergency paper.
      5 Change the password of anything that was logged in on a lost phone or bag.
        - 5 Change the password of anything that was logged in on a lost phone or bag.
        - 4 Watch your account for two weeks, with an alarm each Friday.
        ? wallet | purse | phone | bag | handbag | backpack | rucksack: 5 Change the password of anything that was logged in on a lost phone or bag.
          - 5 Change the password of anything that was logged in on a lost phone or bag.
          - 4 Watch your account for two weeks, with an alarm each Friday.
        ? passport | licence | license | birth certificate | id card: 3 Put the day on which the new one should come into your calendar.
          - 3 Put the day on which the new one should come into your calendar.
          - 2 Photograph the new one for your phone once it is here.
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
      2* Find the letter about losing the licence, and write down the reason, the date and how long it lasts.
        ? seizure* | epilep* | stroke | heart | medical: 2 Find the letter that took the licence, with the day you were last ill on a note.
      8n Copy from the motor vehicle office's own page what it takes to get it back for that reason.
      8n Order or book the slowest thing on that list: a course, a medical, a form.
        ? seizure* | epilep* | stroke | heart | medical: 8 Ask the doctor's desk for the medical line and form, as you may apply about eight weeks early.
      8 Copy from the motor vehicle office's own page[ in {place}] what it takes to get it back for that reason.
        - 4 Open the authority's own page[ in {place}].
        - 5 Copy what it wants from someone with that reason.
      5 Write the fee, the wait and the earliest date beside each line[; you want it {deadline}].
      8 Order or book the slowest thing: a course, a medical, an eye test, a form.
        ? seizure* | epilep* | stroke | heart | medical: 8 Ask the doctor's desk for the medical line and form, as you may apply about eight weeks early.
      6 Ask the motor vehicle office by phone what is still open under your name.
        - 2 Put the letter and your licence number beside the phone.
        - 5 Ask by phone what is still open under your number.
      5 Write down how you'll get to work until then: bus, bike, a ride, working from home.
        - 3 Write down how you get to work until then: bus, bike, a lift.
        - 2 Ask one person for the first lift.
      3? Put the earliest date for the application into your calendar, with an alarm a month before.
        - 3 Put the earliest date for the application into your calendar, with an alarm a month before.
        - 3 Keep the car key with someone else until the new licence is in your hand.
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
        ? rattle* | grind* | squeal* | squeak* | when i brake | brakes feel | shak*: 2 Write down the mileage, and when the noise comes: braking, turning, over bumps, at what speed.
        ? oil change | service | serviced: 2 Write down the mileage, the day of the last service and what the dashboard says.
      6n Call one repair shop about {theIt}, and note their price and first free day.
      3n Put the day into your calendar, and note how you'll get home from there.
      5 Look up the plate, the model, the mileage and the last repair bill.
        ? oil change | oil service: 5 Look up in the handbook which oil and how often: every year, or as the miles say.
      8 Ask two repair shops[ in {place}] for a price, one of them recommended by someone you know.
        ? when i brake | brakes | grind* | brake noise: 8 Ask two garages for one price for all of it, and when the brakes can be looked at.
          - 4 Write one message: model, mileage, the noise when you brake.
          - 5 Ask both for the price and the first day.
        ? warranty | new car | under guarantee | service plan: 8 Ask a main dealer and a garage that stamps the book for a price that keeps the warranty.
        - 4 Find two garages[ in {place}], one of them recommended.
        - 5 Ask both: the model, the trouble, a price before any work.
      5 Book the one that explains it best, for the first day that suits[, {deadline}][, within {money}].
        ? when i brake | grind* | brake noise: 5 Book the first day either has, with no motorway or heavy load until the brakes are seen.
      4 Decide how you'll get around without the car that day: bus, bike, a ride, a loaner.
        - 2 Decide how you get on without the car that day.
        - 2 Put both trips into your calendar.
      6? Check lights, tyres, wipers and fluids, since many cars fail on these.
        - 3 Check lights and wipers.
        - 3 Check tyres and fluids.
        ? oil change | oil and filter | service: 6 Ask for oil of the handbook's norm and a new filter, with both on the bill.
          - 3 Ask for oil of the handbook's norm.
          - 3 Ask for a new filter, with both on the bill.
      4 Say at the counter: “Call me with a price before you start anything else.”
        - 4 Say at the counter: “Ring me with a price before you begin anything else.”
        - 2 Set a reminder a month before the next check is due.
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
      2* Find the letter about {it}, and write down the date, the place and the last day to reply[: {deadline}].
      8* Fill in the reply that came with it, or on the court's page, and note any days you can't make.
        ? childcare | child | kids | baby | breastfeed*: 8 Fill in the reply with “ask to be excused or moved: sole care of a child”, with the birth certificate attached.
        ? self employed | lose money | own business: 8 Fill in the reply with “ask for a later date: loss of income”, with proof of bookings.
        ? holiday | exam | operation | wedding | flight | booked: 8 Fill in the reply with “ask for a later date”, with the booking or letter attached.
        - 4 Fill in name, number and address.
        - 4 Send it with the days you can't and the proof for them.
      4* Send your employer a copy with the dates, plus the question of how pay works.
        ? breastfeed* | pregnan* | ill | operation | carer: 4 Ask midwife or doctor for one line as proof, if the court's form wants it.
        ? self employed | freelance*: 4 Send your clients or employer the days, with the court's form for lost earnings open beside it.
          - 2 Send your clients or employer the days.
          - 2 Open the court's form for lost earnings.
        - 2 Send your employer a copy with the days.
        - 2 Ask how pay and the court's allowance work together.
      5 Read on the court's page who is excused or can postpone, and what it pays per day and for travel.
      6 Arrange what can't wait: children, animals, parking, medicine at noon.
        ? dog | dogs: 6 Ask one person to walk and feed the dog on those days.
        ? no car | without a car: 6 Write down the bus or train to the court, with the fare, as courts often pay it back.
      5? Look up the way there and the hour of the security check.
      5 Put these into one bag: the letter, ID, a book, a sweater, lunch, coins.
        - 3 Put letter, ID and coins into one bag.
        - 2 Add book, sweater and lunch.
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
      8 Copy the form, proof, fee and order of steps from the official page on changing a name for your reason.
        - 4 Open your government's page on changing a name for your reason.
        - 4 Copy form, proof, fee and order.
        ? deed poll: 8 Copy the wording of a deed poll from the government's page, for an adult or a child.
      8* Order the paper that proves it, such as a marriage certificate or court order, plus two certified copies.
        ? divorc*: 8 Order the paper that proves it: the final divorce order with the marriage or birth certificate.
        ? married | marriage | wedding: 8 Order two spare copies of the marriage certificate, as most offices want an original.
        ? child | son | daughter | kids: 8 Order the form for a child's name, with the written yes of everyone who has parental responsibility.
      8 List who has to know, in this order: Social Security, driver's license, passport, bank, employer, doctor, the rest.
        ? list .. done | have a list | made a list: 5 Mark on your list the ones that all others ask for: ID or registry, tax, bank.
      12* Fill in the Social Security form first, or book that appointment[, {deadline}].
        - 4 Put photo, old ID and the proof together.
        - 8 Send the form or book the appointment[, {deadline}].
        ? flight | honeymoon | holiday | booked: 12 Change the bank and employer first, as ID and ticket must match till you are back.
        ? passport .. done | new passport .. here | id is done | have the new passport: 10 Change the driving licence next, with certificate and new ID.
          - 4 Put the new ID and the certificate together.
          - 8 Send the licence form or book its appointment.
      10 Send your bank and employer one letter with the old name, the new name and a copy of the proof.
        - 5 Write one letter with old name, new name and customer number.
        - 4 Send it to bank and employer with a copy of the proof.
        - 4 Practise the new signature five times, the last one as a sample.
      3? Book tickets in the old name until the passport has the new one.
        ? no trip | not travelling: 3 Set a reminder in three weeks for the offices that have not answered.
        ? passport .. done | new passport .. here | id is done | have the new passport: 3 Set a reminder in three weeks for the offices that have not answered.
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
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 2 Lay the interview letter on the table, with day, hour and address marked.
      8n Tick off the conditions on the official naturalisation page: years, language, test, papers, fee.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 8 Answer ten civics questions aloud on the official USCIS practice page, and put the hard ones on cards.
        ? passed | test done: 8 Tick off the conditions on the official naturalisation page, the test as done: years, papers, fee.
      10n Fill in the official application as far as you can, up to “pay and submit”.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Go through your copy of the N-400 aloud, with each change since then marked: job, address, trips.
      8 Copy the conditions from the official page on naturalization[ in {place}] as a checklist.
        - 4 Open the official page on naturalisation[ in {place}].
        - 5 Copy its conditions as a list with boxes.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 8 Put the papers it asks for into one folder: letter, green card, passports, state ID, tax records.
          - 4 Put letter, green card, state ID and all passports into a folder.
          - 4 Add tax records and the proofs the letter names.
        ? passed | test done: 8 Copy the conditions from the official page on naturalisation as a list, with the test ticked.
          - 4 Open the official page on naturalisation.
          - 5 Copy its conditions as a list, with the test ticked.
      6 Tick what you have, and write the earliest date you can apply[: {deadline}].
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 6 Answer ten civics questions aloud on the official USCIS practice page, with the hard ones put on cards.
        ? passed | test done | have .. test: 6 Tick what you have, the test too, with the date on which you may apply.
      10 List every trip abroad in the years that count, from stamps, tickets and photos.
        - 5 List the trips of the last two years from mails and tickets.
        - 5 Add older ones from stamps and photos.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Read your copy of the N-400 aloud, with each change since then marked: job, address, trips, tickets.
          - 5 Read the first half aloud.
          - 5 Read the second half, each change marked.
        ? lost .. passport* | no stamps | old passports: 10 List the trips from mails, bank lines and photos, with a request for your travel record from the border office.
          - 5 List the trips from mails and bank lines.
          - 5 Ask the border office for your travel record.
      10 Order the slowest paper: a certificate from your home country, a translation, a court record.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Ask someone to play the officer for ten minutes: questions from the form, one line to read, one to write.
        ? language certificate | language test | b1 certificate | b1 is done | english test .. done | language .. passed: 10 Order the slowest paper still missing: birth certificate with translation, police check, pension record.
        ? have .. birth certificate | certificate .. translated | papers .. ready: 10 Order the slowest paper still missing: police check, proof of income, proof of address.
      10 Try ten questions of the official civics practice test.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Put ten civics questions a day into the calendar till then, with the way there looked up for the hour.
          - 5 Put ten civics questions a day into the calendar till then.
          - 5 Look up the way there, to arrive 30 minutes early.
        ? no test date | test date | test is booked | need .. test: 10 Book the citizenship test for the first free day, in another town too if that is sooner.
          - 5 Look at the test dates of two towns.
          - 5 Book the first one you could pass.
        - 8 Do ten questions of the official practice test.
        - 5 Book the test for the first day you could pass it.
        ? passed | test done | have .. test: 10 Ask two people who know you for their part as referees, with the form's rules on who may be one.
          - 5 Read who may be a referee.
          - 5 Ask two people for their part.
      15 Send the application with the fee and papers, once a lawyer or legal aid adviser has answered what worries you.
        - 5 Ask a free migration advice service whether your old citizenship stays.
        - 10 Fill in the application from your lists.
        - 5 Send the application with fee and papers, and save the number.
        ? citizenship interview | naturalization interview | naturalisation interview | n 400 interview | interview .. citizenship | uscis interview: 10 Ring a free accredited immigration adviser before the day, if there was an arrest, a tax debt or a long trip.
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
      5n Add the rest, one line each, with a date where there is one.
      15n Do the line with the nearest date for 15 minutes.
      6 Add the rest, one line each: money, health, home, car, people, work.
      4 Mark each line: C for call, F for form, M for mail, P for pay.
      3 Write a date beside those that have one, and mark the nearest with a star[, all {deadline}].
      15 Do the starred line for 15 minutes.
        - 3 Put what it needs in front of you: number, letter, password, card.
        - 10 Do it for ten minutes.
        - 2 Write on it what is left, or cross it out.
        ? # things | list of #: 15 Do the starred one of the {#} for a quarter of an hour.
          - 3 Put what it needs in front of you: number, letter, password, card.
          - 10 Do it for ten minutes.
          - 2 Write on it what is left, or cross it out.
      10? Do all lines with P, one after the other.
        - 5 Do the first line with P.
        - 5 Do the next one.
      8 Make one call marked C, with its number and one sentence in front of you.
        - 2 Write number and first sentence of one call on a note.
        - 6 Make that call.
        - 3 Put the same hour into your calendar every week, with a drink you like.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Send one C by chat, form or mail in place of the call.
          - 2 Look for “contact us” of that office.
          - 6 Send your one question there.
          - 3 Put the same hour into your calendar every week, with a drink you like.
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
      6n Find the vital records office for that place, and note its fee and how long it takes.
        ? romania | india | poland | pakistan | nigeria | italy | ireland | usa | philippines | ukraine | turkey | jamaica: 6 Find that country's registry or consulate, with its form for people who live elsewhere.
        ? abroad | another country | born in: 6 Find that country's registry or consulate, with its form for people who live elsewhere.
      10n Send its order form or letter, with a copy of your ID.
      6 Find the vital records office or official order page for that place.
        ? romania | india | poland | pakistan | nigeria | italy | philippines | ukraine | turkey | jamaica | abroad: 6 Find that country's consulate page for civil papers, and who may fetch it there for you by proxy.
      3 Note the fee, how long it takes and what they ask to see.
        ? home office | visa | romania | india | poland | pakistan | nigeria | abroad: 4 Note the fee, the wait, and what whoever wants it asks for: full version, apostille, certified translation.
        ? passport | visa | wedding | abroad: 3 Note the fee, how long it takes, and which kind whoever wants it asks for: full, short, with stamp.
      4 Put your ID beside you, plus proof of your right to it if it's someone else's.
        - 2 Put your ID beside you.
        - 3 Write down how you are related, if it is someone else's.
      12 Fill in the order form, or write them a letter with those facts.
        ? dont know .. date | not sure .. date | dont know when: 12 Fill in the form with a range of years, as most registries search two or more each side.
          - 8 Fill in the form with a range of years.
          - 3 Check every name against what you wrote first.
        - 8 Fill in the order form, or write them a letter with those facts.
        - 3 Check every name and date against what you wrote first.
      5 Pay the fee, and write down the order number.
        ? urgent | tomorrow | this week | by friday: 5 Pay the priority fee, and save the number of the order.
          - 4 Pay the priority fee.
          - 2 Save the number of the order.
        ? # days | nine days | registrar | days: 5 Pay for the priority service, with a call to the registrar: is a passport enough if it comes late?
          - 4 Pay for the priority service.
          - 4 Ring the registrar: what counts if it comes late?
        - 4 Pay the fee.
        - 2 Save the number of the order.
      3 Set a reminder for the day the copy should arrive[; you need it {deadline}].
    `,
  },
];
