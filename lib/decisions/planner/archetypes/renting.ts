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
      2* Open the lease to “Notice” or “Ending the lease”.
        ~ Get the lease. | Open it to “Notice” or “Ending the lease”.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 2 Open the lease with your tenant to its end date and the lines on notice.
        ? cant find .. agreement | no contract | lost .. agreement | no agreement: 2 Search your mail for the lease or the first message about rent. With nothing in writing, the law sets the notice.
        ? not sure how to word | word it | how to write | already .. written: 2 Write the address and today's date at the top of an empty page.
      3 Write down two dates: the earliest day you can leave, and the day the letter must arrive[; your own date: {deadline}].
        ~ Put the lease in front of you. | Write the earliest day you can leave. | Write the day the letter must arrive.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 5 Look up your state's official page for landlords: which reason, which form, how many weeks or months.
        ? moved in .. ago | months ago | weeks ago | minimum term | minimum stay: 3 Write down two dates: the end of the minimum stay in the lease, and the earliest day after it.
        ? # months | two months | one month | three months | a month: 3 Write down two dates: the day the letter must arrive, and your last day in the home.
        ? early | fixed term | break clause | before .. ends: 3 Write down three dates: the end of the fixed term, any early-exit date, the day you would like to leave.
        ? # days notice | # day notice | # days of notice: 3 Count back from your move-out day: the notice has to arrive at least {#} days before it.
      3 Check who has to sign the notice: usually every name on the lease.
        ~ Open the lease to its last page. | Read every name on it. | Write down who has to sign.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Check that your own papers are in order: deposit, safety papers, license.
      6* Write four lines: your address, “I give notice to leave on …”, a request to confirm, your name.
        ~ Get a sheet of paper. | Write your address, with “I give notice to leave on …” | Write “Please confirm” above your name.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 6 Fill in the official form or letter: names, address, the legal reason, the last day, your signature.
        ? # tenants | # of us | both on the contract | both of us | all of us: 6 Write four lines in all the tenants' names: address, “We give notice to leave on …”, a request to confirm.
        ? my room | a room | lodger | no contract: 6 Write four lines: room and address, “I'll move out on …”, rent paid until then, your name.
        ? joint | flatmate* | housemate* | partner | ex: 6 Write four lines in all the tenants' names: address, “We give notice to leave on …”, a request to confirm.
        ? new tenant | replacement tenant | next tenant | someone to take over: 6 Write four lines: the address, the day you'd like to leave, the name of a possible new tenant, your name.
        ? # days notice | # day notice | # days of notice: 6 Write four lines: your address, “I give {#} days' notice and will move out on …”, where to send the deposit, your name.
      4* Send the notice the way the contract says, and by e-mail too.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Post the notice with proof, or hand it over in person.
          - 4 Tell the tenant kindly first, by phone or in person.
          - 3 Post the notice with proof, or hand it over in person.
        - 3 Send the notice the way the lease says.
        - 2 Send a copy by e-mail.
        ? by email | by e mail | online: 4 Send the notice by e-mail if the lease allows that, or by letter with proof.
        ? agent | agency: 4 Send the notice to both the agent and the landlord the way the lease says, and by e-mail too.
      3 Save the proof that you sent the notice, with the date.
        ~ Get the receipt or the sent e-mail. | Take a photo or a screenshot. | Save it with the date.
      4? Put three days in your calendar: ending the utilities, handing over the keys, getting the deposit back.
        ? my tenant | my tenants | to the tenant | tenant out | tenants out | my lodger: 4 Put the last day and the handover in your calendar.
          - 4 Put the last day and the handover in your calendar.
          - 3 Save the number of a landlords' association for questions.
        - 4 Put three days in your calendar: ending the utilities, handing over the keys, getting the deposit back.
        - 2 Photograph each room before you leave.
        ? cleaning | painted | paint | repaint*: 4 Ask the landlord in one line what must be cleaned or painted at the end.
          - 3 Ask the landlord in one line what must be cleaned or painted at the end.
          - 2 Offer the landlord two days for a first look.
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
        ~ Get a sheet of paper. | Write the one thing you want to know.
      3* Look only at the headings until you have ticked three that matter to your question.
        ~ Open the contract at its first heading. | Read down the headings only. | Put a check mark beside three that matter.
        ? job | work | employment: 3 Look only at pay, hours, notice, sick pay, and what binds you after you leave.
        ? tenancy | lease | rent | flat: 3 Look only at rent, deposit, end date, notice, repairs, and what you may not do.
        ? phone | broadband | gym | car: 3 Look only at the price after the offer ends, the length, the notice, and the fee for leaving.
      5 Read those three parts, and note each number and date with a pencil mark.
        - 5 Read the first of the three parts, with a mark at each number and date.
        - 5 Read the other two parts.
      5 Copy the key facts onto your sheet: money, dates, notice, who pays for what.
        ~ Put your sheet beside the contract. | Copy the money and the dates. | Copy the notice, plus who pays for what.
      3 Write a question mark beside each sentence you can't say in your own words.
        ~ Pick up a pencil. | Say the first sentence in your own words. | Put a question mark beside it if you can't. | Do the same down the page.
      8n Ring an advice line or the sender about each sentence you can't say in your own words.
        ~ Find the number of an advice line or the sender. | Call it with the contract in hand. | Ask about each sentence with a question mark.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write to the sender or an advice service about each sentence you can't say in your own words.
      8 Ask the other side or a free advice service about those sentences in one message.
        - 5 Write your questions about those sentences into one message.
        - 3 Send the message to the other side, a free advice service or a union.
      3? Hold off signing until you have the answers[: it is wanted {deadline}].
        ~ Put the pen down. | Write “not until the answers are here” on a note. | Clip the note to the signature page.
        ? thursday | tomorrow | today | monday | friday: 3 Write to the other side: “I'll sign once these questions are answered. Can I have until …?”
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
      2* Write down your three musts: the highest rent[: {money}], the minutes to work, one of your own.
        ~ Pick up a pen. | Write the rent, the minutes and your own must.
      4* Enter the address and time of each viewing in your calendar[, {deadline}].
        ~ Open your calendar. | Enter the first address with its time. | Enter the other viewings.
        ? # flats | # viewings | # places | # houses | # apartments | # rooms: 4 Enter address, hour and the way between the {#} viewings in your calendar[, {deadline}].
        ? without a car | no car | dont drive | by bus | by train: 4 Enter the address and time of each viewing, with its bus or train, in your calendar[, {deadline}].
      5 Write five questions: total monthly cost, deposit, heating, neighbors, move-in date.
        ~ Get a sheet of paper. | Write about cost, deposit and heating. | Write about neighbors and the move-in date.
        ? mum | mom | parent* | cant go | abroad | video: 5 Write five questions for a video tour: total monthly cost, deposit, heating, damp, neighbors.
        ? my dog | our dog | a dog | takes dogs | dogs allowed | # dogs | my dogs | my cat | our cat | a cat | my cats | # cats | puppy | my pet | my pets | our pets | a pet | pet friendly | takes pets | allows pets | pets allowed: 5 Write five questions: pets, total monthly cost, deposit, heating, move-in date.
        ? shared flat | flatshare | house share | room in | room to rent | flatmate* | housemates: 5 Write five questions: total monthly cost, deposit, cleaning, guests, how long the others are staying.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 5 Write five questions: total monthly cost, schools or daycare, room for a stroller, noise, move-in date.
      4 Put your papers into one folder: ID, payslips, reference.
        ~ Get a folder. | Put in your ID and payslips. | Put in the reference.
        ? documents | papers | lots of people | # people | mass viewing: 4 Put two copies of your papers into one folder: ID, three payslips, credit report, reference.
        ? self employed | freelance*: 4 Put your papers into one folder: ID, last tax return, three months of bank statements, reference.
        ? student: 4 Put your papers into one folder: ID, proof of enrollment, a guarantor's payslips.
      3* Charge your phone, so you can photograph each room and the meter.
        - 2 Charge your phone for the viewing.
        - 2 Write down what to film: taps, windows, damp corners, phone signal.
      10 Check at the viewing: water pressure, windows, damp corners, noise with the window open.
        ~ Turn on a tap for the water pressure. | Open a window. | Feel the corners for damp. | Listen for noise at the open window.
        ? dog | cat | pet: 10 Check at the viewing: water pressure, damp corners, noise, and whether your animal may live there.
        ? wheelchair | stairs | lift | knees | pram: 10 Check at the viewing: steps, elevator, door widths, room to turn in the bathroom, damp corners.
      4? Give each place three marks right after, before the next door. Pay nothing before you saw it and a contract.
        ~ Stop outside the door after the viewing. | Pick up your list of three musts. | Mark each of them for this place.
        ? want it | # people | lots of people | hand in | straight away: 4 Hand over your folder on the spot if you want the place: “I'd take it from ….” Pay nothing before you have a contract.
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
      2* Lay the rent letter beside your lease.
        ~ Get the rent letter. | Lay it beside your lease.
        ? negotiate .. from # to # | increase from # to # | rent from # to # | rise from # to #: 2 Write the old rent, the new rent and the difference for a year on a note.
        ? renew* | renewal: 2 Lay the renewal offer beside your lease, with the old and new rent marked.
        ? text | text message | whatsapp | email: 2 Save the landlord's message as a picture.
        ? fixed term: 2 Lay the letter beside your lease, with the last day of the fixed term marked. The rent rarely goes up before that.
      3 Write down four facts: the old rent, the new rent, the start date, when it last went up.
        ~ Pick up a pen. | Write the old rent and the new one. | Write the start date and when it last went up.
        ? # a month | by # | from #: 3 Write down beside the new rent when it starts, when it last went up, and when your lease ends.
      5 Look up the rent rules where you live: how often, how much, with how much notice.
        ~ Open your city's or state's page on rent. | Find how often and how much. | Find how much notice it takes.
        ? text | text message | whatsapp | said | told me | by phone: 5 Look up the rent rules where you live. A text often isn't enough: many places want written notice.
      8 Find three similar homes near you online, and write down their rents.
        - 5 Find one similar home near you, and write down its rent.
        - 5 Find two more similar homes, and write down their rents.
      6* Write four lines to the landlord: you'd like to stay, rents nearby, what you can pay[, up to {money}], when you'd like a reply.
        ~ Open a message to the landlord. | Write that you'd like to stay, with rents nearby. | Write what you can pay, plus when you'd like a reply.
        ? lived here # years | been here # years | here for # years | # years here | lived here for # | tenant for # | been here #: 6 Write four lines to the landlord: your {#} years there, rents nearby, an amount you can pay, when you'd like a reply.
        ? from # to #: 6 Write four lines to the landlord: you'd like to stay, rents nearby, an amount a little above {#} you can pay, when you'd like a reply.
        ? renew* | new lease | sign again | lease ends: 6 Write four lines to the landlord: you'd like to renew, rents nearby, a smaller rise for a longer lease, when you'd like a reply.
        ? repairs | damp | mould | broken: 6 Write four lines to the landlord: rents nearby, what is broken since when, what you can pay, when you'd like a reply.
        ? cant afford | cannot afford | too much | cant pay | dont want to move: 6 Write four lines to the landlord: your record of paying on time, what you can pay, a smaller rise now, when you'd like a reply.
      3* Send the landlord or agent an e-mail with what you can pay, before the new rent begins[, {deadline}].
        ~ Open an e-mail to the landlord or agent. | Write what you can pay. | Send it before the new rent begins.
      5? Ask a tenants' advice line before you sign or stop paying anything.
        ~ Find the number of a tenants' advice line. | Call before you sign or stop paying anything. | Read them the rent letter.
    `,
  },
  {
    id: "inventory-check",
    area: "home",
    acts: "do|check|fill in|complete|prepare|sign|go through",
    things:
      "inventory check|check-in inventory|flat inventory|move-in inspection|house inventory|check-out inventory|move in checklist|apartment condition report",
    unless: "shop|stock|work|warehouse|store",
    it: "the inventory",
    plan: `
      2* Take your phone and {theIt} to the front door.
        ~ Pick up your phone and the list. | Stand at the front door.
        ? my tenant | new tenant | tenant moves | tenants move | furnished .. tenant | rent it out | renting out: 2 Write “inventory”, the address and today's date at the top of a page.
      8* Film one slow walk through all the rooms, saying the date aloud.
        ~ Press record at the front door. | Say the date aloud. | Walk slowly through all the rooms, filming.
      5 Photograph each mark, scratch and stain beside a coin or ruler.
        - 5 Photograph each mark in the main rooms beside a coin or ruler.
        - 5 Photograph each mark in the kitchen and bathroom.
      5 Photograph each meter so you can read the number.
        ~ Walk to the first meter. | Photograph it so the number is sharp. | Photograph the others.
      4 Try the taps, windows, heating, oven and every key.
        ~ Turn on the nearest tap. | Try the other taps, the heating and the oven. | Try the windows and every key.
      8* Write down, room by room, whatever differs from the list.
        - 5 Write down what differs from the list in the main rooms.
        - 4 Write down what differs in the kitchen and bathroom.
        ? my tenant | new tenant | tenant moves | tenants move | rent it out | renting out: 8 List each room's things, their condition and the photo number: bed, fridge, curtains, keys.
          - 5 List the things in the main rooms and their condition: furniture, curtains, lamps.
          - 4 List the kitchen, the bathroom, the keys and the meters.
      3? Send the list and the photos to the landlord the same day.
        ~ Open a message to the landlord. | Attach the list and the photos. | Send it today.
        ? # days | seven days | a week | already moved in | moved in: 3 Send the list and photos to the agent and landlord in the time they gave, with “Please add this to the inventory.”
        ? my tenant | new tenant | tenant moves | tenants move | rent it out | renting out: 3 Sign the list with the tenant when you hand over the keys, one copy each.
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
        ~ Open the order e-mail. | Press the tracking link.
        ? no tracking | without tracking | never got a tracking: 2 Open the order, and note its number, its date, the price and the promised delivery day.
      2* Write down the last thing the tracking says: where, when, who signed.
        ~ Put the tracking page in front of you. | Write down where, when and who signed.
      5 Look around your door, the trash cans, the mailbox and one neighbour's porch.
        ? # weeks ago | should have come | overdue | weeks late | days late | not shipped | hasnt shipped | stuck: 3 Write down the promised day and each reply you have gotten so far.
        - 3 Look around your door, the trash cans and the mailbox.
        - 4 Ask one neighbour whether they have your package.
        ? signed | delivered | says delivered: 5 Ask the carrier for the delivery photo or the signature.
          - 3 Look at the tracking photo for the door and its colour.
          - 4 Ask the neighbours on both sides.
      2 Compare the address on the order with yours.
        ~ Open the order. | Compare its address with yours, line by line.
        ? moved | old address | wrong address: 2 Write down the address on the order and your new one, for the seller.
      8* Write to the seller, not the carrier: order number, tracking line, “not received”, a new one or a refund.
        ? same reply | same answer | keep saying | keep sending | stopped answering | stopped replying | no reply | ignor* | not answering | bot: 8 Write to the store's complaints address: order number, price, promised day, “Please deliver by Friday, or refund me.”
          - 3 Find the complaints address at the bottom of the store's page.
          - 5 Send them the order number, the price, the promised day and “Please deliver by Friday, or refund me.”
        ? neighbour | stolen | doorstep | porch: 8 Write to the seller: “The tracking says it was left outside, and I don't have it. Please send a new one or refund me.”
          - 5 Write that in the order's chat or form: “I don't have it. Please send a new one or refund me.”
          - 2 Add a picture of the tracking page and one of your front door.
        - 5 Write to the seller in the order's chat or form: order number, tracking line, “not received”, a new one or a refund.
        - 2 Add a picture of the tracking page.
        ? refuses | says it was delivered | wont help | no answer: 8 Write to the seller once more: “It never reached me. Please send a new one or refund me by ….”
          - 5 Write in the order's chat or form: “It never reached me. Please send a new one or refund me by ….”
          - 2 Add a picture of the tracking page.
      2 Write down the day they should answer by: seven days from now[, or {deadline}].
        ~ Open your calendar. | Write down the day seven days from now.
        ? birthday | wedding | christmas | gift | present: 2 Write down the last day a new one could still come in time, and note one local store that has it.
      5? Ask your bank or card company for a chargeback if nothing comes by then.
        ~ Check that nothing came by that day. | Call your bank or card company. | Ask for a chargeback.
        ? paypal: 5 Open a dispute in PayPal's “Resolution Center” if nothing comes by then.
        ? cash on delivery | mpesa | m pesa | eft | bank transfer | transfer: 5 Ask the national consumer office for its complaint form if nothing comes by then.
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
        ~ Put the thing in good light. | Photograph the fault, or film it for ten seconds.
        ? money back | refund*: 2 Photograph what is broken, or film what fails for ten seconds.
        ? return postage | pay the return | pay .. postage | pay for the return: 2 Photograph what is wrong with it, or film what fails for ten seconds.
      4* Find the receipt: on paper, in your e-mail or as a line on your bank statement.
        ~ Look in the drawer with receipts. | Search your e-mail for the store's name. | Look for the line on your bank statement.
        ? no receipt | lost .. receipt | without .. receipt | dont have .. receipt | havent got .. receipt: 4 Find the payment in your bank app or the store's own app. It can stand in for the receipt.
      2 Count the days since you bought it.
        ~ Get the receipt. | Count the days from its date to today.
      3 Look up what covers it: the store's return policy, the maker's warranty, your card's purchase protection.
        ~ Open the store's return policy. | Look up the maker's warranty. | Look up your card's purchase protection.
        ? airpods | iphone | ipad | macbook | apple watch: 3 Check Apple's one-year warranty with the serial number at checkcoverage.apple.com, and your card's purchase protection.
        ? wear and tear | misuse | your fault | blame me | i caused | user: 3 Look up in the warranty who has to prove the fault, and what it says about wear.
        ? warranty .. over | warranty is over | out of warranty | guarantee .. over | after .. warranty | months | years: 3 Look up your state's rules on implied warranties. They can outlast the maker's warranty.
      6 Write four lines to the seller: what it is, when you bought it, what fails, whether you want a repair or a refund.
        ? return postage | pay the return | pay .. postage | pay for the return: 6 Write four lines to the seller: what fails, when you bought it, “It is faulty. Please send a free label or pick it up.”
          - 4 Write down what fails and when you bought it.
          - 3 Add “It is faulty. Please send a free label or pick it up.”
        - 4 Write down what it is, when you bought it and what fails.
        - 3 Add whether you want a repair or a refund, and by when.
        ? warranty .. over | warranty is over | out of warranty | guarantee .. over | after .. warranty | refus* | says no | wear and tear: 6 Write four lines to the seller: what it is, when you bought it, “It should have lasted longer”, a repair or a refund.
          - 4 Write down what it is, when you bought it, what fails, and “It should have lasted longer.”
          - 3 Add whether you want a repair or a refund, and by when.
        ? repaired | twice | again | third time: 6 Write four lines to the seller: what it is, each repair with its date, “I'd like a full refund”, by when.
          - 4 Write down what it is, and each repair with its date.
          - 3 Add “I'd like a full refund”, and by when.
      5* Send the seller the photo, the receipt and what you want, or take it to the store.
        ~ Open a message to the seller, or pack the thing. | Add the photo and the receipt. | Send it with what you want, or say it there.
        ? wont refund | wont give .. refund | refused | refuses | says no | said no | denied .. refund | refund denied | wont take it back: 5 Send those lines to the corporate chat or a store manager for an answer in writing.
      2? Set a reminder to check for an answer in ten days.
        ~ Open your calendar ten days from now. | Set a reminder: “Has the seller answered?”
        ? wont refund | wont give .. refund | refused | refuses | says no | said no | denied .. refund | refund denied | wont take it back: 4 Open a claim under the maker's warranty, or dispute the charge with your card, if the answer is still no.
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
        ~ Pick up a pen. | Write both addresses with each last name.
        ? died | late | mum | dad: 2 Write down the person's name, both addresses, and what gives you the right to act for them.
        ? abroad | overseas | another country: 2 Write down the old address, the new address the way that country writes it, and each last name on the door.
      3* Write down the first day for forwarding[ ({deadline})] and how long it should last.
        ~ Open your calendar. | Write the first day for forwarding. | Write how long it should last.
      3 Open usps.com at “Change of Address” or “Hold Mail”, typed in by hand. Copycat sites charge extra.
        ~ Open your browser. | Type usps.com by hand. | Choose “Change of Address” or “Hold Mail”.
      8* Fill in the form on usps.com for forwarding or holding mail.
        - 5 Fill in the names and addresses on the form.
        - 4 Prove who you are, the way the form asks.
        ? flatmate* | housemate* | only my | just my: 8 Fill in the form for forwarding your own name's mail only, since others are staying there.
          - 5 Fill in your own name and both addresses.
          - 4 Prove who you are, the way the form asks.
        ? no id | no passport | post office: 8 Fill in the form at the post office, with your ID and a bill from the old address.
          - 3 Put your ID and a bill from the old address into your bag.
          - 8 Fill in the form at the post office.
      2 Save the confirmation number and the end date.
        ~ Open the confirmation page. | Save the number with the end date.
      6 Change your address with the three that matter most: your bank, your work, your doctor.
        - 3 Change it at your bank.
        - 4 Change it at work and at the doctor's.
        ? ex | divorce* | split | safety | refuge: 6 Change your address at the bank, work and doctor, with “Please keep it private” where you feel unsafe.
          - 3 Change your address at the bank.
          - 4 Change it at work and the doctor's, with “Please keep it private” where you feel unsafe.
      2? Hang a sheet by the door to list who still writes to the old address.
        ~ Get a sheet of paper. | Hang it by the door, titled “Still at the old address”.
    `,
  },
];
