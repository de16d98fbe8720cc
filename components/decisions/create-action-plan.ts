import { ApiError, api } from "@/lib/api-client";
import type { PendingChecklist } from "@/lib/checklists/pending";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { BREAKDOWN_PROBLEMS } from "@/lib/decisions/problems";
import type { ErrorCode } from "@/lib/errors";

type Saved = { success: boolean; decision?: { id?: string } };
type Created = {
  success: boolean;
  checklist?: { id?: string; decisionId?: string };
  message?: string;
};

/** A decision that the coin has made. */
export type ChosenDecision = { id: string; inputText: string; chosenOption: string };

type PlanSteps = readonly (Pick<PlannedStep, "text"> & { minutes?: number | null })[];

/**
 * Makes a plan of a breakdown: saves it, then creates its checklist (document 1, section 4, "Landing
 * flow"). The steps may carry no minutes where a person wrote them.
 * @throws ApiError, or fetch's error when the network fails
 */
export async function createActionPlan(
  inputText: string,
  steps: PlanSteps,
): Promise<PendingChecklist> {
  return createChecklist(await saveSteps({ inputText, suggestedTasks: steps }), inputText);
}

/**
 * As `createActionPlan`, for what the coin chose: the plan belongs to its decision. Where that has a
 * plan by now, from another tab or device, it is the plan that is answered.
 * @throws ApiError also when the coin has chosen otherwise since
 */
export async function createChosenPlan(
  { id, inputText, chosenOption }: ChosenDecision,
  steps: PlanSteps,
): Promise<PendingChecklist> {
  try {
    await saveSteps({ inputText, suggestedTasks: steps, decisionId: id, chosenOption });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === ("CONFLICT" satisfies ErrorCode)))
      throw error;
  }
  return createChecklist(id, inputText, ` I chose: ${chosenOption}`);
}

async function saveSteps(body: {
  inputText: string;
  suggestedTasks: PlanSteps;
  decisionId?: string;
  chosenOption?: string;
}): Promise<string> {
  const saved = await api<Saved>("POST", "/api/decisions/breakdown/save", { body });
  const decisionId = saved.decision?.id;
  if (!saved.success || !decisionId) throw new ApiError(200, BREAKDOWN_PROBLEMS.saveFailed);
  return decisionId;
}

async function createChecklist(
  decisionId: string,
  inputText: string,
  choice = "",
): Promise<PendingChecklist> {
  const created = await api<Created>("POST", "/api/checklist", {
    body: {
      decisionId,
      userContext: `I want to break this decision into actionable steps: ${inputText}${choice}`,
    },
  });
  const id = created.checklist?.id;
  if (!created.success || !id) {
    throw new ApiError(200, created.message ?? BREAKDOWN_PROBLEMS.planFailedHint);
  }
  return {
    id,
    decisionId: created.checklist?.decisionId ?? decisionId,
    inputText,
    createdAt: new Date().toISOString(),
  };
}
