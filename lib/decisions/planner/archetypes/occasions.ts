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
        ~ Pick up a pen. | Write who comes, plus the dish {person|the birthday person} would choose.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 2 Write down who is coming[ ({number})], what each person can't eat, and the most it can cost per person.
        ? graduation | graduated | promotion | passed her | passed his | retire*: 2 Write down who is coming[ ({number})], and whether you will cook or book a restaurant[: {money}].
      5n Text everyone the day and time, with “Is there anything you don't eat?”
        ~ Open a message to everyone. | Write the day and the time. | Send it with “Is there anything you don't eat?”
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Look at three restaurant menus online for a dish each guest can eat and afford.
          - 3 Write down three restaurants within reach and within your budget.
          - 4 Look on each menu for a dish that every guest can eat.
        ? book a table | table for # | reserve a table: 5 Book the table by phone: day, time, number of guests, allergies, a quiet corner, and that it's a birthday.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
        ? restaurant | eat out | eating out | meal out: 5 Book a table by phone: day, time, number of guests, allergies, a quiet corner, and that it's a birthday.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
      8n Write the shopping list for three courses that you have cooked before or can buy.
        ~ Get a sheet of paper. | Write three courses you have cooked or can buy. | Write what each of them needs.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Ring the best restaurant for a table: day, time, how many, what people can't eat, “It's a birthday.”
          - 3 Choose the restaurant where everyone can eat well.
          - 4 Ring it for a table: day, time, how many, what people can't eat, “It's a birthday.”
        ? book a table | table for # | reserve a table | restaurant: 5 Send everyone the place, the day and the time, with “Is there anything you don't eat?”
      5 Text everyone the day and time, with “Is there anything you don't eat?”
        - 3 Text everyone the day and the time.
        - 2 Ask everyone what they don't eat.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Look at three restaurant menus online for a dish each guest can eat and afford.
          - 3 Write down three restaurants within reach and within your budget.
          - 4 Look on each menu for a dish that every guest can eat.
        ? book a table | table for # | reserve a table: 5 Book the table by phone: day, time, number of guests, allergies, a quiet corner, and that it's a birthday.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
        ? restaurant | eat out | eating out | meal out: 5 Book a table by phone: day, time, number of guests, allergies, a quiet corner, and that it's a birthday.
          - 3 Choose the place that all can pay and reach.
          - 3 Book the table by phone or online.
      6 Choose three courses around the birthday dish: one cold, one in the oven, one bought.
        - 4 Choose a main course that you have cooked before.
        - 4 Choose a cold starter and a cake or dessert you can buy.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 5 Ring the best restaurant for a table: day, time, how many, what people can't eat, “It's a birthday.”
          - 3 Choose the restaurant where everyone can eat well.
          - 4 Ring it for a table: day, time, how many, what people can't eat, “It's a birthday.”
        ? book a table | table for # | reserve a table | restaurant: 5 Send everyone the place, the day and the time, with “Is there anything you don't eat?”
          - 3 Send everyone the place, the day and the time.
          - 2 Collect in one note who doesn't eat what.
      8 Write the shopping list for everyone who is coming[, within {money}], including candles and matches.
        - 6 Write the shopping list for everyone who is coming[, within {money}].
        - 2 Add candles, matches and a card to the shopping list.
        ? pick a restaurant | choose a restaurant | find a restaurant | which restaurant | pick a place | choose a place: 4 Ask the restaurant whether you may bring a cake.
          - 4 Send everyone the place, the day and the time.
          - 2 Ask the restaurant whether you may bring a cake.
        ? book a table | table for # | reserve a table | restaurant: 4 Ask the restaurant whether you may bring a cake.
          - 2 Ask the restaurant whether you may bring a cake.
          - 2 Put candles and matches in your bag for the cake.
      4? Ask one guest to bring whatever chairs, plates or glasses you're short of.
        ~ Count your chairs, plates and glasses. | Open a message to one guest. | Ask them to bring what you're short of, with the number.
        ? book a table | table for # | reserve a table | restaurant: 4 Decide who pays for what: one person for the whole table, each their own, or a share for the birthday person.
      5 Write the evening's schedule backward from the cake[ {deadline}]: cake, main course, oven on, table set.
        - 3 Write down when you serve the cake and when you serve the main course.
        - 3 Count back from there to when the oven goes on, the table is set and the shopping is done.
        ? book a table | table for # | reserve a table | restaurant: 3 Text everyone the plan for rides, and when you all meet at the restaurant door.
          - 2 Write down who needs a ride.
          - 2 Ask two drivers to pick those people up.
      15 Set the table, with the cake and the lighter hidden within reach.
        - 8 Set the table.
        - 2 Hide the cake and the lighter where you can reach them.
        ? book a table | table for # | reserve a table | restaurant: 3 Ring the restaurant the day before with the final number of guests.
          - 2 Count how many guests have said yes.
          - 2 Ring the restaurant with the final number.
    `,
  },
  {
    id: "wedding-guest",
    area: "people",
    whole: `${everyWay("go to|attend|get ready for|be ready for|prepare for|survive|get through", everyWay(GUESTS, "wedding"))}|go to wedding|attend wedding|get ready for a wedding|be a wedding guest|be a bridesmaid|be a best man|survive a wedding|find wedding outfit|go to weddings`,
    tells:
      "invited to wedding|invited to friend's wedding|wedding to go to|wedding guest|invitation to wedding",
    unless: "own wedding|speech|toast|vows|plan wedding|gift|present",
    it: "the wedding",
    named: "wedding",
    plan: `
      2* Open the invitation to {theIt}, and write down the day, place, time and RSVP date.
        ~ Open the invitation. | Write down day, place, time and RSVP date.
      3n Answer the invitation in one line: whether you're coming, who's coming with you, what you don't eat.
        ~ Hold the invitation in your hand. | Type one line: yes or no, with whom, what food. | Send that line.
        ? without my partner | on my own | by myself: 3 Answer the invitation in one line: “I'd love to come. It will be just me.”
        ? cant afford | no money | skint | broke | expensive: 3 Answer the invitation: yes to the ceremony only, or a warm no with a day to celebrate later.
        ? no plus one | plus one | alone | on my own | single | by myself: 3 Answer the invitation in one line: “I'm coming on my own. Could I sit with people I know?”
      8n Lay out one outfit you own, from shoes to coat, and note what is missing.
        ~ Open your closet. | Lay out the outfit and the coat. | Lay out the shoes. | Write down what is missing.
      3 Answer the invitation in one line: whether you're coming, who's coming with you, what you don't eat.
        ~ Hold the invitation in your hand. | Type one line: yes or no, with whom, what food. | Send that line.
        ? cant afford | no money | skint | broke | expensive: 3 Answer the invitation: yes to the ceremony only, or a warm no with a day to celebrate later.
        ? my ex | ex will | ex is: 3 Answer the invitation, with one line for the couple: “Could I sit away from my ex?”
        ? no plus one | plus one | alone | on my own | single | by myself: 3 Answer the invitation: “I'm coming on my own. Could I sit with people I know?”
      8 Lay out one outfit you own, from shoes to coat, and note what is missing.
        - 4 Take out one outfit you own, from shoes to coat.
        - 4 Put the outfit on, and note what is missing, tight or creased.
        ? nothing to wear | nothing fits | what to wear | dress code: 8 Lay out the plainest dressy thing you own, so one borrowed bright piece is all it needs.
          - 4 Try on the plainest dressy thing you own.
          - 4 Ask one friend for a bright piece you could borrow.
      10 Book your trip to the wedding and back, with a room if you can't get home that night.
        - 6 Book your trip to the wedding and back.
        - 6 Book a room if you can't get home that night.
        ? cant afford | no money | skint | broke | expensive: 10 Ask another guest for a ride and half of a shared room, before you book anything.
          - 5 Ask another guest for a ride.
          - 5 Ask a second guest to share a room with you.
        ? dog | baby | kids | children: 10 Book your trip to the wedding and back, with a room close enough to slip away to.
          - 6 Book your trip to the wedding and back.
          - 6 Book a sitter, or a room close enough to slip away to.
      6 Choose the gift or how much to give[, within {money}].
        - 4 Choose the gift or how much to give[, within {money}].
        - 3 Write two lines in the wedding card.
      4? Ask one guest you know to sit or arrive with you.
        ~ Choose one guest you know. | Open a message to that guest. | Send: “Could we arrive together, or sit together?”
        ? know nobody | dont know anyone | know no one: 4 Ask the couple for the name of one other guest who is coming alone.
        ? wheelchair | cant walk | disab* | pregnan* | baby: 4 Ask the couple: “Is it step-free, and could I have a chair at the edge and a quiet room?”
      4 Put the card, charger, painkillers and comfortable shoes in one bag the evening before[, {deadline}].
        - 3 Put the card, charger and painkillers in one bag the evening before.
        - 2 Choose a time when you may leave, so that leaving feels easy.
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
        ~ Pick up a pen. | Write the day, time, place and a possible companion.
      3* Text one person who is going: “Can we go in together?”
        ~ Choose one person who is going. | Open a message to that person. | Send: “Can we go in together?”
        ? hindu | sikh | muslim | jewish | buddhist | janazah: 3 Text the family or a friend of theirs: “What should I wear, and is there anything I should bring or not do?”
        ? with children | with my kids | with two small | small children | toddler* | my baby: 3 Ask one adult to sit with you and the children at the end of a row, so you can slip out.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 3 Text the person leading the service: “When do I come up, where do I read from, and how long may it be?”
        ? alone | know nobody | know no one: 3 Text the family or the person leading the service: “I'm coming. Where should I sit?”
        ? my child* | my kids | bring .. kids | take .. kids | take .. children | bring .. baby: 3 Ask one adult to sit with you and the children at the end of a row, so you can slip out.
      5 Lay out clean, dark or quiet clothes and shoes.
        ? hindu | sikh | buddhist: 5 Lay out plain white or light clothes, shoes that slip off, and a scarf in case heads are covered.
          - 3 Lay out plain white or light clothes.
          - 3 Put out shoes that slip off, and a scarf in case heads are covered.
        ? muslim | janazah | islamic: 5 Lay out loose, plain clothes with long sleeves, shoes that slip off, and a scarf for a woman's hair.
          - 3 Lay out loose, plain clothes with long sleeves.
          - 3 Put out shoes that slip off, and a scarf for a woman's hair.
        ? jewish | shiva: 5 Lay out dark, plain clothes, and a hat or kippah if you're a man. Flowers are not expected.
          - 3 Lay out dark, plain clothes.
          - 2 Put a hat or kippah in your pocket if you're a man.
        ? asked for white | wear white | colourful | bright colours | no black allowed: 5 Lay out clean, plain clothes in the colour the family asked for.
          - 3 Lay out clean, plain clothes in the colour the family asked for.
          - 3 Put out shoes that go with those clothes.
        - 5 Lay out clean, dark or quiet clothes and shoes.
        - 2 Put tissues and water in your bag or coat.
        ? with children | with my kids | with two small | small children | toddler* | my baby: 5 Lay out quiet clothes for all of you.
          - 5 Lay out quiet clothes for all of you.
          - 2 Pack a bag of silent things: crayons, a book, raisins.
        ? nothing to wear | no black | what to wear: 5 Lay out the plainest dark things you own, with clean shoes. Navy or grey is fine.
          - 5 Lay out the plainest dark things you own: navy or grey is fine.
          - 2 Ask one friend to lend you a dark coat or scarf.
      5 Look up how to get there fifteen minutes early.
        - 4 Look up how to get there fifteen minutes early.
        - 2 Set one alarm for getting dressed and one for leaving.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 4 Print your reading twice in large letters: once for you, once for someone who can take over.
          - 2 Ask one person: “Would you take over the reading if my voice goes?”
          - 2 Print your reading twice in large letters.
        ? abroad | flight | far away | train | hours away: 5 Look up a trip that gets you there an hour early, with a night's stay if it's too far for one day.
        ? online | livestream | live stream | cant travel: 5 Open the link of the live stream once, with sound tested.
      4 Learn one sentence for the family: “I'm so sorry. I'm glad I knew {person|them}.”
        - 2 Say this to yourself aloud once: “I'm so sorry. I'm glad I knew {person|them}.”
        - 2 Read the funeral notice for the family's wishes: flowers, a donation, colours.
        ? with children | with my kids | with two small | small children | toddler*: 4 Tell the children what they will see: “People cry. We sit still. We can go out when you need to.”
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 5 Read your text aloud three times at home, slowly, with a breath after each line.
          - 4 Read your text aloud once, with a mark where you breathe.
          - 4 Read the text aloud twice more, a little slower.
        ? didnt know | hardly knew | never met | colleague: 4 Learn one sentence for the family: “I'm so sorry. I'm here for you.”
      5* Sit near the side, where you can step out for air.
        ~ Step inside. | Walk along the side to a seat near the exit. | Sit down at the end of the row.
        ? asked to read | read a poem | reading a poem | asked to speak | doing a reading | read something: 5 Sit near the front on the aisle, with your reading, a tissue and some water.
        ? cry | crying | scared | anxious | panic*: 5 Sit at the end of a row near the door, with a tissue in your hand and a mint.
      4 Ask someone to do one quiet thing with you afterward: tea, a walk, a call.
        ~ Open a message to someone close. | Choose tea, a walk or a call. | Send: “Could we do this together afterward?”
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
        ~ Open a message. | Write: “I heard about your loss, and I'm so sorry.”
        ? best friends dad | friends dad | friends father: 2 Write one line: “I just heard about your dad. I'm so sorry, and I love you.”
        ? best friends mom | friends mom | friends mother: 2 Write one line: “I just heard about your mom. I'm so sorry, and I love you.”
        ? coworkers mom | bosss mom | neighbors mom | lost her mom | lost his mom | whose mom | mom passed | mom died: 2 Write one line: “I heard about your mom, and I'm so sorry.”
        ? own life | suicide | took her life | took his life | killed himself | killed herself: 2 Write one line with the person's name in it: “I heard about …. I have no words, and I'm so sorry.”
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby: 2 Write one line: “I'm so sorry you lost your baby.”
        ? lost her mum | lost his mum | lost their mum | whose mum died | mum died | mum has died | lost her mother | lost his mother: 2 Write one line: “I heard about your mum, and I'm so sorry.”
        ? lost her dad | lost his dad | lost their dad | whose dad died | dad died | dad has died | lost her father | lost his father: 2 Write one line: “I heard about your dad, and I'm so sorry.”
        ? wife | husband | dog | cat | pet | horse | rabbit: 2 Write one line: “I was so sad to hear your news. I'm thinking of you.”
      4n Add one thing you remember about the person who died, or one thing you value in {person|the person left behind}.
        ~ Put your message in front of you. | Write “I remember” or “What I value in you”. | Finish that line.
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby | lost their son at: 4 Add one line that names the loss: “Your baby mattered. You don't have to be strong.”
        ? dog | cat | pet | horse | rabbit: 4 Add one thing about the animal by name: how it greeted you, its place on the sofa, its funny habits.
      2n Send your message today, with “No need to answer.”
        ~ Add “No need to answer.” to your message. | Press send.
        ? card | cards | by mail | letter: 5 Put the card, both lines copied in, into its envelope with the address and a stamp.
      4 Add one thing you remember about the person who died, or one thing you value in {person|the person left behind}.
        ~ Put your message in front of you. | Write “I remember” or “What I value in you”. | Finish that line.
        ? miscarr* | stillb* | lost the baby | lost her baby | lost their baby | lost their son at: 4 Add one line that names the loss: “Your baby mattered. You don't have to be strong.”
        ? dog | cat | pet | horse | rabbit: 4 Add one thing about the animal by name: how it greeted you, its place on the sofa, its funny habits.
        ? never met | didnt know | barely know | hardly know: 4 Add one thing you value in {person|the person left behind}, such as how they spoke of the one who died.
      3 Offer one thing with a day: “I'll bring soup on Thursday at six and leave it at the door.”
        ? states away | # states | far away | hours away | live far | other side of the country | cant be there | long distance: 3 Offer one thing that works from far away: dinner delivered on Thursday, or a call any night at nine.
          - 3 Choose one thing that works from far away: dinner delivered, a call, a flight for the funeral.
          - 2 Write it with a day.
        - 3 Choose one thing you can really do: soup, a ride, an hour with the children.
        - 2 Write your offer with a day and a time: “I'll bring soup on Thursday at six.”
        ? colleague | coworker | co worker: 3 Offer one thing at work: “I'll take Thursday's meeting. You don't have to explain anything.”
          - 3 Choose one thing at work that you can take over.
          - 2 Write your offer with a day, and “You don't have to explain anything.”
        ? abroad | far away | client | customer | boss | landlord*: 3 Add one plain wish: “I hope you have people around you who help.”
          - 3 Add one plain wish: “I hope you have people around you who help.”
          - 2 Choose how to send it: a card, or a message the way you usually write to each other.
      3 Cross out “at least”, “everything happens for a reason” and any advice.
        ? own life | suicide | took her life | took his life | killed himself | killed herself: 3 Cross out “why”, “at peace now”, “at least” and anything about how it happened.
          - 3 Cross out “why”, “at peace now” and “at least”.
          - 2 Read your message aloud once.
        - 2 Cross out “at least”, “everything happens for a reason” and any advice.
        - 2 Read your message aloud once.
      3 Send your message or mail your card today, with “No need to answer.”
        - 3 Copy your words by hand into a card, or into a message.
        - 2 Send your message or mail your card today, with “No need to answer.”
        ? months | weeks ago | months ago: 3 Mail the card today, with one line in it: “This is late, and I have thought of you often.”
      2 Put a date four weeks from now in your calendar: “Ask how the days are.”
        ~ Open your calendar four weeks from now. | Enter: “Ask how the days are”.
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
      2* Write down the part of {theIt} that you dread most, in one line.
        ~ Pick up a pen. | Write one line on the part you dread most.
      4n Choose one comforting thing for that time: a candle, a movie, a walk, a call.
        ~ Write four words: candle, movie, walk, call. | Circle the one that comforts you most. | Write the time beside it.
        ? first fathers day without | first mothers day without | fathers day without | mothers day without: 4 Choose one thing of theirs for that day: their song, their breakfast, a visit to the grave, a photo on the table.
        ? without my kids | without the kids | kids are with | theyre with their | with their dad | with their mom | without my son | without my daughter: 4 Put a call with the kids on both calendars for that day, and pick your own day to celebrate with them.
        ? kids | children | family | we do | husband | wife: 4 Ask everyone at home for one thing to keep and one to leave out this year.
      4n Text one person your plan for that day: where you'll be, and when you'd like a call.
        ~ Open a message to one person. | Write where you'll be that day. | Send it with when you'd like a call.
      4 Tell one person when you come and when you leave, or when you are at home.
        ? first fathers day without | first mothers day without | fathers day without | mothers day without: 4 Mute store emails and social media for that week, where every ad says it.
          - 2 Unsubscribe from or mute the ads for that day.
          - 2 Log out of social media until the day after.
        ? without my kids | without the kids | kids are with | theyre with their | with their dad | with their mom | without my son | without my daughter: 4 Put a call with the kids on both calendars for that day, and pick your own day to celebrate with them.
          - 2 Message the other parent: “What time can I call the kids that day?”
          - 2 Pick your own day to celebrate with the kids, and write it on the calendar.
        - 2 Fix when you come and when you leave, or when you are at home.
        - 2 Tell one person your plan for the day in one line, without giving reasons.
        ? kids | children | family | we do | husband | wife: 4 Ask everyone at home for one thing to keep and one to leave out this year.
          - 3 Ask everyone at home for one thing to keep and one to leave out this year.
          - 2 Put the two lists up on the fridge: what you keep and what you leave out.
      4 Ask a friend to text or call you in the hardest hour.
        ~ Name the hardest hour. | Open a message to a friend. | Send: “Could you text or call me at that time?”
      5 Write one sentence for the question you don't want: “I'd rather not today. How is the garden?”
        - 3 Write one sentence for the question you don't want, such as “I'd rather not today.”
        - 2 Say that sentence aloud twice, with nothing added after it.
        ? work | office | party: 5 Write one sentence for colleagues: “It's my first one without …. I'm keeping it small.”
      4 Choose a reason for leaving the room that nobody will question: the dog, the dishes, a walk around the block.
        ~ Write three reasons: the dog, the dishes, a walk. | Circle the one nobody will question. | Say it aloud once.
      4 Plan one thing just for you that day[, {deadline}]: a film, a candle, a call, a swim.
        ? without my kids | without the kids | kids are with | theyre with their | with their dad | with their mom | without my son | without my daughter: 4 Plan one thing for those hours: breakfast with a friend, a shift at a food bank, a movie.
          - 2 Choose one thing for those hours.
          - 3 Text the friend or sign up for the shift.
        - 2 Choose one thing just for you that day: a film, a candle, a call, a swim.
        - 3 Lay out, order or book what you'll need for it.
        ? died | dead | without my | without her | without him | passed | since we lost: 4 Plan one thing in memory of the person who is missing: a candle, their dish, their song.
          - 2 Choose one thing in memory of the person who is missing: a candle, their dish, their song.
          - 3 Lay out or order what you'll need for it.
      3? Put a free evening into your calendar for the day after.
        - 3 Put a free evening into your calendar for the day after.
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
      2* Write down the day for {theIt}[ ({deadline})], the start and the end: two hours are long enough.
        ~ Pick up a pen. | Write the day, with start and end two hours apart.
        ? first birthday | 1st birthday | turns one | turning one: 2 Write down the day of the party and an hour and a half between two naps.
        ? hall booked | venue booked | hall is booked | booked the hall: 2 Write down the hours you have the hall: half an hour to set up, two hours of party, half an hour to clean up.
      6n Send the parents an invitation with start and end time, your phone number and a question about allergies.
        ~ Open a message to the parents. | Write start, end and your phone number. | Send it with “Any allergies?”
        ? # boys | # girls | # kids | # children: 6 Text the {#} families the day, start and end time, your address and “Any allergies?”
        ? sister* tag along | siblings coming | siblings too: 6 Text the parents the day, the times, “Any allergies?” and whether brothers and sisters can come.
        ? rain | rains | raining | rainy | thunderstorm*: 6 Reserve the dry place: the park pavilion, a church or community room, or your living room.
        ? kids coming | kids are coming | guests coming | everyone said yes | already invited | invitations are out: 6 Write a short plan for the two hours: hello game, three games, cake, presents, one quiet thing.
        ? hates noise | autis* | sensory | quiet party | loud noises | overwhelm*: 6 Invite three or four children for an hour and a half, with the end time in large letters.
        ? family only | only family | just family | just the family | for family: 6 Message the family the day and the time: “Cake at our place, small presents only.”
        ? nobody rsvp* | no one .. replied | nobody .. replied | havent replied: 6 Text each parent who hasn't answered: “Can your little one come? I'm counting plates tonight.”
      6n Write down three games and one quiet activity, with what you need for each.
        ~ Get a sheet of paper. | Write three games and one quiet activity. | Write beside each what you need.
        ? apartment | no yard | small house | house is tiny | tiny house | small place | no backyard | tiny living room: 6 Write down three games for a small room, such as freeze dance, a treasure hunt with clues and minute-to-win-it, plus pizza and a movie.
        ? rain | rains | raining | rainy | thunderstorm*: 6 Text the parents one line: “If it rains, we're at …. I'll text by 8 that morning.”
        ? hates noise | autis* | sensory | quiet party | loud noises | scared of noise | overwhelm*: 6 Write down three calm activities for a few children: play dough, bubbles, a treasure hunt.
        ? space | rocket* | astronaut* | planets: 6 Write down three games and one quiet thing: a moon-rock hunt, a rocket race with straws, planet musical chairs, star stickers on black paper.
        ? dinosaur*: 6 Write down three games and one quiet thing: a hunt for toy dinosaurs, a dig in sand or flour, dinosaur footsteps, colouring.
        ? pirate*: 6 Write down three games and one quiet thing: a treasure map, walking the plank, musical islands, making eye patches.
        ? unicorn* | princess* | mermaid* | frozen: 6 Write down three games and one quiet thing: a ribbon trail, musical statues, pin the horn, making crowns.
        ? football party | football themed | football theme: 6 Write down three games and one quiet activity: penalty kicks, a dribbling race, pass the parcel, a quiz.
        ? entertainer | magician: 6 Write down when the entertainer starts, with one game before and the cake after.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down what a one-year-old enjoys: bubbles, a ball pit, paper to tear, a soft song.
        ? park | outside | outdoors | garden | beach | playground: 6 Write down three games for grass and a rain plan: tag with ribbons, egg and spoon, a treasure hunt.
          - 4 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt.
          - 3 Write down a rain plan: whose living room you'd use, or which day instead.
        ? pool | swimming pool | trampoline | bowling | soft play | climbing: 4 Write down what the place provides and what is left for you: a host, a food room, socks, time slots.
        ? allerg* | coeliac | celiac | nut*: 6 List party food the child with the allergy can eat too, cake included.
      5 Let {person|the birthday child} name the guests[: {number}] and one theme or favourite thing.
        ? # boys | # girls | # kids | # children | # friends: 5 Let {person|the birthday child} name the guests, {#} at most, and one theme or favorite thing.
          - 3 Let {person|the birthday child} name the guests, {#} at most.
          - 2 Ask the birthday child for one theme or favorite thing.
        ? only family | family only | just family | just the family: 5 Let {person|the birthday child} choose the cake and one thing to do together: a hunt, a ball game, face paint.
          - 2 Let {person|the birthday child} choose the cake.
          - 2 Ask the birthday child for one thing to do together: a hunt, a ball game, face paint.
        ? dinosaur* | unicorn* | pirate* | princess* | superhero* | mermaid* | themed | theme is | theme | theme party | as a theme: 5 Let {person|the birthday child} name the guests[: {number}], and two things from the theme that must be there.
          - 3 Let {person|the birthday child} name the guests[: {number}].
          - 2 Ask the birthday child for two things from the theme that must be there.
        ? guest list is done | guests are invited | invitations are sent | invites are out | invites are sent: 3 Ask {person|the birthday child} for one theme or favourite thing.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down the names of the few guests you want.
        ? no friends | nobody comes | two friends | one friend: 5 Let {person|the birthday child} choose one or two children and one treat: a movie, the pool, pizza night.
          - 3 Let {person|the birthday child} choose one or two children.
          - 2 Ask the birthday child for one treat: a movie, the pool, pizza night.
        - 3 Let {person|the birthday child} name the guests[: {number}].
        - 2 Ask the birthday child for one theme or favourite thing.
      6 Send the parents an invitation with start and end time, your phone number and a question about allergies.
        ? rain | rains | raining | rainy | thunderstorm*: 6 Text the parents the dry place and time: “If it rains, we're at …. I'll text by 8 that morning.”
          - 5 Choose the dry place: the park pavilion, a church or community room, your living room.
          - 3 Text the parents: “If it rains, we're at …. I'll text by 8 that morning.”
        ? kids coming | kids are coming | guests coming | everyone said yes | invitations are out: 6 Text the parents one line: start and end time, your number, “Any allergies?”
          - 4 Write the line with start and end time, your number and “Any allergies?”
          - 2 Send it to the parents.
        ? hates noise | autis* | sensory | quiet party | loud noises | overwhelm*: 6 Invite three or four children for an hour and a half, with start and end time, your phone number and a question about allergies.
        ? cant swim | cannot swim | non swimmer*: 6 Send the invitation with start and end time, and note for the non-swimmer's parent: “Please be in the water with them.”
        ? by email: 6 Email the parents the invitation with start and end time, “Any allergies?” and “Please answer by ….”
          - 4 Write the invitation with start and end time, “Any allergies?” and “Please answer by ….”
          - 2 Email the invitation to the parents, with their addresses in the Bcc field.
        ? family only | only family | just family | just the family | for family: 6 Message the family the day and the time: “Cake at our place, small presents only.”
          - 3 Write the message with the day and the time: “Cake at our place, small presents only.”
          - 2 Send the message to the family.
        ? nobody rsvp* | no one .. replied | nobody .. replied | havent replied: 6 Text each parent who hasn't answered: “Can your little one come? I'm counting plates tonight.”
        ? invit* .. sent | already invited | invited .. already: 6 Text the parents who haven't replied: “Can your little one come? I'm counting plates tonight.”
        - 4 Write the invitation with start and end time, your phone number and a question about allergies.
        - 2 Send the invitation to the parents.
      6 Write down three games and one quiet activity, with what you need for each.
        ? rain | rains | raining | rainy | thunderstorm*: 6 Write down three games that work under a roof: freeze dance, balloon volleyball, a hunt for paper stars.
          - 4 Write down three games that work under a roof: freeze dance, balloon volleyball, a hunt for paper stars.
          - 3 Put towels, a tarp and a speaker by the door.
        ? hates noise | autis* | sensory | quiet party | loud noises | scared of noise | overwhelm*: 6 Write down three calm activities for a few children: play dough, bubbles, a treasure hunt.
        ? space | rocket* | astronaut* | planets: 6 Write down three games and one quiet thing: a moon-rock hunt, a rocket race with straws, planet musical chairs, star stickers on black paper.
        ? dinosaur*: 6 Write down three games and one quiet thing: a hunt for toy dinosaurs, a dig in sand or flour, dinosaur footsteps, colouring.
        ? pirate*: 6 Write down three games and one quiet thing: a treasure map, walking the plank, musical islands, making eye patches.
        ? unicorn* | princess* | mermaid* | frozen: 6 Write down three games and one quiet thing: a ribbon trail, musical statues, pin the horn, making crowns.
        ? football party | football themed | football theme: 6 Write down three games and one quiet activity: penalty kicks, a dribbling race, pass the parcel, a quiz.
        ? entertainer | magician: 6 Write down when the entertainer starts, with one game before and the cake after.
        ? first birthday | 1st birthday | turns one | turning one: 5 Write down what a one-year-old enjoys: bubbles, a ball pit, paper to tear, a soft song.
        ? park | outside | outdoors | garden | beach | playground: 6 Write down three games for grass and a rain plan: tag with ribbons, egg and spoon, a treasure hunt.
          - 4 Write down three games for grass: tag with ribbons, egg and spoon, a treasure hunt.
          - 3 Write down a rain plan: whose living room you'd use, or which day instead.
        ? pool | swimming pool | trampoline | bowling | soft play | climbing: 4 Write down what the place provides and what is left for you: a host, a food room, socks, time slots.
        ? autis* | sensory | shy | anxious: 6 Write down three calm activities in a fixed order, with a quiet room open the whole time.
          - 4 Write down three calm activities in a fixed order.
          - 3 Set up a quiet room with a blanket and books.
        ? flat | apartment | no garden | rain*: 6 Write down three games for a small room: freeze dance, pass the parcel, a hunt for paper stars.
          - 4 Write down three games for a small room: freeze dance, pass the parcel, a hunt for paper stars.
          - 4 Move the table to the wall, so there's room for the games.
        - 4 Write down three games, with the wildest one in the middle.
        - 3 Write down one quiet activity for the end: drawing, a story, a short film.
      5 List finger food and the cake[, all within {money}]: two savoury, one sweet, water.
        ~ Pick up a pen. | Write two savory things. | Write one sweet thing, the cake and water.
        ? cake .. ordered | cake is ordered | cake is done | have the cake | cake is sorted: 5 List small snacks to go with the cake: two savoury, fruit, water.
        ? vegetarian* | vegan* | halal | kosher | no pork | gluten: 5 List finger food that every guest can eat[, all within {money}]: wraps, popcorn, fruit, water.
        ? cake is | cake ordered | grandma bakes | brings the cake: 5 List small snacks to go with the cake[, all within {money}]: two savoury, one fruit, water.
        ? allerg* | coeliac | celiac | dairy | nut*: 5 List party food the child with the allergy can eat too, cake included.
      4? Ask one other grown-up to stay for the two hours.
        ~ Choose one other grown-up. | Open a message to that person. | Send: “Could you stay for the two hours?”
        ? only family | family only | just family | just the family: 4 Ask one grandparent, aunt or uncle to run the first game.
        ? park | beach | playground: 4 Ask two other grown-ups to stay, so that one of them can keep count of the children.
        ? pool | swimming pool: 4 Ask two grown-ups who swim well to be in the water with you the whole time.
      20 Buy or order what is on your list, with one small thing for each child to take home.
        ? only family | family only | just family | just the family: 20 Buy or order what is on your list, candles and plates included.
          - 8 Order the cake, or buy a mix for it.
          - 8 Buy the rest of the food, the candles and the plates.
        ? no money | skint | broke | cheap: 20 Buy only cake mix, juice, popcorn and balloons, with one balloon for each child to take home.
          - 8 Make or buy a plain cake, with sweets on top.
          - 6 Buy juice, popcorn and balloons.
          - 3 Fill one balloon a child with air, to take home.
        ? cake is ordered | cake ordered | got the cake: 20 Buy what is on your list, with one small thing for each child to take home.
          - 8 Buy the rest of the food, the candles and the plates.
          - 6 Fill a named bag for each child with one small thing to take home.
        - 8 Order the cake, or buy a mix for it.
        - 8 Buy the rest of the food, the candles and the plates.
        - 6 Fill a named bag for each child with one small thing to take home.
    `,
  },
];
