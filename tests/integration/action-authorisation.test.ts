import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { ACTION_EXPECTATIONS, belongings, makeActionThings } from "./support/action-expectations";
import { loadActions, outcomeOf, strayActions } from "./support/actions";
import { answerTable } from "./support/answer-table";
import { browserOf, CALLERS } from "./support/callers";
import { signedIn } from "./support/people";

const secret = "a-text-that-only-its-owner-may-read";
const actions = await loadActions();
const answers = answerTable("Server action");

describe.each(Object.entries(ACTION_EXPECTATIONS))("%s", (row, { ask, outcome }) => {
  test.each(CALLERS)("does as the table says: %s", async (caller) => {
    const act = actions.get(row);
    if (!act) throw new Error(`${row} is in the table of actions, but no such action exists.`);
    const owner = await signedIn();
    const things = await makeActionThings(owner, secret);
    const browser = await browserOf(caller, owner);
    const before = await belongings(owner.userId);
    const got = await outcomeOf(browser.run(() => act(...ask(things))));
    answers.note(row, caller, got.outcome);
    expect(got.outcome).toBe(outcome[caller]);
    if (caller === "owner") return;
    expect(got.told).not.toContain(secret);
    expect(await belongings(owner.userId)).toEqual(before);
  });
});

test.each(Object.entries(ACTION_EXPECTATIONS))(
  "%s: an admin is a stranger",
  async (row, { ask, outcome }) => {
    const act = actions.get(row);
    if (!act) throw new Error("no action");
    const owner = await signedIn();
    const things = await makeActionThings(owner, secret);
    const admin = await signedIn();
    await prisma.user.update({ where: { id: admin.userId }, data: { role: "admin" } });
    const before = await belongings(owner.userId);
    const got = await outcomeOf(admin.browser.run(() => act(...ask(things))));
    expect(got.outcome).toBe(outcome.otherUser);
    expect(got.told).not.toContain(secret);
    expect(await belongings(owner.userId)).toEqual(before);
  },
);

test.each([...actions.keys()])("%s has its row in the table", (name) => {
  expect(
    Object.keys(ACTION_EXPECTATIONS),
    `Anyone on the internet can call ${name}. Say who may, in ACTION_EXPECTATIONS of
tests/integration/support/action-expectations.ts:

  "${name}": {
    ask: ({ ownerId, planId, otherSessionId }) => [ /* the arguments of a valid call */ ],
    outcome: anyPerson, // or ownOnly, everybody, or { signedOut, otherUser, owner, revoked }
  },

An action takes a FormData built by formOf({ … }). It must ask for the session itself (runOwnAction).
A function that is no action does not belong into a "use server" file.
`,
  ).toContain(name);
});

test("server actions stand only in files of lib that begin with the directive", () => {
  expect(strayActions, "move them to lib/<domain>/actions.ts").toEqual([]);
});
