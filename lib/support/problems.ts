import { HELP_MAX_CHARACTERS, HELP_MIN_CHARACTERS } from "./constants";

export const HELP_PROBLEMS = {
  tooShort: `Please tell us a little more: at least ${HELP_MIN_CHARACTERS} characters.`,
  tooLong: `Please shorten it a little: at most ${HELP_MAX_CHARACTERS} characters.`,
} as const;
