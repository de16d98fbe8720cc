import { expect, test } from "vitest";
import { drawPreview } from "@/lib/preview/draw-preview";
import type { Preview } from "@/lib/preview/types";

const decision = (question: string): Preview => ({
  kind: "decision",
  question,
  options: ["Tea", "Coffee"],
  chosenOption: "Tea",
});

function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

test("the product and whatever was decided are drawn, in a thread that never sees the settings", async () => {
  const shown = [
    { kind: "product" } as const,
    decision("Tea or coffee?"),
    decision("\u{13000}\u{13001}"),
    decision("x".repeat(2_000)),
    { ...decision("ماذا؟"), chosenOption: null, options: ["א", "ب", "c", "寿司", "🍣", "ฉ"] },
    { ...decision("Learn to swim"), chosenOption: null, options: [] },
  ];
  const pictures = await Promise.all(shown.map(drawPreview));
  for (const png of pictures) expect(sizeOf(png)).toEqual([1200, 630]);
  const different = new Set(pictures.map((png) => Buffer.from(png).toString("base64")));
  expect(different.size).toBe(shown.length);
});

test("a crowd is turned away before it fills the memory, and the next image is drawn again", async () => {
  const crowd = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) => drawPreview(decision(`Tea ${number}?`))),
  );
  const refused = crowd.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  expect(sizeOf(await drawPreview(decision("And now?")))).toEqual([1200, 630]);
});
