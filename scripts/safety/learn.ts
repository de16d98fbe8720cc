import { shareOf } from "../../lib/safety/check/classify.ts";
import { emptyFeatures } from "../../lib/safety/check/feature-set.ts";
import { readFeatures } from "../../lib/safety/check/features.ts";
import { HEADS } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import { ROWS } from "../../lib/safety/check/table.ts";
import { REASONS } from "../../lib/safety/reasons.ts";
import { Chance } from "../chance.ts";
import { giveRows, numberFeatures, type SentenceFeatures } from "./feature-numbers.ts";
import type { Label } from "./rows.ts";

const WIDTH = HEADS.length;
const ANY = WIDTH - 1;
const WIDEST_WINDOW = 3;

/** A text to learn from: the features of its sentences, what it is, and what it counts for. */
export type Sample = { sentences: SentenceFeatures[]; label: Label; weight: number };

/** A sample whose features are numbers: in the first pass those of all, then rows of the table. */
type Numbers = { sentences: Uint32Array[]; label: Label; weight: number };

/** Weights before they are made small. */
export type Learnt = { marks: Uint16Array; weights: Float32Array; biases: Float32Array };

const features = emptyFeatures();

/** The hashed features of each sentence of a text. */
export function sentenceFeatures(text: string): SentenceFeatures[] {
  const { literal, sentences } = readText(text);
  return sentences.map((sentence) => {
    readFeatures(literal, sentence, features);
    const { hashes, kinds, count } = features;
    return { hashes: Uint32Array.from(hashes.subarray(0, count)), kinds: kinds.slice(0, count) };
  });
}

export type Options = {
  epochs: number;
  rate: number;
  /** L2: what part of each weight is lost in an epoch. */
  decay: number;
  /** Features in fewer texts than this are left out. */
  fewestTexts: number;
  seed: number;
  /** What a positive text counts for; they are fewer than the rest. */
  positives: number;
};

/** What of a row is not the reason itself, but of the same category, counts for half. */
const SAME_CATEGORY = 0.4;

/**
 * Logistic regression, one head against the rest, by stochastic gradient descent with AdaGrad. A text
 * counts by its worst window of one to three sentences for each head, as it will when it is checked.
 * All features are learnt in the first pass, then those that say most, as many as the table has rows.
 * The same samples and seed give the same weights.
 */
export class Learner {
  private weights: Float32Array;
  private squares: Float32Array;
  private kinds: Uint8Array;
  private readonly hashes: Uint32Array;
  private marks = new Uint16Array(ROWS);
  private readonly samples: Numbers[];
  private readonly biases = new Float32Array(WIDTH).fill(-3);
  private readonly chance: Chance;
  private readonly total = new Float32Array(ROWS * WIDTH);
  private readonly totalBiases = new Float32Array(WIDTH);
  private summed = 0;
  private sums = new Float32Array(512 * WIDTH);
  private readonly options: Options;

  constructor(samples: readonly Sample[], options: Options) {
    const { hashes, kinds, numbers } = numberFeatures(
      samples.map((sample) => sample.sentences),
      options.fewestTexts,
    );
    this.samples = samples.map((sample) => ({
      ...sample,
      sentences: sample.sentences.map((sentence) =>
        exchanged(sentence.hashes, (hash) => numbers.get(hash) ?? -1),
      ),
    }));
    this.hashes = hashes;
    this.kinds = kinds;
    this.weights = new Float32Array(hashes.length * WIDTH);
    this.squares = new Float32Array(hashes.length * WIDTH).fill(LEAST_SQUARE);
    this.options = options;
    this.chance = new Chance(options.seed);
  }

  /** One pass over all samples in a new order. */
  pass(number: number): void {
    const order = Uint32Array.from(this.samples, (_, index) => index);
    this.chance.shuffle(order);
    const rate = this.options.rate / (1 + 0.15 * number);
    for (const index of order) {
      const sample = this.samples[index];
      if (sample && sample.sentences.length > 0) this.step(sample, rate, number === 0);
    }
    const kept = 1 - this.options.decay;
    for (let index = 0; index < this.weights.length; index += 1) {
      this.weights[index] = (this.weights[index] ?? 0) * kept;
    }
    if (number === 0) this.keepBest();
    if (number > 0 && number * 2 >= this.options.epochs - 1) this.remember();
  }

  /** The mean of the weights after the later passes, which errs less than any of them. */
  learnt(): Learnt {
    const mean = (sum: number) => sum / this.summed;
    return {
      marks: this.marks,
      weights: this.total.map(mean),
      biases: this.totalBiases.map(mean),
    };
  }

