/** Where a signed-out visitor's browser remembers the plan it made. Document 1, section 3. */
export const PENDING_CHECKLIST_KEY = "pendingChecklist";

/** `createdAt` is ISO 8601 in UTC. */
export type PendingChecklist = {
  id: string;
  decisionId: string;
  inputText: string;
  createdAt: string;
};
