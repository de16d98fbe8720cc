import { readFileSync } from "node:fs";
import path from "node:path";
import { type Model, readModel } from "./model.ts";

/** Written by `npm run train:safety`. Read from the project's folder, where every process of it runs. */
const FILE = path.join(process.cwd(), "lib/safety/check/weights.bin");

/** The classifier, read once when the process starts: without it nothing may be let through. */
export const MODEL: Model = readWeights();

function readWeights(): Model {
  try {
    return readModel(readFileSync(FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The weights of the safety check can't be read from ${FILE} (${reason}). They are part of the repository: restore the file, or train it anew by "npm run train:safety".`,
    );
  }
}
