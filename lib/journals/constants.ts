/** Document 2, sections 5 and 9, as a JavaScript string length after trimming. */
export const ENTRY_MAX_CHARACTERS = 10_000;
/** From the heaviest to the lightest. */
export const MOOD_MIN = 1;
export const MOOD_MAX = 5;

/** Entries on one page of the journal. */
export const ENTRIES_PER_PAGE = 20;
/** Plans, and decisions of the coin, that the composer offers to link to: the newest. */
export const LINK_CHOICES = 50;

export const SEARCH_MAX_CHARACTERS = 200;
/** Entries that a search opens at once. */
export const SEARCH_BATCH = 50;
/** After so long a search answers with what it has, and can be continued. */
export const SEARCH_LIMIT_MS = 1_000;

/** Entries that one person may save or change within ten minutes. */
export const WRITE_LIMIT = { name: "journal-write", points: 60, seconds: 600 } as const;
/** Searches of one person within a minute; each opens entries for a second at most. */
export const SEARCH_LIMIT = { name: "journal-search", points: 60, seconds: 60 } as const;

export const MESSAGES = {
  created: "Entry created",
  updated: "Entry updated",
  deleted: "Entry deleted",
} as const;
