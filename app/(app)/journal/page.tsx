import type { Metadata } from "next";
import { JournalUpsell } from "@/components/journals/journal-upsell";
import { JournalView } from "@/components/journals/journal-view";
import { loadJournal } from "@/lib/journals/loaders";

export const metadata: Metadata = { title: "Journal" };

/** A diary, part of Premium. The address may name a day to read or a month to look at. */
export default async function JournalPage({ searchParams }: PageProps<"/journal">) {
  const { day, month } = await searchParams;
  const journal = await loadJournal(
    typeof day === "string" ? day : "",
    typeof month === "string" ? month : "",
  );
  return journal.hasPremium ? <JournalView {...journal} /> : <JournalUpsell {...journal} />;
}
