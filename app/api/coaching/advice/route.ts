import { advise, beginAdvice } from "@/lib/coaching/advise";
import { answerOf, toServerEvent } from "@/lib/coaching/ask-coach";
import { ADVICE_LIMIT } from "@/lib/coaching/constants";
import { adviceSchema } from "@/lib/coaching/schema";
import { countUse } from "@/lib/decisions/owner";
import { eventStream, wantsEventStream } from "@/lib/event-stream";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: adviceSchema }, async ({ request, session, body }) => {
    await countUse(ADVICE_LIMIT, session);
    // What is refused is refused with its status, before a stream begins.
    const begun = await beginAdvice(session.user, body);
    if (wantsEventStream(request)) {
      return eventStream(request, (signal) => advise(begun, signal), toServerEvent);
    }
    return (await answerOf(advise(begun, request.signal))) ?? {};
  }),
});
