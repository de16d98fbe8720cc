import { handler, routes } from "@/lib/route-handler";
import { MESSAGES } from "@/lib/timer/constants";
import { readTimer } from "@/lib/timer/data";
import { pauseSession } from "@/lib/timer/mutations";
import { pauseTimerSchema } from "@/lib/timer/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, ({ session }) => readTimer(session.user.id)),
  PATCH: handler({ session: "required", body: pauseTimerSchema }, async ({ session, body }) => ({
    ...(await pauseSession(session.user.id, body)),
    message: body.paused ? MESSAGES.paused : MESSAGES.resumed,
  })),
});
