import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { logOut } from "@/lib/auth/log-out";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "optional", beforeWelcome: true }, async ({ session }) => {
    await logOut(session);
    return { message: AUTH_MESSAGES.loggedOut };
  }),
});
