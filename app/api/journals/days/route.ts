import { admitReader } from "@/lib/journals/admit";
import { listWrittenDays } from "@/lib/journals/days";
import { daysQuerySchema } from "@/lib/journals/schema";
import { handler, routes } from "@/lib/route-handler";
import { parseInput } from "@/lib/validation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ session: "required" }, async ({ request, session }) => {
    const { searchParams } = new URL(request.url);
    const { month } = parseInput(daysQuerySchema, Object.fromEntries(searchParams));
    const { id, timeZone } = session.user;
    await admitReader(id);
    return { data: { days: await listWrittenDays(id, month, timeZone) } };
  }),
});
