import { printColumns } from "../bench/table";
import { type Measured, type Rate, ratesOf } from "./measure";

/** One table: a rule a line, with the rate and the counts of each planner. */
export function printRates(byPlanner: ReadonlyMap<string, readonly Measured[]>): void {
  const columns = [...byPlanner.values()].map(ratesOf);
  const head = ["rule", ...[...byPlanner.keys()].flatMap((name) => [name, "kept"]), "it asks"];
  const rows = (columns[0] ?? []).map(({ rule, asks }, at) => [
    rule,
    ...columns.flatMap((rates) => inWords(rates[at])),
    asks,
  ]);
  printColumns([head, ...rows]);
}

/** A rate in per cent, rounded down: 100 % means each one. */
function inWords(rate: Rate | undefined): [string, string] {
  if (rate === undefined || rate.of === 0) return ["-", ""];
  return [
    `${(Math.floor((rate.kept / rate.of) * 1_000) / 10).toFixed(1)} %`,
    `${rate.kept} of ${rate.of}`,
  ];
}

/** Each breach under its goal. */
export function printFailures(measured: readonly Measured[]): void {
  for (const { goal, size, planner, breaches } of measured) {
    for (const { rule, detail } of breaches) {
      console.log(
        `${planner}, ${size}, ${rule}: ${goal.text.replaceAll("\n", " / ")}\n    ${detail}`,
      );
    }
  }
}

/** Whole plans as a person gets them. */
export function printPlans(
  measured: readonly Measured[],
  sources: ReadonlyMap<string, string>,
): void {
  for (const { goal, size, planner, answer } of measured) {
    const source = sources.get(goal.text);
    console.log(
      `\n${goal.text}\n  (${planner}, ${size}, ${goal.topic}${source ? `, ${source}` : ""})`,
    );
    if (answer.notice !== null) console.log(`  Notice: ${answer.notice}`);
    if (answer.question !== null) console.log(`  ${answer.question}`);
    for (const { text, minutes } of answer.steps)
      console.log(`  ${String(minutes).padStart(3)}  ${text}`);
  }
}
