import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Documents, offices, claims and forms. */
export const PAPERWORK: readonly Archetype[] = [
  {
    id: "passport",
    area: "paperwork",
    acts: "renew|get|apply|replace|order|update|sort|extend",
    things:
      "passport|id|id card|identity card|passport application|green card|residence permit|national insurance card|social security card|passport renewal|driving license|driver's license|drivers license|driver license|license|residence card",
    unless:
      "real id|apply for green card|apply for a green card|green card for|photo book|stamp|case|cover|learn|marriage license|real estate|business license|fishing|hunting|liquor|nursing license|teaching license|contractor|cosmetology|pilot|pass test|lesson",
    it: "the passport",
    named:
      "passport|id|id card|identity card|green card|residence permit|birth certificate|social security card|marriage certificate",
    plan: `
      2* Lay your old passport or ID on the table, or write down where you saw it last, and note the date it runs out.
        ? oci: 2 Put the OCI card, the old and the new passport side by side on the table.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 2 Read in the application what the photo failed on: light, shadow, glasses or size.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 2 Lay both papers side by side, and circle the letters of the name that differ.
        ? three of us | four of us | five of us | all of us | whole family | both passports | our passports | family passports | # passports: 2 Lay all the old ones on the table, with the date each runs out on a note.
        ? stolen | robbed | mugged | pickpocket*: 2 Write down the day, the place and the police number of the theft, as the form asks for them.
        ? baby | newborn | first passport: 2 Lay the birth certificate on the table, with the travel date on a note.
        ? lost | stolen | cant find: 2 Write down where you saw the old one last, as it is reported lost in the same form.
        ? sent .. back | came back | returned | rejected | signature: 2 Read the passport office's letter for the one thing they want put right.
        ? expired | runs out | ran out: 2 Lay the old one on the table, with the day you need the new one on a note.
        ? runs out in # | expires in # | # months left | out in #: 2 Lay the old one on the table, with the date of your next flight on a note beside it.
        ? first adult | first ever | never had: 2 Lay the birth certificate on the table, with the travel date on a note.
      5 Open the government's own page for {theIt}, and save its list of what is needed.
        ? oci: 5 Open the official OCI site, its address typed by you, to read which service fits your case.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 5 Read on the official page which paper must be corrected first, and what proves the right name.
        ? from abroad: 5 Open your consulate's own page on passports, and save its list of what is needed.
        ? blank page*: 5 Read on the entry page of the country you go to how many blank pages and months it asks for.
        ? torn | damaged | ripped | water damage* | went through the wash | chewed: 5 Read on the government's page what a damaged passport needs: often a full new application and a short letter on how it happened.
        ? stolen | lost passport | lost my passport | passport .. lost: 5 Report it on the government's page for lost and stolen passports, so that nobody else can use it.
        ? live abroad | living abroad | embassy | consulate: 5 Open your consulate's own page on passports, and save its list of what is needed.
        ? have the form | got the form | picked up .. form | form .. from the post: 5 Read the notes that came with the form, with a tick at each paper you have.
        ? we fly | i fly | flying to | fly to | holiday in | trip to: 5 Look up the entry rule of the country you fly to: some want three or six months left on the passport.
      5 Write down the fee, how long it takes, and the date that matters to you[: {deadline}].
        ? guarantor | countersign* | referee: 5 Write to your guarantor for a quarter of an hour on the first day back, or ask a second person who may sign.
        ? flying | flight | weeks | days | holiday | urgent: 5 Compare today's normal waiting time with your trip, as under five weeks means fast track or an urgent counter.
        ? appointment .. booked | have .. appointment | got .. appointment: 5 Write the day, hour and address of the appointment on the list, with the fee and how to pay.
      10* Take or order a photo in the size that the official page asks for.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 10 Book the correction of the wrong record first, with birth certificate or affidavit in hand.
          - 4 Look up the office that corrects the wrong record, with its fee.
          - 6 Book its first slot, with birth certificate or affidavit.
        ? photo .. upload* | upload* .. failing | upload* failing | uploads: 10 Save photo and signature as JPG again, cropped to the page's shape and under its size.
          - 5 Crop the photo to a square on a light ground, under the size the page names.
          - 5 Photograph the signature in black ink on white, cropped wide and low.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 10 Ask somebody to take ten photos by a window: plain light wall, no shadow, no glasses, no smile.
          - 3 Look for a plain light wall by a window.
          - 8 Ask somebody to take ten photos there, without glasses or shadow.
        ? need photos | still need .. photos | photos .. left | photos are left | photos missing | photos are missing: 10 Take all the photos in one go against a plain light wall, in the size the page asks for.
          - 3 Read the rules for the photo: size, background, glasses.
          - 8 Take ten of each face, or order them at a photo shop.
        ? photo .. done | photos .. done | photos .. taken | photo .. taken | i have .. photo* | we have .. photo* | ive got .. photo* | photo was fine: 8 Put the photo or its code beside the old one, as that part is done.
          - 3 Put the photo or its code beside the old one.
          - 5 Look up the earliest fast-track slot, should the trip be near.
        ? embassy | consulate: 10 Take or order a photo in the size that the embassy asks for, as theirs can differ.
        ? not posted | never posted | nobody posted | got .. signed | photos done | have the photo: 3 Check the photo against the form: size, date, the back signed where it asks for it.
          - 3 Check the photo: size, date, the back signed where it asks for it.
          - 2 Clip it to the form.
        - 3 Read the rules for the photo: size, background, glasses.
        - 8 Take or order the photo.
        ? no photo | photo booth | photo .. missing | need .. photo: 10 Take ten photos against a plain light wall, or order one with a digital code at a photo shop.
      20 Fill in the form from top to bottom.
        ? oci: 20 Fill in the OCI form there, spelt as in the passport, and save the file number.
          - 8 Fill in personal and family details.
          - 8 Fill in the addresses and the old card's number.
          - 3 Check each name, and save the file number.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 8 Upload the best one to the application you began, or send it with its code from a photo shop.
          - 5 Upload the best one to the application you began.
          - 3 Read the answer of the page before you leave it.
        ? # forms filled | # forms are filled | # forms done | # forms are done: 15 Fill in the form that is left, beside one that is done.
          - 8 Fill in the form that is left.
          - 5 Check every name and date against the old one.
        ? sent .. back | came back | returned | rejected | signature | touched .. border: 20 Fill in a new form in black ink: name as on the certificate, signature inside the box, not near its edge.
          - 8 Fill in the first page of a new form in black ink.
          - 8 Fill in the rest, with the signature well inside the box.
          - 3 Check every name and date against the certificate.
        ? married | new name | name change | changed my name | divorce*: 20 Fill in the form in the new name, with the certificate or deed that proves it.
        ? not posted | never posted | nobody posted | got .. signed | all done: -
        - 8 Fill in the first page of the form.
        - 8 Fill in the rest.
        - 3 Check every name and date against an old document.
        ? both parents | parents signature* | both signatures | consent: 20 Fill in the child's form, with a sticky note at each line a parent has to sign.
          - 8 Fill in the child's form.
          - 5 Put a sticky note at each line a parent has to sign.
          - 5 Ask the other parent to sign at the note.
        ? online | on the website | on the app: 20 Fill in the online form, with the old passport and your card beside you.
          - 8 Fill in the first page of the online form.
          - 8 Fill in the rest.
          - 3 Check every name and date against the old passport.
        ? form .. filled | filled in .. form | form is done: 5 Check every name and date on the filled form against an old document.
        ? evening* | after work | after # pm | only .. after #: 20 Fill in the online form this evening, with the old one and your bank card beside you.
          - 8 Fill in the first page of the online form.
          - 8 Fill in the rest.
          - 3 Check every name and date against the old one.
      15n Fill in the official form until you have its number, or book the appointment.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 15 Fill in the form with the corrected name and photo, once both records agree.
        ? payment failed | payment .. failed | payment declined | payment not going: 10 Look in bank or M-Pesa whether the sum left, before you pay once more with another card.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 8 Upload the best one to the application you began, until it says that it is taken.
        ? sent .. back | came back | returned | rejected | signature: 15 Send a new form with the signature inside the box, their letter on top, tracked.
        ? photo .. done | photos .. done | photos .. taken | photo .. taken | i have .. photo* | we have .. photo* | ive got .. photo*: 15 Fill in the online form with the photo's code and the fee, until you have its number.
        ? flying | flight | trip | holiday | travel*: 15 Fill in the form with photo and fee, as fast track if the trip is under five weeks off, until you have its number.
        ? not posted | never posted | nobody posted | got .. signed | all done: 10 Post it today at the counter with tracking, old passport enclosed.
      15 Send the papers with photo and fee, or book the appointment where you hand them in.
        ? payment failed | payment .. failed | payment declined | payment not going: 10 Look in bank or M-Pesa whether the sum left, before you pay once more.
          - 4 Look in bank or M-Pesa whether the sum left.
          - 6 Pay with another card, or write to the site's help with the reference.
        ? oci: 15 Send the printed form with copies and fee, or book the visa centre's counter.
          - 6 Print the form, with the signature inside the box.
          - 8 Send it with copies and fee, or book the counter.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 5 Save the confirmation with its number, once the photo is taken.
          - 3 Save the confirmation with its number.
          - 2 Post the old passport, if the page asks for it.
        ? sent .. back | came back | returned | rejected: 15 Send form, certificate and their letter by tracked post, or book the fast counter if the trip is within weeks.
          - 6 Put form, certificate and their letter together.
          - 8 Send them by tracked post, or book the fast counter.
        ? not posted | never posted | nobody posted | got .. signed | all done: 10 Post the papers today at the counter with tracking, old passport enclosed.
          - 5 Lay form, photos, old passport and fee in one envelope.
          - 8 Post it at the counter with tracking.
        - 6 Put form, photo, old document and fee together.
        - 8 Send the papers, or book the appointment, until you have its number.
        ? lost | stolen | cant find: 15 Send form, photo, fee and report number, or book the appointment, until you have its number.
          - 6 Put form, photo, fee and report number together.
          - 8 Send them, or book the appointment, until you have its number.
        ? appointment .. booked | have .. appointment | got .. appointment: 10 Put form, photo, old passport and fee into one folder for the appointment.
          - 5 Put form, photo, old passport and fee into one folder.
          - 3 Put the appointment with the way there in your calendar.
        ? online | on the website: 15 Pay the fee online with the form and photo, until you have its number.
          - 5 Pay the fee, and save the number.
          - 8 Post the old passport tracked, if the page asks for it.
      3? Set a reminder for the day on which it should be there.
    `,
  },
  {
    id: "visa",
    area: "paperwork",
    acts: "get|apply|renew|extend|sort|change|become|obtain|prepare",
    things:
      "visa|student visa|work visa|work permit|residency|permanent residency|tourist visa|immigration paperwork|visa application|esta|settled status|pre-settled status",
    unless: "card|debit|test",
    it: "the visa",
    named: "visa|work permit|residency|visa application",
    plan: `
      2* Put your passport on the table, turned to the page with its end date.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 2 Put passport and permit on the table, with the last day written large on a note.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 2 Search your mail for the application number, with your passport beside you.
        ? passport expires | passport runs out | passport .. runs out | passport .. expires: 2 Put your passport on the table, with its end date and your last day there on a note.
      8n Copy the list of papers you need from the official page for your kind of visa.
        ? transit: 8 Read on the airport country's own page whether your passport needs a transit visa, or none with your other visas.
        ? tourist visa | visa for egypt | visa for vietnam | visa for india | visa for china | e visa | evisa: 8 Copy the list of papers from that government's own visa page, its address typed by you.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 8 Look at the booking page of each office in reach, with two alarms a day for freed slots.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 8 Log in to the visa centre's booking page by the link in your application mail.
        ? no insurance | no itinerary | still no: 8 Buy travel insurance for 30,000 euros and a bed that can be cancelled, with a mail to HR for the letter by a day.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 8 Look at the appointment page of each other centre of that embassy, for freed slots.
      10n Send the form with those papers and the fee, or book the appointment it leads to.
        ? insurance missing | insurance is missing | insurance is still missing | no medical insurance | insurance not bought: 10 Buy the health insurance that the visa page names, for the whole stay, with the certificate as PDF.
        ? slots are gone: 10 Write to the office: name, permit's last day, papers you have, “please give me a slot or a written note”.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now, with two alarms a day to look for a freed one.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 10 Book the first slot that works[ in {place}], free ones before paid ones, with the confirmation saved as PDF.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 10 Put the papers, copies, photo and fee in one folder in the list's order, to hand in at the appointment.
        ? police check | medical exam* | medical .. left | medical .. missing: 10 Order the police check on its official page today, as it mostly takes longest.
      8 Save the link to the embassy or immigration page for your kind of visa.
        ? transit: 8 Read on the airport country's own page whether your passport needs a transit visa, or none with your other visas.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 8 Look at the booking page of each office in reach, with two alarms a day for freed slots.
        ? student visa | study visa | study permit | student permit: 8 Open the official study visa page of that country, and save its list of papers.
        ? tourist visa | e visa | evisa | visa for india | india visa | indian visa | visa for vietnam | visa for egypt | visa for china | esta | eta: 8 Open that government's own visa page, its address typed by you, as copies of it charge extra.
        ? work visa | work permit | skilled worker | sponsor*: 8 Open the official work visa page, and save what you file and what the employer files.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 8 Log in to the visa centre's booking page by the link in your application mail.
        ? schengen: 8 Open the visa page of the country where you sleep the most nights, and save its checklist.
        ? usa | us visa | b1 | b2: 8 Open the US visa page for your country, and save the list for the DS-160 form and interview.
        ? spouse | marriage visa | partner visa | fiance visa | fiancee visa: 8 Open the official partner visa page, and save its rules on income, home and language.
      5 Copy its list of papers, and mark those that take longest to get.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 5 Copy its list of papers, with a tick at each you have.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Look at the free slots of that centre first, with the paid ones only for a date that must be.
        ? admission letter | letter of admission | acceptance letter | letter of acceptance | offer letter | confirmation of enrol*: 5 Copy its list of papers, with the letter at the top and a mark at those that take longest.
        ? certificate already | letter already | papers already | have .. already | got .. already: 5 Copy its list of papers, with a tick at each you have already.
        ? is here | is done | are done | are ready | passed | have the: 5 Copy its list of papers, with a tick at each you told of as done.
      10 Order the slowest paper now: a certificate, a translation, a bank letter.
        ? insurance missing | insurance is missing | insurance is still missing | no medical insurance | insurance not bought: 10 Buy the health insurance that the visa page names, for the whole stay, with the certificate as PDF.
          - 4 Read on the page which cover and how long.
          - 6 Buy it, the certificate saved as PDF.
        ? hotel bookings missing | hotel booking missing | hotel booking is missing | hotel bookings are missing | no hotel booking | accommodation missing | accommodation is missing: 10 Book beds that can be cancelled free for all nights, in your name as in the passport.
          - 5 Write the nights and towns on one line each.
          - 8 Book beds that can be cancelled free, the confirmations saved as PDF.
        ? tb test not | tb test is not | tb test left | tb test is left | tb test missing | tb test is missing | tb test still | need .. tb test | book .. tb test | no tb test | tuberculosis test not | tuberculosis test left | tuberculosis test is left | tuberculosis test missing: 10 Book the TB test at a clinic on the official list today, as its certificate goes into the file.
          - 4 Open the official list of clinics for your country.
          - 5 Book the first date there is.
        ? bank letter missing | bank letter is missing | bank letter is still missing | no bank letter | need .. bank letter | bank statement missing | bank statement is missing | bank statements missing | bank statements are missing | bank statements are still missing: 10 Ask your bank today for the stamped letter: balance, account since when, name as in the passport.
          - 4 Read on the checklist what the letter has to say.
          - 6 Ask the branch or its app for it, with a day to fetch it.
        ? job letter missing | job letter is missing | job letter is still missing | no job letter | payslips missing | payslips are missing | payslips are still missing: 10 Ask HR in one mail for the missing paper: job, since when, pay, leave dates.
          - 5 Write the mail.
          - 2 Send it with the day you need it.
        ? blocked account | proof of funds | proof of money | sperrkonto: 10 Open the blocked account or order the bank's proof today, as the confirmation takes days.
          - 4 Compare two providers on the embassy's list.
          - 8 Open the account with the passport beside you.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 10 Write to the office: name, permit's last day, papers you have, “please give me a slot or a written note”.
          - 8 Write name, the permit's last day and the papers you have.
          - 3 Send it by mail or contact form, with a copy saved.
        ? police check | medical exam* | medical .. left | medical .. missing: 10 Order the police check on its official page today, as it mostly takes longest.
          - 5 Order the police check on its official page.
          - 5 Book the medical with a doctor from the visa office's list.
        ? employers letter | letter from my employer | sponsor letter | sponsorship number | certificate of sponsorship | have .. job offer: 10 Check the employer's letter for four things: job title, pay, start date, sponsor number.
          - 5 Check job title and pay.
          - 3 Check start date and sponsor number.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 10 Book the first slot that works[ in {place}], with the confirmation and its code saved as PDF.
          - 5 Book the first slot that works[ in {place}].
          - 4 Save the confirmation with its code as PDF.
        ? spouse | marriage visa | partner visa | fiance visa | fiancee visa: 10 Order the marriage certificate with a sworn translation, or the language test, whichever takes longer.
          - 4 Look up which takes longer: translated marriage certificate or language test.
          - 8 Order or book that one.
        ? no insurance | no itinerary | still no | itinerary: 10 Buy travel medical insurance of 30,000 euros for all Schengen days, with a bed that can be cancelled booked beside it.
          - 5 Buy travel medical insurance of 30,000 euros for all Schengen days.
          - 8 Book a bed that can be cancelled, with the flights as a reservation only.
        - 4 Look up who issues the slowest paper.
        - 8 Order it.
        ? refused | denied | rejected: 10 Order the paper that answers the first reason of the refusal, with the others noted beside theirs.
        ? family | gran | cousin | aunt | parents | sister | brother | visit my: 10 Ask your family there for an invitation letter with address and a copy of their ID.
        ? student visa | study visa | study permit | student permit: 10 Order the slowest paper now: proof of money, a medical, a police check or a language test.
          - 4 Look up which of them takes longest.
          - 8 Order or book it.
        ? work visa | work permit | skilled worker | sponsor*: 10 Ask the employer's HR in one mail: who files what, the sponsor number, the start date.
          - 5 Write the three questions to HR.
          - 3 Send them with a day for the answer.
      5 Write down fee, waiting time and the day you need it[: {deadline}].
        ? biometrics done | biometrics are done | biometrics is done: 5 Write down the application number, what is still missing and the day you need it[: {deadline}].
        ? live in | live far | # hours away | another city | other city: 5 Book the bus or bed for the night before the appointment, with an hour to spare at the door.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 5 Order the slowest paper that is still missing, so that a slot at short notice will do.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Put the slot's day, hour and address into your calendar, with the train or bus to it.
        ? employer | boss | hr | job letter: 5 Send HR the finished text to sign: job, since when, pay, leave dates approved, back on …, needed by ….
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 5 Look at the other centres of that embassy, and at the country where you stay longest: that one decides.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 5 Check four papers for the appointment: travel insurance, bank statements of three months, job letter, place to sleep.
      25 Fill in the form from your papers, and save it.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 25 Fill in the form from your papers now, ready for any slot.
          - 10 Fill in personal details and address.
          - 8 Fill in work, money and insurance.
          - 3 Save it as PDF.
        - 3 Make an account on the page of the form.
        - 10 Fill in personal details and travel.
        - 8 Fill in the rest, and save it.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 25 Upload the papers on the same page before the day, named and in the list's order.
          - 8 Scan passport, certificates and proof of home.
          - 8 Scan payslips and bank statements of the months asked.
          - 8 Upload them, named and in the list's order.
        ? form .. done | filled .. form | form is filled | already filled: 25 Read the filled form against the passport: names, numbers, dates, and the first address there.
          - 10 Read names and numbers against the passport.
          - 8 Read dates and address against the bookings.
      8 Pay the fee, and write down the appointment for fingerprints or papers if there is one.
        ? biometrics done | biometrics are done | biometrics is done: 8 Upload what is still missing to the application, with the receipt saved.
          - 5 Upload what is still missing.
          - 3 Save the receipt with its number.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 8 Ask a migrants' advice centre by mail what to do if no slot comes before the last day.
          - 3 Find a free migrants' advice centre near you.
          - 5 Send it your last day and what you have tried.
        - 5 Pay the fee, and save the receipt.
        - 5 Book the appointment where fingers or papers are taken.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Print the confirmation with its code, to lie in the passport on the day.
          - 3 Print the confirmation, or save it on your phone for use without internet.
          - 2 Lay it into the passport.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now, with two alarms a day to look for a freed one.
          - 5 Take the earliest slot there is now.
          - 4 Set two alarms a day to look for a freed one: midnight and early morning.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 8 Hand in the papers at the appointment, in the list's order, with copies and fee.
          - 5 Put the papers in the list's order in one folder.
          - 3 Add copies, photo and fee.
          - 10 Hand the folder in at the appointment.
    `,
  },
  {
    id: "driving",
    area: "paperwork",
    whole:
      "learn to drive|get my driving licence|get my drivers license|get my driver's license|pass my driving test|learn how to drive|pass the driving test|take driving lessons|get my license",
    acts: "get|pass|learn|take|start|book|apply|overcome|practice|prepare|prepare for|practice for",
    things:
      "driving license|drivers license|driver's license|driving test|driving lesson|license|driver license|driving|learner's permit|provisional license|fear of driving|motorbike license",
    unless:
      "marriage|business|software|fishing|residence|work permit|drunk|streaming|real estate|car insurance",
    it: "the licence",
    named:
      "license|driving license|driving test|drivers license|driver's license|driving lesson|permit",
    plan: `
      2* Write down what you have already: age, ID, eye test, first aid, lessons.
        ? driving lessons | lessons | instructor: 2 Write on a note: licence or permit number, manual or automatic, two hours a week you have.
        ? failed: 2 Put the examiner's sheet on the table, with the faults circled.
      6n Copy the steps in order from the official page for it[ in {place}].
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 6 Find one instructor with a manual car for two hours of clutch and gears.
        ? driving lessons | instructor | driving school: 6 Ask two friends or a local group for an instructor they would take again.
        ? petrified | terrified | scared | nervous | anxious | panic: 6 Find one patient instructor for nervous beginners near you, in an automatic if you like.
      8n Order or book the first step you can do now: the form, the eye test, the theory book.
        ? money is tight | cant afford | # an hour | too expensive: 8 Ask two schools for a block price of the lessons you still need.
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 8 Book two hours with an instructor who has a manual car, first on an empty car park.
        ? driving lessons | instructor | driving school: 8 Message two driving schools: price, first free hour, pick-up place.
        ? petrified | terrified | scared | nervous | anxious | panic: 8 Book a first lesson with this line: “I'm very nervous; may we begin on an empty car park?”
        ? passed my theory | theory passed | have my provisional | got my provisional | have a permit: 8 Ring one driving school for a first lesson: price, waiting time, manual or automatic.
      6 Copy the steps in order from the official page for it[ in {place}].
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 6 Look up whether your licence covers manual cars, or needs a new test.
        ? driving lessons | instructor | driving school: 6 Ask two friends or a local group for an instructor they would take again[ in {place}].
      5 Write fee and waiting time beside each step, and underline the first you can do now.
        ? driving lessons | instructor | driving school: 5 Check that your permit is valid for lessons, with the eye test done.
      8 Order or book the underlined one: the form, the eye test, the theory book.
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 8 Book two hours with an instructor who has a manual car, first on an empty car park.
          - 3 Find an instructor with a manual car.
          - 5 Book two hours.
        ? driving lessons | driving school: 8 Book the first lesson with the one who answers best, at an hour you can keep each week.
          - 3 Choose the one who answers best.
          - 5 Book the first lesson at an hour you can keep each week.
        - 3 Put ID and a photo beside you.
        - 8 Order or book the underlined one: the form, the eye test, the theory book.
        ? theory .. booked | theory test .. booked: 8 Do twenty questions of the official practice test.
          - 8 Do ten questions of the official practice test.
          - 8 Do ten more.
        ? provisional .. here | have my provisional | got my provisional: 8 Book the theory test for a day three or four weeks off.
          - 3 Open the official booking page, its address typed by you.
          - 6 Book the theory test.
        ? failed | second attempt | second try | retake: 8 Book the next test date, with the examiner's faults as a list for the next lesson.
          - 4 Copy the faults from the examiner's sheet.
          - 6 Book the next test date.
      8? Ask two schools or one patient driver for a price and a free hour a week.
        ? before my test | test on | test is on: 8 Write for the instructor what the lessons are for: roundabouts, parking, hills, whatever scares you most.
          - 5 Write down the three things you do worst.
          - 2 Send them to the instructor.
        ? driving lessons | instructor | driving school: 5 Put permit, glasses and flat shoes by the door for the first lesson.
          - 3 Put permit and glasses by the door.
          - 2 Add flat shoes.
        - 5 Find two schools or one patient driver near you.
        - 5 Ask for a price and a free hour a week.
        ? petrified | terrified | scared | nervous | anxious | panic: 8 Ask two instructors who teach nervous beginners for a price and a first hour on an empty car park.
          - 5 Find two instructors who teach nervous beginners.
          - 5 Ask both for a price and a first hour on an empty car park.
        ? automatic: 8 Ask two schools with automatic cars for a price, the waiting time and a free hour a week.
          - 5 Find two schools near you with automatic cars.
          - 5 Ask for a price, the waiting time and a free hour a week.
        ? cant afford | no money | expensive | money is tight: 8 Ask two schools for a block price, and one patient licensed driver for an insured hour a week.
          - 5 Ask two schools for their price for ten lessons.
          - 5 Ask one patient licensed driver for an insured hour a week.
      8 Answer ten practice questions from a free theory test.
        ? passed my theory | theory passed | theory is done: -
      5 Put one lesson and two short theory rounds a week into your calendar[, to be ready {deadline}].
        - 3 Put one lesson a week into your calendar.
        - 2 Put two short theory rounds a week beside it[, to be ready {deadline}].
    `,
  },
  {
    id: "insurance-claim",
    area: "paperwork",
    whole:
      "claim on my insurance|claim on my travel insurance|claim on my home insurance|claim on my car insurance|claim on pet insurance|claim on contents insurance|make an insurance claim",
    acts: "file|make|submit|apply|fill in|fill out|complete|do|finish|claim|get|appeal|fight|dispute|sort|start",
    things:
      "claim|insurance claim|form|paperwork|medical claim|application form|appeal|health insurance|claim form|wage claim",
    unless: "fitness|good form|job|friends with|died|passed away",
    it: "the claim",
    named: "claim|insurance claim|form|paperwork|appeal|application",
    plan: `
      2* Write down who decides on {theIt}, the reference number if you have one, and the last day for it[: {deadline}].
        ? # weeks | # months | stuck | no answer: 2 Write down the claim number, the day it went in, and the last thing they asked for.
      8 Copy what its checklist or letter asks for into a list.
        ? already sent | sent it | handed in | form is filled: 8 Compare what you sent with their checklist, line by line.
          - 5 Read the checklist with your copy beside it.
          - 4 Mark what is missing.
        - 5 Read its checklist or letter once.
        - 4 Copy what it asks for as a list.
      10 Put the papers you have into one folder in the order of that list.
        ? receipts | receipt: 8 Look for proof in place of each missing receipt: bank statement, order mail, photo, manual, box.
      5 Ask for the first paper that is missing.
        ? receipts | receipt: 5 Mail two shops for a copy of the bill: date, item, card's last four numbers.
        ? nothing missing | everything .. ready | all .. papers | papers .. complete: 5 Number the papers in the order of the list.
      10n Fill in the form from the papers you have, with “?” where you are unsure.
      25 Fill in the form in pencil or as a draft, with “?” where you are unsure.
        ? filed | already sent | claim is in | they want: 5 Write a list for the insurer: item, price, date, proof enclosed, and “no receipt, here is a photo” for the rest.
          - 5 Write the list: item, price, date.
          - 5 Add beside each which proof you enclose.
        - 10 Fill in the first half in pencil or as a draft.
        - 10 Fill in the second half, with “?” where you are unsure.
      10? Ask the office, an advice centre or a friend about the “?”.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 10 Ask the office by chat or mail about the “?”.
        ? slow | no answer | weeks | no reply | waiting: 10 Ask the handler by mail for three things: what is missing, who decides, by which day.
      8* Send the claim once every page is copied or photographed, and write down date and number.
        ? filed | already sent | claim is in | they want: 8 Send the proofs with the list and your claim number, before the day they named.
          - 4 Photograph every page.
          - 4 Send all with your claim number.
        - 4 Copy or photograph every page.
        - 4 Send the claim, and write down date and number.
    `,
  },
  {
    id: "will",
    area: "paperwork",
    acts: "write|make|update|create|prepare|set up|get|sort|do|draft",
    things:
      "will|last will|living will|power of attorney|estate plan|testament|estate planning|funeral plan|advance directive|life insurance|end-of-life plan|my will",
    needsAct: false,
    unless: "update my will|update will|change my will|free will|good will",
    it: "the will",
    named:
      "will|last will|living will|power of attorney|estate plan|advance directive|life insurance",
    plan: `
      2* Write down who should be looked after first, by name.
        ? to my niece | to my nephew | to my sister | to my brother | to my friend | to my best friend | to my wife | to my husband | to my partner | to charity | to a charity | everything to: 2 Write the full name and address of whoever you named, with what goes to them.
        ? witness* | will is written | wills written: 2 Write the names of two grown-ups who get nothing from the will and aren't married to anyone who does.
        ? kids | children | daughter* | son | sons: 2 Write down each child's name, with what matters most for that one.
      8n List what there is: home, accounts, things with a story, and a name beside each line.
        ? not married | unmarried | arent married | live together: 8 Look up on a legal-aid page what an unmarried partner gets with and without a will where you live.
      8 List what there is: home, accounts, insurance, things with a story, debts, passwords.
        - 4 List home, accounts and insurance.
        - 4 Add things with a story, debts and where passwords are kept.
      5 Write a name beside each line, with a guardian's name if there are children under 18.
        ? single mum | single mom | single dad | single parent | small kids | little kids | kids aged | # kids | # children: 5 Write a name beside each line, with a guardian for the children and a stand-in below.
        ? two witnesses | will is written: -
        ? no kids | no children | childless | child free: 5 Write a name beside each line: a friend, a relative, a charity.
        ? toddler | baby | small children | young children | young kids | kids under | # year old: 5 Write a name beside each line, with a guardian for the children and a stand-in below.
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 5 Write a name beside each line, and who takes your animal if they say yes.
      5 Ask one person to carry out the will, and one to be the backup.
        ? two witnesses | is written: -
        - 3 Choose one person to carry it out and one to stand in.
        - 4 Ask both.
        ? executor .. agreed | agreed to be .. executor | executor .. said yes | executor is: 3 Write the full name and address of your executor on the list, with one stand-in.
        ? with my husband | with my wife | with my partner | husband and i | wife and i | partner and i | we both: 5 Choose together who carries both wills out, with one who stands in.
          - 3 Choose one person for both wills and one who stands in.
          - 4 Ask both.
      8 Look up on an official or legal-aid page what makes it valid where you live.
        ? second marriage | stepchild* | step children | abroad | business | cut out | leave out: 8 Book a solicitor for it, as second families, firms and homes abroad need one.
        ? different marriages | two marriages | first marriage | previous marriage | different fathers | different mums: 8 Read on a legal-aid page how to leave a home to a partner for life and to each child after.
          - 4 Look for “life interest” or “property trust” on a legal-aid page.
          - 4 Write down which child should get which share.
        ? not married | unmarried | arent married | live together: 8 Look up on a legal-aid page what an unmarried partner gets with and without a will where you live.
        ? married abroad | house abroad | flat abroad | property in: 8 Ask a solicitor in one mail whether a second will is needed for what lies abroad.
        ? operation | surgery | chemo | before .. flight: 8 Look up on an official page the quickest valid form where you live: which witnesses, handwritten or typed.
      10* Book a lawyer or a legal-aid clinic to write it, or use a form that is valid where you live[, {deadline}].
        ? dont want to pay | without a lawyer | no lawyer* | without a solicitor | no solicitor*: 10 Type it on an official or charity will form[, {deadline}].
          - 4 Open an official or charity will form.
          - 10 Type your lines into it.
        ? two witnesses | needs .. witness* | will is written: 10 Ask both to come at the same hour to see you sign, and sign after you, all three in one room.
          - 4 Message both with a day and hour.
          - 8 Sign in front of both, who then sign with name, address and date.
        ? no money | cant afford | cheap | free: 10 Book a free will month or charity scheme, or type it on the official form.
        - 4 Ask two lawyers or a free will scheme for their price.
        - 10 Book one, or type your lines into the official form.
        ? online | kit | template | myself | diy: 10 Type your lines into an official or charity will form[, {deadline}].
        ? solicitor .. booked | appointment .. solicitor | solicitor on: 10 Write your list with names on one page for the solicitor[, {deadline}].
      5 Sign it in front of two adult witnesses who get nothing from it, and write down who knows where it is.
        ? alone | no one | nobody: 5 Ask two neighbours or the library's staff to watch you sign, as any two grown-ups who inherit nothing will do.
          - 4 Ask two neighbours who inherit nothing.
          - 5 Sign the will while both watch, with their names signed below yours.
        - 5 Sign it with two grown-up witnesses in the room who get nothing from it.
        - 3 Tell one person where it is kept.
    `,
  },
  {
    id: "sort-papers",
    area: "paperwork",
    acts: "organize|sort|sort out|file|tidy|declutter|clean|clear|go through|scan|digitize|shred|do|set up|tackle",
    things:
      "paper|document|file|filing|filing cabinet|important document|receipt|paperwork|paperwork pile|pile of paper|pile of paperwork|stack of paper|records|important papers|medical record|folder",
    unless:
      "downloads folder|computer files|desktop|laptop|google drive|hard drive|probate|late father|late mother|late dad|late mum|late husband|late wife|term|research paper|toilet|essay|wall|computer|computer file|digital|google",
    it: "the papers",
    named: "paper|document|file|receipt|records|filing cabinet|important papers",
    plan: `
      2* Put all loose papers you can see into one box.
      5 Write five folder names: home, money, health, work, people.
        ? tax | receipts: 5 Write folder names: one for each tax year, one for home, one for people.
        ? guests | table | visitors: 5 Put the box with a lid in a wardrobe, once the top ten sheets are done; the table is free.
      10* Take the top ten sheets: bin, folder, or “needs doing”.
        - 5 Take the top five sheets: bin, folder, or “needs doing”.
        - 5 Take the next five.
        ? cry* | old letter* | sentimental | memories | mums letter* | died: 10 Take the top ten sheets by sender only, unread: bin, folder, “needs doing”, and a closed “later” envelope for dear ones.
        ? only # minutes | only have # minutes | # minutes a day | in # minutes: 10 Take as many sheets as {#} minutes allow: bin, folder, or “needs doing”.
          - 5 Take sheets for five minutes: bin, folder, or “needs doing”.
          - 5 Go on for five more.
      15 Go on through the box until the timer of 15 minutes rings.
        - 10 Go on through the box until a timer of ten minutes rings.
        - 5 Put what belongs in the folders into them.
        ? years | 2015 | 2016 | 2017 | 2018 | 2019 | 2020: 15 Go on for 15 minutes: keep tax papers of seven years, the newest policy of each kind, deeds and certificates.
      5 Tear or shred what has your name and numbers on it.
        ? no shredder | dont have a shredder: 5 Tear name and numbers off by hand, or soak the sheets in a bucket overnight.
      6? Photograph the five you would miss most: ID, contract, insurance, certificate, will.
        - 4 Photograph the five you would miss most: ID, contract, insurance, certificate, will.
        - 2 Keep the photos in one locked folder.
        ? scan* | digital | paperless: 6 Scan the five you would miss most as PDF, named with year and sender.
          - 4 Scan ID, contract, insurance, certificate, will.
          - 3 Name each file with year and sender.
      5* Clip “needs doing” together with the nearest date on top.
    `,
  },
  {
    id: "change-name-address",
    area: "paperwork",
    acts: "change|update|register|switch|forward",
    things:
      "address|mailing address|phone number|bank|bank account|email address|voter registration|new address",
    needsAct: true,
    whole: "change my address|switch banks|change banks",
    unless: "file|domain|pet|brand|job",
    it: "the change",
    plan: `
      2* Write the old one and the new one under each other, exactly as they appear on papers.
        ? bank .. done | done the bank | bank .. are done | left to do | are left | is left: 2 Write the new one on a sheet, with a box for each one that is left and a tick at those done.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 2 Write the new one on a sheet, with each of those you named below it and a box before it.
      8n List who has to know: government, bank, employer, insurance, doctor, phone, post.
        ? bank .. done | bank .. are done | are left | is left: 8 Change it with your employer, in one mail to HR with the date from which it counts.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 8 Change it in your bank's app, or by the number on the back of the card.
      12n Change it with the one office that all others ask for, such as Social Security, or book that appointment.
        ? bank .. done | bank .. are done | are left | is left: 12 Change it in the online accounts of those that are left, the car and its insurance first.
        ? dvla | dmv | driving licence | drivers license: 12 Change licence and car papers on the vehicle office's own page, its address typed by you.
        ? gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 12 Send one message to the others you named: name, number, old and new, from which day.
      5 Put the paper that proves the new one in front of you, or write down who issues it.
        ? no bills | no proof | lodger | staying with | living with | sofa: 5 Ask the landlord or the one you live with for a dated letter that you live there.
        ? married | marriage: 5 Put the marriage certificate and two copies in front of you.
        ? moved | new address | moving: 5 Order the post redirection, as it catches whoever you forget.
        ? moved last | moved in last | just moved | moved yesterday: 5 Order the post redirection today, as it catches whoever you forget.
      8 List who has to know: government, bank, employer, insurance, doctor, phone, post.
        ? bank .. done | bank .. are done | are left | is left: 8 Write beside each one that is left its number: policy, plate, licence, customer.
          - 4 Write the numbers you know by heart or find in your phone.
          - 4 Find the others on a bill or a card.
        - 5 List the offices: government, tax, insurance, doctor.
        - 4 Add the everyday ones: bank, employer, phone, post.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 8 Write beside each you named its number: account, licence, patient, pet, customer.
          - 4 Write the numbers of bank and licence beside them.
          - 4 Write the patient, pet and customer numbers beside the rest.
      5 Mark the one that all others ask for, such as Social Security or the motor vehicle office.
        ? bank .. done | bank .. are done | are left | is left: 5 Mark the ones that cost money when they are late: car, licence, insurance.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 5 Change it in your bank's app, or by the number on the back of the card.
      12 Make that one change online, or book the appointment for it.
        ? bank .. done | bank .. are done | are left | is left: 12 Change these first in their online accounts.
          - 6 Change the car and the licence on the vehicle office's own page.
          - 6 Change the insurance in its account or app.
        - 5 Find the official page or number for that one.
        - 8 Make the change online, or book the appointment for it.
        ? dvla | dmv | driving licence | drivers license: 12 Change licence and car papers on the vehicle office's own page, its address typed by you.
          - 5 Change the driving licence on the vehicle office's own page.
          - 5 Change the car's papers there too, as that is a form of its own.
        ? gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 12 Change it at the next one you named that has an online account.
          - 5 Open “my details” on its own page.
          - 5 Change it there, with a picture of the confirmation.
      15 Send one short letter to the next three on the list.
        ? bank .. done | bank .. are done | are left | is left: 15 Send one message to the others that are left: name, number, old and new, from which day.
          - 5 Write the message once: name, number, old and new, from which day.
          - 8 Send it to each of the others, with a tick in its box.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 15 Send one message to the others you named: name, number, old and new, from which day.
          - 5 Write the message once: name, number, old and new, from which day.
          - 8 Send it to each of the others, with a tick in its box.
        ? moved # months | months ago | last year | ages ago: 15 Change it in the online accounts of bank, insurer and doctor, and for the car and licence, where late can cost.
          - 8 Change it at bank and insurer.
          - 8 Change it for driving licence, car and doctor.
        ? moved | new address | moving: 15 Change the next three online: bank, employer, doctor, each in its own page.
          - 5 Change the bank's address or name.
          - 8 Do the employer and the doctor.
        - 5 Write one short letter with old, new and your customer number.
        - 8 Send it to the next three on the list.
      3 Set a reminder for three weeks from now to check who has not answered.
        ? ex | exs | old flat | still going: 3 Set up the post's redirection from the old address for six months, in your surname only.
        ? everywhere | everything | all my accounts: 3 Write each letter that still comes to the old one on a sheet by the door, to change that one next.
    `,
  },
  {
    id: "landlord-repair",
    area: "paperwork",
    whole:
      "get my landlord to|get landlord to|break my lease|end my lease|get the landlord to|email my landlord about|complain to my landlord|report a repair",
    acts: "get|report|call|email|write|contact|message|write to|fix|complain|deal|chase",
    things: "landlord|landlady|letting agent|property manager|tenancy|lease|housing association",
    tells:
      "landlord won't|landlord ignores|landlord refuses|landlord doesn't|landlady won't|landlord never",
    needsAct: true,
    unless: "coming|clean|become|visit|inspection",
    it: "the repair",
    plan: `
      2* Take two photos or a short recording of what is wrong.
        ? leak* | water: 2 Film ten seconds of the leak, a bucket below, the valve shut if you can.
        ? i have photos | photos already | already .. photos | took photos | photos are taken | sent photos | sent .. photos: 2 Put your photos in one album called “repair”, the newest on top.
        ? boiler | heating | no heat | hot water | radiator*: 2 Photograph the boiler's display or the cold radiator, with a thermometer in the picture if you have one.
        ? mould | mold | damp: 2 Photograph the mould from the door and from near, with a ruler or coin beside it.
        ? mice | rats | cockroach* | bedbugs | bed bugs | infest*: 2 Photograph droppings or holes, with the room and today's date noted.
        ? window* | door | lock | locks: 2 Film the window, door or lock as it fails to shut.
      6n Write three lines to {person|your landlord}: what is wrong, since when, what you want fixed by what date.
      3n Send {person|your landlord} the lines in writing with the photos, plus a copy to yourself.
      4 Write down when it began, and when you have already reported it.
      5 Find the line in your lease or house rules that covers it.
        ? boiler | heating | hot water | no heat | radiator*: 5 Look up the short limit for heat and hot water where you live, often one to three days.
        ? third time | again | keeps breaking | second time: 5 Write each breakdown with its date in a row, as a fault that returns must be mended for good.
      8 Write five lines to {person|your landlord}: what is wrong, since when, what it does to you, what you want fixed, by when.
        ? baby | newborn | toddler | pregnan* | asthma | elderly: 8 Write five lines to {person|your landlord}: what, since when, who in the home it puts at risk, “please mend it by …”.
          - 5 Write what is wrong, since when, and who lives there.
          - 3 Add what you ask for, and by when[: {deadline}].
        - 5 Write three lines to {person|your landlord}: what, since when, what it does to your home.
        - 3 Add what you ask for, and by when[: {deadline}].
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Write five lines headed “last notice” to {person|your landlord}: each report with its date, repair by …, then the council.
        ? mould | mold | damp: 8 Write five lines to {person|your landlord}: room, size, since when, who has asthma or a baby, “please find the cause by ….”
        ? # times | told .. times | says next week | thumbs up | since october | since christmas: 8 Write five lines headed “last notice”: each report with its date, what it does to your home, repair by …, then the council.
          - 5 Write each report with its date, and what it does to your home.
          - 3 Add “repair by …, then I go to the council”, and the address.
        ? work from home | only home | home on | at home on: 8 Write five lines to {person|your landlord}: what, since when, what you ask for, by when, the days you can open the door.
          - 5 Write three lines to {person|your landlord}: what, since when, what it does to your home.
          - 3 Add what you ask for, by when, and the days you can open the door.
      3 Send {person|your landlord} the lines in writing with the photos, plus a copy to yourself.
        ? texts | text messages | whatsapp | my messages | by text | voicemail*: 3 Send {person|your landlord} the lines by e-mail and by letter with the photos, as a text is easily passed over.
        ? agent | agency | letting agent: 3 Send the lines with the photos to the agent by e-mail, with the landlord's name in it and one copy for you.
      3? Set a reminder for the day you named.
        - 3 Set a reminder for the day you named.
        - 2 Start a page with dates: what you sent, what came back.
      8 Look up the tenants' advice line or council office you would ask next.
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Report it to the council's housing team or code inspector, with photos and the dates.
    `,
  },
];
