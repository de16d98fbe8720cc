import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Insurance, tax codes, car papers and permits: what an office wants, and what one asks it for. */
export const OFFICES: readonly Archetype[] = [
  {
    id: "get-insurance",
    area: "money",
    acts: "get|buy|find|choose|compare|take out|renew|sort|arrange|purchase|need|look for",
    things:
      "home insurance|car insurance|contents insurance|life insurance|pet insurance|renters insurance|bike insurance|insurance|van insurance|landlord insurance|wedding insurance|dog insurance|insurance quotes|car insurance quotes|insurance for trip|income protection|health insurance plan|gadget insurance|building insurance",
    whole: everyWay(
      "insure",
      "car|van|house|flat|dog|cat|bike|phone|ring|engagement ring|motorbike|campervan",
    ),
    needsAct: true,
    unless:
      "health insurance|health coverage|health plan|claim|card|cancel|complain|national insurance|letter|lost|refused",
    it: "the insurance",
    plan: `
      2* Write in one line what {theIt} must cover: who, what, how long, how much[: {money}].
        ~ Pick up a pen. | Write who, what, how long and how much.
      8n Compare two offers on four points: yearly price, deductible, limit, what is left out.
        ~ Lay the two offers side by side. | Compare yearly price and deductible. | Compare the limit, plus what is left out.
        ? dog | cat | puppy | kitten: 8 Compare two offers on four points: yearly limit, deductible, illnesses left out, what happens when the animal is old.
      3 Put the old policy or the key facts beside you: value, address, dates, license plate.
        ~ Open the drawer with your policies. | Take out the old one, or a blank page. | Write value, address, dates and license plate.
        ? renewal | renews | auto renew: 3 Put the renewal letter beside you, with last year's price and the last day to cancel marked.
        ? last year i paid | paid # | went up | gone up | premium: 3 Put the renewal letter beside you, with last year's price circled.
        ? first time | never had | first car | first flat: 3 Put the key facts beside you: value, address, the date on your licence, no claims so far.
      10 Enter the key facts on one comparison page. A wrong answer can cost you a claim.
        - 5 Open one comparison page.
        - 8 Enter your facts, exactly as they are. A wrong answer can cost you a claim.
      8 Compare two offers on four points: yearly price, deductible, limit, what is left out.
        - 5 Write down the price, deductible, limit and exclusions of the first offer.
        - 5 Write down the same four points for the second offer.
        ? ill | illness | medical | diabet* | asthma | heart | pre existing | condition: 8 Compare two offers that name your illness as covered, on price, deductible and limit.
        ? usa | the us | america | canada | skiing | ski | diving: 8 Compare two offers that name that country or sport, on medical limit, deductible and cancellation.
          - 5 Write down the medical limit, deductible and cancellation rules of the first offer.
          - 5 Write down the same three points for the second offer.
        ? baby | pregnan*: 8 Compare two offers that cover pregnancy and the newborn, on limit, deductible and what is left out.
          - 5 Write down the limit, deductible and exclusions of the first offer.
          - 5 Write down the same three points for the second offer.
      4 Ask your current insurer for its price, if you have one.
        ~ Open your current insurer's app or number. | Ask for its price. | Write the price down.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 4 Write in your current insurer's chat: “I found it for less. What is your best price?”
        ? no insurer | first time | never had: 4 Ask one person who has made a claim how their insurer dealt with it.
      6* Buy the offer that covers what you wrote down, from the day you need it[, {deadline}].
        ~ Open the offer that fits. | Check the first day of the cover. | Press “Buy”.
      2? Save the policy in your phone, with its emergency number.
        ~ Open the policy on your phone. | Save it with the emergency number as a contact.
    `,
  },
  {
    id: "vehicle-papers",
    area: "paperwork",
    acts: "renew|pay|get|sort|do|update|change|check",
    things:
      "car tax|road tax|car registration|vehicle tax|car rego|rego|vehicle registration|registration sticker|car tags|license plates|number plates|license plate|v5|logbook|v5c|car title|motorbike tax|van tax|truck registration|parking disc",
    whole: everyWay(
      "tax|register|renew",
      "car|van|motorbike|truck|car registration|vehicle registration|car tax|road tax|car tags|rego",
    ),
    needsAct: true,
    unless: "sell|company car|self assessment|mileage",
    it: "it",
    plan: `
      2* Find the renewal notice, the old registration in the glove box, or your license plate number.
        ~ Open the glove box or the mail drawer. | Find the notice, the registration or the plate number.
        ? lost | no letter | never came: 2 Get out the car's title or registration, which can stand in for the letter.
      2* Read the date on which {theIt} runs out[: {deadline}]. It's on the plate sticker and the old card.
        ~ Walk to the plate, or get the old card. | Read the date it runs out.
        ? expired | ran out | lapsed | overdue: 2 Look up on the motor vehicle office's page what being late costs, and whether you may drive until you renew.
      4 Check what you need before you renew: a valid inspection, insurance, your current address.
        ? cant pass smog | wont pass smog | failed smog | didnt pass smog | cant pass emissions | wont pass emissions | failed emissions | cant pass .. inspection | failed .. inspection: 4 Put the failed test report beside you, and mark each item that has to be fixed.
        ? emission* | smog: 4 Check what the office asks for first: a smog or emissions test, insurance, your current address.
        ? fine outstanding | outstanding fine* | unpaid fine* | fines outstanding | owe fines: 4 Look up each unpaid fine on the official site, since it can block the renewal.
          - 3 Look up each unpaid fine with your license plate and ID.
          - 3 Pay the fine, or ask for a hearing or a payment plan.
        ? no mot | mot .. out | failed .. mot: 4 Book the inspection first, since you can't renew without it.
          - 3 Book the first free inspection appointment.
          - 2 Check that your insurance is valid on that day.
        ? lost | no logbook | new keeper | just bought: 4 Put the seller's papers for the car beside you, or order a replacement title.
          - 3 Put the papers you got from the seller beside you.
          - 2 Order a replacement title, if you have none.
        - 3 Check that your inspection and insurance are valid.
        - 2 Check that the address on the car's papers is still yours.
        ? passed .. mot | mot .. done | mot is done | inspection is done: 3 Check that the insurance and the address on the car's papers are right.
          - 2 Check that your insurance is valid.
          - 2 Check that the address on the car's papers is right.
      2 Put the notice or old registration, your proof of insurance and a card for payment side by side.
        ~ Get the notice or the old registration. | Put it beside your proof of insurance and a card.
        ? cant pass smog | wont pass smog | failed smog | didnt pass smog | cant pass emissions | wont pass emissions | failed emissions | cant pass .. inspection | failed .. inspection: 4 Look up your state's help for failed cars: repair money, a waiver, or a buy-back.
      10* Renew it, fee included, on your state DMV's own page, at an address you typed in yourself.
        ? cant pass smog | wont pass smog | failed smog | didnt pass smog | cant pass emissions | wont pass emissions | failed emissions | cant pass .. inspection | failed .. inspection: 10 Pay the fee on the DMV's page now to stop late fees, and ask it for a temporary permit while you fix the car.
          - 3 Type in your state DMV's address yourself.
          - 6 Pay the fee, and ask for the temporary permit.
          - 3 Book the repair of the failed items.
        ? ex | not in my name | dads name | not the keeper: 10 Fill in the title transfer form first, since the owner named on the title has to renew.
          - 3 Find the title transfer form on the official page.
          - 6 Fill in the names, the plate and the vehicle's number on the form.
          - 3 Post the form, or hand it in at the office.
        ? cant afford | monthly | no money: 10 Renew on the official page with the payment plan it offers, at an address you typed in yourself.
          - 3 Type in the official page's address. Look-alike pages charge extra.
          - 6 Enter the reference number and plate, with the payment plan ticked.
          - 2 Enter your bank details.
        - 3 Type in your state DMV's address. Look-alike pages charge extra.
        - 6 Enter your plate and the number from the notice or the old card.
        - 3 Pay the renewal fee.
        ? post office | by post | not online | no internet: 10 Renew in person at the motor vehicle office, with your letter and bank card.
          - 2 Put the letter and your bank card into your bag.
          - 10 Renew in person at the motor vehicle office.
      2 Save the confirmation as a picture.
        ~ Open the confirmation page. | Take a screenshot of it.
      2? Set a reminder for four weeks before the next expiry date.
        ~ Open your calendar four weeks before the expiry date. | Set a reminder: “Renew”.
    `,
  },
  {
    id: "permit",
    area: "paperwork",
    whole: everyWay(
      "get|apply for|renew|order",
      "library card|bus pass|railcard|student card|parking permit|blue badge|tv licence|senior bus pass",
    ),
    acts: "get|apply|apply for|renew|order|buy|sort|request",
    things:
      "parking permit|residents parking permit|resident parking permit|visitor permit|skip permit|fishing licence|fishing license|tv licence|dog licence|dog license|blue badge|international driving permit|library card|bus pass|railcard|student card|senior railcard|free bus pass|student discount card|rail card|national park pass|proof of age card|skip licence|street party permit|allotment",
    unless: "lost|stolen|learn",
    it: "it",
    plan: `
      2* Write down who issues it: the city, the county, the state, the library.
        ~ Write four words: city, county, state, library. | Circle the one that issues it.
        ? international driving | international permit | idp: 2 Put your driving licence, passport and one passport photo on the table.
        ? carer | visitor*: 2 Write down who the permit is for: most caregiver and visitor permits belong to the address, not the car.
        ? parking: 2 Write down your license plate, your street and the name of your city or county.
      4* Find the list of what you need on the website of the office that issues it.
        ~ Open the office's website. | Search it for your permit. | Open the list of what you need.
        ? international driving | international permit | idp: 4 Look up which international permit the country takes, and who issues it where you live.
          - 3 Look up which international permit the country takes.
          - 3 Look up who issues that permit where you live.
      5 Put together two things most offices ask for: your ID and a bill with your address.
        ? international driving | international permit | idp: 5 Check that your licence is valid for the whole trip, with your name as in the passport.
        ? tenancy agreement | have the lease | registration certificate: 4 Scan the lease and your ID into one file for the form.
          - 2 Scan or photograph the lease.
          - 2 Add your ID to the same file.
        - 2 Take out your ID.
        - 4 Find a bill with your address that is less than three months old.
        ? moved | new address | just moved: 5 Put together your ID and the new lease, since bills may still show the old address.
          - 2 Take out your ID.
          - 3 Find the new lease.
        ? blue badge | disab*: 5 Put together your ID, proof of address, and the placard or a doctor's letter.
          - 2 Take out your ID.
          - 4 Find your proof of address, and the placard or a doctor's letter.
      5 Take a photo of yourself against a plain wall, if the office asks for one.
        ~ Check whether the office asks for a photo. | Stand against a plain wall. | Take the photo at eye level.
        ? company car | lease car | leased car | leasing | hire car | work car: 4 Ask the fleet office or the leasing company for a letter that says you drive the car.
        ? parking | residents permit: 4 Photograph the car's papers where they show the plate and your name.
        ? parking | carer | visitor*: 4 Ask your doctor for one line about the visits, if the form wants proof.
      3 Write down the price and how long it takes[, your own date below: {deadline}].
        ~ Open the office's page. | Write down the price. | Write how long it takes, above your own date.
      10* Fill in the form online, or take your papers to the office.
        ? international driving | international permit | idp: 10 Get the permit from the office that issues it, with your licence, photo and fee, before you leave home.
          - 3 Look up the hours and the fee at the office that issues it.
          - 10 Get the permit at that office before you leave home.
        - 8 Fill in the form online, or take your papers to the office.
        - 2 Save the reference number.
        ? online | work full time | dont have time: 10 Fill in the form online[, {deadline}], with pictures of your ID and proof of address.
          - 8 Fill in the form online, with pictures of your ID and proof of address.
          - 2 Save the reference number.
      2? Set a reminder for a month before it runs out.
        ~ Open your calendar a month before it runs out. | Set a reminder: “Renew the permit”.
    `,
  },
  {
    id: "tax-office",
    area: "paperwork",
    acts: "call|phone|ring|contact|write|reply|answer|change|fix|check|correct|sort|ask",
    things:
      "tax office|hmrc|irs|tax code|hmrc letter|irs letter|wrong tax code|letter from hmrc|letter from irs|tax letter|emergency tax|tax office about letter",
    tells:
      "letter from hmrc|letter from the irs|wrong tax code|hmrc says|irs says|on emergency tax",
    needsAct: true,
    unless: "tax return|refund scam|text from|self assessment|quote",
    it: "the letter",
    plan: `
      2* Put your last tax return or pay stub in front of you, with your Social Security number.
        ~ Fetch your last tax return or pay stub. | Put your Social Security number beside it.
        ? cp 2000 | cp 14 | cp2000 | cp14 | irs letter | irs notice | letter from .. irs | notice from .. irs | notice | letter: 2 Lay the tax notice in front of you, with its number and the “respond by” date marked.
        ? havent opened | unopened | not opened | scared to open | afraid to open: 2 Open the envelope now, only to see the date and the line in bold.
      4* Write down in one line what you want to know or settle, and the tax year it's about.
        ~ Pick up a pen. | Write one line on what you want to settle. | Write the tax year beside it.
        ? cp 2000 | cp 14 | cp2000 | cp14 | letter | notice: 4 Underline three things in the letter: what it wants or says, the year, the date to answer by.
      4 Look up the code or name of the letter on the tax office's own page, to see what it means.
        ~ Find the code on the letter. | Type it into the tax office's own site. | Read what it means.
        ? call the irs | calling the irs | call irs | phone the irs | talk to the irs | speak to the irs | get through to the irs | speak with the irs: 4 Find the right number on irs.gov/help. For most people it is 800-829-1040.
        ? cp 2000 | cp 2000s | cp2000: 4 Compare the right column of the notice with your own return. A CP2000 is a proposal, not yet a bill.
        ? child benefit charge | high income: 4 Look up on the tax office's own page at what income the child benefit charge starts.
        ? they missed | missed my | left out | didnt count | forgot my: 4 Compare their figures with your own return, line by line, to see what they left out.
      5 Put the proof beside the letter: payslips, W-2, last return.
        ~ Put the letter on the table. | Put payslips and W-2 beside it. | Add last year's return.
        ? call the irs | calling the irs | call irs | phone the irs | talk to the irs | speak to the irs | get through to the irs | speak with the irs: 5 Put what proves it's you beside the phone: Social Security number, birthday, filing status, last year's return.
        ? payslip* .. ready | have .. payslips | got everything: 5 Put your papers in the order of the letter's questions.
      3 Write your question in one sentence, with your tax number and the letter's reference above it.
        ~ Pick up a pen. | Write your tax number and the letter's reference. | Write your question below in one sentence.
        ? cp 2000 | cp 2000s | cp2000: 3 Write beside each amount on it: right, partly right, or not yours.
        ? call the irs | calling the irs | call irs | phone the irs | talk to the irs | speak to the irs | get through to the irs | speak with the irs: 3 Write your question in one sentence, and under it the answer you hope for.
        ? they missed | missed my | left out | didnt count | forgot my: 3 Write one sentence: “You have left out …, and I attach the proof”, with your tax number and the reference.
      15* Ask the tax office your question by phone early in the day, or through your tax account[, {deadline}].
        ? call the irs | calling the irs | call irs | phone the irs | talk to the irs | speak to the irs | get through to the irs | speak with the irs: 15 Call the IRS with your question right at 7 a.m. local time, when the wait is shortest.
          - 3 Put the number, your papers and a charger beside you.
          - 10 Call right at 7, on speaker, with a quiet chore beside you.
          - 3 Ask your question, reading the answer back to them.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 15 Send your question through your tax account or by letter[, {deadline}], so you have proof of it in writing.
          - 3 Open the messages or the form in your tax account.
          - 10 Type your sentence, with your tax number and the proof attached.
          - 2 Save the page that shows the date.
        - 3 Find the phone number, or the form in your tax account.
        - 10 Ask your question by phone, or send it through the account.
        - 2 Write down the answer, with the date and the name of the person.
        ? cp 2000 | cp 2000s | cp2000: 15 Send in the response form: “agree”, or “do not agree” with a signed line and the proof.
          - 3 Tick “agree” or “do not agree” on the response form.
          - 10 Add one signed line and the proof for each sum you dispute.
          - 3 Upload or fax the form. You'll need the receipt.
        ? always engaged | cant get through | on hold | hang up | hours: 15 Send your question through your tax account or by certified mail, where the date counts.
          - 3 Open the messages or the form in your tax account.
          - 10 Type your question, with your tax number and the proof attached.
          - 2 Save the page that shows the date.
      4? Set a reminder to check the next payslip or letter.
        ~ Open your calendar. | Find the day of the next payslip or letter. | Set a reminder: “Check it”.
        ? cp 2000 | cp 2000s | cp2000: 4 Put a date eight weeks from now on your calendar, to look for their answer.
        ? call the irs | calling the irs | call irs | phone the irs | talk to the irs | speak to the irs | get through to the irs | speak with the irs: 4 Write down the name, the badge number and what they said, with the date to check it.
        ? # days | # weeks: 4 Write in the calendar, three days before the {#} are over: “answer is in?”
    `,
  },
  {
    id: "tax-relief",
    area: "money",
    whole: everyWay(
      "claim|apply for|get",
      "working from home tax relief|work from home tax relief|home office tax relief|uniform tax relief",
    ),
    acts: "claim|apply|apply for|get|request|check",
    things:
      "marriage allowance|tax relief|working from home tax relief|uniform tax relief|tax credit|earned income credit|child tax credit|tax free childcare|home office deduction|tax-free childcare|work from home tax relief|home tax relief",
    unless: "scam|text",
    it: "the relief",
    plan: `
      2* Write down what you want to claim for, and the tax years it covers.
        ~ Pick up a pen. | Write what you claim for, plus the tax years.
        ? uniform | nurse | scrubs | tools | wash*: 2 Write down your job, your employers, and the years in which you washed your own uniform or bought tools.
        ? home office | work from home | working from home: 2 Write down the dates from when to when your employer asked you to work at home.
      4* Read the list “Who can claim” on the tax office's own page.
        ~ Open the tax office's own page. | Find “Who can claim”. | Read the list to its last line.
        ? uniform | nurse | scrubs | tools: 4 Look up on the tax office's own page the flat amount for your job, if it lists one.
      4 Tick each line that is true for you, and note the ones you aren't sure about.
        ~ Put that list in front of you. | Put a check mark beside each line that is true. | Put a question mark on the unsure ones.
      6 Collect what the claim asks for: tax number, employer's name, amounts, your partner's number for a joint claim.
        - 3 Write down your tax number and your employer's name.
        - 4 Write down the amounts you want to claim.
      10* Fill in the claim in your own tax account. It costs nothing[, {deadline}].
        - 3 Open your own account with the tax office.
        - 8 Fill in the claim in that account.
      3 Check whether you can claim for earlier years too.
        ~ Open the same tax page. | Search it for “prior years”. | Read whether you can still claim.
        ? # years | backdate* | last years: 3 Add the earlier years to the claim, as far back as the tax office allows.
      2? Set a reminder with the reference number for six weeks from now.
        ~ Open your calendar six weeks from now. | Set a reminder with the reference number.
    `,
  },
  {
    id: "report-change",
    area: "paperwork",
    whole:
      "tell universal credit|tell uc|tell the job centre|tell housing benefit|report to universal credit",
    acts: "report|tell|notify|inform|declare",
    things:
      "change of circumstances|change in circumstances|change of income|change to universal credit|new address to dwp|change of circumstances to universal credit|income change|change of address to council|new job to universal credit",
    it: "the change",
    plan: `
      2* Write down {theIt} in one line, with the day it began.
        ~ Pick up a pen. | Write the change in one line, with its first day.
      3* Log in to your account with the office that pays you, or find its phone number on your last letter.
        ~ Get your last letter from the office that pays you. | Open its website. | Log in, or find its number on the letter.
        ? snap | food stamps | medicaid | ebt: 3 Log in to your state's benefits account, or find the caseworker's number on your last letter.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 3 Log in to the office that pays you, or find its mailing address on your last letter.
      3 Find the page called “Report a change” on its site.
        ~ Open the office's site. | Search it for “Report a change”. | Open that page.
      5 Photograph what proves the change: contract, lease, payslip, birth certificate.
        ~ Choose the proof: contract, lease, payslip or certificate. | Lay it flat in good light. | Photograph every page.
        ? moved in | partner | boyfriend | girlfriend | husband | wife: 5 Write down your partner's name, birthday and income, and the day they moved in.
        ? pregnan*: 5 Photograph a doctor's or midwife's letter that shows your due date.
        ? new job | started work | pay | hours: 5 Photograph the contract or first payslip, where it shows the start date and hours.
        ? moved | new address | moving: 5 Photograph the lease, where it shows the new rent and the day you moved.
        ? baby | born | birth: 5 Photograph the birth certificate, where it shows the date.
        ? savings | inherit*: 5 Photograph the bank page that shows the amount and the day it came.
      8* Report the change to the office, with the date it began[, {deadline}].
        - 5 Enter the change in one line, with the date it began.
        - 3 Add your photo of the proof.
      3 Save a picture of the page that says “received”.
        ~ Open the page that says “received”. | Take a screenshot. | Save it where you'll find it.
      4? Set aside what you might have been overpaid since that day.
        - 3 Write down what you might have been overpaid since that day.
        - 3 Call a free advice line, if the change could cost you the payment.
        ? moved in | partner | boyfriend | girlfriend: 4 Ask a free benefits advisor what moving in together does to your payments.
          - 3 Write down the rent and both incomes.
          - 4 Ring a free benefits advice line with those numbers.
    `,
  },
  {
    id: "claim-damage",
    area: "money",
    whole: everyWay(
      "claim for|claim|make a claim for|do claim for|submit claim for|file claim for|put in claim for|start claim for|claim on insurance for|claim on contents insurance for|claim on home insurance for",
      "broken phone|water damage|dent|dent in my car|car accident|stolen bike|stolen phone|stolen laptop|lost luggage|lost suitcase|roof|storm damage|leak|burst pipe|accident|vet bill|cancelled trip|flood damage|cancelled holiday|broken window",
    ),
    acts: "submit|send|claim",
    things: "vet bill|vet bills|dental bill|medical bill to insurance",
    unless: "warranty|landlord|small claims|court",
    it: "the damage",
    plan: `
      2* Photograph {theIt} as it is now, or the place it was taken from.
        ~ Stand in front of it with your phone. | Photograph the damage, or the place it stood.
        ? burst pipe | pipe burst | leak* | flood* | water damage | ceiling | water heater: 2 Photograph each ruined thing and where the water came from, before anything is thrown out.
      3* Find your policy, and write down its number and how many days you have to report the damage or loss.
        ~ Open the folder or app with your policy. | Write down its number. | Write how many days you have to report.
      5 Write five facts under {label}: what, when, where, who was there, what has been done since.
        ~ Pick up a pen. | Write what, when and where. | Write who was there, plus what has been done.
        ? burst pipe | pipe burst | leak* | flood* | water damage | ceiling | water heater: 5 List what got ruined, one line each: what, when you bought it, about what it cost.
        ? phone | screen | laptop | tablet: 5 Write five facts on a page: make and model, what happened, when, where, what it is worth.
        ? parcel | courier | delivery | movers | moving company: 5 Write five facts on a page: the carrier and tracking number, what arrived, the day, what it's worth, who saw it.
      6 Collect the proof: a receipt or bank record for its value, a police report for a theft, a repair estimate.
        ? burst pipe | pipe burst | leak* | flood* | water damage | ceiling | water heater: 6 Collect the proof: receipts or bank charges for each thing, and the landlord's or plumber's note on the leak.
          - 3 Find receipts or order e-mails.
          - 4 Ask the landlord or plumber for a note on what happened.
        - 3 Find the receipt or bank record that shows its value.
        - 4 Ask for the report: the police for a theft, a repair shop or vet for the rest.
      10* Report the damage or loss in the insurer's app or by phone, with facts and photos[, {deadline}].
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 10 Report it in the app or on the insurer's page, with your facts and photos[, {deadline}].
          - 4 Open the claim form on the insurer's page.
          - 6 Fill in your five facts, with the photos.
        ? no receipt* | lost .. receipt: 10 Report it in the insurer's app or by phone, with photos, a bank record or the box as proof[, {deadline}].
          - 4 Open the claim form, or call the number on the policy.
          - 6 Give the five facts, with a photo, a bank record or the box as proof.
        - 4 Open the claim form, or call the number on the policy.
        - 6 Give the five facts and the photos.
      3 Ask for the claim number, and whether you may repair it yet.
        ~ Call the insurer, or open its chat. | Ask for the claim number. | Ask: “May I repair it yet?”
        ? burst pipe | pipe burst | leak* | flood* | water damage | ceiling | water heater: 3 Ask for the claim number, what to keep for the adjuster, and whether a hotel is covered.
      2? Set a reminder in ten days to ask how the claim stands.
        ~ Open your calendar ten days from now. | Set a reminder: “Ask about the claim”.
    `,
  },
];
