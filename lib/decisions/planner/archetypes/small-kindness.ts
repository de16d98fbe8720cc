import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Cards, wrapping, replies, plans called off, money collected, things left with an ex. */
export const SMALL_KINDNESS: readonly Archetype[] = [
  {
    id: "greeting-card",
    area: "people",
    whole: everyWay(
      "send|post|write",
      "card to friend|card sick friend|card to nan|card to mum|card to dad|card to grandma|card to aunt|card to teacher|card for friend|card for mum|card for nan|card for teacher",
    ),
    acts: "write|send|make|get|buy|post|sign|choose|find|pick",
    things:
      "card|birthday card|get well card|get well soon card|greeting card|valentine card|thinking of you card|card to sick friend|card for nan|card for mum|get-well card|new baby card|congratulations card|leaving card|anniversary card|good luck card|mother's day card|father's day card|card for aunt|card for my aunt|card for teacher|birthday message|mum's birthday card|dad's birthday card|card to friend",
    tells: "card for my aunt|card for my nan|card for my mum|card for my uncle|card for my grandma",
    unless:
      "credit|debit|bank|sim|travel card|gift card|report card|memory|graphics|index|flash|residence|green card|railcard|loyalty|score|library|id card|design|100 cards|business|game|rsvp|christmas cards|thank|wedding invitation",
    it: "the card",
    named: "card|birthday card",
    plan: `
      2* Open your photos at the last one that has {person|them} in it.
        ~ Open the photos on your phone. | Scroll to the last one with {person|them} in it.
        ? # kids | # children | # classmates: 2 Write the numbers 1 to {#} on a sheet, one line for each name.
        ? class | classmates | classroom: 2 Ask the teacher in one line for the first names of the class.
        ? not close | difficult | dont get on | dont talk | barely talk: 2 Write down one true kind thing about {person|them}, from any year.
        ? retire* | retirement | leaving card: 2 Write down one thing you learnt from {person|them}, or one day they saved for you.
        ? barely know | dont know | hardly know | never met | new colleague: 2 Write down one thing you know about {person|them}: a mug, a laugh, a hobby, a job well done.
        ? get well | is ill | im ill | got ill | very ill | hospital | operation | surgery: 2 Write down one thing {person|they} will miss while in bed: the dog, the garden, the Friday group.
      3 Write on scrap paper one thing from this year that you remember about {person|them}.
        ~ Get scrap paper and a pen. | Think of one moment with them this year. | Write it down in one line.
        ? barely know | dont know | hardly know | never met | new colleague: 3 Write on scrap paper one friendly line that mentions that one thing: “It's good to have you here.”
        ? get well | is ill | im ill | got ill | very ill | hospital | operation | surgery: 3 Write on scrap paper one thing that is waiting for {person|them}: “The garden misses you.”
        ? valentine* | husband | wife | girlfriend | boyfriend: 3 Write on scrap paper one small thing from this year that only the two of you know.
      3 Take a card from the drawer, or choose one the next time you're out.
        ~ Open the drawer with the cards. | Look through them for one that suits. | Lay it on the table, or plan to buy one.
      5* Write three lines: the wish, one thing you remember, something you hope for.
        ? class | classmates | classroom: 8 Let your child fold and sign the first five cards, with one sticker or stamp on each.
          - 3 Set out paper or a box of cards, stickers and one good pen.
          - 5 Let your child fold and sign the first five cards.
          - 5 Put a sticker on each of the five cards. The next five can wait until tomorrow.
        - 2 Write their name and your wish.
        - 3 Add one line about the thing you remember.
        - 2 Add one line about something you hope for.
        ? not close | difficult | dont get on | dont talk | barely talk: 5 Write two lines: the wish, and that one true thing.
          - 2 Write their name and your wish.
          - 3 Add the one true kind thing.
        ? retire* | retirement: 5 Write three lines: thanks for that one thing, what you will miss, a wish for the first free Monday.
          - 2 Write their name and your thanks for that one thing.
          - 3 Add what you will miss about them.
          - 2 Add a wish for the first free Monday.
      2 Sign the card.
        ~ Pick up a pen. | Write your name at the bottom of the card.
      4 Copy the address from your contacts onto the envelope, or ask for it.
        - 2 Find the address in your contacts, or ask for it.
        - 2 Copy the address onto the envelope.
        ? valentine* | husband | wife | secret santa | work | colleague | boss | manager | teacher: 4 Put the card into your bag, or where {person|they} will find it.
        - 2 Write the name on the envelope.
        - 2 Put the card into your bag, or where {person|they} will find it.
      3* Hand over the signed card, or mail it a week ahead[: it should be there {deadline}].
        ~ Pick up the signed card. | Put it in its envelope. | Hand it over, or mail it a week ahead.
        ? class | classmates | classroom: 3 Count the cards against the list of names before they go into a bag by the door.
    `,
  },
  {
    id: "wrap-presents",
    area: "people",
    acts: "wrap|wrap up",
    things:
      "present|presents|gift|gifts|christmas presents|birthday present|christmas gifts|kids presents|birthday presents|all presents",
    needsAct: true,
    it: "the presents",
    plan: `
      2* Lay {theIt} on a table or a clear piece of floor.
        ~ Clear the table or a piece of floor. | Lay the presents on it.
      3* Put paper, tape, scissors, a pen and labels on the table too.
        ~ Get paper, tape and scissors. | Lay them on the table. | Put a pen and the labels beside them.
      3 Write down who each present is for, with a box to check.
        ~ Get a pen and paper. | Write down who each present is for. | Draw a box to check beside each name.
      2 Peel the price tag off the first present.
        ~ Pick up the first present. | Peel its price tag off.
      5* Wrap the box that looks easiest.
        - 3 Cut the paper for the easiest box: once around it plus a hand's width.
        - 4 Tape the paper along the long side and at both ends.
      10 Wrap three more presents. Anything round or soft can go in a bag with a ribbon.
        - 5 Wrap the next two boxes.
        - 5 Put round or soft presents in a bag with a ribbon.
      2? Stick a name label on each present before you take the next.
        ~ Take the label for the present in your hands. | Stick it on before you take the next.
    `,
  },
  {
    id: "rsvp",
    area: "people",
    whole: "rsvp|rsvp to wedding|rsvp for wedding",
    tells: "rsvp",
    acts: "reply|respond|answer|rsvp|send",
    things:
      "invitation|invite|wedding invitation|party invitation|rsvp|wedding rsvp|dinner invitation|birthday invitation|wedding|evite",
    needsAct: true,
    unless:
      "make|design|interview|invite people|guest list|send wedding invitations|send invitations",
    it: "the invitation",
    named: "invitation|invite|evite",
    plan: `
      2* Put {theIt} in front of you, with your calendar open at that day.
        ~ Put the invitation in front of you. | Open your calendar at that day.
        ? was due | rsvp was | deadline .. gone | overdue | too late: 2 Put the invitation in front of you, with the phone number of the person who sent it.
      2 Check three things: that day is free, you can get there, someone can look after things at home.
        ~ Check that the day is free, with a way to get there. | Check that someone can look after things at home.
        ? dont want | rather not | say no | reply no | answer no | decline | cant come | cant go | invite no | invitation no: 2 Decide on a firm no, so nobody has to ask twice.
        ? not sure | cant decide | torn | undecided: 2 Write one line for a yes and one for a no. The one that makes you breathe easier is your answer.
      2 Decide yes or no. If you can't tell yet, note the day you will know.
        ~ Say “yes” or “no” aloud. | Write it down, or the day you will know.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 2 Choose whether you give a reason in half a line, or none.
        ? without my partner | can go | i can come | we can come | want to go | were going | im going | say yes | yes: 2 Write down how many people you are answering for: just you, two of you, children or not.
        ? evening only | only .. evening: 2 Decide which part you can come to and what time you will arrive.
        ? too late | so late | answer .. late | deadline .. gone | weeks ago | was due | forgot | was last | was on | overdue | passed: 2 Decide yes or no today, because the answer is already late.
      3* Write two lines: your thanks, and yes or no with the number of people[, {deadline}].
        ~ Open a message to the host. | Type your thanks. | Type yes or no with the number of people.
        ? vegan | vegetarian | gluten | coeliac | allerg*: 3 Write two lines: thanks and yes with the number of people, and what one of you can't eat.
        ? without my partner | without my husband | without my wife | without my boyfriend | without my girlfriend | on my own | by myself | just me | come alone | only me: 3 Write two lines: “Sorry for the late answer. I'd love to come, just me.”
        ? only the ceremony | ceremony only | leave early | only for: 3 Write two lines: your thanks, and which part you can come to and when.
        ? cant make it | unable | cant attend | not going: 3 Write two lines: “Thank you for asking us. We can't be there, and we'll raise a glass to you that day.”
        ? dont want | rather not | say no | reply no | answer no | decline | cant come | cant go | invite no | invitation no: 3 Write two lines: “Thank you for thinking of us. We can't come, and we wish you a lovely day.”
        ? evening only | only .. evening: 3 Write two lines: “Thank you! We have to work that day, but would love to come in the evening. Is that all right?”
        ? bring .. plus one | a plus one | my plus one | is .. plus one | bring .. partner | our kids | our children | our baby | bring .. kids | bring .. children: 3 Write two lines: “Thank you, I'd love to come. May I bring a guest?”
      2 Add what the invitation asks for: meal choice, song request, allergies.
        ~ Read what the invitation asks for. | Add your meal choice, song request or allergies.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 2 Add one line of your own about the couple or the host.
      2* Send your answer the way the invitation says.
        ? was last | was due | deadline .. gone | weeks ago | overdue | too late | so late | passed: 3 Send your answer today by text or phone: “I'm late, I'm sorry. Is there still a seat?”
          - 3 Send your answer today by text or phone: “I'm late, I'm sorry. Is there still a seat?”
          - 2 Put the day in your calendar, or take it out if you said no.
        - 2 Send your answer the way the invitation says.
        - 2 Put the day in your calendar, or take it out if you said no.
      3? Put a present and the ride there on your to-do list, if you said yes.
        ~ Open your to-do list if you said yes. | Add the present. | Add the ride there.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 3 Put “mail a card” into your calendar, a week before the day.
        ? know anybody | know anyone | know nobody | know no one: 3 Message the hosts once more: “I won't know anyone. Could you seat me beside someone chatty?”
    `,
  },
  {
    id: "call-off",
    area: "people",
    whole: `${everyWay(
      "cancel|cancel on|call off|get out of|back out of|pull out of|bail on",
      "my friend|friend|friends|dinner|plans|my plans|dinner with|plans with|plans tonight|drinks with|a date|my date|dinner on saturday|brunch|coffee with|night out|lunch with|the party|party|weekend plans|hen do|plans for saturday",
    )}|cancel birthday drinks|cancel my birthday|cancel drinks|cancel coffee date|cancel a playdate|cancel movie night`,
    unless: "subscription|order|membership|hotel|booking|flight|wedding venue",
    it: "the plan",
    plan: `
      2* Open your last message with {person|them}.
        ~ Open your messages. | Scroll to the last one with {person|them}.
      2* Write one honest line to them: “I can't make it on …, I'm sorry.”
        ~ Put your cursor in the message box. | Type “I can't make it on …, I'm sorry.”
        ? already cancelled | already canceled | cancelled on her last | canceled on her last | cancelled last | canceled last | cancelled on him last | cancelled before: 2 Write one honest line: “I have to cancel again, and I know that's twice. I'm sorry. Can I bring you coffee on Sunday?”
        ? is ill | im ill | got ill | very ill | gets ill | sick | fever | poorly: 2 Write one honest line to them: “I'm ill and can't come today, I'm so sorry.”
        ? again | second time | third time | always cancel: 2 Write one honest line to them: “I have to cancel again, and I know that's not fair on you.”
      2 Add a reason of five words at most, or none.
        ~ Read your line once. | Add five words of reason, or leave it.
        ? no reason | without a reason | dont want to explain: -
        ? tired | exhausted | overwhelmed | burnt out | anxious | cant face: 2 Add a true reason of five words: “I have no energy left.”
      2 Add another day that would work, but only if you mean it.
        ~ Ask yourself whether you mean another day. | Type that day, or leave it out.
        ? already cancelled | already canceled | cancelled last | canceled last | cancelled on her last | cancelled on him last | canceled on her last: 2 Change the coffee to any small plan and day you can surely keep.
        ? dont want to see | never again | not again: -
        ? again | second time | third time | always cancel: 2 Add a smaller plan that you can keep: ten minutes on the phone, a walk near your home.
      2* Send the message now. The earlier they know, the easier it is for them[, and well before {day}].
        ~ Open the message you wrote. | Press send now.
      2 Take the plan out of your calendar.
        ~ Open your calendar on that day. | Delete the plan.
      3? Offer to pay your share, if they have booked something.
        - 3 Offer to pay your share, if they have booked something.
        - 2 Leave their answer until tonight.
        - 2 Set a reminder to write to them next week.
    `,
  },
  {
    id: "invite-guests",
    area: "people",
    acts: "invite|make|write|send|do|send out",
    things:
      "people to my birthday|people to party|guest list|invitations|party invitations|birthday invitations|invites|wedding invitations|wedding invites|save the dates|friends to party|friends to my birthday|neighbors to party|people to wedding|friends for dinner",
    whole: everyWay(
      "invite",
      "people to birthday|people to party|people to wedding|people to dinner|friends to party|friends to birthday|friends to dinner|friends to wedding|people to housewarming|friends for dinner|neighbors to party|family to birthday",
    ),
    unless: "reply|rsvp|design agency|calendar invite|meeting",
    it: "the guests",
    plan: `
      2* Write down the five people who must be there.
        ~ Pick up a pen. | Write down the five people who must be there.
        ? # children | # kids | # classmates: 2 Write the {#} names on a page, with a parent's number beside each.
        ? the class | whole class | class to: 2 Open the class list or the parents' chat, and count the children.
        ? havent gone out | hasnt gone out | not sent | havent sent | still not sent | need to go out: 2 Open the guest list, and count the names that still have no address or number.
        ? guest list is done | guest list done | have the list | have a list | list is ready: 2 Open the guest list, and mark the first five you'll send to.
        ? wedding invit* | invitations .. wedding | invites .. wedding | save the dates | wedding invites: 2 Count back from the wedding date: invitations out six to eight weeks before, answers due a month before.
      4* Add other guests in a second column, up to the number you have room and money for[: {number}].
        ~ Draw a second column beside the five names. | Write down the number you have room for. | Add guests up to that number.
        ? # children | # kids | # classmates: 4 Choose the start time and the end time, and note whether the parents stay.
        ? the class | whole class | class to: 4 Decide how many children your space and your helpers can handle.
        ? havent gone out | hasnt gone out | not sent | havent sent | still not sent | guest list is done | guest list done | have the list | list is ready: 4 Ask for the missing addresses or numbers in one message to each side of the family.
        ? wedding invit* | invitations .. wedding | invites .. wedding | save the dates | wedding invites: 4 Text both families for the mailing addresses you don't have, all in one message.
      3 Write the facts in one line: what it is, the day[ ({deadline})], the start, the end, the place.
        ~ Get a pen and paper. | Write what it is and the day. | Add the start, the end and the place.
      5 Write the invitation: those facts, what to bring and when you need an answer.
        - 3 Add what guests should bring.
        - 2 Add the day when you need an answer.
        ? the class | whole class | class to: 5 Write the invitation: name, day, start, end, place, “Any allergies? A number to reach you? Please answer by …”.
          - 3 Write the child's name, the day, the start, the end and the place.
          - 3 Add “Any allergies? A number to reach you? Please answer by …”.
        ? wedding: 5 Write the invitation: both names, the day, the place, the time and “please answer by …” with a number or link.
          - 3 Write both names, the day, the place and the time.
          - 3 Add “please answer by …”, with a number or link.
        ? by email | by whatsapp | online | by text | whatsapp: 5 Write the invitation as a message with one picture, the facts and “please answer by …”.
          - 3 Write the facts as a message with one picture.
          - 2 Add “please answer by …” under it.
        ? no kids | adults only | child free: 5 Write the invitation: the facts, “adults only this time” and when you need an answer.
          - 3 Add “adults only this time” under the facts.
          - 2 Add the day when you need an answer.
        ? last minute | tomorrow | this weekend: 5 Write the invitation as one warm text: the facts and “Come if you can, no present needed”.
          - 3 Write the facts as one warm text.
          - 2 Add “Come if you can, no present needed”.
      5* Send those five people an invitation with the day, the time, the place and when you need an answer.
        ~ Open a new message. | Type the day, the time, the place, when to answer. | Send it to those five people.
        ? wedding invit* | invitations .. wedding | invites .. wedding | save the dates | wedding invites: 5 Address, stamp and mail the first five, or send the first five online, with the date you need answers by.
        ? the class | whole class | class to: 5 Send the invitation to the parents' chat, or put one envelope per child into the school bag.
      5 Send the invitation to the others.
        - 5 Send the invitation to the others.
        - 3 Draw three columns for the answers: yes, no, not yet.
        ? the class | whole class | class to: 5 Text the parents who are not in the chat one by one.
          - 3 Mark the parents who are not in the chat.
          - 3 Text those parents one by one.
        ? by post | stamps | printed | envelopes | paper: 10 Address and stamp ten envelopes.
          - 8 Address and stamp ten envelopes.
          - 2 Put the envelopes by the door for the mail.
        ? nobody answered | no replies | nobody replied | no one replied: 5 Text each person who hasn't answered: “Can you come? I'm counting chairs.”
          - 3 Write down the names of those who haven't answered.
          - 3 Text each of them: “Can you come? I'm counting chairs.”
      2? Set a reminder for a week before, to ask those who haven't answered.
        ~ Open the reminders on your phone. | Set “Ask who hasn't answered” for a week before.
    `,
  },
  {
    id: "group-gift",
    area: "people",
    whole: everyWay(
      "collect money|organise|organize|do|sort|arrange",
      "for leaving present|for leaving gift|for present|for a leaving present|money for leaving present|money for gift|leaving present|leaving gift|group gift|group present|collection for colleague|office collection|joint present|for sue's leaving gift|for teacher's gift|money for teacher|whip-round|whip round",
    ),
    acts: "collect",
    things: "money for present|leaving gift|leaving present|teacher's gift|leaving collection",
    unless: "charity|rent|parcel",
    it: "the present",
    plan: `
      2* Write down who the present is for and who may want to chip in.
        ~ Write at the top of a page who the present is for. | Write below who may want to chip in.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died | lost her | lost his: 2 Write down one thing that would help now: a meal gift card, flowers, a gift to a charity they name.
        ? we collected # | weve collected # | have collected # | collected # | raised #: 2 Write “{#} for the present” at the top of a note, with the day you will give it.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 2 Write the total you have collected at the top of a note[: {money}], with the day you will give it.
        ? # parents | # families | # children | # kids: 2 Open the class list, with an empty box for “paid” beside each name.
        ? # people | # of us | # colleagues | # coworkers: 2 Write the {#} names of those who may give, with an empty box for “paid” beside each.
      3* Write three lines: who it is for, a suggested amount, the last day to chip in[: {deadline}].
        ~ Get a pen and paper. | Write who it is for and a suggested amount. | Write the last day to chip in.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 3 Choose one present for that amount: a gift card, a plant, something they have talked about.
        ? have paid | half .. paid | some .. paid | havent paid | hasnt paid: 3 Write one line to everyone: “Thank you to all who have paid. If you still want to chip in, please do it by …”
      3 Set up one way to pay that everyone can use: a payment link, a money pool in an app, an envelope.
        ~ Choose a payment link, a money pool or an envelope. | Open it, or label the envelope. | Try it with a first amount of your own.
        ? from # coworkers | from # colleagues | from # people | from # of us: 3 Buy a card with room for {#} names and an envelope to pass it around in.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Buy a card big enough for all the names and an envelope to pass it around in.
        ? have paid | some .. paid | half .. paid | havent paid: 3 Tick who has paid on the list, with your bank app open beside it.
      3* Send those three lines to each person, or to a group chat without the one who gets the present.
        ~ Copy your three lines. | Open a chat without the one who gets the present. | Send the lines there.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 10 Buy the present and a card today, in a store or online with pickup.
        ? have paid | half .. paid | some .. paid | havent paid | hasnt paid: 3 Write to each person who hasn't paid: “Are you in for the present? Any amount by Friday is fine.”
      4 Pass a card around, or collect one line from each person for it.
        ~ Get the card. | Sign it yourself. | Pass it on until everyone has written a line.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died: 4 Pass around a plain card for names and one short line each, with no “at least”.
        ? teacher* | nursery | key worker: 4 Collect one line or drawing from each child for the card.
      3 Send one reminder on the morning before the last day to chip in.
        ~ Open the chat on the morning before the last day. | Type one friendly reminder. | Press the send button.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Send the group a photo of the present and the receipt.
        ? any day | due any | soon: 3 Send one last reminder tonight, because the day may come early.
      8? Buy the present with what has come in, and note the price for the group.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died: 8 Send the present and the card to their home, by mail or with someone close to them.
          - 5 Order the present you chose, or make the gift to the charity.
          - 4 Send the present and the card to their home.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Choose who hands over the present and says two sentences of thanks.
          - 2 Choose who hands over the present.
          - 3 Write two sentences of thanks for that person to say.
        ? already bought | laid out | i paid: 8 Send everyone a photo of the gift, the receipt and their share, with a link to pay by Friday.
          - 2 Divide the price by the number of people.
          - 4 Send everyone a photo of the gift, their share and the link.
        - 8 Buy the present with what has come in.
        - 2 Show the receipt to the group.
        - 2 Choose who hands over the present.
    `,
  },
  {
    id: "things-from-ex",
    area: "people",
    whole: everyWay(
      "get|ask for|collect|pick up|ask",
      "ex for stuff|ex for things|ex for key|ex for books|ex for clothes|my stuff back from my ex|stuff from ex|things from ex|stuff back from ex|things back from ex|my books back from my ex|my stuff from my ex|key back from ex|clothes back from ex|belongings back from ex|books back from ex|keys back from ex",
    ),
    unless: "money|back together|dog",
    it: "your things",
    plan: `
      2* List the things at your ex's place that are yours and matter to you.
        ~ Pick up a pen. | List your things at your ex's place that matter to you.
        ? return my | returning my | give back my | return his | return her | give his | give her | return their: 2 Put a bag by the door for the things you are giving back.
      3 Cross out the things you can do without.
        ~ Pick up your list. | Read each line. | Cross out what you can do without.
      3 Choose the way that takes the least talking: a box by the door, a friend who picks things up, the mail.
        ~ Write down three ways: box, friend, mail. | Picture the talking each one takes. | Circle the way with the least.
        ? scared | afraid | violent | threat*: 3 Ring a domestic abuse hotline or the police non-emergency number to ask who can go along with you.
      3n Send your ex two lines: the things you want back, and two times that suit you[, {deadline}].
        ~ Open the chat with your ex. | Type the things you want back. | Send it with two times that suit you.
      3 Write two lines to your ex: the things you want back, and two times that suit you[, {deadline}].
        ~ Open a blank note. | Write the things you want back in one line. | Write two times that suit you below.
        ? return my | return his | return her | give his | give her | give back: 3 Write two lines to your ex: “Your things are in a bag. I can leave it at … on Saturday, or mail it.”
        ? far away | another city | abroad: 3 Write two lines to your ex: the things you want back, your address, and that you will pay the postage.
      2 Send those lines, with nothing in them about the two of you.
        - 2 Send those lines, with nothing about the two of you.
        - 2 Put your ex's things into one bag, ready to swap.
        ? blocked | no contact | wont answer | ignores: 2 Let a friend you both know send those lines, with nothing about the two of you.
          - 2 Let a friend you both know send those lines.
          - 2 Put your ex's things into one bag, ready to swap.
      2 Ask a friend to come along or to wait on the phone.
        ~ Open the chat with a friend. | Ask them to come along or wait on the phone.
      10* Pick up your things at the agreed time, with your list in your hand.
        - 10 Pick up your things at the agreed time, with your list in your hand.
        - 5 Do something kind for yourself right after: a friend, a walk, a meal.
        ? return my | return his | return her | give his | give her | give back: 10 Bring the bag to the agreed place, such as a friend's home or a front desk. You don't have to stay.
          - 10 Bring the bag to the agreed place.
          - 5 Do something kind for yourself right after: a friend, a walk, a meal.
        ? far away | another city | abroad: 5 Put a day in your calendar to ask once more, if no package has come by that day.
    `,
  },
  {
    id: "dating-profile",
    area: "people",
    acts: "write|fix|update|improve|make|redo|create|set up",
    things:
      "tinder bio|hinge profile|dating profile|dating bio|bumble profile|hinge prompts|tinder profile|bumble bio|hinge bio|dating app profile",
    unless: "delete",
    it: "the profile",
    plan: `
      2* Write down three small true things about you that somebody could ask about.
        ~ Pick up a pen. | Write three small true things someone could ask about.
      3 Underline the most unusual one: a place, a dish, what you do on Sundays.
        ~ Look at your three things. | Read each one aloud. | Underline the most unusual one.
        ? set up | create a | create my | make a | start a | sign up: 3 Put your first name, your age and your area in one app, such as Hinge or Bumble.
        ? divorced | widow* | haven .. done | first time | years: 3 Underline the one that is about your life now, not your past marriage.
      4* Write one line about the most unusual thing. End it with an offer: “… Want to come along?”
        ~ Look at the thing you underlined. | Write one line about it. | End it with “… Want to come along?”
      6 Choose four photos: your face without sunglasses, you doing something you love, you with people, you head to toe.
        - 4 Mark ten photos from the last year.
        - 4 Choose four of them: your face, you doing something you love, you with people, you head to toe.
        ? photos are done | photos done | have photos | got photos | photos are ready | have the photos | pictures are done: 3 Put the photos you have in order: your face first, the one of you doing something you love second.
          - 2 Put the photo of your face first.
          - 2 Put the photo of you doing something you love second.
        ? hate photos | no photos | no pictures | hate .. pictures: 6 Ask one friend to spend half an hour taking ten photos of you outdoors in daylight.
          - 3 Ask one friend to take ten photos of you in daylight.
          - 6 Choose three of the ten photos: your face, head to toe, doing something.
      3 Read your line aloud, and note any word you would never say.
        ~ Hold your line in front of you. | Read it aloud. | Mark any word you would never say.
        ? boring | nothing interesting | cheesy | cringe: 3 Cross out each word in your line that would fit anybody, such as “fun”, “travel”, “easy-going”.
      3 Show your line to one friend: “Does this sound like me?”
        ~ Open the chat with one friend. | Paste your line with “Does this sound like me?” | Press the send button.
      4* Put your line into your profile today, even if it isn't perfect.
        ~ Open your profile in the app. | Paste your line into it. | Tap the save button.
        ? set up | create a | create my | make a | start a | sign up: 4 Put your line and one clear photo of your face into the app today, even if the rest isn't perfect.
    `,
  },
  {
    id: "second-date",
    area: "people",
    whole: everyWay(
      "ask|invite",
      "her|him|them|girl|guy|crush|someone i like",
      "prom|to prom|second date|on a second date|out again|out for coffee|on a date|out for a drink|out",
    ),
    unless: "dentist|doctor|appointment",
    it: "it",
    plan: `
      2* Open your last messages with {person|your date}.
        ~ Open the app you write in. | Scroll to your last messages with {person|your date}.
      2 Write down one thing you both laughed about or liked.
        ~ Pick up a pen. | Write down one thing you both laughed about or liked.
      3 Choose one plan for the second date: a place, a day, a time.
        ~ Get a pen and paper. | Write down one place. | Add a day and a time.
        ? no money | skint | cheap: 3 Find one free plan: a street market, a walk with hot coffee from home, a free museum evening.
        ? isnt drinks | isnt .. drinks | arent drinks | not drinks | not .. drinks | no drinks | isnt .. drinking | no drinking | doesnt involve .. drink* | instead of drinks | without drinks | without .. alcohol | no alcohol | dont drink | doesnt drink | doesnt .. drink | sober | non alcoholic | isnt .. pub | isnt .. bar | not .. pub | not .. bar | other than drinks: 3 Find one thing to do side by side: mini golf, a food market, a museum, a climbing wall, a boat.
        ? shy | awkward silence* | run out of things | nothing to say: 3 Find one plan with something to look at: a market, a zoo, a gallery, a game to play.
      3* Write two lines: one thing you both liked, and “Would you like to … on …?”
        ~ Open the chat with your date. | Type one thing you both liked. | Type “Would you like to … on …?”
        ? already said yes | she said yes | he said yes | they said yes | she agreed | he agreed | they agreed | she asked me | he asked me | they asked me: 3 Write two lines: the place, the day and the time, and “Shall I book it?”
        ? week* ago | since then | days ago | long: 3 Write two lines: “Sorry I've been slow. I liked our evening”, and “Would you like to … on …?”
        ? isnt drinks | isnt .. drinks | arent drinks | not drinks | not .. drinks | no drinks | isnt .. drinking | no drinking | doesnt involve .. drink* | instead of drinks | without drinks | without .. alcohol | no alcohol | dont drink | doesnt drink | doesnt .. drink | sober | non alcoholic | isnt .. pub | isnt .. bar | not .. pub | not .. bar | other than drinks: 3 Write two lines: what you both liked, and “Want to try mini golf or the food market on …, at …?”
      2* Send those lines before you have read them a third time.
        - 2 Send those lines before you have read them a third time.
        - 2 Put your phone in another room.
      2 Keep the time you offered free in your calendar.
        ~ Open your calendar at the time you offered. | Block it with a line.
      2? Note for yourself: a no, or no reply within three days, is an answer. It says nothing about your worth.
        - 2 Note for yourself: a no, or no reply within three days, is an answer.
        - 2 Ask a friend to meet you for coffee at that time, if the answer is no.
        ? already said yes | she said yes | he said yes | they said yes | she agreed | he agreed | they agreed | she asked me | he asked me | they asked me: 2 Write down two things to ask about, from what your date told you last time.
          - 2 Write down two things to ask about, from what your date told you last time.
          - 2 Lay out what you will wear the evening before the date.
    `,
  },
];
