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
        ~ Get a blank sheet. | Write today's date at the top.
        ? wic: 2 Write down who it's for: you while pregnant or after birth, a baby, or each child under five.
        ? ssi | supplemental security income: 2 Write down today's date, all income, and what is in the bank.
      10n Make the account on the official page for {theIt}, using your ID, bank details and rent amount.
        ~ Lay your ID and your bank details beside you. | Open the official page for {theIt}. | Type your name and your ID number. | Enter the bank details and the rent until you're in.
        ? wic: 8 Call the nearest WIC clinic, found under your state's name and “WIC apply”, for its first appointment.
        ? ssi | supplemental security income: 10 Start at ssa.gov/apply under “SSI”, or call 1-800-772-1213, because the date you first ask counts.
        ? medicaid: 10 Make the account on your state's Medicaid page or healthcare.gov, with your ID and income beside you.
        ? universal credit: 10 Make the account on the official government page, with your ID, bank details and rent amount beside you.
        ? food stamps | snap: 10 Make the account on your state's own SNAP page, with your ID, income and rent amount beside you.
      10n Fill in the form page by page until you have a copy of the “sent” screen.
        ~ Open page one of the form. | Fill in that page. | Fill in the other pages in order. | Save a copy of the “sent” screen.
        ? wic: 6 Put your ID, proof of address and pay stubs, or your SNAP or Medicaid letter, in one folder.
        ? ssi | supplemental security income: 8 List the doctors, the medicines and what isn't possible on a bad day, for the form.
      8? Run an independent benefits calculator, and note each benefit it names with the amount.
        ? wic: 3 Search your state's name and “WIC apply”, or call 211 for the nearest clinic.
        ? ssi | supplemental security income: 5 Check the two tests for SSI on ssa.gov: little income and savings, plus 65 or older, blind or disabled.
        - 5 Run an independent benefits calculator with your income and rent.
        - 3 Write down each benefit it names, with the amount.
      8 Make the account on the official page for {theIt}, and write down the user name.
        ~ Open the official page for {theIt}. | Make the account with your name and email. | Write down the user name.
        ? wic: 8 Book the first appointment the clinic has, by phone or its form.
        ? ssi | supplemental security income: 8 Start at ssa.gov/apply under “SSI”, or call 1-800-772-1213, because the date you first ask counts.
        ? universal credit: 8 Make the account on the official government page, and write down the user name.
        ? food stamps | snap: 8 Make the account on your state's own SNAP page, and write down the user name.
        ? medicaid: 8 Make the account on your state's own Medicaid or marketplace page, and write down the user name.
        ? no internet | no computer | cant use computer* | not good with computers: 8 Ring its free claim line, or ask at a library for help with the online form.
      10 Photograph what it asks for: ID, bank statement, lease, pay stubs, papers for anyone in your home.
        ? wic: 6 Put the papers in one folder: ID, proof of address, pay stubs or your SNAP or Medicaid letter.
          - 3 Add your ID and a bill or lease with your address.
          - 3 Add pay stubs, or the SNAP or Medicaid letter.
        ? ssi | supplemental security income: 10 Gather ID, Social Security card, lease, bank statements, pay stubs and medical records.
          - 4 Put ID, Social Security card and lease together.
          - 6 Add bank statements, pay stubs and medical records.
        ? zero hours | hours vary | irregular hours | different every week: 10 Photograph your ID, bank statement, lease and every pay stub of the last three months, since your hours vary.
          - 5 Photograph your ID, bank statement and lease.
          - 5 Photograph your pay stubs from the last three months.
        ? lost my job | losing my job | laid off | redundan* | fired: 10 Photograph what it asks for: ID, bank statement, lease, last pay stub, the letter that ended the job.
          - 4 Photograph your ID, bank statement and lease.
          - 6 Photograph your last pay stub and the letter that ended the job.
        - 4 Photograph your ID, bank statement and lease.
        - 6 Photograph your pay stubs, and papers for anyone who lives with you.
      25 Fill in the form page by page, saving after each one.
        ? wic: 4 Add the child's birth certificate and shot record, or the doctor's note with your due date.
        ? ssi | supplemental security income: 25 Fill in the form: where you live, income, what you own, doctors, and what you can't do.
          - 10 Fill in the part about where you live, income and savings.
          - 10 Fill in the part about doctors and what you can't do.
        - 10 Fill in the part about who lives with you and what your home costs.
        - 10 Fill in the part about income, savings and health.
      8 Ask a free help line such as 211 about any question you can't answer for sure, before you send it.
        ~ Mark the questions you can't answer for sure. | Call 211 or another free help line. | Ask about each marked question.
        ? wic: 3 Set an alarm for two hours before the appointment, and bring the children it is for.
        ? no food | nothing to eat | hungry | no money | desperate | emergency: 8 Ask the same day about an advance, faster food stamps, and where the nearest food bank is.
      5 Send the claim, and note each date on the last screen[, {deadline}].
        ? wic: 4 Ask there how the WIC card works, and which stores near you take it.
        ? medicaid: 5 Send the application[, {deadline}], asking: “Can it cover my recent medical bills too?”
          - 3 Send the application, with a screenshot of the last page.
          - 3 Ask the help line whether it can cover recent medical bills too.
          - 3 Put each date it names in your calendar.
        ? food stamps | snap: 5 Send the claim, with one question on it: “When is my interview, and can it be sooner?”
          - 3 Send the claim, with a screenshot of the last page.
          - 3 Put the interview date in your calendar.
          - 3 Ask whether your case counts for faster help.
        - 3 Send the claim, with a screenshot of the last page.
        - 3 Put each date it names in your calendar.
        - 3 Ask the same day whether an advance or emergency payment is possible.
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
        ? sign up for disability | get on disability | apply for disability | file for disability | start .. disability | disability because: 2 Write down the last day you could work full time, and the main thing that stopped you.
        ? stroke | surgery | accident | cancer | heart attack: 2 Write down the day it happened, your last day of work, and the hospital's name.
        ? ssdi | ssi | social security disability: 2 Write down the last day you could work full time, and the main thing that stopped you.
        ? half done | half filled | halfway | half finished | half of it: 2 Open the form at the first empty question.
        ? tax credit | t2201: 2 Open form T2201, and mark which part is yours and which is the doctor's.
        ? form came | form arrived | form has come | got the form | have the form | form is due: 2 Write the deadline on the form's first page[: {deadline}].
        - 2 Write down one thing from yesterday that took help, pain, rest or reminders.
        - 4 Write down the deadline for the form[: {deadline}]. More time can often be asked for by phone.
        ? refuses | wont let me | doesnt want | proud | denies | charity | doesnt need: 2 Write down how you'll say it: “It's your money for the taxi and the cleaner. I only do the writing.”
        ? apply for pip | claim pip | start .. pip | pip application: 2 Write today's date beside the official number, since the claim counts from the day you ask.
      8n Ring a free legal aid office or disability group for an appointment about {theIt}.
        ~ Find the number of a legal aid office or disability group. | Dial the number. | Ask for an appointment about {theIt}. | Write down the day and the time.
        ? sign up for disability | get on disability | apply for disability | file for disability | start .. disability | disability because: 8 Create or open your account at ssa.gov, and start the disability application.
        ? cant sit | at a computer | cant use a computer | cant look at a screen: 8 Call Social Security: “I can't sit at a computer for long. I'd like to apply for disability by phone.”
        ? ssdi | ssi | social security disability: 8 Create or open your account at ssa.gov, and start the disability application.
      10n Fill in the first question of the form, thinking of a bad day.
        ~ Open the form at the first question. | Think of one bad day. | Write what you couldn't do that day. | Fill in the rest of the answer.
        ? sign up for disability | get on disability | start .. disability | disability because: 10 Fill out the first page of the application at ssa.gov: your conditions and when you stopped working.
        ? cant sit | at a computer | cant use a computer | cant look at a screen: 10 Write down what you'll be asked: doctors, medicines, jobs of the last years, what you can't do now. Ten minutes, then a rest.
        ? apply for disability | apply for social security disability | ssdi | ssi | disability benefits | file for disability: 10 Fill out the first page of the application at ssa.gov.
      10 Write what a bad day looks like for each activity: cooking, eating, washing, dressing, medicines, people, getting around.
        ? sign up for disability | get on disability | start .. disability | disability because: 10 Write what stops you from working: sitting, standing, lifting, hands, memory, tiredness, days missed.
          - 5 Write what you can't do for long: sit, stand, lift, use your hands.
          - 6 Write about focus, tiredness, bad days a month, and why past jobs wouldn't work.
        ? apply for disability | applying for disability | file for disability | filing for disability | disability benefits: 10 Write what stops you from working: sitting, standing, lifting, hands, memory, tiredness, days missed.
          - 5 Write what you can't do for long: sit, stand, lift, use your hands.
          - 6 Write about focus, tiredness, bad days a month, and why past jobs wouldn't work.
        ? ssdi | ssi | social security disability: 10 Write what stops you from working: sitting, standing, lifting, hands, memory, tiredness, days missed.
          - 5 Write what you can't do for long: sit, stand, lift, use your hands.
          - 6 Write about focus, tiredness, bad days a month, and why past jobs wouldn't work.
        ? half done | half filled | halfway | half finished | half of it: 10 Write what a bad day looks like for the questions that are still open, starting with the easiest.
          - 5 Mark the questions that are still open, starting with the easiest.
          - 6 Write what a bad day looks like for the first two of those questions.
        ? adhd | anxiety | depress* | autis* | mental health | bipolar | ptsd: 10 Write what a bad day looks like for each activity: the stove left on, bills unopened, no shower, panic on the bus.
          - 5 Write what a bad day looks like for cooking, eating, washing and medicines.
          - 6 Write the same for money, people, talking and going out.
        - 5 Write what a bad day looks like for cooking, eating, washing and dressing.
        - 6 Write the same for medicines, money, people and going out.
        ? mum | dad | mother | father | gran* | nan | husband | wife: 10 Write down with them what a bad day looks like: washing, dressing, eating, medicines, nights, falls.
      6 Add how often, how long, who helps, and what happens afterwards: pain, sleep, a lost day.
        - 3 Add how often it happens and how long it lasts.
        - 3 Add who helps you, and what happens afterward: pain, sleep, a lost day.
      8 Collect proof: letters, prescriptions, appointments, a note from someone who sees the bad days.
        ? already got .. records | have .. records | got my records | got medical records | have medical records | records already | already have .. records: 4 Write on top of the records which page shows the diagnosis, and which shows what you can't do.
        ? part b | gp form | gp part | doctors part | doctor has had | waiting for my doctor | specialist letter: 8 Write to the doctor's office: “You have had my form since …. When can it be ready?”
          - 4 Write the message with your name, date of birth and the form's deadline.
          - 3 Send it, and note a call to the office two days later in your calendar.
        - 4 Put letters, prescriptions and appointment cards into one folder.
        - 4 Ask someone who sees the bad days to write ten lines about them.
        ? diagnos*: 8 Collect proof: the diagnosis letter, prescriptions, referrals, a note from someone who sees the bad days.
          - 4 Put the diagnosis letter, prescriptions and referrals into one folder.
          - 4 Ask someone who sees the bad days to write ten lines about them.
      25 Fill in the first two questions from your notes: what you can't do safely, repeatedly or in a normal time.
        ? sign up for disability | get on disability | start .. disability | disability because: 25 Fill out the first pages of the disability application at ssa.gov: your conditions, doctors, jobs, last day of work.
          - 10 Open the disability application at ssa.gov, and save your re-entry number.
          - 10 Fill out the page on your conditions and doctors.
        ? hate phone* | hate calls | hate calling | hate .. calls | no phone calls | not by phone | dont like calls | phone anxi*: 25 Fill out the first pages online at ssa.gov, so nobody has to be called.
          - 10 Open the disability application at ssa.gov, and save your re-entry number.
          - 10 Fill out the page on your conditions and doctors.
        ? cant sit | cant look at a screen | cant use a computer | at a computer: 25 Call Social Security to apply by phone, or do one page at a time online with your re-entry number.
          - 8 Call Social Security: “I can't sit at a computer. I'd like to apply for disability by phone.”
          - 3 Write down the date and time of the phone interview.
        ? ssdi | ssi | social security disability: 25 Fill out the first pages of the disability application at ssa.gov: your conditions, doctors, jobs, last day of work.
          - 10 Open the disability application at ssa.gov, and save your re-entry number.
          - 10 Fill out the page on your conditions and doctors.
        ? exhaust* | fatigue | cant sit | brain fog | tires me | overwhelm*: 25 Speak one answer at a time into your phone, lying down or standing, with a rest after each.
          - 10 Speak the first answer into your phone, with a rest after it.
          - 10 Paste that answer into the form, or read it to someone who writes it in.
        - 10 Fill in one question from your notes.
        - 10 Fill in the next question from your notes.
        ? hands | cant write | dyslexi* | writing hurts: 25 Speak two answers a day into your phone, so you can paste them into the online form.
        ? due | tomorrow | days left | deadline: 10 Ring the office to ask for two more weeks to fill in the form.
      8? Ask a free advice service about {theIt} to read the form before you send it.
        ~ Find a free advice service. | Call or write to it about {theIt}. | Ask them to read the form. | Give or send them a copy.
      5 Send the form in a way that proves the date, and note the tracking or confirmation number.
        ~ Put the form in its envelope, or open the upload page. | Send it with tracking or a receipt. | Write down the tracking or confirmation number.
        ? sign up for disability | get on disability | start .. disability | disability because: 5 Submit the application at ssa.gov, and save the confirmation page.
        ? cant sit | at a computer | cant use a computer | cant look at a screen: 5 Write the phone interview's date on your calendar, with your list of doctors, medicines and jobs beside it.
        ? ssdi | ssi | social security disability: 5 Submit the application at ssa.gov, and save the confirmation page.
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
      2* Write down the colleges that should get it and the deadline for {theIt}[: {deadline}].
        ~ Write down the colleges that should get it. | Add the deadline for {theIt}.
        ? her dad wont | his dad wont | her mom wont | his mom wont | her father wont | his father wont | my ex wont | other parent wont | dad refuses | ex refuses | dad wont give | her dad refuses | his dad refuses: 2 Write down which of you gave your child more money in the last twelve months. If you live apart, only that parent fills in the FAFSA.
        ? css profile | css: 2 Write down which of your colleges ask for the CSS Profile, and their deadlines[: {deadline}].
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 2 Write down who still has to sign, and which login that person needs[: {deadline}].
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 2 Circle three numbers on the award letter: grants, loans, what you would have to pay.
        ? my daughter | my son | my kid | our daughter | our son | my stepson | my stepdaughter | my daughters | my sons: 2 Write down the student's college list and the deadline for the form[: {deadline}].
        ? fafsa: 2 Write down the schools for the form, and your state's and school's FAFSA deadlines[: {deadline}].
      8n Make or open your account at studentaid.gov, with your Social Security number and last tax return beside you.
        ~ Lay your Social Security number and your tax return beside you. | Open the studentaid.gov page. | Type your name and your number. | Save the account until you are signed in.
        ? css profile | css: 8 Make or open your College Board account, with your family's last tax return and bank balances beside you.
        ? have an account | made .. account | have .. fsa id | created .. account | already have .. id: 5 Open this year's form at studentaid.gov, logged in.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 8 Send the person who has to sign one message: “Please log in with your own FSA ID, sign and submit by ….”
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Look up on the college's “appeal” page what counts: lost income, medical bills, a better offer.
        ? fsa id: 8 Create the FSA IDs on studentaid.gov, one for the student and one for a parent.
        ? fafsa: 8 Create your account (FSA ID) on studentaid.gov, with your Social Security number beside you.
      10n Fill in the form page by page, up to “submit”.
        ~ Open the form at its first page. | Fill in the part about you. | Fill in the part about your family's money. | Work on to the “submit” button.
        ? her dad wont | his dad wont | her mom wont | his mom wont | her father wont | his father wont | my ex wont | other parent wont | dad refuses | ex refuses | dad wont give | her dad refuses | his dad refuses: 10 Fill out the form with your own tax information, if you're the parent who gives more support. The other parent's isn't asked for then.
        ? estranged | no contact | dont speak | refuse* | wont give | wont fill | wont help | wont share | wont do | wont sign: 10 Email your college's aid office: “My parents won't give their part. How do I file without it?” Then fill in your own part.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 10 Open the form once they have signed, to see that it says “submitted”.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 10 Send the aid office one page asking for a review: the gap, what changed, the amount that would let you come.
        ? divorced | separated | split up | parents are divorced | parents are separated: 10 Fill in the form page by page up to “submit”, listing the parent who gave you more money in the last year.
      8 Make or open your account at studentaid.gov, and save the user name.
        ? css profile | css: 8 Make or open your College Board account, and save the user name.
          - 5 Make or open your College Board account.
          - 2 Save the user name and password.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 8 Send the person who has to sign a link to the page: “Please log in with your own FSA ID, sign and submit.”
          - 5 Find the page where that person signs.
          - 3 Send them the link: “Please log in with your own FSA ID, sign and submit.”
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Work out the real gap: the cost for the year minus grants. Loans and work-study go on separate lines.
          - 4 Take the grants off the cost for the year.
          - 4 Write loans and work-study on separate lines.
        ? fsa id: 8 Create the FSA IDs on studentaid.gov, one for the student and one for a parent.
          - 5 Create the student's FSA ID with the student's own email address.
          - 5 Create the parent's FSA ID with a different email address.
        - 5 Make or open your account at studentaid.gov.
        - 2 Save the user name and password where you'll find them next year.
        ? fafsa: 8 Create your account (FSA ID) on studentaid.gov, and write down the user name.
          - 5 Create your account on studentaid.gov, with your Social Security number beside you.
          - 2 Save the user name and password where you'll find them next year.
      6 Put together what it asks for: Social Security number, last tax return, bank balances, the list of colleges.
        ~ Find your Social Security number. | Find your last tax return. | Write down your bank balances. | Lay the list of colleges on top.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 6 Help them log in by phone at a set time. A first FSA ID can take up to three days to be checked.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 6 Look up on the college's “appeal” page what counts: lost income, medical bills, a better offer.
        ? divorced | separated | split up | parents are divorced | parents are separated: 6 Write down which parent gave you more money in the last twelve months. That parent fills in the FAFSA part.
        ? dont have .. tax return | do not have .. tax return | havent got .. tax return: 6 Copy its list of papers: Social Security number, income records, bank account, school code.
        ? have .. tax return | tax return is done | tax return ready: 6 Put the other things it asks for beside the tax return: Social Security numbers, account balances, school list.
      8 Invite your parent or spouse as a contributor if the form asks for one, with a day to do it by.
        ? her dad wont | his dad wont | her mom wont | his mom wont | her father wont | his father wont | my ex wont | other parent wont | dad refuses | ex refuses | dad wont give | her dad refuses | his dad refuses: 8 Set a time with your child for the parts only the student can do: schools, consent, signature.
          - 4 Invite yourself as the contributor, if you're the parent who gives more.
          - 4 Set a time with your child for the schools, the consent and the signature.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 4 Ask them on that day whether it went through, and what the page said.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Put the proof into one folder: a pay cut, medical bills, another college's better offer.
          - 4 Save the proof of what changed at home.
          - 4 Save the better offer from another college, if there is one.
        ? divorced | separated | split up | parents are divorced | parents are separated: 8 Invite that parent as a contributor through the form, with a message about the exact paper and a day.
          - 4 Enter that parent's name and email address as a contributor.
          - 4 Send them a message with the paper you need and the day you need it.
        ? my daughter | my son | my kid | our daughter | our son | my stepson | my stepdaughter | my daughters | my sons: 8 Set a time with the student for the parts only a student can do: schools, consent, signature.
          - 4 Write down which parts only the student can do.
          - 4 Set a time to do those parts together.
        - 4 Look up in the form whether it needs a parent or spouse as a contributor.
        - 3 Message them: “You'll get an email from FAFSA. Please do your part by ….”
        ? estranged | no contact | dont speak | refuse* | wont give | wont fill | wont help | wont share | wont do | wont sign: 8 Ask the school's aid office by e-mail how to apply without a parent's part.
      25 Fill in the form page by page, and mark with “?” where you are unsure.
        - 10 Fill in your name and your colleges.
        - 10 Fill in income and family, with “?” where you are unsure.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 5 Log in to the form's status page, to see whether anything else is marked as missing.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 15 Write one page to the aid office: thanks, the gap, what changed, the amount that would let you come.
          - 5 Write two lines of thanks, plus the gap between cost and aid.
          - 8 Write what changed, plus the amount that would let you come.
      6? Ask your school's aid office about the questions you marked with “?”.
        ~ Put the questions marked “?” in front of you. | Find the number of your school's aid office. | Ask the first question. | Ask the rest.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 6 Ask the FAFSA help line by chat what is wrong, if the signature does not go through.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 8 Search for three outside scholarships with a deadline still ahead, local ones first.
        ? late | missed | passed: 6 Ask the aid office about late applications and a loan until the money comes.
      5 Submit the signed form online, and save the confirmation.
        - 3 Submit the signed form online.
        - 2 Save the confirmation in a folder for next year.
        - 3 Set a reminder in two weeks to look for anything still missing.
        ? signature* missing | signature is missing | signature .. missing | missing .. signature | needs .. signature | need .. signature | only .. signature | signature left | just .. sign*: 3 Save the page that says “submitted” and the email with the first result.
        ? award letter | award offer | aid offer | aid letter | aid package | financial aid .. enough | not enough aid | # short | short by #: 5 Send the page with the proof to the aid office, and note a call two days later.
          - 3 Send the page with the proof to the aid office.
          - 2 Put a call to the aid office in your calendar, two days later.
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
        ~ Write down the amount and the date. | Write what you paid for and what you got.
      6n Write four lines: what went wrong, what you want back, by what date, to which account.
        ~ Write one line on what went wrong. | Write what you want back. | Add by what date. | Add to which account.
      4n Send those lines with the receipt and photos through the form or email that gives you a case number.
        ~ Open the form or email that gives a case number. | Paste your lines. | Attach the receipt and the photos. | Send it until you see the case number.
      6 Collect the order, receipt, photos and messages in one folder.
        ? no receipt | lost .. receipt*: 6 Save the line from your bank or card statement as proof, along with order emails and photos.
          - 4 Save a screenshot of the charge on your bank or card statement.
          - 3 Search your email and messages for the order.
        ? dont have the receipt* | do not have the receipt* | havent got the receipt* | dont have .. screenshots | do not have .. screenshots | havent got .. screenshots | dont have the email | do not have the email | havent got the email | dont have .. proof | do not have .. proof | havent got .. proof | dont have photos | do not have photos | havent got photos | dont have .. photos | do not have .. photos | havent got .. photos | dont have pictures | do not have pictures | havent got pictures: 6 Collect the order, receipt, photos and messages in one folder.
          - 4 Search your email for the order number, until you have the order and receipt.
          - 3 Add the photos and messages to that folder.
        ? have the receipt* | got the receipt* | have .. screenshots | have the email | have .. proof | photos done | photos are done | photos are taken | photos are ready | taken .. photos | took .. photos | photos already | have photos | have .. photos | photographed | photos taken | took pictures | have pictures: 6 Put the proof you have into one folder, with each file named for what it shows.
          - 3 Put the proof you have into one folder.
          - 3 Name each file for what it shows.
        - 4 Search your email for the order number, until you have the order and receipt.
        - 3 Add the photos and messages in one folder.
      5? Look up the rule that fits: the store's return policy, a faulty product, a canceled flight, service not provided.
        ~ Open the store's or company's policy page. | Search it for “refund” or “cancel”. | Read the rule that fits. | Write down its name or number.
        ? flight | airline | ryanair | easyjet | wizz | tui | jet2 | airbnb | booking: 5 Look up the rule that fits: if the airline cancels, you get your money back; if you cancel, the fare's terms count.
      6 Write four lines: what went wrong, what you want back, by what date, to which account.
        - 4 Write what went wrong and what you want back.
        - 2 Add the account and a date two weeks from now[, or {deadline}].
        ? overcharged | charged too much | twice | double: 6 Write four lines: the agreed price, the amount charged, the difference you want back, by what date.
        ? never started | never used | didnt start | not started | never happened | was cancelled | they cancelled | got cancelled: 6 Write four lines: what you paid for, that nothing was delivered, that you want all of it back, by what date.
        ? voucher | store credit | gift card | credit note: 6 Write four lines: what went wrong, “money back, not a voucher”, by what date, to which account.
          - 4 Write what went wrong, with “money back, not a voucher”.
          - 2 Add the account and a date two weeks from now.
        ? auto renew* | renewed | free trial | trial ended: 6 Write four lines: the day it renewed, that you haven't used it since, the amount you want back, by what date.
          - 4 Write the day it renewed, with “I haven't used it since.”
          - 2 Add the amount, the account and a date two weeks from now.
      4 Send your four lines through the form or email that gives you a case number.
        ? ignor* | no answer | no reply | # emails | # times | keep asking: 5 Send the four lines to the complaints address as a last notice: “I will dispute the charge in 14 days.”
          - 3 Find the complaints address, beyond the chat and the bot.
          - 3 Send your lines there as a last notice, and note the case number.
        - 2 Find the form or email address that gives you a case number.
        - 3 Send your four lines there, and note the case number.
      3 Set a reminder for the day you asked to be paid back by.
        ~ Open your calendar. | Go to the day you asked to be paid by. | Set a reminder: “Refund?”
      8 Ask your bank or card company for a chargeback if that day passes, and note the case number.
        - 8 Send the folder to your bank or card company for a chargeback, if that day passes.
        - 5 Write to your state's consumer protection office as the next step.
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
        ~ Write in one line what went wrong. | Write in a second what would put it right.
        ? already written | have written | ive written | wrote | half written | draft: 2 Open the letter you've written at the line that says what you ask for.
      6n Put the dates, names and numbers under those lines, in order.
        ~ Put your two lines in front of you. | Write the first date and what happened. | Add the other dates in order. | Add the names and the numbers.
        ? ref number* | reference number* | # times: 6 Write each report on one line with its date and reference number, oldest first.
      8n Send eight plain lines made from those notes, ending with a date for their answer.
        ~ Open a blank message beside your notes. | Type two lines on what went wrong. | Type what would put it right. | Send it with a date for their answer.
        ? already written | have written | ive written | # pages | draft: 8 Send your letter cut to one page: what happened, what you ask for, a date for the answer.
      6 Put the dates, names and numbers under those lines, in the order things happened.
        - 4 Write down the dates, in the order things happened.
        - 3 Add the names and reference numbers.
        ? ref number* | reference number* | # times | all my notes | have .. notes: 6 Copy the dates and reference numbers from your notes, one per line, oldest first.
          - 4 Copy the dates from your notes, oldest first.
          - 3 Add the reference number or name beside each date.
      5 Collect proof: photos, emails, receipts, who saw it.
        ~ Open your photos. | Save each picture that shows what went wrong. | Save the emails and the receipts. | Write down who saw it.
      4 Find the address or form for complaints on the website of {person|the other side}.
        ~ Open the website of {person|the other side}. | Look for “Complaints” or “Contact”. | Write down the address or the form's link.
        ? nurse | doctor | hospital | gp | surgery | clinic | nhs: 4 Find the patient advocate or complaints team on the hospital's or doctor's website.
        ? school | teacher | nursery: 4 Find the complaints policy on the school's website: who comes first, who comes next.
        ? police | council: 4 Find the official complaint form on their website, including its steps and deadlines.
      10 Write eight plain lines: who you are, what happened, what it cost you, what you ask for, by what date[: {deadline}].
        - 5 Write four lines: who you are, what happened, when and where.
        - 5 Add what it cost you, what you ask for, and by what date.
        ? already written | have written | ive written | draft: 10 Cut what you've written to one page: dates, facts, what you ask for, by what date.
          - 5 Cross out every sentence that repeats another one.
          - 5 Cross out whatever nobody can check.
      5? Take out every angry word as you read it aloud.
        ~ Open the letter at its first line. | Read the first half aloud. | Take out each angry word. | Do the same with the second half.
        ? already written | have written | ive written | draft: 5 Read the page aloud once, crossing out each angry word.
        ? # pages | too long | short: 5 Cut it to what happened, what harm it did and what you ask for. The rest can go on a second page.
      4 Send it with the proof, and note the date and case number.
        - 2 Attach the proof.
        - 2 Send it, and note the date and case number.
        - 3 Set a reminder for the date you gave, when a regulator or consumer office is the next step.
        ? ignored | no answer | nothing happens | # times | again: 4 Send it headed “Formal complaint”, with a copy to your city council member or the company's head office.
          - 2 Write “Formal complaint” at the top.
          - 2 Send it with a copy to your city council member or the company's head office.
          - 3 Set a reminder for the date they name, when a regulator or consumer office is the next step.
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
        ~ Photograph both sides of {theIt}. | Write down its number and the last day to appeal.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 2 Photograph both sides of the ticket, and write down who drove and the last day to answer.
      8n Write five plain lines: where, when, why it is wrong, what proves it.
        ~ Write one line on where it was. | Add when it was. | Write why it is wrong. | Write what proves it.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 8 Fill out the “I was not the driver” form, if your city has one, or agree that the driver pays.
      4n Send those lines by the method printed on the ticket, and note the confirmation number.
        ~ Turn the ticket to its appeal instructions. | Mail or upload your lines as it says. | Write down the confirmation number.
      5 Look up whether paying now ends your right to appeal, and whether an early discount stays open.
        ~ Open the city's or court's page for tickets. | Find out if paying now ends your appeal. | Check if the early discount stays open. | Write both answers down.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 5 Look on the ticket or city page: does it charge the owner or the driver, and can you name the driver?
        ? private | supermarket | car park | parkingeye | hospital: 5 Look up who hears appeals against this company, in case it says no.
      8 Collect proof: photos of the signs and the place, a receipt, a permit, a towing bill, a witness.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 8 Collect two things: the camera's photo of the driver, and your proof that you were elsewhere.
          - 4 Ask for the camera's photo on the official page.
          - 4 Add a work schedule, receipt or witness for that hour.
        ? ambulance | emergency vehicle | police car | fire engine: 8 Collect proof: the camera's video from the official page, the time and intersection, a line from a passenger.
          - 4 Ask for the camera's video on the official page.
          - 4 Add the time, the intersection and a line from a passenger.
        ? wasnt my car | not my car | isnt my car | wasnt driving | wasnt me: 8 Collect proof that it wasn't you: the camera's photo, your car's plate and color, where it was parked then.
          - 4 Ask for the camera's photo on the official page.
          - 4 Add your car's papers, with a note of where it was at that time.
        ? wrong reg | wrong registration | wrong plate | wrong number plate | typed the wrong | keyed: 8 Collect two proofs: the receipt or app entry with the wrong plate, and the car's papers with the right one.
          - 4 Save the receipt or app entry with the wrong plate.
          - 4 Photograph the car's papers with the right plate.
        ? speeding | speed camera: 8 Collect proof: the camera's photo from the official page, the signs on the road, who drove.
          - 4 Ask for the camera's photo on the official page.
          - 4 Add photos of the signs, with a note of who drove.
        ? dont have .. receipt | do not have .. receipt | havent got .. receipt: 8 Collect proof: photos of the signs and the place, a permit, a towing bill, a witness.
          - 4 Photograph the signs, lines and meter, or find the place on a street view.
          - 4 Add a permit, a towing bill or a witness.
        ? have .. receipt | got .. receipt: 8 Save the receipt beside photos of the signs and the place, as proof that you were a customer.
          - 4 Photograph the receipt with its date and time.
          - 4 Add photos of the signs and the place, or a street view of it.
        ? dont have .. permit | do not have .. permit | havent got .. permit: 8 Collect proof: photos of the signs and the place, a receipt, a towing bill, a witness.
          - 4 Photograph the signs, lines and meter, or find the place on a street view.
          - 4 Add a receipt, a towing bill or a witness.
        ? have .. permit | had a permit | blue badge | had a ticket | paid .. app | paid by app: 8 Save your permit or app entry beside photos of the signs and the place.
          - 4 Photograph your permit, or save the app entry.
          - 4 Add photos of the signs and the place, or a street view of it.
        - 4 Photograph the signs, lines and meter, or find the place on a street view.
        - 4 Add a receipt, permit, towing bill or witness.
        ? sign | hidden | tree | faded: 8 Collect photos of the sign from the driver's seat, near and far, including the date.
        ? bus lane | box junction | camera: 8 Collect the camera's video from the city's page, photos of the signs, and why you had to go there.
      5 Choose your strongest reason from the list the city or court accepts: bad sign, sold car, error, emergency.
        ~ Open the city's or court's list of reasons. | Read it to the end. | Mark the ones that are true for you. | Circle the strongest one.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 5 Choose with the driver: name them on the form, or let them pay you and keep points out of it.
        ? ambulance | emergency vehicle | police car | fire engine: 5 Choose the reason “made way for an emergency vehicle”, if the city or court lists it.
        ? wasnt my car | not my car | isnt my car | wasnt driving | wasnt me: 5 Choose the reason on the official list that fits: “not my vehicle” or “not the driver”.
        ? disabled mum | disabled mother | disabled dad | disabled son | disabled passenger | dropping off | dropped off | dropping my: 5 Look up on the city's page whether you may stop there to let a disabled passenger out.
        ? wrong reg | wrong registration | wrong plate | wrong number plate | typed the wrong | keyed: 5 Choose the reason “I paid, with one wrong character in the plate number”.
      8 Write five plain lines: where, when, the reason, what proves it, what you ask for.
        ? son .. driving | daughter .. driving | wife .. driving | husband .. driving | kid .. driving | someone else was driving | friend .. driving | i wasnt driving | wasnt me driving: 8 Fill out the “I was not the driver” statement, or five lines: where, when, who drove, your proof.
          - 5 Write where it happened, when, and that you weren't driving.
          - 3 Add your proof and what you ask for.
        ? late | missed the deadline | past the deadline: 8 Write five lines: where, when, the reason, what proves it, why this comes late.
          - 5 Write where it happened, when, and your reason.
          - 3 Add what proves it, and why this comes late.
        - 5 Write where it happened, when, and your reason.
        - 3 Add what proves it, and what you ask for.
      4 Send those lines by the method printed on the ticket, and note the confirmation number.
        ~ Turn the ticket to its appeal instructions. | Mail or upload your lines as it says. | Write down the confirmation number.
      3? Set a reminder for the day an answer is due, when a further appeal may be the next step.
        - 2 Set a reminder for the day an answer is due.
        - 2 Set a second reminder for the last day of any further appeal.
        - 2 Write down what it costs if you lose, so the choice stays yours.
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
        ~ Write down who owes you how much. | Add what it is for and since when.
      8n Send a final letter of six lines: the amount, the reason, your proof, 14 days to pay, court after that.
        ~ Open a blank letter. | Write the amount and the reason. | Write your proof. | Send it with “14 days to pay, court after that”.
        ? already sent | letter sent | sent .. letter | letter before action | demand letter: 8 Look up on the court's page whether mediation comes first, and what the fee is.
      10n Fill in the court's own form once those 14 days have passed.
        ~ Check that the 14 days have passed. | Open the court's own form. | Fill in the names and the addresses. | Fill in the amount and the reason.
      10 Put the contract, payments, photos and messages into one folder by date.
        ? dont have .. contract | do not have .. contract | havent got .. contract | dont have .. photos | do not have .. photos | havent got .. photos | dont have .. messages | do not have .. messages | havent got .. messages: 10 Put the payments, photos and messages into one folder, sorted by date.
          - 5 Put your proof of payments into one folder, sorted by date.
          - 5 Add the photos and messages.
        ? have .. contract | have .. photos | have .. messages | evidence ready: 10 Put what you have in order by date, with a number on each page.
          - 5 Put what you have in order by date.
          - 5 Write a number on each page, with one line on what it shows.
        - 5 Put the contract and payments into one folder, sorted by date.
        - 5 Add the photos and messages.
      8 Write a final letter of six lines: the amount, the reason, your proof, a day two weeks from now, court after that.
        - 5 Write the amount, the reason and your proof.
        - 3 Add a date two weeks from now, and that court comes after it.
        ? already sent | letter sent | sent .. letter: 8 Look up on the court's page whether mediation comes first, and what the fee is for your amount.
      4 Send the letter in a way that proves the day it arrived.
        ~ Put the letter in an envelope. | Carry it to the post office. | Send it as certified mail. | Keep the receipt with the date.
      8 Look up four things on the court's own page: the top amount, the fee, the time limit, fee waivers.
        ~ Open the court's own page on small claims. | Write down the top amount. | Write down the fee and any fee waiver. | Write down the time limit.
        ? no money | cant afford | fee: 8 Fill in the court's own form for help with the fee.
      20 Fill in the claim form in plain sentences by date, without any word of anger.
        - 10 Write what happened in plain sentences, sorted by date.
        - 8 Fill in the names, the amount and any interest.
      8 Send the papers and the fee after those two weeks, once a court self-help center has looked them over[, {deadline}].
        - 8 Ask a court self-help center or legal aid office to look the papers over.
        - 5 Send the papers with the fee, and note the claim number.
    `,
  },
];
