import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api-client";
import type { BreakdownAnswer, BreakdownEvent } from "@/lib/decisions/types";
import { requestBreakdown } from "./request-breakdown";

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);
afterEach(() => {
  fetchMock.mockReset();
});

const call = {
  path: "/api/decisions/breakdown",
  body: { inputText: "Clean the kitchen", size: "steady" },
};
const step = { text: "Open the window — now", minutes: 1 };
const answer = { success: true, tasks: [step.text], steps: [step], planner: "claude" };

const task = `event: task\ndata: ${JSON.stringify(step)}\n\n`;
const done = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;

/** A stream of these bytes; then it ends, or breaks as a lost connection does. */
function streamOf(text: string, { cut = false, size = 7 } = {}): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent < bytes.length) controller.enqueue(bytes.slice(sent, sent + size));
      else if (cut) controller.error(new TypeError("network error"));
      else controller.close();
      sent += size;
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}

async function read(signal = new AbortController().signal) {
  const events: BreakdownEvent[] = [];
  let error: unknown;
  try {
    for await (const event of requestBreakdown<BreakdownAnswer>(call, signal)) events.push(event);
  } catch (reason) {
    error = reason;
  }
  return { events, error };
}

describe("a breakdown from the server", () => {
  test("is read from the stream, however its bytes are cut", async () => {
    for (const size of [1, 2, 5, 1000]) {
      fetchMock.mockResolvedValueOnce(streamOf(`: still here\n\n${task}${done}`, { size }));
      expect(await read()).toEqual({
        events: [
          { type: "step", step },
          { type: "answer", answer },
        ],
        error: undefined,
      });
    }
    const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
    expect(headers.get("accept")).toContain("text/event-stream");
  });

  test("may come as JSON where something on the way allows no stream", async () => {
    fetchMock.mockResolvedValueOnce(Response.json(answer));
    expect((await read()).events).toEqual([{ type: "answer", answer }]);
  });

  test.each([
    ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["breaks before the first step", () => Promise.resolve(streamOf(": hi\n\n", { cut: true }))],
    ["ends without an answer", () => Promise.resolve(streamOf(""))],
  ])("is asked for as JSON, once, when the stream %s", async (_name, stream) => {
    fetchMock.mockImplementationOnce(stream).mockResolvedValueOnce(Response.json(answer));
    expect((await read()).events).toEqual([{ type: "answer", answer }]);
    expect(new Headers(fetchMock.mock.calls[1]?.[1]?.headers).get("accept")).toBeNull();
  });

  test("that breaks after steps is an error, and is not asked for again unasked", async () => {
    fetchMock.mockResolvedValueOnce(streamOf(task, { cut: true }));
    const { events, error } = await read();
    expect(events).toEqual([{ type: "step", step }]);
    expect(error).toBeInstanceOf(TypeError);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("refused by the server is the server's message, at once", async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json({ success: false, message: "Please wait." }, { status: 429 }),
    );
    const { error } = await read();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, message: "Please wait." });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("with an error event ends as an error", async () => {
    const event = 'event: error\ndata: {"success":false,"message":"Masked.","code":"INTERNAL"}\n\n';
    fetchMock.mockResolvedValueOnce(streamOf(`${task}${event}`));
    const { events, error } = await read();
    expect(events).toEqual([{ type: "step", step }]);
    expect(error).toMatchObject({ message: "Masked.", code: "INTERNAL" });
  });

  test("that was stopped is not asked for again", async () => {
    const leaving = new AbortController();
    leaving.abort();
    fetchMock.mockRejectedValueOnce(new DOMException("stopped", "AbortError"));
    await read(leaving.signal);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
