import type { Coach } from "@/lib/checklists/coach/types";
import type { ChecklistDetail } from "@/lib/checklists/types";
import type { SafetyNotice } from "@/lib/safety/types";

type StepFields = { text: string; minutes: number | null; priority: boolean };

/** What happened to one step of a list. `minutes` are whole minutes, null where nobody estimated. */
export type StepChange =
  /** `partOf` names the step that was split, where the new one is a part of it. */
  | ({ type: "added"; stepId: string; partOf: string | null } & StepFields)
  | { type: "removed"; stepId: string; text: string }
  | { type: "edited"; stepId: string; before: StepFields; after: StepFields }
  | { type: "moved"; stepId: string; text: string };

/** A coach's changes as a screen shows them: in one line, and step by step. */
export type ShownChanges = { summary: string; steps: StepChange[] };

/** The answer of `POST /api/checklist/refine` (document 2, section 7). */
export type RefineAnswer = {
  success: true;
  coachResponse: string;
  checklist: ChecklistDetail;
  /** Of this plan; 999 with Premium. */
  remainingRefinements: number;
  message: string;
  /** The coach's message in the history; its changes can be undone under this id. */
  messageId: string;
  /** Null when the list stayed as it was. */
  changes: ShownChanges | null;
  coach: Coach["name"];
  /** A plain sentence beside the answer, such as who wrote it when Claude could not. */
  notice?: string;
  /** Help to show beside the answer, for a message that needs some. */
  safety?: SafetyNotice;
};

/** A refinement on its way: the coach's words as they come, then the answer, which has the last word. */
export type RefineEvent =
  | { type: "words"; text: string }
  | { type: "answer"; answer: RefineAnswer };

/** A message of the chat's history (document 2, section 3). `timestamp` is ISO 8601 in UTC. */
export type RefinementMessageView = {
  id: string;
  type: "coach" | "user";
  content: string;
  timestamp: string;
  /** On a coach's message that changed the list. */
  changes: ShownChanges | null;
  /** When its changes were taken back; null while they stand. */
  undoneAt: string | null;
  /** Who answered; on a coach's message only. */
  coach?: Coach["name"];
  notice?: string;
  /** The help that was shown with it. */
  safety?: SafetyNotice;
};

/** The answer of `GET /api/checklist/{id}/refinements`, newest first; `nextCursor` is null on the last page. */
export type MessagePage = {
  messages: RefinementMessageView[];
  nextCursor: string | null;
  /** Of this plan; 999 with Premium. */
  remainingRefinements: number;
};
