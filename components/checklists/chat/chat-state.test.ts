import { describe, expect, it } from "vitest";
import type {
  MessagePage,
  RefineAnswer,
  RefinementMessageView,
} from "@/lib/checklists/refinement/types";
import { aChecklist } from "@/tests/fixtures/checklist";
import { type ChatEvent, type ChatState, chatReducer, chatState } from "./chat-state";

const AT = "2026-11-21T14:00:00.000Z";

function message(id: string, type: "coach" | "user"): RefinementMessageView {
  return { id, type, content: `words of ${id}`, timestamp: AT, changes: null, undoneAt: null };
}

/** Newest first, as the server tells it. */
function page(...ids: string[]): MessagePage {
  const messages = ids.map((id) => message(id, id.startsWith("c") ? "coach" : "user"));
  return { messages, nextCursor: null, remainingRefinements: 3 };
}

function answer(messageId: string): RefineAnswer {
  return {
    success: true,
    coachResponse: "I added it.",
    checklist: aChecklist({ refinementCount: 1, remainingRefinements: 4 }),
    remainingRefinements: 4,
    message: "Your plan is updated.",
    messageId,
    changes: null,
    coach: "built-in",
    notice: "Claude could not be reached.",
  };
}

function following(...events: ChatEvent[]): ChatState {
  return events.reduce(chatReducer, chatState(5));
}

const idsOf = ({ messages }: ChatState) => messages.map(({ id }) => id);
const safety = {
  category: "self_harm",
  reason: "self_harm_ideation",
  severity: "support",
  safeMessage: "You are not alone.",
  resources: [],
} as const;
const asked = { type: "asked", text: "Add candles" } as const;
const failed = { type: "failed", apology: "I'm sorry.", at: AT } as const;

describe("a conversation", () => {
  it("shows the question at once, the words as they come, then the answer", () => {
    const begun = following(
      { type: "history read", page: page() },
      asked,
      { type: "words came", text: "I ad" },
      { type: "words came", text: "ded it." },
    );
    expect(begun.pending).toEqual({ text: "Add candles", words: "I added it." });
    const done = chatReducer(begun, { type: "answered", answer: answer("c1"), at: AT });
    expect(done).toMatchObject({ pending: null, remaining: 4 });
    expect(done.messages).toMatchObject([
      { type: "user", content: "Add candles" },
      { type: "coach", content: "I added it.", coach: "built-in" },
    ]);
    expect(done.said).toBe("I added it. Claude could not be reached.");
  });

  it("does not show twice what the history had already", () => {
    const state = following(
      asked,
      { type: "history read", page: page("c1", "u1") },
      { type: "answered", answer: answer("c1"), at: AT },
    );
    expect(idsOf(state)).toEqual(["u1", "c1"]);
  });

  it("an apology stays on screen beside what the history tells", () => {
    const state = following(asked, failed, { type: "history read", page: page("c1", "u1") });
    expect(state.pending).toBeNull();
    expect(state.messages.map(({ content }) => content)).toEqual([
      "words of u1",
      "words of c1",
      "I'm sorry.",
    ]);
  });

  it("older messages come before, each once", () => {
    const state = following(
      { type: "history read", page: page("c2", "u2") },
      { type: "older read", page: page("u2", "c1", "u1") },
    );
    expect(idsOf(state)).toEqual(["u1", "c1", "u2", "c2"]);
  });

  it("a history that can't be read later leaves what is shown", () => {
    const read = { type: "history read", page: page("c1", "u1") } as const;
    expect(following({ type: "history failed" }).history).toBe("failed");
    expect(following(read, { type: "history failed" }).history).toBe("ready");
  });

  it("what was undone is marked, and nothing else", () => {
    const state = following(
      { type: "history read", page: page("c2", "u2", "c1", "u1") },
      { type: "undone", messageId: "c1", message: "As it was before.", at: AT },
    );
    expect(state.messages.map(({ undoneAt }) => undoneAt)).toEqual([null, AT, null, null]);
  });

  it("when another tab used the last one, none is left", () => {
    expect(following(asked, { type: "ended" }, { type: "limit reached" })).toMatchObject({
      pending: null,
      remaining: 0,
    });
  });

  it("a message that stays with the person ends in no answer; help stands by its answer", () => {
    const keptBack = following(asked, { type: "kept back", safety });
    expect(keptBack).toMatchObject({ pending: null, refusal: safety, messages: [] });
    expect(chatReducer(keptBack, asked).refusal).toBeNull();
    const helped = { ...answer("c1"), safety };
    const state = following(asked, { type: "answered", answer: helped, at: AT });
    expect(state.messages.map((shown) => shown.safety)).toEqual([undefined, safety]);
  });
});
