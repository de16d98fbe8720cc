import type { Locator, Page } from "@playwright/test";

export type LandingPage = {
  goal: Locator;
  breakItDown: Locator;
  results: Locator;
  /** The steps that came, without the soft line that holds the place of the next. */
  steps: Locator;
  createPlan: Locator;
  ask: (goal: string) => Promise<void>;
};

/** Opens the landing page; `until` "commit" does not wait for its scripts. */
export async function openLandingPage(
  page: Page,
  address = "/",
  until: "load" | "commit" = "load",
): Promise<LandingPage> {
  await page.goto(address, { waitUntil: until });
  const goal = page.getByRole("textbox", { name: "What goal or decision do you need help with?" });
  const breakItDown = page.getByRole("button", { name: "Break It Down" });
  const results = page.locator("[aria-live=polite]").filter({ has: page.getByRole("heading") });
  return {
    goal,
    breakItDown,
    results,
    steps: results.getByRole("listitem"),
    createPlan: results.getByRole("button", { name: "Create My Action Plan" }),
    ask: async (text) => {
      await goal.fill(text);
      await breakItDown.click();
    },
  };
}
