import { requirePremium } from "@/lib/billing/require-premium";
import { findSettings } from "@/lib/reminders/data";
import { SETTINGS_PROBLEMS } from "@/lib/reminders/problems";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ session }) => {
    await requirePremium(session.user.id, SETTINGS_PROBLEMS.premiumRequired);
    return { data: { settings: await findSettings(session.user.id) } };
  }),
});
