import { StripeError } from "./errors.ts";

export type Fields = { [name: string]: FieldValue };
type FieldValue = string | Fields | FieldValue[];

/** Reads `a[b][0]=c` as `{ a: { b: ["c"] } }`, the way in which Stripe takes bodies and queries. */
export function readFields(encoded: string): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) put(fields, pathOf(name), value);
  return listed(fields);
}

/** `a[b][0]` as its parts; `a[]` counts on. */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new StripeError(400, `Invalid request: could not read the name ${name}`);
  const [, first = "", rest = ""] = match;
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part)];
}

function put(target: Fields, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(Object.keys(target).length) : name;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const known = target[key];
  const inner: Fields =
    typeof known === "object" && !Array.isArray(known) ? known : Object.create(null);
  target[key] = inner;
  put(inner, rest, value);
}

/** Objects whose names are 0, 1, 2 … are lists. */
function listed(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asList(value)]));
}

function asList(value: FieldValue): FieldValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? Object.values(value).map(asList) : listed(value);
}
