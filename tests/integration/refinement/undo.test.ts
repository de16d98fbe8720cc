import { describe, expect, test } from "vitest";
import { CHECKLIST_PROBLEMS } from "@/lib/checklists/problems";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";
import { makePlan, readPlan } from "../support/plans";
import { countsOf, history, refined, textsOf, undo } from "../support/refinements";

const tasks = [
  { text: "Open the calendar", minutes: 2 },
  { text: "Call the venue", minutes: 10 },
  { text: "Write the guest list", minutes: 15 },
  { text: "Send the invitations", minutes: 20 },
];
const texts = tasks.map(({ text }) => text);

type Planned = Person & { planId: string; ids: string[] };

async function personWithPlan(): Promise<Planned> {
  const person = await signedIn();
  const { id: planId } = await makePlan(person.browser, tasks);
  const ids = (await readPlan(person.browser, planId)).steps.map((step) => step.id);
  return { ...person, planId, ids };
}

function change(browser: Browser, planId: string, stepId: string, body: Record<string, unknown>) {
  return browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, body);
}

describe("undone at once", () => {
  test.each([
    "Add buy candles",
    "Add buy candles at the start",
    "Remove step 2",
    "Remove the last two steps",
    "Make it shorter",
    "Step 4 is too big",
    "Rename step 2 to ring the venue",
    "Step 2 takes an hour",
    "Star step 3",
    "Move step 4 to the top",
    "Reverse the order",
    "Swap 1 and 4",
    "I'm stuck on step 2",
    "Remove step 1, move step 4 before step 2 and add buy candles",
  ])("“%s”: the plan is exactly as it was", async (message) => {
    const { browser, planId } = await personWithPlan();
    const before = await readPlan(browser, planId);
    const { messageId, checklist } = await refined(browser, planId, message);
    expect(checklist.steps).not.toEqual(before.steps);
    const undone = await undo(browser, planId, messageId);
    expect(undone.message).toBe("Your list is as it was before.");
    expect(undone.checklist.steps).toEqual(before.steps);
    expect(await readPlan(browser, planId)).toEqual(undone.checklist);
    // The work was done, so it stays counted.
    expect(await countsOf(planId)).toEqual({ counted: 1, held: 0 });
  });

  test("sub-steps leave and come back with their step", async () => {
    const { browser, planId, ids } = await personWithPlan();
    await prisma.step.createMany({
      data: ["Find the number", "Ring"].map((text, position) => ({
        checklistId: planId,
        parentId: ids[1] ?? "",
        text,
        position,
        ...(position === 0 ? {} : { deletedAt: new Date("2026-01-01") }),
      })),
    });
    const before = await readPlan(browser, planId);
    expect(before.steps[1]?.subSteps).toHaveLength(1);
    const { messageId } = await refined(browser, planId, "Remove step 2");
    await undo(browser, planId, messageId);
    expect(await readPlan(browser, planId)).toMatchObject({ steps: before.steps });
  });
});

describe("undone twice", () => {
  test("is the same as once, also at the same time", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Remove step 2");
    const both = await Promise.all([1, 2, 3].map(() => undo(browser, planId, messageId)));
    expect(both.map(({ message }) => message).sort()).toEqual([
      "There was nothing to undo.",
      "There was nothing to undo.",
      "Your list is as it was before.",
    ]);
    expect(await textsOf(browser, planId)).toEqual(texts);
    // Removed again by the person: an undo of long ago does not bring it back.
    await browser.call("DELETE", `/api/checklist/${planId}/tasks/${ids[1]}`);
    await undo(browser, planId, messageId);
    expect(await textsOf(browser, planId)).toEqual(texts.toSpliced(1, 1));
  });
});

