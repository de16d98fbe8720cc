import type { SafetyNotice } from "@/lib/safety/types";

/** A step that the coach suggests. `id` names it within its answer; it is in no plan yet. */
export type SuggestedTask = { id: string; text: string };

/** How far the plan was that an advice is about. `checklistId` is null when the plan has been erased since. */
export type PlanProgress = {
  checklistId: string | null;
  completedTasks: number;
  totalTasks: number;
  /** A whole number from 0 to 100. */
  percentComplete: number;
};

/** What stands around an advice (document 2, section 3). */
export type CoachingContext = {
  /** Null for an advice without a plan. */
  progress: PlanProgress | null;
  /** Turns taken, at most five. */
  conversationTurns: number;
  suggestedTasks: SuggestedTask[];
};

/** Who wrote an answer. */
export type CoachName = "claude" | "built-in";

/** What comes with every answer of a coach. */
type Beside = {
  coach: CoachName;
  /** A plain sentence beside the answer, such as who wrote it when Claude could not. */
  notice?: string;
  /** Help to show beside the answer. */
  safety?: SafetyNotice;
};

/** The answer of `POST /api/coaching/advice` (document 2, section 7). */
export type AdviceAnswer = Beside & {
  success: true;
  advice: string;
  context: CoachingContext;
  conversationId: string;
};

/** The answer of `POST /api/coaching/chat`. `timestamp` is ISO 8601 in UTC. */
export type ChatAnswer = Beside & {
  success: true;
  response: string;
  timestamp: string;
  conversationId: string;
  suggestedTasks: SuggestedTask[];
  conversationTurns: number;
  /** Whether one more message is answered: turns are left, or the talk has turned to help, which has no limit. */
  isOpen: boolean;
};

/** An answer on its way: the coach's words as they come, then the whole, which has the last word. */
export type CoachingEvent<Answer> =
  | { type: "words"; text: string }
  | { type: "answer"; answer: Answer };

/** A conversation in the list of previous sessions. `content` is the advice, uncut; `createdAt` ISO 8601 in UTC. */
export type ConversationCard = {
  id: string;
  createdAt: string;
  content: string;
  context: Pick<CoachingContext, "progress">;
};

/** The answer of `GET /api/coaching/history`, newest first; `nextCursor` is null on the last page. */
export type ConversationPage = { conversations: ConversationCard[]; nextCursor: string | null };

/** A message of a conversation. `timestamp` is ISO 8601 in UTC. */
export type CoachingMessageView = {
  id: string;
  type: "coach" | "user";
  content: string;
  timestamp: string;
  suggestedTasks: SuggestedTask[];
  /** Who answered; on a coach's message only. */
  coach?: CoachName;
  notice?: string;
  safety?: SafetyNotice;
};

/** A conversation as it is read whole, and what is needed to go on with it. */
export type Conversation = Beside & {
  id: string;
  createdAt: string;
  content: string;
  context: CoachingContext;
  /** Oldest first. */
  messages: CoachingMessageView[];
  /** As in `ChatAnswer`. */
  isOpen: boolean;
};
