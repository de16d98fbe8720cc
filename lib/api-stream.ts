import { createParser } from "eventsource-parser";
import { ApiError, apiFetch, readJson } from "@/lib/api-client";

/** Data by the name of its event. `done` is the last word, and all that an answer without a stream has. */
type Events = { done: unknown };
type EventOf<Known extends Events> = {
  [Name in keyof Known]: { event: Name; data: Known[Name] };
}[keyof Known];

/**
 * Posts, and tells the events of the answer as they come. Where the answer is JSON it is told as `done`.
 * The caller names the shapes, which the server guarantees. Ends without `done` when the server does.
 * @throws ApiError for an answer that is an error, also one that comes within the stream; fetch's error
 *   when the network fails or the signal ends it.
 */
export async function* apiEvents<Known extends Events>(
  url: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<EventOf<Known>, void, undefined> {
  const response = await apiFetch("POST", url, {
    body,
    headers: { Accept: "text/event-stream, application/json" },
    signal,
  });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
    yield { event: "done", data: await readJson<Known["done"]>(response) };
    return;
  }
  const arrived: EventOf<Known>[] = [];
  let refused: ApiError | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === "error") refused = toApiError(JSON.parse(data));
      else arrived.push({ event, data: JSON.parse(data) } as EventOf<Known>);
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
