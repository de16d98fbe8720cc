import { CREATE_PLAN_LIMIT, MESSAGES } from "@/lib/checklists/constants";
import { duplicateChecklist } from "@/lib/checklists/duplicate";
import { countUse } from "@/lib/decisions/owner";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await countUse(CREATE_PLAN_LIMIT, session);
    const checklist = await duplicateChecklist(session.user.id, params.id);
    return { checklist, message: MESSAGES.planDuplicated };
  }),
});
