import { z } from "zod";
import { blankAsUnset } from "./values.ts";

export const optionalDollars = z.preprocess(
  blankAsUnset,
  z.coerce.number({ error: "must be US dollars such as 20 or 0.50" }).min(0).max(1e9).optional(),
);

const PRICES_HINT =
  'must be JSON such as {"a-model":{"input":2,"output":10}}, in US dollars for a million tokens';

const dollars = z.number({ error: PRICES_HINT }).min(0).max(1_000);

const modelPrice = z
  .strictObject(
    {
      input: dollars,
      output: dollars,
      /** What is written into the service's cache, and read from it; without them as input. */
      cacheWrite: dollars.optional(),
      cacheRead: dollars.optional(),
    },
    { error: PRICES_HINT },
  )
  .transform(({ input, output, cacheWrite = input, cacheRead = input }) => ({
    input,
    output,
    cacheWrite,
    cacheRead,
  }));

/** What a million tokens of a model cost, in US dollars. */
export type ModelPrice = z.infer<typeof modelPrice>;

/** Text that is no JSON stays as it is, and is refused with the hint. */
function fromJson(value: unknown): unknown {
  const text = blankAsUnset(value);
  if (typeof text !== "string") return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Prices of models in place of or beside those that the product knows, as JSON; none where unset. */
export const modelPrices = z.preprocess(
  fromJson,
  z.record(z.string(), modelPrice, { error: PRICES_HINT }),
);
