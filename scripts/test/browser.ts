import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import bundled, { inflate } from "@sparticuz/chromium";
import { PlainError } from "../plain-error.ts";
import { inProject } from "../project.ts";

/** A browser that runs on this machine, and the variables that it needs for that. */
export type Browser = { path: string; env: Record<string, string> };

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, Playwright's own, or the one from the npm
 * package @sparticuz/chromium, which brings along the libraries and fonts that a bare Linux lacks.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runs(named, {})) throw new PlainError(`CHROMIUM_PATH names ${named}, which does not run.`);
    return { path: named, env: {} };
  }
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights) && runs(playwrights, {})) return { path: playwrights, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return await unpackBundled();
  throw new PlainError(
    "there is no Chromium for the end-to-end tests. Run: npx playwright install chromium (or set CHROMIUM_PATH)",
  );
}

async function unpackBundled(): Promise<Browser> {
  const folder = inProject("node_modules/.cache/stepwell-chromium");
  if (!existsSync(folder)) await unpack(folder);
  const binary = path.join(folder, "chromium");
  const fonts: Record<string, string> = existsSync("/etc/fonts/fonts.conf")
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, "fonts") };
  if (runs(binary, {})) return { path: binary, env: fonts };
  const libraries = [path.join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH];
  const withLibraries = { LD_LIBRARY_PATH: libraries.filter(Boolean).join(":") };
  if (runs(binary, withLibraries)) return { path: binary, env: { ...withLibraries, ...fonts } };
  throw new PlainError(
    `the Chromium in ${folder} does not run. Name another one with CHROMIUM_PATH.`,
  );
}

/** The package unpacks into the system's temporary folder; here that is one of our own, moved when whole. */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    if (tmpdir() !== unfinished) throw new PlainError("the temporary folder cannot be chosen.");
    await bundled.executablePath();
    await inflate(inProject("node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** True when the system finds every library of the program. */
function runs(binary: string, env: Record<string, string>): boolean {
  const tried = spawnSync(binary, ["--version"], {
    env: { ...process.env, ...env },
    stdio: "ignore",
    timeout: 20_000,
  });
  return tried.status === 0;
}
