import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject, projectFolder } from "../project.ts";

const sources = globSync("{app,components,emails,lib}/**/*.{ts,tsx}", { cwd: projectFolder })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .concat("middleware.ts", "instrumentation.ts", "next.config.ts")
  .map((file) => ({ file, text: readFileSync(inProject(file), "utf8") }));

function filesWith(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));
}

test("all of the product is looked through", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(filesWith(/next\/headers/)).toContain("lib/request.ts");
});

test.each([
  ["text becomes no program", /\beval\(|new Function\(|from "(?:node:)?vm"/],
  ["no other program is started", /child_process/],
  [
    "text becomes no markup",
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
  ],
  ["statements bind their values", /\$(?:query|execute)RawUnsafe|Prisma\.raw\(/],
  ["certificates are checked", /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  [
    "weak hashes and ciphers stay out",
    /["'`](?:md5|sha-?1|des|des3|rc4|aes-?\d+-(?:ecb|cbc))["'`]/i,
  ],
])("%s", (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

test("what must not be guessed comes from a generator that can't be", () => {
  // The name of a draft within one browser, how long to wait before a further try, and which requests
  // are traced.
  expect(filesWith(/Math\.random\(/).sort()).toEqual([
    "components/safety/drafts/private-drafts.ts",
    "lib/ai/stream.ts",
    "lib/telemetry/tracing.ts",
  ]);
});
