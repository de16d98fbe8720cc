import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { logIn } from "@/lib/auth/log-in";
import { loginSchema } from "@/lib/auth/schema";
import { clientAddress } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ body: loginSchema }, async ({ body }) => ({
    message: AUTH_MESSAGES.loggedIn,
    ...(await logIn(body, await clientAddress())),
  })),
});
