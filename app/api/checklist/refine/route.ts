import { checklistAddress } from "@/lib/checklists/address";
import { REFINE_LIMIT, REFINE_MAX_BYTES } from "@/lib/checklists/refinement/constants";
import {
  answerOf,
  beginRefinement,
  refine,
  toServerEvent,
} from "@/lib/checklists/refinement/refine";
import { refineSchema } from "@/lib/checklists/refinement/schema";
import { countUse } from "@/lib/decisions/owner";
import { eventStream, wantsEventStream } from "@/lib/event-stream";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", body: refineSchema, maximumBytes: REFINE_MAX_BYTES },
    async ({ request, session, body }) => {
      await countUse(REFINE_LIMIT, session);
      const address = checklistAddress(session, body.checklistId);
      // What is refused is refused with its status, before a stream begins.
      const begun = await beginRefinement(address, session.user, body);
      if (wantsEventStream(request)) {
        return eventStream(request, (signal) => refine(begun, signal), toServerEvent);
      }
      return (await answerOf(refine(begun, request.signal))) ?? {};
    },
  ),
});
