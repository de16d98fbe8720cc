import { expect, test, vi } from "vitest";
import { cancelSubscription } from "@/lib/billing/cancel-subscription";
import { logger } from "@/lib/logger";

test("without Stripe the log says plainly which subscription still runs, and the job stays", async () => {
  const told = vi.spyOn(logger, "error");
  await expect(cancelSubscription("sub_1")).rejects.toThrow("Stripe is not configured");
  expect(told).toHaveBeenCalledWith(
    { stripeSubscriptionId: "sub_1" },
    "subscription not cancelled: billing is not configured",
  );
});
