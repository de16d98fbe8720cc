import localFont from "next/font/local";

// "optional" with preload: the page is never laid out twice. A first visit on a slow line keeps the
// size-adjusted fallback; every later page has the real letters.
export const titleFont = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  style: "normal",
  display: "optional",
  variable: "--font-title",
  adjustFontFallback: "Times New Roman",
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  style: "normal",
  display: "optional",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});
