import "server-only";
import { toAppError } from "./errors";
import { logger } from "./logger";
import { errorAnswer } from "./route-handler";

/** One event of a stream; `data` is sent as JSON. */
export type ServerEvent = { event: string; data: unknown };

/** Proxies cut connections that say nothing for a minute. */
const KEEP_ALIVE_MS = 15_000;

/** No buffering and no compression on the way: each would hold an event back. */
const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Answers with server-sent events (WHATWG HTML, section 9.2), each one sent as it is produced. What
 * the producer throws becomes an `error` event with the JSON of an error's answer. The signal that
 * the producer gets ends when the client leaves.
 */
export function eventStream<Produced>(
  request: Request,
  produce: (signal: AbortSignal) => AsyncIterable<Produced>,
  toEvent: (produced: Produced) => ServerEvent,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const produced = produce(AbortSignal.any([left.signal, request.signal]))[Symbol.asyncIterator]();
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(": still here\n\n"));
      keepAlive = setInterval(send, KEEP_ALIVE_MS);
    },
    async pull(controller) {
      const event = await nextEvent(produced, toEvent);
      if (left.signal.aborted) return;
      if (event) controller.enqueue(encoder.encode(encodeEvent(event)));
      if (!event || event.event === "error") {
        clearInterval(keepAlive);
        controller.close();
      }
    },
    cancel() {
      clearInterval(keepAlive);
      left.abort();
      // A producer that waits to be read on would wait for ever; what it holds has to be let go.
      produced.return?.().catch(() => undefined);
    },
  });
  return new Response(body, { headers: streamHeaders });
}

/** The next event, an `error` event in place of what is thrown, or null at the end. */
async function nextEvent<Produced>(
  produced: AsyncIterator<Produced>,
  toEvent: (produced: Produced) => ServerEvent,
): Promise<ServerEvent | null> {
  try {
    const next = await produced.next();
    return next.done ? null : toEvent(next.value);
  } catch (error) {
    const appError = toAppError(error);
    if (appError.status >= 500) logger.error({ error }, "stream failed");
    return { event: "error", data: errorAnswer(appError) };
  }
}

/** Whether the client asked for a stream rather than for JSON. */
export function wantsEventStream(request: Request): boolean {
  return /(^|[,\s])text\/event-stream\b/i.test(request.headers.get("accept") ?? "");
}

/** JSON has no line breaks of its own, so one `data` line is always enough. */
function encodeEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
