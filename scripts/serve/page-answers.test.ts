import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageAnswersOf } from "./page-answers.ts";

const TERMS = `<h1>Terms</h1>${"<p>A step at a time.</p>".repeat(100)}`;
const server = http.createServer();

beforeAll(async () => {
  const page = (html: string) => ({ html: Buffer.from(html), policy: "default-src 'self'" });
  const answer = await pageAnswersOf(
    new Map([
      ["/", page("<h1>Hello</h1>")],
      ["/terms", page(TERMS)],
      ["/_not-found", page("<h1>Not here</h1>")],
    ]),
  );
  server.on("request", (request, response) => {
    response.setHeader("X-Request-Id", "one");
    if (!answer(request, response)) response.writeHead(418).end(request.url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

/** As plain as it comes: fetch would decompress the answer. */
async function ask(path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, host: "127.0.0.1", path, method, headers }).end();
  const [response]: http.IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("no answer");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test("a page comes with its own policy and everything that protects it", async () => {
  const { status, headers, body } = await ask("/terms");
  expect(status).toBe(200);
  expect(body.toString()).toBe(TERMS);
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "content-type": "text/html; charset=utf-8",
    "content-length": String(TERMS.length),
    "cache-control": "s-maxage=31536000",
    vary: expect.stringMatching(/\brsc\b.*Accept-Encoding/),
    "x-request-id": "one",
  });
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0.0, gzip; q=0", undefined],
  ["deflate", undefined],
  ["", undefined],
])("a browser that reads %j gets it in %s", async (asked, coding) => {
  const { headers, body } = await ask("/terms", { "accept-encoding": asked });
  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["content-length"]).toBe(String(body.length));
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
  expect((read ? read(body) : body).toString()).toBe(TERMS);
});

test("HEAD is answered with the same headers and no body", async () => {
  const [head, get] = [await ask("/terms", {}, "HEAD"), await ask("/terms")];
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
});

test.each([
  ["the router in the browser", "/terms", { rsc: "1" }, "GET"],
  ["a query", "/terms?_rsc=1", {}, "GET"],
  ["a form", "/", {}, "POST"],
  ["someone with a session", "/", { cookie: "a=1; authjs.session-token=x" }, "GET"],
  ["one on https", "/", { cookie: "__Host-authjs.session-token=x" }, "GET"],
  ["one who takes no coding that there is", "/terms", { "accept-encoding": "identity;q=0" }, "GET"],
  ["Next's own page", "/_not-found", {}, "GET"],
  ["an address of no page", "/none", {}, "GET"],
])("%s is left to Next.js", async (_, path, headers, method) => {
  expect(await ask(path, headers, method)).toMatchObject({ status: 418, body: Buffer.from(path) });
});
