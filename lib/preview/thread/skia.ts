import { readFileSync } from "node:fs";
import startCanvasKit, { type CanvasKit, type FontCollection } from "canvaskit-wasm";
import type { Face } from "./font-packages.ts";

/** Skia, and the letters that it has read so far. */
export type Skia = {
  kit: CanvasKit;
  /** Kept between images: it remembers letters in their weight, and shaped words. */
  fonts: FontCollection;
  /** Makes a face known under its family's name. Reads its file once. */
  load: (face: Face) => void;
  /** Bytes of the files read so far. Skia's memory grows with them and never shrinks. */
  fontBytes: () => number;
};

export async function startSkia(): Promise<Skia> {
  const kit = await startCanvasKit();
  const provider = kit.TypefaceFontProvider.Make();
  const fonts = kit.FontCollection.Make();
  fonts.setDefaultFontManager(provider);
  const loaded = new Set<string>();
  let bytes = 0;
  return {
    kit,
    fonts,
    load({ family, file }) {
      if (loaded.has(family)) return;
      const content = readFileSync(file);
      provider.registerFont(new Uint8Array(content), family);
      bytes += content.byteLength;
      loaded.add(family);
    },
    fontBytes: () => bytes,
  };
}
