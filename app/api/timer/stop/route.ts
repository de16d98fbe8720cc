import { handler, routes } from "@/lib/route-handler";
import { MESSAGES } from "@/lib/timer/constants";
import { stopSession } from "@/lib/timer/mutations";
import { stopTimerSchema } from "@/lib/timer/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: stopTimerSchema }, async ({ session, body }) => {
    const reading = await stopSession(session.user.id, body);
    const isComplete = reading.session.status === "completed";
    return { ...reading, message: isComplete ? MESSAGES.completed : MESSAGES.interrupted };
  }),
});
