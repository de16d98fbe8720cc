import { printColumns } from "../table.ts";

type Kind = { times: number[]; refused: number; failed: string[] };

/** What came of every request of a crowd, by what was asked for. */
export class Tally {
  readonly #kinds = new Map<string, Kind>();

  /** Counts an answer. 429 is a limit that holds; everything else above 399 is an error. */
  note(what: string, status: number, milliseconds: number): void {
    const kind = this.#of(what);
    if (status === 429) kind.refused += 1;
    else if (status >= 400) kind.failed.push(String(status));
    else kind.times.push(milliseconds);
  }

  /** Counts a request that got no answer, or half of one. */
  noteFailure(what: string, error: unknown): void {
    this.#of(what).failed.push(error instanceof Error ? error.message : String(error));
  }

  get requests(): number {
    return this.#sum(({ times, refused, failed }) => times.length + refused + failed.length);
  }

  get errors(): number {
    return this.#sum(({ failed }) => failed.length);
  }

  /** One line for each kind of request, and each error once. */
  print(): void {
    const rows = [...this.#kinds].sort().map(([what, { times, refused, failed }]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) =>
        `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)} ms`;
      const counts = [sorted.length, refused, failed.length].map(String);
      return [what, ...counts, at(0.5), at(0.95), at(0.99), at(1)];
    });
    const head = ["request", "answered", "limited", "errors", "p50", "p95", "p99", "longest"];
    printColumns([head, ...rows]);
    for (const [what, { failed }] of this.#kinds) {
      for (const error of new Set(failed)) console.log(`${what}: ${error}`);
    }
  }

  #of(what: string): Kind {
    const kind = this.#kinds.get(what) ?? { times: [], refused: 0, failed: [] };
    this.#kinds.set(what, kind);
    return kind;
  }

  #sum(count: (kind: Kind) => number): number {
    return [...this.#kinds.values()].reduce((sum, kind) => sum + count(kind), 0);
  }
}
