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
    3 Write below it what you'll see when it's done.
    3 List three things that stand in the way: something missing, something you don't know, someone to ask.
    2 Circle the one that is quickest to clear up.
    10 Spend 10 minutes on the thing you circled: a quick trip, a search or a phone call.
    10n Set a timer for 10 minutes and do the very first part. Rough is fine.
    15 Do the first real part of it. Rough is fine.
      - 10 Do the first real part of it for 10 minutes. Rough is fine.
      - 3 Mark where you stopped, so you can find it again.
    3* Write down what is left and which day you'll do it.
  `),
  hands: parsePlan(`
    2* Clear away the first thing that's in your way for this: {label}.
    4 Put what you'll need within reach: a bag, a cloth, a tool.
      - 4 Put what you already have within reach: a bag, a cloth, a tool.
      - 2 Ask someone for anything you're missing, or for a helping hand.
    4n Put what you'll need within reach: a bag, a cloth, a tool.
    10* Set a timer for 10 minutes and begin with the part nearest to you.
    2 Step back for a look at what you've done.
    15 Go on with the next piece, up to the end or to a good place to stop.
      - 10 Do the next part.
      - 10 Do the last part, or as much of it as fits in 10 minutes.
    4 Put away what you used.
    3? Write down what is left and a day for each part[, the last one {deadline}].
  `),
  desk: parsePlan(`
    2* Open the page, the form or the file for this: {label}.
    5 List the facts, numbers and papers it asks for, one per line.
    5n Put the papers and numbers it asks for next to you.
    6 Put the papers and numbers you already have next to you.
    15* Fill in or write what you know without looking anything up.
      - 10 Fill in or write what you know without looking anything up.
      - 3 Mark every place where something is missing.
    8 Find the first missing thing: in a message, in a letter or by asking someone.
      - 3 Write down where the first missing fact or paper could be, or who has it.
      - 8 Get the missing fact or paper from that place or person.
    5 Check the names, dates and amounts once, from top to bottom.
    3? Send it in or file it where it belongs[, {deadline}].
  `),
  speak: parsePlan(`
    2* Write down your first sentence for it, word for word: {label}.
    4 Write one line about what you want people to remember.
    5 Write three points on a card, three words each.
    5n Write three points on a card, three words each.
    8* Say it out loud once, by yourself, with a timer running.
      - 3 Say just the first sentence out loud, three times.
      - 6 Say all of it out loud once, with a timer running.
    3 Rewrite the part you stumbled over in simpler words.
    6 Say it once to a person, or to your phone.
      - 6 Say it once to a person, or to your phone.
      - 2 Mark one place on your card where you want to slow down.
    3? Put the card in the bag or pocket you'll take with you[, {deadline}].
  `),
  skill: parsePlan(`
    2* Write down where you are with this today: {label}.
    3 Write below it the smallest success you'd be happy to tell someone about.
    8 Watch one short video, or someone who can do it, to see the very first step.
      - 5 Find one short how-to video, or someone who can show you.
      - 4 Write down the very first step you see.
    8n Watch one short video, or someone who can do it, to see the very first step.
    10* Try that first step for 10 minutes.
    3 Write down what worked and where you got stuck.
      - 2 Write down what worked.
      - 2 Write down where you got stuck.
    4 Put two more 10-minute practice times in your calendar.
    3? Lay out what you'll need on the day it counts[: {deadline}].
  `),
  deliver: parsePlan(`
    2* Put {thing|it} in front of you: {label}.
    8 Fix the one thing that has to be right before you hand it over.
      - 3 Write down the one thing that has to be right before you hand it over.
      - 8 Finish that one thing.
    4 Write two lines to go with it: what it is, and what {person|the other} should do with it.
    4n Write two lines to go with it: what it is, and what {person|the other} should do with it.
    3 Check the name, address or link you're sending it to.
    5* Hand it over or send it[, {deadline}].
      - 3 Pack it up, or attach it to your message.
      - 3 Hand it over or send it[, {deadline}].
    2 Write down when you sent it and how you'll know it has arrived.
  `),
  arrive: parsePlan(`
    2* Write down the time you have to be there: {label}.
    5 Look up two ways to get there and how long each one takes.
      - 4 Look up one way to get there and how long it takes.
      - 4 Look up a second way, in case the first falls through.
    5n Count back from that time to when you have to leave, with ten extra minutes for surprises.
    4 Count back from that time to when you have to leave, with ten extra minutes for surprises.
    6* Arrange how you'll get there: a ticket, a taxi or a ride from a friend.
    3 Set two alarms: one for getting ready and one for leaving.
      - 2 Set an alarm for getting ready.
      - 2 Set a second alarm for leaving.
    4 Put everything you're taking in one bag by the door.
    2? Save the number of a taxi company or of someone who could drive you.
  `),
  remember: parsePlan(`
    2* Set an alarm for the time it should happen: {label}.
    3 Choose something you never skip that comes just before it, such as brushing your teeth or locking the door.
    3 Put {thing|what it takes} right where you do that.
    3n Put {thing|what it takes} beside something you never skip, such as your toothbrush or your keys.
    3* Do it once now, as a practice run.
    3 Put a note at eye level where you'll be when it's time.
      - 2 Write yourself a reminder note, just three words long.
      - 2 Put that note at eye level where you'll be when it's time.
    3 Write down what you'll do if you forget, such as a two-minute version right away.
    2? Hang up a calendar where you can check off the next seven days.
  `),
  access: parsePlan(`
    2* Write down what you still know about it, such as a user name, an old number or when it last worked: {label}.
    5 Try the official way back in once, such as “forgot password” or “can't sign in”.
    3 Write down exactly what stops you: an error message, a missing code, a dark screen.
    4n Write down exactly what stops you: an error message, a missing code, a dark screen.
    8* Search for those words on the company's own help page.
    15 Follow that help page to the end, or until it asks for something you don't have.
      - 10 Follow the help page for 10 minutes.
      - 3 Write down anything it asks for that you don't have.
    6 Ask support, or someone who's good with tech, in three short lines.
      - 4 Write three lines: what you want, what happens and what you've tried.
      - 2 Send those lines to support or to someone who's good with tech.
    3? Write down what worked, in the place where you keep your passwords.
  `),
  cook: parsePlan(`
    2* Write on a note how many people it's for and when: {label}.
    5 Choose one recipe you trust, or the one on the back of the package.
    4 Tick the ingredients you already have.
    4n Choose a recipe you already have the ingredients for.
    10 Buy, borrow or replace what's missing.
    3 Lay out the pan, the knife and the spoon you'll need.
    25* Make it, one line of the recipe at a time.
      - 10 Do all the washing, cutting and measuring first.
      - 10 Cook or bake it, one line of the recipe at a time.
      - 2 Taste it to see what it still needs.
    3? Put the dirty dishes in water to soak while it cooks or cools.
  `),
  "turn-into": parsePlan(`
    2* Write down what you have now and what you want it to become: {label}.
    4 Write down three things it has to do for you when it's finished.
    8 Look at three pictures of how other people did it, to find the simplest.
      - 6 Look at three pictures of how other people did it.
      - 2 Save the simplest of those three pictures.
    5n List what has to go, what can stay and what you still need.
    6 List what has to go, what can stay and what you still need.
      - 3 List what has to go.
      - 4 List what can stay and what you still need.
    10* Set a timer for 10 minutes and take out the first thing that has to go.
    5 Measure or price the first thing you need to get[, within {money}].
    4 Put the next three jobs in your calendar, one a day[, the last one {deadline}].
  `),
  decide: parsePlan(`
    2* Write the question at the top of a page: {label}.
    4 List the possible answers, one per line.
    5 Write beside each answer what's good about it and what it costs.
      - 3 Write beside each answer what's good about it.
      - 3 Add what each answer would cost you in money, time or effort.
    5n List the possible answers below it, each with one plus and one minus.
    5 Ask the people it affects which answers they could live with.
    3 Cross out the answer nobody would miss.
      - 2 Cross out the answer nobody would miss.
      - 2 Mark the answer you'd stand up for.
    3* Write down your answer[, {deadline}].
    3? Tell the people who are waiting for your answer, in one line.
  `),
  "be-there": parsePlan(`
    2* Write this in your calendar with its date and time[ ({deadline})]: {label}.
    4 Tell anyone who needs to know that you're busy then.
    6 Move or cancel anything else you have planned at that time.
      - 3 Check your calendar for anything else at that time.
      - 5 Move or cancel the first thing that clashes.
    5n Move or cancel anything else you have planned at that time.
    5 Look up what you need to know: the place, the weather, the ticket, what to bring.
      - 4 Look up the place, the weather and whether you need a ticket.
      - 2 Write down what you need to bring.
    5* Lay out what you want to have with you.
    2 Set an alarm for half an hour before you have to leave.
    3? Write down one thing that could go wrong and what you'll do then.
  `),
  be: parsePlan(`
    2* Write down the last time you managed this, even for a minute: {label}.
    3 Add what you did or said then, as if a camera had filmed it.
    4 List three moments in the next few days when you could do the same.
      - 4 List three moments in the next few days when you could do the same.
      - 2 Circle the one that comes first.
    5n Write down what you did or said then and the next time you could do it again.
    4 Write down one thing you'll say or do at the first of those moments.
      - 3 Write down one thing you'll say or do at that moment.
      - 2 Practice saying or doing it once now, by yourself.
    3 Set an alarm for ten minutes before that moment, with what you'll say or do as its label.
    10* Try it once today at a moment when not much is at stake.
      - 2 Choose a moment today when not much is at stake.
      - 10 Try it once at that moment.
    3 Write one line about how it went and what you'd do again.
      - 2 Write one line about how it went.
      - 2 Underline what you'd do the same way again.
  `),
};
