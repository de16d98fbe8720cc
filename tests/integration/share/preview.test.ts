import { inflateSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as route from "@/app/(public)/shared/[shareId]/preview.png/route";
import { prisma } from "@/lib/db";
import { SHARED_PREVIEW_LIMIT } from "@/lib/decisions/share/constants";
import { findSharedDecision } from "@/lib/decisions/share/data";
import { sharedPreviewPath } from "@/lib/decisions/share/preview";
import type { ShareAnswer } from "@/lib/decisions/share/types";
import { drawPreview } from "@/lib/preview/draw-preview";
import { consumeRateLimit } from "@/lib/rate-limit";
import { asRequest } from "../support/next-headers";
import { type Person, signedIn } from "../support/people";

vi.mock("@/lib/preview/draw-preview", { spy: true });

let person: Person;
let decisionId: string;
let shareId: string;
let address: string;
beforeEach(async () => {
  person = await signedIn();
  // Each test draws pictures of its own.
  const inputText = `Tea or coffee? ${crypto.randomUUID()}`;
  const decision = await prisma.decision.create({
    data: {
      userId: person.userId,
      inputText,
      parsedOptions: ["Tea", "Coffee"],
      chosenOption: "Tea",
    },
  });
  decisionId = decision.id;
  shareId = await share();
  address = `192.0.2.${Math.floor(Math.random() * 250)}-${crypto.randomUUID()}`;
  vi.mocked(drawPreview).mockClear();
});

async function share(): Promise<string> {
  const answer = await person.browser.call<ShareAnswer>("POST", "/api/decisions/share", {
    decisionId,
  });
  expect(answer.status).toBe(200);
  return answer.body.shareId;
}

async function picture(id = shareId, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/shared/${id}/preview.png`, {
    headers: { ...headers, "x-client-address": address },
  });
  const { result } = await asRequest(request.headers, () =>
    route.GET(request, { params: Promise.resolve({ shareId: id }) }),
  );
  return result;
}

/** Width, height, and how many lines of pixels differ from the first. */
async function readPng(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect(bytes.subarray(12, 16).toString()).toBe("IHDR");
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.subarray(at + 4, at + 8).toString() !== "IDAT") continue;
    data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const pixels = inflateSync(Buffer.concat(data));
  expect(pixels.length).toBeGreaterThanOrEqual(size.height * (size.width * 3 + 1));
  return { ...size, bytes };
}

describe("the preview image of a share", () => {
  test("is a PNG of 1200 by 630 that may be kept for a minute", async () => {
    const response = await picture();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const { width, height, bytes } = await readPng(response);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
  });

  test("that was seen before answers 304, without drawing", async () => {
    const etag = (await picture()).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await picture(shareId, { "if-none-match": known });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(await response.text()).toBe("");
    }
    expect((await picture(shareId, { "if-none-match": '"other"' })).status).toBe(200);
    expect(drawPreview).toHaveBeenCalledTimes(1);
  });

  test("is drawn once for all who ask for it at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => picture()));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.bytes()).length));
    expect(new Set(sizes).size).toBe(1);
    expect(drawPreview).toHaveBeenCalledTimes(1);
  });

  test("shows another flip at once, under another address", async () => {
    const before = await readPng(await picture());
    const pathBefore = await previewPath();
    await prisma.decision.update({ where: { id: decisionId }, data: { chosenOption: "Coffee" } });
    const after = await readPng(await picture());
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect(await previewPath()).not.toBe(pathBefore);
  });

  test("is gone with the share, also for who has it in memory", async () => {
    const etag = (await picture()).headers.get("etag") ?? "";
    await person.browser.call("DELETE", `/api/decisions/shared/${shareId}`);
    for (const response of [await picture(), await picture(shareId, { "if-none-match": etag })]) {
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toContain("application/json");
    }
  });

  test.each(["unknown", "x".repeat(65), "../etc", "a\u0000b"])("404 for %j", async (id) => {
    expect((await picture(id)).status).toBe(404);
    expect(drawPreview).not.toHaveBeenCalled();
  });

  test("is limited by address where it must be drawn, and never where it is at hand", async () => {
    await picture();
    for (let use = 1; use < SHARED_PREVIEW_LIMIT.points; use++) {
      await consumeRateLimit(SHARED_PREVIEW_LIMIT, address);
    }
    expect((await picture()).status).toBe(200);
    await prisma.decision.update({ where: { id: decisionId }, data: { chosenOption: "Coffee" } });
    const refused = await picture();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("does not write and takes no other method", async () => {
    const request = new Request("http://localhost:3000/shared/x/preview.png", { method: "POST" });
    const { result } = await asRequest(request.headers, () =>
      route.POST(request, { params: Promise.resolve({ shareId }) }),
    );
    expect(result.status).toBe(405);
  });
});

async function previewPath(): Promise<string> {
  const decision = await findSharedDecision(shareId);
  if (!decision) throw new Error("The share is gone.");
  return sharedPreviewPath(decision);
}
