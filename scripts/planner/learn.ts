import { featuresOf } from "../../lib/decisions/planner/recognise/features.ts";
import { indexOf } from "../../lib/decisions/planner/recognise/keys.ts";
import { RARITY_STEP } from "../../lib/decisions/planner/recognise/model.ts";
import { Chance } from "../chance.ts";
import type { Example } from "./examples.ts";
import { around, SoftmaxLayer } from "./softmax-layer.ts";

export type Options = {
  dimensions: number;
  epochs: number;
  rate: number;
  /** Share of an example's features that are left out each time it is seen, against learning by heart. */
  dropout: number;
  /** Features in fewer examples than this are left out. */
  fewestExamples: number;
  seed: number;
};

/** What examples are made of: their kinds in order, and the features that enough of them have. */
export type Vocabulary = { kinds: readonly string[]; keys: Uint32Array; rarity: Uint8Array };

/** What was learnt, before it is made small. */
export type Learnt = Vocabulary & {
  vectors: Float32Array;
  directions: Float32Array;
  biases: Float32Array;
};

/** An example as numbers: which features, how much of each, and the kind's place. */
type Row = { features: Int32Array; amounts: Float32Array; kind: number };

/**
 * Learns a vector for each feature and a direction for each kind: a linear network with one layer between
 * (as fastText's). The same examples and options give the same numbers.
 */
export class FeatureLearner {
  readonly learnt: Learnt;
  private readonly rows: readonly Row[];
  private readonly order: Uint32Array;
  private readonly chance: Chance;
  private readonly options: Options;
  private readonly layer: SoftmaxLayer;
  private readonly squares: Float32Array;
  private readonly point: Float64Array;
  private readonly gradient: Float64Array;

  constructor(examples: readonly Example[], vocabulary: Vocabulary, options: Options) {
    const { dimensions, seed, rate } = options;
    const { kinds, keys, rarity } = vocabulary;
    this.options = options;
    this.chance = new Chance(seed);
    const places = new Map(kinds.map((kind, at) => [kind, at]));
    this.rows = examples.map(({ kind, text }) => ({
      ...rowOf(text, keys, rarity),
      kind: places.get(kind) ?? 0,
    }));
    this.order = Uint32Array.from(this.rows.keys());
    const vectors = around(keys.length * dimensions, 0.6 / Math.sqrt(dimensions), this.chance);
    this.layer = new SoftmaxLayer(kinds.length, dimensions, rate, this.chance);
    const { directions, biases } = this.layer;
    this.learnt = { ...vocabulary, vectors, directions, biases };
    this.squares = new Float32Array(keys.length).fill(1e-3);
    this.point = new Float64Array(dimensions);
    this.gradient = new Float64Array(dimensions);
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

  private thinned({ features, amounts, kind }: Row): Row {
    const { dropout } = this.options;
    const kept = Array.from(features.keys()).filter(() => this.chance.next() >= dropout);
    const scale = 1 / Math.sqrt(1 - dropout);
    return {
      features: Int32Array.from(kept, (at) => features[at] ?? 0),
      amounts: Float32Array.from(kept, (at) => (amounts[at] ?? 0) * scale),
      kind,
    };
  }

  private see({ features, amounts, kind }: Row): number {
    const { dimensions, rate } = this.options;
    const { vectors } = this.learnt;
    const { layer, point, gradient, squares } = this;
    point.fill(0);
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * dimensions;
      const amount = amounts[at] ?? 0;
      for (let place = 0; place < dimensions; place += 1) {
        point[place] = (point[place] ?? 0) + (vectors[from + place] ?? 0) * amount;
      }
    }
    gradient.fill(0);
    const loss = layer.see(point, kind, gradient);
    const square = gradient.reduce((sum, value) => sum + value * value, 0) / dimensions;
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at] ?? 0;
      const amount = amounts[at] ?? 0;
      squares[feature] = (squares[feature] ?? 0) + square * amount * amount;
      const step = (rate * amount) / Math.sqrt(squares[feature] ?? 1);
      const from = feature * dimensions;
      for (let place = 0; place < dimensions; place += 1) {
        vectors[from + place] = (vectors[from + place] ?? 0) - step * (gradient[place] ?? 0);
      }
    }
    return loss;
  }
}

/** The kinds of examples, and the features that enough of them have, ascending, with how rare each is. */
export function vocabularyOf(examples: readonly Example[], fewest: number): Vocabulary {
  const counts = new Map<number, number>();
  for (const { text } of examples) {
    for (const key of featuresOf(text).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kept = [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one], [other]) => one - other);
  return {
    kinds: [...new Set(examples.map(({ kind }) => kind))].sort(),
    keys: Uint32Array.from(kept, ([key]) => key),
    rarity: Uint8Array.from(kept, ([, count]) =>
      Math.round(Math.log(examples.length / count) / RARITY_STEP),
    ),
  };
}

function rowOf(text: string, keys: Uint32Array, rarity: Uint8Array): Omit<Row, "kind"> {
  const found = [...featuresOf(text)].flatMap(([key, worth]) => {
    const feature = indexOf(keys, key);
    return feature === -1
      ? []
      : [{ feature, amount: worth * (rarity[feature] ?? 0) * RARITY_STEP }];
  });
  const length = Math.sqrt(found.reduce((sum, { amount }) => sum + amount * amount, 0)) || 1;
  return {
    features: Int32Array.from(found, ({ feature }) => feature),
    amounts: Float32Array.from(found, ({ amount }) => amount / length),
  };
}
