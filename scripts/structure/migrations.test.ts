import { expect, test } from "vitest";
import { migrationProblems } from "./migrations.ts";

const later = "29990101000000_later";
const problems = (script: string) => migrationProblems(later, script);

test.each([
  ['ALTER TABLE "users" DROP COLUMN "name";', "drops"],
  ['DROP TABLE "users";', "drops"],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "title";', "renames"],
  ["ALTER TYPE \"role\" RENAME VALUE 'user' TO 'person';", "renames"],
  ['ALTER TABLE "steps" ALTER COLUMN "minutes" TYPE bigint;', "changes a type"],
  ['ALTER TABLE "steps" ALTER COLUMN "minutes" SET DATA TYPE bigint;', "changes a type"],
  ['ALTER TABLE "steps" ALTER COLUMN "minutes" SET NOT NULL;', "demands a value"],
  ['ALTER TABLE "steps" ALTER COLUMN "minutes" DROP DEFAULT;', "drops"],
  ['ALTER TABLE "steps" ADD COLUMN     "kind" TEXT NOT NULL;', "demands a value"],
  [
    'ALTER TABLE "steps" ADD COLUMN "a" INT NOT NULL DEFAULT 0,\nADD COLUMN "b" INT NOT NULL;',
    "demands a value",
  ],
  ['ALTER TABLE "steps" ADD CONSTRAINT "short" CHECK (char_length("text") < 9);', "refuses rows"],
  ['CREATE UNIQUE INDEX "once" ON "steps"("text");', "refuses rows"],
  ['delete from "email_tokens";', "deletes rows"],
  ['TRUNCATE "steps";', "deletes rows"],
])("%s needs a reason", (statement, what) => {
  expect(problems(statement)).toEqual([expect.stringContaining(`${what}, which`)]);
  expect(problems(`-- contract: nothing has read it since 1.4\n${statement}`)).toEqual([]);
  // Neither a word alone nor the reason of another statement will do.
  expect(problems(`-- contract: yes\n${statement}`)).toHaveLength(1);
  const other = "-- contract: nothing has read it since 1.4\nSELECT 1;\n";
  expect(problems(`${other}${statement}`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "steps" ADD COLUMN "kind" TEXT;',
  'ALTER TABLE "steps" ADD COLUMN "kind" TEXT NOT NULL DEFAULT \'a\';',
  'CREATE INDEX "by_text" ON "steps"("text");',
  'DROP INDEX "by_text";',
  'CREATE TABLE "things" ("id" UUID NOT NULL);\nCREATE UNIQUE INDEX "one" ON "things"("id");',
  'CREATE TABLE "things" ("id" UUID NOT NULL);\nALTER TABLE "things" ADD CONSTRAINT "few" CHECK (true);',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM "steps"; $$;',
  "-- Once there was DROP TABLE here.\nSELECT 1;",
  'UPDATE "steps" SET "text" = \'DROP TABLE users\' WHERE false;',
])("%s may run while the release before does", (script) => {
  expect(problems(script)).toEqual([]);
});

test("what was applied before this was held is left alone", () => {
  expect(migrationProblems("20261120000000_initial", 'DROP TABLE "users";')).toEqual([]);
});
