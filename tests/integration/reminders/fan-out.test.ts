import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { enqueue } from "@/lib/jobs/queue";
import type { Mailbox } from "../support/mail";
import { makeReminded } from "../support/reminders";
import { type BuiltWorker, buildWorker } from "../support/worker-process";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);

/** `npm run bench:reminders` asks for 10,000. */
const PEOPLE = Number(process.env.REMINDER_FAN_OUT ?? 200);
const MADE_AT_ONCE = 2_000;
const LIMIT_MS = 60_000 + PEOPLE * 150;
/** Of the whole process, Node and its code included; however many are due. */
const MOST_MEGABYTES = 300;

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await buildWorker();
}, 120_000);
afterAll(() => {
  worker.remove();
  mailbox.stop();
});

test(
  `${PEOPLE} reminders that are due at once all go out, each once, by one worker that stays small`,
  async () => {
    for (let made = 0; made < PEOPLE; made += MADE_AT_ONCE) {
      await makeReminded(Math.min(MADE_AT_ONCE, PEOPLE - made));
    }
    const started = await worker.start();
    const atRest = await started.rss();
    let most = atRest;
    const begin = Date.now();
    await enqueue("claim-reminders", {});
    const untilAll = async (where: { status?: "sent" }) => {
      const reached = async () => {
        most = Math.max(most, await started.rss());
        expect(await prisma.reminderDelivery.count({ where })).toBe(PEOPLE);
      };
      await vi.waitFor(reached, { timeout: LIMIT_MS, interval: 250 });
      return (Date.now() - begin) / 1000;
    };
    const claimed = await untilAll({});
    const sent = await untilAll({ status: "sent" });
    await started.kill();
    expect(mailbox.arrived()).toHaveLength(PEOPLE);
    expect(new Set(mailbox.arrived().flatMap(({ to }) => to)).size).toBe(PEOPLE);
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    console.log(
      `${PEOPLE} due reminders: claimed after ${claimed.toFixed(1)} s, sent after ${sent.toFixed(1)} s (${Math.round(PEOPLE / sent)}/s); memory ${megabytes(atRest)} MB at rest, ${megabytes(most)} MB at most`,
    );
    expect(megabytes(most)).toBeLessThan(MOST_MEGABYTES);
  },
  2 * LIMIT_MS,
);
