import { consumeRateLimit } from "@/lib/rate-limit";
import { handler, routes } from "@/lib/route-handler";
import { MESSAGES, START_LIMIT } from "@/lib/timer/constants";
import { startSession } from "@/lib/timer/mutations";
import { startTimerSchema } from "@/lib/timer/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: startTimerSchema }, async ({ session, body }) => {
    await consumeRateLimit(START_LIMIT, session.user.id);
    return { ...(await startSession(session.user.id, body)), message: MESSAGES.started };
  }),
});
