import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { DESCRIPTION, toJsonSchema } from "./json-schema.ts";
import type { Seen, Walk } from "./scenario.ts";
import { type Fields, isFields, valueAt } from "./values.ts";

/** A difference, with the place where it was found. */
export type Difference = { where: string; what: string };

/** Holds every answer and every event against Stripe's OpenAPI description (spec3.json). */
export function againstDescription(description: Fields, { calls, webhooks }: Walk): Difference[] {
  const validator = openValidator(description);
  const paths = isFields(description.paths) ? description.paths : {};
  return [
    ...calls.flatMap((seen) => [
      ...validator.problems(nameOf(seen), schemaOf(paths, seen), seen.body),
      ...unknownParameters(paths, seen),
    ]),
    ...webhooks.flatMap((event) => [
      ...validator.problems("webhook", { $ref: "#/components/schemas/event" }, event),
      ...validator.problems(
        `event ${valueAt(event, "type")}`,
        schemaOfObject(event),
        objectOf(event),
      ),
    ]),
  ];
}

function openValidator(description: Fields) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: DESCRIPTION, components: toJsonSchema(description.components) });
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: unknown): ValidateFunction => {
    const key = JSON.stringify(schema);
    const converted = toJsonSchema(schema);
    const found = compiled.get(key) ?? ajv.compile(isFields(converted) ? converted : {});
    compiled.set(key, found);
    return found;
  };
  return {
    problems(where: string, schema: unknown, value: unknown): Difference[] {
      if (schema === undefined) return [{ where, what: "the description does not know it" }];
      const validate = compile(schema);
      if (validate(value)) return [];
      // What is wrong with each of several possible shapes is told by itself.
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "anyOf");
      return errors.map((error) => tell(where, error));
    },
  };
}

function tell(where: string, { instancePath, message = "", params }: ErrorObject): Difference {
  const named: unknown = params.additionalProperty ?? params.allowedValues;
  const detail = named === undefined ? "" : ` (${JSON.stringify(named)})`;
  return { where, what: `${instancePath} ${message}${detail}` };
}

function nameOf({ method, path, status }: Seen): string {
  const pattern = path.replace(/\/(cus|sub|in|evt|cs_test|price|prod|bps)_\w+/g, "/{$1}");
  return `${method} ${pattern} ${status}`;
}

/** What the description says about a call; an address of it names parameters in braces. */
function operationOf(paths: Fields, { method, path }: Seen): unknown {
  const parts = path.split("/");
  const pattern = Object.keys(paths).find((known) => {
    const wanted = known.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith("{") || part === parts[index])
    );
  });
  return valueAt(paths, pattern ?? "", method.toLowerCase());
}

function schemaOf(paths: Fields, seen: Seen): unknown {
  const status = seen.status === 200 ? "200" : "default";
  const content = ["responses", status, "content", "application/json", "schema"];
  return valueAt(operationOf(paths, seen), ...content);
}

function unknownParameters(paths: Fields, seen: Seen): Difference[] {
  if (seen.status !== 200) return [];
  const operation = operationOf(paths, seen);
  const content = ["requestBody", "content", "application/x-www-form-urlencoded", "schema"];
  const inBody = valueAt(operation, ...content, "properties");
  const listed = valueAt(operation, "parameters");
  const inQuery = Array.isArray(listed)
    ? listed.map((parameter) => valueAt(parameter, "name"))
    : [];
  const known = new Set([...Object.keys(isFields(inBody) ? inBody : {}), ...inQuery]);
  return seen.parameters
    .filter((name) => !known.has(name))
    .map((name) => ({ where: nameOf(seen), what: `has no parameter ${name}` }));
}

function objectOf(event: unknown): unknown {
  return valueAt(event, "data", "object");
}

function schemaOfObject(event: unknown): unknown {
  return { $ref: `#/components/schemas/${valueAt(objectOf(event), "object")}` };
}
