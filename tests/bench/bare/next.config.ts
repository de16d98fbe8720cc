import path from "node:path";
import type { NextConfig } from "next";

// Same packages and compiler as the product, and nothing else: what the ratios are measured against.
const config: NextConfig = {
  poweredByHeader: false,
  // Turbopack looks for middleware and instrumentation in the folders above too, where the product's
  // own stand: under these names there are none.
  pageExtensions: ["bare.ts", "bare.tsx"],
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
};

export default config;
