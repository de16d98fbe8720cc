import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Prayer, fasts, rites, feasts away from home and days of remembering. */
export const RITES: readonly Archetype[] = [
  {
    id: "fast",
    area: "habits",
    whole:
      "fast during ramadan|prepare for ramadan|get ready for ramadan|keep the fast|fast for ramadan|do lent|give something up for lent|get through ramadan|observe ramadan|prepare for lent|plan for ramadan|observe lent|fast on yom kippur|prepare for yom kippur",
    acts: "prepare|plan|observe|keep|start|get ready",
    things: "ramadan|lent|ramadan fast|yom kippur|advent fast",
    unless: "gift|mubarak|weight|intermittent",
    it: "the fast",
    plan: `
      2* Write {label} on a page, with its first and last day[: {deadline}].
        ~ Write {label} on a page. | Write its first and last day below it.
      3* Write one line on why you keep it this year.
        ~ Pick up a pen. | Write: “This year I keep it because …” | Finish that line.
        ? metformin | insulin | diabet* | gliclazide | tablet* | meds | medication: 3 Write each medicine and its time on a note. The fasting hours change with dawn and sunset.
        ? suhoor | sehri | work at # | start work | start at #: 3 Write the times side by side: fajr where you live this week, a suhoor alarm 45 minutes before, work.
        ? night shift* | nights | shift*: 3 Write your shifts beside the times of sunset and dawn, to see where each meal falls.
      4* Ask a doctor or pharmacist about fasting if you take medicine, are pregnant or have diabetes.
        ~ Call a doctor or pharmacist before the first day. | Tell them your medicine, pregnancy or diabetes. | Ask: “Is fasting safe for me?”
        ? lent | chocolate | give up: 4 Put what you're giving up out of the house.
        ? metformin | insulin | diabet* | gliclazide: 4 Ring the diabetes nurse or pharmacist now: “Which time, which dose, when must I break the fast?”
        ? pregnan* | breastfeed* | eating disorder | is ill | im ill | got ill | very ill: 4 Ask your doctor or midwife, and your imam or priest, about not fasting, and what you can do instead.
      5 Plan the meal before dawn, or your one simple meal: water, oats, eggs, fruit.
        ? suhoor | sehri | ramadan | dawn: 5 Write down your suhoor: oats or eggs, whole-grain bread, yogurt or beans, dates, two glasses of water.
          - 3 Write down your suhoor: oats or eggs, bread, beans or yogurt, dates, water.
          - 3 Set out what you can tonight, on a tray by the bed or kettle.
        ? night shift* | nights | shift*: 5 Pack iftar and suhoor to take to work: dates, water, soup in a thermos, oats, eggs.
          - 3 Pack dates, water and soup in a thermos for breaking the fast.
          - 3 Pack oats, eggs and water for your last break before dawn.
        ? lent | chocolate | give up: 5 Choose what you'll leave out, what takes its place, and what you do on Sundays.
          - 3 Choose what you'll leave out, and what takes its place.
          - 2 Put what tempts you out of the house.
        - 3 Plan one meal that keeps you full.
        - 2 Put what that meal needs on the shopping list.
      4 Move the hardest task of your day to the hours when you have the most energy.
        ? work at # | start work | shift: 4 Plan your sleep in two parts: bed after isha, suhoor, fajr, a twenty-minute nap at lunch or after work.
          - 2 Write down your hours of sleep before and after suhoor.
          - 3 Put a twenty-minute nap in the calendar after work.
        - 2 Mark the hours when you have the most energy.
        - 3 Move the hardest task of your day to those hours.
      3 Tell one person at work or at home which days you're fasting.
        ~ Choose one person at work or at home. | Walk up, or open a message. | Say which days you're fasting.
        ? first ramadan | ramadan .. own | ramadan .. alone: 3 Ask at the nearest mosque or student group about a shared iftar one evening a week.
        ? night shift* | nights | shift*: 3 Ask your manager in one line for a break at sunset and one before dawn.
      4? Choose one more thing for these days: a prayer, a gift, a visit, a page a day.
        ~ Write four: prayer, gift, visit, page a day. | Circle one. | Write it beside the first day.
    `,
  },
  {
    id: "return-to-worship",
    area: "people",
    whole: `${everyWay("go to|go back to|return to|start going to|find|go back to|join|start attending", "church|mosque|synagogue|temple|mass|new church|a new church|church again|gurdwara|bible study|friday prayers|services|shul|a church|prayer group|meditation group|sangha|a mosque")}|reconnect with my faith|get back to my faith|deepen my faith|find my faith again|convert to islam|convert to judaism|explore religion|become more religious|practise my religion|convert to catholicism`,
    unless: "wedding|choir|concert|music|job|work meetings|venue|meetings at work",
    it: "the first visit",
    plan: `
      2* Write on a note what you hope to find there: quiet, song, people, answers.
        ~ Get a note. | Write what you hope for: quiet, song, people, answers.
      5* Look up two places of worship near you[ in {place}], and write down their hours.
        ~ Open a map of your area. | Find two places of worship. | Write down their hours.
      3 Write one of the two services into your calendar[: {day}].
        ~ Open your calendar. | Choose one of the two services. | Enter it with its time.
      4 Listen to one recording of a service or talk from that place.
        ~ Open that place's page. | Find one recording. | Listen to it to the end.
      3 Write to the address on the place's web page: “I'd like to come. Is there anything I should know?”
        ? everyone will ask | people will ask | what people | divorce* | scared | afraid | ashamed | embarrassed: 3 Say one sentence aloud for anyone who asks: “It's just me these days. It's good to be here.”
          - 2 Write one sentence for anyone who asks: “It's just me these days. It's good to be here.”
          - 2 Say your sentence aloud twice.
        - 2 Look up who you can write to there.
        - 2 Write to that person: “I'd like to come. Is there anything I should know?”
      30* Go to one service[, {deadline}], in a seat near the door.
        ? kids | children | toddler* | baby | son | daughter: 30 Go to one service[, {deadline}], with a quiet toy, a snack and a seat on the aisle near the back.
        - 3 Pack a quiet toy, a snack and a drink for each child.
        - 10 Go to one service[, {deadline}], in a seat on the aisle near the back.
        - 3 Look up what people wear there.
        - 10 Go to one service[, {deadline}], in a seat near the door.
      3? Write one line after the service about what stayed with you.
        ~ Get a note after the service. | Think back to its first minutes. | Write one line on what stayed with you.
    `,
  },
  {
    id: "rite",
    area: "people",
    acts: "plan|organize|prepare|prepare for|arrange|hold|host|have|get ready for|celebrate",
    things:
      "bar mitzvah|bat mitzvah|baptism|christening|naming ceremony|baby naming ceremony|confirmation|first communion|communion|quinceanera|coming of age|blessing|aqiqah|bris|hindu naming ceremony|mehndi|sweet sixteen|baby blessing|vow renewal",
    whole:
      "get baptised|get baptized|get confirmed|have my baby christened|get my baby christened|get my daughter baptised|get my son baptised|renew our vows|baptise my baby",
    unless: "gift|present|card|order confirmation|email|dress for",
    it: "the ceremony",
    named:
      "bar mitzvah|bat mitzvah|baptism|christening|naming ceremony|confirmation|communion|quinceanera|blessing|aqiqah|bris|mehndi|vow renewal",
    plan: `
      2* Write the day of {theIt} at the top of a page[ ({deadline})], and a second day in case the first is taken.
        ~ Write the day of {theIt} at the top of a page. | Write a second day beside it.
        ? church .. booked | church is booked | date is set | date is fixed | is booked | are booked: 2 Write the day at the top of a page[ ({deadline})], with three things left to do below it.
      5* Ask the person who leads it by phone or message whether your day is free: priest, rabbi, imam, celebrant.
        ~ Find the number of whoever leads it. | Call, or open a message. | Ask: “Is this day free?”
        ? vow renewal | renew our vows: 5 Ask the friend or celebrant who will lead it: “Are you free that day, and how long should it be?”
        ? aqiqah .. butcher | butcher is | butcher arranged: 5 Ring the butcher: “How many parcels, raw or cooked, ready at what time, and who picks them up?”
        ? humanist | non religious | not religious | no religion | secular: 5 Write to two celebrants: day, place, number of guests, “Are you free, and what does it cost?”
        ? church .. booked | church is booked | lunch .. booked | are booked: 5 Write the invitation: the day, the church, the time, lunch afterward, “Please tell me by ….”
          - 4 Write the invitation with the place and the times.
          - 3 Add “Please tell me by …, and what you don't eat.”
      5* List the people who have to be there[: {number}].
        ~ Get a sheet of paper. | Write the closest people first. | Write the others who have to be there.
        ? food not | food isnt | no food | food .. planned: 5 Write the menu for that number of guests: one rice dish or stew from the meat, salad, bread, fruit, a sweet.
        ? veil | need the dress | need a dress | suit | outfit: 5 Order the veil or the missing piece today, and note the last day for returns.
      4 Ask which papers, lessons or godparents you need.
        ? vow renewal | renew our vows | beach: 4 Ask the city or beach office whether a small group, chairs or music need a permit.
          - 2 Find the office that is in charge of that beach.
          - 3 Ask that office whether a small group, chairs or music need a permit.
        ? humanist | non religious | not religious | no religion | secular | naming day: 4 Ask two people to be guide parents, with one promise each to read.
          - 2 Ask the first person to be a guide parent.
          - 2 Ask the other guide parent you have in mind.
        - 2 Ask which papers or lessons you need.
        - 2 Ask whether you need godparents, witnesses or readings.
      6 Send the people on your list the date, with “Please tell me by ….”
        ~ Open one message to the people on your list. | Write down the date. | Send it with “Please tell me by …”
        ? communion | confirmation: 6 Send the invitations, with the time of the Mass and of lunch.
      6 Book a room or table for the meal afterward[, within {money}].
        ~ Open the page of a restaurant or hall. | Choose the day with the number of people. | Book the room or the table.
        ? beach | picnic: 6 Write a plan for wind and rain: a café terrace or a hotel room near the beach.
        ? garden | at home | our house | back yard | backyard: 6 Write a plan for rain: gazebo, living room, or the neighbour's garage.
        ? lunch .. booked | lunch is booked | and lunch are booked | restaurant is booked | hall is booked: 6 Order the cake for that day, for that number of people, with the name to write on it.
      5? Choose the one thing that makes it yours: a song, a reading, a candle, a name.
        - 4 Choose one thing that makes it yours: a song, a reading, a candle.
        - 3 Ask one person to carry it or read it.
    `,
  },
  {
    id: "daily-prayer",
    area: "habits",
    whole:
      "pray|pray more|pray every day|pray daily|pray five times a day|start praying|pray regularly|pray on time|pray fajr|pray the rosary|read the bible|read the quran|read the bible in a year|read the torah|read my bible every day|read scripture|read the bible every day|memorize the quran|read quran every day|study the bible|have a daily devotional|start a daily devotional|do a daily devotional",
    acts: "start|keep|build|read|study",
    things:
      "bible|quran|prayer habit|prayer routine|prayer life|scripture|torah|daily prayer|devotional|bhagavad gita",
    unless: "sell|buy|dissertation|essay|exam",
    it: "the prayer",
    plan: `
      2* Read or say one line you know by heart, right where you are.
        ~ Think of one line you know by heart. | Say it right where you are.
      3* Tie your prayer to something you do anyway: kettle, shoes, first light, bed.
        ~ Write four: kettle, shoes, first light, bed. | Circle one. | Say: “After that, I pray.”
        ? behind | missed # days | missed # weeks | fell off: 3 Open the plan to today's date. The missed days can wait for a rainy afternoon or the audio version.
        ? salah | namaz | five times | fajr: 3 Tie it to the prayer times in an app on your phone, starting with the one you miss most.
        ? kids | baby | busy | no time: 3 Tie it to the one quiet minute you have: feeding, the bus, the kettle.
      3* Lay your book, mat or beads where you will pray.
        ~ Get your book, mat or beads. | Carry it to where you will pray. | Lay it there.
        ? behind | missed # days | missed # weeks | fell off: 3 Divide what you'd like to make up by the weeks that are left.
      2 Set an alarm with a soft sound for your prayer time[, {rhythm}].
        ~ Open the clock on your phone. | Set a soft alarm for your prayer time.
      4 Choose a portion so small that it fits a bad day: three verses, one minute.
        ? ramadan | juz | khatm: 4 Divide the 30 parts by the days left: about four pages after each prayer, with a day spare.
          - 2 Divide the 30 parts by the days left, about four pages after each prayer.
          - 2 Mark the first part with a ribbon.
        ? behind | missed # days | missed # weeks | fell off: 4 Load the audio version, so you can hear the missed parts on walks or in the car.
          - 2 Load the audio version on your phone.
          - 2 Mark the first missed part with a ribbon.
        - 2 Divide the pages by the days you have, or choose three verses[; {deadline}].
        - 2 Mark the first portion with a ribbon.
      5 Read or say the first portion aloud.
        - 5 Read or say the first portion aloud.
        - 2 Tick that portion off on a sheet in the book.
      3? Tell one person who prays too, so you can ask each other how it's going.
        ~ Choose one person who prays too. | Open a message to that person. | Send: “Can we ask each other how it's going?”
    `,
  },
  {
    id: "remember-dead",
    area: "people",
    whole: `${everyWay("mark|remember|honour|honor|get through|celebrate", "anniversary of|first anniversary of|birthday of", "mum's death|dad's death|mother's death|father's death|death|my husband's death|wife's death|brother's death|sister's death|husband's death|my late mum|my late dad")}|${everyWay("scatter", "ashes|mum's ashes|dad's ashes|father's ashes|mother's ashes|husband's ashes|wife's ashes|dog's ashes|grandma's ashes|grandad's ashes")}|visit my mum's grave|visit my dad's grave|visit the grave|visit my father's grave|visit my mother's grave|tend the grave|light a candle for|go to the cemetery|visit the cemetery|celebrate day of the dead|honour my ancestors`,
    tells:
      "anniversary of mum's death|anniversary of dad's death|anniversary of his death|anniversary of her death|would have been his birthday|would have been her birthday",
    unless: "cope|plan a funeral",
    it: "the day",
    plan: `
      2* Write {label} on a note, with the person's name and the day[: {deadline}].
        ~ Write {label} on a note. | Write the person's name and the day below it.
        ? today: 2 Say the name aloud, with a candle or a photo where you can see it.
      3* Choose one thing {person|they} loved: a song, a dish, a place, a flower.
        ~ Write four: song, dish, place, flower. | Think of what {person|they} loved in each. | Circle one.
        ? kids | children | daughter | son | grandchildren: 3 Let each child choose one thing the person loved: a song, a dish, a joke, a game.
      4 Ask one person to share an hour that day with you, or write “alone” on the note.
        ~ Choose one person, or “alone”. | Open a message, or get the note. | Send “Would you share an hour?”, or write “alone”.
        ? dont want to be alone | not be alone: 4 Ask one person: “Would you eat with me on the day? No speeches.”
      4 Look up the place: how to get there, the hours, whether you need a permit.
        - 2 Look up how to get there and the hours.
        - 2 Look up whether scattering or planting there needs a permit.
        ? at home | far away | abroad | cant travel | cant face | not the cemetery | dont want to go: 4 Clear one place at home for that day: a table, a candle, a photo, the song ready.
          - 2 Clear one place at home for a candle and a photo.
          - 2 Find the song, so it's ready to play.
      4 Put a photo, a candle and the one thing they loved into a bag or on the table.
        ~ Get a photo. | Put it with a candle in the bag or on the table. | Add the one thing they loved.
      5 Write three lines you would tell them today.
        ~ Pick up a pen. | Write the first line to them. | Write two more.
      10* Give some time to one thing they loved: play a song, cook a dish, plant a flower.
        - 8 Give that hour to the one thing they loved: the song, the dish, the place, the flower.
        - 3 Read your three lines aloud.
        ? kids | children | daughter | son | grandchildren: 10 Do the chosen things together, with one memory told by each of you.
          - 8 Do the chosen things together.
          - 3 Let each child tell or draw one memory.
    `,
  },
  {
    id: "feast-away",
    area: "people",
    whole: everyWay(
      "celebrate|organize|plan|host|mark|prepare for|get ready for",
      "diwali|eid|hanukkah|chinese new year|lunar new year|nowruz|passover|holi|sukkot|midsummer|orthodox christmas|easter|vesak|rosh hashanah|shabbat|eid al-fitr|st lucia|day of the dead|kwanzaa|solstice|winter solstice|purim|vaisakhi|onam",
    ),
    acts: "celebrate|plan|host|prepare|organize|mark|keep",
    things:
      "diwali|eid|hanukkah|lunar new year|chinese new year|nowruz|passover|holi|shabbat|rosh hashanah|kwanzaa",
    unless: "gift|present|survive|card|dinner for",
    it: "the feast",
    named:
      "diwali|eid|hanukkah|lunar new year|chinese new year|nowruz|passover|holi|shabbat|rosh hashanah|kwanzaa",
    plan: `
      2* Write {label} on a page, with this year's date[: {deadline}].
        ~ Write {label} on a page. | Write this year's date beside it.
      3* Write on the page the three things that make it a feast for you: lights, a dish, a song, people.
        ~ Put the page in front of you. | Write the first thing that makes it a feast. | Write two more.
      4* Ask two people to celebrate with you, in the room or on a call.
        ~ Choose two people. | Open a message to them both. | Send: “Would you celebrate with me, here or by call?”
        ? abroad | away from home | far from home | flatmates | new country | alone | on my own: 4 Ask two people to celebrate with you, in the room or on a call, with one line on what the feast is.
      5 Choose three dishes: one you cook, one that someone brings, one sweet you buy.
        ? abroad | away from home | far from home | no shop | kosher shop | first .. without | flatmates | new country | this town | alone | on my own: 5 Choose one dish from home that you can make in an ordinary kitchen.
          - 3 Choose one dish from home that you can make in an ordinary kitchen.
          - 3 Ask someone in the family for that recipe.
        - 3 Choose the dish you cook and the sweet you buy.
        - 3 Message the person who brings the third dish.
      4 Write the shopping list: sweets, lights, flowers, what your dish needs.
        ~ Get a sheet of paper. | Write sweets, lights and flowers. | Write what your dish needs.
        ? abroad | away from home | far from home | no shop | kosher shop | first .. without | flatmates | new country | this town | alone | on my own: 4 Find the nearest store or group for what is hard to get[ in {place}].
      6 Put the candles, tablecloth or clothes ready in one place.
        ~ Choose one place for the feast things. | Carry the candles there. | Put the tablecloth or clothes beside them.
      3? Ask for the day off, or move one meeting.
        - 2 Ask for the day off, or move one meeting.
        - 4 Write down the order of the evening: lights, food, songs, calls.
    `,
  },
];
