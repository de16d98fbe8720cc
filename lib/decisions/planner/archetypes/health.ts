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
        ? insurance ends .. | insurance runs out | lose my insurance | insurance ends: 2 Write down your member number and the last day on which you are covered.
        ? teeth out | tooth out | teeth pulled | tooth pulled | teeth removed | tooth removed | extraction: 2 Write down which teeth, who said they should go, and whether anything hurts or swells now.
        ? sensitive: 2 Write down which tooth is sensitive, since when, and to what: cold, sweet, biting, brushing.
        ? aches | aching | hurts when | sore tooth | throb*: 2 Write down which tooth, since when, and what sets it off; a swollen face means the emergency line now.
        ? nothing hurts | doesnt hurt | no pain | not in pain: 2 Write down the date of your last visit; a guess will do.
        ? need a crown | needs a crown: 2 Write down which tooth needs the crown, who found it, and whether it hurts now.
        ? cracked | chipped | root canal | toothache | filling fell | filling came | lost a filling | crown came | crown fell: 2 Write down which tooth, since when, and what sets it off; a swollen face means the emergency line now.
        ? # years | years | since covid | since before | pandemic: 2 Write one line on what hurts or bothers you, or “nothing, only years away”.
        ? pain | hurts | ache | broken | chipped | lost filling | crown | abscess: 2 Write down which tooth, since when, and what sets it off; a swollen face means the emergency line now.
        ? need a filling | needs a filling | a filling that | filling done | told .. filling: 2 Write down which tooth needs the filling, who found it, and whether it hurts now.
        ? hygienist | teeth cleaned | deep clean: 2 Write down when your teeth were last cleaned, and any gums that bleed.
      4 Look up the number of your dentist, or of one nearby that takes new patients.
        ? wisdom: 4 Look up two oral surgeons on your plan's list, or your dentist's number for a referral.
        ? can see me | offered me | has a slot | gave me a slot | gave me an appointment: 4 Send your boss one line: “The dentist can see me on … at …. May I be away for two hours?”
        ? can pay # | pay # a month | payment plan* | pay monthly | in instalments: 4 Look up two that offer a payment plan, a dental school or community clinic among them.
        ? medicaid | dental insurance | my insurance | delta dental | dental plan: 4 Look up your plan's own list of dentists near you, and save two that take new patients.
        ? money | afford | tight | skint | broke | no insurance | expensive: 4 Look up two that take new patients and their price for a check-up: NHS, a community clinic, a dental school.
        ? not taking | no nhs | cant find: 4 Look up the official “find a dentist” page and a dental school's clinic, and save three numbers.
      3 Mark two mornings or afternoons in your calendar when you could go[, {deadline}].
        ? half term | school holiday* | spring break | easter holiday*: 3 Mark two days in the school holidays on which all of you are free.
          - 2 Mark two days in the school holidays on which all of you are free.
          - 2 Put everyone's insurance card or number beside the phone.
        ? open at # | opens at # | lines open at #: 3 Set an alarm called “ring the dentist” for {#}, with two times that suit you on a note.
          - 2 Set an alarm called “ring the dentist” for {#}.
          - 2 Write two times that suit you on a note, with your insurance number.
        ? after work | only evenings | only saturday* | only after # | before work | start work: 3 Mark two times that fit round work: the first slot of the day, a late opening, a Saturday.
          - 2 Mark two times that fit round work: first slot, late opening, Saturday.
          - 2 Put your insurance card or number beside the phone.
        - 2 Mark two mornings or afternoons in your calendar when you could go[, {deadline}].
        - 2 Put your insurance card or number beside the phone.
      3n Look up the number of a dentist, and mark two times when you could go.
        ? money | afford | tight | skint | broke | no insurance | expensive: 4 Look up the price of a check-up at two practices, NHS or a dental school's clinic included, and mark two times when you could go.
      6* Call or use the booking form: “I'd like a check-up, please.”
        ? wisdom: 6 Call: “I need my wisdom teeth out. Can you do it before …, do I need a referral or X-ray first, and what do I pay?”
          - 2 Write the sentence down, with the last day that would do.
          - 6 Call with it in front of you.
        ? teeth out | tooth out | teeth pulled | tooth pulled | teeth removed | tooth removed | extraction: 6 Call: “I need a tooth out. When is your first date, and what do I pay?”
          - 2 Write the sentence down, with two times that suit you.
          - 6 Call with it in front of you.
        ? sensitive: 6 Call: “A tooth is sensitive since …. When can you look at it, and what may I use till then?”
          - 2 Write the sentence down, with two times that suit you.
          - 6 Call with it in front of you.
        ? cancelled my | cancelled on me | cancelled twice: 6 Call: “You cancelled my date, and it hurts. What is your first free slot, and may I be on standby?”
          - 2 Write the sentence down, with the days you can come.
          - 6 Call when it opens, with it in front of you.
        ? aches | aching | hurts when | sore tooth | throb*: 6 Call when it opens: “A tooth aches when I chew. What is your first free slot?”
          - 2 Write the sentence down, with the days you can come.
          - 6 Call when it opens, with it in front of you.
        ? fillings needed | filling needed | need fillings | two fillings | three fillings | # fillings: 6 Call: “I need fillings. When can you do them, in how many visits, and at what price?”
          - 2 Say the first sentence aloud once: “I need fillings.”
          - 6 Call, and ask when, in how many visits, and at what price.
        ? can see me | offered me | has a slot | gave me a slot | gave me an appointment: 6 Say yes to that slot, or ask for the first or last one of another day.
          - 2 Write down the first and last hours that fit round work.
          - 4 Say yes to that slot, or ask for one of those.
        ? whole family | all of us | three of us | four of us | five of us | both kids and | family check: 6 Call or use the form: “Check-ups for the whole family, one after the other. Which day has room?”
          - 2 Write down each name with its date of birth.
          - 6 Call or use the form: “Check-ups one after the other. Which day has room?”
        ? nothing hurts | doesnt hurt | no pain | not in pain: 6 Call or use the booking form: “I'd like a check-up, please. Nothing hurts.”
        ? need a crown | needs a crown: 6 Call: “I was told that I need a crown. When can you do it, and what does it cost?”
          - 2 Say the first sentence aloud once: “I was told that I need a crown.”
          - 6 Call, and ask for the first time that suits you and the price.
        ? cracked | chipped | filling fell | filling came | crown came | crown fell: 6 Call when it opens: “A tooth has cracked or lost its filling. What is your first free slot?”
        ? hate phone* | hate phoning | hate calling | not by phone | no phone calls | phone anxiety | cant phone: 6 Use the practice's online form or e-mail: “I'd like a check-up, please. I can come on … or ….”
          - 3 Open the practice's booking form or e-mail address.
          - 4 Send: “I'd like a check-up, please. I can come on … or ….”
        - 2 Say the first sentence aloud once: “I'd like a check-up, please.”
        - 6 Call or use the booking form.
        ? pain | hurts | ache | broken | chipped | lost filling | abscess: 6 Call when it opens: “It hurts, or something is broken. What is your first free slot?”
        ? nervous | scared | anxious | hate: 6 Call or use the booking form: “I'd like a check-up, please. I get nervous, so a longer slot would help.”
        ? years | covid | embarrass* | asham* | state of: 6 Call or use the booking form: “I haven't been for years and feel nervous about it. Could I have a longer first check-up?”
        ? need a filling | needs a filling | a filling that | filling done | told .. filling: 6 Call: “I was told that I need a filling. When can you do it, please?”
          - 2 Say the first sentence aloud once: “I was told that I need a filling.”
          - 6 Call, and ask for the first time that suits you.
        ? hygienist | teeth cleaned | deep clean: 6 Call or use the booking form: “I'd like an appointment with the hygienist, please.”
      3 Enter the appointment in your calendar, with the address and an alarm the day before.
        - 2 Enter the appointment with its address.
        - 2 Set an alarm for the day before.
      3 Plan one kind thing for the hour after it: a walk, a film, a call.
        ? benefits reset | benefits run out | benefits end | insurance year | resets | use my benefits: 3 Ask the desk how much of this year's cover is left, and what it pays of the treatment.
        ? panic* | phobia | terrif* | scared | the drill | nervous | anxious: 3 Write a card for the chair: left hand up means stop, music in my ears, a break when I ask.
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
        ? sports physical | school physical | camp physical: 2 Download the school's or league's physical form, or photograph the paper one.
        ? heavy period* | periods: 2 Write down in one line: pads or days, since when, clots, tired or dizzy; soaking one an hour means ring now.
        ? physio | physiotherapist | physical therapist: 2 Write down in one line what hurts, since when, and which movement sets it off.
        ? blood pressure: 2 Write down your last two readings with their dates, or “never measured”.
        ? physical | checkup | check up | health check: 2 Write down the year of your last check-up, and one thing you would like looked at.
        ? for my mum | for my mom | for my dad | for mum | for dad | my son | my sons | my daughter* | daughters | baby | my nan* | my wife | my wifes | my husband*: 2 Write down in one line what the doctor should know about the patient, with date of birth, and since when.
      3n Find the number or booking page, with your insurance card or number beside you.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 3 Look at the booking once more: address, hour, price, and whether a letter is wanted.
      6n Call or book: say the one line, and give two times that suit you[, {deadline}].
        ? mornings only | only mornings | only in the morning | only before | before school: 6 Call or book: say the one line, and give two mornings that suit[, {deadline}].
          - 2 Choose two mornings[, {deadline}].
          - 6 Call or book with the one line.
        ? afternoons only | only afternoons | only after # | after school | only evenings: 6 Call or book: say the one line, and give two late hours that suit[, {deadline}].
          - 2 Choose two late hours[, {deadline}].
          - 6 Call or book with the one line.
        ? want a woman | a woman doctor | female doctor | female gp | not a man | woman only: 6 Book with the one line and “with a woman doctor or the nurse, please”, and two times that suit you[, {deadline}].
          - 2 Write “with a woman doctor or the nurse, please” below your line.
          - 5 Book with both.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 5 Write down what you have tried already, and every medicine you take.
        ? wait is | month wait | months wait | week wait | weeks wait | waiting list: 6 Call: take the far date, and ask for the cancellation list and the shortest other clinic.
          - 2 Write three words on a note: far date, cancellations, other clinic.
          - 5 Call, and ask for all three.
        ? no online | dont have online | without online | only by phone: 6 Call with the one line read off the paper: “Hello, I'd like to book …, please. I can come on … or ….”
          - 3 Write “Hello, I'd like to book …, please” on a paper.
          - 5 Call, and read it off the paper.
        ? start work | at work by | at work at # | at work when | cant ring at | cant call at | work starts: 6 Send the surgery's online form tonight with the one line, your free hours, and “please text, I can't answer at work”.
          - 3 Open the surgery's online form or app tonight.
          - 5 Send the one line with your free hours and “please text, I can't answer at work”.
        ? engaged | never get through | queue | 8am | at 8 | lines open | on hold | cant get through: 6 Send the one line by the surgery's online form or app tonight, or set the alarm for opening with redial.
        ? online only | econsult | e consult | form | app: 6 Fill in the online form with the one line, how long, and what you are afraid it is.
        ? hate phoning | phone anxiety | scared of the phone | cant phone | anxious | shift | at work | in meetings: 6 Book by app or online form with the one line and “please text, I can't answer calls until …”.
      5 List the three things you want to ask or have checked, the most important first.
        ? tummy | stomach ache* | my daughters | my sons | my childs: 5 Write down three days: when it hurts, school or weekend, food, poo, fever, what helps.
        ? blood pressure: 5 List three questions: what do the readings mean, do I need tablets, what should I change first?
      5 Find the number or booking page, with your insurance card or number beside you.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 3 Look at the booking once more: address, hour, price, and whether a letter is wanted.
        ? physio | physiotherapist | physical therapist: 5 Look up whether you can book a physio yourself or need a letter: the clinic's page says so.
          - 3 Look up whether you can book yourself or need a letter.
          - 2 Write the number or booking page beside the answer.
        ? specialist | dermatologist | cardiologist | gynecologist | gynaecologist | neurologist | urologist: 5 Look up whether it needs a letter from your doctor: your insurer's or surgery's page says so.
          - 3 Look up whether it needs a letter from your doctor.
          - 2 Write the number or booking page beside the answer.
        - 3 Find the number or booking page.
        - 2 Put your insurance card or number beside it.
      6 Call or book: say the one line, and give two times that suit you[, {deadline}].
        ? mornings only | only mornings | only in the morning | only before | before school: 6 Call or book: say the one line, and give two mornings that suit[, {deadline}].
          - 2 Choose two mornings[, {deadline}].
          - 6 Call or book with the one line.
        ? afternoons only | only afternoons | only after # | after school | only evenings: 6 Call or book: say the one line, and give two late hours that suit[, {deadline}].
          - 2 Choose two late hours[, {deadline}].
          - 6 Call or book with the one line.
        ? want a woman | a woman doctor | female doctor | female gp | not a man | woman only: 6 Book with the one line and “with a woman doctor or the nurse, please”, and two times that suit you[, {deadline}].
          - 2 Write “with a woman doctor or the nurse, please” below your line.
          - 5 Book with both.
        ? what to bring | first appointment | have an appointment | got an appointment | appointment is on | appointment is booked: 5 Write down what you have tried already, and every medicine you take.
        ? wait is | month wait | months wait | week wait | weeks wait | waiting list: 6 Call: take the far date, and ask for the cancellation list and the shortest other clinic.
          - 2 Write three words on a note: far date, cancellations, other clinic.
          - 5 Call, and ask for all three.
        ? no online | dont have online | without online | only by phone: 6 Call with the one line read off the paper: “Hello, I'd like to book …, please. I can come on … or ….”
          - 3 Write “Hello, I'd like to book …, please” on a paper.
          - 5 Call, and read it off the paper.
        ? start work | at work by | at work at # | at work when | cant ring at | cant call at | work starts: 6 Send the surgery's online form tonight with the one line, your free hours, and “please text, I can't answer at work”.
          - 3 Open the surgery's online form or app tonight.
          - 5 Send the one line with your free hours and “please text, I can't answer at work”.
        - 2 Choose two times that suit you[, {deadline}].
        - 6 Call or book with the one line.
        ? engaged | never get through | queue | 8am | at 8 | lines open | on hold | cant get through: 6 Send the one line by the surgery's online form or app tonight, or set the alarm for opening with redial.
          - 3 Look for the surgery's online form or app.
          - 5 Send the one line there, or set an alarm for opening with redial.
        ? online only | econsult | e consult | form | app: 6 Fill in the online form with the one line, how long, and what you are afraid it is.
        ? hate phoning | phone anxiety | scared of the phone | cant phone | anxious | shift | at work | in meetings: 6 Book by app or online form with the one line and “please text, I can't answer calls until …”.
          - 3 Look for the surgery's online form or app.
          - 5 Send the one line, with “please text, I can't answer calls until …”.
      3 Enter the appointment in your calendar, with the address and an alarm two hours before.
      5 Put the list of questions, medicines and earlier letters into one envelope.
        ? physio | physiotherapist | physical therapist: 4 Put shorts or a vest, your questions and any scan letters into one bag.
          - 3 Put your questions and any scan letters into one bag.
          - 2 Add shorts or a vest.
          - 2 Put the bag where you keep your keys.
        - 3 List the medicines you take.
        - 3 Put it with your questions and earlier letters into one envelope.
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
        ? teenage* | my teen | my daughter | my son | my child: 2 Ask for one sentence to send, in the words of the one it is for: “I'd like help with ….”
        ? support group | grief group: 2 Write one sentence that you could say to a stranger: “I'm looking for a group because ….”
        ? anxi* | panic: 2 Write one sentence that you could say to a stranger: “I'm anxious about …, and it keeps me from ….”
        ? depress* | low mood: 2 Write one sentence that you could say to a stranger: “I've felt low since …, and I'd like help.”
        ? grief | died | bereave*: 2 Write one sentence that you could say to a stranger: “… died, and I'd like help with it.”
        ? trauma | ptsd: 2 Write one sentence that you could say to a stranger: “I'd like someone who knows trauma.”
        ? couples | marriage | my partner and i | my husband and i | my wife and i: 2 Write one sentence for both of you: “We'd like help with …, as a couple.”
      10n Search a directory of therapists[ in {place}] and save two who name your topic.
        ? coach: 10 Search for ADHD or life coaches with a free first call, and save three[, within {money}].
          - 6 Search for coaches with a free first call[, within {money}].
          - 4 Save three who name your topic.
        ? anxiety group | support group for anx* | support group for dep* | adhd group | support group for adhd | anxiety support group | depression group: 8 Look up two groups of a mental health charity: one near you, one online.
          - 5 Look up a charity's group near you.
          - 3 Save one that meets online.
        ? not online | no online | no video | in person | face to face: 10 Search a directory[ in {place}] with “in person” ticked, and save three who name your topic.
          - 6 Search a directory[ in {place}] with “in person” ticked.
          - 4 Save three who name your topic.
        ? support group | grief group: 8 Look up two groups: a hospice or charity near you, and one online.
          - 5 Look up a group at a hospice, hospital or charity near you.
          - 3 Save one that meets online.
        ? # names | list of names | have a list | have # numbers: 3 Open your list of names, and copy the e-mail or form of each.
          - 2 Open your list of names.
          - 3 Copy the e-mail or form of each.
        ? no insurance | uninsured | without insurance: 10 Search “low cost counselling”, training clinics and sliding-scale lists, and save three.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 10 Search your insurer's own list at mental health, and save two who take new people.
        ? speaks | speaking | language | polish | arabic | spanish | urdu | punjabi | turkish | portuguese: 10 Search a directory with the language filter, video ones too, and save two who work in your language.
          - 6 Search a directory with the language filter on, video ones too.
          - 4 Save two who work in your language.
        ? adhd | autis*: 10 Search a directory for “ADHD” or “autism” and “adults”, video ones too, and save three.
          - 6 Search a directory for “ADHD” or “autism” and “adults”.
          - 4 Save three who take new people.
        ? cheap | low cost | afford | no money | free | broke: 10 Search “low cost counselling”, training clinics, charities and your health service's own talking therapy, and save three.
          - 6 Search “low cost counselling”, training clinics and charities near you.
          - 4 Save three, with your health service's own talking therapy among them.
        ? online | video | from home: 10 Search a directory with “online” ticked, and save three who name your topic.
          - 6 Search a directory with “online” ticked.
          - 4 Save three who name your topic.
      6n Send both your sentence, your free hours, and one question: “Are you taking new patients?”
        ? not a woman | no women | prefer a man | rather a man: 6 Send the sentence to two men, with your free hours and the question whether they have a place.
        ? a woman | female | woman therapist | wants a woman: 6 Send the sentence to two women, with your free hours and the question whether they have a place.
        ? support group | grief group: 6 Send both your sentence, and “When do you meet, and may I come only to listen?”
        ? ghost* | disappeared | vanished | stopped replying | left me | retired: 6 Send three of them: “My last therapist stopped. I'd like to begin soon, at …. Have you a place?”
        ? no insurance | uninsured | without insurance: 6 Send all three your sentence, your free hours, and “What is the least I could pay?”
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 6 Send both your sentence, the hours you can come, your plan's name, and “Do you take it now?”
        ? evening* | weekend* | saturday* | after work | after #: 6 Send both your sentence, “I can only come after work or at weekends”, and “Have you a place then?”
      4 Write down what you can pay a month, and the hours when you are free[, within {money}].
        ? # an hour: 4 Write “{#} an hour at most” on a note, with the hours that are free.
        ? support group | grief group: 4 Write one line for the first time: “I'd like just to listen today.”
        ? # a session | # per session | # each session: 4 Write “{#} a session at most” on a note, with the hours that are free.
        ? no insurance | uninsured | without insurance: 4 Write down the least and the most you can pay an hour, and the hours when you are free.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 4 Write down the hours when you can come, with your plan's name and member number.
        ? evening* | weekend* | after work: 4 Write down the hours that are yours (evenings, weekends) and what you can pay a month.
      10 Search a directory of therapists[ in {place}] and save three who name your topic.
        ? coach: 10 Search for ADHD or life coaches with a free first call, and save three[, within {money}].
          - 6 Search for coaches with a free first call[, within {money}].
          - 4 Save three who name your topic.
        ? anxiety group | support group for anx* | support group for dep* | adhd group | support group for adhd | anxiety support group | depression group: 8 Look up two groups of a mental health charity: one near you, one online.
          - 5 Look up a charity's group near you.
          - 3 Save one that meets online.
        ? not online | no online | no video | in person | face to face: 10 Search a directory[ in {place}] with “in person” ticked, and save three who name your topic.
          - 6 Search a directory[ in {place}] with “in person” ticked.
          - 4 Save three who name your topic.
        ? support group | grief group: 8 Look up two groups: a hospice or charity near you, and one online.
          - 5 Look up a group at a hospice, hospital or charity near you.
          - 3 Save one that meets online.
        ? # names | list of names | have a list | have # numbers: 3 Open your list of names, and copy the e-mail or form of each.
          - 2 Open your list of names.
          - 3 Copy the e-mail or form of each.
        - 6 Search a directory of therapists[ in {place}].
        - 4 Save three who name your topic.
        ? no insurance | uninsured | without insurance: 10 Search “low cost counselling”, training clinics and sliding-scale lists, and save three.
          - 6 Search “low cost counselling”, training clinics and sliding-scale lists.
          - 4 Save three who take new people.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 10 Search your insurer's own list at mental health, and save three who take new people.
          - 6 Search your insurer's own list at mental health.
          - 4 Save three who take new people and name your topic.
        ? speaks | speaking | language | polish | arabic | spanish | urdu | punjabi | turkish | portuguese: 10 Search a directory with the language filter, video ones too, and save two who work in your language.
          - 6 Search a directory with the language filter on, video ones too.
          - 4 Save two who work in your language.
        ? adhd | autis*: 10 Search a directory for “ADHD” or “autism” and “adults”, video ones too, and save three.
          - 6 Search a directory for “ADHD” or “autism” and “adults”.
          - 4 Save three who take new people.
        ? cheap | low cost | afford | no money | free | broke: 10 Search “low cost counselling”, training clinics, charities and your health service's own talking therapy, and save three.
          - 6 Search “low cost counselling”, training clinics and charities near you.
          - 4 Save three, with your health service's own talking therapy among them.
        ? online | video | from home: 10 Search a directory with “online” ticked, and save three who name your topic.
          - 6 Search a directory with “online” ticked.
          - 4 Save three who name your topic.
      5 Check what your insurance, employer or doctor pays for.
        ? coach: 5 Ask your employer, and a work grant such as Access to Work, whether it pays for coaching.
          - 3 Look up whether your employer pays for coaching.
          - 3 Look up whether a work grant such as Access to Work does.
        ? nhs waiting list | waiting list is | on the waiting list | on a waiting list: 4 Keep your place on the waiting list, with new phone number or address told to it.
        ? support group | grief group: 3 Look up what each group costs, when it meets, and whether one must book: most are free.
        - 5 Look up what your insurance or employer pays for.
        - 3 Note whether you need a letter from your doctor.
        ? no insurance | uninsured | without insurance: 5 Check what your employer, college or health service pays for without insurance.
          - 5 Look up what your employer, college or health service pays for.
          - 3 Note whether you need a letter from a doctor.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 5 Ring the number on your card: what a session costs you, how many a year, letter or not?
          - 5 Ring the number on your card: what a session costs you, how many a year?
          - 3 Note whether they want a doctor's letter first.
      8 Send all three the same short message: your sentence, your hours, and “Are you taking new patients?”
        ? not a woman | no women | prefer a man | rather a man: 8 Send the same short message to three men: your sentence, your hours, the question whether they have a place.
          - 5 Write one short message: your sentence, your hours, the question whether they have a place.
          - 3 Send it to three men.
        ? not a man | no men | prefer a woman | rather a woman: 8 Send the same short message to three women: your sentence, your hours, the question whether they have a place.
          - 5 Write one short message: your sentence, your hours, the question whether they have a place.
          - 3 Send it to three women.
        ? a woman | female | woman therapist | wants a woman: 8 Send the same short message to three women: your sentence, your hours, the question whether they have a place.
          - 5 Write one short message: your sentence, your hours, the question whether they have a place.
          - 3 Send it to three women.
        ? a man | male | male therapist: 8 Send the same short message to three men: your sentence, your hours, the question whether they have a place.
          - 5 Write one short message: your sentence, your hours, the question whether they have a place.
          - 3 Send it to three men.
        ? support group | grief group: 6 Send them your sentence, and “When do you meet, and may I come only to listen?”
          - 4 Write: your sentence, “When do you meet, and may I come only to listen?”
          - 3 Send it to both.
        - 5 Write one short message: your sentence, your hours, the question whether they have a place.
        - 3 Send it to all three.
        ? no insurance | uninsured | without insurance: 8 Send all three the same short message: your sentence, your hours, “What is the least I could pay?”
          - 5 Write one short message: your sentence, your hours, “What is the least I could pay?”
          - 3 Send it to all three.
        ? insurance | insurer | aetna | cigna | bcbs | blue cross | bupa | axa | united healthcare | kaiser | humana | medicare | medicaid | in network: 8 Send all three the same short message: your sentence, your hours, your plan, “Do you take it now?”
          - 5 Write one short message: your sentence, your hours, your plan, “Do you take it now?”
          - 3 Send it to all three.
        ? ghost* | disappeared | vanished | stopped replying: 8 Send all three the same short message: what you were working on, that your therapist stopped, your hours, “have you a place?”
          - 5 Write it: what you worked on, that your therapist stopped, your hours.
          - 3 Send it to all three.
      3? Set a reminder in one week to call whoever has not answered.
      5 Book a first talk with whoever answers first. One talk doesn't commit you.
        ? support group | grief group: 5 Put the next meeting into your calendar, with leave to go after half an hour.
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
      2* Write down when you fell asleep and got up last night; a guess will do.
      3n Set an alarm named “screens away” one hour before you want the lights out[; the goal is {deadline}].
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Set one getting-up alarm half an hour earlier than today's for all seven days, as bedtime follows it.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Set an alarm for an hour before {#}, with the name “screens away”.
      10n Turn the lights out at that hour tonight, with the phone charging outside the bedroom.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 10 Put the light out half an hour before {#} tonight, with the phone charging outside the bedroom.
        ? bed by # | asleep by # | bed at # | sleep by #: 10 Put the light out half an hour earlier than last night, with the phone charging outside the bedroom.
        ? uni | school | job | starts: 5 Write a getting-up hour beside each day until then, one hour earlier every two days.
      3 Choose a lights-out time only 30 minutes earlier than last night's[; the goal is {deadline}].
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Choose a getting-up time half an hour earlier than today's, and lights-out half an hour before {#}.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Choose tonight's lights-out time 30 minutes earlier than last night's, on the way to {#}.
        ? # .. am | 5am | 4am | 3am | nocturnal | upside down: 3 Choose a getting-up time two hours earlier than today's, for seven days; bedtime follows by itself.
        ? uni | school | new job | starts: 3 Choose the getting-up time for that first day, and move towards it by an hour every two days.
      3 Set an alarm named “screens away” one hour before lights-out.
        ? go to bed at # | go to bed around # | fall asleep at # | up till # | up until #: 3 Set an alarm one hour before that lights-out, with the name “screens away”.
        ? cricket | football | the match | match till | the game | baseball | series | episodes | netflix: 3 Set an alarm one hour before it with the name “telly off”, the end to be watched tomorrow.
        ? bed by # | asleep by # | bed at # | sleep by #: 3 Set an alarm one hour before tonight's lights-out, with the name “screens away”.
        ? scroll* | phone in bed | tiktok | youtube: 3 Set an alarm one hour before it with the name “phone to its charger”.
      5 Put the charger of your phone outside the bedroom, or as far from the bed as the cable reaches.
        ? deleted the app | deleted it | deleted youtube | netflix | laptop: 5 Put the chargers of phone and laptop in another room, as the far end of your evening.
          - 3 Put the chargers of phone and laptop in another room.
          - 3 Put a book, a lamp or a radio beside the bed instead.
        - 3 Put the charger of your phone outside the bedroom.
        - 3 Put a book, a lamp or a radio beside the bed instead.
      8 Make the bedroom darker and cooler: curtain, window, little lights covered.
        ? tv in the room | tv in the bedroom | husband watches | wife watches | partner watches | boyfriend watches | girlfriend watches: 8 Agree on one rule for the TV in the bedroom: headphones for the other, a sleep timer, or the sofa after ten.
          - 5 Agree on the rule in daylight.
          - 3 Lay an eye mask and earplugs by your pillow.
        - 5 Cover the window and the small lights, with a crack left for air.
        - 3 Take work and dishes out of the room.
        ? noise | neighbour* | snor* | traffic: 8 Make the bedroom quieter: earplugs, a fan or white noise, a rolled towel at the door.
        ? hot | heat* | flush*: 8 Make the bedroom cooler: window, thin cover, a fan, feet out.
      5 Write tomorrow's worries and first task on paper before you lie down.
        ? adhd | mind | thoughts | racing: 5 Write everything that is loud in your head on paper, in bed by a low lamp, with tomorrow's first task.
        ? baby | kids | toddler: 5 Agree with the other adult on who gets up tonight, and write tomorrow's first task on paper.
      5? Note both times on five mornings in a row, and move lights-out by 15 minutes if it worked.
        - 2 Put paper and pen beside the bed for the times of the next five mornings.
        - 3 Set a reminder in five days to move lights-out by 15 minutes if it worked.
        - 2 Write your last coffee hour on the kitchen cupboard: no later than 2 pm.
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
        ? sleeping through | slept through: 2 Set two different alarms on two devices, one of them across the room.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 2 Turn the clock to the wall tonight, the phone out of reach.
        ? doesnt wake me | dont hear | sleep through | sleeps through | dont wake: 2 Set two different alarms: one loud by the door, one shaking under the pillow.
        ? overslept | slept in: 2 Set tonight's alarm twice, on two devices, both out of reach.
        ? up at # | wake at # | up by #: 2 Set tomorrow's alarm 15 minutes before the time you got up today, on the way to {#}.
        ? # alarms | i set # | several alarms | multiple alarms: 2 Delete all alarms but one, set for the minute at which you truly have to stand up.
      3* Put the phone or clock where you have to stand up to reach it.
        ? sleeping through | slept through: 3 Put the loudest alarm you have where you must walk to it, tried once now at full sound.
        ? walk back to bed | back to bed | crawl back: 3 Put the second alarm in the bathroom, five minutes after the first, with the light switch beside it.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 3 Put paper and pen by the bed: each thought goes there in three words, with “at ten” behind it.
        ? doesnt wake me | dont hear | sleep through | dont wake: 3 Put the loud one where you must walk to it, charged and tried once now.
        ? snooz* | ignore | sleep through | turn it off: 3 Put two clocks far from the bed, one in the bathroom, with different sounds.
        ? partner | wife | husband | girlfriend | boyfriend: 3 Put one vibrating or light alarm on your side, and the phone where you must stand up to reach it.
      5 Lay out clothes and slippers, and a glass of water beside the clock.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Set up a chair for the wakeful hour: blanket, low lamp, dull book; up after about twenty minutes.
          - 3 Put a blanket and a low lamp by a chair.
          - 2 Put a dull book there.
        ? dark | winter: 5 Lay out warm clothes and slippers, with a bright lamp on a timer beside the bed.
          - 3 Lay out warm clothes and slippers.
          - 2 Put a bright lamp on a timer beside the bed.
        - 3 Lay out clothes and slippers.
        - 2 Put a glass of water beside the clock.
      5 Choose one pleasant thing for the first ten minutes: coffee, a song, the balcony.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Put fifteen minutes for those thoughts into tomorrow at ten, with paper.
          - 2 Put fifteen minutes into tomorrow at ten.
          - 3 Write the loudest thought as its first line.
        - 3 Choose one pleasant thing for the first ten minutes: coffee, a song, the balcony.
        - 3 Prepare it now, so that it waits for you.
        ? shift | 5am | 4am | dark: 5 Choose a lamp that goes on by itself before the alarm, and a hot drink in a flask by the bed.
          - 3 Set a lamp to go on by itself before the alarm.
          - 3 Put a hot drink in a flask by the bed.
        ? adhd | meds: 5 Put tablet and water by the bed as the prescriber allows, with an alarm half an hour before getting up.
          - 3 Put tablet and water by the bed, out of children's reach.
          - 3 Set an alarm for it half an hour before getting up, as the prescriber allows.
      3 Set a second alarm tonight, eight hours before the first, named “bed”.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 3 Set one getting-up hour for all seven days, with no nap after three.
      2n Stand up at the first ring tomorrow, so you can open the curtain before anything else.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 2 Write the loudest thought on paper at the next waking, in three words, with “at ten” behind it.
      3? Open the curtain a hand's width so that morning light comes in.
      5 Write down for three mornings when your feet touched the floor. After that, both alarms move 15 minutes earlier.
        ? lie there | lie awake | lying awake | back to sleep | wide awake at: 5 Book the doctor if it has gone on for a month or the days are grey too: “I wake at … and lie awake.”
          - 2 Write since when, how often, and how the days are.
          - 4 Book the doctor with that line, or ask for CBT for insomnia.
        - 2 Put pen and paper beside the clock to write down when your feet touched the floor.
        - 3 Set a reminder in three days to move both alarms by 15 minutes.
        ? tired | exhausted | all day | no matter: 5 Write hours in bed and how rested for three days, with a doctor's visit booked if eight hours never help.
          - 2 Put pen and paper beside the clock for hours in bed and how rested.
          - 3 Put “eight hours and still tired: doctor” into the calendar for next week.
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
        ? for my holiday | for the holiday | for our holiday | for the trip | for a week away | travel*: 2 Count the days away, and add three spare ones.
        ? vitamin* | supplement* | creatine | magnesium | omega: 2 Put the bottle beside the thing you touch every day: kettle, toothbrush, dinner plate.
        ? empty stomach | before food | with food | with breakfast: 2 Count the doses that are left, and write down the day they run out.
      4n Put it beside something you never skip, such as your toothbrush or kettle, out of reach of children.
      3n Set a repeating alarm for the hour of the next dose, as its label says[, {rhythm}].
        ? weekend* | saturday* | sunday* | days off: 3 Set a second alarm for Saturday and Sunday, at an hour when you are surely up.
        ? adhd | elvanse | concerta | ritalin | vyvanse | adderall: 3 Set an alarm half an hour before you get up, with tablet and water by the bed.
          - 3 Set an alarm half an hour before you get up, with tablet and water by the bed.
          - 2 Set a second one 20 minutes later, as a net.
      3 Choose something you never skip that it can go with: brushing teeth, coffee, feeding the cat.
        ? empty stomach | before food | before breakfast | thyroid | levothyroxine: 3 Choose something that comes before you eat: the alarm, the bathroom mirror, filling the kettle.
        ? with food | with meals | with breakfast: 3 Choose the meal it goes with, and let the pack stand at your place at the table.
        ? twice a day | morning and night | morning and evening | # times a day: 3 Choose one thing you never skip for each dose: the kettle in the morning, teeth at night.
        ? shift* | nights | different times: 3 Choose something you do on every kind of day: brushing teeth, first drink, shoes on.
        ? weekend* | saturday* | days off: 3 Choose something you do on weekends too: brushing teeth, the first coffee, feeding the cat.
        ? travel* | away from home | away for | two homes | boyfriends | girlfriends: 3 Choose the bag you always carry as the second place, with three days in their labelled pack.
      4 Put it right beside that thing, out of reach of children.
        ? for my holiday | for the holiday | for our holiday | for the trip | for a week away: 4 Keep them in the labelled packs, in the hand luggage, with the prescription beside them.
      3 Set a repeating alarm for that time[, {rhythm}].
        ? once a week | one a week | weekly | one capsule a week | one tablet a week | which day: 3 Set a repeating alarm on one weekday, with the name of the medicine in it.
        ? weekend* | saturday* | sunday* | days off: 3 Set a second alarm for Saturday and Sunday, at an hour when you are surely up.
        - 3 Set a repeating alarm for that time[, {rhythm}].
        - 2 Set a second one 20 minutes later, as a net.
        ? adhd | elvanse | concerta | ritalin | vyvanse | adderall: 3 Set an alarm half an hour before you get up, with tablet and water by the bed.
          - 3 Set an alarm half an hour before you get up, with tablet and water by the bed.
          - 2 Set a second one 20 minutes later, as a net.
      6? Fill a weekly box, or put seven marks on the pack, one for each day.
        ? pill box | pillbox | pill organi* | dosette: 6 Fill all seven days of the box that you have, and stand it where the dose is taken.
          - 6 Fill all seven days of the box that you have.
          - 2 Put one dose into the bag you always carry, in its labelled pack.
        - 6 Fill a weekly box, or put seven marks on the pack, one for each day.
        - 2 Put one dose into the bag you always carry, in its labelled pack.
      6 Order the refill now.
        ? on holiday until | on vacation | doctor is away | away until | on leave | out of office: 6 Ring the clinic's front desk: “My last tablet is on …. Who writes the prescription meanwhile?”
        ? wants a new | needs a new | new script | no refills | no repeats: 6 Ask the prescriber today for a new prescription: name, strength, last day, pharmacy.
        - 6 Order the refill by app or phone.
        - 2 Set a reminder ten days before the next one runs out.
        ? # left: 6 Order the refill now, with “{#} left” in the message.
      3 Write down what to do after a missed dose as the leaflet or your pharmacist says.
        ? vitamin* | supplement* | creatine | magnesium | omega: 3 Ask a pharmacist whether it goes with your other medicines, and how much is enough.
        ? side effect* | hate | makes me | dont want: 3 Write one line for the prescriber: what it does to you, since which dose, with no stopping before the answer.
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
        ? meditat* | headspace | mindful*: 2 Sit down, eyes shut or lowered, and count ten breaths.
      5n Write down what is loudest in your head, and underline the one line that is yours to do.
        ? meditat* | headspace: 4 Choose the seat for every day: a chair, the edge of the bed, the parked car.
      10n Walk around the block without headphones, and name five things you see.
        ? meditat* | headspace: 5 Sit there for three minutes with a soft bell, coming back to the breath at each thought.
        ? interview | presentation | exam | speech: 10 Say your first sentence of that day aloud five times, on a walk round the block.
        ? work | office | meeting: 10 Walk round the building, and name five things you see.
        ? night | bed | 3am: 10 Sit up with a low lamp for ten minutes, and name five things you hear or feel.
      4 Write down what is loudest in your head, in as many lines as it takes.
        ? meditat* | headspace: 4 Choose the seat for every day: a chair, the edge of the bed, the parked car.
      4 Mark each line: “mine to do”, “not mine” or “not today”.
        ? meditat* | headspace: 3 Set a timer with a soft bell on three minutes, and longer only after a week.
          - 2 Choose a timer with a soft bell.
          - 2 Set it on three minutes.
        - 3 Mark each line: “mine to do”, “not mine” or “not today”.
        - 2 Underline one line that is yours to do.
      10? Walk around the block without headphones, and name five things you see.
        ? meditat* | headspace: 5 Sit there for three minutes with a soft bell, coming back to the breath at each thought.
        ? interview | presentation | exam | speech: 10 Say your first sentence of that day aloud five times, on a walk round the block.
        ? work | office | meeting: 10 Walk round the building, and name five things you see.
        ? night | bed | 3am: 10 Sit up with a low lamp for ten minutes, and name five things you hear or feel.
      5 Do one thing of five minutes for a line that is yours.
        ? meditat* | headspace: 4 Save one guided session of five minutes for the days that are too loud.
          - 2 Open one app or channel that is free.
          - 2 Save one session of five minutes.
        - 2 Write that line as an action of five minutes.
        - 5 Do it.
      3 Set an alarm for the ten breaths at a fixed time[, {rhythm}].
      5 Write down one person or place to turn to if it gets too much, with the number: a friend, your doctor, a helpline.
        ? meditat* | headspace: 3 Write on a card: “Missed is fine. Three breaths count.”
    `,
  },
];
