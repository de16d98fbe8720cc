/** Plain data as one text, with its type in mind. */
export type Packed<Value> = { json: string; readonly of?: Value };

/**
 * Plain data on its way to a client component. React looks at each value of a list one by one, when it
 * writes a page, when the server reads it back to draw it, and once more in the browser; a text is one
 * value (docs/decisions/015).
 */
export function pack<Value>(value: Value): Packed<Value> {
  return { json: JSON.stringify(value) };
}

/** What was packed. */
export function unpack<Value>({ json }: Packed<Value>): Value {
  return JSON.parse(json);
}
