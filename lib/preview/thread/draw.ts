import { PREVIEW_SIZE } from "../constants.ts";
import type { Preview } from "../types.ts";
import { drawDecision } from "./draw-decision.ts";
import { drawProduct } from "./draw-product.ts";
import { COLORS } from "./draw-shapes.ts";
import type { Skia } from "./skia.ts";

/** The preview as a PNG. */
export function drawPng(skia: Skia, preview: Preview): Uint8Array<ArrayBuffer> {
  const { kit } = skia;
  const surface = kit.MakeSurface(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  if (!surface) throw new Error("There is no memory for a preview image.");
  try {
    const canvas = surface.getCanvas();
    const easel = { skia, kit, canvas };
    canvas.clear(kit.parseColorString(COLORS.paper));
    if (preview.kind === "product") drawProduct(easel);
    else drawDecision(easel, preview);
    surface.flush();
    const image = surface.makeImageSnapshot();
    const png = image.encodeToBytes(kit.ImageFormat.PNG, 100);
    image.delete();
    if (!png) throw new Error("A preview image could not be written as PNG.");
    return new Uint8Array(png);
  } finally {
    // delete() would keep the pixels.
    surface.dispose();
  }
}
