import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password";

it("keeps an argon2id hash with a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("open sesame"), hashPassword("open sesame")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it("knows the password again, however its letters are composed", async () => {
  const hash = await hashPassword("café au lait");
  expect(await verifyPassword("cafe\u0301 au lait", hash)).toBe(true);
  expect(await verifyPassword("Café au lait", hash)).toBe(false);
});

it("never says yes without a hash", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("open sesame", null)).toBe(false);
});
