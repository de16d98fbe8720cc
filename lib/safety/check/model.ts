import { REASONS } from "../reasons.ts";
import type { SafetyReason } from "../types.ts";
import { SHAPES } from "./features.ts";
import { ROWS } from "./table.ts";

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
  /** From this probability on a window of each shape (`features.ts`) is flagged. */
  flagsAt: readonly number[];
};

/** The classifier: `weights[row * HEADS.length + head]`. */
export type Model = {
  heads: readonly Head[];
  /** Whose each row is (`table.ts`). */
  marks: Uint16Array;
  weights: Int8Array;
  /**
   * From this probability of any reason on a window of each shape is flagged when it is the whole text:
   * of a short text one window is read, of a long one hundreds that may go wrong.
   */
  wholeFlagsAt: readonly number[];
};

const MAGIC = 0x53574c4c;
const VERSION = 4;
const FIELDS = 4 + SHAPES;
const HEADS_AT = 16 + SHAPES * 4;
const HEADER_BYTES = HEADS_AT + HEADS.length * FIELDS * 4;
const WEIGHTS_AT = HEADER_BYTES + ROWS * 2;

/** The bytes of a weights file. */
export function writeModel({ heads, marks, weights, wholeFlagsAt }: Model): Uint8Array {
  const bytes = new Uint8Array(WEIGHTS_AT + weights.length);
  const view = new DataView(bytes.buffer);
  [MAGIC, VERSION, ROWS, HEADS.length].forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  wholeFlagsAt.forEach((bar, shape) => {
    view.setFloat32(16 + shape * 4, bar, true);
  });
  heads.forEach((head, index) => {
    const { scale, bias, slope, intercept, flagsAt } = head;
    [scale, bias, slope, intercept, ...flagsAt].forEach((value, place) => {
      view.setFloat32(HEADS_AT + (index * FIELDS + place) * 4, value, true);
    });
  });
  marks.forEach((mark, row) => {
    view.setUint16(HEADER_BYTES + row * 2, mark, true);
  });
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), WEIGHTS_AT);
  return bytes;
}

/**
 * The classifier in the bytes of a weights file.
 * @throws Error when they are of another version or cut short
 */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const expected = [MAGIC, VERSION, ROWS, HEADS.length];
  const size = WEIGHTS_AT + ROWS * HEADS.length;
  if (
    bytes.byteLength !== size ||
    expected.some((value, index) => view.getUint32(index * 4, true) !== value)
  ) {
    throw new Error("these are no weights of this version of the safety check");
  }
  const heads = HEADS.map((_, index) => {
    const [scale = 0, bias = 0, slope = 0, intercept = 0, ...flagsAt] = Array.from(
      { length: FIELDS },
      (_, place) => view.getFloat32(HEADS_AT + (index * FIELDS + place) * 4, true),
    );
    return { scale, bias, slope, intercept, flagsAt };
  });
  const wholeFlagsAt = Array.from({ length: SHAPES }, (_, shape) =>
    view.getFloat32(16 + shape * 4, true),
  );
  const marks = Uint16Array.from({ length: ROWS }, (_, row) =>
    view.getUint16(HEADER_BYTES + row * 2, true),
  );
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + WEIGHTS_AT);
  return { heads, marks, weights, wholeFlagsAt };
}
