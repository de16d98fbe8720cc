import { describe, expect, test } from "vitest";
import { LOOKS, OUTLOOK_STYLE_SHEET, STYLE_SHEET } from "@/emails/looks";
import { PALETTE } from "@/emails/palette";
import { contrast, fromHex, toHex, token } from "@/tests/unit/colour";

describe.each(["light", "dark"] as const)("colours of mails, %s", (theme) => {
  test("are the tokens of the product", () => {
    const tokens = Object.keys(PALETTE[theme]).map((name) => [name, toHex(token(name, theme))]);
    expect(PALETTE[theme]).toEqual(Object.fromEntries(tokens));
  });

  test.each(Object.entries(LOOKS))("%s: text has a contrast of at least 7:1", (_name, colours) => {
    if (!("text" in colours)) return;
    const ground = "ground" in colours ? colours.ground : colours.on;
    const ratio = contrast(fromHex(PALETTE[theme][colours.text]), fromHex(PALETTE[theme][ground]));
    expect(ratio).toBeGreaterThanOrEqual(7);
  });
});

test("every look has a dark counterpart, also where Outlook.com marks what it darkens", () => {
  for (const name of Object.keys(LOOKS)) {
    expect(STYLE_SHEET).toContain(`.sw-${name}{`);
    expect(OUTLOOK_STYLE_SHEET).toContain(`[data-ogsc] .sw-${name}{`);
  }
});

test("a style sheet stays below the size at which Gmail drops it", () => {
  expect(STYLE_SHEET.length).toBeLessThan(8192);
  expect(OUTLOOK_STYLE_SHEET.length).toBeLessThan(8192);
});
