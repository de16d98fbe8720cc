import { FLIP_LIMIT } from "@/lib/decisions/constants";
import { flipCoin } from "@/lib/decisions/flip";
import { countUse } from "@/lib/decisions/owner";
import { flipSchema } from "@/lib/decisions/schema";
import { handler, routes } from "@/lib/route-handler";
import { beside, refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: flipSchema }, async ({ session, body }) => {
    await countUse(FLIP_LIMIT, session);
    const texts = [body.inputText, ...body.options];
    const safety = await refuseHarm({ surface: "decision", texts, person: session.user });
    return { decision: await flipCoin(session.user.id, body), ...beside(safety) };
  }),
});
