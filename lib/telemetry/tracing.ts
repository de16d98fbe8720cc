import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import {
  type Context,
  type ContextManager,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { createExporter, type Exporter, type ExporterOptions } from "./exporter";
import { KeptSpan } from "./span";

export type TracingOptions = ExporterOptions & {
  /** The share of requests that are told of, from 0 to 1. */
  share: number;
};

/**
 * Has what Next.js says through OpenTelemetry's API sent to a collector. Traces begin here: what a client
 * sends as the trace it belongs to is not believed.
 */
export function startTracing(options: TracingOptions): Exporter {
  const exporter = createExporter(options);
  const tracer = createTracer(exporter, options.share);
  context.setGlobalContextManager(createContextManager());
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  return exporter;
}

function createTracer(exporter: Exporter, share: number): Tracer {
  const startSpan = (_name: string, options: SpanOptions = {}, given?: Context): Span => {
    const parent = options.root ? undefined : trace.getSpanContext(given ?? context.active());
    const isTold = parent ? parent.traceFlags === TraceFlags.SAMPLED : Math.random() < share;
    const own: SpanContext = {
      traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
      spanId: randomBytes(8).toString("hex"),
      traceFlags: isTold ? TraceFlags.SAMPLED : TraceFlags.NONE,
    };
    if (!isTold) return trace.wrapSpanContext(own);
    const { kind = SpanKind.INTERNAL, startTime, attributes } = options;
    const beginning = { context: own, parentSpanId: parent?.spanId, kind, startTime, attributes };
    return new KeptSpan(beginning, exporter.add);
  };
  // The function is the last of two, three or four.
  const startActiveSpan = (name: string, ...rest: unknown[]) => {
    const act = rest.pop() as (span: Span) => unknown;
    const [options, given] = rest as [SpanOptions?, Context?];
    const parent = given ?? context.active();
    const span = startSpan(name, options, parent);
    return context.with(trace.setSpan(parent, span), act, undefined, span);
  };
  return { startSpan, startActiveSpan: startActiveSpan as Tracer["startActiveSpan"] };
}

function createContextManager(): ContextManager {
  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, act, self, ...args) => storage.run(active, () => act.apply(self as never, args)),
    bind: (active, target) =>
      typeof target === "function"
        ? (((...args: unknown[]) => storage.run(active, () => target(...args))) as typeof target)
        : target,
    enable: () => manager,
    disable: () => {
      storage.disable();
      return manager;
    },
  };
  return manager;
}
