import "server-only";
import pino from "pino";
import { env } from "./env";
import { causesOf } from "./errors";

/**
 * Structured log on standard output, one JSON object a line. Texts that people write, addresses,
 * tokens and passwords are never logged; callers pass ids and codes.
 */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: serializeError },
});

/** What an error of an outside service tells: its kind, the HTTP status, and the number that the service finds the call by. */
const SERVICE_FIELDS = new Set(["type", "statusCode", "requestId"]);

/** Name, code and stack. Messages of database errors may quote values, so only AppErrors show theirs. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const codes = [...causesOf(error)].flatMap(({ code, originalCode }) =>
    [code, originalCode].filter((value) => typeof value === "string"),
  );
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    ...Object.fromEntries(Object.entries(error).filter(([field]) => SERVICE_FIELDS.has(field))),
    ...(codes.length > 0 ? { codes } : {}),
    stack: frames?.slice(0, 12).join("\n"),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
