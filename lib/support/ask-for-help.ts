import "server-only";
import type { SessionUser } from "@/lib/auth/types";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { supportAddress } from "@/lib/email/contact-address";
import { sendMail } from "@/lib/email/mail";
import { consumeRateLimit } from "@/lib/rate-limit";
import { singleLine } from "@/lib/text";
import { displayNameOf } from "@/lib/users/display-name";
import { HELP_LIMIT } from "./constants";
import type { HelpInput } from "./schema";

/**
 * Sends a person's question to the support mailbox, marked when they have Premium. Nothing of it is
 * stored but the sealed job of that mail, until it is sent.
 * @throws AppError RATE_LIMITED
 */
export async function askForHelp(user: SessionUser, { message }: HelpInput): Promise<void> {
  await consumeRateLimit(HELP_LIMIT, user.id);
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  await sendMail({
    to: supportAddress(),
    template: "help-request",
    props: {
      isPremium: hasActiveSubscription,
      name: singleLine(displayNameOf(user)),
      email: user.email,
      isEmailVerified: user.emailVerified,
      message,
    },
  });
}
