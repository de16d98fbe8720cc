import type { SafetySurface } from "../types";
import type { Variants } from "./words";

const goal: Variants = [
  "Your goal is not planned, and it is still in the field.",
  "No steps were made of it; your words stand where you typed them.",
  "Nothing has been planned, and nothing that you typed is lost.",
  "There is no plan of this, and the text stays in front of you.",
];

const decision: Variants = [
  "The coin stays still, and your question and options are where you typed them.",
  "Nothing was decided here, and every word is still in its field.",
  "The coin was not flipped; what you wrote is not lost.",
  "This question isn't left to a coin, and its words stay with you.",
];

const task: Variants = [
  "The task was not added; its words are still in the field.",
  "Your list is as it was, and what you typed is still yours to change.",
  "Nothing went into the plan, and nothing you wrote here is gone.",
  "This task isn't saved, and its text stays where you put it.",
];

const journalBlocked: Variants = [
  "Your entry is not saved, and it is still here, in the field.",
  "None of your words are gone: the entry stays in front of you.",
  "The entry was not stored, and you still have every line of it.",
  "What you wrote stays in the field until you decide what becomes of it.",
];

const journalKept: Variants = [
  "Your entry stays as you wrote it.",
  "The journal keeps your words, all of them.",
  "Nothing in your entry was changed or lost.",
  "The entry is yours, and it stays whole.",
];

const chat: Variants = [
  "Nothing that you wrote is lost, and you can go on writing here.",
  "This conversation stays open for as long as you like.",
  "Your words are still here, and so is this chat.",
  "You can write more whenever you want; nothing has been taken away.",
];

const kept: Variants = [
  "What you wrote goes through as it is, and all of it can wait.",
  "Nothing is lost, and nothing here is in a hurry.",
  "Your words stay as they are; everything else can be done another day.",
  "This is kept as you wrote it, for whenever you are ready.",
];

const demo: Variants = [
  "Your text stays in the field, and this page keeps no copy of it.",
  "What you typed was checked and not stored.",
  "Only the kind of text was counted; the words are still yours alone.",
  "The words are still in their field, and nowhere else.",
];

type Places = { block: Variants; support: Variants };

/** What became of the words, by where they were typed. */
export const PLACE_WORDS: Readonly<Record<SafetySurface, Places>> = {
  goal: { block: goal, support: kept },
  decision: { block: decision, support: kept },
  task: { block: task, support: kept },
  refinement_chat: { block: chat, support: chat },
  coach_chat: { block: chat, support: chat },
  journal: { block: journalBlocked, support: journalKept },
  demo_chat: { block: demo, support: demo },
  demo_journal: { block: demo, support: demo },
  demo_decision: { block: demo, support: demo },
  demo_text: { block: demo, support: demo },
};
