import { requirePremium } from "@/lib/billing/require-premium";
import { listConversations } from "@/lib/coaching/data";
import { COACHING_PROBLEMS } from "@/lib/coaching/problems";
import { historyQuerySchema } from "@/lib/coaching/schema";
import { handler, routes } from "@/lib/route-handler";
import { parseInput } from "@/lib/validation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ request, session }) => {
    await requirePremium(session.user.id, COACHING_PROBLEMS.premium);
    const { searchParams } = new URL(request.url);
    const page = parseInput(historyQuerySchema, Object.fromEntries(searchParams));
    return { data: await listConversations(session.user.id, page) };
  }),
});
