import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openText, sealText } from "./sealing";

const key = randomBytes(32);
const text = "Dear diary, 🙂 ﬁ";

test("a sealed text opens with its key and its context", () => {
  expect(openText(key, sealText(key, text, "entry 1"), "entry 1")).toBe(text);
  expect(openText(key, sealText(key, "", "entry 1"), "entry 1")).toBe("");
});

test("it does not open with another key, in another place, or after a change of any byte", () => {
  const sealed = sealText(key, text, "entry 1");
  expect(() => openText(randomBytes(32), sealed, "entry 1")).toThrow();
  expect(() => openText(key, sealed, "entry 2")).toThrow();
  for (let index = 0; index < sealed.length; index++) {
    const changed = Uint8Array.from(sealed, (byte, at) => (at === index ? byte ^ 1 : byte));
    expect(() => openText(key, changed, "entry 1")).toThrow();
  }
  expect(() => openText(key, sealed.subarray(0, 20), "entry 1")).toThrow();
});

test("the same text is never sealed the same way twice, and shows none of its words", () => {
  const sealed = sealText(key, text, "entry 1");
  expect(sealed).not.toEqual(sealText(key, text, "entry 1"));
  expect(Buffer.from(sealed).toString("latin1")).not.toContain("diary");
});
