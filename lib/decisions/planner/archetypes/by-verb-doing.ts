import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Verbs that go somewhere, look after someone, set something up or have it done. */
export const DOING_VERBS: readonly Archetype[] = [
  {
    id: "verb-go",
    area: "any",
    acts: "go|visit|attend|see|go see|travel|accompany|drive",
    plan: `
      2* Write down the day and time for this[, {deadline}], or two that would work: {label}.
        ~ Open your calendar. | Write down a day and time, or two that would work.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 2 Write down the place, the time and the one thing you want settled there[ ({deadline})].
        ? to collect | to pick up | collect my | pick up my | to fetch: 2 List what you are picking up, with any order number beside it[ ({deadline})].
      5 Look up how to get there, the opening hours and what it costs.
        ~ Open the place's website or its map page. | Find how to get there. | Note the opening hours. | Write down what it costs.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 5 Look up which papers they want to see and what it costs.
        ? to collect | to pick up | collect my | pick up my | to fetch: 5 Look up the opening hours, which counter to go to and what they ask to see.
      5* Tell whoever is coming along or expecting you.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 5 Write down three questions, with the most important one on top.
          - 3 Write down the one question that must be answered.
          - 2 Add two more questions below it.
        ? to collect | to pick up | collect my | pick up my | to fetch: 5 Send one line to whoever has it ready, to say what day and time you're coming.
          - 3 Write one line with the day and time you're coming.
          - 2 Send that line to whoever has it ready.
        - 3 Write two lines to whoever is coming along or expecting you.
        - 2 Send those two lines.
      5 Book the ticket, seat or time slot if you need one.
        ~ Open the booking page. | Choose the ticket, seat or time slot. | Enter your name and your email. | Save the confirmation on your phone.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 5 Look up how to get there, with fifteen minutes to spare.
        ? to collect | to pick up | collect my | pick up my | to fetch: 3 Put the stop in your calendar, at least half an hour before they close.
      5* Put what you need to bring in one bag by the door.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 5 Put your ID, papers, questions, a pen and your card into one folder by the door.
          - 3 Put your ID and papers into one folder.
          - 3 Add your questions, a pen and your card to the folder.
        ? to collect | to pick up | collect my | pick up my | to fetch: 5 Put your ID, the order number, a way to pay and an empty bag by the door.
          - 3 Put your ID, the order number and your card into your pocket.
          - 3 Hang an empty bag on the door handle.
        - 3 List what you need to bring.
        - 5 Put everything on that list in one bag by the door.
      3? Set two alarms: one for getting ready, one for leaving.
        - 2 Set an alarm for getting ready.
        - 2 Set a second alarm for leaving.
      2 Plan how you'll get home, so you can leave when you've had enough.
        ~ Open the map at the way home. | Write down your ride or the last bus.
        ? notary | solicitor | lawyer | town hall | city hall | consulate | registry office | tax office: 2 Ask before you leave: “What happens next, and by when?”
        ? to collect | to pick up | collect my | pick up my | to fetch: 2 Tick each thing off your list before you leave the place.
    `,
  },
  {
    id: "verb-service",
    area: "any",
    plan: `
      2* Write down in one line what needs doing with {theObject}, and by when[: {deadline}].
        ~ Write what needs doing with {theObject}. | Add the day it has to be done by.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 2 Save your résumé as a PDF, with the one question you have about it on a note.
      8n Find one place near you that does this, with its hours[ and prices within {money}].
        ~ Open a map on your phone. | Search for a place near you that does this. | Write down its name and its hours.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 5 Write down three people who could read it: a career office, someone in your field, a friend.
      8n Call or write to ask what it costs and when they have an opening.
        ~ Open the number or contact page of the place. | Ask what it costs. | Ask when they have an opening.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 5 Send it to the first person on that list with “Could you read it by …?”
      3 Take a photo of {theObject}, or note its make, size or age.
        ~ Stand in front of {theObject}. | Take one photo of it. | Write down its make, size or age instead if needed.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 3 Write down three people who could read it: a career office, someone in your field, a friend.
      8 Find two places near you that do this, with their hours[ and prices within {money}].
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 5 Ask the first person on that list: “Could you read my résumé by …? Where do you lose interest?”
          - 3 Write two lines: by when you need it read, and “Where do you lose interest?”
          - 2 Choose one of the three people to send them to.
        - 5 Ask one person where they get this done.
        - 8 Find two places near you that do this, and note their hours.
      8 Call or write to the first place to ask what it costs and when they have an opening.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 3 Send your résumé to that person with your question.
          - 2 Check that the file has your name in its title.
          - 2 Send your résumé to that person with your question.
        - 3 Write down three questions: can you do it, what does it cost, when do you have an opening?
        - 8 Call or write to the first place with those questions.
      3 Put the appointment in your calendar, with an alarm an hour before.
        ~ Open your calendar at the right day. | Enter the appointment and its address. | Set the alarm for an hour before.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 3 Put the date you asked for in your calendar.
      5 Put what you have to bring in one bag by the door.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 5 Mark each comment you get back with one letter: M for must, C for could, N for no.
          - 3 Mark each comment you get back: M for must, C for could, N for no.
          - 2 Thank whoever read it, in one line.
        - 3 List what you have to bring.
        - 3 Put everything on that list in one bag by the door.
      4? Ask for the price in writing before the work begins.
        ~ Open a message to the place. | Type “Could you send me the price in writing first?” | Send the message before the work begins.
        ? my cv | cv checked | resume | essay checked | my essay | my thesis | my letter | proofread: 10 Fix the comments marked M in a copy with today's date.
    `,
  },
  {
    id: "verb-setup",
    area: "any",
    acts: "set up|install|configure|connect|activate|enable|mount|setup|migrate|switch on|charge",
    plan: `
      2* Write down the first thing you want to be able to do with {whole}.
        ~ Look at {whole} for a moment. | Write down the first thing you want it to do.
      5n Put in front of you what its guide or help page asks for: parts, cables, login.
        ~ Open the guide or help page. | Read its list of what you need. | Lay the parts and the cables in front of you. | Put the login next to them.
      20n Follow the guide from its first step, and tick each one.
        ~ Open the guide at its first step. | Do that first step. | Cross off each step as you finish it. | Follow the guide to its last step.
      4 Find the “getting started” guide or help page for it.
        ~ Look in the box or open your browser. | Search its name with “getting started”. | Leave the guide open in front of you.
      5 Put in front of you what it asks for: parts, cables, papers, login.
        - 3 Put in front of you what that page asks for: parts, cables, papers.
        - 3 Write down the login you will use for it.
      20 Follow the guide from its first step, and tick each one.
        - 10 Follow the first half of the guide, with a check beside each step.
        - 10 Follow the rest of the guide, up to its last step.
      5 Try the one thing you wrote down at the start.
        ~ Read the one thing you wrote down at the start. | Open or switch on what you set up. | Try that one thing once.
      5 Put the guide, the receipt and a photo of the settings where you'll find them again.
        - 2 Take a photo of the settings or the finished setup.
        - 3 Write down where the password, the guide and the receipt are kept.
    `,
  },
  {
    id: "verb-swap",
    area: "home",
    acts: "change|replace|swap|repot|refill|top up|exchange|remove|take off",
    plan: `
      2* Take a photo of {theObject}, including any model number or size printed on it.
        ~ Find any model number or size printed on {theObject}. | Take one photo that shows it.
      6n List the part and tools from a guide or video for that exact model.
        ~ Open a guide or video for that exact model. | Write down the part it names. | List the tools it uses.
      5n Get the first thing that is missing: bought, borrowed or from a drawer.
        ~ Look at the first missing thing on your list. | Search two drawers for it. | Ask one person to lend you theirs. | Order one if it still isn't there.
      5 Find a guide or video for that exact model.
        ~ Open the photo of the model number. | Type that number into a search with “replace”. | Open the first guide or video that matches. | Check that its model is the same as yours.
      6 List the part and the tools the guide names, and tick what you have.
        - 4 List the part and the tools the guide names.
        - 2 Tick the things on that list you already have.
      10 Get the first thing that is missing: bought, borrowed or from a drawer.
        ~ Look at the first missing thing on your list. | Search two drawers for it. | Ask one person to lend you theirs. | Order one if it still isn't there.
      4 Switch off anything that could hurt you: power, water, heat or engine.
        ~ Stand at the switch, valve or breaker. | Turn off the power, water or heat. | Check that it is really off.
      20 Follow the guide one picture at a time, as far as it feels safe.
        - 10 Take the old part out, with a photo before each move.
        - 10 Put the new part in the way the guide shows, as far as it feels safe.
      4 Switch everything on again to test it, and note the date for next time.
        - 3 Switch everything on again to test it.
        - 2 Write down the date and the model for next time.
    `,
  },
  {
    id: "verb-become",
    area: "work",
    acts: "become|qualify",
    plan: `
      2* Write down why you want to be {object}, in one line that is true today.
        ~ Write “I want to be” on a page. | Finish it with one reason that is true today.
      10 Look up on an official page what it takes to be {object} where you live: training, months, cost.
        - 6 Look up on an official page what it takes to be {object} where you live.
        - 4 Write down how many months it takes and what it costs.
      10n Look up what it takes to be {object} where you live, and write down months and cost.
        ~ Open a search for how to be {object}. | Find an official page for where you live. | Write down how many months it takes. | Write down what it costs.
      5? Tick what you already have, so you see the first thing that is missing.
        ~ Put the list in front of you with a pen. | Put a check mark beside what you already have. | Look for the first line without one. | Circle that line.
      8* Ask one person who is {object} for 15 minutes of their time, in two lines.
        - 4 Find one person who is {object}: a friend's friend, a forum, an alumni list.
        - 5 Ask that person for 15 minutes of their time, in two lines.
      6 Write five questions for that talk, beginning with “What does a Tuesday look like?”
        ~ Write “What does a Tuesday look like?” as number one. | Write two questions on the work itself. | Add two questions on getting started.
      15 Try a piece of it for fifteen minutes: a lesson, a video, a task.
        - 10 Try a piece of it for ten minutes: a lesson, a video, a task.
        - 3 Write down how it felt: lighter or heavier.
      4 Mark the next deadline for a course or application in your calendar[, {deadline}].
        ~ Open the course or application page. | Find the next deadline on it. | Mark that date in your calendar.
    `,
  },
  {
    id: "verb-book",
    area: "any",
    acts: "book|schedule|reschedule|make appointment|reserve",
    plan: `
      2* Write down what you want to book and two times that would suit you[: {deadline}].
        ~ Write down what you want to book. | Add two times that would suit you.
      4 Find the number or booking page for {whole|it}.
        ~ Open your browser. | Search the name of the place with “booking”. | Keep the number or page open.
      4n Find the number or booking page for {whole|it}.
        ~ Open your browser. | Search the name of the place with “booking”. | Keep the number or page open.
      3 Put beside you what they may ask for: name, card, customer number.
        - 2 Put beside you what they may ask for: name, card, customer number.
        - 2 Write down one special request or question you have.
      6* Call or click with your two times until one is agreed.
        - 2 Say your first sentence aloud once: “I'd like to book … .”
        - 6 Call or click with your two times until one is agreed.
      3 Enter it in your calendar with the address, and an alarm for leaving.
        - 2 Enter it in your calendar with the address.
        - 2 Set an alarm for leaving.
      3 Put what you have to bring by the door.
        ~ Look at the list of what to bring. | Pick up each thing on it. | Lay them all by the door.
    `,
  },
  {
    id: "verb-errand",
    area: "any",
    acts: "drop off|pick up|collect|post|mail|ship|deliver|fetch|send|send off|hand over",
    plan: `
      2* Put {whole}, or the paper you need for it, beside your keys.
        ~ Pick up {whole}, or the paper for it. | Lay it beside your keys.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 2 Open what you want to send, and note what is still missing.
      4 Look up the address, the opening hours and what they'll ask to see.
        ~ Open the place on a map. | Note the address and the opening hours. | Look up what they'll ask to see.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 4 Look up where it has to go, in what format, and what time they close.
      3 Write the name, number or address on it, or on a note in your pocket.
        ~ Get a pen and a note. | Write the name, number or address. | Stick it on, or slip it into your pocket.
        ? photo is missing | photo missing | only .. photo | missing photo: 8 Take the photo against a light wall, facing the window, with the phone on a shelf.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 5 Add the one thing that is still missing.
      3* Put the stop into your calendar, on a trip you make anyway[, {deadline}].
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 3 Check the name, date and title once by reading them aloud.
          - 2 Check your name and theirs once by reading them aloud.
          - 2 Check the date and the title.
        - 2 Choose a trip you make anyway.
        - 2 Put the stop in your calendar on that trip, with an alarm for leaving.
      4 Pack it so you can carry it in one hand.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 4 Save everything as one PDF with your name in the file name.
          - 3 Save everything as one PDF.
          - 2 Put your name in the file name.
        - 4 Pack it so you can carry it in one hand.
        - 2 Hang the bag on the door handle.
      20* Make the stop on that trip. A receipt or an empty bag means it's done.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 5 Send it[ {deadline}]. The receipt or the sent e-mail shows that it is done.
          - 3 Send it[ {deadline}]. The receipt or the sent e-mail shows that it is done.
        - 10 Make the stop on that trip. A receipt shows that it is done.
      2? Photograph the receipt or tracking number.
        ~ Lay the receipt flat in good light. | Photograph it with the number in view.
        ? send .. application | send off .. application | submit .. application | by email | by e mail | upload*: 2 Set a reminder in ten days to ask whether it arrived.
    `,
  },
  {
    id: "verb-return",
    area: "money",
    acts: "return|send back|bring back|take back|give back|get refund",
    plan: `
      2* Put {theObject} on the table with everything that came in the box.
        ~ Get {theObject} and its box. | Lay everything on the table together.
      4 Find the return deadline on the receipt or in the order in your e-mail.
        ~ Find the receipt, or open your e-mail. | Search for the shop's name. | Find the return deadline in it. | Underline that date or write it down.
      4* Write down the reason in one line, and note whether you want a refund, a store credit or another size.
        ~ Get a pen and a note. | Write the reason in one line. | Add “refund”, “store credit” or “another size”.
      6 Get a return label from the shop's page, or look up its opening hours.
        ~ Open the shop's page for returns. | Enter your order number. | Save the label, or note the opening hours.
      8* Pack it in its box or a bag, with the return slip inside.
        - 6 Pack it in its box or a bag, with the return slip inside.
        - 3 Stick the label on the outside.
      3 Put it by the door, with the trip in your calendar[, {deadline}].
        - 2 Put it by the door.
        - 2 Put the trip in your calendar.
      3? Keep the receipt for the return until you have your money back.
        ~ Pick up the return receipt. | Put it in one safe spot, like your wallet. | Leave it there until the money is back.
    `,
  },
  {
    id: "verb-choose",
    area: "any",
    acts: "choose|pick|select|decide on",
    plan: `
      2* Write down one must-have for {object}, and one thing that would rule a choice out.
        ~ Write one must-have for {object}. | Write one thing that would rule a choice out.
      5 List three options you could live with, by name.
        ~ Write the numbers 1 to 3 on a page. | Write one option you could live with, by name. | Add a second name. | Add a third name.
      8n List three options you could live with, and note what each one lacks.
        ~ Write the numbers 1 to 3 on a page. | Name an option you could live with beside each. | Write what each one lacks.
      3 Cross out every one that misses the must-have.
        ~ Put your list in front of you with a pen. | Check the first option for the must-have. | Cross out every one that misses it.
      10 Find out one missing fact about each option that's left.
        - 5 Find out one missing fact about the first option that's left.
        - 5 Find out the same fact about the second option.
      5 Say the last two aloud to someone, and note which one is easier to say.
        - 3 Ask someone to listen to you for five minutes.
        - 5 Say the last two options aloud to them, and note which one is easier to say.
      3* Write down your choice[ {deadline}] and the first small thing it asks of you.
        ~ Pick up the pen. | Write down your choice. | Write the first small thing it asks of you.
      5? Do that first small thing.
        ~ Read the first small thing you wrote down. | Do the first move of it. | Do the rest until you can cross it off.
    `,
  },
  {
    id: "verb-revise",
    area: "any",
    acts: "edit|proofread|update|revise|rewrite|shorten|cut|trim|correct|redo|polish|annotate",
    plan: `
      2* Save a copy of {theObject} with today's date.
        ~ Open {theObject} on your screen. | Save a copy with today's date in its name.
      5 Look through it once, and write down the three changes that matter most.
        ~ Open your work at the beginning. | Look through it once to the end. | Write down the change that matters most. | Add two more changes below it.
      5n Look through it once, and write down the one change that matters most.
        ~ Open your work at the beginning. | Look through the first half. | Look through the second half. | Write down the one change that matters most.
      20* Make the first change from start to end.
        - 10 Make the first change in the first half.
        - 10 Make the first change in the second half, too.
      15 Make the second and the third change.
        - 8 Make the second change.
        - 8 Make the third change.
      5 Check names, numbers and dates.
        ~ Open your work at its first page. | Check every name. | Check every number. | Check every date to the end.
      10 Read or watch it once without stopping, only to catch what trips you up.
        ~ Open your work at the very start. | Read or watch the first half without stopping. | Read or watch the second half. | Mark what tripped you up.
      3 Send it under its final name, or put it in its place[, {deadline}].
        ~ Open the finished file. | Save it under its final name. | Send it, or put it in its place.
    `,
  },
];
