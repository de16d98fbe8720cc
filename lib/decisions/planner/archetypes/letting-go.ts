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
      4n Put the vape in a drawer two rooms away, so that each time takes a walk.
      8n Call a stop-smoking line or ask a pharmacist which patch or gum fits that strength.
      4? Count today's pulls by strokes on a card, without changing anything.
      4 Write down the three places where you reach for it: bed, car, desk, door of a bar.
      5 Make two of them vape-free from today, beginning with the bed.
        - 2 Choose two places that are free of it from today, beginning with the bed.
        - 3 Put the vape in a drawer two rooms away, so that each time takes a walk.
      8 Call a stop-smoking line or ask a pharmacist which patch or gum fits that strength.
        - 3 Find the number or the opening hours.
        - 6 Ask which patch or gum fits that strength.
      5 Choose your last day within the next two weeks, or a day to drop to a lower strength[: {deadline}].
        - 2 Choose the last day, or a lower strength by that day.
        - 3 Tell one person the date.
        ? money | expensive | cost*: 5 Write what a week of it costs on the calendar at the last day, with one thing it buys instead.
          - 2 Choose the last day, or a lower strength by that day.
          - 3 Write what a week of it costs beside that day.
        ? wake | morning | before my eyes | in bed: 5 Choose the morning rule first: none until after breakfast, then an hour later every three days.
          - 2 Write “none until after breakfast” on a note.
          - 3 Put the vape in the kitchen tonight, under the note.
      5 Put something for your hands and mouth into each pocket: gum, toothpicks, a straw.
        - 5 Put into each pocket what your hands will hold instead: gum, toothpicks, a ring, a straw.
        - 3 Hand the device and the chargers to someone on the evening before.
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
      5n Choose an hour before which you won't smoke today, and write down what your hands will do instead.
        ? sleep | bed | insomnia: 5 Cut tonight's by a quarter, an hour before bed, as the amount for all of this week.
      5n Give what you have left to someone to keep, or put it where fetching it takes 20 minutes.
      4 Choose your aim: none, only weekends, or none before an hour you name[, {deadline}].
        ? drug test | urine test: 4 Write “none from today” with the test's date on a card, as it can show for weeks after daily use.
        ? sleep | cut down | insomnia: 4 Choose steps in place of a stop: a quarter less each week, on a card with four lines[, {deadline}].
      5 Put papers, grinder and the rest in one box that takes 20 minutes to get to.
        - 3 Put papers, grinder and the rest in one box.
        - 3 Give it to someone, or put it where fetching it takes 20 minutes.
      5 Plan the hour when you usually light the first one: food, a walk, a shower, a game with someone.
        - 2 Write down the hour when you usually light the first one.
        - 4 Plan something for it: food, a walk, a shower, a game with someone.
      5 Get your bedroom ready for two weeks of rough sleep: cool air, a book, a second sheet.
      4? Leave or mute the chat where you buy.
        - 2 Mute or leave the chat where you buy.
        - 2 Tell one friend why.
      6 Ask a doctor or a drug helpline for advice if you smoke all day, or if it keeps panic or dark thoughts away.
        ? cold | # nights | insomnia | no sleep | not sleep: 6 Ask a doctor or drug advice line: “Without it I lie awake for nights. How do I taper, and what helps sleep?”
          - 6 Ask a doctor or drug advice line how to taper, and what helps sleep.
          - 2 Mark each lighter evening on a calendar you see from your bed.
        - 6 Ask a doctor or a drug advice line, if you smoke all day or it keeps panic or dark thoughts away.
        - 2 Mark each free evening on a calendar you see from your bed.
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
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 2 Put into your pocket only the sum for what you must buy today, the rest of cash and card at home.
      8n Switch on the block for gambling in your bank's app, or ask the bank for it by chat.
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 8 Choose a way past each place you buy or play: pay at the pump, self-checkout, another street, lunch from home.
      5n Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
      8 Switch on the block for gambling in your bank's app, or ask the bank for it by chat.
        ? scratch* | lottery | lotto | bookies | fruit machine* | slot machine*: 8 Choose a way past each place you buy or play: pay at the pump, self-checkout, another street, lunch from home.
      10 Register with the official self-exclusion list where you live, for every site it covers.
        ? bookies | fruit machine* | slot machine*: 10 Ask each place to bar you, or ring the national self-exclusion line for shops and machines.
          - 3 List the places you go to.
          - 8 Ring the national self-exclusion line for shops and machines.
        - 3 Find the official self-exclusion for your country.
        - 8 Register for all sites at once.
      6 Install a blocker on phone and computer, with a password that someone else chooses.
        - 4 Install a blocker on phone and computer.
        - 3 Let someone else choose its password.
      6? Write down what is owed and to whom, in one list, without any plan yet.
        ? debt | owe | lost # | loan*: 6 Write what is owed and to whom in one list, for a free debt adviser who knows gambling.
      6 Ask one person to look at your account with you each Friday.
        - 4 Tell one person the list.
        - 2 Ask them to look at your account with you each Friday.
        ? wife | husband | partner | doesnt know | secret: 6 Tell your partner or one person with the helpline's sentence: “I've been gambling. I need you to hold the card.”
          - 4 Say the sentence, with no sums at first.
          - 2 Ask them to hold the card or see the account with you each Friday.
      5 Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
        - 5 Call a gambling helpline with one sentence: “I want to stop, and I need the next step.”
        - 3 Put something into the hour in which you used to bet: sport, a call, a film with someone.
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
        - 4 Write down what it gives you: rest, friends, winning, quiet, no thinking.
      4n Put what you will do right after your next session beside the screen: shoes, book, guitar, plate.
        ? dinner | miss meals | forget to eat | skip meals: 4 Put dinner beside the screen before you press start: a plate under foil, a bottle of water.
      3n Set an alarm across the room for the time you will stop, before you press start.
      4 Choose the days and the hours for it[, {rhythm}], and write them under {label} on a note at the screen.
      4 Turn off autoplay and anything else that starts the next round or episode by itself.
        - 2 Turn off autoplay in the settings.
        - 3 Turn off notifications and daily rewards, or move the icon off the first screen.
      3 Set an alarm across the room for the end, before you press start.
      5 Put beside the screen what comes right after it: shoes, book, guitar, plate.
        ? dinner | miss meals | forget to eat | skip meals: 4 Put dinner beside the screen before you press start: a plate under foil, a bottle of water.
        - 2 Choose one thing that comes right after it and gives you some of the same.
        - 3 Put it beside the screen.
      4 Tell the people you play or watch with at what hour you leave.
      4? Pack controller or remote into a drawer at the end, so that the next start takes two minutes.
        - 2 Choose a drawer in another room for controller or remote.
        - 2 Put it there at the end of today.
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
      2* Write down the hour, the place and the mood of the last time, in one line that only you read.
        - 2 Write down the hour, the place and the mood of the last time, in one line that only you read.
        - 3 Circle what was under it: tired, lonely, bored, stressed, awake in bed.
      5n Put the charger of your phone outside bedroom and bathroom from tonight.
      4n Write down what you will do for ten minutes when the pull comes: cold water, stairs, a call, push-ups.
      5 Put the charger of phone and laptop outside bedroom and bathroom from tonight.
      8 Install a blocker on phone and laptop, with a password that someone else keeps.
        - 5 Install a blocker on phone and laptop.
        - 3 Let someone set the password, or hand it over on paper.
      4 Write on a card what you do for ten minutes when the pull comes: cold water, stairs, a call.
        - 2 Write on a card what you do for ten minutes when the pull comes.
        - 2 Put the card where the phone used to lie.
      5 Plan something else for the hour when it usually happens: a bath, a call, an earlier bedtime.
        - 2 Write down the hour at which it usually happens.
        - 3 Plan something else for it: a bath, people, an earlier light out.
      3 Mark each day without it on a calendar. A slip only costs you that day's box.
      4? Talk to a counsellor or a partner you trust, if it costs you sleep, work or closeness.
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
      2* Make a loose fist while you count slowly to sixty: that is your other move.
      4n Put something for your hands where it happens most: putty, a ring, a pen with a clip.
      4n Cover one spot today: a plaster, gloves, bitter polish, a hat.
        ? nail*: 4 File all ten nails short, with bitter polish or cuticle oil on them.
        ? skin | arms | face | acne | spots | scabs: 4 Cover the worst places with plasters or spot patches, and long sleeves in the evening.
        ? hair | lashes | eyebrow*: 4 Cover the place with a scarf, hat or damp hair tied back; for lashes wear glasses or gloves at the sofa.
        ? wedding | interview | party: 4 Cover what shows with plasters each evening till that day, and green-toned cover on the morning.
      4 Write down where and when it happens: in the car, reading, on calls, at the mirror.
        - 2 Write down where it happens: in the car, reading, on calls, at the mirror.
        - 2 Write beside it what you feel just before.
      4 Put something for your hands in the first two of these places: putty, a ring, a pen with a clip.
      5? File what catches, cream the skin, or tie back the hair.
      4 Cover one spot today: a plaster, gloves, bitter polish, a hat.
        ? nail*: 4 File all ten nails short, with bitter polish or cuticle oil on them.
        ? skin | arms | face | acne | spots | scabs: 4 Cover the worst places with plasters or spot patches, and long sleeves in the evening.
        ? hair | lashes | eyebrow*: 4 Cover the place with a scarf, hat or damp hair tied back; for lashes wear glasses or gloves at the sofa.
        ? wedding | interview | party: 4 Cover what shows with plasters each evening till that day, and green-toned cover on the morning.
      3 Use your fist move for one minute the next time you catch yourself, and note it on a card.
        - 2 Put a card and a pen into your pocket.
        - 2 Do your other move for a minute at the next time, with a stroke on the card.
        - 3 Take a photo of one finger or spot, and the same again in a week.
      4? Ask a doctor about habit reversal training, if it bleeds, hurts or takes hours.
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
        ? games | game | in app | loot boxes | roblox: 2 Switch off one-tap payment in the phone's app store, so that each purchase asks for the password.
        ? amazon | temu | shein | vinted | tiktok: 2 Remove your saved card from that app, and the app from the phone.
      4n Start a note called “wants”: one line for each thing, with its price and today's date.
      5n Unsubscribe from the last three shop e-mails you got.
        ? games | game | in app | loot boxes | roblox: 5 Take the card out of the store, with one gift card a month as the most for games.
      6 Add up last month's orders that you would not buy again.
        - 4 Scroll through last month's orders, and mark those you would not buy again.
        - 2 Add them up and write the sum down.
        ? games | game | in app | loot boxes | roblox: 6 Add up last month's game payments from the store's order history, and write the sum on a note.
          - 4 Open the store's order history at last month.
          - 2 Add the game payments up.
      4 Start a note called “wants”: one line for each thing, with its price and today's date.
      3 Write two lines at its top: {label}, and “nothing before seven days have passed”[, within {money}].
      6 Remove cards and one-click from the next two shops.
        - 3 Remove cards and one-click from the next two shops.
        - 2 Log out of them.
        ? games | game | in app | loot boxes | roblox: 6 Take the card out of the store, with one gift card a month as the most for games.
          - 3 Take the card out of the store.
          - 2 Write the sum for one gift card a month.
      5 Write down when and in what mood you buy, and one thing to do instead: a call, a walk, a full basket left overnight.
        - 2 Write down the hour and the mood in which you buy.
        - 3 Choose one other thing for that hour: a call, a walk, drawing.
        - 5 Unsubscribe from the shop mail that came last, and from the next two.
        ? night | bed | evening | 1 am | 1am | 2 am | 2am | 3 am | midnight: 5 Charge the phone outside the bedroom from ten, with a book or podcast in its place.
          - 2 Put the charger outside the bedroom.
          - 3 Set shop apps to close at nine in the phone's settings.
          - 5 Unsubscribe from the shop mail that came last, and from the next two.
      4? Send back one thing that can still go back.
        ? games | game | in app | loot boxes | roblox: 4 Ask the store for the newest purchase back, if it is only days old.
        ? parcels | unopened | returns | tags: 4 Put all that can still go back into one bag by the door, labels and last day on top.
    `,
  },
];
