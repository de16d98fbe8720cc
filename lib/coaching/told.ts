import { z } from "zod";
import type { SafetyNotice } from "@/lib/safety/types";

/**
 * A text of a conversation with what stood beside it: what is encrypted in a row, as JSON. A message of
 * the person is its text alone.
 */
const toldSchema = z.object({
  text: z.string(),
  tasks: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
  coach: z.enum(["claude", "built-in"]).nullable().default(null),
  notice: z.string().nullable().default(null),
  /** The help that was shown with it, as it was shown. */
  safety: z.custom<SafetyNotice>().nullable().default(null),
});

export type Told = z.output<typeof toldSchema>;

/** A text as it is encrypted. */
export function writeTold(told: z.input<typeof toldSchema>): string {
  return JSON.stringify(told);
}

/** What was encrypted; null where it could not be opened. */
export function readTold(opened: string | null): Told | null {
  return opened === null ? null : toldSchema.parse(JSON.parse(opened));
}
