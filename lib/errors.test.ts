import { describe, expect, it } from "vitest";
import { AppError, toAppError } from "./errors";

describe("toAppError", () => {
  it("keeps an expected error as it is", () => {
    const error = new AppError("EMAIL_EXISTS");
    expect(toAppError(error)).toBe(error);
    expect(error.status).toBe(409);
    expect(error.message).toBe("An account with this email already exists. Please log in instead.");
  });

  it("masks an unexpected error: its words never reach a person", () => {
    const masked = toAppError(new Error("column secret_thing does not exist"));
    expect(masked.code).toBe("INTERNAL");
    expect(masked.message).not.toContain("secret_thing");
  });

  it.each([
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("terminating connection"), { code: "57P01" }),
    new Error("Connection terminated unexpectedly"),
    new Error("Query read timeout"),
    Object.assign(new Error("could not extend file"), { code: "53100" }),
    Object.assign(new Error("raw query failed"), {
      code: "P2039",
      meta: { driverAdapterError: { cause: { originalCode: "57P03", kind: "postgres" } } },
    }),
    new Error("query failed", { cause: Object.assign(new Error("x"), { code: "P1001" }) }),
  ])("answers UNAVAILABLE when the database can't be reached: %s", (error) => {
    expect(toAppError(error).code).toBe("UNAVAILABLE");
    expect(toAppError(error).status).toBe(503);
  });

  it("masks what is not an Error at all", () => {
    expect(toAppError("boom").code).toBe("INTERNAL");
  });
});
