import { handler, routes } from "@/lib/route-handler";
import { MESSAGES } from "@/lib/timer/constants";
import { resolveThoughtSchema, thoughtParams } from "@/lib/timer/schema";
import { removeThought, resolveThought } from "@/lib/timer/thoughts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: thoughtParams, body: resolveThoughtSchema },
    async ({ session, params: { id, thoughtId }, body: { resolved } }) => {
      const address = { userId: session.user.id, checklistId: id, thoughtId };
      return {
        thought: await resolveThought(address, resolved),
        message: resolved ? MESSAGES.thoughtResolved : MESSAGES.thoughtReopened,
      };
    },
  ),
  DELETE: handler({ session: "required", params: thoughtParams }, async ({ session, params }) => {
    const { id, thoughtId } = params;
    await removeThought({ userId: session.user.id, checklistId: id, thoughtId });
    return { message: MESSAGES.thoughtRemoved };
  }),
});
