import { handler, idParams, routes } from "@/lib/route-handler";
import { beside, refuseHarm } from "@/lib/safety/examine";
import { MESSAGES } from "@/lib/timer/constants";
import { listThoughts } from "@/lib/timer/data";
import { parkThoughtSchema } from "@/lib/timer/schema";
import { parkThought } from "@/lib/timer/thoughts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required", params: idParams }, async ({ session, params }) => ({
    data: { thoughts: await listThoughts(session.user.id, params.id) },
  })),
  POST: handler(
    { session: "required", params: idParams, body: parkThoughtSchema },
    async ({ session, params, body }) => {
      const texts = [body.text];
      const safety = await refuseHarm({ surface: "task", texts, person: session.user });
      const address = { userId: session.user.id, checklistId: params.id };
      const thought = await parkThought(address, body);
      return { thought, message: MESSAGES.thoughtParked, ...beside(safety) };
    },
  ),
});
