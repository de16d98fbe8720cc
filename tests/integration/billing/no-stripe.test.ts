import { expect, test, vi } from "vitest";
import { updateBillingCustomer } from "@/lib/billing/customer";
import { endBilling } from "@/lib/billing/end-billing";
import { findPrice } from "@/lib/billing/price";
import { prisma } from "@/lib/db";
import { logger } from "@/lib/logger";
import { signedIn } from "../support/people";

const off = {
  success: false,
  code: "BILLING_OFF",
  message: "Payments are not set up on this site, so nothing can be bought and nobody is charged.",
};

test.each([
  ["POST", "/api/checkout/session"],
  ["POST", "/api/billing-portal"],
  ["GET", "/api/subscription/portal"],
])("%s %s says plainly that nothing can be bought", async (method, path) => {
  const { browser } = await signedIn();
  expect(await browser.call(method, path)).toMatchObject({ status: 503, body: off });
});

test("the rest works: there is no price, and the status is read from the database", async () => {
  const { browser, userId } = await signedIn();
  expect(await findPrice()).toBeNull();
  await prisma.subscription.create({
    data: { userId, status: "active", stripeSubscriptionId: "sub_1", stripePriceId: "price_1" },
  });
  expect((await browser.call("GET", "/api/subscription/status")).body).toMatchObject({
    success: true,
    hasActiveSubscription: true,
  });
});

test("the log says plainly which customer is still there, and the job stays", async () => {
  const told = vi.spyOn(logger, "error");
  await expect(endBilling("cus_1")).rejects.toThrow("Stripe is not configured");
  expect(told).toHaveBeenCalledWith(
    { stripeCustomerId: "cus_1" },
    "billing not ended: billing is not configured",
  );
});

test("a change of address is told to nobody", async () => {
  const { userId } = await signedIn();
  await prisma.billingCustomer.create({ data: { userId, stripeCustomerId: "cus_2" } });
  await expect(updateBillingCustomer(userId)).resolves.toBeUndefined();
});
