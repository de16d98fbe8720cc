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
        ~ Get your running or walking shoes. | Set them beside the door.
        ? treadmill: 2 Clear the treadmill, so you can try the start and stop buttons.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 2 Write down your last time and the one you want, with the minutes per mile for both.
        ? knees hurt | sore knees | bad knees | my knees | old trainers | old shoes: 2 Look at the soles of your sneakers. If they are worn flat, walking is enough until you have softer ones.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 2 Write down what your doctor, midwife or physical therapist has allowed so far, and from when.
        ? before work | in the morning* | early morning* | # mornings | in bed: 2 Put shoes, socks and running clothes on the floor beside your bed.
        ? bought .. shoes | new shoes | downloaded: 2 Put the new shoes on right now, laces tied.
        ? no shoes | no trainers: 2 Put the softest flat shoes you own beside the door. They'll do for a first walk.
        ? ankle | knee | hurt | injur* | sprain* | strain*: 2 Stand on the sore side for twenty seconds. Pain there means a walk today, not a run.
      20n Walk for 20 minutes, running from one lamp post to the next whenever you like.
        ~ Put on your shoes. | Walk the first five minutes. | Run from one lamp post to the next whenever you like. | Walk the last few minutes home.
        ? treadmill: 20 Walk for five minutes on the treadmill. After that, every third minute can be a jog.
        ? week three | week two | week four | week five | week six | week 3 | week 4 | week 5 | week 6: 25 Do the last run that felt easy once more, slower than last time. Walking breaks are fine.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 20 Run five times two minutes a little faster than race pace, with two easy minutes between.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 15 Walk on flat ground for up to 15 minutes. Running waits until your doctor or midwife has said yes.
        ? bad knee | left knee | right knee | sore knee | cranky knee | knee hurts | knee pain | achy knee | bum knee | knee | shin splints | shins: 20 Walk five minutes, then switch each minute between jogging and walking on flat ground. Walk home if it hurts.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 20 Run easily for as long as you can run now, slow enough to talk.
        ? dark | night | winter: 20 Walk for 20 minutes on a lit path, running from one lamp post to the next whenever you like.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk briskly for 20 minutes. Ten seconds of slow jogging is fine where it feels good.
        ? ankle | injur* | sprain*: 20 Walk for 20 minutes on flat ground, only as far as it doesn't hurt.
      8n Put three of these outings a week into your calendar, with a day between them[, to be ready {deadline}].
        ~ Open your calendar. | Enter three outings this week, a day apart. | Set them to repeat every week.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 6 Put three runs a week in your calendar: one long and slow, one fast, one easy[, to be ready {deadline}].
        ? # mornings a week | # times a week | # days a week | # evenings a week: 8 Put {#} of these outings a week in your calendar, each at a set time[, to be ready {deadline}].
        ? twice a week: 8 Put two of these outings a week in your calendar[, to be ready {deadline}].
      5 Choose a route near you of about 20 minutes: out to a tree or bench and back.
        ~ Open a map of where you live. | Look for a tree or bench ten minutes away. | Draw the way there with your finger. | Save it as your route.
        ? heat | hot | humid*: 5 Choose a shaded route near you for early morning or after sunset, with water on the way.
        ? dark | alone | 5 am | 5am | # am | before the kids | before sunrise: 5 Choose a lit route of about 20 minutes with people around: out to a bench and back.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 5 Choose a flat stretch without crossings for your fast day, long enough for two minutes of running.
        ? nobody sees | sees me | see me | embarrass* | self conscious | being watched | staring: 5 Choose a quiet route of about 20 minutes near you: early morning, a trail, the far side of a park.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 5 Choose a flat route near you as long as what you can run now.
      20 Walk that route, running from one lamp post to the next whenever you like.
        ? week three | week two | week four | week five | week six | week 3 | week 4 | week 5 | week 6: 25 Do the last run that felt easy once more, slower than last time. Walking breaks are fine.
          - 3 Put on clothes you can sweat in.
          - 10 Do the first half of that run, slower than last time.
          - 10 Do the second half. Walking breaks are fine.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 25 Run five times two minutes a little faster than race pace, with two easy minutes between.
          - 8 Jog easily to warm up.
          - 20 Run five times two minutes fast, with two easy minutes between.
          - 5 Walk home to cool down.
        ? gave birth | postpartum | c section | caesarean | having a baby | had a baby | surgery | operation | heart attack: 15 Walk on flat ground for up to 15 minutes. Running waits until your doctor or midwife has said yes.
          - 3 Put on firm shoes, with your phone in your pocket.
          - 8 Walk out on flat ground, slow enough to talk.
          - 8 Walk back the same way, and note any pain or bleeding for the doctor.
        ? bad knee | left knee | right knee | sore knee | cranky knee | knee hurts | knee pain | achy knee | bum knee | knee | shin splints | shins: 20 Walk that route for five minutes, then switch each minute between jogging and walking. Walk the rest if it hurts.
          - 3 Put on clothes you can sweat in.
          - 10 Walk five minutes, then switch each minute between jogging and walking on flat ground.
          - 8 Walk the rest of the way home.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 20 Run that route slow enough to talk. Walking breaks are fine.
          - 3 Put on clothes you can sweat in.
          - 10 Run the first half of the route, slow enough to talk.
          - 10 Run or walk the second half home.
        ? dark | night | winter: 20 Walk a lit route in something bright, running from one lamp post to the next whenever you like.
          - 3 Put on something bright, plus a small light.
          - 10 Walk a lit path for ten minutes, running from one lamp post to the next whenever you like.
          - 8 Turn around for the walk home the same way.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk that route briskly. Ten seconds of slow jogging is fine where it feels good.
          - 3 Put on clothes you can sweat in.
          - 10 Walk briskly for ten minutes. Ten seconds of slow jogging is fine where it feels good.
          - 8 Turn around for the walk home the same way.
        ? treadmill | gym: 20 Walk ten minutes on the treadmill. In the next ten you can jog for a minute whenever you like.
          - 3 Put on clothes you can sweat in.
          - 10 Walk for ten minutes on the treadmill.
          - 8 Jog one minute in every three until the time is up.
        - 3 Put on clothes you can sweat in.
        - 10 Walk for ten minutes, running from one lamp post to the next whenever you like.
        - 8 Turn around for the walk home the same way.
      3 Write down the minutes and how it felt, in one word.
        ~ Get a pen and a note. | Write down the minutes. | Write one word for how it felt.
        ? app | watch | strava | couch: 3 Write down the minutes and how it felt in the app. If it felt hard, the same run comes again.
      8 Put three of these outings a week into your calendar, with a day between them[, to be ready {deadline}].
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 6 Put three runs a week in your calendar: one long and slow, one fast, one easy[, to be ready {deadline}].
        ? # mornings a week | # times a week | # days a week | # evenings a week: 8 Put {#} of these outings a week in your calendar, each at a set time[, to be ready {deadline}].
        ? twice a week: 8 Put two of these outings a week in your calendar[, to be ready {deadline}].
        - 4 Put three of these outings a week in your calendar, with a day between them.
        - 3 Write beside each week one more minute of running than the week before[, to be ready {deadline}].
      5 Save a plan for beginners that starts below what you did today[, on the way to {amount}].
        ~ Search for a running plan for beginners. | Open one of them. | Check that it starts below what you did today. | Save it on your phone.
        ? under an hour | in under # | sub # | personal best | run faster | get faster: 5 Save a plan for your goal time that starts at what you run now.
        ? can run # | can already run # | currently run # | run # now | up to # now | i manage # | already run # | currently at # | i run # k* | i run # miles: 5 Save a plan that starts at what you can run now[, on the way to {amount}].
        ? half marathon | half | marathon | 10k: 5 Save a free beginner's plan for that distance with three runs a week, whose first week is no more than you did today.
        ? app | downloaded: -
      4? Text one person when you will go next.
        ? heat | hot | humid*: 4 Text one person your route and when you'll be back. Dizzy, sick or chilled in the heat means stop, shade, water.
          - 2 Text one person your route and when you'll be back.
          - 2 Write on your bottle: “Dizzy, sick or chilled: stop, shade, water.”
        ? woman alone | alone in the dark | safe | scared to run | on my own in the dark: 4 Share your live location with one person for each run. One ear stays free, and a light comes along.
          - 2 Turn on location sharing with one person.
          - 2 Put your keys, a light and something bright on your shoes.
        ? week three | week two | week four | week five | week six | week # | stuck on week: 4 Mark the last week in the plan that felt easy, to do once more before the next.
          - 2 Mark the last week in the plan that felt easy.
          - 2 Put that week in your calendar once more.
        ? bad knee | left knee | right knee | sore knee | cranky knee | knee hurts | knee pain | achy knee | bum knee | knee | shin splints | shins: 6 Book a physical therapist: “I'm training for a race and it hurts. Which exercises help, and what should make me stop?”
          - 2 Search for a physical therapist near you.
          - 5 Book a visit, with your race and what hurts in the note.
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
      2* Do ten slow squats or ten arm circles, right where you are.
        ~ Stand up where you are. | Do ten slow squats or ten arm circles.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 2 Clear a space as big as a bath towel, with a glass of water beside it.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 2 Do ten slow chair squats or ten arm circles, right where you are.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 2 Put swimsuit, towel and goggles into a bag by the door.
        ? gym # times | gym twice | gym # days | leg day | legs day: 2 Put sneakers, shorts, a top, a towel and a bottle in a bag by the door.
        ? rowing machine | rower: 2 Pull twenty easy strokes on the rower.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 2 Clear off whatever hangs on the machine, so you can try the start button.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 2 Write down how far you can walk now without a rest, and what your physical therapist allows.
        ? walk* to work | walk* to the office: 2 Put comfortable shoes by the front door, with the work ones in a bag.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 2 Put sneakers, shorts, a top, a towel and a bottle in a bag by the door.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 2 Write down three things the gym must have, such as price, distance, hours, a pool or quiet.
        ? walk # minutes | walk # mins | walk more | walk every day | walk daily: 2 Put your most comfortable shoes on, so you can stand outside the front door.
        ? walk .. with my | walk .. with a | walking with | walks with: 2 Text the person you walk with: “Shall we set our days? I can do …, … and ….”
        ? sore hip* | hips | in my 60s | in my 70s | at 60 | at 65 | at 70 | arthritis | osteoporosis: 2 Stand up from a firm chair five times, holding on if you like.
        ? stairs | out of breath: 2 Walk up five stairs with a hand on the rail, and note how out of breath you are from 0 to 10.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 2 Write down what your doctor has allowed: how many minutes, what kind of ground, what to avoid.
        ? copd | breathless | asthma | heart | lungs | emphysema: 2 Stand up from a chair five times, breathing out through pursed lips as you rise.
        ? wheelchair | cant stand | cant walk: 2 Do ten slow arm circles and five shoulder rolls where you sit.
        ? # stone | # kg | # lbs | obese | everything hurts | joints: 2 Stand up from a chair five times, holding on if you like.
      10n Do ten minutes of marching, squats and wall push-ups in turn, slowly enough that you could still talk.
        ~ Stand up with some room around you. | Walk in place with high knees for three minutes. | Do slow squats for three minutes. | Do wall push-ups until ten minutes are over.
        ? before work | in the morning | mornings | leave by #: 10 Do ten minutes tonight as a trial of tomorrow's workout: marching, squats and wall push-ups in turn.
        ? dumbbell* | dumbells | weights | kettlebell*: 10 Do three rounds with the weights: eight chair squats, eight rows on each side, eight presses overhead.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 10 Do five rounds of 30 seconds each: squats, wall push-ups, fast marching, plank.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 10 Do three rounds in your room: ten squats, ten push-ups on the desk, twenty seconds of plank.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 10 Move for ten minutes at home or outside, slowly enough that you could still talk.
        ? gym # times | gym twice | gym # days | leg day | legs day: 10 Do the smallest gym visit that counts: ten minutes, leg machines first.
        ? rowing machine | rower: 10 Do ten minutes on the rower, slowly enough that you could still talk.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 10 Go for ten minutes on the machine, slowly enough that you could still talk.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 10 Walk half of what you can manage out on flat ground, in firm shoes. The other half brings you back.
        ? walk* to work | walk* to the office: 10 Walk the first part of the way to work this evening: five minutes out, five back.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 10 Do the smallest gym visit that counts: three machines or ten minutes.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 8 Book a free trial day or a day pass at the gym nearest to work or home.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 10 Walk slowly on flat ground for the minutes you were allowed. Pain, bleeding or dizziness means stop.
        ? copd | breathless | heart | lungs | emphysema: 10 Walk for five minutes with your inhaler in your pocket. A rest is fine whenever you can't talk.
        ? # stone | # kg | obese | everything hurts | hurts: 10 Do ten minutes of chair moves to music: marching, arms, standing up. Rests count too.
        ? pool | swim* | water: 10 Look up a quiet pool hour. Ten minutes of walking in chest-deep water is enough for the first time.
      4n Put two days and times for your next workouts in your calendar[, {rhythm}].
        ~ Open your calendar. | Look for two free half hours. | Enter the first workout. | Enter the second one.
        ? before work | in the morning | mornings | leave by #: 4 Set tomorrow's alarm 20 minutes earlier, named “ten minutes, then shower”, with your clothes laid out.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Put fifteen minutes before breakfast in your calendar for two days of your next trip.
        ? # times a week | # days a week | # mornings a week | # evenings a week: 4 Put {#} workouts a week with a set time in your calendar.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 4 Read the contract for two things: the price with all fees, and how to cancel.
      3 Write the two days and the time that would be easiest on a sheet on the fridge.
        ~ Get a sheet and a pen. | Write the two days and the easiest time. | Hang the sheet on the fridge.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 3 Warm up: march in place, roll your shoulders and circle your hips.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 3 Write three rounds for any room on a card: ten squats, ten push-ups on the desk, twenty seconds of plank.
        ? walk* to work | walk* to the office: 4 Write one day this week for it on a sheet on the fridge, with the time you must leave.
        ? on tuesdays and thursdays | on mondays and wednesdays | on mondays and thursdays | on tuesdays and fridays: 3 Write those two days and the time on a sheet on the fridge, with the minute you must leave.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 8 Compare two gyms[ in {place}] on one page: monthly price, joining fee, hours, how to cancel[, within {money}].
        ? walk # minutes a day | walk # mins a day | walk every day | walk daily: 3 Write two short walks a day on a sheet on the fridge: after breakfast, after dinner.
        ? # times a week | # days a week | # mornings a week | # evenings a week: 3 Write the {#} days a week and the hour that would be easiest on a sheet on the fridge.
        ? stairs | out of breath | get breathless: 4 Ring the doctor first, if the breathlessness is new, comes at rest or with a tight chest.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 3 Message your doctor's office about what is not clear: “May I …, and from when?”
        ? copd | heart | lungs | emphysema | stroke: 5 Ring your doctor's office for a rehab class: “Could you refer me? I'd like to get fitter safely.”
      4 Put shoes, a mat or your bag where you can't miss them tomorrow.
        ~ Get your shoes, a mat or your bag. | Think of where you'll walk tomorrow morning. | Carry them there. | Set them right in the way.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 10 Do five rounds of 30 seconds each: squats, wall push-ups, fast marching, plank.
          - 6 Do three rounds of 30 seconds each: squats, wall push-ups, fast marching, plank.
          - 4 Do two more rounds, slower if you have to.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Pack shoes, shorts, a stretch band and the card at the top of your suitcase.
          - 2 Pack shoes and shorts at the top of your suitcase.
          - 2 Add a stretch band and the card with your three rounds.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 4 Put shoes and a mat or towel where you can't miss them tomorrow.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 4 Look up the pool's hours for that day, and whether you have to book.
        ? gym # times | gym twice | gym # days | leg day | legs day: 3 Write one short plan on your phone, with the part you usually skip as its first line.
        ? rowing machine | rower | treadmill | exercise bike | cross trainer | spin bike | stationary bike: 4 Put shoes, a towel and a bottle beside the machine, with nothing in the way.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 4 Cut your route on a map into four parts, each with a bench or wall to rest at.
        ? walk* to work | walk* to the office: 4 Look up the way on a map: minutes on foot, quiet streets, a bus stop halfway.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 3 Write one short plan on your phone: three machines, two rounds each.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 5 Book a free trial day or a day pass at the first of the two.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 4 Put firm shoes by the door, with rugs, cords and toys out of your way.
      4 Put the next two workouts into your calendar with an alarm[, {rhythm}].
        ~ Open your calendar. | Enter the next workout. | Enter the one after it. | Set an alarm for each.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 3 Stretch your calves, thighs and shoulders with water at hand.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 4 Put fifteen minutes before breakfast in your calendar for two days of your next trip.
          - 2 Put the first workout of your next trip in your calendar, fifteen minutes before breakfast.
          - 2 Put the second workout of the trip in, with an alarm.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 3 Put the trial day in your calendar, with your bag packed the evening before.
        ? walk # minutes a day | walk # mins a day | walk every day | walk daily: 4 Set a repeating alarm for both walks, named “shoes on”.
      15 Do ten minutes of exercise, slowly enough that you could still talk.
        ? 10 minute workout | ten minute workout | 10 min workout | 10 minute home workout | workout for 10 minutes | work out for 10 minutes | exercise for 10 minutes | quick workout | short workout: 4 Set an alarm for when you will do the next one.
          - 2 Write down the day and time of the next one.
          - 2 Set an alarm for that time.
        ? traveling for work | travelling for work | travel for work | business trip* | on the road | work trip* | in hotels | hotel room*: 15 Do the three rounds from the card once at home, in a space as small as a hotel room.
          - 3 Clear as much floor as a hotel room has.
          - 10 Do the three rounds from the card.
        ? no gym | without a gym | dont have a gym | no membership | not a gym | cant afford a gym: 15 Move for ten minutes at home or outside, slowly enough that you could still talk.
          - 3 Put on clothes you can move in.
          - 10 Do ten minutes of brisk steps, chair squats and wall push-ups in turn.
          - 3 Stretch your calves and shoulders for two minutes.
        ? swim on | swim with | swim every | swim twice | swim once | go swimming | start swimming | swimming on | swimming twice | swim again | take up swimming: 15 Swim for ten easy minutes. Rests at the wall are fine.
          - 3 Put the swim bag by the door.
          - 10 Swim for ten easy minutes. Rests at the wall are fine.
          - 2 Write the number of laps on the sheet.
        ? gym # times | gym twice | gym # days | leg day | legs day: 20 Do the smallest gym visit that counts: the part you skip first, plus two machines.
          - 3 Scan in at the gym door.
          - 10 Do two easy sets of the part you usually skip.
          - 3 Stretch your calves and shoulders.
        ? rowing machine | rower: 15 Do ten minutes on the rower, slowly enough that you could still talk.
          - 10 Do ten minutes on the rower, slowly enough that you could still talk.
          - 3 Stretch your back and the back of your legs.
          - 2 Take a photo of the display with your minutes and distance.
        ? treadmill | exercise bike | cross trainer | spin bike | stationary bike: 15 Go for ten minutes on the machine, slowly enough that you could still talk.
          - 10 Go for ten minutes on the machine.
          - 3 Stretch your calves and shoulders.
          - 2 Take a photo of the display.
        ? new hip | new knee | hip in | knee in | hip op | knee op | hip done | knee done | hip replaced | knee replaced: 15 Walk half of what you can manage out on flat ground, in firm shoes. The other half brings you back.
          - 2 Put on firm shoes, with your phone in your pocket.
          - 10 Walk half of what you can manage out. The other half brings you back.
          - 2 Write the minutes and your pain from 0 to 10 on the sheet.
        ? walk* to work | walk* to the office: 30 Walk the way to work once on a free day, with a look at the clock at both ends.
          - 3 Put on your shoes, with your phone in your pocket.
          - 20 Walk all the way to the door of your work.
          - 2 Write down the minutes it took.
        ? have a gym membership | my gym membership | have a membership | got a membership | go to the gym # | go to the gym twice | go to the gym on | gym on | gym before work | gym after work: 20 Do the smallest gym visit that counts: three machines.
          - 3 Scan in at the gym door.
          - 10 Do two rounds on each of three machines.
          - 3 Stretch your calves and shoulders.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 20 Try the gym once at the time you would come, to see how crowded it is.
          - 5 Look around the locker room, the machines and the pool.
          - 20 Try the thing you would come for.
        ? walk # minutes | walk # mins: 10 Walk ten minutes on the flat, as the first part of the {#}, with a bench on the way.
          - 2 Put your phone in your pocket, and note the time.
          - 5 Walk out for five minutes.
          - 5 Walk back the same way.
        ? walk .. with my | walk .. with a | walking with | walks with: 15 Walk a first short round: seven minutes out, the same way back.
          - 3 Put on your shoes and a coat with pockets.
          - 10 Walk for ten minutes, half of them out and half back.
          - 2 Agree on your next meeting time at the door.
        ? stairs | out of breath: 10 Walk one flight of stairs at talking pace, with a rest each time, until ten minutes are up.
          - 3 Put on firm shoes, with water at the top of the stairs.
          - 10 Walk one flight at talking pace, with a rest before each turn.
          - 2 Write down how many flights you did, and how out of breath you were from 0 to 10.
        ? toddler* | two kids | small kids | kids under | little ones: 10 Play on the floor with the children for ten minutes: three dance songs, bridges as a tunnel for them.
          - 5 Dance to two songs with the children.
          - 5 Do bridges as their tunnel, plus squats as their elevator.
        ? sore hip* | hips | in my 60s | in my 70s | at 60 | at 65 | at 70 | arthritis: 10 Walk five minutes on flat ground. Five minutes of standing up, leg lifts and heel raises follow at the chair.
          - 5 Walk for five minutes on flat ground.
          - 5 Do chair stands, leg lifts and heel raises with a hand on the chair.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 10 Walk slowly on flat ground for the minutes you were allowed. Pain, bleeding or dizziness means stop.
          - 2 Put on firm shoes, with your phone in your pocket.
          - 8 Walk on flat ground for the minutes you were allowed, half of them out, half back.
          - 2 Sit down for a rest with a glass of water.
        - 3 Put on clothes you can move in.
        - 10 Do ten minutes of exercise, slowly enough that you could still talk.
        - 3 Stretch your calves and shoulders for two minutes.
        ? no time | busy | with kids | small kids | young kids | kids at home: 10 Do it in two parts of five minutes: one before your shower, one after lunch.
          - 5 Do five minutes of exercise before your shower.
          - 5 Do another five minutes after lunch.
        ? bad back | knee* | pain | joint*: 10 Do ten minutes of chair moves without sharp pain: chair stands, leg lifts, arm circles.
          - 3 Put a firm chair against the wall.
          - 10 Do ten minutes of chair moves, without sharp pain.
      3 Write the date and the minutes on the sheet.
        ~ Stand in front of the sheet. | Write today's date. | Write the minutes beside it.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 4 Read the contract for two things: the price with all fees, and how to cancel.
        ? surgery | operation | my op | an op | physio | physical therapist | knee replacement | hip replacement | hysterectomy | hernia | stitches | fracture* | injur* | acl | broke my | c section | caesarean | cesarean | gave birth | giving birth | having a baby | had a baby | had my baby | postpartum | postnatal | after birth | midwife | pregnan* | chemo | cancer | heart attack | had a stroke | my stroke | had covid | long covid | after covid | been ill | illness | pneumonia | concussion: 3 Write the minutes and your pain from 0 to 10 on a sheet. A worse next day means fewer minutes.
      4? Write the smallest version for bad days next to it: shoes on, once around the house.
        ? walk* to work | walk* to the office: 4 Write the smallest version for bad days next to it: the bus there, a walk home.
          - 3 Write the smallest version for bad days next to it: the bus there, a walk home.
          - 2 Put an umbrella in your work bag.
        ? join a gym | joining a gym | find a gym | gym near | choose a gym | cheap gym: 5 Sign up for the shortest contract they have, with your first two visits in your calendar.
          - 3 Sign up for the shortest contract they have.
          - 3 Put your first two visits in your calendar.
        - 3 Write the smallest version for bad days next to it: shoes on, once around the house.
        - 2 Tell one person which two days you exercise.
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
        ~ Write down what you ate yesterday. | Add what you drank.
        ? pcos: 2 Write down what you ate and drank yesterday, and mark where protein was missing, since that matters with PCOS.
        ? plateau* | stuck at | stopped losing | wont shift: 2 Write down yesterday's food and drinks, plus the small things: oil, milk, bites while cooking.
      3* Circle one thing in it that you would not miss much: a sweet drink, a late snack.
        ~ Put yesterday's list in front of you. | Look for a sweet drink or a late snack. | Circle one thing you wouldn't miss much.
        ? tried keto | hated keto | keto | tried weight watchers | tried noom | tried fasting | every diet | yo yo: 3 Circle one small change you could keep for a year, such as no sweet drinks. No more strict diets.
        ? pcos: 3 Circle the sweetest drink or snack in it, and write the protein you could have there instead.
        ? gained it back | gained .. back | gained back | came back | all came back | regained: 3 Circle one change you could keep for a year, such as no sweet drinks, instead of one more strict diet.
        ? cooks | cooking: 3 Circle one thing to ask the cook for: your plate without butter, or half of it vegetables.
      5 Put what you will have instead at the front of the fridge.
        ? bakes | baking | brings cake | brings sweets: 5 Ask the baker for one change: only every other weekend, or half of it given away or frozen.
          - 3 Choose one change to ask the baker for, such as only every other weekend.
          - 3 Ask for it today, before the oven is on.
        ? hungry at # | always hungry | hungry in the | starving | hungry all: 5 Put a real snack for your hungriest hour at the front of the fridge: yoghurt, an egg, nuts, apple with cheese.
          - 3 Choose the hour when you are hungriest.
          - 3 Put a snack for that hour where you see it: yoghurt, an egg, nuts.
        - 3 Choose what you will have instead.
        - 3 Put it at the front of the fridge or in your bag.
        ? husband | wife | partner | mum | cooks: 5 Ask the cook for one change: your plate without butter, or half of it vegetables.
          - 3 Choose one change to ask the cook for, such as your plate without butter.
          - 3 Ask the cook for it tonight, before the pan is on.
        ? nights | night shift | shift*: 5 Pack food for tonight's shift: a real meal before midnight, with yoghurt or fruit for after.
          - 3 Choose the meal you will eat before midnight.
          - 3 Put it in a box, with yoghurt or fruit for after midnight.
      8? Plan one plate for tomorrow: half vegetables, a palm of protein, a fist of rice, potatoes or bread.
        ~ Draw a plate on a sheet of paper. | Fill half of it with vegetables you like. | Add a palm of protein. | Add a fist of rice, potatoes or bread.
        ? plateau* | stuck at | stopped losing | wont shift: 8 Weigh three things that you usually pour: oil, cereal, rice or pasta.
        ? family | kids | husband | dinner*: 8 Plan the family's dinner as it is. Your own plate is half vegetables, a palm of protein, a fist of the rest.
      10* Walk for ten minutes after one meal today.
        ~ Put on your shoes after the meal. | Walk out the door. | Walk five minutes away from home. | Walk five minutes back.
        ? baby weight | postpartum | after baby | had a baby: 10 Walk for ten minutes with the stroller after one meal today.
        ? already walk* | already run* | walk every day | walk daily: 10 Do ten minutes of strength today: chair squats, counter push-ups, rows with two full bottles.
        ? call centre | call center | on the phones: 10 Walk for ten minutes in your break today, up and down stairs or around the parking lot.
        ? bad ankle | ankle | foot | achilles: 10 Do ten minutes of seated moves after one meal today: arms, marching, leg lifts.
        ? desk | sit all day | office job | sitting all day: 10 Walk for ten minutes right after lunch today, away from your desk.
        ? knee* | hip | bad back | my back | back hurts | back pain | pain | wheelchair: 10 Do ten minutes of seated moves after one meal today: arms, marching, leg lifts.
      5 Write down your waist or weight once a week on the same morning, not more often[; the aim is {amount}].
        ? no scale* | hate the scale* | hate scales | dont own scales | hate weighing: 5 Measure your waist with a tape once a week on the same morning. No scale needed.
          - 3 Choose one morning a week for the tape measure.
          - 2 Set a weekly reminder for that morning.
        - 3 Choose one morning a week for the tape measure or the scale[, on the way to {amount}].
        - 2 Set a weekly reminder for that morning.
      6 Ask your doctor or a dietitian what pace is safe for you, especially if you take medicine.
        ? plateau* | stuck at | stopped losing | wont shift: 6 Ask a dietitian or your doctor whether to go on, or to hold this weight for a while.
          - 3 Write down your question for the doctor: go on, change something, or hold this weight?
          - 4 Send the question, or book an appointment.
        ? before .. surgery | before .. operation | before .. op | bmi: 6 Ask your surgeon's office which weight they want by that day, and what pace is safe.
          - 3 Write down that question with today's weight: what do they want by that day?
          - 4 Send the question to your surgeon's office, or ring them.
        ? cholesterol | blood pressure | prediabet* | diabet*: 6 Ask your doctor which change helps that number most, and when it is measured again.
          - 3 Write the number and its date on a note, with the question “Which change helps most?”
          - 4 Send the question, or book an appointment.
        ? breastfeed* | after baby | baby weight | postpartum | gave birth | pregnan*: 6 Ask your midwife or doctor what pace is safe with a baby or while feeding.
          - 3 Write down one question for your midwife or doctor: what pace is safe now?
          - 4 Send the question, or book an appointment.
        - 3 Write down one question for your doctor or a dietitian: what pace is safe for you?
        - 4 Send the question, or book an appointment.
        ? thyroid | pcos | antidepress* | steroid* | meds | medication | mirtazapine: 6 Ask your doctor about your medicine or condition: “Does it add weight, and what would you change?”
          - 3 Write down that question with the name of the medicine or condition.
          - 4 Send the question, or book an appointment.
        ? slimming world | weight watchers | tried everything | every diet | yo yo: 6 Ask your doctor's office about a weight program or dietitian your insurance covers.
          - 3 Write down what you've tried, and what it did after six months.
          - 4 Send that to your doctor's office, with a question about a weight program or dietitian.
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
        ~ Write down the last thing you ate. | Add the two before it.
        ? protein: 2 Write down the last three things you ate, and circle any with protein: meat, fish, eggs, beans, yogurt.
      5n Write on a note on the fridge which one meal you'll change first.
        ~ Write down breakfast, lunch and dinner on a note. | Circle the one you'll change first. | Stick the note on the fridge.
        ? protein: 5 Write on a note on the fridge one protein for each meal: eggs or yogurt, tuna or turkey, beans or chicken.
      5n Add one fruit or vegetable to your next meal. Frozen or canned counts.
        ~ Look in the fridge, the freezer or the cupboard. | Choose one fruit or vegetable. | Wash it or open it. | Put it on the plate of your next meal.
        ? fibre | fiber: 5 Put whole-wheat bread, oats and brown pasta in front of the white kinds on the shelf.
          - 3 Put the whole-grain kinds you have in front on the shelf.
          - 4 Fill a water bottle for tomorrow, since more fiber needs more to drink.
        ? fruit and veg* | five a day | 5 a day | more fruit | more vegetables | more veg: 5 Put a fruit bowl where the chips or cookies stood.
          - 3 Move the chips or cookies to the top shelf.
          - 4 Put a bowl of fruit in their place.
        ? protein: 5 Put nuts, or a can of beans or tuna, where the chips and cookies were.
          - 3 Choose the shelf you reach for when you aren't hungry.
          - 4 Put beans, nuts or tuna on that shelf.
      3 Write on a note on the fridge which one meal you'll change first.
        ~ Write down breakfast, lunch and dinner on a note. | Circle the one you'll change first. | Stick the note on the fridge.
      5 Write down two versions of that meal that take less than ten minutes to make.
        ? fibre | fiber: 5 Write down two versions of that meal with beans, oats, whole-wheat bread or fruit with its skin on.
          - 3 Write down one version of that meal with oats, whole-wheat bread or beans.
          - 3 Write down a second version with a fruit or vegetable in its skin.
        ? fruit and veg* | fruits and veg* | five a day | 5 a day | portions of: 5 Write down a plan for the day: fruit at breakfast, carrot at lunch, two vegetables at dinner, an apple at four.
          - 3 Write down one portion of fruit or vegetables each for breakfast and lunch.
          - 3 Write down two for dinner, plus one fruit for four o'clock.
        ? hate salad* | hates salad* | hate vegetables | hate veg | hates vegetables: 5 Write down two versions with vegetables you hardly notice: blended soup, grated in pasta sauce.
          - 3 Write down one version of that meal with vegetables you hardly notice, such as blended soup.
          - 3 Write down a second version: vegetables roasted in the oven with cheese.
        ? dont like cooking | dont like to cook | without cooking: 5 Write down two versions without cooking: a wrap with bagged salad, canned fish with tomatoes.
          - 3 Write down one version without cooking: a wrap with bagged salad and cheese.
          - 3 Write down a second version: beans or canned fish on toast, with tomatoes.
        ? protein: 5 Write down two versions of that meal with eggs, beans, lentils, tuna or yoghurt, the cheap ones first.
          - 3 Write down one version of that meal with eggs or beans.
          - 3 Write down a second version with lentils, tuna or yoghurt.
        ? picky | my kids | the kids | children | my family: 5 Write down two versions the family eats too: build-your-own wraps, pasta with peas.
          - 3 Write down one version the family eats too, such as build-your-own wraps.
          - 3 Write down a second version: pasta with peas and cheese.
        ? no time | busy | too tired | night shift* | hate cooking | cant cook | dont cook: 5 Write down two versions without cooking: canned tuna and bagged salad, store-bought soup with bread.
          - 3 Write down one version without cooking: store-bought soup, bagged salad, bread.
          - 3 Write down a second version: beans or tuna on toast.
        - 3 Write down one version of that meal that takes less than ten minutes to make.
        - 3 Write down a second version from things you have at home.
        ? diabet* | prediabet* | blood sugar: 5 Write down two versions of that meal: half vegetables, a fist of starch, plus egg, fish or beans.
          - 3 Write down one version of that meal: half vegetables, a fist of starch, plus egg, fish or beans.
          - 3 Write down a second version from things you have at home.
        ? no money | cheap | budget | skint: 5 Write down two cheap versions: oats and fruit, eggs and frozen vegetables, beans on toast.
          - 3 Write down one cheap version of that meal: oats, eggs or beans.
          - 3 Write down a second version from things you have at home.
        ? cholesterol | blood pressure | heart: 5 Write down two versions with oats, beans, fish, nuts or oil in place of butter, cheese, sausage and salt.
          - 3 Write down one version of that meal with oats, beans or fish.
          - 3 Write down a second version from things you have at home.
      4 Put what you need for them on your shopping list.
        ~ Put the recipes or ideas in front of you. | Look at what you already have. | Write down what is missing for the first. | Write down what is missing for the rest.
        ? # a week on | on # a week | a tight budget | on a budget | cheap: 4 Put cheap ones on your shopping list: frozen peas and spinach, carrots, cabbage, bananas, canned tomatoes.
      10 Put something washed and cut for tomorrow at eye level in the fridge.
        ~ Choose a fruit or vegetable. | Wash it under the tap. | Cut it into pieces. | Put it at eye level in the fridge.
        ? fibre | fiber: 10 Put a box of rinsed chickpeas or lentils for tomorrow at eye level in the fridge.
        ? protein: 10 Put two boiled eggs or a box of cooked lentils for tomorrow at eye level in the fridge.
      5 Move what you want to eat less of to the top shelf or out of the house.
        ? fibre | fiber: 5 Put whole-wheat bread, oats and brown pasta in front of the white kinds on the shelf.
          - 3 Put the whole-grain kinds you have in front on the shelf.
          - 4 Fill a water bottle for tomorrow, since more fiber needs more to drink.
        ? fruit and veg* | five a day | 5 a day | more fruit | more vegetables | more veg: 5 Put a fruit bowl where the chips or cookies stood.
          - 3 Move the chips or cookies to the top shelf.
          - 4 Put a bowl of fruit in their place.
        ? protein: 5 Put nuts, or a can of beans or tuna, where the chips and cookies were.
          - 3 Choose the shelf you reach for when you aren't hungry.
          - 4 Put beans, nuts or tuna on that shelf.
        - 3 Choose the food you reach for when you aren't hungry.
        - 4 Move it to the top shelf or out of the house.
      3? Mark each day this week when that meal went as planned[, {rhythm}].
        ~ Get a calendar and a pen. | Look at yesterday's meal. | Mark each day it went as planned.
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
        ~ Fill one glass with water. | Drink it to the bottom.
      3n Fill a bottle or jug with the day's water[: {amount}] for the place where you sit most.
        ~ Stand at the tap with a bottle or jug. | Fill it up with the day's water. | Carry it to the place where you sit most.
        ? pregnan* | kidney stone* | hot | heat*: 3 Fill two bottles for the day, one for home and one for your bag.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Fill a bottle for your big drinks: at waking, half an hour before each break, after your last class.
      2n Set an alarm named “sip” for the middle of the afternoon.
        ~ Open the alarm on your phone. | Set it for midafternoon, named “sip”.
      3 Fill a bottle or jug with the day's water[: {amount}] for the place where you sit most.
        ~ Stand at the tap with a bottle or jug. | Fill it up with the day's water. | Carry it to the place where you sit most.
        ? teach | teacher | class | cant pee | cant leave | nurse | driver | no bathroom | no toilet: 3 Fill a bottle for your big drinks: at waking, half an hour before each break, after your last class or shift.
        ? only get # | maybe # glasses | only drink # | drink # glasses | # glasses a day | like # glasses: 3 Fill a bottle with one glass more than you drink now, for the place where you sit most.
        ? pregnan* | kidney stone* | hot | heat*: 3 Fill two bottles for the day, one for home and one for your bag.
      3 Mark three levels on the bottle with tape: breakfast, lunch, late afternoon.
        ~ Get the bottle and some tape. | Stick one strip for breakfast, near the top. | Stick two more for lunch and late afternoon.
      3 Put a glass beside your toothbrush and another beside the coffee maker.
        - 2 Put a glass beside your toothbrush.
        - 2 Put a second glass beside the coffee maker.
        ? hate | boring | taste: 3 Put lemon, mint or fruit tea beside the jug.
          - 2 Put lemon or mint beside the jug.
          - 2 Put fruit tea beside the kettle.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Write your big drinks on the bottle: waking, half an hour before each break, after your last class.
          - 2 Write “waking, before break, before lunch, end” on the bottle.
          - 2 Put the bottle in your work bag.
        ? toilet | loo | shift | work: 3 Put a bottle at work for the first half of your shift, with sips every half hour.
          - 2 Put a bottle in your work bag.
          - 2 Mark the halfway point on it with tape.
      4 Set two alarms named “sip”, one for mid-morning and one for mid-afternoon.
        - 2 Set an alarm named “sip” for the middle of the morning.
        - 2 Set a second alarm named “sip” for the middle of the afternoon.
      4 Cut a lemon or some cucumber into the bottle if plain water bores you.
        ~ Get a lemon or some cucumber. | Wash it under the tap. | Cut a few thin slices. | Drop them into the bottle.
      2? Write down at dinner which level you reached, for three days.
        ~ Look at the bottle at dinner. | Write down the level, three days in a row.
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
      2* Write your one reason to stop on a note in your phone case.
        ~ Write your one reason to stop on a note. | Tuck it into your phone case.
        ? baby | pregnan* | my kids | my daughter | my son: 2 Write “for” and the child's name or due month on a note behind your phone.
      5n Write down the hardest moment of the day, and what your mouth and hands will do instead for five minutes.
        ~ Get a pen and a note. | Write down the hardest moment of the day. | Write what your mouth will do instead. | Write what your hands will do instead.
        ? smoke # a day | # a day | # cigarettes | # cigs: 5 Write down when you smoke the first of the {#}, and what your mouth and hands will do for that hour tomorrow.
      10n Ask a quitline such as 1-800-QUIT-NOW, a pharmacist or a doctor what helps in the first weeks.
        ~ Dial 1-800-QUIT-NOW, or find a pharmacist or doctor. | Ask “What helps in the first weeks?” | Write down what they tell you.
        ? chantix | wellbutrin | zyban | varenicline | tried everything | tried gum and | tried the patch and: 10 Call 1-800-QUIT-NOW or your doctor: “I've tried these: …. What about a patch plus lozenges, or another pill, this time?”
        ? no patches | without patches | not patches | hate patches: 10 Ask a quitline or pharmacist what helps without patches: gum, spray, lozenges, tablets.
        ? bought the patch* | bought patches | have the patches | got the patches | got patches | patches are here: 10 Ask a pharmacist how the patches go on your skin, and which gum or spray helps at a bad moment.
        ? patches gave | rash | allergic to .. patches: 10 Ask the pharmacist what works without patches: gum, spray, lozenges, tablets.
          - 3 Write down what the patches did to your skin.
          - 8 Ask the pharmacist what works without patches: gum, spray, lozenges, tablets.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask your doctor or a quitline about patches with gum, tablets and weekly support.
          - 3 Find the number of a quitline or your doctor.
          - 8 Ask them about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another product: a different brand of patch, spray, lozenges or tablets.
      5 List the three moments of the day when it is hardest: with coffee, after work, with friends.
        ~ Write the numbers 1 to 3 on a note. | Think through your day, hour by hour. | Write the hardest moment on the first line. | Add the other two.
        ? tried | relaps* | last time | went back to: 5 Write down what ended your last try: which day, what time, with whom.
        ? # cigs | # a day | down to # | cut down | down from: 5 List each cigarette of the day with its time, and mark the two you'd miss least.
      5 Write beside each moment what your mouth and hands will do instead for five minutes.
        ? work break* | smoke break* | smoking break* | breaks at work | cigarette break*: 5 Write down what your work breaks will be: another door, gum, a walk around the block, a nonsmoking coworker.
          - 3 Write down what your work breaks will be: another door, a walk around the block.
          - 3 Put gum and a straw in the pocket where your pack was.
        - 4 Write beside each moment what your hands will do instead for five minutes.
        - 3 Put gum, a straw or a bottle of water where those moments happen.
      4 Choose your first smoke-free day within the next two weeks, and mark it in the calendar.
        ~ Open the calendar. | Look at the next two weeks. | Choose a calm day. | Mark it as “smoke-free”.
        ? ramadan | lent | fast*: 4 Write the first day of the fast in your calendar as your quit day, with one nice thing for after sunset.
        ? start date | quit date | first day is | starting sunday | starting monday | start sunday | start monday: 4 Write the date you chose in your calendar, with one nice thing for that evening.
        ? cut down to | cut down from | cutting down | reduce to: 4 Write on the calendar one cigarette less every third day, until you reach the number you want.
        ? surgery | op | operation | surgeon: 4 Choose your first smoke-free day now, four weeks or more before surgery, since you heal better then.
        ? stopped | quit .. ago | days ago | # days: 4 Write the day you stopped on the calendar, with a cross on each day since.
        ? pregnan*: 4 Choose today or tomorrow as your first smoke-free day. Your midwife or OB has special help for it.
      10 Ask a quitline such as 1-800-QUIT-NOW, a pharmacist or a doctor what helps in the first weeks.
        ? chantix | wellbutrin | zyban | varenicline | tried everything | tried gum and | tried the patch and: 10 Call 1-800-QUIT-NOW or your doctor: “I've tried these: …. What about a patch plus lozenges, or another pill, this time?”
          - 3 Write down what you tried, how long, and what went wrong.
          - 8 Call 1-800-QUIT-NOW or your doctor: “What about a patch plus lozenges, or another pill, this time?”
        ? no patches | without patches | not patches | hate patches: 10 Ask a quitline or pharmacist what helps without patches: gum, spray, lozenges, tablets.
        ? bought the patch* | bought patches | have the patches | got the patches | got patches | patches are here: 10 Ask a pharmacist how the patches go on your skin, and which gum or spray helps at a bad moment.
        ? patches gave | rash | allergic to .. patches: 10 Ask the pharmacist what works without patches: gum, spray, lozenges, tablets.
          - 3 Write down what the patches did to your skin.
          - 8 Ask the pharmacist what works without patches: gum, spray, lozenges, tablets.
        - 3 Find the number of a quitline, a pharmacist or your doctor.
        - 8 Ask them what helps in the first weeks.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask your doctor or a quitline about patches with gum, tablets and weekly support.
          - 3 Find the number of a quitline or your doctor.
          - 8 Ask them about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another product: a different brand of patch, spray, lozenges or tablets.
          - 3 Write down what you tried and what it did: itching, dreams, nothing.
          - 8 Ask the pharmacist which other product would suit you.
      8 Throw out lighters, ashtrays and spare packs the evening before.
        ? shisha | hookah | waterpipe | hubbly: 8 Give away your pipe, coals and flavors. Your friends can meet somewhere other than a lounge.
        ? cut down to | cut down from | cutting down | reduce to: 4 Fill a box each morning with just that day's number. The rest goes somewhere you have to walk to.
          - 2 Find a box with a lid.
          - 3 Fill it with just tomorrow's number.
        - 8 Throw out lighters, ashtrays and spare packs the evening before.
        - 2 Put what you spend on it in a week into a jar or savings account.
        ? party | pub | friends | wedding | night out: 8 Plan the evening: gum or a spray in your pocket, one ally, a time to go home.
          - 8 Plan the evening: gum or a spray in your pocket, one ally, a time to go home.
          - 2 Write on your hand: “It passes in five minutes.”
        ? husband | wife | partner | lives | flatmate*: 8 Agree with the smoker at home on three rules: only outside, packs out of sight, none offered.
          - 8 Agree with the smoker at home on two rules: only outside, packs out of sight.
          - 2 Put what you spend on it in a week into a jar or savings account.
      4? Tell two people the date, and what you want them to say when you call.
        ~ Choose two people. | Open a message to the first one. | Type the date and what you want to hear. | Send the same to the second one.
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
        ~ Write down the last seven days of the week. | Write beside each day what you drank.
        ? # beers | # drinks | # a night | # every night: 2 Write your number on a card: {#} a night, which hour the first one comes, and the number you want.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 2 Write down three things your hands liked to do as a child: wood, wool, dough, strings, soil.
        ? lasted # | # days is my | # days sober | managed # days | # days last time | third try | second try | last try | tried in | relaps*: 2 Write down what ended your last try: the day, the time, who was there.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 2 Write your sober days on a card, with your most important reason below.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 2 Write down yesterday's cans and bottles with the time, and what you were doing.
        ? bottle | # glasses | # pints | # cans | # units | most nights | every night: 2 Write your real number on a card: how much a night, how many nights a week, since when.
      4n Plan a walk, a bath or a call for the hour when you usually pour your first drink.
        ~ Write down the hour of your usual first drink. | Think of a walk, a bath or a call. | Choose the one you like best. | Write it in your calendar for that hour.
        ? weeknight* | week nights | school night* | work night* | during the week | weekday*: 4 Mark the next two weeknights with no drink on the calendar, and write what you'll pour with dinner instead.
        ? stop at # | just one | only one | cut down to | # to #: 4 Buy or set out only tonight's one in the fridge. The rest goes where it stays warm, or out of the house.
        ? shak* | sweat* | withdrawal: 4 Keep to your usual amount until a doctor has a plan. Stopping at once can be dangerous.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 4 Choose the one you have most things for at home, or can borrow from a library or neighbor.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 4 Write on the card what you'll do in the first ten minutes of a craving: call, walk, shower, eat.
        ? weekend* | friday* | saturday*: 4 Plan something for Friday and Saturday at the hour of your first drink: a movie, a class, a visit.
        ? alone | on my own | lonely: 4 Plan a call or a meeting with someone for the hour when you usually pour your first drink.
      5n Put a drink without alcohol where the other bottle stood. If you drink a lot every day, call a doctor before you stop.
        ~ Call a doctor first if you drink a lot daily. | Move the bottle out of its place. | Get a drink without alcohol. | Put that in the empty place.
        ? weeknight* | week nights | school night* | work night* | during the week | weekday*: 5 Pour tonight's dinner drink without alcohol, such as seltzer in a wine glass. If you shake or sweat without alcohol, a doctor comes first.
        ? shak* | sweat* | withdrawal: 5 Ring the doctor or an alcohol service today: “I shake without it. I need a safe way to stop.”
        ? quit drinking in .. evenings | sober .. evenings | sober .. hands: 10 Do it for ten minutes tonight, at the hour when you used to pour your first drink.
        ? been sober | sober for | sober since | months sober | years sober | weeks sober: 5 Save three numbers for a bad evening under one name: a sober friend, a group, a helpline.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 5 Cut one can every third day. Stopping caffeine all at once often brings headaches.
      3 Write down one reason why you want to drink less, in your own words.
        ~ Get a pen and a note. | Write “I want to drink less because”. | Finish the line in your own words.
        ? quit drinking | quit alcohol | get sober | stop drinking for good | stop drinking completely | stop drinking altogether | give up alcohol | give up drinking | stop drinking alcohol: 3 Write down one reason why you want to quit, in your own words.
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 3 Write down the three times, places or people that pull you hardest.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 3 Write the hardest hour of the evening on a card, with one of those things beside it.
      3 Choose the days this week when you won't drink, and mark them in the calendar.
        ~ Open the calendar at this week. | Look for the days that will be easiest. | Mark each as a day without a drink.
        ? quit drinking | quit alcohol | get sober | stop drinking for good | stop drinking completely | stop drinking altogether | give up alcohol | give up drinking | stop drinking alcohol: 3 Choose your first day without a drink, and mark it in the calendar. If you drink every day, a doctor comes first.
        ? shak* | sweat* | withdrawal: 3 Keep to your usual amount until a doctor has a plan, and note “Not alone, not all at once.”
        ? stay sober | been sober | sober for | sober since | months sober | years sober | weeks sober: 3 Write on a card what you'll do in the first ten minutes of a craving: call, walk, shower, eat.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 3 Choose the one you have most things for at home, or can borrow from a library or neighbor.
        ? weekend* | friday* | saturday*: 3 Write your number of drinks for Friday and Saturday on a card, with the first an hour later than usual.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 3 Choose the one can or glass a day you would miss least, to leave out first.
        ? weeknight* | school night* | during the week: 3 Mark the first two weeknights without a drink in the calendar. The others have one glass.
        ? husband | wife | partner | kids: 3 Choose the days this week when you won't drink, and mark them with a dot only you know.
      5 Call a doctor or pharmacist first if you drink a lot every day, because stopping at once can be dangerous.
        ~ Call a doctor or pharmacist if you drink a lot daily. | Say how much you drink in a day. | Ask how you can cut down safely. | Write down what they say.
        ? shak* | sweat* | withdrawal: 5 Ring the doctor or an alcohol service today: “I shake without it. I need a safe way to stop.”
        ? quit drinking in .. evenings | sober .. evenings | sober .. hands: 5 Lay its things out on a tray where you sit in the evening, with the first row, cut or page begun.
        ? been sober | sober for | sober since | months sober | years sober | weeks sober: 5 Save three numbers for a bad evening under one name: a sober friend, a group, a helpline.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 5 Cut one can every third day. Stopping caffeine all at once often brings headaches.
      6 Put something you like without alcohol in the fridge, where the other bottle stood.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 6 Put a drink you like without alcohol beside the tray.
          - 3 Choose a drink you like without alcohol.
          - 3 Put that drink beside the tray.
        ? cola | coke | pepsi | fizzy | lemonade | energy drink* | red bull | monster: 6 Put sparkling water with lemon in the fridge, where the cans stood.
          - 3 Buy sparkling water and a lemon.
          - 3 Put them in the fridge where the cans stood.
        - 3 Choose a drink you like without alcohol.
        - 5 Put it in the fridge, where the other bottle stood.
      5 Plan something for the hour when you usually pour your first drink: a walk, a bath, a call.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 10 Do it for ten minutes tonight, at the hour when you used to pour your first drink.
          - 2 Set an alarm for the hour when you used to pour your first drink.
          - 10 Work on what's on the tray for ten minutes.
        - 3 Write down the hour when you usually pour your first drink.
        - 4 Plan something for that hour: a walk, a bath, a call.
        ? weekend* | friday* | saturday*: 5 Plan something for Friday and Saturday at the hour of your first drink: a movie, a class, a visit.
          - 3 Write down the hour of your first drink on Friday and on Saturday.
          - 4 Plan something out of the house for both hours.
        ? alone | on my own | lonely | secret* | doesnt know: 5 Plan that hour with someone: a call, a meeting, a walk together.
          - 3 Write down the hour when you usually pour your first drink.
          - 4 Ask one person for a call or a walk at that hour.
      4? Tell one person what you're doing, and what you'll say when someone offers: “Not tonight, thanks.”
        ? not tell anyone | without telling | dont want to tell | nobody knows | keep it private | secret: 4 Write in a private note each night: how many, at what hour. NIAAA's Rethinking Drinking page has tools nobody else sees.
        ? something to do with my hands | quit drinking in .. evenings | sober .. evenings | sober .. hands: 4 Ask one group near you that meets in the evening: knitting, wood, clay, a recovery group.
          - 2 Look up one group near you that meets in the evening.
          - 2 Ask that group: “May I come once?”
        ? lads | mates | friends | the boys | the girls | colleagues: 4 Text one friend before the evening: “I'm having water every other round tonight. Back me up?”
          - 2 Choose the friend who would not tease you.
          - 2 Send that friend one line: “Back me up tonight?”
        - 2 Say aloud once what you'll answer to an offer: “Not tonight, thanks.”
        - 3 Tell one person what you are doing.
        ? husband | wife | partner | secret* | doesnt know | hide | hiding: 4 Tell your doctor, a helpline or the person at home your real number, in one sentence.
          - 2 Write your real number for a week in one sentence.
          - 3 Tell it to your doctor, a helpline or the person at home.
    `,
  },
];
