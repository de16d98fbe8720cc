import type { LinkIds } from "@/components/journals/entry-link";
import type { Mood } from "@/components/journals/moods";
import { api } from "@/lib/api-client";
import type { JournalEntry, JournalPage } from "@/lib/journals/types";
import type { SafetyNotice } from "@/lib/safety/types";

const GIVE_UP_AFTER_MS = 20_000;

/** What a person wrote, and what they chose to go with it. */
export type WrittenEntry = LinkIds & { content: string; mood: Mood | null };

/** An entry as it was stored, with help beside it where its words call for it. */
export type SavedEntry = { entry: JournalEntry; safety: SafetyNotice | null };

/** Sent again under the same key it is the same entry. @throws ApiError, fetch's error when the network fails. */
export function sendEntry(written: WrittenEntry, idempotencyKey: string): Promise<SavedEntry> {
  return save("POST", "/api/journals", { ...written, idempotencyKey });
}

/** @throws as `sendEntry` */
export function sendEdit(id: string, written: WrittenEntry): Promise<SavedEntry> {
  return save("PATCH", `/api/journals/${id}`, written);
}

/** @throws as `sendEntry` */
export async function sendDeletion(id: string): Promise<void> {
  await api("DELETE", `/api/journals/${id}`, { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) });
}

/** Which entries: of one day, or those that hold the words; all of them without either. */
export type EntryFilter = { day?: string; q?: string };

/** A page of entries, newest first. @throws as `sendEntry` */
export async function fetchEntries(
  { day, q }: EntryFilter,
  cursor: string | null,
  signal: AbortSignal = AbortSignal.timeout(GIVE_UP_AFTER_MS),
): Promise<JournalPage> {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(day ? { day } : {}),
    ...(cursor ? { cursor } : {}),
  });
  const { data } = await api<{ data: JournalPage }>("GET", `/api/journals?${query}`, { signal });
  return data;
}

async function save(
  method: "POST" | "PATCH",
  url: string,
  body: WrittenEntry & { idempotencyKey?: string },
): Promise<SavedEntry> {
  const { data, safety = null } = await api<{
    data: { entry: JournalEntry };
    safety?: SafetyNotice;
  }>(method, url, { body, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) });
  return { entry: data.entry, safety };
}
