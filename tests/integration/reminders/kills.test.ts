import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import { enqueue } from "@/lib/jobs/queue";
import type { Mailbox } from "../support/mail";
import { makeReminded, type Reminded } from "../support/reminders";
import { type BuiltWorker, buildWorker } from "../support/worker-process";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);

/** `npm run bench:reminders` asks for 200 kills. */
const KILLS = Number(process.env.REMINDER_KILLS ?? 10);
const PEOPLE_AT_ONCE = 40;
/** A run of so many takes about as long. */
const RUN_MS = 1_500;
const patiently = { timeout: 60_000, interval: 5 };

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await buildWorker();
}, 120_000);
afterAll(() => {
  worker.remove();
  mailbox.stop();
});

/** What the queue does a minute after a worker has died: its jobs have run out, and are due again. */
function bringBack() {
  return pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state IN ('active', 'retry')",
  );
}

/** Whoever has not been reminded yet. */
async function waiting(people: readonly Reminded[]): Promise<number> {
  const sent = await prisma.reminderDelivery.count({
    where: { userId: { in: people.map(({ userId }) => userId) }, status: "sent" },
  });
  return people.length - sent;
}

/** Some answers are lost on their way, before or after the mail was taken. */
function someFaults() {
  const faults = [{ cut: "after" }, { cut: "before" }, { status: 500, name: "internal" }] as const;
  return Array.from({ length: 8 }, () => {
    const fault = faults[Math.floor(Math.random() * 12)];
    return fault ?? { accepts: true as const };
  });
}

/** Jobs that a worker has taken and not ended. */
async function underWay(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE state = 'active'",
  );
  return rows[0]?.count ?? 0;
}

/** Starts a worker and kills it at a random moment of its run; false when the run was over by then. */
async function killOne(): Promise<boolean> {
  await enqueue("claim-reminders", {});
  await mailbox.script(...someFaults());
  const started = await worker.start();
  await vi.waitFor(async () => expect(await underWay()).toBeGreaterThan(0), patiently);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * RUN_MS));
  await started.kill();
  const isHit = (await underWay()) > 0;
  await bringBack();
  return isHit;
}

test(
  `${KILLS} kills at random moments of a run: every reminder is sent, and none twice`,
  async () => {
    const everybody: Reminded[] = [];
    let people: Reminded[] = [];
    let missed = 0;
    for (let kills = 0; kills < KILLS; ) {
      if ((await waiting(people)) === 0) {
        people = await makeReminded(PEOPLE_AT_ONCE);
        everybody.push(...people);
      }
      if (await killOne()) kills += 1;
      else missed += 1;
    }
    await mailbox.script();
    const last = await worker.start();
    await enqueue("claim-reminders", {});
    await vi.waitFor(
      async () => {
        await bringBack();
        expect(await waiting(people)).toBe(0);
      },
      { timeout: 60_000, interval: 2_000 },
    );
    await last.kill();
    const copies = new Map<string, number>();
    for (const email of mailbox.arrived().flatMap(({ to }) => to)) {
      copies.set(email, (copies.get(email) ?? 0) + 1);
    }
    expect(everybody.filter(({ email }) => copies.get(email) !== 1)).toEqual([]);
    const { _sum } = await prisma.reminderDelivery.aggregate({ _sum: { attempts: true } });
    console.log(
      `${KILLS} kills with jobs under way (${missed} more came too late); ${everybody.length} reminders, ${(_sum.attempts ?? 0) - everybody.length} attempts repeated, none sent twice, none lost`,
    );
  },
  60_000 + KILLS * 10_000,
);
