import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { inProject } from "../project.ts";

/** Words in which somebody asks for a kind of goal, or tells of it; the kind "-" is none of all. `area` is the file's name. */
export type Example = { kind: string; text: string; area: string };

/**
 * All examples of a folder of `.tsv` files: a kind's id, a tab, the words.
 * @throws PlainError when a line is not of that form
 */
export function readExamples(folder: string): Example[] {
  const from = inProject(folder);
  return readdirSync(from)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(from, file), "utf8")
        .trim()
        .split("\n")
        .map((line, at) => {
          const [kind, text, more] = line.split("\t");
          if (!kind || !text || more !== undefined) {
            throw new PlainError(`${folder}/${file}, line ${at + 1}: not "kind, tab, words".`);
          }
          return { kind, text, area: path.basename(file, ".tsv") };
        }),
    );
}
