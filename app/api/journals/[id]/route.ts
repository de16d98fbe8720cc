import { admitReader, admitText } from "@/lib/journals/admit";
import { MESSAGES } from "@/lib/journals/constants";
import { deleteEntry, updateEntry } from "@/lib/journals/mutations";
import { entrySchema } from "@/lib/journals/schema";
import { handler, idParams, routes } from "@/lib/route-handler";
import { beside } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: idParams, body: entrySchema },
    async ({ session, params, body }) => {
      const safety = await admitText(session.user, body.content);
      const entry = await updateEntry(session.user.id, params.id, body);
      return { data: { entry }, message: MESSAGES.updated, ...beside(safety) };
    },
  ),
  DELETE: handler({ session: "required", params: idParams }, async ({ session, params }) => {
    await admitReader(session.user.id);
    await deleteEntry(session.user.id, params.id);
    return { message: MESSAGES.deleted };
  }),
});
