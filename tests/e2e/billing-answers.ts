import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

// The journeys through Stripe's own pages are in premium.spec.ts and its neighbours. Here the answers
// of the server are given in its place, so that the shell can be held to each of them.

/** Addresses of Stripe's pages. */
export const PORTAL = "https://billing.stripe.test/p/session/1";
export const CHECKOUT = "https://checkout.stripe.test/c/pay/1";

export const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

export function answerFor(status: string, entitled: boolean, graceEndsAt: string | null = null) {
  return {
    success: true,
    hasActiveSubscription: entitled,
    status,
    subscription:
      status === "none"
        ? null
        : {
            status,
            isRunning: status !== "canceled",
            currentPeriodEnd: inDays(20),
            cancelAtPeriodEnd: false,
            cancelAt: null,
            trialEnd: null,
            graceEndsAt,
          },
  };
}

export const FREE = answerFor("none", false);
export const PREMIUM = answerFor("active", true);

/** Answers for the status in the server's place; `tell` changes what it says from then on. */
export async function answerStatus(page: Page, first: object) {
  let answer = first;
  let reads = 0;
  await page.route("**/api/subscription/status", async (route) => {
    reads += 1;
    await route.fulfill({ json: answer });
  });
  return {
    tell(next: object) {
      answer = next;
    },
    reads: () => reads,
  };
}

/** Holds the answer to a call back until it is let go. */
export async function holdCall(
  page: Page,
  path: string,
  answer: { status?: number; json: object },
) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    await held;
    await route.fulfill(answer);
  });
  return { release, calls: () => calls };
}

/** Stripe's pages, as far as the browser gets to them. */
export async function standInForStripe(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(billing|checkout)\.stripe\.test\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Stripe</title><h1>Stripe</h1>" }),
  );
}

export const avatar = (page: Page) => page.getByRole("button", { name: "Account", exact: true });
export const crowns = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("[data-slot=crown]");
export const toast = (page: Page) => page.locator("[data-slot=toast]");

export async function openDropdown(page: Page): Promise<Locator> {
  await avatar(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  return page.getByRole("menu");
}
