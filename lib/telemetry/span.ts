import {
  type Attributes,
  type AttributeValue,
  type Span,
  type SpanContext,
  type SpanStatus,
  SpanStatusCode,
  type TimeInput,
} from "@opentelemetry/api";
import type { EndedSpan } from "./exporter";
import { keptAttributes, nameOf } from "./what-leaves";

type Beginning = {
  context: SpanContext;
  parentSpanId: string | undefined;
  kind: number;
  startTime: TimeInput | undefined;
  attributes: Attributes | undefined;
};

/** A span under way. It keeps only what may leave; names, events, links and messages are not taken at all. */
export class KeptSpan implements Span {
  readonly #beginning: Beginning;
  readonly #start: bigint;
  readonly #attributes = new Map<string, AttributeValue>();
  readonly #ended: (span: EndedSpan) => void;
  #hasFailed = false;
  #isOver = false;

  constructor(beginning: Beginning, ended: (span: EndedSpan) => void) {
    this.#beginning = beginning;
    this.#start = nanoseconds(beginning.startTime);
    this.#ended = ended;
    this.setAttributes(beginning.attributes ?? {});
  }

  spanContext(): SpanContext {
    return this.#beginning.context;
  }

  setAttribute(key: string, value: AttributeValue): this {
    return this.setAttributes({ [key]: value });
  }

  setAttributes(attributes: Attributes): this {
    for (const [key, value] of keptAttributes(attributes)) this.#attributes.set(key, value);
    return this;
  }

  setStatus({ code }: SpanStatus): this {
    this.#hasFailed = code === SpanStatusCode.ERROR;
    return this;
  }

  end(endTime?: TimeInput): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { context, parentSpanId, kind } = this.#beginning;
    const { traceId, spanId } = context;
    this.#ended({
      traceId,
      spanId,
      parentSpanId,
      kind,
      name: nameOf(this.#attributes),
      start: this.#start,
      end: nanoseconds(endTime),
      attributes: this.#attributes,
      hasFailed: this.#hasFailed,
    });
  }

  isRecording(): boolean {
    return !this.#isOver;
  }

  updateName(): this {
    return this;
  }

  addEvent(): this {
    return this;
  }

  addLink(): this {
    return this;
  }

  addLinks(): this {
    return this;
  }

  recordException(): void {}
}

/** Now, or a moment as the API takes it: a date, [seconds, nanoseconds], or milliseconds since 1970 or since the start. */
function nanoseconds(time: TimeInput = performance.now()): bigint {
  if (Array.isArray(time)) return BigInt(time[0]) * 1_000_000_000n + BigInt(time[1]);
  if (time instanceof Date) return BigInt(time.getTime()) * 1_000_000n;
  const milliseconds = time < performance.timeOrigin ? time + performance.timeOrigin : time;
  return BigInt(Math.round(milliseconds * 1_000)) * 1_000n;
}
