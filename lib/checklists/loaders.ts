import "server-only";
import { cache } from "react";
import { z } from "zod";
import { requirePageSession } from "@/lib/auth/gate";
import { decodeCursor } from "@/lib/cursor";
import { todayIn } from "@/lib/dates";
import { CARDS_PER_PAGE } from "./constants";
import { findChecklist, listCards } from "./data";
import type { ChecklistCardPage, ChecklistDetail } from "./types";

/**
 * One page of the signed-in person's My Plans. `cursor` comes from the address; what is no cursor
 * shows the first page.
 */
export const loadCards = cache(async (cursor = ""): Promise<ChecklistCardPage> => {
  const { user } = await requirePageSession();
  return listCards(user.id, { cursor: decodeCursor(cursor), limit: CARDS_PER_PAGE });
});

/** The signed-in person's plan; null when it is unknown, malformed, deleted or someone else's. */
export const loadChecklist = cache(async (id: string): Promise<ChecklistDetail | null> => {
  const { user } = await requirePageSession();
  if (!z.uuid().safeParse(id).success) return null;
  return findChecklist({ userId: user.id }, id, todayIn(user.timeZone));
});
