import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What to wear, what to buy for it, ironing, glasses, sofas and long lists of presents. */
export const OUTFITS: readonly Archetype[] = [
  {
    id: "find-outfit",
    area: "home",
    whole: `${everyWay("find|choose|pick|decide|figure out|plan|work out", "something to wear|what to wear|outfit|an outfit|clothes to wear|something nice to wear")}|plan my outfits|plan my outfits for the week|plan a capsule wardrobe|build a capsule wardrobe|make a capsule wardrobe|dress better|find my style|improve my style|buy clothes for a job interview|buy an outfit for|get an outfit for`,
    acts: "find|choose|pick|plan|buy|get|sort out|put together",
    things:
      "outfit|wedding outfit|interview outfit|work clothes|interview clothes|capsule wardrobe|dress for wedding|suit for interview|suit for wedding|dress for party|clothes for interview",
    tells: "nothing to wear|have nothing to wear",
    unless: "invited|halloween|costume|children|dog",
    it: "the outfit",
    named: "outfit|capsule wardrobe",
    plan: `
      2* Write the place, time, dress code and likely weather on a note[: {deadline}].
      5* Hang three things you own and feel good in on the door.
        ? hate dresses | no dress | no dresses | not a dress | hate skirts | no skirts: 5 Hang up three sets without a dress: light trousers, a jumpsuit, wide shorts, each with a good top.
        ? graduation | gown: 5 Hang up three things that look right under a gown: a collar, a plain neckline, dark or plain legs.
        ? shoes i have | have the shoes | have shoes | got the shoes | shoes are bought: 5 Put the shoes you have on the floor, with three things above them that go with them.
        ? kids | children: 5 Lay out what each child has that fits and is smart, from shoes to top.
        ? funeral: 5 Hang three quiet things on the door that fit today: navy, grey or dark green are fine too.
        ? nothing .. fits | nothing fits | doesnt fit | put on weight | lost weight: 5 Hang up what fits today in the darkest or plainest colours, seams let be.
      5* Try on one of them with shoes, from head to toe.
        ? # degrees | in a garden | garden party | barbecue | beach: 5 Try on one light, loose set with shoes that don't sink or slip, sitting and standing.
        ? hot | summer | heat | outdoors | outdoor: 5 Try on one light set with shoes that don't sink or slip, sitting and standing.
        ? kids | children: 5 Try one whole outfit on each child, with shoes.
        ? funeral | interview | wedding: 5 Try on one whole set with shoes, sitting and standing.
      3 Take a photo in it, standing and sitting.
      3 Write one line about what is missing or does not fit.
        - 2 Write down what is missing.
        - 2 Write down what is creased or needs a stitch.
      15 Borrow or buy that one thing[, within {money}].
        ? second hand | charity shop* | thrift | op shop: 15 Look for that one thing in two charity shops[, within {money}].
          - 4 Ask one friend of your size.
          - 10 Look for that one thing in two charity shops[, within {money}].
        ? hate shopping | no shops | online only: 15 Order that one thing online in two sizes, with free returns[, within {money}].
          - 4 Write down your size from a thing that fits.
          - 10 Order it in two sizes, with free returns[, within {money}].
        - 4 Ask one friend of your size.
        - 10 Look for that one thing in one shop only[, within {money}].
        ? no money | skint | broke | cant afford: 15 Borrow that one thing: a friend, a sister, a free dress bank or library of things.
          - 4 Ask one friend of your size, with a photo.
          - 8 Look up a free suit or dress bank near you.
      4? Hang the whole outfit together, shoes below.
    `,
  },
  {
    id: "buy-clothes",
    area: "money",
    thing: "new",
    acts: "buy|get|find|choose|shop|shop for|order|replace",
    things:
      "coat|winter coat|jacket|shoes|boots|jeans|trousers|bra|underwear|suit|dress|new clothes|clothes|clothes for kids|school shoes|winter boots|swimsuit|work shoes|hiking boots|sneakers|trainers|jumper|raincoat|clothes that fit|socks|pants|prom dress|school uniform",
    needsAct: true,
    unless:
      "too many|stop|less|running shoes|sell|donate|rid|lost|stained|dry|cleaned|stain|mended|repaired|cat|dog|dressed|cleaners",
    it: "it",
    named:
      "coat|jacket|shoes|boots|jeans|trousers|bra|suit|dress|clothes|swimsuit|sneakers|trainers|jumper|raincoat|uniform|underwear",
    plan: `
      2* Write on a note what {theIt} must be: warm, dry, smart, washable[, at most {money}].
        ? lost # kg | losing # kg | lost weight | losing weight | lost # lbs | lost # stone: 2 Write on a note how many pieces you need this month, as the size may change again.
        ? dress | suit | wedding | party: 2 Write on a note for {theIt}: occasion, length, colour, weather, shoes[, at most {money}].
      4* Measure yourself, or the one you own that fits best.
        ? maternity: 4 Measure yourself at bust and hips, as maternity sizes follow your size from before.
      3 Check the wardrobe for one that only needs a wash or a stitch.
        ? lost weight | put on weight | nothing fits | pregnan* | maternity: 3 Choose the two pieces that you would wear most this month, in the size of today.
      10 Look for that size in one second-hand app or one shop[ in {place}].
        ? size #: 10 Look for size {#} in one second-hand app or one shop[ in {place}].
        ? hate shopping | no shops | online only | hate trying: 10 Look for that size at one online shop with free returns.
        ? plus size | tall | petite | wide feet | wide fit: 10 Look for that size at one shop that names your fit: tall, petite, plus or wide.
        ? in a shop | try on | not online: 10 Look for that size in one shop[ in {place}] at a quiet hour, early on a weekday.
        ? second hand | charity shop* | thrift | vinted: 10 Look for that size in one second-hand app or two charity shops.
      10n Buy it in that size from one second-hand app or one shop, and write down the last day for returns.
      3 Save two at most.
        - 2 Save the best one.
        - 2 Save one in another price.
      5 Read the return rules for both.
      8 Order or try on the first[, to have it {deadline}].
        - 6 Order or try on the first[, to have it {deadline}].
        - 2 Set a reminder for the last day of returns.
    `,
  },
  {
    id: "iron",
    area: "home",
    whole:
      "iron|iron my shirts|do the ironing|iron shirts|iron my clothes|iron a shirt|get through the ironing|iron my shirt|iron my dress|iron the curtains",
    acts: "do|iron|finish|tackle|catch up",
    things: "ironing|ironing pile|pile of ironing|shirts to iron|shirt|dress shirt",
    unless: "press|tablet|supplement|buy|mend|curling|deficiency",
    it: "the ironing",
    plan: `
      2* Pull out of the pile the one thing you need first.
        ? interview | tomorrow | wedding | funeral: 2 Pull out the one thing for that day, with its label read.
        ? shirts done | half done | done .. rest: 2 Pull out of the heap what somebody wears tomorrow.
      3* Set up the board where you can see a film or hear something.
        ? iron is broken | broken iron | iron broke | iron died: 3 Ask a neighbour or flatmate: “Could I have your iron for ten minutes tonight?”
        ? shirts done | half done: 2 Set an alarm for the minutes that you have.
      2 Fill the iron with water before you set it to the heat on the label.
        ? iron is broken | broken iron | iron broke | iron died: 2 Spray the creases with water, or pat them with wet hands.
        ? brown water | leaks | drips | spits: 5 Empty the iron, and blow steam with fresh water over a rag until it runs clear, or iron dry under a damp cloth.
      10* Iron that one thing.
        ? iron is broken | broken iron | iron broke | iron died: 10 Iron it with the borrowed one, or hang it in the steamy bathroom, smoothed by hand.
        ? no iron | no board: 10 Hang that one thing in the steamy bathroom, smoothed by hand, collar and front first.
      2 Hang it up while it is warm.
      15 Iron three more, the thin ones first.
        ? iron is broken | broken iron | iron broke | iron died: 5 Lay the damp trousers flat under the mattress for the night, where nobody had an iron.
        ? a shirt | one shirt | my shirt | one dress | my dress: 3 Put shoes, belt and the rest of that outfit beside it.
          - 2 Put the shoes beside it.
          - 2 Lay out the rest of that outfit.
        ? # mins | # minutes | only # | minutes left: 15 Iron the thin ones of what is left until the alarm, the rest folded.
          - 5 Iron the thinnest one.
          - 10 Iron on until the alarm.
        ? shirts: 15 Iron three more shirts: collar, cuffs, front, with the back left if a jacket goes over.
          - 8 Iron two more shirts: collar, cuffs, front.
          - 5 Iron a third one in the same way.
        - 5 Iron the thinnest one.
        - 10 Iron two more.
      3? Fold away from the pile what nobody will see creased.
        ? a shirt | one shirt | my shirt | one dress | my dress: 2 Unplug the iron, and let it cool standing up.
          - 2 Unplug the iron.
          - 2 Tip the water out once it is cold.
        - 3 Fold away from the pile what nobody will see creased.
        - 2 Unplug the iron.
    `,
  },
  {
    id: "glasses",
    area: "health",
    acts: "buy|get|order|choose|find|replace|book|have|make|schedule|see",
    things:
      "eye doctor|eye doctor appointment|eye appointment|optometrist|optometrist appointment|new glasses|glasses|reading glasses|contact lens|contact lenses|eye test|sight test|eye exam|prescription glasses|varifocals|sunglasses",
    unless: "wine|glasses to drink|champagne|magnifying|collect|pick up|broken window|lost",
    it: "the glasses",
    plan: `
      2* Write down when you have trouble seeing: screen, reading, night, distance.
        ? my kids | the kids | my children: 2 Write down for each child what you or the school saw: squinting, headaches, sitting close, or nothing yet.
        ? fsa | hsa: 2 Look up the balance of the account, and whether its card is in your wallet.
        ? cant see the board | sees the board | my sons eyes | my daughters eyes | childs eyes | squint*: 2 Write down what the school or you saw: board, squinting, headaches, sitting close, since when.
        ? contact lens* | contacts: 2 Count the lenses that are left for each eye, and write down the day they run out.
        ? lost | broke | broken | sat on | stepped on: 2 Put an older pair within reach for today, and write down the shop that sold the last one.
        ? frames | choose | which: 2 Write down two pairs that you wore gladly, or saw on a face like yours.
      6* Book an eye test[ in {place}], by phone or on the optician's page, if the last is two years old.
        ? my kids | the kids | my children | my son | my daughter: 6 Book an eye exam for each child[ in {place}] at one visit, after school or on a free day.
          - 2 Find an optometrist near you that tests children and takes your plan.
          - 5 Book the exams back to back.
        ? prescription is from | prescription from | prescription expired | old prescription: 6 Book an eye exam[ in {place}] on the optician's page: “My prescription has run out, and I need new glasses.”
          - 2 Look up an optician near you that your insurance covers.
          - 5 Book the first exam that suits you.
        ? saturday only | only saturday* | only on saturday* | saturdays only: 6 Book an eye test for a Saturday morning on the optician's page[ in {place}].
          - 2 Look up which opticians near you test on Saturdays.
          - 5 Book the first free Saturday.
        ? home visit | housebound | cant leave the house | care home: 6 Ring two opticians that visit at home: who may have it, what it costs, and two days that suit.
          - 2 Look up two opticians that visit at home.
          - 5 Ring them: who may have it, what it costs, and which day?
        ? cant see the board | my sons eyes | my daughters eyes | childs eyes | squint*: 6 Book an eye test for the child[ in {place}], after school or on Saturday, with “can't see the board” said.
          - 2 Find an optician or eye clinic near you that tests children.
          - 5 Book the test with “can't see the board” said.
        ? contact lens* | contacts: 6 Order them with the numbers of your prescription, or book a lens check first if it is out of date.
          - 2 Read the date on the prescription.
          - 5 Order them with its numbers, or book a lens check if it is out of date.
        ? universal credit | benefit* | low income | pension credit | medicaid | esa | jsa: 6 Book an eye test with the words: “I'm on benefits. Is the test free, and which frames does the voucher pay?”
        ? flash* | floaters | suddenly | sudden | curtain | double: 6 Ring an optician or eye clinic now with the word “sudden”: flashes, a curtain or lost sight means today.
      3 Photograph yourself in the pair you have.
        ? contact lens* | contacts: 3 Photograph the box: brand, power, curve and diameter for each eye.
        ? frames | choose | which: 3 Photograph yourself in three shapes at the shop or in its app: round, square, in between.
      3 Ask at the booking what test and frame cost[, within {money}].
        ? fsa | hsa: 3 Ask at the booking: “Do you take my HSA or FSA card, and can I have an itemized receipt?”
        ? contact lens* | contacts: 3 Ask how long delivery takes, and whether one box can be fetched sooner.
        ? no money | skint | broke | expensive | cant afford | universal credit | benefit* | low income | medicaid: 3 Ask whether test and glasses are free for you: benefits, age, a voucher, or a frame from the cheapest rail.
      20 Go to the test with your question and the old pair.
        ? home visit | housebound | cant leave the house | care home: 10 Be there for the visit with the old pair, the list of medicines and a chair by the window.
          - 2 Put the old pair and the list of medicines on the table.
          - 10 Be there for the visit, a chair set by the window.
        ? contact lens* | contacts: 3 Put your glasses into your bag, for the days until the lenses are there.
        - 2 Put the old pair and the note into your bag.
        - 10 Go to the test.
      8* Try on five frames after the test, with a photo in each, until you know which one to order.
        ? contact lens* | contacts: 5 Compare power, curve and diameter of each eye with the box, before you wear the first pair.
          - 3 Compare power, curve and diameter of the left eye with the box.
          - 2 Compare those of the right eye.
        ? universal credit | benefit* | low income | pension credit | medicaid: 8 Try five frames from the voucher rail after the test, to order the best one with your award letter shown.
          - 3 Show your award letter or app at the desk.
          - 5 Try five frames from the voucher rail.
          - 2 Order the best one.
        - 5 Try five frames, with a photo in each.
        - 2 Send two photos to a friend.
        - 3 Order the one you both like.
        ? frames | choose | which: 8 Try five frames: brows above the rim, eyes in the middle, no slipping when you nod.
          - 5 Try five frames, with a photo in each.
          - 3 Put the best two on again for a nod: the one that slips goes back.
      3 Put the pickup day into your calendar[: {deadline}].
        ? contact lens* | contacts: 3 Set an alarm for three weeks before these run out, called “lenses”.
    `,
  },
  {
    id: "buy-furniture",
    area: "money",
    thing: "new",
    acts: "buy|get|choose|find|order|replace|pick|shop for",
    things:
      "sofa|couch|mattress|bed|armchair|dining table|desk|desk chair|office chair|fridge|washing machine|dishwasher|oven|cooker|furniture|bookcase|rug|wardrobe|curtains|freezer|tv|dryer|tumble dryer|lamp|new bed|kitchen table|chest of drawers|microwave|vacuum cleaner",
    needsAct: true,
    unless:
      "ready for bed|rid|out of bed|5k|run|running|clean|off|unbuilt|assemble|tidy|organised|dog bed|out|fixed|repaired|organized|sell|garden bed|for dog|for cat|for puppy|licence|in bed|to bed",
    it: "it",
    named:
      "sofa|couch|mattress|bed|armchair|table|desk|chair|fridge|washing machine|dishwasher|oven|cooker|bookcase|rug|wardrobe|freezer|tv|dryer|lamp|chest of drawers|microwave|vacuum cleaner|curtains",
    plan: `
      2* Lay newspaper or tape where {theIt} will stand.
      4* Measure that place, the door and the narrowest turn of the stairs.
      3 Write down the two things that matter most: size, noise, firm, washable.
        - 2 Write down the first thing that matters: size, noise, firm, washable.
        - 2 Write down the second one.
      10 Save two that fit these numbers[ within {money}], one new and one second-hand.
      10n Order one that fits those measurements, second-hand or new, and write down its delivery day.
      5 Ask about delivery, carrying it upstairs and taking the old one away.
        ? # floor | no lift | stairs | walk up: 5 Ask for delivery to the room, the price a floor, and whether it comes in parts.
      15 Look at it in a shop, or at three two-star reviews online.
        - 10 Sit, lie or look at it in a shop, or read three reviews of two stars.
        - 2 Choose one of the two.
      6? Order it with the day of delivery in your calendar[; {deadline}].
        ? moving | before .. move | tight budget | no money | skint: 6 Reserve the second-hand one with a small deposit and a day for pick-up.
    `,
  },
  {
    id: "gift-list",
    area: "people",
    whole:
      "do the christmas shopping|do my christmas shopping|finish my christmas shopping|start christmas shopping|buy christmas presents|buy all the christmas presents|get all my christmas presents|buy presents for everyone|sort christmas presents|buy christmas presents for|get christmas presents for|finish christmas shopping|plan christmas presents|christmas shopping",
    acts: "do|start|finish|buy|plan|sort|get|organize",
    things:
      "christmas shopping|holiday shopping|christmas presents|christmas gifts|presents for everyone|hanukkah gifts|eid gifts|gifts for family|presents for family",
    it: "the presents",
    plan: `
      2* Write the names of everyone who gets something on one page, one per line.
        ? list .. done | list is done | ideas .. done | nothing ordered: 2 Put the finished list on the table, with payday and the last delivery day circled on the calendar.
      3 Cross out anyone you could ask: “Shall we skip presents this year?”
      3* Write one sum beside each name[, {money} in all].
      5 Write one idea beside each: to eat, to use up, to read, to do together.
        - 3 Write one idea beside the first half of the names.
        - 3 Write one beside the others.
      5 Sort the ideas by shop.
      10* Order or buy the gift that is easiest to find.
        ? payday | # days | no money | skint: 10 Order one thing that is cheapest to wait for, or put all in the basket with an alarm on payday.
      20? Do one shop, top to bottom[, so that all is there {deadline}].
        - 10 Do one shop, top to bottom[, so that all is there {deadline}].
        - 5 Tick off what you have.
        - 5 Hide it in one bag with paper and tape.
    `,
  },
];
