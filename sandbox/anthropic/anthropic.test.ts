import http from "node:http";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { dispatch } from "../router";
import type { SeenRequest } from "./requests";
import { anthropicService } from "./service";

let server: http.Server;
let origin: string;

beforeEach(async () => {
  const services = [anthropicService()];
  server = http.createServer((request, response) => void dispatch(services, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const client = () =>
  new Anthropic({ apiKey: "key", baseURL: `${origin}/anthropic`, maxRetries: 0, logLevel: "off" });

const script = (...answers: unknown[]) =>
  fetch(`${origin}/anthropic/script`, { method: "PUT", body: JSON.stringify({ answers }) });

const requests = async (): Promise<SeenRequest[]> =>
  (await fetch(`${origin}/anthropic/requests`)).json();

const format = zodOutputFormat(
  z.object({
    question: z.string(),
    steps: z.array(z.object({ text: z.string(), minutes: z.number() })),
  }),
);

const parameters = {
  model: "claude-sonnet-5-5",
  max_tokens: 100,
  messages: [{ role: "user" as const, content: "Tidy the kitchen" }],
  output_config: { format },
};

const steps = [
  { text: "Open the window", minutes: 1 },
  { text: "Carry cups to the sink — “all” of them 🫖", minutes: 5 },
];

describe("a scripted message", () => {
  test("read by the SDK's own stream helper is what the script says", async () => {
    await script({ steps });
    const message = await client().messages.stream(parameters).finalMessage();
    expect(message.parsed_output).toEqual({ question: "", steps });
    expect(message.stop_reason).toBe("end_turn");
  });

  test("comes whole when no stream is asked for", async () => {
    await script({ steps });
    const message = await client().messages.parse(parameters);
    expect(message.parsed_output).toEqual({ question: "", steps });
  });

  test("tells what was asked and when each step was finished", async () => {
    await script({ steps, delayMs: 5 });
    await client().messages.stream(parameters).finalMessage();
    const [seen] = await requests();
    expect(seen).toMatchObject({ status: 200, leftAt: null, body: { max_tokens: 100 } });
    const [first = 0, second = 0] = seen?.stepsFinishedAt ?? [];
    expect(first).toBeGreaterThan(seen?.receivedAt ?? 0);
    expect(second).toBeGreaterThan(first);
  });
});

describe("a scripted failure", () => {
  test("is overload beyond the script", async () => {
    await script({ steps });
    await client().messages.stream(parameters).finalMessage();
    await expect(client().messages.create(parameters)).rejects.toMatchObject({
      status: 529,
      type: "overloaded_error",
    });
  });

  test("carries its status, type and wait", async () => {
    await script({ status: 429, retryAfterSeconds: 7 });
    const error: unknown = await client()
      .messages.create(parameters)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    if (!(error instanceof APIError)) throw new Error("Expected the SDK's error.");
    expect(error.type).toBe("rate_limit_error");
    expect(error.headers?.get("retry-after")).toBe("7");
  });

  test("in the middle is an error event", async () => {
    await script({ steps, end: "error", endAfterSteps: 1 });
    const stream = client().messages.stream(parameters);
    await expect(stream.finalMessage()).rejects.toMatchObject({ type: "overloaded_error" });
  });

  test("can cut the connection", async () => {
    await script({ steps, end: "cut", endAfterSteps: 1 });
    await expect(client().messages.stream(parameters).finalMessage()).rejects.toThrow();
  });

  test("sees the other side hang up", async () => {
    await script({ silent: true });
    const leaving = new AbortController();
    const call = client().messages.create(parameters, { signal: leaving.signal });
    await expect.poll(async () => (await requests()).length).toBe(1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(async () => (await requests())[0]?.leftAt).toEqual(expect.any(Number));
  });
});

describe("an answer that is not streamed", () => {
  test.each(["cut", "error"])("can break: %s", async (end) => {
    await script({ steps, end });
    await expect(client().messages.create(parameters)).rejects.toThrow();
  });

  test("can begin and never end", async () => {
    await script({ steps, end: "stall" });
    const signal = AbortSignal.timeout(200);
    await expect(client().messages.create(parameters, { signal })).rejects.toThrow();
  });

  test("comes after all pauses of the script", async () => {
    await script({ steps, delayMs: 60 });
    const before = performance.now();
    await client().messages.create(parameters);
    expect(performance.now() - before).toBeGreaterThan(100);
  });
});

test("second opinions have a script and a list of their own", async () => {
  const meaning = zodOutputFormat(z.object({ meaning: z.enum(["none", "threat"]) }));
  const asked = { ...parameters, output_config: { format: meaning } };
  await script({ steps });
  await expect(client().messages.create(asked)).rejects.toMatchObject({ status: 529 });
  await fetch(`${origin}/anthropic/safety/script`, {
    method: "PUT",
    body: JSON.stringify({ answers: [{ text: '{"meaning":"none"}' }] }),
  });
  expect((await client().messages.parse(asked)).parsed_output).toEqual({ meaning: "none" });
  expect(await requests()).toEqual([]);
  const seen: unknown = await (await fetch(`${origin}/anthropic/safety/requests`)).json();
  expect(seen).toMatchObject([{ status: 200, body: { max_tokens: 100 } }]);
  expect((await client().messages.parse(parameters)).parsed_output).toMatchObject({ steps });
});

test("a request that the real service refuses is refused here", async () => {
  await script({ steps });
  const post = (headers: Record<string, string>, body: unknown) =>
    fetch(`${origin}/anthropic/v1/messages`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const version = { "anthropic-version": "2023-06-01" };
  expect((await post(version, parameters)).status).toBe(401);
  expect((await post({ "x-api-key": "key" }, parameters)).status).toBe(400);
  const empty = await post({ "x-api-key": "key", ...version }, { model: "m", messages: [] });
  expect(empty.status).toBe(400);
  expect(await empty.json()).toMatchObject({
    type: "error",
    error: { type: "invalid_request_error" },
  });
});

test("a script that makes no sense is refused", async () => {
  const response = await script({ stepz: [] });
  expect(response.status).toBe(400);
});