describe("what the person did since stays", () => {
  test("ticks: a step that the coach added, edited or split is theirs once it is ticked", async () => {
    const { browser, planId } = await personWithPlan();
    const added = await refined(browser, planId, "Add buy candles");
    const candles = added.checklist.steps.at(-1);
    const renamed = await refined(browser, planId, "Rename step 2 to ring the venue");
    const split = await refined(browser, planId, "Step 4 is too big");
    const parts = split.changes?.steps.filter((step) => step.type === "added") ?? [];
    for (const id of [candles?.id, renamed.changes?.steps[0]?.stepId, parts[0]?.stepId]) {
      await change(browser, planId, id ?? "", { completed: true });
    }
    const before = await readPlan(browser, planId);
    for (const { messageId } of [added, renamed, split]) {
      const { message } = await undo(browser, planId, messageId);
      expect(message).toBe("Undone, except for what you have changed since.");
    }
    expect((await readPlan(browser, planId)).steps).toEqual(before.steps);
  });

  test("edits: only what still is as the coach left it goes back", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const [, second = "", third = ""] = ids;
    const { messageId } = await refined(
      browser,
      planId,
      "Rename step 2 to ring the venue. Set step 2 to 30 minutes. Rename step 3 to list guests.",
    );
    await change(browser, planId, second, { text: "Visit the venue" });
    const { message, checklist } = await undo(browser, planId, messageId);
    expect(message).toContain("except for what you have changed since");
    expect(checklist.steps.slice(1, 3)).toMatchObject([
      { id: second, text: "Visit the venue", minutes: 10 },
      { id: third, text: "Write the guest list", minutes: 15 },
    ]);
  });

  test("additions, ticks and removals of other steps", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Remove step 3");
    await browser.call("POST", `/api/checklist/${planId}/tasks`, { text: "Mine" });
    await change(browser, planId, ids[0] ?? "", { completed: true });
    await browser.call("DELETE", `/api/checklist/${planId}/tasks/${ids[1]}`);
    const { checklist } = await undo(browser, planId, messageId);
    expect(checklist.steps.map(({ text, completed }) => [text, completed])).toEqual([
      ["Open the calendar", true],
      ["Write the guest list", false],
      ["Send the invitations", false],
      ["Mine", false],
    ]);
  });

  test("a step brought back by hand and removed again stays away", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const path = `/api/checklist/${planId}/tasks/${ids[2]}`;
    const { messageId } = await refined(browser, planId, "Remove step 3");
    expect((await browser.call("POST", `${path}/restore`)).status).toBe(200);
    expect(await textsOf(browser, planId)).toEqual(texts);
    await browser.call("DELETE", path);
    const { message } = await undo(browser, planId, messageId);
    expect(message).toContain("except for what you have changed since");
    expect(await textsOf(browser, planId)).toEqual(texts.toSpliced(2, 1));
  });

  test("an order of their own; what comes back stands behind its old neighbour", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const { messageId } = await refined(
      browser,
      planId,
      "Remove step 2 and move step 4 to the top",
    );
    expect(await textsOf(browser, planId)).toEqual([texts[3], texts[0], texts[2]]);
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/order`, {
      taskId: ids[0],
      afterTaskId: ids[2],
    });
    const { message } = await undo(browser, planId, messageId);
    expect(message).toContain("except for what you have changed since");
    expect(await textsOf(browser, planId)).toEqual([texts[3], texts[2], texts[0], texts[1]]);
  });

  test("a plan is never emptied", async () => {
    const { browser, planId, ids } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Add buy candles");
    for (const id of ids) await browser.call("DELETE", `/api/checklist/${planId}/tasks/${id}`);
    await undo(browser, planId, messageId);
    expect(await textsOf(browser, planId)).toEqual(["Buy candles"]);
  });
});

describe("any message can be undone", () => {
  test("an earlier one, without touching what a later one did", async () => {
    const { browser, planId } = await personWithPlan();
    const first = await refined(browser, planId, "Add buy candles");
    await refined(browser, planId, "Add order the cake");
    const { checklist } = await undo(browser, planId, first.messageId);
    expect(checklist.steps.map((step) => step.text)).toEqual([...texts, "Order the cake"]);
  });

  test("one that changed nothing, with nothing to undo", async () => {
    const { browser, planId } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Hello");
    expect((await undo(browser, planId, messageId)).message).toBe("There was nothing to undo.");
  });

  test("but not the person's own, an unknown one, or that of another plan or person", async () => {
    const { browser, planId } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Add buy candles");
    const own = (await history(browser, planId)).messages.find(({ type }) => type === "user");
    const other = await makePlan(browser);
    const stranger = await signedIn();
    const tries: [Browser, string, string][] = [
      [browser, planId, own?.id ?? ""],
      [browser, planId, crypto.randomUUID()],
      [browser, planId, "not-an-id"],
      [browser, other.id, messageId],
      [stranger.browser, planId, messageId],
    ];
    for (const [client, plan, message] of tries) {
      const path = `/api/checklist/${plan}/refinements/${message}/undo`;
      expect((await client.call("POST", path)).status).toBe(404);
    }
    expect(await textsOf(browser, planId)).toContain("Buy candles");
    await browser.call("DELETE", `/api/checklist/${planId}`);
    const path = `/api/checklist/${planId}/refinements/${messageId}/undo`;
    expect((await browser.call("POST", path)).status).toBe(404);
  });

  test("unless the plan would hold too much", async () => {
    const { browser, planId } = await personWithPlan();
    const { messageId } = await refined(browser, planId, "Remove step 2");
    await prisma.step.createMany({
      data: Array.from({ length: 997 }, (_, index) => ({
        checklistId: planId,
        text: "x",
        position: index + 10,
      })),
    });
    const path = `/api/checklist/${planId}/refinements/${messageId}/undo`;
    const answer = await browser.call("POST", path);
    expect(answer).toMatchObject({
      status: 400,
      body: { message: CHECKLIST_PROBLEMS.tooManySteps },
    });
    const last = await history(browser, planId);
    expect(last.messages[0]?.undoneAt).toBeNull();
  });
});

describe("the history", () => {
  test("keeps what was said and what was changed, newest first, by pages", async () => {
    const { browser, planId } = await personWithPlan();
    expect(await history(browser, planId)).toEqual({
      messages: [],
      nextCursor: null,
      remainingRefinements: 5,
    });
    await refined(browser, planId, "Hello there");
    const { messageId } = await refined(browser, planId, "Remove step 2 and add buy candles");
    await undo(browser, planId, messageId);
    const first = await history(browser, planId, "?limit=2");
    expect(first.messages).toEqual([
      {
        id: messageId,
        type: "coach",
        content: expect.stringContaining("off the list"),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        changes: {
          summary: "Added 1, removed 1.",
          steps: [
            expect.objectContaining({ type: "added", text: "Buy candles" }),
            expect.objectContaining({ type: "removed", text: "Call the venue" }),
          ],
        },
        undoneAt: expect.stringMatching(/Z$/),
        coach: "built-in",
      },
      {
        id: expect.any(String),
        type: "user",
        content: "Remove step 2 and add buy candles",
        timestamp: expect.any(String),
        changes: null,
        undoneAt: null,
      },
    ]);
    const second = await history(browser, planId, `?limit=2&cursor=${first.nextCursor}`);
    expect(second.messages.map(({ type, changes }) => [type, changes])).toEqual([
      ["coach", null],
      ["user", null],
    ]);
    expect(second).toMatchObject({ nextCursor: null, remainingRefinements: 4 });
  });

  test("is the owner's alone", async () => {
    const { browser, planId } = await personWithPlan();
    const { browser: other } = await signedIn();
    expect((await other.call("GET", `/api/checklist/${planId}/refinements`)).status).toBe(404);
    await browser.call("DELETE", `/api/checklist/${planId}`);
    expect((await browser.call("GET", `/api/checklist/${planId}/refinements`)).status).toBe(404);
  });
});
