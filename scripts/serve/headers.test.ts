import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { prepareRequest } from "./headers";

function prepared(headers: Record<string, string>, trustProxy: boolean, call = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "::ffff:192.0.2.7" });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: "GET", url: "/" }, call);
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  prepareRequest(request, response, trustProxy);
  return { headers: request.headers, answered: response.getHeader("X-Request-Id") };
}

const spoofed = {
  "x-forwarded-for": "198.51.100.1",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-real-ip": "198.51.100.1",
  forwarded: "for=198.51.100.1",
  "x-client-address": "198.51.100.1",
  "x-request-id": "chosen-by-client",
  "x-middleware-subrequest": "middleware",
};

test("without a trusted proxy the socket's address counts and every forwarded header is dropped", () => {
  const { headers, answered } = prepared(spoofed, false);
  expect(headers["x-client-address"]).toBe("192.0.2.7");
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(answered).toBe(headers["x-request-id"]);
  expect(Object.keys(headers).toSorted()).toEqual(["x-client-address", "x-request-id"]);
});

test("behind a trusted proxy the address is the last hop, which the proxy itself wrote", () => {
  const { headers } = prepared({ "x-forwarded-for": "203.0.113.9, 198.51.100.2" }, true);
  expect(headers["x-client-address"]).toBe("198.51.100.2");
});

test.each([
  ["203.0.113.9, 198.51.100.2:50123", "198.51.100.2"],
  ["[2001:db8::7]:50123", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
])("the port that a proxy writes along makes no other client: %s", (forwardedFor, address) => {
  const { headers } = prepared({ "x-forwarded-for": forwardedFor }, true);
  expect(headers["x-client-address"]).toBe(address);
});

test("behind a trusted proxy the client still cannot name its own address or skip the middleware", () => {
  const { headers } = prepared({ ...spoofed, "x-forwarded-for": "203.0.113.9" }, true);
  expect(headers["x-client-address"]).toBe("203.0.113.9");
  expect(headers).not.toHaveProperty("x-middleware-subrequest");
});

test("a trusted proxy's request id is kept only when it is one", () => {
  expect(prepared({ "x-request-id": "edge-12345678" }, true).answered).toBe("edge-12345678");
  expect(prepared({ "x-request-id": "a\r\nSet-Cookie: b" }, true).answered).toMatch(/^[\w-]{36}$/);
});

test.each([
  [{ method: "POST", url: "/api/journals" }, undefined],
  [{ method: "PATCH", url: "/api/checklist/1" }, undefined],
  [{ method: "GET", url: "/api/checklist" }, "gzip"],
  [{ method: "POST", url: "/dashboard" }, "gzip"],
])("%j leaves its answer to be compressed as: %s", (call, expected) => {
  const { headers } = prepared({ "accept-encoding": "gzip" }, false, call);
  expect(headers["accept-encoding"]).toBe(expected);
});
