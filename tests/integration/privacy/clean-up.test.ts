import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import { logger } from "@/lib/logger";
import { cleanUp } from "@/lib/privacy/clean-up";
import { makeEverything } from "../support/everything";
import { signedIn } from "../support/people";
import { dumpDatabase } from "../support/tables";

const DAY = 24 * 60 * 60 * 1_000;
const now = new Date("2026-11-21T03:17:00.000Z");

function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

type Moments = { createdAt?: Date; deletedAt?: Date };
type Share = { shareId?: string; sharedAt?: Date };

async function makePlan(owner: object, decision: Moments & Share, plan: Moments): Promise<string> {
  const { id: decisionId } = await prisma.decision.create({
    data: { inputText: "Plan", ...owner, ...decision },
  });
  const { id } = await prisma.checklist.create({
    data: { title: "Plan", decisionId, ...owner, ...plan },
  });
  await prisma.step.create({ data: { checklistId: id, text: "Step", position: 0 } });
  return id;
}

async function newUser(data: { birthDate?: Date; createdAt?: Date } = {}): Promise<string> {
  const user = await prisma.user.create({
    data: { email: `${randomUUID()}@example.org`, ...data },
  });
  return user.id;
}

const visitor = () => ({ claimTokenHash: randomUUID() });
const grown = { birthDate: new Date("1990-12-10") };

type Kind = {
  /** The last moment at which it is due. */
  due: Date;
  /** Makes one that counts from `at`, and says how many rows of it are there. */
  make: (at: Date) => Promise<() => Promise<number>>;
};

/** Everything that the clean-up erases, with its boundary. */
const KINDS: Record<string, Kind> = {
  "a visitor's plan after 30 days": {
    due: daysAgo(30),
    make: async (createdAt) => {
      const id = await makePlan(visitor(), { createdAt: daysAgo(40) }, { createdAt });
      const step = { checklistId: id };
      return async () =>
        (await prisma.checklist.count({ where: { id } })) +
        (await prisma.decision.count({ where: { checklists: { some: { id } } } })) +
        (await prisma.step.count({ where: step }));
    },
  },
  "a visitor's goal without a plan after 30 days": {
    due: daysAgo(30),
    make: async (createdAt) => {
      const data = { ...visitor(), inputText: "Goal", createdAt };
      const { id } = await prisma.decision.create({ data });
      return () => prisma.decision.count({ where: { id } });
    },
  },
  "a deleted plan after 30 days": {
    due: daysAgo(30),
    make: async (deletedAt) => {
      const id = await makePlan({ userId: await newUser(grown) }, {}, { deletedAt });
      const { decisionId } = await prisma.checklist.findUniqueOrThrow({ where: { id } });
      return async () =>
        (await prisma.checklist.count({ where: { id } })) +
        (await prisma.decision.count({ where: { id: decisionId } }));
    },
  },
  "a deleted plan after 30 days, with the goal that was shared before": {
    due: daysAgo(30),
    make: async (deletedAt) => {
      const share = { shareId: randomUUID(), sharedAt: deletedAt };
      await makePlan({ userId: await newUser(grown) }, share, { deletedAt });
      return () => prisma.decision.count({ where: { shareId: share.shareId } });
    },
  },
  "a removed step, with its sub-steps, after 30 days": {
    due: daysAgo(30),
    make: async (deletedAt) => {
      const checklistId = await makePlan({ userId: await newUser(grown) }, {}, {});
      const { id } = await prisma.step.create({
        data: { checklistId, text: "Removed", position: 1, deletedAt },
      });
      const data = { checklistId, parentId: id, text: "Removed with it", position: 0 };
      await prisma.step.create({ data });
      return async () => {
        expect(await prisma.step.count({ where: { checklistId, text: "Step" } })).toBe(1);
        return prisma.step.count({ where: { OR: [{ id }, { parentId: id }] } });
      };
    },
  },
  "an account of a first Google sign-in without birth date after 30 days": {
    due: daysAgo(30),
    make: async (createdAt) => {
      const id = await newUser({ createdAt });
      const account = { provider: "google", providerAccountId: id, userId: id };
      await prisma.account.create({ data: account });
      return async () =>
        (await prisma.user.count({ where: { id } })) +
        (await prisma.account.count({ where: { userId: id } }));
    },
  },
  "a link in a mail when it expires": {
    due: now,
    make: async (expiresAt) => {
      const userId = await newUser(grown);
      const data = { userId, purpose: "verify_email", tokenHash: userId, expiresAt } as const;
      const { id } = await prisma.emailToken.create({ data });
      return () => prisma.emailToken.count({ where: { id } });
    },
  },
  "a session when it expires": {
    due: now,
    make: async (expiresAt) => {
      const data = { userId: await newUser(grown), device: "Firefox", expiresAt };
      const { id } = await prisma.session.create({ data });
      return () => prisma.session.count({ where: { id } });
    },
  },
  "an entry of the safety log after 12 months": {
    due: new Date("2025-11-21T03:17:00.000Z"),
    make: async (createdAt) => {
      const data = { surface: "chat", category: "none", severity: "allow", createdAt } as const;
      const { id } = await prisma.safetyLogEntry.create({ data });
      return () => prisma.safetyLogEntry.count({ where: { id } });
    },
  },
  "a message of Stripe after 90 days": {
    due: daysAgo(90),
    make: async (receivedAt) => {
      const data = { id: randomUUID(), type: "invoice.paid", occurredAt: receivedAt, receivedAt };
      const { id } = await prisma.stripeEvent.create({ data });
      return () => prisma.stripeEvent.count({ where: { id } });
    },
  },
  "a reminder's delivery after 90 days": {
    due: daysAgo(90),
    make: async (dueAt) => {
      const data = { userId: await newUser(grown), dueAt, status: "skipped" } as const;
      const { id } = await prisma.reminderDelivery.create({ data });
      return () => prisma.reminderDelivery.count({ where: { id } });
    },
  },
  "a rate limit a day after its window": {
    due: daysAgo(1),
    make: async (expire) => {
      const data = { key: randomUUID(), expire: BigInt(expire.getTime()) };
      const { key } = await prisma.rateLimit.create({ data });
      return () => prisma.rateLimit.count({ where: { key } });
    },
  },
};

