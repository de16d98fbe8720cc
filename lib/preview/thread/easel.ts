import type { Canvas, CanvasKit } from "canvaskit-wasm";
import type { Skia } from "./skia.ts";

/** What an image is drawn with and on. */
export type Easel = { skia: Skia; kit: CanvasKit; canvas: Canvas };
