/** The last migration that was written before this was held. */
const BEFORE = "20261122074000_step_idempotency_key";

/** Statements that code of the release before may not survive, or that lose something. */
const CONTRACTING: [pattern: RegExp, what: string][] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|SCHEMA|VIEW|FUNCTION|TRIGGER|SEQUENCE|DEFAULT)\b/i, "drops"],
  [/\bRENAME\b/i, "renames"],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, "changes a type"],
  [/\bSET\s+NOT\s+NULL\b/i, "demands a value"],
  [/\b(DELETE\s+FROM|TRUNCATE)\b/i, "deletes rows"],
];

const DEMANDING = /\bADD\s+COLUMN\b(?=[^,]*\bNOT\s+NULL\b)(?![^,]*\b(DEFAULT|GENERATED)\b)/i;
const NARROWING = [
  /\bALTER\s+TABLE\s+"?(\w+)"?[\s\S]*\bADD\s+CONSTRAINT\b/i,
  /\bCREATE\s+UNIQUE\s+INDEX\b[\s\S]*?\bON\s+"?(\w+)"?/i,
];

const REASON = /^--\s*contract:\s*(\S+\s+){3,}\S+/im;

/**
 * What is wrong with a migration: statements that need the release before to have let go (expand and
 * contract, see docs/operations.md), without a comment above them that says why it has:
 * `-- contract: nothing has read it since 1.4`.
 */
export function migrationProblems(name: string, script: string): string[] {
  if (name <= BEFORE) return [];
  return statementsOf(script).flatMap(({ comments, statement }) => {
    const what = contractionOf(statement, script);
    if (what === undefined || REASON.test(comments)) return [];
    const start = statement.replace(/\s+/g, " ").slice(0, 60);
    return [
      `prisma/migrations/${name}: "${start}" ${what}, which code of the release before may not survive; put "-- contract: why nothing needs it any more" above it, or split it (docs/operations.md, Migrations)`,
    ];
  });
}

function contractionOf(statement: string, script: string): string | undefined {
  const found = CONTRACTING.find(([pattern]) => pattern.test(statement));
  if (found) return found[1];
  if (DEMANDING.test(statement)) return "demands a value";
  const table = NARROWING.map((pattern) => pattern.exec(statement)?.[1]).find(Boolean);
  if (table === undefined) return undefined;
  const isNew = new RegExp(`\\bCREATE\\s+TABLE\\s+"?${table}"?[\\s(]`, "i").test(script);
  return isNew ? undefined : "refuses rows";
}

/** The statements of a script, each with the comment lines right above it; bodies of functions are left out. */
function statementsOf(script: string): { comments: string; statement: string }[] {
  const withoutBodies = script.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return withoutBodies.split(";").map((part) => {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    const isComment = (line: string) => line.trimStart().startsWith("--");
    return {
      comments: lines.filter(isComment).join("\n"),
      statement: lines
        .filter((line) => !isComment(line))
        .map((line) => line.replace(/\s--.*$/, "").replace(/'[^']*'/g, "''"))
        .join("\n")
        .trim(),
    };
  });
}
