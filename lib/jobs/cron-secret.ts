import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * Lets only who knows CRON_SECRET pass, in the time that any other text takes.
 * @throws AppError NOT_FOUND where there is no such secret, UNAUTHENTICATED with another one
 */
export function refuseOtherThanCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (CRON_SECRET === undefined) throw new AppError("NOT_FOUND");
  const given = request.headers.get("authorization") ?? "";
  if (timingSafeEqual(digest(given), digest(`Bearer ${CRON_SECRET}`))) return;
  throw new AppError("UNAUTHENTICATED");
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
