import { readFileSync } from "node:fs";
import path from "node:path";
import { type Model, readModel } from "./model.ts";
import { readWordVectors } from "./word-vectors.ts";

/** Written by `npm run train:planner`. Read from the project's folder, where every process of it runs. */
const FILE = path.join(process.cwd(), "lib/decisions/planner/recognise/weights.bin");
/** Written by `npm run make:word-vectors`, once for all. */
const WORDS_FILE = path.join(process.cwd(), "lib/decisions/planner/recognise/word-vectors.bin");

const holder: typeof globalThis & { stepwellKinds?: Model } = globalThis;

/**
 * What was learnt of the words for each kind of goal; one copy for the process, read at its first use.
 * @throws Error when the file can't be read
 */
export function learntModel(): Model {
  holder.stepwellKinds ??= readWeights();
  return holder.stepwellKinds;
}

function readWeights(): Model {
  try {
    return readModel(readFileSync(FILE), readWordVectors(readFileSync(WORDS_FILE)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The weights of the planner can't be read from ${FILE} and ${WORDS_FILE} (${reason}). They are part of the repository: restore the files, or train it anew by "npm run train:planner".`,
    );
  }
}
