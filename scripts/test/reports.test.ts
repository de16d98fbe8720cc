import { describe, expect, it } from "vitest";
import { inProject } from "../project.ts";
import { countPlaywright, countVitest } from "./reports.ts";

const red = "\u001b[31m";
const plain = "\u001b[39m";

describe("Vitest's report", () => {
  it("names each failed test with its error, and a file that did not load", () => {
    const counts = countVitest({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        {
          name: inProject("lib/a.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "adds up", status: "passed" },
            {
              fullName: "takes away",
              status: "failed",
              failureMessages: [`${red}expected 2${plain}\n\nto be 3\n    at lib/a.test.ts:4`],
            },
          ],
        },
        {
          name: inProject("lib/b.test.ts"),
          status: "failed",
          message: "cannot find c",
          assertionResults: [],
        },
      ],
    });
    expect(counts).toEqual({
      passed: 7,
      failed: 1,
      failures: [
        "lib/a.test.ts › takes away\n    expected 2\n    to be 3\n        at lib/a.test.ts:4",
        "lib/b.test.ts\n    cannot find c",
      ],
    });
  });
});

describe("Playwright's report", () => {
  it("names failed and flaky tests in suites of any depth, and the first error of each", () => {
    const spec = (title: string, status: string, errors: (string | undefined)[]) => ({
      title,
      file: "plan.spec.ts",
      line: 12,
      tests: [
        {
          projectName: "phone",
          status,
          results: errors.map((message) => ({ error: message ? { message } : undefined })),
        },
      ],
    });
    const counts = countPlaywright({
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec("opens", "expected", [undefined])],
          suites: [
            {
              specs: [spec("closes", "unexpected", ["no button"])],
              suites: [{ specs: [spec("moves", "flaky", ["too late", undefined])] }],
            },
          ],
        },
      ],
    });
    expect(counts).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        "[phone] plan.spec.ts:12 › closes\n    no button",
        "[phone] plan.spec.ts:12 › moves\n    too late",
      ],
    });
  });
});
