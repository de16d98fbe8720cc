import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { claimDue } from "@/lib/reminders/send-due";
import { sendReminder } from "@/lib/reminders/send-reminder";
import type { Mailbox } from "../support/mail";
import { attemptAll, deliveriesOf, oneReminded, type Reminded } from "../support/reminders";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());

let person: Reminded;

beforeEach(async () => {
  await mailbox.script();
  await prisma.reminderSettings.deleteMany();
  person = await oneReminded();
  await claimDue(new Date());
});

const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const attempt = (now?: Date) => attemptAll(person.userId, now);
const arrived = () => mailbox.arrived().filter(({ to }) => to.includes(person.email));
const delivery = async () => (await deliveriesOf(person.userId))[0];
const changeSteps = () =>
  prisma.step.updateMany({
    where: { checklistId: person.checklistId },
    data: { text: "Changed meanwhile" },
  });

/** Answers after which nobody can tell whether the mail was taken. */
const DOUBTFUL = [
  ["an error of Resend's", { status: 500, name: "internal_server_error" }],
  ["an error that nobody knows", { status: 503, name: "brand_new_error" }],
  ["another attempt that is under way", { status: 409, name: "concurrent_idempotent_requests" }],
  ["a connection cut before the mail was taken", { cut: "before" as const }],
  ["a connection cut after the mail was taken", { cut: "after" as const }],
  ["a page in the place of an answer", { status: 502, body: "<html>", accepts: false }],
  ["a good answer that can't be read", { status: 200, body: '{"id":', accepts: true }],
  ["a good answer that says nothing", { status: 200, body: "null", accepts: true }],
] as const;

describe.each(DOUBTFUL)("after %s", (_name, answer) => {
  test("the same mail is handed over again, and is one mail, whatever changed meanwhile", async () => {
    await mailbox.script(answer);
    expect(await attempt()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ status: "pending", attempts: 1 });
    await changeSteps();
    expect(await attempt(later(22))).toEqual([]);
    expect(await delivery()).toMatchObject({ status: "sent", attempts: 2, sealedMail: null });
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]?.text).toContain("Find a pool");
  });

  test("once the key has run out it is left at that, and never sent blindly", async () => {
    await mailbox.script(answer);
    await attempt();
    const before = arrived().length;
    expect(await attempt(later(24))).toEqual([]);
    expect(await delivery()).toMatchObject({ status: "unknown", attempts: 1, sealedMail: null });
    expect(arrived()).toHaveLength(before);
    expect(await mailbox.calls()).toHaveLength(1);
  });
});

test("no answer for fifteen seconds counts as in doubt", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementationOnce(() => AbortSignal.abort());
  await mailbox.script({ silent: true });
  expect(await attempt()).toHaveLength(1);
  expect((await delivery())?.inDoubtSince).not.toBeNull();
  vi.restoreAllMocks();
  await mailbox.script();
  await attempt();
  expect(arrived()).toHaveLength(1);
});

test("a clock that was set back by days does not make the key last longer", async () => {
  await mailbox.script({ cut: "after" });
  await attempt(later(72));
  await attempt(later(0));
  expect(await delivery()).toMatchObject({ status: "unknown" });
  expect(arrived()).toHaveLength(1);
});

describe.each([
  ["too many requests", { status: 429, name: "rate_limit_exceeded" }],
  ["a used-up day", { status: 429, name: "daily_quota_exceeded" }],
  ["a key that is being replaced", { status: 403, name: "invalid_api_key" }],
] as const)("after %s", (_name, answer) => {
  test("nothing was taken, and the next attempt says what is true then", async () => {
    await mailbox.script(answer);
    expect(await attempt()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ inDoubtSince: null, sealedMail: null });
    await changeSteps();
    expect(await attempt(later(30))).toEqual([]);
    expect(await delivery()).toMatchObject({ status: "sent", attempts: 2 });
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]?.text).toContain("Changed meanwhile");
  });
});

test("a short wait that Resend asks for is waited out at once", async () => {
  await mailbox.script({ status: 429, name: "rate_limit_exceeded", retryAfterSeconds: 1 });
  expect(await attempt()).toEqual([]);
  expect(await delivery()).toMatchObject({ status: "sent", attempts: 1 });
});

test("doubt stays when a later attempt is put off for certain", async () => {
  await mailbox.script({ cut: "after" }, { status: 429, name: "rate_limit_exceeded" });
  await attempt();
  await attempt();
  expect((await delivery())?.inDoubtSince).not.toBeNull();
  await changeSteps();
  await attempt();
  expect(arrived()).toHaveLength(1);
});

test("what Resend refuses has failed, and is not tried again", async () => {
  await mailbox.script({ status: 422, name: "validation_error" });
  expect(await attempt()).toEqual([]);
  expect(await delivery()).toMatchObject({ status: "failed", attempts: 1 });
  expect(arrived()).toEqual([]);
});

test("that another mail was taken under the key means that the reminder was sent", async () => {
  await mailbox.script({ status: 409, name: "invalid_idempotent_request" });
  await attempt();
  expect(await delivery()).toMatchObject({ status: "sent" });
});

test("an address that changed while in doubt gets no second copy", async () => {
  await mailbox.script({ cut: "after" });
  await attempt();
  const email = `new-${person.email}`;
  await prisma.user.update({ where: { id: person.userId }, data: { email } });
  await attempt();
  expect(await delivery()).toMatchObject({ status: "unknown" });
  expect(mailbox.arrived().filter(({ to }) => to.includes(email))).toEqual([]);
});

test("a mail sealed with another secret is not guessed at", async () => {
  await mailbox.script({ cut: "after" });
  await attempt();
  await prisma.reminderDelivery.updateMany({
    where: { userId: person.userId },
    data: { sealedMail: "another" },
  });
  await attempt();
  expect(await delivery()).toMatchObject({ status: "unknown" });
  expect(arrived()).toHaveLength(1);
});

test("two attempts at once, as after a worker that was thought dead, are one mail", async () => {
  const id = (await delivery())?.id ?? "";
  await Promise.allSettled([sendReminder(id, new Date()), sendReminder(id, new Date())]);
  await attempt();
  expect(arrived()).toHaveLength(1);
  expect(await delivery()).toMatchObject({ status: "sent" });
});

test("an earlier reminder that still waits gives way to a later one", async () => {
  await mailbox.script({ status: 429, name: "rate_limit_exceeded" });
  await attempt();
  const dueAt = new Date(person.dueAt.getTime() + 1_000);
  await prisma.reminderSettings.update({
    where: { userId: person.userId },
    data: { nextDueAt: dueAt },
  });
  await claimDue(new Date());
  await attempt();
  const statuses = (await deliveriesOf(person.userId)).map(({ status }) => status);
  expect(statuses).toEqual(["skipped", "sent"]);
  expect(arrived()).toHaveLength(1);
});

test("what waits shows no words of the person", async () => {
  await mailbox.script({ cut: "before" });
  await attempt();
  const { sealedMail, ...row } = (await delivery()) ?? {};
  expect(JSON.stringify(row)).not.toMatch(/Find a pool|swim|@example|Ada/);
  // Sealed letters are chance, and three of them may make a name.
  expect(sealedMail).not.toMatch(/Find a pool|@example/);
});
