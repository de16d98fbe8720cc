import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Treatment, the appointments one dreads, and a practice of one's own. */
export const TREATMENTS: readonly Archetype[] = [
  {
    id: "operation",
    area: "health",
    whole:
      "prepare for surgery|prepare for my surgery|prepare for my operation|prepare for an operation|get ready for surgery|get ready for my surgery|recover from surgery|prepare for knee surgery|get ready for my operation|recover from my operation|plan my recovery|prepare for my hospital stay",
    acts: "prepare|prepare for|get ready|plan|arrange|recover|organize|get through",
    things:
      "surgery|operation|knee surgery|hip replacement|hospital stay|c-section recovery|knee replacement|recovery from surgery|recovery|procedure|chemo|chemotherapy|radiotherapy|hip surgery|cataract surgery",
    tells:
      "hip operation|knee operation|knee op|hip op|having surgery|having an operation|have surgery|have an operation|my surgery is|my operation is|hip replacement|knee replacement|knee surgery|hip surgery|c-section",
    needsAct: true,
    unless:
      "dog|cat|military|business|operation manual|disaster recovery|data|account|addiction|old friend|ring my friend|call my friend",
    it: "the operation",
    named: "surgery|operation|procedure|hip replacement|knee replacement",
    plan: `
      2* Write the date, time, ward and phone number of the hospital on one sheet[: {deadline}].
      6n Ask one person to be with you on the way there, the way home and the first night.
        ? live with my kids | single parent | single mum | single dad: 6 Ask one person for the way home and the first night with you and the children.
        ? c section | caesarean | cesarean: 6 Ask one person to be there for the day, and one for the first week at home: no driving or lifting for you.
        ? no one | nobody | alone | live alone: 6 Ask the ward who can be with you the first night: a volunteer, a paid sitter, one more night in hospital.
      8n Put your letter, medicine list, charger, slippers and loose clothes into one bag.
        ? c section | caesarean | cesarean: 8 Put into one bag: letter, charger, slippers, high-waist knickers, loose nightwear, and the baby's first things.
      6 List your medicines with doses and allergies, and mark those you must ask about before the day.
        - 4 List your medicines with doses and allergies.
        - 3 Mark those you must ask about before the day.
      5 Call the ward with three questions: when to stop eating and drinking, which medicines to stop, what to bring.
        ? c section | caesarean | cesarean: 5 Call the ward or read its letter: from when no food and drink, who may come in, what the baby needs there.
        ? knee replacement | hip replacement: 5 Call the ward or read its letter: joint school, aids for bath and stairs, what to stop, from when no food.
        ? ozempic | mounjaro | wegovy | insulin | diabet* | blood thinner* | warfarin: 5 Call the ward today about that medicine: when to stop or change it, food and drink, what to bring.
        ? cancel* | moved | postponed: 5 Call the surgeon's secretary: does the date stand, is the pre-op still valid, from when no food and drink?
        ? period | pill | hrt | pregnan*: 5 Call the ward with that: “I take or have …. What does it change, and from when no food and drink?”
      6 Ask one person to be with you on the way there, the way home and the first night.
        ? live with my kids | single parent | single mum | single dad: 6 Ask one person for the way home and the first night with you and the children.
        ? c section | caesarean | cesarean: 6 Ask one person to be there for the day, and one for the first week at home: no driving or lifting for you.
        ? no one | nobody | alone | live alone: 6 Ask the ward who can be with you the first night: a volunteer, a paid sitter, one more night in hospital.
      8 Prepare the place where you will lie: water, phone, pillows, a clear way to the toilet.
        ? wrist | hand | carpal | thumb | finger: 8 Prepare a week with one hand: lids loosened, slip-on clothes, voice typing tried, food that needs no knife.
        ? foot | bunion | ankle | toe | knee | hip: 8 Prepare a seat with the leg up: water, phone, charger, a bag for carrying, rugs cleared off the way.
        ? eye | cataract: 8 Prepare a chair and a lamp: drops with their hours, sunglasses, audio books, big print on notes.
        ? c section | caesarean | cesarean: 8 Prepare a place where you can lie with the baby within reach: nappies, water, phone, pillows.
        - 4 Put water, phone and pillows where you will lie.
        - 4 Clear the way to the toilet: mats, cables, shoes.
      15? Fill the freezer or the shelf with food for five days that you can warm with one hand.
        - 4 Write down five meals that you can warm with one hand.
        - 10 Cook a double portion today, and freeze half of it.
        - 8 Pack the bag: letter, medicine list, charger, slippers, loose clothes.
        ? kids | children | school: 8 Write a week's plan for the children: who fetches, who lifts, which dinners, who sleeps here.
          - 4 Write who fetches the children on which day.
          - 4 Add who lifts, who cooks and who sleeps here.
        ? dog | cat | pet: 8 Ask one person to take the pet for the first week, with food and lead ready by the door.
          - 3 Ask one person for the first week.
          - 3 Put food, lead and the vet's number by the door.
        ? no sick pay | self employed | zero hours | money: 8 Ring an advice line or the hospital's social worker about money while you can't work.
          - 3 Find the number of an advice line.
          - 5 Ask what is paid while you can't work.
      3 Write down the signs that mean you should ring them: fever, bleeding, pain that grows.
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
        ? cancelled it | cancelled twice | keep cancelling | put it off | cancel it: 2 Write down what made you cancel the last time, in one line: the hour, the fear, the way.
      5n Call or book online: “I'd like an appointment for {it}. I'm nervous, so I'd like a longer one.”
        ? needle* | injection* | blood test: 5 Send the clinic one line: “I'm afraid of needles. May I lie down, with numbing cream, and not see it?”
      3n Ask one person to come along on the day, or to ring you after it.
      5 Write three sentences to say there: “I'm nervous. Tell me before each thing. Stop when I raise my hand.”
        - 3 Write three sentences to say there: “I'm nervous. Tell me before each thing. Stop when I raise my hand.”
        - 2 Say them aloud once.
      6 Book by phone or online, and write down what would help: a longer slot, a woman or a man, numbing cream[, {deadline}].
        ? needle* | injection* | blood test: 6 Send the clinic one line: “I'm afraid of needles. May I lie down, with numbing cream, and not see it?”
        - 2 Find number or booking page, and your insurance number.
        - 5 Book with what helps: a longer slot, a woman or a man, numbing cream.
      3 Enter it in your calendar with the address and an alarm two hours before.
        ? needle*: 3 Practise once: tense legs and belly for fifteen seconds, let go, five times; it holds off a faint.
        ? cancelled it | cancelled twice | keep cancelling | cancel it: 3 Enter it in your calendar, and send it to one person who asks you the evening before.
      4 Ask someone to come along, or to ring you after it.
        ? alone | nobody | no one: 4 Ask the clinic for a chaperone or a nurse who stays beside you.
          - 4 Ask the clinic for a chaperone or a nurse who stays beside you.
          - 3 Put into your bag what makes the waiting easier: headphones, a warm layer, water.
        - 4 Ask someone to come along, or to ring you after it.
        - 3 Put into your bag what makes the waiting easier: headphones, a warm layer, water.
      4? Put one good thing for the hour after it into the same entry.
        - 2 Choose one good thing for the hour after it.
        - 2 Put it into the same entry of your calendar.
      2 Ask on the day how and when you get the result, and write that down.
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
      6n Search for a dentist[ in {place}] whose page mentions fear or sedation, and write down the number.
        ? on monday | on tuesday | on wednesday | on thursday | on friday | tomorrow | next week | appointment | booked: 4 Ring the practice you are booked at: “I'm afraid, and it has been a while. Please note it, and tell me each step first.”
      5n Write to that dentist: “I'm afraid of treatment. Could I come for a talk first, with no treatment?”
        ? on monday | on tuesday | on wednesday | on thursday | on friday | tomorrow | next week | appointment | booked: 4 Write a card to hand over: “I'm afraid. A raised hand means stop. Please only look today.”
        ? tooth | pain | hurts | broken: 5 Write to the practice: “I'm afraid and a tooth hurts. Which sedation do you have, and what is your first slot?”
      8 Search for two dentists[ in {place}] whose pages mention fear or sedation, and write down their numbers.
        ? on monday | on tuesday | on wednesday | on thursday | on friday | tomorrow | next week | appointment | booked: 4 Ring the practice you are booked at: “I'm afraid, and it has been a while. Please note it, and tell me each step first.”
      5 Write to the first one: “I'm afraid of treatment. Could I come for a talk first, with no treatment?”
        ? on monday | on tuesday | on wednesday | on thursday | on friday | tomorrow | next week | appointment | booked: 5 Ask the practice whether the first visit can be a look and a talk, with treatment on another day.
          - 2 Write the question down.
          - 3 Send it, or ring with it.
        ? sedation | sedated: 5 Write to the first: “I'm afraid. Which sedation do you offer, and what would it cost in all?”
          - 3 Write the two sentences: that you are afraid, which sedation and price.
          - 2 Send them.
        - 3 Write the two sentences: that you are afraid, that you'd like a talk first.
        - 2 Send them.
        ? money | afford | cost: 5 Write to the first: “I'm afraid and money is tight. What does a first talk cost, and which prices are fixed?”
        ? needle*: 5 Write to the first: “Needles are my worst. Do you use numbing gel, a wand, or sedation?”
        ? child* | assault* | trauma* | abuse*: 5 Write to the first: “Bad experiences lie behind my fear. Could I come with someone, sit up, and stop at any time?”
      3 Choose a stop signal with your hand, and write it on a card for the dentist.
      4 Practise in a chair for one minute, leaning back with your mouth open and breathing out slowly through your nose.
        - 2 Sit back in a chair and breathe out slowly through the nose.
        - 2 Do it once more with the mouth open for one minute.
      6? Fill a list with music or a story of half an hour for the chair.
      5 Ask a friend to come into the room with you, and write the day and time into both calendars[, {deadline}].
        - 3 Ask a friend to come into the room with you.
        - 2 Write day and hour into both calendars.
        - 3 Plan an hour of something warm and soft for after it.
        ? nobody | no one | alone: 5 Ask the practice for a nurse to hold your hand, and write day and hour into your calendar.
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
      5n Write down what is better with it and what is worse, in two columns.
      6n Ask the doctor who prescribed it, or a pharmacist, today: “I'd like to change something. What is safe?”
        ? makes me | make me | made me | since the new: 6 Ring the surgery or a pharmacist today: “Since the new tablets I have …. What shall I do?”
      5 Write down what is better with it and what is worse, in two columns.
        ? doesnt work | not working | stopped working | no effect: 5 Note since when it no longer works, with two weeks of mood, sleep or pain from 0 to 10.
          - 3 Note since when it no longer works.
          - 3 Write a number from 0 to 10 for each of the last seven days.
        - 3 Note what is better with it.
        - 3 Note what is worse: sleep, appetite, mood, heart, sex, focus.
        ? sweat* | weight | dizzy | cough | sex | tired | numb: 4 Note that effect: since which dose, what hour, how bad, and what is better with the tablet.
      5? Draw a sheet for seven days: hour taken, hour it works, hour it ends, sleep, mood.
        ? cough* | swell* | swollen | rash: 3 Ring the emergency number for a swollen face, lips or tongue, or hard breathing: that can't wait.
      4 Write down the one thing you want from the talk: less of it, another one, another time of day, a slow way off.
        ? cough* | swell* | swollen | rash | dizzy | sick: 4 Write the one question for the talk: is it from this tablet, and what else is there?
      6 Book a visit with the doctor who prescribed it to talk about the medicine[, {deadline}].
        ? hate phone* | phone anxiety | cant phone | not by phone: 6 Send the practice's form: “I'd like to change something about my medicine. What is safe, and when can we talk?”
          - 3 Open the practice's form or message.
          - 4 Send it with sheet and list.
        - 2 Put the sheet and your list into one envelope.
        - 5 Book the doctor who prescribed it for a talk about the medicine.
      5 Ask there for a written plan: each dose with its date, and what to do if it feels bad.
        ? retires | retiring | is leaving | before she leaves | before he leaves | new psychiatrist: 5 Ask there who takes over your prescriptions, with a letter on what you take and why.
          - 3 Write two questions: who takes over, and what is in the letter to them?
          - 2 Leave space under each for the answer.
        - 3 Write three questions: how slowly, what may happen, whom to ring.
        - 2 Leave space under each for the answer.
      3 Put every date of that plan into your calendar with an alarm.
        - 3 Put every date of that plan into your calendar with an alarm.
        - 2 Save the pharmacist's number, for questions in between.
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
        ? patient form | registration form | patient paperwork: 2 Open the form, with ID and insurance or NHS number beside it.
        ? medicaid | nhs dentist | insurance: 2 Write down what the new practice must take, your plan or the NHS, and one other wish: near, evenings, gentle.
      8n Search your insurer's list of doctors[ in {place}], and write down two that take new patients.
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients | waitlist: 8 Put yourself on the official waiting list, and save two walk-in or nurse-led clinics for now.
          - 4 Fill in the official waiting list for a family doctor.
          - 4 Save two walk-in or nurse-led clinics.
        ? patient form | registration form | patient paperwork: 5 Write your medicines with doses, allergies and past illnesses on one page.
      6n Call the first doctor's office on your list, or fill in its form online[, {deadline}].
        ? patient form | registration form | patient paperwork: 8 Fill the form in from that page, with a photo of it kept.
      8 Search your insurer's list of doctors[ in {place}], and write down three that take new patients.
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients | waitlist: 8 Put yourself on the official waiting list, and save two walk-in or nurse-led clinics for now.
          - 4 Fill in the official waiting list for a family doctor.
          - 4 Save two walk-in or nurse-led clinics.
        ? patient form | registration form | patient paperwork: 5 Write your medicines with doses, allergies and past illnesses on one page.
          - 3 Copy names and doses off the packets.
          - 3 Add allergies, operations and past illnesses.
        ? medicaid | medicare | aetna | cigna | blue cross | bcbs | kaiser | my insurance | in network | united healthcare: 8 Search your plan's own list of doctors near you, and save three that take new patients.
          - 4 Search your plan's own list near you.
          - 4 Save three that take new patients.
        - 4 Search the official list of practices[ in {place}].
        - 4 Save three that take new patients.
      4? Ask one neighbour or colleague which they would choose.
        ? patient form | registration form | patient paperwork: 2 Look up name and address of your old practice.
      6 Call the first one: do they take you with your insurance, and what do they need to see?
        ? bulk bill*: 6 Call the first: do they take new patients, do they bulk bill, and what do they need to see?
          - 2 Put your Medicare card beside the phone.
          - 5 Ask by phone: new patients, bulk billing, papers?
        ? night shift* | work nights | nights | shifts: 6 Send the first a message after your shift: do they take you, and do they open late or do video?
          - 2 Find its form or e-mail address.
          - 5 Ask there: do they take you, and do they open late or do video?
        ? no doctor takes | takes no patients | nobody takes | no one takes | no family doctor | not taking patients: 6 Ring two clinics further out: “Do you take new patients, or keep a list?”
        ? patient form | registration form | patient paperwork: 6 Fill in the first half: name, address, next of kin, old practice.
          - 3 Fill in name, address and number.
          - 3 Add next of kin and old practice.
        ? hate phone* | hate phoning | phone anxiety | not by phone | cant phone: 6 Write to the first by its form: do they take you, and what do they need to see?
          - 2 Find its form or e-mail address.
          - 5 Ask there: do they take you, and what do they need to see?
        - 2 Put ID and insurance number beside the phone.
        - 5 Ask by phone: do they take you, and what do they need to see?
      8 Fill in the registration form, with your medicines, allergies and old doctor's name.
        ? patient form | registration form | patient paperwork: 6 Fill in the second half from your page: medicines, allergies, illnesses.
          - 3 Copy medicines and allergies off your page.
          - 3 Add illnesses, smoking and drinking, jabs.
        - 4 Fill in name, address and insurance.
        - 4 Add medicines, allergies and the name of the old practice.
      5 Ask the old office for your records, or tick the box that lets the new one request them.
        ? patient form | registration form | patient paperwork: 2 Tick the box that lets them fetch your records.
      4 Order one last refill of your medicines so nothing runs out in between.
        ? patient form | registration form | patient paperwork: 5 Hand the form in, online or at the desk, with a photo of each page kept.
          - 2 Photograph each page.
          - 4 Hand the form in, online or at the desk.
        ? # weeks left: 4 Ask the old practice now for one more refill, before the {#} weeks are over.
          - 4 Ask the old practice now for one more refill, before the {#} weeks are over.
          - 2 Book a short first visit with the new one.
        ? # days left: 4 Ask the old practice today for one more refill, before the {#} days are over.
          - 4 Ask the old practice today for one more refill, before the {#} days are over.
          - 2 Book a short first visit with the new one.
        ? no medicine* | take nothing | no medication: 3 Book a short first visit to say hello.
        - 4 Order a last refill of your medicines, so that nothing runs out in between.
        - 2 Book a short first visit to say hello.
    `,
  },
];
