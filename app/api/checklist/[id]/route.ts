import { MESSAGES } from "@/lib/checklists/constants";
import { findChecklist } from "@/lib/checklists/data";
import { archiveChecklist, deleteChecklist } from "@/lib/checklists/plan-state";
import { archiveChecklistSchema } from "@/lib/checklists/schema";
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
  PATCH: handler(
    { session: "required", params: idParams, body: archiveChecklistSchema },
    async ({ session, params, body: { archived } }) => ({
      archived,
      archivedAt: await archiveChecklist(session.user.id, params.id, archived),
      message: archived ? MESSAGES.planArchived : MESSAGES.planUnarchived,
    }),
  ),
  DELETE: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await deleteChecklist(session.user.id, params.id);
    return { message: MESSAGES.planDeleted };
  }),
});
