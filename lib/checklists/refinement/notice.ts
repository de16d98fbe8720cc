import type { Skip } from "./change-list";
import { REFINE_NOTICES } from "./problems";

const sentences: Record<Skip, string> = {
  done: REFINE_NOTICES.done,
  changed: REFINE_NOTICES.changed,
  full: REFINE_NOTICES.full,
  last: REFINE_NOTICES.last,
  unknown: REFINE_NOTICES.partly,
  parts: REFINE_NOTICES.partly,
  unfit: REFINE_NOTICES.partly,
};

/** Plain sentences about what was left out of a coach's changes; null when nothing was. */
export function noticeAbout(skipped: readonly Skip[]): string | null {
  const said = new Set(skipped.map((reason) => sentences[reason]));
  return said.size > 0 ? [...said].join(" ") : null;
}
