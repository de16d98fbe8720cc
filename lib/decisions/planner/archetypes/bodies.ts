import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** The body: exercises, pain, and what a doctor needs to know. */
export const BODIES: readonly Archetype[] = [
  {
    id: "physio-exercises",
    area: "health",
    whole:
      "do my physio|do physio exercises|do my pt exercises|do my physical therapy exercises|do my physio exercises|do my rehab|keep up with physio|do pelvic floor exercises|do my back exercises|do my knee exercises",
    acts: "do|keep up|remember|stick|restart|start|finish|remember to do",
    things:
      "physio exercise|physio|pt|physical therapy exercise|physiotherapy exercise|rehab exercise|rehab|pt exercise|pelvic floor exercise|back exercise|knee exercise|shoulder exercise|physical therapy|physiotherapy|stretches from physio|kegel",
    needsAct: true,
    unless: "book|find|become|degree|referral",
    it: "the exercises",
    named: "exercise|physio|rehab|physiotherapy",
    plan: `
      2* Do two repeats of your first exercise, right where you are.
        ~ Stand or sit the way your first exercise starts. | Do two slow repeats of it.
        ? lost the sheet | lost sheet | no sheet | cant remember | forgot: 2 Do one movement that you still remember, two repeats, right where you are.
      3n Hang the sheet with {theIt} where you stand around anyway: beside the kettle or the mirror.
        ~ Get the sheet with {theIt}. | Get some tape. | Stick the sheet up beside the kettle or the mirror.
        ? lost the sheet | lost sheet | no sheet | cant remember: 3 Message the physio's front desk: “I've lost my sheet. Could you send the exercises again?”
        ? lying again | lie again | lying to | lie to | lied | keep lying | admit | be honest | own up | embarrassed | tell the physio: 3 Write one honest line for the physio: “I did them about … times. Which two help most?”
      8n Do one slow round today, and note it on the sheet.
        ~ Stand in front of the exercise sheet. | Do the first half of the round slowly. | Finish the last exercise of the round. | Mark it on the sheet.
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 8 Do half a round today with smaller movements. Pain that lasts until tomorrow is a reason to ring the physio.
        ? pain | hurts | sore: 8 Do half a round today with smaller movements. Pain that lasts until tomorrow is a reason to ring the physio.
      4 Mark two moves on the sheet or video with {theIt} that you would do even on a bad day.
        ? never have # | dont have # | no time | take # minutes | takes # minutes | too long: 4 Mark the two exercises that matter most, as your five-minute round for every day.
          - 2 Find the sheet or video with your exercises.
          - 2 Mark the two exercises on it that matter most.
        ? gave me six | gave me five | gave me four | gave me eight | gave me # | six exercises | five exercises: 4 Mark the two exercises you would do even on a bad day.
          - 2 Find the sheet or video with your exercises.
          - 2 Mark the two exercises on it that you'd do even on a bad day.
        - 3 Find the sheet or video with {theIt}.
        - 2 Mark the two exercises on it that you'd do even on a bad day.
        ? # exercises | # different exercises | # stretches: 4 Mark two of the {#} on the sheet, the ones that matter most, for bad days.
          - 3 Find the sheet or video with all {#} exercises.
          - 2 Mark two of them that you'd do even on a bad day.
      3 Hang the sheet where you stand around anyway: beside the kettle or the mirror.
        ~ Get the exercise sheet and some tape. | Stand at the kettle or the mirror. | Stick the sheet up at eye height.
        ? kids are asleep | kids asleep | after the kids | kids are in bed | children are asleep | after bedtime: 3 Hang the sheet on the outside of the children's bedroom door, where you pass when they are asleep.
        ? at work | office | travel*: 3 Save a photo of the sheet as your phone's lock screen, for days away from home.
        ? lost the sheet | lost sheet | no sheet | cant remember: 3 Message the physio's front desk: “I've lost my sheet. Could you send the exercises again?”
      4? Put your band, mat or towel beside the sheet, for good.
        ~ Get your band, mat or towel. | Clear a small spot beside the sheet. | Lay it down there for good.
        ? band .. snapped | band broke | no band | lost the band: 4 Use a pair of tights or a rolled bath towel until a new band comes.
        ? no space | tiny | small flat | small: 4 Choose a spot as wide as your open arms: the bed, a door frame, the kitchen counter.
      10 Do one slow round of the exercises. Sharp pain means it's time to stop.
        ? never have # | dont have # | take # minutes | takes # minutes | too long: 5 Do only the two exercises you marked, while the kettle boils.
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 8 Do half a round with smaller movements. Pain above 3 out of 10 that lasts until tomorrow is a reason to ring the physio.
        ? no time | busy | kids: 5 Do only the two exercises you marked, while the kettle boils.
          - 3 Do the first exercise you marked.
          - 2 Do the second exercise you marked. Sharp pain means it's time to stop.
        ? pain | hurts | sore: 8 Do half a round with smaller movements. Pain above 3 out of 10 that lasts until tomorrow is a reason to ring the physio.
          - 5 Do a quarter of your round, with smaller movements.
          - 3 Write down the pain from 0 to 10, for the physio.
        - 5 Do the first half of your round, slowly.
        - 5 Do the second half of your round. Sharp pain means it's time to stop.
      3 Set an alarm for the exercises right after something you do every day[: {rhythm}].
        ~ Open the alarm on your phone. | Pick the time right after something you do daily. | Save the alarm as “exercises”.
        ? kids are asleep | kids asleep | after the kids | kids are in bed | children are asleep | after bedtime: 3 Put the mat out where you see it as you close the children's door. The sofa comes after.
        ? forget | # times | twice | once: 3 Set an alarm named after one single exercise, for when the kettle goes on.
      3 Tick today on the sheet, and write “hurts” or “easier” beside it.
        ? physio ended | physio has ended | discharged me | last session | physio is over: 3 Write on the sheet when to make it harder: a stronger band or more repeats after two easy weeks.
          - 2 Write on the sheet: “A stronger band or more repeats after two easy weeks.”
          - 2 Write below that: “Pain that stays means a visit to the physio.”
        ? never have # | dont have # | take # minutes | takes # minutes | too long: 3 Write down one question for your next visit: “Which five minutes help the most?”
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 3 Send the physio one line: which exercise hurts, where, and for how long afterward.
        - 2 Draw seven boxes on the sheet, with a check in today's.
        - 2 Write “hurts” or “easier” beside today's box.
        - 3 Write one question for your next appointment.
        ? lying again | lie again | lying to | lie to | lied | keep lying | admit | be honest | own up | embarrassed | tell the physio: 3 Write one honest line for the physio under today's tick: “I did them about … times. Which two help most?”
          - 2 Draw seven boxes on the sheet, with a check in today's.
          - 3 Write one honest line for the physio below: “I did them about … times. Which two help most?”
    `,
  },
  {
    id: "back-pain",
    area: "health",
    whole:
      "fix my back|fix my posture|improve my posture|sit up straight|stop slouching|get rid of back pain|stop my back hurting|stop back pain|stop neck pain",
    acts: "fix|improve|relieve|reduce|deal|get rid|manage|stop|cope|ease|treat|sort out",
    things:
      "back pain|posture|neck pain|lower back pain|bad back|stiff neck|sore back|back|bad posture|chronic pain|joint pain|sciatica|shoulder pain|knee pain|rsi|wrist pain|chronic back pain",
    tells:
      "back hurts|neck hurts|back is killing|back aches|back is sore|shoulders hurt|neck is stiff|my posture is|knees hurt|wrists hurt",
    needsAct: true,
    unless:
      "back garden|chest|get back|hire back|horse|backyard|back door|laptop|says walk|told me to walk",
    it: "the pain",
    named: "back pain|posture|neck pain|chronic pain|knee pain|shoulder pain|wrist pain|sciatica",
    plan: `
      2* Roll your shoulders ten times, standing up.
        ~ Stand up where you are. | Roll your shoulders slowly, ten times.
        ? lower back | low back | my back hurts | back is killing | back pain | my back: 2 Tip your pelvis gently forward and back five times, standing with hands on hips.
      4n Set an alarm for every 40 minutes of sitting, named “stand up”.
        ~ Open the clock app on your phone. | Set an alarm for 40 minutes from now. | Name it “stand up”. | Add one more for every 40 minutes of sitting.
      8n Raise the screen to eye height with books.
        ~ Get three thick books. | Slide them under the screen. | Sit down to check the top edge. | Add books until it is at eye height.
        ? lower back | low back | my back hurts | back is killing | back pain | my back: 8 Lie on your back with your calves on a chair for five minutes. Then walk slowly from room to room.
        ? lift* | warehouse | nurse | carer | van | labour*: 8 Practise one lift the way you do it at work: load close, feet apart, turning with your feet.
      4 Write down where it hurts, when it started, what helps and what makes it worse.
        ~ Write down where it hurts. | Write down when it started. | List what helps. | List what makes it worse.
      8 Raise the screen to eye height with books.
        - 4 Raise the screen to eye height with books.
        - 3 Put your chair and feet so your knees and hips are level.
        - 2 Set an alarm for every 40 minutes of sitting, named “stand up”.
        ? lower back | low back | my back hurts | back is killing | back pain | my back: 8 Set up the seat you use most: a rolled towel behind your lower back, both feet flat, hips level with your knees.
          - 4 Put a rolled towel behind your lower back in the seat you use most.
          - 3 Set your feet flat, with your hips level with your knees.
          - 2 Set an alarm for every 40 minutes of sitting, named “stand up”.
        ? lift* | warehouse | nurse | carer | van | labour*: 8 Practise one lift the way you do it at work: load close, feet apart, turning with your feet.
        ? laptop | sofa | bed | no desk: 8 Put the laptop on books at a table, with a separate keyboard if you have one.
        ? car | driv*: 8 Set the car seat more upright and closer, with a rolled towel behind your lower back.
      10 Walk for ten minutes today, slowly enough that you can still talk.
        ~ Put on your shoes. | Walk to the front door. | Walk away from home for five minutes, at talking speed. | Walk the same way back home.
        ? cant walk | hurts to walk | cant stand: 5 Lie on your back with your calves on a chair for five minutes, in place of a walk.
      5 Do two gentle stretches from a trusted health site, five times each.
        - 3 Choose two gentle stretches from a trusted health site.
        - 4 Do each stretch five times. Sharp pain means it's time to stop.
      6 Book a doctor if the pain lasts six weeks, wakes you or runs down a leg. A numb groin or loss of bladder control means the ER.
        - 2 Copy your notes on where it hurts, since when, and what helps into a message to the doctor.
        - 5 Book a doctor or physical therapist with that message.
        ? years | months | physio | tried: 6 Book the doctor to ask for a referral to a back pain class, a physical therapist or a pain clinic.
        ? pregnan*: 6 Ask your midwife or OB about physical therapy, a support belt and which painkillers are safe.
      3? Call 999 or 911 at once for numbness between the legs, a weak leg or loss of bladder control.
        ~ Check for numbness between the legs, a weak leg or lost bladder control. | Call 999 or 911 at once if you have one of them. | Say which one you have, along with your address.
    `,
  },
  {
    id: "symptom-diary",
    area: "health",
    whole:
      "find out what triggers my migraines|find out what triggers my headaches|find out what causes my headaches|work out what triggers my migraines|figure out what triggers my migraines|figure out my triggers|track my migraines|keep a migraine diary|track my symptoms|keep a symptom diary|get rid of migraines|have fewer migraines|manage my migraines|stop getting headaches|track my cycle|find my migraine triggers|manage my ibs|find my triggers|keep a headache diary|deal with migraines|log my symptoms|track my mood|keep a food diary|track my pain|stop getting migraines|manage my pcos|manage my endometriosis|find out what i'm allergic to",
    acts: "track|keep|log|start|manage|reduce|deal|cope|prevent|write|record|get rid",
    things:
      "migraine|migraine diary|headache|headache diary|symptom|symptom diary|pain diary|flare|flare-up|ibs|food diary|mood diary|period pain|pms|hot flush diary|eczema|endometriosis|pcos|bloating|heartburn|acid reflux|fatigue|allergy",
    tells:
      "migraine every|headache every|migraines every|headaches every|keep getting headaches|keep getting migraines|migraines are",
    needsAct: true,
    unless: "hangover|essay|solar flare|book a doctor|meal prep|dog|cat",
    it: "the diary",
    named: "migraine diary|headache diary|symptom diary|food diary|mood diary|pain diary",
    plan: `
      2* Write today's date and one line: how bad it is from 0 to 10, where it is, when it started.
        ? food diary | food journal: 2 Write down what you last ate and drank, and when.
        - 2 Write today's date and one line: how bad it is from 0 to 10, where it is, when it started.
        - 4 Add the time before that, with what you took and whether it helped.
      4n Add a few words about the day before: sleep, food, drink, stress.
        ~ Put your finger on yesterday's line. | Add a word each for sleep, food and drink. | Add a word for stress.
      5n Hang up a one-month sheet with a pen where you take your medicine or brush your teeth.
        ~ Get a one-month sheet and a pen. | Stand where you take medicine or brush your teeth. | Tape the sheet to the wall there. | Hang the pen beside it.
      5 Draw a one-month sheet with five columns: how bad from 0 to 10, sleep, food, medicine, anything unusual.
        ? food diary | food journal: 5 Draw a sheet with five columns: time, food, how much, hunger from 0 to 10, how you felt after.
        - 3 Draw a one-month sheet with five columns: how bad from 0 to 10, sleep, food, medicine, anything unusual.
        - 2 Hang the sheet with a pen where you brush your teeth.
        ? app | phone: 5 Set a daily alarm for writing one line in a notes app or a free diary app.
      3 Set an evening alarm for writing one line, even on good days[, {rhythm}].
        ~ Open the alarm on your phone. | Pick an evening time when you're home. | Save it as “one line”, repeating.
      4? Choose one possible trigger to watch for two weeks without changing it: late meals, screens, coffee, sleep.
        - 2 Choose one possible trigger: late meals, screens, coffee, sleep.
        - 3 Mark that trigger on tonight's line of the sheet. You don't have to change anything yet.
      5 Put a date two weeks from now in your calendar for counting the bad days and the medicine days.
        - 2 Set a reminder two weeks from now to count the bad days and the medicine days.
        - 3 Write the question you want answered at the top of the sheet.
      6 Book your doctor to go over the sheet, above all if you take painkillers ten or more days a month.
        ~ Find your doctor's number. | Call the office or open its booking page. | Ask for a visit to go over the sheet.
        ? dietitian | dietician | nutritionist: 6 Ask your doctor for a referral to a dietitian, who will want to see the sheet.
        ? dizz* | faint* | stomach | belly | period* | joint*: 6 Book your doctor. The sheet is the first thing to hand over.
      2 Call 999 or 911 right away for a sudden, worst-ever headache, or one with weakness, confusion or a stiff neck.
        ~ Call 999 or 911 right away for a sudden, worst-ever headache. | Call for any headache with weakness, confusion or a stiff neck.
        ? ibs | gut | bloat* | bowel*: 2 Call the doctor soon for blood, weight loss without trying, or pain that wakes you.
        ? dizz* | faint*: 2 Call 999 or 911 right away for fainting with chest pain, or a drooping face, a weak arm or slurred speech.
        ? stomach | belly | period* | joint*: 2 Call the doctor right away for sudden strong pain, blood or fever.
    `,
  },
  {
    id: "menopause",
    area: "health",
    whole:
      "get help with menopause|get help with perimenopause|talk to my doctor about menopause|talk to my gp about menopause|talk to my doctor about hrt|ask about hrt|get hrt|start hrt|talk to gp about hrt|sleep through hot flushes|cope with hot flashes|manage hot flashes|manage hot flushes",
    acts: "deal|manage|cope|handle|survive|get through|navigate|get|start|ask|understand",
    things:
      "menopause|perimenopause|hot flush|hot flash|hrt|menopause symptom|perimenopause symptom|night sweat",
    tells: "hot flushes are|hot flashes are|hot flushes keep|hot flashes keep|night sweats are",
    it: "the menopause",
    plan: `
      2* Write down the three things that bother you most: sleep, heat, mood, memory, joints, bleeding.
        ~ Write down the thing that bothers you most. | Add two more under it.
      6n Book {person|a doctor}: “I'd like to talk about menopause and what can be done.”
        ~ Find the doctor's number or booking page. | Ask for the first free appointment. | Say “I'd like to talk about menopause and what can be done.”
        ? brushed me off | brushed off | didnt listen | fobbed | wouldnt listen | ignored me: 6 Book a longer visit, or a different doctor: “I'd like to talk about menopause treatment. I have a list.”
        ? doctor .. said | wont | refused | dismissed | too young: 6 Book another doctor or a menopause clinic: “I'd like to talk about treatment. I have a list.”
        ? antidepress* | sertraline | citalopram | depress*: 6 Book the doctor again: “I was given antidepressants. I think it's menopause. Could we talk about hormone therapy?”
      4n Put a fan, water and a light extra blanket beside your bed for tonight.
        ~ Get a fan for your bedroom. | Plug it in beside your bed. | Set a glass of water within reach. | Lay a light extra blanket on the bed.
        ? work | office | meeting*: 4 Put a small fan, water and two thin layers in the bag for work.
      5 Write down for each one when it started, how often it comes, and what it keeps you from.
        - 3 Write down for each one when it started and how often it comes.
        - 2 Add what each one keeps you from doing.
      5 Add the date of your last period, your medicines, and family history: breast, heart, clots, bones.
        ~ Write the date of your last period. | List the medicines you take. | Write “breast, heart, clots, bones” down the page. | Add which relatives had any of these.
        ? coil | mirena | hysterectomy | pill: 5 Add what hides your periods (IUD, pill, surgery), your medicines, and family history: breast, heart, clots, bones.
      6 Book {person|a doctor who knows the field}: “I'd like to talk about menopause and what can be done.”
        ~ Find the number of a doctor who knows the field. | Ask for the first free appointment. | Say “I'd like to talk about menopause and what can be done.”
        ? brushed me off | brushed off | didnt listen | fobbed | wouldnt listen | ignored me: 6 Book a longer visit, or a different doctor: “I'd like to talk about menopause treatment. I have a list.”
        ? doctor .. said | wont | refused | dismissed | too young: 6 Book another doctor or a menopause clinic: “I'd like to talk about treatment. I have a list.”
        ? antidepress* | sertraline | citalopram | depress*: 6 Book the doctor again: “I was given antidepressants. I think it's menopause. Could we talk about hormone therapy?”
      6 Write down three questions from one page of a trusted health site on treatments with and without hormones.
        - 4 Read one page of a trusted health site on treatments with and without hormones.
        - 3 Write down three questions about those treatments for the doctor.
      5 Set up your bed for hot nights: a fan, water, cotton sheets, a light extra blanket.
        - 3 Put a fan and water beside your bed.
        - 2 Lay out a light extra blanket and a spare shirt.
        ? work | office | meeting*: 5 Set up your desk for hot moments: a fan, water, thin layers, a seat by the window.
          - 3 Put a fan and water on your desk.
          - 2 Lay out two thin layers to wear to work tomorrow.
      4? Draw a two-week sheet with columns for nights, hot flashes, mood, coffee and wine.
        - 4 Draw a two-week sheet with columns for nights, hot flashes, mood, coffee and wine.
        - 3 Tell one person at home or at work what would make this easier.
    `,
  },
];
