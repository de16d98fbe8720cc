import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../project.ts";

const page = readFileSync(inProject("docs/security.md"), "utf8");

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: chapter, section, and which of it. */
const REQUIREMENTS = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2
`;

function wanted(): string[] {
  return REQUIREMENTS.trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [chapter, section, numbers = ""] = part.split(".");
      return numbers.split(",").flatMap((range) => {
        const [first = 0, last = first] = range.split("-").map(Number);
        const count = last - first + 1;
        return Array.from({ length: count }, (_, at) => `${chapter}.${section}.${first + at}`);
      });
    });
}

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\|(.*)\|$/gm)].map(
  ([, id = "", , cells = ""]) => {
    const [, state = "", told = "", heldBy = ""] = cells.split("|").map((cell) => cell.trim());
    return { id, state, told, heldBy };
  },
);

test("each requirement of levels 1 and 2 stands on the page once", () => {
  expect(wanted()).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(wanted());
});

test("each is met, or says why not", () => {
  for (const { id, state, told, heldBy } of rows) {
    expect(state, id).toMatch(/^(met|partly|not met|operator|none)$/);
    if (/^(partly|not met)$/.test(state)) expect(told.length, id).toBeGreaterThan(40);
    if (state === "met") expect(told + heldBy, id).not.toBe("");
  }
});

test("the sums at the head of the table are those of the table", () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(page).toContain(
    `${rows.length} requirements of levels 1 and 2: ${count("met")} met, ${count("partly")} partly, ${count("not met")} not met, ${count("operator")} the operator's, ${count("none")} about what the product has none of.`,
  );
});

test("every file that the page names exists", () => {
  const named = [...page.matchAll(/`([\w./()[\]-]+\/[\w./()[\]-]+\.(?:ts|tsx|json))`/g)];
  const files = named.map(([, file = ""]) => file).filter((file) => !file.startsWith(".data/"));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) expect(existsSync(inProject(file)), file).toBe(true);
});
