import { countUse } from "@/lib/decisions/owner";
import { SHARE_LIMIT } from "@/lib/decisions/share/constants";
import { shareDecision } from "@/lib/decisions/share/mutations";
import { shareSchema } from "@/lib/decisions/share/schema";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: shareSchema }, async ({ session, body }) => {
    await countUse(SHARE_LIMIT, session);
    return shareDecision(session.user, body);
  }),
});
