import { checkText } from "../../../lib/safety/check/check-text.ts";
import { alarms, alarmsWhenBuried, alarmsWhenDisturbed } from "../../safety/robustness.ts";
import type { LabelledText } from "../../safety/texts.ts";
import type { SafetyFigure } from "./table.ts";

/** What is left of the recall after disturbances, and what they do to harmless texts. */
export function robustnessFigures(sets: Record<string, LabelledText[]>): SafetyFigure[] {
  const harmful = Object.values(sets).flatMap((texts) =>
    texts.filter(({ label }) => label !== "none"),
  );
  const { goals = [], diaries = [] } = sets;
  const plain = alarms(harmful, checkText);
  const buried = alarmsWhenBuried(harmful, [...goals, ...diaries], checkText);
  return [
    ...alarmsWhenDisturbed(harmful, checkText),
    { name: "burial in 4,000 characters", share: buried },
  ]
    .map(
      ({ name, share }): SafetyFigure => ({
        name: `recall after ${name}, of plain`,
        ours: share / plain,
        unit: "times",
        note: `${(100 * share).toFixed(1)} % of ${harmful.length}`,
        bar: { atLeast: 0.9 },
      }),
    )
    .concat(
      alarmsWhenDisturbed(goals, checkText).map(({ name, share }) => ({
        name: `false alarms: goals after ${name}`,
        ours: 100 * share,
        unit: "%",
        note: `of ${goals.length}`,
        // A disguise that sets off the alarm by itself would pass for a disguise seen through.
        bar: { atMost: 1 },
      })),
    );
}
