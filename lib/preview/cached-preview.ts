import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawPreview } from "./draw-preview";
import type { Preview } from "./types";

/** Raised when the drawing changes, so that pictures kept elsewhere are asked for anew. */
const DRAWING = 1;

const CACHE_BYTES = 32 * 1024 * 1024;

const images = new LRUCache<string, Uint8Array<ArrayBuffer>, { preview: Preview }>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (png) => png.byteLength,
  fetchMethod: (_key, _old, { context }) => drawPreview(context.preview),
});

/** Names a preview by what it shows: the same for the same words, another after another flip. */
export function previewKey(preview: Preview): string {
  const content = JSON.stringify([DRAWING, preview]);
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/** Whether a preview is at hand without drawing. */
export function isPreviewAtHand(key: string): boolean {
  return images.has(key);
}

/** A preview as a PNG, from memory where it was drawn before. Asked for at once, it is drawn once. */
export function cachedPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  return images.forceFetch(previewKey(preview), { context: { preview } });
}
