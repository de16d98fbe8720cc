import { describe, expect, it } from "vitest";
import {
  type CoachEvent,
  type CoachState,
  coachReducer,
  NO_SESSION,
} from "@/components/coaching/coach-state";
import type { AdviceAnswer, ChatAnswer, Conversation } from "@/lib/coaching/types";

const TASK = { id: "t1", text: "Open the letter" };
const ADVICE: AdviceAnswer = {
  success: true,
  advice: "Begin with the letter.",
  context: {
    progress: { checklistId: "p1", completedTasks: 2, totalTasks: 5, percentComplete: 40 },
    conversationTurns: 0,
    suggestedTasks: [TASK],
  },
  conversationId: "c1",
  coach: "built-in",
};
const REPLY: ChatAnswer = {
  success: true,
  response: "Two minutes are enough.",
  timestamp: "2026-11-22T10:00:00.000Z",
  conversationId: "c1",
  suggestedTasks: [],
  conversationTurns: 5,
  isOpen: false,
  coach: "built-in",
};

function stateAfter(...events: CoachEvent[]): CoachState {
  return events.reduce(coachReducer, NO_SESSION);
}

const advised: CoachEvent = { type: "advised", answer: ADVICE };

describe("the coaching page", () => {
  it("shows an advice as it is written, then whole, and reads the whole one out", () => {
    const writing = stateAfter({ type: "advice asked" }, { type: "advice words", text: "Begin " });
    expect(writing).toMatchObject({ advising: "Begin ", session: null, said: "" });
    const { session, advising, said } = coachReducer(writing, advised);
    expect(session).toMatchObject({ id: "c1", advice: ADVICE.advice, turns: 0, isOpen: true });
    expect({ advising, said }).toEqual({ advising: null, said: ADVICE.advice });
  });

  it("begins anew with a new advice: no message and no decision stays", () => {
    const talked = stateAfter(
      advised,
      { type: "asked", text: "Why?" },
      { type: "replied", answer: REPLY },
    );
    const decided = coachReducer(talked, { type: "decided", taskId: "t1", decision: "accepted" });
    expect(coachReducer(decided, advised)).toMatchObject({ messages: [], decided: {} });
  });

  it("keeps the last advice where a new one fails", () => {
    const failed = stateAfter(advised, { type: "advice asked" }, { type: "advice ended" });
    expect(failed.session?.advice).toBe(ADVICE.advice);
  });

  it("adds question and answer, counts the turn, and closes at the last one", () => {
    const talked = stateAfter(
      advised,
      { type: "asked", text: "Why?" },
      { type: "replied", answer: REPLY },
    );
    expect(talked.messages.map(({ type, content }) => [type, content])).toEqual([
      ["user", "Why?"],
      ["coach", REPLY.response],
    ]);
    expect(talked).toMatchObject({ pending: null, session: { turns: 5, isOpen: false } });
  });

  it("is closed when the server says that the turns are used up", () => {
    const refused = stateAfter(advised, { type: "asked", text: "Why?" }, { type: "limit reached" });
    expect(refused).toMatchObject({ pending: null, session: { isOpen: false } });
  });

  it("takes a decision back", () => {
    const dismissed = stateAfter(advised, { type: "decided", taskId: "t1", decision: "dismissed" });
    expect(dismissed.decided).toEqual({ t1: "dismissed" });
    const undone = coachReducer(dismissed, { type: "decided", taskId: "t1", decision: null });
    expect(undone.decided).toEqual({});
  });

  it("opens an earlier session whole, and clears it when that is deleted", () => {
    const conversation: Conversation = {
      id: "c2",
      createdAt: "2026-11-01T10:00:00.000Z",
      content: "Rest first.",
      context: { progress: null, conversationTurns: 3, suggestedTasks: [] },
      coach: "claude",
      notice: "Written earlier.",
      messages: [],
      isOpen: true,
    };
    const opened = stateAfter(advised, { type: "opened", conversation });
    expect(opened.session).toMatchObject({ id: "c2", advice: "Rest first.", turns: 3 });
    expect(coachReducer(opened, { type: "deleted", id: "c1" })).toBe(opened);
    expect(coachReducer(opened, { type: "deleted", id: "c2" })).toEqual(NO_SESSION);
  });
});
