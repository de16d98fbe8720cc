/** What the journal says on the screen (document 2, sections 2 and 8), word for word where it says so. */
export const JOURNAL_TEXTS = {
  heading: "Personal Journal",
  badge: "Premium Feature",
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
  discarded: "Entry discarded",
  invitation: "A line is enough. It is kept encrypted.",
  protected: "Your content is protected by safety filters.",
  unreadable: "This entry can't be opened: the key that encrypted it is lost.",
  stopped: "This search stopped after a second. Older entries may hold more.",
} as const;

/** The list's heading, where focus goes when an entry has left the list. */
export const ENTRIES_HEADING_ID = "entries";

/** Where this browser keeps what was written and not saved yet; its parts and edits follow a colon. */
export const JOURNAL_DRAFT_KEY = "journalDraft";
