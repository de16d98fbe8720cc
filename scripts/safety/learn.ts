import { shareOf } from "../../lib/safety/check/classify.ts";
import { BUCKETS, bucketOf, emptyFeatures, readFeatures } from "../../lib/safety/check/features.ts";
import { HEADS } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import { REASONS } from "../../lib/safety/reasons.ts";
import { Chance } from "./chance.ts";
import type { Label } from "./rows.ts";

const WIDTH = HEADS.length;
const ANY = WIDTH - 1;
const WIDEST_WINDOW = 3;

/** The hashed features of a sentence, and the kind of each. */
export type SentenceFeatures = { hashes: Uint32Array; kinds: Uint8Array };

/** A text to learn from: the features of its sentences, what it is, and what it counts for. */
export type Sample = { sentences: SentenceFeatures[]; label: Label; weight: number };

/** Weights before they are made small. */
export type Learnt = { weights: Float32Array; biases: Float32Array };

const features = emptyFeatures();

/** The hashed features of each sentence of a text. */
export function sentenceFeatures(text: string): SentenceFeatures[] {
  const { literal, sentences } = readText(text);
  return sentences.map((sentence) => {
    readFeatures(literal, sentence, features);
    const { hashes, kinds, count } = features;
    return { hashes: hashes.slice(0, count), kinds: kinds.slice(0, count) };
  });
}

const TABLE_BITS = 24;

/** How many texts hold a feature, counted up to 255. */
export function countTexts(texts: readonly SentenceFeatures[][]): Uint8Array {
  const counts = new Uint8Array(1 << TABLE_BITS);
  for (const sentences of texts) {
    const slots = new Set<number>();
    for (const { hashes } of sentences) for (const hash of hashes) slots.add(slotOf(hash));
    for (const slot of slots) counts[slot] = Math.min(255, (counts[slot] ?? 0) + 1);
  }
  return counts;
}

function slotOf(hash: number): number {
  return hash >>> (32 - TABLE_BITS);
}

export type Options = {
  epochs: number;
  rate: number;
  /** L2: what part of each weight is lost in an epoch. */
  decay: number;
  /** Features in fewer texts than this get no weight. */
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
 * The same samples and seed give the same weights.
 */
export class Learner {
  private readonly weights = new Float32Array(BUCKETS * WIDTH);
  private readonly biases = new Float32Array(WIDTH).fill(-3);
  private readonly squares = new Float32Array(BUCKETS * WIDTH).fill(0.001);
  private readonly chance: Chance;
  private readonly total = new Float32Array(BUCKETS * WIDTH);
  private readonly totalBiases = new Float32Array(WIDTH);
  private summed = 0;
  private sums = new Float32Array(512 * WIDTH);
  private readonly samples: readonly Sample[];
  private readonly counts: Uint8Array;
  private readonly options: Options;

  constructor(samples: readonly Sample[], counts: Uint8Array, options: Options) {
    this.samples = samples;
    this.counts = counts;
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
    if (number * 2 >= this.options.epochs - 1) this.remember();
  }

  /** The mean of the weights after the later passes, which errs less than any of them. */
  learnt(): Learnt {
    const mean = (sum: number) => sum / this.summed;
    return { weights: this.total.map(mean), biases: this.totalBiases.map(mean) };
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

  private step({ sentences, label, weight }: Sample, rate: number, isFirst: boolean): void {
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

  private score(sentences: readonly SentenceFeatures[]): void {
    if (this.sums.length < sentences.length * WIDTH) {
      this.sums = new Float32Array(sentences.length * WIDTH * 2);
    }
    this.sums.fill(0, 0, sentences.length * WIDTH);
    sentences.forEach(({ hashes }, index) => {
      const from = index * WIDTH;
      for (const hash of hashes) {
        const row = bucketOf(hash) * WIDTH;
        for (let head = 0; head < WIDTH; head += 1) {
          this.sums[from + head] = (this.sums[from + head] ?? 0) + (this.weights[row + head] ?? 0);
        }
      }
    });
  }

  private anyWindow(sentences: readonly SentenceFeatures[]) {
    const first = this.chance.below(sentences.length);
    const last = Math.min(sentences.length - 1, first + this.chance.below(WIDEST_WINDOW));
    const share = shareOf(countOf(sentences, first, last));
    return { first, last, share, score: 0 };
  }

  private worstWindow(sentences: readonly SentenceFeatures[], head: number) {
    let worst = { first: 0, last: 0, share: 0, score: Number.NEGATIVE_INFINITY };
    for (let first = 0; first < sentences.length; first += 1) {
      let sum = 0;
      let count = 0;
      for (let last = first; last < Math.min(sentences.length, first + WIDEST_WINDOW); last += 1) {
        sum += this.sums[last * WIDTH + head] ?? 0;
        count += sentences[last]?.hashes.length ?? 0;
        const share = shareOf(count);
        if (sum * share > worst.score) worst = { first, last, share, score: sum * share };
      }
    }
    return worst;
  }

  private change(
    sentences: readonly SentenceFeatures[],
    { first, last }: { first: number; last: number },
    head: number,
    gradient: number,
    rate: number,
  ): void {
    for (let index = first; index <= last; index += 1) {
      const sentence = sentences[index];
      sentence?.hashes.forEach((hash, place) => {
        if ((this.counts[slotOf(hash)] ?? 0) < this.options.fewestTexts) return;
        const at = bucketOf(hash) * WIDTH + head;
        const square = (this.squares[at] ?? 0) + gradient * gradient;
        this.squares[at] = square;
        const step = (sentence.kinds[place] ?? 0) <= LETTER_RUNS ? rate * OF_LETTERS : rate;
        this.weights[at] = (this.weights[at] ?? 0) - (step * gradient) / Math.sqrt(square);
      });
    }
  }
}

/** Runs of letters are many and remember single texts: they learn more slowly than words and classes. */
const LETTER_RUNS = 5;
const OF_LETTERS = 0.5;

function positiveWeight(head: number, { positives }: Options): number {
  return head === ANY ? 1 : positives;
}

function countOf(sentences: readonly SentenceFeatures[], first: number, last: number): number {
  let count = 0;
  for (let index = first; index <= last; index += 1) count += sentences[index]?.hashes.length ?? 0;
  return count;
}

function shareOfRest(head: number, label: Label): number {
  const reason = HEADS[head];
  if (reason === undefined || reason === "any" || label === "none") return 1;
  return REASONS[reason].category === REASONS[label].category ? SAME_CATEGORY : 1;
}
