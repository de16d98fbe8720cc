import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = "**/*.{js,css,svg,json}";

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Puts a Brotli and a gzip file beside each text file of a build's static folder. */
export async function compressFiles(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const name of glob(WORTH_IT, { cwd: folder })) {
    work.push(compressFile(path.join(folder, name)));
  }
  await Promise.all(work);
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await inBrotli(content, { params }));
  await writeFile(`${file}.gz`, await inGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
