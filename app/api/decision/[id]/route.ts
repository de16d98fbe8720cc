import { findDecision } from "@/lib/decisions/data";
import { missing, requireReader } from "@/lib/decisions/owner";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "optional", params: idParams }, async ({ session, params }) => {
    const decision = await findDecision(await requireReader(session), params.id);
    if (!decision) throw missing(session);
    return { decision };
  }),
});
