import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { inProject, projectFolder } from "../project.ts";

/** What is run in the image, and the configuration that Next.js loads by itself. */
export const ENTRIES = [
  "scripts/serve.ts",
  "scripts/work.ts",
  "scripts/admin.ts",
  "scripts/database/migrate.ts",
  "lib/preview/thread/thread.ts",
  "next.config.ts",
];

/** What is read by paths that no tracing sees. */
export const WHOLE = [
  "package.json",
  "public",
  "prisma/migrations",
  "prisma/models",
  "prisma/schema.prisma",
  "lib/safety/check/weights.bin",
  "lib/decisions/planner/recognise/phrasings.bin",
  "lib/decisions/planner/recognise/weights.bin",
  "lib/decisions/planner/recognise/word-vectors.bin",
  "lib/decisions/planner/library",
  "node_modules/@fontsource",
  "node_modules/@fontsource-variable",
  "node_modules/canvaskit-wasm/bin/canvaskit.wasm",
  "node_modules/@prisma/schema-engine-wasm",
  // Next.js looks for its bundler whatever it is about to do.
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
];

/** Where a script may find what it imports. */
const CODE = /^(node_modules|scripts|lib|prisma\/generated)\//;

/** Of the build: not its caches and reports. */
const BUILT = [".next/*.json", ".next/BUILD_ID", ".next/made-from", ".next/server", ".next/static"];

type Trace = (
  entries: string[],
  options: {
    base: string;
    processCwd: string;
    analysis: { emitGlobs: boolean };
    readFile(file: string): Promise<Buffer | string | null>;
  },
) => Promise<{ fileList: Set<string> }>;

/** Next.js brings the tracer along, by which it tells the files of its own pages. */
const { nodeFileTrace }: { nodeFileTrace: Trace } = createRequire(import.meta.url)(
  "next/dist/compiled/@vercel/nft",
);

async function filesOfScripts(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    ENTRIES.map((entry) => inProject(entry)),
    {
      base: projectFolder,
      processCwd: projectFolder,
      // A path that begins with the project's folder would else take all of it along, data and secrets too.
      analysis: { emitGlobs: false },
      readFile: readScript,
    },
  );
  return [...fileList].filter((file) => CODE.test(file));
}

async function readScript(file: string): Promise<Buffer | string | null> {
  try {
    const content = await readFile(file);
    return /\.ts$/.test(file) ? stripTypeScriptTypes(content.toString()) : content;
  } catch {
    return null;
  }
}

/** As `next build` traced them. */
function filesOfPages(): string[] {
  return globSync(".next/**/*.nft.json", { cwd: projectFolder }).flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(inProject(trace), "utf8"));
    return files.map((file) => path.join(path.dirname(trace), file));
  });
}

/** Copies what a built Stepwell needs to run, and nothing else, into a folder. */
export async function collectInto(folder: string): Promise<void> {
  const built = globSync(BUILT, { cwd: projectFolder });
  const found = new Set([...(await filesOfScripts()), ...filesOfPages(), ...built, ...WHOLE]);
  for (const file of [...found].filter(isUsed)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(inProject(file), target, { recursive: true, verbatimSymlinks: true, filter: isUsed });
  }
  // With types, Next.js would load its compiler at each start to read this one file.
  const configuration = readFileSync(inProject("next.config.ts"), "utf8");
  writeFileSync(path.join(folder, "next.config.mjs"), stripTypeScriptTypes(configuration));
}

function isUsed(file: string): boolean {
  return !/\.(nft\.json|map|d\.ts|md)$/.test(file);
}
