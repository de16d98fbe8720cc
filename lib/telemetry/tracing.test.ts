import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Exporter } from "./exporter";
import { startTracing } from "./tracing";

vi.mock("@/lib/logger", () => ({ logger: { warn: () => undefined } }));

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
};

/** A collector of OpenTelemetry's, as far as one call goes. */
const received: { path: string | undefined; headers: Record<string, unknown>; body: string }[] = [];
let status = 200;
const collector = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  received.push({ path: request.url, headers: request.headers, body });
  response.writeHead(status).end("{}");
});

let exporter: Exporter;
const collectorAddress = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", () => resolve())));
afterAll(() => collector.close());
beforeEach(() => {
  status = 200;
  received.length = 0;
  begin(1);
});
afterEach(() => {
  trace.disable();
  context.disable();
});

function begin(share: number, endpoint = `${collectorAddress()}/`) {
  trace.disable();
  context.disable();
  const headers = { "x-collector-key": "a key" };
  exporter = startTracing({ endpoint, headers, serviceName: "a service", share });
}

async function sent(): Promise<Sent[]> {
  await exporter.flush();
  return received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
}

const tracer = () => trace.getTracer("next.js", "0.0.1");
const secret = "eyJhbGciOi-secret";

describe("a request", () => {
  test("is one trace, whose spans hang together over waits", async () => {
    await tracer().startActiveSpan(
      "GET",
      { kind: SpanKind.SERVER, attributes: { "http.method": "GET" } },
      async (request) => {
        await new Promise((resolve) => setImmediate(resolve));
        await tracer().startActiveSpan("render", async (span) => {
          span.setAttributes({ "next.span_type": "AppRender.getBodyResult", "next.route": "/a" });
          span.end();
        });
        request.setAttribute("http.route", "/my-plans/[id]");
        request.end();
        request.end();
      },
    );
    const [inner, outer, ...more] = await sent();
    expect(more).toEqual([]);
    expect(outer).toMatchObject({ name: "GET /my-plans/[id]", kind: 2, status: {} });
    expect(outer?.parentSpanId).toBeUndefined();
    expect(inner).toMatchObject({ name: "AppRender.getBodyResult /a", kind: 1 });
    expect([inner?.traceId, inner?.parentSpanId]).toEqual([outer?.traceId, outer?.spanId]);
    expect(outer?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(lengthOf(outer)).toBeGreaterThanOrEqual(lengthOf(inner));
    const [call] = received;
    expect(call).toMatchObject({ path: "/v1/traces", headers: { "x-collector-key": "a key" } });
    expect(JSON.parse(call?.body ?? "").resourceSpans[0].resource.attributes).toEqual([
      { key: "service.name", value: { stringValue: "a service" } },
    ]);
  });

  test("leaves nothing of addresses, names, texts and errors behind", async () => {
    const span = tracer().startSpan(`GET /verify-email?token=${secret}`, {
      attributes: {
        "http.target": `/verify-email?token=${secret}`,
        "http.url": `https://stepwell.example/?q=${secret}`,
        "url.full": secret,
        "url.query": secret,
        "db.statement": `SELECT '${secret}'`,
        "http.method": "GET",
        // Kept by name, but of a shape that no route has.
        "http.route": `/verify-email?token=${secret}`,
        "next.span_name": secret,
        "user.id": secret,
      },
      links: [{ context: { traceId: secret, spanId: secret, traceFlags: 1 } }],
    });
    span.updateName(secret).addEvent(secret, { text: secret });
    span.addLink({ context: { traceId: secret, spanId: secret, traceFlags: 1 } });
    span.recordException(new Error(secret));
    span.setStatus({ code: SpanStatusCode.ERROR, message: secret });
    span.setAttribute("error.type", "PrismaClientKnownRequestError");
    span.end();
    const [only] = await sent();
    expect(received[0]?.body).not.toContain("secret");
    expect(only?.name).toBe("GET");
    expect(only?.status).toEqual({ code: 2 });
    expect(only?.attributes.map(({ key }) => key)).toEqual(["http.method", "error.type"]);
  });

  test("keeps its times in whichever form they come", async () => {
    const begun = new Date("2026-03-04T05:06:07.891Z");
    tracer().startSpan("x", { startTime: begun }).end();
    tracer()
      .startSpan("x", { startTime: [1_772_600_767, 891_000_000] })
      .end();
    tracer().startSpan("x", { startTime: 5 }).end(7);
    tracer().startSpan("x", { startTime: Date.now() }).end();
    const [date, pair, sinceStart, since1970] = await sent();
    expect(date?.startTimeUnixNano).toBe("1772600767891000000");
    expect(pair?.startTimeUnixNano).toBe("1772600767891000000");
    expect(lengthOf(sinceStart)).toBeGreaterThan(1_990_000n);
    expect(lengthOf(sinceStart)).toBeLessThan(2_010_000n);
    expect(BigInt(sinceStart?.startTimeUnixNano ?? 0)).toBeGreaterThan(1_772_600_767_891_000_000n);
    expect(BigInt(since1970?.startTimeUnixNano ?? 0)).toBeGreaterThan(1_772_600_767_891_000_000n);
  });
});

function lengthOf(span: Sent | undefined): bigint {
  return BigInt(span?.endTimeUnixNano ?? 0) - BigInt(span?.startTimeUnixNano ?? 0);
}

test("what is not told of is told of in none of its parts, and goes on all the same", async () => {
  begin(0);
  const result = tracer().startActiveSpan("GET", (request) => {
    const inner = tracer().startActiveSpan("inner", (span) => {
      span.end();
      return span.spanContext().traceId;
    });
    request.end();
    return [inner, request.spanContext().traceId, request.isRecording()];
  });
  expect(result[0]).toBe(result[1]);
  expect(result[2]).toBe(false);
  expect(await sent()).toEqual([]);
});

test("the exporter's own calls are not told of", async () => {
  const isTold: boolean[] = [];
  const call = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const span = tracer().startSpan("AppRender.fetch");
    isTold.push(span.isRecording());
    span.end();
    return new Response();
  });
  tracer().startActiveSpan("GET", (span) => span.end());
  await exporter.flush();
  call.mockRestore();
  expect(isTold).toEqual([false]);
});

test("many go in parts, and a collector that is away or refuses costs spans alone", async () => {
  for (let at = 0; at < 600; at += 1) tracer().startSpan("x").end();
  expect(await sent()).toHaveLength(600);
  expect(received).toHaveLength(2);
  status = 503;
  tracer().startSpan("x").end();
  await expect(exporter.flush()).resolves.toBeUndefined();
  begin(1, "http://127.0.0.1:1");
  for (let at = 0; at < 5_000; at += 1) tracer().startSpan("x").end();
  await expect(exporter.flush()).resolves.toBeUndefined();
});
