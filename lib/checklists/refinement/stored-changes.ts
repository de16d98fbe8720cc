import { z } from "zod";
import type { SafetyNotice } from "@/lib/safety/types";
import type { ShownChanges, StepChange } from "./types";

const fields = { text: z.string(), minutes: z.number().nullable(), priority: z.boolean() };
const stepId = z.string();

const stepChangeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("added"), stepId, partOf: z.string().nullable(), ...fields }),
  z.object({ type: z.literal("removed"), stepId, text: z.string() }),
  z.object({
    type: z.literal("edited"),
    stepId,
    before: z.object(fields),
    after: z.object(fields),
  }),
  z.object({ type: z.literal("moved"), stepId, text: z.string() }),
]);

/**
 * What the column `changes` of a coach's message holds. `order` has the ids of all live steps before and
 * after, kept only where something was moved or removed; `removedAt` is the `deleted_at` of the removed.
 */
export const storedChangesSchema = z.object({
  coach: z.enum(["claude", "built-in"]),
  notice: z.string().nullable(),
  steps: z.array(stepChangeSchema),
  order: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).nullable(),
  removedAt: z.iso.datetime().nullable(),
  /** The help that was shown with the answer, as it was shown. */
  safety: z.custom<SafetyNotice>().nullish(),
});

export type StoredChanges = z.output<typeof storedChangesSchema>;

/** The changes as a screen shows them; null when the list stayed as it was. */
export function shownChanges(steps: StepChange[]): ShownChanges | null {
  return steps.length === 0 ? null : { summary: summaryOf(steps), steps };
}

/** "Added 2, removed 1, changed 1, moved 3." */
function summaryOf(steps: readonly StepChange[]): string {
  const words = { added: "added", removed: "removed", edited: "changed", moved: "moved" } as const;
  const parts = Object.entries(words).flatMap(([type, word]) => {
    const count = new Set(
      steps.filter((change) => change.type === type).map((change) => change.stepId),
    ).size;
    return count > 0 ? [`${word} ${count}`] : [];
  });
  const summary = parts.join(", ");
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
