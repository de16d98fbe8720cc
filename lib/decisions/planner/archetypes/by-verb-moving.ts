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
      3 Write the most you will pay[ and when you need it: {deadline}].
      10 Look at three offers or places, and note the name and price of each.
        - 5 Ask one person who knows about this where they would look.
        - 10 Look at three offers or places, and note the name and price of each.
      5 Cross out every one that misses what matters most.
      10 Check reviews or a second opinion for the best one left, and write down one doubt.
        - 8 Check reviews or a second opinion for the best one left.
        - 3 Write down the one doubt that is left, and who could settle it.
      10 Order or book the best one, or set the day on which you will.
        - 5 Put what the order or request needs in front of you: measures, dates, card.
        - 8 Order or book it, or set the day on which you will.
      3? Put the date of arrival or visit in your calendar, with the confirmation.
    `,
  },
  {
    id: "verb-find",
    area: "any",
    acts: "find|look|look for|search|seek|discover|source|adopt|borrow|meet|pick up",
    plan: `
      2* Write down in one line what matters most here: {label}.
        ? a hobby | new hobby: 2 Write down three things you forgot the time over, as a child or last year.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 2 Photograph what is to be worked on, once whole and once from near.
      4 List three places or people that could lead you to {object}.
        ? a hobby | new hobby: 5 List five groups or classes near you for them: library board, community centre, sports club, parish.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Write below the photo: make, model, year, what is to be done, the last day for it.
      4n List three places or people that could lead you to it, and circle the nearest.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 4 Look up two firms near you that do just this, with reviews from this year.
      5 Write one question that would tell a good one from a bad one.
        ? a hobby | new hobby: 3 Cross out those that miss your free evenings or your money.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 5 Find three who do just this: by a neighbour's word, the maker's list, reviews from this year.
      10* Ask the first person on your list, or look in the first place for ten minutes.
        ? a hobby | new hobby: 8 Write to the best one: “May I come once to look, and what does it cost?”
          - 4 Find its number or mail.
          - 4 Write: “May I come once to look, and what does it cost?”
        - 3 Write the message or the words to search for.
        - 10 Ask the first person on your list, or look in the first place for ten minutes.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 8 Send the first one the photo: “Can you do this, on which day, and for what price all in?”
          - 3 Write three lines: make and model, what is to be done, the last day for it.
          - 5 Send them with the photo to the first one: “On which day, and for what price all in?”
      5? Note what you found, with a name, a number or a link for each.
        ? a hobby | new hobby: 3 Put that first evening into your calendar, with the way there.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 5 Send the same to the other two, so that there are three prices.
      10 Ask the best one your question, or try it out.
        ? a hobby | new hobby: 5 Ask one person to come along the first time.
          - 3 Think of one person who would enjoy it.
          - 2 Ask them for that one evening.
        - 3 Mark the best one so far.
        - 8 Try it or ask there, with your question.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 8 Book the best of them in writing: day, price, guarantee.
          - 3 Ask the best of them about insurance and guarantee.
          - 5 Book it in writing, with day and price.
      3 Put a second look into your calendar for a day this week[, to have it {deadline}].
        ? a hobby | new hobby: 3 Write down after it: a yes, a no, or once more.
        ? someone to fit | somebody to fit | someone to fix | somebody to fix | someone to mend | somebody to mend | someone to repair | somebody to repair | someone to install | somebody to install | someone to service | somebody to service | someone to restore | somebody to restore | someone to alter | somebody to alter | someone to build | somebody to build | someone who can fix | someone who fixes | someone who can fit | anyone who can fix: 3 Put the day into your calendar, with a look at the work before you pay.
    `,
  },
  {
    id: "verb-contact",
    area: "people",
    acts: "call|phone|ring|text|email|message|contact|ask|tell|talk|speak|reply|respond|write back|invite|thank|warn|notify|confront|remind|inform|update|reach out|follow up|get in touch|complain|chat",
    plan: `
      2* Write down the one thing you want {person|whoever decides} to know or do[ about this: {message}].
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Write your question on one slip, so that it can be answered with yes, no or a time.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 2 Write down two days and one place near {person|them} that would suit you.
      3 Write your first sentence word for word, beginning with “Hi”.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines: one thing you liked about your time together, two days, “only if it suits you”.
      3 Look up what you may be asked: a date, a number, a name.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 5 Copy names and numbers onto a clean sheet, three columns beside them: yes, no, try again.
          - 5 Copy the names and numbers onto a clean sheet.
          - 2 Draw three columns beside them: yes, no, try again.
        - 3 Look up what you may be asked: a date, a number, a name.
        - 2 Open the number, address or chat of {person|whoever decides}.
        - 2 Write one sentence for the case that the answer is no.
      3n Write your first sentence to {person|whoever decides} word for word.
        ? for coffee | for a coffee | for lunch | for a drink | for drinks | for dinner | for a walk | over coffee: 3 Write three lines to {person|them}: one thing you liked about your time together, two days, “only if it suits you”.
      10* Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Do the first three in one go, the friendliest first.
          - 4 Do the friendliest one first.
          - 6 Do the next two straight after.
        - 2 Breathe out slowly three times.
        - 10 Get in touch with {person|whoever decides} now, starting with the sentence you wrote.
      3 Write down what was said, and what happens next.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 10 Do the others in rounds of four, with a tick after each and a cup of tea between.
      2 Put a reminder in your calendar in three days, in case there is no answer.
        ? # volunteers | # parents | # people | # members | # customers | # clients | # neighbours | # suppliers | # families | everyone on | list of numbers: 2 Text those who didn't answer the same question, with an hour to reply by.
    `,
  },
  {
    id: "verb-arrange",
    area: "people",
    acts: "plan|arrange|host|throw|hold|run|lead|celebrate|coordinate|schedule|decorate",
    plan: `
      2* Write down three facts about {whole}: when, where, who for.
      5n List what has to be there on the day, and tick the one thing that must be booked first.
      10n Send everyone who has to know the date, the place and one question they must answer.
      5 List what has to be there on the day, one line each.
      5 Put a tick beside the two things that must be booked or ordered first.
      15 Book or order the first of the two.
        - 5 Find the number or page for the first of the two.
        - 10 Book or order it, and save the confirmation.
      15 Send everyone who has to know the date, the place and one question they must answer.
        - 5 Write the message: date, place, and one question they must answer.
        - 3 Send it to everyone who has to know.
      10? Share out the rest: write a name beside each line on your list.
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
        ? grant | funding | bursary | fund: 2 Write the fund's name and closing day at the top of a page, with its own words for what it pays for.
      5n List the papers, numbers and fees that its official page asks for.
        ? grant | funding | bursary: 5 List what its form asks for, with a tick at each that you have.
      15n Fill in the first page of the form, or make the call, using that list.
        ? letters of support | letter of support | # letters: 10 Write to two people for a letter of support: what it is for, three lines they could use, the day you need it.
      5 Find the part about {theObject} on its official page.
        ? letters of support | letter of support | # letters: 5 Write to two people for a letter of support: what it is for, three lines they could use, the day you need it.
        ? grant | funding | bursary: 5 Copy what it pays for and what it doesn't from the fund's page.
      5 List the papers, numbers and fees it asks for.
        ? grant | funding | bursary: 5 List what its form asks for, with a tick at each that you have.
      10 Put those papers and numbers in one pile or folder.
        ? synopsis: 10 Write the synopsis in five sentences: who, what they want, what stands in the way, how it ends, why now.
          - 5 Write who it is about, what they want and what stands in the way.
          - 8 Write how it ends, and why it must be made now.
        ? grant | funding | bursary: 10 Write in five lines what you would do with the money, who gains by it and how one would see it.
          - 5 Write what you would do with the money.
          - 5 Write who gains by it, and how one would see it.
        - 5 Find the first two things on that list.
        - 8 Find the rest, and mark what is missing.
      20 Fill in the form or make the call with the pile beside you.
        ? grant | funding | bursary: 20 Fill in the form two days early, in the fund's own words[ ({deadline})].
          - 10 Fill in the first half of the form.
          - 10 Fill in the second half, with budget and letters attached.
          - 3 Read it once from top to bottom.
        - 10 Fill in the first half of the form, or write down what you will say on the phone.
        - 10 Fill in the second half, or make the call.
        - 3 Read it once from top to bottom before you send it.
      3 Save the confirmation or write down the reference number and the name of who you spoke to.
      2? Set a reminder for the day by which you should have an answer.
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
        - 4 Note each useful point in your own words.
        - 10 Go through the second marked part for 10 minutes.
        - 4 Add its points to your notes.
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
      6n Post them with the photo, or take it to the nearest charity or recycling center.
      4 Write down what it is, its size or age, and what is worn or missing.
      5 Choose one place for it to go: a buyer, a friend, a charity or the recycling center.
        - 3 Write down two ways out that would be all right.
        - 4 Look up opening hours, fees or prices for the easier one.
      5? Compare two similar offers, and write down your price[ ({money})] or “free”.
        - 4 Compare two similar offers.
        - 2 Write down your price[ ({money})] or “free”.
      10 Post the offer with the photo, or book the pick-up.
        - 4 Write three lines: what it is, its state, where to collect it.
        - 6 Post them with the photo, or book the pick-up.
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
        - 6 Make the payment, or write the amount and the day that you can offer.
        - 2 Check the name and the reference before you confirm.
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
      10n Change one thing around you that makes it harder to slip into: a place, a seat, an app, an hour.
      5 List the three moments in a day when it happens most: where you are, and what came just before.
        - 4 List the three moments in a day when it happens most.
        - 3 Add to each one where you are and what came just before.
      5 Choose one of those moments and write what you will do in it instead, with your hands, your feet or your words.
        - 2 Choose the one of those moments that comes most often.
        - 4 Write what you will do in it instead, with your hands, your feet or your words.
      10 Change one thing around you that makes it harder to slip into: a place, a seat, an app, an hour.
        - 5 Choose one thing around you to change so that it gets harder: a place, a seat, an app, an hour.
        - 10 Make that one change now.
      5 Text one person what you are trying and when you will tell them how it goes.
      2 Put a mark on a calendar at bedtime for each day, however it went.
    `,
  },
  {
    id: "verb-habit",
    area: "habits",
    plan: `
      2* Write {label}[, {rhythm},] on a note, with the smallest version that still counts: two minutes of it.
      5n Put what it needs in the place of something you do anyway, such as making coffee.
      5n Do the two-minute version once, right now.
      3 Choose something you do anyway that it can follow, such as brushing your teeth or making coffee.
      5 Put what it needs in the place where that happens.
        - 3 Gather what it needs in your hands or a bag.
        - 2 Put it in the place where that happens.
      3 Set an alarm for that time with the name {label}.
      5 Do the two-minute version once, right now.
        - 3 Do the two-minute version once, right now.
        - 2 Write down what got in the way, if anything did.
      3? Hang up a calendar or open a note, and mark today.
      3 Write what you will do after a missed day: the two-minute version, and nothing to make up for.
    `,
  },
];
