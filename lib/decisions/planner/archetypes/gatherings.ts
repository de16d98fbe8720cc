import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Parties, guests, weddings, children and letters. */
export const GATHERINGS: readonly Archetype[] = [
  {
    id: "party",
    area: "people",
    acts: "plan|organize|throw|host|have|celebrate|arrange|prepare|do|plan for",
    things:
      "party|18th|21st|30th|40th|50th|60th|65th|70th|75th|80th|90th|birthday party|birthday|surprise party|baby shower|bbq|barbecue|housewarming|game night|reunion|family reunion|retirement party|leaving party|halloween party|kids party|kid's birthday|bridal shower|engagement party|celebration|anniversary party|anniversary|graduation party|farewell party|housewarming party|sleepover|picnic|get-together",
    unless:
      "gift|present|political|card|remember|forgot|yesterday|missed|apologise|apologize|hide|bachelor|bachelorette|hen party|hen do|stag party|stag do",
    it: "the party",
    plan: `
      2* Write down the day, time and place of {theIt}[ ({deadline})]: at home, a park, a room to book.
        ~ Write down the day and the time of {theIt}. | Write the place below it.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 2 Write down when the game starts, when guests can arrive, and how many can see the screen.
        ? hate parties | hates parties | dont like parties | nothing big | low key | low key one: 2 Write down one thing you'd enjoy with a few people, with no party about it: a long lunch, a boat, a walk.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane | hall is booked | hall booked | venue is booked | venue booked | room is booked | room booked: 2 Write down what the booking needs from you: the final number, the rest of the money, the last day to change.
        ? at my place | at our place | at home | at my house | at our house | my flat | our flat | in our garden | in my garden: 2 Write down the day of {theIt}, when it starts and when it ends[ ({deadline})].
        ? new years eve | nye: 2 Write down how many may come, from what time, and how they'll get home after midnight.
        ? surprise: 2 Write down your cover story: where the guest of honor thinks they are going, and at what time.
        ? goodbye | farewell | leaving party | moving to | is moving: 2 Write down one evening for {theIt} at least a week before the move, and what time it starts and ends.
      5n Write the names of everyone you want there, and note the total at the bottom.
        ~ Get a pen and a page. | Write the names of family. | Write the names of friends. | Write the total at the bottom.
        ? only # chairs | not enough chairs | no chairs: 5 Write two waves of guests on a sheet: family first, friends an hour later.
        ? at my place | at our place | at home | at my house | at our house | my flat | our flat | in our garden | in my garden | her house | his house: 5 Write the names of everyone you want there, and note the total at the bottom.
        ? done nothing | nothing booked | # weeks | three weeks | two weeks: 5 Ring one place with a yard or room to ask its price per person with food, on your date.
      8n Send everyone the invitation with the day, the place and “let me know by …”.
        ~ Open a message to everyone. | Type the day and the place. | Send it with “let me know by” plus a date.
        ? done nothing | nothing booked | # weeks | three weeks | two weeks: 8 Book a place with a deposit you can get back, so you can invite everyone.
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 8 Send everyone the invitation with the day, the place and “let me know by …”.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 8 Ring the place: “Are you free from … to …? What are the price, chairs, kitchen and last day to cancel?”
      5 Write the names of everyone you want there, and number them[: {number}].
        ~ Get a pen and a page. | Write the names closest to you. | Write the other names. | Number them from the top.
        ? surprise: 5 Write the names, plus one person who knows their friends and can keep a secret.
        ? mum* | mom* | dad* | nan* | gran* | grandad* | mother* | father*: 5 Write the guest list together with the person it is for: who they want, and what they don't, such as speeches.
        ? # people | # guests | # of us: 5 Write where the {#} names can be found: one list, one chat, one mail group.
      8 Send everyone the invitation with the day, the place and “let me know by …”.
        - 4 Write the invitation: the day, the place, the start and end, “let me know by …”.
        - 4 Send it to everyone on the list.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane: 8 Send everyone the invitation with the day, time, the booked place and “let me know by …”.
          - 4 Write the invitation: the day, time, the booked place, “let me know by …”.
          - 4 Send it to everyone on the list.
        ? invitations are sent | invites are sent | invitations have gone | invited everyone | everyone is invited | invites are out | already invited | invitations are out: 8 Text each person who hasn't answered: “Can you come? I'm counting chairs tonight.”
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 8 Send everyone the invitation with the day, the place and “let me know by …”.
          - 4 Write the invitation: the day, the place, the start and end, “let me know by …”.
          - 4 Send it to everyone on the list.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 8 Ring the place: “Are you free from … to …? What are the price, chairs, kitchen and last day to cancel?”
          - 3 Write down your questions: times, price, chairs, kitchen, step-free restroom, last day to cancel.
          - 5 Ring the place with those questions: “Could you hold the day for me?”
      5? Choose food you can make or order the day before[, within {money}].
        ~ Write down three foods you can make or order. | Cross out what can't be done the day before. | Look at the cost of the rest. | Circle the one you'll have.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 5 Choose food to eat by hand: chili or wings, pizza, dip and chips, one dish without meat[, within {money}].
        ? restaurant is booked | restaurant booked | pub is booked | table is booked | table booked | cafe is booked | booked a table | booked the restaurant: 5 Ask the place for a menu price per person, including special diets, and whether you may bring a cake.
        ? bbq | barbecue | grill: 5 Choose three things for the grill, one of them meatless. Guests can bring salads.
        ? potluck | pot luck | bring a dish | each brings: 5 Write a sign-up list of dishes for guests: two mains, two salads, bread, something sweet.
        ? vegan* | vegetarian* | coeliac | celiac | gluten | nut allergy | allergic | halal | kosher: 5 Choose one main dish that every guest can eat, and note the diets beside the names.
        ? no money | skint | broke | cheap | little money: 5 Choose soup, bread and “bring one dish”. The cake is the one thing you pay for.
        ? no alcohol | dry | sober | dont drink: 5 Choose three good drinks without alcohol: a fruit punch, iced tea, ginger ale on ice.
          - 3 Choose three good drinks without alcohol.
          - 3 Put ice, glasses and fruit on the shopping list.
        ? # replied | numbers by: 5 Count the yes answers plus half of the silent ones, for the venue's number.
      6 Write one list of what must be bought, borrowed or booked, with a name beside each line.
        - 4 Write one list of what must be bought, borrowed or booked.
        - 2 Put a name beside each line, not only yours.
        ? slideshow: 6 Write one list with a name beside each line: cake, slideshow photos, projector, rides for older guests.
          - 4 Write one list: cake, slideshow photos, projector, rides.
          - 2 Put a name beside each line, not only yours.
        ? in my flat | my flat | my apartment | small flat | at my place: 6 Write one list of what must be bought or borrowed, including chairs, coat space and a note to the neighbors.
          - 4 Write one list: food, drinks, chairs, ice, a place for coats.
          - 2 Put a name beside each line, not only yours.
      15 Book or order the line that sells out first: the room, the cake, the table.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 15 Order the pizza or wings for half an hour before the start, since everyone orders then.
          - 3 Write down how many pieces you need: four to five per person.
          - 8 Order them for half an hour before the game.
        ? only # chairs | not enough chairs | no chairs | nowhere to sit | nowhere for coats: 15 Borrow chairs from a church, neighbors or a rental company.
          - 3 Count the seats you have: chairs, sofa, floor cushions.
          - 8 Ask two neighbors or a church for the chairs that are missing.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane: 15 Order the cake or balloons for that day, once the place says you may bring them.
          - 4 Ask the place whether you may bring a cake and balloons.
          - 8 Order the cake or balloons for that day.
        ? small flat | tiny flat | studio | one bedroom: 15 Borrow glasses and cushions for two waves of guests, each with its own two hours.
          - 5 Write down who comes in which wave.
          - 8 Ask two neighbors for glasses and cushions.
        ? at my place | my place | at home | my house | our house | my flat | our flat | our garden | my garden | apartment: 15 Order the cake, or whatever else takes days, for that morning.
          - 3 Mark what takes days to get: the cake, a big platter, borrowed chairs.
          - 8 Order what you marked for that morning.
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 15 Order the cake and food for that day, with a delivery time for the place.
          - 5 Order the cake.
          - 8 Order the food, with a delivery time for the place.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 15 Send everyone the invitation with the day, the place and “let me know by …”, once the place has said yes.
          - 5 Write a short invitation with the time and address from the place's answer.
          - 8 Send everyone on the guest list that invitation.
        ? work | office | colleagues | boss: 15 Ring one park, bar or hall that serves food for that number, to ask for a hold until tomorrow.
          - 5 Ring the first place: “What's the price per person, and are you free that day?”
          - 8 Ring a second place with the same question. Either one may hold the day until tomorrow.
        ? garden | at home | house: 15 Borrow chairs, a table and a canopy or heater from two neighbors.
          - 3 Count the chairs and tables you have.
          - 5 Ask two neighbors for what is missing.
        - 3 Mark the line that sells out first: the room, the cake, the table.
        - 8 Book or order that line.
      5 Write the plan for that day: guests arrive, a game or music, food, cake or a toast, the end.
        ~ Write down when guests arrive. | Add a game or music. | Add the food and the cake or toast. | Write down when it ends.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 5 Test the channel or stream, the sound and the seats the evening before.
        ? no speech | no speeches | without speeches: 5 Write the plan for that day: guests arrive, music or a game, food, cake, the end.
        ? new years eve | nye: 5 Write the plan for the night: guests arrive, food, a game, full glasses ten minutes before midnight, the way home.
    `,
  },
  {
    id: "host-dinner",
    area: "people",
    acts: "host|cook|plan|prepare|make|have|do|organize|prep",
    things:
      "dinner party|christmas dinner|christmas lunch|family dinner|dinner for friends|sunday lunch|sunday roast|christmas|holiday dinner|dinner guest|easter lunch|passover seder|iftar|holidays|seder|houseguest|guest|brunch|in-laws|parents|friends|family",
    needsAct: true,
    whole:
      "cook for in-laws|cook for my in-laws|cook for my parents|cook for family|cook for mum|cook for my boss|cook for girlfriend|cook for my boyfriend|cook for guests|cook for vegan friend|host people|host people for dinner|host friends|host friends for dinner|host family for dinner|have friends over|have people over|cook dinner for|cook for friends|have friends over for dinner|cook thanksgiving dinner|have guests",
    unless: "present|gift|shopping|wedding|list|potluck|thanksgiving",
    it: "the dinner",
    named: "dinner|lunch|brunch|christmas|roast|seder|iftar|party",
    plan: `
      2* Write down how many will come to {theIt}[ ({number})], and note anything they don't eat.
        ~ Write down how many will come to {theIt}. | Add anything they don't eat.
        ? vegetarians | vegans: 2 Write the diets you named at the top of a page, and note how many people have each.
        ? vegan | vegetarian | coeliac | celiac | gluten | halal | kosher | nut* | allerg*: 2 Write the diets you named at the top of a page, and note how many people have each.
        ? # people | # guests | # of us | for #: 2 Write down “{#} for dinner” with the day and the time, and note anything they don't eat.
        ? dinner party | friends over | people over | host friends | friends for dinner: 2 Text everyone you want there the day and the time, with “Anything you don't eat?”
      4* Choose one main dish that everyone can eat and that you have made before, such as a big pot or tray.
        ~ Write down two dishes you have made before. | Check each against what your guests can eat. | Look for a big pot or tray among them. | Circle that one.
        ? vegan .. gluten | gluten .. vegan | vegan .. celiac | celiac .. vegan: 5 Choose one pot that is both vegan and gluten-free, such as vegetable chili or coconut curry with rice.
        ? chilli | spicy | spice: 4 Choose one mild curry for the big pot. The heat goes beside it: fresh chili, a hot pickle, raita.
        ? halal: 4 Choose a dish that is halal as it is: a fish tray, dal, vegetable lasagna, or chicken from a halal butcher.
        ? kosher: 4 Choose a dish that breaks no rule, such as fish, salads or fruit, and note which plates they would use.
        ? braai | barbecue | bbq: 4 Choose what goes on the grill: one sausage and one skewer per person, corn or halloumi for those without meat.
        ? vegetarians: 5 Choose one meatless main dish for everyone: lasagna, curry, a big quiche. Meat can go on the side.
        ? vegans: 5 Choose one pot everyone can eat: vegetable chili, dal or coconut curry with rice.
        ? bbq | barbecue | grill: 4 Choose three things for the grill that cook alike, plus one for those without meat.
        ? menu is planned | menu planned | menu is set | have the menu: 3 Write the menu at the top of a page, and note what can be done the day before for each dish.
        ? coeliac | celiac | gluten: 5 Choose one gluten-free pot everyone can eat, such as vegetable chili or coconut curry with rice.
        ? vegan: 5 Choose one pot everyone can eat: vegetable chili, dal or coconut curry with rice.
        ? vegetarian: 5 Choose one meatless main dish for everyone: lasagna, curry, a big quiche. Meat can go on the side.
        ? only cook pasta | only cook spaghetti | can only cook | only make pasta | can only make | cant cook: 4 Choose the dish you can cook, only bigger: baked pasta with a jar of sauce, cheese on top, bagged salad.
      4 Add one cold dish to make the day before, and one sweet thing to buy.
        ~ Put the menu in front of you. | Think of a cold dish for the day before. | Write it down. | Add one sweet thing to buy.
        ? guest* bring | brings dessert | brings the dessert | bring dessert | dessert is | brings wine: 4 Add one cold dish you can make the day before. Your guests bring the rest.
      6 Write the shopping list course by course, starting with dessert[, within {money}].
        ? shopping done | shopping is done | bought everything | all bought | done the shop*: -
        ? coeliac | celiac | gluten: 6 Write the shopping list with “gluten free” beside stock, soy sauce, bread and dessert.
        - 5 Write the shopping list from the end of the meal to its beginning.
        - 2 Count plates, chairs and glasses, and note what to borrow.
      5 Write a schedule backward from dinnertime: oven on, table, shower, shopping.
        ? tiny oven | small oven | no oven | one oven | two rings: 5 Write a schedule backward from dinnertime, with one pot on the stove and everything else cold or bought.
          - 3 Write down what time everyone sits down.
          - 4 Count back from that time: one pot on the stove, the rest cold or bought.
        - 3 Write down what time everyone sits down[, {deadline}].
        - 4 Count back from that time: oven on, table set, shower, shopping.
      10 Set the table before you start to cook.
        ? tiny kitchen | kitchen is tiny | small kitchen: 10 Clear the counter and one shelf in the fridge, so you can cook the day before.
        ? table is laid | table laid: 10 Put the drinks in the fridge, plus glasses and a jug of water on the table.
          - 3 Put the drinks in the fridge.
          - 2 Set glasses and a jug of water on the table.
        ? mess* | flat is a | untidy | dirty: 10 Clear three spots only: hall, bathroom, table. The rest goes behind a closed door.
          - 6 Wipe the toilet and sink, with a clean towel out.
          - 6 Clear the table and the hall floor. The rest goes behind a closed door.
        - 6 Set the table.
        - 3 Put the drinks in the fridge.
      30* Cook the main dish early that day, so it only needs warming when people arrive.
        ? cant cook | never cooked | cant even: 30 Cook the main dish from one video you've watched twice. A ready lasagna in the freezer is your backup.
          - 10 Cut everything the way the video shows.
          - 10 Cook it along with the video, so it only needs warming when people arrive.
        ? pasta | spaghetti: 30 Cook the pasta bake an hour before people arrive, so it only has to brown.
          - 10 Boil the pasta two minutes short, with the sauce warming in another pan.
          - 5 Mix both in a baking dish with cheese on top.
          - 3 Put the dish in the oven at 400 °F when the first guest arrives.
        - 10 Cut everything for the main dish.
        - 10 Cook it, so it only needs warming when people arrive.
    `,
  },
  {
    id: "wedding",
    area: "people",
    whole: "get married|plan my wedding|plan a wedding|plan our wedding|elope",
    acts: "plan|organize|prepare|arrange|prepare for|have|start planning|pay|budget|afford",
    things: "wedding|our wedding|small wedding|elopement|engagement",
    unless: "gift|dress for|attend|speech|guest outfit|toast|present",
    it: "the wedding",
    named: "wedding|honeymoon|engagement",
    plan: `
      2* Write down, each of you on your own, the three things {theIt} must have.
        ~ Get two pens and two sheets, one for each. | Write down, each alone, the three things {theIt} must have.
        ? dress needs | cake not | caterer wants | photographer is | in # weeks | # weeks to go | # weeks left: 2 Write the jobs still open on one page, with the nearest deadline on top.
        ? everything is booked | all booked: 2 Write on one page what is already settled: date, place, people, music.
        ? no money | small wedding | budget | cheap | elope: 2 Write down, each of you on your own, the three things that must be there. Everything else may go.
        ? venue .. booked | have .. venue | date is | have .. date | booked the: 2 Write on one page what is already settled: date, place, number of guests, money.
      8n Agree on the most you want to spend, and write down the names that must be there[: {money}].
        ~ Sit down together with a sheet. | Agree on the most you want to spend. | Write the names that must be there.
      15n Ask one place you both like about two dates: is it free, for how many people, at what price?
        ~ Find the number of one place you both like. | Call, or write to them. | Ask whether the two dates are free. | Ask for how many people at what price.
        ? venue .. booked | have .. venue | booked the venue: 15 Ask one vendor about your date, starting with what books up first: officiant, photographer, caterer, music.
      6 Compare your two lists, and mark what is on both.
        ~ Lay your two lists side by side. | Read both aloud. | Mark what is on both.
        ? dress needs | alter* | seamstress: 6 Ring a seamstress for a fitting this week. She'll need the wedding date and your shoes.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 5 Write the invitation's text: both names, the day, place, time, “please answer by …” with a number or link.
        ? venue .. booked | have .. venue | booked the venue: 6 List what is still open, starting with what books up first: officiant, photographer, caterer, music, invitations.
      8 Agree on the most you want to spend, and who gives how much[: {money}].
        ? caterer wants | final numbers | numbers by: 8 Message every guest who hasn't answered, for a yes or no by tomorrow night.
          - 4 Mark the names on the list that haven't answered.
          - 4 Message each of them: “Are you coming? The caterer needs the number.”
        - 5 Agree on the most you want to spend[: {money}].
        - 4 Write down who gives how much.
      10 Write the list of guests in two columns: “must be there” and “if there is room”.
        ? caterer wants | final numbers | numbers by: 10 Count the yes answers plus half of the silent ones, and note diets and children.
          - 5 Count the yes answers plus half of the silent ones.
          - 5 Add the special diets and the number of children.
        - 6 Write the names that must be there.
        - 4 Write the names for “if there is room”, with a number for each column.
        ? guest list is done | guest list done | list is done | invitations sent | invites sent: -
        ? # people | # guests: 10 Write the {#} names in one list, with address, diet and a column for the answer.
          - 6 Write the guests' names in one list.
          - 5 Add columns for address, diet and answer.
        ? invitations .. not | invitations havent | havent .. invitations | invitations are late | invitations arent | invites havent: 10 Put each guest's name and address in one list, with a mark where one is missing.
      5 Ask the people who have to be there which of three dates they can make[; you said {deadline}].
        ~ Write down the people who have to be there. | Choose three dates. | Send all of them the dates. | Mark each answer beside the name.
        ? caterer wants | final numbers | numbers by | photographer is paid: 5 Send the caterer the number of guests, the diets and the time of the meal.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 5 Ask for the missing addresses in one message to both families.
        ? venue .. booked | have .. venue | date is | have .. date | save the dates: 5 Send the date to the people you couldn't do it without, for their calendars.
      15 Ask two places for those dates: are they free, for how many, at what price?
        ? caterer wants | photographer is paid | cake not ordered | # weeks to go | # weeks left: 15 Ring two vendors for the next open line on your page: “Are you free that day, and at what price?”
          - 5 Find two vendors for the next open line, near the place.
          - 8 Ring both to ask whether they are free that day, and at what price.
          - 5 Write down the number, the flavors and who can't eat what.
          - 8 Ring two bakeries with that, until one has your order.
        - 5 Find two places for that many people[ in {place}].
        - 8 Ask both places: are they free on those dates, for how many, at what price?
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 15 Order printed invitations, or make an online one to send this week.
          - 5 Choose printed or online invitations, by price and delivery time.
          - 8 Order or make the invitation with your text.
        ? venue and .. booked | venue .. booked | have .. venue | booked the venue: 15 Ask two vendors about your date, starting with what books up first: officiant, photographer, caterer, music.
          - 5 Find two photographers or caterers near the venue with good reviews.
          - 8 Ask two vendors: “Are you free that day, and at what price?”
        ? invitations .. not | invitations havent | havent .. invitations | invitations are late | invitations arent | invites havent: 15 Order or design the invitation: names, day, place, time, “please answer by …”.
          - 5 Write its text: names, day, place, time, “please answer by …”.
          - 8 Order it in print, or make it with an online template.
        ? venue .. booked | have .. venue | booked the venue: 15 Ask two vendors about your date, starting with what books up first: officiant, photographer, caterer, music.
          - 5 List what is missing, starting with what books up first.
          - 8 Ask two vendors: “Are you free that day, and at what price?”
      8? Look up on the county clerk's page what the marriage license needs, and note when to apply.
        ~ Open the county clerk's page. | Find what the marriage license needs. | Write down when to apply.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out: 10 Send the first ten invitations to those who travel farthest, and note each answer in a column.
    `,
  },
  {
    id: "thank-you-notes",
    area: "people",
    whole: "thank you card|thank you note|thank you cards|thank you notes|thank you letter",
    acts: "write|send|finish|do|make",
    things:
      "thank you note|thank you card|thank-you note|thank-you card|thank you letter|christmas card|invitation|wedding invitation|holiday card|sympathy card|condolence letter|thank-yous|wedding thank you note|condolence card|thank yous|thank you",
    needsAct: false,
    unless: "party|credit",
    it: "the cards",
    named: "note|card|letter|invitation",
    plan: `
      2* Write down the first five names that come to mind.
        ~ Get a pen and a page. | Write the first five names you think of.
        ? list is ready | list is done | have the list | have a list | made a list | names are written: 2 Open the list, and mark the first five names.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 2 Write down the one thing you are thankful for, and what you did or will do with it.
        ? # done | # are done | # are written | # written | # finished | done # | half done | half of them | # to go | # left: 2 Take the next card from the pile, with the list of names that have none yet.
      5 Add the other names from your messages, photos or guest list, with addresses where you have them.
        ~ Open your messages, photos or guest list. | Write down the other names. | Open your contacts. | Add the addresses you find.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 5 Write three lines on scrap paper: “Thank you for …”, what you'll use it for, one piece of your news.
        ? wedding | baby shower | funeral: 5 Add the other names from the guest list, with what each person gave.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: -
        ? have .. list | made .. list | wrote .. list | list is: -
      4* Write one sentence that fits everyone, with a gap after it for one personal line.
        ~ Get a blank card or page. | Say a thank-you that fits everyone. | Write it as one sentence. | Leave a gap below it for a personal line.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 3 Find a card in the house, or fold one from nice paper.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: 4 Read the best card you've already written, as the pattern for the rest.
        ? months | late | year | years | never thanked: 4 Write one sentence that fits everyone: “This is late, but we still think of your ….”
        ? wedding: 4 Write one sentence that fits every guest: “Thank you for being with us on our day, and for …”.
        ? interview | teacher* | boss | colleague*: 4 Write one sentence that fits everyone: “Thank you for your time and help with …”.
      5 Put the cards, a pen and stamps in one box, or open the first chat.
        ? no stamps | no cards | email | whatsapp: 5 Open the first chat or email, with the list of names beside your phone.
        - 3 Put the cards and a pen in one box.
        - 2 Add stamps and envelopes to the box.
      15* Write the first three notes, up to the sealed envelope or “send”.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 8 Copy your lines onto the card, so it's ready for its envelope.
          - 5 Copy your lines onto the card.
          - 2 Seal the envelope.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: 15 Write the next three cards, up to the sealed envelope.
          - 5 Write the next card, with their gift named in it.
          - 8 Write two more cards the same way.
          - 2 Seal the three envelopes.
        ? kids | child | son | daughter | his birthday | her birthday: 15 Let your child draw on or sign three cards, where you add one line about the gift.
          - 5 Let your child sign or draw on the first card.
          - 8 Write one line about the gift on three cards.
          - 2 Seal the three envelopes.
        - 5 Write the first note, with one detail only the two of you know.
        - 8 Write the next two notes.
        - 2 Seal the envelopes, or press send.
      5 Put two notes an evening in your calendar until the list is done[, {deadline}].
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 3 Write the address on the envelope, with a stamp beside it.
          - 2 Write the address on the envelope.
          - 2 Put it with a stamp on it by your keys.
        ? # to write | # cards | # notes | # thank yous: 5 Put five notes an evening on your calendar until all {#} are done.
          - 3 Put five notes an evening on your calendar until the pile is gone.
          - 2 Leave the box where you sit in the evening.
        ? # are done | # are written | # written | # to go | # left: 5 Choose three cards an evening until the pile is gone. The finished ones go by the door for mailing.
          - 2 Choose three cards for tomorrow evening.
          - 2 Put the finished cards by the door for mailing.
        - 2 Choose two notes to write tomorrow evening.
        - 2 Leave the box where you have your evening tea.
    `,
  },
  {
    id: "reply-messages",
    area: "people",
    whole:
      "reply to messages|reply to texts|answer my messages|answer texts|text people back|reply to people|respond to texts|respond to messages|text back|catch up on texts|reply to everyone|answer my texts|get better at texting back|respond to people|text friends back|reply to my friends|return calls|return phone calls|text my friends back|make phone calls|make a phone call|make the phone call|answer the phone|return missed calls",
    acts: "reply|answer|respond|return|catch up|send|make",
    things:
      "birthday message|text|whatsapp|whatsapps|dms|message|text message|voicemail|missed call|phone call|unanswered text|unanswered message|friend's message",
    unless: "boss|client|inbox|support",
    needsAct: true,
    it: "the messages",
    plan: `
      2* Send this to the person who has waited longest: “I've been slow, and I'm glad you wrote.”
        ~ Open the chat of who has waited longest. | Send “I've been slow, and I'm glad you wrote.”
        ? voice note* | voice message* | voicenote*: 2 Send this to the person who sent them: “Your voice notes are on my list, and I want to hear them. Soon!”
        ? my operation | my surgery | ive been ill | i was ill | ive been sick | i was sick | since i got ill: 2 Send this to the person who has waited longest: “I've been ill and slow. I'm on the mend, and glad you wrote.”
        ? # unread | unread | sick when | dread | panic*: 2 Send this to the person you like best: “I've been slow, and I'm glad you wrote.”
      8n Answer two messages that need only one line, without explaining the delay.
        ~ Open the first message that needs one line. | Answer it in that one line. | Answer a second one the same way.
        ? voice note* | voice message* | voicenote*: 8 Listen to the voice notes on speaker while you do the dishes, and note two words for each.
      6n Send a voice note to one person, if writing feels like too much.
        ~ Open the chat with one person. | Hold down the microphone. | Talk for half a minute. | Send the voice note.
        ? voice note* | voice message* | voicenote*: 6 Answer with one two-minute voice note about the news and the question that matter most.
      4 Scroll through your chats once, and write down the names of those waiting for an answer.
        ~ Open your chats at the top. | Scroll down through them once. | Write down who is waiting. | Read the list for anyone missing.
        ? voice note* | voice message* | voicenote*: 4 Play the first voice note on speaker while your hands do something, at 1.5 speed if you like.
        ? whatsapp: 4 Scroll through WhatsApp once without the groups, and write down the names of those waiting for an answer.
        ? email* | inbox: 4 Scroll through your emails once, without the ads, and write down the names of those waiting for an answer.
        ? # unread | unread | sick when | dread | panic*: 4 Archive every group and ad without reading, so only people are left.
      3 Mark those whose question can be answered in one line.
        ~ Put the list of names in front of you. | Look at what each one asked. | Mark those you can answer in one line.
        ? voice note* | voice message* | voicenote*: 3 Write down one word of news from each, plus any question.
      8 Answer the marked ones, one line each, without explaining the delay.
        ? voice note* | voice message* | voicenote*: 8 Play the other voice notes the same way. The newest one gets your full attention.
          - 4 Play the next two voice notes, and note a word for each.
          - 6 Play the rest of the voice notes.
        - 4 Answer the first two people you marked, one line each, without explaining the delay.
        - 5 Answer the other people you marked.
      6 Send one voice note instead, if writing feels like too much.
        ~ Choose one name from your list. | Hold down the microphone in that chat. | Say hello with one or two sentences. | Send the voice note.
      10? Answer or call the person who needs more than one line.
        ? voice note* | voice message* | voicenote*: 8 Answer all of them in one two-minute voice note: their news, their question, one thing of yours.
          - 3 Write your three points on a slip: their news, their question, one thing of yours.
          - 3 Send a two-minute voice note with those three points.
        - 3 Write down what the person who needs more than one line really asks.
        - 8 Answer that person, or call them.
        ? months | years | baby | embarrass*: 10 Send a voice note to the person who has waited months: one sorry, one true piece of news, one question.
          - 2 Write down the one piece of news you'd tell.
          - 5 Send the voice note with that news, one sorry and one question.
      3 Set ten minutes for messages with your evening tea, three days a week.
        ~ Open your calendar at tea time. | Enter ten minutes for messages. | Set it for three days a week.
        ? every day | each day | daily: 3 Set an alarm for five minutes of messages with your evening tea, every day.
    `,
  },
];
