import Stripe from "stripe";
import { beforeEach, expect, test, vi } from "vitest";
import { makeOnce } from "./make-once";

// Nobody waits here; `waits` has the milliseconds that they would have.
const waits = vi.hoisted((): number[] => []);
vi.mock("node:timers/promises", () => ({
  setTimeout: (milliseconds: number) => Promise.resolve(waits.push(milliseconds)),
}));

beforeEach(() => void waits.splice(0));

const failure = (statusCode: number, headers: Record<string, string> = {}) =>
  new Stripe.errors.StripeAPIError({ message: "No", type: "api_error", statusCode, headers });

/** A failure that Stripe tells again, because it remembers it under the key. */
const toldAgain = (request: string) =>
  failure(500, { "idempotent-replayed": "true", "original-request": request });

/** Answers one call after the other, and the keys that came. */
function making(...answers: unknown[]) {
  const keys: string[] = [];
  const make = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, make };
}

test("asks with the key", async () => {
  const { keys, make } = making("made");
  expect(await makeOnce("one", make)).toBe("made");
  expect(keys).toEqual(["one"]);
});

test("waits while another request makes the same, and gets what that one made", async () => {
  const { keys, make } = making(failure(409), failure(409), failure(409), "made");
  expect(await makeOnce("one", make)).toBe("made");
  expect(keys).toEqual(["one", "one", "one", "one"]);
  expect(waits).toHaveLength(3);
});

test("does not wait for ever", async () => {
  const { keys, make } = making(...Array.from({ length: 50 }, () => failure(409)));
  await expect(makeOnce("one", make)).rejects.toMatchObject({ statusCode: 409 });
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(10_000);
  expect(keys.length).toBeLessThan(10);
});

test("a failure is not tried again by itself, whatever it is", async () => {
  for (const error of [failure(500), failure(429), failure(400), new Error("mine")]) {
    const { keys, make } = making(error, "made");
    await expect(makeOnce("one", make)).rejects.toBe(error);
    expect(keys).toEqual(["one"]);
  }
});

test("one that Stripe remembers is followed by a try under the next key, the same for all", async () => {
  const { keys, make } = making(toldAgain("req_1"), "made");
  expect(await makeOnce("one", make)).toBe("made");
  expect(keys).toEqual(["one", "one:req_1"]);
});

test("and so on from failure to failure, up to the first that is new", async () => {
  const fresh = failure(500);
  const { keys, make } = making(toldAgain("req_1"), toldAgain("req_2"), fresh);
  await expect(makeOnce("one", make)).rejects.toBe(fresh);
  expect(keys).toEqual(["one", "one:req_1", "one:req_2"]);
});

test("but not for ever", async () => {
  const remembered = Array.from({ length: 50 }, (_, index) => toldAgain(`req_${index}`));
  const { keys, make } = making(...remembered);
  await expect(makeOnce("one", make)).rejects.toMatchObject({ statusCode: 500 });
  expect(keys.length).toBeLessThan(10);
});
