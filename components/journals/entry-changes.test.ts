import { expect, test } from "vitest";
import type { JournalEntry } from "@/lib/journals/types";
import { afterChanges, NO_CHANGES, withChange } from "./entry-changes";

function entry(id: string, content: string, updatedAt = "2026-11-22T10:00:00.000Z"): JournalEntry {
  const createdAt = "2026-11-22T10:00:00.000Z";
  const none = { mood: null, checklistId: null, decisionId: null, link: null };
  return { id, content, createdAt, updatedAt, ...none };
}

const read = [entry("2", "Two"), entry("1", "One")];
const words = (entries: readonly JournalEntry[]) => entries.map(({ content }) => content);
const always = () => true;

test("a new entry stands on top, once, also when it was read meanwhile", () => {
  const changes = withChange(NO_CHANGES, { type: "created", entry: entry("3", "Three") });
  expect(words(afterChanges(read, changes, always))).toEqual(["Three", "Two", "One"]);
  const again = [entry("3", "Three"), ...read];
  expect(words(afterChanges(again, changes, always))).toEqual(["Three", "Two", "One"]);
});

test("a new entry of another day stays out of a day's list", () => {
  const changes = withChange(NO_CHANGES, { type: "created", entry: entry("3", "Three") });
  expect(words(afterChanges(read, changes, () => false))).toEqual(["Two", "One"]);
});

test("an edit is shown in place, the last one; never one older than what was read", () => {
  const first = entry("1", "Uno", "2026-11-22T10:01:00.000Z");
  const second = entry("1", "Un", "2026-11-22T10:02:00.000Z");
  const changes = [first, second].reduce(
    (before, edited) => withChange(before, { type: "updated", entry: edited }),
    NO_CHANGES,
  );
  expect(words(afterChanges(read, changes, always))).toEqual(["Two", "Un"]);
  const newer = [entry("1", "Eins", "2026-11-22T10:03:00.000Z")];
  expect(words(afterChanges(newer, changes, always))).toEqual(["Eins"]);
});

test("what was deleted is gone, whatever else was done to it", () => {
  const created = withChange(NO_CHANGES, { type: "created", entry: entry("3", "Three") });
  const changes = withChange(created, { type: "deleted", id: "3" });
  expect(words(afterChanges(read, changes, always))).toEqual(["Two", "One"]);
});
