import { finishGoogleSignIn } from "@/lib/auth/google-sign-in";
import { handler, routes, seeOther } from "@/lib/route-handler";

/** Where Google sends the browser back to; registered there as the redirect address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({}, async ({ request }) =>
    seeOther(await finishGoogleSignIn(new URL(request.url).searchParams)),
  ),
});
