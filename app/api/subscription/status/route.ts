import { findSubscriptionStatus } from "@/lib/billing/data";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, ({ session }) => findSubscriptionStatus(session.user.id)),
});
