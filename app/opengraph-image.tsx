import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";

export const alt = "Stepwell: from a goal to the next small step";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

// The tokens of the light theme, in the only notation that the image renderer reads.
const PAPER = "#f9f6ee";
const INK = "#13231f";
const WATER = "#00525c";
const WATER_WASH = "#d8efee";
const DROP = "#5fb7bc";

const FONT_FILE = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

export default async function OpenGraphImage() {
  const font = await readFile(join(process.cwd(), FONT_FILE));
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: PAPER,
        color: INK,
        fontFamily: "Fraunces",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: "80px 60px 80px 88px",
          width: 800,
        }}
      >
        <div style={{ display: "flex", fontSize: 44, color: WATER }}>Stepwell</div>
        <div style={{ display: "flex", fontSize: 78, lineHeight: 1.08, letterSpacing: -1.5 }}>
          From a goal to the next small step.
        </div>
      </div>
      <svg aria-hidden="true" width="400" height="630" viewBox="0 0 400 630">
        <rect x="240" y="500" width="160" height="130" fill={WATER_WASH} />
        <path d="M290 536h34M344 536h26M300 572h40" stroke={DROP} strokeWidth="5" />
        <path d="M0 630V260h84v80h84v80h84v80h20v130z" fill={WATER} />
        <path d="M320 270c26 34 46 61 46 90a46 46 0 0 1-92 0c0-29 20-56 46-90z" fill={DROP} />
      </svg>
    </div>,
    { ...size, fonts: [{ name: "Fraunces", data: font, weight: 600, style: "normal" }] },
  );
}
