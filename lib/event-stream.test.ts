import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError } from "./errors";
import { eventStream, wantsEventStream } from "./event-stream";

const request = () => new Request("http://localhost:3000/api/x", { method: "POST" });

const toEvent = (data: number) => ({ event: "count", data });

afterEach(() => {
  vi.useRealTimers();
});

describe("a stream of events", () => {
  test("holds each event in the wire format and ends with the last", async () => {
    const response = eventStream(
      request(),
      async function* () {
        yield 1;
        yield 2;
      },
      toEvent,
    );
    expect(await response.text()).toBe("event: count\ndata: 1\n\nevent: count\ndata: 2\n\n");
  });

  test("line breaks in a text stay inside its data line", async () => {
    const response = eventStream(
      request(),
      async function* () {
        yield "a\r\nevent: done\n\nb";
      },
      (data) => ({ event: "text", data }),
    );
    expect(await response.text()).toBe('event: text\ndata: "a\\r\\nevent: done\\n\\nb"\n\n');
  });

  test("an expected failure is told in the form of an error's answer", async () => {
    const response = eventStream(
      request(),
      async function* () {
        yield 1;
        throw new AppError("CONFLICT", { message: "Someone was faster." });
      },
      toEvent,
    );
    expect(await response.text()).toBe(
      'event: count\ndata: 1\n\nevent: error\ndata: {"success":false,"message":"Someone was faster.","code":"CONFLICT"}\n\n',
    );
  });

  test("an unexpected failure is masked", async () => {
    const response = eventStream(
      request(),
      // biome-ignore lint/correctness/useYield: it fails before it yields
      async function* (): AsyncGenerator<number> {
        throw new Error("password=hunter2");
      },
      toEvent,
    );
    const text = await response.text();
    expect(text).toContain('"code":"INTERNAL"');
    expect(text).not.toContain("hunter2");
  });

  test("says that it is there while nothing happens", async () => {
    vi.useFakeTimers();
    const response = eventStream(
      request(),
      async function* (signal) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        yield 1;
      },
      toEvent,
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const comment = reader?.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await comment)?.value).toBe(": still here\n\n");
    await reader?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(["stops reading", "hangs up"])("ends the work when the client %s", async (how) => {
    const hangUp = new AbortController();
    let ended = false;
    const response = eventStream(
      new Request("http://localhost:3000/api/x", { signal: hangUp.signal }),
      async function* (signal) {
        signal.addEventListener("abort", () => {
          ended = true;
        });
        yield 1;
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      },
      toEvent,
    );
    const reader = response.body?.getReader();
    await reader?.read();
    if (how === "hangs up") hangUp.abort();
    else await reader?.cancel();
    expect(ended).toBe(true);
  });
});

test.each([
  ["text/event-stream", true],
  ["text/event-stream, application/json;q=0.5", true],
  ["application/json, text/event-stream", true],
  ["application/json", false],
  ["*/*", false],
])("Accept: %s asks for a stream: %s", (accept, wants) => {
  expect(wantsEventStream(new Request("http://localhost/", { headers: { accept } }))).toBe(wants);
});

test("a producer that waits to be read on lets go of what it holds when the client leaves", async () => {
  let isLetGo = false;
  const response = eventStream(
    request(),
    async function* () {
      try {
        for (let count = 0; ; count += 1) yield count;
      } finally {
        isLetGo = true;
      }
    },
    toEvent,
  );
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => isLetGo).toBe(true);
});
