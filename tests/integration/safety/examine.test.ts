import { beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { type Entry, examine, refuseHarm } from "@/lib/safety/examine";
import { noteInLog } from "@/lib/safety/mutations";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { statementsOf } from "../support/statements";

const INTENT = "I want to kill myself tonight";
const HARMLESS = "Plan a party for my mother";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

function look(entry: Partial<Entry>, from = browser) {
  const whole: Entry = { surface: "goal", texts: [INTENT], person: null, ...entry };
  return from.run(() => examine(whole));
}

async function rowsOf(userId: string | null) {
  return prisma.safetyLogEntry.findMany({
    where: { userId },
    select: { surface: true, category: true, severity: true },
    orderBy: { createdAt: "asc" },
  });
}

describe("what is noted", () => {
  test("one row for an entry, however many of its texts are harmful", async () => {
    const { userId } = await signedIn();
    const person = { id: userId, timeZone: null };
    await look({ surface: "decision", texts: [HARMLESS, INTENT, INTENT], person });
    expect(await rowsOf(userId)).toEqual([
      { surface: "decision", category: "self_harm", severity: "block" },
    ]);
  });

  test("nothing of a text that is let through, and no statement for it", async () => {
    const statements = await statementsOf(() => look({ texts: [HARMLESS, "Tea", "Coffee"] }));
    expect(statements).toEqual([]);
  });

  test("every test of the demo, also one that passes", async () => {
    const { userId } = await signedIn();
    const person = { id: userId, timeZone: null };
    expect(await look({ surface: "demo_text", texts: [HARMLESS], person })).toBeNull();
    expect(await rowsOf(userId)).toEqual([
      { surface: "demo_text", category: "none", severity: "allow" },
    ]);
  });

  test("a visitor's without a person", async () => {
    const before = (await rowsOf(null)).length;
    await look({});
    expect(await rowsOf(null)).toHaveLength(before + 1);
  });

  test("takes one statement", async () => {
    const { userId } = await signedIn();
    const person = { id: userId, timeZone: null };
    expect(await statementsOf(() => look({ person }))).toHaveLength(1);
  });

  describe("of those that come at once", () => {
    const note = (userId: string | null, severity: "allow" | "support" | "block") =>
      noteInLog({ userId, surface: "demo_text", category: "self_harm", severity });

    test("takes one statement, and each is counted after the one before", async () => {
      const [one, other] = [await signedIn(), await signedIn()];
      await note(one.userId, "support");
      let turns: number[] = [];
      const statements = await statementsOf(async () => {
        turns = await Promise.all([
          note(one.userId, "block"),
          note(one.userId, "allow"),
          note(other.userId, "support"),
          note(null, "block"),
          note(one.userId, "support"),
        ]);
      });
      expect(turns).toEqual([1, 0, 0, 0, 2]);
      expect(statements).toHaveLength(1);
      expect(await rowsOf(one.userId)).toHaveLength(4);
      expect(await rowsOf(other.userId)).toHaveLength(1);
    });

    test("one that can't be written takes no other with it", async () => {
      const { userId } = await signedIn();
      const gone = crypto.randomUUID();
      const ends = await Promise.allSettled([note(userId, "block"), note(gone, "block")]);
      expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
      expect(await rowsOf(userId)).toHaveLength(1);
    });
  });
});

describe("what is shown", () => {
  test("never the same sentence twice in a row, to a person or a visitor", async () => {
    const { userId } = await signedIn();
    for (const person of [{ id: userId, timeZone: null }, null]) {
      let before: string[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const notice = await look({ person, surface: "demo_chat" });
        // What passes in between doesn't count.
        await look({ person, surface: "demo_chat", texts: [HARMLESS] });
        const sentences = notice?.safeMessage.split(/(?<=[.!?])\s/) ?? [];
        expect(sentences.length).toBeGreaterThan(2);
        expect(sentences.filter((sentence) => before.includes(sentence))).toEqual([]);
        before = sentences;
      }
    }
  });

  test("the lines of where the browser is, else of the account, else of the language", async () => {
    const lines = async (headers: Record<string, string>, timeZone: string | null) => {
      const { userId } = await signedIn();
      const notice = await browser.run(
        () => examine({ surface: "goal", texts: [INTENT], person: { id: userId, timeZone } }),
        headers,
      );
      return notice?.resources.map(({ phone, href }) => phone ?? href) ?? [];
    };
    expect(await lines({ "x-time-zone": "America/Chicago" }, "Europe/London")).toContain("988");
    expect(await lines({ "x-time-zone": "nowhere" }, "Europe/London")).toContain("116 123");
    expect(await lines({ "accept-language": "en-IE" }, null)).toEqual(["116 123", "112"]);
    expect(await lines({}, null)).toEqual(["https://findahelpline.com/", "112"]);
  });

  test("outside of a request too", async () => {
    const notice = await examine({ surface: "goal", texts: [INTENT], person: null });
    expect(notice?.resources.length).toBeGreaterThan(0);
  });
});

describe("what is refused", () => {
  test("is thrown with the notice, and told with its own words", async () => {
    const error: unknown = await browser
      .run(() => refuseHarm({ surface: "task", texts: [INTENT], person: null }))
      .catch((reason: unknown) => reason);
    if (!(error instanceof AppError)) throw new Error("Expected an AppError");
    expect(error).toMatchObject({
      code: "UNSAFE_CONTENT",
      status: 422,
      safety: { category: "self_harm", severity: "block", safeMessage: error.message },
    });
  });

  test("never what is harmless", async () => {
    const entry = { surface: "task", texts: [HARMLESS], person: null } as const;
    expect(await browser.run(() => refuseHarm(entry))).toBeNull();
  });
});

describe("a log that can't be written", () => {
  test("stands in nobody's way, and its warning has no word of the text", async () => {
    const warned = vi.spyOn(logger, "warn");
    const person = { id: crypto.randomUUID(), timeZone: null };
    const first = await look({ person });
    const second = await look({ person });
    expect(first?.severity).toBe("block");
    expect(second?.safeMessage).not.toBe(first?.safeMessage);
    expect(warned).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warned.mock.calls)).not.toContain(INTENT);
    warned.mockRestore();
  });
});
