import { expect, test } from "vitest";
import { openValue, sealValue } from "./encryption";

test("a value sealed for one purpose does not open for another", () => {
  const sealed = sealValue("mail", { to: "ada@example.org" });
  expect(openValue("mail", sealed)).toEqual({ to: "ada@example.org" });
  expect(() => openValue("cookie", sealed)).toThrow();
});
