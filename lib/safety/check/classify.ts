import { HEADS, type Model } from "./model.ts";
import { SUMS } from "./packed-weights.ts";
import type { SentenceSums } from "./sentence-sums.ts";

/** Sentences that are read as one: a thought often needs two or three. */
const WIDEST_WINDOW = 3;

/** One to three sentences, by number, what they look like, and the probability of each head. */
export type Window = { first: number; last: number; shape: number; probabilities: Float32Array };

const WIDTH = HEADS.length;
const probabilities = new Float32Array(WIDTH);
/** Of the window that is read: what its sentences add to each head together, and each head's log-odds. */
const together = new Int32Array(WIDTH);
const scores = new Float64Array(WIDTH);

/** The classifier has learnt English words; of codes, noise and other languages it knows nothing. */
const LEAST_KNOWN = 0.4;

/** The least log-odds of any head at which a window is of interest, by its shape and whether it is the whole text. */
export type Interest = (shape: number, isWhole: boolean) => number;

/**
 * Shows the probabilities of every window to `visit`, which must not keep them: they are used again.
 * Windows that are not of interest are passed over.
 */
export function eachWindow(
  model: Model,
  read: SentenceSums,
  visit: (window: Window) => void,
  interest: Interest = () => Number.NEGATIVE_INFINITY,
): void {
  const { size, shapes, counts, known, wordsAt } = read;
  const window = { first: 0, last: 0, shape: 0, probabilities };
  for (let first = 0; first < size; first += 1) {
    const end = Math.min(size, first + WIDEST_WINDOW);
    let count = 0;
    let readable = 0;
    together.fill(0);
    window.shape = 0;
    for (let last = first; last < end; last += 1) {
      count += counts[last] ?? 0;
      readable += known[last] ?? 0;
      addSentence(read, last);
      window.shape = Math.max(window.shape, shapes[last] ?? 0);
      const words = (wordsAt[last + 1] ?? 0) - (wordsAt[first] ?? 0);
      if (readable < words * LEAST_KNOWN) continue;
      const isWhole = first === 0 && last === size - 1;
      if (scoreTogether(model, count) < interest(window.shape, isWhole)) continue;
      window.first = first;
      window.last = last;
      for (let head = 0; head < WIDTH; head += 1) {
        probabilities[head] = probabilityOf(scores[head] ?? 0);
      }
      visit(window);
    }
  }
}

/** The greatest probability of any head for each sentence alone. */
export function likeliestOfEach(model: Model, read: SentenceSums): Float32Array {
  const likeliest = new Float32Array(read.size);
  for (let index = 0; index < read.size; index += 1) {
    together.fill(0);
    addSentence(read, index);
    likeliest[index] = probabilityOf(scoreTogether(model, read.counts[index] ?? 0));
  }
  return likeliest;
}

function addSentence(read: SentenceSums, index: number): void {
  const from = index * SUMS;
  for (let head = 0; head < WIDTH; head += 1) {
    together[head] = (together[head] ?? 0) + (read.sums[from + head] ?? 0);
  }
}

/** Sets the log-odds of each head for the sentences that were added, and returns the greatest. */
function scoreTogether({ heads }: Model, count: number): number {
  const share = shareOf(count);
  let greatest = Number.NEGATIVE_INFINITY;
  for (let head = 0; head < WIDTH; head += 1) {
    const { scale, bias, slope, intercept } = heads[head] ?? NO_HEAD;
    const score = slope * ((together[head] ?? 0) * scale * share + bias) + intercept;
    scores[head] = score;
    if (score > greatest) greatest = score;
  }
  return greatest;
}

const NO_HEAD = { scale: 0, bias: 0, slope: 0, intercept: 0 };

/** What each feature of a window counts for, so that long windows don't outweigh short ones. */
export function shareOf(count: number): number {
  return count === 0 ? 0 : 1 / Math.sqrt(count);
}

/** The logistic function. */
export function probabilityOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The log-odds of a probability. */
export function logOddsOf(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/** A probability with so much more log-odds. */
export function shifted(probability: number, logOdds: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(logOdds);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
}
