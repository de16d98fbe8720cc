import { handler, routes } from "@/lib/route-handler";
import { journalTestSchema } from "@/lib/safety/schema";
import { testTexts } from "@/lib/safety/test-texts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: journalTestSchema }, ({ session, body }) =>
    testTexts("demo_journal", [body.entry], session),
  ),
});
