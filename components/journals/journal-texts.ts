/** What the journal says on the screen (document 2, sections 2 and 8), word for word where it says so. */
export const JOURNAL_TEXTS = {
  heading: "Personal Journal",
  badge: "Premium Feature",
  discarded: "Entry discarded",
  invitation: "A line is enough. It is kept encrypted.",
  protected: "Your content is protected by safety filters.",
  stopped: "This search stopped after a second. Older entries may hold more.",
} as const;

/** The list's heading, where focus goes when an entry has left the list. */
export const ENTRIES_HEADING_ID = "entries";

/** Where this browser keeps what was written and not saved yet; its parts and edits follow a colon. */
export const JOURNAL_DRAFT_KEY = "journalDraft";
