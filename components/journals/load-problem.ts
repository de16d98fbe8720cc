import { failureReason } from "@/components/checklists/tell-failure";
import { ApiError } from "@/lib/api-client";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";

/** What is said when entries did not come (document 2, section 8): the server's words where it has a reason. */
export function loadProblem(error: unknown): string {
  const hasReason = error instanceof ApiError && [403, 429].includes(error.status);
  return hasReason
    ? failureReason(error, JOURNAL_PROBLEMS.loadFailed)
    : JOURNAL_PROBLEMS.loadFailed;
}
