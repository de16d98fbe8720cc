import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBuiltPagePolicies } from "./built-pages.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built-pages-"));
  mkdirSync(path.join(folder, "server/app"), { recursive: true });
  const routes = { "/": {}, "/terms": {}, "/icon.svg": {} };
  writeFileSync(path.join(folder, "prerender-manifest.json"), JSON.stringify({ routes }));
  writeFileSync(path.join(folder, "server/app/index.html"), "<script>alert(1)</script>");
  writeFileSync(path.join(folder, "server/app/terms.html"), "<p>No script</p>");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("allows exactly the scripts that each built page carries", () => {
  const policies = readBuiltPagePolicies(folder, false);
  expect([...policies.keys()]).toEqual(["/", "/terms"]);
  // echo -n 'alert(1)' | openssl sha256 -binary | base64
  expect(policies.get("/")).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policies.get("/terms")).toContain("script-src 'self';");
});

it("asks for https throughout only where the site has it", () => {
  expect(readBuiltPagePolicies(folder, false).get("/")).not.toContain("upgrade-insecure-requests");
  expect(readBuiltPagePolicies(folder, true).get("/")).toContain("upgrade-insecure-requests");
});
