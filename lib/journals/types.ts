import type { Day } from "@/lib/dates";

/** What an entry is linked to: the person's own words for it, uncut, and its page. */
export type EntryLink = { title: string; href: string };

/** An entry as its owner reads it (document 2, section 3). Times are ISO 8601 in UTC. */
export type JournalEntry = {
  id: string;
  /** Empty while `unreadable` is set. */
  content: string;
  /** The key that encrypted it is lost. */
  unreadable?: true;
  createdAt: string;
  /** The same as `createdAt` until it is edited. */
  updatedAt: string;
  /** 1 to 5, from the heaviest to the lightest. */
  mood: number | null;
  /** At most one of the two is set, and neither once the plan or decision was deleted. */
  checklistId: string | null;
  decisionId: string | null;
  link: EntryLink | null;
};

/** The answer of `GET /api/journals`, newest first. */
export type JournalPage = {
  entries: JournalEntry[];
  /** Null where the list ends. */
  nextCursor: string | null;
  /** A search took too long and stopped before the page was full; `nextCursor` continues it. */
  stopped: boolean;
};

/** A day of the person's calendar, and how many entries were written on it. */
export type WrittenDay = { day: Day; count: number };

/** Something of the person's own that an entry can be linked to. */
export type LinkChoice = { kind: "plan" | "decision"; id: string; title: string };

/** A month of the person's calendar, such as "2026-11". */
export type Month = string;

/** The days on which a person wrote, month by month. */
export type JournalCalendar = {
  month: Month;
  days: WrittenDay[];
  /** The day whose entries are shown; null for all. */
  day: Day | null;
  today: Day;
  /** The person asked for a day or a month. */
  isAskedFor: boolean;
};

/** What the page of somebody with Premium begins with. */
export type OpenJournal = {
  hasPremium: true;
  page: JournalPage;
  calendar: JournalCalendar;
  linkChoices: LinkChoice[];
  timeZone: string | null;
  /** When this was read, ISO 8601. */
  asOf: string;
};

/** Without Premium the entries stay and are only counted, so that the page can lead to the export. */
export type JournalView = OpenJournal | { hasPremium: false; entryCount: number };
