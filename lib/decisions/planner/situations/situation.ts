/**
 * What people type when they tell how things are instead of what they want, with a plan for exactly that.
 * Slots are `who`, `thing` and `place`, from the pattern's groups of that name, and `deadline`, `day`.
 */
export type Situation = {
  id: string;
  /** How it is told, anywhere in what was typed; read with apostrophes put in and without regard to case. */
  says: RegExp;
  /** Words that rule it out. */
  unless?: RegExp;
  /** True where an order tells it too: "clean out the fish tank". */
  ordered?: boolean;
  /** True where a kind of goal with a plan of its own goes before. */
  late?: boolean;
  /** The steps, in the notation that `parsePlan` reads. Each slot has a default there. */
  plan: string;
};
