import { featuresOf } from "../../lib/decisions/planner/recognise/features.ts";
import { indexOf } from "../../lib/decisions/planner/recognise/keys.ts";
import { MEANING_LENGTH, RARITY_STEP } from "../../lib/decisions/planner/recognise/model.ts";
import { weighedWords } from "../../lib/decisions/planner/recognise/score.ts";
import {
  addMeaning,
  type WordVectors,
} from "../../lib/decisions/planner/recognise/word-vectors.ts";
import { Chance } from "../chance.ts";
import type { Example } from "./examples.ts";

export type Options = {
  dimensions: number;
  epochs: number;
  rate: number;
  /** Share of an example's features that are left out each time it is seen, against learning by heart. */
  dropout: number;
  /** Share of the times that an example is seen without what its words mean elsewhere. */
  meaningDropout: number;
  /** Features in fewer examples than this are left out. */
  fewestExamples: number;
  seed: number;
};

/** What was learnt, before it is made small. */
export type Learnt = {
  kinds: readonly string[];
  keys: Uint32Array;
  rarity: Uint8Array;
  vectors: Float32Array;
  directions: Float32Array;
  biases: Float32Array;
};

/** An example as numbers: which features, how much of each, what its words mean, and the kind's place. */
type Row = { features: Int32Array; amounts: Float32Array; meaning: Float32Array; kind: number };

/** Below this a probability moves no weight. */
const NEGLIGIBLE = 1e-4;

/**
 * Learns a vector for each feature and a direction for each kind: a linear network with one layer between
 * (as fastText's), beside which the meaning of the words stands as it is; softmax and cross-entropy, by stochastic gradient descent with AdaGrad. The same examples
 * and options give the same numbers.
 */
export class Learner {
  readonly learnt: Learnt;
  private readonly rows: readonly Row[];
  private readonly order: Uint32Array;
  private readonly chance: Chance;
  private readonly options: Options;
  private readonly squaresOfFeatures: Float32Array;
  private readonly squaresOfKinds: Float32Array;
  private readonly point: Float64Array;
  private readonly gradient: Float64Array;
  private readonly errors: Float64Array;

  constructor(examples: readonly Example[], words: WordVectors, options: Options) {
    const { dimensions, seed, fewestExamples } = options;
    this.options = options;
    this.chance = new Chance(seed);
    const kinds = [...new Set(examples.map(({ kind }) => kind))].sort();
    const { keys, rarity } = commonFeatures(examples, fewestExamples);
    const places = new Map(kinds.map((kind, at) => [kind, at]));
    this.rows = examples.map(({ kind, text }) => ({
      ...rowOf(text, keys, rarity, words),
      kind: places.get(kind) ?? 0,
    }));
    this.order = Uint32Array.from(this.rows.keys());
    this.learnt = {
      kinds,
      keys,
      rarity,
      vectors: this.around(keys.length * dimensions, 0.6 / Math.sqrt(dimensions)),
      directions: this.around(kinds.length * (dimensions + words.dimensions), 0.1),
      biases: new Float32Array(kinds.length),
    };
    this.squaresOfFeatures = new Float32Array(keys.length).fill(1e-3);
    this.squaresOfKinds = new Float32Array(kinds.length).fill(1e-3);
    this.point = new Float64Array(dimensions + words.dimensions);
    this.gradient = new Float64Array(dimensions);
    this.errors = new Float64Array(kinds.length);
  }

  /** Sees each example once, in an order of chance; returns the mean loss. */
  pass(): number {
    this.chance.shuffle(this.order);
    let loss = 0;
    for (const at of this.order) {
      const row = this.rows[at];
      if (row) loss += this.see(this.thinned(row));
    }
    return loss / this.rows.length;
  }

  private around(length: number, most: number): Float32Array {
    return Float32Array.from({ length }, () => (2 * this.chance.next() - 1) * most);
  }

  private thinned({ features, amounts, meaning, kind }: Row): Row {
    const { dropout, meaningDropout } = this.options;
    const isMeant = this.chance.next() >= meaningDropout;
    const kept = Array.from(features.keys()).filter(() => this.chance.next() >= dropout);
    const scale = 1 / Math.sqrt(1 - dropout);
    return {
      features: Int32Array.from(kept, (at) => features[at] ?? 0),
      amounts: Float32Array.from(kept, (at) => (amounts[at] ?? 0) * scale),
      meaning: isMeant ? meaning : NO_MEANING,
      kind,
    };
  }

