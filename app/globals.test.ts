import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = readonly [number, number, number];
type ThemeName = "light" | "dark";

const css = readFileSync(new URL("./globals.css", import.meta.url), "utf8");

function declaration(name: string): string {
  const match = new RegExp(`^\\s*--${name}:\\s*(.+);$`, "m").exec(css);
  if (!match?.[1]) throw new Error(`globals.css has no token --${name}`);
  return match[1];
}

function resolve(name: string): string {
  const value = declaration(name);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(reference[1]) : value;
}

/** OKLCH to linear sRGB (https://bottosson.github.io/posts/oklab/), clipped as a browser clips it. */
function toLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(name: string, theme: ThemeName): number {
  const pair = /^light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)$/.exec(resolve(name));
  const text = theme === "light" ? pair?.[1] : pair?.[2];
  const [l, c, h] = (text ?? "").split(" ").map(Number);
  if (l === undefined || c === undefined || h === undefined) {
    throw new Error(`--${name} is not a light-dark() pair of oklch() colours`);
  }
  const [red, green, blue] = toLinearRgb(l, c, h);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
function contrast(front: string, ground: string, theme: ThemeName): number {
  const [darker = 0, lighter = 0] = [luminance(front, theme), luminance(ground, theme)].sort(
    (x, y) => x - y,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

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
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  test.each(EVERYTHING_ELSE)("%s on %s has a contrast of at least 4.5:1", (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the contrast formula gives 21:1 for black on white", () => {
  const [white] = toLinearRgb(1, 0, 0);
  const [black] = toLinearRgb(0, 0, 0);
  expect((white + 0.05) / (black + 0.05)).toBeCloseTo(21, 1);
});
