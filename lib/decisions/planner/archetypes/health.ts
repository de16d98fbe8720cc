import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Appointments, sleep and care for oneself. */
export const HEALTH: readonly Archetype[] = [
  {
    id: "dentist",
    area: "health",
    acts: "book|go|go to|call|see|make|schedule|visit|find|get|arrange|face|do|ring|phone|return",
    things:
      "dentist|dentist appointment|dental appointment|teeth cleaning|dental checkup|hygienist|tooth|cavity|dental cleaning|teeth|root canal|orthodontist|wisdom teeth|dental work|toothache",
    unless: "become|brush|whiten",
    it: "the dentist",
    plan: `
      2* Write down your last visit as well as you remember, and anything that hurts.
        ~ Write down your last visit as you remember it. | Write down anything that hurts.
        ? for my son | for my daughter | for my kid | for my kids | for my child | for my toddler | for her | for him | for my mom | for my dad | my sons teeth | my daughters teeth | kids to the dentist | son to the dentist | daughter to the dentist: 2 Write down the patient's birth date, the last visit if there was one, and anything that hurts.
        ? cavity | cavities | get a filling | fill my tooth | tooth filled: 2 Write down which tooth has the cavity, who found it and when, and whether it hurts.
        ? insurance ends .. | insurance runs out | lose my insurance | insurance ends: 2 Write down your member number and the last day you are covered.
        ? teeth out | tooth out | teeth pulled | tooth pulled | teeth removed | tooth removed | extraction: 2 Write down which teeth need to come out, who said so, and whether anything hurts or swells now.
        ? sensitive: 2 Write down which tooth is sensitive, since when, and to what: cold, sweet, biting, brushing.
        ? aches | aching | hurts when | sore tooth | throb*: 2 Write down which tooth, since when, and what sets it off. A swollen face means an emergency dentist now.
        ? nothing hurts | doesnt hurt | no pain | not in pain: 2 Write down the date of your last visit. A guess will do.
        ? crown fell | crown came | crown popped | crown is off | lost a crown | lost my crown | crown off: 2 Put the rinsed crown in a small box to bring along. A swollen face means an emergency dentist now.
        ? need a crown | needs a crown | get a crown | getting a crown | crown on my | crown put on | dental crown | crown done: 2 Write down which tooth needs the crown, who found it, and whether it hurts now.
        ? cracked | chipped | root canal | toothache | filling fell | filling came | lost a filling | crown came | crown fell: 2 Write down which tooth, since when, and what sets it off. A swollen face means an emergency dentist now.
        ? # years | years | since covid | since before | pandemic: 2 Write one line on what hurts or bothers you, or “nothing, just overdue”.
        ? pain | hurts | ache | broken | chipped | lost filling | crown | abscess: 2 Write down which tooth, since when, and what sets it off. A swollen face means an emergency dentist now.
        ? need a filling | needs a filling | a filling that | filling done | told .. filling: 2 Write down which tooth needs the filling, who found it, and whether it hurts now.
        ? hygienist | teeth cleaned | deep clean: 2 Write down when your teeth were last cleaned, and any gums that bleed.
      4 Look up the number of your dentist, or of one nearby that takes new patients.
        ~ Look for your dentist in your contacts. | Search “dentist taking new patients” if you have none. | Choose one nearby. | Write down the number.
        ? wisdom: 4 Look up two oral surgeons on your plan's list, or your dentist's number for a referral.
        ? can see me | offered me | has a slot | gave me a slot | gave me an appointment: 4 Send your boss one line: “The dentist can see me on … at …. May I be away for two hours?”
        ? can pay # | pay # a month | payment plan* | pay monthly | in instalments: 4 Look up two dentists with a payment plan. A dental school or community clinic often has one.
        ? medicaid | dental insurance | my insurance | delta dental | dental plan: 4 Look up your plan's own list of dentists near you, and save two that take new patients.
        ? money | afford | tight | skint | broke | no insurance | expensive: 4 Look up two places that take new patients and what a check-up costs there: a community clinic, a dental school.
        ? not taking | no nhs | cant find: 4 Look up three numbers: two from your state dental association's dentist finder, one of a dental school's clinic.
      3 Mark two mornings or afternoons in your calendar when you could go[, {deadline}].
        ? half term | school holiday* | spring break | easter holiday*: 3 Mark two days in the school break when all of you are free.
          - 2 Mark two days in the school break when all of you are free.
          - 2 Put everyone's insurance card beside the phone.
        ? open at # | opens at # | lines open at #: 3 Set an alarm called “call the dentist” for {#}.
          - 2 Set an alarm called “call the dentist” for {#}.
          - 2 Write two times that suit you on a note, with your insurance number.
        ? after work | only evenings | only saturday* | only after # | before work | start work: 3 Mark two times that fit around work: an early slot, a late opening, a Saturday.
          - 2 Mark two times that fit around work: an early slot, a late opening, a Saturday.
          - 2 Put your insurance card or number beside the phone.
        - 2 Mark two mornings or afternoons in your calendar when you could go[, {deadline}].
        - 2 Put your insurance card or number beside the phone.
      3n Look up the number of a dentist, and mark two times when you could go.
        ~ Search your contacts or a map for a dentist. | Write down the number. | Mark two times in your calendar.
        ? crown fell | crown came | crown popped | crown is off | lost a crown | lost my crown | crown off: 3 Buy temporary dental cement at a drugstore if the tooth is sore. Super glue is never safe in the mouth.
        ? money | afford | tight | skint | broke | no insurance | expensive: 4 Look up the price of a check-up at two places, such as a dental school's clinic, and note two times when you could go.
      6* Call or use the booking form: “I'd like a check-up, please.”
        ? for my son | for my daughter | for my kid | for my child | for my toddler | for her | for him | son to the dentist | daughter to the dentist: 6 Call or use the booking form: “I'd like a check-up for …, born on …. Do you see patients that age?”
          - 2 Put the insurance card and the birth date beside the phone.
          - 6 Call or use the booking form to ask for the check-up.
        ? cavity | cavities | get a filling | fill my tooth | tooth filled: 6 Call: “I need a cavity filled. What is your first opening, and what will I pay?”
          - 2 Say the first sentence aloud once: “I need a cavity filled.”
          - 6 Call to ask for the first opening and the price.
        ? crown fell | crown came | crown popped | crown is off | lost a crown | lost my crown | crown off: 6 Call when they open: “My crown came off and I still have it. What is your first opening?”
          - 2 Write down what you'll say, with the times you can come.
          - 6 Call when they open, with your note in front of you.
        ? wisdom: 6 Call: “I need my wisdom teeth out. Do I need a referral or an X-ray first, and what would it cost?”
          - 2 Write down what you'll say, with the last day that would work.
          - 6 Call with your note in front of you.
        ? teeth out | tooth out | teeth pulled | tooth pulled | teeth removed | tooth removed | extraction: 6 Call: “I need a tooth out. What is your first opening, and what would it cost?”
          - 2 Write down what you'll say, with two times that suit you.
          - 6 Call with your note in front of you.
        ? sensitive: 6 Call: “A tooth has been sensitive since …. When can you look at it, and what can I use until then?”
          - 2 Write down what you'll say, with two times that suit you.
          - 6 Call with your note in front of you.
        ? cancelled my | cancelled on me | cancelled twice: 6 Call: “You cancelled my appointment, and it hurts. What is your first opening, and is there a standby list?”
          - 2 Write down what you'll say, with the days you can come.
          - 6 Call when they open, with your note in front of you.
        ? aches | aching | hurts when | sore tooth | throb*: 6 Call when they open: “A tooth aches when I chew. What is your first opening?”
          - 2 Write down what you'll say, with the days you can come.
          - 6 Call when they open, with your note in front of you.
        ? fillings needed | filling needed | need fillings | two fillings | three fillings | # fillings: 6 Call: “I need fillings. When can you do them, in how many visits, and what would it cost?”
          - 2 Say the first sentence aloud once: “I need fillings.”
          - 6 Call to ask when they can do it, in how many visits and at what price.
        ? can see me | offered me | has a slot | gave me a slot | gave me an appointment: 6 Say yes to that slot, or ask for the first or last one of another day.
          - 2 Write down the earliest and latest times that fit around work.
          - 4 Say yes to that slot, or ask for one of your own times.
        ? whole family | all of us | three of us | four of us | five of us | both kids and | family check: 6 Call or use the form: “I'd like check-ups for the whole family, one after the other. Which day has room?”
          - 2 Write down each name with its date of birth.
          - 6 Call or use the form: “I'd like check-ups for all of us, one after the other. Which day has room?”
        ? nothing hurts | doesnt hurt | no pain | not in pain: 6 Call or use the booking form: “I'd like a check-up, please. Nothing hurts.”
        ? need a crown | needs a crown | get a crown | getting a crown | crown on my | crown put on | dental crown | crown done: 6 Call: “I was told that I need a crown. When can you do it, and what would it cost?”
          - 2 Say the first sentence aloud once: “I was told that I need a crown.”
          - 6 Call to ask for the first opening that suits you and the price.
        ? cracked | chipped | filling fell | filling came | crown came | crown fell: 6 Call when they open: “A tooth has cracked or lost its filling. What is your first opening?”
        ? hate phone* | hate phoning | hate calling | not by phone | no phone calls | phone anxiety | cant phone: 6 Use the dentist's online form or e-mail: “I'd like a check-up, please. I can come on … or ….”
          - 3 Open the dentist's booking form or e-mail address.
          - 4 Send: “I'd like a check-up, please. I can come on … or ….”
        - 2 Say the first sentence aloud once: “I'd like a check-up, please.”
        - 6 Call or use the booking form to ask for a check-up.
        ? pain | hurts | ache | broken | chipped | lost filling | abscess: 6 Call when they open: “I have a tooth that hurts. What is your first opening?”
        ? nervous | scared | anxious | hate: 6 Call or use the booking form: “I'd like a check-up, please. I get nervous, so a longer slot would help.”
        ? years | covid | embarrass* | asham* | state of: 6 Call or use the booking form: “I haven't been for years and feel nervous about it. Could I have a longer first check-up?”
        ? need a filling | needs a filling | a filling that | filling done | told .. filling: 6 Call: “I was told that I need a filling. When can you do it, please?”
          - 2 Say the first sentence aloud once: “I was told that I need a filling.”
          - 6 Call to ask for the first opening that suits you.
        ? hygienist | teeth cleaned | deep clean: 6 Call or use the booking form: “I'd like a cleaning with the hygienist, please.”
      3 Enter the appointment in your calendar, with the address and an alarm the day before.
        - 2 Enter the appointment in your calendar, with its address.
        - 2 Set an alarm for the day before.
      3 Plan one kind thing for the hour after it: a walk, a film, a call.
        ~ Open your calendar at the hour after it. | Think of a walk, a movie or a call. | Enter the one you like best.
        ? benefits reset | benefits run out | benefits end | insurance year | resets | use my benefits: 3 Ask the front desk how much of this year's coverage is left and what it pays toward the treatment.
        ? panic* | phobia | terrif* | scared | the drill | nervous | anxious: 3 Write a card for the chair: “Left hand up means stop. I'd like music in my ears and a break when I ask.”
    `,
  },
  {
    id: "doctor",
    area: "health",
    acts: "book|see|call|go|go to|make|schedule|find|visit|get|arrange|register|ring|phone|do|have",
    things:
      "doctor|gp|doctor appointment|tb test|doctor's appointment|checkup|check-up|physical|health check|specialist|blood test|appointment|medical appointment|dermatologist|gynecologist|eye test|optician|diagnosis|diagnosed|assessment|psychiatrist|vaccination|vaccine|flu shot|physio|physiotherapist|eye exam|hearing test|annual physical|urologist|cardiologist",
    tells:
      "blood pressure is|blood sugar is|cholesterol is|rash won't go away|cough won't go away|eyesight is getting|hearing is getting|keep fainting|heart races|can't hear properly|been coughing",
    unless:
      "become|dog|cat|puppy|kitten|rabbit|ferret|vet|dentist|who series|eye doctor|optometrist|haircut|hairdresser",
    it: "the appointment",
    plan: `
      2* Write down in one line what the doctor should know, and how long it's been going on.
        ~ Write in one line what the doctor should know. | Add how long it's been going on.
        ? sports physical | school physical | camp physical: 2 Download the school's or league's physical form, or photograph the paper one.
        ? heavy period* | periods: 2 Write down how heavy it is, since when, and any clots or dizziness. Soaking a pad an hour means call now.
        ? physio | physiotherapist | physical therapist: 2 Write down in one line what hurts, since when, and which movement sets it off.
        ? blood pressure: 2 Write down your last two readings with their dates, or “never measured”.
        ? physical | checkup | check up | health check: 2 Write down the year of your last check-up, and one thing you would like looked at.
        ? for my mum | for my mom | for my dad | for mum | for dad | my son | my sons | my daughter* | daughters | baby | my nan* | my wife | my wifes | my husband*: 2 Write down in one line what the doctor should know about the patient, and since when.
      3n Find the number or booking page, with your insurance card or number beside you.
        ~ Get your insurance card. | Lay it beside you. | Find the doctor's number or booking page.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 3 Look at the booking once more: address, time, price, and any referral you need to bring.
      6n Call or book: say the one line, and give two times that suit you[, {deadline}].
        ~ Open the booking page, or dial the number. | Say your one line. | Give two times that suit you.
        ? mornings only | only mornings | only in the morning | only before | before school: 6 Call or book with your one line and two mornings that suit[, {deadline}].
          - 2 Choose two mornings[, {deadline}].
          - 6 Call or book: your one line and the two mornings.
        ? afternoons only | only afternoons | only after # | after school | only evenings: 6 Call or book with your one line and two late-day times that suit[, {deadline}].
          - 2 Choose two late-day times[, {deadline}].
          - 6 Call or book: your one line and the two late-day times.
        ? want a woman | a woman doctor | female doctor | female gp | not a man | woman only: 6 Book with the one line and “with a woman doctor or the nurse, please”, and two times that suit you[, {deadline}].
          - 2 Write “with a woman doctor or the nurse, please” below your line.
          - 5 Book an appointment with your line and that request.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 5 Write down what you have tried already, and every medicine you take.
        ? wait is | month wait | months wait | week wait | weeks wait | waiting list: 6 Ask for the far date, a spot on the cancellation list and the name of a clinic that is faster.
          - 2 Write three words on a note: far date, cancellations, other clinic.
          - 5 Call to ask for all three.
        ? no online | dont have online | without online | only by phone: 6 Call: “Hello, I'd like an appointment about …, please. I can come on … or ….”
          - 3 Write on paper: “Hello, I'd like an appointment about …, please.”
          - 5 Call with the paper in front of you.
        ? start work | at work by | at work at # | at work when | cant ring at | cant call at | work starts: 6 Send the one line through the clinic's online form tonight, with “please text, I can't answer at work”.
          - 3 Open the clinic's online form or app tonight.
          - 5 Send the one line with your free times and “please text, I can't answer at work”.
        ? engaged | never get through | queue | 8am | at 8 | lines open | on hold | cant get through: 6 Send the one line through the clinic's online form or app tonight.
        ? online only | econsult | e consult | form | app: 6 Fill in the online form: your one line, how long it has been going on, and what you are afraid it is.
        ? hate phoning | phone anxiety | scared of the phone | cant phone | anxious | shift | at work | in meetings: 6 Book by app or online form with the one line and “please text, I can't answer calls until …”.
      5 List the three things you want to ask or have checked, the most important first.
        ~ Write the numbers 1 to 3 on a page. | Write the most important thing first. | Write the second one. | Write the third one.
        ? tummy | stomach ache* | my daughters | my sons | my childs: 5 Write down the last three days: when it hurt, school or weekend, meals, fever, bathroom trips, what helped.
        ? blood pressure: 5 List three questions: what do the readings mean, do I need tablets, what should I change first?
      5 Find the number or booking page, with your insurance card or number beside you.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 3 Look at the booking once more: address, time, price, and any referral you need to bring.
        ? physio | physiotherapist | physical therapist: 5 Look up whether you can book physical therapy yourself or need a referral: the clinic's page says so.
          - 3 Look up whether you can book physical therapy yourself or need a referral.
          - 2 Write the number or booking page beside the answer.
        ? specialist | dermatologist | cardiologist | gynecologist | gynaecologist | neurologist | urologist: 5 Look up whether you need a referral from your doctor: your insurer's page says so.
          - 3 Look up whether you need a referral from your doctor.
          - 2 Write the number or booking page beside the answer.
        - 3 Find the number or booking page.
        - 2 Put your insurance card or number beside it.
      6 Call or book: say the one line, and give two times that suit you[, {deadline}].
        ? mornings only | only mornings | only in the morning | only before | before school: 6 Call or book with your one line and two mornings that suit[, {deadline}].
          - 2 Choose two mornings[, {deadline}].
          - 6 Call or book: your one line and the two mornings.
        ? afternoons only | only afternoons | only after # | after school | only evenings: 6 Call or book with your one line and two late-day times that suit[, {deadline}].
          - 2 Choose two late-day times[, {deadline}].
          - 6 Call or book: your one line and the two late-day times.
        ? want a woman | a woman doctor | female doctor | female gp | not a man | woman only: 6 Book with the one line and “with a woman doctor or the nurse, please”, and two times that suit you[, {deadline}].
          - 2 Write “with a woman doctor or the nurse, please” below your line.
          - 5 Book an appointment with your line and that request.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 5 Write down what you have tried already, and every medicine you take.
        ? wait is | month wait | months wait | week wait | weeks wait | waiting list: 6 Ask for the far date, a spot on the cancellation list and the name of a clinic that is faster.
          - 2 Write three words on a note: far date, cancellations, other clinic.
          - 5 Call to ask for all three.
        ? no online | dont have online | without online | only by phone: 6 Call: “Hello, I'd like an appointment about …, please. I can come on … or ….”
          - 3 Write on paper: “Hello, I'd like an appointment about …, please.”
          - 5 Call with the paper in front of you.
        ? start work | at work by | at work at # | at work when | cant ring at | cant call at | work starts: 6 Send the one line through the clinic's online form tonight, with “please text, I can't answer at work”.
          - 3 Open the clinic's online form or app tonight.
          - 5 Send the one line with your free times and “please text, I can't answer at work”.
        - 2 Choose two times that suit you[, {deadline}].
        - 6 Call or book: your one line and the two times.
        ? engaged | never get through | queue | 8am | at 8 | lines open | on hold | cant get through: 6 Send the one line through the clinic's online form or app tonight.
          - 3 Look for the clinic's online form or app.
          - 5 Send the one line there, with your phone number.
        ? online only | econsult | e consult | form | app: 6 Fill in the online form: your one line, how long it has been going on, and what you are afraid it is.
        ? hate phoning | phone anxiety | scared of the phone | cant phone | anxious | shift | at work | in meetings: 6 Book by app or online form with the one line and “please text, I can't answer calls until …”.
          - 3 Look for the clinic's online form or app.
          - 5 Send the one line, with “please text, I can't answer calls until …”.
      3 Enter the appointment in your calendar, with the address and an alarm two hours before.
        ~ Open your calendar at that day. | Enter the appointment and the address. | Set an alarm two hours before.
      5 Put the list of questions, medicines and earlier letters into one envelope.
        ? physio | physiotherapist | physical therapist: 4 Put shorts, your questions and any scan reports into one bag.
          - 3 Put your questions and any scan reports into one bag.
          - 2 Add shorts and a loose top to the bag.
          - 2 Put the bag where you keep your keys.
        - 3 List the medicines you take.
        - 3 Put that list with your questions and earlier letters into one envelope.
        - 2 Lay the envelope where you keep your keys.
    `,
  },
  {
    id: "therapist",
    area: "health",
    acts: "find|start|see|get|book|look for|look|choose|try|switch|go|go to",
    things:
      "therapist|therapy|counselor|counsellor|psychologist|counseling|counselling|couples therapy|mental health help|couples counseling|support group|cbt|adhd coach",
    unless: "become|physical|massage|degree",
    it: "a therapist",
    named: "therapist|counselor|counsellor|psychologist|support group|adhd coach",
    plan: `
      2* Write one sentence that you could say to a stranger: “I'd like help with … .”
        ~ Write “I'd like help with” on a note. | Finish the sentence.
        ? teenage* | my teen | my daughter | my son | my child: 2 Ask your teen for one sentence to send, in their own words: “I'd like help with ….”
        ? support group | grief group: 2 Write one sentence that you could say to a stranger: “I'm looking for a group because ….”
        ? anxi* | panic: 2 Write one sentence that you could say to a stranger: “I'm anxious about …, and it keeps me from ….”
        ? depress* | low mood: 2 Write one sentence that you could say to a stranger: “I've felt low since …, and I'd like help.”
        ? grief | died | bereave*: 2 Write one sentence that you could say to a stranger: “… died, and I'd like help with it.”
        ? trauma | ptsd: 2 Write one sentence that you could say to a stranger: “I'd like someone who knows trauma.”
        ? couples | marriage | my partner and i | my husband and i | my wife and i: 2 Write one sentence for both of you: “We'd like help with …, as a couple.”
      10n Search a therapy directory for two therapists[ in {place}] who name your topic, and save both.
        ~ Open a directory of therapists. | Type your topic and your zip code. | Save the first one who names your topic. | Save a second one.
        ? coach: 10 Search for three ADHD or life coaches with a free first call[, within {money}].
          - 6 Search for coaches with a free first call[, within {money}].
          - 4 Save three coaches who name your topic.
        ? anxiety group | support group for anx* | support group for dep* | adhd group | support group for adhd | anxiety support group | depression group: 8 Look up two groups of a mental health nonprofit: one near you, one online.
          - 5 Look up a mental health nonprofit's group near you.
          - 3 Save one group that meets online.
        ? not online | no online | no video | in person | face to face: 10 Search a directory[ in {place}] with “in person” ticked, for three who name your topic.
          - 6 Search a directory[ in {place}] with “in person” ticked.
          - 4 Save three who name your topic.
        ? support group | grief group: 8 Look up two groups: one at a hospice or hospital near you, one online.
          - 5 Look up a group at a hospice, hospital or church near you.
          - 3 Save one group that meets online.
        ? # names | list of names | have a list | have # numbers: 3 Copy the e-mail address or contact form of each name on your list.
          - 2 Open your list of names.
          - 3 Copy the e-mail address or contact form of each name.
        ? no insurance | uninsured | without insurance: 10 Search training clinics and sliding-scale lists for three low-cost names.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 10 Search your insurer's list of mental health providers for two who take new patients.
        ? speaks | speaking | language | polish | arabic | spanish | urdu | punjabi | turkish | portuguese: 10 Search a directory with the language filter on, for two who work in your language.
          - 6 Search a directory with the language filter on. Video therapists count too.
          - 4 Save two who work in your language.
        ? adhd | autis*: 10 Search a directory for three therapists listed under “ADHD” or “autism” and “adults”.
          - 6 Search a directory for “ADHD” or “autism” and “adults”.
          - 4 Save three who take new patients.
        ? cheap | low cost | afford | no money | free | broke: 10 Search training clinics, nonprofits and community health centers for three low-cost names.
          - 6 Search for training clinics, nonprofits and “low cost counselling” near you.
          - 4 Save three, a community health center among them.
        ? online | video | from home: 10 Search a directory with “online” ticked, for three who name your topic.
          - 6 Search a directory with “online” ticked.
          - 4 Save three who name your topic.
      6n Send both your sentence, your free hours, and one question: “Are you taking new patients?”
        ~ Open a message to the first therapist. | Type your sentence and your free hours. | Send it with “Are you taking new patients?” at the end. | Send the same to the second one.
        ? not a woman | no women | prefer a man | rather a man: 6 Send two male therapists your sentence, your free hours, and one question: “Are you taking new patients?”
        ? a woman | female | woman therapist | wants a woman: 6 Send two female therapists your sentence, your free hours, and one question: “Are you taking new patients?”
        ? support group | grief group: 6 Send both your sentence, and “When do you meet, and may I come only to listen?”
        ? ghost* | disappeared | vanished | stopped replying | left me | retired: 6 Send three of them: “My last therapist stopped answering. I'd like to start soon. Are you taking new patients?”
        ? no insurance | uninsured | without insurance: 6 Send all three your sentence, your free hours, and “What is the least I could pay?”
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 6 Send both your sentence, your free hours, your plan's name, and “Do you take it now?”
        ? evening* | weekend* | saturday* | after work | after #: 6 Send both your sentence, and one question: “Do you have openings after work or on weekends?”
      4 Write down what you can pay a month, and the hours when you are free[, within {money}].
        ~ Open your bank's app with your calendar at hand. | Look at what's left each month. | Write down what you can pay. | Write the hours when you are free.
        ? # an hour: 4 Write “{#} an hour at most” on a note, with the hours when you are free.
        ? support group | grief group: 4 Write one line for the first meeting: “I'd just like to listen today.”
        ? # a session | # per session | # each session: 4 Write “{#} a session at most” on a note, with the hours when you are free.
        ? no insurance | uninsured | without insurance: 4 Write down the least and the most you can pay an hour, and the hours when you are free.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 4 Write down the hours when you can come, with your plan's name and member number.
        ? evening* | weekend* | after work: 4 Write down the hours you can come (evenings, weekends) and what you can pay a month.
      10 Search a therapy directory for three therapists[ in {place}] who name your topic, and save them.
        ? coach: 10 Search for three ADHD or life coaches with a free first call[, within {money}].
          - 6 Search for coaches with a free first call[, within {money}].
          - 4 Save three coaches who name your topic.
        ? anxiety group | support group for anx* | support group for dep* | adhd group | support group for adhd | anxiety support group | depression group: 8 Look up two groups of a mental health nonprofit: one near you, one online.
          - 5 Look up a mental health nonprofit's group near you.
          - 3 Save one group that meets online.
        ? not online | no online | no video | in person | face to face: 10 Search a directory[ in {place}] with “in person” ticked, for three who name your topic.
          - 6 Search a directory[ in {place}] with “in person” ticked.
          - 4 Save three who name your topic.
        ? support group | grief group: 8 Look up two groups: one at a hospice or hospital near you, one online.
          - 5 Look up a group at a hospice, hospital or church near you.
          - 3 Save one group that meets online.
        ? # names | list of names | have a list | have # numbers: 3 Copy the e-mail address or contact form of each name on your list.
          - 2 Open your list of names.
          - 3 Copy the e-mail address or contact form of each name.
        - 6 Search a therapy directory for therapists[ in {place}].
        - 4 Save three who name your topic.
        ? no insurance | uninsured | without insurance: 10 Search training clinics and sliding-scale lists for three low-cost names.
          - 6 Search for training clinics, sliding-scale lists and “low cost counselling”.
          - 4 Save three who take new patients.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 10 Search your insurer's list of mental health providers for three who take new patients.
          - 6 Search your insurer's list of mental health providers.
          - 4 Save three who take new patients and name your topic.
        ? speaks | speaking | language | polish | arabic | spanish | urdu | punjabi | turkish | portuguese: 10 Search a directory with the language filter on, for two who work in your language.
          - 6 Search a directory with the language filter on. Video therapists count too.
          - 4 Save two who work in your language.
        ? adhd | autis*: 10 Search a directory for three therapists listed under “ADHD” or “autism” and “adults”.
          - 6 Search a directory for “ADHD” or “autism” and “adults”.
          - 4 Save three who take new patients.
        ? cheap | low cost | afford | no money | free | broke: 10 Search training clinics, nonprofits and community health centers for three low-cost names.
          - 6 Search for training clinics, nonprofits and “low cost counselling” near you.
          - 4 Save three, a community health center among them.
        ? online | video | from home: 10 Search a directory with “online” ticked, for three who name your topic.
          - 6 Search a directory with “online” ticked.
          - 4 Save three who name your topic.
      5 Check what your insurance, employer or doctor pays for.
        ? coach: 5 Ask your employer whether it pays for coaching. Some do for ADHD.
          - 3 Look up whether your employer pays for coaching.
          - 3 Look up whether your health savings account can pay for coaching.
        ? nhs waiting list | waiting list is | on the waiting list | on a waiting list: 4 Give the waiting list your current phone number and address, so you keep your place.
        ? support group | grief group: 3 Look up what each group costs, when it meets, and whether you have to sign up. Most are free.
        - 5 Look up what your insurance or employer pays for.
        - 3 Note whether you need a referral from your doctor.
        ? no insurance | uninsured | without insurance: 5 Check what your employer, college or a community clinic pays for without insurance.
          - 5 Look up what your employer, college or a community clinic pays for.
          - 3 Note whether you need a referral from a doctor.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 5 Ring the number on your card to ask what a session costs you, and note whether you need a referral.
          - 5 Ring the number on your card to ask what a session costs you and how many a year are covered.
          - 3 Note whether they want a referral from your doctor first.
      8 Send all three the same short message: your sentence, your hours, and “Are you taking new patients?”
        ? not a woman | no women | prefer a man | rather a man: 8 Send three male therapists the same short message: your sentence, your hours, and “Are you taking new patients?”
          - 5 Write one short message: your sentence, your hours, and “Are you taking new patients?”
          - 3 Send the message to three male therapists.
        ? not a man | no men | prefer a woman | rather a woman: 8 Send three female therapists the same short message: your sentence, your hours, and “Are you taking new patients?”
          - 5 Write one short message: your sentence, your hours, and “Are you taking new patients?”
          - 3 Send the message to three female therapists.
        ? a woman | female | woman therapist | wants a woman: 8 Send three female therapists the same short message: your sentence, your hours, and “Are you taking new patients?”
          - 5 Write one short message: your sentence, your hours, and “Are you taking new patients?”
          - 3 Send the message to three female therapists.
        ? a man | male | male therapist: 8 Send three male therapists the same short message: your sentence, your hours, and “Are you taking new patients?”
          - 5 Write one short message: your sentence, your hours, and “Are you taking new patients?”
          - 3 Send the message to three male therapists.
        ? support group | grief group: 6 Send both groups your sentence, and “When do you meet, and may I come just to listen?”
          - 4 Write one short message: your sentence, and “When do you meet, and may I come just to listen?”
          - 3 Send the message to both groups.
        - 5 Write one short message: your sentence, your hours, and “Are you taking new patients?”
        - 3 Send the message to all three.
        ? no insurance | uninsured | without insurance: 8 Send all three the same short message: your sentence, your hours, and “What is the least I could pay?”
          - 5 Write one short message: your sentence, your hours, and “What is the least I could pay?”
          - 3 Send the message to all three.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 8 Send all three the same short message: your sentence, your hours, your plan, and “Do you take it now?”
          - 5 Write one short message: your sentence, your hours, your plan, and “Do you take it now?”
          - 3 Send the message to all three.
        ? ghost* | disappeared | vanished | stopped replying: 8 Send all three the same short message: what you worked on, that your therapist stopped, and “Are you taking new patients?”
          - 5 Write one short message: what you worked on, that your therapist stopped, your hours.
          - 3 Send the message to all three.
      3? Set a reminder in one week to call whoever has not answered.
        ~ Open your calendar one week from now. | Set a reminder to call. | Add both therapists' names and their numbers.
      5 Book a first talk with whoever answers first. One talk doesn't commit you.
        ~ Open your messages. | Look at who answered first. | Choose a time they offer. | Write back to book the first talk.
        ? support group | grief group: 5 Put the next meeting into your calendar. You may leave after half an hour.
    `,
  },
  {
    id: "sleep",
    area: "health",
    whole:
      "stop staying up|brain won't shut up|brain won't shut off|mind is racing|mind racing|racing thoughts|mind races|switch off at night|sleep|sleep better|sleep more|go to bed earlier|go to bed on time|go to sleep earlier|fix my sleep schedule|fix sleep schedule|get more sleep|get enough sleep|get better sleep|fall asleep|stop staying up late|stay asleep|fall asleep faster|sleep through the night|get 8 hours|stop going to bed late|go to bed|stop revenge bedtime procrastination",
    acts: "fix|improve|reset|get|build|have|sort|sort out|stop",
    things:
      "sleep|sleep schedule|insomnia|bedtime|bedtime routine|sleeping|sleep routine|sleep pattern|night routine|evening routine|wind-down routine|revenge bedtime procrastination|staying up late|sleep hygiene|sleep habit|nighttime routine",
    unless: "baby|toddler|kid|son|daughter|mode|sofa|alone with|business",
    it: "your sleep",
    plan: `
      2* Write down when you fell asleep and got up last night. A guess will do.
        ~ Write down when you fell asleep last night. | Write down when you got up.
      3n Set an alarm named “screens away” one hour before you want the lights out[; the goal is {deadline}].
        ~ Write down when you want the lights out. | Count back one hour. | Set an alarm named “screens away”.
        ? lay there | lie there | laying there | lie awake | lay awake | lying awake | brain going | brain wont | brain is going | cant sleep: 3 Set one wake-up time for all seven days, even after a bad night. That pulls the nights back into place.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Set your alarm half an hour earlier than today's for all seven days, because bedtime follows it.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Set an alarm named “screens away” for an hour before {#}.
      10n Turn the lights out at that hour tonight, with the phone charging outside the bedroom.
        ~ Plug in the phone outside the bedroom. | Walk to bed at that hour. | Lie down in bed. | Turn the lights out.
        ? lay there | lie there | laying there | lie awake | lay awake | lying awake | brain going | brain wont | brain is going | cant sleep: 10 Get into bed only when you're sleepy tonight. After about 20 minutes awake, sit in dim light with something dull.
        ? fall asleep faster | fall asleep quicker | fall asleep quickly | to fall asleep | trouble falling asleep | cant fall asleep | hard to fall asleep: 10 Get into bed only when you're sleepy tonight, with the phone in another room. Awake after 20 minutes means up for something dull.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 10 Turn the lights out half an hour before {#} tonight, with the phone charging outside the bedroom.
        ? bed by # | asleep by # | bed at # | sleep by #: 10 Turn the lights out half an hour earlier than last night, with the phone charging outside the bedroom.
        ? uni | school | job | starts: 5 Write a wake-up time beside each day until then, one hour earlier every two days.
      3 Choose a lights-out time only 30 minutes earlier than last night's[; the goal is {deadline}].
        ~ Look at last night's time. | Count back 30 minutes. | Write that down as tonight's lights-out time.
        ? lay there | lie there | laying there | lie awake | lay awake | lying awake | brain going | brain wont | brain is going | cant sleep: 3 Set one wake-up time for all seven days, even after a bad night. Bedtime is when you're sleepy, even if that's late.
        ? fall asleep faster | fall asleep quicker | fall asleep quickly | to fall asleep | trouble falling asleep | cant fall asleep | hard to fall asleep: 3 Choose a lights-out time when you're usually sleepy, even if it's late. Lying awake in bed makes it harder.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Choose a wake-up time half an hour earlier than today's, and note a lights-out half an hour before {#}.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Choose tonight's lights-out time 30 minutes earlier than last night's, on the way to {#}.
        ? # .. am | 5am | 4am | 3am | nocturnal | upside down: 3 Choose a wake-up time two hours earlier than today's, for seven days. Bedtime follows by itself.
        ? uni | school | new job | starts: 3 Choose the wake-up time you need for that first day. You'll get there by an hour every two days.
      3 Set an alarm named “screens away” one hour before lights-out.
        ~ Open the alarm on your phone. | Set it one hour before lights-out. | Name it “screens away”.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Set an alarm named “screens away” one hour before that lights-out time.
        ? cricket | football | the match | match till | the game | baseball | series | episodes | netflix: 3 Set an alarm named “TV off” one hour before lights-out. You can watch the end tomorrow.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Set an alarm named “screens away” one hour before tonight's lights-out.
        ? scroll* | phone in bed | tiktok | youtube: 3 Set an alarm named “phone to its charger” one hour before lights-out.
      5 Put the charger of your phone outside the bedroom, or as far from the bed as the cable reaches.
        ? deleted the app | deleted it | deleted youtube | netflix | laptop: 5 Put the phone and laptop chargers in another room, where your evening screen time ends.
          - 3 Put the phone and laptop chargers in another room.
          - 3 Put a book, a lamp or a radio beside the bed instead.
        - 3 Put the charger of your phone outside the bedroom.
        - 3 Put a book, a lamp or a radio beside the bed instead.
      8 Make the bedroom darker and cooler: curtains closed, window open a crack, little lights covered.
        ? tv in the room | tv in the bedroom | husband watches | wife watches | partner watches | boyfriend watches | girlfriend watches: 8 Agree on one rule for the TV in the bedroom: headphones, a sleep timer, or the sofa after ten.
          - 5 Agree during the day on one rule for the TV: headphones, a sleep timer, or the sofa after ten.
          - 3 Lay an eye mask and earplugs by your pillow.
        - 5 Cover the window and any small lights.
        - 3 Take work and dishes out of the room.
        ? noise | neighbour* | snor* | traffic: 8 Make the bedroom quieter: earplugs, a fan or white noise, a rolled towel at the door.
        ? hot | heat* | flush*: 8 Make the bedroom cooler: an open window, a thin blanket, a fan, feet out.
      5 Write tomorrow's worries and first task on paper before you lie down.
        ~ Get a pen and paper. | Write down the loudest worry. | Write down the others. | Write tomorrow's first task before you lie down.
        ? lay there | lie there | laying there | lie awake | lay awake | lying awake | brain going | brain wont | brain is going | cant sleep: 5 Write down everything your brain is chewing on after dinner, with “tomorrow at ten” beside each line.
        ? adhd | mind | thoughts | racing: 5 Write down everything that is loud in your head, along with tomorrow's first task, by a low lamp.
        ? fall asleep faster | fall asleep quicker | fall asleep quickly | to fall asleep | trouble falling asleep | cant fall asleep | hard to fall asleep: 5 Write tomorrow's worries and first task on paper. In bed, tense and let go each muscle from the toes up.
        ? baby | kids | toddler: 5 Agree with the other adult on who gets up tonight.
      5? Note your bedtime and wake-up time on five mornings in a row.
        ? since MONTH | for months | for weeks | # weeks | # months | been like this | zombie: 5 Book the doctor if this has gone on over a month: “I'm awake until … most nights. Can I get CBT for insomnia?”
          - 2 Write down since when, how many nights a week, and how the days are.
          - 4 Book the doctor with that note, and ask about CBT for insomnia.
        - 2 Put paper and pen beside the bed to note your bedtime and wake-up time for five days.
        - 3 Set a reminder in five days to move lights-out another 15 minutes if it worked.
        - 2 Write your last coffee time on the kitchen cupboard: no later than 2 pm.
    `,
  },
  {
    id: "wake-up",
    area: "health",
    whole:
      "wake up|get up|wake up early|wake up earlier|get up early|get up earlier|become a morning person|get up on time|wake up on time|stop snoozing|stop hitting snooze|stop oversleeping|be a morning person",
    acts: "stop|build|fix",
    things: "snoozing|snooze|oversleeping|hitting snooze|snooze button|sleeping in",
    unless: "baby|call|service",
    it: "getting up",
    plan: `
      2* Set your alarm for tomorrow only 15 minutes earlier than today's.
        ~ Open your alarm for tomorrow. | Set it 15 minutes earlier than today's.
        ? snooze | snoozing | snooze button: 2 Set your alarm for the minute you truly have to stand up, and delete all the alarms before it.
        ? starting at | start at | starting monday | new job | first day | first shift | early shift | new schedule: 2 Write down two times: when work starts, and when your feet must touch the floor.
        ? sleeping through | slept through: 2 Set two different alarms on two devices, one of them across the room.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 2 Turn the clock to the wall tonight. The phone goes out of reach.
        ? doesnt wake me | dont hear | sleep through | sleeps through | dont wake: 2 Set two different alarms: one loud by the door, one shaking under the pillow.
        ? overslept | slept in: 2 Set tonight's alarm twice, on two devices, both out of reach.
        ? up at # | wake at # | up by #: 2 Set tomorrow's alarm 15 minutes before the time you got up today, as a first move toward {#}.
        ? # alarms | i set # | several alarms | multiple alarms: 2 Delete all alarms but one, set for the minute you truly have to stand up.
      3* Put the phone or clock where you have to stand up to reach it.
        ~ Pick up the phone or clock. | Walk to a spot out of reach of the bed. | Set it down there.
        ? sleeping through | slept through: 3 Put the loudest alarm you have where you must walk to it. One test at full volume shows that it wakes you.
        ? walk back to bed | back to bed | crawl back: 3 Put a second alarm in the bathroom, set five minutes after the first.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 3 Put paper and pen by the bed. Each thought goes there in three words, with “at ten” after it.
        ? doesnt wake me | dont hear | sleep through | dont wake: 3 Put the loud one where you must walk to it, plugged in so it can't run out.
        ? snooz* | ignore | sleep through | turn it off: 3 Put two clocks with different sounds far from the bed, one of them in the bathroom.
        ? partner | wife | husband | girlfriend | boyfriend: 3 Put a vibrating or light alarm on your side of the bed.
      5 Lay out clothes, slippers and a glass of water near the clock.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Set up a chair with a blanket, a low lamp and a dull book for when you've been awake about 20 minutes.
          - 3 Put a blanket and a low lamp by a chair.
          - 2 Put a dull book on the chair.
        ? dark | winter: 5 Lay out warm clothes and slippers near a bright lamp on a timer.
          - 3 Lay out warm clothes and slippers.
          - 2 Put a bright lamp on a timer beside the bed.
        - 3 Lay out clothes and slippers.
        - 2 Put a glass of water beside the clock.
      5 Choose one pleasant thing for the first ten minutes: coffee, a song, the balcony.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Put 15 minutes for those thoughts into tomorrow's calendar at ten.
          - 2 Put 15 minutes for those thoughts into tomorrow's calendar at ten.
          - 3 Write the loudest thought down as the first one for ten o'clock.
        - 3 Choose one pleasant thing for the first ten minutes: coffee, a song, the balcony.
        - 3 Prepare it now, so it is waiting for you.
        ? shift | 5am | 4am | dark: 5 Choose a lamp that turns on by itself before the alarm.
          - 3 Set a lamp to turn on by itself before the alarm.
          - 3 Put a hot drink in a thermos by the bed.
        ? adhd | meds: 5 Put your pill and water by the bed if your prescriber agrees, for half an hour before you get up.
          - 3 Put your pill and water by the bed, out of children's reach.
          - 3 Set an alarm for the pill half an hour before you get up, if your prescriber agrees.
      3 Set a second alarm tonight, eight hours before the first, named “bed”.
        ~ Look at the time of your first alarm. | Count back eight hours. | Set a second one there, named “bed”.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 3 Set one wake-up time for all seven days. Naps after three make the nights worse.
      2n Stand up at the first ring tomorrow, so you can open the curtain before anything else.
        ~ Stand up at the first ring tomorrow. | Open the curtain.
        ? starting at | start at | starting monday | new job | first day | first shift | early shift | new schedule: 2 Set that alarm now for the first day, with a backup a few minutes later on a second clock.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 2 Write the loudest thought on paper the next time you wake, in three words, with “at ten” after it.
      3? Open the curtain a hand's width so that morning light comes in.
        ~ Stand at the bedroom window. | Take hold of the curtain. | Open it a hand's width.
      5 Write down for three mornings when your feet touched the floor. After that, both alarms move 15 minutes earlier.
        ? write up | written up | write me up | warning at work | boss said | late to work | late for work: 5 Ask one person to expect your “up” text from the bathroom each workday this week.
          - 3 Ask one person: “Can I text you ‘up’ each morning this week? Call me if I don't.”
          - 2 Set the first text for tomorrow, ten minutes after your alarm.
        ? starting at | start at | starting monday | new job | first day | first shift | early shift | new schedule: 5 Try it once before the first day: get up at that time, and go to bed early that night.
          - 2 Choose the morning to try it.
          - 3 Set its alarm, and a bedtime alarm eight hours before it.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Book a doctor's visit if this has gone on for a month: “I wake at … and lie awake.”
          - 2 Write down since when, how often, and how you feel in the daytime.
          - 4 Book the doctor with that line. There is a therapy made for it: CBT for insomnia.
        - 2 Put pen and paper beside the clock to write down when your feet touched the floor.
        - 3 Set a reminder in three days to move both alarms 15 minutes earlier.
        ? tired | exhausted | all day | no matter: 5 Write down for three days how many hours you spent in bed and how rested you feel.
          - 2 Put pen and paper beside the clock to note your hours in bed and how rested you feel.
          - 3 Put “Eight hours and still tired? Call the doctor” into your calendar for next week.
    `,
  },
  {
    id: "medication",
    area: "health",
    acts: "take|remember|remember to take|refill|organize|pick up|track|get|renew|sort|order",
    things:
      "medication|med|meds|medicine|pill|prescription|vitamin|adhd meds|supplement|antidepressant|inhaler|tablet|birth control|insulin",
    unless: "stop|quit|wean|off|less",
    it: "your medicine",
    named: "medication|med|medicine|pill|prescription|vitamin|inhaler|tablet|supplement",
    plan: `
      2* Count what is left of {it}, and write down the day it runs out.
        ~ Count what is left of {it}. | Write down the day it runs out.
        ? organize my pills | organize my meds | sort my pills | sort my meds | organize pills | organize medication* | pill organizer | set up a pill box: 2 Put all your pill bottles on a table, and photograph the labels.
        ? forget # days | forget # | miss # days: 2 Check right now whether today's dose has been taken, and bring the bottle to where you are.
        ? remember | forget* | forgot | keep missing | missing doses | on time | every morning | every night: 2 Bring {it} to where you are now to check whether today's dose has been taken.
        ? for my holiday | for the holiday | for our holiday | for the trip | for a week away | travel*: 2 Count the days you'll be away, plus three spare ones.
        ? vitamin* | supplement* | creatine | magnesium | omega: 2 Put the bottle beside something you touch every day: kettle, toothbrush, dinner plate.
        ? empty stomach | before food | with food | with breakfast: 2 Count the doses that are left, and write down the day they run out.
      4n Put it beside something you never skip, such as your toothbrush or coffee maker, out of reach of children.
        ~ Get the box or bottle. | Walk to your toothbrush or coffee maker. | Set it beside that. | Check that no child can reach it.
        ? organize my pills | organize my meds | sort my pills | sort my meds | organize pills | organize medication* | pill organizer | set up a pill box: 4 Write one list: each pill, how many, morning, noon or night.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 4 Put the bottle or box on top of something you have to move every day, such as the coffee maker lid or your keys, out of reach of children.
        ? vitamin* | supplement* | creatine | magnesium | omega: 4 Fill a week's box or seven small cups with them, so you can see whether today's is gone.
      3n Set a repeating alarm for the time of the next dose on the label[, {rhythm}].
        ~ Get the label in front of you. | Read the time of the next dose. | Set a repeating alarm for that time.
        ? organize my pills | organize my meds | sort my pills | sort my meds | organize pills | organize medication* | pill organizer | set up a pill box: 5 Order or buy a weekly box with a row for each time of day, and fill the first day from your list.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 3 Text one person: “Could you text me at … each day, until I answer ‘taken’?”
        ? weekend* | saturday* | sunday* | days off: 3 Set a second alarm for Saturday and Sunday, at a time when you are surely up.
        ? adhd | elvanse | concerta | ritalin | vyvanse | adderall: 3 Set an alarm half an hour before you get up, with your pill and water by the bed.
          - 3 Set an alarm half an hour before you get up, with your pill and water by the bed.
          - 2 Set a second alarm 20 minutes later as a backup.
      3 Choose something you never skip that it can go with: brushing teeth, coffee, feeding the cat.
        ~ Write down teeth, coffee and feeding the cat. | Cross out any you sometimes skip. | Circle the one it can go with.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 3 Choose one thing you have to pick up every day: the coffee maker lid, your keys, your phone charger.
        ? organize my pills | organize my meds | sort my pills | sort my meds | organize pills | organize medication* | pill organizer | set up a pill box: 4 Write one list: each pill, how many, morning, noon or night. Questions go to the pharmacist.
        ? empty stomach | before food | before breakfast | thyroid | levothyroxine: 3 Choose something that comes before you eat: the alarm, the bathroom mirror, filling the kettle.
        ? with food | with meals | with breakfast: 3 Choose the meal it goes with. The pack stays at your place at the table.
        ? twice a day | morning and night | morning and evening | # times a day: 3 Choose one thing you never skip for each dose: the kettle in the morning, teeth at night.
        ? shift* | nights | different times: 3 Choose something you do on every kind of day: brushing teeth, first drink, shoes on.
        ? weekend* | saturday* | days off: 3 Choose something you do on weekends too: brushing teeth, the first coffee, feeding the cat.
        ? travel* | away from home | away for | two homes | boyfriends | girlfriends: 3 Choose the bag you always carry as the second place, for three days' worth in the labelled pack.
      4 Put it right beside that thing, out of reach of children.
        ~ Get the box or bottle. | Walk to the thing you chose. | Set it right beside it. | Check that no child can reach it.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 4 Put it right on top of that thing, so you have to move it first, out of reach of children.
        ? organize my pills | organize my meds | sort my pills | sort my meds | organize pills | organize medication* | pill organizer | set up a pill box: 5 Order or buy a weekly box with a row for each time of day.
        ? for my holiday | for the holiday | for our holiday | for the trip | for a week away: 4 Keep the medicine in its labelled packs in your carry-on, with the prescription.
      3 Set a repeating alarm for that time[, {rhythm}].
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 3 Text one person: “Could you text me at … each day, until I answer ‘taken’?”
          - 3 Choose one person who is up at that hour and won't nag.
          - 2 Text them: “Could you text me at … each day, until I answer ‘taken’?”
        ? once a week | one a week | weekly | one capsule a week | one tablet a week | which day: 3 Set a repeating alarm on one day of the week, named after the medicine.
          - 3 Set a repeating alarm on one day of the week, named after the medicine.
          - 2 Write that day on the pack.
        ? weekend* | saturday* | sunday* | days off: 3 Set a second alarm for Saturday and Sunday, at a time when you are surely up.
          - 3 Set a second alarm for Saturday and Sunday, at a time when you are surely up.
          - 2 Put a note with that time where you drink your first coffee.
        - 3 Set a repeating alarm for that time[, {rhythm}].
        - 2 Set a second alarm 20 minutes later as a backup.
        ? adhd | elvanse | concerta | ritalin | vyvanse | adderall: 3 Set an alarm half an hour before you get up, with your pill and water by the bed.
          - 3 Set an alarm half an hour before you get up, with your pill and water by the bed.
          - 2 Set a second alarm 20 minutes later as a backup.
      6? Fill a weekly box, or put seven marks on the pack, one for each day.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | tried .. pill box | tried .. pillbox | tried .. pill organizer | tried .. weekly box | box .. ignore* | pill box .. work: 6 Ask the pharmacy for pouches sorted by day and time. Many pack them free.
        ? box didnt | box doesnt | box isnt | organizer didnt | organizer doesnt | alarms dont | alarms didnt | alarm didnt | alarm doesnt | ignore the alarm | ignore my alarm* | reminders dont | tried alarm* | tried an alarm | tried .. alarms | ignore alarm* | ignore the alarms | ignore them | ignore it | ignoring the alarm* | swipe .. alarm* | swipe it | swipe them | swiping .. alarm* | turn off the alarm* | turn the alarm* off | shut off the alarm* | dismiss .. alarm* | snooze .. alarm* | sleep through .. alarm*: 6 Fill a weekly pill box, so an empty slot shows that today's dose is taken.
        ? pill box | pillbox | pill organi* | dosette: 6 Fill all seven days of your pill box where you take the dose.
          - 6 Fill all seven days of your pill box.
          - 2 Put one dose in the bag you always carry, in its labelled pack.
        - 6 Fill a weekly box, or put seven marks on the pack, one for each day.
        - 2 Put one dose in the bag you always carry, in its labelled pack.
      6 Order the refill now by app or phone.
        ? remember | forget* | forgot | keep missing | missing doses | on time | every morning | every night: 3 Write the refill date from the label on your calendar, with a reminder ten days before it.
        ? on holiday until | on vacation | doctor is away | away until | on leave | out of office: 6 Ring the clinic's front desk: “My last pill is on …. Who can write the prescription until then?”
        ? wants a new | needs a new | new script | no refills | no repeats: 6 Ask the prescriber today for a new prescription. Have the name, the strength and your pharmacy ready.
        - 6 Order the refill by app or phone.
        - 2 Set a reminder ten days before the new supply runs out.
        ? # left: 6 Order the refill now, with “{#} left” in the message.
      3 Write down what to do after a missed dose as the leaflet or your pharmacist says.
        ~ Open the leaflet, or call your pharmacist. | Find the part on missed doses. | Write down what it says to do.
        ? vitamin* | supplement* | creatine | magnesium | omega: 3 Ask a pharmacist whether it goes with your other medicines, and how much is enough.
        ? side effect* | hate | makes me | dont want: 3 Write one line for the prescriber: what it does to you and since which dose. The dose stays until they answer.
    `,
  },
  {
    id: "calm-down",
    area: "health",
    whole:
      "meditate|start meditating|meditate daily|be more mindful|practice mindfulness|learn to meditate|relax|relax more|reduce stress|manage stress|manage my stress|manage my anxiety|reduce anxiety|calm down|deal with stress|deal with anxiety|cope with stress|cope with anxiety|feel less anxious|feel less stressed|stop worrying|worry less|stop overthinking|stress less|stop being anxious|stop being so anxious|be less stressed|be less anxious|feel calmer|overcome anxiety",
    tells: "meditation streak|meditation challenge",
    acts: "start|build|practice|learn|reduce|manage|deal|cope|overcome|recover|stop|handle|beat",
    things:
      "meditation|mindfulness|stress|anxiety|overthinking|worrying|worry|rumination|work stress|stress level|social anxiety|meditation practice|meditation streak|meditation challenge|meditation habit",
    needsAct: true,
    unless: "test of|concrete|dog|kill",
    it: "calm",
    plan: `
      2* Breathe out slowly ten times with both feet on the floor, counting each one.
        ~ Put both feet on the floor. | Breathe out slowly ten times, counting each one.
        ? meditat* | headspace | mindful*: 2 Count ten breaths, sitting down with your eyes closed or lowered.
      5n Write down what is loudest in your head, and underline the one line that is yours to do.
        ~ Get a pen and a page. | Write down what is loudest in your head. | Read the lines once. | Underline the one that is yours to do.
        ? meditat* | headspace: 4 Choose your seat for every day: a chair, the edge of the bed, the parked car.
      10n Walk around the block without headphones, and name five things you see.
        ~ Stand at the front door with your shoes on. | Walk out without headphones. | Name five things you see, one by one. | Walk around the block to your door.
        ? meditat* | headspace: 5 Sit there for three minutes with a soft timer bell. Each time a thought comes, the breath is where you return.
        ? interview | presentation | exam | speech: 10 Say the first sentence you'll need that day aloud five times, on a walk around the block.
        ? work | office | meeting: 10 Name five things you see on a walk around the building.
        ? night | bed | 3am: 10 Name five things you hear or feel, sitting up for ten minutes by a low lamp.
      4 Write down what is loudest in your head, in as many lines as it takes.
        ~ Get a pen and a page. | Write the loudest thing as the first line. | Write the next loudest. | Add lines until nothing more comes.
        ? meditat* | headspace: 4 Choose your seat for every day: a chair, the edge of the bed, the parked car.
      4 Mark each line: “mine to do”, “not mine” or “not today”.
        ? meditat* | headspace: 3 Set a timer with a soft bell to three minutes. A longer sit can wait a week.
          - 2 Choose a timer with a soft bell.
          - 2 Set the timer to three minutes.
        - 3 Mark each line: “mine to do”, “not mine” or “not today”.
        - 2 Underline one line that is yours to do.
      10? Walk around the block without headphones, and name five things you see.
        ~ Stand at the front door with your shoes on. | Walk out without headphones. | Name five things you see, one by one. | Walk around the block to your door.
        ? meditat* | headspace: 5 Sit there for three minutes with a soft timer bell. Each time a thought comes, the breath is where you return.
        ? interview | presentation | exam | speech: 10 Say the first sentence you'll need that day aloud five times, on a walk around the block.
        ? work | office | meeting: 10 Name five things you see on a walk around the building.
        ? night | bed | 3am: 10 Name five things you hear or feel, sitting up for ten minutes by a low lamp.
      5 Do one five-minute thing for a line that is yours.
        ? meditat* | headspace: 4 Save one five-minute guided session for the days that are too loud.
          - 2 Open one free meditation app or channel.
          - 2 Save one five-minute session there.
        - 2 Write that line as something you can do in five minutes.
        - 5 Do that five-minute thing.
      3 Set an alarm for the ten breaths at a fixed time[, {rhythm}].
        ~ Open the alarm on your phone. | Choose a fixed time of day. | Save it as “ten breaths”.
      5 Write down one person or place to turn to if it gets too much, with the number: a friend, your doctor, a helpline.
        ~ Think of a friend, your doctor or a helpline. | Write down the name. | Look up the number. | Write it beside the name.
        ? meditat* | headspace: 3 Write on a card: “Missing a day is fine. Three breaths count.”
    `,
  },
];
