import { parentPort } from "node:worker_threads";
import type { DrawAnswer, DrawRequest } from "../types.ts";
import { drawPng } from "./draw.ts";
import { startSkia } from "./skia.ts";

// A thread of its own: Skia takes about 70 ms of processor time for an image, and a second for the
// first with emoji, in which the server would answer nobody. Node runs this file as it stands.

/** Bytes of font files; all emoji are half of that, and a text seldom needs more than a twentieth. */
const FONT_BYTES_MAX = 16_000_000;

const port = parentPort;
if (!port) throw new Error("This file runs in a thread only.");
const starting = startSkia();

port.on("message", async ({ id, preview }: DrawRequest) => {
  try {
    const skia = await starting;
    const png = drawPng(skia, preview);
    const answer: DrawAnswer = { id, png, isFull: skia.fontBytes() > FONT_BYTES_MAX };
    port.postMessage(answer);
  } catch (error) {
    const answer: DrawAnswer = { id, problem: error instanceof Error ? error.message : "unknown" };
    port.postMessage(answer);
  }
});
