import { expect, test } from "vitest";
import { Browser } from "../support/browser";

// Read when the first route is loaded, which is after this.
process.env.APP_URL = "https://stepwell.example";

function save(browser: Browser) {
  return browser.call("POST", "/api/decisions/breakdown/save", {
    inputText: "Learn to swim",
    suggestedTasks: ["Find a pool"],
  });
}

test("on https the claim cookie is tied to this host and never sent in the clear", async () => {
  const answer = await save(new Browser());
  const attributes = answer.headers.getSetCookie()[0]?.split("; ") ?? [];
  expect(attributes[0]).toMatch(/^__Host-stepwell-claim=[\w-]{43}$/);
  expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly"]));
  expect(attributes.join()).toMatch(/SameSite=lax/i);
  expect(attributes.join()).not.toMatch(/Domain/i);
});

test("a browser keeps its token, and its 30 days begin again with each save", async () => {
  const browser = new Browser();
  const [first] = (await save(browser)).headers.getSetCookie();
  const [second] = (await save(browser)).headers.getSetCookie();
  expect(second?.split(";")[0]).toBe(first?.split(";")[0]);
  expect(second).toContain("Max-Age=2592000");
  expect((await save(new Browser())).headers.getSetCookie()[0]).not.toContain(first?.split(";")[0]);
});

test("a cookie that is no token of ours is replaced", async () => {
  for (const forged of ["short", "A".repeat(44), "%00".repeat(43)]) {
    const browser = new Browser();
    browser.cookies.set("__Host-stepwell-claim", forged);
    expect((await save(browser)).status).toBe(200);
    expect(browser.cookies.get("__Host-stepwell-claim")).toMatch(/^[\w-]{43}$/);
  }
});
