import { stepAddress } from "@/lib/checklists/address";
import { breakDownStep, findStepToBreakDown } from "@/lib/checklists/break-down-step";
import { breakDownStepSchema, stepParams } from "@/lib/checklists/schema";
import { answerOf, toServerEvent } from "@/lib/decisions/breakdown";
import { BREAKDOWN_LIMIT } from "@/lib/decisions/constants";
import { countUse } from "@/lib/decisions/owner";
import { eventStream, wantsEventStream } from "@/lib/event-stream";
import { handler, routes } from "@/lib/route-handler";
import { refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", params: stepParams, body: breakDownStepSchema },
    async ({ request, session, params, body: { replace } }) => {
      const address = stepAddress(session, params);
      const step = await findStepToBreakDown(address, replace);
      await countUse(BREAKDOWN_LIMIT, session);
      // Checked when it was written, but that may have been before the check knew it.
      await refuseHarm({ surface: "task", texts: [], planned: [step.text], person: session.user });
      const work = (signal: AbortSignal) => breakDownStep(address, step, replace, signal);
      if (wantsEventStream(request)) return eventStream(request, work, toServerEvent);
      return (await answerOf(work(request.signal))) ?? {};
    },
  ),
});
