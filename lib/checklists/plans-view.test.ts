import { describe, expect, test } from "vitest";
import { isFirstView, plansAddress } from "./plans-address";
import { plansView } from "./plans-view";

const addresses: [string, Parameters<typeof plansView>[0]][] = [
  ["/dashboard", {}],
  ["/dashboard?status=done", { status: "done" }],
  ["/dashboard?status=archived&cursor=abc", { status: "archived", cursor: "abc" }],
  ["/dashboard?q=paint+the+door", { q: "paint the door" }],
  ["/dashboard?q=paint&status=open", { q: "paint", status: "open" }],
  ["/dashboard?q=a%26b%3D%3F&status=done&cursor=x", { q: "a&b=?", status: "done", cursor: "x" }],
  ["/dashboard?cursor=abc", { cursor: "abc" }],
];

describe("the address of My Plans", () => {
  test.each(addresses)("%s is the address of the view that it asks for", (address, parameters) => {
    expect(plansAddress(plansView(parameters))).toBe(address);
  });

  test("lists open plans, and all when words are searched for", () => {
    expect(plansView({})).toEqual({ status: "open", words: "", cursor: "" });
    expect(plansView({ q: " paint the door " })).toMatchObject({
      status: null,
      words: "paint the door",
    });
    expect(plansView({ q: "  " })).toMatchObject({ status: "open", words: "" });
  });

  test("that says something wrong, or twice, counts as not saying it", () => {
    expect(plansView({ status: "lost", q: "x".repeat(201), cursor: ["a", "b"] })).toEqual({
      status: "open",
      words: "",
      cursor: "",
    });
    expect(plansView({ status: ["done", "open"], q: ["a", "b"] })).toMatchObject({
      status: "open",
      words: "",
    });
  });

  test("without anything shows the first view, and no other does", () => {
    const first = addresses.filter(([, parameters]) => isFirstView(plansView(parameters)));
    expect(first.map(([address]) => address)).toEqual(["/dashboard"]);
  });
});
