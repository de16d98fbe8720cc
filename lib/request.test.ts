import { describe, expect, it, vi } from "vitest";
import { clientAddress, networkOf, readJsonBody, refuseForeignOrigin } from "./request";

const environment = vi.hoisted(() => ({ APP_URL: "https://stepwell.example", VERCEL: false }));
vi.mock("./env", () => ({ env: () => environment }));
vi.mock("next/headers", () => ({
  headers: async () =>
    new Headers({ "x-client-address": "192.0.2.1", "x-vercel-forwarded-for": "198.51.100.7" }),
}));

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request("https://stepwell.example/api/thing", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

describe("clientAddress", () => {
  it.each([
    [false, "192.0.2.1"],
    [true, "198.51.100.7"],
  ])(
    "believes the header that nobody else can write (on Vercel: %s)",
    async (isVercel, address) => {
      environment.VERCEL = isVercel;
      expect(await clientAddress()).toBe(address);
    },
  );
});

describe("readJsonBody", () => {
  it("reads JSON", async () => {
    expect(await readJsonBody(post('{"a":"ä🙂"}'), 100)).toEqual({ a: "ä🙂" });
  });

  it("takes an empty body as an empty object", async () => {
    expect(await readJsonBody(post(""), 100)).toEqual({});
  });

  it.each(["{", "undefined", "a=b"])("refuses what is not JSON: %s", async (text) => {
    await expect(readJsonBody(post(text), 100)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  it("refuses another content type, which a form on another site could send", async () => {
    const request = post("{}", { "content-type": "text/plain" });
    await expect(readJsonBody(request, 100)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  it("stops reading above the limit, also when no length was announced", async () => {
    const request = post(JSON.stringify({ text: "x".repeat(5_000) }));
    await expect(readJsonBody(request, 1_000)).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  it("refuses by the announced length before reading", async () => {
    const request = post("{}", { "content-length": "5000000" });
    await expect(readJsonBody(request, 1_000)).rejects.toMatchObject({ code: "TOO_LARGE" });
  });
});

describe("refuseForeignOrigin", () => {
  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin" },
    { origin: "https://stepwell.example" },
    { origin: "https://evil.example", authorization: "Bearer token" },
    {},
  ])("lets the product's own pages and clients without a browser through: %o", (headers) => {
    expect(() => refuseForeignOrigin(post("{}", headers))).not.toThrow();
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "same-site", origin: "https://other.stepwell.example" },
    { "sec-fetch-site": "cross-site" },
  ])("refuses a write that another site sends: %o", (headers) => {
    expect(() => refuseForeignOrigin(post("{}", headers))).toThrow(
      expect.objectContaining({ code: "FOREIGN_ORIGIN" }),
    );
  });
});

describe("networkOf", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:0:1:a:b:c:d", "2001:db8:0:1::/64"],
    ["2001:0DB8:0000:0001::5", "2001:db8:0:1::/64"],
    ["2001:db8::5", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
