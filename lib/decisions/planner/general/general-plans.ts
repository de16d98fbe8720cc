import { DOING_PLANS, type DoingKind } from "@/lib/decisions/planner/general/doing-plans";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";

/** What kind of doing a goal of no known kind is. */
export type GeneralKind =
  | DoingKind
  | "any"
  | "hands"
  | "desk"
  | "speak"
  | "skill"
  | "deliver"
  | "arrive"
  | "remember"
  | "access"
  | "cook"
  | "turn-into"
  | "decide"
  | "be-there"
  | "be";

/** One plan for each kind of doing, whatever it is done to, in the person's own words. */
export const GENERAL_PLANS: Readonly<Record<GeneralKind, readonly PlanLine[]>> = {
  ...DOING_PLANS,
  any: parsePlan(`
    2* Write this at the top of a page[, with “{deadline}” beside it]: {label}.
      ~ Pick up a pen and a blank page. | Write what this is about at the top.
    3 Write below it what you'll see when it's done.
      ~ Put your pen below the top line. | Picture it done. | Write one line on what you see.
    3 List three things that stand in the way: something missing, something you don't know, someone to ask.
      ~ Pick up your pen. | Write the first thing that stands in the way. | Write a second one. | Write a third one.
    2 Circle the one that is quickest to clear up.
      ~ Read your list once. | Circle the one that's quickest to clear up.
    10 Spend 10 minutes on the thing you circled: a quick trip, a search or a phone call.
      ~ Read the thing you circled. | Choose a trip, a search or a call for it. | Make that trip, search or call. | Stop after ten minutes.
    10n Set a timer for 10 minutes and do the very first part. Rough is fine.
      ~ Set a timer for 10 minutes. | Start the very first part, however rough. | Work on without fixing anything. | Stop when the timer rings.
    15 Do the first real part of it. Rough is fine.
      - 10 Do the first real part of it for 10 minutes. Rough is fine.
      - 3 Mark where you stopped, so you can find it again.
    3* Write down what is left and which day you'll do it.
      ~ Pick up a pen. | List what is left. | Write a day beside it.
  `),
  hands: parsePlan(`
    2* Clear away the first thing that's in your way for this: {label}.
      ~ Put your hand on the first thing in your way. | Move it somewhere else.
    4 Put what you'll need within reach: a bag, a cloth, a tool.
      - 4 Put what you already have within reach: a bag, a cloth, a tool.
      - 2 Ask someone for anything you're missing, or for a helping hand.
    4n Put what you'll need within reach: a bag, a cloth, a tool.
      ~ Get the first thing you'll need. | Bring the rest, such as a bag or a cloth. | Set everything within arm's reach.
    10* Set a timer for 10 minutes and begin with the part nearest to you.
      ~ Set a timer for 10 minutes. | Start with the part nearest to you. | Finish that one part. | Go on to the next until the timer rings.
    2 Step back for a look at what you've done.
      ~ Take two steps back. | Look over what you've done.
    15 Go on with the next piece, up to the end or to a good place to stop.
      - 10 Do the next part.
      - 10 Do the last part, or as much of it as fits in 10 minutes.
    4 Put away what you used.
      ~ Pick up the nearest thing you used. | Put it back where it lives. | Put away the rest.
    3? Write down what is left and a day for each part[, the last one {deadline}].
      ~ Pick up a pen and paper. | List the parts that are left. | Write a day beside each part.
  `),
  desk: parsePlan(`
    2* Open the page, the form or the file for this: {label}.
      ~ Sit down at the desk or screen. | Open the page, the form or the file.
    5 List the facts, numbers and papers it asks for, one per line.
      ~ Pick up a pen and paper. | Look at the first part of the page. | List the facts and numbers it asks for. | List the papers it asks for.
    5n Put the papers and numbers it asks for next to you.
      ~ Get the first paper it asks for. | Find the other papers. | Lay them next to you with the numbers on top.
    6 Put the papers and numbers you already have next to you.
      ~ Walk to where you keep your papers. | Pull out the ones you already have. | Lay them next to you. | Add the numbers you already know on a note.
    15* Fill in or write what you know without looking anything up.
      - 10 Fill in or write what you know without looking anything up.
      - 3 Mark every place where something is missing.
    8 Find the first missing thing: in a message, in a letter or by asking someone.
      - 3 Write down where the first missing fact or paper could be, or who has it.
      - 8 Get the missing fact or paper from that place or person.
    5 Check the names, dates and amounts once, from top to bottom.
      ~ Put your finger on the top line. | Check each name. | Check each date. | Check each amount down to the bottom.
    3? Send it in or file it where it belongs[, {deadline}].
      ~ Pick up the finished paper, or open the file. | Find the Send button or its folder. | Send it or file it.
  `),
  speak: parsePlan(`
    2* Write down your first sentence for it, word for word: {label}.
      ~ Pick up a pen and paper. | Write your first sentence, word for word.
    4 Write one line about what you want people to remember.
      ~ Pick up a pen. | Picture people walking out afterward. | Write one line they should remember.
    5 Write three points on a card, three words each.
      ~ Get a blank card. | Write point one, three words. | Write point two, three words. | Write point three, three words.
    5n Write three points on a card, three words each.
      ~ Get a blank card. | Write point one, three words. | Write point two, three words. | Write point three, three words.
    8* Say it out loud once, by yourself, with a timer running.
      - 3 Say just the first sentence out loud, three times.
      - 6 Say all of it out loud once, with a timer running.
    3 Rewrite the part you stumbled over in simpler words.
      ~ Find the part you stumbled over. | Cross out the hard words. | Write simpler words above them.
    6 Say it once to a person, or to your phone.
      - 6 Say it once to a person, or to your phone.
      - 2 Mark one place on your card where you want to slow down.
    3? Put the card in the bag or pocket you'll take with you[, {deadline}].
      ~ Pick up the card. | Get the bag or jacket you'll take. | Slide the card into it.
  `),
  skill: parsePlan(`
    2* Write down where you are with this today: {label}.
      ~ Pick up a pen and paper. | Write one line on where you are today.
    3 Write below it the smallest success you'd be happy to tell someone about.
      ~ Look at the line you wrote. | Think of one person you'd tell. | Write the smallest success you'd tell them about.
    8 Watch one short video, or someone who can do it, to see the very first step.
      - 5 Find one short how-to video, or someone who can show you.
      - 4 Write down the very first step you see.
    8n Watch one short video, or someone who can do it, to see the very first step.
      ~ Open a video site, or walk to someone who can. | Pick one short video, or ask to be shown. | Watch until you've seen the very first step.
    10* Try that first step for 10 minutes.
      ~ Stand or sit where you can try it. | Try the first step once, slowly. | Try it again from the start. | Repeat it until ten minutes are up.
    3 Write down what worked and where you got stuck.
      - 2 Write down what worked.
      - 2 Write down where you got stuck.
    4 Put two more 10-minute practice times in your calendar.
      ~ Open your calendar. | Enter the first 10-minute practice. | Enter the second one on another day.
    3? Lay out what you'll need on the day it counts[: {deadline}].
      ~ Get the first thing you'll need that day. | Bring out the rest. | Lay it all out in one spot.
  `),
  deliver: parsePlan(`
    2* Put {thing|it} in front of you: {label}.
      ~ Walk to where it is, or open it. | Put it in front of you.
    8 Fix the one thing that has to be right before you hand it over.
      - 3 Write down the one thing that has to be right before you hand it over.
      - 8 Finish that one thing.
    4 Write two lines to go with it: what it is, and what {person|the other} should do with it.
      ~ Open a new message. | Type a line on what it is. | Type a line on what they should do with it.
    4n Write two lines to go with it: what it is, and what {person|the other} should do with it.
      ~ Open a new message. | Type a line on what it is. | Type a line on what they should do with it.
    3 Check the name, address or link you're sending it to.
      ~ Look at the “To” line or the envelope. | Compare it with the right name or address. | Fix any letter that's off.
    5* Hand it over or send it[, {deadline}].
      - 3 Pack it up, or attach it to your message.
      - 3 Hand it over or send it[, {deadline}].
    2 Write down when you sent it and how you'll know it has arrived.
      ~ Look at the clock. | Write when you sent it, with how you'll know it arrived.
  `),
  arrive: parsePlan(`
    2* Write down the time you have to be there: {label}.
      ~ Pick up a pen and paper. | Write the time you have to be there.
    5 Look up two ways to get there and how long each one takes.
      - 4 Look up one way to get there and how long it takes.
      - 4 Look up a second way, in case the first falls through.
    5n Count back from that time to when you have to leave, with ten extra minutes for surprises.
      ~ Write the time you have to be there. | Take away the minutes on the way. | Take away ten more for surprises. | Circle the time to leave.
    4 Count back from that time to when you have to leave, with ten extra minutes for surprises.
      ~ Write the time you have to be there. | Take away the minutes on the way. | Take away ten more for surprises. | Circle the time to leave.
    6* Arrange how you'll get there: a ticket, a taxi or a ride from a friend.
      ~ Pick up your phone. | Choose a ticket, a taxi or a friend's ride. | Book it, or ask the friend. | Wait for the yes or the confirmation.
    3 Set two alarms: one for getting ready and one for leaving.
      - 2 Set an alarm for getting ready.
      - 2 Set a second alarm for leaving.
    4 Put everything you're taking in one bag by the door.
      ~ Get one bag. | Put in the first thing you're taking. | Put in everything else. | Set the bag by the door.
    2? Save the number of a taxi company or of someone who could drive you.
      ~ Open the contacts on your phone. | Save one number of a taxi company or driver.
  `),
  remember: parsePlan(`
    2* Set an alarm for the time it should happen: {label}.
      ~ Open the clock app. | Set an alarm for the time it should happen.
    3 Choose something you never skip that comes just before it, such as brushing your teeth or locking the door.
      ~ Picture the minutes before your alarm. | Name two things you never skip at that hour. | Choose the one that comes just before it.
    3 Put {thing|what it takes} right where you do that.
      ~ Get {thing|what it takes}. | Carry it to where you do that. | Put it down in plain sight.
    3n Put {thing|what it takes} beside something you never skip, such as your toothbrush or your keys.
      ~ Get {thing|what it takes}. | Carry it to your toothbrush, your keys or the like. | Put it right beside them.
    3* Do it once now, as a practice run.
      ~ Stand where you'll do it. | Start it once now. | Go through it to the end.
    3 Put a note at eye level where you'll be when it's time.
      - 2 Write yourself a reminder note, just three words long.
      - 2 Put that note at eye level where you'll be when it's time.
    3 Write down what you'll do if you forget, such as a two-minute version right away.
      ~ Pick up a pen and paper. | Write: “If I forget”. | Finish the line with a short version you'd do.
    2? Hang up a calendar where you can check off the next seven days.
      ~ Get a calendar or a sheet with seven boxes. | Hang it where you'll see it.
  `),
  access: parsePlan(`
    2* Write down what you still know about it, such as a user name, an old number or when it last worked: {label}.
      ~ Pick up a pen and paper. | Write what you still know, such as when it last worked.
    5 Try the official way back in once, such as “forgot password” or “can't sign in”.
      ~ Open the sign-in page. | Tap “forgot password” or “can't sign in”. | Follow what it asks, one screen at a time.
    3 Write down exactly what stops you: an error message, a missing code, a dark screen.
      ~ Look at the screen that stops you. | Write the error message, word for word. | Add any missing code or dark screen.
    4n Write down exactly what stops you: an error message, a missing code, a dark screen.
      ~ Look at the screen that stops you. | Write the error message, word for word. | Add any missing code or dark screen.
    8* Search for those words on the company's own help page.
      ~ Open the company's own help page. | Type the words into its search box. | Open the first result that matches. | Read it to the end.
    15 Follow that help page to the end, or until it asks for something you don't have.
      - 10 Follow the help page for 10 minutes.
      - 3 Write down anything it asks for that you don't have.
    6 Ask support, or someone who's good with tech, in three short lines.
      - 4 Write three lines: what you want, what happens and what you've tried.
      - 2 Send those lines to support or to someone who's good with tech.
    3? Write down what worked, in the place where you keep your passwords.
      ~ Open the place where you keep passwords. | Find the entry for this account. | Write one line on what worked.
  `),
  cook: parsePlan(`
    2* Write on a note how many people it's for and when: {label}.
      ~ Pick up a pen and a note. | Write how many people it's for, with the day.
    5 Choose one recipe you trust, or the one on the back of the package.
      ~ Pick up the package or a cookbook. | Look at one or two recipes. | Put your finger on the one you trust.
    4 Tick the ingredients you already have.
      ~ Put the recipe on the counter. | Open the fridge. | Look in the cupboards. | Check off each ingredient you have.
    4n Choose a recipe you already have the ingredients for.
      ~ Open the fridge. | Look in the cupboard. | Choose a recipe that uses what's there.
    10 Buy, borrow or replace what's missing.
      ~ Pick up the list of what's missing. | Mark what a neighbor could lend you. | Mark what something at home could replace. | Buy what's still left on the list.
    3 Lay out the pan, the knife and the spoon you'll need.
      ~ Open the drawer or cupboard. | Put the pan on the stove. | Lay the knife and the spoon beside it.
    25* Make it, one line of the recipe at a time.
      - 10 Do all the washing, cutting and measuring first.
      - 10 Cook or bake it, one line of the recipe at a time.
      - 2 Taste it to see what it still needs.
    3? Put the dirty dishes in water to soak while it cooks or cools.
      ~ Run water into the sink or a bowl. | Put the first dirty dishes in. | Push the rest under the water.
  `),
  "turn-into": parsePlan(`
    2* Write down what you have now and what you want it to become: {label}.
      ~ Pick up a pen and paper. | Write what you have now, with what it should become.
    4 Write down three things it has to do for you when it's finished.
      ~ Pick up a pen. | Write the first thing it has to do. | Write the second. | Write the third.
    8 Look at three pictures of how other people did it, to find the simplest.
      - 6 Look at three pictures of how other people did it.
      - 2 Save the simplest of those three pictures.
    5n List what has to go, what can stay and what you still need.
      ~ Pick up a pen and paper. | List what has to go. | List what can stay. | List what you still need.
    6 List what has to go, what can stay and what you still need.
      - 3 List what has to go.
      - 4 List what can stay and what you still need.
    10* Set a timer for 10 minutes and take out the first thing that has to go.
      ~ Set a timer for 10 minutes. | Walk to the first thing that has to go. | Loosen or empty it. | Take it out.
    5 Measure or price the first thing you need to get[, within {money}].
      ~ Find the first thing on your list to get. | Measure its space, or open a store's page. | Write down its size or price.
    4 Put the next three jobs in your calendar, one a day[, the last one {deadline}].
      ~ Open your calendar. | Enter the first job tomorrow. | Enter the second a day later. | Enter the third the day after.
  `),
  decide: parsePlan(`
    2* Write the question at the top of a page: {label}.
      ~ Pick up a pen and a blank page. | Write the question at the top.
    4 List the possible answers, one per line.
      ~ Pick up a pen. | Write the first possible answer. | Write each other answer on its own line.
    5 Write beside each answer what's good about it and what it costs.
      - 3 Write beside each answer what's good about it.
      - 3 Add what each answer would cost you in money, time or effort.
    5n List the possible answers below it, each with one plus and one minus.
      ~ Pick up a pen. | List the possible answers below the question. | Add one plus to each. | Add one minus to each.
    5 Ask the people it affects which answers they could live with.
      ~ Write the names of the people it affects. | Ask the first person which answers they could live with. | Ask the others the same.
    3 Cross out the answer nobody would miss.
      - 2 Cross out the answer nobody would miss.
      - 2 Mark the answer you'd stand up for.
    3* Write down your answer[, {deadline}].
      ~ Pick up a pen. | Read the possible answers once. | Write yours at the bottom of the page.
    3? Tell the people who are waiting for your answer, in one line.
      ~ Open a new message. | Type your answer in one line. | Send it to everyone who's waiting.
  `),
  "be-there": parsePlan(`
    2* Write this in your calendar with its date and time[ ({deadline})]: {label}.
      ~ Open your calendar at that day. | Enter what it is, with its time.
    4 Tell anyone who needs to know that you're busy then.
      ~ Open your messages. | Type: “I'm busy on …”, with the date and time. | Send it to everyone who needs to know.
    6 Move or cancel anything else you have planned at that time.
      - 3 Check your calendar for anything else at that time.
      - 5 Move or cancel the first thing that clashes.
    5n Move or cancel anything else you have planned at that time.
      ~ Open your calendar at that day. | Find anything at the same time. | Move or cancel each one.
    5 Look up what you need to know: the place, the weather, the ticket, what to bring.
      - 4 Look up the place, the weather and whether you need a ticket.
      - 2 Write down what you need to bring.
    5* Lay out what you want to have with you.
      ~ Get the first thing you want with you. | Bring the other things. | Lay them out side by side.
    2 Set an alarm for half an hour before you have to leave.
      ~ Open the clock app. | Set an alarm half an hour before you leave.
    3? Write down one thing that could go wrong and what you'll do then.
      ~ Pick up a pen and paper. | Write one thing that could go wrong. | Write beside it what you'll do then.
  `),
  be: parsePlan(`
    2* Write down the last time you managed this, even for a minute: {label}.
      ~ Pick up a pen and paper. | Write the last time you managed this, even briefly.
    3 Add what you did or said then, as if a camera had filmed it.
      ~ Pick up your pen. | Picture that time like a short film. | Write what you did or said in it.
    4 List three moments in the next few days when you could do the same.
      - 4 List three moments in the next few days when you could do the same.
      - 2 Circle the one that comes first.
    5n Write down what you did or said then and the next time you could do it again.
      ~ Pick up your pen. | Write what you did then. | Write what you said. | Write the next time you could do it again.
    4 Write down one thing you'll say or do at the first of those moments.
      - 3 Write down one thing you'll say or do at that moment.
      - 2 Practice saying or doing it once now, by yourself.
    3 Set an alarm for ten minutes before that moment, with what you'll say or do as its label.
      ~ Open the clock app. | Set an alarm ten minutes before that moment. | Type what you'll say or do as its label.
    10* Try it once today at a moment when not much is at stake.
      - 2 Choose a moment today when not much is at stake.
      - 10 Try it once at that moment.
    3 Write one line about how it went and what you'd do again.
      - 2 Write one line about how it went.
      - 2 Underline what you'd do the same way again.
  `),
};
