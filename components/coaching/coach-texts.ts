import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";

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
  sessions: "Previous Coaching Sessions",
  noSessions: "No sessions yet. What you talk about is kept here, encrypted, until you delete it.",
  adviceReady: "Advice Generated",
  taskAdded: "Task Added",
  taskAccepted: "Task Accepted",
  taskAcceptedReason:
    "It was not added to any specific action plan. Select an action plan first to save tasks.",
  taskDismissed: "Task Dismissed",
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
