import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine } from "@/lib/decisions/planner/claude/model-text";

test.each([
  ["  Open   the letter ", "Open the letter"],
  ["1. Open the letter", "Open the letter"],
  ["- 2) **Open** the `letter`", "Open the letter"],
  ["Step 3: Open the letter", "Open the letter"],
  ["## Open the letter", "Open the letter"],
  ["Open\u0000 the\nletter\u202E", "Open the letter"],
  ["<b>Open</b> the letter<script src=x></script>", "Open the letter"],
  ["[Open](https://example.org) the letter", "Open the letter"],
  ["Pay 3 < 5 bills & file 2.5 forms", "Pay 3 < 5 bills & file 2.5 forms"],
  ["👩🏽‍💻 فتح الرسالة", "👩🏽‍💻 فتح الرسالة"],
  ["<<b>b>Open", "Open"],
  ["**", ""],
  ["\u200B \u2028", ""],
])("%j reads %j", (written, plain) => {
  expect(plainLine(written)).toBe(plain);
});

test("whatever a model writes, the line is plain and stays so", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (written) => {
      const once = plainLine(written);
      expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      expect(plainLine(once)).toBe(once);
    }),
  );
});
