import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Treatment, the appointments one dreads, and a practice of one's own. */
export const TREATMENTS: readonly Archetype[] = [
  {
    id: "operation",
    area: "health",
    whole:
      "prepare for surgery|prepare for my surgery|prepare for my operation|prepare for an operation|get ready for surgery|get ready for my surgery|prepare for knee surgery|get ready for my operation|prepare for my hospital stay|get ready for my hospital stay",
    acts: "prepare|prepare for|get ready|plan|arrange|organize|get through",
    things:
      "surgery|operation|knee surgery|hip replacement|hospital stay|knee replacement|procedure|chemo|chemotherapy|radiotherapy|hip surgery|cataract surgery",
    tells:
      "hip operation|knee operation|knee op|hip op|having surgery|having an operation|have surgery|have an operation|my surgery is|my operation is|hip replacement|knee replacement|knee surgery|hip surgery|c-section",
    needsAct: true,
    unless:
      "dog|cat|military|business|operation manual|disaster recovery|data|account|addiction|old friend|ring my friend|call my friend",
    it: "the operation",
    named: "surgery|operation|procedure|hip replacement|knee replacement",
    plan: `
      2* Write the surgery date, the time, the place and its phone number on one sheet[: {deadline}].
        ~ Get one sheet of paper. | Write date, time, place and phone number on it.
      6n Ask one person to be with you on the way there, the way home and the first night.
        ~ Open your contacts. | Choose one person. | Ask them to be there both ways, plus the first night.
        ? live with my kids | single parent | single mum | single dad: 6 Ask one person to be with you and the children on the way home and the first night.
        ? c section | caesarean | cesarean: 6 Ask one person to be there on the day, and another to help in the first week at home.
        ? no one | nobody | alone | live alone: 6 Ask the hospital who can be with you the first night: a volunteer, a paid sitter, one more night there.
      8n Put your hospital letter, medicine list, charger, slippers and loose clothes into one bag.
        ~ Get one bag. | Put in the hospital letter and medicine list. | Add the charger. | Lay slippers and loose clothes on top.
        ? shoulder | wrist | my arm | my hand | elbow | rotator | carpal: 8 Try cooking and dressing for eight minutes with one arm, and list what won't work: jars, hair, shower, shoes.
        ? c section | caesarean | cesarean: 8 Put these into one bag: letter, charger, slippers, high-waist underwear, loose nightwear, the baby's first things.
      6 List your medicines with doses and allergies, and mark those you must ask about before the day.
        - 4 List your medicines with doses and allergies.
        - 3 Mark the medicines you must ask about before the day.
      5 Call the surgeon's office with three questions: when to stop eating and drinking, which medicines to stop, what to bring.
        ~ Dial the surgeon's office. | Ask when to stop eating, drinking and which medicines. | Ask what to bring.
        ? shoulder | wrist | my arm | my hand | elbow | rotator | carpal: 6 Call the surgeon's office with three questions: how long in a sling, when can I drive and shower, and can I get home help?
          - 2 Write the three questions on the sheet.
          - 5 Call the surgeon's office with them.
        ? gallbladder | hernia | appendix | tonsil* | outpatient | same day: 5 Call the surgeon's office with three questions: when to stop eating, which medicines to stop, how long until I can lift and drive?
        ? c section | caesarean | cesarean: 5 Call the hospital with three questions: when to stop eating and drinking, who may come in, what the baby needs there.
        ? knee replacement | hip replacement: 5 Call the surgeon's office with three questions: when to stop eating, which medicines to stop, what aids to have for bath and stairs.
        ? ozempic | mounjaro | wegovy | insulin | diabet* | blood thinner* | warfarin: 5 Call the hospital today about that medicine: when to stop or change it, and when to stop eating.
        ? cancel* | moved | postponed: 5 Call the surgeon's office with two questions: is the new date firm, and is the pre-op check still valid?
        ? period | pill | hrt | pregnan*: 5 Call the surgeon's office: “I take …. Does it change anything, and when do I stop eating and drinking?”
      6 Ask one person to be with you on the way there, the way home and the first night.
        ~ Open your contacts. | Choose one person. | Ask them to be there both ways, plus the first night.
        ? live with my kids | single parent | single mum | single dad: 6 Ask one person to be with you and the children on the way home and the first night.
        ? c section | caesarean | cesarean: 6 Ask one person to be there on the day, and another to help in the first week at home.
        ? no one | nobody | alone | live alone: 6 Ask the hospital who can be with you the first night: a volunteer, a paid sitter, one more night there.
      8 Prepare the place where you will lie: water, phone, pillows, a clear path to the toilet.
        ? shoulder | wrist | my arm | my hand | elbow | rotator | carpal: 8 Try one evening with that arm tucked in your shirt, and list what won't work: jars, hair, bra, shower, shoes.
          - 5 Try making dinner and washing with one arm.
          - 3 List what won't work.
        ? wrist | hand | carpal | thumb | finger: 8 Prepare a week with one hand: loosened lids, slip-on clothes, voice typing, food that needs no knife.
        ? foot | bunion | ankle | toe | knee | hip: 8 Prepare a seat where your leg can be up: water, phone, charger, a bag to carry things in. Rugs should be out of the way.
        ? eye | cataract: 8 Prepare a chair and a lamp: eye drops with their times, sunglasses, audiobooks, notes in big print.
        ? c section | caesarean | cesarean: 8 Prepare a place where you can lie with the baby within reach: nappies, water, phone, pillows.
        - 4 Put water, your phone and pillows where you will lie.
        - 4 Clear the path to the toilet of rugs, cables and shoes.
      15? Fill the freezer or the shelf with food for five days that you can warm with one hand.
        - 4 Write down five meals you can warm with one hand.
        - 10 Cook a double portion today, and freeze half of it.
        - 8 Pack your hospital bag: letter, medicine list, charger, slippers, loose clothes.
        ? kids | children | school: 8 Write a week's plan for the children: who picks them up, who does the lifting, which dinners, who sleeps here.
          - 4 Write down who picks the children up on which day.
          - 4 Add who lifts things, who cooks and who sleeps here.
        ? dog | cat | pet: 8 Ask one person to take your pet for the first week.
          - 3 Ask one person to take your pet for the first week.
          - 3 Put the pet's food, the leash and the vet's number by the door.
        ? no sick pay | self employed | zero hours | money: 8 Ring the hospital's social worker about money while you can't work.
          - 3 Find the number of the hospital's social worker.
          - 5 Ask the social worker which money you can get while you can't work.
      3 Write down the signs that mean you should call the surgeon after surgery: fever, bleeding, pain that gets worse.
        ~ Get a pen and paper. | Write “Call for fever or bleeding”. | Add “or pain that gets worse”, with the number.
    `,
  },
  {
    id: "dreaded-checkup",
    area: "health",
    whole:
      "get over my fear of needles|get over my fear of blood tests|get my mole checked|get a mole checked|book a mole check|get a lump checked|go to the doctor about a lump|get a colonoscopy|book my mammogram|book a mammogram|get a mammogram|get tested for stis|get an sti test|have a blood test|get a prostate check|stop avoiding the doctor|get over my fear of doctors|stop being scared of needles|go to the gynecologist|go to the gynaecologist|open my test results",
    acts: "book|get|go|have|face|do|schedule|arrange|stop avoiding|make|overcome",
    things:
      "mammogram|colonoscopy|prostate exam|prostate check|sti test|std test|lump|gynecologist appointment|mole check|test result|needle phobia|fear of needles|fear of doctors|blood draw|endoscopy|hiv test|bowel screening|prostate",
    tells:
      "avoiding mammogram|scared of needles|afraid of needles|avoiding doctor|found a lump|lump in breast|avoiding blood test|mammogram",
    needsAct: true,
    unless: "exam results|dog|cat|vet|pregnancy|driving|porridge",
    it: "the check-up",
    named: "mammogram|colonoscopy|sti test|std test|prostate check|endoscopy|blood draw",
    plan: `
      2* Write down what you dread about {theIt} in one line: pain, shame, the result, losing control.
        ~ Pick up a pen. | Write what you dread: pain, shame, the result, losing control.
        ? cancelled it | cancelled twice | keep cancelling | put it off | cancel it: 2 Write down in one line what made you cancel the last time: the time, the fear, the trip there.
      5n Call or book online: “I'd like an appointment for {it}. I'm nervous, so I'd like a longer one.”
        ~ Find the office's number or booking page. | Ask for an appointment for {it}. | Add “I'm nervous, so I'd like a longer one.”
        ? needle* | injection* | blood test: 5 Send the clinic one line: “I'm afraid of needles. May I lie down, look away and have numbing cream?”
      3n Ask one person to come along on the day, or to ring you afterward.
        ~ Open the chat with someone you trust. | Type the day of the visit. | Ask them to come along, or call afterward.
      5 Write three sentences to say at the visit: “I'm nervous. Tell me before each thing. Stop when I raise my hand.”
        - 3 Write three sentences to say at the visit: “I'm nervous. Tell me before each thing. Stop when I raise my hand.”
        - 2 Say those sentences aloud once.
      6 Book the visit by phone or online, with a note about what would help: a longer slot, a woman or a man, numbing cream[, {deadline}].
        ? needle* | injection* | blood test: 6 Send the clinic one line: “I'm afraid of needles. May I lie down, look away and have numbing cream?”
        - 2 Find the clinic's number or booking page and your insurance card.
        - 5 Book the visit, with a note about what would help: a longer slot, a woman or a man, numbing cream.
      3 Enter the visit in your calendar, with the address and an alarm two hours before.
        ~ Open your calendar. | Enter the visit with its address. | Set an alarm two hours before.
        ? needle*: 3 Practise tensing your legs and belly for fifteen seconds, five times. It helps against fainting.
        ? cancelled it | cancelled twice | keep cancelling | cancel it: 3 Enter the visit in your calendar, and note who will ask you about it the evening before.
      4 Ask someone to come along, or to ring you afterward.
        ? alone | nobody | no one: 4 Ask the clinic for a chaperone or a nurse who stays beside you.
          - 4 Ask the clinic for a chaperone or a nurse who stays beside you.
          - 3 Put into your bag what makes the waiting easier: headphones, a warm layer, water.
        - 4 Ask someone to come along, or to ring you afterward.
        - 3 Put into your bag what makes the waiting easier: headphones, a warm layer, water.
      4? Put one good thing for the hour afterward into the same calendar entry.
        - 2 Choose one good thing for the hour afterward.
        - 2 Put it into the calendar entry for the visit.
      2 Ask at the visit how and when you will get the result, and write it down.
        ~ Ask at the visit how and when you'll get the result. | Write the answer down.
    `,
  },
  {
    id: "dentist-fear",
    area: "health",
    whole:
      "get over my fear of the dentist|overcome my fear of the dentist|face my fear of the dentist|stop being scared of the dentist|be less scared of the dentist|stop being afraid of the dentist|beat my fear of the dentist|conquer my fear of the dentist|get over dental phobia|get over dental anxiety|overcome dental anxiety|overcome dental phobia|overcome fear of dentist|get over fear of dentist",
    acts: "overcome|face|beat|deal|manage|get over|conquer|handle",
    things:
      "dental anxiety|dental phobia|dentist phobia|dentist fear|fear of dentist|dentist anxiety|fear of dental work",
    tells:
      "terrified of dentist|scared of dentist|afraid of dentist|dentist terrifies|petrified of dentist|dentist phobia|phobia of dentist",
    it: "the fear of the dentist",
    plan: `
      2* Write down which moment you fear most: the sound, the needle, the chair, what they will say.
        ~ Pick up a pen. | Write the moment: the sound, the needle, the chair, their words.
      6n Search for a dentist[ in {place}] whose page mentions fear or sedation, and write down the number.
        ~ Open a search page. | Type “dentist” with “fear” or “sedation”. | Write down the number of one.
        ? on WEEKDAY | tomorrow | next week | appointment | booked: 4 Ring the dental office where you are booked: “I'm afraid, and it has been a while. Please tell me each step first.”
      5n Write to that dentist: “I'm afraid of treatment. Could I come for a talk first, with no treatment?”
        ~ Open a message to that dentist. | Type “I'm afraid of treatment.” | Send it with “Could I come for a talk first, with no treatment?”
        ? no one to drive | nobody to drive | no driver | no ride | drive myself | have to drive | alone so | no one can drive: 5 Call that dentist: “I'm scared of the drill and I drive myself. Do you use laughing gas that wears off before I leave?” Book the first filling.
        ? on WEEKDAY | tomorrow | next week | appointment | booked: 4 Write a card to hand to the dentist: “I'm afraid. A raised hand means stop. Please only look today.”
        ? tooth | pain | hurts | broken: 5 Write to the dentist: “I'm afraid and a tooth hurts. Which sedation do you have, and what is your first opening?”
      8 Search for two dentists[ in {place}] whose pages mention fear or sedation, and write down their numbers.
        ~ Open a search page. | Type “dentist” with “fear” or “sedation”. | Write down the numbers of two.
        ? on WEEKDAY | tomorrow | next week | appointment | booked: 4 Ring the dental office where you are booked: “I'm afraid, and it has been a while. Please tell me each step first.”
      5 Write to the first dentist: “I'm afraid of treatment. Could I come for a talk first, with no treatment?”
        ? no one to drive | nobody to drive | no driver | no ride | drive myself | have to drive | alone so | no one can drive: 5 Call the first dentist: “I'm scared of the drill and I drive myself. Do you use laughing gas that wears off before I leave?”
          - 2 Write down your question about laughing gas and driving home.
          - 3 Call the first dentist with it, and ask for the first opening.
        ? on WEEKDAY | tomorrow | next week | appointment | booked: 5 Ask the dental office whether your first visit can be just a look and a talk.
          - 2 Write down one question: can the first visit be just a look and a talk?
          - 3 Send the question to the dental office, or ring with it.
        ? sedation | sedated: 5 Write to the first dentist: “I'm afraid. Which sedation do you offer, and what would it cost in all?”
          - 3 Write two sentences: you are afraid, and you'd like to know about sedation and its price.
          - 2 Send them to the first dentist.
        - 3 Write two sentences: you are afraid, and you'd like a talk first.
        - 2 Send them to the first dentist.
        ? money | afford | cost: 5 Write to the first dentist: “I'm afraid and money is tight. What does a first talk cost, and which prices are fixed?”
        ? needle*: 5 Write to the first dentist: “Needles are the worst for me. Do you use numbing gel or sedation?”
        ? child* | assault* | trauma* | abuse*: 5 Write to the first dentist: “I'm afraid because of bad experiences. Could I come with someone, sit up, and stop at any time?”
      3 Choose a stop signal with your hand, and write it on a card for the dentist.
        ~ Raise your hand as a stop signal. | Get a card and a pen. | Write the signal on it for the dentist.
      4 Practise for one minute in a chair, leaning back with your mouth open and breathing out slowly through your nose.
        - 2 Sit back in a chair, breathing out slowly through your nose.
        - 2 Practise it once more for one minute, with your mouth open.
      6? Fill a playlist with half an hour of music or a story for the dentist's chair.
        ~ Open your music app. | Start a playlist named “Dentist”. | Add music or stories up to half an hour.
      5 Ask a friend to come into the room with you, and write the day and time into both calendars[, {deadline}].
        ? no one to drive | nobody to drive | no driver | no ride | drive myself | have to drive | alone so | no one can drive: 5 Book one filling as its own short visit, and put the day and time on your calendar[, {deadline}].
          - 3 Book one filling as its own short visit.
          - 2 Put the day and time on your calendar.
        - 3 Ask a friend to come into the room with you.
        - 2 Write the day and time into both your calendars.
        - 3 Plan an hour of something warm and soft for afterward.
        ? nobody | no one | alone: 5 Ask the dental office for an assistant who can hold your hand.
    `,
  },
  {
    id: "medicine-review",
    turns: true,
    area: "health",
    whole: `${everyWay("stop taking|come off|get off|wean off|wean myself off|get myself off|quit|reduce|change|taper|taper off", "sertraline|prozac|fluoxetine|citalopram|lexapro|escitalopram|zoloft|venlafaxine|effexor|mirtazapine|ritalin|concerta|vyvanse|elvanse|adderall|sleeping pills|sleeping tablets|sleeping tablet|painkillers|codeine|tramadol|pregabalin|steroids|antidepressants|benzos|xanax|diazepam|beta blockers|lithium|quetiapine|meds|medication")}|talk to my doctor about my medication|talk to my doctor about my meds|talk to my gp about my medication|change my medication|come off my medication|come off antidepressants|stop taking antidepressants|get off antidepressants|wean off my medication|stop taking my medication|ask my doctor about changing my meds|get my meds adjusted|get off my meds|come off my meds|switch my medication|start adhd medication|try adhd medication|find the right adhd medication|taper off antidepressants|come off the pill|reduce my medication|get started on adhd medication|adjust my medication|change antidepressants|stop my antidepressants|switch antidepressants`,
    acts: "change|adjust|review|switch|stop taking|come off|reduce|taper|taper off|wean off|get off|discuss|start|try|manage|deal",
    things:
      "medication side effect|side effect|dosage|dose|antidepressant|medication review|medication|adhd medication|med|meds|adhd meds|ssri|sleeping pill|painkiller|medicine dose|stimulants|beta blocker",
    tells: "meds make me|pills make me|medication makes me|side effects|antidepressants make me",
    needsAct: true,
    unless: "organize|refill|remember|dog|cat|pick up|every morning|on time|every day",
    it: "the medicine",
    named: "antidepressant|sleeping pill|painkiller|adhd medication|medication|ssri",
    plan: `
      2* Write down the name, dose and time of everything you take. No changes on your own for now.
        ~ Put all your medicines on the table. | Write the name, dose and time of each.
      5n Write down in two columns what is better with the medicine and what is worse.
        ~ Draw two columns on a page. | Write what is better with the medicine in one. | Write what is worse in the other.
      6n Ask the doctor who prescribed it, or a pharmacist, today: “I'd like to change something. What is safe?”
        ~ Dial the doctor who prescribed it, or a pharmacist. | Say “I'd like to change something.” | Ask “What is safe?”
        ? cant sleep | insomnia | keeps me up | keeps me awake | not sleeping | wired at night | up all night: 6 Call the prescriber or a pharmacist today: “Since I started it, I can't sleep. Should I take it in the morning, and does this pass?”
        ? makes me | make me | made me | since the new: 6 Ring your doctor or a pharmacist today: “Since I started the new pills, I have …. What should I do?”
      5 Write down in two columns what is better with the medicine and what is worse.
        ? doesnt work | not working | stopped working | no effect: 5 Note when the medicine stopped working, with a number from 0 to 10 for mood, sleep or pain on the last seven days.
          - 3 Note when the medicine stopped working.
          - 3 Write a number from 0 to 10 for how you felt on each of the last seven days.
        - 3 Note what is better with the medicine.
        - 3 Note what is worse with it: sleep, appetite, mood, heart, sex, focus.
        ? sweat* | weight | dizzy | cough | sex | tired | numb: 4 Note that side effect: since which dose, at what time of day, how bad.
      5? Draw a sheet for seven days: time taken, when it starts to work, when it wears off, sleep, mood.
        ~ Get a sheet of paper. | Draw seven rows, one a day. | Write column heads: taken, starts, wears off, sleep, mood.
        ? cough* | swell* | swollen | rash: 3 Ring 999 or 911 for a swollen face, lips or tongue, or trouble breathing. That can't wait.
      4 Write down the one thing you want from the talk: a lower dose, another medicine, another time of day, a slow way off.
        ~ Get a pen and paper. | List the wishes: dose, medicine, time, a slow way off. | Circle the one thing you want.
        ? cant sleep | insomnia | keeps me up | keeps me awake | not sleeping | wired at night | up all night: 4 Write down the time you take it now, and one question: “Would the morning be better, and does this pass?”
        ? cough* | swell* | swollen | rash | dizzy | sick: 4 Write down one question for the talk: does this come from my pills, and what else could I take?
      6 Book a visit with the doctor who prescribed it to talk about the medicine[, {deadline}].
        ? cant sleep | insomnia | keeps me up | keeps me awake | not sleeping | wired at night | up all night: 6 Call the prescriber or a pharmacist today with that question. Feeling wired, or thoughts of dying, means saying so in that call.
          - 2 Find the number of the prescriber or your pharmacy.
          - 5 Call with your question, and say if you feel wired or have thoughts of dying.
        ? hate phone* | phone anxiety | cant phone | not by phone: 6 Send a message to the doctor's office: “I'd like to change something about my medicine. What is safe, and when can we talk?”
          - 3 Open the contact form or patient portal of the doctor's office.
          - 4 Send a message that you'd like to talk about your medicine.
        - 2 Put the sheet and your list into one envelope.
        - 5 Book a talk about the medicine with the doctor who prescribed it.
      5 Ask at the visit for a written plan: each dose with its date, and what to do if you feel bad.
        ? retires | retiring | is leaving | before she leaves | before he leaves | new psychiatrist: 5 Ask at the visit who takes over your prescriptions.
          - 3 Write two questions: who takes over, and what will you tell them about my medicine?
          - 2 Leave space under each question for the answer.
        - 3 Write three questions: how slowly, what may happen, who to call.
        - 2 Leave space under each question for the answer.
      3 Put every date of the doctor's plan into your calendar with an alarm.
        - 3 Put every date of the doctor's plan into your calendar with an alarm.
        - 2 Save the pharmacist's number for questions in between.
    `,
  },
  {
    id: "change-doctor",
    area: "health",
    acts: "change|register|find|switch|sign up|get|join|look|choose",
    things:
      "gp|new doctor|new gp|new dentist|family doctor|gp surgery|primary care doctor|gp practice|new family doctor|pcp|primary care physician|doctor's surgery|nhs dentist",
    needsAct: true,
    whole:
      "register with a doctor|register with a gp|register with a dentist|register at a doctor|change doctors|switch doctors|change gp|change my gp|change my doctor|find a new doctor|find a new gp|find a new dentist|find a doctor|find a gp|find a dentist|register with a new doctor",
    unless: "become|appointment|vet|referral|job",
    it: "the new practice",
    named: "gp|doctor|dentist|practice|surgery|pcp|physician",
    plan: `
      2* Write down the two things the new doctor must have: close by, evening hours, a woman, online booking.
        ~ Pick up a pen. | Write two must-haves: close by, evening hours, a woman, online booking.
        ? patient form | registration form | patient paperwork: 2 Open the form, with your ID and insurance card beside it.
        ? medicaid | nhs dentist | insurance: 2 Write down the insurance plan they must take and one other wish: close by, evening hours, gentle.
      8n Search your insurer's list of doctors[ in {place}], and write down two that take new patients.
        ~ Open your insurer's list of doctors. | Look for “accepting new patients” on it. | Write down two names with numbers.
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients | waitlist: 8 Save the addresses of two walk-in or nurse-led clinics for now.
          - 4 Put yourself on the waiting list of one family doctor.
          - 4 Save the addresses of two walk-in or nurse-led clinics for now.
        ? patient form | registration form | patient paperwork: 5 Write your medicines with doses, allergies and past illnesses on one page.
      6n Call the first doctor's office on your list, or fill in its form online[, {deadline}].
        ~ Put the list in front of you. | Dial the first office, or open its form. | Ask for a place as a new patient.
        ? patient form | registration form | patient paperwork: 8 Fill in the form from that page.
      8 Search your insurer's list of doctors[ in {place}], and write down three that take new patients.
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients | waitlist: 8 Put yourself on the waiting list of one family doctor.
          - 4 Put yourself on the waiting list of one family doctor.
          - 4 Save the addresses of two walk-in or nurse-led clinics for now.
        ? patient form | registration form | patient paperwork: 5 Write your medicines with doses, allergies and past illnesses on one page.
          - 3 Copy the names and doses of your medicines off the packages.
          - 3 Add your allergies, operations and past illnesses.
        ? medicaid | medicare | aetna | cigna | blue cross | bcbs | kaiser | my insurance | in network | united healthcare: 8 Search your plan's own list of doctors near you until you have three who take new patients.
          - 4 Search your plan's own list of doctors near you.
          - 4 Save three doctors who take new patients.
        - 4 Search your insurer's list of doctors[ in {place}].
        - 4 Save three doctors who take new patients.
      4? Ask one neighbour or colleague which of the three they would choose.
        ~ Open the chat with one neighbor or colleague. | Type the three names. | Ask “Which would you choose?”
        ? patient form | registration form | patient paperwork: 2 Look up the name and address of your old doctor's office.
      6 Call the first office on your list: do they take you with your insurance, and what do they need to see?
        ? bulk bill*: 6 Call the first office on your list: new patients, bulk billing, papers they need to see?
          - 2 Put your Medicare card beside the phone.
          - 5 Ask by phone: new patients, bulk billing, papers they need to see?
        ? night shift* | work nights | nights | shifts: 6 Send the first office a message after your shift: do they take you, and are they open late or by video?
          - 2 Find the office's contact form or e-mail address.
          - 5 Ask them two things: do they take you, and are they open late or by video?
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients: 6 Ring two clinics farther away: “Do you take new patients, or keep a waiting list?”
        ? patient form | registration form | patient paperwork: 6 Fill in the first half: name, address, emergency contact, old doctor.
          - 3 Fill in your name, address and number.
          - 3 Add your emergency contact and your old doctor.
        ? hate phone* | hate phoning | phone anxiety | not by phone | cant phone: 6 Write to the first office through its contact form: do they take you, and what do they need to see?
          - 2 Find the office's contact form or e-mail address.
          - 5 Ask them two things: do they take you, and what do they need to see?
        - 2 Put your ID and insurance card beside the phone.
        - 5 Ask by phone: do they take you, and what do they need to see?
      8 Fill in the new-patient form, with your medicines, allergies and old doctor's name.
        ? patient form | registration form | patient paperwork: 6 Fill in the second half of the form from your page: medicines, allergies, illnesses.
          - 3 Copy your medicines and allergies off your page.
          - 3 Add illnesses, smoking, drinking and vaccinations.
        - 4 Fill in your name, address and insurance.
        - 4 Add your medicines, allergies and old doctor's name.
      5 Ask the old office to send your records to the new one.
        ~ Dial the old office. | Give them the new doctor's name and address. | Ask them to send your records there.
        ? patient form | registration form | patient paperwork: 2 Tick the box that lets the new office request your records.
      4 Order one last refill of your medicines so nothing runs out in between.
        ? patient form | registration form | patient paperwork: 5 Hand in the form, online or at the front desk.
          - 2 Photograph each page of the form.
          - 4 Hand in the form, online or at the front desk.
        ? # weeks left: 4 Ask the old practice now for one more refill, before the {#} weeks are over.
          - 4 Ask the old practice now for one more refill, before the {#} weeks are over.
          - 2 Book a short first visit with the new doctor.
        ? # days left: 4 Ask the old practice today for one more refill, before the {#} days are over.
          - 4 Ask the old practice today for one more refill, before the {#} days are over.
          - 2 Book a short first visit with the new doctor.
        ? no medicine* | take nothing | no medication: 3 Book a short first visit with the new doctor to say hello.
        - 4 Order one last refill of your medicines, so nothing runs out in between.
        - 2 Book a short first visit with the new doctor to say hello.
    `,
  },
];
