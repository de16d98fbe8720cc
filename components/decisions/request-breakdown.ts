import { createParser } from "eventsource-parser";
import { ApiError, api, apiFetch, readJson } from "@/lib/api-client";
import type { PlanRequest } from "@/lib/decisions/planner/types";
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
  const response = await apiFetch("POST", PATH, {
    body: request,
    headers: { Accept: "text/event-stream, application/json" },
    signal,
  });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
    yield { type: "answer", answer: await readJson<BreakdownAnswer>(response) };
    return;
  }
  const arrived: BreakdownEvent[] = [];
  let refused: ApiError | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === "task") arrived.push({ type: "step", step: JSON.parse(data) });
      else if (event === "done") arrived.push({ type: "answer", answer: JSON.parse(data) });
      else if (event === "error") refused = toApiError(JSON.parse(data));
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
      if (refused) throw refused;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** An `error` event holds what an error's answer would; it comes too late for a status. */
function toApiError({ message, code }: { message: string; code?: string }): ApiError {
  return new ApiError(500, message, { code });
}
