import { beforeAll, describe, expect, test, vi } from "vitest";
import { CHAT_LIMIT } from "@/lib/coaching/constants";
import * as mutations from "@/lib/coaching/mutations";
import { prisma } from "@/lib/db";
import {
  advised,
  answered,
  chat,
  coached,
  coachStream,
  collect,
  countsOf,
  openSession,
  sessions,
  wordsOf,
} from "../support/coaching";
import { signedIn } from "../support/people";
import { signedInWithPremium, subscribe } from "../support/subscribe";

// The first check of a process reads its weights and compiles its rules.
beforeAll(async () => void (await coached()));

const LIMIT = {
  status: 403,
  body: { success: false, code: "TURN_LIMIT", message: "Maximum conversation turns reached." },
};
const CRISIS = "i wish i was dead";

async function inConversation() {
  const person = await coached();
  const { conversationId } = await advised(person.browser, { checklistId: person.planId });
  return { ...person, conversationId };
}

/** A conversation whose five turns are taken. */
async function atTheLimit() {
  const person = await inConversation();
  const { conversationId } = person;
  await prisma.coachingConversation.update({
    where: { id: conversationId },
    data: { turnCount: 5 },
  });
  return person;
}

describe("a message", () => {
  test("is answered with all that the screen needs", async () => {
    const { browser, conversationId } = await inConversation();
    const answer = await chat(browser, "  it's too much\n", { conversationId });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      response: expect.stringContaining("“pick a day”"),
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      conversationId,
      suggestedTasks: [{ id: expect.any(String), text: expect.stringContaining("“pick a day”") }],
      conversationTurns: 1,
      isOpen: true,
      coach: "built-in",
    });
    const { messages } = await openSession(browser, conversationId);
    expect(messages[0]?.content).toBe("it's too much");
  });

  test("streams its words, then the same answer", async () => {
    const { browser, conversationId } = await inConversation();
    const body = { message: "I'm stuck", conversationId };
    const events = await collect(await coachStream(browser, "chat", body));
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: { response: wordsOf(events), conversationTurns: 1 },
    });
  });

  test("without a conversation begins one, which shows its first answer in the list", async () => {
    const { browser, planId } = await coached();
    const answer = await answered(browser, "I'm stuck", { checklistId: planId });
    expect(answer).toMatchObject({ conversationTurns: 1, isOpen: true });
    const { conversations } = await sessions(browser);
    expect(conversations).toMatchObject([
      {
        id: answer.conversationId,
        content: answer.response,
        context: { progress: { checklistId: planId, totalTasks: 3 } },
      },
    ]);
    const whole = await openSession(browser, answer.conversationId);
    expect(whole).toMatchObject({ content: "", messages: [{ type: "user" }, { type: "coach" }] });
  });

  test.each([
    [{}, "Please write a message first."],
    [{ message: 7 }, "Please write a message first."],
    [{ message: " \n\u200b" }, "Please write a message first."],
    [{ message: "x".repeat(2_001) }, "Please keep your message within 2,000 characters."],
  ])("that is none is refused in words (%#)", async (body, message) => {
    const { browser, conversationId } = await inConversation();
    expect(
      await browser.call("POST", "/api/coaching/chat", { ...body, conversationId }),
    ).toMatchObject({ status: 400, body: { message } });
    expect(await countsOf(conversationId)).toEqual({ turns: 0, messages: 0 });
  });

  test.each(["unknown", "someone else's", "no id at all"])(
    "in a conversation that is %s is not found",
    async (which) => {
      const [one, other] = [await inConversation(), await inConversation()];
      const ids: Record<string, string> = {
        unknown: crypto.randomUUID(),
        "someone else's": other.conversationId,
      };
      const conversationId = ids[which] ?? "mine";
      expect((await chat(one.browser, "I'm stuck", { conversationId })).status).toBe(404);
      expect(await countsOf(other.conversationId)).toEqual({ turns: 0, messages: 0 });
    },
  );

  test("about someone else's plan is not found and takes no turn", async () => {
    const [one, other] = [await inConversation(), await inConversation()];
    const { conversationId } = one;
    const body = { conversationId, checklistId: other.planId };
    expect((await chat(one.browser, "I'm stuck", body)).status).toBe(404);
    expect(await countsOf(conversationId)).toEqual({ turns: 0, messages: 0 });
  });

  test("when Premium has ended is not answered and takes no turn", async () => {
    const { browser, userId, conversationId } = await inConversation();
    await subscribe(userId, "canceled");
    expect(await chat(browser, "I'm stuck", { conversationId })).toMatchObject({
      status: 403,
      body: { code: "PREMIUM_REQUIRED" },
    });
    expect(await countsOf(conversationId)).toEqual({ turns: 0, messages: 0 });
  });

  test("more often than sixty times in ten minutes has to wait", async () => {
    const { browser } = await signedIn();
    for (let use = 0; use < CHAT_LIMIT.points; use++) await chat(browser, "Hi");
    expect(await chat(browser, "Hi")).toMatchObject({ status: 429 });
  });
});

