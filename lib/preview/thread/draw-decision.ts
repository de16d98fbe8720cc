import { directionOf } from "../../right-to-left.ts";
import type { Preview } from "../types.ts";
import { COLORS, drawCoin, drawMark, drawStairs, fillBox } from "./draw-shapes.ts";
import { drawText } from "./draw-text.ts";
import type { Easel } from "./easel.ts";
import { TEXT_FONT, TITLE_FONT } from "./font-packages.ts";

type DecisionPreview = Extract<Preview, { kind: "decision" }>;

const LEFT = 80;
const WIDTH = 850;
const LOWER = { y: 404, height: 156 };
const GAP = 20;

/** The preview of a shared decision: question, what the coin chose, or what it may choose from. */
export function drawDecision(easel: Easel, decision: DecisionPreview): void {
  const context = [decision.question, decision.chosenOption, ...decision.options].join(" ");
  drawStairs(easel, { x: 1000, y: 315, scale: 0.5 });
  drawName(easel);
  const { chosenOption, options } = decision;
  const isWhole = chosenOption === null && options.length === 0;
  const question = {
    text: decision.question,
    context,
    font: TITLE_FONT,
    weight: 600,
    color: COLORS.ink,
    sizes: isWhole ? [84, 72, 62, 54, 46, 40] : [68, 60, 52, 46, 40],
    x: LEFT,
    y: 150,
    width: WIDTH,
    height: isWhole ? 400 : 226,
    align: "middle",
  } as const;
  // A script that no font has: the picture still says what it is about.
  if (drawText(easel, question) === 0) drawText(easel, { ...question, text: "A shared decision" });
  if (chosenOption !== null) drawChoice(easel, chosenOption, context);
  else drawOptions(easel, options, context);
}

function drawName(easel: Easel): void {
  drawMark(easel, COLORS.water, COLORS.water, { x: LEFT - 4, y: 62, scale: 1.6 });
  drawText(easel, {
    text: "Stepwell",
    context: "",
    font: TITLE_FONT,
    weight: 600,
    color: COLORS.water,
    sizes: [38],
    x: LEFT + 62,
    y: 65,
    width: 400,
    height: 48,
  });
}

function drawChoice(easel: Easel, option: string, context: string): void {
  const mirrored = directionOf(option) === "rtl";
  fillBox(easel, COLORS.water, [LEFT, LOWER.y, WIDTH, LOWER.height], 28);
  const coinX = mirrored ? LEFT + WIDTH - 84 : LEFT + 84;
  drawCoin(easel, coinX, LOWER.y + LOWER.height / 2, 52);
  const text = {
    context,
    font: TEXT_FONT,
    x: mirrored ? LEFT + 32 : LEFT + 160,
    width: WIDTH - 192,
    alignRight: mirrored,
  };
  drawText(easel, {
    ...text,
    text: "The coin chose",
    weight: 500,
    color: COLORS.onWaterSoft,
    sizes: [25],
    y: LOWER.y + 18,
    height: 32,
  });
  const answer = {
    ...text,
    text: option,
    weight: 700,
    color: COLORS.onWater,
    sizes: [52, 44, 38, 32],
    y: LOWER.y + 50,
    height: 92,
    align: "middle",
  } as const;
  if (drawText(easel, answer) === 0) drawText(easel, { ...answer, text: "See it on Stepwell" });
}

function drawOptions(easel: Easel, options: readonly string[], context: string): void {
  const columns = options.length > 2 ? 2 : 1;
  const rows = Math.ceil(options.length / columns);
  const height = Math.min(64, (LOWER.height - (rows - 1) * 12) / rows);
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  options.forEach((option, index) => {
    const x = LEFT + Math.floor(index / rows) * (width + GAP);
    const y = LOWER.y + (index % rows) * (height + 12);
    drawOption(easel, option, { number: index + 1, context, x, y, width, height });
  });
}

type OptionPlace = {
  number: number;
  context: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

function drawOption(easel: Easel, option: string, place: OptionPlace): void {
  const { number, context, x, y, width, height } = place;
  const mirrored = directionOf(option) === "rtl";
  fillBox(easel, COLORS.waterWash, [x, y, width, height], 16);
  const line = { context, font: TEXT_FONT, y: y + 2, height: height - 4, maxLines: 1 };
  const numberX = mirrored ? x + width - 64 : x + 20;
  drawText(easel, {
    ...line,
    text: String(number),
    weight: 700,
    color: COLORS.water,
    sizes: [30],
    x: numberX,
    width: 44,
    alignRight: mirrored,
    align: "middle",
  });
  drawText(easel, {
    ...line,
    text: option,
    weight: 500,
    color: COLORS.ink,
    sizes: [30, 26],
    x: mirrored ? x + 20 : x + 60,
    width: width - 80,
    align: "middle",
  });
}
