import type { NextConfig } from "next";

// OWASP Secure Headers. HSTS is ignored by browsers on http, so it can always be sent.
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  },
];

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
  poweredByHeader: false,
  // Hashing each answer anew takes a fifth of a built page's time; what is large, the files under
  // _next/static, is immutable and never asked for twice.
  generateEtags: false,
  // Titles and tags of rendered pages stand in the head for everyone; otherwise Next sends them behind
  // the body to all but the crawlers that it knows by name.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Loads its database drivers and its own files by itself.
  serverExternalPackages: ["pg-boss", "@zxcvbn-ts/language-common"],
  // Read when the process starts, by a path that the tracing of a serverless host can't see.
  outputFileTracingIncludes: { "/*": ["./lib/safety/check/weights.bin"] },
  turbopack: { root: import.meta.dirname },
  // The build's own limit cuts Next's runtime into files of two kilobytes, each a request of its own.
  experimental: { turbopackChunking: { minChunkSize: 150_000 } },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: linkPages, headers: linkPageHeaders },
    { source: "/api/:path*", headers: callHeaders },
  ],
};

export default config;
