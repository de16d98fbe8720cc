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
        ~ Pick up a pen. | Write down one moment with {person|the person it is for} you still picture.
        ? wedding toast | toast for the bride | toast for the groom | toast at .. wedding: 2 Write down one moment with the bride or groom that you can still picture.
        ? father of the bride | mother of the bride | my daughters wedding | daughters wedding: 2 Write down one moment with your daughter that only you two can tell.
        ? father of the groom | mother of the groom | my sons wedding | sons wedding: 2 Write down one moment with your son that only you two can tell.
      8n Write three lines from one moment with them: what it shows, what it meant to you, a wish or a thank-you.
        ~ Get a pen and paper. | Write a line on what the moment shows. | Write a line on what it meant to you. | Write a wish or a thank-you.
        ? spanish | french | italian | german | polish | in another language | bad .. language: 8 Write six short lines in your own language: who I am, one moment, what it shows, two wishes, the toast.
        ? toast | short | # minute | one minute: 8 Write one line on what that moment shows, with “Please raise your glasses to …” at the end.
        ? too long: 8 Mark the one moment that must stay, so you can cut every second one of the others.
        ? stutter | stammer: 8 Write what that moment shows in three short lines, in words that come easily to you.
      8n Cut the speech to three minutes, reading it aloud against a timer.
        ~ Open the speech. | Read it aloud against a timer. | Cut a line wherever it drags. | Read it again until it takes three minutes.
        ? cry* | nerv* | terrified | shy | stage fright: 8 Say the speech aloud three times to a wall, with a breath marked where your voice catches.
      5 Write two more moments like that, one line each, and note which one only you can tell.
        - 4 Write two more moments like that, one line each.
        - 2 Mark the moment that only you can tell.
        ? half written | draft | toast | one minute | too long: -
      4 Write one sentence on what that moment shows about {person|them}.
        ~ Look at the moment you wrote down. | Say aloud what it shows about {person|them}. | Write that down as one sentence.
      10 Write {theIt} in four parts: who you are, the moment, what it shows, a wish or a thank-you.
        - 5 Write who you are and the moment.
        - 5 Write what it shows, and a wish or a thank-you.
        ? eulogy | funeral | memorial: 10 Write {theIt} in four parts: who they were to you, the moment, what it shows, goodbye.
          - 5 Write who they were to you, and the moment.
          - 5 Write what it shows, and the goodbye.
        ? toast | short | one minute: 10 Write {theIt} in three lines: the moment, what it shows, “please raise your glasses to …”.
          - 5 Write the moment and what it shows.
          - 3 Write the last line with the names in it.
        ? half written | draft | have .. beginning | stuck .. end: 10 Write only the part of {theIt} that is missing, starting from the last line you have.
          - 3 Read what you have, up to the last line.
          - 8 Write only the part that is missing.
        ? too long: 10 Mark in {theIt} the one moment that must stay, so you can cross out every second one of the others.
          - 5 Mark the one moment that must stay.
          - 5 Cross out every second one of the other moments.
      6 Cut the speech to three or four minutes, reading it aloud against a timer.
        - 4 Say the speech aloud with a clock running.
        - 4 Cut whatever needs explaining or could hurt someone in the room.
      5 Copy the speech in large letters onto two numbered cards.
        - 5 Copy the speech in large letters onto two cards.
        - 2 Number the cards, and note where you breathe.
        ? cry* | nerv* | terrified | shy | stage fright: 5 Copy the speech in large letters onto two cards, with “breathe” after each part.
        ? stutter | stammer: 5 Copy the speech in large letters with a bar for each breath, starting with: “I stutter, so you get me for longer.”
      5? Read the speech to one person, and note where your voice catches[; it is held {deadline}].
        - 5 Read the speech to one person, and note where your voice catches[; it is held {deadline}].
        - 2 Give a second copy to someone who could finish reading for you.
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
        ~ Pick up a pen. | Write down one evening you both still talk about.
        ? no babysitter | without a babysitter | cant get a sitter | no sitter | no childcare: 2 Write down one dish, one song and one drink that belong to the two of you.
        ? 25th | 30th | 40th | 50th | 10th | 20th | # years: 2 Write at the top of a page: dinner for two, a trip, or a party? Circle what you both want most.
        ? weekend | getaway: 2 Write down one weekend or place you two still talk about, or always wanted to see.
        ? dinner | restaurant | table: 2 Write down the place or dish that means something to you two.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 2 Write at the top of a page what {person|your partner} loves, the date and the most it may cost[: {money}].
      5n Choose one part of an evening you both loved to repeat: the place, the dish, the song, the walk.
        ~ Look at the evening you wrote down. | Write its parts: the place, the dish, the song, the walk. | Circle the one part to repeat.
        ? no babysitter | without a babysitter | cant get a sitter | no sitter | no childcare: 5 Message your partner: “Anniversary date at our own table after bedtime. I've got dinner.”
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 5 Look up two places for it that day, and note the fare and the price for two.
      6n Book what could sell out, for an evening that is free in both calendars.
        ~ Open both your calendars. | Find an evening that is free in both. | Book what could sell out for that evening.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 6 Book a table or a night away that can be cancelled[, {money} in all].
          - 5 Book a table or a night away that can be cancelled.
          - 2 Block the evening in both calendars.
        ? no babysitter | without a babysitter | cant get a sitter | no childcare: 6 Get what an evening at home needs: the dish from your first date, two candles, a playlist.
        ? weekend | night away | nights | getaway | by train: 6 Book one small place to stay for both nights that can be cancelled[, {money} in all].
          - 5 Book one small place to stay that can be cancelled[, {money} in all].
          - 3 Look up the train or the drive, with the time to leave.
        ? dinner | restaurant: 6 Book a table for two on a free evening, with a word that it is your anniversary[, {money} in all].
          - 5 Book a table for two, with a word that it's your anniversary.
          - 2 Block the evening in both calendars.
        ? hates surprises | no surprises | doesnt like surprises | not a surprise | dont like surprises: 6 Send both ideas to {person|your partner}: “Your day: this one or that one? I'll book tonight.”
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 6 Book the better of the two places, including tickets to get there.
      5 Choose one part of that evening to repeat: the place, the dish, the song, the walk.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 5 Look up two places for it that day, and note the fare and the price for two.
          - 3 Look up two places for it that have room that day.
          - 3 Write down the price for two and the fare for each place.
        - 3 Write down what made that evening good: the place, the dish, the song, the walk.
        - 2 Circle one of these to repeat.
      4 Set the day, the time and the most it may cost[: {deadline}][, {money}].
        ~ Open your calendar. | Set the day and the time. | Write down the most the evening may cost.
        ? forgot | today | tonight | late: 4 Text your partner one time tonight or tomorrow: “I forgot, and I'm sorry. The evening is yours.”
      6 Book what could sell out, for an evening that is free in both calendars.
        - 5 Book or reserve what could sell out.
        - 2 Block the evening in both calendars, with a harmless name if it is a surprise.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 6 Book a table or a night away that can be cancelled[, {money} in all].
          - 5 Book a table or a night away that can be cancelled.
          - 2 Block the evening in both calendars.
        ? no babysitter | without a babysitter | cant get a sitter | no childcare: 6 Get what an evening at home needs: the dish from your first date, two candles, a playlist.
        ? weekend | night away | nights | getaway | by train: 6 Book one small place to stay for both nights that can be cancelled[, {money} in all].
          - 5 Book one small place to stay that can be cancelled[, {money} in all].
          - 3 Look up the train or the drive, with the time to leave.
        ? dinner | restaurant: 6 Book a table for two on a free evening, with a word that it is your anniversary[, {money} in all].
          - 5 Book a table for two, with a word that it's your anniversary.
          - 2 Block the evening in both calendars.
        ? hates surprises | no surprises | doesnt like surprises | not a surprise | dont like surprises: 6 Send both ideas to {person|your partner}: “Your day: this one or that one? I'll book tonight.”
          - 3 Send both ideas to {person|your partner}: “Your day: this one or that one?”
          - 5 Book the idea your partner picks.
        ? loves | is into | hes into | shes into | mad about | crazy about | obsessed with: 6 Book the better of the two places, including tickets to get there.
          - 5 Book the better of the two places, including tickets to get there.
          - 2 Block the day in both calendars, with a harmless name if it is a surprise.
        ? no money | skint | baby | no sitter | kids: 6 Get what an evening at home needs: the dish from your first date, two candles, a playlist.
      4? Ask someone to take the children, the dog or the late shift that evening.
        ~ Open your contacts. | Pick someone for the children, the dog or the shift. | Send them the date with your question.
        ? kids are away | kids away | without the kids | no kids | child free | kids are with | kids are at: 4 Tell {person|your partner} when to be ready, and what to wear.
        ? no babysitter | without a babysitter | cant get a sitter | no sitter | no childcare: 4 Move the children's bedtime half an hour earlier that day.
        ? babysitter is booked | babysitter booked | sitter is booked | sitter booked | no kids | childcare is sorted: 3 Send the sitter the hours, and when you'll be home.
      6 Write five lines by hand about one thing from this year you thank {person|them} for.
        ? # years | # anniversary: 6 Write a card with {#} short lines, one thing for each year you've had together.
        - 2 List three things from this year that you thank {person|them} for.
        - 5 Write five lines by hand about one of those things.
        ? # years | # anniversary: 6 Write one line for each of five years you've had together: what you thank your partner for.
      5 Lay out your clothes, the card, and one flower or candle on the day itself.
        ~ Open your closet. | Lay your clothes on the bed. | Lay the card beside one flower or candle.
        ? weekend | night away | nights | getaway | by train: 5 Pack the evening before: one nice outfit, walking shoes, the card, the tickets.
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
      2* Write the dish and the number of people on a note, and whether you'll eat it cold or warm.
        ~ Get a note and a pen. | Write the dish, how many people, cold or warm.
        ? # people | of # | for #: 2 Write “for {#}” on a note, with the first dish you think of.
      4n Choose something you have made before that can sit on a table for an hour.
        ~ Think of three dishes you have made before. | Cross out any that can't sit out an hour. | Circle one of the rest.
        ? coeliac .. dessert | dessert .. coeliac | dessert .. gluten | pudding .. coeliac | gluten free dessert | dessert .. celiac: 4 Choose a dessert without flour: chocolate mousse, fruit salad with cream, meringue with berries, rice pudding.
        ? cupcakes | buns | muffins | biscuits | cookies | flapjack*: 4 Choose one recipe you have baked before, where every label is free of what is not allowed.
        ? cant cook | no time | no oven | student: 4 Choose something with no cooking: good bread with hummus, a fruit plate, cheese, a big bag of clementines.
        ? vegan | gluten* | coeliac | celiac | nut* | halal: 4 Choose something everyone may eat by its labels: fruit salad, hummus with vegetables, rice salad.
      10n Make the dish the evening before or that morning, in something with a lid and your name on it.
        ~ Get a dish with a lid. | Lay out the ingredients. | Make the dish in the order of the recipe. | Stick your name on the closed lid.
        ? coeliac | celiac | gluten: 10 Make the dish in washed bowls the evening before, with “gluten-free” on the lid and its own spoon.
      3 Ask the host in one line: “Any allergies? Is there an oven?”
        ~ Open the chat with the host. | Type “Any allergies? Is there an oven?” | Press the send button.
        ? coeliac | celiac | gluten | vegan | nut* | dairy | lactose | halal | egg free: 3 Ask the host in one line: “Is there room in the fridge, and can my dish sit apart from the others?”
      4 Choose something you have made before that can sit on a table for an hour.
        ? coeliac .. dessert | dessert .. coeliac | dessert .. gluten | pudding .. coeliac | gluten free dessert | dessert .. celiac: 4 Choose a dessert without flour: chocolate mousse, fruit salad with cream, meringue with berries, rice pudding.
        ? cupcakes | buns | muffins | biscuits | cookies | flapjack*: 4 Choose one recipe you have baked before, where every label is free of what is not allowed.
        - 2 Write down two things you have made before.
        - 2 Choose the one that can sit on a table for an hour.
        ? cant cook | no time | no oven | student: 4 Choose something with no cooking: good bread with hummus, a fruit plate, cheese, a big bag of clementines.
        ? vegan | gluten* | coeliac | celiac | nut* | halal: 4 Choose something everyone may eat by its labels: fruit salad, hummus with vegetables, rice salad.
      5 Write the dish's ingredients on a list[, within {money}], and note what you already have.
        - 3 Write the dish's ingredients on a list[, within {money}].
        - 2 Tick what you already have.
      30 Make the dish the evening before or that morning[, to be ready {deadline}].
        ? coeliac | celiac | gluten: 30 Make the dish in washed bowls with a clean spoon, away from flour and crumbs.
          - 5 Wash the counter, the bowls and the spoons first.
          - 10 Do all the cutting and mixing.
          - 10 Cook or chill the dish, covered.
        ? cupcakes | muffins | buns: 30 Bake the cupcakes the day before, two pans at a time. They can be iced once they're cold.
          - 10 Mix the first batch.
          - 10 Bake the first batch, with a timer set.
          - 10 Bake the next batch.
        - 5 Put every ingredient on the counter.
        - 10 Do all the cutting and mixing.
        - 10 Cook or chill the dish.
      4 Put the dish in something with a lid, with your name underneath and a serving spoon on top.
        ? coeliac | celiac | gluten: 4 Put the dish in a box with a lid, “gluten-free” and your name on it, and a spoon of its own.
        - 3 Put the dish in something with a lid, with your name underneath.
        - 2 Put a spoon beside it, and a note of what is in it.
      2? Set an alarm for when to leave, with the dish in its name.
        ~ Open the alarm on your phone. | Set it for leaving, named after the dish.
    `,
  },
  {
    id: "social-event",
    area: "people",
    whole: `${everyWay("go to", "party|event|work party|christmas party|office party|office christmas party|networking event|school reunion|high school reunion|reunion|meetup|company party|housewarming|work do|birthday party|team dinner|work drinks")}|${everyWay("survive|get through|attend", "party|office party|work party|christmas party|office christmas party|networking event|reunion|school reunion|team dinner|work drinks|work do")}|show up to the party|go to more parties|enjoy parties`,
    unless: "plan|cancel|host|political|conservative|labour|green party|democrat",
    it: "the evening",
    plan: `
      2* Write {label} on a note, with when it starts and when you may leave[: {deadline}].
        ~ Get a note and a pen. | Write the event, its start, when you may leave.
        ? an hour | one hour | hour only | for a bit | not stay: 2 Write down when you'll arrive and when you'll leave, with an alarm set five minutes before you go.
      3* Text one person who will be there: “When do you get there?”
        ~ Open the chat with someone who will be there. | Type “When do you get there?” | Press the send button.
        ? know nobody | know no one | dont know anyone | dont know anybody | only know | alone: 3 Text the host: “I'm coming and know nobody yet. Who should I say hello to first?”
        ? an hour | one hour | hour only | for a bit | not stay: 3 Text the host: “I'd love to come from six to seven, but that's when I have to go.”
        ? ex will | my ex | ex is: 3 Text one friend who is going too: “My ex will be there. Will you stay near me for the first half hour?”
      4 Write three questions that work for anyone, such as how they know the host or what they're looking forward to.
        - 2 Write one question about the host, and one about the place or the food.
        - 2 Write one question about what they're looking forward to.
        ? work party | work do | office party | colleagues | work event | networking: 4 Write three questions that work for anyone there: current work, the best thing this month, holiday plans.
          - 2 Write one question about what they work on.
          - 2 Write two questions that have nothing to do with work.
      5 Lay out clothes you feel like yourself in, down to the shoes.
        ~ Open your closet. | Lay out a top and bottom you feel like yourself in. | Put the shoes beside them.
        ? costume | fancy dress | theme: 5 Lay out a costume from what you own: one colour, one hat, one prop.
        ? wedding | gala | black tie | smart: 5 Lay out the dressiest thing that fits today, with shoes you can stand in.
        ? nothing to wear | nothing fits: 5 Lay out the one plain outfit that fits today, with shoes and one nice thing: earrings, scarf, watch.
      3 Choose one task for the first ten minutes: bring ice, pour drinks, pet the dog.
        - 2 Choose one task for the first ten minutes: bring ice, pour drinks, pet the dog.
        - 2 Choose a quiet place for breaks: kitchen, balcony, hallway.
        ? sober | dont drink | not drinking | alcohol: 3 Choose your first drink without alcohol, so you have a glass in your hand within five minutes.
          - 2 Choose your first drink without alcohol.
          - 2 Write one line for when people ask: “Not tonight, thanks.”
      5 Look up how to get there, and how to get home without depending on anyone.
        - 3 Look up how to get there.
        - 3 Look up a way to get home that doesn't depend on anyone.
        ? lift | driv*: 5 Arrange your drive home for the time you chose: your own car or a ride.
          - 3 Arrange your drive home for the time you chose.
          - 2 Save a taxi number, just in case.
      10* Greet the host and one other person. After that you may go home.
        - 5 Go in and greet the host.
        - 10 Ask one person one of your questions. After that you may go home.
        ? an hour | one hour | hour only | for a bit | not stay: 10 Greet the host first. When the alarm goes off, you only have to say goodbye to the host.
          - 5 Greet the host first.
          - 10 Ask one person one of your questions.
          - 2 Say goodbye only to the host when the alarm goes off.
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
      2* Write the names of everyone who is coming on one page, with how each would get there[: {number}].
        ~ Get one sheet of paper. | Write each name with how that person would get there.
        ? families | kids | children | toddler*: 2 Write the names of everyone who is coming on one page, with the kids' ages[: {number}].
        ? # messages | no date | cant agree | nobody decides | going round: 2 Write down three dates that people have already named in the chat.
      4n Send everyone a poll with three dates and a last day to answer.
        ~ Open the group chat. | Type three dates into a new poll. | Send it with a last day to answer.
        ? flaky | flake* | bail* | back out | always cancel | never commit: 4 Post a poll with two dates: “The poll closes Sunday at eight. Whoever has paid a $50 deposit by then is in.”
        ? dates are agreed | dates are fixed | dates agreed | dates fixed | date is agreed | date is fixed | dates are set | date is set | agreed on dates | agreed on the dates: 5 Ask everyone three things in one message: the most they can spend, beds or rooms, one must.
          - 3 Write the three questions: the most each person can spend, beds or rooms, one must.
          - 2 Send the questions to everyone, with a last day to answer.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 4 Ring the two people who matter most, one call each: “Which of these two dates?”
        ? # messages | no date | cant agree | nobody decides | going round: 4 Post a poll with three dates: “The poll closes Sunday at eight. Most votes wins.”
      3n Ask everyone for the most they can spend.
        ~ Open the group chat. | Type “What's the most you can spend?” | Press the send button.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 3 Post the date the two can make: “It's this one. Say you're in by Sunday, and I'll book for those who do.”
      5 Send everyone a poll with three dates and a last day to answer[; yours is {deadline}].
        ? flaky | flake* | bail* | back out | always cancel | never commit: 5 Post a poll with two dates: “The poll closes Sunday at eight. Whoever has paid a $50 deposit by then is in.”
          - 3 Choose two dates and one closing time for the poll.
          - 3 Post the poll with “Whoever has paid a $50 deposit by then is in.”
        - 3 Choose three dates[; yours is {deadline}].
        - 3 Send everyone a poll with the three dates and a last day to answer.
        ? dates are agreed | dates are fixed | dates agreed | dates fixed | date is agreed | date is fixed | dates are set | date is set | agreed on dates | agreed on the dates: 5 Ask everyone three things in one message: the most they can spend, beds or rooms, one must.
          - 3 Write the three questions: the most each person can spend, beds or rooms, one must.
          - 2 Send the questions to everyone, with a last day to answer.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 5 Ring the two people who matter most about two dates, before you ask the rest.
          - 5 Ring the first of those two people: “Which of these two dates?”
          - 4 Ring the second person: “Which of these two dates?”
      10 Put links to two places[ in {place}] that everyone can afford[, {money}] into the chat.
        - 6 Find one place everyone can afford[, {money}][, in {place}].
        - 4 Put the links to that place and a second one into the chat.
        ? families | kids | children | toddler*: 10 Put links to two houses[ in {place}] into the chat: a room for each family, cribs, a fenced yard.
          - 6 Find one house[ in {place}] with a room for each family[, within {money}].
          - 4 Put the links to that house and a second one into the chat.
      4 Let everyone vote on the two places until tomorrow evening. The place with more votes wins.
        ~ Open the group chat. | Post the two places as a poll until tomorrow evening. | Write down the place with more votes.
        ? nobody answers | no one answers | noone answers | nobody replies | no one replies: 4 Post: “It's this date and this place. Say you're in by Sunday, and I'll book for those who do.”
      8 Book the place with free cancellation. Everyone gets their share in the chat.
        - 5 Book the place that can be cancelled.
        - 3 Write each person's share into the chat, with your account and a date to pay by.
        ? families: 8 Book the house that can be cancelled. Each family gets its share in the chat.
          - 5 Book the house that can be cancelled.
          - 3 Write each family's share into the chat, with your account and a date to pay by.
      5? Give every person one job: food, car, first evening, games.
        ~ Open the list of everyone who is coming. | Write food and car beside two names. | Give everyone else a job: first evening, games.
      4 Pin one page in the chat with the address, the key, trains and who brings what.
        ~ Open the group chat. | Type the address, the key, the trains, who brings what. | Pin that message to the top.
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
      2* Write down the day and place of the exchange[ ({deadline})], and the most a gift may cost[: {money}].
        ~ Pick up a pen. | Write the day, the place, the most a gift may cost.
        ? white elephant | yankee swap | dirty santa: 2 Write down the most the gift may cost[: {money}], and who will be there: coworkers, friends, family with kids.
      5n Draw a name, or look at the one you drew, and note two things that person likes.
        ~ Pick up the slip with the name, or draw one. | Write down one thing that person likes. | Write down a second thing.
        ? white elephant | yankee swap | dirty santa: 5 Write three ideas anyone there would fight over: a cozy throw, fancy snacks, a party game.
        ? # colleagues | organis* | organiz* | for the team | remote | for the office: 5 Draw the names with a free online tool that mails everyone their name, the limit and the day.
        ? barely know | hardly know | dont know well | dont know very well: 5 Ask one colleague: “What does he or she drink, eat or talk about?”
        ? dont know him | dont know her | dont know them | never met | new here: 5 Ask one colleague: “What does he or she drink, eat or talk about?”
      8n Order or buy one small thing your person would eat, use or laugh at.
        ~ Look at what your person likes. | Choose one small thing to eat, use or laugh at. | Order it, or buy it at the store.
        ? white elephant | yankee swap | dirty santa: 8 Order or buy the one that would get stolen first[, within {money}][, {deadline}].
        ? # colleagues | organis* | organiz* | remote: 8 Send everyone one message: the limit, the day, “Remote people, please tell me your mailing address.”
        ? barely know | hardly know | dont know well | dont know very well: 8 Buy something anybody can use: good chocolate, a pair of warm socks, a plant, a mug.
        ? dont know him | dont know her | dont know them | never met | new here: 8 Buy something anybody can use: good chocolate, a pair of warm socks, a plant, a mug.
      5 Draw the names with slips or a free online tool, or look at the one you drew.
        ? white elephant | yankee swap | dirty santa: 4 Ask whoever runs it: “Funny or nice? New or from home?”
        ? # colleagues | organis* | organiz* | for the team | remote | for the office: 5 Enter the names in a free online tool that mails everyone their name, the limit and the day.
        - 3 Write the names on slips, or enter them in a free online tool.
        - 3 Hand out one name each, or look at the one you drew.
        ? i drew | drew my | i have drawn | i got | already drawn | names are drawn: 2 Look at the name you drew, and note three things you know about that person.
          - 2 Look at the name you drew.
          - 2 Write down three things you know about that person.
      4 Write down two things your person likes. Their desk, their mug and what they talk about can help.
        ~ Picture your person's desk and mug. | Write down one thing they like. | Write down a second thing, from what they talk about.
        ? white elephant | yankee swap | dirty santa: 5 Write three ideas anyone there would fight over: a cozy throw, fancy snacks, a party game.
        ? # colleagues | organis* | organiz* | for the team | remote: 4 Send everyone one message: the limit, the day, “Nothing with alcohol, nothing rude”, who may opt out.
      3? Ask someone who knows your person whether there is anything they don't eat, drink or wear.
        ~ Open the chat with someone who knows your person. | Type “Is there anything they don't eat, drink or wear?” | Press the send button.
        ? white elephant | yankee swap | dirty santa: 3 Cross out anything that needs a size, a hobby or a drinker.
        ? # colleagues | organis* | organiz* | for the team | remote: 3 Ask those who work from home for a mailing address, only for the person who drew them.
      5 Write three gift ideas within the limit: something to eat, to use, to laugh at.
        ? white elephant | yankee swap | dirty santa: 4 Look up the prices of what is left, and circle the one that would get stolen first.
          - 3 Look up the prices of what is left.
          - 2 Circle the one that would get stolen first.
        ? # colleagues | organis* | organiz* | for the team | remote: 5 Put two reminders in everyone's calendar: “buy it” a week before, “mail it” in time for parcels.
          - 2 Put “buy it” in everyone's calendar for a week before.
          - 2 Put “mail it” in the remote colleagues' calendars, three days earlier.
        - 3 Write three gift ideas within the limit: something to eat, to use, to laugh at.
        - 2 Circle the idea that needs no size and no explanation.
        ? barely know | hardly know | dont know well | dont know very well: 5 Write three gift ideas for anyone: good chocolate, warm socks, a small plant, a card game.
          - 3 Write three gift ideas for anyone: good chocolate, warm socks, a small plant.
          - 2 Circle the idea that needs no size and no explanation.
        ? under # | max # | # limit | limit is | for #: 5 Write three gift ideas within the limit: good chocolate, a small plant, a card game, a silly mug.
          - 3 Write three gift ideas within the limit: good chocolate, a small plant, a card game.
          - 2 Circle the idea that needs no size and no explanation.
        ? dont know him | dont know her | dont know them | never met | new here: 5 Write three gift ideas for anyone: good chocolate, warm socks, a small plant, a card game.
          - 3 Write three gift ideas for anyone: good chocolate, warm socks, a small plant.
          - 2 Circle the idea that needs no size and no explanation.
      10 Order or buy the best gift, so you have it two days before the exchange.
        ? white elephant | yankee swap | dirty santa: 10 Order or buy the one that would get stolen first[, within {money}][, {deadline}].
          - 2 Check that it can be here in time.
          - 8 Order or buy it[, within {money}].
        ? # colleagues | organis* | organiz* | for the team | remote: 10 Buy one spare gift within the limit, for anyone who is sick or forgets.
        - 6 Order or buy the gift you circled.
        - 2 Check that it arrives two days before the exchange.
        ? tomorrow | today | tonight: 10 Buy the gift at a supermarket, drugstore or bookstore on your way today.
          - 3 Choose a store on your way today.
          - 8 Buy the gift there.
      5 Wrap the gift with only the receiver's name on it.
        ~ Get paper and tape. | Wrap the gift. | Write only the receiver's name on it.
        ? white elephant | yankee swap | dirty santa: 5 Wrap the gift with no name on it. A box that hides its shape makes it more fun.
        ? # colleagues | organis* | organiz* | for the team | remote: 5 Book half an hour for opening the gifts, on video for those at home.
    `,
  },
];
