import { answerOf, toServerEvent } from "@/lib/coaching/ask-coach";
import { CHAT_LIMIT } from "@/lib/coaching/constants";
import { beginReply, reply } from "@/lib/coaching/reply";
import { chatSchema } from "@/lib/coaching/schema";
import { countUse } from "@/lib/decisions/owner";
import { eventStream, wantsEventStream } from "@/lib/event-stream";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: chatSchema }, async ({ request, session, body }) => {
    await countUse(CHAT_LIMIT, session);
    // What is refused is refused with its status, before a stream begins.
    const begun = await beginReply(session.user, body);
    if (wantsEventStream(request)) {
      return eventStream(request, (signal) => reply(begun, signal), toServerEvent);
    }
    return (await answerOf(reply(begun, request.signal))) ?? {};
  }),
});
