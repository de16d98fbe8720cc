import { startCheckout } from "@/lib/billing/checkout";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required" }, ({ session }) => startCheckout(session.user.id)),
});
