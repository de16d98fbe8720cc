import { expect } from "vitest";
import { type Answer, Browser } from "./browser";
import type { Person } from "./people";

export type CheckoutAnswer = {
  success: boolean;
  sessionUrl?: string;
  code?: string;
  message?: string;
};

/** A click on Upgrade. */
export function upgrade(browser: Browser): Promise<Answer<CheckoutAnswer>> {
  return browser.call<CheckoutAnswer>("POST", "/api/checkout/session");
}

/** The page that a click on Upgrade leads to. */
export async function upgraded(person: Person): Promise<string> {
  const { status, body } = await upgrade(person.browser);
  expect([status, body.success]).toEqual([200, true]);
  return body.sessionUrl ?? "";
}

/** So many clicks at once, each in a tab of its own, and the pages that they lead to. */
export async function upgradedInTabs(person: Person, clicks: number): Promise<Set<string>> {
  const answers = await Promise.all(Array.from({ length: clicks }, () => upgrade(tabOf(person))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return new Set(answers.map(({ body }) => body.sessionUrl ?? ""));
}

/** Another tab of the same browser. */
export function tabOf(person: Person): Browser {
  const tab = new Browser();
  for (const [name, value] of person.browser.cookies) tab.cookies.set(name, value);
  return tab;
}
