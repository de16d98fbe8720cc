import "server-only";
import { admitReader, admitSearch } from "./admit";
import { listEntries } from "./data";
import type { ListQuery } from "./schema";
import { searchEntries } from "./search";
import type { JournalPage } from "./types";

/**
 * A page of the journal, or of what a search finds in it.
 * @throws AppError PREMIUM_REQUIRED, RATE_LIMITED
 */
export async function readPage(
  { id, timeZone }: { id: string; timeZone: string | null },
  query: ListQuery,
): Promise<JournalPage> {
  if (query.q === "") {
    await admitReader(id);
    return listEntries(id, query, timeZone);
  }
  await admitSearch(id);
  return searchEntries(id, query, timeZone);
}
