import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { inProject } from "../../../scripts/project.ts";
import { readSets } from "../../safety/texts.ts";
import { accuracyFigures, falseAlarmFigure } from "./accuracy.ts";
import { callFigures } from "./call.ts";
import { heldBackTexts, sharedCounselling } from "./held-back.ts";
import { printKinds } from "./kinds.ts";
import { robustnessFigures } from "./robust.ts";
import { keeps, printSafetyTable, type SafetyFigure } from "./table.ts";
import { timeFigures } from "./time.ts";

// Measures the safety check. Parts may be named: `npm run bench:safety -- time call accuracy robust`;
// `kinds` alone prints what is missed by reason and kind of text.
const PARTS = ["time", "call", "accuracy", "robust"] as const;
const chosen = process.argv.slice(2);
const wants = (part: (typeof PARTS)[number]) => chosen.length === 0 || chosen.includes(part);

const sets = readSets();
const all = Object.values(sets).flat();
if (chosen.includes("kinds")) printKinds(all);

const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine}`);
const figures: SafetyFigure[] = [];
if (wants("time")) figures.push(...timeFigures());
if (wants("call")) figures.push(...(await measuredCalls()));
if (wants("accuracy")) {
  figures.push(
    ...accuracyFigures("unseen", all),
    ...accuracyFigures("held back", heldBackTexts()),
    falseAlarmFigure("ordinary goals", sets.goals ?? [], 0.3),
    falseAlarmFigure("diary entries", sets.diaries ?? []),
    falseAlarmFigure("counselling questions, unseen", sets.counselling ?? [], 5),
    falseAlarmFigure("near misses", sets["near-misses"] ?? []),
    ...sharedFalseAlarms(),
  );
}
if (wants("robust")) figures.push(...robustnessFigures(sets));
if (figures.length > 0) printSafetyTable(figures);
process.exitCode = figures.every(keeps) ? 0 : 1;

function sharedFalseAlarms(): SafetyFigure[] {
  const shared = sharedCounselling();
  if (shared) {
    return [
      falseAlarmFigure("shared counselling questions", shared.all, 5),
      falseAlarmFigure("shared counselling questions, held back", shared.heldBack, 5),
    ];
  }
  console.log("The shared data are not here: their counselling questions are left out.");
  return [];
}

async function measuredCalls(): Promise<SafetyFigure[]> {
  if (existsSync(inProject(".next/BUILD_ID"))) return await callFigures();
  console.log("There is no production build in .next: the whole call is left out.");
  return [];
}
