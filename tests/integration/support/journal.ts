import { expect } from "vitest";
import type { JournalEntry, JournalPage } from "@/lib/journals/types";
import type { SafetyNotice } from "@/lib/safety/types";
import type { Answer, Browser } from "./browser";

export type EntryAnswer = {
  success: boolean;
  message: string;
  code?: string;
  data: { entry: JournalEntry };
  safety?: SafetyNotice;
};

export function postEntry(browser: Browser, body: unknown): Promise<Answer<EntryAnswer>> {
  return browser.call<EntryAnswer>("POST", "/api/journals", body);
}

export function patchEntry(
  browser: Browser,
  id: string,
  body: unknown,
): Promise<Answer<EntryAnswer>> {
  return browser.call<EntryAnswer>("PATCH", `/api/journals/${id}`, body);
}

/** Writes an entry, as the composer does. */
export async function write(browser: Browser, content: string, more = {}): Promise<JournalEntry> {
  const { status, body } = await postEntry(browser, { content, ...more });
  expect(status).toBe(200);
  return body.data.entry;
}

/** A page of the journal; `query` such as "?q=rain". */
export async function readJournal(browser: Browser, query = ""): Promise<JournalPage> {
  const answer = await browser.call<{ data: JournalPage }>("GET", `/api/journals${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

/** The whole journal, or whole answer of a search, page by page. */
export async function readAllPages(browser: Browser, q = ""): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = new URLSearchParams({ ...(cursor ? { cursor } : {}), ...(q ? { q } : {}) });
    const page = await readJournal(browser, `?${query}`);
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return entries;
}
