import { FLIP_LIMIT } from "@/lib/decisions/constants";
import { flipCoin } from "@/lib/decisions/flip";
import { countUse } from "@/lib/decisions/owner";
import { flipSchema } from "@/lib/decisions/schema";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: flipSchema }, async ({ session, body }) => {
    await countUse(FLIP_LIMIT, session);
    return { decision: await flipCoin(session.user.id, body) };
  }),
});
