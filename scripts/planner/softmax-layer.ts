import type { Chance } from "../chance.ts";

/** Below this a probability moves no weight. */
const NEGLIGIBLE = 1e-4;
/** Biases are learnt so much slower than directions. */
const BIAS_SHARE = 0.1;

/**
 * A direction for each kind, learnt by softmax and cross-entropy, one point after the other, by stochastic
 * gradient descent with AdaGrad.
 */
export class SoftmaxLayer {
  /** `directions[kind * dimensions + dimension]` */
  readonly directions: Float32Array;
  readonly biases: Float32Array;
  private readonly dimensions: number;
  private readonly rate: number;
  private readonly squares: Float32Array;
  private readonly errors: Float64Array;

  constructor(kinds: number, dimensions: number, rate: number, chance: Chance) {
    this.dimensions = dimensions;
    this.rate = rate;
    this.directions = around(kinds * dimensions, 0.1, chance);
    this.biases = new Float32Array(kinds);
    this.squares = new Float32Array(kinds).fill(1e-3);
    this.errors = new Float64Array(kinds);
  }

  /** Learns that a point is of a kind; adds to `gradient` what would move the point, and returns the loss. */
  see(point: Float64Array, kind: number, gradient: Float64Array): number {
    const { dimensions, rate, directions, biases, squares, errors } = this;
    this.score(point);
    const loss = -Math.log((errors[kind] ?? 0) + 1e-9);
    errors[kind] = (errors[kind] ?? 0) - 1;
    for (let one = 0; one < biases.length; one += 1) {
      const error = errors[one] ?? 0;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      squares[one] = (squares[one] ?? 0) + error * error;
      const step = (rate * error) / Math.sqrt(squares[one] ?? 1);
      const from = one * dimensions;
      for (let place = 0; place < dimensions; place += 1) {
        const direction = directions[from + place] ?? 0;
        gradient[place] = (gradient[place] ?? 0) + error * direction;
        directions[from + place] = direction - step * (point[place] ?? 0);
      }
      biases[one] = (biases[one] ?? 0) - step * BIAS_SHARE;
    }
    return loss;
  }

  /** Sets `errors` to the probability of each kind at the point. */
  private score(point: Float64Array): void {
    const { dimensions, directions, biases, errors } = this;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < errors.length; kind += 1) {
      // Two sums: the processor need not wait for one before it begins the other.
      let score = biases[kind] ?? 0;
      let more = 0;
      const from = kind * dimensions;
      for (let place = 0; place < dimensions; place += 2) {
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

/** So many numbers by chance, none further from 0 than `most`. */
export function around(length: number, most: number, chance: Chance): Float32Array {
  return Float32Array.from({ length }, () => (2 * chance.next() - 1) * most);
}
