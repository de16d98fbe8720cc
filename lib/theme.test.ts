import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { THEME_SCRIPT, THEME_STORAGE_KEY } from "./theme";

function themeAfterScript(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(THEME_SCRIPT, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

describe("the theme script", () => {
  test.each(["light", "dark"])("shows the chosen theme %s before the first paint", (theme) => {
    expect(themeAfterScript((key) => (key === THEME_STORAGE_KEY ? theme : null))).toBe(theme);
  });

  test.each([null, "system", "constructor"])("leaves the choice to the system for %s", (stored) => {
    expect(themeAfterScript(() => stored)).toBeUndefined();
  });

  test("leaves the choice to the system where storage is closed", () => {
    expect(
      themeAfterScript(() => {
        throw new Error("denied");
      }),
    ).toBeUndefined();
  });

  test("holds no markup, so that it can stand in the page as it is", () => {
    expect(THEME_SCRIPT).not.toMatch(/[<&]/);
  });
});
