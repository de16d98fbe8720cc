import { CREATE_PLAN_LIMIT, MESSAGES } from "@/lib/checklists/constants";
import { createChecklist } from "@/lib/checklists/create";
import { listChecklists } from "@/lib/checklists/data";
import { createChecklistSchema, listQuerySchema } from "@/lib/checklists/schema";
import { todayIn } from "@/lib/dates";
import { readClaimTokenHash } from "@/lib/decisions/claim-token";
import { countUse } from "@/lib/decisions/owner";
import { handler, routes } from "@/lib/route-handler";
import { refuseHarm } from "@/lib/safety/examine";
import { parseInput } from "@/lib/validation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ request, session }) => {
    const { searchParams } = new URL(request.url);
    const query = parseInput(listQuerySchema, Object.fromEntries(searchParams));
    const filter = { status: query.status, words: query.q };
    const { user } = session;
    return { data: await listChecklists(user.id, query, todayIn(user.timeZone), filter) };
  }),
  POST: handler({ session: "optional", body: createChecklistSchema }, async ({ session, body }) => {
    await countUse(CREATE_PLAN_LIMIT, session);
    const planned = [body.userContext];
    await refuseHarm({ surface: "goal", texts: [], planned, person: session?.user ?? null });
    const maker = {
      userId: session?.user.id ?? null,
      claimTokenHash: await readClaimTokenHash(),
    };
    return { checklist: await createChecklist(maker, body), message: MESSAGES.planCreated };
  }),
});
