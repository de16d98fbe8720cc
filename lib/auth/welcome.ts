import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import { deleteNewcomer, welcomeUser } from "@/lib/users/mutations";
import { isOldEnough } from "./age";
import { clearSessionCookie } from "./log-out";
import type { WelcomeInput } from "./schema";
import type { CurrentSession } from "./types";

/**
 * Completes the account of someone who came by Google. Someone under 18 can't have one: what Google
 * told goes at once, with every session. Who was welcomed before is left as they are.
 * @throws AppError AGE_RESTRICTION when the account is gone
 */
export async function welcome({ user }: CurrentSession, input: WelcomeInput): Promise<void> {
  if (user.welcomed) return;
  if (!isOldEnough(input.birthdate, new Date())) {
    await deleteNewcomer(user.id);
    await clearSessionCookie();
    throw new AppError("AGE_RESTRICTION");
  }
  const { firstName, lastName, birthdate } = input;
  await prisma.$transaction(async (transaction) => {
    const isFirst = await welcomeUser(transaction, user.id, { firstName, lastName, birthdate });
    if (!isFirst) return;
    const props = { firstName, link: appUrl("/dashboard") };
    await sendMail({ to: user.email, template: "welcome", props }, transaction);
  });
}