describe("five turns", () => {
  test("are answered, and the sixth message is not", async () => {
    const { browser, conversationId } = await inConversation();
    for (let turn = 1; turn <= 5; turn++) {
      expect(await answered(browser, "I'm stuck", { conversationId })).toMatchObject({
        conversationTurns: turn,
        isOpen: turn < 5,
      });
    }
    expect(await chat(browser, "I'm stuck", { conversationId })).toMatchObject(LIMIT);
    expect(await openSession(browser, conversationId)).toMatchObject({ isOpen: false });
    expect(await countsOf(conversationId)).toEqual({ turns: 5, messages: 10 });
  });

  test("are exact when twenty come at once", async () => {
    const { browser, conversationId } = await inConversation();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => chat(browser, "I'm stuck", { conversationId })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(15);
    for (const answer of refused) expect(answer).toMatchObject(LIMIT);
    expect(await countsOf(conversationId)).toEqual({ turns: 5, messages: 10 });
  });

  test("are exact in streams as well, whose refusal comes before the stream", async () => {
    const { browser, conversationId } = await inConversation();
    const body = { message: "I'm stuck", conversationId };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => coachStream(browser, "chat", body)),
    );
    await Promise.all(responses.map((response) => response.text()));
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(15);
    expect(await countsOf(conversationId)).toEqual({ turns: 5, messages: 10 });
  });

  test("are given back where the answer could not be kept", async () => {
    const { browser, conversationId } = await inConversation();
    const broken = vi
      .spyOn(mutations, "writeExchange")
      .mockRejectedValue(new Error("The disk is full"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => chat(browser, "I'm stuck", { conversationId })),
    );
    for (const { status } of answers) expect([403, 500]).toContain(status);
    broken.mockRestore();
    expect(await countsOf(conversationId)).toEqual({ turns: 0, messages: 0 });
  });

  test("start anew with new advice", async () => {
    const { browser, planId, conversationId } = await atTheLimit();
    expect(await chat(browser, "Hi", { conversationId })).toMatchObject(LIMIT);
    const next = await advised(browser, { checklistId: planId });
    expect(next.context.conversationTurns).toBe(0);
    await answered(browser, "Hi", { conversationId: next.conversationId });
  });
});

