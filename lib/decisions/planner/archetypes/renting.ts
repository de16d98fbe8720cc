import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Notices, contracts, viewings and rents; parcels that go astray and things that break. */
export const RENTING: readonly Archetype[] = [
  {
    id: "give-notice",
    area: "paperwork",
    whole: everyWay(
      "give|hand in|write|send|give in",
      "notice on my flat|notice on flat|notice to landlord|notice to my landlord|notice on apartment|notice on my apartment|notice on house|notice on tenancy|notice to letting agent|notice to vacate|landlord notice|30 days notice to landlord|notice letter to landlord",
    ),
    acts: "end|terminate|give notice",
    things: "tenancy|my lease early|rental contract|tenancy early",
    unless: "job|work|boss|employer|deposit",
    it: "the notice",
    plan: `
      2* Open the tenancy agreement at “Notice” or “Ending”.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 2 Open the agreement with your tenant at its end date and the lines on notice.
        ? cant find .. agreement | no contract | lost .. agreement | no agreement: 2 Search your mail for the tenancy or the first rent message, as the law's notice counts where nothing is written.
        ? not sure how to word | word it | how to write | already .. written: 2 Write the address and today's date at the top of an empty page.
      3 Write down two dates: the earliest day you can leave, and the day the letter must arrive[; your own date: {deadline}].
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 5 Look up your official page for landlords: which reason, which form, how many weeks or months.
        ? moved in .. ago | months ago | weeks ago | minimum term | minimum stay: 3 Write down two dates: the end of the shortest stay in the contract, and the earliest day after it.
        ? # months | two months | one month | three months | a month: 3 Write down two dates: the day the letter must arrive for that notice, and the last day of the tenancy.
        ? early | fixed term | break clause | before .. ends: 3 Write down three dates: the end of the fixed term, any break clause, the day you would like to leave.
      3 Check who has to sign: every name on the contract.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Check that your own papers are in order: deposit protected, safety papers given, licence.
      6* Write four lines: your address, “I give notice to leave on …”, a request to confirm, your name.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 6 Fill in the official form or letter: names, address, the legal reason, the last day, your signature.
        ? # tenants | # of us | both on the contract | both of us | all of us: 6 Write four lines in all tenants' names: address, “we give notice to leave on …”, a request to confirm.
        ? my room | a room | lodger | no contract: 6 Write four lines: room and address, “I'll move out on …”, rent paid until then, your name.
        ? joint | flatmate* | housemate* | partner | ex: 6 Write four lines in all tenants' names: address, “we give notice to leave on …”, a request to confirm.
        ? new tenant | replacement tenant | next tenant | someone to take over: 6 Write four lines: address, the day you would like to leave, the new tenant you can name, your name.
      4* Send the notice the way the contract says, and by e-mail too.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Hand the notice over or post it with proof, and tell the tenant kindly beforehand by phone or in person.
          - 4 Tell the tenant kindly first, by phone or in person.
          - 3 Hand the notice over or post it with proof.
        - 3 Send it the way the contract says.
        - 2 Send a copy by e-mail.
        ? by email | by e mail | online: 4 Send it by e-mail, if the contract allows that, and else by letter with proof.
        ? agent | agency: 4 Send it to agent and landlord the way the contract says, and by e-mail too.
      3 Save the proof that you sent it, with the date.
      4? Put three days in your calendar: final meter reading, keys, deposit.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Ring a landlords' association, if the day passes, and leave locks and power as they are.
          - 4 Put the last day and the handover in your calendar.
          - 3 Save the number of a landlords' association for questions.
        - 4 Put three days in your calendar: final meter reading, keys, deposit.
        - 2 Photograph each room on the last day.
        ? cleaning | painted | paint | repaint*: 4 Ask the landlord in one line what must be cleaned or painted at the end, and offer two days for a first look.
          - 3 Ask in one line what must be cleaned or painted at the end.
          - 2 Offer two days for a first look.
    `,
  },
  {
    id: "read-contract",
    area: "paperwork",
    acts: "read|check|go through|sign|understand|review|look over|read through",
    things:
      "tenancy agreement|lease|rental agreement|rental contract|contract|small print|fine print|terms and conditions|lease agreement|work contract|employment contract|job contract|agreement",
    needsAct: true,
    unless: "write|client|renew|cancel|phone contract|team|code|treaty",
    it: "the contract",
    plan: `
      2* Write at the top of a sheet the one thing you want to know from {theIt}.
      3* Look only at the headings until you have ticked three that matter to it.
        ? job | work | employment: 3 Look only at pay, hours, notice, sick pay, what binds you after you leave.
        ? tenancy | lease | rent | flat: 3 Look only at rent, deposit, end date, notice, repairs, what you may not do.
        ? phone | broadband | gym | car: 3 Look only at price after the offer, length, notice, fee for leaving.
      5 Read those three parts, and note each number and date with a pencil mark.
        - 5 Read the first of them, with a mark at each number and date.
        - 5 Read the other two.
      5 Copy the numbers onto your sheet: money, dates, notice, who pays for what.
      3 Write a question mark beside each sentence you can't say in your own words.
      8n Ring an advice line or the sender about each sentence that you can't say in your own words.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write to the sender or an advice service about each sentence that you can't say in your own words.
      8 Ask the other side or a free advice service about those sentences in one message.
        - 5 Write these questions into one message.
        - 3 Send it to the other side, a free advice service or a union.
      3? Keep your signature until the answers are there[: it is wanted {deadline}].
        ? thursday | tomorrow | today | monday | friday: 3 Write the other side: “I'll sign once these are answered; may I have till … ?”
    `,
  },
  {
    id: "view-homes",
    area: "home",
    acts: "view|look at|go see|inspect",
    things:
      "flat|flats|apartment|apartments|house|houses|flat viewing|rental|rentals|new flat|two flats|three flats|viewings|property|properties|room to rent|studio",
    unless: "friend|grandma|mum|dad|museum|opera|clean|parliament|haunted|again|moon",
    needsAct: true,
    it: "the flat",
    plan: `
      2* Write down your three musts: the highest rent[: {money}], minutes to work, one of your own.
      4* Enter the address and time of each viewing in your calendar[, {deadline}].
        ? # flats | # viewings | # places | # houses | # apartments | # rooms: 4 Enter address, hour and the way between the {#} viewings in your calendar[, {deadline}].
        ? without a car | no car | dont drive | by bus | by train: 4 Enter address and hour of each viewing, with its bus or train, in your calendar[, {deadline}].
      5 Write five questions: total cost a month, deposit, heating, who lives around you, move-in date.
        ? mum | mom | parent* | cant go | abroad | video: 5 Write five questions for a video tour: total cost, deposit, heating, damp, who lives around.
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 5 Write five questions: may the animal live there, total cost a month, deposit, heating, from when.
        ? shared flat | flatshare | house share | room in | room to rent | flatmate* | housemates: 5 Write five questions: total cost a month, deposit, cleaning, guests, how long the others stay.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 5 Write five questions: total cost a month, school or nursery, where a pram stands, noise, from when.
      4 Put your papers into one folder: ID, payslips, reference.
        ? documents | papers | lots of people | # people | mass viewing: 4 Put two copies into one folder: ID, three payslips, credit report, reference, one page about you.
        ? self employed | freelance*: 4 Put papers into one folder: ID, last tax return, three months of statements, reference.
        ? student: 4 Put papers into one folder: ID, enrolment, a guarantor's payslips.
      3* Charge your phone so you can photograph each room and the meter.
        - 2 Charge your phone.
        - 2 Write on a note what to film: taps, windows, damp corners, signal.
      10 Check on the spot: water pressure, windows, damp corners, noise with the window open.
        ? dog | cat | pet: 10 Check on the spot: water, damp corners, noise, and ask if your animal may live there.
        ? wheelchair | stairs | lift | knees | pram: 10 Check on the spot: steps, lift, door widths, bathroom turning room, damp corners.
      4? Give each place three marks right after, before the next door. Pay nothing before you saw it and a contract.
        ? want it | # people | lots of people | hand in | straight away: 4 Hand the folder over on the spot, if you want it, with “I'd take it from …”. Pay nothing before a contract.
    `,
  },
  {
    id: "rent-rise",
    area: "money",
    whole: everyWay(
      "fight|challenge|respond to|answer|dispute|contest|deal with|reply to",
      "rent increase|rent rise|rent hike|letter about rent",
    ),
    tells:
      "rent is going up|rent going up|rent went up|putting my rent up|put my rent up|raising my rent|raised my rent|landlord wants more rent|rent increase letter|increasing my rent",
    unless: "raise the rent",
    it: "the rent rise",
    plan: `
      2* Lay the letter beside your contract.
        ? negotiate .. from # to # | increase from # to # | rent from # to # | rise from # to #: 2 Write the two rents on a note, the old one and the new one, with the gap for a year below them.
        ? renew* | renewal: 2 Lay the renewal offer beside your contract, the old and new rent marked.
        ? text | text message | whatsapp | email: 2 Save the message as a picture beside your contract.
        ? fixed term: 2 Lay the letter beside your contract, with the last day of the fixed term marked: it seldom rises before that.
      3 Write down four facts: old rent, new rent, start date, when it last went up.
        ? # a month | by # | from #: 3 Write down beside the new rent: from when, when it last rose, the end of the term.
      5 Look up the rule where you live: how often, how much, with how much notice.
        ? text | text message | whatsapp | said | told me | by phone: 5 Look up the rule where you live: a text seldom counts, and most places want an official form with one to two months.
      8 Find three similar homes near you online, and write down their rents.
        - 5 Find one similar home near you, with its rent.
        - 5 Find two more.
      6* Write four lines to the landlord: you'd like to stay, rents nearby, what you can pay[, up to {money}], when you'd like a reply.
        ? from # to #: 6 Write four lines to the landlord or agent: that you like to stay, the rents nearby, a sum a little above {#} that you can pay, and by when you ask for a reply.
        ? renew* | new lease | sign again | lease ends: 6 Write four lines to the landlord or agent: you would like to renew, rents nearby, a smaller rise for a longer lease, reply by when.
        ? repairs | damp | mould | broken: 6 Write four lines to the landlord or agent: the rents nearby, what is broken with dates, what you can pay, reply by when.
        ? cant afford | cannot afford | too much | cant pay | dont want to move: 6 Write four lines to the landlord or agent: years of rent on time, what you can pay, a smaller step now and one next year, reply by when.
      3* Send the landlord or agent an e-mail with what you can pay, before the new rent begins[, {deadline}].
      5? Ask a tenants' advice line, before you sign or stop paying anything.
    `,
  },
  {
    id: "inventory-check",
    area: "home",
    acts: "do|check|fill in|complete|prepare|sign|go through",
    things:
      "inventory|inventory check|check-in inventory|flat inventory|move-in inspection|house inventory|check-out inventory|move in checklist|apartment condition report",
    unless: "shop|stock|work|warehouse|store",
    it: "the inventory",
    plan: `
      2* Take your phone and {theIt} to the front door.
        ? my tenant | new tenant | tenant moves | tenants move | furnished .. tenant | rent it out | renting out: 2 Write “inventory”, the address and today's date at the top of a page, beginning at the front door.
      8* Film one slow walk through all the rooms, saying the date aloud.
      5 Photograph each mark, scratch and stain beside a coin or ruler.
        - 5 Photograph each mark in the first rooms.
        - 5 Do kitchen and bath.
      5 Photograph each meter so the number can be read.
      4 Try taps, windows, heating, oven and every key.
      8* Write down on the list, room by room, whatever differs from it.
        - 5 Write what differs for the rooms.
        - 4 Write what differs for kitchen and bath.
        ? my tenant | new tenant | tenant moves | tenants move | rent it out | renting out: 8 Write each room's things with their state and photo number: bed, fridge, curtains, keys.
          - 5 Write the rooms: furniture, curtains, lamps, state of each.
          - 4 Write kitchen, bath, keys and meters.
      3? Send list and photos to the landlord the same day.
        ? # days | seven days | a week | already moved in | moved in: 3 Send list and photos to agent and landlord within the days they gave, with “please add to the inventory”.
        ? my tenant | new tenant | tenant moves | tenants move | rent it out | renting out: 3 Sign the list with the tenant at the keys, one copy each, photos by mail.
    `,
  },
  {
    id: "missing-parcel",
    area: "paperwork",
    whole: everyWay(
      "find|track|chase|track down|trace",
      "parcel|my parcel|package|missing parcel|missing package|lost parcel|lost package|delivery|my order|amazon package",
    ),
    tells:
      "parcel didn't arrive|parcel hasn't arrived|parcel has not arrived|parcel never arrived|parcel says delivered|parcel is missing|package didn't arrive|package hasn't arrived|package never arrived|package says delivered|package is missing|order hasn't arrived|order never arrived|order didn't arrive|delivery never came|parcel was stolen|package was stolen",
    unless: "send|post|return",
    it: "the parcel",
    plan: `
      2* Open the tracking link in the order e-mail.
        ? no tracking | without tracking | never got a tracking: 2 Open the order, and note its number, day, price and the delivery day it promised.
      2* Write down the last thing it says: where, when, who signed.
      5 Look around the door, the bins, the letterbox and one neighbour's porch.
        ? # weeks ago | should have come | overdue | weeks late | days late | not shipped | hasnt shipped | stuck: 3 Write the promised day beside today's, with each reply you got so far.
        - 3 Look round the door, the bins and the letterbox.
        - 4 Ask one neighbour.
        ? signed | delivered | says delivered: 5 Ask for the photo or signature in the tracking, with a look at neighbours, bins and shed.
          - 3 Look at the tracking's photo for door and colour.
          - 4 Ask the neighbours on both sides.
      2 Compare the address on the order with yours.
        ? moved | old address | wrong address: 2 Write down the address on the order and your new one, for the seller.
      8* Write to the seller, not the carrier: order number, tracking line, “not received”, a new one or a refund.
        ? same reply | same answer | keep saying | keep sending | stopped answering | stopped replying | no reply | ignor* | not answering | bot: 8 Write to the complaints address: order, sum, promised day, “deliver by Friday, or refund me”.
          - 3 Find the complaints address at the foot of the shop's page.
          - 5 Write order, sum, promised day and “deliver by Friday, or refund me”.
        ? neighbour | stolen | doorstep | porch: 8 Write to the seller: tracking says left outside, not in my hands, a new one or my money back, police number if stolen.
          - 5 Write it in the order's chat or form.
          - 2 Add a picture of the tracking page and your door camera.
        - 5 Write it in the order's chat or form.
        - 2 Add a picture of the tracking page.
        ? refuses | says it was delivered | wont help | no answer: 8 Write to the seller once more: “Not in my hands; until then it's yours by law. Refund by …”
          - 5 Write it in the order's chat or form.
          - 2 Add a picture of the tracking page.
      2 Write down the day they should answer by: seven days from now[, or {deadline}].
        ? birthday | wedding | christmas | gift | present: 2 Note the last day on which a new one could still come in time, with one local shop that has it.
      5? Ask your bank or card for a chargeback, where nothing comes by then.
        ? paypal: 5 Open a dispute in PayPal's “Resolution Centre”, if that day passes.
        ? cash on delivery | mpesa | m pesa | eft | bank transfer | transfer: 5 Ask the national consumer office for its complaint form, if that day passes.
    `,
  },
  {
    id: "faulty-goods",
    area: "money",
    whole: everyWay(
      "write to company about|complain about|complain to shop about|contact shop about|return|send back|email company about|take back",
      "broken blender|faulty phone|broken toaster|broken kettle|faulty laptop|broken shoes|faulty washing machine|broken headphones|faulty headphones|broken product|faulty product|faulty item|broken item|defective product",
    ),
    tells:
      "broke after|stopped working after|broke within|arrived broken|arrived damaged|came broken|came damaged|is faulty|was faulty",
    unless: "heart|broke up|leg|arm|ex|friendship|car|relationship|marriage|news",
    it: "the thing",
    plan: `
      2* Photograph {whole|the fault}, or film what fails for ten seconds.
        ? money back | refund*: 2 Photograph what is broken, or film for ten seconds what fails.
        ? return postage | pay the return | pay .. postage | pay for the return: 2 Photograph the thing, or film what fails for ten seconds.
      4* Find the receipt: paper, e-mail or the line on your bank statement.
        ? no receipt | lost .. receipt | without .. receipt | dont have .. receipt | havent got .. receipt: 4 Find the payment in the bank app or the shop's own app, as it stands in for the receipt, and take the card you paid with.
      2 Count the days since you bought it.
      3 Look up what covers it: the shop's return policy, the maker's warranty, your card's purchase protection.
        ? wear and tear | misuse | your fault | blame me | i caused | user: 3 Look up who must prove it: in the first six months the UK and EU seller has to show that it wasn't faulty.
        ? warranty .. over | warranty is over | out of warranty | guarantee .. over | after .. warranty | months | years: 3 Look up the law behind the guarantee: the UK lets you claim up to six years for what should have lasted, the EU two.
      6 Write four lines to the seller: what it is, when you bought it, what fails, whether you want a repair or a refund.
        ? return postage | pay the return | pay .. postage | pay for the return: 6 Write four lines to the seller: what fails, bought when, “it is faulty, please send a free label or collect it”.
          - 4 Write what fails and when you bought it.
          - 3 Add “it is faulty, please send a free label or collect it”.
        - 4 Write what, bought when and what fails.
        - 3 Add which of the three you want, and by when.
        ? warranty .. over | warranty is over | out of warranty | guarantee .. over | after .. warranty | refus* | says no | wear and tear: 6 Write four lines to the seller: what, bought when, “it should last longer; this is by law, not by guarantee”, your wish.
          - 4 Write what, bought when, what fails, and “it should last longer”.
          - 3 Add “this is by law, not by guarantee”, and your wish.
        ? repaired | twice | again | third time: 6 Write four lines to the seller: what, each repair with its date, “I reject it now”, full refund by when.
          - 4 Write what it is, with each repair and its date.
          - 3 Add “I reject it now”, and the refund's last day.
      5* Send the seller the photo, the receipt and what you want, or take the thing to the counter.
      2? Set a reminder in ten days.
    `,
  },
  {
    id: "redirect-post",
    area: "paperwork",
    whole: everyWay(
      "redirect|forward|stop|hold|divert",
      "mail|my mail|post|my post|mail while away|post while away|my letters|mail to new address|post to new address",
    ),
    unless: "junk|spam|procrastinating|blog|email|social|fraud|boss",
    it: "the post",
    plan: `
      2* Write down the old address, the new address and each last name on the door.
        ? died | late | mum | dad: 2 Write down the name of the one who died or moved, both addresses, and your right to act.
        ? abroad | overseas | another country: 2 Write down old address, new address as that country writes it, and each surname on the door.
      3* Write down the first day[ ({deadline})] and how long it should last.
      3 Open the official post's own page, at an address you typed in yourself.
      8* Fill in the official post's form for forwarding or holding mail.
        - 5 Fill in names and addresses.
        - 4 Prove who you are, as it asks.
        ? flatmate* | housemate* | only my | just my: 8 Fill in the form for redirecting mail for your own name only, as others stay there.
          - 5 Fill in your own name and both addresses.
          - 4 Prove who you are, as it asks.
        ? no id | no passport | post office: 8 Fill in the form at the post counter, with ID and a bill from the old address.
          - 3 Put ID and a bill from the old address into your bag.
          - 8 Fill in the form at the counter.
      2 Save the confirmation number and the end date.
      6 Change your address at the three that matter most: bank, work, doctor.
        - 3 Change it at your bank.
        - 4 Change it at work and the doctor's.
        ? ex | divorce* | split | safety | refuge: 6 Change the address at bank, work and doctor, with “don't tell others” asked for where you feel unsafe.
          - 3 Change it at your bank.
          - 4 Change it at work and the doctor's.
      2? Hang a sheet by the door: who still writes to the old address.
    `,
  },
];
