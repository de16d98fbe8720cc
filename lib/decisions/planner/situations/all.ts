import { AT_ONCE_SITUATIONS } from "@/lib/decisions/planner/situations/at-once";
import { TALK_SITUATIONS } from "@/lib/decisions/planner/situations/between-people";
import { CHILD_SITUATIONS } from "@/lib/decisions/planner/situations/children";
import { DUE_SITUATIONS } from "@/lib/decisions/planner/situations/due-soon";
import { EMERGENCY_SITUATIONS } from "@/lib/decisions/planner/situations/emergencies";
import { FEELING_SITUATIONS } from "@/lib/decisions/planner/situations/feelings";
import { HEAP_SITUATIONS } from "@/lib/decisions/planner/situations/heaps";
import { HOUSE_SITUATIONS } from "@/lib/decisions/planner/situations/house-signs";
import { LEFT_LYING_SITUATIONS } from "@/lib/decisions/planner/situations/left-lying";
import { PEOPLE_SITUATIONS } from "@/lib/decisions/planner/situations/people-apart";
import { PET_SITUATIONS } from "@/lib/decisions/planner/situations/pets";
import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { STATE_SITUATIONS } from "@/lib/decisions/planner/situations/states";
import { STUCK_SITUATIONS } from "@/lib/decisions/planner/situations/stuck-things";

/** All situations that have a plan; the first that is told counts. */
export const SITUATIONS: readonly Situation[] = [
  ...EMERGENCY_SITUATIONS,
  ...HOUSE_SITUATIONS,
  ...DUE_SITUATIONS,
  ...PET_SITUATIONS,
  ...CHILD_SITUATIONS,
  ...HEAP_SITUATIONS,
  ...LEFT_LYING_SITUATIONS,
  ...AT_ONCE_SITUATIONS,
  ...TALK_SITUATIONS,
  ...PEOPLE_SITUATIONS,
  ...STUCK_SITUATIONS,
  ...STATE_SITUATIONS,
  ...FEELING_SITUATIONS,
];
