import { requirePremium } from "@/lib/billing/require-premium";
import { COACHING_MESSAGES } from "@/lib/coaching/constants";
import { readConversation } from "@/lib/coaching/data";
import { deleteConversation } from "@/lib/coaching/mutations";
import { COACHING_PROBLEMS } from "@/lib/coaching/problems";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await requirePremium(session.user.id, COACHING_PROBLEMS.premium);
    return { data: { conversation: await readConversation(session.user.id, params.id) } };
  }),
  DELETE: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await requirePremium(session.user.id, COACHING_PROBLEMS.premium);
    await deleteConversation(session.user.id, params.id);
    return { message: COACHING_MESSAGES.deleted };
  }),
});