describe("a disclosure", () => {
  test.each([
    ["at the beginning", inConversation, 0],
    ["at the limit", atTheLimit, 5],
  ])(
    "%s is answered with help, without a turn, and leaves the talk open",
    async (_, make, turns) => {
      const { browser, conversationId } = await make();
      const answer = await answered(browser, CRISIS, { conversationId });
      expect(answer).toMatchObject({
        response: answer.safety?.safeMessage,
        suggestedTasks: [],
        conversationTurns: turns,
        isOpen: true,
        safety: { category: "self_harm", resources: expect.any(Array) },
      });
      expect(answer.safety?.resources.length).toBeGreaterThan(0);
      expect(await countsOf(conversationId)).toEqual({ turns, messages: 2 });
    },
  );

  test("that is held back elsewhere is answered as well", async () => {
    const { browser, conversationId } = await inConversation();
    const answer = await answered(browser, "I want to kill myself tonight", { conversationId });
    expect(answer).toMatchObject({ safety: { severity: "block", category: "self_harm" } });
  });

  test("turns the talk to support for good: no steps, nothing pushed, no limit, nothing twice", async () => {
    const { browser, conversationId } = await atTheLimit();
    await answered(browser, CRISIS, { conversationId });
    const said = new Set<string>();
    for (const message of [
      "which step is next?",
      "I'm stuck",
      "hm",
      "what now?",
      "I'm so tired",
      "thanks",
      "who can I call?",
    ]) {
      const { response, ...rest } = await answered(browser, message, { conversationId });
      expect(rest).toMatchObject({ suggestedTasks: [], conversationTurns: 5, isOpen: true });
      expect(rest).not.toHaveProperty("safety");
      expect(response).not.toMatch(/venue|birthday|next step|minutes/);
      said.add(response);
    }
    expect(said.size).toBe(7);
    const conversation = await openSession(browser, conversationId);
    expect(conversation.isOpen).toBe(true);
    expect(conversation.messages[1]?.safety).toMatchObject({ category: "self_harm" });
  });

  test("is answered when Premium has ended, and so is what follows it", async () => {
    const { browser, userId, conversationId } = await inConversation();
    await subscribe(userId, "canceled");
    await answered(browser, CRISIS, { conversationId });
    await answered(browser, "I don't know", { conversationId });
  });

  test.each(["deleted meanwhile", "someone else's"])(
    "in a conversation that is %s begins one of its own",
    async (which) => {
      const [one, other] = [await inConversation(), await inConversation()];
      await one.browser.call("DELETE", `/api/coaching/history/${one.conversationId}`);
      const named = which === "deleted meanwhile" ? one.conversationId : other.conversationId;
      const answer = await answered(one.browser, CRISIS, { conversationId: named });
      expect(answer.conversationId).not.toBe(named);
      expect(answer).toMatchObject({ conversationTurns: 0, isOpen: true });
      expect(await countsOf(other.conversationId)).toEqual({ turns: 0, messages: 0 });
      await answered(one.browser, "thanks", { conversationId: answer.conversationId });
    },
  );

  test("does not turn other conversations", async () => {
    const { browser, planId, conversationId } = await inConversation();
    await answered(browser, CRISIS, { conversationId });
    const other = await advised(browser, { checklistId: planId });
    expect(other).not.toHaveProperty("safety");
    const answer = await answered(browser, "I'm stuck", { conversationId: other.conversationId });
    expect(answer.conversationTurns).toBe(1);
  });
});

describe("what would harm others", () => {
  test("is refused with words to the person, kept nowhere and takes no turn", async () => {
    const { browser, conversationId } = await inConversation();
    const answer = await chat(browser, "Poison my neighbour's dog", { conversationId });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: "UNSAFE_CONTENT",
        safeMessage: expect.any(String),
        resources: expect.any(Array),
      },
    });
    expect(await countsOf(conversationId)).toEqual({ turns: 0, messages: 0 });
    await answered(browser, "I'm stuck", { conversationId });
  });

  test("names Premium first to someone without it", async () => {
    const { browser } = await signedIn();
    expect((await chat(browser, "Poison my neighbour's dog")).status).toBe(403);
  });
});

test("in its own words it is a program", async () => {
  const { browser } = await signedInWithPremium();
  expect((await answered(browser, "Are you a real person?")).response).toMatch(/program/);
});
