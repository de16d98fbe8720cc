import { MOOD_MAX, MOOD_MIN, SEARCH_MAX_CHARACTERS } from "./constants";

export const ENTRY_PROBLEMS = {
  premiumRequired: "Premium subscription required to access journaling.",
  contentRequired: "Please write something first.",
  contentTooLong: "An entry can have at most 10,000 characters.",
  mood: `mood is a whole number from ${MOOD_MIN} to ${MOOD_MAX}, or null.`,
  linkId: "The link of an entry is the id of a plan or a decision, or null.",
  oneLink: "An entry can be linked to a plan or to a decision, not to both.",
  day: "day must be a date such as 2026-11-22.",
  month: "month must be a month such as 2026-11.",
  searchTooLong: `Please search with at most ${SEARCH_MAX_CHARACTERS} characters.`,
} as const;

export const JOURNAL_PROBLEMS = {
  createFailed: "Failed to create journal entry.",
  updateFailed: "Failed to update journal entry.",
  deleteFailed: "Failed to delete journal entry.",
  loadFailed: "Failed to load journal entries. Please try again.",
  stillAll: "They are all still there. Something between us and them did not answer.",
  nothingLost: "Nothing is lost: your text is still in the field.",
  stillThere: "The entry is still there. Please try again.",
  unsafeTitle: "Content Safety Notice",
  unsafe:
    "Your entry contains content that may be harmful. Please consider reaching out for support.",
  unreadable: "This entry can't be opened: the key that encrypted it is lost.",
} as const;
