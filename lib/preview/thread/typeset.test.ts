import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_FONT, TITLE_FONT } from "./font-packages";
import { type Skia, startSkia } from "./skia";
import { type TextBox, typeset } from "./typeset";

let skia: Skia;
beforeAll(async () => {
  skia = await startSkia();
});

function box(text: string, change: Partial<TextBox> = {}): TextBox {
  return {
    text,
    context: text,
    font: TITLE_FONT,
    weight: 600,
    color: "#000",
    sizes: [60, 40],
    width: 800,
    height: 200,
    ...change,
  };
}

/** What stands in the box: the glyphs in drawing order, and how much of it is inked. */
function seen(text: string, change?: Partial<TextBox>) {
  const paragraph = typeset(skia, box(text, change));
  if (!paragraph) return null;
  const glyphs = paragraph
    .getShapedLines()
    .flatMap(({ runs }) => runs.flatMap((run) => [...run.glyphs]));
  const lines = paragraph.getNumberOfLines();
  const isCut = paragraph.didExceedMaxLines();
  const height = paragraph.getHeight();
  const pixels = inked((canvas) => canvas.drawParagraph(paragraph, 0, 0));
  paragraph.delete();
  return { glyphs, lines, isCut, height, pixels };
}

type Canvas = ReturnType<NonNullable<ReturnType<Skia["kit"]["MakeSurface"]>>["getCanvas"]>;

function inked(draw: (canvas: Canvas) => void): string {
  const { kit } = skia;
  const surface = kit.MakeSurface(800, 200);
  if (!surface) throw new Error("no surface");
  const canvas = surface.getCanvas();
  canvas.clear(kit.WHITE);
  draw(canvas);
  const image = surface.makeImageSnapshot();
  const pixels = image.readPixels(0, 0, {
    width: 800,
    height: 200,
    colorType: kit.ColorType.RGBA_8888,
    alphaType: kit.AlphaType.Unpremul,
    colorSpace: kit.ColorSpace.SRGB,
  });
  image.delete();
  surface.dispose();
  return Buffer.from(pixels ?? []).toString("base64");
}

const SCRIPTS = {
  Latin: "Should I move to Łódź or stay in Århus?",
  Cyrillic: "Переехать в Берлин или остаться?",
  Greek: "Να μετακομίσω ή να μείνω;",
  Vietnamese: "Tôi nên chuyển đến hay ở lại?",
  Arabic: "هل أنتقل إلى برلين أم أبقى؟",
  Hebrew: "האם לעבור ל-Berlin או להישאר?",
  Hindi: "क्या मुझे बर्लिन जाना चाहिए?",
  Bengali: "আমি কি বার্লিনে যাব?",
  Tamil: "நான் செல்ல வேண்டுமா?",
  Telugu: "నేను వెళ్ళాలా?",
  Gujarati: "મારે જવું જોઈએ?",
  Punjabi: "ਕੀ ਮੈਨੂੰ ਜਾਣਾ ਚਾਹੀਦਾ ਹੈ?",
  Kannada: "ನಾನು ಹೋಗಬೇಕೇ?",
  Malayalam: "ഞാൻ പോകണോ?",
  Sinhala: "මම යා යුතුද?",
  Thai: "ฉันควรย้ายไปเบอร์ลินหรืออยู่ที่ออสโล",
  Lao: "ຂ້ອຍຄວນໄປບໍ",
  Khmer: "តើខ្ញុំគួរទៅទេ",
  Burmese: "ကျွန်တော် သွားသင့်လား",
  Georgian: "გადავიდე ბერლინში?",
  Armenian: "Տեղափոխվե՞մ Բեռլին",
  Amharic: "ወደ በርሊን ልሂድ?",
  Chinese: "我应该搬到柏林还是留在奥斯陆？",
  Traditional: "我應該搬到柏林還是留在奧斯陸？",
  Japanese: "ベルリンに引っ越すべきか、残るべきか？",
  Korean: "베를린으로 이사할까요?",
  Symbols: "Tea → coffee ✓ ★ ½ € ₹ №",
  Emoji: "🍕 👍🏽 👨‍👩‍👧‍👦 🇩🇪 🏳️‍🌈 ❤️ 1️⃣ 👩🏿‍💻",
};

describe.each(Object.entries(SCRIPTS))("%s", (_, text) => {
  test("is drawn in full, with no box in place of a letter", () => {
    for (const font of [TITLE_FONT, TEXT_FONT]) {
      const result = seen(text, { font });
      expect(result?.glyphs.length).toBeGreaterThan(0);
      expect(result?.glyphs).not.toContain(0);
      expect(result?.isCut).toBe(false);
      const blank = inked(() => {});
      expect(result?.pixels).not.toBe(blank);
    }
  });

  test("looks like none of the boxes that a font without these letters draws", () => {
    const { kit, fonts } = skia;
    const builder = kit.ParagraphBuilder.MakeFromFontCollection(
      new kit.ParagraphStyle({
        textStyle: { fontSize: 60, fontFamilies: ["fraunces-latin-600-normal.woff2"] },
      }),
      fonts,
    );
    builder.addText("\u{13000}".repeat(12));
    const boxes = builder.build();
    boxes.layout(800);
    expect(boxes.getShapedLines()[0]?.runs[0]?.glyphs).toContain(0);
    const pixels = inked((canvas) => canvas.drawParagraph(boxes, 0, 0));
    boxes.delete();
    builder.delete();
    expect(seen(text)?.pixels).not.toBe(pixels);
  });
});

test("letters that no font has are left out, also the second time", () => {
  for (let time = 0; time < 2; time++) {
    expect(seen("Tea \u{13000}\u{13001} or coffee")?.glyphs).not.toContain(0);
    expect(seen("\u{13000}\u{13001}")).toBeNull();
    expect(seen("zal\u0301\u0302\u0303\u0304\u0305\u0306go")?.glyphs).not.toContain(0);
  }
});

test("an emoji of several parts is one picture", () => {
  for (const emoji of ["👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "👩🏿‍💻", "🧑🏽‍❤️‍💋‍🧑🏻"]) {
    expect(seen(emoji)?.glyphs, emoji).toHaveLength(1);
  }
});

test("Arabic letters are joined and Hebrew stands from right to left", () => {
  // Skia keeps glyphs in drawing order, from the left.
  const [first] = seen("אב")?.glyphs ?? [];
  expect(seen("ב")?.glyphs).toEqual([first]);
  const alone = ["ه", "ل"].flatMap((letter) => seen(letter)?.glyphs ?? []);
  expect(seen("هل")?.glyphs.toReversed()).not.toEqual(alone);
});

test("a text that is too long shrinks, then ends in an ellipsis within its box", () => {
  const short = seen("Tea or coffee?");
  expect(short).toMatchObject({ lines: 1, isCut: false });
  for (const text of ["word ".repeat(400), "x".repeat(2_000), "我应该".repeat(600)]) {
    const long = seen(text);
    expect(long?.isCut).toBe(true);
    expect(long?.height).toBeLessThanOrEqual(200);
    expect(long?.lines).toBeGreaterThan(2);
  }
});
