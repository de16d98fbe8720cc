import { ApiError, api } from "@/lib/api-client";
import { apiEvents } from "@/lib/api-stream";
import type { PlannedStep, PlanRequest } from "@/lib/decisions/planner/types";
import type { BreakdownAnswer, BreakdownEvent } from "@/lib/decisions/types";

const PATH = "/api/decisions/breakdown";

/**
 * Asks for a breakdown and tells it as it comes: steps, then the answer. Where no stream can be had
 * (something on the way refuses or breaks it before the first step) the same answer is asked for as
 * JSON. Ends with an error when the connection breaks after steps were told.
 * @throws ApiError for an answer that is an error; fetch's error when the network fails.
 */
export async function* requestBreakdown(
  request: PlanRequest,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  let isTold = false;
  try {
    for await (const event of streamBreakdown(request, signal)) {
      yield event;
      if (event.type === "answer") return;
      isTold = true;
    }
    throw new Error("The stream ended without an answer.");
  } catch (error) {
    if (isTold || signal.aborted || error instanceof ApiError) throw error;
  }
  const answer = await api<BreakdownAnswer>("POST", PATH, { body: request, signal });
  yield { type: "answer", answer };
}

async function* streamBreakdown(
  request: PlanRequest,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  const events = apiEvents<{ task: PlannedStep; done: BreakdownAnswer }>(PATH, request, signal);
  for await (const { event, data } of events) {
    yield event === "task" ? { type: "step", step: data } : { type: "answer", answer: data };
  }
}
