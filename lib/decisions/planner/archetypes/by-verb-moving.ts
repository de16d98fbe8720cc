import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that get, reach, arrange, give away or stop something. */
export const MOVING_VERBS: readonly Archetype[] = [
  {
    id: "verb-buy",
    area: "any",
    acts: "get|buy|order|hire|rent|purchase|shop|compare|lease|upgrade",
    plan: `
      2* Write down the one thing that matters most about {whole}, and the one that would spoil it.
      10n Look at three offers or places until one has what matters.
      10n Order or book the best one, or set the day on which you will.
      3 Write down the most you will pay[ and when you need it: {deadline}].
      10 Look at three offers or places, and note the name and price of each.
        - 5 Ask one person who knows about this where they would look.
        - 10 Look at three offers or places, and note the name and price of each.
      5 Cross out every one that misses what matters most.
      10 Check reviews or a second opinion for the best one left, and write down one doubt.
        - 8 Check reviews or a second opinion for the best one left.
        - 3 Write down the one doubt you still have and who could settle it.
      10 Order or book the best one, or set the day on which you will.
        - 5 Put what you need for the order in front of you: measurements, dates, card.
        - 8 Order or book the best one, or set the day on which you will.
      3? Put the date it arrives in your calendar, with the confirmation.
    `,
  },
  {
    id: "verb-find",
    area: "any",
    acts: "find|look|look for|search|seek|discover|source|adopt|borrow|meet|pick up",
    plan: `
      2* Write down in one line what matters most to you here: {label}.
        ? a hobby | new hobby: 2 Write down three things that made you forget the time, as a child or last year.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 2 Photograph what needs the work, once from a distance and once close up.
      4 List three places or people that could lead you to {object}.
        ? a hobby | new hobby: 5 List five groups or classes near you: library board, community center, sports club, church.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Write below the photo: make, model, year, what has to be done, and by when.
      4n List three places or people that could lead you to it, and circle the nearest.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Look up two companies near you that do exactly this, with reviews from this year.
      5 Write one question that would tell a good one from a bad one.
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
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Write your question on one slip, so it can be answered with yes, no or a time.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 2 Write down two days and one place near {person|them} that would suit you.
      3 Write your first sentence word for word, beginning with “Hi”.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines: one thing you liked about your time together, two days, “only if it suits you”.
      3 Look up what you may be asked: a date, a number, a name.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 5 Copy the names and numbers onto a clean sheet with three columns: yes, no, try again.
          - 5 Copy the names and numbers onto a clean sheet.
          - 2 Draw three columns beside the names: yes, no, try again.
        - 3 Look up what you may be asked: a date, a number, a name.
        - 2 Open the number, address or chat of {person|whoever decides}.
        - 2 Write down what you'll say if the answer is no.
      3n Write your first sentence to {person|whoever decides} word for word.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines to {person|them}: one thing you liked about your time together, two days, “only if it suits you”.
      10* Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Contact the first three people on the sheet in one go, starting with the friendliest.
          - 4 Contact the friendliest person on the sheet first.
          - 6 Contact the next two people straight after.
        - 2 Breathe out slowly three times.
        - 10 Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
      3 Write down what was said, and what happens next.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Contact the others in rounds of four, with a tick after each and a cup of tea between rounds.
      2 Put a reminder in your calendar in three days, in case there is no answer.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Text the same question to those who didn't answer, with a time to reply by.
    `,
  },
  {
    id: "verb-arrange",
    area: "people",
    acts: "plan|arrange|host|throw|hold|run|lead|celebrate|coordinate|schedule|decorate",
    plan: `
      2* Write down three facts about {whole}: when, where and who it's for.
      5n List what has to be there on the day, and tick the one thing that must be booked first.
      10n Send everyone who has to know the date, the place and one question they must answer.
      5 List what has to be there on the day, one line each.
      5 Put a tick beside the two things that must be booked or ordered first.
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
    `,
  },
  {
    id: "verb-apply",
    area: "paperwork",
    acts: "apply|register|renew|cancel|claim|enroll|sign up|request|file|transfer|switch|report|appeal|dispute|contest|challenge|chase|close|join|volunteer|vote|verify|redeem|refund",
    plan: `
      2* Write down the name of the office, company or site that this goes through: {label}.
        ? grant | funding | bursary | fund: 2 Write the grant's name and deadline at the top of a page, plus what it pays for in its own words.
      5n List the papers, numbers and fees that its official page asks for.
        ? grant | funding | bursary: 5 List what its form asks for, with a tick at each thing you have.
      15n Fill in the first page of the form, or make the call, using that list.
        ? letters of support | letter of support | # letters: 10 Write to two people for a letter of support, including three lines they could use and the day you need it.
      5 Find the part about {theObject} on its official page.
        ? letters of support | letter of support | # letters: 5 Write to two people for a letter of support, including three lines they could use and the day you need it.
        ? grant | funding | bursary: 5 Copy what it pays for, and what it doesn't, from the grant's page.
      5 List the papers, numbers and fees it asks for.
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
      2? Set a reminder for the day you should have an answer.
    `,
  },
  {
    id: "verb-read",
    area: "study",
    acts: "read|watch|review|listen|reread|skim|analyze|research|explore|study|check|look into|compare|evaluate|understand",
    plan: `
      2* Write down the one question that {theObject} should answer for you.
      2 Put its first page in front of you, with everything else closed.
      4n Look over its headings or first lines, and mark the part that answers your question best.
      5 Look over the headings or first lines, and mark the parts that answer your question.
      20* Go through the first marked part, and note each useful point in your own words.
        - 10 Go through the first marked part for 10 minutes.
        - 4 Write down each useful point from that part in your own words.
        - 10 Go through the second marked part for 10 minutes.
        - 4 Add the points from that part to your notes.
      5 Write the answer to your question in three sentences.
      3 Put the next session in your calendar, and note the page or minute where you left off.
    `,
  },
  {
    id: "verb-give-away",
    area: "home",
    acts: "sell|donate|give away|rehome|get rid|list|lend",
    plan: `
      2* Take one photo of {theObject} in good light.
      5n Write three lines: what it is, its condition, and the price[ ({money})] or “free”.
      6n Post them with the photo, or take the thing to the nearest charity or recycling center.
      4 Write down what it is, its size or age, and what is worn or missing.
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
      3 Move it to the door or the car.
    `,
  },
  {
    id: "verb-pay",
    area: "money",
    acts: "pay|pay off|repay|pay back|settle|refund|refinance",
    plan: `
      2* Write down what is owed[: {amount}], who it goes to[ ({person})] and by when.
      3 Find the letter or message about it, with the account or reference number.
      5* Check how much is in your bank account to last until your next payday.
      5 Choose one of three: pay all of it, pay a part, or ask for time.
      10* Make the payment, or write to them with an amount and a date you can offer.
        - 3 Open the payment page or a new message to them.
        - 6 Make the payment, or write the amount and the day you can offer.
        - 2 Check the name and the reference number once more.
      3 Save the confirmation where you will find it again.
      3? Set a reminder five days before the next payment, if there is one.
    `,
  },
  {
    id: "verb-stop",
    area: "habits",
    acts: "stop|quit|give up|cut down|cut back|avoid|limit|reduce|cut out|resist|kick|break|eliminate|decrease",
    plan: `
      2* Write {label} on a note, and below it the last time it happened.
      5n Write down the time of day when it happens most, and what you'll do instead.
      10n Change one thing around you that makes it harder to slip into: a place, a seat, an app, a time of day.
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
      2 Put a mark on a calendar at bedtime for each day, however it went.
    `,
  },
  {
    id: "verb-habit",
    area: "habits",
    plan: `
      2* Write {label}[, {rhythm},] on a note, with a two-minute version that still counts.
      5n Put what it needs where you do something every day anyway, such as making coffee.
      5n Do the two-minute version once, right now.
      3 Choose something you do every day that this can come right after, such as brushing your teeth.
      5 Put what it needs in the place where that happens.
        - 3 Gather what you need for it in one bag.
        - 2 Put the bag in the place where you will do it.
      3 Set an alarm for that time with the name {label}.
      5 Do the two-minute version once, right now.
        - 3 Do the two-minute version once, right now.
        - 2 Write down what got in the way, if anything did.
      3? Hang up a calendar or open a note, and mark today.
      3 Write down what you will do after a missed day: just the two-minute version, with nothing to make up.
    `,
  },
];
