import { ACCOUNTS } from "@/lib/decisions/planner/archetypes/accounts";
import { ANIMALS } from "@/lib/decisions/planner/archetypes/animals";
import { BANK_DAYS } from "@/lib/decisions/planner/archetypes/bank-days";
import { BODIES } from "@/lib/decisions/planner/archetypes/bodies";
import { BODY_DAYS } from "@/lib/decisions/planner/archetypes/body-days";
import { CHARACTER } from "@/lib/decisions/planner/archetypes/character";
import { CHILDREN } from "@/lib/decisions/planner/archetypes/children";
import { CLAIMS } from "@/lib/decisions/planner/archetypes/claims";
import { COOKING } from "@/lib/decisions/planner/archetypes/cooking";
import { CREATIVE } from "@/lib/decisions/planner/archetypes/creative";
import { DEVICE_TROUBLE } from "@/lib/decisions/planner/archetypes/device-trouble";
import { DEVICES } from "@/lib/decisions/planner/archetypes/devices";
import { DIGITAL_TROUBLE } from "@/lib/decisions/planner/archetypes/digital-trouble";
import { DOCUMENTS } from "@/lib/decisions/planner/archetypes/documents";
import { EATING } from "@/lib/decisions/planner/archetypes/eating";
import { ELDERS } from "@/lib/decisions/planner/archetypes/elders";
import { EVERYDAY } from "@/lib/decisions/planner/archetypes/everyday";
import { FINE_THINGS } from "@/lib/decisions/planner/archetypes/fine-things";
import { FITNESS } from "@/lib/decisions/planner/archetypes/fitness";
import { FREE_TIME } from "@/lib/decisions/planner/archetypes/free-time";
import { GADGETS } from "@/lib/decisions/planner/archetypes/gadgets";
import { GATHERINGS } from "@/lib/decisions/planner/archetypes/gatherings";
import { HABITS } from "@/lib/decisions/planner/archetypes/habits";
import { HEALTH } from "@/lib/decisions/planner/archetypes/health";
import { HOME } from "@/lib/decisions/planner/archetypes/home";
import { HOME_CARE } from "@/lib/decisions/planner/archetypes/home-care";
import { HOME_LIFE } from "@/lib/decisions/planner/archetypes/home-life";
import { HOME_SYSTEMS } from "@/lib/decisions/planner/archetypes/home-systems";
import { HOUSE_PROJECTS } from "@/lib/decisions/planner/archetypes/house-projects";
import { HOUSE_READINESS } from "@/lib/decisions/planner/archetypes/house-readiness";
import { HOUSE_TROUBLE } from "@/lib/decisions/planner/archetypes/house-trouble";
import { HOUSE_UPKEEP } from "@/lib/decisions/planner/archetypes/house-upkeep";
import { HOUSING } from "@/lib/decisions/planner/archetypes/housing";
import { JOB_SEARCH } from "@/lib/decisions/planner/archetypes/job-search";
import { JOURNEY_BITS } from "@/lib/decisions/planner/archetypes/journey-bits";
import { KIT } from "@/lib/decisions/planner/archetypes/kit";
import { LARGE_PURCHASES } from "@/lib/decisions/planner/archetypes/large-purchases";
import { LEARNING } from "@/lib/decisions/planner/archetypes/learning";
import { LEISURE } from "@/lib/decisions/planner/archetypes/leisure";
import { LETTING_GO } from "@/lib/decisions/planner/archetypes/letting-go";
import { MEDICAL } from "@/lib/decisions/planner/archetypes/medical";
import { MINDS } from "@/lib/decisions/planner/archetypes/minds";
import { MONEY } from "@/lib/decisions/planner/archetypes/money";
import { MONEY_TROUBLE } from "@/lib/decisions/planner/archetypes/money-trouble";
import { MOVING_ON } from "@/lib/decisions/planner/archetypes/moving-on";
import { OFFICE_DAYS } from "@/lib/decisions/planner/archetypes/office-days";
import { OFFICES } from "@/lib/decisions/planner/archetypes/offices";
import { OWN_BUSINESS } from "@/lib/decisions/planner/archetypes/own-business";
import { PAPERWORK } from "@/lib/decisions/planner/archetypes/paperwork";
import { PARTINGS } from "@/lib/decisions/planner/archetypes/partings";
import { PEOPLE } from "@/lib/decisions/planner/archetypes/people";
import { PROJECTS } from "@/lib/decisions/planner/archetypes/projects";
import { RENTING } from "@/lib/decisions/planner/archetypes/renting";
import { RESTARTS } from "@/lib/decisions/planner/archetypes/restarts";
import { RETIREMENT_ACCOUNTS } from "@/lib/decisions/planner/archetypes/retirement-accounts";
import { SCHOOL_CHILDREN } from "@/lib/decisions/planner/archetypes/school-children";
import { SCHOOL_DAYS } from "@/lib/decisions/planner/archetypes/school-days";
import { SCHOOL_PLACES } from "@/lib/decisions/planner/archetypes/school-places";
import { SCRUBBING } from "@/lib/decisions/planner/archetypes/scrubbing";
import { SELF_EMPLOYED } from "@/lib/decisions/planner/archetypes/self-employed";
import { SHARED_HOME } from "@/lib/decisions/planner/archetypes/shared-home";
import { SHOP_FRONT } from "@/lib/decisions/planner/archetypes/shop-front";
import { SKILLS } from "@/lib/decisions/planner/archetypes/skills";
import { SMALL_KINDNESS } from "@/lib/decisions/planner/archetypes/small-kindness";
import { STUDY } from "@/lib/decisions/planner/archetypes/study";
import { STUDY_TROUBLE } from "@/lib/decisions/planner/archetypes/study-trouble";
import { STUDYING } from "@/lib/decisions/planner/archetypes/studying";
import { TEAM_WORK } from "@/lib/decisions/planner/archetypes/team-work";
import { TIES } from "@/lib/decisions/planner/archetypes/ties";
import { TREATMENTS } from "@/lib/decisions/planner/archetypes/treatments";
import { UPKEEP } from "@/lib/decisions/planner/archetypes/upkeep";
import { UPKEEP_OUTSIDE } from "@/lib/decisions/planner/archetypes/upkeep-outside";
import { WORK } from "@/lib/decisions/planner/archetypes/work";
import { WORK_DAYS } from "@/lib/decisions/planner/archetypes/work-days";
import { WORK_TROUBLE } from "@/lib/decisions/planner/archetypes/work-trouble";
import { WRITING } from "@/lib/decisions/planner/archetypes/writing";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Every kind of goal that the built-in planner knows. */
export const ARCHETYPES: readonly Archetype[] = [
  ...HOME,
  ...HOME_LIFE,
  ...MOVING_ON,
  ...ANIMALS,
  ...WORK,
  ...WORK_DAYS,
  ...SELF_EMPLOYED,
  ...STUDY,
  ...SKILLS,
  ...HEALTH,
  ...FITNESS,
  ...MONEY,
  ...LARGE_PURCHASES,
  ...PEOPLE,
  ...GATHERINGS,
  ...FREE_TIME,
  ...PAPERWORK,
  ...HOUSING,
  ...PROJECTS,
  ...LEISURE,
  ...HABITS,
  ...EVERYDAY,
  ...CHILDREN,
  ...SCHOOL_CHILDREN,
  ...ELDERS,
  ...SHARED_HOME,
  ...HOUSE_PROJECTS,
  ...HOUSE_READINESS,
  ...HOUSE_UPKEEP,
  ...HOUSE_TROUBLE,
  ...MINDS,
  ...CHARACTER,
  ...BODIES,
  ...TREATMENTS,
  ...LETTING_GO,
  ...DOCUMENTS,
  ...TIES,
  ...CLAIMS,
  ...MONEY_TROUBLE,
  ...DIGITAL_TROUBLE,
  ...EATING,
  ...JOB_SEARCH,
  ...WORK_TROUBLE,
  ...TEAM_WORK,
  ...OWN_BUSINESS,
  ...SHOP_FRONT,
  ...STUDY_TROUBLE,
  ...DEVICES,
  ...ACCOUNTS,
  ...DEVICE_TROUBLE,
  ...LEARNING,
  ...WRITING,
  ...CREATIVE,
  ...UPKEEP,
  ...UPKEEP_OUTSIDE,
  ...SCRUBBING,
  ...COOKING,
  ...KIT,
  ...GADGETS,
  ...BANK_DAYS,
  ...OFFICES,
  ...RENTING,
  ...MEDICAL,
  ...BODY_DAYS,
  ...SCHOOL_DAYS,
  ...SCHOOL_PLACES,
  ...RETIREMENT_ACCOUNTS,
  ...HOME_SYSTEMS,
  ...SMALL_KINDNESS,
  ...OFFICE_DAYS,
  ...RESTARTS,
  ...PARTINGS,
  ...STUDYING,
  ...JOURNEY_BITS,
  ...HOME_CARE,
  ...FINE_THINGS,
];
