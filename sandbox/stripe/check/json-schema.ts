import { isFields } from "./values.ts";

/** The id under which the description's schemas are known to the validator. */
export const DESCRIPTION = "stripe";

/** What OpenAPI 3.0 has and JSON Schema has not, or other than there. */
const LEFT_OUT = new Set([
  "nullable",
  "description",
  "title",
  "discriminator",
  "example",
  "format",
]);

/**
 * A schema of OpenAPI 3.0 as JSON Schema: null where it is nullable, references to the whole
 * description, and no field beyond those that the description names.
 */
export function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isFields(schema)) return schema;
  const { $ref: reference } = schema;
  if (typeof reference === "string") return { $ref: `${DESCRIPTION}${reference}` };
  const kept = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (LEFT_OUT.has(name) || name.startsWith("x-")) return [];
    if (name === "enum" || name === "required") return [[name, value]];
    if (name === "properties" && isFields(value)) return [[name, eachOf(value)]];
    return [[name, toJsonSchema(value)]];
  });
  const converted = Object.fromEntries(kept);
  const isClosed =
    isFields(schema.properties) &&
    Object.keys(schema.properties).length > 0 &&
    schema.additionalProperties === undefined;
  if (isClosed) converted.additionalProperties = false;
  return schema.nullable === true ? { anyOf: [converted, { type: "null" }] } : converted;
}

function eachOf(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
}
