/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  shuffle(numbers: Uint32Array): void {
    for (let index = numbers.length - 1; index > 0; index -= 1) {
      const other = this.below(index + 1);
      const kept = numbers[index] ?? 0;
      numbers[index] = numbers[other] ?? 0;
      numbers[other] = kept;
    }
  }
}
