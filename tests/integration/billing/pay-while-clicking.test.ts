import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { completeSession } from "@/sandbox/stripe/acts/checkout";
import { type Person, signedIn } from "../support/people";
import { sessionsOf } from "../support/stripe-things";
import { tabOf, upgrade } from "../support/upgrading";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());

const HISTORIES = 60;

const milliseconds = fc.integer({ min: 0, max: 25 });

/** What happens at the same time: clicks on Upgrade and payments, and how slow Stripe is meanwhile. */
const history = fc.record({
  acts: fc.array(
    fc.record({ act: fc.constantFrom("click", "pay", "reprice"), after: milliseconds }),
    {
      minLength: 3,
      maxLength: 12,
    },
  ),
  delays: fc.array(milliseconds, { minLength: 30, maxLength: 30 }),
});

const openPages = (person: Person) =>
  sessionsOf(stripe.account, person.userId).filter(({ status }) => status === "open");

function pay(person: Person): void {
  const [page] = openPages(person);
  if (page) completeSession(stripe.account, page.id);
}

/** As if it had been opened before the price was another one. */
function reprice(person: Person): void {
  for (const page of openPages(person)) {
    stripe.account.checkoutSessions.put(page.id, { ...page, metadata: { priceId: "price_old" } });
  }
}

async function click(person: Person): Promise<number> {
  return (await upgrade(tabOf(person))).status;
}

test("however clicks and payments fall, nobody pays twice", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ acts, delays }) => {
      const person = await signedIn();
      await click(person);
      stripe.script.set({ answers: delays.map((delayMs) => ({ delayMs })) });
      const statuses = await Promise.all(
        acts.map(async ({ act, after }) => {
          await wait(after);
          if (act === "click") return click(person);
          if (act === "pay") pay(person);
          else reprice(person);
          return 200;
        }),
      );
      stripe.script.set({ answers: [] });
      for (const status of statuses) expect([200, 409]).toContain(status);
      // Whatever page is still open somewhere is paid for as well.
      pay(person);
      const customer = sessionsOf(stripe.account, person.userId)[0]?.customer;
      const paid = stripe.account.subscriptions.all().filter((one) => one.customer === customer);
      expect(paid.length).toBeLessThanOrEqual(1);
      if (paid.length > 0) {
        expect(await click(person)).toBe(409);
        expect(openPages(person)).toEqual([]);
      }
    }),
    { numRuns: HISTORIES },
  );
}, 120_000);
