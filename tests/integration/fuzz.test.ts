import fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import type { Browser } from "./support/browser";
import { EXPECTATIONS, joinFor, makeThings, methodOf } from "./support/expectations";

const stripe = await vi.hoisted(async () => (await import("./support/stripe")).startStripe());
afterAll(() => stripe.stop());

/** FUZZ_RUNS asks for more than the everyday number, for each call. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);

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
  // Each run is a first try; how often one may try is another test's matter.
  await prisma.rateLimit.deleteMany();
  const answer = await browser.call<{ success?: unknown }>(method, path, body);
  expect(answer.status).toBeLessThan(500);
  expect(typeof answer.body.success).toBe("boolean");
  if (answer.status >= 400) expect(answer.body.success).toBe(false);
}

describe.each(Object.keys(EXPECTATIONS))("%s", (row) => {
  test("never answers 5xx, whatever the body says", async () => {
    const { browser } = await joinFor(row);
    const things = await makeThings(browser, "Plan a party");
    const { path, body } = EXPECTATIONS[row]?.ask(things) ?? { path: "" };
    if (methodOf(row) === "GET" || body === undefined) return;
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: bodyLike(body) }, strange), (fuzzed) =>
        neverFails(browser, methodOf(row), path, fuzzed),
      ),
      { numRuns },
    );
  });

  test("never answers 5xx, whatever the address says", async () => {
    const { browser } = await joinFor(row);
    const things = await makeThings(browser, "Plan a party");
    const { path, body } = EXPECTATIONS[row]?.ask(things) ?? { path: "" };
    const piece = fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).filter(isPathPiece);
    const query = fc.dictionary(
      fc.constantFrom("cursor", "limit", "q", "status", "day", "month", "x"),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(piece, query, (odd, parameters) => {
        const pathname = path.replace(/[0-9a-f-]{36}|(?<=\/shared\/)\w+/, encodeURIComponent(odd));
        const search = new URLSearchParams(parameters);
        return neverFails(browser, methodOf(row), `${pathname}?${search}`, body);
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

/** Dots alone are resolved by the address itself; lone surrogates can't be written into one. */
function isPathPiece(text: string): boolean {
  return !/\p{Cs}/u.test(text) && !/^\.{1,2}$/.test(text);
}
