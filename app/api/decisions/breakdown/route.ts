import { answerOf, beginBreakdown, breakDownInput, toServerEvent } from "@/lib/decisions/breakdown";
import { BREAKDOWN_LIMIT } from "@/lib/decisions/constants";
import { countUse } from "@/lib/decisions/owner";
import { breakdownSchema } from "@/lib/decisions/schema";
import { eventStream, wantsEventStream } from "@/lib/event-stream";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "optional", body: breakdownSchema },
    async ({ request, session, body }) => {
      await countUse(BREAKDOWN_LIMIT, session);
      // What is refused is refused with its status, before a stream begins.
      const begun = await beginBreakdown(body, session);
      if (wantsEventStream(request)) {
        return eventStream(request, (signal) => breakDownInput(begun, signal), toServerEvent);
      }
      return (await answerOf(breakDownInput(begun, request.signal))) ?? {};
    },
  ),
});
