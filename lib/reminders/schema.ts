import { z } from "zod";
import {
  FREQUENCIES,
  MAX_CUSTOM_DAYS,
  MESSAGES,
  MIN_CUSTOM_DAYS,
  MINUTES_OF_DAY,
} from "./constants";

const wholeDays = z
  .int({ error: MESSAGES.customDays })
  .min(MIN_CUSTOM_DAYS, MESSAGES.customDays)
  .max(MAX_CUSTOM_DAYS, MESSAGES.customDays);

/** Typed text is read as an integer, and is null when it can't be (document 2, section 5). */
const customDays = z
  .union([z.string(), z.number(), z.null()], { error: MESSAGES.customDays })
  .transform((value) => (typeof value === "string" ? Number.parseInt(value, 10) : value))
  .transform((value) => (Number.isNaN(value) ? null : value))
  .pipe(wholeDays.nullable());

const weekday = z
  .int({ error: MESSAGES.weekdays })
  .min(1, MESSAGES.weekdays)
  .max(7, MESSAGES.weekdays);

/** Payload of `POST /api/reminders/settings`: any of these; what is left out stays. */
export const reminderSettingsSchema = z
  .object({
    enabled: z.union([z.literal(0), z.literal(1)], { error: MESSAGES.enabled }).optional(),
    frequency: z.enum(FREQUENCIES, { error: MESSAGES.frequency }).optional(),
    customDays: customDays.optional(),
    minuteOfDay: z
      .int({ error: MESSAGES.minuteOfDay })
      .min(0, MESSAGES.minuteOfDay)
      .max(MINUTES_OF_DAY - 1, MESSAGES.minuteOfDay)
      .optional(),
    weekdays: z
      .array(weekday, { error: MESSAGES.weekdays })
      .max(7, MESSAGES.weekdays)
      .transform((days) => [...new Set(days)].sort())
      .optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: MESSAGES.nothingToChange,
  });

export type ReminderChanges = z.output<typeof reminderSettingsSchema>;
