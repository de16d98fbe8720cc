import { describe, expect, test } from "vitest";
import { readFields } from "./form";

describe("fields in Stripe's way", () => {
  test.each([
    ["", {}],
    ["a=1&b=%20x%20", { a: "1", b: " x " }],
    ["a[b][0]=c&a[b][1]=d", { a: { b: ["c", "d"] } }],
    ["a[]=x&a[]=y", { a: ["x", "y"] }],
    [
      "line_items[0][price]=p&line_items[0][quantity]=1",
      { line_items: [{ price: "p", quantity: "1" }] },
    ],
    ["metadata[0]=x&metadata[userId]=y", { metadata: { "0": "x", userId: "y" } }],
    ["a=1&a[b]=2", { a: { b: "2" } }],
    ["__proto__[x]=1", JSON.parse('{"__proto__":{"x":"1"}}')],
  ])("%s", (encoded, fields) => {
    expect(readFields(encoded)).toEqual(fields);
    expect(Reflect.get({}, "x")).toBeUndefined();
  });

  test.each(["[x]=1", "a[b=1", "a]=1", "a[[b]]=1"])("%s can't be read", (encoded) => {
    expect(() => readFields(encoded)).toThrow("could not read");
  });
});
