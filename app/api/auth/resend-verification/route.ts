import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { resendVerification } from "@/lib/auth/send-verification";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required" }, async ({ session }) => {
    const isSent = await resendVerification(session.user, await clientAddress());
    const { verificationSent, emailVerifiedBefore } = AUTH_MESSAGES;
    return { message: isSent ? verificationSent : emailVerifiedBefore };
  }),
});
