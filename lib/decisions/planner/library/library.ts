import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Archetype, Area } from "@/lib/decisions/planner/written/archetype";

/** Read from the project's folder, where every process of it runs. */
const FOLDER = path.join(process.cwd(), "lib/decisions/planner/library");

/** A heading, "## id | area", with the lines of the plan below it. */
const HEADING = /^## ([a-z0-9-]+) \| ([a-z]+)$/;
/** A line that names what else the plan serves: the kinds of a family, the families of a sort of question. */
const SERVED = /^= ([a-z0-9 -]+)$/;

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

/** Every plan begins at the start of a line. */
const BEGINNING = Buffer.from("\n## ");

const FAMILY = "wide-";
const QUESTION = "question-";

const holder: typeof globalThis & { stepwellLibrary?: readonly Archetype[] } = globalThis;

/**
 * Plans for narrow kinds of goals, which nothing but examples tells apart (`recognise`). They stand in text
 * files beside this one, each under a line "## id | area", in the notation that `parsePlan` reads. The plan of
 * a family ("wide-…") has lines "= id id" besides, with its kinds, and that of a sort of question ("question-…")
 * with the families it is asked about. One copy for the process: each route's bundle would read its own.
 * @throws Error when a block has another heading
 */
export const LIBRARY: readonly Archetype[] = holder.stepwellLibrary ?? readLibrary();

holder.stepwellLibrary = LIBRARY;

function readLibrary(): Archetype[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => plansOf(readFileSync(path.join(FOLDER, file)), file));
}

/**
 * The plans of a file. Their texts stay the bytes that were read, outside of what the engine collects, until
 * somebody asks for one: as strings all of them were 33 MB.
 */
function plansOf(file: Buffer, name: string): Archetype[] {
  const starts = [0];
  for (let at = file.indexOf(BEGINNING); at !== -1; at = file.indexOf(BEGINNING, at + 1)) {
    starts.push(at + 1);
  }
  return starts.map((start, at) => planOf(file.subarray(start, starts[at + 1]), name));
}

function planOf(block: Buffer, file: string): Archetype {
  const linesOf = () => block.toString("utf8").trim().split("\n");
  const [heading = "", ...lines] = linesOf();
  const [, id, area] = HEADING.exec(heading) ?? [];
  if (id === undefined || !isArea(area)) {
    throw new Error(`${file} of the planner's library has a plan without a name: ${heading}`);
  }
  const serves = lines.flatMap((line) => SERVED.exec(line)?.[1]?.split(" ") ?? []);
  return {
    id: copied(id),
    area,
    ...(serves.length === 0 ? {} : { serves: serves.map(copied) }),
    get plan() {
      return linesOf()
        .slice(1)
        .filter((line) => !SERVED.test(line))
        .join("\n");
    },
  };
}

/** A piece of a text that does not keep the whole of it in memory. */
function copied(piece: string): string {
  return Buffer.from(piece, "utf8").toString("utf8");
}

/** The family of each kind that belongs to one: the id of a plan that serves it and its like. */
export const FAMILY_OF: ReadonlyMap<string, string> = servedBy(FAMILY);

/** The sort of question in which one asks about a family: the id of a plan that leads to an answer. */
export const QUESTION_OF: ReadonlyMap<string, string> = servedBy(QUESTION);

/** Whether an id is that of a family's plan, which stands for more than one kind. */
export function isFamily(id: string): boolean {
  return id.startsWith(FAMILY);
}

/** The id of the plan for a sort of question. */
export function questionId(sort: string): string {
  return QUESTION + sort;
}

function servedBy(prefix: string): Map<string, string> {
  const plans = LIBRARY.filter(({ id }) => id.startsWith(prefix));
  return new Map(plans.flatMap(({ id, serves = [] }) => serves.map((kind) => [kind, id])));
}

function isArea(word: string | undefined): word is Area {
  return word !== undefined && word in AREAS;
}
