import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { inProject } from "../../../scripts/project.ts";
import { signedIn } from "../support/people";

/** `npm run admin -- …` on the database of this test. */
function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/admin.ts", ...args], {
    cwd: inProject(),
    env: process.env,
    encoding: "utf8",
    timeout: 15_000,
  });
  return { status, said: stdout + stderr };
}

test("the role is given and taken back, and holds from the next request on", async () => {
  const { email, browser } = await signedIn();
  await prisma.safetyLogEntry.create({
    data: { surface: "goal", category: "hate", severity: "block" },
  });
  const seen = async () => (await browser.call("GET", "/api/safety/admin/stats")).body;
  expect(await seen()).toMatchObject({ stats: [] });

  expect(admin("grant", ` ${email.toUpperCase()}`)).toMatchObject({ status: 0 });
  expect(await seen()).toMatchObject({ stats: [{ category: "hate", count: 1 }] });
  expect(admin("list").said).toContain(email);
  expect(admin("grant", email).said).toContain("nothing changed");

  expect(admin("revoke", email).said).toContain(`${email} is no admin now`);
  expect(await seen()).toMatchObject({ stats: [] });
  expect(admin("list").said).toContain("Nobody is an admin");
});

test.each([
  [["grant", "nobody@example.org"], /nobody has an account with nobody@example\.org/],
  [["grant"], /grant EMAIL/],
  [["list", "everyone"], /grant EMAIL/],
  [["grant", "one@example.org", "two@example.org"], /grant EMAIL/],
  [["promote", "one@example.org"], /grant EMAIL/],
  [[], /grant EMAIL/],
])("%j is refused in plain words", (args, words) => {
  const { status, said } = admin(...args);
  expect(status).toBe(1);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\bat .*\.ts:\d/);
});
