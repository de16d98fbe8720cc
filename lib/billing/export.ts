import "server-only";
import type { ExportSection } from "@/lib/export";

/** The person's customer at Stripe. The numbers of readings are the product's own. */
export const billingCustomerExport: ExportSection = {
  name: "billingCustomer",
  single: true,
  async *rows(snapshot, userId) {
    const customer = await snapshot.billingCustomer.findUnique({
      where: { userId },
      select: { stripeCustomerId: true, createdAt: true },
    });
    if (customer) yield customer;
  },
};

/** The subscription as Stripe last told it. */
export const subscriptionExport: ExportSection = {
  name: "subscription",
  single: true,
  async *rows(snapshot, userId) {
    const subscription = await snapshot.subscription.findUnique({
      where: { userId },
      omit: { userId: true },
    });
    if (subscription) yield subscription;
  },
};
