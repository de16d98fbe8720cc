import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that get, reach, arrange, give away or stop something. */
export const MOVING_VERBS: readonly Archetype[] = [
  {
    id: "verb-buy",
    area: "any",
    acts: "get|buy|order|hire|rent|purchase|shop|compare|lease|upgrade",
    plan: `
      2* Write down the one thing that matters most about {whole}, and the one that would spoil it.
        ~ Write down what matters most about {whole}. | Write the one thing that would spoil it.
      10n Look at three offers or places until one has what matters.
        ~ Open a shop page or map. | Look at the first offer or place. | Look at two more. | Mark the one that has what matters.
      10n Order or book the best one, or set the day on which you will.
        ~ Open the page of the best one. | Check the price once more. | Order or book it, or choose a day for that. | Save the confirmation or the day.
      3 Write down the most you will pay[ and when you need it: {deadline}].
        ~ Pick up a pen. | Write “The most I'll pay” on a note. | Write the amount beside it.
      10 Look at three offers or places, and note the name and price of each.
        - 5 Ask one person who knows about this where they would look.
        - 10 Look at three offers or places, and note the name and price of each.
      5 Cross out every one that misses what matters most.
        ~ Put the list of offers in front of you. | Read what matters most aloud. | Check the first one against it. | Cross out every one that misses it.
      10 Check reviews or a second opinion for the best one left, and write down one doubt.
        - 8 Check reviews or a second opinion for the best one left.
        - 3 Write down the one doubt you still have and who could settle it.
      10 Order or book the best one, or set the day on which you will.
        - 5 Put what you need for the order in front of you: measurements, dates, card.
        - 8 Order or book the best one, or set the day on which you will.
      3? Put the date it arrives in your calendar, with the confirmation.
        ~ Open the confirmation. | Enter the arrival date in your calendar. | Paste the confirmation into that entry.
    `,
  },
  {
    id: "verb-find",
    area: "any",
    acts: "find|look|look for|search|seek|discover|source|adopt|borrow|meet|pick up",
    plan: `
      2* Write down in one line what matters most to you here: {label}.
        ~ Write {label} on a page. | Write below it what matters most to you here.
        ? a hobby | new hobby: 2 Write down three things that made you forget the time, as a child or last year.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 2 Photograph what needs the work, once from a distance and once close up.
      4 List three places or people that could lead you to {object}.
        ~ Write the numbers 1 to 3 on a page. | Write one place that could lead you to {object}. | Add two more places or people.
        ? a hobby | new hobby: 5 List five groups or classes near you: library board, community center, sports club, church.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Write below the photo: make, model, year, what has to be done, and by when.
      4n List three places or people that could lead you to it, and circle the nearest.
        ~ Write the numbers 1 to 3 on a page. | Write a place or person on each line. | Circle the nearest one.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Look up two companies near you that do exactly this, with reviews from this year.
      5 Write one question that would tell a good one from a bad one.
        ~ Picture a good one. | Picture a bad one. | Write down what makes the difference. | Turn that into one question.
        ? a hobby | new hobby: 3 Cross out those that don't fit your free evenings or your budget.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 5 Find three companies that do exactly this, through a neighbor, the maker's list or reviews from this year.
      10* Ask the first person on your list, or look in the first place for ten minutes.
        ? a hobby | new hobby: 8 Write to the group you like best: “May I come once to look, and what does it cost?”
          - 4 Find the phone number or e-mail of the group you like best.
          - 4 Write to them: “May I come once to look, and what does it cost?”
        - 3 Write the message you'll send, or the words you'll search for.
        - 10 Ask the first person on your list, or look in the first place for ten minutes.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 8 Send the first company the photo: “Can you do this, on which day, and what is the total price?”
          - 3 Write three lines: make and model, what has to be done, and by when.
          - 5 Send them to the first company with the photo: “On which day, and what is the total price?”
      5? Write down what you found, with a name, a number or a link for each.
        ~ Open what you found so far. | Write down the first find with its number or link. | Write down the second one the same way. | Add the rest until each has one.
        ? a hobby | new hobby: 3 Put the first evening with the group in your calendar, plus the time to get there.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 5 Send the same message to the other two companies, so you can compare three prices.
      10 Ask the best one your question, or try it out.
        ? a hobby | new hobby: 5 Ask one person to come along the first time.
          - 3 Write down one person who would enjoy it.
          - 2 Ask that person to come along for one evening.
        - 3 Mark the best one you've found so far.
        - 8 Try that one out, or ask your question there.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 8 Book the best company in writing: day, price, guarantee.
          - 3 Ask the best company about insurance and guarantee.
          - 5 Book that company in writing, with day and price.
      3 Put a second look in your calendar for a day this week[, to have it {deadline}].
        ~ Open your calendar. | Find a free half hour this week. | Enter “second look” there.
        ? a hobby | new hobby: 3 Write down right after that evening: yes, no, or once more.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 3 Put the day in your calendar, with a look at the work before you pay.
    `,
  },
  {
    id: "verb-contact",
    area: "people",
    acts: "call|phone|ring|text|email|message|contact|ask|tell|talk|speak|reply|respond|write back|invite|thank|warn|notify|confront|remind|inform|update|reach out|follow up|get in touch|complain|chat",
    plan: `
      2* Write down the one thing you want {person|whoever decides} to know or do[ about this: {message}].
        ~ Write “I want you to” on a note. | Finish it with the one thing to know or do.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Write your question on one slip, so it can be answered with yes, no or a time.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 2 Write down two days and one place near {person|them} that would suit you.
      3 Write your first sentence word for word, beginning with “Hi”.
        ~ Get a pen and a sheet. | Write “Hi” with their name. | Write your first sentence word for word.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines: one thing you liked about your time together, two days, “only if it suits you”.
      3 Look up what you may be asked: a date, a number, a name.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 5 Copy the names and numbers onto a clean sheet with three columns: yes, no, try again.
          - 5 Copy the names and numbers onto a clean sheet.
          - 2 Draw three columns beside the names: yes, no, try again.
        - 3 Look up what you may be asked: a date, a number, a name.
        - 2 Open the number, address or chat of {person|whoever decides}.
        - 2 Write down what you'll say if the answer is no.
      3n Write your first sentence to {person|whoever decides} word for word.
        ~ Open a blank note. | Say your first sentence aloud. | Write it down word for word.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines to {person|them}: one thing you liked about your time together, two days, “only if it suits you”.
      10* Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Contact the first three people on the sheet in one go, starting with the friendliest.
          - 4 Contact the friendliest person on the sheet first.
          - 6 Contact the next two people straight after.
        - 2 Breathe out slowly three times.
        - 10 Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
      3 Write down what was said, and what happens next.
        ~ Pick up a pen right away. | Write down what was said. | Write down what happens next.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Contact the others in rounds of four, with a tick after each and a cup of tea between rounds.
      2 Put a reminder in your calendar in three days, in case there is no answer.
        ~ Open your calendar three days from now. | Enter “Any answer?” as a reminder.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Text the same question to those who didn't answer, with a time to reply by.
    `,
  },
  {
    id: "verb-arrange",
    area: "people",
    acts: "plan|arrange|host|throw|hold|run|lead|celebrate|coordinate|schedule|decorate",
    plan: `
      2* Write down three facts about {whole}: when, where and who it's for.
        ~ Write “when, where, who” down a page. | Fill in each of the three for {whole}.
      5n List what has to be there on the day, and tick the one thing that must be booked first.
        ~ Picture the day as it begins. | List what has to be there. | Read the list from the top. | Put a check mark beside what must be booked first.
      10n Send everyone who has to know the date, the place and one question they must answer.
        ~ List everyone who has to know. | Type the date and the place. | Add the one question they must answer. | Send it to everyone on your list.
      5 List what has to be there on the day, one line each.
        ~ Write the day at the top of a page. | Picture the day from its first minute. | Write down what has to be there, one line each.
      5 Put a tick beside the two things that must be booked or ordered first.
        ~ Put your list in front of you with a pen. | Look for what must be booked or ordered first. | Put a check mark beside one thing. | Put a check mark beside the second.
      15 Book or order the first of the two.
        - 5 Find the phone number or page for the first of the two.
        - 10 Book or order the first of the two. A confirmation shows that it is done.
      15 Send everyone who has to know the date, the place and one question they must answer.
        - 5 Write the message: the date, the place, and one question they must answer.
        - 3 Send that message to everyone who has to know.
      10? Write a name beside each line on your list, so the work is shared.
        - 5 Write a name beside each line on your list, yours or someone else's.
        - 5 Tell each person which line is theirs.
      5 Write the schedule for the day, from the first thing that morning to the last.
        ~ Write the first thing that morning and its time. | Add what comes before noon. | Add the afternoon. | Write the last thing of the day.
    `,
  },
  {
    id: "verb-apply",
    area: "paperwork",
    acts: "apply|register|renew|cancel|claim|enroll|sign up|request|file|transfer|switch|report|appeal|dispute|contest|challenge|chase|close|join|volunteer|vote|verify|redeem|refund",
    plan: `
      2* Write down the name of the office, company or site that this goes through: {label}.
        ~ Write {label} on a note. | Write the office, company or site below it.
        ? grant | funding | bursary | fund: 2 Write the grant's name and deadline at the top of a page, plus what it pays for in its own words.
      5n List the papers, numbers and fees that its official page asks for.
        ~ Open its official page. | List the papers it asks for. | List the numbers it asks for. | Add any fees.
        ? grant | funding | bursary: 5 List what its form asks for, with a tick at each thing you have.
      15n Fill in the first page of the form, or make the call, using that list.
        ~ Open the form, or dial the number. | Lay your list beside it. | Give your name and your address. | Give the rest up to the end of page one.
        ? letters of support | letter of support | # letters: 10 Write to two people for a letter of support, including three lines they could use and the day you need it.
      5 Find the part about {theObject} on its official page.
        ~ Open the official page. | Type {theObject} into its search box. | Open the best match. | Leave that part open on your screen.
        ? letters of support | letter of support | # letters: 5 Write to two people for a letter of support, including three lines they could use and the day you need it.
        ? grant | funding | bursary: 5 Copy what it pays for, and what it doesn't, from the grant's page.
      5 List the papers, numbers and fees it asks for.
        ~ Open the official page you found. | Write down the papers. | Write down the numbers. | Write down the fees.
        ? grant | funding | bursary: 5 List what its form asks for, with a tick at each thing you have.
      10 Put those papers and numbers in one pile or folder.
        ? synopsis: 10 Write the synopsis in five sentences: who, what they want, what stands in the way, how it ends, why now.
          - 5 Write who it is about, what they want and what stands in the way.
          - 8 Write how it ends, and why it must be made now.
        ? grant | funding | bursary: 10 Write in five lines what you would do with the money, who would benefit and how you would show it.
          - 5 Write down what you would do with the money.
          - 5 Write down who would benefit, and how you would show it.
        - 5 Find the first two things on that list.
        - 8 Find the rest of the things, and note what is missing.
      20 Fill in the form or make the call, with that pile beside you.
        ? grant | funding | bursary: 20 Fill in the form in the grant's own words, two days before it is due[ ({deadline})].
          - 10 Fill in the first half of the form.
          - 10 Fill in the second half, including the budget and letters.
          - 3 Read the form once from top to bottom before you send it.
        - 10 Fill in the first half of the form, or write down what you will say on the phone.
        - 10 Fill in the second half, or make the call.
        - 3 Read it once from top to bottom before you send it.
      3 Save the confirmation, or write down the reference number and who you spoke to.
        ~ Look at the confirmation on your screen. | Save it, or write down the reference number. | Add who you spoke to.
      2? Set a reminder for the day you should have an answer.
        ~ Open your calendar at the day an answer is due. | Set a reminder: “Answer?”
    `,
  },
  {
    id: "verb-read",
    area: "study",
    acts: "read|watch|review|listen|reread|skim|analyze|research|explore|study|check|look into|compare|evaluate|understand",
    plan: `
      2* Write down the one question that {theObject} should answer for you.
        ~ Look at {theObject}, still closed. | Write down the one question it should answer.
      2 Put its first page in front of you, with everything else closed.
        ~ Close everything else. | Put the first page in front of you.
      4n Look over its headings or first lines, and mark the part that answers your question best.
        ~ Open it at the beginning. | Look over the headings or first lines. | Put your finger on the part that fits best. | Mark that part.
      5 Look over the headings or first lines, and mark the parts that answer your question.
        ~ Open it at the table of contents or first page. | Look over the headings of the first half. | Look over the second half. | Mark the parts that answer your question.
      20* Go through the first marked part, and note each useful point in your own words.
        - 10 Go through the first marked part for 10 minutes.
        - 4 Write down each useful point from that part in your own words.
        - 10 Go through the second marked part for 10 minutes.
        - 4 Add the points from that part to your notes.
      5 Write the answer to your question in three sentences.
        ~ Read your question once more. | Write the first sentence of the answer. | Write the second one. | Finish with the third.
      3 Put the next session in your calendar, and note the page or minute where you left off.
        ~ Open your calendar. | Enter the next session. | Add the page or minute where you left off.
    `,
  },
  {
    id: "verb-give-away",
    area: "home",
    acts: "sell|donate|give away|rehome|get rid|list|lend",
    plan: `
      2* Take one photo of {theObject} in good light.
        ~ Put {theObject} in good light. | Take one photo of it.
      5n Write three lines: what it is, its condition, and the price[ ({money})] or “free”.
        ~ Open a note. | Write what it is. | Write its condition. | Write the price or “free”.
      6n Post them with the photo, or take the thing to the nearest charity or recycling center.
        ~ Open the app or group where you'll post. | Add the photo and your lines. | Post it, or drop the thing at a charity.
      4 Write down what it is, its size or age, and what is worn or missing.
        ~ Turn the thing over once. | Write down what it is. | Write its size or age. | Write what is worn or missing.
      5 Choose one place for it to go: a buyer, a friend, a charity or the recycling center.
        - 3 Write down two places it could go that would be fine with you.
        - 4 Look up the hours, fees or prices for the easier one.
      5? Compare two similar offers, and write down your price[ ({money})] or “free”.
        - 4 Compare the prices of two similar offers.
        - 2 Write down your price[ ({money})] or “free”.
      10 Post the offer with the photo, or book the pick-up.
        - 4 Write three lines: what it is, its condition, where to collect it.
        - 6 Post those lines with the photo, or book the pick-up.
      3 Put the pick-up or drop-off in your calendar, and note the place.
        ~ Open your calendar. | Enter the pick-up or drop-off. | Add the place to the entry.
      3 Move it to the door or the car.
        ~ Pick up the thing, or one end of it. | Carry it to the door or the car. | Set it down there.
    `,
  },
  {
    id: "verb-pay",
    area: "money",
    acts: "pay|pay off|repay|pay back|settle|refund|refinance",
    plan: `
      2* Write down what is owed[: {amount}], who it goes to[ ({person})] and by when.
        ~ Write down how much is owed. | Write who it goes to and the due date.
      3 Find the letter or message about it, with the account or reference number.
        ~ Look in your mail pile or your inbox. | Find the letter or message about it. | Underline the account or reference number.
      5* Check how much is in your bank account to last until your next payday.
        ~ Open your bank's app. | Write down the balance. | Count the days until your next payday. | Write that number beside the balance.
      5 Choose one of three: pay all of it, pay a part, or ask for time.
        ~ Write “all, part, more time” on a note. | Look at your balance. | Cross out what can't work. | Circle your choice.
      10* Make the payment, or write to them with an amount and a date you can offer.
        - 3 Open the payment page or a new message to them.
        - 6 Make the payment, or write the amount and the day you can offer.
        - 2 Check the name and the reference number once more.
      3 Save the confirmation where you will find it again.
        ~ Look at the confirmation on your screen. | Take a screenshot or save the file. | Put it in your folder for bills.
      3? Set a reminder five days before the next payment, if there is one.
        ~ Look for the date of the next payment. | Count five days back from it. | Set a reminder on that day.
    `,
  },
  {
    id: "verb-stop",
    area: "habits",
    acts: "stop|quit|give up|cut down|cut back|avoid|limit|reduce|cut out|resist|kick|break|eliminate|decrease",
    plan: `
      2* Write {label} on a note, and below it the last time it happened.
        ~ Write {label} on a note. | Write the last time it happened below it.
      5n Write down the time of day when it happens most, and what you'll do instead.
        ~ Think back to the last three times. | Write down the time of day it happens most. | Think of one thing to do at that hour. | Write it down as your “instead”.
      10n Change one thing around you that makes it harder to slip into: a place, a seat, an app, a time of day.
        ~ Sit where it happens most. | Look for the place, seat or app that starts it. | Choose the one thing you can change. | Move it, delete it or block it.
      5 List the three moments in a day when it happens most: where you are, and what came just before.
        - 4 List the three moments in a day when it happens most.
        - 3 Add where you are at each of those moments, and what came just before.
      5 Choose one of those moments, and write down what you will do in it instead.
        - 2 Choose the one moment that comes most often.
        - 4 Write down what you will do instead at that moment, with your hands, your feet or your words.
      10 Change one thing around you that makes it harder to slip into: a place, a seat, an app, a time of day.
        - 5 Choose one thing around you to change, so it gets harder: a place, a seat, an app, a time of day.
        - 10 Make that one change now.
      5 Text one person what you are trying and when you will tell them how it goes.
        ~ Open a message to one person. | Type what you are trying. | Type when you'll tell them how it goes. | Send the message.
      2 Put a mark on a calendar at bedtime for each day, however it went.
        ~ Walk to the calendar at bedtime. | Put a mark on today, however it went.
    `,
  },
  {
    id: "verb-habit",
    area: "habits",
    plan: `
      2* Write {label}[, {rhythm},] on a note, with a two-minute version that still counts.
        ~ Write {label} on a note. | Write a two-minute version below it.
      5n Put what it needs where you do something every day anyway, such as making coffee.
        ~ Think of a spot you use daily, like the coffee maker. | Get the things it needs. | Clear a space at that spot. | Put the things there.
      5n Do the two-minute version once, right now.
        ~ Pick up what the two-minute version needs. | Start with the first minute. | Do the second minute. | Stop when the two minutes are over.
      3 Choose something you do every day that this can come right after, such as brushing your teeth.
        ~ Write down three things you do every day. | Picture this right after each one. | Circle the one it fits best.
      5 Put what it needs in the place where that happens.
        - 3 Gather what you need for it in one bag.
        - 2 Put the bag in the place where you will do it.
      3 Set an alarm for that time with the name {label}.
        ~ Open the alarm on your phone. | Set it for that time. | Type {label} as its name.
      5 Do the two-minute version once, right now.
        - 3 Do the two-minute version once, right now.
        - 2 Write down what got in the way, if anything did.
      3? Hang up a calendar or open a note, and mark today.
        ~ Get a calendar, or open a note. | Hang it up, or pin the note on top. | Mark today on it.
      3 Write down what you will do after a missed day: just the two-minute version, with nothing to make up.
        ~ Get a pen and a note. | Write “After a missed day”. | Add “just the two-minute version, nothing to make up”.
    `,
  },
];
