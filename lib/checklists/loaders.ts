import "server-only";
import { cache } from "react";
import { z } from "zod";
import { requirePageSession } from "@/lib/auth/gate";
import { decodeCursor } from "@/lib/cursor";
import { todayIn } from "@/lib/dates";
import { CARDS_PER_PAGE } from "./constants";
import { findChecklist, listCards } from "./data";
import { planStatus, searchText } from "./schema";
import { readToday } from "./today";
import type { ChecklistCardPage, ChecklistDetail, PersonDay, Today } from "./types";
import { readWelcomeAnswer, type WelcomeAnswer } from "./welcome-back";

/**
 * One page of the signed-in person's My Plans: the plans of one status, and those that hold the words
 * searched for. All three come from the address; a cursor that is none shows the first page, a status
 * that is none all but archived plans.
 */
export const loadCards = cache(
  async (cursor = "", status = "", words = ""): Promise<ChecklistCardPage> => {
    const { user } = await requirePageSession();
    const page = { cursor: decodeCursor(cursor), limit: CARDS_PER_PAGE };
    return listCards(user.id, page, {
      status: planStatus.safeParse(status).data ?? null,
      words: searchText.safeParse(words).data ?? "",
    });
  },
);

/** What the signed-in person's My Plans says above the cards. */
export const loadToday = cache(async (): Promise<Today> => {
  const { user } = await requirePageSession();
  return readToday(user.id, user.timeZone);
});

/** What the signed-in person answered to the welcome of this visit; null while there is no answer. */
export const loadWelcomeAnswer = cache(
  async (): Promise<WelcomeAnswer | null> => readWelcomeAnswer(await requirePageSession()),
);

/** The signed-in person's plan; null when it is unknown, malformed, deleted or someone else's. */
export const loadChecklist = cache(async (id: string): Promise<ChecklistDetail | null> => {
  const { user } = await requirePageSession();
  if (!z.uuid().safeParse(id).success) return null;
  return findChecklist({ userId: user.id }, id, todayIn(user.timeZone));
});

/** The signed-in person's day, by which a step counts as put off. */
export const loadDay = cache(async (): Promise<PersonDay> => {
  const { timeZone } = (await requirePageSession()).user;
  return { today: todayIn(timeZone), timeZone };
});
