import localFont from "next/font/local";

// Both files are preloaded. Until they arrive the adjusted fallbacks of globals.css hold their place;
// Next's own know Arial and Times by name alone, which most Linux and Android machines don't have.
export const titleFont = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  style: "normal",
  display: "swap",
  variable: "--font-title",
  adjustFontFallback: false,
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  style: "normal",
  display: "swap",
  variable: "--font-text",
  adjustFontFallback: false,
});
