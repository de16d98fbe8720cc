import type { Locator } from "@playwright/test";

/** Goes on by Tab, as far as it takes, to an element that must be reachable so. */
export async function tabTo(target: Locator): Promise<void> {
  for (let stops = 0; stops < 30; stops += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab never reaches the element.");
}
