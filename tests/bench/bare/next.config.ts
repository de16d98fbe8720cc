import path from "node:path";
import type { NextConfig } from "next";

// Same packages and compiler as the product, and nothing else: what the ratios are measured against.
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
};

export default config;
