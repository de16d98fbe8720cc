import { Hint } from "@/prisma/generated/enums";

/** The hints that may still be shown to a person, in their order; none where `putAway` is null. */
export function openHints(putAway: readonly Hint[] | null): Hint[] {
  return putAway ? Object.values(Hint).filter((hint) => !putAway.includes(hint)) : [];
}
