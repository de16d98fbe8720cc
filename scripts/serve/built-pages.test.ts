import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBuiltPages } from "./built-pages.ts";

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
  const pages = readBuiltPages(folder, false);
  expect([...pages.keys()]).toEqual(["/", "/terms"]);
  // echo -n 'alert(1)' | openssl sha256 -binary | base64
  expect(pages.get("/")?.policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(pages.get("/terms")?.policy).toContain("script-src 'self';");
});

it("reads the pages themselves", () => {
  expect(readBuiltPages(folder, false).get("/terms")?.html.toString()).toBe("<p>No script</p>");
});

it("asks for https throughout only where the site has it", () => {
  expect(readBuiltPages(folder, false).get("/")?.policy).not.toContain("upgrade-insecure-requests");
  expect(readBuiltPages(folder, true).get("/")?.policy).toContain("upgrade-insecure-requests");
});
