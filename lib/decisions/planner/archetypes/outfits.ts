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
        ~ Get a note. | Write place, time, dress code and likely weather.
      5* Hang three things you own and feel good in on the door.
        ~ Open your closet. | Pull out three things you feel good in. | Hang them on the door.
        ? hate dresses | no dress | no dresses | not a dress | hate skirts | no skirts: 5 Hang up three outfits without a dress: light trousers, a jumpsuit, wide shorts, each with a good top.
        ? my graduation | my own graduation | my commencement | under a gown | under my gown | under the gown | cap and gown | im graduating: 5 Hang up three things that look right under a gown: a collar, a plain neckline, dark or plain trousers.
        ? graduation | graduates | graduating | commencement: 5 Hang three outfits a guest can sit in for two hours on the door: a nice dress, or a shirt with clean pants.
        ? baptism | christening | communion | bar mitzvah | bat mitzvah | church: 5 Hang three dressy outfits that cover shoulders and knees on the door.
        ? shoes i have | have the shoes | have shoes | got the shoes | shoes are bought: 5 Put the shoes you have on the floor, with three outfits above them that could go with them.
        ? kids | children: 5 Lay out the dressy clothes that still fit each child, from shoes to top.
        ? funeral: 5 Hang three quiet outfits on the door that fit you today. Navy, grey or dark green are fine too.
        ? nothing .. fits | nothing fits | doesnt fit | put on weight | lost weight: 5 Hang up what fits you today, in the darkest or plainest colours.
      5* Try on one outfit with shoes, from head to toe.
        ~ Pick up one outfit. | Put on the clothes. | Put on the shoes in front of a mirror.
        ? # degrees | in a garden | garden party | barbecue | beach: 5 Try on one light, loose outfit, sitting and standing, with shoes that don't sink or slip.
        ? hot | summer | heat | outdoors | outdoor: 5 Try on one light outfit, sitting and standing, with shoes that don't sink or slip.
        ? kids | children: 5 Try one whole outfit on each child, with shoes.
        ? funeral | interview | wedding: 5 Try on one whole outfit with shoes, sitting and standing.
      3 Take a photo of yourself in the outfit, standing and sitting.
        ~ Stand in front of a mirror with your phone. | Take a photo standing. | Take a photo sitting.
      3 Write down the one thing that is missing or doesn't fit.
        - 2 Write down what is missing from the outfit.
        - 2 Write down what is creased or needs a stitch.
      15 Borrow or buy the one thing that is missing[, within {money}].
        ? second hand | charity shop* | thrift | op shop: 15 Look for the missing piece in two thrift stores[, within {money}].
          - 4 Ask one friend of your size whether you can borrow the missing piece.
          - 10 Look for the missing piece in two thrift stores[, within {money}].
        ? hate shopping | no shops | online only: 15 Order the missing piece online in two sizes, with free returns[, within {money}].
          - 4 Write down your size from a piece that fits.
          - 10 Order the missing piece in two sizes, with free returns[, within {money}].
        - 4 Ask one friend of your size whether you can borrow the missing piece.
        - 10 Look for the missing piece in one store only[, within {money}].
        ? no money | skint | broke | cant afford: 15 Borrow the missing piece from a friend, a sister, or a free dress or suit bank.
          - 4 Send one friend of your size a photo of the piece you'd like to borrow.
          - 8 Look up a free suit or dress bank near you.
      4? Hang the whole outfit together, with the shoes under it.
        ~ Get a hanger. | Hang the whole outfit on it. | Set the shoes under it.
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
        ~ Get a note. | Write what it must be: warm, dry, smart or washable.
        ? prom | dance | homecoming | quince* | gala | interview: 2 Write on a note what matters for {theIt}: color, heel height or fit, the day you need it[, at most {money}].
        ? lost # kg | losing # kg | lost weight | losing weight | lost # lbs | lost # stone: 2 Write on a note how many pieces you need this month, since your size may change again.
        ? dress | suit | wedding | party: 2 Write on a note what matters for {theIt}: occasion, length, colour, weather, shoes[, at most {money}].
      4* Measure yourself, or the piece you own that fits best.
        ~ Get a tape measure. | Measure yourself, or the piece that fits best. | Write the numbers down.
        ? maternity: 4 Measure yourself at the bust and hips. Maternity sizes follow the size you wore before.
      3 Check your closet for something that only needs a wash or a stitch.
        ~ Open your closet. | Look for one piece that needs a wash. | Look for one that needs a stitch.
        ? lost weight | put on weight | nothing fits | pregnan* | maternity: 3 Choose the two pieces you would wear most this month, in the size you are today.
      10 Look for your size in one second-hand app or one store[ in {place}].
        ~ Open one second-hand app or store page. | Set the filter to your size. | Look through the first page of results. | Save the pieces that fit your note.
        ? size #: 10 Look for size {#} in one second-hand app or one store[ in {place}].
        ? hate shopping | no shops | online only | hate trying: 10 Look for your size at one online store with free returns.
        ? plus size | tall | petite | wide feet | wide fit: 10 Look for your size at one store that carries your fit: tall, petite, plus or wide.
        ? in a shop | try on | not online: 10 Look for your size in one store[ in {place}] at a quiet time, early on a weekday.
        ? second hand | charity shop* | thrift | vinted: 10 Look for your size in one second-hand app or two thrift stores.
      10n Buy one in your size from a second-hand app or a store, and note the last day for returns.
        ~ Open a second-hand app or walk into a store. | Find your size. | Pay for one. | Write down the last day for returns.
      3 Save the best two you find, at most.
        - 2 Save the best one you find.
        - 2 Save one more at a different price.
      5 Read the return rules for the ones you saved.
        ~ Open the first piece you saved. | Find its return rules. | Read the rules of the others.
      8 Order or try on your first choice[, to have it {deadline}].
        - 6 Order or try on your first choice[, to have it {deadline}].
        - 2 Set a reminder for the last day you can return it.
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
      2* Pull the one thing you need first out of the pile.
        ~ Stand in front of the pile. | Pull out the one thing you need first.
        ? interview | tomorrow | wedding | funeral: 2 Pull out the one thing you need for that day, with its label where you can read it.
        ? shirts done | half done | done .. rest: 2 Pull out of the pile what somebody will wear tomorrow.
      3* Set up the ironing board where you can watch or listen to something.
        ~ Get the ironing board. | Carry it to where you can watch or listen. | Unfold it until it clicks.
        ? iron is broken | broken iron | iron broke | iron died: 3 Ask a neighbour or housemate: “Could I borrow your iron for ten minutes tonight?”
        ? shirts done | half done: 2 Set an alarm for the minutes you have.
      2 Fill the iron with water before you set it to the heat on the label.
        ~ Fill the iron with water. | Set it to the heat on the label.
        ? iron is broken | broken iron | iron broke | iron died: 2 Spray the creases with water, or pat them with wet hands.
        ? brown water | leaks | drips | spits: 5 Empty the iron, so you can blow fresh steam over a rag until it runs clear.
      10* Iron the one thing you need first.
        ~ Lay the piece flat on the board. | Iron the collar and the cuffs, or the edges. | Iron the back. | Iron the front until it lies smooth.
        ? iron is broken | broken iron | iron broke | iron died: 10 Iron the one thing you need first with the borrowed iron.
        ? no iron | no board: 10 Hang that one thing in the steamy bathroom, where you can smooth it by hand, collar and front first.
      2 Hang up what you ironed while it is warm.
        ~ Get a hanger. | Hang up the warm piece.
      15 Iron three more things, the thin ones first.
        ? iron is broken | broken iron | iron broke | iron died: 5 Lay damp trousers flat under the mattress for the night, so they press themselves.
        ? a shirt | one shirt | my shirt | one dress | my dress: 3 Put the shoes, the belt and the rest of that outfit beside the shirt.
          - 2 Put the shoes and the belt beside the shirt.
          - 2 Lay out the rest of that outfit.
        ? # mins | # minutes | only # | minutes left: 15 Iron the thin things that are left until the alarm rings.
          - 5 Iron the thinnest thing that is left.
          - 10 Iron the next ones until the alarm rings.
        ? shirts: 15 Iron three more shirts: collar, cuffs, front. The back can wait if a jacket goes over it.
          - 8 Iron two more shirts: collar, cuffs, front.
          - 5 Iron a third shirt: collar, cuffs, front.
        - 5 Iron the thinnest thing that is left.
        - 10 Iron two more things.
      3? Fold the things from the pile that nobody will see creased.
        ? a shirt | one shirt | my shirt | one dress | my dress: 2 Unplug the iron, so it can cool standing up.
          - 2 Unplug the iron.
          - 2 Tip the water out of the iron once it is cold.
        - 3 Fold the things from the pile that nobody will see creased.
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
        ~ Pick up a pen. | Write when: screen, reading, night or distance.
        ? my kids | the kids | my children: 2 Write down for each child what you or the school noticed: squinting, headaches, sitting close, or nothing yet.
        ? fsa | hsa: 2 Look up the balance of your FSA or HSA, and whether its card is in your wallet.
        ? cant see the board | sees the board | my sons eyes | my daughters eyes | childs eyes | squint*: 2 Write down what the school or you noticed: trouble with the board, squinting, headaches, since when.
        ? contact lens* | contacts: 2 Count the lenses you have left for each eye, and note the day they run out.
        ? lost | broke | broken | sat on | stepped on: 2 Put an older pair within reach for today, while the broken or lost ones are replaced.
        ? frames | choose | which: 2 Write down two pairs that you liked wearing, or that you saw on a face like yours.
      6* Book an eye exam[ in {place}] with an eye doctor, by phone or online.
        ~ Open an eye doctor's page, or call. | Choose “Eye exam”. | Book the first time that works.
        ? no vision insurance | no insurance | uninsured | only have # | cheap*: 6 Call two stores such as Walmart, Costco or America's Best for the cash price of an exam with glasses, and book one.
        ? my kids | the kids | my children | my son | my daughter: 6 Book an eye exam for each child[ in {place}] at one visit, after school or on a free day.
          - 2 Find an optometrist near you that sees children and takes your plan.
          - 5 Book the children's exams back to back.
        ? prescription is from | prescription from | prescription expired | old prescription: 6 Book an eye exam[ in {place}] on the optician's page: “My prescription has run out, and I need new glasses.”
          - 2 Look up an optician near you that your insurance covers.
          - 5 Book the first exam that works for you.
        ? saturday only | only saturday* | only on saturday* | saturdays only: 6 Book an eye exam for a Saturday morning on the optician's page[ in {place}].
          - 2 Look up which opticians near you have exams on Saturdays.
          - 5 Book the first free Saturday.
        ? home visit | housebound | cant leave the house | care home: 6 Ring two eye doctors that visit at home: who can have a visit, what it costs, which day?
          - 2 Look up two eye doctors that visit at home.
          - 5 Ring them both: who can have a visit, what does it cost, and which day?
        ? cant see the board | my sons eyes | my daughters eyes | childs eyes | squint*: 6 Book an eye exam for your child[ in {place}], with the words “can't see the board”.
          - 2 Find an eye doctor near you that sees children.
          - 5 Book the exam, with the words “can't see the board”.
        ? contact lens* | contacts: 6 Order new lenses with the numbers on your prescription, or book a lens exam if it is out of date.
          - 2 Read the date on your lens prescription.
          - 5 Order new lenses with its numbers, or book a lens exam if it is out of date.
        ? universal credit | benefit* | low income | pension credit | medicaid | esa | jsa: 6 Book an eye exam with the words: “I'm on benefits. Is the exam free, and which frames are covered?”
          - 2 Find an eye doctor near you that takes your benefit or Medicaid.
          - 5 Book the exam, with the question whether it is free and which frames are covered.
        ? flash* | floaters | suddenly | sudden | curtain | double: 6 Ring an eye clinic now with the word “sudden”. Sudden flashes, a curtain or lost sight must be seen today.
          - 2 Look up the number of the nearest eye clinic.
          - 5 Ring it now with the word “sudden”.
      3 Photograph yourself in the glasses you have now.
        ~ Put on the glasses you have. | Hold the phone at eye level. | Take a photo from the front.
        ? new glasses | get glasses: 3 Photograph yourself in the glasses you have now.
        ? eye exam* | eye test | eye appointment | eye doctor* | optometrist* | eyes checked: 3 Write down any eye disease in your family, your medicines, and the date of your last exam.
        ? contact lens* | contacts: 3 Photograph the lens box where it shows brand, power, curve and diameter for each eye.
        ? frames | choose | which: 3 Photograph yourself in three frame shapes at the shop or in its app: round, square, in between.
      3 Ask the office what the exam and the frames cost[, within {money}].
        ~ Call the office. | Ask what the exam costs. | Ask what the frames cost.
        ? fsa | hsa: 3 Ask the office: “Do you take my HSA or FSA card, and can I get an itemized receipt?”
        ? contact lens* | contacts: 3 Ask how long delivery takes, and whether one box can be picked up sooner.
        ? no money | skint | broke | expensive | cant afford | universal credit | benefit* | low income | medicaid: 3 Ask whether you can get the exam and glasses free or at a lower price, through benefits, a charity or a store offer.
      20 Go to the exam with your note and your old glasses.
        ? home visit | housebound | cant leave the house | care home: 10 Be there for the visit with your old glasses, your list of medicines and a chair by the window.
          - 2 Put your old glasses and your list of medicines on the table.
          - 10 Be there for the visit, with a chair by the window.
        ? contact lens* | contacts: 3 Put your glasses into your bag, for the days until the lenses come.
          - 2 Put your glasses into your bag, for the days until the lenses come.
          - 2 Put the day the lenses should come in your calendar.
        - 2 Put your old glasses and your note into your bag.
        - 10 Go to the eye exam.
      8* Try on five frames after the exam, with a photo in each, until you know which one to order.
        ? new glasses | get glasses: 8 Try on five frames after the exam, with a photo in each, until you know which one to order.
          - 5 Try on five frames, with a photo in each.
          - 3 Order the frame you like best.
        ? eye exam* | eye test | eye appointment | eye doctor* | optometrist* | eyes checked: 3 Ask for a copy of your prescription after the exam, and whether you need new glasses now.
        ? contact lens* | contacts: 5 Compare the power, curve and diameter on the new box with your prescription, before you wear the first pair.
          - 3 Compare the left eye's power, curve and diameter on the new box with your prescription.
          - 2 Compare the right eye's numbers with your prescription.
        ? universal credit | benefit* | low income | pension credit | medicaid: 8 Try on five frames that your benefits cover after the exam, until you know which one to order.
          - 3 Show your benefits card or letter at the desk.
          - 5 Try on five frames that your benefits cover.
          - 2 Order the frame you like best.
        - 5 Try on five frames, with a photo in each.
        - 2 Send the best two photos to a friend.
        - 3 Order the frame you both like.
        ? frames | choose | which: 8 Try on five frames: brows above the rim, eyes in the middle, no slipping when you nod.
          - 5 Try on five frames, with a photo in each.
          - 3 Put the best two on again for a nod test. The one that slips goes back.
      3 Put the pickup day for your glasses into your calendar[: {deadline}].
        ~ Open your calendar. | Find the pickup day. | Enter “Pick up glasses” with a time.
        ? new glasses | get glasses: 3 Put the pickup day for your glasses into your calendar[: {deadline}].
        ? eye exam* | eye test | eye appointment | eye doctor* | optometrist* | eyes checked: 3 Put the next exam in your calendar for when the eye doctor says to come back.
        ? contact lens* | contacts: 3 Set an alarm called “lenses” for three weeks before the new ones run out.
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
        ~ Get newspaper or tape. | Lay it where the furniture will stand.
      4* Measure that place, the door and the narrowest turn of the stairs.
        ~ Get a tape measure. | Measure the place and the door. | Measure the narrowest turn of the stairs.
      3 Write down the two things that matter most to you: size, quiet, firmness, washable cover.
        - 2 Write down what matters most to you: size, quiet, firmness, washable cover.
        - 2 Write down the next thing that matters to you.
      10 Save two that fit your measurements[ within {money}], one new and one second-hand.
        ~ Open a second-hand site. | Save one that fits your measurements. | Open a furniture store's site. | Save one new piece that fits.
        ? facebook | marketplace | craigslist | offerup | used | secondhand | second hand | thrift: 10 Save three listings that fit your measurements[ within {money}]. Smoke, pets and a stock photo are worth asking about.
          - 8 Save three listings that fit your measurements[ within {money}].
          - 2 Cross out any with only a stock photo.
      10n Order one that fits your measurements, second-hand or new, and note its delivery day.
        ~ Put your measurements beside the screen. | Open the piece that fits. | Press “Order”. | Write down the delivery day.
        ? facebook | marketplace | craigslist | offerup | used | secondhand | second hand | thrift: 6 Message the best seller[ within {money}]: “Is it still available? Any smoke, pets, stains or bedbugs? I can pick it up on …, cash.”
      5 Ask the seller about delivery, carrying it upstairs and taking the old one away.
        ~ Open a message to the seller. | Ask about delivery and carrying it upstairs. | Ask whether they take the old one away.
        ? facebook | marketplace | craigslist | offerup | used | secondhand | second hand | thrift: 5 Message the best two sellers: “Is it still available? Any smoke, pets, stains or bedbugs? I can pick it up on ….”
        ? # floor | no lift | stairs | walk up: 5 Ask the seller about delivery to the room, the price per floor, and whether it comes in parts.
      15 Look at the better one in a store, or read three two-star reviews of it.
        ? facebook | marketplace | craigslist | offerup | used | secondhand | second hand | thrift: 15 Go see it with a helper before you pay: press the seat, smell it, and check the seams with a flashlight for bedbugs.
          - 5 Ask a helper with a truck, or reserve a pickup by the hour.
          - 10 Check the seams with a flashlight, press the seat, and smell it before you pay.
        - 10 Look at both in a store, or read three two-star reviews of each.
        - 2 Choose one of the two.
      6? Order the one you chose, with the delivery day in your calendar[; {deadline}].
        ~ Open the page of the one you chose. | Press “Order”. | Enter the delivery day in your calendar.
        ? facebook | marketplace | craigslist | offerup | used | secondhand | second hand | thrift: 6 Pay in person only, once you have seen it, and load it up. Never send a deposit ahead[; {deadline}].
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
        ~ Get a sheet of paper. | Write everyone's name, one per line.
        ? list .. done | list is done | ideas .. done | nothing ordered: 2 Circle payday and the last delivery day on the calendar.
      3 Text one person who may be glad to hear “Want to skip gifts this year?”
        ~ Choose one person from the list. | Open a message to that person. | Send: “Want to skip gifts this year?”
      3* Write an amount beside each name[, {money} in all].
        ~ Put the names in front of you. | Write an amount beside the first. | Write one beside each of the others.
      5 Write one idea beside each name: to eat, to use up, to read, to do together.
        - 3 Write one idea beside each name in the first half of your list.
        - 3 Write one idea beside each of the other names.
      5 Sort the ideas by store.
        ~ Put the ideas in front of you. | Write a store beside each one. | Write them out again, one group per store.
      10* Order or buy the gift that is easiest to find.
        ~ Point to the gift that is easiest to find. | Open the store's page, or go there. | Put the gift in the cart. | Pay for it.
        ? payday | # days | no money | skint: 10 Put the gifts into one online basket, with an alarm to order them on payday.
      20? Buy everything that one store has on your list[, so that all is there {deadline}].
        - 10 Buy everything that one store has on your list[, so that all is there {deadline}].
        - 5 Check off the gifts you have.
        - 5 Hide the gifts in one bag with paper and tape.
    `,
  },
];
