import { type PlanLine, parsePlan } from "@/lib/decisions/planner/archetype";

/** For goals of no known kind: outcome, obstacle, first visible action, time box, check. */
export const GENERAL_PLAN: readonly PlanLine[] = parsePlan(`
  2* Write {label} at the top of a blank page or note.
  3 Finish this sentence under it: “It is done when I can see …”.
  5 List what stands between you and that, one line each[, starting with {obstacle}].
    - 4 List what stands between you and that, one line each[, starting with {obstacle}].
    - 2 Cross out every line that can wait or is not yours to do.
  5n List three small actions that would move it, and circle the one you could do in this room.
  3 Circle the one line you could act on in this room, with what you already have.
    - 2 Circle the one line you could act on in this room, with what you already have.
    - 2 Write the very first movement of that action: what your hands do, and with what.
    - 3 Put the things it needs in front of you and everything else aside.
  10* Set a timer for 10 minutes and do only what you circled.
  3 Write down where you stopped and the very next action.
  3 Put 25 minutes for that next action in your calendar[, so that it is ready {deadline}].
`);
