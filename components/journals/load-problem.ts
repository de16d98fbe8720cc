import { failureReason } from "@/components/checklists/tell-failure";
import { ApiError } from "@/lib/api-client";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";

/** What is said when entries did not come (document 2, section 8): that Premium is needed, where it is. */
export function loadProblem(error: unknown): string {
  return error instanceof ApiError && error.status === 403
    ? failureReason(error, JOURNAL_PROBLEMS.loadFailed)
    : JOURNAL_PROBLEMS.loadFailed;
}
