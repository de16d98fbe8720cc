import { MESSAGES } from "@/lib/checklists/constants";
import { restoreChecklist } from "@/lib/checklists/plan-state";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await restoreChecklist(session.user.id, params.id);
    return { message: MESSAGES.planRestored };
  }),
});
