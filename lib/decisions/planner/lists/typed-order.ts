import { AN_HOUR } from "@/lib/decisions/planner/lists/list-order";
import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { endsInEvents } from "@/lib/decisions/planner/lists/row-needs";
import { TYPED_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";

/** "wrap them" needs what stands before it. */
const GOES_ON = /\s(?:it|them)\b/i;
/** "dance 4:30", "vet at 10", "bed by 8:30" */
const AT_CLOCK = new RegExp(`\\b(?:at|by) ${AN_HOUR}|\\b\\d{1,2}:\\d\\d\\b`, "i");
/** "Monday: dentist" */
const ON_ITS_DAY = new RegExp(`^${TYPED_WEEKDAY}:\\s`, "i");
const LEAST_AT_CLOCK = 2;
/** What has to be done before what: thaw it before all else, bake before one frosts. */
const FOLLOWING: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/^(?:thaw|defrost|preheat|soak|marinate)\b/i, /./],
  [/^(?:bake|make) .*(?:cakes?|cupcakes|cookies)$/i, /^(?:frost|ice|decorate)\b/i],
  [/^(?:buy|get|order) .*(?:gifts?|presents?)\b/i, /^wrap\b/i],
  [/^(?:wash|start|do|dry) .*(?:laundry|wash|clothes|towels|sheets)$/i, /^(?:fold|put away)\b/i],
  [/^(?:sand|scrape|strip|prime|patch)\b/i, /^(?:prime|paint|stain|seal)\b/i],
  [/^measure\b/i, /^(?:buy|order|cut)\b/i],
  [/^find an? (?:plumber|electrician|contractor|roofer|handyman|mechanic)\b/i, /^(?:get|fix)\b/i],
];

/** Whether a list is done from top to bottom: by its clock times, or as one thing needs the other. */
export function isInTypedOrder(items: readonly string[]): boolean {
  const clocked = items.filter((item) => AT_CLOCK.test(item)).length;
  return (
    items.some((item) => BE_THERE.test(item) || GOES_ON.test(item)) ||
    /^bed$/i.test(items.at(-1) ?? "") ||
    items.every((item) => ON_ITS_DAY.test(item)) ||
    clocked >= LEAST_AT_CLOCK ||
    AT_CLOCK.test(items.at(-1) ?? "") ||
    endsInEvents(items) ||
    followOn(items)
  );
}

function followOn(items: readonly string[]): boolean {
  return FOLLOWING.some(([before, after]) => {
    const first = items.findIndex((item) => before.test(item));
    return first !== -1 && items.slice(first + 1).some((item) => after.test(item));
  });
}
