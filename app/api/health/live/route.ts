import { handler, routes } from "@/lib/route-handler";

/** Live: the process answers. It asks nothing else, since starting anew would bring no database back. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({}, async () => ({ status: "live" })),
});
