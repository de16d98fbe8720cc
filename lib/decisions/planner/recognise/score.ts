import { type Features, featuresOf } from "./features.ts";
import { type Model, RARITY_STEP } from "./model.ts";

/** A kind that a text may be of; "-" stands for none. Probabilities of all kinds add up to 1. */
export type Likely = { kind: string; probability: number };

/** The probability of each of a model's kinds for a text, in their order. Linear in the text's length. */
export function probabilitiesOf(model: Model, text: string): Float64Array {
  const point = pointOf(model, featuresOf(text));
  const { kinds, dimensions, directions, directionScale, biases, temperature } = model;
  const scores = new Float64Array(kinds.length);
  for (let kind = 0; kind < kinds.length; kind += 1) {
    let score = 0;
    const from = kind * dimensions;
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      score += (directions[from + dimension] ?? 0) * (point[dimension] ?? 0);
    }
    scores[kind] = (score * directionScale + (biases[kind] ?? 0)) / temperature;
  }
  return softmax(scores);
}

/** A model's kinds with these probabilities, the likeliest first. */
export function likeliestOf(model: Model, probabilities: Float64Array): Likely[] {
  return Array.from(probabilities, (probability, at) => ({
    kind: model.kinds[at] ?? "-",
    probability,
  })).sort((one, other) => other.probability - one.probability);
}

function pointOf(model: Model, features: Features): Float64Array {
  const { dimensions, keys, rarity, vectors, vectorScale } = model;
  const point = new Float64Array(dimensions);
  let squares = 0;
  for (const [key, worth] of features) {
    const feature = indexOf(keys, key);
    if (feature === -1) continue;
    const weight = worth * (rarity[feature] ?? 0) * RARITY_STEP;
    squares += weight * weight;
    const from = feature * dimensions;
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      point[dimension] = (point[dimension] ?? 0) + weight * (vectors[from + dimension] ?? 0);
    }
  }
  const scale = squares === 0 ? 0 : vectorScale / Math.sqrt(squares);
  return point.map((value) => value * scale);
}

/** The place of a key among ascending ones, or -1. */
export function indexOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = keys[middle] ?? 0;
    if (there === key) return middle;
    if (there < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function softmax(scores: Float64Array): Float64Array {
  const greatest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - greatest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}
