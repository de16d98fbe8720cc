import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required", beforeWelcome: true }, async ({ session }) => ({
    user: session.user,
  })),
});
