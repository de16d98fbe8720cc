import {
  NOTHING_SAID,
  type TalkEvent,
  type TalkState,
  talkChange,
} from "@/components/talk/talk-state";
import type {
  AdviceAnswer,
  ChatAnswer,
  CoachingMessageView,
  CoachName,
  Conversation,
  PlanProgress,
  SuggestedTask,
} from "@/lib/coaching/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** What became of a suggested task; undecided ones are not told of. */
export type TaskDecision = "accepted" | "dismissed";

/** The advice on screen, and the talk that goes with it. */
export type Session = {
  id: string;
  /** Empty for a session that began with a message. */
  advice: string;
  coach: CoachName;
  notice?: string;
  safety?: SafetyNotice;
  progress: PlanProgress | null;
  tasks: readonly SuggestedTask[];
  turns: number;
  /** Whether one more message is answered. */
  isOpen: boolean;
};

export type CoachState = TalkState & {
  session: Session | null;
  /** The words of an advice that is under way; null when none is. */
  advising: string | null;
  /** Oldest first. */
  messages: readonly CoachingMessageView[];
  decided: Readonly<Record<string, TaskDecision>>;
};

export type CoachEvent =
  | TalkEvent
  | { type: "advice asked" }
  | { type: "advice words"; text: string }
  | { type: "advised"; answer: AdviceAnswer }
  | { type: "advice ended" }
  | { type: "opened"; conversation: Conversation }
  | { type: "replied"; answer: ChatAnswer }
  | { type: "limit reached" }
  | { type: "deleted"; id: string }
  | { type: "decided"; taskId: string; decision: TaskDecision | null };

export const NO_SESSION: CoachState = {
  ...NOTHING_SAID,
  session: null,
  advising: null,
  messages: [],
  decided: {},
};

export function coachReducer(state: CoachState, event: CoachEvent): CoachState {
  switch (event.type) {
    case "advice asked":
      return { ...state, advising: "", said: "" };
    case "advice words":
      return state.advising === null ? state : { ...state, advising: state.advising + event.text };
    case "advised":
      return { ...NO_SESSION, session: sessionOf(event.answer), said: event.answer.advice };
    case "advice ended":
      return { ...state, advising: null };
    case "opened":
      return {
        ...NO_SESSION,
        session: reopened(event.conversation),
        messages: event.conversation.messages,
      };
    case "replied":
      return withReply(state, event.answer);
    case "limit reached":
      return {
        ...state,
        pending: null,
        session: state.session && { ...state.session, isOpen: false },
      };
    case "deleted":
      return state.session?.id === event.id ? NO_SESSION : state;
    case "decided":
      return { ...state, decided: withDecision(state.decided, event) };
    default:
      return { ...state, ...talkChange(state, event) };
  }
}

function withDecision(
  decided: CoachState["decided"],
  { taskId, decision }: Extract<CoachEvent, { type: "decided" }>,
): CoachState["decided"] {
  if (decision) return { ...decided, [taskId]: decision };
  const { [taskId]: _undecided, ...rest } = decided;
  return rest;
}

function sessionOf({
  conversationId,
  advice,
  context,
  coach,
  notice,
  safety,
}: AdviceAnswer): Session {
  return {
    id: conversationId,
    advice,
    coach,
    ...(notice === undefined ? {} : { notice }),
    ...(safety === undefined ? {} : { safety }),
    progress: context.progress,
    tasks: context.suggestedTasks,
    turns: context.conversationTurns,
    isOpen: true,
  };
}

function reopened({ id, content, context, isOpen, ...conversation }: Conversation): Session {
  const { coach, notice, safety } = conversation;
  const answer = { success: true, advice: content, context, conversationId: id, coach } as const;
  const beside = {
    ...(notice === undefined ? {} : { notice }),
    ...(safety === undefined ? {} : { safety }),
  };
  return { ...sessionOf({ ...answer, ...beside }), isOpen };
}

function withReply(state: CoachState, answer: ChatAnswer): CoachState {
  const { response, timestamp, suggestedTasks, coach, notice, safety } = answer;
  const question: CoachingMessageView = {
    id: `question-${timestamp}`,
    type: "user",
    content: state.pending?.text ?? "",
    timestamp,
    suggestedTasks: [],
  };
  const reply: CoachingMessageView = {
    id: `reply-${timestamp}`,
    type: "coach",
    content: response,
    timestamp,
    suggestedTasks,
    coach,
    ...(notice === undefined ? {} : { notice }),
    ...(safety === undefined ? {} : { safety }),
  };
  const { conversationTurns: turns, isOpen } = answer;
  return {
    ...state,
    session: state.session && { ...state.session, turns, isOpen },
    messages: [...state.messages, question, reply],
    pending: null,
    said: [response, notice].filter(Boolean).join(" "),
  };
}
