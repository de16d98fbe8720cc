import "server-only";
import { env } from "@/lib/env";
import type { ModelPrice } from "@/lib/environment/money";
import { logger } from "@/lib/logger";
import type { TokenCounts } from "./token-counts";

type Price = ModelPrice & {
  /** Another price of every token, for calls that read more than so many. */
  long?: { above: number; price: ModelPrice };
};

/**
 * US dollars for a million tokens, which is millionths of a dollar for one; the cache is that of five
 * minutes. Source: Claude documentation, "Pricing", as of 24 October 2026. `AI_PRICES` adds models and
 * changes prices.
 */
const PRICES: Record<string, Price> = {
  "claude-sonnet-5-5": { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 },
  "claude-sonnet-5": { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 },
  "claude-sonnet-4-6": { input: 3, output: 15, cacheWrite: 3.75, cacheRead: 0.3 },
  "claude-sonnet-4-5": { input: 3, output: 15, cacheWrite: 3.75, cacheRead: 0.3 },
  "claude-haiku-5-5": {
    ...{ input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
    long: {
      above: 100_000,
      price: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 },
    },
  },
  "claude-haiku-4-5": { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 },
  "claude-opus-5-5": { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 },
  "claude-opus-5": { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 },
  "claude-fable-5-1": { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 0.25 },
  "claude-fable-5": { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 1 },
};

/** What a model costs that has no price here: as much as the dearest, so that no budget is overrun. */
const DEAREST: Price = { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 1 };

const unknown = new Set<string>();

function priceOf(model: string): Price {
  // A model may be named with the day of its release.
  const name = model.replace(/-\d{8}$/, "");
  const price = env().AI_PRICES[model] ?? env().AI_PRICES[name] ?? PRICES[name];
  if (!price && !unknown.has(model)) {
    unknown.add(model);
    logger.warn({ model }, "no price for this model, the dearest counts: set AI_PRICES");
  }
  return price ?? DEAREST;
}

/** What tokens cost, in whole millionths of a dollar, rounded up. */
export function costMicros(model: string, tokens: TokenCounts): number {
  const { long, ...usual } = priceOf(model);
  const read = tokens.input + tokens.cacheWrite + tokens.cacheRead;
  const price = long && read > long.above ? long.price : usual;
  const cost =
    tokens.input * price.input +
    tokens.cacheWrite * price.cacheWrite +
    tokens.cacheRead * price.cacheRead +
    tokens.output * price.output;
  // Cents are no sum of powers of two: without this 0.1 + 0.2 would be rounded up.
  return Math.max(0, Math.ceil(cost - 1e-6));
}

/** The most that a call can cost which reads and writes at most so many tokens. */
export function highestCostMicros(model: string, read: number, written: number): number {
  const none = { input: 0, cacheWrite: 0, cacheRead: 0, output: written };
  return Math.max(
    costMicros(model, { ...none, input: read }),
    costMicros(model, { ...none, cacheWrite: read }),
    costMicros(model, { ...none, cacheRead: read }),
  );
}
