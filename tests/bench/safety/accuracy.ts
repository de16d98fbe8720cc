import { checkText } from "../../../lib/safety/check/check-text.ts";
import { REASONS } from "../../../lib/safety/reasons.ts";
import { isAlarm, isHarm, isRightSeverity, judge, shareOf } from "../../safety/score.ts";
import type { LabelledText } from "../../safety/texts.ts";
import { type SafetyFigure, shareFigure } from "./table.ts";

const CATEGORIES = [...new Set(Object.values(REASONS).map(({ category }) => category))];

/** Recall and precision of detection in general and of each category, and of the right severity. */
export function accuracyFigures(set: string, texts: readonly LabelledText[]): SafetyFigure[] {
  const judged = judge(texts, checkText);
  return [
    shareFigure(`${set}: noticed at all, recall`, shareOf(judged, isHarm, isAlarm)),
    shareFigure(`${set}: noticed at all, precision`, shareOf(judged, isAlarm, isHarm)),
    shareFigure(`${set}: right severity`, shareOf(judged, isHarm, isRightSeverity)),
    ...CATEGORIES.flatMap((category) => {
      const name = category.replaceAll("_", " ");
      const isWanted = (one: (typeof judged)[number]) => one.wanted.category === category;
      const isGot = (one: (typeof judged)[number]) => one.got.category === category;
      return [
        shareFigure(`${set}: ${name}, recall`, shareOf(judged, isWanted, isGot)),
        shareFigure(`${set}: ${name}, noticed as anything`, shareOf(judged, isWanted, isAlarm)),
        shareFigure(`${set}: ${name}, precision`, shareOf(judged, isGot, isWanted)),
      ];
    }),
  ];
}

/** How often texts without any risk set off the alarm. */
export function falseAlarmFigure(
  name: string,
  texts: readonly LabelledText[],
  atMost?: number,
): SafetyFigure {
  const harmless = texts.filter(({ label }) => label === "none");
  const alarms = shareOf(judge(harmless, checkText), () => true, isAlarm);
  return shareFigure(
    `false alarms: ${name}`,
    alarms,
    atMost === undefined ? undefined : { atMost },
  );
}
