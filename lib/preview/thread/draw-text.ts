import type { Easel } from "./easel.ts";
import { type TextBox, typeset } from "./typeset.ts";

type PlacedText = TextBox & { x: number; y: number; align?: "top" | "middle" | "bottom" };

/** Writes a text into its box, never outside; answers the height that it took, 0 where nothing could be written. */
export function drawText({ skia, kit, canvas }: Easel, box: PlacedText): number {
  const paragraph = typeset(skia, box);
  if (!paragraph) return 0;
  const height = paragraph.getHeight();
  const free = Math.max(0, box.height - height);
  const y = box.y + (box.align === "middle" ? free / 2 : box.align === "bottom" ? free : 0);
  canvas.save();
  // Marks above and below a line may reach a little over the box.
  canvas.clipRect(
    kit.LTRBRect(box.x - 4, box.y - 16, box.x + box.width + 4, box.y + box.height + 16),
    kit.ClipOp.Intersect,
    true,
  );
  canvas.drawParagraph(paragraph, box.x, y);
  canvas.restore();
  paragraph.delete();
  return height;
}
