import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Each chunk names the file of its own map, so that no two are the same by the byte. */
const MAP = /\n\/\/# sourceMappingURL=.*\n?$/;
/** Shorter ones are hardly worth a file that loads another. */
const LEAST_CHARACTERS = 10_000;

/**
 * Has the chunks of a built server that hold the same modules be one. The bundler writes such a chunk once for
 * every entry, and a process that has loaded all entries would keep the text of each: with 57 MB in the end
 * (docs/decisions/180). All but the first become a line that loads the first.
 */
export async function shareChunks(folder: string): Promise<void> {
  const firsts = new Map<string, string>();
  for (const name of globSync("**/*.js", { cwd: folder }).sort()) {
    const file = path.join(folder, name);
    const content = (await readFile(file, "utf8")).replace(MAP, "");
    const first = firsts.get(content);
    if (first === undefined) {
      if (content.length >= LEAST_CHARACTERS) firsts.set(content, name);
    } else {
      const from = path.posix.relative(path.posix.dirname(posix(name)), posix(first));
      await writeFile(file, `module.exports = require(${JSON.stringify(`./${from}`)});\n`);
    }
  }
}

function posix(name: string): string {
  return name.split(path.sep).join(path.posix.sep);
}
