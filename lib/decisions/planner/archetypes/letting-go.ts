import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What people want to do less or leave altogether. */
export const LETTING_GO: readonly Archetype[] = [
  {
    id: "quit-vaping",
    area: "health",
    whole:
      "quit vaping|stop vaping|give up vaping|cut down on vaping|vape less|stop using my vape|quit nicotine|stop using nicotine",
    acts: "quit|stop|give up|cut down|reduce|cut back|kick|cut down on|stop using",
    things: "vaping|vape|juul|nicotine|e-cigarette|elf bar|vaping habit|disposable vape",
    unless: "pouches|pouch|zyn|snus",
    it: "vaping",
    named: "vaping|vape|nicotine",
    plan: `
      2* Look at your vape or pack, and write down its strength and how long one lasts you.
        ~ Pick up your vape or pack. | Write down its strength, plus how long one lasts.
        ? ran out | threw it out | threw away | threw out my vape | quit today | day one | first day without | last one died | my vape died: 2 Write today's date on a card: “Day 1”, with your reason under it. Don't buy another one today.
      4n Put the vape in a drawer two rooms away, so each time takes a walk.
        ~ Pick up the vape. | Walk to a drawer two rooms away. | Put it in that drawer.
        ? ran out | threw it out | threw away | threw out my vape | quit today | day one | first day without | last one died | my vape died: 4 Put gum, toothpicks and a straw where the vape used to be: pocket, bed, car.
      8n Call a stop-smoking line or ask a pharmacist which patch or gum fits that strength.
        ~ Have the strength of your vape in front of you. | Call a stop-smoking line or a pharmacist. | Ask: “Which patch or gum fits this strength?”
        ? ran out | quit today | day one: 8 Call 1-800-QUIT-NOW or ask a pharmacist today which patch or gum fits the strength you vaped.
      4? Count today's puffs by marks on a card, without changing anything.
        ~ Get a card and a pen. | Put both beside the vape. | Make one mark for each puff today.
        ? ran out | threw it out | threw away | threw out my vape | quit today | day one | first day without | last one died | my vape died: 4 Text one person now: “I quit vaping today. Can I text you when it gets bad?”
      4 Write down the three places where you reach for it most: bed, car, desk, door of a bar.
        ~ Pick up a pen. | Write the place where you reach for it most. | Write two more places.
      5 Make two of those places vape-free from today, beginning with the bed.
        ? girlfriend vapes | boyfriend vapes | wife vapes | husband vapes | roommate vapes | still vapes | partner vapes | vapes in the house: 5 Ask {person|them}: “Would you vape only outside and keep it out of my sight for three weeks?”
          - 2 Write down that one request.
          - 3 Ask {person|them} today.
        - 2 Choose two places that are vape-free from today, beginning with the bed.
        - 3 Put the vape in a drawer two rooms away, so each time takes a walk.
      8 Call a stop-smoking line or ask a pharmacist which patch or gum fits that strength.
        - 3 Find the number of a stop-smoking line, or a pharmacy's opening hours.
        - 6 Ask which patch or gum fits that strength.
      5 Choose your last day within the next two weeks, or a day to drop to a lower strength[: {deadline}].
        ? ran out | threw it out | threw away | threw out my vape | quit today | day one | first day without | last one died | my vape died: 5 Write what you'll do for a craving, which lasts about five minutes: cold water, a walk around the block, ten squats.
          - 3 Write down three things that take five minutes.
          - 2 Do one of them at the next craving.
        - 2 Choose your last day, or a day to drop to a lower strength.
        - 3 Tell one person the date.
        ? money | expensive | cost*: 5 Write on the calendar at your last day what a week of vaping costs, and note what it buys instead.
          - 2 Choose your last day, or a day to drop to a lower strength.
          - 3 Write what a week of vaping costs beside that day.
        ? wake | morning | before my eyes | in bed: 5 Choose a morning rule first: none until after breakfast, an hour later every three days.
          - 2 Write “none until after breakfast” on a note.
          - 3 Put the vape in the kitchen tonight, under that note.
      5 Put something for your hands and mouth in each pocket: gum, toothpicks, a straw.
        - 5 Put something for your hands and mouth in each pocket: gum, toothpicks, a straw.
        - 3 Hand the vape and chargers to someone on the evening before that day.
    `,
  },
  {
    id: "quit-weed",
    area: "health",
    whole:
      "quit weed|stop smoking weed|quit smoking weed|smoke less weed|give up weed|cut down on weed|stop getting high|take a tolerance break|stop smoking pot|quit cannabis|stop using cannabis|quit marijuana",
    acts: "quit|stop|give up|cut down|reduce|cut back|kick|cut down on|stop using|take a break from",
    things:
      "weed|smoking weed|cannabis|marijuana|pot|weed habit|smoking pot|edibles|getting high|thc|hash",
    tells: "smoke weed every|high every day|stoned every|get high every|smoke weed",
    unless: "garden|yard|patio|lawn|flower|plant|killer|cooking|plant pot",
    needsAct: true,
    it: "weed",
    named: "weed|cannabis|marijuana|smoking weed",
    plan: `
      2* Write down when you smoked in the last seven days, and what each one was for: sleep, boredom, people, pain.
        ~ Write down the last seven days, one line each. | Write when you smoked, plus what it was for.
      5n Choose a time before which you won't smoke today, and write down what your hands will do instead.
        ~ Look at the clock. | Choose the time before which you won't smoke. | Write it down with something for your hands.
        ? sleep | bed | insomnia: 5 Cut tonight's amount by a quarter, an hour before bed. That is the amount for the whole week.
      5n Give what you have left to someone to keep, or put it where it takes 20 minutes to get.
        ~ Get everything you have left. | Put it into one closed bag. | Give it to someone, or put it 20 minutes away.
      4 Choose your aim: none, only weekends, or none before a set time[, {deadline}].
        ~ Pick up a pen. | Write three aims: none, weekends, not before a set time. | Circle yours.
        ? drug test | urine test: 4 Write “none from today” with the test's date on a card, because it can show for weeks after daily use.
        ? sleep | cut down | insomnia: 4 Choose steps instead of a full stop: a quarter less each week, on a card with four lines[, {deadline}].
      5 Put papers, grinder and the rest in one box that takes 20 minutes to get to.
        - 3 Put papers, grinder and the rest in one box.
        - 3 Give the box to someone, or put it where it takes 20 minutes to get.
      5 Plan something for the time you usually light the first one: food, a walk, a shower, a game with someone.
        - 2 Write down the time when you usually light the first one.
        - 4 Plan something for that time: food, a walk, a shower, a game with someone.
      5 Get your bedroom ready for two weeks of rough sleep: cool air, a book, a second sheet.
        ~ Open the bedroom window. | Lay a second sheet on the chair. | Put a book beside the bed.
      4? Leave or mute the chat where you buy.
        - 2 Mute or leave the chat where you buy.
        - 2 Tell one friend why you muted it.
      6 Ask a doctor or a drug helpline for advice if you smoke all day, or if it keeps panic or dark thoughts away.
        ? cold | # nights | insomnia | no sleep | not sleep: 6 Ask a doctor or drug helpline: “Without it I lie awake for nights. How do I taper, and what helps sleep?”
          - 6 Ask a doctor or drug helpline how to taper and what helps sleep.
          - 2 Mark each lighter evening on a calendar you can see from your bed.
        - 6 Ask a doctor or a drug helpline for advice if you smoke all day or it keeps panic or dark thoughts away.
        - 2 Mark each smoke-free evening on a calendar you can see from your bed.
    `,
  },
  {
    id: "stop-gambling",
    area: "money",
    whole:
      "stop gambling|quit gambling|stop betting|quit betting|stop online gambling|stop buying scratch cards|stop playing slots|block gambling sites|self-exclude|stop sports betting|quit sports betting|stop buying lottery tickets|stop day trading|stop buying loot boxes",
    acts: "stop|quit|give up|control|block|reduce|beat|overcome",
    things:
      "gambling|betting|sports betting|online casino|slots|scratch cards|gambling addiction|betting app|gambling habit|poker|gambling problem|betting habit",
    tells:
      "betting apps|betting app|on betting|on slots|gambling|online casino|gambled away|scratch cards",
    it: "gambling",
    plan: `
      2* Delete the betting app you opened last, after logging out.
        ~ Log out of the betting app you opened last. | Delete the app.
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 2 Put only the cash for what you must buy today in your pocket. The rest stays at home.
      8n Switch on the block for gambling in your bank's app, or ask the bank for it by chat.
        ~ Pick up your phone with the bank's app. | Look in the card settings for gambling. | Turn the block on there or through the chat.
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 8 Choose a way around each place you buy or play: pay at the pump, self-checkout, another street.
      5n Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
        ~ Dial a gambling helpline. | Say: “I want to stop, and I need the next step.” | Write down the step they name.
      8 Switch on the block for gambling in your bank's app, or ask the bank for it by chat.
        ~ Pick up your phone with the bank's app. | Look in the card settings for gambling. | Turn the block on there or through the chat.
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 8 Choose a way around each place you buy or play: pay at the pump, self-checkout, another street.
      10 Register with the official self-exclusion list where you live, for every site it covers.
        ? bookies | fruit machine* | slot machine*: 10 Ask each place to ban you, or sign up for your state's self-exclusion list.
          - 3 List the places you go to gamble.
          - 8 Ring your state's gambling helpline to get barred from those places.
        - 3 Find the official self-exclusion list for your state.
        - 8 Register there for every site it covers.
      6 Install a blocker on phone and computer, with a password someone else chooses.
        - 4 Install a gambling blocker on phone and computer.
        - 3 Let someone else choose its password.
      6? Write down what you owe and to which people in one list, without any plan yet.
        ~ Get a sheet of paper. | Write down each person or company you owe. | Write the amount beside each name.
        ? debt | owe | lost # | loan*: 6 Write down what you owe and to which people in one list for a nonprofit debt counselor.
      6 Ask one person to look at your account with you each Friday.
        - 4 Tell one person that you want to stop.
        - 2 Ask that person to look at your account with you each Friday.
        ? wife | husband | partner | doesnt know | secret: 6 Tell your partner or one other person: “I've been gambling. I need you to hold the card.”
          - 4 Say to your partner or one other person: “I've been gambling. I need you to hold the card.”
          - 2 Ask them to look at the account with you each Friday.
      5 Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
        - 5 Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
        - 3 Put something into the hour when you used to bet: sports, a call, a movie with someone.
    `,
  },
  {
    id: "less-gaming",
    area: "habits",
    whole:
      "stop gaming|quit gaming|stop playing video games|quit video games|game less|play fewer video games|watch less tv|stop watching tv|stop binge-watching|stop binge watching|stop watching youtube|watch less youtube|watch less netflix|stop watching netflix|stop gaming so much|stop gaming all night|stop playing games all night|play less video games|stop bingeing netflix|turn off the tv",
    acts: "stop|quit|reduce|limit|cut|cut down|break|control|beat|give up|cut back|watch less|play less",
    things:
      "gaming|video game|tv|netflix|gaming addiction|computer game|twitch|binge watching|binge-watching|youtube|television|xbox|playstation|gaming habit|tv time|league of legends|online games|fortnite",
    tells:
      "play games until|game until|gaming until|games all night|gaming all night|play games all night|hours gaming|hours of netflix|watch tv until|watch netflix until",
    needsAct: true,
    unless: "kid|son|daughter|child|toddler|channel|mount|subscription|cancel|repair|buy",
    it: "the screen",
    plan: `
      2* Write down when yesterday's session began, when it ended, and when you had meant to stop.
        - 2 Write down when yesterday's session began, when it ended, and when you had meant to stop.
        - 4 Write down what gaming gives you: rest, friends, winning, quiet, no thinking.
      4n Put what you'll do right after your next session beside the screen: shoes, book, guitar, plate.
        ~ Choose what comes right after: shoes, book, guitar or plate. | Fetch it. | Put it beside the screen.
        ? candy crush | phone game* | game on my phone | games on my phone | mobile game* | solitaire | royal match | app game*: 4 Open Screen Time (iPhone) or Digital Wellbeing (Android), and set a daily limit for that game, an hour below what you play now.
        ? dinner | miss meals | forget to eat | skip meals: 4 Put dinner beside the screen before you press start: a plate under foil, a bottle of water.
      3n Set an alarm across the room for the time you will stop, before you press start.
        ~ Put an alarm on the far side of the room. | Choose the time you will stop. | Set the alarm to it before you press start.
        ? candy crush | phone game* | game on my phone | games on my phone | mobile game* | solitaire | royal match | app game*: 3 Ask someone to pick the code for the limit, or move the game into a folder on the last screen.
      4 Choose the days and hours for it[, {rhythm}], and write them under {label} on a note at the screen.
        ~ Write {label} on a note. | Choose the days and the hours. | Write them below it. | Stick the note to the screen.
        ? candy crush | phone game* | game on my phone | games on my phone | mobile game* | solitaire | royal match | app game*: 4 Open Screen Time (iPhone) or Digital Wellbeing (Android), and set a daily limit for that game, an hour below what you play now.
      4 Turn off autoplay and anything else that starts the next round or episode by itself.
        - 2 Turn off autoplay in the settings.
        - 3 Turn off notifications and daily rewards.
      3 Set an alarm across the room for the end, before you press start.
        ~ Leave the start button alone. | Decide on the time for the end. | Set an alarm for it across the room.
      5 Put what you'll do right after it beside the screen: shoes, book, guitar, plate.
        ? dinner | miss meals | forget to eat | skip meals: 4 Put dinner beside the screen before you press start: a plate under foil, a bottle of water.
        - 2 Choose one thing to do right after it that gives you some of the same.
        - 3 Put what you need for that thing beside the screen.
      4 Tell the people you play or watch with what time you'll leave.
        ~ Open a message to the people you play with. | Write what time you'll leave. | Press send.
        ? candy crush | phone game* | game on my phone | games on my phone | mobile game* | solitaire | royal match | app game*: 4 Ask someone at home or a friend to pick the code for the limit.
      4? Put the controller or remote in a drawer at the end, so the next start takes two minutes.
        ? candy crush | phone game* | game on my phone | games on my phone | mobile game* | solitaire | royal match | app game*: 4 Move the game into a folder on the last screen, with its notifications off.
          - 2 Move the game into a folder on the last screen.
          - 2 Turn its notifications off.
        - 2 Choose a drawer in another room for the controller or remote.
        - 2 Put the controller or remote there at the end of today.
    `,
  },
  {
    id: "quit-porn",
    area: "habits",
    whole:
      "quit porn|stop watching porn|watch less porn|stop using porn|give up porn|quit watching porn|stop porn",
    acts: "quit|stop|give up|reduce|beat|overcome|cut down",
    things: "porn|pornography|porn addiction|watching porn|porn habit|porn use",
    it: "it",
    plan: `
      2* Write down the time, the place and the mood of the last time, in one line that only you read.
        - 2 Write down the time, the place and the mood of the last time, in one line that only you read.
        - 3 Circle what was under it: tired, lonely, bored, stressed, awake in bed.
      5n Put your phone charger outside the bedroom and bathroom from tonight on.
        ~ Unplug your phone charger. | Carry it out of the bedroom and bathroom. | Plug it in at its new place tonight.
        ? found out | caught me | caught my | knows about | found my | saw my: 5 Say to {person|your partner} today: “I'm sorry I hid it. I want to stop, and I'll tell you my plan tonight.”
      4n Write down what you'll do for ten minutes when the urge comes: cold water, stairs, a call, push-ups.
        ~ Pick up a pen. | Write: cold water, stairs, a call or push-ups. | Circle the one you'll do for ten minutes.
        ? found out | caught me | caught my | knows about | found my | saw my: 4 Put your phone charger outside the bedroom from tonight on, and ask {person|your partner} or a friend to hold the blocker's password.
      5 Put the phone and laptop chargers outside the bedroom and bathroom from tonight on.
        ~ Unplug the phone and laptop chargers. | Carry both to another room. | Plug them in there for tonight.
      8 Install a blocker on phone and laptop, with a password someone else keeps.
        - 5 Install a blocker on phone and laptop.
        - 3 Let someone else set the password.
      4 Write on a card what you'll do for ten minutes when the urge comes: cold water, stairs, a call.
        - 2 Write on a card what you'll do for ten minutes when the urge comes: cold water, stairs, a call.
        - 2 Put the card where the phone used to lie.
      5 Plan something else for the time when it usually happens: a bath, a call, an earlier bedtime.
        - 2 Write down the time when it usually happens.
        - 3 Plan something else for that time: a bath, people, an earlier bedtime.
      3 Mark each day without it on a calendar. A slip only costs you that day's box.
        ~ Hang up a calendar with a pen. | Mark today's box if today was without it. | Leave the earlier marks as they are after a slip.
      4? Talk to a counselor or a partner you trust if it costs you sleep, work or closeness.
        ~ Open a message to a counselor or trusted partner. | Write: “This costs me sleep, work or closeness.” | Send it with “Can we talk?”
        ? found out | caught me | caught my | knows about | found my | saw my: 4 Call a couples or sex counselor for a first date, and tell {person|your partner} when it is.
    `,
  },
  {
    id: "body-habit",
    area: "habits",
    whole:
      "stop biting inside of cheek|stop biting the inside of my cheek|stop biting my cheek|stop chewing my lip|stop biting my lip|stop picking my lips|stop biting my nails|stop picking my skin|stop picking at my skin|stop pulling my hair|stop biting my nails|stop cracking my knuckles|stop chewing my nails|stop grinding my teeth|stop biting my lips|stop touching my face|stop picking my cuticles|stop skin picking|stop nail biting|stop sucking my thumb|stop biting nails|stop picking my scalp|stop picking my spots|stop chewing my cheek",
    acts: "stop|quit|break|beat|overcome|control",
    things:
      "nail biting|skin picking|hair pulling|trichotillomania|dermatillomania|thumb sucking|nail-biting|teeth grinding|lip biting|cuticle picking|nail biting habit",
    unless: "dog|cat|puppy|toddler|son|daughter|kid",
    it: "the habit",
    plan: `
      2* Make a loose fist while you count slowly to sixty. That is your other move.
        ~ Make a loose fist. | Count slowly to sixty while you hold it.
      4n Put something for your hands where it happens most: putty, a ring, a pen with a clip.
        ~ Pick a thing: putty, a ring or a clip pen. | Fetch it. | Put it where it happens most.
      4n Cover one spot today: a bandage, gloves, bitter polish, a hat.
        ~ Look at the spot you touch most. | Fetch a bandage, gloves, bitter polish or a hat. | Cover that spot for today.
        ? tried the bitter polish | tried bitter polish | bitter polish didnt | polish didnt | tried the nail polish | tried polish: 4 File all ten nails smooth, with cuticle oil on them. Put a file in your pocket for rough edges.
        ? knuckle* | joints: 4 Put a rubber band or a ring on that hand, as a reminder to use your fist move.
        ? nail*: 4 File all ten nails short, with bitter polish or cuticle oil on them.
        ? skin | arms | face | acne | spots | scabs: 4 Cover the worst places with bandages or spot patches.
        ? hair | lashes | eyebrow*: 4 Cover the place with a scarf, a hat or damp hair tied back. For lashes, glasses or gloves help.
        ? wedding | interview | party: 4 Cover the spots that show with bandages each evening until that day.
      4 Write down where and when it happens: in the car, reading, on calls, at the mirror.
        - 2 Write down where it happens: in the car, reading, on calls, at the mirror.
        - 2 Write beside each place what you feel just before.
      4 Put something for your hands in the first two of those places: putty, a ring, a pen with a clip.
        ~ Get two things: putty, a ring or a clip pen. | Put one in the first place. | Put the other in the second place.
      5? File any rough nail edge, so there is less to catch on.
        ~ Get a nail file. | Feel for rough edges on one hand. | File them smooth. | Do the same with the other hand.
        ? wedding in | in # weeks: 3 Book one manicure for a few days before that day. Clean edges leave less to bite.
        ? knuckle* | joints: 5 Stretch your fingers flat and wide against a table, for ten slow breaths.
        ? hair | lashes | eyebrow*: 5 Put the tweezers and the magnifying mirror out of reach, or hand them to someone.
      4 Cover one spot today: a bandage, gloves, bitter polish, a hat.
        ~ Look at the spot you touch most. | Fetch a bandage, gloves, bitter polish or a hat. | Cover that spot for today.
        ? tried the bitter polish | tried bitter polish | bitter polish didnt | polish didnt | tried the nail polish | tried polish: 4 File all ten nails smooth, with cuticle oil on them and a file in your pocket for rough edges.
        ? knuckle* | joints: 4 Put a rubber band or a ring on that hand, as a reminder to use your fist move.
        ? nail*: 4 File all ten nails short, with bitter polish or cuticle oil on them.
        ? skin | arms | face | acne | spots | scabs: 4 Cover the worst places with bandages or spot patches.
        ? hair | lashes | eyebrow*: 4 Cover the place with a scarf, a hat or damp hair tied back. For lashes, glasses or gloves help.
        ? wedding | interview | party: 4 Cover the spots that show with bandages each evening until that day.
      3 Use your fist move for one minute the next time you catch yourself, and note it on a card.
        ? hair | lashes | eyebrow* | knuckle* | joints: 3 Use your fist move for one minute the next time you catch yourself, and note it on a card.
          - 2 Put a card and a pen in your pocket.
          - 2 Use your fist move for one minute the next time you catch yourself, and mark it on the card.
          - 2 Count the marks on the card at bedtime.
        - 2 Put a card and a pen in your pocket.
        - 2 Use your fist move for one minute the next time you catch yourself, and note it on the card.
        - 3 Take a photo of one finger or spot to compare in a week.
      4? Ask a doctor about habit reversal training if it bleeds, hurts or takes hours.
        ~ Open a message to your doctor. | Write: “It bleeds, hurts or takes hours.” | Send it with “Can I try habit reversal training?”
        ? knuckle* | joints: 4 Ask a doctor if a joint hurts, swells or locks. Without that, cracking does no known harm.
    `,
  },
  {
    id: "impulse-buying",
    area: "money",
    whole:
      "stop impulse buying|stop impulse spending|stop online shopping|stop buying things|stop buying stuff|stop buying clothes|do a no-buy month|do a no buy month|do a no-spend month|do a no spend month|stop shopping online|stop buying things i don't need|stop buying stuff i don't need|stop shopping|buy less stuff|stop spending money on amazon|stop ordering from amazon|do a no buy year|stop buying so much stuff|stop compulsive shopping|stop buying on impulse|buy fewer clothes|buy less|buy less clothes",
    acts: "stop|quit|control|reduce|curb|beat|resist|limit|cut down|cut back",
    things:
      "impulse buying|impulse purchase|impulse spending|online shopping|shopping addiction|amazon spending|shopping habit|retail therapy|no-buy month|no-spend month|amazon order|compulsive shopping|impulse buy",
    tells:
      "spend too much on clothes|spend too much online|buy too many|keep buying|keep ordering stuff",
    needsAct: true,
    unless:
      "plastic|coffee|takeaway|takeout|lottery|subscription|meat|sugar|cigarettes|alcohol|weekly",
    it: "impulse buys",
    plan: `
      2* Remove your saved card from the shop's app you use most.
        ~ Open the shop app you use most. | Remove the saved card under “Payment”.
        ? games | game | in app | loot boxes | roblox: 2 Switch off one-tap payment in the phone's app store, so each purchase asks for the password.
        ? amazon | temu | shein | vinted | tiktok: 2 Remove your saved card from the shopping app you use most.
      4n Start a note called “wants”: one line for each thing, with its price and today's date.
        ~ Pick up your phone. | Make a note with the title “wants”. | Enter one thing, its price and today's date.
      5n Unsubscribe from the last three shop e-mails you got.
        ~ Open the last shop e-mail in your inbox. | Press “Unsubscribe”. | Do the same in the two before that.
        ? games | game | in app | loot boxes | roblox: 5 Take your card out of the app store. One gift card a month can be the limit for games.
      6 Add up last month's orders that you wouldn't buy again.
        - 4 Scroll through last month's orders, and note the ones you wouldn't buy again.
        - 2 Add up those orders, and write the total down.
        ? games | game | in app | loot boxes | roblox: 6 Add up last month's game payments from the store's order history, and write the total down.
          - 4 Open the app store's order history for last month.
          - 2 Add up the game payments in it.
      4 Start a note called “wants”: one line for each thing, with its price and today's date.
        ~ Pick up your phone. | Make a note with the title “wants”. | Enter one thing, its price and today's date.
      3 Write two lines at the top of that note: {label}, and “nothing before seven days have passed”[, within {money}].
        ~ Open the “wants” note. | Type {label} in the top line. | Type “nothing before seven days have passed” below it.
      6 Remove your saved card and one-click buying from the next two stores.
        - 3 Remove your saved card and one-click buying from the next two stores.
        - 2 Log out of both stores.
        ? games | game | in app | loot boxes | roblox: 6 Take your card out of the app store. One gift card a month can be the limit for games.
          - 3 Take your card out of the app store.
          - 2 Write down the amount for one gift card a month.
      5 Write down when and in what mood you buy, and note one thing to do instead: a call, a walk, a cart left overnight.
        - 2 Write down the time of day and the mood in which you buy.
        - 3 Choose one other thing for that time: a call, a walk, drawing.
        - 5 Unsubscribe from the last three store e-mails you got.
        ? night | bed | evening | 1 am | 1am | 2 am | 2am | 3 am | midnight: 5 Charge the phone outside the bedroom from ten, with a book or podcast in its place.
          - 2 Put the charger outside the bedroom.
          - 3 Set shopping apps to close at nine in the phone's settings.
          - 5 Unsubscribe from the last three store e-mails you got.
      4? Send back one thing that can still be returned.
        ~ Choose one thing that can still be returned. | Pack it with its receipt. | Drop it off at the post office or the store.
        ? games | game | in app | loot boxes | roblox: 4 Ask the app store for a refund on the newest purchase if it is only days old.
        ? parcels | unopened | returns | tags: 4 Put everything that can still be returned in one bag by the door.
    `,
  },
];
