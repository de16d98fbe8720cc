import "server-only";
import { aiUsageExport } from "@/lib/ai/export";
import { connectedAccountsExport, emailLinksExport, sessionsExport } from "@/lib/auth/export";
import { billingCustomerExport, subscriptionExport } from "@/lib/billing/export";
import { plansExport } from "@/lib/checklists/export";
import { coachingExport } from "@/lib/coaching/export";
import { decisionsExport } from "@/lib/decisions/export";
import type { ExportSection, Snapshot } from "@/lib/export";
import { journalExport } from "@/lib/journals/export";
import { reminderDeliveriesExport, reminderSettingsExport } from "@/lib/reminders/export";
import { safetyLogExport } from "@/lib/safety/export";
import { focusSessionsExport, parkedThoughtsExport } from "@/lib/timer/export";
import { profileExport } from "@/lib/users/export";

/** All that the product keeps about a person. A test fails when a table of theirs is missing here. */
const SECTIONS: ExportSection[] = [
  profileExport,
  connectedAccountsExport,
  sessionsExport,
  emailLinksExport,
  billingCustomerExport,
  subscriptionExport,
  decisionsExport,
  plansExport,
  focusSessionsExport,
  parkedThoughtsExport,
  journalExport,
  coachingExport,
  reminderSettingsExport,
  reminderDeliveriesExport,
  safetyLogExport,
  aiUsageExport,
];

const NOTES = [
  "Times are ISO 8601 in UTC. Plans and steps with a deletedAt are deleted and will be erased.",
  "Left out, because they would open the account: the hash of the password, tokens, and the keys of private texts.",
  "A journal entry or coaching text marked unreadable can't be decrypted, because its key is lost.",
];

/** A person's whole export as JSON, piece by piece, so that it never stands in memory whole. */
export async function* everythingAsJson(
  snapshot: Snapshot,
  userId: string,
  now: Date,
): AsyncGenerator<string> {
  yield "{\n";
  yield `${member("format", "stepwell-export")},\n${member("version", 1)},\n`;
  yield `${member("exportedAt", now)},\n${member("notes", NOTES)}`;
  for (const section of SECTIONS) {
    yield ",\n";
    yield* section.single ? oneRow(section, snapshot, userId) : allRows(section, snapshot, userId);
  }
  yield "\n}\n";
}

async function* oneRow({ name, rows }: ExportSection, snapshot: Snapshot, userId: string) {
  let only: object | null = null;
  for await (const row of rows(snapshot, userId)) only = row;
  yield member(name, only);
}

async function* allRows({ name, rows }: ExportSection, snapshot: Snapshot, userId: string) {
  yield `${indented(JSON.stringify(name))}: [`;
  let separator = "\n";
  for await (const row of rows(snapshot, userId)) {
    yield separator + indented(indented(JSON.stringify(row, null, 2)));
    separator = ",\n";
  }
  yield separator === "\n" ? "]" : `\n${indented("]")}`;
}

function member(name: string, value: unknown): string {
  return indented(`${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`);
}

/** JSON strings hold no line breaks of their own, so every line begins with structure. */
function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}
