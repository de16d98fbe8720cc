import { describe, expect, it } from "vitest";
import { isCommonPassword, isOneOf } from "./common-passwords";

describe("isCommonPassword", () => {
  it.each([
    "password",
    "PassWord",
    "12345678",
    "iloveyou2",
    "trustno1",
    "qwertyuiop",
    "ｐａｓｓｗｏｒｄ",
    "P@ssw0rd!",
    "Password2026!",
    "!!dragon99",
    "i love you",
    "monkeymonkey",
    "aaaaaaaa",
    "12121212",
    "abcabcabc",
    "abcdefgh",
    "87654321",
    "Stepwell1",
  ])("refuses %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    "analytical engine",
    "a long enough password",
    "one-small-step",
    "dragon eats password 1",
    "my monkey is tired",
    "Gx7$kQ!2",
    "zT9-wv4Q-p2Lm",
    "correct horse battery staple",
    "пароль на столе",
    "monkey 19481203",
  ])("takes %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it("takes random passwords as password managers make them", async () => {
    const signs = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%*";
    const passwords = Array.from({ length: 2_000 }, () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => signs[byte % signs.length])
        .join(""),
    );
    const refused = await Promise.all(passwords.map(isCommonPassword));
    expect(refused).not.toContain(true);
  });
});

describe("isOneOf", () => {
  const words = ["ada@example.org", "ada", "Ada", "Lovelace", "AdaLovelace", "Li", ""];

  it.each([
    "ada@example.org",
    "Lovelace1",
    "ada.lovelace",
    "ADA LOVELACE!",
    "l0vel4ce",
    "adaadaada",
  ])("knows %s", (password) => {
    expect(isOneOf(words, password)).toBe(true);
  });

  it.each(["lovelace invented it", "adamant eve", "li-li-li-7", "12345678"])(
    "lets %s be",
    (password) => {
      expect(isOneOf(words, password)).toBe(false);
    },
  );
});
