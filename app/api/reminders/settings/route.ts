import { requirePremium } from "@/lib/billing/require-premium";
import { consumeRateLimit } from "@/lib/rate-limit";
import { SETTINGS_LIMIT } from "@/lib/reminders/constants";
import { findSettings } from "@/lib/reminders/data";
import { saveSettings } from "@/lib/reminders/mutations";
import { SETTINGS_PROBLEMS } from "@/lib/reminders/problems";
import { reminderSettingsSchema } from "@/lib/reminders/schema";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ session }) => {
    await requirePremium(session.user.id, SETTINGS_PROBLEMS.premiumRequired);
    return { data: { settings: await findSettings(session.user.id) } };
  }),
  POST: handler(
    { session: "required", body: reminderSettingsSchema },
    async ({ session, body }) => {
      await requirePremium(session.user.id, SETTINGS_PROBLEMS.premiumRequired);
      await consumeRateLimit(SETTINGS_LIMIT, session.user.id);
      return { data: { settings: await saveSettings(session.user.id, body) } };
    },
  ),
});
