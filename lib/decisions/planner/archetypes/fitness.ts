import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Moving, eating and drinking. */
export const FITNESS: readonly Archetype[] = [
  {
    id: "running",
    area: "health",
    whole:
      "run|start running|run a 5k|run a marathon|run a half marathon|couch to 5k|get couch to 5k|start couch to 5k|do couch to 5k|follow couch to 5k|run 5k|run 10k|train for a marathon|go running|get back into running|go for a run|jog|start jogging|run regularly|run more|run a 10k|run a half-marathon|get into running",
    acts: "run|train|train for|start|do|finish|complete|prepare",
    things:
      "marathon|5k|10k|half marathon|half-marathon|race|running|couch to 5k|fun run|jogging|parkrun",
    unless:
      "business|errand|meeting|bath|from|away|car|school board|city council|town council|council|office|mayor|president|congress|election|committee",
    it: "running",
    plan: `
      2* Put your running or walking shoes beside the door.
        ? treadmill: 2 Clear the treadmill, and try the start and stop buttons.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 2 Write down your last time and the one you want, with the minutes a kilometre or mile for both.
        ? knees hurt | sore knees | bad knees | my knees | old trainers | old shoes: 2 Look at the soles of your trainers: worn flat means walking only, until there are softer ones.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 2 Write down what your doctor, midwife or physio has allowed so far, and from when.
        ? before work | in the morning* | early morning* | # mornings | in bed: 2 Put shoes, socks and running clothes on the floor beside your bed.
        ? bought .. shoes | new shoes | downloaded: 2 Put the new shoes on, here and now, laces tied.
        ? no shoes | no trainers: 2 Put the softest flat shoes you own beside the door; they do for a first walk.
        ? ankle | knee | hurt | injur* | sprain* | strain*: 2 Stand on the once-hurt side for twenty seconds; pain there means a walk today, not a run.
      20n Walk for 20 minutes, running from one lamp post to the next whenever you like.
        ? treadmill: 20 Walk for five minutes on the treadmill, with one minute of jogging in every three after that.
        ? week three | week two | week four | week five | week six | week 3 | week 4 | week 5 | week 6: 25 Do the last run that felt easy once more, slower than last time, with walking wherever you need it.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 20 Run five times two minutes a little faster than race pace, two easy minutes between.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 15 Walk on the flat for up to 15 minutes, and leave running until your doctor, midwife or physio has said yes.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 20 Run an easy round as long as what you can run now, slow enough to talk.
        ? dark | night | winter: 20 Walk for 20 minutes on a lit way, and run from one lamp post to the next whenever you like.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk briskly for 20 minutes; try ten seconds of slow jogging only where it feels good.
        ? ankle | injur* | sprain*: 20 Walk for 20 minutes on flat ground, only as far as it doesn't hurt.
      8n Put three of these outings a week into your calendar, with a day between them[, to be ready {deadline}].
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 6 Put three runs a week into your calendar: one long and slow, one fast, one easy[, to be ready {deadline}].
        ? # mornings a week | # times a week | # days a week | # evenings a week: 8 Put {#} such rounds a week into your calendar, at an hour you name[, to be ready {deadline}].
        ? twice a week: 8 Put two such rounds a week into your calendar[, to be ready {deadline}].
      5 Choose a route near you of about 20 minutes: out to a tree or bench and back.
        ? heat | hot | humid*: 5 Choose a shaded round near you for before seven in the morning or after sunset, with water on the way.
        ? dark | alone | 5 am | 5am | # am | before the kids | before sunrise: 5 Choose a lit round with people near you, of about 20 minutes: there, one bench, and back.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 5 Choose a flat stretch without crossings for the fast day, of two minutes' running or more.
        ? nobody sees | sees me | see me | embarrass* | self conscious | being watched | staring: 5 Choose a quiet round near you of about 20 minutes: early morning, a towpath, the far side of a park.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 5 Choose a flat round near you as long as what you can run now.
      20 Walk that route, running from one lamp post to the next whenever you like.
        ? week three | week two | week four | week five | week six | week 3 | week 4 | week 5 | week 6: 25 Do the last run that felt easy once more, slower than last time, with walking wherever you need it.
          - 3 Put on clothes you can sweat in.
          - 10 Do the first half, slower than last time.
          - 10 Do the second half, with walking wherever you need it.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 25 Run five times two minutes a little faster than race pace, two easy minutes between.
          - 8 Jog easily to warm up.
          - 20 Run five times two minutes fast, two easy minutes between.
          - 5 Walk home.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 15 Walk on the flat for up to 15 minutes, and leave running until your doctor, midwife or physio has said yes.
          - 3 Put on firm shoes, with the phone in your pocket.
          - 8 Walk out on the flat, slow enough to talk.
          - 8 Walk back the same way, and note pain or bleeding for the doctor.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 20 Run that round, slow enough to talk, with a walk whenever you like.
          - 3 Put on clothes you can sweat in.
          - 10 Run the first half, slow enough to talk.
          - 10 Run or walk the second half home.
        ? dark | night | winter: 20 Walk a lit round in something bright, and run from one lamp post to the next whenever you like.
          - 3 Put on something bright and a small light.
          - 10 Walk a lit way for ten minutes, and run from one lamp post to the next whenever you like.
          - 8 Turn round and walk home the same way.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk that round briskly; try ten seconds of slow jogging only where it feels good.
          - 3 Put on clothes you can sweat in.
          - 10 Walk briskly for ten minutes, with ten seconds of slow jogging where it feels good.
          - 8 Turn round and walk home the same way.
        ? treadmill | gym: 20 Walk ten minutes on the treadmill, and jog for one minute whenever you like in the next ten.
          - 3 Put on clothes you can sweat in.
          - 10 Walk for ten minutes on the treadmill.
          - 8 Jog for one minute, walk for two, over and over.
        - 3 Put on clothes you can sweat in.
        - 10 Walk for ten minutes, and run from one lamp post to the next whenever you like.
        - 8 Turn round and walk home the same way.
      3 Write down the minutes and how it felt, in one word.
        ? app | watch | strava | couch: 3 Write down the minutes and how it felt in the app, with the same run again rather than the next one if it felt hard.
      8 Put three of these outings a week into your calendar, with a day between them[, to be ready {deadline}].
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 6 Put three runs a week into your calendar: one long and slow, one fast, one easy[, to be ready {deadline}].
        ? # mornings a week | # times a week | # days a week | # evenings a week: 8 Put {#} such rounds a week into your calendar, at an hour you name[, to be ready {deadline}].
        ? twice a week: 8 Put two such rounds a week into your calendar[, to be ready {deadline}].
        - 4 Put three such rounds a week into your calendar, with a day between them.
        - 3 Write beside each week one more minute of running than the week before[, to be ready {deadline}].
      5 Save a plan for beginners that starts below what you did today[, on the way to {amount}].
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 5 Save a plan for your goal time that starts at what you run now.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 5 Save a plan that starts at what you can run now[, on the way to {amount}].
        ? app | downloaded: -
      4? Text one person when you will go next.
        ? heat | hot | humid*: 4 Text one person your round and the hour you are back; dizzy, sick or chilled in heat means stop, shade, water.
          - 2 Text one person your round and the hour you are back.
          - 2 Write on your bottle: dizzy, sick or chilled means stop, shade, water.
        ? woman alone | alone in the dark | safe | scared to run | on my own in the dark: 4 Share your live place with one person for each run, one ear free, keys and a light on you.
          - 2 Switch on sharing your place with one person.
          - 2 Put keys, light and something bright on your shoes.
        ? week three | week two | week four | week five | week six | week # | stuck on week: 4 Mark in the plan the last week that felt easy, to be done once more before the next.
          - 2 Mark in the plan the last week that felt easy.
          - 2 Put that week into your calendar once more.
        - 3 Text one person when you will go next.
        - 2 Lay out clothes and shoes the evening before.
    `,
  },
  {
    id: "exercise",
    area: "health",
    whole:
      "exercise|work out|workout|get fit|get in shape|exercise more|work out more|go to the gym|get back to the gym|start exercising|start working out|get back in shape|be more active|move more|get stronger|build muscle|get fitter|gain muscle|get more exercise|join a gym|get moving|be active|do yoga|start yoga|do more exercise|start going to the gym|stretch|swim|start swimming|do pilates|lift weights|walk|walk more|go for a walk|take a walk|walk daily|do push-ups|get into shape|go for walks",
    acts: "walk|hit|start|do|take|build|begin|get back|join|go|go to|get|stick|restart|keep|stop skipping",
    things:
      "gym|exercise|workout|fitness|yoga|pilates|strength training|weight training|muscle|exercise routine|workout routine|push-up|pull-up|pushup|pullup|plank|swimming|cycling|stretching|walking|10,000 steps|10000 steps|10k steps|daily walk|home workout|weightlifting|training|exercising|working out|fitness routine",
    unless:
      "dog|puppy|potty|children|new employee|marathon|model|teacher|trainer certificate|cancel|pdf|surgery|operation|birth|baby|c-section|pregnant|pregnancy|hike|trail|trek|camino|kilimanjaro|everest",
    it: "moving",
    named: "gym|yoga|pilates|strength training|swimming|cycling|walking|stretching",
    plan: `
      2* Stand up and do ten slow squats or ten arm circles, right where you are.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 2 Stand up and do ten slow chair squats or ten arm circles, right where you are.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 2 Put swimsuit, towel and goggles into a bag by the door.
        ? gym # times | gym twice | gym # days | leg day | legs day: 2 Put trainers, shorts, top, towel and bottle in a bag by the door.
        ? rowing machine | rower: 2 Sit on the rower and pull twenty easy strokes.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 2 Take off the machine whatever hangs on it, and try the start button.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 2 Write down how far you walk now without a rest, and what the physio allows.
        ? walk* to work | walk* to the office: 2 Put comfortable shoes by the front door, with the work ones in a bag.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 2 Put trainers, shorts, top, towel and bottle in a bag by the door.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 2 Write down three things the gym must have: price, way, hours, pool, quiet.
        ? walk # minutes | walk # mins | walk more | walk every day | walk daily: 2 Put your most comfortable shoes on, and stand outside the front door.
        ? walk .. with my | walk .. with a | walking with | walks with: 2 Text the one you walk with: “Shall we fix our days? I can do …, … and ….”
        ? sore hip* | hips | in my 60s | in my 70s | at 60 | at 65 | at 70 | arthritis | osteoporosis: 2 Stand up from a firm chair and sit down five times, holding on if you like.
        ? stairs | out of breath: 2 Walk up five stairs with a hand on the rail, and write your breath down from 0 to 10.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 2 Write down what your doctor, physio or midwife allowed: how many minutes, which ground, what not.
        ? copd | breathless | asthma | heart | lungs | emphysema: 2 Stand up from a chair and sit down five times, breathing out through pursed lips as you rise.
        ? wheelchair | cant stand | cant walk: 2 Do ten slow arm circles and five shoulder rolls where you sit.
        ? # stone | # kg | # lbs | obese | everything hurts | joints: 2 Stand up from a chair and sit down five times, holding on if you like.
      10n Move for ten minutes, slowly enough that you could still talk.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 10 Do one round in your room now: ten squats, ten push-ups on the desk, twenty seconds of plank, three times.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 10 Put on shoes and move for ten minutes at home or outside, slowly enough that you could still talk.
        ? gym # times | gym twice | gym # days | leg day | legs day: 10 Do the smallest visit that counts: in, leg machines first, ten minutes, out.
        ? rowing machine | rower: 10 Do ten minutes on the rower, slowly enough that you could still talk.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 10 Go for ten minutes on the machine, slowly enough that you could still talk.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 10 Walk half of what you manage out on the flat and half back, in firm shoes, phone in your pocket.
        ? walk* to work | walk* to the office: 10 Walk the first part of the way this evening, five minutes out and five back.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 10 Do the smallest visit that counts: in, three machines or ten minutes, out.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 8 Book a free trial day or a day pass at the gym nearest to work or home.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 10 Walk slowly on the flat for the minutes you were allowed, five to begin with; pain, bleeding or dizziness means stop.
        ? copd | breathless | heart | lungs | emphysema: 10 Walk for five minutes with your inhaler in the pocket, with a rest whenever you can't talk.
        ? # stone | # kg | obese | everything hurts | hurts: 10 Do ten minutes of chair moves to one programme of music: marching, arms, sit to stand, rests counted.
        ? pool | swim* | water: 10 Look up a quiet pool hour, and walk in water to the chest for the first ten minutes there.
      4n Put two days and times for your next workouts in your calendar[, {rhythm}].
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Put fifteen minutes before breakfast into your calendar for two days of the next trip.
        ? # times a week | # days a week | # mornings a week | # evenings a week: 4 Enter {#} days a week and an hour for the next rounds in your calendar.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 4 Read the contract for two things: the price with all fees, and how to leave.
      3 Write the two days and the time that would be easiest on a sheet on the fridge.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 3 Write a round for any room on a card: ten squats, ten push-ups on the desk, twenty seconds of plank, three times.
        ? walk* to work | walk* to the office: 4 Write one day this week for it on a sheet on the fridge, with the minute you must leave.
        ? on tuesdays and thursdays | on mondays and wednesdays | on mondays and thursdays | on tuesdays and fridays: 3 Write those two days and the hour on a sheet on the fridge, with the minute you must leave.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 8 Compare two gyms[ in {place}] on one page: price a month, joining fee, hours, notice to leave[, within {money}].
        ? walk # minutes a day | walk # mins a day | walk every day | walk daily: 3 Write two short walks a day on a sheet on the fridge: after breakfast, after dinner.
        ? # times a week | # days a week | # mornings a week | # evenings a week: 3 Write the {#} days a week and the hour that would be easiest on a sheet on the fridge.
        ? stairs | out of breath | get breathless: 4 Ring the doctor first, if the breathlessness is new, comes at rest or with a tight chest.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 3 Message the surgery, physio or midwife about what is not clear: “May I …, and from when?”
        ? copd | heart | lungs | emphysema | stroke: 5 Ring the surgery or nurse for rehab classes: “Could you refer me? I'd like to get fitter safely.”
      4 Put shoes, mat or bag where you can't miss them tomorrow.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Pack shoes, shorts and a stretch band on top in the suitcase, with the card.
          - 2 Pack shoes and shorts on top in the suitcase.
          - 2 Add a stretch band and the card.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 4 Put shoes and a mat or towel where you can't miss them tomorrow.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 4 Look up the pool's hours for that day, and whether one must book.
        ? gym # times | gym twice | gym # days | leg day | legs day: 3 Write one short plan on the phone, with the part that you skip as its first line.
        ? rowing machine | rower | treadmill | exercise bike | cross trainer | spin bike | stationary bike: 4 Put shoes, towel and bottle beside the machine, the way to it clear.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 4 Cut the way on a map into four parts, each with a bench or wall to rest at.
        ? walk* to work | walk* to the office: 4 Look up the way on a map: minutes on foot, quiet streets, where a bus stops half-way.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 3 Write one short plan on the phone: three machines, two rounds, out.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 5 Book a free trial day or a day pass at the first of them.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 4 Put firm shoes by the door, with mats, cables and toys cleared off your way.
      4 Put the next two workouts into your calendar with an alarm[, {rhythm}].
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Put fifteen minutes before breakfast into your calendar for two days of the next trip.
          - 2 Put the first one into your calendar.
          - 2 Put the second one in, with an alarm.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 3 Put the trial day into your calendar, with the bag packed the evening before.
        ? walk # minutes a day | walk # mins a day | walk every day | walk daily: 4 Set a repeating alarm for both walks, called “shoes on”.
      15 Do ten minutes of exercise, slowly enough that you could still talk.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 15 Do the round from the card once at home, in the space of a hotel room.
          - 3 Clear as much floor as a hotel room has.
          - 10 Do the round from the card.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 15 Do ten minutes at home or outside, slowly enough that you could still talk.
          - 3 Put on the clothes for it.
          - 10 Do ten minutes: brisk steps, chair squats, wall push-ups, over and over.
          - 3 Stretch your calves and shoulders for two minutes.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 15 Swim ten easy minutes, with a rest at the wall whenever you like.
          - 3 Put the swim bag by the door.
          - 10 Swim ten easy minutes, with a rest at the wall whenever you like.
          - 2 Write the lengths on the sheet.
        ? gym # times | gym twice | gym # days | leg day | legs day: 20 Do the smallest visit that counts: in, the part you skip first, two machines more, out.
          - 3 Scan in at the gym door.
          - 10 Do the part that you skip first, two easy sets.
          - 3 Stretch your calves and shoulders.
        ? rowing machine | rower: 15 Do ten minutes on the rower, slowly enough that you could still talk.
          - 10 Do ten minutes on the rower, slowly enough that you could still talk.
          - 3 Stretch your back and the back of your legs.
          - 2 Take a photo of the display: minutes and metres.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 15 Go for ten minutes on the machine, slowly enough that you could still talk.
          - 10 Go for ten minutes on the machine.
          - 3 Stretch your calves and shoulders.
          - 2 Take a photo of the display.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 15 Walk half of what you manage out on the flat and half back, in firm shoes, phone in your pocket.
          - 2 Put on firm shoes, with the phone in your pocket.
          - 10 Walk half of what you manage out, and the same way back.
          - 2 Write minutes and pain from 0 to 10 on the sheet.
        ? walk* to work | walk* to the office: 30 Walk the way once on a free day, with a look at the watch at both ends.
          - 3 Put on the shoes, with the phone in your pocket.
          - 20 Walk the way to the door of your work.
          - 2 Write down the minutes it took.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 20 Do the smallest visit that counts: in, three machines, out.
          - 3 Scan in at the gym door.
          - 10 Do three machines, two rounds each.
          - 3 Stretch your calves and shoulders.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 20 Try it once at the hour you would come: crowd, changing room, machines, pool.
          - 5 Look round the changing room, the machines and the pool.
          - 20 Try what you would come for.
        ? walk # minutes | walk # mins: 10 Walk ten minutes on the flat, as the first part of the {#}, with a bench on the way.
          - 2 Put the phone in your pocket.
          - 5 Walk out for five minutes.
          - 5 Walk back the same way.
        ? walk .. with my | walk .. with a | walking with | walks with: 15 Walk the first short round, out for seven minutes by the watch and back the same way.
          - 3 Put on the shoes and a coat with pockets.
          - 10 Walk out for five minutes and back for five.
          - 2 Agree on the next meeting point at the door.
        ? stairs | out of breath: 10 Walk one flight at talking pace, with a rest, for as many turns as ten minutes hold.
          - 3 Put on firm shoes, with water at the top of the stairs.
          - 10 Walk one flight at talking pace, with a rest before each turn.
          - 2 Write down the flights and your breath from 0 to 10.
        ? toddler* | two kids | small kids | kids under | little ones: 10 Do ten minutes on the floor with the children: three dance songs, bridges as a tunnel, squats with one on your arm.
          - 5 Dance to two songs with the children.
          - 5 Do bridges as their tunnel, and squats as their lift.
        ? sore hip* | hips | in my 60s | in my 70s | at 60 | at 65 | at 70 | arthritis: 10 Walk five minutes on the flat, and do chair moves for five: sit to stand, leg lifts, heel raises.
          - 5 Walk for five minutes on the flat.
          - 5 Do sit to stand, leg lifts and heel raises with a hand on the chair.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 10 Walk slowly on the flat for the minutes you were allowed, five to begin with; pain, bleeding or dizziness means stop.
          - 2 Put on firm shoes, with the phone in your pocket.
          - 8 Walk on the flat for the minutes you were allowed, half of them out, half back.
          - 2 Sit down with the leg up or the belly at rest, and a glass of water.
        - 3 Put on the clothes for it.
        - 10 Do ten minutes of it, slowly enough that you could still talk.
        - 3 Stretch your calves and shoulders for two minutes.
        ? no time | busy | with kids | small kids | young kids | kids at home: 10 Do it in two parts of five minutes: one before the shower, one after lunch.
          - 5 Do five minutes before the shower.
          - 5 Do five minutes after lunch.
        ? bad back | knee* | pain | joint*: 10 Do ten minutes of chair moves: sit to stand, leg lifts, arm circles, without sharp pain.
          - 3 Put a firm chair against the wall.
          - 10 Do ten minutes of chair moves, without sharp pain.
      3 Write the date and the minutes on the sheet.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 4 Read the contract for two things: the price with all fees, and how to leave.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 3 Write minutes and pain from 0 to 10 on a sheet; a worse next day means fewer minutes.
      4? Write the smallest version for bad days next to it: shoes on, once round the house.
        ? walk* to work | walk* to the office: 4 Write the smallest version for bad days beside it: bus there and a walk home, or half of the way.
          - 3 Write the smallest version for bad days beside it: bus there, on foot home.
          - 2 Put an umbrella into the work bag.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 5 Sign up for the shortest contract they have, with the first two visits in your calendar.
          - 3 Sign up for the shortest contract they have.
          - 3 Put the first two visits into your calendar.
        - 3 Write the smallest version for bad days next to it: shoes on, once round the house.
        - 2 Tell one person which two days they are.
    `,
  },
  {
    id: "lose-weight",
    area: "health",
    whole:
      "lose weight|lose some weight|lose fat|lose belly fat|eat less|lose|slim down|lose the baby weight|drop weight|lose pounds|go on a diet|start a diet",
    acts: "lose|drop|shed",
    things: "weight|fat|kg|kilo|pound|lb|stone|belly|belly fat|baby weight|body fat",
    unless: "key|keys|phone|wallet|mind|touch|track|temper|dog|cat",
    it: "weight",
    plan: `
      2* Write down what you ate and drank yesterday, as far as you remember, without judging it.
        ? plateau* | stuck at | stopped losing | wont shift: 2 Write down what you ate and drank yesterday with the small things: oil, milk, bites while cooking, weekend drinks.
      3* Circle one thing in it that you would not miss much: a sweet drink, a late snack.
        ? cooks | cooking: 3 Circle one thing to ask the cook for: your plate without the butter, or half of it vegetables.
      5 Put what you will have in its place at the front of the fridge.
        ? bakes | baking | brings cake | brings sweets: 5 Ask the baker for one change: one weekend in two, or half of it given away or frozen the same day.
          - 3 Choose the one change to ask for.
          - 3 Ask for it today, before the oven is on.
        ? hungry at # | always hungry | hungry in the | starving | hungry all: 5 Put a real snack for the hungry hour at the front of the fridge: yoghurt, egg, nuts, apple with cheese.
          - 3 Choose the hour when the hunger is worst.
          - 3 Put a snack for it where you see it: yoghurt, egg, nuts.
        - 3 Choose what you will have in its place.
        - 3 Put it at the front of the fridge or in your bag.
        ? husband | wife | partner | mum | cooks: 5 Ask the cook for one change: your plate with the butter left off, or half vegetables.
          - 3 Choose the one change to ask for.
          - 3 Ask the cook for it tonight, before the pan is on.
        ? nights | night shift | shift*: 5 Pack tonight's shift food: a real meal before midnight, yoghurt or fruit after, no machine.
          - 3 Choose the meal you eat before midnight.
          - 3 Put it in a box, with yoghurt or fruit for after.
      8? Plan one plate for tomorrow: half vegetables, a palm of protein, a fist of the rest.
        ? plateau* | stuck at | stopped losing | wont shift: 8 Weigh three things that you usually pour: oil, cereal, rice or pasta.
        ? family | kids | husband | dinner*: 8 Plan the family's dinner as it is, with your own plate: half vegetables, a palm of protein, a fist of the rest.
      10* Walk for ten minutes after one meal today.
        ? call centre | call center | on the phones: 10 Walk for ten minutes in the break today, up and down stairs or round the car park.
        ? bad ankle | ankle | foot | achilles: 10 Do ten minutes of seated moves after one meal today: arms, marching, sit to stand.
        ? desk | sit all day | office job | sitting all day: 10 Walk for ten minutes straight after lunch today, away from the desk.
        ? knee* | hip | back | pain | wheelchair: 10 Do ten minutes of seated moves after one meal today: arms, marching, sit to stand.
      5 Note your waist or weight once a week on the same morning, not more often[; the aim is {amount}].
        ? no scale* | hate the scale* | hate scales | dont own scales | hate weighing: 5 Measure your waist with a tape once a week on the same morning, no scales.
          - 3 Choose one morning a week for the tape.
          - 2 Set a reminder for it.
        - 3 Choose one morning a week for the tape or the scales[, on the way to {amount}].
        - 2 Set a reminder for it.
      6 Ask your doctor or a dietitian what pace is safe for you, especially if you take medicine.
        ? plateau* | stuck at | stopped losing | wont shift: 6 Ask a dietitian or your doctor whether to go on, or to hold this weight for a while.
          - 3 Write the question down: go on, change something, or hold this weight?
          - 4 Send it or book the appointment.
        ? before .. surgery | before .. operation | before .. op | bmi: 6 Ask the hospital's team which weight they want by that day, and what pace is safe.
          - 3 Write the question down with your weight of today.
          - 4 Send it or ring with it.
        ? cholesterol | blood pressure | prediabet* | diabet*: 6 Ask your doctor which change does most for that value, and when it is measured again.
          - 3 Write the value and its date on a note, with that question.
          - 4 Send it or book the appointment.
        ? breastfeed* | after baby | baby weight | postpartum | gave birth | pregnan*: 6 Ask your midwife or doctor what pace is safe with a baby or while feeding.
          - 3 Write down the question: what pace is safe now?
          - 4 Send it or book the appointment.
        - 3 Write down one question for your doctor or a dietitian: what pace is safe for you?
        - 4 Send it or book the appointment.
        ? thyroid | pcos | antidepress* | steroid* | meds | medication | mirtazapine: 6 Ask your doctor about what you take or have: “Does it add weight, and what would you change?”
          - 3 Write the question down with the name of the medicine or illness.
          - 4 Send it or book the appointment.
        ? slimming world | weight watchers | tried everything | every diet | yo yo: 6 Ask the doctor's for a funded weight group or dietitian, since you have tried alone before.
          - 3 Write down what you tried and what it did after six months.
          - 4 Send it to the doctor's, asking for a weight group or dietitian.
    `,
  },
  {
    id: "eat-healthier",
    area: "health",
    whole:
      "eat healthier|eat better|eat healthy|eat more vegetables|eat healthily|eat more fruit|improve my diet|improve diet|eat well|eat clean|eat less meat|eat more protein|go vegetarian|go vegan|become vegan|become vegetarian",
    acts: "eat|improve|change|fix|start|stop|cut|cut out|quit|reduce|cut down|cut back",
    things: "diet|vegetable|fruit|eating habit|healthy food|fiber|fibre|protein|healthy diet|meat",
    needsAct: true,
    unless: "weight|buy|buying|coffee shop|date|grow|plant|sugar daddy|market|medication",
    it: "what you eat",
    plan: `
      2* Write down the last three things you ate.
      5n Write on a note on the fridge which one meal you'll change first.
      5n Move what you want to eat less of to the top shelf or out of the house.
        ? fibre | fiber: 5 Put wholemeal bread, oats and brown pasta in front of the white ones on the shelf.
          - 3 Put the brown kinds that you have in front.
          - 4 Fill a water bottle for tomorrow, as more fibre needs more to drink.
        ? fruit and veg* | five a day | 5 a day | more fruit | more vegetables | more veg: 5 Put a fruit bowl where the crisps or biscuits stood.
          - 3 Move the crisps or biscuits to the top shelf.
          - 4 Put a bowl with fruit in their place.
        ? protein: 5 Put a tin of beans, nuts or tuna where the crisps and biscuits were.
          - 3 Choose the shelf you reach for without hunger.
          - 4 Put beans, nuts or tuna there.
      3 Write on a note on the fridge which one meal you'll change first.
      5 Write down two versions of that meal that take less than ten minutes to make.
        ? fibre | fiber: 5 Write down two versions with beans, oats, wholemeal bread or fruit with its skin on.
          - 3 Write down one version with oats, wholemeal bread or beans.
          - 3 Write down a second one with a fruit or vegetable in its skin.
        ? fruit and veg* | fruits and veg* | five a day | 5 a day | portions of: 5 Write down where the portions go in a day: fruit at breakfast, carrot at lunch, two vegetables at dinner, an apple at four.
          - 3 Write down one portion beside each of breakfast and lunch.
          - 3 Write down two beside dinner, and one fruit for four o'clock.
        ? hate salad* | hates salad* | hate vegetables | hate veg | hates vegetables: 5 Write down two versions with vegetables you hardly notice: blended soup, grated in pasta sauce, roasted with cheese.
          - 3 Write down one version: blended soup, or grated into pasta sauce.
          - 3 Write down a second one: roasted in the oven with cheese.
        ? dont like cooking | dont like to cook | without cooking: 5 Write down two versions without cooking: wrap with salad bag, beans on toast, tin of fish with tomatoes.
          - 3 Write down one version: a wrap with salad bag and cheese.
          - 3 Write down a second one: beans or tinned fish on toast, with tomatoes.
        ? protein: 5 Write down two versions with an egg, beans, lentils, tuna or yoghurt in them, the cheap ones first.
          - 3 Write down one version with eggs or beans.
          - 3 Write down a second one with lentils, tuna or yoghurt.
        ? picky | my kids | the kids | children | my family: 5 Write down two versions the family eats too: wraps to fill oneself, pasta with peas.
          - 3 Write down one version the family eats too: wraps to fill oneself.
          - 3 Write down a second one: pasta with peas and cheese.
        ? no time | busy | too tired | night shift* | hate cooking | cant cook | dont cook: 5 Write down two versions without cooking: eggs and salad bag, beans on toast, bought soup with bread.
          - 3 Write down one version without cooking: bought soup, salad bag, bread.
          - 3 Write down a second one: eggs, beans or tuna on toast.
        - 3 Write down one version of that meal that takes less than ten minutes to make.
        - 3 Write down a second one from things you have at home.
        ? diabet* | prediabet* | blood sugar: 5 Write down two versions of that meal: half the plate vegetables, a fist of starch, egg, fish or beans.
          - 3 Write down one version: half vegetables, a fist of starch, egg, fish or beans.
          - 3 Write down a second one from things you have at home.
        ? no money | cheap | budget | skint: 5 Write down two cheap versions: oats and fruit, eggs and frozen veg, beans on brown toast.
          - 3 Write down one cheap version: oats, eggs or beans.
          - 3 Write down a second one from things you have at home.
        ? cholesterol | blood pressure | heart: 5 Write down two versions with oats, beans, fish, nuts or oil in place of butter, cheese, sausage and salt.
          - 3 Write down one version with oats, beans or fish.
          - 3 Write down a second one from things you have at home.
      4 Put the things they need on your shopping list.
        ? # a week on | on # a week | a tight budget | on a budget | cheap: 4 Put the cheap ones on your shopping list: frozen peas and spinach, carrots, cabbage, bananas, tins of tomatoes.
      10 Put something washed and cut for tomorrow at eye level in the fridge.
        ? fibre | fiber: 10 Put a box of rinsed chickpeas or lentils for tomorrow at eye level in the fridge.
        ? protein: 10 Put two boiled eggs or a box of cooked lentils for tomorrow at eye level in the fridge.
      5 Move what you want to eat less of to the top shelf or out of the house.
        ? fibre | fiber: 5 Put wholemeal bread, oats and brown pasta in front of the white ones on the shelf.
          - 3 Put the brown kinds that you have in front.
          - 4 Fill a water bottle for tomorrow, as more fibre needs more to drink.
        ? fruit and veg* | five a day | 5 a day | more fruit | more vegetables | more veg: 5 Put a fruit bowl where the crisps or biscuits stood.
          - 3 Move the crisps or biscuits to the top shelf.
          - 4 Put a bowl with fruit in their place.
        ? protein: 5 Put a tin of beans, nuts or tuna where the crisps and biscuits were.
          - 3 Choose the shelf you reach for without hunger.
          - 4 Put beans, nuts or tuna there.
        - 3 Choose the food that you reach for without hunger.
        - 4 Move it to the top shelf or out of the house.
      3? Mark each day of this week on which the one meal went as planned[, {rhythm}].
    `,
  },
  {
    id: "drink-water",
    area: "health",
    whole:
      "drink more water|drink water|stay hydrated|drink enough water|hydrate|hydrate more|drink 2 liters of water|drink 2 litres of water|drink 8 glasses of water",
    acts: "drink",
    things: "water|more water|glass of water|liter of water|litre of water",
    it: "water",
    plan: `
      2* Drink one glass of water now.
      3n Fill a bottle or jug with the day's water[: {amount}] for the place where you sit most.
        ? pregnan* | kidney stone* | hot | heat*: 3 Fill two bottles for the day, one at home and one for the bag.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Fill a bottle for the big drinks: at waking, half an hour before each break, and straight after the last lesson or run.
      2n Set an alarm named “sip” for the middle of the afternoon.
      3 Fill a bottle or jug with the day's water[: {amount}] for the place where you sit most.
        ? pregnan* | kidney stone* | hot | heat*: 3 Fill two bottles for the day, one at home and one for the bag.
      3 Mark three levels on it with tape: breakfast, lunch, late afternoon.
      3 Put a glass beside your toothbrush and one beside the kettle.
        - 2 Put a glass beside your toothbrush.
        - 2 Put a second one beside the kettle.
        ? hate | boring | taste: 3 Put lemon, mint or fruit tea by the jug.
          - 2 Put lemon or mint by the jug.
          - 2 Put fruit tea beside the kettle.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Write the big drinks on the bottle: waking, half an hour before each break, after the last lesson or run.
          - 2 Write “waking, before break, before lunch, end” on the bottle.
          - 2 Put it in the work bag.
        ? toilet | loo | shift | work: 3 Put a bottle at work for the first half of the shift, with sips every half hour.
          - 2 Put a bottle into the work bag.
          - 2 Mark the half on it with tape.
      4 Set two alarms named “sip”, one for mid-morning and one for mid-afternoon.
        - 2 Set an alarm named “sip” for the middle of the morning.
        - 2 Set one for the middle of the afternoon.
      4 Cut a lemon or some cucumber into the bottle if plain water bores you.
      2? Note at dinner which level you reached, for three days.
    `,
  },
  {
    id: "quit-smoking",
    area: "health",
    acts: "quit|stop|give up|cut down|reduce|cut back|cut down on|kick|stop smoking",
    things: "smoking|smoke|cigarette|smoking cigarettes|tobacco|smoking habit",
    whole: "quit smoking|stop smoking|give up smoking",
    it: "smoking",
    named: "smoking|tobacco|cigarette",
    plan: `
      2* Write your one reason to stop on a note behind your phone.
        ? baby | pregnan* | my kids | my daughter | my son: 2 Write “for” and the child's name or due month on a note behind your phone.
      5n Write down the hardest moment of the day, and what your mouth and hands will do instead for five minutes.
      10n Ask a quitline such as 1-800-QUIT-NOW, a pharmacist or a doctor what helps in the first weeks.
        ? no patches | without patches | not patches | hate patches: 10 Ask a stop-smoking line or pharmacist what helps without patches: gum, spray, lozenges, tablets.
        ? bought the patch* | bought patches | have the patches | got the patches | got patches | patches are here: 10 Ask a pharmacist how the patches go on your skin, and which gum or spray helps at a bad moment.
        ? patches gave | rash | allergic to .. patches: 10 Ask the pharmacist what goes without patches: a spray, lozenges, gum or tablets.
          - 3 Write down what the patches did to your skin.
          - 8 Ask the pharmacist what goes without patches: spray, lozenges, gum or tablets.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask doctor, nurse or a stop-smoking line about patches with gum, tablets and weekly support.
          - 3 Find the number of a stop-smoking line, nurse or doctor.
          - 8 Ask there about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another one: a different brand of patch, spray, lozenges or tablets, as this one did not suit you.
      5 List the three moments of the day when it is hardest: with coffee, after work, with friends.
        ? tried | relaps* | last time | went back to: 5 List what ended the last try: which day, which hour, with whom.
        ? # cigs | # a day | down to # | cut down | down from: 5 List each one of the day with its hour, and strike out the two that you would miss least.
      5 Write beside each what your mouth and hands will do instead for five minutes.
        ? work break* | smoke break* | smoking break* | breaks at work | cigarette break*: 5 Write what the work breaks will be: another door, gum, a walk round the block, a colleague who doesn't smoke.
          - 3 Write what the work breaks will be: another door, a walk round the block.
          - 3 Put gum and a straw into the pocket where the pack was.
        - 4 Write beside each what your hands will do instead for five minutes.
        - 3 Put gum, a straw or a bottle of water where those moments happen.
      4 Choose the first day without it, within the next two weeks, and mark it.
        ? ramadan | lent | fast*: 4 Write the first day of the fast as your quit day on the calendar, with one thing for after sunset.
        ? start date | quit date | first day is | starting sunday | starting monday | start sunday | start monday: 4 Write the date you chose on the calendar, with one nice thing for that evening.
        ? cut down to | cut down from | cutting down | reduce to: 4 Write on the calendar one less every third day, until the number you want.
        ? surgery | op | operation | surgeon: 4 Choose the first day without it now, four weeks or more before the operation, since it heals better then.
        ? stopped | quit .. ago | days ago | # days: 4 Write the day you stopped on the calendar, with a cross on each day since.
        ? pregnan*: 4 Choose today or tomorrow as the first day, with a call to the midwife, who has special help for it.
      10 Ask a quitline such as 1-800-QUIT-NOW, a pharmacist or a doctor what helps in the first weeks.
        ? no patches | without patches | not patches | hate patches: 10 Ask a stop-smoking line or pharmacist what helps without patches: gum, spray, lozenges, tablets.
        ? bought the patch* | bought patches | have the patches | got the patches | got patches | patches are here: 10 Ask a pharmacist how the patches go on your skin, and which gum or spray helps at a bad moment.
        ? patches gave | rash | allergic to .. patches: 10 Ask the pharmacist what goes without patches: a spray, lozenges, gum or tablets.
          - 3 Write down what the patches did to your skin.
          - 8 Ask the pharmacist what goes without patches: spray, lozenges, gum or tablets.
        - 3 Find the number of a stop-smoking line, pharmacist or doctor.
        - 8 Ask there what helps with the first weeks.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask doctor, nurse or a stop-smoking line about patches with gum, tablets and weekly support.
          - 3 Find the number of a stop-smoking line, nurse or doctor.
          - 8 Ask there about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another one: a different brand of patch, spray, lozenges or tablets.
          - 3 Write down what you tried and what it did: itch, dreams, nothing.
          - 8 Ask the pharmacist which other one would suit you.
      8 Throw out lighters, ashtrays and spare packs the evening before.
        ? shisha | hookah | waterpipe | hubbly: 8 Give pipe, coals and flavours away, and suggest one evening to your friends without a lounge.
        ? cut down to | cut down from | cutting down | reduce to: 4 Fill a box each morning with just that day's number, the rest where it takes a walk to fetch them.
          - 2 Find a box with a lid.
          - 3 Fill it with just tomorrow's number.
        - 8 Throw out lighters, ashtrays and spare packs the evening before.
        - 2 Put the price of a week of it into a jar or savings pot.
        ? party | pub | friends | wedding | night out: 8 Plan the evening: gum or a spray in the pocket, one ally, outdoors with the non-smokers, home by an hour you choose.
          - 8 Plan the evening: gum or spray in the pocket, one ally, an hour to go home.
          - 2 Write on your hand: “It passes in five minutes.”
        ? husband | wife | partner | lives | flatmate*: 8 Agree with who smokes at home: only outside, packs out of sight, none offered.
          - 8 Agree with who smokes at home: only outside, packs out of sight.
          - 2 Put the price of a week of it into a jar or savings pot.
      4? Tell two people the date, and what you want them to say when you ring them.
    `,
  },
  {
    id: "drink-less",
    area: "health",
    acts: "quit|stop|cut down|reduce|give up|cut back|cut down on|drink less|limit",
    things:
      "drinking|alcohol|wine|beer|booze|drinking alcohol|drink|dry january|drinking so much|weeknight drinking|drinking every night|alcohol consumption|drinking habit",
    whole:
      "drink less|drink less alcohol|cut down on drinking|stop drinking|do dry january|get sober|stay sober|quit drinking|cut back on drinking|quit alcohol|stop drinking alcohol",
    unless:
      "coffee|soda|water|coke|tea|energy drink|juice|cola|pepsi|fizzy|lemonade|squash|red bull|sober at",
    it: "drinking",
    plan: `
      2* Write down what you drank in the last seven days, as well as you remember.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 2 Write down three things your hands liked to do as a child: wood, wool, dough, strings, soil.
        ? lasted # | # days is my | # days sober | managed # days | # days last time | third try | second try | last try | tried in | relaps*: 2 Write down what ended the last try: the day, the hour, who was there.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 2 Write your sober days on a card, with the one reason that matters most below it.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 2 Write down yesterday's cans and bottles with the hour, and what you were doing each time.
        ? bottle | # glasses | # pints | # cans | # units | most nights | every night: 2 Write your true number on a card: how much a night, how many nights a week, since when.
      4n Plan a walk, a bath or a call for the hour when you usually pour the first one.
        ? shak* | sweat* | withdrawal: 4 Keep to your usual amount until a doctor has a plan: stopping at once can be dangerous.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 4 Choose the one for which most is in the house already, or can be borrowed: library, neighbour, thrift store.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 4 Write on the card what you do in the first ten minutes of a pull: call, walk, shower, eat.
        ? weekend* | friday* | saturday*: 4 Plan Friday and Saturday at the hour of the first glass: a film out, a class, a drive to someone.
        ? alone | on my own | lonely: 4 Plan a call or a meeting with someone for the hour when you usually pour the first one.
      5n Call a doctor or pharmacist first if you drink a lot every day, because stopping at once can be dangerous.
        ? shak* | sweat* | withdrawal: 5 Ring the doctor or an alcohol service today: “I shake without it. I need a safe way to stop.”
        ? quit drinking in .. evenings | sober .. evenings | sober .. hands: 10 Do it for ten minutes tonight, at the hour that was the first glass.
        ? been sober | sober for | sober since | months sober | years sober | weeks sober: 5 Save three numbers for a bad evening under one name: a sober friend, a group, a helpline.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 5 Cut by one can every third day, as stopping caffeine at once often brings headaches.
      3 Write one reason why you want less of it, in your own words.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 3 Write down the three hours, places or people that pull hardest.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 3 Write the hour of the evening that is hardest on a card, with one of them beside it.
      3 Choose the days of this week without any, and mark them in the calendar.
        ? shak* | sweat* | withdrawal: 3 Keep to your usual amount until a doctor has a plan, with “not alone, not at once” on a note.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 3 Write on a card what you do in the first ten minutes of a pull: call, walk, shower, eat.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 3 Choose the one for which most is in the house already, or can be borrowed: library, neighbour, thrift store.
        ? weekend* | friday* | saturday*: 3 Write your number of drinks for Friday and for Saturday on a card, with the first one an hour later than usual.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 3 Choose the one can or glass a day that you would miss least, to leave out first.
        ? weeknight* | school night* | during the week: 3 Mark the first two weeknights without any in the calendar, the other ones with one glass.
        ? husband | wife | partner | kids: 3 Choose the days of this week without any, and mark them with a dot only you know, or with the one at home.
      5 Call a doctor or pharmacist first if you drink a lot every day, because stopping at once can be dangerous.
        ? shak* | sweat* | withdrawal: 5 Ring the doctor or an alcohol service today: “I shake without it. I need a safe way to stop.”
        ? quit drinking in .. evenings | sober .. evenings | sober .. hands: 5 Lay its things out on a tray where you sit in the evening, with the first row, cut or page begun.
        ? been sober | sober for | sober since | months sober | years sober | weeks sober: 5 Save three numbers for a bad evening under one name: a sober friend, a group, a helpline.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 5 Cut by one can every third day, as stopping caffeine at once often brings headaches.
      6 Put something you like without alcohol in the fridge, where the other bottle stood.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 6 Put a drink that you like without alcohol beside the tray.
          - 3 Choose a drink that you like without alcohol.
          - 3 Put it beside the tray.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 6 Put sparkling water with lemon in the fridge, where the cans stood.
          - 3 Buy sparkling water and a lemon.
          - 3 Put them in the fridge where the cans stood.
        - 3 Choose something you like to drink without alcohol.
        - 5 Put it in the fridge, where the other bottle stood.
      5 Plan the hour when you usually pour the first one: a walk, a bath, a call.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 10 Do it for ten minutes tonight, at the hour that was the first glass.
          - 2 Set an alarm for that hour.
          - 10 Do it for ten minutes.
        - 3 Write down the hour when you usually pour the first one.
        - 4 Plan something for that hour: a walk, a bath, a call.
        ? weekend* | friday* | saturday*: 5 Plan Friday and Saturday at the hour of the first glass: a film out, a class, a drive to someone.
          - 3 Write down the hour of the first glass on Friday and on Saturday.
          - 4 Plan something out of the house for both hours.
        ? alone | on my own | lonely | secret* | doesnt know: 5 Plan that hour with someone: a call, a meeting, a walk together.
          - 3 Write down the hour when you usually pour the first one.
          - 4 Ask one person for a call or a walk at that hour.
      4? Tell one person, with the sentence for when someone offers: “Not tonight, thanks.”
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 4 Ask one group near you that meets in the evening: knitting, wood, clay, a recovery group.
          - 2 Look up one that meets in the evening.
          - 2 Ask: “May I come once?”
        ? lads | mates | friends | the boys | the girls | colleagues: 4 Text one of them before the evening: “I'm on alternate rounds tonight, water in between. Back me up?”
          - 2 Choose the one who would not tease you.
          - 2 Send it.
        - 2 Say it aloud once: “Not tonight, thanks.”
        - 3 Tell one person what you are doing.
        ? husband | wife | partner | secret* | doesnt know | hide | hiding: 4 Tell your doctor, a helpline or the one at home the true number, in one sentence.
          - 2 Write the true number of a week in one sentence.
          - 3 Tell it to your doctor, a helpline or the one at home.
    `,
  },
];
