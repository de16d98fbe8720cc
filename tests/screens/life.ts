import type { Page } from "@playwright/test";
import type { Hint } from "../../lib/users/types";
import { SAMPLE_PLANS } from "../../prisma/sample-plans";
import { inDatabase } from "../e2e/database";
import { JournalPage } from "../e2e/pages/journal-page";
import { starSteps } from "../e2e/pages/my-plans";
import { makePlan } from "../e2e/pages/plan-board";

export const KITCHEN = "Clean the kitchen before my sister comes on Saturday";

export const KITCHEN_STEPS = [
  { text: "Put one plate in the sink", minutes: 1 },
  { text: "Fill the sink with hot water", minutes: 2 },
  { text: "Wash what stands left of the sink", minutes: 10 },
  { text: "Wipe the stove", minutes: 5 },
  { text: "Mop the floor", minutes: 12 },
];

const LONG_WORD =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

export const LONG_GOAL = `Find out why the letter from the ${LONG_WORD} came twice, and answer both before the end of the month, without phoning anybody, because phoning is what I have put off since spring`;

export const LONG_STEPS = [
  `Put both letters of the ${LONG_WORD} side by side on the table, with the dates up, and mark with a pencil every sentence that asks something of you`,
  "Write one line to each.",
  "Ask the neighbour who had the same letter last year how she answered it, what it cost her, and whether anybody ever wrote back to her after that",
];

const ENTRIES = [
  {
    content:
      "The first plate was in the sink before I noticed that I had started.\n\nThe rest of the kitchen still looks as it looks, and for once that is all right.",
    mood: 4,
  },
  { content: "Slept badly. One letter opened anyway.", mood: 2 },
  {
    content:
      "Called the practice. Two minutes on hold, one minute of talking, and a date in December. I had carried that call around since summer.",
    mood: 5,
  },
];

/** Spares a person the line that asks to confirm the address. */
export function confirmAddress(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query("UPDATE users SET email_verified = now() WHERE email = $1", [email]),
  );
}

/** Lets a person have seen every hint but these. */
export function leaveHints(email: string, hints: readonly Hint[]): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `UPDATE users SET hints_put_away = ARRAY(
         SELECT hint FROM unnest(enum_range(NULL::hint)) hint WHERE hint::text <> ALL ($2))
       WHERE email = $1`,
      [email, hints],
    ),
  );
}

/** The plans of the demo account, the first half of each done; answers their ids, newest first. */
export async function liveWithPlans(page: Page): Promise<string[]> {
  const ids: string[] = [];
  for (const { goal, steps } of SAMPLE_PLANS) {
    const id = await makePlan(
      page,
      goal,
      steps.map(({ text, minutes }) => ({ text, minutes })),
    );
    await tick(page, id, Math.floor(steps.length / 2));
    ids.unshift(id);
  }
  for (const id of ids.slice(0, 2)) await starOpenStep(page, id);
  return ids;
}

/** Ticks the first steps of a plan. */
export async function tick(page: Page, planId: string, count: number): Promise<void> {
  for (const { id } of (await stepsOf(page, planId)).slice(0, count)) {
    const address = `/api/checklist/${planId}/tasks/${id}`;
    await page.request.patch(address, { data: { completed: true } });
  }
}

export async function keepEntries(page: Page): Promise<void> {
  const journal = new JournalPage(page);
  for (const entry of ENTRIES.toReversed()) await journal.addByCall(entry);
}

/** Eight weeks of ticks and focus sessions behind a person, more in some weeks than in others. */
export function liveForWeeks(email: string): Promise<unknown> {
  return inDatabase(async (client) => {
    await client.query(
      `UPDATE steps SET completed_at = now() - (position % 8) * interval '7 days'
       WHERE completed AND checklist_id IN (
         SELECT c.id FROM checklists c JOIN users u ON u.id = c.user_id WHERE u.email = $1)`,
      [email],
    );
    await client.query(
      `INSERT INTO timer_sessions (id, user_id, status, planned_seconds, duration_seconds, started_at, ends_at, ended_at)
       SELECT uuidv7(), u.id, 'completed', 1500, 1500 - 200 * (n % 4), at, at + interval '25 minutes', at + interval '25 minutes'
       FROM users u, generate_series(1, 22) n, LATERAL (SELECT now() - (n * 61 % 53) * interval '1 day' AS at) times
       WHERE u.email = $1`,
      [email],
    );
  });
}

async function starOpenStep(page: Page, planId: string): Promise<void> {
  const steps = await stepsOf(page, planId);
  const open = steps.findIndex(({ completed }) => !completed);
  if (open >= 0) await starSteps(page, planId, open + 1);
}

async function stepsOf(page: Page, planId: string): Promise<{ id: string; completed: boolean }[]> {
  const { checklist } = await (await page.request.get(`/api/checklist/${planId}`)).json();
  return checklist.steps;
}
