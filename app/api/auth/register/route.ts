import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { register } from "@/lib/auth/register";
import { registerSchema } from "@/lib/auth/schema";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ body: registerSchema }, async ({ body }) => ({
    message: AUTH_MESSAGES.registered,
    ...(await register(body, await clientAddress())),
  })),
});
