import type { Archetype } from "@/lib/decisions/planner/archetype";
import { CIVIC } from "@/lib/decisions/planner/archetypes/civic";
import { COMMUNITY } from "@/lib/decisions/planner/archetypes/community";
import { JOURNEYS } from "@/lib/decisions/planner/archetypes/journeys";
import { OCCASIONS } from "@/lib/decisions/planner/archetypes/occasions";
import { PASTIMES } from "@/lib/decisions/planner/archetypes/pastimes";
import { SHARED_DAYS } from "@/lib/decisions/planner/archetypes/shared-days";

/** What fills days off and evenings: feasts, journeys, pastimes, neighbours and the vote. */
export const FREE_TIME: readonly Archetype[] = [
  ...OCCASIONS,
  ...SHARED_DAYS,
  ...JOURNEYS,
  ...PASTIMES,
  ...COMMUNITY,
  ...CIVIC,
];
