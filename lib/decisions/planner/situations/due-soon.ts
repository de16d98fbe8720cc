import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { AT_ONCE } from "@/lib/decisions/planner/situations/words";

const TEXT =
  "(?:(?!(?:a|an|the|my|our)\\b)[\\w-]+ ){0,3}?(?:report|essay|paper|article|chapter|assignment|coursework|proposal|statement|dissertation|review|write-?up|brief|document|thesis|case study|summary|script|newsletter|blog post|lab report|cover letter|business plan|analysis|spreadsheet|application)";
const SLIDES =
  "(?:(?!(?:a|an|the|my|our)\\b)[\\w-]+ ){0,2}?(?:presentation|slides|deck|pitch|talk|demo|slideshow)";
const EXAM =
  "(?:(?!(?:a|an|the|my|our)\\b)[\\w-]+ ){0,2}?(?:exam|test|quiz|mock|viva|midterm|finals?)";

/** The thing, with "tomorrow" before or behind it in the same breath. */
const soon = (thing: string): RegExp =>
  new RegExp(
    `(?<thing>(?:(?:a|an|the|my|our) )?${thing})\\b.{0,40}?\\b(?:${AT_ONCE})\\b|\\b(?:${AT_ONCE})\\b.{0,30}?\\b(?<thing2>(?:(?:a|an|the|my|our) )?${thing})\\b`,
    "i",
  );

