import { ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Heavy times of the mind, and the way to help. */
export const MINDS: readonly Archetype[] = [
  {
    id: "panic",
    area: "health",
    whole:
      "stop having panic attacks|stop panic attacks|manage panic attacks|cope with panic attacks|deal with panic attacks|get through a panic attack|have a panic attack|get over panic attacks|control my panic attacks|stop panicking|handle panic attacks|stop my panic attacks|have panic attacks",
    acts: "stop|manage|cope|deal|handle|get through|control|overcome|reduce|survive",
    things: "panic attack|panic|panic disorder|panicking|anxiety attack|agoraphobia",
    tells: "panic attack|panic attacks",
    unless: "buying|moves|room|at the disco",
    it: "panic",
    plan: `
      2* Breathe out for longer than you breathe in, six times, with both feet on the floor.
        - 2 Breathe out for longer than you breathe in, six times, with both feet on the floor.
        - 3 Name aloud five things you see, four you can touch, three you hear.
      3n Say it aloud: “This is panic. It peaks within minutes, and it passes.”
        ~ Put a hand on your chest. | Say: “This is panic.” | Say: “It peaks within minutes, and it passes.”
        ? what if it isnt | not anxiety | chest | first time | cant breathe | never had: 3 Ring 999 or 911 now for chest pain, fainting, blue lips or breath that doesn't come back.
      5n Write that sentence on a card for the back of your phone, with one number to ring.
        ~ Get a small card. | Write that sentence on it. | Add one number to call. | Tape the card to the back of your phone.
        ? grocery | groceries | the store | walmart | target | costco | mall | supermarket: 5 Put a five-minute visit to the store on your calendar at its quietest hour, for one thing. Leaving early still counts.
        ? at work | my job | office | my desk | meeting*: 5 Choose a private place at work for it, such as the stairwell or your car, and one line to leave with: “Back in five.”
        ? what if it isnt | not anxiety | chest | first time | cant breathe | never had: 6 Ring a nurse line or your doctor today: “My heart races and I can't breathe well. Is it panic or my heart?”
      5 Write on a card: “This is panic. It peaks within minutes, and it passes. Long breath out, feet on the floor.”
        - 3 Write on a card: “This is panic. It peaks within minutes, and it passes.”
        - 2 Put the card in the back of your phone case.
        ? what if it isnt | not anxiety | chest | first time | cant breathe | never had: 3 Ring 999 or 911 now for chest pain, fainting, blue lips or breath that doesn't come back.
      5 Write down your last attack: where it was, what came before, how long it lasted, what ended it.
        - 3 Write down your last attack: where it was and what came before.
        - 2 Add how long it lasted and what ended it.
      8 Book a doctor's visit for “panic attacks”, so your heart is checked too.
        - 3 Find the number or booking page of your doctor.
        - 6 Book a visit with the words “panic attacks”, so your heart is checked too.
      5? Stand for five minutes at the edge of one small place you avoid because of it.
        ~ Walk to the small place you avoid. | Stop at its edge. | Stand there until five minutes are over.
        ? grocery | groceries | the store | walmart | target | costco | mall | supermarket: 5 Stand inside the store's entrance for five minutes at a quiet hour, with nothing to buy, until the fear drops.
        ? train | bus | tube | metro | commute*: 8 Ride one stop at a quiet time, near the door, until the fear drops by half.
        ? bus | train | tube | supermarket | driving | motorway: 5 Stand for five minutes at the edge of that place, until the fear drops by half.
      4 Tell one person what you would like from them during an attack: stay, breathe along, say nothing.
        ~ Open a message to one person. | Write what helps: stay, breathe along or say nothing. | Send it to them.
        ? dont want anyone to know | nobody to know | no one to know | hide it | hiding it | secret* | find out: 4 Choose a private place to go when it starts, such as the stairwell, your car or a bathroom stall, and one line: “Back in five.”
        ? at work | office | meeting*: 4 Tell one colleague: “I may step out for five minutes. I'll be all right after.”
      3 Call 999 or 911 right away if chest pain or fainting is new, or if your breath does not come back.
        ~ Call 999 or 911 right away if chest pain or fainting is new. | Call if your breath does not come back. | Say what is wrong and where you are.
    `,
  },
  {
    id: "low-days",
    area: "health",
    whole:
      "deal with depression|cope with depression|manage my depression|manage depression|get out of depression|get through depression|beat depression|fight depression|overcome depression|be less depressed|feel less depressed|feel depressed|stop being depressed|stop feeling depressed|recover from depression|feel sad all the time|feel low|feel so low|feel so down|feel so sad|feel empty|feel numb|get through the day with depression|live with depression|stop feeling so low|feel better mentally|improve my mental health|look after my mental health|take care of my mental health|feel less sad|stop being so sad",
    acts: "deal|cope|manage|beat|fight|overcome|recover|handle|get through|improve|treat",
    things:
      "depression|low mood|seasonal depression|winter blues|postnatal depression|mental health|depressive episode|seasonal affective disorder",
    tells:
      "been depressed|i'm depressed|i am depressed|so depressed|feel depressed|feeling depressed|feel empty|cry every day|crying every day|feel so low|feeling so low|i have depression",
    needsAct: true,
    unless:
      "essay|great depression|room|house|flat|kitchen|paper on|presentation|report|study|dishes|therapist",
    it: "the low days",
    plan: `
      2* Drink a glass of water at an open curtain or window.
        ~ Open the curtain or window. | Drink a glass of water there.
      3n Text one person: “I'm having a low time. Could you ring me today or tomorrow?”
        ~ Choose one name in your contacts. | Type: “I'm having a low time. Could you call me?” | Press send.
        ? care home | into care | died | since my dad | since my mum: 3 Text one person: “It's been low since …. Would you sit with me for an hour this week?”
        ? nobody | no one | no friends | alone: 3 Text a support line one sentence: “I'm having a low time and have nobody to tell.”
      8n Book a doctor's visit with one sentence: “My mood has been low since … .”
        ~ Open the doctor's booking page, or call. | Say: “My mood has been low since …” | Take the first day they offer.
        ? dont want pills | no pills | not want tablets | dont want medication | no medication | without medication: 8 Book your doctor with one sentence: “My mood has been low since …. What helps besides pills?”
        ? tablets | antidepress* | sertraline | meds: 8 Book your prescriber with one sentence: “I take … and my mood has been low since ….”
        ? baby | birth: 8 Ring your midwife, OB or doctor with one sentence: “My mood has been low since the birth.”
      5 Wash your face with warm water, standing or sitting.
        - 5 Wash your face with warm water, standing or sitting.
        - 5 Eat something that needs no cooking: bread, a banana, yoghurt.
      10 Step outside for ten minutes, to the corner and back.
        ? cant leave the house | cant go out | rain*: 10 Sit at an open window or on the front steps for ten minutes, with something warm to drink.
        - 2 Put on shoes, whatever else you are wearing.
        - 8 Walk to the corner and back.
      3 Text one person: “I'm having a low time. Could you ring me today or tomorrow?”
        ~ Choose one name in your contacts. | Type: “I'm having a low time. Could you call me?” | Press send.
        ? care home | into care | died | since my dad | since my mum: 3 Text one person: “It's been low since …. Would you sit with me for an hour this week?”
        ? not .. people | no friends | nobody | no one: 3 Ring or text a support line: “I'm having a low time, and I'd like to talk.”
        ? nobody | no one | no friends | alone: 3 Text a support line one sentence: “I'm having a low time and have nobody to tell.”
      8 Book a doctor's visit with one sentence: “My mood has been low since … .”
        ? dont want pills | no pills | not want tablets | dont want medication | no medication | without medication: 8 Book your doctor with one sentence: “My mood has been low since …. What helps besides pills?”
        - 2 Write the sentence for your doctor: “My mood has been low since … .”
        - 6 Call or book with that sentence, or ask someone to do it for you.
        ? tablets | antidepress* | sertraline | meds: 8 Book your prescriber with one sentence: “I take … and my mood has been low since ….”
          - 2 Write the sentence on a note: “I take … and my mood has been low since ….”
          - 6 Book your prescriber with that sentence.
      4? Write down one small thing you used to enjoy, and note a time for it tomorrow morning.
        ~ Pick up a pen. | Write one small thing you used to enjoy. | Write a time for it tomorrow morning.
        ? bad week | rough week | get through: 4 Write three lines for this week: what must be done, what can wait, who may know.
      3 Save the number of a crisis line you can ring at night, such as 988 in the US.
        ~ Open your contacts. | Type in the crisis line, such as 988. | Save it under a name you'll find at night.
    `,
  },
  {
    id: "burnout",
    area: "health",
    whole:
      "recover from burnout|deal with burnout|get signed off work|get signed off|go on sick leave|take sick leave|take stress leave|take medical leave|ask for sick leave|take time off for burnout|take time off for stress|cope with burnout|heal from burnout|go back to work after burnout|return to work after burnout|return to work after sick leave|go back to work after sick leave|get through burnout|take mental health leave|be burned out|be burnt out|stop burning out|avoid burnout|apply for fmla|take fmla leave",
    acts: "recover|deal|take|ask|get|apply|avoid|prevent|handle|overcome|arrange|request|go",
    things:
      "burnout|burn-out|sick leave|stress leave|medical leave|mental health leave|leave of absence|sabbatical for burnout|fit note",
    tells:
      "burned out|burnt out|burnout|cry before work|crying before work|signed off work|completely exhausted from work",
    unless: "tyre|car|rocket|pay for employee|policy|maternity|paternity",
    it: "the leave",
    plan: `
      2* Write down how many hours you slept last night, and the last day you felt rested.
        ~ Pick up a pen. | Write last night's hours, plus the last rested day.
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 2 Write down how many days in a row you have been caring, and when you last had a free hour.
        ? signed off | sick leave | off sick: 2 Write down how you slept last night, and the last day on the doctor's note.
      8n Book a doctor's visit this week: “I'm exhausted and can't recover. I'd like to talk about sick leave.”
        ~ Open the doctor's booking page, or call. | Ask for a visit this week. | Say: “I'm exhausted. I'd like to talk about sick leave.”
        ? # days off | day off | days off | long weekend | week off | time off starting | off starting: 8 Write one line for each day off: day one sleep, day two outside, day three one nice thing with one person.
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 8 Ring your local Area Agency on Aging: “I'm a full-time caregiver and worn out. What respite care is there?”
        ? ask hr | tell hr | hr for | fmla: 6 Write to HR: “How do I apply for medical leave, which form does my doctor sign, and what is paid?”
        ? signed off # | signed off for | signed me off | off sick | already off: 8 Book your doctor for the week before the note ends: “How do I go on: more time, help, a slow return?”
        ? self employed | freelance | cant afford | no sick pay: 8 Book your doctor this week: “I'm exhausted, and I can't afford to stop. What can we do?”
      4n Cancel one thing this week that no one would miss.
        ~ Open this week's calendar. | Find one thing no one would miss. | Cancel it in one line.
        ? caseload | # clients | # patients | # students | # cases | case manager | social worker: 5 Write to your supervisor: “I have … cases and I'm worn out. Which can be closed, moved or paused this week?”
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 4 Ask one person by text: “Could you sit with them on Thursday from two to four?”
      5 List what your body has been doing, and since when: sleep, heart, stomach, tears, memory.
        ? caseload | # clients | # patients | # students | # cases | case manager | social worker: 5 List what your body has been doing, and write beside it your caseload now and what it was when you could cope.
          - 3 List what your body does: sleep, heart, stomach, tears.
          - 2 Write down your caseload now and a year ago.
        - 3 List what your body does: sleep, heart, stomach, tears, memory.
        - 2 Write beside each how long it has been going on.
      8 Book a doctor's visit this week: “I'm exhausted and can't recover. I'd like to talk about sick leave.”
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 8 Ring your local Area Agency on Aging: “I'm a full-time caregiver and worn out. What respite care is there?”
          - 3 Find your Area Agency on Aging through eldercare.acl.gov.
          - 6 Ring them to ask about respite care and adult day centers.
        ? no appointment* | waiting list | # weeks wait: 8 Ring the clinic when it opens: “I'm exhausted and can't recover. Can a doctor call me back this week?”
          - 2 Set an alarm for the minute the clinic opens.
          - 6 Ring the clinic with your list in front of you.
        ? self employed | freelance | cant afford | no sick pay: 8 Book your doctor this week: “I'm exhausted, and I can't afford to stop. What can we do?”
          - 2 Say the sentence aloud once: “I'm exhausted, and I can't afford to stop.”
          - 6 Call or book with it, with your list in front of you.
        ? signed off # | signed off for | signed me off | off sick | already off: 8 Book your doctor for the week before the note ends: “How do I go on: more time, help, a slow return?”
          - 2 Write one line a day until then: sleep, tears, energy from 0 to 10.
          - 6 Book the visit for the week before the note ends.
        - 2 Say the sentence aloud once: “I'm exhausted and can't recover.”
        - 6 Call or book with it, with your list in front of you.
      6 Look up three things about sick leave: who must know, by when, how long pay goes on.
        ~ Open your work's page on sick leave. | Find who must know and by when. | Find how long pay goes on.
        ? # days off | day off | days off | long weekend | week off | time off starting | off starting: 6 Write one line for each day off: day one sleep, day two outside, day three one nice thing with one person.
          - 3 Write “sleep” on day one, with nothing else planned.
          - 3 Write one easy outdoor thing on the next day, and one person you like on the last.
        ? cant take time off | cant take off | no time off | no pto | no sick days | sick day left | out of sick days | no vacation days | cant afford time off: 6 Look up FMLA and your state's paid leave: unpaid leave can protect your job when sick days are gone.
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 6 Book a visit with your own doctor: “I'm a caregiver, and I'm exhausted.”
        ? ask hr | tell hr | hr for | fmla: 6 Write to HR: “How do I apply for medical leave (FMLA), which form does my doctor sign, and what is paid?”
        ? self employed | freelance* | own business: 6 Look up what insurance or benefit you could get while you are sick.
        ? self employed | freelance | no sick pay: 6 Look up what is paid when you can't work: insurance, benefits, a hardship fund.
        ? usa | fmla | unpaid leave: 6 Look up FMLA and short-term disability in your benefits: who must know, by when, what is paid.
      5 Write three lines for work: when you'll be away, who takes anything urgent, when you'll be in touch.
        ? # days off | day off | days off | long weekend | week off | time off starting | off starting: 5 Set your out-of-office before you leave, with one name for anything urgent, and turn off work e-mail on your phone.
          - 3 Set your out-of-office, with one name for anything urgent.
          - 2 Tell that person which day you're back.
        ? cant take time off | cant take off | no time off | no pto | no sick days | sick day left | out of sick days | no vacation days | cant afford time off: 5 Write to your boss: “I'm running on empty. Could … wait, move to someone else, or be done from home this month?”
          - 3 Write down what could wait, move or be done from home.
          - 2 Send your boss that line.
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 5 Ask one person by text: “Could you sit with them on Thursday from two to four?”
        ? still have to work | cant take time off | cant stop | no sick leave | self employed: 5 Write two lists for this week: what only you can do, and what can be late, shorter or someone else's.
        ? second week | back from burnout | slipping | overtime again: 5 Write your manager three lines: the hours you agreed on, this week's hours, “Which task should go?”
        ? boss | manager | guilt*: 5 Write your boss two lines: when you'll be away, and who takes anything urgent.
          - 3 Write your boss two lines: when you'll be away, and who takes anything urgent.
          - 2 Send your boss the lines once your doctor has signed.
        - 3 Write three lines for work: when you'll be away, who takes anything urgent, when you'll be in touch.
        - 2 Send the lines once your doctor has signed. They need no reasons.
      4 Cancel one thing this week that no one would miss.
        ? take care of my | taking care of my | care for my | caring for my | caregiv* | caretaker: 4 Cancel one thing this week no one would miss. That hour is for lying down.
        - 4 Cancel one thing this week that no one would miss.
        - 5 Turn off work e-mail and chat on your phone.
        ? second week | back from burnout | slipping | overtime again: 4 Set an alarm for the end of each working day. Someone to meet or ring afterward helps.
          - 2 Set an alarm for the end of each working day.
          - 3 Ask someone to meet or ring you right after that alarm.
      15? Lie down or walk for 15 minutes without any goal.
        ~ Put your phone in another room. | Lie down, or step out of the door. | Rest or walk without any goal. | Stop when fifteen minutes are over.
    `,
  },
  {
    id: "adhd-assessment",
    area: "health",
    whole:
      "get tested for adhd|get diagnosed with adhd|get assessed for adhd|get an adhd diagnosis|get an adhd assessment|find out if i have adhd|get tested for autism|get diagnosed with autism|get assessed for autism|get an autism assessment|get an autism diagnosis|find out if i am autistic|find out if i'm autistic|get a diagnosis for adhd|book a test for adhd|book an assessment for adhd|book an assessment for autism|book a test for autism|ask my doctor about adhd|ask my gp about adhd|talk to my doctor about adhd|talk to my gp about adhd|see if i have adhd",
    acts: "get|book|arrange|start|apply|request|ask|pursue|sort|prepare|prepare for|find",
    things:
      "adhd assessment|adhd diagnosis|autism assessment|autism diagnosis|adhd test|adhd evaluation|adhd referral|autism test|autism evaluation|assessment for adhd|assessment for autism|test for adhd|adhd appointment|dyslexia assessment",
    tells:
      "think i have adhd|might have adhd|may have adhd|think i have autism|might be autistic|think i am autistic|think i'm autistic|wonder if i have adhd|how to get diagnosed",
    unless: "son|daughter|child|kid|meds|medication|essay",
    it: "an assessment",
    named:
      "adhd assessment|adhd diagnosis|autism assessment|autism diagnosis|adhd test|adhd evaluation|autism test|dyslexia assessment",
    plan: `
      2* Write down one thing from this week that you think is a sign of it: what happened, what it cost you.
        ~ Pick up a pen. | Write one thing: what happened, what it cost you.
        ? woman | masking | as a girl: 2 Write down one thing from this week that you hide or make up for: lists, lateness, a mask.
      6n Fill in a free online screening form, and note where you saved the result.
        ~ Search for a free online screening form. | Fill it in to the last question. | Save the result. | Write down where you saved it.
        ? form | forms | pages | questionnaire | paperwork: 8 Fill in two pages of the form now, with short answers and “unsure” where you don't know.
      8n Book an appointment with {person|your doctor}: “I'd like a referral for {it}[ for {matter}].”
        ~ Open the booking page of {person|your doctor}. | Choose the first day that works. | Write: “I'd like a referral for {it}.”
        ? no insurance | uninsured | without insurance | dont have insurance | cant afford | no health insurance: 8 Ring a community health center: “I have no insurance. Who evaluates adults for ADHD on a sliding scale?”
        ? prepare for my | assessment on | assessment is on | assessment is in | my assessment: 8 Write two lines each for the appointment: work, money, home, driving, friends, sleep.
          - 4 Write two lines each on work, money and home.
          - 4 Write two lines each on driving, friends and sleep.
        ? right to choose: 8 Send your doctor one request: “Please refer me to the clinic with the shortest wait.”
        ? doctor said no | gp said no | refused to refer | refused me | wont refer | gp refused | doctor refused: 8 Write to the doctor's office: “Please tell me in writing why not. I'd like a second opinion.”
        ? already referred | been referred | on the waiting list | on the waitlist | on a waiting list: 8 Ring the clinic: “Where am I on the list, and can I have a slot that somebody cancels?”
        ? private: 8 Ask a private clinic three questions before you book: who assesses, what report do I get, what is the full price?
      6 Add two signs from school, two from work and two from home.
        - 3 Add two signs from your school days.
        - 4 Add two signs from work and two from home.
      8 Fill in a free online screening form, and note where you saved the result.
        ~ Search for a free online screening form. | Fill it in to the last question. | Save the result. | Write down where you saved it.
        ? form | forms | pages | questionnaire | paperwork: 8 Fill in two pages of the form now, with short answers and “unsure” where you don't know.
      5? Ask someone who knew you as a child for one memory, or look for an old report card.
        ~ Open a message to someone who knew you then. | Write: “What do you remember of me as a child?” | Send it, or look for an old report card.
        ? reports are lost | reports lost | no reports | lost my reports | no school reports: 5 Ask a parent, sibling or old friend for two scenes from school, in place of the report cards.
        ? will come | comes with me | comes along | on zoom: 5 Send the person who is coming along two questions: what was I like at seven, at home and in class?
        ? shrugged | brushed me off | dismiss* | didnt take me | laughed: 5 Ask the clinic for another doctor there, or for the reason in writing.
      8 Book an appointment with {person|your doctor}: “I'd like a referral for {it}[ for {matter}].”
        ? no insurance | uninsured | without insurance | dont have insurance | cant afford | no health insurance: 8 Ring a community health center: “I have no insurance. Who evaluates adults for ADHD on a sliding scale?”
          - 3 Look up the nearest community health center at findahealthcenter.hrsa.gov.
          - 5 Ring it: “I have no insurance. Who evaluates adults for ADHD on a sliding scale?”
        ? prepare for my | assessment on | assessment is on | assessment is in | my assessment: 8 Write two lines each for the appointment: work, money, home, driving, friends, sleep.
          - 4 Write two lines each on work, money and home.
          - 4 Write two lines each on driving, friends and sleep.
        - 6 Book an appointment with {person|your doctor}: “I'd like a referral for {it}[ for {matter}].”
        - 2 Put your list and the screening form in your bag.
        ? right to choose: 8 Choose a clinic with a short wait that takes your doctor's referral.
          - 5 Write down the current wait at three clinics.
          - 3 Save the referral details of the one with the shortest wait.
        ? doctor said no | gp said no | refused to refer | refused me | wont refer | gp refused | doctor refused: 8 Write to the doctor's office: “Please tell me in writing why not. I'd like a second opinion.”
          - 5 Write to the doctor's office: “Please tell me in writing why not.”
          - 3 Ask at the front desk for another doctor there.
        ? already referred | been referred | on the waiting list | on the waitlist | on a waiting list: 8 Ring the clinic: “Where am I on the list, and can I have a slot that somebody cancels?”
          - 3 Find the letter with your reference number.
          - 5 Ring the clinic to ask about your place on the list and canceled slots.
        ? private: 8 Ask a private clinic three questions before you book: who assesses, what report do I get, what is the full price?
      6 Look up two ways to get assessed[ in {place}], with the wait and price: through insurance, or paid privately.
        ? no insurance | uninsured | without insurance | dont have insurance | cant afford | no health insurance: 6 Compare two low-cost ways: a university psychology clinic, and a telehealth evaluation with a posted price.
          - 4 Look up a university psychology clinic near you, with its price and wait.
          - 3 Write down the full price of one telehealth evaluation.
        ? prepare for my | assessment on | assessment is on | assessment is in | my assessment: 4 Put the time, link or address, forms and ID together.
        - 4 Look up two ways to get assessed[ in {place}]: through insurance, or paid privately.
        - 3 Write the wait and price beside each[; your limit is {money}].
        ? right to choose: 6 Send your doctor the form with one line: “Please refer me to this clinic.”
          - 3 Send your doctor the form with one line: “Please refer me to this clinic.”
          - 3 Save the office's answer, or the name of the person who took it.
      3 Ask at the appointment how you will hear about the waiting list, and note the date.
        ? prepare for my | assessment on | assessment is on | assessment is in | my assessment: 3 Write three questions for the end: when will I get the result, what comes next, who gets the report?
        - 3 Ask at the appointment how you will hear about the waiting list, and note the date.
        - 2 Set a reminder in six weeks to ask about the referral.
        ? right to choose: 3 Set a reminder in three weeks to ask whether the referral has arrived.
    `,
  },
  {
    id: "grief",
    area: "people",
    whole: `${everyWay("grieve|mourn", `${ELDER}|dog|cat|pet|husband|wife|friend|brother|sister|baby|partner|loss`)}|grieve|cope with grief|deal with grief|get through grief|cope with the death|deal with the death|cope with losing|get over the death|deal with losing|get through the death|process grief|process the death|cope with the loss|deal with the loss|get through the loss|mourn|deal with my grief|cope with my grief|get through the anniversary|grieve my`,
    acts: "deal|cope|process|handle|get through|live|survive|work through",
    things:
      "grief|loss|bereavement|death of mum|death of dad|mourning|miscarriage|death of dog|death of cat|pet loss|anniversary of death|mum's death|dad's death",
    tells: everyWay(
      "husband|wife|mum|dad|mother|father|partner|brother|sister|gran|nan|grandma|grandpa|friend|dog|cat|son|daughter|baby|best friend|aunt|uncle",
      "died|has died|passed away|just died|was put down",
    ),
    hints:
      "died|passed away|cope|coping|not coping|miss|missing|cry|crying|sad|numb|funk|can't stop",
    needsAct: true,
    unless:
      "weight|hair|fat loss|data loss|probate|estate|certificate|memory loss|hearing|fear of death|appetite",
    it: "the loss",
    plan: `
      2* Say the name of who or what you miss aloud, with a hand on your chest.
        ~ Put a hand on your chest. | Say the name aloud.
      4n Text one person who can listen without fixing: “Could you give me ten minutes this week?”
        ~ Choose the name of one good listener. | Type: “Ten minutes this week, just to listen?” | Send it to them.
      10n Walk or sit outdoors for ten minutes with one memory.
        ~ Step outside. | Choose one memory. | Walk or sit with it for five minutes. | Stay with it until ten minutes are over.
      6 Write down one memory of {person|what you lost} in five lines: where, what was said, what the light was like.
        ~ Pick up a pen. | Write where it was, plus what was said. | Write what the light was like, up to five lines.
      4 Text one person who can listen without fixing: “Could you give me ten minutes this week?”
        ~ Choose the name of one good listener. | Type: “Ten minutes this week, just to listen?” | Send it to them.
        ? nobody | no one | alone: 4 Save the number of a support line you can ring at the worst hour.
      5? Choose a small sign: a candle, a photo by the door, a song on Sundays, a plant.
        - 2 Choose a small sign: a candle, a photo, a song, a plant.
        - 4 Put that sign in its place now: lit, hung, played or watered.
      5 Write down the hour of the day that is hardest, and one gentle thing to put into it.
        ? christmas | birthday | anniversary | mothers day | fathers day: 5 Write down the day you dread, with one hour for them and one for being with somebody.
          - 2 Write down the day you dread.
          - 3 Put one hour for them into it: a candle, the grave, a song.
          - 3 Add one hour with somebody.
        ? work | job | exam | deadline: 5 Send work or school one line: “I've had a death in the family and need ….”
          - 2 Write one line for work or school: “I've had a death in the family and need ….”
          - 3 Send it to the person who needs to know.
          - 4 Put one gentle thing into the hardest hour of the day.
        - 2 Write down the hour of the day that is hardest.
        - 3 Put one gentle thing into it: a call, a bath, a walk.
        - 4 Tell someone who is waiting on you that one thing has to wait a month.
      10 Walk or sit outdoors for ten minutes with that memory.
        ~ Put on your shoes. | Go outdoors with that memory. | Walk or sit for the first five minutes. | Stay out for five more.
      4 Save the number of a bereavement line, group or doctor for when it gets too heavy.
        ~ Open your browser. | Find a bereavement line, group or doctor. | Save the number in your contacts.
        ? suicide | overdose | killed | accident: 4 Save the number of a support line for sudden or violent loss, for the first bad night.
        ? cant get up | months | years | cant stop: 4 Ring a grief support center or the doctor: “It isn't getting lighter. Who can I talk to?”
    `,
  },
  {
    id: "anger",
    area: "health",
    whole:
      "be more patient|be more patient with|control my anger|manage my anger|be less angry|stop being angry|stop being so angry|control my temper|stop losing my temper|stop snapping at people|stop shouting|stop yelling|manage anger|deal with anger|control anger|get my anger under control|stop getting angry|stop snapping|stop being irritable|calm my anger|stop yelling at my husband|stop yelling at my wife|stop shouting at my partner|stop snapping at my partner|stop snapping at my husband|stop snapping at my wife|stop losing my temper with my partner|stop picking fights",
    acts: "control|manage|deal|handle|work on|get|reduce|cope|process",
    things:
      "anger|temper|anger issue|anger management|rage|road rage|irritability|short fuse|resentment|outburst",
    tells:
      "snap at everyone|snap at people|lose my temper|lost my temper|keep snapping|get so angry|so angry all time|blow up at",
    needsAct: true,
    unless: "kid|children|son|daughter|toddler|customer|dog|tantrum",
    it: "anger",
    plan: `
      2* Write down the last time you boiled over[ with {person}]: where it was, what was said just before.
        ~ Pick up a pen. | Write where it was, plus what was said before.
        ? patient | patience | impatient*: 2 Write down the last time your patience ran out[ with {person}]: what you waited for, how tired or hungry you were.
      3n Say this sentence aloud once: “I need ten minutes, then I'll come back.”
        ~ Stand up straight. | Say: “I need ten minutes.” | Say: “I'll come back.”
        ? my kids | at the kids | my kid | toddler* | yell at my | yelling at my | children: 3 Say aloud once what you'll say to the kids next time: “I need five minutes, then I'm all yours.”
        ? patient | patience | impatient*: 3 Say this sentence aloud once, with a slow breath before it: “This takes as long as it takes.”
        ? driving | road | traffic: 3 Say aloud once, as you will in the car: “They can go. I drive my own road.”
      5n Walk once around the block at a fast pace, breathing out for longer than in.
        ~ Step out of the front door. | Walk fast to the first corner, breathing out long. | Walk the rest of the block the same way.
        ? my kids | at the kids | my kid | toddler* | yell at my | yelling at my | children: 5 Say sorry at your kids' eye level for the last time: “I yelled. That was my fault, not yours.” A hug can follow.
        ? patient with my | patience with my | patient with him | patient with her: 5 Say to {person|them} today, after one slow breath: “Take your time. I'm listening.”
        ? patient | patience | impatient*: 5 Stand in the longer line once today, with nothing in your hands, for ten slow breaths.
      3 Write beside it the first sign in your body: jaw, hands, heat, voice.
        ? patient | patience | impatient*: 3 Mark in that line the first sign that your patience runs out: foot, jaw, a sigh, a faster voice.
          - 3 Mark in that line the first sign that your patience runs out: foot, jaw, a sigh, a faster voice.
          - 4 Write down what was under it: late, tired, hungry, not heard, too many things at once.
        - 3 Mark in that line the first sign in your body: jaw, hands, heat, voice.
        - 4 Write down what was under it: tired, hungry, hurt, afraid, not heard.
      3 Say your exit line aloud three times: “I need ten minutes, then I'll come back.”
        ? patient | patience | impatient*: 3 Say your sentence for that moment aloud three times: “This takes as long as it takes.”
          - 2 Say it aloud three times, with a slow breath before it: “This takes as long as it takes.”
          - 2 Write that sentence on a note where it usually happens: car, kitchen, desk.
        - 2 Say your exit line aloud three times: “I need ten minutes. I'll be back.”
        - 2 Tell {person|the people you live with} that you'll use that line and that you do come back.
        ? driving | road | traffic: 3 Say aloud three times, as you will in the car: “They can go. I drive my own road.”
      6? Choose where the ten minutes happen: stairs, balcony, around the block, cold water over the hands.
        ? after work | when i get home | get home from work | come home: 6 Set aside ten minutes between work and home: parked around the corner, a walk, a change of clothes.
          - 2 Choose where they happen: the parked car, a walk, the bedroom.
          - 5 Breathe out slowly ten times there today, before the first question.
        ? patient | patience | impatient*: 6 Put ten spare minutes before the thing that usually makes you impatient, such as leaving the house.
        - 2 Choose the place for your ten minutes: stairs, balcony, around the block.
        - 5 Breathe out slowly ten times in that place, as practice.
      5 Write one sentence with what you would have liked to say, beginning with “I”.
        ~ Pick up a pen. | Write the word “I”. | Finish the sentence with what you wanted to say.
        ? patient with my | patience with my | patient with him | patient with her: 5 Say to {person|them} in the next slow moment, after one breath: “Take your time. I'm listening.”
        ? patient | patience | impatient*: 5 Stand in the longer line once today, with nothing in your hands, for ten slow breaths.
      5 Say sorry to {person|them} for how you said it, before you say your “I” sentence.
        ~ Walk up to {person|them}, or call. | Say: “I'm sorry for how I said it.” | Say your “I” sentence.
        ? patient | patience | impatient*: 5 Say sorry for the last time in one line if it hit someone: “I was short with you. That was on me.”
        ? kid* | son | daughter | child*: 5 Repair the last time at your child's eye level: “I shouted. That was my fault, not yours. I'm sorry.”
        ? boss | work | colleague*: 5 Repair the last time in two lines: “I was sharp yesterday. I'm sorry for the tone.”
      4 Book a doctor, a counselor or an anger class if things or people get hurt.
        ~ Open the page of a doctor, counselor or anger class. | Choose the first free day. | Press “Book”.
        ? hit | threw | smashed | broke | punch* | scared of me: 4 Ring an anger or domestic abuse helpline, or your doctor, this week.
        ? patient | patience | impatient*: 4 Draw a mark on a card each time you waited it out this week.
    `,
  },
  {
    id: "forgive",
    area: "people",
    whole:
      "forgive|let go of what|let go of the past|let go of resentment|forgive myself|get over the past|stop holding grudges|stop holding a grudge|move past betrayal|forgive my sister|forgive my father|forgive my mother|stop being jealous|stop feeling guilty|let go of guilt|stop being so hard on myself|stop dwelling on the past|be kinder to myself|stop hating myself for",
    acts: "let go|process|overcome|deal|work through|handle|get over|release",
    things: "past|guilt|shame|jealousy|grudge|resentment|regret|envy|betrayal|childhood|self-blame",
    needsAct: true,
    unless:
      "kinder to myself|weight|balloon|past simple|past tense|staff|employee|hair|job|exam paper|due|debt",
    it: "it",
    plan: `
      2* Put a hand on your chest, and name what you feel in one word, aloud.
        ~ Put a hand on your chest. | Say aloud one word for what you feel.
      8n Write down what happened[ with {person}] and what it cost you, in a letter that you won't send.
        ~ Get a sheet of paper. | Write what happened. | Write what it cost you.
      4n Say aloud the one line in your letter that still hurts.
        ~ Get your letter. | Find the line that still hurts. | Say that line aloud.
      8 Write down what happened[ with {person}] and what it cost you, in a letter that you won't send.
        - 4 Write down what happened the way a camera would have seen it.
        - 5 Write what it cost you, in a letter that you won't send.
      3 Underline the one line in your letter that still hurts.
        ~ Take the letter in your hand. | Read it for the line that still hurts. | Underline that line.
      4 Write beside it what you would tell a friend who had lived through that line.
        ~ Put the underlined line in front of you. | Picture a friend who lived through it. | Write beside it what you'd tell that friend.
      5 Divide a page into “in my hands” and “not in my hands”, and write three lines under each.
        - 3 Write three lines that are in your hands.
        - 3 Write three lines that are not in your hands.
      5 Do one small thing today about a line that is in your hands: a sentence, a rule, a distance.
        - 5 Do one small thing today about a line that is in your hands: a sentence, a rule, a distance.
        - 3 Put the letter away, or tear it up over the trash.
      4? Talk it through with a friend or a counselor if it keeps you awake. Forgiving needs no contact.
        ~ Open a message to a friend or counselor. | Write: “Something old keeps me awake.” | Send it with “Can we talk?”
    `,
  },
];
