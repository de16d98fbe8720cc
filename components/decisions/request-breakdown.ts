import { ApiError, api } from "@/lib/api-client";
import { apiEvents } from "@/lib/api-stream";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import type { BreakdownEvent } from "@/lib/decisions/types";

/** A call that answers a breakdown: of a goal, of a suggested step or of a step of a plan. */
export type BreakdownCall = { path: string; body: unknown };

/**
 * Asks for a breakdown and tells it as it comes: steps, then the answer. Where no stream can be had
 * (something on the way refuses or breaks it before the first step) the same answer is asked for as
 * JSON. Ends with an error when the connection breaks after steps were told.
 * @throws ApiError for an answer that is an error; fetch's error when the network fails.
 */
export async function* requestBreakdown<Answer>(
  call: BreakdownCall,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent<Answer>> {
  let isTold = false;
  try {
    for await (const event of streamBreakdown<Answer>(call, signal)) {
      yield event;
      if (event.type === "answer") return;
      isTold = true;
    }
    throw new Error("The stream ended without an answer.");
  } catch (error) {
    if (isTold || signal.aborted || error instanceof ApiError) throw error;
  }
  const answer = await api<Answer>("POST", call.path, { body: call.body, signal });
  yield { type: "answer", answer };
}

async function* streamBreakdown<Answer>(
  { path, body }: BreakdownCall,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent<Answer>> {
  for await (const told of apiEvents<{ task: PlannedStep; done: Answer }>(path, body, signal)) {
    yield told.event === "task"
      ? { type: "step", step: told.data }
      : { type: "answer", answer: told.data };
  }
}
