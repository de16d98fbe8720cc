import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { markdownLine, markdownText } from "./markdown";

/** The words that a Markdown reader shows, without its tags. Line breaks as typed. */
function shown(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return html
    .replace(/<\/p>\n?<p>/g, "\n\n")
    .replace(/<br \/>/g, "")
    .replace(/<\/?(p|a|h2)\b[^>]*>/g, "")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replaceAll("\u00a0", " ")
    .replace(/\n$/, "");
}

const lines = [
  "# not a heading",
  "- not a list",
  "+ nor this",
  "1. nor this",
  "2) nor this",
  "> not a quote",
  "***",
  "---",
  "===",
  "- - -",
  ":-:",
  "*stars* and _lines_ and **both** and ~~struck~~",
  "`code` and ``more``",
  "[link](https://example.org) and ![picture](x.png)",
  "<script>alert(1)</script> <https://example.org> a < b > c",
  "&copy; &#35; AT&T &",
  "a | b",
  "C# and F #",
  "$5 and $6",
  "snake_case and 2*3*4",
  "back\\slash \\* \\",
  "https://example.org/a_b_c?x=1&copy=2 and www.exa_mple.org/*",
  "see https://example.org/page, then www.example.org",
  "mail ada_b@example.org",
  "[ ] not a box",
  "~~~",
  "```",
  "[^1]: note",
  "[ref]: /address",
];

describe("a line", () => {
  test.each(lines)("reads as it was typed: %s", (line) => {
    expect(shown(`## ${markdownLine(line)}`)).toBe(line);
    expect(shown(`${markdownLine(line)}\n`)).toBe(line);
  });

  test("keeps an address that a reader makes a link of", () => {
    expect(markdownLine("see https://example.org/page")).toBe("see https://example.org/page");
  });

  test("takes what was typed on several lines", () => {
    expect(markdownLine("one\n  two\n\nthree ")).toBe("one two three");
  });
});

describe("a text", () => {
  test.each(lines)("reads as it was typed between other lines: %s", (line) => {
    const text = `before\n${line}\nafter\n\n${line}`;
    expect(shown(markdownText(text))).toBe(text);
  });

  test("keeps paragraphs, line breaks and indentation", () => {
    const text = "one\n  two\n\n    three\n\tfour";
    expect(markdownText(text)).toBe(
      "one  \n&nbsp;&nbsp;two\n\n&nbsp;&nbsp;&nbsp;&nbsp;three  \n&nbsp;&nbsp;&nbsp;&nbsp;four",
    );
    expect(shown(markdownText(text))).toBe(text.replace("\t", "    "));
  });

  test("reads as it was typed, whatever it is", () => {
    const markup = fc.constantFrom(..."#-+*_=~`[]()<>!|\\&:;.1 \nax\t$^{}/@\"'");
    const piece = fc.oneof(
      { weight: 6, arbitrary: markup },
      fc.constantFrom("https://", "www.", "&amp;", "<b>", "é", "😀", "\n\n"),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (typed) => {
        expect(settled(shown(markdownText(typed)))).toBe(settled(typed));
        const line = settled(typed).replace(/\n+/g, " ");
        expect(settled(shown(markdownLine(typed))).replace(/\s+/g, " ")).toBe(
          line.replace(/\s+/g, " "),
        );
      }),
      { numRuns: 500 },
    );
    // Far above what it takes, also on a machine that does much else.
  }, 30_000);
});

/** What the eye does not tell apart: the number of empty lines and spaces, and those at the ends. */
function settled(text: string): string {
  return text
    .replace(/\t/g, "    ")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/(?<=\S) +/g, " ")
    .replace(/\n{2,}/g, "\n\n")
    .trim();
}
