import { handler, routes } from "@/lib/route-handler";
import { textTestSchema } from "@/lib/safety/schema";
import { testTexts } from "@/lib/safety/test-texts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: textTestSchema }, ({ session, body }) =>
    testTexts("demo_text", [body.text], session),
  ),
});
