import {
  NOTHING_SAID,
  type TalkEvent,
  type TalkState,
  talkChange,
} from "@/components/talk/talk-state";
import type {
  MessagePage,
  RefineAnswer,
  RefinementMessageView,
} from "@/lib/checklists/refinement/types";

/** A message on screen. A local one is not in the history: the question just asked, or an apology. */
export type ChatMessage = RefinementMessageView & { local?: "question" | "apology" };

export type ChatState = TalkState & {
  history: "loading" | "ready" | "failed";
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Where the messages before these are; null when there are none. */
  olderCursor: string | null;
  /** What may still be refined of this plan; 999 with Premium. */
  remaining: number;
};

export type ChatEvent =
  | TalkEvent
  | { type: "history read"; page: MessagePage }
  | { type: "history failed" }
  | { type: "older read"; page: MessagePage }
  | { type: "answered"; answer: RefineAnswer; at: string }
  | { type: "failed"; apology: string; at: string }
  | { type: "limit reached" }
  | { type: "undone"; messageId: string; message: string; at: string };

export function chatState(remaining: number): ChatState {
  return { ...NOTHING_SAID, history: "loading", messages: [], olderCursor: null, remaining };
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "history read":
      return withHistory(state, event.page);
    case "history failed":
      return state.history === "ready" ? state : { ...state, history: "failed" };
    case "older read": {
      const known = new Set(state.messages.map(({ id }) => id));
      const older = event.page.messages.toReversed().filter(({ id }) => !known.has(id));
      return {
        ...state,
        messages: [...older, ...state.messages],
        olderCursor: event.page.nextCursor,
      };
    }
    case "answered":
      return withAnswer(state, event);
    case "failed":
      return {
        ...state,
        messages: [...state.messages, apologyOf(event)],
        pending: null,
        said: event.apology,
      };
    case "limit reached":
      return { ...state, pending: null, remaining: 0 };
    case "undone": {
      const { messageId, at } = event;
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === messageId ? { ...message, undoneAt: at } : message,
        ),
        said: event.message,
      };
    }
    default:
      return { ...state, ...talkChange(state, event) };
  }
}

/** The history as the server tells it; of what is on screen only apologies are not in it. */
function withHistory(state: ChatState, page: MessagePage): ChatState {
  const apologies = state.messages.filter(({ local }) => local === "apology");
  return {
    ...state,
    history: "ready",
    messages: [...page.messages.toReversed(), ...apologies],
    olderCursor: page.nextCursor,
    remaining: page.remainingRefinements,
  };
}

function withAnswer(
  state: ChatState,
  { answer, at }: Extract<ChatEvent, { type: "answered" }>,
): ChatState {
  const { messageId, coachResponse, changes, coach, notice, safety } = answer;
  const unchanged = { timestamp: at, changes: null, undoneAt: null };
  const question: ChatMessage = {
    ...unchanged,
    id: `question-of-${messageId}`,
    type: "user",
    content: state.pending?.text ?? "",
    local: "question",
  };
  const reply: ChatMessage = {
    ...unchanged,
    id: messageId,
    type: "coach",
    content: coachResponse,
    changes,
    coach,
    ...(notice === undefined ? {} : { notice }),
    ...(safety === undefined ? {} : { safety }),
  };
  const isKnown = state.messages.some(({ id }) => id === messageId);
  return {
    ...state,
    messages: isKnown ? state.messages : [...state.messages, question, reply],
    pending: null,
    remaining: answer.remainingRefinements,
    said: [coachResponse, notice].filter(Boolean).join(" "),
  };
}

function apologyOf({ apology, at }: { apology: string; at: string }): ChatMessage {
  return {
    id: `apology-${at}`,
    type: "coach",
    content: apology,
    timestamp: at,
    changes: null,
    undoneAt: null,
    local: "apology",
  };
}
