import { z } from "zod";
import { StripeError } from "../errors.ts";
import type { Fields } from "../form.ts";

// Everything arrives as text. A name that a schema lacks counts as unknown, as at Stripe, also when
// Stripe has such a parameter and the sandbox does nothing with it: better refused than ignored.

export const integer = z
  .string()
  .regex(/^-?\d+$/, "Invalid integer")
  .transform(Number);

export const flag = z
  .enum(["true", "false"], { error: "Invalid boolean" })
  .transform((value) => value === "true");

export const text = z.string().min(1, "empty");

/** An empty text takes a value away. */
export const clearable = z.string().transform((value) => (value === "" ? null : value));

export const metadata = z.record(z.string().max(40), z.string().max(500));

export const expansion = { expand: z.array(z.string()).optional() };

export const page = {
  ...expansion,
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

export const range = z.union([
  integer.transform((value) => ({ gte: value, lte: value })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** Whether a moment is in a range. */
export function isIn(
  moment: number,
  asked: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined,
): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = asked ?? {};
  return moment > gt && moment >= gte && moment < lt && moment <= lte;
}

/**
 * What was given, checked, with Stripe's words about the first thing that is wrong.
 * @throws StripeError
 */
export function read<Schema extends z.ZodType>(schema: Schema, given: Fields): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? errorOf(issue, given) : new StripeError(400, "Invalid request");
}

function errorOf(issue: z.core.$ZodIssue, given: Fields): StripeError {
  const parameter = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return new StripeError(400, `Received unknown parameter: ${unknown}`, {
      code: "parameter_unknown",
      parameter: unknown,
    });
  }
  const value = valueAt(given, issue.path);
  if (value === undefined) {
    return new StripeError(400, `Missing required param: ${parameter}.`, {
      code: "parameter_missing",
      parameter,
    });
  }
  if (value === "") {
    return new StripeError(
      400,
      `You passed an empty string for '${parameter}'. We assume empty values are an attempt to unset a parameter; however '${parameter}' cannot be unset. You should remove '${parameter}' from your request or supply a non-empty value.`,
      { code: "parameter_invalid_empty", parameter },
    );
  }
  if (issue.message === "Invalid integer") {
    return new StripeError(400, `Invalid integer: ${String(value)}`, {
      code: "parameter_invalid_integer",
      parameter,
    });
  }
  return new StripeError(400, `Invalid ${parameter}: ${issue.message}`, { parameter });
}

function nameOf([first = "", ...rest]: PropertyKey[]): string {
  return `${String(first)}${rest.map((part) => `[${String(part)}]`).join("")}`;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined,
    given,
  );
}
