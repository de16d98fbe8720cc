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
      8n Compare two offers on four points: yearly price, deductible, limit, what is left out.
        ? dog | cat | puppy | kitten: 8 Compare two offers on four lines: limit a year, excess, illnesses left out, what happens when the animal is old.
      3 Put the old policy or the key facts beside you: value, address, dates, plate.
        ? renewal | renews | auto renew: 3 Put the renewal letter beside you, with last year's price and the last day to say no.
        ? last year i paid | paid # | went up | gone up | premium: 3 Put the renewal letter beside you, with last year's price written large.
        ? first time | never had | first car | first flat: 3 Put the key facts beside you: value, address, licence date, no claims so far.
      10 Enter those facts on one comparison page. A wrong answer can cost you a claim.
        - 5 Open one comparison page.
        - 8 Enter the facts, each as it is.
      8 Compare two offers on four points: yearly price, deductible, limit, what is left out.
        - 5 Write price, excess, limit and exclusions of the first.
        - 5 Write the same for the second.
        ? ill | illness | medical | diabet* | asthma | heart | pre existing | condition: 8 Compare two offers that name your illness as covered, on price, excess and limit, one of them from a specialist.
        ? usa | the us | america | canada | skiing | ski | diving: 8 Compare two offers that name that country or sport, on medical limit, excess and cancelling.
          - 5 Write medical limit, excess and cancelling of the first.
          - 5 Write the same for the second.
        ? baby | pregnan*: 8 Compare two offers that cover pregnancy and the newborn, on limit, excess and what is left out.
          - 5 Write limit, excess and exclusions of the first.
          - 5 Write the same for the second.
      4 Ask your present insurer for its price, if you have one.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 4 Write in your present insurer's chat: “I found it for less. What is your best price?”
        ? no insurer | first time | never had: 4 Ask one person who has had a claim how their insurer dealt with it.
      6* Buy the one that covers what you wrote down, from the day you need it[, {deadline}].
      2? Save the policy with its emergency number in your phone.
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
      2* Fetch the reminder letter or the car's papers.
        ? lost | no letter | never came: 2 Fetch the car's log book, as its number does the same as the letter.
      2* Look up the date on which {theIt} runs out[: {deadline}].
        ? expired | ran out | lapsed | overdue: 2 Look up on the motor office's page what late costs, and whether the car may be driven until it is renewed.
      4 Check what you need before you renew: a valid inspection, insurance, your current address.
        ? emission* | smog: 4 Check what it wants first: a smog or emissions test, insurance, your current address.
        ? fine outstanding | outstanding fine* | unpaid fine* | fines outstanding | owe fines: 4 Look up each open fine on the official site, to pay or question it first, as it can block the renewal.
          - 3 Look up each open fine with plate and ID.
          - 3 Pay it, or ask for a hearing or a plan.
        ? no mot | mot .. out | failed .. mot: 4 Book the test first, as the car may be driven straight to a booked test.
          - 3 Book the test's first free hour.
          - 2 Check that insurance runs on that day.
        ? lost | no logbook | new keeper | just bought: 4 Put the green new-keeper slip or the reference of a new logbook beside you.
          - 3 Put the green new-keeper slip beside you.
          - 2 Order a new logbook, if there is none.
        - 3 Check inspection and insurance.
        - 2 Check that the address on it is still yours.
        ? passed .. mot | mot .. done | mot is done | inspection is done: 3 Check that insurance and address on the car's papers are right.
          - 2 Check the insurance.
          - 2 Check the address.
      2 Lay number plate, reference number and bank card side by side.
      10* Renew it on the official government page, at an address you typed in yourself.
        ? ex | not in my name | dads name | not the keeper: 10 Fill in the new keeper form (V62 or title transfer) first, as tax follows the keeper.
          - 3 Find the green slip, or the V62 form at the post office or on gov.uk.
          - 6 Fill in name and plate.
          - 3 Post it, with tax paid at the counter the same day.
        ? cant afford | monthly | no money: 10 Renew it with “monthly direct debit”, on the official page typed by yourself.
          - 3 Type the official page's address: look-alikes charge extra.
          - 6 Enter reference and plate, with “monthly” ticked.
          - 2 Enter the bank details.
        - 3 Type the official page's address: look-alikes charge extra.
        - 6 Enter reference and plate.
        - 3 Pay.
        ? post office | by post | not online | no internet: 10 Renew it at a post office counter that does car tax, with letter and card.
          - 2 Put letter and card into your bag.
          - 10 Renew it at the counter.
      2 Save the confirmation as a picture.
      2? Set a reminder for four weeks before it ends next time, or tick automatic payment.
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
        ? international driving | international permit | idp: 2 Put driving licence, passport and one passport photo on the table.
        ? carer | visitor*: 2 Write down whose name it runs on: most carer and visitor permits belong to the address, not the car.
        ? parking: 2 Write down plate, street and the council's name.
      4* Find the list of what you need on that office's own page.
        ? international driving | international permit | idp: 4 Look up on your government's page which permit the country takes, the 1949 or the 1968 kind, and who issues it.
          - 3 Look up which permit the country takes, the 1949 or the 1968 kind.
          - 3 Look up who issues it where you live.
      5 Put together two of the usual things: ID and a bill with your address.
        ? international driving | international permit | idp: 5 Check that your licence is a full one, valid for the whole trip, the name as in the passport.
        ? tenancy agreement | have the lease | registration certificate: 4 Scan the tenancy agreement with your ID, as one file for the form.
          - 2 Scan or photograph the tenancy agreement.
          - 2 Add your ID to the same file.
        - 2 Take out your ID.
        - 4 Find a bill with your address, not older than three months.
        ? moved | new address | just moved: 5 Put together ID and the new tenancy or registration, as bills may still show the old address.
          - 2 Take out your ID.
          - 3 Find the tenancy agreement or the registration.
        ? blue badge | disab*: 5 Put together ID, proof of address and the badge or doctor's letter.
          - 2 Take out your ID.
          - 4 Find proof of address and the badge or letter.
      5 Take a photo of yourself against a plain wall, if they ask for one.
        ? company car | lease car | leased car | leasing | hire car | work car: 4 Ask the fleet office or leasing firm for a letter that you are the one who drives the car.
        ? parking | residents permit: 4 Photograph the car's papers with plate and your name, for the form.
        ? parking | carer | visitor*: 4 Ask the carer's office or your doctor for one line on the visits, if the form wants proof.
      3 Write the price and the waiting time on a note[, your own date below: {deadline}].
      10* Fill in the form online, or take your papers to the desk.
        ? international driving | international permit | idp: 10 Get the permit at that counter with licence, photo and fee, before you leave home.
          - 3 Look up hours and fee of the counter.
          - 10 Get the permit there, before you leave home.
        - 8 Fill in the form, or take your papers to the desk.
        - 2 Save the reference number.
        ? online | work full time | dont have time: 10 Fill in the form online[, {deadline}], with pictures of ID and proof of address.
          - 8 Fill in the form with the pictures.
          - 2 Save the reference number.
      2? Set a reminder for a month before it runs out.
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
      2* Lay {theIt} or your last payslip in front of you.
        ? cp2000 | cp14 | irs: 2 Lay the IRS notice flat, with its number and the “respond by” date marked.
        ? havent opened | unopened | not opened | scared to open | afraid to open: 2 Open the envelope now, only for the date and the line in bold.
      4* Underline three things: what they want or say, the year, the date to answer by.
      4 Look up that code or letter's name on the tax office's own page, to read what it means.
        ? cp2000: 4 Compare the notice's right column with your own return, as CP2000 is a proposal, not yet a bill.
        ? child benefit charge | high income: 4 Look up on the tax office's own page the income from which the child benefit charge counts.
        ? they missed | missed my | left out | didnt count | forgot my: 4 Compare their figures with your own return, line by line, for what they left out.
      5 Put the proof beside it: payslips, W-2, last return.
        ? payslip* .. ready | have .. payslips | got everything: 5 Put the papers in the order of the letter's questions.
      3 Write your question in one sentence, with tax number and reference above it.
        ? they missed | missed my | left out | didnt count | forgot my: 3 Write one sentence: “You have left out …, the proof is attached”, with tax number and reference.
      15* Ask your question by phone in the first hour of the day, or through your tax account[, {deadline}].
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 15 Send it through your tax account or by letter[, {deadline}], with a picture of what you sent.
          - 3 Open “messages” or the form in the tax account.
          - 10 Type your sentence, with number and proof attached.
          - 2 Save the page that shows the date.
        - 3 Find the number or the form in your account.
        - 10 Say or send your sentence.
        - 2 Note name, time and the answer.
        ? cp2000: 15 Send the response form: agree, or disagree with a signed line and the proof, by upload or fax.
          - 3 Tick “agree” or “do not agree” on its response form.
          - 10 Add one signed line and the proof for each sum you dispute.
          - 3 Upload or fax it, with the receipt saved.
        ? always engaged | cant get through | on hold | hang up | hours: 15 Send it through the tax account or by recorded letter, as written dates count where the line fails.
          - 3 Open “messages” or the form in the tax account.
          - 10 Type your one question, with number and proof attached.
          - 2 Save the page that shows the date.
      4? Set a reminder to look at the next payslip or letter.
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
      2* Write down what you claim for, and the tax years it covers.
        ? uniform | nurse | scrubs | tools | wash*: 2 Write down your job, your employers and the years in which you washed your own uniform or bought tools.
        ? home office | work from home | working from home: 2 Write down from when to when your employer asked you to work at home.
      4* Read the short list “Who can claim” on the tax office's own page.
        ? uniform | nurse | scrubs | tools: 4 Look up your job's flat sum on the tax office's own page; receipts are not needed for that.
      4 Tick each line that is true for you, and note the ones you aren't sure about.
      6 Collect what it asks for: tax number, employer's name, sums, your partner's number for a joint one.
        - 3 Write down tax number and employer's name.
        - 4 Write down the sums.
      10* Fill in the claim in your own tax account, which costs nothing[, {deadline}].
        - 3 Open your own page at the tax office.
        - 8 Fill in the claim.
      3 Check whether earlier years can be claimed as well.
        ? # years | backdate* | last years: 3 Tick the last four years in the claim, as further back is lost.
      2? Save the reference, with a reminder in six weeks.
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
      2* Write {theIt} in one line, with the day it began.
      3* Log in to the office that pays you, or find its phone number on your last letter.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 3 Log in where the payment is run, or find its postal address on your last letter.
      3 Find the page called “Report a change” there.
      5 Photograph what proves it: contract, tenancy, payslip, birth certificate.
        ? moved in | partner | boyfriend | girlfriend | husband | wife: 5 Write down your partner's name, birthday, income and the day of moving in, as the claim becomes a joint one.
        ? pregnan*: 5 Photograph the maternity certificate, which the midwife gives from week 20.
        ? new job | started work | pay | hours: 5 Photograph the contract or first payslip, with start date and hours.
        ? moved | new address | moving: 5 Photograph the tenancy or registration, with the new rent and the day you moved.
        ? baby | born | birth: 5 Photograph the birth certificate, with the day written on a note.
        ? savings | inherit*: 5 Photograph the bank page that shows the sum and the day it came.
      8* Report the change there, with the date it began[, {deadline}].
        - 5 Enter your line with the date.
        - 3 Add the photo.
      3 Save a picture of the page that says “received”.
      4? Set aside what might have been overpaid since that day.
        - 3 Write down what may have been overpaid since that day.
        - 3 Call a free advice line, where the change could cost you the payment.
        ? moved in | partner | boyfriend | girlfriend: 4 Ask free benefits advice what the joint claim does to rent and council tax help.
          - 3 Write down rent, council tax and both incomes.
          - 4 Ring free benefits advice with them.
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
      3* Find your policy, and write down its number and how many days you have to report it.
      5 Write five facts under {label}: what, when, where, who was there, what was done since.
        ? phone | screen | laptop | tablet: 5 Write five facts on a page: make and model, what happened, when, where, what it is worth.
        ? parcel | courier | delivery | movers | moving company: 5 Write five facts on a page: firm and number, what arrived how, the day, its worth, who saw it.
      6 Collect the proof: a receipt or bank line for its value, a police number for a theft, a repair estimate.
        - 3 Find the receipt or the bank line for its value.
        - 4 Ask for the report: police for a theft, a firm or vet for the rest.
      10* Report it in the app or by phone, with facts and photos[, {deadline}].
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 10 Report it in the app or on the insurer's page, with facts and photos[, {deadline}].
          - 4 Open the claim form on its page.
          - 6 Fill in the five facts with the photos.
        ? no receipt* | lost .. receipt: 10 Report it in the app or by phone, with photos, bank line or box as proof where the receipt is gone[, {deadline}].
          - 4 Open the form, or call the number on the policy.
          - 6 Give the five facts, with photo, bank line or box as proof.
        - 4 Open the form, or call the number on the policy.
        - 6 Give the five facts and the photos.
      3 Ask for the claim number and whether you may repair it yet, and write down both.
      2? Set a reminder in ten days, to ask how it stands.
    `,
  },
];
