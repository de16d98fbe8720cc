import { checkText } from "../../../lib/safety/check/check-text.ts";
import { isAlarm, isRightSeverity, judge } from "../../safety/score.ts";
import type { LabelledText } from "../../safety/texts.ts";
import { printColumns } from "../table.ts";

/** What is noticed by reason and kind of text, without any sentence: where the check is weak. */
export function printKinds(texts: readonly LabelledText[]): void {
  const groups = Object.groupBy(texts, ({ label, kind }) => `${label} / ${kind}`);
  const rows = Object.entries(groups).map(([name, group = []]) => {
    const judged = judge(group, checkText);
    const alarms = judged.filter(isAlarm).length;
    const right = judged.filter(isRightSeverity).length;
    return [name, String(group.length), String(alarms), String(right)];
  });
  printColumns([["reason / kind", "texts", "noticed", "right severity"], ...rows.sort()]);
}
