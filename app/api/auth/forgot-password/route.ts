import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { requestPasswordReset } from "@/lib/auth/request-password-reset";
import { forgotPasswordSchema } from "@/lib/auth/schema";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ body: forgotPasswordSchema }, async ({ body }) => {
    await requestPasswordReset(body, await clientAddress());
    return { message: AUTH_MESSAGES.resetLinkSent };
  }),
});
