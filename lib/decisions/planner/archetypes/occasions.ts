import { CHILD, ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const FEAST =
  "christmas|xmas|thanksgiving|easter|holidays|new year|new year's eve|boxing day|passover|christmas day|festive season|holiday season|family gathering|family christmas|mother's day|father's day";
const GUESTS = `${ELDER}|sister|brother|cousin|friend|best friend|colleague|niece|nephew|stepsister|ex`;

/** Birthdays at the table, weddings and funerals as a guest, children's parties, feasts that are hard. */
export const OCCASIONS: readonly Archetype[] = [
  {
    id: "birthday-dinner",
    area: "people",
    acts: "cook|make|plan|host|organize|arrange|prepare|book|do|have",
    things:
      "birthday dinner|birthday meal|birthday lunch|birthday brunch|birthday breakfast|birthday tea|anniversary dinner|anniversary meal|graduation dinner|farewell dinner|celebration dinner|celebration meal",
    unless: "gift|present|card|weight",
    it: "the birthday dinner",
    plan: `
      2* Write down for {theIt} who comes[ ({number})], and the one dish that {person|the birthday person} would choose.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 2 Write down who comes[ ({number})], what each can't eat, and the most a head.
        ? graduation | graduated | promotion | passed her | passed his | retire*: 2 Write down who comes[ ({number})], and whether you cook or book[: {money}].
      5n Text everyone the day and time, with “Is there anything you don't eat?”
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Look at three menus online, within reach and price, for a dish each guest can eat.
          - 3 Write down three places within reach and price.
          - 4 Look on each menu for a dish that each guest can eat.
        ? book a table | table for # | reserve a table: 5 Book the table by phone for that number: day, hour, birthday, allergies, a quiet corner.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
        ? restaurant | eat out | eating out | meal out: 5 Book a table by phone for that number: day, hour, birthday, allergies, a quiet corner.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
      8n Write three courses that you have cooked before or can buy, and the shopping list for them.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Ask the best one by phone for a table: day, hour, how many, the diets, “it's a birthday”.
          - 3 Choose the one where all can eat well.
          - 4 Ask it by phone for a table: day, hour, how many, the diets, “it's a birthday”.
        ? book a table | table for # | reserve a table | restaurant: 5 Send everyone place, day and hour, with “Is there anything you don't eat?”
      5 Text everyone the day and time, with “Is there anything you don't eat?”
        - 3 Text everyone day and hour.
        - 2 Ask in the same message what each of them does not eat.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Look at three menus online, within reach and price, for a dish each guest can eat.
          - 3 Write down three places within reach and price.
          - 4 Look on each menu for a dish that each guest can eat.
        ? book a table | table for # | reserve a table: 5 Book the table by phone for that number: day, hour, birthday, allergies, a quiet corner.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
        ? restaurant | eat out | eating out | meal out: 5 Book a table by phone for that number: day, hour, birthday, allergies, a quiet corner.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
      6 Choose three courses around that dish: one cold, one in the oven, one bought.
        - 4 Choose a main course that you have cooked before.
        - 4 Choose a cold start and a cake or pudding that can be bought.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Ask the best one by phone for a table: day, hour, how many, the diets, “it's a birthday”.
          - 3 Choose the one where all can eat well.
          - 4 Ask it by phone for a table: day, hour, how many, the diets, “it's a birthday”.
        ? book a table | table for # | reserve a table | restaurant: 5 Send everyone place, day and hour, with “Is there anything you don't eat?”
          - 3 Send everyone place, day and hour.
          - 2 Ask in the same message what they don't eat.
      8 Write the shopping list for that many plates[, within {money}], with candles and matches at the end.
        - 6 Write the shopping list for that many plates[, within {money}].
        - 2 Add candles, matches and a card to the list.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 4 Send everyone the place, the day and the hour.
          - 4 Send everyone the place, the day and the hour.
          - 2 Ask the place whether you may bring a cake.
        ? book a table | table for # | reserve a table | restaurant: 4 Ask the place whether you may bring a cake, with candles and matches in your bag.
          - 2 Ask the place whether you may bring a cake.
          - 2 Put candles and matches in your bag.
      4? Ask one guest to bring what is missing in chairs, plates or glasses.
        ? book a table | table for # | reserve a table | restaurant: 4 Write who pays what: the whole table, each their own, or one share for the birthday person.
      5 Write the evening's schedule backwards from the cake[ {deadline}]: cake, main course, oven on, table laid.
        - 3 Write down when the cake comes in, and when the main course is on the table.
        - 3 Count back to oven on, table laid and shopping done.
        ? book a table | table for # | reserve a table | restaurant: 3 Settle who fetches those who need a lift, and when you all meet at the door.
          - 2 Write down who needs a lift.
          - 2 Ask two drivers for it.
      15 Lay the table, with the cake and the lighter hidden within reach.
        - 8 Lay the table.
        - 2 Hide the cake and the lighter where you can reach them.
        ? book a table | table for # | reserve a table | restaurant: 3 Ring the place the day before with the final number.
          - 2 Count the yes answers.
          - 2 Ring the place with the number.
    `,
  },
  {
    id: "wedding-guest",
    area: "people",
    whole: `${everyWay("go to|attend|get ready for|be ready for|prepare for|survive|get through", everyWay(GUESTS, "wedding"))}|go to wedding|attend wedding|get ready for a wedding|be a wedding guest|be a bridesmaid|be a best man|survive a wedding|find wedding outfit|go to weddings|rsvp to wedding`,
    tells:
      "invited to wedding|invited to friend's wedding|wedding to go to|wedding guest|invitation to wedding",
    unless: "own wedding|speech|toast|vows|plan wedding|gift|present",
    it: "the wedding",
    named: "wedding",
    plan: `
      2* Open the invitation to {theIt}, and write down the day, place, time and RSVP date.
      3n Answer it in one line: whether you're coming, who comes along, what you don't eat.
        ? without my partner | on my own | by myself: 3 Answer it in one line: “I'm coming, on my own, with joy.”
        ? cant afford | no money | skint | broke | expensive: 3 Answer it in one line: the ceremony and the evening only, or a warm no with a date to celebrate later.
        ? no plus one | plus one | alone | on my own | single | by myself: 3 Answer it in one line: “I'm coming, on my own. Could I sit with people I know?”
      8n Lay out one outfit that you own, from shoes to coat, and note what is missing.
      3 Answer the invitation in one line: whether you're coming, who comes along, what you don't eat.
        ? cant afford | no money | skint | broke | expensive: 3 Answer the invitation: the ceremony and the evening only, or a warm no with a date to celebrate later.
        ? my ex | ex will | ex is: 3 Answer the invitation, with one line to the couple: “Could I sit away from my ex?”
        ? no plus one | plus one | alone | on my own | single | by myself: 3 Answer the invitation: “I'm coming, on my own. Could I sit with people I know?”
      8 Lay out one outfit that you own, from shoes to coat, and note what is missing.
        - 4 Take out one outfit that you own, from shoes to coat.
        - 4 Put it on, and note what is missing, tight or creased.
        ? nothing to wear | nothing fits | what to wear | dress code: 8 Lay out the plainest smart thing you own, with one bright piece borrowed from a friend.
          - 4 Try on the plainest smart thing you own.
          - 4 Ask one friend for a bright piece to borrow.
      10 Book the way there and back, and a bed if the last train is too early.
        - 6 Book the way there and back, by the last way home.
        - 6 Book a bed if the last train is too early, or ask another guest for a lift.
        ? cant afford | no money | skint | broke | expensive: 10 Ask another guest for a lift and half a room, before you book anything.
          - 5 Ask another guest for a lift.
          - 5 Ask a second one for half a room.
        ? dog | baby | kids | children: 10 Book the way there and back, with a bed near enough to slip away to.
          - 6 Book the way there and back.
          - 6 Book a bed near enough to slip away to, or a sitter.
      6 Choose the present or how much to give[, within {money}], and write the card.
        - 4 Choose the present or the sum for it[, within {money}].
        - 3 Write two lines in the card.
      4? Ask one person you know there to sit or arrive with you.
        ? know nobody | dont know anyone | know no one: 4 Ask the couple for the name of one other guest who comes alone.
        ? wheelchair | cant walk | disab* | pregnan* | baby: 4 Ask the couple in one line: step-free, a chair at the edge, a quiet room?
      4 Put card, shoes, charger and painkillers in one bag the evening before[, {deadline}].
        - 3 Put card, charger and painkillers in one bag the evening before.
        - 2 Set the time you may leave, so that going feels easy.
    `,
  },
  {
    id: "funeral-guest",
    area: "people",
    whole: `${everyWay("go to|attend|get through|prepare for|survive|get ready for|be at", everyWay(GUESTS, "funeral"))}|go to funeral|attend funeral|get through funeral|get ready for funeral|face the funeral|go to a wake|prepare for a funeral`,
    tells: `funeral is on|funeral is tomorrow|funeral is next|funeral next week|funeral to go to|funeral tomorrow|funeral this week`,
    unless: "speech|eulogy|organize funeral|plan funeral|arrange|pay",
    it: "the funeral",
    named: "funeral|wake",
    plan: `
      2* Write down the day, time and place of {theIt}[ ({deadline})], and who could go with you.
      3* Text one person who is going: “Can we go in together?”
        ? hindu | sikh | muslim | jewish | buddhist | janazah: 3 Text one of the family or a friend of theirs: “What shall I wear, and is there anything I should bring or not do?”
        ? with children | with my kids | with two small | small children | toddler* | my baby: 3 Ask one adult to sit with the children at the end of a row, for going out when they need it.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 3 Text the one who leads it: “When do I come up, from where do I read, how long may it be?”
        ? alone | know nobody | know no one: 3 Text the family or the one who leads it: “I'm coming. Where shall I sit?”
        ? my child* | my kids | bring .. kids | take .. kids | take .. children | bring .. baby: 3 Ask one adult to sit with the children at the end of a row, for going out when they need it.
      5 Lay out clean dark or quiet clothes, shoes included.
        ? hindu | sikh | buddhist: 5 Lay out plain white or light clothes and shoes that slip off, a scarf for the head where it is asked for.
          - 3 Lay out plain white or light clothes.
          - 3 Put out shoes that slip off, with a scarf.
        ? muslim | janazah | islamic: 5 Lay out loose plain clothes with long sleeves, a scarf for women's hair, shoes that slip off.
          - 3 Lay out loose plain clothes with long sleeves.
          - 3 Put out shoes that slip off, with a scarf.
        ? jewish | shiva: 5 Lay out dark plain clothes, a hat or kippah for men's heads, no flowers to bring.
          - 3 Lay out dark plain clothes.
          - 2 Put a hat or kippah in the pocket.
        ? asked for white | wear white | colourful | bright colours | no black allowed: 5 Lay out clothes in the colour the family asked for, clean and plain.
          - 3 Lay out clothes in the colour the family asked for.
          - 3 Put out the shoes with them.
        - 5 Lay out clean dark or quiet clothes, shoes included.
        - 2 Put tissues and water into the bag or coat.
        ? with children | with my kids | with two small | small children | toddler* | my baby: 5 Lay out quiet clothes for all of you, with a bag of silent things: crayons, a book, raisins.
          - 5 Lay out quiet clothes for all of you.
          - 2 Pack a bag of silent things: crayons, a book, raisins.
        ? nothing to wear | no black | what to wear: 5 Lay out the plainest dark things you own: navy or grey is fine, with clean shoes and a borrowed coat.
          - 5 Lay out the plainest dark things you own: navy or grey is fine.
          - 2 Ask one friend for a dark coat or scarf.
      5 Look up how to get there a quarter of an hour early.
        - 4 Look up the way there, so that you arrive a quarter of an hour early.
        - 2 Set an alarm for leaving, and one for getting dressed.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 4 Print it twice in large letters: one for you, one for someone who takes over if your voice goes.
          - 2 Ask one person: “Would you take over, if my voice goes?”
          - 2 Print it twice in large letters.
        ? abroad | flight | far away | train | hours away: 5 Look up the journey with a night there if need be, so that you arrive an hour early.
        ? online | livestream | live stream | cant travel: 5 Open the link of the live stream once, with sound tested.
      4 Learn one sentence for the family: “I'm so sorry. I'm glad I knew {person|them}.”
        - 2 Say it aloud once: “I'm so sorry. I'm glad I knew {person|them}.”
        - 2 Look at the notice for wishes: flowers, a donation, colours.
        ? with children | with my kids | with two small | small children | toddler*: 4 Tell the children in three sentences what they will see: people cry, we sit still, we go out when you need to.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 5 Read it aloud three times at home, slowly, with a breath after each line.
          - 4 Read it aloud once, with a mark where you breathe.
          - 4 Read it twice more, slower.
        ? didnt know | hardly knew | never met | colleague: 4 Learn one sentence for the family: “I'm so sorry. I'm here for you.”
      5* Sit near the side, where you can step out for air.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 5 Sit near the front on the aisle, with the sheet, a tissue and a sip of water.
        ? cry | crying | scared | anxious | panic*: 5 Go in and sit at the end of a row near the door, with a tissue in your hand and a mint.
      4 Agree with someone on a quiet hour afterwards: tea, a walk, a call.
    `,
  },
  {
    id: "condolence",
    area: "people",
    whole: `${everyWay("comfort|support|console|be there for|look after|help", everyWay("grieving|bereaved", "friend|colleague|family|neighbor|person|sister|brother|mum|dad"))}|what do i say to someone whose|what to say to someone whose|what do you say to someone who lost|what do i say to my friend whose|what to say to my friend who lost|what do i write in a condolence card|what to write in a condolence card|what to write in a sympathy card|comfort someone|say to someone whose|know what to say to someone who|offer condolences|send condolences|support someone who is grieving|support a friend who lost|comfort a friend who lost|support someone who lost|comfort someone who lost|help a friend who lost|help my friend who lost|support my friend who lost|comfort my friend who lost|comfort my friend after`,
    acts: "write|send",
    things:
      "condolence card|condolence letter|sympathy card|condolence message|sympathy letter|condolences|condolence note|letter of condolence",
    unless: "money back|landlord|lost her keys|lost his job",
    it: "the note",
    plan: `
      2* Write one line: “I heard about your loss, and I'm so sorry.”
        ? own life | suicide | took her life | took his life | killed himself | killed herself: 2 Write one line with the name in it: “I heard about …. I have no words, and I'm so sorry.”
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby: 2 Write one line: “I'm so sorry you lost your baby.”
        ? lost her mum | lost his mum | lost their mum | whose mum died | mum died | mum has died | lost her mother | lost his mother: 2 Write one line: “I heard about your mum, and I'm so sorry.”
        ? lost her dad | lost his dad | lost their dad | whose dad died | dad died | dad has died | lost her father | lost his father: 2 Write one line: “I heard about your dad, and I'm so sorry.”
        ? wife | husband | dog | cat | pet | horse | rabbit: 2 Write one line: “I was so sad to hear your news. I'm thinking of you.”
      4n Add one thing you remember about the person who died, or one thing you value in {person|the person left behind}.
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby | lost their son at: 4 Add one line that names it: “Your baby mattered. You don't have to be strong.”
        ? dog | cat | pet | horse | rabbit: 4 Add one thing about the animal by name: how it greeted you, its place on the sofa, its odd bark.
      2n Send it today, with “no need to answer”.
      4 Add one thing you remember about the person who died, or one thing you value in {person|the person left behind}.
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby | lost their son at: 4 Add one line that names it: “Your baby mattered. You don't have to be strong.”
        ? dog | cat | pet | horse | rabbit: 4 Add one thing about the animal by name: how it greeted you, its place on the sofa, its odd bark.
        ? never met | didnt know | barely know | hardly know: 4 Add one thing you value in {person|the person left behind}, such as how they spoke of the one who died.
      3 Offer one thing with a day: “I'll bring soup on Thursday at six and leave it at the door.”
        - 3 Choose one thing you can really do: soup, a lift, an hour with the children.
        - 2 Write it with a day and an hour.
        ? colleague | coworker | co worker: 3 Offer one thing at work with a day: “I'll take Thursday's meeting. You needn't explain anything.”
          - 3 Choose one thing at work that you can take over.
          - 2 Write it with its day, and “you needn't explain anything”.
        ? abroad | far away | client | customer | boss | landlord*: 3 Add one plain wish: “I wish you people around you who help.”
          - 3 Add one plain wish: “I wish you people around you who help.”
          - 2 Choose card or message, as you usually write to each other.
      3 Cross out “at least”, “everything happens for a reason” and any advice.
        ? own life | suicide | took her life | took his life | killed himself | killed herself: 3 Cross out “why”, “at peace now”, “at least” and anything on how it happened.
          - 3 Cross out “why”, “at peace now” and “at least”.
          - 2 Read it aloud once.
        - 2 Cross out “at least”, “everything happens” and any advice.
        - 2 Read it aloud once.
      3 Send it or post it today, with “no need to answer”.
        - 3 Copy it by hand or into the message.
        - 2 Send it or post it today, with “no need to answer”.
        ? months | weeks ago | months ago: 3 Post the card with “late, and I have thought of you often”.
      2 Put a date four weeks from now in your calendar: “Ask how the days are.”
    `,
  },
  {
    id: "hard-holiday",
    area: "people",
    whole: `${everyWay("survive|get through|cope with|deal with|handle|face|manage|make it through", FEAST)}|${everyWay("spend", "christmas|thanksgiving|easter|holidays|new year", "alone|by myself|on my own")}|have a good christmas alone`,
    tells: "alone at christmas|alone for christmas|dreading christmas|christmas alone",
    unless: "presents|shopping|host|staff|rush|money|debt",
    it: "the day",
    named: FEAST,
    plan: `
      2* Write down the hour of {theIt} that you dread most, in one line.
      4n Choose one thing that is yours for that hour: a candle, a film, a walk, a call.
        ? kids | children | family | we do | husband | wife: 4 Ask everyone at home for one thing to keep and one to leave out this year.
      4n Send one person your plan for it: where you'll be, and when you'd like a call.
      4 Tell one person when you come and when you leave, or when you are at home.
        - 2 Fix when you come and when you leave, or when you are at home.
        - 2 Tell one person those hours, in one line without reasons.
        ? kids | children | family | we do | husband | wife: 4 Ask everyone at home for one thing to keep and one to leave out this year.
          - 3 Ask everyone at home for one thing to keep and one to leave out.
          - 2 Write both lists on the fridge.
      4 Agree with a friend on a text or a call in the hardest hour.
      5 Write one sentence for the question you don't want: “I'd rather not today. How is the garden?”
        - 3 Write one sentence for the question you don't want.
        - 2 Say it aloud twice, and stop after it.
        ? work | office | party: 5 Write one sentence for colleagues: “It's my first without …. I'm keeping it small.”
      4 Choose a way out of the room that needs no reason: the dog, the dishes, a walk round the block.
      4 Plan one thing that is yours on that day[, {deadline}]: a film, a candle, a call, a swim.
        - 2 Choose one thing that is yours on that day: a film, a candle, a call, a swim.
        - 3 Buy, book or lay out what it needs.
        ? died | dead | without my | without her | without him | passed | since we lost: 4 Plan one thing for the one who is missing: a candle, their dish, their song, an empty chair or none.
          - 2 Choose one thing for the one who is missing: a candle, their dish, their song.
          - 3 Buy or lay out what it needs.
      3? Put a free evening after it into your calendar.
        - 3 Put a free evening after it into your calendar.
        - 2 Save the number of a helpline that is open on that day.
    `,
  },
  {
    id: "kids-party",
    area: "people",
    acts: "plan|organize|throw|host|have|arrange|prepare|do|survive|prepare for|plan for|run",
    things: `kids birthday party|children's party|children's birthday party|kids party|child's birthday party|kid's birthday|toddler birthday|first birthday party|${everyWay(CHILD, "birthday party|party")}|${everyWay("1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th", "birthday party|birthday")}`,
    unless: "gift|present|30th|40th|graduation|card|year olds' teacher",
    it: "the party",
    named: `birthday|party`,
    plan: `
      2* Write down the day, the start and the end of {theIt}[ ({deadline})]: two hours are long enough.
        ? first birthday | 1st birthday | turns one | turning one: 2 Write down the day and an hour and a half between two naps.
        ? hall booked | venue booked | hall is booked | booked the hall: 2 Write the hall's hours on a sheet: half an hour to set up, two hours of party, half an hour to clear.
      6n Send the parents an invitation with start and end time, your phone number and a question about allergies.
        ? hates noise | autis* | sensory | quiet party | loud noises | overwhelm*: 6 Invite as many children as the years, three or four, for an hour and a half, with the end in large letters.
        ? family only | only family | just family | just the family | for family: 6 Message the family: day, hour, “cake with us, small presents only”.
        ? nobody rsvp* | no one .. replied | nobody .. replied | havent replied: 6 Text each parent who has not answered alone: “Can your little one come? I'm counting plates tonight.”
      6n Write down three games and one quiet thing, with what each needs.
        ? hates noise | autis* | sensory | quiet party | loud noises | scared of noise | overwhelm*: 6 Write down three calm things for few children: play dough, bubbles, a treasure hunt, with no balloons and no loud song.
        ? space | rocket* | astronaut* | planets: 6 Write down three games and one quiet thing: a moon-rock hunt, a rocket race with straws, planet musical chairs, star stickers on black paper.
        ? dinosaur*: 6 Write down three games and one quiet thing: a hunt for toy dinosaurs, a dig in sand or flour, dinosaur footsteps, colouring.
        ? pirate*: 6 Write down three games and one quiet thing: a treasure map, walking the plank, musical islands, making eye patches.
        ? unicorn* | princess* | mermaid* | frozen: 6 Write down three games and one quiet thing: a ribbon trail, musical statues, pin the horn, making crowns.
        ? football party | football themed | football theme: 6 Write down three games and one quiet thing: penalties, a dribbling race, pass the parcel, a quiz.
        ? entertainer | magician: 6 Write down the hour of the entertainer, with one game before and the cake after.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down what a one-year-old enjoys: bubbles, a ball pool, paper to tear, a soft song.
        ? park | outside | outdoors | garden | beach | playground: 6 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt, and a rain plan.
          - 4 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt.
          - 3 Write the rain plan below: whose living room, or which day after.
        ? pool | swimming pool | trampoline | bowling | soft play | climbing: 4 Write down what the place does itself: host, food room, socks, time slots, and what is left to you.
        ? allerg* | coeliac | celiac | nut*: 6 Write down food that the allergic child can eat too, cake included, with the packets kept for the parents.
      5 Let {person|the birthday child} name the guests[: {number}] and one theme or favourite thing.
        ? only family | family only | just family | just the family: 5 Let {person|the birthday child} choose the cake and one thing to do together: a hunt, a ball game, face paint.
          - 2 Let {person|the birthday child} choose the cake.
          - 2 Ask for one thing to do together.
        ? dinosaur* | unicorn* | pirate* | princess* | superhero* | mermaid* | themed | theme is | theme | theme party | as a theme: 5 Let {person|the birthday child} name the guests[: {number}], and two things of the theme that must be there.
          - 3 Let {person|the birthday child} name the guests[: {number}].
          - 2 Ask for two things of the theme that must be there.
        ? guest list is done | guests are invited | invitations are sent | invites are out | invites are sent: 3 Ask {person|the birthday child} for one theme or favourite thing.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down the few guests, and an hour between two naps.
        ? no friends | nobody comes | two friends | one friend: 5 Let {person|the birthday child} choose one or two children and one treat: cinema, pool, pizza night.
          - 3 Let {person|the birthday child} choose one or two children.
          - 2 Ask for one treat: cinema, pool, pizza night.
        - 3 Let {person|the birthday child} name the guests[: {number}].
        - 2 Ask for one theme or favourite thing.
      6 Send the parents an invitation with start and end time, your phone number and a question about allergies.
        ? hates noise | autis* | sensory | quiet party | loud noises | overwhelm*: 6 Invite three or four children for an hour and a half, with begin and end, allergies and a phone number.
        ? cant swim | cannot swim | non swimmer*: 6 Send the invitation with begin and end, and ask the non-swimmer's parent to be in the water or send armbands.
        ? by email: 6 Email the parents the invitation with begin and end, “allergies?” and “please answer by …”.
          - 4 Write the invitation with begin and end, “allergies?” and “please answer by …”.
          - 2 Send it to the parents, addresses hidden in the copy field.
        ? family only | only family | just family | just the family | for family: 6 Message the family: day, hour, “cake with us, small presents only”.
          - 3 Write the message: day, hour, “cake with us”.
          - 2 Send it to the family.
        ? nobody rsvp* | no one .. replied | nobody .. replied | havent replied: 6 Text each parent who has not answered alone: “Can your little one come? I'm counting plates tonight.”
        ? invit* .. sent | already invited | invited .. already: 6 Text the parents who have not replied, with the answers counted so far.
        - 4 Write the invitation with begin and end, and a line for allergies and a phone number.
        - 2 Send it to the parents.
      6 Write down three games and one quiet thing, with what each needs.
        ? hates noise | autis* | sensory | quiet party | loud noises | scared of noise | overwhelm*: 6 Write down three calm things for few children: play dough, bubbles, a treasure hunt, with no balloons and no loud song.
        ? space | rocket* | astronaut* | planets: 6 Write down three games and one quiet thing: a moon-rock hunt, a rocket race with straws, planet musical chairs, star stickers on black paper.
        ? dinosaur*: 6 Write down three games and one quiet thing: a hunt for toy dinosaurs, a dig in sand or flour, dinosaur footsteps, colouring.
        ? pirate*: 6 Write down three games and one quiet thing: a treasure map, walking the plank, musical islands, making eye patches.
        ? unicorn* | princess* | mermaid* | frozen: 6 Write down three games and one quiet thing: a ribbon trail, musical statues, pin the horn, making crowns.
        ? football party | football themed | football theme: 6 Write down three games and one quiet thing: penalties, a dribbling race, pass the parcel, a quiz.
        ? entertainer | magician: 6 Write down the hour of the entertainer, with one game before and the cake after.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down what a one-year-old enjoys: bubbles, a ball pool, paper to tear, a soft song.
        ? park | outside | outdoors | garden | beach | playground: 6 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt, and a rain plan.
          - 4 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt.
          - 3 Write the rain plan below: whose living room, or which day after.
        ? pool | swimming pool | trampoline | bowling | soft play | climbing: 4 Write down what the place does itself: host, food room, socks, time slots, and what is left to you.
        ? autis* | sensory | shy | anxious: 6 Write down three calm things in a fixed order, with a quiet room open all the time.
          - 4 Write down three calm things in a fixed order.
          - 3 Set up a quiet room with a blanket and books.
        ? flat | apartment | no garden | rain*: 6 Write down three games for a small room: freeze dance, pass the parcel, a hunt for paper stars.
          - 4 Write down three games for a small room: freeze dance, pass the parcel, a hunt for paper stars.
          - 4 Move the table to the wall.
        - 4 Write down three games, the wildest one in the middle.
        - 3 Add one quiet thing for the end: drawing, a story, a short film.
      5 List finger food and the cake[, all within {money}]: two savoury, one sweet, water.
        ? cake .. ordered | cake is ordered | cake is done | have the cake | cake is sorted: 5 List food for small hands beside the cake: two savoury, fruit, water.
        ? vegetarian* | vegan* | halal | kosher | no pork | gluten: 5 List food for small hands that every guest may eat[, all within {money}]: wraps, popcorn, fruit, water.
        ? cake is | cake ordered | grandma bakes | brings the cake: 5 List food for small hands beside the cake[, all within {money}]: two savoury, one fruit, water.
        ? allerg* | coeliac | celiac | dairy | nut*: 5 List food that the allergic child can eat too, cake included, with the packets kept for the parents.
      4? Ask one other grown-up to stay for the two hours.
        ? only family | family only | just family | just the family: 4 Ask one grandparent, aunt or uncle to run the first game.
        ? park | beach | playground: 4 Ask two other grown-ups to stay, one of them only to count heads.
        ? pool | swimming pool: 4 Ask two grown-ups who swim to be in the water with you the whole time.
      20 Buy or order what the list says, with one small thing for each child to take home.
        ? only family | family only | just family | just the family: 20 Buy or order what the list says, candles and plates included.
          - 8 Order the cake or buy the mix for it.
          - 8 Buy food, candles and plates.
        ? no money | skint | broke | cheap: 20 Buy the mix, juice, popcorn and balloons only, with a balloon each to take home.
          - 8 Bake or buy the plainest cake, with sweets on top.
          - 6 Buy juice, popcorn and balloons.
          - 3 Fill one balloon a child with air, to take home.
        ? cake is ordered | cake ordered | got the cake: 20 Buy what the list says, with one small thing for each child to take home.
          - 8 Buy food, candles and plates.
          - 6 Put one small thing for each child to take home into a bag with the name on it.
        - 8 Order the cake or buy the mix for it.
        - 8 Buy food, candles and plates.
        - 6 Put one small thing for each child to take home into a bag with the name on it.
    `,
  },
];
