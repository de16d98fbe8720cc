import "server-only";
import type { ExportSection } from "@/lib/export";

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
