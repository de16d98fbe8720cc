import { TEST_MAX_CHARACTERS, TEST_OPTION_MAX_CHARACTERS, TEST_OPTIONS_MAX } from "./constants";

const most = (characters: number) => characters.toLocaleString("en-US");

export const TEST_PROBLEMS = {
  messageRequired: "Please write a message first.",
  messageTooLong: `Please keep your message within ${most(TEST_MAX_CHARACTERS.message)} characters.`,
  entryRequired: "Please write something first.",
  entryTooLong: `An entry can have at most ${most(TEST_MAX_CHARACTERS.entry)} characters.`,
  decisionRequired: "Please enter a decision.",
  decisionTooLong: `Please keep your decision within ${most(TEST_MAX_CHARACTERS.decision)} characters.`,
  options: `Options are a list of at most ${TEST_OPTIONS_MAX} texts.`,
  optionTooLong: `An option can have at most ${TEST_OPTION_MAX_CHARACTERS} characters.`,
  textRequired: "Please enter a text.",
  textTooLong: `A text can have at most ${most(TEST_MAX_CHARACTERS.text)} characters.`,
  tooLong: (maximum: string) => `Please keep it within ${maximum} characters.`,
  statisticsFailed: "The statistics could not be read just now. Nothing is lost.",
} as const;
