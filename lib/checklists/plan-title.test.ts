import { expect, it } from "vitest";
import { planTitle } from "./plan-title";

const id = "0192f0c1-1111-7000-8000-0000abcd1234";

it("is the decision's text, cut at the limit", () => {
  expect(planTitle({ id, title: "x".repeat(61) }, 60)).toBe(`${"x".repeat(60)}...`);
});

it("is Plan and the last eight characters of the id when there is no text", () => {
  expect(planTitle({ id, title: "  " }, 60)).toBe("Plan abcd1234");
});