describe.each(Object.entries(KINDS))("%s", (_, { due, make }) => {
  test("goes, and one a millisecond younger stays", async () => {
    const old = await make(due);
    const young = await make(new Date(due.getTime() + 1));
    const [oldRows, youngRows] = [await old(), await young()];
    expect(oldRows).toBeGreaterThan(0);
    await cleanUp(now);
    expect([await old(), await young()]).toEqual([0, youngRows]);
  });
});

describe("what stays", () => {
  test("everything that a person has, however old", async () => {
    await pool.query("TRUNCATE users, decisions CASCADE");
    const { userId } = await signedIn();
    await makeEverything(userId);
    const old = new Date("2020-01-01");
    for (const table of ["users", "decisions", "checklists", "steps", "journal_entries"]) {
      await pool.query(`UPDATE ${table} SET created_at = $1`, [old]);
    }
    await prisma.rateLimit.create({ data: { key: "without an end", expire: null } });
    // Expired since long at this clock.
    await prisma.emailToken.updateMany({ data: { expiresAt: new Date(now.getTime() + 1) } });
    await prisma.session.updateMany({ data: { expiresAt: new Date(now.getTime() + 1) } });
    await prisma.safetyLogEntry.deleteMany({ where: { createdAt: { lt: daysAgo(300) } } });
    await prisma.reminderDelivery.updateMany({ data: { dueAt: daysAgo(80) } });
    const before = [...(await dumpDatabase())];
    await cleanUp(now);
    expect([...(await dumpDatabase())]).toEqual(before);
  });

  test("a visitor's goal whose plan is younger", async () => {
    const id = await makePlan(visitor(), { createdAt: daysAgo(31) }, { createdAt: daysAgo(2) });
    await cleanUp(now);
    expect(await prisma.checklist.count({ where: { id } })).toBe(1);
  });

  test("a claimed plan, however old", async () => {
    const userId = await newUser(grown);
    const id = await makePlan({ userId }, { createdAt: daysAgo(99) }, { createdAt: daysAgo(99) });
    await cleanUp(now);
    expect(await prisma.checklist.count({ where: { id } })).toBe(1);
  });

  test("the goal of a deleted plan that was shared since, or that has another plan", async () => {
    const userId = await newUser(grown);
    const [shared, again] = [
      await makePlan({ userId }, {}, { deletedAt: daysAgo(31) }),
      await makePlan({ userId }, {}, { deletedAt: daysAgo(31) }),
    ];
    await prisma.decision.updateMany({
      where: { checklists: { some: { id: shared } } },
      data: { shareId: randomUUID(), sharedAt: now },
    });
    const { decisionId } = await prisma.checklist.findUniqueOrThrow({ where: { id: again } });
    await prisma.checklist.create({ data: { userId, decisionId, title: "A second try" } });
    await cleanUp(now);
    expect(await prisma.decision.count({ where: { userId } })).toBe(2);
    expect(await prisma.checklist.findMany({ where: { userId } })).toMatchObject([
      { title: "A second try" },
    ]);
  });
});

