import {
  fetchMessages,
  requestRefinement,
  sendUndo,
} from "@/components/checklists/chat/chat-requests";
import {
  type ChatEvent,
  type ChatState,
  chatReducer,
  chatState,
} from "@/components/checklists/chat/chat-state";
import { fetchSteps } from "@/components/checklists/state/checklist-requests";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { offerQuietUndo } from "@/components/shared/undo";
import { createTalk } from "@/components/talk/create-talk";
import { ApiError } from "@/lib/api-client";
import { CHAT_PROBLEMS } from "@/lib/checklists/refinement/problems";

import type { RefineAnswer } from "@/lib/checklists/refinement/types";
import type { ChecklistDetail, ChecklistStep } from "@/lib/checklists/types";

/** Three questions and their answers; what is older comes with a tap. */
const FIRST_PAGE = 6;
const OLDER_PAGE = 20;
const MOST_AT_ONCE = 200;

type ChatOptions = {
  checklistId: string;
  decisionId: string;
  remaining: number;
  showSteps: (steps: readonly ChecklistStep[]) => void;
};

export type Chat = {
  state: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the history. */
  read: () => Promise<void>;
  showOlder: () => Promise<void>;
  /** `stepIds` is the list as the screen shows it. True when the coach answered. */
  send: (text: string, stepIds: string[]) => Promise<boolean>;
  /** Ends what is under way; nothing is changed or counted. */
  stop: () => void;
  /** As stop, for a chat that nobody sees any more. */
  leave: () => void;
  undo: (messageId: string) => Promise<void>;
};

/** A plan's chat as a store: what it shows, and all that can be done in it. */
export function createChat({ checklistId, decisionId, remaining, showSteps }: ChatOptions): Chat {
  const talk = createTalk<ChatState, ChatEvent>(chatState(remaining), chatReducer);
  const { state, change } = talk;
  const undoOffers = new Map<string, { withdraw: () => void }>();
  const undoing = new Set<string>();

  function showPlan({ steps }: ChecklistDetail): void {
    showSteps(steps);
    notePlanChange();
  }

  async function read(): Promise<void> {
    const { messages } = state();
    try {
      const limit = Math.min(MOST_AT_ONCE, Math.max(FIRST_PAGE, messages.length));
      const page = await fetchMessages(checklistId, limit);
      // Read before what has been said meanwhile: once more.
      if (state().messages !== messages) return read();
      change({ type: "history read", page });
    } catch {
      change({ type: "history failed" });
    }
  }

  async function showOlder(): Promise<void> {
    const { olderCursor } = state();
    if (olderCursor === null) return;
    try {
      const page = await fetchMessages(checklistId, OLDER_PAGE, olderCursor);
      change({ type: "older read", page });
    } catch (error) {
      const reason = failureReason(error, CHAT_PROBLEMS.tryAgain);
      tellFailure({ title: CHAT_PROBLEMS.historyFailed, reason, error, retry: showOlder });
    }
  }

  async function wasAnswered(text: string): Promise<boolean> {
    // The history tells the question as well.
    change({ type: "ended" });
    const before = newest(state())?.id;
    await read();
    const isAnswered = newest(state())?.id !== before && newestQuestion(state())?.content === text;
    // Without the line the list catches up with the next visit.
    if (isAnswered) await fetchSteps(checklistId).then(showSteps, () => undefined);
    return isAnswered;
  }

  function take(answer: RefineAnswer): void {
    const { messageId, changes, checklist } = answer;
    change({ type: "answered", answer, at: now() });
    if (!changes) return;
    showPlan(checklist);
    undoOffers.set(
      messageId,
      offerQuietUndo(changes.summary, () => void undo(messageId)),
    );
  }

  async function send(text: string, currentSteps: string[]): Promise<boolean> {
    if (talk.isBusy()) return false;
    const refinement = { checklistId, chatMessage: text, currentSteps, decisionId };
    return talk.ask({
      text,
      request: (signal) => requestRefinement(refinement, signal),
      take,
      isOver,
      wasAnswered,
      fail,
    });
  }

  function isOver({ code }: ApiError): boolean {
    if (code !== "REFINEMENT_LIMIT") return false;
    change({ type: "limit reached" });
    void read();
    return true;
  }

  function fail(error: unknown): void {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!isSignedOut) change({ type: "failed", apology: CHAT_PROBLEMS.apology, at: now() });
    const reason = failureReason(error, CHAT_PROBLEMS.tryAgain);
    tellFailure({ title: CHAT_PROBLEMS.failed, reason, error });
  }

  function stop(): void {
    const text = talk.stop();
    // The answer may have been written a moment before.
    if (text !== undefined) void wasAnswered(text);
  }

  async function undo(messageId: string): Promise<void> {
    if (undoing.has(messageId)) return;
    undoing.add(messageId);
    undoOffers.get(messageId)?.withdraw();
    try {
      const { checklist, message } = await sendUndo(checklistId, messageId);
      showPlan(checklist);
      change({ type: "undone", messageId, message, at: now() });
    } catch (error) {
      const reason = failureReason(error, CHAT_PROBLEMS.tryAgain);
      const retry = () => void undo(messageId);
      tellFailure({ title: CHAT_PROBLEMS.undoFailed, reason, error, retry });
    } finally {
      undoing.delete(messageId);
    }
  }

  const { subscribe, leave } = talk;
  return { state, subscribe, read, showOlder, send, stop, leave, undo };
}

function newest({ messages }: ChatState) {
  return messages.findLast(({ local }) => local !== "apology");
}

function newestQuestion({ messages }: ChatState) {
  return messages.findLast(({ type }) => type === "user");
}

function now(): string {
  return new Date().toISOString();
}
