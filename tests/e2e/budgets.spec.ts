import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";
import { makePlan } from "./pages/plan-board";
import { shareDecision } from "./shares";

// Bytes on the wire as the browser received them. They do not depend on the machine, so they are
// tests and not part of the bench.

/** Scripts in gzip of a page that holds nothing but a heading, built from the same packages (tests/bench/bare). */
const BARE_SCRIPT_BYTES = 135_000;

type Traffic = { requests: number; all: number; of: (type: string) => number };

/** Everything that opening a page loads, until the network rests. */
async function trafficOf(page: Page, address: string, encodings = "gzip"): Promise<Traffic> {
  await page.setExtraHTTPHeaders({ "accept-encoding": encodings });
  const seen: Request[] = [];
  page.on("requestfinished", (request) => seen.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  const loads = await Promise.all(
    seen.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (rows: typeof loads) => rows.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: loads.length,
    all: sum(loads),
    of: (type) => sum(loads.filter((load) => load.type === type)),
  };
}

test.describe("bytes on the wire", () => {
  test("landing", async ({ page }) => {
    const traffic = await trafficOf(page, "/");
    expect.soft(traffic.of("document"), "HTML").toBeLessThanOrEqual(10_000);
    expect.soft(traffic.of("script"), "script").toBeLessThanOrEqual(BARE_SCRIPT_BYTES + 25_000);
    expect.soft(traffic.of("font"), "fonts").toBeLessThanOrEqual(60_000);
    expect.soft(traffic.requests, "requests").toBeLessThanOrEqual(14);
  });

  test("landing, whole, in a browser of today", async ({ page }) => {
    const { all } = await trafficOf(page, "/", "gzip, br");
    expect(all).toBeLessThanOrEqual(230_000);
  });

  // The first that a stranger sees of the product, often on a phone away from home.
  test("shared decision", async ({ page, context, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const shareId = await shareDecision(context.request);
    await context.clearCookies();
    const traffic = await trafficOf(page, `/shared/${shareId}`);
    expect.soft(traffic.of("document"), "HTML").toBeLessThanOrEqual(10_000);
    expect.soft(traffic.of("script"), "script").toBeLessThanOrEqual(BARE_SCRIPT_BYTES + 25_000);
    expect.soft(traffic.of("font"), "fonts").toBeLessThanOrEqual(60_000);
    expect.soft(traffic.requests, "requests").toBeLessThanOrEqual(14);
  });

  test("dashboard and plan", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const id = await makePlan(page, "Clean the kitchen", ["Put one plate in the sink"]);
    for (const address of ["/dashboard", `/my-plans/${id}`]) {
      const fresh = await page.context().newPage();
      const { of } = await trafficOf(fresh, address);
      expect.soft(of("script"), address).toBeLessThanOrEqual(BARE_SCRIPT_BYTES + 70_000);
      await fresh.close();
    }
  });

  // Forms that check what is typed, every time zone and the buttons to Stripe; no other page pays for
  // them all.
  test("account", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const { of } = await trafficOf(page, "/account");
    expect.soft(of("script"), "script").toBeLessThanOrEqual(BARE_SCRIPT_BYTES + 107_000);
    expect.soft(of("document"), "HTML").toBeLessThanOrEqual(27_000);
  });
});
