import { listMessages } from "@/lib/checklists/refinement/data";
import { historyQuerySchema } from "@/lib/checklists/refinement/schema";
import { handler, idParams, routes } from "@/lib/route-handler";
import { parseInput } from "@/lib/validation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required", params: idParams }, async ({ request, session, params }) => {
    const { searchParams } = new URL(request.url);
    const page = parseInput(historyQuerySchema, Object.fromEntries(searchParams));
    return { data: await listMessages(session.user.id, params.id, page) };
  }),
});
