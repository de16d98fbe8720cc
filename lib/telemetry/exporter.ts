import { type AttributeValue, context, ROOT_CONTEXT, TraceFlags, trace } from "@opentelemetry/api";
import { logger } from "@/lib/logger";

/** A span that has ended, with what may leave. Times are in nanoseconds since 1970. */
export type EndedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  start: bigint;
  end: bigint;
  attributes: Map<string, AttributeValue>;
  hasFailed: boolean;
};

export type ExporterOptions = {
  /** Base address of a collector that speaks OTLP over HTTP. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
};

const EVERY_MS = 5_000;
const AT_ONCE = 512;
/** What a collector that is away leaves waiting; later spans are lost, and nobody waits for them. */
const MOST_WAITING = 4_096;
const TIMEOUT_MS = 10_000;
const FAILED = 2;

/** Where calls belong to a trace that is not told of; Next.js would tell of the exporter's own without end. */
const UNTOLD = trace.setSpanContext(ROOT_CONTEXT, {
  traceId: "1".repeat(32),
  spanId: "1".repeat(16),
  traceFlags: TraceFlags.NONE,
});

/** Sends spans to a collector, some hundred at a time. A collector that is away costs spans and nothing else. */
export function createExporter(options: ExporterOptions) {
  const address = `${options.endpoint.replace(/\/+$/, "")}/v1/traces`;
  let waiting: EndedSpan[] = [];
  let sending: Promise<void> = Promise.resolve();
  let wasReached = true;

  const send = async (spans: readonly EndedSpan[]) => {
    const isReached = await context.with(UNTOLD, () => post(address, options, spans));
    if (isReached !== wasReached) logger.warn({ isReached }, "traces: collector");
    wasReached = isReached;
  };
  const flush = (): Promise<void> => {
    const spans = waiting;
    waiting = [];
    for (let at = 0; at < spans.length; at += AT_ONCE) {
      const part = spans.slice(at, at + AT_ONCE);
      sending = sending.then(() => send(part));
    }
    return sending;
  };
  setInterval(flush, EVERY_MS).unref();
  return {
    add(span: EndedSpan): void {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    /** Sends what waits; resolves when it was taken or given up. */
    flush,
  };
}

export type Exporter = ReturnType<typeof createExporter>;

async function post(
  address: string,
  { headers, serviceName }: ExporterOptions,
  spans: readonly EndedSpan[],
): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(traceData(serviceName, spans)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The message of the OpenTelemetry protocol, in its JSON form. */
function traceData(serviceName: string, spans: readonly EndedSpan[]) {
  const resource = { attributes: [attribute("service.name", serviceName)] };
  const scope = { name: "stepwell" };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(spanData) }] }] };
}

function spanData(span: EndedSpan) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId ? { parentSpanId: span.parentSpanId } : {}),
    name: span.name,
    // The protocol counts from 1 what the API counts from 0.
    kind: span.kind + 1,
    startTimeUnixNano: String(span.start),
    endTimeUnixNano: String(span.end),
    attributes: [...span.attributes].map(([key, value]) => attribute(key, value)),
    status: span.hasFailed ? { code: FAILED } : {},
  };
}

function attribute(key: string, value: AttributeValue) {
  if (typeof value === "boolean") return { key, value: { boolValue: value } };
  if (typeof value === "number") return { key, value: { doubleValue: value } };
  return { key, value: { stringValue: String(value) } };
}
