import { readFileSync } from "node:fs";
import path from "node:path";
import { type Model, readModel } from "./model.ts";

/** Written by `npm run train:planner`. Read from the project's folder, where every process of it runs. */
const FILE = path.join(process.cwd(), "lib/decisions/planner/recognise/weights.bin");

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
    return readModel(readFileSync(FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The weights of the planner can't be read from ${FILE} (${reason}). They are part of the repository: restore the file, or train it anew by "npm run train:planner".`,
    );
  }
}
