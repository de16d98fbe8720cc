import { type Features, featuresOf } from "./features.ts";
import { indexOf } from "./keys.ts";
import { MEANING_LENGTH, type Model, RARITY_STEP, UNSEEN_RARITY } from "./model.ts";
import { addMeaning, type WeighedWord } from "./word-vectors.ts";

/** A kind that a text may be of; "-" stands for none. Probabilities of all kinds add up to 1. */
export type Likely = { kind: string; probability: number };

/** The probability of each of a model's kinds for a text, in their order. Linear in the text's length. */
export function probabilitiesOf(model: Model, text: string): Float64Array {
  const point = pointOf(model, featuresOf(text));
  const { kinds, directions, directionScale, biases, temperature } = model;
  const scores = new Float64Array(kinds.length);
  for (let kind = 0; kind < kinds.length; kind += 1) {
    let score = 0;
    const from = kind * point.length;
    for (let dimension = 0; dimension < point.length; dimension += 1) {
      score += (directions[from + dimension] ?? 0) * (point[dimension] ?? 0);
    }
    scores[kind] = (score * directionScale + (biases[kind] ?? 0)) / temperature;
  }
  return softmax(scores);
}

/** What is less likely than this is not meant. */
const LEAST_LIKELY = 0.001;

/** A model's kinds that have some probability, the likeliest first. */
export function likeliestOf(model: Model, probabilities: Float64Array): Likely[] {
  const likely: Likely[] = [];
  for (const [at, probability] of probabilities.entries()) {
    if (probability >= LEAST_LIKELY) likely.push({ kind: model.kinds[at] ?? "-", probability });
  }
  return likely.sort((one, other) => other.probability - one.probability);
}

/** The groups that these belong to, each with the probability of all of its own, the likeliest first. */
export function gathered(
  likely: readonly Likely[],
  groupOf: ReadonlyMap<string, string>,
): Likely[] {
  const groups = new Map<string, number>();
  for (const { kind, probability } of likely) {
    const group = groupOf.get(kind);
    if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + probability);
  }
  return Array.from(groups, ([kind, probability]) => ({ kind, probability })).sort(
    (one, other) => other.probability - one.probability,
  );
}

/** What was learnt of the features, and behind it what the words mean elsewhere. */
function pointOf(model: Model, features: Features): Float64Array {
  const { dimensions, keys, rarity, vectors, vectorScale, words } = model;
  const point = new Float64Array(dimensions + words.dimensions);
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
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    point[dimension] = (point[dimension] ?? 0) * scale;
  }
  addMeaning(words, weighedWords(features, keys, rarity), MEANING_LENGTH, point, dimensions);
  return point;
}

/** A text's features by how rare they are; the words among them have vectors. */
export function* weighedWords(
  features: Features,
  keys: Uint32Array,
  rarity: Uint8Array,
): Generator<WeighedWord> {
  for (const [key, worth] of features) {
    const feature = indexOf(keys, key);
    yield [key, worth * (feature === -1 ? UNSEEN_RARITY : (rarity[feature] ?? 0) * RARITY_STEP)];
  }
}

function softmax(scores: Float64Array): Float64Array {
  const greatest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - greatest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}
