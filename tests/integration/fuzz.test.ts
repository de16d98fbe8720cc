import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "./support/browser";
import { EXPECTATIONS, joinFor, makeThings, methodOf } from "./support/expectations";

// Each run is a first try; how often one may try is another test's matter.
vi.mock(import("@/lib/rate-limit"), async (original) => ({
  ...(await original()),
  consumeRateLimit: async () => undefined,
}));

const stripe = await vi.hoisted(async () => (await import("./support/stripe")).startStripe());
afterAll(() => stripe.stop());

/**
 * Every day the same ones, so that a failure is the last change's. FUZZ_SEED asks for others, FUZZ_RUNS
 * for more bodies of each call.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const numRuns = Number(process.env.FUZZ_RUNS ?? 220);
/** A machine may be busy with other things. */
const PATIENCE_MS = 180_000;
let sent = 0;

const strange = fc.oneof(
  fc.string({ unit: "binary", maxLength: 3_000 }),
  fc.constantFrom("\u0000", "\ud800", "\u202e", "'; DROP TABLE steps; --", "{{7*7}}", "NaN"),
  fc.jsonValue(),
  fc.uuid(),
  fc.boolean(),
  fc.double(),
  fc.array(fc.string({ unit: "binary", maxLength: 600 }), { maxLength: 60 }),
  fc.array(fc.record({ text: fc.string({ unit: "binary" }), minutes: fc.double() })),
);

/** A valid body of which some fields are kept, some replaced and some left out. */
function bodyLike(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries(valid).map(([name, value]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 3, arbitrary: strange }),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

async function neverFails(browser: Browser, method: string, path: string, body: unknown) {
  sent += 1;
  const answer = await browser.call<{ success?: unknown }>(method, path, body);
  expect(answer.status).toBeLessThan(500);
  expect(typeof answer.body.success).toBe("boolean");
  if (answer.status >= 400) expect(answer.body.success).toBe(false);
}

describe.each(Object.keys(EXPECTATIONS))("%s", (row) => {
  let browser = new Browser();
  let ask: { path: string; body?: Record<string, unknown> } = { path: "" };
  beforeAll(async () => {
    ({ browser } = await joinFor(row));
    const things = await makeThings(browser, "Plan a party");
    ask = EXPECTATIONS[row]?.ask(things) ?? ask;
  });

  test(
    "never answers 5xx, whatever the body says",
    async () => {
      const { path, body } = ask;
      if (methodOf(row) === "GET" || body === undefined) return;
      await fc.assert(
        fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: bodyLike(body) }, strange), (fuzzed) =>
          neverFails(browser, methodOf(row), path, fuzzed),
        ),
        { numRuns, seed },
      );
    },
    PATIENCE_MS,
  );

  test(
    "never answers 5xx, whatever the address says",
    async () => {
      const { path, body } = ask;
      const piece = fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).filter(isPathPiece);
      const query = fc.dictionary(
        fc.constantFrom("cursor", "limit", "q", "status", "day", "month", "x"),
        fc.string(),
      );
      await fc.assert(
        fc.asyncProperty(piece, query, (odd, parameters) => {
          const pathname = path.replace(
            /[0-9a-f-]{36}|(?<=\/shared\/)\w+/,
            encodeURIComponent(odd),
          );
          const search = new URLSearchParams(parameters);
          return neverFails(browser, methodOf(row), `${pathname}?${search}`, body);
        }),
        { numRuns: Math.ceil(numRuns / 5), seed },
      );
    },
    PATIENCE_MS,
  );
});

test("ten thousand requests were among them", () => {
  expect(sent).toBeGreaterThanOrEqual(10_000);
});

/** Dots alone are resolved by the address itself; lone surrogates can't be written into one. */
function isPathPiece(text: string): boolean {
  return !/\p{Cs}/u.test(text) && !/^\.{1,2}$/.test(text);
}
