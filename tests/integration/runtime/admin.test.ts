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

test("one person is signed out everywhere, then everyone", async () => {
  const [ada, grace] = [await signedIn(), await signedIn()];
  const isIn = async ({ browser }: typeof ada) =>
    (await browser.call("GET", "/api/auth/me")).status === 200;
  expect(admin("sign-out", ada.email).said).toContain(`${ada.email} is signed out: 1 sessions`);
  expect([await isIn(ada), await isIn(grace)]).toEqual([false, true]);
  expect(admin("sign-out", "everyone").status).toBe(0);
  expect(await isIn(grace)).toBe(false);
});

test("what Claude cost in a month is said by use, and in all", async () => {
  const createdAt = new Date("2026-10-31T23:59:59.999Z");
  const call = { model: "claude-x", latencyMs: 1, outcome: "done", createdAt };
  await prisma.aiUsage.createMany({
    data: [
      { ...call, purpose: "breakdown", costMicros: 1_200 },
      { ...call, purpose: "breakdown", costMicros: 1_300 },
      { ...call, purpose: "refine", costMicros: 10_000, createdAt: new Date("2026-11-01") },
    ],
  });
  await prisma.aiMonth.create({ data: { month: new Date("2026-10-01"), spentMicros: 2_500 } });
  const { said } = admin("usage", "2026-10");
  expect(said).toContain("breakdown, claude-x, done: 2 calls, $0.0025");
  expect(said).not.toContain("refine");
  expect(said).toContain("2026-10 in all: $0.0025");
  expect(admin("usage").status).toBe(0);
});

test.each([
  [["usage", "2026-13"], /grant EMAIL/],
  [["grant", "nobody@example.org"], /nobody has an account with nobody@example\.org/],
  [["sign-out", "nobody@example.org"], /nobody has an account with nobody@example\.org/],
  [["sign-out"], /grant EMAIL/],
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
