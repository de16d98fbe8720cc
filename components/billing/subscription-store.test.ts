import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isOnFreePlan,
  isSubscriber,
  mayUpgrade,
  readSubscription,
  refreshSubscription,
  subscribeToSubscription,
} from "./subscription-store";

const page = new EventTarget();
const fetchMock = vi.fn<typeof fetch>();

class PageTransition extends Event {
  readonly persisted: boolean;
  constructor(type: string, { persisted }: { persisted: boolean }) {
    super(type);
    this.persisted = persisted;
  }
}

const stops: (() => void)[] = [];

function look(listener = () => {}): () => void {
  const stop = subscribeToSubscription(listener);
  stops.push(stop);
  return stop;
}

const premium = { success: true, hasActiveSubscription: true, status: "active" };
const free = { success: true, hasActiveSubscription: false, status: "none", subscription: null };

beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("PageTransitionEvent", PageTransition);
  vi.stubGlobal("fetch", fetchMock);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe("when it is read", () => {
  test("once for all who look, and not before somebody does", async () => {
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockResolvedValueOnce(Response.json(premium));
    look();
    look();
    await expect.poll(() => readSubscription().isLoading).toBe(false);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith("/api/subscription/status");
  });

  test("again when the window regains focus, and when Back brings a page that was kept", async () => {
    fetchMock.mockImplementation(async () => Response.json(free));
    look();
    page.dispatchEvent(new Event("focus"));
    page.dispatchEvent(new PageTransition("pageshow", { persisted: true }));
    expect(fetchMock).toHaveBeenCalledTimes(3);
    page.dispatchEvent(new PageTransition("pageshow", { persisted: false }));
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test("never again after a failure", async () => {
    fetchMock.mockRejectedValue(new TypeError("network"));
    await refreshSubscription();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("nobody looks: neither on focus nor kept for the next one", async () => {
    fetchMock.mockImplementation(async () => Response.json(premium));
    const stop = look();
    await refreshSubscription();
    expect(readSubscription().hasActiveSubscription).toBe(true);
    stop();
    page.dispatchEvent(new Event("focus"));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(readSubscription()).toMatchObject({ isLoading: true, hasActiveSubscription: false });
  });
});

describe("what is known", () => {
  test("nothing, while the first read is under way or has failed", async () => {
    fetchMock.mockResolvedValue(Response.json({ success: false }, { status: 500 }));
    look();
    await refreshSubscription();
    const state = readSubscription();
    expect(state.isLoading).toBe(true);
    expect([isOnFreePlan(state), isSubscriber(state), mayUpgrade(state)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ["the server fails", () => Promise.resolve(Response.json({}, { status: 503 }))],
    ["the session has ended", () => Promise.resolve(Response.json({}, { status: 401 }))],
    ["the answer is not JSON", () => Promise.resolve(new Response("<html>"))],
    ["the network is gone", () => Promise.reject(new TypeError("network"))],
  ])("the former answer, when %s", async (_, answer) => {
    fetchMock.mockImplementation(async () => Response.json(premium));
    look();
    await refreshSubscription();
    fetchMock.mockImplementation(answer);
    await refreshSubscription();
    expect(readSubscription()).toMatchObject({ isLoading: false, hasActiveSubscription: true });
  });

  test("the answer of the latest read, in whichever order they arrive", async () => {
    const answers: ((response: Response) => void)[] = [];
    fetchMock.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const told = vi.fn();
    look(told);
    const second = refreshSubscription();
    answers[1]?.(Response.json(premium));
    await second;
    answers[0]?.(Response.json(free));
    fetchMock.mockRejectedValueOnce(new TypeError("network"));
    await refreshSubscription();
    expect(readSubscription().hasActiveSubscription).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test("an answer under way is not for whoever looks next", async () => {
    const answers: ((response: Response) => void)[] = [];
    fetchMock.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    look();
    const last = refreshSubscription();
    stops.splice(0).forEach((stop) => {
      stop();
    });
    answers[1]?.(Response.json(premium));
    await last;
    expect(readSubscription().isLoading).toBe(true);
  });
});

describe("who is who", () => {
  const details = {
    isRunning: true,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    trialEnd: null,
    graceEndsAt: null,
  };
  const known = (status: string, hasActiveSubscription: boolean, isRunning: boolean) => ({
    isLoading: false,
    hasActiveSubscription,
    status,
    subscription: { ...details, status, isRunning },
  });

  test.each([
    ["active", true, true, { crowns: false, manages: true, buys: false }],
    ["past_due within grace", true, true, { crowns: false, manages: true, buys: false }],
    ["past_due beyond grace", false, true, { crowns: true, manages: true, buys: false }],
    ["unpaid", false, true, { crowns: true, manages: true, buys: false }],
    ["incomplete", false, true, { crowns: true, manages: false, buys: true }],
    ["canceled", false, false, { crowns: true, manages: false, buys: true }],
  ])("%s", (status, entitled, running, expected) => {
    const state = known(status, entitled, running);
    expect({
      crowns: isOnFreePlan(state),
      manages: isSubscriber(state),
      buys: mayUpgrade(state),
    }).toEqual(expected);
  });
});