describe("at work", () => {
  beforeEach(async () => {
    await pool.query(`INSERT INTO sessions (id, user_id, device, expires_at)
      SELECT gen_random_uuid(), '${await newUser(grown)}', 'Firefox', '2026-01-01'
      FROM generate_series(1, 950)`);
    await pool.query(`INSERT INTO decisions (id, claim_token_hash, input_text, created_at, updated_at)
      SELECT gen_random_uuid(), 'hash', 'A visitor''s goal', '2026-01-01', now() FROM generate_series(1, 450)`);
  });

  const left = async () => [
    await prisma.session.count({ where: { expiresAt: { lte: now } } }),
    await prisma.decision.count({ where: { inputText: "A visitor's goal" } }),
  ];

  test("goes on until nothing is left, and tells the log only how many", async () => {
    const told = vi.spyOn(logger, "info");
    await cleanUp(now);
    expect(await left()).toEqual([0, 0]);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      {
        counts: {
          unclaimedPlans: 0,
          unclaimedDecisions: 450,
          deletedPlans: 0,
          deletedSteps: 0,
          unfinishedAccounts: 0,
          expiredEmailTokens: 0,
          expiredSessions: 950,
          oldSafetyLog: 0,
          oldAiUsage: 0,
          oldStripeEvents: 0,
          oldRateLimits: 0,
          oldReminderDeliveries: 0,
          strandedReminders: 0,
          misplacedReminders: 0,
        },
      },
      "cleaned up",
    );
    told.mockRestore();
  });

  test("twice at once it erases each row once and fails nowhere", async () => {
    const told = vi.spyOn(logger, "info");
    await Promise.all([cleanUp(now), cleanUp(now), cleanUp(now)]);
    await cleanUp(now);
    expect(await left()).toEqual([0, 0]);
    const sessions = told.mock.calls.map(([said]) => said).map(countOfSessions);
    expect(sessions.reduce((sum, count) => sum + count, 0)).toBe(950);
    told.mockRestore();
  });

  test("leaves a row that someone is using, and takes it the next time", async () => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT 1 FROM sessions WHERE expires_at <= $1 LIMIT 1 FOR UPDATE", [now]);
      await cleanUp(now);
      expect(await left()).toEqual([1, 0]);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    await cleanUp(now);
    expect(await left()).toEqual([0, 0]);
  });

  test("goes on with the rest when one part fails, and fails so that the job is tried again", async () => {
    await pool.query("ALTER TABLE email_tokens RENAME TO away");
    try {
      await expect(cleanUp(now)).rejects.toThrow("Not everything was cleaned up");
    } finally {
      await pool.query("ALTER TABLE away RENAME TO email_tokens");
    }
    expect(await left()).toEqual([0, 0]);
  });
});

function countOfSessions(said: unknown): number {
  const counted = said as { counts: { expiredSessions: number } };
  return counted.counts.expiredSessions;
}
