import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Speeches for people one loves, feasts away from home, dishes to bring and rooms full of strangers. */
export const SHARED_DAYS: readonly Archetype[] = [
  {
    id: "family-speech",
    area: "people",
    acts: "write|give|prepare|make|hold|deliver|do|finish|practise|practice|rehearse|plan|start",
    things: `best man speech|best man's speech|maid of honor speech|maid of honour speech|wedding speech|wedding toast|toast|father of the bride speech|mother of the bride speech|birthday speech|eulogy|funeral speech|retirement speech|leaving speech|farewell speech|wedding vows|vows|speech for funeral|speech for wedding|tribute`,
    whole: everyWay(
      "write|give|prepare|make",
      "speech for|toast for|speech at|toast at",
      "funeral|wedding|friend's wedding|best friend's wedding|sister's wedding|brother's wedding|dad's funeral|mum's funeral|birthday|leaving party|retirement party|sister|brother",
    ),
    unless: "make toast|cheese|acceptance|work conference|memorize|memorise",
    it: "the speech",
    named: "speech|toast|vows|eulogy|tribute",
    plan: `
      2* Write down one moment with {person|the person it is for} that you can still picture.
      8n Write three lines from that moment: what it shows, what it meant to you, a wish or a thank-you.
        ? spanish | french | italian | german | polish | in another language | bad .. language: 8 Write six short lines in your own language: who I am, one moment, what it shows, two wishes, the toast.
        ? toast | short | # minute | one minute: 8 Write one line on what that moment shows, then “please raise your glasses to …”, with both names.
        ? too long: 8 Mark the one moment that must stay, with a line through each second other one.
        ? stutter | stammer: 8 Write what that moment shows in three short lines, in words that come easily to you.
      8n Cut it to three minutes, reading it aloud against a timer.
        ? cry* | nerv* | terrified | shy | stage fright: 8 Say it aloud three times to a wall, with a breath marked where your voice catches.
      5 Write two more such moments, one line each, and mark the one that only you can tell.
        - 4 Write two more such moments, one line each.
        - 2 Mark the one that only you can tell.
        ? half written | draft | toast | one minute | too long: -
      4 Write one sentence on what that moment shows about {person|them}.
      10 Write {theIt} in four parts: who you are, the moment, what it shows, a wish or a thank-you.
        - 5 Write who you are and the moment.
        - 5 Write what it shows, and a wish or a thank-you.
        ? eulogy | funeral | memorial: 10 Write {theIt} in four parts: who they were to you, the moment, what it shows, goodbye.
          - 5 Write who they were to you, and the moment.
          - 5 Write what it shows, and the goodbye.
        ? toast | short | one minute: 10 Write {theIt} in three lines: the moment, what it shows, “please raise your glasses to …”.
          - 5 Write the moment and what it shows.
          - 3 Write the last line with the names in it.
        ? half written | draft | have .. beginning | stuck .. end: 10 Write only the part that is missing in {theIt}, from the last line that you have.
          - 3 Read what you have, up to the last line.
          - 8 Write only the part that is missing.
        ? too long: 10 Mark in {theIt} the one moment that must stay, with a line through each second other one.
          - 5 Mark the one moment that must stay.
          - 5 Draw a line through each second other one.
      6 Cut it to three or four minutes, reading it aloud against a timer.
        - 4 Say it aloud with a clock running.
        - 4 Cut what needs explaining, or could hurt someone in the room.
      5 Copy it in large letters onto two cards, and number them.
        - 5 Copy it in large letters onto two cards.
        - 2 Number them and mark where you breathe.
        ? cry* | nerv* | terrified | shy | stage fright: 5 Copy it in large letters onto two cards, with “breathe” written after each part.
        ? stutter | stammer: 5 Copy it in large letters with a bar for each breath, and the first line: “I stutter, so you get me for longer.”
      5? Read it to one person, and mark where your voice catches[; it is held {deadline}].
        - 5 Read it to one person, and mark where your voice catches[; it is held {deadline}].
        - 2 Give a second copy to someone who could read on for you.
    `,
  },
  {
    id: "couple-anniversary",
    area: "people",
    acts: "plan|celebrate|organize|do|arrange|make|prepare|mark",
    things:
      "our anniversary|anniversary|wedding anniversary|valentine's day|valentines day|romantic evening|romantic dinner|date night|romantic weekend|surprise for my wife|surprise for my husband",
    whole: everyWay(
      "plan|organize|prepare|arrange|do",
      "surprise for|something special for|something nice for",
      "wife|husband|partner|girlfriend|boyfriend",
    ),
    unless:
      "death|died|party|gift|present|work anniversary|mum's|dad's|parents|dying|trip|getaway|vacation|weekend away",
    it: "the day",
    plan: `
      2* Write down one evening with {person|your partner} that you both still talk about.
        ? weekend | getaway: 2 Write down one weekend or place you two still talk about, or always meant to see.
        ? dinner | restaurant | table: 2 Write down the place or dish that means something to you two.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 2 Write on top of a page what {person|your partner} loves, with the day and the most it may cost below[: {money}].
      5n Choose one part of that evening to repeat or change: the place, the dish, the song, the walk.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 5 Look up two places for it that day, with the fare and the price for two beside each.
      6n Book what could sell out, for an evening that is free in both calendars.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 6 Book a table or a night away that can be cancelled[, {money} in all].
          - 5 Book a table or a night away that can be cancelled.
          - 2 Block the evening in both calendars.
        ? no babysitter | without a babysitter | cant get a sitter | no childcare: 6 Get in what an evening at home needs: the dish of the first date, two candles, a song list.
        ? weekend | night away | nights | getaway | by train: 6 Book the train or drive and one small place to stay for both nights, cancellable[, {money} in all].
          - 5 Book one small place to stay, cancellable[, {money} in all].
          - 3 Look up the train or the drive, with the hour of leaving.
        ? dinner | restaurant: 6 Book a table for two in both calendars' free evening, with a word that it is your anniversary[, {money} in all].
          - 5 Book a table for two, with a word that it is your anniversary.
          - 2 Block the evening in both calendars.
        ? hates surprises | no surprises | doesnt like surprises | not a surprise | dont like surprises: 6 Send both ideas to {person|your partner}: “Your day: this one or that one? I book tonight.”
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 6 Book the better of the two, tickets there and a table or picnic with it.
      5 Choose one part of that evening to repeat or change: the place, the dish, the song, the walk.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 5 Look up two places for it that day, with the fare and the price for two beside each.
          - 3 Look up two places for it that have room on that day.
          - 3 Write the price for two and the fare by bus or train beside each.
        - 3 Write what made it good: place, dish, song, walk.
        - 2 Circle one of these to repeat.
      4 Set the day, the time and the most it may cost[: {deadline}][, {money}].
        ? forgot | today | tonight | late: 4 Fix tonight or tomorrow, with “I forgot, and I'm sorry. The evening is yours.”
      6 Book what could sell out, for an evening that is free in both calendars.
        - 5 Book or reserve what can sell out.
        - 2 Block the evening in both calendars, with a harmless name if it is a surprise.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 6 Book a table or a night away that can be cancelled[, {money} in all].
          - 5 Book a table or a night away that can be cancelled.
          - 2 Block the evening in both calendars.
        ? no babysitter | without a babysitter | cant get a sitter | no childcare: 6 Get in what an evening at home needs: the dish of the first date, two candles, a song list.
        ? weekend | night away | nights | getaway | by train: 6 Book the train or drive and one small place to stay for both nights, cancellable[, {money} in all].
          - 5 Book one small place to stay, cancellable[, {money} in all].
          - 3 Look up the train or the drive, with the hour of leaving.
        ? dinner | restaurant: 6 Book a table for two in both calendars' free evening, with a word that it is your anniversary[, {money} in all].
          - 5 Book a table for two, with a word that it is your anniversary.
          - 2 Block the evening in both calendars.
        ? hates surprises | no surprises | doesnt like surprises | not a surprise | dont like surprises: 6 Send both ideas to {person|your partner}: “Your day: this one or that one? I book tonight.”
          - 3 Send both ideas to {person|your partner}: “Your day: this one or that one?”
          - 5 Book the one that is chosen, with the times of the way there and back.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 6 Book the better of the two, tickets there and a table or picnic with it.
          - 5 Book the better of the two, with the times of the way there and back.
          - 2 Block the day in both calendars, with a harmless name if it is a surprise.
        ? no money | skint | baby | no sitter | kids: 6 Get in what an evening at home needs: the dish of the first date, two candles, a song list.
      4? Ask someone to take the children, the dog or the late shift.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 4 Tell {person|your partner} the hour to be ready, and what to wear.
        ? no babysitter | without a babysitter | cant get a sitter | no sitter | no childcare: 4 Move the children's bedtime half an hour earlier that day, with the table laid after it.
        ? babysitter is booked | babysitter booked | sitter is booked | sitter booked | no kids | childcare is sorted: 3 Send the sitter the hours and your way home.
      6 Write five lines by hand: one thing from this year that you thank {person|them} for.
        - 2 List three things from this year that you thank {person|them} for.
        - 5 Write five lines by hand about one of them.
        ? # years | # anniversary: 6 Write one line for each of five years out of yours: what you thank your partner for.
      5 Lay out clothes, card and one flower or candle on the day itself.
        ? weekend | night away | nights | getaway | by train: 5 Pack the evening before: one nice outfit, shoes to walk in, the card, tickets.
    `,
  },
  {
    id: "bring-dish",
    area: "people",
    acts: "bring|make|take|cook|prepare|bake",
    things:
      "dish|side dish|something|salad|dessert|potluck dish|dish for potluck|plate|cake for work|snacks for school|something for potluck",
    hints: "potluck|bring and share|bake sale|buffet|party|office|class",
    whole:
      "bring a dish|bring something to a potluck|bring dish to|cook something for potluck|make something for the bake sale|bake something for the bake sale|bake for school fair|make something for potluck|make something for the buffet",
    needsAct: true,
    unless: "i will eat|for myself|for lunch|television|satellite|wash",
    it: "the dish",
    plan: `
      2* Write the dish and the number of people on a note, and whether it is eaten cold or warm.
        ? # people | of # | for #: 2 Write “for {#}” on a note, with the dish you think of first and whether it is eaten cold or warm.
      4n Choose something you have made before that can sit on a table for an hour.
        ? coeliac .. dessert | dessert .. coeliac | dessert .. gluten | pudding .. coeliac | gluten free dessert | dessert .. celiac: 4 Choose a dessert without flour: chocolate mousse, fruit salad and cream, meringue with berries, rice pudding.
        ? cupcakes | buns | muffins | biscuits | cookies | flapjack*: 4 Choose one recipe you have baked before, times as many as you need, each label read for what is not allowed.
        ? cant cook | no time | no oven | student: 4 Choose something with no cooking: good bread and hummus, a fruit plate, cheese, a big bag of clementines.
        ? vegan | gluten* | coeliac | celiac | nut* | halal: 4 Choose something that everyone may eat: fruit salad or meringues, hummus with vegetables, rice salad, each label read.
      10n Make it that morning or the evening before, in a dish with a lid and your name on it.
        ? coeliac | celiac | gluten: 10 Make it in washed bowls the evening before, with “gluten-free” on the lid and its own spoon.
      3 Ask the host in one line: “Any allergies? Is there an oven?”
        ? coeliac | celiac | gluten | vegan | nut* | dairy | lactose | halal | egg free: 3 Ask the host in one line: “Is there room in the fridge, and may it stand apart from the other dishes?”
      4 Choose something you have made before that can sit on a table for an hour.
        ? coeliac .. dessert | dessert .. coeliac | dessert .. gluten | pudding .. coeliac | gluten free dessert | dessert .. celiac: 4 Choose a dessert without flour: chocolate mousse, fruit salad and cream, meringue with berries, rice pudding.
        ? cupcakes | buns | muffins | biscuits | cookies | flapjack*: 4 Choose one recipe you have baked before, times as many as you need, each label read for what is not allowed.
        - 2 Write down two things you have made before.
        - 2 Choose the one that survives an hour on a table.
        ? cant cook | no time | no oven | student: 4 Choose something with no cooking: good bread and hummus, a fruit plate, cheese, a big bag of clementines.
        ? vegan | gluten* | coeliac | celiac | nut* | halal: 4 Choose something that everyone may eat: fruit salad or meringues, hummus with vegetables, rice salad, each label read.
      5 Write its ingredients on a list[, within {money}], and note what you already have.
        - 3 Write its ingredients on a list[, within {money}].
        - 2 Tick what you have.
      30 Make it the evening before or that morning[, to be ready {deadline}].
        ? coeliac | celiac | gluten: 30 Make it in washed bowls with a clean spoon, away from flour and crumbs.
          - 5 Wash worktop, bowls and spoons first.
          - 10 Do all the cutting and mixing.
          - 10 Cook or chill it, covered.
        ? cupcakes | muffins | buns: 30 Bake them two tins at a time the day before, iced once they are cold.
          - 10 Mix the first batch.
          - 10 Bake it, with a timer set.
          - 10 Mix and bake the next one.
        - 5 Put every ingredient on the counter.
        - 10 Do all the cutting and mixing.
        - 10 Cook or chill it.
      4 Put it in something with a lid, with your name underneath and a serving spoon on top.
        ? coeliac | celiac | gluten: 4 Put it in a box with a lid, “gluten-free” and your name on it, with a spoon of its own.
        - 3 Put it in something with a lid, with your name underneath.
        - 2 Put a spoon beside it, and a note of what is in it.
      2? Set an alarm for leaving, with the dish named in it.
    `,
  },
  {
    id: "social-event",
    area: "people",
    whole: `${everyWay("go to", "party|event|work party|christmas party|office party|office christmas party|networking event|school reunion|high school reunion|reunion|meetup|company party|housewarming|work do|birthday party|team dinner|work drinks")}|${everyWay("survive|get through|attend", "party|office party|work party|christmas party|office christmas party|networking event|reunion|school reunion|team dinner|work drinks|work do")}|show up to the party|go to more parties|enjoy parties`,
    unless: "plan|cancel|host|political|conservative|labour|green party|democrat",
    it: "the evening",
    plan: `
      2* Write {label} on a note, with when it begins and when you may leave[: {deadline}].
        ? an hour | one hour | hour only | for a bit | not stay: 2 Write the hour you arrive and the hour you go on a note, with an alarm set five minutes before.
      3* Text one person who will be there: “When do you get there?”
        ? know nobody | know no one | dont know anyone | dont know anybody | only know | alone: 3 Text the host: “I'm coming and know nobody yet. Who should I say hello to first?”
        ? an hour | one hour | hour only | for a bit | not stay: 3 Text the host: “I'd love to come from six to seven, then I must be off.”
        ? ex will | my ex | ex is: 3 Text one friend who goes too: “My ex will be there. Stay near me for the first half hour?”
      4 Write three questions that fit anyone: how they know the host, what they look forward to.
        - 2 Write one question about the host, and one about the place or the food.
        - 2 Write one about what they look forward to.
        ? work party | work do | office party | colleagues | work event | networking: 4 Write three questions that fit anyone there: what they work on, the best thing this month, plans for the holidays.
          - 2 Write one question about what they work on.
          - 2 Write two that have nothing to do with work.
      5 Lay out clothes you feel like yourself in, down to the shoes.
        ? costume | fancy dress | theme: 5 Lay out one costume from what you own: one colour, one hat, one prop.
        ? wedding | gala | black tie | smart: 5 Lay out the smartest thing that fits today, with shoes you can stand in.
        ? nothing to wear | nothing fits: 5 Lay out the one plain outfit that fits today, with shoes and one nice thing: earrings, scarf, watch.
      3 Choose one task for the first ten minutes: bring ice, pour drinks, pet the dog.
        - 2 Choose one task for the first ten minutes: bring ice, pour drinks, pet the dog.
        - 2 Choose a quiet place for breaks: kitchen, balcony, hallway.
        ? sober | dont drink | not drinking | alcohol: 3 Choose your first drink without alcohol, to have a glass in the hand within five minutes.
          - 2 Choose your first drink without alcohol.
          - 2 Write one line for the question: “Not tonight, thanks.”
      5 Look up how to get there, and how to get home without depending on anyone.
        - 3 Look up the way there.
        - 3 Look up a way home that needs nobody.
        ? lift | driv*: 5 Settle the drive: your own car or a lift home at the hour you chose.
          - 3 Settle the drive home at the hour you chose.
          - 2 Save a taxi number in case.
      10* Greet the host and one other person. After that you may go home.
        - 5 Go in and greet the host.
        - 10 Ask one person one of your questions, with leave to go home after that.
        ? an hour | one hour | hour only | for a bit | not stay: 10 Greet the host first, with a goodbye only to the host when the alarm goes.
          - 5 Greet the host first.
          - 10 Ask one person one of your questions.
          - 2 Say goodbye only to the host when the alarm goes.
    `,
  },
  {
    id: "group-weekend",
    area: "people",
    acts: "organize|plan|arrange|book|sort|set up",
    things:
      "weekend away|girls weekend|girls trip|weekend with friends|trip with friends|holiday with friends|group holiday|group trip|lads trip|lads weekend|hen weekend|stag weekend|family reunion trip|friends trip|reunion weekend|cabin weekend",
    whole: everyWay(
      "organize|plan|arrange|book",
      "weekend away with|trip with|holiday with|weekend with|vacation with",
      "friends|best friend|family|girls|college friends|old friends|school friends|cousins|siblings",
    ),
    it: "the weekend",
    plan: `
      2* Write the names of everyone who is coming on one page, with children's ages and diets[: {number}].
        ? # messages | no date | cant agree | nobody decides | going round: 2 Write three dates on a note, out of the ones that stand in the chat already.
      4n Send everyone a poll with three dates and a last day to answer.
        ? dates are agreed | dates are fixed | dates agreed | dates fixed | date is agreed | date is fixed | dates are set | date is set | agreed on dates | agreed on the dates: 5 Ask all of them three things in one message: the most they can spend, beds or rooms, one must.
          - 3 Write the three questions: the most each can spend, rooms, one must.
          - 2 Send them with a last day to answer.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 4 Ring the two who matter most, one call each: “Which of these two dates?”
        ? # messages | no date | cant agree | nobody decides | going round: 4 Post a poll with three dates and “poll shuts Sunday at eight, most votes wins”.
      3n Ask in the same message for the most each can spend.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 3 Post the date these two can: “It's this one. Say in by Sunday, or I book for those who did.”
      5 Send everyone a poll with three dates and a last day to answer[; yours is {deadline}].
        - 3 Choose three dates[; yours is {deadline}].
        - 3 Send everyone a poll with them, and a last day to answer.
        ? dates are agreed | dates are fixed | dates agreed | dates fixed | date is agreed | date is fixed | dates are set | date is set | agreed on dates | agreed on the dates: 5 Ask all of them three things in one message: the most they can spend, beds or rooms, one must.
          - 3 Write the three questions: the most each can spend, rooms, one must.
          - 2 Send them with a last day to answer.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 5 Ring the two who matter most for one of two dates, before you ask the rest.
          - 5 Ring the first of the two who matter most: “Which of these two dates?”
          - 4 Ring the second.
      10 Put links to two places[ in {place}] that everyone can afford[, {money}] into the chat.
        - 6 Find one place that fits the most each can spend[, {money}][, in {place}].
        - 4 Put the link to a second one into the chat with the first.
        ? families | kids | children | toddler*: 10 Put links to two houses[ in {place}] into the chat: a room for each family, cots, a fenced garden, within the sum.
          - 6 Find one house[ in {place}] with a room for each family[, within {money}].
          - 4 Put the link to a second one into the chat with the first.
      4 Let everyone vote on the two places until tomorrow evening. The place with more votes wins.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 4 Post: “It's this date and this place. Say in by Sunday, I book for those who did.”
      8 Book the place with free cancellation, and write each person's share into the chat.
        - 5 Book the bed that can be cancelled.
        - 3 Write the share of each into the chat, with your account and a date.
        ? families: 8 Book the house that can be cancelled, and write each family's share into the chat.
          - 5 Book the house that can be cancelled.
          - 3 Write each family's share into the chat, with your account and a date.
      5? Give every person one job: food, car, first evening, games.
      4 Pin one page with address, key, trains and who brings what.
    `,
  },
  {
    id: "secret-santa",
    area: "people",
    whole:
      "do secret santa|organize secret santa|set up secret santa|plan secret santa|run secret santa|arrange secret santa|organize the office secret santa|do a secret santa|secret santa",
    things: "secret santa|white elephant|gift exchange|secret santa gift|secret santa present",
    acts: "buy|find|get|choose|organize|plan|set up|run|do|make",
    it: "secret Santa",
    plan: `
      2* Write down the day and place of the exchange[ ({deadline})], and the most a present may cost[: {money}].
      5n Draw the names, or look at the one you drew, and note two things that person likes.
        ? # colleagues | organis* | organiz* | for the team | remote | for the office: 5 Draw the names with a free draw site, which mails each one their name, the sum and the day.
        ? barely know | hardly know | dont know well | dont know very well: 5 Ask one colleague: “What does he or she drink, eat or talk about?”
        ? dont know him | dont know her | dont know them | never met | new here: 5 Ask one colleague: “What does he or she drink, eat or talk about?”
      8n Order or fetch one small thing they would eat, use or laugh at.
        ? # colleagues | organis* | organiz* | remote: 8 Send all one message: sum, day, and the postal address of those who are remote, to the drawer alone.
        ? barely know | hardly know | dont know well | dont know very well: 8 Buy something everybody can use: good chocolate, a warm pair of socks, a plant, a mug.
        ? dont know him | dont know her | dont know them | never met | new here: 8 Buy something everybody can use: good chocolate, a warm pair of socks, a plant, a mug.
      5 Draw the names with slips or a free draw site, or look at the one you drew.
        ? # colleagues | organis* | organiz* | for the team | remote | for the office: 5 Enter the names in a free draw site, which mails each one their name, the sum and the day.
        - 3 Write the names on slips or into a free draw site.
        - 3 Send or hand out one name each, or look at the one you drew.
        ? i drew | drew my | i have drawn | i got | already drawn | names are drawn: 2 Look at the name you drew, with three things you know of that person.
          - 2 Look at the name you drew.
          - 2 Write down three things you know of that person.
      4 Note two things that person likes: look at their desk, their mug, what they talk about.
        ? # colleagues | organis* | organiz* | for the team | remote: 4 Send all one message: sum, day, “nothing with alcohol, nothing rude”, who may opt out.
      3? Ask one person who knows them whether there is anything they don't eat, drink or wear.
        ? # colleagues | organis* | organiz* | for the team | remote: 3 Ask those who work from home for a postal address, to be sent only to the one who drew them.
      5 Write three ideas within the limit: something to eat, to use, to laugh at.
        ? # colleagues | organis* | organiz* | for the team | remote: 5 Put a reminder in everyone's calendar: a week before, “buy it”; three days before for parcels, “post it”.
          - 2 Put “buy it” in everyone's calendar, a week before.
          - 2 Put “post it” in the calendars of the remote ones.
        - 3 Write three ideas within the sum: something to eat, to use, to laugh at.
        - 2 Circle the one that needs no size and no explanation.
        ? barely know | hardly know | dont know well | dont know very well: 5 Write three ideas that suit anyone: good chocolate, warm socks, a small plant, a card game.
          - 3 Write three ideas that suit anyone: good chocolate, warm socks, a small plant.
          - 2 Circle the one that needs no size and no explanation.
        ? under # | max # | # limit | limit is | for #: 5 Write three ideas that fit the sum: good chocolate, a small plant, a card game, a silly mug.
          - 3 Write three ideas that fit the sum: good chocolate, a small plant, a card game.
          - 2 Circle the one that needs no size and no explanation.
        ? dont know him | dont know her | dont know them | never met | new here: 5 Write three ideas that suit anyone: good chocolate, warm socks, a small plant, a card game.
          - 3 Write three ideas that suit anyone: good chocolate, warm socks, a small plant.
          - 2 Circle the one that needs no size and no explanation.
      10 Order or fetch the best one, so that it is there two days before.
        ? # colleagues | organis* | organiz* | for the team | remote: 10 Buy one spare present for the sum, for whoever is ill or forgets.
        - 6 Order or fetch it.
        - 2 Check that it arrives two days before.
        ? tomorrow | today | tonight: 10 Fetch it at the supermarket, chemist or bookshop on today's way.
          - 3 Choose the shop on today's way.
          - 8 Fetch it there.
      5 Wrap it with only the receiver's name on it.
        ? # colleagues | organis* | organiz* | for the team | remote: 5 Book half an hour for opening, on video for those at home, with a biscuit each.
    `,
  },
];
