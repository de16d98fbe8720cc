import { admitText } from "@/lib/journals/admit";
import { MESSAGES } from "@/lib/journals/constants";
import { createEntry } from "@/lib/journals/mutations";
import { readPage } from "@/lib/journals/read-page";
import { listQuerySchema, newEntrySchema } from "@/lib/journals/schema";
import { handler, routes } from "@/lib/route-handler";
import { beside } from "@/lib/safety/examine";
import { parseInput } from "@/lib/validation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ request, session }) => {
    const { searchParams } = new URL(request.url);
    const query = parseInput(listQuerySchema, Object.fromEntries(searchParams));
    return { data: await readPage(session.user, query) };
  }),
  POST: handler({ session: "required", body: newEntrySchema }, async ({ session, body }) => {
    const safety = await admitText(session.user, body.content);
    const entry = await createEntry(session.user.id, body);
    return { data: { entry }, message: MESSAGES.created, ...beside(safety) };
  }),
});
