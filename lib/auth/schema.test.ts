import { describe, expect, it } from "vitest";
import { loginSchema, registerFormSchema, registerSchema } from "./schema";

const complete = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  birthdate: "1990-12-10",
  password: "analytical engine",
  confirmPassword: "analytical engine",
  tosAccepted: true,
};

/** The first message of each wrong field. */
function messagesOf(input: unknown, schema: typeof registerSchema | typeof loginSchema) {
  const { error } = schema.safeParse(input);
  const messages = error?.issues.map(({ path, message }) => [path.join("."), message] as const);
  return Object.fromEntries(messages?.toReversed() ?? []);
}

describe("registerSchema", () => {
  it("takes a complete form and drops what it did not ask for", () => {
    const input = registerSchema.parse({
      ...complete,
      role: "admin",
      id: "1",
      emailVerified: true,
    });
    expect(input).toEqual(complete);
  });

  it("stores the address trimmed and in lower case, and names without stray spaces", () => {
    const input = registerSchema.parse({
      ...complete,
      email: "  Ada@Example.ORG ",
      firstName: " Ada\u0000 ",
      lastName: "King\nLovelace",
    });
    expect(input).toMatchObject({
      email: "ada@example.org",
      firstName: "Ada",
      lastName: "King Lovelace",
    });
  });

  it.each([
    ["email", "no address", "Please enter a valid email address"],
    ["email", "", "Please enter a valid email address"],
    ["email", `${"a".repeat(250)}@b.co`, "Please enter a valid email address"],
    ["email", { $ne: null }, "Please enter a valid email address"],
    ["password", "seven77", "Password must be at least 8 characters"],
    ["password", "x".repeat(129), "Password too long"],
    ["confirmPassword", "another one", "Passwords don't match"],
    ["birthdate", "10.12.1990", "Please enter a valid date"],
    ["birthdate", "1990-02-30", "Please enter a valid date"],
    ["tosAccepted", false, "You must accept the Terms of Service"],
    ["tosAccepted", "true", "You must accept the Terms of Service"],
    ["firstName", "   ", "First name is required"],
    ["firstName", "x".repeat(101), "First name can have at most 100 characters"],
    ["lastName", undefined, "Last name is required"],
  ])("says of %s %o: %s", (field, value, message) => {
    const messages = messagesOf({ ...complete, [field]: value }, registerSchema);
    expect(messages[field]).toBe(message);
  });

  it("takes passwords and names at their limits", () => {
    for (const password of ["x".repeat(8), "x".repeat(128), " spaces "]) {
      const input = { ...complete, password, confirmPassword: password };
      expect(registerSchema.parse(input).password).toBe(password);
    }
    expect(
      registerSchema.parse({ ...complete, firstName: "x".repeat(100) }).firstName,
    ).toHaveLength(100);
  });

  it("tells everything that is wrong at once, in the order of the form", () => {
    const { error } = registerSchema.safeParse({ password: "short", confirmPassword: "other" });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      "firstName",
      "lastName",
      "email",
      "birthdate",
      "password",
      "tosAccepted",
      "confirmPassword",
    ]);
  });
});

describe("registerFormSchema", () => {
  it("reads a ticked box of a posted form, and an empty one as not accepted", () => {
    expect(registerFormSchema.parse({ ...complete, tosAccepted: "on" }).tosAccepted).toBe(true);
    const { tosAccepted: _, ...unticked } = complete;
    expect(registerFormSchema.safeParse(unticked).success).toBe(false);
  });
});

describe("loginSchema", () => {
  it.each([
    ["email", "nobody", "Please enter a valid email address"],
    ["password", "", "Password is required"],
  ])("says of %s %o: %s", (field, value, message) => {
    const input = { email: "ada@example.org", password: "x", [field]: value };
    expect(messagesOf(input, loginSchema)).toEqual({ [field]: message });
  });
});
