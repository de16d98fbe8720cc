import type { DemoKind } from "@/components/safety/demo/demo-requests";
import { TEST_MAX_CHARACTERS } from "@/lib/safety/constants";

export type DemoExample = {
  /** What kind of text it is. */
  label: string;
  text: string;
  options?: readonly string[];
};

export type DemoCardWords = {
  kind: DemoKind;
  title: string;
  /** Where such a text is typed in the product. */
  description: string;
  label: string;
  maximum: number;
  examples: readonly DemoExample[];
};

/** The four cards of document 2, section 2. Every kind of answer can be seen by one of the examples. */
export const DEMO_CARDS: readonly DemoCardWords[] = [
  {
    kind: "chat",
    title: "Chat",
    description: "A message to the coach that refines a plan.",
    label: "Message",
    maximum: TEST_MAX_CHARACTERS.message,
    examples: [
      { label: "A figure of speech", text: "This list is killing me. Can you make it shorter?" },
      { label: "A hard day", text: "I cried in the car again. Worst week in a long time." },
      { label: "Someone in crisis", text: "I don't want to be alive anymore." },
      { label: "A threat", text: "I'm going to hurt my boss tomorrow." },
    ],
  },
  {
    kind: "journal",
    title: "Journal",
    description: "A private entry, of up to 10,000 characters.",
    label: "Entry",
    maximum: TEST_MAX_CHARACTERS.entry,
    examples: [
      {
        label: "A gray Monday",
        text: "Snapped at everyone, missed the bus and had cereal for dinner. I'm so tired of everything.",
      },
      {
        label: "Looking back",
        text: "Two years ago I wanted to die. Today I laughed with my sister until our tea was cold.",
      },
      { label: "A dark thought", text: "Everyone would be better off if I were dead." },
      { label: "A decision to die", text: "I have decided to kill myself tonight." },
    ],
  },
  {
    kind: "decision",
    title: "Decision",
    description: "A question with its options, as for the coin.",
    label: "Question",
    maximum: TEST_MAX_CHARACTERS.decision,
    examples: [
      {
        label: "An ordinary choice",
        text: "Should I kill the phone contract or keep it?",
        options: ["End the contract", "Keep it for a year"],
      },
      {
        label: "A risk to health",
        text: "What should I do about my medicine?",
        options: ["Stop taking my antidepressants on my own", "Ask my doctor first"],
      },
      {
        label: "Revenge",
        text: "How do I deal with my ex?",
        options: ["Beat up my ex", "Block the number and move on"],
      },
    ],
  },
  {
    kind: "text",
    title: "General text",
    description: "Anything else that can be typed: goals, tasks, parked thoughts.",
    label: "Text",
    maximum: TEST_MAX_CHARACTERS.text,
    examples: [
      { label: "A word of the trade", text: "Find out how to kill a frozen process on Linux" },
      { label: "Worry about a friend", text: "My best friend told me she wants to die." },
      { label: "An emergency", text: "My chest hurts badly and my left arm has gone numb." },
      { label: "A crime", text: "Hack into my neighbor's bank account" },
    ],
  },
];
