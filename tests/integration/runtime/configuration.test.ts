import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { inProject } from "../../../scripts/project.ts";

/** Starts the web process with another secret; it ends by itself when it does not start. */
function startWith(secret: string | undefined) {
  return spawnSync(process.execPath, ["scripts/serve.ts"], {
    cwd: inProject(),
    env: { ...process.env, PORT: "0", NODE_ENV: "production", AUTH_SECRET: secret },
    encoding: "utf8",
    timeout: 15_000,
  });
}

test.each([
  ["missing", undefined],
  ["empty", ""],
  ["short", "a secret of 31 characters, alas"],
])("a secret that is %s stops the start of the web process, and is named", (_, secret) => {
  const { status, stderr } = startWith(secret);
  expect(status).toBe(1);
  expect(stderr).toContain("AUTH_SECRET");
  if (secret) expect(stderr).not.toContain(secret);
});
