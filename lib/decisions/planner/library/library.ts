import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Archetype, Area } from "@/lib/decisions/planner/written/archetype";

/** Read from the project's folder, where every process of it runs. */
const FOLDER = path.join(process.cwd(), "lib/decisions/planner/library");

/** A heading, "## id | area", with the lines of the plan below it. */
const HEADING = /^## ([a-z0-9-]+) \| ([a-z]+)$/;

const AREAS = {
  home: true,
  work: true,
  study: true,
  health: true,
  money: true,
  people: true,
  paperwork: true,
  projects: true,
  habits: true,
  any: true,
} as const satisfies Record<Area, true>;

const holder: typeof globalThis & { stepwellLibrary?: readonly Archetype[] } = globalThis;

/**
 * Plans for narrow kinds of goals, which nothing but examples tells apart (`recognise`). They stand in text
 * files beside this one, each under a line "## id | area", in the notation that `parsePlan` reads. One copy
 * for the process: each route's bundle would read its own.
 * @throws Error when a block has another heading
 */
export const LIBRARY: readonly Archetype[] = holder.stepwellLibrary ?? readLibrary();

holder.stepwellLibrary = LIBRARY;

function readLibrary(): Archetype[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => plansOf(readFileSync(path.join(FOLDER, file), "utf8"), file));
}

function plansOf(text: string, file: string): Archetype[] {
  return text
    .split(/^(?=## )/m)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [heading = "", ...lines] = block.trim().split("\n");
      const [, id, area] = HEADING.exec(heading) ?? [];
      if (id === undefined || !isArea(area)) {
        throw new Error(`${file} of the planner's library has a plan without a name: ${heading}`);
      }
      return { id, area, plan: lines.join("\n") };
    });
}

function isArea(word: string | undefined): word is Area {
  return word !== undefined && word in AREAS;
}
