import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "../project.ts";
import type { Counts } from "./counts.ts";

/** How much of an error is told again at the end. The whole of it stands where the test ran. */
const LINES_OF_AN_ERROR = 12;

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** The part of Playwright's JSON report that is read here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { error?: { message?: string } }[];
  }[];
};

export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    return failed.length === 0 && status === "failed"
      ? [tell(file, message)]
      : failed.map((test) => tell(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function countPlaywright(report: unknown): Counts {
  const { stats, suites, errors = [] } = report as PlaywrightReport;
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) =>
          tell(
            `[${projectName}] ${file}:${line} › ${title}`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...errors.map(({ message }) => tell("Playwright", message))],
  };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tell(what: string, error = ""): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|<anonymous>/.test(line))
    .slice(0, LINES_OF_AN_ERROR);
  return [what, ...lines.map((line) => `    ${line}`)].join("\n");
}
