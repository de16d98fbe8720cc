import { writeFileSync } from "node:fs";
import { writeModel } from "../../lib/safety/check/model.ts";
import { reportFailure } from "../plain-error.ts";
import { inProject } from "../project.ts";
import { calibrated } from "./calibrate.ts";
import { countTexts, Learner } from "./learn.ts";
import { quantise } from "./quantise.ts";
import { readRows } from "./rows.ts";
import { samplesOf } from "./samples.ts";
import { withThresholds } from "./thresholds.ts";

// `npm run train:safety`: reads our examples and the shared data, learns, sets the bars on the rows that
// it held back, and writes lib/safety/check/weights.bin. The same rows give the same bytes.

const OPTIONS = { epochs: 10, rate: 0.3, decay: 0.005, fewestTexts: 1, positives: 3, seed: 7 };
const FILE = inProject("lib/safety/check/weights.bin");

async function train(): Promise<void> {
  const begin = performance.now();
  const rows = readRows();
  const samples = samplesOf(
    rows.filter((row) => !row.isHeldBack),
    OPTIONS.seed,
  );
  const learner = new Learner(samples, countTexts(samples.map((one) => one.sentences)), OPTIONS);
  console.log(`${rows.length} rows, ${samples.length} samples with their copies`);
  for (let pass = 0; pass < OPTIONS.epochs; pass += 1) {
    learner.pass(pass);
    console.log(`pass ${pass + 1} of ${OPTIONS.epochs}`);
  }
  const heldBack = rows.filter((row) => row.isHeldBack);
  const model = withThresholds(calibrated(quantise(learner.learnt()), heldBack), heldBack);
  const bytes = writeModel(model);
  writeFileSync(FILE, bytes);
  // The check reads its weights when it is loaded, so it can't be before they are written.
  const { printTable } = await import("./print-table.ts");
  printTable(model, heldBack);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const bars = [...(model.heads[0]?.flagsAt ?? []), ...model.wholeFlagsAt]
    .map((bar) => bar.toFixed(3))
    .join(", ");
  console.log(`\n${FILE}: ${bytes.length} bytes in ${seconds} s; bars: ${bars}`);
}

train().catch(reportFailure);
