import { REASONS } from "../reasons.ts";
import type { SafetyReason } from "../types.ts";
import { BUCKETS } from "./features.ts";

/** One score for each reason, and one more for whether there is any. */
export const HEADS: readonly (SafetyReason | "any")[] = [
  ...(Object.keys(REASONS) as SafetyReason[]),
  "any",
];

/** How a head's score becomes a probability, and what probability means what. */
export type Head = {
  /** What one step of an int8 weight is worth. */
  scale: number;
  bias: number;
  /** Platt's calibration: probability = 1 / (1 + exp(-(slope * score + intercept))). */
  slope: number;
  intercept: number;
  /** From this probability on a text is flagged. */
  flagsAt: number;
  /** From this one on it deserves a second opinion. */
  greyAt: number;
  /** From this one on it is flagged although a rule saw that it speaks without risk. */
  flagsClearedAt: number;
};

/** The classifier: `weights[bucket * HEADS.length + head]`. */
export type Model = { heads: readonly Head[]; weights: Int8Array };

const MAGIC = 0x53574c4c;
const VERSION = 1;
const FIELDS = [
  "scale",
  "bias",
  "slope",
  "intercept",
  "flagsAt",
  "greyAt",
  "flagsClearedAt",
] as const satisfies readonly (keyof Head)[];
const HEADER_BYTES = 16 + HEADS.length * FIELDS.length * 4;

/** The bytes of a weights file. */
export function writeModel({ heads, weights }: Model): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + weights.length);
  const view = new DataView(bytes.buffer);
  [MAGIC, VERSION, BUCKETS, HEADS.length].forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  heads.forEach((head, index) => {
    FIELDS.forEach((field, place) => {
      view.setFloat32(16 + (index * FIELDS.length + place) * 4, head[field], true);
    });
  });
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), HEADER_BYTES);
  return bytes;
}

/**
 * The classifier in the bytes of a weights file.
 * @throws Error when they are of another version or cut short
 */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const expected = [MAGIC, VERSION, BUCKETS, HEADS.length];
  const size = HEADER_BYTES + BUCKETS * HEADS.length;
  if (
    bytes.byteLength !== size ||
    expected.some((value, index) => view.getUint32(index * 4, true) !== value)
  ) {
    throw new Error("these are no weights of this version of the safety check");
  }
  const heads = HEADS.map((_, index) => {
    const field = (place: number) =>
      view.getFloat32(16 + (index * FIELDS.length + place) * 4, true);
    const [scale, bias, slope, intercept, flagsAt, greyAt, flagsClearedAt] = [
      field(0),
      field(1),
      field(2),
      field(3),
      field(4),
      field(5),
      field(6),
    ];
    return { scale, bias, slope, intercept, flagsAt, greyAt, flagsClearedAt };
  });
  return { heads, weights: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES) };
}
