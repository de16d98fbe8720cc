import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "./errors";
import { parseInput } from "./validation";

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
