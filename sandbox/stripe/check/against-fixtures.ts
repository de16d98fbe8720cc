import type { Difference } from "./against-description.ts";
import type { Walk } from "./scenario.ts";
import { type Fields, isFields, valueAt } from "./values.ts";

/** Names that everyone chooses as they like. */
const OPEN = new Set(["metadata", "previous_attributes"]);

/**
 * Holds every object that was answered against Stripe's example of it (fixtures3.json): the same
 * fields, with the same kind of value wherever both have one.
 */
export function againstFixtures(fixtures: Fields, { calls, webhooks }: Walk): Difference[] {
  const resources = isFields(fixtures.resources) ? fixtures.resources : {};
  const answers = calls.filter(({ status }) => status === 200).map(({ body }) => body);
  return [...answers, ...webhooks].flatMap(objectsIn).flatMap((object) => {
    const name = String(object.object);
    const deleted = object.deleted === true ? `deleted_${name}` : name;
    const fixture = resources[deleted];
    return isFields(fixture)
      ? compare(deleted, fixture, object)
      : [{ where: deleted, what: "there is no example of it" }];
  });
}

/** All objects of Stripe's inside an answer, lists left out. */
function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isFields(value)) return [];
  const inner = Object.entries(value)
    .filter(([name]) => !OPEN.has(name))
    .flatMap(([, field]) => objectsIn(field));
  return typeof value.object === "string" && value.object !== "list" ? [value, ...inner] : inner;
}

function compare(where: string, example: unknown, ours: unknown): Difference[] {
  const [wanted, found] = [kindOf(example), kindOf(ours)];
  if (wanted === "null" || found === "null") return [];
  // A list may be empty, and an id may stand for the object or the object for its id.
  if (isObjectOrId(example, ours)) return [];
  if (wanted !== found) return [{ where, what: `is ${found}, in Stripe's example ${wanted}` }];
  if (!isFields(example) || !isFields(ours)) return [];
  const names = new Set([...Object.keys(example), ...Object.keys(ours)]);
  return [...names].flatMap((name) => {
    const at = `${where}.${name}`;
    if (OPEN.has(name) || at === "event.data") return [];
    if (!Object.hasOwn(ours, name)) return [{ where: at, what: "is missing" }];
    if (!Object.hasOwn(example, name)) return [{ where: at, what: "is not in Stripe's example" }];
    return compare(at, example[name], ours[name]);
  });
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value;
}

function isObjectOrId(example: unknown, ours: unknown): boolean {
  const pair = [example, ours];
  return (
    pair.some((value) => typeof value === "string") &&
    pair.some((value) => typeof valueAt(value, "object") === "string")
  );
}
