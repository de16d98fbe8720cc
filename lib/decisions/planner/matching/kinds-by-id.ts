import { LRUCache } from "lru-cache";
import { ARCHETYPES } from "@/lib/decisions/planner/archetypes/all";
import { LIBRARY } from "@/lib/decisions/planner/library/library";
import { SITUATIONS } from "@/lib/decisions/planner/situations/all";
import { cueList } from "@/lib/decisions/planner/words/normal-words";
import {
  type Archetype,
  type PlanLine,
  parsePlan,
} from "@/lib/decisions/planner/written/archetype";

/** A kind's plan, ready to be filled. */
export type WrittenKind = {
  id: string;
  lines: readonly PlanLine[];
  /** Normal words that the person's noun phrase ends in to become {it}. */
  named: ReadonlySet<string>;
  it: string | undefined;
  /** As of an archetype; plans of situations name no aim either. */
  turns: boolean;
};

const SITUATION = "situation-";

const archetypes = new Map([...ARCHETYPES, ...LIBRARY].map((kind) => [kind.id, kind]));
const situations = new Map(SITUATIONS.map(({ id, plan }) => [`${SITUATION}${id}`, plan]));
/** The plans asked for last, read: all of them would be 50 MB. */
const written = new LRUCache<string, WrittenKind>({ max: 500 });

/** The plan of a kind of goal, of the library or of a situation (`situation-…`), by its id; null for no such kind. */
export function writtenKind(id: string): WrittenKind | null {
  const archetype = archetypes.get(id);
  if (archetype !== undefined) return writtenOf(archetype);
  const plan = situations.get(id);
  return plan === undefined ? null : kept({ id, plan, turns: true });
}

/** The same of an archetype that is at hand, such as a verb's. */
export function writtenOf(archetype: Archetype): WrittenKind {
  return kept(archetype);
}

type Plan = Pick<Archetype, "id" | "plan" | "it" | "named" | "things" | "turns">;

function kept({ id, plan, it, named, things, turns }: Plan): WrittenKind {
  const known = written.get(id);
  if (known !== undefined) return known;
  const kind = {
    id,
    lines: parsePlan(plan),
    named: new Set(cueList(named ?? things)),
    it,
    turns: turns === true,
  };
  written.set(id, kind);
  return kind;
}
