import { readFileSync } from "node:fs";

export type Rgb = readonly [number, number, number];
export type ThemeName = "light" | "dark";

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");

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
export function toLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
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

/** A token of globals.css as linear sRGB. */
export function token(name: string, theme: ThemeName): Rgb {
  const pair = /^light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)$/.exec(resolve(name));
  const text = theme === "light" ? pair?.[1] : pair?.[2];
  const [l, c, h] = (text ?? "").split(" ").map(Number);
  if (l === undefined || c === undefined || h === undefined) {
    throw new Error(`--${name} is not a light-dark() pair of oklch() colours`);
  }
  return toLinearRgb(l, c, h);
}

/** Linear sRGB as #rrggbb, and back (IEC 61966-2-1). */
export function toHex(colour: Rgb): string {
  const channels = colour.map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export function fromHex(hex: string): Rgb {
  const channel = (at: number) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
export function contrast(front: Rgb, ground: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(ground)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