  private see({ features, amounts, meaning, kind }: Row): number {
    const { dimensions, rate } = this.options;
    const { vectors, directions, biases } = this.learnt;
    const { point, gradient, errors, squaresOfFeatures, squaresOfKinds } = this;
    point.fill(0);
    point.set(meaning, dimensions);
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * dimensions;
      const amount = amounts[at] ?? 0;
      for (let place = 0; place < dimensions; place += 1) {
        point[place] = (point[place] ?? 0) + (vectors[from + place] ?? 0) * amount;
      }
    }
    this.score();
    const loss = -Math.log((errors[kind] ?? 0) + 1e-9);
    errors[kind] = (errors[kind] ?? 0) - 1;
    gradient.fill(0);
    for (let one = 0; one < biases.length; one += 1) {
      const error = errors[one] ?? 0;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      squaresOfKinds[one] = (squaresOfKinds[one] ?? 0) + error * error;
      const step = (rate * error) / Math.sqrt(squaresOfKinds[one] ?? 1);
      const from = one * point.length;
      for (let place = 0; place < dimensions; place += 1) {
        gradient[place] = (gradient[place] ?? 0) + error * (directions[from + place] ?? 0);
      }
      for (let place = 0; place < point.length; place += 1) {
        directions[from + place] = (directions[from + place] ?? 0) - step * (point[place] ?? 0);
      }
      biases[one] = (biases[one] ?? 0) - step * 0.1;
    }
    const square = gradient.reduce((sum, value) => sum + value * value, 0) / dimensions;
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at] ?? 0;
      const amount = amounts[at] ?? 0;
      squaresOfFeatures[feature] = (squaresOfFeatures[feature] ?? 0) + square * amount * amount;
      const step = (rate * amount) / Math.sqrt(squaresOfFeatures[feature] ?? 1);
      const from = feature * dimensions;
      for (let place = 0; place < dimensions; place += 1) {
        vectors[from + place] = (vectors[from + place] ?? 0) - step * (gradient[place] ?? 0);
      }
    }
    return loss;
  }

  /** Sets `errors` to the probability of each kind at the point. */
  private score(): void {
    const { point, errors } = this;
    const { directions, biases } = this.learnt;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < errors.length; kind += 1) {
      // Sums of every other place: the processor need not wait for one before it begins the other.
      let score = biases[kind] ?? 0;
      let more = 0;
      const from = kind * point.length;
      for (let place = 0; place < point.length; place += 2) {
        score += (directions[from + place] ?? 0) * (point[place] ?? 0);
        more += (directions[from + place + 1] ?? 0) * (point[place + 1] ?? 0);
      }
      score += more;
      errors[kind] = score;
      if (score > greatest) greatest = score;
    }
    let sum = 0;
    for (let kind = 0; kind < errors.length; kind += 1) {
      const odds = Math.exp((errors[kind] ?? 0) - greatest);
      errors[kind] = odds;
      sum += odds;
    }
    for (let kind = 0; kind < errors.length; kind += 1) errors[kind] = (errors[kind] ?? 0) / sum;
  }
}

/** The features that enough examples have, ascending, with how rare each is. */
function commonFeatures(
  examples: readonly Example[],
  fewest: number,
): { keys: Uint32Array; rarity: Uint8Array } {
  const counts = new Map<number, number>();
  for (const { text } of examples) {
    for (const key of featuresOf(text).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kept = [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one], [other]) => one - other);
  return {
    keys: Uint32Array.from(kept, ([key]) => key),
    rarity: Uint8Array.from(kept, ([, count]) =>
      Math.round(Math.log(examples.length / count) / RARITY_STEP),
    ),
  };
}

const NO_MEANING = new Float32Array(0);

function rowOf(
  text: string,
  keys: Uint32Array,
  rarity: Uint8Array,
  words: WordVectors,
): Omit<Row, "kind"> {
  const all = featuresOf(text);
  const meaning = new Float64Array(words.dimensions);
  addMeaning(words, weighedWords(all, keys, rarity), MEANING_LENGTH, meaning, 0);
  const found = [...all].flatMap(([key, worth]) => {
    const feature = indexOf(keys, key);
    return feature === -1
      ? []
      : [{ feature, amount: worth * (rarity[feature] ?? 0) * RARITY_STEP }];
  });
  const length = Math.sqrt(found.reduce((sum, { amount }) => sum + amount * amount, 0)) || 1;
  return {
    features: Int32Array.from(found, ({ feature }) => feature),
    amounts: Float32Array.from(found, ({ amount }) => amount / length),
    meaning: Float32Array.from(meaning),
  };
}
