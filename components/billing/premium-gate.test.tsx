import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PremiumControl } from "./premium-control";
import { PremiumGate } from "./premium-gate";
import type { SubscriptionState } from "./subscription-store";

const state = vi.hoisted(() => ({ current: { isLoading: true, hasActiveSubscription: false } }));
vi.mock("./use-subscription", () => ({ useSubscription: () => state.current }));

type Known = Pick<SubscriptionState, "isLoading" | "hasActiveSubscription">;

const LOADING: Known = { isLoading: true, hasActiveSubscription: false };
const FREE: Known = { isLoading: false, hasActiveSubscription: false };
const PREMIUM: Known = { isLoading: false, hasActiveSubscription: true };

beforeEach(() => {
  state.current = LOADING;
});

describe("the gate", () => {
  const shown = () =>
    renderToStaticMarkup(<PremiumGate feature="progress export">the content</PremiumGate>);

  test("shows nothing while the subscription is not known", () => {
    expect(shown()).toBe("");
  });

  test("shows the content to those who have Premium", () => {
    state.current = PREMIUM;
    expect(shown()).toBe("the content");
  });

  test("offers Premium to the others, and never the content", () => {
    state.current = FREE;
    expect(shown()).toContain("Upgrade to Premium to use progress export");
    expect(shown()).toMatch(/<a [^>]*href="\/premium"/);
    expect(shown()).not.toContain("the content");
  });

  test("shows the others what the page says instead", () => {
    state.current = FREE;
    const markup = renderToStaticMarkup(
      <PremiumGate feature="progress export" fallback="the upsell">
        the content
      </PremiumGate>,
    );
    expect(markup).toBe("the upsell");
  });
});

describe("the control", () => {
  const shown = () =>
    renderToStaticMarkup(
      <PremiumControl feature="progress export">
        <button type="submit">Download</button>
      </PremiumControl>,
    );

  test("is disabled while the subscription is not known, yet can be reached", () => {
    expect(shown()).toMatch(/^<button (?=[^>]*aria-disabled="true")[^>]*>Download<\/button>$/);
    expect(shown()).not.toMatch(/<button [^>]*\sdisabled/);
  });

  test("is itself for those who have Premium", () => {
    state.current = PREMIUM;
    expect(shown()).toBe('<button type="submit">Download</button>');
  });

  test("is dimmed for the others, beside a badge that leads to Premium", () => {
    state.current = FREE;
    expect(shown()).toMatch(/<button (?=[^>]*aria-disabled="true")[^>]*>Download<\/button>/);
    expect(shown()).toMatch(
      /<a (?=[^>]*href="\/premium")(?=[^>]*aria-label="Premium: upgrade to use progress export")/,
    );
  });
});
