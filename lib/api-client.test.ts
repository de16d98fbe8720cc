import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, api, apiFetch, apiQuery } from "./api-client";

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);

afterEach(() => {
  fetchMock.mockReset();
});

function answer(body: BodyInit | null, init: ResponseInit = {}): void {
  fetchMock.mockResolvedValueOnce(new Response(body, init));
}

function answerJson(body: unknown, init: ResponseInit = {}): void {
  fetchMock.mockResolvedValueOnce(Response.json(body, init));
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("Expected an ApiError.");
  return error;
}

function sentInit(): RequestInit {
  return fetchMock.mock.calls[0]?.[1] ?? {};
}

/** Of the runner, as of a browser there. */
const timeZone = { "X-Time-Zone": "America/St_Johns" };

describe("what is sent", () => {
  test("a body goes as JSON with its content type", async () => {
    answerJson({ success: true });
    await api("POST", "/api/checklist", { body: { decisionId: "1" } });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/checklist");
    expect(sentInit()).toMatchObject({
      method: "POST",
      body: '{"decisionId":"1"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  test("without a body there is no content type", async () => {
    answerJson({ success: true });
    await api("POST", "/api/auth/logout");
    expect(sentInit().headers).toEqual(timeZone);
    expect(sentInit()).not.toHaveProperty("body");
  });

  test("cookies and the time zone are always included, extra headers too, and nothing else", async () => {
    answerJson({ success: true });
    await api("GET", "/api/auth/me", { headers: { Accept: "application/json" } });
    expect(sentInit().credentials).toBe("include");
    expect(sentInit().headers).toEqual({ ...timeZone, Accept: "application/json" });
  });

  test("the signal is passed on, and its end is not dressed up as an answer", async () => {
    const controller = new AbortController();
    fetchMock.mockRejectedValueOnce(new DOMException("gone", "AbortError"));
    const call = api("GET", "/api/checklist", { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(sentInit().signal).toBe(controller.signal);
  });
});

describe("the message of a refused call", () => {
  test.each(["<!DOCTYPE html><p>no</p>", "  <html lang=en>", "<!doctype HTML>"])(
    "an HTML document is named as such: %s",
    async (html) => {
      answer(html, { status: 404 });
      const error = await errorOf(api("GET", "/api/nothing"));
      expect(error.message).toBe(
        "API endpoint returned HTML instead of JSON (Status: 404). This usually means the endpoint was not found or there was a server error.",
      );
      expect(error.status).toBe(404);
    },
  );

  test("the message field of JSON, with code, errors and the wait", async () => {
    answerJson(
      {
        success: false,
        message: "Slow down.",
        code: "RATE_LIMITED",
        errors: [{ message: "a" }, 1],
      },
      { status: 429, headers: { "Retry-After": "17" } },
    );
    const error = await errorOf(api("POST", "/api/decisions/breakdown", { body: {} }));
    expect(error).toMatchObject({
      status: 429,
      message: "Slow down.",
      code: "RATE_LIMITED",
      errors: [{ message: "a" }],
      retryAfter: 17,
    });
  });

  test.each([
    ["<!doctype html><p>no</p>", 502, false],
    ["upstream connect error", 503, false],
    ["", 500, false],
    ['{"oops":1}', 500, true],
  ])("whether %o was JSON is told", async (body, status, isJson) => {
    answer(body, { status });
    expect((await errorOf(api("GET", "/api/x"))).isJson).toBe(isJson);
  });

  test("JSON without a message shows as raw text", async () => {
    answerJson({ oops: 1 }, { status: 500 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe('{"oops":1}');
  });

  test("raw text of 200 characters stays whole, longer is cut with an ellipsis", async () => {
    answer("a".repeat(200), { status: 502 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe("a".repeat(200));
    answer("a".repeat(201), { status: 502 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe(`${"a".repeat(200)}...`);
  });

  test("a body that can't be read gives the status text, else the number", async () => {
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.error(new Error("cut"));
        },
      });
    answer(broken(), { status: 503, statusText: "Service Unavailable" });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe("Service Unavailable");
    answer(broken(), { status: 503 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe("HTTP 503");
  });

  test("an empty body gives the status too, never an empty message", async () => {
    answer("", { status: 500 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe("HTTP 500");
  });
});

describe("a success", () => {
  test("is its JSON", async () => {
    answerJson({ success: true, tasks: ["one"] });
    expect(await api("GET", "/api/x")).toEqual({ success: true, tasks: ["one"] });
  });

  test("that is HTML is an error", async () => {
    answer("<!DOCTYPE html>", { headers: { "Content-Type": "text/html" } });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe(
      "Expected JSON response but got HTML. The API endpoint may not be working correctly.",
    );
  });

  test("of another type names the type", async () => {
    answer("hello", { headers: { "Content-Type": "text/plain" } });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe(
      "Expected JSON response but got: text/plain",
    );
  });

  test("without a type says so", async () => {
    answer(null, { status: 204 });
    expect((await errorOf(api("GET", "/api/x"))).message).toBe(
      "Expected JSON response but got: unknown content type",
    );
  });

  test("may be a stream for those who ask for the response", async () => {
    answer("event: done\n\n", { headers: { "Content-Type": "text/event-stream" } });
    const response = await apiFetch("POST", "/api/x", { body: {} });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
  });
});

describe("loading data", () => {
  test("is a GET to the parts joined with a slash", async () => {
    answerJson({ id: "7" });
    await apiQuery(["/api/checklist", "7"]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/checklist/7");
    expect(sentInit().method).toBe("GET");
  });

  test("a 401 is null where null is asked for, and an error elsewhere", async () => {
    answerJson({ success: false, message: "no" }, { status: 401 });
    expect(await apiQuery(["/api/auth/me"], { onUnauthenticated: "returnNull" })).toBeNull();
    answerJson({ success: false, message: "no" }, { status: 401 });
    expect((await errorOf(apiQuery(["/api/auth/me"]))).status).toBe(401);
  });

  test("nothing is tried twice", async () => {
    answerJson({ success: false, message: "no" }, { status: 500 });
    await errorOf(apiQuery(["/api/x"], { onUnauthenticated: "returnNull" }));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
