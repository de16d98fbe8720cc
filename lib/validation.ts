import type { z } from "zod";
import { AppError } from "./errors";

/**
 * The input in the shape of a schema; fields that the schema does not name are dropped, so nothing
 * can be assigned that was not asked for.
 * @throws AppError VALIDATION with one message for each wrong field; the first is the message.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  throw new AppError("VALIDATION", { message: errors[0]?.message, errors });
}
