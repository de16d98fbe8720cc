import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

type Action = (...args: unknown[]) => Promise<unknown>;

/** Files of the product, relative to it, whose text matches. */
function filesWith(folders: string, pattern: RegExp): string[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .filter((file) => pattern.test(readFileSync(path.join(root, file), "utf8")))
    .sort();
}

/** Every file whose exports are server actions, and so public endpoints. */
export const actionFiles = filesWith(
  "lib",
  /^\s*(\/\/.*\n|\/\*[\s\S]*?\*\/\s*)*["']use server["']/,
);

/** Server actions that hide where nobody looks for them. */
export const strayActions = [
  ...filesWith("{app,components}", /["']use server["']/),
  ...filesWith("lib", /["']use server["']/).filter((file) => !actionFiles.includes(file)),
];

/** Every server action by its row's name, such as "lib/auth/actions.ts submitLogIn". */
export async function loadActions(): Promise<Map<string, Action>> {
  const actions = new Map<string, Action>();
  for (const file of actionFiles) {
    const module: Record<string, Action> = await import(/* @vite-ignore */ path.join(root, file));
    for (const [name, action] of Object.entries(module)) actions.set(`${file} ${name}`, action);
  }
  return actions;
}

/**
 * What came of an action, or of a page: "ok", the code of its refusal, "redirect /path", "status 404",
 * or "answered" where it answers in a form of its own. Anything else that it throws is thrown on.
 */
export async function outcomeOf(run: Promise<unknown>): Promise<{ outcome: string; told: string }> {
  try {
    const result = await run;
    return { outcome: nameOf(result), told: JSON.stringify(result) ?? "" };
  } catch (error) {
    const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
    const [kind, status, target] = digest.split(";");
    if (kind === "NEXT_HTTP_ERROR_FALLBACK") return { outcome: `status ${status}`, told: "" };
    if (kind !== "NEXT_REDIRECT") throw error;
    return { outcome: `redirect ${target}`, told: "" };
  }
}

function nameOf(result: unknown): string {
  if (typeof result !== "object" || result === null || !("ok" in result)) return "answered";
  return result.ok === false && "code" in result ? String(result.code) : "ok";
}
