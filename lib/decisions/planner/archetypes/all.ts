import type { Archetype } from "@/lib/decisions/planner/archetype";
import { ANIMALS } from "@/lib/decisions/planner/archetypes/animals";
import { EVERYDAY } from "@/lib/decisions/planner/archetypes/everyday";
import { FITNESS } from "@/lib/decisions/planner/archetypes/fitness";
import { GATHERINGS } from "@/lib/decisions/planner/archetypes/gatherings";
import { HABITS } from "@/lib/decisions/planner/archetypes/habits";
import { HEALTH } from "@/lib/decisions/planner/archetypes/health";
import { HOME } from "@/lib/decisions/planner/archetypes/home";
import { HOME_LIFE } from "@/lib/decisions/planner/archetypes/home-life";
import { HOUSING } from "@/lib/decisions/planner/archetypes/housing";
import { LEISURE } from "@/lib/decisions/planner/archetypes/leisure";
import { MONEY } from "@/lib/decisions/planner/archetypes/money";
import { PAPERWORK } from "@/lib/decisions/planner/archetypes/paperwork";
import { PEOPLE } from "@/lib/decisions/planner/archetypes/people";
import { PROJECTS } from "@/lib/decisions/planner/archetypes/projects";
import { SELF_EMPLOYED } from "@/lib/decisions/planner/archetypes/self-employed";
import { SKILLS } from "@/lib/decisions/planner/archetypes/skills";
import { STUDY } from "@/lib/decisions/planner/archetypes/study";
import { WORK } from "@/lib/decisions/planner/archetypes/work";
import { WORK_DAYS } from "@/lib/decisions/planner/archetypes/work-days";

/** Every kind of goal that the built-in planner knows. */
export const ARCHETYPES: readonly Archetype[] = [
  ...HOME,
  ...HOME_LIFE,
  ...ANIMALS,
  ...WORK,
  ...WORK_DAYS,
  ...SELF_EMPLOYED,
  ...STUDY,
  ...SKILLS,
  ...HEALTH,
  ...FITNESS,
  ...MONEY,
  ...PEOPLE,
  ...GATHERINGS,
  ...PAPERWORK,
  ...HOUSING,
  ...PROJECTS,
  ...LEISURE,
  ...HABITS,
  ...EVERYDAY,
];
