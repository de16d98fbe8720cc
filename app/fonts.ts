import localFont from "next/font/local";

// Both files are preloaded, and until they arrive a fallback adjusted to the same size holds their
// place, so that the exchange moves nothing.
export const titleFont = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  style: "normal",
  display: "swap",
  variable: "--font-title",
  adjustFontFallback: "Times New Roman",
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  style: "normal",
  display: "swap",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});
