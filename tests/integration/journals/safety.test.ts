import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { patchEntry, postEntry, readJournal, write } from "../support/journal";
import { type Person, signedIn } from "../support/people";
import { signedInWithPremium } from "../support/subscribe";

const harmful = "poison my neighbour's dog";
const heavy = "i wish i was dead";

let person: Person;
beforeEach(async () => {
  person = await signedInWithPremium();
});

function logged(userId: string) {
  return prisma.safetyLogEntry.findMany({
    where: { userId },
    select: { surface: true, severity: true },
  });
}

describe("a text that may not be kept", () => {
  test("stays with the person, with kind words, and nothing is stored or changed", async () => {
    const entry = await write(person.browser, "As it was");
    for (const answer of [
      await postEntry(person.browser, { content: harmful }),
      await patchEntry(person.browser, entry.id, { content: harmful }),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        body: {
          success: false,
          code: "UNSAFE_CONTENT",
          severity: "block",
          safeMessage: expect.stringMatching(/^[A-Z].{10,}/),
          message: expect.any(String),
          resources: expect.any(Array),
        },
      });
    }
    expect((await readJournal(person.browser)).entries).toEqual([entry]);
    const line = { surface: "journal", severity: "block" };
    expect(await logged(person.userId)).toEqual([line, line]);
  });
});

describe("a text that needs help beside it", () => {
  test("is kept word for word, written or changed, and help is shown", async () => {
    const { status, body } = await postEntry(person.browser, { content: heavy });
    expect(status).toBe(200);
    expect(body.safety).toMatchObject({ severity: "support", category: "self_harm" });
    expect(body.safety?.resources.length).toBeGreaterThan(0);
    const changed = await patchEntry(person.browser, body.data.entry.id, { content: `${heavy}.` });
    expect(changed.body.safety).toMatchObject({ severity: "support" });
    expect((await readJournal(person.browser)).entries).toMatchObject([{ content: `${heavy}.` }]);
  });

  test("is not met with a bare refusal where Premium is missing", async () => {
    const free = await signedIn();
    const answer = await postEntry(free.browser, { content: heavy });
    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: "PREMIUM_REQUIRED",
        message: "Premium subscription required to access journaling.",
        severity: "support",
        safeMessage: expect.any(String),
      },
    });
    expect((await postEntry(free.browser, { content: harmful })).status).toBe(422);
    expect(await prisma.journalEntry.count({ where: { userId: free.userId } })).toBe(0);
  });
});

test("a quiet entry has nothing beside it and leaves no line", async () => {
  const { body } = await postEntry(person.browser, { content: "A quiet day by the river" });
  expect(body).not.toHaveProperty("safety");
  expect(await logged(person.userId)).toEqual([]);
});
