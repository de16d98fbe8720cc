import { MESSAGES } from "@/lib/checklists/constants";
import { findChecklist } from "@/lib/checklists/data";
import { deleteChecklist } from "@/lib/checklists/plan-state";
import { todayIn } from "@/lib/dates";
import { missing, requireReader } from "@/lib/decisions/owner";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "optional", params: idParams }, async ({ session, params }) => {
    const today = todayIn(session?.user.timeZone ?? null);
    const checklist = await findChecklist(await requireReader(session), params.id, today);
    if (!checklist) throw missing(session);
    return { checklist };
  }),
  DELETE: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await deleteChecklist(session.user.id, params.id);
    return { message: MESSAGES.planDeleted };
  }),
});
