import { afterAll } from "vitest";
import { CALLERS, type Caller } from "./callers";

/**
 * Collects what each caller got. With PRINT_ANSWERS=1 the test file ends with the table of it:
 * `PRINT_ANSWERS=1 npm run test:integration -- authorisation`
 */
export function answerTable(what: string) {
  const rows = new Map<string, Map<Caller, string>>();
  afterAll(() => {
    if (process.env.PRINT_ANSWERS === "1") console.log(`\n${tableOf(what, rows)}\n`);
  });
  return {
    note(row: string, caller: Caller, answer: string | number): void {
      const answers = rows.get(row) ?? new Map();
      rows.set(row, answers.set(caller, String(answer)));
    },
  };
}

/** In the markup of Markdown. */
function tableOf(what: string, rows: Map<string, Map<Caller, string>>): string {
  const cells = [...rows].map(([row, answers]) => [
    row,
    ...CALLERS.map((caller) => answers.get(caller) ?? "-"),
  ]);
  const lines = [[what, ...CALLERS], ["---", ...CALLERS.map(() => "---")], ...cells];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