  /** From here on features are rows of the table; those that have none are left out. */
  private keepBest(): void {
    // How far a feature was moved from nothing, and how often.
    const worth = Float32Array.from(this.hashes, (_, number) => {
      let weighs = 0;
      let moved = 0;
      for (let at = number * WIDTH; at < (number + 1) * WIDTH; at += 1) {
        weighs += (this.weights[at] ?? 0) ** 2;
        moved += (this.squares[at] ?? 0) - LEAST_SQUARE;
      }
      return Math.sqrt(weighs * moved);
    });
    const { rows, marks } = giveRows(this.hashes, worth);
    const weights = new Float32Array(ROWS * WIDTH);
    const squares = new Float32Array(ROWS * WIDTH).fill(LEAST_SQUARE);
    const kinds = new Uint8Array(ROWS);
    rows.forEach((row, number) => {
      if (row < 0) return;
      const [from, end] = [number * WIDTH, (number + 1) * WIDTH];
      weights.set(this.weights.subarray(from, end), row * WIDTH);
      squares.set(this.squares.subarray(from, end), row * WIDTH);
      kinds[row] = this.kinds[number] ?? 0;
    });
    Object.assign(this, { weights, squares, kinds, marks });
    for (const sample of this.samples) {
      sample.sentences = sample.sentences.map((numbers) =>
        exchanged(numbers, (number) => rows[number] ?? -1),
      );
    }
  }

  private remember(): void {
    this.weights.forEach((weight, at) => {
      this.total[at] = (this.total[at] ?? 0) + weight;
    });
    this.biases.forEach((bias, head) => {
      this.totalBiases[head] = (this.totalBiases[head] ?? 0) + bias;
    });
    this.summed += 1;
  }

  private step({ sentences, label, weight }: Numbers, rate: number, isFirst: boolean): void {
    this.score(sentences);
    for (let head = 0; head < WIDTH; head += 1) {
      const isPositive = head === ANY ? label !== "none" : HEADS[head] === label;
      const window =
        isFirst && isPositive && sentences.length > 1
          ? this.anyWindow(sentences)
          : this.worstWindow(sentences, head);
      const score = window.score + (this.biases[head] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0);
      const worth =
        weight * (isPositive ? positiveWeight(head, this.options) : shareOfRest(head, label));
      const gradient = error * worth;
      if (Math.abs(gradient) < 0.004) continue;
      this.biases[head] = (this.biases[head] ?? 0) - 0.02 * rate * gradient;
      this.change(sentences, window, head, gradient * window.share, rate);
    }
  }

  private score(sentences: readonly Uint32Array[]): void {
    if (this.sums.length < sentences.length * WIDTH) {
      this.sums = new Float32Array(sentences.length * WIDTH * 2);
    }
    this.sums.fill(0, 0, sentences.length * WIDTH);
    sentences.forEach((numbers, index) => {
      const from = index * WIDTH;
      for (const number of numbers) {
        const row = number * WIDTH;
        for (let head = 0; head < WIDTH; head += 1) {
          this.sums[from + head] = (this.sums[from + head] ?? 0) + (this.weights[row + head] ?? 0);
        }
      }
    });
  }

  private anyWindow(sentences: readonly Uint32Array[]) {
    const first = this.chance.below(sentences.length);
    const last = Math.min(sentences.length - 1, first + this.chance.below(WIDEST_WINDOW));
    const share = shareOf(countOf(sentences, first, last));
    return { first, last, share, score: 0 };
  }

  private worstWindow(sentences: readonly Uint32Array[], head: number) {
    let worst = { first: 0, last: 0, share: 0, score: Number.NEGATIVE_INFINITY };
    for (let first = 0; first < sentences.length; first += 1) {
      let sum = 0;
      let count = 0;
      for (let last = first; last < Math.min(sentences.length, first + WIDEST_WINDOW); last += 1) {
        sum += this.sums[last * WIDTH + head] ?? 0;
        count += sentences[last]?.length ?? 0;
        const share = shareOf(count);
        if (sum * share > worst.score) worst = { first, last, share, score: sum * share };
      }
    }
    return worst;
  }

  private change(
    sentences: readonly Uint32Array[],
    { first, last }: { first: number; last: number },
    head: number,
    gradient: number,
    rate: number,
  ): void {
    for (let index = first; index <= last; index += 1) {
      for (const number of sentences[index] ?? []) {
        const at = number * WIDTH + head;
        const square = (this.squares[at] ?? 0) + gradient * gradient;
        this.squares[at] = square;
        const step = (this.kinds[number] ?? 0) <= LETTER_RUNS ? rate * OF_LETTERS : rate;
        this.weights[at] = (this.weights[at] ?? 0) - (step * gradient) / Math.sqrt(square);
      }
    }
  }
}

/** What keeps the first steps of a weight small. */
const LEAST_SQUARE = 0.001;

/** Numbers for other numbers; those that have none (-1) are left out. */
function exchanged(numbers: Uint32Array, other: (number: number) => number): Uint32Array {
  return Uint32Array.from(Array.from(numbers, other).filter((number) => number >= 0));
}

/** Runs of letters are many and remember single texts: they learn more slowly than words and classes. */
const LETTER_RUNS = 5;
const OF_LETTERS = 0.5;

function positiveWeight(head: number, { positives }: Options): number {
  return head === ANY ? 1 : positives;
}

function countOf(sentences: readonly Uint32Array[], first: number, last: number): number {
  let count = 0;
  for (let index = first; index <= last; index += 1) count += sentences[index]?.length ?? 0;
  return count;
}

function shareOfRest(head: number, label: Label): number {
  const reason = HEADS[head];
  if (reason === undefined || reason === "any" || label === "none") return 1;
  return REASONS[reason].category === REASONS[label].category ? SAME_CATEGORY : 1;
}
