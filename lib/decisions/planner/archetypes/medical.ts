import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Tests, jabs, referrals and scans: what one asks a doctor's desk for, and what cannot wait for it. */
export const MEDICAL: readonly Archetype[] = [
  {
    id: "test-results",
    area: "health",
    whole: everyWay(
      "call|ring|phone|contact",
      "surgery for results|surgery for blood test results|doctor for results|doctor for test results|gp for results|hospital for results|clinic for results|surgery about results|doctor about results|surgery about blood test results",
    ),
    acts: "get|call|phone|ring|chase|ask|ask for|check|find out|collect|open|read",
    things:
      "test results|blood test results|blood results|results|results of blood test|scan results|biopsy results|mri results|lab results|surgery for blood test results|doctor for results|doctor for test results|gp for results|results from doctor|x-ray results",
    needsAct: true,
    unless: "exam|exams|election|football|google|school|a level|gcse|quarterly|survey",
    it: "the results",
    plan: `
      2* Find the name and date of the test on the paperwork or in your calendar.
        ~ Get the paperwork, or open your calendar. | Find the test's name with its date.
      3* Look in the health app or patient portal, where results often show up first.
        ~ Open the health app or patient portal. | Press “Results”. | Look for the date of your test.
        ? not on the app | not in the app | nothing on the app | not on the portal: 3 Write down where the test was done: doctor's office, hospital or lab, with its number.
        ? explain* | explained | what do they mean | what they mean: 3 Copy the numbers marked high or low onto paper, each with its normal range.
        ? came back on | are on the app | are on the portal | on the app with | words i dont | dont understand: 3 Copy the words you don't understand onto paper, in the order they appear.
        ? scared | afraid | terrified | cant look | cant open | dread*: 3 Open the result with one person beside you or on the phone who reads it first.
        ? letter | envelope | email: 3 Open the letter with one person beside you or on the phone who reads it first.
      3 Write two questions: what does this number mean for me, and what comes next?
        ~ Pick up a pen. | Write: “What does this number mean for me?” | Write: “What comes next?”
      2 Look up what time the office gives results by phone, and write it down.
        ~ Open the office's page. | Write down the hours for results by phone.
        ? doctor calls | doctor rings | doctor will | calls me | calls on | rings on | calls monday | calls tomorrow: 2 Put the doctor's call into your calendar, with paper and a charged phone beside you at that time.
      8* Call the office with your name, date of birth and the name of the test.
        ? # days | a week | over a week | few days | still nothing | heard nothing | nobody called | no one called | hasnt called: 8 Call the office: “My test was on …. Is the result in, and when will someone go over it with me?”
          - 2 Put pen and paper beside the phone.
          - 6 Call to ask whether the result is in, and who will go over it with you.
        ? not on the app | not in the app | nothing on the app | not on the portal: 8 Call the front desk: “The test was on …. It isn't in the app. Is the result in, and who will tell me?”
          - 2 Put pen and paper beside the phone.
          - 6 Call to ask whether the result is in and who will tell you.
        ? explain* | explained | what do they mean | what they mean: 8 Book ten minutes with a nurse, doctor or pharmacist: “What does each number mean for me?”
          - 2 Write your two questions under the numbers.
          - 6 Book ten minutes with a nurse, doctor or pharmacist.
        ? doctor calls | doctor rings | doctor will | calls me | calls on | rings on | calls monday | calls tomorrow: 8 Write four questions for the call: what is it, how serious is it, what comes next, by when?
          - 4 Write two questions for the call: what is it, and how serious is it?
          - 4 Write two more: what comes next, and by when?
        ? hate phone* | phone anxiety | cant ring | cant phone | at work: 6 Send a message with the clinic's form: “The test was on …. Is the result in, and what does it mean?”
          - 3 Open the clinic's form or app.
          - 4 Send: “The test was on …. Is the result in, and what does it mean?”
        - 2 Put pen and paper beside the phone.
        - 6 Call at that time with your name, date of birth and the name of the test.
        ? app | portal | online: 8 Send the clinic one message: “I have seen the result … of …. What does it mean, and what comes next?”
          - 2 Copy the line that is marked high, low or abnormal.
          - 6 Send the clinic that line with two questions: what does it mean, and what comes next?
        ? no answer | never rang | havent heard | not heard | no word | # weeks: 8 Call the front desk: “The test was on …. Is the result in? If it is lost, when can I repeat it?”
          - 2 Put pen and paper beside the phone.
          - 6 Call to ask whether the result is in, or when you can repeat a lost test.
      2 Write down what they said, word for word.
        ~ Pick up a pen. | Write their words down exactly as they said them.
      3? Ask to talk to the doctor if a result is out of range or leaves you worried.
        ~ Open the portal, or call the office. | Say which result worries you. | Ask to talk to the doctor.
        ? doctor calls | doctor rings | doctor will | calls me | calls on | rings on: 3 Ask a pharmacist or nurse line about one word if the waiting gets too long.
    `,
  },
  {
    id: "blood-test",
    area: "health",
    acts: "book|get|have|arrange|schedule|do|go for|survive",
    things:
      "blood test|blood tests|blood taken|blood drawn|bloods|blood work|bloodwork|blood draw|fasting blood test|bloods done|blood test done",
    unless: "result|poem|write|pressure",
    it: "the blood test",
    plan: `
      2* Find the form or message about {theIt}, to see which kind it is.
        ~ Open the drawer or app with the form. | Read which kind of blood test it is.
        ? ask my doctor | ask my gp | ask the gp | ask the doctor | ask for | request | tired for | always tired | dizzy | hair falls | hair falling: 2 Write down why you want the test: what you feel, since when, and illnesses in the family.
        ? vitamin* | ferritin | iron level* | iron checked | hormone* | cholesterol: 2 Write down why you want it checked: tired since when, hair loss, sore bones, family history.
        ? lost the form | lost my form | form .. expired | form ran out | no form: 2 Message the clinic: “Please send me the form for the blood test again.”
      6* Book the first morning slot at the clinic, hospital or lab[, {deadline}].
        ? ask my doctor | ask my gp | ask the gp | ask the doctor | ask for | request | tired for | always tired | dizzy | hair falls | hair falling: 6 Ask the doctor's office for the test with that line, by form or phone[, {deadline}].
          - 2 Find the doctor's form or phone number.
          - 5 Ask for the test with your line.
        ? vitamin* | ferritin | iron level* | iron checked | hormone* | cholesterol: 6 Ask the doctor's office for the test with that line, by form or phone[, {deadline}].
          - 2 Find the doctor's form or phone number, or a lab where you can book it yourself.
          - 5 Ask for the test with your line.
        - 2 Find out where the test is done: clinic, hospital or lab.
        - 5 Book the first morning slot[, {deadline}].
        ? school run | school drop off | drop the kids | take the kids to school | nursery run | nursery drop off: 6 Book the clinic's last slot. Another parent may take your kids to school that day[, {deadline}].
          - 3 Ask another parent: “Could you take mine to school on …? I have a blood test.”
          - 5 Book the last slot before the clinic closes on that day[, {deadline}].
        ? work | shift | nights: 6 Book an early, late or Saturday slot at the clinic, hospital or a walk-in lab[, {deadline}].
          - 2 Find out which lab opens early, late or on Saturday.
          - 5 Book that slot[, {deadline}].
        ? no slots | fully booked | no appointment*: 6 Book on the page of a hospital or walk-in lab, because the same form works there.
          - 2 Find the page of a hospital or walk-in lab.
          - 5 Book the first slot there.
      2 Ask two things: whether to skip food before it, and which medicines to take as usual.
        ~ Open a message to the office, or call. | Ask: “Should I skip food, and which medicines do I take?”
        ? fasting | fasted | no food | nothing to eat | empty stomach: 2 Ask three things: when to stop eating, which medicines to take as usual, whether you may lie down.
        ? faint* | scared | needle* | phobia: 2 Ask three things: may I lie down, can I have numbing cream, should I eat or not?
      2 Write the answers in the calendar entry.
        ~ Open the test's calendar entry. | Write the answers into it.
        ? fasting | fasted | no food | nothing to eat | empty stomach: 2 Set an alarm the evening before: “From now on only water.”
      3 Put the form, ID and a snack into your bag.
        ~ Open your bag. | Put in the form with your ID. | Put in a snack.
        ? fasting | fasted | no food | nothing to eat | empty stomach: 3 Put the form, ID and a breakfast for right afterward in your bag.
      2 Drink a glass of water before you leave for it.
        ~ Fill a glass with water. | Drink it to the bottom before you leave.
        ? fasting | fasted | no food | nothing to eat | empty stomach: 2 Drink a glass of plain water in the morning, no coffee or juice.
      3* Tell the nurse right away if you have ever fainted at one, so you can lie down.
        - 2 Tell the nurse right away if you have fainted before, so you can lie down.
        - 2 Note the day when the result is due.
        ? needle* | faint* | scared | phobia | hate: 3 Tell the nurse first: “I hate needles. May I lie down? And please don't count.”
          - 2 Practise once: tense legs and belly for fifteen seconds, let go, five times.
          - 2 Tell the nurse first, so you can lie down.
    `,
  },
  {
    id: "vaccination",
    area: "health",
    acts: "book|get|have|arrange|schedule|go for|sort",
    things:
      "flu jab|flu shot|covid booster|covid jab|booster|vaccination|vaccine|vaccines|jab|flu vaccine|covid vaccine|shingles vaccine|tetanus|tetanus shot|hpv vaccine|shingles jab|pneumonia jab|mmr",
    unless:
      "travel|trip|holiday|kenya|dog|cat|puppy|kitten|confidence|baby|son|daughter|pet|booster seat|malaria",
    it: "the jab",
    plan: `
      2* Search your calendar or health app for the date of your last vaccine of that kind.
        ~ Open your calendar or health app. | Search it for the date of your last vaccine of that kind.
        ? flu shot* | flu vaccine: 2 Put your insurance card by your keys. Most plans cover a flu shot at the pharmacy.
        ? my nan | my gran* | my mum | my mom | my dad | my mother | my father | my husband | my wife: 2 Write down the person's name, date of birth and last vaccine of that kind.
        ? no idea what | no record* | no idea which | had as a child | got as a child | jabs as a child | had as a kid | grew up: 2 Write down the vaccines you know of, with country and year. “Unknown” counts.
      6* Book a slot at a pharmacy or clinic, at a time with nothing hard after it[, {deadline}].
        ? fully booked | no slots | no appointments: 6 Book at a doctor's office, a supermarket pharmacy or a walk-in clinic instead[, {deadline}].
          - 3 Look up two other places that give the vaccine.
          - 4 Book the first free slot there.
        ? no idea what | no record* | no idea which | had as a child | got as a child | jabs as a child | had as a kid | grew up: 6 Ask your doctor or a travel clinic for a catch-up visit on what to repeat and what to test first[, {deadline}].
          - 2 Write two questions: which vaccines can be repeated, and which need a blood test first?
          - 5 Ask your doctor or a travel clinic for a catch-up visit about them.
        ? free | no insurance | cost*: 6 Book a slot where it costs you nothing: a pharmacy, clinic or health department can say who is covered[, {deadline}].
          - 3 Ask a pharmacy or the health department whether it is free for you.
          - 4 Book a slot at a time with nothing hard after it.
        - 3 Choose a pharmacy or clinic.
        - 4 Book a slot at a time with nothing hard after it[, {deadline}].
        ? needle* | faint* | scared | afraid | phobia: 6 Book a slot with “I'm afraid of needles, may I lie down?” in the note[, {deadline}].
          - 3 Choose a pharmacy or clinic.
          - 4 Book a slot with “I'm afraid of needles, may I lie down?” in the note.
        ? kid | kids | baby | son | daughter | child*: 6 Book a slot at the child's doctor or clinic, with the vaccination record beside you[, {deadline}].
          - 3 Find the child's vaccination record.
          - 4 Book a slot at the child's doctor or clinic.
        ? flu shot* | flu vaccine: 6 Book a flu shot at a nearby pharmacy, or look up its walk-in hours, at a time with nothing hard after it[, {deadline}].
          - 3 Look up which nearby pharmacy has flu shots, with its walk-in hours.
          - 4 Book a slot, or choose your walk-in time[, {deadline}].
        ? housebound | cant get out | wheelchair: 6 Book a home visit or a step-free clinic by phone, at a time with nothing hard after it.
          - 2 Find the number for home visits or a step-free clinic.
          - 4 Book a home visit or a step-free clinic, at a time with nothing hard after it.
      3 Write down what you need to tell them there: allergies, illness, any bad reaction.
        ~ Pick up a pen. | Write down allergies and any illness. | Write down any bad reaction.
        ? asthma | diabet* | over 65: 3 Collect what to mention there: illness, medicines, allergies.
        ? pregnan* | chemo | immun* | biologic* | steroids: 3 Ask the pharmacist or nurse first which vaccine is right for you now.
      2 Lay out a top with loose sleeves.
        ~ Open your closet. | Lay one loose-sleeved top on the chair.
      10* Get the vaccine that day. Most places want you to sit there a few minutes after it.
        ~ Walk up to the desk. | Give them your name. | Hold out your arm for the shot. | Sit there for a few minutes after it.
        ? housebound | home visit: 10 Be there for the visit, with the vaccination card ready.
        ? at work | shift* | after work: 10 Get the vaccine after work or before days off. Fifteen minutes of sitting near someone comes after it.
        ? reaction | allerg* | anaphyl*: 6 Ring your doctor before that day: “I had … after the last one. Is another one safe for me?”
          - 3 Write what happened last time: how soon, what, how long, which treatment.
          - 6 Ring your doctor before that day with that note.
      2? Photograph the vaccination record.
        - 2 Photograph the vaccination record.
        - 2 Keep the evening free, because a sore arm is common.
    `,
  },
  {
    id: "chase-referral",
    area: "health",
    acts: "chase|chase up|follow up|get|ask|ask about|find out about|sort|check",
    things:
      "referral|hospital referral|doctor about referral|gp about referral|referral letter|doctor for referral|hospital appointment letter|waiting list|specialist referral|gp referral|referral to specialist",
    tells:
      "never sent the referral|referral letter never|referral hasn't|waiting for a referral|waiting for my referral|no letter from the hospital|lost my referral",
    unless: "bonus|friend|job|school|nursery",
    it: "the referral",
    plan: `
      2* Write down who referred you, where to, and on what day.
        ~ Pick up a pen. | Write who referred you, where to and when.
      3* Look in your health app and the spam folder for a letter or number.
        ~ Open your health app. | Look in its letters for the referral. | Look in your e-mail's spam folder.
        ? lost | never arrived | not received | no record | fax*: 3 Ask the doctor's office for a copy of the referral letter, so you can send it yourself.
      6* Ask the doctor's office by phone: was it sent, on what date, with what reference number?
        - 2 Write three questions on a note: was it sent, on what date, with what reference number?
        - 6 Call the doctor's office with the note in front of you.
        ? urgent | two week | cancer | worse: 6 Call the doctor's office: was it sent as urgent, on what date, and can it be sent again today?
          - 2 Write your questions: was it sent as urgent, on what date, with what reference number?
          - 6 Call the doctor's office with the note in front of you.
        ? private | insurance | hmo: 6 Call the doctor's office: was it sent to someone in the plan, on what date, with what authorization number?
          - 2 Write your questions: to someone in the plan, on what date, with what authorization number?
          - 6 Call the doctor's office with the note in front of you.
      6 Call the specialist's scheduling line with that reference number: are you on the list, how long is the wait?
        ~ Dial the scheduling line. | Read out your reference number. | Ask: “Am I on the list, and how long is the wait?”
      2 Ask to be called when somebody cancels.
        ~ Say: “Could you put me on the cancellation list?” | Give them the number to call.
      3 Tell the doctor today if it has gotten worse, so your place in line can change.
        ~ Call the doctor's office today. | Say what has gotten worse. | Ask: “Can my place in line change?”
      2? Set a reminder for three weeks from now[, or {deadline}].
        ~ Open your calendar three weeks from now. | Set a reminder: “Ask about the referral”.
        ? # weeks | # months: 3 Ask on the call whether a wait of {#} is normal there and which other hospital is faster.
    `,
  },
  {
    id: "skin-check",
    area: "health",
    acts: "get|book|have|show|check|arrange",
    things:
      "mole checked|mole|moles checked|mole check|skin check|skin cancer check|rash checked|rash|lump checked|lump|spot checked|moles|lump in my breast|lump looked at",
    tells:
      "mole looks different|mole has changed|mole is bleeding|mole on my|found a lump|have a lump",
    unless: "garden|lawn|throat|whack|gold",
    it: "the place",
    plan: `
      2* Photograph {theIt} in daylight, beside a coin or ruler.
        ~ Hold a coin or ruler beside the spot. | Photograph both in daylight.
        ? skin check | full body check | body check | mole check | moles checked | check my moles | all my moles | moles looked | skin cancer screening: 2 Look over your face, arms and legs in daylight, and photograph any spot that is new or unlike the rest.
        ? mole: 2 Photograph the mole in daylight, beside a coin or ruler. A helper or mirror does it for your back.
        ? lump: 2 Write down where the lump is, how big, and whether it moves or hurts.
        ? eczema | rash | psoriasis | acne: 2 Photograph the worst skin in daylight, near and from further away.
      3* Write down how long you've had it, and whether it grew, changed colour or edge, itched or bled.
        ~ Pick up a pen. | Write how long you've had it. | Write whether it grew, changed, itched or bled.
        ? skin check | full body check | body check | mole check | moles checked | check my moles | all my moles | moles looked | skin cancer screening: 3 Write down for each spot since when, and if it grew, changed, itched or bled, plus any skin cancer in the family.
        ? eczema | rash | psoriasis | acne: 3 Note four things: since when, where, what makes it worse, which creams you tried.
      3 Look for a second one like it, in the mirror or with somebody's help.
        ~ Stand in front of a mirror. | Look over your front, arms and legs. | Look over your back, with a mirror or somebody's help.
        ? moles checked | mole check | check my moles | all my moles | skin check | moles looked: 5 Look over what you can't see by yourself with a mirror or a helper: back, scalp, soles, behind the ears.
        ? eczema | rash | psoriasis | acne: 3 Press a clear glass on a rash with fever: spots that stay mean 999 or 911 now.
      6* Call the doctor's office now, with the words “it has changed” or “it is new”.
        ? skin check | full body check | body check | skin cancer screening: 6 Call a dermatologist on your plan: “I'd like a full-body skin check. When is your first opening, and do I need a referral?”
          - 2 Find a dermatologist on your insurance plan's list.
          - 5 Call: “I'd like a full-body skin check. When is your first opening?”
        ? dermatologist: 6 Call a dermatologist: “I have a mole that is new or has changed. When is the first visit?”
          - 2 Look up one on your insurance's list, and note whether you need a referral.
          - 5 Call the dermatologist with “new” or “changed” as the reason.
        ? cosmetic | removed privately | not on the nhs: 6 Ask two dermatology clinics: “What does removal cost, and is the mole sent to a lab?”
          - 2 Find two dermatology clinics.
          - 5 Ask both: “What does removal cost, and is the mole sent to a lab?”
        ? moles checked | mole check | check my moles | all my moles | skin check | moles looked: 6 Call or book: “I'd like my moles looked at. This one is new or different: ….”
          - 2 Write your sentence on a note: “I'd like my moles looked at. This one is new or different: ….”
          - 5 Call or book with the note in front of you.
        ? eczema | rash | psoriasis | acne: 6 Send the clinic's form with your photos and notes: “It has not cleared since …. When can you see me?”
          - 2 Find the clinic's number or online form.
          - 5 Send your photos and notes: “It has not cleared since …. When can you see me?”
        - 2 Write the words on a note: “It has changed” or “It is new”.
        - 5 Call the doctor's office with the note in front of you.
        ? no appointment | weeks | wait: 6 Send the clinic's online form with the photo: “Mole, changed, since …. How soon can you see me?”
          - 2 Find the clinic's online form.
          - 4 Send the form with the photo: “Mole, changed, since …. How soon can you see me?”
        ? family history | skin cancer | melanoma: 6 Call the doctor's office now: “It has changed, and … had skin cancer in my family.”
          - 2 Find the doctor's phone number.
          - 4 Call the doctor's office now: “It has changed, and … had skin cancer in my family.”
      2 Take the first appointment they offer[, {deadline}].
        ~ Tell them: “I'll take the first one you have.” | Write down the day and time.
        ? cosmetic | removed privately | not on the nhs: 2 Book the talk at the clinic that looks at it through a lens first[, {deadline}].
        ? work | shift | kids: 2 Say yes to the first slot they have.
      2 Call the same day if the spot bleeds, grows quickly or comes with fever.
        ~ Check whether the spot bleeds, grows quickly or comes with fever. | Call the doctor the same day if it does.
        ? eczema | rash | psoriasis | acne: 2 Call the same day if the skin weeps, blisters, spreads fast or comes with fever.
      2? Put the photo and notes where you'll find them for the visit.
        ~ Pick up the photo and the notes. | Put them in your bag for the visit.
    `,
  },
  {
    id: "ears-hearing",
    area: "health",
    whole: everyWay("clean|check|unblock|clear|syringe", "ears|ear|ear wax|earwax|hearing"),
    acts: "get|book|have|arrange|clean|sort|go for",
    things:
      "ears cleaned|ear wax|earwax|hearing test|hearing checked|ears syringed|ears checked|ear wax removed|ears unblocked|ears tested|blocked ear",
    tells: "needs a hearing aid|ear is blocked|ears are blocked|can't hear out of",
    unless: "dog|cat|pierced|court",
    it: "the ears",
    plan: `
      2* Write down which ear it is, since when, and whether there is pain or ringing.
        ~ Pick up a pen. | Write which ear, since when, and any pain or ringing.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 2 Write down three places where hearing is hard, such as TV, phone or a full table, and since when.
        ? denies it | wont admit | says .. fine | refuses | in denial: 2 Write down three moments this week when they did not hear you, without a word about age.
      2 Put the cotton swabs away, because they push the wax in.
        ~ Pick up the cotton swabs. | Put them away in a closed drawer.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 2 Check the back of your insurance card for the number to ask about hearing tests.
      3n Call a doctor today if your hearing went suddenly, or if there is pain, fever or fluid.
        ~ Notice whether you have sudden hearing loss, pain, fever or fluid. | Call a doctor if you do. | Ask to be seen today.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 3 Look up one audiologist on your plan, or a store such as Costco that tests for free. Sudden loss means a doctor today.
      3 Call a doctor today if your hearing went suddenly, or if there is pain, fever or fluid.
        ~ Notice whether you have sudden hearing loss, pain, fever or fluid. | Call a doctor if you do. | Ask to be seen today.
      3 Look up who checks ears near you: a doctor, a clinic, an audiologist.
        ~ Open a map of your area. | Search it for “ear wax” or “audiologist”. | Write down one name with its number.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 3 Look up who tests hearing near you: an audiologist on your plan, or a store such as Costco that tests for free.
        ? test is on | appointment is on | test on WEEKDAY: 3 Look up how to get to the clinic, and note your appointment number.
        ? denies it | wont admit | refuses | in denial: 3 Ask for company rather than a test: “I'm having my hearing checked. Want to get yours done too?”
        ? free | no money | cost: 3 Look up who does it free: many clinics and hearing-aid stores test adults at no cost.
      6* Book the first ear or hearing appointment you can get[, {deadline}].
        ? get hearing aid* | need hearing aid* | new hearing aid* | buy hearing aid*: 6 Book a hearing test and a talk about hearing aids with an audiologist, or at a store that tests for free[, {deadline}].
          - 2 Choose an audiologist on your plan's list, or a store that tests for free.
          - 5 Book the hearing test there[, {deadline}].
        ? test is on | appointment is on | test on WEEKDAY: 6 Write three questions for the test: which sounds am I missing, what helps, what does insurance pay?
          - 3 Write down which sounds you miss, and where.
          - 3 Write down two questions: what helps, and what does insurance pay?
        ? dad* | mum* | mom* | mother* | father* | parents: 6 Book the first slot for them, with a note that they don't hear well on the phone[, {deadline}].
          - 2 Choose one of the places that check ears.
          - 5 Book the first slot there for them[, {deadline}].
        - 2 Choose one of the places that check ears.
        - 5 Book the first slot there[, {deadline}].
        ? wax | earwax | blocked | clogged | plugged: 6 Put in earwax drops from the drugstore as the box says, if nothing hurts. Still clogged after five days means booking a cleaning.
          - 3 Buy earwax drops, such as Debrox, at the drugstore or by app. Tubes or a hole in the eardrum mean no drops.
          - 6 Put in the drops as the box says. Still clogged after five days means booking a cleaning.
      3 Ask what the appointment costs and whether to use ear drops before it.
        ~ Call the office. | Ask what the appointment costs. | Ask whether to use ear drops before it.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 3 Ask what the test costs with your plan, and if you need a referral.
        ? aids | hearing aid*: 3 Ask whether insurance pays for hearing aids and how long you can try them.
      3? Write down three places where hearing is hard: TV, phone, a table full of people.
        ~ Pick up a pen. | Write the place where hearing is hardest. | Write two more: TV, phone or a full table.
        ? hearing checked | hearing tested | hearing test | hearing exam | check my hearing | test my hearing: 3 Write two questions for the test: “Which sounds am I missing?” and “What would help?”
    `,
  },
  {
    id: "scan-day",
    area: "health",
    acts: "prepare|prepare for|get through|survive|have|face|get ready|go for|book",
    things:
      "mri|mri scan|ct scan|scan|x-ray|ultrasound|pet scan|endoscopy|gastroscopy|biopsy|heart scan|ecg",
    tells: "mri on|mri is on|have an mri|scan is on|claustrophobic about mri",
    needsAct: true,
    unless: "baby|pregnant|document|result|printer|photo",
    it: "the scan",
    plan: `
      2* Open the letter about {theIt} at “Before your appointment”.
        ~ Get the letter. | Find the part “Before your appointment”.
        ? on a cd | on cd | on a disc | copy of my | images | send the scan: 2 Write down the hospital, the day and body part of the scan, and your date of birth.
      3* Copy three things into your calendar: when, where, and what you may eat or drink before it[; {deadline}].
        ~ Put the letter beside your calendar. | Enter when and where. | Add what you may eat or drink before it.
        ? on a cd | on cd | on a disc | copy of my | images | send the scan: 6 Write to the hospital's imaging desk: “Please send me the images and the report, on a disc or by link.”
        ? contrast | dye: 3 Copy three lines into your calendar: when, eating and drinking before, “ask about the contrast dye”.
      5 Call the number on the letter about anything metal in you, pregnancy, diabetes, or fear of tight rooms.
        - 2 Tick on a note what is true for you: metal, pregnancy, diabetes, fear of tight rooms.
        - 5 Call the number on the letter about what you ticked.
      3 Ask on the same call what would help: music, an eye mask, someone with you, something to calm you.
        ~ Stay on the call. | Ask about music, an eye mask or a companion. | Ask about something to calm you.
        ? claustrophob* | tight | panic | tunnel: 3 Ask on the same call what they offer: a sedative, an open scanner, feet first, a mirror, a squeeze ball.
        ? metal | pacemaker | implant | coil | piercing*: 3 Ask on the same call about the metal, with the name and year of the implant.
        ? pregnan*: 3 Ask on the same call what a pregnancy changes.
      3 Lay out clothes without metal or zips. Rings and watch can stay at home.
        ~ Open your closet. | Lay out clothes without metal or zippers. | Lay your rings and watch in a drawer.
      3* Try slow breathing lying down with your eyes shut: in for four, out for six, ten times.
        ~ Lie down with your eyes shut. | Breathe in while you count to four. | Breathe out while you count to six, ten times over.
      3? Ask {person|somebody} to drive you home if you get something to calm you.
        ~ Open a message to {person|somebody}. | Write the day and the time. | Send it with “Could you drive me home?”
    `,
  },
  {
    id: "home-reading",
    area: "health",
    acts: "take|measure|check|track|monitor|write down|log|record",
    things:
      "blood pressure|blood sugar|my temperature|pulse|peak flow|weight|glucose|resting heart rate|heart rate|sugar levels",
    needsAct: true,
    unless: "lose|lower|reduce|dog|oven",
    it: "the reading",
    plan: `
      2* Put the meter on the table where you sit anyway.
        ~ Get the meter. | Put it on the table where you sit.
        ? order a | buy a | get a home | get a blood pressure monitor | choose a: 2 Measure around your upper arm with a tape, because that gives you the cuff size.
      3* Draw four columns on a sheet: date, time, number, how you feel.
        ~ Get a sheet of paper. | Draw four columns. | Write date, time, number and feeling above them.
        ? order a | buy a | get a home | get a blood pressure monitor | choose a: 5 Ask a pharmacist for a validated upper-arm monitor in your cuff size.
      2 Set an alarm for each time you measure[: {rhythm}].
        ~ Open the clock on your phone. | Set an alarm for each time you measure.
        ? for a week | for seven days | for # days: 2 Set two alarms a day for the days you were told: one in the morning, one in the evening.
        ? after dinner | after lunch | after breakfast | after meals: 2 Set an alarm called “meter” for the time after the meal your nurse told you, usually two hours.
        ? evening one | morning one | keep forgetting | i forget: 2 Set two alarms. The one you forget goes at the time you brush your teeth or turn on the TV.
      3 Ask your doctor or nurse for two numbers: the reading to call about, and the one that cannot wait.
        - 2 Send your doctor or nurse one question: at which reading should I call you?
        - 2 Write the answer in red at the top of the sheet.
      5* Sit for five minutes with both feet on the floor before your first reading.
        ? blood sugar | glucose | finger prick*: 3 Wash your hands with warm water before the prick, because sugar on a finger spoils the number.
          - 2 Wash your hands with warm water before the prick.
          - 2 Prick the side of the finger, where it hurts less.
        - 5 Sit still for five minutes with both feet on the floor.
        - 2 Begin the first reading.
      2 Write the number down before you look at the last one.
        ~ Cover the last number with your hand. | Write the new one down.
      2? Photograph the sheet for your doctor after a week.
        - 2 Photograph the sheet for your doctor after a week.
        - 2 Write on the sheet: “No dose change without the doctor.”
    `,
  },
];
