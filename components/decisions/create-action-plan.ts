import { ApiError, api } from "@/lib/api-client";
import type { PendingChecklist } from "@/lib/checklists/pending";
import { BREAKDOWN_TEXTS } from "@/lib/decisions/constants";
import type { PlannedStep } from "@/lib/decisions/planner/types";

type Saved = { success: boolean; decision?: { id?: string } };
type Created = {
  success: boolean;
  checklist?: { id?: string; decisionId?: string };
  message?: string;
};

/**
 * Makes a plan of a breakdown: saves it, then creates its checklist (document 1, section 4, "Landing
 * flow"). The steps may carry no minutes where a person wrote them.
 * @throws ApiError, or fetch's error when the network fails
 */
export async function createActionPlan(
  inputText: string,
  steps: readonly (Pick<PlannedStep, "text"> & { minutes?: number | null })[],
): Promise<PendingChecklist> {
  const saved = await api<Saved>("POST", "/api/decisions/breakdown/save", {
    body: { inputText, suggestedTasks: steps },
  });
  const decisionId = saved.decision?.id;
  if (!saved.success || !decisionId) throw new ApiError(200, BREAKDOWN_TEXTS.saveFailed);
  const created = await api<Created>("POST", "/api/checklist", {
    body: {
      decisionId,
      userContext: `I want to break this decision into actionable steps: ${inputText}`,
    },
  });
  const id = created.checklist?.id;
  if (!created.success || !id) {
    throw new ApiError(200, created.message ?? BREAKDOWN_TEXTS.planFailedHint);
  }
  return {
    id,
    decisionId: created.checklist?.decisionId ?? decisionId,
    inputText,
    createdAt: new Date().toISOString(),
  };
}
