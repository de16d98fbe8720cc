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
        ? # kids | # children | # classmates: 2 Write the numbers 1 to {#} on a sheet, and ask the teacher for the first names of the class.
        ? class | classmates | classroom: 2 Ask the teacher in one line for the first names of the class.
        ? not close | difficult | dont get on | dont talk | barely talk: 2 Write down one true kind thing about {person|them}, from any year.
        ? retire* | retirement | leaving card: 2 Write down one thing you learnt from {person|them}, or one day they saved.
        ? barely know | dont know | hardly know | never met | new colleague: 2 Write down one thing you know of {person|them}: a mug, a laugh, a hobby, a job well done.
        ? get well | is ill | im ill | got ill | very ill | hospital | operation | surgery: 2 Write down one thing {person|they} will miss while in bed: the dog, the garden, the Friday group.
      3 Write on scrap paper one thing you remember about {person|them} from this year.
        ? barely know | dont know | hardly know | never met | new colleague: 3 Write on scrap paper one friendly line: “It's good to have you here”, with that one thing in it.
        ? get well | is ill | im ill | got ill | very ill | hospital | operation | surgery: 3 Write on scrap paper one thing that waits for {person|them}: “The garden misses you.”
        ? valentine* | husband | wife | girlfriend | boyfriend: 3 Write on scrap paper one small thing of this year that only the two of you know.
      3 Take a card from the drawer, or choose one the next time you're out.
      5* Write three lines: the wish, one thing you remember, what you hope for.
        ? class | classmates | classroom: 8 Let your child fold and sign the first five cards, with one sticker or stamp on each.
          - 3 Set out paper or a box of cards, stickers and one good pen.
          - 5 Let your child fold and sign the first five cards.
          - 5 Put a sticker on each, with the next five planned for tomorrow.
        - 2 Write the wish, with the name in front.
        - 3 Add that thing in one line.
        - 2 Add what you hope for.
        ? not close | difficult | dont get on | dont talk | barely talk: 5 Write two lines: the wish, and that one true thing.
          - 2 Write the wish, with the name in front.
          - 3 Add that one true thing.
        ? retire* | retirement: 5 Write three lines: thank you for that one thing, what will be missed, a wish for the first free Monday.
          - 2 Write your thank-you for that one thing, with the name in front.
          - 3 Add what will be missed.
          - 2 Add a wish for the first free Monday.
      2 Sign it.
      4 Copy the address onto the envelope from your contacts, or ask for it.
        - 2 Find the address in your contacts, or ask for it.
        - 2 Copy it onto the envelope.
        ? valentine* | husband | wife | secret santa | work | colleague | boss | manager | teacher: 4 Put the card with the name on it into your bag, or where {person|they} will find it.
        - 2 Write the name on the envelope.
        - 2 Put it into your bag, or where {person|they} will find it.
      3* Post it three working days early[: it should be there {deadline}], or put it by your keys.
        ? class | classmates | classroom: 3 Put all the cards into one bag by the door, counted against the list of names.
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
      3* Put paper, tape, scissors, pen and labels beside it.
      3 Write down who each thing is for, with space for a tick.
      2 Peel the price off the first one.
      5* Wrap the easiest box first.
        - 3 Cut the paper: once round and a hand more.
        - 4 Tape it along the long side.
      10 Wrap three more. Anything round or soft can go in a bag with a ribbon.
        - 5 Do the next two boxes.
        - 5 Put round or soft things in a bag with a ribbon.
      2? Stick a label with the name on each, before you take the next.
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
        ? was due | rsvp was | deadline .. gone | overdue | too late: 2 Put the invitation in front of you, with the number of the one who sent it.
      2 Check three things: that day is free, you can get there, someone can look after things at home.
        ? dont want | rather not | say no | reply no | answer no | decline | cant come | cant go | invite no | invitation no: 2 Decide on no for good, so that nobody has to ask twice.
        ? not sure | cant decide | torn | undecided: 2 Write one line for a yes, one for a no, and tick the one that makes you breathe easier.
      2 Decide yes or no. If you can't tell yet, note the day you will know.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 2 Choose whether you give a reason in half a line, or none.
        ? without my partner | can go | i can come | we can come | want to go | were going | im going | say yes | yes: 2 Write the number down that you answer for: one place, two, children or none.
        ? evening only | only .. evening: 2 Decide on the part you can come to, with the hour you will arrive.
        ? too late | so late | answer .. late | deadline .. gone | weeks ago | was due | forgot | was last | was on | overdue | passed: 2 Decide yes or no today, as the answer is late already.
      3* Write two lines: thanks, yes or no with the number of people[, {deadline}].
        ? vegan | vegetarian | gluten | coeliac | allerg*: 3 Write two lines: thanks and yes with the number of people, and what one of you can't eat.
        ? without my partner | without my husband | without my wife | without my boyfriend | without my girlfriend | on my own | by myself | just me | come alone | only me: 3 Write two lines: “Sorry for the late answer. I'd love to come, one place, on my own.”
        ? only the ceremony | ceremony only | leave early | only for: 3 Write two lines: thanks, and which part you can come to, with the hour.
        ? cant make it | unable | cant attend | not going: 3 Write two lines: “Thank you for asking us. We can't be there, and we'll raise a glass to you that day.”
        ? dont want | rather not | say no | reply no | answer no | decline | cant come | cant go | invite no | invitation no: 3 Write two lines: “Thank you for thinking of us. We can't come, and we wish you a lovely day.”
        ? evening only | only .. evening: 3 Write two lines: “Thank you! We have to work by day, and would love to come in the evening. Is that all right?”
        ? bring .. plus one | a plus one | my plus one | is .. plus one | bring .. partner | our kids | our children | our baby | bring .. kids | bring .. children: 3 Write two lines: thanks and yes, with “Is the invitation for all of us?”
      2 Add what they ask for: meal, song, allergies.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 2 Add one line of your own about the couple or the host.
      2* Send it the way the invitation says.
        ? was last | was due | deadline .. gone | weeks ago | overdue | too late | so late | passed: 3 Send it today by text or phone with “I'm late, I'm sorry. Is there still a seat?”
          - 3 Send it today by text or phone with “I'm late, I'm sorry. Is there still a seat?”
          - 2 Enter the day in your calendar, or take it out.
        - 2 Send it the way the invitation says.
        - 2 Enter the day in your calendar, or take it out.
      3? Put a present and the way there on a list, where it is a yes.
        ? cant go | cant come | cant make it | say no | decline | not going | cant attend: 3 Put a card for the day itself into your calendar, five days before.
        ? know anybody | know anyone | know nobody | know no one: 3 Message the couple once more: “I'll know nobody. Could you seat me beside someone chatty?”
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
      2* Write one honest line to them: “I can't make it on …, I'm sorry.”
        ? is ill | im ill | got ill | very ill | gets ill | sick | fever | poorly: 2 Write one honest line to them: “I'm ill and can't come today, I'm so sorry.”
        ? again | second time | third time | always cancel: 2 Write one honest line to them: “I have to cancel again, and I know that's not fair on you.”
      2 Add a reason of five words at most, or none.
        ? no reason | without a reason | dont want to explain: -
        ? tired | exhausted | overwhelmed | burnt out | anxious | cant face: 2 Add a true reason of five words: “I've no energy left tonight.”
      2 Add another day, only if you mean it.
        ? dont want to see | never again | not again: -
        ? again | second time | third time | always cancel: 2 Add a smaller thing that you can keep: ten minutes on the phone, a walk near yours, with its day.
      2* Send it now. The earlier, the easier for them[, and well before {day}].
      2 Take it out of your calendar.
      3? Offer to pay your share, where they have booked something.
        - 3 Offer to pay your share, where they have booked something.
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
        ? # children | # kids | # classmates: 2 Write the {#} names on a page, with a parent's number beside each.
        ? the class | whole class | class to: 2 Open the class list or the parents' chat, and count the children.
        ? havent gone out | hasnt gone out | not sent | havent sent | still not sent | need to go out: 2 Open the guest list, and count the names that still have no address or number.
        ? guest list is done | guest list done | have the list | have a list | list is ready: 2 Open the guest list, and mark the first five you'll send to.
      4* Add the others in a second column, up to the number you have room and money for[: {number}].
        ? # children | # kids | # classmates: 4 Choose begin and end, and whether the parents stay.
        ? the class | whole class | class to: 4 Count how many the room and the grown-ups bear, with all of the class or only a few asked.
        ? havent gone out | hasnt gone out | not sent | havent sent | still not sent | guest list is done | guest list done | have the list | list is ready: 4 Ask for the missing addresses or numbers in one message to each side of the family.
      3 Write the facts in one line: what it is, the day[ ({deadline})], start and end, the place.
      5 Write the invitation: that line, what to bring, when you need an answer.
        - 3 Add what to bring.
        - 2 Add by when you want an answer.
        ? the class | whole class | class to: 5 Write the invitation: name, day, begin and end, place, “allergies? your number? answer by …”.
          - 3 Write name, day, begin and end, and the place.
          - 3 Add “allergies? your number? answer by …”.
        ? wedding: 5 Write the invitation: both names, day, place, hour, and “please answer by …” with a number or link.
          - 3 Write both names, day, place and hour.
          - 3 Add “please answer by …”, with a number or link.
        ? by email | by whatsapp | online | by text | whatsapp: 5 Write the invitation as a message with one picture: that line, and “please answer by …”.
          - 3 Write the line as a message with one picture.
          - 2 Add “please answer by …”.
        ? no kids | adults only | child free: 5 Write the invitation: that line, “a grown-up evening”, by when you want an answer.
          - 3 Add “a grown-up evening” to that line.
          - 2 Add by when you want an answer.
        ? last minute | tomorrow | this weekend: 5 Write the invitation as one warm text: that line, and “come if you can, no present”.
          - 3 Write that line as one warm text.
          - 2 Add “come if you can, no present”.
      5* Send the five an invitation with the day, the time, the place and when you need an answer.
        ? the class | whole class | class to: 5 Send it to the parents' chat, or put one envelope for each child into the school bag.
      5 Send it to the others.
        - 5 Send it to the others.
        - 3 Draw three columns: yes, no, open.
        ? the class | whole class | class to: 5 Text alone the parents who are not in the chat.
          - 3 Mark who is not in the chat.
          - 3 Text those parents alone.
        ? by post | stamps | printed | envelopes | paper: 10 Address ten envelopes an evening, stamped at once, until the pile is gone.
          - 8 Address and stamp ten envelopes.
          - 2 Put them by the door for the post.
        ? nobody answered | no replies | nobody replied | no one replied: 5 Text each one who is silent alone: “Can you come? I'm counting chairs.”
          - 3 Write the names of those who are silent.
          - 3 Text each one alone: “Can you come? I'm counting chairs.”
      2? Set a reminder to ask those who are open, a week before.
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
      2* Write down who the present is for, and the names of everyone who may give.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died | lost her | lost his: 2 Write on a note what would help now: a meal voucher, flowers, a gift to a charity they name.
        ? we collected # | weve collected # | have collected # | collected # | raised #: 2 Write “{#} for the present” at the top of a note, with the day it is given.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 2 Write the sum that has come at the top of a note[: {money}], with the day it is given.
        ? # parents | # families | # children | # kids: 2 Open the class list, with an empty box for “paid” beside each name.
        ? # people | # of us | # colleagues | # coworkers: 2 Write the {#} names of those who may give, with an empty box for “paid” beside each.
      3* Write three lines: who it is for, a suggested amount, the last day to chip in[: {deadline}].
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 3 Choose one present for that sum: a voucher, a plant, something they talk of.
        ? have paid | half .. paid | some .. paid | havent paid | hasnt paid: 3 Write one line to all: “Thank you to all who have paid. Still open? By …, please, then I buy.”
      3 Open one way to pay that everyone has: a link, a money pool in an app, an envelope.
        ? from # coworkers | from # colleagues | from # people | from # of us: 3 Buy a card with room for {#} names, with an envelope to pass it round.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Buy a card big enough for all names, with an envelope to pass it round.
        ? have paid | some .. paid | half .. paid | havent paid: 3 Tick who has paid on the list, with your bank or app open beside it.
      3* Send those lines to each giver, or to a group without the person.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money | not bought: 10 Buy the present today in a shop or with pick-up, a card with it.
        ? have paid | half .. paid | some .. paid | havent paid | hasnt paid: 3 Write to each of those who are open alone: “Are you in for the present? Any sum by Friday.”
      4 Pass a card round, or collect one line from each.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died: 4 Pass a plain card round: names and one short line each, no “at least”.
        ? teacher* | nursery | key worker: 4 Collect one line or drawing from each child for the card.
      3 Send one reminder on the morning before the last day.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Send the group a photo of the present with the bill, so that all know what it became.
        ? any day | due any | soon: 3 Send one last reminder tonight, as the day may come early.
      8? Buy the present for what has come, with the bill shown to the group.
        ? baby died | miscarr* | stillborn | bereave* | his wife died | her husband died: 8 Send it with the card to their home, by post or by the one closest to them.
          - 5 Order what you chose, or pay the charity.
          - 4 Send card and voucher to their home.
        ? we collected | weve collected | collected # | chipped in | already collected | money .. collected | collected the money | money is in | have the money: 3 Choose who hands it over and who says two sentences of thanks.
          - 2 Choose who hands it over.
          - 3 Write two sentences of thanks for the one who speaks.
        ? already bought | laid out | i paid: 8 Send each the photo of the gift, the bill and one share, with a link to pay by Friday.
          - 2 Divide the bill by the heads.
          - 4 Send each the photo, the share and the link.
        - 8 Buy the present for what has come.
        - 2 Show the bill to the group.
        - 2 Choose who hands it over.
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
      2* List what is yours and matters to you.
        ? return my | returning my | give back my | return his | return her | give his | give her | return their: 2 Put one bag by the door for the things that go back.
      3 Cross out what you can do without.
      3 Choose the way that takes the least talking: a box by the door, a friend who picks it up, the post.
        ? scared | afraid | violent | threat*: 3 Ring a domestic abuse line or the police desk: they can say how someone goes along with you.
      3n Send two lines: the list, and two times that suit you[, {deadline}].
      3 Write two lines: the list, and two times that suit you[, {deadline}].
        ? return my | return his | return her | give his | give her | give back: 3 Write two lines: “Your things are in a bag. I can leave it at … on Saturday, or post it.”
        ? far away | another city | abroad: 3 Write two lines: the list, the address, and that you pay the postage.
      2 Send them, with nothing in them about the two of you.
        - 2 Send them, with nothing about the two of you.
        - 2 Put their things into one bag, to be swapped.
        ? blocked | no contact | wont answer | ignores: 2 Let a friend you both know send them, with nothing about the two of you.
          - 2 Let a friend you both know send them.
          - 2 Put their things into one bag, to be swapped.
      2 Ask a friend to come along or to wait on the phone.
      10* Fetch your things at the agreed time, with the list in your hand.
        - 10 Fetch your things at that hour with the list in hand.
        - 5 Do something kind in the hour after it: a friend, a walk, a meal.
        ? return my | return his | return her | give his | give her | give back: 10 Bring the bag to the place agreed, a friend's or a porter's desk, straight off again.
          - 10 Bring the bag to the place agreed.
          - 5 Do something kind in the hour after it: a friend, a walk, a meal.
        ? far away | another city | abroad: 5 Put a day in your calendar to ask once more, if no parcel has come.
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
      3 Underline the most particular one: a place, a dish, what you do on Sundays.
        ? divorced | widow* | haven .. done | first time | years: 3 Underline the one that is about now, not about the marriage that ended.
      4* Write one line about the most unusual of them that ends with an offer: “… Come along?”
      6 Choose four photos: your face without sunglasses, you doing that thing, you with people, head to toe.
        - 4 Mark ten photos of the last year.
        - 4 Choose four: face, doing that thing, with people, whole figure.
        ? photos are done | photos done | have photos | got photos | photos are ready | have the photos | pictures are done: 3 Put the photos you have in order: your face first, then you doing that thing.
          - 2 Put your face first.
          - 2 Put the one of you doing that thing second.
        ? hate photos | no photos | no pictures | hate .. pictures: 6 Ask one friend for ten photos of you outdoors by daylight, in half an hour.
          - 3 Ask one friend for half an hour in daylight.
          - 6 Choose three of the ten: face, whole figure, doing something.
      3 Read it aloud, and note any word you would never say.
        ? boring | nothing interesting | cheesy | cringe: 3 Read it aloud, with each word out that would fit anybody, such as “fun”, “travel”, “easy-going”.
      3 Show it to one friend: “Does this sound like me?”
      4* Put that line into your profile today, as it is.
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
      2* Open the last message between you.
      2 Write down one thing you both laughed about or liked.
      3 Choose one plan for it: a place, a day, a time.
        ? no money | skint | cheap: 3 Find one free plan: a market, a walk with a flask, a museum late.
        ? isnt drinks | isnt .. drinks | arent drinks | not drinks | not .. drinks | no drinks | isnt .. drinking | no drinking | doesnt involve .. drink* | instead of drinks | without drinks | without .. alcohol | no alcohol | dont drink | doesnt drink | doesnt .. drink | sober | non alcoholic | isnt .. pub | isnt .. bar | not .. pub | not .. bar | other than drinks: 3 Find one thing to do side by side: mini golf, a food market, a museum late, a climbing wall, a boat.
        ? shy | awkward silence* | run out of things | nothing to say: 3 Find one plan with something to look at: a market, a zoo, a gallery, a game to play.
      3* Write two lines: one thing you both liked, and “Would you like to … on …?”
        ? already said yes | she said yes | he said yes | they said yes | she agreed | he agreed | they agreed | she asked me | he asked me | they asked me: 3 Write two lines: place, day and hour, and “Shall I book it?”
        ? week* ago | since then | days ago | long: 3 Write two lines: “I've been slow and I liked our evening”, and “Would you like to … on …?”
        ? isnt drinks | isnt .. drinks | arent drinks | not drinks | not .. drinks | no drinks | isnt .. drinking | no drinking | doesnt involve .. drink* | instead of drinks | without drinks | without .. alcohol | no alcohol | dont drink | doesnt drink | doesnt .. drink | sober | non alcoholic | isnt .. pub | isnt .. bar | not .. pub | not .. bar | other than drinks: 3 Write two lines: what you both liked, and “Fancy mini golf or the food market on …, at …?”
      2* Send it before you have read it a third time.
        - 2 Send them before you have read them a third time.
        - 2 Put the phone in another room.
      2 Keep that time free in your calendar.
      2? Note for yourself: a no, or nothing within three days, is an answer, and no verdict on you.
        - 2 Note for yourself: a no, or nothing within three days, is an answer.
        - 2 Ask a friend for tea in that hour, where it is a no.
        ? already said yes | she said yes | he said yes | they said yes | she agreed | he agreed | they agreed | she asked me | he asked me | they asked me: 2 Write down two things to ask about, from what was told last time.
          - 2 Write down two things to ask about, from what was told last time.
          - 2 Lay out what you will wear the evening before.
    `,
  },
];
