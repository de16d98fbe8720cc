import { expect, it } from "vitest";
import { hashNewPassword, verifyPassword } from "./password";
import { AUTH_PROBLEMS } from "./problems";

const owner = { email: "ada@example.org", firstName: "Ada", lastName: "Lovelace" };

function hashOf(password: string): Promise<string> {
  return hashNewPassword(password, owner, "newPassword");
}

it("keeps an argon2id hash with a salt of its own", async () => {
  const [one, two] = await Promise.all([hashOf("three slow camels"), hashOf("three slow camels")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it("knows the password again, however its letters are composed", async () => {
  const hash = await hashOf("café au lait");
  expect(await verifyPassword("cafe\u0301 au lait", hash)).toBe(true);
  expect(await verifyPassword("Café au lait", hash)).toBe(false);
});

it("never says yes without a hash", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("three slow camels", null)).toBe(false);
});

it.each([
  ["iloveyou", AUTH_PROBLEMS.passwordCommon],
  ["Ada-Lovelace", AUTH_PROBLEMS.passwordPersonal],
  ["ada@example.org", AUTH_PROBLEMS.passwordPersonal],
])("refuses %s at its field, and says why", async (password, message) => {
  await expect(hashOf(password)).rejects.toMatchObject({
    code: "VALIDATION",
    message,
    errors: [{ field: "newPassword", message }],
  });
});
