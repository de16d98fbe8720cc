import { AppError } from "@/lib/errors";
import { REQUEST_PROBLEMS } from "@/lib/request-problems";
import { handler } from "@/lib/route-handler";

/** Any address under /api that no other file answers: 404 in JSON, whatever the method. */
const notFound = handler({}, async () => {
  throw new AppError("NOT_FOUND", { message: REQUEST_PROBLEMS.unknownAddress });
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
