import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What one may ask for: benefits, student money, refunds, justice. */
export const CLAIMS: readonly Archetype[] = [
  {
    id: "benefits-claim",
    area: "paperwork",
    whole:
      "apply for universal credit|apply for benefits|claim universal credit|claim benefits|sign on|apply for unemployment|file for unemployment|apply for food stamps|apply for snap|apply for medicaid|claim unemployment|apply for housing benefit|apply for child benefit|apply for carer's allowance|claim carer's allowance|claim housing benefit|apply for unemployment benefits|apply for jobseeker's allowance|see what benefits i can get|find out what benefits i can claim|apply for childcare benefit|claim child benefit|apply for parental allowance|apply for wic|apply for council tax reduction|claim council tax reduction",
    acts: "apply|claim|file|get|start|sort|renew|make|do",
    things:
      "universal credit|benefit|unemployment benefit|housing benefit|food stamp|medicaid|child benefit|carer's allowance|benefits application|jobseeker's allowance|unemployment claim|benefit claim|council tax reduction|unemployment|benefits claim|parental allowance|snap benefit|pension credit",
    unless: "friends with|health benefits of|disability|pip|essay|concert|gig|employee",
    it: "the benefit",
    named:
      "universal credit|benefit|housing benefit|food stamp|medicaid|child benefit|carer's allowance|unemployment benefit|pension credit|council tax reduction",
    plan: `
      2* Write today's date on a sheet: many benefits count from the day you ask.
      10n Make the account on the official page for {theIt}, using your ID, bank details and rent amount.
        ? universal credit: 10 Make the account on the government's own Universal Credit page, with ID, bank details and rent beside you.
        ? food stamps | snap: 10 Make the account on your state's own SNAP page, with ID, income and rent beside you.
      10n Fill in the form page by page until you have a copy of the “sent” screen.
      8? Run an independent benefits calculator, and note each benefit it names with the sum.
        - 5 Run an independent benefits calculator with your income and rent.
        - 3 Note each benefit it names with the sum.
      8 Make the account on the official page for {theIt}, and write down the user name.
        ? universal credit: 8 Make the account on the government's own Universal Credit page, and save user name and password.
        ? food stamps | snap: 8 Make the account on your state's own SNAP page, and save user name and number.
        ? medicaid: 8 Make the account on your state's own Medicaid or marketplace page, and save user name and number.
        ? no internet | no computer | cant use computer* | not good with computers: 8 Ring its free claim line, or go to a library or advice centre for help with the online form.
      10 Photograph what it asks for: ID, bank statement, lease, pay stubs, your children's papers.
        ? zero hours | hours vary | irregular hours | different every week: 10 Photograph ID, account, tenancy agreement, savings, and every payslip of the last three months, as your hours vary.
          - 5 Photograph ID, account and tenancy agreement.
          - 5 Photograph the payslips of the last three months.
        ? lost my job | losing my job | laid off | redundan* | fired: 10 Photograph what it asks for: ID, account, rent, savings, last payslip, the letter that ended the job.
          - 4 Photograph ID, account and rent.
          - 6 Photograph last payslip and the letter that ended the job.
        - 4 Photograph ID, account and rent.
        - 6 Photograph payslips, savings and papers of the children.
      25 Fill in the form page by page, and save after each one.
        - 10 Fill in who lives with you and what home costs.
        - 10 Fill in income, savings and health.
      8 Ask a free help line such as 211 about any question you can't answer for sure, before you send it.
        ? no food | nothing to eat | hungry | no money | desperate | emergency: 8 Ask on the same day for an advance, faster food stamps or a hardship payment, and for a food bank slip.
      5 Send the claim, and note each date that the last screen gives[, {deadline}].
        ? food stamps | snap: 5 Send the claim, with one question on it: “When is my interview, and can it be faster?”
          - 3 Send the claim, and save a picture of the last screen.
          - 3 Put the interview day into your calendar.
          - 3 Ask whether your case counts for faster help.
        - 3 Send the claim, and save a picture of the last screen.
        - 3 Put each date it names into your calendar.
        - 3 Ask on the same day whether an advance or a hardship payment is possible.
    `,
  },
  {
    id: "disability-benefit",
    area: "paperwork",
    whole:
      "apply for pip|apply for disability|fill in my pip form|fill out my pip form|apply for disability benefits|apply for dla|apply for ssdi|apply for ssi|apply for attendance allowance|appeal my pip decision|prepare for my pip assessment|prepare for a pip assessment|appeal a pip decision|prepare for disability assessment|prepare for my disability assessment|apply for a blue badge|apply for disability allowance|do my pip form|renew my pip|prepare for work capability assessment|fill in the pip form|finish my pip form",
    acts: "apply|claim|fill in|fill out|appeal|prepare|prepare for|get|renew|do|complete|finish|fight",
    things:
      "pip|pip form|disability benefit|disability|disability claim|disability assessment|pip assessment|ssdi|attendance allowance|dla form|pip application|disability living allowance|disability form|pip review|work capability assessment|pip appeal|disability application|access to work",
    unless: "essay|squeak|pip install|orange|learning disability course",
    it: "the claim",
    named:
      "pip form|disability claim|pip|disability benefit|attendance allowance|blue badge|pip appeal|pip assessment",
    plan: `
      2* Write down one thing from yesterday that took help, pain, rest or reminders.
        ? half done | half filled | halfway | half finished | half of it: 2 Open the form at the first empty question.
        ? tax credit | t2201: 2 Open form T2201, and mark which part is yours and which is the doctor's.
        ? form came | form arrived | form has come | got the form | have the form | form is due: 2 Write the last day for sending it on the form's first page[: {deadline}].
        - 2 Write down one thing from yesterday that took help, pain, rest or reminders.
        - 4 Write down the last day for it[: {deadline}]; two more weeks can be asked for by phone.
        ? refuses | wont let me | doesnt want | proud | denies | charity | doesnt need: 2 Write on a card how to say it: “It's your money for the taxi and the cleaner. I only do the writing.”
        ? apply for pip | claim pip | start .. pip | pip application: 2 Write today's date beside the official PIP number, as the claim counts from the day you ask.
      8n Ring a free legal aid office or disability group for an appointment about {theIt}.
      10n Fill in the first question of the form from your notes on a bad day.
      10 Write what a bad day looks like for each activity: cooking, eating, washing, dressing, medicines, people, getting around.
        ? half done | half filled | halfway | half finished | half of it: 10 Write for the open questions only what a bad day looks like, the easiest one first.
          - 5 Mark the open questions, the easiest first.
          - 6 Write what a bad day looks like for the first two.
        ? adhd | anxiety | depress* | autis* | mental health | bipolar | ptsd: 10 Write for each activity what a bad day looks like: pan left on, bills unopened, no wash, panic on the bus.
          - 5 Write what a bad day looks like for cooking, eating, washing and medicines.
          - 6 Do the same for money, people, talking and going out.
        - 5 Write what a bad day looks like for cooking, eating, washing and dressing.
        - 6 Do the same for medicines, money, people and going out.
        ? mum | dad | mother | father | gran* | nan | husband | wife: 10 Write down with them over a cup of tea what a bad day looks like: wash, dress, eat, medicines, nights, falls.
      6 Add how often, how long, who helps, and what happens afterwards: pain, sleep, a lost day.
        - 3 Add how often and how long.
        - 3 Add who helps and what happens afterwards.
      8 Collect proof: letters, prescriptions, appointments, a note from someone who sees the bad days.
        ? part b | gp form | gp part | doctors part | doctor has had | waiting for my doctor | specialist letter: 8 Write to the practice manager: “You have had my form since …. By which day can it be ready?”
          - 4 Write it with your name, date of birth and the last day for the form.
          - 3 Send it, with a call to the desk two days later in your calendar.
        - 4 Put letters, prescriptions and appointments into one folder.
        - 4 Ask someone who sees the bad days for ten lines.
        ? diagnos*: 8 Collect proof: diagnosis letter, prescriptions, referrals, a note from someone who sees the bad days.
          - 4 Put diagnosis letter, prescriptions and referrals into one folder.
          - 4 Ask someone who sees the bad days for ten lines.
      25 Fill in the first two questions from your notes: what you can't do safely, repeatedly or in a normal time.
        ? exhaust* | fatigue | cant sit | brain fog | tires me | overwhelm*: 25 Speak one answer at a time into the phone, lying down or standing, with a rest after each.
          - 10 Speak the first answer into the phone, with a rest after it.
          - 10 Paste it into the form, or read it to someone who writes.
        - 10 Fill in one question from your notes.
        - 10 Fill in the next one.
        ? hands | cant write | dyslexi* | writing hurts: 25 Speak two answers a day into the phone, to paste into the online or PDF form.
        ? due | tomorrow | days left | deadline: 10 Ring the office for two more weeks, before you fill in the first two questions from your notes.
      8? Ask a free advice service about {theIt} to read the form before you send it.
      5 Send the form by a way that proves the date, and note the tracking or confirmation number.
    `,
  },
  {
    id: "student-finance",
    area: "paperwork",
    whole:
      "apply for student finance|apply for financial aid|fill out the fafsa|fill in the fafsa|do my fafsa|complete the fafsa|fill out my fafsa|apply for a student loan|apply for student loans|apply for bafög|finish my fafsa|finish the fafsa|do the fafsa|submit my fafsa|submit the fafsa|apply for a grant for university|apply for my student loan|sort out student finance|renew my student finance",
    acts: "apply|fill out|fill in|do|complete|finish|submit|sort|sort out|renew|get",
    things:
      "student finance|fafsa|financial aid|student loan application|bafög|student grant|maintenance loan|css profile|student maintenance|financial aid form",
    unless: "forgiveness|pay|repay|pay off|debt|forgive|consolidate",
    it: "student finance",
    named: "fafsa|student finance|financial aid|maintenance loan",
    plan: `
      2* Write down your program, its start date and the last day for {theIt}[: {deadline}].
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 2 Write down who still has to sign, and with which login that person signs[: {deadline}].
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 2 Put the award letter on the table, with a circle round three numbers: grants, loans, what you would have to pay.
        ? my daughter | my son | my kid | our daughter | our son | my stepson | my stepdaughter | my daughters | my sons: 2 Write down the student's course or college list, and the last day for the form[: {deadline}].
      8n Make the account on the official page for it, with your Social Security number and last tax return beside you.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 8 Send the one who signs a message: the page, “log in with your own FSA ID, sign, submit”, and a day.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Look up the college's own page on “appeal” or “professional judgment” for what it counts: lost income, medical bills, a better offer.
        ? fsa id: 8 Create the FSA IDs on studentaid.gov, one for the student and one for a parent.
      10n Fill in the form page by page, up to “submit”.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 10 Open the form once that is done, to see that it says “submitted”, and save that page.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 10 Send the aid office one page that asks for a review: the gap, what changed, proof, the sum that would let you come.
        ? divorced | separated | split up | parents are divorced | parents are separated: 10 Fill in the form page by page up to “submit”, with the parent as contributor who gave more money in the last year.
      8 Make the account on the official page for it, and save user name and password.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 8 Send the one who signs a message with the page's address: “Please log in with your own FSA ID, sign and submit.”
          - 5 Find the page where that person signs.
          - 3 Send its address: “Please log in with your own FSA ID, sign and submit.”
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Work out the real gap: cost for the year less grants, with loans and work-study on lines of their own.
          - 4 Take the grants off the cost for the year.
          - 4 Write loans and work-study on lines of their own.
        ? fsa id: 8 Create the FSA IDs on studentaid.gov, one for the student and one for a parent.
          - 5 Create the student's with the student's own mail address.
          - 5 Create the parent's with another mail address.
        - 5 Make the account on the official page for it.
        - 2 Save user name and password where you find them next year.
      6 Copy its list of papers: Social Security number, last tax return, bank account, school code.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 6 Help with the login at a fixed hour by phone, as a first FSA ID can take up to three days to be checked.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 6 Look up the college's own page on “appeal” or “professional judgment” for what it counts: lost income, medical bills, a better offer.
        ? divorced | separated | split up | parents are divorced | parents are separated: 6 Write down which parent gave you more money in the last twelve months, as that one fills in the FAFSA part.
        ? dont have .. tax return | do not have .. tax return | havent got .. tax return: 6 Copy its list of papers: tax number, last tax return, account, course code, lease.
        ? have .. tax return | tax return is done | tax return ready: 6 Put beside the tax return what else it asks: Social Security or tax numbers, account balances, school list.
      8 Ask a parent or partner for their part by message, naming the exact paper and a day.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 4 Ask on the day you named whether it went through, and what the page said.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Put the proof into one folder: pay cut, medical bills, another college's better offer.
          - 4 Save the proof of what changed at home.
          - 4 Save the better offer of another college, if there is one.
        ? divorced | separated | split up | parents are divorced | parents are separated: 8 Invite that parent as contributor by the form, with the exact paper and a day in a message.
          - 4 Enter that parent's name and mail address as contributor.
          - 4 Send a message with the paper that is needed and a day.
        ? my daughter | my son | my kid | our daughter | our son | my stepson | my stepdaughter | my daughters | my sons: 8 Set an hour with the student for the part only a student can do: schools, consent, signature.
          - 4 Write down which parts only the student can do.
          - 4 Set an hour for them together.
        - 4 Write which paper of theirs is needed.
        - 3 Send it with the day by which you need it.
        ? estranged | no contact | dont speak | refuse* | wont give | wont fill: 8 Ask the school's aid or advice desk by mail for the estranged or independent form, as a parent's part is missing.
      25 Fill in the form page by page, and mark with “?” where you are unsure.
        - 10 Fill in name, school and course.
        - 10 Fill in income and family, with “?” where you are unsure.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 5 Log in to the form's status page, to see whether anything else is marked as missing.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 15 Write one page to the aid office: thanks, the gap, what changed, the sum that would let you come.
          - 5 Write two lines of thanks, and the gap.
          - 8 Write what changed, and the sum that would let you come.
      6? Ask the advice desk of your school or university about the “?”.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 6 Ask the FAFSA help line by chat what is wrong, if the signature does not go through.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Search for three outside scholarships with a last day that is still ahead, local ones first.
        ? late | missed | passed: 6 Ask the advice desk about late applications and a bridging loan till the money comes.
      5 Send the form signed, and save the confirmation.
        - 3 Send the form with your signature on every page that asks for it.
        - 2 Save the confirmation in a folder for next year.
        - 3 Set a reminder in two weeks to log in and see what is still missing.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 3 Save the page that says “submitted”, and the mail with the first result.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 5 Send the page with the proof to the aid office, with a call two days later for the name of who reads it.
          - 3 Send the page with the proof.
          - 2 Put a call to the aid office into your calendar, two days later.
    `,
  },
  {
    id: "refund",
    area: "money",
    whole:
      "get a refund|get my money back|ask for a refund|get my money back from|claim a refund|dispute a charge|dispute the charge|do a chargeback|get compensation for my flight|claim compensation for my delayed flight|get a refund for|request a refund|claim flight compensation|fight a wrong charge|dispute a bank charge|get a refund from the airline|claim my delay compensation|get refunded|chase my refund",
    acts: "get|claim|request|ask|chase|demand|dispute|fight|file",
    things:
      "refund|money back|fee back|overdraft fee|bank charge|late fee|bank fee|chargeback|flight compensation|wrong charge|charge|delay compensation|compensation|double charge|reimbursement|delayed flight|airline refund|unauthorized charge|delivery refund|fraudulent charge",
    tells:
      "won't refund|refuses to refund|refused refund|didn't refund|won't give money back|parcel never arrived|order never arrived|package never arrived|owes me a refund|flight was cancelled|flight was delayed",
    needsAct: true,
    unless:
      "tax refund|deposit|waive|friend|brother|sister|mate|lent|battery|phone charge|landlord|in charge|criminal|ex",
    it: "the refund",
    named: "refund|compensation|chargeback|charge|reimbursement",
    plan: `
      2* Write down the amount[ ({amount})], the date, what you paid for and what you got.
      6n Write four lines: what went wrong, what you want back, by which day, to which account.
      4n Send them with the receipt and photos through the form or email that gives you a case number.
      6 Collect the order, receipt, photos and messages in one folder.
        ? no receipt | lost .. receipt*: 6 Save your bank or card line for it as proof, with order mails and photos.
          - 4 Save your bank or card line for it as a picture.
          - 3 Search mail and messages for the order.
        ? dont have the receipt* | do not have the receipt* | havent got the receipt* | dont have .. screenshots | do not have .. screenshots | havent got .. screenshots | dont have the email | do not have the email | havent got the email | dont have .. proof | do not have .. proof | havent got .. proof | dont have photos | do not have photos | havent got photos | dont have .. photos | do not have .. photos | havent got .. photos | dont have pictures | do not have pictures | havent got pictures: 6 Collect order, receipt, photos and messages in one folder.
          - 4 Search your mail for the order number, and save order and receipt.
          - 3 Add photos and messages.
        ? have the receipt* | got the receipt* | have .. screenshots | have the email | have .. proof | photos done | photos are done | photos are taken | photos are ready | taken .. photos | took .. photos | photos already | have photos | have .. photos | photographed | photos taken | took pictures | have pictures: 6 Put the proof you have into one folder, named by what each shows.
          - 3 Put the proof you have into one folder.
          - 3 Name each file by what it shows.
        - 4 Search your mail for the order number, and save order and receipt.
        - 3 Add photos and messages.
      5? Look up the right that fits: return within 14 days, faulty goods, late flight, service not given.
        ? flight | airline | ryanair | easyjet | wizz | tui | jet2 | airbnb | booking: 5 Look up the right that fits: cancelled by them means money back, three hours late compensation, changed by you the fare's terms.
      6 Write four lines: what went wrong, what you want back, by which day, to which account.
        - 4 Write what went wrong and what you want back.
        - 2 Add the account and a day two weeks from now[, or {deadline}].
        ? overcharged | charged too much | twice | double: 6 Write four lines: the price agreed, the sum taken, the difference you want back, by which day.
        ? never started | never used | didnt start | not started | never happened | was cancelled | they cancelled | got cancelled: 6 Write four lines: what you paid for, that nothing was given or used, the full sum back, by which day.
        ? voucher | store credit | gift card | credit note: 6 Write four lines: what went wrong, “money back, no voucher”, by which day, to which account.
          - 4 Write what went wrong, with “money back, no voucher”.
          - 2 Add the account and a day two weeks from now.
        ? auto renew* | renewed | free trial | trial ended: 6 Write four lines: renewed on …, not used since, the sum back, by which day.
          - 4 Write the day it renewed, with “not used since”.
          - 2 Add the sum, the account and a day two weeks from now.
      4 Send them by the form or mail that gives you a case number, and save it.
        ? ignor* | no answer | no reply | # emails | # times | keep asking: 5 Send the four lines to the complaints address as a last notice, with “bank dispute in 14 days”.
          - 3 Find the complaints address, past chat and bot.
          - 3 Send your lines there as a last notice, and save the number.
        - 2 Find the form or address that gives you a number.
        - 3 Send your lines, and save the number.
      3 Set a reminder for the day you asked to be paid back by.
      8 Ask your bank or card company for a chargeback if that day passes, and note the case number.
        - 8 Send your bank or card the folder for a chargeback, if that day passes.
        - 5 Write to the ombudsman or consumer service of that trade as the next rung.
    `,
  },
  {
    id: "complaint",
    area: "paperwork",
    whole:
      "file a complaint|make a complaint|write a complaint|complain about|complain to|write a complaint to|file a complaint against|write a letter of complaint|complain to the council|make a formal complaint|file a grievance|raise a grievance|make a complaint about|complain to my bank|complain to hr|report my employer",
    acts: "write|file|make|submit|send|raise",
    things:
      "complaint|complaint letter|letter of complaint|formal complaint|grievance|grievance letter|ombudsman complaint",
    needsAct: true,
    unless: "refund|neighbor|landlord|answer a complaint|handle customer",
    it: "the complaint",
    named: "complaint|grievance",
    plan: `
      2* Write in one line what went wrong, and in a second what would put it right[: {matter}].
        ? already written | have written | ive written | wrote | half written | draft: 2 Open the letter you have written at its last page, and mark the one line with what you ask for.
      6n Put the dates, names and numbers under those lines, in order.
        ? ref number* | reference number* | # times: 6 Write each report with its date and reference number in one line, oldest first.
      8n Send eight plain lines made from those notes, ending with a date for their answer.
        ? already written | have written | ive written | # pages | draft: 8 Send your letter cut to one page: what happened, what you ask for, a day for the answer.
      6 Put the dates, names and numbers under those lines, in the order things happened.
        - 4 Put down the dates in the order in which it happened.
        - 3 Add names and reference numbers.
        ? ref number* | reference number* | # times | all my notes | have .. notes: 6 Copy dates and reference numbers out of your notes, one line each, oldest first.
          - 4 Copy the dates, oldest first.
          - 3 Add the reference number or name behind each.
      5 Collect proof: photos, emails, receipts, who saw it.
      4 Find the address or form for complaints on the website of {person|the other side}.
        ? nurse | doctor | hospital | gp | surgery | clinic | nhs: 4 Find the complaints team or patient advocate on the hospital's or surgery's page.
        ? school | teacher | nursery: 4 Find the complaints policy on the school's page: teacher first, head next, governors last.
        ? police | council: 4 Find the official complaints form, with its steps and days, on their page.
      10 Write eight plain lines: who you are, what happened, what it cost you, what you ask for, by which day[: {deadline}].
        - 5 Write four lines: who you are, what happened, when.
        - 5 Add what it cost you, what you ask for, and by which day.
        ? already written | have written | ive written | draft: 10 Cut what you have written to one page: dates, facts, what you ask for, by which day.
          - 5 Cross out every sentence that is said twice.
          - 5 Cross out what nobody can check, with the ask moved to the top.
      5? Take out every word of anger as you read it aloud.
        ? already written | have written | ive written | draft: 5 Read the page aloud once, with each angry word crossed out.
        ? # pages | too long | short: 5 Cut it to what happened, what harm came, what you ask for, as anything else can go on a dated sheet behind.
      4 Send it with the proof, and note the date and case number.
        - 2 Attach the proof.
        - 2 Send it, and save date and number.
        - 3 Set a reminder for your day, with the ombudsman or regulator as the next rung.
        ? ignored | no answer | nothing happens | # times | again: 4 Send it headed “formal complaint, stage one”, with a copy to your councillor or the firm's head office.
          - 2 Write “formal complaint, stage one” on top.
          - 2 Send it with a copy to councillor or head office.
          - 3 Set a reminder for the day they name, with the ombudsman after it.
    `,
  },
  {
    id: "fine-appeal",
    area: "paperwork",
    whole:
      "appeal my parking ticket|appeal a parking ticket|fight my parking ticket|contest my parking ticket|appeal my parking fine|contest a parking ticket|fight a parking ticket|appeal a parking fine|contest a speeding ticket|fight my speeding ticket|appeal my speeding ticket|appeal the fine|appeal a fine|dispute a parking ticket|contest parking fine|dispute my parking fine|appeal a penalty charge|contest my fine",
    acts: "appeal|contest|fight|dispute|challenge",
    things:
      "parking ticket|parking fine|speeding ticket|fine|penalty charge|penalty notice|ticket|library fine|traffic ticket|council fine|train fine",
    needsAct: true,
    unless: "concert|jail|flight ticket|train ticket refund",
    it: "the fine",
    named: "parking ticket|parking fine|speeding ticket|fine|penalty charge|traffic ticket",
    plan: `
      2* Photograph both sides of {theIt}, and write down its number and the last day to appeal[: {deadline}].
      8n Write five plain lines: where, when, why it is wrong, what proves it.
      4n Send them by the method printed on it, and note the confirmation number.
      5 Look up whether paying now ends your right to appeal, and whether an early discount stays open.
        ? private | supermarket | car park | parkingeye | hospital: 5 Look up which trade body the firm belongs to, as its free independent appeal comes after the firm's own no.
      8 Collect proof: photos of the signs and the place, a receipt, a permit, a towing bill, a witness.
        ? ambulance | emergency vehicle | police car | fire engine: 8 Collect proof: the camera's film from the official page, the hour and crossing, a passenger's line.
          - 4 Ask for the camera's film on the official page.
          - 4 Add the hour, the crossing and a passenger's line.
        ? wasnt my car | not my car | isnt my car | wasnt driving | wasnt me: 8 Collect proof that it wasn't you: the camera's photo, your car's plate and colour, where it stood that hour.
          - 4 Ask for the camera's photo on the official page.
          - 4 Add your car's papers and where it stood that hour.
        ? wrong reg | wrong registration | wrong plate | wrong number plate | typed the wrong | keyed: 8 Collect two proofs: the receipt or app entry with the wrong plate, the car's papers with the right one.
          - 4 Save the receipt or app entry with the wrong plate.
          - 4 Photograph the car's papers with the right one.
        ? speeding | speed camera: 8 Collect proof: the camera's photo from the official page, signs on the road, who drove.
          - 4 Ask for the camera's photo on the official page.
          - 4 Add photos of the signs and a note of who drove.
        ? dont have .. receipt | do not have .. receipt | havent got .. receipt: 8 Collect proof: photos of signs and place, receipt, permit, breakdown note, witness.
          - 4 Photograph signs, lines and meter, or look for the place on a street view.
          - 4 Add receipt, permit, breakdown note or witness.
        ? have .. receipt | got .. receipt: 8 Save the receipt beside photos of signs and place, as proof that you were there as a customer.
          - 4 Photograph the receipt with its date and hour.
          - 4 Add photos of signs and place, or a street view of it.
        ? dont have .. permit | do not have .. permit | havent got .. permit: 8 Collect proof: photos of signs and place, receipt, permit, breakdown note, witness.
          - 4 Photograph signs, lines and meter, or look for the place on a street view.
          - 4 Add receipt, permit, breakdown note or witness.
        ? have .. permit | had a permit | blue badge | had a ticket | paid .. app | paid by app: 8 Save permit, badge or app entry beside photos of signs and place.
          - 4 Photograph permit or badge, or save the app entry.
          - 4 Add photos of signs and place, or a street view of it.
        - 4 Photograph signs, lines and meter, or look for the place on a street view.
        - 4 Add receipt, permit, breakdown note or witness.
        ? sign | hidden | tree | faded: 8 Collect photos of the sign from a driver's seat, near and far, with the date, and a street view of it.
        ? bus lane | box junction | camera: 8 Collect the camera's own film from the city's or council's page, signs, road marks, and why you had to go there.
      5 Choose your strongest reason from the list the city or court accepts: bad sign, sold car, error, emergency.
        ? ambulance | emergency vehicle | police car | fire engine: 5 Choose the ground “made way for an emergency vehicle”, where the authority lists it.
        ? wasnt my car | not my car | isnt my car | wasnt driving | wasnt me: 5 Choose the ground that fits on the authority's own list: “not my vehicle” or “not the driver”.
        ? disabled mum | disabled mother | disabled dad | disabled son | disabled passenger | dropping off | dropped off | dropping my: 5 Look up on the authority's own list whether one may stop there to let a disabled passenger out.
        ? wrong reg | wrong registration | wrong plate | wrong number plate | typed the wrong | keyed: 5 Choose the ground “I paid, with one wrong key”, as many trade bodies have a rule for it.
      8 Write five plain lines: where, when, the reason, what proves it, what you ask for.
        ? late | missed the deadline | past the deadline: 8 Write five lines: where, when, the ground, what proves it, why this comes late.
          - 5 Write where, when and the ground.
          - 3 Add what proves it and why this comes late.
        - 5 Write where, when and the ground.
        - 3 Add what proves it and what you ask for.
      4 Send them by the method printed on it, and note the confirmation number.
      3? Set a reminder for the day an answer is due, and for the independent appeal after it.
        - 2 Set a reminder for the day an answer is due.
        - 2 Set one for the last day of the independent appeal.
        - 2 Write down what it costs if you lose, so that the choice stays yours.
    `,
  },
  {
    id: "small-claims",
    area: "paperwork",
    whole: `${everyWay("take|sue", "landlord|old landlord|builder|contractor|neighbor|employer|company|seller|ex|old boss|landlady", "to court|to small claims court|to small claims|in small claims court")}|take my landlord to court|go to small claims court|file in small claims court|take someone to small claims court|sue my landlord|sue my old landlord|take them to small claims|take him to small claims court|start a small claims case|prepare for small claims court|file a small claim|sue a contractor|sue my builder|take my builder to court|sue my ex employer|prepare for court`,
    acts: "file|start|prepare|prepare for|go|make|win",
    things:
      "small claims|small claims court|small claim|court case|court hearing|court claim|tribunal|employment tribunal|court date",
    tells:
      "never finished job|took money and|took my money|builder took|contractor took|never came back",
    needsAct: true,
    unless:
      "prepare for small claims|ready for small claims|jury|basketball|tennis|badminton|food court|custody|criminal|divorce",
    it: "the claim",
    plan: `
      2* Write down who owes you, how much, for what, and since when[: {amount}].
      8n Send a final letter of six lines: the amount, the reason, your proof, 14 days to pay, court after that.
        ? already sent | letter sent | sent .. letter | letter before action | demand letter: 8 Look up on the court's page whether mediation comes first, and what the fee is.
      10n Fill in the court's own form once those 14 days have passed.
      10 Put the contract, payments, photos and messages into one folder by date.
        ? dont have .. contract | do not have .. contract | havent got .. contract | dont have .. photos | do not have .. photos | havent got .. photos | dont have .. messages | do not have .. messages | havent got .. messages: 10 Put contract, payments, photos and messages into one folder by date.
          - 5 Put contract and payments into one folder by date.
          - 5 Add photos and messages.
        ? have .. contract | have .. photos | have .. messages | evidence ready: 10 Put what you have in the order of its dates, each page with a number.
          - 5 Put it in the order of its dates.
          - 5 Write a number on each page, with one line on what it shows.
        - 5 Put contract and payments into one folder by date.
        - 5 Add photos and messages.
      8 Write a final letter of six lines: the amount, the reason, your proof, a day two weeks from now, court after that.
        - 5 Write sum, reason and proof.
        - 3 Add the day two weeks from now, and that the court comes after it.
        ? already sent | letter sent | sent .. letter: 8 Look up on the court's page whether mediation comes first, and what the fee is for your sum.
      4 Send the letter in a way that proves the day it arrived.
      8 Look up four things on the court's own page: the top amount, the fee, the time limit, fee waivers.
        ? no money | cant afford | fee: 8 Fill in the court's own form for help with the fee.
      20 Fill in the claim form in plain sentences by date, without any word of anger.
        - 10 Write what happened in plain sentences by date.
        - 8 Fill in names, sum and interest.
      8 Send the papers and the fee after those two weeks, once a court self-help center has looked them over[, {deadline}].
        - 8 Ask a free legal advice service to read it.
        - 5 Send the papers with the fee, and save the claim number.
    `,
  },
];
