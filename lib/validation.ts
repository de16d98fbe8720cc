import { z } from "zod";
import { AppError } from "./errors";
import { FIELD_PROBLEMS } from "./field-problems";

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
  const { issues } = result.error;
  // Not an object at all: the schema's own words ("expected object") help nobody.
  if (issues.some((issue) => issue.code === "invalid_type" && issue.path.length === 0)) {
    throw new AppError("VALIDATION", { message: FIELD_PROBLEMS.notAnObject });
  }
  const errors = issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  throw new AppError("VALIDATION", { message: errors[0]?.message, errors });
}

const nilId = "00000000-0000-0000-0000-000000000000";

/**
 * A row's id inside a body. Text that is no id becomes one that no row has, so that it answers 404
 * exactly as an unknown id does; anything but text is a VALIDATION.
 */
export function rowId(field: string) {
  return z
    .string({ error: FIELD_PROBLEMS.fieldMissing(field) })
    .transform((text) => (z.uuid().safeParse(text).success ? text : nilId));
}
