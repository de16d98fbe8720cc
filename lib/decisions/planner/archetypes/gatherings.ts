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
        ? super bowl | superbowl | game day | watch party | world cup | the final: 2 Write down when the game begins, when the doors open, and how many can see the screen.
        ? hate parties | hates parties | dont like parties | nothing big | low key | low key one: 2 Write down one thing you'd enjoy with those few, no party about it: a long lunch, a boat, a walk and a pub.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane | hall is booked | hall booked | venue is booked | venue booked | room is booked | room booked: 2 Write down what the booking needs from you: the final number, the rest of the money, the last day to change.
        ? at my place | at our place | at home | at my house | at our house | my flat | our flat | in our garden | in my garden: 2 Write down the day of {theIt}, when it begins, and when it ends[ ({deadline})].
        ? new years eve | nye: 2 Write down how many may come, from which hour, and how they get home after midnight.
        ? surprise: 2 Write down the pretext: where the guest of honour thinks they are going, and at what hour.
        ? goodbye | farewell | leaving party | moving to | is moving: 2 Write down one evening for {theIt}, at least a week before the move, with its hours.
      5n Write the names of everyone you want there, and note the total at the bottom.
        ? only # chairs | not enough chairs | no chairs: 5 Write two waves of guests on a sheet: family first, friends an hour later.
        ? at my place | at our place | at home | at my house | at our house | my flat | our flat | in our garden | in my garden | her house | his house: 5 Write the names of everyone you want there, with the number at the bottom.
        ? done nothing | nothing booked | # weeks | three weeks | two weeks: 5 Ring one place with garden or room and food for a price a head, for your date.
      8n Send everyone the invitation with the day, the place and “let me know by …”.
        ? done nothing | nothing booked | # weeks | three weeks | two weeks: 8 Book that place with a deposit you can cancel, and write to all: day, place, hours, “reply by Friday”.
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 8 Send all of them the invitation, with day, place and “tell me by …”.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 8 Ring the place: “Are you free from … to …? What are the price, chairs, kitchen and last day to cancel?”
      5 Write the names of everyone you want there, and number them[: {number}].
        ? surprise: 5 Write the names with one person who knows their friends and can keep it secret.
        ? mum* | mom* | dad* | nan* | gran* | grandad* | mother* | father*: 5 Write the guest list with the one it is for: whom they want, and what not, such as speeches.
        ? # people | # guests | # of us: 5 Write where the {#} names can be found: one list, one chat, one mail group.
      8 Send everyone the invitation with the day, the place and “let me know by …”.
        - 4 Write the invitation: day, place, begin and end, “tell me by …”.
        - 4 Send it to everyone on the list.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane: 8 Send the invitation with day, hour, the booked place and “tell me by …” to all of them.
          - 4 Write the invitation: day, hour, the booked place, “tell me by …”.
          - 4 Send it to everyone on the list.
        ? invitations are sent | invites are sent | invitations have gone | invited everyone | everyone is invited | invites are out | already invited | invitations are out: 8 Text each one who has not answered: “Can you come? I'm counting chairs tonight.”
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 8 Send the invitation with day, place and “tell me by …” to all of them.
          - 4 Write the invitation: day, place, begin and end, “tell me by …”.
          - 4 Send it to everyone on the list.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 8 Ring the place: “Are you free from … to …? What are the price, chairs, kitchen and last day to cancel?”
          - 3 Write the questions: hours, price, chairs, kitchen, step-free toilet, last day to cancel.
          - 5 Ring the place with them, with the day held in your name.
      5? Choose food that can be made or ordered the day before[, within {money}].
        ? super bowl | superbowl | game day | watch party | world cup | the final: 5 Choose food for hands: one warm pot such as chili, wings or pizza, dips and chips, one dish without meat[, within {money}].
        ? restaurant is booked | restaurant booked | pub is booked | table is booked | table booked | cafe is booked | booked a table | booked the restaurant: 5 Ask the place for a menu a head, diets included, and whether it lets you bring a cake.
        ? bbq | barbecue | grill: 5 Choose three things for the grill, one of them without meat, with salads for the guests to bring.
        ? potluck | pot luck | bring a dish | each brings: 5 Write a list of dishes for guests to sign: two mains, two salads, bread, something sweet.
        ? vegan* | vegetarian* | coeliac | celiac | gluten | nut allergy | allergic | halal | kosher: 5 Choose one main dish that every guest may eat, with the diets written beside the names.
        ? no money | skint | broke | cheap | little money: 5 Choose soup, bread and “bring one dish”, with the cake as the one thing you pay for.
        ? no alcohol | dry | sober | dont drink: 5 Choose three good drinks without alcohol: a punch with fruit, iced tea, ginger or cola on ice, with nice glasses.
          - 3 Choose three good drinks without alcohol.
          - 3 Put ice, glasses and fruit on the list.
        ? # replied | numbers by: 5 Count yes answers plus half of the silent ones for the venue's number.
      6 Write one list of what must be bought, borrowed or booked, with a name beside each line.
        - 4 Write one list of what must be bought, borrowed or booked.
        - 2 Put a name beside each line, not only yours.
        ? slideshow: 6 Write one list with a name beside each line: cake, photos for the slideshow, projector, lifts for the old ones.
          - 4 Write the list: cake, photos for the slideshow, projector, lifts.
          - 2 Put a name beside each line, not only yours.
        ? in my flat | my flat | my apartment | small flat | at my place: 6 Write one list of what must be bought or borrowed, with chairs, coats and the neighbours' note on it.
          - 4 Write one list: food, drinks, chairs, ice, place for coats.
          - 2 Put a name beside each line, not only yours.
      15 Book or order the line that sells out first: the room, the cake, the table.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 15 Order the pizza or wings for half an hour before the start, as everyone orders then.
          - 3 Write how many pieces: four to five a head.
          - 8 Order them for half an hour before the start.
        ? only # chairs | not enough chairs | no chairs | nowhere to sit | nowhere for coats: 15 Borrow chairs from the church, neighbours or a hire firm, with the bed cleared for coats.
          - 3 Count seats: chairs, sofa, floor cushions, step.
          - 8 Ask two neighbours or the hall for what is missing.
        ? restaurant is booked | restaurant booked | pub is booked | lane is booked | lanes are booked | table is booked | table booked | place is booked | booked a table | booked the restaurant | booked a restaurant | booked the pub | booked the lane: 15 Order the cake or the balloons for that day, once the place says you may bring them.
          - 4 Ask the place whether a cake and balloons may be brought.
          - 8 Order them for that day.
        ? small flat | tiny flat | studio | one bedroom: 15 Borrow glasses and cushions, with two hours set for two waves of guests.
          - 5 Write who comes in which wave.
          - 8 Ask two neighbours for glasses and chairs.
        ? at my place | my place | at home | my house | our house | my flat | our flat | our garden | my garden | apartment: 15 Order the cake, or whatever else takes days, for that morning.
          - 3 Mark what takes days: cake, a big platter, borrowed chairs.
          - 8 Order it for that morning.
        ? hall is booked | booked the hall | hall booked | have the hall | got the hall | venue booked | venue is booked | booked the venue | room booked | booked the room: 15 Order the cake and the food for the day, with the hour of delivery to the place.
          - 5 Order the cake.
          - 8 Order the food, with the hour of delivery to the place.
        ? hall | function room | community centre | clubhouse | social club | bowls club | golf club | venue | restaurant | pub: 15 Send the invitation with day, place and “tell me by …” to all, once the place has said yes.
          - 5 Copy hours and address from the place's answer into a short invitation.
          - 8 Message the whole guest list with it, once the place has said yes.
        ? work | office | colleagues | boss: 15 Ring one park, pub or hall with food a head for that number, with a hold until tomorrow.
          - 5 Ring the first place: “Price a head, free that day, last day to cancel?”
          - 8 Ring a second one, with the better one held until tomorrow.
        ? garden | at home | house: 15 Borrow chairs, a table and a gazebo or heater from two named neighbours.
          - 3 Count chairs and tables.
          - 5 Ask two neighbours for what is missing.
        - 3 Mark the line that sells out first: the room, the cake, the table.
        - 8 Book or order it.
      5 Write the plan for that day: guests arrive, a game or music, food, cake or a toast, the end.
        ? super bowl | superbowl | game day | watch party | world cup | the final: 5 Test the channel or stream, the sound and the seats the evening before.
        ? no speech | no speeches | without speeches: 5 Write the order of that day: guests come, music or a game, food, cake, end.
        ? new years eve | nye: 5 Write the order of the night: guests come, food, a game, glasses filled ten minutes before midnight, the way home.
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
        ? vegetarians | vegans: 2 Write the diets you named at the top of a page, with the number of people beside each.
        ? vegan | vegetarian | coeliac | celiac | gluten | halal | kosher | nut* | allerg*: 2 Write the diets you named at the top of a page, with the number of people beside each.
      4* Choose one main dish that everyone can eat and that you have made before, such as a big pot or tray.
        ? chilli | spicy | spice: 4 Choose one mild curry for the big pot, with the heat beside it: a bowl of fresh chilli, a hot pickle, raita.
        ? halal: 4 Choose a dish that is halal as it stands: a fish tray, dal, vegetable lasagne, or chicken from a halal butcher.
        ? kosher: 4 Choose a dish that needs no rule bent: fish, salads and fruit, and ask which plates they would use.
        ? braai | barbecue | bbq: 4 Choose what goes on the fire: one sausage and one skewer a head, corn or halloumi for those without meat.
        ? vegetarians: 5 Choose one meatless main dish for all: lasagne, curry, a big quiche, with meat only on the side.
        ? vegans: 5 Choose one pot all can eat: vegetable chilli, dal or coconut curry with rice, cheese or meat on the side.
        ? bbq | barbecue | grill: 4 Choose three things for the grill that cook alike, and one for those without meat.
        ? menu is planned | menu planned | menu is set | have the menu: 3 Write the menu at the top of a page, with what each dish can have done the day before.
        ? coeliac | celiac | gluten: 5 Choose one pot all can eat without gluten: vegetable chilli or coconut curry with rice, vegan too, cheese or meat on the side.
        ? vegan: 5 Choose one pot all can eat: vegetable chilli, dal or coconut curry with rice, cheese or meat on the side.
        ? vegetarian: 5 Choose one meatless main dish for all: lasagne, curry, a big quiche, with meat only on the side.
        ? only cook pasta | only cook spaghetti | can only cook | only make pasta | can only make | cant cook: 4 Choose the dish you can cook, big: baked pasta with a bought sauce, cheese on top, salad from a bag.
      4 Add one cold dish to make the day before, and one sweet thing to buy.
        ? guest* bring | brings dessert | brings the dessert | bring dessert | dessert is | brings wine: 4 Add something cold that can be made the day before, as the rest is brought.
      6 Write the shopping list course by course, starting with dessert[, within {money}].
        ? shopping done | shopping is done | bought everything | all bought | done the shop*: -
        ? coeliac | celiac | gluten: 6 Write the shopping list with “gluten free” beside stock, soy sauce, bread and dessert, and a clean board and pan for it.
        - 5 Write the shopping list from the end of the meal to its beginning.
        - 2 Count plates, chairs and glasses, and note what to borrow.
      5 Write a schedule backward from dinnertime: oven on, shower, table, shopping.
        ? tiny oven | small oven | no oven | one oven | two rings: 5 Write the clock backwards with one pot on the hob, cold starters and a bought dessert, so that the oven is free.
          - 3 Write down at what time everyone sits down.
          - 4 Count back from it: one pot on the hob, the rest cold or bought.
        - 3 Write down at what time everyone sits down[, {deadline}].
        - 4 Count back from it: oven on, table laid, shower, shopping.
      10 Lay the table before you start to cook.
        ? tiny kitchen | kitchen is tiny | small kitchen: 10 Clear the worktop and cook the day before, as two pots and a rice cooker are all that fits.
        ? table is laid | table laid: 10 Put the drinks in the cold, with glasses and a jug of water on the table.
          - 3 Put the drinks in the cold.
          - 2 Set glasses and a jug of water on the table.
        ? mess* | flat is a | untidy | dirty: 10 Clear three spots only: hall, toilet, table, with the rest behind a shut door.
          - 6 Wipe toilet and basin, with a clean towel out.
          - 6 Clear the table and the floor of the hall, the rest behind a shut door.
        - 6 Lay the table.
        - 3 Put the drinks in the cold.
      30* Cook the main dish early that day, so it only needs warming when people arrive.
        ? cant cook | never cooked | cant even: 30 Cook the main dish by one video you've watched twice, with a ready lasagne or curry in the freezer as the spare.
          - 10 Cut everything as the video shows.
          - 10 Cook it along the video, to be warmed up as they arrive.
        ? pasta | spaghetti: 30 Cook the pasta bake an hour before they come, so that it only browns while they arrive.
          - 10 Boil the pasta two minutes short, with sauce warmed in another pan.
          - 5 Mix both in a tin with cheese on top.
          - 3 Put the tin in the oven at 200 degrees as the first guest rings.
        - 10 Cut everything for the main dish.
        - 10 Cook it, to be warmed up while they arrive.
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
      2* Write down, each of you alone, the three things that {theIt} must have.
        ? dress needs | cake not | caterer wants | photographer is | in # weeks | # weeks to go | # weeks left: 2 Write the jobs still open on one page, the one with the nearest day on top.
        ? everything is booked | all booked: 2 Write on one page what is settled already: date, place, people, music.
        ? no money | small wedding | budget | cheap | elope: 2 Write down, each of you alone, the three things that must be there, with all else allowed to go.
        ? venue .. booked | have .. venue | date is | have .. date | booked the: 2 Write on one page what is settled already: date, place, number, money.
      8n Agree on the most you want to spend, and write down the names that must be there[: {money}].
      15n Ask one place you both like about two dates: is it free, for how many people, at what price?
        ? venue .. booked | have .. venue | booked the venue: 15 Ask one supplier for your date, in the order they run out: registrar, photographer, caterer, music.
      6 Compare your two lists, and mark what is on both.
        ? dress needs | alter* | seamstress: 6 Ring a seamstress for a fitting this week, with the shoes and the day.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 5 Write the invitation's text: both names, day, place, hour, “please answer by …” with a number or link.
        ? venue .. booked | have .. venue | booked the venue: 6 Write what is still open in the order it runs out: registrar, photographer, caterer, music, invitations.
      8 Agree on the most you want to spend, and who gives how much[: {money}].
        ? caterer wants | final numbers | numbers by: 8 Message every guest who has not answered, for a yes or no by tomorrow night.
          - 4 Mark the open names on the list.
          - 4 Message each: “Are you coming? The caterer needs the number.”
        - 5 Agree on the most you want to spend[: {money}].
        - 4 Write down who gives how much.
      10 Write the list of guests in two columns: “must be there” and “if there is room”.
        ? caterer wants | final numbers | numbers by: 10 Count the yes answers with diets and children, half of the silent ones added.
          - 5 Count the yes answers.
          - 5 Add diets and children.
        - 6 Write the names that must be there.
        - 4 Write the names for “if there is room”, and number both.
        ? guest list is done | guest list done | list is done | invitations sent | invites sent: -
        ? # people | # guests: 10 Write the {#} names in one list, with address, diet and a column for the answer.
          - 6 Write the {#} names in one list.
          - 5 Add address, diet and a column for the answer.
        ? invitations .. not | invitations havent | havent .. invitations | invitations are late | invitations arent | invites havent: 10 Put name and address of each guest into one list, the gaps asked for in one message.
      5 Ask the people who have to be there which of three dates they can make[; you said {deadline}].
        ? caterer wants | final numbers | numbers by | photographer is paid: 5 Send the caterer the number and the diets, with the hour of the meal.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 5 Ask for the missing addresses in one message to both families.
        ? venue .. booked | have .. venue | date is | have .. date | save the dates: 5 Send the date to the people without whom it cannot be, as a message for their calendars.
      15 Ask two places for those dates: are they free, for how many, at what price?
        ? caterer wants | photographer is paid | cake not ordered | # weeks to go | # weeks left: 15 Ring for the next open line on your page: free that day, at what price, by when to pay?
          - 5 Find two who do it near the place.
          - 8 Ring both, with the better one held for you.
          - 5 Write number, flavours and who can't eat what.
          - 8 Ring both, with the order placed at one.
        - 5 Find two places for that many people[ in {place}].
        - 8 Ask both: are they free on those dates, for how many, at what price?
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out | send out invitations | send .. invitations: 15 Order the printed cards, or make an online one to send this week.
          - 5 Choose printed cards or an online one, by price and days to deliver.
          - 8 Order or make it with your text.
        ? venue and .. booked | venue .. booked | have .. venue | booked the venue: 15 Ask two suppliers for your date, in the order they run out: registrar, photographer, caterer, music.
          - 5 List what is missing in the order it runs out.
          - 8 Ask two: free that day, at what price?
        ? invitations .. not | invitations havent | havent .. invitations | invitations are late | invitations arent | invites havent: 15 Order or design the invitation: names, day, place, hour, answer by which day and to whom.
          - 5 Write its text: names, day, place, hour, “please answer by …”.
          - 8 Order it printed, or make it in an online template to send today.
        ? venue .. booked | have .. venue | booked the venue: 15 Ask two suppliers for your date, in the order they run out: registrar, photographer, caterer, music.
          - 5 List what is missing in the order it runs out.
          - 8 Ask two: free that day, at what price?
      8? Look up at the registry office which papers take longest, and write the day to request them.
        ? invitations .. not | invitations havent | havent .. invitations | invitations arent | invites havent | invitations .. gone out: 10 Send the first ten, those who travel farthest, with a column for each answer.
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
        ? list is ready | list is done | have the list | have a list | made a list | names are written: 2 Open the list, and mark the first five names.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 2 Write down the one thing you are thankful for, and what you did or will do with it.
        ? # done | # are done | # are written | # written | # finished | done # | half done | half of them | # to go | # left: 2 Take the next card from the pile, with the list of names who have none yet.
      5 Add the rest from your messages, photos or guest list, with addresses where you have them.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 5 Write three lines on scrap paper: thank you for …, what it is for, one piece of your news.
        ? wedding | baby shower | funeral: 5 Add the rest from the guest list, with what each gave beside the name.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: -
        ? have .. list | made .. list | wrote .. list | list is: -
      4* Write one sentence that fits everyone, then a gap for one line of their own.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 3 Find a card in the house, or fold one from nice paper.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: 4 Read your best card of those already written, as the pattern for the rest.
        ? months | late | year | years | never thanked: 4 Write one sentence that fits everyone: “Late, and no less thankful: we still think of your …”.
        ? wedding: 4 Write one sentence that fits every guest: “Thank you for being with us on our day, and for …”.
        ? interview | teacher* | boss | colleague*: 4 Write one sentence that fits everyone: “Thank you for your time and help with …”.
      5 Put the cards, a pen and stamps in one box, or open the first chat.
        ? no stamps | no cards | email | whatsapp: 5 Open the first chat or mail, with the list of names beside the phone.
        - 3 Put cards and pen in one box.
        - 2 Add stamps and envelopes, or open the first chat.
      15* Write the first three, up to the sealed envelope or “send”.
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 8 Copy your lines onto the card, with the closed envelope beside you.
          - 5 Copy your lines onto the card.
          - 2 Close the envelope.
        ? # done | # are done | # are written | # written | # finished | # to go | # left | half done: 15 Write the next three, up to the closed envelope.
          - 5 Write the next one, with the present named.
          - 8 Write two more.
          - 2 Close the envelopes.
        ? kids | child | son | daughter | his birthday | her birthday: 15 Let the child draw or sign three, your one line with the present in each, up to the closed envelope.
          - 5 Let the child sign or draw on the first.
          - 8 Write the line with the present on three.
          - 2 Close the envelopes.
        - 5 Write the first one, with one detail only the two of you know.
        - 8 Write the next two.
        - 2 Close the envelopes or press send.
      5 Put two notes an evening in your calendar until the list is done[, {deadline}].
        ? a thank you card | a thank you note | a thank you letter | thank you card to my | thank you note to my: 3 Write the address on it, with a stamp, by your keys.
          - 2 Write the address on it.
          - 2 Put it, stamped, by your keys.
        ? # are done | # are written | # written | # to go | # left: 5 Choose three cards an evening until the pile is gone, the finished ones by the door to post.
          - 2 Choose three for tomorrow evening.
          - 2 Put the finished ones by the door to post.
        - 2 Choose a fixed pair for tomorrow evening.
        - 2 Leave the box where you have your tea.
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
        ? voice note* | voice message* | voicenote*: 2 Send this first: “Your voice notes are still on my list, and I want to hear them. Soon!”
        ? my operation | my surgery | ive been ill | i was ill | ive been sick | i was sick | since i got ill: 2 Send this to the one who waits longest: “I've been ill and slow. I'm on the mend, and glad you wrote.”
        ? # unread | unread | sick when | dread | panic*: 2 Send this to the one you like best: “I've been slow, and I'm glad you wrote.”
      8n Answer two messages that need only one line, without explaining the delay.
        ? voice note* | voice message* | voicenote*: 8 Listen to them on speaker over the washing-up, with two words noted for each.
      6n Send a voice note to one person where writing feels like too much.
        ? voice note* | voice message* | voicenote*: 6 Answer with one voice note of two minutes, to the news and the question that matter.
      4 Scroll through your chats once, and write down the names of those waiting for an answer.
        ? voice note* | voice message* | voicenote*: 4 Play the first on speaker while your hands do something, at 1.5 speed if you like.
        ? whatsapp: 4 Scroll through WhatsApp once, groups left out, and write down the names that wait for an answer.
        ? email* | inbox: 4 Scroll through the mails of people once, adverts left out, and write down who waits.
        ? # unread | unread | sick when | dread | panic*: 4 Archive every group and advert without reading, so that only people are left.
      3 Mark those whose question can be answered in one line.
        ? voice note* | voice message* | voicenote*: 3 Write down one word of news and any question from each.
      8 Answer the marked ones, one line each, without explaining the delay.
        ? voice note* | voice message* | voicenote*: 8 Play the others the same way, the newest one with full attention.
          - 4 Play the next two, with a word noted for each.
          - 6 Play the rest.
        - 4 Answer the first two, one line each, without explaining the delay.
        - 5 Answer the other marked ones.
      6 Send one voice note instead where writing feels like too much.
      10? Answer or call the one that needs more.
        ? voice note* | voice message* | voicenote*: 8 Answer all of them in one voice note of two minutes: their news, their question, one thing of yours.
          - 3 Write your three points on a slip.
          - 3 Send the voice note.
        - 3 Write down what that person really asks.
        - 8 Answer or call.
        ? months | years | baby | embarrass*: 10 Send a voice note to the one who waited months: one sorry, one true piece of news, one question.
          - 2 Write down the one piece of news you'd tell.
          - 5 Send the voice note with one sorry and one question.
      3 Set ten minutes for messages with your evening tea, three days a week.
        ? every day | each day | daily: 3 Set an alarm for five minutes of messages with your evening tea, every day.
    `,
  },
];
