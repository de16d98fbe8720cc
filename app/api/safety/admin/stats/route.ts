import { handler, routes } from "@/lib/route-handler";
import { readStats } from "@/lib/safety/data";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, ({ session }) => readStats(session.user)),
});
