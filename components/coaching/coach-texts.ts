import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";
import { CONVERSATION_TURNS } from "@/lib/coaching/constants";

const LIMIT = `You've reached the maximum of ${CONVERSATION_TURNS} conversation turns.`;

/** Texts of the coaching page (document 2, sections 2, 4 and 8). */
export const COACH_TEXTS = {
  title: "AI Stepwell Coach",
  invitation:
    "An AI that knows your plans. It can be wrong, and it is no therapist or doctor: you decide what helps.",
  adviceTitle: "Generate Advice",
  plan: "Link to Action Plan",
  noPlan: "No specific plan",
  includeJournal: "Include recent journal entries",
  journalHint: "Read for this advice only. Without the tick no entry is read.",
  journalHintClaude:
    "Read for this advice only, and sent to Claude (Anthropic). Without the tick no entry is read or sent.",
  generate: "Generate Advice",
  generating: "Generating...",
  tasks: "Suggested Tasks",
  chatTitle: "Interactive Coaching Chat",
  chatLabel: "Message to the coach",
  beforeAdvice: "Generate advice first to start a coaching conversation",
  afterAdvice: "Your advice is ready! Ask me anything...",
  askPlaceholder: "Ask me anything about your advice...",
  waitPlaceholder: "Generate advice first to start chatting",
  author: "AI Coach",
  thinking: CHAT_TEXTS.thinking,
  closed: `${LIMIT} Generate new advice to continue.`,
  sessions: "Previous Coaching Sessions",
  noSessions: "No sessions yet. What you talk about is kept here, encrypted, until you delete it.",

  adviceReady: "Advice Generated",
  adviceMissing: "Advice was generated but couldn't be displayed. Please try again.",
  adviceFailed: "Failed to generate advice.",
  limitReached: "Conversation Limit Reached",
  limitReason: `${LIMIT} Start a new coaching session to continue.`,
  safetyNotice: "Content Safety Notice",
  replyMissing: "Chat response was generated but couldn't be displayed.",
  messageFailed: "Failed to send message.",
  taskAdded: "Task Added",
  taskAccepted: "Task Accepted",
  taskAcceptedReason:
    "It was not added to any specific action plan. Select an action plan first to save tasks.",
  taskFailed: "Failed to add task to action plan.",
  taskDismissed: "Task Dismissed",
  sessionFailed: "This session could not be opened.",
  deleteFailed: "This session could not be deleted.",
  moreFailed: "Earlier sessions could not be loaded.",
  error: "Error",
  tryAgain: "Please try again.",
} as const;

/** How a plan stands in the select (document 2, section 2). */
export function planLabel(id: string, completed: number, total: number): string {
  return `Plan ${id.slice(-8)} (${completed}/${total} complete)`;
}

/** What the toast says of a new advice. */
export function adviceReadyReason(tasks: number): string {
  if (tasks === 0) return "Your advice is ready.";
  return `Your advice comes with ${tasks} suggested ${tasks === 1 ? "task" : "tasks"}.`;
}
