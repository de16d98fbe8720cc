import { expect, test } from "vitest";
import { missingFromLock } from "./lock-file";
import { problemsOf } from "./rules";

const lines = (count: number) => "x\n".repeat(count);

test("pages end at 60 lines, handlers at 40, components at 200", () => {
  expect(problemsOf("app/(app)/dashboard/page.tsx", lines(60))).toEqual([]);
  expect(problemsOf("app/(app)/dashboard/page.tsx", lines(61))).toHaveLength(1);
  expect(problemsOf("app/api/checklist/route.ts", lines(40))).toEqual([]);
  expect(problemsOf("app/api/checklist/route.ts", lines(41))).toHaveLength(1);
  expect(problemsOf("components/timer/dial.tsx", lines(200))).toEqual([]);
  expect(problemsOf("components/timer/dial.tsx", lines(201))).toHaveLength(1);
});

test("a domain imports only what stands to its right", () => {
  const imports = (domain: string) => `import { x } from "@/lib/${domain}/data";\n`;
  expect(problemsOf("lib/checklists/claim.ts", imports("decisions"))).toEqual([]);
  expect(problemsOf("lib/checklists/claim.ts", imports("ai"))).toEqual([]);
  expect(problemsOf("lib/decisions/breakdown.ts", imports("checklists"))).toHaveLength(1);
  expect(problemsOf("lib/journals/write.ts", imports("checklists"))).toHaveLength(1);
  expect(problemsOf("lib/ai/client.ts", imports("users"))).toHaveLength(1);
});

test("what reads or writes the database begins with server-only", () => {
  expect(problemsOf("lib/users/data.ts", 'import "server-only";\n')).toEqual([]);
  expect(problemsOf("lib/users/data.ts", 'import { z } from "zod";\n')).toHaveLength(1);
});

test("catch-all and camel-case names are refused", () => {
  expect(problemsOf("lib/users/helpers.ts", "")).toHaveLength(1);
  expect(problemsOf("components/ui/index.ts", "")).toHaveLength(1);
  expect(problemsOf("lib/users/findUser.ts", "")).toHaveLength(1);
  expect(problemsOf("lib/users/find-user.ts", "")).toEqual([]);
});

test("an optional package that the lock file lacks is told, wherever Node would look for it", () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const parent = { optionalDependencies: { "@x/arm": "1.0.0" } };
  const nested = "node_modules/a/node_modules/b";
  expect(missingFromLock(lock({ "": {}, [nested]: parent }))).toHaveLength(1);
  for (const place of ["node_modules/@x/arm", `${nested}/node_modules/@x/arm`]) {
    expect(missingFromLock(lock({ "": {}, [nested]: parent, [place]: {} }))).toEqual([]);
  }
});