/** What is due today or tomorrow: the work itself comes first, and what is missing is said in time. */
export const DUE_SITUATIONS: readonly Situation[] = [
  {
    id: "due-slides",
    ordered: true,
    says: soon(SLIDES),
    unless:
      /\b(?:talk to|talk with|cancel|postpone|nervous|scared|charger|battery|(?:build|oil|stain|clean|wash|repair|sand) (?:a |the |my )?deck)\b/i,
    plan: `
      2* Type five titles on the five pages of an empty deck.
        ~ Open an empty deck with five pages. | Type a title on each page.
        ? # slides done | slides done out of | slides are done | half the slides | half my slides | slides done: 2 Add one empty slide for each one that's missing, with only a title on it.
      4 Write on the first page what the audience should know or do when you finish.
        ~ Open the first page. | Ask what the audience should know or do. | Type that as one sentence.
      10* Fill the three middle pages with one line each, plus one number or picture.
        ? # slides done | slides done out of | slides are done | half the slides | half my slides | slides done: 10 Fill the empty slides with one line each, the most important first. Leave out any you could say aloud.
        - 6 Write one line on each of the three middle pages.
        - 8 Add one number or picture to each of them.
      5 Write on the last page what you want from the audience.
        ~ Open the last page. | Say aloud what you want from the audience. | Type it there.
      4 Copy the look of an old deck, colours and all.
        ~ Open an old deck. | Copy its look with colors and fonts. | Paste it onto your new pages.
        ? # slides done | slides done out of | slides are done | half the slides | half my slides | slides done: 4 Cut every slide that nobody would miss.
      8n Say your talk aloud once with a timer running, after you have e-mailed yourself a copy of the slides.
        ~ Open your e-mail. | Send yourself a copy of the slides. | Start a timer. | Say your talk aloud once.
      8 Say your talk aloud once with a timer running[; it has to be ready {deadline}].
        - 8 Say your talk aloud once with a timer running[; it has to be ready {deadline}].
        - 4 Cut the page where you stumbled.
      3 Save the deck in two places: on your laptop and in an e-mail to yourself.
        ~ Open the deck. | Save it on your laptop. | E-mail a copy to yourself.
    `,
  },
  {
    id: "due-exam",
    ordered: true,
    says: soon(EXAM),
    unless: /\b(?:driving|blood|covid|eye|pregnancy|hearing|smear|mot|register|book)\b/i,
    plan: `
      2* Put one old exam or the list of topics in front of you.
        ~ Get one old exam or the list of topics. | Put it in front of you.
        ? only have WEEKDAY | only free WEEKDAY | only got WEEKDAY | just have WEEKDAY | only WEEKDAY afternoon | only WEEKDAY morning | only WEEKDAY night: 2 Block {weekday} on your calendar for this, with one old quiz or the list of topics beside it.
      4* Mark each topic with one word: know, half, no idea.
        ~ Pick up a pen. | Write know, half or no idea beside the first topic. | Mark the rest the same way.
        ? havent read | havent studied | not read | didnt study | havent started | know nothing | havent opened: 4 Write down the chapters or topics, and mark the two that will bring the most points.
      10 Answer one question of a “half” topic with the book open.
        ~ Pick one “half” topic. | Open the book there. | Read one question on it. | Write the answer with the book's help.
        ? dont get .. at all | dont understand | dont get it | lost on | confused by: 10 Watch one short video on the topic you named, then copy its worked example line by line.
        ? havent read | havent studied | not read | didnt study | havent started | know nothing | havent opened: 10 Read the summary and bold words of the shorter marked chapter, and write five lines from memory.
      10* Answer one question on a half-known topic out loud, with the book closed.
        ~ Pick a half-known topic. | Close the book. | Read one question on it. | Say the answer out loud.
        ? calc* | algebra | statistics | stats | trig* | math | physics | chem* | orgo | accounting: 10 Work one problem on a half-known topic by hand, with the notes closed, and check each line.
        ? havent read | havent studied | not read | didnt study | havent started | know nothing | havent opened: 10 Say aloud what you remember from the headings, summary and bold words of the bigger marked chapter.
      8 Write one page of formulas, dates or words that you keep forgetting.
        ~ Get a blank page. | Write the formulas you keep forgetting. | Write the dates or words.
      10 Answer two more questions from the “half” topics. The “no idea” ones can go.
        ? havent read | havent studied | not read | didnt study | havent started | know nothing | havent opened: 10 Skim the summaries of the chapters you left out, and write three lines on each.
          - 10 Skim the summaries of the chapters you left out, and write three lines on each.
          - 5 Say your lines aloud with the page covered.
        - 10 Answer one more question from the “half” topics.
        - 10 Answer one question from another “half” topic.
      5 Pack what you need for the exam, and note the place and time on the bag[: {deadline}].
        - 3 Pack pens, your ID, a calculator and water.
        - 2 Set two alarms for the morning.
        - 2 Read your one page once before you turn out the light.
    `,
  },
  {
    id: "due-text",
    ordered: true,
    says: soon(TEXT),
    unless:
      /\b(?:cancel|meeting about|interview|talk to|ask|peer review|performance review|book review|annual review|appraisal|eulogy|speech|toilet paper|wallpaper|my review)\b/i,
    plan: `
      2* Open {thing|the file} beside what you need for it: the data, the assignment, the last one like it.
        ~ Open {thing|the file}. | Open the data, the assignment or the last one like it beside it.
      4 Save a copy of the last one, or an empty page with headings, under today's date.
        - 2 Save a copy of the last one, or an empty page, under today's date.
        - 4 Type the headings in the order people will read them.
      10* Fill in what you already have in any form: numbers, facts, sentences from e-mails.
        ~ Open the file. | Fill in the numbers you have. | Fill in the facts. | Paste in sentences from e-mails.
      10 Write one rough sentence under each heading: what is true, and why.
        - 8 Write one rough sentence under each heading of the first half.
        - 8 Write one rough sentence under each heading of the second half.
      4 Mark in yellow what is missing before you message whoever has it.
        - 2 Mark in yellow what you cannot find.
        - 3 Ask one person for a missing piece now.
      8 Write the summary at the top in three lines.
        ~ Scroll to the top of the file. | Write one line on what it's about. | Write two lines on what comes out.
      6* Send it after you have read it through once, even if one part has to come later[: {deadline}].
        - 5 Read the text once from the top.
        - 3 Send it, or say which part comes later[: {deadline}].
    `,
  },
  {
    id: "visitors-soon",
    says: new RegExp(
      `\\b(?:in-?laws|parents|mum|mom|guests?|visitors?|friends|family|people|landlord|landlady|date|he|she|they)\\b.{0,24}\\b(?:arriv\\w+|coming|come|visit\\w*|inspection|here|over|round)\\b.{0,30}\\b(?:${AT_ONCE}|in \\d+ (?:min\\w*|hours?))\\b.*\\b(?:mess|tip|disaster|state|dirty|bomb|filthy|pigsty|clean|chaos|dump)\\b|\\b(?:mess|tip|disaster|bomb|filthy|pigsty|chaos|dump)\\b.*\\b(?:arriv\\w+|coming|visit\\w*)\\b.{0,20}\\b(?:${AT_ONCE})`,
      "i",
    ),
    plan: `
      2* Put one bag for rubbish and one basket for stray things by the door.
        ~ Get one trash bag and one basket. | Put both by the door.
      8* Carry both through the rooms: rubbish goes into the bag, everything lying around into the basket.
        ? living room | family room | den | front room: 8 Clear the floor, sofa and table: rubbish into the bag, everything else into the basket, out of the room.
          - 4 Clear the sofa and the table with the bag and basket.
          - 3 Clear the floor the same way.
          - 2 Put the basket behind a door that stays shut.
        ? clean the kitchen | kitchen before | the kitchen is: 8 Carry everything that doesn't belong in the kitchen out in the basket. Rubbish goes into the bag.
          - 4 Fill the bag with the kitchen's rubbish.
          - 4 Carry the basket with everything else behind a door that stays shut.
        - 5 Go through the rooms with the bag to pick up rubbish.
        - 6 Go through the rooms with the basket to pick up everything lying around.
        - 2 Put the basket behind a door that stays shut.
      8* Clean the toilet, the basin and the mirror before you hang a fresh towel.
        ? living room | family room | den | front room: 8 Vacuum or sweep the living room floor. The pillows and coffee table come last.
          - 4 Vacuum or sweep the part of the floor you can see.
          - 4 Wipe the coffee table once pillows are straight.
        ? clean the kitchen | kitchen before | the kitchen is: 8 Fill the dishwasher, or one sink of hot soapy water, until the counter is clear.
          - 5 Put the plates and cups in. Pans can soak.
          - 3 Dry what stands on the rack, or put it into the cupboard.
        - 5 Clean the toilet and the basin.
        - 3 Wipe the mirror before you hang a fresh towel.
      10 Fill the sink or the dishwasher with all the dishes, so they are out of sight.
        ~ Stand at the sink or open the dishwasher. | Put in the plates and glasses. | Put in the pots and silverware. | Put in what's left on the table.
        ? clean the kitchen | kitchen before | the kitchen is: 8 Wipe the stovetop, the counter and the sink, in this order, with one hot cloth.
      5 Wipe the table and the counter where your visitors will sit.
        ~ Get a wet cloth. | Wipe the table. | Wipe the counter where they'll sit.
      10 Sweep or vacuum the path from the door to the sofa.
        ~ Get the broom or vacuum. | Start at the door. | Clean the path up to the sofa. | Clean the last bit in front of it.
        ? clean the kitchen | kitchen before | the kitchen is: 5 Sweep the kitchen floor toward the door.
      3 Sit down for three minutes before they come, with water on for tea or coffee.
        ~ Put water on for tea or coffee. | Sit down on the nearest chair. | Stay there for three minutes.
    `,
  },
];
