import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { issueEmailToken } from "./email-token";

/** Mails a person the link that proves their address. An earlier link is dead from now on. */
export async function sendVerification(person: {
  id: string;
  email: string;
  firstName: string | null;
}): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const token = await issueEmailToken(transaction, {
      userId: person.id,
      purpose: "verify_email",
    });
    const props = { firstName: person.firstName, link: appUrl(`/verify-email?token=${token}`) };
    await sendMail({ to: person.email, template: "verify-email", props }, transaction);
  });
}
