import { expect, it } from "vitest";
import { jsonLd } from "./json-ld";

it("is JSON that can't end its script element", () => {
  const data = { name: "</script><script>alert(1)</script><!--", url: "https://a.example/?a=1&b" };
  const text = jsonLd(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
