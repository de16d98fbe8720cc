import type { NextConfig } from "next";
import { SECURITY_HEADERS } from "./lib/security-headers.ts";

// The addresses of these pages hold a token. Only the site's name is told to where their links lead;
// "no-referrer" would also take the origin from the forms, which then count as another site's.
const linkPages = "/:page(verify-email|reset-password|confirm-email|unsubscribe)";
const linkPageHeaders = [{ key: "Referrer-Policy", value: "strict-origin" }];

// Crawlers are asked not to call these at all; an address that another site names is not listed either.
const callHeaders = [{ key: "X-Robots-Tag", value: "noindex" }];

const config: NextConfig = {
  // Tests build beside a running Stepwell, so they need a folder of their own.
  distDir: process.env.DIST_FOLDER ?? ".next",
  typedRoutes: true,
  // The types are checked by the tests, once; whoever starts the product need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Hashing each answer anew takes a fifth of a built page's time; what is large, the files under
  // _next/static, is immutable and never asked for twice.
  generateEtags: false,
  // Titles and tags of rendered pages stand in the head for everyone; otherwise Next sends them behind
  // the body to all but the crawlers that it knows by name.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Loads its database drivers and its own files by itself.
  serverExternalPackages: ["pg-boss", "@zxcvbn-ts/language-common", "rolldown"],
  // Read when the process starts, by a path that the tracing of a serverless host can't see.
  outputFileTracingIncludes: {
    "/*": [
      "./lib/safety/check/weights.bin",
      "./lib/decisions/planner/recognise/phrasings.bin",
      "./lib/decisions/planner/recognise/weights.bin",
      "./lib/decisions/planner/recognise/word-vectors.bin",
      "./lib/decisions/planner/library/*.txt",
      "./prisma/migrations/*/migration.sql",
    ],
  },
  // Pictures are served as they are; the address that resizes them would work for anyone.
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  experimental: {
    // The build's own limit cuts Next's runtime into files of two kilobytes, each a request of its own.
    turbopackChunking: { minChunkSize: 150_000 },
    // Minified, functions that are called once are made anew at each call (docs/decisions/016).
    turbopackMinify: { server: false, client: true },
    // A worker shows none.
    preloadEntriesOnStart: process.env.SERVE_PAGES !== "0",
  },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: linkPages, headers: linkPageHeaders },
    { source: "/api/:path*", headers: callHeaders },
  ],
};

export default config;
