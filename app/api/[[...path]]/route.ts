import { AppError } from "@/lib/errors";
import { handler } from "@/lib/route-handler";

/** Any address under /api that no other file answers: 404 in JSON, whatever the method. */
const notFound = handler({}, async () => {
  throw new AppError("NOT_FOUND", { message: "There is nothing at this address." });
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
