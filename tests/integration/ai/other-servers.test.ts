import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { isAiConfigured } from "@/lib/ai/client";
import { usageRows } from "../support/ai-usage";
import { Browser } from "../support/browser";

// A server that speaks the Messages protocol and is not Anthropic's: its tokens have no price for the
// cache, and it knows no `output_config`.
const other = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const { json } = await import("node:stream/consumers");
  const asked: Record<string, unknown>[] = [];
  const state = { asked, refusal: "", written: "", server: createServer() };
  state.server.on("request", async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    asked.push(body);
    if (body.output_config && state.refusal) {
      response.writeHead(400, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { type: "invalid_request", message: state.refusal } }));
      return;
    }
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const delta = (text: string) => ({
      ...{ type: "content_block_delta", index: 0 },
      delta: { type: "text_delta", text },
    });
    const message = { id: "1", role: "assistant", content: [], usage: { input_tokens: 9 } };
    for (const event of [
      { type: "message_start", message },
      ...(state.written.match(/[\s\S]{1,9}/g) ?? []).map(delta),
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 7 } },
      { type: "message_stop" },
    ]) {
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  });
  await new Promise<void>((resolve) => state.server.listen(0, "127.0.0.1", resolve));
  const address = state.server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  Object.assign(process.env, {
    ANTHROPIC_API_KEY: "local",
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${address.port}`,
    ANTHROPIC_MODEL: "my-model",
    AI_PRICES: '{"my-model":{"input":3,"output":5}}',
  });
  return state;
});
afterAll(() => other.server.close());
beforeEach(() => other.asked.splice(0));

const steps = [
  { text: "Open the drawer", minutes: 1 },
  { text: "Put the form on the table", minutes: 2 },
  { text: "Sign the last page", minutes: 2 },
];

async function ask() {
  const inputText = "File the form for my passport";
  return (await new Browser().call("POST", "/api/decisions/breakdown", { inputText })).body;
}

test("a model of one's own is told the shape in words as well, and may talk around it", async () => {
  expect(isAiConfigured()).toBe(true);
  other.written = `Here [is] "it":\n\`\`\`json\n${JSON.stringify({ question: "", steps })}\n\`\`\``;
  expect(await ask()).toMatchObject({ planner: "claude", steps });
  expect(other.asked).toMatchObject([
    {
      model: "my-model",
      system: [{ text: expect.stringContaining("fits this JSON schema") }],
      output_config: { format: { type: "json_schema" } },
    },
  ]);
  expect(other.asked[0]).not.toHaveProperty("thinking");
  const counts = { inputTokens: 9, cacheReadTokens: 0, outputTokens: 7, costMicros: 9 * 3 + 7 * 5 };
  expect(await usageRows(1)).toMatchObject([{ model: "my-model", ...counts, outcome: "done" }]);
});

test("another 400 is no word on the shape", async () => {
  other.refusal = "model my-model is not loaded";
  expect(await ask()).toMatchObject({ planner: "built-in" });
  expect(other.asked).toHaveLength(1);
});

test("a server that refuses the field is asked again without it, and remembered", async () => {
  other.refusal = "output_config: Extra inputs are not permitted";
  expect(await ask()).toMatchObject({ planner: "claude", steps });
  expect(await ask()).toMatchObject({ planner: "claude", steps });
  expect(other.asked.map((body) => "output_config" in body)).toEqual([true, false, false]);
});
