import { requirePremium } from "@/lib/billing/require-premium";
import { MESSAGES } from "@/lib/reminders/constants";
import { readPreview } from "@/lib/reminders/data";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ session }) => {
    await requirePremium(session.user.id, MESSAGES.premiumRequired);
    return { data: { preview: await readPreview(session.user) } };
  }),
});
