import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "./errors";
import { parseInput, rowId } from "./validation";

const schema = z.object({ name: z.string("Name, please"), age: z.number("Age, please") });

describe("parseInput", () => {
  it("drops fields that the schema does not name", () => {
    expect(parseInput(schema, { name: "Ada", age: 36, role: "admin" })).toEqual({
      name: "Ada",
      age: 36,
    });
  });

  it("tells one message for each wrong field, the first as the message", () => {
    const attempt = () => parseInput(schema, {});
    expect(attempt).toThrow(AppError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "VALIDATION",
        message: "Name, please",
        errors: [
          { field: "name", message: "Name, please" },
          { field: "age", message: "Age, please" },
        ],
      }),
    );
  });
});

it("says in plain words that a list or a bare value is no object", () => {
  for (const input of [[], "text", 3, null]) {
    expect(() => parseInput(schema, input)).toThrow("Send the fields as one JSON object.");
  }
});

it("turns text that is no id into an id that no row has, and refuses anything but text", () => {
  const own = "0199c0de-0000-7000-8000-000000000001";
  expect(parseInput(rowId("planId"), own)).toBe(own);
  expect(parseInput(rowId("planId"), "1 OR 1=1")).toBe("00000000-0000-0000-0000-000000000000");
  expect(() => parseInput(z.object({ planId: rowId("planId") }), { planId: 7 })).toThrow(
    "The field planId is missing.",
  );
});
