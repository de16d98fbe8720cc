import { existsSync } from "node:fs";
import { ownRows, sharedFolder, sharedRows } from "../../../scripts/safety/rows.ts";
import type { LabelledText } from "../../safety/texts.ts";

/** Those of our own examples that training holds back. */
export function heldBackTexts(): LabelledText[] {
  return ownRows().filter(({ isHeldBack }) => isHeldBack);
}

/** The counselling questions of the shared data, and those held back; null where the data are missing. */
export function sharedCounselling(): { all: LabelledText[]; heldBack: LabelledText[] } | null {
  if (!existsSync(sharedFolder())) return null;
  const all = sharedRows().filter(({ group }) => group === "counselling");
  return { all, heldBack: all.filter(({ isHeldBack }) => isHeldBack) };
}
