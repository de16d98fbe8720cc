import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, readToasts } from "@/components/ui/toast-store";
import { offerQuietUndo, offerUndo, UNDO_STEPS, undoLast } from "./undo";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  while (undoLast());
  for (const entry of readToasts()) dismissToast(entry.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

function press(label: string): void {
  const [shown] = readToasts();
  if (shown?.action?.label !== label) throw new Error(`there is no button ${label}`);
  shown.action.onSelect();
}

test("the message tells what happened and stays as long as asked", () => {
  offerUndo({ title: "Plan deleted", description: "Clean", undo: () => {}, durationMs: 10_000 });
  expect(readToasts()).toMatchObject([
    { title: "Plan deleted", description: "Clean", durationMs: 10_000, action: { label: "Undo" } },
  ]);
});

test("the button takes the change back, and the key does not do it again", () => {
  const undo = vi.fn();
  offerUndo({ title: "Task removed", undo });
  press("Undo");
  expect(readToasts()).toMatchObject([{ title: "Undone", description: "Task removed" }]);
  expect(undoLast()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

test("a quick second press of the button does nothing", () => {
  const undo = vi.fn();
  offerUndo({ title: "Task removed", undo });
  const [shown] = readToasts();
  shown?.action?.onSelect();
  shown?.action?.onSelect();
  expect(undo).toHaveBeenCalledOnce();
});

test("the key takes back one change after the other, the last first, at most twenty", () => {
  const undone: number[] = [];
  for (let change = 1; change <= UNDO_STEPS + 3; change += 1) {
    offerUndo({ title: `Change ${change}`, undo: () => undone.push(change) });
  }
  while (undoLast());
  expect(undone).toHaveLength(20);
  expect(undone[0]).toBe(23);
  expect(undone.at(-1)).toBe(4);
});

test("the key works when the message has gone", () => {
  const undo = vi.fn();
  offerUndo({ title: "Task removed", undo });
  for (const entry of readToasts()) dismissToast(entry.id);
  expect(undoLast()).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});

test("a withdrawn offer is gone with its message", () => {
  const undo = vi.fn();
  const { withdraw } = offerUndo({ title: "Task removed", undo });
  withdraw();
  expect(readToasts()).toMatchObject([{ open: false }]);
  expect(undoLast()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test("withdrawing what was taken back leaves the next message alone", () => {
  const { withdraw } = offerUndo({ title: "Task removed", undo: () => {} });
  undoLast();
  withdraw();
  expect(readToasts()).toMatchObject([{ title: "Undone", open: true }]);
});

test("what the change itself says on the way back is heard", () => {
  offerUndo({ title: "Task removed", undo: () => offerUndo({ title: "Back", undo: () => {} }) });
  undoLast();
  expect(readToasts()).toMatchObject([{ title: "Back" }]);
});

test("where the page shows Undo itself there is no message, and the key works until it is withdrawn", () => {
  const undo = vi.fn();
  const offer = offerQuietUndo("Added 1.", undo);
  offerQuietUndo("Removed 1.", undo);
  expect(readToasts().filter(({ open }) => open)).toEqual([]);
  undoLast();
  expect(undo).toHaveBeenCalledOnce();
  offer.withdraw();
  expect(undoLast()).toBe(false);
});
