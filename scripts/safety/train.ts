import { writeFileSync } from "node:fs";
import { type Model, writeModel } from "../../lib/safety/check/model.ts";
import { reportFailure } from "../plain-error.ts";
import { inProject } from "../project.ts";
import { calibrated } from "./calibrate.ts";
import { Learner } from "./learn.ts";
import { quantise } from "./quantise.ts";
import { type Row, readRows } from "./rows.ts";
import { samplesOf } from "./samples.ts";
import { PARTS } from "./split.ts";
import { scoredBy, withThresholds } from "./thresholds.ts";

// `npm run train:safety`: reads our examples and the shared data, learns from four of their five parts,
// and writes lib/safety/check/weights.bin. The bars are set on all parts, each judged by weights learnt
// without it: on the part held back alone there are too few harmless rows. The same rows give the same
// bytes. Takes about five minutes.

const OPTIONS = { epochs: 10, rate: 0.3, decay: 0.005, fewestTexts: 3, positives: 3, seed: 7 };
const FILE = inProject("lib/safety/check/weights.bin");

async function train(): Promise<void> {
  const begin = performance.now();
  const rows = readRows();
  console.log(`${rows.length} rows`);
  const models = Array.from({ length: PARTS }, (_, part) => learntWithout(part, rows));
  const scored = rows.flatMap((row) => {
    const itsModel = models[row.part];
    return itsModel ? [scoredBy(itsModel, row)] : [];
  });
  const [first] = models;
  if (!first) return;
  const heldBack = rows.filter((row) => row.isHeldBack);
  const model = withThresholds(first, scored);
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

/** What is learnt from all parts but one, which it is calibrated on. */
function learntWithout(part: number, rows: readonly Row[]): Model {
  const samples = samplesOf(
    rows.filter((row) => row.part !== part),
    OPTIONS.seed,
  );
  const learner = new Learner(samples, OPTIONS);
  for (let pass = 0; pass < OPTIONS.epochs; pass += 1) learner.pass(pass);
  console.log(`part ${part + 1} of ${PARTS}: ${samples.length} samples with their copies`);
  return calibrated(
    quantise(learner.learnt()),
    rows.filter((row) => row.part === part),
  );
}

train().catch(reportFailure);
