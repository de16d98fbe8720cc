import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PremiumControl } from "./premium-control";
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

describe("the control", () => {
  const shown = () =>
    renderToStaticMarkup(
      <PremiumControl feature="progress export">
        <button type="submit">Download</button>
      </PremiumControl>,
    );

  test("is disabled while the subscription is not known, yet can be reached", () => {
    expect(shown()).toMatch(/<button (?=[^>]*aria-disabled="true")[^>]*>Download<\/button>/);
    expect(shown()).not.toMatch(/<button [^>]*\sdisabled/);
    expect(shown()).not.toContain("/premium");
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
