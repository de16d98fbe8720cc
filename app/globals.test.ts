import { describe, expect, test } from "vitest";
import { contrast, type ThemeName, token, toLinearRgb } from "@/tests/unit/colour";

const BODY_TEXT: [string, string][] = [
  ["foreground", "background"],
  ["card-foreground", "card"],
  ["popover-foreground", "popover"],
  ["accent-foreground", "accent"],
  ["foreground", "muted"],
  ["foreground", "water-wash"],
  ["foreground", "marigold-wash"],
  ["foreground", "clay-wash"],
  ["muted-foreground", "background"],
  ["muted-foreground", "card"],
];

const EVERYTHING_ELSE: [string, string][] = [
  ...["background", "card", "popover", "muted"].flatMap((ground): [string, string][] => [
    ["muted-foreground", ground],
    ["primary", ground],
    ["marigold", ground],
    ["destructive", ground],
    ["ring", ground],
  ]),
  ["input", "background"],
  ["input", "card"],
  ["primary-foreground", "primary"],
  ["primary-foreground", "water-deep"],
  ["secondary-foreground", "secondary"],
  ["muted-foreground", "water-wash"],
  ["destructive-foreground", "destructive"],
  ["marigold", "marigold-wash"],
  ["clay", "clay-wash"],
];

describe.each<ThemeName>(["light", "dark"])("colours of the %s theme", (theme) => {
  test.each(BODY_TEXT)("body text %s on %s has a contrast of at least 7:1", (front, ground) => {
    expect(contrast(token(front, theme), token(ground, theme))).toBeGreaterThanOrEqual(7);
  });

  test.each(EVERYTHING_ELSE)("%s on %s has a contrast of at least 4.5:1", (front, ground) => {
    expect(contrast(token(front, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});

test("the contrast formula gives 21:1 for black on white", () => {
  expect(contrast(toLinearRgb(1, 0, 0), toLinearRgb(0, 0, 0))).toBeCloseTo(21, 1);
});
