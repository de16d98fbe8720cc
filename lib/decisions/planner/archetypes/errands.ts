import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Post, bank, hairdresser, pharmacy, returns, and the clothes and furniture that have to be bought. */
export const ERRANDS: readonly Archetype[] = [
  {
    id: "post-parcel",
    area: "paperwork",
    acts: "post|send|mail|ship|drop off|pack|wrap|take",
    things:
      "parcel|package|letter|parcel to post office|package at post office|present by post|parcels|packages",
    whole:
      "go to the post office|get to the post office|go to post office|send a package abroad|send a package to|post a package|mail a package|mail a letter|send a parcel abroad",
    needsAct: true,
    unless:
      "return|redundancy|cover|care package|collect|stamp collection|complaint|landlord|apology|write|software|email|resignation|condolence|thank",
    it: "the parcel",
    named: "parcel|package|letter|parcels|packages",
    plan: `
      2* Write the full address for {theIt} on a note, with ZIP or postal code and country.
        ~ Write the name and the street for {theIt}. | Add the ZIP or postal code and the country.
      5* Put it into a box or envelope where it can't move around.
        ~ Get a box or envelope a little larger than the item. | Lay the item inside. | Fill the gaps with crumpled paper. | Shake it to feel that nothing moves.
        ? ring to | jewel* | necklace: 5 Put it in a small hard box inside a plain bigger one, with nothing outside that says what it is.
        ? already packed | already wrapped | packed already | wrapped already | box is packed | is packed: 3 Shake the packed box once. Anything that moves needs paper, and the seams need another strip of tape.
        ? # kg | heavy | books | # kilos | # lbs: 5 Split the heavy things into boxes you can lift, with two layers of tape on each edge.
        ? fragile | glass | breakable | bottle | mug: 5 Put it, well wrapped, into a box twice its size with paper on all sides, so nothing moves.
        ? no box | nothing to pack | no packaging | no envelope: 5 Wrap it in a cut-up cereal box or an old delivery bag turned inside out, with tape on every edge.
      2 Write your own address on the package as the return address.
        ~ Get a pen and the package. | Write your own address in the top left corner.
        ? customs form | cn22 | cn23: 5 Fill in the customs form: each thing, its weight, its value, “gift” where it is one.
      4 Weigh it on a kitchen or bathroom scale.
        ~ Get a kitchen or bathroom scale. | Set the package on it. | Read the number once it is still. | Write down the weight.
      5 Buy the label online, or note the price at the counter.
        ? insured | valuable | ring to | jewel* | gold | necklace: 5 Look up insured shipping with a signature, and note whether jewelry is covered. Many carriers exclude it.
          - 3 Look up which service covers jewelry for that destination.
          - 3 Write down its price and its limit.
        ? ghana | nigeria | kenya | south africa | jamaica | philippines | pakistan | zimbabwe | uganda | toronto | new zealand: 5 Compare mail, a courier and a freight company for that weight and country, including the customs form.
          - 5 Compare mail, a courier and a freight company for that weight and country.
          - 5 Fill in the customs form: what is in it, “gift”, its value.
        ? registered | recorded | signed for | einschreiben: 5 Look up the price of registered mail for that weight.
          - 3 Look up the price of registered mail for that weight.
          - 2 Put enough money for it with your keys.
        - 3 Look up the price for that weight and country.
        - 3 Buy the label online, or put enough money for it with your keys.
        ? no printer | cant print: 5 Buy the label online with a code that the counter prints, or pay at the counter.
          - 3 Look up the price for that weight and country.
          - 3 Choose the option with a code that the counter prints, or pay there.
        ? canada | usa | america | australia | abroad | germany | india | poland | ireland | france | spain: 5 Fill in the customs form online, and note the last mailing day for that country.
          - 3 Look up the price and the last mailing day for that country.
          - 5 Fill in the customs form: what is in it, “gift”, its value.
        ? # days | by .. birthday | in time | birthday | tracked: 5 Buy tracked shipping that arrives before the day you need.
          - 3 Look up the price and the arrival day for that weight and destination.
          - 3 Buy the label online, or put enough money for it with your keys.
      10* Drop it off at the post office or a shipping store[, {deadline}].
        ~ Pick up the package. | Walk out the door with it. | Stand in line at the counter. | Hand it over for a receipt.
        ? no car | cant get out | housebound | heavy | collected from: 8 Book a pickup from your door in the carrier's app. The package waits by the door that day.
      3? Photograph the receipt with the tracking number.
        ~ Lay the receipt flat. | Point your phone at the tracking number. | Take the photo.
    `,
  },
  {
    id: "collect-parcel",
    area: "paperwork",
    acts: "collect|pick up|fetch|get",
    things:
      "parcel|package|dry cleaning|my order|click and collect order|shoes from cobbler|parcel from post office|delivery|my glasses|parcels|suit from dry cleaner",
    needsAct: true,
    unless: "care package|send|benefits package|missing|stolen",
    it: "the parcel",
    named: "parcel|package|dry cleaning|order|parcels|delivery|glasses|suit",
    plan: `
      2* Find the message or the slip for {theIt}.
        ~ Look in your mailbox, your email or your texts. | Open the message or the slip for {theIt}.
        ? ticket is lost | lost .. ticket | lost the slip | slip is lost | no ticket | no slip | lost ticket: 2 Find the payment or message with its date and amount, since that shows the thing is yours.
      2* Put the slip or code and your ID in your bag.
        ~ Get the slip or code and your ID. | Put both in your bag.
        ? ticket is lost | lost .. ticket | lost the slip | slip is lost | no ticket | no slip | lost ticket: 2 Put your ID and a photo or description of the thing in your bag.
        ? passport | visa centre | visa center | vfs: 2 Put the receipt, your ID and the message that it is ready in your bag.
        ? id expired | passport expired | expired id | expired passport | no id | lost my id | different name | wrong name | my old name: 3 Look up on the carrier's page what else counts: a driver's license, a bank card with your name, a code in the app.
      2 Look up the opening hours and the last day they'll hold it.
        ~ Read the slip or message for the pickup place. | Look up its hours and the last day.
        ? i work mornings | work mornings | work until | work till | on shift: 2 Look up whether somebody else may pick it up with your ID, or whether they'll deliver on a free day.
        ? visa centre | visa center | vfs | embassy | consulate: 2 Look up the pickup hours, since they are often only part of the day.
        ? open until # | close* at # | shut* at #: 2 Look up the last day they'll hold it, and who else may pick it up.
        ? glasses | dry clean* | suit | shoes | boots: 2 Look up the shop's late and Saturday hours, or ask by phone who may pick it up for you.
        ? i work | after work | nine to five | at work: 2 Look up its late and Saturday hours, or move it to a pickup point or locker on the carrier's page.
      2 Set an alarm for leaving, with the place in its name.
        ? open until # | close* at # | shut* at #: 2 Set an alarm for an hour before {#}, named “pick it up”.
          - 2 Choose a day when you are free before {#}.
          - 2 Set an alarm for an hour before closing that day, named “pick it up”.
        - 2 Choose a day when you pass there anyway.
        - 2 Set an alarm for leaving, with the place in its name.
      10* Pick it up on the way to something you do anyway[, {deadline}].
        ~ Pick up the bag with the slip. | Stop at the pickup place on a regular trip. | Show the slip and your ID. | Carry the package out.
      3 Open it before you go home, in case it is the wrong one.
        ~ Step aside with the package. | Open it at one end. | Look inside to see that it's yours.
        ? passport | visa centre | visa center | vfs: 3 Read the name, dates and number at the counter before you leave.
        ? glasses: 3 Put the glasses on before you leave, for a look at something near and something far.
        ? dry clean* | suit: 3 Look it over at the counter for stains, missing buttons and loose hems.
        ? shoes | boots | cobbler: 3 Try both shoes on at the counter for ten steps.
      2? Throw the slip away.
        ~ Pick up the slip. | Throw it in the trash.
    `,
  },
  {
    id: "bank-errand",
    area: "paperwork",
    whole:
      "go to the bank|pay in a cheque|deposit a cheque|deposit a check|cash a cheque|get to the bank|go to my bank|order a new bank card|get a new bank card|get a new debit card|activate my new card|go to the bank in person",
    acts: "deposit|pay in|cash|order|replace|activate",
    things: "cheque|check from grandma|new bank card|debit card|bank card|paper cheque",
    unless: "stolen|fraud|loan|job|open account",
    it: "the bank",
    plan: `
      2* Write in one line what you need from the bank.
        ~ Write “From the bank I need” on a note. | Finish the line.
      3* Open the bank's app, to see whether it can be done there.
        ~ Open your bank's app. | Type what you need into its search. | Look whether it can be done there.
      3 Look up the branch with its hours[ in {place}], or the number to call.
        ~ Open the bank's branch finder. | Choose the nearest branch. | Write down its hours or the number.
        ? branch .. closed | no branch | closed down | shut: 3 Look up your bank's nearest other branch, or its video banking.
      3 Book an appointment if the branch asks for one.
        ~ Open the branch's page. | Look whether it asks for an appointment. | Book one if it does.
      3 Put your bank card, your ID and the paper itself into one envelope.
        ~ Get an envelope. | Put in your bank card and your ID. | Add the paper itself.
      15* Go to the bank with that line in your hand[, {deadline}].
        ? before # | after work | closes at | close at: 15 Go to the bank with that line in your hand, an hour before it closes[, {deadline}].
        - 2 Set an alarm for leaving.
        - 10 Go to the bank with that line in your hand[, {deadline}].
        ? housebound | ill | disab* | cant get out | cant walk: 15 Ring the bank's accessibility line with that line in front of you, for a home visit or phone banking.
          - 2 Find the accessibility number on the bank's page.
          - 10 Ring that number with your line in front of you.
      2? Photograph the receipt.
        - 2 Photograph the receipt.
        - 2 Write down the day you will check your account.
    `,
  },
  {
    id: "haircut",
    area: "health",
    acts: "get|book|schedule|make|have|arrange",
    things:
      "haircut|hair cut|hair done|hair appointment|hairdresser|barber appointment|hairdresser appointment|haircut appointment|hair colour|trim|barber|hair coloured|beard trim",
    whole:
      "go to the hairdresser|go to the barber|go to the hairdressers|cut my hair|cut my own hair|find a hairdresser|find a new hairdresser|find a barber|get my hair done|get my hair cut",
    unless: "dog|cat|job|become|poodle|hedge",
    it: "the haircut",
    plan: `
      2* Save one photo of hair like yours that you like.
        ~ Search for photos of hair like yours. | Save the one you like.
        ? fringe | bangs: 2 Save one photo of the bangs you like. Many salons trim them free or cheap.
        ? anx* | adhd | chat | sensory | talk*: 2 Write one line for the booking: “Quiet appointment, please, no chat.”
        ? cried | nervous | too short | ruined | scared | hated | disaster | botched: 2 Save three photos: two of what you want, and one of what you don't.
      3* Write down two times that suit you[, {deadline}].
        ~ Open your calendar. | Look at the next two weeks. | Write down two times that suit you.
        ? not on saturday* | not saturday* | no weekends | not at weekends: 3 Write down two weekday times that suit you.
        ? wedding | graduation | party | prom | christening | interview: 3 Write down two times that suit you in the days before it.
        ? after work | evenings | saturday*: 3 Write down two evening or Saturday times that suit you.
      3 Look up the price of that cut, and note who is open at those times[, within {money}].
        ? curl* | curly | afro | locs | braids: 3 Look up a salon whose photos show hair like yours, with the price of that cut[, within {money}].
        - 3 Look up the price of that cut[, within {money}].
        - 2 Look up which salon is open at one of your two times.
        ? no money | skint | broke | cheap | cant afford: 3 Look up a beauty school near you. A supervised cut there costs only a few dollars.
      4* Book one of those times on the salon's page or in one message.
        ~ Open the salon's page or a message to it. | Choose one of your two times. | Enter your name and your number. | Send it until the time is booked.
        ? home visit | housebound | cant leave the house | comes to the house: 4 Message two hairdressers who come to your home: the cut, the address, two times that suit you.
        ? fully booked | booked up | no slots | no appointments: 4 Ask for the cancellation list, or message two other places for the days before.
        ? cried | nervous | ruined | scared | hated | disaster | botched: 4 Book a salon whose photos show cuts like yours, with “Talk first, please.”
      2 Add a line if you like it quiet: “I'd rather not talk much, thank you.”
        ~ Open your message or booking to the salon. | Add “I'd rather not talk much, thank you.”
      2 Put the appointment into your calendar, plus travel time.
        ~ Open your calendar at that day. | Enter the appointment and travel time.
        ? toddler | baby | kids: 2 Put the appointment in your calendar, with who will watch the children.
      2 Show the stylist your photo at the start.
        - 2 Show the stylist your photo at the start.
        - 2 Book the next appointment before you leave.
        ? cried | nervous | ruined | scared | hated | disaster | botched: 2 Show the photos before the cape goes on: “Like this, not like that. Please start with less.”
          - 2 Show the photos before the cape goes on: “Like this, not like that.”
          - 2 Ask for less to come off first, with a look in the mirror halfway.
    `,
  },
  {
    id: "pharmacy",
    area: "health",
    whole:
      "pick up my prescription|collect my prescription|go to the pharmacy|go to the chemist|get my prescription|pick up my meds|collect my meds|pick up my medication|collect my medication|pick up prescription|get to the pharmacy|fill my prescription|pick up my inhaler|get my prescription filled",
    unless: "glasses|become|refilled every",
    it: "the medicine",
    plan: `
      2* Count how many days of the medicine are left.
        ~ Get the box or bottle. | Count how many days are left.
        ? moms | dads | my moms | my dads | moms prescription | husbands | wifes | sons | daughters | my kids | grandmas | grandpas | for my mom | for my dad: 2 Put a note by your keys with their full name and date of birth, as the pharmacy has them.
        ? my mum | my mom | my dad | my nan | my gran* | my husband | my wife | my neighbour | for a friend: 2 Ask them for name, date of birth and address as the pharmacy has them.
      3* Call the pharmacy or check its page to find out whether the refill is ready.
        ~ Find the prescription number on the label. | Open the pharmacy's page, or call. | Ask whether the refill is ready.
        ? out of stock | no stock | havent got | dont have: 3 Call two other pharmacies: “Do you have it today? Could the prescription be moved to you?”
      2 Put the prescription or code, your insurance card and some money in your bag.
        ~ Get the prescription or code and your insurance card. | Put both in your bag with some money.
        ? moms | dads | my moms | my dads | moms prescription | husbands | wifes | sons | daughters | my kids | grandmas | grandpas | for my mom | for my dad: 2 Put their insurance card, if you have it, your own ID and a way to pay in your bag.
        ? my mum | my mom | my dad | my nan | my gran* | my husband | my wife | my neighbour | for a friend: 2 Put their prescription or code and your own ID in your bag.
      2 Write down one question for the pharmacist: food, other medicines, side effects.
        ~ Look at the medicine's label. | Write down one question for the pharmacist.
        ? moms | dads | my moms | my dads | moms prescription | husbands | wifes | sons | daughters | my kids | grandmas | grandpas | for my mom | for my dad: 2 Text them: “I'm picking up your prescription. Anything I should ask the pharmacist?”
        ? finish work | finish at # | i work until | work until #: 3 Ask by phone or app: “Can you deliver it, put it in a locker, or give it to a friend of mine?”
        ? my mum | my mom | my dad | my nan | my gran* | my husband | my wife | my neighbour | for a friend: 2 Ask them for one question they have for the pharmacist, and write it down.
      2 Set an alarm for leaving, an hour before they close.
        ~ Look up when the pharmacy closes. | Set an alarm an hour before that.
        ? finish work | finish at # | i work until | work until #: 2 Text one person who could pick it up: your name, date of birth and address.
      10* Pick it up on a trip you make anyway[, {deadline}].
        ~ Pick up your bag with the prescription. | Stop at the pharmacy on a regular trip. | Give your name and your birth date. | Carry the medicine out.
        ? moms | dads | my moms | my dads | moms prescription | husbands | wifes | sons | daughters | my kids | grandmas | grandpas | for my mom | for my dad: 10 Pick it up with their name and date of birth[, {deadline}], and bring it to them.
        ? finish work | finish at # | i work until | work until #: 10 Pick it up before work, at lunch or on Saturday morning, if nobody can bring it.
        ? with a baby | newborn | with a toddler | kids with me: 10 Pick it up at a pharmacy with a drive-through, or ask a friend with your name and date of birth.
        ? cant get out | housebound | ill | no car | wheelchair | cant leave: 8 Ask for delivery today, or send someone with your name and date of birth.
        ? work | shift | closed by | after #: 10 Ask for delivery, a locker or a pharmacy that is open late.
      3? Ask about automatic refills or delivery.
        - 3 Ask about automatic refills or delivery.
        - 2 Put the next refill date in your calendar, one week before the medicine runs out.
    `,
  },
  {
    id: "run-errands",
    area: "habits",
    whole:
      "run errands|do errands|do my errands|run my errands|do all my errands|get my errands done|catch up on errands|do the errands|get all my errands done|run all my errands|finish my errands",
    acts: "do|run|finish|plan|get|catch up",
    things: "errand|errands|pile of errands|errand day",
    it: "the errands",
    plan: `
      2* Write down every errand that comes to mind, three words each.
        ~ Write down the first errand in three words. | Write down every other one the same way.
      3* Circle the three that have a deadline or a closing time[: {deadline}].
        ~ Put your list of errands in front of you. | Look for deadlines or closing times. | Circle the three that have one.
        ? only # hours | # hours | one hour: 3 Circle the three that have a deadline or a closing time. The rest can wait for another day.
      3 Cross out those that can be done by phone or online.
        ~ Put your list in front of you. | Read the errands from the top. | Cross out those for the phone or online.
      4 Number the rest as one loop that ends at home.
        ? lunch hour | lunch break | lunchtime: 4 Number them as one loop from work and back, with ten minutes to spare at the end.
          - 2 Look up when each place is least busy.
          - 3 Number them as one loop from work and back.
        ? no car | without a car | by bus | on foot | by bike: 4 Number the rest as one loop by bus or on foot that ends at home, with heavy things last.
          - 2 Look up what time each place closes.
          - 3 Number them as one loop by bus or on foot, with heavy things last.
        - 2 Look up what time each place closes.
        - 3 Number them as one loop that ends at home.
      5 Put what each errand needs into one bag: package, slip, card, list.
        ~ Get one bag. | Put in what the first errand needs. | Put in what the others need. | Check the list against the bag.
      20* Do the nearest of the three errands you circled.
        ~ Pick up the bag for the nearest errand. | Walk out the door. | Do what the errand asks when you get there. | Cross it off your list.
        ? toddler | baby | kids: 15 Do the nearest of the three errands you circled, with a snack and the stroller along.
      15? Do the other two errands you circled, with a drink in between.
        - 10 Do the second errand you circled.
        - 10 Do the third errand you circled.
    `,
  },
  {
    id: "return-item",
    area: "paperwork",
    acts: "return|send back|take back|exchange|bring back",
    things:
      "parcel|jacket|shoes|dress|package|order|clothes|item|online order|amazon order|jeans|coat|trousers|laptop|faulty kettle|wrong size|returns|boots|sweater|phone case|parcel to amazon|shirt|top",
    needsAct: true,
    unless: "library|missed|call|friend|neighbor|drill|running",
    it: "the thing",
    named:
      "parcel|jacket|shoes|dress|package|order|clothes|jeans|coat|trousers|laptop|boots|sweater|shirt|top",
    plan: `
      2* Search your e-mail or bank app for the order, to find the last day for returns.
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 2 Open “Your Orders” in the Amazon app, and write down each item with its last return day.
        ~ Search your e-mail or bank app for the order. | Find the last day for returns.
        ? cable box | modem | router | equipment | remotes: 2 Write down your account number and the last day to return it, from the newest bill.
        ? amazon: 2 Find the item and its last return day under “Your Orders” in the Amazon app.
        ? returns pile | pile of returns | # parcels | # returns | several returns: 2 Write down each thing with its last return day, the nearest on top.
        ? wrong size delivered | sent .. wrong | wrong item | wrong colour | wrong color | sent me the wrong | wrong one: 2 Photograph the label of what came, beside the order on your screen.
        ? no receipt | without .. receipt | lost .. receipt: 2 Search your bank app and e-mail for the payment. A bank statement counts as proof of purchase at many stores.
        ? closed yesterday | too late | window closed | missed .. date | expired | deadline passed: 2 Open the order to count how many days you are past the last return day.
      3 Put {theObject|the thing} with every label and box into one bag.
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 3 Set out each item in a pile of its own, with its tags, parts and box.
        ? no box | threw .. box | tossed .. box | threw away .. box | recycled .. box | box .. trashed | box is gone | box .. thrown out | box .. recycled | no packaging | lost .. box | without .. box | dont have the box | box got: 3 Put {theObject|the thing} in one bag, with every label you still have.
        ? amazon: 3 Lay {theObject|the thing} out with every tag, part and box it came with.
        ~ Get a bag. | Put in {theObject|the thing}. | Add every label and the box.
        ? sofa | couch | wardrobe | mattress | fridge | armchair | dining table | bed frame: 3 Put the legs, screws and cover with it, and note any scratches.
        ? shoes | trainers | sneakers | heels: 3 Put the shoes in their own box, labels on, with that box inside a bag.
        ? window closes | window ends | return window | returns window | return date | return deadline: 3 Put the thing with every label and box into one bag.
        ? no box | threw .. box | no packaging | lost .. box | without .. box: 3 Put {theObject|the thing} in one bag, with every label you still have.
        ? router | modem | box .. back | equipment: 3 Put the router, power cord and cable in one bag, with the old account number on a slip.
      5* Start the return on the shop's page, giving your reason.
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 5 Tap the return button beside each item in “Your Orders”, with a reason and the same drop-off for all.
        ~ Open the shop's page at your orders. | Tap “Return” on this order. | Choose your reason. | Press the last button.
        ? cable box | modem | router | equipment | remotes: 5 Put the box, remote and cords in one bag, and look up the company's store or its free drop-off for equipment.
        ? to old navy | to target | to walmart | to tj maxx | to marshalls | to kohls | to macys | to nordstrom | to costco | to best buy | to home depot | to lowes | to gap | to ross | to ikea | to the mall: 5 Put it in a bag by your keys with the tags, the receipt and the card you paid with.
        ? amazon: 5 Choose a reason and a drop-off under the return button beside the item in “Your Orders”.
        ? pay the return | return postage | pay .. postage | pay for the return | charge me for | pay shipping: 5 Write in the shop's chat: “You sent the wrong one. Please send me a free label.”
        ? wrong size delivered | sent .. wrong | wrong item | wrong colour | wrong color | sent me the wrong: 5 Ask in the shop's chat for a free label, plus the right item or your money back.
        ? no receipt | without .. receipt | lost .. receipt: 5 Look up the store's rules for returns without a receipt. Many can find the purchase by card, phone or e-mail.
        ? closed yesterday | too late | window closed | missed .. date | expired | deadline passed: 5 Ask in the shop's chat: “I'm a few days late. Would you take it back as a courtesy, or for store credit?”
        ? tomorrow | last day | ends today | runs out | window ends: 5 Ask for the return on the shop's page today. The day you ask is usually what counts.
      3 Save the return code, or print the label.
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 3 Save a return code for each item on your phone, and note which ones need a box.
        ~ Open the page with the return code. | Take a screenshot, or press “Print”. | Check that you can read the code.
        ? amazon: 3 Save the return code on your phone, and note whether the drop-off needs a box or label.
        ? no receipt | without .. receipt | lost .. receipt: 3 Put the card you paid with and your ID in the bag, and note the store's hours.
        ? # days to send | # days to return | days left: 3 Write the last return day on the package itself, next to the label or code.
        ? without going to | not to the shop | cant get to the shop | shop is too far | no shop near: 3 Choose a pickup from your door or a drop-off point near you on the return page.
        ? to the shop | take back | take .. back | in store | zara | primark | at the counter: 3 Look up the shop's hours and how to get there. The card you paid with goes in your bag.
        ? no printer | dont have a printer | cant print | without a printer: 3 Choose a drop-off that scans a QR code from your phone, so you don't need a printer.
      4 Tape the box shut, with any old label covered.
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 4 Pack each item the way its own return page says. Many drop-offs take them without a box.
          - 2 Sort the items: needs a box, or goes as it is.
          - 4 Pack the ones that need a box.
        ? no box | threw .. box | tossed .. box | threw away .. box | recycled .. box | box .. trashed | box is gone | box .. thrown out | box .. recycled | no packaging | lost .. box | without .. box | dont have the box | box got: 4 Wrap it in any bag or box of your own that closes firmly, with old labels covered.
          - 2 Put in the return slip, if there is one.
          - 3 Close it firmly, with old labels covered.
        ? amazon: 4 Pack it the way the return page says. Many drop-offs take it without a box.
        ? no receipt | without .. receipt | lost .. receipt: 3 Put the bag by the front door, with the payment open on your phone.
          - 2 Save a screenshot of the payment on your phone.
          - 2 Put the bag by the front door.
        ? sofa | couch | wardrobe | mattress | fridge | armchair | dining table | bed frame: 4 Wrap it in its plastic or an old sheet for the pickup.
          - 2 Measure the way out of the door again.
          - 3 Wrap it in its plastic or an old sheet.
        ? tags off | tags are off | tag is off | removed the tags | took the tags off | no tags | cut the tags: 4 Pin the tags back on, with “unworn, tag came off” on a slip inside the package.
          - 2 Pin the tags back on.
          - 3 Close the package with a slip inside: “unworn, tag came off”.
        ? sale is over | sale has ended | out of stock | sold out: 4 Ask the shop by chat for the other size at the price you paid, before you close the package.
          - 3 Ask in the chat for the other size at the price you paid.
          - 3 Close the package, with the old label covered.
        ? without going to | not to the shop | cant get to the shop | shop is too far | no shop near: 4 Wrap it in any bag or box of your own that closes firmly, with old labels covered.
          - 2 Put in the return slip, if there is one.
          - 3 Close it firmly, with old labels covered.
        ? to the shop | take back | take .. back | in store | zara | primark | at the counter: 3 Put the bag by the front door, with the receipt or bank statement open on your phone.
          - 2 Save a screenshot of the payment on your phone.
          - 2 Put the bag by the front door.
        - 2 Put in the return slip, if there is one.
        - 3 Close the package, with the old label covered.
        ? no box | threw .. box | no packaging | lost .. box: 4 Wrap it in any bag or box of your own that closes firmly, with old labels covered.
      10* Drop it off at the shop or the shipping counter[, {deadline}].
        ? amazon packages | amazon returns | amazon orders | amazon things | amazon items | amazon stuff | amazon boxes | # amazon | # things .. amazon | # items .. amazon | # packages .. amazon | returns .. amazon | packages .. amazon | # orders .. amazon: 10 Drop them all off at the place you chose[, {deadline}], and show one return code after the other.
        ~ Pick up the bag. | Carry it to the shop or the shipping counter. | Show the code or label. | Leave with a receipt.
        ? cable box | modem | router | equipment | remotes: 10 Hand it over at the company's store or drop-off[, {deadline}], and keep the receipt with the serial number.
        ? to old navy | to target | to walmart | to tj maxx | to marshalls | to kohls | to macys | to nordstrom | to costco | to best buy | to home depot | to lowes | to gap | to ross | to ikea | to the mall: 10 Hand it over at the store's service counter or register[, {deadline}], with the receipt or the order open on your phone.
        ? amazon: 10 Drop it off at the place you chose[, {deadline}], with the return code open on your phone.
        ? no receipt | without .. receipt | lost .. receipt: 10 Hand it over at the store[, {deadline}], asking: “Can you look up the purchase by my card?”
        ? sofa | couch | wardrobe | mattress | fridge | armchair | dining table | bed frame: 10 Book the shop's pickup day, with the fee and the refund date in writing[, {deadline}].
        ? without going to | not to the shop | cant get to the shop | shop is too far | no shop near: 10 Hand it to the carrier at your door, or at the nearest drop-off point[, {deadline}].
        ? to the shop | take back | take .. back | in store | zara | primark | at the counter: 10 Hand it over at the store[, {deadline}], with the receipt or bank statement and the card you paid with.
        ? no car | cant get out | housebound | too big | heavy | disabled: 10 Book a pickup from your own door in the carrier's app. The package waits by the door that day.
        ? send back | sending back | mail back | ship back | zappos | ordered online | bought online | online order | ordered from | i ordered | shein | temu | etsy | asos | poshmark: 10 Drop it off at the carrier named on the label[, {deadline}], and ask for a receipt.
      2 Photograph the receipt or refund slip you are given.
        - 2 Photograph the receipt or refund slip you are given.
        - 2 Set a reminder in ten days: “Is the money back?”
    `,
  },
];
