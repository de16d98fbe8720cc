import { openPortal } from "@/lib/billing/portal";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required" }, ({ session }) => openPortal(session.user.id)),
});
