import { startGoogleSignIn } from "@/lib/auth/google-sign-in";
import { handler, routes, seeOther } from "@/lib/route-handler";

/** The browser comes here by a link, at the top window. Document 1, section 7. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({}, async ({ request }) =>
    seeOther(await startGoogleSignIn(new URL(request.url).searchParams)),
  ),
});
