import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dismissToast, readToasts } from "@/components/ui/toast-store";
import { memoryStorage } from "@/tests/fixtures/memory-storage";
import { logOut } from "./log-out";

const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { assign });
  vi.stubGlobal(
    "localStorage",
    memoryStorage({ theme: "dark", draftsAside: "{}", pendingChecklist: "{}" }),
  );
  vi.stubGlobal("sessionStorage", memoryStorage({ currentDecision: "{}" }));
});

afterEach(() => {
  for (const entry of readToasts()) dismissToast(entry.id);
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

function serverAnswers(status: number): void {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
}

describe("logging out", () => {
  test.each([200, 401])(
    "clears the device but for the theme and what others typed here, and goes to / (%i)",
    async (status) => {
      serverAnswers(status);
      await logOut();
      expect(Object.keys(localStorage)).toEqual(["theme", "draftsAside"]);
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(assign).toHaveBeenCalledWith("/");
    },
  );

  test("keeps everything and says so when the server fails", async () => {
    serverAnswers(500);
    await logOut();
    expect(Object.keys(localStorage)).toContain("pendingChecklist");
    expect(assign).not.toHaveBeenCalled();
    expect(readToasts()).toMatchObject([
      {
        variant: "destructive",
        title: "Logout Failed",
        description: "Unable to logout. Please try again.",
      },
    ]);
  });

  test("keeps everything and says so without a network", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("network");
    });
    await logOut();
    expect(assign).not.toHaveBeenCalled();
    expect(readToasts()).toMatchObject([{ title: "Logout Failed" }]);
  });
});
