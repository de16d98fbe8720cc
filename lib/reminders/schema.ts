import { z } from "zod";
import { FREQUENCIES, MAX_CUSTOM_DAYS, MIN_CUSTOM_DAYS, MINUTES_OF_DAY } from "./constants";
import { SETTINGS_PROBLEMS } from "./problems";

const wholeDays = z
  .int({ error: SETTINGS_PROBLEMS.customDays })
  .min(MIN_CUSTOM_DAYS, SETTINGS_PROBLEMS.customDays)
  .max(MAX_CUSTOM_DAYS, SETTINGS_PROBLEMS.customDays);

/** Typed text is read as an integer, and is null when it can't be (document 2, section 5). */
const customDays = z
  .union([z.string(), z.number(), z.null()], { error: SETTINGS_PROBLEMS.customDays })
  .transform((value) => (typeof value === "string" ? Number.parseInt(value, 10) : value))
  .transform((value) => (Number.isNaN(value) ? null : value))
  .pipe(wholeDays.nullable());

const weekday = z
  .int({ error: SETTINGS_PROBLEMS.weekdays })
  .min(1, SETTINGS_PROBLEMS.weekdays)
  .max(7, SETTINGS_PROBLEMS.weekdays);

/** Payload of `POST /api/reminders/settings`: any of these; what is left out stays. */
export const reminderSettingsSchema = z
  .object({
    enabled: z.union([z.literal(0), z.literal(1)], { error: SETTINGS_PROBLEMS.enabled }).optional(),
    frequency: z.enum(FREQUENCIES, { error: SETTINGS_PROBLEMS.frequency }).optional(),
    customDays: customDays.optional(),
    minuteOfDay: z
      .int({ error: SETTINGS_PROBLEMS.minuteOfDay })
      .min(0, SETTINGS_PROBLEMS.minuteOfDay)
      .max(MINUTES_OF_DAY - 1, SETTINGS_PROBLEMS.minuteOfDay)
      .optional(),
    weekdays: z
      .array(weekday, { error: SETTINGS_PROBLEMS.weekdays })
      .max(7, SETTINGS_PROBLEMS.weekdays)
      .transform((days) => [...new Set(days)].sort())
      .optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: SETTINGS_PROBLEMS.nothingToChange,
  });

export type ReminderChanges = z.output<typeof reminderSettingsSchema>;
