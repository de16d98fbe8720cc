import { describe, expect, test } from "vitest";
import { readGoogleIdentity } from "./google-identity";

const profile = {
  sub: "110169484474386276334",
  email: "Ada@Example.org",
  email_verified: true,
  name: "Ada King Lovelace",
  given_name: "Ada King",
  family_name: "Lovelace",
};

test("a whole profile", () => {
  expect(readGoogleIdentity(profile)).toEqual({
    id: "110169484474386276334",
    verifiedEmail: "ada@example.org",
    firstName: "Ada King",
    lastName: "Lovelace",
  });
});

describe("an address counts only with a plain yes", () => {
  test.each([false, "true", "false", 1, null, undefined])("email_verified is %s", (answer) => {
    expect(readGoogleIdentity({ ...profile, email_verified: answer }).verifiedEmail).toBeNull();
  });

  test.each(["", "ada", "a@b", `${"x".repeat(250)}@example.org`, 7, null, undefined])(
    "and when it is one: %s",
    (email) => {
      expect(readGoogleIdentity({ ...profile, email }).verifiedEmail).toBeNull();
    },
  );
});

describe("names", () => {
  test("may be missing, or be one alone", () => {
    const { name, given_name, family_name, ...rest } = profile;
    expect(readGoogleIdentity(rest)).toMatchObject({ firstName: null, lastName: null });
    expect(readGoogleIdentity({ ...rest, name: "Plato" })).toMatchObject({
      firstName: "Plato",
      lastName: null,
    });
  });

  test("are cut to the limit, never within a letter, and hold no control characters", () => {
    const odd = { ...profile, given_name: `x${"🙂".repeat(60)}`, family_name: "\u0000Love\nlace " };
    const { firstName, lastName } = readGoogleIdentity(odd);
    expect(firstName).toBe(`x${"🙂".repeat(49)}`);
    expect(lastName).toBe("Love lace");
    expect(readGoogleIdentity({ ...profile, family_name: " \u200b " }).lastName).toBeNull();
    expect(readGoogleIdentity({ ...profile, family_name: ["a"] }).lastName).toBeNull();
  });
});

test("a profile without an account number is none", () => {
  expect(() => readGoogleIdentity({ ...profile, sub: "" })).toThrow();
  expect(() => readGoogleIdentity(null)).toThrow();
});
