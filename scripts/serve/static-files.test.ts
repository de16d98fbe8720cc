import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressFiles } from "../run/compress.ts";
import { staticFilesOf } from "./static-files.ts";

const SCRIPT = "console.log('a step at a time');".repeat(100);
const build = mkdtempSync(path.join(tmpdir(), "stepwell-static-"));
const server = http.createServer();

beforeAll(async () => {
  mkdirSync(path.join(build, "static", "chunks"), { recursive: true });
  writeFileSync(path.join(build, "static", "chunks", "a1b2.js"), SCRIPT);
  writeFileSync(path.join(build, "static", "font.woff2"), "letters");
  writeFileSync(path.join(build, "made-from"), "not for the web");
  await compressFiles(path.join(build, "static"));
  const answer = staticFilesOf(build);
  server.on("request", (request, response) => {
    if (!answer(request, response)) response.writeHead(418).end(request.url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
  rmSync(build, { recursive: true });
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** As plain as it comes: fetch would decompress the answer and tidy the address. */
async function ask(address: string, encoding = "", method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const headers = encoding ? { "accept-encoding": encoding } : {};
  const request = http.request({ port, host: "127.0.0.1", path: address, method, headers }).end();
  const [response]: http.IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("no answer");
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

test("a script comes in the best form that the browser reads, and for a year", async () => {
  const brotli = await ask("/_next/static/chunks/a1b2.js", "gzip, deflate, br");
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript",
    "cache-control": "public,max-age=31536000,immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none';.*frame-ancestors 'none'/,
    ),
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const zipped = await ask("/_next/static/chunks/a1b2.js", "gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
  const plain = await ask("/_next/static/chunks/a1b2.js");
  expect(plain.body.toString()).toBe(SCRIPT);
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("what is no text stays as it is, and HEAD has no body", async () => {
  expect((await ask("/_next/static/font.woff2", "br")).body.toString()).toBe("letters");
  const head = await ask("/_next/static/chunks/a1b2.js", "", "HEAD");
  expect(head.headers["content-length"]).toBe(String(SCRIPT.length));
  expect(head.body).toHaveLength(0);
});

test.each([
  "/_next/static/chunks/none.js",
  "/_next/static/../made-from",
  "/_next/static/%2e%2e/made-from",
  "/_next/static/",
  "/_next/staticfile",
  "/",
])("%s is left to Next.js, with its address", async (address) => {
  const answer = await ask(address, "br");
  expect(answer).toMatchObject({ status: 418, body: Buffer.from(address) });
});

test("a write is left to Next.js", async () => {
  expect((await ask("/_next/static/chunks/a1b2.js", "", "POST")).status).toBe(418);
});
