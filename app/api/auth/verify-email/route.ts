import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { verifyEmailSchema } from "@/lib/auth/schema";
import { verifyEmail } from "@/lib/auth/verify-email";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ body: verifyEmailSchema }, async ({ body }) => {
    await verifyEmail(body, await clientAddress());
    return { message: AUTH_MESSAGES.emailVerified };
  }),
});
