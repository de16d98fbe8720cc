import type { Canvas, CanvasKit } from "canvaskit-wasm";
import { MARK_DROP_PATH, MARK_STEPS_PATH } from "../../mark-paths.ts";

/** The tokens of the light theme (app/globals.css), in the notation that Skia reads. */
export const COLORS = {
  paper: "#f9f6ee",
  raised: "#fefcf8",
  ink: "#13231f",
  inkSoft: "#455450",
  line: "#dcd6c8",
  water: "#00525c",
  waterWash: "#d8efee",
  onWater: "#fcfaf3",
  onWaterSoft: "#9fdfe0",
  drop: "#5fb7bc",
  marigold: "#edaf3c",
  marigoldRim: "#c98a1c",
} as const;

export type Place = { x: number; y: number; scale: number };

export type Pen = { kit: CanvasKit; canvas: Canvas };

/** Fills an SVG path, drawn in its own coordinates and set to a place. */
export function fillPath({ kit, canvas }: Pen, d: string, color: string, place: Place): void {
  const path = kit.Path.MakeFromSVGString(d);
  if (!path) throw new Error("A path of the preview can't be read.");
  canvas.save();
  canvas.translate(place.x, place.y);
  canvas.scale(place.scale, place.scale);
  withPaint(kit, color, (paint) => canvas.drawPath(path, paint));
  canvas.restore();
  path.delete();
}

/** A filled rectangle with round corners. */
export function fillBox(
  { kit, canvas }: Pen,
  color: string,
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
): void {
  const box = kit.RRectXY(kit.XYWHRect(left, top, width, height), radius, radius);
  withPaint(kit, color, (paint) => canvas.drawRRect(box, paint));
}

/** The mark, 32 by 32 at scale 1. */
export function drawMark(pen: Pen, steps: string, drop: string, place: Place): void {
  fillPath(pen, MARK_STEPS_PATH, steps, place);
  fillPath(pen, MARK_DROP_PATH, drop, place);
}

/** A coin that bears the mark. */
export function drawCoin({ kit, canvas }: Pen, x: number, y: number, radius: number): void {
  const disk = (color: string, size: number) =>
    withPaint(kit, color, (paint) => canvas.drawCircle(x, y, size, paint));
  disk(COLORS.marigoldRim, radius);
  disk(COLORS.marigold, radius * 0.93);
  disk(COLORS.marigoldRim, radius * 0.78);
  disk(COLORS.marigold, radius * 0.75);
  const scale = radius / 30;
  const place = { x: x - 15.6 * scale, y: y - 15.9 * scale, scale };
  drawMark({ kit, canvas }, COLORS.water, COLORS.water, place);
}

/** The stairs into the water, which reach the right and the lower edge. 400 by 630 at scale 1. */
export function drawStairs(pen: Pen, place: Place): void {
  fillPath(pen, "M240 500h160v130H240z", COLORS.waterWash, place);
  fillPath(pen, "M290 534h34v5h-34zM344 534h26v5h-26zM300 570h40v5h-40z", COLORS.drop, place);
  fillPath(pen, "M0 630V260h84v80h84v80h84v80h20v130z", COLORS.water, place);
  fillPath(
    pen,
    "M320 270c26 34 46 61 46 90a46 46 0 0 1-92 0c0-29 20-56 46-90z",
    COLORS.drop,
    place,
  );
}

type Paint = InstanceType<CanvasKit["Paint"]>;

function withPaint(kit: CanvasKit, color: string, use: (paint: Paint) => void): void {
  const paint = new kit.Paint();
  paint.setAntiAlias(true);
  paint.setColor(kit.parseColorString(color));
  use(paint);
  paint.delete();
}
