import { CIVIC } from "@/lib/decisions/planner/archetypes/civic";
import { COMMUNITY } from "@/lib/decisions/planner/archetypes/community";
import { ERRANDS } from "@/lib/decisions/planner/archetypes/errands";
import { FRIENDSHIP } from "@/lib/decisions/planner/archetypes/friendship";
import { GROWING } from "@/lib/decisions/planner/archetypes/growing";
import { HOME_JOBS } from "@/lib/decisions/planner/archetypes/home-jobs";
import { JOURNEYS } from "@/lib/decisions/planner/archetypes/journeys";
import { OCCASIONS } from "@/lib/decisions/planner/archetypes/occasions";
import { OUTFITS } from "@/lib/decisions/planner/archetypes/outfits";
import { PASTIMES } from "@/lib/decisions/planner/archetypes/pastimes";
import { PET_DAYS } from "@/lib/decisions/planner/archetypes/pet-days";
import { RITES } from "@/lib/decisions/planner/archetypes/rites";
import { SHARED_DAYS } from "@/lib/decisions/planner/archetypes/shared-days";
import { WHEELS } from "@/lib/decisions/planner/archetypes/wheels";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What fills days off and evenings: feasts, journeys, pastimes, neighbours and the vote. */
export const FREE_TIME: readonly Archetype[] = [
  ...OCCASIONS,
  ...SHARED_DAYS,
  ...JOURNEYS,
  ...PASTIMES,
  ...COMMUNITY,
  ...CIVIC,
  ...FRIENDSHIP,
  ...PET_DAYS,
  ...WHEELS,
  ...ERRANDS,
  ...OUTFITS,
  ...HOME_JOBS,
  ...GROWING,
  ...RITES,
];
