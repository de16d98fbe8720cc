import { SHAPES } from "../../lib/safety/check/features.ts";
import { HEADS, type Head, type Model } from "../../lib/safety/check/model.ts";
import { ROWS } from "../../lib/safety/check/table.ts";
import type { Learnt } from "./learn.ts";

/** Weights as whole numbers from -127 to 127, each head with a scale of its own. */
export function quantise({ marks, weights, biases }: Learnt): Model {
  const small = new Int8Array(weights.length);
  const heads = HEADS.map((_, head): Head => {
    const scale = largestOf(weights, head) / 127;
    for (let row = 0; row < ROWS; row += 1) {
      const at = row * HEADS.length + head;
      small[at] = Math.max(-127, Math.min(127, Math.round((weights[at] ?? 0) / scale)));
    }
    const bias = biases[head] ?? 0;
    return { ...UNCALIBRATED, scale, bias };
  });
  return { heads, marks, weights: small, wholeFlagsAt: UNCALIBRATED.flagsAt };
}

const UNCALIBRATED = { slope: 1, intercept: 0, flagsAt: Array.from({ length: SHAPES }, () => 1) };

/** All but the few largest weights of a head lie below; those are cut. */
function largestOf(weights: Float32Array, head: number): number {
  const sizes = Float32Array.from({ length: ROWS }, (_, row) =>
    Math.abs(weights[row * HEADS.length + head] ?? 0),
  ).sort();
  return Math.max(1e-6, sizes[Math.floor(ROWS * 0.9995)] ?? 0);
}
