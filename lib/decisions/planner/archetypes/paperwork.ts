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
      2* Lay your old passport or ID on the table, and note the date it runs out.
        ~ Lay your old passport or ID on the table. | Write down the date it runs out.
        ? lost my birth certificate | lost birth certificate | no birth certificate | cant find my birth certificate | dont have my birth certificate | birth certificate is lost: 2 Write down the state and county where you were born. That is who sends a new birth certificate.
        ? oci: 2 Put the OCI card, the old passport and the new passport side by side on the table.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 2 Read in the application why the photo failed: light, shadow, glasses or size.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 2 Circle the letters of the name that differ between the two papers.
        ? three of us | four of us | five of us | all of us | whole family | both passports | our passports | family passports | # passports: 2 Lay all the old passports on the table, and note the date each one runs out.
        ? stolen | robbed | mugged | pickpocket*: 2 Write down the day, the place and the police report number of the theft. The form asks for them.
        ? baby | newborn | first passport: 2 Lay the birth certificate on the table, and note the travel date.
        ? lost | stolen | cant find: 2 Write down where you last saw the old passport. The form asks for it.
        ? sent .. back | came back | returned | rejected | signature: 2 Read the passport office's letter for the one thing they want fixed.
        ? expired | runs out | ran out: 2 Lay the old passport on the table, and note the day you need the new one.
        ? runs out in # | expires in # | # months left | out in #: 2 Lay the old passport on the table, and note the date of your next flight.
        ? first adult | first ever | never had: 2 Lay your birth certificate on the table, and note the travel date.
        ? renew .. passport | renew passport* | renew my passport | passport renewal | renewing .. passport | renew our passport* | passport* .. renewed | passport due for renewal: 2 Lay your old passport on the table, and note the day it was issued and the day it expires.
        ? apply for a passport | apply for passport | apply for my passport | get a passport | get my passport | get passport | first passport | new passport application | passport for the first time: 2 Lay your birth certificate or your old passport on the table, beside your driver's license or ID.
      5 Save the list of what you need for {theIt} from the government's own page.
        ~ Type in the government's own page. | Find the list of what you need. | Save the list.
        ? lost my birth certificate | lost birth certificate | no birth certificate | cant find my birth certificate | dont have my birth certificate | birth certificate is lost: 5 Open your birth state's vital records page, and note the price, what ID it wants and the fastest shipping.
        ? oci: 5 Read on the official OCI site, at an address you typed in yourself, which service fits your case.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 5 Read on the official page which paper has to be corrected first, and what proves the right name.
        ? from abroad: 5 Save the list of what you need from your consulate's own passport page.
        ? blank page*: 5 Read on the entry page of the country you're going to how many blank pages and months it asks for.
        ? torn | damaged | ripped | water damage* | went through the wash | chewed: 5 Read on the government's page what a damaged passport needs, which is often a full new application.
        ? stolen | lost passport | lost my passport | passport .. lost: 5 Report it on the government's page for lost and stolen passports, so nobody else can use it.
        ? live abroad | living abroad | embassy | consulate: 5 Save the list of what you need from your consulate's own passport page.
        ? have the form | got the form | picked up .. form | form .. from the post: 5 Read the notes that came with the form, so you can tick each paper you have.
        ? we fly | i fly | flying to | fly to | holiday in | trip to: 5 Look up the entry rules of the country you're flying to. Some want three or six months left on the passport.
        ? my name changed | changed my name | new last name | maiden name | married name | name change | last name changed: 5 Check on travel.state.gov: a new name means form DS-82 by mail with the certificate, if your passport is under 15 years old.
        ? renew .. passport | renew passport* | renew my passport | passport renewal | renewing .. passport | renew our passport* | passport* .. renewed | passport due for renewal: 5 Check on travel.state.gov whether you can renew online or by mail, with form DS-82.
        ? apply for a passport | apply for passport | apply for my passport | get a passport | get my passport | get passport | first passport | new passport application | passport for the first time: 5 Check on travel.state.gov which form is yours: DS-11 in person for a first passport, DS-82 for most renewals.
        ? renew .. passport* | passport* renew* | passport* .. renewed | passport .. expired | passport* expire* | passport .. expires | expired passport* | passport renewal: 5 Open travel.state.gov at “Renew”, to see whether you can renew online or need Form DS-82 by mail.
        ? first passport | apply for .. passport | get a passport | need a passport | never had a passport | passport for my kid* | passport for my son | passport for my daughter | passport for .. baby: 5 Open travel.state.gov at “Apply in person”: Form DS-11, proof of citizenship, and a photo ID.
      5 Write down the fee, how long it takes, and the date you need it by[: {deadline}].
        ~ Pick up a pen. | Write the fee. | Write how long it takes. | Write the date you need it by.
        ? never had one | first passport | never had a passport: 5 Check today's wait on travel.state.gov against your trip, and mark “expedited” if it's close[: {deadline}].
        ? guarantor | countersign* | referee: 5 Ask the person who has to sign for you for fifteen minutes, or ask a second person who may sign.
        ? flying | flight | weeks | days | holiday | urgent: 5 Compare today's normal waiting time with your trip. If it's too long, you need the fast service.
        ? appointment .. booked | have .. appointment | got .. appointment: 5 Write down the day, time and address of the appointment, with the fee and how to pay.
      10* Take or order a photo in the size that the official page asks for.
        ? lost my birth certificate | lost birth certificate | no birth certificate | cant find my birth certificate | dont have my birth certificate | birth certificate is lost: 10 Order a certified birth certificate with rush shipping from that page.
          - 5 Fill out the order with your parents' full names.
          - 5 Pay for the rush shipping, and save the order number.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 10 Book the correction of the wrong record first, with your birth certificate or affidavit in hand.
          - 4 Look up the office that corrects the wrong record, and its fee.
          - 6 Book that office's first appointment. It will want the birth certificate or affidavit.
        ? photo .. upload* | upload* .. failing | upload* failing | uploads: 10 Save the photo and signature again as JPG files, cropped to the shape and size the page asks for.
          - 5 Crop the photo to a square on a light ground, under the size the page names.
          - 5 Photograph the signature in black ink on white, cropped wide and low.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 10 Ask somebody to take ten photos of you by a window: plain light wall, no shadow, no glasses, no smile.
          - 3 Find a plain light wall by a window.
          - 8 Ask somebody to take ten photos of you there, without glasses or shadow.
        ? need photos | still need .. photos | photos .. left | photos are left | photos missing | photos are missing: 10 Take all the photos in one go against a plain light wall, in the size the page asks for.
          - 3 Read the rules for the photo: size, background, glasses.
          - 8 Take ten photos of each person, or order them at a photo shop.
        ? photo .. done | photos .. done | photos .. taken | photo .. taken | i have .. photo* | we have .. photo* | ive got .. photo* | photo was fine: 8 Put the finished photo or its code beside the old passport.
          - 3 Put the finished photo or its code beside the old passport.
          - 5 Look up the earliest fast-service appointment, in case your trip is near.
        ? embassy | consulate: 10 Take or order a photo in the size that the embassy asks for, since it can differ.
        ? not posted | never posted | nobody posted | got .. signed | photos done | have the photo: 3 Check the photo against the form: size, date, the back signed if the form asks for it.
          - 3 Check the photo: size, date, the back signed if the form asks for it.
          - 2 Clip the photo to the form.
        - 3 Read the rules for the photo: size, background, glasses.
        - 8 Take or order the photo.
        ? no photo | photo booth | photo .. missing | need .. photo: 10 Take ten photos against a plain light wall, or order one with a digital code at a photo shop.
      20 Fill in the application form from top to bottom.
        ? first passport | never had a passport | passport .. never had one | trip .. never had one | passport .. birth certificate: 20 Fill out form DS-11 without signing it, and get a passport photo taken. You sign at the appointment.
          - 10 Fill out form DS-11, without signing it.
          - 8 Get a passport photo taken at a drugstore.
        ? oci: 20 Fill in the OCI form online, with names spelled as in the passport, and note the file number.
          - 8 Fill in your personal and family details.
          - 8 Fill in your addresses and the old card's number.
          - 3 Check each name before you save the file number.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 8 Upload the best new photo to the application you started.
          - 5 Upload the best new photo to the application you started.
          - 3 Read the message on the page before you leave it.
        ? # forms filled | # forms are filled | # forms done | # forms are done: 15 Fill in the last form, with a finished one beside you.
          - 8 Fill in the last form, with a finished one beside you.
          - 5 Check every name and date against the old passport.
        ? sent .. back | came back | returned | rejected | signature | touched .. border: 20 Fill in a new form in black ink: your name as on the certificate, your signature well inside the box.
          - 8 Fill in the first page of a new form in black ink.
          - 8 Fill in the rest, with the signature well inside the box.
          - 3 Check every name and date against the certificate.
        ? married | new name | name change | changed my name | divorce*: 20 Fill in the form in your new name, with the certificate that proves it beside you.
        ? not posted | never posted | nobody posted | got .. signed | all done: -
        - 8 Fill in the first page of the form.
        - 8 Fill in the rest of the form.
        - 3 Check every name and date against an old document.
        ? both parents | parents signature* | both signatures | consent: 20 Fill in the child's form, up to the lines a parent has to sign.
          - 8 Fill in the child's form.
          - 5 Put a sticky note at each line a parent has to sign.
          - 5 Ask the other parent to sign at the sticky notes.
        ? online | on the website | on the app: 20 Fill in the online form, with your old passport and your bank card beside you.
          - 8 Fill in the first page of the online form.
          - 8 Fill in the rest of the online form.
          - 3 Check every name and date against the old passport.
        ? form .. filled | filled in .. form | form is done: 5 Check every name and date on the form against an old document.
        ? evening* | after work | after # pm | only .. after #: 20 Fill in the online form this evening, with your old passport and your bank card beside you.
          - 8 Fill in the first page of the online form.
          - 8 Fill in the rest of the online form.
          - 3 Check every name and date against the old passport.
        ? renew .. passport | renew passport* | renew my passport | passport renewal | renewing .. passport | renew our passport* | passport* .. renewed | passport due for renewal: 20 Fill in the renewal on travel.state.gov, or form DS-82 if you send it by mail.
          - 8 Fill in the first page of the renewal.
          - 8 Fill out the rest of it.
          - 3 Check every name and date against the old passport.
        ? apply for a passport | apply for passport | apply for my passport | get a passport | get my passport | get passport | first passport | new passport application | passport for the first time: 20 Print the form filled in online at travel.state.gov. DS-11 stays unsigned until the clerk asks.
          - 8 Fill in the first page of the form.
          - 8 Print it once the rest is in. DS-11 stays unsigned until the clerk asks.
          - 3 Check every name and date against your birth certificate.
        ? renew .. passport* | passport* renew* | passport* .. renewed | passport .. expired | passport* expire* | passport .. expires | expired passport* | passport renewal: 20 Fill out the renewal online, or Form DS-82 on travel.state.gov for printing.
          - 8 Fill out the first page of the online renewal or Form DS-82.
          - 8 Fill out the rest of it.
          - 3 Check every name and date against the old passport.
        ? first passport | apply for .. passport | get a passport | need a passport | never had a passport | passport for my kid* | passport for my son | passport for my daughter | passport for .. baby: 20 Print Form DS-11, filled out on travel.state.gov. It stays unsigned until the agent says so.
          - 8 Fill out the first page of Form DS-11 on travel.state.gov.
          - 8 Fill out the rest, without signing it.
          - 3 Print the form, one-sided.
      15n Fill in the official application form until you have its number or an appointment.
        ~ Open the official application form. | Fill in your name and birth details. | Fill in the rest. | Write down its number or your appointment.
        ? first passport | never had a passport | passport .. never had one | trip .. never had one | passport .. birth certificate: 15 Book an appointment at a passport acceptance office, such as the post office, for after the certificate arrives.
        ? in # weeks | # weeks away | cruise | trip in # | # weeks until | # weeks till: 15 Fill out the form from travel.state.gov with expedited service checked: DS-82 to renew by mail, DS-11 for a first passport.
        ? name doesnt match | name does not match | names dont match | doesnt match my | nin name | nin doesnt | different spelling | spelt differently: 15 Fill in the form with the corrected name and a photo, once both records agree.
        ? payment failed | payment .. failed | payment declined | payment not going: 10 Look in your bank or M-Pesa account to see if the money left, before you pay again.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 8 Upload the best photo to the application you started, until the page says it is accepted.
        ? sent .. back | came back | returned | rejected | signature: 15 Send a new form by tracked mail, with the signature inside the box and their letter on top.
        ? photo .. done | photos .. done | photos .. taken | photo .. taken | i have .. photo* | we have .. photo* | ive got .. photo*: 15 Fill in the online form with the photo's code, until you have an application number.
        ? flying | flight | trip | holiday | travel*: 15 Fill in the form with photo and fee, as a fast-service request if the trip is near, until you have an application number.
        ? not posted | never posted | nobody posted | got .. signed | all done: 10 Post the application today with tracking, with your old passport enclosed.
        ? my name changed | changed my name | new last name | maiden name | married name | name change | last name changed: 15 Fill in form DS-82 in your new name, to mail with the old passport and the marriage or name-change certificate.
        ? renew .. passport | renew passport* | renew my passport | passport renewal | renewing .. passport | renew our passport* | passport* .. renewed | passport due for renewal: 15 Fill in the renewal online at travel.state.gov, or form DS-82 to send by mail.
        ? apply for a passport | apply for passport | apply for my passport | get a passport | get my passport | get passport | first passport | new passport application | passport for the first time: 15 Book a passport appointment at a post office or library, with form DS-11 filled in, not signed.
        ? renew .. passport* | passport* renew* | passport* .. renewed | passport .. expired | passport* expire* | passport .. expires | expired passport* | passport renewal: 15 Start the renewal on travel.state.gov, online if you qualify, or else on Form DS-82.
        ? first passport | apply for .. passport | get a passport | need a passport | never had a passport | passport for my kid* | passport for my son | passport for my daughter | passport for .. baby: 15 Book an appointment at a passport acceptance office, often the post office or county clerk.
      15 Send the papers with the photo and fee, or book the appointment where you hand them in.
        ? first passport | never had a passport | passport .. never had one | trip .. never had one | passport .. birth certificate: 15 Book an appointment at a passport acceptance office, such as the post office, for after the certificate arrives.
          - 5 Find an acceptance office near you on travel.state.gov.
          - 8 Book the appointment, and write down its fee and how to pay.
        ? payment failed | payment .. failed | payment declined | payment not going: 10 Look in your bank or M-Pesa account to see if the money left, before you pay again.
          - 4 Look in your bank or M-Pesa account to see if the money left.
          - 6 Pay with another card, or write to the site's help desk with the reference.
        ? oci: 15 Send the printed form with copies and the fee, or book an appointment at the visa center.
          - 6 Print the form for your signature, which goes inside the box.
          - 8 Send the form with copies and the fee, or book an appointment at the visa center.
        ? photo .. rejected | photo rejected | photos rejected | rejected .. photo: 5 Save the confirmation with its number, once the photo is accepted.
          - 3 Save the confirmation with its number.
          - 2 Post the old passport, if the page asks for it.
        ? sent .. back | came back | returned | rejected: 15 Send the form, the certificate and their letter by tracked mail, or book the fast service if your trip is near.
          - 6 Put the form, the certificate and their letter together.
          - 8 Send the papers by tracked mail, or book the fast service.
        ? not posted | never posted | nobody posted | got .. signed | all done: 10 Post the papers today with tracking, with your old passport enclosed.
          - 5 Lay the form, the photos, the old passport and the fee in one envelope.
          - 8 Post the envelope at the counter, with tracking.
        - 6 Put the form, the photo, the old document and the fee together.
        - 8 Send the papers, or book the appointment, until you have an application number.
        ? lost | stolen | cant find: 15 Send the form, photo, fee and report number, or book the appointment, until you have an application number.
          - 6 Put the form, the photo, the fee and the report number together.
          - 8 Send the papers, or book the appointment, until you have an application number.
        ? appointment .. booked | have .. appointment | got .. appointment: 10 Put the form, the photo, the old passport and the fee into one folder for the appointment.
          - 5 Put the form, the photo, the old passport and the fee into one folder.
          - 3 Put the appointment in your calendar, with the time you need to leave.
        ? online | on the website: 15 Pay the fee online with the form and photo, until you have an application number.
          - 5 Pay the fee, and note the application number.
          - 8 Post the old passport with tracking, if the page asks for it.
        ? my name changed | changed my name | new last name | maiden name | married name | name change | last name changed: 15 Mail DS-82 with the old passport, the certified marriage or name-change certificate, the photo and the fee.
          - 6 Put the form, the photo, the old passport, the certificate and the fee together.
          - 8 Mail the envelope with tracking.
        ? renew .. passport | renew passport* | renew my passport | passport renewal | renewing .. passport | renew our passport* | passport* .. renewed | passport due for renewal: 15 Send the renewal online, or mail DS-82 with the old passport, the photo and the fee.
          - 6 Put the form, the photo, the old passport and the fee together.
          - 8 Send the renewal online, or mail it with tracking.
        ? apply for a passport | apply for passport | apply for my passport | get a passport | get my passport | get passport | first passport | new passport application | passport for the first time: 15 Book a passport appointment at a post office, library or county clerk, where you hand it all in.
          - 6 Put the form, the photo, your ID, your birth certificate and the fee together.
          - 8 Book the appointment, and note its day and address.
        ? renew .. passport* | passport* renew* | passport* .. renewed | passport .. expired | passport* expire* | passport .. expires | expired passport* | passport renewal: 15 Submit it with payment online, or by mail: Form DS-82, old passport, photo and check.
          - 6 Put the form, the photo, the old passport and the fee together.
          - 8 Submit it online, or mail the envelope with tracking.
        ? first passport | apply for .. passport | get a passport | need a passport | never had a passport | passport for my kid* | passport for my son | passport for my daughter | passport for .. baby: 15 Book an appointment at a passport acceptance office, often the post office or county clerk.
          - 6 Find an acceptance office near you on travel.state.gov.
          - 8 Book the first appointment, with the papers, photo and fee in one folder.
      3? Set a reminder for the day your new document should arrive.
        ~ Open your calendar. | Count to the day it should arrive. | Set a reminder: “New document”.
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
      2* Open your passport to the page with its expiration date.
        ~ Get your passport. | Open it to the page with the expiration date.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 2 Put your passport and permit on the table, with the last day of the permit in large letters on a note.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 2 Search your mail for the application number, with your passport beside you.
        ? passport expires | passport runs out | passport .. runs out | passport .. expires: 2 Write on a note the date your passport ends and the last day of your trip.
      8n Copy the list of papers you need from the official page for your kind of visa.
        ~ Open the official page for your kind of visa. | Find the list of papers. | Copy it into a note.
        ? transit: 8 Read on that country's own page whether your passport needs a transit visa there.
        ? tourist visa | visa for egypt | visa for vietnam | visa for india | visa for china | e visa | evisa: 8 Copy the list of papers from that government's own visa page, at an address you typed in yourself.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 8 Look for a freed slot on the booking page of each office within reach.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 8 Log in to the visa center's booking page through the link in your application mail.
        ? no insurance | no itinerary | still no: 8 Buy travel insurance for 30,000 euros, as the visa asks.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 8 Look for a freed slot on the appointment page of each other center of that embassy.
      10n Send the visa form with the papers on your list and the fee, or book the appointment for it.
        ~ Open the visa form with your papers beside it. | Fill in or check each page. | Attach the papers with the fee. | Send it, or book the appointment.
        ? insurance missing | insurance is missing | insurance is still missing | no medical insurance | insurance not bought: 10 Buy the health insurance that the visa page asks for, for the whole stay.
        ? slots are gone: 10 Write to the office: your name, the permit's last day, “Please give me an appointment or a written note.”
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now. A freed one may still come up.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 10 Book the first slot that works[ in {place}]. You'll need the confirmation as a PDF.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 10 Put the papers, copies, photo and fee in one folder in the list's order for the appointment.
        ? police check | medical exam* | medical .. left | medical .. missing: 10 Order the police check on its official page today. It usually takes the longest.
      8 Save the link to the embassy or immigration page for your kind of visa.
        ~ Open your browser. | Find the embassy or immigration page for your visa. | Save the link.
        ? transit: 8 Read on that country's own page whether your passport needs a transit visa there.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 8 Look for a freed slot on the booking page of each office within reach.
        ? student visa | study visa | study permit | student permit: 8 Save the list of papers from that country's official study visa page.
        ? tourist visa | e visa | evisa | visa for india | india visa | indian visa | visa for vietnam | visa for egypt | visa for china | esta | eta: 8 Open that government's own visa page, at an address you typed in yourself. Look-alike pages charge extra.
        ? work visa | work permit | skilled worker | sponsor*: 8 Open the official work visa page, and save what you file and what the employer files.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 8 Log in to the visa center's booking page through the link in your application mail.
        ? schengen: 8 Save the checklist from the visa page of the country where you'll spend the most nights.
        ? usa | us visa | b1 | b2: 8 Save the list for the DS-160 form and the interview from the US visa page for your country.
        ? spouse | marriage visa | partner visa | fiance visa | fiancee visa: 8 Save the rules on income, home and language from the official partner visa page.
      5 Copy the page's list of papers, and note which ones take longest to get.
        ~ Open the page with the list of papers. | Copy the list. | Mark the papers that take longest.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out | none free | nothing free: 5 Copy the page's list of papers, and note which ones you have.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Look at the free slots of that center first. A paid one is only for a date you can't miss.
        ? admission letter | letter of admission | acceptance letter | letter of acceptance | offer letter | confirmation of enrol*: 5 Copy the page's list of papers, with your admission letter at the top, and note which ones take longest.
        ? certificate already | letter already | papers already | have .. already | got .. already: 5 Copy the page's list of papers, and note which ones you have already.
        ? is here | is done | are done | are ready | passed | have the: 5 Copy the page's list of papers, and note which ones are done.
      10 Order the slowest paper now: a certificate, a translation, a bank letter.
        ? insurance missing | insurance is missing | insurance is still missing | no medical insurance | insurance not bought: 10 Buy the health insurance that the visa page asks for, for the whole stay.
          - 4 Read on the visa page how much cover you need, and for how long.
          - 6 Buy that insurance. You'll need its certificate as a PDF.
        ? hotel bookings missing | hotel booking missing | hotel booking is missing | hotel bookings are missing | no hotel booking | accommodation missing | accommodation is missing: 10 Book rooms for all the nights that can be canceled free, with your name as in the passport.
          - 5 Write each town on one line, with its nights.
          - 8 Book rooms that can be canceled free. You'll need the confirmations as PDFs.
        ? tb test not | tb test is not | tb test left | tb test is left | tb test missing | tb test is missing | tb test still | need .. tb test | book .. tb test | no tb test | tuberculosis test not | tuberculosis test left | tuberculosis test is left | tuberculosis test missing: 10 Book the TB test today at a clinic on the official list.
          - 4 Open the official list of clinics for your country.
          - 5 Book the first date that clinic has.
        ? bank letter missing | bank letter is missing | bank letter is still missing | no bank letter | need .. bank letter | bank statement missing | bank statement is missing | bank statements missing | bank statements are missing | bank statements are still missing: 10 Ask your bank today for a stamped letter: balance, how long you've had the account, your name as in the passport.
          - 4 Read on the checklist what the letter has to say.
          - 6 Ask the branch or its app for the letter, with a day to pick it up.
        ? job letter missing | job letter is missing | job letter is still missing | no job letter | payslips missing | payslips are missing | payslips are still missing: 10 Ask HR in one mail for the missing letter: your job, since when, your pay, your leave dates.
          - 5 Write the mail to HR: job, since when, pay, leave dates.
          - 2 Send the mail to HR with the day you need the letter.
        ? blocked account | proof of funds | proof of money | sperrkonto: 10 Open the blocked account or order the bank's proof today. The confirmation takes days.
          - 4 Compare two providers on the embassy's list.
          - 8 Open the account, with your passport beside you.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 10 Write to the office: your name, the permit's last day, “Please give me an appointment or a written note.”
          - 8 Write down your name, the permit's last day and the papers you have.
          - 3 Send that to the office by mail or contact form.
        ? police check | medical exam* | medical .. left | medical .. missing: 10 Order the police check on its official page today. It usually takes the longest.
          - 5 Order the police check on its official page.
          - 5 Book the medical exam with a doctor from the visa office's list.
        ? employers letter | letter from my employer | sponsor letter | sponsorship number | certificate of sponsorship | have .. job offer: 10 Check the employer's letter for four things: job title, pay, start date, sponsor number.
          - 5 Check the job title and pay in the employer's letter.
          - 3 Check the start date and the sponsor number in it.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 10 Book the first slot that works[ in {place}]. You'll need the confirmation as a PDF.
          - 5 Book the first slot that works[ in {place}].
          - 4 Save the confirmation with its code as a PDF.
        ? spouse | marriage visa | partner visa | fiance visa | fiancee visa: 10 Order the marriage certificate with a sworn translation, or book the language test, whichever takes longer.
          - 4 Look up which takes longer: the translated marriage certificate or the language test.
          - 8 Order or book whichever takes longer.
        ? no insurance | no itinerary | still no | itinerary: 10 Buy travel medical insurance of 30,000 euros for all your Schengen days.
          - 5 Buy travel medical insurance of 30,000 euros for all Schengen days.
          - 8 Book a room that can be canceled. The flights only need a reservation.
        - 4 Look up who issues the slowest paper on your list.
        - 8 Order that paper.
        ? refused | denied | rejected: 10 Order the paper that answers the first reason given for the refusal.
        ? family | gran | cousin | aunt | parents | sister | brother | visit my: 10 Ask your family there for an invitation letter with their address and a copy of their ID.
        ? student visa | study visa | study permit | student permit: 10 Order the slowest paper now: proof of money, a medical, a police check or a language test.
          - 4 Look up which paper takes longest: proof of money, medical, police check or language test.
          - 8 Order or book whichever takes longest.
        ? work visa | work permit | skilled worker | sponsor*: 10 Ask the employer's HR in one mail: who files what, the sponsor number, the start date.
          - 5 Write your three questions for HR: who files what, the sponsor number, the start date.
          - 3 Send the questions with a date to answer by.
      5 Write down the fee, the waiting time and the day you need the visa[: {deadline}].
        ~ Pick up a pen. | Write the fee and the waiting time. | Write the day you need the visa.
        ? biometrics done | biometrics are done | biometrics is done: 5 Write down the application number, what is still missing and the day you need it[: {deadline}].
        ? live in | live far | # hours away | another city | other city: 5 Book the bus or a room for the night before the appointment, with an hour to spare.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 5 Order the slowest paper that is still missing, so you could take a slot at short notice.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Put the day, time and address of the slot into your calendar, with the train or bus you'll take.
        ? employer | boss | hr | job letter: 5 Send HR a finished text to sign: job, since when, pay, leave dates, back on …, needed by ….
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 5 Check which embassy is yours: it is the country where you'll stay the longest.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 5 Check four papers for the appointment: travel insurance, three months of bank statements, job letter, place to stay.
      25 Fill in the visa form from your papers.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 25 Fill in the form from your papers now, so you're ready for any slot.
          - 10 Fill in your personal details and address.
          - 8 Fill in work, money and insurance.
          - 3 Save the form as a PDF.
        - 3 Make an account on the page with the visa form.
        - 10 Fill in your personal details and your trip.
        - 8 Fill in the rest of the form.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 25 Upload your papers on the same page before the day, in the list's order.
          - 8 Scan passport, certificates and proof of home.
          - 8 Scan the payslips and bank statements for the months they ask for.
          - 8 Upload the scans in the list's order, with clear names.
        ? form .. done | filled .. form | form is filled | already filled: 25 Read the form against your passport and bookings: names, numbers, dates, your first address there.
          - 10 Read the names and numbers against your passport.
          - 8 Read the dates and the address against your bookings.
      8 Pay the visa fee, and write down the appointment for fingerprints or papers if there is one.
        ? biometrics done | biometrics are done | biometrics is done: 8 Upload what is still missing to the application, until you have a receipt.
          - 5 Upload what is still missing to the application.
          - 3 Save the receipt with its number.
        ? slots are gone | no slots | no slot | no appointments | fully booked | booked out: 8 Ask an immigrants' advice center by mail what to do if no slot comes before the last day.
          - 3 Find a free immigrants' advice center near you.
          - 5 Send the center your permit's last day and what you have tried.
        - 5 Pay the visa fee. You'll need the receipt.
        - 5 Book the appointment for fingerprints or papers, if there is one.
        ? book .. biometric* | book biometric* | get an appointment | booking .. biometric* | book .. fingerprint* | book .. visa appointment | book .. appointment | need .. biometric*: 5 Print the confirmation with its code, so you can keep it in your passport.
          - 3 Print the confirmation, or save it on your phone for offline use.
          - 2 Put the confirmation in your passport.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now. A freed one may still come up.
          - 5 Take the earliest slot there is now.
          - 4 Set two alarms a day to look for a freed one: midnight and early morning.
        ? appointment is | appointment .. is | appointment on |  have .. appointment | got .. appointment | biometrics | visa appointment: 8 Hand in the papers at the appointment, in the list's order, with the copies and the fee.
          - 5 Put the papers in one folder, in the list's order.
          - 3 Add the copies, the photo and the fee to the folder.
          - 10 Hand in the folder at the appointment.
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
      2* Write down what you already have: ID, permit, glasses, lessons, someone who'd ride along.
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 2 Lay your permit on the table, and write down the day it expires and the hours you've driven so far.
        ~ Open your wallet. | Write what you have: ID, permit, glasses, lessons, companion.
        ? driving lessons | lessons | instructor: 2 Write on a note your licence or permit number, manual or automatic, and two hours a week you have.
        ? failed: 2 Put the examiner's sheet on the table, with your mistakes circled.
      6n Copy the steps to a first license, in order, from your state's DMV page[ in {place}].
        ~ Type in your motor vehicle office's address. | Look for “first license”. | Write out its steps, first to last.
        ? permit .. no car | permit .. without a car | permit .. dont have a car: 6 Find two driving schools near you that teach in their own car.
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 6 Find a driving school or one patient licensed driver near you for the first hour.
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 6 Find one instructor with a manual car for two hours of clutch and gears.
        ? driving lessons | instructor | driving school: 6 Ask two friends or a local group for an instructor they'd hire again.
        ? petrified | terrified | scared | nervous | anxious | panic: 6 Find one patient instructor near you for nervous beginners.
      8n Book the permit test on that page, or choose a walk-in day. If you have a permit, book a first lesson.
        ~ Open your state's DMV page. | Find “Permit test”. | Book the test, or write down a walk-in day.
        ? highway* | freeway* | interstate*: 8 Book a first lesson with this line: “I'm new and nervous. Can we start on quiet streets and leave highways for last?”
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 8 Book a first lesson with the school or person who has the soonest opening.
        ? money is tight | cant afford | # an hour | too expensive: 8 Ask two schools for a package price for the lessons you still need.
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 8 Book two hours with an instructor who has a manual car, to start in an empty parking lot.
        ? driving lessons | instructor | driving school: 8 Message two driving schools: the price, the first free hour, the pickup place.
        ? petrified | terrified | scared | nervous | anxious | panic: 8 Book a first lesson with this line: “I'm very nervous. May we start in an empty parking lot?”
        ? passed my theory | theory passed | have my provisional | got my provisional | have a permit: 8 Ring one driving school about a first lesson: price, waiting time, manual or automatic.
      6 Copy the steps to a first license, in order, from your state's DMV page[ in {place}].
        ~ Type in your motor vehicle office's address. | Look for “first license”. | Write out its steps, first to last.
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 6 Copy the steps still ahead of you from your state's DMV page: practice hours, papers, road test.
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 6 Look up whether your licence covers manual cars, or whether you need a new test.
        ? driving lessons | instructor | driving school: 6 Ask two friends or a local group for an instructor they'd hire again[ in {place}].
      5 Write the fee and waiting time beside each step, and note the first one you can do now.
        ~ Put the steps in front of you. | Write the fee and waiting time beside each. | Mark the first one you can do now.
        ? driving lessons | instructor | driving school: 5 Check that your permit is valid for lessons.
      8 Book the permit test on that page, or choose a walk-in day. If you have a permit, book a first lesson.
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 8 Choose a driving school with good reviews, and book its soonest lesson. Their car comes with it.
          - 4 Choose a driving school near you with good reviews.
          - 5 Book its soonest lesson with your permit number.
        ? highway* | freeway* | interstate*: 8 Book the permit test, or if you have a permit, a first lesson: “Can we leave highways for last?”
          - 3 Put your ID, proof of address and Social Security number beside you.
          - 8 Book the permit test or a walk-in day. With a permit, book a lesson: “Highways last, please.”
        ? manual after | years of automatic | switch to manual | stick shift | learn manual: 8 Book two hours with an instructor who has a manual car, to start in an empty parking lot.
          - 3 Find an instructor with a manual car.
          - 5 Book two hours with that instructor.
        ? driving lessons | driving school: 8 Book the first lesson with the instructor who answers best, at an hour you can keep each week.
          - 3 Choose the instructor who answers best.
          - 5 Book the first lesson at an hour you can keep each week.
        - 3 Put your ID, proof of address and Social Security number beside you.
        - 8 Book the permit test online or note a walk-in day. With a permit, book a lesson.
        ? theory .. booked | theory test .. booked: 8 Do twenty questions of the official practice test.
          - 8 Do ten questions of the official practice test.
          - 8 Do ten more questions of the practice test.
        ? provisional .. here | have my provisional | got my provisional: 8 Book the theory test for a day three or four weeks from now.
          - 3 Open the official booking page, at an address you typed in yourself.
          - 6 Book the theory test.
        ? failed | second attempt | second try | retake: 8 Book the next test date. The mistakes on the sheet are for your next lesson.
          - 4 Copy your mistakes from the examiner's sheet for your next lesson.
          - 6 Book the next test date.
      8? Ask two driving schools or one patient driver for a price and a free hour a week.
        ? no car | dont have a car | without a car | dont own a car | nobody .. car | no one to practice with | nobody to practice with: 8 Ask a driving school: “What do lessons in your car cost, and can I take the road test in it?”
          - 3 Write down two questions: the price of a lesson in their car, and whether the road test can be in it.
          - 5 Ask the school both.
        ? before my test | test on | test is on: 8 Write down for the instructor what scares you most: roundabouts, parking, hills.
          - 5 Write down the three driving skills you find hardest.
          - 2 Send those three to your instructor.
        ? driving lessons | instructor | driving school: 5 Put your permit, glasses and flat shoes by the door for the first lesson.
          - 3 Put your permit and glasses by the door for the first lesson.
          - 2 Add flat shoes to what is by the door.
        - 5 Find two driving schools or one patient driver near you.
        - 5 Ask them for a price and a free hour a week.
        ? petrified | terrified | scared | nervous | anxious | panic: 8 Ask two instructors who teach nervous beginners for a price and a first hour in an empty parking lot.
          - 5 Find two instructors who teach nervous beginners.
          - 5 Ask both for a price and a first hour in an empty parking lot.
        ? automatic: 8 Ask two schools with automatic cars for the price, the waiting time and a free hour a week.
          - 5 Find two schools near you with automatic cars.
          - 5 Ask them for the price, the waiting time and a free hour a week.
        ? cant afford | no money | expensive | money is tight: 8 Ask two schools for a package price, and one patient licensed driver for an insured hour a week.
          - 5 Ask two driving schools for their price for ten lessons.
          - 5 Ask one patient licensed driver for an insured hour a week.
      8 Answer ten practice questions from a free permit test.
        ~ Open a free permit test. | Answer the first five questions. | Answer five more.
        ? passed my theory | theory passed | theory is done: -
      5 Put one driving hour and two short handbook rounds a week into your calendar[, to be ready {deadline}].
        ? have .. permit | got .. permit | permit already | already .. permit | passed .. permit test | learners permit | permit in hand | has .. permit: 5 Put one driving hour and two short practice-test rounds a week in your calendar[, to be ready {deadline}].
          - 3 Put one driving hour a week in your calendar.
          - 2 Put two short practice-test rounds a week beside it.
        - 3 Put one hour a week on your calendar for driving, or for the handbook until you have the permit.
        - 2 Put two short handbook sessions a week beside it[, to be ready {deadline}].
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
      2* Write down who decides on {theIt}, the reference number if you have one, and the last day to file[: {deadline}].
        ~ Pick up a pen. | Write who decides, the reference and the last day.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 2 Write down your claim number and one question: “Where does my claim stand, and what happens next?”
        ? # weeks | # months | stuck | no answer: 2 Write down the claim number, the day you sent the claim, and the last thing they asked for.
      8 Copy what the checklist or letter for your claim asks for into a list.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 8 Write down what has happened so far: the day you filed, who looked at it, what was said.
          - 4 Write down the day you filed and who looked at it.
          - 4 Add what you were told and by which day.
        ? already sent | sent it | handed in | form is filled: 8 Compare what you sent with their checklist, line by line.
          - 5 Read the checklist with your copy of the claim beside it.
          - 4 Mark on the checklist what is missing.
        - 5 Read the checklist or letter for your claim once.
        - 4 Copy what it asks for into a list.
      10 Put the papers you have into one folder, in the order of your list.
        ~ Get one folder and your list. | Find the paper at the top of the list. | Add the others in order. | Close the folder after the last one you have.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 6 Put your photos, repair estimates and e-mails about the claim in one folder.
        ? receipts | receipt: 8 Look for proof in place of each missing receipt: a bank statement, order mail, photo, manual or box.
      5 Ask for the first paper that is missing from the list.
        ~ Put a finger on the first missing paper. | Open a message to whoever issues it. | Send: “Could you send me this paper?”
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 5 Find the number of the claims line or the adjuster, in the app, an e-mail or on their card.
        ? receipts | receipt: 5 E-mail two stores for a copy of the receipt: the date, the item, your card's last four numbers.
        ? nothing missing | everything .. ready | all .. papers | papers .. complete: 5 Number the papers in the order of the list.
      10n Fill in the claim form from the papers you have, with a “?” where you are unsure.
        ~ Open the claim form. | Fill in your name and number. | Fill in the rest from your papers. | Put a “?” where you are unsure.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 10 Call the claims line or the adjuster with your claim number and your question.
      25 Fill in the claim form as a draft, with a “?” where you are unsure.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 10 Call the claims line or the adjuster with your claim number and your question.
          - 2 Put the claim number and your question in front of you.
          - 10 Call the claims line or the adjuster to ask it.
        ? filed | already sent | claim is in | they want: 5 Write a list for the office that decides: item, price, date, proof enclosed, and “no receipt, photo enclosed” for the rest.
          - 5 Write a list for the office that decides: item, price, date.
          - 5 Add beside each item which proof you enclose.
        - 10 Fill in the first half of the claim form as a draft.
        - 10 Fill in the second half, with a “?” where you are unsure.
      10? Ask the office that decides, an advice center or a friend about each “?” on the form.
        ~ Open the form at the first “?”. | Call the office, an advice center or a friend. | Ask about that one. | Ask about each of the others.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 3 Write down who you spoke to, the answer, and the day they named.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 10 Ask the office that decides by chat or mail about each “?” on the form.
        ? slow | no answer | weeks | no reply | waiting: 10 Ask the claims handler by mail for three things: what is missing, who decides, by which day.
      8* Send the claim once every page is copied or photographed, and note the date and the claim number.
        ? adjuster | check on .. claim | status of .. claim | about my claim | about .. claim | update on .. claim | claim status | follow up on .. claim: 5 Send what they still asked for, or set a reminder to call again in three days.
          - 3 Send what they still asked for.
          - 2 Set a reminder to call again in three days.
        ? filed | already sent | claim is in | they want: 8 Send the proof with your list and your claim number, before the date they gave you.
          - 4 Photograph every page of the proof.
          - 4 Send it all with your claim number.
        - 4 Copy or photograph every page of the claim.
        - 4 Send the claim, and note the date and the claim number.
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
        ~ Pick up a pen. | Write the names of those to look after first.
        ? to my niece | to my nephew | to my sister | to my brother | to my friend | to my best friend | to my wife | to my husband | to my partner | to charity | to a charity | everything to: 2 Write down the full name and address of the person you named, with what goes to them.
        ? witness* | will is written | wills written: 2 Write down the names of two adults who get nothing from the will and aren't married to anyone who does.
        ? kids | children | daughter* | son | sons: 2 Write down each child's name, with what matters most for that child.
      8n List what you own, with a name beside each line: home, accounts, things with a story.
        ~ Get a sheet of paper. | Write the home and the accounts, with names. | Write the things with a story, with names.
        ? cheap | for free | low cost | no money | cant afford: 8 List what you own with a name beside each line, and look up a free will clinic or a legal-aid form.
        ? not married | unmarried | arent married | live together: 8 Look up on a legal-aid page what an unmarried partner gets with and without a will where you live.
      8 List what you own and owe: home, accounts, insurance, things with a story, debts, where passwords are kept.
        - 4 List your home, accounts and insurance.
        - 4 Add things with a story, debts, and where passwords are kept.
      5 Write beside each line who gets it, and a guardian's name if there are children under 18.
        ~ Put the list in front of you. | Write who gets it beside each line. | Write a guardian's name for children under 18.
        ? grown kids | grown children | adult children | adult kids | two grown | grown sons | grown daughters | kids are grown: 5 Write beside each line who gets it. Where the kids might fight, put one name on each thing, or “sell and split.”
        ? single mum | single mom | single dad | single parent | small kids | little kids | kids aged | # kids | # children: 5 Write beside each line who gets it, and the names of a guardian and a backup for the children.
        ? two witnesses | will is written: -
        ? no kids | no children | childless | child free: 5 Write beside each line who gets it: a friend, a relative, a charity.
        ? toddler | baby | small children | young children | young kids | kids under | # year old: 5 Write beside each line who gets it, and the names of a guardian and a backup for the children.
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 5 Write beside each line who gets it, and who would take your animal.
      5 Ask one person to carry out the will, and one to be the backup.
        ? dont get along | dont speak | arent speaking | will fight | fight over | hate each other: 5 Ask one neutral person to carry out the will: a level-headed relative, a friend or a lawyer, plus one backup.
          - 3 Choose someone neither side would mistrust, and one backup.
          - 4 Ask both of them if they would do it.
        ? two witnesses | is written: -
        - 3 Choose one person to carry out the will and one to be the backup.
        - 4 Ask both of them if they would do it.
        ? executor .. agreed | agreed to be .. executor | executor .. said yes | executor is: 3 Write down the full name and address of your executor and of one backup.
        ? with my husband | with my wife | with my partner | husband and i | wife and i | partner and i | we both: 5 Choose together who carries out both wills, and who is the backup.
          - 3 Choose one person to carry out both wills and one to be the backup.
          - 4 Ask both of them if they would do it.
      8 Look up on an official or legal-aid page what makes a will valid where you live.
        ~ Open an official or legal-aid page. | Search it for “valid will”. | Write down what it asks for.
        ? second marriage | stepchild* | step children | abroad | business | cut out | leave out: 8 Book a lawyer for the will. Second families, businesses and homes abroad need one.
        ? different marriages | two marriages | first marriage | previous marriage | different fathers | different mums: 8 Read on a legal-aid page how to leave a home to a partner for life and to the children after that.
          - 4 Look for “life estate” or “trust” on a legal-aid page.
          - 4 Write down which child should get which share.
        ? not married | unmarried | arent married | live together: 8 Look up on a legal-aid page what an unmarried partner gets with and without a will where you live.
        ? married abroad | house abroad | flat abroad | property in: 8 Ask a lawyer in one mail whether you need a second will for what you own abroad.
        ? operation | surgery | chemo | before .. flight: 8 Look up on an official page the quickest valid kind of will where you live: handwritten or typed, which witnesses.
      10* Book a lawyer or a legal-aid clinic to write it, or use a form that is valid where you live[, {deadline}].
        ? dont want to pay | without a lawyer | no lawyer* | without a solicitor | no solicitor*: 10 Type the will on an official or charity will form[, {deadline}].
          - 4 Open an official or charity will form.
          - 10 Type your decisions into the form.
        ? two witnesses | needs .. witness* | will is written: 10 Ask both witnesses to come at the same time, so all three of you can sign in one room.
          - 4 Message both witnesses with a day and a time.
          - 8 Sign in front of both witnesses, who then sign with their name, address and the date.
        ? no money | cant afford | cheap | free: 10 Book a free will clinic or a charity's will service, or use the official form.
        - 4 Ask two lawyers or a free will clinic for their price.
        - 10 Book one of them, or type the will on the official form.
        ? online | kit | template | myself | diy: 10 Type your decisions into an official or charity will form[, {deadline}].
        ? solicitor .. booked | appointment .. solicitor | solicitor on: 10 Write your list with names on one page for the lawyer[, {deadline}].
      5 Sign the will in front of two adult witnesses who get nothing from it, and note who knows where it is.
        ? alone | no one | nobody: 5 Ask two neighbours who inherit nothing to watch you sign the will.
          - 4 Ask two neighbours who inherit nothing to be witnesses.
          - 5 Sign the will while both of them watch. Their names go below yours.
        - 5 Sign the will with two adult witnesses in the room who get nothing from it.
        - 3 Tell one person where the will is kept.
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
      2* Put all the loose papers you can see into one box.
        ~ Get one box. | Put all the loose papers you see into it.
        ? financial | finance* | money papers | bank statements: 2 Put every bill, bank letter and tax paper you can see into one box.
        ? important document* | important paper*: 2 Write a list of five: birth certificates, Social Security cards, passports, titles and deeds, insurance.
      5 Write five folder names: home, money, health, work, people.
        ~ Get five folders. | Write “home”, “money” and “health” on three. | Write “work” and “people” on the others.
        ? financial | finance* | money papers | bank statements | bills: 5 Write five folder names: taxes, bank and cards, loans and home, insurance, retirement.
        ? important document* | important paper*: 5 Write five folder names: identity, home and car, money and taxes, insurance, health.
        ? tax | receipts: 5 Write your folder names: one for each tax year, one for home, one for people.
        ? guests | table | visitors | company: 5 Put the box in a closet, so the table is free[ {deadline}].
      10* Sort the top ten sheets in the box: toss, folder, or “needs doing”.
        ? important document* | important paper*: 10 Gather the papers on your list from drawers, bags and boxes for ten minutes, each into its folder.
          - 5 Look through the first drawer or box for papers on your list.
          - 5 Put each one you found into its folder.
        - 5 Sort the top five sheets in the box: toss, folder, or “needs doing”.
        - 5 Sort the next five sheets.
        ? cry* | old letter* | sentimental | memories | mums letter* | died: 10 Sort the top ten sheets by sender only, unread: bin, folder, “needs doing”, or a “later” envelope for dear ones.
        ? only # minutes | only have # minutes | # minutes a day | in # minutes: 10 Sort as many sheets as you can in {#} minutes: bin, folder, or “needs doing”.
          - 5 Sort sheets for five minutes: bin, folder, or “needs doing”.
          - 5 Sort for five more minutes.
      15 Sort more of the box until a 15-minute timer rings.
        - 10 Sort more of the box until a ten-minute timer rings.
        - 5 Put the sheets you want to keep into the folders.
        ? years | 2015 | 2016 | 2017 | 2018 | 2019 | 2020: 15 Sort the box for 15 minutes. Seven years of tax papers, current policies, deeds and certificates stay.
      5 Shred or tear up what has your name and numbers on it.
        ~ Pick up the papers with your name and numbers. | Shred or tear the first one. | Shred the rest until the pile is gone.
        ? no shredder | dont have a shredder: 5 Tear up the names and numbers by hand, or soak the sheets in a bucket overnight.
      6? Photograph the five papers you would miss most: ID, contract, insurance, certificate, will.
        - 4 Photograph the five papers you would miss most: ID, contract, insurance, certificate, will.
        - 2 Keep the photos in one locked folder.
        ? scan* | digital | paperless: 6 Scan the five papers you would miss most as PDFs named by year and sender.
          - 4 Scan your ID, contract, insurance, certificate and will.
          - 3 Name each file by year and sender.
      5* Clip the “needs doing” papers together, with the nearest date on top.
        ~ Put the “needs doing” papers in front of you. | Put the nearest date on top. | Clip them together.
        ? important document* | important paper*: 5 Put the folders in one fireproof box or drawer, with a list of what is missing on top.
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
      2* Write your old name or address above the new one, exactly as they appear on papers.
        ~ Pick up a pen. | Write the old one above the new one, exactly.
        ? bank .. done | done the bank | bank .. are done | left to do | are left | is left: 2 Write the places that still have to know on a sheet, with a box before each.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 2 Write each place you named on a sheet, with a box before it.
        ? address | addresses | moved | new place | new house | new apartment: 2 Write down the new address with its ZIP code, and the day it starts.
      8n List who has to know the change: Social Security, DMV, IRS, bank, employer, insurance, doctor, phone.
        ~ Get a sheet of paper. | Write Social Security, DMV, IRS and bank. | Write employer, insurance, doctor and phone.
        ? married | marriage | maiden | last name | my name | divorced: 8 Look up the Social Security name change form at ssa.gov, and write down which original it wants.
        ? bank .. done | bank .. are done | are left | is left: 8 Tell your employer the change in one mail to HR, with the date it starts.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 8 Change it in your bank's app, or by the phone number on the back of your card.
        ? address | addresses | moved | new place | new house | new apartment: 8 File the change of address at usps.com, typed in by yourself. Look-alike sites charge a lot more.
      12n Change your name or address with the one office others rely on, such as Social Security, or book that appointment.
        ~ Open the page of the one office others rely on. | Find “Change name” or “Change address”. | Fill in the form, or choose a time. | Press “Submit” or “Book”.
        ? my name | last name | maiden name | married name: 12 Send Social Security the name change form with its original paper, or book that appointment. The DMV and the bank come after.
        ? bank .. done | bank .. are done | are left | is left: 12 Change it in the online accounts that are left, starting with the car and its insurance.
        ? dvla | dmv | driving licence | drivers license: 12 Change your licence and car papers on the motor vehicle office's own page, at an address you typed in yourself.
        ? gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 12 Send one message to the other places you named: your number with them, the old and the new, from which day.
        ? address | addresses | moved | new place | new house | new apartment: 12 Change it in your bank's app, with your car insurance, and on your state DMV's own page.
      5 Put the paper that proves the new name or address in front of you, or write down who issues it.
        ~ Open the drawer with your papers. | Look for the one that proves the change. | Put it in front of you, or write who issues it.
        ? no bills | no proof | lodger | staying with | living with | sofa: 5 Ask your landlord or the person you live with for a dated letter that says you live there.
        ? married | marriage: 5 Put the marriage certificate and two copies in front of you.
        ? moved | new address | moving: 5 Order mail forwarding, which catches whoever you forget.
        ? moved last | moved in last | just moved | moved yesterday: 5 Order mail forwarding today. It catches whoever you forget.
        ? address | addresses: 8 File the change of address at usps.com, typed in by yourself. Look-alike sites charge a lot more.
          - 3 Open “change of address” at usps.com.
          - 5 Fill in both addresses and the start date, and save the confirmation code.
      8 List who has to know the change: Social Security, DMV, IRS, bank, employer, insurance, doctor, phone.
        ? bank .. done | bank .. are done | are left | is left: 8 Write your number beside each place that is left: policy, plate, licence, customer.
          - 4 Write down the numbers you know by heart or have in your phone.
          - 4 Find the other numbers on a bill or a card.
        - 5 List the official places: government, tax, insurance, doctor.
        - 4 Add the everyday places: bank, employer, phone, post.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 8 Write your number beside each place you named: account, licence, patient, customer.
          - 4 Write down the numbers for your bank and licence.
          - 4 Write down the patient and customer numbers for the rest.
      5 Mark the one office that others rely on, such as Social Security or the motor vehicle office.
        ~ Put the list in front of you. | Look for Social Security or the motor vehicle office. | Mark the one the others rely on.
        ? my name | last name | maiden name | married name: 5 Number the places: Social Security first, then the DMV, then the bank and work, then insurance.
        ? bank .. done | bank .. are done | are left | is left: 5 Mark the places where being late costs money: car, licence, insurance.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 5 Change it in your bank's app, or by the phone number on the back of your card.
      12 Make the change online at the office you marked, or book an appointment for it.
        ? my name | last name | maiden name | married name: 12 Send Social Security the name change form with its original paper, or book that appointment.
          - 5 Fill in form SS-5 or the online version at ssa.gov.
          - 6 Send it, or book the appointment at your local office.
        ? bank .. done | bank .. are done | are left | is left: 12 Change it in the online accounts of the places you marked.
          - 6 Change it for your car and licence on the motor vehicle office's own page.
          - 6 Change it in the insurer's account or app.
        - 5 Find the official page or phone number of the office you marked.
        - 8 Make the change there online, or book an appointment for it.
        ? dvla | dmv | driving licence | drivers license: 12 Change your licence and car papers on the motor vehicle office's own page, at an address you typed in yourself.
          - 5 Change your driving licence on the motor vehicle office's own page.
          - 5 Change the car's papers there too. They need a form of their own.
        ? gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 12 Change it at the next place you named that has an online account.
          - 5 Open “my details” on that place's own page.
          - 5 Change it there, until you see the confirmation.
      15 Send one short letter to the next three on the list.
        ? bank .. done | bank .. are done | are left | is left: 15 Send one message to the other places that are left: your number with them, the old and the new, from which day.
          - 5 Write one message: your number with them, the old and the new, from which day.
          - 8 Send the message to each place that is left, with a tick in its box.
        ? dvla | dmv | gp | vet | catalogue | catalogues | with bank | with the bank | with my bank | bank and: 15 Send one message to the other places you named: your number with them, the old and the new, from which day.
          - 5 Write one message: your number with them, the old and the new, from which day.
          - 8 Send the message to each of the other places, with a tick in its box.
        ? moved # months | months ago | last year | ages ago: 15 Change it in the online accounts of your bank, insurer, doctor and motor vehicle office. Being late can cost you.
          - 8 Change it at your bank and insurer.
          - 8 Change it for your driving licence, car and doctor.
        ? moved | new address | moving: 15 Change the next three online: your bank, your employer, your doctor.
          - 5 Change it at your bank.
          - 8 Change it with your employer and your doctor.
        - 5 Write one short letter with the old, the new and your customer number.
        - 8 Send that letter to the next three places on the list.
      3 Set a reminder for three weeks from now to check who hasn't answered.
        ~ Open your calendar. | Go three weeks ahead. | Set a reminder: “Who hasn't answered?”
        ? ex | exs | old flat | still going: 3 Set up mail forwarding from the old address for six months, for your name only.
        ? everywhere | everything | all my accounts: 3 Write down the sender of each letter that still comes to the old address, on a sheet by the door.
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
        ~ Stand in front of what is wrong. | Take two photos or a short recording.
        ? ac | air conditioning | air conditioner | a c | no ac: 2 Photograph the thermostat with the room temperature and today's date.
        ? leak* | water: 2 Film ten seconds of the leak, with a bucket below it and the valve shut if you can.
        ? i have photos | photos already | already .. photos | took photos | photos are taken | sent photos | sent .. photos: 2 Put your photos in one album called “repair”, with the newest on top.
        ? boiler | heater | furnace | heating | no heat | hot water | radiator*: 2 Photograph the heater or thermostat, with a thermometer in the picture if you have one.
        ? mould | mold | damp: 2 Photograph the mould from the door and up close, with a ruler or coin beside it.
        ? mice | rats | cockroach* | bedbugs | bed bugs | infest*: 2 Photograph the droppings or holes, and note the room and the date.
        ? window* | door | lock | locks: 2 Film the window, door or lock as it fails to close.
      6n Write three lines to {person|your landlord}: what is wrong, since when, and by what date you want it fixed.
        ~ Open a message to {person|your landlord}. | Write what is wrong and since when. | Write the date you want it fixed by.
        ? third time | second time | fourth time | asked twice | asked # times | emailed twice | emailed # times | called twice | called # times | texted twice | texted # times | him twice | her twice | them twice | him # times | keep asking | already asked: 6 Write three lines headed “final notice”: what is broken, each day you asked, “Please fix it by …, or I will call the city.”
      3n Send {person|your landlord} your request in writing with the photos, plus a copy to yourself.
        ~ Open the mail with your request. | Add the photos. | Add your own address for a copy. | Press send.
      4 Write down when the problem began, and each time you reported it.
        ~ Pick up a pen. | Write when the problem began. | Write the date of each report.
      5 Find the line in your lease or house rules that covers this repair.
        ~ Get your lease or house rules. | Look for “repairs”. | Mark the line that covers this one.
        ? boiler | heating | hot water | no heat | radiator*: 5 Look up how fast a landlord has to restore heat and hot water where you live. It is often a matter of days.
        ? third time | again | keeps breaking | second time: 5 List each breakdown with its date, to show that the fault keeps coming back.
      8 Write five lines to {person|your landlord}: what is wrong, since when, what it does to your home, what you want fixed, by when.
        ? baby | newborn | toddler | pregnan* | asthma | elderly: 8 Write five lines to {person|your landlord}: what, since when, who in the home it puts at risk, “Please fix it by …”.
          - 5 Write down what is wrong, since when, and who lives there.
          - 3 Add what you want fixed, and by when[: {deadline}].
        - 5 Write three lines to {person|your landlord}: what is wrong, since when, what it does to your home.
        - 3 Add what you want fixed, and by when[: {deadline}].
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Write five lines headed “final notice” to {person|your landlord}: each report with its date, “Please fix it by …, or I will call the city.”
        ? mould | mold | damp: 8 Write five lines to {person|your landlord}: room, size, since when, who has asthma or a baby, “Please find the cause by ….”
        ? third time | second time | fourth time | asked twice | emailed twice | keep asking | # times | told .. times | says next week | thumbs up | since october | since christmas: 8 Write five lines headed “final notice”: each report with its date, what it does to your home, “Please fix it by …, or I will call the city.”
          - 5 Write down each report with its date, and what it does to your home.
          - 3 Add “Please fix it by …, or I will call the city”, and your address.
        ? work from home | only home | home on | at home on: 8 Write five lines to {person|your landlord}: what is wrong, since when, what you want fixed, by when, the days you can open the door.
          - 5 Write three lines to {person|your landlord}: what is wrong, since when, what it does to your home.
          - 3 Add what you want fixed, by when, and the days you can open the door.
      3 Send {person|your landlord} your request in writing with the photos, plus a copy to yourself.
        ~ Open the mail with your request. | Add the photos. | Add your own address for a copy. | Press send.
        ? texts | text messages | whatsapp | my messages | by text | voicemail*: 3 Send {person|your landlord} your request by e-mail and by letter with the photos. A text is easy to overlook.
        ? agent | agency | letting agent: 3 Send your request with the photos to the agent by e-mail, with the landlord's name in it and a copy to yourself.
      3? Set a reminder for the date you gave.
        - 3 Set a reminder for the date you gave.
        - 2 Start a page with dates for what you sent and what came back.
      8 Look up the tenants' advice line or city office you would ask next.
        ~ Open your browser. | Search for “tenants' advice” with your city. | Write down its number.
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Report the problem to the city's housing or code inspector, with photos and the dates.
    `,
  },
];
