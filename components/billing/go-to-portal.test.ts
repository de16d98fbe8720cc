import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { goToCheckout } from "./go-to-checkout";
import { goToPortal, openPortalTab } from "./go-to-portal";

const url = "https://billing.stripe.example/p/session/1";
const fetchMock = vi.fn<typeof fetch>();
const assign = vi.fn();
const open = vi.fn();

function tabOf() {
  return {
    closed: false,
    opener: "this page",
    document: { title: "", documentElement: { style: {} }, body: { textContent: "" } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("window", { open });
});

afterEach(() => {
  for (const mock of [fetchMock, assign, open]) mock.mockReset();
  vi.unstubAllGlobals();
});

const called = () => fetchMock.mock.calls.map(([path, init]) => `${init?.method} ${path}`);

describe("in a tab of its own", () => {
  test("is opened before the server is asked, without a hold on this page, and led to the portal", async () => {
    const tab = tabOf();
    open.mockReturnValueOnce(tab);
    fetchMock.mockImplementationOnce(async () => {
      expect(open).toHaveBeenCalledExactlyOnceWith("", "_blank");
      expect(tab).toMatchObject({ opener: null, document: { title: "Opening portal..." } });
      return Response.json({ success: true, url });
    });
    expect(await openPortalTab()).toBe("done");
    expect(called()).toEqual(["GET /api/subscription/portal"]);
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(url);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    ["refused", async () => Response.json({ success: false, message: "No." }, { status: 404 })],
    ["without an address", async () => Response.json({ success: true })],
    ["lost", () => Promise.reject(new TypeError("network"))],
  ])("goes again when the call is %s", async (_, answer) => {
    const tab = tabOf();
    open.mockReturnValueOnce(tab);
    fetchMock.mockImplementationOnce(answer);
    await expect(openPortalTab()).rejects.toThrow();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test.each([null, { ...tabOf(), closed: true }])(
    "where the browser gives none, the page itself goes",
    async (tab) => {
      open.mockReturnValueOnce(tab);
      fetchMock.mockResolvedValueOnce(Response.json({ success: true, url }));
      expect(await openPortalTab()).toBe("leaving");
      expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    },
  );

  test("closed before the answer came, it stays closed", async () => {
    const tab = tabOf();
    open.mockReturnValueOnce(tab);
    fetchMock.mockImplementationOnce(async () => {
      tab.closed = true;
      return Response.json({ success: true, url });
    });
    expect(await openPortalTab()).toBe("done");
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });
});

test("in place of the page, by the other call", async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ success: true, url }));
  expect(await goToPortal()).toBe("leaving");
  expect(called()).toEqual(["POST /api/billing-portal"]);
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  expect(open).not.toHaveBeenCalled();
});

test("the checkout takes the whole page, and an answer without its address is a failure", async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ success: true, sessionUrl: url }));
  expect(await goToCheckout()).toBe("leaving");
  expect(called()).toEqual(["POST /api/checkout/session"]);
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  fetchMock.mockResolvedValueOnce(Response.json({ success: true }));
  await expect(goToCheckout()).rejects.toThrow();
  expect(assign).toHaveBeenCalledTimes(1);
});
