import { COLORS, drawStairs } from "./draw-shapes.ts";
import { drawText } from "./draw-text.ts";
import type { Easel } from "./easel.ts";
import { TITLE_FONT } from "./font-packages.ts";

const CLAIM = "From a goal to the next small step.";

/** The preview of the product's own pages. */
export function drawProduct(easel: Easel): void {
  const text = { context: CLAIM, font: TITLE_FONT, weight: 600, x: 88, width: 660 };
  drawText(easel, {
    ...text,
    text: "Stepwell",
    color: COLORS.water,
    sizes: [44],
    y: 76,
    height: 56,
  });
  drawText(easel, {
    ...text,
    text: CLAIM,
    color: COLORS.ink,
    sizes: [78],
    y: 260,
    height: 290,
    align: "bottom",
  });
  drawStairs(easel, { x: 800, y: 0, scale: 1 });
}
