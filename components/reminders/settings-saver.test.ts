import { expect, test, vi } from "vitest";
import { createSettingsSaver, type Wishes } from "@/components/reminders/settings-saver";
import type { ReminderSettings } from "@/lib/reminders/types";

const SAVED: ReminderSettings = {
  enabled: 0,
  frequency: "daily",
  customDays: null,
  minuteOfDay: 540,
  weekdays: [2, 4],
  timeZone: "Europe/Berlin",
  nextDueAt: null,
  pausedAt: null,
  emailVerified: true,
  changedAt: null,
};

/** A saver whose server answers or refuses when told to. */
function scriptedSaver() {
  const sent: Wishes[] = [];
  const answers: { take: (settings: ReminderSettings) => void; refuse: (error: Error) => void }[] =
    [];
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const saver = createSettingsSaver({
    saved: SAVED,
    send: (wishes) =>
      new Promise((take, refuse) => {
        sent.push(wishes);
        answers.push({ take, refuse });
      }),
    onSaved,
    onRefused,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    saver,
    sent,
    onSaved,
    onRefused,
    async take(settings: Partial<ReminderSettings>) {
      answers.shift()?.take({ ...SAVED, ...settings });
      await settle();
    },
    async refuse() {
      answers.shift()?.refuse(new Error("no line"));
      await settle();
    },
  };
}

test("a choice shows and travels at once, and the server's word counts in the end", async () => {
  const { saver, sent, take, onSaved } = scriptedSaver();
  saver.want({ enabled: 1 });
  expect(saver.read()).toMatchObject({ shown: { enabled: 1 }, isSaving: true });
  expect(sent).toEqual([{ enabled: 1 }]);
  await take({ enabled: 1, nextDueAt: "2026-11-24T08:00:00.000Z" });
  expect(saver.read()).toMatchObject({
    shown: { enabled: 1, nextDueAt: "2026-11-24T08:00:00.000Z" },
    isSaving: false,
  });
  expect(onSaved).toHaveBeenCalledOnce();
});

test("what is chosen while one is under way goes with the next, and the last choice counts", async () => {
  const { saver, sent, take, onSaved } = scriptedSaver();
  saver.want({ enabled: 1 });
  saver.want({ minuteOfDay: 600 });
  saver.want({ enabled: 0 });
  expect(sent).toHaveLength(1);
  await take({ enabled: 1 });
  expect(saver.read().shown).toMatchObject({ enabled: 0, minuteOfDay: 600 });
  expect(onSaved).not.toHaveBeenCalled();
  expect(sent[1]).toEqual({ enabled: 0, minuteOfDay: 600 });
  await take({ enabled: 0, minuteOfDay: 600 });
  expect(saver.read().isSaving).toBe(false);
  expect(onSaved).toHaveBeenCalledOnce();
});

test("a choice that can't be kept goes back, and is told with what it was", async () => {
  const { saver, refuse, onRefused } = scriptedSaver();
  saver.want({ minuteOfDay: 600 });
  await refuse();
  expect(saver.read()).toEqual({ shown: SAVED, isSaving: false });
  expect(onRefused).toHaveBeenCalledWith({ minuteOfDay: 600 }, expect.any(Error));
});

test("one that fails while another waits is tried again together with it", async () => {
  const { saver, sent, take, refuse, onRefused } = scriptedSaver();
  saver.want({ enabled: 1 });
  saver.want({ minuteOfDay: 600 });
  await refuse();
  expect(onRefused).not.toHaveBeenCalled();
  expect(sent[1]).toEqual({ enabled: 1, minuteOfDay: 600 });
  await take({ enabled: 1, minuteOfDay: 600 });
  expect(saver.read().shown).toMatchObject({ enabled: 1, minuteOfDay: 600 });
});

test("another frequency begins without the days of the one before", async () => {
  const { saver, sent } = scriptedSaver();
  saver.want({ weekdays: [1] });
  saver.want({ frequency: "custom" });
  expect(saver.read().shown).toMatchObject({ frequency: "custom", weekdays: [], customDays: 3 });
  expect(sent).toEqual([{ weekdays: [1] }]);
});

test("a reading that a save has overtaken on the way does not show", async () => {
  const { saver, take } = scriptedSaver();
  saver.want({ minuteOfDay: 600 });
  await take({ minuteOfDay: 600, changedAt: "2026-11-22T11:00:00.001Z" });
  saver.know(SAVED);
  expect(saver.read().shown.minuteOfDay).toBe(600);
  saver.know({ ...SAVED, minuteOfDay: 660, changedAt: "2026-11-22T11:00:00.002Z" });
  expect(saver.read().shown.minuteOfDay).toBe(660);
});

test("what the server tells anew shows below the choices that wait", () => {
  const { saver } = scriptedSaver();
  saver.know({ ...SAVED, timeZone: "Asia/Tokyo" });
  expect(saver.read().shown.timeZone).toBe("Asia/Tokyo");
  saver.want({ enabled: 1 });
  saver.know({ ...SAVED, timeZone: "UTC" });
  expect(saver.read().shown).toMatchObject({ timeZone: "UTC", enabled: 1 });
});
