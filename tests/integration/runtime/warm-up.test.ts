import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { onListening, tellListening } from "@/lib/on-listening";
import { warmUp } from "@/lib/warm-up";
import { Browser } from "../support/browser";
import { collectLog } from "../support/log-lines";

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers every request with this status, and who asked it how. */
async function listen(status: number) {
  const asked: { url: string | undefined; authorization: string | undefined }[] = [];
  server = http.createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return { address: `http://127.0.0.1:${bound.port}`, asked };
}

test("a server that begins is called as nobody, and nothing is noted", async () => {
  const before = await prisma.safetyLogEntry.count();
  const { address, asked } = await listen(400);
  await warmUp(address, 3);
  expect(asked).toHaveLength(30);
  expect(await prisma.safetyLogEntry.count()).toBe(before);
});

test("one that can't answer is left alone after the first calls", async () => {
  const { address, asked } = await listen(503);
  await warmUp(address);
  expect(asked.length).toBeLessThanOrEqual(10);
});

test("the call is refused for its body, after its session was asked for, and the log is silent", async () => {
  const { address, asked } = await listen(503);
  await warmUp(address);
  const token = asked[0]?.authorization?.replace("Bearer ", "");
  expect(asked[0]?.url).toBe("/api/checklist");
  const lines = collectLog();
  const nobody = new Browser();
  nobody.bearer = token ?? "";
  const answer = await nobody.call("POST", "/api/checklist", {});
  expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION" } });
  expect(lines).toEqual([]);
});

test("what waits for the server is done when it listens, and one that fails harms no other", async () => {
  const told: string[] = [];
  onListening(() => Promise.reject(new Error("no")));
  onListening(async (address) => void told.push(address));
  await tellListening("http://127.0.0.1:3000");
  expect(told).toEqual(["http://127.0.0.1:3000"]);
});
