import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api-client";
import {
  readBillingRequest,
  runBillingRequest,
  subscribeToBillingRequest,
} from "./billing-request";

const refresh = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("./subscription-store", () => ({ refreshSubscription: refresh }));

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  refresh.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a second click while the first is under way does nothing", async () => {
  let answer = (_: "done") => {};
  const work = vi.fn(() => new Promise<"done">((resolve) => (answer = resolve)));
  const first = runBillingRequest("upgrade", work, vi.fn());
  const other = vi.fn();
  await runBillingRequest("portal", other, vi.fn());
  await runBillingRequest("upgrade", other, vi.fn());
  expect(readBillingRequest()).toBe("upgrade");
  expect(other).not.toHaveBeenCalled();
  answer("done");
  await first;
  expect(work).toHaveBeenCalledTimes(1);
  expect(readBillingRequest()).toBeNull();
});

test("the work begins within the click, so that the browser allows a tab", () => {
  const work = vi.fn(async () => "done" as const);
  void runBillingRequest("portal", work, vi.fn());
  expect(work).toHaveBeenCalledTimes(1);
});

test("the buttons go on waiting while the page is being left, and work when Back brings it again", async () => {
  const seen: (string | null)[] = [];
  const stop = subscribeToBillingRequest(() => seen.push(readBillingRequest()));
  const left = runBillingRequest("upgrade", async () => "leaving", vi.fn());
  await vi.advanceTimersByTimeAsync(9_000);
  expect(readBillingRequest()).toBe("upgrade");
  page.dispatchEvent(new Event("pageshow"));
  await left;
  expect(seen).toEqual(["upgrade", null]);
  stop();
});

test("a page that is not left after all gets its buttons back", async () => {
  const left = runBillingRequest("portal", async () => "leaving", vi.fn());
  await vi.advanceTimersByTimeAsync(10_000);
  await left;
  expect(readBillingRequest()).toBeNull();
});

test("a failure is told, and the button works again", async () => {
  const error = new TypeError("network");
  const onFailure = vi.fn();
  await runBillingRequest("upgrade", () => Promise.reject(error), onFailure);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  expect(readBillingRequest()).toBeNull();
  expect(refresh).not.toHaveBeenCalled();
});

test.each(["ALREADY_SUBSCRIBED", "NOT_FOUND"])(
  "%s: the page knew another subscription, so it asks again",
  async (code) => {
    const refused = new ApiError(409, "No.", { code });
    await runBillingRequest("upgrade", () => Promise.reject(refused), vi.fn());
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);
