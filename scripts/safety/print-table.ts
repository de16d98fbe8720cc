import { judge } from "../../lib/safety/check/check-text.ts";
import type { Model } from "../../lib/safety/check/model.ts";
import { REASONS } from "../../lib/safety/reasons.ts";
import type { SafetyReason, Verdict } from "../../lib/safety/types.ts";
import type { Row } from "./rows.ts";

type Judged = { row: Row; verdict: Verdict };

/** Prints what rules and classifier together make of rows that were not trained on; never their words. */
export function printTable(model: Model, rows: readonly Row[]): void {
  const judged = rows.map((row) => ({ row, verdict: judge(model, row.text).verdict }));
  printReasons(judged);
  printFalseAlarms(judged.filter(({ row }) => row.label === "none"));
  printMistakes(judged);
}

function printReasons(judged: readonly Judged[]): void {
  console.log("\nreason                  rows  found  category  severity  reason  precision");
  for (const reason of Object.keys(REASONS) as SafetyReason[]) {
    const ours = judged.filter(({ row }) => row.label === reason);
    const said = judged.filter(({ verdict }) => verdict.reason === reason);
    const share = (test: (one: Judged) => boolean) =>
      percent(ours.filter(test).length, ours.length);
    const cells = [
      share(({ verdict }) => verdict.severity !== "allow"),
      share(({ verdict }) => verdict.category === REASONS[reason].category),
      share(({ verdict }) => verdict.severity === REASONS[reason].severity),
      share(({ verdict }) => verdict.reason === reason),
      percent(said.filter(({ row }) => row.label === reason).length, said.length),
    ];
    console.log(`${reason.padEnd(23)} ${String(ours.length).padStart(4)} ${cells.join("    ")}`);
  }
}

function printFalseAlarms(harmless: readonly Judged[]): void {
  console.log("\nharmless                                rows  flagged");
  const groups = new Set(harmless.map(({ row }) => row.group));
  for (const group of groups) {
    const ours = harmless.filter(({ row }) => row.group === group);
    printAlarms(group, ours);
    if (group !== "near misses") continue;
    for (const kind of new Set(ours.map(({ row }) => row.kind))) {
      const some = ours.filter(({ row }) => row.kind === kind);
      if (some.length >= 10) printAlarms(`  ${kind}`, some);
    }
  }
}

function printAlarms(name: string, rows: readonly Judged[]): void {
  const flagged = rows.filter(({ verdict }) => verdict.severity !== "allow").length;
  console.log(
    `${name.padEnd(38)} ${String(rows.length).padStart(5)} ${percent(flagged, rows.length)}`,
  );
}

const WORST = 25;

function printMistakes(judged: readonly Judged[]): void {
  const wrong = judged.filter(
    ({ row, verdict }) => (row.label === "none") !== (verdict.severity === "allow"),
  );
  console.log(`\n${wrong.length} rows flagged or passed wrongly, the first of each kind:`);
  for (const isAlarm of [true, false]) {
    for (const { row, verdict } of wrong
      .filter((one) => (one.row.label === "none") === isAlarm)
      .slice(0, WORST)) {
      console.log(`  ${row.name}: is ${row.label}, said ${verdict.reason ?? "none"}`);
    }
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "     –" : `${((100 * part) / whole).toFixed(1)}%`.padStart(6);
}
