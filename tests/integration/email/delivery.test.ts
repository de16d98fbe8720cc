import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAIL_SEAL } from "@/lib/email/mail";
import { sealValue } from "@/lib/encryption";
import { HANDLERS } from "@/lib/jobs/handlers";
import { logger } from "@/lib/logger";
import type { Mailbox } from "../support/mail";
import { patiently } from "../support/waiting";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());
beforeEach(() => mailbox.script());
afterEach(() => vi.restoreAllMocks());

const HOUR_MS = 60 * 60 * 1000;

/** A job for a mail to a fresh address, which can be attempted as often as wished. */
function job({ ageMs = 0, template = "welcome", sealed = "" } = {}) {
  const id = randomUUID();
  const to = `${id}@example.org`;
  const mail = { to, template, props: { firstName: "Ada", link: "https://stepwell.example/x" } };
  const data = { sealed: sealed || sealValue(MAIL_SEAL, mail) };
  const createdOn = new Date(Date.now() - ageMs);
  return {
    attempt: (signal?: AbortSignal) =>
      HANDLERS["send-mail"]({ id, data, createdOn, ...(signal ? { signal } : {}) }),
    arrived: () => mailbox.arrived().filter((message) => message.to.includes(to)),
    to,
    id,
  };
}

test("a mail goes out under the job's id", async () => {
  const mail = job();
  await mail.attempt();
  expect(mail.arrived()).toMatchObject([{ subject: "Welcome to Stepwell" }]);
  expect(await mailbox.calls()).toMatchObject([{ idempotencyKey: mail.id }]);
});

test("the same job delivered twice, as after a worker was killed, is one mail", async () => {
  const mail = job();
  await mail.attempt();
  await mail.attempt();
  expect(mail.arrived()).toHaveLength(1);
});

describe("is tried again, and then sent once, after", () => {
  test.each([
    ["too many requests", { status: 429, name: "rate_limit_exceeded" }],
    ["a long wait", { status: 429, name: "rate_limit_exceeded", retryAfterSeconds: 3600 }],
    ["a used-up day", { status: 429, name: "daily_quota_exceeded" }],
    ["an error of Resend's", { status: 500, name: "internal_server_error" }],
    ["an error that nobody knows", { status: 503, name: "brand_new_error" }],
    ["another attempt that is under way", { status: 409, name: "concurrent_idempotent_requests" }],
    ["a key that is being replaced", { status: 403, name: "invalid_api_key" }],
    ["a connection cut before the mail was accepted", { cut: "before" as const }],
    ["a connection cut after the mail was accepted", { cut: "after" as const }],
    ["a page in the place of an answer", { status: 502, body: "<html>", accepts: false }],
    ["an empty answer", { status: 500, body: "null", accepts: false }],
    ["a good answer that can't be read", { status: 200, body: '{"id":', accepts: true }],
    ["a good answer that says nothing", { status: 200, body: "null", accepts: true }],
  ])("%s", async (_name, answer) => {
    await mailbox.script(answer);
    const mail = job();
    await expect(mail.attempt()).rejects.toThrow("could not be sent");
    await mail.attempt();
    expect(mail.arrived()).toHaveLength(1);
    expect(await mailbox.calls()).toHaveLength(2);
  });

  test("no answer for fifteen seconds", async () => {
    const timeout = vi
      .spyOn(AbortSignal, "timeout")
      .mockImplementationOnce(() => AbortSignal.abort());
    await mailbox.script({ silent: true });
    const mail = job();
    await expect(mail.attempt()).rejects.toThrow("could not be sent");
    expect(timeout).toHaveBeenCalledWith(15_000);
    await mailbox.script();
    await mail.attempt();
    expect(mail.arrived()).toHaveLength(1);
  });
});

test("a short wait that Resend asks for is waited out at once", async () => {
  await mailbox.script({ status: 429, name: "rate_limit_exceeded", retryAfterSeconds: 1 });
  const mail = job();
  await mail.attempt();
  expect(mail.arrived()).toHaveLength(1);
  const [first, second] = await mailbox.calls();
  expect((second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(990);
});

test("a process that stops waits for no answer", async () => {
  await mailbox.script({ silent: true });
  const stopping = new AbortController();
  const attempt = job().attempt(stopping.signal);
  await vi.waitFor(async () => expect(await mailbox.calls()).toHaveLength(1), patiently);
  stopping.abort();
  await expect(attempt).rejects.toThrow();
});

describe("is given up at once, with one line that names nobody:", () => {
  test.each([
    { status: 422, name: "validation_error" },
    { status: 403, name: "validation_error" },
    { status: 422, name: "missing_required_field" },
    { status: 403, name: "invalid_from_address" },
    { status: 404, name: "not_found" },
    { status: 451, name: "security_error" },
    { status: 409, name: "invalid_idempotent_request" },
  ])("$status $name", async (answer) => {
    await mailbox.script(answer);
    const log = vi.spyOn(logger, "error");
    const mail = job();
    await mail.attempt();
    expect(await mailbox.calls()).toHaveLength(1);
    expect(log.mock.calls).toEqual([[{ jobId: mail.id, reason: answer.name }, "mail given up"]]);
  });

  test.each([
    ["too_old", { ageMs: 23 * HOUR_MS + 1000 }],
    ["sealed_with_another_secret", { sealed: sealValue("another secret", {}) }],
    ["sealed_with_another_secret", { sealed: "no seal at all" }],
  ])("%s", async (reason, how) => {
    const log = vi.spyOn(logger, "error");
    const mail = job(how);
    await mail.attempt();
    expect(await mailbox.calls()).toHaveLength(0);
    expect(log.mock.calls).toEqual([[{ jobId: mail.id, reason }, "mail given up"]]);
  });
});

test("a mail still goes out after almost 23 hours of trouble", async () => {
  const mail = job({ ageMs: 23 * HOUR_MS - 60_000 });
  await mail.attempt();
  expect(mail.arrived()).toHaveLength(1);
});

test("a mail that only a newer version knows is left to that version", async () => {
  await expect(job({ template: "from-the-future" }).attempt()).rejects.toThrow();
  expect(await mailbox.calls()).toHaveLength(0);
});
