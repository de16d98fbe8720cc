import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { resetPassword } from "@/lib/auth/reset-password";
import { resetPasswordSchema } from "@/lib/auth/schema";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ body: resetPasswordSchema }, async ({ body }) => {
    await resetPassword(body, await clientAddress());
    return { message: AUTH_MESSAGES.passwordReset };
  }),
});
