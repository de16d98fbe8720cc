import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../project.ts";
import { ENTRIES, WHOLE } from "./collect.ts";

test.each([...ENTRIES, ...WHOLE])("%s, which the image takes along, is there", (file) => {
  expect(existsSync(inProject(file))).toBe(true);
});

test("neither secrets nor data of this machine come near the image", () => {
  const ignored = readFileSync(inProject(".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(
    expect.arrayContaining([".data", ".env", ".env.*", ".git", ".next", "node_modules"]),
  );
});

test("the image starts a file that is in it, as nobody special", () => {
  const dockerfile = readFileSync(inProject("Dockerfile"), "utf8");
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(ENTRIES).toContain(JSON.parse(command)[1]);
  const stages = dockerfile.split(/^FROM /m);
  expect(stages.at(-1)).toMatch(/^USER node$/m);
});
