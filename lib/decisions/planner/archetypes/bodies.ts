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
        ? lost the sheet | lost sheet | no sheet | cant remember | forgot: 2 Do one movement that you still remember, two repeats, right where you are.
      3n Hang the sheet with {theIt} where you stand around anyway: beside the kettle or the mirror.
        ? lost the sheet | lost sheet | no sheet | cant remember: 3 Message the physio's desk: “I have lost my sheet. Could you send the exercises again?”
        ? lying again | lie again | lying to | lie to | lied | keep lying | admit | be honest | own up | embarrassed | tell the physio: 3 Write the true line for the physio: “I did them about … times. Which two help most?”
      8n Do one slow round today, and note it on the sheet.
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 8 Do half a round today, smaller movements; pain that lasts until tomorrow means ring the physio.
        ? pain | hurts | sore: 8 Do half a round today, smaller movements; pain that lasts until tomorrow means ring the physio.
      4 Mark two moves on the sheet or video with {theIt} that you would do even on a bad day.
        ? never have # | dont have # | no time | take # minutes | takes # minutes | too long: 4 Mark the two on the sheet that matter most, as the five-minute round for every day.
          - 2 Find the sheet or the clip with the exercises.
          - 2 Mark the two that matter most.
        ? gave me six | gave me five | gave me four | gave me eight | gave me # | six exercises | five exercises: 4 Mark two of them on the sheet, the ones that matter most, for bad days.
          - 2 Find the sheet or the clip with the exercises.
          - 2 Mark the two that matter most.
        - 3 Find the sheet or the clip with {theIt}.
        - 2 Mark the two that matter most for bad days.
        ? # exercises | # different exercises | # stretches: 4 Mark two of the {#} on the sheet, the ones that matter most, for bad days.
          - 3 Find the sheet or the clip with all {#}.
          - 2 Mark the two that matter most, for bad days.
      3 Hang the sheet where you stand around anyway: beside the kettle or the mirror.
        ? kids are asleep | kids asleep | after the kids | kids are in bed | children are asleep | after bedtime: 3 Hang it on the outside of the children's bedroom door, where you pass when they are asleep.
        ? at work | office | travel*: 3 Photograph the sheet, and save it as the phone's lock screen for the days away from home.
        ? lost the sheet | lost sheet | no sheet | cant remember: 3 Message the physio's desk: “I have lost my sheet. Could you send the exercises again?”
      4? Put band, mat or towel on that spot, for good.
        ? band .. snapped | band broke | no band | lost the band: 4 Use a pair of tights or a rolled bath towel in place of the band until a new one comes.
        ? no space | tiny | small flat | small: 4 Choose a spot as wide as your open arms: the bed, a door frame, the worktop.
      10 Do one round there today, slowly, and stop short of sharp pain.
        ? never have # | dont have # | take # minutes | takes # minutes | too long: 5 Do only the two marked ones, while the kettle boils.
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 8 Do half a round, smaller movements; pain over 3 of 10 that lasts until tomorrow means ring the physio.
        ? no time | busy | kids: 5 Do only the two marked ones, while the kettle boils.
          - 3 Do the first marked one.
          - 2 Do the second, and stop short of sharp pain.
        ? pain | hurts | sore: 8 Do half a round, smaller movements; pain over 3 of 10 that lasts until tomorrow means ring the physio.
          - 5 Do a quarter of a round, with smaller movements.
          - 3 Write the pain down from 0 to 10, for the physio.
        - 5 Do the first half of a round, slowly.
        - 5 Do the second half, and stop short of sharp pain.
      3 Set an alarm for the exercises right after something you do every day[: {rhythm}].
        ? kids are asleep | kids asleep | after the kids | kids are in bed | children are asleep | after bedtime: 3 Tie it to the closing of the children's door: mat out first, sofa after.
        ? forget | # times | twice | once: 3 Tie one exercise only to the kettle, with an alarm of its name, for this week.
      3 Tick today on the sheet, and write “hurts” or “easier” beside it.
        ? physio ended | physio has ended | discharged me | last session | physio is over: 3 Write on the sheet when you go up: a stronger band or more repeats after two easy weeks; pain that stays means a physio.
          - 2 Write on the sheet: a stronger band or more repeats after two easy weeks.
          - 2 Write below it: pain that stays means a physio.
        ? never have # | dont have # | take # minutes | takes # minutes | too long: 3 Ask the physio at the next visit which five minutes bring the most.
        ? exercises hurt | they hurt | it hurts | hurt my | hurt: 3 Send the physio one line: which exercise hurts, where, and how long after.
        - 2 Draw seven boxes on the sheet, and tick today.
        - 2 Write “hurts” or “easier” beside it.
        - 3 Write one question for the next appointment.
        ? lying again | lie again | lying to | lie to | lied | keep lying | admit | be honest | own up | embarrassed | tell the physio: 3 Write the true line for the physio under today's tick: “I did them about … times. Which two help most?”
          - 2 Draw seven boxes on the sheet, and tick today.
          - 3 Write the true line for the physio below: “I did them about … times. Which two help most?”
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
      4n Set an alarm for every 40 minutes of sitting, named “stand up”.
      8n Raise the screen to eye height with books.
        ? lift* | warehouse | nurse | carer | van | labour*: 8 Practise one lift as at work: close to the body, feet apart, turning with the feet.
      4 Write down where it hurts, when it started, what helps and what makes it worse.
      8 Raise the screen to eye height with books.
        - 4 Raise the screen to eye height with books.
        - 3 Put chair and feet so that knees and hips are level.
        - 2 Set an alarm for every 40 minutes of sitting, called “window”.
        ? lift* | warehouse | nurse | carer | van | labour*: 8 Practise one lift as at work: close to the body, feet apart, turning with the feet.
        ? laptop | sofa | bed | no desk: 8 Put the laptop on books at a table, with another keyboard or the shortest possible sittings.
        ? car | driv*: 8 Set the car seat: more upright, closer, a rolled towel in the low back, a stop every hour.
      10 Walk for ten minutes today, at a pace at which you can still talk.
        ? cant walk | hurts to walk | cant stand: 5 Lie on your back with calves on a chair for five minutes, in place of a walk.
      5 Do two gentle stretches from a trusted health site, five times each.
        - 3 Choose two gentle movements from a health service's page.
        - 4 Do each five times, and stop short of sharp pain.
      6 Book a doctor if the pain lasts six weeks, wakes you or runs down a leg. A numb groin or loss of bladder control means the ER.
        - 2 Copy your lines on where, since when, better and worse into a message.
        - 5 Book a doctor or physiotherapist with it.
        ? years | months | physio | tried: 6 Book the doctor for a referral: back pain course, physio class or pain clinic, with what you have tried.
        ? pregnan*: 6 Ask the midwife for a physio, a belt and what may be taken.
      3? Call at once for numbness between the legs, a weak leg or trouble with the bladder.
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
        ? food diary | food journal: 2 Write down what you last ate and drank, with the hour.
        - 2 Write today's date and one line: how bad from 0 to 10, where, since what hour.
        - 4 Add the last one you remember, with what you took and whether it helped.
      4n Add a few words about the day before: sleep, food, drink, stress.
      5n Hang up a one-month sheet with a pen where you take your medicine or brush your teeth.
      5 Draw a one-month sheet with five columns: how bad from 0 to 10, sleep, food, medicine, anything unusual.
        ? food diary | food journal: 5 Draw a sheet with five columns: hour, food, how much, hungry from 0 to 10, how you felt after.
        - 3 Draw a month's sheet with five columns: 0 to 10, sleep, food, medicine, unusual.
        - 2 Hang it with a pen where you brush your teeth.
        ? app | phone: 5 Set a daily alarm with a note or free diary app that opens at it.
      3 Set an evening alarm for writing one line, even on good days[, {rhythm}].
      4? Choose one suspect to watch for two weeks as it is: late meals, screens, coffee, sleep.
        - 2 Choose one suspect: late meals, screens, coffee, sleep.
        - 3 Mark it on the sheet each evening, with nothing changed yet.
      5 Put a date two weeks from now in your calendar for counting the bad days and the medicine days.
        - 2 Set a reminder in two weeks for counting.
        - 3 Write the question you want answered above the sheet.
      6 Book your doctor to go over the sheet, above all if you take painkillers ten or more days a month.
        ? dietitian | dietician | nutritionist: 6 Ask the doctor's for a referral to a dietitian, or book a registered one, with the sheet.
        ? dizz* | faint* | stomach | belly | period* | joint*: 6 Book your doctor with the sheet, handed over in the first minute.
      2 Call 999 or 911 right away for a sudden, worst-ever headache, or one with weakness, confusion or a stiff neck.
        ? ibs | gut | bloat* | bowel*: 2 Call the doctor soon for blood, weight lost without trying, or pain that wakes you.
        ? dizz* | faint*: 2 Call at once for a faint with chest pain, or a weak face, arm or speech.
        ? stomach | belly | period* | joint*: 2 Call at once for sudden strong pain, blood or fever.
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
      6n Book {person|a doctor}: “I'd like to talk about menopause and what can be done.”
        ? brushed me off | brushed off | didnt listen | fobbed | wouldnt listen | ignored me: 6 Book a double slot, or another doctor: “I'd like to talk about menopause treatment, with my list.”
        ? doctor .. said | wont | refused | dismissed | too young: 6 Book another doctor or a menopause clinic: “I'd like to talk about treatment, with my list.”
        ? antidepress* | sertraline | citalopram | depress*: 6 Book the doctor again: “I was given antidepressants. I think it's menopause. Could we talk about HRT?”
      4n Put a fan, water and a light extra blanket beside your bed for tonight.
        ? work | office | meeting*: 4 Put a small fan, water and two thin layers in the bag for work.
      5 Note for each one when it started, how often it comes, and what it keeps you from.
        - 3 Note for each since when and how often.
        - 2 Add what it keeps you from.
      5 Add the date of your last period, your medicines, and family history: breast, heart, clots, bones.
        ? coil | mirena | hysterectomy | pill: 5 Add what hides your periods (coil, pill, operation), your medicines, and breast, heart, clots or bones in the family.
      6 Book {person|a doctor who knows the field}: “I'd like to talk about menopause and what can be done.”
        ? brushed me off | brushed off | didnt listen | fobbed | wouldnt listen | ignored me: 6 Book a double slot, or another doctor: “I'd like to talk about menopause treatment, with my list.”
        ? doctor .. said | wont | refused | dismissed | too young: 6 Book another doctor or a menopause clinic: “I'd like to talk about treatment, with my list.”
        ? antidepress* | sertraline | citalopram | depress*: 6 Book the doctor again: “I was given antidepressants. I think it's menopause. Could we talk about HRT?”
      6 Read one page of a trusted health site on treatments with and without hormones, and write down three questions.
        - 4 Read one page of a health service on treatments, with and without hormones.
        - 3 Write down three questions.
      5 Set up your bed for hot nights: a fan, water, cotton sheets, a light extra blanket.
        - 3 Put a fan and water beside the bed.
        - 2 Lay out a thin second cover and a spare shirt.
        ? work | office | meeting*: 5 Make the desk ready for heat: fan, layers, water, a seat by the window, a note to your boss if you like.
          - 3 Put fan and water on the desk.
          - 2 Wear two thin layers tomorrow.
      4? Draw a sheet for two weeks: nights, flushes, mood, coffee and wine.
        - 4 Draw a sheet for two weeks: nights, flushes, mood, coffee and wine.
        - 3 Tell one person at home or at work what would make it easier.
    `,
  },
];
